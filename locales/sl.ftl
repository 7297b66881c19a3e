# Vsa besedila v slovenščini. Glas: vedeževalka s suhim humorjem in lepim vedenjem. Kratki stavki, izid najprej, ena misel na stavek, nikoli posmehljivo.
# Privolitev, zasebnost in napake so povedane naravnost, brez šal: kdo kaj vidi, kako dolgo, kako se to razveljavi.
# Nagovor: ti. Gadalka o sebi govori v prvi osebi in v ženskem spolu (»pričakovala sem«).
# Spol ljudi: nikoli ga ne ugibamo. Zato sedanjik (»izbereš«, »{ $name } zmaga«) ali samostalnik (»tvoja zmaga«, »nasprotnik«), nikoli deležnik o osebi.
# Števila: povsod ednina, dvojina, množina (one, two, few, other); kjer gre brez sklanjanja, pišemo »v 7 od 9 primerov« (ne »7-krat od 9«).
# Poteze stojijo v imenovalniku za besedo »poteza«; tožilnik zahteva MOVE($move, case: "accusative"). Vstavljena imena stojijo v imenovalniku: za dvopičjem ali kot pristavek, nikoli s končnico.
# Preostali čas stoji za dvopičjem (»Konec 2. kroga: čez 5 min«), ker ga na Discordu v tujem jeziku napiše aplikacija.
# Igra (po diplomskem delu o igri Kamen, papir, škarje): poteza, nasprotnik, strategija, izenačeno, naključje, napoved, vzorec, ujemanje preteklih nizov.
# Izrazi: krog (round pri igri), kolo (round na turnirju), partija (match), dvoboj (duel), dirka (race), niz (streak), točka, odločen krog (decisive round).
# »Končaj« (Stop). Mesto (rank). Ta klepet, strežnik ali skupina (place), nikoli »prostor«.
# Branje: brati, prebrati (read), napoved (predictor), navada (habit), profil, model. Naključje je to, kar dela kovanec (chance); sreča je le človekova (luck). Izžrebati (play at random).
# Turnirji: turnirski sistem, vsak z vsakim, na izpadanje, švicarski sistem, razvrstitev (standings), lestvica (leaderboard), razpredelnica (table lige), rating, liga, prosto kolo (bye), prijaviti in odjaviti.
# Poštenost: koda, skrivnost, prstni odtis (fingerprint), sidro (anchor), seme (seed), dokaz (proof), preveriti, naključna števila, izhajati iz, žreb, preizkus (trial).
# Ljudje: skrbnik bota (host, whoever runs this bot), administrator (kdor ureja strežnik ali skupino). Umakniti (strategijo, izziv, vprašanje), preklicati (privolitev), prekiniti povezavo (unlink).
# Računalnik: klik, klikniti (gumb; na strani s ploščo tudi tapniti), prenesti, izbrisati, onemogočiti (freeze datoteke), privzeto: … (default).
# Minolovec: plošča (board), polje (cell), zastavica, namig (hint), brez ugibanja (no-guess).
# Narekovaji so »…«, pred znakom % stoji nedeljivi presledek, dolgega pomišljaja ni.
# Not: pritisk, pritiska, pritisku, pritisniti, pritisni (klik), prostor, prostora, prostoru, prostorov, prostorih (strežnik, skupina), um, umu, uma (nasprotnik), kocke, kock (naključna števila).

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
match-first = Izberi potezo. Moja je že določena.
match-first-guess = Sodo ali liho? Moja slutnja je že določena. Če zgrešim, je točka tvoja.
round-moves = Ti { $yours } · Gadalka { $mine } → { $result }
round-won = točka je tvoja
round-lost = točka je moja
round-drawn = izenačeno
round-missed = zgrešila sem, točka je tvoja
round-hit = uganila sem
round-toast = Ti { $yours } · jaz { $mine } → { $result } · { $won } : { $lost }
round-expected = Pričakovala sem { MOVE($move, case: "accusative") }.
round-expected-because = Pričakovala sem { MOVE($move, case: "accusative") }: { $because }.
round-unread = { $reason ->
    [apart] Ta strategija svoje misli drži zase.
    [by-rule] Igrala sem po svojem pravilu, ki te ne poskuša uganiti.
    [by-merits] Igrala sem, kar se proti tebi doslej splača, ali pa poskusila kaj novega.
    [off] Potezo sem izžrebala, kot želiš. Ne berem te.
    [guessed] Nisem se imela na kaj opreti, zato sem ugibala.
    [read] Potezo sem izžrebala: morda bereš ti mene.
    [none] Nisem pričakovala nič določenega.
   *[random] Potezo sem izžrebala.
  }
button-why = Zakaj?
button-stop = Končaj
button-rematch = Revanša
button-verify = Preveri
button-check-in-browser = Preveri še ti
button-open-page = Odpri kot stran
button-chart = Graf
button-details = Podrobno
button-more = Več
button-rules = Pravila
help-play = Igraj
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
rules-caption = Puščica kaže na potezo, ki izgubi
rules-alt = { $game }: poteze v krogu, s puščicami k potezam, ki jih vsaka premaga. { $rules }
rules-play = Dve enaki potezi sta izenačenje. Igraj: /rps play { $variant }

## Kaj je videla
evidence = { $kind ->
    [often] to izbereš v { $count } od { $total } primerov
    [after-own] po svoji potezi { $own } to izbereš v { $count } od { $total } primerov
    [after-other] po moji potezi { $other } to izbereš v { $count } od { $total } primerov
    [after-both] po svoji potezi { $own } proti moji { $other } to izbereš v { $count } od { $total } primerov
    [after-result-repeat] { $result ->
        [win] po zmagi
        [loss] po porazu
       *[draw] po izenačenju
      } potezo ponoviš v { $count } od { $total } primerov
   *[after-result-change] { $result ->
        [win] po zmagi
        [loss] po porazu
       *[draw] po izenačenju
      } potezo zamenjaš v { $count } od { $total } primerov
  }
context-times = v { $count } od { $total } primerov
context-times-weighed = v { $percent } % primerov, pri čemer novejši krogi štejejo več
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
context-from = { $reference ->
    [opponent] { $step ->
        [same] potezo ponoviš
        [other] potezo zamenjaš
        [beating] izbereš to, kar premaga tvojo zadnjo potezo,
        [beaten] izbereš to, kar tvoja zadnja poteza premaga,
       *[far] s poteze { $from } preideš na { MOVE($to, case: "accusative") } ali podobno,
      }
   *[own] { $step ->
        [same] izbereš mojo zadnjo potezo
        [other] izbereš nekaj, česar jaz nisem igrala,
        [beating] izbereš to, kar premaga mojo zadnjo potezo,
        [beaten] izbereš to, kar moja zadnja poteza premaga,
       *[far] na mojo potezo { $from } odgovoriš s potezo { $to } ali podobno,
      }
  }
why-expected = V zadnjem krogu sem pričakovala { MOVE($move, case: "accusative") }: { $because }.
why-blend = V zadnjem krogu sem pričakovala { MOVE($move, case: "accusative") }. Izdala te ni nobena posamezna navada; { $rounds ->
    [1] tja je kazal edini krog, ki ga pomnim.
    [one] od { $rounds } kroga, ki ga pomnim, so tja kazali najbolj podobni.
    [two] od { $rounds } krogov, ki ju pomnim, je tja kazal bolj podoben.
    [few] od { $rounds } krogov, ki jih pomnim, so tja kazali najbolj podobni.
   *[other] od { $rounds } krogov, ki jih pomnim, so tja kazali najbolj podobni.
  }
why-sure = Prepričana sem bila { $percent }-odstotno.
why-people = V zadnjem krogu sem pričakovala { MOVE($move, case: "accusative") }. O tebi še nisem vedela nič; tako igra večina ljudi.
why-forgotten = V zadnjem krogu sem pričakovala { MOVE($move, case: "accusative") }. Zakaj, sem na tvojo željo pozabila.
why-unread = { $reason ->
    [apart] Tu igra tuja datoteka in ne pove, kaj misli. Da je bila poteza izbrana pred tvojo, dokazuje koda.
    [by-rule] Ta nasprotnik igra po svojem pravilu in ne ugiba, kaj izbereš.
    [by-merits] Ta nasprotnik s poskušanjem ugotavlja, kaj se proti tebi splača, in igra to.
    [random] Ta nasprotnik ne bere ničesar. Vsako potezo izžreba.
    [off] Ne želiš, da te berem, zato sem potezo izžrebala. Z /model on te smem spet brati.
    [guessed] Česa podobnega še nisem videla, zato sem ugibala.
    [chance] Tokrat sem potezo izžrebala: branje ni bilo vredno tveganja.
    [careful] Potezo sem izžrebala: komaj se poznava in morda veš, kako začenjam. V prvih krogih tvegam malo.
    [read] Moje slutnje so ti prinesle toliko točk, da morda bereš ti mene. Zato žrebam, dokler jih ne dobim nekaj nazaj.
    [spent] Nimam več česa tvegati: vse je že tvoje. Odslej vsako potezo izžrebam.
   *[none] V zadnjem krogu nisem pričakovala nič določenega.
  }
why-record = V tej partiji sem prav prebrala { $right } od { $all } potez.
why-expected-by-rule = V zadnjem krogu sem pričakovala { MOVE($move, case: "accusative") }. Takšno je pravilo tega nasprotnika: gleda samo tvojo zadnjo potezo in se ničesar ne nauči.
why-valued = { $chosen ->
    [move] V zadnjem krogu sem igrala { MOVE($move, case: "accusative") }: ko { $situation } izbiraš, mi ta poteza do konca obeta največ točk: { $value }.
    [move-tried] V zadnjem krogu sem za poskus igrala { MOVE($move, case: "accusative") }: ko { $situation } izbiraš, mi ta poteza do konca obeta točk: { $value }.
    [strategy] V zadnjem krogu sem sledila strategiji { $name }: ko { $situation } izbiraš, mi do konca obeta največ točk: { $value }.
   *[strategy-tried] V zadnjem krogu sem za poskus sledila strategiji { $name }: ko { $situation } izbiraš, mi do konca obeta točk: { $value }.
  }
why-daemon = { $said ->
    [yes] V zadnjem krogu sem pričakovala { MOVE($move, case: "accusative") }, tako kot demon, ki mu sledim.
   *[no] V zadnjem krogu sem potezo izžrebala: demon, ki mu sledim, česa takega še ni videl.
  } Pomni tvoje zadnje poteze ({ $moves }) in zadnje napovedi ({ $guesses }). Njegova ocena je { $rating }{ $rivals ->
    [0] .
   *[other] , naslednjega { $next }.
  }
why-knew = Kaj je vedel: { $weights }.
why-counters = V zadnjem krogu sem pričakovala { MOVE($move, case: "accusative") }. Moji števci za poteze pred tem dajo skupaj { $sums }.
why-too-early = Vprašaj me po prvem krogu. Do takrat moja naslednja poteza ostane skrita.

## Konec partije
end-title = { $ending ->
    [won] 🔮 { $name } zmaga { $won } : { $lost }
    [lost] 🔮 Gadalka zmaga { $lost } : { $won }
    [level] 🔮 Izenačeno: { $name } { $won } : { $lost } Gadalka
    [stopped] 🔮 Končano pri { $name } { $won } : { $lost } Gadalka
    [replaced] 🔮 Končano pri { $name } { $won } : { $lost } Gadalka
    [forfeited] 🔮 { $name } zmaga brez boja pri { $won } : { $lost }
   *[withdrawn] 🔮 Konec pri { $name } { $won } : { $lost } · tega nasprotnika ni več na voljo
  }
end-broke = { $line ->
    [0] Njegova datoteka se je sesula ali pa je po uri razmišljala več kot dve sekundi in ni mogla izbrati poteze. Vsi dosedanji krogi štejejo.
   *[other] Njegova datoteka se je sesula v vrstici { $line }, stolpcu { $column }, in ni mogla izbrati poteze. Vsi dosedanji krogi štejejo.
}
match-none = Nimaš odprte partije. Začni jo: /rps play
end-no-rounds = Odigran ni bil noben krog.
end-check = { $check ->
    [verified] ✓ preverjeno
   *[failed] ✗ Moje lastno preverjanje te partije ni uspelo. Ne zaupaj ji in obvesti skrbnika bota.
  }
end-gave-me = { $habit }. To mi je prineslo { $points ->
    [one] { $points } točko
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
  }{ $back ->
    [0] {""}
   *[other] , tebi pa { $back }
  }.
