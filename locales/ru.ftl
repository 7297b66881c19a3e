# Все тексты по-русски. Голос: гадалка с сухим юмором и хорошими манерами; короткие фразы; без насмешек.

## Игры и ходы
game-rps = Камень, ножницы, бумага
game-rpsls = Камень, ножницы, бумага, ящерица, Спок
game-oddeven = Чёт-нечет
move-rock = Камень
move-paper = Бумага
move-scissors = Ножницы
move-lizard = Ящерица
move-spock = Спок
move-odd = Нечет
move-even = Чёт
length-first = { $points ->
    [one] до { $points } очка
   *[other] до { $points } очков
  }
length-best = лучший из { $of }
length-endless = без конца

## Матч
match-title = 🔮 { $game } · { $length }
match-score = { $name } { $won } : { $lost } Гадалка{ $drawn ->
    [0] {""}
    [one] {" "}· { $drawn } ничья
    [few] {" "}· { $drawn } ничьи
   *[other] {" "}· { $drawn } ничьих
  }
match-first = Выбирайте ход. Мой уже запечатан.
match-first-guess = Чёт или нечет? Моя догадка уже запечатана. Ошибусь, и очко ваше.
round-won = Вы { $yours } · Гадалка { $mine } → очко ваше
round-lost = Вы { $yours } · Гадалка { $mine } → очко за Гадалкой
round-drawn = Вы { $yours } · Гадалка { $mine } → ничья
round-missed = Вы { $yours } · Гадалка { $mine } → мимо, очко ваше
round-hit = Вы { $yours } · Гадалка { $mine } → Гадалка угадала
round-expected = Я ждала: { $move }.
round-expected-because = Я ждала: { $move }; { $because }.
round-expected-sure = Я ждала: { $move } ({ $percent } %); { $because }.
round-expected-likely = Я ждала: { $move } ({ $percent } %).
round-chance = На этот раз я доверилась случаю.
round-model-off = Я тянула ход наугад: вас я сейчас не читаю.
round-guessed = Опереться было не на что, я гадала.
round-unexpected = Ничего определённого я не ждала.
round-drew-at-random = Я тянула ход наугад.
round-by-rule = Я ходила по своему правилу: вашего хода оно не угадывает.
seal-first = Запечатано до вашего выбора: моё зерно { $seed }, мой первый ход { $seal }
seal-next = Следующий ход запечатан: { $seal }
button-why = Почему?
button-stop = Закончить
button-rematch = Реванш
button-verify = Проверить
button-chart = График
button-play = Играть
button-next = Дальше
button-back = Назад

## Что она увидела
evidence-often = вы выбирали это { $count ->
    [few] { $count } раза
   *[other] { $count } раз
  } из { $total }
evidence-after-own = после вашего хода { $yours } вы выбирали это { $count ->
    [few] { $count } раза
   *[other] { $count } раз
  } из { $total }
evidence-after-other = после моего хода { $mine } вы выбирали это { $count ->
    [few] { $count } раза
   *[other] { $count } раз
  } из { $total }
evidence-after-both = после вашего хода { $yours } против моего { $mine } вы выбирали это { $count ->
    [few] { $count } раза
   *[other] { $count } раз
  } из { $total }
evidence-repeat = { $result ->
    [win] после победы
    [loss] после поражения
   *[draw] после ничьей
  } вы повторяли ход { $count ->
    [few] { $count } раза
   *[other] { $count } раз
  } из { $total }
evidence-change = { $result ->
    [win] после победы
    [loss] после поражения
   *[draw] после ничьей
  } вы меняли ход { $count ->
    [few] { $count } раза
   *[other] { $count } раз
  } из { $total }
context-times = { $count ->
    [few] { $count } раза
   *[other] { $count } раз
  } из { $total }
context-played = вы выбирали это
context-yours = { $rounds ->
    [1] вашего хода
   *[other] ваших ходов
  } { $yours }
context-mine = { $rounds ->
    [1] моего хода
   *[other] моих ходов
  } { $mine }
context-both = { $rounds ->
    [1] вашего хода { $yours } против моего
   *[other] ваших ходов { $yours } против моих
  } { $mine }
context-after = { $back ->
    [1] после
    [2] через два раунда после
   *[other] через { $back } раунда после
  } { $moves }
context-after-two = после { $earlier }{ $gap ->
    [1] , затем
   *[other] , а через { $gap } раунда
  } { $later }
context-result = { $result ->
    [win] { $exact ->
        [yes] победы
       *[no] такой же победы
      }
    [loss] { $exact ->
        [yes] поражения
       *[no] такого же поражения
      }
   *[draw] ничьей
  }
context-results = { $before }, затем { $next }
context-after-results = после { $results }
context-step = { $step ->
    [same] после повторённого хода
    [other] после перемены хода
    [beating] после перехода к тому, что било ваш прежний ход
    [beaten] после перехода к тому, что проигрывало прежнему ходу
   *[far] после сдвига по кругу (мест: { $places })
  }
context-steps = после { $moves ->
    [one] { $moves } хода
   *[other] { $moves } ходов
  } того же рисунка
context-alike = { $rounds ->
    [1] после раунда с тем же исходом и той же переменой хода
   *[other] после { $rounds } раундов с теми же исходами и переменами
  }
context-from-yours = { $step ->
    [same] вы повторяли ход
    [other] вы меняли ход
    [beating] вы брали то, что бьёт ваш прошлый ход
    [beaten] вы брали то, что проигрывает вашему прошлому ходу
   *[far] вы сдвигались по кругу (мест: { $places })
  }
context-from-mine = { $step ->
    [same] вы брали мой прошлый ход
    [other] вы брали то, чего не играла я
    [beating] вы брали то, что бьёт мой прошлый ход
    [beaten] вы брали то, что проигрывает моему прошлому ходу
   *[far] вы сдвигались по кругу от моего хода (мест: { $places })
  }
why-expected = В прошлом раунде я ждала: { $move }; { $because }.
why-blend = В прошлом раунде я ждала: { $move }. Ни одна привычка сама этого не сказала; так вышло, когда я взвесила { $rounds ->
    [one] { $rounds } раунд, что помню,
    [few] { $rounds } раунда, что помню,
   *[other] { $rounds } раундов, что помню,
  } самые похожие весомее.
why-sure = Была уверена на { $percent } %.
why-people = В прошлом раунде я ждала: { $move }. О вас я ещё ничего не знала; так делают другие люди.
why-forgotten = В прошлом раунде я ждала: { $move }. Почему, я забыла, как вы просили.
why-chance = На этот раз я доверилась случаю: или читать вас было почти не в пользу, или вы начали читать меня.
why-model-off = Моя модель выключена: я вас не читала и тянула ход наугад. Включить снова: /model on
why-frozen = Моя модель заморожена: нового о вас я не узнаю.
why-record = В этом матче я верно прочла ходов: { $right } из { $all }.
why-guessed = Ничего похожего я раньше не видела, поэтому гадала.
why-unexpected = В прошлом раунде я ничего определённого не ждала.
why-random = Этот соперник ничего не читает. Он тянет каждый ход наугад.
why-by-rule = Этот соперник ходит по своему правилу и вашего хода не угадывает.
why-too-early = Спросите после первого раунда. Мой следующий ход остаётся запечатанным.

## Конец матча
end-won = 🔮 { $name } побеждает { $won } : { $lost }
end-lost = 🔮 Гадалка побеждает { $lost } : { $won }
end-level = 🔮 Поровну: { $name } { $won } : { $lost } Гадалка
end-stopped = 🔮 Закончено при счёте { $name } { $won } : { $lost } Гадалка
end-replaced = 🔮 Отложено при счёте { $name } { $won } : { $lost } Гадалка
end-no-rounds = Не сыграно ни одного раунда.
end-last-round = Последний раунд: вы { $yours }, Гадалка { $mine }.
end-read = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
  }. Я прочла { $percent } % ваших ходов (случайно было бы { $chance } %; { $verdict }).
end-unread = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
  }. Я ничего не читала.
verdict-read = это больше, чем везение
verdict-unsure = раундов мало, чтобы судить
verdict-escaped = вы ускользали чаще, чем позволяет случай
strip-yours = ← ваши ходы
strip-mine = ← мои
strip-results = ← 🟢 ваши 🔴 мои ⚪ ничьи
strip-results-no-draws = ← 🟢 ваши 🔴 мои
end-seals = Все печати вскрыты: сошлось { $opened } из { $sealed }.
end-seals-broken = Печати не сходятся: { $opened } из { $sealed }. Не верьте этому матчу и скажите тому, кто держит бота.

## График матча
chart-rounds = { $game }: { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
  }
chart-best = { $by ->
    [0] Вы ни разу не вели.
   *[other] Ваш наибольший отрыв { $by }, в раунде { $round }.
  }
chart-worst = { $by ->
    [0] Я ни разу не вела.
   *[other] Мой наибольший отрыв { $by }, в раунде { $round }.
  }
