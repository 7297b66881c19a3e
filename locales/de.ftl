# Alle Texte auf Deutsch, aus dem Sinn geschrieben, nicht aus den englischen Wörtern.
# Stimme: eine Wahrsagerin mit trockenem Witz und guten Manieren. Kurze Sätze, das Ergebnis zuerst, ein Gedanke je Satz, nie spöttisch.
# Zustimmung, Datenschutz und Fehler stehen da, ohne Witz: wer was sieht, wie lange, wie man es rückgängig macht.
# Anrede: du, kleingeschrieben; Aufforderungen kurz („schreib“, „klick“, „füg“, „frag“), aber „wähle“, „nenne“, „notiere“. Gadalka spricht von sich als „ich“; in der dritten Person weiblich (die Wahrsagerin), möglichst ohne Pronomen.
# Geschlecht: niemand wird festgelegt. Also „wer …“, „andere“, „Menschen“, „Person“, „dein Sieg“; keine Gendersternchen. „Gegner“ heißt nur eine Strategie; ein Mensch ist „die andere Seite“, „dein Gegenüber“ oder hat einen Namen.
# Satzbau: Begründungen stehen in einem weil-Satz und enden auf dem Verb (evidence-*, context-*, duel-read-*): „weil du das nach deinem Zug ✊ Stein in 7 von 9 Fällen gespielt hast“. Häufigkeiten: „in 7 von 9 Fällen“.
# Züge stehen ohne Artikel und ungebeugt; wo ein Artikel nötig wäre, steht „Zug“ davor.
# Spielbegriffe: Runde, Partie (match), Zug, Duell, Serie (streak), unentschieden, Punkt, Stand, Platz (rank), entschiedene Runde, Chat (Server, Gruppe oder Kanal).
# Vorhersage: lesen oder durchschauen (read), erwarten, Gewohnheit, Zufall (chance: was Münzen tun), zufällig spielen, Vorhersage (predictor), Profil, Modell, riskieren und „an dich verlieren“ (was sie aufs Spiel setzt).
# Turniere: Strategie, Teilnehmer (nur Strategien), Turniersystem (championship system), Alle gegen alle, K.-o., Schweizer System, Freilos, Tabelle (standings), Bestenliste (leaderboard), Wertung (rating), gewertet, Liga, Paket (bundle).
# Fairness: Code, Geheimnis, Fingerabdruck (fingerprint), Anker (anchor), Startwert (seed), Nachweis (proof), prüfen, nachspielen (replay), Zufallszahlen, auslosen (draw), Probe (trial).
# Menschen: herausfordern, blockieren (block), ausschließen (ban), sperren (freeze einer Datei), zurückziehen (Strategie, Frage, Herausforderung, Seite), widerrufen (Zustimmung), trennen (unlink).
# Minesweeper: Brett (board), Feld (cell), Flagge, Tipp (hint), ohne Raten (no-guess). Tag: Tagesrätsel, der Gegner des Tages, Brett des Tages, Versuch (attempt).
# Computer: Knopf, Klick, klicken; auf der Seite mit dem Brett auch tippen; schreiben (type). Ohne Angabe … (default einer Option).
# Wer den Bot betreibt (host) heißt genau so, nie „Hoster“ oder „Betreiber“.
# Zeichen: „…“, Apostroph ’, geschütztes Leerzeichen vor %, Halbgeviertstrich ohne Leerzeichen zwischen Zahlen (–), „ …“ nach einem Leerzeichen, wo ein Wort fehlt.
# Not: Glück (Zufall), Würfel (Zufallszahlen), Kopf (Gegner), Druck, drück, drücken, drückt, gedrückt (Klick, klicken);
# Not: Ort, Orte, Orten, Ortes (Chat, Server, Gruppe), bekannt gegeben (veröffentlicht), gelost, lost, lose (zufällig gespielt);
# Not: Betreiber, Betreibers (wer den Bot betreibt), Rangliste (Bestenliste, Liste), geliehen, leihe (vorgeben, verlieren), nach dem Zufall (zufällig).

## Spiele und Züge
game-rps = Schere-Stein-Papier
game-rpsls = Schere-Stein-Papier-Echse-Spock
game-oddeven = Gerade-Ungerade
move-rock = Stein
move-paper = Papier
move-scissors = Schere
move-lizard = Echse
move-spock = Spock
move-odd = Ungerade
move-even = Gerade
length-first = bis { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
length-best = Best of { $of }
length-endless = endlos

## Eine Partie
match-title = 🔮 { $game } · { $length }
match-title-opponent = { $title } · Gegner: { $opponent }
match-opponent-novice = Neuling
match-opponent-mirror = Spiegel
match-opponent-coin = Faire Münze
match-score = { $name } { $won } : { $lost } Gadalka{ $drawn ->
    [0] {""}
   *[other] {" "}· { $drawn } unentschieden
  }
match-first = Wähle einen Zug. Meiner steht schon fest.
match-first-guess = Gerade oder ungerade? Mein Tipp steht schon fest. Liege ich daneben, ist der Punkt deiner.
round-moves = Du { $yours } · Gadalka { $mine } → { $result }
round-won = dein Punkt
round-lost = mein Punkt
round-drawn = unentschieden
round-missed = daneben, dein Punkt
round-hit = ich hab’s erraten
round-toast = Du { $yours } · ich { $mine } → { $result } · { $won } : { $lost }
round-expected = Ich habe { $move } erwartet.
round-expected-because = Ich habe { $move } erwartet, weil { $because }.
round-unread = { $reason ->
    [apart] Diese Strategie behält ihre Gedanken für sich.
    [by-rule] Ich habe nach einer festen Regel gespielt. Die versucht nicht, dich zu erraten.
    [by-merits] Ich habe gespielt, was sich gegen dich bisher lohnt, oder etwas Neues probiert.
    [off] Ich habe zufällig gespielt, wie du es wolltest. Ich lese dich nicht.
    [guessed] Ich hatte keinen Anhaltspunkt, also habe ich geraten.
    [read] Ich habe zufällig gespielt: Vielleicht liest du gerade mich.
    [none] Ich habe nichts Bestimmtes erwartet.
   *[random] Ich habe zufällig gespielt.
  }
button-why = Warum?
button-stop = Aufhören
button-rematch = Revanche
button-verify = Prüfen
button-check-in-browser = Prüf es selbst
button-open-page = Als Seite öffnen
button-chart = Diagramm
button-details = Details
button-more = Mehr
button-rules = Regeln
help-play = Spielen
button-next = Weiter
button-back = Zurück

## Die Regeln eines Spiels mit vielen Zügen
rules-title = 🔮 Was schlägt was: { $game }
rules-rock-scissors = Stein macht Schere stumpf
rules-rock-lizard = Stein zerquetscht Echse
rules-paper-rock = Papier bedeckt Stein
rules-paper-spock = Papier widerlegt Spock
rules-scissors-paper = Schere schneidet Papier
rules-scissors-lizard = Schere köpft Echse
rules-lizard-paper = Echse frisst Papier
rules-lizard-spock = Echse vergiftet Spock
rules-spock-scissors = Spock zertrümmert Schere
rules-spock-rock = Spock verdampft Stein
rules-beats = { $winner } schlägt { $loser }
rules-caption = Jeder Pfeil zeigt auf einen Zug, den er schlägt
rules-alt = { $game }: die Züge im Kreis, mit Pfeilen zu denen, die jeder schlägt. { $rules }
rules-play = Gleich gegen gleich ist unentschieden. Spielen: /rps play { $variant }

## Was sie gesehen hat
evidence = { $kind ->
    [often] du das in { $count } von { $total } Fällen gespielt hast
    [after-own] du das nach deinem Zug { $own } in { $count } von { $total } Fällen gespielt hast
    [after-other] du das nach meinem Zug { $other } in { $count } von { $total } Fällen gespielt hast
    [after-both] du das nach deinem Zug { $own } gegen { $other } in { $count } von { $total } Fällen gespielt hast
    [after-result-repeat] du { $result ->
        [win] nach einem Sieg
        [loss] nach einer Niederlage
       *[draw] nach einem Unentschieden
      } deinen Zug in { $count } von { $total } Fällen wiederholt hast
   *[after-result-change] du { $result ->
        [win] nach einem Sieg
        [loss] nach einer Niederlage
       *[draw] nach einem Unentschieden
      } deinen Zug in { $count } von { $total } Fällen gewechselt hast
  }
context-times = in { $count } von { $total } Fällen
context-times-weighed = zu { $percent } % (neuere Runden zählen mehr)
context-last = du zuletzt { $situation } genau das gespielt hast
context-sentence = du { $situation } { $times } { $event } gespielt hast
context-sentence-plain = du { $times } { $event } gespielt hast
context-played = genau das
context-yours = { $rounds ->
    [1] deinem Zug
   *[other] deinen Zügen
  } { $yours }
context-mine = { $rounds ->
    [1] meinem Zug
   *[other] meinen Zügen
  } { $mine }
context-both = { $rounds ->
    [1] deinem Zug { $yours } gegen
   *[other] deinen Zügen { $yours } gegen meine
  } { $mine }
context-after = { $back ->
    [1] nach
    [2] zwei Runden nach
   *[other] { $back } Runden nach
  } { $moves }
context-after-two = nach { $earlier }{ $gap ->
    [1] , dann
   *[other] {" "}und { $gap } Runden später
  } { $later }
context-result = { $result ->
    [win] { $exact ->
        [yes] einem Sieg
       *[no] so einem Sieg
      }
    [loss] { $exact ->
        [yes] einer Niederlage
       *[no] so einer Niederlage
      }
   *[draw] einem Unentschieden
  }
context-results = { $before }, dann { $next }
context-after-results = nach { $results }
context-step = { $step ->
    [same] nach einer Wiederholung
    [other] nach einem Wechsel
    [beating] nach einem Wechsel zu dem, was deinen Zug davor schlägt,
    [beaten] nach einem Wechsel zu dem, was dein Zug davor schlägt,
   *[far] nach einem Wechsel wie { $from } → { $to }
  }
context-steps = nach { $moves } Zügen in diesem Muster
context-alike = { $rounds ->
    [1] nach einer Runde, die genauso lief,
   *[other] nach { $rounds } Runden, die genauso liefen,
  }
context-from = { $reference ->
    [opponent] { $step ->
        [same] wieder denselben Zug
        [other] einen anderen Zug
        [beating] den Zug, der deinen letzten schlägt,
        [beaten] den Zug, den dein letzter schlägt,
       *[far] einen Wechsel wie { $from } → { $to }
      }
   *[own] { $step ->
        [same] meinen letzten Zug
        [other] einen anderen Zug als ich zuletzt
        [beating] den Zug, der meinen letzten schlägt,
        [beaten] den Zug, den mein letzter schlägt,
       *[far] auf meinen Zug { $from } den Zug { $to } oder Ähnliches
      }
  }
why-expected = In der letzten Runde habe ich { $move } erwartet, weil { $because }.
why-blend = In der letzten Runde habe ich { $move } erwartet. Eine einzelne Gewohnheit hat dich nicht verraten; { $rounds ->
    [1] die eine Runde, die ich kenne, sprach dafür.
   *[other] die ähnlichsten der { $rounds } Runden, die ich kenne, sprachen dafür.
  }
why-sure = Ich war mir zu { $percent } % sicher.
why-people = In der letzten Runde habe ich { $move } erwartet. Dich kannte ich noch nicht; die meisten spielen das.
why-forgotten = In der letzten Runde habe ich { $move } erwartet. Warum, habe ich vergessen, wie du es wolltest.
why-unread = { $reason ->
    [apart] Dieser Gegner ist eine fremde Datei und sagt nicht, was er denkt. Der Code beweist, dass sein Zug vor deinem feststand.
    [by-rule] Dieser Gegner spielt nach einer festen Regel und versucht nicht, deinen nächsten Zug zu erraten.
    [by-merits] Dieser Gegner probiert aus, was sich gegen dich lohnt, und spielt das.
    [random] Dieser Gegner liest nichts. Jeder Zug ist Zufall.
    [off] Du wolltest nicht gelesen werden, also habe ich zufällig gespielt. Mit /model on darf ich dich wieder lesen.
    [guessed] So etwas hatte ich noch nie gesehen, also habe ich geraten.
    [chance] Diesmal habe ich zufällig gespielt: Was ich in dir las, war das Risiko nicht wert.
    [careful] Ich habe zufällig gespielt: Wir kennen uns kaum, und vielleicht weißt du, wie ich anfange. In den ersten Runden riskiere ich wenig.
    [read] Du hast mit meinen Tipps so viel gewonnen, dass du wohl mich liest. Ich spiele zufällig, bis ich etwas zurückgewonnen habe.
    [spent] Gegen dich habe ich nichts mehr zu riskieren: Du hast alles gewonnen. Ab jetzt ist jeder meiner Züge Zufall.
   *[none] In der letzten Runde habe ich nichts Bestimmtes erwartet.
  }
why-record = In dieser Partie habe ich { $right } von { $all } Zügen richtig gelesen.
why-expected-by-rule = In der letzten Runde habe ich { $move } erwartet. So will es die Regel dieses Gegners: Er sieht nur auf deinen letzten Zug und lernt nie.
why-valued = { $chosen ->
    [move] In der letzten Runde habe ich { $move } gespielt: Das versprach { $situation } am meisten, { $value } Punkte von da an.
    [move-tried] In der letzten Runde habe ich zufällig { $move } probiert: Das versprach { $situation } von da an { $value } Punkte.
    [strategy] In der letzten Runde bin ich { $name } gefolgt: Das versprach { $situation } am meisten, { $value } Punkte von da an.
   *[strategy-tried] In der letzten Runde bin ich probehalber { $name } gefolgt: Das versprach { $situation } von da an { $value } Punkte.
  }
why-daemon = { $said ->
    [yes] In der letzten Runde habe ich { $move } erwartet, wie der Dämon, auf den ich höre.
   *[no] In der letzten Runde habe ich zufällig gespielt: Der Dämon, auf den ich höre, kannte das nicht.
  } Er merkt sich von deinen Zügen { $moves } und von den Tipps { $guesses }. Seine Wertung ist { $rating }{ $rivals ->
    [0] .
   *[other] , die nächstbeste { $next }.
  }
why-knew = Er wusste: { $weights }.
why-counters = In der letzten Runde habe ich { $move } erwartet. Für die Züge davor ergeben meine Zähler zusammen { $sums }.
why-too-early = Frag mich nach der ersten Runde. Bis dahin bleibt mein nächster Zug geheim.

## Das Ende einer Partie
end-title = { $ending ->
    [won] 🔮 { $name } gewinnt { $won } : { $lost }
    [lost] 🔮 Gadalka gewinnt { $lost } : { $won }
    [level] 🔮 Gleichstand: { $name } { $won } : { $lost } Gadalka
    [stopped] 🔮 Beendet beim Stand { $name } { $won } : { $lost } Gadalka
    [replaced] 🔮 Beendet beim Stand { $name } { $won } : { $lost } Gadalka
    [forfeited] 🔮 { $name } gewinnt kampflos beim Stand { $won } : { $lost }
   *[withdrawn] 🔮 Vorbei beim Stand { $name } { $won } : { $lost } · diesen Gegner gibt es nicht mehr
  }
end-broke = { $line ->
    [0] Seine Datei ist abgestürzt oder brauchte nach der Uhr länger als zwei Sekunden und konnte keinen Zug wählen. Alle Runden bis dahin zählen.
   *[other] Seine Datei ist in Zeile { $line }, Spalte { $column } abgestürzt und konnte keinen Zug wählen. Alle Runden bis dahin zählen.
}
match-none = Du hast keine offene Partie. Fang eine an: /rps play
end-no-rounds = Keine Runde gespielt.
end-check = { $check ->
    [verified] ✓ geprüft
   *[failed] ✗ Meine eigene Prüfung dieser Partie ist fehlgeschlagen. Trau ihr nicht und sag denen Bescheid, die diesen Bot betreiben.
  }
end-gave-me = { $habit }. Das brachte mir { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }{ $back ->
    [0] {""}
   *[other] {" "}und dir { $back }
  }.
end-gave-you = { $habit }, und ich habe es nicht gemerkt. Das brachte dir { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }{ $back ->
    [0] {""}
   *[other] {" "}und mir { $back }
  }.
end-habit-after = { $result ->
    [win] Nach einem Sieg
    [loss] Nach einer Niederlage
   *[draw] Nach einem Unentschieden
  } { $same ->
    [yes] wiederholst
   *[no] wechselst
  } du deinen Zug
end-habit-favourite = Am häufigsten spielst du { $move }
end-habit-in-turn = { $size ->
    [2] Du spielst deine zwei Züge abwechselnd
   *[other] Du spielst die Züge der Reihe nach, { $moves }
  }
end-plain = { $plain ->
    [mine] { $variant ->
        [0] Eine einzelne Gewohnheit hat dich nicht verraten. Ich habe von Kleingeld gelebt.
        [1] Ich kann keine Gewohnheit nennen, die dich das gekostet hat. Den Ruhm teile ich mir mit dem Zufall.
       *[2] Nichts an deinem Spiel fällt auf. Nennen wir es trotzdem Weitsicht.
      }
    [yours] { $variant ->
        [0] Ich fand keine Gewohnheit, an der ich mich festhalten konnte. Kompliment.
        [1] Du hast nichts verraten. Gesucht habe ich.
       *[2] Keine deiner Gewohnheiten fällt auf. Die Karten erröten.
      }
    [level] { $variant ->
        [0] Wir haben beide wenig verraten.
        [1] Gleichstand, und keine Gewohnheit fällt auf. Die Karten zucken mit den Schultern.
       *[2] Nichts trennt uns, und hineinzulesen gibt es auch nichts.
      }
    [short] { $variant ->
        [0] Zu kurz, um irgendwem die Zukunft zu sagen.
        [1] So wenige Runden? Selbst ich brauche ein bisschen mehr.
       *[2] Wir hatten kaum angefangen. Zu erzählen gibt es noch nichts.
      }
    [random] { $variant ->
        [0] Ich habe zufällig gespielt, über dich sagt das also nichts.
        [1] Diesmal habe ich nichts gelesen. Lob die Münze oder schimpf auf sie.
       *[2] Meine Züge waren Zufall. Auf deine Gewohnheiten kam es nicht an.
      }
   *[by-rule] { $variant ->
        [0] Ich blieb bei meiner Regel, und keine deiner Gewohnheiten fällt auf.
        [1] Ich spielte nach einer Regel und las niemanden. Keine Gewohnheit fällt auf.
       *[2] Regel gegen Mensch, und keine Gewohnheit fällt auf.
      }
  }
end-read = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
  }. Ich habe { $percent } % deiner Züge vorausgesehen, der Zufall käme auf { $chance } %: { $verdict }.