end-gave-you = { $habit }, jaz pa tega nisem opazila. To ti je prineslo { $points ->
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
    [2] Potezi izmenjuješ
   *[other] Poteze jemlješ po vrsti, { $moves }
  }
end-plain = { $plain ->
    [mine] { $variant ->
        [0] Nobena posamezna navada te ni izdala. Živela sem od drobiža.
        [1] Ne znam imenovati navade, ki te je to stala. Zasluge si deliva z naključjem.
       *[2] Nič v tvoji igri ne izstopa. Recimo temu vseeno slutnja.
      }
    [yours] { $variant ->
        [0] Nisem našla navade, ki bi se je oprijela. Moj poklon.
        [1] Nič te ni izdalo. In res sem gledala.
       *[2] Nobena tvoja navada ne izstopa. Karte zardevajo.
      }
    [level] { $variant ->
        [0] Nihče od naju ni veliko izdal.
        [1] Izenačeno in nobena navada ne izstopa. Karte skomignejo.
       *[2] Med nama ni razlike in ni kaj povedati.
      }
    [short] { $variant ->
        [0] Prekratko, da bi komu napovedala prihodnost.
        [1] Tako malo krogov? Še jaz jih potrebujem malo več.
       *[2] Komaj sva začela; povedati še ni kaj.
      }
    [random] { $variant ->
        [0] Poteze sem žrebala, zato to o tebi ne pove ničesar.
        [1] Tokrat nisem brala ničesar. Hvali ali grajaj svojo srečo.
       *[2] Moje poteze so bile naključne: tvoje navade niso odločale.
      }
   *[by-rule] { $variant ->
        [0] Držala sem se svojega pravila in nobena tvoja navada ne izstopa.
        [1] Igrala sem po pravilu in nisem brala nikogar. Nobena navada ne izstopa.
       *[2] Pravilo proti človeku in nobena navada ne izstopa.
      }
  }
end-read = { $rounds ->
    [one] { $rounds } krog
    [two] { $rounds } kroga
    [few] { $rounds } krogi
   *[other] { $rounds } krogov
  }. Napovedala sem { $percent } % tvojih potez, naključje bi jih { $chance } %: { $verdict }.
end-unread = { $rounds ->
    [one] { $rounds } krog
    [two] { $rounds } kroga
    [few] { $rounds } krogi
   *[other] { $rounds } krogov
  }. Nisem brala ničesar.
verdict = { $verdict ->
    [read] več kot naključje
    [escaped] izmuzneš se pogosteje, kot dopušča naključje
   *[unsure] premalo krogov za gotovost
  }
