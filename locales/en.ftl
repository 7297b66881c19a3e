# All texts in English: the source of the other languages.
# Voice: a fortune-teller with a dry wit and good manners. Short sentences, result first, readable on a phone at a glance.
# Never mocking, never shouting, no statistics jargon; it says what it knows and how surely.
# "I" is Gadalka; people are "you", without a gender. Nobody is told what to do where a fact will do.
# Terms: round (one choice of both), match (rounds to an end), duel (two people), move, seal (of a hidden move), pledge (of the host's keys),
# mark and seed (of a proof), proof, profile, habit, model (what is believed of somebody), ghost (a frozen way of playing), strategy, league,
# tournament, standings (one table), leaderboard (the lasting ranking), board, flag, hint, streak, milestone.
# Commands, option names and ids in examples stay as they are typed. One emoji a thing, the same everywhere.

## Games and moves. Where a language has cases, a move has its forms by $case, and a text asks for one:
## { MOVE($move, case: "accusative") }. Without it a move stands in its basic form.
game-rps = Rock-paper-scissors
game-rpsls = Rock-paper-scissors-lizard-Spock
game-oddeven = Odd-even
move-rock = Rock
move-paper = Paper
move-scissors = Scissors
move-lizard = Lizard
move-spock = Spock
move-odd = Odd
move-even = Even
length-first = first to { $points }
length-best = best of { $of }
length-endless = endless

## A match
match-title = 🔮 { $game } · { $length }
match-title-opponent = { $title } · opponent: { $opponent }
match-opponent-novice = Novice
match-opponent-mirror = Mirror
match-opponent-coin = Fair coin
match-score = { $name } { $won } : { $lost } Gadalka{ $drawn ->
    [0] {""}
    [one] {" "}· { $drawn } draw
   *[other] {" "}· { $drawn } draws
  }
match-first = Pick a move. Mine is already sealed.
match-first-guess = Odd or even? My guess is already sealed. If I miss, the point is yours.
round-moves = You { $yours } · Gadalka { $mine } → { $result }
round-won = the point is yours
round-lost = I take it
round-drawn = a draw
round-missed = I missed, the point is yours
round-hit = I guessed it
round-toast = You { $yours } · me { $mine } → { $result } · { $won } : { $lost }
round-expected = I expected { $move }.
round-expected-because = I expected { $move }: { $because }.
round-chance = I trusted chance this time.
round-read = I trusted chance: somebody may be reading me.
round-model-off = I drew at random, as you asked: I am not reading you.
round-guessed = I had nothing to go on, so I guessed.
round-unexpected = I expected nothing in particular.
round-drew-at-random = I drew at random.
round-apart = What others wrote played; it keeps its thoughts to itself.
round-by-rule = I played by a rule of my own; it does not try to guess you.
round-by-merits = I played what has paid against you so far, or tried something else.
novice-offer = A hard start? The Novice knows nothing about you and learns as you play.
seal-word = your word: { $word }
button-why = Why?
button-stop = Stop
button-rematch = Rematch
button-continue = Continue
button-continue-at = Continue { $won } : { $lost }
button-continue-choice = { $number }. { $won } : { $lost }
button-new = New match
button-verify = Verify
button-proof = Proof
button-check-in-browser = Check in your browser
button-open-page = Open as a page
button-chart = Chart
button-details = Details
button-more = More
button-rules = Rules
button-novice = Play the Novice
button-play = Play
button-next = Next
button-back = Back

## The rules of a game with many moves
rules-title = 🔮 What beats what: { $game }
rules-rock-scissors = Rock crushes Scissors
rules-rock-lizard = Rock crushes Lizard
rules-paper-rock = Paper covers Rock
rules-paper-spock = Paper disproves Spock
rules-scissors-paper = Scissors cut Paper
rules-scissors-lizard = Scissors behead Lizard
rules-lizard-paper = Lizard eats Paper
rules-lizard-spock = Lizard poisons Spock
rules-spock-scissors = Spock smashes Scissors
rules-spock-rock = Spock vaporizes Rock
rules-beats = { $winner } beats { $loser }
rules-caption = An arrow points to what a move beats
rules-alt = { $game }: the moves on a circle, with arrows to what each beats. { $rules }
rules-play = Two of the same are a draw. To play: /rps play { $variant }

## What it saw
evidence-often = you played it { $count } times out of { $total }
evidence-after-own = after your { $yours } you played it { $count } times out of { $total }
evidence-after-other = after my { $mine } you played it { $count } times out of { $total }
evidence-after-both = after your { $yours } against my { $mine } you played it { $count } times out of { $total }
evidence-repeat = { $result ->
    [win] after a win you repeated your move { $count } times out of { $total }
    [loss] after a loss you repeated your move { $count } times out of { $total }
   *[draw] after a draw you repeated your move { $count } times out of { $total }
  }
evidence-change = { $result ->
    [win] after a win you changed your move { $count } times out of { $total }
    [loss] after a loss you changed your move { $count } times out of { $total }
   *[draw] after a draw you changed your move { $count } times out of { $total }
  }
context-times = { $count ->
    [one] { $count } time
   *[other] { $count } times
  } out of { $total }
context-times-weighed = { $percent } % of the time, newer rounds weighing more
context-last = the last time, { $situation }, you played it
# situation, event, times: of context-*; the second where nothing stood out before.
context-sentence = { $situation } { $event } { $times }
context-sentence-plain = { $event } { $times }
context-played = you played it
context-yours = { $rounds ->
    [1] your
   *[other] your moves
  } { $yours }
context-mine = { $rounds ->
    [1] my
   *[other] my moves
  } { $mine }
context-both = { $rounds ->
    [1] your { $yours } against my
   *[other] your moves { $yours } against my
  } { $mine }
context-after = { $back ->
    [1] after
    [2] two rounds after
   *[other] { $back } rounds after
  } { $moves }
context-after-two = after { $earlier }{ $gap ->
    [1] , then
   *[other] {" "}and { $gap } rounds later
  } { $later }
context-result = { $result ->
    [win] { $exact ->
        [yes] a win
       *[no] such a win
      }
    [loss] { $exact ->
        [yes] a loss
       *[no] such a loss
      }
   *[draw] a draw
  }
context-results = { $before }, then { $next }
context-after-results = after { $results }
context-step = { $step ->
    [same] after you repeated your move
    [other] after you changed your move
    [beating] after you went on to what beats your move before
    [beaten] after you went on to what your move before beats
   *[far] after a step like { $from } → { $to }
  }
context-steps = after { $moves } moves in this pattern
context-alike = { $rounds ->
    [1] after a round that went just so
   *[other] after { $rounds } rounds that went just so
  }
context-from-yours = { $step ->
    [same] you repeated your move
    [other] you changed your move
    [beating] you went on to what beats your last move
    [beaten] you went on to what your last move beats
   *[far] you went on from { $from } to { $to }, or the like,
  }
context-from-mine = { $step ->
    [same] you took my last move
    [other] you took what I had not played
    [beating] you took what beats my last move
    [beaten] you took what my last move beats
   *[far] you answered my { $from } with { $to }, or the like,
  }
why-expected = In the last round I expected { $move }: { $because }.
why-blend = In the last round I expected { $move }. No single habit said so; { $rounds ->
    [1] the one round I remember pointed there.
   *[other] of the { $rounds } rounds I remember, those most like this one pointed there.
  }
why-sure = I was { $percent } % sure.
why-people = In the last round I expected { $move }. I knew nothing of you yet; that is what other people do.
why-forgotten = In the last round I expected { $move }. Why, I have forgotten, as you asked.
why-chance = I trusted chance this time: reading you promised too little for what I would have risked.
why-careful = I trusted chance: we have just met, and you may know how I begin. In the first rounds I risk little.
why-read = I trusted chance: you have won so much from my guesses that somebody may be reading me. I risk only what I win back.
why-spent = I’ve nothing left to risk on you: you’ve won all of it. From now on I draw every move at random.
why-model-off = You asked me not to read you, so I drew at random. /model on lets me read again.
why-frozen = Your model is frozen: I learn nothing new.
why-record = This match I read { $right } of { $all } moves right.
why-guessed = I had seen nothing like it before, so I guessed.
why-unexpected = In the last round I expected nothing in particular.
why-random = This opponent reads nothing. It draws every move at random.
why-apart = A file or a ghost that others made plays here. What it thinks stays with it; that its move was chosen before yours, the seal shows.
why-expected-by-rule = In the last round I expected { $move }. That is this opponent’s rule: it looks at your last move alone and learns nothing.
why-by-rule = This opponent plays by a rule of its own and does not try to guess your next move.
why-by-merits = This opponent learns by trial what pays against you, and plays by that.
# What was chosen: a move or, by its name, a strategy that it listens to; tried: at random.
why-valued = { $chosen ->
    [move] In the last round I played { $move }: { $situation } it promised me the most, { $value } points from there on.
    [move-tried] In the last round I tried { $move } by chance: { $situation } it promised me { $value } points from there on.
    [strategy] In the last round I followed { $name }: { $situation } it promised me the most, { $value } points from there on.
   *[strategy-tried] In the last round I tried { $name } by chance: { $situation } it promised me { $value } points from there on.
  }
why-daemon = { $said ->
    [yes] In the last round I expected { $move }, as did the daemon that I follow.
   *[no] In the last round I drew at random: the daemon that I follow had seen nothing like it.
  } It remembers { $moves } of your moves and { $guesses } of the guesses; its rating is { $rating }{ $rivals ->
    [0] .
   *[other] , the next best { $next }.
  }
why-knew = What it knew: { $weights }.
why-too-early = Ask me after the first round. My next move stays sealed.

## The end of a match
end-won = 🔮 { $name } wins { $won } : { $lost }
end-lost = 🔮 Gadalka wins { $lost } : { $won }
end-level = 🔮 Level: { $name } { $won } : { $lost } Gadalka
end-stopped = 🔮 Stopped at { $name } { $won } : { $lost } Gadalka
end-forfeited = 🔮 { $name } wins by forfeit at { $won } : { $lost }
end-withdrawn = 🔮 Over at { $name } { $won } : { $lost }: who played is not to be had any more
end-broke = { $line ->
    [0] Its file broke and could choose no further move. Every round counts.
   *[other] Its file broke at line { $line }, column { $column }, and could choose no further move. Every round counts.
}
end-replaced = 🔮 Set aside at { $name } { $won } : { $lost } Gadalka
continue-open = 🔮 Still open: { $name } { $won } : { $lost } Gadalka
continue-question =
    { $terms }
    Go on with it, or begin anew? It can wait: it keeps its score.
continue-new-terms = New: { $terms }
continue-which = 🔮 Which match shall we go on with?
continue-choice = { $number }. { $won } : { $lost } · { $terms } · { $ago }
continue-aside = 🔮 Set aside: { $name } { $won } : { $lost } Gadalka
continue-kept = It keeps its score for { $days } days.
continue-is-aside = This match is set aside, and nothing was counted. Continue brings it back.
continue-nothing = No match of yours is waiting. Begin one: /{ $command } play
continue-gone = That match is no longer kept. Begin another: /{ $command } play
continue-asked-gone = That question is answered, or too old. Ask again: /{ $command } play
end-no-rounds = No round was played.
end-verified = ✓ verified
end-check-failed = ✗ My own check of this match failed. Don’t trust it, and tell whoever runs this bot.
end-unchecked = Not checked yet: More → Verify
end-gave-me = { $habit }: that gave me { $points ->
    [one] one point
   *[other] { $points } points
  }{ $back ->
    [0] {""}
   *[other] , and you { $back }
  }.
end-gave-you = { $habit }, and I did not catch on: that gave you { $points ->
    [one] one point
   *[other] { $points } points
  }{ $back ->
    [0] {""}
   *[other] , and me { $back }
  }.
end-habit-after = You { $same ->
    [yes] repeat your move
   *[no] change your move
  } after { $result ->
    [win] a win
    [loss] a loss
   *[draw] a draw
  }
end-habit-favourite = You play { $move } most
end-habit-in-turn = { $size ->
    [2] You take your two moves in turn
   *[other] You take the moves in turn, { $moves }
  }
end-plain-mine = { $variant ->
    [0] No single habit gave you away. I lived on small change.
    [1] I cannot name one habit that cost you this. Luck and I share the credit.
   *[2] Nothing you did stands out. Let us call it foresight all the same.
  }
end-plain-yours = { $variant ->
    [0] I found no habit to hold on to. My compliments.
    [1] You gave nothing away. I did look.
   *[2] No habit of yours stands out. The cards blush.
  }
end-plain-level = { $variant ->
    [0] Neither of us gave much away.
    [1] Level, and no habit stands out. The cards shrug.
   *[2] Nothing between us, and nothing to tell of it.
  }
end-plain-short = { $variant ->
    [0] Too short to tell anybody's fortune.
    [1] So few rounds? Even I need a little more.
   *[2] We had hardly begun; there is nothing to tell yet.
  }
end-plain-rule = { $variant ->
    [0] I kept to my rule, and no habit of yours stands out.
    [1] I played by a rule and read nobody. No habit stands out.
   *[2] A rule against a person, and no habit that stands out.
  }
end-plain-random = { $variant ->
    [0] I drew at random: nothing here tells of you.
    [1] I read nothing this time. Praise or blame luck.
   *[2] Random moves on my side: no habit of yours mattered.
  }
end-read = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }. I foresaw { $percent } % of your moves, where luck alone would foresee { $chance } %: { $verdict }.
end-unread = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }. I read nothing.
verdict-read = more than luck
verdict-unsure = too few rounds to be sure
verdict-escaped = you slipped away more often than luck allows
duel-read-title = { $who ->
    [you] 🔮 How I would have read you
   *[other] 🔮 How I would have read { $name }
  }
duel-read-closed = { $name } keeps that to themselves. Once they press “Let them read me” below the duel, you may look.
duel-read-nothing = There is nothing to read: no round in which both chose.
duel-read-unread = I would have expected nothing in particular.
duel-read-count = I would have foreseen { $right } of { $read } moves; luck would foresee { $luck }. { $verdict ->
    [read] That is more than luck.
    [escaped] { $who ->
        [you] You slipped away more often than luck allows.
       *[other] { $name } slipped away more often than luck allows.
      }
   *[unsure] Too few rounds to be sure.
  }
duel-read-round = Round { $round }: I would have expected { $move }: { $because } (luck: { $luck }).
duel-read-often = { $who ->
    [you] you play it { $count } times out of { $total }
   *[other] { $name } plays it { $count } times out of { $total }
  }
duel-read-after-own = { $who ->
    [you] after your { $own } you play it { $count } times out of { $total }
   *[other] after { $own } { $name } plays it { $count } times out of { $total }
  }
duel-read-after-other = { $who ->
    [you] after { $other } against you, you play it { $count } times out of { $total }
   *[other] after { $other } from the other side { $name } plays it { $count } times out of { $total }
  }
duel-read-after-both = { $who ->
    [you] after your { $own } against { $other } you play it { $count } times out of { $total }
   *[other] after { $own } against { $other } { $name } plays it { $count } times out of { $total }
  }
duel-read-repeat = after a { $result ->
    [win] win
    [loss] loss
   *[draw] draw
  } { $who ->
    [you] you repeat your move
   *[other] { $name } repeats the move
  }, { $count } times out of { $total }
duel-read-change = after a { $result ->
    [win] win
    [loss] loss
   *[draw] draw
  } { $who ->
    [you] you change your move
   *[other] { $name } changes the move
  }, { $count } times out of { $total }
duel-read-strip = { $who ->
    [you] ← your moves
   *[other] ← moves of { $name }
  }
duel-read-strip-expected = ← what I would have expected
duel-read-known = { $known ->
    [0] I knew nothing from before, and learned as the duel went.
    [one] I went by one round from before, and learned as the duel went.
   *[other] I went by { $known } rounds from before, and learned as the duel went.
  }
strip-yours = ← your moves
strip-mine = ← mine
end-seals = Every seal opened: { $opened } of { $sealed } match.
end-seals-broken = The seals do not fit: { $opened } of { $sealed } match. Do not trust this match; tell whoever runs this bot.
details-title = 🔎 In numbers: { $score }
details-habit = { $habit }: { $followed ->
    [one] { $followed } time
   *[other] { $followed } times
  } out of { $situations }. Of these rounds I won { $mine } and you { $yours }{ $drawn ->
    [0] {""}
    [one] ; { $drawn } was a draw
   *[other] ; { $drawn } were draws
  }.

## The chart of a match
chart-rounds = { $game }: { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }
chart-best = { $by ->
    [0] You were never ahead.
   *[other] Your largest lead was { $by }, in round { $round }.
  }
chart-worst = { $by ->
    [0] I was never ahead.
   *[other] My largest lead was { $by }, in round { $round }.
  }
chart-turns = { $turns ->
    [0] The lead never changed hands.
    [1] The lead changed hands once, in round { $round }.
    [2] The lead changed hands twice, last in round { $round }.
   *[other] The lead changed hands { $turns } times, last in round { $round }.
  }
chart-reach = By luck alone, { $decided } rounds with a winner end more than { $reach } apart once in twenty matches at most.
chart-luck = { $by ->
    [0] You ended level: that may be luck.
   *[other] { $by } apart may well be luck.
  }
chart-yours = You are { $by } ahead: that is hardly luck.
chart-mine = I am { $by } ahead: that is hardly luck.
chart-few = { $decided ->
    [0] No round was decided.
    [one] One decided round is too few to tell skill from luck.
   *[other] { $decided } decided rounds are too few to tell skill from luck.
  }
chart-stopped = Stopped before its end, a match says less: one may leave at a good moment.
chart-chosen = You chose: { $moves }
chart-grey = Grey: as far as luck alone would go, 19 times in 20
chart-lead = Who was ahead
chart-difference = your wins minus mine
chart-moves = Your moves
chart-times = times
chart-round = round
chart-alt = { $score }. Who was ahead, round by round, as a line over the grey reach of luck, and your moves as bars. { $lines }
chart-folded = The rounds of this match are no longer kept, so there is no chart. Its end: { $score }.

## Fairness proof
proof-title = Fairness proof of match { $session }
checked-fits = ✓ Everything fits. Seals: { $sealed }; moves played again and the same: { $same }.
checked-wrong = ✗ Something doesn’t fit. Don’t trust this match, and tell whoever runs this bot. Proof says what is wrong.
checked-dice-later = From { $date } on, anyone can check the dice too.
checked-dice-fit = The dice follow from the published key of the day.
checked-own-word = So far this is only my word. Check it yourself.
proof-how = At home, with a copy of Gadalka, the pledge you noted and your /data export: npm run -s gadalka -- verify "…" --pledge "…" --history export.json
proof-how-file = At home, with a copy of Gadalka, the attached file, the pledge you noted and your /data export: npm run -s gadalka -- verify --file gadalka-proof.txt --pledge "…" --history export.json
source-at = A copy of Gadalka: { $link }
source-unknown = Where to get a copy of Gadalka, only the host of this bot can tell you: no address is set here.
proof-none = There is no finished match of yours to verify. Play one: /rps play or /oddeven play
proof-not-yet = This match is still open, so my seals stay closed. They open when it ends.
proof-folded = The rounds of this match are no longer kept, so its seals cannot be opened here. The proof line from its end still can: /rps verify proof:…
proof-unreadable = That is not a proof line of mine. It starts with gdk3., comes from the Verify button of a finished match, and must be complete.
proof-pledge-lost = The pledge of this match is not known here any more, so I cannot sign its proof.
proof-word = Your word: { $word }
proof-seeds-later = The key of the day is told on { $date }. From then on anybody can check that the dice follow from it, and that I could not choose them.
proof-seeds-no-key = The key that comes with this line is not one of the pledge.
proof-seeds-differ = The dice do NOT follow from the pledged key of the day. Do not trust this match.
proof-seeds-fit = The dice follow from the told key of the day, the match and your word, as pledged.
proof-gap-version = I was brought up to date since, and choose in another way now.
proof-gap-other = your history here is not the one that this match was played on.
proof-gap-apart = a file or ghost that others made played here. Each move was sealed before yours, as always.
proof-gap-none = that takes the history of whoever played, and it is not yours.
proof-taken-back =
    { $count ->
        [one] One sealed move was taken back
       *[other] { $count } sealed moves were taken back
    } without a reason that this line shows. Do not trust this match.
