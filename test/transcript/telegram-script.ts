// What is done on Telegram, where options are typed, groups have their own rules, and games are
// offered into any chat.

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
vera@group /help
zoe@group /help
boris /help mines
vera says hello there
vera@group says hello there
vera /rsp
vera /nonsense
vera@group /nonsense
vera /help@test123456_bot
vera@group /help@other_bot
vera /privacy
dmitri /privacy

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
vera [Verify] #first
vera [Chart] #first
vera [Rematch] #first
vera [Scissors]
vera [Stop]
vera [Stop] stale
vera [Chart]
vera /rps verify
vera /rps verify proof=gdk1.nonsense
vera /rps verify hello

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
vera /rps play length="first to 2" level=mirror
vera plays 20 Rock,Paper,Scissors
vera /rps play coin first to 2
vera plays 20 Rock
vera [Why?]
vera /rps play coin markov
vera /rps play lizard-spock first-to-2
vera [Spock]
vera plays 30 Lizard,Spock,Rock
vera [Chart]
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
vera@group [Verify] #ingroup
boris@group [Chart] #ingroup
boris@group /rps play до 3
boris [Камень]
boris [Почему?]
boris plays 30 Бумага,Ножницы,Камень
boris [Проверить]
boris [График]
boris /rps лучший из 3
boris plays 9 Камень
zoe@group /rps verify
zoe /rps play
zoe [Paper]
zoe /rps play
zoe [Paper]
zoe [Stop]

== Odd-even
vera /oddeven first to 3
vera [Odd]
vera [Why?]
vera plays 30 Odd,Even,Even
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
boris /oddeven best of 3
boris plays 9 Чёт,Нечёт

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
zoe plays 30 A1,A2,A3,A4,A5,B1,B2,B3,B4,B5,C1,C2,C4,C5,D1,D2,D3,D4,D5,E1,E2,E3,E4,E5
zoe [Another board]
zoe [Stop]
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
vera /mines open F5
vera /mines play 8x8 noguess=yes
vera [Hint]
vera [Hint]
vera [A7]
vera [D8]
vera [Another board]
vera [Stop]
vera /mines play 99x99
vera /mines play 1x1
vera /mines play 5x5 99
vera /mines play pocket 5x5
vera /mines play board=nonsense
vera /mines play 9x9-10-opening-k7f3q
vera /mines open E5
boris /mines 5x5-4-safe-abc
boris [A1]
boris [Подсказка]
boris [Закончить]
vera /mines watch exact 9x9-10-opening-k7f3q
vera [Next]
vera [To the end]
vera [Another board]
vera /mines watch simple pocket
vera [Next]
vera /mines watch random 6x6
vera [To the end]
boris /mines watch small
boris [#2]
vera /mines race @boris_b pocket
vera@group /mines race @boris_b 5x5 mines=7 #race
zoe@group [#1] #race
boris@group [#1] #race
vera@group [Play my board] #race
vera plays 20 A1,E5,A5,E1,B1,D1
vera [Stop]
boris@group [#1] #race
boris@group plays 20 A1,B1,E5,A5,E1,D1,A4
vera@group [Standings] #race
vera@group /mines race @nobody
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
vera plays 9 Rock,Paper
vera [Why?]
vera /model off
vera /model show
vera /rps play first to 2
vera plays 9 Rock
vera [Why?]
vera /model on
vera /model on
vera /model reset #reset
vera [Keep it] #reset
vera /model reset #reset
vera [Forget it] #reset
vera [Forget it] stale #reset
vera /model show chess
vera /model resett

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
boris /rps play my-markov first to 1
boris plays 6 Камень,Бумага
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
vera /profile privacy
vera /profile privacy place
vera /profile privacy whatever
boris@group /profile privacy everyone
boris /profile privacy everyone
boris /profile privacy everyone
vera@group /rps play endless
vera plays 125 Rock,Paper,Rock,Scissors,Scissors,Paper,Rock
vera [Stop]
vera [Chart]
boris@group /rps play endless
boris plays 125 Камень,Камень,Бумага,Ножницы,Бумага
boris [Закончить]
zoe@group /rps play endless opponent=random
zoe plays 110 Rock,Paper,Scissors
zoe [Stop]
zoe@group says done
vera /profile show
vera@group /profile show
vera [Show here]
vera [Show here]
vera@group /profile show @boris_b
vera /profile show oddeven
boris /profile show
vera@group /profile compare @boris_b
vera@group /profile compare ^zoe #ask
boris@group [#1] #ask
zoe@group [#1] #ask
zoe@group [#1] stale #ask
boris /profile compare @vera #ask2
vera [#1] #ask2
boris@group /profile compare @vera #ask3
dmitri@group /rps play до 1
dmitri [Камень]
boris@group /profile compare ^dmitri #ask3
boris [#3] #ask3
boris@group /profile compare ^dmitri #ask4
dmitri [#2] #ask4
vera [#1] #ask4
zoe /profile privacy #zp
zoe [#1] #zp
zoe /profile privacy place
vera@group /profile map
vera [My place]
wen [My place] #vera
boris@group /profile map

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
vera@group /leaderboard oddeven
vera@group /leaderboard week
vera /leaderboard everywhere
vera@group /leaderboard players
vera [My place]
zoe [My place] #vera
dmitri [My place] #vera
boris@group /leaderboard players everywhere month
vera /leaderboard players
later 800h
vera@group /leaderboard players month
vera@group /tournament pairings

== Data
dmitri /data export
vera@group /data export
vera /data export
zoe /data export
dmitri /data delete
dmitri [#1]
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
