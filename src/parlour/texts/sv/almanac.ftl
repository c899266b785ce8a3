# What many games have shown, on a game's page: fetched by that page alone.

almanac-title = I siffror
almanac-length = { $minutes ->
    [one] Ett parti tar ungefär en minut.
   *[other] Ett parti tar ungefär { NUMBER($minutes) } minuter.
}
almanac-won = Datorer som spelar lättsamt löser det { NUMBER($won) } gånger av 100.
almanac-first = Den som börjar vinner { NUMBER($won) } partier av 100.
almanac-first-drawn = Den som börjar vinner { NUMBER($won) } partier av 100, och { NUMBER($drawn) } blir oavgjorda.
almanac-first-many = Den som börjar vinner { NUMBER($won) } partier av 100, där { NUMBER($even) } vore jämnt.
almanac-first-even = Det spelar knappt någon roll vem som börjar.
almanac-luck = { $luck ->
    [none] Här finns ingen tur: tanken avgör allt.
    [all] Ingen har något val: turen avgör allt.
    [most] Turen avgör nästan allt.
    [more] Turen avgör mer än hälften.
   *[less] Turen är med, men tanken avgör mer än hälften.
}
almanac-changes = { $changes ->
    [0] Den som har tagit ledningen behåller den oftast.
    [one] Ledningen växlar ungefär en gång.
   *[other] Ledningen växlar ungefär { NUMBER($changes) } gånger.
}
almanac-comebacks = { $comebacks ->
    [0] Den som nästan var slagen kommer nästan aldrig tillbaka.
    [one] I ett parti av 100 vinner någon som nästan var slagen.
   *[other] I { NUMBER($comebacks) } partier av 100 vinner någon som nästan var slagen.
}
almanac-source = { $play ->
    [thought] Från { NUMBER($games) } partier som datorer på nivå 2 spelade mot varandra; minuterna är uppskattade efter drag och val.
    [alone] Från { NUMBER($games) } partier som datorer på nivå 2 spelade ensamma; minuterna är uppskattade efter kast, drag och val.
    [alone-thought] Från { NUMBER($games) } partier som datorer på nivå 2 spelade ensamma; minuterna är uppskattade efter drag och val.
   *[dice] Från { NUMBER($games) } partier som datorer på nivå 2 spelade mot varandra; minuterna är uppskattade efter kast, drag och val.
}
almanac-source-luck = Från { NUMBER($games) } partier som datorer spelade; minuterna är uppskattade efter kast och drag.
almanac-middle = { $to ->
    [one] Hälften av alla partier tar upp till en minut.
   *[other] Hälften av alla partier tar { NUMBER($from) } till { NUMBER($to) } minuter.
}
almanac-middle-same = { $minutes ->
    [one] Hälften av alla partier tar ungefär en minut.
   *[other] Hälften av alla partier tar ungefär { NUMBER($minutes) } minuter.
}
almanac-middle-all = Alla partier tar lika lång tid.
almanac-minutes = { NUMBER($minutes) } min
almanac-number = { NUMBER($number) }
almanac-victories = Segrar på 100 partier, efter turordning
almanac-begins = börjar
almanac-second = tvåa
almanac-drawn = oavgjort
almanac-begins-told = Den som börjar vinner { NUMBER($won) } partier av 100.
almanac-second-told = Den som är tvåa i tur vinner { NUMBER($won) } partier av 100.
almanac-drawn-told = { NUMBER($won) } partier av 100 blir oavgjorda.
almanac-order-told = Spelare { NUMBER($number) } i tur vinner { NUMBER($won) } partier av 100.
almanac-deciding = Vad som avgör, mellan lika starka spelare
almanac-deciding-told = Tärningarna avgör { NUMBER($dice) } procent, tanken { NUMBER($thought) }.
almanac-dice = tärningar { NUMBER($dice) }
almanac-thought = tanke { NUMBER($thought) }
