# Vsa besedila v slovenščini. Glas: vedeževalka s suhim humorjem in lepim vedenjem. Kratki stavki, izid najprej, nikoli posmehljivo.
# Nagovor: ti. Gadalka o sebi govori v prvi osebi in v ženskem spolu (»pričakovala sem«).
# Spol ljudi: nikoli ga ne ugibamo. Zato sedanjik (»izbereš«, »{ $name } zmaga«) ali samostalnik (»tvoja zmaga«), nikoli deležnik o osebi.
# Števila: povsod ednina, dvojina, množina (one, two, few, other); kjer gre brez sklanjanja, pišemo »7-krat od 9«.
# Poteze stojijo v imenovalniku za besedo »poteza«; tožilnik zahteva MOVE($move, case: "accusative"). Vstavljena imena stojijo v imenovalniku: za dvopičjem ali kot pristavek, nikoli s končnico.
# Igra (po diplomskem delu o igri Kamen, papir, škarje): poteza, nasprotnik, strategija, izenačeno, naključje, napoved, vzorec, ujemanje preteklih nizov.
# Izrazi: krog (round pri igri), kolo (round na turnirju), partija (match), dvoboj (duel), dirka (race), niz (streak), točka.
# Branje: brati, prebrati (read), napoved (predictor), navada (habit), profil, model, duh (ghost), sreča in naključje (luck, chance).
# Turnirji: turnirski sistem, vsak z vsakim, na izpadanje, švicarski sistem, razvrstitev (standings), lestvica (leaderboard, ladder), rating, liga, prosto kolo (bye).
# Poštenost: pečat, zapečatiti, zaobljuba (pledge), oznaka (mark), seme (seed), dokaz (proof), preveriti, dnevni ključ, kocke, preizkus (trial).
# Minolovec: plošča (board), polje (cell), zastavica, namig (hint), brez ugibanja (no-guess).
# Narekovaji so »…«, pred znakom % stoji nedeljivi presledek, dolgega pomišljaja ni. »Prostor« je strežnik ali skupina.

## Igre in poteze
game-rps = Kamen-papir-škarje
game-rpsls = Kamen-papir-škarje-kuščar-Spock
game-oddeven = Sodo-liho
move-rock = Kamen
move-paper = Papir
move-scissors = Škarje
move-lizard = { $case ->
   *[nominative] Kuščar
    [accusative] Kuščarja
  }
move-spock = { $case ->
   *[nominative] Spock
    [accusative] Spocka
  }
move-odd = Liho
move-even = Sodo
length-first = do { $points ->
    [one] { $points } točke
    [two] { $points } točk
    [few] { $points } točk
   *[other] { $points } točk
  }
length-best = najboljši od { $of }
length-endless = brez konca

## Partija
match-title = 🔮 { $game } · { $length }
match-title-opponent = { $title } · nasprotnik: { $opponent }
match-opponent-novice = Novinka
match-opponent-mirror = Zrcalo
match-opponent-coin = Pošten kovanec
match-score = { $name } { $won } : { $lost } Gadalka{ $drawn ->
    [0] {""}
    [one] {" "}· { $drawn } izenačen
    [two] {" "}· { $drawn } izenačena
    [few] {" "}· { $drawn } izenačeni
   *[other] {" "}· { $drawn } izenačenih
  }
match-first = Izberi potezo. Moja je že zapečatena.
match-first-guess = Sodo ali liho? Moja slutnja je že zapečatena. Če zgrešim, je točka tvoja.
round-moves = Ti { $yours } · Gadalka { $mine } → { $result }
round-won = točka je tvoja
round-lost = točka je moja
round-drawn = izenačeno
round-missed = zgrešila sem, točka je tvoja
round-hit = uganila sem
round-toast = Ti { $yours } · jaz { $mine } → { $result } · { $won } : { $lost }
round-expected = Pričakovala sem { MOVE($move, case: "accusative") }.
round-expected-because = Pričakovala sem { MOVE($move, case: "accusative") }: { $because }.
round-chance = Tokrat sem zaupala naključju.
round-read = Zaupala sem naključju: morda kdo bere mene.
round-model-off = Žrebala sem, kot želiš: zdaj te ne berem.
round-guessed = Opreti se nisem imela na kaj, zato sem ugibala.
round-unexpected = Nisem pričakovala nič določenega.
round-drew-at-random = Žrebala sem.
round-apart = Igrala je tuja strategija; svoje misli drži zase.
round-by-rule = Igrala sem po svojem pravilu; tebe ne poskuša uganiti.
round-by-merits = Igrala sem, kar se proti tebi doslej splača, ali poskusila kaj drugega.
novice-offer = Težek začetek? Novinka o tebi ne ve ničesar in se uči med igro.
seal-word = tvoja beseda: { $word }
button-why = Zakaj?
button-stop = Končaj
button-rematch = Revanša
button-continue = Nadaljuj
button-continue-at = Nadaljuj { $won } : { $lost }
button-continue-choice = { $number }. { $won } : { $lost }
button-new = Nova partija
button-verify = Preveri
button-proof = Dokaz
button-check-in-browser = Preveri v brskalniku
button-open-page = Odpri kot stran
button-chart = Graf
button-details = Podrobno
button-more = Več
button-rules = Pravila
button-novice = Igraj z Novinko
button-play = Igraj
button-next = Naprej
button-back = Nazaj

## Pravila igre z veliko potezami
rules-title = 🔮 Kaj premaga kaj: { $game }
rules-rock-scissors = Kamen skrha škarje
rules-rock-lizard = Kamen zmečka kuščarja
rules-paper-rock = Papir zavije kamen
rules-paper-spock = Papir ovrže Spocka
rules-scissors-paper = Škarje prerežejo papir
rules-scissors-lizard = Škarje obglavijo kuščarja
rules-lizard-paper = Kuščar poje papir
rules-lizard-spock = Kuščar zastrupi Spocka
rules-spock-scissors = Spock zlomi škarje
rules-spock-rock = Spock upari kamen
rules-beats = Poteza { $winner } premaga potezo { $loser }
rules-caption = Puščica kaže na to, kar poteza premaga
rules-alt = { $game }: poteze v krogu, s puščicami do tega, kar katera premaga. { $rules }
rules-play = Dve enaki potezi pomenita izenačeno. Igraj: /rps play { $variant }

## Kaj je videla
evidence-often = to izbereš { $count }-krat od { $total }
evidence-after-own = po svoji potezi { $yours } to izbereš { $count }-krat od { $total }
evidence-after-other = po moji potezi { $mine } to izbereš { $count }-krat od { $total }
evidence-after-both = po svoji potezi { $yours } proti moji { $mine } to izbereš { $count }-krat od { $total }
evidence-repeat = { $result ->
    [win] po zmagi
    [loss] po porazu
   *[draw] po izenačenju
  } potezo ponoviš { $count }-krat od { $total }
evidence-change = { $result ->
    [win] po zmagi
    [loss] po porazu
   *[draw] po izenačenju
  } potezo zamenjaš { $count }-krat od { $total }
context-times = { $count }-krat od { $total }
context-times-weighed = v { $percent } % primerov, novejši krogi pa štejejo več
context-last = nazadnje { $situation } izbereš prav to
context-sentence = { $situation } { $event } { $times }
context-sentence-plain = { $event } { $times }
context-played = to izbereš
context-yours = { $rounds ->
    [1] svoji potezi
   *[other] svojih potezah
  } { $yours }
context-mine = { $rounds ->
    [1] moji potezi
   *[other] mojih potezah
  } { $mine }
context-both = { $rounds ->
    [1] svoji potezi { $yours } proti moji
   *[other] svojih potezah { $yours } proti mojim
  } { $mine }
context-after = { $back ->
    [1] po
    [one] { $back } krog po
    [two] { $back } kroga po
    [few] { $back } kroge po
   *[other] { $back } krogov po
  } { $moves }
context-after-two = po { $earlier }{ $gap ->
    [1] , nato po
    [one] {" "}in { $gap } krog pozneje po
    [two] {" "}in { $gap } kroga pozneje po
    [few] {" "}in { $gap } kroge pozneje po
   *[other] {" "}in { $gap } krogov pozneje po
  } { $later }
context-result = { $result ->
    [win] { $exact ->
        [yes] zmagi
       *[no] takšni zmagi
      }
    [loss] { $exact ->
        [yes] porazu
       *[no] takšnem porazu
      }
   *[draw] izenačenju
  }
context-results = { $before }, nato { $next }
context-after-results = po { $results }
context-step = { $step ->
    [same] po ponovljeni potezi
    [other] po zamenjani potezi
    [beating] po menjavi v to, kar premaga prejšnjo potezo,
    [beaten] po menjavi v to, kar prejšnja poteza premaga,
   *[far] po koraku, kot je { $from } → { $to },
  }
context-steps = po { $moves ->
    [one] { $moves } potezi
    [two] { $moves } potezah
    [few] { $moves } potezah
   *[other] { $moves } potezah
  } v tem vzorcu
context-alike = { $rounds ->
    [1] po krogu, ki je potekal prav tako,
    [one] po { $rounds } krogu, ki je potekal prav tako,
    [two] po { $rounds } krogih, ki sta potekala prav tako,
    [few] po { $rounds } krogih, ki so potekali prav tako,
   *[other] po { $rounds } krogih, ki so potekali prav tako,
  }
context-from-yours = { $step ->
    [same] potezo ponoviš
    [other] potezo zamenjaš
    [beating] izbereš to, kar premaga tvojo zadnjo potezo,
    [beaten] izbereš to, kar tvoja zadnja poteza premaga,
   *[far] s poteze { $from } preideš na { MOVE($to, case: "accusative") } ali podobno,
  }
context-from-mine = { $step ->
    [same] izbereš mojo zadnjo potezo
    [other] izbereš to, česar nisem igrala jaz,
    [beating] izbereš to, kar premaga mojo zadnjo potezo,
    [beaten] izbereš to, kar moja zadnja poteza premaga,
   *[far] na mojo potezo { $from } odgovoriš s potezo { $to } ali podobno,
  }
why-expected = V zadnjem krogu sem pričakovala { MOVE($move, case: "accusative") }: { $because }.
why-blend = V zadnjem krogu sem pričakovala { MOVE($move, case: "accusative") }. Tega ni povedala nobena posamezna navada; { $rounds ->
    [1] tja je kazal edini krog, ki ga pomnim.
    [one] od { $rounds } kroga, ki ga pomnim, so tja kazali najbolj podobni.
    [two] od { $rounds } krogov, ki ju pomnim, je tja kazal bolj podoben.
    [few] od { $rounds } krogov, ki jih pomnim, so tja kazali najbolj podobni.
   *[other] od { $rounds } krogov, ki jih pomnim, so tja kazali najbolj podobni.
  }
why-sure = Prepričana sem bila { $percent } %.
why-people = V zadnjem krogu sem pričakovala { MOVE($move, case: "accusative") }. O tebi še nisem vedela nič; tako počnejo drugi ljudje.
why-forgotten = V zadnjem krogu sem pričakovala { MOVE($move, case: "accusative") }. Zakaj, sem pozabila, kot želiš.
why-chance = Tokrat sem zaupala naključju: branje je obetalo premalo za takšno tveganje.
why-careful = Zaupala sem naključju: komaj se poznava in morda veš, kako začenjam. V prvih krogih tvegam malo.
why-read = Zaupala sem naključju: moje slutnje so ti prinesle toliko, da morda kdo bere mene. Tvegam le, kar dobim nazaj.
why-spent = Pri tebi nimam več česa tvegati: vse je tvoje. Odslej vsako potezo izžrebam.
why-model-off = Želiš, da te ne berem, zato sem žrebala. Z /model on te smem spet brati.
why-frozen = Tvoj model je zamrznjen: nič novega se ne učim.
why-record = V tej partiji sem pravilno prebrala { $right } od { $all } potez.
why-guessed = Česa podobnega še nisem videla, zato sem ugibala.
why-unexpected = V zadnjem krogu nisem pričakovala nič določenega.
why-random = Ta nasprotnik ne bere ničesar. Vsako potezo žreba.
why-apart = Tu igra tuja datoteka ali duh. Kar misli, ostane pri njem; da je poteza izbrana pred tvojo, kaže pečat.
why-expected-by-rule = V zadnjem krogu sem pričakovala { MOVE($move, case: "accusative") }. Tako je pravilo tega nasprotnika: gleda samo tvojo zadnjo potezo in se ničesar ne uči.
why-by-rule = Ta nasprotnik igra po svojem pravilu in tvoje naslednje poteze ne poskuša uganiti.
why-by-merits = Ta nasprotnik se s poskušanjem uči, kaj se proti tebi splača, in tako igra.
why-valued = { $chosen ->
    [move] V zadnjem krogu sem igrala { MOVE($move, case: "accusative") }: ko { $situation } izbiraš, mi ta poteza obeta največ točk odtlej: { $value }.
    [move-tried] V zadnjem krogu sem za poskus igrala { MOVE($move, case: "accusative") }: ko { $situation } izbiraš, mi ta poteza obeta toliko točk odtlej: { $value }.
    [strategy] V zadnjem krogu sem sledila strategiji { $name }: ko { $situation } izbiraš, mi obeta največ točk odtlej: { $value }.
   *[strategy-tried] V zadnjem krogu sem za poskus sledila strategiji { $name }: ko { $situation } izbiraš, mi obeta toliko točk odtlej: { $value }.
  }
why-daemon = { $said ->
    [yes] V zadnjem krogu sem pričakovala { MOVE($move, case: "accusative") }, tako kot demon, ki ga poslušam.
   *[no] V zadnjem krogu sem žrebala: demon, ki ga poslušam, česa takega še ni videl.
  } Gleda tvoje zadnje poteze ({ $moves }) in zadnje napovedi ({ $guesses }); ocena { $rating }{ $rivals ->
    [0] .
   *[other] , naslednja { $next }.
  }
why-knew = Vedel je to: { $weights }.
why-too-early = Vprašaj me po prvem krogu. Moja naslednja poteza ostane zapečatena.

## Konec partije
end-won = 🔮 { $name } zmaga { $won } : { $lost }
end-lost = 🔮 Gadalka zmaga { $lost } : { $won }
end-level = 🔮 Izenačeno: { $name } { $won } : { $lost } Gadalka
end-stopped = 🔮 Končano pri { $name } { $won } : { $lost } Gadalka
end-forfeited = 🔮 { $name } zmaga brez boja pri { $won } : { $lost }
end-withdrawn = 🔮 Konec pri { $name } { $won } : { $lost }: tega nasprotnika ni več
end-broke = { $line ->
    [0] Njegova datoteka se je sesula in ni mogla več izbrati poteze. Vsak krog šteje.
   *[other] Njegova datoteka se je sesula v vrstici { $line }, stolpcu { $column }, in ni mogla več izbrati poteze. Vsak krog šteje.
}
end-replaced = 🔮 Odloženo pri { $name } { $won } : { $lost } Gadalka
continue-open = 🔮 Še odprto: { $name } { $won } : { $lost } Gadalka
continue-question =
    { $terms }
    Nadaljuješ ali začneš znova? Lahko počaka: izid ostane.
continue-new-terms = Novo: { $terms }
continue-which = 🔮 Katero partijo nadaljujeva?
continue-choice = { $number }. { $won } : { $lost } · { $terms } · { $ago }
continue-aside = 🔮 Odloženo: { $name } { $won } : { $lost } Gadalka
continue-kept = Izid hranim { $days ->
    [one] { $days } dan
    [two] { $days } dneva
    [few] { $days } dni
   *[other] { $days } dni
  }.
continue-is-aside = Ta partija je odložena in nič ni šteto. »Nadaljuj« jo prikliče nazaj.
continue-nothing = Nobena tvoja partija ne čaka. Začni jo: /{ $command } play
continue-gone = Te partije ne hranim več. Začni drugo: /{ $command } play
continue-asked-gone = To vprašanje je že odgovorjeno ali prestaro. Vprašaj znova: /{ $command } play
end-no-rounds = Odigran ni bil noben krog.
end-verified = ✓ preverjeno
end-check-failed = ✗ Moje lastno preverjanje te partije ni uspelo. Ne zaupaj ji in povej tistim, ki poganjajo tega bota.
end-unchecked = Še ni preverjeno: Več → Preveri
end-gave-me = { $habit }: to je meni prineslo { $points ->
    [one] { $points } točko
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
  }{ $back ->
    [0] {""}
   *[other] , tebi pa { $back }
  }.
end-gave-you = { $habit }, jaz pa tega nisem opazila: to je tebi prineslo { $points ->
    [one] { $points } točko
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
  }{ $back ->
    [0] {""}
   *[other] , meni pa { $back }
  }.
end-habit-after = { $result ->
    [win] Po zmagi
    [loss] Po porazu
   *[draw] Po izenačenju
  } potezo { $same ->
    [yes] ponoviš
   *[no] zamenjaš
  }
end-habit-favourite = Najpogosteje izbereš { MOVE($move, case: "accusative") }
end-habit-in-turn = { $size ->
    [2] Svoji potezi izmenjuješ
   *[other] Poteze jemlješ po vrsti, { $moves }
  }
end-plain-mine = { $variant ->
    [0] Nobena posamezna navada te ni izdala. Živela sem od drobiža.
    [1] Ne znam imenovati navade, ki te je to stala. Zasluge si deliva s srečo.
   *[2] Nič v tvoji igri ne izstopa. Recimo temu vseeno slutnja.
  }
end-plain-yours = { $variant ->
    [0] Nisem našla navade, ki bi se je oprijela. Moj poklon.
    [1] Nič te ni izdalo. In res sem gledala.
   *[2] Nobena tvoja navada ne izstopa. Karte zardevajo.
  }
end-plain-level = { $variant ->
    [0] Nihče od naju ni veliko izdal.
    [1] Izenačeno in nobena navada ne izstopa. Karte skomignejo.
   *[2] Med nama ni razlike in ni kaj povedati.
  }
end-plain-short = { $variant ->
    [0] Prekratko, da bi komu brala prihodnost.
    [1] Tako malo krogov? Še jaz jih potrebujem malo več.
   *[2] Igra se je komaj začela; povedati še ni kaj.
  }
end-plain-rule = { $variant ->
    [0] Držala sem se svojega pravila in nobena tvoja navada ne izstopa.
    [1] Igrala sem po pravilu in nisem brala nikogar. Nobena navada ne izstopa.
   *[2] Pravilo proti človeku in nobena navada ne izstopa.
  }
end-plain-random = { $variant ->
    [0] Žrebala sem: o tebi to ne pove ničesar.
    [1] Tokrat nisem brala ničesar. Hvali ali grajaj srečo.
   *[2] Moje poteze so bile naključne: tvoje navade niso odločale.
  }
end-read = { $rounds ->
    [one] { $rounds } krog
    [two] { $rounds } kroga
    [few] { $rounds } krogi
   *[other] { $rounds } krogov
  }. Napovedala sem { $percent } % tvojih potez, sama sreča bi jih { $chance } %: { $verdict }.
end-unread = { $rounds ->
    [one] { $rounds } krog
    [two] { $rounds } kroga
    [few] { $rounds } krogi
   *[other] { $rounds } krogov
  }. Brala nisem ničesar.
verdict-read = več kot sreča
verdict-unsure = premalo krogov za gotovost
verdict-escaped = izmuzneš se pogosteje, kot dopušča sreča
duel-read-title = { $who ->
    [you] 🔮 Kako bi brala tebe
   *[other] 🔮 Kako bi se brala igra: { $name }
  }
duel-read-closed = { $name } to drži zase. Ko bo pod dvobojem pritisnjen gumb »Naj me bere«, bo na ogled.
duel-read-nothing = Brati ni kaj: v nobenem krogu nista izbrali obe strani.
duel-read-unread = Ne bi pričakovala nič določenega.
duel-read-count = Napovedala bi { $right } od { $read } potez; sreča bi jih { $luck }. { $verdict ->
    [read] To je več kot sreča.
    [escaped] { $who ->
        [you] Izmuzneš se pogosteje, kot dopušča sreča.
       *[other] { $name } se izmuzne pogosteje, kot dopušča sreča.
      }
   *[unsure] Premalo krogov za gotovost.
  }
duel-read-round = { $round }. krog: pričakovala bi { MOVE($move, case: "accusative") }: { $because } (sreča: { $luck }).
duel-read-often = { $who ->
    [you] to izbereš { $count }-krat od { $total }
   *[other] { $name } to izbere { $count }-krat od { $total }
  }
duel-read-after-own = { $who ->
    [you] po svoji potezi { $own } to izbereš { $count }-krat od { $total }
   *[other] po svoji potezi { $own } { $name } to izbere { $count }-krat od { $total }
  }
duel-read-after-other = { $who ->
    [you] po tuji potezi { $other } to izbereš { $count }-krat od { $total }
   *[other] po tuji potezi { $other } { $name } to izbere { $count }-krat od { $total }
  }
duel-read-after-both = { $who ->
    [you] po svoji potezi { $own } proti { $other } to izbereš { $count }-krat od { $total }
   *[other] po svoji potezi { $own } proti { $other } { $name } to izbere { $count }-krat od { $total }
  }
duel-read-repeat = { $result ->
    [win] po zmagi
    [loss] po porazu
   *[draw] po izenačenju
  } { $who ->
    [you] potezo ponoviš
   *[other] { $name } potezo ponovi
  } { $count }-krat od { $total }
duel-read-change = { $result ->
    [win] po zmagi
    [loss] po porazu
   *[draw] po izenačenju
  } { $who ->
    [you] potezo zamenjaš
   *[other] { $name } potezo zamenja
  } { $count }-krat od { $total }
duel-read-strip = { $who ->
    [you] ← tvoje poteze
   *[other] ← poteze: { $name }
  }
duel-read-strip-expected = ← kaj bi pričakovala
duel-read-known = { $known ->
    [0] Od prej nisem vedela nič; učila sem se med dvobojem.
    [one] Izhajala sem iz { $known } prejšnjega kroga in se učila med dvobojem.
    [two] Izhajala sem iz { $known } prejšnjih krogov in se učila med dvobojem.
    [few] Izhajala sem iz { $known } prejšnjih krogov in se učila med dvobojem.
   *[other] Izhajala sem iz { $known } prejšnjih krogov in se učila med dvobojem.
  }
strip-yours = ← tvoje poteze
strip-mine = ← moje
end-seals = Vsi pečati odprti: ujema se { $opened } od { $sealed }.
end-seals-broken = Pečati se ne ujemajo: { $opened } od { $sealed }. Tej partiji ne zaupaj in povej tistim, ki poganjajo tega bota.
details-title = 🔎 V številkah: { $score }
details-habit = { $habit }: { $followed }-krat od { $situations }. Od teh krogov je mojih { $mine }, tvojih { $yours }{ $drawn ->
    [0] {""}
    [one] , { $drawn } je izenačen
    [two] , { $drawn } sta izenačena
    [few] , { $drawn } so izenačeni
   *[other] , { $drawn } je izenačenih
  }.

## Graf partije
chart-rounds = { $game }: { $rounds ->
    [one] { $rounds } krog
    [two] { $rounds } kroga
    [few] { $rounds } krogi
   *[other] { $rounds } krogov
  }
chart-best = { $by ->
    [0] Tvojega vodstva ni bilo.
   *[other] Tvoja največja prednost: { $by }, v { $round }. krogu.
  }
chart-worst = { $by ->
    [0] Nikoli nisem vodila.
   *[other] Moja največja prednost: { $by }, v { $round }. krogu.
  }
chart-turns = { $turns ->
    [0] Vodstvo se ni nikoli zamenjalo.
    [1] Vodstvo se je zamenjalo enkrat, v { $round }. krogu.
    [2] Vodstvo se je zamenjalo dvakrat, nazadnje v { $round }. krogu.
   *[other] Vodstvo se je zamenjalo { $turns }-krat, nazadnje v { $round }. krogu.
  }
chart-reach = Po sami sreči se { $decided ->
    [one] { $decided } odločen krog konča
    [two] { $decided } odločena kroga končata
    [few] { $decided } odločeni krogi končajo
   *[other] { $decided } odločenih krogov konča
  } z razliko nad { $reach } kvečjemu v eni od dvajsetih partij.
chart-luck = { $by ->
    [0] Na koncu izenačeno: to je lahko sreča.
   *[other] Razlika { $by } je prav lahko sreča.
  }
chart-yours = Tvoja prednost je { $by }: to je komaj še sreča.
chart-mine = Moja prednost je { $by }: to je komaj še sreča.
chart-few = { $decided ->
    [0] Odločen ni bil noben krog.
    [one] { $decided } odločen krog je premalo, da bi znanje ločili od sreče.
    [two] { $decided } odločena kroga sta premalo, da bi znanje ločili od sreče.
    [few] { $decided } odločeni krogi so premalo, da bi znanje ločili od sreče.
   *[other] { $decided } odločenih krogov je premalo, da bi znanje ločili od sreče.
  }
chart-stopped = Partija, ustavljena pred koncem, pove manj: lahko se odide v dobrem trenutku.
chart-chosen = Tvoje izbire: { $moves }
chart-grey = Sivo: kako daleč seže sama sreča, 19-krat od 20
chart-lead = Kdo je vodil
chart-difference = tvoje zmage minus moje
chart-moves = Tvoje poteze
chart-times = kolikokrat
chart-round = krog
chart-alt = { $score }. Kdo je vodil, krog za krogom, kot črta nad sivim dosegom sreče, in tvoje poteze kot stolpci. { $lines }
chart-folded = Krogov te partije ne hranim več, zato grafa ni. Njen konec: { $score }.

