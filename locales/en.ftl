# All texts in English. The voice: a fortune-teller with a dry wit and good manners; short sentences; never mocking.

## Games and moves
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
match-score = { $name } { $won } : { $lost } Gadalka{ $drawn ->
    [0] {""}
    [one] {" "}· { $drawn } draw
   *[other] {" "}· { $drawn } draws
  }
match-first = Pick a move. Mine is already sealed.
match-first-guess = Odd or even? My guess is already sealed. If I miss, the point is yours.
round-won = You { $yours } · Gadalka { $mine } → the point is yours
round-lost = You { $yours } · Gadalka { $mine } → Gadalka takes it
round-drawn = You { $yours } · Gadalka { $mine } → a draw
round-missed = You { $yours } · Gadalka { $mine } → it missed; the point is yours
round-hit = You { $yours } · Gadalka { $mine } → Gadalka guessed it
round-expected = I expected { $move }.
round-expected-because = I expected { $move }: { $because }.
round-expected-sure = I expected { $move } ({ $percent } %): { $because }.
round-expected-likely = I expected { $move } ({ $percent } %).
round-chance = I trusted chance this time.
round-model-off = I drew at random: my model of you is off.
round-guessed = I had nothing to go on, so I guessed.
round-unexpected = I expected nothing in particular.
round-drew-at-random = I drew at random.
round-by-rule = I played by my rule. It pictures no move of yours.
seal-first = Sealed before you pick: my seed { $seed }, my first move { $seal }
seal-next = Next move sealed: { $seal }
button-why = Why?
button-stop = Stop
button-rematch = Rematch
button-verify = Verify
button-chart = Chart
button-play = Play
button-next = Next
button-back = Back

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
    [same] after a repeated move
    [other] after a change of move
    [beating] after going on to what beat your move before
    [beaten] after going on to what your move before beat
   *[far] after going { $places ->
        [one] one place
       *[other] { $places } places
      } round the circle
  }
context-steps = after { $moves } moves of the same pattern
context-alike = { $rounds ->
    [1] after a round of the same result and change
   *[other] after { $rounds } rounds of the same results and changes
  }
context-from-yours = { $step ->
    [same] you repeated your move
    [other] you changed your move
    [beating] you went on to what beats your last move
    [beaten] you went on to what your last move beats
   *[far] you went { $places ->
        [one] one place
       *[other] { $places } places
      } round the circle
  }
context-from-mine = { $step ->
    [same] you took my last move
    [other] you took what I had not played
    [beating] you took what beats my last move
    [beaten] you took what my last move beats
   *[far] you went { $places ->
        [one] one place
       *[other] { $places } places
      } round the circle from my move
  }
why-expected = In the last round I expected { $move }: { $because }.
why-blend = In the last round I expected { $move }. No single habit said so; it came out ahead when I weighed { $rounds ->
    [one] the one round I remember
   *[other] the { $rounds } rounds I remember
  }, the most similar ones counting most.
why-sure = I held it { $percent } % likely.
why-people = In the last round I expected { $move }. I knew nothing of you yet; that is what other people do.
why-forgotten = In the last round I expected { $move }. Why, I have forgotten, as you asked.
why-chance = I trusted chance this time: either there was too little to win by reading you, or you had begun to read me.
why-model-off = My model of you is off: I read nothing and drew at random. /model on turns it on again.
why-frozen = Your model is frozen: I learn nothing new.
why-record = This match I read { $right } of { $all } moves right.
why-guessed = I had seen nothing like it before, so I guessed.
why-unexpected = In the last round I expected nothing in particular.
why-random = This opponent reads nothing. It draws every move at random.
why-by-rule = This opponent plays by a rule of its own. It pictures no next move of yours.
why-too-early = Ask me after the first round. My next move stays sealed.

## The end of a match
end-won = 🔮 { $name } wins { $won } : { $lost }
end-lost = 🔮 Gadalka wins { $lost } : { $won }
end-level = 🔮 Level: { $name } { $won } : { $lost } Gadalka
end-stopped = 🔮 Stopped at { $name } { $won } : { $lost } Gadalka
end-replaced = 🔮 Set aside at { $name } { $won } : { $lost } Gadalka
end-no-rounds = No round was played.
end-last-round = Last round: you { $yours }, Gadalka { $mine }.
end-read = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }. I read { $percent } % of your moves (chance: { $chance } %; { $verdict }).
end-unread = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }. I read nothing.
verdict-read = more than luck
verdict-unsure = too few rounds to be sure
verdict-escaped = you slipped away more often than luck allows
strip-yours = ← your moves
strip-mine = ← mine
strip-results = ← 🟢 yours 🔴 mine ⚪ draw
strip-results-no-draws = ← 🟢 yours 🔴 mine
end-seals = Every seal opened: { $opened } of { $sealed } match.
end-seals-broken = The seals do not fit: { $opened } of { $sealed } match. Do not trust this match; tell whoever runs this bot.

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
    [one] The lead changed hands once, in round { $round }.
   *[other] The lead changed hands { $turns } times, last in round { $round }.
  }
chart-reach = After { $decided } decided rounds, luck alone stays within { $reach } of level, 95 times in 100.
chart-luck = The difference is { $by }: it may be luck.
chart-yours = You are { $by } ahead: hardly by luck.
chart-mine = I am { $by } ahead: hardly by luck.
chart-few = { $decided ->
    [0] No round was decided.
    [one] One decided round is too few to tell skill from luck.
   *[other] { $decided } decided rounds are too few to tell skill from luck.
  }
chart-stopped = A match that was not played to its end says less: one may leave at a good moment.
chart-chosen = You chose: { $moves }
chart-you = You
chart-grey = Grey: where luck alone would be at that round, 95 times in 100
chart-lead = The lead
chart-difference = your wins minus mine
chart-moves = Your moves
chart-times = times
chart-round = round
chart-alt = { $score }. The lead by round as a line over the band of luck, and your moves as bars. { $lines }
chart-folded = The rounds of this match are no longer kept, so there is no chart. Its end: { $score }.

