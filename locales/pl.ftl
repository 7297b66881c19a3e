# Wszystkie teksty po polsku, pisane od sensu, a nie od angielskich słów. Głos: wróżka z suchym dowcipem i dobrymi manierami; krótkie zdania,
# najpierw wynik, jedna myśl w zdaniu; z nikogo nie kpimy. Zgody, prywatność i błędy bez żartów: kto co widzi, jak długo, jak to cofnąć.
# Do osoby mówimy na „ty” (małą literą), bez rodzaju: czas teraźniejszy, forma bezosobowa albo rzeczownik („twoja wygrana”, „wybierasz”), nigdy
# „wygrałeś/wygrałaś”. Gadalka (nie tłumaczymy, odmienia się) mówi o sobie „ja”, w rodzaju żeńskim; fortune-teller to „wróżka”.
# Wstawiona nazwa osoby stoi w mianowniku: jako podmiot, po dwukropku albo w nawiasie.
# Cudzysłów „ ”, półpauza ze spacjami –, w zakresach bez spacji, wielokropek bez spacji przed nim, procenty bez spacji: 50%.
# Gra: runda, mecz (match), przerwać (stop), ruch, remis, seria, pojedynek (duel), rewanż, rozstrzygnięta runda
# (decisive), miejsce (rank, tylko to), tabela (standings), ranking (leaderboard), rating, rankingowy i bez rankingu, kolejka (round turnieju).
# Czytanie: odczytać, obstawiać (expect), przewidzieć, nawyk, profil, model, „na ślepo” i „przypadek” (chance), grać losowo (at random),
# „ile mogę z tobą przegrać” (what I’m willing to lose to you).
# Uczciwość: kod, sekret, odcisk (fingerprint), kotwica (anchor), liczby losowe (random numbers), losowanie (draw planszy,
# turnieju), ziarno (seed), dowód, wiersz dowodu, sprawdzić (verify), odtworzyć (replay), paczka (bundle), skrót (hash).
# Strategie: próba (trial), wystawić (enter), wycofać (withdraw), kod ukryty i jawny, przeciwnik. Wyzwanie i pytanie się cofa, zgodę też.
# Ludzie: gospodarz tego bota (whoever runs this bot, host), administracja (kto zarządza czatem), druga strona (w pojedynku), nazwa (wyświetlana).
# Czat, serwer, grupa (place). Konta łączymy i rozłączamy. Przyciski klikamy; na stronie z planszą pola dotykamy.
# Saper: plansza, pole, odkryć (open), rozminować (clear), flaga, podpowiedź, bez zgadywania. Zagadka dnia: przeciwnik dnia, plansza dnia, podejście (attempt).
# Ruchy piszemy wielką literą razem z emoji; biernik daje MOVE($move, case: "accusative"). Polecenia, nazwy opcji i id zostają, jak się je wpisuje;
# wpisywane słowa w przykładach są polskie („pierwszy do 5”, „za 2h”, „w każdy piątek 18:00”). Jeden znaczek na rzecz, wszędzie ten sam.
# Not: szczęście, szczęścia, szczęściem, szczęściu (przypadek, na ślepo); kości, kościach (liczby losowe); umysł, umysłu, umysłem (przeciwnik dnia);
# Not: imię, imienia, imieniu, imieniem, imiona, imion, imionami (nazwa); odłożono, odłożony, odłożona, odłożonej (wstrzymany); kontynuuj (Wznów);
# Not: klucz podam, podany klucz, jest podany, zostanie podany, podanego klucza, ogłoszony klucz, ogłoszonego klucza (ujawniony); po równo (remis);
# Not: naciśnij, naciśnie, naciśnięcie, naciśnięcia, naciśnięciu, nacisnąć (kliknij, kliknięcie); prowadzi tego bota (gospodarz tego bota);
# Not: tym miejscem, tego miejsca, tym miejscu, z miejsc, moich miejsc (czat, serwer, grupa); zrezygnuj, zrezygnować, rezygnuję (wycofaj);
# Not: oczyść, oczyszczono (rozminuj, odkryto); linia podaje, tej linii (wiersz); ze zwycięzcą (rozstrzygnięta).

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
match-first = Wybierz ruch. Mój jest już ustalony.
match-first-guess = Parzyste czy nieparzyste? Moja odpowiedź jest już ustalona. Jeśli nie trafię, punkt jest twój.
round-moves = Ty { $yours } · Gadalka { $mine } → { $result }
round-won = punkt dla ciebie
round-lost = punkt dla mnie
round-drawn = remis
round-missed = pudło, punkt dla ciebie
round-hit = zgadłam
round-toast = Ty { $yours } · ja { $mine } → { $result } · { $won } : { $lost }
round-expected = Obstawiałam { MOVE($move, case: "accusative") }.
round-expected-because = Obstawiałam { MOVE($move, case: "accusative") }: { $because }.
round-unread = { $reason ->
    [apart] Ta strategia zachowuje swoje myśli dla siebie.
    [by-rule] Grałam według własnej reguły. Ona nie próbuje cię odgadnąć.
    [by-merits] Zagrałam to, co się dotąd przeciw tobie opłaca, albo coś nowego.
    [off] Grałam losowo, na twoje życzenie. Nie czytam cię.
    [guessed] Nie miałam się na czym oprzeć, więc strzelałam.
    [read] Grałam losowo: chyba to ty czytasz mnie.
    [none] Nie spodziewałam się niczego szczególnego.
   *[random] Grałam losowo.
  }
button-why = Dlaczego?
button-stop = Stop
button-rematch = Rewanż
button-verify = Sprawdź
button-check-in-browser = Sprawdź to u siebie
button-open-page = Otwórz jako stronę
button-chart = Wykres
button-details = Szczegóły
button-more = Więcej
button-rules = Zasady
help-play = Graj
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
rules-spock-rock = Spock zamienia Kamień w parę
rules-beats = { $winner } bije { MOVE($loser, case: "accusative") }
rules-caption = Strzałka wskazuje ruch, który dany ruch bije
rules-alt = { $game }: ruchy na okręgu, od każdego strzałki do ruchów, które bije. { $rules }
rules-play = Dwa takie same to remis. Żeby zagrać: /rps play { $variant }

## Co zobaczyła
evidence = { $kind ->
    [often] grasz tak { $count ->
        [one] { $count } raz
        [few] { $count } razy
        [many] { $count } razy
       *[other] { $count } raza
      } na { $total }
    [after-own] po twoim ruchu { $own } grasz tak { $count ->
        [one] { $count } raz
        [few] { $count } razy
        [many] { $count } razy
       *[other] { $count } raza
      } na { $total }
    [after-other] po moim ruchu { $other } grasz tak { $count ->
        [one] { $count } raz
        [few] { $count } razy
        [many] { $count } razy
       *[other] { $count } raza
      } na { $total }
    [after-both] po twoim ruchu { $own } przeciw mojemu ruchowi { $other } grasz tak { $count ->
        [one] { $count } raz
        [few] { $count } razy
        [many] { $count } razy
       *[other] { $count } raza
      } na { $total }
    [after-result-repeat] po { $result ->
        [win] wygranej
        [loss] przegranej
       *[draw] remisie
      } powtarzasz ruch { $count ->
        [one] { $count } raz
        [few] { $count } razy
        [many] { $count } razy
       *[other] { $count } raza
      } na { $total }
   *[after-result-change] po { $result ->
        [win] wygranej
        [loss] przegranej
       *[draw] remisie
      } zmieniasz ruch { $count ->
        [one] { $count } raz
        [few] { $count } razy
        [many] { $count } razy
       *[other] { $count } raza
      } na { $total }
  }
context-times = { $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } raza
  } na { $total }
context-times-weighed = w { $percent }% przypadków (nowsze rundy ważą więcej)
context-last = ostatnim razem { $situation } padło właśnie to
context-sentence = { $situation } { $event } { $times }
context-sentence-plain = { $event } { $times }
context-played = grasz tak
context-yours = { $rounds ->
    [1] twoim ruchu
   *[other] twoich ruchach
  } { $yours }
context-mine = { $rounds ->
    [1] moim ruchu
   *[other] moich ruchach
  } { $mine }
context-both = { $rounds ->
    [1] twoim ruchu { $yours } przeciw mojemu ruchowi
   *[other] twoich ruchach { $yours } przeciw moim ruchom
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
    [beating] po przejściu na to, z czym przegrywa twój poprzedni ruch
    [beaten] po przejściu na to, co przegrywa z twoim poprzednim ruchem
   *[far] po zmianie takiej jak { $from } → { $to }
  }
context-steps = po { $moves ->
    [one] { $moves } ruchu
    [few] { $moves } ruchach
    [many] { $moves } ruchach
   *[other] { $moves } ruchu
  } według tego schematu
context-alike = { $rounds ->
    [1] po rundzie takiej jak ostatnia
    [one] po { $rounds } rundzie takiej jak ostatnia
    [few] po { $rounds } rundach takich jak ostatnie
    [many] po { $rounds } rundach takich jak ostatnie
   *[other] po { $rounds } rundy takiej jak ostatnia
  }
context-from = { $reference ->
    [opponent] { $step ->
        [same] powtarzasz ruch
        [other] zmieniasz ruch
        [beating] przechodzisz na to, z czym przegrywa twój ostatni ruch
        [beaten] przechodzisz na to, co przegrywa z twoim ostatnim ruchem
       *[far] zmieniasz { MOVE($from, case: "accusative") } na { MOVE($to, case: "accusative") } lub podobnie
      }
   *[own] { $step ->
        [same] kopiujesz mój ostatni ruch
        [other] grasz coś innego niż ja
        [beating] grasz to, z czym przegrywa mój ostatni ruch
        [beaten] grasz to, co przegrywa z moim ostatnim ruchem
       *[far] na mój ruch { $from } odpowiadasz ruchem { $to } lub podobnie
      }
  }
why-expected = W ostatniej rundzie obstawiałam { MOVE($move, case: "accusative") }: { $because }.
why-blend = W ostatniej rundzie obstawiałam { MOVE($move, case: "accusative") }. Żaden pojedynczy nawyk tego nie zdradził; { $rounds ->
    [1] wskazała to jedyna runda, którą pamiętam.
    [one] wskazały to najbardziej podobne z { $rounds } rundy, które pamiętam.
    [few] wskazały to najbardziej podobne z { $rounds } rund, które pamiętam.
    [many] wskazały to najbardziej podobne z { $rounds } rund, które pamiętam.
   *[other] wskazały to najbardziej podobne z { $rounds } rundy, które pamiętam.
  }
why-sure = Moja pewność: { $percent }%.
why-people = W ostatniej rundzie obstawiałam { MOVE($move, case: "accusative") }. Jeszcze cię nie znałam; tak gra większość ludzi.
why-forgotten = W ostatniej rundzie obstawiałam { MOVE($move, case: "accusative") }. Dlaczego? Zapomniałam, na twoje życzenie.
why-unread = { $reason ->
    [apart] Ten przeciwnik to cudzy plik i nie mówi, co myśli. Kod dowodzi, że jego ruch wybrano przed twoim.
    [by-rule] Ten przeciwnik gra według własnej reguły i nie próbuje odgadnąć twojego następnego ruchu.
    [by-merits] Ten przeciwnik sprawdza w grze, co się przeciw tobie opłaca, i tak gra.
    [random] Ten przeciwnik niczego nie czyta. Każdy jego ruch jest losowy.
    [off] Grałam losowo, bo mam cię nie czytać. /model on znów mi na to pozwoli.
    [guessed] Nic podobnego wcześniej nie widziałam, więc strzelałam.
    [chance] Tym razem grałam losowo: mój odczyt nie był wart ryzyka.
    [careful] Grałam losowo: dopiero się poznajemy, a ty możesz wiedzieć, jak zaczynam. W pierwszych rundach ryzykuję niewiele.
    [read] Na moich domysłach zyskujesz tyle, że chyba to ty czytasz mnie. Gram więc losowo, aż coś odzyskam.
    [spent] Nie mam już czego z tobą przegrać: wszystko jest twoje. Od teraz każdy mój ruch jest losowy.
   *[none] W ostatniej rundzie nie spodziewałam się niczego szczególnego.
  }
why-record = W tym meczu odczytałam { $right } z { $all } ruchów.
why-expected-by-rule = W ostatniej rundzie obstawiałam { MOVE($move, case: "accusative") }. Taką regułę ma ten przeciwnik: patrzy tylko na twój ostatni ruch i niczego się nie uczy.
why-valued = { $chosen ->
    [move] W ostatniej rundzie zagrałam { MOVE($move, case: "accusative") }: { $situation } ten ruch obiecywał najwięcej, { $value } pkt w dalszej grze.
    [move-tried] W ostatniej rundzie zagrałam { MOVE($move, case: "accusative") } losowo, na próbę: { $situation } ten ruch obiecywał { $value } pkt w dalszej grze.
    [strategy] W ostatniej rundzie posłuchałam strategii { $name }: { $situation } obiecywała najwięcej, { $value } pkt w dalszej grze.
   *[strategy-tried] W ostatniej rundzie posłuchałam losowo, na próbę, strategii { $name }: { $situation } obiecywała { $value } pkt w dalszej grze.
  }
why-daemon = { $said ->
    [yes] W ostatniej rundzie obstawiałam { MOVE($move, case: "accusative") }, tak jak demon, którego słucham.
   *[no] W ostatniej rundzie grałam losowo: demon, którego słucham, niczego takiego nie widział.
  } Pamięta twoje ruchy ({ $moves }) i typy ({ $guesses }). Jego ocena to { $rating }{ $rivals ->
    [0] .
   *[other] ; następny ma { $next }.
  }
why-knew = Co wiedział: { $weights }.
why-counters = W ostatniej rundzie obstawiałam { MOVE($move, case: "accusative") }. Moje liczniki dla wcześniejszych ruchów dają w sumie { $sums }.
why-too-early = Zapytaj po pierwszej rundzie. Do tego czasu mój ruch zostaje tajny.

