# All texts in English: the source of the other languages, which are written from the meaning.
# Voice: a fortune-teller with a dry wit and good manners, written as a native product writer would: contractions, result first,
# one thought a sentence, readable on a phone at a glance. The wit stays where nothing is at stake; consent, privacy and errors are plain.
# "I" is Gadalka; people are "you", without a gender. No statistics jargon: chance (what coins do), never luck for it.
# Terms: round (one choice of both), match (rounds to an end), duel (two people), move, code (of the bot's next move),
# secret and its fingerprint, anchor (of the secrets of days), random numbers, seed, proof, profile, habit, model (what is believed about someone),
# strategy, league, tournament, standings (one table), leaderboard (the lasting ranking), rank, board, flag, hint,
# attempt (of a daily challenge), streak, chat (a server, group or channel).
# Typography: curly quotes and apostrophes, en dashes in ranges, 58% without a space. Commands, option names and ids stay as they are typed. One
# emoji a thing, the same everywhere.
# Not: somebody, anybody, everybody, nobody (someone, anyone, everyone, no one); luck (chance); told, tells (published, says, shows);
# Not: anew (again); just now (right now); unless told (by default).

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
match-first = Pick a move. Mine is already fixed.
match-first-guess = Odd or even? My guess is already fixed. If I miss, the point is yours.
round-moves = You { $yours } · Gadalka { $mine } → { $result }
round-won = your point
round-lost = my point
round-drawn = a draw
round-missed = I missed; your point
round-hit = I guessed it
round-toast = You { $yours } · me { $mine } → { $result } · { $won } : { $lost }
round-expected = I expected { $move }.
round-expected-because = I expected { $move }: { $because }.
round-unread = { $reason ->
    [apart] This strategy keeps its thoughts to itself.
    [by-rule] I played by a rule of my own, which doesn’t try to guess you.
    [by-merits] I played what has paid off against you so far, or tried something new.
    [off] I played at random, as you asked. I’m not reading you.
    [guessed] I had nothing to go on, so I guessed.
    [read] I played at random: you may be reading me.
    [none] I expected nothing in particular.
   *[random] I played at random.
  }
button-why = Why?
button-stop = Stop
button-rematch = Rematch
button-verify = Verify
button-check-in-browser = Check it yourself
button-open-page = Open as a page
button-chart = Chart
button-details = Details
button-more = More
button-rules = Rules
help-play = Play
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
rules-caption = Each arrow points to a move it beats
rules-alt = { $game }: the moves in a circle, with arrows to the moves each one beats. { $rules }
rules-play = Two of the same is a draw. To play: /rps play { $variant }

## What it saw
evidence = { $kind ->
    [often] you’ve played it { $count } times out of { $total }
    [after-own] after your { $own } you’ve played it { $count } times out of { $total }
    [after-other] after my { $other } you’ve played it { $count } times out of { $total }
    [after-both] after your { $own } against my { $other } you’ve played it { $count } times out of { $total }
    [after-result-repeat] { $result ->
        [win] after a win you’ve repeated your move { $count } times out of { $total }
        [loss] after a loss you’ve repeated your move { $count } times out of { $total }
       *[draw] after a draw you’ve repeated your move { $count } times out of { $total }
      }
   *[after-result-change] { $result ->
        [win] after a win you’ve changed your move { $count } times out of { $total }
        [loss] after a loss you’ve changed your move { $count } times out of { $total }
       *[draw] after a draw you’ve changed your move { $count } times out of { $total }
      }
  }
context-times = { $count ->
    [one] { $count } time
   *[other] { $count } times
  } out of { $total }
context-times-weighed = { $percent }% of the time, with recent rounds counting more
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
    [beating] after you switched to the move that beats your last one
    [beaten] after you switched to the move your last one beats
   *[far] after a switch like { $from } → { $to }
  }
context-steps = after { $moves } moves in this pattern
context-alike = { $rounds ->
    [1] after a round just like the last one
   *[other] after { $rounds } rounds just like the last ones
  }
context-from = { $reference ->
    [opponent] { $step ->
        [same] you repeated your move
        [other] you changed your move
        [beating] you switched to what beats your last move
        [beaten] you switched to what your last move beats
       *[far] you made a switch like { $from } → { $to }
      }
   *[own] { $step ->
        [same] you copied my last move
        [other] you played something I hadn’t
        [beating] you played what beats my last move
        [beaten] you played what my last move beats
       *[far] you answered my { $from } with { $to }, or the like
      }
  }
why-expected = In the last round I expected { $move }: { $because }.
why-blend = In the last round I expected { $move }. No single habit gave it away; { $rounds ->
    [1] the one round I remember pointed there.
   *[other] the most similar of the { $rounds } rounds I remember did.
  }
why-sure = I was { $percent }% sure.
why-people = In the last round I expected { $move }. I didn’t know you yet; that’s what most people play.
why-forgotten = In the last round I expected { $move }. I’ve forgotten why, as you asked.
why-unread = { $reason ->
    [apart] This opponent is someone else’s file, and it doesn’t say what it thinks. The code proves its move was chosen before yours.
    [by-rule] This opponent follows a rule of its own and doesn’t try to guess your next move.
    [by-merits] This opponent finds out by trial what pays off against you, and plays that.
    [random] This opponent reads nothing. Every move is random.
    [off] You asked me not to read you, so I played at random. /model on lets me read you again.
    [guessed] I’d seen nothing like it before, so I guessed.
    [chance] I played at random this time: my read on you wasn’t worth the risk.
    [careful] I played at random: we’ve only just met, and you may know how I open. I risk little in the first rounds.
    [read] You’ve won so much off my guesses that you may be reading me. So I’m playing at random until I win some back.
    [spent] I’ve nothing left to risk on you: you’ve won it all. From now on every move of mine is random.
   *[none] In the last round I expected nothing in particular.
  }
why-record = This match I’ve read { $right } of { $all } moves right.
why-expected-by-rule = In the last round I expected { $move }. That’s this opponent’s rule: it only looks at your last move and never learns.
# What was chosen: a move or, by its name, a strategy that it listens to; tried: at random.
why-valued = { $chosen ->
    [move] In the last round I played { $move }: { $situation } it promised the most, { $value } points from there on.
    [move-tried] In the last round I tried { $move } at random: { $situation } it promised { $value } points from there on.
    [strategy] In the last round I followed { $name }: { $situation } it promised the most, { $value } points from there on.
   *[strategy-tried] In the last round I tried { $name } at random: { $situation } it promised { $value } points from there on.
  }
why-daemon = { $said ->
    [yes] In the last round I expected { $move }, like the daemon I follow.
   *[no] In the last round I played at random: the daemon I follow had seen nothing like it.
  } It remembers { $moves } of your moves and { $guesses } of the guesses. Its rating is { $rating }{ $rivals ->
    [0] .
   *[other] ; the next best has { $next }.
  }
why-knew = What it knew: { $weights }.
why-counters = In the last round I expected { $move }. For the moves before it, my counters add up to { $sums }.
why-too-early = Ask me after the first round. My next move stays secret until then.

## The end of a match
end-title = { $ending ->
    [won] 🔮 { $name } wins { $won } : { $lost }
    [lost] 🔮 Gadalka wins { $lost } : { $won }
    [level] 🔮 Level: { $name } { $won } : { $lost } Gadalka
    [stopped] 🔮 Stopped at { $name } { $won } : { $lost } Gadalka
    [replaced] 🔮 Stopped at { $name } { $won } : { $lost } Gadalka
    [forfeited] 🔮 { $name } wins by forfeit at { $won } : { $lost }
   *[withdrawn] 🔮 Match ended at { $name } { $won } : { $lost } · that opponent is no longer available
  }
end-broke = { $line ->
    [0] Its file crashed, or took longer than two seconds by the clock, and couldn’t choose a move. Every round so far counts.
   *[other] Its file crashed at line { $line }, column { $column }, and couldn’t choose a move. Every round so far counts.
}
match-none = You have no open match. Start one: /rps play
end-no-rounds = No rounds played.
end-check = { $check ->
    [verified] ✓ verified
   *[failed] ✗ My own check of this match failed. Don’t trust it, and let whoever runs this bot know.
  }
end-gave-me = { $habit }. That gave me { $points ->
    [one] one point
   *[other] { $points } points
  }{ $back ->
    [0] {""}
   *[other] , and you { $back }
  }.
end-gave-you = { $habit }, and I didn’t catch on. That gave you { $points ->
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
end-habit-favourite = You play { $move } most often
end-habit-in-turn = { $size ->
    [2] You alternate your two moves
   *[other] You go through the moves in order, { $moves }
  }
end-plain = { $plain ->
    [mine] { $variant ->
        [0] No single habit gave you away. I lived on small change.
        [1] I can’t name one habit that cost you this. Chance and I share the credit.
       *[2] Nothing you did stands out. Let’s call it foresight all the same.
      }
    [yours] { $variant ->
        [0] I found no habit to hold on to. My compliments.
        [1] You gave nothing away. I did look.
       *[2] No habit of yours stands out. The cards blush.
      }
    [level] { $variant ->
        [0] Neither of us gave much away.
        [1] Level, and no habit stands out. The cards shrug.
       *[2] Nothing between us, and nothing to read into it.
      }
    [short] { $variant ->
        [0] Too short to tell anyone’s fortune.
        [1] So few rounds? Even I need a little more.
       *[2] We’d barely started; there’s nothing to tell yet.
      }
    [random] { $variant ->
        [0] I played at random, so this says nothing about you.
        [1] I read nothing this time. Praise the coin, or blame it.
       *[2] My moves were random: no habit of yours mattered.
      }
   *[by-rule] { $variant ->
        [0] I stuck to my rule, and no habit of yours stands out.
        [1] I played by a rule and read no one. No habit stands out.
       *[2] A rule against a person, and no habit that stands out.
      }
  }
end-read = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }. I foresaw { $percent }% of your moves; chance would get { $chance }%: { $verdict }.
end-unread = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }. I read nothing.
verdict = { $verdict ->
    [read] more than chance
    [escaped] you slipped away more often than chance allows
   *[unsure] too few rounds to be sure
  }