proof-played = The line says that the match or board began on { $date }. You know whether that's so.
proof-times-differ = The times in this line do NOT fit the days of its keys. It says that all began on { $date }. Don't trust it.
proof-times-late = This was drawn or played under a day whose key was public by then. It says that all began on { $date }. Don't trust it.
proof-again = Moves were given up and sealed again, from move { $numbers } on. Only messages from then that you kept show whether that was so.
proof-settings = The line states settings of your model from move { $numbers } on. If they weren't yours, don't trust this match. Messages from then confirm them, and so may your export.
proof-account = From move { $numbers } on, play elsewhere changed what I'd risk (rounds: { $rounds }). Only messages from then that you kept show whether that was so.
proof-account-false = What I'd risk can NOT have been what the line says, from move { $numbers } on. Don't trust this match.
proof-confirmed = What changed from move { $numbers } on is confirmed by your messages or your export.
proof-gap-cut = the rounds that I knew then are no longer kept.
proof-gap = { $count ->
    [one] One move was not played again: { $why }
   *[other] { $count } moves were not played again: { $why }
}
proof-different = { $count ->
    [one] One move is NOT the one that I would have chosen: number { $numbers }.
   *[other] { $count } moves are NOT those that I would have chosen: numbers { $numbers }.
} Do not trust this match.
proof-same = I played my side again, from what I knew then and the seed: { $same } of { $sealed } moves came out the same.
proof-forged = The signature is FALSE: whoever wrote this line is not the host of the pledge { $pledge }.
proof-unsigned = Not signed: anybody could have written this.
proof-signed-elsewhere = Signed by another host, under the pledge { $pledge }. I cannot say who that is.
proof-signed = Signed by me, under my pledge { $pledge }.
proof-unchecked = Checking takes too long just now. Press Verify again in a minute, or check the line at home.
proof-own-word = Until you check it at home, this is only my own word. The messages of the match that you kept (or somebody else did) bind me too: verify --noted reads them. More: /fairness

## Presses that change nothing
press-old-button = That button is from another time; it opens nothing now. A new match: /rps play or /oddeven play
panel-gone = That button is out of date. Here’s how things stand now.
panel-type = Type: { $example }
press-went-back = My memory went back to before that round, and you have seen my move already. So the match ends here; nothing was counted.
press-renewed = The key of the day under which my move was sealed is about to be told. I sealed a fresh one: your press was not counted, pick again.
press-not-yours = Those buttons belong to somebody else. Yours: /rps play or /oddeven play
press-round-played = That round is already played; nothing was counted twice. Here is how it stands.
press-not-counted = Not counted. The last round: { $round }
press-match-over = That match is over; nothing was counted.
opponent-gone = That opponent does not exist any more; the match cannot go on. A new match: /rps play or /oddeven play
offer-taken = Somebody was quicker and took this game. Yours: /rps play or /oddeven play

## Games offered in any chat
offer-open-title = { $game }: for anyone
offer-open-description = Whoever presses first plays against me
offer-open-text = { $name } offers a game against me. Whoever presses first plays.
offer-own-title = { $game }: for you
offer-own-description = You play against me, the chat watches
offer-own-text = { $name } wants to know the future. Press to begin.
offer-mines-open-description = Whoever presses first plays, the chat watches
offer-mines-open-text = { $name } offers a board of minesweeper. Whoever presses first plays.
offer-mines-own-description = You play, the chat watches
offer-mines-own-text = { $name } is going to cross a minefield. Press to begin.

## Commands
command-rps = Rock-paper-scissors, against the fortune-teller or each other
command-rps-play = Play; I learn as we go
command-oddeven = Odd or even: you pick, I guess
command-oddeven-play = Play; a miss of mine is your point
command-strategy = Opponents: who they are, and names of your own for them
command-strategy-list = All opponents, a line each
command-strategy-mine = The names you have given to strategies
command-strategy-submit = Send a strategy that you wrote, as a file
command-help = What I can do, and how to ask for it
command-settings = Your settings: language, memory, who may see you, your data
option-help-topic = what to read about
option-link-code = the code from the other platform; without it I show you one
option-name-across = here, hidden, or a word of your own; without it I say how it is
option-variant = classic (3 moves) or lizard-spock (5 moves)
option-length = first to 10, best of 9, endless …
option-game = which game; rock-paper-scissors unless you say otherwise
option-opponent = the strategy that plays against you
option-strategy = an opponent, or a name that somebody registered
option-registered-name = 3 to 24 letters, digits and hyphens, a letter first, such as my-markov
option-registered-strategy = what the name stands for, such as markov:order=4,decay=0.98
option-strategy-file = your strategy: JavaScript, or TypeScript whose types can be erased; at most 64 KB
option-file-name = its name: a new one, or one of yours for a new version
option-strategy-note = what you say of it, in a line
option-report-reason = what is wrong with it
choice-classic = Classic: rock, paper, scissors
choice-lizard-spock = Lizard and Spock too: five moves
choice-novice = Novice: knows nothing of you, learns in this match
choice-fortune-teller = Fortune-teller: knows you and people, forgets nothing
choice-mirror = Mirror: plays as you do
choice-coin = Fair coin: reads nothing, nobody can read it
strategy-fortune-teller = reads your habits in forty ways at once, knows people, and is hard to fool
strategy-mirror = your double: moves as you would in its place
strategy-random = a fair coin; reads nothing
strategy-ghost = a ghost: somebody’s way of playing, frozen with their consent
strategy-wildcard = weighs every earlier moment that resembles this one
strategy-wildcard-counters = the same, by counters as first published
strategy-constant = always the same move, rock unless told otherwise
strategy-rotation = every move in turn: rock, paper, scissors …
strategy-anti-rotation = expects you to take the moves in turn
strategy-copy = plays your last move
strategy-always-counter = plays what beats your last move
strategy-always-counter-self = plays what beats its own last move; never looks at yours
strategy-win-stay-lose-shift = repeats what won, changes what lost
strategy-after-result = goes on by the result: so many moves along after a win, a draw, a loss
strategy-frequency = beats the move you play most
strategy-markov = beats what you usually do after your last few moves
strategy-mupn = beats what you did last time after the same few moves
strategy-supp = learns by trial which move pays after your last few
strategy-mksu = learns by trial which of eight other strategies to follow
strategy-mkia = learns by trial which of three readers to follow
strategy-daemons = a crowd of daemons with a supervisor who listens to the luckiest
strategy-shannon = Shannon's machine of 1953: do you do the same thing twice?
strategy-seer = SEER of 1956: follows a pattern while it pays
strategy-mixing = mixes many small readers, and learns which of them to trust
strategy-experts = a council of readers, heard by their record
strategy-vote = everything that ever followed play like this has a vote
strategy-ppm = partial matching, as files are compressed: the longest known stretch speaks first
strategy-context-tree = weighs every tree of habits at once
strategy-history-match = looks where play last went like this, and how such guesses fared
strategy-second-guess = knows that you know that it knows
strategy-iocaine = the winner of 1999: guesses at every level, judged over several horizons
strategy-lempel-ziv = cuts play into phrases, as a zip file does, and goes on with the one you are in
strategy-naive-bayes = takes each of the last rounds as a sign of your next move
strategy-regret-matching = plays what it regrets not having played
strategy-exp3 = a bandit: knows only what its own moves earned
strategy-de-bruijn = plays every short sequence equally often; reads nothing

strategy-list-title = 🔮 { $count ->
    [one] { $count } opponent
   *[other] { $count } opponents
  }
strategy-info-title = 🔮 { $family }
strategy-games = Plays: { $games }
strategy-memory = Looks { $rounds ->
    [one] one round back.
   *[other] { $rounds } rounds back.
  }
strategy-memory-all = Looks back at all rounds.
strategy-memory-none = Does not look at what you play.
strategy-settings = Settings:
strategy-no-settings = It has no settings.
strategy-setting = { $name }: { $valid } (usually { $usual })
strategy-set = ← here { $value }
strategy-source = Source: { $source }

registration-done = 🔮 { $name } is registered
registration-updated = 🔮 { $name } has changed
registration-gauntlet = Its trial at { $game }: it won { $won } of { $matches } matches of { $rounds } rounds. Rounds won, lost, drawn:
registration-play = Play it: { $command } opponent={ $name }. Anybody can who knows the name.
registration-mine-title = 🔮 Your strategies: { $count } of { $max }
registration-none = You have no strategy of your own yet. Send a file, or give one of mine a name.
registration-withdraw-title = Give { $name } up?
registration-withdraw-file = Nobody can play it any more, matches that are being played end without a result, and its file is deleted. Anybody may take the name.
registration-withdraw-text = Nobody can play it by that name any more, and anybody may take the name. Matches that have begun go on.
button-withdraw = Give it up
registration-withdrawn = { $name } is given up; the name is free.
registration-kept = Kept.
registration-renamed = { $name } is called { $to } now.
button-strategy-submit = Send a file
button-strategy-name = Name one of Gadalka’s
button-strategy-register = Give it a name
button-strategy-mine = My strategies
button-strategy-rename = Rename
button-strategy-version = New version
button-strategy-change = Change
button-strategy-withdraw = Withdraw
button-strategy-source = Source
button-strategy-open = Open the source
button-strategy-report = Report
button-strategy-enter = Into the league
button-strategy-leave = Out of the league
registration-bad-name = "{ $name }" is no name. A name has 3 to 24 letters a to z, digits and hyphens, and begins with a letter, such as my-markov.
registration-reserved-name = "{ $name }" means something here already. Choose another name, such as my-{ $name }.
registration-indecent-name = "{ $name }" is not said in front of everybody. Choose another name.
coarse-stems = fuck shit cunt fagg bitch whore slut hitler jizz blowjob dildo pussy motherf bollock retarded niggas nigger
coarse-words = arse cock cum rape rapist tits fag spic coon anal asshole dickhead retards wank wanker wankers wanking twat twats porn porno pornos pornhub pornstar pornography pornographic nazi nazis neonazi neonazis nazism nigga
coarse-innocent = scunthorpe shiitake penistone snigger
registration-taken = Somebody has registered "{ $name }" already. Choose another name.
registration-yours = You have registered "{ $name }" already. To change it: /strategy update { $name } …
registration-full = You have registered { $max } strategies, and more are not allowed. Give one up first: /strategy withdraw
registration-not-yours = You have registered no "{ $name }". Your names: /strategy mine
registration-is-file = "{ $name }" stands for a file. A new version of it: /strategy submit { $name }, with the file.
registration-waiting = 🔮 { $name } waits for its trial
registration-waiting-text = { $place ->
    [1] It is next in line.
    [2] It is second in line.
    [3] It is third in line.
   *[other] It is number { $place } in line.
  } Its report will stand here.
registration-trying = 🔮 { $name } is being tried
registration-trying-text = Its report will stand here in a moment.
registration-one-at-a-time = Your last trial is not over yet, and each person has one at a time. Its message becomes the report.
registration-queue-full = The queue for trials is full. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
registration-too-slow = It took more time or memory than a trial has, so nothing was registered. Try smaller settings; what there are, /strategy info says.
registration-broken-off = The trial of { $name } was broken off, and nothing was registered. Send the command again in a minute.
registration-store-away = My memory is away just now, so nothing was registered. Send the command again in a minute.
registration-told-already = I am at it already. Your names: /strategy mine

submission-how = A file and a name, please: /strategy submit my-bot, with the file.
submission-version = 🔮 { $name } has a new version: { $version }
submission-known = 🔮 { $name } is this very file already
submission-draft = A draft, for you alone: play it, or enter it in a tournament. Open to everybody
submission-public = Everybody can play it who knows the name.
submission-results = { $game }: it won { $won } of { $matches } matches of { $rounds } rounds, { $mean } points a round. Rounds won:lost:drawn, and points a round:
submission-other-game = { $game }: { $won } of { $matches } matches won, { $mean } points a round.
submission-not-there = { $game }: not played, because { $reason }.
submission-untried = { $game }: not tried, because it takes so many steps. To have it tried there alone, say so in the file: export const games.
submission-taken = Of { $most } steps a match it took { $steps } at most, of { $limit } MB of memory { $memory }. A match took { $milliseconds } ms.
submission-copy = { $game }: it plays exactly as { $original } does, move by move. A copy is named as one, and does not score.
submission-copy-hidden = { $game }: it plays exactly as somebody's earlier file does, move by move. A copy is named as one, and does not score.
submission-play = Play it: { $command } opponent={ $name }. Its hash and its versions: /strategy info { $name }
submission-chart = { $name } on trial: { $game }
submission-chart-luck = Within ±{ $reach } it may be luck
submission-chart-points = points a round
submission-no-load = 🔮 { $name } does not load
submission-crashed = 🔮 { $name } failed in its trial
submission-illegal = 🔮 { $name } made no move in its trial
submission-exhausted = 🔮 { $name } took too much in its trial
submission-at-start = { $game }, before the first round against { $opponent }.
submission-at-round = { $game }, against { $opponent }, round { $round }.
submission-place = Line { $line }, column { $column }:
submission-nothing = Nothing was registered. Mend the file and send it again.
submission-no-games = The file says that it plays: { $typed }. I know { $valid }. Nothing was registered.
submission-frozen = The host has frozen this very file ({ $reason }). Nothing was registered.
submission-too-slow = Its trial took longer than I have for one, so nothing was registered. Let it compute less each round; or send it again when I am less busy.
submission-gave-up = The machine that plays files gave up: { $reason }. That is no verdict, but nothing was registered. Send it again, or let it compute less.
submission-unsteady = { $name } plays otherwise each time: { $game }, against { $opponent }, the moves differ from round { $round } on. The same rounds must give the same moves. Nothing was registered.
submission-is-settings = "{ $name }" stands for a strategy with settings. Give it up first (/strategy withdraw), or choose another name.
submission-indecent-note = What the note says is not said in front of everybody. Choose other words.
button-open-source = Show it to everybody
button-keep-sealed = Keep it sealed
strategy-name-unknown = I know nobody of the name "{ $name }".
strategy-no-file = "{ $name }" stands for a strategy with settings, no file: /strategy info { $name }
strategy-sealed = The source of { $name } is sealed. Its author can open it: /strategy open { $name }
strategy-source-title = 🔮 The source of { $name }, version { $version }
strategy-source-hash = SHA-256: { $hash }
strategy-open-title = Show the source of { $name }, version { $version }, to everybody?
strategy-open-text = Whoever finds the name can read the file then. This cannot be undone for this version; later versions stay sealed.
strategy-open-already = The source of { $name } is open already: /strategy source { $name }
strategy-opened = The source of { $name } is open to everybody: /strategy source { $name }
strategy-kept-sealed = It stays sealed.
strategy-report-own = It is yours. To give it up: /strategy withdraw
strategy-reported = I have told the host about { $name }. Nobody else learns of it.
strategy-file-title = A file of its author's: JavaScript, played in a sandbox.
strategy-file-facts = Version { $version }, { $bytes } bytes, { $state ->
    [open] open: /strategy source { $name }
   *[sealed] sealed
 }. SHA-256: { $hash }
strategy-file-frozen = Frozen by the host, not played: { $reason }
strategy-file-guarded = Out of play: it took longer than any match may ({ $reason }). The host can put it back.
strategy-file-earlier = Earlier versions: { $versions }
strategy-file-note = "{ $note }"
registration-mine-draft = a draft
registration-mine-frozen = frozen: { $reason }

## Problems with what was typed
problem-unknown-command = I know no command "{ $typed }". What I can do: /help
problem-unknown-command-nearest = I know no command "{ $typed }". Did you mean { $nearest }? All of them: /help
problem-unknown-subcommand = /{ $command } knows no "{ $typed }". It knows: { $valid }
problem-unknown-option = /{ $command } does not understand "{ $typed }". It takes: { $valid }
problem-bad-choice = "{ $typed }" is no { $option }. Choose one of: { $valid }
problem-unknown-word-nearest = /{ $command } does not understand "{ $typed }". Did you mean { $nearest }?
problem-bad-choice-nearest = "{ $typed }" is no { $option }. Did you mean { $nearest }? There are: { $valid }
problem-bad-text = "{ $typed }" cannot be the { $option }: it needs 1 to { $max } characters.
problem-file-missing = { $example } needs a file: send one along.
problem-file-too-large = The file is too large: I take { $kilobytes } KB at most.
problem-file-unavailable = The file did not reach me. Please send it once more.
problem-lone-file = "{ $typed }" alone tells me little. Answer it with a command that takes a file: { $nearest }
problem-word = "{ $typed }" is no word I can draw with: 1 to { $max } letters, digits, spaces and - _ . are.
problem-level-and-opponent = A level is an opponent already. Choose one of the two: level=… or opponent=…
problem-length = "{ $typed }" is no length. Try first to 10, best of 9 (odd) or endless; numbers from 1 to { $max }.
problem-unknown-strategy = I know no opponent "{ $typed }". Well-known ones: { $some }. All of them: /strategy list
problem-unknown-strategy-nearest = I know no opponent "{ $typed }". Did you mean { $nearest }? All of them: /strategy list
problem-unknown-parameter = { $family } has no setting "{ $typed }". It has: { $valid }
problem-bad-value = { $parameter } cannot be "{ $typed }". It can be: { $valid }
problem-wrong-game = { $typed } does not play this game ({ $game }). These do: { $some }. All of them: /strategy list
problem-frozen = { $name } is frozen by the host and is not played: { $reason }

## Failures
failure-unexpected = Something went wrong on my side, and it is logged. Nothing of yours is lost; please try again.
failure-busy = The crystal is crowded just now. Nothing was counted and nothing is lost: press or type it again in a moment.
failure-store-unreachable = I cannot reach my memory just now. Nothing is lost: press or type it again in a moment. A move that was counted will not count twice.
failure-store-newer = Your history was written by a newer version of me, so I will not touch it. Whoever runs this bot must update it.
failure-store-key = Your history is encrypted with a key I do not have, so I will not touch it. Whoever runs this bot must set STATE_KEY.
failure-store-plain = What I remember of you is not encrypted, and it ought to be, so I will not touch it. Nothing is lost: whoever runs this bot must look at its log.

## What binds the host
fairness-brief = 🔮 My move is sealed before you choose yours, and one pledge binds all my dice for ten years. The pledge to note down is a tap away.
fairness-title = 🔮 Why you need not take my word
fairness-text =
    My move is fixed before you choose yours, and each message bears its seal.
    My dice follow from a secret key of the day, from your own command and, if you like, from a word of yours. One pledge has fixed my keys for ten years, so I cannot choose the dice, and neither can you.
    Three days later I tell the key. Then anybody can throw the same dice, play my moves again and compare.
