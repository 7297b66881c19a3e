# Wszystkie teksty po polsku. Głos: wróżka z suchym dowcipem i dobrymi manierami; krótkie zdania, najpierw wynik; z nikogo nie kpimy.
# Do osoby mówimy na „ty” (małą literą), bez rodzaju: czas teraźniejszy albo rzeczownik („twoja wygrana”, „wybierasz”), nigdy „wygrałeś/wygrałaś”.
# Bot nazywa się Gadalka (nie tłumaczymy, odmienia się), o sobie mówi w rodzaju żeńskim; słowo fortune-teller to „wróżka”.
# Cudzysłów „ ”, półpauza ze spacjami –, procenty bez spacji: 50%.
# Terminy: round – runda (w turnieju: kolejka), match – mecz, game – gra, move – ruch, strategy – strategia, predictor – przewidywacz, profile – profil,
# standings – tabela, leaderboard – ranking, rating – rating, rated – rankingowy, seal – pieczęć, pledge – zobowiązanie, mark – znacznik, seed – ziarno,
# proof – dowód uczciwości, draw/dice – losowanie, hint – podpowiedź, flag – flaga, board – plansza, cell – pole, no-guess – bez zgadywania,
# system – system, ghost – duch, league – liga, duel – pojedynek, challenge – wyzwanie, streak – seria, habit – nawyk, host – gospodarz bota,
# luck/chance – szczęście, przypadek („na ślepo”). Ruchy piszemy wielką literą razem z emoji; biernik daje MOVE($move, case: "accusative").

## Gry i ruchy
game-rps = Papier, kamień, nożyce
game-rpsls = Papier, kamień, nożyce, jaszczurka, Spock
game-oddeven = Parzyste-nieparzyste
move-rock = Kamień
move-paper = Papier
move-scissors = Nożyce
move-lizard = { $case ->
   *[nominative] Jaszczurka
    [accusative] Jaszczurkę
  }
move-spock = { $case ->
   *[nominative] Spock
    [accusative] Spocka
  }
move-odd = Nieparzyste
move-even = Parzyste
length-first = do { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktu
  }
length-best = najlepszy z { $of }
length-endless = bez końca

## Mecz
match-title = 🔮 { $game } · { $length }
match-title-opponent = { $title } · przeciwnik: { $opponent }
match-opponent-novice = Nowicjusz
match-opponent-mirror = Lustro
match-opponent-coin = Uczciwa moneta
match-score = { $name } { $won } : { $lost } Gadalka{ $drawn ->
    [0] {""}
    [one] {" "}· { $drawn } remis
    [few] {" "}· { $drawn } remisy
    [many] {" "}· { $drawn } remisów
   *[other] {" "}· { $drawn } remisu
  }
match-first = Wybierz ruch. Mój jest już zapieczętowany.
match-first-guess = Parzyste czy nieparzyste? Moja odpowiedź jest już zapieczętowana. Jeśli chybię, punkt jest twój.
round-won = Ty { $yours } · Gadalka { $mine } → punkt dla ciebie
round-lost = Ty { $yours } · Gadalka { $mine } → punkt dla Gadalki
round-drawn = Ty { $yours } · Gadalka { $mine } → remis
round-missed = Ty { $yours } · Gadalka { $mine } → pudło, punkt dla ciebie
round-hit = Ty { $yours } · Gadalka { $mine } → Gadalka zgadła
round-toast = { $round } · { $won } : { $lost } · pieczęć { $seal } · ziarno { $seed } · znacznik { $mark }
round-expected = Obstawiałam { MOVE($move, case: "accusative") }.
round-expected-because = Obstawiałam { MOVE($move, case: "accusative") }: { $because }.
round-chance = Tym razem zdałam się na przypadek.
round-read = Zdałam się na przypadek: chyba ktoś mnie czyta.
round-model-off = Losowałam, na twoje życzenie: teraz cię nie czytam.
round-guessed = Nie miałam się na czym oprzeć, więc zgadywałam.
round-unexpected = Nie spodziewałam się niczego szczególnego.
round-drew-at-random = Losowałam.
round-apart = Grało cudze dzieło; swoje myśli zachowuje dla siebie.
round-by-rule = Grałam według własnej reguły; ona nie próbuje cię odgadnąć.
seal-first = Zapieczętowane przed twoim wyborem: mój pierwszy ruch { $seal } · ziarno { $seed } · znacznik { $mark }
seal-next = Następny ruch zapieczętowany: { $seal } · ziarno { $seed } · znacznik { $mark }
seal-end = ziarno { $seed } · znacznik { $mark }
seal-word = twoje słowo: { $word }
seal-anew = Zapieczętowane na nowo: { $seal } · ziarno { $seed } · znacznik { $mark }
button-why = Dlaczego?
button-stop = Stop
button-rematch = Rewanż
button-continue = Kontynuuj
button-continue-at = Kontynuuj { $won } : { $lost }
button-continue-choice = { $number }. { $won } : { $lost }
button-new = Nowy mecz
button-verify = Sprawdź
button-chart = Wykres
button-details = Szczegóły
button-rules = Zasady
button-play = Graj
button-next = Dalej
button-back = Wstecz

## Zasady gry o wielu ruchach
rules-title = 🔮 Co bije co: { $game }
rules-rock-scissors = Kamień tępi Nożyce
rules-rock-lizard = Kamień miażdży Jaszczurkę
rules-paper-rock = Papier owija Kamień
rules-paper-spock = Papier obala Spocka
rules-scissors-paper = Nożyce tną Papier
rules-scissors-lizard = Nożyce ścinają głowę Jaszczurce
rules-lizard-paper = Jaszczurka zjada Papier
rules-lizard-spock = Jaszczurka truje Spocka
rules-spock-scissors = Spock łamie Nożyce
rules-spock-rock = Spock roztapia Kamień
rules-beats = { $winner } to ruch silniejszy niż { $loser }
rules-caption = Strzałka prowadzi do tego, co dany ruch bije
rules-alt = { $game }: ruchy na okręgu, od każdego strzałki do tego, co bije. { $rules }
rules-play = Dwa takie same to remis. Aby zagrać: /rps play { $variant }

## Co zobaczyła
evidence-often = wybierasz to { $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } raza
  } na { $total }
evidence-after-own = po twoim ruchu { $yours } wybierasz to { $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } raza
  } na { $total }
evidence-after-other = po moim ruchu { $mine } wybierasz to { $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } raza
  } na { $total }
evidence-after-both = po twoim ruchu { $yours } przeciw mojemu { $mine } wybierasz to { $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } raza
  } na { $total }
evidence-repeat = po { $result ->
    [win] wygranej
    [loss] przegranej
   *[draw] remisie
  } powtarzasz ruch { $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } raza
  } na { $total }
evidence-change = po { $result ->
    [win] wygranej
    [loss] przegranej
   *[draw] remisie
  } zmieniasz ruch { $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } raza
  } na { $total }
context-times = { $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } raza
  } na { $total }
context-played = wybierasz to
context-yours = { $rounds ->
    [1] twoim ruchu
   *[other] twoich ruchach
  } { $yours }
context-mine = { $rounds ->
    [1] moim ruchu
   *[other] moich ruchach
  } { $mine }
context-both = { $rounds ->
    [1] twoim ruchu { $yours } przeciw mojemu
   *[other] twoich ruchach { $yours } przeciw moim
  } { $mine }
context-after = { $back ->
    [1] po
    [2] dwie rundy po
    [one] { $back } runda po
    [few] { $back } rundy po
    [many] { $back } rund po
   *[other] { $back } rundy po
  } { $moves }
context-after-two = po { $earlier }{ $gap ->
    [1] , a potem
    [one] , a { $gap } rundę później po
    [few] , a { $gap } rundy później po
    [many] , a { $gap } rund później po
   *[other] , a { $gap } rundy później po
  } { $later }
context-result = { $result ->
    [win] { $exact ->
        [yes] wygranej
       *[no] takiej samej wygranej
      }
    [loss] { $exact ->
        [yes] przegranej
       *[no] takiej samej przegranej
      }
   *[draw] remisie
  }
context-results = { $before }, potem { $next }
context-after-results = po { $results }
context-step = { $step ->
    [same] po powtórzeniu ruchu
    [other] po zmianie ruchu
    [beating] po przejściu na to, co bije twój poprzedni ruch
    [beaten] po przejściu na to, co twój poprzedni ruch bije
   *[far] po kroku takim jak { $from } → { $to }
  }
context-steps = po { $moves ->
    [one] { $moves } ruchu
    [few] { $moves } ruchach
    [many] { $moves } ruchach
   *[other] { $moves } ruchu
  } według tego wzoru
context-alike = { $rounds ->
    [1] po dokładnie takiej rundzie
    [one] po { $rounds } dokładnie takich rundach
    [few] po { $rounds } dokładnie takich rundach
    [many] po { $rounds } dokładnie takich rundach
   *[other] po { $rounds } dokładnie takiej rundy
  }
context-from-yours = { $step ->
    [same] powtarzasz ruch
    [other] zmieniasz ruch
    [beating] przechodzisz na to, co bije twój ostatni ruch
    [beaten] przechodzisz na to, co twój ostatni ruch bije
   *[far] zmieniasz { MOVE($from, case: "accusative") } na { MOVE($to, case: "accusative") } lub podobnie
  }
context-from-mine = { $step ->
    [same] bierzesz mój ostatni ruch
    [other] bierzesz to, czego nie grałam
    [beating] bierzesz to, co bije mój ostatni ruch
    [beaten] bierzesz to, co mój ostatni ruch bije
   *[far] na mój ruch { $from } odpowiadasz ruchem { $to } lub podobnie
  }
why-expected = W ostatniej rundzie obstawiałam { MOVE($move, case: "accusative") }: { $because }.
why-blend = W ostatniej rundzie obstawiałam { MOVE($move, case: "accusative") }. Nie powiedział tego żaden pojedynczy nawyk; { $rounds ->
    [1] wskazała to jedyna runda, którą pamiętam.
    [one] wskazały to najbardziej podobne z { $rounds } rundy, które pamiętam.
    [few] wskazały to najbardziej podobne z { $rounds } rund, które pamiętam.
    [many] wskazały to najbardziej podobne z { $rounds } rund, które pamiętam.
   *[other] wskazały to najbardziej podobne z { $rounds } rundy, które pamiętam.
  }
why-sure = Moja pewność: { $percent }%.
why-people = W ostatniej rundzie obstawiałam { MOVE($move, case: "accusative") }. Nic o tobie jeszcze nie wiedziałam; tak robią inni ludzie.
why-forgotten = W ostatniej rundzie obstawiałam { MOVE($move, case: "accusative") }. Dlaczego – zapomniałam, na twoje życzenie.
why-chance = Tym razem zdałam się na przypadek: czytanie cię obiecywało za mało jak na takie ryzyko.
why-careful = Zdałam się na przypadek: dopiero się poznajemy, a ty możesz wiedzieć, jak zaczynam. W pierwszych rundach ryzykuję niewiele.
why-read = Zdałam się na przypadek: moje zgadywanie dało ci tyle, że chyba ktoś mnie czyta. Ryzykuję tylko to, co odzyskam.
why-model-off = Mam cię nie czytać, na twoje życzenie, więc losowałam. Z /model on znów mogę czytać.
why-frozen = Twój model jest zamrożony: niczego nowego się nie uczę.
why-record = W tym meczu odczytałam { $right } z { $all } ruchów.
why-guessed = Nic podobnego wcześniej nie widziałam, więc zgadywałam.
why-unexpected = W ostatniej rundzie nie spodziewałam się niczego szczególnego.
why-random = Ten przeciwnik niczego nie czyta. Każdy ruch losuje.
why-apart = Gra tu cudzy plik albo duch. Co myśli, zostaje przy nim; że jego ruch wybrano przed twoim, widać po pieczęci.
why-by-rule = Ten przeciwnik gra według własnej reguły i nie próbuje odgadnąć twojego następnego ruchu.
why-too-early = Zapytaj po pierwszej rundzie. Mój następny ruch pozostaje zapieczętowany.

## Koniec meczu
end-won = 🔮 { $name } wygrywa { $won } : { $lost }
end-lost = 🔮 Gadalka wygrywa { $lost } : { $won }
end-level = 🔮 Po równo: { $name } { $won } : { $lost } Gadalka
end-stopped = 🔮 Przerwano przy stanie { $name } { $won } : { $lost } Gadalka
end-forfeited = 🔮 { $name } wygrywa walkowerem przy stanie { $won } : { $lost }
end-withdrawn = 🔮 Koniec przy stanie { $name } { $won } : { $lost }: tego przeciwnika już nie ma
end-broke = { $line ->
    [0] Jego plik się zepsuł i nie mógł wybrać dalszego ruchu. Liczy się każda runda.
   *[other] Jego plik się zepsuł w wierszu { $line }, kolumnie { $column }, i nie mógł wybrać dalszego ruchu. Liczy się każda runda.
  }
end-replaced = 🔮 Odłożono przy stanie { $name } { $won } : { $lost } Gadalka
continue-open = 🔮 Wciąż otwarty: { $name } { $won } : { $lost } Gadalka
continue-question =
    { $terms }
    Gramy dalej czy zaczynamy nowy? Ten może poczekać: wynik zostaje.
continue-new-terms = Nowy: { $terms }
continue-which = 🔮 Który mecz gramy dalej?
continue-choice = { $number }. { $won } : { $lost } · { $terms } · { $ago }
continue-waits = Mecz przy stanie { $won } : { $lost } czeka na ciebie: /{ $command } continue
continue-aside = 🔮 Odłożono: { $name } { $won } : { $lost } Gadalka
continue-kept = Wynik przechowuję przez { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
  }. Aby grać dalej: przycisk albo /{ $command } continue