## Koniec meczu
end-title = { $ending ->
    [won] 🔮 { $name } wygrywa { $won } : { $lost }
    [lost] 🔮 Gadalka wygrywa { $lost } : { $won }
    [level] 🔮 Remis: { $name } { $won } : { $lost } Gadalka
    [stopped] 🔮 Przerwano przy stanie { $name } { $won } : { $lost } Gadalka
    [replaced] 🔮 Przerwano przy stanie { $name } { $won } : { $lost } Gadalka
    [forfeited] 🔮 { $name } wygrywa walkowerem przy stanie { $won } : { $lost }
   *[withdrawn] 🔮 Koniec meczu przy stanie { $name } { $won } : { $lost } · tego przeciwnika już nie ma
  }
end-broke = { $line ->
    [0] Jego plik się wysypał albo według zegara myślał dłużej niż dwie sekundy i nie wybrał ruchu. Wszystkie dotychczasowe rundy się liczą.
   *[other] Jego plik się wysypał w wierszu { $line }, kolumnie { $column }, i nie wybrał ruchu. Wszystkie dotychczasowe rundy się liczą.
  }
match-none = Nie masz otwartego meczu. Zacznij nowy: /rps play
end-no-rounds = Nie rozegrano żadnej rundy.
end-check = { $check ->
    [verified] ✓ sprawdzone
   *[failed] ✗ Ten mecz nie przeszedł mojej własnej kontroli. Nie ufaj mu i daj znać gospodarzowi tego bota.
  }
end-gave-me = { $habit }. Dało mi to { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }{ $back ->
    [0] {""}
   *[other] , a tobie { $back }
  }.
