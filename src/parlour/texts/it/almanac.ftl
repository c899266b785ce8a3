# Che cosa hanno mostrato molte partite, sulla pagina di un gioco: lo carica solo quella pagina.

almanac-title = In cifre
almanac-length = { $minutes ->
    [one] Una partita dura circa un minuto.
   *[other] Una partita dura circa { NUMBER($minutes) } minuti.
}
almanac-won = I computer che giocano alla svelta lo risolvono { NUMBER($won) } volte su 100.
almanac-first = Chi comincia vince { NUMBER($won) } partite su 100.
almanac-first-drawn = Chi comincia vince { NUMBER($won) } partite su 100, e { NUMBER($drawn) } sono patte.
almanac-first-many = Chi comincia vince { NUMBER($won) } partite su 100, mentre la parità sarebbe { NUMBER($even) }.
almanac-first-even = Poco importa chi comincia.
almanac-luck = { $luck ->
    [none] Non c’è fortuna: decide tutto la testa.
    [all] Nessuno ha una scelta: decide tutto la fortuna.
    [most] La fortuna decide quasi tutto.
    [more] La fortuna decide più della metà.
   *[less] La fortuna conta, ma la testa decide più della metà.
}
almanac-changes = { $changes ->
    [0] Chi ha preso il vantaggio di solito lo tiene.
    [one] Il vantaggio cambia circa una volta.
   *[other] Il vantaggio cambia circa { NUMBER($changes) } volte.
}
almanac-comebacks = { $comebacks ->
    [0] Chi era quasi battuto non si riprende quasi mai.
    [one] Una volta su 100 partite vince qualcuno che era quasi battuto.
   *[other] In { NUMBER($comebacks) } partite su 100 vince qualcuno che era quasi battuto.
}
almanac-source = { $play ->
    [thought] Da { NUMBER($games) } partite che computer di livello 2 hanno giocato fra loro; i minuti sono stimati da mosse e scelte.
    [alone] Da { NUMBER($games) } partite che computer di livello 2 hanno giocato da soli; i minuti sono stimati da lanci, mosse e scelte.
    [alone-thought] Da { NUMBER($games) } partite che computer di livello 2 hanno giocato da soli; i minuti sono stimati da mosse e scelte.
   *[dice] Da { NUMBER($games) } partite che computer di livello 2 hanno giocato fra loro; i minuti sono stimati da lanci, mosse e scelte.
}
almanac-source-luck = Da { NUMBER($games) } partite giocate da computer; i minuti sono stimati da lanci e mosse.
almanac-middle = { $to ->
    [one] Metà di tutte le partite dura fino a un minuto.
   *[other] Metà di tutte le partite dura da { NUMBER($from) } a { NUMBER($to) } minuti.
}
almanac-middle-same = { $minutes ->
    [one] Metà di tutte le partite dura circa un minuto.
   *[other] Metà di tutte le partite dura circa { NUMBER($minutes) } minuti.
}
almanac-middle-all = Tutte le partite durano lo stesso tempo.
almanac-minutes = { NUMBER($minutes) } min
almanac-number = { NUMBER($number) }
almanac-victories = Vittorie su 100 partite, in ordine di gioco
almanac-begins = comincia
almanac-second = secondo
almanac-drawn = patta
almanac-begins-told = Chi comincia vince { NUMBER($won) } partite su 100.
almanac-second-told = Chi è secondo vince { NUMBER($won) } partite su 100.
almanac-drawn-told = { NUMBER($won) } partite su 100 sono patte.
almanac-order-told = Il giocatore { NUMBER($number) } in ordine di turno vince { NUMBER($won) } partite su 100.
almanac-deciding = Che cosa decide, fra giocatori della stessa forza
almanac-deciding-told = I dadi decidono { NUMBER($dice) } parti su 100, la testa { NUMBER($thought) }.
almanac-dice = dadi { NUMBER($dice) }
almanac-thought = testa { NUMBER($thought) }