strip-yours = ← your moves
strip-mine = ← mine
details-title = 🔎 In numbers: { $score }
details-habit = { $habit }: { $followed ->
    [one] { $followed } time
   *[other] { $followed } times
  } out of { $situations }. Of these rounds I won { $mine } and you won { $yours }{ $drawn ->
    [0] {""}
    [one] ; { $drawn } was a draw
   *[other] ; { $drawn } were draws
  }.

## The chart of a match
chart-rounds = { $game }: { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }
chart-best = { $who ->
    [you] { $by ->
        [0] You were never ahead.
       *[other] Your largest lead was { $by }, in round { $round }.
      }
    [me] { $by ->
        [0] I was never ahead.
       *[other] My largest lead was { $by }, in round { $round }.
      }
   *[other] { $by ->
        [0] { $name } was never ahead.
       *[other] { $name }’s largest lead was { $by }, first in round { $round }.
      }
  }
chart-turns = { $turns ->
    [0] The lead never changed hands.
    [1] The lead changed hands once, in round { $round }.
    [2] The lead changed hands twice, last in round { $round }.
   *[other] The lead changed hands { $turns } times, last in round { $round }.
  }
chart-reach = By chance alone, { $decided } rounds with a winner end more than { $reach } apart in one match out of twenty at most.
chart-ahead = { $who ->
    [you] You’re { $by } ahead: that’s hardly chance.
    [me] I’m { $by } ahead: that’s hardly chance.
   *[other] { $leader } is { $by } ahead: that’s hardly chance.
  }
chart-few = { $decided ->
    [0] No round had a winner.
    [one] One round with a winner is too few to tell skill from chance.
   *[other] { $decided } rounds with a winner are too few to tell skill from chance.
  }
chart-stopped = A match that was stopped early proves less: people like to leave while they’re ahead.
chart-chosen = You chose: { $moves }
chart-grey = Grey: how far chance alone would go, 19 times in 20
chart-lead = Who was ahead
chart-difference = your wins minus mine
chart-moves = Your moves
chart-times = times
chart-round = round
chart-alt = { $score }. Who was ahead, round by round: a line over the grey range of chance, and your moves as bars. { $lines }

## Fairness proof
proof-moves = ✓ Each of my moves ({ $count }) is the one that I fixed before you picked.
proof-mines = ✓ The mines follow from my secret, which I fixed before your first press, and from the first cell.
proof-wrong = ✗ This doesn’t fit what I showed. Don’t trust it, and let whoever runs this bot know.
proof-shown = What I showed first: { $bound }. Its secret: { $secret }
proof-how-page = So far that’s only my word. The page checks it in your own browser, also against messages you kept.
proof-how-line = So far that’s only my word. With a copy of Gadalka you can check it, also against messages you kept: npm run -s gadalka -- verify "…" messages.txt
source-at = A copy of Gadalka: { $link }
source-unknown = No download address is set here. Ask the host of this bot where to get a copy of Gadalka.
proof-none = You have nothing finished to verify. Play: /rps play, /oddeven or /mines
proof-not-yet = It isn’t over yet. I show my secret at the end.
proof-unreadable = That isn’t one of my proof lines. A proof line starts with gd1., comes from the Verify button of a finished match, and must be complete.

## Presses that change nothing
press-old-button = That button is too old to work. Start a new match: /rps play or /oddeven
panel-gone = That button is out of date. Here’s how things are now.
panel-type = Type: { $example }
press-not-yours = This isn’t yours.
match-of = This is { $name }’s match.
board-of = This is { $name }’s board.
button-play-too = Play too
button-play-private = Play in private
press-round-played = That round has been played; nothing was counted twice. Here’s the score.
press-match-over = That match is over. Nothing was counted.
opponent-gone = That opponent no longer exists, so the match can’t go on. Start a new one: /rps play or /oddeven

## Games offered in any chat
offer-open-title = { $game }: for anyone
offer-open-description = The first to press plays against me
offer-open-text = { $name } offers a game against me. The first to press plays.
offer-own-title = { $game }: for you
offer-own-description = You play against me while the chat watches
offer-own-text = { $name } wants to know the future. Press to start.
offer-mines-open-description = The first to press plays while the chat watches
offer-mines-open-text = { $name } offers a minesweeper board. The first to press plays.
offer-mines-own-description = You play while the chat watches
offer-mines-own-text = { $name } is about to cross a minefield. Press to start.

## Commands
command-rps = Rock-paper-scissors, against the fortune-teller or each other
command-rps-play = Play; I learn as we go
command-oddeven = Odd or even: you pick, I guess
command-oddeven-play = Play; if I miss, the point is yours
command-strategy = Opponents: who they are, and your own names for them
command-strategy-list = All opponents, one per line
command-strategy-mine = Names you’ve given to strategies
command-strategy-submit = Send in a strategy file you wrote
command-help = What I can do and how to ask for it
command-settings = Your settings: language, memory, who can see you, your data
option-help-topic = what to read about
option-variant = classic (3 moves) or lizard-spock (5 moves)
option-length = first to 10, best of 9, endless …
option-game = which game; rock-paper-scissors by default
option-opponent = the strategy that plays against you
option-strategy = an opponent, or a name someone registered
option-registered-strategy = what the name stands for, such as markov:order=4,decay=0.98
option-strategy-file = your strategy: JavaScript, or TypeScript with erasable types; up to 64 KB
option-file-name = its name: a new one, or one of yours for a new version
option-strategy-note = a line about it
choice-classic = Classic: rock, paper, scissors
choice-lizard-spock = Lizard and Spock too: five moves
choice-novice = Novice: knows nothing about you, learns during the match
choice-fortune-teller = Fortune-teller: knows you and how people play; never forgets
choice-mirror = Mirror: plays the way you do
choice-coin = Fair coin: reads nothing, and can’t be read
strategy-fortune-teller = reads your habits in forty ways at once, knows people, and is hard to fool
strategy-mirror = your double: moves the way you would in its place
strategy-random = a fair coin; reads nothing
strategy-wildcard = weighs every earlier moment that resembles this one
strategy-constant = always the same move, rock by default
strategy-rotation = every move in order: rock, paper, scissors …
strategy-anti-rotation = expects you to go through the moves in order
strategy-copy = plays your last move
strategy-always-counter = plays what beats your last move
strategy-always-counter-self = plays what beats its own last move; never looks at yours
strategy-win-stay-lose-shift = repeats what won, changes what lost
strategy-after-result = follows the result: moves on by so many after a win, a draw, a loss
strategy-frequency = beats the move you play most
strategy-markov = beats what you usually do after your last few moves
strategy-mupn = beats what you did last time after the same few moves
strategy-supp = learns by trial which move pays off after your last few
strategy-mksu = learns by trial which of eight other strategies to follow
strategy-mkia = learns by trial which of three readers to follow
strategy-daemons = a crowd of daemons with a supervisor who listens to the luckiest
strategy-shannon = Shannon’s machine of 1953: do you do the same thing twice?
strategy-seer = SEER of 1956: follows a pattern while it pays
strategy-experts = a council of readers, each heard according to its record
strategy-history-match = looks for where play last went like this, and how such guesses turned out
strategy-second-guess = knows that you know that it knows
strategy-iocaine = the winner of 1999: guesses at every level, judged over several horizons

strategy-list-title = 🔮 { $count ->
    [one] { $count } opponent
   *[other] { $count } opponents
  }
strategy-info-title = 🔮 { $family }
strategy-games = Plays: { $games }
strategy-settings = Settings:
strategy-no-settings = It has no settings.
strategy-setting = { $name }: { $valid } (default { $usual })
strategy-set = ← here { $value }
strategy-source = Source: { $source }

registration-done = 🔮 { $name } is registered
registration-play = Play it: { $command } opponent={ $name }. Anyone who knows the name can.
registration-mine-title = 🔮 Your strategies: { $count } of { $max }
registration-none = You have no strategy of your own yet. Send a file, or give one of mine a name.
registration-withdraw-title = Withdraw { $name }?
registration-withdraw-file = No one can play it any more, matches in progress end without a result, and its file is deleted. Anyone may take the name.
registration-withdraw-text = No one can play it by that name any more, and anyone may take the name. Matches in progress go on.
button-withdraw = Withdraw it
registration-withdrawn = { $name } is withdrawn; the name is free.
registration-kept = Kept.
button-strategy-submit = Send a file
button-strategy-name = Name one of mine
button-strategy-register = Give it a name
button-strategy-mine = My strategies
button-strategy-version = New version
button-strategy-change = Change
button-strategy-withdraw = Withdraw
registration-refused = { $refusal ->
    [bad-name] “{ $name }” isn’t a valid name. Use 3 to 24 letters a to z, digits and hyphens, starting with a letter, such as my-markov.
    [reserved-name] “{ $name }” already means something here. Choose another name, such as my-{ $name }.
    [like-built-in] “{ $name }” looks too much like one of my own strategies. Choose another name, such as my-{ $name }.
    [taken] Someone has already registered “{ $name }”. Choose another name.
    [full] You’ve registered { $max } strategies, which is the limit. Withdraw one first: /strategy withdraw
   *[not-yours] You haven’t registered “{ $name }”. Your names: /strategy mine
  }
registration-trying = 🔮 { $name } is on trial
registration-trying-text = The report will appear here in a moment.
registration-one-at-a-time = Your last trial is still running, and it’s one at a time per person. Its message becomes the report.
registration-queue-full = The queue for trials is full. Try again in a few minutes.
registration-broken-off = The trial of { $name } was interrupted, and nothing was registered. Send the command again in a minute.
registration-store-away = I can’t reach my memory right now, so nothing was registered. Send the command again in a minute.

submission-how = A file and a name, please: /strategy submit my-bot, with the file.
submission-version = 🔮 { $name } has a new version: { $version }
submission-known = 🔮 { $name } is already exactly this file
submission-public = Anyone who knows the name can play it.
submission-results = { $game }: it won { $won } of { $matches } matches of { $rounds } rounds, { $mean } points per round. Rounds won:lost:drawn, and points per round:
submission-other-game = { $game }: { $won } of { $matches } matches won, { $mean } points per round.
submission-not-there = { $game }: not played, because { $reason }.
submission-untried = { $game }: not tried, because it takes so many steps. To have it tried there alone, say so in the file: export const games.
submission-taken = It took at most { $steps } of the { $most } steps allowed per match, and { $memory } of { $limit } MB of memory. A match took { $milliseconds } ms.
submission-play = Play it: { $command } opponent={ $name }. Its hash and its versions: /strategy info { $name }
submission-no-load = 🔮 { $name } doesn’t load
submission-breach = { $kind ->
    [crashed] 🔮 { $name } failed in its trial
    [illegal] 🔮 { $name } made no valid move in its trial
   *[exhausted] 🔮 { $name } used too much in its trial
  }
