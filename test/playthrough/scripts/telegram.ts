// Only on Telegram: freely typed commands, groups in which only one person sees a message, replies to messages, and
// games offered in any chat.

export const ON_TELEGRAM = `
== Typed freely
anna /help rps
anna /help tornament
anna /help lizard-spock
anna says hello there
anna@here says hello there
anna /rsp
anna /rps paly
anna /rps play lizzard-spock
anna says K7F3AB
anna@here /nonsense
anna /help@test123456_bot
anna@here /help@other_bot
boris@here /privacy
anna /rps
anna [stop]
anna /rps best of 5
anna [paper] x20
anna /rps play novice 7
anna [stop]
anna /rps play coin markov
anna /rps play lizard-spock first-to-2
anna [stop]
anna /rps play first to 3 what
anna /rps play first to 1
anna [stop]
dora /rps до 3
dora [rock] [stop]
dora /rps лучший из 3
dora [stop]
dora /rps лучший из 4
dora /rps play новичок
anna /rps verify hello
anna /oddeven first to 3
anna [stop]
anna /mines pocket
anna [o12]
maybe anna [stop]
later 2h
clara@here says over here
anna@here /model show
anna /model resett
anna@here /strategy list
anna /strategy register free-markov markov:order=4
anna /strategy register free-markov markov:order=2
anna /strategy withdraw free-markov
anna [withdraw*]
later 2h
anna@here /profile compare @nobody
anna@here /profile compare
anna /privacy shown=on
anna /privacy shown=whatever
boris@here /privacy shown=on
clara@here says done
anna@here /profile show ^clara
anna@here /profile compare ^clara
anna@here /tournament
anna@here /tournament create swiss 99
anna@here /tournament create start:2020-01-01 18:00
anna@here /tournament create 18:00 zone=Europe/Berlyn
dora /tournament create 18:00 zone=Москва #card10
dora /tournament cancel
dora /tournament create 18:00 zone=Россия
dora /tournament create 18:00 zone=Мосва
wait
anna@here /leaderboard players
anna@here /leaderboard week
anna@here /place settings tournaments off
anna@here /place settings tournaments on
anna@here /place settings chess off

== Into any chat
anna inline
anna inline lizard
anna inline zzz
dora inline
anna inline
anna@here chooses 1 #offer
dora [1] #offer
anna [1] #offer
dora [rock,paper] x40 [1] #offer
anna inline odd
anna@here chooses 2 #own
dora [1] #own
anna [1] [odd] [why] [stop] #own
`;