## Dokaz poštenosti
proof-title = Dokaz poštenosti partije { $session }
checked-fits = ✓ Vse se ujema. Pečatov: { $sealed }; potez, ponovno odigranih in enakih: { $same }.
checked-wrong = ✗ Nekaj se ne ujema. Tej partiji ne zaupaj in povej tistim, ki poganjajo tega bota. Kaj je narobe, piše v dokazu.
checked-dice-later = Od { $date } lahko vsakdo preveri tudi kocke.
checked-dice-fit = Kocke sledijo iz objavljenega dnevnega ključa.
checked-own-word = Za zdaj je to samo moja beseda. Preveri na svojo roko.
proof-how = Doma, s kopijo Gadalke, zapisano zaobljubo in svojim izvozom /data export: npm run -s gadalka -- verify "…" --pledge "…" --history export.json
proof-how-file = Doma, s kopijo Gadalke, priloženo datoteko, zapisano zaobljubo in svojim izvozom /data export: npm run -s gadalka -- verify --file gadalka-proof.txt --pledge "…" --history export.json
source-at = Kopija Gadalke: { $link }
source-unknown = Kje se dobi kopija Gadalke, ve le gostitelj tega bota: naslov tu ni vpisan.
proof-none = Nobena tvoja partija še ni končana, da bi jo lahko preverili. Odigraj jo: /rps play ali /oddeven play
proof-not-yet = Ta partija je še odprta, zato so moji pečati zaprti. Odprejo se na koncu.
proof-folded = Krogov te partije ne hranim več, zato njenih pečatov tu ni mogoče odpreti. Vrstico dokaza z njenega konca pa še: /rps verify proof:…
proof-unreadable = To ni moja vrstica dokaza. Začne se z gdk3., pride z gumba »Preveri« končane partije in mora biti cela.
proof-pledge-lost = Zaobljube te partije tu ne poznam več, zato njenega dokaza ne morem podpisati.
proof-word = Tvoja beseda: { $word }
proof-seeds-later = Dnevni ključ povem { $date }. Od takrat lahko vsakdo preveri, da kocke sledijo iz njega in da jih nisem mogla izbrati.
proof-seeds-no-key = Ključ v tej vrstici ne pripada zaobljubi.
proof-seeds-differ = Kocke NE sledijo iz zaobljubljenega dnevnega ključa. Tej partiji ne zaupaj.
proof-seeds-fit = Kocke sledijo iz razkritega dnevnega ključa, partije in tvoje besede, kot sem se zaobljubila.
proof-gap-version = odtlej so me posodobili in zdaj izbiram drugače.
proof-gap-other = tvoja zgodovina tu ni tista, na kateri je bila ta partija odigrana.
proof-gap-apart = tu je igrala tuja datoteka ali duh. Vsaka poteza je bila zapečatena pred tvojo, kot vedno.
proof-gap-none = za to je potrebna zgodovina tiste osebe, ki je igrala, in to ni tvoja.
proof-taken-back =
    { $count ->
        [one] { $count } zapečatena poteza je bila umaknjena
        [two] { $count } zapečateni potezi sta bili umaknjeni
        [few] { $count } zapečatene poteze so bile umaknjene
       *[other] { $count } zapečatenih potez je bilo umaknjenih
    } brez razloga, ki bi ga kazala ta vrstica. Tej partiji ne zaupaj.
proof-played = Po tej vrstici se je začelo { $date }. Ali je to res, veš ti.
proof-times-differ = Časi v tej vrstici se NE ujemajo z dnevi njenih ključev. Začelo naj bi se { $date }. Ne zaupaj ji.
proof-times-late = Žrebano ali igrano je bilo pod dnem, katerega ključ je bil takrat že javen. Začelo naj bi se { $date }. Ne zaupaj temu.
proof-again = Od poteze { $numbers } naprej so bile poteze opuščene in znova zapečatene. Ali je bilo res tako, pokažejo le takratna sporočila, ki jih imaš.
proof-settings = Od poteze { $numbers } naprej vrstica navaja nastavitve tvojega modela. Če niso bile tvoje, tej partiji ne zaupaj. Potrdijo jih takratna sporočila, morda tudi tvoj izvoz.
proof-account = Od poteze { $numbers } naprej je igra drugje spremenila, kaj tvegam (krogi: { $rounds }). Ali je bilo res tako, pokažejo le takratna sporočila, ki jih imaš.
proof-account-false = Od poteze { $numbers } naprej NISEM mogla tvegati tega, kar piše v vrstici. Tej partiji ne zaupaj.
proof-confirmed = Kar se je spremenilo od poteze { $numbers } naprej, potrjujejo tvoja sporočila ali izvoz.
proof-gap-cut = krogov, ki sem jih takrat poznala, ne hranim več.
proof-gap = { $count ->
    [one] { $count } poteza ni bila odigrana znova: { $why }
    [two] { $count } potezi nista bili odigrani znova: { $why }
    [few] { $count } poteze niso bile odigrane znova: { $why }
   *[other] { $count } potez ni bilo odigranih znova: { $why }
}
proof-different = { $count ->
    [1] Ena poteza NI tista, ki bi jo izbrala: številka { $numbers }.
    [one] { $count } poteza NI med tistimi, ki bi jih izbrala: številke { $numbers }.
    [two] { $count } potezi NISTA tisti, ki bi ju izbrala: številki { $numbers }.
    [few] { $count } poteze NISO tiste, ki bi jih izbrala: številke { $numbers }.
   *[other] { $count } potez NI tistih, ki bi jih izbrala: številke { $numbers }.
} Tej partiji ne zaupaj.
proof-same = Svojo stran sem odigrala znova, iz tega, kar sem takrat vedela, in semena: enakih je { $same } od { $sealed } potez.
proof-forged = Podpis je LAŽEN: te vrstice ni zapisal, kdor stoji za zaobljubo { $pledge }.
proof-unsigned = Ni podpisano: to je lahko zapisal kdorkoli.
proof-signed-elsewhere = Podpisano drugje, pod zaobljubo { $pledge }. Čigava je, ne morem povedati.
proof-signed = Podpisano z moje strani, pod mojo zaobljubo { $pledge }.
proof-unchecked = Preverjanje zdaj traja predolgo. Čez minuto spet pritisni »Preveri« ali preveri vrstico doma.
proof-own-word = Dokler tega ne preveriš doma, je to le moja beseda. Zavezujejo me tudi sporočila partije, ki jih kdo shrani: bere jih verify --noted. Več: /fairness

## Pritiski, ki ne spremenijo ničesar
press-old-button = Ta gumb je iz nekega drugega časa; zdaj ne odpre ničesar. Nova partija: /rps play ali /oddeven play
panel-gone = Ta gumb je zastarel. Zdaj je tako.
panel-type = Vtipkaj: { $example }
press-went-back = Moj spomin seže le do pred tistim krogom, mojo potezo pa že poznaš. Zato se partija tu konča; nič ni bilo šteto.
press-renewed = Dnevni ključ, pod katerim je bila zapečatena moja poteza, bo vsak čas razkrit. Zapečatila sem novo: tvoj pritisk ne šteje, izberi znova.
press-not-yours = Ti gumbi so od nekoga drugega. Tvoji: /rps play ali /oddeven play
press-round-played = Ta krog je že odigran; nič ni šteto dvakrat. Takole kaže.
press-not-counted = Ni šteto. Zadnji krog: { $round }
press-match-over = Te partije je konec; nič ni bilo šteto.
opponent-gone = Tega nasprotnika ni več; partija se ne more nadaljevati. Nova partija: /rps play ali /oddeven play
offer-taken = Nekdo te je prehitel in vzel to igro. Tvoja: /rps play ali /oddeven play

## Igre, ponujene v kateremkoli klepetu
offer-open-title = { $game }: za vse
offer-open-description = Kdor prvi pritisne, igra proti meni
offer-open-text = { $name } ponuja igro proti meni. Kdor prvi pritisne, igra.
offer-own-title = { $game }: zate
offer-own-description = Ti igraš proti meni, klepet gleda
offer-own-text = { $name } želi izvedeti prihodnost. Pritisni za začetek.
offer-mines-open-description = Kdor prvi pritisne, igra, klepet gleda
offer-mines-open-text = { $name } ponuja ploščo minolovca. Kdor prvi pritisne, igra.
offer-mines-own-description = Ti igraš, klepet gleda
offer-mines-own-text = { $name } gre čez minsko polje. Pritisni za začetek.

## Ukazi
command-rps = Kamen-papir-škarje, proti vedeževalki ali med seboj
command-rps-play = Igraj; sproti se učim
command-oddeven = Sodo ali liho: ti izbereš, jaz ugibam
command-oddeven-play = Igraj; če zgrešim, je točka tvoja
command-strategy = Nasprotniki: kdo so, in tvoja imena zanje
command-strategy-list = Vsi nasprotniki, vsak v svoji vrstici
command-strategy-mine = Tvoja imena za strategije
command-strategy-submit = Pošlji strategijo, ki jo napišeš, kot datoteko
command-help = Kaj znam in kako to dobiš
command-settings = Tvoje nastavitve: jezik, spomin, kdo te vidi, tvoji podatki
option-help-topic = tema
option-link-code = koda z druge platforme; brez nje ti jo pokažem
option-name-across = here, hidden ali svoja beseda; brez tega povem, kako je
option-variant = klasično (3 poteze) ali lizard-spock (5 potez)
option-length = prvi do 10, najboljši od 9, brez konca …
option-game = katera igra; sicer kamen-papir-škarje
option-opponent = strategija, ki igra proti tebi
option-strategy = nasprotnik ali ime, ki ga je kdo registriral
option-registered-name = 3 do 24 črk, števk in vezajev, najprej črka, na primer my-markov
option-registered-strategy = kaj ime pomeni, na primer markov:order=4,decay=0.98
option-strategy-file = tvoja strategija: JavaScript ali TypeScript z izbrisljivimi tipi; največ 64 KB
option-file-name = njeno ime: novo, ali eno tvojih za novo različico
option-strategy-note = kaj praviš o njej, v eni vrstici
option-report-reason = kaj je z njo narobe
choice-classic = Klasično: kamen, papir, škarje
choice-lizard-spock = Tudi kuščar in Spock: pet potez
choice-novice = Novinka: o tebi ne ve nič, uči se v tej partiji
choice-fortune-teller = Vedeževalka: pozna tebe in ljudi, ne pozabi ničesar
choice-mirror = Zrcalo: igra kot ti
choice-coin = Pošten kovanec: nič ne bere in ga nihče ne prebere
strategy-fortune-teller = bere tvoje navade na štirideset načinov hkrati, pozna ljudi in jo je težko pretentati
strategy-mirror = tvoj dvojnik: igra, kot bi ti na njegovem mestu
strategy-random = pošten kovanec; ne bere ničesar
strategy-ghost = duh: način igre nekega človeka, zamrznjen z njegovim soglasjem
strategy-wildcard = pretehta vsak prejšnji trenutek, ki je podoben temu
strategy-wildcard-counters = isto, s števci, kot je bilo prvič objavljeno
strategy-constant = vedno ista poteza, sicer kamen
strategy-rotation = vsaka poteza po vrsti: kamen, papir, škarje …
strategy-anti-rotation = pričakuje, da poteze jemlješ po vrsti
strategy-copy = igra tvojo zadnjo potezo
strategy-always-counter = vedno premagaj: igra, kar premaga tvojo zadnjo potezo
strategy-always-counter-self = vedno premagaj sebe: igra, kar premaga njeno zadnjo potezo; tvojih ne gleda
strategy-win-stay-lose-shift = ponovi, kar zmaga, zamenja, kar izgubi
strategy-after-result = nadaljuje po izidu: za toliko potez naprej po zmagi, izenačenju, porazu
strategy-frequency = premaga potezo, ki jo igraš najpogosteje
strategy-markov = markovske verige: premaga, kar po zadnjih nekaj potezah navadno storiš
strategy-mupn = ujemanje preteklih nizov: premaga tvojo potezo, ki je zadnjič sledila istim potezam
strategy-supp = spodbujevano učenje: s poskušanjem se uči, katera poteza se splača po tvojih zadnjih
strategy-mksu = s poskušanjem se uči, kateri od osmih drugih strategij naj sledi
strategy-mkia = s poskušanjem se uči, kateremu od treh bralcev naj sledi
strategy-daemons = truma demonov z nadzornikom, ki posluša najsrečnejšega
strategy-shannon = Shannonov stroj iz leta 1953: ali dvakrat storiš isto?
strategy-seer = SEER iz leta 1956: vzorcu sledi, dokler se splača
strategy-mixing = meša veliko majhnih bralcev in se uči, katerim zaupati
strategy-experts = svet bralcev, ki štejejo po svojih uspehih
strategy-vote = vse, kar je kdaj sledilo takšni igri, ima glas
strategy-ppm = delno ujemanje, kot pri stiskanju datotek: najprej govori najdaljši znani kos
strategy-context-tree = pretehta vsa drevesa navad hkrati
strategy-history-match = pogleda, kje je igra nazadnje tekla tako in kako so se takšne napovedi obnesle
strategy-second-guess = ve, da veš, da ve
strategy-iocaine = zmagovalka leta 1999: ugiba na vseh ravneh in se presoja na več dolžinah
strategy-lempel-ziv = igro razreže na fraze, kot datoteka zip, in nadaljuje tvojo trenutno
strategy-naive-bayes = vsak od zadnjih krogov vzame za znamenje tvoje naslednje poteze
strategy-regret-matching = igra, kar obžaluje, da ni igrala
strategy-exp3 = enoroki bandit: ve le, kaj so prinesle njegove poteze
strategy-de-bruijn = vsako kratko zaporedje igra enako pogosto; ne bere ničesar

strategy-list-title = 🔮 { $count ->
    [one] { $count } nasprotnik
    [two] { $count } nasprotnika
    [few] { $count } nasprotniki
   *[other] { $count } nasprotnikov
  }
strategy-info-title = 🔮 { $family }
strategy-games = Igra: { $games }
strategy-memory = Gleda { $rounds ->
    [one] { $rounds } krog nazaj.
    [two] { $rounds } kroga nazaj.
    [few] { $rounds } kroge nazaj.
   *[other] { $rounds } krogov nazaj.
  }
strategy-memory-all = Gleda nazaj na vse kroge.
strategy-memory-none = Ne gleda, kaj igraš.
strategy-settings = Nastavitve:
strategy-no-settings = Nima nastavitev.
strategy-setting = { $name }: { $valid } (navadno { $usual })
strategy-set = ← tu { $value }
strategy-source = Vir: { $source }

registration-done = 🔮 Registrirano: { $name }
registration-updated = 🔮 Spremenjeno: { $name }
registration-gauntlet = Preizkus, { $game }: dobljene partije { $won } od { $matches }, krogov v vsaki { $rounds }. Krogi: dobljeni, izgubljeni, izenačeni:
registration-play = Igraj proti njej: { $command } opponent={ $name }. To lahko vsi, ki poznajo ime.
registration-mine-title = 🔮 Tvoje strategije: { $count } od { $max }
registration-none = Svoje strategije še nimaš. Pošlji datoteko ali poimenuj katero mojih.
registration-withdraw-title = Opustiš { $name }?
registration-withdraw-file = Nihče več ne more igrati proti njej, partije v teku se končajo brez izida, njena datoteka se izbriše. Ime lahko vzame kdorkoli.
registration-withdraw-text = Pod tem imenom nihče več ne more igrati proti njej, ime lahko vzame kdorkoli. Začete partije se nadaljujejo.
button-withdraw = Opusti
registration-withdrawn = Opuščeno: { $name }. Ime je prosto.
registration-kept = Ostane.
registration-renamed = { $name } se zdaj imenuje { $to }.
button-strategy-submit = Pošlji datoteko
button-strategy-name = Poimenuj eno Gadalkino
button-strategy-register = Daj ji ime
button-strategy-mine = Moje strategije
button-strategy-rename = Preimenuj
button-strategy-version = Nova različica
button-strategy-change = Spremeni
button-strategy-withdraw = Umakni
button-strategy-source = Izvorna koda
button-strategy-open = Razkrij kodo
button-strategy-report = Prijavi
button-strategy-enter = V ligo
button-strategy-leave = Iz lige
registration-bad-name = »{ $name }« ne more biti ime. Ime ima 3 do 24 črk a do z, števk in vezajev in se začne s črko, na primer my-markov.
registration-reserved-name = »{ $name }« tu že nekaj pomeni. Izberi drugo ime, na primer my-{ $name }.
registration-indecent-name = »{ $name }« se ne reče vpričo vseh. Izberi drugo ime.
coarse-stems = zajeb pofuk kurčev kurcev jebemti
coarse-words = kurac kurca kurec kurba kurbe jebi jebe jebem jebiga fukat fuk pizda pizde prasica peder drek sranje
coarse-innocent = slutnj sluti slutim slutiš
registration-taken = Ime »{ $name }« je že registrirano. Izberi drugo ime.
registration-yours = Ime »{ $name }« je že tvoje. Za spremembo: /strategy update { $name } …
registration-full = Registriranih strategij: { $max }, več ni dovoljeno. Najprej opusti katero: /strategy withdraw
registration-not-yours = Nimaš registrirane »{ $name }«. Tvoja imena: /strategy mine
registration-is-file = »{ $name }« pomeni datoteko. Nova različica: /strategy submit { $name }, z datoteko.
registration-waiting = 🔮 { $name } čaka na preizkus
registration-waiting-text = { $place ->
    [1] Naslednja v vrsti.
    [2] Druga v vrsti.
    [3] Tretja v vrsti.
   *[other] Mesto v vrsti: { $place }.
  } Poročilo bo tukaj.
registration-trying = 🔮 { $name } je na preizkusu
registration-trying-text = Poročilo bo tu čez trenutek.
registration-one-at-a-time = Tvoj zadnji preizkus še ni končan, vsak pa ima lahko le enega naenkrat. Iz njegovega sporočila bo poročilo.
registration-queue-full = Vrsta za preizkuse je polna. Poskusi znova čez { $minutes ->
    [one] { $minutes } minuto
    [two] { $minutes } minuti
    [few] { $minutes } minute
   *[other] { $minutes } minut
  }.
registration-too-slow = Porabilo je več časa ali pomnilnika, kot ga ima preizkus, zato ni registrirano nič. Poskusi z manjšimi nastavitvami; katere so, pove /strategy info.
registration-broken-off = Preizkus za { $name } je bil prekinjen in nič ni registrirano. Čez minuto pošlji ukaz znova.
registration-store-away = Mojega spomina zdaj ni, zato ni registrirano nič. Čez minuto pošlji ukaz znova.
registration-told-already = Se že trudim. Tvoja imena: /strategy mine

submission-how = Prosim datoteko in ime: /strategy submit my-bot, z datoteko.
submission-version = 🔮 { $name } ima novo različico: { $version }
submission-known = 🔮 { $name } je že prav ta datoteka
submission-draft = Osnutek, samo zate: igraj proti njemu ali ga prijavi na turnir. Odprto za vse
submission-public = Igrajo lahko vsi, ki poznajo ime.
submission-results = { $game }: dobljene partije { $won } od { $matches }, krogov v vsaki { $rounds }, točk na krog { $mean }. Krogi dobljeni:izgubljeni:izenačeni in točke na krog:
submission-other-game = { $game }: dobljene partije { $won } od { $matches }, točk na krog { $mean }.
submission-not-there = { $game }: ni igrano. Razlog: { $reason }.
submission-untried = { $game }: ni preizkušeno, ker porabi toliko korakov. Če naj bo preizkušeno samo tam, to povej v datoteki: export const games.
submission-taken = Od { $most } korakov na partijo največ { $steps }, od { $limit } MB pomnilnika { $memory }. Partija je trajala { $milliseconds } ms.
submission-copy = { $game }: igra prav kot { $original }, potezo za potezo. Kopija se tako tudi imenuje in ne dobiva točk.
submission-copy-hidden = { $game }: igra prav kot nečija prejšnja datoteka, potezo za potezo. Kopija se tako tudi imenuje in ne dobiva točk.
submission-play = Igraj: { $command } opponent={ $name }. Zgoščena vrednost in različice: /strategy info { $name }
submission-chart = { $name } na preizkusu: { $game }
submission-chart-luck = Znotraj ±{ $reach } je lahko sreča
submission-chart-points = točk na krog
submission-no-load = 🔮 { $name } se ne naloži
submission-crashed = 🔮 { $name } se sesuje na preizkusu
submission-illegal = 🔮 { $name } na preizkusu ne naredi veljavne poteze
submission-exhausted = 🔮 { $name } na preizkusu porabi preveč
submission-at-start = { $game }, pred prvim krogom proti { $opponent }.
submission-at-round = { $game }, proti { $opponent }, { $round }. krog.
submission-place = Vrstica { $line }, stolpec { $column }:
submission-nothing = Registrirano ni nič. Popravi datoteko in jo pošlji znova.
submission-no-games = Datoteka pravi, da igra: { $typed }. Poznam { $valid }. Registrirano ni nič.
submission-frozen = Prav ta datoteka je tu zaprta ({ $reason }). Registrirano ni nič.
submission-too-slow = Preizkus je trajal dlje, kot imam zanj časa, zato ni registrirano nič. Naj v krogu računa manj, ali pa jo pošlji, ko bom imela manj dela.
submission-gave-up = Stroj, ki igra datoteke, je odnehal: { $reason }. To ni sodba, a registrirano ni nič. Pošlji jo znova ali naj računa manj.
submission-unsteady = { $name } igra vsakič drugače: { $game }, proti { $opponent }, od { $round }. kroga naprej so poteze različne. Enaki krogi morajo dati enake poteze. Registrirano ni nič.
submission-is-settings = »{ $name }« pomeni strategijo z nastavitvami. Najprej jo opusti (/strategy withdraw) ali izberi drugo ime.
submission-indecent-note = Kar piše v opombi, se ne reče vpričo vseh. Izberi druge besede.
button-open-source = Pokaži vsem
button-keep-sealed = Naj ostane zapečateno
strategy-name-unknown = Imena »{ $name }« ne poznam.
strategy-no-file = »{ $name }« pomeni strategijo z nastavitvami, ne datoteke: /strategy info { $name }
strategy-sealed = Izvorna koda za { $name } je zapečatena. Odpre jo lahko, kdor jo je poslal: /strategy open { $name }
strategy-source-title = 🔮 Izvorna koda: { $name }, različica { $version }
strategy-source-hash = SHA-256: { $hash }
strategy-open-title = Pokažeš izvorno kodo { $name }, različica { $version }, vsem?
strategy-open-text = Kdor najde ime, lahko potem prebere datoteko. Za to različico tega ni mogoče razveljaviti; poznejše ostanejo zapečatene.
strategy-open-already = Izvorna koda za { $name } je že odprta: /strategy source { $name }
strategy-opened = Izvorna koda za { $name } je odprta vsem: /strategy source { $name }
strategy-kept-sealed = Ostane zapečatena.
strategy-report-own = To je tvoja. Če jo želiš opustiti: /strategy withdraw
strategy-reported = Kdor poganja tega bota, zdaj ve za { $name }. Drug ne izve nihče.
strategy-file-title = Poslana datoteka: JavaScript, igrana v peskovniku.
strategy-file-facts = Različica { $version }, { $bytes } B, { $state ->
    [open] odprta: /strategy source { $name }
   *[sealed] zapečatena
 }. SHA-256: { $hash }
strategy-file-frozen = Tu zaprta, ne igra: { $reason }
strategy-file-guarded = Zunaj igre: trajala je dlje, kot sme partija ({ $reason }). Vrne jo lahko, kdor poganja tega bota.
strategy-file-earlier = Prejšnje različice: { $versions }
strategy-file-note = »{ $note }«
registration-mine-draft = osnutek
registration-mine-frozen = zaprta: { $reason }

## Težave z napisanim
problem-unknown-command = Ukaza »{ $typed }« ne poznam. Kaj znam: /help
problem-unknown-command-nearest = Ukaza »{ $typed }« ne poznam. Misliš { $nearest }? Vsi: /help
problem-unknown-subcommand = /{ $command } ne pozna »{ $typed }«. Pozna: { $valid }
problem-unknown-option = /{ $command } ne razume »{ $typed }«. Možno: { $valid }
problem-bad-choice = »{ $typed }« ne ustreza za { $option }. Izberi eno od: { $valid }
problem-unknown-word-nearest = /{ $command } ne razume »{ $typed }«. Misliš { $nearest }?
problem-bad-choice-nearest = »{ $typed }« ne ustreza za { $option }. Misliš { $nearest }? Možno: { $valid }
problem-bad-text = »{ $typed }« ne ustreza za { $option }: potrebnih je 1 do { $max } znakov.
problem-file-missing = { $example } potrebuje datoteko: pošlji jo zraven.
problem-file-too-large = Datoteka je prevelika: sprejmem največ { $kilobytes } KB.
problem-file-unavailable = Datoteka ni prišla do mene. Prosim, pošlji jo še enkrat.
problem-lone-file = »{ $typed }« sama mi pove malo. Odgovori nanjo z ukazom, ki sprejme datoteko: { $nearest }
problem-word = Z besedo »{ $typed }« ne morem žrebati: gre 1 do { $max } črk, števk, presledkov in - _ .
problem-level-and-opponent = Stopnja je že nasprotnik. Izberi eno od obojega: level=… ali opponent=…
problem-length = »{ $typed }« ni dolžina. Poskusi prvi do 10, najboljši od 9 (liho) ali brez konca; števila od 1 do { $max }.
problem-unknown-strategy = Nasprotnika »{ $typed }« ne poznam. Znani: { $some }. Vsi: /strategy list
problem-unknown-strategy-nearest = Nasprotnika »{ $typed }« ne poznam. Misliš { $nearest }? Vsi: /strategy list
problem-unknown-parameter = { $family } nima nastavitve »{ $typed }«. Ima: { $valid }
problem-bad-value = { $parameter } ne more biti »{ $typed }«. Lahko je: { $valid }
problem-wrong-game = { $typed } ne igra te igre ({ $game }). Te jo: { $some }. Vse: /strategy list
problem-frozen = { $name } je tu zaprta in ne igra: { $reason }

