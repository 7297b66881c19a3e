# Alle Texte auf Deutsch.
# Stimme: eine Wahrsagerin mit trockenem Witz und guten Manieren. Kurze Sätze, das Ergebnis zuerst, nie spöttisch.
# Anrede: du, kleingeschrieben. Gadalka spricht von sich als „ich“; in der dritten Person weiblich (die Wahrsagerin), möglichst ohne Pronomen.
# Geschlecht: niemand wird festgelegt. Also „wer …“, „Leute“, „Person“, „dein Sieg“; keine Gendersternchen. „Gegner“ heißt nur eine Strategie; ein Mensch ist „die andere Seite“ oder hat einen Namen.
# Satzbau: Begründungen stehen in einem weil-Satz und enden auf dem Verb (evidence-*, context-*, duel-read-*): „weil das nach deinem Zug ✊ Stein 7 von 9 Mal kam“.
# Züge stehen ohne Artikel und ungebeugt; wo ein Artikel nötig wäre, steht „Zug“ davor.
# Spielbegriffe: Runde, Partie (match), Zug, Duell, Wettrennen (race), Serie (streak), unentschieden, Punkt, Stand.
# Vorhersage: lesen oder durchschauen (read), erwarten, Gewohnheit, Glück und Zufall (luck, chance), Vorhersage (predictor), Profil, Modell, Geist (ghost).
# Turniere: Strategie, Teilnehmer (nur Strategien), Turniersystem (championship system), Alle gegen alle, K.-o., Schweizer System, Freilos, Tabelle (standings), Bestenliste (leaderboard), Rangliste (ladder), Wertung (rating), gewertet, Liga.
# Fairness: Siegel, versiegeln, Versprechen (pledge), Marke (mark), Startwert (seed), Nachweis (proof), prüfen, Tagesschlüssel, Würfel, Probe (trial).
# Minesweeper: Brett (board), Feld (cell), Flagge, Tipp (hint), ohne Raten (no-guess).
# Wer den Bot betreibt (host) heißt genau so, nie „Hoster“ oder „Admin“. Server oder Gruppe heißt „Ort“, wo beides gemeint ist.

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
match-first = Wähle einen Zug. Meiner ist schon versiegelt.
match-first-guess = Gerade oder ungerade? Mein Tipp ist schon versiegelt. Liege ich daneben, ist der Punkt deiner.
round-moves = Du { $yours } · Gadalka { $mine } → { $result }
round-won = dein Punkt
round-lost = mein Punkt
round-drawn = unentschieden
round-missed = falsch geraten, dein Punkt
round-hit = ich hab’s erraten
round-toast = Du { $yours } · ich { $mine } → { $result } · { $won } : { $lost }
round-expected = Ich habe { $move } erwartet.
round-expected-because = Ich habe { $move } erwartet, weil { $because }.
round-chance = Diesmal habe ich dem Zufall vertraut.
round-read = Ich habe dem Zufall vertraut: Vielleicht werde ich gerade selbst gelesen.
round-model-off = Ich habe gelost, wie du es wolltest: Gerade lese ich dich nicht.
round-guessed = Ich hatte keinen Anhaltspunkt, also habe ich geraten.
round-unexpected = Ich habe nichts Bestimmtes erwartet.
round-drew-at-random = Ich habe gelost.
round-apart = Hier hat gespielt, was andere geschrieben haben; es behält seine Gedanken für sich.
round-by-rule = Ich habe nach eigener Regel gespielt; die versucht nicht, dich zu erraten.
round-by-merits = Ich habe gespielt, was sich bisher gegen dich lohnt, oder etwas anderes probiert.
novice-offer = Schwerer Anfang? Der Neuling weiß nichts von dir und lernt erst beim Spielen.
seal-word = dein Wort: { $word }
button-why = Warum?
button-stop = Aufhören
button-rematch = Revanche
button-continue = Weiterspielen
button-continue-at = Weiter bei { $won } : { $lost }
button-continue-choice = { $number }. { $won } : { $lost }
button-new = Neue Partie
button-verify = Prüfen
button-proof = Nachweis
button-check-in-browser = Im Browser prüfen
button-open-page = Als Seite öffnen
button-chart = Diagramm
button-details = Details
button-more = Mehr
button-rules = Regeln
button-novice = Gegen den Neuling
button-play = Spielen
button-next = Weiter
button-back = Zurück

## Die Regeln eines Spiels mit vielen Zügen
rules-title = 🔮 Was schlägt was: { $game }
rules-rock-scissors = Stein schleift Schere stumpf
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
rules-caption = Ein Pfeil zeigt auf das, was ein Zug schlägt
rules-alt = { $game }: die Züge im Kreis, mit Pfeilen zu dem, was jeder schlägt. { $rules }
rules-play = Zweimal dasselbe ist unentschieden. Spielen: /rps play { $variant }

## Was sie gesehen hat
evidence-often = das { $count } von { $total } Mal von dir kam
evidence-after-own = das nach deinem Zug { $yours } { $count } von { $total } Mal kam
evidence-after-other = das nach meinem Zug { $mine } { $count } von { $total } Mal von dir kam
evidence-after-both = das nach deinem Zug { $yours } gegen { $mine } { $count } von { $total } Mal kam
evidence-repeat = du { $result ->
    [win] nach einem Sieg
    [loss] nach einer Niederlage
   *[draw] nach einem Unentschieden
  } deinen Zug { $count } von { $total } Mal wiederholt hast
evidence-change = du { $result ->
    [win] nach einem Sieg
    [loss] nach einer Niederlage
   *[draw] nach einem Unentschieden
  } deinen Zug { $count } von { $total } Mal gewechselt hast
context-times = { $count } von { $total } Mal kam
context-times-weighed = zu { $percent } % kam (neuere Runden zählen mehr)
context-last = das zuletzt { $situation } kam
context-sentence = { $situation } { $event } { $times }
context-sentence-plain = { $event } { $times }
context-played = das
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
   *[far] nach einem Schritt wie { $from } → { $to }
  }
context-steps = nach { $moves } Zügen in diesem Muster
context-alike = { $rounds ->
    [1] nach einer Runde, die genau so lief,
   *[other] nach { $rounds } Runden, die genau so liefen,
  }
context-from-yours = { $step ->
    [same] wieder derselbe Zug
    [other] der jeweils andere Zug
    [beating] das, was deinen letzten Zug schlägt,
    [beaten] das, was dein letzter Zug schlägt,
   *[far] der Schritt von { $from } zu { $to } oder Ähnliches
  }
context-from-mine = { $step ->
    [same] als Antwort mein letzter Zug
    [other] als Antwort der Zug, den ich nicht gespielt hatte,
    [beating] das, was meinen letzten Zug schlägt,
    [beaten] das, was mein letzter Zug schlägt,
   *[far] auf meinen Zug { $from } deine Antwort { $to } oder Ähnliches
  }
why-expected = In der letzten Runde habe ich { $move } erwartet, weil { $because }.
why-blend = In der letzten Runde habe ich { $move } erwartet. Keine Gewohnheit allein sprach dafür; { $rounds ->
    [1] die eine Runde, die ich kenne, wies dorthin.
   *[other] von den { $rounds } Runden, die ich kenne, wiesen die ähnlichsten dorthin.
  }
why-sure = Ich war mir zu { $percent } % sicher.
why-people = In der letzten Runde habe ich { $move } erwartet. Von dir wusste ich noch nichts; so machen es andere Leute.
why-forgotten = In der letzten Runde habe ich { $move } erwartet. Warum, habe ich vergessen, wie du es wolltest.
why-chance = Diesmal habe ich dem Zufall vertraut: Dich zu lesen versprach zu wenig für das Risiko.
why-careful = Ich habe dem Zufall vertraut: Wir kennen uns kaum, und du weißt vielleicht, wie ich anfange. In den ersten Runden riskiere ich wenig.
why-read = Ich habe dem Zufall vertraut: Meine Tipps brachten dir so viel, dass ich wohl selbst gelesen werde. Ich riskiere nur, was ich zurückgewinne.
why-spent = Bei dir habe ich nichts mehr zu riskieren: Du hast alles gewonnen. Ab jetzt lose ich jeden Zug aus.
why-model-off = Du wolltest nicht gelesen werden, also habe ich gelost. Mit /model on darf ich wieder.
why-frozen = Dein Modell ist eingefroren: Ich lerne nichts Neues.
why-record = In dieser Partie habe ich { $right } von { $all } Zügen richtig gelesen.
why-guessed = So etwas hatte ich noch nie gesehen, also habe ich geraten.
why-unexpected = In der letzten Runde habe ich nichts Bestimmtes erwartet.
why-random = Dieser Gegner liest nichts. Er lost jeden Zug aus.
why-apart = Hier spielt eine Datei oder ein Geist von anderen. Was sie denken, bleibt bei ihnen; dass ihr Zug vor deinem feststand, zeigt das Siegel.
why-expected-by-rule = In der letzten Runde habe ich { $move } erwartet. So will es die Regel dieses Gegners: Sie sieht nur deinen letzten Zug und lernt nichts.
why-by-rule = Dieser Gegner spielt nach eigener Regel und versucht nicht, deinen nächsten Zug zu erraten.
why-by-merits = Dieser Gegner lernt durch Probieren, was sich gegen dich lohnt, und spielt danach.
why-valued = { $chosen ->
    [move] In der letzten Runde habe ich { $move } gespielt: Das versprach mir { $situation } am meisten, { $value } Punkte von da an.
    [move-tried] In der letzten Runde habe ich auf gut Glück { $move } probiert: Das versprach mir { $situation } von da an { $value } Punkte.
    [strategy] In der letzten Runde bin ich { $name } gefolgt: Das versprach mir { $situation } am meisten, { $value } Punkte von da an.
   *[strategy-tried] In der letzten Runde bin ich auf gut Glück { $name } gefolgt: Das versprach mir { $situation } von da an { $value } Punkte.
  }
why-daemon = { $said ->
    [yes] In der letzten Runde habe ich { $move } erwartet, wie der Dämon, auf den ich höre.
   *[no] In der letzten Runde habe ich gelost: Der Dämon, auf den ich höre, kannte so etwas nicht.
  } Er achtet auf deine letzten Züge ({ $moves }) und die letzten Vorhersagen ({ $guesses }); Wertung { $rating }{ $rivals ->
    [0] .
   *[other] , die nächste { $next }.
  }
why-knew = Er wusste: { $weights }.
why-too-early = Frag mich nach der ersten Runde. Mein nächster Zug bleibt versiegelt.

## Das Ende einer Partie
end-won = 🔮 { $name } gewinnt { $won } : { $lost }
end-lost = 🔮 Gadalka gewinnt { $lost } : { $won }
end-level = 🔮 Gleichstand: { $name } { $won } : { $lost } Gadalka
end-stopped = 🔮 Beendet beim Stand { $name } { $won } : { $lost } Gadalka
end-forfeited = 🔮 { $name } gewinnt kampflos beim Stand { $won } : { $lost }
end-withdrawn = 🔮 Vorbei beim Stand { $name } { $won } : { $lost }: Den Gegner gibt es nicht mehr
end-broke = { $line ->
    [0] Seine Datei ist abgestürzt und konnte keinen Zug mehr wählen. Jede Runde zählt.
   *[other] Seine Datei ist in Zeile { $line }, Spalte { $column } abgestürzt und konnte keinen Zug mehr wählen. Jede Runde zählt.
}
end-replaced = 🔮 Zurückgelegt beim Stand { $name } { $won } : { $lost } Gadalka
continue-open = 🔮 Noch offen: { $name } { $won } : { $lost } Gadalka
continue-question =
    { $terms }
    Weiterspielen oder neu anfangen? Sie kann warten: Ihr Stand bleibt.
continue-new-terms = Neu: { $terms }
continue-which = 🔮 Welche Partie spielen wir weiter?
continue-choice = { $number }. { $won } : { $lost } · { $terms } · { $ago }
continue-aside = 🔮 Zurückgelegt: { $name } { $won } : { $lost } Gadalka
continue-kept = Der Stand bleibt { $days ->
    [one] einen Tag
   *[other] { $days } Tage
  } erhalten.
continue-is-aside = Diese Partie liegt bereit, und nichts wurde gezählt. „Weiterspielen“ holt sie zurück.
continue-nothing = Von dir wartet keine Partie. Fang eine an: /{ $command } play
continue-gone = Diese Partie ist nicht mehr gespeichert. Fang eine neue an: /{ $command } play
continue-asked-gone = Diese Frage ist beantwortet oder zu alt. Frag noch einmal: /{ $command } play
end-no-rounds = Es wurde keine Runde gespielt.
end-verified = ✓ geprüft
end-check-failed = ✗ Meine eigene Prüfung dieser Partie ist fehlgeschlagen. Trau ihr nicht und sag denen Bescheid, die diesen Bot betreiben.
end-unchecked = Noch nicht geprüft: Mehr → Prüfen
end-gave-me = { $habit }: Das brachte mir { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }{ $back ->
    [0] {""}
   *[other] {" "}und dir { $back }
  }.
end-gave-you = { $habit }, und ich habe es nicht gemerkt: Das brachte dir { $points ->
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
   *[other] Du spielst die Züge reihum, { $moves }
  }
end-plain-mine = { $variant ->
    [0] Keine Gewohnheit allein hat dich verraten. Ich habe von Kleingeld gelebt.
    [1] Ich kann keine Gewohnheit nennen, die dich das gekostet hat. Das Verdienst teile ich mir mit dem Glück.
   *[2] Nichts an deinem Spiel fällt auf. Nennen wir es trotzdem Weitsicht.
  }
end-plain-yours = { $variant ->
    [0] Ich fand keine Gewohnheit, an der ich mich festhalten konnte. Kompliment.
    [1] Du hast nichts verraten. Geschaut habe ich.
   *[2] Keine deiner Gewohnheiten fällt auf. Die Karten erröten.
  }
end-plain-level = { $variant ->
    [0] Wir haben beide wenig verraten.
    [1] Gleichstand, und keine Gewohnheit fällt auf. Die Karten zucken mit den Schultern.
   *[2] Nichts trennt uns, und zu erzählen gibt es auch nichts.
  }
end-plain-short = { $variant ->
    [0] Zu kurz, um irgendwem die Zukunft zu sagen.
    [1] So wenige Runden? Selbst ich brauche ein bisschen mehr.
   *[2] Wir hatten kaum angefangen; noch gibt es nichts zu erzählen.
  }
end-plain-rule = { $variant ->
    [0] Ich blieb bei meiner Regel, und keine deiner Gewohnheiten fällt auf.
    [1] Ich spielte nach einer Regel und habe niemanden gelesen. Keine Gewohnheit fällt auf.
   *[2] Eine Regel gegen einen Menschen, und keine Gewohnheit fällt auf.
  }
end-plain-random = { $variant ->
    [0] Ich habe gelost: Über dich sagt das hier nichts.
    [1] Diesmal habe ich nichts gelesen. Lob oder tadle das Glück.
   *[2] Meine Züge waren Zufall: Auf deine Gewohnheiten kam es nicht an.
  }
end-read = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
  }. Ich habe { $percent } % deiner Züge vorausgesehen, mit bloßem Glück wären es { $chance } %: { $verdict }.
end-unread = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
  }. Gelesen habe ich nichts.
verdict-read = mehr als Glück
verdict-unsure = zu wenige Runden, um sicher zu sein
verdict-escaped = du bist öfter entwischt, als das Glück erlaubt
duel-read-title = { $who ->
    [you] 🔮 So hätte ich dich gelesen
   *[other] 🔮 So hätte ich { $name } gelesen
  }
duel-read-closed = { $name } behält das für sich. Sobald unter dem Duell „Lesen erlauben“ gedrückt ist, darfst du schauen.
duel-read-nothing = Zu lesen gibt es nichts: In keiner Runde haben beide gewählt.
duel-read-unread = Ich hätte nichts Bestimmtes erwartet.
duel-read-count = Ich hätte { $right } von { $read } Zügen vorausgesehen; mit Glück wären es { $luck }. { $verdict ->
    [read] Das ist mehr als Glück.
    [escaped] { $who ->
        [you] Du bist öfter entwischt, als das Glück erlaubt.
       *[other] { $name } ist öfter entwischt, als das Glück erlaubt.
      }
   *[unsure] Zu wenige Runden, um sicher zu sein.
  }
duel-read-round = Runde { $round }: Ich hätte { $move } erwartet, weil { $because } (Glück: { $luck }).
duel-read-often = { $who ->
    [you] du das { $count } von { $total } Mal spielst
   *[other] { $name } das { $count } von { $total } Mal spielt
  }
duel-read-after-own = { $who ->
    [you] du das nach deinem Zug { $own } { $count } von { $total } Mal spielst
   *[other] { $name } das nach dem eigenen Zug { $own } { $count } von { $total } Mal spielt
  }
duel-read-after-other = { $who ->
    [you] du das nach { $other } der anderen Seite { $count } von { $total } Mal spielst
   *[other] { $name } das nach { $other } der anderen Seite { $count } von { $total } Mal spielt
  }
duel-read-after-both = { $who ->
    [you] du das nach deinem Zug { $own } gegen { $other } { $count } von { $total } Mal spielst
   *[other] { $name } das nach dem eigenen Zug { $own } gegen { $other } { $count } von { $total } Mal spielt
  }
duel-read-repeat = { $who ->
    [you] du
   *[other] { $name }
  } { $result ->
    [win] nach einem Sieg
    [loss] nach einer Niederlage
   *[draw] nach einem Unentschieden
  } den Zug { $count } von { $total } Mal { $who ->
    [you] wiederholst
   *[other] wiederholt
  }
duel-read-change = { $who ->
    [you] du
   *[other] { $name }
  } { $result ->
    [win] nach einem Sieg
    [loss] nach einer Niederlage
   *[draw] nach einem Unentschieden
  } den Zug { $count } von { $total } Mal { $who ->
    [you] wechselst
   *[other] wechselt
  }
duel-read-strip = { $who ->
    [you] ← deine Züge
   *[other] ← Züge: { $name }
  }
duel-read-strip-expected = ← was ich erwartet hätte
duel-read-known = { $known ->
    [0] Von früher wusste ich nichts; gelernt habe ich im Lauf des Duells.
    [one] Ich ging von einer früheren Runde aus und habe im Lauf des Duells gelernt.
   *[other] Ich ging von { $known } früheren Runden aus und habe im Lauf des Duells gelernt.
  }
strip-yours = ← deine Züge
strip-mine = ← meine
end-seals = Alle Siegel geöffnet: { $opened } von { $sealed } stimmen.
end-seals-broken = Die Siegel passen nicht: { $opened } von { $sealed } stimmen. Trau dieser Partie nicht und sag denen Bescheid, die diesen Bot betreiben.
details-title = 🔎 In Zahlen: { $score }
details-habit = { $habit }: { $followed } von { $situations } Mal. Von diesen Runden gingen { $mine } an mich und { $yours } an dich{ $drawn ->
    [0] {""}
    [one] ; { $drawn } war unentschieden
   *[other] ; { $drawn } waren unentschieden
  }.

## Das Diagramm einer Partie
chart-rounds = { $game }: { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
  }
chart-best = { $by ->
    [0] Du lagst nie vorn.
   *[other] Dein größter Vorsprung war { $by }, in Runde { $round }.
  }
chart-worst = { $by ->
    [0] Ich lag nie vorn.
   *[other] Mein größter Vorsprung war { $by }, in Runde { $round }.
  }
chart-turns = { $turns ->
    [0] Die Führung hat nie gewechselt.
    [1] Die Führung hat einmal gewechselt, in Runde { $round }.
    [2] Die Führung hat zweimal gewechselt, zuletzt in Runde { $round }.
   *[other] Die Führung hat { $turns }-mal gewechselt, zuletzt in Runde { $round }.
  }
chart-reach = Mit bloßem Glück enden { $decided } entschiedene Runden höchstens in einer von zwanzig Partien um mehr als { $reach } auseinander.
chart-luck = { $by ->
    [0] Am Ende Gleichstand: Das kann Glück sein.
   *[other] Ein Abstand von { $by } kann gut Glück sein.
  }
chart-yours = Du liegst mit { $by } vorn: Das ist kaum noch Glück.
chart-mine = Ich liege mit { $by } vorn: Das ist kaum noch Glück.
chart-few = { $decided ->
    [0] Keine Runde wurde entschieden.
    [one] Eine entschiedene Runde ist zu wenig, um Können von Glück zu trennen.
   *[other] { $decided } entschiedene Runden sind zu wenig, um Können von Glück zu trennen.
  }
chart-stopped = Eine abgebrochene Partie sagt weniger: Man kann in einem guten Moment gehen.
chart-chosen = Du hast gewählt: { $moves }
chart-grey = Grau: so weit trägt bloßes Glück in 19 von 20 Fällen
chart-lead = Wer vorn lag
chart-difference = deine Siege minus meine
chart-moves = Deine Züge
chart-times = Anzahl
chart-round = Runde
chart-alt = { $score }. Wer vorn lag, Runde für Runde, als Linie über der grauen Reichweite des Glücks, und deine Züge als Balken. { $lines }
chart-folded = Die Runden dieser Partie sind nicht mehr gespeichert, also kein Diagramm. Ende: { $score }.

## Fairness-Nachweis
proof-title = Fairness-Nachweis der Partie { $session }
checked-fits = ✓ Alles passt. Siegel: { $sealed }; nachgespielte Züge mit gleichem Ergebnis: { $same }.
checked-wrong = ✗ Etwas passt nicht. Trau dieser Partie nicht und sag denen Bescheid, die diesen Bot betreiben. Was nicht stimmt, steht im Nachweis.
checked-dice-later = Ab dem { $date } lassen sich auch die Würfel prüfen.
checked-dice-fit = Die Würfel folgen aus dem veröffentlichten Tagesschlüssel.
checked-own-word = Bis hierher ist das nur mein Wort. Prüf es selbst.
proof-how = Zu Hause, mit einer Kopie von Gadalka, dem notierten Versprechen und deinem /data export: npm run -s gadalka -- verify "…" --pledge "…" --history export.json
proof-how-file = Zu Hause, mit einer Kopie von Gadalka, der angehängten Datei, dem notierten Versprechen und deinem /data export: npm run -s gadalka -- verify --file gadalka-proof.txt --pledge "…" --history export.json
source-at = Eine Kopie von Gadalka: { $link }
source-unknown = Wo es eine Kopie von Gadalka gibt, weiß nur der Betreiber dieses Bots: Hier ist keine Adresse eingetragen.
proof-none = Von dir gibt es keine beendete Partie zum Prüfen. Spiel eine: /rps play oder /oddeven play
proof-not-yet = Diese Partie läuft noch, also bleiben meine Siegel zu. Sie öffnen sich am Ende.
proof-folded = Die Runden dieser Partie sind nicht mehr gespeichert, ihre Siegel lassen sich hier also nicht öffnen. Mit der Nachweiszeile von ihrem Ende geht es noch: /rps verify proof:…
proof-unreadable = Das ist keine Nachweiszeile von mir. Sie beginnt mit gdk3., kommt vom Knopf „Prüfen“ einer beendeten Partie und muss vollständig sein.
proof-pledge-lost = Das Versprechen zu dieser Partie ist hier nicht mehr bekannt, darum kann ich ihren Nachweis nicht unterschreiben.
proof-word = Dein Wort: { $word }
proof-seeds-later = Der Tagesschlüssel wird am { $date } bekannt gegeben. Ab dann kann jeder Mensch prüfen, dass die Würfel aus ihm folgen und ich sie nicht wählen konnte.
proof-seeds-no-key = Der Schlüssel in dieser Zeile gehört nicht zum Versprechen.
proof-seeds-differ = Die Würfel folgen NICHT aus dem versprochenen Tagesschlüssel. Trau dieser Partie nicht.
proof-seeds-fit = Die Würfel folgen aus dem bekannt gegebenen Tagesschlüssel, der Partie und deinem Wort, wie versprochen.
proof-gap-version = ich wurde seither erneuert und wähle nun anders.
proof-gap-other = dein Verlauf hier ist nicht der, mit dem diese Partie gespielt wurde.
proof-gap-apart = hier spielte eine Datei oder ein Geist von anderen. Jeder Zug war vor deinem versiegelt, wie immer.
proof-gap-none = dafür braucht es den Verlauf der Person, die gespielt hat, und das ist nicht deiner.
proof-taken-back =
    { $count ->
        [one] Ein versiegelter Zug wurde
       *[other] { $count } versiegelte Züge wurden
    } zurückgenommen, ohne Grund, den diese Zeile zeigt. Trau dieser Partie nicht.