end-gave-you = { $habit }, a ja tego nie zauważyłam. Dało ci to { $points ->
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
end-habit-favourite = Najczęściej grasz { MOVE($move, case: "accusative") }
end-habit-in-turn = { $size ->
    [2] Grasz swoje dwa ruchy na przemian
   *[other] Grasz ruchy po kolei, { $moves }
  }
end-plain = { $plain ->
    [mine] { $variant ->
        [0] Nie zdradza cię żaden nawyk. Uzbierałam to z drobniaków.
        [1] Nie wskażę nawyku, który cię to kosztował. Zasługą dzielę się z przypadkiem.
       *[2] Nic w twojej grze nie rzuca się w oczy. Nazwijmy to mimo wszystko przeczuciem.
      }
    [yours] { $variant ->
        [0] Nie znalazłam nawyku, którego można się chwycić. Wyrazy uznania.
        [1] Niczym się nie zdradzasz. A patrzyłam uważnie.
       *[2] Żaden twój nawyk nie rzuca się w oczy. Karty się rumienią.
      }
    [level] { $variant ->
        [0] Żadne z nas wiele nie zdradziło.
        [1] Remis i żaden nawyk nie rzuca się w oczy. Karty wzruszają ramionami.
       *[2] Nikt nie wygrał i nie ma z czego wróżyć.
      }
    [short] { $variant ->
        [0] Za krótko, żeby komukolwiek wróżyć.
        [1] Tak mało rund? Nawet ja potrzebuję trochę więcej.
       *[2] Ledwie zaczęliśmy; nie ma jeszcze o czym mówić.
      }
    [random] { $variant ->
        [0] Grałam losowo, więc nic to o tobie nie mówi.
        [1] Tym razem niczego nie czytałam. Chwal monetę albo na nią narzekaj.
       *[2] Moje ruchy były losowe: twoje nawyki nie miały znaczenia.
      }
   *[by-rule] { $variant ->
        [0] Trzymałam się swojej reguły i żaden twój nawyk nie rzuca się w oczy.
        [1] Grałam według reguły i nikogo nie czytałam. Żaden nawyk nie rzuca się w oczy.
       *[2] Reguła przeciw człowiekowi i żadnego wyraźnego nawyku.
      }
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
verdict = { $verdict ->
    [read] więcej, niż dałby przypadek
    [escaped] wymykasz się częściej, niż pozwala na to przypadek
   *[unsure] za mało rund, żeby mieć pewność
  }
strip-yours = ← twoje ruchy
strip-mine = ← moje
details-title = 🔎 W liczbach: { $score }
details-habit = { $habit }: { $followed ->
    [one] { $followed } raz
    [few] { $followed } razy
    [many] { $followed } razy
   *[other] { $followed } raza
  } na { $situations }. W tych rundach moje wygrane: { $mine }, twoje: { $yours }{ $drawn ->
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
chart-best = { $who ->
    [you] { $by ->
        [0] Ani razu nie prowadzisz.
       *[other] Twoja największa przewaga: { $by }, w rundzie { $round }.
      }
    [me] { $by ->
        [0] Nie prowadziłam ani razu.
       *[other] Moja największa przewaga: { $by }, w rundzie { $round }.
      }
   *[other] { $by ->
        [0] { $name } nie prowadzi ani razu.
       *[other] { $name }: największa przewaga { $by }, po raz pierwszy w rundzie { $round }.
      }
  }
chart-turns = { $turns ->
    [0] Prowadzenie ani razu się nie zmieniło.
    [1] Prowadzenie zmieniło się raz, w rundzie { $round }.
    [2] Prowadzenie zmieniło się dwa razy, ostatni raz w rundzie { $round }.
    [one] Prowadzenie zmieniło się { $turns } raz, ostatni raz w rundzie { $round }.
    [few] Prowadzenie zmieniło się { $turns } razy, ostatni raz w rundzie { $round }.
    [many] Prowadzenie zmieniło się { $turns } razy, ostatni raz w rundzie { $round }.
   *[other] Prowadzenie zmieniło się { $turns } raza, ostatni raz w rundzie { $round }.
  }
chart-reach = Samym przypadkiem { $decided ->
    [one] { $decided } rozstrzygnięta runda daje
    [few] { $decided } rozstrzygnięte rundy dają
    [many] { $decided } rozstrzygniętych rund daje
   *[other] { $decided } rozstrzygniętej rundy daje
  } różnicę większą niż { $reach } najwyżej w jednym meczu na dwadzieścia.
chart-ahead = { $who ->
    [you] Prowadzisz o { $by }: to raczej nie przypadek.
    [me] Prowadzę o { $by }: to raczej nie przypadek.
   *[other] { $leader } prowadzi o { $by }: to raczej nie przypadek.
  }
chart-few = { $decided ->
    [0] Żadna runda nie miała zwycięzcy.
    [one] Jedna rozstrzygnięta runda to za mało, żeby odróżnić umiejętność od przypadku.
    [few] { $decided } rozstrzygnięte rundy to za mało, żeby odróżnić umiejętność od przypadku.
    [many] { $decided } rozstrzygniętych rund to za mało, żeby odróżnić umiejętność od przypadku.
   *[other] { $decided } rozstrzygniętej rundy to za mało, żeby odróżnić umiejętność od przypadku.
  }
chart-stopped = Mecz przerwany wcześniej dowodzi mniej: chętnie się odchodzi, gdy się prowadzi.
chart-chosen = Twoje wybory: { $moves }
chart-grey = Szare: jak daleko zaniesie sam przypadek, 19 razy na 20
chart-lead = Kto prowadzi
chart-difference = twoje wygrane minus moje
chart-moves = Twoje ruchy
chart-times = razy
chart-round = runda
chart-alt = { $score }. Kto prowadzi, runda po rundzie: linia na szarym pasie przypadku oraz twoje ruchy jako słupki. { $lines }

## Dowód uczciwości
proof-moves = ✓ Każdy mój ruch ({ $count }) to ten, który ustaliłam przed twoim wyborem.
proof-mines = ✓ Miny wynikają z mojego sekretu, ustalonego przed twoim pierwszym kliknięciem, i z pierwszego pola.
proof-wrong = ✗ To się nie zgadza z tym, co pokazałam. Nie ufaj temu i daj znać gospodarzowi tego bota.
proof-shown = Najpierw pokazałam: { $bound }. Sekret do tego: { $secret }
proof-how-page = Na razie to tylko moje słowo. Strona sprawdzi to w twojej przeglądarce, także z wiadomościami, które masz.
proof-how-line = Na razie to tylko moje słowo. Z kopią Gadalki możesz to sprawdzić, także z wiadomościami, które masz: npm run -s gadalka -- verify "…" messages.txt
source-at = Kopia Gadalki: { $link }
source-unknown = Nie ustawiono tu adresu do pobrania. Skąd wziąć kopię Gadalki, powie gospodarz tego bota.
proof-none = Nie masz niczego zakończonego do sprawdzenia. Zagraj: /rps play, /oddeven albo /mines
proof-not-yet = To jeszcze trwa. Sekret pokażę na koniec.
proof-unreadable = To nie mój wiersz dowodu. Zaczyna się od gd1., daje go „Sprawdź” po meczu i musi być cały.

## Kliknięcia, które nic nie zmieniają
press-old-button = Ten przycisk jest za stary i już nie działa. Zacznij nowy mecz: /rps play albo /oddeven
panel-gone = Ten przycisk jest nieaktualny. Teraz wygląda to tak.
panel-type = Wpisz: { $example }
press-not-yours = To nie twoje.
match-of = W tym meczu gra { $name }.
board-of = Na tej planszy gra { $name }.
button-play-too = Zagraj i ty
button-play-private = Graj na prywatnym czacie
press-round-played = Tę rundę już rozegrano; nic nie policzono dwa razy. Oto wynik.
press-match-over = Ten mecz się skończył. Nic nie policzono.
opponent-gone = Tego przeciwnika już nie ma, więc mecz nie może trwać. Zacznij nowy: /rps play albo /oddeven

## Gry proponowane na dowolnym czacie
offer-open-title = { $game }: dla każdego
offer-open-description = Kto pierwszy kliknie, gra przeciw mnie
offer-open-text = { $name } proponuje grę ze mną. Gra, kto pierwszy kliknie.
offer-own-title = { $game }: dla ciebie
offer-own-description = Grasz przeciw mnie, a czat patrzy
offer-own-text = { $name } chce poznać przyszłość. Kliknij, żeby zacząć.
offer-mines-open-description = Gra, kto pierwszy kliknie, a czat patrzy
offer-mines-open-text = { $name } proponuje planszę sapera. Gra, kto pierwszy kliknie.
offer-mines-own-description = Grasz ty, a czat patrzy
offer-mines-own-text = { $name } rusza przez pole minowe. Kliknij, żeby zacząć.

## Polecenia
command-rps = Papier, kamień, nożyce: z wróżką albo między sobą
command-rps-play = Graj; uczę się w trakcie
command-oddeven = Parzyste czy nieparzyste: ty wybierasz, ja zgaduję
command-oddeven-play = Graj; jeśli nie trafię, punkt jest twój
command-strategy = Przeciwnicy: kim są i jak ich nazywasz
command-strategy-list = Wszyscy przeciwnicy, po jednym w wierszu
command-strategy-mine = Nazwy, które nadajesz strategiom
command-strategy-submit = Wyślij plik z własną strategią
command-help = Co umiem i jak o to poprosić
command-settings = Twoje ustawienia: język, pamięć, kto cię widzi, twoje dane
option-help-topic = o czym chcesz przeczytać
option-variant = classic (3 ruchy) albo lizard-spock (5 ruchów)
option-length = pierwszy do 10, najlepszy z 9, bez końca…
option-game = która gra; domyślnie papier, kamień, nożyce
option-opponent = strategia, która gra przeciw tobie
option-strategy = przeciwnik albo nazwa, którą ktoś zarejestrował
option-registered-strategy = co oznacza ta nazwa, na przykład markov:order=4,decay=0.98
option-strategy-file = twoja strategia: JavaScript albo TypeScript z usuwalnymi typami; najwyżej 64 KB
option-file-name = jej nazwa: nowa albo jedna z twoich, jeśli to nowa wersja
option-strategy-note = jedno zdanie o niej
choice-classic = Klasycznie: papier, kamień, nożyce
choice-lizard-spock = Z jaszczurką i Spockiem: pięć ruchów
choice-novice = Nowicjusz: nic o tobie nie wie, uczy się w trakcie meczu
choice-fortune-teller = Wróżka: zna ciebie i ludzi, niczego nie zapomina
choice-mirror = Lustro: gra tak jak ty
choice-coin = Uczciwa moneta: niczego nie czyta i nikt jej nie odczyta
strategy-fortune-teller = czyta twoje nawyki na czterdzieści sposobów naraz, zna ludzi i trudno ją zwieść
strategy-mirror = twój sobowtór: gra tak, jak ty na jego miejscu
strategy-random = uczciwa moneta; niczego nie czyta
strategy-wildcard = waży każdą wcześniejszą chwilę podobną do tej
strategy-constant = zawsze ten sam ruch, domyślnie kamień
strategy-rotation = wszystkie ruchy po kolei: kamień, papier, nożyce…
strategy-anti-rotation = spodziewa się, że grasz ruchy po kolei
strategy-copy = gra twój ostatni ruch
strategy-always-counter = gra to, z czym przegrywa twój ostatni ruch
strategy-always-counter-self = gra to, z czym przegrywa jej własny ostatni ruch; na twoje nie patrzy
strategy-win-stay-lose-shift = powtarza to, co wygrało, zmienia to, co przegrało
strategy-after-result = idzie za wynikiem: przesuwa się o tyle po wygranej, remisie, przegranej
strategy-frequency = bije ruch, który grasz najczęściej
strategy-markov = bije to, co zwykle grasz po swoich ostatnich ruchach
strategy-mupn = bije to, co padło ostatnim razem po tych samych ruchach
strategy-supp = uczy się na próbach, który ruch się opłaca po twoich ostatnich
strategy-mksu = uczy się na próbach, której z ośmiu innych strategii słuchać
strategy-mkia = uczy się na próbach, którego z trzech czytających słuchać
strategy-daemons = tłum demonów i nadzorca, który słucha tego z najlepszą passą
strategy-shannon = maszyna Shannona z 1953 roku: czy dwa razy robisz to samo?
strategy-seer = SEER z 1956 roku: trzyma się wzoru, dopóki się opłaca
strategy-experts = rada czytających; każdy ma tyle głosu, na ile zasłużył
strategy-history-match = szuka, gdzie gra szła ostatnio tak samo i jak sprawdzały się takie typy
strategy-second-guess = wie, że ty wiesz, że ona wie
strategy-iocaine = zwycięzca z 1999 roku: zgaduje na każdym poziomie, oceniany na kilku horyzontach

strategy-list-title = 🔮 { $count ->
    [one] { $count } przeciwnik
    [few] { $count } przeciwników
    [many] { $count } przeciwników
   *[other] { $count } przeciwnika
  }
strategy-info-title = 🔮 { $family }
strategy-games = Gra w: { $games }
strategy-settings = Ustawienia:
strategy-no-settings = Nie ma ustawień.
strategy-setting = { $name }: { $valid } (domyślnie { $usual })
strategy-set = ← tutaj { $value }
strategy-source = Źródło: { $source }

registration-done = 🔮 Zarejestrowano: { $name }
registration-play = Żeby z nią zagrać: { $command } opponent={ $name }. Może każdy, kto zna nazwę.
registration-mine-title = 🔮 Twoje strategie: { $count } z { $max }
registration-none = Nie masz jeszcze własnej strategii. Wyślij plik albo nazwij po swojemu którąś z moich.
registration-withdraw-title = Wycofać { $name }?
registration-withdraw-file = Nikt już z nią nie zagra, trwające mecze skończą się bez wyniku, a jej plik zostanie usunięty. Nazwę będzie mógł wziąć każdy.
registration-withdraw-text = Nikt już z nią nie zagra pod tą nazwą, a nazwę będzie mógł wziąć każdy. Trwające mecze toczą się dalej.
button-withdraw = Wycofaj
registration-withdrawn = Wycofano { $name }; nazwa jest wolna.
registration-kept = Zostaje.
button-strategy-submit = Wyślij plik
button-strategy-name = Nazwij jedną z moich
button-strategy-register = Nadaj jej nazwę
button-strategy-mine = Moje strategie
button-strategy-version = Nowa wersja
button-strategy-change = Zmień
button-strategy-withdraw = Wycofaj
registration-refused = { $refusal ->
    [bad-name] „{ $name }” nie może być nazwą. Nazwa ma 3–24 litery a–z, cyfry i łączniki i zaczyna się od litery, na przykład my-markov.
    [reserved-name] „{ $name }” już coś tu znaczy. Wybierz inną nazwę, na przykład my-{ $name }.
    [like-built-in] „{ $name }” za bardzo przypomina jedną z moich własnych strategii. Wybierz inną nazwę, na przykład my-{ $name }.
    [taken] Ktoś już zarejestrował „{ $name }”. Wybierz inną nazwę.
    [full] Masz już zarejestrowane strategie: { $max }. To limit. Najpierw wycofaj którąś: /strategy withdraw
   *[not-yours] Nie masz zarejestrowanej nazwy „{ $name }”. Twoje nazwy: /strategy mine
  }
registration-trying = 🔮 { $name } przechodzi próbę
registration-trying-text = Raport pojawi się tutaj za chwilę.
registration-one-at-a-time = Twoja poprzednia próba jeszcze trwa, a każdy może mieć jedną naraz. Raport pojawi się w jej wiadomości.
registration-queue-full = Za dużo strategii czeka na próbę. Spróbuj ponownie za kilka minut.
registration-broken-off = Próbę { $name } przerwano i nic nie zarejestrowano. Wyślij polecenie jeszcze raz za minutę.
registration-store-away = Nie mam teraz dostępu do pamięci, więc nic nie zarejestrowano. Wyślij polecenie jeszcze raz za minutę.

submission-how = Potrzebuję pliku i nazwy: /strategy submit my-bot, razem z plikiem.
submission-version = 🔮 { $name } ma nową wersję: { $version }
submission-known = 🔮 { $name } to już dokładnie ten plik
submission-public = Zagrać z nią może każdy, kto zna nazwę.
submission-results = { $game }: wygrane mecze { $won } z { $matches }, po { $rounds } rund; punkty na rundę: { $mean }. Rundy wygrane:przegrane:zremisowane i punkty na rundę:
submission-other-game = { $game }: wygrane mecze { $won } z { $matches }, punkty na rundę: { $mean }.
submission-not-there = { $game }: nie zagrano. Powód: { $reason }.
submission-untried = { $game }: bez próby, bo potrzeba zbyt wielu kroków. Żeby próba odbyła się tylko tam, zaznacz to w pliku: export const games.
submission-taken = Na mecz poszło najwyżej { $steps } z { $most } dozwolonych kroków i { $memory } z { $limit } MB pamięci. Mecz trwał { $milliseconds } ms.
submission-play = Żeby z nią zagrać: { $command } opponent={ $name }. Skrót i wersje: /strategy info { $name }
submission-no-load = 🔮 { $name } się nie wczytuje
submission-breach = { $kind ->
    [crashed] 🔮 { $name } wysypuje się na próbie
    [illegal] 🔮 { $name } nie robi na próbie dozwolonego ruchu
   *[exhausted] 🔮 { $name } zużywa za dużo na próbie
  }
submission-at-start = { $game } · przed pierwszą rundą z { $opponent }.
submission-at-round = { $game } · z { $opponent }, runda { $round }.
submission-place = Wiersz { $line }, kolumna { $column }:
submission-nothing = Nic nie zarejestrowano. Popraw plik i wyślij go ponownie.
submission-no-games = Według pliku gra w: { $typed }. Znam { $valid }. Nic nie zarejestrowano.
submission-too-slow = Próba trwała dłużej, niż pozwalam, więc nic nie zarejestrowano. Niech liczy mniej na rundę albo wyślij ją ponownie, gdy będę mniej zajęta.
submission-unsteady = { $name } nie jest deterministyczna ({ $game }): w grze z { $opponent } ruchy różnią się od rundy { $round }. Te same rundy muszą dawać te same ruchy. Nic nie zarejestrowano.
strategy-file-title = Plik swojego autora: JavaScript, uruchamiany w piaskownicy.
strategy-file-facts = Wersja { $version }, { $bytes ->
    [one] { $bytes } bajt
    [few] { $bytes } bajty
    [many] { $bytes } bajtów
   *[other] { $bytes } bajta
  }. SHA-256: { $hash }
strategy-file-earlier = Wcześniejsze wersje: { $versions }
strategy-file-note = „{ $note }”

## Kłopoty z tym, co wpisano
problem-unknown-command = Nie znam polecenia „{ $typed }”. Co umiem: /help
problem-unknown-command-nearest = Nie znam polecenia „{ $typed }”. Chodzi ci o { $nearest }? Wszystkie: /help
problem-unknown-option = /{ $command } nie rozumie „{ $typed }”. Przyjmuje: { $valid }
problem-bad-choice = „{ $typed }” nie pasuje do { $option }. Do wyboru: { $valid }
problem-unknown-word-nearest = /{ $command } nie rozumie „{ $typed }”. Chodzi ci o { $nearest }?
problem-bad-choice-nearest = „{ $typed }” nie pasuje do { $option }. Chodzi ci o { $nearest }? Do wyboru: { $valid }
problem-bad-text = „{ $typed }” nie pasuje do { $option }: ma być od 1 do { $max } znaków.
problem-file-missing = { $example } wymaga pliku: wyślij go razem z poleceniem.
problem-file-too-large = Plik jest za duży: przyjmuję najwyżej { $kilobytes } KB.
problem-file-unavailable = Plik do mnie nie dotarł. Wyślij go, proszę, jeszcze raz.
problem-lone-file = Samo „{ $typed }” nie mówi, co z tym zrobić. Odpowiedz na plik poleceniem, które go przyjmuje: { $nearest }
problem-level-and-opponent = Poziom to już przeciwnik. Wybierz jedno: level=… albo opponent=…
problem-length = „{ $typed }” to nie długość meczu. Spróbuj: pierwszy do 10, najlepszy z 9 (nieparzyste) albo bez końca; liczby od 1 do { $max }.
problem-unknown-strategy = Nie znam przeciwnika „{ $typed }”. Znani: { $some }. Wszyscy: /strategy list
problem-unknown-strategy-nearest = Nie znam przeciwnika „{ $typed }”. Chodzi ci o { $nearest }? Wszyscy: /strategy list
problem-unknown-parameter = { $family } nie ma ustawienia „{ $typed }”. Ma: { $valid }
problem-bad-value = { $parameter } nie może być „{ $typed }”. Może być: { $valid }
problem-wrong-game = { $typed } nie gra w tę grę ({ $game }). Grają: { $some }. Wszyscy: /strategy list

## Awarie
failure-unexpected = Coś poszło nie tak po mojej stronie. Błąd jest zapisany, a twoje dane są całe. Spróbuj ponownie.
failure-busy = Przy kryształowej kuli jest teraz tłok. Nic nie policzono i nic nie przepadło: spróbuj ponownie za chwilę.
failure-file-time = Pliki autora tego przeciwnika myślą za długo i zużyły już swój czas w tej minucie. Nic nie policzono: spróbuj za chwilę.
failure-store = Nie mam teraz dostępu do pamięci. Nic nie przepadło: spróbuj ponownie za chwilę. Policzony ruch nie policzy się drugi raz.

## Co wiąże gospodarza
fairness-brief = 🔮 Mój ruch jest ustalony, zanim wybierzesz. Sprawdź na końcu meczu albo planszy to pokazuje.
fairness-anchor = Zagadkę dnia i turnieje losuję z sekretu dnia. Pokazuję go następnego dnia, a każdy prowadzi do tej liczby: { $anchor }
fairness-secret = Najnowszy, dla npm run -s gadalka -- verify:

## Limity: za dużo naraz
budget-past = { $budget ->
    [press] Za szybko jak na moją kryształową kulę. Spróbuj ponownie za { $wait }; twoja gra czeka tam, gdzie była.
    [command] Po jednym życzeniu naraz. Spróbuj ponownie za { $wait }; nic nie przepadło.
    [picture] Moje pędzle muszą wyschnąć. Za { $wait } znów maluję; reszta działa.
    [hint] Nawet kryształowa kula potrzebuje odpoczynku. Następna podpowiedź za { $wait }; tymczasem możesz grać dalej.
    [export] Twój plik był już kilka razy pobierany. Znów będzie do pobrania za { $wait }.
    [submission] Dość plików jak na jeden dzień. Następny możesz wysłać za { $wait }; do tego czasu wypróbuj je w domu.
   *[tournament] Za dużo turniejów naraz. Następny możesz otworzyć za { $wait }; otwarte toczą się dalej.
  }
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
help-brief = 🔮 Gram z tobą i uczę się, jak wybierasz: /rps. Pojedynek ze znajomym: /duel. Codziennie coś nowego: /daily. Reszta jest o jedno kliknięcie stąd.
help-title = 🔮 Co umiem
help-friends = Ze znajomymi
help-you = O tobie
help-strategies = Strategie
help-fairness = Czy to uczciwe?
help-privacy = Prywatność
start-title = 🔮 Jestem Gadalka
start-text = Trochę czytam w myślach. Wybierz grę: nauczę się, jak wybierasz, pokażę, co zobaczyłam, i udowodnię, że każdy mój ruch był ustalony przed twoim.
start-mines = Saper
privacy-title = Co o tobie przechowuję
settings-title = ⚙️ Ustawienia
settings-text = Widzisz to tylko ty.
settings-you = Ty
settings-memory = Co o tobie pamiętam
settings-others = Kto cię widzi i może wyzwać
settings-data = Twoje dane
settings-here = { $kind ->
    [server] Ten serwer
   *[group] Ta grupa
  }
settings-learn-on = Ucz się ode mnie
settings-learn-off = Nie ucz się ode mnie
settings-forget = Zapomnij o mnie…
settings-export = Pobierz
privacy-brief =
    Przechowuję twój identyfikator, ruchy, wyniki i ustawienia.
    Wiadomości nie. Nazwę trzymam dwa tygodnie po pojedynku albo dopóki pozwalasz innym cię widzieć.
    Twój profil jest prywatny, dopóki tego nie zmienisz.
    Wszystko zostaje u gospodarza tego bota.
    Możesz to zawsze pobrać albo usunąć.
stored-matches = Twoje ID na tej platformie, twoje ruchy i wyniki; z ostatnich meczów także ustawienia, czas i sekret moich ruchów. Ile rund masz wygranych w tygodniu i miesiącu ostatniej gry, i jej dzień.
stored-settings = Wybrany przez ciebie język oraz to, czy inni cię widzą i mogą rzucać ci wyzwania.
stored-shown = Dopóki inni cię widzą: twoją nazwę, miejsca, w których grasz, i wyniki na tamtejszych listach.
stored-handle = Twoją @nazwę, przez 90 dni od chwili, gdy widziałam ją ostatnio, żeby inni mogli cię wskazać.
stored-duels = Twoje pojedynki: ruchy obu stron i wyniki, przez dwa tygodnie z obiema nazwami i czatem. Twój rating.
stored-mines = Twoją rozpoczętą planszę sapera, ostatnie plansze i przebieg gier.
stored-daily = Twoje podejścia do zagadki dnia, ich czas i twoją serię.
stored-strategies = Strategie, które rejestrujesz lub przysyłasz: ich nazwy, pliki i próby.
stored-tournaments = Turnieje, które otwierasz lub w których bierzesz udział, gdzie były i jak wypadli twoi uczestnicy.
stored-replays = Mecze i pojedynki, które udostępniasz jako stronę, z nazwami: przez rok albo do cofnięcia.
stored-place = Codzienny wpis na twoim prywatnym czacie, jeśli jest włączony: czat, godzina i język. W razie bana, tutaj albo wszędzie: twoje ID, ówczesna nazwa i data; to zostaje, gdy usuwasz resztę.
data-export-text = Najpierw najstarsze ruchy. Pominięto sekret meczu, który jeszcze trwa: zdradziłby mój następny ruch.
data-delete-title = Usunąć wszystko?
data-delete-text = Znikną wszystkie twoje rundy, sumy, mecze, plansze, zarejestrowane strategie i miejsca na listach, a ja przestanę cię znać. Tego nie da się cofnąć.
button-delete = Usuń wszystko
button-keep = Zostaw
data-deleted = Zniknęło. Nigdy się nie spotkaliśmy.
data-nothing = Nie było czego usuwać.
data-kept = Zostaje. Wciąż cię znam.

## Jeden gracz na kilku platformach

## Wyzwania
challenge-retract = Cofnij
challenge-retracted = { $caller } cofa wyzwanie.
challenge-lapsed = To wyzwanie jest już zamknięte.
challenge-not-challenged = Odpowiedzieć może tylko { $name }.
challenge-not-challenger = Cofnąć może tylko { $name }.
challenge-unseen = { $name } nie widzi tego czatu. Wyzwij tę osobę w grupie, w której jesteście oboje.
challenge-left = { $name }: tej osoby tu nie ma i nie zobaczyłaby wyzwania.
challenge-off = { $name } nie przyjmuje wyzwań.
challenge-lately = { $name }: od twojego pytania nie minęło dziesięć minut. Daj chwilę.
challenge-take-button = Przyjmuj wyzwania
challenge-refuse-button = Nie przyjmuj wyzwań
challenge-setting-on = Inni mogą cię wskazać i wyzwać na pojedynek albo porównanie. Wspomnę o tobie, a ty przyjmujesz albo odmawiasz.
challenge-setting-off = Nie przyjmujesz wyzwań. Kto cię wskaże, dowie się o tym, a na czacie nic się nie pojawi.

## Kto może widzieć profil
shown-never = Nigdy nie pokazuję: twoich pojedynczych ruchów ani tego, na jakich innych czatach grasz.
shown-now = { $shown ->
    [yes] Każdy, kto mnie gdziekolwiek zapyta, zobaczy twoją nazwę, wyniki i profil, ze wszystkich twoich rund ze mną.
   *[no] Twojej nazwy nie ma na żadnej liście, a profil widzisz tylko ty.
  }
profile-read-all = Czytaj całość

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
step-beats = to, z czym przegrywa
step-beaten = to, co z nim przegrywa
step-like = zmiana taka jak { $from } → { $to }
profile-title = 🔮 { $name }: { $game }
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
    [you] Trzymasz się swojego ruchu, choćby nie wiem co: powtarzasz go { $often }.
   *[other] { $name } trzyma się swojego ruchu, choćby nie wiem co, i powtarza go { $often }.
  }
profile-head-always-other = { $who ->
    [you] Nie usiedzisz w miejscu: zmieniasz ruch { $often }, choćby nie wiem co.
   *[other] { $name } nie usiedzi w miejscu i zmienia ruch { $often }, choćby nie wiem co.
  }
profile-head-win-same = { $who ->
    [you] Nie zmieniasz tego, co wygrywa: po wygranej powtarzasz ruch { $often }.
   *[other] { $name } nie zmienia tego, co wygrywa: po wygranej powtarza ruch { $often }.
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
      } powtarzasz ruch { $often }, częściej, niż dałby przypadek.
   *[other] Po { $result ->
       [win] wygranej
       [loss] przegranej
      *[draw] remisie
     } { $name } powtarza ruch { $often }, częściej, niż dałby przypadek.
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
      } z ruchem { $before } grasz { MOVE($move, case: "accusative") }, { $often }.
   *[other] { $name } ma odruch: po { $result ->
       [win] wygranej
       [loss] przegranej
      *[draw] remisie
     } z ruchem { $before } gra { MOVE($move, case: "accusative") }, { $often }.
  }
