# Wszystkie teksty po polsku. Głos: wróżka z suchym dowcipem i dobrymi manierami; krótkie zdania, najpierw wynik; z nikogo nie kpimy.
# Do osoby mówimy na „ty” (małą literą), bez rodzaju: czas teraźniejszy albo rzeczownik („twoja wygrana”, „wybierasz”), nigdy „wygrałeś/wygrałaś”.
# Bot nazywa się Gadalka (nie tłumaczymy, odmienia się), o sobie mówi w rodzaju żeńskim; słowo fortune-teller to „wróżka”.
# Cudzysłów „ ”, półpauza ze spacjami –, procenty bez spacji: 50%.
# Terminy: round – runda (w turnieju: kolejka), match – mecz, game – gra, move – ruch, strategy – strategia, predictor – przewidywacz, profile – profil,
# standings – tabela, leaderboard – ranking, rating – rating, rated – rankingowy, seal – pieczęć, pledge – zobowiązanie, mark – znacznik, seed – ziarno,
# proof – dowód uczciwości, draw/dice – losowanie, hint – podpowiedź, flag – flaga, board – plansza, cell – pole, no-guess – bez zgadywania,
# system – system, ghost – duch, league – liga, duel – pojedynek, challenge – wyzwanie, streak – seria, habit – nawyk, host – gospodarz bota,
# daily challenge – zagadka dnia, mind of the day – umysł dnia, board of the day – plansza dnia, try – próba, milestone – kamień milowy,
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
round-moves = Ty { $yours } · Gadalka { $mine } → { $result }
round-won = punkt dla ciebie
round-lost = punkt dla mnie
round-drawn = remis
round-missed = pudło, punkt dla ciebie
round-hit = zgadłam
round-toast = Ty { $yours } · ja { $mine } → { $result } · { $won } : { $lost }
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
round-by-merits = Zagrałam to, co dotąd się przeciw tobie opłaca, albo próbowałam czegoś innego.
novice-offer = Trudny początek? Nowicjusz nic o tobie nie wie i uczy się w trakcie gry.
seal-word = twoje słowo: { $word }
button-why = Dlaczego?
button-stop = Stop
button-rematch = Rewanż
button-continue = Kontynuuj
button-continue-at = Kontynuuj { $won } : { $lost }
button-continue-choice = { $number }. { $won } : { $lost }
button-new = Nowy mecz
button-verify = Sprawdź
button-proof = Dowód
button-check-in-browser = Sprawdź w przeglądarce
button-open-page = Otwórz jako stronę
button-chart = Wykres
button-details = Szczegóły
button-more = Więcej
button-rules = Zasady
button-novice = Zagraj z Nowicjuszem
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
context-times-weighed = w { $percent }% przypadków, a nowsze rundy ważą więcej
context-last = ostatnim razem { $situation } padło właśnie to
context-sentence = { $situation } { $event } { $times }
context-sentence-plain = { $event } { $times }
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
why-spent = Nie mam już czego na ciebie stawiać: wszystko jest twoje. Od teraz losuję każdy ruch.
why-model-off = Mam cię nie czytać, na twoje życzenie, więc losowałam. Z /model on znów mogę czytać.
why-frozen = Twój model jest zamrożony: niczego nowego się nie uczę.
why-record = W tym meczu odczytałam { $right } z { $all } ruchów.
why-guessed = Nic podobnego wcześniej nie widziałam, więc zgadywałam.
why-unexpected = W ostatniej rundzie nie spodziewałam się niczego szczególnego.
why-random = Ten przeciwnik niczego nie czyta. Każdy ruch losuje.
why-apart = Gra tu cudzy plik albo duch. Co myśli, zostaje przy nim; że jego ruch wybrano przed twoim, widać po pieczęci.
why-expected-by-rule = W ostatniej rundzie obstawiałam { MOVE($move, case: "accusative") }. Taka jest reguła tego przeciwnika: patrzy tylko na twój ostatni ruch i niczego się nie uczy.
why-by-rule = Ten przeciwnik gra według własnej reguły i nie próbuje odgadnąć twojego następnego ruchu.
why-by-merits = Ten przeciwnik uczy się na próbach, co się przeciw tobie opłaca, i tak gra.
why-valued = { $chosen ->
    [move] W ostatniej rundzie zagrałam { MOVE($move, case: "accusative") }: { $situation } ten ruch obiecywał najwięcej punktów odtąd: { $value }.
    [move-tried] W ostatniej rundzie zagrałam na próbę { MOVE($move, case: "accusative") }: { $situation } ten ruch obiecywał tyle punktów odtąd: { $value }.
    [strategy] W ostatniej rundzie szłam za strategią { $name }: { $situation } obiecywała najwięcej punktów odtąd: { $value }.
   *[strategy-tried] W ostatniej rundzie szłam na próbę za strategią { $name }: { $situation } obiecywała tyle punktów odtąd: { $value }.
  }
why-daemon = { $said ->
    [yes] W ostatniej rundzie obstawiałam { MOVE($move, case: "accusative") }, tak jak demon, którego słucham.
   *[no] W ostatniej rundzie losowałam: demon, którego słucham, niczego takiego nie widział.
  } Patrzy na twoje ostatnie ruchy ({ $moves }) i ostatnie typy ({ $guesses }); ocena { $rating }{ $rivals ->
    [0] .
   *[other] , następna { $next }.
  }
why-knew = Wiedział tyle: { $weights }.
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
continue-aside = 🔮 Odłożono: { $name } { $won } : { $lost } Gadalka
continue-kept = Wynik przechowuję przez { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
  }.
continue-is-aside = Ten mecz jest odłożony, nic nie policzono. „Kontynuuj” go przywróci.
continue-nothing = Żaden mecz na ciebie nie czeka. Zacznij: /{ $command } play
continue-gone = Tego meczu już nie przechowuję. Zacznij inny: /{ $command } play
continue-asked-gone = To pytanie ma już odpowiedź albo jest za stare. Zapytaj ponownie: /{ $command } play
end-no-rounds = Nie rozegrano żadnej rundy.
end-verified = ✓ sprawdzone
end-check-failed = ✗ Ten mecz nie przeszedł mojego własnego sprawdzenia. Nie ufaj mu; powiedz osobie, która prowadzi tego bota.
end-unchecked = Jeszcze niesprawdzone: Więcej → Sprawdź
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
    [0] Nie znalazłam nawyku, którego można się chwycić. Wyrazy uznania.
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
   *[other] To ledwie początek; nie ma jeszcze o czym mówić.
  }
end-plain-rule = { $variant ->
    [0] Trzymałam się swojej reguły i żaden twój nawyk się nie wyróżnia.
    [1] Grałam według reguły i nikogo nie czytałam. Żaden nawyk się nie wyróżnia.
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
end-seals = Każda pieczęć otwarta: zgadza się { $opened } z { $sealed }.
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
    [2] Prowadzenie zmieniło się dwa razy, ostatni raz w rundzie { $round }.
    [one] Prowadzenie zmieniło się { $turns } raz, ostatni raz w rundzie { $round }.
    [few] Prowadzenie zmieniło się { $turns } razy, ostatni raz w rundzie { $round }.
    [many] Prowadzenie zmieniło się { $turns } razy, ostatni raz w rundzie { $round }.
   *[other] Prowadzenie zmieniło się { $turns } raza, ostatni raz w rundzie { $round }.
  }