submission-at-start = { $game }, before the first round against { $opponent }.
submission-at-round = { $game }, against { $opponent }, round { $round }.
submission-place = Line { $line }, column { $column }:
submission-nothing = Nothing was registered. Fix the file and send it again.
submission-no-games = The file says it plays { $typed }. I know { $valid }. Nothing was registered.
submission-too-slow = Its trial took longer than I allow, so nothing was registered. Let it compute less per round, or send it again when I’m less busy.
submission-unsteady = { $name } isn’t deterministic: in { $game } against { $opponent }, the moves differ from round { $round } on. The same rounds must give the same moves. Nothing was registered.
strategy-file-title = A file by its author: JavaScript, run in a sandbox.
strategy-file-facts = Version { $version }, { $bytes } bytes. SHA-256: { $hash }
strategy-file-earlier = Earlier versions: { $versions }
strategy-file-note = “{ $note }”

## Problems with what was typed
problem-unknown-command = I don’t know the command “{ $typed }”. What I can do: /help
problem-unknown-command-nearest = I don’t know the command “{ $typed }”. Did you mean { $nearest }? All commands: /help
problem-unknown-option = /{ $command } doesn’t understand “{ $typed }”. It takes: { $valid }
problem-bad-choice = “{ $typed }” isn’t valid for “{ $option }”. Choose one of: { $valid }
problem-unknown-word-nearest = /{ $command } doesn’t understand “{ $typed }”. Did you mean { $nearest }?
problem-bad-choice-nearest = “{ $typed }” isn’t valid for “{ $option }”. Did you mean { $nearest }? Valid ones: { $valid }
problem-bad-text = “{ $typed }” can’t be the { $option }: it must be 1 to { $max } characters long.
problem-file-missing = { $example } needs a file: send one along.
problem-file-too-large = The file is too large. The limit is { $kilobytes } KB.
problem-file-unavailable = The file didn’t reach me. Please send it again.
problem-lone-file = “{ $typed }” alone doesn’t say what to do with it. Reply to it with a command that takes a file: { $nearest }
problem-level-and-opponent = A level is an opponent already. Choose one of the two: level=… or opponent=…
problem-length = “{ $typed }” isn’t a valid length. Try first to 10, best of 9 (odd) or endless; numbers from 1 to { $max }.
problem-unknown-strategy = I don’t know an opponent called “{ $typed }”. Well-known ones: { $some }. All of them: /strategy list
problem-unknown-strategy-nearest = I don’t know an opponent called “{ $typed }”. Did you mean { $nearest }? All of them: /strategy list
problem-unknown-parameter = { $family } has no setting “{ $typed }”. It has: { $valid }
problem-bad-value = { $parameter } can’t be “{ $typed }”. It can be: { $valid }
problem-wrong-game = { $typed } doesn’t play this game ({ $game }). These do: { $some }. All of them: /strategy list

## Failures
failure-unexpected = Something went wrong on my side; it’s been logged and nothing is lost. Please try again.
failure-busy = My crystal ball is crowded right now. Nothing was counted and nothing is lost: try again in a moment.
failure-file-time = This opponent’s author has files that think too long, and they’ve used up their time for this minute. Nothing was counted: try again in a moment.
failure-store = I can’t reach my memory right now. Nothing is lost: try again in a moment. A move that was counted won’t count twice.

## What binds the host
fairness-brief = 🔮 My move is fixed before you pick. Verify at the end of a match or board shows that it was.
fairness-anchor = The daily and tournaments are drawn from a secret of the day. I show it the next day, and every one leads to this number: { $anchor }
fairness-secret = The newest, for npm run -s gadalka -- verify:

## Budgets: too much at once
budget-past = { $budget ->
    [press] Too fast for my crystal ball. Try again in { $wait }; your game is waiting where it was.
    [command] One wish at a time. Try again in { $wait }; nothing is lost.
    [picture] My brushes need to dry. I can draw again in { $wait }; everything else works.
    [hint] Even a crystal ball needs a rest. The next hint is ready in { $wait }; you can play on meanwhile.
    [export] You’ve downloaded your file a few times already. You can get it again in { $wait }.
    [submission] That’s enough files for one day. You can send another in { $wait }; until then, try them at home.
   *[tournament] Too many tournaments at once. You can open another in { $wait }; the open ones go on.
  }
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
help-brief = 🔮 I play against you and learn how you choose: /rps. Duel a friend: /duel. New every day: /daily. Everything else I can do is a tap away.
help-title = 🔮 What I can do
help-friends = With friends
help-you = About you
help-strategies = Strategies
help-fairness = Is it fair?
help-privacy = Privacy
start-title = 🔮 I’m Gadalka
start-text = I read minds, a little. Choose a game: I’ll learn how you choose, show you what I saw, and prove that each of my moves was fixed before you picked.
start-mines = Minesweeper
privacy-title = What I store about you
settings-title = ⚙️ Settings
settings-text = Only you see this.
settings-you = You
settings-memory = What I remember about you
settings-others = Who can see and challenge you
settings-data = Your data
settings-here = { $kind ->
    [server] This server
   *[group] This group
  }
settings-learn-on = Learn from me
settings-learn-off = Don’t learn from me
settings-forget = Forget me…
settings-export = Download
privacy-brief =
    I store your id, moves, results and settings.
    I don’t store your messages. I keep your name for two weeks after a duel, or while you agree to be seen.
    Your profile is private until you say otherwise.
    Everything stays with whoever runs this bot.
    You can download or delete it at any time.
stored-matches = Your id on this platform, your moves and the results; for recent matches also the settings, times and the secret behind my own moves. How many rounds you won in the last week and month you played, and the day of the last one.
stored-settings = The language you chose, and whether you’re shown and take challenges.
stored-shown = While you’re shown: your name, where you play, and your results on the lists there.
stored-handle = Your @name, for 90 days after I last saw it, so that others can name you.
stored-duels = Your duels: both players’ moves and the results, with both names and the chat for two weeks. Your rating.
stored-mines = Your open minesweeper board, your last ones, and how your games went.
stored-daily = Your attempts at the daily, with their times, and your streak.
stored-strategies = Strategies you register or send: their names, files and trials.
stored-tournaments = Tournaments you opened or entered, where they were, and how your entrants did.
stored-replays = Matches and duels you share as a page, with the names in them: for a year, or until you take them back.
stored-place = The daily post in your private chat, if you turned it on: the chat, the time and the language. If you’re banned, here or everywhere: your id, your name at the time, and the date; this stays when you delete the rest.
data-export-text = Oldest moves first. The secret of a match that’s still open is left out: it would give my next move away.
data-delete-title = Delete everything?
data-delete-text = All your rounds, totals, matches, boards, registered strategies and rankings will be gone, and I won’t know you any more. You can’t undo this.
button-delete = Delete everything
button-keep = Keep it
data-deleted = Gone. We have never met.
data-nothing = There was nothing to delete.
data-kept = Kept. I still know you.

## Platforms

## Challenges
challenge-retract = Take it back
challenge-retracted = { $caller } has taken the challenge back.
challenge-lapsed = This challenge is no longer open.
challenge-not-challenged = Only { $name } can answer this.
challenge-not-challenger = Only { $name } can take this back.
challenge-unseen = { $name } can’t see this chat. Challenge them in a group you’re both in.
challenge-left = { $name } isn’t in this chat and wouldn’t see it.
challenge-off = { $name } isn’t taking challenges.
challenge-lately = You asked { $name } less than ten minutes ago. Give them a moment.
challenge-take-button = Take challenges
challenge-refuse-button = No challenges
challenge-setting-on = Others can challenge you by name, to a duel or a comparison. I’ll mention you, and you accept or decline.
challenge-setting-off = You’re not taking challenges. Anyone who names you sees that, and nothing is posted.

## Who may see a profile
shown-never = Never shown: your individual moves, and which other chats you play in.
shown-now = { $shown ->
    [yes] Anyone who asks me, anywhere, can see your name, results and profile, based on all your rounds with me.
   *[no] Your name is on no list, and only you can see your profile.
  }
profile-read-all = Read it all

## What rounds say about a person
trait-often = out of all moves: { $move }
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
step-same = same again
step-other = another move
step-beats = what beats it
step-beaten = what it beats
step-like = a switch like { $from } → { $to }
profile-title = 🔮 { $name }: { $game }
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
    [you] You never sit still: you change your move { $often }, whatever happens.
   *[other] { $name } never sits still and changes the move { $often }, whatever happens.
  }
profile-head-win-same = { $who ->
    [you] You stick to a winner: after a win you repeat your move { $often }.
   *[other] { $name } sticks to a winner: after a win { $name } repeats the move { $often }.
  }
profile-head-win-other = { $who ->
    [you] You don’t rest on a win: after one you change your move { $often }.
   *[other] { $name } doesn’t rest on a win and changes the move after one { $often }.
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
      } you repeat your move { $often }, more than chance would.
   *[other] After a { $result ->
        [win] win
        [loss] loss
       *[draw] draw
      } { $name } repeats the move { $often }, more than chance would.
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
      } with { $before } you play { $move }, { $often }.
   *[other] { $name } has a reflex: { $move } after a { $result ->
        [win] win
        [loss] loss
       *[draw] draw
      } with { $before }, { $often }.
  }
profile-head-way = { $who ->
    [you] You play much like a simple rule: { $way }.
   *[other] { $name } plays much like a simple rule: { $way }.
  }
profile-head-read = { $who ->
    [you] No single habit gives you away, and yet you’re easier to read than a coin.
   *[other] No single habit gives { $name } away, and yet { $name } is easier to read than a coin.
  }