strip-yours = ← tvoje poteze
strip-mine = ← moje
details-title = 🔎 V številkah: { $score }
details-habit = { $habit }: v { $followed } od { $situations } primerov. Od teh krogov je mojih { $mine }, tvojih { $yours }{ $drawn ->
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
chart-best = { $who ->
    [you] { $by ->
        [0] Tvojega vodstva ni bilo.
       *[other] Tvoja največja prednost: { $by }, v { $round }. krogu.
      }
    [me] { $by ->
        [0] Nikoli nisem vodila.
       *[other] Moja največja prednost: { $by }, v { $round }. krogu.
      }
   *[other] { $by ->
        [0] { $name }: vodstva ni bilo.
       *[other] Največja prednost, { $name }: { $by }, prvič v { $round }. krogu.
      }
  }
chart-turns = { $turns ->
    [0] Vodstvo se ni nikoli zamenjalo.
    [1] Vodstvo se je zamenjalo enkrat, v { $round }. krogu.
    [2] Vodstvo se je zamenjalo dvakrat, zadnjič v { $round }. krogu.
   *[other] Vodstvo se je zamenjalo { $turns }-krat, zadnjič v { $round }. krogu.
  }
chart-reach = Po naključju se { $decided ->
    [one] { $decided } odločen krog konča
    [two] { $decided } odločena kroga končata
    [few] { $decided } odločeni krogi končajo
   *[other] { $decided } odločenih krogov konča
  } z razliko nad { $reach } kvečjemu v eni od dvajsetih partij.
chart-ahead = { $who ->
    [you] Tvoja prednost je { $by }: to skoraj ne more biti naključje.
    [me] Moja prednost je { $by }: to skoraj ne more biti naključje.
   *[other] { $leader } vodi za { $by }: to skoraj ne more biti naključje.
  }
chart-few = { $decided ->
    [0] Odločen ni bil noben krog.
    [one] { $decided } odločen krog je premalo, da bi znanje ločili od naključja.
    [two] { $decided } odločena kroga sta premalo, da bi znanje ločili od naključja.
    [few] { $decided } odločeni krogi so premalo, da bi znanje ločili od naključja.
   *[other] { $decided } odločenih krogov je premalo, da bi znanje ločili od naključja.
  }
chart-stopped = Partija, končana predčasno, pove manj: ljudje radi odidejo, ko vodijo.
chart-chosen = Tvoje izbire: { $moves }
chart-grey = Sivo: do kod seže naključje, v 19 od 20 primerov
chart-lead = Kdo je vodil
chart-difference = tvoje zmage minus moje
chart-moves = Tvoje poteze
chart-times = kolikokrat
chart-round = krog
chart-alt = { $score }. Kdo je vodil, krog za krogom: črta nad sivim pasom naključja, in tvoje poteze kot stolpci. { $lines }

## Dokaz poštenosti
proof-moves = ✓ Vsaka moja poteza ({ $count }) je tista, ki sem jo določila pred tvojo.
proof-mines = ✓ Mine izhajajo iz moje skrivnosti, določene pred tvojim prvim klikom, in iz prvega polja.
proof-wrong = ✗ To se ne ujema s tem, kar sem pokazala. Ne zaupaj temu in obvesti skrbnika bota.
proof-shown = Najprej sem pokazala: { $bound }. Skrivnost k temu: { $secret }
proof-how-page = Za zdaj je to le moja beseda. Stran to preveri v tvojem brskalniku, tudi s sporočili, ki jih še imaš.
proof-how-line = Za zdaj je to le moja beseda. S kopijo Gadalke lahko to preveriš, tudi s sporočili, ki jih še imaš: npm run -s gadalka -- verify "…" messages.txt
source-at = Kopija Gadalke: { $link }
source-unknown = Naslov za prenos tu ni vpisan. Kje dobiš kopijo Gadalke, vprašaj skrbnika bota.
proof-none = Nimaš ničesar končanega za preverjanje. Odigraj: /rps play, /oddeven ali /mines
proof-not-yet = Igre še ni konec. Skrivnost pokažem na koncu.
proof-unreadable = To ni moja vrstica dokaza. Takšna se začne z gd1., dobiš jo z »Preveri« na koncu partije in mora biti cela.

## Kliki, ki ne spremenijo ničesar
press-old-button = Ta gumb je prestar in ne deluje več. Nova partija: /rps play ali /oddeven
panel-gone = Ta gumb je zastarel. Zdaj je tako.
panel-type = Vtipkaj: { $example }
press-not-yours = To ni tvoje.
match-of = To partijo igra { $name }.
board-of = Na tej plošči igra { $name }.
button-play-too = Igraj tudi ti
button-play-private = Igraj v zasebnem klepetu
press-round-played = Ta krog je že odigran; nič ni bilo šteto dvakrat. Takšen je izid.
press-match-over = Te partije je konec. Nič ni bilo šteto.
opponent-gone = Tega nasprotnika ni več, zato se partija ne more nadaljevati. Začni novo: /rps play ali /oddeven

## Igre, ponujene v kateremkoli klepetu
offer-open-title = { $game }: za vse
offer-open-description = Kdor prvi klikne, igra proti meni
offer-open-text = { $name } ponuja igro proti meni. Kdor prvi klikne, igra.
offer-own-title = { $game }: zate
offer-own-description = Ti igraš proti meni, drugi v klepetu gledajo
offer-own-text = { $name } želi izvedeti prihodnost. Klikni za začetek.
offer-mines-open-description = Kdor prvi klikne, igra, drugi v klepetu gledajo
offer-mines-open-text = { $name } ponuja ploščo minolovca. Kdor prvi klikne, igra.
offer-mines-own-description = Ti igraš, drugi v klepetu gledajo
offer-mines-own-text = { $name } se odpravlja čez minsko polje. Klikni za začetek.

## Ukazi
command-rps = Kamen-papir-škarje, proti vedeževalki ali med seboj
command-rps-play = Igraj; sproti se učim
command-oddeven = Sodo ali liho: ti izbereš, jaz ugibam
command-oddeven-play = Igraj; če zgrešim, je točka tvoja
command-strategy = Nasprotniki: kdo so, in tvoja imena zanje
command-strategy-list = Vsi nasprotniki, vsak v svoji vrstici
command-strategy-mine = Imena, ki jih daješ strategijam
command-strategy-submit = Pošlji datoteko s strategijo, ki jo napišeš
command-help = Kaj znam in kako me za to prosiš
command-settings = Tvoje nastavitve: jezik, spomin, kdo te vidi, tvoji podatki
option-help-topic = o čem želiš brati
option-variant = klasično (3 poteze) ali lizard-spock (5 potez)
option-length = prvi do 10, najboljši od 9, brez konca …
option-game = katera igra; privzeto: kamen-papir-škarje
option-opponent = strategija, ki igra proti tebi
option-strategy = nasprotnik ali ime, ki ga je kdo registriral
option-registered-strategy = kaj ime pomeni, na primer markov:order=4,decay=0.98
option-strategy-file = tvoja strategija: JavaScript ali TypeScript z izbrisljivimi tipi; največ 64 KB
option-file-name = njeno ime: novo ali eno tvojih za novo različico
option-strategy-note = vrstica o njej
choice-classic = Klasično: kamen, papir, škarje
choice-lizard-spock = Tudi kuščar in Spock: pet potez
choice-novice = Novinka: o tebi ne ve nič, uči se v tej partiji
choice-fortune-teller = Vedeževalka: pozna tebe in ljudi, nič ne pozabi
choice-mirror = Zrcalo: igra kot ti
choice-coin = Pošten kovanec: ne bere ničesar in ga nihče ne prebere
strategy-fortune-teller = bere tvoje navade na štirideset načinov hkrati, pozna ljudi in jo je težko pretentati
strategy-mirror = tvoj dvojnik: igra, kot bi ti na njegovem mestu
strategy-random = pošten kovanec; ne bere ničesar
strategy-wildcard = pretehta vsak prejšnji trenutek, ki je podoben temu
strategy-constant = vedno ista poteza, privzeto kamen
strategy-rotation = vsaka poteza po vrsti: kamen, papir, škarje …
strategy-anti-rotation = pričakuje, da poteze jemlješ po vrsti
strategy-copy = igra tvojo zadnjo potezo
strategy-always-counter = igra, kar premaga tvojo zadnjo potezo
strategy-always-counter-self = igra, kar premaga njeno lastno zadnjo potezo; tvojih ne gleda
strategy-win-stay-lose-shift = ponovi, kar zmaga, zamenja, kar izgubi
strategy-after-result = ravna se po izidu: za toliko potez naprej po zmagi, izenačenju, porazu
strategy-frequency = premaga potezo, ki jo igraš najpogosteje
strategy-markov = premaga, kar po svojih zadnjih nekaj potezah navadno storiš
strategy-mupn = premaga potezo, ki je pri tebi zadnjič sledila istim nekaj potezam
strategy-supp = s poskušanjem se uči, katera poteza se splača po tvojih zadnjih
strategy-mksu = s poskušanjem se uči, kateri od osmih drugih strategij naj sledi
strategy-mkia = s poskušanjem se uči, kateremu od treh bralcev naj sledi
strategy-daemons = truma demonov z nadzornikom, ki posluša najsrečnejšega
strategy-shannon = Shannonov stroj iz leta 1953: ali dvakrat storiš isto?
strategy-seer = SEER iz leta 1956: vzorcu sledi, dokler se splača
strategy-experts = svet bralcev; vsak ima toliko besede, kolikor je bil uspešen
strategy-history-match = pogleda, kje je igra zadnjič tekla tako in kako so se takšne napovedi obnesle
strategy-second-guess = ve, da veš, da ve
strategy-iocaine = zmagovalka leta 1999: ugiba na vseh ravneh in se presoja na več dolžinah

strategy-list-title = 🔮 { $count ->
    [one] { $count } nasprotnik
    [two] { $count } nasprotnika
    [few] { $count } nasprotniki
   *[other] { $count } nasprotnikov
  }
strategy-info-title = 🔮 { $family }
strategy-games = Igra: { $games }
strategy-settings = Nastavitve:
strategy-no-settings = Nima nastavitev.
strategy-setting = { $name }: { $valid } (privzeto { $usual })
strategy-set = ← tu { $value }
strategy-source = Vir: { $source }

registration-done = 🔮 Registrirano: { $name }
registration-play = Igraj proti njej: { $command } opponent={ $name }. To lahko vsi, ki poznajo ime.
registration-mine-title = 🔮 Tvoje strategije: { $count } od { $max }
registration-none = Svoje strategije še nimaš. Pošlji datoteko ali poimenuj katero mojih.
registration-withdraw-title = Umakneš { $name }?
registration-withdraw-file = Nihče več ne more igrati proti njej, partije v teku se končajo brez izida, njena datoteka se izbriše. Ime lahko vzame kdorkoli.
registration-withdraw-text = Pod tem imenom nihče več ne more igrati proti njej, ime lahko vzame kdorkoli. Partije v teku se nadaljujejo.
button-withdraw = Umakni
registration-withdrawn = Umaknjeno: { $name }. Ime je prosto.
registration-kept = Ostane.
button-strategy-submit = Pošlji datoteko
button-strategy-name = Poimenuj katero Gadalkinih
button-strategy-register = Daj ji ime
button-strategy-mine = Moje strategije
button-strategy-version = Nova različica
button-strategy-change = Spremeni
button-strategy-withdraw = Umakni
registration-refused = { $refusal ->
    [bad-name] »{ $name }« ni veljavno ime. Uporabi 3 do 24 črk a do z, števk in vezajev, najprej črko, na primer my-markov.
    [reserved-name] »{ $name }« tu že nekaj pomeni. Izberi drugo ime, na primer my-{ $name }.
    [like-built-in] »{ $name }« je preveč podobno eni od mojih strategij. Izberi drugo ime, na primer my-{ $name }.
    [taken] Ime »{ $name }« je registriral že nekdo drug. Izberi drugo.
    [full] Registriranih strategij imaš { $max } in več jih ne gre. Najprej katero umakni: /strategy withdraw
   *[not-yours] Strategije »{ $name }« nimaš registrirane. Tvoja imena: /strategy mine
  }
registration-trying = 🔮 { $name } je na preizkusu
registration-trying-text = Poročilo se pokaže tukaj čez trenutek.
registration-one-at-a-time = Tvoj zadnji preizkus še teče, vsak pa ima lahko le enega naenkrat. Poročilo bo v njegovem sporočilu.
registration-queue-full = Vrsta za preizkuse je polna. Poskusi znova čez nekaj minut.
registration-broken-off = Preizkus za { $name } je bil prekinjen in nič ni registrirano. Čez minuto pošlji ukaz znova.
registration-store-away = Do svojega spomina zdaj ne morem, zato ni registrirano nič. Čez minuto pošlji ukaz znova.

submission-how = Prosim datoteko in ime: /strategy submit my-bot, z datoteko.
submission-version = 🔮 { $name } ima novo različico: { $version }
submission-known = 🔮 { $name } je že prav ta datoteka
submission-public = Proti njej lahko igrajo vsi, ki poznajo ime.
submission-results = { $game }: dobljenih { $won } od { $matches } partij; krogov v vsaki: { $rounds }, točk na krog: { $mean }. Krogi dobljeni:izgubljeni:izenačeni in točke na krog:
submission-other-game = { $game }: dobljenih { $won } od { $matches } partij, točk na krog: { $mean }.
submission-not-there = { $game }: ni igrano. Razlog: { $reason }.
submission-untried = { $game }: ni preizkušeno, ker porabi preveč korakov. Za preizkus samo v tej igri to zapiši v datoteko: export const games.
submission-taken = Porabila je največ { $steps } od { $most } korakov na partijo in { $memory } od { $limit } MB pomnilnika. Partija je trajala { $milliseconds } ms.
submission-play = Igraj proti njej: { $command } opponent={ $name }. Zgoščena vrednost in različice: /strategy info { $name }
submission-no-load = 🔮 { $name } se ne naloži
submission-breach = { $kind ->
    [crashed] 🔮 { $name } se sesuje na preizkusu
    [illegal] 🔮 { $name } na preizkusu ne naredi veljavne poteze
   *[exhausted] 🔮 { $name } na preizkusu porabi preveč
  }
submission-at-start = { $game }, pred prvim krogom proti { $opponent }.
submission-at-round = { $game }, proti { $opponent }, { $round }. krog.
submission-place = Vrstica { $line }, stolpec { $column }:
submission-nothing = Registrirano ni nič. Popravi datoteko in jo pošlji znova.
submission-no-games = Datoteka pravi, da igra: { $typed }. Poznam { $valid }. Registrirano ni nič.
submission-too-slow = Preizkus je trajal dlje, kot dovolim, zato ni registrirano nič. Naj v krogu računa manj, ali pa jo pošlji, ko bom imela manj dela.
submission-unsteady = { $name } igra vsakič drugače: { $game }, proti { $opponent }, od { $round }. kroga naprej so poteze različne. Enaki krogi morajo dati enake poteze. Registrirano ni nič.
strategy-file-title = Avtorjeva datoteka: JavaScript, zagnan v peskovniku.
strategy-file-facts = Različica { $version }, { $bytes } B. SHA-256: { $hash }
strategy-file-earlier = Prejšnje različice: { $versions }
strategy-file-note = »{ $note }«

## Težave z napisanim
problem-unknown-command = Ukaza »{ $typed }« ne poznam. Kaj znam: /help
problem-unknown-command-nearest = Ukaza »{ $typed }« ne poznam. Misliš { $nearest }? Vsi: /help
problem-unknown-option = /{ $command } ne razume »{ $typed }«. Pozna: { $valid }
problem-bad-choice = »{ $typed }« ni veljavno za { $option }. Izberi eno od: { $valid }
problem-unknown-word-nearest = /{ $command } ne razume »{ $typed }«. Misliš { $nearest }?
problem-bad-choice-nearest = »{ $typed }« ni veljavno za { $option }. Misliš { $nearest }? Veljavno: { $valid }
problem-bad-text = »{ $typed }« ni veljavno za { $option }: potrebnih je 1 do { $max } znakov.
problem-file-missing = { $example } potrebuje datoteko: pošlji jo zraven.
problem-file-too-large = Datoteka je prevelika: sprejmem največ { $kilobytes } KB.
problem-file-unavailable = Datoteka ni prišla do mene. Prosim, pošlji jo še enkrat.
problem-lone-file = Samo »{ $typed }« mi ne pove, kaj naj z njo. Odgovori nanjo z ukazom, ki sprejme datoteko: { $nearest }
problem-level-and-opponent = Stopnja je že nasprotnik. Izberi eno od obojega: level=… ali opponent=…
problem-length = »{ $typed }« ni veljavna dolžina. Poskusi prvi do 10, najboljši od 9 (liho) ali brez konca; števila od 1 do { $max }.
problem-unknown-strategy = Nasprotnika »{ $typed }« ne poznam. Znani: { $some }. Vsi: /strategy list
problem-unknown-strategy-nearest = Nasprotnika »{ $typed }« ne poznam. Misliš { $nearest }? Vsi: /strategy list
problem-unknown-parameter = { $family } nima nastavitve »{ $typed }«. Ima: { $valid }
problem-bad-value = { $parameter } ne more biti »{ $typed }«. Lahko je: { $valid }
problem-wrong-game = { $typed } ne igra te igre ({ $game }). Igrajo jo: { $some }. Vse: /strategy list

## Napake
failure-unexpected = Pri meni je šlo nekaj narobe; to je zapisano in nič ni izgubljeno. Poskusi znova.
failure-busy = V moji kristalni krogli je zdaj gneča. Nič ni šteto in nič ni izgubljeno: poskusi znova čez trenutek.
failure-file-time = Datoteke avtorja tega nasprotnika predolgo razmišljajo in so porabile svoj čas za to minuto. Nič ni bilo šteto: poskusi znova čez trenutek.
failure-store = Do svojega spomina zdaj ne morem. Nič ni izgubljeno: poskusi znova čez trenutek. Poteza, ki je že šteta, ne bo šteta dvakrat.

## Kaj zavezuje skrbnika
fairness-brief = 🔮 Moja poteza je določena, preden izbereš. Preveri na koncu dvoboja ali plošče to pokaže.
fairness-anchor = Dnevni izziv in turnirji so izžrebani iz skrivnosti dneva. Pokažem jo naslednji dan, in vsaka vodi do tega števila: { $anchor }
fairness-secret = Najnovejša, za npm run -s gadalka -- verify:

## Meje: preveč naenkrat
budget-past = { $budget ->
    [press] Prehitro za mojo kristalno kroglo. Poskusi znova čez { $wait }; tvoja igra čaka, kjer je bila.
    [command] Eno željo naenkrat. Poskusi znova čez { $wait }; nič ni izgubljeno.
    [picture] Moji čopiči se morajo posušiti. Spet rišem čez { $wait }; vse drugo deluje.
    [hint] Tudi kristalna krogla potrebuje počitek. Naslednji namig bo čez { $wait }; medtem lahko igraš naprej.
    [export] Nekaj prenosov je že za tabo. Naslednji bo mogoč čez { $wait }.
    [submission] Za en dan je dovolj datotek. Naslednjo lahko pošlješ čez { $wait }; do takrat jih preizkušaj doma.
   *[tournament] Preveč turnirjev naenkrat. Novega lahko odpreš čez { $wait }; odprti tečejo naprej.
  }
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
help-brief = 🔮 Igram proti tebi in se učim, kako izbiraš: /rps. Dvoboj s prijateljem: /duel. Vsak dan novo: /daily. Vse drugo je en klik stran.
help-title = 🔮 Kaj znam
help-friends = S prijatelji
help-you = O tebi
help-strategies = Strategije
help-fairness = Je pošteno?
help-privacy = Zasebnost
start-title = 🔮 Jaz sem Gadalka
start-text = Malo berem misli. Izberi igro: naučim se, kako izbiraš, povem ti, kaj vidim, in dokažem, da je bila vsaka moja poteza določena pred tvojo.
start-mines = Minolovec
privacy-title = Kaj hranim o tebi
settings-title = ⚙️ Nastavitve
settings-text = To vidiš samo ti.
settings-you = Ti
settings-memory = Kaj si zapomnim o tebi
settings-others = Kdo te vidi in sme izzvati
settings-data = Tvoji podatki
settings-here = { $kind ->
    [server] Ta strežnik
   *[group] Ta skupina
  }
settings-learn-on = Uči se od mene
settings-learn-off = Ne uči se od mene
settings-forget = Pozabi me …
settings-export = Prenesi
privacy-brief =
    Hranim tvoj ID, tvoje poteze, izide in nastavitve.
    Tvojih sporočil ne hranim. Tvoje ime hranim dva tedna po dvoboju ali dokler dovoliš, da te drugi vidijo.
    Tvoj profil je zaseben, dokler ne odločiš drugače.
    Vse ostane pri skrbniku tega bota.
    Kadarkoli lahko vse preneseš ali izbrišeš.
stored-matches = Tvoj ID na tej platformi, tvoje poteze in izide; za zadnje partije tudi nastavitve, čase in skrivnost mojih potez. Koliko krogov je bilo tvojih v tednu in mesecu zadnje igre, in njen dan.
stored-settings = Jezik, ki si ga izbereš, in to, ali te drugi vidijo in smejo izzivati.
stored-shown = Dokler te vidijo: tvoje ime, kje igraš in tvoje izide na tamkajšnjih lestvicah.
stored-handle = Tvoje @ime, 90 dni po tem, ko ga nazadnje vidim, da te lahko drugi imenujejo.
stored-duels = Tvoje dvoboje: poteze obeh in izide, dva tedna z obema imenoma in klepetom. Tvoj rating.
stored-mines = Tvojo odprto ploščo minolovca, zadnje plošče in potek iger.
stored-daily = Tvoje poskuse v dnevnem izzivu z njihovimi časi in tvoj niz.
stored-strategies = Strategije, ki jih prijaviš ali pošlješ: njihova imena, datoteke in preizkuse.
stored-tournaments = Turnirje, ki jih odpreš ali se jih udeležiš, kje so bili in kako so se odrezali tvoji udeleženci.
stored-replays = Partije in dvoboje, ki jih deliš kot stran, z imeni v njih: leto dni ali dokler jih ne umakneš.
stored-place = Dnevna objava v tvojem zasebnem klepetu, če je vklopljena: klepet, ura in jezik. Če imaš prepoved, tukaj ali povsod: tvoj ID, tedanje ime in datum; to ostane, ko izbrišeš drugo.
data-export-text = Najstarejše poteze so prve. Skrivnosti še odprte partije ni: izdala bi mojo naslednjo potezo.
data-delete-title = Izbrišem vse?
data-delete-text = Izginejo vsi tvoji krogi, vsote, partije, plošče, registrirane strategije in mesta na lestvicah, in ne bom te več poznala. Tega ni mogoče razveljaviti.
button-delete = Izbriši vse
button-keep = Obdrži
data-deleted = Izbrisano. Sploh se ne poznava.
data-nothing = Izbrisati ni bilo česa.
data-kept = Ostane. Še vedno te poznam.

## Ena oseba na več platformah

## Izzivi
challenge-retract = Umakni
challenge-retracted = { $caller } umika izziv.
challenge-lapsed = Ta izziv ni več odprt.
challenge-not-challenged = Na to lahko odgovori le { $name }.
challenge-not-challenger = To lahko umakne le { $name }.
challenge-unseen = { $name } ne vidi tega klepeta. Izzovi v skupini, kjer sta oba.
challenge-left = { $name } ni v tem klepetu, zato izziva tu ne vidi.
challenge-off = { $name } ne sprejema izzivov.
challenge-lately = { $name } ima tvoje vprašanje manj kot deset minut. Počakaj malo.
challenge-take-button = Dovoli izzive
challenge-refuse-button = Brez izzivov
challenge-setting-on = Drugi te smejo izzivati po imenu, na dvoboj ali primerjavo. Omenim te, ti sprejmeš ali zavrneš.
challenge-setting-off = Ne sprejemaš izzivov. Kdor te imenuje, to izve, objavim pa nič.

## Kdo sme videti profil
shown-never = Nikoli ne pokažem tvojih posameznih potez in tega, v katerih drugih klepetih igraš.
shown-now = { $shown ->
    [yes] Vsakdo, ki me kjerkoli vpraša, vidi tvoje ime, izide in profil, iz vseh tvojih krogov z mano.
   *[no] Tvojega imena ni na nobenem seznamu, profil pa vidiš samo ti.
  }
profile-read-all = Preberi vse

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
step-same = ista znova
step-other = druga poteza
step-beats = kar jo premaga
step-beaten = kar premaga ona
step-like = korak, kot je { $from } → { $to }
profile-title = 🔮 { $name }: { $game }
profile-often = { $kind ->
    [always] vsakič
    [nearly] skoraj vsakič
   *[some] v { $times } od { $of } primerov
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
      } potezo ponoviš { $often }, pogosteje kot po naključju.
   *[other] { $result ->
        [win] Po zmagi
        [loss] Po porazu
       *[draw] Po izenačenju
      } { $name } potezo ponovi { $often }, pogosteje kot po naključju.
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
    [you] Igraš skoraj kot preprosto pravilo: { $way }.
   *[other] { $name } igra skoraj kot preprosto pravilo: { $way }.
  }