## Fairness proof
proof-title = Fairness proof of match { $session }
proof-seed = seed
proof-how = Do not take my word for it. Anyone with a copy of Gadalka can check this line: npm run -s gadalka -- verify "…"
proof-how-file = Do not take my word for it. Anyone with a copy of Gadalka can check the attached file: npm run -s gadalka -- verify --file gadalka-proof.txt
proof-formula = Each seal is SHA-256 of "move|nonce|round|session", and messages show its first 16 digits. The nonces follow from the seed, which was itself sealed before your first pick.
proof-none = There is no finished match of yours to verify. Play one: /rps play or /oddeven play
proof-not-yet = This match is still open, and so are my seals. They open when it ends.
proof-folded = The rounds of this match are no longer kept, so its seals cannot be opened here. The proof line from its end still can: /rps verify proof:…
proof-unreadable = That is not a proof line of mine. It starts with gdk1. and comes from the Verify button of a finished match.

## Presses that change nothing
press-old-button = That button is from another time; it opens nothing now. A new match: /rps play or /oddeven play
press-not-yours = Those buttons belong to somebody else. Yours: /rps play or /oddeven play
press-round-played = That round is already played; nothing was counted twice. Here is how it stands.
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

## Commands
command-rps = Rock-paper-scissors against the fortune-teller
command-rps-play = Play; I learn as we go
command-rps-verify = Check that I did not cheat
command-oddeven = Odd or even: you pick, I guess
command-oddeven-play = Play; a miss of mine is your point
command-oddeven-verify = Check that I did not cheat
command-model = What I know of you, and what I may learn
command-model-show = What I believe of you, and how sure I am
command-model-reset = Make me forget how you play
command-model-freeze = I read with what I know, and learn nothing new
command-model-off = I play at random and learn nothing
command-model-on = I learn from you again
command-strategy = The opponents you can choose
command-strategy-list = All of them, a line each
command-strategy-info = One of them: games, settings, source
command-strategy-register = Give a strategy with its settings a name of your own
command-strategy-mine = The names that you have registered
command-strategy-update = Give a name of yours another strategy
command-strategy-withdraw = Give a name of yours up
command-help = What I can do
option-help-command = which command to tell more of
command-start = A greeting, and a game
command-privacy = What is stored of you
command-data = Your data: take it along or delete it
command-data-export = Everything I have stored of you, as a file
command-data-delete = Delete everything I have stored of you
option-variant = classic (3 moves) or lizard-spock (5 moves)
option-length = first to 10, best of 9, endless …
option-game = which game; rock-paper-scissors unless you say otherwise
option-level = how well I read you; instead of an opponent
option-opponent = the strategy that plays against you
option-strategy = which opponent, such as wildcard or a registered name
option-registered-name = 3 to 24 letters, digits and hyphens, a letter first, such as my-markov
option-registered-strategy = what the name stands for, such as markov:order=4,decay=0.98
option-proof = a proof line (gdk1.…); without it, your last match
choice-classic = Classic: rock, paper, scissors
choice-lizard-spock = Lizard and Spock too: five moves
choice-novice = Novice: knows nothing of you, learns in this match
choice-fortune-teller = Fortune-teller: knows you and people, forgets nothing
choice-mirror = Mirror: plays as you do
choice-coin = Fair coin: reads nothing, nobody can read it
strategy-fortune-teller = reads your habits in forty ways at once, knows people, and is hard to fool
strategy-mirror = plays as you do: what you did, it does in your place
strategy-random = a fair coin; reads nothing
strategy-wildcard = weighs every earlier moment that resembles this one
strategy-wildcard-counters = the same, by counters as first published
strategy-constant = always the same move, rock unless told otherwise
strategy-rotation = every move in turn: rock, paper, scissors …
strategy-anti-rotation = expects you to take the moves in turn
strategy-copy = plays your last move
strategy-always-counter = plays what beats your last move
strategy-always-counter-self = plays what beats its own last move; never looks at yours
strategy-win-stay-lose-shift = repeats what won, changes what lost
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
strategy-list-more = More of one: /strategy info. Play it: /rps play opponent=… or /oddeven play opponent=…
strategy-info-which = Which one? Type /strategy info and a name. All names: /strategy list
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
registration-gauntlet = Tried at: { $game }. It won { $won } of { $matches } matches of { $rounds } rounds. Rounds won, lost, drawn:
registration-play = Play it: { $command } opponent={ $name }. Anybody can who knows the name.
registration-mine-title = 🔮 Your strategies: { $count } of { $max }
registration-mine-more = How one did: /strategy info. Change or give up: /strategy update, /strategy withdraw
registration-none = You have registered no strategy. Begin with: /strategy register my-markov markov:order=4
registration-how = A name and a strategy, please: /strategy register my-markov markov:order=4. All strategies: /strategy list
registration-update-how = One of your names and a strategy, please: /strategy update my-markov markov:order=5. Your names: /strategy mine
registration-withdraw-how = Which one? Type /strategy withdraw and a name. Your names: /strategy mine
registration-withdraw-title = Give { $name } up?
registration-withdraw-text = Nobody can play it by that name any more, and anybody may take the name. Matches that have begun go on.
button-withdraw = Give it up
registration-withdrawn = { $name } is given up; the name is free.
registration-kept = Kept.
registration-bad-name = "{ $name }" is no name. A name has 3 to 24 letters a to z, digits and hyphens, and begins with a letter, such as my-markov.
registration-reserved-name = "{ $name }" means something here already. Choose another name, such as my-{ $name }.
registration-taken = Somebody has registered "{ $name }" already. Choose another name.
registration-yours = You have registered "{ $name }" already. To change it: /strategy update { $name } …
registration-full = You have registered { $max } strategies, and more are not allowed. Give one up first: /strategy withdraw
registration-not-yours = You have registered no "{ $name }". Your names: /strategy mine

