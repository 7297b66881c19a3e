// What is typed at the terminal: the same commands, with buttons named by their words or numbers.
// Boris sits down after Vera, as the same player.

const alternately = (times: number, ...words: readonly string[]): string => byTurns("vera", times, words);

const byTurns = (who: string, times: number, words: readonly string[]): string =>
  Array.from({ length: times }, (_, at) => `${who} says ${words[at % words.length]}`).join("\n");

export const terminalScript = `
== Greetings and help
vera says hello
vera /start
vera /help
vera /help rps
vera /help /tournament
vera /help tornament
vera /help zzzzzz
vera /help lizard-spock
vera /rsp
vera /paly
vera /rps play lizzard-spock
vera /mines play exprt
vera /nonsense
vera /fairness
vera /privacy
vera says mute challenges
vera says take challenges
vera /privacy challenges=off
vera /privacy challenges=on
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
${alternately(3, "rock", "paper", "scissors")}
vera says paper
vera says details
vera says verify
vera says chart
vera says rematch
vera says scissors
vera says stop
vera says chart
vera /rps verify
vera /rps verify proof=gdk1.nonsense
vera /rps play first to 1 word="full moon"
vera says rock
vera says stop
vera says verify
vera /rps play word=a|b
vera /rps best of 5
${alternately(6, "paper")}
vera /rps play best of 4
vera /rps play first to 0
vera /rps play length=soon
vera /rps play novice 2
${alternately(2, "rock")}
vera says details
vera /rps play mirror first to 1
vera says rock
vera says s
vera says stop
vera /rps play coin first to 3
vera says r
vera says why
vera says paper
vera says s
vera says st
vera /rps play coin markov
vera /rps play lizard-spock first to 3
vera says rules
vera says spock
vera says lizard
vera says why
vera says stop
vera /rps play lizard-spock opponent=mkia
vera says stop
vera /rps play opponent=markov:order=99
vera /rps play opponent=markof
vera /rps play opponent=shannon
vera /rps paly
vera /rps play first to 3 what
vera /rps play opponent=markov:order=3 first to 2
vera says rock
vera says stop

== Matches that wait
vera /rps play
vera says rock
vera /rps play first to 5
vera says continue
vera says paper
vera /rps play first to 5
vera says new match
vera says rock
vera /rps play coin
vera says 2
vera says rock
vera /rps continue
vera says 1
vera says stop
vera /rps continue
vera says 2
vera says stop
vera /rps continue
vera says stop
vera /rps continue
vera /oddeven continue
vera /mines continue

== Odd-even
vera /oddeven first to 3
${alternately(3, "odd", "even", "even")}
vera says why
vera says stop
vera says details
vera says chart
vera /oddeven play shannon first to 2
${alternately(2, "odd")}
vera says stop
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
vera /mines verify
vera says Stop
vera says verify
vera /mines verify nonsense
vera /mines
vera says a1
vera says e5
vera says hint
vera says stop
vera /mines expert
vera says p8
vera says hint
vera /mines play 12x10 mines=15 safe
vera says continue
vera /mines play 12x10 mines=15 safe
vera says new board
vera says f5
vera /mines play 8x8 noguess=yes
vera says new board
vera says d4
vera says hint
vera /mines continue
vera says 1
vera says stop
vera /mines continue
vera says 1
vera says stop
vera /mines continue
vera says stop
vera /mines continue
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
vera /rps play
vera says rock
vera says why
vera says stop
vera /model on
vera /model reset
vera says keep it
vera /model reset
vera says forget it
vera /model share on
vera says keep to myself
vera /model share on
vera says share
vera /model show
vera /model share off
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
vera says read it all
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

== Sixty rounds
vera /rps play endless
${alternately(60, "rock", "paper", "rock", "rock", "scissors")}
vera says why
vera says stop
vera says details
vera says chart
vera /model
vera /profile
vera says details
vera /leaderboard players everywhere
vera says my place
vera says details
vera /place settings

== In Russian
vera /quit
boris says привет
boris /start
boris says чет
boris says чет
boris says почему
boris says закончить
boris /help
boris /help rps
boris /help lizard-spock
boris /help mines
boris /help tornament
boris /help zzzzzz
boris /rps play до 2
boris says почему
boris says камень
boris says почему
boris says бумага
boris says ножницы
boris says подробно
boris says график
boris says проверить
boris says реванш
boris says н
boris says закончить
boris /rps verify
boris /rps verify hello
boris /mines play pocket
boris says стоп
boris /mines verify
boris /rps лучший из 4
boris /rps play новичок
boris /rps play novice до 2
boris says камень
boris says закончить
boris /rps play coin markov
boris /rps play lizard-spock coin до 5
boris says правила
boris says спок
boris says почему
boris says ящерица
boris says закончить
boris says подробно
boris /rps play opponent=markov:order=99
boris /rps play opponent=markof
boris /rps play opponent=shannon
boris /rps paly
boris /paly
boris /oddeven лучший из 5
boris says чёт
boris says почему
boris says нечёт
boris says чет
boris says закончить
boris says подробно
boris /oddeven play demons
boris /rps
boris says камень
boris /rps до 5
boris says доиграть
boris says бумага
boris /rps до 5
boris says новый матч
boris says камень
boris /rps continue
boris says 2
boris says закончить
boris /rps continue
boris says 1
boris says закончить
boris /rps continue
boris says закончить
boris /rps continue
boris /mines continue
boris /oddeven continue
boris /mines stats
boris /mines hint
boris /mines pocket
boris says с3
boris says подсказка
boris says ф е1
boris says z9
boris /mines small
boris says а1
boris /mines small
boris says доиграть
boris /mines small
boris says новое поле
boris says а1
boris says подсказка
boris says закончить
boris /mines continue
boris says 1
boris says закончить
boris /mines continue
boris /mines 5x5-4-safe-abc
boris says a1
boris says b1
boris says другое поле
boris says закончить
boris /mines stats
boris /mines play 99x99
boris /mines play 5x5 99
boris /mines play exprt
boris /mines watch small
boris says дальше
boris says до конца
boris /mines race terminal:anna
boris /model
boris /model freeze
boris /model freeze
boris /model off
boris /model on
boris /model reset
boris says оставить
boris /strategy list
boris says дальше
boris says назад
boris /strategy info
boris /strategy info shannon
boris /strategy info nobody
boris /strategy register my-copy copy
boris /strategy register x! copy
boris /strategy mine
boris /strategy withdraw my-copy
boris says отказаться
boris /strategy mine
boris /profile
boris says подробно
boris /profile compare terminal:anna
boris /profile map
boris /profile groups
boris /profile privacy
boris says прочесть всё
boris /profile privacy place
boris /profile privacy private
boris /leaderboard
boris says моё место
boris says подробно
boris /leaderboard players
boris /tournament
boris /tournament create swiss 99
boris /tournament create через 2ч
boris /tournament join copy
boris /tournament status
boris /tournament cancel until "Отменён"
boris /tournament create oddeven match=50
boris /tournament join frequency
boris /tournament start
boris /tournament join shannon
boris /tournament start until "кончен"
boris /tournament standings
boris /tournament pairings
boris /tournament history
boris /rsp
boris /place settings
boris /fairness
boris /privacy
boris says не принимать вызовов
boris says принимать вызовы

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
