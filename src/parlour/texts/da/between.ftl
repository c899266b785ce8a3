# Between tables: who can come, which tables wait, what this browser knows of its people.

between-share = Del
between-alone = Denne æske er kun åben på denne maskine: venner kan ikke nå den endnu.
between-alone-how = På selve maskinen kan den åbnes for det lokale netværk eller startes med: parlour serve --lan
between-network = Åbn for dette netværk
between-network-closed = Så kan venner på samme wi-fi sætte sig ved et bord, de har linket til. Det kan ingen udefra.
between-network-open = Den, der er på samme netværk og har et link, kan komme ind, til det slås fra, eller æsken lukkes.
between-qr = Et billede til telefonens kamera, der fører til { $address }

# A table is called by those who sit there.
between-title = { $players }: { $game }

between-remind = Det blev din tur, mens du var et andet sted. Skal dit system sige til næste gang?
between-remind-yes = Ja, sig til
between-remind-no = Nej tak
between-remind-turn = Din tur: { $game }
between-remind-with = { $names } { $count ->
    [one] venter.
   *[other] venter.
}

between-window = I udstillingsvinduet
between-window-join = En plads er ledig
between-window-watch = Du må se med
between-list = Vis i udstillingsvinduet
between-list-help = Så finder alle på denne server bordet på forsiden og kan sætte sig eller se med.

between-me = Dig
between-me-lead = Alt det gemmes i denne browser. Der er ingen konto, og ingen andre ser det.
between-me-name = Dit navn
between-me-sign = Dit tegn: hvor det er ledigt, får du den plads
between-me-figures = Din statistik
between-me-figures-none = Intet er spillet færdigt endnu.
between-me-game = Spil
between-me-played = spillet
between-me-won = vundet
between-me-streak = i træk
between-me-average = point i gennemsnit
between-me-best = flest point
between-carry = Til en anden enhed
between-carry-help = Dit navn, dine pladser og det, du har lagt væk, følger med. Her bliver alt, som det er.
between-carry-leave = Pak til rejsen
between-carry-left = Tast denne kode dér, eller ret kameraet mod billedet. Den gælder i ti minutter og én gang.
between-carry-typed = Tast denne kode dér. Den gælder i ti minutter og én gang.
between-carry-code = En kode fra en anden enhed
between-carry-fetch = Pak ud
between-carry-arrived = Alt er nået frem.
between-carry-failed = Det lykkedes ikke. Prøv igen.
between-remind-switch = Lad systemet sige til, når det er min tur, og jeg er et andet sted