proof-played = Nach dieser Zeile begann es am { $date }. Ob das stimmt, weißt du.
proof-times-differ = Die Zeiten in dieser Zeile passen NICHT zu den Tagen ihrer Schlüssel. Begonnen haben soll es am { $date }. Trau ihr nicht.
proof-times-late = Ausgelost oder gespielt wurde unter einem Tag, dessen Schlüssel da schon bekannt war. Begonnen haben soll es am { $date }. Trau dem nicht.
proof-again = Ab Zug { $numbers } wurden Züge aufgegeben und neu versiegelt. Ob das so war, zeigen nur Nachrichten von damals, die du aufgehoben hast.
proof-settings = Ab Zug { $numbers } nennt die Zeile Einstellungen deines Modells. Waren das nicht deine, trau dieser Partie nicht. Nachrichten von damals bestätigen sie, vielleicht auch dein Export.
proof-account = Ab Zug { $numbers } hat Spiel anderswo geändert, was ich riskiere (Runden: { $rounds }). Ob das so war, zeigen nur Nachrichten von damals, die du aufgehoben hast.
proof-account-false = Was ich riskiere, kann ab Zug { $numbers } NICHT das gewesen sein, was die Zeile sagt. Trau dieser Partie nicht.
proof-confirmed = Was sich ab Zug { $numbers } geändert hat, bestätigen deine Nachrichten oder dein Export.
proof-gap-cut = die Runden, die ich damals kannte, sind nicht mehr gespeichert.
proof-gap = { $count ->
    [one] Ein Zug wurde nicht nachgespielt: { $why }
   *[other] { $count } Züge wurden nicht nachgespielt: { $why }
}
proof-different = { $count ->
    [one] Ein Zug ist NICHT der, den ich gewählt hätte: Nummer { $numbers }.
   *[other] { $count } Züge sind NICHT die, die ich gewählt hätte: Nummern { $numbers }.
} Trau dieser Partie nicht.
proof-same = Ich habe meine Seite nachgespielt, aus dem, was ich damals wusste, und dem Startwert: { $same } von { $sealed } Zügen kamen gleich heraus.
proof-forged = Die Unterschrift ist FALSCH: Wer diese Zeile schrieb, steht nicht hinter dem Versprechen { $pledge }.
proof-unsigned = Nicht unterschrieben: Das kann irgendwer geschrieben haben.
proof-signed-elsewhere = Anderswo unterschrieben, unter dem Versprechen { $pledge }. Wer das ist, kann ich nicht sagen.
proof-signed = Von mir unterschrieben, unter meinem Versprechen { $pledge }.
proof-unchecked = Das Prüfen dauert gerade zu lange. Drück in einer Minute noch einmal „Prüfen“ oder prüfe die Zeile zu Hause.
proof-own-word = Bis du es zu Hause prüfst, ist das nur mein eigenes Wort. Auch die Nachrichten der Partie, die jemand aufgehoben hat, binden mich: verify --noted liest sie. Mehr: /fairness

## Knopfdrücke, die nichts ändern
press-old-button = Dieser Knopf ist aus einer anderen Zeit; er öffnet nichts mehr. Neue Partie: /rps play oder /oddeven play
panel-gone = Dieser Knopf ist überholt. So sieht es jetzt aus.
panel-type = Tipp: { $example }
press-went-back = Mein Gedächtnis reicht nur bis vor diese Runde, und meinen Zug hast du schon gesehen. Darum endet die Partie hier; gezählt wurde nichts.
press-renewed = Der Tagesschlüssel, mit dem mein Zug versiegelt war, wird gleich bekannt. Ich habe neu versiegelt: Dein Druck zählt nicht, wähle noch einmal.
press-not-yours = Diese Knöpfe gehören jemand anderem. Deine: /rps play oder /oddeven play
press-round-played = Diese Runde ist schon gespielt; nichts wurde doppelt gezählt. So steht es.
press-not-counted = Nicht gezählt. Die letzte Runde: { $round }
press-match-over = Diese Partie ist vorbei; gezählt wurde nichts.
opponent-gone = Diesen Gegner gibt es nicht mehr; die Partie kann nicht weitergehen. Neue Partie: /rps play oder /oddeven play
offer-taken = Jemand war schneller und hat dieses Spiel genommen. Deines: /rps play oder /oddeven play

## Spiele, die in jedem Chat angeboten werden
offer-open-title = { $game }: für alle
offer-open-description = Wer zuerst drückt, spielt gegen mich
offer-open-text = { $name } bietet ein Spiel gegen mich an. Wer zuerst drückt, spielt.
offer-own-title = { $game }: für dich
offer-own-description = Du spielst gegen mich, der Chat schaut zu
offer-own-text = { $name } will die Zukunft wissen. Drücken, und es geht los.
offer-mines-open-description = Wer zuerst drückt, spielt, der Chat schaut zu
offer-mines-open-text = { $name } bietet ein Brett Minesweeper an. Wer zuerst drückt, spielt.
offer-mines-own-description = Du spielst, der Chat schaut zu
offer-mines-own-text = { $name } wagt sich ins Minenfeld. Drücken, und es geht los.

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
option-link-code = der Code von der anderen Plattform; ohne ihn zeige ich dir einen
option-name-across = here, hidden oder ein eigenes Wort; ohne Angabe sage ich, wie es steht
option-variant = klassisch (3 Züge) oder lizard-spock (5 Züge)
option-length = bis 10, best of 9, endlos …
option-game = welches Spiel; ohne Angabe Schere-Stein-Papier
option-opponent = die Strategie, die gegen dich spielt
option-strategy = ein Gegner oder ein registrierter Name
option-registered-name = 3 bis 24 Buchstaben, Ziffern und Bindestriche, zuerst ein Buchstabe, etwa my-markov
option-registered-strategy = wofür der Name steht, etwa markov:order=4,decay=0.98
option-strategy-file = deine Strategie: JavaScript oder TypeScript mit löschbaren Typen; höchstens 64 KB
option-file-name = ihr Name: ein neuer, oder einer von deinen für eine neue Version
option-strategy-note = was du über sie sagst, in einer Zeile
option-report-reason = was daran nicht stimmt
choice-classic = Klassisch: Schere, Stein, Papier
choice-lizard-spock = Mit Echse und Spock: fünf Züge
choice-novice = Neuling: weiß nichts von dir, lernt in dieser Partie
choice-fortune-teller = Wahrsagerin: kennt dich und die Leute, vergisst nichts
choice-mirror = Spiegel: spielt wie du
choice-coin = Faire Münze: liest nichts und ist nicht zu lesen
strategy-fortune-teller = liest deine Gewohnheiten auf vierzig Arten zugleich, kennt die Leute und ist schwer zu täuschen
strategy-mirror = dein Doppelgänger: zieht, wie du an seiner Stelle ziehen würdest
strategy-random = eine faire Münze; liest nichts
strategy-ghost = ein Geist: die Spielweise eines Menschen, mit Zustimmung eingefroren
strategy-wildcard = wägt jeden früheren Moment, der diesem ähnelt
strategy-wildcard-counters = dasselbe, mit Zählern wie zuerst veröffentlicht
strategy-constant = immer derselbe Zug, ohne Angabe Stein
strategy-rotation = jeder Zug der Reihe nach: Stein, Papier, Schere …
strategy-anti-rotation = erwartet, dass du die Züge reihum nimmst
strategy-copy = spielt deinen letzten Zug
strategy-always-counter = spielt, was deinen letzten Zug schlägt
strategy-always-counter-self = spielt, was den eigenen letzten Zug schlägt; schaut nie auf deine
strategy-win-stay-lose-shift = wiederholt, was gewann, wechselt, was verlor
strategy-after-result = rückt nach dem Ausgang weiter: um so viele Züge nach Sieg, Unentschieden, Niederlage
strategy-frequency = schlägt den Zug, den du am häufigsten spielst
strategy-markov = schlägt, was du nach deinen letzten Zügen meist tust
strategy-mupn = schlägt, was du zuletzt nach denselben paar Zügen getan hast
strategy-supp = lernt durch Probieren, welcher Zug sich nach deinen letzten lohnt
strategy-mksu = lernt durch Probieren, welcher von acht anderen Strategien zu folgen ist
strategy-mkia = lernt durch Probieren, welchem von drei Lesern zu folgen ist
strategy-daemons = eine Schar Dämonen, deren Aufseher auf den glücklichsten hört
strategy-shannon = Shannons Maschine von 1953: Tust du zweimal dasselbe?
strategy-seer = SEER von 1956: folgt einem Muster, solange es sich lohnt
strategy-mixing = mischt viele kleine Leser und lernt, welchen zu trauen ist
strategy-experts = ein Rat von Lesern, gehört nach ihren Erfolgen
strategy-vote = alles, was je auf ein solches Spiel gefolgt ist, hat eine Stimme
strategy-ppm = Teilübereinstimmung, wie beim Packen von Dateien: Das längste bekannte Stück spricht zuerst
strategy-context-tree = wägt alle Bäume von Gewohnheiten zugleich
strategy-history-match = sucht, wo es zuletzt so lief und wie solche Tipps ausgingen
strategy-second-guess = weiß, dass du weißt, dass sie es weiß
strategy-iocaine = Siegerin von 1999: rät auf jeder Ebene und misst sich an mehreren Zeiträumen
strategy-lempel-ziv = schneidet das Spiel in Phrasen wie eine Zip-Datei und setzt deine jetzige fort
strategy-naive-bayes = nimmt jede der letzten Runden als Zeichen für deinen nächsten Zug
strategy-regret-matching = spielt, was sie bereut, nicht gespielt zu haben
strategy-exp3 = ein einarmiger Bandit: weiß nur, was die eigenen Züge brachten
strategy-de-bruijn = spielt jede kurze Folge gleich oft; liest nichts

strategy-list-title = 🔮 { $count } Gegner
strategy-info-title = 🔮 { $family }
strategy-games = Spielt: { $games }
strategy-memory = Schaut { $rounds ->
    [one] eine Runde zurück.
   *[other] { $rounds } Runden zurück.
  }
strategy-memory-all = Schaut auf alle Runden zurück.
strategy-memory-none = Schaut nicht darauf, was du spielst.
strategy-settings = Einstellungen:
strategy-no-settings = Keine Einstellungen.
strategy-setting = { $name }: { $valid } (sonst { $usual })
strategy-set = ← hier { $value }
strategy-source = Quelle: { $source }

registration-done = 🔮 { $name } ist registriert
registration-updated = 🔮 { $name } ist geändert
registration-gauntlet = Die Probe in { $game }: { $won } von { $matches } Partien zu { $rounds } Runden gewonnen. Runden gewonnen, verloren, unentschieden:
registration-play = Dagegen spielen: { $command } opponent={ $name }. Das können alle, die den Namen kennen.
registration-mine-title = 🔮 Deine Strategien: { $count } von { $max }
registration-none = Du hast noch keine eigene Strategie. Schicke eine Datei, oder gib einer von mir einen Namen.
registration-withdraw-title = { $name } aufgeben?
registration-withdraw-file = Niemand kann mehr dagegen spielen, laufende Partien enden ohne Ergebnis, und die Datei wird gelöscht. Der Name ist dann frei für alle.
registration-withdraw-text = Niemand kann mehr unter diesem Namen dagegen spielen, und der Name ist frei für alle. Begonnene Partien gehen weiter.
button-withdraw = Aufgeben
registration-withdrawn = { $name } ist aufgegeben; der Name ist frei.
registration-kept = Bleibt.
registration-renamed = { $name } heißt jetzt { $to }.
button-strategy-submit = Datei schicken
button-strategy-name = Eine von Gadalka benennen
button-strategy-register = Einen Namen geben
button-strategy-mine = Meine Strategien
button-strategy-rename = Umbenennen
button-strategy-version = Neue Version
button-strategy-change = Ändern
button-strategy-withdraw = Aufgeben
button-strategy-source = Quelltext
button-strategy-open = Quelltext zeigen
button-strategy-report = Melden
button-strategy-enter = In die Liga
button-strategy-leave = Aus der Liga
registration-bad-name = „{ $name }“ geht nicht als Name. Ein Name hat 3 bis 24 Buchstaben a bis z, Ziffern und Bindestriche und beginnt mit einem Buchstaben, etwa my-markov.
registration-reserved-name = „{ $name }“ bedeutet hier schon etwas. Nimm einen anderen Namen, etwa my-{ $name }.
registration-indecent-name = „{ $name }“ sagt man nicht vor allen Leuten. Nimm einen anderen Namen.
coarse-stems = arschl arschf arschg fotze wichser hurens schwuchtel hackfress scheiss scheiß
coarse-words = arsch fick ficken ficker fickt gefickt hure huren nutte nutten schlampe kanake kanaken spast missgeburt
coarse-innocent = marsch barsch harsch knigge
registration-taken = „{ $name }“ hat schon jemand registriert. Nimm einen anderen Namen.
registration-yours = „{ $name }“ hast du schon registriert. Zum Ändern: /strategy update { $name } …
registration-full = Du hast { $max } Strategien registriert, mehr sind nicht erlaubt. Gib erst eine auf: /strategy withdraw
registration-not-yours = Eine Strategie „{ $name }“ hast du nicht registriert. Deine Namen: /strategy mine
registration-is-file = „{ $name }“ steht für eine Datei. Eine neue Version: /strategy submit { $name }, mit der Datei.
registration-waiting = 🔮 { $name } wartet auf die Probe
registration-waiting-text = { $place ->
    [1] Als Nächstes an der Reihe.
    [2] Auf dem zweiten Platz der Warteliste.
    [3] Auf dem dritten Platz der Warteliste.
   *[other] Auf Platz { $place } der Warteliste.
  } Der Bericht erscheint hier.
registration-trying = 🔮 { $name } wird erprobt
registration-trying-text = Der Bericht erscheint hier gleich.
registration-one-at-a-time = Deine letzte Probe läuft noch, und jede Person hat nur eine auf einmal. Aus ihrer Nachricht wird der Bericht.
registration-queue-full = Die Warteliste für Proben ist voll. Versuch es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
  } wieder.
registration-too-slow = Das brauchte mehr Zeit oder Speicher, als eine Probe hat; registriert wurde nichts. Versuch kleinere Einstellungen; welche es gibt, sagt /strategy info.
registration-broken-off = Die Probe von { $name } wurde abgebrochen, registriert wurde nichts. Schick den Befehl in einer Minute noch einmal.
registration-store-away = Mein Gedächtnis ist gerade nicht da, registriert wurde nichts. Schick den Befehl in einer Minute noch einmal.
registration-told-already = Ich bin schon dabei. Deine Namen: /strategy mine

submission-how = Bitte eine Datei und einen Namen: /strategy submit my-bot, mit der Datei.
submission-version = 🔮 { $name } hat eine neue Version: { $version }
submission-known = 🔮 { $name } ist schon genau diese Datei
submission-draft = Ein Entwurf, nur für dich: Spiel dagegen oder melde ihn zu einem Turnier an. Offen für alle
submission-public = Dagegen spielen können alle, die den Namen kennen.
submission-results = { $game }: { $won } von { $matches } Partien zu { $rounds } Runden gewonnen, { $mean } Punkte je Runde. Runden gewonnen:verloren:unentschieden, und Punkte je Runde:
submission-other-game = { $game }: { $won } von { $matches } Partien gewonnen, { $mean } Punkte je Runde.
submission-not-there = { $game }: nicht gespielt. Grund: { $reason }.
submission-untried = { $game }: nicht erprobt, weil es so viele Schritte braucht. Soll es nur dort erprobt werden, sag es in der Datei: export const games.
submission-taken = Von { $most } Schritten je Partie brauchte es höchstens { $steps }, von { $limit } MB Speicher { $memory }. Eine Partie dauerte { $milliseconds } ms.
submission-copy = { $game }: spielt Zug um Zug genau wie { $original }. Eine Kopie wird so genannt und zählt nicht.
submission-copy-hidden = { $game }: spielt Zug um Zug genau wie eine frühere Datei von jemandem. Eine Kopie wird so genannt und zählt nicht.
submission-play = Dagegen spielen: { $command } opponent={ $name }. Prüfsumme und Versionen: /strategy info { $name }
submission-chart = { $name } auf der Probe: { $game }
submission-chart-luck = Innerhalb von ±{ $reach } kann es Glück sein
submission-chart-points = Punkte je Runde
submission-no-load = 🔮 { $name } lässt sich nicht laden
submission-crashed = 🔮 { $name } ist in der Probe abgestürzt
submission-illegal = 🔮 { $name } hat in der Probe keinen gültigen Zug gemacht
submission-exhausted = 🔮 { $name } hat in der Probe zu viel verbraucht
submission-at-start = { $game }, vor der ersten Runde gegen { $opponent }.
submission-at-round = { $game }, gegen { $opponent }, Runde { $round }.
submission-place = Zeile { $line }, Spalte { $column }:
submission-nothing = Registriert wurde nichts. Bessere die Datei aus und schick sie noch einmal.
submission-no-games = Laut Datei spielt sie: { $typed }. Ich kenne { $valid }. Registriert wurde nichts.
submission-frozen = Genau diese Datei ist hier gesperrt ({ $reason }). Registriert wurde nichts.
submission-too-slow = Die Probe dauerte länger, als ich für eine habe; registriert wurde nichts. Lass die Datei je Runde weniger rechnen, oder schick sie, wenn bei mir weniger los ist.
submission-gave-up = Die Maschine, die Dateien spielt, hat aufgegeben: { $reason }. Das ist kein Urteil, aber registriert wurde nichts. Schick die Datei noch einmal, oder lass sie weniger rechnen.
submission-unsteady = { $name } spielt jedes Mal anders: { $game }, gegen { $opponent }, ab Runde { $round } sind die Züge verschieden. Gleiche Runden müssen gleiche Züge geben. Registriert wurde nichts.
submission-is-settings = „{ $name }“ steht für eine Strategie mit Einstellungen. Gib sie erst auf (/strategy withdraw) oder nimm einen anderen Namen.
submission-indecent-note = Was in der Notiz steht, sagt man nicht vor allen Leuten. Nimm andere Worte.
button-open-source = Allen zeigen
button-keep-sealed = Versiegelt lassen
strategy-name-unknown = Den Namen „{ $name }“ kenne ich nicht.
strategy-no-file = „{ $name }“ steht für eine Strategie mit Einstellungen, nicht für eine Datei: /strategy info { $name }
strategy-sealed = Der Quelltext von { $name } ist versiegelt. Öffnen kann ihn, wer ihn geschickt hat: /strategy open { $name }
strategy-source-title = 🔮 Der Quelltext von { $name }, Version { $version }
strategy-source-hash = SHA-256: { $hash }
strategy-open-title = Den Quelltext von { $name }, Version { $version }, allen zeigen?
strategy-open-text = Wer den Namen findet, kann die Datei dann lesen. Für diese Version lässt sich das nicht zurücknehmen; spätere bleiben versiegelt.
strategy-open-already = Der Quelltext von { $name } ist schon offen: /strategy source { $name }
strategy-opened = Der Quelltext von { $name } ist offen für alle: /strategy source { $name }
strategy-kept-sealed = Er bleibt versiegelt.
strategy-report-own = Die gehört dir. Zum Aufgeben: /strategy withdraw
strategy-reported = Wer diesen Bot betreibt, weiß jetzt von { $name }. Sonst erfährt es niemand.
strategy-file-title = Eine eingeschickte Datei: JavaScript, gespielt in einer Sandbox.
strategy-file-facts = Version { $version }, { $bytes } Bytes, { $state ->
    [open] offen: /strategy source { $name }
   *[sealed] versiegelt
 }. SHA-256: { $hash }
strategy-file-frozen = Hier gesperrt, wird nicht gespielt: { $reason }
strategy-file-guarded = Aus dem Spiel: Sie brauchte länger, als eine Partie darf ({ $reason }). Wer diesen Bot betreibt, kann sie zurückholen.
strategy-file-earlier = Frühere Versionen: { $versions }
strategy-file-note = „{ $note }“
registration-mine-draft = Entwurf
registration-mine-frozen = gesperrt: { $reason }

## Probleme mit dem, was geschrieben wurde
problem-unknown-command = Den Befehl „{ $typed }“ kenne ich nicht. Was ich kann: /help
problem-unknown-command-nearest = Den Befehl „{ $typed }“ kenne ich nicht. Meinst du { $nearest }? Alle: /help
problem-unknown-subcommand = /{ $command } kennt kein „{ $typed }“. Es gibt: { $valid }
problem-unknown-option = /{ $command } versteht „{ $typed }“ nicht. Es gibt: { $valid }
problem-bad-choice = „{ $typed }“ passt nicht zu { $option }. Wähle eines von: { $valid }
problem-unknown-word-nearest = /{ $command } versteht „{ $typed }“ nicht. Meinst du { $nearest }?
problem-bad-choice-nearest = „{ $typed }“ passt nicht zu { $option }. Meinst du { $nearest }? Es gibt: { $valid }
problem-bad-text = „{ $typed }“ passt nicht zu { $option }: Nötig sind 1 bis { $max } Zeichen.
problem-file-missing = { $example } braucht eine Datei: Schick eine mit.
problem-file-too-large = Die Datei ist zu groß: Ich nehme höchstens { $kilobytes } KB.
problem-file-unavailable = Die Datei ist nicht bei mir angekommen. Schick sie bitte noch einmal.
problem-lone-file = „{ $typed }“ allein sagt mir wenig. Antworte darauf mit einem Befehl, der eine Datei nimmt: { $nearest }
problem-word = Mit „{ $typed }“ kann ich nicht losen: Es gehen 1 bis { $max } Buchstaben, Ziffern, Leerzeichen und - _ .
problem-level-and-opponent = Eine Stufe ist schon ein Gegner. Wähle eines von beiden: level=… oder opponent=…
problem-length = „{ $typed }“ ist keine Länge. Versuch bis 10, best of 9 (ungerade) oder endlos; Zahlen von 1 bis { $max }.
problem-unknown-strategy = Den Gegner „{ $typed }“ kenne ich nicht. Bekannte: { $some }. Alle: /strategy list
problem-unknown-strategy-nearest = Den Gegner „{ $typed }“ kenne ich nicht. Meinst du { $nearest }? Alle: /strategy list
problem-unknown-parameter = { $family } hat keine Einstellung „{ $typed }“. Es gibt: { $valid }
problem-bad-value = { $parameter } kann nicht „{ $typed }“ sein. Möglich: { $valid }
problem-wrong-game = { $typed } spielt dieses Spiel nicht ({ $game }). Diese schon: { $some }. Alle: /strategy list
problem-frozen = { $name } ist hier gesperrt und wird nicht gespielt: { $reason }

## Störungen
failure-unexpected = Bei mir ist etwas schiefgegangen; es steht im Protokoll. Nichts von dir ist verloren; versuch es bitte noch einmal.
failure-busy = In der Kristallkugel ist gerade Gedränge. Nichts wurde gezählt, nichts ist verloren: Drück oder schreib es gleich noch einmal.
failure-store-unreachable = Ich komme gerade nicht an mein Gedächtnis. Nichts ist verloren: Drück oder schreib es gleich noch einmal. Ein gezählter Zug zählt nicht doppelt.
failure-store-newer = Dein Verlauf stammt von einer neueren Version von mir, also rühre ich ihn nicht an. Wer diesen Bot betreibt, muss ihn aktualisieren.
failure-store-key = Dein Verlauf ist mit einem Schlüssel verschlüsselt, den ich nicht habe, also rühre ich ihn nicht an. Wer diesen Bot betreibt, muss STATE_KEY setzen.
failure-store-plain = Was ich von dir weiß, ist nicht verschlüsselt, sollte es aber sein, also rühre ich es nicht an. Nichts ist verloren: Wer diesen Bot betreibt, muss in sein Protokoll sehen.