chart-reach = Przy samym szczęściu { $decided ->
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
checked-fits = ✓ Wszystko się zgadza. Pieczęcie: { $sealed }; ruchy zagrane ponownie i takie same: { $same }.
checked-wrong = ✗ Coś się nie zgadza. Nie ufaj temu meczowi; powiedz osobie, która prowadzi tego bota. Co jest nie tak, mówi dowód.
checked-dice-later = Od { $date } każdy może sprawdzić także losowanie.
checked-dice-fit = Losowanie wynika z ogłoszonego klucza dnia.
checked-own-word = Na razie to tylko moje słowo. Sprawdź na własną rękę.
proof-how = W domu, z kopią Gadalki, zapisanym zobowiązaniem i twoim /data export: npm run -s gadalka -- verify "…" --pledge "…" --history export.json
proof-how-file = W domu, z kopią Gadalki, dołączonym plikiem, zapisanym zobowiązaniem i twoim /data export: npm run -s gadalka -- verify --file gadalka-proof.txt --pledge "…" --history export.json
source-at = Kopia Gadalki: { $link }
source-unknown = Skąd wziąć kopię Gadalki, wie tylko gospodarz tego bota: nie podano tu adresu.
proof-none = Nie masz skończonego meczu do sprawdzenia. Zagraj: /rps play albo /oddeven play
proof-not-yet = Ten mecz wciąż trwa, więc moje pieczęcie są zamknięte. Otworzą się, gdy się skończy.
proof-folded = Rund tego meczu już nie przechowuję, więc tu jego pieczęci nie otworzę. Wiersz dowodu z jego końca nadal działa: /rps verify proof:…
proof-unreadable = To nie mój wiersz dowodu. Zaczyna się od gdk3., pochodzi z przycisku „Sprawdź” skończonego meczu i musi być cały.
proof-pledge-lost = Zobowiązania tego meczu już tu nie znam, więc nie mogę podpisać jego dowodu.
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
proof-played = Według tej linii zaczęło się { $date }. Czy to prawda, wiesz ty.
proof-times-differ = Czasy w tej linii NIE pasują do dni jej kluczy. Podaje, że zaczęło się { $date }. Nie ufaj jej.
proof-times-late = Losowano lub grano pod dniem, którego klucz był już wtedy jawny. Linia podaje, że zaczęło się { $date }. Nie ufaj jej.
proof-again = Od ruchu { $numbers } ruchy porzucano i pieczętowano na nowo. Czy tak było, pokażą tylko zachowane przez ciebie wiadomości z tamtej chwili.
proof-settings = Od ruchu { $numbers } linia podaje ustawienia twojego modelu. Jeśli nie były twoje, nie ufaj temu meczowi. Potwierdzą je wiadomości z tamtej chwili, a może i twój eksport.
proof-account = Od ruchu { $numbers } to, co ryzykuję, zmieniła gra gdzie indziej (rundy: { $rounds }). Czy tak było, pokażą tylko zachowane przez ciebie wiadomości z tamtej chwili.
proof-account-false = Od ruchu { $numbers } NIE mogłam ryzykować tego, co podaje linia. Nie ufaj temu meczowi.
proof-confirmed = To, co zmieniło się od ruchu { $numbers }, potwierdzają twoje wiadomości lub eksport.
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
panel-gone = Ten przycisk jest nieaktualny. Teraz wygląda to tak.
panel-type = Wpisz: { $example }
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
command-oddeven = Parzyste czy nieparzyste: ty wybierasz, ja zgaduję
command-oddeven-play = Graj; moje pudło to twój punkt
command-strategy = Przeciwnicy: kim są, i twoje własne nazwy dla nich
command-strategy-list = Wszyscy przeciwnicy, po wierszu na każdego
command-strategy-mine = Nazwy, które nadajesz strategiom
command-strategy-submit = Wyślij własną strategię jako plik
command-help = Co umiem i jak o to poprosić
command-settings = Twoje ustawienia: język, pamięć, kto cię widzi, twoje dane
option-help-topic = temat
option-link-code = kod z innej platformy; bez niego pokażę ci swój
option-name-across = here, hidden albo własne słowo; bez tego powiem, jak jest
option-variant = classic (3 ruchy) albo lizard-spock (5 ruchów)
option-length = pierwszy do 10, najlepszy z 9, bez końca …
option-game = która gra; domyślnie papier, kamień, nożyce
option-opponent = strategia, która gra przeciw tobie
option-strategy = przeciwnik albo nazwa, którą ktoś zarejestrował
option-registered-name = od 3 do 24 liter a–z, cyfr i łączników, najpierw litera, na przykład my-markov
option-registered-strategy = co oznacza ta nazwa, na przykład markov:order=4,decay=0.98
option-strategy-file = twoja strategia: JavaScript albo TypeScript z typami do wymazania; najwyżej 64 KB
option-file-name = jej nazwa: nowa albo jedna z twoich dla nowej wersji
option-strategy-note = co o niej powiesz, w jednym wierszu
option-report-reason = co jest z nią nie tak
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
strategy-after-result = idzie za wynikiem: o tyle ruchów dalej po wygranej, remisie, przegranej
strategy-frequency = bije ruch, który grasz najczęściej
strategy-markov = bije to, co zwykle robisz po kilku ostatnich ruchach
strategy-mupn = bije to, co padło ostatnim razem po tych samych kilku ruchach
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
strategy-regret-matching = gra to, czego żałuje, że nie zagrała
strategy-exp3 = bandyta: wie tylko, co przyniosły jego własne ruchy
strategy-de-bruijn = gra każdy krótki ciąg równie często; niczego nie czyta

strategy-list-title = 🔮 { $count ->
    [one] { $count } przeciwnik
    [few] { $count } przeciwników
    [many] { $count } przeciwników
   *[other] { $count } przeciwnika
  }
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
registration-none = Nie masz jeszcze własnej strategii. Wyślij plik albo nazwij którąś z moich.
registration-withdraw-title = Zrezygnować z { $name }?
registration-withdraw-file = Nikt już z nią nie zagra, trwające mecze skończą się bez wyniku, a jej plik zostanie usunięty. Nazwę może wziąć każdy.
registration-withdraw-text = Nikt już z nią nie zagra pod tą nazwą, a nazwę może wziąć każdy. Rozpoczęte mecze trwają dalej.
button-withdraw = Rezygnuję
registration-withdrawn = Zrezygnowano z { $name }; nazwa jest wolna.
registration-kept = Zostaje.
registration-renamed = { $name } nazywa się teraz { $to }.
button-strategy-submit = Wyślij plik
button-strategy-name = Nazwij jedną Gadalki
button-strategy-register = Nadaj jej nazwę
button-strategy-mine = Moje strategie
button-strategy-rename = Zmień nazwę
button-strategy-version = Nowa wersja
button-strategy-change = Zmień
button-strategy-withdraw = Wycofaj
button-strategy-source = Kod źródłowy
button-strategy-open = Pokaż kod
button-strategy-report = Zgłoś
button-strategy-enter = Do ligi
button-strategy-leave = Z ligi
registration-bad-name = „{ $name }” to nie nazwa. Nazwa ma od 3 do 24 liter a–z, cyfr i łączników i zaczyna się od litery, na przykład my-markov.
registration-reserved-name = „{ $name }” już coś tu znaczy. Wybierz inną nazwę, na przykład my-{ $name }.
registration-indecent-name = „{ $name }” nie mówi się przy wszystkich. Wybierz inną nazwę.
coarse-stems = kurw chuj pierdol pierdal jeban jebac jebać zajeb wyjeb pojeb skurw pizd cwel kutas pedał dziwk
coarse-words = dupa dupek cipa cipka ciota fiut szmata gówno gowno nazista nazisci naziści
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
fairness-how = Aby sprawdzić mecz: naciśnij „Sprawdź” na jego końcu i podaj wiersz poleceniu npm run -s gadalka -- verify na własnym komputerze, razem z tym zobowiązaniem. To, co mówię tutaj, to tylko moje słowo.

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
clock-two = { $first } { $second }
clock-soon = lada chwila
clock-days = { $count } d
clock-hours = { $count } godz.
clock-minutes = { $count } min
clock-seconds = { $count } s

## Pomoc, powitanie, prywatność, dane
help-brief = 🔮 Gram z tobą i uczę się, jak wybierasz: /rps. Pojedynek z kimś: /duel. Codziennie coś nowego: /daily. Reszta jest o jedno naciśnięcie stąd.
help-title = 🔮 Co umiem
help-play = Gra
help-friends = Ze znajomymi
help-you = O tobie
help-strategies = Strategie
help-fairness = Czy to uczciwe?
help-privacy = Prywatność
start-title = 🔮 Jestem Gadalka
start-text = Trochę czytam w myślach. Wybierz grę: uczę się, jak wybierasz, mówię, co zobaczyłam, i dowodzę, że nie oszukiwałam.
start-mines = Saper
privacy-title = Co jest o tobie przechowywane
settings-title = ⚙️ Ustawienia
settings-text = Widzisz to tylko ty.
settings-you = Ty
settings-memory = Co o tobie pamiętam
settings-others = Kto może cię widzieć i wyzywać
settings-data = Twoje dane
settings-here = { $kind ->
    [server] Ten serwer
   *[group] Ta grupa
  }
settings-name = Imię gdzie indziej
settings-name-here = Jak tutaj
settings-name-hidden = Ukryte
settings-name-word = Inne słowo…
settings-link = Połącz konto
settings-code = Mam kod
settings-show = Pokaż
settings-pause = Wstrzymaj
settings-resume = Ucz się znowu
settings-off = Wyłącz
settings-forget = Zapomnij…
settings-duels-on = Ucz się z pojedynków
settings-duels-off = Nie z pojedynków
settings-share-on = Udostępnij…
settings-share-off = Przestań udostępniać
settings-ghost = Mój duch
settings-level = Twoje wyniki i profil widzi: { $level }.
settings-visible = Kto mnie widzi
settings-block = Zablokuj kogoś
settings-blocked = Zablokowani: { $count }
settings-export = Pobierz
settings-shared = Co udostępniam
privacy-brief =
    Przechowuję twój identyfikator, twoje ruchy, ich wyniki i ustawienia.
    Wiadomości nie. Imię tylko dwa tygodnie po pojedynku i tam, gdzie zgadzasz się na widoczność.
    Twój profil jest prywatny, dopóki tego nie zmienisz.
    Wszystko zostaje u gospodarza tego bota.
    W każdej chwili możesz to pobrać lub usunąć.
privacy-text =
    Twój identyfikator na tej platformie, ruchy naszych gier i ich przebieg; dla ostatnich meczów także ustawienia i ziarno moich ruchów.
    Ile rozstrzygniętych rund padło twoim łupem w tygodniu i miesiącu ostatniej gry, i jej dzień.
    Jeśli zgadzasz się, by inni cię widzieli: kiedy, jak szeroko, twoje imię, gdzie odtąd grasz. Do tego czasu profil jest prywatny.
    Jeśli pozwalasz komuś na porównanie z tobą albo o nie prosisz: kto i kiedy. Pytanie znika po tygodniu.
    Twoja nazwa na Telegramie, przez 90 dni, by inni mogli cię wskazać.
    Twoje pojedynki z ludźmi: ruchy obu stron i przebieg, z imionami obu przez dwa tygodnie. Z rankingowych to, z czego wynika twój rating.
    Twoje ostatnie plansze sapera i przebieg gier; o wyścigu przez dobę, kto biegnie.
    Strategie, które rejestrujesz lub wysyłasz, twój duch: czym są, jak im poszło.
    Jeśli łączysz konta: które, pod jakimi imionami. Twoje imię dla innych platform.
    Odkąd uczę się z twoich pojedynków albo udostępniasz, jak grasz.
    Poza tym nie przechowuję: imion, twoich wiadomości, gdzie i kiedy grasz.
    Zostaje to u osoby, która prowadzi tego bota, i widzisz to tylko ty.
data-export-title = Wszystko, co o tobie przechowuję
data-export-text = Ruchy od najstarszych. Ziarno meczu, który wciąż jest otwarty, pominięto; zdradziłoby mój następny ruch.
data-delete-title = Usunąć wszystko?
data-delete-text = Znikną wszystkie twoje rundy, sumy, mecze, plansze, zarejestrowane strategie i miejsca na listach, a ja przestanę cię znać. Tego nie da się cofnąć.
button-delete = Usuń wszystko
button-keep = Zostaw
data-delete-linked = Dotyczy to obu połączonych kont: wszystko na drugiej platformie też zniknie, a na końcu połączenie. Aby tamto zachować: najpierw /account unlink.
data-deleted = Zniknęło. My się nie znamy.
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
account-link-holds = Kto może cię widzieć: { $here ->
    [nothing] tutaj nic nie wybrano, więc obowiązuje wybór stamtąd
    [private] tutaj wybór to „nikt” i obowiązuje na obu kontach
    [place] tutaj wybór to miejsca, gdzie grasz; jeśli tam jest „nikt”, obowiązuje tamto
   *[everyone] tutaj wybór to „wszyscy”; jeśli tam jest mniej, obowiązuje tamto
  }. Dla modeli i wyzwań obowiązuje surowsze ustawienie. Nikt inny się nie dowie.
account-link-yes = Połącz
account-link-no = Nie
account-link-waiting = Zgoda przyjęta. Teraz pytam drugą stronę ({ $name } { $on }): wiadomością ode mnie, przyciskiem „Sprawdź” pod kodem albo przez /account link tam.
account-linked = Połączono: to konto i { $name } { $on } to teraz jeden gracz.
account-link-declined = Odmowa. Nic nie połączono. Nowy kod: /account link
account-link-refused = { $name } { $on }: odpowiedź brzmi „nie”. Nic nie połączono. Nowy kod: /account link
account-link-lapsed = Ten kod wygasł; kody żyją dziesięć minut. Nowy, na dowolnej platformie: /account link
account-link-gone = To pytanie jest zamknięte; nic się nie zmieniło. Jak jest teraz: /account link
account-link-wrong = Takiego otwartego kodu nie ma. { $left ->
    [0] To była ostatnia próba; następna za { $minutes ->
        [one] { $minutes } minutę
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
      }.
    [one] Jeszcze { $left } próba.
    [few] Jeszcze { $left } próby.
    [many] Jeszcze { $left } prób.
   *[other] Jeszcze { $left } próby.
  } Kod dostaniesz na drugiej platformie: /account link
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
account-unlinked-none = To konto nie jest z żadnym połączone.
account-name-nobody = { $platform ->
    [discord] gracz z Discorda
    [telegram] gracz z Telegrama
    [terminal] gracz z terminala
   *[other] gracz skądinąd
  }
account-name-shown = Na innych platformach ci, z którymi grasz, widzą cię jako „{ $name }”.
account-name-hidden = Na innych platformach twoje imię jest ukryte: widać cię jako „{ $name }”.
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
challenge-declined-lately = { $name }: odmowa padła przed chwilą. Zapytaj za godzinę.
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
challenge-setting-on = Inni mogą wyzwać cię po imieniu, na wyścig albo porównanie. Wspominam cię raz, a ty przyjmujesz lub odmawiasz.
challenge-setting-off = Nie przyjmujesz wyzwań: kto cię wskaże, dowie się o tym, i nic nie zostanie opublikowane.
challenge-stored = O wyzwaniach przez dobę pamiętam, kiedy były i jak się skończyły; o ich nieprzyjmowaniu – odkąd.

## Z kim się pojedynkujesz
option-duel-whom = O kogo chodzi
choice-duels-everyone = od wszystkich
choice-duels-here = od ludzi z miejsc, gdzie grasz
choice-duels-nobody = od nikogo
duel-blocked = { $name }: między wami nie będzie już pojedynków, a dlaczego, nikt nie powie. Co otwarte, zostaje otwarte. Jeśli zmienisz zdanie: /duel list
duel-unblocked = { $name }: blokady nie ma.
duel-block-self = Przed sobą się nie schowasz. Wskaż kogoś innego.
duel-block-bot = Boty nikogo nie proszą o pojedynek.
duel-block-whom = Kogo? Wskaż, na przykład /duel block @name, albo odpowiedz poleceniem na wiadomość tej osoby. Na naszym prywatnym czacie nikt tego nie przeczyta.
duel-block-full = Więcej blokad niż { $max } nie zapamiętam. Najpierw cofnij którąś: /duel list
duels-blocked-nobody = Nikogo nie blokujesz.
duels-blocked-line = { $name }, od { $date }
duels-blocked-nameless = ktoś, czyje imię zapomniałam, od { $date }
duels-button-unblock = Odblokuj: { $name }
duels-from-everyone = Przyjmujesz pojedynki od wszystkich.
duels-from-here = Przyjmujesz pojedynki od ludzi z miejsc, gdzie grasz: serwerów i grup, w których odtąd widzę cię przy grze. Gdzie indziej pojedynków nie przyjmujesz.
duels-from-nobody = Nie przyjmujesz pojedynków od nikogo. Innych nadal możesz wyzywać.
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
profile-bits = Nieprzewidywalność: { $bits ->
    [one] { $bits } bit
    [few] { $bits } bity
    [many] { $bits } bitów
   *[other] { $bits } bita
  } na ruch, najpewniej między { $from } a { $to }. Czysty przypadek ma { $most }; więcej nie ma nikt.
profile-read = Zgadłam { $guessed } z { $rounds } ruchów, { $percent }. Na ślepo wychodzi { $chance }.
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
compare-ask-text = { $seen ->
    [here] Wszyscy tutaj widzą
   *[both] Ty i { $caller } widzicie
  }, jak często was odczytuję i czym się różnicie. { $caller } może porównywać znowu, dopóki tego nie cofniesz.
button-accept = Zgadzam się
button-decline = Odmawiam
button-retract = Cofnij pytanie
compare-not-asked = To pytanie jest do kogoś innego.
compare-not-asking = Cofnąć pytanie może tylko osoba, która pyta.
compare-lapsed = To pytanie nie jest już otwarte.
compare-retracted = { $name } cofa pytanie.
compare-declined = Tym razem bez porównania.
compare-answered = Zgoda udzielona. Aby ją cofnąć: /profile privacy
compare-title = 🔮 { $a } i { $b }: { $game }
compare-headline = 🔮 Odczytuję: { $a } w { $percentA }, { $b } w { $percentB }
compare-read = Odczytane ruchy: { $guessedA } z { $roundsA } i { $guessedB } z { $roundsB }; na ślepo wychodzi { $chance }.
compare-chance = { $verdict ->
    [chance] { $name }: tę grę odczytać jest równie trudno jak monetę.
   *[unsure] { $name }: to może być jeszcze przypadek.
  }
compare-early = Jest wcześnie: gdy każde z was będzie mieć { $needed } rund, powiem, gdzie się różnicie.
compare-differ = Gracie różnie, choć nie pokazuje tego żaden pojedynczy nawyk.
compare-effect = Jak bardzo różnie: { $effect } z 1, z rund: { $roundsA } i { $roundsB }.
compare-differences = Gdzie różnicie się najbardziej:
compare-difference = – { $habit }. { $a } { $percentA }% ({ $countA } z { $totalA }), { $b } { $percentB }% ({ $countB } z { $totalB })
compare-no-difference = Na razie nie widać różnicy.
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
    p mówi, jak często tyle samo zrobiłoby samo szczęście; przy nawykach uwzględnia, że przeglądam ich wiele. Do 0,05 mówię, gdzie się różnicie, powyżej, że na razie nie widać różnicy.
    Odległość z publikacji jest bliska największej między niemal każdymi dwiema osobami: ma swoją historię, sensu niewiele.
compare-details-closed = To porównanie nie jest tu już otwarte. Zapytaj na nowo: /profile compare
compare-too-few = Za mało rund do porównania: każde z was potrzebuje { $needed }.
compare-missing = – { $name }: brakuje jeszcze { $missing }
compare-basis-agreed = { $name }: zgoda z { $date }.
compare-basis-place = { $name }: widoczne w tym miejscu.
compare-basis-everyone = { $name }: widoczne dla wszystkich.
compare-alt = Co po czym następuje. { $a }: { $habitsA }. { $b }: { $habitsB }.
profile-asked = Czekają na twoją odpowiedź i chcą porównania z tobą:
profile-asked-by = – { $name }: { $game }, od { $date }
profile-asked-more = – i jeszcze { $count }, gdy odpowiesz na te
profile-asked-rules = Jeśli się zgodzisz, osoba, która pyta, zobaczy, jak często was odczytuję, i wasze najsilniejsze nawyki, z liczbami i obrazkiem: ze wszystkich twoich rund ze mną, gdziekolwiek je zagrano. Jeśli zgodzisz się w grupie, zobaczą to tam wszyscy. Odtąd ta osoba może porównywać ponownie, w każdej grze i na każdym czacie, dopóki tego nie cofniesz: /profile privacy. Co pokazano, zostaje na czacie. Kto pyta, zgadza się przez samo pytanie i może je cofnąć. Odpowiedzieć może tylko osoba zapytana, w ciągu tygodnia.
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
map-left = Pominięto { $count ->
    [one] { $count } gracza z dawniejszych gier
    [few] { $count } graczy z dawniejszych gier
    [many] { $count } graczy z dawniejszych gier
   *[other] { $count } gracza z dawniejszych gier
  }.
map-short = { $count ->
    [one] { $count } gracz ma
    [few] { $count } graczy ma
    [many] { $count } graczy ma
   *[other] { $count } gracza ma
  } na razie za mało rund.
map-join = Liczą się tylko osoby, które wyraziły zgodę.
map-closed-meanwhile = Ktoś zamknął swój profil, gdy rysowałam. Zapytaj ponownie.
map-alone-here = Mapa pokazuje graczy grupy lub serwera. Zapytaj mnie tam: /profile map
map-too-few = Mapa wymaga graczy z tego miejsca z otwartym profilem: { $people }, każdy z { $rounds } rundami. Na razie: { $ready }. Ze zbyt małą liczbą rund: { $short }.
map-mine-private = Nie ma cię na niej: twój profil jest prywatny. Aby się pojawić: /profile privacy place, a potem skończ tu mecz.
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
habits-most = Najbardziej rzuca się tu w oczy „{ $habit }”: { $share }, a na ślepo wyszłoby { $luck }.
habits-none = Przeciętnie nic się tu nie wyróżnia ponad to, co wyszłoby na ślepo.
habits-counts = Graczy: { $people }, rund: około { $rounds }; wszyscy liczą się tak samo. W nawiasach: ile wyszłoby na ślepo.
habits-too-few = Jak tu się przeciętnie gra, powiem, gdy będą gracze z otwartym profilem: { $needed }, każdy z { $rounds } rundami. Na razie: { $ready }.
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
groups-difference = – { $habit }. { $a } { $first }% ({ $firstPeople ->
    [one] { $firstPeople } gracz
    [few] { $firstPeople } graczy
    [many] { $firstPeople } graczy
   *[other] { $firstPeople } gracza
  }), { $b } { $second }% ({ $secondPeople ->
    [one] { $secondPeople } gracz
    [few] { $secondPeople } graczy
    [many] { $secondPeople } graczy
   *[other] { $secondPeople } gracza
  })
groups-no-difference = Żaden pojedynczy nawyk nie różni się bardziej, niż sprawiłoby to szczęście.
groups-trust = Rozdani losowo na dwie takie grupy, ci gracze różniliby się tak samo { $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } raza
  } na 1000.
groups-both = { $count ->
    [one] { $count } gracz należy do obu grup i nie liczy się
    [few] { $count } graczy należy do obu grup i nie liczy się
    [many] { $count } graczy należy do obu grup i nie liczy się
   *[other] { $count } gracza należy do obu grup i nie liczy się
  } w żadnej.
groups-alt = Mapa: { $a } ({ $first }) i { $b } ({ $second }) wśród znanych sposobów gry. { $verdict }
groups-others = wszyscy inni
groups-here = ten czat
groups-basis-roles = Liczą się gracze tego serwera z otwartym profilem. Ich role Discord podał mi właśnie teraz; nie przechowuję ich.
groups-basis-chats = Liczą się gracze z otwartym profilem: tu dla tego czatu, tam dla wszystkich. Imion z drugiego czatu nie widać.
groups-too-few = Każda grupa wymaga graczy z otwartym profilem: { $people }, każdy z { $rounds } rundami. Na razie { $a }: { $first }, { $b }: { $second }.
groups-alone-here = Grupy porównuje się w grupie lub na serwerze. Zapytaj mnie tam: /profile groups
groups-on-files = Grupy nagranych osób porównuje się z pliku z kolumnami player, round, move, opponent_move i jedną na grupę:
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
model-missing = { $rounds ->
    [0] Nie znam jeszcze żadnej twojej rundy
    [one] Znam { $rounds } twoją rundę
    [few] Znam { $rounds } twoje rundy
    [many] Znam { $rounds } twoich rund
   *[other] Znam { $rounds } twojej rundy
  }. Jeszcze { $missing ->
    [one] { $missing } runda
    [few] { $missing } rundy
    [many] { $missing } rund
   *[other] { $missing } rundy
  } i powiem, co myślę.
model-rounds = Znam { $rounds ->
    [one] { $rounds } twoją rundę
    [few] { $rounds } twoje rundy
    [many] { $rounds } twoich rund
   *[other] { $rounds } twojej rundy
  }. Co myślę:
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
model-sure = Na ile to pewne: z twoich ostatnich ruchów ({ $all }) odczytałabym { $right } (na ślepo: { $luck }); { $verdict }.
model-from = Skąd wiem: { $own }% tego, na czym się teraz opieram, pochodzi od ciebie, { $people }% od innych ludzi.
# What the bot may lose to the reader: $points now, of the 8 that everybody begins with.
model-account = { $state ->
    [lent] Stawiam na ciebie { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
      }: 8 własnych i { $more } pożyczonych od ciebie.
    [begun] Stawiam na ciebie 8 punktów. Pomijając szczęście, nikt nigdy nie wyprzedza mnie o więcej niż 10 punktów.
    [less] Stawiam na ciebie { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
      }: z 8, od których zaczynam, reszta jest twoja.
    [spent] Nie stawiam już na ciebie nic: masz wszystkie 10 punktów, które można ode mnie wygrać, pomijając szczęście. Od teraz losuję każdy ruch.
   *[read] Nie stawiam na ciebie prawie nic: moje 8 punktów jest twoje, więc chyba ktoś mnie czyta. Zdaję się na przypadek, aż coś odzyskam.
  }
model-account-apart = Ile mogę z tobą przegrać, liczy się osobno dla każdego z twoich połączonych kont: to dotyczy tego.
model-mode-learning = { $since ->
    [1] Uczę się ze wszystkich twoich rund.
   *[other] Uczę się od twojej rundy { $since }. Co było wcześniej, zapomniane.
  }
model-mode-frozen = Zamrożony od twojej rundy { $since }: czytam tym, co wiem, i niczego nowego się nie uczę.
model-mode-off = Wyłączony od twojej rundy { $since }: gram losowo i niczego się nie uczę.
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
model-duels = Uczę się z twoich pojedynków, gdy zaczyna się nasz mecz.
model-duels-not = Z twoich pojedynków z ludźmi niczego się nie uczę.
model-duels-done = Umowa stoi: od naszego następnego meczu uczę się z twoich pojedynków, także wcześniejszych. Nie wpuszczaj mnie do nich: /model duels off
model-duels-already = Już uczę się z twoich pojedynków. Nie wpuszczaj mnie do nich: /model duels off
model-duels-off = Gotowe: co dały mi twoje pojedynki, zapomniane, i więcej się z nich nie uczę. Jeśli nasz mecz był otwarty, czeka: /rps continue
model-shares = Udostępniasz, jak grasz: zliczone z grą wielu osób pomaga mi zaczynać z nieznajomymi.
model-shares-not = To, jak grasz, zostaje między nami.
model-reset-title = Zapomnieć, jak grasz?
model-reset-text = Zapomnę wszystko, czego się o tobie dotąd uczyłam ({ $game }). Twoje rundy, sumy i mecze zostają. Tego nie da się cofnąć.
model-reset-ghost = Twój duch { $ghost } jest z tego zrobiony i zostanie odwołany razem z tym.
button-forget = Zapomnij
model-reset-done = Zapomniane ({ $game }): zaczynam z tobą od nowa. Twoje rundy, sumy i mecze zostają.
model-reset-already = Nie ma czego zapominać ({ $game }): nie znam żadnej twojej rundy.
model-freeze-done = Zamrożony ({ $game }): czytam tym, co wiem, i niczego nowego się nie uczę.
model-freeze-already = Już jest zamrożony ({ $game }).
model-off-done = Wyłączony ({ $game }): gram losowo i niczego się nie uczę. Ruch już zapieczętowany jeszcze zostanie zagrany.
model-off-already = Już jest wyłączony ({ $game }).
model-on-done = Znów się uczę ({ $game }). Tego, co zagrano w międzyczasie, się nie uczę.
model-on-already = Już się uczę ({ $game }).
model-share-title = 🔮 Udostępnić, jak grasz?
model-share-text =
    Co biorę: jak twoje ruchy następują po sobie w każdej grze oprócz sapera, w rundach przeszłych i przyszłych. Dodaję to do gry co najmniej { $others } innych osób i zostają same liczby: żadnego imienia, żadnej pojedynczej rundy. Czego nie wolno mi się uczyć, tego nie biorę.
    Dla kogo: dla osoby, która prowadzi tego bota. Od takich liczb zaczynam z nieznajomymi, w ich pierwszych rundach.
    Aby to cofnąć: /model share off, w dowolnej chwili, albo /data delete. To, co od ciebie, zniknie przy następnym uczeniu.