profile-head-way = { $who ->
    [you] Grasz prawie jak prosta reguła: { $way }.
   *[other] { $name } gra prawie jak prosta reguła: { $way }.
  }
profile-head-read = { $who ->
    [you] Nie zdradza cię żaden pojedynczy nawyk, a jednak łatwiej cię odczytać niż monetę.
   *[other] { $name }: żaden pojedynczy nawyk nie zdradza tej gry, a jednak łatwiej ją odczytać niż monetę.
  }
profile-head-chance = { $who ->
    [you] Odczytać cię jest równie trudno jak monetę: nie zdradza cię żaden nawyk.
   *[other] { $name }: tę grę odczytać jest równie trudno jak monetę, nie zdradza jej żaden nawyk.
  }
profile-head-early = { $who ->
    [you] Za wcześnie, żeby cię oceniać: żaden nawyk nie rzuca się jeszcze w oczy.
   *[other] { $name }: za wcześnie na ocenę, żaden nawyk nie rzuca się jeszcze w oczy.
  }
profile-nothing = Nie ma jeszcze rund. Do pełnego profilu trzeba ich { $missing }.
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
  }: brak danych.
profile-habits = Co rzuca się w oczy:
profile-habit = – { $habit } { $percent }%, { $count } z { $total }
profile-read = Zgadłam { $guessed } z { $rounds } ruchów, { $percent }. Na ślepo wyszłoby { $chance }.
profile-likest-none = Nie przypomina żadnej prostej reguły, jaką znam.
profile-likest = Najbardziej przypomina to: { $way }. Taka reguła trafiłaby { $agreed } z { $rounds } ruchów, a przypadek { $luck }.
profile-kept = Z { $played } rund przechowuję i liczę tu najnowsze { $kept }.
profile-details-title = 🔮 Liczby za tym profilem: { $game }
profile-details-how = Jak to czytać. Nawyk wymieniam, gdy przypadek dałby go mniej więcej raz na czterdzieści. Sprawdzam ich wiele, więc czasem któryś to przypadek. Znany sposób gry wymieniam, gdy trafiłby znacznie więcej ruchów niż przypadek, a ktoś grający losowo przypominałby tak bardzo którykolwiek z nich rzadziej niż raz na sto.
profile-details-closed = Liczby widzi tylko ten, kto widzi profil, a tutaj nie jest on otwarty.
profile-alt = { $name }, nawyki, co po czym następuje: { $habits }. Część ruchów, które zgadłam, do każdej rundy: { $curve }.
profile-closed = Nie możesz zobaczyć tego profilu: { $name }. Żeby zobaczyć, jak gracie oboje, zapytaj: /profile compare. Żeby otworzyć swój: /settings
portrait-button = W sześciu wierszach
portrait-when = { $kind ->
    [result] po { $result ->
        [win] wygranej
        [loss] przegranej
       *[draw] remisie
      }
    [same-result] po { $rounds } { $result ->
        [win] wygranych
        [loss] przegranych
       *[draw] remisach
      } z rzędu
    [result-own] po { $result ->
        [win] wygranej
        [loss] przegranej
       *[draw] remisie
      } z ruchem { $move }
    [own] po ruchu { $move }
    [bot] po moim ruchu { $move }
    [same-move] po { $rounds } takich samych ruchach z rzędu
    [always] zawsze
   *[else] poza tym
  }
portrait-rule = { $when }: { $said ->
    [own-same] znów ten sam ruch
    [own-beats] ruch, który bije własny ostatni
    [own-beaten] ruch, który przegrywa z własnym ostatnim
    [bot-same] mój ostatni ruch
    [bot-beats] ruch, który bije mój ostatni
    [bot-beaten] ruch, który przegrywa z moim ostatnim
   *[move] { $move }
  }
portrait-line = – { $rule }, { $hits } z { $of }
portrait-how = Liczy się pierwszy wiersz, który pasuje. Twoim ostatnim ruchom ({ $rounds }), których nie znały, te wiersze dawały średnio { $lines }%; przypadek daje 33%. Plik gra tak jak ty: wyślij go przez /strategy submit, żeby zagrać z nim.
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
  }, z liczbami; niebieskie: częściej niż przypadkiem, pomarańczowe: rzadziej
picture-compared = Nawyki, które różnią się najbardziej, z liczbą przypadków
picture-read = Ruchy, które zgadłam, po 40; szare: przypadek
picture-round = do rundy
picture-failed = Nie udało się narysować obrazka; wszystko jest w tekście.

## Kogo wskazuje opcja z osobą
person-unknown = Nie wiem, kto to { $typed }. Użyj @name albo odpowiedz poleceniem na wiadomość tej osoby.
person-unmet = Nie znam jeszcze { $name }: ta osoba musi raz do mnie napisać albo kliknąć jeden z moich przycisków.
person-unknown-id = { $typed } to nie gracz. Graczy wskazuje się tak: terminal:anna albo discord:700000000000000001
person-bot = Boty nie mają profilu, a swój zachowuję dla siebie.

## Porównanie dwóch osób
menu-compare = Porównaj, jak gramy
compare-with-whom = Z kim porównać? Wskaż kogoś albo odpowiedz na jego wiadomość: /profile compare @name
compare-oneself = To ty, a nikt nie gra bardziej jak ty. Wskaż kogoś innego.
compare-own-missing = Do porównania każde z was potrzebuje { $needed } rund ({ $game }); tobie brakuje jeszcze { $missing }.
compare-ask = { $name }, czy { $caller } może porównać, jak gracie oboje?
compare-ask-seen = Jeśli przyjmiesz, wszyscy tutaj zobaczą, jak często was odczytuję i jak gracie.
button-accept = Zgadzam się
button-decline = Odmawiam
compare-not-asked = To pytanie jest do kogoś innego.
compare-declined = Tym razem bez porównania.
compare-title = 🔮 { $a } i { $b }: { $game }
compare-headline = 🔮 Odczytuję: { $a } w { $percentA }, { $b } w { $percentB }
compare-read = Odczytałam { $guessedA } z { $roundsA } ruchów i { $guessedB } z { $roundsB }; na ślepo wyszłoby { $chance }.
compare-chance = { $verdict ->
    [chance] { $name }: tę grę odczytać jest równie trudno jak monetę.
   *[unsure] { $name }: to wciąż może być przypadek.
  }
compare-early = Jeszcze wcześnie: żeby powiedzieć, czym się różnicie, potrzebuję po { $needed } rund każdego z was.
compare-differ = Gracie różnie, choć nie pokazuje tego żaden pojedynczy nawyk.
compare-effect = Jak bardzo: { $effect } w skali od 0 do 1, z { $roundsA } i { $roundsB } rund.
compare-differences = Czym różnicie się najbardziej:
compare-difference = – { $habit }. { $a } { $percentA }% ({ $countA } z { $totalA }), { $b } { $percentB }% ({ $countB } z { $totalB })
compare-no-difference = Na razie nie widzę różnicy.
compare-seed = Odległość jak w pierwszej publikacji, z { $context } ostatnich ruchów: { $p } z { $most }. Według liczby branych pod uwagę ruchów: { $d }
compare-trust = Czy to może być przypadek? Gdy potasować wasze rundy i rozdać je wam na nowo, tak duża różnica wychodzi w { $count ->
    [one] { $count } rozdaniu
    [few] { $count } rozdaniach
    [many] { $count } rozdaniach
   *[other] { $count } rozdania
  } na 1000 (p = { $p }).
compare-details-title = 🔮 Liczby za tym porównaniem: { $game }
compare-details-difference = – { $habit }. { $countA } z { $totalA }, { $countB } z { $totalB } (p { $p })
compare-details-how = Jak to czytać. Dwie liczby obok siebie to wasze liczby, w kolejności z wiadomości powyżej. Jak bardzo się różnicie: 0 to tak samo, 1 to nic wspólnego. Ta sama osoba przy dwóch okazjach ma zwykle od 0,25 do 0,60, dwie różne osoby od 0,63 do 0,86.
    p mówi, jak często tak dużą różnicę dałby sam przypadek (przy nawykach z poprawką na to, ile ich sprawdzam). Są dwa testy: wszystkich rund i pojedynczych nawyków. Jeśli któryś daje p do { $level }, mówię, czym się różnicie; w przeciwnym razie, że na razie nie widzę różnicy.
    Odległość z publikacji jest prawie największa u dowolnych dwóch osób: stoi tu dla historii, nie dla znaczenia.
compare-details-closed = To porównanie jest tu już zamknięte. Zapytaj ponownie: /profile compare
compare-too-few = Za mało rund do porównania: każde z was potrzebuje { $needed }.
line-since = – { $name }, od { $date }

## Mapa czatu
landmark-random = czysty przypadek
landmark-copy = naśladuje
landmark-rotation = ruchy po kolei
landmark-anti-rotation = bije grę po kolei
landmark-always-counter = bije ruch drugiego
landmark-constant = zawsze { $move }
map-title = Kto tu gra podobnie: { $game } · { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
  }
map-subtitle = Im bliżej, tym podobniej. Kierunki nic nie znaczą.
map-ways = znane sposoby gry
map-alt = Mapa: gracze ({ $count }) i znane sposoby gry. { $lines }
map-head = Najpodobniej grają tu { $one } i { $other }; najmniej podobnie { $first } i { $second }.
map-line = { $name }: najpodobniej gra { $other }
map-line-way = { $name }: najpodobniej gra { $other }, w stylu „{ $way }”
map-line-alone = { $name }: w stylu „{ $way }”
map-line-none = { $name }: inaczej niż każdy znany mi sposób
map-head-two = Na tej mapie jest na razie tylko dwoje graczy.
map-more = …i jeszcze { $count } na obrazku.
map-numbered = Na obrazku: { $list }
map-left = { $count ->
    [one] Pominięto jednego gracza
    [few] Pominięto { $count } graczy
    [many] Pominięto { $count } graczy
   *[other] Pominięto { $count } gracza
  }, bo ostatnia gra tutaj była dawno.
map-short = { $count ->
    [one] { $count } gracz ma
    [few] { $count } graczy ma
    [many] { $count } graczy ma
   *[other] { $count } gracza ma
  } na razie za mało rund.