## Napake
failure-unexpected = Pri meni je šlo nekaj narobe in to je zapisano. Nič tvojega ni izgubljeno; prosim, poskusi znova.
failure-busy = V kristalni krogli je zdaj gneča. Nič ni šteto in nič ni izgubljeno: čez hip pritisni ali napiši znova.
failure-store-unreachable = Do svojega spomina zdaj ne morem. Nič ni izgubljeno: čez hip pritisni ali napiši znova. Šteta poteza ne bo šteta dvakrat.
failure-store-newer = Tvojo zgodovino je zapisala novejša različica mene, zato se je ne dotaknem. Kdor poganja tega bota, ga mora posodobiti.
failure-store-key = Tvoja zgodovina je šifrirana s ključem, ki ga nimam, zato se je ne dotaknem. Kdor poganja tega bota, mora nastaviti STATE_KEY.
failure-store-plain = Kar vem o tebi, ni šifrirano, pa bi moralo biti, zato se tega ne dotaknem. Nič ni izgubljeno: kdor poganja tega bota, mora pogledati v dnevnik.

## Kaj zavezuje gostitelja
fairness-brief = 🔮 Moja poteza je zapečatena pred tvojo izbiro, ena zaobljuba pa veže vse moje kocke za deset let. Zaobljuba za zapis je en dotik stran.
fairness-title = 🔮 Zakaj ti ni treba verjeti na besedo
fairness-text =
    Moja poteza je določena, preden izbereš svojo, in vsako sporočilo nosi njen pečat.
    Moje kocke sledijo iz skrivnega dnevnega ključa, iz tvojega ukaza in, če želiš, iz tvoje besede. Ena zaobljuba je določila moje ključe za deset let, zato kock ne morem izbirati, ti pa tudi ne.
    Tri dni pozneje povem ključ. Takrat lahko vsakdo vrže iste kocke, znova odigra moje poteze in primerja.
fairness-pledge = Moja zaobljuba: { $pledge }, od { $since }. Danes je { $day }. dan od { $days }. Zapiši si to vrstico: kdor jo ima, lahko preveri vsako poznejšo partijo.
fairness-follows = Sledi moji prejšnji zaobljubi { $pledge }. Za partije pred tem velja tista.
fairness-key-none = Noben ključ še ni razkrit. Ključ 1. dne povem { $date } (UTC).
fairness-key = Ključ { $day }. dne ({ $of }) je razkrit, z njim pa ključi vseh dni pred njim. Naslednjega povem { $date } (UTC):
fairness-key-last = Ključ zadnjega, { $day }. dne ({ $of }) je razkrit, z njim pa ključi vseh dni pred njim:
fairness-how = Kako preveriš partijo: na njenem koncu pritisni »Preveri« in daj vrstico na svojem računalniku ukazu npm run -s gadalka -- verify, s to zaobljubo. Kar ti povem tu, je le moja beseda.

## Meje: preveč naenkrat
budget-press = Prehitro za mojo kristalno kroglo. Čez { $wait } bo spet prostor; tvoja igra čaka, kjer je bila.
budget-command = Toliko želja naenkrat. Čez { $wait } spet poslušam; nič tvojega ni izgubljeno.
budget-picture = Moji čopiči se morajo posušiti. Čez { $wait } spet rišem; vse drugo teče naprej.
budget-hint = Tudi kristalna krogla potrebuje počitek. Čez { $wait } bo spet namig; medtem lahko igraš naprej.
budget-export = Tvoj spis je bil pravkar nekajkrat prepisan. Čez { $wait } dobiš novega.
budget-trial = Toliko preizkusov naenkrat. Čez { $wait } spet preizkusim strategijo; igra medtem teče.
budget-submission = Toliko datotek v enem dnevu. Čez { $wait } preberem novo; do takrat jih lahko preizkušaš doma.
budget-report = Danes sem od tebe že veliko predala naprej. Čez { $wait } spet poslušam.
budget-tournament = Toliko turnirjev naenkrat. Čez { $wait } lahko odpreš novega; obstoječi tečejo naprej.
budget-brief = ⏳ čez { $wait }
budget-seconds = { $count ->
    [one] { $count } sekundo
    [two] { $count } sekundi
    [few] { $count } sekunde
   *[other] { $count } sekund
}
budget-minutes = { $count ->
    [one] { $count } minuto
    [two] { $count } minuti
    [few] { $count } minute
   *[other] { $count } minut
}

## Preostali čas, na koncu stavka
clock-in = čez { $time }
clock-two = { $first } { $second }
clock-soon = vsak čas
clock-days = { $count } d
clock-hours = { $count } h
clock-minutes = { $count } min
clock-seconds = { $count } s

## Pomoč, pozdrav, zasebnost, podatki
help-brief = 🔮 Igram proti tebi in se učim, kako izbiraš: /rps. Dvoboj s kom: /duel. Vsak dan novo: /daily. Vse drugo je en dotik stran.
help-title = 🔮 Kaj znam
help-play = Igra
help-friends = S prijatelji
help-you = O tebi
help-strategies = Strategije
help-fairness = Je pošteno?
help-privacy = Zasebnost
start-title = 🔮 Jaz sem Gadalka
start-text = Malo berem misli. Izberi igro: naučim se, kako izbiraš, povem ti, kaj sem videla, in dokažem, da nisem goljufala.
start-mines = Minolovec
privacy-title = Kaj se hrani o tebi
settings-title = ⚙️ Nastavitve
settings-text = To vidiš samo ti.
settings-you = Ti
settings-memory = Kaj si zapomnim o tebi
settings-others = Kdo te sme videti in izzvati
settings-data = Tvoji podatki
settings-here = { $kind ->
    [server] Ta strežnik
   *[group] Ta skupina
  }
settings-name = Ime drugod
settings-name-here = Kot tu
settings-name-hidden = Skrito
settings-name-word = Druga beseda …
settings-link = Poveži račun
settings-code = Imam kodo
settings-show = Pokaži
settings-pause = Premor
settings-resume = Spet se uči
settings-off = Izklopi
settings-forget = Pozabi …
settings-duels-on = Uči se iz dvobojev
settings-duels-off = Ne iz dvobojev
settings-share-on = Deli moj slog …
settings-share-off = Ne deli več
settings-ghost = Moj duh
settings-level = Tvoje izide in profil vidi: { $level }.
settings-visible = Kdo me vidi
settings-block = Blokiraj nekoga
settings-blocked = Blokirani: { $count }
settings-export = Prenesi
settings-shared = Kaj delim
privacy-brief =
    Hranim tvoj id na tej platformi, tvoje poteze in kako so se iztekle ter to, kar tu nastaviš.
    Tvojih sporočil ne hranim. Ime le dva tedna po dvoboju in tam, kjer se strinjaš, da te vidijo.
    Tvoj profil je zaseben, dokler ne odločiš drugače.
    Vse ostane pri gostitelju tega bota.
    Kadar koli lahko vse preneseš ali izbrišeš.
privacy-text =
    Tvoj ID na tej platformi, poteze najinih iger in njihov izid; pri zadnjih partijah tudi nastavitve in seme mojih potez.
    Koliko dobljenih krogov imaš v tednu in mesecu svoje zadnje igre, in ta dan.
    Če privoliš, da te drugi vidijo: od kdaj, kako daleč, tvoje ime in kje odtlej igraš. Do takrat je tvoj profil zaseben.
    Če komu dovoliš primerjavo ali zanjo prosiš: s kom in kdaj. Vprašanje izgine po tednu dni.
    Tvoje uporabniško ime na Telegramu, 90 dni, da te drugi lahko imenujejo.
    Tvoji dvoboji z ljudmi: poteze obeh in izid, dva tedna z obema imenoma. Pri tistih za rating to, iz česar tvoj rating sledi.
    Tvoje zadnje plošče minolovca in kako so se igre končale; pri dirki en dan, kdo v njej teče.
    Strategije, ki jih registriraš ali pošlješ, tvoj duh: kaj so in kako jim gre.
    Če povežeš račune: katere in s katerimi imeni. Tvoje ime za druge platforme.
    Od kdaj se učim iz tvojih dvobojev ali deliš svoj način igre.
    Drugega ne: ne imen, ne tvojih sporočil, ne kje in ne kdaj igraš.
    Vse ostane pri tistih, ki poganjajo tega bota, in vidiš le ti.
data-export-title = Vse, kar hranim o tebi
data-export-text = Poteze od najstarejše naprej. Semena še odprte partije ni; izdalo bi mojo naslednjo potezo.
data-delete-title = Izbrišem vse?
data-delete-text = Izginejo vsi tvoji krogi, vsote, partije, plošče, registrirane strategije in mesta na lestvicah, in ne bom te več poznala. Tega ni mogoče razveljaviti.
button-delete = Izbriši vse
button-keep = Obdrži
data-delete-linked = To velja za oba povezana računa: izgine tudi vse na drugi platformi in nazadnje povezava. Da tisto ostane: najprej /account unlink
data-deleted = Izginilo. Sploh se ne poznava.
data-nothing = Izbrisati ni bilo česa.
data-kept = Ostane. Še vedno te poznam.

## Ena oseba na več platformah
account-on-platform = { $platform ->
    [discord] na Discordu
    [telegram] na Telegramu
    [terminal] v terminalu
   *[other] na drugi platformi
}
account-link-title = Ena oseba na obeh platformah
account-link-code = To napiši na drugi platformi, z računa, ki je tudi tvoj; čas imaš { $minutes ->
    [one] { $minutes } minuto
    [two] { $minutes } minuti
    [few] { $minutes } minute
   *[other] { $minutes } minut
}. Ne pokaži nikomur drugemu.
account-link-how = Potem vprašam obe strani, vsako z imenom druge. Koda velja enkrat; če je napačnih { $tries }, ne poslušam več { $minutes ->
    [one] { $minutes } minuto
    [two] { $minutes } minuti
    [few] { $minutes } minute
   *[other] { $minutes } minut
}.
account-link-check = Poglej
account-link-cancel = Prekliči
account-link-question = Povežem ta račun z računom { $name } { $on }?
account-link-means = Samo če si to ti. Zgodovini, modela, profil, lestvice in blokade postanejo ena oseba; računa delujeta naprej. Kdor ima katerega od njiju, lahko potem izvozi in izbriše vse z obeh. Spet loči: /account unlink
account-link-holds = Kdo te sme videti: { $here ->
    [nothing] tu ni izbrano nič, zato velja izbira tam
    [private] tu velja izbira »nihče«, in to za oba računa
    [place] tu velja izbira »kjer igram«; če je tam »nihče«, velja to
   *[everyone] tu velja izbira »vsi«; če je tam manj, velja to
  }. Pri modelih in izzivih velja strožja nastavitev. Nihče drug ne izve.
account-link-yes = Poveži
account-link-no = Ne
account-link-waiting = Tvoj odgovor je da. Zdaj je na vrsti { $name } { $on }: z mojim sporočilom, z gumbom »Poglej« pod kodo ali z ukazom /account link tam.
account-linked = Povezano: ta račun in { $name } { $on } sta zdaj ena oseba.
account-link-declined = Zavrnjeno. Nič ni povezano. Za novo kodo: /account link
account-link-refused = { $name } { $on } pravi ne. Nič ni povezano. Za novo kodo: /account link
account-link-lapsed = Ta koda je potekla; kode živijo deset minut. Za novo, na katerikoli platformi: /account link
account-link-gone = To vprašanje je zaprto; nič se ni spremenilo. Kako kaže: /account link
account-link-wrong = Nobena odprta koda se ne glasi tako. { $left ->
    [0] To je bil zadnji poskus za { $minutes ->
        [one] { $minutes } minuto
        [two] { $minutes } minuti
        [few] { $minutes } minute
       *[other] { $minutes } minut
      }.
    [one] Še { $left } poskus.
    [two] Še { $left } poskusa.
    [few] Še { $left } poskusi.
   *[other] Še { $left } poskusov.
} Za kodo, na drugi platformi: /account link
account-link-own = To je tvoja koda. Napiši jo na drugi platformi, kjer te mora najti.
account-link-same-platform = Ta koda je nastala na tej platformi. Poveže računa z dveh platform, z vsake enega: napiši jo na drugi.
account-link-too-many = Preveč napačnih kod. Spet poslušam najpozneje čez { $minutes ->
    [one] { $minutes } minuto
    [two] { $minutes } minuti
    [few] { $minutes } minute
   *[other] { $minutes } minut
}.
account-link-already = Ta račun je že povezan. Za drugo povezavo ga najprej loči: /account unlink
account-link-busy = Pravkar je potrjena druga povezava. Najprej odgovori nanjo: /account link
account-unlink-title = Ločim ta račun od računa { $name } { $on }?
account-unlink-text = Vsak vzame s seboj kroge, ki so bili odigrani tam, in svoje nastavitve. Noben krog se ne izgubi.
account-unlink-yes = Loči
account-unlink-no = Naj ostane povezano
account-unlink-kept = Še vedno ena oseba.
account-unlinked = Ločeno: ta račun in { $name } { $on } sta spet dve osebi, vsaka s krogi, odigranimi tam.
account-unlinked-none = Ta račun ni povezan z nobenim.
account-name-nobody = { $platform ->
    [discord] nekdo na Discordu
    [telegram] nekdo na Telegramu
    [terminal] nekdo v terminalu
   *[other] nekdo drugod
}
account-name-shown = Na drugih platformah te tisti, s katerimi igraš, vidijo kot »{ $name }«.
account-name-hidden = Na drugih platformah je tvoje ime skrito: si »{ $name }«.
account-name-bad = Ime je ena vrstica z največ { $max } znaki in brez česarkoli za klikanje: brez @, povezav in dolgih števil.

## Izzivi
challenge-race = { $name }, { $caller } te izziva na dirko na isti plošči. Za odgovor imaš { $minutes ->
    [one] { $minutes } minuto
    [two] { $minutes } minuti
    [few] { $minutes } minute
   *[other] { $minutes } minut
  }.
challenge-question = { $name }, { $caller } ima vprašanje zate.
challenge-retract = Umakni
challenge-declined = { $name } tokrat raje ne. Hvala za vprašanje, { $caller }.
challenge-retracted = { $caller } umika izziv.
challenge-unanswered = { $name } ne odgovori pravočasno, izziva je konec.
challenge-declined-lately = { $name }: odgovor je bil pravkar ne. Vprašaj znova čez eno uro.
challenge-too-many = Trije tvoji izzivi so še odprti. Počakaj na odgovor ali katerega umakni.
challenge-too-often = Za eno uro je dovolj izzivov. Poskusi pozneje.
challenge-lapsed = Ta izziv ni več odprt.
challenge-over-accepted = Ta izziv je sprejet.
challenge-over-declined = Ta izziv je zavrnjen.
challenge-over-retracted = Ta izziv je umaknjen.
challenge-not-challenged = Na to lahko odgovori le { $name }.
challenge-not-challenger = To lahko umakne le { $name }.
challenge-not-yours = To je za nekoga drugega. Če izzivov ne želiš: /privacy
challenge-me = Mene? Z veseljem in takoj: /rps play
challenge-unseen = { $name } ne vidi tega klepeta. Izzovi v skupini, kjer sta obe strani.
challenge-left = { $name } ni v tem prostoru in tega ne bi opazil nihče.
challenge-muted = { $name } ne sprejema izzivov.
challenge-muted-now = Od zdaj te nihče ne izziva po imenu. Kar je odprto, ostane odprto. Spet dovoli: /privacy challenges=on
challenge-mute-button = Brez izzivov
challenge-take-button = Dovoli izzive
challenge-setting-on = Drugi te smejo izzivati po imenu, na dirko ali primerjavo. Omenim te enkrat, ti sprejmeš ali zavrneš.
challenge-setting-off = Ne sprejemaš izzivov: kdor te imenuje, to izve, objavi pa se nič.
challenge-stored = O izzivih en dan hranim, kdaj so bili in kako so se končali; če jih ne sprejemaš, od kdaj.

## Kdo se s kom pomeri
option-duel-whom = Koga misliš
choice-duels-everyone = od vseh
choice-duels-here = od ljudi prostorov, kjer igraš
choice-duels-nobody = od nikogar
duel-blocked = { $name } in ti: dvobojev ni več; zakaj, ne pove nihče. Kar je odprto, ostane odprto. Premislek: /duel list
duel-unblocked = { $name } pri tebi ni na seznamu blokad.
duel-block-self = Pred sabo se ni mogoče skriti. Imenuj koga drugega.
duel-block-bot = Boti nikogar ne prosijo za dvoboj.
duel-block-whom = Koga? Imenuj osebo, kot v /duel block @name, ali odgovori z ukazom na njeno sporočilo. V najinem zasebnem klepetu tega ne bere nihče.
duel-block-full = Več blokad si ne zapomnim ({ $max }). Najprej umakni katero: /duel list
duels-blocked-nobody = Nikogar ne blokiraš.
duels-blocked-line = { $name }, od { $date }
duels-blocked-nameless = nekdo, čigar ime sem pozabila, od { $date }
duels-button-unblock = Odblokiraj: { $name }
duels-from-everyone = Dvoboje sprejemaš od vseh.
duels-from-here = Dvoboje sprejemaš od ljudi prostorov, kjer igraš: strežnikov in skupin, v katerih te odslej vidim igrati. Drugje dvobojev ne sprejemaš.
duels-from-nobody = Dvobojev ne sprejemaš od nikogar. Druge še vedno lahko vprašaš.
duels-button-everyone = Od vseh
duels-button-here = Iz mojih prostorov
duels-button-nobody = Od nikogar
duels-stored = Koga blokiraš za dvoboje in čigave sprejemaš; če le od ljudi svojih prostorov, kateri so ti. /duel list

## Kdo sme videti profil
profile-privacy-title = 🔮 Kdo sme videti, kako ti gre: { $level }
profile-privacy-done = 🔮 Od zdaj: { $level }
profile-privacy-already = 🔮 Kot doslej: { $level }
profile-short-who = Kdo vidi kaj. »{ $nobody }«: samo ti. »{ $place }«: ljudje tistih klepetov vidijo tvoje ime, izide in profil, iz vseh tvojih krogov. »{ $everyone }«: isto vidi vsakdo, ki me vpraša, na vseh platformah.
profile-short-never = Nikoli zraven: tvoje posamezne poteze in v katerih drugih klepetih igraš.
profile-short-undo = Razveljavitev: kadarkoli izberi »{ $nobody }«. Takoj te ni več na nobenem seznamu; kar je objavljeno v klepetih, ostane tam.
profile-short-now-private = Tvojega imena ni na nobenem seznamu, profil pa je samo zate.
profile-short-now-place = Kjer odslej končaš partijo, vidijo ljudje tistega klepeta tvoje ime, izide in profil, iz vseh tvojih krogov z mano.
profile-short-now-everyone = Vsakdo, ki me kjerkoli vpraša, vidi tvoje ime, izide in profil, iz vseh tvojih krogov z mano.
profile-full-title = 🔮 Kdo sme videti, kako ti gre: vse o tem
profile-full-kept = Kaj za to hranim, dokler privoliš: ime, pod katerim te kažem, dan privolitve in prostore, kjer igraš. /profile privacy private to izbriše.
profile-read-all = Preberi vse
profile-shows-private = Nisi na nobenem seznamu in profil je samo zate. Partije vidi klepet, v katerem se igrajo. Kdor se želi primerjati s tabo, te mora prej vprašati.
profile-shows-place = Velja za strežnike in skupine, kjer odslej končaš partijo, in za vsakogar, ki me tam vpraša.
    – /leaderboard: tvoje ime, delež dobljenih krogov proti meni, od koliko, in tvoje mesto; kadar je odločenih krogov vsaj { $needed }, po igrah, za teden, mesec in ves čas.
    – /leaderboard of:duels: tvoje ime, rating v dvobojih zanj in njegova negotovost, število teh dvobojev in tvoje mesto; od petih različnih nasprotnih strani naprej, po igrah, za mesec in ves čas.
    – /profile show: tvoj profil. /profile compare: kako igrata ti in kdor vpraša.
    – /profile map: ti, po imenu. /profile groups: si med štetimi (na Discordu po vlogah, po katerih vprašam in jih ne hranim).
    Vse iz vseh tvojih krogov z mano, ne glede na to, kje so bili odigrani.
profile-shows-everyone = Isto, poleg tega si na seznamu vseh, in kdor te imenuje, to vidi: vsakdo, ki me kjerkoli vpraša, na vsaki platformi, kjer sem. Kjer se primerjajo skupine, te smejo drugi klepeti šteti brez imena.
profile-take-back = Kažem te kot { $name }; če ime spremeniš, se spremeni tudi tu. Hranim ga, dan privolitve in prostore, kjer igraš, dokler privoliš. Kadarkoli umakni: /profile privacy private

## Kaj krogi povedo o človeku
trait-often = od vseh potez: { $move }
trait-after-result = { $result ->
    [win] po zmagi
    [loss] po porazu
   *[draw] po izenačenju
  }: { $what }
trait-after-move = { $result ->
    [win] po zmagi
    [loss] po porazu
   *[draw] po izenačenju
  } s potezo { $before }: { $move }
step-same = znova ista
step-other = druga poteza
step-beats = kar jo premaga
step-beaten = kar ona premaga
step-like = korak, kot je { $from } → { $to }
profile-title = 🔮 { $name }: { $game }
profile-title-people = 🔮 { $name }: { $game }, dvoboji z ljudmi
profile-title-all = 🔮 { $name }: { $game }, z mano in v dvobojih
profile-duels-own = Kako se kdo dvobojuje, vidi samo ta oseba: kdor odpre profil, pokaže svoje kroge z mano.
profile-often = { $kind ->
    [always] vsakič
    [nearly] skoraj vsakič
   *[some] { $times }-krat od { $of }
  }
profile-head-always-same = { $who ->
    [you] Držiš se svoje poteze, pa naj bo karkoli: ponoviš jo { $often }.
   *[other] { $name } se drži svoje poteze, pa naj bo karkoli, in jo ponovi { $often }.
  }
profile-head-always-other = { $who ->
    [you] Nikoli ne miruješ: karkoli pride, potezo zamenjaš { $often }.
   *[other] { $name } nikoli ne miruje: karkoli pride, potezo zamenja { $often }.
  }
profile-head-win-same = { $who ->
    [you] Držiš se tega, kar zmaguje: po zmagi potezo ponoviš { $often }.
   *[other] { $name } se drži tega, kar zmaguje: po zmagi potezo ponovi { $often }.
  }
profile-head-win-other = { $who ->
    [you] Ne počivaš na zmagi: po njej potezo zamenjaš { $often }.
   *[other] { $name } ne počiva na zmagi: po njej potezo zamenja { $often }.
  }
profile-head-loss-same = { $who ->
    [you] Vztrajaš: po porazu potezo ponoviš { $often }.
   *[other] { $name } vztraja: po porazu potezo ponovi { $often }.
  }
profile-head-loss-other = { $who ->
    [you] Kar izgubi, opustiš: po porazu potezo zamenjaš { $often }.
   *[other] { $name } opusti, kar izgubi: po porazu potezo zamenja { $often }.
  }
profile-head-draw-same = { $who ->
    [you] Izenačenje presediš: po njem potezo ponoviš { $often }.
   *[other] { $name } izenačenje presedi: po njem potezo ponovi { $often }.
  }
profile-head-draw-other = { $who ->
    [you] Izenačenje te požene naprej: po njem potezo zamenjaš { $often }.
   *[other] { $name } gre po izenačenju naprej: potezo zamenja { $often }.
  }
profile-head-rather = { $who ->
    [you] { $result ->
        [win] Po zmagi
        [loss] Po porazu
       *[draw] Po izenačenju
      } potezo ponoviš { $often }, več, kot bi jo sreča.
   *[other] { $result ->
        [win] Po zmagi
        [loss] Po porazu
       *[draw] Po izenačenju
      } { $name } potezo ponovi { $often }, več, kot bi jo sreča.
  }
profile-head-often = { $who ->
    [you] Imaš najljubšo potezo: { $move }, { $often }.
   *[other] { $name } ima najljubšo potezo: { $move }, { $often }.
  }
profile-head-reflex = { $who ->
    [you] Imaš refleks: { $result ->
        [win] po zmagi
        [loss] po porazu
       *[draw] po izenačenju
      } s potezo { $before } pride { $move }, { $often }.
   *[other] { $name } ima refleks: { $result ->
        [win] po zmagi
        [loss] po porazu
       *[draw] po izenačenju
      } s potezo { $before } pride { $move }, { $often }.
  }
profile-head-way = { $who ->
    [you] Igraš skoraj tako, kot bi preprosto pravilo: { $way }.
   *[other] { $name } igra skoraj tako, kot bi preprosto pravilo: { $way }.
  }
profile-head-read = { $who ->
    [you] Nobena posamezna navada te ne izda, pa se vseeno bereš lažje kot kovanec.
   *[other] Nobena posamezna navada ne izstopa, pa se { $name } vseeno bere lažje kot kovanec.
  }
profile-head-chance = { $who ->
    [you] Bereš se tako težko kot kovanec: nobena navada te ne izda.
   *[other] { $name } se bere tako težko kot kovanec: nobena navada ne izstopa.
  }
profile-head-early = { $who ->
    [you] Za sodbo o tebi je prezgodaj: nobena navada še ne izstopa.
   *[other] Za sodbo je prezgodaj ({ $name }): nobena navada še ne izstopa.
  }
profile-nothing = Tega še ni niti en krog. Za ves profil je treba krogov: { $missing }.
profile-record = { $rounds ->
    [one] { $rounds } krog
    [two] { $rounds } kroga
    [few] { $rounds } krogi
   *[other] { $rounds } krogov
  }: dobljeni { $wins }, izenačeni { $draws }, izgubljeni { $losses }.