model-share-done = Dziękuję: liczysz się od następnego uczenia. Aby to cofnąć: /model share off
model-share-already = Już to udostępniasz. Aby to cofnąć: /model share off
model-share-old = Moje pytanie od tego czasu się zmieniło. Oto nowe: /model share
model-unshare-done = Cofnięto. Nie daję już nic twojego, a co dano wcześniej, zniknie przy następnym uczeniu.
button-share = Udostępnij
button-share-keep = Zachowaj dla siebie
button-share-stop = Cofnij

## Duchy: czyjś sposób gry, zamrożony
ghost-title = 👻 Twój duch? { $game }
ghost-text =
    Zamroziłabym to, jak grasz dalej po tym, co było wcześniej, z { $rounds ->
        [one] { $rounds } twojej rundy, z której
        [few] { $rounds } twoich rund, z których
        [many] { $rounds } twoich rund, z których
       *[other] { $rounds } twojej rundy, z której
      } wolno mi się uczyć: nie ma w nim żadnej rundy, ale kto zagra z duchem tysiące rund, pozna twoje nawyki, jakby cię obserwował.
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
ghost-meet = { $game }, z { $rounds ->
    [one] { $rounds } twojej rundy
    [few] { $rounds } twoich rund
    [many] { $rounds } twoich rund
   *[other] { $rounds } twojej rundy
  }. Aby go spotkać: opponent={ $name }
# Percent of probability that the moves had which came.
ghost-stand-in = Przewidział { $rounds ->
    [one] { $rounds } twój ostatni ruch, wtedy mu nieznany,
    [few] { $rounds } twoje ostatnie ruchy, wtedy mu nieznane,
    [many] { $rounds } twoich ostatnich ruchów, wtedy mu nieznanych,
   *[other] { $rounds } twojego ostatniego ruchu, wtedy mu nieznanego,
  } na { $ghost }%; przypadek ma { $chance }%, ktoś, kto zna ludzi, ale nie ciebie, { $people }%, a samo lustro { $mirror }%. { $verdict ->
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

## Saper
command-mines = Saper: samemu, z podpowiedziami, które mówią dlaczego, albo w wyścigu
command-mines-play = Graj; wybierz poziom albo dowolny rozmiar
command-mines-continue = Wróć do odłożonej planszy
command-mines-watch = Oglądaj, jak gra strategia, ruch po ruchu
command-mines-race = Ta sama plansza dla ciebie i kogoś jeszcze: kto oczyści ją pierwszy?
command-mines-stats = Jak poszły twoje gry
option-mines-level = Jak duża i jak gęsta
option-mines-size = Kolumny i wiersze: 12x10
option-mines-mines = Ile min
option-mines-noguess = Plansza, na której nie trzeba zgadywać
option-mines-board = Kod planszy, aby zagrać na tej samej
option-mines-cells = Pola po nazwie: B7 C8; z f na początku to flaga: f D4
option-mines-user = Kogo wyzywasz
choice-pocket = Kieszonkowa: 5×5, 4 miny
choice-small = Mała: 8×8, 10 min
choice-beginner = Początkujący: 9×9, 10 min
choice-intermediate = Średni: 16×16, 40 min
choice-expert = Ekspert: 30×16, 99 min
choice-opening = otwiera obszar
choice-safe = jest bezpieczne, nic więcej
choice-yes = tak
choice-ghost-show = jak się ma
choice-ghost-anew = zamroź na nowo
choice-ghost-off = odwołaj
choice-no = nie
choice-exact = Dokładna: liczy każdy możliwy układ min
choice-simple = Prosta: unika największego stosunku liczby do zakrytych pól
choice-random = Losowa: dowolne pole
mines-level-custom = Inne
mines-title = 💣 Saper { $width }×{ $height } · { $mines ->
    [one] { $mines } mina
    [few] { $mines } miny
    [many] { $mines } min
   *[other] { $mines } miny
  }
mines-begin-opening = Otwórz dowolne pole: ono i pola wokół są bezpieczne.
mines-begin-safe = Otwórz dowolne pole: pierwsze jest bezpieczne.
mines-progress = 🚩 { $flags } z { $mines } · { $left ->
    [one] zostało { $left } bezpieczne pole
    [few] zostały { $left } bezpieczne pola
    [many] zostało { $left } bezpiecznych pól
   *[other] zostało { $left } bezpiecznego pola
  }
mines-how-open = Naciśnięcie otwiera. Na liczbie, której miny mają już flagi, otwiera resztę dookoła.
mines-how-flag = Tryb flag: naciśnięcie stawia flagę albo ją zdejmuje.
mines-how-window = Wybierz część planszy.
mines-how-typed = Napisz pole, aby je otworzyć, z f na początku to flaga: b7, f c3
mines-won = 🎉 { $name }: plansza czysta w { $time }{ $hints ->
    [0] .
    [one] , z { $hints } podpowiedzią.
    [few] , z { $hints } podpowiedziami.
    [many] , z { $hints } podpowiedziami.
   *[other] , z { $hints } podpowiedzi.
  }
mines-lost = 💥 { $cell } to mina. { $name }: oczyszczono { $cleared } z { $safe } pól.
mines-stopped = Przerwano. { $name }: oczyszczono { $cleared } z { $safe } pól.
continue-board = { $width }×{ $height } · { $left ->
    [one] zostało { $left } bezpieczne pole
    [few] zostały { $left } bezpieczne pola
    [many] zostało { $left } bezpiecznych pól
   *[other] zostało { $left } bezpiecznego pola
  }
continue-board-open = 💣 Wciąż otwarta: { $board }
continue-board-question = Gramy dalej czy zaczynamy nową? Ta może poczekać: plansza zostaje.
continue-which-board = 💣 Na której planszy gramy dalej?
continue-board-waits = Poprzednia plansza czeka na ciebie: { $board }.
continue-board-aside = 💣 Odłożono: { $board }
continue-board-kept = Przechowuję ją przez { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
  }, a jej zegar biegnie dalej. Aby grać dalej: przycisk albo /mines continue
continue-board-is-aside = Ta plansza jest odłożona; nic nie otwarto. „Kontynuuj” ją przywróci.
continue-no-board = Żadna plansza na ciebie nie czeka. Zacznij: /mines play
continue-board-gone = Tej planszy już nie przechowuję. Zacznij inną: /mines play
button-new-board = Nowa plansza
mines-replaced = Odłożono dla innej gry. { $name }: oczyszczono { $cleared } z { $safe } pól.
mines-word = ze słowem „{ $word }”
mines-redrawn = Minęły dni i klucz, z którego wylosowano tę planszę, może być już jawny. Żadne pole nie było otwarte, więc teraz jest inna. Wybierz pierwsze pole.
mines-told = Klucz, z którego wylosowano tę planszę, może być już jawny, a z nim miny. Graj dalej; to się nie liczy.
mines-shared = Plansza przekazana: { $code }. Nie liczy się w twoich statystykach.
button-flag-mode = Tryb flag
button-open-mode = Otwieranie
button-whole-board = Cała plansza
button-hint = Podpowiedź
button-play-again = Inna plansza
button-to-end = Do końca
button-race-play = Moja plansza
button-race-standings = Kto prowadzi
mines-toast-won = Czysto! Każda mina jest tam, gdzie była.
mines-toast-lost = { $cell } to mina.
mines-toast-stopped = Przerwano.
mines-toast-flag = { $cell }: flaga
mines-toast-unflag = { $cell }: bez flagi
mines-toast-open = { $cells ->
    [1] { $cell }: { $number }
    [one] { $cell }: otwarto { $cells } pole
    [few] { $cell }: otwarto { $cells } pola
    [many] { $cell }: otwarto { $cells } pól
   *[other] { $cell }: otwarto { $cells } pola
  }
mines-open-already = { $cell } jest już otwarte.
mines-flagged = { $cell } ma flagę. Najpierw ją zdejmij: w trybie flag albo pisząc po /mines: flag { $cell }
mines-flagged-typed = { $cell } ma flagę. Najpierw ją zdejmij: f { $cell }
mines-flags-differ = { $cell } pokazuje { $number }. Postaw dookoła tyle flag, a otworzy resztę.
mines-board-changed = Plansza zmieniła się, odkąd pojawił się ten przycisk. Teraz wygląda tak.
mines-over = Ta gra się skończyła. Zacznij inną: /mines play
mines-not-yours = Ta plansza należy do kogoś innego. Twoja: /mines play
mines-none = Nie masz gry. Zacznij: /mines play
mines-no-cell = Na planszy nie ma pola { $typed }. Są od A1 do { $last }: litera to kolumna, liczba to wiersz.
mines-which-cell = Które pole? Napisz po /mines: flag B7
mines-hint-safe = 💡 { $cell } jest bezpieczne: { $because }.
mines-hint-guess = 💡 Nic nie jest pewne. Najlepszy strzał to { $cell }: mina w { $risk }% możliwych układów min.
mines-hint-first = 💡 Nic jeszcze nie jest otwarte. { $cell } jest tak bezpieczne jak każde pierwsze pole.
mines-number-at = { $number } na { $cell }
mines-because-numbers = { $count ->
    [1] { $numbers } nie zostawia innej możliwości
   *[other] { $numbers } nie zostawiają innej możliwości
  }
mines-because-numbers-total = razem z liczbą min { $count ->
    [1] { $numbers } nie zostawia innej możliwości
   *[other] { $numbers } nie zostawiają innej możliwości
  }
mines-because-total-alone = liczba min nie zostawia innej możliwości
mines-because-first = nic jeszcze nie jest otwarte
mines-because-lot = wylosowane spośród { $among ->
    [one] { $among } pola
    [few] { $among } pól
    [many] { $among } pól
   *[other] { $among } pola
  }
mines-because-ratio = największy stosunek wokół niego, { $ratio }%, jest najmniejszy na planszy
mines-because-no-ratio = żadnej liczby nie ma w pobliżu; przyjmuje to za { $ratio }%
mines-because-risk = nic nie jest pewne; mina w { $risk }% układów
mines-level-and-size = Wybierz poziom albo rozmiar.
mines-board-and-size = Kod planszy mówi już o rozmiarze. Podaj sam kod.
mines-bad-size = „{ $typed }” to nie rozmiar. Napisz kolumny i wiersze: 12x10
mines-bad-level = „{ $typed }” to nie poziom. Są pocket, small, beginner, intermediate, expert.
mines-bad-code = „{ $typed }” to nie plansza. Kod wygląda tak: 9x9-10-opening-k7f3q
mines-too-large = { $width }×{ $height } to za dużo na czat. Największa: { $most }.
mines-too-small = Plansza ma co najmniej dwie kolumny i dwa wiersze.
mines-no-opening = { $width }×{ $height } to za mało na obszar bez min. Weź większą planszę albo start=safe.
mines-bad-mines = Tyle min, { $mines }, się nie zmieści: na { $width }×{ $height } może być od 1 do { $most }, aby pierwsze pole było bezpieczne.
mines-no-such-board = Nie znalazłam takiej planszy bez zgadywania. Pomogłoby mniej min.
mines-watch-title = 👀 Gra { $strategy ->
    [exact] dokładna
    [simple] prosta
   *[random] losowa
  } strategia: { $width }×{ $height } · { $mines ->
    [one] { $mines } mina
    [few] { $mines } miny
    [many] { $mines } min
   *[other] { $mines } miny
  }
mines-watch-begin = Nic jeszcze nie jest otwarte. „Dalej” pokaże pierwszy ruch.
mines-watch-move = Ruch { $move }, { $cell }: { $because }.
mines-watch-progress = Oczyszczono { $cleared } z { $safe } pól.
mines-watch-won = 🎉 Czysto, wszystkie pola: { $safe }.
mines-watch-lost = 💥 To była mina. Oczyszczono { $cleared } z { $safe } pól.
mines-watch-code = Spróbuj i ty: { $code }
mines-race-title = 🏁 { $first } przeciw { $second } · { $width }×{ $height }, { $mines ->
    [one] { $mines } mina
    [few] { $mines } miny
    [many] { $mines } min
   *[other] { $mines } miny
  }
mines-race-how = Ta sama plansza dla obu stron, dla każdej we własnej wiadomości. Twój zegar rusza, gdy zaczniesz. Wygrywa, kto ją oczyści, a jeśli obie strony – kto szybciej; jeśli żadna – kto zajdzie dalej.
mines-race-open = { $name }: jeszcze w drodze
mines-race-cleared = { $name }: plansza czysta w { $time }
mines-race-fell = { $name }: { $cleared } z { $safe } pól
mines-race-won = 🏆 { $name } wygrywa wyścig.
mines-race-level = Łeb w łeb.
mines-race-gone = Ten wyścig poszedł w niepamięć: minęła doba. Nowy: /mines race
mines-race-told = Klucz, z którego wylosowano tę planszę, może być już jawny, a z nim miny. Nowy wyścig: /mines race
mines-race-not-yours = W tym wyścigu biegnie ktoś inny. Twój: /mines race
mines-race-played = Tę planszę masz już za sobą.
mines-race-no-hints = W wyścigu nie ma podpowiedzi.
mines-race-whom = Nie wiem, o kogo chodzi. Wybierz osobę z listy, wspomnij ją albo odpowiedz na jej wiadomość: /mines race.
mines-race-nobody = Nie ma tu nikogo do wyścigu. Na Discordzie i Telegramie jest.
mines-race-bot = Boty nie naciskają przycisków. Wyzwij człowieka albo oglądaj strategię: /mines watch
mines-race-self = Ze sobą wygrywasz zawsze. Wyzwij kogoś innego.
alt-board = Plansza { $width }×{ $height }: { $open ->
    [one] { $open } pole otwarte
    [few] { $open } pola otwarte
    [many] { $open } pól otwartych
   *[other] { $open } pola otwartego
  }, { $flags ->
    [one] { $flags } flaga
    [few] { $flags } flagi
    [many] { $flags } flag
   *[other] { $flags } flagi
  }, { $mines ->
    [one] { $mines } mina
    [few] { $mines } miny
    [many] { $mines } min
   *[other] { $mines } miny
  }.
alt-board-numbers = Otwarte liczby: { $list }.
alt-board-number = { $number } – { $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } raza
  }
alt-board-mark = Zaznaczone: { $cell }.
alt-board-frame = W ramce: od { $first } do { $last }.
mines-proof-title = Dowód uczciwości planszy { $session }
mines-proof-seal = Te miny dają pieczęć { $seal }. Taka sama musi stać w każdej wiadomości tej planszy, także w pierwszej.
mines-proof-fit = Wynikają z klucza dnia, { $date }: nie mogłam ich wybrać.
mines-proof-not-told = Wylosowano je z klucza z { $date }. Podam go { $when }; wtedy każdy zobaczy, że nie mogłam ich wybrać.
mines-proof-differ = Nie wynikają z klucza dnia, { $date }. Nie ufaj tej planszy; powiedz osobie, która prowadzi tego bota.
mines-proof-no-key = Klucz dnia w tym wierszu nie należy do jego zobowiązania, więc losowania nie sprawdziłam. Nie ufaj mu.
mines-proof-anew = Wylosowano ją na nowo { $date }, gdy żadne pole nie było jeszcze otwarte. Jeśli tak nie było, nie ufaj jej.
mines-proof-word = Twoje słowo weszło do losowania: { $word }
mines-proof-first = Z plansz, które daje to losowanie, jest pierwszą bez zgadywania.
mines-proof-another = Z plansz, które daje to losowanie, nie jest pierwszą bez zgadywania. Nie ufaj jej; powiedz osobie, która prowadzi tego bota.
mines-proof-not-searched = Czy jest w swoim losowaniu pierwszą bez zgadywania, nie sprawdzałam. Robi to npm run -s gadalka -- verify.
mines-proof-signed = Podpisane przeze mnie; moje zobowiązanie to { $pledge }.
mines-proof-signed-other = Podpisane przez innego gospodarza, którego zobowiązanie to { $pledge }.
mines-proof-forged = Podpis jest fałszywy. Nie ufaj temu.
mines-proof-how = W domu, z kopią Gadalki i zapisanym zobowiązaniem: npm run -s gadalka -- verify "…" --pledge "…"
mines-proof-formula = Pieczęć to początek SHA-256 z „{ $text }”. Ziarno planszy to HMAC-SHA-256 z „{ $drawn }” pod kluczem dnia, modulo 36^12, przy podstawie 36.
mines-proof-not-yet = Ta plansza się nie skończyła, więc jej pieczęć jest zamknięta. Otworzy się na końcu.
mines-proof-race = Nie wszyscy są już na mecie, więc pieczęć tej planszy jest zamknięta.
mines-proof-none = Nie mam twojej skończonej planszy z dowodem; plansze przekazane go nie mają. Zagraj: /mines play
mines-proof-unreadable = To nie wiersz dowodu planszy. Zaczyna się od gdb1. i pochodzi z przycisku „Sprawdź” skończonej planszy.
mines-stats-title = 💣 Twoje gry w sapera
mines-stats-board = plansza
mines-stats-best = rekord
mines-stats-games = gry
mines-stats-wins = wygr.
mines-stats-streak = Wygrane z rzędu bez podpowiedzi: teraz { $now }, najwięcej { $most }.
mines-stats-what = Najlepsze czasy są te bez podpowiedzi. Gry porzucone liczą się jako niewygrane; plansze przekazane się nie liczą. Plansze bez zgadywania i wyścigi są pośród innych.
mines-stats-none = Żadna gra się jeszcze nie skończyła. Zacznij: /mines play