continue-is-aside = Ten mecz jest odłożony, nic nie policzono. „Kontynuuj” go przywróci.
continue-nothing = Żaden mecz na ciebie nie czeka. Zacznij: /{ $command } play
continue-gone = Tego meczu już nie przechowuję. Zacznij inny: /{ $command } play
continue-asked-gone = To pytanie ma już odpowiedź albo jest za stare. Zapytaj ponownie: /{ $command } play
end-no-rounds = Nie rozegrano żadnej rundy.
end-last-round = Ostatnia runda: ty { $yours }, Gadalka { $mine }.
end-gave-me = { $habit }: to dało mi { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }{ $back ->
    [0] {""}
   *[other] , a tobie { $back }
  }.
end-gave-you = { $habit }, a ja tego nie zauważyłam: to dało ci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }{ $back ->
    [0] {""}
   *[other] , a mnie { $back }
  }.
end-habit-after = Po { $result ->
    [win] wygranej
    [loss] przegranej
   *[draw] remisie
  } { $same ->
    [yes] powtarzasz ruch
   *[no] zmieniasz ruch
  }
end-habit-favourite = Najczęściej wybierasz { MOVE($move, case: "accusative") }
end-habit-in-turn = { $size ->
    [2] Grasz dwa ruchy na przemian
   *[other] Bierzesz ruchy po kolei, { $moves }
  }
end-plain-mine = { $variant ->
    [0] Nie zdradził cię żaden nawyk. Żyłam z drobniaków.
    [1] Nie wskażę nawyku, który cię to kosztował. Zasługą dzielę się ze szczęściem.
   *[other] Nic w twojej grze się nie wyróżnia. A i tak nazwijmy to przeczuciem.
  }
end-plain-yours = { $variant ->
    [0] Nie znalazłam nawyku, którego można się chwycić. Moje uznanie.
    [1] Niczym się nie zdradzasz. A patrzyłam.
   *[other] Żaden twój nawyk się nie wyróżnia. Karty się rumienią.
  }
end-plain-level = { $variant ->
    [0] Żadne z nas wiele nie zdradziło.
    [1] Po równo i żaden nawyk się nie wyróżnia. Karty wzruszają ramionami.
   *[other] Nikt nie prowadzi i nie ma o czym opowiadać.
  }
end-plain-short = { $variant ->
    [0] Za krótko, żeby komukolwiek wróżyć.
    [1] Tak mało rund? Nawet ja potrzebuję trochę więcej.
   *[other] Ledwie zaczęliśmy; nie ma jeszcze o czym mówić.
  }
end-plain-rule = { $variant ->
    [0] Trzymałam się swojej reguły i żaden twój nawyk się nie wyróżnia.
    [1] Grałam według reguły i na nikogo nie patrzyłam. Żaden nawyk się nie wyróżnia.
   *[other] Reguła przeciw człowiekowi i żadnego wyraźnego nawyku.
  }
end-plain-random = { $variant ->
    [0] Losowałam: to nic o tobie nie mówi.
    [1] Tym razem niczego nie czytałam. Chwal albo wiń los.
   *[other] Z mojej strony ruchy losowe: żaden twój nawyk nie miał znaczenia.
  }
end-read = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
  }. Przewidziałam { $percent }% twoich ruchów, a na ślepo byłoby { $chance }%: { $verdict }.
end-unread = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
  }. Niczego nie czytałam.
verdict-read = to więcej niż szczęście
verdict-unsure = za mało rund, by mieć pewność
verdict-escaped = wymykasz się częściej, niż pozwala na to szczęście
duel-read-title = { $who ->
    [you] 🔮 Jak bym cię czytała
   *[other] 🔮 Jak bym czytała tę grę: { $name }
  }
duel-read-closed = { $name } zachowuje to dla siebie. Zajrzysz, gdy pod pojedynkiem zostanie naciśnięte „Niech czytają”.
duel-read-nothing = Nie ma czego czytać: żadnej rundy, w której wybrały obie strony.
duel-read-unread = Nie spodziewałabym się niczego szczególnego.
duel-read-count = Przewidziałabym { $right } z { $read } ruchów; na ślepo wyszłoby { $luck }. { $verdict ->
    [read] To więcej niż szczęście.
    [escaped] { $who ->
        [you] Wymykasz się częściej, niż pozwala na to szczęście.
       *[other] { $name } wymyka się częściej, niż pozwala na to szczęście.
      }
   *[unsure] Za mało rund, by mieć pewność.
  }
duel-read-round = Runda { $round }: obstawiłabym { MOVE($move, case: "accusative") }: { $because } (na ślepo: { $luck }).
duel-read-often = { $who ->
    [you] wybierasz
   *[other] { $name } wybiera
  } to { $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } raza
  } na { $total }
duel-read-after-own = { $who ->
    [you] po twoim ruchu { $own } wybierasz to
   *[other] po swoim ruchu { $own } { $name } wybiera to
  } { $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } raza
  } na { $total }
duel-read-after-other = { $who ->
    [you] po ruchu { $other } przeciw tobie wybierasz to
   *[other] po ruchu { $other } z drugiej strony { $name } wybiera to
  } { $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } raza
  } na { $total }
duel-read-after-both = { $who ->
    [you] po twoim ruchu { $own } przeciw { $other } wybierasz to
   *[other] po ruchu { $own } przeciw { $other } { $name } wybiera to
  } { $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } raza
  } na { $total }
duel-read-repeat = po { $result ->
    [win] wygranej
    [loss] przegranej
   *[draw] remisie
  } { $who ->
    [you] powtarzasz ruch
   *[other] { $name } powtarza ruch
  } { $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } raza
  } na { $total }
duel-read-change = po { $result ->
    [win] wygranej
    [loss] przegranej
   *[draw] remisie
  } { $who ->
    [you] zmieniasz ruch
   *[other] { $name } zmienia ruch
  } { $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } raza
  } na { $total }
duel-read-strip = { $who ->
    [you] ← twoje ruchy
   *[other] ← ruchy: { $name }
  }
duel-read-strip-expected = ← co bym obstawiała
duel-read-known = { $known ->
    [0] Z wcześniejszych nie wiedziałam nic i uczyłam się w trakcie pojedynku.
    [one] Opierałam się na { $known } wcześniejszej rundzie i uczyłam się w trakcie pojedynku.
    [few] Opierałam się na { $known } wcześniejszych rundach i uczyłam się w trakcie pojedynku.
    [many] Opierałam się na { $known } wcześniejszych rundach i uczyłam się w trakcie pojedynku.
   *[other] Opierałam się na { $known } wcześniejszej rundy i uczyłam się w trakcie pojedynku.
  }
strip-yours = ← twoje ruchy
strip-mine = ← moje
strip-results = ← 🟢 twoje 🔴 moje ⚪ remis
strip-results-no-draws = ← 🟢 twoje 🔴 moje
end-seals = Każda pieczęć otwarta: zgadza się { $opened } z { $sealed }.
end-sealed = Każda pieczęć otwarta: moje ruchy wybrano przed twoimi.
end-sealed-unopened = { $sealed ->
    [one] { $sealed } ruch zapieczętowano
    [few] { $sealed } ruchy zapieczętowano
    [many] { $sealed } ruchów zapieczętowano
   *[other] { $sealed } ruchu zapieczętowano
  } przed twoimi. „Sprawdź” otwiera wszystkie pieczęcie.
end-seals-broken = Pieczęcie się nie zgadzają: { $opened } z { $sealed }. Nie ufaj temu meczowi; powiedz osobie, która prowadzi tego bota.
details-title = 🔎 W liczbach: { $score }
details-habit = { $habit }: { $followed ->
    [one] { $followed } raz
    [few] { $followed } razy
    [many] { $followed } razy
   *[other] { $followed } raza
  } na { $situations }. Z tych rund moje: { $mine }, twoje: { $yours }{ $drawn ->
    [0] {""}
   *[other] , remisy: { $drawn }
  }.

## Wykres meczu
chart-rounds = { $game }: { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
  }
chart-best = { $by ->
    [0] Nie prowadzisz ani razu.
   *[other] Twoja największa przewaga: { $by }, w rundzie { $round }.
  }
chart-worst = { $by ->
    [0] Nie prowadziłam ani razu.
   *[other] Moja największa przewaga: { $by }, w rundzie { $round }.
  }
chart-turns = { $turns ->
    [0] Prowadzenie się nie zmieniło.
    [1] Prowadzenie zmieniło się raz, w rundzie { $round }.
    [2] Prowadzenie zmieniło się dwa razy, ostatnio w rundzie { $round }.
    [one] Prowadzenie zmieniło się { $turns } raz, ostatnio w rundzie { $round }.
    [few] Prowadzenie zmieniło się { $turns } razy, ostatnio w rundzie { $round }.
    [many] Prowadzenie zmieniło się { $turns } razy, ostatnio w rundzie { $round }.
   *[other] Prowadzenie zmieniło się { $turns } raza, ostatnio w rundzie { $round }.
  }
chart-reach = Samym szczęściem { $decided ->
    [one] { $decided } rozstrzygnięta runda daje
    [few] { $decided } rozstrzygnięte rundy dają
    [many] { $decided } rozstrzygniętych rund daje
   *[other] { $decided } rozstrzygniętej rundy daje
  } różnicę większą niż { $reach } najwyżej w jednym meczu na dwadzieścia.
chart-luck = { $by ->
    [0] Po równo: to może być szczęście.
   *[other] Różnica { $by } to równie dobrze może być szczęście.
  }
chart-yours = Prowadzisz o { $by }: to raczej nie szczęście.
chart-mine = Prowadzę o { $by }: to raczej nie szczęście.
chart-few = { $decided ->
    [0] Żadnej rundy nie rozstrzygnięto.
    [one] { $decided } rozstrzygnięta runda to za mało, by odróżnić umiejętność od szczęścia.
    [few] { $decided } rozstrzygnięte rundy to za mało, by odróżnić umiejętność od szczęścia.
    [many] { $decided } rozstrzygniętych rund to za mało, by odróżnić umiejętność od szczęścia.
   *[other] { $decided } rozstrzygniętej rundy to za mało, by odróżnić umiejętność od szczęścia.
  }
chart-stopped = Mecz przerwany przed końcem mówi mniej: można odejść w dobrej chwili.
chart-chosen = Twoje wybory: { $moves }
chart-you = Ty
chart-grey = Szare: dokąd sięga samo szczęście, 19 razy na 20
chart-lead = Kto prowadzi
chart-difference = twoje wygrane minus moje
chart-moves = Twoje ruchy
chart-times = razy
chart-round = runda
chart-alt = { $score }. Kto prowadzi, runda po rundzie: linia na szarym pasie szczęścia; i twoje ruchy jako słupki. { $lines }
chart-folded = Rund tego meczu już nie przechowuję, więc wykresu nie ma. Jego koniec: { $score }.

## Dowód uczciwości
proof-title = Dowód uczciwości meczu { $session }
proof-seed = ziarno
proof-how = W domu, z kopią Gadalki, zapisanym zobowiązaniem i twoim /data export: npm run -s gadalka -- verify "…" --pledge "…" --history export.json
proof-how-file = W domu, z kopią Gadalki, dołączonym plikiem, zapisanym zobowiązaniem i twoim /data export: npm run -s gadalka -- verify --file gadalka-proof.txt --pledge "…" --history export.json
proof-none = Nie masz skończonego meczu do sprawdzenia. Zagraj: /rps play albo /oddeven play
proof-not-yet = Ten mecz wciąż trwa, więc moje pieczęcie są zamknięte. Otworzą się, gdy się skończy.
proof-folded = Rund tego meczu już nie przechowuję, więc tu jego pieczęci nie otworzę. Wiersz dowodu z jego końca nadal działa: /rps verify proof:…
proof-unreadable = To nie mój wiersz dowodu. Zaczyna się od gdk3. (starsze od gdk1. lub gdk2.), pochodzi z przycisku „Sprawdź” skończonego meczu i musi być cały.
proof-pledge-lost = Zobowiązania tego meczu już tu nie znam, więc nie mogę podpisać jego dowodu.
proof-first-version = Ten mecz jest z czasów, gdy nie miałam zobowiązania. Jego wiersz pokazuje, że ruchy pasują do pieczęci, które zapisałam. Nie jest podpisany i nie pokazuje, że zapisałam je przed twoim wyborem.
proof-word = Twoje słowo: { $word }
proof-seeds-later = Klucz dnia podam { $date }. Odtąd każdy może sprawdzić, że losowanie z niego wynika i że nie mogłam go wybrać.
proof-seeds-no-key = Klucz w tym wierszu nie należy do zobowiązania.
proof-seeds-differ = Losowanie NIE wynika z przyrzeczonego klucza dnia. Nie ufaj temu meczowi.
proof-seeds-fit = Losowanie wynika z podanego klucza dnia, meczu i twojego słowa, zgodnie z przyrzeczeniem.
proof-gap-version = odtąd mnie zaktualizowano i wybieram teraz inaczej.
proof-gap-other = twoja historia tutaj to nie ta, na której grano ten mecz.
proof-gap-apart = grał tu cudzy plik albo duch. Każdy ruch zapieczętowano przed twoim, jak zawsze.
proof-gap-none = do tego trzeba historii osoby, która grała, a to nie twoja.
proof-taken-back =
    { $count ->
        [one] { $count } zapieczętowany ruch cofnięto
        [few] { $count } zapieczętowane ruchy cofnięto
        [many] { $count } zapieczętowanych ruchów cofnięto
       *[other] { $count } zapieczętowanego ruchu cofnięto
      } bez powodu, który ten wiersz by pokazywał. Nie ufaj temu meczowi.