## Problems with what was typed
problem-unknown-command = I know no command "{ $typed }". What I can do: /help
problem-unknown-command-nearest = I know no command "{ $typed }". Did you mean { $nearest }? All of them: /help
problem-unknown-subcommand = /{ $command } knows no "{ $typed }". It knows: { $valid }
problem-unknown-option = /{ $command } does not understand "{ $typed }". It takes: { $valid }
problem-bad-choice = "{ $typed }" is no { $option }. Choose one of: { $valid }
problem-bad-text = "{ $typed }" cannot be the { $option }: it needs 1 to { $max } characters.
problem-level-and-opponent = A level is an opponent already. Choose one of the two: level=… or opponent=…
problem-length = "{ $typed }" is no length. Try first to 10, best of 9 (odd) or endless; numbers from 1 to { $max }.
problem-unknown-strategy = I know no opponent "{ $typed }". Try: { $nearest }
problem-unknown-parameter = { $family } has no setting "{ $typed }". It has: { $valid }
problem-bad-value = { $parameter } cannot be "{ $typed }". It can be: { $valid }
problem-wrong-game = { $typed } does not play this game.

## Failures
failure-unexpected = Something went wrong on my side, and it is logged. Nothing of yours is lost; please try again.
failure-store-unreachable = I cannot reach my memory just now. Nothing is lost: press or type it again in a moment. A move that was counted will not count twice.
failure-store-newer = Your history was written by a newer version of me, so I will not touch it. Whoever runs this bot must update it.
failure-store-key = Your history is encrypted with a key I do not have, so I will not touch it. Whoever runs this bot must set STATE_KEY.

## Help, greeting, privacy, data
help-title = 🔮 What I can do
help-tips = More on one of them: /help tournament. For example: /rps play lizard-spock first to 5. In a match, Why? tells what I saw and Stop ends it.
start-title = 🔮 I am Gadalka
start-text = I read minds, a little. Play rock-paper-scissors or odd-even with me (or minesweeper, /mines): I learn how you choose, tell you what I saw, and prove that I did not cheat.
start-more = Everything I can do: /help. What I keep of you: /privacy
privacy-title = What is stored of you
privacy-text =
    Your id on this platform, the moves of our games and how they went. For the last matches also the settings, and the seed of my own moves.
    How many decided rounds you won in the week and the month you last played, and on which day that was.
    If you agree to be seen by others (/profile privacy): when, how far, your name, the places where you play from then on, and when you last did. Until then your profile is private.
    If you let somebody compare with you, or ask somebody: who, by which name, and when, and which message asks in a private chat. A question is gone after a week.
    Your @name where it is no id, for 90 days, so that others can name you. Where you asked for your profile, for a day.
    Your last three boards of minesweeper, how long they took, and how your games of it went. Of a race, for a day: who runs, with names.
    If you register strategies: their names, and how they did. Whoever knows a name can play against it; nobody is told whose it is.
    Otherwise not stored: names, your messages, where you play, when you play.
    The rest stays with whoever runs this bot, and is shown to nobody but you.
    What I believe of you, and whether I may learn: /model show
    Take it along: /data export. Delete it: /data delete
data-export-title = Everything I have stored of you
data-export-text = Moves oldest first. The seed of a match that is still open is left out; it would give my next move away.
data-delete-title = Delete everything?
data-delete-text = All your rounds, totals, matches, boards, registered strategies and places on lists will be gone, and I will not know you any more. This cannot be undone.
button-delete = Delete everything
button-keep = Keep it
data-deleted = Gone. We have never met.
data-nothing = There was nothing to delete.
data-kept = Kept. I still know you.

## Who may see a profile
profile-privacy-title = 🔮 Who may see how you do: { $level }
profile-privacy-done = 🔮 From now on: { $level }
profile-privacy-already = 🔮 As before: { $level }
profile-shows-private = You are on no list, and nobody but you sees how you do, apart from the matches themselves, which the chat sees that they are played in. Who wants to compare has to ask you.
profile-shows-place = In a server or group where you finish a match from now on, everyone there who asks for /leaderboard sees your name, the share of decided rounds you won against me in all your matches, wherever you played them, how many those were, and your place; from { $needed } on, game by game, for the week, the month and ever. And whoever asks there sees your profile, and how it compares with theirs, from all your rounds: /profile show, /profile compare. On maps of the place you stand by your name, and in comparisons of groups you are counted (by roles on Discord, which I ask for and do not keep): /profile map, /profile groups
profile-shows-everyone = The same, and besides on the list of all players, and for whoever names you: everyone sees it who asks me anywhere, on every platform I serve. Where groups are compared, other chats may count you without your name.
profile-take-back = You are shown as { $name }; your name follows when you change it. I keep it, the day you agreed and the places where you play, as long as you agree. Take it back at any time: /profile privacy private

## What rounds say about a person
trait-often = { $move }, of all moves
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
profile-nothing = No round of this yet. The whole profile takes { $missing } rounds.
profile-record = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
  }: { $wins } won, { $draws } drawn, { $losses } lost.
profile-streaks = Longest run of wins: { $wins }, of losses: { $losses }. Now { $result ->
    [win] won
    [loss] lost
   *[draw] drawn
  } in a row: { $length }.
profile-after = After a { $result ->
    [win] win
    [loss] loss
   *[draw] draw
  }: { $shares } (of { $total }).
profile-habits = Strongest habits:
profile-habit = – { $habit } { $percent } %, { $count } of { $total }
profile-no-habits = No habit stands out.
profile-missing = { $missing ->
    [one] One more round
   *[other] { $missing } more rounds
  } and I can say how predictable this is, and whom it resembles.