chart-turns = { $turns ->
    [0] Тот, кто ведёт, не менялся.
    [1] Тот, кто ведёт, сменился один раз, в раунде { $round }.
   *[other] Тот, кто ведёт, менялся { $turns ->
        [one] { $turns } раз
        [few] { $turns } раза
       *[other] { $turns } раз
      }, последний раз в раунде { $round }.
  }
chart-reach = При { $decided ->
    [one] { $decided } решённом раунде
   *[other] { $decided } решённых раундах
  } случай сам по себе даёт разницу не больше { $reach }, 95 раз из 100.
chart-luck = Разница { $by }: это может быть случай.
chart-yours = Вы впереди на { $by }: едва ли случайно.
chart-mine = Я впереди на { $by }: едва ли случайно.
chart-few = { $decided ->
    [0] Ни один раунд не решён.
   *[other] Решённых раундов { $decided }: слишком мало, чтобы отличить умение от случая.
  }
chart-stopped = Матч, не доигранный до конца, говорит меньше: уйти можно и в удачный миг.
chart-chosen = Вы выбирали: { $moves }
chart-you = Вы
chart-grey = Серое: где случай сам по себе был бы в этом раунде 95 раз из 100
chart-lead = Отрыв
chart-difference = ваши победы минус мои
chart-moves = Ваши ходы
chart-times = раз
chart-round = раунд
chart-alt = { $score }. Отрыв по раундам линией на полосе случая и ваши ходы столбцами. { $lines }
chart-folded = Раунды этого матча уже не хранятся, и рисовать нечего. Его итог: { $score }.

## Доказательство честности
proof-title = Доказательство честности матча { $session }
proof-seed = зерно
proof-how = Не верьте мне на слово. Любой, у кого есть копия Гадалки, может проверить эту строку: npm run -s gadalka -- verify "…"
proof-how-file = Не верьте мне на слово. Любой, у кого есть копия Гадалки, может проверить приложенный файл: npm run -s gadalka -- verify --file gadalka-proof.txt
proof-formula = Каждая печать — это SHA-256 от «ход|нонс|раунд|матч», в сообщениях видны её первые 16 цифр. Нонсы следуют из зерна, а оно само было запечатано до вашего первого хода.
proof-none = У вас нет законченного матча, который можно проверить. Сыграйте: /rps play или /oddeven play
proof-not-yet = Матч ещё идёт, и печати целы. Они вскроются в конце.
proof-folded = Раунды этого матча уже не хранятся, и вскрыть его печати здесь нельзя. Строка доказательства из его конца ещё годится: /rps verify proof:…
proof-unreadable = Это не моя строка доказательства. Она начинается с gdk1. и берётся из кнопки «Проверить» законченного матча.

## Нажатия, которые ничего не меняют
press-old-button = Эта кнопка из другого времени и ничего не открывает. Новый матч: /rps play или /oddeven play
press-not-yours = Эти кнопки не ваши. Свои получите так: /rps play или /oddeven play
press-round-played = Этот раунд уже сыгран; дважды ничего не засчитано. Вот как обстоят дела.
press-match-over = Этот матч закончен; ничего не засчитано.
opponent-gone = Такого соперника больше нет, матч продолжить нельзя. Новый матч: /rps play или /oddeven play
offer-taken = Кто-то успел раньше. Своя игра: /rps play или /oddeven play

## Игры, предложенные в любой чат
offer-open-title = { $game }: для любого
offer-open-description = Кто нажмёт первым, тот и играет со мной
offer-open-text = { $name } предлагает сыграть со мной. Играет тот, кто нажмёт первым.
offer-own-title = { $game }: для вас
offer-own-description = Играете вы, чат смотрит
offer-own-text = { $name } хочет узнать будущее. Нажмите, чтобы начать.

## Команды
command-rps = Камень, ножницы, бумага против гадалки
command-rps-play = Играть; я учусь по ходу
command-rps-verify = Проверить, что я не жульничала
command-oddeven = Чёт или нечет: вы загадываете, я угадываю
command-oddeven-play = Играть; моя ошибка — ваше очко
command-oddeven-verify = Проверить, что я не жульничала
command-model = Что я о вас знаю и чему могу учиться
command-model-show = Что я о вас думаю и насколько уверена
command-model-reset = Велеть мне забыть, как вы играете
command-model-freeze = Читаю тем, что знаю, и нового не узнаю
command-model-off = Играю наугад и ничему не учусь
command-model-on = Снова учусь у вас
command-strategy = Соперники, из которых можно выбрать
command-strategy-list = Все, по строке на каждого
command-strategy-info = Один из них: игры, настройки, источник
command-strategy-register = Дать своё имя стратегии с её настройками
command-strategy-mine = Имена, которые вы зарегистрировали
command-strategy-update = Дать своему имени другую стратегию
command-strategy-withdraw = Отказаться от своего имени
command-help = Что я умею
option-help-command = о какой команде рассказать больше
command-start = Приветствие и игра
command-privacy = Что о вас хранится
command-data = Ваши данные: забрать или удалить
command-data-export = Всё, что я о вас храню, файлом
command-data-delete = Удалить всё, что я о вас храню
option-variant = classic (3 хода) или lizard-spock (5 ходов)
option-length = до 10, лучший из 9, бесконечно …
option-game = какая игра; если не сказано, камень, ножницы, бумага
option-level = насколько хорошо я вас читаю; вместо соперника
option-opponent = стратегия, которая играет против вас
option-strategy = какой соперник, например wildcard или зарегистрированное имя
option-registered-name = от 3 до 24 букв a–z, цифр и дефисов, сначала буква, например my-markov
option-registered-strategy = что стоит за именем, например markov:order=4,decay=0.98
option-proof = строка доказательства (gdk1.…); без неё последний матч
choice-classic = Классика: камень, ножницы, бумага
choice-lizard-spock = Ещё ящерица и Спок: пять ходов
choice-novice = Новичок: ничего о вас не знает, учится в этом матче
choice-fortune-teller = Гадалка: знает вас и людей, ничего не забывает
choice-mirror = Зеркало: играет, как вы
choice-coin = Честная монета: никого не читает, и её не прочесть
strategy-fortune-teller = читает ваши привычки сорока способами сразу, знает людей, и её трудно провести
strategy-mirror = играет, как вы: делает на вашем месте то, что делали вы
strategy-random = честная монета; ничего не читает
strategy-wildcard = взвешивает все прошлые моменты, похожие на этот
strategy-wildcard-counters = то же на счётчиках, как в первой публикации
strategy-constant = всегда один ход, обычно камень
strategy-rotation = все ходы по очереди: камень, бумага, ножницы …
strategy-anti-rotation = ждёт, что вы ходите по очереди
strategy-copy = повторяет ваш прошлый ход
strategy-always-counter = бьёт ваш прошлый ход
strategy-always-counter-self = бьёт свой же прошлый ход; на ваши не смотрит
strategy-win-stay-lose-shift = повторяет то, что выиграло, меняет то, что проиграло
strategy-frequency = бьёт ваш самый частый ход
strategy-markov = бьёт то, что вы обычно играете после последних ходов
strategy-mupn = бьёт то, что вы сыграли в прошлый раз после таких же ходов
strategy-supp = на опыте учится, какой ход выгоден после ваших последних
strategy-mksu = на опыте учится, за какой из восьми стратегий идти
strategy-mkia = на опыте учится, за какой из трёх читающих стратегий идти
strategy-daemons = толпа демонов и супервайзер, который слушает самого удачливого
strategy-shannon = машина Шеннона 1953 года: дважды ли вы поступаете одинаково?
strategy-seer = SEER 1956 года: держится закономерности, пока она приносит очки
strategy-mixing = смешивает много малых чтецов и учится, кому из них верить
strategy-experts = совет чтецов: чем вернее говорил, тем громче слышен
strategy-vote = голосует всё, что когда-либо следовало за такой игрой
strategy-ppm = частичные совпадения, как при сжатии файлов: первым говорит самый длинный знакомый отрезок
strategy-context-tree = взвешивает сразу все деревья привычек
strategy-history-match = ищет, где игра уже шла так же, и чем кончались такие догадки
strategy-second-guess = знает, что вы знаете, что она знает
strategy-iocaine = победитель 1999 года: догадки всех уровней, проверенные за разные сроки
strategy-lempel-ziv = режет игру на фразы, как архиватор, и продолжает ту, что идёт сейчас
strategy-naive-bayes = видит в каждом из последних раундов примету вашего хода
strategy-regret-matching = играет то, о чём жалеет, что не сыграла
strategy-exp3 = бандит: знает только, что принесли собственные ходы
strategy-de-bruijn = играет все короткие цепочки одинаково часто; ничего не читает

strategy-list-title = 🔮 { $count ->
    [one] { $count } соперник
    [few] { $count } соперника
   *[other] { $count } соперников
  }