end-unread = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
  }. Gelesen habe ich nichts.
verdict = { $verdict ->
    [read] mehr als Zufall
    [escaped] du bist öfter entwischt, als der Zufall erlaubt
   *[unsure] zu wenige Runden für ein Urteil
  }
strip-yours = ← deine Züge
strip-mine = ← meine
details-title = 🔎 In Zahlen: { $score }
details-habit = { $habit }: in { $followed } von { $situations } Fällen. Von diesen Runden gingen { $mine } an mich und { $yours } an dich{ $drawn ->
    [0] {""}
    [one] ; { $drawn } war unentschieden
   *[other] ; { $drawn } waren unentschieden
  }.

## Das Diagramm einer Partie
chart-rounds = { $game }: { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
  }
chart-best = { $who ->
    [you] { $by ->
        [0] Du lagst nie vorn.
       *[other] Dein größter Vorsprung war { $by }, in Runde { $round }.
      }
    [me] { $by ->
        [0] Ich lag nie vorn.
       *[other] Mein größter Vorsprung war { $by }, in Runde { $round }.
      }
   *[other] { $by ->
        [0] { $name } lag nie vorn.
       *[other] Der größte Vorsprung für { $name } war { $by }, zuerst in Runde { $round }.
      }
  }
chart-turns = { $turns ->
    [0] Die Führung hat nie gewechselt.
    [1] Die Führung hat einmal gewechselt, in Runde { $round }.
    [2] Die Führung hat zweimal gewechselt, zuletzt in Runde { $round }.
   *[other] Die Führung hat { $turns }-mal gewechselt, zuletzt in Runde { $round }.
  }
chart-reach = Bei reinem Zufall liegen nach { $decided } entschiedenen Runden höchstens in einer von zwanzig Partien mehr als { $reach } dazwischen.
chart-ahead = { $who ->
    [you] Du liegst mit { $by } vorn: Das ist kaum noch Zufall.
    [me] Ich liege mit { $by } vorn: Das ist kaum noch Zufall.
   *[other] { $leader } liegt mit { $by } vorn: Das ist kaum noch Zufall.
  }
chart-few = { $decided ->
    [0] Keine Runde wurde entschieden.
    [one] Eine entschiedene Runde ist zu wenig, um Können von Zufall zu trennen.
   *[other] { $decided } entschiedene Runden sind zu wenig, um Können von Zufall zu trennen.
  }
chart-stopped = Eine vorzeitig beendete Partie beweist weniger: Man geht gern, solange man vorn liegt.
chart-chosen = Du hast gewählt: { $moves }
chart-grey = Grau: so weit trägt reiner Zufall in 19 von 20 Fällen
chart-lead = Wer vorn lag
chart-difference = deine Siege minus meine
chart-moves = Deine Züge
chart-times = Anzahl
chart-round = Runde
chart-alt = { $score }. Wer vorn lag, Runde für Runde: eine Linie über dem grauen Bereich des Zufalls, dazu deine Züge als Balken. { $lines }

## Fairness-Nachweis
proof-moves = ✓ Jeder meiner Züge ({ $count }) ist der, den ich vor deinem festgelegt habe.
proof-mines = ✓ Die Minen folgen aus meinem Geheimnis, das vor deinem ersten Klick feststand, und aus dem ersten Feld.
proof-wrong = ✗ Das passt nicht zu dem, was ich gezeigt habe. Trau dem nicht und sag denen Bescheid, die diesen Bot betreiben.
proof-shown = Zuerst gezeigt: { $bound }. Das Geheimnis dazu: { $secret }
proof-how-page = Bis hierher nur mein Wort. Die Seite prüft es in deinem eigenen Browser, auch anhand von Nachrichten, die du noch hast.
proof-how-line = Bis hierher nur mein Wort. Mit einer Kopie von Gadalka kannst du es prüfen, auch anhand von Nachrichten, die du noch hast: npm run -s gadalka -- verify "…" messages.txt
source-at = Eine Kopie von Gadalka: { $link }
source-unknown = Hier ist keine Download-Adresse eingetragen. Frag die, die diesen Bot betreiben, wo es eine Kopie von Gadalka gibt.
proof-none = Du hast nichts Beendetes zum Prüfen. Spiel etwas: /rps play, /oddeven oder /mines
proof-not-yet = Das ist noch nicht zu Ende. Mein Geheimnis zeige ich am Schluss.
proof-unreadable = Das ist keine Nachweiszeile von mir. Eine Nachweiszeile beginnt mit gd1., kommt vom Knopf „Prüfen“ einer beendeten Partie und muss vollständig sein.

## Klicks, die nichts ändern
press-old-button = Dieser Knopf ist zu alt und tut nichts mehr. Neue Partie: /rps play oder /oddeven
panel-gone = Dieser Knopf ist veraltet. So sieht es jetzt aus.
panel-type = Schreib: { $example }
press-not-yours = Das ist nicht deins.
match-of = Das ist die Partie von { $name }.
board-of = Das ist das Brett von { $name }.
button-play-too = Auch spielen
button-play-private = Privat spielen
press-round-played = Diese Runde ist schon gespielt; nichts wurde doppelt gezählt. So steht es.
press-match-over = Diese Partie ist vorbei. Gezählt wurde nichts.
opponent-gone = Diesen Gegner gibt es nicht mehr, darum kann die Partie nicht weitergehen. Neue Partie: /rps play oder /oddeven

## Spiele, die in jedem Chat angeboten werden
offer-open-title = { $game }: für alle
offer-open-description = Wer zuerst klickt, spielt gegen mich
offer-open-text = { $name } bietet eine Partie gegen mich an. Wer zuerst klickt, spielt.
offer-own-title = { $game }: für dich
offer-own-description = Du spielst gegen mich, der Chat schaut zu
offer-own-text = { $name } will die Zukunft wissen. Ein Klick, und es geht los.
offer-mines-open-description = Wer zuerst klickt, spielt, und der Chat schaut zu
offer-mines-open-text = { $name } eröffnet eine Runde Minesweeper. Wer zuerst klickt, spielt.
offer-mines-own-description = Du spielst, der Chat schaut zu
offer-mines-own-text = { $name } wagt sich ins Minenfeld. Ein Klick, und es geht los.

## Befehle
command-rps = Schere-Stein-Papier, gegen die Wahrsagerin oder gegeneinander
command-rps-play = Spielen; ich lerne unterwegs
command-oddeven = Gerade oder ungerade: du wählst, ich rate
command-oddeven-play = Spielen; rate ich falsch, ist der Punkt deiner
command-strategy = Gegner: wer sie sind, und eigene Namen für sie
command-strategy-list = Alle Gegner, je eine Zeile
command-strategy-mine = Die Namen, die du Strategien gegeben hast
command-strategy-submit = Eine selbst geschriebene Strategie als Datei schicken
command-help = Was ich kann und wie du danach fragst
command-settings = Deine Einstellungen: Sprache, Gedächtnis, wer dich sieht, deine Daten
option-help-topic = worum es gehen soll
option-variant = klassisch (3 Züge) oder lizard-spock (5 Züge)
option-length = bis 10, best of 9, endlos …
option-game = welches Spiel; ohne Angabe Schere-Stein-Papier
option-opponent = die Strategie, die gegen dich spielt
option-strategy = ein Gegner oder ein registrierter Name
option-registered-strategy = wofür der Name steht, etwa markov:order=4,decay=0.98
option-strategy-file = deine Strategie: JavaScript oder TypeScript (nur entfernbare Typen); höchstens 64 KB
option-file-name = ihr Name: ein neuer, oder einer von deinen für eine neue Version
option-strategy-note = ein Satz über sie
choice-classic = Klassisch: Schere, Stein, Papier
choice-lizard-spock = Mit Echse und Spock: fünf Züge
choice-novice = Neuling: weiß nichts von dir, lernt in der Partie
choice-fortune-teller = Wahrsagerin: kennt dich und andere, vergisst nichts
choice-mirror = Spiegel: spielt wie du
choice-coin = Faire Münze: liest nichts und ist nicht zu lesen
strategy-fortune-teller = liest deine Gewohnheiten auf vierzig Arten zugleich, kennt die Menschen und ist schwer zu täuschen
strategy-mirror = dein Doppelgänger: zieht, wie du an seiner Stelle ziehen würdest
strategy-random = eine faire Münze; liest nichts
strategy-wildcard = wägt jeden früheren Moment, der diesem ähnelt
strategy-constant = immer derselbe Zug, ohne Angabe Stein
strategy-rotation = jeder Zug der Reihe nach: Stein, Papier, Schere …
strategy-anti-rotation = erwartet, dass du die Züge der Reihe nach spielst
strategy-copy = spielt deinen letzten Zug
strategy-always-counter = spielt, was deinen letzten Zug schlägt
strategy-always-counter-self = spielt, was den eigenen letzten Zug schlägt; schaut nie auf deine
strategy-win-stay-lose-shift = wiederholt, was gewann, wechselt, was verlor
strategy-after-result = richtet sich nach dem Ergebnis: rückt nach Sieg, Unentschieden oder Niederlage so weit vor
strategy-frequency = schlägt den Zug, den du am häufigsten spielst
strategy-markov = schlägt, was du nach deinen letzten Zügen meist tust
strategy-mupn = schlägt, was du zuletzt nach denselben paar Zügen gespielt hast
strategy-supp = lernt durch Probieren, welcher Zug sich nach deinen letzten lohnt
strategy-mksu = lernt durch Probieren, welcher von acht anderen Strategien sie folgen soll
strategy-mkia = lernt durch Probieren, welchem von drei Lesern sie folgen soll
strategy-daemons = eine Schar Dämonen, deren Aufseher auf den erfolgreichsten hört
strategy-shannon = Shannons Maschine von 1953: Tust du zweimal dasselbe?
strategy-seer = SEER von 1956: folgt einem Muster, solange es sich lohnt
strategy-experts = ein Rat von Lesern; je mehr Erfolg, desto mehr Gewicht
strategy-history-match = sucht, wo es zuletzt so lief und wie solche Tipps ausgingen
strategy-second-guess = weiß, dass du weißt, dass sie es weiß
strategy-iocaine = Siegerin von 1999: rät auf jeder Ebene und misst sich an mehreren Zeiträumen

strategy-list-title = 🔮 { $count } Gegner
strategy-info-title = 🔮 { $family }
strategy-games = Spielt: { $games }
strategy-settings = Einstellungen:
strategy-no-settings = Sie hat keine Einstellungen.
strategy-setting = { $name }: { $valid } (Standard: { $usual })
strategy-set = ← hier { $value }
strategy-source = Quelle: { $source }

registration-done = 🔮 { $name } ist registriert
registration-play = Dagegen spielen: { $command } opponent={ $name }. Das können alle, die den Namen kennen.
registration-mine-title = 🔮 Deine Strategien: { $count } von { $max }
registration-none = Du hast noch keine eigene Strategie. Schick eine Datei, oder gib einer von meinen einen Namen.
registration-withdraw-title = { $name } zurückziehen?
registration-withdraw-file = Niemand kann mehr dagegen spielen, laufende Partien enden ohne Ergebnis, und die Datei wird gelöscht. Der Name ist dann für alle frei.
registration-withdraw-text = Niemand kann mehr unter diesem Namen dagegen spielen, und der Name ist für alle frei. Laufende Partien gehen weiter.
button-withdraw = Zurückziehen
registration-withdrawn = { $name } ist zurückgezogen; der Name ist frei.
registration-kept = Bleibt.
button-strategy-submit = Datei schicken
button-strategy-name = Eine von meinen benennen
button-strategy-register = Einen Namen geben
button-strategy-mine = Meine Strategien
button-strategy-version = Neue Version
button-strategy-change = Ändern
button-strategy-withdraw = Zurückziehen
registration-refused = { $refusal ->
    [bad-name] „{ $name }“ ist kein gültiger Name. Erlaubt sind 3 bis 24 Buchstaben a bis z, Ziffern und Bindestriche, vorn ein Buchstabe, etwa my-markov.
    [reserved-name] „{ $name }“ bedeutet hier schon etwas. Nimm einen anderen Namen, etwa my-{ $name }.
    [like-built-in] „{ $name }“ sieht einer meiner eigenen Strategien zu ähnlich. Nimm einen anderen Namen, etwa my-{ $name }.
    [taken] „{ $name }“ ist schon vergeben. Nimm einen anderen Namen.
    [full] Du hast { $max } Strategien registriert, mehr geht nicht. Zieh erst eine zurück: /strategy withdraw
   *[not-yours] Eine Strategie „{ $name }“ hast du nicht registriert. Deine Namen: /strategy mine
  }