fairness-pledge = My pledge: { $pledge }, since { $since }. Today is day { $day } of { $days }. Note this line down: whoever has it can check every match that comes after.
fairness-follows = It follows my earlier pledge { $pledge }. For matches from before, that one counts.
fairness-key-none = No key is told yet. That of day 1 is told on { $date } (UTC).
fairness-key = The key of day { $day } ({ $of }) is told, and with it those of all days before. The next is told on { $date } (UTC):
fairness-key-last = The key of the last day, { $day } ({ $of }), is told, and with it those of all days before:
fairness-how = To check a match: press Verify at its end, and give the line to npm run -s gadalka -- verify on a machine of your own, with this pledge. What I tell you here is only my own word.

## Budgets: too much at once
budget-press = Too quick for my crystal ball. In { $wait } there is room again; your game waits where it was.
budget-command = So many wishes at once. In { $wait } I listen again; nothing of yours is lost.
budget-picture = My brushes must dry. In { $wait } I draw again; all else goes on.
budget-hint = Even a crystal ball needs a rest. In { $wait } there is a hint again; you may play on meanwhile.
budget-export = I have copied your file a few times just now. In { $wait } you can have another.
budget-trial = So many trials at once. In { $wait } I try a strategy again; play goes on meanwhile.
budget-submission = So many files in one day. In { $wait } I read another; until then you can try them at home.
budget-report = I have passed on much from you today. In { $wait } I listen again.
budget-tournament = So many tournaments at once. In { $wait } you can open another; those that stand go on.
budget-brief = ⏳ { $wait }
budget-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
budget-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}

## Time left, at the end of a sentence
clock-in = in { $time }
clock-two = { $first } { $second }
clock-soon = any moment
clock-days = { $count } d
clock-hours = { $count } h
clock-minutes = { $count } min
clock-seconds = { $count } s

## Help, greeting, privacy, data
help-brief = 🔮 I play against you and learn how you choose: /rps. Duel a friend: /duel. New every day: /daily. All else is a tap away.
help-title = 🔮 What I can do
help-play = Play
help-friends = With friends
help-you = About you
help-strategies = Strategies
help-fairness = Is it fair?
help-privacy = Privacy
start-title = 🔮 I am Gadalka
start-text = I read minds, a little. Choose a game: I learn how you choose, tell you what I saw, and prove that I did not cheat.
start-mines = Minesweeper
privacy-title = What is stored of you
settings-title = ⚙️ Settings
settings-text = Only you see this.
settings-you = You
settings-memory = What I remember about you
settings-others = Who may see and challenge you
settings-data = Your data
settings-here = { $kind ->
    [server] This server
   *[group] This group
  }
settings-name = Name elsewhere
settings-name-here = As here
settings-name-hidden = Hidden
settings-name-word = Another word…
settings-link = Link an account
settings-code = I have a code
settings-show = Show
settings-pause = Pause
settings-resume = Learn again
settings-off = Turn off
settings-forget = Forget…
settings-duels-on = Learn from my duels
settings-duels-off = Not from my duels
settings-share-on = Share how I play…
settings-share-off = Stop sharing
settings-ghost = My ghost
settings-level = Your results and profile: seen by { $level }.
settings-visible = Who sees my play
settings-block = Block someone
settings-blocked = Blocked: { $count }
settings-export = Download
settings-shared = What I share
privacy-brief =
    I keep your id here, your moves, how they went and what you set.
    I don’t keep your messages. Your name stays two weeks after a duel, or where you agree to be seen.
    Your profile is private until you say otherwise.
    It all stays with whoever runs this bot.
    Download or delete it at any time.
privacy-text =
    Your id on this platform, the moves of our games and how they went; of the last matches also the settings, and the seed of my own moves.
    How many decided rounds you won in the week and month you last played, and that day.
    If you agree to be seen by others: when, how far, your name, where you play from then on. Until then your profile is private.
    If you let somebody compare with you, or ask somebody: who, and when. A question is gone after a week.
    Your Telegram username, for 90 days, so that others can name you.
    Your duels with people: the moves of both and how they went, with both names for two weeks. Of rated ones what your rating follows from.
    Your last boards of minesweeper, and how the games went; of a race, for a day, who runs.
    Strategies you register or send, your ghost: what they are, how they did.
    If you link accounts: which, by which names. Your name for other platforms.
    Since when I learn from your duels, or you share how you play.
    Otherwise not stored: names, your messages, where you play, when you play.
    It stays with whoever runs this bot, and is shown to nobody but you.
data-export-title = Everything I have stored of you
data-export-text = Moves oldest first. The seed of a match that is still open is left out; it would give my next move away.
data-delete-title = Delete everything?
data-delete-text = All your rounds, totals, matches, boards, registered strategies and places on lists will be gone, and I will not know you any more. This cannot be undone.
button-delete = Delete everything
button-keep = Keep it
data-delete-linked = Both linked accounts are covered: everything on the other platform goes, too, and last the link. To keep that: /account unlink first.
data-deleted = Gone. We have never met.
data-nothing = There was nothing to delete.
data-kept = Kept. I still know you.

## One player on several platforms
account-on-platform = { $platform ->
    [discord] on Discord
    [telegram] on Telegram
    [terminal] in a terminal
   *[other] on another platform
}
account-link-title = One player on both platforms
account-link-code = Type this on the other platform within { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, from the account that is also yours. Show it to nobody else.
account-link-how = Then both sides are asked, each by the other’s name. The code works once; after { $tries } wrong ones I stop listening for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
account-link-check = Check
account-link-cancel = Cancel
account-link-question = Link this account with { $name } { $on }?
account-link-means = Only if that is you. Histories, models, profile, leaderboards and blocks become one player’s; both keep working. Whoever holds either account can then export and delete everything of both. To part them again: /account unlink
account-link-holds = Who may see you: { $here ->
    [nothing] you haven’t chosen here, so what you chose there holds
    [private] here you chose nobody, and that holds for both
    [place] here you chose the people where you play; if you chose nobody there, that holds
   *[everyone] here you chose everyone; if you chose less there, that holds
  }. For models and challenges the stricter setting holds. Nobody else is told.
account-link-yes = Link
account-link-no = No
account-link-waiting = You have said yes. Now { $name } { $on } is asked: by a message from me, by Check below the code, or by /account link there.
account-linked = Linked: this account and { $name } { $on } are one player now.
account-link-declined = Declined. Nothing was linked. For a new code: /account link
account-link-refused = { $name } { $on } said no. Nothing was linked. For a new code: /account link
account-link-lapsed = That code has lapsed; codes live for ten minutes. For a new one, on either platform: /account link
account-link-gone = That question is closed; nothing changed. How it stands: /account link
account-link-wrong = No open code reads like that. { $left ->
    [0] That was the last try for { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
      }.
    [one] One more try.
   *[other] { $left } more tries.
} For a code, on the other platform: /account link
account-link-own = That is your own code. Type it on the other platform, where it has to find you.
account-link-same-platform = That code was made on this platform. It joins accounts of two platforms, one on each: type it on the other one.
account-link-too-many = Too many wrong codes. I listen again in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} at most.
account-link-already = This account is linked already. To link it with another one, part it first: /account unlink
account-link-busy = You have just confirmed another link. Answer that one first: /account link
account-unlink-title = Part this account from { $name } { $on }?
account-unlink-text = Each takes along the rounds that were played there, and the settings it has. No round is lost.
account-unlink-yes = Part them
account-unlink-no = Stay linked
account-unlink-kept = Still one player.
account-unlinked = Parted from { $name } { $on }: two players again, each with the rounds played there.
account-unlinked-none = This account is linked with none.
account-name-nobody = { $platform ->
    [discord] somebody on Discord
    [telegram] somebody on Telegram
    [terminal] somebody in a terminal
   *[other] a player elsewhere
}
account-name-shown = On other platforms you are seen as “{ $name }”, with whom you play.
account-name-hidden = On other platforms your name is hidden: you are “{ $name }”.
account-name-bad = A name is one line of at most { $max } characters, with nothing to click: no @, links or long numbers.

## Challenges
challenge-race = { $name }, { $caller } challenges you to a race on one board. Answer within { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }.
challenge-question = { $name }, { $caller } has a question for you.
challenge-retract = Take it back
challenge-declined = { $name } would rather not this time. Thank you for asking, { $caller }.
challenge-retracted = { $caller } has taken the challenge back.
challenge-unanswered = { $name } did not answer in time, and the challenge is over.
challenge-declined-lately = { $name } has just declined. Ask again in an hour.
challenge-too-many = Three challenges of yours are still open. Wait for an answer, or take one back.
challenge-too-often = That is enough challenges for an hour. Try again later.
challenge-lapsed = This challenge is no longer open.
challenge-over-accepted = This challenge has been accepted.
challenge-over-declined = This challenge has been declined.
challenge-over-retracted = This challenge has been taken back.
challenge-not-challenged = Only { $name } can answer this.
challenge-not-challenger = Only { $name } can take this back.
challenge-not-yours = This is for somebody else. To take no challenges yourself: /privacy
challenge-me = Me? With pleasure, and at once: /rps play
challenge-unseen = { $name } does not see this chat. Challenge in a group where you both are.
challenge-left = { $name } is not in this place and would not see it.
challenge-muted = { $name } takes no challenges.
challenge-muted-now = From now on nobody challenges you by name. What is open stays open. To take challenges again: /privacy challenges=on
challenge-mute-button = Mute challenges
challenge-take-button = Take challenges
challenge-setting-on = Others may challenge you by name, to a race or a comparison. I mention you once, and you accept or decline.
challenge-setting-off = You take no challenges: who names you is told so, and nothing is posted.
challenge-stored = Of challenges I keep for a day when there were some and how they went; of taking none, since when.

## Whom one duels with
option-duel-whom = Whom you mean
choice-duels-everyone = everyone's
choice-duels-here = people's of places where you play
choice-duels-nobody = nobody's
duel-blocked = No more duels between { $name } and you; nobody tells them why. What is open stays open. Second thoughts: /duel list
duel-unblocked = You keep no block on { $name }.
duel-block-self = From yourself there is no hiding. Name somebody else.
duel-block-bot = Bots ask nobody for duels.
duel-block-whom = Whom? Name them, as in /duel block @name, or answer a message of theirs with the command. In our private chat nobody reads it.
duel-block-full = { $max } blocks are all I remember. Take one back first: /duel list
duels-blocked-nobody = You have blocked nobody.
duels-blocked-line = { $name }, since { $date }
duels-blocked-nameless = somebody whose name I have forgotten, since { $date }
duels-button-unblock = Unblock: { $name }
duels-from-everyone = You take duels from everyone.
duels-from-here = You take duels from people of places where you play: servers and groups in which I see you play from now on. Elsewhere you are not taking duels.
duels-from-nobody = You take duels from nobody. You may still ask others.
duels-button-everyone = From everyone
duels-button-here = From my places
duels-button-nobody = From nobody
duels-stored = Whom you blocked from duels with you, and whose you take; if only people's of your places, which these are. /duel list

## Who may see a profile
profile-privacy-title = 🔮 Who may see how you do: { $level }
profile-privacy-done = 🔮 From now on: { $level }
profile-privacy-already = 🔮 As before: { $level }
profile-short-who = Who sees what. “{ $nobody }”: you alone. “{ $place }”: people of those chats see your name, results and profile, from all your rounds. “{ $everyone }”: anybody who asks me, on every platform, sees the same.
profile-short-never = Never in it: your moves one by one, and which other chats you play in.
profile-short-undo = To undo: choose “{ $nobody }”, at any time. You are off every list at once; what was posted in chats stays there.
profile-short-now-private = Your name is on no list, and your profile is for you alone.
profile-short-now-place = Where you finish a match from now on, people of that chat see your name, results and profile, from all your rounds with me.
profile-short-now-everyone = Anybody who asks me, anywhere, sees your name, results and profile, from all your rounds with me.
profile-full-title = 🔮 Who may see how you do: all of it
profile-full-kept = What I keep for this, as long as you agree: the name you are shown by, the day you agreed, and the places where you play. /profile privacy private removes it.
profile-read-all = Read it all
profile-shows-private = You are on no list, and your profile is for you alone. Matches are seen by the chat that they are played in. Who wants to compare with you has to ask you first.
profile-shows-place = It is for the servers and groups where you finish a match from now on, and for whoever asks me there.
    – /leaderboard: your name, the share of rounds you won against me, of how many, and your place; from { $needed } rounds with a winner on, game by game, for the week, the month and ever.
    – /leaderboard of:duels: your name, your rating in rated duels with how unsure it is, the number of these duels, and your place; from five different opponents on, game by game, for the month and ever.
    – /profile show: your profile. /profile compare: how you and the one who asks play.
    – /profile map: you, by name. /profile groups: you are counted (by roles on Discord, which I ask for and do not keep).
    All of it from all your rounds with me, wherever you played them.
profile-shows-everyone = The same, and besides you are on the list of all players, and whoever names you sees it: anybody who asks me anywhere, on every platform I serve. Where groups are compared, other chats may count you without your name.
profile-take-back = You are shown as { $name }; your name follows when you change it. I keep it, the day you agreed and the places where you play, as long as you agree. Take it back at any time: /profile privacy private

## What rounds say about a person
trait-often = of all moves: { $move }
trait-after-result = after a { $result ->
    [win] win
    [loss] loss
   *[draw] draw
  }: { $what }
trait-after-move = after a { $result ->
    [win] win
    [loss] loss
   *[draw] draw
  } with { $before }: { $move }
step-same = the same again
step-other = another move
step-beats = what beats it
step-beaten = what it beats
step-like = a step such as { $from } → { $to }
profile-title = 🔮 { $name }: { $game }
profile-title-people = 🔮 { $name }: { $game }, duels with people
profile-title-all = 🔮 { $name }: { $game }, with me and in duels
profile-duels-own = How somebody duels is theirs alone to look at: who opens a profile shows their rounds with me.
profile-often = { $kind ->
    [always] every time
    [nearly] nearly every time
   *[some] { $times ->
        [one] once
       *[other] { $times } times
      } out of { $of }
  }
profile-head-always-same = { $who ->
    [you] You stick to your move, come what may: you repeat it { $often }.
   *[other] { $name } sticks to a move, come what may, and repeats it { $often }.
  }
profile-head-always-other = { $who ->
    [you] You never sit still: whatever comes, you change your move { $often }.
   *[other] { $name } never sits still: whatever comes, { $name } changes the move { $often }.
  }
profile-head-win-same = { $who ->
    [you] You stick to a winner: after a win you repeat your move { $often }.
   *[other] { $name } sticks to a winner: after a win { $name } repeats the move { $often }.
  }
profile-head-win-other = { $who ->
    [you] You do not rest on a win: after one you change your move { $often }.
   *[other] { $name } does not rest on a win: after one { $name } changes the move { $often }.
  }
profile-head-loss-same = { $who ->
    [you] You stand your ground: after a loss you repeat your move { $often }.
   *[other] { $name } stands firm: after a loss { $name } repeats the move { $often }.
  }
profile-head-loss-other = { $who ->
    [you] You drop a loser: after a loss you change your move { $often }.
   *[other] { $name } drops a loser: after a loss { $name } changes the move { $often }.
  }
profile-head-draw-same = { $who ->
    [you] You sit out a draw: after one you repeat your move { $often }.
   *[other] { $name } sits out a draw: after one { $name } repeats the move { $often }.
  }
profile-head-draw-other = { $who ->
    [you] A draw makes you move on: after one you change your move { $often }.
   *[other] A draw makes { $name } move on: after one { $name } changes the move { $often }.
  }
profile-head-rather = { $who ->
    [you] After a { $result ->
        [win] win
        [loss] loss
       *[draw] draw
      } you repeat your move { $often }, more than luck would.
   *[other] After a { $result ->
        [win] win
        [loss] loss
       *[draw] draw
      } { $name } repeats the move { $often }, more than luck would.
  }
profile-head-often = { $who ->
    [you] You have a favourite: { $move }, { $often }.
   *[other] { $name } has a favourite: { $move }, { $often }.
  }
profile-head-reflex = { $who ->
    [you] You have a reflex: after a { $result ->
        [win] win
        [loss] loss
       *[draw] draw
      } with { $before } comes { $move }, { $often }.
   *[other] { $name } has a reflex: after a { $result ->
        [win] win
        [loss] loss
       *[draw] draw
      } with { $before } comes { $move }, { $often }.
  }
profile-head-way = { $who ->
    [you] You play much as a simple rule would: { $way }.
   *[other] { $name } plays much as a simple rule would: { $way }.
  }
profile-head-read = { $who ->
    [you] No single habit gives you away, and yet you are easier to read than a coin.
   *[other] No single habit gives { $name } away, and yet { $name } is easier to read than a coin.
  }
profile-head-chance = { $who ->
    [you] You are as hard to read as a coin: no habit gives you away.
   *[other] { $name } is as hard to read as a coin: no habit gives { $name } away.
  }
profile-head-early = { $who ->
    [you] It is early to judge you: no habit stands out yet.
   *[other] It is early to judge { $name }: no habit stands out yet.
  }
profile-nothing = No round of this yet. The whole profile takes { $missing } rounds.
profile-record = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
  }: { $wins } won, { $draws } drawn, { $losses } lost.
profile-streaks = Longest runs: { $wins ->
    [one] one win
   *[other] { $wins } wins
  }, { $losses ->
    [one] one loss
   *[other] { $losses } losses
  }. The latest: { $result ->
    [win] { $length ->
        [one] one win
       *[other] { $length } wins
      }
    [loss] { $length ->
        [one] one loss
       *[other] { $length } losses
      }
   *[draw] { $length ->
        [one] one draw
       *[other] { $length } draws
      }
  }.
profile-after = After a { $result ->
    [win] win
    [loss] loss
   *[draw] draw
  }: { $shares }, of { $total }.
profile-share = { $what } { $percent } % ({ $count })
profile-after-none = After a { $result ->
    [win] win
    [loss] loss
   *[draw] draw
  }: no data yet.
profile-habits = What stands out:
profile-habit = – { $habit } { $percent } %, { $count } of { $total }
profile-bits = Unpredictability: { $bits ->
    [one] { $bits } bit
   *[other] { $bits } bits
  } a move, most likely between { $from } and { $to }. Pure chance has { $most }; nobody has more.
profile-read = I guessed { $guessed } of { $rounds } moves, { $percent }. Chance gives { $chance }.
profile-likest = Plays most like: { $way } ({ $what }). It would have made { $agreed } of the { $rounds } moves; luck would make { $luck }.
profile-likest-none = Like none of the simple ways I know.
profile-likest-constant = Plays most like: { $way }. It would have made { $agreed } of the { $rounds } moves; luck would make { $luck }.
like-copy = the other's last move again
like-rotation = every move in turn
like-anti-rotation = beats whoever takes the moves in turn
like-win-stay-lose-shift = repeats what won, changes what lost
like-always-counter = plays what beats the other's last move
like-always-counter-self = plays what beats one's own last move
like-frequency = plays what beats the other's favourite move
profile-kept = Of { $played } rounds the newest { $kept } are kept; they are counted here.
profile-details-title = 🔮 The figures of this profile: { $game }
profile-details-how = How to read this. A bit is the worth of one answer, yes or no: the fewer bits a move has, the easier it is to foretell, and at 0 I know it before. With few rounds the two bounds lie far apart.
    A habit is told when luck would show it about once in forty times; I look at many, so now and then one is luck. A known way of playing is named when it would have made many more of the moves than luck, and somebody at random would look as much like any of them less than once in a hundred times.
