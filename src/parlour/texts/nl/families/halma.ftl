game-halma_stern10 = Halma op de ster
    .tag = Tien pionnen, één ster, en de langste reeks sprongen is voor jou.
game-sternhalma = Sterhalma
    .tag = De grote ster: ieder vijftien pionnen, van hoek tot hoek.
game-halma_a = Halma A
    .tag = Twee tot zes spelers steken tegelijk de ster over.
game-halma_b = Halma B
    .tag = Geen stappen: elke zet springt, desnoods over hele rijen.
game-halma_eck = Halma
    .tag = De klassieker op 256 velden, alleen of met een partner.
game-twee_in_een_a = Twee in een: vier tegen vier
    .tag = Halma, klein genoeg voor een koffiepauze.
game-twee_in_een_b = Twee in een: vier tegen één
    .tag = Vier pionnen die nooit omkeren jagen op één die overal heen mag.
game-eckdame = Hoekdammen
    .tag = Van hoek tot hoek op de donkere velden, en nooit een stap terug.
game-pyramiden_dame = Piramidedammen
    .tag = Breek je piramide af en bouw haar aan de overkant weer op.
game-racado = Racado
    .tag = De dobbelsteen zegt hoe ver; op wie je terechtkomt, die ligt eruit.
game-tippy = Tippy
    .tag = Neem een stuk zijn laatste vrije punt af, en het is van jou.

option-halma_stern10-two_player_seats = Plaatsen van twee spelers
    .help = Uit elkaar: niemands doel is de hoek van een ander. Tegenover elkaar: ieder gaat naar de hoek van de ander.
option-halma_stern10-two_player_seats-apart = Uit elkaar
option-halma_stern10-two_player_seats-facing = Tegenover elkaar
option-halma_stern10-full_target_wins = Een vol doel wint
    .help = Je wint ook als elk veld van je doel bezet is, en meer dan de helft ervan door jou: niemand houdt je tegen door thuis te blijven.
option-halma_stern10-turn_limit = Beurten per speler
    .help = Na zoveel beurten staat voor wie de meeste stukken in het doel heeft.
option-halma_stern10-no_leaving_target = Wie er is, blijft er
    .help = Een stuk in zijn doel mag niet meer daarbuiten eindigen.
option-sternhalma-two_player_seats = { option-halma_stern10-two_player_seats }
    .help = { option-halma_stern10-two_player_seats.help }
option-sternhalma-two_player_seats-apart = { option-halma_stern10-two_player_seats-apart }
option-sternhalma-two_player_seats-facing = { option-halma_stern10-two_player_seats-facing }
option-sternhalma-full_target_wins = { option-halma_stern10-full_target_wins }
    .help = { option-halma_stern10-full_target_wins.help }
option-sternhalma-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-sternhalma-no_leaving_target = { option-halma_stern10-no_leaving_target }
    .help = { option-halma_stern10-no_leaving_target.help }
option-halma_a-full_target_wins = { option-halma_stern10-full_target_wins }
    .help = { option-halma_stern10-full_target_wins.help }
option-halma_a-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-halma_a-no_leaving_target = { option-halma_stern10-no_leaving_target }
    .help = { option-halma_stern10-no_leaving_target.help }
option-halma_b-full_target_wins = { option-halma_stern10-full_target_wins }
    .help = { option-halma_stern10-full_target_wins.help }
option-halma_b-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-halma_b-no_leaving_target = { option-halma_stern10-no_leaving_target }
    .help = { option-halma_stern10-no_leaving_target.help }
option-halma_eck-teams = Teams met vier spelers
    .help = Partners winnen samen, als beiden tegelijk in hun doel zijn.
option-halma_eck-teams-none = Ieder voor zich
option-halma_eck-teams-opposite = Hoeken tegenover elkaar samen
option-halma_eck-teams-adjacent = Buren samen
option-halma_eck-full_target_wins = Een vol doel wint
    .help = Je bent ook binnen als elk veld van je doel bezet is, en meer dan de helft ervan door jou: niemand houdt je tegen door thuis te blijven.
option-halma_eck-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-halma_eck-no_leaving_target = { option-halma_stern10-no_leaving_target }
    .help = { option-halma_stern10-no_leaving_target.help }
option-halma_eck-jump_over_line = Sprongen over hele rijen
    .help = Een sprong mag ook over meer stukken gaan die zonder gat op een rij staan.
option-twee_in_een_a-setup = Waar de pionnen beginnen
    .help = In de hoeken, of langs de randen tegenover elkaar.
option-twee_in_een_a-setup-corner = In de hoek
option-twee_in_een_a-setup-edge = Langs de rand
option-twee_in_een_a-full_target_wins = Een vol doel wint
    .help = Je wint ook als alle vier de doelvelden bezet zijn en er minstens drie van jou zijn.
option-twee_in_een_a-turn_limit = Beurten per speler
    .help = Na zoveel beurten staat voor wie de meeste pionnen in het doel heeft.