registration-trying = 🔮 { $name } wird erprobt
registration-trying-text = Der Bericht erscheint gleich hier.
registration-one-at-a-time = Deine letzte Probe läuft noch, und pro Person geht nur eine. Aus ihrer Nachricht wird der Bericht.
registration-queue-full = Die Schlange für Proben ist voll. Versuch es in ein paar Minuten noch einmal.
registration-broken-off = Die Probe von { $name } wurde unterbrochen, registriert wurde nichts. Schick den Befehl in einer Minute noch einmal.
registration-store-away = Ich komme gerade nicht an mein Gedächtnis, registriert wurde nichts. Schick den Befehl in einer Minute noch einmal.

submission-how = Bitte eine Datei und einen Namen: /strategy submit my-bot, mit der Datei.
submission-version = 🔮 { $name } hat eine neue Version: { $version }
submission-known = 🔮 { $name } ist schon genau diese Datei
submission-public = Dagegen spielen können alle, die den Namen kennen.
submission-results = { $game }: { $won } von { $matches } Partien zu { $rounds } Runden gewonnen, { $mean } Punkte je Runde. Runden gewonnen:verloren:unentschieden, und Punkte je Runde:
submission-other-game = { $game }: { $won } von { $matches } Partien gewonnen, { $mean } Punkte je Runde.
submission-not-there = { $game }: nicht gespielt. Grund: { $reason }.
submission-untried = { $game }: nicht erprobt, weil es so viele Schritte braucht. Damit nur das erprobt wird, schreib es in die Datei: export const games.
submission-taken = Sie brauchte höchstens { $steps } von { $most } erlaubten Schritten je Partie und { $memory } von { $limit } MB Speicher. Eine Partie dauerte { $milliseconds } ms.
submission-play = Dagegen spielen: { $command } opponent={ $name }. Prüfsumme und Versionen: /strategy info { $name }
submission-no-load = 🔮 { $name } lässt sich nicht laden
submission-breach = { $kind ->
    [crashed] 🔮 { $name } ist in der Probe abgestürzt
    [illegal] 🔮 { $name } hat in der Probe keinen gültigen Zug gemacht
   *[exhausted] 🔮 { $name } hat in der Probe zu viel verbraucht
  }
submission-at-start = { $game }, vor der ersten Runde gegen { $opponent }.
submission-at-round = { $game }, gegen { $opponent }, Runde { $round }.
submission-place = Zeile { $line }, Spalte { $column }:
submission-nothing = Registriert wurde nichts. Bessere die Datei aus und schick sie noch einmal.
submission-no-games = Laut Datei spielt sie: { $typed }. Ich kenne { $valid }. Registriert wurde nichts.
submission-too-slow = Die Probe dauerte länger, als ich erlaube; registriert wurde nichts. Lass die Datei je Runde weniger rechnen, oder schick sie, wenn bei mir weniger los ist.
submission-unsteady = { $name } ist nicht deterministisch: { $game }, gegen { $opponent }, ab Runde { $round } sind die Züge verschieden. Gleiche Runden müssen gleiche Züge ergeben. Registriert wurde nichts.
strategy-file-title = Eine eingeschickte Datei: JavaScript, ausgeführt in einer Sandbox.
strategy-file-facts = Version { $version }, { $bytes } Bytes. SHA-256: { $hash }
strategy-file-earlier = Frühere Versionen: { $versions }
strategy-file-note = „{ $note }“

## Probleme mit dem, was geschrieben wurde
problem-unknown-command = Den Befehl „{ $typed }“ kenne ich nicht. Was ich kann: /help
problem-unknown-command-nearest = Den Befehl „{ $typed }“ kenne ich nicht. Meinst du { $nearest }? Alle: /help
problem-unknown-option = /{ $command } versteht „{ $typed }“ nicht. Es gibt: { $valid }
problem-bad-choice = „{ $typed }“ ist für { $option } nicht möglich. Wähle eines von: { $valid }
problem-unknown-word-nearest = /{ $command } versteht „{ $typed }“ nicht. Meinst du { $nearest }?
problem-bad-choice-nearest = „{ $typed }“ ist für { $option } nicht möglich. Meinst du { $nearest }? Möglich: { $valid }
problem-bad-text = „{ $typed }“ ist für { $option } nicht möglich: Es müssen 1 bis { $max } Zeichen sein.
problem-file-missing = { $example } braucht eine Datei: Schick eine mit.
problem-file-too-large = Die Datei ist zu groß. Höchstens { $kilobytes } KB sind möglich.
problem-file-unavailable = Die Datei ist nicht bei mir angekommen. Schick sie bitte noch einmal.
problem-lone-file = „{ $typed }“ allein sagt mir nicht, was ich damit tun soll. Antworte darauf mit einem Befehl, der eine Datei nimmt: { $nearest }
problem-level-and-opponent = Eine Stufe ist schon ein Gegner. Wähle eines von beiden: level=… oder opponent=…
problem-length = „{ $typed }“ ist keine Länge. Möglich sind bis 10, best of 9 (ungerade) oder endlos, mit Zahlen von 1 bis { $max }.
problem-unknown-strategy = Einen Gegner „{ $typed }“ kenne ich nicht. Bekannte: { $some }. Alle: /strategy list
problem-unknown-strategy-nearest = Einen Gegner „{ $typed }“ kenne ich nicht. Meinst du { $nearest }? Alle: /strategy list
problem-unknown-parameter = { $family } hat keine Einstellung „{ $typed }“. Es gibt: { $valid }
problem-bad-value = { $parameter } kann nicht „{ $typed }“ sein. Möglich: { $valid }
problem-wrong-game = { $typed } spielt dieses Spiel nicht ({ $game }). Diese schon: { $some }. Alle: /strategy list

## Störungen
failure-unexpected = Bei mir ist etwas schiefgegangen. Es steht im Protokoll, und verloren ist nichts. Versuch es bitte noch einmal.
failure-busy = In meiner Kristallkugel ist gerade Gedränge. Gezählt wurde nichts, verloren ist nichts: Versuch es gleich noch einmal.
failure-file-time = Die Dateien dieses Autors rechnen zu lange und haben ihre Zeit für diese Minute aufgebraucht. Nichts wurde gezählt: Versuch es gleich noch einmal.
failure-store = Ich komme gerade nicht an mein Gedächtnis. Verloren ist nichts: Versuch es gleich noch einmal. Ein gezählter Zug zählt nicht doppelt.

## Was den Betrieb bindet
fairness-brief = 🔮 Mein Zug steht fest, bevor du wählst. „Prüfen“ am Ende einer Partie oder eines Bretts zeigt es.
fairness-anchor = Tagesrätsel und Turniere werden aus einem Geheimnis des Tages gezogen. Ich zeige es am Tag darauf, und jedes führt zu dieser Zahl: { $anchor }
fairness-secret = Das neueste, für npm run -s gadalka -- verify:

## Grenzen: zu viel auf einmal
budget-past = { $budget ->
    [press] Zu schnell für meine Kristallkugel. Versuch es in { $wait } wieder; dein Spiel wartet, wo es war.
    [command] Ein Wunsch nach dem anderen. Versuch es in { $wait } wieder; verloren ist nichts.
    [picture] Meine Pinsel müssen trocknen. In { $wait } male ich wieder; alles andere geht weiter.
    [hint] Auch eine Kristallkugel braucht Pausen. Den nächsten Tipp gibt es in { $wait }; spiel ruhig so lange weiter.
    [export] Du hast deine Datei schon ein paarmal heruntergeladen. In { $wait } bekommst du sie wieder.
    [submission] Genug Dateien für einen Tag. In { $wait } kannst du wieder eine schicken; bis dahin teste sie zu Hause.
   *[tournament] Zu viele Turniere auf einmal. In { $wait } kannst du wieder eines eröffnen; die offenen gehen weiter.
  }
budget-brief = ⏳ in { $wait }
budget-seconds = { $count ->
    [one] einer Sekunde
   *[other] { $count } Sekunden
}
budget-minutes = { $count ->
    [one] einer Minute
   *[other] { $count } Minuten
}

## Restzeit, am Ende eines Satzes
clock-in = in { $time }
clock-two = { $first } { $second }
clock-soon = jeden Moment
clock-days = { $count } T
clock-hours = { $count } Std.
clock-minutes = { $count } Min.
clock-seconds = { $count } s

## Hilfe, Begrüßung, Datenschutz, Daten
help-brief = 🔮 Ich spiele gegen dich und lerne, wie du wählst: /rps. Ein Duell unter Freunden: /duel. Jeden Tag neu: /daily. Alles andere ist einen Klick entfernt.
help-title = 🔮 Was ich kann
help-friends = Mit Freunden
help-you = Über dich
help-strategies = Strategien
help-fairness = Spiele ich fair?
help-privacy = Datenschutz
start-title = 🔮 Ich bin Gadalka
start-text = Ich kann Gedanken lesen, ein wenig. Such dir ein Spiel aus: Ich lerne, wie du wählst, zeige dir, was ich gesehen habe, und beweise, dass jeder meiner Züge feststand, bevor du gewählt hast.
start-mines = Minesweeper
privacy-title = Was ich von dir speichere
settings-title = ⚙️ Einstellungen
settings-text = Das siehst nur du.
settings-you = Du
settings-memory = Was ich von dir weiß
settings-others = Wer dich sehen und herausfordern darf
settings-data = Deine Daten
settings-here = { $kind ->
    [server] Dieser Server
   *[group] Diese Gruppe
  }
settings-learn-on = Von mir lernen
settings-learn-off = Nicht von mir lernen
settings-forget = Mich vergessen …
settings-export = Herunterladen
privacy-brief =
    Ich speichere deine ID, Züge, Ergebnisse und Einstellungen.
    Deine Nachrichten nicht. Deinen Namen zwei Wochen nach einem Duell oder solange du sichtbar sein willst.
    Dein Profil ist privat, bis du es änderst.
    Alles bleibt bei denen, die mich betreiben.
    Herunterladen oder löschen: jederzeit.
stored-matches = Deine ID auf dieser Plattform, deine Züge und die Ergebnisse; von den letzten Partien auch die Einstellungen, Zeiten und das Geheimnis hinter meinen Zügen. Wie viele Runden du in der Woche und im Monat deines letzten Spiels gewonnen hast, und dessen Tag.
stored-settings = Die Sprache, die du gewählt hast, und ob andere dich sehen und herausfordern dürfen.
stored-shown = Solange andere dich sehen: deinen Namen, wo du spielst und deine Ergebnisse auf den Listen dort.
stored-handle = Deinen @Namen, 90 Tage lang, nachdem ich ihn zuletzt gesehen habe, damit andere dich nennen können.
stored-duels = Deine Duelle: die Züge beider und die Ergebnisse, zwei Wochen lang mit beiden Namen und dem Chat. Deine Wertung.
stored-mines = Dein offenes Minesweeper-Brett, deine letzten und wie deine Spiele ausgingen.
stored-daily = Deine Versuche am Tagesrätsel mit ihren Zeiten und deine Serie.
stored-strategies = Strategien, die du registrierst oder schickst: ihre Namen, Dateien und Proben.
stored-tournaments = Turniere, die du eröffnet oder beschickt hast, wo sie waren und wie deine Teilnehmer abschnitten.
stored-replays = Partien und Duelle, die du als Seite teilst, mit den Namen darin: ein Jahr lang oder bis du sie zurückziehst.
stored-place = Der tägliche Beitrag in deinem privaten Chat, wenn du ihn eingeschaltet hast: der Chat, die Uhrzeit und die Sprache. Wenn du gesperrt bist, hier oder überall: deine ID, deinen damaligen Namen und das Datum; das bleibt, wenn du alles andere löschst.
data-export-text = Die ältesten Züge zuerst. Das Geheimnis einer offenen Partie fehlt: Es würde meinen nächsten Zug verraten.
data-delete-title = Alles löschen?
data-delete-text = Alle deine Runden, Summen, Partien, Bretter, registrierten Strategien und Platzierungen sind dann weg, und ich kenne dich nicht mehr. Das lässt sich nicht rückgängig machen.
button-delete = Alles löschen
button-keep = Behalten
data-deleted = Weg. Wir sind uns nie begegnet.
data-nothing = Zu löschen war nichts.
data-kept = Bleibt alles. Ich kenne dich noch.

## Eine Person auf mehreren Plattformen

## Herausforderungen
challenge-retract = Zurückziehen
challenge-retracted = { $caller } hat die Herausforderung zurückgezogen.
challenge-lapsed = Diese Herausforderung ist nicht mehr offen.
challenge-not-challenged = Darauf kann nur { $name } antworten.
challenge-not-challenger = Das kann nur { $name } zurückziehen.
challenge-unseen = { $name } sieht diesen Chat nicht. Frag in einer Gruppe, in der ihr beide seid.
challenge-left = { $name } ist nicht in diesem Chat und würde es nicht sehen.
challenge-off = { $name } nimmt keine Herausforderungen an.
challenge-lately = Du hast { $name } vor weniger als zehn Minuten gefragt. Gib der Person einen Moment.
challenge-take-button = Herausforderungen erlauben
challenge-refuse-button = Keine Herausforderungen
challenge-setting-on = Andere dürfen dich mit Namen herausfordern, zu einem Duell oder Vergleich. Ich erwähne dich, und du nimmst an oder lehnst ab.
challenge-setting-off = Du nimmst keine Herausforderungen an. Wer dich nennt, sieht das, und gepostet wird nichts.

## Wer ein Profil sehen darf
shown-never = Nie zu sehen: deine einzelnen Züge, und in welchen anderen Chats du spielst.
shown-now = { $shown ->
    [yes] Wer mich fragt, egal wo, sieht deinen Namen, deine Ergebnisse und dein Profil, aus allen deinen Runden mit mir.
   *[no] Dein Name steht auf keiner Liste, und nur du siehst dein Profil.
  }
profile-read-all = Alles lesen

## Was Runden über einen Menschen sagen
trait-often = von allen Zügen: { $move }
trait-after-result = { $result ->
    [win] nach einem Sieg
    [loss] nach einer Niederlage
   *[draw] nach einem Unentschieden
  }: { $what }
trait-after-move = { $result ->
    [win] nach einem Sieg
    [loss] nach einer Niederlage
   *[draw] nach einem Unentschieden
  } mit { $before }: { $move }