map-join = Liczę tylko graczy, którzy wyrazili zgodę.
map-alone-here = Mapa pokazuje graczy grupy albo serwera. Zapytaj mnie tam: /profile map
map-too-few = Na mapę trzeba { $people } graczy stąd z otwartym profilem, każdy z { $rounds } rundami. Na razie jest ich { $ready }. Za mało rund ma jeszcze { $short }.
map-mine-private = Nie ma cię na niej: twój profil jest prywatny. Żeby się pojawić: /settings, a potem skończ tu mecz.
map-mine-not-here = Jeszcze cię na niej nie ma: skończ tu mecz.
map-mine-missing = Jeszcze cię na niej nie ma: zagraj jeszcze { $missing ->
    [one] { $missing } rundę
    [few] { $missing } rundy
    [many] { $missing } rund
   *[other] { $missing } rundy
  } tej gry, razem trzeba { $needed }.
map-mine-ready = Masz już wszystko, czego trzeba.
map-mine-people = Najpodobniej do ciebie grają: { $list }.
map-mine-alone = Na tej mapie nie ma nikogo innego.
map-mine-ways = Twój styl: { $way }.
map-mine-no-way = Twój styl nie przypomina żadnego, który znam.
habits-most = Najbardziej rzuca się tu w oczy „{ $habit }”: { $share }, a przypadek dałby { $luck }.
habits-none = Średnio nic tu nie odbiega od przypadku.
habits-counts = Graczy: { $people }, rund: około { $rounds }; każdy liczy się tak samo. W nawiasach: ile dałby przypadek.
habits-too-few = Do średniej trzeba { $needed } graczy stąd z otwartym profilem, każdy z { $rounds } rundami. Na razie jest ich { $ready }.

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
  } i powiem, co o nich myślę.
model-rounds = Znam { $rounds ->
    [one] { $rounds } twoją rundę
    [few] { $rounds } twoje rundy
    [many] { $rounds } twoich rund
   *[other] { $rounds } twojej rundy
  }. Co o nich myślę:
model-no-habits = żaden nawyk nie rzuca się w oczy; trudno cię ująć w słowa
model-sure = Na ile to pewne: z twoich ostatnich { $all } ruchów odczytałabym { $right } (na ślepo: { $luck }); { $verdict }.
model-from = Skąd to wiem: { $own }% od ciebie, { $people }% od innych ludzi.
# What the bot may lose to the reader: $points now, of the 8 that everybody begins with.
model-account = { $state ->
    [lent] Mogę z tobą przegrać najwyżej { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
      }: moje 8 i { $more }, które od ciebie wygrałam.
    [begun] Mogę z tobą przegrać najwyżej 8 punktów. Pomijając przypadek, nikt nie wyprzedzi mnie o więcej niż 10 punktów.
    [less] Mogę z tobą przegrać jeszcze { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
      }. Reszta z moich 8 jest już twoja.
    [spent] Nie mam już czego z tobą przegrać: masz wszystkie 10 punktów, które można ode mnie wygrać, pomijając przypadek. Od teraz każdy mój ruch jest losowy.
   *[read] Moje 8 punktów jest twoje, więc chyba to ty czytasz mnie. Gram losowo, aż coś odzyskam.
  }
model-mode-learning = Uczę się z twoich rund.
model-mode-off = Gram losowo i niczego się nie uczę.
model-reset-title = Zapomnieć, jak grasz?
model-reset-text = Zapomnę wszystko, czego się dotąd o tobie nauczyłam. Twoje sumy zostają. Tego nie da się cofnąć.
button-forget = Zapomnij
model-change-done = { $change ->
    [reset] Zapomniane: znów jesteśmy sobie obcy. Twoje sumy zostają.
    [off] Wyłączony. Ruch już ustalony jeszcze zagram.
   *[on] Znów się uczę.
  }
model-change-already = { $change ->
    [reset] Nie ma czego zapominać: nie znam żadnej twojej rundy.
    [off] Już jest wyłączony.
   *[on] Już się uczę.
  }
button-share = Udostępnij
button-share-stop = Przestań udostępniać

## Saper
command-mines = Saper, z podpowiedziami, które mówią dlaczego
command-mines-play = Graj; wybierz poziom
option-mines-level = Jak duża i jak gęsta
option-mines-noguess = Plansza do rozwiązania bez zgadywania
choice-pocket = Kieszonkowa: 5×5, 4 miny
choice-small = Mała: 8×8, 10 min
choice-beginner = Początkujący: 9×9, 10 min
choice-intermediate = Średni: 16×16, 40 min
choice-expert = Ekspert: 30×16, 99 min
choice-yes = tak
choice-no = nie
mines-level-custom = Inne
mines-title = 💣 Saper { $width }×{ $height } · { $mines ->
    [one] { $mines } mina
    [few] { $mines } miny
    [many] { $mines } min
   *[other] { $mines } miny
  }
mines-begin-opening = Odkryj dowolne pole: ono i pola wokół są bezpieczne.
mines-progress = 🚩 { $flags } z { $mines } · { $left ->
    [one] zostało { $left } bezpieczne pole
    [few] zostały { $left } bezpieczne pola
    [many] zostało { $left } bezpiecznych pól
   *[other] zostało { $left } bezpiecznego pola
  }
mines-how-open = Kliknij pole, żeby je odkryć. Kliknij liczbę, której wszystkie miny mają flagi, żeby odkryć resztę dookoła.
mines-how-flag = Tryb flag: kliknij pole, żeby postawić albo zdjąć flagę.
mines-ended = { $ending ->
    [won] 🎉 { $name }: plansza rozminowana w { $time }{ $hints ->
        [0] .
        [one] , z { $hints } podpowiedzią.
        [few] , z { $hints } podpowiedziami.
        [many] , z { $hints } podpowiedziami.
       *[other] , z { $hints } podpowiedzi.
      }
    [lost] 💥 { $cell } to mina. { $name }: odkryto { $cleared } z { $safe } pól.
    [stopped] Przerwano. { $name }: odkryto { $cleared } z { $safe } pól.
   *[replaced] Przerwano. { $name }: odkryto { $cleared } z { $safe } pól.
  }
button-new-board = Nowa plansza
button-flag-mode = Tryb flag
button-open-mode = Tryb odkrywania
button-hint = Podpowiedź
button-play-again = Inna plansza
mines-toast-won = Rozminowana! Każda mina była tam, gdzie myślisz.
mines-toast-lost = { $cell } to mina.
mines-toast-stopped = Przerwano.
mines-toast-flag = { $cell }: flaga
mines-toast-unflag = { $cell }: bez flagi
mines-toast-open = { $cells ->
    [one] { $cell }: { $number }
    [few] { $cell }: odkryto { $cells } pola
    [many] { $cell }: odkryto { $cells } pól
   *[other] { $cell }: odkryto { $cells } pola
  }
mines-open-already = { $cell } jest już odkryte.
mines-flagged = Na { $cell } jest flaga. Najpierw zdejmij ją w trybie flag.
mines-flags-differ = { $cell } pokazuje { $number }. Postaw dookoła tyle flag, a odkryje resztę.
mines-board-changed = Plansza zmieniła się, odkąd jest ten przycisk. Teraz wygląda tak.
mines-over = Ta gra się skończyła. Zacznij inną: /mines
mines-hint-safe = 💡 { $cell } jest bezpieczne: { $because }.
mines-hint-guess = 💡 Nic nie jest pewne. Najlepiej strzelić w { $cell }: to mina w { $risk }% możliwych układów.
mines-hint-first = 💡 Nic jeszcze nie jest odkryte. { $cell } jest tak bezpieczne jak każde pierwsze pole.
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
mines-too-large = Ta plansza jest za duża na ten czat. Największa tutaj: { $most }.
mines-no-such-board = Nie znalazłam takiej planszy bez zgadywania. Spróbuj jeszcze raz.
mines-stats-title = 💣 Twoje gry w sapera
mines-stats-board = plansza
mines-stats-best = rekord
mines-stats-games = gry
mines-stats-streak = Wygrane z rzędu bez podpowiedzi: teraz { $now }, rekord { $most }.
mines-stats-what = Rekordy są bez podpowiedzi. Gry porzucone liczą się jako niewygrane. Plansze bez zgadywania są osobno.
mines-stats-none = Nie masz jeszcze skończonej gry. Zacznij: /mines

## Zagadka dnia
command-daily = Przeciwnik i plansza, codziennie nowe
command-daily-today = Dzisiejsza zagadka i jak ci z nią idzie
option-daily-zone = twoja strefa czasowa: miasto, na przykład Warszawa, albo utc+3
place-daily = Zagadka dnia
# Liczba to kolejny dzień; Gadalka to imię bota.
daily-title = 🔮 Gadalka { $number } · { $date }
daily-opponent-title = 🔮 Gadalka { $number } · przeciwnik dnia
daily-today-opponent-open = Przeciwnik: 20 rund, jeszcze przed tobą.
daily-today-opponent-going = Przeciwnik: { $won } : { $lost }, teraz runda { $round } z { $of }.
daily-today-opponent-done = Przeciwnik: { $won } : { $lost }.
daily-today-board-open = Plansza: 5×5, jeszcze przed tobą.
daily-today-board-going = Plansza: gra trwa.
daily-today-board-won = Plansza: rozminowana w { $time }{ $hints ->
    [0] {""}
    [one] , w tym jedna podpowiedź
    [few] , w tym { $hints } podpowiedzi
    [many] , w tym { $hints } podpowiedzi
   *[other] , w tym { $hints } podpowiedzi
  }.
daily-today-board-lost = Plansza: tym razem się nie udało.
# Przed odliczanym czasem: „za 5 godz.”.
daily-next = Następne pojawią się
daily-invite = 🔮 Gadalka { $number }: dzisiejszy przeciwnik i plansza dla wszystkich.
# Napisy na przyciskach.
button-daily-yesterday = Wczoraj
daily-opponent-first = Dzisiejszego przeciwnika wylosowano tylko dla ciebie. Odkryj, jak wybiera, i pokonaj go: 20 rund, jedno podejście.
daily-opponent-score = Ty { $won } : { $lost } · runda { $round } z { $of }
daily-round = { $result ->
    [win] Ty { $yours } · przeciwnik { $its } → punkt dla ciebie
    [loss] Ty { $yours } · przeciwnik { $its } → punkt dla niego
   *[draw] Ty { $yours } · przeciwnik { $its } → remis
  }
daily-round-toast = { $last } · { $won } : { $lost }
# Za rzędem znaków, obok strip-yours.
daily-row-its = ← ruchy przeciwnika
daily-opponent-end = 🔮 { $won } : { $lost } z przeciwnikiem dnia
daily-old-button = To przycisk z innego dnia. Dzisiejsze: /daily
# Kim był przeciwnik dnia: jego reguła, w czasie przeszłym.
daily-rule-after = { $result ->
    [win] Po wygranej { $step ->
        [0] powtarzał swój ruch
        [1] przechodził na to, co z tym ruchem przegrywa
       *[other] przechodził na to, z czym ten ruch przegrywa
      }.
    [loss] Po przegranej { $step ->
        [0] powtarzał swój ruch
        [1] przechodził na to, co z tym ruchem przegrywa
       *[other] przechodził na to, z czym ten ruch przegrywa
      }.
   *[draw] Po remisie { $step ->
        [0] powtarzał swój ruch
        [1] przechodził na to, co z tym ruchem przegrywa
       *[other] przechodził na to, z czym ten ruch przegrywa
      }.
  }
daily-rule-copy = Powtarzał twój ostatni ruch.
daily-rule-always-counter = Grał to, z czym przegrywa twój ostatni ruch.
daily-rule-anti-rotation = Spodziewał się, że grasz w kółko: kamień, papier, nożyce, i bił następny krok, więc grał to, co przegrywa z twoim ostatnim ruchem.
daily-rule-rotation = Grał w kółko: kamień, papier, nożyce, bez względu na ciebie.
daily-rule-win-stay = Powtarzał ruch, który wygrał, a po przegranej zmieniał go na losowy. Po remisie { $draw ->
    [stay] powtarzał swój ruch
   *[shift] też zmieniał go na losowy
  }.
daily-rule-frequency = Grał to, z czym przegrywa twój najczęstszy ruch{ $decay ->
    [1] {""}
   *[other] ; najnowsze rundy liczyły się najbardziej
  }.
daily-rule-mupn = Pamiętał, co padło z twojej strony ostatnim razem po tym samym { $side ->
    [own] jego
   *[opponent] twoim
  } ruchu, i to bił.
daily-seen = { $count ->
    [one] Było to widać w rundzie { $rounds }.
    [few] Było to widać w rundach { $rounds }.
    [many] Było to widać w rundach { $rounds }.
   *[other] Było to widać w rundach { $rounds }.
  }
# Wiersze, które ludzie kopiują i wysyłają znajomym; nie zdradzają żadnego ruchu.
daily-strip = Gadalka { $number }
daily-strip-opponent = Gadalka { $number } · { $won }:{ $lost }
daily-strip-board = 💣 { $time }{ $hints ->
    [0] {""}
    [one] , jedna podpowiedź
    [few] , { $hints } podpowiedzi
    [many] , { $hints } podpowiedzi
   *[other] , { $hints } podpowiedzi
  }
daily-strip-board-lost = 💣 💥
daily-share-by = { $name } · zagadka dnia
daily-share-copy = Do skopiowania albo przesłania. Nie zdradza ruchów.
daily-card-call = Codziennie coś nowego: /daily
daily-card-alt = Gadalka { $number }: wygrane rundy: { $won }, przegrane: { $lost }. Runda po rundzie: { $results }.
daily-card-alt-board = Gadalka { $number }. { $board }
daily-word = { $result ->
    [win] wygrana
    [loss] przegrana
   *[draw] remis
  }
daily-yesterday-title = 🔮 Gadalka { $number }: odpowiedzi
daily-yesterday-none = Nic z tamtego dnia nie mam: nikt nie poprosił o zagadkę.
# Przed odliczanym czasem: „za 5 godz.”.
daily-yesterday-soon = Inni mogą jeszcze grać. Odpowiedzi pokażę
daily-proof = Wszystko wynika z sekretu tamtego dnia, który jest w tej linijce. Kto ma kopię Gadalki, może to sprawdzić: npm run -s gadalka -- verify "…"