proof-gap-cut = rund, które wtedy znałam, już nie przechowuję.
proof-gap = { $count ->
    [one] { $count } ruchu nie zagrano ponownie: { $why }
    [few] { $count } ruchów nie zagrano ponownie: { $why }
    [many] { $count } ruchów nie zagrano ponownie: { $why }
   *[other] { $count } ruchu nie zagrano ponownie: { $why }
  }
proof-different = { $count ->
    [1] Jeden ruch NIE jest tym, który bym wybrała: numer { $numbers }.
    [one] { $count } ruch NIE jest tym, który bym wybrała: numery { $numbers }.
    [few] { $count } ruchy NIE są tymi, które bym wybrała: numery { $numbers }.
    [many] { $count } ruchów NIE zgadza się z tymi, które bym wybrała: numery { $numbers }.
   *[other] { $count } ruchu NIE zgadza się z tym, co bym wybrała: numery { $numbers }.
  } Nie ufaj temu meczowi.
proof-same = Zagrałam swoją stronę jeszcze raz, z tego, co wtedy wiedziałam, i z ziarna: zgadza się { $same } z { $sealed } ruchów.
proof-forged = Podpis jest FAŁSZYWY: tego wiersza nie napisał gospodarz zobowiązania { $pledge }.
proof-unsigned = Bez podpisu: mógł to napisać ktokolwiek.
proof-signed-elsewhere = Podpisane przez innego gospodarza, pod zobowiązaniem { $pledge }. Kto to, nie wiem.
proof-signed = Podpisane przeze mnie, pod moim zobowiązaniem { $pledge }.
proof-unchecked = Sprawdzanie trwa teraz za długo. Naciśnij „Sprawdź” za minutę albo sprawdź wiersz w domu.
proof-own-word = Dopóki nie sprawdzisz tego w domu, to tylko moje słowo. Wiążą mnie też zachowane przez ciebie (lub kogoś innego) wiadomości meczu: czyta je verify --noted. Więcej: /fairness

## Naciśnięcia, które nic nie zmieniają
press-old-button = Ten przycisk jest z innych czasów; niczego już nie otwiera. Nowy mecz: /rps play albo /oddeven play
press-went-back = Moja pamięć cofnęła się do chwili sprzed tej rundy, a mój ruch już widać. Mecz więc kończy się tutaj; nic nie policzono.
press-renewed = Klucz dnia, pod którym zapieczętowano mój ruch, zaraz zostanie podany. Zapieczętowałam nowy: naciśnięcia nie policzono, wybierz jeszcze raz.
press-not-yours = Te przyciski należą do kogoś innego. Twoje: /rps play albo /oddeven play
press-round-played = Tę rundę już rozegrano; nic nie policzono podwójnie. Oto, jak jest.
press-not-counted = Nie policzono. Ostatnia runda: { $round }
press-match-over = Ten mecz się skończył; nic nie policzono.
opponent-gone = Tego przeciwnika już nie ma; mecz nie może trwać dalej. Nowy mecz: /rps play albo /oddeven play
offer-taken = Ktoś był szybszy i zajął tę grę. Twoja: /rps play albo /oddeven play

## Gry proponowane na dowolnym czacie
offer-open-title = { $game }: dla każdego
offer-open-description = Kto pierwszy naciśnie, gra przeciw mnie
offer-open-text = { $name } proponuje grę przeciw mnie. Gra, kto pierwszy naciśnie.
offer-own-title = { $game }: dla ciebie
offer-own-description = Grasz przeciw mnie, czat patrzy
offer-own-text = { $name } chce poznać przyszłość. Naciśnij, aby zacząć.
offer-mines-open-description = Gra, kto pierwszy naciśnie, czat patrzy
offer-mines-open-text = { $name } proponuje planszę sapera. Gra, kto pierwszy naciśnie.
offer-mines-own-description = Grasz ty, czat patrzy
offer-mines-own-text = { $name } zamierza przejść przez pole minowe. Naciśnij, aby zacząć.

## Polecenia
command-rps = Papier, kamień, nożyce: z wróżką albo między sobą
command-rps-play = Graj; uczę się po drodze
command-rps-continue = Wróć do odłożonego meczu
command-rps-verify = Sprawdź, że nie oszukiwałam
command-oddeven = Parzyste czy nieparzyste: ty wybierasz, ja zgaduję
command-oddeven-play = Graj; moje pudło to twój punkt
command-oddeven-continue = Wróć do odłożonego meczu
command-oddeven-verify = Sprawdź, że nie oszukiwałam
command-model = Co o tobie wiem i czego wolno mi się uczyć
command-model-show = Co o tobie myślę i jak bardzo mam pewność
command-model-reset = Każ mi zapomnieć, jak grasz; wyniki zostają
command-model-freeze = Czytam cię dalej, ale niczego nowego się nie uczę
command-model-off = Gram losowo i niczego się nie uczę
command-model-on = Znów się od ciebie uczę
command-model-duels = Czy wolno mi się uczyć z twoich pojedynków z ludźmi
command-model-share = Czy twoja gra, zliczona z grą wielu osób, może mi pomagać zaczynać z nieznajomymi
command-model-ghost = Twój sposób gry jako przeciwnik dla innych, jeśli się zgodzisz
command-strategy = Przeciwnicy: kim są, i twoje własne nazwy dla nich
command-strategy-list = Wszyscy przeciwnicy, po wierszu na każdego
command-strategy-info = Jeden przeciwnik: gry, ustawienia, źródło
command-strategy-register = Nadaj strategii z jej ustawieniami własną nazwę
command-strategy-mine = Nazwy, które nadajesz strategiom
command-strategy-update = Niech twoja nazwa oznacza inną strategię
command-strategy-withdraw = Zrezygnuj ze swojej nazwy
command-strategy-submit = Wyślij własną strategię jako plik
command-strategy-open = Pokaż wszystkim kod jednego ze swoich plików
command-strategy-source = Kod pliku, jeśli jest otwarty
command-strategy-report = Powiedz prywatnie gospodarzowi, co jest nie tak ze strategią
command-help = Co umiem i jak o to poprosić
option-help-command = o którym poleceniu powiedzieć więcej, na przykład rps
command-start = Kim jestem i gra na początek
command-privacy = Co jest o tobie przechowywane
command-fairness = Co zobowiązuje mnie do uczciwej gry i jak to sprawdzić
command-data = Twoje dane: zabierz je albo usuń
command-data-export = Wszystko, co o tobie przechowuję, jako plik
command-data-delete = Usuń wszystko, co o tobie przechowuję
command-account = Jeden gracz na kilku platformach: połączenie, rozłączenie, twoje imię tam
command-account-link = Połącz to konto z twoim na innej platformie, kodem
command-account-unlink = Rozłącz połączone konta
command-account-name = Pod jakim imieniem widzą cię inne platformy
option-link-code = kod z innej platformy; bez niego pokażę ci swój
option-name-across = here, hidden albo własne słowo; bez tego powiem, jak jest
option-variant = classic (3 ruchy) albo lizard-spock (5 ruchów)
option-length = pierwszy do 10, najlepszy z 9, bez końca …
option-learning = czy uczę się z twoich pojedynków; bez tego powiem, jak jest
option-sharing = czy udostępniasz, jak grasz; bez tego powiem, jak jest
option-ghost-named = czy nosi twoje imię; inaczej jego nazwa nie zdradza nikogo
option-ghost = jak się ma, zamroź na nowo albo odwołaj
option-game = która gra; domyślnie papier, kamień, nożyce
option-level = jak dobrze cię czytam; zamiast przeciwnika
option-opponent = strategia, która gra przeciw tobie; wszystkie: /strategy list
option-strategy = przeciwnik albo nazwa, którą ktoś zarejestrował
option-registered-name = od 3 do 24 liter a–z, cyfr i łączników, najpierw litera, na przykład my-markov
option-registered-strategy = co oznacza ta nazwa, na przykład markov:order=4,decay=0.98
option-strategy-file = twoja strategia: JavaScript albo TypeScript z typami do wymazania; najwyżej 64 KB
option-file-name = jej nazwa: nowa albo jedna z twoich dla nowej wersji
option-strategy-note = co o niej powiesz, w jednym wierszu
option-any-name = nazwa strategii, którą ktoś jej nadał
option-report-reason = co jest z nią nie tak
option-proof = wiersz dowodu (gdk3.…); bez niego twój ostatni mecz
option-word = twoje słowo wchodzi do losowania, żebym nie decydowała sama
choice-classic = Klasycznie: papier, kamień, nożyce
choice-lizard-spock = Także jaszczurka i Spock: pięć ruchów
choice-novice = Nowicjusz: nic o tobie nie wie, uczy się w tym meczu
choice-fortune-teller = Wróżka: zna ciebie i ludzi, niczego nie zapomina
choice-mirror = Lustro: gra tak jak ty
choice-coin = Uczciwa moneta: niczego nie czyta i nikt jej nie odczyta
strategy-fortune-teller = czyta twoje nawyki na czterdzieści sposobów naraz, zna ludzi i trudno ją zwieść
strategy-mirror = twój sobowtór: gra tak, jak ty na jego miejscu
strategy-random = uczciwa moneta; niczego nie czyta
strategy-ghost = duch: czyjś sposób gry, zamrożony za zgodą
strategy-wildcard = waży każdą wcześniejszą chwilę podobną do tej
strategy-wildcard-counters = to samo, na licznikach, jak w pierwszej publikacji
strategy-constant = zawsze ten sam ruch, kamień, jeśli nie podasz innego
strategy-rotation = wszystkie ruchy po kolei: kamień, papier, nożyce …
strategy-anti-rotation = spodziewa się, że bierzesz ruchy po kolei
strategy-copy = gra twój ostatni ruch
strategy-always-counter = gra to, co bije twój ostatni ruch
strategy-always-counter-self = gra to, co bije jej własny ostatni ruch; na twoje nie patrzy
strategy-win-stay-lose-shift = powtarza to, co wygrało, zmienia to, co przegrało
strategy-frequency = bije ruch, który grasz najczęściej
strategy-markov = bije to, co zwykle robisz po kilku ostatnich ruchach
strategy-mupn = bije to, co grasz ostatnio po tych samych kilku ruchach
strategy-supp = uczy się na próbach, który ruch się opłaca po kilku twoich ostatnich
strategy-mksu = uczy się na próbach, za którą z ośmiu innych strategii iść
strategy-mkia = uczy się na próbach, za którym z trzech czytających iść
strategy-daemons = tłum demonów i nadzorca, który słucha najszczęśliwszego
strategy-shannon = maszyna Shannona z 1953 roku: czy dwa razy robisz to samo?
strategy-seer = SEER z 1956 roku: trzyma się wzoru, dopóki się opłaca
strategy-mixing = miesza wielu małych czytających i uczy się, którym ufać
strategy-experts = rada czytających: im lepsze osiągnięcia, tym mocniejszy głos
strategy-vote = głosuje wszystko, co kiedykolwiek następowało po takiej grze
strategy-ppm = częściowe dopasowania, jak przy kompresji plików: najdłuższy znany odcinek mówi pierwszy
strategy-context-tree = waży naraz wszystkie drzewa nawyków
strategy-history-match = szuka, gdzie gra ostatnio tak przebiegała i jak sprawdzały się takie domysły
strategy-second-guess = wie, że ty wiesz, że ona wie
strategy-iocaine = zwycięzca z 1999 roku: zgaduje na każdym poziomie, ocenia na kilku horyzontach
strategy-lempel-ziv = tnie grę na frazy, jak plik zip, i ciągnie tę, która trwa
strategy-naive-bayes = bierze każdą z ostatnich rund za znak twojego następnego ruchu
strategy-regret-matching = gra to, czego niezagrania żałuje
strategy-exp3 = bandyta: wie tylko, co przyniosły jego własne ruchy
strategy-de-bruijn = gra każdy krótki ciąg równie często; niczego nie czyta

strategy-list-title = 🔮 { $count ->
    [one] { $count } przeciwnik
    [few] { $count } przeciwników
    [many] { $count } przeciwników
   *[other] { $count } przeciwnika
  }
strategy-list-more = Więcej o jednym: /strategy info markov. Aby zagrać: /rps play opponent=markov albo /oddeven play opponent=markov
strategy-info-which = O którym? Na przykład /strategy info markov. Wszystkie nazwy: /strategy list
strategy-info-title = 🔮 { $family }
strategy-games = Gra w: { $games }
strategy-memory = Patrzy wstecz na { $rounds ->
    [one] { $rounds } rundę
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
  }.
strategy-memory-all = Patrzy wstecz na wszystkie rundy.
strategy-memory-none = Nie patrzy na to, co grasz.
strategy-settings = Ustawienia:
strategy-no-settings = Nie ma ustawień.
strategy-setting = { $name }: { $valid } (zwykle { $usual })
strategy-set = ← tutaj { $value }
strategy-source = Źródło: { $source }