step-same = noch einmal derselbe
step-other = ein anderer Zug
step-beats = was ihn schlägt
step-beaten = was er schlägt
step-like = ein Wechsel wie { $from } → { $to }
profile-title = 🔮 { $name }: { $game }
profile-often = { $kind ->
    [always] jedes Mal
    [nearly] fast jedes Mal
   *[some] in { $times } von { $of } Fällen
  }
profile-head-always-same = { $who ->
    [you] Du bleibst bei deinem Zug, komme, was wolle: Du wiederholst ihn { $often }.
   *[other] { $name } bleibt beim Zug, komme, was wolle, und wiederholt ihn { $often }.
  }
profile-head-always-other = { $who ->
    [you] Du hältst nie still: Du wechselst deinen Zug { $often }, was auch kommt.
   *[other] { $name } hält nie still und wechselt den Zug { $often }, was auch kommt.
  }
profile-head-win-same = { $who ->
    [you] Du bleibst bei dem, was gewinnt: Nach einem Sieg wiederholst du deinen Zug { $often }.
   *[other] { $name } bleibt bei dem, was gewinnt: Nach einem Sieg wiederholt { $name } den Zug { $often }.
  }
profile-head-win-other = { $who ->
    [you] Du ruhst dich auf einem Sieg nicht aus: Danach wechselst du deinen Zug { $often }.
   *[other] { $name } ruht sich auf einem Sieg nicht aus und wechselt den Zug danach { $often }.
  }
profile-head-loss-same = { $who ->
    [you] Du bleibst standhaft: Nach einer Niederlage wiederholst du deinen Zug { $often }.
   *[other] { $name } bleibt standhaft: Nach einer Niederlage wiederholt { $name } den Zug { $often }.
  }
profile-head-loss-other = { $who ->
    [you] Du trennst dich von dem, was verliert: Nach einer Niederlage wechselst du deinen Zug { $often }.
   *[other] { $name } trennt sich von dem, was verliert: Nach einer Niederlage wechselt { $name } den Zug { $often }.
  }
profile-head-draw-same = { $who ->
    [you] Du sitzt ein Unentschieden aus: Danach wiederholst du deinen Zug { $often }.
   *[other] { $name } sitzt ein Unentschieden aus: Danach wiederholt { $name } den Zug { $often }.
  }
profile-head-draw-other = { $who ->
    [you] Ein Unentschieden treibt dich weiter: Danach wechselst du deinen Zug { $often }.
   *[other] Ein Unentschieden treibt { $name } weiter: Danach wechselt { $name } den Zug { $often }.
  }
profile-head-rather = { $who ->
    [you] { $result ->
        [win] Nach einem Sieg
        [loss] Nach einer Niederlage
       *[draw] Nach einem Unentschieden
      } wiederholst du deinen Zug { $often }, öfter, als Zufall wäre.
   *[other] { $result ->
        [win] Nach einem Sieg
        [loss] Nach einer Niederlage
       *[draw] Nach einem Unentschieden
      } wiederholt { $name } den Zug { $often }, öfter, als Zufall wäre.
  }
profile-head-often = { $who ->
    [you] Du hast einen Liebling: { $move }, { $often }.
   *[other] { $name } hat einen Liebling: { $move }, { $often }.
  }
profile-head-reflex = { $who ->
    [you] Du hast einen Reflex: { $result ->
        [win] Nach einem Sieg
        [loss] Nach einer Niederlage
       *[draw] Nach einem Unentschieden
      } mit { $before } spielst du { $move }, { $often }.
   *[other] { $name } hat einen Reflex: { $result ->
        [win] Nach einem Sieg
        [loss] Nach einer Niederlage
       *[draw] Nach einem Unentschieden
      } mit { $before } kommt { $move }, { $often }.
  }
profile-head-way = { $who ->
    [you] Du spielst fast wie nach einer einfachen Regel: { $way }.
   *[other] { $name } spielt fast wie nach einer einfachen Regel: { $way }.
  }
profile-head-read = { $who ->
    [you] Keine Gewohnheit allein verrät dich, und doch bist du leichter zu lesen als eine Münze.
   *[other] Keine Gewohnheit allein verrät { $name }, und doch ist { $name } leichter zu lesen als eine Münze.
  }
profile-head-chance = { $who ->
    [you] Du bist so schwer zu lesen wie eine Münze: Keine Gewohnheit verrät dich.
   *[other] { $name } ist so schwer zu lesen wie eine Münze: Keine Gewohnheit verrät { $name }.
  }
profile-head-early = { $who ->
    [you] Für ein Urteil über dich ist es zu früh: Noch fällt keine Gewohnheit auf.
   *[other] Für ein Urteil über { $name } ist es zu früh: Noch fällt keine Gewohnheit auf.
  }
profile-nothing = Noch keine Runde. Ein ganzes Profil braucht { $missing } Runden.
profile-record = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
  }: { $wins } gewonnen, { $draws } unentschieden, { $losses } verloren.
profile-streaks = Längste Serien: { $wins ->
    [one] ein Sieg
   *[other] { $wins } Siege
  }, { $losses ->
    [one] eine Niederlage
   *[other] { $losses } Niederlagen
  }. Zuletzt: { $result ->
    [win] { $length ->
        [one] ein Sieg
       *[other] { $length } Siege
      }
    [loss] { $length ->
        [one] eine Niederlage
       *[other] { $length } Niederlagen
      }
   *[draw] { $length }-mal unentschieden
  }.
profile-after = { $result ->
    [win] Nach einem Sieg
    [loss] Nach einer Niederlage
   *[draw] Nach einem Unentschieden
  }: { $shares }, von { $total }.
profile-share = { $what } { $percent } % ({ $count })
profile-after-none = { $result ->
    [win] Nach einem Sieg
    [loss] Nach einer Niederlage
   *[draw] Nach einem Unentschieden
  }: noch keine Daten.
profile-habits = Was auffällt:
profile-habit = – { $habit } { $percent } %, { $count } von { $total }
profile-read = Ich habe { $guessed } von { $rounds } Zügen erraten, { $percent }. Der Zufall käme auf { $chance }.
profile-likest-none = Gleicht keiner einfachen Spielart, die ich kenne.
profile-likest = Spielt am ehesten wie: { $way }. Das hätte { $agreed } der { $rounds } Züge ergeben; der Zufall käme auf { $luck }.
profile-kept = Von { $played } Runden sind die neuesten { $kept } gespeichert; nur sie zählen hier.
profile-details-title = 🔮 Die Zahlen hinter diesem Profil: { $game }
profile-details-how = So liest du das. Eine Gewohnheit nenne ich, wenn reiner Zufall sie etwa einmal in vierzig Fällen zeigen würde. Ich prüfe viele, darum ist hin und wieder eine Zufall. Eine bekannte Spielart nenne ich, wenn sie viel mehr der Züge ergeben hätte als der Zufall und ein zufälliges Spiel in weniger als einem von hundert Fällen einer davon so sehr gliche.
profile-details-closed = Diese Zahlen sehen nur die, die das Profil sehen dürfen, und hier ist es nicht offen.
profile-alt = Gewohnheiten von { $name }, was worauf folgt: { $habits }. Anteil erratener Züge, jeweils bis zur Runde: { $curve }.
profile-closed = Das Profil von { $name } darfst du nicht sehen. Um zu sehen, wie ihr beide spielt, frag: /profile compare. Dein eigenes öffnen: /settings
portrait-button = In sechs Zeilen
portrait-when = { $kind ->
    [result] nach { $result ->
        [win] einem Sieg
        [loss] einer Niederlage
       *[draw] einem Unentschieden
      }
    [same-result] nach { $rounds } { $result ->
        [win] Siegen
        [loss] Niederlagen
       *[draw] Unentschieden
      } in Folge
    [result-own] nach { $result ->
        [win] einem Sieg
        [loss] einer Niederlage
       *[draw] einem Unentschieden
      } mit { $move }
    [own] nach { $move }
    [bot] nach meinem Zug { $move }
    [same-move] nach { $rounds }-mal demselben Zug
    [always] immer
   *[else] sonst
  }
portrait-rule = { $when }: { $said ->
    [own-same] noch einmal derselbe Zug
    [own-beats] das, was den eigenen letzten Zug schlägt
    [own-beaten] das, was der eigene letzte Zug schlägt
    [bot-same] mein letzter Zug
    [bot-beats] das, was meinen letzten Zug schlägt
    [bot-beaten] das, was mein letzter Zug schlägt
   *[move] { $move }
  }
portrait-line = – { $rule }, { $hits } von { $of }
portrait-how = Es zählt die erste Zeile, die passt. Deinen letzten { $rounds } Zügen, die sie nicht kannten, haben diese Zeilen im Mittel je { $lines } % gegeben; der Zufall gibt 33 %. Die Datei spielt wie du: Schick sie mit /strategy submit, um gegen sie zu spielen.
picture-next = nächster Zug
picture-after = { $result ->
    [win] gewonnen
    [loss] verloren
   *[draw] unentschieden
  }: { $move }
picture-no-data = keine Daten
picture-habits = Was worauf folgt
picture-rounds = { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
  }, mit Anzahl; blau öfter als Zufall, orange seltener
picture-compared = Die Gewohnheiten mit dem größten Abstand, mit Anzahl
picture-read = Erratene Züge, je 40; grau: Zufall
picture-round = bis Runde
picture-failed = Das Bild ließ sich nicht zeichnen; im Text steht alles.

## Wen eine Personen-Option nennt
person-unknown = Wer { $typed } ist, weiß ich nicht. Schreib @name oder antworte mit dem Befehl auf eine Nachricht der Person.
person-unmet = { $name } kenne ich noch nicht: Dafür muss die Person mir einmal schreiben oder einen meiner Knöpfe anklicken.
person-unknown-id = { $typed } spielt hier nicht. Wer spielt, heißt etwa terminal:anna oder discord:700000000000000001
person-bot = Bots haben kein Profil, und meines behalte ich für mich.

## Zwei Menschen im Vergleich
menu-compare = Vergleichen, wie wir spielen
compare-with-whom = Mit wem vergleichen? Nenne jemanden oder antworte auf eine Nachricht der Person: /profile compare @name
compare-oneself = Das bist du, und niemand spielt mehr wie du. Nenne jemand anderen.
compare-own-missing = Ein Vergleich braucht von euch beiden je { $needed } Runden { $game }; dir fehlen noch { $missing }.
compare-ask = { $name }, darf { $caller } vergleichen, wie ihr beide spielt?
compare-ask-seen = Wenn du annimmst, sehen alle hier, wie gut ich euch lese und wie ihr spielt.
button-accept = Annehmen
button-decline = Ablehnen
compare-not-asked = Diese Frage gilt jemand anderem.
compare-declined = Diesmal kein Vergleich.
compare-title = 🔮 { $a } und { $b }: { $game }
compare-headline = 🔮 { $a } lese ich zu { $percentA }, { $b } zu { $percentB }
compare-read = Gelesen habe ich { $guessedA } von { $roundsA } Zügen und { $guessedB } von { $roundsB }; der Zufall käme auf { $chance }.
compare-chance = { $verdict ->
    [chance] { $name } ist so schwer zu lesen wie eine Münze.
   *[unsure] Bei { $name } kann das noch Zufall sein.
  }
compare-early = Noch ist es früh: Ich brauche je { $needed } Runden von euch, um zu sagen, wo ihr euch unterscheidet.
compare-differ = Ihr spielt verschieden, auch wenn keine einzelne Gewohnheit es zeigt.
compare-effect = Wie verschieden: { $effect } auf einer Skala von 0 bis 1, aus { $roundsA } und { $roundsB } Runden.
compare-differences = Wo ihr euch am meisten unterscheidet:
compare-difference = – { $habit }. { $a } { $percentA } % ({ $countA } von { $totalA }), { $b } { $percentB } % ({ $countB } von { $totalB })
compare-no-difference = Noch kein Unterschied gefunden.
compare-seed = Der Abstand, wie zuerst veröffentlicht, über die letzten { $context } Züge: { $p } von { $most }. Nach Zahl der betrachteten Züge: { $d }
compare-trust = Kann es Zufall sein? Mischt man eure Runden und verteilt sie neu an euch beide, unterscheiden sie sich in { $count } von 1000 Fällen genauso stark (p = { $p }).
compare-details-title = 🔮 Die Zahlen hinter diesem Vergleich: { $game }
compare-details-difference = – { $habit }. { $countA } von { $totalA }, { $countB } von { $totalB } (p { $p })
compare-details-how = So liest du das. Zwei Zahlen nebeneinander gehören euch beiden, in der Reihenfolge der Nachricht oben. Wie verschieden: 0 ist gleich, 1 hat nichts gemeinsam. Dieselbe Person liegt bei zwei Gelegenheiten meist zwischen 0,25 und 0,60, zwei Personen zwischen 0,63 und 0,86.
    p sagt, wie oft reiner Zufall einen so großen Unterschied ergäbe (bei Gewohnheiten ist eingerechnet, dass ich viele prüfe). Es gibt zwei Tests, einen über alle Runden und einen über einzelne Gewohnheiten. Ergibt einer davon p bis { $level }, sage ich, wo ihr euch unterscheidet, sonst, dass ich noch keinen Unterschied gefunden habe.
    Der veröffentlichte Abstand ist bei fast allen Paaren nahe am Höchstwert: Er steht hier, weil er Geschichte hat, nicht Bedeutung.
compare-details-closed = Dieser Vergleich ist hier nicht mehr offen. Frag noch einmal: /profile compare
compare-too-few = Zu wenige Runden für einen Vergleich: Ihr braucht beide je { $needed }.
line-since = – { $name }, seit { $date }

## Die Karte eines Chats
landmark-random = reiner Zufall
landmark-copy = Nachahmer
landmark-rotation = der Reihe nach
landmark-anti-rotation = schlägt die Reihenfolge
landmark-always-counter = schlägt den letzten Zug
landmark-constant = immer { $move }
map-title = Wer hier ähnlich spielt: { $game } · { $count ->
    [one] eine Person
   *[other] { $count } Personen
  }
map-subtitle = Je näher, desto ähnlicher. Die Richtung bedeutet nichts.
map-ways = bekannte Spielarten
map-alt = Karte von { $count ->
    [one] einer Person
   *[other] { $count } Personen
  } und bekannten Spielarten. { $lines }
map-head = { $one } und { $other } spielen hier am ähnlichsten; { $first } und { $second } am wenigsten ähnlich.
map-line = { $name }: am ähnlichsten { $other }
map-line-way = { $name }: am ähnlichsten { $other }, im Stil „{ $way }“
map-line-alone = { $name }: im Stil „{ $way }“
map-line-none = { $name }: in keinem Stil, den ich kenne
map-head-two = Bisher sind nur zwei auf dieser Karte.
map-more = … und { $count } weitere im Bild.
map-numbered = Im Bild: { $list }
map-left = { $count ->
    [one] Eine Person, die hier vor längerer Zeit gespielt hat, fehlt.
   *[other] { $count } Personen, die hier vor längerer Zeit gespielt haben, fehlen.
  }