profile-head-read = { $who ->
    [you] Nobena posamezna navada te ne izda, pa te je vseeno laže brati kot kovanec.
   *[other] Nobena posamezna navada ne izstopa, pa se { $name } vseeno bere laže kot kovanec.
  }
profile-head-chance = { $who ->
    [you] Brati te je tako težko kot kovanec: nobena navada te ne izda.
   *[other] { $name } se bere tako težko kot kovanec: nobena navada ne izstopa.
  }
profile-head-early = { $who ->
    [you] Za sodbo o tebi je prezgodaj: nobena navada še ne izstopa.
   *[other] Za sodbo je prezgodaj ({ $name }): nobena navada še ne izstopa.
  }
profile-nothing = Krogov še ni. Za ves profil jih je treba: { $missing }.
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
profile-read = Uganila sem { $guessed } od { $rounds } potez, { $percent }. Naključje bi jih { $chance }.
profile-likest-none = Ni podobno nobenemu preprostemu načinu, ki ga poznam.
profile-likest = Najbolj podobno: { $way }. Tako bi nastalo { $agreed } od { $rounds } potez; po naključju { $luck }.
profile-kept = Odigrani krogi: { $played }. Shranjeni in upoštevani so najnovejši: { $kept }.
profile-details-title = 🔮 Številke za tem profilom: { $game }
profile-details-how = Kako to bereš. Navado naštejem, če bi jo naključje pokazalo približno enkrat v štiridesetih primerih. Preverim jih veliko, zato je kdaj pa kdaj katera le naključje. Znan način igre imenujem, če bi zadel veliko več potez kot naključje in če bi bil nekdo, ki žreba, kateremu od njih tako podoben redkeje kot enkrat v sto primerih.
profile-details-closed = Te številke vidi le, kdor sme videti ta profil, ta pa tu ni odprt.
profile-alt = Navade, { $name }, kaj čemu sledi: { $habits }. Delež uganjenih potez, do vsakega kroga: { $curve }.
profile-closed = Profil { $name } zate ni odprt. Kako igrata oba, izveš, če vprašaš: /profile compare. Odpri svojega: /settings
portrait-button = V šestih vrsticah
portrait-when = { $kind ->
    [result] po { $result ->
        [win] zmagi
        [loss] porazu
       *[draw] izenačenju
      }
    [same-result] po { $rounds } { $result ->
        [win] zmagah
        [loss] porazih
       *[draw] izenačenjih
      } zapored
    [result-own] po { $result ->
        [win] zmagi
        [loss] porazu
       *[draw] izenačenju
      } s potezo { $move }
    [own] po potezi { $move }
    [bot] po moji potezi { $move }
    [same-move] po { $rounds } enakih potezah zapored
    [always] vedno
   *[else] sicer
  }
portrait-rule = { $when }: { $said ->
    [own-same] ista poteza
    [own-beats] poteza, ki premaga lastno zadnjo
    [own-beaten] poteza, ki izgubi z lastno zadnjo
    [bot-same] moja zadnja poteza
    [bot-beats] poteza, ki premaga mojo zadnjo
    [bot-beaten] poteza, ki izgubi z mojo zadnjo
   *[move] { $move }
  }
portrait-line = – { $rule }, { $hits } od { $of }
portrait-how = Velja prva vrstica, ki ustreza. Tvojim zadnjim potezam ({ $rounds }), ki jih niso poznale, so te vrstice dale povprečno { $lines } %; naključje da 33 %. Datoteka igra kot ti: pošlji jo z /strategy submit, če želiš igrati proti njej.
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
picture-compared = Navade, ki se najbolj razlikujejo, s številom primerov
picture-read = Uganjene poteze, po 40 skupaj; sivo: naključje
picture-round = do kroga
picture-failed = Slike ni bilo mogoče narisati; vse je v besedilu.

## Koga imenuje možnost z osebo
person-unknown = Ne vem, kdo je { $typed }. Uporabi @name ali odgovori z ukazom na sporočilo te osebe.
person-unmet = { $name } še ne poznam: enkrat mi mora pisati ali klikniti enega od mojih gumbov.
person-unknown-id = { $typed } ni nihče, ki igra. Ljudje se imenujejo takole: terminal:anna ali discord:700000000000000001
person-bot = Boti nimajo profila, svojega pa držim zase.

## Dve osebi v primerjavi
menu-compare = Primerjaj, kako igrava
compare-with-whom = S kom? Imenuj koga ali odgovori na sporočilo te osebe: /profile compare @name
compare-oneself = To si ti in nihče ne igra bolj podobno. Imenuj koga drugega.
compare-own-missing = Za primerjavo potrebuje vsak od vaju krogov: { $needed } ({ $game }); tebi jih manjka še { $missing }.
compare-ask = { $name }, sme { $caller } primerjati, kako oba igrata?
compare-ask-seen = Če sprejmeš, vsi tu vidijo, kako vaju berem in kako igrata.
button-accept = Sprejmi
button-decline = Zavrni
compare-not-asked = To vprašanje je za nekoga drugega.
compare-declined = Tokrat brez primerjave.
compare-title = 🔮 { $a } in { $b }: { $game }
compare-headline = 🔮 Berem: { $a } { $percentA }, { $b } { $percentB }
compare-read = Prebrane poteze: { $guessedA } od { $roundsA } in { $guessedB } od { $roundsB }; naključje bi jih { $chance }.
compare-chance = { $verdict ->
    [chance] { $name } se bere tako težko kot kovanec.
   *[unsure] { $name }: to je lahko še naključje.
  }
compare-early = Zgodaj je še: kje se razlikujeta, povem, ko ima vsak od vaju { $needed } krogov.
compare-differ = Igrata različno, čeprav tega ne pokaže nobena posamezna navada.
compare-effect = Kako različno, od 0 do 1: { $effect }. Krogi: { $roundsA } in { $roundsB }.
compare-differences = Kje se najbolj razlikujeta:
compare-difference = – { $habit }. { $a } { $percentA } % ({ $countA } od { $totalA }), { $b } { $percentB } % ({ $countB } od { $totalB })
compare-no-difference = Razlike za zdaj nisem našla.
compare-seed = Razdalja, kot je bila prvič objavljena, po zadnjih potezah ({ $context }): { $p } od { $most }. Po številu upoštevanih potez: { $d }
compare-trust = Je to lahko naključje? Če vajine kroge premešamo in znova razdelimo, se toliko razlikuje { $count } od 1000 delitev (p = { $p }).
compare-details-title = 🔮 Številke za to primerjavo: { $game }
compare-details-difference = – { $habit }. { $countA } od { $totalA }, { $countB } od { $totalB } (p { $p })
compare-details-how = Kako to bereš. Dve števili druga ob drugi sta vajini, v vrstnem redu zgornjega sporočila. Kako različno: 0 je enako, 1 nima nič skupnega. Ista oseba ob dveh priložnostih je večinoma med 0,25 in 0,60, dve osebi med 0,63 in 0,86.
    p pove, kako pogosto bi tolikšno razliko dalo samo naključje (pri navadah je upoštevano, koliko jih preverim). Preizkusa sta dva: vseh krogov in posameznih navad. Če kateri da p do { $level }, povem, kje se razlikujeta; sicer, da razlike za zdaj nisem našla.
    Objavljena razdalja je pri katerihkoli dveh osebah blizu največje: tu je zaradi zgodovine, ne zaradi pomena.
compare-details-closed = Ta primerjava tu ni več odprta. Vprašaj znova: /profile compare
compare-too-few = Premalo krogov za primerjavo: vsak od vaju jih potrebuje { $needed }.
line-since = – { $name }, od { $date }

## Zemljevid klepeta
landmark-random = čisto naključje
landmark-copy = posnemovalec
landmark-rotation = vsaka po vrsti
landmark-anti-rotation = premaga poteze po vrsti
landmark-always-counter = premaga nasprotnikovo zadnjo
landmark-constant = vedno { $move }
map-title = Kdo tu igra podobno · { $game } · { $count ->
    [one] { $count } oseba
    [two] { $count } osebi
    [few] { $count } osebe
   *[other] { $count } oseb
  }
map-subtitle = Kdor je bliže, igra bolj podobno. Smer ne pomeni nič.
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
map-line-none = { $name }: ni podobno nobenemu načinu, ki ga poznam
map-head-two = Na tem zemljevidu sta doslej le dve osebi.
map-more = … in še { $count } na sliki.
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
map-join = Štejejo le ljudje, ki v to privolijo.
map-alone-here = Zemljevid kaže ljudi skupine ali strežnika. Vprašaj me tam: /profile map
map-too-few = Zemljevid potrebuje ljudi od tu z odprtim profilom: { $people }, krogov vsak: { $rounds }. Doslej: { $ready }. S premalo krogi: { $short }.
map-mine-private = Tebe na njem ni: tvoj profil je zaseben. Če želiš nanj: /settings, potem tu končaj partijo.
map-mine-not-here = Tebe še ni na njem: tu končaj partijo.
map-mine-missing = Tebe še ni na njem: v tej igri { $missing ->
    [one] ti manjka še { $missing } krog
    [two] ti manjkata še { $missing } kroga
    [few] ti manjkajo še { $missing } krogi
   *[other] ti manjka še { $missing } krogov
  }, vseh mora biti { $needed }.