profile-bits = Unpredictability: { $bits } bits a move ({ $from } to { $to }); pure chance has { $most }.
profile-read = Read by me: { $first } % of the first { $count } moves, { $last } % of the last { $count } (chance: { $chance } %).
profile-likest = Closest known way: { $what }. It would have made { $percent } % of the moves, { $agreed } of { $rounds }.
like-copy = the opponent's last move again
like-rotation = every move in turn
like-anti-rotation = beating whoever takes the moves in turn
like-win-stay-lose-shift = keep what won, change what lost
like-always-counter = beat the opponent's last move
like-always-counter-self = beat one's own last move
like-frequency = beat the opponent's favourite move
like-constant = always { $move }
profile-likest-chance = Plays most like chance: no simple strategy explains the moves better.
profile-kept = Of { $played } rounds the newest { $kept } are kept; they are counted here.
profile-alt = Habits of { $name }, what follows what: { $habits }. Share of moves foretold, up to each round: { $curve }.
profile-closed = The profile of { $name } is private. To see how you both play, ask: /profile compare. To open one's own: /profile privacy
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
picture-habits = What follows what
picture-rounds = { $rounds } rounds; blue more often than chance, orange more seldom
picture-compared = What follows what; blue more often than chance, orange more seldom
picture-read = Moves foretold, of 40 each; grey: chance
picture-round = up to round
picture-share = { $share } ({ $low }–{ $high }) of { $count }
picture-failed = The picture could not be drawn; the words are all there.

## Whom a person option names
person-unknown = I cannot tell who { $typed } is. On Telegram I know the @names of those who play with me; or answer a message of theirs with the command.
person-unknown-id = { $typed } names no player. A player is named like terminal:anna or discord:700000000000000001
person-bot = Bots have no profile, and I keep mine to myself.
person-never-met = I have never met { $name }: not a single round. Whoever plays one can be compared.

## Two people compared
menu-compare = Compare how we play
compare-with-whom = Compared with whom? Name somebody, or answer a message of theirs: /profile compare @name
compare-oneself = That is you: exactly alike, distance 0. Name somebody else.
compare-own-missing = A comparison takes { $needed } rounds of each at { $game }; you still miss { $missing }.
compare-unwelcome = { $name } has not agreed to this, and I may not write to { $name }: nothing was asked. Ask in a group where you both are; or { $name } can open the profile: /profile privacy
compare-away = I cannot reach { $name } at present: nothing was asked. Try again later, or ask in a group where you both are.
compare-lately = { $name } got a question of yours less than a day ago. Ask again tomorrow, or in a group where you both are.
compare-sent = I have asked { $name } in our private chat. The answer comes to you here, within a week. Until then you can take the question back.
compare-noted = { $name } has not agreed to this yet. Your question waits there for a week, under /profile privacy. Once it is accepted, the same command of yours shows the comparison.
compare-waiting = { $name } has been asked and has not answered yet.
compare-not-now = { $name } would rather not, for the time being.
compare-too-many = You have asked many people who have not answered yet. Wait for them, or take a question back.
compare-ask-title = 🔮 { $target }, may { $caller } compare how you both play?
compare-ask-text = If you accept, everyone here sees how alike you and { $caller } play { $game }, and where you differ most, with counts and a picture: from all your rounds with me, wherever you played them. From then on { $caller } may compare again, at any game and in any chat, until you take it back: /profile privacy. What was posted stays in the chat.
compare-ask-text-private = If you accept, you and { $caller } see how alike you play { $game }, and where you differ most, with counts and a picture: from all your rounds with me, wherever you played them. From then on { $caller } may compare again, at any game and in any chat, until you take it back: /profile privacy. What was posted stays in the chat.
compare-ask-rules = Only { $target } can accept or decline, within a week. { $caller } agrees by asking, and can take the question back.
button-accept = Accept
button-decline = Decline
button-retract = Take the question back
compare-not-asked = This question is for somebody else.
compare-not-asking = Only who asked can take the question back.
compare-lapsed = This question is no longer open.
compare-retracted = { $name } has taken the question back.
compare-declined = No comparison this time.
compare-accepted-before = You have accepted this already. To take it back: /profile privacy
compare-answered = You have accepted this. To take it back: /profile privacy
compare-title = 🔮 { $a } and { $b }: { $game }
compare-differ = They play differently, and hardly by chance (p = { $p }).
compare-perhaps = They probably play differently (p = { $p }).
compare-alike = No difference that chance could not make (p = { $p }).
compare-effect = How different: { $effect } of 1. Rounds: { $a } { $roundsA }, { $b } { $roundsB }.
compare-differences = Where they differ most:
compare-difference = – { $habit }. { $a } { $percentA } % ({ $countA } of { $totalA }), { $b } { $percentB } % ({ $countB } of { $totalB })
compare-no-difference = No single habit differs more than chance allows.
compare-seed = The source's distance, { $context } moves of context: p = { $p } of { $most }, that is { $share } of 1. By depth: { $d }
compare-trust = The first p, in brackets, is what can be trusted: how often rounds dealt anew, in blocks, differ as much. It takes 100 rounds of each.
compare-too-few = Too few rounds to compare: it takes { $needed } of each.
compare-missing = – { $name } misses { $missing }
compare-basis = { $name } agreed by asking.
compare-basis-agreed = { $name } agreed on { $date }.
compare-basis-place = { $name } lets this place see it.
compare-basis-everyone = { $name } lets everyone see it.
compare-alt = What follows what. { $a }: { $habitsA }. { $b }: { $habitsB }.
profile-asked = These ask to compare with you:
profile-asked-by = – { $name }: { $game }, since { $date }
profile-asked-more = – and { $count } more, once these are answered
profile-asked-rules = If you accept, the one who asks sees how alike you both play, and where you differ most, with counts and a picture: from all your rounds with me, wherever you played them. From then on that person may compare again, at any game and in any chat, until you take it back here. What was posted stays in the chat. Who asks agrees by asking. A question lapses after a week.
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
landmark-anti-rotation = against each in turn
landmark-win-stay-lose-shift = win-stay, lose-shift
landmark-always-counter = beats your last
landmark-always-counter-self = beats own last
landmark-frequency = beats your favourite
map-title = Who plays alike here: { $game }, { $count ->
    [one] one player
   *[other] { $count } players
  }
