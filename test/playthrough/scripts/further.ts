// Steps tested only in English, or only in English and Russian.

/** Every way in which a match, a challenge and a tournament can continue; in English. */
export const WAYS = `
== Greetings
anna /start
anna [begin] [stop]

== A match with everything
anna /rps play length="first to 5" #first
anna [why] [rock] [rock] stale [paper] twice #first
boris [rock] [stop] [why] #first
anna {rps:nothing:0:rock} #first
anna {rps:nothing:zz:begin} #first
anna {nonsense} #first
anna /rps verify
anna [rock,paper,paper,scissors] x40 [rock] stale #first
boris [more] [again] #first
anna [more] #first
boris [details] [verify] #first
anna [chart] [less] [again] #first
anna [scissors] [stop] [stop] stale [more] [details] [chart]

== Several matches
clara /rps play #w1
clara [paper] #w1
clara /rps play #w2
boris [1] #w2
clara [rock] stale #w1
clara /rps play length="first to 7" #w3
clara [paper] #w3
clara [paper] stale #w1
clara [again] #w1
clara [rock]
clara@here /rps play #w4
clara [rock] #w4
clara@there /rps play level=coin #w5
boris [1] #w5
clara [2] [stop] #w5
boris /oddeven play length="best of 5" #ok1
boris [even] [why] #ok1
boris /oddeven play
boris [odd] stale #ok1
boris [again] #ok1

== Minesweeper
clara /mines stats
clara /mines play level=pocket
clara [hint] [o12] [o12] stale
boris [1] #clara
clara [flag] [f*] [open]
maybe clara [o4,o20,o24,o1,o3,o14,o10,o2,o22,o6,o11,o16,o8,o13,o18] x30
maybe clara [again]
maybe clara [stop]
anna /mines play noguess=yes #nb
anna /mines play level=pocket
anna [hint] #nb
later 2h
dora /start
dora [begin]
dora /rps verify
dora [stop]
clara /model reset #reset2
clara [forget] [forget] stale #reset2

== Strategies
anna /strategy list #list
anna [page] [page] #list
anna /strategy register name=LANG-further strategy=copy
boris /rps play opponent=LANG-further length="first to 1"
boris [rock,paper] x6
anna /strategy withdraw name=LANG-further #gone
anna [keep] #gone
anna /strategy withdraw name=LANG-further #gone2
anna [withdraw*] [withdraw*] stale #gone2
anna /strategy register name=LANG-own strategy=markov:order=2
anna ? /strategy info strategy=my
anna ? /strategy withdraw name=m
anna ? /strategy register strategy=mark

== Tournaments
anna@there /tournament create system=swiss rounds=99
anna@there /tournament create match=5
anna@there /tournament create start="2020-01-01 18:00"
anna@there /tournament create start="18:00" zone=Europe/Berlyn
anna@there /tournament create start="2040-01-01 18:00"
anna ? /tournament create start=
anna ? /tournament create zone=Europe/B
boris@there /tournament create
anna@there /tournament create system=swiss rounds=2 match=50 #card1
anna@there /tournament join strategy=LANG-own
dora@there /tournament join strategy=rotation
dora@there /tournament join strategy=copy
anna ? /tournament join strategy=sh
dora ? /tournament leave strategy=
dora@there /tournament leave
dora@there /tournament leave strategy=LANG-own
dora@there /tournament leave strategy=copy
dora@there /tournament leave strategy=shannon
dora@there /tournament status #card2
dora@there /tournament cancel
anna@there /tournament pairings
anna@there /tournament start until "🏆"
wait
anna@there /tournament create game=oddeven system=round-robin match=20 #card3
anna@there /tournament join strategy=frequency
anna@there /tournament join strategy=seer
anna@there /tournament start until "🏆"
wait
anna /tournament create system=olympic match=10 game=lizard-spock #card4
anna /tournament join strategy=rotation
anna /tournament start
anna /tournament join strategy=copy
anna /tournament start until "🏆"
wait
anna /tournament pairings
anna@there /tournament create start="in 2h" #card5
anna@there /tournament join strategy=copy
anna@there /tournament status #card6
anna@there /tournament cancel
wait
anna@there /tournament cancel
anna@there /tournament create start="18:00" zone=Europe/Berlin system=recursive #card7
anna@there /tournament status #card8
anna@there /tournament cancel
wait
anna@there /tournament history
`;