## Zagadka dnia
command-daily = Co dzień umysł tylko dla ciebie i plansza dla wszystkich
command-daily-today = Dzisiejsza zagadka i jak ci idzie
option-daily-time = o której, na przykład 19:00; off, by nie przypominać
option-daily-zone = według czyjego zegara: miasto, na przykład Warszawa, albo utc+3
place-daily = Zagadka dnia
# Liczba to kolejny dzień; Gadalka to imię bota.
daily-title = 🔮 Gadalka { $number } · { $date }
daily-mind-title = 🔮 Gadalka { $number } · umysł dnia
daily-today-mind-open = Umysł: 20 rund, jeszcze przed tobą.
daily-today-mind-going = Umysł: { $won } : { $lost }, teraz runda { $round } z { $of }.
daily-today-mind-done = Umysł: { $won } : { $lost }.
daily-today-board-open = Plansza: 9×9, jeszcze przed tobą.
daily-today-board-going = Plansza: gra trwa.
daily-today-board-won = Plansza: czysta w { $time }{ $hints ->
    [0] {""}
    [one] , w tym jedna podpowiedź
    [few] , w tym { $hints } podpowiedzi
    [many] , w tym { $hints } podpowiedzi
   *[other] , w tym { $hints } podpowiedzi
  }.
daily-today-board-lost = Plansza: tym razem się nie udało.
# Przed odliczanym czasem: „za 5 godz.”.
daily-next = Następne pojawią się
daily-invite = 🔮 Gadalka { $number }: przeciwnik i plansza na dziś, dla wszystkich.{ $count ->
    [0] {""}
    [one] {" "}Tutaj zagrała już { $count } osoba.
    [few] {" "}Tutaj zagrały już { $count } osoby.
    [many] {" "}Tutaj zagrało już { $count } osób.
   *[other] {" "}Tutaj zagrało już { $count } osoby.
  }
# Napisy na przyciskach.
button-daily-mind = Umysł
button-daily-board = Plansza
button-daily-yesterday = Wczoraj
button-daily-top = Najlepsi
button-daily-play = Zagraj
button-daily-remind = Przypomnij mi
button-daily-share = Udostępnij
button-daily-go-on = Graj dalej
daily-mind-first = Dzisiejszy umysł wylosowano tylko dla ciebie. Odkryj, jak wybiera, i pokonaj go: 20 rund, jedna próba.
daily-mind-score = Ty { $won } : { $lost } · runda { $round } z { $of }
daily-round-won = Ty { $yours } · umysł { $its } → punkt dla ciebie
daily-round-lost = Ty { $yours } · umysł { $its } → punkt dla umysłu
daily-round-drawn = Ty { $yours } · umysł { $its } → remis
daily-round-toast = { $last } · { $won } : { $lost }
# Za rzędem znaków, obok strip-yours.
daily-row-its = ← ruchy umysłu
daily-mind-end = 🔮 { $won } : { $lost } z umysłem dnia
daily-mind-cut = Klucz tamtego dnia zaraz zostanie ujawniony, więc ta próba kończy się takim wynikiem, jaki jest.
daily-mind-cut-end = 🔮 { $won } : { $lost } z umysłem dnia, po { $rounds ->
    [one] jednej rundzie
    [few] { $rounds } rundach
    [many] { $rounds } rundach
   *[other] { $rounds } rundy
  }
daily-mind-over = Ta próba już się skończyła; niczego nie policzono.
daily-not-yours = To cudze przyciski. Twoje: /daily
daily-old-button = To przycisk z innego dnia. Dzisiejsze: /daily
daily-gone = Tej próby już nie przechowuję. Dzisiejsza: /daily
daily-no-puzzle = Nie mam z czego wylosować zagadki tego dnia. Zajrzyj jutro.
# Kim był umysł dnia: jego reguła, w czasie przeszłym.
daily-rule-after-won = Po swojej wygranej { $step ->
    [0] powtarzał ten sam ruch
    [1] brał to, co z tym ruchem przegrywa
   *[other] brał to, co z tym ruchem wygrywa
  }.
daily-rule-after-drawn = Po remisie { $step ->
    [0] powtarzał swój ruch
    [1] brał to, co z tym ruchem przegrywa
   *[other] brał to, co z tym ruchem wygrywa
  }.
daily-rule-after-lost = Po swojej przegranej { $step ->
    [0] powtarzał ten sam ruch
    [1] brał to, co z tym ruchem przegrywa
   *[other] brał to, co z tym ruchem wygrywa
  }.
daily-rule-copy = Powtarzał twój ostatni ruch.
daily-rule-always-counter = Brał to, co wygrywa z twoim ostatnim ruchem.
daily-rule-anti-rotation = Spodziewał się, że idziesz w kółko: kamień, papier, nożyce, i bił następny krok, więc brał to, co przegrywa z twoim ostatnim ruchem.
daily-rule-rotation = Szedł w kółko: kamień, papier, nożyce, bez względu na to, co robisz.
daily-rule-win-stay = Powtarzał ruch, który wygrał, a po przegranej brał dowolny inny. Po remisie { $draw ->
    [stay] powtarzał swój ruch
   *[shift] też brał dowolny inny
  }.
daily-rule-frequency = Brał to, co wygrywa z ruchem, który wybierasz najczęściej{ $decay ->
    [1] {""}
   *[other] ; najnowsze rundy ważyły najwięcej
  }.
daily-rule-mupn = Pamiętał, co padło z twojej strony ostatnim razem po tym samym { $side ->
    [own] jego
   *[opponent] twoim
  } ruchu, i to bił.
daily-rule-de-bruijn = W każdych trzech rundach grał każdy ruch raz, w przypadkowej kolejności. Trzeci był więc pewny.
daily-seen = { $count ->
    [one] Było to widać w rundzie { $rounds }.
    [few] Było to widać w rundach { $rounds }.
    [many] Było to widać w rundach { $rounds }.
   *[other] Było to widać w rundach { $rounds }.
  }
# Wiersze, które ludzie kopiują i wysyłają znajomym; nie zdradzają żadnego ruchu.
daily-strip = Gadalka { $number }
daily-strip-mind = Gadalka { $number } · { $won }:{ $lost }
daily-strip-board = 💣 { $time }{ $hints ->
    [0] {""}
    [one] , jedna podpowiedź
    [few] , { $hints } podpowiedzi
    [many] , { $hints } podpowiedzi
   *[other] , { $hints } podpowiedzi
  }
daily-strip-board-lost = 💣 💥
daily-share-by = { $name } · zagadka dnia
daily-share-copy = Do skopiowania albo przesłania dalej. Nie zdradza żadnego ruchu.
daily-card-call = Codziennie coś nowego: /daily
daily-card-alt = Gadalka { $number }: wygrane rundy: { $won }, przegrane: { $lost }. Runda po rundzie: { $results }.
daily-card-alt-board = Gadalka { $number }. Plansza dnia: { $board }
daily-word-won = wygrana
daily-word-lost = przegrana
daily-word-drawn = remis
daily-yesterday-title = 🔮 Gadalka { $number }: odpowiedzi
daily-yesterday-none = Z tamtego dnia nic nie mam: nikt mnie nie zapytał o zagadkę.
# Przed odliczanym czasem: „za 5 godz.”.
daily-yesterday-soon = Inni mogą jeszcze grać. Odpowiedzi zdradzę
daily-yesterday-open = Twoja próba trwa: teraz runda { $round } z { $of }.
daily-yesterday-ahead = Więcej rund wygranych niż przegranych, wśród tych, których wolno wymienić: { $ahead } z { $all }.
daily-proof-later = Klucz tamtego dnia ujawnię { $date }. Wtedy każdy może wylosować to wszystko jeszcze raz.
daily-proof-told = Klucz dnia { $date } jest jawny: kto ma kopię Gadalki, może wylosować ten dzień jeszcze raz.

## Plansza dnia i rankingi dnia
# { $number } liczy dni: Gadalka 326
daily-board-title = 💣 Gadalka { $number } · plansza dnia
mines-daily-how = W swoim dniu jedna dla wszystkich i bez zgadywania. Podpowiedź kosztuje dziesięć sekund. „Stop” kończy twoją jedyną próbę.
mines-daily-over = Jej kod zdradzę razem z odpowiedziami, od 03:00 UTC następnego dnia: /daily yesterday
mines-daily-closed = Odpowiedzi do tej planszy są od dawna znane, więc skończyła się tak, jak stała. Dzisiejsza: /daily board
# { $on }: account-on-platform, na przykład „na Discordzie”
daily-board-elsewhere = Dzisiejsza plansza jest już zaczęta { $on } i tam toczy się dalej: { $left ->
    [one] zostało { $left } bezpieczne pole.
    [few] zostały { $left } bezpieczne pola.
    [many] zostało { $left } bezpiecznych pól.
   *[other] zostało { $left } bezpiecznego pola.
  }
daily-board-parted = Dzisiejszą planszę zaczęto z konta, które wtedy było twoje. Jutro będzie następna.
daily-used = Twoja dzisiejsza próba zaczęła się, zanim usunięto twoje dane. Jutro będzie następna.
daily-board-second = Ta plansza została zaczęta dwa razy, zanim twoje konta się połączyły. Liczy się próba zaczęta wcześniej.
daily-board-none = Nie umiem rozłożyć dzisiejszej planszy. Zapytaj później: twoja próba nie przepadła.
daily-board-busy = Dzisiejsza plansza nie jest jeszcze rozłożona: za dużo naraz. Twoja próba nie przepadła; zapytaj za chwilę.
daily-board-score = Z podpowiedziami liczy się jako { $time }.
daily-board-late = Skończyła się po ujawnieniu odpowiedzi, więc nie trafia do rankingu dnia.
daily-board-was-won = 🎉 Plansza czysta w { $time }{ $hints ->
    [0] .
    [one] , z { $hints } podpowiedzią.
    [few] , z { $hints } podpowiedziami.
    [many] , z { $hints } podpowiedziami.
   *[other] , z { $hints } podpowiedzi.
  }
daily-board-was-lost = 💥 Skończyło się na minie.
daily-board-was-stopped = Przerwano przed końcem.
# Pod rozwiązaną wczorajszą planszą
daily-board-told = Aby zagrać ponownie albo podać dalej: /mines play board={ $code }
daily-top-title = 🏆 Gadalka { $number }
# Oba są częścią tytułu i napisami na przyciskach
daily-top-mind = Umysł
daily-top-board = Plansza
button-daily-today = Dziś
# Nagłówki kolumny: rundy wygrane i przegrane; minuty i sekundy
daily-top-score = wynik
daily-top-time = czas
daily-top-nobody-mind = Na tej liście nie ma jeszcze nikogo. Zagraj z umysłem dnia: /daily mind
daily-top-nobody-board = Na tej liście nie ma jeszcze nikogo. Oczyść planszę dnia: /daily board
# Dalej stoi pozostały czas, na przykład „za 6 godz. 12 min”
daily-top-ends = Następna zagadka zaczyna się
daily-top-told = Wyniki przyjmuję, dopóki nie zdradzę odpowiedzi:
daily-top-place = { $scope ->
    [here] Twoje miejsce tutaj: { $place } z { $count }.
    [last] Twoje miejsce tam, gdzie toczyła się twoja ostatnia gra: { $place } z { $count }.
   *[everywhere] Twoje miejsce wśród wszystkich: { $place } z { $count }.
  }
daily-top-none = Nie masz wyniku na tej liście. Umysł liczy się po ostatniej rundzie, plansza, gdy jest czysta.
daily-top-private = Twój wynik: { $result }. Nie ma cię jeszcze na żadnej liście.
daily-unlisted = Nie ma cię na żadnej liście: nikt inny nie widzi, jak poszło.
daily-top-place-only = Twój wynik: { $result }. Widać cię tylko tam, gdzie grasz. Aby być i na tej liście: /profile privacy everyone
daily-top-not-here = Twój wynik: { $result }. Aby być na liście tego miejsca, wywołaj tu raz /daily.

## Dni z rzędu i przypomnienia o zagadce dnia
# Na końcu próby: dni gry z rzędu, razem z dzisiejszym.
streak-day = { $days ->
    [1] Pierwszy dzień z rzędu
   *[other] { $days }. dzień z rzędu
  }
# W /daily, gdy dzisiejsza zagadka jeszcze czeka.
streak-so-far = { $days ->
    [one] Jak dotąd { $days } dzień z rzędu
    [few] Jak dotąd { $days } dni z rzędu
    [many] Jak dotąd { $days } dni z rzędu
   *[other] Jak dotąd { $days } dnia z rzędu
  }
# Po jednym z tych dwóch i kropce.
streak-forgiven = jeden opuszczony dzień w tym tygodniu wybaczony
# W profilu; $current może być 0.
streak-profile = Zagadka dnia, dni z rzędu: teraz { $current }, najwięcej { $longest }
remind-message = 🔮 Nowy umysł i nowa plansza na dziś już czekają.
remind-last = To trzecie przypomnienie z rzędu bez gry, więc teraz milknę. Nowe przypomnienie: /daily remind
# Jak jest z przypomnieniem.
remind-on = Twoje przypomnienie: { $time } ({ $zone }).
remind-ended = Nie dostajesz przypomnień. Aby znów je mieć: /daily remind 19:00
remind-ended-refused = Twoje przypomnienie się skończyło: nie udało mi się napisać do ciebie prywatnie. Otwórz nasz prywatny czat i poproś znowu: /daily remind 19:00
remind-ended-unanswered = Twoje przypomnienie skończyło się po trzech z rzędu bez gry. Aby znów je mieć: /daily remind 19:00
remind-none = Nie masz przypomnienia. Poproś o nie, podając godzinę i miasto: /daily remind 19:00 Warszawa
remind-how = Piszę do ciebie prywatnie, raz dziennie, i nie w dni, kiedy gra jest już za tobą.
remind-title = 🔔 Twoje przypomnienie
remind-which = Kiedy? Godziny są w UTC, póki nie podasz miasta.
remind-zone-how = Nie podano miasta, więc to czas UTC. Aby je podać: /daily remind 19:00 Warszawa
remind-bad-time = „{ $typed }” to nie pora dnia, którą znam. Napisz tak: 19:00, 7:30 pm albo off.
remind-no-notifications = Terminal nie może cię zawołać. Poproś o przypomnienie na Discordzie albo Telegramie.
remind-cannot-write = Nie wolno mi pisać do ciebie prywatnie. Najpierw otwórz nasz prywatny czat, potem poproś znowu.
# Napisy na przyciskach.
button-remind-play = Zagadka dnia
button-remind-end = Nie przypominaj
button-remind-time = Inna godzina
button-remind-zone = Moje miasto

## Kamienie milowe: co komuś się udało i było tego warte
# Małym drukiem pod odpowiedzią, raz.
milestone-told = 🏅 Kamień milowy: { $title }.
# To samo o kilku naraz; $count to co najmniej 2.
milestones-told = 🏅 { $count ->
    [one] { $count } kamień milowy
    [few] { $count } kamienie milowe
    [many] { $count } kamieni milowych
   *[other] { $count } kamienia milowego
  }. Zobacz /profile
# W profilu: tytuł i dzień zdobycia.
milestone-earned = 🏅 { $title } · { $date }
milestones-count = Kamienie milowe: { $count } z { $all }
# Nad listą wierszy z końcówką -how.
milestones-open = Jeszcze przed tobą:
# Napis na przycisku pod własnym profilem.
button-milestones = Kamienie milowe
milestone-seal = otwarta pieczęć
milestone-seal-how = · otwórz pieczęcie swojego meczu albo planszy: „Sprawdź”
milestone-rotation = przerwane koło
milestone-rotation-how = · pokonaj kogoś, kto gra ruchy po kolei, albo w środku meczu przestań tak grać
milestone-levels = wszystkie poziomy pokonane
milestone-levels-how = · wygraj mecz do pięciu lub więcej na każdym poziomie
milestone-unread = zamknięta księga
milestone-unread-how = · przez pierwsze sto prób w meczu daj się odczytać nie częściej niż na ślepo
milestone-expert = ekspert bez zgadywania
milestone-expert-how = · oczyść bez podpowiedzi planszę „Ekspert” bez zgadywania
milestone-duel = pojedynek do końca
milestone-duel-how = · rozegraj pojedynek do końca
milestone-upset = wygrana z kimś silniejszym
milestone-upset-how = · wygraj pojedynek rankingowy z kimś, kto ma wyższy rating
milestone-compared = dwa profile obok siebie
milestone-compared-how = · porównaj z kimś profile, za zgodą obu stron
milestone-tournament = strategia własnej roboty
milestone-tournament-how = · wystaw w turnieju własną strategię
milestone-mind = odczytany umysł
milestone-mind-how = · pokonaj umysł dnia ośmioma punktami lub więcej
milestone-board = plansza o własnych siłach
milestone-board-how = · oczyść planszę dnia bez podpowiedzi
milestone-week = siedem dni
milestone-week-how = · graj w zagadkę dnia siedem dni z rzędu
# W tekście, na który zgadza się ten, kto pokazuje swój profil.
profile-shows-milestones = Wszędzie, gdzie twój profil jest otwarty, widać w nim też twoje kamienie milowe i dni z rzędu.

## Logowanie na stronie
web-sign-in-invalid = To logowanie jest nieważne. Otwórz stronę ponownie z czatu.
web-sign-in-old = To logowanie jest za stare. Otwórz stronę ponownie z czatu.
web-sign-in-unavailable = Logowania nie da się teraz sprawdzić. Spróbuj ponownie za chwilę.