strategy-list-more = Подробнее об одном: /strategy info. Сыграть с ним: /rps play opponent=… или /oddeven play opponent=…
strategy-info-which = О ком? Наберите /strategy info и имя. Все имена: /strategy list
strategy-info-title = 🔮 { $family }
strategy-games = Играет: { $games }
strategy-memory = Смотрит назад на { $rounds ->
    [one] { $rounds } раунд.
    [few] { $rounds } раунда.
   *[other] { $rounds } раундов.
  }
strategy-memory-all = Смотрит на все прошлые раунды.
strategy-memory-none = Не смотрит, чем вы играете.
strategy-settings = Настройки:
strategy-no-settings = Настроек у него нет.
strategy-setting = { $name }: { $valid } (обычно { $usual })
strategy-set = ← здесь { $value }
strategy-source = Источник: { $source }

registration-done = 🔮 Имя { $name } зарегистрировано
registration-updated = 🔮 Имя { $name } изменено
registration-gauntlet = Проба: { $game }. Выиграно матчей: { $won } из { $matches }, раундов в каждом: { $rounds }. Раунды: выигранные, проигранные, ничьи:
registration-play = Сыграть: { $command } opponent={ $name }. Это может любой, кто знает имя.
registration-mine-title = 🔮 Ваши стратегии: { $count } из { $max }
registration-mine-more = Как прошла проба: /strategy info. Изменить или отказаться: /strategy update, /strategy withdraw
registration-none = У вас нет зарегистрированных стратегий. Начните так: /strategy register my-markov markov:order=4
registration-how = Нужны имя и стратегия: /strategy register my-markov markov:order=4. Все стратегии: /strategy list
registration-update-how = Нужны одно из ваших имён и стратегия: /strategy update my-markov markov:order=5. Ваши имена: /strategy mine
registration-withdraw-how = Какое имя? Наберите /strategy withdraw и имя. Ваши имена: /strategy mine
registration-withdraw-title = Отказаться от имени { $name }?
registration-withdraw-text = Под этим именем с ней больше никто не сыграет, а имя сможет взять любой. Начатые матчи продолжатся.
button-withdraw = Отказаться
registration-withdrawn = Вы отказались от имени { $name }; оно свободно.
registration-kept = Имя осталось за вами.
registration-bad-name = «{ $name }» не годится в имена. В имени от 3 до 24 букв a–z, цифр и дефисов, и начинается оно с буквы, например my-markov.
registration-reserved-name = «{ $name }» здесь уже что-то значит. Выберите другое имя, например my-{ $name }.
registration-taken = Имя «{ $name }» уже кто-то зарегистрировал. Выберите другое.
registration-yours = Имя «{ $name }» уже ваше. Изменить его: /strategy update { $name } …
registration-full = Вы зарегистрировали { $max } стратегий, больше нельзя. Откажитесь от одной: /strategy withdraw
registration-not-yours = Имени «{ $name }» у вас нет. Ваши имена: /strategy mine

## Трудности с набранным
problem-unknown-command = Не знаю команды «{ $typed }». Что я умею: /help
problem-unknown-command-nearest = Не знаю команды «{ $typed }». Может быть, { $nearest }? Все команды: /help
problem-unknown-subcommand = /{ $command } не знает «{ $typed }». Знает: { $valid }
problem-unknown-option = /{ $command } не понимает «{ $typed }». Можно: { $valid }
problem-bad-choice = «{ $typed }» не подходит для { $option }. Выберите: { $valid }
problem-bad-text = «{ $typed }» не подходит для { $option }: нужно от 1 до { $max } знаков.
problem-level-and-opponent = Уровень — это уже соперник. Выберите что-то одно: level=… или opponent=…
problem-length = «{ $typed }» не похоже на длину матча. Например: до 10, лучший из 9 (нечётное) или бесконечно; числа от 1 до { $max }.
problem-unknown-strategy = Не знаю соперника «{ $typed }». Попробуйте: { $nearest }
problem-unknown-parameter = У { $family } нет настройки «{ $typed }». Есть: { $valid }
problem-bad-value = { $parameter } не может быть «{ $typed }». Может: { $valid }
problem-wrong-game = { $typed } не играет в эту игру.

## Сбои
failure-unexpected = Что-то пошло не так на моей стороне, это записано. Ваше цело; попробуйте ещё раз.
failure-store-unreachable = Сейчас не могу дотянуться до своей памяти. Ничего не потеряно: повторите чуть позже. Засчитанный ход дважды не засчитается.
failure-store-newer = Вашу историю записала более новая версия меня, и я её не трону. Тому, кто держит бота, нужно его обновить.
failure-store-key = Ваша история зашифрована ключом, которого у меня нет, и я её не трону. Тому, кто держит бота, нужно задать STATE_KEY.

## Справка, приветствие, данные
help-title = 🔮 Что я умею
help-tips = Больше об одной: /help tournament. Например: /rps play lizard-spock до 5. В матче «Почему?» расскажет, что я увидела, а «Закончить» его закончит.
start-title = 🔮 Я Гадалка
start-text = Я немного читаю мысли. Сыграйте со мной в камень, ножницы, бумагу или в чёт-нечет (или в сапёра: /mines): я учусь, как вы выбираете, говорю, что увидела, и доказываю, что не жульничала.
start-more = Всё, что я умею: /help. Что я о вас храню: /privacy
privacy-title = Что о вас хранится
privacy-text =
    Ваш номер на этой платформе, ходы наших игр и их исход. Для последних матчей ещё настройки и зерно моих собственных ходов.
    Сколько решённых раундов вы выиграли за неделю и месяц последней игры, и в какой день она была.
    Если вы согласились, чтобы вас видели (/profile privacy): когда, кому, ваше имя, места, где вы с тех пор играете, и когда вы там играли в последний раз. До того профиль закрыт.
    Если вы разрешили кому-то сравнение или сами спросили: кто, под каким именем и когда, и какое сообщение спрашивает в личном чате. Вопрос исчезает через неделю.
    Ваше @имя там, где оно не номер, 90 дней, чтобы вас могли назвать. Где вы спросили свой профиль, один день.
    Ваши последние три поля в сапёре, сколько они заняли и как шли ваши игры в него. О гонке сутки помнится, кто бежит, с именами.
    Если вы регистрируете стратегии: их имена и чем кончилась их проба. Кто знает имя, может с ней сыграть; чья она, никому не говорится.
    Иначе не хранится: имена, сообщения, где и когда вы играете.
    Остальное остаётся у того, кто держит бота, и не показывается никому, кроме вас.
    Что я о вас думаю и можно ли мне учиться: /model show
    Забрать: /data export. Удалить: /data delete
data-export-title = Всё, что я о вас храню
data-export-text = Ходы от старых к новым. Зерно незаконченного матча опущено: оно выдало бы мой следующий ход.
data-delete-title = Удалить всё?
data-delete-text = Исчезнут все ваши раунды, итоги, матчи, поля, зарегистрированные стратегии и места в списках, и я вас больше не узнаю. Вернуть будет нельзя.
button-delete = Удалить всё
button-keep = Оставить
data-deleted = Стёрто. Мы не знакомы.
data-nothing = Удалять было нечего.
data-kept = Оставлено. Я вас помню.

## Кому виден профиль
profile-privacy-title = 🔮 Кому видны ваши успехи: { $level }
profile-privacy-done = 🔮 Отныне: { $level }
profile-privacy-already = 🔮 Как и прежде: { $level }
profile-shows-private = Вас нет ни в одном списке, и ваших успехов не видит никто, кроме вас; сами матчи видны чату, в котором идут. Кто хочет сравнить, должен вас спросить.
profile-shows-place = На сервере или в группе, где вы с этих пор доиграете матч, каждый, кто там спросит /leaderboard, увидит ваше имя, долю решённых раундов, выигранных у меня во всех ваших матчах, где бы они ни шли, их число и ваше место; начиная с { $needed }, по каждой игре, за неделю, за месяц и за всё время. И каждый, кто там спросит, увидит ваш профиль и его сравнение со своим, по всем вашим раундам: /profile show, /profile compare. На картах этого места вы стоите под своим именем, а в сравнениях групп вас учитывают (в Discord по ролям, о которых я спрашиваю и которых не храню): /profile map, /profile groups
profile-shows-everyone = То же самое, и ещё в списке всех игроков и для каждого, кто вас назовёт: это видит каждый, кто спросит меня где угодно, на всех моих платформах. При сравнении групп вас, без имени, могут учесть и другие чаты.
profile-take-back = Вас показывают под именем { $name }; сменится имя, сменится и здесь. Пока вы согласны, я храню его, день согласия и места, где вы играете. Отозвать можно в любое время: /profile privacy private

## Что раунды говорят о человеке
trait-often = { $move }, из всех ходов
trait-after-result = после { $result ->
    [win] победы
    [loss] поражения
   *[draw] ничьей
  }: { $what }
trait-after-move = после { $result ->
    [win] победы
    [loss] поражения
   *[draw] ничьей
  } с ходом { $before }: { $move }