## Was den Betrieb bindet
fairness-brief = 🔮 Mein Zug ist versiegelt, bevor du wählst, und ein Versprechen bindet alle meine Würfel für zehn Jahre. Das Versprechen zum Notieren ist nur einen Klick entfernt.
fairness-title = 🔮 Warum du mir nicht aufs Wort glauben musst
fairness-text =
    Mein Zug steht fest, bevor du deinen wählst, und jede Nachricht trägt sein Siegel.
    Meine Würfel folgen aus einem geheimen Tagesschlüssel, aus deinem eigenen Befehl und, wenn du magst, aus einem Wort von dir. Ein einziges Versprechen legt meine Schlüssel für zehn Jahre fest: Ich kann die Würfel nicht wählen, und du auch nicht.
    Drei Tage später nenne ich den Schlüssel. Dann können alle dieselben Würfel werfen, meine Züge nachspielen und vergleichen.
fairness-pledge = Mein Versprechen: { $pledge }, seit { $since }. Heute ist Tag { $day } von { $days }. Notiere diese Zeile: Wer sie hat, kann jede spätere Partie prüfen.
fairness-follows = Es folgt auf mein früheres Versprechen { $pledge }. Für Partien davor gilt jenes.
fairness-key-none = Noch ist kein Schlüssel bekannt. Der von Tag 1 wird am { $date } (UTC) bekannt gegeben.
fairness-key = Der Schlüssel von Tag { $day } ({ $of }) ist bekannt, und mit ihm die aller Tage davor. Der nächste folgt am { $date } (UTC):
fairness-key-last = Der Schlüssel des letzten Tages, { $day } ({ $of }), ist bekannt, und mit ihm die aller Tage davor:
fairness-how = Eine Partie prüfen: Drück am Ende „Prüfen“ und gib die Zeile auf einem eigenen Rechner an npm run -s gadalka -- verify, mit diesem Versprechen. Was ich dir hier sage, ist nur mein eigenes Wort.

## Grenzen: zu viel auf einmal
budget-press = Zu schnell für meine Kristallkugel. In { $wait } ist wieder Platz; dein Spiel wartet, wo es war.
budget-command = So viele Wünsche auf einmal. In { $wait } höre ich wieder zu; nichts von dir ist verloren.
budget-picture = Meine Pinsel müssen trocknen. In { $wait } male ich wieder; alles andere geht weiter.
budget-hint = Auch eine Kristallkugel braucht Pausen. In { $wait } gibt es wieder einen Tipp; spiel ruhig so lange weiter.
budget-export = Deine Akte habe ich eben ein paarmal abgeschrieben. In { $wait } bekommst du wieder eine.
budget-trial = So viele Proben auf einmal. In { $wait } erprobe ich wieder eine Strategie; gespielt wird weiter.
budget-submission = So viele Dateien an einem Tag. In { $wait } lese ich wieder eine; bis dahin kannst du sie zu Hause testen.
budget-report = Von dir habe ich heute schon viel weitergegeben. In { $wait } höre ich wieder zu.
budget-tournament = So viele Turniere auf einmal. In { $wait } kannst du wieder eines eröffnen; die bestehenden gehen weiter.
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
help-brief = 🔮 Ich spiele gegen dich und lerne, wie du wählst: /rps. Ein Duell unter euch: /duel. Jeden Tag neu: /daily. Alles andere ist einen Klick entfernt.
help-title = 🔮 Was ich kann
help-play = Spielen
help-friends = Mit Freunden
help-you = Über dich
help-strategies = Strategien
help-fairness = Ist das fair?
help-privacy = Datenschutz
start-title = 🔮 Ich bin Gadalka
start-text = Ich kann Gedanken lesen, ein wenig. Such dir ein Spiel aus: Ich lerne, wie du wählst, sage dir, was ich gesehen habe, und beweise, dass ich nicht geschummelt habe.
start-mines = Minesweeper
privacy-title = Was von dir gespeichert ist
settings-title = ⚙️ Einstellungen
settings-text = Das siehst nur du.
settings-you = Du
settings-memory = Was ich von dir weiß
settings-others = Wer dich sehen und fordern darf
settings-data = Deine Daten
settings-here = { $kind ->
    [server] Dieser Server
   *[group] Diese Gruppe
  }
settings-name = Name anderswo
settings-name-here = Wie hier
settings-name-hidden = Verborgen
settings-name-word = Ein anderes Wort …
settings-link = Konto verknüpfen
settings-code = Ich habe einen Code
settings-show = Zeigen
settings-pause = Pausieren
settings-resume = Wieder lernen
settings-off = Ausschalten
settings-forget = Vergessen …
settings-duels-on = Aus Duellen lernen
settings-duels-off = Nicht aus Duellen
settings-share-on = Spielweise teilen …
settings-share-off = Nicht mehr teilen
settings-ghost = Mein Geist
settings-level = Ergebnisse und Profil sieht: { $level }.
settings-visible = Wer mich sieht
settings-block = Jemanden blockieren
settings-blocked = Blockiert: { $count }
settings-export = Herunterladen
settings-shared = Was ich zeige
privacy-brief =
    Ich speichere deine ID hier, deine Züge, ihren Ausgang und deine Einstellungen.
    Keine Nachrichten. Deinen Namen nur zwei Wochen nach einem Duell und wo du gesehen werden willst.
    Dein Profil ist privat, bis du es anders willst.
    Alles bleibt bei denen, die diesen Bot betreiben.
    Du kannst es jederzeit herunterladen oder löschen.
privacy-text =
    Deine ID auf dieser Plattform, die Züge unserer Spiele und ihr Ausgang; von den letzten Partien auch die Einstellungen und der Startwert meiner Züge.
    Wie viele entschiedene Runden du in der Woche und im Monat deines letzten Spiels gewonnen hast, und dieser Tag.
    Wenn andere dich sehen dürfen: seit wann, wie weit, dein Name, wo du von da an spielst. Bis dahin ist dein Profil privat.
    Wenn du jemanden vergleichen lässt oder darum bittest: wen und wann. Eine Anfrage erlischt nach einer Woche.
    Dein Telegram-Name, 90 Tage lang, damit andere dich nennen können.
    Deine Duelle mit Leuten: die Züge beider und der Ausgang, zwei Wochen lang mit beiden Namen. Von gewerteten das, woraus deine Wertung folgt.
    Deine letzten Bretter in Minesweeper und wie sie ausgingen; von einem Wettrennen einen Tag lang, wer mitmacht.
    Strategien, die du registrierst oder schickst, dein Geist: was sie sind, wie es ihnen erging.
    Wenn du Konten verknüpfst: welche, mit welchen Namen. Dein Name für andere Plattformen.
    Seit wann ich aus deinen Duellen lerne oder du deine Spielweise teilst.
    Sonst nichts: keine Namen, keine Nachrichten, nicht wo und nicht wann du spielst.
    Es bleibt bei denen, die diesen Bot betreiben, und nur du bekommst es zu sehen.
data-export-title = Alles, was ich von dir gespeichert habe
data-export-text = Die Züge beginnen mit dem ältesten. Der Startwert einer offenen Partie fehlt; er würde meinen nächsten Zug verraten.
data-delete-title = Alles löschen?
data-delete-text = Alle deine Runden, Summen, Partien, Bretter, registrierten Strategien und Listenplätze sind dann weg, und ich kenne dich nicht mehr. Das lässt sich nicht rückgängig machen.
button-delete = Alles löschen
button-keep = Behalten
data-delete-linked = Das gilt für beide verknüpften Konten: Auch alles auf der anderen Plattform wird gelöscht, zuletzt die Verknüpfung. Um jenes zu behalten: zuerst /account unlink
data-deleted = Weg. Wir sind uns nie begegnet.
data-nothing = Zu löschen war nichts.
data-kept = Bleibt alles. Ich kenne dich noch.

## Eine Person auf mehreren Plattformen
account-on-platform = { $platform ->
    [discord] auf Discord
    [telegram] auf Telegram
    [terminal] in einem Terminal
   *[other] auf einer anderen Plattform
}
account-link-title = Auf beiden Plattformen dieselbe Person
account-link-code = Schreib das innerhalb von { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} auf der anderen Plattform, von dem Konto, das auch deines ist. Zeig es sonst niemandem.
account-link-how = Dann werden beide Seiten gefragt, jede mit dem Namen der anderen. Der Code gilt einmal; nach { $tries } falschen höre ich { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} lang nicht zu.
account-link-check = Nachsehen
account-link-cancel = Abbrechen
account-link-question = Dieses Konto mit { $name } { $on } verknüpfen?
account-link-means = Nur, wenn du das bist. Verläufe, Modelle, Profil, Bestenlisten und Sperren werden eins; beide Konten funktionieren weiter. Wer eines von beiden hat, kann dann alles von beiden mitnehmen und löschen. Wieder trennen: /account unlink
account-link-holds = Wer dich sehen darf: { $here ->
    [nothing] hier hast du nichts gewählt, also gilt deine Wahl dort
    [private] hier hast du „niemand“ gewählt, und das gilt für beide
    [place] hier hast du „wo du spielst“ gewählt; hast du dort „niemand“ gewählt, gilt das
   *[everyone] hier hast du „alle“ gewählt; hast du dort weniger gewählt, gilt das
  }. Bei Modellen und Herausforderungen gilt die strengere Einstellung. Sonst erfährt es niemand.
account-link-yes = Verknüpfen
account-link-no = Nein
account-link-waiting = Du hast Ja gesagt. Jetzt ist { $name } { $on } gefragt: durch eine Nachricht von mir, durch „Nachsehen“ unter dem Code oder dort durch /account link.
account-linked = Verknüpft: Dieses Konto und { $name } { $on } sind jetzt dieselbe Person.
account-link-declined = Abgelehnt. Verknüpft wurde nichts. Für einen neuen Code: /account link
account-link-refused = { $name } { $on } hat Nein gesagt. Verknüpft wurde nichts. Für einen neuen Code: /account link
account-link-lapsed = Dieser Code ist abgelaufen; Codes leben zehn Minuten. Ein neuer, auf jeder der beiden Plattformen: /account link
account-link-gone = Diese Frage ist erledigt; geändert hat sich nichts. Wie es steht: /account link
account-link-wrong = So lautet kein offener Code. { $left ->
    [0] Das war der letzte Versuch für { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
      }.
    [one] Noch ein Versuch.
   *[other] Noch { $left } Versuche.
} Für einen Code, auf der anderen Plattform: /account link
account-link-own = Das ist dein eigener Code. Schreib ihn auf der anderen Plattform; dort muss er dich finden.
account-link-same-platform = Dieser Code ist von dieser Plattform. Er verbindet Konten zweier Plattformen, eines auf jeder: Schreib ihn auf der anderen.
account-link-too-many = Zu viele falsche Codes. In höchstens { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} höre ich wieder zu.
account-link-already = Dieses Konto ist schon verknüpft. Für eine andere Verknüpfung trenne es zuerst: /account unlink
account-link-busy = Du hast eben eine andere Verknüpfung bestätigt. Beantworte erst die: /account link
account-unlink-title = Dieses Konto von { $name } { $on } trennen?
account-unlink-text = Jedes nimmt die Runden mit, die dort gespielt wurden, und seine Einstellungen. Keine Runde geht verloren.
account-unlink-yes = Trennen
account-unlink-no = Verknüpft lassen
account-unlink-kept = Weiterhin dieselbe Person.
account-unlinked = Getrennt von { $name } { $on }: wieder zwei Konten, jedes mit den Runden, die dort gespielt wurden.
account-unlinked-none = Dieses Konto ist mit keinem verknüpft.
account-name-nobody = { $platform ->
    [discord] jemand auf Discord
    [telegram] jemand auf Telegram
    [terminal] jemand in einem Terminal
   *[other] jemand von anderswo
}
account-name-shown = Auf anderen Plattformen sehen dich die, mit denen du spielst, als „{ $name }“.
account-name-hidden = Auf anderen Plattformen ist dein Name verborgen: Du bist „{ $name }“.
account-name-bad = Ein Name ist eine Zeile mit höchstens { $max } Zeichen und nichts zum Klicken: kein @, keine Links, keine langen Zahlen.

## Herausforderungen
challenge-race = { $name }, { $caller } fordert dich zu einem Wettrennen auf demselben Brett heraus. Antworte innerhalb von { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
  }.
challenge-question = { $name }, { $caller } hat eine Frage an dich.
challenge-retract = Zurücknehmen
challenge-declined = { $name } möchte diesmal lieber nicht. Danke für die Frage, { $caller }.
challenge-retracted = { $caller } hat die Herausforderung zurückgenommen.
challenge-unanswered = { $name } hat nicht rechtzeitig geantwortet; die Herausforderung ist vorbei.
challenge-declined-lately = { $name } hat eben abgelehnt. Frag in einer Stunde wieder.
challenge-too-many = Drei Herausforderungen von dir sind noch offen. Warte auf eine Antwort oder nimm eine zurück.
challenge-too-often = Das sind genug Herausforderungen für eine Stunde. Versuch es später wieder.
challenge-lapsed = Diese Herausforderung ist nicht mehr offen.
challenge-over-accepted = Diese Herausforderung wurde angenommen.
challenge-over-declined = Diese Herausforderung wurde abgelehnt.
challenge-over-retracted = Diese Herausforderung wurde zurückgenommen.
challenge-not-challenged = Darauf kann nur { $name } antworten.
challenge-not-challenger = Das kann nur { $name } zurücknehmen.
challenge-not-yours = Das gilt jemand anderem. Um selbst keine Herausforderungen anzunehmen: /privacy
challenge-me = Mich? Mit Vergnügen, und sofort: /rps play
challenge-unseen = { $name } sieht diesen Chat nicht. Fordere in einer Gruppe heraus, in der ihr beide seid.
challenge-left = { $name } ist nicht hier und würde es nicht sehen.
challenge-muted = { $name } nimmt keine Herausforderungen an.
challenge-muted-now = Ab jetzt fordert dich niemand mehr mit Namen heraus. Was offen ist, bleibt offen. Wieder erlauben: /privacy challenges=on
challenge-mute-button = Keine Herausforderungen
challenge-take-button = Herausforderungen erlauben
challenge-setting-on = Andere dürfen dich mit Namen herausfordern, zu einem Wettrennen oder Vergleich. Ich erwähne dich einmal, und du nimmst an oder lehnst ab.
challenge-setting-off = Du nimmst keine Herausforderungen an: Wer dich nennt, erfährt das, und es erscheint nichts.
challenge-stored = Von Herausforderungen speichere ich einen Tag lang, wann es welche gab und wie sie ausgingen; wenn du keine annimmst, seit wann.

## Mit wem man sich duelliert
option-duel-whom = Wen du meinst
choice-duels-everyone = von allen
choice-duels-here = von Leuten der Orte, an denen du spielst
choice-duels-nobody = von niemandem
duel-blocked = Keine Duelle mehr zwischen { $name } und dir; warum, sagt niemand. Was offen ist, bleibt offen. Doch anders überlegt: /duel list
duel-unblocked = { $name } ist nicht von dir gesperrt.
duel-block-self = Vor sich selbst gibt es kein Verstecken. Nenne jemand anderen.
duel-block-bot = Bots bitten niemanden um Duelle.
duel-block-whom = Wen? Nenne die Person, etwa /duel block @name, oder antworte mit dem Befehl auf eine Nachricht von ihr. In unserem privaten Chat liest es niemand.
duel-block-full = Mehr als { $max } Sperren merke ich mir nicht. Nimm erst eine zurück: /duel list
duels-blocked-nobody = Du hast niemanden gesperrt.
duels-blocked-line = { $name }, seit { $date }
duels-blocked-nameless = jemand, dessen Namen ich vergessen habe, seit { $date }
duels-button-unblock = Entsperren: { $name }
duels-from-everyone = Du nimmst Duelle von allen an.
duels-from-here = Du nimmst Duelle von Leuten der Orte an, an denen du spielst: Server und Gruppen, in denen ich dich ab jetzt spielen sehe. Anderswo nimmst du keine an.
duels-from-nobody = Du nimmst von niemandem Duelle an. Andere fragen darfst du weiterhin.
duels-button-everyone = Von allen
duels-button-here = Von meinen Orten
duels-button-nobody = Von niemandem
duels-stored = Wen du für Duelle gesperrt hast und wessen du annimmst; wenn nur von Leuten deiner Orte, welche das sind. /duel list

## Wer ein Profil sehen darf
profile-privacy-title = 🔮 Wer sehen darf, wie du spielst: { $level }
profile-privacy-done = 🔮 Ab jetzt: { $level }
profile-privacy-already = 🔮 Wie bisher: { $level }
profile-short-who = Wer was sieht. „{ $nobody }“: nur du. „{ $place }“: Leute in diesen Chats sehen deinen Namen, deine Ergebnisse und dein Profil, aus allen deinen Runden. „{ $everyone }“: Wer immer mich fragt, auf jeder Plattform, sieht dasselbe.
profile-short-never = Nie dabei: deine einzelnen Züge und in welchen anderen Chats du spielst.
profile-short-undo = Rückgängig machen: jederzeit „{ $nobody }“ wählen. Du stehst sofort auf keiner Liste mehr; was in Chats gepostet wurde, bleibt dort.
profile-short-now-private = Dein Name steht auf keiner Liste, und dein Profil ist nur für dich.
profile-short-now-place = Wo du ab jetzt eine Partie beendest, sehen die Leute im Chat deinen Namen, deine Ergebnisse und dein Profil, aus allen deinen Runden mit mir.
profile-short-now-everyone = Wer immer mich fragt, egal wo, sieht deinen Namen, deine Ergebnisse und dein Profil, aus allen deinen Runden mit mir.
profile-full-title = 🔮 Wer sehen darf, wie du spielst: alles darüber
profile-full-kept = Was ich dafür speichere, solange du zustimmst: den Namen, unter dem du erscheinst, den Tag deiner Zustimmung und die Orte, an denen du spielst. /profile privacy private löscht es.
profile-read-all = Alles lesen
profile-shows-private = Du stehst auf keiner Liste, und dein Profil ist nur für dich. Partien sieht der Chat, in dem sie gespielt werden. Wer sich mit dir vergleichen will, muss dich erst fragen.
profile-shows-place = Das gilt für Server und Gruppen, in denen du ab jetzt eine Partie beendest, und für alle, die mich dort fragen.
    – /leaderboard: dein Name, dein Anteil gewonnener Runden gegen mich, von wie vielen, und dein Platz; ab { $needed } entschiedenen Runden, je Spiel, für die Woche, den Monat und insgesamt.
    – /leaderboard of:duels: dein Name, deine Wertung in gewerteten Duellen samt Unsicherheit, ihre Zahl und dein Platz; ab fünf verschiedenen Gegenübern, je Spiel, für den Monat und insgesamt.
    – /profile show: dein Profil. /profile compare: wie du und wer fragt spielen.
    – /profile map: du, mit Namen. /profile groups: du zählst mit (auf Discord nach Rollen, die ich erfrage und nicht speichere).
    Alles aus allen deinen Runden mit mir, egal wo du sie gespielt hast.
profile-shows-everyone = Dasselbe, und außerdem stehst du auf der Liste aller, und wer dich nennt, sieht es: alle, die mich irgendwo fragen, auf jeder Plattform, auf der es mich gibt. Wo Gruppen verglichen werden, können andere Chats dich ohne Namen mitzählen.
profile-take-back = Du erscheinst als { $name }; änderst du deinen Namen, folgt er nach. Ich speichere ihn, den Tag deiner Zustimmung und die Orte, an denen du spielst, solange du zustimmst. Jederzeit zurücknehmen: /profile privacy private

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
step-same = noch einmal dasselbe
step-other = ein anderer Zug
step-beats = was ihn schlägt
step-beaten = was er schlägt
step-like = ein Schritt wie { $from } → { $to }
profile-title = 🔮 { $name }: { $game }
profile-title-people = 🔮 { $name }: { $game }, Duelle mit Leuten
profile-title-all = 🔮 { $name }: { $game }, mit mir und in Duellen
profile-duels-own = Wie sich jemand duelliert, geht nur diese Person etwas an: Wer ein Profil öffnet, zeigt die Runden mit mir.
profile-often = { $kind ->
    [always] jedes Mal
    [nearly] fast jedes Mal
   *[some] { $times } von { $of } Mal
  }
profile-head-always-same = { $who ->
    [you] Du bleibst bei deinem Zug, komme, was wolle: Du wiederholst ihn { $often }.
   *[other] { $name } bleibt beim Zug, komme, was wolle, und wiederholt ihn { $often }.
  }
profile-head-always-other = { $who ->
    [you] Du hältst nie still: Was auch kommt, du wechselst deinen Zug { $often }.
   *[other] { $name } hält nie still: Was auch kommt, { $name } wechselt den Zug { $often }.
  }
profile-head-win-same = { $who ->
    [you] Du bleibst bei dem, was gewinnt: Nach einem Sieg wiederholst du deinen Zug { $often }.
   *[other] { $name } bleibt bei dem, was gewinnt: Nach einem Sieg wiederholt { $name } den Zug { $often }.
  }
profile-head-win-other = { $who ->
    [you] Du ruhst dich auf einem Sieg nicht aus: Danach wechselst du deinen Zug { $often }.
   *[other] { $name } ruht sich auf einem Sieg nicht aus: Danach wechselt { $name } den Zug { $often }.
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
      } wiederholst du deinen Zug { $often }, mehr als das Glück es täte.
   *[other] { $result ->
        [win] Nach einem Sieg
        [loss] Nach einer Niederlage
       *[draw] Nach einem Unentschieden
      } wiederholt { $name } den Zug { $often }, mehr als das Glück es täte.
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
      } mit { $before } kommt { $move }, { $often }.
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
profile-nothing = Davon gibt es noch keine Runde. Das ganze Profil braucht { $missing } Runden.
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
profile-bits = Unvorhersehbarkeit: { $bits } Bit je Zug, wahrscheinlich zwischen { $from } und { $to }. Reiner Zufall hat { $most }; mehr hat niemand.
profile-read = Ich habe { $guessed } von { $rounds } Zügen erraten, { $percent }. Der Zufall käme auf { $chance }.
profile-likest = Spielt am ehesten wie: { $way } ({ $what }). Damit stimmen { $agreed } der { $rounds } Züge überein; mit Glück wären es { $luck }.
profile-likest-none = Gleicht keiner der einfachen Arten, die ich kenne.
profile-likest-constant = Spielt am ehesten wie: { $way }. Damit stimmen { $agreed } der { $rounds } Züge überein; mit Glück wären es { $luck }.
like-copy = noch einmal der letzte Zug der anderen Seite
like-rotation = jeder Zug der Reihe nach
like-anti-rotation = schlägt, wer die Züge reihum nimmt
like-win-stay-lose-shift = wiederholt, was gewann, wechselt, was verlor
like-always-counter = spielt, was den letzten Zug der anderen Seite schlägt
like-always-counter-self = spielt, was den eigenen letzten Zug schlägt
like-frequency = spielt, was den Liebling der anderen Seite schlägt
profile-kept = Von { $played } Runden sind die neuesten { $kept } gespeichert; die zählen hier.
profile-details-title = 🔮 Die Zahlen dieses Profils: { $game }
profile-details-how = So liest du das. Ein Bit ist so viel wert wie eine Antwort, Ja oder Nein: Je weniger Bits ein Zug hat, desto leichter ist er vorherzusagen, und bei 0 weiß ich ihn vorher. Bei wenigen Runden liegen die beiden Grenzen weit auseinander.
    Eine Gewohnheit nenne ich, wenn das Glück sie etwa einmal in vierzig Fällen zeigen würde; ich sehe mir viele an, also ist hin und wieder eine bloß Glück. Eine bekannte Spielart nenne ich, wenn sie viel mehr der Züge gemacht hätte als das Glück und wenn jemand, der lost, in weniger als einem von hundert Fällen einer so gliche.
profile-details-closed = Diese Zahlen sind nur für die, die das Profil sehen dürfen, und hier ist es nicht offen.
profile-alt = Gewohnheiten von { $name }, was worauf folgt: { $habits }. Anteil vorausgesehener Züge, jeweils bis zur Runde: { $curve }.
profile-closed = Ein Profil von { $name } ist dir nicht offen. Um zu sehen, wie ihr beide spielt, frag: /profile compare. Das eigene öffnen: /profile privacy
button-show-here = Hier zeigen
profile-show-lapsed = Ich weiß nicht mehr, wo das war. Frag noch einmal: { $command }
profile-shown-there = Dort gezeigt, wo du gefragt hast: { $game }
profile-not-shown-there = Dort konnte ich nichts posten: { $game }. Frag in dem Chat noch einmal oder lass mich dort schreiben.
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
picture-compared = Was worauf folgt, mit Anzahl; blau öfter als Zufall, orange seltener
picture-read = Erratene Züge, von je 40; grau: Glück
picture-round = bis Runde
picture-failed = Das Bild ließ sich nicht zeichnen; die Worte sind alle da.