profile-head-chance = { $who ->
    [you] You’re as hard to read as a coin: no habit gives you away.
   *[other] { $name } is as hard to read as a coin: no habit gives { $name } away.
  }
profile-head-early = { $who ->
    [you] It’s too early to judge you: no habit stands out yet.
   *[other] It’s too early to judge { $name }: no habit stands out yet.
  }
profile-nothing = No rounds yet. A full profile needs { $missing } rounds.
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
profile-share = { $what } { $percent }% ({ $count })
profile-after-none = After a { $result ->
    [win] win
    [loss] loss
   *[draw] draw
  }: no data yet.
profile-habits = What stands out:
profile-habit = – { $habit } { $percent }%, { $count } of { $total }
profile-read = I guessed { $guessed } of { $rounds } moves, { $percent }. Chance would get { $chance }.
profile-likest-none = Not like any simple way I know.
profile-likest = Plays most like: { $way }. That would have made { $agreed } of the { $rounds } moves; chance would make { $luck }.
profile-kept = Of { $played } rounds, the newest { $kept } are stored and counted here.
profile-details-title = 🔮 The numbers behind this profile: { $game }
profile-details-how = How to read this. A habit is listed when chance alone would produce it about once in forty times. I check many, so now and then one is chance. A known way of playing is named when it would have made many more of the moves than chance, and a random player would look that much like any of them less than once in a hundred times.
profile-details-closed = Only people who can see this profile can see its numbers, and it isn’t open here.
profile-alt = { $name }’s habits, what follows what: { $habits }. Share of moves I guessed, up to each round: { $curve }.
profile-closed = You can’t see { $name }’s profile. To see how you both play, ask: /profile compare. To open your own: /settings
portrait-button = In six lines
portrait-when = { $kind ->
    [result] after { $result ->
        [win] a win
        [loss] a loss
       *[draw] a draw
      }
    [same-result] after { $rounds } { $result ->
        [win] wins
        [loss] losses
       *[draw] draws
      } in a row
    [result-own] after { $result ->
        [win] a win
        [loss] a loss
       *[draw] a draw
      } with { $move }
    [own] after { $move }
    [bot] after my { $move }
    [same-move] after the same move { $rounds } times
    [always] always
   *[else] otherwise
  }
portrait-rule = { $when }: { $said ->
    [own-same] the same again
    [own-beats] what beats one’s own last move
    [own-beaten] what one’s own last move beats
    [bot-same] my last move
    [bot-beats] what beats my last move
    [bot-beaten] what my last move beats
   *[move] { $move }
  }
portrait-line = – { $rule }, { $hits } of { $of }
portrait-how = The first line that fits counts. These lines gave each of your last { $rounds } moves, which they hadn’t seen, { $lines }% on average; chance gives 33%. The file plays like you: send it with /strategy submit to play against it.
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
  }, with counts; blue: more often than chance, orange: less often
picture-compared = The habits furthest apart, with counts
picture-read = Moves I guessed, 40 at a time; grey: chance
picture-round = up to round
picture-failed = The picture couldn’t be drawn; everything is in the text.

## Whom a person option names
person-unknown = I don’t know who { $typed } is. Use @name, or reply to one of their messages with the command.
person-unmet = I don’t know { $name } yet: they have to write to me or press one of my buttons once.
person-unknown-id = { $typed } isn’t a player. Players are named like terminal:anna or discord:700000000000000001
person-bot = Bots have no profile, and I keep mine to myself.

## Two people compared
menu-compare = Compare how we play
compare-with-whom = Compare with who? Name someone, or reply to one of their messages: /profile compare @name
compare-oneself = That’s you, and no one plays more like you. Name someone else.
compare-own-missing = A comparison needs { $needed } rounds of { $game } from each of you; you still need { $missing }.
compare-ask = { $name }, may { $caller } compare how you both play?
compare-ask-seen = If you accept, everyone here sees how I read you both, and how you play.
button-accept = Accept
button-decline = Decline
compare-not-asked = This question is for someone else.
compare-declined = No comparison this time.
compare-title = 🔮 { $a } and { $b }: { $game }
compare-headline = 🔮 I read { $percentA } of { $a } and { $percentB } of { $b }
compare-read = I read { $guessedA } of { $roundsA } moves and { $guessedB } of { $roundsB }; chance would get { $chance }.
compare-chance = { $verdict ->
    [chance] { $name } is as hard to read as a coin.
   *[unsure] For { $name }, that could still be chance.
  }
compare-early = It’s early: I need { $needed } rounds from each of you to say where you differ.
compare-differ = You play differently, though no single habit shows it.
compare-effect = How different: { $effect } on a scale from 0 to 1, from { $roundsA } and { $roundsB } rounds.
compare-differences = Where you two differ most:
compare-difference = – { $habit }. { $a } { $percentA }% ({ $countA } of { $totalA }), { $b } { $percentB }% ({ $countB } of { $totalB })
compare-no-difference = No difference found yet.
compare-seed = The distance as first published, over the last { $context } moves: { $p } of { $most }. By number of moves considered: { $d }
compare-trust = Could it be chance? With your rounds shuffled and dealt to the two of you again, { $count } of 1000 deals differ this much (p = { $p }).
compare-details-title = 🔮 The numbers behind this comparison: { $game }
compare-details-difference = – { $habit }. { $countA } of { $totalA }, { $countB } of { $totalB } (p { $p })
compare-details-how = How to read this. Two numbers side by side are for the two of you, in the order of the message above. How different: 0 is alike, 1 has nothing in common. The same person on two occasions is mostly between 0.25 and 0.60, two people between 0.63 and 0.86.
    p is how often chance alone would produce a difference this big (for habits, corrected for the number of habits tested). There are two tests, of all your rounds and of single habits. If either finds p up to { $level }, I say where you differ; otherwise, that I’ve found no difference yet.
    The published distance is close to its maximum between any two people: it’s here for its history, not its meaning.
compare-details-closed = This comparison is no longer open here. Ask again: /profile compare
compare-too-few = Not enough rounds to compare: each of you needs { $needed }.
line-since = – { $name }, since { $date }

## The map of a place
landmark-random = pure chance
landmark-copy = copycat
landmark-rotation = every move in order
landmark-anti-rotation = beats moves in order
landmark-always-counter = beats opponent’s last
landmark-constant = always { $move }
map-title = Who plays alike here: { $game }, { $count ->
    [one] one player
   *[other] { $count } players
  }
map-subtitle = The closer together, the more alike. Directions mean nothing.
map-ways = well-known ways of playing
map-alt = Map of { $count } players and of well-known ways of playing. { $lines }
map-head = { $one } and { $other } play most alike here; { $first } and { $second } least.
map-line = { $name }: most like { $other }
map-line-way = { $name }: most like { $other }, in the style of “{ $way }”
map-line-alone = { $name }: in the style of “{ $way }”
map-line-none = { $name }: not like any way I know
map-head-two = Only two players are on this map so far.
map-more = … and { $count } more in the picture.
map-numbered = In the picture: { $list }
map-left = { $count ->
    [one] One player who played here longer ago is
   *[other] { $count } players who played here longer ago are
  } left out.
map-short = { $count ->
    [one] One player has
   *[other] { $count } players have
  } too few rounds yet.
map-join = Only players who agreed are counted.
map-alone-here = A map shows the players of a group or server. Ask me there: /profile map
map-too-few = A map needs { $people } players here with an open profile and { $rounds } rounds each. So far: { $ready }. Still short of rounds: { $short }.
map-mine-private = You’re not on it: your profile is private. To appear: /settings, and then finish a match here.
map-mine-not-here = You’re not on it yet: finish a match here.
map-mine-missing = You’re not on it yet: { $missing ->
    [one] play one more round
   *[other] play { $missing } more rounds
  } of this game, { $needed } in all.
map-mine-ready = You’re ready.
map-mine-people = You play most like { $list }.
map-mine-alone = No one else is on this map.
map-mine-ways = Your style: { $way }.
map-mine-no-way = Your style is like none I know.
habits-most = What stands out most here is “{ $habit }”: { $share }, where chance gives { $luck }.
habits-none = On average, nothing here stands out from chance.
habits-counts = { $people } players, about { $rounds } rounds; everyone counts the same. In brackets: what chance gives.
habits-too-few = An average needs { $needed } players here with an open profile and { $rounds } rounds each. So far: { $ready }.

## What is known of a player
model-title = 🔮 What I know about you: { $game }
model-missing = I know { $rounds ->
    [0] none of your rounds
    [one] one of your rounds
   *[other] { $rounds } of your rounds
  }. After { $missing } more I can say what I believe.
model-rounds = I know { $rounds ->
    [one] one of your rounds
   *[other] { $rounds } of your rounds
  }. What I believe:
model-no-habits = no habit stands out; you’re hard to put into words
model-sure = How sure: I’d have read { $right } of your last { $all } moves (chance: { $luck }); { $verdict }.
model-from = Based on: { $own }% on you, { $people }% on other people.
# What the bot may lose to the reader: $points now, of the 8 that everybody begins with; 2 more are kept in
# reserve.
model-account = { $state ->
    [lent] I’m willing to lose up to { $points } points to you: my 8, plus { $more } I’ve won from you.
    [begun] I’m willing to lose up to 8 points to you. Chance aside, no one is ever more than 10 points ahead of me.
    [less] I’ll risk { $points ->
        [one] one more point
       *[other] { $points } more points
    } on you. You’ve already won the rest of my 8.
    [spent] I’ve nothing left to risk on you: you’ve won all 10 points that anyone can win from me, chance aside. From now on every move of mine is random.
   *[read] You’ve won my 8 points, so you may be reading me. I’m playing at random until I win some back.
}
model-mode-learning = I learn from your rounds.
model-mode-off = I play at random and learn nothing.
model-reset-title = Forget how you play?
model-reset-text = I’ll forget everything I’ve learned about you so far. Your totals stay. You can’t undo this.
button-forget = Forget it
model-change-done = { $change ->
    [reset] Forgotten: we’re strangers again. Your totals stay.
    [off] Off. A move that’s already fixed is still played.
   *[on] I’m learning again.
  }
model-change-already = { $change ->
    [reset] There’s nothing to forget: I know none of your rounds.
    [off] It’s already off.
   *[on] I’m already learning.
  }