map-mine-ready = Vse imaš.
map-mine-people = Najbolj podobno tebi igrajo: { $list }.
map-mine-alone = Nikogar drugega ni na tem zemljevidu.
map-mine-ways = Tvoj način: { $way }.
map-mine-no-way = Tvoj način ni podoben nobenemu, ki ga poznam.
habits-most = Tu najbolj izstopa »{ $habit }«: { $share }, po naključju bi bilo { $luck }.
habits-none = V povprečju tu nič ne izstopa iz naključja.
habits-counts = Ljudi: { $people }, krogov: približno { $rounds }; vsi štejejo enako. V oklepaju: koliko bi bilo po naključju.
habits-too-few = Za povprečje potrebujem ljudi od tu z odprtim profilom: { $needed }, krogov vsak: { $rounds }. Doslej: { $ready }.

## Kaj vem o kom
model-title = 🔮 Kaj vem o tebi: { $game }
model-missing = Tvojih krogov poznam: { $rounds ->
    [0] nič
   *[other] { $rounds }
  }. Ko jih bo še { $missing }, povem, kaj mislim.
model-rounds = Poznam { $rounds ->
    [one] { $rounds } tvoj krog
    [two] { $rounds } tvoja kroga
    [few] { $rounds } tvoje kroge
   *[other] { $rounds } tvojih krogov
  }. Kaj mislim:
model-no-habits = nobena navada ne izstopa; težko te je opisati z besedami
model-sure = Kako zanesljivo: od tvojih zadnjih potez ({ $all }) bi jih prebrala { $right } (naključje: { $luck }); { $verdict }.
model-from = Na čem to temelji: { $own } % na tebi, { $people } % na drugih ljudeh.
# Kaj sme bot izgubiti proti strani, ki ga bere: zdaj $points, od 8, s katerimi vsi začnejo.
model-account = { $state ->
    [lent] Proti tebi sem pripravljena izgubiti { $points ->
        [one] { $points } točko
        [two] { $points } točki
        [few] { $points } točke
       *[other] { $points } točk
    }: svojih 8 in še { $more }, kolikor jih imam od tebe.
    [begun] Proti tebi sem pripravljena izgubiti do 8 točk. Brez pomoči naključja me nihče nikoli ne prehiti za več kot 10 točk.
    [less] Proti tebi tvegam še { $points ->
        [one] { $points } točko
        [two] { $points } točki
        [few] { $points } točke
       *[other] { $points } točk
    }. Ostalo od mojih 8 je že tvoje.
    [spent] Nimam več česa tvegati: tvojih je vseh 10 točk, kolikor jih je brez pomoči naključja mogoče dobiti od mene. Odslej vsako potezo izžrebam.
   *[read] Mojih 8 točk je tvojih, torej morda bereš ti mene. Poteze žrebam, dokler jih ne dobim nekaj nazaj.
}
model-mode-learning = Učim se iz tvojih krogov.
model-mode-off = Poteze žrebam in se ne učim ničesar.
model-reset-title = Pozabim, kako igraš?
model-reset-text = Pozabila bom vse, kar doslej vem o tebi. Tvoje vsote ostanejo. Tega ni mogoče razveljaviti.
button-forget = Pozabi
model-change-done = { $change ->
    [reset] Pozabljeno: spet se ne poznava. Tvoje vsote ostanejo.
    [off] Izklopljeno. Poteza, ki je že določena, bo še odigrana.
   *[on] Spet se učim.
  }
model-change-already = { $change ->
    [reset] Pozabiti ni česa: ne poznam nobenega tvojega kroga.
    [off] Je že izklopljeno.
   *[on] Že se učim.
  }
button-share = Deli
button-share-stop = Nehaj deliti

## Minolovec
command-mines = Minolovec, z namigi, ki povedo zakaj
command-mines-play = Igraj; izberi stopnjo
option-mines-level = Kako velika in kako gosta
option-mines-noguess = Plošča, ki se reši brez ugibanja
choice-pocket = Žepna: 5×5, 4 mine
choice-small = Majhna: 8×8, 10 min
choice-beginner = Začetna: 9×9, 10 min
choice-intermediate = Srednja: 16×16, 40 min
choice-expert = Težka: 30×16, 99 min
choice-yes = da
choice-no = ne
mines-level-custom = Druge
mines-title = 💣 Minolovec { $width }×{ $height } · { $mines ->
    [one] { $mines } mina
    [two] { $mines } mini
    [few] { $mines } mine
   *[other] { $mines } min
  }
mines-begin-opening = Odpri katerokoli polje: to in sosednja so varna.
mines-progress = 🚩 { $flags } od { $mines } · še { $left ->
    [one] { $left } varno polje
    [two] { $left } varni polji
    [few] { $left } varna polja
   *[other] { $left } varnih polj
  }
mines-how-open = Klikni polje, da ga odpreš. Klikni številko, katere mine imajo vse zastavico, da odpreš ostalo okoli nje.
mines-how-flag = Način zastavic: klikni polje, da postaviš ali odstraniš zastavico.
mines-ended = { $ending ->
    [won] 🎉 { $name } očisti ploščo, čas { $time }{ $hints ->
        [0] .
        [one] , { $hints } namig.
        [two] , { $hints } namiga.
        [few] , { $hints } namigi.
       *[other] , { $hints } namigov.
      }
    [lost] 💥 { $cell } je bila mina. { $name }: očiščenih polj { $cleared } od { $safe }.
    [stopped] Končano. { $name }: očiščenih polj { $cleared } od { $safe }.
   *[replaced] Končano. { $name }: očiščenih polj { $cleared } od { $safe }.
  }
button-new-board = Nova plošča
button-flag-mode = Zastavice
button-open-mode = Odpiranje
button-hint = Namig
button-play-again = Druga plošča
mines-toast-won = Očiščeno! Mine te niso presenetile.
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
mines-flagged = Na { $cell } je zastavica. Najprej jo odstrani v načinu zastavic.
mines-flags-differ = { $cell } kaže { $number }. Postavi okoli toliko zastavic, pa se odpre ostalo.
mines-board-changed = Plošča se je spremenila, odkar je bil narisan ta gumb. Zdaj je takšna.
mines-over = Te igre je konec. Začni drugo: /mines
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
mines-too-large = Ta plošča je prevelika za ta klepet. Največja tukaj je { $most }.
mines-no-such-board = Takšne plošče brez ugibanja nisem našla. Poskusi znova.
mines-stats-title = 💣 Tvoje igre minolovca
mines-stats-board = plošča
mines-stats-best = najbolje
mines-stats-games = igre
mines-stats-streak = Zmage zapored brez namiga: zdaj { $now }, največ { $most }.
mines-stats-what = Najboljši časi so brez namigov. Opuščene igre ne štejejo kot zmage. Plošče brez ugibanja so posebej.
mines-stats-none = Končane igre še ni. Začni jo: /mines

## Dnevni izziv
# Izrazi: dnevni izziv (daily challenge), nasprotnik dneva (mind of the day), plošča dneva, poskus (attempt), rešitve (answers), izžrebati (draw), dnevi zapored, opomnik.
command-daily = Vsak dan nov nasprotnik in nova plošča
command-daily-today = Današnji izziv in kako ti gre
option-daily-zone = tvoj časovni pas: mesto, na primer Berlin, ali utc+3
place-daily = Dnevni izziv
# Število šteje dneve; Gadalka je ime bota.
daily-title = 🔮 Gadalka { $number } · { $date }
daily-opponent-title = 🔮 Gadalka { $number } · nasprotnik dneva
daily-today-opponent-open = Nasprotnik: 20 krogov, še ni začeto.
daily-today-opponent-going = Nasprotnik: { $won } : { $lost }, na vrsti je { $round }. krog od { $of }.
daily-today-opponent-done = Nasprotnik: { $won } : { $lost }.
daily-today-board-open = Plošča: 5×5, še ni začeta.
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
daily-next = Naslednji izziv:
daily-invite = 🔮 Gadalka { $number }: današnji nasprotnik in plošča za vse.
# Gumbi
button-daily-yesterday = Včeraj
daily-opponent-first = Današnji nasprotnik je izžreban samo zate. Ugotovi, kako izbira, in ga premagaj: 20 krogov, en poskus.
daily-opponent-score = Ti { $won } : { $lost } · { $round }. krog od { $of }
daily-round = { $result ->
    [win] Ti { $yours } · nasprotnik { $its } → točka je tvoja
    [loss] Ti { $yours } · nasprotnik { $its } → točka je njegova
   *[draw] Ti { $yours } · nasprotnik { $its } → izenačeno
  }
daily-round-toast = { $last } · { $won } : { $lost }
# Za vrsto znakov, poleg strip-yours
daily-row-its = ← nasprotnikove
daily-opponent-end = 🔮 { $won } : { $lost } proti nasprotniku dneva
daily-old-button = Ta gumb je z drugega dne. Današnji izziv: /daily
# Kdo je bil nasprotnik dneva: njegovo pravilo, v pretekliku
daily-rule-after = { $result ->
    [win] Po dobljenem krogu { $step ->
        [0] je obdržal svojo potezo
        [1] je prešel na potezo, ki jo njegova premaga
       *[other] je prešel na potezo, ki premaga njegovo
    }.
    [loss] Po izgubljenem krogu { $step ->
        [0] je obdržal svojo potezo
        [1] je prešel na potezo, ki jo njegova premaga
       *[other] je prešel na potezo, ki premaga njegovo
    }.
   *[draw] Po izenačenju { $step ->
        [0] je obdržal svojo potezo
        [1] je prešel na potezo, ki jo njegova premaga
       *[other] je prešel na potezo, ki premaga njegovo
    }.
  }
daily-rule-copy = Ponovil je tvojo zadnjo potezo.
daily-rule-always-counter = Igral je, kar premaga tvojo zadnjo potezo.
daily-rule-anti-rotation = Pričakoval je, da greš po vrsti, kamen, papir, škarje, in premagal naslednji korak: igral je torej potezo, ki jo tvoja zadnja premaga.
daily-rule-rotation = Šel je po vrsti, kamen, papir, škarje, ne glede na tvoje poteze.
daily-rule-win-stay = Potezo, ki je zmagala, je obdržal, po porazu pa jo je naključno zamenjal. Po izenačenju { $draw ->
    [stay] jo je obdržal
   *[shift] jo je prav tako naključno zamenjal
}.
daily-rule-frequency = Igral je, kar premaga tvojo najpogostejšo potezo{ $decay ->
    [1] {""}
   *[other] ; najnovejši krogi so šteli največ
}.
daily-rule-mupn = Zapomnil si je, katera tvoja poteza je zadnjič sledila isti { $side ->
    [own] njegovi
   *[opponent] tvoji
} potezi, in jo premagal.
daily-seen = { $count ->
    [one] Videlo se je v krogu { $rounds }.
    [two] Videlo se je v krogih { $rounds }.
    [few] Videlo se je v krogih { $rounds }.
   *[other] Videlo se je v krogih { $rounds }.
}
# Vrstice, ki jih ljudje kopirajo in pošiljajo; nobene poteze ne izdajo.
daily-strip = Gadalka { $number }
daily-strip-opponent = Gadalka { $number } · { $won }:{ $lost }
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
daily-card-alt-board = Gadalka { $number }. { $board }
daily-word = { $result ->
    [win] dobljen
    [loss] izgubljen
   *[draw] izenačen
  }
daily-yesterday-title = 🔮 Gadalka { $number }: rešitve
daily-yesterday-none = Od tistega dne nimam ničesar: nihče me ni vprašal za njegov izziv.
# Pred preostalim časom: »čez 5 h«
daily-yesterday-soon = Drugi morda še igrajo. Objava rešitev:
daily-proof = Vse sledi iz skrivnosti tistega dne, ki je v tej vrstici. S kopijo Gadalke lahko to preveri vsakdo: npm run -s gadalka -- verify "…"

## Plošča dneva in plošče vseh dni
# { $number } šteje dneve: Gadalka 326
daily-board-title = 💣 Gadalka { $number } · plošča dneva
mines-daily-how = Na svoj dan je za vse ista in ugibanja ne potrebuje. Namig stane deset sekund. »Končaj« konča tvoj edini poskus.
mines-daily-over = Rešitve objavim naslednji dan ob 01:00 UTC: /daily yesterday
daily-board-score = Z namigi šteje kot { $time }.
# Pod rešeno včerajšnjo ploščo
# Oboje je del naslova in napis na gumbu.
button-daily-opponent = Nasprotnik
button-daily-board = Plošča

## Dnevi zapored
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