profile-streaks = Najdaljša niza: { $wins ->
    [one] { $wins } zmaga
    [two] { $wins } zmagi
    [few] { $wins } zmage
   *[other] { $wins } zmag
  }, { $losses ->
    [one] { $losses } poraz
    [two] { $losses } poraza
    [few] { $losses } porazi
   *[other] { $losses } porazov
  }. Zadnji: { $result ->
    [win] { $length ->
        [one] { $length } zmaga
        [two] { $length } zmagi
        [few] { $length } zmage
       *[other] { $length } zmag
      }
    [loss] { $length ->
        [one] { $length } poraz
        [two] { $length } poraza
        [few] { $length } porazi
       *[other] { $length } porazov
      }
   *[draw] { $length ->
        [one] { $length } izenačen krog
        [two] { $length } izenačena kroga
        [few] { $length } izenačeni krogi
       *[other] { $length } izenačenih krogov
      }
  }.
profile-after = { $result ->
    [win] Po zmagi
    [loss] Po porazu
   *[draw] Po izenačenju
  }: { $shares }, od { $total }.
profile-share = { $what } { $percent } % ({ $count })
profile-after-none = { $result ->
    [win] Po zmagi
    [loss] Po porazu
   *[draw] Po izenačenju
  }: podatkov še ni.
profile-habits = Kaj izstopa:
profile-habit = – { $habit } { $percent } %, { $count } od { $total }
profile-bits = Nepredvidljivost, v bitih na potezo: { $bits }, najverjetneje med { $from } in { $to }. Čisto naključje jih ima { $most }; več jih nima nihče.
profile-read = Uganila sem { $guessed } od { $rounds } potez, { $percent }. Naključje da { $chance }.
profile-likest = Najbolj podobno: { $way } ({ $what }). Ujema se { $agreed } od { $rounds } potez; sreča bi jih zadela { $luck }.
profile-likest-none = Nobenemu preprostemu načinu, ki ga poznam, ni podobno.
profile-likest-constant = Najbolj podobno: { $way }. Ujema se { $agreed } od { $rounds } potez; sreča bi jih zadela { $luck }.
like-copy = znova zadnja poteza nasprotne strani
like-rotation = vsaka poteza po vrsti
like-anti-rotation = premaga vsakogar, ki jemlje poteze po vrsti
like-win-stay-lose-shift = ponovi, kar zmaga, zamenja, kar izgubi
like-always-counter = igra, kar premaga zadnjo potezo nasprotne strani
like-always-counter-self = igra, kar premaga lastno zadnjo potezo
like-frequency = igra, kar premaga najljubšo potezo nasprotne strani
profile-kept = Odigranih krogov: { $played }, hranim najnovejše: { $kept }; ti štejejo tu.
profile-details-title = 🔮 Številke tega profila: { $game }
profile-details-how = Kako to bereš. Bit je vreden enega odgovora, da ali ne: manj bitov ko ima poteza, lažje jo je napovedati, pri 0 jo vem vnaprej. Pri malo krogih sta meji daleč narazen.
    Navado povem, če bi jo sreča pokazala kakšno enkrat v štiridesetih primerih; pogledam jih veliko, zato je kdaj pa kdaj katera le sreča. Znan način igre imenujem, če bi naredil veliko več teh potez kot sreča in če bi bil komu, ki žreba, kateri od njih tako podoben redkeje kot enkrat v sto primerih.
profile-details-closed = Te številke so le za tiste, ki smejo videti profil, ta pa tu ni odprt.
profile-alt = Navade, { $name }, kaj čemu sledi: { $habits }. Delež napovedanih potez, do vsakega kroga: { $curve }.
profile-closed = Zate ni odprt noben profil z imenom { $name }. Da vidiš, kako oba igrata, vprašaj: /profile compare. Odpri svojega: /profile privacy
button-show-here = Pokaži tu
profile-show-lapsed = Ne vem več, kje je to bilo. Vprašaj znova: { $command }
profile-shown-there = Pokazano tam, kjer je bilo vprašano: { $game }
profile-not-shown-there = Tja nisem mogla objaviti: { $game }. Vprašaj znova v tistem klepetu ali mi dovoli tam pisati.
picture-next = naslednja poteza
picture-after = { $result ->
    [win] dobljeno
    [loss] izgubljeno
   *[draw] izenačeno
  }: { $move }
picture-no-data = ni podatkov
picture-habits = Kaj čemu sledi
picture-rounds = { $rounds ->
    [one] { $rounds } krog
    [two] { $rounds } kroga
    [few] { $rounds } krogi
   *[other] { $rounds } krogov
  }, s števili; modro pogosteje od naključja, oranžno redkeje
picture-compared = Kaj čemu sledi, s števili; modro pogosteje od naključja, oranžno redkeje
picture-read = Uganjene poteze, od vsakih 40; sivo: sreča
picture-round = do kroga
picture-failed = Slike ni bilo mogoče narisati; besede so vse tu.

## Koga imenuje možnost z osebo
person-unknown = Ne vem, kdo je { $typed }. Imenuj koga z @name ali odgovori z ukazom na sporočilo te osebe.
person-unknown-id = { $typed } ni nihče, ki igra tu. Oseba se imenuje tako: terminal:anna ali discord:700000000000000001
person-bot = Boti nimajo profila, svojega pa držim zase.

## Dve osebi v primerjavi
menu-compare = Primerjaj, kako igrava
compare-with-whom = S kom primerjam? Imenuj koga ali odgovori na sporočilo te osebe: /profile compare @name
compare-oneself = To si ti, in nihče ne igra bolj podobno. Imenuj koga drugega.
compare-own-missing = Za primerjavo potrebuje vsaka stran krogov: { $needed } ({ $game }); tebi jih manjka še { $missing }.
compare-away = { $name } trenutno ni na dosegu: vprašanja ni bilo. Poskusi pozneje ali vprašaj v skupini, kjer sta obe strani.
compare-lately = { $name } ima tvoje vprašanje že manj kot en dan. Vprašaj jutri ali v skupini, kjer sta obe strani.
compare-sent = Vprašam v zasebnem klepetu ({ $name }), če obstaja: nikomur ne povem, kdo igra z mano. Odgovor pride sem v enem tednu. Do takrat lahko vprašanje umakneš.
compare-noted = { $name } v to še ne privoli. Tvoje vprašanje čaka tam en teden, pod /profile privacy. Ko bo sprejeto, isti ukaz pokaže primerjavo.
compare-waiting = { $name } že ima vprašanje; odgovora še ni.
compare-not-now = { $name } za zdaj raje ne.
compare-too-many = Veliko tvojih vprašanj je še brez odgovora. Počakaj nanje ali katero umakni.
compare-ask-title = 🔮 { $target }, sme { $caller } primerjati, kako oba igrata?
compare-ask-text = { $seen ->
    [here] Vsi tu vidijo
   *[both] Ti in { $caller } vidita
  }, kako pogosto vaju berem in kje se razlikujeta. { $caller } sme spet primerjati, dokler tega ne umakneš.
button-accept = Sprejmi
button-decline = Zavrni
button-retract = Umakni vprašanje
compare-not-asked = To vprašanje je za nekoga drugega.
compare-not-asking = Vprašanje lahko umakne le, kdor ga je postavil.
compare-lapsed = To vprašanje ni več odprto.
compare-retracted = { $name } umika vprašanje.
compare-declined = Tokrat brez primerjave.
compare-answered = Sprejeto. Umakni: /profile privacy
compare-title = 🔮 { $a } in { $b }: { $game }
compare-headline = 🔮 Berem: { $a } { $percentA }, { $b } { $percentB }
compare-read = Prebrane poteze: { $guessedA } od { $roundsA } in { $guessedB } od { $roundsB }; naključje da { $chance }.
compare-chance = { $verdict ->
    [chance] { $name } se bere tako težko kot kovanec.
   *[unsure] { $name }: to je lahko še naključje.
  }
compare-early = Zgodaj je še: od { $needed } krogov na vsaki strani naprej lahko povem, kje se razlikujeta.
compare-differ = Igrata različno, čeprav tega ne pokaže nobena posamezna navada.
compare-effect = Kako različno: { $effect } od 1, krogov { $roundsA } in { $roundsB }.
compare-differences = Kje se najbolj razlikujeta:
compare-difference = – { $habit }. { $a } { $percentA } % ({ $countA } od { $totalA }), { $b } { $percentB } % ({ $countB } od { $totalB })
compare-no-difference = Razlike za zdaj ni videti.
compare-seed = Razdalja, kot je bila prvič objavljena, po zadnjih potezah ({ $context }): { $p } od { $most }. Glede na število upoštevanih potez: { $d }
compare-trust = Je to lahko sreča? Vajini krogi, premešani in znova razdeljeni, se enako razlikujejo pri { $count } od 1000 delitev (p = { $p }).
compare-details-title = 🔮 Številke te primerjave: { $game }
compare-details-difference = – { $habit }. { $countA } od { $totalA }, { $countB } od { $totalB } (p { $p })
compare-details-how = Kako to bereš. Dve števili druga ob drugi sta vajini, v vrstnem redu zgornjega sporočila. Kako različno: 0 je enako, 1 nima nič skupnega; ista oseba ob dveh priložnostih je večinoma med 0,25 in 0,60, dve osebi med 0,63 in 0,86.
    p pove, kako pogosto bi toliko naredila sama sreča; pri navadah upošteva, da jih gledam veliko. Do 0,05 povem, kje se razlikujeta, nad tem, da razlike za zdaj ni videti.
    Objavljena razdalja se pri katerihkoli dveh osebah približa svojemu največ: ima zgodovino, pomena pa malo.
compare-details-closed = Ta primerjava tu ni več odprta. Vprašaj znova: /profile compare
compare-too-few = Premalo krogov za primerjavo: vsaka stran jih potrebuje { $needed }.
compare-missing = – { $name }: manjka še { $missing }
compare-basis-agreed = { $name }: privolitev { $date }.
compare-basis-place = { $name } to kaže temu prostoru.
compare-basis-everyone = { $name } to kaže vsem.
compare-alt = Kaj čemu sledi. { $a }: { $habitsA }. { $b }: { $habitsB }.
profile-asked = Na tvoj odgovor čakajo; primerjati se želijo s tabo:
profile-asked-by = – { $name }: { $game }, od { $date }
profile-asked-more = – in še { $count }, ko bodo ta odgovorjena
profile-asked-rules = Če sprejmeš, vidi, kdor vpraša, kako pogosto vaju berem, in vajine najmočnejše navade, s števili in sliko: iz vseh tvojih krogov z mano, ne glede na to, kje so bili odigrani. Če sprejmeš v skupini, to vidijo vsi tam. Odslej sme ta oseba spet primerjati, pri vsaki igri in v vsakem klepetu, dokler tega ne umakneš: /profile privacy. Kar je objavljeno, ostane v klepetu. Kdor vpraša, s tem privoli in lahko vprašanje umakne. Odgovori lahko le vprašana oseba, v enem tednu.
profile-asked-left = Še čaka na tvoj odgovor: { $count }. /profile privacy
button-accept-of = Sprejmi: { $name }
button-decline-of = Zavrni: { $name }
profile-agreements = S tabo se smejo primerjati:
profile-agreed-with = – { $name }, od { $date }
button-take-back = Umakni: { $name }
profile-taken-back = { $name } se ne more več primerjati s tabo. Kar je objavljeno v klepetih, ostane tam.
profile-not-agreed = To je bilo že umaknjeno.
profile-posted-stays = Nihče se ne sme več primerjati s tabo, tvoja odprta vprašanja so umaknjena. Kar je objavljeno v klepetih, ostane tam.

## Zemljevid prostora in skupine
landmark-random = čisto naključje
landmark-copy = posnemanje
landmark-rotation = po vrsti
landmark-anti-rotation = proti igri po vrsti
landmark-win-stay-lose-shift = drži se zmag
landmark-always-counter = vedno premagaj
landmark-always-counter-self = vedno premagaj sebe
landmark-frequency = premaga najljubšo
landmark-constant = vedno { $move }
map-title = Kdo tu igra podobno: { $game }, { $count ->
    [one] { $count } oseba
    [two] { $count } osebi
    [few] { $count } osebe
   *[other] { $count } oseb
  }
map-subtitle = Bliže ko je, bolj je podobno. Smer ne pomeni nič.
map-people = ljudje
map-ways = znani načini igre
map-alt = Zemljevid: { $count ->
    [one] { $count } oseba
    [two] { $count } osebi
    [few] { $count } osebe
   *[other] { $count } oseb
  } in znani načini igre. { $lines }
map-head = Najbolj podobno tu igrata { $one } in { $other }, najmanj { $first } in { $second }.
map-line = { $name }: najbolj podobno { $other }
map-line-way = { $name }: najbolj podobno { $other }, na način »{ $way }«
map-line-alone = { $name }: na način »{ $way }«
map-line-none = { $name }: noben način, ki ga poznam
map-head-two = Na tem zemljevidu sta doslej le dve osebi.
map-more = … in še { $count } na sliki.
map-how = Kako to bereš. V oklepaju: 0 je enako, 1 nima nič skupnega; iz najnovejših 1000 krogov vsake osebe. Znan način imenujem, kjer bi naredil veliko več teh potez kot sreča in kjer bi bil komu, ki žreba, kateri od njih tako podoben redkeje kot enkrat v sto primerih; zraven je, koliko potez bi naredil on in koliko sreča.
map-details-title = 🔮 Razdalje na tem zemljevidu: { $game }
map-details-line = { $name }: { $other } ({ $distance })
map-details-way = { $line }; { $way }: { $agreed } od { $rounds }, sreča { $luck }
map-stress-good = Slika te razdalje dobro ohranja (stres { $stress }).
map-stress-fair = Slika te razdalje malo ukrivi (stres { $stress }): raje zaupaj številkam.
map-stress-poor = Slika te razdalje močno ukrivi (stres { $stress }): zaupaj številkam.
map-numbered = Na sliki: { $list }
map-left = { $count ->
    [one] Izpuščena je { $count } oseba, ki je tu igrala že davno.
    [two] Izpuščeni sta { $count } osebi, ki sta tu igrali že davno.
    [few] Izpuščene so { $count } osebe, ki so tu igrale že davno.
   *[other] Izpuščenih je { $count } oseb, ki so tu igrale že davno.
  }
map-short = { $count ->
    [one] { $count } oseba ima
    [two] { $count } osebi imata
    [few] { $count } osebe imajo
   *[other] { $count } oseb ima
  } še premalo krogov.
map-join = Šteje le, kdor privoli.
map-closed-meanwhile = Med risanjem je nekdo zaprl svoj profil. Vprašaj znova.
map-alone-here = Zemljevid kaže ljudi skupine ali strežnika. Vprašaj me tam: /profile map
map-too-few = Zemljevid potrebuje ljudi iz tega prostora z odprtim profilom: { $people }, krogov vsak: { $rounds }. Doslej: { $ready }. S premalo krogi: { $short }.
map-mine-private = Tebe na njem ni: tvoj profil je zaseben. Če želiš nanj: /profile privacy place, potem tu končaj partijo.
map-mine-not-here = Tebe še ni na njem: tu končaj partijo.
map-mine-missing = Tebe še ni na njem: v tej igri { $missing ->
    [one] manjka še { $missing } krog
    [two] manjkata še { $missing } kroga
    [few] manjkajo še { $missing } krogi
   *[other] manjka še { $missing } krogov
  }, vseh mora biti { $needed }.
map-mine-ready = Vse imaš.
map-mine-people = Najbolj podobno tebi igrajo: { $list }.
map-mine-alone = Nikogar drugega ni na tem zemljevidu.
map-mine-ways = Tvoj način: { $way }.
map-mine-no-way = Tvoj način ni podoben nobenemu, ki ga poznam.
habits-most = Tu najbolj izstopa »{ $habit }«: { $share }, po sreči bi bilo { $luck }.
habits-none = V povprečju tu ne izstopa nič, česar ne bi naredila tudi sreča.
habits-counts = Ljudi: { $people }, krogov: približno { $rounds }; vsi štejejo enako. V oklepaju: koliko bi bilo po sreči.
habits-too-few = Kako se tu v povprečju igra, povem, ko je dovolj ljudi z odprtim profilom: { $needed }, krogov vsak: { $rounds }. Doslej: { $ready }.
groups-title = { $a } in { $b }: { $game }
groups-differ = Ti skupini igrata različno.
groups-perhaps = Ti skupini verjetno igrata različno.
groups-alike = Po načinu igre teh dveh skupin ne znam ločiti.
groups-sizes = { $a }: { $first ->
    [one] { $first } oseba
    [two] { $first } osebi
    [few] { $first } osebe
   *[other] { $first } oseb
  }. { $b }: { $second ->
    [one] { $second } oseba
    [two] { $second } osebi
    [few] { $second } osebe
   *[other] { $second } oseb
  }.
groups-differences = Kje se najbolj razlikujeta, v povprečju svojih ljudi:
groups-difference = – { $habit }. { $a } { $first } % ({ $firstPeople ->
    [one] { $firstPeople } oseba
    [two] { $firstPeople } osebi
    [few] { $firstPeople } osebe
   *[other] { $firstPeople } oseb
  }), { $b } { $second } % ({ $secondPeople })
groups-no-difference = Nobena posamezna navada se ne razlikuje bolj, kot bi se po sreči.
groups-trust = Če bi te ljudi naključno razdelili v dve takšni skupini, bi se enako razlikovali { $count }-krat od 1000.
groups-both = { $count ->
    [one] { $count } oseba je v obeh in ne šteje v nobeni.
    [two] { $count } osebi sta v obeh in ne štejeta v nobeni.
    [few] { $count } osebe so v obeh in ne štejejo v nobeni.
   *[other] { $count } oseb je v obeh in ne šteje v nobeni.
  }
groups-alt = Zemljevid: { $a } ({ $first }) in { $b } ({ $second }) med znanimi načini igre. { $verdict }
groups-others = vsi drugi
groups-here = ta klepet
groups-basis-roles = Šteti so ljudje tega strežnika z odprtim profilom. Njihove vloge mi je pravkar povedal Discord; ne hranim nobene.
groups-basis-chats = Šteti so ljudje z odprtim profilom: tu za ta klepet, tam za vse. Imen iz drugega klepeta ne kažem.
groups-too-few = Vsaka skupina potrebuje ljudi z odprtim profilom: { $people }, krogov vsak: { $rounds }. Doslej { $a }: { $first }, { $b }: { $second }.
groups-alone-here = Skupine primerjam v skupini ali na strežniku. Vprašaj me tam: /profile groups
groups-on-files = Skupine posnetih ljudi primerjaš iz datoteke s stolpci player, round, move, opponent_move in stolpcem za skupino:
groups-which-roles = Kateri skupini? Imenuj vlogo in za against= še eno, razen če misliš vse druge: /profile groups
groups-which-chat = Kateri skupini? Imenuj drug klepet, v katerem sem, da ga primerjam s tem: /profile groups channel=@name
groups-no-roles = Tu ni vlog. Imenuj drug klepet: /profile groups channel=@name
groups-unknown-role = Te vloge ne najdem. Izberi jo s seznama.
groups-same-role = To nista dve skupini. Izberi vlogo, ki je nimajo vsi, in po želji še eno.
groups-roles-closed = Discord mi ne pove, kdo ima tu katero vlogo: nisem članica tega strežnika. Doda me lahko, kdor ga ureja.
groups-roles-away = Discord mi vlog trenutno ne pove. Poskusi znova.
groups-unknown-chat = Tega klepeta ne najdem ali pa nisem v njem.
groups-same-chat = To je ta klepet. Imenuj drugega.

## Kaj vem o kom
model-title = 🔮 Kaj vem o tebi: { $game }
model-missing = Tvojih krogov poznam: { $rounds ->
    [0] nič
   *[other] { $rounds }
  }. Ko jih bo še { $missing }, lahko povem, kaj mislim.
model-rounds = Poznam { $rounds ->
    [one] { $rounds } tvoj krog
    [two] { $rounds } tvoja kroga
    [few] { $rounds } tvoje kroge
   *[other] { $rounds } tvojih krogov
  }. Kaj mislim:
model-no-habits = nobena navada ne izstopa; težko te je povedati z besedami
model-habit = – { $habit }
habit-often = najpogosteje izbereš { MOVE($move, case: "accusative") }, { $count } od { $total }
habit-after-move = { $result ->
    [win] po zmagi
    [loss] po porazu
   *[draw] po izenačenju
  } s potezo { $before } { $same ->
    [yes] jo ponoviš
   *[no] preideš na { MOVE($move, case: "accusative") }
  }, { $count } od { $total }
habit-after-result = { $result ->
    [win] po zmagi
    [loss] po porazu
   *[draw] po izenačenju
  } potezo { $same ->
    [yes] ponoviš
   *[no] zamenjaš
  }, { $count } od { $total }
model-sure = Kako zanesljivo: od tvojih zadnjih potez ({ $all }) bi jih prebrala { $right } (sreča: { $luck }); { $verdict }.
model-from = Od kod: { $own } % tega, po čemer se zdaj ravnam, je od tebe, { $people } % od drugih ljudi.
# Kaj sme bot izgubiti proti strani, ki ga bere: zdaj $points, od 8, s katerimi vsi začnejo.
model-account = { $state ->
    [lent] Pri tebi tvegam { $points ->
        [one] { $points } točko
        [two] { $points } točki
        [few] { $points } točke
       *[other] { $points } točk
    }: svojih 8 in { $more } od tebe na posodo.
    [begun] Pri tebi tvegam 8 točk. Brez sreče me nihče nikoli ne prehiti za več kot 10 točk.
    [less] Pri tebi tvegam { $points ->
        [one] { $points } točko
        [two] { $points } točki
        [few] { $points } točke
       *[other] { $points } točk
    }: od 8 na začetku; ostalo je tvoje.
    [spent] Pri tebi ne tvegam več ničesar: tvojih je vseh 10 točk, kolikor jih je brez sreče mogoče dobiti od mene. Odslej vsako potezo izžrebam.
   *[read] Pri tebi ne tvegam skoraj nič: mojih 8 točk je tvojih, torej morda kdo bere mene. Zaupam naključju, dokler jih ne dobim nekaj nazaj.
}
model-account-apart = Kar smem izgubiti proti tebi, se šteje za vsak tvoj povezani račun posebej: to velja za tega.
model-mode-learning = { $since ->
    [1] Učim se iz vseh tvojih krogov.
   *[other] Učim se od tvojega { $since }. kroga naprej. Kar je bilo prej, je pozabljeno.
  }
model-mode-frozen = Zamrznjeno od tvojega { $since }. kroga naprej: berem s tem, kar vem, in se ne učim nič novega.
model-mode-off = Izklopljeno od tvojega { $since }. kroga naprej: igram naključno in se ne učim ničesar.
# Krogi med tistimi, ki jih poznam, ki niso bili odigrani tu proti meni.
model-elsewhere = { $duels ->
    [0] Od tega pod tvojim drugim imenom: { $link ->
        [one] { $link } krog.
        [two] { $link } kroga.
        [few] { $link } krogi.
       *[other] { $link } krogov.
      }
   *[other] { $link ->
        [0] Od tega iz tvojih dvobojev: { $duels }.
       *[other] Od tega iz tvojih dvobojev: { $duels }, pod tvojim drugim imenom: { $link }.
      }
  }
model-duels = Učim se iz tvojih dvobojev, ko se začne najina partija.
model-duels-not = Iz tvojih dvobojev z ljudmi se ne učim ničesar.
model-duels-done = Velja: od najine naslednje partije se učim iz tvojih dvobojev, tudi iz prejšnjih. Ne spusti me zraven: /model duels off
model-duels-already = Iz tvojih dvobojev se že učim. Ne spusti me zraven: /model duels off
model-duels-off = Urejeno: kar sem se naučila iz tvojih dvobojev, je pozabljeno, in ne učim se več iz njih. Če je bila najina partija odprta, čaka: /rps continue
model-shares = Deliš svoj način igre: štet med mnogimi mi pomaga pri neznancih.
model-shares-not = Kako igraš, ostane med nama.
model-reset-title = Pozabim, kako igraš?
model-reset-text = Pozabila bom vse, kar sem se doslej naučila o tebi ({ $game }). Tvoji krogi, vsote in partije ostanejo. Tega ni mogoče razveljaviti.
model-reset-ghost = Tvoj duh { $ghost } je narejen iz tega in se vrne skupaj s tem.
button-forget = Pozabi
model-reset-done = Pozabljeno ({ $game }): s tabo začnem znova. Tvoji krogi, vsote in partije ostanejo.
model-reset-already = Pozabiti ni česa ({ $game }): ne poznam nobenega tvojega kroga.
model-freeze-done = Zamrznjeno ({ $game }): berem s tem, kar vem, in se ne učim nič novega.
model-freeze-already = Je že zamrznjeno ({ $game }).
model-off-done = Izklopljeno ({ $game }): igram naključno in se ne učim ničesar. Poteza, ki je že zapečatena, bo še odigrana.
model-off-already = Je že izklopljeno ({ $game }).
model-on-done = Spet se učim ({ $game }). Iz vmesnih krogov se ne naučim ničesar.
model-on-already = Že se učim ({ $game }).
model-share-title = 🔮 Deliš svoj način igre?
model-share-text =
    Kaj vzamem: kako si tvoje poteze sledijo pri vsaki igri razen minolovca, v preteklih in prihodnjih krogih. Prištejem jih potezam drugih ljudi, najmanj { $others }, in hranim le števila: nobenega imena, nobenega posameznega kroga. Česar se ne smem učiti, tega ne vzamem.
    Za koga: za tiste, ki poganjajo tega bota. S takšnimi števili začnem pri neznancih, v njihovih prvih krogih.
    Umik: kadarkoli /model share off ali /data delete. Kar prispevaš, se potem ob naslednjem učenju odstrani.
model-share-done = Hvala: od naslednjega učenja naprej štejem tudi tebe. Umakni: /model share off
model-share-already = To že deliš. Umakni: /model share off
model-share-old = Moje vprašanje se je odtlej spremenilo. Tu je novo: /model share
model-unshare-done = Umaknjeno. Od tebe ne dam naprej nič več, in kar je tvojega, se ob naslednjem učenju odstrani.
button-share = Deli
button-share-keep = Zadrži zase
button-share-stop = Umakni