registration-done = 🔮 Zarejestrowano: { $name }
registration-updated = 🔮 Zmieniono: { $name }
registration-gauntlet = Próba: { $game }. Wygrane mecze: { $won } z { $matches }, rund w każdym: { $rounds }. Rundy wygrane, przegrane, zremisowane:
registration-play = Aby zagrać: { $command } opponent={ $name }. Może każdy, kto zna nazwę.
registration-mine-title = 🔮 Twoje strategie: { $count } z { $max }
registration-mine-more = Jak wypadła jedna z nich: /strategy info. Zmiana lub rezygnacja: /strategy update, /strategy withdraw
registration-none = Nie masz zarejestrowanej strategii. Zacznij od: /strategy register my-markov markov:order=4
registration-how = Potrzebna nazwa i strategia: /strategy register my-markov markov:order=4. Wszystkie strategie: /strategy list
registration-update-how = Potrzebna jedna z twoich nazw i strategia: /strategy update my-markov markov:order=5. Twoje nazwy: /strategy mine
registration-withdraw-how = Która? Napisz /strategy withdraw i nazwę. Twoje nazwy: /strategy mine
registration-withdraw-title = Zrezygnować z { $name }?
registration-withdraw-file = Nikt już z nią nie zagra, trwające mecze skończą się bez wyniku, a jej plik zostanie usunięty. Nazwę może wziąć każdy.
registration-withdraw-text = Nikt już z nią nie zagra pod tą nazwą, a nazwę może wziąć każdy. Rozpoczęte mecze trwają dalej.
button-withdraw = Rezygnuję
registration-withdrawn = Zrezygnowano z { $name }; nazwa jest wolna.
registration-kept = Zostaje.
registration-bad-name = „{ $name }” to nie nazwa. Nazwa ma od 3 do 24 liter a–z, cyfr i łączników i zaczyna się od litery, na przykład my-markov.
registration-reserved-name = „{ $name }” już coś tu znaczy. Wybierz inną nazwę, na przykład my-{ $name }.
registration-indecent-name = „{ $name }” nie mówi się przy wszystkich. Wybierz inną nazwę.
coarse-stems = kurw chuj pierdol pierdal jeban jebac jebać zajeb wyjeb pojeb skurw pizd cwel kutas pedał dziwk
coarse-words = dupa dupek cipa cipka ciota fiut szmata gówno gowno
coarse-innocent = pedałow pedałuj
registration-taken = Ktoś już zarejestrował „{ $name }”. Wybierz inną nazwę.
registration-yours = „{ $name }” jest już twoje. Aby zmienić: /strategy update { $name } …
registration-full = Masz już { $max } zarejestrowanych strategii, więcej nie można. Najpierw zrezygnuj z którejś: /strategy withdraw
registration-not-yours = Nie masz zarejestrowanej nazwy „{ $name }”. Twoje nazwy: /strategy mine
registration-is-file = „{ $name }” oznacza plik. Nowa wersja: /strategy submit { $name }, razem z plikiem.
registration-waiting = 🔮 { $name } czeka na próbę
registration-waiting-text = { $place ->
    [1] Następna w kolejce.
    [2] Druga w kolejce.
    [3] Trzecia w kolejce.
   *[other] Numer { $place } w kolejce.
  } Raport pojawi się tutaj.
registration-trying = 🔮 { $name } przechodzi próbę
registration-trying-text = Raport pojawi się tutaj za chwilę.
registration-one-at-a-time = Twoja ostatnia próba jeszcze trwa, a każdy ma jedną naraz. Jej wiadomość stanie się raportem.
registration-queue-full = Kolejka prób jest pełna. Spróbuj ponownie za { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
  }.
registration-too-slow = Potrzeba jej więcej czasu lub pamięci, niż ma próba, więc nic nie zarejestrowano. Spróbuj mniejszych ustawień; jakie są, powie /strategy info.
registration-broken-off = Próbę { $name } przerwano i nic nie zarejestrowano. Wyślij polecenie jeszcze raz za minutę.
registration-store-away = Nie mam teraz dostępu do pamięci, więc nic nie zarejestrowano. Wyślij polecenie jeszcze raz za minutę.
registration-told-already = Już się tym zajmuję. Twoje nazwy: /strategy mine

submission-how = Potrzebny plik i nazwa: /strategy submit my-bot, razem z plikiem.
submission-done = 🔮 Zarejestrowano: { $name }
submission-version = 🔮 { $name } ma nową wersję: { $version }
submission-known = 🔮 { $name } to już dokładnie ten plik
submission-draft = Szkic, tylko dla ciebie: zagraj z nim albo wystaw go w turnieju. Otwarty dla wszystkich
submission-public = Zagrać może każdy, kto zna nazwę.
submission-results = { $game }. Wygrane mecze: { $won } z { $matches }, rund w każdym: { $rounds }; punktów na rundę: { $mean }. Rundy wygrane:przegrane:zremisowane i punkty na rundę:
submission-other-game = { $game }. Wygrane mecze: { $won } z { $matches }, punktów na rundę: { $mean }.
submission-not-there = { $game }: nie zagrano. Powód: { $reason }.
submission-untried = { $game }: bez próby, bo potrzeba zbyt wielu kroków. Aby wypróbować tylko tam, zaznacz to w pliku: export const games.
submission-taken = Najwyżej na mecz: kroki { $steps } z { $most }, pamięć { $memory } z { $limit } MB. Mecz trwał { $milliseconds } ms.
submission-copy = { $game }: gra dokładnie tak jak { $original }, ruch w ruch. Kopia jest nazwana kopią i nie punktuje.
submission-copy-hidden = { $game }: gra dokładnie tak jak czyjś wcześniejszy plik, ruch w ruch. Kopia jest nazwana kopią i nie punktuje.
submission-play = Aby zagrać: { $command } opponent={ $name }. Skrót i wersje: /strategy info { $name }
submission-chart = Próba { $name }: { $game }
submission-chart-luck = W granicach ±{ $reach } to może być szczęście
submission-chart-points = punkty na rundę
submission-no-load = 🔮 { $name } się nie wczytuje
submission-crashed = 🔮 { $name } zawodzi na próbie
submission-illegal = 🔮 { $name } nie wykonuje ruchu na próbie
submission-exhausted = 🔮 { $name } zużywa za dużo na próbie
submission-at-start = { $game }, przed pierwszą rundą przeciw { $opponent }.
submission-at-round = { $game }, przeciw { $opponent }, runda { $round }.
submission-place = Wiersz { $line }, kolumna { $column }:
submission-nothing = Nic nie zarejestrowano. Popraw plik i wyślij go ponownie.
submission-no-games = Plik mówi, że gra w: { $typed }. Znam { $valid }. Nic nie zarejestrowano.
submission-frozen = Gospodarz zamroził dokładnie ten plik ({ $reason }). Nic nie zarejestrowano.
submission-too-slow = Próba trwała dłużej, niż mam na jedną, więc nic nie zarejestrowano. Niech liczy mniej na rundę; albo wyślij ją, gdy będę mniej zajęta.
submission-gave-up = Maszyna, która gra plikami, poddała się: { $reason }. To nie wyrok, ale nic nie zarejestrowano. Wyślij ponownie albo niech liczy mniej.
submission-unsteady = { $name } gra za każdym razem inaczej: { $game }, przeciw { $opponent }, ruchy różnią się od rundy { $round }. Te same rundy muszą dawać te same ruchy. Nic nie zarejestrowano.
submission-is-settings = „{ $name }” oznacza strategię z ustawieniami. Najpierw z niej zrezygnuj (/strategy withdraw) albo wybierz inną nazwę.
submission-indecent-note = Tego, co mówi notka, nie mówi się przy wszystkich. Wybierz inne słowa.
button-open-source = Pokaż wszystkim
button-keep-sealed = Zostaw zamknięty
strategy-name-missing = Która? Napisz { $command } i nazwę.
strategy-name-unknown = Nie znam nikogo o nazwie „{ $name }”.
strategy-no-file = „{ $name }” oznacza strategię z ustawieniami, nie plik: /strategy info { $name }
strategy-sealed = Kod { $name } jest zamknięty. Otworzyć może autor: /strategy open { $name }
strategy-source-title = 🔮 Kod { $name }, wersja { $version }
strategy-source-hash = SHA-256: { $hash }
strategy-open-title = Pokazać wszystkim kod { $name }, wersja { $version }?
strategy-open-text = Wtedy plik przeczyta każdy, kto znajdzie nazwę. Dla tej wersji nie da się tego cofnąć; późniejsze zostają zamknięte.
strategy-open-already = Kod { $name } jest już otwarty: /strategy source { $name }
strategy-opened = Kod { $name } jest otwarty dla wszystkich: /strategy source { $name }
strategy-kept-sealed = Zostaje zamknięty.
strategy-report-own = To twoja strategia. Aby z niej zrezygnować: /strategy withdraw
strategy-reported = Powiedziałam gospodarzowi o { $name }. Nikt inny się nie dowie.
strategy-file-title = Plik od autora: JavaScript, gra w piaskownicy.
strategy-file-facts = Wersja { $version }, bajty: { $bytes }, { $state ->
    [open] otwarty: /strategy source { $name }
   *[sealed] zamknięty
  }. SHA-256: { $hash }
strategy-file-frozen = Zamrożony przez gospodarza, nie gra: { $reason }
strategy-file-guarded = Poza grą: trwało to dłużej, niż może jakikolwiek mecz ({ $reason }). Przywrócić może gospodarz.
strategy-file-earlier = Wcześniejsze wersje: { $versions }
strategy-file-note = „{ $note }”
registration-mine-draft = szkic
registration-mine-frozen = zamrożona: { $reason }

## Kłopoty z tym, co wpisano
problem-unknown-command = Nie znam polecenia „{ $typed }”. Co umiem: /help
problem-unknown-command-nearest = Nie znam polecenia „{ $typed }”. Chodzi o { $nearest }? Wszystkie: /help
problem-unknown-subcommand = /{ $command } nie zna „{ $typed }”. Zna: { $valid }
problem-unknown-option = /{ $command } nie rozumie „{ $typed }”. Przyjmuje: { $valid }
problem-bad-choice = „{ $typed }” nie pasuje do { $option }. Wybierz: { $valid }
problem-unknown-word-nearest = /{ $command } nie rozumie „{ $typed }”. Chodzi o { $nearest }?
problem-bad-choice-nearest = „{ $typed }” nie pasuje do { $option }. Chodzi o { $nearest }? Są: { $valid }
problem-bad-text = „{ $typed }” nie pasuje do { $option }: trzeba od 1 do { $max } znaków.
problem-file-missing = { $example } wymaga pliku: wyślij go razem z poleceniem.
problem-file-too-large = Plik jest za duży: przyjmuję najwyżej { $kilobytes } KB.
problem-file-unavailable = Plik do mnie nie dotarł. Wyślij go, proszę, jeszcze raz.
problem-lone-file = Samo „{ $typed }” niewiele mi mówi. Odpowiedz na nie poleceniem, które przyjmuje plik: { $nearest }
problem-word = „{ $typed }” nie nadaje się do losowania: trzeba od 1 do { $max } liter, cyfr, spacji i znaków - _ .
problem-level-and-opponent = Poziom to już przeciwnik. Wybierz jedno z dwojga: level=… albo opponent=…
problem-length = „{ $typed }” to nie długość. Spróbuj: pierwszy do 10, najlepszy z 9 (nieparzyste) albo bez końca; liczby od 1 do { $max }.
problem-unknown-strategy = Nie znam przeciwnika „{ $typed }”. Znani: { $some }. Wszyscy: /strategy list
problem-unknown-strategy-nearest = Nie znam przeciwnika „{ $typed }”. Chodzi o { $nearest }? Wszyscy: /strategy list
problem-unknown-parameter = { $family } nie ma ustawienia „{ $typed }”. Ma: { $valid }
problem-bad-value = { $parameter } nie może być „{ $typed }”. Może być: { $valid }
problem-wrong-game = { $typed } nie gra w tę grę ({ $game }). Grają: { $some }. Wszyscy: /strategy list
problem-frozen = { $name }: zamrożono przez gospodarza, grać nie można: { $reason }

## Awarie
failure-unexpected = Coś poszło nie tak po mojej stronie i zostało zapisane. Nic twojego nie przepadło; spróbuj ponownie.
failure-busy = Przy kryształowej kuli jest teraz tłok. Nic nie policzono i nic nie przepadło: naciśnij lub wpisz to jeszcze raz za chwilę.
failure-store-unreachable = Nie mogę teraz dosięgnąć swojej pamięci. Nic nie przepadło: naciśnij lub wpisz to jeszcze raz za chwilę. Policzony ruch nie policzy się drugi raz.
failure-store-newer = Twoją historię zapisała nowsza wersja mnie, więc jej nie tknę. Osoba, która prowadzi tego bota, musi go zaktualizować.
failure-store-key = Twoją historię zaszyfrowano kluczem, którego nie mam, więc jej nie tknę. Osoba, która prowadzi tego bota, musi ustawić STATE_KEY.
failure-store-plain = To, co o tobie pamiętam, nie jest zaszyfrowane, a powinno, więc tego nie tknę. Nic nie przepadło: osoba, która prowadzi tego bota, musi zajrzeć do dziennika.

## Co wiąże gospodarza
fairness-brief = 🔮 Mój ruch jest zapieczętowany, zanim wybierzesz swój, a jedno zobowiązanie wiąże wszystkie moje losowania na dziesięć lat. Można je zapisać po jednym naciśnięciu.
fairness-title = 🔮 Dlaczego nie musisz mi wierzyć na słowo
fairness-text =
    Mój ruch jest ustalony, zanim wybierzesz swój, a każda wiadomość nosi jego pieczęć.
    Moje losowanie wynika z tajnego klucza dnia, z twojego własnego polecenia i, jeśli chcesz, z twojego słowa. Jedno zobowiązanie ustaliło moje klucze na dziesięć lat, więc nie mogę wybrać losu ani ja, ani ty.
    Trzy dni później podaję klucz. Wtedy każdy może wylosować to samo, zagrać moje ruchy ponownie i porównać.
fairness-pledge = Moje zobowiązanie: { $pledge }, od { $since }. Dziś jest dzień { $day } z { $days }. Zapisz ten wiersz: kto go ma, sprawdzi każdy późniejszy mecz.
fairness-follows = Następuje po moim wcześniejszym zobowiązaniu { $pledge }. Dla meczów sprzed niego liczy się tamto.
fairness-key-none = Żadnego klucza jeszcze nie podano. Klucz dnia 1 podam { $date } (UTC).
fairness-key = Klucz dnia { $day } ({ $of }) jest podany, a z nim klucze wszystkich wcześniejszych dni. Następny podam { $date } (UTC):
fairness-key-last = Klucz ostatniego dnia, { $day } ({ $of }), jest podany, a z nim klucze wszystkich wcześniejszych dni:
fairness-how = Aby sprawdzić mecz: naciśnij „Sprawdź” na jego końcu i podaj wiersz poleceniu gadalka verify na własnym komputerze, razem z tym zobowiązaniem. To, co mówię tutaj, to tylko moje słowo.