/** Who may see whom, and which people play alike. */
export const PROFILES = `
== Profiles
later 2h
anna@here /profile compare user=@bot
dora practises
dora [more] [details]
anna /privacy shown=on
anna@here /profile compare user=@dora #ask
anna@here /profile compare user=@dora
boris [yes-rps] #ask
anna [yes-rps] #ask
dora [yes-rps] [yes-rps] stale #ask
dora /privacy shown=on
dora@here /profile compare user=@anna
clara practises
clara [more] [chart]
clara /privacy shown=off
boris@here /profile compare user=@clara #ask2
clara@here [no-rps] [yes-rps] stale #ask2
clara /privacy shown=on
anna@here /rps play length="first to 1"
anna [rock,paper] x9
dora@here /rps play length="first to 1"
dora [rock,paper] x9
anna@here /profile map #map
anna [mine] #map
clara [mine] #map
anna@here /profile show user=@dora
anna@here /leaderboard of=players #players
anna [mine] [details] #players
anna@here /leaderboard #board
anna [mine] [details] #board
clara@here /rps play length="first to 1"
clara [rock,paper] x9
anna@here /profile compare user=@clara
clara@dm /profile map
`;

/** Every page of the panels, and interactions between people of two languages. */
export const PAGES = `
== The settings of a place
boris@here /place settings
anna@here /place settings #set
anna@here [here-games_*_] [here-games_*_rps-off] #set
anna@here /rps play
boris@here /rps play
anna@here [here-games_*_rps-on] [here_*_] [here-language_*_] [here_*_] [here-bans_*_] [here_*_] #set
anna@here [here_*_post] [here_*_no-post] #set
anna@here /place settings what=tournaments to=off
boris@here /tournament status
boris@here /leaderboard
anna@here /place settings what=tournaments to=on

== Panels
anna /settings #pan
anna [language__] [language__de] [language__auto] #pan
anna /settings #pan2
anna [memory__] [memory__show-rps] [memory__] [memory__off] #pan2
anna [memory__on] [memory__reset] [keep] #pan2
anna /settings #pan3
anna [others__] [others__shown-off] [others__shown-on] [others__challenges-off] #pan3
anna [others__challenges-on] #pan3
anna /settings #pan4
anna [data__] [privacy__] [data__] [data__export] [data__delete] [keep] #pan4
anna /help #help
anna [play__] [all__] [friends__] [all__] [you__] [all__] [strategies__] [all__] [fairness__] #help
anna [fairness__rps-verify] #help
anna /help #help2
anna [privacy__] [privacy__privacy-privacy] #help2
boris@here /daily #invite
boris [play] #invite
boris@dm /daily #day
boris [today__yesterday] [today__] [opponent] #day
maybe boris [rock,paper] x30
boris@dm /daily #day2
boris [board] #day2
maybe boris [hint]
maybe boris [stop]
boris@dm /daily #day3
clara /rps play length="first to 1" #end
clara [paper,rock] x20 [more] [chart] [verify] #end
clara [details] [less] #end
clara /strategy mine #mine
clara [mine__name] #mine
clara /strategy list
clara [one_*]

== A duel of two languages
later 2h
anna@here /rps duel length="first to 3" #duel
dora [accept] #duel
anna [rock] [paper] #duel
dora [paper] #duel
anna [paper] #duel
dora [scissors] #duel
anna [rock] #duel
dora [paper] #duel
dora [again] #duel
dora@here /rps duel length="first to 3" #duel2
anna [accept] [rock] #duel2
dora [rock] [paper] #duel2
anna [rock] #duel2
dora [stop] [resign] #duel2
anna@here /rps duel user=@dora #duel3
dora [decline] [2] #duel3

== Later
anna /rps play
anna [rock]
anna /rps play level=coin #l1
anna [stop]
later 800h
anna [2] #l1
anna@here /leaderboard of=players period=month
anna@here /leaderboard period=month
anna@there /tournament pairings

== Data
anna /data delete #del
anna [keep] [delete] stale #del
anna /data delete #del2
anna [delete] [delete] stale #del2
anna /data export
anna /model show
anna /rps verify
`;
