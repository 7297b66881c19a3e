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
round-won = Du { $yours } · Gadalka { $mine } → dein Punkt
round-lost = Du { $yours } · Gadalka { $mine } → Punkt für Gadalka
round-drawn = Du { $yours } · Gadalka { $mine } → unentschieden
round-missed = Du { $yours } · Gadalka { $mine } → falsch geraten, dein Punkt
round-hit = Du { $yours } · Gadalka { $mine } → Gadalka hat es erraten
round-toast = { $round } · { $won } : { $lost } · nächstes Siegel { $seal } · Startwert { $seed } · Marke { $mark }
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
seal-first = Versiegelt, bevor du wählst: mein erster Zug { $seal } · Startwert { $seed } · Marke { $mark }
seal-next = Nächster Zug versiegelt: { $seal } · Startwert { $seed } · Marke { $mark }
seal-end = Startwert { $seed } · Marke { $mark }
seal-word = dein Wort: { $word }
seal-anew = Neu versiegelt: { $seal } · Startwert { $seed } · Marke { $mark }
button-why = Warum?
button-stop = Aufhören
button-rematch = Revanche
button-continue = Weiterspielen
button-continue-at = Weiter bei { $won } : { $lost }
button-continue-choice = { $number }. { $won } : { $lost }
button-new = Neue Partie
button-verify = Prüfen
button-chart = Diagramm
button-details = Details
button-rules = Regeln
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
evidence-after-both = das nach deinem Zug { $yours } gegen meinen Zug { $mine } { $count } von { $total } Mal kam
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
    [1] deinem Zug { $yours } gegen meinen Zug
   *[other] deinen Zügen { $yours } gegen meine Züge
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
    [same] derselbe Zug noch einmal
    [other] der jeweils andere Zug
    [beating] das, was deinen letzten Zug schlägt,
    [beaten] das, was dein letzter Zug schlägt,
   *[far] der Schritt von { $from } zu { $to } oder Ähnliches
  }
context-from-mine = { $step ->
    [same] von dir mein letzter Zug
    [other] von dir der Zug, den ich nicht gespielt hatte,
    [beating] das, was meinen letzten Zug schlägt,
    [beaten] das, was mein letzter Zug schlägt,
   *[far] auf meinen Zug { $from } deine Antwort { $to } oder Ähnliches
  }
why-expected = In der letzten Runde habe ich { $move } erwartet, weil { $because }.
why-blend = In der letzten Runde habe ich { $move } erwartet. Keine Gewohnheit allein sprach dafür; { $rounds ->
    [1] die eine Runde, die ich kenne, wies dorthin.
   *[other] von den { $rounds } Runden, die ich kenne, wiesen die ähnlichsten dorthin.
  }
why-sure = Ich war mir zu { $percent } % sicher.
why-people = In der letzten Runde habe ich { $move } erwartet. Von dir wusste ich noch nichts; so machen es andere Leute.
why-forgotten = In der letzten Runde habe ich { $move } erwartet. Warum, habe ich vergessen, wie du es wolltest.
why-chance = Diesmal habe ich dem Zufall vertraut: Dich zu lesen versprach zu wenig für das Risiko.
why-careful = Ich habe dem Zufall vertraut: Wir kennen uns kaum, und du weißt vielleicht, wie ich anfange. In den ersten Runden riskiere ich wenig.
why-read = Ich habe dem Zufall vertraut: Meine Tipps brachten dir so viel, dass ich wohl selbst gelesen werde. Ich riskiere nur, was ich zurückgewinne.
why-model-off = Du wolltest nicht gelesen werden, also habe ich gelost. Mit /model on darf ich wieder.
why-frozen = Dein Modell ist eingefroren: Ich lerne nichts Neues.
why-record = In dieser Partie habe ich { $right } von { $all } Zügen richtig gelesen.
why-guessed = So etwas hatte ich noch nie gesehen, also habe ich geraten.
why-unexpected = In der letzten Runde habe ich nichts Bestimmtes erwartet.
why-random = Dieser Gegner liest nichts. Er lost jeden Zug aus.
why-apart = Hier spielt eine Datei oder ein Geist von anderen. Was sie denken, bleibt bei ihnen; dass ihr Zug vor deinem feststand, zeigt das Siegel.
why-by-rule = Dieser Gegner spielt nach eigener Regel und versucht nicht, deinen nächsten Zug zu erraten.
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
continue-waits = Die Partie beim Stand { $won } : { $lost } wartet auf dich: /{ $command } continue
continue-aside = 🔮 Zurückgelegt: { $name } { $won } : { $lost } Gadalka
continue-kept = Der Stand bleibt { $days ->
    [one] einen Tag
   *[other] { $days } Tage
  } erhalten. Zum Weiterspielen: der Knopf oder /{ $command } continue