## Turnieje
command-tournament = Turnieje strategii, rozgrywane w tle
command-tournament-show = Turniej tutaj i wszystko, co można z nim zrobić
command-tournament-create = Otwórz tu turniej
command-leaderboard = Najlepsze strategie turniejów, gracze przeciw mnie albo ludzie w pojedynkach
option-leaderboard-of = strategie turniejów, gracze przeciw mnie albo pojedynki; domyślnie strategie
option-leaderboard-scope = ten serwer lub grupa albo wszędzie; domyślnie tutaj
option-leaderboard-period = ten tydzień, ten miesiąc albo cały czas; domyślnie cały czas
choice-strategies = strategie
choice-players = gracze
choice-duels = pojedynki
choice-here = tutaj
choice-everywhere = wszędzie
choice-week = ten tydzień
choice-month = ten miesiąc
choice-all = cały czas
command-profile = Jak grasz, jak grają inni i kto może to widzieć
command-profile-show = Co mówią o tobie twoje rundy: nawyki, serie, jak łatwo cię przewidzieć
command-profile-compare = Jak podobnie gracie ty i ktoś inny; najpierw tę osobę zapytam
option-profile-user = ktoś inny; domyślnie ty
choice-opponents-bot = ze mną
choice-opponents-people = pojedynki z ludźmi
choice-opponents-all = jedno i drugie
option-profile-other = z kim
command-profile-map = Kto tu gra podobnie, wśród znanych sposobów gry
option-groups-role = rola
option-groups-channel = inny czat, w porównaniu z tym
choice-private = nikt
choice-place = ludzie tam, gdzie grasz
choice-everyone = wszyscy
option-system = kto z kim gra; domyślnie szwajcarski
option-rounds = kolejki turnieju szwajcarskiego, od 1 do 30
option-match = rundy każdego meczu, od 10 do 2000; domyślnie 1000
option-entrant = kto gra: strategia, ewentualnie z ustawieniami (markov:order=3), albo zarejestrowana nazwa
system-round-robin = Każdy z każdym
system-olympic = Pucharowy
system-olympic-matches = Pucharowy na mecze
system-recursive = Pucharowy o wszystkie miejsca
system-recursive-matches = Pucharowy o wszystkie miejsca na mecze
system-swiss = Szwajcarski
tournament-title = { $system } · { $game }
tournament-created = { $name } otwiera turniej strategii.
tournament-joined = { $entrant } bierze udział. Na razie { $count ->
    [one] { $count } uczestnik
    [few] { $count } uczestników
    [many] { $count } uczestników
   *[other] { $count } uczestnika
  }.
tournament-started = Zaczyna się! Uczestników: { $count }, rund w meczu: { $match }. Przebieg pokazuje wiadomość turnieju, a o końcu napiszę.
tournament-cancelled = { $name } odwołuje turniej. Co zagrano, się nie liczy.
tournament-open = Otwarty. { $count ->
    [0] Nikt jeszcze nie bierze udziału.
    [one] Na razie { $count } uczestnik.
    [few] Na razie { $count } uczestników.
    [many] Na razie { $count } uczestników.
   *[other] Na razie { $count } uczestnika.
  }
tournament-running = Trwa kolejka { $round }: mecze { $played } z { $planned }.
tournament-last = Zakończony. Pierwsze miejsce: { $names }
tournament-won = { $count ->
    [1] Wygrywa: { $names }
   *[other] Pierwsze miejsce dzielą: { $names }
  }
tournament-picture = Punkty jako słupki. { $title }: { $places }
tournament-cross-alt = Tabela krzyżowa. { $title }. Miejsca i punkty: { $places }
tournament-cross-how = Wiersz przeciw kolumnie: 1 wygrana, ½ remis, 0 przegrana
tournament-cross-empty = puste: nie grali ze sobą
tournament-cross-forfeit = walkower
tournament-cross-rest = pauzuje
tournament-cross-round = Kolejka { $round }
tournament-rounds-how = Kto z kim grał: + wygrana, – przegrana
option-league-name = uczestnik ligi
choice-league = liga
button-league-matrix = Kto kogo bije
button-league-table = Cała tabela
button-league-entrant = Jeden uczestnik
league-title = 🏟️ Liga · { $game } · { $season }
league-head = { $count ->
    [1] { $name } nie ma jeszcze rywali.
    [one] { $name } prowadzi; na razie { $count } uczestnik.
    [few] { $name } prowadzi; na razie { $count } uczestników.
    [many] { $name } prowadzi; na razie { $count } uczestników.
   *[other] { $name } prowadzi; na razie { $count } uczestnika.
  }
league-head-over = { $name } bierze ten miesiąc.
league-of-hundred = ze 100
league-legend = ° to moje. Z przodu: które miejsce wyszłoby 95 razy na 100, gdyby miesiąc zagrać ponownie z innym losowaniem. Na końcu: rundy wygrane minus przegrane, na sto.
league-progress = Rozegrane pary: { $played } z { $all }.
league-mix = Kogo wystawić? Losując, tej mieszanki nie pobije tu nikt: { $parts }.
league-thrower = ⚑ { $name } bierze { $house } rund na sto od moich, a od { $to } { $observed } zamiast oczekiwanych { $expected }. Wygląda na podkładanie się.
league-check = Zakończona i otwarta do sprawdzenia: losowanie wynika z klucza dnia { $day } pod zobowiązaniem { $pledge }…, wylosowano dla season|{ $season }|. Klucz podaje /fairness trzy dni później.
league-none = Nie rozegrano jeszcze żadnej pary. Gram ligę, gdy nie mam nic lepszego do roboty; zajrzyj za kilka minut.
league-off = Ligi tu nie ma: mój gospodarz ją wyłączył.
league-no-season = Tabeli tego miesiąca nie mam.
league-no-month = „{ $typed }” to nie miesiąc. Miesiąc wygląda tak: 2026-10
league-bars = Punkty z przedziałem, który dałoby inne losowanie 95 razy na 100
league-matrix-line = { $rank }. { $name }: najwięcej od { $most }, najmniej od { $least }
league-row = { $rank }. { $name } (miejsce { $ranks }): punkty { $points } (od { $low } do { $high }), średnio { $mean } rund na sto. Najlepsza odpowiedź bierze tu od niego { $exploited }.
league-row-worst = Najgorzej: { $worst } przeciw { $against }.
league-row-share = W mieszance: { $share }.
league-details-how = 400 punktów to szanse dziesięć do jednego. Przedziały sprawdzają się 95 razy na 100.
league-withdrawn = (wycofano)
league-which = O kogo chodzi? /league against iocaine
league-unknown = W lidze nie ma nikogo o nazwie { $name } ({ $game }).
league-near = Chodzi o { $names }?
league-beside = Gra poza rankingiem: miejsce tego gospodarza zajmuje inna jego strategia albo to kopia.
league-unplayed = Dopiero co dołącza i nie ma jeszcze miejsca.
league-unmet = Z nikim jeszcze nie gra.
league-entrant-gone = Ta już nie gra.
league-met = Na razie { $count ->
    [one] { $count } przeciwnik
    [few] { $count } przeciwników
    [many] { $count } przeciwników
   *[other] { $count } przeciwnika
  }; rundy wygrane minus przegrane, na sto.
league-entered = { $name } punktuje teraz dla ciebie: { $games }. Jeśli jest tam od niedawna, jego mecze są pierwsze.
league-left = Żadna twoja strategia już nie gra: { $games }. /league enter przywraca.
league-enter-none = Nic twojego nie jest jeszcze publiczne. Plik staje się publiczny dzień po wystawieniu.
league-enter-unknown = Nie masz publicznej strategii o nazwie { $name }. Twoje: { $names }
league-enter-copy = { $name } gra tak jak { $original }. Kopie mogą grać, ale nie punktują.
league-enter-other-game = { $name } nie gra w tę grę.
league-matrix-how = Wiersz przeciw kolumnie: rundy wygrane minus przegrane, na sto
league-matrix-first = pierwsze { $shown } z { $count }
league-matrix-lost = przegrywa każdą rundę
league-matrix-won = wygrywa każdą rundę
league-matrix-unmet = kropka: nie grali ze sobą
league-matrix-alt = Kto kogo bije. { $title }. Miejsca oraz rundy wygrane minus przegrane, na sto: { $places }
tournament-round = { $title } · kolejka { $round }
tournament-forfeit = { $name }: walkower ({ $kind ->
    [crashed] awaria
    [stalled] za długie myślenie
    [exhausted] przekroczone limity
   *[illegal] takiego ruchu w grze nie ma
  })
tournament-void = bez wyniku ({ $why ->
    [withdrawn] jedną stronę wycofano
   *[guard] nie dało się dograć do końca
  })
tournament-cross-void = bez wyniku
tournament-history = 🏆 Turnieje tutaj: { $count }
button-enter-mine = Wystaw moją
button-tournament-start = Zacznij
button-tournament-next = Następny
button-tournament-leave = Wycofaj
button-tournament-standings = Tabela
button-tournament-pairings = Pary
button-tournament-history = Wcześniejsze
button-tournament-cancel = Odwołaj
button-tournament-other = Inną
tournament-none-title = 🏆 Turnieje
tournament-gone = Tego turnieju już nie pamiętam. Co jest tutaj: /tournament show
tournament-over = Ten turniej się skończył. Co jest tutaj: /tournament show
tournament-enter-title = 🏆 Wystaw strategię
tournament-enter-which = Która zagra za ciebie? Najpierw twoje, niżej kilka moich.
tournament-enter-none = Nie masz jeszcze własnej strategii do tej gry: /strategy submit robi ją z pliku. Albo wystaw jedną z moich:
tournament-leave-title = 🏆 Wycofaj strategię
tournament-leave-pick = Która odchodzi?
tournament-leave-none = Żadna twoja nie bierze udziału.
tournament-cancel-which = Co ma się skończyć? To, co rozegrano, nie będzie się liczyć.
tournament-open-already = Turniej już tu jest: /tournament show
tournament-none-open = Żaden turniej nie jest tu otwarty. /tournament create go otworzy.
tournament-begun = Turniej już się zaczął. Wystaw strategię w następnym.
tournament-full = Wszystkie miejsca ({ $max }) są zajęte. Wystaw do następnego turnieju.
tournament-joined-already = { $entrant } już bierze udział. Wystaw inną strategię albo tę samą z innymi ustawieniami.
tournament-too-few = Turniej wymaga co najmniej dwóch strategii. Najpierw wystaw jeszcze jedną.
tournament-none-yet = Nie było tu jeszcze turnieju. /tournament create go otworzy.
tournament-not-begun = Turniej jeszcze się nie zaczął.
tournament-first-round = Pierwsza kolejka jeszcze się nie skończyła. Zapytaj za chwilę.
tournament-forgotten = Pary przechowuję trzydzieści dni, a te są starsze. Tabelę wciąż mam.
tournament-bundle = Wszystko w jednym pliku, podpisanym przez tego gospodarza: kto grał, ziarno, każdy ruch i tabela. Kto ma program, może to zagrać ponownie i zobaczyć, czy gdzieś różni się bajt:
tournament-bundle-later = Do pliku gram każdy mecz jeszcze raz i zamieszczę go tutaj, gdy będzie gotowy.
tournament-bundle-busy = Plik już się przygotowuje. Pojawi się tutaj, gdy będzie gotowy.
tournament-bundle-not-over = Turniej jeszcze trwa, a plik zdradziłby jego ziarno. Zapytaj po jego końcu.
tournament-bundle-forgotten = Mecze przechowuję trzydzieści dni i tych już nie ma. Polecenie w szczegółach zagra go ponownie.
tournament-bundle-differs = Takiego pliku nie zrobię: jeden mecz zagrany ponownie wyszedł inaczej. Osoba, która prowadzi tego bota, znajdzie więcej w dzienniku.
tournament-bundle-failed = Nie każdy mecz udało się na czas zagrać ponownie, więc pliku jeszcze nie ma. Zapytaj później.
tournament-not-yours = Może to zrobić tylko ktoś, kto otworzył turniej albo zarządza tym miejscem.
tournament-rounds-swiss = Liczbę kolejek wybiera się tylko w systemie szwajcarskim; inne mają własną. Pomiń rounds albo wybierz system: swiss.
option-start = kiedy: 18:00, 2026-11-28 18:00, in 2h; cyklicznie: daily 18:00, weekly fri 18:00, monthly 1 18:00
option-channel = gdzie ogłosić; domyślnie tutaj
option-house = czy moje własne strategie uzupełniają stawkę do ośmiu
tournament-house-open = 🏠 Do { $size } uzupełniają moje strategie.
tournament-house = 🏠 gra za mnie, żeby stawka była pełna.
tournament-house-best = Najlepsze miejsce wśród zgłoszonych: { $names }
tournament-house-picture = z domkiem: gra za mnie
choice-cancel-this = ten turniej
choice-cancel-schedule = cały harmonogram
tournament-created-elsewhere = { $name } otwiera turniej strategii. Widać go tam: { $channel }; tam będzie i jego koniec.
tournament-starts = Początek: { $when }.
tournament-starts-again = Początek: { $when }, a potem znów { $schedule }.
tournament-daily = codziennie o { $time }
tournament-weekly = { $day ->
    [0] w każdą niedzielę
    [1] w każdy poniedziałek
    [2] w każdy wtorek
    [3] w każdą środę
    [4] w każdy czwartek
    [5] w każdy piątek
   *[other] w każdą sobotę
  } o { $time }
tournament-monthly = każdego { $date }. dnia miesiąca o { $time }
tournament-by-cron = według wiersza cron { $cron }
tournament-running-of = Trwa kolejka { $round } z { $of }: mecze { $played } z { $planned }.
tournament-waiting = Zaczął się i czeka na swoją kolej, gdy grają inne: { $place ->
    [1] następny
   *[other] numer { $place }
  } w kolejce.
tournament-turn-soon = Zaczął się. Pierwsze mecze ruszą za chwilę.
tournament-called-off = Odwołany. Co zagrano, się nie liczy.
tournament-left = { $entrant } odpada. { $count ->
    [0] Nikt teraz nie bierze udziału.
    [one] Na razie { $count } uczestnik.
    [few] Na razie { $count } uczestników.
    [many] Na razie { $count } uczestników.
   *[other] Na razie { $count } uczestnika.
  }
tournament-leaves-later = { $entrant } gra ten turniej do końca, a w następnym udziału nie bierze.
tournament-skipped = { $name } odwołuje ten turniej. Następny: { $when }.
tournament-series-ended = { $name } kończy harmonogram. Co się gra, dogra się do końca; potem już nic.
tournament-next = Następny: { $when }.
tournament-put-off = Wystawiono mniej niż dwie strategie, więc nie ma gry.
tournament-missed = Nie było mnie, gdy to miało się zacząć.
tournament-put-off-to = Przełożono: { $when }.
tournament-put-off-open = Zostaje otwarty. Zacznij go, gdy wystawione będą co najmniej dwie strategie.
tournament-again = Ziarno: { $seed }. Każdy może zagrać go ponownie, z tą samą tabelą:
setting-match = rund w meczu: { $match }
setting-rounds = { $rounds ->
    [one] { $rounds } kolejka
    [few] { $rounds } kolejki
    [many] { $rounds } kolejek
   *[other] { $rounds } kolejki
  }
setting-channel = ogłoszenia: { $channel }
tournament-drawn = Wylosowano je, gdy wszyscy byli wystawieni i turniej się zaczął: pierwsze 48 bitów HMAC-SHA-256 z „{ $text }” pod kluczem dnia { $day } mojego zobowiązania { $pledge }. Trzy dni później ten klucz jest jawny.
setting-seed-later = ziarno podam na końcu
tournament-create-not-yours = Otworzyć tu turniej może tylko ktoś, kto zarządza tym miejscem. Na prywatnym czacie ze mną możesz otworzyć własny.
tournament-too-many-yours = Masz już { $max } wystawionych strategii, więcej jednej osobie nie wolno. Najpierw wycofaj którąś.
tournament-not-entered = { $entrant } nie bierze udziału.
tournament-entrant-not-yours = { $entrant } wystawił ktoś inny. Wycofać może tylko ta osoba albo ktoś, kto zarządza tym miejscem.
tournament-leave-which = Którą z twoich strategii wycofać? Na przykład /tournament leave markov:order=3; kto bierze udział, pokazuje /tournament status.
tournament-no-schedule = Ten turniej nie ma harmonogramu. /tournament cancel go odwoła.
tournament-not-writable = Nie wolno mi tam pisać, więc niczego nie otwarto. Wpuść mnie, pozwól mi wysyłać tam wiadomości i obrazki, a potem spróbuj ponownie.
tournament-not-writable-here = Tu mogę odpowiadać, ale nie pisać sama, więc nie ogłosiłabym końca i niczego nie otwarto. Niech ktoś doda mnie do tego serwera z prawem wysyłania wiadomości albo wskaż inne swoje miejsce: channel=…
tournament-told-already = To już zrobione. Jak jest: /tournament show
tournament-away = Platforma nie przyjęła tam mojej wiadomości, więc niczego nie otwarto. Spróbuj ponownie za chwilę.
start-unreadable = Nie umiem odczytać „{ $typed }” jako czasu. Spróbuj 18:00, 2026-11-28 18:00 albo in 2h; albo raz po raz: daily 18:00, weekly fri 18:00, monthly 1 18:00, albo wiersz cron, na przykład 0 18 * * 5.
start-wrong-date = „{ $typed }” to nie dzień z kalendarza albo nie godzina. Spróbuj 2026-11-28 18:00 albo weekly fri 18:00.
start-past = „{ $typed }” już minęło: jest { $now }. Wybierz późniejszy czas albo inną strefę.
start-never = „{ $typed }” nigdy nie nadejdzie. Wybierz dzień, który jest w kalendarzu.
start-too-often = „{ $typed }” wypada częściej niż raz na godzinę. Wybierz harmonogram z co najmniej godziną między dwoma turniejami.
start-too-far = „{ $typed }” to więcej niż za rok. Wybierz wcześniejszy czas.
start-no-zone = Która strefa czasowa to „{ $typed }”: { $nearest }?
start-unknown-zone = Nie znam strefy czasowej „{ $typed }”. Podaj jej duże miasto, na przykład Warszawa lub Nowy Jork, albo napisz utc+3.
channel-none-here = Nie ma tu innych miejsc. Pomiń channel, a ogłoszę to na tym czacie.
channel-unknown = Nie znajduję „{ $typed }”. Podaj kanał, wątek albo czat, na którym jestem.
channel-not-writable = Nie wolno mi pisać w „{ $typed }”. Wpuść mnie, pozwól mi wysyłać tam wiadomości i obrazki, a potem spróbuj ponownie.
channel-not-yours = Nie zarządzasz { $channel }, więc niczego tam za ciebie nie ogłoszę. Poproś kogoś, kto zarządza.
leaderboard-title = 🏆 Najlepsze z { $count ->
    [one] { $count } turnieju
    [few] { $count } turniejów
    [many] { $count } turniejów
   *[other] { $count } turnieju
  }