## Turnirji
command-tournament = Turnirji strategij, igrani v ozadju
command-tournament-show = Turnir tu in kaj lahko z njim
command-tournament-create = Odpri turnir tu
command-leaderboard = Najboljše strategije na turnirjih, ljudje proti meni ali v dvobojih
option-leaderboard-of = strategije na turnirjih, ljudje proti meni ali dvoboji; privzeto: strategije
option-leaderboard-scope = ta strežnik ali skupina, ali povsod; privzeto: tu
option-leaderboard-period = ta teden, ta mesec ali ves čas; privzeto: ves čas
choice-strategies = strategije
choice-players = ljudje
choice-duels = dvoboji
choice-here = tu
choice-everywhere = povsod
choice-week = ta teden
choice-month = ta mesec
choice-all = ves čas
command-profile = Kako igraš ti in kako igrajo drugi
command-profile-show = Kaj tvoji krogi povedo o tebi: navade, nizi, predvidljivost
command-profile-compare = Kako podobno igrata ti in nekdo drug; to osebo najprej vprašam
option-profile-user = nekdo drug; privzeto: ti
option-profile-other = s kom te primerjam
command-profile-map = Kdo tu igra podobno, med znanimi načini igre
option-system = kdo igra s kom; privzeto: švicarski sistem
option-rounds = kola v švicarskem sistemu, 1 do 30
option-match = krogi v vsaki partiji, 10 do 2000; privzeto: 1000
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
tournament-started = Začenja se. Udeležencev: { $count }, krogov v partiji: { $match }. To sporočilo kaže potek, izid pa objavim.
tournament-cancelled = { $name } odpoveduje turnir. Odigrane partije ne štejejo.
tournament-open = Odprto. { $count ->
    [0] Ne sodeluje še nihče.
    [one] Doslej sodeluje { $count } strategija.
    [two] Doslej sodelujeta { $count } strategiji.
    [few] Doslej sodelujejo { $count } strategije.
   *[other] Doslej sodeluje { $count } strategij.
  }
tournament-running = { $of ->
    [0] Igra se { $round }. kolo.
   *[other] Igra se { $round }. kolo od { $of }.
  }
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
league-title = 🏟️ Liga · { $game } · { $month }
league-how = Enkrat na mesec se javne strategije vseh pomerijo z mojimi. Točke: koliko v povprečju prinese partija z mojimi (🏠) in z desetimi najboljšimi prejšnjega meseca, ± standardna napaka.
tournament-cross-first = prvih { $shown } od { $count }
tournament-round = { $title } · { $round }. kolo
tournament-forfeit = { $name } izgubi brez boja ({ $kind ->
    [crashed] sesutje
    [stalled] predolgo razmišljanje
    [exhausted] poraba čez mejo
   *[illegal] neveljavna poteza
  })
tournament-void = brez izida (ena stran je umaknjena)
tournament-cross-void = neveljavno
tournament-history = 🏆 Turnirji tu: { $count }
button-enter-mine = Prijavi mojo
button-start = Začni
button-tournament-next = Naslednji
button-tournament-leave = Odjavi
button-tournament-pairings = Pari
button-tournament-history = Prejšnji
button-tournament-cancel = Odpovej
button-tournament-other = Drugo
tournament-none-title = 🏆 Turnirji
tournament-gone = Tega turnirja ne poznam več. Kaj je tu zdaj: /tournament show
tournament-over = Ta turnir je končan. Kaj je tu zdaj: /tournament show
tournament-enter-title = 🏆 Prijavi strategijo
tournament-enter-which = Katera igra zate? Tvoje so prve, spodaj je nekaj mojih.
tournament-enter-none = Svoje strategije za to igro še nimaš: /strategy submit jo naredi iz datoteke. Ali pa prijavi katero mojih:
tournament-open-already = Turnir tu že je: /tournament show
tournament-none-open = Odprtega turnirja tu ni. /tournament create ga odpre.
tournament-begun = Turnir se je začel. Prijavi se na naslednjega.
tournament-full = Vsa mesta so zasedena ({ $max }). Prijavi se na naslednji turnir.
tournament-joined-already = { $entrant } že sodeluje. Prijavi drugo strategijo ali isto z drugimi nastavitvami.
tournament-too-few = Turnir potrebuje vsaj dve strategiji. Najprej prijavi še eno.
tournament-none-yet = Turnirja tu še ni bilo. /tournament create ga odpre.
tournament-not-begun = Turnir se še ni začel.
tournament-first-round = Prvo kolo še ni končano. Vprašaj znova čez trenutek.
tournament-forgotten = Partije hranim za zadnjih pet turnirjev klepeta, ta pa je starejši. Razvrstitev še imam.
tournament-file = Vse v eni datoteki: kdo je igral, seme in vsak izid. Kdor ima program, lahko vse odigra znova in primerja:
tournament-file-not-over = Turnirja še ni konec in datoteka bi izdala njegovo seme. Vprašaj znova po koncu.
tournament-not-yours = To lahko naredi le, kdor je odprl turnir, ali administrator tega klepeta.
tournament-rounds-swiss = Število kol izbereš le v švicarskem sistemu. Izpusti rounds ali izberi system: swiss.
option-start = kdaj: 18:00, 2026-11-28 18:00 ali in 2h
tournament-starts = Začetek: { $when }.
tournament-called-off = Odpovedano. Odigrane partije ne štejejo.
tournament-left = Odjavljeno: { $entrant }. { $count ->
    [0] Zdaj ne sodeluje nihče.
    [one] Doslej sodeluje { $count } strategija.
    [two] Doslej sodelujeta { $count } strategiji.
    [few] Doslej sodelujejo { $count } strategije.
   *[other] Doslej sodeluje { $count } strategij.
  }
tournament-put-off = Ni se začel ob svojem času. Začni ga sam, ko sta prijavljeni vsaj dve strategiji.
tournament-seed = Seme je bilo { $seed }.
setting-match = krogov v partiji: { $match }
setting-rounds = { $rounds ->
    [one] { $rounds } kolo
    [two] { $rounds } koli
    [few] { $rounds } kola
   *[other] { $rounds } kol
  } parov
tournament-drawn = Izžrebano ob začetku turnirja, iz udeležencev in moje skrivnosti za { $date }, ki jo pokažem naslednji dan.
setting-seed-later = seme objavim na koncu
tournament-create-not-yours = Turnir lahko tu odpre le administrator tega klepeta. V zasebnem klepetu z mano lahko odpreš svojega.
tournament-too-many-yours = Prijavljenih strategij imaš { $max } in več jih ne gre. Najprej katero odjavi.
tournament-not-entered = { $entrant } ne sodeluje.
tournament-entrant-not-yours = { $entrant } ni tvoja prijava. Odjavi jo lahko le, kdor jo je prijavil, ali administrator tega klepeta.
tournament-leave-which = Katera tvoja strategija odide? Na primer /tournament leave markov:order=3; kdo sodeluje, kaže /tournament status.
tournament-not-writable-here = Tu lahko odgovarjam, ne pa sama objavljam, zato izida ne bi mogla napovedati in ni odprto nič. Naj me dodajo na ta strežnik s pravico pošiljanja sporočil.
start-problem = { $why ->
    [unreadable] »{ $typed }« ne znam prebrati kot čas. Poskusi 18:00, 2026-11-28 18:00 ali in 2h.
    [past] »{ $typed }« je že mimo: zdaj je { $now }. Izberi poznejši čas ali drug časovni pas.
   *[too-far] »{ $typed }« je več kot leto dni naprej. Izberi zgodnejši čas.
  }
start-no-zone = Kateri časovni pas je »{ $typed }«: { $nearest }?
start-unknown-zone = Časovnega pasu »{ $typed }« ne poznam. Imenuj veliko mesto v njem, kot je Berlin ali New York, ali napiši utc+3.
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
leaderboard-players-how = Dobljeni krogi proti meni, od odločenih. Tu so le ljudje, ki v to privolijo.
leaderboard-no-tournament-here = Noben turnir še ni končan ({ $where }). Za prvega: /tournament create, potem join in start.
league-none = Razpredelnice lige še ni. Enkrat na mesec se javne strategije vseh pomerijo z mojimi: svojo prijaviš s /strategy submit.
leaderboard-short = Ta lestvica se pokaže pri { $needed } imenih ({ $where }). Doslej: { $names }.
leaderboard-alone-here = Tu sva samo ti in jaz. Vprašaj v skupini ali s scope=everywhere
button-my-place = Moje mesto
button-show-me = Pokaži me
button-hide-me = Ne pokaži me
button-duel-friend = Dvoboj s kom
button-send-friend = Pošlji komu
button-habits-here = Kako igra ta { $where ->
    [server] strežnik
   *[chat] klepet
  }
leaderboard-mine-none = Nimaš registrirane strategije. /strategy register ti jo da; na turnir jo prijavi z /tournament join.
leaderboard-mine-not-entered = Nobena tvoja registrirana strategija tu nima mesta. Prijavi katero po imenu: /tournament join
leaderboard-mine-strategy = { $name }: mesto { $place } od { $count }, točke: { $points }
leaderboard-mine-private = { $decided ->
    [0] Tu še ne šteje noben tvoj odločen krog in nisi na nobenem seznamu: tvoj profil je zaseben.
   *[other] Dobljeni odločeni krogi: { $share } od { $decided }. Tega ne vidi nihče drug in nisi na nobenem seznamu: tvoj profil je zaseben.
  }
leaderboard-mine-not-here = Na lestvici tu te še ni: tu končaj partijo.
leaderboard-mine-missing = { $decided ->
    [0] Tu še ne šteje noben tvoj odločen krog.
   *[other] Dobljeni odločeni krogi: { $share } od { $decided }.
  } Za lestvico jih je treba { $needed }; manjka jih še { $missing }
leaderboard-mine-player = Tvoje mesto: { $place } od { $count }. Dobljeni odločeni krogi: { $share } od { $decided }.
leaderboard-bars = Stolpec: gotovo; črta: razpon 95 %; črtica: doslej
leaderboard-unit = dobljeni krogi, % odločenih
leaderboard-picture = Spodnji konec vsakega razpona 95 % kot stolpci. { $title }: { $places }
leaderboard-details-title = 🏆 Številke za to lestvico
leaderboard-details-line = { $place }. { $name }: { $won } od { $decided }, med { $low } % in { $high } %
leaderboard-details-players = Kako to bereš. Štejejo le odločeni krogi proti vedeževalki v polni moči, najmanj { $needed }. Delež iz malo krogov je lahko naključje: pravi delež je med mejama v 19 od 20 primerov. Vrstni red gre po spodnji meji, brez 8 točk, ki jih dam vsem. Več ko igraš, bliže sta si meji.
leaderboard-details-strategies = Kako to bereš. Na vsakem turnirju dobi strategija točko za vsako, ki konča za njo, in pol točke za vsako izenačeno, zato večji turnirji štejejo več. Zmage: kolikokrat je bila prva, sama ali z drugimi; od: na koliko turnirjih je bila. Enake točke si delijo mesto.
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
leaderboard-duels-how = Tu so le ljudje, ki v to privolijo.
leaderboard-duels-unit = rating v točkah; vsi začnejo pri 1500
leaderboard-duels-picture = Ratingi kot stolpci. { $title }: { $places }
leaderboard-mine-no-duel = Tu še ne šteje noben tvoj dvoboj za rating.
leaderboard-mine-rating = Tvoje mesto: { $place } od { $count }. Tvoj rating: { $rating }, { $duels ->
    [one] { $duels } dvoboj zanj
    [two] { $duels } dvoboja zanj
    [few] { $duels } dvoboji zanj
   *[other] { $duels } dvobojev zanj
  }.
leaderboard-mine-opponents = Tvoj rating: { $rating }. Za mesto je treba pet različnih nasprotnikov; { $missing ->
    [one] manjka še { $missing }
    [two] manjkata še { $missing }
    [few] manjkajo še { $missing }
   *[other] manjka jih še { $missing }
  }.
leaderboard-mine-rating-private = Tvoj rating: { $rating }. Nisi na nobenem seznamu: tvoj profil je zaseben.
leaderboard-details-rating = { $place }. { $name }: { $rating }; { $duels ->
    [one] { $duels } dvoboj
    [two] { $duels } dvoboja
    [few] { $duels } dvoboji
   *[other] { $duels } dvobojev
  }
