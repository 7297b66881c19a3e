// What is typed at the terminal: the same commands, with buttons named by their words or numbers.
// Boris sits down after Vera, as the same player.

const alternately = (times: number, ...words: readonly string[]): string =>
  Array.from({ length: times }, (_, at) => `vera says ${words[at % words.length]}`).join("\n");

export const terminalScript = `
== Greetings and help
vera says hello
vera /start
vera /help
vera /help rps
vera /help /tournament
vera /help tornament
vera /help zzzzzz
vera /rsp
vera /nonsense
vera /privacy
vera /start
vera says Rock-paper-scissors
vera says Stop

== Rock-paper-scissors
vera /rps play first to 3
vera says Why?
vera says rock
vera says 2
vera says Why
vera says nothing such
vera says 99
vera /rps verify
${alternately(12, "rock", "paper", "scissors")}
vera says verify
vera says chart
vera says rematch
vera says scissors
vera says stop
vera says chart
vera /rps verify
vera /rps verify proof=gdk1.nonsense
vera /rps best of 5
${alternately(9, "paper")}
vera /rps play best of 4
vera /rps play first to 0
vera /rps play length=soon
vera /rps play novice 2
${alternately(6, "rock")}
vera /rps play mirror first to 1
vera says rock
vera says paper
vera /rps play coin first to 1
vera says rock
vera says paper
vera says rock
vera says why
vera /rps play coin markov
vera /rps play lizard-spock first to 1
vera says spock
vera says lizard
vera says why
vera /rps play lizard-spock opponent=mkia
vera says stop
vera /rps play opponent=markov:order=99
vera /rps play opponent=markof
vera /rps play opponent=shannon
vera /rps paly
vera /rps play first to 3 what

== Odd-even
vera /oddeven first to 3
${alternately(9, "odd", "even", "even")}
vera says chart
vera /oddeven play shannon first to 2
${alternately(6, "odd")}
vera /oddeven play demons
vera /oddeven verify

== Minesweeper
vera /mines stats
vera /mines hint
vera /mines open
vera /mines pocket
vera says c3
vera says f a1
vera says a1
vera says f a1
vera says z9
vera says hint
vera says hint
vera /mines open A1 B1
vera /mines flag E5
vera /mines flag
vera says Stop
vera /mines
vera says a1
vera says e5
vera says hint
vera says stop
vera /mines expert
vera says p8
vera says hint
vera /mines play 12x10 mines=15 safe
vera says f5
vera /mines play 8x8 noguess=yes
vera says d4
vera says hint
vera /mines play 99x99
vera /mines play 1x1
vera /mines play 5x5 99
vera /mines play board=nonsense
vera /mines play 9x9-10-opening-k7f3q
vera says e5
vera says stop
vera /mines watch exact 9x9-10-opening-k7f3q
vera says next
vera says to the end
vera says another board
vera /mines watch simple pocket
vera says next
vera /mines watch random 6x6
vera says to the end
vera /mines race terminal:anna
vera /mines stats

== The model and strategies
vera /model
vera /model show oddeven
vera /model freeze
vera /model freeze
vera /model off
vera /rps play first to 1
vera says rock
vera says why
vera says rock
vera says why
vera /model on
vera /model reset
vera says keep it
vera /model reset
vera says forget it
vera /model show
vera /model show chess
vera /strategy list
vera says next
vera says back
vera /strategy info
vera /strategy info wildcard
vera /strategy info nobody
vera /strategy register my-markov markov:order=4
vera /strategy register my-markov markov:order=5
vera /strategy register x! copy
vera /strategy update my-markov markov:order=2
vera /strategy mine
vera /strategy withdraw my-markov
vera says give it up
vera /strategy mine

== Profiles, tournaments, leaderboards
vera /profile
vera /profile show
vera /profile compare terminal:anna
vera /profile map
vera /profile groups
vera /profile privacy
vera /profile privacy everyone
vera /leaderboard
vera /leaderboard players
vera /leaderboard players everywhere
vera /tournament
vera /tournament create swiss 99
vera /tournament create in 2h
vera /tournament join copy
vera /tournament status
vera /tournament cancel until "Called off"
vera /tournament create swiss 2 match=50
vera /tournament join copy
vera /tournament start
vera /tournament join markov:order=1
vera /tournament join rotation
vera /tournament leave rotation
vera /tournament join frequency
vera /tournament start until "It has ended"
vera /tournament status
vera /tournament standings
vera /tournament pairings 1
vera /tournament history
vera /leaderboard

== In Russian
vera /quit
boris says привет
boris /start
boris /help
boris /rps play до 2
boris says камень
boris says почему
boris says бумага
boris says ножницы
boris says стоп
boris /oddeven лучший из 3
boris says чёт
boris says нечёт
boris says чёт
boris /mines pocket
boris says с3
boris says подсказка
boris /model
boris /strategy info shannon
boris /profile
boris /leaderboard
boris /tournament history
boris /rsp
boris /privacy

== Data
boris /data export
boris /data delete
boris says 2
boris /data delete
boris says 1
boris /data export
boris /model show
boris /quit
`;