map-short = { $count ->
    [one] Eine Person hat
   *[other] { $count } Personen haben
  } noch zu wenige Runden.
map-join = Gezählt wird nur, wer zugestimmt hat.
map-alone-here = Eine Karte zeigt, wer in einer Gruppe oder auf einem Server spielt. Frag mich dort: /profile map
map-too-few = Eine Karte braucht { $people } Personen von hier mit offenem Profil und je { $rounds } Runden. Bisher: { $ready }. Noch zu wenige Runden: { $short }.
map-mine-private = Du bist nicht dabei: Dein Profil ist privat. Um zu erscheinen: /settings, und dann hier eine Partie beenden.
map-mine-not-here = Du bist noch nicht dabei: Beende hier eine Partie.
map-mine-missing = Du bist noch nicht dabei: { $missing ->
    [one] Dir fehlt eine Runde
   *[other] Dir fehlen { $missing } Runden
  } in diesem Spiel, insgesamt braucht es { $needed }.
map-mine-ready = Du bist bereit.
map-mine-people = Am ähnlichsten spielst du wie { $list }.
map-mine-alone = Sonst ist niemand auf dieser Karte.
map-mine-ways = Dein Stil: { $way }.
map-mine-no-way = Dein Stil gleicht keinem, den ich kenne.
habits-most = Am meisten fällt hier auf: „{ $habit }“, { $share }; der Zufall käme auf { $luck }.
habits-none = Im Mittel hebt sich hier nichts vom Zufall ab.
habits-counts = { $people } Personen, etwa { $rounds } Runden; alle zählen gleich viel. In Klammern: was der Zufall ergäbe.
habits-too-few = Ein Mittelwert braucht { $needed } Personen von hier mit offenem Profil und je { $rounds } Runden. Bisher: { $ready }.

## Was ich über jemanden weiß
model-title = 🔮 Was ich von dir weiß: { $game }
model-missing = Ich kenne { $rounds ->
    [0] keine Runde
    [one] eine Runde
   *[other] { $rounds } Runden
  } von dir. Nach { $missing } weiteren kann ich sagen, was ich glaube.
model-rounds = Ich kenne { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
  } von dir. Was ich glaube:
model-no-habits = keine Gewohnheit fällt auf; du bist schwer in Worte zu fassen
model-sure = Wie sicher: Von deinen letzten { $all } Zügen hätte ich { $right } gelesen (Zufall: { $luck }); { $verdict }.
model-from = Grundlage: zu { $own } % du, zu { $people } % andere Menschen.
# Was der Bot an die lesende Seite verlieren darf: jetzt $points, von den 8, mit denen alle anfangen.
model-account = { $state ->
    [lent] Ich bin bereit, bis zu { $points } Punkte an dich zu verlieren: meine 8 und { $more }, die ich dir abgenommen habe.
    [begun] Ich bin bereit, bis zu 8 Punkte an dich zu verlieren. Vom Zufall abgesehen, liegt niemand je mehr als 10 Punkte vor mir.
    [less] Ich riskiere gegen dich noch { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }. Den Rest meiner 8 hast du schon gewonnen.
    [spent] Gegen dich habe ich nichts mehr zu riskieren: Du hast alle 10 Punkte gewonnen, die man mir ohne Zufall abnehmen kann. Ab jetzt ist jeder meiner Züge Zufall.
   *[read] Du hast meine 8 Punkte gewonnen, vielleicht liest du also mich. Ich spiele zufällig, bis ich ein paar zurückgewonnen habe.
}
model-mode-learning = Ich lerne aus deinen Runden.
model-mode-off = Ich spiele zufällig und lerne nichts.
model-reset-title = Vergessen, wie du spielst?
model-reset-text = Ich vergesse alles, was ich bisher von dir gelernt habe. Deine Summen bleiben. Das lässt sich nicht rückgängig machen.
button-forget = Vergessen
model-change-done = { $change ->
    [reset] Vergessen: Wir sind uns wieder fremd. Deine Summen bleiben.
    [off] Ausgeschaltet. Ein Zug, der schon feststeht, wird noch gespielt.
   *[on] Ich lerne wieder.
  }
model-change-already = { $change ->
    [reset] Zu vergessen gibt es nichts: Ich kenne keine deiner Runden.
    [off] Schon ausgeschaltet.
   *[on] Ich lerne schon.
  }
button-share = Teilen
button-share-stop = Nicht mehr teilen

## Minesweeper
command-mines = Minesweeper, mit Tipps samt Begründung
command-mines-play = Spielen; wähle eine Stufe
option-mines-level = Wie groß und wie dicht
option-mines-noguess = Ein Brett, das ohne Raten zu lösen ist
choice-pocket = Winzig: 5×5, 4 Minen
choice-small = Klein: 8×8, 10 Minen
choice-beginner = Anfang: 9×9, 10 Minen
choice-intermediate = Mittel: 16×16, 40 Minen
choice-expert = Schwer: 30×16, 99 Minen
choice-yes = ja
choice-no = nein
mines-level-custom = Andere
mines-title = 💣 Minesweeper { $width }×{ $height } · { $mines ->
    [one] { $mines } Mine
   *[other] { $mines } Minen
  }
mines-begin-opening = Öffne irgendein Feld: Es und seine Nachbarn sind sicher.
mines-progress = 🚩 { $flags } von { $mines } · noch { $left ->
    [one] { $left } sicheres Feld
   *[other] { $left } sichere Felder
  }
mines-how-open = Ein Klick öffnet ein Feld. Auf einer Zahl, deren Minen alle Flaggen haben, öffnet er den Rest ringsum.
mines-how-flag = Flaggenmodus: Ein Klick setzt eine Flagge oder nimmt sie weg.
mines-ended = { $ending ->
    [won] 🎉 { $name } hat das Brett in { $time } geräumt{ $hints ->
        [0] .
        [one] , mit { $hints } Tipp.
       *[other] , mit { $hints } Tipps.
      }
    [lost] 💥 { $cell } war eine Mine. { $name } hatte { $cleared } von { $safe } Feldern geräumt.
    [stopped] Beendet. { $name } hatte { $cleared } von { $safe } Feldern geräumt.
   *[replaced] Beendet. { $name } hatte { $cleared } von { $safe } Feldern geräumt.
  }
button-new-board = Neues Brett
button-flag-mode = Flaggenmodus
button-open-mode = Öffnungsmodus
button-hint = Tipp
button-play-again = Noch ein Brett
mines-toast-won = Geräumt! Jede Mine war, wo du sie vermutet hast.
mines-toast-lost = { $cell } war eine Mine.
mines-toast-stopped = Beendet.
mines-toast-flag = { $cell }: Flagge
mines-toast-unflag = { $cell }: keine Flagge
mines-toast-open = { $cells ->
    [one] { $cell }: { $number }
   *[other] { $cell }: { $cells } Felder geöffnet
  }
mines-open-already = { $cell } ist schon offen.
mines-flagged = Auf { $cell } steht eine Flagge. Nimm sie erst im Flaggenmodus weg.
mines-flags-differ = { $cell } zeigt { $number }. Setz ringsum so viele Flaggen, dann öffnet es den Rest.
mines-board-changed = Das Brett hat sich geändert, seit dieser Knopf gezeichnet wurde. So sieht es jetzt aus.
mines-over = Dieses Spiel ist vorbei. Fang ein neues an: /mines
mines-hint-safe = 💡 { $cell } ist sicher: { $because }.
mines-hint-guess = 💡 Sicher ist nichts. Am besten rätst du { $cell }: eine Mine in { $risk } % der Fälle, wie die Minen liegen können.
mines-hint-first = 💡 Noch ist nichts offen. { $cell } ist so sicher wie jedes erste Feld.
mines-number-at = die { $number } auf { $cell }
mines-because-numbers = { $count ->
    [one] { $numbers } lässt nichts anderes zu
   *[other] { $numbers } lassen nichts anderes zu
  }
mines-because-numbers-total = zusammen mit der Zahl der Minen { $count ->
    [one] lässt { $numbers } nichts anderes zu
   *[other] lassen { $numbers } nichts anderes zu
  }
mines-because-total-alone = die Zahl der Minen lässt nichts anderes zu
mines-too-large = So ein großes Brett passt nicht in diesen Chat. Das größte hier ist { $most }.
mines-no-such-board = So ein Brett, das ohne Raten geht, habe ich nicht gefunden. Versuch es noch einmal.
mines-stats-title = 💣 Deine Minesweeper-Spiele
mines-stats-board = Brett
mines-stats-best = beste
mines-stats-games = Spiele
mines-stats-streak = Siege in Folge ohne Tipp: jetzt { $now }, Rekord { $most }.
mines-stats-what = Bestzeiten gelten ohne Tipps. Aufgegebene Spiele zählen als nicht gewonnen. Bretter ohne Raten stehen extra.
mines-stats-none = Du hast noch kein Spiel beendet. Fang eines an: /mines

## Das Tagesrätsel
# Begriffe: Tagesrätsel (daily challenge), der Gegner des Tages (mind), das Brett, Versuch (attempt), Auflösung (answers), auslosen (draw), Tage in Folge.
command-daily = Ein Gegner nur für dich und ein Brett für alle, jeden Tag neu
command-daily-today = Das Rätsel von heute und dein Stand
option-daily-zone = deine Zeitzone: eine Stadt wie Berlin, oder utc+3
place-daily = Tagesrätsel
# Die Zahl zählt die Tage; Gadalka ist der Name des Bots.
daily-title = 🔮 Gadalka { $number } · { $date }
daily-opponent-title = 🔮 Gadalka { $number } · der Gegner des Tages
daily-today-opponent-open = Der Gegner: 20 Runden, noch nicht begonnen.
daily-today-opponent-going = Der Gegner: { $won } : { $lost }, als Nächstes Runde { $round } von { $of }.
daily-today-opponent-done = Der Gegner: { $won } : { $lost }.
daily-today-board-open = Das Brett: 5×5, noch nicht begonnen.
daily-today-board-going = Das Brett: angefangen.
daily-today-board-won = Das Brett: in { $time } geräumt{ $hints ->
    [0] {""}
    [one] , ein Tipp eingerechnet
   *[other] , { $hints } Tipps eingerechnet
}.
daily-today-board-lost = Das Brett: diesmal nicht geräumt.
# Vor einer Restzeit: „in 5 Std.“
daily-next = Die nächsten kommen
daily-invite = 🔮 Gadalka { $number }: heute ein Gegner und ein Brett für alle.
# Knöpfe
button-daily-yesterday = Gestern
daily-opponent-first = Der Gegner von heute ist nur für dich ausgelost. Finde heraus, wie er wählt, und schlag ihn: 20 Runden, ein Versuch.
daily-opponent-score = Du { $won } : { $lost } · Runde { $round } von { $of }
daily-round = { $result ->
    [win] Du { $yours } · Gegner { $its } → dein Punkt
    [loss] Du { $yours } · Gegner { $its } → sein Punkt
   *[draw] Du { $yours } · Gegner { $its } → unentschieden
  }
daily-round-toast = { $last } · { $won } : { $lost }
# Hinter einer Reihe von Zeichen, neben strip-yours
daily-row-its = ← die des Gegners
daily-opponent-end = 🔮 { $won } : { $lost } gegen den Gegner des Tages
daily-old-button = Dieser Knopf ist von einem anderen Tag. Das Rätsel von heute: /daily
# Wer der Gegner des Tages war: seine Regel, in der Vergangenheit
daily-rule-after = { $result ->
    [win] Nach einer gewonnenen Runde { $step ->
        [0] behielt er seinen Zug
        [1] wechselte er zu dem, was dieser Zug schlägt
       *[other] wechselte er zu dem, was diesen Zug schlägt
    }.
    [loss] Nach einer verlorenen Runde { $step ->
        [0] behielt er seinen Zug
        [1] wechselte er zu dem, was dieser Zug schlägt
       *[other] wechselte er zu dem, was diesen Zug schlägt
    }.
   *[draw] Nach einem Unentschieden { $step ->
        [0] behielt er seinen Zug
        [1] wechselte er zu dem, was dieser Zug schlägt
       *[other] wechselte er zu dem, was diesen Zug schlägt
    }.
  }
daily-rule-copy = Er wiederholte deinen letzten Zug.
daily-rule-always-counter = Er spielte, was deinen letzten Zug schlägt.
daily-rule-anti-rotation = Er erwartete, dass du der Reihe nach spielst, Stein, Papier, Schere, und schlug den nächsten Schritt. Also spielte er, was dein letzter Zug schlägt.
daily-rule-rotation = Er spielte der Reihe nach Stein, Papier, Schere, was du auch tatest.
daily-rule-win-stay = Er behielt einen Zug, der gewann, und wechselte nach einer Niederlage zufällig. Nach einem Unentschieden { $draw ->
    [stay] behielt er seinen Zug
   *[shift] wechselte er auch zufällig
}.
daily-rule-frequency = Er spielte, was deinen häufigsten Zug schlägt{ $decay ->
    [1] {""}
   *[other] ; neuere Runden zählten mehr
}.
daily-rule-mupn = Er merkte sich, was du beim letzten Mal nach demselben Zug { $side ->
    [own] von ihm
   *[opponent] von dir
} gespielt hattest, und schlug das.
daily-seen = { $count ->
    [one] Das zeigte sich in Runde { $rounds }.
   *[other] Das zeigte sich in den Runden { $rounds }.
}
# Die Zeilen, die Leute kopieren und verschicken; sie verraten keinen Zug.
daily-strip = Gadalka { $number }
daily-strip-opponent = Gadalka { $number } · { $won }:{ $lost }
daily-strip-board = 💣 { $time }{ $hints ->
    [0] {""}
    [one] , ein Tipp
   *[other] , { $hints } Tipps
}
daily-strip-board-lost = 💣 💥
daily-share-by = { $name } · das Tagesrätsel
daily-share-copy = Zum Kopieren oder Weiterleiten. Verrät keinen Zug.
daily-card-call = Jeden Tag neu: /daily
daily-card-alt = Gadalka { $number }. Gewonnene Runden: { $won }, verlorene: { $lost }. Runde für Runde: { $results }.
daily-card-alt-board = Gadalka { $number }. { $board }
daily-word = { $result ->
    [win] gewonnen
    [loss] verloren
   *[draw] unentschieden
  }
daily-yesterday-title = 🔮 Gadalka { $number }: die Auflösung
daily-yesterday-none = Von diesem Tag habe ich nichts: Niemand hat mich nach seinem Rätsel gefragt.
# Vor einer Restzeit: „in 5 Std.“
daily-yesterday-soon = Andere sitzen vielleicht noch daran. Die Auflösung kommt
daily-proof = All das folgt aus dem Geheimnis jenes Tages, das in dieser Zeile steht. Mit einer Kopie von Gadalka können alle es prüfen: npm run -s gadalka -- verify "…"

## Das Brett des Tages und die Bretter aller Tage
# { $number } zählt die Tage: Gadalka 326
daily-board-title = 💣 Gadalka { $number } · das Brett des Tages
mines-daily-how = Alle bekommen an diesem Tag dasselbe Brett, und es geht ohne Raten. Ein Tipp kostet zehn Sekunden. „Aufhören“ beendet deinen einzigen Versuch.
mines-daily-over = Die Auflösung kommt um 01:00 UTC am nächsten Tag: /daily yesterday
daily-board-score = Mit den Tipps zählt es als { $time }.
# Unter dem gelösten Brett von gestern
# Beides steht in einem Titel und auf Knöpfen.
button-daily-opponent = Gegner
button-daily-board = Brett

