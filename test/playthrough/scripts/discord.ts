// Only on Discord: menus on people, roles, channels, people in other servers.

export const ON_DISCORD = `
== Only on Discord
anna says hello there
anna@dm says /rps play
dora@private /help
anna /help topic=tourn
anna ? /help topic=
anna@there /rps play
anna [rock] [stop]
clara@private /rps play length="first to 1"
clara [scissors] x9 [again] [stop]
anna@dm /rps play variant=lizard-spock opponent=mkia
anna [stop]
anna@dm /profile map
boris@here menu "Compare how we play" clara
clara@here menu "Compare how we play" anna
anna@private /profile compare user=@dora
clara@private /profile compare user=@boris
anna@there /tournament create game=oddeven system=round-robin match=20 #card9
anna@there /tournament cancel
wait
boris@dm /place settings
anna@here /profile compare user=@stranger
dora@dm /tournament create start="18:00" zone=Москва #card10
dora@dm /tournament cancel
dora@dm /tournament create start="in 2h" #card11
dora@dm /tournament cancel
dora@dm /tournament create start="18:00" zone=Мосва
wait
clara /rps play length="first to 1" #open
clara [paper,rock] x20 [open] #open
`;