map-subtitle = The nearer, the more alike. Directions mean nothing.
map-people = players
map-ways = well-known ways to play
map-alt = Map of { $count } players and of well-known ways to play. { $lines }
map-nearest = Most alike: { $one } and { $other } ({ $distance }).
map-farthest = Least alike: { $one } and { $other } ({ $distance }).
map-line = { $name }: nearest { $other } ({ $distance }); nearest known way: { $way } ({ $wayDistance }).
map-more = … and { $count } more in the picture.
map-how = Numbers: 0 is alike, 1 is nothing alike; of each player's newest 1000 rounds.
map-stress-good = The plane holds them well (stress { $stress }).
map-stress-fair = The plane holds them fairly (stress { $stress }): trust the numbers rather than the picture.
map-stress-poor = The plane holds them poorly (stress { $stress }): trust the numbers, not the picture.
map-numbered = In the picture: { $list }
map-left = { $count ->
    [one] One player who played here longer ago is
   *[other] { $count } players who played here longer ago are
  } left out.
map-short = { $count ->
    [one] One player has
   *[other] { $count } players have
  } too few rounds yet.
map-join = Only who agreed is counted. To join or leave: /profile privacy
map-closed-meanwhile = Somebody closed their profile while I was drawing. Ask again.
map-alone-here = A map shows the players of a group or server. Ask me there: /profile map
map-too-few = A map takes { $people } players of this place who opened their profiles and have { $rounds } rounds each. So far: { $ready }. With too few rounds yet: { $short }.
map-mine-private = You are not on it: your profile is private. To appear: /profile privacy place, and then finish a match here.
map-mine-anew = You are not on it: you agreed before there were maps. To appear, agree again: /profile privacy
map-mine-not-here = You are not on it yet: finish a match here.
map-mine-missing = You are not on it yet: { $missing ->
    [one] one more round
   *[other] { $missing } more rounds
  } of this game, for { $needed } in all.
map-mine-ready = You are ready.
map-mine-people = You play most like: { $list }.
map-mine-alone = Nobody else is on this map.
map-mine-ways = Nearest known ways: { $list }.
map-near = { $name } ({ $distance })
groups-title = { $a } and { $b }: { $game }
groups-differ = As groups they play differently, and hardly by chance (p = { $p }).
groups-perhaps = As groups they probably play differently (p = { $p }).
groups-alike = No difference between the groups that chance could not make (p = { $p }).
groups-sizes = { $a }: { $first ->
    [one] one player
   *[other] { $first } players
  }. { $b }: { $second ->
    [one] one player
   *[other] { $second } players
  }.
groups-effect = How different: { $effect } of 1. Two players, one of each group, lie { $across } apart on average.
groups-within = Two of { $a }: { $first }. Two of { $b }: { $second }.
groups-differences = Where they differ most, on average of their players:
groups-difference = – { $habit }. { $a } { $first } %, { $b } { $second } % (p = { $p })
groups-no-difference = No single habit differs more than chance allows.
groups-trust = p: how often players dealt anew to two groups of these sizes differ as much (energy distance, 999 deals).
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
model-sure = How sure: of your last { $all } rounds I would have read { $percent } % (chance: { $chance } %; { $verdict }).
model-from = Where from: of what I count on just now, { $people } % is what other people do, and { $own } % what you did.
model-mode-learning = { $since ->
    [1] I learn from all your rounds.
   *[other] I learn from your round { $since } on. What was before is forgotten.
  }
model-mode-frozen = Frozen from your round { $since } on: I read with what I know, and learn nothing new.
model-mode-off = Off from your round { $since } on: I play at random and learn nothing.
model-more = It is yours to change: /model reset, /model freeze, /model off, /model on
model-reset-title = Forget how you play?
model-reset-text = I will forget all that I learned of you until now ({ $game }). Your rounds, totals and matches stay. This cannot be undone.
button-forget = Forget it
model-reset-done = Forgotten ({ $game }): I begin with you anew. Your rounds, totals and matches stay.
model-reset-already = There is nothing to forget ({ $game }): I know none of your rounds.
model-freeze-done = Frozen ({ $game }): I read with what I know, and learn nothing new until /model on.
model-freeze-already = It is frozen already ({ $game }). I learn again after /model on.
model-off-done = Off ({ $game }): I play at random and learn nothing until /model on. A move that is sealed already is still played.
model-off-already = It is off already ({ $game }). I read and learn again after /model on.
model-on-done = I am learning again ({ $game }). What you played meanwhile I do not learn.
model-on-already = I am learning already ({ $game }).

## Minesweeper
command-mines = Minesweeper: alone, with hints that say why, or in a race
command-mines-play = Play; choose a level or any size
command-mines-open = Open cells of your board by name: B7 C8; without any, see the board
command-mines-flag = Set flags on cells of your board, or take them: B7
command-mines-hint = A safe cell and why, or the best guess and its risk
command-mines-watch = Watch a strategy play, move by move
command-mines-race = The same board for you and another: who clears it first?
command-mines-stats = How your games went
option-mines-level = How large and how dense
option-mines-size = Columns and rows: 12x10
option-mines-mines = How many mines
option-mines-start = What the first cell is
option-mines-noguess = A board that needs no guess
option-mines-board = A board's code, to play the same one
option-mines-strategy = Who plays
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
mines-how-window = Choose a part of the board, or type: /mines open B7
mines-how-keys = Arrow keys show a cursor and move it; Enter or space opens its cell, f sets a flag or takes it.
mines-how-typed = Type a cell to open it, f before it for a flag: b7, f c3
mines-won = 🎉 { $name } cleared the board in { $time }{ $hints ->
    [0] .
    [one] , with { $hints } hint.
   *[other] , with { $hints } hints.
  }