profile-details-closed = These figures are only for those who may see the profile, and it is not open here.
profile-alt = Habits of { $name }, what follows what: { $habits }. Share of moves foretold, up to each round: { $curve }.
profile-closed = No profile of { $name } is open to you. To see how you both play, ask: /profile compare. To open one's own: /profile privacy
button-show-here = Show here
profile-show-lapsed = I no longer know where that was. Ask again: { $command }
profile-shown-there = Shown where you asked: { $game }
profile-not-shown-there = I could not post there: { $game }. Ask again in that chat, or let me write there.
picture-next = next move
picture-after = { $result ->
    [win] won
    [loss] lost
   *[draw] drawn
  }: { $move }
picture-no-data = no data
picture-habits = What follows what
picture-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }, with counts; blue more often than chance, orange more seldom
picture-compared = What follows what, with counts; blue more often than chance, orange more seldom
picture-read = Moves I guessed, of 40 each; grey: luck
picture-round = up to round
picture-failed = The picture could not be drawn; the words are all there.

## Whom a person option names
person-unknown = I cannot tell who { $typed } is. Name somebody by @name, or answer a message of theirs with the command.
person-unknown-id = { $typed } names no player. A player is named like terminal:anna or discord:700000000000000001
person-bot = Bots have no profile, and I keep mine to myself.

## Two people compared
menu-compare = Compare how we play
compare-with-whom = Compared with whom? Name somebody, or answer a message of theirs: /profile compare @name
compare-oneself = That is you, and nobody plays more like you. Name somebody else.
compare-own-missing = A comparison takes { $needed } rounds from each of you at { $game }; you still need { $missing }.
compare-away = I cannot reach { $name } at present: nothing was asked. Try again later, or ask in a group where you both are.
compare-lately = { $name } got a question of yours less than a day ago. Ask again tomorrow, or in a group where you both are.
compare-sent = I am asking { $name } in our private chat, if there is one: I tell nobody who plays with me. The answer comes to you here, within a week. Until then you can take the question back.
compare-noted = { $name } has not agreed to this yet. Your question waits there for a week, under /profile privacy. Once it is accepted, the same command of yours shows the comparison.
compare-waiting = { $name } has been asked and has not answered yet.
compare-not-now = { $name } would rather not, for the time being.
compare-too-many = You have asked many people who have not answered yet. Wait for them, or take a question back.
compare-ask-title = 🔮 { $target }, may { $caller } compare how you both play?
compare-ask-text = { $seen ->
    [here] Everyone here sees
   *[both] You both see
  } how I read you both and where you differ. { $caller } may compare again until you take it back.
button-accept = Accept
button-decline = Decline
button-retract = Take the question back
compare-not-asked = This question is for somebody else.
compare-not-asking = Only who asked can take the question back.
compare-lapsed = This question is no longer open.
compare-retracted = { $name } has taken the question back.
compare-declined = No comparison this time.
compare-answered = You have accepted this. To take it back: /profile privacy
compare-title = 🔮 { $a } and { $b }: { $game }
compare-headline = 🔮 I read { $percentA } of { $a } and { $percentB } of { $b }
compare-read = I read { $guessedA } of { $roundsA } moves and { $guessedB } of { $roundsB }; chance gives { $chance }.
compare-chance = { $verdict ->
    [chance] { $name } is as hard to read as a coin.
   *[unsure] For { $name }, that could still be chance.
  }
compare-early = It’s early: from { $needed } rounds each, I can say where you differ.
compare-differ = You play differently, though no single habit shows it.
compare-effect = How different: { $effect } of 1, from { $roundsA } and { $roundsB } rounds.
compare-differences = Where you two differ most:
compare-difference = – { $habit }. { $a } { $percentA } % ({ $countA } of { $totalA }), { $b } { $percentB } % ({ $countB } of { $totalB })
compare-no-difference = No difference found yet.
compare-seed = The distance as first published, over the last { $context } moves: { $p } of { $most }. By how many moves it looks at: { $d }
compare-trust = Can it be luck? Your rounds, mixed and dealt to you both anew, differ as much in { $count } of 1000 deals (p = { $p }).
compare-details-title = 🔮 The figures of this comparison: { $game }
compare-details-difference = – { $habit }. { $countA } of { $totalA }, { $countB } of { $totalB } (p { $p })
compare-details-how = How to read this. Two figures side by side are those of the two of you, in the order of the message above. How different: 0 is alike, 1 has nothing in common; the same person on two occasions mostly lies between 0.25 and 0.60, two people between 0.63 and 0.86.
    p is how often luck alone would do as much; at the habits it allows for my looking at many. Up to 0.05 I say where you differ; above it, that I’ve found no difference yet.
    The published distance comes close to its most between any two people: it has a history, not much of a meaning.
compare-details-closed = This comparison is no longer open here. Ask anew: /profile compare
compare-too-few = Too few rounds to compare: it takes { $needed } from each of you.
compare-missing = – { $name } still needs { $missing }
compare-basis-agreed = { $name } agreed on { $date }.
compare-basis-place = { $name } lets this place see it.
compare-basis-everyone = { $name } lets everyone see it.
compare-alt = What follows what. { $a }: { $habitsA }. { $b }: { $habitsB }.
profile-asked = Waiting for your answer; these ask to compare with you:
profile-asked-by = – { $name }: { $game }, since { $date }
profile-asked-more = – and { $count } more, once these are answered
profile-asked-rules = If you accept, the person who asks sees how often I read each of you and your strongest habits, with counts and a picture: from all your rounds with me, wherever you played them. If you accept in a group, everyone there sees it too. From then on that person may compare again, at any game and in any chat, until you take it back: /profile privacy. What was posted stays in the chat. Anyone who asks agrees by asking, and can take the question back. Only the person asked can answer, within a week.
profile-asked-left = Still waiting for your answer: { $count }. /profile privacy
button-accept-of = Accept: { $name }
button-decline-of = Decline: { $name }
profile-agreements = You let these compare with you:
profile-agreed-with = – { $name }, since { $date }
button-take-back = Take back: { $name }
profile-taken-back = { $name } can no longer compare with you. What was posted in chats stays there.
profile-not-agreed = That was taken back already.
profile-posted-stays = Nobody may compare with you any more, and your open questions are taken back. What was posted in chats stays there.

## The map of a place, and groups
landmark-random = pure chance
landmark-copy = copycat
landmark-rotation = each in turn
landmark-anti-rotation = against taking turns
landmark-win-stay-lose-shift = keeps what won
landmark-always-counter = beats the other's last
landmark-always-counter-self = beats own last
landmark-frequency = beats the favourite
landmark-constant = always { $move }
map-title = Who plays alike here: { $game }, { $count ->
    [one] one player
   *[other] { $count } players
  }
map-subtitle = The nearer, the more alike. Directions mean nothing.
map-people = players
map-ways = well-known ways to play
map-alt = Map of { $count } players and of well-known ways to play. { $lines }
map-head = { $one } and { $other } play most alike here; { $first } and { $second } least.
map-line = { $name }: most like { $other }
map-line-way = { $name }: most like { $other }, in the manner of “{ $way }”
map-line-alone = { $name }: in the manner of “{ $way }”
map-line-none = { $name }: like no way that I know
map-head-two = Only two are on this map so far.
map-more = … and { $count } more in the picture.
map-how = How to read this. In brackets: 0 is alike, 1 has nothing in common; of each player's newest 1000 rounds. A known way is named where it would have made many more of the moves than luck, and somebody at random would look as much like any of them less than once in a hundred times; with it, how many moves it would have made, and how many luck would.
map-details-title = 🔮 The distances on this map: { $game }
map-details-line = { $name }: { $other } ({ $distance })
map-details-way = { $line }; { $way }: { $agreed } of { $rounds }, luck { $luck }
map-stress-good = The picture holds these distances well (stress { $stress }).
map-stress-fair = The picture bends these distances a little (stress { $stress }): trust the numbers rather.
map-stress-poor = The picture bends these distances a lot (stress { $stress }): trust the numbers.
map-numbered = In the picture: { $list }
map-left = { $count ->
    [one] One player who played here longer ago is
   *[other] { $count } players who played here longer ago are
  } left out.
map-short = { $count ->
    [one] One player has
   *[other] { $count } players have
  } too few rounds yet.
map-join = Only who agreed is counted.
map-closed-meanwhile = Somebody closed their profile while I was drawing. Ask again.
map-alone-here = A map shows the players of a group or server. Ask me there: /profile map
map-too-few = A map takes { $people } players of this place who opened their profiles and have { $rounds } rounds each. So far: { $ready }. With too few rounds yet: { $short }.
map-mine-private = You are not on it: your profile is private. To appear: /profile privacy place, and then finish a match here.
map-mine-not-here = You are not on it yet: finish a match here.
map-mine-missing = You are not on it yet: { $missing ->
    [one] one more round
   *[other] { $missing } more rounds
  } of this game, for { $needed } in all.
map-mine-ready = You are ready.
map-mine-people = You play most like { $list }.
map-mine-alone = Nobody else is on this map.
map-mine-ways = Your manner: { $way }.
map-mine-no-way = Your manner is like none that I know.
habits-most = What stands out most here is “{ $habit }”: { $share } where luck gives { $luck }.
habits-none = On average, nothing here stands out from luck.
habits-counts = { $people } players, about { $rounds } rounds; everybody counts the same. In brackets: what luck gives.
habits-too-few = An average takes { $needed } players of this place who opened their profiles and have { $rounds } rounds each. So far: { $ready }.
groups-title = { $a } and { $b }: { $game }
groups-differ = These two groups play differently.
groups-perhaps = These two groups probably play differently.
groups-alike = I cannot tell these two groups apart by how they play.
groups-sizes = { $a }: { $first ->
    [one] one player
   *[other] { $first } players
  }. { $b }: { $second ->
    [one] one player
   *[other] { $second } players
  }.
groups-differences = Where they differ most, on average of their players:
groups-difference = – { $habit }. { $a } { $first } % (of { $firstPeople ->
    [one] one player
   *[other] { $firstPeople } players
  }), { $b } { $second } % (of { $secondPeople })
groups-no-difference = No single habit differs more than luck would make it.
groups-trust = Dealt into two such groups at random, these players would differ as much { $count ->
    [one] once
   *[other] { $count } times
  } out of 1000.
groups-both = { $count ->
    [one] One player belongs to both and is
   *[other] { $count } players belong to both and are
  } counted in neither.
groups-alt = Map of { $a } ({ $first }) and { $b } ({ $second }) among well-known ways to play. { $verdict }
groups-others = everybody else
groups-here = this chat
groups-basis-roles = Counted are players of this server who opened their profiles. Discord told me their roles just now; I keep none.
groups-basis-chats = Counted are players who opened their profiles: here to this chat, there to everyone. Names of the other chat are not shown.
groups-too-few = Each group takes { $people } players with { $rounds } rounds and an open profile. So far { $a }: { $first }, { $b }: { $second }.
groups-alone-here = Groups are compared in a group or server. Ask me there: /profile groups
groups-on-files = Groups of recorded people are compared from a file with the columns player, round, move, opponent_move and one for the group:
groups-which-roles = Which groups? Name a role, and another one after against= unless everybody else is meant: /profile groups
groups-which-chat = Which groups? Name another chat where I am, to compare it with this one: /profile groups channel=@name
groups-no-roles = There are no roles here. Name another chat: /profile groups channel=@name
groups-unknown-role = I do not find that role. Choose it from the list.
groups-same-role = These are not two groups. Choose a role that not everybody has, and another one if you like.
groups-roles-closed = Discord does not tell me who has which role here: I am no member of this server. Somebody who manages it can add me.
groups-roles-away = Discord does not tell me the roles at the moment. Try again.
groups-unknown-chat = I do not find that chat, or I am not in it.
groups-same-chat = That is this chat. Name another one.

## What is known of a player
model-title = 🔮 What I know of you: { $game }
model-missing = I know { $rounds ->
    [0] no round
    [one] one round
   *[other] { $rounds } rounds
  } of yours. After { $missing } more I can say what I believe.
model-rounds = I know { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  } of yours. What I believe:
model-no-habits = no habit stands out; you are hard to put into words
model-habit = – { $habit }
habit-often = you play { $move } most, { $count } of { $total }
habit-after-move = after { $result ->
    [win] winning
    [loss] losing
   *[draw] a draw
  } with { $before } you { $same ->
    [yes] repeat it
   *[no] switch to { $move }
  }, { $count } of { $total }
habit-after-result = after { $result ->
    [win] a win
    [loss] a loss
   *[draw] a draw
  } you { $same ->
    [yes] repeat your move
   *[no] change your move
  }, { $count } of { $total }
model-sure = How sure: I would have read { $right } of your last { $all } moves (luck: { $luck }); { $verdict }.
model-from = Where from: { $own } % of what I go by just now comes from you, { $people } % from other people.
# What the bot may lose to the reader: $points now, of the 8 that everybody begins with; 2 more are kept in
# reserve.
model-account = { $state ->
    [lent] I risk { $points } points on you: 8 of my own, and { $more } that you have lent me.
    [begun] I risk 8 points on you. Luck aside, no one is ever more than 10 points ahead of me.
    [less] I risk { $points ->
        [one] one point
       *[other] { $points } points
    } on you: of the 8 I began with, the rest is yours.
    [spent] I risk nothing on you: you’ve won all 10 points that anyone can win from me, luck aside. From now on I draw every move at random.
   *[read] I risk next to nothing on you: my 8 points are yours, so somebody may be reading me. I trust chance until I win some back.
}
model-account-apart = What I may lose to you is counted for each of your linked accounts apart: this is this one’s.
model-mode-learning = { $since ->
    [1] I learn from all your rounds.
   *[other] I learn from your round { $since } on. What was before is forgotten.
  }
model-mode-frozen = Frozen from your round { $since } on: I read with what I know, and learn nothing new.
model-mode-off = Off from your round { $since } on: I play at random and learn nothing.
# Rounds of those that I know which were not played against me here.
model-elsewhere = { $duels ->
    [0] { $link ->
        [one] One of them you played under your other name.
       *[other] { $link } of them you played under your other name.
      }
    [one] { $link ->
        [0] One of them is from your duels.
       *[other] One of them is from your duels, { $link } you played under your other name.
      }
   *[other] { $link ->
        [0] { $duels } of them are from your duels.
       *[other] { $duels } of them are from your duels, { $link } you played under your other name.
      }
  }
model-duels = I learn from your duels, once a match of ours begins.
model-duels-not = From your duels with people I learn nothing.
model-duels-done = Agreed: from our next match on I learn from your duels, those before included. Keep me out of them: /model duels off
model-duels-already = I learn from your duels already. Keep me out of them: /model duels off
model-duels-off = Done: what your duels taught me is forgotten, and I learn no more from them. If a match of ours was open, it waits: /rps continue
model-shares = You share how you play: counted among many, it helps me begin with strangers.
model-shares-not = How you play stays between us.
model-reset-title = Forget how you play?
model-reset-text = I will forget all that I learned of you until now ({ $game }). Your rounds, totals and matches stay. This cannot be undone.
model-reset-ghost = Your ghost { $ghost } is made of it, and is called back with it.
button-forget = Forget it
model-reset-done = Forgotten ({ $game }): I begin with you anew. Your rounds, totals and matches stay.
model-reset-already = There is nothing to forget ({ $game }): I know none of your rounds.
model-freeze-done = Frozen ({ $game }): I read with what I know, and learn nothing new.
model-freeze-already = It is frozen already ({ $game }).
model-off-done = Off ({ $game }): I play at random and learn nothing. A move that is sealed already is still played.
model-off-already = It is off already ({ $game }).
model-on-done = I am learning again ({ $game }). What you played meanwhile I do not learn.
model-on-already = I am learning already ({ $game }).
model-share-title = 🔮 Share how you play?
model-share-text =
    What I take: how your moves follow each other in every game but minesweeper, in past rounds and those to come. It is added to that of at least { $others } other people, and only counts are kept: no name, no single round. What I may not learn from, I do not take.
    For whom: whoever runs this bot. By such counts I begin with strangers, in their first rounds.
    To take it back: /model share off, at any time, or /data delete. What you gave is then taken out at the next learning.
model-share-done = Thank you: you are counted from the next learning on. To take it back: /model share off
model-share-already = You share it already. To take it back: /model share off
model-share-old = My question has changed since. Here is the new one: /model share
model-unshare-done = Taken back. I give nothing of yours any more, and what you gave is taken out at the next learning.
button-share = Share
button-share-keep = Keep to myself
button-share-stop = Take it back

## Ghosts: a person's way of playing, frozen
ghost-title = 👻 A ghost of yours? { $game }
ghost-text =
    I would freeze how you go on after what came before, from { $rounds ->
        [one] one round of yours
       *[other] { $rounds } rounds of yours
    } that I may learn from: no round is kept in it, but whoever plays a ghost for thousands of rounds learns your habits, as if they had watched you.
    Everybody can meet it at once, in matches, tournaments and the league, { $named ->
        [yes] under a name made of yours.
       *[no] under a name that tells nobody’s.
    }
    You can call it back at any time, and then it is gone at once and everywhere: /model ghost off
ghost-text-anew = It takes the place of the one there is, which is called back.
button-ghost-freeze = Freeze it
button-ghost-keep = Let it be
button-ghost-off = Call it back
ghost-kept = No ghost, then. Nothing changed.
ghost-done-title = 👻 { $name } walks
ghost-report-title = 👻 Your ghost: { $name }
# $rounds: what it was frozen from
ghost-meet = { $game }, from { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  } of yours. To meet it: opponent={ $name }
# Percent of probability that the moves had which came.
ghost-stand-in = It foretold your last { $rounds ->
    [one] move, unseen by it then,
   *[other] { $rounds } moves, unseen by it then,
  } with { $ghost } %, where chance has { $chance } %, one who knows people but not you { $people } %, and a mere mirror { $mirror } %. { $verdict ->
    [yes] It stands in for you.
   *[no] It hardly stands in for you yet: you are not easily foretold.
  }
ghost-host-froze = Whoever runs this bot took it out of play.
ghost-report-more = Only you see this. Call it back: /model ghost off. From newer rounds: /model ghost anew
ghost-none = You have no ghost ({ $game }). Make one: /model ghost
ghost-off-done = Your ghost is gone ({ $game }): nobody meets it any more, and its name is free.
ghost-off-duels = Your ghost knew your duels, and is called back, too.
ghost-old = This question was answered already. Ask again: /model ghost
ghost-full = You have as many names as one may have. Give one up first: /strategy mine
ghost-too-few = A ghost needs { $needed } rounds of yours that I may learn from. I know { $rounds } ({ $game }); { $missing ->
    [one] one more
   *[other] { $missing } more
  } will do.