## Plansza dnia i rankingi dnia
# { $number } liczy dni: Gadalka 326
daily-board-title = 💣 Gadalka { $number } · plansza dnia
mines-daily-how = W swoim dniu plansza jest jedna dla wszystkich i nie wymaga zgadywania. Podpowiedź kosztuje dziesięć sekund. „Stop” kończy twoje jedyne podejście.
mines-daily-over = Odpowiedzi pokażę o 01:00 UTC następnego dnia: /daily yesterday
daily-board-score = Z podpowiedziami liczy się jako { $time }.
# Pod rozwiązaną wczorajszą planszą
# Oba są częścią tytułu i napisami na przyciskach
button-daily-opponent = Przeciwnik
button-daily-board = Plansza

## Dni z rzędu
# Na końcu podejścia: dni gry z rzędu, razem z dzisiejszym.
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
streak-forgiven = jeden opuszczony dzień w tym tygodniu darowany
# W profilu; $current może być 0.
streak-profile = Zagadka dnia, dni z rzędu: teraz { $current }, rekord { $longest }

## Turnieje
command-tournament = Turnieje strategii, rozgrywane w tle
command-tournament-show = Turniej tutaj i co możesz z nim zrobić
command-tournament-create = Otwórz tu turniej
command-leaderboard = Najlepsze strategie w turniejach, gracze przeciw mnie albo ludzie w pojedynkach
option-leaderboard-of = strategie w turniejach, gracze przeciw mnie albo pojedynki; domyślnie strategie
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
command-profile = Jak grasz ty i jak grają inni
command-profile-show = Co mówią o tobie twoje rundy: nawyki, serie, jak łatwo cię przewidzieć
command-profile-compare = Jak podobnie gracie ty i ktoś inny; najpierw zapytam tę osobę
option-profile-user = ktoś inny; domyślnie ty
option-profile-other = z kim porównać
command-profile-map = Kto tu gra podobnie, wśród znanych sposobów gry
option-system = kto z kim gra; domyślnie system szwajcarski
option-rounds = kolejki turnieju szwajcarskiego, od 1 do 30
option-match = rundy każdego meczu, od 10 do 2000; domyślnie 1000
option-entrant = kto gra: strategia, także z ustawieniami (markov:order=3), albo zarejestrowana nazwa
system-round-robin = Każdy z każdym
system-olympic = Pucharowy
system-olympic-matches = Pucharowy na mecze
system-recursive = Pucharowy o wszystkie miejsca
system-recursive-matches = Pucharowy o wszystkie miejsca na mecze
system-swiss = Szwajcarski
tournament-title = { $system } · { $game }
tournament-created = { $name } otwiera turniej strategii.
tournament-joined = { $entrant } wchodzi do gry. Na razie { $count ->
    [one] { $count } uczestnik
    [few] { $count } uczestników
    [many] { $count } uczestników
   *[other] { $count } uczestnika
  }.
tournament-started = Zaczyna się! Uczestników: { $count }, rund w meczu: { $match }. Przebieg pokazuje ta wiadomość, a wynik ogłoszę.
tournament-cancelled = { $name } odwołuje turniej. Rozegrane mecze się nie liczą.
tournament-open = Otwarty. { $count ->
    [0] Nie ma jeszcze uczestników.
    [one] Na razie { $count } uczestnik.
    [few] Na razie { $count } uczestników.
    [many] Na razie { $count } uczestników.
   *[other] Na razie { $count } uczestnika.
  }
tournament-running = { $of ->
    [0] Trwa kolejka { $round }.
   *[other] Trwa kolejka { $round } z { $of }.
  }
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
league-title = 🏟️ Liga · { $game } · { $month }
league-how = Raz w miesiącu publiczne strategie wszystkich grają z moimi. Punkty: ile średnio daje mecz z moimi (🏠) i z dziesięcioma najlepszymi z poprzedniego miesiąca, ± błąd standardowy.
tournament-cross-first = pierwsze { $shown } z { $count }
tournament-round = { $title } · kolejka { $round }
tournament-forfeit = { $name } oddaje walkower ({ $kind ->
    [crashed] wysypała się
    [stalled] myślała za długo
    [exhausted] przekroczyła limity
   *[illegal] zrobiła niedozwolony ruch
  })
tournament-void = bez wyniku (jedną stronę wycofano)
tournament-cross-void = bez wyniku
tournament-history = 🏆 Turnieje tutaj: { $count }
button-enter-mine = Wystaw moją
button-start = Zacznij
button-tournament-next = Następny
button-tournament-leave = Wycofaj
button-tournament-pairings = Pary
button-tournament-history = Wcześniejsze
button-tournament-cancel = Odwołaj
button-tournament-other = Inną
tournament-none-title = 🏆 Turnieje
tournament-gone = Nie pamiętam już tego turnieju. Co jest tutaj teraz: /tournament show
tournament-over = Ten turniej się skończył. Co jest tutaj teraz: /tournament show
tournament-enter-title = 🏆 Wystaw strategię
tournament-enter-which = Która zagra za ciebie? Najpierw twoje, niżej kilka moich.
tournament-enter-none = Nie masz jeszcze własnej strategii do tej gry: /strategy submit robi ją z pliku. Albo wystaw jedną z moich:
tournament-open-already = Turniej już tu jest: /tournament show
tournament-none-open = Nie ma tu otwartego turnieju. Otwiera go /tournament create.
tournament-begun = Turniej już się zaczął. Wystaw strategię w następnym.
tournament-full = Wszystkie miejsca ({ $max }) są zajęte. Wystaw strategię w następnym turnieju.
tournament-joined-already = { $entrant } już gra. Wystaw inną strategię albo tę samą z innymi ustawieniami.
tournament-too-few = Turniej wymaga co najmniej dwóch strategii. Najpierw wystaw jeszcze jedną.
tournament-none-yet = Nie było tu jeszcze turnieju. Otwiera go /tournament create.
tournament-not-begun = Turniej jeszcze się nie zaczął.
tournament-first-round = Pierwsza kolejka jeszcze się nie skończyła. Zapytaj za chwilę.
tournament-forgotten = Przechowuję mecze z pięciu ostatnich turniejów czatu, a ten jest starszy. Tabelę jeszcze mam.
tournament-file = Wszystko w jednym pliku: kto grał, ziarno i każdy wynik. Kto ma program, może to odtworzyć i porównać:
tournament-file-not-over = Turniej jeszcze trwa, a plik zdradziłby jego ziarno. Zapytaj po zakończeniu.
tournament-not-yours = Może to zrobić tylko osoba, która otworzyła turniej, albo administracja tego czatu.
tournament-rounds-swiss = Liczbę kolejek wybiera się tylko w systemie szwajcarskim. Pomiń rounds albo wybierz system: swiss.
option-start = kiedy: 18:00, 2026-11-28 18:00 albo in 2h
tournament-starts = Początek: { $when }.
tournament-called-off = Odwołany. Rozegrane mecze się nie liczą.
tournament-left = { $entrant } odpada. { $count ->
    [0] Teraz nie ma uczestników.
    [one] Na razie { $count } uczestnik.
    [few] Na razie { $count } uczestników.
    [many] Na razie { $count } uczestników.
   *[other] Na razie { $count } uczestnika.
  }
tournament-put-off = Nie zaczął się o swojej porze. Rozpocznij go ręcznie, gdy będą zgłoszone co najmniej dwie strategie.
tournament-seed = Ziarno: { $seed }.
setting-match = rund w meczu: { $match }
setting-rounds = { $rounds ->
    [one] { $rounds } kolejka
    [few] { $rounds } kolejki
    [many] { $rounds } kolejek
   *[other] { $rounds } kolejki
  }
tournament-drawn = Wylosowano je na początku turnieju, z uczestników i mojego sekretu z dnia { $date }, który pokazuję następnego dnia.
setting-seed-later = ziarno ujawnię na końcu
tournament-create-not-yours = Otworzyć tu turniej może tylko administracja tego czatu. Na prywatnym czacie ze mną możesz otworzyć własny.
tournament-too-many-yours = Masz już wystawione strategie: { $max }. To limit. Najpierw wycofaj którąś.
tournament-not-entered = { $entrant } tu nie gra.
tournament-entrant-not-yours = { $entrant } to cudza strategia. Wycofać ją może tylko osoba, która ją wystawiła, albo administracja tego czatu.
tournament-leave-which = Którą ze swoich strategii wycofać? Na przykład /tournament leave markov:order=3; kto gra, pokazuje /tournament status.
tournament-not-writable-here = Mogę tu odpowiadać, ale nie pisać sama z siebie, więc nie ogłosiłabym wyniku i nic nie otwarto. Niech ktoś doda mnie do tego serwera z prawem wysyłania wiadomości.
start-problem = { $why ->
    [unreadable] Nie umiem odczytać „{ $typed }” jako czasu. Spróbuj 18:00, 2026-11-28 18:00 albo in 2h.
    [past] „{ $typed }” już minęło: jest { $now }. Wybierz późniejszy czas albo inną strefę.
   *[too-far] „{ $typed }” to więcej niż za rok. Wybierz wcześniejszy czas.
  }
start-no-zone = Która strefa czasowa to „{ $typed }”: { $nearest }?
start-unknown-zone = Nie znam strefy czasowej „{ $typed }”. Podaj duże miasto z tej strefy, na przykład Warszawa albo Nowy Jork, albo napisz utc+3.
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
leaderboard-players-how = Rundy wygrane ze mną, z rozstrzygniętych. Widać tylko osoby, które wyraziły zgodę.
leaderboard-no-tournament-here = Żaden turniej się jeszcze nie skończył ({ $where }). Na początek: /tournament create, potem wystawcie strategie i zacznijcie.
league-none = Nie ma jeszcze tabeli ligi. Raz w miesiącu publiczne strategie wszystkich grają z moimi: /strategy submit zgłasza twoją.
leaderboard-short = Ta lista pojawi się od { $needed } nazw ({ $where }). Na razie: { $names }.
leaderboard-alone-here = Jesteśmy tu tylko ty i ja. Zapytaj w grupie albo ze scope=everywhere
button-my-place = Moje miejsce
button-show-me = Pokaż mnie
button-hide-me = Nie pokazuj mnie
button-duel-friend = Pojedynek z kimś
button-send-friend = Wyślij komuś
button-habits-here = Jak gra ten { $where ->
    [server] serwer
   *[chat] czat
  }
leaderboard-mine-none = Nie masz zarejestrowanej strategii. Rejestruje ją /strategy register; w turnieju wystawiasz ją przez /tournament join.
leaderboard-mine-not-entered = Żadna z twoich strategii nie ma tu miejsca. Wystaw którąś: /tournament join
leaderboard-mine-strategy = { $name }: miejsce { $place } z { $count }, punkty: { $points }
leaderboard-mine-private = { $decided ->
    [0] Żadna twoja rozstrzygnięta runda się tu jeszcze nie liczy i nie ma cię na żadnej liście: twój profil jest prywatny.
   *[other] Wygrywasz { $share } z { $decided ->
       [one] { $decided } rozstrzygniętej rundy
       [few] { $decided } rozstrzygniętych rund
       [many] { $decided } rozstrzygniętych rund
      *[other] { $decided } rozstrzygniętej rundy
     }. Nikt inny tego nie widzi i nie ma cię na żadnej liście: twój profil jest prywatny.
  }
leaderboard-mine-not-here = Nie ma cię jeszcze na tutejszej liście: skończ tu mecz.
leaderboard-mine-missing = { $decided ->
    [0] Żadna twoja rozstrzygnięta runda się tu jeszcze nie liczy.
   *[other] Wygrywasz { $share } z { $decided ->
       [one] { $decided } rozstrzygniętej rundy
       [few] { $decided } rozstrzygniętych rund
       [many] { $decided } rozstrzygniętych rund
      *[other] { $decided } rozstrzygniętej rundy
     }.
  } Lista zaczyna się od { $needed } takich rund; brakuje jeszcze { $missing }
leaderboard-mine-player = Twoje miejsce: { $place } z { $count }. Wygrywasz { $share } z { $decided ->
    [one] { $decided } rozstrzygniętej rundy
    [few] { $decided } rozstrzygniętych rund
    [many] { $decided } rozstrzygniętych rund
   *[other] { $decided } rozstrzygniętej rundy
  }.
leaderboard-bars = Pasek: na pewno; linia: zakres 95%; znak: dotychczas
leaderboard-unit = rundy wygrane, % rozstrzygniętych
leaderboard-picture = Dolny koniec każdego zakresu 95% jako paski. { $title }: { $places }
leaderboard-details-title = 🏆 Liczby za tym rankingiem
leaderboard-details-line = { $place }. { $name }: { $won } z { $decided }, między { $low }% a { $high }%
leaderboard-details-players = Jak to czytać. Liczą się tylko rozstrzygnięte rundy z wróżką w pełni sił i trzeba ich co najmniej { $needed }. Udział z niewielu rund może być przypadkiem: prawdziwy leży między dwiema granicami 19 razy na 20. O kolejności decyduje dolna, bez 8 punktów, które daję każdemu. Im więcej grasz, tym granice są bliżej.
leaderboard-details-strategies = Jak to czytać. W każdym turnieju strategia dostaje punkt za każdego uczestnika, którego wyprzedza, i pół punktu za każdy remis, więc większe turnieje ważą więcej. Wygr.: ile razy była pierwsza, sama albo wspólnie; z: w ilu grała. Przy równych punktach miejsce jest wspólne.
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
leaderboard-duels-how = Widać tylko osoby, które wyraziły zgodę.
leaderboard-duels-unit = rating w punktach; wszyscy zaczynają od 1500
leaderboard-duels-picture = Ratingi jako paski. { $title }: { $places }
leaderboard-mine-no-duel = Żaden twój pojedynek rankingowy się tu jeszcze nie liczy.
leaderboard-mine-rating = Twoje miejsce: { $place } z { $count }. Twój rating: { $rating }, z { $duels ->
    [one] { $duels } pojedynku rankingowego
    [few] { $duels } pojedynków rankingowych
    [many] { $duels } pojedynków rankingowych
   *[other] { $duels } pojedynku rankingowego
  }.