step-same = тот же ход
step-other = другой ход
step-beats = ход, что его бьёт
step-beaten = ход, что им бьётся
step-like = шаг вроде { $from } → { $to }
profile-title = 🔮 { $name }: { $game }
profile-nothing = Здесь ещё ни одного раунда. Весь профиль требует раундов: { $missing }.
profile-record = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
  }: побед { $wins }, ничьих { $draws }, поражений { $losses }.
profile-streaks = Самая длинная серия побед: { $wins }, поражений: { $losses }. Сейчас подряд { $result ->
    [win] побед
    [loss] поражений
   *[draw] ничьих
  }: { $length }.
profile-after = После { $result ->
    [win] победы
    [loss] поражения
   *[draw] ничьей
  }: { $shares } (всего { $total }).
profile-habits = Самые сильные привычки:
profile-habit = – { $habit } { $percent } %, { $count } из { $total }
profile-no-habits = Ни одна привычка не выделяется.
profile-missing = Ещё { $missing ->
    [one] { $missing } раунд
    [few] { $missing } раунда
   *[other] { $missing } раундов
  }, и я скажу, насколько эта игра предсказуема и на кого похожа.
profile-bits = Непредсказуемость: { $bits } бит на ход (от { $from } до { $to }); у чистого случая { $most }.
profile-read = Прочитано мной: { $first } % из первых { $count } ходов, { $last } % из последних { $count } (случайно было бы { $chance } %).
profile-likest = Ближайший известный приём: { $what }. Те же ходы в { $percent } % случаев, { $agreed } из { $rounds }.
like-copy = последний ход противника
like-rotation = все ходы по очереди
like-anti-rotation = бить того, кто ходит по очереди
like-win-stay-lose-shift = выигравшее повторить, проигравшее сменить
like-always-counter = бить последний ход противника
like-always-counter-self = бить собственный последний ход
like-frequency = бить любимый ход противника
like-constant = всегда { $move }
profile-likest-chance = Больше всего похоже на случай: ни одна простая стратегия не объясняет ходы лучше.
profile-kept = Из { $played } раундов хранятся последние { $kept }; они здесь и посчитаны.
profile-alt = Привычки, { $name }, что за чем следует: { $habits }. Доля угаданных ходов к каждому раунду: { $curve }.
profile-closed = Профиль закрыт: { $name }. Чтобы увидеть, как играете вы оба, спросите: /profile compare. Открыть свой: /profile privacy
button-show-here = Показать здесь
profile-show-lapsed = Я уже не помню, где это было. Спросите снова: { $command }
profile-shown-there = Показано там, где вы спросили: { $game }
profile-not-shown-there = Написать туда не получилось: { $game }. Спросите снова в том чате или разрешите мне там писать.
picture-next = следующий ход
picture-after = { $result ->
    [win] победа
    [loss] поражение
   *[draw] ничья
  }: { $move }
picture-habits = Что за чем следует
picture-rounds = Раундов: { $rounds }; синее чаще случайного, оранжевое реже
picture-compared = Что за чем следует; синее чаще случайного, оранжевое реже
picture-read = Угаданные ходы, из 40; серое: случай
picture-round = к раунду
picture-share = { $share } ({ $low }–{ $high }) из { $count }
picture-failed = Нарисовать картинку не удалось; все слова на месте.

## Кого называет человек
person-unknown = Не могу понять, кто это: { $typed }. В Telegram я знаю @имена тех, кто со мной играет; или ответьте командой на сообщение этого человека.
person-unknown-id = { $typed } не называет игрока. Игрока называют так: terminal:anna или discord:700000000000000001
person-bot = У ботов нет профиля, а свой я держу при себе.
person-never-met = Мы ещё не встречались: { $name }, ни одного раунда. Сравнить можно того, кто сыграет.

## Сравнение двоих
menu-compare = Сравнить, как мы играем
compare-with-whom = Сравнить с кем? Назовите кого-нибудь или ответьте на сообщение: /profile compare @имя
compare-oneself = Это вы: полное сходство, расстояние 0. Назовите кого-нибудь другого.
compare-own-missing = Для сравнения нужно раундов у каждого: { $needed } ({ $game }); вам не хватает: { $missing }.
compare-unwelcome = { $name }: согласия пока нет, а написать туда я не могу; вопрос не задан. Спросите в группе, где есть вы оба; или пусть { $name } откроет профиль: /profile privacy
compare-away = { $name }: сейчас туда не достучаться, вопрос не задан. Попробуйте позже или спросите в группе, где есть вы оба.
compare-lately = { $name }: ваш вопрос приходил туда меньше суток назад. Спросите завтра или в группе, где есть вы оба.
compare-sent = { $name }: вопрос отправлен в личный чат со мной. Ответ придёт вам сюда, в течение недели. До тех пор вопрос можно отозвать.
compare-noted = { $name }: согласия пока нет. Ваш вопрос ждёт там неделю, в /profile privacy. Когда согласие будет, та же ваша команда покажет сравнение.
compare-waiting = { $name }: вопрос уже задан, ответа пока нет.
compare-not-now = { $name } пока предпочитает не сравниваться.
compare-too-many = Вы уже спросили многих, и они ещё не ответили. Подождите их или отзовите вопрос.
compare-ask-title = 🔮 { $target }, можно { $caller } сравнит, как вы оба играете?
compare-ask-text = Если вы согласитесь, все здесь увидят, насколько похоже играете вы и { $caller } ({ $game }) и в чём вы расходитесь сильнее всего, с числами и картинкой: по всем вашим раундам со мной, где бы они ни шли. С этих пор { $caller } сможет сравнивать снова, в любой игре и в любом чате, пока вы это не отзовёте: /profile privacy. Показанное в чате там и останется.
compare-ask-text-private = Если вы согласитесь, вы и { $caller } увидите, насколько похоже вы играете ({ $game }) и в чём расходитесь сильнее всего, с числами и картинкой: по всем вашим раундам со мной, где бы они ни шли. С этих пор { $caller } сможет сравнивать снова, в любой игре и в любом чате, пока вы это не отзовёте: /profile privacy. Показанное в чате там и останется.
compare-ask-rules = Согласиться или отказаться может только { $target }, в течение недели. { $caller } соглашается самим вопросом и может его отозвать.
button-accept = Согласиться
button-decline = Отказаться
button-retract = Отозвать вопрос
compare-not-asked = Этот вопрос задан не вам.
compare-not-asking = Отозвать вопрос может только тот, кто спросил.
compare-lapsed = Этот вопрос уже закрыт.
compare-retracted = Вопрос отозван: { $name }.
compare-declined = На этот раз без сравнения.
compare-accepted-before = Вы уже согласились. Отозвать: /profile privacy
compare-answered = Вы согласились. Отозвать: /profile privacy
compare-title = 🔮 { $a } и { $b }: { $game }
compare-differ = Играют по-разному, и едва ли случайно (p = { $p }).
compare-perhaps = Скорее всего, играют по-разному (p = { $p }).
compare-alike = Нет различий, которых не дал бы случай (p = { $p }).
compare-effect = Насколько по-разному: { $effect } из 1. Раунды: { $a } { $roundsA }, { $b } { $roundsB }.
compare-differences = В чём расходятся сильнее всего:
compare-difference = – { $habit }. { $a } { $percentA } % ({ $countA } из { $totalA }), { $b } { $percentB } % ({ $countB } из { $totalB })
compare-no-difference = Ни одна привычка не различается больше, чем даёт случай.
compare-seed = Расстояние по источнику, ходов в контексте { $context }: p = { $p } из { $most }, то есть { $share } из 1. По глубине: { $d }
compare-trust = Верить можно первому p, в скобках: как часто раунды, пересданные блоками, различаются так же. Нужно по 100 раундов у каждого.
compare-too-few = Слишком мало раундов для сравнения: нужно { $needed } у каждого.
compare-missing = – { $name }: не хватает { $missing }
compare-basis = { $name }: согласие дано самим вопросом.
compare-basis-agreed = { $name }: согласие от { $date }.
compare-basis-place = { $name }: профиль открыт здесь.
compare-basis-everyone = { $name }: профиль открыт всем.
compare-alt = Что за чем следует. { $a }: { $habitsA }. { $b }: { $habitsB }.
profile-asked = С вами просят сравнить себя:
profile-asked-by = – { $name }: { $game }, с { $date }
profile-asked-more = – и ещё { $count }, когда ответите на эти
profile-asked-rules = Если вы согласитесь, тот, кто просит, увидит, насколько похоже вы оба играете и в чём расходитесь сильнее всего, с числами и картинкой: по всем вашим раундам со мной, где бы они ни шли. С этих пор этот человек сможет сравнивать снова, в любой игре и в любом чате, пока вы это не отзовёте здесь. Показанное в чате там и останется. Кто просит, соглашается самим вопросом. Через неделю вопрос закрывается.
profile-asked-left = Ещё ждут вашего ответа: { $count }. /profile privacy
button-accept-of = Согласиться: { $name }
button-decline-of = Отказаться: { $name }
profile-agreements = Вы разрешили сравнивать себя:
profile-agreed-with = – { $name }, с { $date }
button-take-back = Отозвать: { $name }
profile-taken-back = { $name } больше не может сравнивать вас с собой. Показанное в чатах там и останется.
profile-not-agreed = Это уже отозвано.
profile-posted-stays = Больше никто не может сравнивать вас с собой, и ваши открытые вопросы отозваны. Показанное в чатах там и останется.