leaderboard-players-title = 🏆 Kto najlepiej mi się opiera
leaderboard-head = Najtrudniej mi odczytać: { $name }, wygrane { $won } z { $decided } rund.
leaderboard-head-strategy = { $name } prowadzi: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } w { $entered ->
    [one] { $entered } turnieju
    [few] { $entered } turniejach
    [many] { $entered } turniejach
   *[other] { $entered } turnieju
  }.
leaderboard-head-shared = Pierwsze miejsce dzielą: { $count }.
leaderboard-players-how = Rundy wygrane ze mną, z tych, które miały zwycięzcę. Widać tylko osoby, które wyraziły zgodę.
leaderboard-no-tournament-here = Żaden turniej się jeszcze nie skończył ({ $where }). Na początek: /tournament create, potem join i start.
leaderboard-no-tournament = Żaden turniej się jeszcze nie skończył ({ $where }). Liczą się turnieje grup: otwórz pierwszy w grupie, przez /tournament create.
leaderboard-short = Ta lista zaczyna się od { $needed } imion ({ $where }). Na razie: { $names }.
leaderboard-alone-here = Jesteśmy tu tylko ty i ja. Zapytaj w grupie albo ze scope=everywhere
button-my-place = Moje miejsce
button-list-me = Pokaż mnie na liście
button-undo = Cofnij
button-duel-friend = Pojedynek z kimś
button-send-friend = Wyślij komuś
list-me-done = Jesteś na liście, { $scope ->
    [here] tutaj i wszędzie, gdzie skończysz mecz
   *[everywhere] dla każdego, kto mnie zapyta
  }: imię i wyniki. Profil zostaje, jak był. Lista graczy wymaga rund ze zwycięzcą: { $needed }.
list-me-undone = { $level ->
    [private] Cofnięte: nie ma cię na żadnej liście.
    [place] Cofnięte: listy pokazują cię tylko tam, gdzie grasz.
   *[everyone] Nie ma czego cofać: od tamtej pory twój wybór to „wszyscy”.
  }
button-habits-here = Jak gra ten { $where ->
    [server] serwer
   *[chat] czat
  }
button-groups = Porównaj dwie grupy
leaderboard-mine-none = Nie masz zarejestrowanej strategii. /strategy register ci ją da; wystaw ją w turnieju przez /tournament join.
leaderboard-mine-not-entered = Żadna z twoich zarejestrowanych strategii nie ma tu miejsca. Wystaw którąś po nazwie: /tournament join
leaderboard-mine-strategy = { $name }: miejsce { $place } z { $count }, punkty: { $points }
leaderboard-mine-private = { $decided ->
    [0] Nie policzono tu jeszcze twojej rundy ze zwycięzcą i nie ma cię na żadnej liście: twój profil jest prywatny.
   *[other] Twoje wygrane: { $share } z { $decided ->
        [one] { $decided } rundy
        [few] { $decided } rund
        [many] { $decided } rund
       *[other] { $decided } rundy
      } ze zwycięzcą. Nikt inny tego nie widzi i nie ma cię na żadnej liście: twój profil jest prywatny.
  }
leaderboard-mine-place-only = Widać cię tylko tam, gdzie grasz.
leaderboard-mine-not-here = Nie ma cię jeszcze na liście tego miejsca: skończ tu mecz.
leaderboard-mine-missing = { $decided ->
    [0] Nie policzono tu jeszcze twojej rundy ze zwycięzcą.
   *[other] Twoje wygrane: { $share } z { $decided ->
        [one] { $decided } rundy
        [few] { $decided } rund
        [many] { $decided } rund
       *[other] { $decided } rundy
      } ze zwycięzcą.
  } Lista zaczyna się od { $needed } takich rund; tobie brakuje jeszcze { $missing }
leaderboard-mine-player = Twoje miejsce: { $place } z { $count }. Twoje wygrane: { $share } z { $decided ->
    [one] { $decided } rundy
    [few] { $decided } rund
    [many] { $decided } rund
   *[other] { $decided } rundy
  } ze zwycięzcą.
leaderboard-bars = Pasek: wygrane na pewno; linia: gdzie szczęście może kryć prawdę; znak: wygrane dotąd
leaderboard-unit = rundy wygrane, % tych ze zwycięzcą
leaderboard-picture = Co kto na pewno wygrywa, jako paski. { $title }: { $places }
leaderboard-details-title = 🏆 Liczby tego rankingu
leaderboard-details-line = { $place }. { $name }: { $won } z { $decided }, na pewno między { $low }% a { $high }%
leaderboard-details-players = Jak to czytać. Liczą się rundy ze zwycięzcą przeciw wróżce w pełni sił; co najmniej { $needed }. Udział z niewielu rund może być szczęściem: prawdziwy udział mieści się między dwiema granicami 19 razy na 20, a o kolejności decyduje dolna, bez 8 punktów, które pożyczam każdemu. Graj więcej, a się zbliżą.
leaderboard-details-strategies = Jak to czytać. W każdym turnieju strategia dostaje punkt za każdego, kogo zostawia z tyłu, i pół punktu za każdego na równi, więc duże turnieje ważą więcej. Wygrane: ile skończyła na pierwszym miejscu, samotnie lub nie; z: w ilu brała udział. Równe punkty dzielą miejsca.
table-points = pkt
table-rating = rating
table-duels = poj.
leaderboard-duels-title = 🏆 Ranking pojedynków
leaderboard-duels-head = { $name } prowadzi: { $rating } po { $duels ->
    [one] { $duels } pojedynku rankingowym
    [few] { $duels } pojedynkach rankingowych
    [many] { $duels } pojedynkach rankingowych
   *[other] { $duels } pojedynku rankingowego
  }.
leaderboard-luck = Przy samym szczęściu najlepszy wynik z tych { $count } stałby po tylu pojedynkach na około { $rating }.
leaderboard-luck-beyond = Ktoś tutaj jest powyżej tego.
leaderboard-luck-mostly = Nikt tutaj nie jest na pewno powyżej tego: krótki ranking to głównie szczęście.
leaderboard-duels-how = ±: niepewność. „?”: mniej niż { $below } pojedynków. Widać tylko osoby, które wyraziły zgodę.
leaderboard-duels-bars = Pasek: co rating na pewno przekracza; linia: gdzie szczęście może kryć prawdę; znak: rating
leaderboard-duels-unit = rating w punktach; wszyscy zaczynają od 1500
leaderboard-duels-picture = Ratingi jako paski, z ich niepewnością. { $title }: { $places }
leaderboard-mine-no-duel = Nie policzono tu jeszcze twojego pojedynku rankingowego.
leaderboard-mine-rating = Twoje miejsce: { $place } z { $count }. Twój rating: { $rating }, z { $duels ->
    [one] { $duels } pojedynku rankingowego
    [few] { $duels } pojedynków rankingowych
    [many] { $duels } pojedynków rankingowych
   *[other] { $duels } pojedynku rankingowego
  }.
leaderboard-mine-opponents = Twój rating: { $rating }. Miejsce wymaga pięciu różnych przeciwników; brakuje jeszcze { $missing ->
    [1] jednego
   *[other] { $missing }
  }.
leaderboard-mine-rating-private = Twój rating: { $rating }. Nie ma cię na żadnej liście: twój profil jest prywatny.
leaderboard-details-rating = { $place }. { $name }: { $rating }, na pewno powyżej { $low }; { $duels ->
    [one] { $duels } pojedynek
    [few] { $duels } pojedynki
    [many] { $duels } pojedynków
   *[other] { $duels } pojedynku
  }
leaderboard-details-duels = Jak to czytać. Wszyscy zaczynają od 1500, a każdy pojedynek rankingowy przesuwa obie strony, tym bardziej, im mniej był spodziewany (Glicko-2). Prawdziwa siła mieści się w granicach ± dwa razy na trzy, a w granicach dwa razy szerszych 19 razy na 20; o kolejności decyduje ich dolny koniec. Z tą samą osobą liczą się trzy pojedynki dziennie. Pojedynek waży mniej, im częściej gracie ze sobą w tym miesiącu i im mniej innych spotyka twój przeciwnik. Przy samym szczęściu: do czego dochodzi najlepsza z tylu osób w symulowanych rankingach, gdzie o każdym pojedynku decyduje moneta.
rating-side = { $name } { $rating } ({ $change })
rating-side-provisional = { $name } { $rating } ({ $change }), tymczasowy
rating-not-now = Tym razem bez ratingu.
rating-nobody = Bez rankingu: skończył się bez wyniku.
rating-early = Koniec przed rozegraniem dwóch rund: nikt nie zyskuje ani nie traci.
rating-left-often = { $line }: tak wczesne odejście kosztuje od czwartego razu w miesiącu. Nikt na tym nie zyskuje.
rating-pair-day = Bez ratingu: ta para rozegrała już swoje trzy pojedynki rankingowe tego dnia.
rating-person-day = Bez ratingu: jedna ze stron ma dziś już dwadzieścia pojedynków rankingowych, a więcej się nie da.
table-won = wygr
table-of = z
table-bye = Kolejka bez przeciwnika daje punkt.
table-more = … i jeszcze { $count }
table-tied = { $ranks }: ex aequo
table-tie-break = { $points }: punktacja pomocnicza
why-everyone-meets = każdy gra z każdym
why-rest = pauzuje: ich liczba jest nieparzysta
why-bracket = drabinka
why-third-place = o trzecie miejsce
why-bracket-bye = wolny los: wyżej rozstawieni idą dalej
why-same-score = równe punkty, jeszcze nie grali
why-floated-down = różne punkty, jeszcze nie grali
why-met-before = już grali: nikt inny nie został
why-next-in-order = następni w kolejności punktów
why-bye-lowest = wolny los: najniżej wśród tych bez niego
why-bye-needed = wolny los: tylko tak reszta mogła grać w nowych parach
why-bye-again = wolny los: mieli go już wszyscy
problem-number = „{ $typed }” nie pasuje do „{ $option }”: trzeba liczby całkowitej od { $min } do { $max }.

## Pojedynki między ludźmi
duel-title = ⚔️ { $game } · { $length }
duel-terms = { $pace ->
    [quick] 30 sekund na rundę
    [slow] doba na każdą rundę
   *[calm] 2 minuty na rundę
  } · { $rated ->
    [yes] rankingowy
   *[no] bez rankingu
  }
duel-challenge = { $name }, { $caller } wyzywa cię na pojedynek. Odpowiedz w ciągu { $lapse ->
    [day] doby
   *[minutes] dziesięciu minut
  }.
duel-open = { $caller } szuka kogoś do pojedynku. Gra, kto pierwszy przyjmie; wyzwanie jest otwarte { $lapse ->
    [day] dobę
   *[minutes] dziesięć minut
  }.
duel-how = Oboje wybieracie w tym samym czasie. Nikt nie widzi wyboru, zanim padną oba.
duel-join-code = Z innego czatu lub platformy: /rps duel { $code }
duel-declined = { $name } odmawia: { $reason ->
    [later] nie teraz
    [shorter] proszę o coś krótszego
    [unrated] chętnie, ale bez rankingu
   *[no] nie, dziękuję
  }.
duel-lapsed = { $open ->
    [yes] Nikt nie podjął go na czas. Aby spróbować ponownie: /rps duel
   *[no] { $name }: brak odpowiedzi na czas. Aby spróbować ponownie: /rps duel
  }
duel-score = { $first } { $won } : { $lost } { $second }{ $drawn ->
    [0] {""}
    [one] {" "}· { $drawn } remis
    [few] {" "}· { $drawn } remisy
    [many] {" "}· { $drawn } remisów
   *[other] {" "}· { $drawn } remisu
  }
duel-round-won = Runda { $round }: { $first } { $left } · { $second } { $right } → { $winner }
duel-round-drawn = Runda { $round }: { $first } { $left } · { $second } { $right } → remis
duel-round-late = Runda { $round }: { $late } nie zdąża → { $winner }
duel-round-void = Runda { $round }: nikt nie zdążył, więc nikomu się nie liczy
duel-both-choose = { $first } i { $second } wybierają.
duel-one-chose = Wybór już jest: { $chosen }. Jeszcze wybiera { $other }.
duel-stop-asked = { $name } chce przerwać. Jeśli { $other } też naciśnie „Stop”, będzie remis. Jeśli { $name } się podda, wygra { $other }.
duel-name-ask = { $name }, czy druga osoba może widzieć twoje imię w tym pojedynku?
duel-name-shown = Druga osoba widzi teraz twoje imię, tylko w tym pojedynku.
duel-name-unseen = W twoim imieniu nie ma nic, co mogłabym pokazać.
button-show-name = Pokaż moje imię
duel-clock = Runda { $round } kończy się
duel-board = ⚔️ 🔵 { $first } { $won } : { $lost } { $second } 🟠
duel-ended-won = ⚔️ { $winner } wygrywa { $won } : { $lost }, przeciwnik: { $loser }
duel-ended-early = ⚔️ { $winner } wygrywa przy stanie { $won } : { $lost }
duel-ended-level = ⚔️ { $ending ->
    [agreed] Remis
    [void] Bez zwycięzcy
   *[rounds] Po równo
  }: { $first } { $won } : { $lost } { $second }
duel-ended-by-rounds = Żaden pojedynek nie trwa dłużej niż tyle rund.
duel-ended-by-resigned = { $loser } się poddaje.
duel-ended-by-agreed = Przerwać chciały obie strony.
duel-ended-by-absent = { $loser } opuszcza dwie rundy z rzędu.
duel-ended-by-void = W ostatnich rundach nikogo nie było.
duel-ended-by-call = Pojedynek odwołano, nie liczy się nikomu.
duel-wants-again = { $name } chce rewanżu.
duel-strip = { $strip } { $name }
duel-strip-results = { $strip } 🔵 { $first } 🟠 { $second }
duel-story-throughout = { $leader } prowadzi od rundy { $from } do końca.
duel-story-for-good = { $leader } ani razu nie jest z tyłu, a od rundy { $from } prowadzi do końca.
duel-story-last = Przed ostatnią rundą było po równo.
duel-story-comeback = Do rundy { $until } prowadzi { $other }, od rundy { $from } { $leader }.
duel-story-comeback-last = Do rundy { $until } prowadzi { $other }; rozstrzyga ostatnia runda.
duel-story-given = Do tej chwili prowadzi { $leader }.
duel-story-undecided = Największa przewaga: { $leader } o { $by }, po rundzie { $round }.
duel-story-streak = { $winner }: { $count ->
    [one] { $count } wygrana
    [few] { $count } wygrane
    [many] { $count } wygranych
   *[other] { $count } wygranej
  } z rzędu, rundy { $from }–{ $to }.
duel-story-one-streak = { $winner } bierze wszystkie rundy.
button-card = Kartka
duel-no-picture = W tym pojedynku nic nie zagrano, więc nie ma czego rysować.
duel-card-there = Kartka jest już na tym czacie. Oto jedna dla ciebie.
duel-player = Gracz { $number }
duel-card-won = { $winner } wygrywa
duel-card-level = { $ending ->
    [agreed] Remis za zgodą
    [void] Bez zwycięzcy
   *[rounds] Po równo
  }
duel-card-signature = Wybierano naraz i w ciemno. Czuwała Gadalka.
duel-card-alt = { $score }. { $result }. { $story } { $moves } { $date }.
duel-card-rounds = Rundy: { $rounds }.
duel-card-round = { $round }. { $left } – { $right }
duel-card-late = spóźnienie
duel-chose = { $name } wybiera: { $moves }.
duel-chart-title = 📈 { $score }
duel-chart-best = { $by ->
    [0] { $name } nie prowadzi ani razu.
   *[other] { $name }: największa przewaga { $by }, po raz pierwszy w rundzie { $round }.
  }
duel-chart-apart = { $leader } prowadzi o { $by }: to raczej nie szczęście.
duel-chart-luck = { $by ->
    [0] Po równo: to równie dobrze może być szczęście.
   *[other] Różnica { $by } to równie dobrze może być szczęście.
  }