leaderboard-mine-opponents = Twój rating: { $rating }. Na miejsce w rankingu trzeba pięciu różnych przeciwników; brakuje jeszcze { $missing ->
    [1] jednego
   *[other] { $missing }
  }.
leaderboard-mine-rating-private = Twój rating: { $rating }. Nie ma cię na żadnej liście: twój profil jest prywatny.
leaderboard-details-rating = { $place }. { $name }: { $rating }; { $duels ->
    [one] { $duels } pojedynek
    [few] { $duels } pojedynki
    [many] { $duels } pojedynków
   *[other] { $duels } pojedynku
  }
leaderboard-details-duels = Jak to czytać. Wszyscy zaczynają od 1500. Każdy pojedynek rankingowy przesuwa oba ratingi o tyle samo punktów, najwyżej 24, a niespodzianka bardziej (Elo). Z tą samą osobą liczy się jeden pojedynek dziennie. Znajomi mogą podbijać sobie rating; dlatego na miejsce trzeba pięciu różnych przeciwników.
rating-side = { $name } { $rating } ({ $change })
table-won = wygr.
table-of = z
table-bye = Kolejka bez przeciwnika liczy się jako punkt.
table-more = …i jeszcze { $count }
table-tied = { $ranks }: ex aequo
table-tie-break = { $points }: punktacja pomocnicza
why-paired = { $why ->
    [everyone-meets] każdy gra z każdym
    [rest] pauzuje: nieparzysta liczba uczestników
    [bracket] drabinka
    [third-place] o trzecie miejsce
    [bracket-bye] wolny los: wyżej rozstawieni idą dalej
    [same-score] równe punkty, jeszcze nie grali
    [floated-down] różne punkty, jeszcze nie grali
    [met-before] już grali: nie został nikt inny
    [bye-lowest] wolny los: najniższy wynik wśród tych bez niego
   *[bye-needed] wolny los: inaczej nie dało się dobrać par
  }
problem-number = „{ $typed }” nie pasuje do { $option }: to ma być liczba całkowita od { $min } do { $max }.

## Moje strategie, którymi uzupełnia się mały turniej
# 🏠 stoi przed nazwami strategii, których nikt nie wystawił.
option-house = czy moje strategie uzupełniają stawkę do ośmiu
tournament-house-open = 🏠 Moje strategie uzupełniają stawkę do { $size }.
tournament-house = 🏠 jedna z moich, dla uzupełnienia stawki.
# Pod zwycięzcą, gdy pierwsza jest moja strategia.
tournament-house-best = Najlepsza z wystawionych: { $names }
# Na obrazku, gdzie przed takimi nazwami stoi mały domek.
tournament-house-picture = z małym domkiem: jedna z moich