## Tage in Folge
# Am Ende eines Versuchs: die Tage in Folge, heute eingeschlossen
streak-day = { $days ->
    [one] Der erste Tag einer Serie
   *[other] Tag { $days } in Folge
}
# In /daily, wo heute noch offen ist
streak-so-far = { $days ->
    [one] Bisher ein Tag in Folge
   *[other] Bisher { $days } Tage in Folge
}
# Nach einem von beiden und einem Punkt
streak-forgiven = ein freier Tag in dieser Woche ist verziehen
# In einem Profil; $current kann 0 sein.
streak-profile = Tagesrätsel, Tage in Folge: jetzt { $current }, längste Serie { $longest }

## Turniere
command-tournament = Turniere zwischen Strategien, im Hintergrund gespielt
command-tournament-show = Das Turnier hier und was du damit tun kannst
command-tournament-create = Hier ein Turnier eröffnen
command-leaderboard = Die Besten: Strategien in Turnieren, Menschen gegen mich oder in Duellen
option-leaderboard-of = Strategien in Turnieren, Menschen gegen mich oder Duelle; ohne Angabe Strategien
option-leaderboard-scope = dieser Server oder diese Gruppe, oder überall; ohne Angabe hier
option-leaderboard-period = diese Woche, dieser Monat oder insgesamt; ohne Angabe insgesamt
choice-strategies = Strategien
choice-players = Menschen
choice-duels = Duelle
choice-here = hier
choice-everywhere = überall
choice-week = diese Woche
choice-month = dieser Monat
choice-all = insgesamt
command-profile = Wie du spielst, und wie andere spielen
command-profile-show = Was deine Runden über dich sagen: Gewohnheiten, Serien, wie vorhersehbar du bist
command-profile-compare = Wie ähnlich du und jemand anderes spielen; die Person wird erst gefragt
option-profile-user = jemand anderes; ohne Angabe du selbst
option-profile-other = mit wem du vergleichst
command-profile-map = Wer hier ähnlich spielt, unter bekannten Spielarten
option-system = wer auf wen trifft; ohne Angabe Schweizer System
option-rounds = Runden im Schweizer System, 1 bis 30
option-match = Runden je Partie, 10 bis 2000; ohne Angabe 1000
option-entrant = wer spielt: eine Strategie, auch mit Einstellungen (markov:order=3), oder ein Name
system-round-robin = Alle gegen alle
system-olympic = K.-o.-System
system-olympic-matches = K.-o.-System nach Partien
system-recursive = K.-o. um alle Plätze
system-recursive-matches = K.-o. um alle Plätze nach Partien
system-swiss = Schweizer System
tournament-title = { $system } · { $game }
tournament-created = { $name } eröffnet ein Turnier der Strategien.
tournament-joined = { $entrant } ist dabei. { $count ->
    [one] Bisher eine Strategie.
   *[other] Bisher { $count } Strategien.
  }
tournament-started = Es geht los: { $count } Teilnehmer, Partien zu { $match } Runden. Diese Nachricht zeigt den Verlauf, und das Ergebnis poste ich.
tournament-cancelled = { $name } sagt es ab. Schon gespielte Partien zählen nicht.
tournament-open = Offen. { $count ->
    [0] Noch ist niemand dabei.
    [one] Bisher eine Strategie.
   *[other] Bisher { $count } Strategien.
  }
tournament-running = { $of ->
    [0] Runde { $round } läuft.
   *[other] Runde { $round } von { $of } läuft.
  }
tournament-last = Es ist vorbei. Platz eins: { $names }
tournament-won = { $count ->
    [one] Sieg für { $names }
   *[other] Den ersten Platz teilen sich: { $names }
  }
tournament-picture = Punkte als Balken. { $title }: { $places }
tournament-cross-alt = Kreuztabelle. { $title }. Plätze und Punkte: { $places }
tournament-cross-how = Zeile gegen Spalte: 1 gewonnen, ½ unentschieden, 0 verloren
tournament-cross-empty = leer: nicht aufeinandergetroffen
tournament-cross-forfeit = kampflos
tournament-cross-rest = pausiert
tournament-cross-round = Runde { $round }
tournament-rounds-how = Auf wen jede traf: + gewonnen, – verloren
league-title = 🏟️ Liga · { $game } · { $month }
league-how = Einmal im Monat treffen alle öffentlichen Strategien auf meine. Punkte: was eine Partie im Mittel bringt, gegen meine (🏠) und die zehn besten des Vormonats, ± Standardfehler.
tournament-cross-first = die ersten { $shown } von { $count }
tournament-round = { $title } · Runde { $round }
tournament-forfeit = { $name } verliert kampflos ({ $kind ->
    [crashed] abgestürzt
    [stalled] zu lange überlegt
    [exhausted] mehr verbraucht als erlaubt
   *[illegal] ungültiger Zug
  })
tournament-void = kein Ergebnis (eine Seite wurde zurückgezogen)
tournament-cross-void = ungültig
tournament-history = 🏆 Turniere hier: { $count }
button-enter-mine = Meine anmelden
button-start = Starten
button-tournament-next = Das nächste
button-tournament-leave = Abmelden
button-tournament-pairings = Paarungen
button-tournament-history = Frühere
button-tournament-cancel = Absagen
button-tournament-other = Eine andere
tournament-none-title = 🏆 Turniere
tournament-gone = Dieses Turnier kenne ich nicht mehr. Was hier läuft: /tournament show
tournament-over = Dieses Turnier ist vorbei. Was hier läuft: /tournament show
tournament-enter-title = 🏆 Eine Strategie anmelden
tournament-enter-which = Welche spielt für dich? Oben deine, darunter einige von mir.
tournament-enter-none = Du hast noch keine eigene Strategie für dieses Spiel: /strategy submit macht aus einer Datei eine. Oder melde eine von mir an:
tournament-open-already = Hier gibt es schon ein Turnier: /tournament show
tournament-none-open = Hier ist kein Turnier offen. /tournament create eröffnet eines.
tournament-begun = Das Turnier hat begonnen. Melde dich zum nächsten an.
tournament-full = Alle { $max } Plätze sind vergeben. Melde beim nächsten Turnier an.
tournament-joined-already = { $entrant } ist schon dabei. Melde eine andere Strategie an oder dieselbe mit anderen Einstellungen.
tournament-too-few = Ein Turnier braucht mindestens zwei Strategien. Melde erst noch eine an.
tournament-none-yet = Hier gab es noch kein Turnier. /tournament create eröffnet eines.
tournament-not-begun = Das Turnier hat noch nicht begonnen.
tournament-first-round = Die erste Runde ist noch nicht zu Ende. Frag gleich noch einmal.
tournament-forgotten = Partien speichere ich von den letzten fünf Turnieren eines Chats, und dieses ist älter. Die Tabelle habe ich noch.
tournament-file = Alles in einer Datei: wer gespielt hat, der Startwert und jedes Ergebnis. Wer das Programm hat, kann es nachspielen und vergleichen:
tournament-file-not-over = Das Turnier ist noch nicht vorbei, und die Datei würde seinen Startwert verraten. Frag am Ende noch einmal.
tournament-not-yours = Das kann nur, wer das Turnier eröffnet hat oder diesen Chat verwaltet.
tournament-rounds-swiss = Nur im Schweizer System lässt sich die Rundenzahl wählen. Lass rounds weg oder wähle system: swiss.
option-start = wann: 18:00, 2026-11-28 18:00 oder in 2h
tournament-starts = Beginn: { $when }.
tournament-called-off = Abgesagt. Schon gespielte Partien zählen nicht.
tournament-left = { $entrant } ist abgemeldet. { $count ->
    [0] Jetzt ist niemand dabei.
    [one] Bisher eine Strategie.
   *[other] Bisher { $count } Strategien.
  }
tournament-put-off = Es hat nicht zur vorgesehenen Zeit begonnen. Starte es von Hand, sobald zwei oder mehr angemeldet sind.
tournament-seed = Der Startwert war { $seed }.
setting-match = Partien zu { $match } Runden
setting-rounds = { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden Paarungen
  }
tournament-drawn = Ausgelost, als das Turnier begann: aus den Teilnehmern und meinem Geheimnis vom { $date }, das ich am Tag darauf zeige.
setting-seed-later = der Startwert wird am Ende veröffentlicht
tournament-create-not-yours = Nur wer diesen Chat verwaltet, kann hier ein Turnier eröffnen. Dein eigenes kannst du in einem privaten Chat mit mir eröffnen.
tournament-too-many-yours = Du hast { $max } Strategien angemeldet, mehr geht nicht. Melde erst eine ab.
tournament-not-entered = { $entrant } ist nicht dabei.
tournament-entrant-not-yours = { $entrant } hat jemand anderes angemeldet. Abmelden kann sie nur diese Person, oder wer diesen Chat verwaltet.
tournament-leave-which = Welche deiner Strategien soll raus? Zum Beispiel /tournament leave markov:order=3; wer dabei ist, zeigt /tournament status.
tournament-not-writable-here = Ich kann hier antworten, aber nicht von selbst posten. Das Ergebnis könnte ich also nicht ankündigen, darum wurde nichts eröffnet. Lass mich diesem Server hinzufügen, mit dem Recht, Nachrichten zu senden.
start-problem = { $why ->
    [unreadable] „{ $typed }“ kann ich nicht als Zeit lesen. Möglich sind 18:00, 2026-11-28 18:00 oder in 2h.
    [past] „{ $typed }“ ist vorbei: Es ist { $now }. Wähle eine spätere Zeit oder eine andere Zeitzone.
   *[too-far] „{ $typed }“ ist mehr als ein Jahr entfernt. Wähle eine frühere Zeit.
  }
start-no-zone = Welche Zeitzone ist „{ $typed }“: { $nearest }?
start-unknown-zone = Eine Zeitzone „{ $typed }“ kenne ich nicht. Nenne eine große Stadt darin, etwa Berlin oder New York, oder schreib utc+3.
leaderboard-title = 🏆 Die Besten aus { $count ->
    [one] einem Turnier
   *[other] { $count } Turnieren
  }
leaderboard-players-title = 🏆 Wer mir am besten widersteht
leaderboard-head = Für mich am schwersten zu lesen: { $name }, mit { $won } von { $decided } gewonnenen Runden.
leaderboard-head-strategy = { $name } führt mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  } in { $entered ->
    [one] einem Turnier
   *[other] { $entered } Turnieren
  }.
leaderboard-players-how = Gegen mich gewonnene Runden, von den entschiedenen. Hier steht nur, wer zugestimmt hat.
leaderboard-no-tournament-here = Noch ist kein Turnier zu Ende ({ $where }). Für das erste: /tournament create, dann join und start.
league-none = Es gibt noch keine Liga-Tabelle. Einmal im Monat treffen alle öffentlichen Strategien auf meine: Mit /strategy submit ist deine dabei.
leaderboard-short = Diese Liste erscheint ab { $needed } Namen ({ $where }). Bisher: { $names }.
leaderboard-alone-here = Hier sind nur du und ich. Frag in einer Gruppe oder mit scope=everywhere
button-my-place = Mein Platz
button-show-me = Zeig mich
button-hide-me = Zeig mich nicht
button-duel-friend = Duell mit Freunden
button-send-friend = An Freunde schicken
button-habits-here = Wie { $where ->
    [server] dieser Server
   *[chat] dieser Chat
  } spielt
leaderboard-mine-none = Du hast keine Strategie registriert. /strategy register gibt dir eine; melde sie dann zu einem Turnier an: /tournament join
leaderboard-mine-not-entered = Keine deiner registrierten Strategien hat hier einen Platz. Melde eine mit ihrem Namen an: /tournament join
leaderboard-mine-strategy = { $name }: Platz { $place } von { $count }, Punkte: { $points }
leaderboard-mine-private = { $decided ->
    [0] Noch zählt hier keine entschiedene Runde von dir, und du stehst auf keiner Liste: Dein Profil ist privat.
   *[other] Du hast { $share } von { $decided ->
        [one] einer entschiedenen Runde
       *[other] { $decided } entschiedenen Runden
      } gewonnen. Das sieht sonst niemand, und du stehst auf keiner Liste: Dein Profil ist privat.
  }
leaderboard-mine-not-here = Auf der Liste hier stehst du noch nicht: Beende hier eine Partie.
leaderboard-mine-missing = { $decided ->
    [0] Noch zählt hier keine entschiedene Runde von dir.
   *[other] Du hast { $share } von { $decided ->
        [one] einer entschiedenen Runde
       *[other] { $decided } entschiedenen Runden
      } gewonnen.
  } Auf die Liste kommst du ab { $needed }; dir fehlen noch { $missing }
leaderboard-mine-player = Dein Platz: { $place } von { $count }. Du hast { $share } von { $decided ->
    [one] einer entschiedenen Runde
   *[other] { $decided } entschiedenen Runden
  } gewonnen.
leaderboard-bars = Balken: sicher; Linie: 95-%-Bereich; Strich: bisher
leaderboard-unit = gewonnene Runden, % der entschiedenen
leaderboard-picture = Unteres Ende jedes 95-%-Bereichs als Balken. { $title }: { $places }
leaderboard-details-title = 🏆 Die Zahlen hinter dieser Bestenliste
leaderboard-details-line = { $place }. { $name }: { $won } von { $decided }, zwischen { $low } % und { $high } %
leaderboard-details-players = So liest du das. Es zählen nur entschiedene Runden gegen die Wahrsagerin in voller Stärke, und mindestens { $needed }. Ein Anteil aus wenigen Runden kann Zufall sein: Der wahre Anteil liegt in 19 von 20 Fällen zwischen den beiden Grenzen. Gereiht wird nach der unteren, ohne die 8 Punkte, die ich allen vorgebe. Je mehr du spielst, desto enger die Grenzen.
leaderboard-details-strategies = So liest du das. In jedem Turnier bekommt eine Strategie einen Punkt für jede, die hinter ihr landet, und einen halben für jede gleichauf; große Turniere zählen also mehr. Siege: wie oft sie Erste war, allein oder geteilt; von: wie oft sie angetreten ist. Bei gleichen Punkten teilt man sich den Platz.
table-points = Pkt
table-rating = Wert.
table-duels = Duelle
leaderboard-duels-title = 🏆 Duellwertungen
leaderboard-duels-head = { $name } führt: { $rating } nach { $duels ->
    [one] einem gewerteten Duell
   *[other] { $duels } gewerteten Duellen
  }.
leaderboard-duels-how = Hier steht nur, wer zugestimmt hat.
leaderboard-duels-unit = Wertung in Punkten; alle beginnen bei 1500
leaderboard-duels-picture = Wertungen als Balken. { $title }: { $places }
leaderboard-mine-no-duel = Noch zählt hier kein gewertetes Duell von dir.
leaderboard-mine-rating = Dein Platz: { $place } von { $count }. Deine Wertung: { $rating }, aus { $duels ->
    [one] einem gewerteten Duell
   *[other] { $duels } gewerteten Duellen
  }.
