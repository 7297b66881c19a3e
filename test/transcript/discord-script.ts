// What is done on Discord. A line that nobody can carry out is told as such, and stays: that too
// must not change.

import { panelsScript } from "./panels-script.ts";

export const discordScript = `
== Greetings and help
vera /start
vera [Rock-paper-scissors]
vera@dm /start
boris /start
vera /help
vera /help command=rps
vera /help command=tournament
vera /help command=/profile
vera /help command=tornament
vera /help command=zzzzzz
vera /help command=lizard-spock
boris /help
boris /help command=mines
boris /help command=rps
boris /help command=lizard-spock
boris /help command=tornament
boris /help command=zzzzzz
vera ? /help command=t
vera ? /help command=
vera says hello there
vera@dm says /rps play
wen@private /help
vera /fairness
boris /fairness
vera /privacy
boris /privacy
boris /privacy challenges=off
boris /privacy challenges=on

== Rock-paper-scissors: one match with everything
vera /rps play length="first to 3" #first
vera [Why?] #first
vera [Rock] #first
vera [Why?] #first
vera [Rock] stale #first
vera [Paper] twice #first
boris [Rock] #first
boris [Stop] #first
boris [Why?] #first
vera {rps:nothing:0:rock} #first
vera {rps:nothing:zz:begin} #first
vera {nonsense} #first
vera /rps verify
vera plays 40 Rock,Paper,Paper,Scissors #first
vera [More] #first
vera [Details] #first
boris [Details] #first
vera [Rock] stale #first
boris [Rematch] #first
boris [More] #first
boris [Verify] #first
vera [Verify] #first
vera [Chart] #first
vera [Rematch] #first
vera [Scissors] #vera
vera [Stop] #vera
vera [Stop] stale #vera
vera [More] #vera
vera [Chart] #vera
vera /rps verify
vera /rps verify proof=gdk1.nonsense
vera /rps verify proof=hello

== Rock-paper-scissors: lengths, variants, levels, opponents
vera /rps play length="best of 5"
vera plays 20 Paper
vera /rps play length="best of 4"
vera /rps play length=endless
vera plays 12 Rock,Scissors
vera [Stop]
vera /rps play length="first to 0"
vera /rps play length="first to 99999"
vera /rps play length=soon
vera /rps play length=7 level=novice
vera plays 30 Rock,Rock,Paper
vera /rps play length="first to 2" level=mirror
vera plays 4 Rock,Paper,Scissors
vera [Stop]
vera [More]
vera [Chart]
vera [Details]
vera /rps play length="first to 2" level=coin
vera [Rock]
vera [Why?]
vera plays 20 Rock
vera [More]
vera [Details]
vera /rps play level=coin opponent=markov
vera /rps play length="first to 2" opponent=markov:order=3
vera plays 20 Paper,Rock
vera /rps play opponent=markov:order=99
vera /rps play opponent=markov:size=1
vera /rps play opponent=markof
vera /rps play opponent=shannon
vera /rps play length="first to 2" opponent=rotation
vera plays 9 Scissors,Rock,Paper
vera [Why?]
vera [Stop]
vera /rps play variant=lizard-spock length="first to 3"
vera [Rules]
vera [Spock]
vera [Why?]
vera plays 40 Lizard,Spock,Rock
vera [More]
vera [Verify]
vera [Chart]
vera@dm /rps play variant=lizard-spock opponent=mkia
vera [Stop]
vera@random /rps play
vera [Rock]
vera [Stop]
wen@private /rps play length="first to 1"
wen plays 9 Scissors
wen [Rematch]
wen [Stop]
zoe /rps play length="first to 2" opponent=iocaine
zoe plays 20 Rock,Paper
zoe [Rematch]
zoe [Stop]
boris /rps play length="first to 1"
boris plays 5 Rock
boris [More]
boris [Details]
boris@dm /rps play length="first to 3"
boris [Камень]
boris [Почему?]
boris plays 30 Бумага,Ножницы,Камень
boris [Ещё]
boris [Подробно]
boris [Проверить]
boris [График]
boris [Реванш]
boris [Закончить]
boris@dm /rps play variant=lizard-spock length="до 2" level=novice
boris [Правила]
boris [Спок]
boris [Почему?]
boris plays 30 Ящерица,Спок,Камень
boris [Ещё]
boris [Подробно]
boris@dm /rps play length="до 2" opponent=rotation
boris [Камень]
boris [Почему?]
boris [Закончить]
boris /rps play length="лучший из 4"
boris /rps play opponent=markof
boris /rps play opponent=shannon
boris /rps play level=coin opponent=markov
boris /rps play opponent=markov:order=99
boris /rps verify proof=hello
boris /rps verify
vera ? /rps play length=
vera ? /rps play length=best
vera ? /rps play opponent=
vera ? /rps play opponent=mar
vera ? /rps play opponent=markov:
vera ? /rps play opponent=markov:order=4,
boris ? /rps play opponent=шенн

== Matches that wait
zoe /rps play #w1
zoe [Paper] #w1
zoe /rps play #w2
boris [#1] #w2
zoe [Continue] #w2
zoe [Continue] stale #w2
zoe [Rock]
zoe /rps play length="first to 5" #w3
zoe [New match] #w3
zoe [Continue] stale #w3
zoe [Rock]
zoe [Paper] stale #w1
zoe /rps play length="first to 7" #w4
zoe [New match] #w4
zoe [Paper] #w4
zoe [Paper] stale #w1
zoe /rps play variant=lizard-spock length="first to 7"
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
zoe@dm /rps play #w7
zoe [Rock] #w7
zoe@random /rps play level=coin #w8
zoe [New match] #w8
zoe [#2]
zoe [Stop]
boris@dm /rps play #k1
boris [Камень] #k1
boris@dm /rps play length="до 5" #k2
boris [Доиграть] #k2
boris@dm /rps play length="до 5" #k3
boris [Новый матч] #k3
boris [Доиграть] stale #k3
boris [Камень]
boris [Камень] stale #k1
boris@dm /rps play level=coin #k4
boris [Новый матч] #k4
boris [Бумага] #k4
boris [Камень] stale #k1
boris@dm /rps play variant=lizard-spock level=coin
boris [Спок]
boris@dm /rps continue #k5
boris [#2] #k5
boris [Закончить]
boris@dm /rps continue #k6
boris [#1] #k6
boris [Закончить]
boris@dm /rps continue
boris [Закончить]
boris@dm /rps continue
boris /oddeven continue
boris /mines continue

== Odd-even
vera /oddeven play length="first to 3"
vera [Odd]
vera [Why?]
vera plays 30 Odd,Even,Even
vera [More]
vera [Chart]
vera [Verify]
vera [Rematch]
vera [Even] twice
vera [Stop]
vera /oddeven play opponent=shannon length="first to 5"
vera plays 30 Odd,Odd,Even
vera /oddeven play opponent=demons
vera /oddeven verify
vera /oddeven verify proof=gdk1.x
zoe /oddeven verify
vera ? /oddeven play opponent=s
vera ? /oddeven play length=f
boris@dm /oddeven play length="лучший из 5"
boris [Чёт]
boris [Почему?]
boris@dm /oddeven play #ok1
boris [Новый матч] #ok1
boris [Нечет]
boris@dm /oddeven continue #ok2
boris [#1] #ok2
boris plays 20 Нечет,Чёт
boris [Ещё]
boris [Подробно]
boris [График]
boris@dm /oddeven continue
boris [Закончить]
boris /oddeven verify
boris /oddeven play opponent=demons

== Minesweeper
zoe /mines stats
zoe /mines hint
zoe /mines open
zoe /mines open cells=B7
zoe /mines play size=5x5 mines=7 start=safe
zoe [Hint]
zoe [C3]
zoe [C3] stale
boris [A1] #zoe
zoe [Hint]
zoe [Flag mode]
zoe [A1]
zoe [A1] stale
zoe [Open mode]
zoe ? /mines open cells=A
zoe /mines open cells="A1 B1"
zoe /mines flag cells=E5
zoe /mines flag cells=E5
zoe /mines flag
zoe /mines open cells=Z99
zoe /mines hint
zoe plays 30 E1,A5,B1,D1,E3,A3,C1,C5,B2,B3,B4,D2,D3,D4
zoe [Another board]
zoe [Stop]
zoe /mines play
zoe [A1]
zoe /mines open cells=E5
zoe /mines hint
zoe [Stop]
vera /mines play level=expert noguess=no
vera [#3]
vera [Whole board]
vera [#1]
vera [#1]
vera /mines open cells="A1 P8"
vera /mines hint
vera /mines play size=12x10 mines=15 start=safe
vera [New board]
vera /mines open cells=F5
vera /mines hint
vera /mines play size=8x8 noguess=yes #nb
vera [Continue] #nb
vera /mines play size=8x8 noguess=yes #nb2
vera [New board] #nb2
vera [#1]
vera [#1]
vera [Hint]
vera [Hint]
vera /mines play level=pocket #nb3
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
vera /mines play size=99x99
vera /mines play size=1x1
vera /mines play size=many
vera /mines play size=5x5 mines=99
vera /mines play size=2x2
vera /mines play level=pocket size=5x5
vera /mines play board=nonsense
vera /mines play board=9x9-10-opening-k7f3q
vera /mines open cells=E5
vera /mines play board=9x9-10-opening-k7f3q level=small
vera [Stop]
boris /mines stats
boris /mines hint
boris /mines open cells=B7
boris@dm /mines play board=5x5-4-safe-abc
boris [A1]
boris [Подсказка]
boris [Флажки]
boris [B1]
boris [Открывать]
boris /mines open cells=A1
boris /mines open cells=B1
boris /mines open cells=Я9
boris /mines flag
boris /mines hint
boris@dm /mines play level=pocket #mk
boris [Новое поле] #mk
boris [C3]
boris@dm /mines continue #mk2
boris [C1] #mk2
boris [A2] #mk2
boris [Другое поле] #mk2
boris [Закончить]
boris@dm /mines continue
boris@dm /mines play level=expert
boris [#3]
boris [#1]
boris [Всё поле]
boris [Закончить]
boris /mines play size=99x99
boris /mines play size=5x5 mines=99
boris /mines play board=nonsense
boris@dm /mines watch level=pocket
boris [Дальше]
boris [До конца]
boris [Другое поле]
vera /mines watch strategy=exact board=9x9-10-opening-k7f3q
vera [Next]
vera [Next]
vera [To the end]
vera [Another board]
vera /mines watch strategy=simple level=pocket
vera [Next]
vera [To the end]
vera /mines watch strategy=random size=6x6
vera [To the end]
boris /mines watch level=small
boris [#1]
boris [#2]
vera /mines race user=@vera
vera /mines race user=900000000000000001
vera /mines race user=@wen
vera /mines race user=@alice level=pocket #race2
vera [Take it back] #race2
alice [Accept] stale #race2
vera /mines race user=@zoe level=pocket #race3
vera /mines race user=@zoe
zoe [Mute challenges] #race3
zoe [Decline] #race3
vera /mines race user=@zoe
zoe /privacy challenges=on
vera /mines race user=@zoe
vera@dm /mines race user=@zoe
boris /mines race user=@boris
boris /mines race user=900000000000000001
boris@dm /mines race user=@zoe
vera /mines race user=@boris size=5x5 mines=7 #race
zoe [#1] #race
boris [Accept] #race
vera [Play my board] #race
vera plays 20 A1,E5,A5,E1,B1,D1
vera [Standings]
boris [Play my board] #race
boris plays 20 A1,B1,E5,A5,E1,D1,A4
vera [Standings] #race
vera /mines stats
zoe /mines stats
boris /mines stats

== The model
vera /model show
vera /model show game=oddeven
vera /model show game=lizard-spock
boris /model show
wen /model show
vera /model freeze
vera /model freeze
vera /rps play length="first to 2"
vera [Rock]
vera [Why?]
vera plays 9 Paper,Rock
vera /model off
vera /model show
vera /rps play length="first to 2"
vera [Rock]
vera [Why?]
vera plays 9 Rock
vera /model on
vera /model on
vera /model reset #reset
boris [Forget it] #reset
vera [Keep it] #reset
vera /model reset #reset
vera [Forget it] #reset
vera [Forget it] stale #reset
vera /model show
wen /model reset
wen [Forget it]
vera /model share sharing=on #share
boris [Share] #share
vera [Share] #share
vera [Share] stale #share
vera /model share
vera /model show
vera /model share sharing=off
vera /model share sharing=off
boris /model share
boris [Оставить при себе]
boris /model freeze
boris /model freeze
boris@dm /rps play length="до 2"
boris [Камень]
boris [Почему?]
boris [Закончить]
boris /model off
boris /model off
boris@dm /rps play length="до 2"
boris [Камень]
boris [Почему?]
boris [Закончить]
boris /model on
boris /model on
boris /model reset #resetb
boris [Оставить] #resetb
boris /model reset game=oddeven #resetb
boris [Забыть] #resetb
boris /model show game=oddeven
boris /model off game=oddeven

== Strategies
vera /strategy list #list
vera [Next] #list
vera [Next] #list
vera [Back] #list
boris /strategy list
vera /strategy info
vera /strategy info strategy=wildcard
vera /strategy info strategy=markov:order=4
vera /strategy info strategy=markov:order=400
vera /strategy info strategy=nobody
boris /strategy info strategy=shannon
vera /strategy mine
vera /strategy register
vera /strategy register name=my-markov strategy=markov:order=4
vera /strategy register name=my-markov strategy=markov:order=5
boris /strategy register name=my-markov strategy=copy
vera /strategy register name=markov strategy=copy
vera /strategy register name=x! strategy=copy
vera /strategy register name=my-other strategy=nobody
vera /strategy update name=my-markov strategy=markov:order=2
vera /strategy update name=my-none strategy=copy
vera /strategy info strategy=my-markov
vera /strategy mine
boris /strategy mine
boris@dm /rps play opponent=my-markov length="first to 1"
boris plays 6 Камень,Бумага
boris /strategy info
boris /strategy info strategy=my-markov
boris /strategy info strategy=nobody
boris /strategy register name=my-rotation strategy=rotation
boris /strategy update name=my-rotation strategy=copy
boris /strategy register name=x! strategy=copy
boris /strategy mine
boris /strategy withdraw name=my-rotation #goneb
boris [Оставить] #goneb
boris /strategy withdraw name=my-rotation #goneb
boris [Отказаться] #goneb
vera ? /strategy info strategy=my
vera ? /strategy update name=m
vera ? /strategy register strategy=mark
vera /strategy withdraw
vera /strategy withdraw name=none-such
vera /strategy register name=my-copy strategy=copy
vera /strategy withdraw name=my-copy #gone
boris [Give it up] #gone
vera [Keep it] #gone
vera /strategy withdraw name=my-copy #gone
vera [Give it up] #gone
vera [Give it up] stale #gone

== Profiles and who may see them
zoe /profile show
vera /profile show
vera /profile compare user=@vera
vera /profile compare user=900000000000000001
vera /profile compare user=@dmitri
vera /profile map
vera /profile groups
vera /profile groups role=800000000000000001
vera /profile privacy
vera [Read it all]
vera /profile privacy level=place
vera [Read it all]
boris /profile privacy
boris [Прочесть всё]
boris /profile privacy level=everyone
boris /profile privacy level=everyone
zoe /profile privacy level=private
vera /rps play length=endless
vera plays 125 Rock,Paper,Rock,Scissors,Scissors,Paper,Rock
vera [Why?]
vera [Stop]
vera [More]
vera [Chart]
boris /rps play length=endless
boris plays 125 Rock,Rock,Paper,Scissors,Paper
boris [Stop]
zoe /rps play length=endless opponent=random
zoe plays 110 Rock,Paper,Scissors
zoe [Stop]
zoe [More]
zoe [Details]
vera /model show
boris /model show
vera /profile show
vera [Details]
vera [Show here]
vera /profile show user=@boris
vera /profile show user=@zoe
vera /profile show user=@dmitri
vera /profile show game=oddeven
boris /profile show
boris [Подробно]
boris@dm /profile show
boris /profile show user=@zoe
boris /profile show user=@alice
zoe /profile show
vera /profile compare user=@boris
vera [Details]
boris@dm /profile compare user=@vera
boris [Отозвать вопрос]
vera /profile compare user=@zoe #ask
boris [Accept] #ask
vera [Accept] #ask
zoe [Accept] #ask
zoe [Accept] stale #ask
boris /profile compare user=@zoe #ask2
zoe [Decline] #ask2
zoe [Accept] stale #ask2
boris menu "Compare how we play" zoe
dmitri@dm /rps play length=endless
dmitri plays 120 Камень,Бумага
dmitri [Закончить]
dmitri [Ещё]
dmitri [Подробно]
dmitri@dm /profile show
dmitri /rps play length="first to 1"
dmitri plays 5 Rock
boris@dm /profile compare user=@dmitri #ask6
dmitri /profile privacy #dp
dmitri [#5] #dp
dmitri /profile privacy #dp
dmitri [Отозвать: Борис] #dp
wen /profile compare user=@dmitri
boris /profile compare user=@dmitri #ask3
wen [Take the question back] #ask3
boris [Take the question back] #ask3
boris [Take the question back] stale #ask3
zoe menu "Compare how we play" vera
vera@private /profile compare user=@dmitri
zoe@private /profile compare user=@boris
zoe /profile privacy #zp
zoe [#1] #zp
zoe /profile privacy level=place
vera /profile map
vera [My place]
vera [Details] #vera
wen [My place] #vera
boris [Details] #vera
boris /profile map
boris [My place]
boris /profile map game=oddeven
vera@dm /profile map
vera /profile groups role=800000000000000001 against=800000000000000001

== Tournaments and leaderboards
boris /tournament status
alice /tournament create system=swiss rounds=99
alice /tournament create match=5
alice /tournament create system=olympic rounds=3
alice /tournament create start=never
alice /tournament create start="2020-01-01 18:00"
alice /tournament create start="daily 18:00" zone=Europe/Berlyn
alice /tournament create start="*/5 * * * *"
alice ? /tournament create start=
alice ? /tournament create zone=Europe/B
boris /tournament create
vera /tournament join strategy=copy
alice /tournament start
alice /leaderboard
alice /leaderboard of=players
alice /tournament create system=swiss rounds=2 match=50 #card1
alice /tournament create
vera /tournament join
vera /tournament join strategy=my-markov
vera /tournament join strategy=markov:order=1
vera /tournament join strategy=markov:order=1
vera /tournament join strategy=nobody
boris /tournament join strategy=rotation
boris /tournament join strategy=copy
alice /tournament join strategy=constant
vera ? /tournament join strategy=sh
boris ? /tournament leave strategy=
boris /tournament leave
boris /tournament leave strategy=markov:order=1
boris /tournament leave strategy=copy
boris /tournament leave strategy=shannon
boris /tournament status #card1b
boris /tournament start
boris /tournament cancel
alice /tournament standings
alice /tournament pairings
alice /tournament start until "🏆"
alice waits "has ended" #card1
alice waits "has ended" #card1b
alice /tournament status
alice /tournament standings
alice /tournament pairings
alice /tournament pairings round=1
alice /tournament pairings round=9
boris /tournament history
boris /tournament pairings round=2
alice@random /tournament create game=oddeven system=round-robin match=20 channel=800000000000000010 #card2
alice@random /tournament join strategy=frequency
vera@random /tournament join strategy=shannon
vera@random /tournament join strategy=seer
alice@random /tournament start until "🏆"
alice waits "has ended" #card2
alice@random /tournament history
vera@random /tournament standings
alice@dm /tournament create system=olympic match=10 game=lizard-spock #card3
alice@dm /tournament join strategy=rotation
alice@dm /tournament start
alice@dm /tournament join strategy=copy
alice@dm /tournament start until "🏆"
alice waits "has ended" #card3
alice@dm /tournament pairings
boris@dm /tournament create system=round-robin match=20 game=oddeven #card6
boris@dm /tournament join strategy=frequency
boris@dm /tournament start
boris@dm /tournament join strategy=shannon
boris@dm /tournament join strategy=seer
boris@dm /tournament leave strategy=seer
boris@dm /tournament leave
boris@dm /tournament status #card6b
boris@dm /tournament standings
boris@dm /tournament start until "🏆"
boris waits "кончен" #card6
boris waits "кончен" #card6b
boris@dm /tournament standings
boris@dm /tournament pairings
boris@dm /tournament pairings round=9
boris@dm /tournament history
boris@dm /tournament create start="еженедельно пт 18:00" zone=Москва #card7
boris@dm /tournament status #card7b
boris@dm /tournament cancel what=schedule
boris waits "тменён" #card7
boris waits "тменён" #card7b
boris@dm /tournament create start="через 2ч" #card8
boris@dm /tournament cancel
boris waits "тменён" #card8
boris@dm /tournament create start=never
boris@dm /tournament create zone=Мосва start="ежедневно 18:00"
boris@dm /tournament create zone=Россия start="ежедневно 18:00"
alice /tournament create start="in 2h" #card4
alice /tournament join strategy=copy
alice /tournament status #card4b
alice /tournament cancel
alice waits "alled off" #card4
alice waits "alled off" #card4b
alice /tournament cancel
alice /tournament create start="weekly fri 18:00" zone=Europe/Berlin system=recursive #card5
alice /tournament status #card5b
alice /tournament cancel
alice /tournament cancel what=schedule
alice waits "alled off" #card5
alice waits "alled off" #card5b
alice /tournament history
vera /leaderboard
vera [My place]
vera /leaderboard game=oddeven
vera /leaderboard period=week
vera /leaderboard scope=everywhere
vera /leaderboard of=players
vera [My place]
vera [Details] #vera
zoe [My place] #vera
dmitri [My place] #vera
boris [Details] #vera
boris /leaderboard of=players scope=everywhere period=month
boris [My place]
boris@dm /leaderboard of=players
boris [Моё место]
boris [Подробно] #boris
boris@dm /leaderboard
boris [Моё место]
boris [Подробно] #boris
boris /leaderboard of=players game=lizard-spock
vera@dm /leaderboard of=players
vera@dm /leaderboard of=players scope=everywhere

== The settings of a place
alice@dm /place settings
vera /place settings
alice /place settings #set
boris [#1] #set
alice [Games] #set
alice [Rock-paper-scissors] #set
vera /rps play
boris /rps play
boris@dm /rps play level=coin
boris [Закончить]
alice [Rock-paper-scissors] #set
alice [Back] #set
alice [Where to play] #set
alice [Play only here] #set
vera@random /rps play
boris@random /mines play
alice@random /place settings #set2
alice [Where to play] #set2
alice [Play here too] #set2
alice [#1] #set2
alice [Play everywhere] #set2
alice [Back] #set2
alice /place settings what=tournaments to=off
vera /tournament status
boris /leaderboard
alice [Keep quiet] #set2
alice /place settings what=tournaments to=on
alice /place settings what=quiet to=off
alice /place settings what=mines to=off
boris /mines play
alice /place settings what=mines to=on
alice /place settings what=mines
alice /place settings what=mines to=off channel=800000000000000010
boris /place settings what=mines to=off

${panelsScript("", "@dm")}

== Later
vera /rps play
vera [Rock]
vera /rps play level=coin #l1
vera [New match] #l1
vera [Stop]
boris@dm /rps play
boris [Камень]
boris@dm /rps play level=coin #l2
boris [Новый матч] #l2
boris [Закончить]
later 800h
vera [#2] #l1
vera /rps continue
boris@dm /rps continue
vera /leaderboard of=players period=month
vera /leaderboard period=month
vera /tournament pairings

== Data
dmitri /data export
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
vera [Delete everything] stale #del
vera /data delete #del
vera [Delete everything] #del
vera /data export
vera /model show
vera /rps verify
vera /profile privacy
boris /data delete
boris [#1]
boris /profile show
vera /rps play length="first to 1"
vera plays 5 Rock
`;