continue-is-aside = Diese Partie liegt bereit, und nichts wurde gezählt. „Weiterspielen“ holt sie zurück.
continue-nothing = Von dir wartet keine Partie. Fang eine an: /{ $command } play
continue-gone = Diese Partie ist nicht mehr gespeichert. Fang eine neue an: /{ $command } play
continue-asked-gone = Diese Frage ist beantwortet oder zu alt. Frag noch einmal: /{ $command } play
end-no-rounds = Es wurde keine Runde gespielt.
end-last-round = Letzte Runde: du { $yours }, Gadalka { $mine }.
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
    [1] Ich spielte nach einer Regel und habe niemanden beobachtet. Keine Gewohnheit fällt auf.
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
  }. Ich habe { $percent } % deiner Züge vorausgesehen, mit bloßem Glück wären es { $chance } %: { $verdict }.
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
strip-results = ← 🟢 deine 🔴 meine ⚪ unentschieden
strip-results-no-draws = ← 🟢 deine 🔴 meine
end-seals = Alle Siegel geöffnet: { $opened } von { $sealed } stimmen.
end-sealed = Alle Siegel geöffnet: Meine Züge standen vor deinen fest.
end-sealed-unopened = { $sealed ->
    [one] Ein Zug war vor deinem versiegelt.
   *[other] { $sealed } Züge waren vor deinen versiegelt.
  } „Prüfen“ öffnet alle Siegel.
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
chart-you = Du
chart-grey = Grau: so weit trägt bloßes Glück in 19 von 20 Fällen
chart-lead = Wer vorn lag
chart-difference = deine Siege minus meine
chart-moves = Deine Züge
chart-times = Anzahl
chart-round = Runde
chart-alt = { $score }. Wer vorn lag, Runde für Runde, als Linie über der grauen Reichweite des Glücks, und deine Züge als Balken. { $lines }
chart-folded = Die Runden dieser Partie sind nicht mehr gespeichert, darum gibt es kein Diagramm. Ihr Ende: { $score }.

## Fairness-Nachweis
proof-title = Fairness-Nachweis der Partie { $session }
proof-seed = Startwert
proof-how = Zu Hause, mit einer Kopie von Gadalka, dem notierten Versprechen und deinem /data export: npm run -s gadalka -- verify "…" --pledge "…" --history export.json
proof-how-file = Zu Hause, mit einer Kopie von Gadalka, der angehängten Datei, dem notierten Versprechen und deinem /data export: npm run -s gadalka -- verify --file gadalka-proof.txt --pledge "…" --history export.json
proof-none = Von dir gibt es keine beendete Partie zum Prüfen. Spiel eine: /rps play oder /oddeven play
proof-not-yet = Diese Partie läuft noch, also bleiben meine Siegel zu. Sie öffnen sich am Ende.
proof-folded = Die Runden dieser Partie sind nicht mehr gespeichert, ihre Siegel lassen sich hier also nicht öffnen. Mit der Nachweiszeile von ihrem Ende geht es noch: /rps verify proof:…
proof-unreadable = Das ist keine Nachweiszeile von mir. Sie beginnt mit gdk3. (ältere mit gdk1. oder gdk2.), kommt vom Knopf „Prüfen“ einer beendeten Partie und muss vollständig sein.
proof-pledge-lost = Das Versprechen zu dieser Partie ist hier nicht mehr bekannt, darum kann ich ihren Nachweis nicht unterschreiben.
proof-first-version = Diese Partie ist älter als mein Versprechen. Ihre Zeile zeigt, dass die Züge zu den Siegeln passen, wie ich sie notiert habe. Sie ist nicht unterschrieben und zeigt nicht, dass ich sie notiert habe, bevor du gewählt hast.
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
proof-forged = Die Unterschrift ist FALSCH: Diese Zeile stammt nicht von hier, wo das Versprechen { $pledge } gilt.
proof-unsigned = Nicht unterschrieben: Das kann irgendwer geschrieben haben.
proof-signed-elsewhere = Anderswo unterschrieben, unter dem Versprechen { $pledge }. Wer das ist, kann ich nicht sagen.
proof-signed = Von mir unterschrieben, unter meinem Versprechen { $pledge }.
proof-unchecked = Das Prüfen dauert gerade zu lange. Drück in einer Minute noch einmal „Prüfen“ oder prüfe die Zeile zu Hause.
proof-own-word = Bis du es zu Hause prüfst, ist das nur mein eigenes Wort. Auch die Nachrichten der Partie, die jemand aufgehoben hat, binden mich: verify --noted liest sie. Mehr: /fairness