## Minesweeper
command-mines = Minesweeper: alone, with hints that say why, or in a race
command-mines-play = Play; choose a level or any size
command-mines-continue = Go on with a board that was set aside
command-mines-watch = Watch a strategy play, move by move
command-mines-race = The same board for you and another: who clears it first?
command-mines-stats = How your games went
option-mines-level = How large and how dense
option-mines-size = Columns and rows: 12x10
option-mines-mines = How many mines
option-mines-noguess = A board that needs no guess
option-mines-board = A board's code, to play the same one
option-mines-cells = Cells by name: B7 C8; with f before it, a flag: f D4
option-mines-user = Whom you challenge
choice-pocket = Pocket: 5×5, 4 mines
choice-small = Small: 8×8, 10 mines
choice-beginner = Beginner: 9×9, 10 mines
choice-intermediate = Intermediate: 16×16, 40 mines
choice-expert = Expert: 30×16, 99 mines
choice-opening = it opens an area
choice-safe = it is safe, no more
choice-yes = yes
choice-ghost-show = how it stands
choice-ghost-anew = freeze anew
choice-ghost-off = call it back
choice-no = no
choice-exact = Exact: counts every way the mines can lie
choice-simple = Simple: shuns the largest ratio of number to covered cells
choice-random = Random: any cell
mines-level-custom = Others
mines-title = 💣 Minesweeper { $width }×{ $height } · { $mines ->
    [one] { $mines } mine
   *[other] { $mines } mines
  }
mines-begin-opening = Open any cell: it and its neighbours are safe.
mines-begin-safe = Open any cell: the first is safe.
mines-progress = 🚩 { $flags } of { $mines } · { $left ->
    [one] { $left } safe cell to go
   *[other] { $left } safe cells to go
  }
mines-how-open = A press opens. On a number whose mines are all flagged it opens the rest around it.
mines-how-flag = Flag mode: a press sets a flag, or takes it.
mines-how-window = Choose a part of the board.
mines-how-typed = Type a cell to open it, f before it for a flag: b7, f c3
mines-won = 🎉 { $name } cleared the board in { $time }{ $hints ->
    [0] .
    [one] , with { $hints } hint.
   *[other] , with { $hints } hints.
  }
mines-lost = 💥 { $cell } was a mine. { $name } had cleared { $cleared } of { $safe } cells.
mines-stopped = Stopped. { $name } had cleared { $cleared } of { $safe } cells.
continue-board = { $width }×{ $height } · { $left ->
    [one] { $left } safe cell to go
   *[other] { $left } safe cells to go
  }
continue-board-open = 💣 Still open: { $board }
continue-board-question = Go on with it, or begin anew? It can wait: its board is kept.
continue-which-board = 💣 Which board shall we go on with?
continue-board-waits = The board before waits for you: { $board }.
continue-board-aside = 💣 Set aside: { $board }
continue-board-kept = It is kept for { $days } days, and its clock runs on. To go on: the button, or /mines continue
continue-board-is-aside = This board is set aside; nothing was opened. Continue brings it back.
continue-no-board = No board of yours is waiting. Begin one: /mines play
continue-board-gone = That board is no longer kept. Begin another: /mines play
button-new-board = New board
mines-replaced = Set aside for another game. { $name } had cleared { $cleared } of { $safe } cells.
mines-word = with the word “{ $word }”
mines-redrawn = It has been days, and the key that this board was drawn from may be public by now. No cell was open, so it is another one now. Choose your first cell.
mines-told = The key that this board was drawn from may be public by now, and with it the mines. Play on; it does not count.
mines-shared = A board that was passed on: { $code }. It does not count in your statistics.
button-flag-mode = Flag mode
button-open-mode = Open mode
button-whole-board = Whole board
button-hint = Hint
button-play-again = Another board
button-to-end = To the end
button-race-play = Play my board
button-race-standings = Standings
mines-toast-won = Cleared! Every mine is where it was.
mines-toast-lost = { $cell } was a mine.
mines-toast-stopped = Stopped.
mines-toast-flag = { $cell }: flag
mines-toast-unflag = { $cell }: no flag
mines-toast-open = { $cells ->
    [one] { $cell }: { $number }
   *[other] { $cell }: { $cells } cells opened
  }
mines-open-already = { $cell } is open already.
mines-flagged = { $cell } has a flag. Take it off first: in flag mode, or type after /mines: flag { $cell }
mines-flagged-typed = { $cell } has a flag. Take it off first: f { $cell }
mines-flags-differ = { $cell } shows { $number }. Set as many flags around it, then it opens the rest.
mines-board-changed = The board has changed since that button was drawn. This is how it stands.
mines-over = This game is over. Begin another: /mines play
mines-not-yours = That board belongs to somebody else. Your own: /mines play
mines-none = You have no game. Begin one: /mines play
mines-no-cell = The board has no cell { $typed }. They go from A1 to { $last }: a letter for the column, a number for the row.
mines-which-cell = Which cell? Type after /mines: flag B7
mines-hint-safe = 💡 { $cell } is safe: { $because }.
mines-hint-guess = 💡 Nothing is certain. The best guess is { $cell }: a mine in { $risk } % of the ways the mines can lie.
mines-hint-first = 💡 Nothing is open yet. { $cell } is as safe as any first cell.
mines-number-at = the { $number } at { $cell }
mines-because-numbers = { $count ->
    [one] { $numbers } leaves no other way
   *[other] { $numbers } leave no other way
  }
mines-because-numbers-total = together with the number of mines, { $count ->
    [one] { $numbers } leaves no other way
   *[other] { $numbers } leave no other way
  }
mines-because-total-alone = the number of mines leaves no other way
mines-because-first = nothing is open yet
mines-because-lot = drawn by lot among { $among ->
    [one] { $among } cell
   *[other] { $among } cells
  }
mines-because-ratio = the largest ratio around it, { $ratio } %, is the smallest on the board
mines-because-no-ratio = no number is near; it takes that for { $ratio } %
mines-because-risk = nothing is certain; a mine in { $risk } % of the ways
mines-level-and-size = Choose either a level or a size.
mines-board-and-size = A board's code says its size already. Give the code alone.
mines-bad-size = “{ $typed }” is no size. Write columns and rows: 12x10
mines-bad-level = “{ $typed }” is no level. There are pocket, small, beginner, intermediate, expert.
mines-bad-code = “{ $typed }” is no board. A code looks like this: 9x9-10-opening-k7f3q
mines-too-large = { $width }×{ $height } is too large for a chat. The largest is { $most }.
mines-too-small = A board has at least two columns and two rows.
mines-no-opening = { $width }×{ $height } is too small for an area without mines. Take a larger board, or start=safe.
mines-bad-mines = { $mines } mines do not fit: on { $width }×{ $height } there can be 1 to { $most }, so that the first cell is safe.
mines-no-such-board = I found no such board that needs no guess. Fewer mines would help.
mines-watch-title = 👀 The { $strategy } strategy plays { $width }×{ $height } · { $mines ->
    [one] { $mines } mine
   *[other] { $mines } mines
  }
mines-watch-begin = Nothing is open yet. Next shows the first move.
mines-watch-move = Move { $move }, { $cell }: { $because }.
mines-watch-progress = { $cleared } of { $safe } cells cleared.
mines-watch-won = 🎉 Cleared: all { $safe } cells.
mines-watch-lost = 💥 That was a mine. { $cleared } of { $safe } cells were cleared.
mines-watch-code = Try it yourself: { $code }
mines-race-title = 🏁 { $first } against { $second } · { $width }×{ $height }, { $mines ->
    [one] { $mines } mine
   *[other] { $mines } mines
  }
mines-race-how = The same board for both, each in a message of their own. Your clock starts when you do. Whoever clears it wins, the faster if both do; if neither does, whoever gets further.
mines-race-open = { $name }: not through yet
mines-race-cleared = { $name }: cleared in { $time }
mines-race-fell = { $name }: { $cleared } of { $safe } cells
mines-race-won = 🏆 { $name } wins the race.
mines-race-level = A dead heat.
mines-race-gone = This race is forgotten: a day has passed. Call another: /mines race
mines-race-told = The key that this board was drawn from may be public by now, and with it the mines. Call another: /mines race
mines-race-not-yours = This race is between two others. Call your own: /mines race
mines-race-played = You have played this board.
mines-race-no-hints = No hints in a race.
mines-race-whom = I do not know whom you mean. Choose a person from the list, mention them, or answer a message of theirs with /mines race.
mines-race-nobody = Nobody else is here to race. On Discord and Telegram there is.
mines-race-bot = Bots do not press buttons. Challenge a person; or watch a strategy: /mines watch
mines-race-self = Against yourself you always win. Challenge somebody else.
alt-board = Board { $width }×{ $height }: { $open ->
    [one] one cell open
   *[other] { $open } cells open
  }, { $flags ->
    [one] one flag
   *[other] { $flags } flags
  }, { $mines ->
    [one] one mine
   *[other] { $mines } mines
  }.
alt-board-numbers = Open numbers: { $list }.
alt-board-number = { $number } { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
  }
alt-board-mark = Marked: { $cell }.
alt-board-frame = Framed: { $first } to { $last }.
mines-proof-title = Fairness proof of board { $session }
mines-proof-seal = The mines give the seal { $seal }. The same must stand in every message of this board, the first one too.
mines-proof-fit = They follow from the key of the day, { $date }: I could not choose them.
mines-proof-not-told = They were drawn from the key of { $date }. I tell it on { $when }; then anybody can see that I could not choose them.
mines-proof-differ = They do not follow from the key of the day, { $date }. Do not trust this board; tell whoever runs this bot.
mines-proof-no-key = The day key in this line is not one of its pledge, so I did not check the draw. Do not trust it.
mines-proof-anew = It was drawn anew on { $date }, when no cell was open yet. If that is not so, do not trust it.
mines-proof-word = Your word went into the draw: { $word }
mines-proof-first = Of the boards that this draw gives, it is the first that needs no guess.
mines-proof-another = Of the boards that this draw gives, it is not the first that needs no guess. Do not trust it; tell whoever runs this bot.
mines-proof-not-searched = Whether it is the first of its draw that needs no guess, I did not look. npm run -s gadalka -- verify does.
mines-proof-signed = Signed by me; my pledge is { $pledge }.
mines-proof-signed-other = Signed by another host, whose pledge is { $pledge }.
mines-proof-forged = Its signature is false. Do not trust it.
mines-proof-how = At home, with a copy of Gadalka and the pledge you noted: npm run -s gadalka -- verify "…" --pledge "…"
mines-proof-formula = The seal is how the SHA-256 of “{ $text }” begins. The board's seed is the HMAC-SHA-256 of “{ $drawn }” under the day's key, modulo 36^12, in base 36.
mines-proof-not-yet = This board is not over, so its seal stays closed. It opens at the end.
mines-proof-race = Not everybody is through, so the seal of this board stays closed.
mines-proof-none = I have no finished board of yours that has a proof; boards that were passed on have none. Play one: /mines play
mines-proof-unreadable = That is not a proof line of a board. It starts with gdb1. and comes from the Verify button of a board that is over.
mines-stats-title = 💣 Your games of minesweeper
mines-stats-board = board
mines-stats-best = best
mines-stats-games = games
mines-stats-wins = won
mines-stats-streak = Won in a row without a hint: { $now } now, { $most } at best.
mines-stats-what = Best times are those without a hint. Games that were given up count as not won; boards that were passed on do not count. Boards that need no guess and races stand under others.
mines-stats-none = No game is over yet. Begin one: /mines play

## The daily challenge
command-daily = A mind and a board, new every day
command-daily-today = Today's challenge, and how you stand
option-daily-time = when, such as 19:00; off for no more reminders
option-daily-zone = whose clock: a city such as Berlin, or utc+3
place-daily = The daily challenge
# The number counts days; Gadalka is the bot's name.
daily-title = 🔮 Gadalka { $number } · { $date }
daily-mind-title = 🔮 Gadalka { $number } · the mind of the day
daily-today-mind-open = The mind: 20 rounds, not begun yet.
daily-today-mind-going = The mind: { $won } : { $lost }, round { $round } of { $of } is next.
daily-today-mind-done = The mind: { $won } : { $lost }.
daily-today-board-open = The board: 9×9, not begun yet.
daily-today-board-going = The board: under way.
daily-today-board-won = The board: cleared in { $time }{ $hints ->
    [0] {""}
    [one] , one hint included
   *[other] , { $hints } hints included
}.
daily-today-board-lost = The board: not cleared this time.
# Before a time that counts down: "in 5 h".
daily-next = The next ones come
daily-invite = 🔮 Gadalka { $number }: an opponent and a board for everyone today.{ $count ->
    [0] {""}
    [one] {" "}One person here has played.
   *[other] {" "}{ $count } here have played.
  }
# Button labels.
button-daily-mind = The mind
button-daily-board = The board
button-daily-yesterday = Yesterday
button-daily-top = Who did best
button-daily-play = Play
button-daily-remind = Remind me
button-daily-share = Share
button-daily-go-on = Go on
daily-mind-first = Today's mind is drawn for you alone. Find out how it chooses, and beat it: 20 rounds, one try.
daily-mind-score = You { $won } : { $lost } · round { $round } of { $of }
daily-round-won = You { $yours } · the mind { $its } → the point is yours
daily-round-lost = You { $yours } · the mind { $its } → the mind takes it
daily-round-drawn = You { $yours } · the mind { $its } → a draw
daily-round-toast = { $last } · { $won } : { $lost }
# Behind a row of signs, beside strip-yours.
daily-row-its = ← the mind's
daily-mind-end = 🔮 { $won } : { $lost } against the mind of the day
daily-mind-cut = The key of that day is about to be told, so this try ends as it stands.
daily-mind-cut-end = 🔮 { $won } : { $lost } against the mind of the day, after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
daily-mind-over = That try is over; nothing was counted.
daily-not-yours = Those buttons belong to somebody else. Yours: /daily
daily-old-button = That button is from another day. Today's: /daily
daily-gone = That try is not stored any more. Today's: /daily
daily-no-puzzle = I have nothing to draw this day's challenge from. Come back tomorrow.
# Who the mind of the day was: what its rule was, in the past.
daily-rule-after-won = After a round that it won, it { $step ->
    [0] kept its move
    [1] took what that move beats
   *[other] took what beats that move
}.
daily-rule-after-drawn = After a draw, it { $step ->
    [0] kept its move
    [1] took what that move beats
   *[other] took what beats that move
}.
daily-rule-after-lost = After a round that it lost, it { $step ->
    [0] kept its move
    [1] took what that move beats
   *[other] took what beats that move
}.
daily-rule-copy = It played your last move again.
daily-rule-always-counter = It took what beats your last move.
daily-rule-anti-rotation = It expected you to go round, rock, paper, scissors, and beat the next step: so it took what your last move beats.
daily-rule-rotation = It went round, rock, paper, scissors, whatever you did.
daily-rule-win-stay = It kept a move that won, and took any other after a loss. After a draw it { $draw ->
    [stay] kept its move
   *[shift] took any other, too
}.
daily-rule-frequency = It took what beats the move that you chose most often{ $decay ->
    [1] {""}
   *[other] ; the newest rounds counted most
}.
daily-rule-mupn = It remembered what you did the last time after the same move { $side ->
    [own] of its own
   *[opponent] of yours
}, and beat that.
daily-rule-de-bruijn = In every three rounds it played each move once, in an order of chance. So the third one was certain.
daily-seen = { $count ->
    [one] It showed in round { $rounds }.
   *[other] It showed in rounds { $rounds }.
}
# The lines that people copy and send to friends; they give no move away.
daily-strip = Gadalka { $number }
daily-strip-mind = Gadalka { $number } · { $won }:{ $lost }
daily-strip-board = 💣 { $time }{ $hints ->
    [0] {""}
    [one] , one hint
   *[other] , { $hints } hints
}
daily-strip-board-lost = 💣 💥
daily-share-by = { $name } · the daily challenge
daily-share-copy = To copy or forward. It gives no move away.
daily-card-call = New every day: /daily
daily-card-alt = Gadalka { $number }: { $won } rounds won, { $lost } lost. Round by round: { $results }.
daily-card-alt-board = Gadalka { $number }. The board of the day: { $board }
daily-word-won = won
daily-word-lost = lost
daily-word-drawn = drawn
daily-yesterday-title = 🔮 Gadalka { $number }: the answers
daily-yesterday-none = I keep nothing of that day: nobody asked me for its challenge.
# Before a time that counts down: "in 5 h".
daily-yesterday-soon = Others may still be at it. The answers are told
daily-yesterday-open = Your try is open: round { $round } of { $of } is next.
daily-yesterday-ahead = { $ahead } of { $all } whom one may name won more rounds than they lost.
daily-proof-later = The key of that day is told on { $date }. Then anybody can draw all of it again.
daily-proof-told = The key of { $date } is told: with a copy of Gadalka, anybody can draw that day again.

## The board of the day, and the boards of the day
# { $number } counts the days: Gadalka 326
daily-board-title = 💣 Gadalka { $number } · the board of the day
mines-daily-how = The same for everybody on its day, and it needs no guess. A hint costs ten seconds. Stop ends your one try.
mines-daily-over = Its code is told with the answers, from 03:00 UTC of the next day: /daily yesterday
mines-daily-closed = The answers to this board have long been told, so it ended as it stood. Today's: /daily board
# { $on }: account-on-platform, such as “on Discord”
daily-board-elsewhere = You began today's board { $on }, and it goes on there: { $left ->
    [one] { $left } safe cell to go.
   *[other] { $left } safe cells to go.
  }
daily-board-parted = Today's board was begun from an account that was yours then. Tomorrow there is another.
daily-used = Your try of today was begun before your data were deleted. Tomorrow there is another.
daily-board-second = You began this board twice, before your accounts were linked. The try that began first counts.
daily-board-none = I cannot lay out today's board. Ask again later: your try is not used up.
daily-board-busy = Today's board is not laid out yet: too much at once. Your try is not used up; ask again in a moment.
daily-board-score = With its hints it counts as { $time }.
daily-board-late = It ended after the answers were told, so it is on no board of the day.
daily-board-was-won = 🎉 Cleared in { $time }{ $hints ->
    [0] .
    [one] , with { $hints } hint.
   *[other] , with { $hints } hints.
  }
daily-board-was-lost = 💥 A mine ended it.
daily-board-was-stopped = Stopped before the end.
# Below the solved board of yesterday
daily-board-told = To play it again, or pass it on: /mines play board={ $code }
daily-top-title = 🏆 Gadalka { $number }
# Both are parts of a title and labels of buttons
daily-top-mind = Mind
daily-top-board = Board
button-daily-today = Today
# Headings of a column: rounds won and lost; minutes and seconds
daily-top-score = won:lost
daily-top-time = time
daily-top-nobody-mind = Nobody is on this list yet. Play the mind of the day: /daily mind
daily-top-nobody-board = Nobody is on this list yet. Clear the board of the day: /daily board
# Followed by the time left, such as “in 6 h 12 min”
daily-top-ends = The next challenge begins
daily-top-told = Results are taken until the answers are told,
daily-top-place = { $scope ->
    [here] Your place here: { $place } of { $count }.
    [last] Your place where you played last: { $place } of { $count }.
   *[everywhere] Your place everywhere: { $place } of { $count }.
  }
