// What's tested in every language: each command, its main buttons, and refused input.

import type { Locale } from "../../../src/infra/i18n/index.ts";

export const EVERYONE = `
== Whom one has met
anna /start
anna@here /place settings language=LANGUAGE
anna /help
anna /help topic=rps
anna /help topic=oddeven
anna /help topic=duel
anna /help topic=mines
anna /help topic=model
anna /help topic=strategy
anna /help topic=tournament
anna /help topic=profile
anna /help topic=leaderboard
anna /help topic=place
anna /help topic=data
anna /help topic=privacy
anna /help topic=fairness
anna /help topic=language
anna /help topic=daily
anna /help topic=start
anna /help topic=help
anna /help topic=lizard-spock
anna /help topic=tornament
anna /help topic=zzzzzz
anna ? /help topic=t
boris@here /help
anna /privacy
anna [1] [1]
anna /language
anna [language__LANGUAGE]
anna@here /language
anna /data export
anna /data delete
anna [keep]
clara /data delete
clara [delete]
clara /language language=LANGUAGE

== A match with everything
anna /rps play length="first to 2" #match
anna [why] [rock] [why] [rock,paper,rock,scissors] x30 [more] [details] [verify] [chart] #match
anna [less] [again] #match
anna [scissors,rock,paper] x20
anna /rps verify
anna /rps verify proof=gd1.nonsense
anna /rps verify proof=hello
anna ? /rps play length=
anna ? /rps play opponent=mar
anna ? /rps play opponent=markov:
anna /rps play length="best of 4"
anna /rps play length="first to 0"
anna /rps play length="first to 99999"
anna /rps play length=soon
anna /rps play level=coin opponent=markov
anna /rps play opponent=markov:order=99
anna /rps play opponent=markov:size=1
anna /rps play opponent=markof
anna /rps play opponent=shannon
anna /rps play length="first to 1" level=novice
anna [rock,paper] x9
anna /rps play length="first to 2" level=mirror
anna [rock,paper] x20
maybe anna [more]
maybe anna [details]
anna /rps play length="first to 2" level=coin
anna [rock] [why] [rock,rock,paper] x20
anna /rps play length="first to 2" opponent=rotation
anna [rock] [why] [rock,rock,paper] x20 [more] [details]
anna /rps play length="best of 3" opponent=iocaine
anna [rock,rock,paper] x20 [more] [details]
anna /rps play variant=lizard-spock length="first to 2"
anna [rules] [spock] [why] [lizard,spock,rock] x30 [more] [details] [chart]
anna@here /rps play length="first to 2"
anna [rock]
boris@here [rock] [why] [stop] #anna
anna [rock,scissors] x20 [more]
boris@here [details] [verify] #anna

== A second match
anna /rps play length="first to 9" #former
anna [paper] #former
anna /rps play length="first to 5" #latter
anna [rock] #former
anna [again] #former
anna [rock] #latter

== Odd-even
boris /oddeven play length="first to 3" #odd
boris [odd] [why] [odd,even,even] x30 [more] [details] [verify] [chart] [less] [again] #odd
boris [even] [stop]
boris /oddeven play opponent=demons
boris /oddeven verify
boris /oddeven verify proof=gdk1.x

== Minesweeper
anna /mines stats
anna /mines play level=pocket
maybe anna [hint] [o12]
maybe anna [hint] [flag] [f*] [open]
maybe anna [o*] x9 [stop]
anna /mines verify
anna /mines play level=expert
anna /mines play level=pocket noguess=yes
maybe anna [hint]
maybe anna [stop] [stats]
maybe anna [again]
maybe boris [hint] #anna

== A duel to its end
anna@here /rps duel user=@boris length="first to 3" #duel
clara@here [accept] #duel
boris@here [accept] #duel
anna@here [rock] [paper] #duel
clara@here [rock] #duel
boris@here [scissors] #duel
anna@here [scissors] #duel
boris@here [scissors] [paper] #duel
anna@here [rock] [paper] #duel
boris@here [rock] #duel
anna@here [rock] #duel
boris@here [scissors] #duel
maybe anna@here [scissors] #duel
maybe boris@here [paper] #duel
anna@here [card] #duel
boris@here [again] #duel
anna@here [again] #duel
anna@here [rock] [stop] [resign]
boris@here /rps duel variant=lizard-spock #duel2
anna@here [accept] [spock] #duel2
boris@here [stop] #duel2
anna@here /rps duel user=@clara length="best of 4"
anna@here /rps duel user=@clara #duel3
clara@here [decline] #duel3
anna@here /rps duel user=@clara
boris@here /rps duel user=@clara #duel5
boris@here [retract] #duel5
anna@here /rps duel user=@anna
anna /rps duel
anna /rps duel user=@boris
anna /rps join code=K7F3
anna /rps join code=nonsense
anna /rps join
boris /privacy challenges=off
clara@here /rps duel user=@boris
boris /privacy challenges=on

== The model
anna /model show
anna /model show game=oddeven
anna /rps play length="first to 2"
anna [rock] [why] [stop]
anna /model off
anna /rps play length="first to 2"
anna [rock] [why] [stop]
anna /model on
anna /model on
anna /model reset
anna [keep]

== Strategies
anna /strategy list
anna [1] [1]
anna /strategy info
anna /strategy info strategy=wildcard
anna /strategy info strategy=fortune-teller
anna /strategy info strategy=markov:order=400
anna /strategy info strategy=nobody
anna ? /strategy info strategy=m
anna /strategy mine
anna /strategy register
anna /strategy register name=LANG-my strategy=markov:order=4
anna /strategy register name=LANG-my strategy=copy
boris /strategy register name=LANG-my strategy=copy
anna /strategy register name=x! strategy=copy
anna /strategy register name=markov strategy=copy
anna /strategy register name=LANG-my strategy=rotation
anna /strategy info strategy=LANG-my
anna /strategy mine
anna /strategy withdraw name=LANG-my
anna [keep]
anna /strategy withdraw name=LANG-my
anna [withdraw*]

== Profiles
clara /profile show
anna@here /profile compare user=@clara
anna@here /profile compare user=@anna
anna@here /profile map
anna /privacy shown=on
boris /privacy shown=on
anna practises
boris practises
anna@here /rps play length=endless
anna [rock,rock,paper,scissors] x12 [stop] [more] [chart]
boris@here /rps play length="best of 3" opponent=random
boris [paper,scissors,scissors,rock,paper] x30 [more] [details]
anna /profile show
anna [details*]
anna@here /profile show
anna@here /profile show user=@boris
anna@here /profile show user=@clara
anna@here /profile compare user=@boris
anna [rps]
anna@here /profile compare user=@clara
anna@here /profile map
anna [mine]
anna /profile show game=oddeven
anna /privacy shown=off

== Leaderboards
anna@here /leaderboard
anna@here /leaderboard of=players
anna@here /leaderboard of=duels
anna@here /leaderboard of=strategies
maybe anna [1]

== A tournament
anna@here /tournament status
anna@here /tournament standings
anna@here /tournament join strategy=copy
anna@here /tournament create match=0
anna@here /tournament create match=20 system=round-robin #card
anna@here /tournament join strategy=copy
anna@here /tournament join strategy=copy
anna@here /tournament join strategy=nobody
boris@here /tournament join strategy=markov
boris@here /tournament join strategy=rotation
boris@here /tournament leave strategy=rotation
anna@here /tournament status
clara@here /tournament start
anna@here /tournament start until "🏆"
wait
anna@here /tournament status
anna@here /tournament standings
maybe anna [1]
anna@here /tournament pairings
anna@here /tournament pairings round=99
anna@here /tournament history
anna@here /tournament file
anna@here /leaderboard of=strategies
anna@here /tournament create match=20 system=swiss start="18:00" zone=Europe/Ljubljana
anna@here /tournament create match=20 start="sometime"
anna@here /tournament cancel

== The day
anna /daily today
boris@here /daily today
anna /daily opponent
anna [rock,paper,scissors] x25 [1]
anna /daily opponent
anna /daily board
maybe anna [hint] [o*] x6
anna /daily board
anna /daily yesterday
anna /daily today
anna@here /profile show
anna@here /place settings what=daily to=off
anna@here /daily today
anna@here /place settings what=daily to=on

== A place
anna@here /place settings
anna [1] [1] [1]
anna@here /place settings
anna [2]
anna@here /place settings
anna [3]
anna@here /place settings
anna [4]
anna@here /place settings what=oddeven to=off
boris@here /oddeven play
anna@here /place settings what=oddeven to=on
anna@here /place settings what=daily-post to=on
anna@here /place settings what=daily-post to=off
anna /place settings

== What only an app that types can get wrong
typed anna /privacy challenges=perhaps
typed anna /rps play variant=seven
typed anna /model show game=chess
typed anna@here /profile compare
typed anna@here /tournament create system=nonsense
typed boris@here /place settings
typed anna@here /place settings what=nonsense to=off
typed anna@here /place settings what=mines to=perhaps
typed anna /paly
typed anna /rps paly
typed anna /mines play exprt
typed anna /mines play sise=5x5
typed boris@here /nonsense
typed anna says hello
`;

/** A script with language-specific names for anything registered globally. */
export const inLanguage = (script: string, locale: Locale): string =>
  script.replaceAll("LANGUAGE", locale).replaceAll("LANG-", `${locale.toLowerCase()}-`);