## Wen eine Personen-Option nennt
person-unknown = Wer { $typed } ist, weiß ich nicht. Nenne jemanden mit @name oder antworte mit dem Befehl auf eine Nachricht der Person.
person-unknown-id = { $typed } ist niemand, der hier spielt. Genannt wird man so: terminal:anna oder discord:700000000000000001
person-bot = Bots haben kein Profil, und meines behalte ich für mich.

## Zwei Menschen im Vergleich
menu-compare = Vergleichen, wie wir spielen
compare-with-whom = Mit wem vergleichen? Nenne jemanden oder antworte auf eine Nachricht der Person: /profile compare @name
compare-oneself = Das bist du, und ähnlicher spielt dir niemand. Nenne jemand anderen.
compare-own-missing = Ein Vergleich braucht von euch beiden je { $needed } Runden { $game }; dir fehlen noch { $missing }.
compare-away = { $name } ist gerade nicht zu erreichen: Gefragt wurde nichts. Versuch es später oder frag in einer Gruppe, in der ihr beide seid.
compare-lately = { $name } bekam vor weniger als einem Tag eine Frage von dir. Frag morgen wieder oder in einer Gruppe, in der ihr beide seid.
compare-sent = Ich frage { $name } in unserem privaten Chat, falls es einen gibt: Wer mit mir spielt, verrate ich niemandem. Die Antwort kommt innerhalb einer Woche hierher. Bis dahin kannst du die Frage zurücknehmen.
compare-noted = { $name } hat dem noch nicht zugestimmt. Deine Frage wartet dort eine Woche, unter /profile privacy. Ist sie angenommen, zeigt dein gleicher Befehl den Vergleich.
compare-waiting = { $name } ist gefragt und hat noch nicht geantwortet.
compare-not-now = { $name } möchte fürs Erste lieber nicht.
compare-too-many = Du hast viele gefragt, die noch nicht geantwortet haben. Warte auf sie oder nimm eine Frage zurück.
compare-ask-title = 🔮 { $target }, darf { $caller } vergleichen, wie ihr beide spielt?
compare-ask-text = { $seen ->
    [here] Alle hier sehen
   *[both] Ihr beide seht
  }, wie gut ich euch beide lese und wo ihr euch unterscheidet. { $caller } darf wieder vergleichen, bis du es zurücknimmst.
button-accept = Annehmen
button-decline = Ablehnen
button-retract = Frage zurücknehmen
compare-not-asked = Diese Frage gilt jemand anderem.
compare-not-asking = Nur wer gefragt hat, kann die Frage zurücknehmen.
compare-lapsed = Diese Frage ist nicht mehr offen.
compare-retracted = { $name } hat die Frage zurückgenommen.
compare-declined = Diesmal kein Vergleich.
compare-answered = Du hast angenommen. Zurücknehmen: /profile privacy
compare-title = 🔮 { $a } und { $b }: { $game }
compare-headline = 🔮 Von mir gelesen: { $a } zu { $percentA }, { $b } zu { $percentB }
compare-read = Gelesen: { $guessedA } von { $roundsA } Zügen und { $guessedB } von { $roundsB }; Zufall gibt { $chance }.
compare-chance = { $verdict ->
    [chance] { $name } ist so schwer zu lesen wie eine Münze.
   *[unsure] Bei { $name } kann das noch Zufall sein.
  }
compare-early = Noch ist es früh: Ab je { $needed } Runden kann ich sagen, wo ihr euch unterscheidet.
compare-differ = Ihr spielt verschieden, auch wenn keine einzelne Gewohnheit es zeigt.
compare-effect = Wie verschieden: { $effect } von 1, aus { $roundsA } und { $roundsB } Runden.
compare-differences = Wo ihr euch am meisten unterscheidet:
compare-difference = – { $habit }. { $a } { $percentA } % ({ $countA } von { $totalA }), { $b } { $percentB } % ({ $countB } von { $totalB })
compare-no-difference = Noch kein Unterschied gefunden.
compare-seed = Der Abstand wie zuerst veröffentlicht, über die letzten { $context } Züge: { $p } von { $most }. Nach der Zahl der betrachteten Züge: { $d }
compare-trust = Kann es Glück sein? Eure Runden, gemischt und neu an euch beide verteilt, unterscheiden sich in { $count } von 1000 Fällen genauso stark (p = { $p }).
compare-details-title = 🔮 Die Zahlen dieses Vergleichs: { $game }
compare-details-difference = – { $habit }. { $countA } von { $totalA }, { $countB } von { $totalB } (p { $p })
compare-details-how = So liest du das. Zwei Zahlen nebeneinander gehören euch beiden, in der Reihenfolge der Nachricht oben. Wie verschieden: 0 ist gleich, 1 hat nichts gemeinsam; dieselbe Person liegt bei zwei Gelegenheiten meist zwischen 0,25 und 0,60, zwei Personen zwischen 0,63 und 0,86.
    p sagt, wie oft bloßes Glück so viel täte; bei den Gewohnheiten ist eingerechnet, dass ich viele ansehe. Bis 0,05 sage ich, wo ihr euch unterscheidet, darüber, dass ich noch keinen Unterschied gefunden habe.
    Der veröffentlichte Abstand kommt bei beliebigen zwei Menschen nah an sein Höchstes: Er hat eine Geschichte, aber wenig Bedeutung.
compare-details-closed = Dieser Vergleich ist hier nicht mehr offen. Frag neu: /profile compare
compare-too-few = Zu wenige Runden für einen Vergleich: Er braucht je { $needed } von euch beiden.
compare-missing = – { $name }: noch { $missing } nötig
compare-basis-agreed = { $name } hat am { $date } zugestimmt.
compare-basis-place = { $name } zeigt es diesem Ort.
compare-basis-everyone = { $name } zeigt es allen.
compare-alt = Was worauf folgt. { $a }: { $habitsA }. { $b }: { $habitsB }.
profile-asked = Warten auf deine Antwort; diese Leute möchten sich mit dir vergleichen:
profile-asked-by = – { $name }: { $game }, seit { $date }
profile-asked-more = – und { $count } weitere, sobald diese beantwortet sind
profile-asked-rules = Nimmst du an, sieht die Person, die fragt, wie oft ich euch lese, und eure stärksten Gewohnheiten, mit Zahlen und Bild: aus allen deinen Runden mit mir, egal wo gespielt. Nimmst du in einer Gruppe an, sehen es dort alle. Von da an darf diese Person wieder vergleichen, in jedem Spiel und jedem Chat, bis du es zurücknimmst: /profile privacy. Was gepostet wurde, bleibt im Chat. Wer fragt, stimmt damit selbst zu und kann die Frage zurücknehmen. Antworten kann nur, wer gefragt ist, innerhalb einer Woche.
profile-asked-left = Warten noch auf deine Antwort: { $count }. /profile privacy
button-accept-of = Annehmen: { $name }
button-decline-of = Ablehnen: { $name }
profile-agreements = Diese Leute dürfen sich mit dir vergleichen:
profile-agreed-with = – { $name }, seit { $date }
button-take-back = Zurücknehmen: { $name }
profile-taken-back = { $name } kann sich nicht mehr mit dir vergleichen. Was in Chats gepostet wurde, bleibt dort.
profile-not-agreed = Das war schon zurückgenommen.
profile-posted-stays = Niemand darf sich mehr mit dir vergleichen, und deine offenen Fragen sind zurückgenommen. Was in Chats gepostet wurde, bleibt dort.

## Die Karte eines Ortes, und Gruppen
landmark-random = reiner Zufall
landmark-copy = Nachahmer
landmark-rotation = reihum
landmark-anti-rotation = gegen reihum
landmark-win-stay-lose-shift = bleibt bei Siegen
landmark-always-counter = schlägt den Zug davor
landmark-always-counter-self = schlägt eigenen Zug davor
landmark-frequency = schlägt den Liebling
landmark-constant = immer { $move }
map-title = Wer hier ähnlich spielt: { $game }, { $count ->
    [one] eine Person
   *[other] { $count } Personen
  }
map-subtitle = Je näher, desto ähnlicher. Die Richtung bedeutet nichts.
map-people = Leute
map-ways = bekannte Spielarten
map-alt = Karte von { $count ->
    [one] einer Person
   *[other] { $count } Personen
  } und bekannten Spielarten. { $lines }
map-head = { $one } und { $other } spielen hier am ähnlichsten; { $first } und { $second } am wenigsten ähnlich.
map-line = { $name }: am ähnlichsten { $other }
map-line-way = { $name }: am ähnlichsten { $other }, nach der Art „{ $way }“
map-line-alone = { $name }: nach der Art „{ $way }“
map-line-none = { $name }: wie keine Art, die ich kenne
map-head-two = Bisher sind nur zwei auf dieser Karte.
map-more = … und { $count } weitere im Bild.
map-how = So liest du das. In Klammern: 0 ist gleich, 1 hat nichts gemeinsam; jeweils aus den neuesten 1000 Runden. Eine bekannte Art nenne ich, wo sie viel mehr der Züge gemacht hätte als das Glück und wo jemand, der lost, in weniger als einem von hundert Fällen einer so gliche; dazu, wie viele Züge sie gemacht hätte und wie viele das Glück.
map-details-title = 🔮 Die Abstände auf dieser Karte: { $game }
map-details-line = { $name }: { $other } ({ $distance })
map-details-way = { $line }; { $way }: { $agreed } von { $rounds }, Glück { $luck }
map-stress-good = Das Bild hält diese Abstände gut ein (Stress { $stress }).
map-stress-fair = Das Bild verbiegt diese Abstände ein wenig (Stress { $stress }): Trau eher den Zahlen.
map-stress-poor = Das Bild verbiegt diese Abstände stark (Stress { $stress }): Trau den Zahlen.
map-numbered = Im Bild: { $list }
map-left = { $count ->
    [one] Eine Person, die hier vor längerer Zeit gespielt hat, fehlt.
   *[other] { $count } Personen, die hier vor längerer Zeit gespielt haben, fehlen.
  }
map-short = { $count ->
    [one] Eine Person hat
   *[other] { $count } Personen haben
  } noch zu wenige Runden.
map-join = Es zählt nur, wer zugestimmt hat.
map-closed-meanwhile = Jemand hat sein Profil geschlossen, während ich zeichnete. Frag noch einmal.
map-alone-here = Eine Karte zeigt die Leute einer Gruppe oder eines Servers. Frag mich dort: /profile map
map-too-few = Eine Karte braucht { $people } Personen von hier, die ihr Profil geöffnet und je { $rounds } Runden haben. Bisher: { $ready }. Mit noch zu wenigen Runden: { $short }.
map-mine-private = Du bist nicht dabei: Dein Profil ist privat. Um zu erscheinen: /profile privacy place, und dann hier eine Partie beenden.
map-mine-not-here = Du bist noch nicht dabei: Beende hier eine Partie.
map-mine-missing = Du bist noch nicht dabei: { $missing ->
    [one] Es fehlt eine Runde
   *[other] Es fehlen { $missing } Runden
  } in diesem Spiel, bis es { $needed } sind.
map-mine-ready = Du bist bereit.
map-mine-people = Am ähnlichsten spielst du wie { $list }.
map-mine-alone = Sonst ist niemand auf dieser Karte.
map-mine-ways = Deine Art: { $way }.
map-mine-no-way = Deine Art gleicht keiner, die ich kenne.
habits-most = Am meisten fällt hier auf: „{ $habit }“, { $share }, wo das Glück { $luck } gäbe.
habits-none = Im Mittel fällt hier nichts auf, was nicht auch das Glück täte.
habits-counts = { $people } Personen, etwa { $rounds } Runden; alle zählen gleich viel. In Klammern: was das Glück gäbe.
habits-too-few = Wie hier im Mittel gespielt wird, sage ich ab { $needed } Personen, die ihr Profil geöffnet und je { $rounds } Runden haben. Bisher: { $ready }.
groups-title = { $a } und { $b }: { $game }
groups-differ = Diese zwei Gruppen spielen verschieden.
groups-perhaps = Diese zwei Gruppen spielen wahrscheinlich verschieden.
groups-alike = An ihrer Spielweise kann ich diese zwei Gruppen nicht auseinanderhalten.
groups-sizes = { $a }: { $first ->
    [one] eine Person
   *[other] { $first } Personen
  }. { $b }: { $second ->
    [one] eine Person
   *[other] { $second } Personen
  }.
groups-differences = Wo sie sich am meisten unterscheiden, im Mittel ihrer Leute:
groups-difference = – { $habit }. { $a } { $first } % (von { $firstPeople ->
    [one] einer Person
   *[other] { $firstPeople } Personen
  }), { $b } { $second } % (von { $secondPeople })
groups-no-difference = Keine einzelne Gewohnheit unterscheidet sie mehr, als es das Glück täte.
groups-trust = Ausgelost auf zwei solche Gruppen, unterschieden sich diese Leute { $count } von 1000 Mal genauso stark.
groups-both = { $count ->
    [one] Eine Person gehört zu beiden und zählt
   *[other] { $count } Personen gehören zu beiden und zählen
  } in keiner.
groups-alt = Karte von { $a } ({ $first }) und { $b } ({ $second }) unter bekannten Spielarten. { $verdict }
groups-others = alle anderen
groups-here = dieser Chat
groups-basis-roles = Es zählen Leute dieses Servers, die ihr Profil geöffnet haben. Ihre Rollen hat mir Discord eben genannt; ich speichere keine.
groups-basis-chats = Es zählen Leute, die ihr Profil geöffnet haben: hier für diesen Chat, dort für alle. Namen aus dem anderen Chat erscheinen nicht.
groups-too-few = Jede Gruppe braucht { $people } Personen mit { $rounds } Runden und offenem Profil. Bisher { $a }: { $first }, { $b }: { $second }.
groups-alone-here = Gruppen vergleiche ich in einer Gruppe oder auf einem Server. Frag mich dort: /profile groups
groups-on-files = Gruppen aufgezeichneter Leute vergleiche ich aus einer Datei mit den Spalten player, round, move, opponent_move und einer für die Gruppe, und zwar so:
groups-which-roles = Welche Gruppen? Nenne eine Rolle und nach against= eine zweite, falls nicht alle anderen gemeint sind: /profile groups
groups-which-chat = Welche Gruppen? Nenne einen anderen Chat, in dem ich bin, zum Vergleich mit diesem: /profile groups channel=@name
groups-no-roles = Hier gibt es keine Rollen. Nenne einen anderen Chat: /profile groups channel=@name
groups-unknown-role = Diese Rolle finde ich nicht. Wähle sie aus der Liste.
groups-same-role = Das sind keine zwei Gruppen. Wähle eine Rolle, die nicht alle haben, und wenn du magst eine zweite.
groups-roles-closed = Discord sagt mir nicht, wer hier welche Rolle hat: Ich bin auf diesem Server nicht Mitglied. Wer ihn verwaltet, kann mich hinzufügen.
groups-roles-away = Discord nennt mir die Rollen gerade nicht. Versuch es noch einmal.
groups-unknown-chat = Diesen Chat finde ich nicht, oder ich bin nicht in ihm.
groups-same-chat = Das ist dieser Chat. Nenne einen anderen.

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
model-habit = – { $habit }
habit-often = du spielst am häufigsten { $move }, { $count } von { $total }
habit-after-move = { $result ->
    [win] nach einem Sieg
    [loss] nach einer Niederlage
   *[draw] nach einem Unentschieden
  } mit { $before } { $same ->
    [yes] wiederholst du ihn
   *[no] wechselst du zu { $move }
  }, { $count } von { $total }
habit-after-result = { $result ->
    [win] nach einem Sieg
    [loss] nach einer Niederlage
   *[draw] nach einem Unentschieden
  } { $same ->
    [yes] wiederholst
   *[no] wechselst
  } du deinen Zug, { $count } von { $total }
model-sure = Wie sicher: Von deinen letzten { $all } Zügen hätte ich { $right } gelesen (Glück: { $luck }); { $verdict }.
model-from = Woher: { $own } % dessen, wonach ich gerade gehe, stammt von dir, { $people } % von anderen Leuten.
# Was der Bot an die lesende Seite verlieren darf: jetzt $points, von den 8, mit denen alle anfangen.
model-account = { $state ->
    [lent] Bei dir riskiere ich { $points } Punkte: 8 eigene und { $more }, die du mir geliehen hast.
    [begun] Bei dir riskiere ich 8 Punkte. Vom Glück abgesehen, liegt niemand je mehr als 10 Punkte vor mir.
    [less] Bei dir riskiere ich { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }: von den 8 am Anfang; der Rest gehört dir.
    [spent] Bei dir riskiere ich nichts mehr: Du hast alle 10 Punkte gewonnen, die man mir ohne Glück abnehmen kann. Ab jetzt lose ich jeden Zug aus.
   *[read] Bei dir riskiere ich fast nichts: Meine 8 Punkte gehören dir, also werde ich vielleicht gelesen. Ich vertraue dem Zufall, bis ich ein paar zurückgewinne.
}
model-account-apart = Was ich an dich verlieren darf, zählt für jedes deiner verknüpften Konten einzeln: Das hier gilt für dieses.
model-mode-learning = { $since ->
    [1] Ich lerne aus allen deinen Runden.
   *[other] Ich lerne ab deiner Runde { $since }. Was davor war, ist vergessen.
  }
model-mode-frozen = Eingefroren ab deiner Runde { $since }: Ich lese mit dem, was ich weiß, und lerne nichts Neues.
model-mode-off = Aus ab deiner Runde { $since }: Ich spiele nach dem Zufall und lerne nichts.
# Runden unter denen, die ich kenne, die nicht hier gegen mich gespielt wurden.
model-elsewhere = { $duels ->
    [0] { $link ->
        [one] Eine davon hast du unter deinem anderen Namen gespielt.
       *[other] { $link } davon hast du unter deinem anderen Namen gespielt.
      }
    [one] { $link ->
        [0] Eine davon stammt aus deinen Duellen.
       *[other] Eine davon stammt aus deinen Duellen, { $link } hast du unter deinem anderen Namen gespielt.
      }
   *[other] { $link ->
        [0] { $duels } davon stammen aus deinen Duellen.
       *[other] { $duels } davon stammen aus deinen Duellen, { $link } hast du unter deinem anderen Namen gespielt.
      }
  }
model-duels = Ich lerne aus deinen Duellen, sobald wir eine Partie beginnen.
model-duels-not = Aus deinen Duellen mit Leuten lerne ich nichts.
model-duels-done = Abgemacht: Ab unserer nächsten Partie lerne ich aus deinen Duellen, auch aus früheren. Mich heraushalten: /model duels off
model-duels-already = Ich lerne schon aus deinen Duellen. Mich heraushalten: /model duels off
model-duels-off = Erledigt: Was ich aus deinen Duellen gelernt habe, ist vergessen, und ich lerne nichts mehr daraus. War eine Partie mit mir offen, wartet sie: /rps continue
model-shares = Du teilst deine Spielweise: Unter vielen gezählt, hilft sie mir bei Fremden.
model-shares-not = Wie du spielst, bleibt unter uns.
model-reset-title = Vergessen, wie du spielst?
model-reset-text = Ich vergesse alles, was ich bisher von dir gelernt habe ({ $game }). Deine Runden, Summen und Partien bleiben. Das lässt sich nicht rückgängig machen.
model-reset-ghost = Dein Geist { $ghost } besteht daraus und wird mit zurückgerufen.
button-forget = Vergessen
model-reset-done = Vergessen ({ $game }): Ich fange mit dir von vorn an. Deine Runden, Summen und Partien bleiben.
model-reset-already = Zu vergessen gibt es nichts ({ $game }): Ich kenne keine deiner Runden.
model-freeze-done = Eingefroren ({ $game }): Ich lese mit dem, was ich weiß, und lerne nichts Neues.
model-freeze-already = Schon eingefroren ({ $game }).
model-off-done = Aus ({ $game }): Ich spiele nach dem Zufall und lerne nichts. Ein schon versiegelter Zug wird noch gespielt.
model-off-already = Schon aus ({ $game }).
model-on-done = Ich lerne wieder ({ $game }). Was du inzwischen gespielt hast, lerne ich nicht.
model-on-already = Ich lerne schon ({ $game }).
model-share-title = 🔮 Deine Spielweise teilen?
model-share-text =
    Was ich nehme: wie deine Züge aufeinander folgen, in jedem Spiel außer Minesweeper, in vergangenen und kommenden Runden. Es wird zu dem von mindestens { $others } anderen Leuten gezählt, und nur Zählungen bleiben: kein Name, keine einzelne Runde. Woraus ich nicht lernen darf, das nehme ich nicht.
    Für wen: für die, die diesen Bot betreiben. Mit solchen Zählungen beginne ich bei Fremden, in ihren ersten Runden.
    Zurücknehmen: jederzeit /model share off, oder /data delete. Was du gegeben hast, wird dann beim nächsten Lernen herausgenommen.
model-share-done = Danke: Ab dem nächsten Lernen zählst du mit. Zurücknehmen: /model share off
model-share-already = Du teilst sie schon. Zurücknehmen: /model share off
model-share-old = Meine Frage hat sich seither geändert. Hier ist die neue: /model share
model-unshare-done = Zurückgenommen. Ich gebe nichts mehr von dir weiter, und was du gegeben hast, wird beim nächsten Lernen herausgenommen.
button-share = Teilen
button-share-keep = Für mich behalten
button-share-stop = Zurücknehmen

## Geister: eine Spielweise, eingefroren
ghost-title = 👻 Ein Geist von dir? { $game }
ghost-text =
    Ich würde einfrieren, wie du nach dem, was vorher war, weiterspielst, aus { $rounds ->
        [one] einer Runde von dir, aus der
       *[other] { $rounds } Runden von dir, aus denen
    } ich lernen darf: Keine Runde steckt darin, aber wer Tausende Runden gegen einen Geist spielt, lernt deine Gewohnheiten, ganz wie beim Zusehen.
    Alle können ihm sofort begegnen, in Partien, Turnieren und der Liga, { $named ->
        [yes] unter einem Namen, der aus deinem gemacht ist.
       *[no] unter einem Namen, der niemanden verrät.
    }
    Du kannst ihn jederzeit zurückrufen, dann ist er sofort und überall weg: /model ghost off
ghost-text-anew = Er tritt an die Stelle des jetzigen, der zurückgerufen wird.
button-ghost-freeze = Einfrieren
button-ghost-keep = Lieber nicht
button-ghost-off = Zurückrufen
ghost-kept = Dann kein Geist. Geändert hat sich nichts.
ghost-done-title = 👻 { $name } geht um
ghost-report-title = 👻 Dein Geist: { $name }
# $rounds: woraus er eingefroren ist
ghost-meet = { $game }, aus { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
  } von dir. Ihm begegnen: opponent={ $name }
# Prozent Wahrscheinlichkeit, die die eingetroffenen Züge bekommen hatten.
ghost-stand-in = { $rounds ->
    [one] Deinen letzten Zug, den er da nicht kannte,
   *[other] Deine letzten { $rounds } Züge, die er da nicht kannte,
  } sah er zu { $ghost } % voraus; der Zufall kommt auf { $chance } %, wer Leute kennt, aber nicht dich, auf { $people } %, ein bloßer Spiegel auf { $mirror } %. { $verdict ->
    [yes] Er kann dich vertreten.
   *[no] Er kann dich noch kaum vertreten: Du bist schwer vorauszusehen.
  }
ghost-host-froze = Wer diesen Bot betreibt, hat ihn aus dem Spiel genommen.
ghost-report-more = Das siehst nur du. Zurückrufen: /model ghost off. Aus neueren Runden: /model ghost anew
ghost-none = Du hast keinen Geist ({ $game }). Einen machen: /model ghost
ghost-off-done = Dein Geist ist weg ({ $game }): Niemand begegnet ihm mehr, und sein Name ist frei.
ghost-off-duels = Dein Geist kannte deine Duelle und ist mit zurückgerufen.
ghost-old = Diese Frage ist schon beantwortet. Frag noch einmal: /model ghost
ghost-full = Mehr Namen, als du hast, darf niemand haben. Gib erst einen auf: /strategy mine
ghost-too-few = Ein Geist braucht { $needed } Runden von dir, aus denen ich lernen darf. Ich kenne { $rounds } ({ $game }); { $missing ->
    [one] eine weitere genügt
   *[other] { $missing } weitere genügen
  }.