daily-top-none = You have no result on this list. A mind counts when it is played out, a board when it is cleared.
daily-top-private = Your result: { $result }. You’re on no list yet.
daily-unlisted = You’re on no list: nobody else sees how you did.
daily-top-place-only = Your result: { $result }. You are shown only where you play. To be on this list too: /profile privacy everyone
daily-top-not-here = Your result: { $result }. To be on the list of this place, call /daily here once.
## Days in a row, and reminders of the daily challenge
# At the end of a try: the days played in a row, today among them.
streak-day = { $days ->
    [one] The first day of a row
   *[other] Day { $days } in a row
}
# In /daily, where today is still open.
streak-so-far = { $days ->
    [one] One day in a row so far
   *[other] { $days } days in a row so far
}
# After either of these and a dot.
streak-forgiven = one missed day this week was forgiven
# In a profile; $current may be 0.
streak-profile = Daily challenge, days in a row: { $current } now, { $longest } at best
remind-message = 🔮 A new mind and a new board are laid out for today.
remind-last = This was the third one in a row without a game, so I fall silent now. Another reminder: /daily remind
# Lines on how a reminder stands.
remind-on = Your reminder: { $time } ({ $zone }).
remind-ended = You get no reminders. To have one again: /daily remind 19:00
remind-ended-refused = Your reminder has ended: I could not write to you in private. Open a private chat with me, then ask again: /daily remind 19:00
remind-ended-unanswered = Your reminder has ended after three in a row without a game. To have one again: /daily remind 19:00
remind-none = You have no reminder. Ask for one with a time and a city: /daily remind 19:00 Berlin
remind-how = I write to you in private, once a day, and not on days that you have played already.
remind-title = 🔔 Your reminder
remind-which = When? Times are UTC unless you name a city.
remind-zone-how = You named no city, so this is UTC. To name one: /daily remind 19:00 Berlin
remind-bad-time = "{ $typed }" is no time of day that I know. Say it like this: 19:00, 7:30 pm, or off.
remind-no-notifications = A terminal cannot call you. Ask for a reminder on Discord or Telegram.
remind-cannot-write = I may not write to you in private. Open a private chat with me first, then ask again.
# Button labels.
button-remind-play = Today's challenge
button-remind-end = No more reminders
button-remind-time = Another time
button-remind-zone = My city

## Milestones: what somebody has done that was worth doing
# In small print below a reply, once.
milestone-told = 🏅 A milestone: { $title }.
# The same of several at once; $count is 2 or more.
milestones-told = 🏅 { $count } milestones. See /profile
# In the owner's profile: a title, and when it was earned.
milestone-earned = 🏅 { $title } · { $date }
milestones-count = Milestones: { $count } of { $all }
# Heads a list of the lines below that end in -how.
milestones-open = Still open:
# Label of a button below one's own profile.
button-milestones = Milestones
milestone-seal = a seal opened
milestone-seal-how = · open the seals of a match or board of yours: Verify
milestone-rotation = a rotation broken
milestone-rotation-how = · beat somebody who plays the moves in turn, or stop doing so yourself in the middle of a match
milestone-levels = every level beaten
milestone-levels-how = · win a match to five or more against each level
milestone-unread = a closed book
milestone-unread-how = · be read no more often than by luck, the first hundred times of a match
milestone-expert = an expert without a guess
milestone-expert-how = · clear an expert board that needs no guess, without a hint
milestone-duel = a duel to its end
milestone-duel-how = · play a duel to its end
milestone-upset = a stronger one beaten
milestone-upset-how = · win a rated duel against somebody who is rated higher
milestone-compared = two profiles side by side
milestone-compared-how = · compare profiles with somebody, when both of you agree
milestone-tournament = a fighter of your own
milestone-tournament-how = · enter a tournament with a strategy of your own
milestone-mind = a mind read
milestone-mind-how = · beat the mind of the day by eight points or more
milestone-board = a clean board
milestone-board-how = · clear the board of the day without a hint
milestone-week = seven days
milestone-week-how = · play the daily challenge seven days in a row
# In the text that people agree to who let their profile be seen.
profile-shows-milestones = Wherever your profile is open, it also shows your milestones and your days in a row.

## Signing in on a page
web-sign-in-invalid = This sign-in is not valid. Open the page again from the chat.
web-sign-in-old = This sign-in is too old. Open the page again from the chat.
web-sign-in-unavailable = Your sign-in cannot be checked just now. Please try again in a moment.

## Tournaments
command-tournament = Tournaments of strategies, played in the background
command-tournament-show = The tournament here, and all you can do with it
command-tournament-create = Open a tournament here
command-leaderboard = The best strategies of the tournaments, players against me, or people in duels
option-leaderboard-of = strategies of the tournaments, players against me, or duels; strategies unless you say otherwise
option-leaderboard-scope = this server or group, or everywhere; here unless you say otherwise
option-leaderboard-period = this week, this month or ever; ever unless you say otherwise
choice-strategies = strategies
choice-players = players
choice-duels = duels
choice-here = here
choice-everywhere = everywhere
choice-week = this week
choice-month = this month
choice-all = ever
command-profile = How you play, how others play, and who may see it
command-profile-show = What your rounds say about you: habits, streaks, how predictable you are
command-profile-compare = How alike you and somebody else play; they are asked first
option-profile-user = somebody else; you yourself unless you say otherwise
choice-opponents-bot = with me
choice-opponents-people = duels with people
choice-opponents-all = both together
option-profile-other = with whom
command-profile-map = Who plays alike here, among well-known ways to play
option-groups-role = a role
option-groups-channel = another chat, compared with this one
choice-private = nobody
choice-place = those where you play
choice-everyone = everyone
option-system = who meets whom; swiss unless you say otherwise
option-rounds = rounds of a Swiss tournament, 1 to 30
option-match = rounds of each match, 10 to 2000; 1000 unless you say otherwise
option-entrant = who plays: a strategy, maybe with settings (markov:order=3), or a registered name
system-round-robin = Round robin
system-olympic = Knock-out
system-olympic-matches = Knock-out by matches
system-recursive = Knock-out for all places
system-recursive-matches = Knock-out for all places by matches
system-swiss = Swiss
tournament-title = { $system } · { $game }
tournament-created = { $name } opens a tournament of strategies.
tournament-joined = { $entrant } takes part. { $count ->
    [one] One takes part so far.
   *[other] { $count } take part so far.
  }
tournament-started = It begins: { $count } entrants, matches of { $match } rounds. Its message shows how it goes, and I will post the end.
tournament-cancelled = { $name } calls it off. What was played does not count.
tournament-open = Open. { $count ->
    [0] Nobody takes part yet.
    [one] One takes part so far.
   *[other] { $count } take part so far.
  }
tournament-running = Round { $round } is on: { $played } of { $planned } matches.
tournament-last = It has ended. First: { $names }
tournament-won = { $count ->
    [one] The winner: { $names }
   *[other] The first place is shared: { $names }
  }
tournament-picture = Points as bars. { $title }: { $places }
tournament-cross-alt = Cross table. { $title }. Places and points: { $places }
tournament-cross-how = Row against column: 1 won, ½ drawn, 0 lost
tournament-cross-empty = empty: they did not meet
tournament-cross-forfeit = forfeit
tournament-cross-rest = rests
tournament-cross-round = Round { $round }
tournament-rounds-how = Whom each one met: + won, – lost
option-league-name = an entrant of the league
choice-league = the league
button-league-matrix = Who beats whom
button-league-table = Whole table
button-league-entrant = One entrant
league-title = 🏟️ League · { $game } · { $season }
league-head = { $name } is ahead of { $count ->
    [one] nobody else yet.
   *[other] all { $count } so far.
  }
league-head-over = { $name } has won the month.
league-of-hundred = of 100
league-legend = ° is one of mine. In front: where it would end up, 95 times in 100, if the month were played again with other dice. Last: rounds won less rounds lost, of a hundred.
league-progress = Played so far: { $played } of { $all } pairs.
league-mix = Whom should one send? Drawn by lot, nobody here beats this mix: { $parts }.
league-thrower = ⚑ { $name } takes { $house } rounds of a hundred from my own, but { $observed } from { $to }, where { $expected } was to be expected. That looks thrown.
league-check = Over, and open to be checked: the dice follow from the key of day { $day } under pledge { $pledge }…, drawn for season|{ $season }|. /fairness tells the key three days later.
league-none = No pair has been played yet. I play the league when I have nothing better to do; look in again in a few minutes.
league-off = No league is played here: my host has switched it off.
league-no-season = I keep no table of that month.
league-no-month = "{ $typed }" is no month. One looks like this: 2026-10
league-bars = Points with the range that other dice would give 95 times in 100
league-matrix-line = { $rank }. { $name }: most from { $most }, least from { $least }
league-row = { $rank }. { $name } (place { $ranks }): { $points } points ({ $low } to { $high }), on average { $mean } rounds of a hundred. The best reply here takes { $exploited } from it.
league-row-worst = Worst: { $worst } against { $against }.
league-row-share = In the mix: { $share }.
league-details-how = 400 points are odds of ten to one. Ranges hold 95 times in 100.
league-withdrawn = (withdrawn)
league-which = Whom shall I look up? /league against iocaine
league-unknown = Nobody called { $name } plays in the league of { $game }.
league-near = Did you mean { $names }?
league-beside = It plays along without a rank: its owner's place is another entry's, or it copies one.
league-unplayed = It has just come in and has no rank yet.
league-unmet = It has met nobody yet.
league-entrant-gone = That one doesn’t play any more.
league-met = { $count ->
    [one] One opponent met so far
   *[other] { $count } opponents met so far
  }; rounds won less rounds lost, of a hundred.
league-entered = { $name } now scores for you: { $games }. If it is new there, its matches come first.
league-left = None of yours plays any more: { $games }. /league enter brings one back.
league-enter-none = Nothing of yours is public yet. A file becomes so a day after it was entered.
league-enter-unknown = You have no public entry called { $name }. Yours: { $names }
league-enter-copy = { $name } plays as { $original } does. Copies may play along, but do not score.
league-enter-other-game = { $name } does not play that game.
league-matrix-how = Row against column: rounds won less rounds lost, of a hundred
league-matrix-first = the first { $shown } of { $count }
league-matrix-lost = loses every round
league-matrix-won = wins every round
league-matrix-unmet = dot: have not met
league-matrix-alt = Who beats whom. { $title }. Places, and rounds won less rounds lost of a hundred: { $places }
tournament-round = { $title } · round { $round }
tournament-forfeit = { $name } forfeits ({ $kind ->
    [crashed] it crashed
    [stalled] it thought too long
    [exhausted] it took more than its limits
   *[illegal] it played no move of the game
  })
tournament-void = no result ({ $why ->
    [withdrawn] one side was withdrawn
   *[guard] it could not be played to its end
  })
tournament-cross-void = void
tournament-history = 🏆 Tournaments here: { $count }
button-enter-mine = Enter mine
button-tournament-start = Start
button-tournament-next = Next one
button-tournament-leave = Leave
button-tournament-standings = Standings
button-tournament-pairings = Pairings
button-tournament-history = Earlier ones
button-tournament-cancel = Cancel
button-tournament-other = Another one
tournament-none-title = 🏆 Tournaments
tournament-gone = I don’t know that tournament any more. Here now: /tournament show
tournament-over = That tournament is over. Here now: /tournament show
tournament-enter-title = 🏆 Enter a strategy
tournament-enter-which = Which one plays for you? Yours come first, some of mine below.
tournament-enter-none = You have no strategy of your own for this game yet: /strategy submit turns a file into one. Or enter one of mine:
tournament-leave-title = 🏆 Take a strategy out
tournament-leave-pick = Which one leaves?
tournament-leave-none = Nothing of yours takes part.
tournament-cancel-which = What do you want to end? Rounds already played won’t count.
tournament-open-already = There’s a tournament here already: /tournament show
tournament-none-open = No tournament is open here. /tournament create opens one.
tournament-begun = The tournament has begun. Enter the next one.
tournament-full = All { $max } places are taken. Enter the next tournament.
tournament-joined-already = { $entrant } takes part already. Enter another strategy, or the same with other settings.
tournament-too-few = A tournament needs two strategies or more. Enter another one first.
tournament-none-yet = There was no tournament here yet. /tournament create opens one.
tournament-not-begun = The tournament hasn’t begun yet.
tournament-first-round = The first round is not finished yet. Ask again in a moment.
tournament-forgotten = I keep pairings for thirty days, and these are older. The standings I still have.
tournament-bundle = All of it in one file, signed by this host: who played, the seed, every move and the table. Whoever has the program can play it again and see where a byte differs:
tournament-bundle-later = I play every match once more for the file, and post it here when it is done.
tournament-bundle-busy = The file is being made already. It comes here when it is done.
tournament-bundle-not-over = The tournament is not over, and the file would give away its seed. Ask again after its end.
tournament-bundle-forgotten = I keep matches for thirty days, and these are gone. The command in the details plays it again.
tournament-bundle-differs = I make no such file: a match came out differently when I played it again. Whoever runs this bot finds more in its log.
tournament-bundle-failed = Not every match could be played again in time, so there is no file yet. Ask again later.
tournament-not-yours = Only who opened the tournament, or who manages this place, can do that.
tournament-rounds-swiss = Only a Swiss tournament lets you choose its rounds; the others have their own number. Leave rounds out, or choose system: swiss.
option-start = when: 18:00, 2026-11-28 18:00, in 2h; each time: daily 18:00, weekly fri 18:00, monthly 1 18:00
option-channel = where it is announced; here unless you say otherwise
choice-cancel-this = this tournament
choice-cancel-schedule = the whole schedule
tournament-created-elsewhere = { $name } opens a tournament of strategies. You’ll find it, and its end, in { $channel }.
tournament-starts = It begins { $when }.
tournament-starts-again = It begins { $when }, and then again { $schedule }.
tournament-daily = every day at { $time }
tournament-weekly = every { $day ->
    [0] Sunday
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
   *[other] Saturday
  } at { $time }
tournament-monthly = every month on day { $date } at { $time }
tournament-by-cron = by the cron line { $cron }
tournament-running-of = Round { $round } of { $of } is on: { $played } of { $planned } matches.
tournament-waiting = It has begun and waits for its turn: { $place ->
    [1] next
   *[other] number { $place }
  } in line, while others are being played.
tournament-turn-soon = It has begun. Its first matches are played in a moment.
tournament-called-off = Called off. What was played does not count.
tournament-left = { $entrant } is out. { $count ->
    [0] Nobody takes part now.
    [one] One takes part so far.
   *[other] { $count } take part so far.
  }
tournament-leaves-later = { $entrant } plays this one to its end and is not in the next.
tournament-skipped = { $name } calls this one off. The next begins { $when }.
tournament-series-ended = { $name } ends the schedule. What is being played goes on to its end; nothing follows.
tournament-next = The next begins { $when }.
tournament-put-off = Fewer than two have entered, so nothing is played.
tournament-missed = I was away when this was to begin.
tournament-put-off-to = It is put off to { $when }.
tournament-put-off-open = It stays open. Start it when two or more have entered.
tournament-again = The seed was { $seed }. Anybody can hold it again, to the same table:
setting-match = matches of { $match } rounds
setting-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds of pairings
  }
setting-channel = announced in { $channel }
tournament-drawn = It was drawn when all had entered and the tournament began: the first 48 bits of the HMAC-SHA-256 of “{ $text }” under the key of day { $day } of my pledge { $pledge }. Three days later that key is public.
setting-seed-later = the seed is told at the end
tournament-create-not-yours = Only who manages this place can open a tournament in it. In a private chat with me you can open your own.
tournament-too-many-yours = You have entered { $max } strategies, as many as one person may. Take one out first.
tournament-not-entered = { $entrant } isn’t taking part.
tournament-entrant-not-yours = Somebody else has entered { $entrant }. Only that person, or who manages this place, can take it out.
tournament-leave-which = Which of your strategies leaves? For example /tournament leave markov:order=3; /tournament status shows who takes part.
tournament-no-schedule = This tournament has no schedule. /tournament cancel calls it off.
tournament-not-writable = I may not write there, so nothing was opened. Let me in and allow me to send messages and pictures there, then try again.
tournament-not-writable-here = I may answer here, but not write by myself, so I could not announce the end, and nothing was opened. Have me added to this server with the right to send messages, or name another place of yours: channel=…
tournament-told-already = That’s done already. How it stands: /tournament show
tournament-away = The platform did not take my message there, so nothing was opened. Try again in a moment.
start-unreadable = I cannot read "{ $typed }" as a time. Try 18:00, 2026-11-28 18:00 or in 2h; or again and again: daily 18:00, weekly fri 18:00, monthly 1 18:00, or a cron line such as 0 18 * * 5.
start-wrong-date = "{ $typed }" is no day of the calendar or no time of the day. Try 2026-11-28 18:00 or weekly fri 18:00.
start-past = "{ $typed }" is over: it is { $now }. Choose a later time, or another zone.
start-never = "{ $typed }" never comes. Choose a day that is in the calendar.
start-too-often = "{ $typed }" comes more often than once an hour. Choose a schedule with an hour or more between two tournaments.
start-too-far = "{ $typed }" is more than a year ahead. Choose an earlier time.
start-no-zone = Which time zone is "{ $typed }": { $nearest }?
start-unknown-zone = I know no time zone "{ $typed }". Name a large city of it, such as Berlin or New York, or say utc+3.
channel-none-here = There are no other places here. Leave channel out, and I announce it in this chat.
channel-unknown = I cannot find "{ $typed }". Name a channel, topic or chat in which I am.
channel-not-writable = I may not write in "{ $typed }". Let me in and allow me to send messages and pictures there, then try again.
channel-not-yours = You do not manage { $channel }, so I announce nothing there for you. Ask somebody who does.
leaderboard-title = 🏆 The best of { $count ->
    [one] one tournament
   *[other] { $count } tournaments
  }
leaderboard-players-title = 🏆 Who resists me best
leaderboard-head = Hardest for me to read: { $name }, who won { $won } of { $decided } rounds.
leaderboard-head-strategy = { $name } leads with { $points ->
    [one] one point
   *[other] { $points } points
  } in { $entered ->
    [one] one tournament
   *[other] { $entered } tournaments
  }.
leaderboard-head-shared = { $count } share the first place.
leaderboard-players-how = Rounds won against me, of those with a winner. Only people who agreed are listed.
leaderboard-no-tournament-here = No tournament has ended yet ({ $where }). For the first one: /tournament create, then join and start.
leaderboard-no-tournament = No tournament has ended yet ({ $where }). Those of groups count: open the first one in a group, with /tournament create.
leaderboard-short = This list starts at { $needed } names ({ $where }). So far: { $names }.
leaderboard-alone-here = Here are only you and I. Ask in a group, or with scope=everywhere
button-my-place = My place
button-list-me = Show me on the list
button-undo = Undo
button-duel-friend = Duel a friend
button-send-friend = Send to a friend
list-me-done = You’re listed now, { $scope ->
    [here] here and wherever you finish a match
   *[everywhere] for everyone who asks me
  }: your name and your results. Your profile stays as it was. The list of players takes { $needed } rounds with a winner.
list-me-undone = { $level ->
    [private] Undone: you’re on no list.
    [place] Undone: lists show you only where you play.
   *[everyone] Nothing to undo: you chose since then that everyone may see you.
  }
button-habits-here = How this { $where ->
    [server] server
   *[chat] chat
  } plays