## Pojedynki między ludźmi
duel-title = ⚔️ { $game } · { $length }
duel-terms = doba na rundę
duel-challenge = { $name }, { $caller } wyzywa cię na pojedynek. Odpowiedz w ciągu doby.
duel-open = { $caller } chce się pojedynkować. Gra, kto pierwszy przyjmie; wyzwanie jest otwarte dobę.
duel-how = Oboje wybieracie naraz. Wybory są ukryte, dopóki nie padną oba.
duel-join-code = Z innego czatu lub platformy: /rps duel { $code }
duel-declined = { $name } odmawia: nie, dziękuję.
duel-lapsed = { $open ->
    [yes] Nikt nie przyjął na czas. Żeby spróbować ponownie: /rps duel
   *[no] { $name }: brak odpowiedzi na czas. Żeby spróbować ponownie: /rps duel
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
duel-round-late = Runda { $round }: { $late } za późno → { $winner }
duel-round-void = Runda { $round }: nikt nie wybrał na czas, więc się nie liczy
duel-both-choose = { $first } i { $second } wybierają.
duel-one-chose = { $chosen } ma już wybór. { $other } jeszcze wybiera.
duel-stop-asked = { $name } chce przerwać. Jeśli { $other } też kliknie „Stop”, będzie remis. Jeśli { $name } się podda, wygra { $other }.
duel-clock = Runda { $round } kończy się
duel-board = ⚔️ 🔵 { $first } { $won } : { $lost } { $second } 🟠
duel-ended-won = ⚔️ { $winner } wygrywa z graczem { $loser } { $won } : { $lost }
duel-ended-early = ⚔️ { $winner } wygrywa przy stanie { $won } : { $lost }
duel-ended-level = ⚔️ { $ending ->
    [agreed] Remis za zgodą
    [void] Bez zwycięzcy
   *[rounds] Remis
  }: { $first } { $won } : { $lost } { $second }
duel-ended-by-rounds = Więcej rund pojedynek mieć nie może.
duel-ended-by-resigned = { $loser } się poddaje.
duel-ended-by-agreed = Obie strony chciały przerwać.
duel-ended-by-absent = { $loser } opuszcza dwie rundy z rzędu.
duel-ended-by-void = W ostatnich rundach nikogo nie było.
duel-ended-by-call = Odwołano go i nikomu się nie liczy.
duel-wants-again = { $name } chce rewanżu.
duel-strip = { $strip } { $name }
duel-strip-results = { $strip } 🔵 { $first } 🟠 { $second }
button-card = Kartka
duel-card-won = { $winner } wygrywa
duel-card-level = { $ending ->
    [agreed] Remis za zgodą
    [void] Bez zwycięzcy
   *[rounds] Remis
  }
duel-card-signature = Oboje naraz i w ciemno. Gadalka czuwała.
duel-card-alt = { $score }. { $result }. { $moves } { $date }.
duel-card-rounds = Rundy: { $rounds }.
duel-card-round = { $round }. { $left } – { $right }
duel-card-late = spóźnienie
chart-luck = { $by ->
    [0] Remis: to może być przypadek.
   *[other] Różnica { $by }: to może być przypadek.
  }
button-take-duel = Przyjmuję
button-resign = Poddaj się
duel-pick-in = Twój wybór: { $move }.
duel-pick-kept = Twój wybór już jest (runda { $round }) i zostaje.
duel-pick-late = Ta runda już się skończyła.
duel-pick-timed = Za późno: czas na tę rundę minął.
duel-over = Ten pojedynek się skończył.
duel-gone = Tego pojedynku już nie mam. Zacznij nowy: /rps duel
duel-not-yours = W tym pojedynku grają { $first } i { $second }.
duel-stop-noted = Zanotowane. Jeśli druga strona też kliknie „Stop”, będzie remis. Żeby się poddać, kliknij „Poddaj się”.
duel-stop-first = Najpierw kliknij „Stop”. Kto się poddaje, przegrywa.
duel-self = Nie możesz pojedynkować się ze sobą. Przyjąć musi ktoś inny.
duel-taken = Ktoś był szybszy.
duel-again-noted = Zanotowane. Zacznie się, gdy druga strona też zechce.
duel-whom-bot = Boty się nie pojedynkują. Ze mną możesz zagrać od razu: /rps play
duel-nobody = Nikogo innego tu nie ma. Ze mną możesz zagrać od razu: /rps play
duel-unseen = { $name } nie widzi tego czatu. Nie podawaj nikogo i wyślij tej osobie kod, który ci dam.
duel-code-unknown = Nie ma otwartego pojedynku z kodem { $typed }. Może ktoś go już przyjął albo minął czas.
duel-none-running = Nie masz trwającego pojedynku. Żeby zacząć: /rps duel
offer-duel-title = Pojedynek: { $game }
offer-duel-description = Dla dowolnych dwóch osób stąd: kto pierwszy kliknie, ten gra
offer-duel-text = { $name } proponuje pojedynek. Grają dwie osoby, które klikną pierwsze; może to być też { $name }.
command-rps-duel = Pojedynek z kimś: ukryte wybory, jedna wiadomość dla obojga
option-duel-user = Kogo wyzywasz; pomiń, żeby wyzwać kogokolwiek tutaj
option-duel-length = Jak długo: pierwszy do 3, pierwszy do 5, najlepszy z 9, pierwszy do 10
option-duel-code = Kod pojedynku, na przykład K7F3PM
menu-duel = Pojedynek
choice-first-3 = Do 3 punktów
choice-first-5 = Do 5 punktów
choice-best-9 = Najlepszy z 9
choice-first-10 = Do 10 punktów

## Ustawienia czatu
place-choice-on = włącz
place-choice-off = wyłącz
place-choice-post = codzienny wpis
place-tournaments = Turnieje
place-duels = Pojedynki
place-nobodys = Nikt nie zarządza tym czatem, więc każdy może coś z powrotem włączyć, a wyłączyć nikt.
place-not-yours = Ustawienia tego czatu zmienia tylko jego administracja.
place-alone = To ustawienia serwerów i grup. Tu jesteśmy tylko ty i ja i wszystko jest włączone.
place-off = Administracja wyłączyła tu: { $what }. Nic nie przepadło; na prywatnym czacie ze mną nadal działa: { $command }
place-more = jeszcze { $count }
place-list-full = Lista jest pełna, mieści { $max }. Najpierw coś z niej usuń.
place-button-games = Gry
place-post = 📮 Codzienny wpis: { $when }
place-post-refused = ⚠️ Codzienny wpis został odrzucony (od { $since }): { $why ->
    [gone] nie ma mnie już na tym czacie lub kanale.
    [forbidden] nie wolno mi tam pisać.
   *[other] platforma go nie przyjmuje.
} { $state ->
    [off] Już nie próbuję. Włącz go ponownie, żeby zacząć od nowa.
   *[waits] Jutro spróbuję znowu.
}
place-button-post = Codzienny wpis tutaj
place-button-post-off = Bez codziennego wpisu
place-games-how = Kliknij grę, żeby ją tu włączyć albo wyłączyć.
place-gone = Nie mam już dostępu do tej grupy. Otwórz tam jej ustawienia: /settings
option-ban-user = komu
ban-here = Masz zakaz gry { $where ->
    [server] na tym serwerze
   *[group] w tej grupie
  }. Cofnąć go może tylko administracja.
ban-everywhere = Masz zakaz gry ze mną. Cofnąć go może tylko mój gospodarz.
ban-self = Sobie nie możesz zakazać. Wskaż kogoś innego.
ban-me = Sobie nie zakażę. Żeby się mnie pozbyć, usuń mnie { $where ->
    [server] z tego serwera
   *[group] z tej grupy
  }.
ban-bot = Boty nie grają, więc nie ma czego zakazywać. Wskaż człowieka.
ban-manager = { $name } zarządza { $where ->
    [server] tym serwerem
   *[group] tą grupą
  }, więc nie można tu tej osobie zakazać gry.
ban-nobody-manages = { $where ->
    [server] Tym serwerem nikt nie zarządza
   *[group] Tą grupą nikt nie zarządza
  }, więc nikomu nie można tu zakazać gry.
ban-done = { $name } nie może już tu grać.
unban-done = { $name } znów może tu grać.
unban-not-banned = { $name } nie ma tu zakazu.
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
language-chosen = Będę z tobą mówić w języku: { $name }.
language-own = Język biorę z twojej aplikacji: { $name }.
language-gone = Wybranego języka już nie mam ({ $typed }). Dopóki nie wybierzesz innego, biorę język z twojej aplikacji: { $name }.
place-language = 🗣 Język tutaj: { $name }
place-language-none = 🗣 Język tutaj: każdy widzi swój
place-language-gone = 🗣 Wybranego tu języka ({ $typed }) już nie ma, więc każdy widzi swój. Wybierz inny.
place-button-language = Język

## Platformy
describe-bot =
    Trochę czytam w myślach.

    Zagraj ze mną w papier, kamień, nożyce, w parzyste-nieparzyste albo w sapera. Uczę się, jak wybierasz, pokazuję, co zobaczyłam, i dowodzę, że każdy mój ruch był ustalony przed twoim.

    Potem zapytaj, jak grasz, porównaj się ze znajomymi albo urządź w swojej grupie turniej strategii. Na każdym innym czacie wpisz moje @name, żeby zaproponować tam grę.
describe-bot-short = Gram w papier, kamień, nożyce, parzyste-nieparzyste i sapera, uczę się ciebie i dowodzę, że mój ruch był pierwszy.
telegram-eyes-only = To tylko dla twoich oczu.
telegram-open = Otwórz nasz prywatny czat
telegram-slow = Działam wolniej niż zwykle. Twoje kliknięcie dotarło, wiadomość zaraz będzie.
telegram-may-not-write = Nie wolno mi pisać w tamtym czacie lub temacie. Jego administratorzy mogą to zmienić; tutaj zawsze mogę ci odpowiedzieć.
telegram-anonymous = Nie widzę, kim jesteś: piszesz jako grupa albo kanał. Napisz od siebie albo zagraj ze mną prywatnie.
discord-file-missing = { $example } wymaga pliku. Dołącz go do opcji „{ $option }”.
telegram-file-missing = { $example } wymaga pliku. Wyślij plik z tym poleceniem w podpisie albo odpowiedz nim na wiadomość z plikiem.
terminal-welcome = 🔮 Gadalka. Wpisz /rps play, żeby zacząć, /help po więcej, /quit, żeby wyjść.
terminal-no-such-button = Nie ma przycisku „{ $typed }”. Są: { $buttons }
terminal-type-a-command = Wpisz polecenie: /rps play zaczyna mecz, /help pokazuje resztę.
terminal-player = Gracz
terminal-goodbye = Wiedziałam, że sobie pójdziesz.
terminal-file-kept = Zapisano w { $path }
terminal-file-not-kept = Nie udało się zapisać { $name }: { $reason }
terminal-file-missing = { $example } wymaga pliku. Dopisz jego ścieżkę, na przykład ./my-bot.js, w cudzysłowie, jeśli są w niej spacje.
terminal-no-such-file = Nie ma pliku { $path }

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
named-join = dołącz
named-code = kod
named-oddeven = parzyste
named-list = lista
named-mines = miny
named-start = start
named-noguess = bez-zgadywania
named-board = plansza
named-hint = podpowiedź
named-strategy = strategia
named-stats = statystyki
named-model = model
named-show = pokaż
named-game = gra
named-reset = zapomnij
named-off = wyłącz
named-on = włącz
named-info = info
named-register = zarejestruj
named-name = nazwa
named-mine = moje
named-update = zmień
named-withdraw = wycofaj
named-submit = wyślij
named-file = plik
named-note = notka
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
named-history = historia
named-cancel = odwołaj
named-what = co
named-enter = wystaw
named-leaderboard = ranking
named-of = wśród
named-scope = gdzie
named-period = okres
named-profile = profil
named-opponents = przeciwnicy
named-compare = porównaj
named-map = mapa
named-privacy = prywatność
named-place = miejsce
named-settings = ustawienia
named-to = na
named-challenges = wyzwania
named-data = dane
named-export = eksportuj
named-delete = usuń
named-help = pomoc
named-language = język
named-topic = temat
named-daily = zagadka
named-today = dziś
named-yesterday = wczoraj
named-top = najlepsi

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
typed-lizard-spock = jaszczurka spock, spock jaszczurka, jaszczurka, papier kamień nożyce jaszczurka spock, kamień papier nożyce jaszczurka spock, pknjs
# Pary liter: ta, którą bierze się za łacińską, i ta łacińska.
# Miejsce, które nie jest własną nazwą strefy czasowej, i jego strefa; miejsce z kilkoma strefami – kilka razy.
typed-cities = Warszawa Europe/Warsaw, Kraków Europe/Warsaw, Krakow Europe/Warsaw, Łódź Europe/Warsaw, Wrocław Europe/Warsaw, Poznań Europe/Warsaw, Gdańsk Europe/Warsaw, Szczecin Europe/Warsaw, Katowice Europe/Warsaw, Lublin Europe/Warsaw, Białystok Europe/Warsaw, Rzeszów Europe/Warsaw, Polska Europe/Warsaw, Niemcy Europe/Berlin, Londyn Europe/London, Anglia Europe/London, Paryż Europe/Paris, Praga Europe/Prague, Wiedeń Europe/Vienna, Rzym Europe/Rome, Wilno Europe/Vilnius, Kijów Europe/Kiev, Lwów Europe/Kiev, Ukraina Europe/Kiev, Nowy Jork America/New_York, Pekin Asia/Shanghai, Tokio Asia/Tokyo
# Przed czasem; …-after: za nim.
# Jak zaczynają się słowa; z kropką: całe słowo.

## Web pages
web-nav = Strony
web-about-nav = O mnie
web-languages = Języki
web-skip = Do treści
web-to-start = Na stronę główną
web-refused-title = Tu nic nie ma
web-refused = Zajrzałam do kuli dwa razy. Adres jest zły albo tego, co tu było, już nie ma.
web-home-title = Jestem Gadalka i czytam w myślach. Trochę.
web-home-about = Wróżka na Discordzie i Telegramie: gra w papier, kamień, nożyce, w parzyste-nieparzyste i w sapera, uczy się, jak wybierasz, pokazuje, co zobaczyła, i ustala swój ruch, zanim wybierzesz.
web-home-add = { $platform ->
    [discord] Dodaj do Discorda
   *[telegram] Otwórz w Telegramie
  }
web-home-games-title = W co możemy zagrać
web-home-games = Papier, kamień, nożyce z trzema, pięcioma albo dowolną nieparzystą liczbą ruchów, parzyste-nieparzyste i saper: ze mną, ze znajomymi, codziennie z nowym przeciwnikiem i nową planszą. Kto pisze strategie, przysyła swoją i dowiaduje się, które ma miejsce.
web-home-reads-title = Co w tobie widzę
web-home-reads = Nikt nie jest losowy, nawet gdy się stara. Patrzę, co robisz po wygranej, przegranej i remisie, mówię, co obstawiałam i dlaczego, i zapominam, gdy poprosisz.
web-home-proof-title = Dlaczego nie musisz mi wierzyć na słowo
web-home-proof = Przed meczem pokazuję odcisk sekretu, a przed każdym twoim wyborem kod mojego ruchu. Na koniec pokazuję sekret i każdy może sprawdzić, że nie zmieniłam żadnego ruchu.
web-home-check = Sprawdź mecz
web-privacy-use-title = Po co
web-privacy-use =
    Żebym cię poznała, wróciła do gry tam, gdzie stanęła, i mogła udowodnić, że nie oszukiwałam. Nie do reklam i nie dla nikogo innego: program niczego nie przekazuje dalej.
    To, co usuniesz, może zostać w kopii zapasowej do 30 dni; przy przywracaniu kopii jest pomijane.
    Co przechowują sam Discord i Telegram, mówią ich polityki prywatności.
web-privacy-pages-title = Te strony
web-privacy-pages =
    Te strony nie ustawiają ciasteczek, nie liczą odwiedzin i niczego nie ładują z innych stron. To, co tu sprawdzasz, zostaje w twojej przeglądarce.
    Jak na każdej stronie, gospodarz tego bota widzi adresy, które się z nią łączą; sam bot ich nie zapisuje.
web-privacy-rights-title = Co możesz zrobić
web-privacy-rights = Na czacie /settings pozwala wszystko pobrać i wszystko usunąć: w każdej chwili, od razu, bez pytania kogokolwiek. Jeśli masz pytania, zwróć się do gospodarza tego bota.
web-terms-title = Warunki
web-source = Kod źródłowy
web-support = Pomoc i kontakt
web-terms-what-title = Gra
web-terms-what = Gadalka to gra i jest za darmo. Graj, ile chcesz, w pojedynkę i z innymi, od wieku, na który pozwalają Discord albo Telegram.
web-terms-host-title = Kto ją prowadzi
web-terms-host = To oprogramowanie o otwartym kodzie. Gospodarz bota pod tym adresem odpowiada za tę instancję i odpowiada na pytania. Oprogramowanie jest udostępniane takie, jakie jest, bez żadnej gwarancji.
web-terms-fair-title = Uczciwa gra
web-terms-fair = Graj uczciwie: nie zalewaj bota, nie atakuj go i nie dokuczaj nim innym. Kto to robi, może zostać spowolniony albo zablokowany. Niczego wartościowego nie można tu wygrać ani przegrać.
web-terms-yours-title = Co jest twoje
web-terms-yours = Strategie, które wysyłasz, pozostają twoje. Wysyłając strategię, pozwalasz nią tu grać i pokazywać ją, jeśli ujawnisz kod. Możesz ją wycofać w każdej chwili.
web-terms-end-title = Koniec
web-terms-end = W każdej chwili możesz przestać i usunąć to, co o tobie przechowuję: /data. Warunki mogą się zmienić; na tej stronie są zawsze aktualne.

## The page on which proofs are checked
web-verify-title = Sprawdź to u siebie
web-verify-intro = Wklej wiersz, który daje „Sprawdź”. Twoja własna przeglądarka sprawdzi, czy każdy mój ruch był ustalony przed twoim wyborem. Nic nie opuszcza tej strony.
web-verify-line = Wiersz od „Sprawdź” (gd1.…)
web-verify-messages = Wiadomości, które masz
web-verify-no-script = Sprawdzanie działa w twojej przeglądarce, a skrypty są wyłączone. Z kopią Gadalki to samo zrobi wiersz poleceń: npm run -s gadalka -- verify "…"
button-check = Sprawdź
web-verify-result = Wynik
web-verify-verdict = { $verdict ->
    [fits] Wszystko, co sprawdzono, się zgadza
   *[wrong] Coś się nie zgadza. Nie ufaj temu
  }
web-verify-moves = Ruch po ruchu
web-verify-move-number = Nr
web-verify-move-mine = Gadalka
web-verify-limits-title = Czego to nie dowodzi
web-verify-limits = To nie dowodzi, która strategia obliczyła moje ruchy, ani że zachowuję każdy mecz. Wiadomości, których nie wkleisz, nie są porównywane.
web-verify-move-code = Kod
web-verify-no-messages = Nie porównano z wiadomościami z meczu. Wklej te, które masz.
web-verify-nothing = Nie ma tu dowodu. Dowód to jeden wiersz, zaczyna się od gd1. i daje go „Sprawdź” po meczu albo planszy.
web-verify-damaged = Ten wiersz jest ucięty albo zmieniony. Skopiuj go jeszcze raz w całości.
web-verify-first = Pokazane najpierw: { $bound }
web-verify-found = Kody, które potwierdzają twoje wiadomości: { $found } z { $count }
web-verify-score = Wiersz podaje { $said }, a jego ruchy dają { $counted }.
web-verify-secret = Twoje wiadomości najpierw pokazują { $shown }, a ten sekret daje { $bound }. Są z innego meczu albo sekret zmieniono.
web-verify-code = Twoje wiadomości pokazują kod { $shown }, którego nie ma tu żadna runda. Jest z innego meczu albo coś zmieniono.
web-verify-no-code = Twoje wiadomości nie pokazują kodu { $code } tej planszy, więc miny mogły zostać potem przestawione.
web-verify-chain = Ten sekret dnia nie prowadzi do swojej kotwicy, ile razy by go haszować.
web-verify-day = Sekret z { $date } po haszowaniu { $steps } razy daje kotwicę { $anchor }
web-verify-unknown = To z nowszej wersji albo z gry, której ta strona nie zna.

## Web: arena
web-arena-title = Arena
web-arena-about = Strategie, które może napisać każdy, i moje własne: gra każda para, miesiąc po miesiącu.
web-arena-empty = W tym miesiącu nie zagrała jeszcze żadna para.
web-arena-enter-title = Wystaw swoją
web-arena-enter = Napisz strategię w jednym pliku i wyślij ją: /strategy submit. Od następnego miesiąca gra tutaj.
button-standings = Tabela
web-arena-rank = Miejsce
web-arena-name = Nazwa
## Web: tournaments
web-tournament-title = Turnieje z czatów
web-tournament-where = Każdy turniej na czacie ma własną niepubliczną stronę: jej adres podaje tam /tournament status.
web-tournament-unlisted = Ta strona jest niepubliczna. Kto ma jej adres, widzi to, co czat, dopóki czat to ma.
web-tournament-cross = Tabela krzyżowa
web-tournament-cross-large = Powyżej { $max } uczestników nie ma tabeli krzyżowej: to samo pokazują pary każdej kolejki.
web-tournament-pairings = Kto z kim grał i dlaczego
web-tournament-again = Odtwórz
web-tournament-rounds = Runda po rundzie
web-tournament-rounds-none = Tego meczu nie da się pokazać: rozstrzygnął go zegar albo nie ma już tego, czego potrzebuje jedna ze stron.
web-tournament-rounds-long = Odtwarzanie tego meczu trwa za długo jak na stronę.
web-tournament-rounds-busy = Inni oglądają teraz mecze, a ten trzeba najpierw odtworzyć. Zapytaj ponownie za chwilę.
web-tournament-number = Runda
web-tournament-lead = Przewaga
## Web: saper pod palcem
web-mines-won = 🎉 Rozbrojone w { $time }.
web-mines-lost = 💥 { $cell } to była mina. Odkryte pola: { $cleared } z { $safe }.
web-mines-how = Dotknij, żeby odkryć, przytrzymaj, żeby postawić flagę; dotknij liczby, żeby odkryć pola wokół. Klawisze: strzałki, Enter, F to flaga.
web-mines-cell-covered = { $cell }: zakryte
web-mines-cell-flag = { $cell }: flaga
web-mines-cell-mine = { $cell }: mina
web-mines-cell-blown = { $cell }: mina, która wybuchła
web-mines-cell-wrong = { $cell }: flaga bez miny
web-mines-cell-number = { $cell }: { $number }
web-mines-cell-empty = { $cell }: odkryte, bez min wokół

## Web: try it here
web-try-title = Potrafisz mnie zaskoczyć?
web-try-about = Papier, kamień, nożyce, parzyste-nieparzyste albo saper, od razu tutaj. Myślę w twojej przeglądarce: nic nie jest zapisywane ani wysyłane, a gdy opuścisz tę stronę, zapominam cię.
web-try-begin = Wypróbuj tutaj
web-try-move = Twój ruch
web-try-first = Mój ruch jest wybrany. Teraz twój.
web-try-first-guess = Parzyste czy nieparzyste? Moja odpowiedź jest wybrana. Jeśli nie trafię, punkt jest twój.
web-try-score = Ty { $won } : { $lost } Gadalka · remisy: { $drawn }
web-try-score-guess = Ty { $won } : { $lost } Gadalka
web-try-won = 🎉 Wygrywasz { $won } : { $lost }.
web-try-lost = 🔮 Wygrywam { $lost } : { $won }.
web-try-failed = To moja wina, nie twoja. Nic nie przepadło; spróbuj za chwilę.
web-try-no-script = Myślałabym w twojej przeglądarce, ale skrypty są wyłączone. Na czacie działa bez nich: /rps, /oddeven, /mines

## Udostępnione mecze
replay-shared = Zobaczy to każdy, kto ma ten adres.
replay-asked = Zgoda przyjęta. Strona pojawi się, gdy { $name } też kliknie „Udostępnij”; do tego czasu nic nie widać.
replay-how = Strona przez rok pokazuje nazwy, każdy ruch i to, co obstawiałam. Jest niepubliczna i możesz ją cofnąć w każdej chwili.
replay-stopped = Cofnięte: tej strony już nie ma.
replay-not-there = Tego już nie udostępniasz.
replay-too-long = Runda po rundzie pokazuję najwyżej { $max } rund.
web-replay-gone-title = Nie ma tu nic do oglądania
web-replay-gone = Nigdy nic tu nie było albo zostało cofnięte.
web-replay-expected = Co obstawiałam ({ $name })
web-replay-right = { $name }: z { $all } ruchów trafnie obstawiłam { $right }.
web-replay-unlisted = Ta strona jest niepubliczna. Każdy, kto na niej jest, może ją cofnąć w każdej chwili, na czacie.