duel-chart-difference = przewaga
duel-chart-moves = Ruchy
duel-chart-alt = { $score }. Kto prowadzi, runda po rundzie: linia na szarym pasie szczęścia; i ruchy obu stron jako słupki. { $lines }
button-read-me = Odczytaj mnie
button-read-other = Odczytaj drugą stronę
button-readable = Niech czytają
button-unreadable = Zachowaj dla siebie
duel-readable-now = { $name } może teraz zobaczyć, co bym u ciebie obstawiała w tym pojedynku, z liczbami z twoich meczów ze mną. Aby to cofnąć: „Zachowaj dla siebie”.
duel-readable-no-more = { $name } już tego nie zobaczy. Co odczytano, tego nikt nie cofnie.
duel-not-over = Ten pojedynek jeszcze trwa.
button-accept-duel = Przyjmij
button-take-duel = Przyjmuję
button-resign = Poddaj się
button-decline-later = Nie teraz
button-decline-shorter = Krócej
button-decline-unrated = Bez rankingu
button-decline-no = Nie
duel-pick-in = Twój wybór: { $move }.
duel-pick-kept = Twój wybór jest już przyjęty (runda { $round }) i zostaje.
duel-pick-late = Ta runda już minęła.
duel-pick-timed = Za późno: czas tej rundy minął.
duel-over = Ten pojedynek się skończył.
duel-gone = Tego pojedynku już nie mam. Nowy: /rps duel
duel-not-yours = W tym pojedynku grają { $first } i { $second }. Twój: /rps duel
duel-not-begun = Ten pojedynek się jeszcze nie zaczął.
duel-stop-noted = Zanotowane. Jeśli druga strona też naciśnie „Stop”, będzie remis. Aby się poddać, naciśnij „Poddaj się”.
duel-stop-first = Najpierw naciśnij „Stop”. Kto się poddaje, przegrywa.
duel-self = Nie możesz pojedynkować się ze sobą. Przyjąć musi ktoś inny.
duel-taken = Ktoś był szybszy. Twój: /rps duel
duel-not-taker = Cofnąć może tylko { $caller }.
duel-not-taking = { $name } nie przyjmuje teraz pojedynków.
duel-again-noted = Zanotowane. Zacznie się, gdy zechce też druga strona.
duel-whom-bot = Boty się nie pojedynkują. Ze mną możesz zagrać od razu: /rps play
duel-whom-unknown = Nie wiem, o kogo chodzi. Wspomnij tę osobę, odpowiedz na jej wiadomość albo nie podawaj nikogo: wtedy przyjmie ktokolwiek tutaj.
duel-nobody = Nikogo innego tu nie ma. Ze mną możesz zagrać od razu: /rps play
duel-unseen = { $name } nie widzi tego czatu. Nie podawaj nikogo i wyślij kod, który ci dam.
duel-code-unknown = Nie znam otwartego pojedynku o kodzie { $typed }. Może ktoś go już przyjął albo czas minął.
duel-code-tries = Dużo tych kodów. Spróbuj ponownie za dziesięć minut.
duel-none-running = Nie masz trwającego pojedynku. Aby zacząć: /rps duel
offer-duel-title = Pojedynek: { $game }
offer-duel-description = Dla dowolnej dwójki tutaj; gra pierwsza dwójka, która naciśnie
offer-duel-text = { $name } proponuje pojedynek. Gra ze sobą pierwsza dwójka, która naciśnie, w tym { $name }, jeśli zechce.
command-rps-duel = Pojedynek z drugą osobą: wybory ukryte, jedna wiadomość dla obojga
option-duel-user = Kogo wyzywasz; bez tego kogokolwiek tutaj
option-duel-length = Jak długo: pierwszy do 3, pierwszy do 5, najlepszy z 9, pierwszy do 10
option-duel-pace = Czas na każdą rundę
option-duel-code = Kod pojedynku, na przykład K7F3PM
menu-duel = Pojedynek
choice-first-3 = Do 3 punktów
choice-first-5 = Do 5 punktów
choice-best-9 = Najlepszy z 9
choice-first-10 = Do 10 punktów
choice-quick = Szybko: 30 sekund na rundę
choice-calm = Spokojnie: 2 minuty na rundę
choice-slow = Powoli: doba na każdą rundę
choice-rated = Rankingowy: liczy się do rankingu
choice-unrated = Bez rankingu: dla zabawy

## Ustawienia miejsca
place-option-channel = kanał lub wątek, gdzie wolno grać (on) albo nie wolno (off)
place-choice-on = włącz
place-choice-off = wyłącz
place-choice-quiet = cisza: piszę tylko to, o co ktoś prosi
place-choice-post = codzienny wpis
place-choice-here = gra na tym kanale lub w wątku
place-choice-everywhere = gra wszędzie
place-tournaments = Turnieje
place-duels = Pojedynki
place-anywhere = 📍 Gra: wszędzie
place-only-in = 📍 Gra: tylko w { $channels }
place-is-quiet = 🔕 Cisza: piszę tylko to, o co ktoś prosi.
place-is-not-quiet = 🔔 Piszę też sama, na przykład o końcu turnieju.
place-kept = Te ustawienia pozostają zapisane, gdy ktoś mnie stąd usunie. Aby zniknęły, trzeba przedtem nacisnąć „{ $button }”.
place-nobodys = Nikt nie zarządza tym miejscem. Włączyć więc może coś z powrotem każdy, a wyłączyć nikt.
place-not-yours = Ustawienia tego miejsca zmieniają tylko ci, którzy nim zarządzają.
place-alone = Ustawienia są dla serwerów i grup. Tu jesteśmy tylko ty i ja i wolno wszystko.
place-off = Wyłączone tutaj przez tych, którzy zarządzają tym miejscem: { $what }. Nic nie przepadło; sam na sam ze mną można: { $command }
place-elsewhere = Ci, którzy zarządzają tym miejscem, pozwalają grać tylko w { $channels }. Nic nie przepadło; sam na sam ze mną można: { $command }
place-more = jeszcze { $count }
place-list-full = Więcej niż { $max } tu nie przechowuję. Najpierw usuń coś z listy.
place-one-at-a-time = Jedno naraz: albo what=…, albo channel=…
place-not-everywhere = Powiedz więc, gdzie wolno grać: /place settings here on albo channel=…
place-undivided = Ten czat nie ma kanałów ani wątków do wyboru.
place-other-chat = { $channel } należy do innego czatu. Jego ustawienia zmienia się tam: /place settings
place-button-games = Gry
place-button-where = Gdzie grać
place-button-quiet = Cisza
place-post = 📮 Codzienny wpis: { $when }
place-button-post = Codzienny wpis tutaj
place-button-post-off = Bez codziennego wpisu
place-button-aloud = Koniec ciszy
place-button-delete = Usuń te ustawienia
place-button-only-here = Graj tylko tutaj
place-button-here-too = Graj też tutaj
place-button-forbid = Nie w { $channel }
place-button-anywhere = Graj wszędzie
place-button-channel = Inny kanał…
place-games-how = Naciśnij grę, aby ją tu włączyć albo wyłączyć.
place-gone = Nie mam już dostępu do tej grupy. Otwórz tam jej ustawienia: /settings
place-welcome = Jestem tu nowa i tak mnie ustawiono. Zmień to teraz albo później: /settings
option-ban-user = komu
ban-here = Masz zakaz gry { $where ->
    [server] na tym serwerze
   *[group] w tej grupie
  }. Cofnąć go mogą tylko osoby, które tu zarządzają.
ban-everywhere = Masz zakaz gry ze mną. Cofnąć go może tylko osoba, która mnie prowadzi.
ban-self = Sobie zakazać się nie da. Podaj kogoś innego.
ban-me = Sobie nie zakażę. Żeby się mnie pozbyć, usuń mnie { $where ->
    [server] z serwera
   *[group] z grupy
  }.
ban-bot = Boty nie grają, więc nie ma czego zakazywać. Podaj osobę.
ban-manager = { $where ->
    [server] Tym serwerem
   *[group] Tą grupą
  } zarządza { $name }: zakaz tu nie działa.
ban-nobody-manages = { $where ->
    [server] Tym serwerem nikt nie zarządza
   *[group] Tą grupą nikt nie zarządza
  }, więc nikomu nie można tu zakazać gry.
ban-done = { $name }: koniec gry w tym miejscu. To, co było otwarte, jest zakończone.
unban-done = { $name }: znów wolno tu grać.
unban-not-banned = { $name }: nie ma tu zakazu.
bans-title = 🚫 Zakaz gry tutaj
bans-none = Nikt nie ma tu zakazu.
bans-button-ban = Zakaż komuś
bans-button-lift = Cofnij: { $name }

## Język, którym mówi bot. Nazwa, którą język nosi sam, jest we wszystkich plikach ta sama.
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
language-auto = Automatycznie
language-chosen = Mówię do ciebie w języku: { $name }.
language-own = Język taki jak w twojej aplikacji: { $name }.
language-gone = Wybranego języka już nie mam ({ $typed }). Dopóki nie wybierzesz innego, mówię jak twoja aplikacja: { $name }.
place-language = 🗣 Język tutaj: { $name }
place-language-none = 🗣 Język tutaj: jak w aplikacji albo u osoby, która zaczyna
place-language-gone = 🗣 Wybranego tu języka ({ $typed }) nie mam, więc mówię jak aplikacja. Wybierz inny.
place-button-language = Język

## Platformy
describe-bot =
    Trochę czytam w myślach.

    Zagraj ze mną w papier, kamień, nożyce, w parzyste-nieparzyste albo w sapera. Uczę się, jak wybierasz, mówię, co zobaczyłam, i dowodzę, że nie oszukiwałam: każdy mój ruch jest zapieczętowany, zanim wybierzesz.

    Potem zapytaj, jak grasz, porównaj się ze znajomymi albo urządź w swojej grupie turniej strategii. Na każdym innym czacie wpisz moje @name, aby zaproponować tam grę.
describe-bot-short = Gram w papier, kamień, nożyce, parzyste-nieparzyste i sapera, uczę się ciebie i dowodzę, że nie oszukuję.
telegram-open-private-chat = To tylko dla twoich oczu. Otwórz nasz prywatny czat i zapytaj mnie tam: { $link }
telegram-eyes-only = To tylko dla twoich oczu.
telegram-open = Otwórz nasz prywatny czat
telegram-slow = Działam wolniej niż zwykle. Twoje naciśnięcie dotarło; wiadomość zaraz będzie.
telegram-crowded = Pytań jest tu więcej, niż Telegram pozwala mi obsłużyć: dwadzieścia wiadomości na minutę w grupie. Jeśli przy twoim poleceniu jest 👀, odpowiedź przyjdzie. Jeśli nie, zapytaj ponownie za minutę albo zagraj ze mną prywatnie.
discord-file-missing = { $example } wymaga pliku. Dołącz go do opcji „{ $option }”.
telegram-file-missing = { $example } wymaga pliku. Wyślij plik z tym poleceniem w podpisie albo odpowiedz nim na wiadomość z plikiem.
terminal-welcome = 🔮 Gadalka. Wpisz /rps play, aby zacząć, /help, aby wiedzieć więcej, /quit, aby wyjść.
terminal-no-such-button = Nie ma przycisku „{ $typed }”. Są: { $buttons }
terminal-which-button = „{ $typed }” pasuje do kilku przycisków. Wpisz numer: { $buttons }
terminal-type-a-command = Wpisz polecenie: /rps play zaczyna mecz, /help pokazuje resztę.
terminal-player = Gracz
terminal-goodbye = Wiedziałam, że sobie pójdziesz.
terminal-part = Część { $first }–{ $last } z { $begin }–{ $end }:
terminal-file-kept = Zapisano w { $path }
terminal-file-not-kept = Nie udało się zapisać { $name }: { $reason }
terminal-file-missing = { $example } wymaga pliku. Wpisz za nim ścieżkę, na przykład ./my-bot.js, w cudzysłowie, jeśli są w niej spacje.
terminal-no-such-file = Nie ma pliku { $path }
terminal-no-plain-file = { $path } to folder lub urządzenie. Czytam tylko pliki.
terminal-file-unreadable = Nie da się odczytać { $path }: { $reason }

## Nazwy poleceń, ich części i opcji, jak je pokazuje aplikacja: małe litery, bez spacji, łącznik między słowami.
## To, co stoi obok siebie, się różni. Można je też wpisywać; `/rps play` jest zrozumiałe w każdym języku.
named-rps = pkn
named-play = graj
named-variant = wariant
named-length = długość
named-level = poziom
named-opponent = przeciwnik
named-word = słowo
named-continue = kontynuuj
named-verify = sprawdź
named-proof = dowód
named-duel = pojedynek
named-user = gracz
named-pace = tempo
named-rated = rankingowy
named-join = dołącz
named-code = kod
named-oddeven = parzyste
named-list = lista
named-block = zablokuj
named-unblock = odblokuj
named-from = przyjmuj
named-whom = od-kogo
named-mines = miny
named-size = rozmiar
named-start = start
named-noguess = bez-zgadywania
named-board = plansza
named-open = otwórz
named-cells = pola
named-flag = flaga
named-hint = podpowiedź
named-watch = oglądaj
named-strategy = strategia
named-race = wyścig
named-stats = statystyki
named-model = model
named-show = pokaż
named-game = gra
named-reset = zapomnij
named-freeze = zamroź
named-off = wyłącz
named-on = włącz
named-duels = pojedynki
named-learning = nauka
named-ghost = duch
named-named = imienny
named-share = udostępnij
named-sharing = udostępnianie
named-info = info
named-register = zarejestruj
named-name = nazwa
named-mine = moje
named-update = zmień
named-withdraw = wycofaj
named-submit = wyślij
named-file = plik
named-note = notka
named-source = źródło
named-report = zgłoś
named-reason = powód
named-tournament = turniej
named-status = status
named-create = utwórz
named-system = system
named-zone = strefa
named-rounds = kolejki
named-match = mecz
named-channel = kanał
named-house = gospodarz
named-leave = wyjdź
named-standings = tabela
named-pairings = pary
named-round = kolejka
named-bundle = paczka
named-history = historia
named-cancel = odwołaj
named-what = co
named-league = liga
named-table = tabela
named-season = sezon
named-matrix = macierz
named-against = przeciw
named-enter = wystaw
named-leaderboard = ranking
named-of = wśród
named-scope = gdzie
named-period = okres
named-profile = profil
named-opponents = przeciwnicy
named-compare = porównaj
named-map = mapa
named-groups = grupy
named-role = rola
named-privacy = prywatność
named-place = miejsce
named-settings = ustawienia
named-to = na
named-fairness = uczciwość
named-challenges = wyzwania
named-data = dane
named-export = eksportuj
named-shared = udostępnione
named-delete = usuń
named-account = konto
named-link = połącz
named-unlink = rozłącz
named-help = pomoc
named-language = język
named-topic = temat
named-daily = zagadka
named-today = dziś
named-mind = umysł
named-yesterday = wczoraj
named-top = najlepsi
named-remind = przypomnij
named-time = godzina

## Znaki między częściami tekstu
sign-comma = {", "}
sign-semicolon = {"; "}
sign-colon = {": "}
sign-brackets = {" "}({ $text })
percent = { $percent }%

## Słowa, które ludzie wpisują, w dowolnym języku naraz, po przecinku; spację można wpisać jako łącznik
typed-first-to = pierwszy do, pierwsza do, do
typed-first-to-after = punktów, punktu, punkty, punkt
typed-best-of = najlepszy z, najlepsza z
typed-best-of-after = { "" }
typed-endless = bez końca, bez konca, nieskończony
# Koniec przypomnień.
typed-off = wyłącz, wylacz, koniec, dość, dosc
typed-flag = flaga
typed-times = { "" }
typed-lizard-spock = jaszczurka spock, spock jaszczurka, jaszczurka, papier kamień nożyce jaszczurka spock, kamień papier nożyce jaszczurka spock, pknjs
# Pary liter: ta, którą bierze się za łacińską, i ta łacińska.
typed-lookalikes = { "" }
# Miejsce, które nie jest własną nazwą strefy czasowej, i jego strefa; miejsce z kilkoma strefami – kilka razy.
typed-cities = Warszawa Europe/Warsaw, Kraków Europe/Warsaw, Krakow Europe/Warsaw, Łódź Europe/Warsaw, Wrocław Europe/Warsaw, Poznań Europe/Warsaw, Gdańsk Europe/Warsaw, Szczecin Europe/Warsaw, Katowice Europe/Warsaw, Lublin Europe/Warsaw, Białystok Europe/Warsaw, Rzeszów Europe/Warsaw, Polska Europe/Warsaw, Niemcy Europe/Berlin, Londyn Europe/London, Anglia Europe/London, Paryż Europe/Paris, Praga Europe/Prague, Wiedeń Europe/Vienna, Rzym Europe/Rome, Wilno Europe/Vilnius, Kijów Europe/Kiev, Lwów Europe/Kiev, Ukraina Europe/Kiev, Nowy Jork America/New_York, Pekin Asia/Shanghai, Tokio Asia/Tokyo
# Przed czasem; …-after: za nim.
typed-in = za
typed-in-after = { "" }
typed-tomorrow = jutro
typed-daily = codziennie, co dzień, co dzien
typed-weekly = cotygodniowo, co tydzień w, co tydzien w, w każdy, w każdą
typed-monthly = comiesięcznie
# Jak zaczynają się słowa; z kropką: całe słowo.
typed-minutes = min
typed-hours = h., godz
typed-days = d., dni, dzień, dzien, doba, doby, dób
typed-weeks = tyg, tydz
typed-monday = pn., pon
typed-tuesday = wt., wto
typed-wednesday = śr., sr., śro, sro
typed-thursday = czw
typed-friday = pt., pią, pia
typed-saturday = sob
typed-sunday = nd., nie

## Web pages
web-nav = Strony
web-about-nav = O mnie
web-languages = Języki
web-skip = Do treści
web-to-start = Na pierwszą stronę
web-missing-title = Tu nic nie ma
web-missing = Dwa razy spojrzałam w kulę. Adres jest zły albo tego, co tu było, już nie ma.
web-too-long-title = To za dużo
web-too-long = Przyszło więcej, niż tu przyjmuję. Wyślij mniej; nic nie przepadło.
web-failed-title = Coś poszło nie tak
web-failed = To moja wina, a nie twoja. Nic nie przepadło; spróbuj za chwilę.
web-busy-title = Chwileczkę
web-busy = Moje strony przegląda teraz wiele osób. Spróbuj ponownie za kilka sekund.
web-home-title = Jestem Gadalka i czytam w myślach. Trochę.
web-home-about = Wróżka na Discordzie i Telegramie: gra w papier, kamień, nożyce, parzyste-nieparzyste i w sapera, uczy się, jak wybierasz, mówi, co zobaczyła, i dowodzi, że nie oszukiwała.
web-home-discord = Dodaj do Discorda
web-home-telegram = Otwórz w Telegramie
web-home-games-title = W co możemy zagrać
web-home-games = Papier, kamień, nożyce z trzema, pięcioma lub dowolną nieparzystą liczbą ruchów, parzyste-nieparzyste i saper: ze mną, ze znajomymi, codziennie nowy umysł i nowa plansza. Kto pisze strategie, przysyła swoją i dowiaduje się, na którym jest miejscu.
web-home-reads-title = Co w tobie widzę
web-home-reads = Nikt nie wybiera przypadkowo, nawet gdy się stara. Patrzę, co robisz po wygranej, przegranej i remisie, mówię, czego się spodziewałam i dlaczego, i zapominam, gdy poprosisz.
web-home-pledge-title = Dlaczego nie musisz mi wierzyć
web-home-pledge = Zanim wybierzesz, mój ruch jest ustalony, a jego pieczęć stoi w wiadomości. Wszystkie moje losowania wynikają z jednego zobowiązania, numer { $pledge }. Zapisz je; z nim można sprawdzić każdy mecz.
web-home-check = Sprawdź mecz
web-privacy-title = Prywatność
web-privacy-use-title = Po co
web-privacy-use =
    Żebym cię poznawała, grała dalej od miejsca, w którym stoi gra, i mogła dowieść, że nie oszukiwałam. Nie na reklamy i nie dla nikogo innego: program sam niczego nie przekazuje.
    To, co usuwasz, może być w kopii zapasowej do 400 dni. Jeśli zostanie przywrócona, zaraz znika ponownie.
    Co o tobie przechowują Discord i Telegram, mówią ich własne zasady.