option-twee_in_een_b-setup = { option-twee_in_een_a-setup }
    .help = { option-twee_in_een_a-setup.help }
option-twee_in_een_b-setup-corner = { option-twee_in_een_a-setup-corner }
option-twee_in_een_b-setup-edge = { option-twee_in_een_a-setup-edge }
option-twee_in_een_b-single_moves = Richtingen van de ene pion
    .help = Doos 315 laat hem alle kanten op. Wij lezen dat als recht vooruit, achteruit en opzij; schuin kan erbij.
option-twee_in_een_b-single_moves-straight = Alleen recht
option-twee_in_een_b-single_moves-all_ways = Ook schuin
option-twee_in_een_b-repetition_draw = Remise door herhaling
    .help = Het is remise als dezelfde stelling zo vaak voorkomt. 0 zet dit uit.
option-twee_in_een_b-turn_limit = Zetten per speler
    .help = Na zoveel zetten van elke speler is het remise.
option-eckdame-full_target_wins = Een vol doel wint
    .help = Je wint ook als elk veld van je doel bezet is, en meer dan de helft ervan door jou: niemand houdt je tegen door thuis te blijven.
option-eckdame-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-pyramiden_dame-backward = Achteruit
    .help = Of sprongen, of ook stappen, achteruit mogen.
option-pyramiden_dame-backward-jumps = Alleen sprongen
option-pyramiden_dame-backward-none = Nooit
option-pyramiden_dame-backward-all = Sprongen en stappen
option-pyramiden_dame-full_target_wins = { option-eckdame-full_target_wins }
    .help = { option-eckdame-full_target_wins.help }
option-pyramiden_dame-turn_limit = { option-halma_stern10-turn_limit }
    .help = { option-halma_stern10-turn_limit.help }
option-racado-two_player_seats = Plaatsen van twee spelers
    .help = Uit elkaar: niemands hof is de hoek van een ander. Tegenover elkaar: ieder gaat naar de hoek van de ander.
option-racado-two_player_seats-apart = { option-halma_stern10-two_player_seats-apart }
option-racado-two_player_seats-facing = { option-halma_stern10-two_player_seats-facing }
option-racado-path = Hoe je een worp loopt
    .help = Rechtdoor, over alles heen wat er staat; of stap voor stap met bochten, alleen over vrije velden en nergens twee keer.
option-racado-path-straight = Rechtdoor
option-racado-path-free = Met bochten
option-racado-leave_court = Weer uit de hof
    .help = Stukken mogen hun hof weer verlaten.
option-racado-turn_limit = Beurten per speler
    .help = Na zoveel beurten van iedereen is de partij uit en tel je de stukken.
option-tippy-two_player_seats = Plaatsen van twee spelers
    .help = In hoeken uit elkaar, of in hoeken tegenover elkaar.
option-tippy-two_player_seats-apart = { option-halma_stern10-two_player_seats-apart }
option-tippy-two_player_seats-facing = { option-halma_stern10-two_player_seats-facing }
option-tippy-quiet_limit = Beurten zonder insluiten
    .help = Heeft elke speler zoveel beurten gehad zonder dat er iets is ingesloten, dan is de partij uit.

halma-holding-home = In het doel
halma-holding-court = In de hof
halma-holding-left = Stukken over

halma-button-throw = Gooien
halma-button-pass = Passen

halma-pair = { $one } en { $other }
halma-all = Meerdere spelers

halma-prompt-move = { $colour } is aan zet: een stap, of sprongen.
halma-prompt-hop = { $colour } springt met een stuk.
halma-prompt-step = { $colour } doet een stap met een stuk.
halma-prompt-rest = { $colour } is binnen: zet, of pas en wacht op de partner.
halma-prompt-pass = { $colour } is ingesloten en moet wachten.
halma-prompt-throw = { $colour } gooit.
halma-prompt-pips = { $colour } heeft { $pips } gegooid: zet een stuk precies zo ver, rechtdoor.
halma-prompt-pips-free = { $colour } heeft { $pips } gegooid: zet een stuk precies zo ver, over vrije velden; bochten mogen.
halma-prompt-pass-pips = { $colour } heeft { $pips } gegooid, en geen stuk kan zo ver.
halma-prompt-take = Er zijn meer stukken ingesloten: { $colour } neemt er een.
halma-prompt-four = { $colour } zet een van de vier pionnen vooruit of opzij.
halma-prompt-single = { $colour } zet de ene pion één veld verder.

halma-log-step = { $colour } gaat van { $start } naar { $target }.
halma-log-hop = { $colour } springt van { $start } naar { $target }{ $count ->
        [one] .
       *[other] {""}, { $count } sprongen achter elkaar.
    }
halma-log-pass = { $colour } kan niet zetten en wacht.
halma-log-rest = { $colour } is binnen en wacht.
halma-log-throw = { $colour } gooit { $pips }.
halma-log-capture = { $colour } slaat een stuk van { $other } op { $field }.
halma-log-enclose = { $colour } sluit het stuk van { $other } op { $field } in en neemt het.
halma-log-out = { $colour } heeft geen stukken meer en ligt eruit.
halma-log-several = { $colour } heeft meer stukken ingesloten en mag er een nemen.