button-share = Share
button-share-stop = Stop sharing

## Minesweeper
command-mines = Minesweeper, with hints that say why
command-mines-play = Play; choose a level
option-mines-level = How large and how dense
option-mines-noguess = A board that can be solved without guessing
choice-pocket = Pocket: 5×5, 4 mines
choice-small = Small: 8×8, 10 mines
choice-beginner = Beginner: 9×9, 10 mines
choice-intermediate = Intermediate: 16×16, 40 mines
choice-expert = Expert: 30×16, 99 mines
choice-yes = yes
choice-no = no
mines-level-custom = Others
mines-title = 💣 Minesweeper { $width }×{ $height } · { $mines ->
    [one] { $mines } mine
   *[other] { $mines } mines
  }
mines-begin-opening = Open any cell: it and its neighbours are safe.
mines-progress = 🚩 { $flags } of { $mines } · { $left ->
    [one] { $left } safe cell to go
   *[other] { $left } safe cells to go
  }
mines-how-open = Press a cell to open it. Press a number with all its mines flagged to open the rest around it.
mines-how-flag = Flag mode: press a cell to set or remove a flag.
mines-ended = { $ending ->
    [won] 🎉 { $name } cleared the board in { $time }{ $hints ->
        [0] .
        [one] , with { $hints } hint.
       *[other] , with { $hints } hints.
      }
    [lost] 💥 { $cell } was a mine. { $name } had cleared { $cleared } of { $safe } cells.
    [stopped] Stopped. { $name } had cleared { $cleared } of { $safe } cells.
   *[replaced] Stopped. { $name } had cleared { $cleared } of { $safe } cells.
  }
button-new-board = New board
button-flag-mode = Flag mode
button-open-mode = Open mode
button-hint = Hint
button-play-again = Another board
mines-toast-won = Cleared! Every mine was where you thought.
mines-toast-lost = { $cell } was a mine.
mines-toast-stopped = Stopped.
mines-toast-flag = { $cell }: flag
mines-toast-unflag = { $cell }: no flag
mines-toast-open = { $cells ->
    [one] { $cell }: { $number }
   *[other] { $cell }: { $cells } cells opened
  }
mines-open-already = { $cell } is already open.
mines-flagged = { $cell } has a flag. Remove it in flag mode first.
mines-flags-differ = { $cell } shows { $number }. Flag that many cells around it, and it opens the rest.
mines-board-changed = The board has changed since that button was drawn. Here it is now.
mines-over = This game is over. Start another: /mines
mines-hint-safe = 💡 { $cell } is safe: { $because }.
mines-hint-guess = 💡 Nothing is certain. The best guess is { $cell }: it’s a mine in { $risk }% of the ways the mines can lie.
mines-hint-first = 💡 Nothing is open yet. { $cell } is as safe as any first cell.
mines-number-at = the { $number } at { $cell }
mines-because-numbers = { $count ->
    [one] { $numbers } leaves no other possibility
   *[other] { $numbers } leave no other possibility
  }
mines-because-numbers-total = together with the number of mines, { $count ->
    [one] { $numbers } leaves no other possibility
   *[other] { $numbers } leave no other possibility
  }
mines-because-total-alone = the number of mines leaves no other possibility
mines-too-large = That board is too large for this chat. The largest here is { $most }.
mines-no-such-board = I couldn’t find such a board that needs no guessing. Try again.
mines-stats-title = 💣 Your minesweeper games
mines-stats-board = board
mines-stats-best = best
mines-stats-games = games
mines-stats-streak = Wins in a row without a hint: { $now } now, { $most } at best.
mines-stats-what = Best times are without hints. Games you gave up count as not won. No-guess boards are listed separately.
mines-stats-none = You haven’t finished a game yet. Start one: /mines

## The daily challenge
command-daily = An opponent and a board, new every day
command-daily-today = Today’s challenge and how you’re doing
option-daily-zone = your time zone: a city such as Berlin, or utc+3
place-daily = The daily challenge
# The number counts days; Gadalka is the bot's name.
daily-title = 🔮 Gadalka { $number } · { $date }
daily-opponent-title = 🔮 Gadalka { $number } · today’s opponent
daily-today-opponent-open = Opponent: 20 rounds, not started yet.
daily-today-opponent-going = Opponent: { $won } : { $lost }, round { $round } of { $of } is next.
daily-today-opponent-done = Opponent: { $won } : { $lost }.
daily-today-board-open = Board: 5×5, not started yet.
daily-today-board-going = Board: in progress.
daily-today-board-won = Board: cleared in { $time }{ $hints ->
    [0] {""}
    [one] , including one hint
   *[other] , including { $hints } hints
}.
daily-today-board-lost = Board: not cleared this time.
# Before a time that counts down: "in 5 h".
daily-next = The next ones arrive
daily-invite = 🔮 Gadalka { $number }: today’s opponent and board for everyone.
# Button labels.
button-daily-yesterday = Yesterday
daily-opponent-first = Today’s opponent was drawn just for you. Work out how it chooses and beat it: 20 rounds, one attempt.
daily-opponent-score = You { $won } : { $lost } · round { $round } of { $of }
daily-round = { $result ->
    [win] You { $yours } · it { $its } → your point
    [loss] You { $yours } · it { $its } → its point
   *[draw] You { $yours } · it { $its } → a draw
  }
daily-round-toast = { $last } · { $won } : { $lost }
# Behind a row of signs, beside strip-yours.
daily-row-its = ← the opponent’s
daily-opponent-end = 🔮 { $won } : { $lost } against today’s opponent
daily-old-button = That button is from another day. Today’s: /daily
# Who the opponent of the day was: what its rule was, in the past.
daily-rule-after = { $result ->
    [win] After a round it won, it { $step ->
        [0] kept its move
        [1] switched to what that move beats
       *[other] switched to what beats that move
    }.
    [loss] After a round it lost, it { $step ->
        [0] kept its move
        [1] switched to what that move beats
       *[other] switched to what beats that move
    }.
   *[draw] After a draw, it { $step ->
        [0] kept its move
        [1] switched to what that move beats
       *[other] switched to what beats that move
    }.
  }
daily-rule-copy = It repeated your last move.
daily-rule-always-counter = It played what beats your last move.
daily-rule-anti-rotation = It expected you to go round, rock, paper, scissors, and beat the next step: so it played what your last move beats.
daily-rule-rotation = It went round, rock, paper, scissors, whatever you did.
daily-rule-win-stay = It kept a move that won and switched at random after a loss. After a draw it { $draw ->
    [stay] kept its move
   *[shift] switched at random, too
}.
daily-rule-frequency = It played what beats the move you chose most often{ $decay ->
    [1] {""}
   *[other] ; recent rounds counted most
}.
daily-rule-mupn = It remembered what you did last time after the same move { $side ->
    [own] of its own
   *[opponent] of yours
}, and beat that.
daily-seen = { $count ->
    [one] It showed in round { $rounds }.
   *[other] It showed in rounds { $rounds }.
}
# The lines that people copy and send to friends; they give no move away.
daily-strip = Gadalka { $number }
daily-strip-opponent = Gadalka { $number } · { $won }:{ $lost }
daily-strip-board = 💣 { $time }{ $hints ->
    [0] {""}
    [one] , one hint
   *[other] , { $hints } hints
}
daily-strip-board-lost = 💣 💥
daily-share-by = { $name } · the daily challenge
daily-share-copy = To copy or forward. It gives no moves away.
daily-card-call = New every day: /daily
daily-card-alt = Gadalka { $number }: { $won } rounds won, { $lost } lost. Round by round: { $results }.
daily-card-alt-board = Gadalka { $number }. { $board }
daily-word = { $result ->
    [win] won
    [loss] lost
   *[draw] drawn
  }
daily-yesterday-title = 🔮 Gadalka { $number }: the answers
daily-yesterday-none = I have nothing from that day: no one asked me for its challenge.
# Before a time that counts down: "in 5 h".
daily-yesterday-soon = Others may still be playing. The answers come out
daily-proof = All of it follows from that day’s secret, which is in this line. With a copy of Gadalka, anyone can check it: npm run -s gadalka -- verify "…"

## The board of the day, and the boards of the day
# { $number } counts the days: Gadalka 326
daily-board-title = 💣 Gadalka { $number } · today’s board
mines-daily-how = Everyone gets the same board on its day, and it needs no guessing. A hint costs ten seconds. Stop ends your one attempt.
mines-daily-over = The answers come at 01:00 UTC the next day: /daily yesterday
daily-board-score = With hints it counts as { $time }.
# Labels of buttons
button-daily-opponent = Opponent
button-daily-board = Board
## Days in a row
# At the end of a try: the days played in a row, today among them.
streak-day = { $days ->
    [one] Day 1 of a streak
   *[other] { $days }-day streak
}
# In /daily, where today is still open.
streak-so-far = { $days ->
    [one] 1-day streak so far
   *[other] { $days }-day streak so far
}
# After either of these and a dot.
streak-forgiven = one missed day this week was forgiven
# In a profile; $current may be 0.
streak-profile = Daily challenge streak: { $current } now, { $longest } at best

## Tournaments
command-tournament = Tournaments of strategies, played in the background
command-tournament-show = The tournament here and what you can do with it
command-tournament-create = Open a tournament here
command-leaderboard = The best strategies in tournaments, players against me, or people in duels
option-leaderboard-of = strategies in tournaments, players against me, or duels; strategies by default
option-leaderboard-scope = this server or group, or everywhere; here by default
option-leaderboard-period = this week, this month or all time; all time by default
choice-strategies = strategies
choice-players = players
choice-duels = duels
choice-here = here
choice-everywhere = everywhere
choice-week = this week
choice-month = this month
choice-all = all time
command-profile = How you play, and how others play
command-profile-show = What your rounds say about you: habits, streaks, how predictable you are
command-profile-compare = How alike you and someone else play; they’re asked first
option-profile-user = someone else; you by default
option-profile-other = who to compare with
command-profile-map = Who plays alike here, among well-known ways of playing
option-system = who meets whom; Swiss by default
option-rounds = rounds of a Swiss tournament, 1 to 30
option-match = rounds of each match, 10 to 2000; 1000 by default
option-entrant = who plays: a strategy, with settings if you like (markov:order=3), or a registered name
system-round-robin = Round robin
system-olympic = Knock-out
system-olympic-matches = Knock-out by matches
system-recursive = Knock-out for all places
system-recursive-matches = Knock-out for all places by matches
system-swiss = Swiss
tournament-title = { $system } · { $game }
tournament-created = { $name } opens a tournament of strategies.
tournament-joined = { $entrant } joins. { $count ->
    [one] One entrant so far.
   *[other] { $count } entrants so far.
  }