button-groups = Compare two groups
leaderboard-mine-none = You have registered no strategy. /strategy register gives you one; enter it in a tournament with /tournament join.
leaderboard-mine-not-entered = None of your registered strategies has a place here. Enter one by its name: /tournament join
leaderboard-mine-strategy = { $name }: place { $place } of { $count }, points: { $points }
leaderboard-mine-private = { $decided ->
    [0] No round of yours that had a winner is counted here yet, and you are on no list: your profile is private.
   *[other] You won { $share } of { $decided ->
        [one] one round
       *[other] { $decided } rounds
      } that had a winner. Nobody else sees it, and you are on no list: your profile is private.
  }
leaderboard-mine-place-only = You are shown only where you play.
leaderboard-mine-not-here = You are not on this place's list yet: finish a match here.
leaderboard-mine-missing = { $decided ->
    [0] No round of yours that had a winner is counted here yet.
   *[other] You won { $share } of { $decided ->
        [one] one round
       *[other] { $decided } rounds
      } that had a winner.
  } The list begins at { $needed } such rounds; you still need { $missing }
leaderboard-mine-player = Your place: { $place } of { $count }. You won { $share } of { $decided ->
    [one] one round
   *[other] { $decided } rounds
  } that had a winner.
leaderboard-bars = Bar: won for sure; line: where luck may hide the truth; mark: won so far
leaderboard-unit = rounds won, % of those with a winner
leaderboard-picture = What each has surely won as bars. { $title }: { $places }
leaderboard-details-title = 🏆 The figures of this leaderboard
leaderboard-details-line = { $place }. { $name }: { $won } of { $decided }, surely between { $low } % and { $high } %
leaderboard-details-players = How to read this. Counted are rounds with a winner against the fortune-teller at full strength; { $needed } at least. A share of few rounds may be luck: the two bounds hold the true share 19 times out of 20, and the order goes by the lower one, without the 8 points that I lend everybody. Play more, and they come closer.
leaderboard-details-strategies = How to read this. In each tournament a strategy gets a point for everybody it left behind and half a point for everybody level with it, so large tournaments weigh more. Won: how many it ended first, alone or not; of: how many it entered. Level points share their places.
table-points = pts
table-rating = rating
table-duels = duels
leaderboard-duels-title = 🏆 The ladder of duels
leaderboard-duels-head = { $name } leads: { $rating } after { $duels ->
    [one] one rated duel
   *[other] { $duels } rated duels
  }.
leaderboard-luck = By luck alone the best of these { $count } would stand at about { $rating } after as many duels.
leaderboard-luck-beyond = Somebody here is beyond that.
leaderboard-luck-mostly = Nobody here is surely beyond that: a short ladder is mostly luck.
leaderboard-duels-how = ±: how unsure. “?”: under { $below } duels. Only people who agreed are listed.
leaderboard-duels-bars = Bar: what the rating surely exceeds; line: where luck may hide the truth; mark: the rating
leaderboard-duels-unit = rating in points; everybody begins at 1500
leaderboard-duels-picture = Ratings as bars, with how unsure they are. { $title }: { $places }
leaderboard-mine-no-duel = No rated duel of yours is counted here yet.
leaderboard-mine-rating = Your place: { $place } of { $count }. Your rating: { $rating }, of { $duels ->
    [one] one rated duel
   *[other] { $duels } rated duels
  }.
leaderboard-mine-opponents = Your rating: { $rating }. A place takes five different opponents; you still need { $missing ->
    [one] one
   *[other] { $missing }
  }.
leaderboard-mine-rating-private = Your rating: { $rating }. You are on no list: your profile is private.
leaderboard-details-rating = { $place }. { $name }: { $rating }, surely above { $low }; { $duels ->
    [one] one duel
   *[other] { $duels } duels
  }
leaderboard-details-duels = How to read this. Everybody begins at 1500, and each rated duel moves both, the more the less it was expected (Glicko-2). The true strength lies within ± two times in three, and within twice that 19 times out of 20; the order goes by the lower end of that. Three duels a day count with the same person. A duel weighs less the more often you two have met this month, and the fewer others your opponent has met. By luck alone: what the best of as many people comes to on simulated ladders where a coin decides every duel.
rating-side = { $name } { $rating } ({ $change })
rating-side-provisional = { $name } { $rating } ({ $change }), provisional
rating-not-now = Not rated this time.
rating-nobody = Not rated: it ended without a result.
rating-early = Over before two rounds were played: nobody gains or loses.
rating-left-often = { $line }: leaving so early costs from the fourth time in a month on. Nobody gains by it.
rating-pair-day = Not rated: these two have had their three rated duels of the day.
rating-person-day = Not rated: one of the two has had twenty rated duels today, and that is the most.
table-won = won
table-of = of
table-bye = A round without an opponent counts a point.
table-more = … and { $count } more
table-tied = { $ranks }: tied
table-tie-break = { $points }: tie-break
why-everyone-meets = everyone meets everyone
why-rest = rests: their number is odd
why-bracket = the bracket
why-third-place = for third place
why-bracket-bye = bye: the better seeds go on
why-same-score = same score, not met yet
why-floated-down = scores differ, not met yet
why-met-before = met before: nobody else is left
why-next-in-order = next in the order of points
why-bye-lowest = bye: lowest without one
why-bye-needed = bye: only so could the others be paired anew
why-bye-again = bye: everybody has had one
problem-number = "{ $typed }" does not fit "{ $option }": a whole number from { $min } to { $max } does.

## Strategies of the house that fill a small tournament
# 🏠 stands before names of strategies that nobody entered.
option-house = whether strategies of the house fill the field up to eight
tournament-house-open = 🏠 My own strategies fill it up to { $size }.
tournament-house = 🏠 plays for the house, to fill the field.
# Below the winner, where a strategy of the house is first.
tournament-house-best = Best of those who entered: { $names }
# In the picture, where a small house is drawn before such names.
tournament-house-picture = with a little house: plays for the house

## Duels between people
duel-title = ⚔️ { $game } · { $length }
duel-terms = { $pace ->
    [quick] 30 seconds a round
    [slow] a day for each round
   *[calm] 2 minutes a round
  } · { $rated ->
    [yes] rated
   *[no] not rated
  }
duel-challenge = { $name }, { $caller } challenges you to a duel. Answer { $lapse ->
    [day] within a day
   *[minutes] within ten minutes
  }.
duel-open = { $caller } is looking for somebody to duel with. Whoever accepts first plays; the challenge is open for { $lapse ->
    [day] a day
   *[minutes] ten minutes
  }.
duel-how = You both pick at the same time. Nobody sees a pick before both are in.
duel-join-code = From another chat or platform: /rps duel { $code }
duel-declined = { $name } declines: { $reason ->
    [later] not now
    [shorter] something shorter, please
    [unrated] gladly, but not rated
   *[no] no, thank you
  }.
duel-lapsed = { $open ->
    [yes] Nobody took it up in time. To try again: /rps duel
   *[no] { $name } did not answer in time. To try again: /rps duel
  }
duel-score = { $first } { $won } : { $lost } { $second }{ $drawn ->
    [0] {""}
    [one] {" "}· { $drawn } draw
   *[other] {" "}· { $drawn } draws
  }
duel-round-won = Round { $round }: { $first } { $left } · { $second } { $right } → { $winner }
duel-round-drawn = Round { $round }: { $first } { $left } · { $second } { $right } → a draw
duel-round-late = Round { $round }: { $late } was late → { $winner }
duel-round-void = Round { $round }: nobody was in time, so it counts for nobody
duel-both-choose = { $first } and { $second } are choosing.
duel-one-chose = { $chosen } has chosen. { $other } is still choosing.
duel-stop-asked = { $name } would like to stop. If { $other } presses Stop as well, it is a draw. If { $name } resigns, { $other } wins.
duel-name-ask = { $name }, may the other see your name in this duel?
duel-name-shown = Your name now shows to the other side, in this duel only.
duel-name-unseen = There is nothing in your name that I could show.
button-show-name = Show my name
duel-clock = Round { $round } ends
duel-board = ⚔️ 🔵 { $first } { $won } : { $lost } { $second } 🟠
duel-ended-won = ⚔️ { $winner } beats { $loser } { $won } : { $lost }
duel-ended-early = ⚔️ { $winner } wins at { $won } : { $lost }
duel-ended-level = ⚔️ { $ending ->
    [agreed] A draw
    [void] Nobody wins
   *[rounds] Level
  }: { $first } { $won } : { $lost } { $second }
duel-ended-by-rounds = No duel goes on for more rounds than this.
duel-ended-by-resigned = { $loser } has resigned.
duel-ended-by-agreed = Both wanted to stop.
duel-ended-by-absent = { $loser } missed two rounds in a row.
duel-ended-by-void = Nobody was there for the last rounds.
duel-ended-by-call = It was called off and counts for no one.
duel-wants-again = { $name } wants a rematch.
duel-strip = { $strip } { $name }
duel-strip-results = { $strip } 🔵 { $first } 🟠 { $second }
duel-story-throughout = { $leader } was ahead from round { $from } to the end.
duel-story-for-good = { $leader } was never behind, and ahead for good from round { $from }.
duel-story-last = Before the last round it was level.
duel-story-comeback = { $other } was ahead until round { $until }, { $leader } from round { $from } on.
duel-story-comeback-last = { $other } was ahead until round { $until }; the last round decided it.
duel-story-given = Until then { $leader } was ahead.
duel-story-undecided = The largest lead: { $leader } by { $by }, after round { $round }.
duel-story-streak = { $winner } won { $count } in a row, rounds { $from }–{ $to }.
duel-story-one-streak = { $winner } won every round.
button-card = Card
duel-no-picture = Nothing was played in this duel, so there is nothing to draw.
duel-card-there = The card is in this chat already. Here is one for you.
duel-player = Player { $number }
duel-card-won = { $winner } wins
duel-card-level = { $ending ->
    [agreed] A draw, agreed
    [void] Nobody wins
   *[rounds] Level
  }
duel-card-signature = Both chose at once, unseen. Gadalka kept watch.
duel-card-alt = { $score }. { $result }. { $story } { $moves } { $date }.
duel-card-rounds = The rounds: { $rounds }.
duel-card-round = { $round }. { $left } – { $right }
duel-card-late = late
duel-chose = { $name } chose: { $moves }.
duel-chart-title = 📈 { $score }
duel-chart-best = { $by ->
    [0] { $name } was never ahead.
   *[other] The largest lead of { $name } was { $by }, first in round { $round }.
  }
duel-chart-apart = { $leader } is { $by } ahead: that is hardly luck.
duel-chart-luck = { $by ->
    [0] Level: that may well be luck.
   *[other] { $by } apart may well be luck.
  }
duel-chart-difference = lead
duel-chart-moves = The moves
duel-chart-alt = { $score }. Who was ahead, round by round, as a line over the grey reach of luck, and the moves of both as bars. { $lines }
button-read-me = Read me
button-read-other = Read the other
button-readable = Let them read me
button-unreadable = Keep it to myself
duel-readable-now = { $name } may now see what I would have expected of you in this duel, with counts from your matches with me. To take it back: Keep it to myself.
duel-readable-no-more = { $name } may not see it any more. What was read already, nobody can take back.
duel-not-over = This duel is not over yet.
button-accept-duel = Accept
button-take-duel = I will
button-resign = Resign
button-decline-later = Not now
button-decline-shorter = Shorter
button-decline-unrated = Unrated
button-decline-no = No
duel-pick-in = You picked { $move }.
duel-pick-kept = Your pick is in already (round { $round }), and it stays.
duel-pick-late = That round is over.
duel-pick-timed = Too late: the time for that round was over.
duel-over = This duel is over.
duel-gone = I no longer have this duel. A new one: /rps duel
duel-not-yours = This duel is between { $first } and { $second }. Yours: /rps duel
duel-not-begun = This duel has not begun yet.
duel-stop-noted = Noted. If the other presses Stop as well, it is a draw. To give up, press Resign.
duel-stop-first = Press Stop first. Whoever resigns loses.
duel-self = You cannot duel yourself. Somebody else has to take it.
duel-taken = Somebody else was faster. Yours: /rps duel
duel-not-taker = Only { $caller } can take this back.
duel-not-taking = { $name } is not taking duels now.
duel-again-noted = Noted. It begins when the other wants it, too.
duel-whom-bot = Bots do not duel. With me you can play at once: /rps play
duel-whom-unknown = I do not know whom you mean. Mention them, answer one of their messages, or leave the name out: then anybody here may take it.
duel-nobody = There is nobody else here. With me you can play at once: /rps play
duel-unseen = { $name } does not see this chat. Leave the name out, and send them the code that I give you.
duel-code-unknown = I know no open duel with the code { $typed }. It may have been taken, or its time is over.
duel-code-tries = Those were many codes. Try again in ten minutes.
duel-none-running = You have no duel under way. To begin one: /rps duel
offer-duel-title = Duel: { $game }
offer-duel-description = For any two here; the first two who press play
offer-duel-text = { $name } offers a duel. The first two who press play each other, { $name } too if so inclined.
command-rps-duel = Duel with another person: hidden picks, one message for both
option-duel-user = Whom you challenge; left out: anybody here
option-duel-length = How long: first to 3, first to 5, best of 9, first to 10
option-duel-pace = Time for each round
option-duel-code = The code of the duel, such as K7F3PM
menu-duel = Duel
choice-first-3 = First to 3
choice-first-5 = First to 5
choice-best-9 = Best of 9
choice-first-10 = First to 10
choice-quick = Quick: 30 seconds a round
choice-calm = Calm: 2 minutes a round
choice-slow = Slow: a day for each round
choice-rated = Rated: it counts for the ladder
choice-unrated = Unrated: just for fun

## The settings of a place
place-option-channel = a channel or topic where people may play (on) or may not (off)
place-choice-on = on
place-choice-off = off
place-choice-quiet = quiet: I post only what somebody asked for
place-choice-post = daily post
place-choice-here = playing in this channel or topic
place-choice-everywhere = playing everywhere
place-tournaments = Tournaments
place-duels = Duels
place-anywhere = 📍 Playing: everywhere
place-only-in = 📍 Playing: only in { $channels }
place-is-quiet = 🔕 Quiet: I post only what somebody asked for.
place-is-not-quiet = 🔔 I also post by myself, such as the end of a tournament.
place-kept = These stay when I’m removed, unless you press “{ $button }”.
place-nobodys = Nobody manages this place. So anybody may switch things on again here, and nobody may switch them off.
place-not-yours = Only those who manage this place change its settings.
place-alone = Settings are for servers and groups. Here it is just you and me, and everything goes.
place-off = Switched off here by those who manage this place: { $what }. Nothing is lost; alone with me it goes: { $command }
place-elsewhere = Those who manage this place let people play only in { $channels }. Nothing is lost; alone with me it goes: { $command }
place-more = { $count } more
place-list-full = I keep { $max } here and no more. Take one off the list first.
place-one-at-a-time = One thing at a time: either what=… or channel=…
place-not-everywhere = Then say where people may play: /place settings here on, or channel=…
place-undivided = This chat has no channels or topics to choose among.
place-other-chat = { $channel } belongs to another chat. Its settings are changed there: /place settings
place-button-games = Games
place-button-where = Where to play
place-button-quiet = Keep quiet
place-post = 📮 Daily post: { $when }
place-button-post = Post the daily here
place-button-post-off = No daily post
place-button-aloud = End the quiet
place-button-delete = Delete these settings
place-button-only-here = Play only here
place-button-here-too = Play here too
place-button-forbid = Not in { $channel }
place-button-anywhere = Play everywhere
place-button-channel = Another channel…
place-games-how = Press a game to switch it on or off here.
place-gone = I can’t reach that group any more. Open its settings there: /settings
place-welcome = I’m new here, and this is how I’m set up. Change it now, or later: /settings
option-ban-user = who
ban-here = You’re banned from playing in this { $where ->
    [server] server
   *[group] group
  }. Only those who manage it can lift the ban.
ban-everywhere = You’re banned from playing with me. Only the host who runs me can lift the ban.
ban-self = You can’t ban yourself. Name someone else.
ban-me = I can’t ban myself. To be rid of me, remove me from this { $where ->
    [server] server
   *[group] group
  }.
ban-bot = Bots don’t play, so there’s nothing to ban. Name a person.
ban-manager = { $name } manages this { $where ->
    [server] server
   *[group] group
  } and can’t be banned here.
ban-nobody-manages = No one manages this { $where ->
    [server] server
   *[group] group
  }, so no one can be banned here.
ban-done = { $name } can’t play here anymore. What was open is over.
unban-done = { $name } can play here again.
unban-not-banned = { $name } isn’t banned here.
bans-title = 🚫 Banned here
bans-none = No one is banned here.
bans-button-ban = Ban someone
bans-button-lift = Lift: { $name }

## The language that the bot speaks. What each language calls itself is the same in all files.
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
language-auto = Automatic
language-chosen = I speak { $name } with you.
language-own = I follow the language of your app: { $name }.
language-gone = You chose a language that I no longer have ({ $typed }). Until you choose another, I follow your app: { $name }.
place-language = 🗣 Language here: { $name }
place-language-none = 🗣 Language here: as the app has it, or as it is with whoever begins
place-language-gone = 🗣 The language chosen here ({ $typed }) is one that I do not have, so the app's is spoken. Choose another.
place-button-language = Language

## Platforms
describe-bot =
    I read minds, a little.

    Play rock-paper-scissors, odd-even or minesweeper with me. I learn how you choose, tell you what I saw, and prove that I did not cheat: each of my moves is sealed before you pick.

    Then ask me how you play, compare yourself with friends, or let strategies hold a tournament in your group. In any other chat, type my @name to offer a game there.
describe-bot-short = I play rock-paper-scissors, odd-even and minesweeper, learn how you choose, and prove that I do not cheat.
telegram-open-private-chat = That is for your eyes only. Open our private chat and ask me there: { $link }
telegram-eyes-only = That is for your eyes only.
telegram-open = Open our private chat
telegram-slow = I am slower than usual. Your press has arrived; the message will follow.
telegram-crowded = More is asked here than Telegram lets me answer: twenty messages a minute in a group. If your command has 👀, its answer will come. If not, ask again in a minute, or play with me in private.
discord-file-missing = { $example } needs a file. Attach it to the option "{ $option }".
telegram-file-missing = { $example } needs a file. Send the file with this command as its caption, or answer the file's message with it.
terminal-welcome = 🔮 Gadalka. Type /rps play to begin, /help for more, /quit to leave.
terminal-no-such-button = No button "{ $typed }". There are: { $buttons }
terminal-which-button = "{ $typed }" could be any of these. Type the number: { $buttons }
terminal-type-a-command = Type a command: /rps play begins a match, /help shows the rest.
terminal-player = Player
terminal-goodbye = I knew you would go.
terminal-part = Part { $first }–{ $last } of { $begin }–{ $end }:
terminal-file-kept = Kept at { $path }
terminal-file-not-kept = { $name } could not be kept: { $reason }
terminal-file-missing = { $example } needs a file. Type its path behind it, such as ./my-bot.js, in quotes if it holds spaces.
terminal-no-such-file = There is no file { $path }
terminal-no-plain-file = { $path } is a folder or a device. I can read files only.
terminal-file-unreadable = { $path } cannot be read: { $reason }