## Limity: za dużo naraz
budget-press = Za szybko jak na moją kryształową kulę. Za { $wait } znów będzie miejsce; twoja gra czeka tam, gdzie była.
budget-command = Tyle życzeń naraz. Za { $wait } znów słucham; nic twojego nie przepadło.
budget-picture = Moje pędzle muszą wyschnąć. Za { $wait } znów maluję; reszta toczy się dalej.
budget-hint = Nawet kryształowa kula potrzebuje odpoczynku. Za { $wait } znów będzie podpowiedź; grać możesz już teraz.
budget-export = Dopiero co kilka razy przepisałam twój plik. Za { $wait } dostaniesz kolejny.
budget-trial = Tyle prób naraz. Za { $wait } wypróbuję następną strategię; grać można już teraz.
budget-submission = Tyle plików jednego dnia. Za { $wait } przeczytam następny; do tego czasu możesz je próbować w domu.
budget-report = Dużo już dziś od ciebie przekazałam. Za { $wait } znów słucham.
budget-tournament = Tyle turniejów naraz. Za { $wait } możesz otworzyć następny; otwarte toczą się dalej.
budget-brief = ⏳ { $wait }
budget-seconds = { $count ->
    [one] { $count } sekundę
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
  }
budget-minutes = { $count ->
    [one] { $count } minutę
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
  }

## Pozostały czas, na końcu zdania
clock-in = za { $time }
clock-soon = lada chwila
clock-days = { $count } d
clock-hours = { $count } godz.
clock-minutes = { $count } min
clock-seconds = { $count } s

## Pomoc, powitanie, prywatność, dane
help-brief = 🔮 Gram z tobą i uczę się, jak wybierasz: /rps, /oddeven, /mines. Wszystko inne, co umiem, jest o jedno naciśnięcie stąd.
help-title = 🔮 Co umiem
help-tips = Więcej o jednym: /help tournament. Z opcjami: /rps play lizard-spock first to 5. W meczu „Dlaczego?” mówi, co zobaczyłam, a „Stop” go kończy.
help-options = Co można dodać:
help-options-how = To, co w [nawiasach], można pominąć; kolejność dowolna, można też z nazwą: { $example }. Gdzie jest menu, wybierz w nim.
start-title = 🔮 Jestem Gadalka
start-text = Trochę czytam w myślach. Wybierz grę: uczę się, jak wybierasz, mówię, co zobaczyłam, i dowodzę, że nie oszukiwałam.
start-mines = Saper
start-more = Wszystko, co umiem: /help. Co o tobie przechowuję: /privacy. Jak sprawdzić, że gram uczciwie: /fairness
privacy-fairness = Jak sprawdzić, że gram uczciwie: /fairness
privacy-brief = Przechowuję ruchy naszych gier i ich przebieg. Twojego profilu nikt nie zobaczy bez twojej zgody. Zabierz wszystko albo usuń: /data
privacy-title = Co jest o tobie przechowywane
privacy-text =
    Twój identyfikator na tej platformie, ruchy naszych gier i ich przebieg; dla ostatnich meczów także ustawienia i ziarno moich ruchów.
    Ile rozstrzygniętych rund wygrywasz w tygodniu i miesiącu ostatniej gry, i jej dzień.
    Jeśli zgadzasz się, by inni cię widzieli (/profile privacy): kiedy, jak szeroko, twoje imię, gdzie odtąd grasz. Do tego czasu profil jest prywatny.
    Jeśli pozwalasz komuś na porównanie z tobą albo o nie prosisz: kto i kiedy. Pytanie znika po tygodniu.
    Twoja nazwa na Telegramie, przez 90 dni, by inni mogli cię wskazać.
    Twoje pojedynki z ludźmi: ruchy obu stron i przebieg, z imionami obu przez dwa tygodnie. Z rankingowych to, z czego wynika twój rating.
    Twoje ostatnie plansze sapera i przebieg gier; o wyścigu przez dobę, kto biegnie.
    Strategie, które rejestrujesz lub wysyłasz, twój duch: czym są, jak im poszło.
    Jeśli łączysz konta (/account link): które, pod jakimi imionami. Twoje imię dla innych platform (/account name).
    Odkąd uczę się z twoich pojedynków (/model duels) albo udostępniasz, jak grasz (/model share).
    Poza tym nieprzechowywane: imiona, twoje wiadomości, gdzie i kiedy grasz.
    Zostaje to u osoby, która prowadzi tego bota, i widzisz to tylko ty. Co o tobie myślę: /model show
    Zabierz: /data export. Usuń: /data delete
data-export-title = Wszystko, co o tobie przechowuję
data-export-text = Ruchy od najstarszych. Ziarno meczu, który wciąż jest otwarty, pominięto; zdradziłoby mój następny ruch.
data-delete-title = Usunąć wszystko?
data-delete-text = Znikną wszystkie twoje rundy, sumy, mecze, plansze, zarejestrowane strategie i miejsca na listach, a ja przestanę cię znać. Tego nie da się cofnąć.
button-delete = Usuń wszystko
button-keep = Zostaw
data-delete-linked = Dotyczy to obu połączonych kont: wszystko na drugiej platformie też zniknie, a na końcu połączenie. Aby tamto zachować: najpierw /account unlink.
data-deleted = Zniknęło. Nigdy się nie spotkaliśmy.
data-nothing = Nie było czego usuwać.
data-kept = Zostaje. Wciąż cię znam.

## Jeden gracz na kilku platformach
account-on-platform = { $platform ->
    [discord] na Discordzie
    [telegram] na Telegramie
    [terminal] w terminalu
   *[other] na innej platformie
  }
account-link-title = Jeden gracz na obu platformach
account-link-code = Wpisz to na drugiej platformie w ciągu { $minutes ->
    [one] { $minutes } minuty
    [few] { $minutes } minut
    [many] { $minutes } minut
   *[other] { $minutes } minuty
  }, z konta, które też jest twoje. Nikomu innemu nie pokazuj.
account-link-how = Potem pytam obie strony, podając każdej imię drugiej. Kod działa raz; po błędnych próbach ({ $tries }) przestaję słuchać na { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
  }.
account-link-check = Sprawdź
account-link-cancel = Anuluj
account-link-question = Połączyć to konto z innym: { $name } { $on }?
account-link-means = Tylko jeśli to ty. Historie, modele, profil, miejsca w rankingach i blokady staną się wspólne; oba konta działają dalej. Kto ma którekolwiek z nich, może wtedy wyeksportować i usunąć wszystko z obu. Aby znów rozłączyć: /account unlink
account-link-stricter = Gdzie ustawienia się różnią, obowiązuje surowsze: prywatne, wyłączone, bez wyzwań. Nikt inny się nie dowie.
account-link-yes = Połącz
account-link-no = Nie
account-link-waiting = Zgoda przyjęta. Teraz pytam drugą stronę ({ $name } { $on }): wiadomością ode mnie, przyciskiem „Sprawdź” pod kodem albo przez /account link tam.
account-linked = Połączono: to konto i { $name } { $on } to teraz jeden gracz. Aby rozłączyć: /account unlink
account-link-declined = Odmowa. Nic nie połączono. Nowy kod: /account link
account-link-refused = { $name } { $on }: odpowiedź brzmi „nie”. Nic nie połączono. Nowy kod: /account link
account-link-lapsed = Ten kod wygasł; kody żyją dziesięć minut. Nowy, na dowolnej platformie: /account link
account-link-gone = To pytanie jest zamknięte; nic się nie zmieniło. Jak jest teraz: /account link
account-link-wrong = Żaden otwarty kod tak nie brzmi. { $left ->
    [0] To była ostatnia próba na { $minutes ->
        [one] { $minutes } minutę
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
      }.
    [one] Jeszcze { $left } próba.
    [few] Jeszcze { $left } próby.
    [many] Jeszcze { $left } prób.
   *[other] Jeszcze { $left } próby.
  } Po kod, na drugiej platformie: /account link
account-link-own = To twój własny kod. Wpisz go na drugiej platformie: tam ma cię odnaleźć.
account-link-same-platform = Ten kod powstał na tej platformie. Łączy konta z dwóch platform, po jednym z każdej: wpisz go na drugiej.
account-link-too-many = Za dużo błędnych kodów. Znów słucham najpóźniej za { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
  }.
account-link-already = To konto jest już połączone. Aby połączyć je z innym, najpierw rozłącz: /account unlink
account-link-busy = Właśnie potwierdzono inne połączenie. Najpierw odpowiedz tam: /account link
account-unlink-title = Rozłączyć to konto z innym: { $name } { $on }?
account-unlink-text = Każde zabiera rundy, które tam zagrano, i swoje ustawienia. Żadna runda nie przepada.
account-unlink-yes = Rozłącz
account-unlink-no = Zostaw połączone
account-unlink-kept = Nadal jeden gracz.
account-unlinked = Rozłączono z innym ({ $name } { $on }): znów dwóch graczy, każdy z rundami tam zagranymi.
account-unlinked-none = To konto nie jest z żadnym połączone. Aby je połączyć: /account link
account-name-nobody = { $platform ->
    [discord] gracz z Discorda
    [telegram] gracz z Telegrama
    [terminal] gracz z terminala
   *[other] gracz skądinąd
  }
account-name-shown = Na innych platformach ci, z którymi grasz, widzą cię jako „{ $name }”.
account-name-hidden = Na innych platformach twoje imię jest ukryte: widać cię jako „{ $name }”.
account-name-how = Aby zmienić: /account name here (twoje imię na tej platformie), /account name hidden albo własne słowo.
account-name-bad = Imię to jeden wiersz, najwyżej { $max } znaków, bez niczego do kliknięcia: bez @, linków i długich numerów.

## Wyzwania
challenge-race = { $name }, { $caller } wyzywa cię na wyścig na jednej planszy. Odpowiedz w ciągu { $minutes ->
    [one] { $minutes } minuty
    [few] { $minutes } minut
    [many] { $minutes } minut
   *[other] { $minutes } minuty
  }.
challenge-question = { $name }, { $caller } ma do ciebie pytanie.
challenge-retract = Cofnij
challenge-declined = { $name } tym razem woli nie. Dziękuję za zaproszenie, { $caller }.
challenge-retracted = { $caller } cofa wyzwanie.
challenge-unanswered = { $name }: brak odpowiedzi na czas, wyzwanie minęło.
challenge-waiting = { $name } ma już wyzwanie, odpowiedzi jeszcze nie ma.
challenge-declined-lately = { $name } dopiero co odmawia. Zapytaj za godzinę.
challenge-too-many = Trzy twoje wyzwania wciąż są otwarte. Poczekaj na odpowiedź albo cofnij jedno.
challenge-too-often = Dość wyzwań jak na godzinę. Spróbuj później.
challenge-lapsed = To wyzwanie nie jest już otwarte.
challenge-over-accepted = To wyzwanie przyjęto.
challenge-over-declined = To wyzwanie odrzucono.
challenge-over-retracted = To wyzwanie cofnięto.
challenge-not-challenged = Odpowiedzieć może tylko { $name }.
challenge-not-challenger = Cofnąć może tylko { $name }.
challenge-not-yours = To dla kogoś innego. Aby nie przyjmować wyzwań: /privacy
challenge-me = Mnie? Z przyjemnością i od razu: /rps play
challenge-unseen = { $name } nie widzi tego czatu. Wyzwij w grupie, w której jesteście oboje.
challenge-left = { $name }: tej osoby tu nie ma i nie zobaczy wyzwania.
challenge-muted = { $name } nie przyjmuje wyzwań.
challenge-muted-now = Odtąd nikt nie wyzwie cię po imieniu. Co otwarte, zostaje otwarte. Aby znów przyjmować: /privacy challenges=on
challenge-mute-button = Bez wyzwań
challenge-take-button = Przyjmuj wyzwania
challenge-option = Czy inni mogą wyzywać cię po imieniu
challenge-setting-on = Inni mogą wyzwać cię po imieniu, na wyścig albo porównanie. Wspominam cię raz, a ty przyjmujesz lub odmawiasz. Aby mieć spokój: /privacy challenges=off
challenge-setting-off = Nie przyjmujesz wyzwań: kto cię wskaże, dowie się o tym, i nic nie zostanie opublikowane. Aby znów przyjmować: /privacy challenges=on
challenge-stored = O wyzwaniach przez dobę pamiętam, kiedy były i jak się skończyły; o ich nieprzyjmowaniu – odkąd.