tournament-started = It starts: { $count } entrants, matches of { $match } rounds. This message shows the progress, and I’ll post the result.
tournament-cancelled = { $name } cancels it. Matches already played don’t count.
tournament-open = Open. { $count ->
    [0] No entrants yet.
    [one] One entrant so far.
   *[other] { $count } entrants so far.
  }
tournament-running = { $of ->
    [0] Round { $round } is on.
   *[other] Round { $round } of { $of } is on.
  }
tournament-last = It’s over. First: { $names }
tournament-won = { $count ->
    [one] The winner: { $names }
   *[other] First place is shared: { $names }
  }
tournament-picture = Points as bars. { $title }: { $places }
tournament-cross-alt = Cross table. { $title }. Places and points: { $places }
tournament-cross-how = Row against column: 1 won, ½ drawn, 0 lost
tournament-cross-empty = empty: they didn’t meet
tournament-cross-forfeit = forfeit
tournament-cross-rest = rests
tournament-cross-round = Round { $round }
tournament-rounds-how = Who met whom: + won, – lost
league-title = 🏟️ League · { $game } · { $month }
league-how = Once a month everyone’s public strategies meet mine. Points: what a match brings on average against mine (🏠) and last month’s ten best, ± standard error.
tournament-cross-first = the first { $shown } of { $count }
tournament-round = { $title } · round { $round }
tournament-forfeit = { $name } forfeits ({ $kind ->
    [crashed] it crashed
    [stalled] it took too long
    [exhausted] it exceeded its limits
   *[illegal] it made an invalid move
  })
tournament-void = no result (one side was withdrawn)
tournament-cross-void = void
tournament-history = 🏆 Tournaments here: { $count }
button-enter-mine = Enter mine
button-start = Start
button-tournament-next = Next one
button-tournament-leave = Leave
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
tournament-open-already = There’s a tournament here already: /tournament show
tournament-none-open = No tournament is open here. /tournament create opens one.
tournament-begun = The tournament has started. Enter the next one.
tournament-full = All { $max } places are taken. Enter the next tournament.
tournament-joined-already = { $entrant } has already joined. Enter another strategy, or the same one with other settings.
tournament-too-few = A tournament needs at least two strategies. Enter another one first.
tournament-none-yet = There has been no tournament here yet. /tournament create opens one.
tournament-not-begun = The tournament hasn’t started yet.
tournament-first-round = The first round isn’t finished yet. Ask again in a moment.
tournament-forgotten = I keep the matches of a chat’s last five tournaments, and this one is older. I still have the standings.
tournament-file = Everything in one file: who played, the seed and every result. Anyone with the program can play it again and compare:
tournament-file-not-over = The tournament isn’t over, and the file would give away its seed. Ask again after the end.
tournament-not-yours = Only the person who opened the tournament, or someone who manages this chat, can do that.
tournament-rounds-swiss = Only Swiss tournaments let you choose the number of rounds. Leave rounds out, or choose system: swiss.
option-start = when: 18:00, 2026-11-28 18:00 or in 2h
tournament-starts = It starts { $when }.
tournament-called-off = Cancelled. Matches already played don’t count.
tournament-left = { $entrant } has left. { $count ->
    [0] No entrants now.
    [one] One entrant so far.
   *[other] { $count } entrants so far.
  }
tournament-put-off = It didn’t start at its time. Start it by hand once two or more have entered.
tournament-seed = The seed was { $seed }.
setting-match = matches of { $match } rounds
setting-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds of pairings
  }
tournament-drawn = It was drawn when the tournament started, from its entrants and my secret of { $date }, which I show the next day.
setting-seed-later = the seed is published at the end
tournament-create-not-yours = Only someone who manages this chat can open a tournament here. You can open your own in a private chat with me.
tournament-too-many-yours = You’ve entered { $max } strategies, which is the limit. Withdraw one first.
tournament-not-entered = { $entrant } isn’t in it.
tournament-entrant-not-yours = Someone else entered { $entrant }. Only they, or someone who manages this chat, can withdraw it.
tournament-leave-which = Which of your strategies should leave? For example /tournament leave markov:order=3; /tournament status shows who’s in.
tournament-not-writable-here = I can answer here but not post on my own, so I couldn’t announce the result, and nothing was opened. Have me added to this server with permission to send messages.
start-problem = { $why ->
    [unreadable] I can’t read “{ $typed }” as a time. Try 18:00, 2026-11-28 18:00 or in 2h.
    [past] “{ $typed }” has passed: it’s { $now }. Choose a later time, or another time zone.
   *[too-far] “{ $typed }” is more than a year ahead. Choose an earlier time.
  }
start-no-zone = Which time zone is “{ $typed }”: { $nearest }?
start-unknown-zone = I don’t know the time zone “{ $typed }”. Name a large city in it, such as Berlin or New York, or write utc+3.
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
leaderboard-players-how = Rounds won against me, out of those with a winner. Only people who agreed are listed.
leaderboard-no-tournament-here = No tournament has ended yet ({ $where }). For the first one: /tournament create, then join and start.
league-none = There’s no league table yet. Once a month everyone’s public strategies meet mine: /strategy submit enters yours.
leaderboard-short = This list appears once it has { $needed } names ({ $where }). So far: { $names }.
leaderboard-alone-here = It’s just you and me here. Ask in a group, or with scope=everywhere
button-my-place = My rank
button-show-me = Show me
button-hide-me = Don’t show me
button-duel-friend = Duel a friend
button-send-friend = Send to a friend
button-habits-here = How this { $where ->
    [server] server
   *[chat] chat
  } plays
leaderboard-mine-none = You haven’t registered a strategy. /strategy register gives you one; enter it in a tournament with /tournament join.
leaderboard-mine-not-entered = None of your registered strategies is ranked here. Enter one by name: /tournament join
leaderboard-mine-strategy = { $name }: rank { $place } of { $count }, points: { $points }
leaderboard-mine-private = { $decided ->
    [0] None of your rounds with a winner counts here yet, and you’re on no list: your profile is private.
   *[other] You’ve won { $share } of { $decided ->
        [one] one round with a winner
       *[other] { $decided } rounds with a winner
      }. No one else sees this, and you’re on no list: your profile is private.
  }
leaderboard-mine-not-here = You’re not on the list here yet: finish a match here.
leaderboard-mine-missing = { $decided ->
    [0] None of your rounds with a winner counts here yet.
   *[other] You’ve won { $share } of { $decided ->
        [one] one round with a winner
       *[other] { $decided } rounds with a winner
      }.
  } You need { $needed } to be listed; still to go: { $missing }
leaderboard-mine-player = Your rank: { $place } of { $count }. You’ve won { $share } of { $decided ->
    [one] one round with a winner
   *[other] { $decided } rounds with a winner
  }.
leaderboard-bars = Bar: certain; line: 95% range; mark: so far
leaderboard-unit = rounds won, % of those with a winner
leaderboard-picture = Lower end of each 95% range as bars. { $title }: { $places }
leaderboard-details-title = 🏆 The numbers behind this leaderboard
leaderboard-details-line = { $place }. { $name }: { $won } of { $decided }, between { $low }% and { $high }%
leaderboard-details-players = How to read this. Only rounds with a winner against the fortune-teller at full strength count, and you need at least { $needed }. A share of few rounds may be chance: the true share lies between the two bounds 19 times out of 20. The list is ordered by the lower bound, without the 8 points I give everyone. The more you play, the closer the bounds.
leaderboard-details-strategies = How to read this. In each tournament a strategy gets a point for every entrant it finished ahead of and half a point for every tie, so larger tournaments weigh more. Won: how many it finished first in, alone or shared; of: how many it entered. Equal points share a place.
table-points = pts
table-rating = rating
table-duels = duels
leaderboard-duels-title = 🏆 Duel ratings
leaderboard-duels-head = { $name } leads: { $rating } after { $duels ->
    [one] one rated duel
   *[other] { $duels } rated duels
  }.
leaderboard-duels-how = Only people who agreed are listed.
leaderboard-duels-unit = rating in points; everyone starts at 1500
leaderboard-duels-picture = Ratings as bars. { $title }: { $places }
leaderboard-mine-no-duel = None of your rated duels counts here yet.
leaderboard-mine-rating = Your rank: { $place } of { $count }. Your rating: { $rating }, from { $duels ->
    [one] one rated duel
   *[other] { $duels } rated duels
  }.
leaderboard-mine-opponents = Your rating: { $rating }. To be ranked you need five different opponents; you still need { $missing ->
    [one] one
   *[other] { $missing }
  }.
leaderboard-mine-rating-private = Your rating: { $rating }. You’re on no list: your profile is private.
leaderboard-details-rating = { $place }. { $name }: { $rating }; { $duels ->
    [one] one duel
   *[other] { $duels } duels
  }
leaderboard-details-duels = How to read this. Everyone starts at 1500. Each rated duel moves both ratings by the same number of points, at most 24, and a surprise by more (Elo). One duel a day counts with the same person. Friends can lift each other; that’s why a place takes five different opponents.
rating-side = { $name } { $rating } ({ $change })
table-won = won
table-of = of
table-bye = A round without an opponent counts as a point.
table-more = … and { $count } more
table-tied = { $ranks }: tied
table-tie-break = { $points }: tie-break
why-paired = { $why ->
    [everyone-meets] everyone meets everyone
    [rest] rests: odd number of entrants
    [bracket] the bracket
    [third-place] for third place
    [bracket-bye] bye: better seeds advance
    [same-score] same score, haven’t met yet
    [floated-down] scores differ, haven’t met yet
    [met-before] met before: no one else is left
    [bye-lowest] bye: lowest score without one
   *[bye-needed] bye: the others couldn’t be paired otherwise
  }