mines-lost = 💥 { $cell } was a mine. { $name } had cleared { $cleared } of { $safe } cells.
mines-stopped = Stopped. { $name } had cleared { $cleared } of { $safe } cells.
mines-before-set-aside = The game before this one is set aside. To go on with a game instead: /mines open
mines-replaced = Set aside for another game. { $name } had cleared { $cleared } of { $safe } cells.
mines-seal = Board sealed before the first cell: { $seal }
mines-shared = A board that was passed on: { $code }. It counts for nothing.
mines-opened =
    This board for others: /mines play board={ $code }
    The seal { $seal } is how the SHA-256 of “{ $text }” begins.
button-flag-mode = Flag mode
button-open-mode = Open mode
button-whole-board = Whole board
button-hint = Hint
button-play-again = Another board
button-to-end = To the end
button-watch-again = Another board
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
mines-flagged = { $cell } has a flag. Take it first, in flag mode or by /mines flag { $cell }.
mines-flagged-typed = { $cell } has a flag. Take it first: f { $cell }
mines-flags-differ = { $cell } shows { $number }. Set as many flags around it, then it opens the rest.
mines-board-changed = The board has changed since that button was drawn. This is how it stands.
mines-over = This game is over. Begin another: /mines play
mines-hint-over = This game is over; no hint brings it back. Begin another: /mines play
mines-none = You have no game. Begin one: /mines play
mines-no-cell = The board has no cell { $typed }. They go from A1 to { $last }: a letter for the column, a number for the row.
mines-which-cell = Name a cell: /mines flag B7
mines-hint-safe = 💡 { $cell } is safe: { $because }.
mines-hint-guess = 💡 Nothing is certain. The best guess is { $cell }: a mine in { $risk } % of the ways the mines can lie.
mines-hint-first = 💡 Nothing is open yet. { $cell } is as safe as any first cell.
mines-number-at = the { $number } at { $cell }
mines-numbers-more = { $count } more
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
mines-watch-title = 👀 { $strategy } plays { $width }×{ $height } · { $mines ->
    [one] { $mines } mine
   *[other] { $mines } mines
  }
mines-watch-begin = Nothing is open yet. Next shows the first move.
mines-watch-move = Move { $move }, { $cell }: { $because }.
mines-watch-progress = { $cleared } of { $safe } cells cleared.
mines-watch-won = 🎉 Cleared: all { $safe } cells.
mines-watch-lost = 💥 That was a mine. { $cleared } of { $safe } cells were cleared.
mines-watch-code = Try it yourself: /mines play board={ $code }
mines-race-title = 🏁 { $first } against { $second } · { $width }×{ $height }, { $mines ->
    [one] { $mines } mine
   *[other] { $mines } mines
  }
mines-race-how = The same board for both, each on a message of their own. Your clock runs from your own start. Who clears it wins, the faster if both do; else who comes further.
mines-race-open = { $name }: not through yet
mines-race-cleared = { $name }: cleared in { $time }
mines-race-fell = { $name }: { $cleared } of { $safe } cells
mines-race-won = 🏆 { $name } wins the race.
mines-race-level = A dead heat.
mines-race-gone = This race is forgotten: a day has passed. Call another: /mines race
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
mines-stats-title = 💣 Your games of minesweeper
mines-stats-board = board
mines-stats-best = best
mines-stats-games = games
mines-stats-wins = won
mines-stats-streak = { $now } won in a row without a hint; { $most } at most.
mines-stats-what = Best times are those without a hint. Games that were given up count as not won; boards that were passed on do not count. Boards that need no guess and races stand under others.
mines-stats-none = No game is over yet. Begin one: /mines play

## Tournaments
command-tournament = Tournaments of strategies, played in the background
command-tournament-status = How far the tournament here is
command-tournament-create = Open a tournament here
command-tournament-join = Enter a strategy
command-tournament-start = Begin: nobody can enter any more
command-tournament-standings = Who leads
command-tournament-pairings = Who met whom, and why these two
command-tournament-history = The last tournaments here
command-tournament-cancel = Call it off
command-leaderboard = The best strategies of the tournaments, or the players who do best against me
option-leaderboard-of = strategies of the tournaments, or players against me; strategies unless you say otherwise
option-leaderboard-game = which game; all of them for strategies, rock-paper-scissors for players
option-leaderboard-scope = this server or group, or everywhere; here unless you say otherwise
option-leaderboard-period = this week, this month or ever; ever unless you say otherwise
choice-strategies = strategies
choice-players = players
choice-here = here
choice-everywhere = everywhere
choice-week = this week
choice-month = this month
choice-all = ever
command-profile = How you play, how others play, and who may see it
command-profile-show = What your rounds say about you: habits, streaks, how predictable you are
command-profile-compare = How alike you and somebody else play; they are asked first
option-profile-user = somebody else; you yourself unless you say otherwise
option-profile-other = with whom
command-profile-map = Who plays alike here, among well-known ways to play
command-profile-groups = Two groups compared: two roles, or this chat and another
option-groups-role = a role
option-groups-against = another role; everybody else unless you say otherwise
option-groups-channel = another chat, compared with this one
command-profile-privacy = Who may see how you do: nobody, those where you play, or everyone
option-openness = private, place or everyone; without it I say how it is and what each shows
choice-private = nobody
choice-place = those where you play
choice-everyone = everyone
option-system = who meets whom; swiss unless you say otherwise
option-rounds = rounds of a Swiss tournament, 1 to 30; what fits the number of entrants unless you say otherwise
option-match = rounds of each match, 10 to 2000; 1000 unless you say otherwise
option-entrant = who plays: a strategy such as markov:order=3
option-round = which round; the last one unless you say otherwise
system-round-robin = Round robin
system-olympic = Knock-out
system-olympic-matches = Knock-out by matches
system-recursive = Knock-out for all places
system-recursive-matches = Knock-out for all places by matches
system-swiss = Swiss
tournament-title = { $system } · { $game }
tournament-created = { $name } opens a tournament with matches of { $match } rounds. Enter with /tournament join markov; /tournament start begins it.
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
  } Matches of { $match } rounds.