## Карта чата и группы
landmark-random = чистый случай
landmark-copy = подражатель
landmark-rotation = все по кругу
landmark-anti-rotation = против круга
landmark-win-stay-lose-shift = победа – стой, иначе меняй
landmark-always-counter = бьёт ваш прошлый
landmark-always-counter-self = бьёт свой прошлый
landmark-frequency = бьёт любимый
map-title = Кто здесь играет похоже: { $game }, { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
  }
map-subtitle = Чем ближе, тем более похоже. Направления ничего не значат.
map-people = игроки
map-ways = известные способы игры
map-alt = Карта: игроки ({ $count }) и известные способы игры. { $lines }
map-nearest = Похожи больше всех: { $one } и { $other } ({ $distance }).
map-farthest = Похожи меньше всех: { $one } и { $other } ({ $distance }).
map-line = { $name }: ближе всех { $other } ({ $distance }); ближайший известный способ: { $way } ({ $wayDistance }).
map-more = … и ещё { $count } на картинке.
map-how = Числа: 0 – одинаково, 1 – ничего общего; по последним 1000 раундов каждого.
map-stress-good = Плоскость передаёт их хорошо (стресс { $stress }).
map-stress-fair = Плоскость передаёт их сносно (стресс { $stress }): верьте скорее числам, чем картинке.
map-stress-poor = Плоскость передаёт их плохо (стресс { $stress }): верьте числам, а не картинке.
map-numbered = На картинке: { $list }
map-left = Не показаны те, кто играл здесь раньше: { $count }.
map-short = Пока слишком мало раундов: { $count }.
map-join = Считаются только те, кто согласился. Войти или выйти: /profile privacy
map-closed-meanwhile = Пока я рисовала, кто-то закрыл свой профиль. Спросите ещё раз.
map-alone-here = Карта показывает игроков группы или сервера. Спросите там: /profile map
map-too-few = Для карты нужны { $people } игрока этого чата с открытым профилем и { $rounds } раундами у каждого. Пока есть: { $ready }. Раундов ещё мало: { $short }.
map-mine-private = Вас на ней нет: ваш профиль закрыт. Чтобы появиться: /profile privacy place, а потом доиграйте здесь матч.
map-mine-anew = Вас на ней нет: вы соглашались, когда карт ещё не было. Чтобы появиться, согласитесь снова: /profile privacy
map-mine-not-here = Вас на ней пока нет: доиграйте здесь матч.
map-mine-missing = Вас на ней пока нет: не хватает { $missing ->
    [one] { $missing } раунда
   *[other] { $missing } раундов
  } этой игры, всего нужно { $needed }.
map-mine-ready = У вас всё готово.
map-mine-people = Больше всего похожи на вас: { $list }.
map-mine-alone = Больше на этой карте никого нет.
map-mine-ways = Ближайшие известные способы: { $list }.
map-near = { $name } ({ $distance })
groups-title = { $a } и { $b }: { $game }
groups-differ = Группы играют по-разному, и едва ли случайно (p = { $p }).
groups-perhaps = Скорее всего, группы играют по-разному (p = { $p }).
groups-alike = Между группами нет различий, которых не дал бы случай (p = { $p }).
groups-sizes = { $a }: { $first ->
    [one] { $first } игрок
    [few] { $first } игрока
   *[other] { $first } игроков
  }. { $b }: { $second ->
    [one] { $second } игрок
    [few] { $second } игрока
   *[other] { $second } игроков
  }.
groups-effect = Насколько по-разному: { $effect } из 1. Между двумя игроками из разных групп в среднем { $across }.
groups-within = Между двумя из «{ $a }»: { $first }. Между двумя из «{ $b }»: { $second }.
groups-differences = В чём расходятся сильнее всего, в среднем по игрокам:
groups-difference = – { $habit }. { $a } { $first } %, { $b } { $second } % (p = { $p })
groups-no-difference = Ни одна привычка не различается больше, чем даёт случай.
groups-trust = p: как часто игроки, пересданные в две группы той же величины, различаются так же (энергетическое расстояние, 999 раздач).
groups-both = В обеих группах сразу, поэтому не считаются: { $count }.
groups-alt = Карта: { $a } ({ $first }) и { $b } ({ $second }) среди известных способов игры. { $verdict }
groups-others = все остальные
groups-here = этот чат
groups-basis-roles = Считаются игроки этого сервера с открытым профилем. Их роли Discord назвал только что; я их не храню.
groups-basis-chats = Считаются игроки с открытым профилем: отсюда – открытым этому чату, оттуда – открытым всем. Имена из другого чата не показываются.
groups-too-few = В каждой группе нужно { $people } игрока с открытым профилем и { $rounds } раундами. Пока { $a }: { $first }, { $b }: { $second }.
groups-alone-here = Группы сравниваются в группе или на сервере. Спросите там: /profile groups
groups-which-roles = Какие группы? Назовите роль, а если против неё не все остальные, то и другую, в against: /profile groups
groups-which-chat = Какие группы? Назовите другой чат, где я есть, чтобы сравнить его с этим: /profile groups channel=@name
groups-no-roles = Ролей здесь нет. Назовите другой чат: /profile groups channel=@name
groups-unknown-role = Такой роли не вижу. Выберите её из списка.
groups-same-role = Это не две группы. Выберите роль, которая есть не у всех, и, если хотите, другую.
groups-roles-closed = Discord не говорит мне, у кого какая роль: меня нет на этом сервере. Добавить может тот, кто им управляет.
groups-roles-away = Discord сейчас не называет ролей. Попробуйте ещё раз.
groups-unknown-chat = Такого чата не вижу, или меня в нём нет.
groups-same-chat = Это и есть этот чат. Назовите другой.

## Что известно об игроке
model-title = 🔮 Что я о вас знаю: { $game }
model-missing = Ваших раундов я знаю: { $rounds }. Ещё { $missing ->
    [one] { $missing } раунд
    [few] { $missing } раунда
   *[other] { $missing } раундов
  }, и скажу, что думаю.
model-rounds = Ваших раундов я знаю: { $rounds }. Вот что я думаю:
model-no-habits = ни одна привычка не выделяется; словами вас не опишешь
model-habit = – { $habit }
habit-often = чаще всего вы выбираете { $move }, { $count } из { $total }
habit-after-move = после { $result ->
    [win] победы
    [loss] поражения
   *[draw] ничьей
  } с ходом { $before } вы { $same ->
    [yes] его повторяете
   *[no] переходите на { $move }
  }, { $count } из { $total }
habit-after-result = после { $result ->
    [win] победы
    [loss] поражения
   *[draw] ничьей
  } вы { $same ->
    [yes] повторяете ход
   *[no] меняете ход
  }, { $count } из { $total }
model-sure = Насколько уверена: из последних ваших раундов ({ $all }) я прочла бы { $percent } % (случайно было бы { $chance } %; { $verdict }).
model-from = Откуда знаю: сейчас { $people } % того, на что я опираюсь, — это привычки других людей, { $own } % — ваши.
model-mode-learning = { $since ->
    [1] Я учусь на всех ваших раундах.
   *[other] Я учусь с вашего раунда { $since }. Что было раньше, забыто.
  }
model-mode-frozen = Заморожена с вашего раунда { $since }: читаю тем, что знаю, и нового не узнаю.
model-mode-off = Выключена с вашего раунда { $since }: играю наугад и ничему не учусь.
model-more = Это в ваших руках: /model reset, /model freeze, /model off, /model on
model-reset-title = Забыть, как вы играете?
model-reset-text = Я забуду всё, чему у вас научилась до сих пор ({ $game }). Раунды, итоги и матчи останутся. Вернуть будет нельзя.
button-forget = Забыть
model-reset-done = Забыто ({ $game }): начинаю с вами заново. Раунды, итоги и матчи остались.
model-reset-already = Забывать нечего ({ $game }): ваших раундов я не знаю.
model-freeze-done = Заморожено ({ $game }): читаю тем, что знаю, и нового не узнаю до /model on.
model-freeze-already = Уже заморожено ({ $game }). Снова учиться начну после /model on.
model-off-done = Выключено ({ $game }): играю наугад и ничему не учусь до /model on. Уже запечатанный ход ещё будет сыгран.
model-off-already = Уже выключено ({ $game }). Снова читать и учиться начну после /model on.
model-on-done = Я снова учусь ({ $game }). Тому, что вы сыграли за это время, не научусь.
model-on-already = Я и так учусь ({ $game }).