## Duhovi: način igre, zamrznjen
ghost-title = 👻 Tvoj duh? { $game }
ghost-text =
    Zamrznila bi, kako nadaljuješ po tem, kar je bilo prej, iz { $rounds ->
        [one] { $rounds } tvojega kroga, iz katerega
        [two] { $rounds } tvojih krogov, iz katerih
        [few] { $rounds } tvojih krogov, iz katerih
       *[other] { $rounds } tvojih krogov, iz katerih
    } se smem učiti: v njem ni nobenega kroga, a kdor igra proti duhu na tisoče krogov, spozna tvoje navade, kot bi te gledal.
    Takoj ga lahko srečajo vsi, v partijah, na turnirjih in v ligi, { $named ->
        [yes] pod imenom, narejenim iz tvojega.
       *[no] pod imenom, ki ne izda nikogar.
    }
    Kadarkoli ga lahko prikličeš nazaj, in takrat ga takoj ni nikjer več: /model ghost off
ghost-text-anew = Zamenja sedanjega, ki se vrne.
button-ghost-freeze = Zamrzni
button-ghost-keep = Naj bo
button-ghost-off = Prikliči nazaj
ghost-kept = Torej brez duha. Nič se ni spremenilo.
ghost-done-title = 👻 { $name } straši
ghost-report-title = 👻 Tvoj duh: { $name }
# $rounds: iz česa je zamrznjen
ghost-meet = { $game }, iz { $rounds ->
    [one] { $rounds } tvojega kroga
    [two] { $rounds } tvojih krogov
    [few] { $rounds } tvojih krogov
   *[other] { $rounds } tvojih krogov
  }. Za srečanje: opponent={ $name }
# Odstotek verjetnosti, ki so ga imele poteze, ki so prišle.
ghost-stand-in = { $rounds ->
    [one] Tvojo zadnjo potezo, ki je ni poznal,
    [two] Tvoji zadnji { $rounds } potezi, ki ju ni poznal,
    [few] Tvoje zadnje { $rounds } poteze, ki jih ni poznal,
   *[other] Tvojih zadnjih { $rounds } potez, ki jih ni poznal,
  } je napovedal { $ghost } %; naključje { $chance } %, kdor pozna ljudi, a ne tebe, { $people } %, golo zrcalo { $mirror } %. { $verdict ->
    [yes] Lahko te nadomesti.
   *[no] Nadomesti te še komaj: nisi za lahko napovedovanje.
  }
ghost-host-froze = Iz igre ga je vzel, kdor poganja tega bota.
ghost-report-more = To vidiš le ti. Prikliči nazaj: /model ghost off. Iz novejših krogov: /model ghost anew
ghost-none = Duha nimaš ({ $game }). Naredi ga: /model ghost
ghost-off-done = Tvojega duha ni več ({ $game }): nihče ga ne sreča in njegovo ime je prosto.
ghost-off-duels = Tvoj duh je poznal tvoje dvoboje, zato se je tudi on vrnil.
ghost-old = To vprašanje je že odgovorjeno. Vprašaj znova: /model ghost
ghost-full = Imen imaš toliko, kolikor jih kdo sme imeti. Najprej opusti katero: /strategy mine
ghost-too-few = Duh potrebuje tvojih krogov, iz katerih se smem učiti: { $needed }. Poznam jih { $rounds } ({ $game }); dovolj { $missing ->
    [one] bo še { $missing }
    [two] bosta še { $missing }
    [few] bodo še { $missing }
   *[other] bo še { $missing }
  }.

## Minolovec
command-mines = Minolovec: zase, z namigi, ki povedo zakaj, ali v dirki
command-mines-play = Igraj; izberi stopnjo ali poljubno velikost
command-mines-continue = Nadaljuj odloženo ploščo
command-mines-watch = Glej, kako igra strategija, potezo za potezo
command-mines-race = Ista plošča zate in še za koga: kdo jo prvi očisti?
command-mines-stats = Kako so se tvoje igre končale
option-mines-level = Kako velika in kako gosta
option-mines-size = Stolpci in vrstice: 12x10
option-mines-mines = Koliko min
option-mines-noguess = Plošča, ki gre brez ugibanja
option-mines-board = Koda plošče, za isto igro
option-mines-cells = Polja po imenu: B7 C8; s f spredaj zastavica: f D4
option-mines-user = Koga izzivaš
choice-pocket = Žepna: 5×5, 4 mine
choice-small = Majhna: 8×8, 10 min
choice-beginner = Začetna: 9×9, 10 min
choice-intermediate = Srednja: 16×16, 40 min
choice-expert = Težka: 30×16, 99 min
choice-opening = odpre celo območje
choice-safe = je varno, nič več
choice-yes = da
choice-ghost-show = kako je z njim
choice-ghost-anew = zamrzni znova
choice-ghost-off = prikliči nazaj
choice-no = ne
choice-exact = Natančno: prešteje vse možne razporede min
choice-simple = Preprosto: ogiba se največjemu razmerju med številko in zakritimi polji
choice-random = Naključno: katerokoli polje
mines-level-custom = Druge
mines-title = 💣 Minolovec { $width }×{ $height } · { $mines ->
    [one] { $mines } mina
    [two] { $mines } mini
    [few] { $mines } mine
   *[other] { $mines } min
  }
mines-begin-opening = Odpri katerokoli polje: ono in njegovi sosedje so varni.
mines-begin-safe = Odpri katerokoli polje: prvo je varno.
mines-progress = 🚩 { $flags } od { $mines } · še { $left ->
    [one] { $left } varno polje
    [two] { $left } varni polji
    [few] { $left } varna polja
   *[other] { $left } varnih polj
  }
mines-how-open = Pritisk odpre. Na številki, katere mine imajo vse zastavico, odpre ostalo okoli nje.
mines-how-flag = Način zastavic: pritisk postavi zastavico ali jo odstrani.
mines-how-window = Izberi del plošče.
mines-how-typed = Napiši polje, da ga odpreš, s f spredaj za zastavico: b7, f c3
mines-won = 🎉 { $name } očisti ploščo, čas { $time }{ $hints ->
    [0] .
    [one] , { $hints } namig.
    [two] , { $hints } namiga.
    [few] , { $hints } namigi.
   *[other] , { $hints } namigov.
  }
mines-lost = 💥 { $cell } je bila mina. { $name }: očiščenih polj { $cleared } od { $safe }.
mines-stopped = Končano. { $name }: očiščenih polj { $cleared } od { $safe }.
continue-board = { $width }×{ $height } · še { $left ->
    [one] { $left } varno polje
    [two] { $left } varni polji
    [few] { $left } varna polja
   *[other] { $left } varnih polj
  }
continue-board-open = 💣 Še odprto: { $board }
continue-board-question = Nadaljuješ ali začneš znova? Lahko počaka: ploščo hranim.
continue-which-board = 💣 Katero ploščo nadaljujeva?
continue-board-waits = Prejšnja plošča te čaka: { $board }.
continue-board-aside = 💣 Odloženo: { $board }
continue-board-kept = Hranim jo { $days ->
    [one] { $days } dan
    [two] { $days } dneva
    [few] { $days } dni
   *[other] { $days } dni
  }, njena ura pa teče naprej. Za nadaljevanje: gumb ali /mines continue
continue-board-is-aside = Ta plošča je odložena; nič ni bilo odprto. »Nadaljuj« jo prikliče nazaj.
continue-no-board = Nobena tvoja plošča ne čaka. Začni jo: /mines play
continue-board-gone = Te plošče ne hranim več. Začni drugo: /mines play
button-new-board = Nova plošča
mines-replaced = Odloženo za drugo igro. { $name }: očiščenih polj { $cleared } od { $safe }.
mines-word = z besedo »{ $word }«
mines-redrawn = Minilo je nekaj dni in ključ te plošče je morda že javen. Nobeno polje ni bilo odprto, zato je zdaj druga. Izberi prvo polje.
mines-told = Ključ te plošče je morda že javen in z njim mine. Igraj naprej; ne šteje.
mines-shared = Plošča, podana naprej: { $code }. V tvoji statistiki ne šteje.
button-flag-mode = Zastavice
button-open-mode = Odpiranje
button-whole-board = Cela plošča
button-hint = Namig
button-play-again = Druga plošča
button-to-end = Do konca
button-race-play = Igraj mojo ploščo
button-race-standings = Stanje
mines-toast-won = Očiščeno! Vsaka mina je, kjer je bila.
mines-toast-lost = { $cell } je bila mina.
mines-toast-stopped = Končano.
mines-toast-flag = { $cell }: zastavica
mines-toast-unflag = { $cell }: brez zastavice
mines-toast-open = { $cells ->
    [1] { $cell }: { $number }
    [one] { $cell }: odprto { $cells } polje
    [two] { $cell }: odprti { $cells } polji
    [few] { $cell }: odprta { $cells } polja
   *[other] { $cell }: odprtih { $cells } polj
  }
mines-open-already = { $cell } je že odprto.
mines-flagged = Na { $cell } je zastavica. Najprej jo odstrani: v načinu zastavic ali napiši za /mines: flag { $cell }
mines-flagged-typed = Na { $cell } je zastavica. Najprej jo odstrani: f { $cell }
mines-flags-differ = { $cell } kaže { $number }. Postavi okoli toliko zastavic, potem odpre ostalo.
mines-board-changed = Plošča se je spremenila, odkar je bil narisan ta gumb. Takole kaže.
mines-over = Te igre je konec. Začni drugo: /mines play
mines-not-yours = Ta plošča je od nekoga drugega. Tvoja: /mines play
mines-none = Nimaš igre. Začni jo: /mines play
mines-no-cell = Plošča nima polja { $typed }. Gredo od A1 do { $last }: črka za stolpec, številka za vrstico.
mines-which-cell = Katero polje? Napiši za /mines: flag B7
mines-hint-safe = 💡 { $cell } je varno: { $because }.
mines-hint-guess = 💡 Gotovega ni nič. Najboljša možnost je { $cell }: mina v { $risk } % možnih razporedov.
mines-hint-first = 💡 Odprto še ni nič. { $cell } je tako varno kot vsako prvo polje.
mines-number-at = { $number } na { $cell }
mines-because-numbers = { $count ->
    [one] { $numbers } ne dopušča drugega
    [two] { $numbers } ne dopuščata drugega
    [few] { $numbers } ne dopuščajo drugega
   *[other] { $numbers } ne dopušča drugega
  }
mines-because-numbers-total = skupaj s številom min { $count ->
    [one] { $numbers } ne dopušča drugega
    [two] { $numbers } ne dopuščata drugega
    [few] { $numbers } ne dopuščajo drugega
   *[other] { $numbers } ne dopušča drugega
  }
mines-because-total-alone = število min ne dopušča drugega
mines-because-first = odprto še ni nič
mines-because-lot = izžrebano med { $among ->
    [one] { $among } poljem
    [two] { $among } poljema
    [few] { $among } polji
   *[other] { $among } polji
  }
mines-because-ratio = največje razmerje okoli njega, { $ratio } %, je najmanjše na plošči
mines-because-no-ratio = blizu ni številke; to ji velja za { $ratio } %
mines-because-risk = gotovega ni nič; mina v { $risk } % možnih razporedov
mines-level-and-size = Izberi ali stopnjo ali velikost.
mines-board-and-size = Koda plošče že pove njeno velikost. Daj samo kodo.
mines-bad-size = »{ $typed }« ni velikost. Napiši stolpce in vrstice: 12x10
mines-bad-level = »{ $typed }« ni stopnja. So pocket, small, beginner, intermediate, expert.
mines-bad-code = »{ $typed }« ni plošča. Koda je videti takole: 9x9-10-opening-k7f3q
mines-too-large = { $width }×{ $height } je preveliko za klepet. Največ je { $most }.
mines-too-small = Plošča ima vsaj dva stolpca in dve vrstici.
mines-no-opening = { $width }×{ $height } je premajhno za območje brez min. Vzemi večjo ploščo ali start=safe.
mines-bad-mines = { $mines ->
    [one] { $mines } mina ne gre
    [two] { $mines } mini ne gresta
    [few] { $mines } mine ne gredo
   *[other] { $mines } min ne gre
  }: na { $width }×{ $height } jih je lahko 1 do { $most }, da je prvo polje varno.
mines-no-such-board = Takšne plošče brez ugibanja nisem našla. Pomagalo bi manj min.
mines-watch-title = 👀 Strategija { $strategy } igra { $width }×{ $height } · { $mines ->
    [one] { $mines } mina
    [two] { $mines } mini
    [few] { $mines } mine
   *[other] { $mines } min
  }
mines-watch-begin = Odprto še ni nič. »Naprej« pokaže prvo potezo.
mines-watch-move = { $move }. poteza, { $cell }: { $because }.
mines-watch-progress = Očiščenih polj: { $cleared } od { $safe }.
mines-watch-won = 🎉 Očiščena vsa polja: { $safe }.
mines-watch-lost = 💥 To je bila mina. Očiščenih polj: { $cleared } od { $safe }.
mines-watch-code = Poskusi še ti: { $code }
mines-race-title = 🏁 { $first } proti { $second } · { $width }×{ $height }, { $mines ->
    [one] { $mines } mina
    [two] { $mines } mini
    [few] { $mines } mine
   *[other] { $mines } min
  }
mines-race-how = Ista plošča za oba, za vsakega v svojem sporočilu. Tvoja ura teče, ko začneš. Zmaga, kdor jo očisti; če jo oba, kdor je hitrejši; če nihče, kdor pride dlje.
mines-race-open = { $name }: še na poti
mines-race-cleared = { $name }: očiščeno, čas { $time }
mines-race-fell = { $name }: polj { $cleared } od { $safe }
mines-race-won = 🏆 { $name } zmaga v dirki.
mines-race-level = Mrtvi tek: izenačeno.
mines-race-gone = Ta dirka je pozabljena: minil je dan. Skliči novo: /mines race
mines-race-told = Ključ te plošče je morda že javen in z njim mine. Skliči novo: /mines race
mines-race-not-yours = Ta dirka je med dvema drugima. Skliči svojo: /mines race
mines-race-played = To ploščo imaš že za sabo.
mines-race-no-hints = V dirki ni namigov.
mines-race-whom = Ne vem, koga misliš. Izberi osebo s seznama, omeni jo ali odgovori na njeno sporočilo z /mines race.
mines-race-nobody = Tu ni nikogar drugega za dirko. Na Discordu in Telegramu so.
mines-race-bot = Boti ne pritiskajo gumbov. Izzovi človeka ali glej strategijo: /mines watch
mines-race-self = Proti sebi vedno zmagaš. Izzovi koga drugega.
alt-board = Plošča { $width }×{ $height }: { $open ->
    [one] { $open } odprto polje
    [two] { $open } odprti polji
    [few] { $open } odprta polja
   *[other] { $open } odprtih polj
  }, { $flags ->
    [one] { $flags } zastavica
    [two] { $flags } zastavici
    [few] { $flags } zastavice
   *[other] { $flags } zastavic
  }, { $mines ->
    [one] { $mines } mina
    [two] { $mines } mini
    [few] { $mines } mine
   *[other] { $mines } min
  }.
alt-board-numbers = Odprte številke: { $list }.
alt-board-number = { $number } { $count ->
    [1] enkrat
    [2] dvakrat
   *[other] { $count }-krat
  }
alt-board-mark = Označeno: { $cell }.
alt-board-frame = Uokvirjeno: { $first } do { $last }.
mines-proof-title = Dokaz poštenosti plošče { $session }
mines-proof-seal = Mine dajo pečat { $seal }. Isti mora stati v vsakem sporočilu te plošče, tudi v prvem.
mines-proof-fit = Sledijo iz dnevnega ključa, { $date }: nisem jih mogla izbrati.
mines-proof-not-told = Izžrebane so s ključem dneva { $date }. Povem ga { $when }; potem lahko vsakdo vidi, da jih nisem mogla izbrati.
mines-proof-differ = Ne sledijo iz dnevnega ključa, { $date }. Tej plošči ne zaupaj; povej tistim, ki poganjajo tega bota.
mines-proof-no-key = Dnevni ključ v tej vrstici ne pripada njeni zaobljubi, zato žreba nisem preverila. Ne zaupaj mu.
mines-proof-anew = Znova je bila izžrebana { $date }, ko še nobeno polje ni bilo odprto. Če to ne drži, ji ne zaupaj.
mines-proof-word = V žreb je šla tvoja beseda: { $word }
mines-proof-first = Od plošč, ki jih da ta žreb, je prva, ki gre brez ugibanja.
mines-proof-another = Od plošč, ki jih da ta žreb, ni prva, ki gre brez ugibanja. Ne zaupaj ji; povej tistim, ki poganjajo tega bota.
mines-proof-not-searched = Ali je prva v svojem žrebu, ki gre brez ugibanja, nisem pogledala. To naredi npm run -s gadalka -- verify.
mines-proof-signed = Podpisano z moje strani; moja zaobljuba je { $pledge }.
mines-proof-signed-other = Podpisano drugje; zaobljuba tam je { $pledge }.
mines-proof-forged = Podpis je lažen. Ne zaupaj mu.
mines-proof-how = Doma, s kopijo Gadalke in zapisano zaobljubo: npm run -s gadalka -- verify "…" --pledge "…"
mines-proof-formula = S pečatom se začne SHA-256 od »{ $text }«. Seme plošče je HMAC-SHA-256 od »{ $drawn }« pod dnevnim ključem, po modulu 36^12, v osnovi 36.
mines-proof-not-yet = Te plošče še ni konec, zato je njen pečat zaprt. Odpre se na koncu.
mines-proof-race = Vsi še niso na cilju, zato je pečat te plošče zaprt.
mines-proof-none = Nimam tvoje končane plošče z dokazom; plošče, podane naprej, ga nimajo. Odigraj jo: /mines play
mines-proof-unreadable = To ni vrstica dokaza plošče. Začne se z gdb1. in pride z gumba »Preveri« končane plošče.
mines-stats-title = 💣 Tvoje igre minolovca
mines-stats-board = plošča
mines-stats-best = najbolje
mines-stats-games = igre
mines-stats-wins = zmage
mines-stats-streak = Zmage zapored brez namiga: zdaj { $now }, največ { $most }.
mines-stats-what = Najboljši časi so brez namigov. Opuščene igre ne štejejo kot zmage; plošče, podane naprej, ne štejejo. Plošče brez ugibanja in dirke so pod »Druge«.
mines-stats-none = Nobena igra še ni končana. Začni jo: /mines play

## Dnevni izziv
# Izrazi: dnevni izziv (daily challenge), um dneva (mind; »duh« je ghost), plošča dneva, poskus (try), rešitve (answers), izžrebati (draw), dnevi zapored, opomnik, dosežek (milestone).
command-daily = Vsak dan um samo zate in plošča za vse
command-daily-today = Današnji izziv in kako ti kaže
option-daily-time = kdaj, na primer 19:00; off, če opomnikov ne želiš več
option-daily-zone = po čigavi uri: mesto, na primer Berlin, ali utc+3
place-daily = Dnevni izziv
# Število šteje dneve; Gadalka je ime bota.
daily-title = 🔮 Gadalka { $number } · { $date }
daily-mind-title = 🔮 Gadalka { $number } · um dneva
daily-today-mind-open = Um: 20 krogov, še se ni začelo.
daily-today-mind-going = Um: { $won } : { $lost }, na vrsti je { $round }. krog od { $of }.
daily-today-mind-done = Um: { $won } : { $lost }.
daily-today-board-open = Plošča: 9×9, še se ni začela.
daily-today-board-going = Plošča: v teku.
daily-today-board-won = Plošča: očiščena, čas { $time }{ $hints ->
    [0] {""}
    [one] , vštet { $hints } namig
    [two] , všteta { $hints } namiga
    [few] , všteti { $hints } namigi
   *[other] , vštetih { $hints } namigov
}.
daily-today-board-lost = Plošča: tokrat ni očiščena.
# Pred preostalim časom: »čez 5 h«
daily-next = Naslednja prideta
daily-invite = 🔮 Gadalka { $number }: danes nasprotnik in polje za vse.{ $count ->
    [0] {""}
    [one] {" "}Tu je igrala že { $count } oseba.
    [two] {" "}Tu sta igrali že { $count } osebi.
    [few] {" "}Tu so igrale že { $count } osebe.
   *[other] {" "}Tu je igralo že { $count } oseb.
  }
# Gumbi
button-daily-mind = Um
button-daily-board = Plošča
button-daily-yesterday = Včeraj
button-daily-top = Najboljši
button-daily-play = Igraj
button-daily-remind = Spomni me
button-daily-share = Deli
button-daily-go-on = Nadaljuj
daily-mind-first = Današnji um je izžreban samo zate. Ugotovi, kako izbira, in ga premagaj: 20 krogov, en poskus.
daily-mind-score = Ti { $won } : { $lost } · { $round }. krog od { $of }
daily-round-won = Ti { $yours } · um { $its } → točka zate
daily-round-lost = Ti { $yours } · um { $its } → točka za um
daily-round-drawn = Ti { $yours } · um { $its } → izenačeno
daily-round-toast = { $last } · { $won } : { $lost }
# Za vrsto znakov, poleg strip-yours
daily-row-its = ← poteze uma
daily-mind-end = 🔮 { $won } : { $lost } proti umu dneva
daily-mind-cut = Ključ tistega dne bo vsak čas razkrit, zato se poskus konča tako, kot kaže.
daily-mind-cut-end = 🔮 { $won } : { $lost } proti umu dneva, { $rounds ->
    [one] { $rounds } odigran krog
    [two] { $rounds } odigrana kroga
    [few] { $rounds } odigrani krogi
   *[other] { $rounds } odigranih krogov
}
daily-mind-over = Tega poskusa je konec; nič ni bilo šteto.
daily-not-yours = Ti gumbi so od nekoga drugega. Tvoji: /daily
daily-old-button = Ta gumb je z nekega drugega dne. Današnji izziv: /daily
daily-gone = Tega poskusa ne hranim več. Današnji izziv: /daily
daily-no-puzzle = Nimam, iz česa bi izžrebala današnji izziv. Pridi spet jutri.
# Kdo je bil um dneva: njegovo pravilo, v pretekliku
daily-rule-after-won = Po dobljenem krogu { $step ->
    [0] je obdržal svojo potezo
    [1] je vzel potezo, ki jo njegova premaga
   *[other] je vzel potezo, ki premaga njegovo
}.
daily-rule-after-drawn = Po izenačenju { $step ->
    [0] je obdržal svojo potezo
    [1] je vzel potezo, ki jo njegova premaga
   *[other] je vzel potezo, ki premaga njegovo
}.
daily-rule-after-lost = Po izgubljenem krogu { $step ->
    [0] je obdržal svojo potezo
    [1] je vzel potezo, ki jo njegova premaga
   *[other] je vzel potezo, ki premaga njegovo
}.
daily-rule-copy = Ponovil je tvojo zadnjo potezo.
daily-rule-always-counter = Vzel je, kar premaga tvojo zadnjo potezo.
daily-rule-anti-rotation = Pričakoval je, da greš po vrsti, kamen, papir, škarje, in premagal naslednji korak: vzel je torej potezo, ki jo tvoja zadnja premaga.
daily-rule-rotation = Šel je po vrsti, kamen, papir, škarje, ne glede na tvoje poteze.
daily-rule-win-stay = Potezo, ki je zmagala, je obdržal, po porazu pa je vzel katerokoli drugo. Po izenačenju { $draw ->
    [stay] jo je obdržal
   *[shift] je prav tako vzel drugo
}.
daily-rule-frequency = Vzel je, kar premaga tvojo dotlej najpogostejšo potezo{ $decay ->
    [1] {""}
   *[other] ; najnovejši krogi so šteli največ
}.
daily-rule-mupn = Zapomnil si je, katera tvoja poteza je zadnjič sledila isti { $side ->
    [own] njegovi
   *[opponent] tvoji
} potezi, in jo premagal.
daily-rule-de-bruijn = V vsakih treh krogih je vsako potezo igral enkrat, v naključnem vrstnem redu. Tretja je bila torej gotova.
daily-seen = { $count ->
    [one] Videlo se je v krogu { $rounds }.
    [two] Videlo se je v krogih { $rounds }.
    [few] Videlo se je v krogih { $rounds }.
   *[other] Videlo se je v krogih { $rounds }.
}
# Vrstice, ki jih ljudje kopirajo in pošiljajo; nobene poteze ne izdajo.
daily-strip = Gadalka { $number }
daily-strip-mind = Gadalka { $number } · { $won }:{ $lost }
daily-strip-board = 💣 { $time }{ $hints ->
    [0] {""}
    [one] , { $hints } namig
    [two] , { $hints } namiga
    [few] , { $hints } namigi
   *[other] , { $hints } namigov
}
daily-strip-board-lost = 💣 💥
daily-share-by = { $name } · dnevni izziv
daily-share-copy = Kopiraj ali posreduj. Nobene poteze ne izda.
daily-card-call = Vsak dan nekaj novega: /daily
daily-card-alt = Gadalka { $number }. Dobljeni krogi: { $won }, izgubljeni: { $lost }. Krog za krogom: { $results }.
daily-card-alt-board = Gadalka { $number }. Plošča dneva: { $board }
daily-word-won = dobljen
daily-word-lost = izgubljen
daily-word-drawn = izenačen
daily-yesterday-title = 🔮 Gadalka { $number }: rešitve
daily-yesterday-none = Od tistega dne nimam ničesar: nihče me ni vprašal za njegov izziv.
# Pred preostalim časom: »čez 5 h«
daily-yesterday-soon = Drugi morda še igrajo. Rešitve povem
daily-yesterday-open = Tvoj poskus je odprt: na vrsti je { $round }. krog od { $of }.
daily-yesterday-ahead = Več dobljenih kot izgubljenih krogov: { $ahead } od { $all }, ki jih smem imenovati.
daily-proof-later = Ključ tistega dne povem { $date }. Takrat lahko vsakdo vse to znova izžreba.
daily-proof-told = Ključ za { $date } je razkrit: s kopijo Gadalke lahko vsakdo tisti dan znova izžreba.