## Z kim się pojedynkujesz
command-duel = Twoje pojedynki: kogo blokujesz i czyje przyjmujesz
command-duel-list = Kogo blokujesz i czyje pojedynki przyjmujesz
command-duel-block = Blokuje kogoś: żadnych pojedynków między wami. Ta osoba się nie dowie
command-duel-unblock = Cofa blokadę
command-duel-from = Czyje pojedynki przyjmujesz: wszystkich, ludzi z twoich miejsc czy niczyje
option-duel-whom = O kogo chodzi
option-duel-from = Czyje pojedynki przyjmujesz
choice-duels-everyone = od wszystkich
choice-duels-here = od ludzi z miejsc, gdzie grasz
choice-duels-nobody = od nikogo
duel-blocked = { $name }: między wami nie będzie już pojedynków, a dlaczego, nikt nie powie. Co otwarte, zostaje otwarte. Jeśli zmienisz zdanie: /duel list
duel-unblocked = { $name }: blokady nie ma.
duel-block-self = Przed sobą się nie schowasz. Wskaż kogoś innego.
duel-block-bot = Boty nikogo nie proszą o pojedynek.
duel-block-whom = Kogo? Wskaż, na przykład /duel block @name, albo odpowiedz poleceniem na wiadomość tej osoby. Na naszym prywatnym czacie nikt tego nie przeczyta.
duel-block-full = Więcej blokad niż { $max } nie zapamiętam. Najpierw cofnij którąś: /duel list
duels-title = 🔮 Twoje pojedynki
duels-blocked-nobody = Nikogo nie blokujesz.
duels-blocked = Zablokowani, razem { $count }. Czytają, że teraz nie przyjmujesz pojedynków, i nic więcej:
duels-blocked-line = { $name }, od { $date }
duels-blocked-nameless = ktoś, czyje imię zapomniałam, od { $date }
duels-button-unblock = Odblokuj: { $name }
duels-how = Aby zablokować: /duel block. Aby wybrać, czyje pojedynki przyjmujesz: /duel from
duels-from-everyone = Przyjmujesz pojedynki od wszystkich.
duels-from-here = Przyjmujesz pojedynki od ludzi z miejsc, gdzie grasz: serwerów i grup, w których odtąd widzę cię przy grze. Gdzie indziej pojedynków nie przyjmujesz.
duels-from-nobody = Nie przyjmujesz pojedynków od nikogo. Innych nadal możesz wyzywać.
duels-muted = Nie przyjmujesz żadnych wyzwań, także na pojedynek. Co poniżej, zadziała, gdy znów będziesz je przyjmować: /privacy challenges=on
duels-button-everyone = Od wszystkich
duels-button-here = Z moich miejsc
duels-button-nobody = Od nikogo
duels-stored = Kogo blokujesz w pojedynkach i czyje przyjmujesz; jeśli tylko ludzi z twoich miejsc – które to miejsca. /duel list

## Kto może widzieć profil
profile-privacy-title = 🔮 Kto widzi, jak ci idzie: { $level }
profile-privacy-done = 🔮 Odtąd: { $level }
profile-privacy-already = 🔮 Jak dotąd: { $level }
profile-short-who = Kto co widzi. „{ $nobody }”: tylko ty. „{ $place }”: ludzie z tych czatów widzą twoje imię, wyniki i profil, ze wszystkich twoich rund. „{ $everyone }”: to samo widzi każdy, kto mnie zapyta, na każdej platformie.
profile-short-never = Nigdy tam nie ma: twoich pojedynczych ruchów ani tego, na jakich innych czatach grasz.
profile-short-undo = Aby cofnąć, wybierz „{ $nobody }”, w dowolnej chwili. Znikasz od razu z każdej listy; co pokazano na czatach, tam zostaje.
profile-short-now-private = Twojego imienia nie ma na żadnej liście, a profil widzisz tylko ty.
profile-short-now-place = Gdzie odtąd skończysz mecz, ludzie z tego czatu zobaczą twoje imię, wyniki i profil, ze wszystkich twoich rund ze mną.
profile-short-now-everyone = Każdy, kto mnie zapyta, gdziekolwiek, zobaczy twoje imię, wyniki i profil, ze wszystkich twoich rund ze mną.
profile-full-title = 🔮 Kto widzi, jak ci idzie: w całości
profile-full-kept = Co do tego przechowuję, dopóki trwa twoja zgoda: imię, pod którym cię pokazuję, dzień zgody i miejsca, gdzie grasz. /profile privacy private to usuwa.
profile-read-all = Przeczytaj całość
profile-shows-private = Nie ma cię na żadnej liście, a profil widzisz tylko ty. Mecze widzi czat, na którym się toczą. Kto chce się z tobą porównać, musi najpierw cię zapytać.
profile-shows-place = To dla serwerów i grup, gdzie odtąd skończysz mecz, i dla każdego, kto mnie tam zapyta.
    – /leaderboard: twoje imię, część rund wygranych ze mną, z ilu, i twoje miejsce; od { $needed } rund ze zwycięzcą, osobno dla gier, za tydzień, miesiąc i cały czas.
    – /leaderboard of:duels: twoje imię, twój rating w pojedynkach rankingowych i jak bardzo jest niepewny, liczba tych pojedynków i twoje miejsce; od pięciu różnych przeciwników, osobno dla gier, za miesiąc i cały czas.
    – /profile show: twój profil. /profile compare: jak gracie ty i osoba, która pyta.
    – /profile map: ty, po imieniu. /profile groups: liczysz się w nich (na Discordzie według ról, o które pytam i których nie przechowuję).
    Wszystko to ze wszystkich twoich rund ze mną, gdziekolwiek je zagrano.
profile-shows-everyone = To samo, a do tego jesteś na liście wszystkich graczy i widzi ją każdy, kto cię wskaże: ktokolwiek i gdziekolwiek mnie zapyta, na każdej mojej platformie. Gdy porównuje się grupy, inne czaty mogą cię liczyć bez imienia.
profile-take-back = Pokazuję cię jako { $name }; gdy zmienisz imię, zmieni się i tu. Dopóki trwa twoja zgoda, przechowuję je, dzień zgody i miejsca, gdzie grasz. Cofniesz to w każdej chwili: /profile privacy private

## Co rundy mówią o człowieku
trait-often = ze wszystkich ruchów: { $move }
trait-after-result = po { $result ->
    [win] wygranej
    [loss] przegranej
   *[draw] remisie
  }: { $what }
trait-after-move = po { $result ->
    [win] wygranej
    [loss] przegranej
   *[draw] remisie
  } z ruchem { $before }: { $move }
step-same = znów to samo
step-other = inny ruch
step-beats = to, co go bije
step-beaten = to, co on bije
step-like = krok taki jak { $from } → { $to }
profile-title = 🔮 { $name }: { $game }
profile-title-people = 🔮 { $name }: { $game }, pojedynki z ludźmi
profile-title-all = 🔮 { $name }: { $game }, ze mną i w pojedynkach
profile-duels-own = Jak kto się pojedynkuje, widzi tylko ta osoba: kto otwiera profil, widzi jej rundy ze mną.
profile-often = { $kind ->
    [always] za każdym razem
    [nearly] prawie za każdym razem
   *[some] { $times ->
        [one] { $times } raz
        [few] { $times } razy
        [many] { $times } razy
       *[other] { $times } raza
      } na { $of }
  }
profile-head-always-same = { $who ->
    [you] Trzymasz się swojego ruchu, co by się nie działo: powtarzasz go { $often }.
   *[other] { $name } trzyma się swojego ruchu, co by się nie działo, i powtarza go { $often }.
  }
profile-head-always-other = { $who ->
    [you] Nie usiedzisz w miejscu: co by się nie działo, zmieniasz ruch { $often }.
   *[other] { $name } nie usiedzi w miejscu: co by się nie działo, zmienia ruch { $often }.
  }
profile-head-win-same = { $who ->
    [you] Trzymasz się zwycięskiego: po wygranej powtarzasz ruch { $often }.
   *[other] { $name } trzyma się zwycięskiego: po wygranej powtarza ruch { $often }.
  }
profile-head-win-other = { $who ->
    [you] Nie spoczywasz na laurach: po wygranej zmieniasz ruch { $often }.
   *[other] { $name } nie spoczywa na laurach: po wygranej zmienia ruch { $often }.
  }
profile-head-loss-same = { $who ->
    [you] Obstajesz przy swoim: po przegranej powtarzasz ruch { $often }.
   *[other] { $name } obstaje przy swoim: po przegranej powtarza ruch { $often }.
  }
profile-head-loss-other = { $who ->
    [you] Porzucasz to, co przegrywa: po przegranej zmieniasz ruch { $often }.
   *[other] { $name } porzuca to, co przegrywa: po przegranej zmienia ruch { $often }.
  }
profile-head-draw-same = { $who ->
    [you] Remis przeczekujesz: po nim powtarzasz ruch { $often }.
   *[other] { $name } przeczekuje remis: po nim powtarza ruch { $often }.
  }
profile-head-draw-other = { $who ->
    [you] Remis gna cię dalej: po nim zmieniasz ruch { $often }.
   *[other] { $name } na remisie nie poprzestaje: po nim zmienia ruch { $often }.
  }
profile-head-rather = { $who ->
    [you] Po { $result ->
        [win] wygranej
        [loss] przegranej
       *[draw] remisie
      } powtarzasz ruch { $often }, częściej, niż wyszłoby na ślepo.
   *[other] Po { $result ->
        [win] wygranej
        [loss] przegranej
       *[draw] remisie
      } { $name } powtarza ruch { $often }, częściej, niż wyszłoby na ślepo.
  }
profile-head-often = { $who ->
    [you] Masz ulubiony ruch: { $move }, { $often }.
   *[other] { $name } ma ulubiony ruch: { $move }, { $often }.
  }
profile-head-reflex = { $who ->
    [you] Masz odruch: po { $result ->
        [win] wygranej
        [loss] przegranej
       *[draw] remisie
      } z ruchem { $before } przychodzi { $move }, { $often }.
   *[other] { $name } ma odruch: po { $result ->
        [win] wygranej
        [loss] przegranej
       *[draw] remisie
      } z ruchem { $before } przychodzi { $move }, { $often }.
  }
profile-head-way = { $who ->
    [you] Grasz niemal jak prosta reguła: { $way }.
   *[other] { $name } gra niemal jak prosta reguła: { $way }.
  }
profile-head-read = { $who ->
    [you] Nie zdradza cię żaden pojedynczy nawyk, a jednak łatwiej cię odczytać niż monetę.
   *[other] { $name }: żaden pojedynczy nawyk się nie zdradza, a jednak tę grę łatwiej odczytać niż monetę.
  }
profile-head-chance = { $who ->
    [you] Odczytać cię jest równie trudno jak monetę: nie zdradza cię żaden nawyk.
   *[other] { $name }: tę grę odczytać jest równie trudno jak monetę, nie zdradza jej żaden nawyk.
  }
profile-head-early = { $who ->
    [you] Za wcześnie, by cię oceniać: żaden nawyk się jeszcze nie wyróżnia.
   *[other] { $name }: za wcześnie na ocenę, żaden nawyk się jeszcze nie wyróżnia.
  }
profile-nothing = Jeszcze żadnej takiej rundy. Do całego profilu brakuje rund: { $missing }.
profile-record = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
  }: wygrane { $wins }, remisy { $draws }, przegrane { $losses }.
profile-streaks = Najdłuższe serie: { $wins ->
    [one] { $wins } wygrana
    [few] { $wins } wygrane
    [many] { $wins } wygranych
   *[other] { $wins } wygranej
  }, { $losses ->
    [one] { $losses } przegrana
    [few] { $losses } przegrane
    [many] { $losses } przegranych
   *[other] { $losses } przegranej
  }. Ostatnia: { $result ->
    [win] { $length ->
        [one] { $length } wygrana
        [few] { $length } wygrane
        [many] { $length } wygranych
       *[other] { $length } wygranej
      }
    [loss] { $length ->
        [one] { $length } przegrana
        [few] { $length } przegrane
        [many] { $length } przegranych
       *[other] { $length } przegranej
      }
   *[draw] { $length ->
        [one] { $length } remis
        [few] { $length } remisy
        [many] { $length } remisów
       *[other] { $length } remisu
      }
  }.
profile-after = Po { $result ->
    [win] wygranej
    [loss] przegranej
   *[draw] remisie
  }: { $shares }, razem { $total }.
profile-share = { $what } { $percent }% ({ $count })
profile-after-none = Po { $result ->
    [win] wygranej
    [loss] przegranej
   *[draw] remisie
  }: brak jeszcze danych.
profile-habits = Co się wyróżnia:
profile-habit = – { $habit } { $percent }%, { $count } z { $total }
profile-missing = Jeszcze { $missing ->
    [one] { $missing } runda
    [few] { $missing } rundy
    [many] { $missing } rund
   *[other] { $missing } rundy
  } i powiem, jak trudno to odczytać i do czego jest podobne.
profile-bits = Nieprzewidywalność: { $bits ->
    [one] { $bits } bit
    [few] { $bits } bity
    [many] { $bits } bitów
   *[other] { $bits } bita
  } na ruch, najpewniej między { $from } a { $to }. Czysty przypadek ma { $most }; więcej nie ma nikt.
profile-hard = Jak trudno odczytać: { $level ->
    [chance] tak trudno jak czysty przypadek; trudniej się nie da.
    [unsure] za mało rund, by powiedzieć.
    [little] trochę łatwiej niż przypadek.
    [clear] wyraźnie łatwiej niż przypadek.
   *[easy] łatwo.
  }
profile-read = Z pierwszych { $count } ruchów zgadłam { $first }, z ostatnich { $count } – { $last }; na ślepo wyszłoby { $luck }.
profile-likest = Najbardziej podobne do: { $way } ({ $what }). Trafiłoby { $agreed } z { $rounds } ruchów; na ślepo wyszłoby { $luck }.
profile-likest-none = Niepodobne do żadnego z prostych sposobów, które znam.
profile-likest-constant = Najbardziej podobne do: { $way }. Trafiłoby { $agreed } z { $rounds } ruchów; na ślepo wyszłoby { $luck }.
like-copy = znów ostatni ruch drugiej strony
like-rotation = wszystkie ruchy po kolei
like-anti-rotation = bije tych, którzy biorą ruchy po kolei
like-win-stay-lose-shift = powtarza to, co wygrało, zmienia to, co przegrało
like-always-counter = gra to, co bije ostatni ruch drugiej strony
like-always-counter-self = gra to, co bije własny ostatni ruch
like-frequency = gra to, co bije ulubiony ruch drugiej strony
profile-kept = Z zagranych rund ({ $played }) przechowuję najnowsze { $kept }; liczą się tu te.
profile-details-title = 🔮 Liczby tego profilu: { $game }
profile-details-how = Jak to czytać. Bit to wartość jednej odpowiedzi, tak lub nie: im mniej bitów ma ruch, tym łatwiej go przewidzieć, a przy 0 znam go z góry. Gdy rund jest mało, obie granice leżą daleko od siebie.
    Nawyk podaję, gdy samo szczęście pokazałoby go mniej więcej raz na czterdzieści; przeglądam ich wiele, więc czasem któryś to tylko szczęście. Znany sposób gry wymieniam, gdy trafiłby znacznie więcej ruchów niż na ślepo, a ktoś grający losowo byłby tak podobny do któregokolwiek z nich rzadziej niż raz na sto.