## Knopfdrücke, die nichts ändern
press-old-button = Dieser Knopf ist aus einer anderen Zeit; er öffnet nichts mehr. Neue Partie: /rps play oder /oddeven play
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
command-rps-continue = Eine zurückgelegte Partie weiterspielen
command-rps-verify = Prüfen, dass ich nicht geschummelt habe
command-oddeven = Gerade oder ungerade: du wählst, ich rate
command-oddeven-play = Spielen; rate ich falsch, ist der Punkt deiner
command-oddeven-continue = Eine zurückgelegte Partie weiterspielen
command-oddeven-verify = Prüfen, dass ich nicht geschummelt habe
command-model = Was ich von dir weiß und was ich lernen darf
command-model-show = Was ich von dir glaube und wie sicher ich bin
command-model-reset = Lässt mich vergessen, wie du spielst; deine Ergebnisse bleiben
command-model-freeze = Ich lese dich weiter, lerne aber nichts Neues
command-model-off = Ich spiele nach dem Zufall und lerne nichts
command-model-on = Ich lerne wieder von dir
command-model-duels = Ob ich aus deinen Duellen mit Leuten lernen darf
command-model-share = Ob deine Spielweise, unter vielen gezählt, mir bei Fremden helfen darf
command-model-ghost = Deine Spielweise als Gegner für andere, wenn du magst
command-strategy = Gegner: wer sie sind, und eigene Namen für sie
command-strategy-list = Alle Gegner, je eine Zeile
command-strategy-info = Ein Gegner: Spiele, Einstellungen, Quelle
command-strategy-register = Einer Strategie samt Einstellungen einen eigenen Namen geben
command-strategy-mine = Die Namen, die du Strategien gegeben hast
command-strategy-update = Einen deiner Namen für eine andere Strategie stehen lassen
command-strategy-withdraw = Einen deiner Namen aufgeben
command-strategy-submit = Eine selbst geschriebene Strategie als Datei schicken
command-strategy-open = Den Quelltext einer deiner Dateien allen zeigen
command-strategy-source = Der Quelltext einer Datei, wo er offen ist
command-strategy-report = Vertraulich melden, was an einer Strategie nicht stimmt
command-help = Was ich kann und wie du danach fragst
option-help-command = welcher Befehl genauer erklärt wird, etwa rps
command-start = Wer ich bin, und ein Spiel zum Anfangen
command-privacy = Was von dir gespeichert ist
command-fairness = Was mich zu fairem Spiel zwingt und wie du es prüfst
command-data = Deine Daten: mitnehmen oder löschen
command-data-export = Alles, was ich von dir gespeichert habe, als Datei
command-data-delete = Alles löschen, was ich von dir gespeichert habe
command-account = Ein Spielkonto auf mehreren Plattformen: verknüpfen, trennen, dein Name dort
command-account-link = Dieses Konto per Code mit deinem auf einer anderen Plattform verknüpfen
command-account-unlink = Verknüpfte Konten wieder trennen
command-account-name = Unter welchem Namen andere Plattformen dich sehen
option-link-code = der Code von der anderen Plattform; ohne ihn zeige ich dir einen
option-name-across = here, hidden oder ein eigenes Wort; ohne Angabe sage ich, wie es steht
option-variant = klassisch (3 Züge) oder lizard-spock (5 Züge)
option-length = bis 10, best of 9, endlos …
option-learning = ob ich aus deinen Duellen lerne; ohne Angabe sage ich, wie es steht
option-sharing = ob du deine Spielweise teilst; ohne Angabe sage ich, wie es steht
option-ghost-named = ob er nach dir heißt; sonst verrät sein Name niemanden
option-ghost = wie es um ihn steht, neu einfrieren oder zurückrufen
option-game = welches Spiel; ohne Angabe Schere-Stein-Papier
option-level = wie gut ich dich lese; statt eines Gegners
option-opponent = die Strategie, die gegen dich spielt; alle: /strategy list
option-strategy = ein Gegner oder ein registrierter Name
option-registered-name = 3 bis 24 Buchstaben, Ziffern und Bindestriche, zuerst ein Buchstabe, etwa my-markov
option-registered-strategy = wofür der Name steht, etwa markov:order=4,decay=0.98
option-strategy-file = deine Strategie: JavaScript oder TypeScript mit löschbaren Typen; höchstens 64 KB
option-file-name = ihr Name: ein neuer, oder einer von deinen für eine neue Version
option-strategy-note = was du über sie sagst, in einer Zeile
option-any-name = der Name einer Strategie, den jemand ihr gegeben hat
option-report-reason = was daran nicht stimmt
option-proof = eine Nachweiszeile (gdk3.…); ohne sie deine letzte Partie
option-word = ein eigenes Wort fließt in die Auslosung ein, damit nicht ich allein sie bestimme
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
strategy-second-guess = weiß, dass du weißt, dass sie weiß
strategy-iocaine = Siegerin von 1999: rät auf jeder Ebene und misst sich an mehreren Zeiträumen
strategy-lempel-ziv = schneidet das Spiel in Phrasen wie eine Zip-Datei und setzt deine jetzige fort
strategy-naive-bayes = nimmt jede der letzten Runden als Zeichen für deinen nächsten Zug
strategy-regret-matching = spielt, was sie bereut, nicht gespielt zu haben
strategy-exp3 = ein einarmiger Bandit: weiß nur, was die eigenen Züge brachten
strategy-de-bruijn = spielt jede kurze Folge gleich oft; liest nichts