web-privacy-pages-title = Te strony
web-privacy-pages =
    Te strony nie ustawiają ciasteczek, nie liczą odwiedzin i niczego nie ładują z zewnątrz. To, co tu sprawdzasz, zostaje w twojej przeglądarce.
    Kto prowadzi tego bota, widzi, jak przy każdej stronie, łączące się adresy; sam bot żadnego nie zapisuje.
web-privacy-rights-title = Co możesz zrobić
web-privacy-rights = Na czacie /settings pozwala wszystko pobrać i wszystko usunąć: w każdej chwili, od razu i bez pytania kogokolwiek. Z pytaniami zwróć się do gospodarza tego bota.
web-terms-title = Warunki
web-source = Kod źródłowy
web-terms-what-title = Gra
web-terms-what = Gadalka to gra, i to za darmo. Możesz grać, ile chcesz, bez innych i z innymi, od wieku, na który pozwalają Discord lub Telegram.
web-terms-host-title = Kto ją prowadzi
web-terms-host = To oprogramowanie o otwartym kodzie. Gospodarz bota pod tym adresem odpowiada za tę instancję i na pytania. Jest oferowane takie, jakie jest, bez żadnej gwarancji.
web-terms-fair-title = Uczciwa gra
web-terms-fair = Graj uczciwie: nie zalewaj bota, nie atakuj go i nie dokuczaj nim innym. Kto to robi, może zostać spowolniony albo odcięty. Niczego wartościowego nie można tu wygrać ani przegrać.
web-terms-yours-title = Co jest twoje
web-terms-yours = Strategie, które przysyłasz, pozostają twoje. Przysyłając, pozwalasz grać nimi tutaj i pokazywać je, jeśli je otworzysz; możesz je wycofać w każdej chwili.
web-terms-end-title = Koniec
web-terms-end = W każdej chwili możesz przestać i usunąć to, co jest o tobie przechowywane: /data. Warunki mogą się zmienić; obowiązuje to, co jest napisane tutaj.

## The page on which proofs are checked
web-verify-title = Sprawdź to u siebie
web-verify-intro = Wklej dowód, a twoja przeglądarka sama sprawdzi, czy grałam uczciwie: pieczęcie, znaczniki, kości i zobowiązanie, i zagra moje ruchy jeszcze raz. Nic nie opuszcza tej strony.
web-verify-no-script = Sprawdzanie odbywa się w twojej przeglądarce, a ta nie uruchamia skryptów. Z kopią Gadalki to samo zrobi wiersz poleceń: npm run -s gadalka -- verify "…" --pledge "…"
web-verify-paste = Dowód
web-verify-hint = Wiersz, który daje „Sprawdź”, gdk3.… albo gdb1.… Wklej z nim wszystko, co masz: wiadomości meczu, zanotowane zobowiązanie (gdp1.…), klucz dnia (gdd1.…).
web-verify-file = Pliki: dowód, twój /data export do ponownego zagrania moich ruchów albo paczka turnieju
web-verify-check = Sprawdź
web-verify-working = Sprawdzam…
web-verify-playing = Zagrano ponownie: { $done } z { $total } meczów, w { $seconds } s.
web-verify-cancel = Przerwij
web-verify-cancelled = Przerwane. Niczego nie ustalono.
web-verify-result = Co się okazało
web-verify-failed = Sprawdzanie się urwało i to moja wina. O dowodzie nic to nie mówi; npm run -s gadalka -- verify może zajdzie dalej.
web-verify-fits = Wszystko, co sprawdzono, się zgadza
web-verify-open = Niczego złego nie znaleziono, a coś jest jeszcze otwarte
web-verify-wrong = Coś się nie zgadza. Nie ufaj temu
web-verify-mark-fits = zgadza się
web-verify-mark-open = otwarte
web-verify-mark-wrong = nie zgadza się
web-verify-moves = Ruch po ruchu
web-verify-move-number = Nr
web-verify-move-mine = Gadalka
web-verify-move-again = Ponownie
web-verify-move-seal = Pieczęć
web-verify-limits-title = Czego to nie dowodzi
web-verify-limits = Że zobowiązanie jest moje, wie tylko ten, kto zanotował je przed meczem; to, z którym przyszła strona, jest słowem jej gospodarza. Dowód nie mówi nic o wiadomościach, których nie wkleisz, a o kościach dopiero wtedy, gdy podany jest klucz ich dnia, trzy dni później. Z paczki ponownie gra się tu tylko mecze strategii, które są w Gadalce; wyniki cudzych plików pozostają takie, jak podpisał je gospodarz.
web-verify-save = Zachowaj tę stronę jako jeden plik: działa bez sieci i beze mnie
web-verify-signed = Podpisane przez gospodarza zobowiązania { $pledge }.
web-verify-pledge-yours = To wklejone zobowiązanie.
web-verify-pledge-host = To zobowiązanie gospodarza tej strony. Porównaj je z zanotowanym.
web-verify-pledge-later = Zobowiązanie { $pledge } następuje po wklejonym, tego samego gospodarza. Czy ogłoszono je przed meczem, musisz wiedzieć ty.
web-verify-pledge-other = Zobowiązanie { $pledge } nie jest wklejonym.
web-verify-dice-early = Kości są według klucza dnia, który nie nadszedł: { $date }.
web-verify-key-due = Klucz dnia podano { $date }. Wklej go albo późniejszy: ma go /fairness.
web-verify-false-history = Mecz jest związany z innymi rundami niż te w eksporcie.
web-verify-gap-export = do tego trzeba pliku z /data export. Dodaj go powyżej.
web-verify-gap-strategy = tej strategii ta strona nie zna albo nie dla tej gry.
web-verify-no-messages = Nie porównano z wiadomościami meczu. Wklej te, które masz.
web-verify-messages-fit = Wiadomości tego meczu, które się zgadzają: { $count }, z pieczęciami { $seals } z { $sealed } ruchów.
web-verify-messages-broken = Wiadomości tego meczu, które NIE zgadzają się z tym, co zagrano: { $count }.
web-verify-messages-other = We wklejonych wiadomościach nic o tym nie ma. Jeśli są stąd, to nie jest dowód tego, co pokazywały.
web-verify-board-shown = Pieczęć tej planszy jest we wklejonych wiadomościach.
web-verify-nothing = Nie ma tu dowodu. To jeden wiersz, zaczyna się od gdk3. albo gdb1. i daje go „Sprawdź” na końcu meczu lub planszy.
web-verify-damaged = Dowód jest uszkodzony albo ucięty. Skopiuj cały wiersz jeszcze raz albo weź plik.
web-verify-unknown = To z nowszej wersji albo z gry, której ta strona nie zna.
web-verify-pledge-damaged = Zobowiązanie jest uszkodzone, ucięte albo podrobione. To jeden wiersz, zaczyna się od gdp1.
web-verify-not-export = To nie jest plik, który daje /data export.
web-verify-too-long = To ponad milion znaków. Wklej sam dowód i wiadomości jego meczu.
web-verify-file-too-large = Ten plik jest za duży dla tej strony. Przeczyta go wiersz poleceń: paczki npm run -s gadalka -- arena replay, resztę npm run -s gadalka -- verify.
web-verify-bundle-whole = Paczka jest cała: jej bajty są tymi, które podaje pierwszy wiersz.
web-verify-bundle-same = Zagrane tu ponownie i takie same, ruch po ruchu: { $count } z { $total } meczów.
web-verify-bundle-differs = Zagrane tu ponownie i NIE takie same, liczba meczów: { $count }. Pierwszy ma numer { $match }, { $names }.
web-verify-bundle-engine = Tę paczkę zrobiła inna wersja Gadalki albo taka, która ma własne strategie gospodarza. Stąd może brać się różnica: rozstrzyga wersja gospodarza.
web-verify-bundle-left = Niezagrane tu ponownie, liczba meczów: { $count }. Potrzebują pliku, strategii lub gry, których ta strona nie ma; npm run -s gadalka -- arena replay może je mieć.
web-verify-bundle-clock = Bez niczego do porównania, liczba meczów: { $count }. Są nieważne albo rozstrzygnął je zegar.
web-verify-bundle-table = Kto z kim grał i każde miejsce w tabeli wynikają z planu i z tych wyników.
web-verify-bundle-table-differs = To, kto z kim grał, albo tabela NIE wynika z planu i z tych wyników.
web-verify-bundle-plan-wrong = Jej mecze NIE są zaplanowanymi: niektórych brakuje, powtarzają się lub są zmienione, albo zmieniony jest sam plan.
web-verify-bundle-unplayed = Pary bez żadnego meczu: { $count }. Nie zagrano ich w tym miesiącu albo je pominięto.
web-verify-bundle-draw = Losowanie wynika z ogłoszonego klucza dnia, uczestników i ustawień.
web-verify-bundle-draw-differs = Losowanie NIE wynika z klucza dnia, uczestników i ustawień.
web-verify-bundle-draw-key = Gospodarz mógł wybrać losowanie. Aby to sprawdzić, wklej klucz dnia, który /fairness pokazuje od { $date }, albo późniejszy.
web-verify-bundle-draw-chosen = Nic tu nie wyklucza, że organizator wybrał losowanie. Jeśli masz zapisane zobowiązanie gospodarza, wklej je.
web-verify-bundle-damaged = Paczka jest uszkodzona albo jej podpis jest fałszywy. Nie ufaj jej.
proof-page = W twojej przeglądarce, bez wysyłania czegokolwiek: { $link }

## Web: arena
web-arena-title = Arena
web-arena-about = Strategie, które napisał ktokolwiek, i moje własne, każda para po kolei, miesiąc za miesiącem.
web-arena-empty = W tym miesiącu nie rozegrano jeszcze żadnej pary.
web-arena-feed = Śledź jako kanał
web-arena-enter-title = Przyślij swoją
web-arena-enter = Napisz strategię w jednym pliku i przyślij ją: /strategy submit. Dzień później gra tutaj.
web-arena-matrix = Kto kogo pokonuje
web-arena-point = Wskaż pole albo przejdź po nich strzałkami.
web-arena-point-first = Wiersz → kolumna: rundy wygrane minus przegrane, ze stu.
web-arena-standings = Tabela
web-arena-rank = Miejsce
web-arena-name = Nazwa
web-arena-worst = Najgorzej przeciw
web-arena-play-title = Jak z nią zagrać
web-arena-play = Na czacie: { $command }
web-arena-again = Aby zagrać ten miesiąc jeszcze raz u siebie: { $command }
web-arena-met = Przeciw każdej z pozostałych
web-arena-numbers = To samo w liczbach
web-arena-house = Jedna z moich: nią mierzy się pozostałe.
web-arena-file = Ktoś ją napisał i przysłał w jednym pliku.
web-arena-ghost = Duch: gra tak, jak ktoś kiedyś grał.
web-arena-version = Wersja { $version }, dla wszystkich od { $date }
web-arena-begun = Zaczął się nowy miesiąc.
web-arena-bundle = Cały miesiąc w jednym pliku
web-arena-no-bundle = Nie ma tu pliku z tego miesiąca. Będzie, gdy jego klucz zostanie podany, a plik zrobi ten, kto mnie uruchamia.
web-arena-no-game = Nie prowadzę ligi takiej gry.
web-arena-no-month = Nie mam tabeli tego miesiąca.
web-arena-no-entrant = W tabeli tego miesiąca nie ma nikogo o tej nazwie.
## Web: tournaments
web-tournament-title = Turnieje z czatów
web-tournament-where = Każdy turniej na czacie ma własną stronę, której nie ma na żadnej liście: /tournament status podaje tam jej adres.
web-tournament-unlisted = Tej strony nie ma na żadnej liście. Kto ma jej adres, widzi to, co widzi czat, póki czat to ma.
web-tournament-cross = Tabela krzyżowa
web-tournament-cross-large = Dla więcej niż { $max } strategii nie ma tabeli krzyżowej: pary każdej kolejki mówią to samo.
web-tournament-pairings = Kto z kim grał i dlaczego
web-tournament-again = Zagraj to ponownie
web-tournament-forgotten = Pary przechowuję trzydzieści dni, a te są starsze.
web-tournament-bundle = Pobierz plik
web-tournament-making = Plik właśnie powstaje: każdy mecz jest grany jeszcze raz. Zapytaj za chwilę.
web-tournament-rounds = Runda po rundzie
web-tournament-rounds-how = Co wybrały obie strony, kto prowadzi i o ile oraz czego każda spodziewała się po drugiej, zanim wybrała. ✓: tak było.
web-tournament-rounds-none = Tego meczu nie można pokazać: rozstrzygnął go zegar albo nie ma już tego, z czego gra jedna ze stron.
web-tournament-rounds-long = Ponowne zagranie tego meczu trwa zbyt długo jak na stronę. Każdy jego ruch jest w pliku.
web-tournament-rounds-busy = Teraz oglądane są inne mecze, a ten trzeba najpierw zagrać ponownie. Zapytaj za chwilę.
web-tournament-number = Runda
web-tournament-lead = Przewaga
web-tournament-expected = Oczekiwanie: { $name }
web-tournament-right = { $name }: dobrze przewidziane ruchy: { $right } z { $all }.
web-tournament-expects-nothing = { $name }: o oczekiwaniach ani słowa.
## Web: saper pod palcem
web-mines-opening = Otwieram twoją planszę …
web-mines-no-script = Plansza potrzebuje skryptów, a ta przeglądarka ich nie wykonuje. Na czacie obędzie się bez nich: /mines
web-mines-outside = Ta strona nie wie, kim jesteś. Otwórz ją z czatu: na Telegramie jako miniaplikację, na Discordzie jako aktywność. Gra jest w obu miejscach ta sama.
web-mines-unreachable = Brak odpowiedzi. Twoje ruchy są zachowane i wyślą się ponownie same.
web-mines-retry = Spróbuj ponownie
web-mines-too-often = To więcej, niż zdołam obejrzeć. Za chwilę gramy dalej.
web-mines-not-understood = Nie rozumiem, co wysłała ta strona. Otwórz ją jeszcze raz z czatu.
web-mines-level = Plansza
web-mines-own-size = Własny rozmiar
web-mines-no-guess = Bez zgadywania
web-mines-begin = Zacznij
web-mines-larger = Większe pola
web-mines-smaller = Mniejsze pola
web-mines-how = Dotknięcie otwiera, przytrzymanie stawia flagę; dotknięcie liczby otwiera pola wokół. Klawisze: strzałki, Enter, F to flaga.
web-mines-cell-covered = { $cell }: zakryte
web-mines-cell-flag = { $cell }: flaga
web-mines-cell-mine = { $cell }: mina
web-mines-cell-blown = { $cell }: mina, która wybuchła
web-mines-cell-wrong = { $cell }: flaga bez miny
web-mines-cell-number = { $cell }: { $number }
web-mines-cell-empty = { $cell }: odkryte, bez min wokół

## Web: try it here
web-try-title = Potrafisz mnie zaskoczyć?
web-try-about = Papier, kamień, nożyce albo parzyste-nieparzyste, od razu tutaj. Myślę w twojej przeglądarce: nic nie jest zapisywane ani wysyłane, a gdy opuścisz tę stronę, zapominam cię.
web-try-begin = Wypróbuj tutaj
web-try-move = Twój ruch
web-try-first = Mój ruch jest wybrany. Teraz twój.
web-try-first-guess = Parzyste czy nieparzyste? Moja odpowiedź jest wybrana. Jeśli chybię, punkt jest twój.
web-try-keys = Klawiszami: { $keys }.
web-try-score = Ty { $won } : { $lost } Gadalka · remisy: { $drawn }
web-try-score-guess = Ty { $won } : { $lost } Gadalka
web-try-no-script = Myślałabym w twojej przeglądarce, a ta nie uruchamia skryptów. Na czacie obędzie się bez nich: /rps, /oddeven

## Udostępnione mecze
replay-title = Co udostępniasz
replay-shared = Kto ma ten adres, może obejrzeć.
replay-asked = Zgadzasz się. Gdy { $name } też naciśnie „Udostępnij”, powstanie strona; do tego czasu nic nie jest pokazane.
replay-how = Strona pokazuje imiona, każdy ruch i to, czego oczekiwałam, przez rok. Nie ma jej na żadnej liście i możesz ją cofnąć w każdej chwili: /data shared
replay-waits = czeka na zgodę drugiej strony
replay-none = Niczego nie udostępniasz. Pod zakończonym meczem lub pojedynkiem „Udostępnij” robi z niego stronę.
replay-stopped = Cofnięte: strony już nie ma.
replay-not-there = Tego już nie udostępniasz.
replay-too-long = Runda po rundzie pokazuję najwyżej { $max }.
replay-too-many = Udostępniasz już { $max }. Najpierw coś cofnij: /data shared
web-replay-gone-title = Nic tu nie jest pokazane
web-replay-gone = Albo nigdy nic tu nie było, albo zostało cofnięte.
web-replay-expected = Oczekiwane: { $name }
web-replay-right = { $name }: z { $all } ruchów trafnie oczekiwałam { $right }.
web-replay-unlisted = Tej strony nie ma na żadnej liście. Kto na niej jest, może ją cofnąć w każdej chwili, na czacie: /data shared