## Сапёр
command-mines = Сапёр: в одиночку, с подсказками «почему» или наперегонки
command-mines-play = Играть; выберите уровень или любой размер
command-mines-open = Открыть клетки вашего поля по именам: B7 C8; без имён — показать поле
command-mines-flag = Поставить флажки на клетки вашего поля или снять: B7
command-mines-hint = Безопасная клетка и почему, или лучшая догадка и её риск
command-mines-watch = Смотреть, как играет стратегия, ход за ходом
command-mines-race = Одно поле вам и сопернику: кто расчистит первым?
command-mines-stats = Как шли ваши игры
option-mines-level = Размер и густота
option-mines-size = Столбцы и строки: 12x10
option-mines-mines = Сколько мин
option-mines-start = Какова первая клетка
option-mines-noguess = Поле, где не надо гадать
option-mines-board = Код поля, чтобы сыграть на таком же
option-mines-strategy = Кто играет
option-mines-cells = Клетки по именам: B7 C8; с f впереди — флажок: f D4
option-mines-user = Кого вы вызываете
choice-pocket = Карманное: 5×5, 4 мины
choice-small = Малое: 8×8, 10 мин
choice-beginner = Новичок: 9×9, 10 мин
choice-intermediate = Любитель: 16×16, 40 мин
choice-expert = Эксперт: 30×16, 99 мин
choice-opening = открывает целую область
choice-safe = безопасна, и только
choice-yes = да
choice-no = нет
choice-exact = Точная: считает все расстановки мин
choice-simple = Простая: избегает большего отношения числа к закрытым клеткам
choice-random = Случайная: любая клетка
mines-level-custom = Прочие
mines-title = 💣 Сапёр { $width }×{ $height } · { $mines ->
    [one] { $mines } мина
    [few] { $mines } мины
   *[other] { $mines } мин
  }
mines-begin-opening = Откройте любую клетку: она и её соседи безопасны.
mines-begin-safe = Откройте любую клетку: первая безопасна.
mines-progress = 🚩 { $flags } из { $mines } · { $left ->
    [one] осталась { $left } безопасная клетка
    [few] осталось { $left } безопасные клетки
   *[other] осталось { $left } безопасных клеток
  }
mines-how-open = Нажатие открывает. На числе, чьи мины все под флажками, — остальное вокруг него.
mines-how-flag = Флажки: нажатие ставит флажок или снимает.
mines-how-window = Выберите часть поля или напишите: /mines open B7
mines-how-keys = Стрелки показывают курсор и двигают его; Enter или пробел открывает клетку под ним, f или ф ставит флажок или снимает его.
mines-how-typed = Напишите клетку, чтобы открыть, с f впереди — флажок: b7, f c3
mines-won = 🎉 { $name }: поле расчищено за { $time }{ $hints ->
    [0] .
    [one] , с { $hints } подсказкой.
   *[other] , с { $hints } подсказками.
  }
mines-lost = 💥 { $cell } — мина. { $name }: расчищено { $cleared } из { $safe }.
mines-stopped = Игра прервана. { $name }: расчищено { $cleared } из { $safe }.
mines-before-set-aside = Прежняя игра отложена. Чтобы продолжить игру, а не начать новую: /mines open
mines-replaced = Отложено ради другой игры. { $name }: расчищено { $cleared } из { $safe }.
mines-seal = Поле запечатано до первой клетки: { $seal }
mines-shared = Поле, которым поделились: { $code }. В счёт не идёт.
mines-opened =
    Это поле для других: /mines play board={ $code }
    Печать { $seal } — начало SHA-256 от «{ $text }».
button-flag-mode = Флажки
button-open-mode = Открывать
button-whole-board = Всё поле
button-hint = Подсказка
button-play-again = Другое поле
button-to-end = До конца
button-watch-again = Другое поле
button-race-play = Моё поле
button-race-standings = Как идёт
mines-toast-won = Расчищено! Все мины там, где были.
mines-toast-lost = { $cell } — мина.
mines-toast-stopped = Игра прервана.
mines-toast-flag = { $cell }: флажок
mines-toast-unflag = { $cell }: без флажка
mines-toast-open = { $cells ->
    [one] { $cell }: { $number }
    [few] { $cell }: открыто { $cells } клетки
   *[other] { $cell }: открыто { $cells } клеток
  }
mines-open-already = { $cell } уже открыта.
mines-flagged = На { $cell } флажок. Сначала снимите его: в режиме флажков или командой /mines flag { $cell }.
mines-flagged-typed = На { $cell } флажок. Сначала снимите его: f { $cell }
mines-flags-differ = На { $cell } стоит { $number }. Поставьте вокруг столько флажков, и откроется остальное.
mines-board-changed = Поле изменилось с тех пор, как появилась эта кнопка. Теперь оно такое.
mines-over = Эта игра окончена. Начать другую: /mines play
mines-hint-over = Эта игра окончена, подсказка её не вернёт. Начать другую: /mines play
mines-none = У вас нет игры. Начать: /mines play
mines-no-cell = Клетки { $typed } на поле нет. Есть от A1 до { $last }: буква столбца и номер строки.
mines-which-cell = Назовите клетку: /mines flag B7
mines-hint-safe = 💡 { $cell } безопасна: { $because }.
mines-hint-guess = 💡 Наверняка не знает никто. Лучшая догадка — { $cell }: мина в { $risk } % расстановок.
mines-hint-first = 💡 Ещё ничего не открыто. { $cell } безопасна, как любая первая клетка.
mines-number-at = { $number } на { $cell }
mines-numbers-more = и ещё { $count }
mines-because-numbers = { $count ->
    [one] { $numbers } иного не оставляет
   *[other] { $numbers } иного не оставляют
  }
mines-because-numbers-total = вместе с числом мин { $count ->
    [one] { $numbers } иного не оставляет
   *[other] { $numbers } иного не оставляют
  }
mines-because-total-alone = число мин иного не оставляет
mines-because-first = ещё ничего не открыто
mines-because-lot = жребий; закрытых клеток было { $among }
mines-because-ratio = наибольшее отношение вокруг неё, { $ratio } %, — наименьшее на поле
mines-because-no-ratio = чисел рядом нет; это считается за { $ratio } %
mines-because-risk = наверняка ничего не известно; мина в { $risk } % расстановок
mines-level-and-size = Выберите либо уровень, либо размер.
mines-board-and-size = Код поля уже говорит о размере. Дайте один код.
mines-bad-size = «{ $typed }» — не размер. Напишите столбцы и строки: 12x10
mines-bad-level = «{ $typed }» — не уровень. Есть pocket, small, beginner, intermediate, expert.
mines-bad-code = «{ $typed }» — не код поля. Код выглядит так: 9x9-10-opening-k7f3q
mines-too-large = { $width }×{ $height } для чата велико. Самое большое — { $most }.
mines-too-small = На поле не меньше двух столбцов и двух строк.
mines-no-opening = { $width }×{ $height } — слишком мало для области без мин. Возьмите поле побольше или start=safe.
mines-bad-mines = Столько мин, { $mines }, не поместится: на { $width }×{ $height } их от 1 до { $most }, чтобы первая клетка была безопасна.
mines-no-such-board = Такого поля, где не надо гадать, не нашлось. Помогло бы меньше мин.
mines-watch-title = 👀 Играет { $strategy }: { $width }×{ $height } · { $mines ->
    [one] { $mines } мина
    [few] { $mines } мины
   *[other] { $mines } мин
  }
mines-watch-begin = Ещё ничего не открыто. «Дальше» покажет первый ход.
mines-watch-move = Ход { $move }, { $cell }: { $because }.
mines-watch-progress = Расчищено { $cleared } из { $safe }.
mines-watch-won = 🎉 Расчищено всё: { $safe }.
mines-watch-lost = 💥 Это была мина. Расчищено { $cleared } из { $safe }.
mines-watch-code = Попробуйте сами: /mines play board={ $code }
mines-race-title = 🏁 { $first } против { $second } · { $width }×{ $height }, { $mines ->
    [one] { $mines } мина
    [few] { $mines } мины
   *[other] { $mines } мин
  }
mines-race-how = Поле у обоих одно, у каждого в своём сообщении. Ваши часы идут с вашего начала. Побеждает, кто расчистит; если оба — кто быстрее; если никто — кто продвинется дальше.
mines-race-open = { $name }: ещё не до конца
mines-race-cleared = { $name }: расчищено за { $time }
mines-race-fell = { $name }: { $cleared } из { $safe }
mines-race-won = 🏆 Победа: { $name }.
mines-race-level = Ноздря в ноздрю.
mines-race-gone = Эта гонка забыта: прошли сутки. Начать другую: /mines race
mines-race-not-yours = В этой гонке двое других. Начать свою: /mines race
mines-race-played = На этом поле вы уже сыграли.
mines-race-no-hints = В гонке подсказок нет.
mines-race-whom = Не знаю, о ком вы. Выберите человека из списка, упомяните его или ответьте на его сообщение: /mines race.
mines-race-nobody = Здесь не с кем наперегонки. В Discord и Telegram — есть с кем.
mines-race-bot = Боты не нажимают кнопок. Вызовите человека или смотрите на стратегию: /mines watch
mines-race-self = У себя самих вы выиграете всегда. Вызовите кого-нибудь другого.
alt-board = Поле { $width }×{ $height }: { $open ->
    [one] открыта { $open } клетка
    [few] открыты { $open } клетки
   *[other] открыто { $open } клеток
  }, { $flags ->
    [one] { $flags } флажок
    [few] { $flags } флажка
   *[other] { $flags } флажков
  }, { $mines ->
    [one] { $mines } мина
    [few] { $mines } мины
   *[other] { $mines } мин
  }.