halma-end-home = { $how ->
        [team] { $winner } winnen: beiden zijn binnen.
       *[alone] { $winner } wint: alle stukken zijn in het doel.
    }
halma-end-full_target = { $how ->
        [team] { $winner } winnen: hun doelen zijn vol, en meer dan de helft is van hen.
       *[alone] { $winner } wint: het doel is vol, met meer dan de helft eigen stukken.
    }
halma-end-turn_limit = De laatste beurt is gespeeld. { $how ->
        [team] { $winner } staan voor en winnen.
        [shared] { $winner } delen de winst.
       *[alone] { $winner } staat voor en wint.
    }
halma-end-stuck = Niemand kan meer zetten. { $how ->
        [team] { $winner } staan voor en winnen.
        [shared] { $winner } delen de winst.
       *[alone] { $winner } staat voor en wint.
    }
halma-end-court = Alle overgebleven stukken van één kleur staan in hun hof. { $how ->
        [shared] { $winner } hebben evenveel stukken en delen de winst.
       *[alone] { $winner } heeft de meeste stukken en wint.
    }
halma-end-last_standing = { $how ->
        [shared] Niemand heeft nog een stuk.
       *[alone] { $winner } wint: niemand anders heeft nog een stuk.
    }
halma-end-no_pieces = { $winner } wint: niemand anders heeft nog een stuk.
halma-end-quiet = Er is lang niets ingesloten. { $how ->
        [shared] { $winner } hebben evenveel stukken en delen de eerste plaats.
       *[alone] { $winner } heeft de meeste stukken en wint.
    }
halma-end-shut_in = { $winner } wint: de ene pion is ingesloten.
halma-end-no_move = { $winner } wint: geen van de vier kan nog weg.
halma-end-through = { $winner } wint: de ene pion is achter alle vier.
halma-end-repetition = Remise: dezelfde stelling is weer op het bord gekomen.
halma-end-too_long = Remise: niemand kwam erdoor, en niemand werd ingesloten.

halma-why-over = De partij is afgelopen.
halma-why-over-full = De partij is afgelopen: een doel was vol, en meer dan de helft was van wie het moest vullen. Thuisblijven helpt niemand.
halma-why-over-limit = De partij is afgelopen: iedereen heeft het afgesproken aantal beurten gehad. Stukken die thuisbleven tellen niet.
halma-why-over-stuck = De partij is afgelopen: niemand kon meer zetten, en de stukken in de doelen zijn geteld.
halma-why-throw-first = Eerst wordt er gegooid.
halma-why-choose-enclosed = Er zijn meer stukken ingesloten: kies het stuk dat van het bord gaat.
halma-why-no-pass = Passen mag hier niet: je moet een pion verzetten.
halma-why-must-move = Wie kan zetten, moet zetten; alleen wie ingesloten is, wacht.
halma-why-nothing-moves = Je kunt geen stuk verzetten: je past.
halma-why-no-field = Stukken staan op de velden van het bord.
halma-why-not-yours = Het stuk op { $field } is niet van jou.
halma-why-empty = Op { $field } staat geen stuk: kies er een van jezelf.
halma-why-held = Dit stuk is binnen en kan in zijn doel niet verder.
halma-why-stuck = Het stuk op { $field } kan nu niet weg.
halma-why-choose-target = Kies nu waar het stuk van { $field } heen gaat.
halma-why-same-field = Een zet mag niet eindigen waar hij begon.
halma-why-occupied = { $field } is bezet.
halma-why-leave-target = Een stuk dat binnen is, blijft in zijn doel.
halma-why-leave-court = Een stuk in zijn hof mag er niet meer uit.
halma-why-pips = Een stuk gaat precies { $pips } velden, rechtdoor in een van de zes richtingen.
halma-why-pips-free = Een stuk gaat precies { $pips } stappen, over vrije velden en nergens twee keer; bochten mogen.
halma-why-one-step = Een stuk doet één stap, naar een vrij veld ernaast.
halma-why-no-diagonal = Pionnen gaan hier recht, nooit schuin.
halma-why-no-diagonal-four = De vier gaan recht, nooit schuin.
halma-why-never-back = De vier gaan vooruit of opzij, nooit achteruit.
halma-why-step-forward = In die richting mag je hier geen stap doen.
halma-why-only-hops = Stappen bestaan in dit spel niet: elke zet is een sprong.
halma-why-nothing-between = Op { $field } staat niets om over te springen.
halma-why-hop-forward = Sprongen gaan hier niet achteruit.
halma-why-row = Een sprong gaat over één stuk, niet over een hele rij.
halma-why-own = Over eigen stukken spring je hier niet.
halma-why-no-way = Geen stap en geen reeks sprongen brengt je van { $start } naar { $target }.
