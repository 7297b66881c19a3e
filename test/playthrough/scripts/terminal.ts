// The terminal script. A button is named by its move, or by its label or number in a `says` step. The Russian speaker
// who comes second is the same player.

const BOTH = `
== Greetings and help
vera /start
vera /help
vera /help rps
vera /help /tournament
vera /help tornament
vera /help zzzzzz
vera /help lizard-spock
vera /rsp
vera /paly
vera /rps paly
vera /rps play lizzard-spock
vera /mines play exprt
vera /nonsense
vera /privacy
vera /privacy challenges=off
vera /privacy challenges=on

== Rock-paper-scissors
vera /rps play first to 3
vera [why,rock,why] x3
vera says 2
vera says nothing such
vera says 99
vera /rps verify
vera [rock,paper,scissors,paper] x4 [stop] [more] [details] [verify] [chart] [less] [again] [scissors] [stop]
vera /rps verify
vera /rps verify hello
vera /rps verify proof=gdk1.nonsense
vera /rps play first to 1 word="full moon"
vera [rock] [more] [verify]
vera /rps play word=a|b
vera /rps best of 5
vera [paper] x6
vera /rps play best of 4
vera /rps play first to 0
vera /rps play length=soon
vera /rps play novice 2
vera [rock] x2 [stop] [more] [details]
vera /rps play mirror first to 1
vera [rock,s,stop] x3
vera /rps play coin first to 3
vera [r,why,paper,s,st] x5
vera /rps play coin markov
vera /rps play lizard-spock first to 3
vera [rules,spock,lizard,why,stop] x5 [more] [details]
vera /rps play lizard-spock opponent=mkia
vera [stop]
vera /rps play opponent=markov:order=99
vera /rps play opponent=markof
vera /rps play opponent=shannon
vera /rps play first to 3 what
vera /rps play opponent=markov:order=3 first to 2
vera [rock] [stop]

== A second match
vera /rps play
vera [rock]
vera /rps play first to 5
vera says 2
vera says 1
vera [stop]

== Odd-even
vera /oddeven first to 3
vera [odd,even,even] x3 [why] [stop] [more] [details] [chart]
vera /oddeven play shannon first to 2
vera [odd] x2 [stop]
vera /oddeven play demons
vera /oddeven verify

== Minesweeper
vera /mines stats
vera /mines pocket
vera says c3
vera says a1
vera says z9
vera [hint] [hint]
vera /mines verify
vera [stop] [verify]
vera /mines verify nonsense
vera /mines
vera says a1
vera says e5
vera [hint] [stop]
vera /mines expert
vera /mines play noguess=yes
vera says d4
vera [hint]
vera [stop]
vera /mines stats

== The model and strategies
vera /model
vera /model show oddeven
vera /model off
vera /rps play
vera [rock,why,stop] x3
vera /model on
vera /model reset
vera [keep]
vera /model reset
vera says 1
vera /model show
vera /model show chess
vera /strategy list
vera says 1
vera says Details
vera /strategy info
vera /strategy info wildcard
vera /strategy info shannon
vera /strategy info nobody
vera /strategy register my-markov markov:order=4
vera /strategy register my-markov markov:order=5
vera /strategy register x! copy
vera /strategy register my-markov markov:order=2
vera /strategy mine
vera /strategy withdraw my-markov
vera says 1
vera /strategy mine

== Profiles, tournaments, leaderboards
vera /profile
vera /profile show
vera [details]
vera /profile compare terminal:anna
vera /profile map
vera /privacy shown=on
vera /privacy shown=off
vera /leaderboard
vera /leaderboard players
vera /leaderboard players everywhere
vera /tournament
vera /tournament create swiss 99
vera /tournament create in 2h
vera /tournament join copy
vera /tournament status
vera /tournament cancel until "CANCELLED"
vera /tournament create swiss 2 match=50
vera /tournament join copy
vera /tournament start
vera /tournament join markov:order=1
vera /tournament join rotation
vera /tournament leave rotation
vera /tournament join frequency
vera /tournament start until "ENDED"
vera /tournament status
vera /tournament standings
vera /tournament pairings 1
vera /tournament history
vera /leaderboard

== Sixty rounds
vera /rps play endless
vera [rock,paper,rock,rock,scissors] x60 [why] [stop] [more] [details] [chart]
vera /model
vera /profile
vera [details]
vera /leaderboard players everywhere
vera /place settings
`;

const ENGLISH = `
== In English words
vera says hello
vera /privacy challenges=on
vera says No challenges
vera says Take challenges
vera /start
vera says Rock-paper-scissors
vera says Why
vera says Stop
vera /model reset
vera says keep it
vera /model reset
vera says forget it
vera /strategy list
vera says next
vera says back
vera /leaderboard
vera says my rank
vera /quit
`;

const RUSSIAN = `
== In Russian words
vera says привет
vera /start
vera says чет
vera says чет
vera says почему
vera says закончить
vera /rps play до 2
vera says камень
vera says почему
vera says бумага
vera says ещё
vera says подробно
vera says график
vera says проверить
vera says назад
vera says реванш
vera says н
vera says закончить
vera /rps лучший из 4
vera /rps play новичок
vera /rps play lizard-spock coin до 5
vera says правила
vera says спок
vera says ящерица
vera says закончить
vera /oddeven лучший из 5
vera says чёт
vera says нечёт
vera says чет
vera says закончить
vera /rps
vera says камень
vera /rps до 5
vera says 1
vera says закончить
vera /mines pocket
vera says подсказка
vera /mines small
vera says a1
vera says флажки
vera says закончить
vera /mines pocket
vera says c3
vera says закончить
vera says другое поле
vera says закончить
vera /model reset
vera says оставить
vera /strategy list
vera says дальше
vera says назад
vera /strategy register my-copy copy
vera /strategy withdraw my-copy
vera says отозвать
vera /profile
vera says подробно
vera /leaderboard
vera says где я
vera /tournament create через 2ч
vera /tournament cancel
vera /privacy
vera says прочесть всё
vera says назад

== Data
vera /data export
vera /data delete
vera says 2
vera /data delete
vera says 1
vera /data export
vera /model show
vera /quit
`;

const said = (cancelled: string, ended: string): string =>
  BOTH.replace("CANCELLED", cancelled).replace("ENDED", ended);

export const AT_TERMINAL = {
  en: said("Cancelled", "It’s over") + ENGLISH,
  ru: said("Отменён", "кончен") + RUSSIAN,
} as const;