## Plošča dneva in plošče vseh dni
# { $number } šteje dneve: Gadalka 326
daily-board-title = 💣 Gadalka { $number } · plošča dneva
mines-daily-how = Na svoj dan za vse ista, in ugibanja ne potrebuje. Namig stane deset sekund. »Končaj« konča tvoj edini poskus.
mines-daily-over = Njeno kodo povem z rešitvami, od 03:00 UTC naslednjega dne: /daily yesterday
mines-daily-closed = Rešitve te plošče so že zdavnaj znane, zato se je končala tako, kot je kazalo. Današnja: /daily board
# { $on }: account-on-platform, na primer »na Discordu«
daily-board-elsewhere = Današnja plošča se je začela { $on } in tam gre naprej: še { $left ->
    [one] { $left } varno polje.
    [two] { $left } varni polji.
    [few] { $left } varna polja.
   *[other] { $left } varnih polj.
  }
daily-board-parted = Današnja plošča se je začela z računa, ki je bil takrat tvoj. Jutri bo druga.
daily-used = Tvoj današnji poskus se je začel pred izbrisom tvojih podatkov. Jutri bo nov.
daily-board-second = Ta plošča se je začela dvakrat, preden so bili računi povezani. Šteje poskus, ki se je začel prej.
daily-board-none = Današnje plošče ne morem postaviti. Vprašaj pozneje: poskus ti ostane.
daily-board-busy = Današnja plošča še ni postavljena: preveč naenkrat. Poskus ti ostane; čez trenutek vprašaj znova.
daily-board-score = Z namigi šteje kot { $time }.
daily-board-late = Končala se je, ko so bile rešitve že znane, zato je ni na nobeni dnevni lestvici.
daily-board-was-won = 🎉 Očiščeno, čas { $time }{ $hints ->
    [0] .
    [one] , { $hints } namig.
    [two] , { $hints } namiga.
    [few] , { $hints } namigi.
   *[other] , { $hints } namigov.
  }
daily-board-was-lost = 💥 Končala jo je mina.
daily-board-was-stopped = Ustavljeno pred koncem.
# Pod rešeno včerajšnjo ploščo
daily-board-told = Igraj jo znova ali podaj naprej: /mines play board={ $code }
daily-top-title = 🏆 Gadalka { $number }
# Oboje je del naslova in napis na gumbu.
daily-top-mind = Um
daily-top-board = Plošča
button-daily-today = Danes
# Naslova stolpcev: dobljeni in izgubljeni krogi; minute in sekunde
daily-top-score = dob.:izg.
daily-top-time = čas
daily-top-nobody-mind = Na tej lestvici še ni nikogar. Odigraj um dneva: /daily mind
daily-top-nobody-board = Na tej lestvici še ni nikogar. Očisti ploščo dneva: /daily board
# Sledi preostali čas, na primer »čez 6 h 12 min«
daily-top-ends = Naslednji izziv se začne
daily-top-told = Izidi štejejo, dokler ne povem rešitev,
daily-top-place = { $scope ->
    [here] Tvoje mesto tu: { $place } od { $count }.
    [last] Tvoje mesto tam, kjer je bila tvoja zadnja igra: { $place } od { $count }.
   *[everywhere] Tvoje mesto povsod: { $place } od { $count }.
  }
daily-top-none = Na tej lestvici še nimaš izida. Um šteje, ko je odigran do konca, plošča, ko je očiščena.
daily-top-private = Tvoj izid: { $result }. Na nobenem seznamu te še ni.
daily-unlisted = Ni te na nobenem seznamu: nihče drug ne vidi, kako je šlo.
daily-top-place-only = Tvoj izid: { $result }. Kažem te le tam, kjer igraš. Za to lestvico: /profile privacy everyone
daily-top-not-here = Tvoj izid: { $result }. Za lestvico tega prostora enkrat pokliči /daily tu.

## Dnevi zapored in opomniki na dnevni izziv
# Na koncu poskusa: dnevi zapored, z današnjim vred
streak-day = { $days ->
    [1] Prvi dan niza
    [one] { $days }. dan zapored
    [two] { $days }. dan zapored
    [few] { $days }. dan zapored
   *[other] { $days }. dan zapored
}
# V /daily, kjer je današnji dan še odprt
streak-so-far = { $days ->
    [one] Doslej { $days } dan zapored
    [two] Doslej { $days } dneva zapored
    [few] Doslej { $days } dnevi zapored
   *[other] Doslej { $days } dni zapored
}
# Za enim od obeh in piko
streak-forgiven = en izpuščen dan ta teden je odpuščen
# V profilu; $current je lahko 0.
streak-profile = Dnevni izziv, dnevi zapored: zdaj { $current }, največ { $longest }.
remind-message = 🔮 Nov um in nova plošča sta pripravljena za danes.
remind-last = To je bil tretji opomnik zapored brez igre, zato zdaj utihnem. Nov opomnik: /daily remind
# Vrstice o tem, kako je z opomnikom
remind-on = Tvoj opomnik: { $time } ({ $zone }).
remind-ended = Opomnikov ne dobivaš. Spet z njimi: /daily remind 19:00
remind-ended-refused = Tvoj opomnik se je iztekel: nisem ti mogla pisati zasebno. Odpri zasebni klepet z mano in vprašaj znova: /daily remind 19:00
remind-ended-unanswered = Tvoj opomnik se je iztekel po treh zapored brez igre. Spet z njim: /daily remind 19:00
remind-none = Nimaš opomnika. Naroči ga z uro in mestom: /daily remind 19:00 Berlin
remind-how = Pišem ti zasebno, enkrat na dan, ob dneh, ko je izziv že odigran, pa ne.
remind-title = 🔔 Tvoj opomnik
remind-which = Kdaj? Ure so po UTC, dokler ne poveš mesta.
remind-zone-how = Brez imena mesta velja UTC. Z mestom: /daily remind 19:00 Berlin
remind-bad-time = »{ $typed }« ni ura, ki bi jo poznala. Povej jo takole: 19:00, 7:30 pm ali off.
remind-no-notifications = Terminal te ne more poklicati. Opomnik naroči na Discordu ali Telegramu.
remind-cannot-write = Ne smem ti pisati zasebno. Najprej odpri zasebni klepet z mano, potem vprašaj znova.
# Gumbi
button-remind-play = Današnji izziv
button-remind-end = Brez opomnikov
button-remind-time = Druga ura
button-remind-zone = Moje mesto

## Dosežki: kar je bilo vredno storiti
# V drobnem tisku pod odgovorom, enkrat
milestone-told = 🏅 Dosežek: { $title }.
# Isto za več hkrati; $count je najmanj 2.
milestones-told = 🏅 Novi dosežki: { $count }. Glej /profile
# V lastnem profilu: naslov in kdaj
milestone-earned = 🏅 { $title } · { $date }
milestones-count = Dosežki: { $count } od { $all }
# Nad seznamom vrstic na -how
milestones-open = Še odprto:
# Gumb pod lastnim profilom
button-milestones = Dosežki
milestone-seal = odprt pečat
milestone-seal-how = · odpri pečate svoje partije ali plošče: »Preveri«
milestone-rotation = pretrgano kolo potez
milestone-rotation-how = · zmagaj proti potezam po vrsti ali sredi partije nehaj tako igrati
milestone-levels = premagana vsaka stopnja
milestone-levels-how = · proti vsaki stopnji dobi partijo do pet ali več
milestone-unread = knjiga s sedmimi pečati
milestone-unread-how = · naj te prvih stokrat v partiji ne preberem pogosteje, kot bi te sreča
milestone-expert = težka plošča brez ugibanja
milestone-expert-how = · brez namiga očisti težko ploščo, ki ne potrebuje ugibanja
milestone-duel = dvoboj do konca
milestone-duel-how = · odigraj dvoboj do konca
milestone-upset = zmaga nad močnejšo stranjo
milestone-upset-how = · dobi dvoboj za rating proti nekomu z višjim ratingom
milestone-compared = dva profila drug ob drugem
milestone-compared-how = · z nekom primerjaj profila, ko se strinjata oba
milestone-tournament = svoje železo v ognju
milestone-tournament-how = · prijavi na turnir svojo strategijo
milestone-mind = prebran um
milestone-mind-how = · premagaj um dneva za osem točk ali več
milestone-board = čista plošča
milestone-board-how = · očisti ploščo dneva brez namiga
milestone-week = sedem dni
milestone-week-how = · igraj dnevni izziv sedem dni zapored
# V besedilu, s katerim se strinja, kdor pusti svoj profil na ogled
profile-shows-milestones = Kjerkoli je tvoj profil odprt, pokaže tudi tvoje dosežke in dneve zapored.

## Prijava na strani
web-sign-in-invalid = Ta prijava ne velja. Odpri stran znova iz klepeta.
web-sign-in-old = Ta prijava je prestara. Odpri stran znova iz klepeta.
web-sign-in-unavailable = Prijave ta hip ni mogoče preveriti. Poskusi znova čez trenutek.

## Turnirji
command-tournament = Turnirji strategij, igrani v ozadju
command-tournament-show = Turnir tu in vse, kar lahko z njim
command-tournament-create = Odpri turnir tu
command-leaderboard = Najboljši: strategije na turnirjih, ljudje proti meni ali v dvobojih
option-leaderboard-of = strategije turnirjev, ljudje proti meni ali dvoboji; sicer strategije
option-leaderboard-scope = ta strežnik ali skupina, ali povsod; sicer tu
option-leaderboard-period = ta teden, ta mesec ali ves čas; sicer ves čas
choice-strategies = strategije
choice-players = ljudje
choice-duels = dvoboji
choice-here = tu
choice-everywhere = povsod
choice-week = ta teden
choice-month = ta mesec
choice-all = ves čas
command-profile = Kako igraš, kako igrajo drugi in kdo sme to videti
command-profile-show = Kaj tvoji krogi povedo o tebi: navade, nizi, predvidljivost
command-profile-compare = Kako podobno igrata ti in nekdo drug; to osebo najprej vprašam
option-profile-user = nekdo drug; sicer ti
choice-opponents-bot = z mano
choice-opponents-people = dvoboji z ljudmi
choice-opponents-all = oboje skupaj
option-profile-other = s kom
command-profile-map = Kdo tu igra podobno, med znanimi načini igre
option-groups-role = vloga
option-groups-channel = drug klepet, primerjan s tem
choice-private = nihče
choice-place = tisti, kjer igraš
choice-everyone = vsi
option-system = kdo igra s kom; sicer švicarski sistem
option-rounds = kola v švicarskem sistemu, 1 do 30
option-match = krogi v vsaki partiji, 10 do 2000; sicer 1000
option-entrant = kdo igra: strategija, lahko z nastavitvami (markov:order=3), ali registrirano ime
system-round-robin = Vsak z vsakim
system-olympic = Na izpadanje
system-olympic-matches = Na izpadanje po partijah
system-recursive = Na izpadanje za vsa mesta
system-recursive-matches = Na izpadanje za vsa mesta po partijah
system-swiss = Švicarski sistem
tournament-title = { $system } · { $game }
tournament-created = { $name } odpira turnir strategij.
tournament-joined = Prijavljeno: { $entrant }. { $count ->
    [one] Doslej sodeluje { $count } strategija.
    [two] Doslej sodelujeta { $count } strategiji.
    [few] Doslej sodelujejo { $count } strategije.
   *[other] Doslej sodeluje { $count } strategij.
  }
tournament-started = Začenja se. Udeležencev: { $count }, krogov v partiji: { $match }. Sporočilo turnirja kaže potek, konec pa objavim.
tournament-cancelled = { $name } odpoveduje turnir. Kar je odigrano, ne šteje.
tournament-open = Odprto. { $count ->
    [0] Ne sodeluje še nihče.
    [one] Doslej sodeluje { $count } strategija.
    [two] Doslej sodelujeta { $count } strategiji.
    [few] Doslej sodelujejo { $count } strategije.
   *[other] Doslej sodeluje { $count } strategij.
  }
tournament-running = Igra se { $round }. kolo: partij { $played } od { $planned }.
tournament-last = Končano. Prvo mesto: { $names }
tournament-won = { $count ->
    [one] Zmaga: { $names }
    [two] Prvo mesto si delita: { $names }
    [few] Prvo mesto si delijo: { $names }
   *[other] Prvo mesto si delijo: { $names }
  }
tournament-picture = Točke kot stolpci. { $title }: { $places }
tournament-cross-alt = Križna tabela. { $title }. Mesta in točke: { $places }
tournament-cross-how = Vrstica proti stolpcu: 1 dobljeno, ½ izenačeno, 0 izgubljeno
tournament-cross-empty = prazno: nista se srečala
tournament-cross-forfeit = brez boja
tournament-cross-rest = počiva
tournament-cross-round = { $round }. kolo
tournament-rounds-how = Koga je kdo srečal: + dobljeno, – izgubljeno
option-league-name = udeleženec lige
choice-league = liga
button-league-matrix = Kdo premaga koga
button-league-table = Vsa lestvica
button-league-entrant = En udeleženec
league-title = 🏟️ Liga · { $game } · { $season }
league-head = { $name } vodi; { $count ->
    [1] drugih še ni.
    [one] udeležencev je doslej { $count }.
    [two] udeleženca sta doslej { $count }.
    [few] udeleženci so doslej { $count }.
   *[other] udeležencev je doslej { $count }.
  }
league-head-over = Mesec dobi { $name }.
league-of-hundred = od 100
league-legend = ° je ena mojih. Spredaj: kje bi pristala 95-krat od 100, če bi mesec odigrali znova z drugimi kockami. Zadaj: dobljeni krogi minus izgubljeni, od sto.
league-progress = Doslej odigranih parov: { $played } od { $all }.
league-mix = Koga bi bilo treba poslati? Žreb po tej mešanici tu ne premaga nihče: { $parts }.
league-thrower = ⚑ { $name } mojim vzame { $house } krogov od sto, udeležencu { $to } pa { $observed }, kjer bi pričakovali { $expected }. To je videti namerno.
league-check = Končano in odprto za preverjanje: kocke sledijo iz ključa { $day }. dne pod zaobljubo { $pledge }…, žreb za season|{ $season }|. Ključ pove /fairness tri dni pozneje.
league-none = Odigran ni še noben par. Ligo igram, ko nimam boljšega dela; poglej spet čez nekaj minut.
league-off = Tu lige ni: izklopil jo je, kdor me poganja.
league-no-season = Razpredelnice tistega meseca nimam.
league-no-month = »{ $typed }« ni mesec. Mesec je videti takole: 2026-10
league-bars = Točke z razponom, ki bi ga druge kocke dale 95-krat od 100
league-matrix-line = { $rank }. { $name }: največ proti { $most }, najmanj proti { $least }
league-row = { $rank }. { $name } (mesto { $ranks }): točk { $points } ({ $low } do { $high }), povprečno krogov od sto { $mean }. Najboljši odgovor tu ji vzame { $exploited }.
league-row-worst = Najslabše: { $worst } proti { $against }.
league-row-share = V mešanici: { $share }.
league-details-how = 400 točk pomeni deset proti ena. Razponi veljajo 95-krat od 100.
league-withdrawn = (umaknjeno)
league-which = Koga naj poiščem? /league against iocaine
league-unknown = Z imenom { $name } v ligi { $game } ne igra nihče.
league-near = Misliš { $names }?
league-beside = Igra zunaj razvrstitve: mesto te osebe ima druga strategija, ali pa je kopija.
league-unplayed = Pravkar je prišla in še nima mesta.
league-unmet = Srečala ni še nikogar.
league-entrant-gone = Ta ne igra več.
league-met = { $count ->
    [one] Doslej { $count } nasprotnik
    [two] Doslej { $count } nasprotnika
    [few] Doslej { $count } nasprotniki
   *[other] Doslej { $count } nasprotnikov
  }; dobljeni krogi minus izgubljeni, od sto.
league-entered = { $name } zdaj dobiva točke zate: { $games }. Če je nova, pridejo njene partije prve na vrsto.
league-left = Nobena tvoja ne igra več: { $games }. /league enter katero vrne.
league-enter-none = Nič tvojega še ni odprto. Datoteka se odpre dan po prijavi.
league-enter-unknown = Nimaš odprte strategije z imenom { $name }. Tvoje: { $names }
league-enter-copy = { $name } igra kot { $original }. Kopije smejo igrati zraven, točk pa ne dobivajo.
league-enter-other-game = { $name } te igre ne igra.
league-matrix-how = Vrstica proti stolpcu: dobljeni krogi minus izgubljeni, od sto
league-matrix-first = prvih { $shown } od { $count }
league-matrix-lost = izgubi vsak krog
league-matrix-won = dobi vsak krog
league-matrix-unmet = pika: nista se srečala
league-matrix-alt = Kdo premaga koga. { $title }. Mesta in dobljeni krogi minus izgubljeni, od sto: { $places }
tournament-round = { $title } · { $round }. kolo
tournament-forfeit = { $name } izgubi brez boja ({ $kind ->
    [crashed] sesutje
    [stalled] predolgo razmišljanje
    [exhausted] poraba čez mejo
   *[illegal] poteza, ki je igra nima
  })
tournament-void = brez izida ({ $why ->
    [withdrawn] ena stran je umaknjena
   *[guard] ni je bilo mogoče odigrati do konca
  })
tournament-cross-void = neveljavno
tournament-history = 🏆 Turnirji tu: { $count }
button-enter-mine = Prijavi mojo
button-tournament-start = Začni
button-tournament-next = Naslednji
button-tournament-leave = Odjavi
button-tournament-standings = Lestvica
button-tournament-pairings = Pari
button-tournament-history = Prejšnji
button-tournament-cancel = Odpovej
button-tournament-other = Drugo
tournament-none-title = 🏆 Turnirji
tournament-gone = Tega turnirja ne poznam več. Kaj je tu zdaj: /tournament show
tournament-over = Ta turnir je končan. Kaj je tu zdaj: /tournament show
tournament-enter-title = 🏆 Prijavi strategijo
tournament-enter-which = Katera igra zate? Najprej tvoje, spodaj nekaj mojih.
tournament-enter-none = Svoje strategije za to igro še nimaš: /strategy submit jo naredi iz datoteke. Ali pa prijavi katero mojih:
tournament-leave-title = 🏆 Odjavi strategijo
tournament-leave-pick = Katera gre ven?
tournament-leave-none = Nobena tvoja ne sodeluje.
tournament-cancel-which = Kaj naj se konča? Kar je že odigrano, ne bo štelo.
tournament-open-already = Turnir tu že je: /tournament show
tournament-none-open = Odprtega turnirja tu ni. /tournament create ga odpre.
tournament-begun = Turnir se je začel. Prijavi se na naslednjega.
tournament-full = Vsa mesta so zasedena ({ $max }). Prijavi se na naslednji turnir.
tournament-joined-already = { $entrant } že sodeluje. Prijavi drugo strategijo ali isto z drugimi nastavitvami.
tournament-too-few = Turnir potrebuje vsaj dve strategiji. Najprej prijavi še eno.
tournament-none-yet = Turnirja tu še ni bilo. /tournament create ga odpre.
tournament-not-begun = Turnir se še ni začel.
tournament-first-round = Prvo kolo še ni končano. Vprašaj znova čez hip.
tournament-forgotten = Pare hranim trideset dni, ti pa so starejši. Lestvico še imam.
tournament-bundle = Vse v eni datoteki, podpisani tu: kdo je igral, seme, vsaka poteza in razpredelnica. Kdor ima program, lahko odigra znova in vidi, kje se razlikuje kak bajt:
tournament-bundle-later = Za datoteko vsako partijo odigram še enkrat in jo objavim tu, ko bo gotova.
tournament-bundle-busy = Datoteka že nastaja. Pride sem, ko bo gotova.
tournament-bundle-not-over = Turnirja še ni konec in datoteka bi izdala njegovo seme. Vprašaj znova po koncu.
tournament-bundle-forgotten = Partije hranim trideset dni in teh ni več. Ukaz v podrobnostih ga odigra znova.
tournament-bundle-differs = Takšne datoteke ne naredim: neka partija se je ob ponovitvi končala drugače. Kdor poganja tega bota, najde več v dnevniku.
tournament-bundle-failed = Vseh partij ni bilo mogoče pravočasno odigrati znova, zato datoteke še ni. Vprašaj pozneje.
tournament-not-yours = To lahko naredi le, kdor je odprl turnir ali ureja ta prostor.
tournament-rounds-swiss = Število kol izbereš le v švicarskem sistemu; drugi imajo svoje. Izpusti rounds ali izberi system: swiss.
option-start = kdaj: 18:00, 2026-11-28 18:00, čez 2h; vsakič: dnevno 18:00, tedensko petek 18:00
option-channel = kje se napove; sicer tu
option-house = ali naj moje strategije dopolnijo polje do osem
tournament-house-open = 🏠 Do { $size } dopolnijo moje strategije.
tournament-house = 🏠 igra zame, da je polje polno.
tournament-house-best = Najboljše med prijavljenimi: { $names }
tournament-house-picture = s hiško: igra zame
choice-cancel-this = ta turnir
choice-cancel-schedule = ves urnik
tournament-created-elsewhere = { $name } odpira turnir strategij. Kaže se v { $channel }, tam bo tudi konec.
tournament-starts = Začetek: { $when }.
tournament-starts-again = Začetek: { $when }, potem spet { $schedule }.
tournament-daily = vsak dan ob { $time }
tournament-weekly = vsak teden, { $day ->
    [0] v nedeljo
    [1] v ponedeljek
    [2] v torek
    [3] v sredo
    [4] v četrtek
    [5] v petek
   *[other] v soboto
  } ob { $time }
tournament-monthly = vsak mesec { $date }. ob { $time }
tournament-by-cron = po vrstici cron { $cron }
tournament-running-of = Igra se { $round }. kolo od { $of }: partij { $played } od { $planned }.
tournament-waiting = Začelo se je in čaka, medtem ko se igrajo drugi: { $place ->
    [1] naslednje v vrsti
   *[other] mesto v vrsti { $place }
  }.
tournament-turn-soon = Začelo se je. Prve partije bodo odigrane čez hip.
tournament-called-off = Odpovedano. Kar je odigrano, ne šteje.
tournament-left = Odjavljeno: { $entrant }. { $count ->
    [0] Zdaj ne sodeluje nihče.
    [one] Doslej sodeluje { $count } strategija.
    [two] Doslej sodelujeta { $count } strategiji.
    [few] Doslej sodelujejo { $count } strategije.
   *[other] Doslej sodeluje { $count } strategij.
  }
tournament-leaves-later = { $entrant } tega odigra do konca, na naslednjem je ni.
tournament-skipped = { $name } odpoveduje tega. Naslednji: { $when }.
tournament-series-ended = { $name } končuje urnik. Kar se igra, gre do konca; potem ni nič več.
tournament-next = Naslednji: { $when }.
tournament-put-off = Prijavljeni sta manj kot dve strategiji, zato se ne igra.
tournament-missed = Ko bi se to moralo začeti, me ni bilo.
tournament-put-off-to = Nov začetek: { $when }.
tournament-put-off-open = Ostane odprto. Začni, ko sta prijavljeni vsaj dve strategiji.
tournament-again = Seme je bilo { $seed }. Vsakdo lahko turnir ponovi, do iste razpredelnice:
setting-match = krogov v partiji: { $match }
setting-rounds = { $rounds ->
    [one] { $rounds } kolo
    [two] { $rounds } koli
    [few] { $rounds } kola
   *[other] { $rounds } kol
  } parov
setting-channel = napovedano v { $channel }
tournament-drawn = Izžrebano, ko so bili vsi prijavljeni in se je turnir začel: prvih 48 bitov HMAC-SHA-256 od »{ $text }« pod ključem { $day }. dne moje zaobljube { $pledge }. Tri dni pozneje je ta ključ javen.
setting-seed-later = seme povem na koncu
tournament-create-not-yours = Turnir lahko tu odpre le, kdor ureja ta prostor. V zasebnem klepetu z mano lahko odpreš svojega.
tournament-too-many-yours = Prijavljenih imaš že { $max }, več jih ena oseba ne sme. Najprej katero odjavi.
tournament-not-entered = { $entrant } ne sodeluje.
tournament-entrant-not-yours = { $entrant } ni tvoja prijava. Odjavi jo lahko le, kdor jo je prijavil ali ureja ta prostor.
tournament-leave-which = Katera tvoja strategija odide? Na primer /tournament leave markov:order=3; kdo sodeluje, kaže /tournament status.
tournament-no-schedule = Ta turnir nima urnika. /tournament cancel ga odpove.
tournament-not-writable = Tja ne smem pisati, zato ni odprto nič. Spusti me noter, dovoli mi tam sporočila in slike in poskusi znova.
tournament-not-writable-here = Tu smem odgovarjati, ne pa pisati sama od sebe, zato konca ne bi mogla napovedati in ni odprto nič. Naj me dodajo na ta strežnik s pravico pošiljanja sporočil, ali imenuj drug svoj prostor: channel=…
tournament-told-already = To je že narejeno. Kako kaže: /tournament show
tournament-away = Platforma tam ni sprejela mojega sporočila, zato ni odprto nič. Poskusi znova čez hip.
start-unreadable = »{ $typed }« ne znam prebrati kot čas. Poskusi 18:00, 2026-11-28 18:00 ali čez 2h; ali vedno znova: dnevno 18:00, tedensko petek 18:00, mesečno 1 18:00, ali vrstico cron, kot je 0 18 * * 5.
start-wrong-date = »{ $typed }« ni dan v koledarju ali ni čas dneva. Poskusi 2026-11-28 18:00 ali tedensko petek 18:00.
start-past = »{ $typed }« je mimo: zdaj je { $now }. Izberi poznejši čas ali drug pas.
start-never = »{ $typed }« ne pride nikoli. Izberi dan, ki je v koledarju.
start-too-often = »{ $typed }« pride pogosteje kot enkrat na uro. Izberi urnik z vsaj eno uro med turnirjema.
start-too-far = »{ $typed }« je več kot leto dni naprej. Izberi zgodnejši čas.
start-no-zone = Kateri časovni pas je »{ $typed }«: { $nearest }?
start-unknown-zone = Časovnega pasu »{ $typed }« ne poznam. Imenuj veliko mesto v njem, kot je Berlin ali New York, ali napiši utc+3.
channel-none-here = Drugih prostorov tu ni. Izpusti channel in napovem ga v tem klepetu.
channel-unknown = »{ $typed }« ne najdem. Imenuj kanal, temo ali klepet, kjer sem.
channel-not-writable = V »{ $typed }« ne smem pisati. Spusti me noter, dovoli mi tam sporočila in slike in poskusi znova.
channel-not-yours = { $channel } ni v tvojem urejanju, zato tam zate ne napovem ničesar. Prosi koga, ki ga ureja.
leaderboard-title = 🏆 Najboljši: { $count ->
    [one] { $count } turnir
    [two] { $count } turnirja
    [few] { $count } turnirji
   *[other] { $count } turnirjev
  }