## Names of commands, their parts and options, as an app shows them: small letters, no spaces, a hyphen between words.
## What stands beside each other differs. They may be typed too; `/rps play` is understood in every language.
named-rps = rps
named-play = play
named-variant = variant
named-length = length
named-level = level
named-opponent = opponent
named-word = word
named-continue = continue
named-verify = verify
named-proof = proof
named-duel = duel
named-user = user
named-pace = pace
named-rated = rated
named-join = join
named-code = code
named-oddeven = oddeven
named-list = list
named-block = block
named-unblock = unblock
named-from = from
named-whom = whom
named-mines = mines
named-size = size
named-start = start
named-noguess = noguess
named-board = board
named-open = open
named-cells = cells
named-flag = flag
named-hint = hint
named-watch = watch
named-strategy = strategy
named-race = race
named-stats = stats
named-model = model
named-show = show
named-game = game
named-reset = reset
named-freeze = freeze
named-off = off
named-on = on
named-duels = duels
named-learning = learning
named-ghost = ghost
named-named = named
named-share = share
named-sharing = sharing
named-info = info
named-register = register
named-name = name
named-mine = mine
named-update = update
named-withdraw = withdraw
named-submit = submit
named-file = file
named-note = note
named-source = source
named-report = report
named-reason = reason
named-tournament = tournament
named-status = status
named-create = create
named-system = system
named-zone = zone
named-rounds = rounds
named-match = match
named-channel = channel
named-house = house
named-leave = leave
named-standings = standings
named-pairings = pairings
named-round = round
named-bundle = bundle
named-history = history
named-cancel = cancel
named-what = what
named-league = league
named-table = table
named-season = season
named-matrix = matrix
named-against = against
named-enter = enter
named-leaderboard = leaderboard
named-of = of
named-scope = scope
named-period = period
named-profile = profile
named-opponents = opponents
named-compare = compare
named-map = map
named-groups = groups
named-role = role
named-privacy = privacy
named-place = place
named-settings = settings
named-to = to
named-fairness = fairness
named-challenges = challenges
named-data = data
named-export = export
named-shared = shared
named-delete = delete
named-account = account
named-link = link
named-unlink = unlink
named-help = help
named-language = language
named-topic = topic
named-daily = daily
named-today = today
named-mind = mind
named-yesterday = yesterday
named-top = top
named-remind = remind
named-time = time

## Signs between parts of a text
# Between the entries of a list; between parts that have commas of their own; behind the name of what follows.
sign-comma = {", "}
sign-semicolon = {"; "}
sign-colon = {": "}
sign-brackets = {" "}({ $text })
percent = { $percent } %

## Words that people type, in any language at any time, with commas between them; a space may be typed as a hyphen
# …-after: words that stand behind the number; before it there need be none then.
typed-first-to = first to, first, to
typed-first-to-after = points, point
typed-best-of = best of, best, bo
typed-best-of-after = { "" }
typed-endless = endless, ∞
# No more reminders.
typed-off = off, none, stop
typed-flag = f, flag
typed-times = x, ×, *
typed-lizard-spock = lizard spock, spock lizard, rpsls, rpssl, lizard, spock, rock paper scissors lizard spock
# Pairs of letters: one that is taken for a Latin letter, and that letter.
typed-lookalikes = { "" }
# A place that is no time zone's own name, and its zone; a place with several zones several times.
typed-cities = msk Europe/Moscow, St Petersburg Europe/Moscow, Saint Petersburg Europe/Moscow, Munich Europe/Berlin, Hamburg Europe/Berlin, Frankfurt Europe/Berlin, Germany Europe/Berlin, England Europe/London, UK Europe/London, France Europe/Paris, Spain Europe/Madrid, Italy Europe/Rome, Milan Europe/Rome, Barcelona Europe/Madrid, Geneva Europe/Zurich, Kyiv Europe/Kiev, Ukraine Europe/Kiev, Beijing Asia/Shanghai, China Asia/Shanghai, Delhi Asia/Calcutta, Mumbai Asia/Calcutta, Kolkata Asia/Calcutta, India Asia/Calcutta, Korea Asia/Seoul, Boston America/New_York, Washington America/New_York, Miami America/New_York, Houston America/Chicago, Dallas America/Chicago, San Francisco America/Los_Angeles, Seattle America/Los_Angeles, Las Vegas America/Los_Angeles, Montreal America/Toronto, Russia Europe/Moscow, Russia Asia/Yekaterinburg, Russia Asia/Novosibirsk, Russia Asia/Vladivostok, USA America/New_York, USA America/Chicago, USA America/Denver, USA America/Los_Angeles, Canada America/Toronto, Canada America/Winnipeg, Canada America/Edmonton, Canada America/Vancouver
# Before a time; …-after: behind it.
typed-in = in
typed-in-after = later, from now
typed-tomorrow = tomorrow
typed-daily = daily, every day
typed-weekly = weekly, every
typed-monthly = monthly
# How the words begin; with a full stop: the whole word.
typed-minutes = m., min
typed-hours = h., hr., hrs, hour
typed-days = d., day
typed-weeks = w., wk., wks, week
typed-monday = mon
typed-tuesday = tue
typed-wednesday = wed
typed-thursday = thu
typed-friday = fri
typed-saturday = sat
typed-sunday = sun

## Web pages
web-nav = Pages
web-about-nav = About
web-languages = Languages
web-skip = Skip to the content
web-to-start = To the first page
web-missing-title = There is nothing here
web-missing = I looked into the ball twice. The address is wrong, or what stood here is gone.
web-too-long-title = That is too much
web-too-long = More was sent than I take here. Send less, and nothing is lost.
web-failed-title = That went wrong
web-failed = It is my fault and not yours. Nothing is lost; try again in a moment.
web-busy-title = One moment, please
web-busy = Many people are looking at my pages right now. Try again in a few seconds.
web-home-title = I am Gadalka, and I read minds. A little.
web-home-about = A fortune-teller for Discord and Telegram: plays rock-paper-scissors, odd-even and minesweeper, learns how you choose, tells you what it saw, and proves that it did not cheat.
web-home-discord = Add to Discord
web-home-telegram = Open in Telegram
web-home-games-title = What we can play
web-home-games = Rock-paper-scissors with three, five or any odd number of moves, odd-even, and minesweeper: against me, against friends, a new mind and a new board every day. Who writes strategies sends one in and finds out where it stands.
web-home-reads-title = What I see in you
web-home-reads = Nobody is random, not even on purpose. I look at what you do after a win, a loss and a draw, say what I expected and why, and forget it when you ask.
web-home-pledge-title = Why you need not believe me
web-home-pledge = Before you choose, my move is fixed, and its seal stands in the message. All my dice follow from one pledge, number { $pledge }. Note it down; with it every match can be checked.
web-home-check = Check a match
web-privacy-title = Privacy
web-privacy-use-title = What it is for
web-privacy-use =
    So that I know you again, play on where we stopped, and can prove that I did not cheat. Not for advertising, and for nobody else: the program passes nothing on by itself.
    What you delete may stand in a backup for up to 400 days. If that is ever restored, it is deleted again at once.
    What Discord and Telegram keep of you themselves, their own policies say.
web-privacy-pages-title = These pages
web-privacy-pages =
    These pages set no cookies, count no visitors and load nothing from elsewhere. What you check here stays in your browser.
    Whoever runs this bot sees, as with every website, the addresses that connect to it; the bot itself writes none down.
web-privacy-rights-title = What you can do
web-privacy-rights = In the chat, /settings lets you download everything and delete everything: at any time, at once, without asking anyone. If you have questions, ask whoever runs this bot.
web-terms-title = Terms
web-source = Source code
web-terms-what-title = The game
web-terms-what = Gadalka is a game, and free. You may play as much as you like, alone and with others, from any age that Discord or Telegram admits.
web-terms-host-title = Who runs it
web-terms-host = It is open-source software. Whoever runs it at this address is responsible for this instance and answers questions. It is offered as it is, without any warranty.
web-terms-fair-title = Fair play
web-terms-fair = Play fair: do not flood it, do not attack it or use it to trouble others. Who does may be slowed down or shut out. Nothing of value can be won or lost.
web-terms-yours-title = What is yours
web-terms-yours = Strategies that you submit stay yours. By submitting you allow them to be played here, and shown if you open them; you can withdraw them at any time.
web-terms-end-title = The end
web-terms-end = You can stop at any time and delete what is stored of you: /data. These terms may change; what stands here holds.

## The page on which proofs are checked
web-verify-title = Check it yourself
web-verify-intro = Paste a proof, and your own browser checks whether I played fair: seals, marks, dice and pledge, and my moves played again. Nothing leaves this page.
web-verify-no-script = The check runs in your browser, and this one runs no scripts. With a copy of Gadalka the command line does the same: npm run -s gadalka -- verify "…" --pledge "…"
web-verify-paste = Proof
web-verify-hint = The line that Verify gives, gdk3.… or gdb1.… Whatever else you have goes in with it: messages of the match, the pledge that you noted down (gdp1.…), a day key (gdd1.…).
web-verify-file = Files: a proof, your /data export for playing my moves again, or the bundle of a tournament
web-verify-check = Check
web-verify-working = Checking …
web-verify-playing = Played again: { $done } of { $total } matches, in { $seconds } s.
web-verify-cancel = Cancel
web-verify-cancelled = Cancelled. Nothing was found out.
web-verify-result = What was found
web-verify-failed = The check broke off, and that is my fault. It says nothing about the proof; npm run -s gadalka -- verify may get further.
web-verify-fits = Everything that was checked fits
web-verify-open = Nothing wrong was found, and something is still open
web-verify-wrong = Something does not fit. Do not trust this
web-verify-mark-fits = fits
web-verify-mark-open = open
web-verify-mark-wrong = does not fit
web-verify-moves = Move by move
web-verify-move-number = No.
web-verify-move-mine = Gadalka
web-verify-move-again = Again
web-verify-move-seal = Seal
web-verify-limits-title = What this does not prove
web-verify-limits = That a pledge is mine, only you can know who noted it down before the match; the one that this page came with is its host's word. A proof says nothing of messages that you do not paste, and of the dice only once the key of their day is told, three days later. Of a bundle, only matches of strategies that come with Gadalka are played again here; the results of files that people wrote stand as their host signed them.
web-verify-save = Keep this page as one file: it works without a network, and without me
web-verify-signed = Signed by the host of the pledge { $pledge }.
web-verify-pledge-yours = That is the pledge that you pasted.
web-verify-pledge-host = That is the pledge of this page's host. Compare it with the one that you noted down.
web-verify-pledge-later = The pledge { $pledge } follows the one that you pasted, by the same host. Whether it was published before the match, you have to know.
web-verify-pledge-other = The pledge { $pledge } is not the one that you pasted.
web-verify-dice-early = The dice are by the key of a day that has not come, { $date }.
web-verify-key-due = The key of the day was told on { $date }. Paste it, or a later one: /fairness has it.
web-verify-false-history = The match is bound to other rounds than those in the export.
web-verify-gap-export = that takes the file of /data export. Add it above.
web-verify-gap-strategy = this page knows no such strategy, or none for this game.
web-verify-no-messages = Not compared with messages of the match. Paste those that you kept.
web-verify-messages-fit = Messages of this match that fit: { $count }, with the seals of { $seals } of { $sealed } moves.
web-verify-messages-broken = Messages of this match that do NOT fit what was played: { $count }.
web-verify-messages-other = The pasted messages have nothing of this. If they are its messages, this is not the proof of what they showed.
web-verify-board-shown = The seal of this board stands in the pasted messages.
web-verify-nothing = There is no proof in this. It is one line that begins with gdk3. or gdb1., and comes from Verify at the end of a match or board.
web-verify-damaged = This proof is damaged or cut short. Copy the whole line again, or take the file.
web-verify-unknown = This is from a newer version, or of a game that this page does not know.
web-verify-pledge-damaged = The pledge is damaged, cut short or forged. It is one line that begins with gdp1.
web-verify-not-export = That is not the file that /data export gives.
web-verify-too-long = That is more than a million characters. Paste the proof and the messages of its match alone.
web-verify-file-too-large = This file is too large for this page. The command line reads it: npm run -s gadalka -- arena replay for bundles, npm run -s gadalka -- verify for the rest.
web-verify-bundle-whole = The bundle is whole: its bytes are those that its first line names.
web-verify-bundle-same = Played again here, and the same move for move: { $count } of { $total } matches.
web-verify-bundle-differs = Played again here, and NOT the same: { $count } matches. The first is number { $match }, { $names }.
web-verify-bundle-engine = Another version of Gadalka made this bundle, or one with a host's own strategies. What differs may come of that: the version of its host decides.
web-verify-bundle-left = Not played again here: { $count } matches. They need a file, a strategy or a game that is not in this page; npm run -s gadalka -- arena replay may have it.
web-verify-bundle-clock = Without anything to compare: { $count } matches. They are void, or a clock decided them.
web-verify-bundle-table = Who met whom, and each place in the table, follow from the plan and these results.
web-verify-bundle-table-differs = Who met whom, or the table, does NOT follow from the plan and these results.
web-verify-bundle-plan-wrong = Its matches are NOT the planned ones: some are missing, repeated or changed, or the plan itself is.
web-verify-bundle-unplayed = Pairs without a match in it: { $count }. They weren’t played that month, or they were left out.
web-verify-bundle-draw = The draw follows from the published key of the day, the entrants and the settings.
web-verify-bundle-draw-differs = The draw does NOT follow from the key of the day, the entrants and the settings.
web-verify-bundle-draw-key = The host could have chosen the draw. To check it, paste the day key that /fairness shows from { $date } on, or a later one.
web-verify-bundle-draw-chosen = Nothing here rules out that whoever held it chose the draw. If you noted the host’s pledge, paste it.
web-verify-bundle-damaged = This bundle is damaged, or its signature is false. Do not trust it.
proof-page = In your own browser, without sending anything: { $link }

## Web: arena
web-arena-title = Arena
web-arena-about = Strategies that anybody wrote, and my own, every pair in turn, a month at a time.
web-arena-empty = No pair has been played yet this month.
web-arena-feed = Follow it as a feed
web-arena-enter-title = Enter one
web-arena-enter = Write a strategy in one file and send it in: /strategy submit. A day later it plays here.
web-arena-matrix = Who beats whom
web-arena-point = Point at a cell, or walk over them with the arrow keys.
web-arena-point-first = Row → column: rounds won less rounds lost, of a hundred.
web-arena-standings = Standings
web-arena-rank = Place
web-arena-name = Name
web-arena-worst = Worst against
web-arena-play-title = How to play against it
web-arena-play = In a chat: { $command }
web-arena-again = To play the month again at home: { $command }
web-arena-met = Against each of the others
web-arena-numbers = The same in numbers
web-arena-house = One of my own: the others are measured by it.
web-arena-file = Somebody wrote it and sent it in as one file.
web-arena-ghost = A ghost: it plays as somebody once played.
web-arena-version = Version { $version }, for everybody since { $date }
web-arena-begun = A new month has begun.
web-arena-bundle = The whole month in one file
web-arena-no-bundle = There is no file of this month here. It is there once the month's key has been told and whoever runs me has made it.
web-arena-no-game = I hold no league of such a game.
web-arena-no-month = I have no table of that month.
web-arena-no-entrant = Nobody of that name stands in the table of this month.
## Web: tournaments
web-tournament-title = Tournaments of chats
web-tournament-where = Every tournament in a chat has a page of its own, listed nowhere: /tournament status there gives its address.
web-tournament-unlisted = This page is listed nowhere. Who has its address sees what the chat sees, until the chat has it no more.
web-tournament-cross = Cross table
web-tournament-cross-large = For more than { $max } entrants there is no cross table: the pairings of each round say the same.
web-tournament-pairings = Who met whom, and why
web-tournament-again = Play it again
web-tournament-forgotten = I keep pairings for thirty days, and these are older.
web-tournament-bundle = Download the bundle
web-tournament-making = The file is being made: every match is played once more for it. Ask again in a moment.
web-tournament-rounds = Round by round
web-tournament-rounds-how = What both chose, who leads by how much, and what each expected of the other before it chose. ✓: it came so.
web-tournament-rounds-none = This match cannot be shown: a clock decided it, or what a side plays from is gone.
web-tournament-rounds-long = This match takes too long to be played again for a page. The bundle has every move of it.
web-tournament-rounds-busy = Others look at matches just now, and this one has to be played again first. Ask again in a moment.
web-tournament-number = Round
web-tournament-lead = Lead
web-tournament-expected = { $name } expected
web-tournament-right = { $name } expected { $right } of { $all } moves right.
web-tournament-expects-nothing = { $name } tells of no expectation.
## Web: minesweeper under the finger
web-mines-opening = Opening your board …
web-mines-no-script = The board needs scripts, and this browser runs none. In the chat it works without: /mines
web-mines-outside = This page does not know who you are. Open it from the chat: on Telegram as a Mini App, on Discord as an Activity. Your game is the same in both places.
web-mines-unreachable = No answer. What you did is kept, and sent again by itself.
web-mines-retry = Try again
web-mines-too-often = That is more than I can look at. It goes on in a moment.
web-mines-not-understood = I do not understand what this page sent. Open it again from the chat.
web-mines-level = Board
web-mines-own-size = A size of my own
web-mines-no-guess = No guessing needed
web-mines-begin = Begin
web-mines-larger = Larger cells
web-mines-smaller = Smaller cells
web-mines-how = Tap to open, hold to flag; a tap on a number opens around it. With keys: arrows, Enter, F for a flag.
web-mines-cell-covered = { $cell }: covered
web-mines-cell-flag = { $cell }: flag
web-mines-cell-mine = { $cell }: mine
web-mines-cell-blown = { $cell }: the mine that went off
web-mines-cell-wrong = { $cell }: flag without a mine
web-mines-cell-number = { $cell }: { $number }
web-mines-cell-empty = { $cell }: open, no mine near

## Web: try it here
web-try-title = Can you surprise me?
web-try-about = Rock-paper-scissors or odd-even, right here. I think in your browser: nothing is stored, nothing is sent, and I forget you when you leave this page.
web-try-begin = Try it here
web-try-move = Your move
web-try-first = My move is chosen. Now yours.
web-try-first-guess = Odd or even? My guess is made. If I miss, the point is yours.
web-try-keys = With the keys: { $keys }.
web-try-score = You { $won } : { $lost } Gadalka · draws: { $drawn }
web-try-score-guess = You { $won } : { $lost } Gadalka
web-try-no-script = I would think in your browser, and this one runs no scripts. In the chat it works without: /rps, /oddeven

## Replays
replay-title = What you share
replay-shared = Anyone with this address can look at it.
replay-asked = You have agreed. Once { $name } presses “Share” as well, there is a page; until then nothing is shown.
replay-how = The page has the names, every move and what I expected, for a year. It is listed nowhere, and you can take it back at any time: /data shared
replay-waits = waits for the other’s consent
replay-none = You share nothing. Below a match or duel that is over, “Share” makes a page of it.
replay-stopped = Taken back: its page is gone.
replay-not-there = That is not shared by you any more.
replay-too-long = Only up to { $max } rounds are shown round by round.
replay-too-many = You share { $max } already. Take one back first: /data shared
web-replay-gone-title = Nothing is shown here
web-replay-gone = Either nothing ever was, or it has been taken back.
web-replay-expected = Expected of { $name }
web-replay-right = I expected { $right } of { $all } moves of { $name } right.
web-replay-unlisted = This page is listed nowhere. Who is in it can take it back at any time, in the chat: /data shared