## Minesweeper
command-mines = Minesweeper: allein, mit Tipps samt Begründung, oder im Wettrennen
command-mines-play = Spielen; wähle eine Stufe oder eine beliebige Größe
command-mines-continue = Ein zurückgelegtes Brett weiterspielen
command-mines-watch = Einer Strategie zusehen, Zug um Zug
command-mines-race = Dasselbe Brett für dich und noch jemanden: Wer räumt es zuerst?
command-mines-stats = Wie deine Spiele ausgingen
option-mines-level = Wie groß und wie dicht
option-mines-size = Spalten und Zeilen: 12x10
option-mines-mines = Wie viele Minen
option-mines-noguess = Ein Brett, das ohne Raten geht
option-mines-board = Der Code eines Bretts, um dasselbe zu spielen
option-mines-cells = Felder mit Namen: B7 C8; mit f davor eine Flagge: f D4
option-mines-user = Wen du herausforderst
choice-pocket = Winzig: 5×5, 4 Minen
choice-small = Klein: 8×8, 10 Minen
choice-beginner = Anfang: 9×9, 10 Minen
choice-intermediate = Mittel: 16×16, 40 Minen
choice-expert = Schwer: 30×16, 99 Minen
choice-opening = es öffnet eine Fläche
choice-safe = es ist sicher, mehr nicht
choice-yes = ja
choice-ghost-show = wie es um ihn steht
choice-ghost-anew = neu einfrieren
choice-ghost-off = zurückrufen
choice-no = nein
choice-exact = Exakt: zählt alle Arten, wie die Minen liegen können
choice-simple = Einfach: meidet die größte Zahl je verdecktem Feld
choice-random = Zufall: irgendein Feld
mines-level-custom = Andere
mines-title = 💣 Minesweeper { $width }×{ $height } · { $mines ->
    [one] { $mines } Mine
   *[other] { $mines } Minen
  }
mines-begin-opening = Öffne irgendein Feld: Es und seine Nachbarn sind sicher.
mines-begin-safe = Öffne irgendein Feld: Das erste ist sicher.
mines-progress = 🚩 { $flags } von { $mines } · noch { $left ->
    [one] { $left } sicheres Feld
   *[other] { $left } sichere Felder
  }
mines-how-open = Ein Druck öffnet. Auf einer Zahl, deren Minen alle Flaggen haben, öffnet er den Rest ringsum.
mines-how-flag = Flaggenmodus: Ein Druck setzt eine Flagge oder nimmt sie weg.
mines-how-window = Wähle einen Teil des Bretts.
mines-how-typed = Schreib ein Feld, um es zu öffnen, mit f davor für eine Flagge: b7, f c3
mines-won = 🎉 { $name } hat das Brett in { $time } geräumt{ $hints ->
    [0] .
    [one] , mit { $hints } Tipp.
   *[other] , mit { $hints } Tipps.
  }
mines-lost = 💥 { $cell } war eine Mine. { $name } hatte { $cleared } von { $safe } Feldern geräumt.
mines-stopped = Beendet. { $name } hatte { $cleared } von { $safe } Feldern geräumt.
continue-board = { $width }×{ $height } · noch { $left ->
    [one] { $left } sicheres Feld
   *[other] { $left } sichere Felder
  }
continue-board-open = 💣 Noch offen: { $board }
continue-board-question = Weiterspielen oder neu anfangen? Es kann warten: Das Brett bleibt gespeichert.
continue-which-board = 💣 Welches Brett spielen wir weiter?
continue-board-waits = Das Brett von vorhin wartet auf dich: { $board }.
continue-board-aside = 💣 Zurückgelegt: { $board }
continue-board-kept = Es bleibt { $days ->
    [one] einen Tag
   *[other] { $days } Tage
  } gespeichert, und seine Uhr läuft weiter. Zum Weiterspielen: der Knopf oder /mines continue
continue-board-is-aside = Dieses Brett liegt bereit; geöffnet wurde nichts. „Weiterspielen“ holt es zurück.
continue-no-board = Von dir wartet kein Brett. Fang eines an: /mines play
continue-board-gone = Dieses Brett ist nicht mehr gespeichert. Fang ein neues an: /mines play
button-new-board = Neues Brett
mines-replaced = Zurückgelegt für ein anderes Spiel. { $name } hatte { $cleared } von { $safe } Feldern geräumt.
mines-word = mit dem Wort „{ $word }“
mines-redrawn = Es ist Tage her, und der Schlüssel dieses Bretts könnte schon bekannt sein. Kein Feld war offen, darum ist es jetzt ein anderes. Wähle dein erstes Feld.
mines-told = Der Schlüssel dieses Bretts könnte schon bekannt sein, und mit ihm die Minen. Spiel weiter; es zählt nicht.
mines-shared = Ein weitergegebenes Brett: { $code }. In deiner Statistik zählt es nicht.
button-flag-mode = Flaggenmodus
button-open-mode = Öffnungsmodus
button-whole-board = Ganzes Brett
button-hint = Tipp
button-play-again = Noch ein Brett
button-to-end = Bis zum Ende
button-race-play = Mein Brett spielen
button-race-standings = Stand
mines-toast-won = Geräumt! Jede Mine ist, wo sie war.
mines-toast-lost = { $cell } war eine Mine.
mines-toast-stopped = Beendet.
mines-toast-flag = { $cell }: Flagge
mines-toast-unflag = { $cell }: keine Flagge
mines-toast-open = { $cells ->
    [one] { $cell }: { $number }
   *[other] { $cell }: { $cells } Felder geöffnet
  }
mines-open-already = { $cell } ist schon offen.
mines-flagged = Auf { $cell } steht eine Flagge. Nimm sie erst weg: im Flaggenmodus, oder schreib nach /mines: flag { $cell }
mines-flagged-typed = Auf { $cell } steht eine Flagge. Nimm sie erst weg: f { $cell }
mines-flags-differ = { $cell } zeigt { $number }. Setz ringsum so viele Flaggen, dann öffnet es den Rest.
mines-board-changed = Das Brett hat sich verändert, seit dieser Knopf gezeichnet wurde. So steht es.
mines-over = Dieses Spiel ist vorbei. Fang ein neues an: /mines play
mines-not-yours = Dieses Brett gehört jemand anderem. Dein eigenes: /mines play
mines-none = Du hast kein Spiel. Fang eines an: /mines play
mines-no-cell = Das Brett hat kein Feld { $typed }. Sie gehen von A1 bis { $last }: ein Buchstabe für die Spalte, eine Zahl für die Zeile.
mines-which-cell = Welches Feld? Schreib nach /mines: flag B7
mines-hint-safe = 💡 { $cell } ist sicher: { $because }.
mines-hint-guess = 💡 Sicher ist nichts. Am besten ist { $cell }: eine Mine in { $risk } % der Arten, wie die Minen liegen können.
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
mines-because-first = noch ist nichts offen
mines-because-lot = ausgelost unter { $among ->
    [one] { $among } Feld
   *[other] { $among } Feldern
  }
mines-because-ratio = das größte Verhältnis ringsum, { $ratio } %, ist das kleinste auf dem Brett
mines-because-no-ratio = keine Zahl ist in der Nähe; das gilt ihr als { $ratio } %
mines-because-risk = sicher ist nichts; eine Mine in { $risk } % der Fälle
mines-level-and-size = Wähle entweder eine Stufe oder eine Größe.
mines-board-and-size = Der Code eines Bretts enthält seine Größe schon. Gib nur den Code an.
mines-bad-size = „{ $typed }“ ist keine Größe. Schreib Spalten und Zeilen: 12x10
mines-bad-level = „{ $typed }“ ist keine Stufe. Es gibt pocket, small, beginner, intermediate, expert.
mines-bad-code = „{ $typed }“ ist kein Brett. So sieht ein Code aus: 9x9-10-opening-k7f3q
mines-too-large = { $width }×{ $height } ist zu groß für einen Chat. Das größte ist { $most }.
mines-too-small = Ein Brett hat mindestens zwei Spalten und zwei Zeilen.
mines-no-opening = { $width }×{ $height } ist zu klein für eine Fläche ohne Minen. Nimm ein größeres Brett oder start=safe.
mines-bad-mines = { $mines ->
    [one] { $mines } Mine passt
   *[other] { $mines } Minen passen
  } nicht: Auf { $width }×{ $height } gehen 1 bis { $most }, damit das erste Feld sicher ist.
mines-no-such-board = So ein Brett ohne Raten habe ich nicht gefunden. Weniger Minen würden helfen.
mines-watch-title = 👀 Strategie { $strategy } spielt { $width }×{ $height } · { $mines ->
    [one] { $mines } Mine
   *[other] { $mines } Minen
  }
mines-watch-begin = Noch ist nichts offen. „Weiter“ zeigt den ersten Zug.
mines-watch-move = Zug { $move }, { $cell }: { $because }.
mines-watch-progress = { $cleared } von { $safe } Feldern geräumt.
mines-watch-won = 🎉 Geräumt: alle { $safe } Felder.
mines-watch-lost = 💥 Das war eine Mine. { $cleared } von { $safe } Feldern waren geräumt.
mines-watch-code = Versuch es selbst: { $code }
mines-race-title = 🏁 { $first } gegen { $second } · { $width }×{ $height }, { $mines ->
    [one] { $mines } Mine
   *[other] { $mines } Minen
  }
mines-race-how = Dasselbe Brett für beide, für jede Seite in einer eigenen Nachricht. Deine Uhr läuft, wenn du anfängst. Es gewinnt, wer es räumt, bei beiden die schnellere Seite; räumt es niemand, wer weiter kommt.
mines-race-open = { $name }: noch nicht durch
mines-race-cleared = { $name }: in { $time } geräumt
mines-race-fell = { $name }: { $cleared } von { $safe } Feldern
mines-race-won = 🏆 { $name } gewinnt das Wettrennen.
mines-race-level = Totes Rennen: Gleichstand.
mines-race-gone = Dieses Wettrennen ist vergessen: Ein Tag ist um. Ruf ein neues aus: /mines race
mines-race-told = Der Schlüssel dieses Bretts könnte schon bekannt sein, und mit ihm die Minen. Ruf ein neues aus: /mines race
mines-race-not-yours = Dieses Wettrennen läuft zwischen zwei anderen. Ruf dein eigenes aus: /mines race
mines-race-played = Dieses Brett hast du gespielt.
mines-race-no-hints = Keine Tipps im Wettrennen.
mines-race-whom = Wen du meinst, weiß ich nicht. Wähle jemanden aus der Liste, erwähne die Person oder antworte auf eine Nachricht von ihr mit /mines race.
mines-race-nobody = Hier ist sonst niemand zum Wettrennen. Auf Discord und Telegram schon.
mines-race-bot = Bots drücken keine Knöpfe. Fordere einen Menschen heraus, oder sieh einer Strategie zu: /mines watch
mines-race-self = Gegen dich selbst gewinnst du immer. Fordere jemand anderen heraus.
alt-board = Brett { $width }×{ $height }: { $open ->
    [one] ein Feld offen
   *[other] { $open } Felder offen
  }, { $flags ->
    [one] eine Flagge
   *[other] { $flags } Flaggen
  }, { $mines ->
    [one] eine Mine
   *[other] { $mines } Minen
  }.
alt-board-numbers = Offene Zahlen: { $list }.
alt-board-number = { $number } { $count ->
    [1] einmal
    [2] zweimal
   *[other] { $count }-mal
  }
alt-board-mark = Markiert: { $cell }.
alt-board-frame = Umrahmt: { $first } bis { $last }.
mines-proof-title = Fairness-Nachweis des Bretts { $session }
mines-proof-seal = Die Minen ergeben das Siegel { $seal }. Dasselbe muss in jeder Nachricht dieses Bretts stehen, auch in der ersten.
mines-proof-fit = Sie folgen aus dem Tagesschlüssel vom { $date }: Wählen konnte ich sie nicht.
mines-proof-not-told = Sie wurden mit dem Schlüssel vom { $date } ausgelost. Ich nenne ihn am { $when }; dann können alle sehen, dass ich sie nicht wählen konnte.
mines-proof-differ = Sie folgen nicht aus dem Tagesschlüssel vom { $date }. Trau diesem Brett nicht; sag denen Bescheid, die diesen Bot betreiben.
mines-proof-no-key = Der Tagesschlüssel in dieser Zeile gehört nicht zu ihrem Versprechen, darum habe ich die Auslosung nicht geprüft. Trau ihr nicht.
mines-proof-anew = Es wurde am { $date } neu ausgelost, als noch kein Feld offen war. Stimmt das nicht, trau ihm nicht.
mines-proof-word = Dein Wort floss in die Auslosung ein: { $word }
mines-proof-first = Unter den Brettern dieser Auslosung ist es das erste, das ohne Raten geht.
mines-proof-another = Unter den Brettern dieser Auslosung ist es nicht das erste, das ohne Raten geht. Trau ihm nicht; sag denen Bescheid, die diesen Bot betreiben.
mines-proof-not-searched = Ob es das erste seiner Auslosung ist, das ohne Raten geht, habe ich nicht nachgesehen. npm run -s gadalka -- verify tut es.
mines-proof-signed = Von mir unterschrieben; mein Versprechen ist { $pledge }.
mines-proof-signed-other = Anderswo unterschrieben; das Versprechen dort ist { $pledge }.
mines-proof-forged = Die Unterschrift ist falsch. Trau ihm nicht.
mines-proof-how = Zu Hause, mit einer Kopie von Gadalka und dem notierten Versprechen: npm run -s gadalka -- verify "…" --pledge "…"
mines-proof-formula = Mit dem Siegel beginnt der SHA-256 von „{ $text }“. Der Startwert des Bretts ist der HMAC-SHA-256 von „{ $drawn }“ mit dem Tagesschlüssel, modulo 36^12, zur Basis 36.
mines-proof-not-yet = Dieses Brett ist nicht zu Ende, darum bleibt sein Siegel zu. Es öffnet sich am Ende.
mines-proof-race = Noch sind nicht alle durch, darum bleibt das Siegel dieses Bretts zu.
mines-proof-none = Von dir habe ich kein beendetes Brett mit Nachweis; weitergegebene Bretter haben keinen. Spiel eines: /mines play
mines-proof-unreadable = Das ist keine Nachweiszeile eines Bretts. Sie beginnt mit gdb1. und kommt vom Knopf „Prüfen“ eines beendeten Bretts.
mines-stats-title = 💣 Deine Spiele in Minesweeper
mines-stats-board = Brett
mines-stats-best = beste
mines-stats-games = Spiele
mines-stats-wins = Siege
mines-stats-streak = In Serie ohne Tipp gewonnen: jetzt { $now }, höchstens { $most }.
mines-stats-what = Bestzeiten gelten ohne Tipps. Aufgegebene Spiele zählen als nicht gewonnen; weitergegebene Bretter zählen nicht. Bretter ohne Raten und Wettrennen stehen unter „Andere“.
mines-stats-none = Noch ist kein Spiel zu Ende. Fang eines an: /mines play

## Das Tagesrätsel
# Begriffe: Tagesrätsel (daily challenge), der Kopf (mind; „Geist“ ist ghost), das Brett, Versuch (try), Auflösung (answers), auslosen (draw), Tage in Folge, Erinnerung, Meilenstein.
command-daily = Ein Kopf nur für dich und ein Brett für alle, täglich
command-daily-today = Das Rätsel von heute, und wie es bei dir steht
option-daily-time = wann, etwa 19:00; off für keine Erinnerungen mehr
option-daily-zone = wessen Uhr: eine Stadt wie Berlin, oder utc+3
place-daily = Tagesrätsel
# Die Zahl zählt die Tage; Gadalka ist der Name des Bots.
daily-title = 🔮 Gadalka { $number } · { $date }
daily-mind-title = 🔮 Gadalka { $number } · der Kopf des Tages
daily-today-mind-open = Der Kopf: 20 Runden, noch nicht begonnen.
daily-today-mind-going = Der Kopf: { $won } : { $lost }, als Nächstes Runde { $round } von { $of }.
daily-today-mind-done = Der Kopf: { $won } : { $lost }.
daily-today-board-open = Das Brett: 9×9, noch nicht begonnen.
daily-today-board-going = Das Brett: angefangen.
daily-today-board-won = Das Brett: in { $time } geräumt{ $hints ->
    [0] {""}
    [one] , ein Tipp eingerechnet
   *[other] , { $hints } Tipps eingerechnet
}.
daily-today-board-lost = Das Brett: diesmal nicht geräumt.
# Vor einer Restzeit: „in 5 Std.“
daily-next = Die nächsten kommen
daily-invite = 🔮 Gadalka { $number }: heute ein Gegner und ein Feld für alle.{ $count ->
    [0] {""}
    [one] {" "}Hier hat schon jemand gespielt.
   *[other] {" "}Hier haben schon { $count } gespielt.
  }
# Knöpfe
button-daily-mind = Der Kopf
button-daily-board = Das Brett
button-daily-yesterday = Gestern
button-daily-top = Die Besten
button-daily-play = Spielen
button-daily-remind = Erinnere mich
button-daily-share = Teilen
button-daily-go-on = Weiterspielen
daily-mind-first = Der Kopf von heute ist nur für dich gezogen. Finde heraus, wie er wählt, und schlag ihn: 20 Runden, ein Versuch.
daily-mind-score = Du { $won } : { $lost } · Runde { $round } von { $of }
daily-round-won = Du { $yours } · der Kopf { $its } → dein Punkt
daily-round-lost = Du { $yours } · der Kopf { $its } → Punkt für den Kopf
daily-round-drawn = Du { $yours } · der Kopf { $its } → unentschieden
daily-round-toast = { $last } · { $won } : { $lost }
# Hinter einer Reihe von Zeichen, neben strip-yours
daily-row-its = ← die des Kopfes
daily-mind-end = 🔮 { $won } : { $lost } gegen den Kopf des Tages
daily-mind-cut = Der Schlüssel dieses Tages wird gleich bekannt gegeben; darum endet der Versuch so, wie er steht.
daily-mind-cut-end = 🔮 { $won } : { $lost } gegen den Kopf des Tages, nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}
daily-mind-over = Dieser Versuch ist vorbei; nichts wurde gezählt.
daily-not-yours = Diese Knöpfe gehören jemand anderem. Deine: /daily
daily-old-button = Dieser Knopf ist von einem anderen Tag. Das Rätsel von heute: /daily
daily-gone = Dieser Versuch ist nicht mehr gespeichert. Das Rätsel von heute: /daily
daily-no-puzzle = Mir fehlt, woraus ich das heutige Rätsel auslosen könnte. Komm morgen wieder.
# Wer der Kopf des Tages war: seine Regel, in der Vergangenheit
daily-rule-after-won = Nach einer gewonnenen Runde { $step ->
    [0] behielt er seinen Zug
    [1] nahm er, was dieser Zug schlägt
   *[other] nahm er, was diesen Zug schlägt
}.
daily-rule-after-drawn = Nach einem Unentschieden { $step ->
    [0] behielt er seinen Zug
    [1] nahm er, was dieser Zug schlägt
   *[other] nahm er, was diesen Zug schlägt
}.
daily-rule-after-lost = Nach einer verlorenen Runde { $step ->
    [0] behielt er seinen Zug
    [1] nahm er, was dieser Zug schlägt
   *[other] nahm er, was diesen Zug schlägt
}.
daily-rule-copy = Er spielte deinen letzten Zug nach.
daily-rule-always-counter = Er nahm, was deinen letzten Zug schlägt.
daily-rule-anti-rotation = Er erwartete, dass du reihum spielst, Stein, Papier, Schere, und schlug den nächsten Schritt: Er nahm also, was dein letzter Zug schlägt.
daily-rule-rotation = Er spielte reihum Stein, Papier, Schere, was immer du getan hast.
daily-rule-win-stay = Er behielt einen Zug, der gewann, und nahm nach einer Niederlage irgendeinen anderen. Nach einem Unentschieden { $draw ->
    [stay] behielt er seinen Zug
   *[shift] nahm er ebenfalls einen anderen
}.
daily-rule-frequency = Er nahm, was deinen bis dahin häufigsten Zug schlägt{ $decay ->
    [1] {""}
   *[other] ; die neuesten Runden zählten am meisten
}.
daily-rule-mupn = Er merkte sich, was du beim letzten Mal nach demselben Zug { $side ->
    [own] von ihm
   *[opponent] von dir
} gespielt hattest, und schlug das.
daily-rule-de-bruijn = In je drei Runden spielte er jeden Zug einmal, in zufälliger Reihenfolge. Der dritte stand also fest.
daily-seen = { $count ->
    [one] Das zeigte sich in Runde { $rounds }.
   *[other] Das zeigte sich in den Runden { $rounds }.
}
# Die Zeilen, die Leute kopieren und verschicken; sie verraten keinen Zug.
daily-strip = Gadalka { $number }
daily-strip-mind = Gadalka { $number } · { $won }:{ $lost }
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
daily-card-alt-board = Gadalka { $number }. Das Brett des Tages: { $board }
daily-word-won = gewonnen
daily-word-lost = verloren
daily-word-drawn = unentschieden
daily-yesterday-title = 🔮 Gadalka { $number }: die Auflösung
daily-yesterday-none = Von diesem Tag habe ich nichts: Niemand hat mich nach seinem Rätsel gefragt.
# Vor einer Restzeit: „in 5 Std.“
daily-yesterday-soon = Andere sitzen vielleicht noch daran. Die Auflösung kommt
daily-yesterday-open = Dein Versuch ist offen: als Nächstes Runde { $round } von { $of }.
daily-yesterday-ahead = Mehr Runden gewonnen als verloren: { $ahead } von { $all }, die ich nennen darf.
daily-proof-later = Der Schlüssel dieses Tages wird am { $date } bekannt gegeben. Dann können alle das Ganze noch einmal auslosen.
daily-proof-told = Der Schlüssel vom { $date } ist bekannt: Mit einer Kopie von Gadalka können alle jenen Tag noch einmal auslosen.

## Das Brett des Tages und die Bretter aller Tage
# { $number } zählt die Tage: Gadalka 326
daily-board-title = 💣 Gadalka { $number } · das Brett des Tages
mines-daily-how = Für alle dasselbe an seinem Tag, und es braucht kein Raten. Ein Tipp kostet zehn Sekunden. „Aufhören“ beendet deinen einzigen Versuch.
mines-daily-over = Seinen Code nenne ich mit der Auflösung, ab 03:00 UTC am Tag darauf: /daily yesterday
mines-daily-closed = Die Auflösung zu diesem Brett ist längst bekannt, darum endete es so, wie es stand. Das von heute: /daily board
# { $on }: account-on-platform, etwa „auf Discord“
daily-board-elsewhere = Das heutige Brett hast du { $on } begonnen, und dort geht es weiter: noch { $left ->
    [one] { $left } sicheres Feld.
   *[other] { $left } sichere Felder.
  }
daily-board-parted = Das heutige Brett wurde von einem Konto begonnen, das damals deines war. Morgen gibt es ein neues.
daily-used = Dein Versuch von heute hat begonnen, bevor deine Daten gelöscht wurden. Morgen gibt es einen neuen.
daily-board-second = Dieses Brett hast du zweimal begonnen, bevor deine Konten verknüpft waren. Es zählt der Versuch, der zuerst begann.
daily-board-none = Ich kann das heutige Brett nicht auslegen. Frag später noch einmal: Dein Versuch ist nicht verbraucht.
daily-board-busy = Das heutige Brett liegt noch nicht bereit: zu viel auf einmal. Dein Versuch ist nicht verbraucht; frag gleich noch einmal.
daily-board-score = Mit den Tipps zählt es als { $time }.
daily-board-late = Es endete nach der Auflösung und steht darum auf keiner Tagesliste.
daily-board-was-won = 🎉 In { $time } geräumt{ $hints ->
    [0] .
    [one] , mit { $hints } Tipp.
   *[other] , mit { $hints } Tipps.
  }