alt-board-numbers = Открытые числа: { $list }.
alt-board-number = { $number } — { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
  }
alt-board-mark = Отмечена клетка { $cell }.
alt-board-frame = В рамке: { $first }–{ $last }.
mines-stats-title = 💣 Ваши игры в сапёра
mines-stats-board = поле
mines-stats-best = лучшее
mines-stats-games = игр
mines-stats-wins = побед
mines-stats-streak = Подряд без подсказок: { $now }; самое большее: { $most }.
mines-stats-what = Лучшее время — без подсказок. Брошенные игры — не победы; поля, которыми поделились, не считаются. Поля без догадок и гонки — среди прочих.
mines-stats-none = Ни одна игра ещё не кончена. Начать: /mines play

## Турниры
command-tournament = Турниры стратегий, играются сами собой
command-tournament-status = Как идёт здешний турнир
command-tournament-create = Открыть здесь турнир
command-tournament-join = Заявить стратегию
command-tournament-start = Начать: больше никого не заявить
command-tournament-standings = Кто впереди
command-tournament-pairings = Кто с кем играл и почему
command-tournament-history = Прошлые турниры здесь
command-tournament-cancel = Отменить турнир
command-leaderboard = Лучшие стратегии турниров или игроки, кого мне труднее прочесть
option-leaderboard-of = стратегии турниров или игроки против меня; если не сказано, стратегии
option-leaderboard-game = какая игра; для стратегий все, для игроков камень-ножницы-бумага
option-leaderboard-scope = этот сервер или группа, или везде; если не сказано, здесь
option-leaderboard-period = эта неделя, этот месяц или всё время; если не сказано, всё время
choice-strategies = стратегии
choice-players = игроки
choice-here = здесь
choice-everywhere = везде
choice-week = эта неделя
choice-month = этот месяц
choice-all = всё время
command-profile = Как играете вы, как играют другие и кому это видно
command-profile-show = Что ваши раунды говорят о вас: привычки, серии, предсказуемость
command-profile-compare = Насколько похоже играете вы и кто-то другой; сначала его спросят
option-profile-user = кто-то другой; если не сказано, вы сами
option-profile-other = с кем
command-profile-map = Кто здесь играет похоже, среди известных способов игры
command-profile-groups = Сравнить две группы: две роли или этот чат с другим
option-groups-role = роль
option-groups-against = другая роль; если не сказано, все остальные
option-groups-channel = другой чат, в сравнении с этим
command-profile-privacy = Кому видны ваши успехи: никому, там, где вы играете, или всем
option-openness = private, place или everyone; без него скажу, как сейчас и что видно
choice-private = никому
choice-place = там, где вы играете
choice-everyone = всем
option-system = кто с кем играет; если не сказано, швейцарская
option-rounds = сколько туров в швейцарской, от 1 до 30; если не сказано, по числу участников
option-match = сколько раундов в матче, от 10 до 2000; если не сказано, 1000
option-entrant = кто играет: стратегия, например markov:order=3
option-round = какой тур; если не сказано, последний
system-round-robin = Круговая
system-olympic = На выбывание
system-olympic-matches = На выбывание матчами
system-recursive = На выбывание за все места
system-recursive-matches = На выбывание за все места матчами
system-swiss = Швейцарская
tournament-title = { $system } · { $game }
tournament-created = { $name } открывает турнир, раундов в матче: { $match }. Заявляйте стратегии: /tournament join markov; /tournament start начинает.
tournament-joined = { $entrant } участвует. { $count ->
    [one] Пока { $count } участник.
    [few] Пока { $count } участника.
   *[other] Пока { $count } участников.
  }
tournament-started = Начинаем. Участников: { $count }, раундов в матче: { $match }. Ход видно в сообщении турнира, итог напишу отдельно.
tournament-cancelled = { $name } отменяет турнир. Сыгранное не считается.
tournament-open = Открыт. { $count ->
    [0] Участников пока нет.
    [one] Пока { $count } участник.
    [few] Пока { $count } участника.
   *[other] Пока { $count } участников.
  } Раундов в матче: { $match }.
tournament-how = /tournament join заявляет, /tournament leave снимает, /tournament start начинает
tournament-running = Идёт тур { $round }: при последнем подсчёте сыграно матчей { $played } из { $planned }.
tournament-last = Окончен. Первое место: { $names }
tournament-new = /tournament create открывает следующий
tournament-won = { $count ->
    [one] Победа: { $names }
   *[other] Первое место делят: { $names }
  }
tournament-size = Участников: { $entrants }, раундов в матче: { $match }. Кто с кем играл и почему: /tournament pairings
tournament-picture = Очки столбцами. { $title }: { $places }
tournament-cross-alt = Таблица встреч. { $title }. Места и очки: { $places }
tournament-cross-how = Строка против столбца: 1 — победа, ½ — ничья, 0 — поражение
tournament-cross-empty = пусто: не встречались
tournament-cross-first = первые { $shown } из { $count }
tournament-cross-forfeit = тех. исход
tournament-cross-rest = отдых
tournament-cross-round = Тур { $round }
tournament-rounds-how = Кто с кем встречался: + победа, – поражение
tournament-round = { $title } · тур { $round }
tournament-forfeit = { $name } сдаёт матч ({ $kind ->
    [crashed] сбой
    [stalled] слишком долго думает
   *[illegal] такого хода нет
  })
tournament-history = 🏆 Турниров здесь: { $count }
tournament-open-already = Здесь уже есть турнир. Заявитесь: /tournament join, или посмотрите: /tournament status; отменить его может тот, кто открыл: /tournament cancel.
tournament-none-open = Здесь нет открытого турнира. Откройте: /tournament create
tournament-begun = Турнир уже идёт. Как дела, скажет /tournament status; заявитесь на следующий.
tournament-full = Все места заняты, их { $max }. Заявитесь на следующий турнир.
tournament-joined-already = { $entrant } уже участвует. Заявите другую стратегию или ту же с другими настройками.
tournament-too-few = Для турнира нужны хотя бы двое. Заявите кого-нибудь: /tournament join
tournament-none = Здесь нечего отменять: турнира нет.
tournament-none-yet = Турниров здесь ещё не было. Откройте: /tournament create
tournament-not-begun = Турнир ещё не начался. Начать: /tournament start
tournament-first-round = Первый тур ещё не доигран. Спросите чуть позже.
tournament-forgotten = Пары я храню тридцать дней, а эти старше. Места помню: /tournament standings
tournament-not-yours = Это может только тот, кто открыл турнир или управляет этим местом.
tournament-rounds-swiss = Число туров выбирают только в швейцарской; в других оно своё. Уберите rounds или выберите system: swiss.
tournament-join-whom = Какую стратегию заявить? Например, /tournament join markov:order=3. Все: /strategy list
command-tournament-leave = Снять стратегию с турнира
option-leaver = кого снять; если не сказано, вашу единственную
option-start = когда: 18:00, 2026-11-28 18:00, через 2ч; или каждый раз: daily 18:00, weekly fri 18:00
option-zone = по чьим часам, например Europe/Moscow; если не сказано, UTC
option-channel = где объявлять; если не сказано, здесь
option-cancel-what = что отменить: этот турнир (если не сказано) или всё расписание
choice-cancel-this = этот турнир
choice-cancel-schedule = всё расписание
tournament-created-elsewhere = { $name } открывает турнир, раундов в матче: { $match }. Объявлен там: { $channel }; там же напишу, чем кончится. Заявляйте здесь или там: /tournament join markov.
tournament-starts = Начало: { $when }.
tournament-starts-again = Начало: { $when }, потом снова: { $schedule }. Кто заявлен, участвует, пока не снят: /tournament leave.
tournament-running-of = Идёт тур { $round } из { $of }: при последнем подсчёте сыграно матчей { $played } из { $planned }.
tournament-called-off = Отменён. Сыгранное не считается.
tournament-left = { $entrant } больше не участвует. { $count ->
    [0] Участников пока нет.
    [one] Пока { $count } участник.
    [few] Пока { $count } участника.
   *[other] Пока { $count } участников.
  }