profile-details-closed = Te liczby są tylko dla tych, którzy mogą widzieć profil, a tutaj nie jest otwarty.
profile-details-none = Do tych liczb brakuje rund: { $missing }.
profile-alt = Nawyki, { $name }, co po czym następuje: { $habits }. Część ruchów przewidzianych, do każdej rundy: { $curve }.
profile-closed = { $name }: żaden profil nie jest dla ciebie otwarty. Aby zobaczyć, jak gracie oboje, zapytaj: /profile compare. Aby otworzyć swój: /profile privacy
button-show-here = Pokaż tutaj
profile-show-lapsed = Nie pamiętam już, gdzie to było. Zapytaj ponownie: { $command }
profile-shown-there = Pokazano tam, gdzie padło pytanie: { $game }
profile-not-shown-there = Nie udało mi się tam napisać: { $game }. Zapytaj ponownie na tamtym czacie albo pozwól mi tam pisać.
picture-next = następny ruch
picture-after = { $result ->
    [win] wygrana
    [loss] przegrana
   *[draw] remis
  }: { $move }
picture-no-data = brak danych
picture-habits = Co po czym następuje
picture-rounds = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
  }, z liczbami; niebieskie częściej niż przypadkiem, pomarańczowe rzadziej
picture-compared = Co po czym następuje, z liczbami; niebieskie częściej niż przypadkiem, pomarańczowe rzadziej
picture-read = Ruchy, które zgadłam, po 40; szare: szczęście
picture-round = do rundy
picture-failed = Obrazka nie udało się narysować; słowa są wszystkie.

## Kogo wskazuje opcja z osobą
person-unknown = Nie wiem, kto to jest: { $typed }. Wskaż kogoś przez @name albo odpowiedz poleceniem na wiadomość tej osoby.
person-unknown-id = { $typed } nie wskazuje gracza. Gracza wskazuje się tak: terminal:anna albo discord:700000000000000001
person-bot = Boty nie mają profilu, a swój zachowuję dla siebie.

## Porównanie dwóch osób
menu-compare = Porównaj, jak gramy
compare-with-whom = Z kim porównać? Wskaż kogoś albo odpowiedz na wiadomość: /profile compare @name
compare-oneself = To ty i nikt nie gra podobniej do ciebie. Wskaż kogoś innego.
compare-own-missing = Do porównania każde z was potrzebuje { $needed } rund ({ $game }); tobie brakuje jeszcze { $missing }.
compare-away = { $name }: teraz nie mogę tam dotrzeć, o nic nie zapytano. Spróbuj później albo zapytaj w grupie, gdzie jesteście oboje.
compare-lately = { $name }: twoje pytanie dotarło tam mniej niż dobę temu. Zapytaj jutro albo w grupie, gdzie jesteście oboje.
compare-sent = { $name }: pytam na naszym prywatnym czacie, jeśli taki jest; kto ze mną gra, nikomu nie mówię. Odpowiedź przyjdzie do ciebie tutaj, w ciągu tygodnia. Do tego czasu możesz cofnąć pytanie.
compare-noted = { $name }: zgody jeszcze nie ma. Twoje pytanie czeka tam tydzień, w /profile privacy. Gdy zostanie przyjęte, to samo polecenie pokaże ci porównanie.
compare-waiting = { $name }: pytanie już jest, odpowiedzi jeszcze nie ma.
compare-not-now = { $name } na razie woli nie.
compare-too-many = Pytasz wiele osób, które jeszcze nie odpowiedziały. Poczekaj na nie albo cofnij któreś pytanie.
compare-ask-title = 🔮 { $target }, czy { $caller } może porównać, jak gracie oboje?
compare-ask-text = Jeśli się zgodzisz, wszyscy tutaj zobaczą, jak podobnie gracie ty i { $caller } ({ $game }) i gdzie różnicie się najbardziej, z liczbami i obrazkiem: ze wszystkich twoich rund ze mną, gdziekolwiek je zagrano. Odtąd { $caller } może porównywać ponownie, w każdej grze i na każdym czacie, dopóki tego nie cofniesz: /profile privacy. Co pokazano, zostaje na czacie.
compare-ask-text-private = Jeśli się zgodzisz, ty i { $caller } zobaczycie, jak podobnie gracie ({ $game }) i gdzie różnicie się najbardziej, z liczbami i obrazkiem: ze wszystkich twoich rund ze mną, gdziekolwiek je zagrano. Odtąd { $caller } może porównywać ponownie, w każdej grze i na każdym czacie, dopóki tego nie cofniesz: /profile privacy. Co pokazano, zostaje na czacie.
compare-ask-rules = Zgodzić się lub odmówić może tylko { $target }, w ciągu tygodnia. { $caller } zgadza się, pytając, i może cofnąć pytanie.
button-accept = Zgadzam się
button-decline = Odmawiam
button-retract = Cofnij pytanie
compare-not-asked = To pytanie jest do kogoś innego.
compare-not-asking = Cofnąć pytanie może tylko osoba, która pyta.
compare-lapsed = To pytanie nie jest już otwarte.
compare-retracted = { $name } cofa pytanie.
compare-declined = Tym razem bez porównania.
compare-accepted-before = Twoja zgoda już tu jest. Aby ją cofnąć: /profile privacy
compare-answered = Zgoda udzielona. Aby ją cofnąć: /profile privacy
compare-title = 🔮 { $a } i { $b }: { $game }
compare-head = { $verdict }; największa różnica: { $largest }.
compare-head-alone = { $verdict }.
compare-head-repeats = po { $result ->
    [win] wygranej
    [loss] przegranej
   *[draw] remisie
  } { $more } powtarza ruch, a { $less } zmienia
compare-head-often = { $more } wybiera { MOVE($move, case: "accusative") } częściej niż { $less }
compare-head-after = po { $result ->
    [win] wygranej
    [loss] przegranej
   *[draw] remisie
  } z ruchem { $before } { $more } wybiera { MOVE($move, case: "accusative") } częściej niż { $less }
compare-head-more = { $more } robi to częściej niż { $less } – { $habit }
compare-differ = Wasza dwójka gra różnie
compare-strangers = Wasza dwójka gra jak nieznajomi
compare-perhaps = Wasza dwójka prawdopodobnie gra różnie
compare-alike = Po tych rundach nie umiem was odróżnić
compare-effect = Jak bardzo różnie: { $effect } z 1, z rund: { $roundsA } i { $roundsB }.
compare-rounds = Rundy: { $a } { $roundsA }, { $b } { $roundsB }.
compare-differences = Gdzie różnicie się najbardziej:
compare-difference = – { $habit }. { $a } { $percentA }% ({ $countA } z { $totalA }), { $b } { $percentB }% ({ $countB } z { $totalB })
compare-no-difference = Żaden pojedynczy nawyk nie różni się bardziej, niż sprawiłoby to szczęście.
compare-seed = Odległość z pierwszej publikacji, z ostatnich ruchów ({ $context }): { $p } z { $most }. Według tego, na ile ruchów patrzy: { $d }
compare-trust = Czy to może być szczęście? Wasze rundy, pomieszane i rozdane wam na nowo, różnią się tak samo w { $count ->
    [one] { $count } rozdaniu
    [few] { $count } rozdaniach
    [many] { $count } rozdaniach
   *[other] { $count } rozdania
  } z 1000 (p = { $p }).
compare-details-title = 🔮 Liczby tego porównania: { $game }
compare-details-difference = – { $habit }. { $countA } z { $totalA }, { $countB } z { $totalB } (p { $p })
compare-details-how = Jak to czytać. Dwie liczby obok siebie to liczby każdego z was, w kolejności z wiadomości powyżej. Jak bardzo różnie: 0 to tak samo, 1 to nic wspólnego; ta sama osoba przy dwóch okazjach mieści się zwykle między 0,25 a 0,60, dwie osoby między 0,63 a 0,86.
    p mówi, jak często tyle samo zrobiłoby samo szczęście; przy nawykach uwzględnia, że przeglądam ich wiele. Do 0,01 mówię „różnie”, do 0,05 „prawdopodobnie”, powyżej, że nie umiem was odróżnić.
    Odległość z publikacji jest bliska największej między niemal każdymi dwiema osobami: ma swoją historię, sensu niewiele.
compare-details-closed = To porównanie nie jest tu już otwarte. Zapytaj na nowo: /profile compare
compare-too-few = Za mało rund do porównania: każde z was potrzebuje { $needed }.
compare-missing = – { $name }: brakuje jeszcze { $missing }
compare-basis = { $name }: zgoda przez zapytanie.
compare-basis-agreed = { $name }: zgoda z { $date }.
compare-basis-place = { $name }: widoczne w tym miejscu.
compare-basis-everyone = { $name }: widoczne dla wszystkich.
compare-alt = Co po czym następuje. { $a }: { $habitsA }. { $b }: { $habitsB }.
profile-asked = Czekają na twoją odpowiedź i chcą porównania z tobą:
profile-asked-by = – { $name }: { $game }, od { $date }
profile-asked-more = – i jeszcze { $count }, gdy odpowiesz na te
profile-asked-rules = Jeśli się zgodzisz, osoba, która pyta, zobaczy, jak podobnie gracie oboje i gdzie różnicie się najbardziej, z liczbami i obrazkiem: ze wszystkich twoich rund ze mną, gdziekolwiek je zagrano. Odtąd ta osoba może porównywać ponownie, w każdej grze i na każdym czacie, dopóki tego tu nie cofniesz. Co pokazano, zostaje na czacie. Kto pyta, zgadza się przez samo pytanie. Pytanie wygasa po tygodniu.
profile-asked-left = Wciąż czekają na twoją odpowiedź: { $count }. /profile privacy
button-accept-of = Zgoda: { $name }
button-decline-of = Odmowa: { $name }
profile-agreements = Pozwalasz się porównywać:
profile-agreed-with = – { $name }, od { $date }
button-take-back = Cofnij: { $name }
profile-taken-back = { $name } nie może się już z tobą porównywać. Co pokazano na czatach, tam zostaje.
profile-not-agreed = To już cofnięto.
profile-posted-stays = Nikt nie może się już z tobą porównywać, a twoje otwarte pytania cofnięto. Co pokazano na czatach, tam zostaje.

## Mapa miejsca i grupy
landmark-random = czysty przypadek
landmark-copy = naśladowca
landmark-rotation = wszystko po kolei
landmark-anti-rotation = przeciw kolejce
landmark-win-stay-lose-shift = trzyma, co wygrało
landmark-always-counter = bije ostatni drugiego
landmark-always-counter-self = bije własny ostatni
landmark-frequency = bije ulubiony
landmark-constant = zawsze { $move }
map-title = Kto tu gra podobnie: { $game }, { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
  }
map-subtitle = Im bliżej, tym podobniej. Kierunki nic nie znaczą.
map-people = gracze
map-ways = znane sposoby gry
map-alt = Mapa: gracze ({ $count }) i znane sposoby gry. { $lines }
map-head = Najpodobniej grają tu { $one } i { $other }; najmniej podobnie { $first } i { $second }.
map-line = { $name }: najpodobniej gra { $other }
map-line-way = { $name }: najpodobniej gra { $other }, w stylu „{ $way }”
map-line-alone = { $name }: w stylu „{ $way }”
map-line-none = { $name }: jak żaden znany mi sposób
map-head-two = Na tej mapie jest na razie tylko dwoje.
map-more = … i jeszcze { $count } na obrazku.
map-how = Jak to czytać. W nawiasach: 0 to tak samo, 1 to nic wspólnego; z najnowszych 1000 rund każdego gracza. Znany sposób wymieniam tam, gdzie trafiłby znacznie więcej ruchów niż na ślepo, a ktoś grający losowo byłby tak podobny do któregokolwiek z nich rzadziej niż raz na sto; obok, ile ruchów trafiłby on, a ile szczęście.
map-details-title = 🔮 Odległości na tej mapie: { $game }
map-details-line = { $name }: { $other } ({ $distance })
map-details-way = { $line }; { $way }: { $agreed } z { $rounds }, na ślepo { $luck }
map-stress-good = Obrazek dobrze oddaje te odległości (naprężenie { $stress }).
map-stress-fair = Obrazek trochę zniekształca te odległości (naprężenie { $stress }): ufaj raczej liczbom.
map-stress-poor = Obrazek mocno zniekształca te odległości (naprężenie { $stress }): ufaj liczbom.
map-numbered = Na obrazku: { $list }
map-left = Pominięto graczy, którzy grali tu dawniej: { $count }.
map-short = Za mało rund na razie: { $count }.
map-join = Liczą się tylko ci, którzy się zgodzili. Aby dołączyć lub wyjść: /profile privacy
map-closed-meanwhile = Ktoś zamknął swój profil, gdy rysowałam. Zapytaj ponownie.
map-alone-here = Mapa pokazuje graczy grupy lub serwera. Zapytaj mnie tam: /profile map
map-too-few = Mapa wymaga graczy z tego miejsca z otwartym profilem: { $people }, każdy z { $rounds } rundami. Na razie: { $ready }. Ze zbyt małą liczbą rund: { $short }.
map-mine-private = Nie ma cię na niej: twój profil jest prywatny. Aby się pojawić: /profile privacy place, a potem skończ tu mecz.
map-mine-anew = Nie ma cię na niej: twoja zgoda jest starsza niż mapy. Aby się pojawić, zgódź się ponownie: /profile privacy
map-mine-not-here = Jeszcze cię na niej nie ma: skończ tu mecz.
map-mine-missing = Jeszcze cię na niej nie ma: brakuje { $missing ->
    [one] { $missing } rundy
    [few] { $missing } rund
    [many] { $missing } rund
   *[other] { $missing } rundy
  } tej gry, razem trzeba { $needed }.