daily-board-was-lost = 💥 Eine Mine hat es beendet.
daily-board-was-stopped = Vor dem Ende aufgehört.
# Unter dem gelösten Brett von gestern
daily-board-told = Noch einmal spielen oder weitergeben: /mines play board={ $code }
daily-top-title = 🏆 Gadalka { $number }
# Beides steht in einem Titel und auf Knöpfen.
daily-top-mind = Kopf
daily-top-board = Brett
button-daily-today = Heute
# Spaltenköpfe: gewonnene und verlorene Runden; Minuten und Sekunden
daily-top-score = gew.:verl.
daily-top-time = Zeit
daily-top-nobody-mind = Noch steht niemand auf dieser Liste. Spiel gegen den Kopf des Tages: /daily mind
daily-top-nobody-board = Noch steht niemand auf dieser Liste. Räum das Brett des Tages: /daily board
# Danach die Restzeit, etwa „in 6 Std. 12 Min.“
daily-top-ends = Das nächste Rätsel beginnt
daily-top-told = Ergebnisse zählen bis zur Auflösung, und die kommt
daily-top-place = { $scope ->
    [here] Dein Platz hier: { $place } von { $count }.
    [last] Dein Platz, wo du zuletzt gespielt hast: { $place } von { $count }.
   *[everywhere] Dein Platz überall: { $place } von { $count }.
  }
daily-top-none = Du hast kein Ergebnis auf dieser Liste. Ein Kopf zählt, wenn er zu Ende gespielt, ein Brett, wenn es geräumt ist.
daily-top-private = Dein Ergebnis: { $result }. Noch stehst du auf keiner Liste.
daily-unlisted = Du stehst auf keiner Liste: Niemand sonst sieht, wie es lief.
daily-top-place-only = Dein Ergebnis: { $result }. Du erscheinst nur, wo du spielst. Um auch auf dieser Liste zu stehen: /profile privacy everyone
daily-top-not-here = Dein Ergebnis: { $result }. Um auf der Liste dieses Ortes zu stehen, ruf hier einmal /daily auf.

## Tage in Folge und Erinnerungen an das Tagesrätsel
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
streak-profile = Tagesrätsel, Tage in Folge: jetzt { $current }, höchstens { $longest }.
remind-message = 🔮 Ein neuer Kopf und ein neues Brett liegen für heute bereit.
remind-last = Das war die dritte in Folge ohne ein Spiel, also verstumme ich jetzt. Wieder eine Erinnerung: /daily remind
# Zeilen darüber, wie es um eine Erinnerung steht
remind-on = Deine Erinnerung: { $time } ({ $zone }).
remind-ended = Du bekommst keine Erinnerungen. Wieder eine: /daily remind 19:00
remind-ended-refused = Deine Erinnerung ist beendet: Ich konnte dir nicht privat schreiben. Öffne einen privaten Chat mit mir, dann bitte noch einmal darum: /daily remind 19:00
remind-ended-unanswered = Deine Erinnerung ist nach drei in Folge ohne ein Spiel beendet. Wieder eine: /daily remind 19:00
remind-none = Du hast keine Erinnerung. Bitte mit Uhrzeit und Stadt um eine: /daily remind 19:00 Berlin
remind-how = Ich schreibe dir privat, einmal am Tag, und nicht an Tagen, an denen du schon gespielt hast.
remind-title = 🔔 Deine Erinnerung
remind-which = Wann? Die Zeiten sind in UTC, solange du keine Stadt nennst.
remind-zone-how = Du hast keine Stadt genannt, also gilt UTC. Mit Stadt: /daily remind 19:00 Berlin
remind-bad-time = „{ $typed }“ ist keine Uhrzeit, die ich kenne. Schreib sie so: 19:00, 7:30 pm oder off.
remind-no-notifications = Ein Terminal kann dich nicht rufen. Bitte auf Discord oder Telegram um eine Erinnerung.
remind-cannot-write = Ich darf dir nicht privat schreiben. Öffne erst einen privaten Chat mit mir, dann bitte noch einmal darum.
# Knöpfe
button-remind-play = Tagesrätsel spielen
button-remind-end = Nicht mehr erinnern
button-remind-time = Andere Zeit
button-remind-zone = Meine Stadt

## Meilensteine: was jemand geschafft hat, das sich lohnte
# Einmal, kleingedruckt unter einer Antwort
milestone-told = 🏅 Ein Meilenstein: { $title }.
# Dasselbe von mehreren auf einmal; $count ist mindestens 2.
milestones-told = 🏅 { $count } Meilensteine. Siehe /profile
# Im eigenen Profil: ein Titel und wann
milestone-earned = 🏅 { $title } · { $date }
milestones-count = Meilensteine: { $count } von { $all }
# Über einer Liste der Zeilen auf -how
milestones-open = Noch offen:
# Knopf unter dem eigenen Profil
button-milestones = Meilensteine
milestone-seal = ein geöffnetes Siegel
milestone-seal-how = · die Siegel einer deiner Partien oder Bretter öffnen: „Prüfen“
milestone-rotation = ein durchbrochener Reigen
milestone-rotation-how = · gegen reihum gespielte Züge gewinnen, oder mitten in einer Partie selbst damit aufhören
milestone-levels = jede Stufe geschlagen
milestone-levels-how = · gegen jede Stufe eine Partie bis fünf oder mehr gewinnen
milestone-unread = ein Buch mit sieben Siegeln
milestone-unread-how = · nicht öfter gelesen werden, als es das Glück schafft, die ersten hundert Male einer Partie
milestone-expert = ein schweres Brett ohne Raten
milestone-expert-how = · ein Brett der Stufe „Schwer“, das kein Raten braucht, ohne Tipp räumen
milestone-duel = ein Duell bis zum Ende
milestone-duel-how = · ein Duell zu Ende spielen
milestone-upset = ein Sieg gegen die Übermacht
milestone-upset-how = · ein gewertetes Duell gegen eine Person mit höherer Wertung gewinnen
milestone-compared = zwei Profile nebeneinander
milestone-compared-how = · mit jemandem die Profile vergleichen, wenn beide zustimmen
milestone-tournament = ein eigenes Eisen im Feuer
milestone-tournament-how = · mit einer eigenen Strategie an einem Turnier teilnehmen
milestone-mind = ein durchschauter Kopf
milestone-mind-how = · den Kopf des Tages mit mindestens acht Punkten Vorsprung schlagen
milestone-board = ein sauberes Brett
milestone-board-how = · das Brett des Tages ohne Tipp räumen
milestone-week = sieben Tage
milestone-week-how = · das Tagesrätsel sieben Tage in Folge spielen
# In dem Text, dem zustimmt, wer das eigene Profil sehen lässt
profile-shows-milestones = Wo dein Profil offen ist, zeigt es auch deine Meilensteine und deine Tage in Folge.

## Die Anmeldung auf einer Seite
web-sign-in-invalid = Diese Anmeldung gilt nicht. Öffne die Seite noch einmal aus dem Chat.
web-sign-in-old = Diese Anmeldung ist zu alt. Öffne die Seite noch einmal aus dem Chat.
web-sign-in-unavailable = Deine Anmeldung lässt sich gerade nicht prüfen. Bitte versuch es gleich noch einmal.

## Turniere
command-tournament = Turniere zwischen Strategien, im Hintergrund gespielt
command-tournament-show = Das Turnier hier, mit allem, was du tun kannst
command-tournament-create = Hier ein Turnier eröffnen
command-leaderboard = Die Besten: Strategien in Turnieren, Leute gegen mich oder in Duellen
option-leaderboard-of = Strategien der Turniere, Leute gegen mich oder Duelle; ohne Angabe Strategien
option-leaderboard-scope = dieser Server oder diese Gruppe, oder überall; ohne Angabe hier
option-leaderboard-period = diese Woche, dieser Monat oder insgesamt; ohne Angabe insgesamt
choice-strategies = Strategien
choice-players = Leute
choice-duels = Duelle
choice-here = hier
choice-everywhere = überall
choice-week = diese Woche
choice-month = dieser Monat
choice-all = insgesamt
command-profile = Wie du spielst, wie andere spielen und wer es sehen darf
command-profile-show = Was deine Runden über dich sagen: Gewohnheiten, Serien, wie vorhersehbar du bist
command-profile-compare = Wie ähnlich du und jemand anderes spielen; die Person wird erst gefragt
option-profile-user = jemand anderes; ohne Angabe du selbst
choice-opponents-bot = mit mir
choice-opponents-people = Duelle mit Leuten
choice-opponents-all = beides zusammen
option-profile-other = mit wem
command-profile-map = Wer hier ähnlich spielt, unter bekannten Spielarten
option-groups-role = eine Rolle
option-groups-channel = ein anderer Chat, verglichen mit diesem
choice-private = niemand
choice-place = die, wo du spielst
choice-everyone = alle
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
tournament-joined = { $entrant } nimmt teil. { $count ->
    [one] Bisher ist eine Strategie dabei.
   *[other] Bisher sind { $count } dabei.
  }
tournament-started = Es geht los: { $count } Teilnehmer, Partien zu { $match } Runden. Die Nachricht des Turniers zeigt den Verlauf, und das Ende poste ich.
tournament-cancelled = { $name } sagt es ab. Was gespielt wurde, zählt nicht.
tournament-open = Offen. { $count ->
    [0] Noch ist niemand dabei.
    [one] Bisher ist eine Strategie dabei.
   *[other] Bisher sind { $count } dabei.
  }
tournament-running = Runde { $round } läuft: { $played } von { $planned } Partien.
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
option-league-name = ein Teilnehmer der Liga
choice-league = die Liga
button-league-matrix = Wer schlägt wen
button-league-table = Ganze Tabelle
button-league-entrant = Ein Teilnehmer
league-title = 🏟️ Liga · { $game } · { $season }
league-head = { $name } führt { $count ->
    [one] bisher ganz allein.
   *[other] bei bisher { $count } Teilnehmern.
  }
league-head-over = { $name } hat den Monat gewonnen.
league-of-hundred = von 100
league-legend = ° ist eine von mir. Vorn: wo sie in 95 von 100 Fällen landen würde, spielte man den Monat mit anderen Würfeln noch einmal. Hinten: gewonnene minus verlorene Runden, von hundert.
league-progress = Bisher gespielt: { $played } von { $all } Paaren.
league-mix = Wen soll man schicken? Ausgelost schlägt hier niemand diese Mischung: { $parts }.
league-thrower = ⚑ { $name } nimmt meinen eigenen { $house } Runden von hundert ab, aber { $observed } bei { $to }, wo { $expected } zu erwarten war. Das sieht nach Absicht aus.
league-check = Vorbei und zum Prüfen offen: Die Würfel folgen aus dem Schlüssel von Tag { $day } unter dem Versprechen { $pledge }…, ausgelost für season|{ $season }|. Drei Tage später nennt /fairness den Schlüssel.
league-none = Noch ist kein Paar gespielt. Die Liga spiele ich, wenn ich nichts Besseres zu tun habe; schau in ein paar Minuten wieder herein.
league-off = Hier wird keine Liga gespielt: Wer mich betreibt, hat sie abgeschaltet.
league-no-season = Von diesem Monat habe ich keine Tabelle.
league-no-month = „{ $typed }“ ist kein Monat. So sieht einer aus: 2026-10
league-bars = Punkte mit der Spanne, die andere Würfel in 95 von 100 Fällen ergäben
league-matrix-line = { $rank }. { $name }: am meisten gegen { $most }, am wenigsten gegen { $least }
league-row = { $rank }. { $name } (Platz { $ranks }): { $points } Punkte ({ $low } bis { $high }), im Mittel { $mean } Runden von hundert. Die beste Antwort hier nimmt ihr { $exploited } ab.
league-row-worst = Am schlechtesten: { $worst } gegen { $against }.
league-row-share = In der Mischung: { $share }.
league-details-how = 400 Punkte heißen zehn zu eins. Die Spannen gelten in 95 von 100 Fällen.
league-withdrawn = (zurückgezogen)
league-which = Wen soll ich nachschlagen? /league against iocaine
league-unknown = In der Liga { $game } spielt niemand namens { $name }.
league-near = Meinst du { $names }?
league-beside = Spielt außer Konkurrenz: Den Platz hat eine andere Strategie derselben Person, oder es ist eine Kopie.
league-unplayed = Gerade erst dazugekommen, noch ohne Platz.
league-unmet = Noch auf niemanden getroffen.
league-entrant-gone = Diese Strategie spielt nicht mehr mit.
league-met = { $count ->
    [one] Bisher ein Gegner
   *[other] Bisher { $count } Gegner
  }; gewonnene minus verlorene Runden, von hundert.
league-entered = { $name } punktet jetzt für dich: { $games }. Wenn neu dabei, kommen ihre Partien zuerst.
league-left = Von dir spielt keine mehr: { $games }. /league enter holt eine zurück.
league-enter-none = Noch ist nichts von dir offen. Eine Datei wird es einen Tag nach der Anmeldung.
league-enter-unknown = Du hast keine offene Strategie namens { $name }. Deine: { $names }
league-enter-copy = { $name } spielt wie { $original }. Kopien dürfen mitspielen, punkten aber nicht.
league-enter-other-game = { $name } spielt dieses Spiel nicht.
league-matrix-how = Zeile gegen Spalte: gewonnene minus verlorene Runden, von hundert
league-matrix-first = die ersten { $shown } von { $count }
league-matrix-lost = verliert jede Runde
league-matrix-won = gewinnt jede Runde
league-matrix-unmet = Punkt: nicht aufeinandergetroffen
league-matrix-alt = Wer wen schlägt. { $title }. Plätze, und gewonnene minus verlorene Runden von hundert: { $places }
tournament-round = { $title } · Runde { $round }
tournament-forfeit = { $name } verliert kampflos ({ $kind ->
    [crashed] abgestürzt
    [stalled] zu lange überlegt
    [exhausted] mehr verbraucht als erlaubt
   *[illegal] keinen Zug des Spiels gemacht
  })
tournament-void = kein Ergebnis ({ $why ->
    [withdrawn] eine Seite wurde zurückgezogen
   *[guard] ließ sich nicht zu Ende spielen
  })
tournament-cross-void = ungültig
tournament-history = 🏆 Turniere hier: { $count }
button-enter-mine = Meine anmelden
button-tournament-start = Starten
button-tournament-next = Das nächste
button-tournament-leave = Abmelden
button-tournament-standings = Tabelle
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
tournament-leave-title = 🏆 Eine Strategie abmelden
tournament-leave-pick = Welche geht?
tournament-leave-none = Von dir ist keine dabei.
tournament-cancel-which = Was soll enden? Was schon gespielt ist, zählt dann nicht.
tournament-open-already = Hier gibt es schon ein Turnier: /tournament show
tournament-none-open = Hier ist kein Turnier offen. /tournament create eröffnet eines.
tournament-begun = Das Turnier hat begonnen. Melde beim nächsten an.
tournament-full = Alle { $max } Plätze sind vergeben. Melde beim nächsten Turnier an.
tournament-joined-already = { $entrant } ist schon dabei. Melde eine andere Strategie an oder dieselbe mit anderen Einstellungen.
tournament-too-few = Ein Turnier braucht mindestens zwei Strategien. Melde erst noch eine an.
tournament-none-yet = Hier gab es noch kein Turnier. /tournament create eröffnet eines.
tournament-not-begun = Das Turnier hat noch nicht begonnen.
tournament-first-round = Die erste Runde ist noch nicht zu Ende. Frag gleich noch einmal.
tournament-forgotten = Paarungen speichere ich dreißig Tage, und diese sind älter. Die Tabelle habe ich noch.
tournament-bundle = Alles in einer Datei, von hier unterschrieben: wer gespielt hat, der Startwert, jeder Zug und die Tabelle. Wer das Programm hat, kann es nachspielen und sehen, wo ein Byte abweicht:
tournament-bundle-later = Für die Datei spiele ich jede Partie noch einmal und poste sie hier, wenn sie fertig ist.
tournament-bundle-busy = Die Datei ist schon in Arbeit. Sie kommt hierher, wenn sie fertig ist.
tournament-bundle-not-over = Das Turnier ist nicht vorbei, und die Datei würde seinen Startwert verraten. Frag nach dem Ende noch einmal.
tournament-bundle-forgotten = Partien speichere ich dreißig Tage, und diese sind weg. Der Befehl in den Einzelheiten spielt es noch einmal.
tournament-bundle-differs = So eine Datei mache ich nicht: Eine Partie ging beim Nachspielen anders aus. Wer diesen Bot betreibt, findet mehr im Protokoll.
tournament-bundle-failed = Nicht jede Partie ließ sich rechtzeitig nachspielen, darum gibt es noch keine Datei. Frag später noch einmal.
tournament-not-yours = Das kann nur, wer das Turnier eröffnet hat oder diesen Ort verwaltet.
tournament-rounds-swiss = Nur im Schweizer System lässt sich die Rundenzahl wählen; die anderen haben ihre eigene. Lass rounds weg oder wähle system: swiss.
option-start = wann: 18:00, 2026-11-28 18:00, in 2h; jedes Mal: täglich 18:00, wöchentlich freitag 18:00
option-channel = wo es angekündigt wird; ohne Angabe hier
option-house = ob meine eigenen Strategien das Feld bis auf acht auffüllen
tournament-house-open = 🏠 Bis { $size } fülle ich mit eigenen auf.
tournament-house = 🏠 spielt für mich, damit das Feld voll ist.
tournament-house-best = Am besten von den Angemeldeten: { $names }
tournament-house-picture = mit Häuschen: spielt für mich
choice-cancel-this = dieses Turnier
choice-cancel-schedule = die ganze Reihe
tournament-created-elsewhere = { $name } eröffnet ein Turnier der Strategien. Es erscheint in { $channel }, das Ende auch.
tournament-starts = Beginn: { $when }.
tournament-starts-again = Beginn: { $when }, danach wieder { $schedule }.
tournament-daily = jeden Tag um { $time }
tournament-weekly = jeden { $day ->
    [0] Sonntag
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
   *[other] Samstag
  } um { $time }
tournament-monthly = jeden Monat am { $date }. um { $time }
tournament-by-cron = nach der Cron-Zeile { $cron }
tournament-running-of = Runde { $round } von { $of } läuft: { $played } von { $planned } Partien.
tournament-waiting = Es hat begonnen und wartet, während andere gespielt werden: { $place ->
    [1] als Nächstes
   *[other] als Nummer { $place }
  } an der Reihe.
tournament-turn-soon = Es hat begonnen. Die ersten Partien werden gleich gespielt.
tournament-called-off = Abgesagt. Was gespielt wurde, zählt nicht.
tournament-left = { $entrant } ist draußen. { $count ->
    [0] Jetzt ist niemand dabei.
    [one] Bisher ist eine Strategie dabei.
   *[other] Bisher sind { $count } dabei.
  }
tournament-leaves-later = { $entrant } spielt dieses zu Ende und fehlt beim nächsten.
tournament-skipped = { $name } sagt dieses ab. Das nächste: { $when }.
tournament-series-ended = { $name } beendet die Reihe. Was läuft, geht zu Ende; danach kommt nichts.
tournament-next = Das nächste: { $when }.
tournament-put-off = Weniger als zwei sind angemeldet, darum wird nicht gespielt.
tournament-missed = Als das beginnen sollte, war ich nicht da.
tournament-put-off-to = Neuer Beginn: { $when }.
tournament-put-off-open = Es bleibt offen. Starte es, sobald zwei oder mehr angemeldet sind.
tournament-again = Der Startwert war { $seed }. Alle können es noch einmal abhalten, mit derselben Tabelle:
setting-match = Partien zu { $match } Runden
setting-rounds = { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden Paarungen
  }
setting-channel = angekündigt in { $channel }
tournament-drawn = Ausgelost, als alle angemeldet waren und das Turnier begann: die ersten 48 Bits des HMAC-SHA-256 von „{ $text }“ mit dem Schlüssel von Tag { $day } meines Versprechens { $pledge }. Drei Tage später ist der Schlüssel bekannt.
setting-seed-later = der Startwert wird am Ende genannt
tournament-create-not-yours = Nur wer diesen Ort verwaltet, kann hier ein Turnier eröffnen. In einem privaten Chat mit mir kannst du dein eigenes eröffnen.
tournament-too-many-yours = Du hast { $max } Strategien angemeldet, mehr darf eine Person nicht. Nimm erst eine heraus.
tournament-not-entered = { $entrant } ist nicht dabei.
tournament-entrant-not-yours = { $entrant } hat jemand anderes angemeldet. Herausnehmen kann sie nur diese Person, oder wer diesen Ort verwaltet.
tournament-leave-which = Welche deiner Strategien geht? Zum Beispiel /tournament leave markov:order=3; wer dabei ist, zeigt /tournament status.
tournament-no-schedule = Dieses Turnier gehört zu keiner Reihe. /tournament cancel sagt es ab.
tournament-not-writable = Dort darf ich nicht schreiben, eröffnet wurde also nichts. Lass mich hinein, erlaube mir dort Nachrichten und Bilder und versuch es noch einmal.
tournament-not-writable-here = Antworten darf ich hier, aber nicht von selbst schreiben; das Ende könnte ich nicht melden, darum wurde nichts eröffnet. Lass mich diesem Server hinzufügen, mit dem Recht, Nachrichten zu senden, oder nenne einen anderen Ort von dir: channel=…
tournament-told-already = Das ist schon geschehen. Wie es steht: /tournament show
tournament-away = Die Plattform hat meine Nachricht dort nicht angenommen, eröffnet wurde also nichts. Versuch es gleich noch einmal.
start-unreadable = „{ $typed }“ kann ich nicht als Zeit lesen. Versuch 18:00, 2026-11-28 18:00 oder in 2h; oder wiederkehrend: täglich 18:00, wöchentlich freitag 18:00, monatlich 1 18:00, oder eine Cron-Zeile wie 0 18 * * 5.
start-wrong-date = „{ $typed }“ ist kein Tag des Kalenders oder keine Uhrzeit. Versuch 2026-11-28 18:00 oder wöchentlich freitag 18:00.
start-past = „{ $typed }“ ist vorbei: Es ist { $now }. Wähle eine spätere Zeit oder eine andere Zone.
start-never = „{ $typed }“ kommt nie. Wähle einen Tag, den es im Kalender gibt.
start-too-often = „{ $typed }“ kommt öfter als einmal pro Stunde. Wähle einen Plan mit mindestens einer Stunde zwischen zwei Turnieren.
start-too-far = „{ $typed }“ ist mehr als ein Jahr entfernt. Wähle eine frühere Zeit.
start-no-zone = Welche Zeitzone ist „{ $typed }“: { $nearest }?
start-unknown-zone = Eine Zeitzone „{ $typed }“ kenne ich nicht. Nenne eine große Stadt darin, etwa Berlin oder New York, oder sag utc+3.
channel-none-here = Andere Orte gibt es hier nicht. Lass channel weg, dann kündige ich es in diesem Chat an.
channel-unknown = „{ $typed }“ finde ich nicht. Nenne einen Kanal, ein Thema oder einen Chat, wo ich bin.
channel-not-writable = In „{ $typed }“ darf ich nicht schreiben. Lass mich hinein, erlaube mir dort Nachrichten und Bilder und versuch es noch einmal.
channel-not-yours = { $channel } verwaltest du nicht, darum kündige ich dort für dich nichts an. Bitte jemanden, der es tut.
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
leaderboard-head-shared = { $count } teilen sich den ersten Platz.
leaderboard-players-how = Gegen mich gewonnene Runden, von den entschiedenen. Hier steht nur, wer zugestimmt hat.
leaderboard-no-tournament-here = Noch ist kein Turnier zu Ende ({ $where }). Für das erste: /tournament create, dann join und start.
leaderboard-no-tournament = Noch ist kein Turnier zu Ende ({ $where }). Es zählen die von Gruppen: Eröffne das erste in einer Gruppe, mit /tournament create.
leaderboard-short = Diese Liste beginnt bei { $needed } Namen ({ $where }). Bisher: { $names }.
leaderboard-alone-here = Hier sind nur du und ich. Frag in einer Gruppe oder mit scope=everywhere
button-my-place = Mein Platz
button-list-me = Mich auf die Liste
button-undo = Rückgängig
button-duel-friend = Duell mit Freunden
button-send-friend = An Freunde schicken
list-me-done = Du stehst jetzt auf der Liste, { $scope ->
    [here] hier und überall, wo du eine Partie beendest
   *[everywhere] für alle, die mich fragen
  }: mit Namen und Ergebnissen. Dein Profil bleibt, wie es war. Für die Spielerliste braucht es { $needed } entschiedene Runden.