leaderboard-mine-opponents = Deine Wertung: { $rating }. Für einen Platz brauchst du fünf verschiedene Gegenüber; { $missing ->
    [one] es fehlt noch eines
   *[other] es fehlen noch { $missing }
  }.
leaderboard-mine-rating-private = Deine Wertung: { $rating }. Du stehst auf keiner Liste: Dein Profil ist privat.
leaderboard-details-rating = { $place }. { $name }: { $rating }; { $duels ->
    [one] ein Duell
   *[other] { $duels } Duelle
  }
leaderboard-details-duels = So liest du das. Alle beginnen bei 1500. Jedes gewertete Duell verschiebt beide Wertungen um gleich viele Punkte, höchstens 24, bei einer Überraschung um mehr (Elo). Mit derselben Person zählt ein Duell am Tag. Befreundete können einander hochspielen; deshalb braucht ein Platz fünf verschiedene Gegenüber.
rating-side = { $name } { $rating } ({ $change })
table-won = Siege
table-of = von
table-bye = Eine Runde ohne Gegner zählt als ein Punkt.
table-more = … und { $count } weitere
table-tied = { $ranks }: gleichauf
table-tie-break = { $points }: Feinwertung
why-paired = { $why ->
    [everyone-meets] alle treffen auf alle
    [rest] pausiert: ungerade Teilnehmerzahl
    [bracket] der Turnierbaum
    [third-place] um Platz drei
    [bracket-bye] Freilos: die besser Gesetzten kommen weiter
    [same-score] gleiche Punkte, noch nicht getroffen
    [floated-down] verschiedene Punkte, noch nicht getroffen
    [met-before] schon getroffen: sonst ist niemand übrig
    [bye-lowest] Freilos: wenigste Punkte, noch keines
   *[bye-needed] Freilos: sonst gäbe es keine neuen Paare
  }
problem-number = „{ $typed }“ ist für { $option } nicht möglich: Es muss eine ganze Zahl von { $min } bis { $max } sein.

## Eigene Strategien, die ein kleines Turnier auffüllen
# 🏠 steht vor den Namen von Strategien, die niemand angemeldet hat.
option-house = ob meine eigenen Strategien das Feld bis auf acht auffüllen
tournament-house-open = 🏠 Bis { $size } fülle ich das Feld mit eigenen Strategien auf.
tournament-house = 🏠 eine von meinen, damit das Feld voll ist.
# Unter dem Sieg, wo eine eigene Strategie vorn liegt.
tournament-house-best = Am besten von den Angemeldeten: { $names }
# Im Bild, wo vor solchen Namen ein kleines Haus gezeichnet ist.
tournament-house-picture = mit Häuschen: eine von meinen

## Duelle zwischen Menschen
duel-title = ⚔️ { $game } · { $length }
duel-terms = ein Tag je Runde
duel-challenge = { $name }, { $caller } fordert dich zum Duell. Antworte innerhalb eines Tages.
duel-open = { $caller } sucht jemanden für ein Duell. Wer zuerst annimmt, spielt; die Herausforderung gilt einen Tag.
duel-how = Ihr wählt beide gleichzeitig. Eure Wahl bleibt verdeckt, bis beide gewählt haben.
duel-join-code = Aus einem anderen Chat oder von einer anderen Plattform: /rps duel { $code }
duel-declined = { $name } lehnt ab: nein, danke.
duel-lapsed = { $open ->
    [yes] Niemand hat rechtzeitig angenommen. Noch einmal: /rps duel
   *[no] { $name } hat nicht rechtzeitig geantwortet. Noch einmal: /rps duel
  }
duel-score = { $first } { $won } : { $lost } { $second }{ $drawn ->
    [0] {""}
   *[other] {" "}· { $drawn } unentschieden
  }
duel-round-won = Runde { $round }: { $first } { $left } · { $second } { $right } → { $winner }
duel-round-drawn = Runde { $round }: { $first } { $left } · { $second } { $right } → unentschieden
duel-round-late = Runde { $round }: { $late } kam zu spät → { $winner }
duel-round-void = Runde { $round }: Niemand war rechtzeitig da, sie zählt nicht
duel-both-choose = { $first } und { $second } wählen gerade.
duel-one-chose = { $chosen } hat gewählt. { $other } wählt noch.
duel-stop-asked = { $name } möchte aufhören. Klickt auch { $other } auf „Aufhören“, ist es unentschieden. Gibt { $name } auf, gewinnt { $other }.
duel-clock = Runde { $round } endet
duel-board = ⚔️ 🔵 { $first } { $won } : { $lost } { $second } 🟠
duel-ended-won = ⚔️ { $winner } schlägt { $loser } { $won } : { $lost }
duel-ended-early = ⚔️ { $winner } gewinnt beim Stand { $won } : { $lost }
duel-ended-level = ⚔️ { $ending ->
    [agreed] Unentschieden
    [void] Niemand gewinnt
   *[rounds] Gleichstand
  }: { $first } { $won } : { $lost } { $second }
duel-ended-by-rounds = Mehr Runden hat kein Duell.
duel-ended-by-resigned = { $loser } hat aufgegeben.
duel-ended-by-agreed = Beide wollten aufhören.
duel-ended-by-absent = { $loser } hat zwei Runden hintereinander verpasst.
duel-ended-by-void = In den letzten Runden war niemand da.
duel-ended-by-call = Es wurde abgebrochen und zählt für niemanden.
duel-wants-again = { $name } möchte Revanche.
duel-strip = { $strip } { $name }
duel-strip-results = { $strip } 🔵 { $first } 🟠 { $second }
button-card = Karte
duel-card-won = { $winner } gewinnt
duel-card-level = { $ending ->
    [agreed] Unentschieden, abgesprochen
    [void] Niemand gewinnt
   *[rounds] Gleichstand
  }
duel-card-signature = Beide wählten zugleich und ungesehen. Gadalka hat aufgepasst.
duel-card-alt = { $score }. { $result }. { $moves } { $date }.
duel-card-rounds = Die Runden: { $rounds }.
duel-card-round = { $round }. { $left } – { $right }
duel-card-late = zu spät
chart-luck = { $by ->
    [0] Gleichstand: Das kann gut Zufall sein.
   *[other] Ein Abstand von { $by } kann gut Zufall sein.
  }
button-take-duel = Ich bin dabei
button-resign = Aufgeben
duel-pick-in = Deine Wahl: { $move }.
duel-pick-kept = Deine Wahl ist schon da (Runde { $round }), und sie bleibt.
duel-pick-late = Diese Runde ist vorbei.
duel-pick-timed = Zu spät: Die Zeit für diese Runde war um.
duel-over = Dieses Duell ist vorbei.
duel-gone = Dieses Duell habe ich nicht mehr. Fang ein neues an: /rps duel
duel-not-yours = Dieses Duell läuft zwischen { $first } und { $second }.
duel-stop-noted = Notiert. Klickt auch die andere Seite auf „Aufhören“, ist es unentschieden. Um aufzugeben, klick auf „Aufgeben“.
duel-stop-first = Klick erst auf „Aufhören“. Wer aufgibt, verliert.
duel-self = Gegen dich selbst geht kein Duell. Jemand anderes muss es annehmen.
duel-taken = Jemand war schneller.
duel-again-noted = Notiert. Es beginnt, wenn die andere Seite auch will.
duel-whom-bot = Bots duellieren sich nicht. Mit mir kannst du sofort spielen: /rps play
duel-nobody = Hier ist sonst niemand. Mit mir kannst du sofort spielen: /rps play
duel-unseen = { $name } sieht diesen Chat nicht. Lass den Namen weg und schick der Person den Code, den du bekommst.
duel-code-unknown = Ein offenes Duell mit dem Code { $typed } gibt es nicht. Vielleicht ist es schon vergeben oder die Zeit um.
duel-none-running = Bei dir läuft kein Duell. Fang eines an: /rps duel
offer-duel-title = Duell: { $game }
offer-duel-description = Für zwei von hier: Wer zuerst klickt, spielt
offer-duel-text = { $name } bietet ein Duell an. Die ersten zwei, die klicken, spielen gegeneinander; { $name } darf dabei sein.
command-rps-duel = Duell mit jemandem: verdeckte Wahl, eine Nachricht für beide
option-duel-user = Wen du herausforderst; ohne Angabe alle hier
option-duel-length = Wie lang: bis 3, bis 5, best of 9, bis 10
option-duel-code = Der Code des Duells, etwa K7F3PM
menu-duel = Duell
choice-first-3 = Bis 3 Punkte
choice-first-5 = Bis 5 Punkte
choice-best-9 = Best of 9
choice-first-10 = Bis 10 Punkte

## Die Einstellungen eines Servers oder einer Gruppe
place-choice-on = an
place-choice-off = aus
place-choice-post = täglicher Beitrag
place-tournaments = Turniere
place-duels = Duelle
place-nobodys = Diesen Chat verwaltet niemand. Darum können hier alle einschalten und niemand ausschalten.
place-not-yours = Nur wer diesen Chat verwaltet, kann seine Einstellungen ändern.
place-alone = Diese Einstellungen sind für Server und Gruppen. Hier sind nur du und ich, und alles ist an.
place-off = Hier von den Admins ausgeschaltet: { $what }. Verloren ist nichts; in einem privaten Chat mit mir geht es: { $command }
place-more = { $count } weitere
place-list-full = Die Liste ist mit { $max } voll. Nimm erst einen Eintrag herunter.
place-button-games = Spiele
place-post = 📮 Täglicher Beitrag: { $when }
place-post-refused = ⚠️ Der tägliche Beitrag wurde abgelehnt (seit { $since }): { $why ->
    [gone] Ich bin nicht mehr in diesem Chat oder Kanal.
    [forbidden] Ich darf dort nicht schreiben.
   *[other] Die Plattform nimmt ihn nicht an.
} { $state ->
    [off] Ich versuche es nicht mehr. Schalte ihn wieder ein, um neu zu beginnen.
   *[waits] Ich versuche es morgen wieder.
}
place-button-post = Täglich hier posten
place-button-post-off = Kein täglicher Beitrag
place-games-how = Ein Klick schaltet ein Spiel hier an oder aus.
place-gone = Diese Gruppe erreiche ich nicht mehr. Öffne ihre Einstellungen dort: /settings
option-ban-user = wen
ban-here = Du darfst { $where ->
    [server] auf diesem Server
   *[group] in dieser Gruppe
  } nicht mehr spielen. Aufheben kann das nur, wer hier verwaltet.
ban-everywhere = Du darfst nicht mehr mit mir spielen. Aufheben kann das nur, wer mich betreibt.
ban-self = Dich selbst kannst du nicht ausschließen. Nenne jemand anderen.
ban-me = Mich selbst schließe ich nicht aus. Um mich loszuwerden, entferne mich { $where ->
    [server] vom Server
   *[group] aus der Gruppe
  }.
ban-bot = Bots spielen nicht, da gibt es nichts auszuschließen. Nenne eine Person.
ban-manager = { $name } verwaltet { $where ->
    [server] diesen Server
   *[group] diese Gruppe
  } und kann hier nicht ausgeschlossen werden.
ban-nobody-manages = { $where ->
    [server] Diesen Server verwaltet niemand
   *[group] Diese Gruppe verwaltet niemand
  }, also kann hier auch niemand ausgeschlossen werden.
ban-done = { $name } kann hier nicht mehr spielen.
unban-done = { $name } kann hier wieder spielen.
unban-not-banned = { $name } ist hier nicht ausgeschlossen.
bans-title = 🚫 Hier ausgeschlossen
bans-none = Hier ist niemand ausgeschlossen.
bans-button-ban = Jemanden ausschließen
bans-button-lift = Aufheben: { $name }

## Die Sprache, die der Bot spricht. Wie jede Sprache sich selbst nennt, steht in allen Dateien gleich.
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
language-auto = Automatisch
language-chosen = Mit dir spreche ich jetzt: { $name }.
language-own = Ich richte mich nach der Sprache deiner App: { $name }.
language-gone = Du hast eine Sprache gewählt, die ich nicht mehr habe ({ $typed }). Bis du eine andere wählst, richte ich mich nach deiner App: { $name }.
place-language = 🗣 Sprache hier: { $name }
place-language-none = 🗣 Sprache hier: die der jeweiligen App
place-language-gone = 🗣 Die hier gewählte Sprache ({ $typed }) gibt es nicht mehr; es gilt die der jeweiligen App. Wähle eine andere.
place-button-language = Sprache

## Plattformen
describe-bot =
    Ich kann Gedanken lesen, ein wenig.

    Spiel mit mir Schere-Stein-Papier, Gerade-Ungerade oder Minesweeper. Ich lerne, wie du wählst, zeige dir, was ich gesehen habe, und beweise, dass jeder meiner Züge feststand, bevor du gewählt hast.

    Frag mich dann, wie du spielst, vergleich dich mit Freunden oder lass Strategien in deiner Gruppe ein Turnier austragen. In jedem anderen Chat: Schreib meinen @Namen, um dort ein Spiel anzubieten.
describe-bot-short = Ich spiele Schere-Stein-Papier, Gerade-Ungerade, Minesweeper und lerne dich. Mein Zug steht nachweislich vorher fest.
telegram-eyes-only = Das ist nur für dich.
telegram-open = Privaten Chat öffnen
telegram-slow = Ich bin langsamer als sonst. Dein Klick ist angekommen; die Nachricht folgt.
telegram-may-not-write = In diesem Chat oder Thema darf ich nicht schreiben. Seine Admins können das ändern; hier kann ich dir immer antworten.
telegram-anonymous = Ich kann nicht erkennen, wer du bist: Du schreibst im Namen der Gruppe oder eines Kanals. Schreib als du selbst, oder spiel mit mir im privaten Chat.
discord-file-missing = { $example } braucht eine Datei. Häng sie an die Option „{ $option }“ an.
telegram-file-missing = { $example } braucht eine Datei. Schick die Datei mit diesem Befehl als Beschriftung oder antworte mit ihm auf die Datei.
terminal-welcome = 🔮 Gadalka. Schreib /rps play, um anzufangen, /help für mehr, /quit, um zu gehen.
terminal-no-such-button = Einen Knopf „{ $typed }“ gibt es nicht. Es gibt: { $buttons }
terminal-type-a-command = Schreib einen Befehl: /rps play beginnt eine Partie, /help zeigt den Rest.
terminal-player = Gast
terminal-goodbye = Ich wusste, dass du gehst.
terminal-file-kept = Gespeichert unter { $path }
terminal-file-not-kept = { $name } ließ sich nicht speichern: { $reason }
terminal-file-missing = { $example } braucht eine Datei. Schreib den Pfad dahinter, etwa ./my-bot.js, bei Leerzeichen in Anführungszeichen.
terminal-no-such-file = Es gibt keine Datei { $path }