problem-number = { $option } must be a whole number from { $min } to { $max }, not “{ $typed }”.

## Strategies of the house that fill a small tournament
# 🏠 stands before names of strategies that nobody entered.
option-house = whether my own strategies fill the field up to eight
tournament-house-open = 🏠 My own strategies fill the field up to { $size }.
tournament-house = 🏠 one of mine, to fill the field.
# Below the winner, where a strategy of the house is first.
tournament-house-best = Best entrant: { $names }
# In the picture, where a small house is drawn before such names.
tournament-house-picture = with a little house: one of mine

## Duels between people
duel-title = ⚔️ { $game } · { $length }
duel-terms = a day per round
duel-challenge = { $name }, { $caller } challenges you to a duel. Answer within a day.
duel-open = { $caller } wants to duel. The first to accept plays; the challenge is open for a day.
duel-how = You both pick at the same time. Picks stay hidden until both are in.
duel-join-code = From another chat or platform: /rps duel { $code }
duel-declined = { $name } declines: no, thank you.
duel-lapsed = { $open ->
    [yes] No one took it in time. To try again: /rps duel
   *[no] { $name } didn’t answer in time. To try again: /rps duel
  }
duel-score = { $first } { $won } : { $lost } { $second }{ $drawn ->
    [0] {""}
    [one] {" "}· { $drawn } draw
   *[other] {" "}· { $drawn } draws
  }
duel-round-won = Round { $round }: { $first } { $left } · { $second } { $right } → { $winner }
duel-round-drawn = Round { $round }: { $first } { $left } · { $second } { $right } → a draw
duel-round-late = Round { $round }: { $late } was late → { $winner }
duel-round-void = Round { $round }: no one was in time, so it doesn’t count
duel-both-choose = { $first } and { $second } are choosing.
duel-one-chose = { $chosen } has chosen. { $other } is still choosing.
duel-stop-asked = { $name } would like to stop. If { $other } presses Stop too, it’s a draw. If { $name } resigns, { $other } wins.
duel-clock = Round { $round } ends
duel-board = ⚔️ 🔵 { $first } { $won } : { $lost } { $second } 🟠
duel-ended-won = ⚔️ { $winner } beats { $loser } { $won } : { $lost }
duel-ended-early = ⚔️ { $winner } wins at { $won } : { $lost }
duel-ended-level = ⚔️ { $ending ->
    [agreed] A draw
    [void] No one wins
   *[rounds] Level
  }: { $first } { $won } : { $lost } { $second }
duel-ended-by-rounds = That’s the most rounds a duel can have.
duel-ended-by-resigned = { $loser } resigned.
duel-ended-by-agreed = Both wanted to stop.
duel-ended-by-absent = { $loser } missed two rounds in a row.
duel-ended-by-void = No one was there for the last rounds.
duel-ended-by-call = It was cancelled and counts for no one.
duel-wants-again = { $name } wants a rematch.
duel-strip = { $strip } { $name }
duel-strip-results = { $strip } 🔵 { $first } 🟠 { $second }
button-card = Card
duel-card-won = { $winner } wins
duel-card-level = { $ending ->
    [agreed] A draw by agreement
    [void] No one wins
   *[rounds] Level
  }
duel-card-signature = Both picked at once, unseen. Gadalka kept watch.
duel-card-alt = { $score }. { $result }. { $moves } { $date }.
duel-card-rounds = The rounds: { $rounds }.
duel-card-round = { $round }. { $left } – { $right }
duel-card-late = late
chart-luck = { $by ->
    [0] Level: that may well be chance.
   *[other] { $by } apart may well be chance.
  }
button-take-duel = I’m in
button-resign = Resign
duel-pick-in = You picked { $move }.
duel-pick-kept = Your pick is already in (round { $round }), and it stays.
duel-pick-late = That round is over.
duel-pick-timed = Too late: the time for that round is up.
duel-over = This duel is over.
duel-gone = I no longer have this duel. Start a new one: /rps duel
duel-not-yours = This duel is between { $first } and { $second }.
duel-stop-noted = Noted. If your opponent presses Stop too, it’s a draw. To give up, press Resign.
duel-stop-first = Press Stop first. If you resign, you lose.
duel-self = You can’t duel yourself. Someone else has to take it.
duel-taken = Someone else was faster.
duel-again-noted = Noted. It starts when your opponent wants it too.
duel-whom-bot = Bots don’t duel. You can play me right away: /rps play
duel-nobody = There’s no one else here. You can play me right away: /rps play
duel-unseen = { $name } can’t see this chat. Leave the name out, and send them the code I’ll give you.
duel-code-unknown = There’s no open duel with the code { $typed }. It may have been taken, or its time is up.
duel-none-running = You have no duel in progress. To start one: /rps duel
offer-duel-title = Duel: { $game }
offer-duel-description = For any two people here: the first two to press play
offer-duel-text = { $name } offers a duel. The first two to press play each other, and { $name } can be one of them.
command-rps-duel = Duel someone: hidden picks, one message for both
option-duel-user = Who you challenge; leave it out to challenge anyone here
option-duel-length = How long: first to 3, first to 5, best of 9, first to 10
option-duel-code = The code of the duel, such as K7F3PM
menu-duel = Duel
choice-first-3 = First to 3
choice-first-5 = First to 5
choice-best-9 = Best of 9
choice-first-10 = First to 10

## The settings of a place
place-choice-on = on
place-choice-off = off
place-choice-post = daily post
place-tournaments = Tournaments
place-duels = Duels
place-nobodys = No one manages this chat, so anyone can turn things back on, and no one can turn them off.
place-not-yours = Only people who manage this chat can change its settings.
place-alone = These settings are for servers and groups. Here it’s just you and me, and everything is on.
place-off = The admins have turned this off here: { $what }. Nothing is lost; you can still use it in a private chat with me: { $command }
place-more = { $count } more
place-list-full = The list is full at { $max }. Take one off first.
place-button-games = Games
place-post = 📮 Daily post: { $when }
place-post-refused = ⚠️ The daily post was refused (since { $since }): { $why ->
    [gone] I’m no longer in that chat or channel.
    [forbidden] I may not write there.
   *[other] the platform doesn’t take it.
} { $state ->
    [off] I’ve stopped trying. Turn it on again to start over.
   *[waits] I’ll try again tomorrow.
}
place-button-post = Post the daily here
place-button-post-off = No daily post
place-games-how = Press a game to turn it on or off here.
place-gone = I can’t reach that group any more. Open its settings there: /settings
option-ban-user = who
ban-here = You’re banned from playing in this { $where ->
    [server] server
   *[group] group
  }. Only people who manage it can lift the ban.
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
ban-done = { $name } can’t play here any more.
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
language-chosen = I’ll speak { $name } with you.
language-own = I follow your app’s language: { $name }.
language-gone = You chose a language I no longer have ({ $typed }). Until you choose another, I follow your app: { $name }.
place-language = 🗣 Language here: { $name }
place-language-none = 🗣 Language here: each person’s own
place-language-gone = 🗣 The language chosen here ({ $typed }) is no longer available, so each person’s own is used. Choose another.
place-button-language = Language

## Platforms
describe-bot =
    I read minds, a little.

    Play rock-paper-scissors, odd-even or minesweeper with me. I learn how you choose, show you what I saw, and prove that each of my moves was fixed before you picked.

    Then ask me how you play, compare yourself with friends, or let strategies fight a tournament in your group. In any other chat, type my @name to offer a game there.
describe-bot-short = I play rock-paper-scissors, odd-even and minesweeper, learn how you choose, and prove my move was fixed first.
telegram-eyes-only = That’s for your eyes only.
telegram-open = Open our private chat
telegram-slow = I’m slower than usual. I got your press; the message will follow.
telegram-may-not-write = I’m not allowed to write in that chat or topic. Its administrators can change that; here I can always answer you.
telegram-anonymous = I can’t tell who you are: you write in the name of the group or a channel. Write as yourself, or play with me in private.
discord-file-missing = { $example } needs a file. Attach it to the option “{ $option }”.
telegram-file-missing = { $example } needs a file. Send the file with this command as its caption, or reply to the file with it.
terminal-welcome = 🔮 Gadalka. Type /rps play to start, /help for more, /quit to leave.
terminal-no-such-button = There’s no button “{ $typed }”. There are: { $buttons }
terminal-type-a-command = Type a command: /rps play starts a match, /help shows the rest.
terminal-player = Player
terminal-goodbye = I knew you’d go.
terminal-file-kept = Saved to { $path }
terminal-file-not-kept = { $name } couldn’t be saved: { $reason }
terminal-file-missing = { $example } needs a file. Add its path, such as ./my-bot.js, in quotes if it contains spaces.
terminal-no-such-file = There’s no file { $path }

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
named-join = join
named-code = code
named-oddeven = oddeven
named-list = list
named-mines = mines
named-start = start
named-noguess = noguess
named-board = board
named-hint = hint
named-strategy = strategy
named-stats = stats
named-model = model
named-show = show
named-game = game
named-reset = reset
named-off = off
named-on = on
named-info = info
named-register = register
named-name = name
named-mine = mine
named-update = update
named-withdraw = withdraw
named-submit = submit
named-file = file
named-note = note
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
named-history = history
named-cancel = cancel
named-what = what
named-enter = enter
named-leaderboard = leaderboard
named-of = of
named-scope = scope
named-period = period
named-profile = profile
named-opponents = opponents
named-compare = compare
named-map = map
named-privacy = privacy
named-place = place
named-settings = settings
named-to = to
named-challenges = challenges
named-data = data
named-export = export
named-delete = delete
named-help = help
named-language = language
named-topic = topic
named-daily = daily
named-today = today
named-yesterday = yesterday
named-top = top

## Signs between parts of a text
# Between the entries of a list; between parts that have commas of their own; behind the name of what follows.
sign-comma = {", "}
sign-semicolon = {"; "}
sign-colon = {": "}
sign-brackets = {" "}({ $text })
percent = { $percent }%