leaderboard-details-duels = Kako to bereš. Vsi začnejo pri 1500. Vsak dvoboj za rating premakne oba ratinga za enako točk, največ 24, presenečenje bolj (Elo). Z isto osebo šteje en dvoboj na dan. Prijatelji lahko dvigujejo drug drugega, zato je za mesto treba pet različnih nasprotnikov.
rating-side = { $name } { $rating } ({ $change })
table-won = zmage
table-of = od
table-bye = Kolo brez nasprotnika šteje točko.
table-more = … in še { $count }
table-tied = { $ranks }: izenačeni
table-tie-break = { $points }: dodatna merila
why-paired = { $why ->
    [everyone-meets] vsak igra z vsakim
    [rest] počiva: liho število udeležencev
    [bracket] drevo izpadanja
    [third-place] za tretje mesto
    [bracket-bye] prosto kolo: naprej gredo višje postavljeni
    [same-score] enako točk, še se nista srečala
    [floated-down] različno točk, še se nista srečala
    [met-before] že sta se srečala: drugega ni
    [bye-lowest] prosto kolo: najnižja brez njega
   *[bye-needed] prosto kolo: drugih sicer ni mogoče spariti
  }
problem-number = { $option } mora biti celo število od { $min } do { $max }, ne »{ $typed }«.

## Moje strategije, ki dopolnijo majhen turnir
# 🏠 stoji pred imeni strategij, ki jih ni prijavil nihče.
option-house = ali naj moje strategije dopolnijo polje do osem
tournament-house-open = 🏠 Do { $size } dopolnijo moje strategije.
tournament-house = 🏠 ena mojih, da je polje polno.
# Pod zmagovalko, kadar je prva ena mojih.
tournament-house-best = Najboljša prijavljena: { $names }
# Na sliki, kjer je pred takšnimi imeni narisana hiška.
tournament-house-picture = s hiško: ena mojih

## Dvoboji med ljudmi
duel-title = ⚔️ { $game } · { $length }
duel-terms = en dan za vsak krog
duel-challenge = { $name }, { $caller } te izziva na dvoboj. Odgovori v enem dnevu.
duel-open = { $caller } vabi na dvoboj. Igra, kdor prvi sprejme; izziv velja en dan.
duel-how = Oba izbirata hkrati. Izbiri ostaneta skriti, dokler nista oddani obe.
duel-join-code = Iz drugega klepeta ali z druge platforme: /rps duel { $code }
duel-declined = { $name } odklanja: ne, hvala.
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
duel-stop-asked = { $name } želi končati. Če tudi { $other } klikne »Končaj«, je izenačeno. Če se { $name } vda, zmaga { $other }.
duel-clock = Konec { $round }. kroga:
duel-board = ⚔️ 🔵 { $first } { $won } : { $lost } { $second } 🟠
duel-ended-won = ⚔️ { $winner } zmaga, { $loser } izgubi { $won } : { $lost }
duel-ended-early = ⚔️ { $winner } zmaga pri { $won } : { $lost }
duel-ended-level = ⚔️ { $ending ->
    [agreed] Izenačeno po dogovoru
    [void] Ne zmaga nihče
   *[rounds] Izenačeno
  }: { $first } { $won } : { $lost } { $second }
duel-ended-by-rounds = Več krogov dvoboj ne more imeti.
duel-ended-by-resigned = { $loser } se vda.
duel-ended-by-agreed = Oba želita končati.
duel-ended-by-absent = { $loser } zamudi dva kroga zapored.
duel-ended-by-void = V zadnjih krogih ni bilo nikogar.
duel-ended-by-call = Dvoboj je odpovedan in ne šteje nikomur.
duel-wants-again = { $name } želi revanšo.
duel-strip = { $strip } { $name }
duel-strip-results = { $strip } 🔵 { $first } 🟠 { $second }
button-card = Kartica
duel-card-won = { $winner } zmaga
duel-card-level = { $ending ->
    [agreed] Izenačeno po dogovoru
    [void] Ne zmaga nihče
   *[rounds] Izenačeno
  }
duel-card-signature = Oba izbirata hkrati in skrito. Bdela je Gadalka.
duel-card-alt = { $score }. { $result }. { $moves } { $date }.
duel-card-rounds = Krogi: { $rounds }.
duel-card-round = { $round }. { $left } – { $right }
duel-card-late = zamuda
chart-luck = { $by ->
    [0] Izenačeno: to je prav lahko naključje.
   *[other] Razlika { $by } je prav lahko naključje.
  }
button-take-duel = Jaz bom
button-resign = Vdaj se
duel-pick-in = Tvoja izbira: { $move }.
duel-pick-kept = Tvoja izbira je že tu ({ $round }. krog) in ostane.
duel-pick-late = Tega kroga je konec.
duel-pick-timed = Prepozno: čas za ta krog je potekel.
duel-over = Tega dvoboja je konec.
duel-gone = Tega dvoboja nimam več. Začni novega: /rps duel
duel-not-yours = To je dvoboj med { $first } in { $second }.
duel-stop-noted = Zabeleženo. Če tudi nasprotnik klikne »Končaj«, je izenačeno. Za predajo klikni »Vdaj se«.
duel-stop-first = Najprej klikni »Končaj«. Kdor se vda, izgubi.
duel-self = S sabo se ni mogoče dvobojevati. Sprejeti mora nekdo drug.
duel-taken = Nekdo te je prehitel.
duel-again-noted = Zabeleženo. Začne se, ko bo želel tudi nasprotnik.
duel-whom-bot = Boti se ne dvobojujejo. Z mano lahko igraš takoj: /rps play
duel-nobody = Tu ni nikogar drugega. Z mano lahko igraš takoj: /rps play
duel-unseen = { $name } ne vidi tega klepeta. Izpusti ime in pošlji kodo, ki ti jo dam.
duel-code-unknown = Odprtega dvoboja s kodo { $typed } ne poznam. Morda je že sprejet ali pa je čas potekel.
duel-none-running = Nimaš dvoboja v teku. Začni ga: /rps duel
offer-duel-title = Dvoboj: { $game }
offer-duel-description = Za dva tu: igrata prva dva, ki klikneta
offer-duel-text = { $name } ponuja dvoboj. Prva dva, ki klikneta, igrata med seboj; eden je lahko tudi { $name }.
command-rps-duel = Dvoboj s človekom: skrite izbire, eno sporočilo za oba
option-duel-user = Koga izzivaš; če izpustiš, kogarkoli tu
option-duel-length = Kako dolgo: prvi do 3, prvi do 5, najboljši od 9, prvi do 10
option-duel-code = Koda dvoboja, na primer K7F3PM
menu-duel = Dvoboj
choice-first-3 = Prvi do 3
choice-first-5 = Prvi do 5
choice-best-9 = Najboljši od 9
choice-first-10 = Prvi do 10

## Nastavitve klepeta
place-choice-on = vklopljeno
place-choice-off = izklopljeno
place-choice-post = dnevna objava
place-tournaments = Turnirji
place-duels = Dvoboji
place-nobodys = Ta klepet nima administratorja. Zato lahko vsakdo kaj spet vklopi, izklopi pa nihče.
place-not-yours = Nastavitve tega klepeta spremeni le njegov administrator.
place-alone = Te nastavitve so za strežnike in skupine. Tu sva le ti in jaz in vse je vklopljeno.
place-off = Administratorji so tu izklopili: { $what }. Nič ni izgubljeno; v zasebnem klepetu z mano še gre: { $command }
place-more = še { $count }
place-list-full = Seznam je poln ({ $max }). Najprej katerega odstrani.
place-button-games = Igre
place-post = 📮 Dnevna objava: { $when }
place-post-refused = ⚠️ Dnevna objava je bila zavrnjena (od { $since }): { $why ->
    [gone] ni me več v tem klepetu ali kanalu.
    [forbidden] tam ne smem pisati.
   *[other] platforma je ne sprejme.
} { $state ->
    [off] Ne poskušam več. Znova jo vklopi, da začnem od začetka.
   *[waits] Jutri poskusim znova.
}
place-button-post = Dnevna objava tu
place-button-post-off = Brez dnevne objave
place-games-how = Klikni igro, da jo tu vklopiš ali izklopiš.
place-gone = Te skupine ne dosežem več. Nastavitve odpri tam: /settings
option-ban-user = komu
ban-here = Igranje { $where ->
    [server] na tem strežniku
   *[group] v tej skupini
  } ti je prepovedano. Prepoved lahko prekliče le administrator.
ban-everywhere = Igranje z mano ti je prepovedano. Prepoved lahko prekliče le skrbnik bota.
ban-self = Sebi igre ne moreš prepovedati. Imenuj koga drugega.
ban-me = Sebi igre ne bom prepovedala. Če me ne želiš več tu, me odstrani { $where ->
    [server] s strežnika
   *[group] iz skupine
  }.
ban-bot = Boti ne igrajo, zato ni česa prepovedati. Imenuj človeka.
ban-manager = { $name } je tu administrator, zato { $where ->
    [server] na tem strežniku
   *[group] v tej skupini
  } prepoved ni mogoča.
ban-nobody-manages = { $where ->
    [server] Ta strežnik nima administratorja
   *[group] Ta skupina nima administratorja
  }, zato tu ni mogoče prepovedati igre nikomur.
ban-done = { $name } tu ne more več igrati.
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
place-language-none = 🗣 Jezik tu: za vsakega njegov
place-language-gone = 🗣 Jezika, ki je izbran tu ({ $typed }), nimam več, zato velja za vsakega njegov. Izberi drugega.
place-button-language = Jezik

## Platforme
describe-bot =
    Malo berem misli.

    Igraj z mano kamen-papir-škarje, sodo-liho ali minolovca. Naučim se, kako izbiraš, povem ti, kaj vidim, in dokažem, da je bila vsaka moja poteza določena pred tvojo.

    Potem me vprašaj, kako igraš, primerjaj se s prijatelji ali naj se strategije v tvoji skupini pomerijo na turnirju. V kateremkoli drugem klepetu napiši moj @name in tam ponudi igro.
describe-bot-short = Igram kamen-papir-škarje, sodo-liho in minolovca, učim se, kako izbiraš, in dokažem, da je bila moja poteza prej.
telegram-eyes-only = To je samo za tvoje oči.
telegram-open = Odpri najin zasebni klepet
telegram-slow = Počasnejša sem kot navadno. Tvoj klik imam; sporočilo sledi.
telegram-may-not-write = V tistem klepetu ali temi ne smem pisati. To lahko spremenijo njegovi skrbniki; tukaj ti lahko vedno odgovorim.
telegram-anonymous = Ne vem, kdo si: pišeš v imenu skupine ali kanala. Piši v svojem imenu ali igraj z mano v zasebnem klepetu.
discord-file-missing = { $example } potrebuje datoteko. Priloži jo pri možnosti »{ $option }«.
telegram-file-missing = { $example } potrebuje datoteko. Pošlji jo s tem ukazom v napisu ali z njim odgovori na datoteko.
terminal-welcome = 🔮 Gadalka. Napiši /rps play za začetek, /help za več, /quit za odhod.
terminal-no-such-button = Gumba »{ $typed }« ni. Na voljo: { $buttons }
terminal-type-a-command = Napiši ukaz: /rps play začne partijo, /help pokaže ostalo.
terminal-player = Gost
terminal-goodbye = Vedela sem, da greš.
terminal-file-kept = Shranjeno v { $path }
terminal-file-not-kept = { $name } se ni dalo shraniti: { $reason }
terminal-file-missing = { $example } potrebuje datoteko. Za njim napiši njeno pot, na primer ./my-bot.js, v narekovajih, če ima presledke.
terminal-no-such-file = Ni datoteke { $path }

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
named-join = pridruži-se
named-code = koda
named-oddeven = sodo-liho
named-list = seznam
named-mines = mine
named-start = začetek
named-noguess = brez-ugibanja
named-board = plošča
named-hint = namig
named-strategy = strategija
named-stats = statistika
named-model = model
named-show = pokaži
named-game = igra
named-reset = pozabi
named-off = izklopi
named-on = vklopi
named-info = opis
named-register = registriraj
named-name = ime
named-mine = moje
named-update = posodobi
named-withdraw = opusti
named-submit = pošlji
named-file = datoteka
named-note = opomba
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
named-history = zgodovina
named-cancel = odpovej
named-what = kaj
named-enter = vstopi
named-leaderboard = lestvica
named-of = česa
named-scope = obseg
named-period = obdobje
named-profile = profil
named-opponents = nasprotniki
named-compare = primerjaj
named-map = zemljevid
named-privacy = zasebnost
named-place = prostor
named-settings = nastavitve
named-to = na
named-challenges = izzivi
named-data = podatki
named-export = izvozi
named-delete = izbriši
named-help = pomoč
named-language = jezik
named-topic = tema
named-daily = dnevni-izziv
named-today = danes
named-yesterday = včeraj
named-top = najboljši

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
typed-lizard-spock = kuščar spock, spock kuščar, kuščar, kuscar, kamen papir škarje kuščar spock, kpšks
# Pari črk: ena, ki je videti kot latinska, in ta latinska.
# Kraj, ki ni ime časovnega pasu, in njegov pas; kraj z več pasovi večkrat.
typed-cities = Slovenija Europe/Ljubljana, Maribor Europe/Ljubljana, Celje Europe/Ljubljana, Kranj Europe/Ljubljana, Koper Europe/Ljubljana, Novo mesto Europe/Ljubljana, Hrvaška Europe/Zagreb, Reka Europe/Zagreb, Trst Europe/Rome, Videm Europe/Rome, Rim Europe/Rome, Dunaj Europe/Vienna, Gradec Europe/Vienna, Celovec Europe/Vienna, Beograd Europe/Belgrade, Budimpešta Europe/Budapest, Pariz Europe/Paris, Carigrad Europe/Istanbul
# Pred časom; …-after: za njim.
# Kako se besede začnejo; s piko: cela beseda.