leaderboard-players-title = 🏆 Kdo se mi najbolje upira
leaderboard-head = Najteže berem: { $name }, dobljenih krogov { $won } od { $decided }.
leaderboard-head-strategy = { $name } vodi: { $points ->
    [one] { $points } točka
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
  }, { $entered ->
    [one] { $entered } turnir
    [two] { $entered } turnirja
    [few] { $entered } turnirji
   *[other] { $entered } turnirjev
  }.
leaderboard-head-shared = Prvo mesto si jih deli { $count }.
leaderboard-players-how = Dobljeni krogi proti meni, od odločenih. Tu je le, kdor privoli.
leaderboard-no-tournament-here = Noben turnir še ni končan ({ $where }). Za prvega: /tournament create, potem join in start.
leaderboard-no-tournament = Noben turnir še ni končan ({ $where }). Štejejo turnirji skupin: odpri prvega v skupini, z /tournament create.
leaderboard-short = Ta lestvica se začne pri { $needed } imenih ({ $where }). Doslej: { $names }.
leaderboard-alone-here = Tu sva samo ti in jaz. Vprašaj v skupini ali s scope=everywhere
button-my-place = Moje mesto
button-list-me = Pokaži me na lestvici
button-undo = Razveljavi
button-duel-friend = Dvoboj s kom
button-send-friend = Pošlji komu
list-me-done = Zdaj si na lestvici, { $scope ->
    [here] tu in povsod, kjer končaš partijo
   *[everywhere] za vsakogar, ki me vpraša
  }: ime in izidi. Profil ostane, kot je bil. Za lestvico igralcev je treba odločenih krogov: { $needed }.
list-me-undone = { $level ->
    [private] Razveljavljeno: nisi na nobeni lestvici.
    [place] Razveljavljeno: lestvice te kažejo le tam, kjer igraš.
   *[everyone] Ni kaj razveljaviti: od takrat velja tvoja izbira, da te vidijo vsi.
  }
button-habits-here = Kako igra ta { $where ->
    [server] strežnik
   *[chat] klepet
  }
button-groups = Primerjaj dve skupini
leaderboard-mine-none = Nimaš registrirane strategije. /strategy register ti jo da; na turnir jo prijavi z /tournament join.
leaderboard-mine-not-entered = Nobena tvoja registrirana strategija tu nima mesta. Prijavi katero po imenu: /tournament join
leaderboard-mine-strategy = { $name }: mesto { $place } od { $count }, točke: { $points }
leaderboard-mine-private = { $decided ->
    [0] Tu še ne šteje noben tvoj odločen krog in nisi na nobeni lestvici: tvoj profil je zaseben.
   *[other] Dobljeni odločeni krogi: { $share } od { $decided }. Tega ne vidi nihče drug in nisi na nobeni lestvici: tvoj profil je zaseben.
  }
leaderboard-mine-place-only = Kažem te le tam, kjer igraš.
leaderboard-mine-not-here = Na lestvici tega prostora te še ni: tu končaj partijo.
leaderboard-mine-missing = { $decided ->
    [0] Tu še ne šteje noben tvoj odločen krog.
   *[other] Dobljeni odločeni krogi: { $share } od { $decided }.
  } Za lestvico jih je treba { $needed }; manjka jih še { $missing }
leaderboard-mine-player = Tvoje mesto: { $place } od { $count }. Dobljeni odločeni krogi: { $share } od { $decided }.
leaderboard-bars = Stolpec: gotovo dobljeno; črta: kjer sreča lahko skriva resnico; črtica: doslej dobljeno
leaderboard-unit = dobljeni krogi, % odločenih
leaderboard-picture = Kaj je kdo gotovo dobil, kot stolpci. { $title }: { $places }
leaderboard-details-title = 🏆 Številke te lestvice
leaderboard-details-line = { $place }. { $name }: { $won } od { $decided }, gotovo med { $low } % in { $high } %
leaderboard-details-players = Kako to bereš. Štejejo odločeni krogi proti vedeževalki v polni moči; najmanj { $needed }. Delež iz malo krogov je lahko sreča: meji zajemata pravi delež 19-krat od 20, vrstni red gre po spodnji, brez 8 točk, ki jih posodim vsem. Igraj več, pa se približata.
leaderboard-details-strategies = Kako to bereš. Na vsakem turnirju dobi strategija točko za vsako, ki ostane za njo, in pol točke za vsako izenačeno, zato veliki turnirji štejejo več. Zmage: kolikokrat je bila prva, sama ali ne; od: na koliko turnirjih je bila. Enake točke si delijo mesta.
table-points = tč
table-rating = rating
table-duels = dvoboji
leaderboard-duels-title = 🏆 Lestvica dvobojev
leaderboard-duels-head = { $name } vodi: { $rating }, { $duels ->
    [one] { $duels } dvoboj za rating
    [two] { $duels } dvoboja za rating
    [few] { $duels } dvoboji za rating
   *[other] { $duels } dvobojev za rating
  }.
leaderboard-luck = Po sami sreči bi bilo prvo mesto med temi ({ $count }) po enako dvobojih pri približno { $rating }.
leaderboard-luck-beyond = Nekdo tu je nad tem.
leaderboard-luck-mostly = Gotovo nad tem tu ni nihče: kratka lestvica je večinoma sreča.
leaderboard-duels-how = ±: negotovost. »?«: dvobojev je manj kot { $below }. Tu je le, kdor privoli.
leaderboard-duels-bars = Stolpec: kaj rating gotovo presega; črta: kjer sreča lahko skriva resnico; črtica: rating
leaderboard-duels-unit = rating v točkah; vsi začnejo pri 1500
leaderboard-duels-picture = Ratingi kot stolpci, z negotovostjo. { $title }: { $places }
leaderboard-mine-no-duel = Tu še ne šteje noben tvoj dvoboj za rating.
leaderboard-mine-rating = Tvoje mesto: { $place } od { $count }. Tvoj rating: { $rating }, { $duels ->
    [one] { $duels } dvoboj zanj
    [two] { $duels } dvoboja zanj
    [few] { $duels } dvoboji zanj
   *[other] { $duels } dvobojev zanj
  }.
leaderboard-mine-opponents = Tvoj rating: { $rating }. Za mesto je treba pet različnih nasprotnih strani; { $missing ->
    [one] manjka še { $missing }
    [two] manjkata še { $missing }
    [few] manjkajo še { $missing }
   *[other] manjka jih še { $missing }
  }.
leaderboard-mine-rating-private = Tvoj rating: { $rating }. Nisi na nobeni lestvici: tvoj profil je zaseben.
leaderboard-details-rating = { $place }. { $name }: { $rating }, gotovo nad { $low }; { $duels ->
    [one] { $duels } dvoboj
    [two] { $duels } dvoboja
    [few] { $duels } dvoboji
   *[other] { $duels } dvobojev
  }
leaderboard-details-duels = Kako to bereš. Vsi začnejo pri 1500 in vsak dvoboj za rating premakne oba, tem bolj, čim manj je bil izid pričakovan (Glicko-2). Prava moč je znotraj ± dvakrat od treh in znotraj dvakratnika 19-krat od 20; vrstni red gre po njegovem spodnjem koncu. Z isto osebo štejejo trije dvoboji na dan. Dvoboj šteje manj, čim pogosteje se ta mesec srečata in čim manj drugih je srečala nasprotna stran. Po sami sreči: do kod pride prvo mesto med enako ljudmi na posnemanih lestvicah, kjer vsak dvoboj odloči kovanec.
rating-side = { $name } { $rating } ({ $change })
rating-side-provisional = { $name } { $rating } ({ $change }), začasno
rating-not-now = Tokrat ne šteje za rating.
rating-nobody = Brez točkovanja: končalo se je brez izida.
rating-early = Konec pred drugim odigranim krogom: nihče ne pridobi in ne izgubi.
rating-left-often = { $line }: tako zgodnji odhod stane od četrtega v mesecu naprej. Pridobi pa nihče.
rating-pair-day = Ne šteje za rating: ta dva imata za danes že tri takšne dvoboje.
rating-person-day = Ne šteje za rating: ena stran ima za danes že dvajset takšnih dvobojev, več jih ne more.
table-won = zmage
table-of = od
table-bye = Kolo brez nasprotnika prinese točko.
table-more = … in še { $count }
table-tied = { $ranks }: izenačeni
table-tie-break = { $points }: dodatna merila
why-everyone-meets = vsak igra z vsakim
why-rest = počiva: število je liho
why-bracket = drevo izpadanja
why-third-place = za tretje mesto
why-bracket-bye = prosto kolo: naprej gredo višje postavljeni
why-same-score = enako točk, še se nista srečala
why-floated-down = različno točk, še se nista srečala
why-met-before = že sta se srečala: drugega ni
why-next-in-order = naslednja po točkah
why-bye-lowest = prosto kolo: najnižja brez njega
why-bye-needed = prosto kolo: le tako so drugi dobili nove pare
why-bye-again = prosto kolo: imeli so ga že vsi
problem-number = »{ $typed }« ne ustreza za »{ $option }«: celo število mora biti od { $min } do { $max }.

## Dvoboji med ljudmi
duel-title = ⚔️ { $game } · { $length }
duel-terms = { $pace ->
    [quick] 30 sekund na krog
    [slow] en dan za vsak krog
   *[calm] 2 minuti na krog
  } · { $rated ->
    [yes] za rating
   *[no] prijateljsko
  }
duel-challenge = { $name }, { $caller } te izziva na dvoboj. Odgovori { $lapse ->
    [day] v enem dnevu
   *[minutes] v desetih minutah
  }.
duel-open = { $caller } išče koga za dvoboj. Igra, kdor prvi sprejme; izziv velja { $lapse ->
    [day] en dan
   *[minutes] deset minut
  }.
duel-how = Oba izbirata hkrati. Nihče ne vidi izbire, dokler nista tu obe.
duel-join-code = Iz drugega klepeta ali z druge platforme: /rps duel { $code }
duel-declined = { $name } odklanja: { $reason ->
    [later] zdaj ne
    [shorter] prosim kaj krajšega
    [unrated] z veseljem, a ne za rating
   *[no] ne, hvala
  }.
duel-lapsed = { $open ->
    [yes] Nihče ni sprejel pravočasno. Poskusi znova: /rps duel
   *[no] { $name } ne odgovori pravočasno. Poskusi znova: /rps duel
  }
duel-score = { $first } { $won } : { $lost } { $second }{ $drawn ->
    [0] {""}
    [one] {" "}· { $drawn } izenačen
    [two] {" "}· { $drawn } izenačena
    [few] {" "}· { $drawn } izenačeni
   *[other] {" "}· { $drawn } izenačenih
  }
duel-round-won = { $round }. krog: { $first } { $left } · { $second } { $right } → { $winner }
duel-round-drawn = { $round }. krog: { $first } { $left } · { $second } { $right } → izenačeno
duel-round-late = { $round }. krog: { $late } zamuja → { $winner }
duel-round-void = { $round }. krog: nihče ni bil pravočasen, zato ne šteje nikomur
duel-both-choose = { $first } in { $second } izbirata.
duel-one-chose = { $chosen }: izbira je tu. { $other } še izbira.
duel-stop-asked = { $name } želi končati. Če tudi { $other } pritisne »Končaj«, je izenačeno. Če se { $name } vda, zmaga { $other }.
duel-name-ask = { $name }, sme druga stran v tem dvoboju videti tvoje ime?
duel-name-shown = Druga stran zdaj vidi tvoje ime, samo v tem dvoboju.
duel-name-unseen = V tvojem imenu ni ničesar, kar bi lahko pokazala.
button-show-name = Pokaži moje ime
duel-clock = { $round }. krog se konča
duel-board = ⚔️ 🔵 { $first } { $won } : { $lost } { $second } 🟠
duel-ended-won = ⚔️ { $winner } zmaga, { $loser } izgubi { $won } : { $lost }
duel-ended-early = ⚔️ { $winner } zmaga pri { $won } : { $lost }
duel-ended-level = ⚔️ { $ending ->
    [agreed] Izenačeno po dogovoru
    [void] Ne zmaga nihče
   *[rounds] Izenačeno
  }: { $first } { $won } : { $lost } { $second }
duel-ended-by-rounds = Več krogov noben dvoboj ne traja.
duel-ended-by-resigned = { $loser } se vda.
duel-ended-by-agreed = Obe strani želita končati.
duel-ended-by-absent = { $loser } zamudi dva kroga zapored.
duel-ended-by-void = V zadnjih krogih ni bilo nikogar.
duel-ended-by-call = Dvoboj je bil odpovedan in se ne šteje nikomur.
duel-wants-again = { $name } želi revanšo.
duel-strip = { $strip } { $name }
duel-strip-results = { $strip } 🔵 { $first } 🟠 { $second }
duel-story-throughout = { $leader } vodi od { $from }. kroga do konca.
duel-story-for-good = { $leader } nikoli ne zaostaja in od { $from }. kroga dokončno vodi.
duel-story-last = Pred zadnjim krogom je izenačeno.
duel-story-comeback = { $other } vodi do { $until }. kroga, { $leader } od { $from }. naprej.
duel-story-comeback-last = { $other } vodi do { $until }. kroga; odloči zadnji krog.
duel-story-given = Do takrat vodi { $leader }.
duel-story-undecided = Največja prednost: { $leader }, { $by }, po { $round }. krogu.
duel-story-streak = { $winner } zapored dobi { $count ->
    [one] { $count } krog
    [two] { $count } kroga
    [few] { $count } kroge
   *[other] { $count } krogov
  }, { $from }–{ $to }.
duel-story-one-streak = { $winner } dobi vsak krog.
button-card = Kartica
duel-no-picture = V tem dvoboju ni bilo odigrano nič, zato ni kaj narisati.
duel-card-there = Kartica je že v tem klepetu. Tu je ena zate.
duel-player = { $number }. oseba
duel-card-won = { $winner } zmaga
duel-card-level = { $ending ->
    [agreed] Izenačeno po dogovoru
    [void] Ne zmaga nihče
   *[rounds] Izenačeno
  }
duel-card-signature = Izbira hkrati in na skrivaj. Bdela je Gadalka.
duel-card-alt = { $score }. { $result }. { $story } { $moves } { $date }.
duel-card-rounds = Krogi: { $rounds }.
duel-card-round = { $round }. { $left } – { $right }
duel-card-late = zamuda
duel-chose = Izbire, { $name }: { $moves }.
duel-chart-title = 📈 { $score }
duel-chart-best = { $by ->
    [0] { $name }: vodstva ni bilo.
   *[other] Največja prednost, { $name }: { $by }, prvič v { $round }. krogu.
  }
duel-chart-apart = { $leader } je v prednosti za { $by }: to je komaj še sreča.
duel-chart-luck = { $by ->
    [0] Izenačeno: to je prav lahko sreča.
   *[other] Razlika { $by } je prav lahko sreča.
  }
duel-chart-difference = prednost
duel-chart-moves = Poteze
duel-chart-alt = { $score }. Kdo je vodil, krog za krogom, kot črta nad sivim dosegom sreče, in poteze obeh kot stolpci. { $lines }
button-read-me = Preberi me
button-read-other = Preberi drugo stran
button-readable = Naj me bere
button-unreadable = Zadrži zase
duel-readable-now = { $name } lahko zdaj vidi, kaj bi v tem dvoboju od tebe pričakovala jaz, s števili iz tvojih partij z mano. Umakni: »Zadrži zase«.
duel-readable-no-more = { $name } tega ne more več videti. Česar se je kdo že naučil, ne more umakniti nihče.
duel-not-over = Ta dvoboj še ni končan.
button-accept-duel = Sprejmi
button-take-duel = Jaz bom
button-resign = Vdaj se
button-decline-later = Zdaj ne
button-decline-shorter = Krajše
button-decline-unrated = Prijateljsko
button-decline-no = Ne
duel-pick-in = Tvoja izbira: { $move }.
duel-pick-kept = Tvoja izbira je že tu ({ $round }. krog) in ostane.
duel-pick-late = Tega kroga je konec.
duel-pick-timed = Prepozno: čas za ta krog je potekel.
duel-over = Tega dvoboja je konec.
duel-gone = Tega dvoboja nimam več. Nov: /rps duel
duel-not-yours = Ta dvoboj je med { $first } in { $second }. Tvoj: /rps duel
duel-not-begun = Ta dvoboj se še ni začel.
duel-stop-noted = Zapisano. Če tudi druga stran pritisne »Končaj«, je izenačeno. Za predajo pritisni »Vdaj se«.
duel-stop-first = Najprej pritisni »Končaj«. Kdor se vda, izgubi.
duel-self = S sabo se ni mogoče dvobojevati. Sprejeti mora nekdo drug.
duel-taken = Nekdo te je prehitel. Tvoj: /rps duel
duel-not-taker = To lahko umakne le { $caller }.
duel-not-taking = { $name } zdaj ne sprejema dvobojev.
duel-again-noted = Zapisano. Začne se, ko bo želela tudi druga stran.
duel-whom-bot = Boti se ne dvobojujejo. Z mano lahko igraš takoj: /rps play
duel-whom-unknown = Ne vem, koga misliš. Omeni osebo, odgovori na njeno sporočilo ali izpusti ime: potem lahko sprejme kdorkoli tu.
duel-nobody = Tu ni nikogar drugega. Z mano lahko igraš takoj: /rps play
duel-unseen = { $name } ne vidi tega klepeta. Izpusti ime in pošlji kodo, ki ti jo dam.
duel-code-unknown = Odprtega dvoboja s kodo { $typed } ne poznam. Morda je že sprejet ali pa je čas potekel.
duel-code-tries = To je bilo veliko kod. Poskusi znova čez deset minut.
duel-none-running = Nimaš dvoboja v teku. Začni ga: /rps duel
offer-duel-title = Dvoboj: { $game }
offer-duel-description = Za dva tu; prva dva, ki pritisneta, igrata
offer-duel-text = { $name } ponuja dvoboj. Prva dva, ki pritisneta, igrata med seboj, po želji tudi { $name }.
command-rps-duel = Dvoboj z drugim človekom: skrite izbire, eno sporočilo za oba
option-duel-user = Koga izzivaš; brez tega: kogarkoli tu
option-duel-length = Kako dolgo: prvi do 3, prvi do 5, najboljši od 9, prvi do 10
option-duel-pace = Čas za vsak krog
option-duel-code = Koda dvoboja, na primer K7F3PM
menu-duel = Dvoboj
choice-first-3 = Prvi do 3
choice-first-5 = Prvi do 5
choice-best-9 = Najboljši od 9
choice-first-10 = Prvi do 10
choice-quick = Hitro: 30 sekund na krog
choice-calm = Umirjeno: 2 minuti na krog
choice-slow = Počasi: en dan za vsak krog
choice-rated = Za rating: šteje za lestvico
choice-unrated = Prijateljsko: samo za zabavo

## Nastavitve prostora
place-option-channel = kanal ali tema, kjer se sme igrati (vklop) ali ne (izklop)
place-choice-on = vklopljeno
place-choice-off = izklopljeno
place-choice-quiet = tišina: objavim le, kar kdo zahteva
place-choice-post = dnevna objava
place-choice-here = igranje v tem kanalu ali temi
place-choice-everywhere = igranje povsod
place-tournaments = Turnirji
place-duels = Dvoboji
place-anywhere = 📍 Igra se: povsod
place-only-in = 📍 Igra se: samo v { $channels }
place-is-quiet = 🔕 Tišina: objavim le, kar kdo zahteva.
place-is-not-quiet = 🔔 Objavljam tudi sama od sebe, na primer konec turnirja.
place-kept = Te nastavitve ostanejo shranjene, tudi če me od tu odstranijo. Da izginejo, je treba prej pritisniti »{ $button }«.
place-nobodys = Tega prostora ne ureja nihče. Zato sme tu vsakdo spet vklopiti, izklopiti pa nihče.
place-not-yours = Nastavitve tega prostora spremeni le, kdor ga ureja.
place-alone = Nastavitve so za strežnike in skupine. Tu sva le ti in jaz in vse je dovoljeno.
place-off = Tu so to izklopili tisti, ki urejajo prostor: { $what }. Nič ni izgubljeno; na samem z mano gre: { $command }
place-elsewhere = Kdor ureja ta prostor, dovoli igranje le v { $channels }. Nič ni izgubljeno; na samem z mano gre: { $command }
place-more = še { $count }
place-list-full = Več kot { $max } si tu ne zapomnim. Najprej katerega vzemi s seznama.
place-one-at-a-time = Eno naenkrat: ali what=… ali channel=…
place-not-everywhere = Potem povej, kje se sme igrati: /place settings here on, ali channel=…
place-undivided = Ta klepet nima kanalov ali tem, med katerimi bi izbirali.
place-other-chat = { $channel } je v drugem klepetu. Nastavitve se spremenijo tam: /place settings
place-button-games = Igre
place-button-where = Kje se igra
place-button-quiet = Bodi tiho
place-post = 📮 Dnevna objava: { $when }
place-button-post = Vsak dan objavi tu
place-button-post-off = Brez dnevne objave
place-button-aloud = Končaj tišino
place-button-delete = Izbriši te nastavitve
place-button-only-here = Igraj samo tu
place-button-here-too = Igraj tudi tu
place-button-forbid = Ne v { $channel }
place-button-anywhere = Igraj povsod
place-button-channel = Drug kanal …
place-games-how = Pritisni igro, da jo tu vklopiš ali izklopiš.
place-gone = Te skupine ne dosežem več. Nastavitve odpri tam: /settings
place-welcome = Tu sem nova in nastavljena sem takole. Spremeni zdaj ali pozneje: /settings
option-ban-user = komu
ban-here = Igranje { $where ->
    [server] na tem strežniku
   *[group] v tej skupini
  } ti je prepovedano. Prepoved lahko prekliče le, kdor tu upravlja.
ban-everywhere = Igranje z mano ti je prepovedano. Prepoved lahko prekliče le, kdor me gosti.
ban-self = Sebi igre ne moreš prepovedati. Imenuj koga drugega.
ban-me = Sebi igre ne bom prepovedala. Če me ne želiš več tu, me odstrani { $where ->
    [server] s strežnika
   *[group] iz skupine
  }.
ban-bot = Boti ne igrajo, zato ni česa prepovedati. Imenuj človeka.
ban-manager = { $name } upravlja { $where ->
    [server] ta strežnik
   *[group] to skupino
  }, zato prepoved tu ni mogoča.
ban-nobody-manages = { $where ->
    [server] Tega strežnika ne upravlja nihče
   *[group] Te skupine ne upravlja nihče
  }, zato tu ni mogoče prepovedati igre nikomur.
ban-done = { $name } tu ne more več igrati. Kar je bilo odprto, je končano.
unban-done = { $name } lahko tu spet igra.
unban-not-banned = { $name } tu nima prepovedi.
bans-title = 🚫 Prepovedi tukaj
bans-none = Tu ni prepovedi.
bans-button-ban = Prepovej komu
bans-button-lift = Prekliči: { $name }

## Jezik, ki ga govori bot. Kako se jezik sam imenuje, je v vseh datotekah enako.
language-en = English
language-ru = Русский
language-sl = Slovenščina
language-zh-Hant = 繁體中文
language-de = Deutsch
language-es = Español
language-fr = Français
language-pt-BR = Português (Brasil)
language-pl = Polski
language-uk = Українська
language-tr = Türkçe
language-id = Bahasa Indonesia
language-ja = 日本語
language-auto = Samodejno
language-chosen = S tabo govorim v jeziku: { $name }.
language-own = Ravnam se po jeziku tvoje aplikacije: { $name }.
language-gone = Izbranega jezika nimam več ({ $typed }). Dokler ne izbereš drugega, se ravnam po tvoji aplikaciji: { $name }.
place-language = 🗣 Jezik tu: { $name }
place-language-none = 🗣 Jezik tu: kot v aplikaciji ali kot pri tistem, ki začne
place-language-gone = 🗣 Jezika, ki je izbran tu ({ $typed }), nimam, zato govorim jezik aplikacije. Izberi drugega.
place-button-language = Jezik

## Platforme
describe-bot =
    Malo berem misli.

    Igraj z mano kamen-papir-škarje, sodo-liho ali minolovca. Naučim se, kako izbiraš, povem ti, kaj sem videla, in dokažem, da ne goljufam: vsaka moja poteza je zapečatena pred tvojo izbiro.

    Potem me vprašaj, kako igraš, primerjaj se s prijatelji ali priredi turnir strategij v svoji skupini. V kateremkoli drugem klepetu napiši moj @name in tam ponudi igro.