## Words that people type, in any language at any time, with commas between them; a space may be typed as a hyphen
# …-after: words that stand behind the number; before it there need be none then.
typed-first-to = first to, first, to
typed-first-to-after = points, point
typed-best-of = best of, best, bo
typed-best-of-after = { "" }
typed-endless = endless, ∞
typed-lizard-spock = lizard spock, spock lizard, rpsls, rpssl, lizard, spock, rock paper scissors lizard spock
# Pairs of letters: one that is taken for a Latin letter, and that letter.
# A place that is no time zone's own name, and its zone; a place with several zones several times.
typed-cities = msk Europe/Moscow, St Petersburg Europe/Moscow, Saint Petersburg Europe/Moscow, Munich Europe/Berlin, Hamburg Europe/Berlin, Frankfurt Europe/Berlin, Germany Europe/Berlin, England Europe/London, UK Europe/London, France Europe/Paris, Spain Europe/Madrid, Italy Europe/Rome, Milan Europe/Rome, Barcelona Europe/Madrid, Geneva Europe/Zurich, Kyiv Europe/Kiev, Ukraine Europe/Kiev, Beijing Asia/Shanghai, China Asia/Shanghai, Delhi Asia/Calcutta, Mumbai Asia/Calcutta, Kolkata Asia/Calcutta, India Asia/Calcutta, Korea Asia/Seoul, Boston America/New_York, Washington America/New_York, Miami America/New_York, Houston America/Chicago, Dallas America/Chicago, San Francisco America/Los_Angeles, Seattle America/Los_Angeles, Las Vegas America/Los_Angeles, Montreal America/Toronto, Russia Europe/Moscow, Russia Asia/Yekaterinburg, Russia Asia/Novosibirsk, Russia Asia/Vladivostok, USA America/New_York, USA America/Chicago, USA America/Denver, USA America/Los_Angeles, Canada America/Toronto, Canada America/Winnipeg, Canada America/Edmonton, Canada America/Vancouver
# Before a time; …-after: behind it.
# How the words begin; with a full stop: the whole word.

## Web pages
web-nav = Pages
web-about-nav = About
web-languages = Languages
web-skip = Skip to the content
web-to-start = To the home page
web-refused-title = There’s nothing here
web-refused = I looked into the ball twice. The address is wrong, or the page is gone.
web-home-title = I’m Gadalka, and I read minds. A little.
web-home-about = A fortune-teller for Discord and Telegram: plays rock-paper-scissors, odd-even and minesweeper, learns how you choose, shows you what it saw, and fixes its move before you pick.
web-home-add = { $platform ->
    [discord] Add to Discord
   *[telegram] Open in Telegram
  }
web-home-games-title = What we can play
web-home-games = Rock-paper-scissors with three, five or any odd number of moves, odd-even, and minesweeper: against me or against friends, with a new opponent and a new board every day. If you write strategies, send one in and find out how good it is.
web-home-reads-title = What I see in you
web-home-reads = No one is random, not even on purpose. I look at what you do after a win, a loss and a draw, tell you what I expected and why, and forget it when you ask.
web-home-proof-title = Why you don’t have to trust me
web-home-proof = Before a match I show the fingerprint of a secret, and before each of your picks a code of my move. At the end I show the secret, and anyone can check that I changed no move.
web-home-check = Check a match
web-privacy-use-title = What it’s for
web-privacy-use =
    So that I recognise you, pick up where we stopped, and can prove I didn’t cheat. Not for advertising, and not for anyone else: the program passes nothing on.
    What you delete may stay in a backup for up to 30 days; if a backup is restored, it’s left out.
    For what Discord and Telegram keep themselves, see their privacy policies.
web-privacy-pages-title = These pages
web-privacy-pages =
    These pages set no cookies, count no visitors and load nothing from other sites. What you check here stays in your browser.
    As with every website, whoever runs this bot can see which addresses connect to it; the bot itself doesn’t record them.
web-privacy-rights-title = What you can do
web-privacy-rights = In the chat, /settings lets you download everything and delete everything: at any time, at once, without asking anyone. If you have questions, ask whoever runs this bot.
web-terms-title = Terms
web-source = Source code
web-support = Support
web-terms-what-title = The game
web-terms-what = Gadalka is a game, and it’s free. Play as much as you like, alone and with others, from the age that Discord or Telegram allows.
web-terms-host-title = Who runs it
web-terms-host = It’s open-source software. Whoever runs it at this address is responsible for this instance and answers questions. It’s provided as is, without any warranty.
web-terms-fair-title = Fair play
web-terms-fair = Play fair: don’t flood it, don’t attack it, and don’t use it to bother others. Anyone who does may be slowed down or blocked. Nothing of value can be won or lost.
web-terms-yours-title = What’s yours
web-terms-yours = Strategies you submit stay yours. By submitting one you allow it to be played here, and shown if you open it. You can withdraw it at any time.
web-terms-end-title = The end
web-terms-end = You can stop at any time and delete what’s stored about you: /data. These terms may change; this page has the current ones.

## The page on which proofs are checked
web-verify-title = Check it yourself
web-verify-intro = Paste the line that Verify gives. Your own browser checks that each of my moves was fixed before you picked. Nothing leaves this page.
web-verify-line = The line from Verify (gd1.…)
web-verify-messages = Messages that you kept, if any
web-verify-no-script = The check runs in your browser, and scripts are off. With a copy of Gadalka the command line does the same: npm run -s gadalka -- verify "…"
button-check = Check
web-verify-result = Result
web-verify-verdict = { $verdict ->
    [fits] Everything that was checked fits
   *[wrong] Something doesn’t fit. Don’t trust this
  }
web-verify-moves = Move by move
web-verify-move-number = No.
web-verify-move-mine = Gadalka
web-verify-limits-title = What this doesn’t prove
web-verify-limits = It doesn’t prove which strategy computed my moves, or that I keep every match. Messages that you don’t paste aren’t compared.
web-verify-move-code = Code
web-verify-no-messages = Not compared with messages from the match. Paste the ones you kept.
web-verify-nothing = There’s no proof in this. A proof is one line that starts with gd1. and comes from Verify at the end of a match or board.
web-verify-damaged = This line is cut short or changed. Copy all of it again.
web-verify-first = Shown first: { $bound }
web-verify-found = Codes that your messages confirm: { $found } of { $count }
web-verify-score = The line says { $said }, but its moves give { $counted }.
web-verify-secret = Your messages first show { $shown }, but this secret gives { $bound }. They’re of another match, or the secret was changed.
web-verify-code = Your messages show the code { $shown }, which no round here has. It’s of another match, or something was changed.
web-verify-no-code = Your messages don’t show the code { $code } of this board, so its mines could have been moved afterwards.
web-verify-chain = This secret of the day doesn’t lead to its anchor, however often it’s hashed.
web-verify-day = Hashed { $steps } times, the secret of { $date } gives the anchor { $anchor }
web-verify-unknown = This is from a newer version, or from a game this page doesn’t know.

## Web: arena
web-arena-title = Arena
web-arena-about = Strategies that anyone can write, and my own: every pair plays, month by month.
web-arena-empty = No pair has played yet this month.
web-arena-enter-title = Enter one
web-arena-enter = Write a strategy in one file and send it in: /strategy submit. It plays here from the next month on.
button-standings = Standings
web-arena-rank = Rank
web-arena-name = Name
## Web: tournaments
web-tournament-title = Chat tournaments
web-tournament-where = Every tournament in a chat has its own unlisted page: /tournament status there gives its address.
web-tournament-unlisted = This page is unlisted. Anyone with its address sees what the chat sees, for as long as the chat has it.
web-tournament-cross = Cross table
web-tournament-cross-large = With more than { $max } entrants there’s no cross table: the pairings of each round show the same.
web-tournament-pairings = Who met whom, and why
web-tournament-again = Replay it
web-tournament-rounds = Round by round
web-tournament-rounds-none = This match can’t be shown: a clock decided it, or what one side needs is gone.
web-tournament-rounds-long = This match takes too long to replay for a page.
web-tournament-rounds-busy = Others are viewing matches right now, and this one has to be replayed first. Ask again in a moment.
web-tournament-number = Round
web-tournament-lead = Lead
## Web: minesweeper under the finger
web-mines-won = 🎉 Cleared in { $time }.
web-mines-lost = 💥 { $cell } was a mine. Cells cleared: { $cleared } of { $safe }.
web-mines-how = Tap to open, hold to flag; tap a number to open around it. Keys: arrows, Enter, F for a flag.
web-mines-cell-covered = { $cell }: covered
web-mines-cell-flag = { $cell }: flag
web-mines-cell-mine = { $cell }: mine
web-mines-cell-blown = { $cell }: the mine that went off
web-mines-cell-wrong = { $cell }: flag without a mine
web-mines-cell-number = { $cell }: { $number }
web-mines-cell-empty = { $cell }: open, no mine near

## Web: try it here
web-try-title = Can you surprise me?
web-try-about = Rock-paper-scissors, odd-even or minesweeper, right here. I think in your browser: nothing is stored or sent, and I forget you when you leave this page.
web-try-begin = Try it here
web-try-move = Your move
web-try-first = I’ve chosen my move. Now you.
web-try-first-guess = Odd or even? I’ve made my guess. If I miss, the point is yours.
web-try-score = You { $won } : { $lost } Gadalka · draws: { $drawn }
web-try-score-guess = You { $won } : { $lost } Gadalka
web-try-won = 🎉 You win { $won } : { $lost }.
web-try-lost = 🔮 I win { $lost } : { $won }.
web-try-failed = It’s my fault, not yours. Nothing is lost; try again in a moment.
web-try-no-script = I’d think in your browser, but scripts are off. It works without them in the chat: /rps, /oddeven, /mines

## Replays
replay-shared = Anyone with this address can see it.
replay-asked = You’ve agreed. The page appears once { $name } presses “Share” too; until then nothing is shown.
replay-how = For a year, the page shows the names, every move and what I expected. It’s unlisted, and you can take it back at any time.
replay-stopped = Taken back: its page is gone.
replay-not-there = You’re no longer sharing that.
replay-too-long = Only up to { $max } rounds are shown round by round.
web-replay-gone-title = Nothing to see here
web-replay-gone = There never was anything here, or it’s been taken back.
web-replay-expected = Expected from { $name }
web-replay-right = I expected { $right } of { $name }’s { $all } moves correctly.
web-replay-unlisted = This page is unlisted. Anyone in it can take it back at any time, in the chat.