map-mine-ready = Wszystko gotowe.
map-mine-people = Najpodobniej do ciebie grają: { $list }.
map-mine-alone = Nikogo innego na tej mapie nie ma.
map-mine-ways = Twój styl: { $way }.
map-mine-no-way = Twój styl nie przypomina żadnego, który znam.
groups-title = { $a } i { $b }: { $game }
groups-differ = Te dwie grupy grają różnie.
groups-perhaps = Te dwie grupy prawdopodobnie grają różnie.
groups-alike = Po grze nie umiem odróżnić tych dwóch grup.
groups-sizes = { $a }: { $first ->
    [one] { $first } gracz
    [few] { $first } graczy
    [many] { $first } graczy
   *[other] { $first } gracza
  }. { $b }: { $second ->
    [one] { $second } gracz
    [few] { $second } graczy
    [many] { $second } graczy
   *[other] { $second } gracza
  }.
groups-differences = Gdzie różnią się najbardziej, średnio po graczach:
groups-difference = – { $habit }. { $a } { $first }% (graczy: { $firstPeople }), { $b } { $second }% (graczy: { $secondPeople })
groups-no-difference = Żaden pojedynczy nawyk nie różni się bardziej, niż sprawiłoby to szczęście.
groups-trust = Rozdani losowo na dwie takie grupy, ci gracze różniliby się tak samo { $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } raza
  } na 1000.
groups-both = Należą do obu, więc nie liczą się w żadnej: { $count }.
groups-alt = Mapa: { $a } ({ $first }) i { $b } ({ $second }) wśród znanych sposobów gry. { $verdict }
groups-others = wszyscy inni
groups-here = ten czat
groups-basis-roles = Liczą się gracze tego serwera z otwartym profilem. Ich role Discord podał mi właśnie teraz; nie przechowuję ich.
groups-basis-chats = Liczą się gracze z otwartym profilem: tu dla tego czatu, tam dla wszystkich. Imion z drugiego czatu nie widać.
groups-too-few = Każda grupa wymaga graczy z otwartym profilem: { $people }, każdy z { $rounds } rundami. Na razie { $a }: { $first }, { $b }: { $second }.
groups-alone-here = Grupy porównuje się w grupie lub na serwerze. Zapytaj mnie tam: /profile groups
groups-which-roles = Które grupy? Wskaż rolę, a po against= drugą, chyba że chodzi o wszystkich innych: /profile groups
groups-which-chat = Które grupy? Wskaż inny czat, na którym jestem, aby porównać go z tym: /profile groups channel=@name
groups-no-roles = Nie ma tu ról. Wskaż inny czat: /profile groups channel=@name
groups-unknown-role = Nie znajduję tej roli. Wybierz ją z listy.
groups-same-role = To nie są dwie grupy. Wybierz rolę, której nie mają wszyscy, i drugą, jeśli chcesz.
groups-roles-closed = Discord nie mówi mi, kto ma tu jaką rolę: nie należę do tego serwera. Dodać mnie może ktoś, kto nim zarządza.
groups-roles-away = Discord nie podaje mi teraz ról. Spróbuj ponownie.
groups-unknown-chat = Nie znajduję tego czatu albo mnie na nim nie ma.
groups-same-chat = To jest ten czat. Wskaż inny.

## Co wiadomo o graczu
model-title = 🔮 Co o tobie wiem: { $game }
model-missing = Znam twoich rund: { $rounds }. Jeszcze { $missing ->
    [one] { $missing } runda
    [few] { $missing } rundy
    [many] { $missing } rund
   *[other] { $missing } rundy
  } i powiem, co myślę.
model-rounds = Znam twoich rund: { $rounds }. Co myślę:
model-no-habits = żaden nawyk się nie wyróżnia; trudno cię ująć w słowa
model-habit = – { $habit }
habit-often = najczęściej wybierasz { MOVE($move, case: "accusative") }, { $count } z { $total }
habit-after-move = po { $result ->
    [win] wygranej
    [loss] przegranej
   *[draw] remisie
  } z ruchem { $before } { $same ->
    [yes] powtarzasz go
   *[no] przechodzisz na { MOVE($move, case: "accusative") }
  }, { $count } z { $total }
habit-after-result = po { $result ->
    [win] wygranej
    [loss] przegranej
   *[draw] remisie
  } { $same ->
    [yes] powtarzasz ruch
   *[no] zmieniasz ruch
  }, { $count } z { $total }
model-sure = Jak bardzo to pewne: z twoich ostatnich ruchów ({ $all }) odczytałabym { $right } (na ślepo: { $luck }); { $verdict }.
model-from = Skąd wiem: { $own }% tego, na czym się teraz opieram, pochodzi od ciebie, { $people }% od innych ludzi.
# What the bot may lose to the reader: $points now, of the 8 that everybody begins with.
model-account = { $state ->
    [lent] Stawiam na ciebie { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
      }: 8 własnych i { $more } pożyczonych od ciebie.
    [begun] Stawiam na ciebie 8 punktów. Pomijając szczęście, więcej nikt ode mnie nie wygrywa.
    [less] Stawiam na ciebie { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
      }: z 8, od których zaczynam, reszta jest twoja.
   *[read] Nie stawiam na ciebie prawie nic: moje 8 punktów jest twoje, więc chyba ktoś mnie czyta. Zdaję się na przypadek, aż coś odzyskam.
  }
model-account-apart = Ile mogę z tobą przegrać, liczy się osobno dla każdego z twoich połączonych kont: to dotyczy tego.
model-mode-learning = { $since ->
    [1] Uczę się ze wszystkich twoich rund.
   *[other] Uczę się od twojej rundy { $since }. Co było wcześniej, zapomniane.
  }
model-mode-frozen = Zamrożony od twojej rundy { $since }: czytam tym, co wiem, i niczego nowego się nie uczę.
model-mode-off = Wyłączony od twojej rundy { $since }: gram losowo i niczego się nie uczę.
model-more = Zmienić możesz ty: /model reset, /model freeze, /model off, /model on
# Rounds of those that I know which were not played against me here.
model-elsewhere = { $duels ->
    [0] { $link ->
        [one] { $link } z nich zagrano pod twoim drugim imieniem.
        [few] { $link } z nich zagrano pod twoim drugim imieniem.
        [many] { $link } z nich zagrano pod twoim drugim imieniem.
       *[other] { $link } z nich zagrano pod twoim drugim imieniem.
      }
   *[other] { $duels } z nich jest z twoich pojedynków{ $link ->
        [0] .
       *[other] , a { $link } zagrano pod twoim drugim imieniem.
      }
  }
model-duels = Uczę się z twoich pojedynków, gdy zaczyna się nasz mecz. Nie wpuszczaj mnie do nich: /model duels off
model-duels-not = Z twoich pojedynków z ludźmi niczego się nie uczę. Mogę, jeśli chcesz: /model duels on
model-duels-done = Umowa stoi: od naszego następnego meczu uczę się z twoich pojedynków, także wcześniejszych. Nie wpuszczaj mnie do nich: /model duels off
model-duels-already = Już uczę się z twoich pojedynków. Nie wpuszczaj mnie do nich: /model duels off
model-duels-off = Gotowe: co dały mi twoje pojedynki, zapomniane, i więcej się z nich nie uczę. Jeśli nasz mecz był otwarty, czeka: /rps continue
model-duels-off-already = Z twoich pojedynków niczego się nie uczę.
model-shares = Udostępniasz, jak grasz: zliczone z grą wielu osób pomaga mi zaczynać z nieznajomymi. Aby to cofnąć: /model share off
model-shares-not = To, jak grasz, zostaje między nami. Możesz to udostępnić, zliczone z grą wielu osób: /model share
model-reset-title = Zapomnieć, jak grasz?
model-reset-text = Zapomnę wszystko, czego się o tobie dotąd uczyłam ({ $game }). Twoje rundy, sumy i mecze zostają. Tego nie da się cofnąć.
model-reset-ghost = Twój duch { $ghost } jest z tego zrobiony i zostanie odwołany razem z tym.
button-forget = Zapomnij
model-reset-done = Zapomniane ({ $game }): zaczynam z tobą od nowa. Twoje rundy, sumy i mecze zostają.
model-reset-already = Nie ma czego zapominać ({ $game }): nie znam żadnej twojej rundy.
model-freeze-done = Zamrożony ({ $game }): czytam tym, co wiem, i niczego nowego się nie uczę aż do /model on.
model-freeze-already = Już jest zamrożony ({ $game }). Znów się uczę po /model on.
model-off-done = Wyłączony ({ $game }): gram losowo i niczego się nie uczę aż do /model on. Ruch już zapieczętowany jeszcze zostanie zagrany.
model-off-already = Już jest wyłączony ({ $game }). Znów czytam i uczę się po /model on.
model-on-done = Znów się uczę ({ $game }). Tego, co zagrano w międzyczasie, się nie uczę.
model-on-already = Już się uczę ({ $game }).
model-share-title = 🔮 Udostępnić, jak grasz?
model-share-text =
    Co biorę: jak twoje ruchy następują po sobie w każdej grze oprócz sapera, w rundach przeszłych i przyszłych. Dodaję to do gry co najmniej { $others } innych osób i zostają same liczby: żadnego imienia, żadnej pojedynczej rundy. Czego nie wolno mi się uczyć, tego nie biorę.
    Dla kogo: dla osoby, która prowadzi tego bota. Od takich liczb zaczynam z nieznajomymi, w ich pierwszych rundach.
    Aby to cofnąć: /model share off, w dowolnej chwili, albo /data delete. To, co od ciebie, zniknie przy następnym uczeniu.
model-share-done = Dziękuję: liczysz się od następnego uczenia. Aby to cofnąć: /model share off
model-share-already = Już to udostępniasz. Aby to cofnąć: /model share off
model-share-kept = To zostaje między nami. Niczego nie udostępniono.
model-share-old = Moje pytanie od tego czasu się zmieniło. Oto nowe: /model share
model-unshare-done = Cofnięto. Nie daję już nic twojego, a co dano wcześniej, zniknie przy następnym uczeniu.
model-unshare-already = Niczego nie udostępniasz; to, jak grasz, zostaje między nami.
button-share = Udostępnij
button-share-keep = Zachowaj dla siebie
button-share-stop = Cofnij

## Duchy: czyjś sposób gry, zamrożony
ghost-title = 👻 Twój duch? { $game }
ghost-text =
    Zamroziłabym to, jak grasz dalej po tym, co było wcześniej, z twoich rund, z których wolno mi się uczyć ({ $rounds }): nie ma w nim żadnej rundy, ale kto zagra z duchem tysiące rund, pozna twoje nawyki, jakby cię obserwował.
    Spotkać go może od razu każdy, w meczach, turniejach i lidze, { $named ->
        [yes] pod nazwą zrobioną z twojej.
       *[no] pod nazwą, która nie zdradza nikogo.
      }
    Odwołać możesz go w każdej chwili i wtedy znika od razu i zewsząd: /model ghost off
ghost-text-anew = Zajmie miejsce obecnego, który zostanie odwołany.
button-ghost-freeze = Zamroź
button-ghost-keep = Nie trzeba
button-ghost-off = Odwołaj
ghost-kept = A więc bez ducha. Nic się nie zmieniło.
ghost-done-title = 👻 { $name } już straszy
ghost-report-title = 👻 Twój duch: { $name }
# $rounds: what it was frozen from
ghost-meet = { $game }, z twoich rund: { $rounds }. Aby go spotkać: opponent={ $name }
# Percent of probability that the moves had which came.
ghost-stand-in = Twoje ostatnie ruchy ({ $rounds }), wtedy mu nieznane, przewidział na { $ghost }%; przypadek ma { $chance }%, ktoś, kto zna ludzi, ale nie ciebie, { $people }%, a samo lustro { $mirror }%. { $verdict ->
    [yes] Zastępuje cię.
   *[no] Na razie prawie cię nie zastępuje: niełatwo cię przewidzieć.
  }
ghost-host-froze = Osoba, która prowadzi tego bota, wycofała go z gry.
ghost-report-more = Widzisz to tylko ty. Aby go odwołać: /model ghost off. Z nowszych rund: /model ghost anew
ghost-none = Nie masz ducha ({ $game }). Zrób go: /model ghost
ghost-off-done = Twojego ducha już nie ma ({ $game }): nikt go nie spotka, a nazwa jest wolna.
ghost-off-duels = Twój duch znał twoje pojedynki, więc i on został odwołany.
ghost-old = To pytanie ma już odpowiedź. Zapytaj ponownie: /model ghost
ghost-full = Masz już tyle nazw, ile można. Najpierw zrezygnuj z którejś: /strategy mine
ghost-too-few = Duch wymaga twoich rund, z których wolno mi się uczyć: { $needed }. Znam { $rounds } ({ $game }); brakuje jeszcze { $missing ->
    [1] jednej
   *[other] { $missing }
  }.