## Spletne strani
web-nav = Strani
web-about-nav = O meni
web-languages = Jeziki
web-skip = Na vsebino
web-to-start = Na prvo stran
web-refused-title = Tu ni ničesar
web-refused = Dvakrat sem pogledala v kroglo. Naslov ni pravi ali pa strani ni več.
web-home-title = Sem Gadalka in berem misli. Malo.
web-home-about = Vedeževalka za Discord in Telegram: igra kamen-papir-škarje, sodo-liho in minolovca, se uči, kako izbiraš, ti pove, kaj vidi, in določi svojo potezo, preden izbereš.
web-home-add = { $platform ->
    [discord] Dodaj na Discord
   *[telegram] Odpri v Telegramu
  }
web-home-games-title = Kaj lahko igrava
web-home-games = Kamen-papir-škarje s tremi, petimi ali katerimkoli lihim številom potez, sodo-liho in minolovec: proti meni ali s prijatelji, vsak dan nov nasprotnik in nova plošča. Če pišeš strategije, pošlji svojo in izvedi, kako dobra je.
web-home-reads-title = Kaj vidim v tebi
web-home-reads = Nihče ni naključen, niti nalašč ne. Gledam, kaj izbereš po zmagi, porazu in izenačenju, povem, kaj pričakujem in zakaj, in pozabim, ko želiš.
web-home-proof-title = Zakaj mi ni treba verjeti na besedo
web-home-proof = Pred partijo pokažem prstni odtis skrivnosti, pred vsako tvojo izbiro pa kodo svoje poteze. Na koncu pokažem skrivnost in vsakdo lahko preveri, da nisem spremenila nobene poteze.
web-home-check = Preveri partijo
web-privacy-use-title = Čemu to služi
web-privacy-use =
    Da te prepoznam, nadaljujem tam, kjer sva končala, in lahko dokažem, da ne goljufam. Ne za oglase in ne za nikogar drugega: program ničesar ne posreduje naprej.
    Kar izbrišeš, lahko do 30 dni ostane v varnostni kopiji; ob obnovitvi kopije se izpusti.
    Kaj hranita Discord in Telegram, piše v njunih pravilnikih o zasebnosti.
web-privacy-pages-title = Te strani
web-privacy-pages =
    Te strani ne nastavljajo piškotkov, ne štejejo obiskovalcev in ne nalagajo ničesar od drugod. Kar tu preverjaš, ostane v tvojem brskalniku.
    Kot pri vsaki spletni strani skrbnik bota vidi, kateri naslovi se povežejo; bot sam jih ne zapisuje.
web-privacy-rights-title = Kaj lahko storiš
web-privacy-rights = V klepetu lahko z /settings vse preneseš in vse izbrišeš: kadarkoli, takoj in brez vprašanj. Če kaj ni jasno, vprašaj skrbnika bota.
web-terms-title = Pogoji
web-source = Izvorna koda
web-support = Pomoč in vprašanja
web-terms-what-title = Igra
web-terms-what = Gadalka je igra in je brezplačna. Igraj, kolikor želiš, z drugimi ali brez njih, od starosti, ki jo dovoljuje Discord ali Telegram.
web-terms-host-title = Kdo jo vodi
web-terms-host = To je odprtokodna programska oprema. Kdor jo vodi na tem naslovu, odgovarja za ta primerek in odgovarja na vprašanja. Na voljo je takšna, kot je, brez kakršnegakoli jamstva.
web-terms-fair-title = Poštena igra
web-terms-fair = Igraj pošteno: ne zasipaj bota, ne napadaj ga in z njim ne nadleguj drugih. Kdor to počne, je lahko upočasnjen ali blokiran. Ničesar vrednega ni mogoče dobiti ali izgubiti.
web-terms-yours-title = Kar je tvoje
web-terms-yours = Strategije, ki jih pošlješ, ostanejo tvoje. S tem dovoliš, da se tu igrajo in, če jih odpreš, pokažejo. Kadarkoli jih lahko umakneš.
web-terms-end-title = Konec
web-terms-end = Kadarkoli lahko nehaš in izbrišeš, kar je o tebi shranjeno: /data. Pogoji se lahko spremenijo; na tej strani so veljavni.

## Stran, na kateri se preverjajo dokazi
web-verify-title = Preveri še ti
web-verify-intro = Prilepi vrstico, ki jo da »Preveri«. Tvoj brskalnik sam preveri, ali je bila vsaka moja poteza določena pred tvojo. Nič ne zapusti te strani.
web-verify-line = Vrstica od »Preveri« (gd1.…)
web-verify-messages = Sporočila, ki jih še imaš
web-verify-no-script = Preverjanje teče v tvojem brskalniku, skripti pa so izklopljeni. S kopijo Gadalke isto naredi ukazna vrstica: npm run -s gadalka -- verify "…"
button-check = Preveri
web-verify-result = Izid
web-verify-verdict = { $verdict ->
    [fits] Vse, kar je preverjeno, se ujema
   *[wrong] Nekaj se ne ujema. Ne zaupaj temu
  }
web-verify-moves = Poteza za potezo
web-verify-move-number = Št.
web-verify-move-mine = Gadalka
web-verify-limits-title = Česa to ne dokaže
web-verify-limits = To ne dokazuje, katera strategija je izračunala moje poteze, niti da shranim vsako partijo. Sporočila, ki jih ne prilepiš, se ne primerjajo.
web-verify-move-code = Koda
web-verify-no-messages = Ni primerjano s sporočili partije. Prilepi tista, ki jih imaš.
web-verify-nothing = Tu ni dokaza. Dokaz je ena vrstica, ki se začne z gd1. in jo da »Preveri« na koncu partije ali plošče.
web-verify-damaged = Ta vrstica je odrezana ali spremenjena. Kopiraj jo še enkrat v celoti.
web-verify-first = Pokazano najprej: { $bound }
web-verify-found = Kode, ki jih potrjujejo tvoja sporočila: { $found } od { $count }
web-verify-score = Vrstica pravi { $said }, njene poteze pa dajo { $counted }.
web-verify-secret = Tvoja sporočila najprej kažejo { $shown }, ta skrivnost pa da { $bound }. So iz druge partije ali pa je bila skrivnost spremenjena.
web-verify-code = Tvoja sporočila kažejo kodo { $shown }, ki je tu nima noben krog. Je iz druge partije ali pa je bilo nekaj spremenjeno.
web-verify-no-code = Tvoja sporočila ne kažejo kode { $code } te plošče, zato bi mine lahko premaknili pozneje.
web-verify-chain = Ta skrivnost dneva ne vodi do svojega sidra, kolikorkrat jo zgostiš.
web-verify-day = Skrivnost dne { $date } da po { $steps } zgoščevanjih sidro { $anchor }
web-verify-unknown = To je iz novejše različice ali iz igre, ki je ta stran ne pozna.

## Splet: arena
web-arena-title = Arena
web-arena-about = Strategije, ki jih lahko napiše kdorkoli, in moje: vsak par igra, mesec za mesecem.
web-arena-empty = Ta mesec še ni igral noben par.
web-arena-enter-title = Pošlji svojo
web-arena-enter = Napiši strategijo v eni datoteki in jo pošlji: /strategy submit. Tu igra od naslednjega meseca.
button-standings = Razvrstitev
web-arena-rank = Mesto
web-arena-name = Ime
## Splet: turnirji
web-tournament-title = Turnirji iz klepetov
web-tournament-where = Vsak turnir v klepetu ima svojo stran, ki ni na nobenem seznamu. Njen naslov pove /tournament status tam.
web-tournament-unlisted = Te strani ni na nobenem seznamu. Kdor ima naslov, vidi to, kar vidi klepet, dokler klepet to še ima.
web-tournament-cross = Križna tabela
web-tournament-cross-large = Pri več kot { $max } udeležencih križne tabele ni: isto pokažejo pari vsakega kola.
web-tournament-pairings = Kdo je igral s kom in zakaj
web-tournament-again = Odigraj znova
web-tournament-rounds = Krog za krogom
web-tournament-rounds-none = Te partije ni mogoče pokazati: odločila jo je ura ali pa ni več tega, kar potrebuje ena stran.
web-tournament-rounds-long = Ponovitev te partije je za stran predolga.
web-tournament-rounds-busy = Drugi zdaj gledajo partije, to pa je treba najprej odigrati znova. Vprašaj znova čez trenutek.
web-tournament-number = Krog
web-tournament-lead = Prednost
## Splet: minolovec pod prstom
web-mines-won = 🎉 Plošča je odprta, čas: { $time }.
web-mines-lost = 💥 { $cell } je bila mina. Odprta polja: { $cleared } od { $safe }.
web-mines-how = Tapni za odpiranje, pridrži za zastavico; tapni številko, da odpreš okoli nje. Tipke: puščice, Enter, F za zastavico.
web-mines-cell-covered = { $cell }: zakrito
web-mines-cell-flag = { $cell }: zastavica
web-mines-cell-mine = { $cell }: mina
web-mines-cell-blown = { $cell }: mina, ki je eksplodirala
web-mines-cell-wrong = { $cell }: zastavica brez mine
web-mines-cell-number = { $cell }: { $number }
web-mines-cell-empty = { $cell }: odprto, v bližini ni min

## Splet: poskusi tukaj
web-try-title = Me lahko presenetiš?
web-try-about = Kamen-papir-škarje, sodo-liho ali minolovec, kar tukaj. Mislim v tvojem brskalniku: nič se ne shrani in nič ne pošlje, in pozabim te, ko zapustiš to stran.
web-try-begin = Poskusi tukaj
web-try-move = Tvoja poteza
web-try-first = Moja poteza je izbrana. Zdaj tvoja.
web-try-first-guess = Sodo ali liho? Moja slutnja je izbrana. Če zgrešim, je točka tvoja.
web-try-score = Ti { $won } : { $lost } Gadalka · izenačeno: { $drawn }
web-try-score-guess = Ti { $won } : { $lost } Gadalka
web-try-won = 🎉 Zmagaš z { $won } : { $lost }.
web-try-lost = 🔮 Zmagam z { $lost } : { $won }.
web-try-failed = Krivda je moja, ne tvoja. Nič ni izgubljeno; poskusi znova čez trenutek.
web-try-no-script = Mislila bi v tvojem brskalniku, a skripti so izklopljeni. V klepetu gre brez njih: /rps, /oddeven, /mines

## Deljene partije
replay-shared = To vidi vsakdo, ki ima ta naslov.
replay-asked = Tvoje soglasje je tu. Stran nastane, ko »Deli« klikne tudi { $name }; do takrat ni prikazano nič.
replay-how = Leto dni stran kaže imeni, vsako potezo in kaj sem pričakovala. Ni na nobenem seznamu in kadarkoli jo lahko umakneš.
replay-stopped = Umaknjeno: te strani ni več.
replay-not-there = Tega ne deliš več.
replay-too-long = Krog za krogom je prikazanih največ { $max } krogov.
web-replay-gone-title = Tu ni kaj videti
web-replay-gone = Ali tu nikoli ni bilo nič ali pa je umaknjeno.
web-replay-expected = Pričakovano: { $name }
web-replay-right = { $name }: pravilno pričakovane poteze: { $right } od { $all }.
web-replay-unlisted = Te strani ni na nobenem seznamu. Kdor je na njej, jo lahko kadarkoli umakne v klepetu.