list-me-undone = { $level ->
    [private] Rückgängig gemacht: Du stehst auf keiner Liste.
    [place] Rückgängig gemacht: Listen zeigen dich nur, wo du spielst.
   *[everyone] Nichts rückgängig zu machen: Du hast seither gewählt, dass alle dich sehen dürfen.
  }
button-habits-here = Wie { $where ->
    [server] dieser Server
   *[chat] dieser Chat
  } spielt
button-groups = Zwei Gruppen vergleichen
leaderboard-mine-none = Du hast keine Strategie registriert. /strategy register gibt dir eine; melde sie zu einem Turnier an: /tournament join
leaderboard-mine-not-entered = Keine deiner registrierten Strategien hat hier einen Platz. Melde eine mit ihrem Namen an: /tournament join
leaderboard-mine-strategy = { $name }: Platz { $place } von { $count }, Punkte: { $points }
leaderboard-mine-private = { $decided ->
    [0] Noch zählt hier keine entschiedene Runde von dir, und du stehst auf keiner Liste: Dein Profil ist privat.
   *[other] Du hast { $share } von { $decided ->
        [one] einer entschiedenen Runde
       *[other] { $decided } entschiedenen Runden
      } gewonnen. Das sieht sonst niemand, und du stehst auf keiner Liste: Dein Profil ist privat.
  }
leaderboard-mine-place-only = Du erscheinst nur dort, wo du spielst.
leaderboard-mine-not-here = Auf der Liste hier stehst du noch nicht: Beende hier eine Partie.
leaderboard-mine-missing = { $decided ->
    [0] Noch zählt hier keine entschiedene Runde von dir.
   *[other] Du hast { $share } von { $decided ->
        [one] einer entschiedenen Runde
       *[other] { $decided } entschiedenen Runden
      } gewonnen.
  } Die Liste beginnt bei { $needed } solchen Runden; dir fehlen noch { $missing }
leaderboard-mine-player = Dein Platz: { $place } von { $count }. Du hast { $share } von { $decided ->
    [one] einer entschiedenen Runde
   *[other] { $decided } entschiedenen Runden
  } gewonnen.
leaderboard-bars = Balken: sicher gewonnen; Linie: wo Glück die Wahrheit verbergen kann; Strich: bisher gewonnen
leaderboard-unit = gewonnene Runden, % der entschiedenen
leaderboard-picture = Was alle sicher gewonnen haben, als Balken. { $title }: { $places }
leaderboard-details-title = 🏆 Die Zahlen dieser Bestenliste
leaderboard-details-line = { $place }. { $name }: { $won } von { $decided }, sicher zwischen { $low } % und { $high } %
leaderboard-details-players = So liest du das. Es zählen entschiedene Runden gegen die Wahrsagerin in voller Stärke; mindestens { $needed }. Ein Anteil aus wenigen Runden kann Glück sein: Zwischen den beiden Grenzen liegt der wahre Anteil in 19 von 20 Fällen, und gereiht wird nach der unteren, ohne die 8 Punkte, die ich allen leihe. Spiel mehr, und sie rücken zusammen.
leaderboard-details-strategies = So liest du das. In jedem Turnier bekommt eine Strategie einen Punkt für jede, die sie hinter sich lässt, und einen halben für jede gleichauf; große Turniere wiegen also mehr. Siege: wie oft sie Erste war, allein oder nicht; von: wie oft sie antrat. Gleiche Punkte teilen sich ihre Plätze.
table-points = Pkt
table-rating = Wert.
table-duels = Duelle
leaderboard-duels-title = 🏆 Die Rangliste der Duelle
leaderboard-duels-head = { $name } führt: { $rating } nach { $duels ->
    [one] einem gewerteten Duell
   *[other] { $duels } gewerteten Duellen
  }.
leaderboard-luck = Mit bloßem Glück stünde nach ebenso vielen Duellen die Nummer eins dieser { $count } bei etwa { $rating }.
leaderboard-luck-beyond = Jemand hier ist darüber hinaus.
leaderboard-luck-mostly = Sicher darüber hinaus ist hier niemand: Eine kurze Rangliste ist meist Glück.
leaderboard-duels-how = ±: wie unsicher. „?“: unter { $below } Duelle. Hier steht nur, wer zugestimmt hat.
leaderboard-duels-bars = Balken: was die Wertung sicher übertrifft; Linie: wo Glück die Wahrheit verbergen kann; Strich: die Wertung
leaderboard-duels-unit = Wertung in Punkten; alle beginnen bei 1500
leaderboard-duels-picture = Wertungen als Balken, mit ihrer Unsicherheit. { $title }: { $places }
leaderboard-mine-no-duel = Noch zählt hier kein gewertetes Duell von dir.
leaderboard-mine-rating = Dein Platz: { $place } von { $count }. Deine Wertung: { $rating }, aus { $duels ->
    [one] einem gewerteten Duell
   *[other] { $duels } gewerteten Duellen
  }.
leaderboard-mine-opponents = Deine Wertung: { $rating }. Ein Platz braucht fünf verschiedene Gegenüber; { $missing ->
    [one] es fehlt noch eines
   *[other] es fehlen noch { $missing }
  }.
leaderboard-mine-rating-private = Deine Wertung: { $rating }. Du stehst auf keiner Liste: Dein Profil ist privat.
leaderboard-details-rating = { $place }. { $name }: { $rating }, sicher über { $low }; { $duels ->
    [one] ein Duell
   *[other] { $duels } Duelle
  }
leaderboard-details-duels = So liest du das. Alle beginnen bei 1500, und jedes gewertete Duell bewegt beide, je unerwarteter, desto mehr (Glicko-2). Die wahre Stärke liegt in zwei von drei Fällen innerhalb von ±, in 19 von 20 innerhalb des Doppelten; gereiht wird nach dessen unterem Ende. Drei Duelle am Tag zählen mit derselben Person. Ein Duell wiegt weniger, je öfter ihr euch diesen Monat getroffen habt und je weniger andere dein Gegenüber getroffen hat. Mit bloßem Glück: was die Nummer eins von ebenso vielen auf nachgestellten Ranglisten erreicht, wo eine Münze jedes Duell entscheidet.
rating-side = { $name } { $rating } ({ $change })
rating-side-provisional = { $name } { $rating } ({ $change }), vorläufig
rating-not-now = Diesmal nicht gewertet.
rating-nobody = Ohne Wertung: Es endete ohne Ergebnis.
rating-early = Vorbei, bevor zwei Runden gespielt waren: Niemand gewinnt oder verliert.
rating-left-often = { $line }: So früh zu gehen kostet ab dem vierten Mal im Monat. Gewinnen kann dadurch niemand.
rating-pair-day = Nicht gewertet: Diese zwei hatten heute schon ihre drei gewerteten Duelle.
rating-person-day = Nicht gewertet: Jemand von beiden hatte heute schon zwanzig gewertete Duelle, mehr geht nicht.
table-won = Siege
table-of = von
table-bye = Eine Runde ohne Gegner zählt einen Punkt.
table-more = … und { $count } weitere
table-tied = { $ranks }: gleichauf
table-tie-break = { $points }: Feinwertung
why-everyone-meets = alle treffen auf alle
why-rest = pausiert: ungerade Zahl
why-bracket = der Turnierbaum
why-third-place = um Platz drei
why-bracket-bye = Freilos: die besser Gesetzten kommen weiter
why-same-score = gleiche Punkte, noch nicht getroffen
why-floated-down = andere Punkte, noch nicht getroffen
why-met-before = schon getroffen: sonst ist niemand übrig
why-next-in-order = die Nächsten nach Punkten
why-bye-lowest = Freilos: die Letzte ohne eines
why-bye-needed = Freilos: nur so gingen für die anderen neue Paare auf
why-bye-again = Freilos: alle hatten schon eines
problem-number = „{ $typed }“ passt nicht zu „{ $option }“: Es muss eine ganze Zahl von { $min } bis { $max } sein.

## Duelle zwischen Menschen
duel-title = ⚔️ { $game } · { $length }
duel-terms = { $pace ->
    [quick] 30 Sekunden je Runde
    [slow] ein Tag je Runde
   *[calm] 2 Minuten je Runde
  } · { $rated ->
    [yes] gewertet
   *[no] nicht gewertet
  }
duel-challenge = { $name }, { $caller } fordert dich zum Duell. Antworte innerhalb { $lapse ->
    [day] eines Tages
   *[minutes] von zehn Minuten
  }.
duel-open = { $caller } sucht jemanden für ein Duell. Es spielt, wer zuerst annimmt; die Herausforderung gilt { $lapse ->
    [day] einen Tag
   *[minutes] zehn Minuten
  }.
duel-how = Ihr wählt beide gleichzeitig. Niemand sieht eine Wahl, bevor beide da sind.
duel-join-code = Aus einem anderen Chat oder von einer anderen Plattform: /rps duel { $code }
duel-declined = { $name } lehnt ab: { $reason ->
    [later] jetzt nicht
    [shorter] bitte etwas Kürzeres
    [unrated] gern, aber nicht gewertet
   *[no] nein, danke
  }.
duel-lapsed = { $open ->
    [yes] Niemand hat rechtzeitig angenommen. Noch ein Versuch: /rps duel
   *[no] { $name } hat nicht rechtzeitig geantwortet. Noch ein Versuch: /rps duel
  }
duel-score = { $first } { $won } : { $lost } { $second }{ $drawn ->
    [0] {""}
   *[other] {" "}· { $drawn } unentschieden
  }
duel-round-won = Runde { $round }: { $first } { $left } · { $second } { $right } → { $winner }
duel-round-drawn = Runde { $round }: { $first } { $left } · { $second } { $right } → unentschieden
duel-round-late = Runde { $round }: { $late } kam zu spät → { $winner }
duel-round-void = Runde { $round }: Niemand war rechtzeitig da, sie zählt für niemanden
duel-both-choose = { $first } und { $second } wählen gerade.
duel-one-chose = { $chosen } hat gewählt. { $other } wählt noch.
duel-stop-asked = { $name } möchte aufhören. Drückt auch { $other } „Aufhören“, ist es unentschieden. Gibt { $name } auf, gewinnt { $other }.
duel-name-ask = { $name }, darf die andere Seite in diesem Duell deinen Namen sehen?
duel-name-shown = Die andere Seite sieht jetzt deinen Namen, nur in diesem Duell.
duel-name-unseen = In deinem Namen steht nichts, was ich zeigen könnte.
button-show-name = Meinen Namen zeigen
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
duel-ended-by-call = Das Duell wurde abgebrochen und zählt für niemanden.
duel-wants-again = { $name } möchte Revanche.
duel-strip = { $strip } { $name }
duel-strip-results = { $strip } 🔵 { $first } 🟠 { $second }
duel-story-throughout = { $leader } lag von Runde { $from } bis zum Ende vorn.
duel-story-for-good = { $leader } lag nie zurück und ab Runde { $from } endgültig vorn.
duel-story-last = Vor der letzten Runde stand es gleich.
duel-story-comeback = { $other } lag bis Runde { $until } vorn, { $leader } ab Runde { $from }.
duel-story-comeback-last = { $other } lag bis Runde { $until } vorn; die letzte Runde hat entschieden.
duel-story-given = Bis dahin lag { $leader } vorn.
duel-story-undecided = Der größte Vorsprung: { $leader } mit { $by }, nach Runde { $round }.
duel-story-streak = { $winner } gewann { $count } in Folge, Runden { $from }–{ $to }.
duel-story-one-streak = { $winner } gewann jede Runde.
button-card = Karte
duel-no-picture = In diesem Duell wurde nichts gespielt, also gibt es nichts zu zeichnen.
duel-card-there = Die Karte ist schon in diesem Chat. Hier ist eine für dich.
duel-player = Person { $number }
duel-card-won = { $winner } gewinnt
duel-card-level = { $ending ->
    [agreed] Unentschieden, vereinbart
    [void] Niemand gewinnt
   *[rounds] Gleichstand
  }
duel-card-signature = Beide wählten zugleich und ungesehen. Gadalka hat gewacht.
duel-card-alt = { $score }. { $result }. { $story } { $moves } { $date }.
duel-card-rounds = Die Runden: { $rounds }.
duel-card-round = { $round }. { $left } – { $right }
duel-card-late = zu spät
duel-chose = { $name } hat gewählt: { $moves }.
duel-chart-title = 📈 { $score }
duel-chart-best = { $by ->
    [0] { $name } lag nie vorn.
   *[other] Der größte Vorsprung für { $name } war { $by }, zuerst in Runde { $round }.
  }
duel-chart-apart = { $leader } liegt mit { $by } vorn: Das ist kaum noch Glück.
duel-chart-luck = { $by ->
    [0] Gleichstand: Das kann gut Glück sein.
   *[other] Ein Abstand von { $by } kann gut Glück sein.
  }
duel-chart-difference = Vorsprung
duel-chart-moves = Die Züge
duel-chart-alt = { $score }. Wer vorn lag, Runde für Runde, als Linie über der grauen Reichweite des Glücks, und die Züge beider als Balken. { $lines }
button-read-me = Lies mich
button-read-other = Andere Seite lesen
button-readable = Lesen erlauben
button-unreadable = Für mich behalten
duel-readable-now = { $name } darf jetzt sehen, was ich in diesem Duell von dir erwartet hätte, mit Zahlen aus deinen Partien mit mir. Zurücknehmen: „Für mich behalten“.
duel-readable-no-more = { $name } darf es nicht mehr sehen. Was schon gelesen ist, kann niemand zurücknehmen.
duel-not-over = Dieses Duell ist noch nicht vorbei.
button-accept-duel = Annehmen
button-take-duel = Ich bin dabei
button-resign = Aufgeben
button-decline-later = Jetzt nicht
button-decline-shorter = Kürzer
button-decline-unrated = Ungewertet
button-decline-no = Nein
duel-pick-in = Deine Wahl: { $move }.
duel-pick-kept = Deine Wahl ist schon da (Runde { $round }), und sie bleibt.
duel-pick-late = Diese Runde ist vorbei.
duel-pick-timed = Zu spät: Die Zeit für diese Runde war um.
duel-over = Dieses Duell ist vorbei.
duel-gone = Dieses Duell habe ich nicht mehr. Ein neues: /rps duel
duel-not-yours = Dieses Duell läuft zwischen { $first } und { $second }. Deines: /rps duel
duel-not-begun = Dieses Duell hat noch nicht begonnen.
duel-stop-noted = Notiert. Drückt auch die andere Seite „Aufhören“, ist es unentschieden. Um aufzugeben, drück „Aufgeben“.
duel-stop-first = Drück erst „Aufhören“. Wer aufgibt, verliert.
duel-self = Mit dir selbst geht kein Duell. Jemand anderes muss es annehmen.
duel-taken = Jemand war schneller. Deines: /rps duel
duel-not-taker = Das kann nur { $caller } zurücknehmen.
duel-not-taking = { $name } nimmt gerade keine Duelle an.
duel-again-noted = Notiert. Es beginnt, wenn die andere Seite auch will.
duel-whom-bot = Bots duellieren sich nicht. Mit mir kannst du sofort spielen: /rps play
duel-whom-unknown = Wen du meinst, weiß ich nicht. Erwähne die Person, antworte auf eine Nachricht von ihr oder lass den Namen weg: Dann kann es hier irgendwer annehmen.
duel-nobody = Hier ist sonst niemand. Mit mir kannst du sofort spielen: /rps play
duel-unseen = { $name } sieht diesen Chat nicht. Lass den Namen weg und schick den Code, den ich dir gebe.
duel-code-unknown = Ein offenes Duell mit dem Code { $typed } kenne ich nicht. Vielleicht ist es vergeben oder seine Zeit um.
duel-code-tries = Das waren viele Codes. Versuch es in zehn Minuten wieder.
duel-none-running = Bei dir läuft kein Duell. Eines beginnen: /rps duel
offer-duel-title = Duell: { $game }
offer-duel-description = Für zwei hier; es spielen die ersten zwei, die drücken
offer-duel-text = { $name } bietet ein Duell an. Die ersten zwei, die drücken, spielen gegeneinander, auch { $name }, wenn gewünscht.
command-rps-duel = Duell mit einem anderen Menschen: verdeckte Wahl, eine Nachricht für beide
option-duel-user = Wen du herausforderst; ohne Angabe: irgendwen hier
option-duel-length = Wie lang: bis 3, bis 5, best of 9, bis 10
option-duel-pace = Zeit für jede Runde
option-duel-code = Der Code des Duells, etwa K7F3PM
menu-duel = Duell
choice-first-3 = Bis 3 Punkte
choice-first-5 = Bis 5 Punkte
choice-best-9 = Best of 9
choice-first-10 = Bis 10 Punkte
choice-quick = Schnell: 30 Sekunden je Runde
choice-calm = Ruhig: 2 Minuten je Runde
choice-slow = Langsam: ein Tag je Runde
choice-rated = Gewertet: zählt für die Rangliste
choice-unrated = Nicht gewertet: nur zum Spaß

## Die Einstellungen eines Ortes
place-option-channel = ein Kanal oder Thema, wo gespielt werden darf (an) oder nicht (aus)
place-choice-on = an
place-choice-off = aus
place-choice-quiet = Ruhe: ich poste nur, was jemand verlangt
place-choice-post = täglicher Beitrag
place-choice-here = Spielen in diesem Kanal oder Thema
place-choice-everywhere = Spielen überall
place-tournaments = Turniere
place-duels = Duelle
place-anywhere = 📍 Gespielt wird: überall
place-only-in = 📍 Gespielt wird: nur in { $channels }
place-is-quiet = 🔕 Ruhe: Ich poste nur, was jemand verlangt hat.
place-is-not-quiet = 🔔 Ich poste auch von selbst, etwa das Ende eines Turniers.
place-kept = Diese Einstellungen bleiben gespeichert, wenn ich von hier entfernt werde. Sollen sie weg sein, vorher „{ $button }“ drücken.
place-nobodys = Diesen Ort verwaltet niemand. Darum dürfen hier alle wieder einschalten und niemand ausschalten.
place-not-yours = Nur wer diesen Ort verwaltet, ändert seine Einstellungen.
place-alone = Einstellungen gibt es für Server und Gruppen. Hier sind nur du und ich, und alles geht.
place-off = Hier abgeschaltet von denen, die diesen Ort verwalten: { $what }. Nichts ist verloren; allein mit mir geht es: { $command }
place-elsewhere = Wer diesen Ort verwaltet, lässt nur in { $channels } spielen. Nichts ist verloren; allein mit mir geht es: { $command }
place-more = { $count } weitere
place-list-full = Mehr als { $max } merke ich mir hier nicht. Nimm erst einen Eintrag von der Liste.
place-one-at-a-time = Eins nach dem anderen: entweder what=… oder channel=…
place-not-everywhere = Dann sag, wo gespielt werden darf: /place settings here on, oder channel=…
place-undivided = Dieser Chat hat keine Kanäle oder Themen zur Auswahl.
place-other-chat = { $channel } gehört zu einem anderen Chat. Seine Einstellungen ändert man dort: /place settings
place-button-games = Spiele
place-button-where = Wo gespielt wird
place-button-quiet = Ruhe halten
place-post = 📮 Täglicher Beitrag: { $when }
place-button-post = Täglich hier posten
place-button-post-off = Kein täglicher Beitrag
place-button-aloud = Ruhe beenden
place-button-delete = Einstellungen löschen
place-button-only-here = Nur hier spielen
place-button-here-too = Auch hier spielen
place-button-forbid = Nicht in { $channel }
place-button-anywhere = Überall spielen
place-button-channel = Ein anderer Kanal …
place-games-how = Ein Druck schaltet ein Spiel hier an oder aus.
place-gone = Diese Gruppe erreiche ich nicht mehr. Öffne ihre Einstellungen dort: /settings
place-welcome = Ich bin neu hier, und so bin ich eingestellt. Ändere es jetzt oder später: /settings
option-ban-user = wen
ban-here = Du bist { $where ->
    [server] auf diesem Server
   *[group] in dieser Gruppe
  } vom Spielen ausgeschlossen. Aufheben kann das nur, wer hier verwaltet.
ban-everywhere = Du bist davon ausgeschlossen, mit mir zu spielen. Aufheben kann das nur, wer mich betreibt.
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
ban-done = { $name } kann hier nicht mehr spielen. Was offen war, ist beendet.
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
language-chosen = Ich spreche mit dir: { $name }.
language-own = Ich richte mich nach der Sprache deiner App: { $name }.
language-gone = Du hast eine Sprache gewählt, die ich nicht mehr habe ({ $typed }). Bis du eine andere wählst, richte ich mich nach deiner App: { $name }.
place-language = 🗣 Sprache hier: { $name }
place-language-none = 🗣 Sprache hier: die der App, oder die der Person, die anfängt
place-language-gone = 🗣 Die Sprache, die hier gewählt ist ({ $typed }), habe ich nicht; es gilt die der App. Wähle eine andere.
place-button-language = Sprache

## Plattformen
describe-bot =
    Ich kann Gedanken lesen, ein wenig.

    Spiel mit mir Schere-Stein-Papier, Gerade-Ungerade oder Minesweeper. Ich lerne, wie du wählst, sage dir, was ich gesehen habe, und beweise, dass ich nicht schummle: Jeder meiner Züge ist versiegelt, bevor du wählst.

    Frag mich dann, wie du spielst, vergleich dich mit anderen oder lass Strategien in deiner Gruppe ein Turnier austragen. In jedem anderen Chat: Schreib meinen @Namen, um dort ein Spiel anzubieten.