tournament-how = /tournament join enters, /tournament leave takes out, /tournament start begins
tournament-running = Round { $round } is being played: { $played } of { $planned } matches at last count.
tournament-last = It has ended. First: { $names }
tournament-new = /tournament create opens the next one
tournament-won = { $count ->
    [one] The winner: { $names }
   *[other] The first place is shared: { $names }
  }
tournament-size = { $entrants } entrants, matches of { $match } rounds. Who met whom, and why: /tournament pairings
tournament-picture = Points as bars. { $title }: { $places }
tournament-cross-alt = Cross table. { $title }. Places and points: { $places }
tournament-cross-how = Row against column: 1 won, ½ drawn, 0 lost
tournament-cross-empty = empty: they did not meet
tournament-cross-first = the first { $shown } of { $count }
tournament-cross-forfeit = forfeit
tournament-cross-rest = rests
tournament-cross-round = Round { $round }
tournament-rounds-how = Whom each one met: + won, – lost
tournament-round = { $title } · round { $round }
tournament-forfeit = { $name } forfeits ({ $kind ->
    [crashed] it crashed
    [stalled] it thought too long
   *[illegal] it played no move of the game
  })
tournament-history = 🏆 Tournaments here: { $count }
tournament-open-already = There is a tournament here already. Enter it with /tournament join, or see /tournament status; whoever created it can end it with /tournament cancel.
tournament-none-open = No tournament is open here. /tournament create opens one.
tournament-begun = The tournament has begun. /tournament status tells how far it is; enter the next one.
tournament-full = All { $max } places are taken. Enter the next tournament.
tournament-joined-already = { $entrant } takes part already. Enter another strategy, or the same with other settings.
tournament-too-few = A tournament needs two entrants or more. Enter some with /tournament join.
tournament-none = There is no tournament to cancel here.
tournament-none-yet = There was no tournament here yet. /tournament create opens one.
tournament-not-begun = The tournament has not begun. /tournament start begins it.
tournament-first-round = The first round is not finished yet. Ask again in a moment.
tournament-forgotten = I keep pairings for thirty days, and these are older. /tournament standings I still have.
tournament-not-yours = Only who created the tournament, or who manages this place, can do that.
tournament-rounds-swiss = Rounds are chosen in a Swiss tournament only; the others have their own number. Leave rounds out, or choose system: swiss.
tournament-join-whom = Which strategy enters? For example /tournament join markov:order=3. All of them: /strategy list
command-tournament-leave = Take a strategy out again
option-leaver = who leaves; your only strategy unless you say otherwise
option-start = when: 18:00, 2026-11-28 18:00, in 2h; or each time: daily 18:00, weekly fri 18:00, monthly 1 18:00
option-zone = whose clock, such as Europe/Berlin; UTC unless you say otherwise
option-channel = where it is announced; here unless you say otherwise
option-cancel-what = what ends: this tournament (usual), or the whole schedule
choice-cancel-this = this tournament
choice-cancel-schedule = the whole schedule
tournament-created-elsewhere = { $name } opens a tournament with matches of { $match } rounds. It is shown in { $channel }, and its end will be. Enter here or there with /tournament join markov.
tournament-starts = It begins { $when }.
tournament-starts-again = It begins { $when }, and then again: { $schedule }. Who takes part stays in until /tournament leave.
tournament-running-of = Round { $round } of { $of } is being played: { $played } of { $planned } matches at last count.
tournament-called-off = Called off. What was played does not count.
tournament-left = { $entrant } is out. { $count ->
    [0] Nobody takes part now.
    [one] One takes part so far.
   *[other] { $count } take part so far.
  }
tournament-leaves-later = { $entrant } plays this one to its end and is not in the next.
tournament-skipped = { $name } calls this one off. The next begins { $when }; /tournament cancel schedule ends the whole schedule.
tournament-series-ended = { $name } ends the schedule. What is being played goes on to its end; nothing follows.
tournament-next = The next begins { $when }. { $count ->
    [one] One stays in
   *[other] { $count } stay in
  }; /tournament join enters, /tournament leave takes out
tournament-put-off = Fewer than two have entered, so nothing is played.
tournament-missed = I was away when this was to begin.
tournament-put-off-to = It is put off to { $when }.
tournament-put-off-open = It stays open: /tournament start begins it when two or more have entered.
tournament-again = The seed was { $seed }. Anybody can hold it again, to the same table:
setting-match = matches of { $match } rounds
setting-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds of pairings
  }