describe-bot-short = Igram kamen-papir-škarje, sodo-liho in minolovca, učim se, kako izbiraš, in dokažem, da ne goljufam.
telegram-open-private-chat = To je samo za tvoje oči. Odpri najin zasebni klepet in me vprašaj tam: { $link }
telegram-eyes-only = To je samo za tvoje oči.
telegram-open = Odpri najin zasebni klepet
telegram-slow = Počasnejša sem kot navadno. Tvoj pritisk je prispel; sporočilo sledi.
telegram-crowded = Tukaj je vprašanj več, kot mi jih Telegram dovoli odgovoriti: dvajset sporočil na minuto v skupini. Če je ob tvojem ukazu 👀, odgovor pride. Če ga ni, vprašaj znova čez minuto ali igraj z mano zasebno.
discord-file-missing = { $example } potrebuje datoteko. Priloži jo k možnosti »{ $option }«.
telegram-file-missing = { $example } potrebuje datoteko. Pošlji jo s tem ukazom kot napisom ali z njim odgovori na sporočilo datoteke.
terminal-welcome = 🔮 Gadalka. Napiši /rps play za začetek, /help za več, /quit za odhod.
terminal-no-such-button = Gumba »{ $typed }« ni. So: { $buttons }
terminal-which-button = »{ $typed }« je lahko več gumbov. Napiši številko: { $buttons }
terminal-type-a-command = Napiši ukaz: /rps play začne partijo, /help pokaže ostalo.
terminal-player = Gost
terminal-goodbye = Vedela sem, da greš.
terminal-part = Del { $first }–{ $last } od { $begin }–{ $end }:
terminal-file-kept = Shranjeno v { $path }
terminal-file-not-kept = { $name } se ni dalo shraniti: { $reason }
terminal-file-missing = { $example } potrebuje datoteko. Za njim napiši njeno pot, na primer ./my-bot.js, v narekovajih, če ima presledke.
terminal-no-such-file = Ni datoteke { $path }
terminal-no-plain-file = { $path } je mapa ali naprava. Berem lahko le datoteke.
terminal-file-unreadable = { $path } se ne da prebrati: { $reason }

## Imena ukazov, njihovih delov in možnosti, kot jih kaže aplikacija: male črke, brez presledkov, vezaj med besedami.
## Kar stoji drugo ob drugem, se razlikuje. Lahko se tudi napišejo; `/rps play` velja v vsakem jeziku.
named-rps = kpš
named-play = igraj
named-variant = različica
named-length = dolžina
named-level = stopnja
named-opponent = nasprotnik
named-word = beseda
named-continue = nadaljuj
named-verify = preveri
named-proof = dokaz
named-duel = dvoboj
named-user = oseba
named-pace = tempo
named-rated = za-rating
named-join = pridruži-se
named-code = koda
named-oddeven = sodo-liho
named-list = seznam
named-block = blokiraj
named-unblock = odblokiraj
named-from = od
named-whom = koga
named-mines = mine
named-size = velikost
named-start = začetek
named-noguess = brez-ugibanja
named-board = plošča
named-open = odpri
named-cells = polja
named-flag = zastavica
named-hint = namig
named-watch = glej
named-strategy = strategija
named-race = dirka
named-stats = statistika
named-model = model
named-show = pokaži
named-game = igra
named-reset = pozabi
named-freeze = zamrzni
named-off = izklopi
named-on = vklopi
named-duels = dvoboji
named-learning = učenje
named-ghost = duh
named-named = z-imenom
named-share = deli
named-sharing = deljenje
named-info = opis
named-register = registriraj
named-name = ime
named-mine = moje
named-update = posodobi
named-withdraw = opusti
named-submit = pošlji
named-file = datoteka
named-note = opomba
named-source = izvorna-koda
named-report = sporoči
named-reason = razlog
named-tournament = turnir
named-status = stanje
named-create = ustvari
named-system = sistem
named-zone = pas
named-rounds = kola
named-match = partija
named-channel = kanal
named-house = hiša
named-leave = odidi
named-standings = razvrstitev
named-pairings = pari
named-round = kolo
named-bundle = paket
named-history = zgodovina
named-cancel = odpovej
named-what = kaj
named-league = liga
named-table = razpredelnica
named-season = mesec
named-matrix = matrika
named-against = proti
named-enter = vstopi
named-leaderboard = lestvica
named-of = česa
named-scope = obseg
named-period = obdobje
named-profile = profil
named-opponents = nasprotniki
named-compare = primerjaj
named-map = zemljevid
named-groups = skupine
named-role = vloga
named-privacy = zasebnost
named-place = prostor
named-settings = nastavitve
named-to = na
named-fairness = poštenost
named-challenges = izzivi
named-data = podatki
named-export = izvozi
named-shared = deljeno
named-delete = izbriši
named-account = račun
named-link = poveži
named-unlink = loči
named-help = pomoč
named-language = jezik
named-topic = tema
named-daily = dnevni-izziv
named-today = danes
named-mind = um
named-yesterday = včeraj
named-top = najboljši
named-remind = opomni
named-time = ura

## Znaki med deli besedila
sign-comma = {", "}
sign-semicolon = {"; "}
sign-colon = {": "}
sign-brackets = {" "}({ $text })
percent = { $percent } %

## Besede, ki jih ljudje pišejo, v kateremkoli jeziku kadarkoli, z vejicami vmes; presledek je lahko tudi vezaj
typed-first-to = prvi do, do
typed-first-to-after = točk, točke, točki, točko
typed-best-of = najboljši od, najboljsi od
typed-best-of-after = { "" }
typed-endless = brez konca, neskončno, neskoncno
# Brez opomnikov
typed-off = izklopi, izklop, brez, nič, nic
typed-flag = zastavica
typed-times = krat
typed-lizard-spock = kuščar spock, spock kuščar, kuščar, kuscar, kamen papir škarje kuščar spock, kpšks
# Pari črk: ena, ki je videti kot latinska, in ta latinska.
typed-lookalikes = { "" }
# Kraj, ki ni ime časovnega pasu, in njegov pas; kraj z več pasovi večkrat.
typed-cities = Slovenija Europe/Ljubljana, Maribor Europe/Ljubljana, Celje Europe/Ljubljana, Kranj Europe/Ljubljana, Koper Europe/Ljubljana, Novo mesto Europe/Ljubljana, Hrvaška Europe/Zagreb, Reka Europe/Zagreb, Trst Europe/Rome, Videm Europe/Rome, Rim Europe/Rome, Dunaj Europe/Vienna, Gradec Europe/Vienna, Celovec Europe/Vienna, Beograd Europe/Belgrade, Budimpešta Europe/Budapest, Pariz Europe/Paris, Carigrad Europe/Istanbul
# Pred časom; …-after: za njim.
typed-in = čez, cez
typed-in-after = { "" }
typed-tomorrow = jutri
typed-daily = dnevno, vsak dan
typed-weekly = tedensko, vsak, vsako
typed-monthly = mesečno, mesecno
# Kako se besede začnejo; s piko: cela beseda.
typed-minutes = min
typed-hours = h., ur., ura, ure, uri, uro
typed-days = d., dan, dni, dne, dnev
typed-weeks = ted
typed-monday = pon
typed-tuesday = tor
typed-wednesday = sre
typed-thursday = čet, cet
typed-friday = pet
typed-saturday = sob
typed-sunday = ned

## Web pages
web-nav = Strani
web-about-nav = O meni
web-languages = Jeziki
web-skip = Na vsebino
web-to-start = Na prvo stran
web-missing-title = Tu ni ničesar
web-missing = Dvakrat sem pogledala v kroglo. Naslov ni pravi ali pa tega, kar je bilo tu, ni več.
web-too-long-title = To je preveč
web-too-long = Prišlo je več, kot tu vzamem. Pošlji manj; nič ni izgubljeno.
web-failed-title = Nekaj je šlo narobe
web-failed = Kriva sem jaz in ne ti. Nič ni izgubljeno; poskusi znova čez trenutek.
web-busy-title = Trenutek, prosim
web-busy = Moje strani si zdaj ogleduje veliko ljudi. Poskusi znova čez nekaj sekund.
web-home-title = Sem Gadalka in berem misli. Malo.
web-home-about = Vedeževalka za Discord in Telegram: igra kamen-papir-škarje, sodo-liho in minolovca, se uči, kako izbiraš, ti pove, kaj je videla, in dokaže, da ni goljufala.
web-home-discord = Dodaj na Discord
web-home-telegram = Odpri v Telegramu
web-home-games-title = Kaj lahko igrava
web-home-games = Kamen-škarje-papir s tremi, petimi ali katerim koli lihim številom potez, sodo-liho in minolovec: proti meni, proti prijateljem, vsak dan nov um in nova plošča. Kdor piše strategije, jo pošlje in izve, kje je.
web-home-reads-title = Kaj vidim v tebi
web-home-reads = Nihče ni naključen, niti nalašč ne. Gledam, kaj izbereš po zmagi, porazu in izenačenju, povem, kaj sem pričakovala in zakaj, in pozabim, ko želiš.
web-home-pledge-title = Zakaj mi ni treba verjeti
web-home-pledge = Preden izbereš, je moja poteza določena in njen pečat stoji v sporočilu. Vse moje kocke sledijo iz ene zaobljube s številko { $pledge }. Zapiši si jo; z njo se da preveriti vsako partijo.
web-home-check = Preveri partijo
web-privacy-title = Zasebnost
web-privacy-use-title = Čemu
web-privacy-use =
    Da te prepoznam, igram naprej tam, kjer se je ustavilo, in lahko dokažem, da nisem goljufala. Ne za oglase in za nikogo drugega: program sam od sebe ničesar ne posreduje.
    Kar izbrišeš, lahko do 400 dni ostane v varnostni kopiji. Če jo kdaj obnovijo, se takoj spet izbriše.
    Kaj o tebi hranita Discord in Telegram, povedo njuna pravila.
web-privacy-pages-title = Te strani
web-privacy-pages =
    Te strani ne nastavljajo piškotkov, ne štejejo obiskovalcev in ne nalagajo ničesar od drugod. Kar tu preverjaš, ostane v tvojem brskalniku.
    Kdor vodi tega bota, kot pri vsaki spletni strani vidi naslove, ki se povežejo; bot sam si ne zapiše nobenega.
web-privacy-rights-title = Kaj lahko storiš
web-privacy-rights = V klepetu lahko z /settings vse preneseš in vse izbrišeš: kadar koli, takoj in brez vprašanj. Z vprašanji se obrni na tistega, ki poganja tega bota.
web-terms-title = Pogoji
web-source = Izvorna koda
web-terms-what-title = Igra
web-terms-what = Gadalka je igra in je brezplačna. Igraš lahko, kolikor želiš, z drugimi ali brez njih, od starosti, ki jo dovoljujeta Discord ali Telegram.
web-terms-host-title = Kdo jo poganja
web-terms-host = To je odprtokodni program. Kdor ga poganja na tem naslovu, odgovarja za ta primerek in na vprašanja. Na voljo je tak, kot je, brez kakršnega koli jamstva.
web-terms-fair-title = Poštena igra
web-terms-fair = Igraj pošteno: ne zasipaj bota, ne napadaj ga in z njim ne nadleguj drugih. Kdor to počne, ga je mogoče upočasniti ali izključiti. Ničesar vrednega ni mogoče dobiti ali izgubiti.
web-terms-yours-title = Kar je tvoje
web-terms-yours = Strategije, ki jih pošlješ, ostanejo tvoje. S tem dovoliš, da se tu igrajo in, če jih odpreš, pokažejo; kadar koli jih lahko umakneš.
web-terms-end-title = Konec
web-terms-end = Kadar koli lahko nehaš in izbrišeš, kar je o tebi shranjeno: /data. Pogoji se lahko spremenijo; velja, kar piše tu.

## The page on which proofs are checked
web-verify-title = Preveri po svoje
web-verify-intro = Prilepi dokaz in tvoj brskalnik sam preveri, ali igram pošteno: pečate, oznake, kocke in zaobljubo, moje poteze pa odigra znova. Te strani nič ne zapusti.
web-verify-no-script = Preverjanje teče v tvojem brskalniku, ta pa skriptov ne izvaja. S kopijo Gadalke isto naredi ukazna vrstica: npm run -s gadalka -- verify "…" --pledge "…"
web-verify-paste = Dokaz
web-verify-hint = Vrstica, ki jo da Preveri, gdk3.… ali gdb1.… Zraven prilepi vse, kar imaš: sporočila partije, zapisano zaobljubo (gdp1.…), dnevni ključ (gdd1.…).
web-verify-file = Datoteke: dokaz, tvoj /data export, da se moje poteze odigrajo znova, ali paket turnirja
web-verify-check = Preveri
web-verify-working = Preverjam …
web-verify-playing = Odigrano znova: { $done } od { $total } partij, v { $seconds } s.
web-verify-cancel = Prekliči
web-verify-cancelled = Preklicano. Nič ni ugotovljeno.
web-verify-result = Kaj se je našlo
web-verify-failed = Preverjanje se je prekinilo in to je moja krivda. O dokazu ne pove nič; npm run -s gadalka -- verify morda pride dlje.
web-verify-fits = Vse, kar je preverjeno, se ujema
web-verify-open = Nič napačnega se ni našlo, nekaj pa je še odprto
web-verify-wrong = Nekaj se ne ujema. Ne zaupaj temu
web-verify-mark-fits = se ujema
web-verify-mark-open = odprto
web-verify-mark-wrong = se ne ujema
web-verify-moves = Poteza za potezo
web-verify-move-number = Št.
web-verify-move-mine = Gadalka
web-verify-move-again = Znova
web-verify-move-seal = Pečat
web-verify-limits-title = Česa to ne dokaže
web-verify-limits = Da je zaobljuba moja, ve le, kdor si jo je zapisal pred partijo; tista, s katero je prišla stran, je beseda njenega gostitelja. Dokaz ne pove ničesar o sporočilih, ki jih ne prilepiš, o kockah pa šele, ko je razkrit ključ njihovega dne, tri dni pozneje. Iz paketa se tu znova odigrajo le partije strategij, ki so del Gadalke; izidi tujih datotek ostanejo, kakor jih je podpisal gostitelj.
web-verify-save = Shrani stran kot eno datoteko: deluje brez omrežja in brez mene
web-verify-signed = Podpisal gostitelj zaobljube { $pledge }.
web-verify-pledge-yours = To je zaobljuba, ki je prilepljena.
web-verify-pledge-host = To je zaobljuba gostitelja te strani. Primerjaj jo s tisto, ki jo imaš zapisano.
web-verify-pledge-later = Zaobljuba { $pledge } sledi prilepljeni, istega gostitelja. Ali je bila objavljena pred partijo, moraš vedeti ti.
web-verify-pledge-other = Zaobljuba { $pledge } ni tista, ki je prilepljena.
web-verify-dice-early = Kocke so po ključu dne, ki ga še ni: { $date }.
web-verify-key-due = Ključ dne je bil razkrit { $date }. Prilepi ga, ali poznejšega: ima ga /fairness.
web-verify-false-history = Partija je vezana na druge runde kot tiste v izvozu.
web-verify-gap-export = za to je potrebna datoteka /data export. Dodaj jo zgoraj.
web-verify-gap-strategy = te strategije ta stran ne pozna, ali ne za to igro.
web-verify-no-messages = Ni primerjano s sporočili partije. Prilepi tista, ki jih imaš.
web-verify-messages-fit = Sporočil te partije, ki se ujemajo: { $count }, s pečati { $seals } od { $sealed } potez.
web-verify-messages-broken = Sporočil te partije, ki se NE ujemajo z odigranim: { $count }.
web-verify-messages-other = V prilepljenih sporočilih o tem ni ničesar. Če so od tod, to ni dokaz tega, kar so kazala.
web-verify-board-shown = Pečat te plošče stoji v prilepljenih sporočilih.
web-verify-nothing = Tu ni dokaza. To je ena vrstica, ki se začne z gdk3. ali gdb1. in jo da Preveri ob koncu partije ali plošče.
web-verify-damaged = Dokaz je poškodovan ali odrezan. Kopiraj celo vrstico ali vzemi datoteko.
web-verify-unknown = To je iz novejše različice ali o igri, ki je ta stran ne pozna.
web-verify-pledge-damaged = Zaobljuba je poškodovana, odrezana ali ponarejena. To je ena vrstica, ki se začne z gdp1.
web-verify-not-export = To ni datoteka, ki jo da /data export.
web-verify-too-long = To je več kot milijon znakov. Prilepi le dokaz in sporočila njegove partije.
web-verify-file-too-large = Datoteka je za to stran prevelika. Prebere jo ukazna vrstica: npm run -s gadalka -- arena replay za pakete, npm run -s gadalka -- verify za drugo.
web-verify-bundle-whole = Paket je cel: njegovi bajti so tisti, ki jih imenuje prva vrstica.
web-verify-bundle-same = Tu odigrano znova in enako, poteza za potezo: { $count } od { $total } partij.
web-verify-bundle-differs = Tu odigrano znova in NI enako, število partij: { $count }. Prva je številka { $match }, { $names }.
web-verify-bundle-engine = Ta paket je naredila druga različica Gadalke ali taka z gostiteljevimi lastnimi strategijami. Od tod je lahko razlika: odloča gostiteljeva različica.
web-verify-bundle-left = Tu ni odigrano znova, število partij: { $count }. Potrebujejo datoteko, strategijo ali igro, ki je ta stran nima; npm run -s gadalka -- arena replay jo morda ima.
web-verify-bundle-clock = Ničesar ni za primerjavo, število partij: { $count }. So neveljavne ali pa jih je odločila ura.
web-verify-bundle-table = Kdo je igral s kom in vsako mesto v tabeli sledita iz načrta in teh izidov.
web-verify-bundle-table-differs = To, kdo je igral s kom, ali tabela NE sledi iz načrta in teh izidov.
web-verify-bundle-plan-wrong = Partije v njem NISO načrtovane: nekatere manjkajo, se ponavljajo ali so spremenjene, ali pa je spremenjen sam načrt.
web-verify-bundle-unplayed = Pari brez partije: { $count }. Tisti mesec niso bili odigrani ali pa so izpuščeni.
web-verify-bundle-draw = Žreb sledi iz objavljenega dnevnega ključa, udeležencev in nastavitev.
web-verify-bundle-draw-differs = Žreb NE sledi iz dnevnega ključa, udeležencev in nastavitev.
web-verify-bundle-draw-key = Gostitelj bi žreb lahko izbral. Če ga želiš preveriti, prilepi dnevni ključ, ki ga /fairness kaže od { $date }, ali poznejšega.
web-verify-bundle-draw-chosen = Nič tu ne izključuje, da je žreb izbral prireditelj. Če imaš zapisano gostiteljevo zaobljubo, jo prilepi.
web-verify-bundle-damaged = Paket je poškodovan ali pa je njegov podpis lažen. Ne zaupaj mu.
proof-page = V tvojem brskalniku, brez pošiljanja: { $link }

## Web: arena
web-arena-title = Arena
web-arena-about = Strategije, ki jih je napisal kdor koli, in moje, vsak par po vrsti, mesec za mesecem.
web-arena-empty = Ta mesec ni bil odigran še noben par.
web-arena-feed = Spremljaj kot vir novic
web-arena-enter-title = Pošlji svojo
web-arena-enter = Napiši strategijo v eni datoteki in jo pošlji: /strategy submit. Dan pozneje igra tu.
web-arena-matrix = Kdo premaga koga
web-arena-point = Pokaži na polje ali se po njih sprehodi s puščicami.
web-arena-point-first = Vrstica → stolpec: dobljeni krogi minus izgubljeni, od stotih.
web-arena-standings = Lestvica
web-arena-rank = Mesto
web-arena-name = Ime
web-arena-worst = Najslabše proti
web-arena-play-title = Kako igrati proti njej
web-arena-play = V klepetu: { $command }
web-arena-again = Da mesec odigraš znova doma: { $command }
web-arena-met = Proti vsaki od drugih
web-arena-numbers = Isto v številkah
web-arena-house = Ena od mojih: z njo se merijo druge.
web-arena-file = Nekdo jo je napisal in poslal v eni datoteki.
web-arena-ghost = Duh: igra tako, kot je nekoč nekdo igral.
web-arena-version = Različica { $version }, za vse od { $date }
web-arena-begun = Začel se je nov mesec.
web-arena-bundle = Ves mesec v eni datoteki
web-arena-no-bundle = Datoteke tega meseca tu ni. Bo, ko bo ključ meseca razkrit in jo naredi, kdor me poganja.
web-arena-no-game = Lige v taki igri nimam.
web-arena-no-month = Lestvice tistega meseca nimam.
web-arena-no-entrant = Na lestvici tega meseca ni nikogo s tem imenom.
## Web: tournaments
web-tournament-title = Turnirji iz klepetov
web-tournament-where = Vsak turnir v klepetu ima svojo stran, ki ni na nobenem seznamu: /tournament status tam pove njen naslov.
web-tournament-unlisted = Te strani ni na nobenem seznamu. Kdor ima naslov, vidi to, kar vidi klepet, dokler klepet to še ima.
web-tournament-cross = Navzkrižna tabela
web-tournament-cross-large = Za več udeležencev kot { $max } ni navzkrižne tabele: pari vsakega kola povedo isto.
web-tournament-pairings = Kdo je igral s kom in zakaj
web-tournament-again = Odigraj znova
web-tournament-forgotten = Pare hranim trideset dni, ti pa so starejši.
web-tournament-bundle = Prenesi datoteko
web-tournament-making = Datoteka nastaja: vsaka partija se zanjo odigra še enkrat. Vprašaj čez trenutek.
web-tournament-rounds = Krog za krogom
web-tournament-rounds-how = Kaj sta izbrali obe strani, kdo vodi in za koliko ter kaj je vsaka pričakovala od druge, preden je izbrala. ✓: tako je bilo.
web-tournament-rounds-none = Te partije ni mogoče pokazati: odločila jo je ura ali pa tega, iz česar igra ena stran, ni več.
web-tournament-rounds-long = Za stran bi bilo predolgo to partijo odigrati znova. Vse njene poteze so v datoteki.
web-tournament-rounds-busy = Zdaj se ogledujejo druge partije, to pa je treba najprej odigrati znova. Vprašaj čez trenutek.
web-tournament-number = Krog
web-tournament-lead = Prednost
web-tournament-expected = Pričakovanje: { $name }
web-tournament-right = { $name }: pravilno pričakovane poteze: { $right } od { $all }.
web-tournament-expects-nothing = { $name }: o pričakovanjih nič.
## Splet: minolovec pod prstom
web-mines-opening = Odpiram tvojo ploščo …
web-mines-no-script = Plošča potrebuje skripte, ta brskalnik pa jih ne izvaja. V klepetu gre brez njih: /mines
web-mines-outside = Ta stran ne ve, kdo si. Odpri jo iz klepeta: na Telegramu kot mini aplikacijo, na Discordu kot aktivnost. Igra je na obeh mestih ista.
web-mines-unreachable = Ni odgovora. Tvoje poteze so shranjene in se same pošljejo znova.
web-mines-retry = Poskusi znova
web-mines-too-often = To je več, kot lahko pogledam. Čez trenutek gre naprej.
web-mines-not-understood = Ne razumem, kaj je ta stran poslala. Odpri jo še enkrat iz klepeta.
web-mines-level = Plošča
web-mines-own-size = Velikost po meri
web-mines-no-guess = Brez ugibanja
web-mines-begin = Začni
web-mines-larger = Večja polja
web-mines-smaller = Manjša polja
web-mines-how = Dotik odpre, držanje postavi zastavico; dotik številke odpre okolico. S tipkami: puščice, Enter, F za zastavico.
web-mines-cell-covered = { $cell }: zakrito
web-mines-cell-flag = { $cell }: zastavica
web-mines-cell-mine = { $cell }: mina
web-mines-cell-blown = { $cell }: mina, ki je eksplodirala
web-mines-cell-wrong = { $cell }: zastavica brez mine
web-mines-cell-number = { $cell }: { $number }
web-mines-cell-empty = { $cell }: odprto, v bližini ni min

## Web: try it here
web-try-title = Me lahko presenetiš?
web-try-about = Kamen-papir-škarje ali sodo-liho, kar tukaj. Mislim v tvojem brskalniku: nič se ne shrani, nič se ne pošlje, in pozabim te, ko zapustiš to stran.
web-try-begin = Poskusi tukaj
web-try-move = Tvoja poteza
web-try-first = Moja poteza je izbrana. Zdaj tvoja.
web-try-first-guess = Sodo ali liho? Moja slutnja je izbrana. Če zgrešim, je točka tvoja.
web-try-keys = S tipkami: { $keys }.
web-try-score = Ti { $won } : { $lost } Gadalka · izenačeno: { $drawn }
web-try-score-guess = Ti { $won } : { $lost } Gadalka
web-try-no-script = Mislila bi v tvojem brskalniku, ta pa skriptov ne izvaja. V klepetu gre brez njih: /rps, /oddeven

## Deljene partije
replay-title = Kaj deliš
replay-shared = Kdor ima ta naslov, si lahko ogleda.
replay-asked = Soglašaš. Ko »Deli« pritisne tudi { $name }, nastane stran; do takrat ni prikazano nič.
replay-how = Stran kaže imeni, vsako potezo in kaj sem pričakovala, leto dni. Ni na nobenem seznamu in kadar koli jo lahko umakneš: /data shared
replay-waits = čaka na soglasje druge strani
replay-none = Ničesar ne deliš. Pod končano partijo ali dvobojem gumb »Deli« iz nje ali njega naredi stran.
replay-stopped = Umaknjeno: strani ni več.
replay-not-there = Tega ne deliš več.
replay-too-long = Krog za krogom je prikazanih največ { $max } krogov.
replay-too-many = Deliš jih že { $max }. Najprej kaj umakni: /data shared
web-replay-gone-title = Tu ni prikazano nič
web-replay-gone = Ali tu nikoli ni bilo nič ali pa je bilo umaknjeno.
web-replay-expected = Pričakovano: { $name }
web-replay-right = { $name }: od { $all } potez sem jih prav pričakovala { $right }.
web-replay-unlisted = Te strani ni na nobenem seznamu. Kdor je na njej, jo lahko kadar koli umakne v klepetu: /data shared
