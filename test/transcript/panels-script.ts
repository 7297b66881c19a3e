// What both platforms have behind their panels: settings, help, the day, one's strategies, the end of a match.

const SETTINGS = `
vera /settings #pan
vera [You] #pan
vera [Language] #pan
vera [Deutsch] #pan
vera [English] #pan
vera /settings #pan
vera [You] #pan
vera [Name elsewhere] #pan
vera [As here] #pan
vera [Hidden] #pan
vera [Another word…] #pan
vera [Back] #pan
vera [Link an account] #pan
vera [Back] #pan
vera [I have a code] #pan
boris [Back] #pan
vera /settings #pan
vera [What I remember about you] #pan
vera [Show] #pan
vera [Back] #pan
vera [Pause] #pan
vera [Learn again] #pan
vera [Turn off] #pan
vera [Learn again] #pan
vera [Learn from my duels] #pan
vera [Not from my duels] #pan
vera [Share how I play…] #pan
vera [Back] #pan
vera [My ghost] #pan
vera [Back] #pan
vera [Forget…] #pan
vera [Keep it] #pan
vera /settings #pan
vera [Who may see and challenge you] #pan
vera [Who sees my play] #pan
vera [Read it all] #pan
vera [Back] #pan
vera [Mute challenges] #pan
vera [Take challenges] #pan
vera [From my places] #pan
vera [From everyone] #pan
vera [Block someone] #pan
vera [Blocked: 0] #pan
vera /settings #pan
vera [Your data] #pan
vera [Read it all] #pan
vera [Back] #pan
vera [What I share] #pan
vera [Back] #pan
vera [Download] #pan
vera [Delete everything] #pan
vera [Keep it] #pan
boris /settings #panb
boris [Вы] #panb
boris [Назад] #panb
boris [Что я о вас помню] #panb
boris [Показать] #panb
boris [Назад] #panb
boris [Поделиться…] #panb
boris [Назад] #panb
boris [Мой призрак] #panb
boris /settings #panb
boris [Кто вас видит и вызывает] #panb
boris [Кто меня видит] #panb
boris /settings #panb
boris [Ваши данные] #panb
boris [Прочесть всё] #panb
boris [Назад] #panb
boris [Чем я делюсь] #panb`;

const HELP = `
vera /help #help
vera [Play] #help
vera [Back] #help
vera [With friends] #help
vera [Back] #help
vera [About you] #help
vera [Back] #help
vera [Strategies] #help
vera [Back] #help
vera [Is it fair?] #help
vera [Read it all] #help
vera [Back] #help
vera [Verify] #help
vera /help #help
vera [Privacy] #help
vera [Read it all] #help
boris /help #helpb
boris [Играть] #helpb
boris [Назад] #helpb
boris [С друзьями] #helpb
boris [Назад] #helpb
boris [О вас] #helpb
boris [Назад] #helpb
boris [Стратегии] #helpb
boris [Назад] #helpb
boris [А честно ли?] #helpb
boris [Прочесть всё] #helpb
boris /help #helpb
boris [Личные данные] #helpb
boris [Прочесть всё] #helpb`;

const day = (here: string, alone: string): string => `
vera${here} /daily #invite
vera [Who did best] #invite
vera [Play] #invite
vera${alone} /daily #day
vera [Yesterday] #day
vera [Back] #day
vera [Who did best] #day
vera [Back] #day
vera [Remind me] #day
vera [Back] #day
vera [The mind] #day
vera plays 30 Rock,Paper
vera [Who did best]
vera${alone} /daily #day
vera [The board] #day
vera [Hint]
vera [Stop]
vera${alone} /daily #day
boris${here} /daily #inviteb
boris${alone} /daily #dayb
boris [Напомнить] #dayb
boris [Назад] #dayb
boris [Разум] #dayb
boris plays 30 Камень,Бумага
boris${alone} /daily #dayb`;

const ENDS = `
vera /rps play length="first to 1" #end
vera plays 20 Paper,Rock #end
vera [More] #end
vera [Chart] #end
vera [Verify] #end
vera [Proof]
vera [Details] #end
vera [Back] #end
vera [Duel a friend] #end
boris /rps play length="до 1" #endb
boris plays 20 Бумага,Камень #endb
boris [Ещё] #endb
boris [Проверить] #endb
boris [Доказательство]
boris [Подробно] #endb
vera /strategy mine #mine
vera [Give a name] #mine
vera /strategy list
vera [#1]
boris /strategy mine #mineb
vera /rps verify
vera [Proof]
zoe /mines play level=pocket #more
zoe [New board] #more
zoe [More] #more
zoe [#1]`;

const duels = (here: string): string => `
vera${here} /rps duel length="first to 3" #duel
zoe [Accept] #duel
zoe [#1] #duel
vera [Rock] #duel
vera [Paper] #duel
zoe [Paper] #duel
vera [Paper] #duel
zoe [Scissors] #duel
vera [Rock] #duel
zoe [Paper] #duel
vera [Rock] #duel
zoe [Paper] #duel
vera [More] #duel
vera [Verify] #duel
zoe [Rematch] #duel
boris${here} /rps duel length="первый до 3" #duelb
vera [#1] #duelb
vera [Rock] #duelb
boris [Камень] #duelb
boris [Бумага] #duelb
vera [Камень] #duelb
vera [Бумага] #duelb
vera [Ножницы] #duelb
boris [Закончить] #duelb
boris [Сдаться] #duelb
vera${here} /rps duel length="first to 3" #duelc
vera [Decline] #duelc
vera [#2] #duelc`;

/** `here`: where several see it, `alone`: where one does; as a step says a place. */
export const panelsScript = (here: string, alone: string): string =>
  ["== Panels", SETTINGS, HELP, day(here, alone), ENDS, duels(here)].join("\n");