describe-bot-short = Ich spiele Schere-Stein-Papier, Gerade-Ungerade, Minesweeper, lerne, wie du wählst, und schummle nachweislich nicht.
telegram-open-private-chat = Das ist nur für deine Augen. Öffne unseren privaten Chat und frag mich dort: { $link }
telegram-eyes-only = Das ist nur für deine Augen.
telegram-open = Privaten Chat öffnen
telegram-slow = Ich bin langsamer als sonst. Dein Druck ist angekommen; die Nachricht folgt.
telegram-crowded = Hier wird mehr gefragt, als Telegram mich beantworten lässt: zwanzig Nachrichten pro Minute in einer Gruppe. Steht an deinem Befehl 👀, kommt die Antwort noch. Sonst frag in einer Minute noch einmal oder spiel privat mit mir.
discord-file-missing = { $example } braucht eine Datei. Häng sie an die Option „{ $option }“ an.
telegram-file-missing = { $example } braucht eine Datei. Schick die Datei mit diesem Befehl als Beschriftung oder antworte mit ihm auf die Nachricht der Datei.
terminal-welcome = 🔮 Gadalka. Schreib /rps play, um anzufangen, /help für mehr, /quit, um zu gehen.
terminal-no-such-button = Kein Knopf „{ $typed }“. Es gibt: { $buttons }
terminal-which-button = „{ $typed }“ passt auf mehrere. Schreib die Nummer: { $buttons }
terminal-type-a-command = Schreib einen Befehl: /rps play beginnt eine Partie, /help zeigt den Rest.
terminal-player = Gast
terminal-goodbye = Ich wusste, dass du gehst.
terminal-part = Ausschnitt { $first }–{ $last } von { $begin }–{ $end }:
terminal-file-kept = Gespeichert unter { $path }
terminal-file-not-kept = { $name } ließ sich nicht speichern: { $reason }
terminal-file-missing = { $example } braucht eine Datei. Schreib ihren Pfad dahinter, etwa ./my-bot.js, mit Leerzeichen in Anführungszeichen.
terminal-no-such-file = Es gibt keine Datei { $path }
terminal-no-plain-file = { $path } ist ein Ordner oder ein Gerät. Lesen kann ich nur Dateien.
terminal-file-unreadable = { $path } lässt sich nicht lesen: { $reason }

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
named-pace = tempo
named-rated = gewertet
named-join = mitmachen
named-code = code
named-oddeven = gerade-ungerade
named-list = liste
named-block = sperren
named-unblock = entsperren
named-from = von
named-whom = wen
named-mines = minen
named-size = größe
named-start = start
named-noguess = ohne-raten
named-board = brett
named-open = öffnen
named-cells = felder
named-flag = flagge
named-hint = tipp
named-watch = zusehen
named-strategy = strategie
named-race = wettrennen
named-stats = statistik
named-model = modell
named-show = zeigen
named-game = spiel
named-reset = zurücksetzen
named-freeze = einfrieren
named-off = aus
named-on = an
named-duels = duelle
named-learning = lernen
named-ghost = geist
named-named = benannt
named-share = teilen
named-sharing = freigabe
named-info = info
named-register = registrieren
named-name = name
named-mine = meine
named-update = ändern
named-withdraw = aufgeben
named-submit = einsenden
named-file = datei
named-note = notiz
named-source = quelltext
named-report = melden
named-reason = grund
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
named-bundle = paket
named-history = verlauf
named-cancel = absagen
named-what = was
named-league = liga
named-table = tabelle
named-season = monat
named-matrix = matrix
named-against = gegen
named-enter = antreten
named-leaderboard = bestenliste
named-of = wovon
named-scope = bereich
named-period = zeitraum
named-profile = profil
named-opponents = gegenüber
named-compare = vergleichen
named-map = karte
named-groups = gruppen
named-role = rolle
named-privacy = privatsphäre
named-place = ort
named-settings = einstellungen
named-to = auf
named-fairness = fairness
named-challenges = herausforderungen
named-data = daten
named-export = export
named-shared = geteilt
named-delete = löschen
named-account = konto
named-link = verknüpfen
named-unlink = trennen
named-help = hilfe
named-language = sprache
named-topic = thema
named-daily = tagesrätsel
named-today = heute
named-mind = kopf
named-yesterday = gestern
named-top = beste
named-remind = erinnern
named-time = uhrzeit

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
# Keine Erinnerungen mehr
typed-off = aus, keine, stopp
typed-flag = flagge
typed-times = mal
typed-lizard-spock = echse spock, spock echse, echse, schere stein papier echse spock
# Paare von Buchstaben: einer, der für einen lateinischen gehalten wird, und dieser.
typed-lookalikes = { "" }
# Ein Ort, der nicht so heißt wie seine Zeitzone, und die Zone; ein Ort mit mehreren Zonen mehrmals.
typed-cities = München Europe/Berlin, Köln Europe/Berlin, Deutschland Europe/Berlin, Wien Europe/Vienna, Österreich Europe/Vienna, Graz Europe/Vienna, Schweiz Europe/Zurich, Zürich Europe/Zurich, Bern Europe/Zurich, Basel Europe/Zurich, Genf Europe/Zurich, Mailand Europe/Rome, Südtirol Europe/Rome, Rom Europe/Rome, Brüssel Europe/Brussels, Luxemburg Europe/Luxembourg, Kopenhagen Europe/Copenhagen, Warschau Europe/Warsaw, Prag Europe/Prague, Athen Europe/Athens
# Vor einer Zeit; …-after: dahinter.
typed-in = in
typed-in-after = später
typed-tomorrow = morgen
typed-daily = täglich, taeglich, jeden tag
typed-weekly = wöchentlich, woechentlich, jeden
typed-monthly = monatlich
# Wie die Wörter beginnen; mit Punkt: das ganze Wort.
typed-minutes = min
typed-hours = std, stunde, h.
typed-days = t., tag
typed-weeks = wo., woche
typed-monday = mo., mon
typed-tuesday = di., die
typed-wednesday = mi., mit
typed-thursday = do., don
typed-friday = fr., fre
typed-saturday = sa., sam, sonnabend
typed-sunday = so., sonntag

## Web pages
web-nav = Seiten
web-about-nav = Über mich
web-languages = Sprachen
web-skip = Zum Inhalt
web-to-start = Zur ersten Seite
web-missing-title = Hier ist nichts
web-missing = Ich habe zweimal in die Kugel gesehen. Die Adresse stimmt nicht, oder was hier stand, ist weg.
web-too-long-title = Das ist zu viel
web-too-long = Es kam mehr an, als ich hier nehme. Schick weniger; verloren ist nichts.
web-failed-title = Das ist schiefgegangen
web-failed = Es liegt an mir und nicht an dir. Nichts ist verloren; versuch es gleich noch einmal.
web-busy-title = Einen Moment, bitte
web-busy = Gerade sehen viele meine Seiten an. Versuch es in ein paar Sekunden noch einmal.
web-home-title = Ich bin Gadalka und lese Gedanken. Ein wenig.
web-home-about = Eine Wahrsagerin für Discord und Telegram: spielt Schere-Stein-Papier, Gerade-Ungerade und Minesweeper, lernt, wie du wählst, sagt dir, was sie gesehen hat, und beweist, dass sie nicht geschummelt hat.
web-home-discord = Zu Discord hinzufügen
web-home-telegram = In Telegram öffnen
web-home-games-title = Was wir spielen können
web-home-games = Schere-Stein-Papier mit drei, fünf oder jeder ungeraden Zahl von Zügen, Gerade-Ungerade und Minesweeper: gegen mich, gegen Freunde, jeden Tag ein neuer Geist und ein neues Brett. Wer Strategien schreibt, schickt eine ein und erfährt, wo sie steht.
web-home-reads-title = Was ich in dir sehe
web-home-reads = Niemand ist zufällig, auch nicht mit Absicht. Ich sehe, was du nach einem Sieg, einer Niederlage und einem Unentschieden tust, sage, was ich erwartet habe und warum, und vergesse es, wenn du willst.
web-home-pledge-title = Warum du mir nicht glauben musst
web-home-pledge = Bevor du wählst, steht mein Zug fest, und sein Siegel steht in der Nachricht. Alle meine Würfel folgen aus einem Versprechen mit der Nummer { $pledge }. Schreib sie dir auf; mit ihr lässt sich jede Partie prüfen.
web-home-check = Eine Partie prüfen
web-privacy-title = Datenschutz
web-privacy-use-title = Wozu
web-privacy-use =
    Damit ich dich wiedererkenne, da weiterspiele, wo wir aufgehört haben, und beweisen kann, dass ich nicht geschummelt habe. Nicht für Werbung und für niemanden sonst: Das Programm gibt von sich aus nichts weiter.
    Was du löschst, kann bis zu 400 Tage in einer Sicherung stehen. Wird sie je eingespielt, wird es sofort wieder gelöscht.
    Was Discord und Telegram selbst von dir aufbewahren, steht in deren eigenen Erklärungen.
web-privacy-pages-title = Diese Seiten
web-privacy-pages =
    Diese Seiten setzen keine Cookies, zählen keine Besucher und laden nichts von anderswo. Was du hier prüfst, bleibt in deinem Browser.
    Wer diesen Bot betreibt, sieht wie bei jeder Website die Adressen, die sich verbinden; der Bot selbst schreibt keine auf.
web-privacy-rights-title = Was du tun kannst
web-privacy-rights = Im Chat kannst du mit /settings alles herunterladen und alles löschen: jederzeit, sofort und ohne jemanden zu fragen. Fragen beantwortet, wer diesen Bot betreibt.
web-terms-title = Bedingungen
web-source = Quelltext
web-terms-what-title = Das Spiel
web-terms-what = Gadalka ist ein Spiel und kostet nichts. Du darfst spielen, so viel du magst, allein und mit anderen, ab dem Alter, das Discord oder Telegram zulässt.
web-terms-host-title = Wer es betreibt
web-terms-host = Es ist quelloffene Software. Wer sie unter dieser Adresse betreibt, verantwortet diese Instanz und ist für Fragen da. Sie wird angeboten, wie sie ist, ohne jede Gewähr.
web-terms-fair-title = Faires Spiel
web-terms-fair = Spiel fair: überflute den Bot nicht, greif ihn nicht an und belästige mit ihm niemanden. Wer das tut, kann gebremst oder ausgeschlossen werden. Zu gewinnen oder zu verlieren gibt es nichts von Wert.
web-terms-yours-title = Was dir gehört
web-terms-yours = Strategien, die du einschickst, bleiben deine. Mit dem Einschicken erlaubst du, dass sie hier gespielt und, wenn du sie öffnest, gezeigt werden; du kannst sie jederzeit zurückziehen.
web-terms-end-title = Das Ende
web-terms-end = Du kannst jederzeit aufhören und löschen, was von dir gespeichert ist: /data. Diese Bedingungen können sich ändern; es gilt, was hier steht.

## The page on which proofs are checked
web-verify-title = Prüf es selbst
web-verify-intro = Füg einen Nachweis ein, und dein eigener Browser prüft, ob ich fair gespielt habe: Siegel, Marken, Würfel und Versprechen, und er spielt meine Züge noch einmal. Nichts verlässt diese Seite.
web-verify-no-script = Geprüft wird in deinem Browser, und dieser führt keine Skripte aus. Mit einer Kopie von Gadalka kann die Kommandozeile dasselbe: npm run -s gadalka -- verify "…" --pledge "…"
web-verify-paste = Nachweis
web-verify-hint = Die Zeile, die „Prüfen“ gibt, gdk3.… oder gdb1.… Dazu alles, was du sonst hast: Nachrichten der Partie, das notierte Versprechen (gdp1.…), ein Tagesschlüssel (gdd1.…).
web-verify-file = Dateien: ein Nachweis, dein /data export, damit meine Züge noch einmal gespielt werden, oder das Paket eines Turniers
web-verify-check = Prüfen
web-verify-working = Wird geprüft …
web-verify-playing = Noch einmal gespielt: { $done } von { $total } Partien, in { $seconds } s.
web-verify-cancel = Abbrechen
web-verify-cancelled = Abgebrochen. Es hat sich nichts gezeigt.
web-verify-result = Was sich gezeigt hat
web-verify-failed = Die Prüfung ist abgebrochen, und das liegt an mir. Über den Nachweis sagt es nichts; npm run -s gadalka -- verify kommt vielleicht weiter.
web-verify-fits = Alles, was geprüft wurde, passt
web-verify-open = Es fand sich nichts Falsches, aber etwas ist noch offen
web-verify-wrong = Etwas passt nicht. Trau dem nicht
web-verify-mark-fits = passt
web-verify-mark-open = offen
web-verify-mark-wrong = passt nicht
web-verify-moves = Zug für Zug
web-verify-move-number = Nr.
web-verify-move-mine = Gadalka
web-verify-move-again = Noch einmal
web-verify-move-seal = Siegel
web-verify-limits-title = Was das nicht beweist
web-verify-limits = Dass ein Versprechen meines ist, weiß nur, wer es vor der Partie notiert hat; das mitgelieferte ist das Wort dessen, der diese Seite betreibt. Ein Nachweis sagt nichts über Nachrichten, die du nicht einfügst, und über die Würfel erst, wenn der Schlüssel ihres Tages bekannt ist, drei Tage später. Von einem Paket werden hier nur Partien der mitgelieferten Strategien noch einmal gespielt; für die Ergebnisse eingereichter Dateien steht die Unterschrift des Betreibers.
web-verify-save = Diese Seite als eine Datei behalten: Sie geht ohne Netz und ohne mich
web-verify-signed = Unterschrieben unter dem Versprechen { $pledge }.
web-verify-pledge-yours = Das ist das Versprechen, das du eingefügt hast.
web-verify-pledge-host = Das ist das Versprechen des Betreibers dieser Seite. Vergleich es mit dem, das du notiert hast.
web-verify-pledge-later = Das Versprechen { $pledge } folgt auf das eingefügte, vom selben Betreiber. Ob es vor der Partie veröffentlicht war, musst du wissen.
web-verify-pledge-other = Das Versprechen { $pledge } ist nicht das eingefügte.
web-verify-dice-early = Die Würfel folgen dem Schlüssel eines Tages, der noch nicht da ist: { $date }.
web-verify-key-due = Der Schlüssel des Tages ist seit { $date } bekannt. Füg ihn ein, oder einen späteren: /fairness hat ihn.
web-verify-false-history = Die Partie ist an andere Runden gebunden als die im Export.
web-verify-gap-export = dazu braucht es die Datei von /data export. Füg sie oben hinzu.
web-verify-gap-strategy = diese Seite kennt keine solche Strategie, oder nicht für dieses Spiel.
web-verify-no-messages = Nicht mit Nachrichten der Partie verglichen. Füg ein, was du aufgehoben hast.
web-verify-messages-fit = Nachrichten dieser Partie, die passen: { $count }, mit den Siegeln von { $seals } der { $sealed } Züge.
web-verify-messages-broken = Nachrichten dieser Partie, die NICHT zum Gespielten passen: { $count }.
web-verify-messages-other = Die eingefügten Nachrichten haben nichts hiervon. Sind es die dazu, dann ist dies nicht der Nachweis dessen, was sie zeigten.
web-verify-board-shown = Das Siegel dieses Bretts steht in den eingefügten Nachrichten.
web-verify-nothing = Hierin ist kein Nachweis. Er ist eine Zeile, beginnt mit gdk3. oder gdb1. und kommt von „Prüfen“ am Ende einer Partie oder eines Bretts.
web-verify-damaged = Dieser Nachweis ist beschädigt oder abgeschnitten. Kopier die ganze Zeile noch einmal, oder nimm die Datei.
web-verify-unknown = Das ist von einer neueren Fassung, oder von einem Spiel, das diese Seite nicht kennt.
web-verify-pledge-damaged = Das Versprechen ist beschädigt, abgeschnitten oder gefälscht. Es ist eine Zeile, die mit gdp1. beginnt.
web-verify-not-export = Das ist nicht die Datei, die /data export gibt.
web-verify-too-long = Das sind mehr als eine Million Zeichen. Füg nur den Nachweis und die Nachrichten seiner Partie ein.
web-verify-file-too-large = Diese Datei ist für diese Seite zu groß. Die Kommandozeile liest sie: npm run -s gadalka -- arena replay für Pakete, npm run -s gadalka -- verify für das Übrige.
web-verify-bundle-whole = Das Paket ist ganz: Seine Bytes sind die, die seine erste Zeile nennt.
web-verify-bundle-same = Hier noch einmal gespielt und Zug für Zug gleich: { $count } von { $total } Partien.
web-verify-bundle-differs = Hier noch einmal gespielt und NICHT gleich: { $count } Partien. Die erste ist Nummer { $match }, { $names }.
web-verify-bundle-engine = Eine andere Version von Gadalka hat dieses Paket gemacht, oder eine mit eigenen Strategien ihres Betreibers. Daher kann kommen, was anders ist: Es entscheidet die Version des Betreibers.
web-verify-bundle-left = Hier nicht noch einmal gespielt: { $count } Partien. Sie brauchen eine Datei, eine Strategie oder ein Spiel, das diese Seite nicht hat; npm run -s gadalka -- arena replay hat es vielleicht.
web-verify-bundle-clock = Ohne etwas zum Vergleichen: { $count } Partien. Sie sind ungültig, oder eine Uhr hat sie entschieden.
web-verify-bundle-table = Wer auf wen traf und jeder Platz der Tabelle folgen aus dem Plan und diesen Ergebnissen.
web-verify-bundle-table-differs = Wer auf wen traf oder die Tabelle folgt NICHT aus dem Plan und diesen Ergebnissen.
web-verify-bundle-plan-wrong = Seine Partien sind NICHT die geplanten: Einige fehlen, sind doppelt oder verändert, oder der Plan selbst ist es.
web-verify-bundle-unplayed = Paarungen ohne eine Partie darin: { $count }. Sie wurden in dem Monat nicht gespielt oder weggelassen.
web-verify-bundle-draw = Die Auslosung folgt aus dem veröffentlichten Tagesschlüssel, den Teilnehmern und den Einstellungen.
web-verify-bundle-draw-differs = Die Auslosung folgt NICHT aus dem Tagesschlüssel, den Teilnehmern und den Einstellungen.
web-verify-bundle-draw-key = Der Betreiber könnte die Auslosung gewählt haben. Zum Prüfen füg den Tagesschlüssel ein, den /fairness ab dem { $date } zeigt, oder einen späteren.
web-verify-bundle-draw-chosen = Nichts hier schließt aus, dass der Veranstalter die Auslosung gewählt hat. Wenn du das Versprechen des Betreibers notiert hast, füg es ein.
web-verify-bundle-damaged = Dieses Paket ist beschädigt, oder seine Unterschrift ist falsch. Trau ihm nicht.
proof-page = In deinem eigenen Browser, ohne etwas zu senden: { $link }

## Web: arena
web-arena-title = Arena
web-arena-about = Strategien, die irgendwer geschrieben hat, und meine eigenen, jedes Paar der Reihe nach, Monat für Monat.
web-arena-empty = In diesem Monat wurde noch kein Paar gespielt.
web-arena-feed = Als Feed verfolgen
web-arena-enter-title = Eine einschicken
web-arena-enter = Schreib eine Strategie in einer Datei und schick sie ein: /strategy submit. Einen Tag später spielt sie hier.
web-arena-matrix = Wer wen schlägt
web-arena-point = Zeig auf ein Feld oder geh sie mit den Pfeiltasten durch.
web-arena-point-first = Zeile → Spalte: gewonnene weniger verlorene Runden von hundert.
web-arena-standings = Tabelle
web-arena-rank = Platz
web-arena-name = Name
web-arena-worst = Am schlechtesten gegen
web-arena-play-title = Wie man gegen sie spielt
web-arena-play = Im Chat: { $command }
web-arena-again = Den Monat zu Hause noch einmal spielen: { $command }
web-arena-met = Gegen jede der anderen
web-arena-numbers = Dasselbe in Zahlen
web-arena-house = Eine von meinen: An ihr werden die anderen gemessen.
web-arena-file = Jemand hat sie geschrieben und als eine Datei eingeschickt.
web-arena-ghost = Ein Geist: Er spielt, wie einmal jemand gespielt hat.
web-arena-version = Version { $version }, für alle seit { $date }
web-arena-begun = Ein neuer Monat hat begonnen.
web-arena-bundle = Der ganze Monat in einer Datei
web-arena-no-bundle = Von diesem Monat liegt hier keine Datei. Es gibt sie, sobald sein Schlüssel bekannt ist und mein Betreiber sie gemacht hat.
web-arena-no-game = Für so ein Spiel habe ich keine Liga.
web-arena-no-month = Von diesem Monat habe ich keine Tabelle.
web-arena-no-entrant = Unter diesem Namen steht in der Tabelle dieses Monats niemand.
## Web: tournaments
web-tournament-title = Turniere aus Chats
web-tournament-where = Jedes Turnier in einem Chat hat eine eigene Seite, die nirgends verzeichnet ist: /tournament status nennt dort ihre Adresse.
web-tournament-unlisted = Diese Seite ist nirgends verzeichnet. Wer ihre Adresse hat, sieht, was der Chat sieht, solange der Chat es noch hat.
web-tournament-cross = Kreuztabelle
web-tournament-cross-large = Für mehr als { $max } Strategien gibt es keine Kreuztabelle: die Paarungen jeder Runde sagen dasselbe.
web-tournament-pairings = Wer auf wen traf, und warum
web-tournament-again = Noch einmal spielen
web-tournament-forgotten = Paarungen speichere ich dreißig Tage, und diese sind älter.
web-tournament-bundle = Datei herunterladen
web-tournament-making = Die Datei entsteht gerade: jede Partie wird dafür noch einmal gespielt. Frag gleich noch einmal.
web-tournament-rounds = Runde für Runde
web-tournament-rounds-how = Was beide wählten, wer um wie viel vorn liegt, und was jede Seite von der anderen erwartete, bevor sie wählte. ✓: so kam es.
web-tournament-rounds-none = Diese Partie lässt sich nicht zeigen: eine Uhr hat sie entschieden, oder woraus eine Seite spielt, ist weg.
web-tournament-rounds-long = Diese Partie noch einmal zu spielen, dauert für eine Seite zu lange. In der Datei steht jeder Zug von ihr.
web-tournament-rounds-busy = Andere sehen sich gerade Partien an, und diese muss erst noch einmal gespielt werden. Frag gleich noch einmal.
web-tournament-number = Runde
web-tournament-lead = Vorsprung
web-tournament-expected = { $name } erwartete
web-tournament-right = { $name } hat { $right } von { $all } Zügen richtig erwartet.
web-tournament-expects-nothing = { $name } sagt nicht, was zu erwarten war.
## Web: Minesweeper unter dem Finger
web-mines-opening = Dein Brett wird geöffnet …
web-mines-no-script = Das Brett braucht Skripte, und dieser Browser führt keine aus. Im Chat geht es ohne: /mines
web-mines-outside = Diese Seite weiß nicht, wer du bist. Öffne sie aus dem Chat: auf Telegram als Mini-App, auf Discord als Aktivität. Dein Spiel ist an beiden Orten dasselbe.
web-mines-unreachable = Keine Antwort. Was du getan hast, bleibt und wird von selbst noch einmal gesendet.
web-mines-retry = Noch einmal versuchen
web-mines-too-often = Das ist mehr, als ich ansehen kann. Gleich geht es weiter.
web-mines-not-understood = Ich verstehe nicht, was diese Seite gesendet hat. Öffne sie noch einmal aus dem Chat.
web-mines-level = Brett
web-mines-own-size = Eigene Größe
web-mines-no-guess = Ohne Raten lösbar
web-mines-begin = Beginnen
web-mines-larger = Größere Felder
web-mines-smaller = Kleinere Felder
web-mines-how = Tippen öffnet, Halten setzt eine Flagge; auf einer Zahl öffnet Tippen den Rest ringsum. Mit Tasten: Pfeile, Enter, F für eine Flagge.
web-mines-cell-covered = { $cell }: verdeckt
web-mines-cell-flag = { $cell }: Flagge
web-mines-cell-mine = { $cell }: Mine
web-mines-cell-blown = { $cell }: die Mine, die hochging
web-mines-cell-wrong = { $cell }: Flagge ohne Mine
web-mines-cell-number = { $cell }: { $number }
web-mines-cell-empty = { $cell }: offen, keine Mine ringsum

## Web: try it here
web-try-title = Kannst du mich überraschen?
web-try-about = Schere-Stein-Papier oder Gerade-Ungerade, gleich hier. Ich denke in deinem Browser: Nichts wird gespeichert, nichts gesendet, und ich vergesse dich, wenn du diese Seite verlässt.
web-try-begin = Hier ausprobieren
web-try-move = Dein Zug
web-try-first = Mein Zug steht fest. Jetzt du.
web-try-first-guess = Gerade oder ungerade? Mein Tipp steht fest. Liege ich daneben, ist der Punkt deiner.
web-try-keys = Mit den Tasten: { $keys }.
web-try-score = Du { $won } : { $lost } Gadalka · unentschieden: { $drawn }
web-try-score-guess = Du { $won } : { $lost } Gadalka
web-try-no-script = Ich würde in deinem Browser denken, und dieser führt keine Skripte aus. Im Chat geht es ohne: /rps, /oddeven

## Geteilte Partien
replay-title = Was du teilst
replay-shared = Wer diese Adresse hat, kann es ansehen.
replay-asked = Du bist einverstanden. Sobald auch { $name } „Teilen“ drückt, gibt es eine Seite; bis dahin wird nichts gezeigt.
replay-how = Die Seite zeigt die Namen, jeden Zug und was ich erwartet habe, ein Jahr lang. Sie steht in keiner Liste, und du kannst sie jederzeit zurücknehmen: /data shared
replay-waits = wartet auf das Einverständnis der anderen Seite
replay-none = Du teilst nichts. Unter einem Match oder Duell, das vorbei ist, macht „Teilen“ eine Seite daraus.
replay-stopped = Zurückgenommen: Die Seite ist weg.
replay-not-there = Das teilst du nicht mehr.
replay-too-long = Runde für Runde werden höchstens { $max } Runden gezeigt.
replay-too-many = Du teilst schon { $max }. Nimm erst etwas zurück: /data shared
web-replay-gone-title = Hier wird nichts gezeigt
web-replay-gone = Entweder war hier nie etwas, oder es wurde zurückgenommen.
web-replay-expected = Erwartet von { $name }
web-replay-right = Von { $all } Zügen von { $name } habe ich { $right } richtig erwartet.
web-replay-unlisted = Diese Seite steht in keiner Liste. Wer darin vorkommt, kann sie jederzeit im Chat zurücknehmen: /data shared