setting-zone = times of { $zone }
setting-channel = announced in { $channel }
setting-seed-later = the seed is told at the end
tournament-create-not-yours = Only who manages this place can open a tournament in it. In a private chat with me you can open your own.
tournament-too-many-yours = You have entered { $max } strategies, as many as one person may. Take one out first: /tournament leave
tournament-not-entered = { $entrant } does not take part. /tournament status shows who does.
tournament-entrant-not-yours = Somebody else has entered { $entrant }. Only that person, or who manages this place, can take it out.
tournament-leave-which = Which of your strategies leaves? For example /tournament leave markov:order=3; /tournament status shows who takes part.
tournament-no-schedule = This tournament has no schedule. /tournament cancel calls it off.
tournament-not-writable = I may not write there, so nothing was opened. Let me in and allow me to send messages and pictures there, then try again.
tournament-not-writable-here = I may answer here, but not write by myself, so I could not announce the end, and nothing was opened. Have me added to this server with the right to send messages, or choose a channel of yours: channel.
tournament-told-already = That is done. /tournament status shows how it stands.
tournament-away = The platform did not take my message there, so nothing was opened. Try again in a moment.
start-unreadable = I cannot read "{ $typed }" as a time. Try 18:00, 2026-11-28 18:00 or in 2h; or again and again: daily 18:00, weekly fri 18:00, monthly 1 18:00, or a cron line such as 0 18 * * 5.
start-wrong-date = "{ $typed }" is no day of the calendar or no time of the day. Try 2026-11-28 18:00 or weekly fri 18:00.
start-past = "{ $typed }" is over: it is { $now }. Choose a later time, or another zone.
start-never = "{ $typed }" never comes. Choose a day that is in the calendar.
start-too-often = "{ $typed }" comes more often than once an hour. Choose a schedule with an hour or more between two tournaments.
start-too-far = "{ $typed }" is more than a year ahead. Choose an earlier time.
start-no-zone = I know no time zone "{ $typed }". Did you mean { $nearest }?
channel-none-here = There are no other places here. Leave channel out, and I announce it in this chat.
channel-unknown = I cannot find "{ $typed }". Name a channel, topic or chat in which I am.
channel-not-writable = I may not write in "{ $typed }". Let me in and allow me to send messages and pictures there, then try again.
channel-not-yours = You do not manage { $channel }, so I announce nothing there for you. Ask somebody who does.
leaderboard-title = 🏆 The best of { $count ->
    [one] one tournament
   *[other] { $count } tournaments
  }
leaderboard-players-title = 🏆 Who resists me best
leaderboard-players-how = Decided rounds won against the fortune-teller at full strength, and of how many; { $needed } at least. The order is by the share that is proved: few rounds prove little. Only who agreed to it is shown: /profile privacy
leaderboard-no-tournament-here = No tournament yet: { $where }. To have the first: /tournament create, join and start.
leaderboard-no-tournament = No tournament yet: { $where }. Those of groups count. To have the first: /tournament create in a group.
leaderboard-nobody-here = Nobody yet: { $where }. To be the first: /profile privacy place, then { $needed } decided rounds against me and a match to its end here.
leaderboard-nobody = Nobody yet: { $where }. To be the first: /profile privacy everyone, then { $needed } decided rounds against me.
leaderboard-alone-here = Here are only you and I. Ask in a group, or with scope=everywhere.
button-my-place = My place
leaderboard-mine-none = You have registered no strategy. /strategy register gives you one; enter it in a tournament with /tournament join.
leaderboard-mine-not-entered = None of your registered strategies has a place here. Enter one by its name: /tournament join
leaderboard-mine-strategy = { $name }: place { $place } of { $count }, points: { $points }
leaderboard-mine-private = { $decided ->
    [0] No decided round of yours is counted here yet, and you are on no list: your profile is private.
   *[other] You: { $share } of { $decided } decided rounds won. Nobody else sees it, and you are on no list: your profile is private.
  } To appear: /profile privacy
leaderboard-mine-place-only = You are shown only where you play. To be on this list too: /profile privacy everyone
leaderboard-mine-not-here = You are not on this place's list yet: finish a match here.
leaderboard-mine-missing = You: { $share } of { $decided } decided rounds won. The list begins at { $needed }; missing: { $missing }
leaderboard-mine-player = Your place: { $place } of { $count }. { $share } of { $decided } decided rounds won.
leaderboard-bars = Bar: what is proved; line: 95 % interval; mark: the share so far
leaderboard-unit = decided rounds won, %
leaderboard-picture = What is proved of each share as bars, with intervals. { $title }: { $places }
leaderboard-how = A point for every entrant left behind in a tournament, half a point for a shared place.
table-points = pts
table-won = won
table-of = of
table-bye = A round without an opponent counts a point.
table-more = … and { $count } more
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

## Platforms
telegram-open-private-chat = That is for your eyes only. Open a private chat with me and send it there: { $link }
telegram-catching-up = One moment, the message is catching up with you. That press was not counted.
telegram-catching-up-group = One moment: in a group Telegram lets me change a message only every few seconds. That press was not counted. Alone with me you play faster.
telegram-slow = I am slower than usual. Your press has arrived; the message will follow.
terminal-welcome = 🔮 Gadalka. Type /rps play to begin, /help for more, /quit to leave.
terminal-no-such-button = No button "{ $typed }". There are: { $buttons }
terminal-type-a-command = Type a command: /rps play begins a match, /help shows the rest.
terminal-goodbye = I knew you would go.
terminal-part = Part { $first }–{ $last } of { $begin }–{ $end }:
terminal-file-kept = Kept at { $path }
terminal-file-not-kept = { $name } could not be kept: { $reason }

## Words that people type, in any language at any time, with commas between them; a space may be typed as a hyphen
typed-first-to = first to, first, to
typed-best-of = best of, best, bo
typed-endless = endless, ∞
typed-flag = f, flag
typed-times = x, ×, *
# Pairs of letters: one that is taken for a Latin letter, and that letter.
typed-lookalikes = { "" }
# One word each.
typed-in = in
typed-tomorrow = tomorrow
typed-daily = daily
typed-weekly = weekly
typed-monthly = monthly
# How the words begin.
typed-minutes = m
typed-hours = h
typed-days = d
typed-weeks = w
typed-monday = mon
typed-tuesday = tue
typed-wednesday = wed
typed-thursday = thu
typed-friday = fri
typed-saturday = sat
typed-sunday = sun