tournament-leaves-later = { $entrant } доиграет этот турнир, а в следующем участвовать не будет.
tournament-skipped = { $name } отменяет этот турнир. Следующий: { $when }; /tournament cancel schedule отменяет всё расписание.
tournament-series-ended = { $name } отменяет расписание. Что играется, доиграется; больше ничего не будет.
tournament-next = Следующий: { $when }. { $count ->
    [one] Остаётся { $count } участник
    [few] Остаются { $count } участника
   *[other] Остаются { $count } участников
  }; /tournament join заявляет, /tournament leave снимает
tournament-put-off = Заявлено меньше двух, играть некому.
tournament-missed = Когда пора было начинать, меня не было.
tournament-put-off-to = Перенесён: { $when }.
tournament-put-off-open = Он остаётся открытым: когда участников будет двое или больше, начните: /tournament start.
tournament-again = Зерно: { $seed }. Любой может сыграть этот турнир снова, таблица будет та же:
setting-match = раундов в матче: { $match }
setting-rounds = туров: { $rounds }
setting-zone = время: { $zone }
setting-channel = объявлю в { $channel }
setting-seed-later = зерно скажу в конце
tournament-create-not-yours = Открыть здесь турнир может только тот, кто управляет этим местом. В личном чате со мной можете открыть свой.
tournament-too-many-yours = Вы заявили { $max } стратегии, больше одному человеку нельзя. Сначала снимите какую-нибудь: /tournament leave
tournament-not-entered = { $entrant } не участвует. Кто участвует, покажет /tournament status.
tournament-entrant-not-yours = { $entrant } заявил кто-то другой. Снять может только он или тот, кто управляет этим местом.
tournament-leave-which = Какую из ваших стратегий снять? Например, /tournament leave markov:order=3; кто участвует, покажет /tournament status.
tournament-no-schedule = У этого турнира нет расписания. Отменить его: /tournament cancel.
tournament-not-writable = Писать там мне нельзя, поэтому ничего не открыто. Впустите меня, разрешите сообщения и картинки и попробуйте снова.
tournament-not-writable-here = Здесь я могу отвечать, но не писать самой, так что объявить итог не смогла бы, и ничего не открыто. Пусть меня добавят сюда с правом писать, или выберите своё место: channel.
tournament-told-already = Сделано. Как дела, покажет /tournament status.
tournament-away = Платформа не приняла там моё сообщение, поэтому ничего не открыто. Попробуйте чуть позже.
start-unreadable = Не понимаю «{ $typed }» как время. Попробуйте 18:00, 2026-11-28 18:00 или через 2ч; или каждый раз: daily 18:00, weekly fri 18:00, monthly 1 18:00, или строку cron, например 0 18 * * 5.
start-wrong-date = «{ $typed }»: такого дня или часа не бывает. Попробуйте 2026-11-28 18:00 или weekly fri 18:00.
start-past = «{ $typed }» уже позади, сейчас { $now }. Выберите время позже или другой пояс.
start-never = «{ $typed }» не наступит никогда. Выберите день, который есть в календаре.
start-too-often = «{ $typed }» наступает чаще раза в час. Выберите расписание, где между турнирами час или больше.
start-too-far = «{ $typed }» больше чем через год. Выберите время раньше.
start-no-zone = Не знаю часового пояса «{ $typed }». Может быть, { $nearest }?
channel-none-here = Других мест здесь нет. Уберите channel, и я объявлю всё в этом чате.
channel-unknown = Не нахожу «{ $typed }». Назовите канал, тему или чат, где я есть.
channel-not-writable = Писать в «{ $typed }» мне нельзя. Впустите меня, разрешите сообщения и картинки и попробуйте снова.
channel-not-yours = Вы не управляете этим местом: { $channel }, поэтому объявлять там за вас не буду. Попросите того, кто управляет.
leaderboard-title = 🏆 Лучшие; турниров: { $count }
leaderboard-players-title = 🏆 Кого мне труднее прочесть
leaderboard-players-how = Доля выигранных решённых раундов против гадалки в полную силу и сколько их всего, не меньше { $needed }. Порядок по доле, которая доказана: немногие раунды доказывают мало. Показаны только те, кто согласился: /profile privacy
leaderboard-no-tournament-here = Турниров пока нет: { $where }. Чтобы был первый: /tournament create, join и start.
leaderboard-no-tournament = Турниров пока нет: { $where }. Считаются турниры групп. Чтобы был первый: /tournament create в группе.
leaderboard-nobody-here = Пока никого: { $where }. Чтобы стать первым: /profile privacy place, затем { $needed } решённых раундов против меня и матч здесь до конца.
leaderboard-nobody = Пока никого: { $where }. Чтобы стать первым: /profile privacy everyone, затем { $needed } решённых раундов против меня.
leaderboard-alone-here = Здесь только вы и я. Спросите в группе или со scope=everywhere.
button-my-place = Моё место
leaderboard-mine-none = У вас нет зарегистрированных стратегий. Её даст /strategy register, а в турнир её впишет /tournament join.
leaderboard-mine-not-entered = Ни одной вашей зарегистрированной стратегии здесь нет. Впишите её по имени: /tournament join
leaderboard-mine-strategy = { $name }: место { $place } из { $count }, очки: { $points }
leaderboard-mine-private = { $decided ->
    [0] Решённых раундов у вас здесь пока нет, и в списках вас нет: профиль закрыт.
   *[other] У вас выиграно { $share } решённых раундов из { $decided }. Это видно только вам, и в списках вас нет: профиль закрыт.
  } Чтобы появиться: /profile privacy
leaderboard-mine-place-only = Вас видно только там, где вы играете. Чтобы попасть и в этот список: /profile privacy everyone
leaderboard-mine-not-here = В здешнем списке вас ещё нет: доиграйте здесь матч до конца.
leaderboard-mine-missing = У вас выиграно { $share } решённых раундов из { $decided }. Список начинается с { $needed }; не хватает: { $missing }
leaderboard-mine-player = Ваше место: { $place } из { $count }. Выиграно { $share } решённых раундов из { $decided }.
leaderboard-bars = Полоса: что доказано; линия: интервал 95 %; метка: доля на сегодня
leaderboard-unit = выигранные решённые раунды, %
leaderboard-picture = Доказанные доли полосами, с интервалами. { $title }: { $places }
leaderboard-how = Очко за каждого, кто в турнире остался позади, пол-очка за делёж места.
table-points = очки
table-won = поб
table-of = из
table-bye = Раунд без соперника приносит очко.
table-more = … и ещё { $count }
why-everyone-meets = каждый с каждым
why-rest = отдыхает: число нечётное
why-bracket = сетка
why-third-place = за третье место
why-bracket-bye = без игры: сильнейшие проходят дальше
why-same-score = поровну очков, ещё не встречались
why-floated-down = очков не поровну, ещё не встречались
why-met-before = встречались: больше не с кем
why-next-in-order = следующие по очкам
why-bye-lowest = без игры: ниже всех, ещё не отдыхал
why-bye-needed = без игры: иначе других не свести заново
why-bye-again = без игры: отдыхали уже все
problem-number = «{ $typed }» не годится для «{ $option }»: нужно целое число от { $min } до { $max }.

## Платформы
telegram-open-private-chat = Это только для ваших глаз. Откройте личный чат со мной и отправьте это там: { $link }
telegram-catching-up = Секунду, сообщение вас догоняет. Это нажатие не засчитано.
telegram-catching-up-group = Секунду: в группе Telegram даёт менять сообщение лишь раз в несколько секунд. Это нажатие не засчитано. Наедине со мной игра идёт быстрее.
telegram-slow = Я сегодня медленнее обычного. Нажатие дошло, сообщение последует.
terminal-welcome = 🔮 Гадалка. Наберите /rps play, чтобы начать, /help, чтобы узнать больше, /quit, чтобы выйти.
terminal-no-such-button = Нет кнопки «{ $typed }». Есть: { $buttons }
terminal-type-a-command = Наберите команду: /rps play начинает матч, /help покажет остальное.
terminal-goodbye = Я знала, что вы уйдёте.
terminal-part = Часть { $first }–{ $last } из { $begin }–{ $end }:
terminal-file-kept = Сохранено: { $path }
terminal-file-not-kept = { $name } не удалось сохранить: { $reason }

## Words that people type, in any language at any time, with commas between them; a space may be typed as a hyphen
typed-first-to = до
typed-best-of = лучший из
typed-endless = бесконечно
typed-flag = ф, флаг
typed-times = х
# Pairs of letters: one that is taken for a Latin letter, and that letter.
typed-lookalikes = АA, ВB, СC, ЕE, НH, КK, МM, ОO, РP, ТT, ХX
# One word each.
typed-in = через
typed-tomorrow = завтра
typed-daily = ежедневно
typed-weekly = еженедельно
typed-monthly = ежемесячно
# How the words begin.
typed-minutes = м
typed-hours = ч
typed-days = д
typed-weeks = н
typed-monday = пн, по
typed-tuesday = вт
typed-wednesday = ср
typed-thursday = чт, че
typed-friday = пт, пя
typed-saturday = сб, су
typed-sunday = вс, во
