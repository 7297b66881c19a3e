// What is done on Telegram, where options are typed, groups have their own rules, and games are
// offered into any chat.

import { panelsScript } from "./panels-script.ts";

export const telegramScript = `
== Greetings and help
vera /start
vera [Rock-paper-scissors]
vera@group /start
boris /start
vera /help
vera /help rps
vera /help tornament
vera /help zzzzzz
vera /help lizard-spock
boris /help
boris /help lizard-spock
boris /help ящерица спок
boris /help tornament
boris /help zzzzzz
boris /help rps
vera@group /help
zoe@group /help
boris@group /help
boris@group /start
vera@group /help rps
boris /help mines
vera says hello there
vera@group says hello there
boris says привет
vera /rsp
vera /paly
vera /rps play lizzard-spock
vera /mines play exprt
vera /mines play sise=5x5
vera /nonsense
boris /rsp
boris /paly
boris /rps paly
boris /mines play exprt
boris /nonsense
vera@group /nonsense
boris@group /rsp
vera /help@test123456_bot
vera@group /help@other_bot
vera /fairness
dmitri /fairness
vera@group /fairness
vera /privacy
dmitri /privacy
dmitri /privacy challenges=off
dmitri /privacy challenges=on
vera@group /privacy
boris@group /privacy

== Rock-paper-scissors: one match with everything
vera /rps play first to 3 #first
vera [Why?] #first
vera [Rock] #first
vera [Why?] #first
vera [Rock] stale #first
vera [Paper] twice #first
boris [Rock] #first
boris [Stop] #first
boris [Why?] #first
vera {rps:nothing:0:rock} #first
vera {nonsense} #first
vera /rps verify
vera plays 40 Rock,Paper,Paper,Scissors #first
vera [Rock] stale #first
boris [Rematch] #first
vera [More] #first
vera [Details] #first
boris [Details] #first
vera [Verify] #first
vera [Chart] #first
vera [Rematch] #first
vera [Scissors]
vera [Stop]
vera [Stop] stale
vera [More]
vera [Details]
vera [Chart]
vera /rps verify
vera /rps verify proof=gdk1.nonsense
vera /rps verify hello
vera /rps play first to 1 word="full moon"

== Rock-paper-scissors: what can be typed
vera /rps
vera [Stop]
vera /rps best of 5
vera plays 20 Paper
vera /rps play best of 4
vera /rps endless
vera plays 8 Rock,Scissors
vera [Stop]
vera /rps play first to 0
vera /rps play length=soon
vera /rps play novice 7
vera plays 30 Rock,Rock,Paper
vera [More]
vera [Details]
vera /rps play length="first to 2" level=mirror
vera plays 20 Rock,Paper,Scissors
vera /rps play coin first to 2
vera [Rock]
vera [Why?]
vera plays 20 Rock
vera [More]
vera [Details]
vera /rps play coin markov
vera /rps play lizard-spock first-to-2
vera [Rules]
vera [Spock]
vera plays 30 Lizard,Spock,Rock
vera [More]
vera [Details]
vera [Chart]
boris /rps play lizard-spock opponent=mkia до 2
boris [Правила]
boris [Спок]
boris [Почему?]
boris plays 30 Ящерица,Спок,Камень
boris [Ещё]
boris [Подробно]
vera /rps play variant=seven
vera /rps play opponent=markov:order=3 first to 2
vera plays 20 Paper,Rock
vera /rps play opponent=markov:order=99
vera /rps play opponent=markof
vera /rps play opponent=shannon
vera /rps paly
vera /rps play first to 3 what
vera@group /rps play first to 2 #ingroup
boris@group [Rock] #ingroup
vera@group plays 20 Rock,Paper #ingroup
vera@group [More] #ingroup
vera@group [Verify] #ingroup
vera@group [Details] #ingroup
boris@group [Chart] #ingroup
boris@group /rps play до 3
boris [Камень]
boris [Почему?]
boris plays 30 Бумага,Ножницы,Камень
boris [Ещё]
boris [Подробно]
boris [Проверить]
boris [График]
boris /rps лучший из 3
boris plays 9 Камень
boris [Реванш]
boris [Закончить]
boris /rps лучший из 4
boris /rps play новичок
boris /rps play opponent=markof
boris /rps play opponent=shannon
boris /rps play coin markov
boris /rps play opponent=rotation до 2
boris [Камень]
boris [Почему?]
boris plays 9 Бумага,Ножницы
boris /rps verify hello
boris /rps verify
zoe@group /rps verify

== Matches that wait
zoe /rps play #w1
zoe [Paper] #w1
zoe /rps play #w2
boris [#1] #w2
zoe [Continue] #w2
zoe [Continue] stale #w2
zoe [Rock]
zoe /rps play first to 5 #w3
zoe [New match] #w3
zoe [Continue] stale #w3
zoe [Rock]
zoe [Paper] stale #w1
zoe /rps play first to 7 #w4
zoe [New match] #w4
zoe [Paper] #w4
zoe [Paper] stale #w1
zoe /rps play lizard-spock first to 7
zoe [Spock]
zoe /rps continue #w5
zoe [#2] #w5
zoe [Stop]
zoe /rps continue #w6
zoe [#1] #w6
zoe [Stop]
zoe /rps continue
zoe [Stop]
zoe /rps continue
zoe /oddeven continue
zoe /mines continue
zoe@group /rps play #w7
zoe [Rock] #w7
zoe@group /rps play coin #w8
boris@group [#1] #w8
zoe [New match] #w8
zoe [#2]
zoe [Stop]
boris /rps #k1
boris [Камень] #k1
boris /rps до 5 #k2
boris [Доиграть] #k2
boris /rps до 5 #k3
boris [Новый матч] #k3
boris [Доиграть] stale #k3
boris [Камень]
boris [Камень] stale #k1
boris /rps play coin #k4
boris [Новый матч] #k4
boris [Бумага] #k4
boris [Камень] stale #k1
boris /rps play lizard-spock coin
boris [Спок]
boris /rps continue #k5
boris [#2] #k5
boris [Закончить]
boris /rps continue #k6
boris [#1] #k6
boris [Закончить]
boris /rps continue
boris [Закончить]
boris /rps continue
boris /oddeven continue
boris /mines continue
dmitri@group /rps play #d7
dmitri [Камень] #d7
dmitri@group /rps play coin #d8
dmitri [Новый матч] #d8
dmitri [Закончить]
dmitri [#1] #d7
dmitri [Закончить]

== Odd-even
vera /oddeven first to 3
vera [Odd]
vera [Why?]
vera plays 30 Odd,Even,Even
vera [More]
vera [Chart]
vera [Verify]
vera [Rematch]
vera [Even] twice
vera [Stop]
vera /oddeven play shannon first to 5
vera plays 30 Odd,Odd,Even
vera /oddeven play opponent=demons
vera /oddeven verify
wen /oddeven verify
boris /oddeven best of 5
boris [Чёт]
boris [Почему?]
boris /oddeven #ok1
boris [Новый матч] #ok1
boris [Нечет]
boris /oddeven continue #ok2
boris [#1] #ok2
boris plays 20 Нечет,Чёт
boris [Ещё]
boris [Подробно]
boris [График]
boris /oddeven continue
boris [Закончить]
boris /oddeven verify
boris /oddeven play opponent=demons

== Inline mode
vera inline
vera inline lizard
vera inline zzz
boris inline
vera inline
vera@group chooses 1 #offer
boris [#1] #offer
vera [#1] #offer
boris plays 40 Камень,Бумага #offer
boris [#1] #offer
vera inline odd
vera@group chooses 2 #own
boris [#1] #own
vera [#1] #own
vera [1️⃣ Odd] #own
vera [Why?] #own
vera [Stop] #own
vera chooses 9

== Minesweeper
zoe /mines stats
zoe /mines hint
zoe /mines open
zoe /mines open B7
zoe /mines play 5x5 mines=7 safe
zoe [Hint]
zoe [C3]
zoe [C3] stale
boris [A1] #zoe
zoe [Flag mode]
zoe [A1]
zoe [A1] stale
zoe [Open mode]
zoe /mines open A1 B1
zoe /mines flag E5
zoe /mines flag E5
zoe /mines flag
zoe /mines open Z99
zoe /mines hint
zoe plays 30 E1,A5,E5,B1,D1,E3,A3,C1,C5,B2,B3,B4,D2,D3,D4
zoe [More]
zoe [Verify]
zoe [Another board]
zoe [Stop]
zoe /mines verify
zoe /mines
zoe [A1]
zoe /mines hint
zoe [Stop]
vera /mines expert
vera [#3]
vera [#1]
vera [Whole board]
vera /mines open A1 P8
vera /mines play 12x10 mines=15 safe
vera [New board]
vera /mines open F5
vera /mines play 8x8 noguess=yes #nb
vera [Continue] #nb
vera /mines play 8x8 noguess=yes #nb2
vera [New board] #nb2
vera [Hint]
vera [#1]
vera [Hint]
vera /mines play pocket #nb3
vera [New board] #nb3
vera [Stop]
vera /mines continue #nb4
vera [#2] #nb4
vera [Stop]
vera /mines continue #nb5
vera [#1] #nb5
vera [Stop]
vera /mines continue
vera [Stop]
vera /mines continue
vera /mines play 99x99
vera /mines play 1x1
vera /mines play 5x5 99
vera /mines play pocket 5x5
vera /mines play board=nonsense
vera /mines play 9x9-10-opening-k7f3q
vera /mines open E5
vera [Stop]
boris /mines stats
boris /mines hint
boris /mines open B7
boris /mines 5x5-4-safe-abc
boris [A1]
boris [Подсказка]
boris [Флажки]
boris [B1]
boris [Открывать]
boris /mines open A1
boris /mines open B1
boris /mines open Я9
boris /mines flag
boris /mines hint
vera [C1] #boris
boris /mines pocket #mk
boris [Новое поле] #mk
boris [C3]
boris /mines continue #mk2
boris [C1] #mk2
boris [A2] #mk2
boris [Другое поле] #mk2
boris [Закончить]
boris /mines continue
boris [Закончить]
boris /mines continue
boris /mines small
boris [A1]
boris [Закончить]
boris /mines expert
boris [#3]
boris [#1]
boris [Всё поле]
boris [Закончить]
boris /mines play 99x99
boris /mines play 5x5 99
boris /mines play pocket 5x5
boris /mines play board=nonsense
vera /mines watch exact 9x9-10-opening-k7f3q
vera [Next]
vera [To the end]
vera [Another board]
vera /mines watch simple pocket
vera [Next]
vera /mines watch random 6x6
vera [To the end]
boris /mines watch small
boris [Дальше]
boris [До конца]
boris [Другое поле]
boris /mines watch simple pocket
boris [Дальше]
vera [#1] #boris
vera /mines race @boris_b pocket
vera@group /mines race @boris_b 5x5 mines=7 #race
zoe@group [#1] #race
boris@group [#1] #race
vera@group [Play my board] #race
vera plays 20 A1,E5,A5,E1,B1,D1
vera [Standings]
boris@group [#1] #race
boris@group plays 20 A1,B1,E5,A5,E1,D1,A4
vera@group [Standings] #race
vera@group /mines race @nobody #race2
vera@group [Take it back] #race2
zoe@group [#1] stale #race2
zoe@group says over here
vera@group /mines race ^zoe #race3
vera@group /mines race ^zoe
zoe@group [Decline] #race3
vera@group /mines race ^zoe
dmitri@group says сюда
boris@group /mines race pocket ^dmitri #race4
vera@group [#1] #race4
vera@group [#3] #race4
dmitri@group [Не принимать вызовов] #race4
dmitri@group [Отказаться] #race4
boris@group /mines race ^dmitri
dmitri /privacy challenges=on
boris@group /mines race @wen #race5
boris@group [Отозвать] #race5
wen@group [#1] stale #race5
boris@group /mines race @vera pocket #race6
vera@group [Согласиться] #race6
boris@group [Моё поле] #race6
boris [Закончить]
vera@group [Моё поле] #race6
vera [Stop]
boris@group [Как идёт] #race6
boris@group /mines race @boris_b
boris@group /mines race @test123456_bot
boris /mines race @vera
wen@group /privacy challenges=off
vera@group /mines race @wen
wen /privacy challenges=on
vera@group /mines race @vera
vera@group /mines race @test123456_bot
vera /mines stats
zoe /mines stats
boris@group /mines stats

== The model
vera /model
vera /model show oddeven
vera@group /model show
boris /model
wen /model show
vera /model freeze
vera /model freeze
vera /rps play first to 2
vera [Rock]
vera [Why?]
vera plays 9 Paper,Rock
vera /model off
vera /model show
vera /rps play first to 2
vera [Rock]
vera [Why?]
vera plays 9 Rock
vera /model on
vera /model on
vera /model reset #reset
vera [Keep it] #reset
vera /model reset #reset
vera [Forget it] #reset
vera [Forget it] stale #reset
vera /model share on #share
boris [Share] #share
vera [Share] #share
vera [Share] stale #share
vera /model share
vera /model show
vera /model share off
vera /model share off
vera /model share perhaps
boris /model share
boris [Оставить при себе]
vera /model show chess
vera /model resett
boris /model freeze
boris /model freeze
boris /rps play до 2
boris [Камень]
boris [Почему?]
boris [Закончить]
boris /model off
boris /model off
boris /rps play до 2
boris [Камень]
boris [Почему?]
boris [Закончить]
boris /model on
boris /model on
boris /model reset #resetb
boris [Оставить] #resetb
boris /model reset oddeven #resetb
boris [Забыть] #resetb
boris /model show oddeven
boris /model show chess

== Strategies
vera /strategy list #list
vera [Next] #list
vera [Next] #list
vera [Back] #list
vera@group /strategy list
vera /strategy info
vera /strategy info wildcard
vera /strategy info markov:order=400
vera /strategy info nobody
boris /strategy info shannon
vera /strategy mine
vera /strategy register
vera /strategy register my-markov markov:order=4
vera /strategy register my-markov markov:order=5
boris /strategy register my-markov copy
vera /strategy register markov copy
vera /strategy register x! copy
vera /strategy update my-markov markov:order=2
vera /strategy update my-none copy
vera /strategy info my-markov
boris /rps play opponent=my-markov first to 1
boris plays 6 Камень,Бумага
boris /strategy list
boris [Дальше]
boris [Назад]
boris /strategy info
boris /strategy info my-markov
boris /strategy info nobody
boris /strategy mine
boris /strategy register
boris /strategy register my-rotation rotation
boris /strategy update my-rotation copy
boris /strategy register x! copy
boris /strategy mine
boris /strategy withdraw my-rotation #goneb
boris [Оставить] #goneb
boris /strategy withdraw my-rotation #goneb
boris [Отказаться] #goneb
vera /strategy withdraw
vera /strategy register my-copy copy
vera /strategy withdraw my-copy #gone
vera [Keep it] #gone
vera /strategy withdraw my-copy #gone
vera [Give it up] #gone
vera /strategy mine

== Profiles and who may see them
zoe /profile
vera /profile show
vera@group /profile compare @vera
vera@group /profile compare @nobody
vera@group /profile compare @wen
vera@group /profile compare
vera /profile map
vera@group /profile map
vera@group /profile groups
vera@group /profile groups channel=@nowhere
dmitri /profile
dmitri /profile map
dmitri@group /profile groups
dmitri@group /profile map
dmitri@group /profile compare @nobody
dmitri@group /profile compare
vera /profile privacy
vera [Read it all]
vera /profile privacy place
vera [Read it all]
dmitri /profile privacy
dmitri [Прочесть всё]
dmitri [там, где вы играете]
dmitri /profile privacy private
vera /profile privacy whatever
boris@group /profile privacy everyone
boris /profile privacy everyone
boris /profile privacy everyone
vera@group /rps play endless
vera plays 125 Rock,Paper,Rock,Scissors,Scissors,Paper,Rock
vera [Stop]
vera [More]
vera [Chart]
boris@group /rps play endless
boris plays 125 Камень,Камень,Бумага,Ножницы,Бумага
boris [Закончить]
zoe@group /rps play endless opponent=random
zoe plays 110 Rock,Paper,Scissors
zoe [Stop]
zoe [More]
zoe [Details]
zoe@group says done
vera /profile show
vera [Details]
vera@group /profile show
vera [Show here]
boris [Details] #vera
vera@group /profile show @boris_b
vera@group /profile show ^zoe
vera /profile show oddeven
boris /profile show
boris [Подробно]
boris@group /profile show
boris [Показать здесь]
zoe /profile show
vera@group /profile compare @boris_b
vera [Details]
vera@group /profile compare ^zoe #ask
boris@group [#1] #ask
zoe@group [#1] #ask
zoe@group [#1] stale #ask
boris /profile compare @vera #ask2
vera /profile privacy #vp
vera [Decline: Борис] #vp
boris /profile compare @vera
boris@group /profile compare @vera #ask3
boris [Подробно] #ask3
boris@group /profile compare ^dmitri
dmitri@group /rps play endless
dmitri plays 30 Камень,Бумага
dmitri [Закончить]
boris@group /profile compare ^dmitri #ask3
boris [#3] #ask3
boris@group /profile compare ^dmitri #ask4
dmitri [#2] #ask4
dmitri@group says ладно
zoe /profile compare @vera
zoe@group /profile compare ^dmitri #ask5
dmitri [#1] #ask5
dmitri /profile privacy
dmitri [#5]
zoe /profile privacy #zp
zoe [#1] #zp
zoe /profile privacy place
vera@group /profile map
vera [My place]
vera [Details] #vera
wen [My place] #vera
boris@group /profile map
boris [Моё место]
boris [Подробно] #boris
dmitri [Моё место] #boris

== Tournaments and leaderboards
boris@group /tournament
vera@group /tournament create swiss 99
vera@group /tournament create olympic rounds=3
vera@group /tournament create start=never
vera@group /tournament create start:2020-01-01 18:00
vera@group /tournament create daily 18:00 zone=Europe/Berlyn
boris@group /tournament create
vera@group /tournament join copy
vera@group /tournament start
vera@group /leaderboard
vera@group /leaderboard players
vera [Details]
boris@group /leaderboard
boris /leaderboard
boris /tournament create start=never
boris /tournament create swiss 99
boris /tournament create daily 18:00 zone=Россия
boris /tournament create daily 18:00 zone=Мосва
boris /tournament join copy
vera@group /tournament create swiss 2 100 #card1
vera@group /tournament create
vera@group /tournament join
vera@group /tournament join my-markov
vera@group /tournament join markov:order=1
vera@group /tournament join markov:order=1
vera@group /tournament join nobody
boris@group /tournament join rotation
boris@group /tournament join copy
boris@group /tournament leave
boris@group /tournament leave markov:order=1
boris@group /tournament leave copy
boris@group /tournament status #card1b
boris@group /tournament start
boris@group /tournament cancel
vera@group /tournament standings
vera@group /tournament pairings
vera@group /tournament start until "🏆"
vera waits "has ended" #card1
vera waits "has ended" #card1b
vera@group /tournament status
vera@group /tournament standings
vera@group /tournament pairings 1
vera@group /tournament pairings 9
boris@group /tournament history
vera /tournament create oddeven round-robin match=20 #card2
vera /tournament join frequency
vera /tournament start
vera /tournament join shannon
vera /tournament start until "🏆"
vera waits "has ended" #card2
vera /tournament history
boris /tournament create olympic oddeven match=20 #card5
boris /tournament join frequency
boris /tournament start
boris /tournament join shannon
boris /tournament join shannon
boris /tournament leave shannon
boris /tournament join seer
boris /tournament status #card5b
boris /tournament standings
boris /tournament start until "🏆"
boris waits "кончен" #card5
boris waits "кончен" #card5b
boris /tournament standings
boris /tournament pairings
boris /tournament pairings 9
boris /tournament history
boris /tournament create еженедельно пт 18:00 zone=Москва #card6
boris /tournament status #card6b
boris /tournament cancel schedule
boris waits "тменён" #card6
boris waits "тменён" #card6b
boris /tournament create через 2ч #card7
boris /tournament cancel
boris waits "тменён" #card7
boris /tournament cancel
vera@other /tournament create in 2h #card3
vera@other /tournament join copy
vera@other /tournament status #card3b
vera@other /tournament cancel
vera waits "alled off" #card3
vera waits "alled off" #card3b
vera@other /tournament create weekly fri 18:00 zone=Europe/Berlin #card4
vera@other /tournament status #card4b
vera@other /tournament cancel schedule
vera waits "alled off" #card4
vera waits "alled off" #card4b
vera@group /leaderboard
vera [My place]
vera [Details] #vera
boris@group /leaderboard
boris [Моё место]
boris [Подробно] #boris
vera@group /leaderboard oddeven
vera@group /leaderboard week
vera /leaderboard everywhere
vera@group /leaderboard players
vera [My place]
zoe [My place] #vera
dmitri [My place] #vera
boris@group /leaderboard players everywhere month
boris [Моё место]
boris [Подробно] #boris
dmitri [Моё место] #boris
vera /leaderboard players

== The settings of a place
vera /place settings
boris /place settings
boris@group /place settings
boris@group [#1]
vera@group /place settings #set
vera [Games] #set
vera [Rock-paper-scissors] #set
vera [Back] #set
zoe@group /rps play
boris@group /rps play
boris /rps play coin
boris [Закончить]
vera [Language] #set
vera [Back] #set
vera [Keep quiet] #set
vera [Banned here] #set
vera [Back] #set
vera@group /place settings tournaments off
vera@group /tournament status
vera@group /place settings mines off
boris@group /mines
boris@group /place settings
boris@group /place settings rps on
vera@group /place settings rps on
vera@group /place settings mines on
vera@group /place settings tournaments on
vera@group /place settings quiet off
vera@group /place settings chess off
vera@group /place settings rps
vera@group /place settings here on
vera@group /place settings everywhere
boris@group /place settings chess off
zoe@group /rps play first to 1
zoe [Stop]

${panelsScript("@group", "")}

== Later
vera /rps play
vera [Rock]
vera /rps play coin #l1
vera [New match] #l1
vera [Stop]
boris /rps play
boris [Камень]
boris /rps play coin #l2
boris [Новый матч] #l2
boris [Закончить]
later 800h
vera [#2] #l1
vera /rps continue
boris /rps continue
boris [#2] #l2
vera@group /leaderboard players month
vera@group /tournament pairings

== Data
dmitri /data export
vera@group /data export
vera /data export
zoe /data export
dmitri /data delete
dmitri [#1]
boris /data export
boris /data delete
boris [Оставить]
vera /data delete #del
boris [#1] #del
vera [Keep it] #del
vera /data delete #del
vera [Delete everything] #del
vera [Delete everything] stale #del
vera /data export
vera /model show
boris /data delete
boris [#1]
boris /profile show
`;