strategy-list-title = 🔮 { $count } Gegner
strategy-list-more = Mehr zu einem: /strategy info markov. Gegen ihn spielen: /rps play opponent=markov oder /oddeven play opponent=markov
strategy-info-which = Welcher? Zum Beispiel /strategy info markov. Alle Namen: /strategy list
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
registration-mine-more = Wie es einer erging: /strategy info. Ändern oder aufgeben: /strategy update, /strategy withdraw
registration-none = Du hast keine Strategie registriert. Fang an mit: /strategy register my-markov markov:order=4
registration-how = Bitte einen Namen und eine Strategie: /strategy register my-markov markov:order=4. Alle Strategien: /strategy list
registration-update-how = Bitte einen deiner Namen und eine Strategie: /strategy update my-markov markov:order=5. Deine Namen: /strategy mine
registration-withdraw-how = Welche? Schreib /strategy withdraw und einen Namen. Deine Namen: /strategy mine
registration-withdraw-title = { $name } aufgeben?
registration-withdraw-file = Niemand kann mehr dagegen spielen, laufende Partien enden ohne Ergebnis, und die Datei wird gelöscht. Der Name ist dann frei für alle.
registration-withdraw-text = Niemand kann mehr unter diesem Namen dagegen spielen, und der Name ist frei für alle. Begonnene Partien gehen weiter.
button-withdraw = Aufgeben
registration-withdrawn = { $name } ist aufgegeben; der Name ist frei.
registration-kept = Bleibt.
registration-bad-name = „{ $name }“ geht nicht als Name. Ein Name hat 3 bis 24 Buchstaben a bis z, Ziffern und Bindestriche und beginnt mit einem Buchstaben, etwa my-markov.
registration-reserved-name = „{ $name }“ bedeutet hier schon etwas. Nimm einen anderen Namen, etwa my-{ $name }.
registration-indecent-name = „{ $name }“ sagt man nicht vor allen Leuten. Nimm einen anderen Namen.
coarse-stems = arschl arschf arschg fotze wichser hurens schwuchtel hackfress scheiss scheiß
coarse-words = arsch fick ficken ficker fickt gefickt hure huren nutte nutten schlampe kanake kanaken spast missgeburt
coarse-innocent = marsch barsch harsch schwank
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
submission-done = 🔮 { $name } ist registriert
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
strategy-name-missing = Welche? Schreib { $command } und einen Namen.
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
fairness-how = Eine Partie prüfen: Drück am Ende „Prüfen“ und gib die Zeile auf einem eigenen Rechner an gadalka verify, mit diesem Versprechen. Was ich dir hier sage, ist nur mein eigenes Wort.

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
clock-soon = jeden Moment
clock-days = { $count } T
clock-hours = { $count } Std.
clock-minutes = { $count } Min.
clock-seconds = { $count } s