## Namen von Befehlen, ihren Teilen und Optionen, wie eine App sie zeigt: kleingeschrieben, ohne Leerzeichen, Bindestrich zwischen Wörtern.
## Was nebeneinander steht, ist verschieden. Man darf sie auch schreiben; `/rps play` wird in jeder Sprache verstanden.
named-rps = ssp
named-play = spielen
named-variant = variante
named-length = länge
named-level = stufe
named-opponent = gegner
named-word = wort
named-continue = weiter
named-verify = prüfen
named-proof = nachweis
named-duel = duell
named-user = person
named-join = mitmachen
named-code = code
named-oddeven = gerade-ungerade
named-list = liste
named-mines = minen
named-start = start
named-noguess = ohne-raten
named-board = brett
named-hint = tipp
named-strategy = strategie
named-stats = statistik
named-model = modell
named-show = zeigen
named-game = spiel
named-reset = zurücksetzen
named-off = aus
named-on = an
named-info = info
named-register = registrieren
named-name = name
named-mine = meine
named-update = ändern
named-withdraw = aufgeben
named-submit = einsenden
named-file = datei
named-note = notiz
named-tournament = turnier
named-status = status
named-create = eröffnen
named-system = system
named-zone = zone
named-rounds = runden
named-match = partie
named-channel = kanal
named-house = haus
named-leave = aussteigen
named-standings = stand
named-pairings = paarungen
named-round = runde
named-history = verlauf
named-cancel = absagen
named-what = was
named-enter = antreten
named-leaderboard = bestenliste
named-of = wovon
named-scope = bereich
named-period = zeitraum
named-profile = profil
named-opponents = gegenüber
named-compare = vergleichen
named-map = karte
named-privacy = privatsphäre
named-place = ort
named-settings = einstellungen
named-to = auf
named-challenges = herausforderungen
named-data = daten
named-export = export
named-delete = löschen
named-help = hilfe
named-language = sprache
named-topic = thema
named-daily = tagesrätsel
named-today = heute
named-yesterday = gestern
named-top = beste

## Zeichen zwischen den Teilen eines Texts
sign-comma = {", "}
sign-semicolon = {"; "}
sign-colon = {": "}
sign-brackets = {" "}({ $text })
percent = { $percent } %

## Wörter, die man schreibt, in jeder Sprache jederzeit, mit Kommas dazwischen; ein Leerzeichen darf auch ein Bindestrich sein
typed-first-to = bis, bis zu
typed-first-to-after = punkte, punkten, punkt
typed-best-of = bester aus, beste aus
typed-best-of-after = { "" }
typed-endless = endlos
typed-lizard-spock = echse spock, spock echse, echse, schere stein papier echse spock
# Paare von Buchstaben: einer, der für einen lateinischen gehalten wird, und dieser.
# Ein Ort, der nicht so heißt wie seine Zeitzone, und die Zone; ein Ort mit mehreren Zonen mehrmals.
typed-cities = München Europe/Berlin, Köln Europe/Berlin, Deutschland Europe/Berlin, Wien Europe/Vienna, Österreich Europe/Vienna, Graz Europe/Vienna, Schweiz Europe/Zurich, Zürich Europe/Zurich, Bern Europe/Zurich, Basel Europe/Zurich, Genf Europe/Zurich, Mailand Europe/Rome, Südtirol Europe/Rome, Rom Europe/Rome, Brüssel Europe/Brussels, Luxemburg Europe/Luxembourg, Kopenhagen Europe/Copenhagen, Warschau Europe/Warsaw, Prag Europe/Prague, Athen Europe/Athens
# Vor einer Zeit; …-after: dahinter.
# Wie die Wörter beginnen; mit Punkt: das ganze Wort.

## Web pages
web-nav = Seiten
web-about-nav = Über mich
web-languages = Sprachen
web-skip = Zum Inhalt
web-to-start = Zur Startseite
web-refused-title = Hier ist nichts
web-refused = Ich habe zweimal in die Kugel gesehen. Die Adresse stimmt nicht, oder die Seite ist weg.
web-home-title = Ich bin Gadalka und lese Gedanken. Ein wenig.
web-home-about = Eine Wahrsagerin für Discord und Telegram: spielt Schere-Stein-Papier, Gerade-Ungerade und Minesweeper, lernt, wie du wählst, zeigt dir, was sie gesehen hat, und legt ihren Zug fest, bevor du wählst.
web-home-add = { $platform ->
    [discord] Zu Discord hinzufügen
   *[telegram] In Telegram öffnen
  }
web-home-games-title = Was wir spielen können
web-home-games = Schere-Stein-Papier mit drei, fünf oder jeder ungeraden Zahl von Zügen, Gerade-Ungerade und Minesweeper: gegen mich oder gegen Freunde, jeden Tag mit einem neuen Gegner und einem neuen Brett. Wenn du Strategien schreibst, schick eine ein und sieh, wie gut sie ist.
web-home-reads-title = Was ich in dir sehe
web-home-reads = Niemand ist zufällig, nicht einmal mit Absicht. Ich achte darauf, was du nach einem Sieg, einer Niederlage und einem Unentschieden tust, sage dir, was ich erwartet habe und warum, und vergesse es, wenn du willst.
web-home-proof-title = Warum du mir nicht glauben musst
web-home-proof = Vor einer Partie zeige ich den Fingerabdruck eines Geheimnisses und vor jedem deiner Züge einen Code von meinem. Am Ende zeige ich das Geheimnis, und alle können prüfen, dass ich keinen Zug geändert habe.
web-home-check = Eine Partie prüfen
web-privacy-use-title = Wofür
web-privacy-use =
    Damit ich dich wiedererkenne, da weiterspiele, wo wir aufgehört haben, und beweisen kann, dass ich nicht geschummelt habe. Nicht für Werbung und für niemanden sonst: Das Programm gibt nichts weiter.
    Was du löschst, kann bis zu 30 Tage in einer Sicherung stehen; wird eine zurückgespielt, bleibt es weg.
    Was Discord und Telegram selbst speichern, steht in deren Datenschutzerklärungen.
web-privacy-pages-title = Diese Seiten
web-privacy-pages =
    Diese Seiten setzen keine Cookies, zählen keine Besuche und laden nichts von anderen Seiten. Was du hier prüfst, bleibt in deinem Browser.
    Wie bei jeder Website sieht, wer diesen Bot betreibt, die Adressen, die sich verbinden; der Bot selbst speichert sie nicht.
web-privacy-rights-title = Was du tun kannst
web-privacy-rights = Im Chat kannst du mit /settings alles herunterladen und alles löschen: jederzeit, sofort und ohne jemanden zu fragen. Fragen beantwortet, wer diesen Bot betreibt.
web-terms-title = Bedingungen
web-source = Quelltext
web-support = Hilfe und Kontakt
web-terms-what-title = Das Spiel
web-terms-what = Gadalka ist ein Spiel und kostet nichts. Spiel, so viel du magst, allein und mit anderen, ab dem Alter, das Discord oder Telegram erlaubt.
web-terms-host-title = Wer es betreibt
web-terms-host = Es ist quelloffene Software. Wer sie unter dieser Adresse betreibt, ist für diese Instanz verantwortlich und beantwortet Fragen. Sie wird ohne jede Gewähr angeboten, so wie sie ist.
web-terms-fair-title = Faires Spiel
web-terms-fair = Spiel fair: Überflute den Bot nicht, greif ihn nicht an und belästige mit ihm niemanden. Wer das tut, kann gebremst oder ausgeschlossen werden. Zu gewinnen oder zu verlieren gibt es hier nichts von Wert.
web-terms-yours-title = Was dir gehört
web-terms-yours = Strategien, die du einschickst, bleiben deine. Mit dem Einschicken erlaubst du, dass sie hier gespielt und, wenn du sie öffnest, gezeigt werden. Du kannst sie jederzeit zurückziehen.
web-terms-end-title = Das Ende
web-terms-end = Du kannst jederzeit aufhören und löschen, was von dir gespeichert ist: /data. Diese Bedingungen können sich ändern; hier stehen die aktuellen.

## The page on which proofs are checked
web-verify-title = Prüf es selbst
web-verify-intro = Füg die Zeile ein, die „Prüfen“ gibt. Dein eigener Browser prüft, ob jeder meiner Züge feststand, bevor du gewählt hast. Nichts verlässt diese Seite.
web-verify-line = Die Zeile von „Prüfen“ (gd1.…)
web-verify-messages = Nachrichten, die du noch hast
web-verify-no-script = Geprüft wird in deinem Browser, und dort sind Skripte ausgeschaltet. Mit einer Kopie von Gadalka kann die Kommandozeile dasselbe: npm run -s gadalka -- verify "…"
button-check = Prüfen
web-verify-result = Ergebnis
web-verify-verdict = { $verdict ->
    [fits] Alles, was geprüft wurde, passt
   *[wrong] Etwas passt nicht. Trau dem nicht
  }
web-verify-moves = Zug für Zug
web-verify-move-number = Nr.
web-verify-move-mine = Gadalka
web-verify-limits-title = Was das nicht beweist
web-verify-limits = Nicht bewiesen ist, welche Strategie meine Züge berechnet hat, und auch nicht, dass ich jede Partie behalte. Nachrichten, die du nicht einfügst, werden nicht verglichen.
web-verify-move-code = Code
web-verify-no-messages = Nicht mit Nachrichten der Partie verglichen. Füg die ein, die du aufgehoben hast.
web-verify-nothing = Darin ist kein Nachweis. Ein Nachweis ist eine Zeile, die mit gd1. beginnt und von „Prüfen“ am Ende einer Partie oder eines Bretts kommt.
web-verify-damaged = Diese Zeile ist abgeschnitten oder verändert. Kopier sie noch einmal ganz.
web-verify-first = Zuerst gezeigt: { $bound }
web-verify-found = Codes, die deine Nachrichten bestätigen: { $found } von { $count }
web-verify-score = Die Zeile sagt { $said }, ihre Züge ergeben aber { $counted }.
web-verify-secret = Deine Nachrichten zeigen zuerst { $shown }, dieses Geheimnis ergibt aber { $bound }. Sie gehören zu einer anderen Partie, oder das Geheimnis wurde geändert.
web-verify-code = Deine Nachrichten zeigen den Code { $shown }, den hier keine Runde hat. Er gehört zu einer anderen Partie, oder etwas wurde geändert.
web-verify-no-code = Deine Nachrichten zeigen den Code { $code } dieses Bretts nicht, die Minen könnten also nachträglich verlegt worden sein.
web-verify-chain = Dieses Geheimnis des Tages führt nicht zu seinem Anker, egal wie oft man es hasht.
web-verify-day = { $steps }-mal gehasht ergibt das Geheimnis vom { $date } den Anker { $anchor }
web-verify-unknown = Das ist aus einer neueren Version, oder aus einem Spiel, das diese Seite nicht kennt.

## Web: arena
web-arena-title = Arena
web-arena-about = Strategien, die alle schreiben können, und meine eigenen: Jedes Paar spielt, Monat für Monat.
web-arena-empty = In diesem Monat hat noch kein Paar gespielt.
web-arena-enter-title = Eine einschicken
web-arena-enter = Schreib eine Strategie in einer Datei und schick sie ein: /strategy submit. Vom nächsten Monat an spielt sie hier.
button-standings = Tabelle
web-arena-rank = Platz
web-arena-name = Name

## Web: tournaments
web-tournament-title = Turniere aus Chats
web-tournament-where = Jedes Turnier in einem Chat hat eine eigene, nicht gelistete Seite: /tournament status nennt dort ihre Adresse.
web-tournament-unlisted = Diese Seite ist nicht gelistet. Wer ihre Adresse hat, sieht, was der Chat sieht, solange der Chat es hat.
web-tournament-cross = Kreuztabelle
web-tournament-cross-large = Ab mehr als { $max } Teilnehmern gibt es keine Kreuztabelle: Die Paarungen jeder Runde zeigen dasselbe.
web-tournament-pairings = Wer auf wen traf, und warum
web-tournament-again = Nachspielen
web-tournament-rounds = Runde für Runde
web-tournament-rounds-none = Diese Partie lässt sich nicht zeigen: Eine Uhr hat sie entschieden, oder was eine Seite braucht, ist weg.
web-tournament-rounds-long = Diese Partie nachzuspielen dauert für eine Seite zu lange.
web-tournament-rounds-busy = Andere sehen sich gerade Partien an, und diese muss erst nachgespielt werden. Frag gleich noch einmal.
web-tournament-number = Runde
web-tournament-lead = Vorsprung

## Web: Minesweeper unter dem Finger
web-mines-won = 🎉 Geschafft in { $time }.
web-mines-lost = 💥 { $cell } war eine Mine. Geöffnet waren { $cleared } von { $safe } Feldern.
web-mines-how = Tippen öffnet, Halten setzt eine Flagge; Tippen auf eine Zahl öffnet den Rest ringsum. Tasten: Pfeile, Enter, F für eine Flagge.
web-mines-cell-covered = { $cell }: verdeckt
web-mines-cell-flag = { $cell }: Flagge
web-mines-cell-mine = { $cell }: Mine
web-mines-cell-blown = { $cell }: die Mine, die hochging
web-mines-cell-wrong = { $cell }: Flagge ohne Mine
web-mines-cell-number = { $cell }: { $number }
web-mines-cell-empty = { $cell }: offen, keine Mine ringsum

## Web: try it here
web-try-title = Kannst du mich überraschen?
web-try-about = Schere-Stein-Papier, Gerade-Ungerade oder Minesweeper, gleich hier. Ich denke in deinem Browser: Nichts wird gespeichert oder gesendet, und ich vergesse dich, wenn du diese Seite verlässt.
web-try-begin = Hier ausprobieren
web-try-move = Dein Zug
web-try-first = Mein Zug steht fest. Jetzt du.
web-try-first-guess = Gerade oder ungerade? Mein Tipp steht fest. Liege ich daneben, ist der Punkt deiner.
web-try-score = Du { $won } : { $lost } Gadalka · unentschieden: { $drawn }
web-try-score-guess = Du { $won } : { $lost } Gadalka
web-try-won = 🎉 Du gewinnst { $won } : { $lost }.
web-try-lost = 🔮 Ich gewinne { $lost } : { $won }.
web-try-failed = Es liegt an mir, nicht an dir. Verloren ist nichts; versuch es gleich noch einmal.
web-try-no-script = Ich würde in deinem Browser denken, aber dort sind Skripte ausgeschaltet. Im Chat geht es ohne: /rps, /oddeven, /mines

## Geteilte Partien
replay-shared = Wer diese Adresse hat, kann es sehen.
replay-asked = Du hast zugestimmt. Die Seite erscheint, sobald auch { $name } auf „Teilen“ klickt; bis dahin wird nichts gezeigt.
replay-how = Ein Jahr lang zeigt die Seite die Namen, jeden Zug und was ich erwartet habe. Sie ist nicht gelistet, und du kannst sie jederzeit zurückziehen.
replay-stopped = Zurückgezogen: Die Seite ist weg.
replay-not-there = Das teilst du nicht mehr.
replay-too-long = Runde für Runde werden höchstens { $max } Runden gezeigt.
web-replay-gone-title = Hier gibt es nichts zu sehen
web-replay-gone = Hier war nie etwas, oder es wurde zurückgezogen.
web-replay-expected = Von { $name } erwartet
web-replay-right = Von { $all } Zügen von { $name } habe ich { $right } richtig vorausgesehen.
web-replay-unlisted = Diese Seite ist nicht gelistet. Wer darin vorkommt, kann sie jederzeit im Chat zurückziehen.
