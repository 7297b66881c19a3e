# Усі тексти українською. Голос: ворожка із сухим гумором і добрими манерами; короткі речення, спершу результат; ні з кого не глузуємо.
# До людини звертаємося на «ти», без роду: теперішній час або іменник («твоя перемога», «ти обираєш»), не «ти виграв(-ла)».
# Ім’я бота — Гадалка (не перекладається), про себе вона говорить у жіночому роді; слово fortune-teller — «ворожка».
# Апостроф ’, лапки «», тире —, проміжки –, «50 %» з нерозривним пробілом.
# Терміни: round — раунд (у турнірі — тур), match — матч, game — гра, strategy — стратегія, predictor — передбачувач, profile — профіль,
# standings — таблиця, leaderboard — лідери, seal — печатка, pledge — зобов’язання, mark — мітка, seed — зерно, proof — доказ чесності,
# dice/draw — жереб, hint — підказка, flag — прапорець, board — поле, no-guess — без вгадувань, system — система, ghost — привид,
# league — ліга, duel — дуель, challenge — виклик, streak — серія, habit — звичка, host — господар бота, account — акаунт, luck — удача.
# Ходи пишемо з великої літери разом з емодзі; знахідний відмінок дає MOVE($move, case: "accusative").

## Ігри та ходи
game-rps = Камінь-ножиці-папір
game-rpsls = Камінь-ножиці-папір-ящірка-Спок
game-oddeven = Парне-непарне
move-rock = Камінь
move-paper = Папір
move-scissors = Ножиці
move-lizard = { $case ->
   *[nominative] Ящірка
    [accusative] Ящірку
  }
move-spock = { $case ->
   *[nominative] Спок
    [accusative] Спока
  }
move-odd = Непарне
move-even = Парне
length-first = до { $points ->
    [one] { $points } очка
    [few] { $points } очок
    [many] { $points } очок
   *[other] { $points } очка
  }
length-best = найкращий із { $of }
length-endless = без кінця

## Матч
match-title = 🔮 { $game } · { $length }
match-title-opponent = { $title } · суперник: { $opponent }
match-opponent-novice = Новачок
match-opponent-mirror = Дзеркало
match-opponent-coin = Чесна монета
match-score = { $name } { $won } : { $lost } Гадалка{ $drawn ->
    [0] {""}
    [one] {" "}· { $drawn } нічия
    [few] {" "}· { $drawn } нічиї
    [many] {" "}· { $drawn } нічиїх
   *[other] {" "}· { $drawn } нічиєї
  }
match-first = Обирай хід. Мій уже запечатано.
match-first-guess = Парне чи непарне? Моя здогадка вже запечатана. Схиблю — очко твоє.
round-moves = Ти { $yours } · Гадалка { $mine } → { $result }
round-won = очко твоє
round-lost = очко моє
round-drawn = нічия
round-missed = схибила, очко твоє
round-hit = вгадала
round-toast = Ти { $yours } · я { $mine } → { $result } · { $won } : { $lost }
round-expected = Я чекала на { MOVE($move, case: "accusative") }.
round-expected-because = Я чекала на { MOVE($move, case: "accusative") }: { $because }.
round-chance = Цього разу я поклалася на випадок.
round-read = Я поклалася на випадок: схоже, мене хтось читає.
round-model-off = Я тягнула хід навмання, як ти й просиш: зараз я тебе не читаю.
round-guessed = Спертися не було на що, тож я вгадувала.
round-unexpected = Нічого певного я не чекала.
round-drew-at-random = Я тягнула хід навмання.
round-apart = Грає чужий витвір; думок своїх він не виказує.
round-by-rule = Я ходила за власним правилом; тебе воно вгадати не намагається.
round-by-merits = Я зіграла те, що поки окупається проти тебе, або спробувала інше.
novice-offer = Важкий початок? Новачок нічого про тебе не знає й учиться під час гри.
seal-word = твоє слово: { $word }
button-why = Чому?
button-stop = Досить
button-rematch = Реванш
button-continue = Продовжити
button-continue-at = Продовжити { $won } : { $lost }
button-continue-choice = { $number }. { $won } : { $lost }
button-new = Новий матч
button-verify = Перевірити
button-proof = Доказ
button-check-in-browser = Перевірити в браузері
button-open-page = Відкрити як сторінку
button-chart = Графік
button-details = Докладно
button-more = Більше
button-rules = Правила
button-novice = Зіграти з Новачком
button-play = Грати
button-next = Далі
button-back = Назад

## Правила гри, у якій багато ходів
rules-title = 🔮 Що що б’є: { $game }
rules-rock-scissors = Камінь трощить Ножиці
rules-rock-lizard = Камінь чавить Ящірку
rules-paper-rock = Папір накриває Камінь
rules-paper-spock = Папір спростовує Спока
rules-scissors-paper = Ножиці ріжуть Папір
rules-scissors-lizard = Ножиці стинають голову Ящірці
rules-lizard-paper = Ящірка їсть Папір
rules-lizard-spock = Ящірка труїть Спока
rules-spock-scissors = Спок ламає Ножиці
rules-spock-rock = Спок випаровує Камінь
rules-beats = { $winner } — хід, сильніший за { MOVE($loser, case: "accusative") }
rules-caption = Стрілка веде до того, що цей хід б’є
rules-alt = { $game }: ходи по колу, від кожного стрілки до того, що він б’є. { $rules }
rules-play = Два однакові ходи — нічия. Грати: /rps play { $variant }

## Що вона побачила
evidence-often = ти обираєш це { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } раза
  } із { $total }
evidence-after-own = після твого ходу { $yours } ти обираєш це { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } раза
  } із { $total }
evidence-after-other = після мого ходу { $mine } ти обираєш це { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } раза
  } із { $total }
evidence-after-both = після твого ходу { $yours } проти мого { $mine } ти обираєш це { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } раза
  } із { $total }
evidence-repeat = після { $result ->
    [win] перемоги
    [loss] поразки
   *[draw] нічиєї
  } ти повторюєш хід { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } раза
  } із { $total }
evidence-change = після { $result ->
    [win] перемоги
    [loss] поразки
   *[draw] нічиєї
  } ти змінюєш хід { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } раза
  } із { $total }
context-times = { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } раза
  } із { $total }
context-times-weighed = у { $percent } % випадків, і нові раунди важать більше
context-last = минулого разу { $situation } був саме цей хід
context-sentence = { $situation } { $event } { $times }
context-sentence-plain = { $event } { $times }
context-played = ти обираєш це
context-yours = { $rounds ->
    [1] твого ходу
   *[other] твоїх ходів
  } { $yours }
context-mine = { $rounds ->
    [1] мого ходу
   *[other] моїх ходів
  } { $mine }
context-both = { $rounds ->
    [1] твого ходу { $yours } проти мого
   *[other] твоїх ходів { $yours } проти моїх
  } { $mine }
context-after = { $back ->
    [1] після
    [2] через два раунди після
    [one] через { $back } раунд після
    [few] через { $back } раунди після
    [many] через { $back } раундів після
   *[other] через { $back } раунду після
  } { $moves }
context-after-two = після { $earlier }{ $gap ->
    [1] , а тоді
    [one] , а через { $gap } раунд
    [few] , а через { $gap } раунди
    [many] , а через { $gap } раундів
   *[other] , а через { $gap } раунду
  } { $later }
context-result = { $result ->
    [win] { $exact ->
        [yes] перемоги
       *[no] такої самої перемоги
      }
    [loss] { $exact ->
        [yes] поразки
       *[no] такої самої поразки
      }
   *[draw] нічиєї
  }
context-results = { $before }, а тоді { $next }
context-after-results = після { $results }
context-step = { $step ->
    [same] після повтореного ходу
    [other] після зміни ходу
    [beating] після переходу на те, що б’є твій попередній хід
    [beaten] після переходу на те, що програє твоєму попередньому ходу
   *[far] після кроку на кшталт { $from } → { $to }
  }
context-steps = після { $moves ->
    [one] { $moves } ходу
    [few] { $moves } ходів
    [many] { $moves } ходів
   *[other] { $moves } ходу
  } з таким візерунком
context-alike = { $rounds ->
    [1] після раунду, що минув точнісінько так,
    [one] після { $rounds } раунду, що минули точнісінько так,
    [few] після { $rounds } раундів, що минули точнісінько так,
    [many] після { $rounds } раундів, що минули точнісінько так,
   *[other] після { $rounds } раунду, що минули точнісінько так,
  }
context-from-yours = { $step ->
    [same] ти повторюєш хід
    [other] ти змінюєш хід
    [beating] ти береш те, що б’є твій минулий хід
    [beaten] ти береш те, що програє твоєму минулому ходу
   *[far] ти змінюєш { MOVE($from, case: "accusative") } на { MOVE($to, case: "accusative") } чи щось подібне
  }
context-from-mine = { $step ->
    [same] ти береш мій минулий хід
    [other] ти береш те, чого не грала я
    [beating] ти береш те, що б’є мій минулий хід
    [beaten] ти береш те, що програє моєму минулому ходу
   *[far] на мій хід { $from } ти відповідаєш ходом { $to } чи чимось подібним
  }
why-expected = Минулого раунду я чекала на { MOVE($move, case: "accusative") }: { $because }.
why-blend = Минулого раунду я чекала на { MOVE($move, case: "accusative") }. Жодна звичка сама цього не сказала; { $rounds ->
    [1] туди вів єдиний раунд, який я пам’ятаю.
    [one] туди вели найподібніші з { $rounds } раунду, що я пам’ятаю.
    [few] туди вели найподібніші з { $rounds } раундів, що я пам’ятаю.
    [many] туди вели найподібніші з { $rounds } раундів, що я пам’ятаю.
   *[other] туди вели найподібніші з { $rounds } раунду, що я пам’ятаю.
  }
why-sure = Моя впевненість — { $percent } %.
why-people = Минулого раунду я чекала на { MOVE($move, case: "accusative") }. Про тебе я ще нічого не знала; так роблять інші люди.
why-forgotten = Минулого раунду я чекала на { MOVE($move, case: "accusative") }. А чому — забула, на твоє прохання.
why-chance = Цього разу я поклалася на випадок: читання обіцяло замало для такого ризику.
why-careful = Я поклалася на випадок: ми щойно познайомилися, і ти можеш знати, з чого я починаю. У перших раундах я ризикую малим.
why-read = Я поклалася на випадок: мої здогадки принесли тобі стільки, що, схоже, мене хтось читає. Ризикую лише тим, що відіграю.
why-spent = Мені більше нічим ризикувати: усе вже твоє. Тепер кожен мій хід вирішує жереб.
why-model-off = Ти просиш тебе не читати, тож я тягнула хід навмання. Читати знову: /model on
why-frozen = Твою модель заморожено: нового я не вчу.
why-record = У цьому матчі я вгадала ходів: { $right } із { $all }.
why-guessed = Нічого схожого я раніше не бачила, тож вгадувала.
why-unexpected = Минулого раунду я нічого певного не чекала.
why-random = Цей суперник нічого не читає. Кожен хід він тягне навмання.
why-apart = Тут грає чужий файл або привид. Що він думає, знає лише він; а що його хід обрано раніше за твій, видно з печатки.
why-expected-by-rule = Минулого раунду я чекала на { MOVE($move, case: "accusative") }. Таке правило цього суперника: воно дивиться лише на твій останній хід і нічому не вчиться.
why-by-rule = Цей суперник ходить за власним правилом і не намагається вгадати твій наступний хід.
why-by-merits = Цей суперник на спробах учиться, що вигідно проти тебе, і за цим ходить.
why-valued = { $chosen ->
    [move] Минулого раунду я зіграла { MOVE($move, case: "accusative") }: { $situation } цей хід обіцяв найбільше очок надалі: { $value }.
    [move-tried] Минулого раунду я навмання спробувала { MOVE($move, case: "accusative") }: { $situation } цей хід обіцяв стільки очок надалі: { $value }.
    [strategy] Минулого раунду я пішла за стратегією { $name }: { $situation } вона обіцяла найбільше очок надалі: { $value }.
   *[strategy-tried] Минулого раунду я навмання пішла за стратегією { $name }: { $situation } вона обіцяла стільки очок надалі: { $value }.
  }
why-daemon = { $said ->
    [yes] Минулого раунду я чекала на { MOVE($move, case: "accusative") }, як і демон, якого слухаю.
   *[no] Минулого раунду я тягнула хід навмання: демон, якого я слухаю, такого ще не бачив.
  } Він дивиться на твої останні ходи ({ $moves }) і останні здогади ({ $guesses }); його оцінка { $rating }{ $rivals ->
    [0] .
   *[other] , наступна { $next }.
  }
why-knew = Він знав ось що: { $weights }.
why-too-early = Спитай після першого раунду. Мій наступний хід лишається запечатаним.

## Кінець матчу
end-won = 🔮 { $name } перемагає { $won } : { $lost }
end-lost = 🔮 Гадалка перемагає { $lost } : { $won }
end-level = 🔮 Порівну: { $name } { $won } : { $lost } Гадалка
end-stopped = 🔮 Зупинено за рахунку { $name } { $won } : { $lost } Гадалка
end-forfeited = 🔮 { $name } перемагає: суперник здався за рахунку { $won } : { $lost }
end-withdrawn = 🔮 Завершено за рахунку { $name } { $won } : { $lost }: цього суперника вже немає
end-broke = { $line ->
    [0] Його файл зламався і вже не міг обрати хід. Усі раунди зараховано.
   *[other] Його файл зламався в рядку { $line }, стовпці { $column }, і вже не міг обрати хід. Усі раунди зараховано.
  }
end-replaced = 🔮 Відкладено за рахунку { $name } { $won } : { $lost } Гадалка
continue-open = 🔮 Ще не дограно: { $name } { $won } : { $lost } Гадалка
continue-question =
    { $terms }
    Дограємо чи почнемо новий? Цей зачекає: рахунок збережеться.
continue-new-terms = Новий: { $terms }
continue-which = 🔮 Який матч дограємо?
continue-choice = { $number }. { $won } : { $lost } · { $terms } · { $ago }
continue-aside = 🔮 Відкладено: { $name } { $won } : { $lost } Гадалка
continue-kept = Рахунок зберігається { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
  }.
continue-is-aside = Цей матч відкладено, нічого не зараховано. «Продовжити» його поверне.
continue-nothing = Відкладених матчів немає. Почати новий: /{ $command } play
continue-gone = Той матч уже не зберігається. Почати інший: /{ $command } play
continue-asked-gone = На це питання вже є відповідь, або воно застаре. Спитай ще раз: /{ $command } play
end-no-rounds = Не зіграно жодного раунду.
end-verified = ✓ перевірено
end-check-failed = ✗ Цей матч не пройшов моєї власної перевірки. Не вір йому; скажи тому, хто тримає цього бота.
end-unchecked = Ще не перевірено: Більше → Перевірити
end-gave-me = { $habit }: це дало мені { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
  }{ $back ->
    [0] {""}
   *[other] , а тобі { $back }
  }.
end-gave-you = { $habit }, а я й не помітила: це дало тобі { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
  }{ $back ->
    [0] {""}
   *[other] , а мені { $back }
  }.
end-habit-after = Після { $result ->
    [win] перемоги
    [loss] поразки
   *[draw] нічиєї
  } ти { $same ->
    [yes] повторюєш хід
   *[no] змінюєш хід
  }
end-habit-favourite = Найчастіше ти обираєш { MOVE($move, case: "accusative") }
end-habit-in-turn = { $size ->
    [2] Ти чергуєш два ходи
   *[other] Ти береш ходи по черзі, { $moves }
  }
end-plain-mine = { $variant ->
    [0] Жодна звичка тебе не видала. Я жила з дрібняків.
    [1] Не назву звички, яка тобі цього коштувала. Заслугу ділю з удачею.
   *[other] Ніщо у твоїй грі не впадає в око. Та назвімо це все ж передбаченням.
  }
end-plain-yours = { $variant ->
    [0] Я не знайшла звички, за яку вхопитися. Моє шанування.
    [1] Нічим себе не видаєш. А я ж дивилася.
   *[other] Жодна твоя звичка не впадає в око. Карти червоніють.
  }
end-plain-level = { $variant ->
    [0] Ні ти, ні я себе майже не видали.
    [1] Порівну, і жодна звичка не впадає в око. Карти знизують плечима.
   *[other] Попереду ніхто, й розповідати нічого.
  }
end-plain-short = { $variant ->
    [0] Закоротко, щоб ворожити.
    [1] Так мало раундів? Навіть мені треба трохи більше.
   *[other] Ми ледве почали; розповідати ще нічого.
  }
end-plain-rule = { $variant ->
    [0] Я трималася свого правила, і жодна твоя звичка не впадає в око.
    [1] Я грала за правилом і нікого не читала. Жодна звичка не впадає в око.
   *[other] Правило проти людини, і жодної помітної звички.
  }
end-plain-random = { $variant ->
    [0] Я тягнула навмання: про тебе це нічого не каже.
    [1] Цього разу я нічого не читала. Хвали чи лай удачу.
   *[other] З мого боку ходи випадкові: твої звички нічого не важили.
  }
end-read = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
    [many] { $rounds } раундів
   *[other] { $rounds } раунду
  }. Я передбачила { $percent } % твоїх ходів, а навмання вийшло б { $chance } %: { $verdict }.
end-unread = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
    [many] { $rounds } раундів
   *[other] { $rounds } раунду
  }. Я нічого не читала.
verdict-read = це більше за удачу
verdict-unsure = раундів замало, щоб казати певно
verdict-escaped = ти вислизаєш частіше, ніж дозволяє удача
duel-read-title = { $who ->
    [you] 🔮 Як я прочитала б тебе
   *[other] 🔮 Як читалася б гра: { $name }
  }
duel-read-closed = { $name } тримає це при собі. Подивитися зможеш, щойно під дуеллю натиснуть «Хай читають».
duel-read-nothing = Читати нічого: жодного раунду, де обрали обоє.
duel-read-unread = Нічого певного я б не чекала.
duel-read-count = Я передбачила б ходів: { $right } із { $read }; навмання вийшло б { $luck }. { $verdict ->
    [read] Це більше за удачу.
    [escaped] { $who ->
        [you] Ти вислизаєш частіше, ніж дозволяє удача.
       *[other] { $name } вислизає частіше, ніж дозволяє удача.
      }
   *[unsure] Раундів замало, щоб казати певно.
  }
duel-read-round = Раунд { $round }: я чекала б на { MOVE($move, case: "accusative") }: { $because } (навмання: { $luck }).
duel-read-often = { $who ->
    [you] ти обираєш
   *[other] { $name } обирає
  } це { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } раза
  } із { $total }
duel-read-after-own = { $who ->
    [you] після твого ходу { $own } ти обираєш це
   *[other] після свого ходу { $own } { $name } обирає це
  } { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } раза
  } із { $total }
duel-read-after-other = { $who ->
    [you] після ходу { $other } проти тебе ти обираєш це
   *[other] після ходу { $other } з іншого боку { $name } обирає це
  } { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } раза
  } із { $total }
duel-read-after-both = { $who ->
    [you] після твого ходу { $own } проти { $other } ти обираєш це
   *[other] після ходу { $own } проти { $other } { $name } обирає це
  } { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } раза
  } із { $total }
duel-read-repeat = після { $result ->
    [win] перемоги
    [loss] поразки
   *[draw] нічиєї
  } { $who ->
    [you] ти повторюєш хід
   *[other] { $name } повторює хід
  } { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } раза
  } із { $total }
duel-read-change = після { $result ->
    [win] перемоги
    [loss] поразки
   *[draw] нічиєї
  } { $who ->
    [you] ти змінюєш хід
   *[other] { $name } змінює хід
  } { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } раза
  } із { $total }
duel-read-strip = { $who ->
    [you] ← твої ходи
   *[other] ← ходи: { $name }
  }
duel-read-strip-expected = ← чого чекала б я
duel-read-known = { $known ->
    [0] Раніше я не знала нічого й училася під час дуелі.
    [one] Я спиралася на { $known } попередній раунд і вчилася під час дуелі.
    [few] Я спиралася на { $known } попередні раунди й училася під час дуелі.
    [many] Я спиралася на { $known } попередніх раундів і вчилася під час дуелі.
   *[other] Я спиралася на { $known } попереднього раунду й училася під час дуелі.
  }
strip-yours = ← твої ходи
strip-mine = ← мої
end-seals = Усі печатки відкрито: збіглося { $opened } із { $sealed }.
end-seals-broken = Печатки не сходяться: { $opened } із { $sealed }. Не вір цьому матчу; скажи тому, хто тримає цього бота.
details-title = 🔎 У числах: { $score }
details-habit = { $habit }: { $followed ->
    [one] { $followed } раз
    [few] { $followed } рази
    [many] { $followed } разів
   *[other] { $followed } раза
  } із { $situations }. З цих раундів моїх { $mine }, твоїх { $yours }{ $drawn ->
    [0] {""}
   *[other] , нічиїх { $drawn }
  }.

## Графік матчу
chart-rounds = { $game }: { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
    [many] { $rounds } раундів
   *[other] { $rounds } раунду
  }
chart-best = { $by ->
    [0] Ти жодного разу не ведеш.
   *[other] Твій найбільший відрив — { $by }, у раунді { $round }.
  }
chart-worst = { $by ->
    [0] Я жодного разу не вела.
   *[other] Мій найбільший відрив — { $by }, у раунді { $round }.
  }
chart-turns = { $turns ->
    [0] Лідер не змінювався.
    [1] Лідер змінився один раз, у раунді { $round }.
    [2] Лідер змінився двічі, востаннє в раунді { $round }.
    [one] Лідер змінювався { $turns } раз, востаннє в раунді { $round }.
    [few] Лідер змінювався { $turns } рази, востаннє в раунді { $round }.
    [many] Лідер змінювався { $turns } разів, востаннє в раунді { $round }.
   *[other] Лідер змінювався { $turns } раза, востаннє в раунді { $round }.
  }
chart-reach = Із самої лише удачі { $decided ->
    [one] { $decided } вирішений раунд дає
    [few] { $decided } вирішені раунди дають
    [many] { $decided } вирішених раундів дають
   *[other] { $decided } вирішеного раунду дає
  } різницю понад { $reach } щонайбільше в одному матчі з двадцяти.
chart-luck = { $by ->
    [0] Порівну: це може бути удача.
   *[other] Різниця { $by } цілком може бути удачею.
  }
chart-yours = Ти попереду на { $by }: це навряд чи удача.
chart-mine = Я попереду на { $by }: це навряд чи удача.
chart-few = { $decided ->
    [0] Жодного раунду не вирішено.
    [one] { $decided } вирішений раунд — замало, щоб відрізнити вміння від удачі.
    [few] { $decided } вирішені раунди — замало, щоб відрізнити вміння від удачі.
    [many] { $decided } вирішених раундів — замало, щоб відрізнити вміння від удачі.
   *[other] { $decided } вирішеного раунду — замало, щоб відрізнити вміння від удачі.
  }
chart-stopped = Матч, зупинений до кінця, каже менше: піти можна і в щасливу мить.
chart-chosen = Твій вибір: { $moves }
chart-grey = Сіре: доки дійшла б сама удача, 19 разів із 20
chart-lead = Хто попереду
chart-difference = твої перемоги мінус мої
chart-moves = Твої ходи
chart-times = разів
chart-round = раунд
chart-alt = { $score }. Хто попереду, раунд за раундом: лінія на сірій смузі удачі; і твої ходи стовпчиками. { $lines }
chart-folded = Раунди цього матчу вже не зберігаються, тож графіка немає. Його кінець: { $score }.

## Доказ чесності
proof-title = Доказ чесності матчу { $session }
checked-fits = ✓ Усе збігається. Печаток: { $sealed }; ходів, зіграних знову й таких самих: { $same }.
checked-wrong = ✗ Щось не збігається. Не вір цьому матчу; скажи тому, хто тримає цього бота. Що саме, сказано в доказі.
checked-dice-later = Від { $date } кожен зможе перевірити й жереб.
checked-dice-fit = Жереб випливає з оприлюдненого ключа дня.
checked-own-word = Поки це лише моє слово. Перевір без мене.
proof-how = Удома, з копією Гадалки, записаним зобов’язанням і твоїм /data export: npm run -s gadalka -- verify "…" --pledge "…" --history export.json
proof-how-file = Удома, з копією Гадалки, доданим файлом, записаним зобов’язанням і твоїм /data export: npm run -s gadalka -- verify --file gadalka-proof.txt --pledge "…" --history export.json
source-at = Копія Gadalka: { $link }
source-unknown = Де взяти копію Gadalka, знає лише господар цього бота: адресу тут не вказано.
proof-none = Завершеного матчу, який можна перевірити, у тебе немає. Зіграй: /rps play або /oddeven play
proof-not-yet = Матч ще триває, тож мої печатки закриті. Вони відкриються наприкінці.
proof-folded = Раунди цього матчу вже не зберігаються, тож тут його печаток не відкрити. Рядок доказу з його кінця ще чинний: /rps verify proof:…
proof-unreadable = Це не мій рядок доказу. Він починається з gdk3., береться з кнопки «Перевірити» завершеного матчу й має бути цілим.
proof-pledge-lost = Зобов’язання цього матчу тут уже не відоме, тож підписати його доказ я не можу.
proof-word = Твоє слово: { $word }
proof-seeds-later = Ключ дня я назву { $date }. Відтоді кожен зможе перевірити, що жереб випливає з нього і обрати його я не могла.
proof-seeds-no-key = Ключ у цьому рядку — не із цього зобов’язання.
proof-seeds-differ = Жереб НЕ випливає з обіцяного ключа дня. Не вір цьому матчу.
proof-seeds-fit = Жереб випливає з названого ключа дня, матчу й твого слова, як обіцяно.
proof-gap-version = відтоді мене оновили, і обираю я тепер інакше.
proof-gap-other = твоя історія тут — не та, на якій грався цей матч.
proof-gap-apart = тут грав чужий файл або привид. Кожен хід запечатано раніше за твій, як завжди.
proof-gap-none = для цього потрібна історія того, хто грав, а це не твоя.
proof-taken-back =
    { $count ->
        [one] { $count } запечатаний хід узято назад
        [few] { $count } запечатані ходи взято назад
        [many] { $count } запечатаних ходів узято назад
       *[other] { $count } запечатаного ходу взято назад
      } без причини, яку показав би цей рядок. Не вір цьому матчу.
proof-played = За цим рядком усе почалося { $date }. Чи це так, знаєш ти.
proof-times-differ = Час у цьому рядку НЕ сходиться з днями його ключів. За ним усе почалося { $date }. Не вір йому.
proof-times-late = Жереб або гра йшли за ключем дня, який на той час уже було названо. За рядком усе почалося { $date }. Не вір йому.
proof-again = З ходу { $numbers } ходи відкидали й запечатували знову. Чи так було, покажуть лише збережені тобою повідомлення того часу.
proof-settings = З ходу { $numbers } рядок називає налаштування твоєї моделі. Якщо вони не твої, не вір цьому матчу. Їх підтвердять повідомлення того часу, а може, і твій експорт.
proof-account = З ходу { $numbers } те, чим я ризикую, змінила гра деінде (раундів: { $rounds }). Чи так було, покажуть лише збережені тобою повідомлення того часу.
proof-account-false = З ходу { $numbers } я НЕ могла ризикувати тим, що названо в рядку. Не вір цьому матчу.
proof-confirmed = Те, що змінилося з ходу { $numbers }, підтверджують твої повідомлення або експорт.
proof-gap-cut = раунди, які я тоді знала, уже не зберігаються.
proof-gap = { $count ->
    [one] { $count } хід не зіграно знову: { $why }
    [few] { $count } ходи не зіграно знову: { $why }
    [many] { $count } ходів не зіграно знову: { $why }
   *[other] { $count } ходу не зіграно знову: { $why }
  }
proof-different = { $count ->
    [1] Один хід — НЕ той, який обрала б я: номер { $numbers }.
    [one] { $count } хід — НЕ ті, які обрала б я: номери { $numbers }.
    [few] { $count } ходи — НЕ ті, які обрала б я: номери { $numbers }.
    [many] { $count } ходів — НЕ ті, які обрала б я: номери { $numbers }.
   *[other] { $count } ходу — НЕ ті, які обрала б я: номери { $numbers }.
  } Не вір цьому матчу.
proof-same = Я ще раз зіграла за себе — з того, що тоді знала, і з зерна. Збіглося ходів: { $same } із { $sealed }.
proof-forged = Підпис ФАЛЬШИВИЙ: цей рядок писав не господар зобов’язання { $pledge }.
proof-unsigned = Без підпису: таке міг написати будь-хто.
proof-signed-elsewhere = Підписано іншим господарем, під зобов’язанням { $pledge }. Хто це, сказати не можу.
proof-signed = Підписано мною, під моїм зобов’язанням { $pledge }.
proof-unchecked = Перевірка зараз триває задовго. Натисни «Перевірити» через хвилину або перевір рядок удома.
proof-own-word = Поки ти не перевіриш це вдома, це лише моє слово. Повідомлення матчу, збережені тобою чи кимось іще, теж мене зв’язують: їх читає verify --noted. Докладніше: /fairness

## Натискання, які нічого не змінюють
press-old-button = Ця кнопка з іншого часу; вона вже нічого не відкриває. Новий матч: /rps play або /oddeven play
panel-gone = Ця кнопка застаріла. Зараз усе так.
panel-type = Набери: { $example }
press-went-back = Моя пам’ять повернулася до часу перед цим раундом, а мій хід уже видно. Тож матч завершується тут; нічого не зараховано.
press-renewed = Ключ дня, під яким запечатано мій хід, ось-ось буде названо. Я запечатала новий: натискання не зараховано, обери ще раз.
press-not-yours = Ці кнопки чужі. Твої: /rps play або /oddeven play
press-round-played = Цей раунд уже зіграно; двічі нічого не зараховано. Ось як стоять справи.
press-not-counted = Не зараховано. Останній раунд: { $round }
press-match-over = Цей матч завершено; нічого не зараховано.
opponent-gone = Цього суперника вже не існує; матч не продовжити. Новий матч: /rps play або /oddeven play
offer-taken = Хтось випередив і забрав цю гру. Твоя: /rps play або /oddeven play

## Ігри, запропоновані в будь-якому чаті
offer-open-title = { $game }: для будь-кого
offer-open-description = Хто перший натисне, той і грає проти мене
offer-open-text = { $name } пропонує гру проти мене. Хто перший натисне, той і грає.
offer-own-title = { $game }: для тебе
offer-own-description = Граєш ти, чат дивиться
offer-own-text = { $name } хоче знати майбутнє. Натисни, щоб почати.
offer-mines-open-description = Хто перший натисне, той і грає, чат дивиться
offer-mines-open-text = { $name } пропонує поле сапера. Хто перший натисне, той і грає.
offer-mines-own-description = Граєш ти, чат дивиться
offer-mines-own-text = { $name } збирається перейти мінне поле. Натисни, щоб почати.

## Команди
command-rps = Камінь-ножиці-папір, із ворожкою або між собою
command-rps-play = Грати; я вчуся дорогою
command-oddeven = Парне чи непарне: ти загадуєш, я вгадую
command-oddeven-play = Грати; мій промах — твоє очко
command-strategy = Суперники: хто вони, і власні імена для них
command-strategy-list = Усі суперники, по рядку на кожного
command-strategy-mine = Імена, які ти даєш стратегіям
command-strategy-submit = Надіслати власну стратегію файлом
command-help = Що я вмію і як про це попросити
command-settings = Твої налаштування: мова, пам’ять, хто тебе бачить, твої дані
option-help-topic = про що розповісти
option-link-code = код з іншої платформи; без нього я покажу свій
option-name-across = here, hidden або власне слово; без нього скажу, як є
option-variant = classic (3 ходи) або lizard-spock (5 ходів)
option-length = до 10, найкращий із 9, без кінця …
option-game = яка гра; якщо не сказано, камінь-ножиці-папір
option-opponent = стратегія, що грає проти тебе
option-strategy = суперник або ім’я, яке хтось зареєстрував
option-registered-name = від 3 до 24 літер a–z, цифр і дефісів, спершу літера, наприклад my-markov
option-registered-strategy = що стоїть за ім’ям, наприклад markov:order=4,decay=0.98
option-strategy-file = твоя стратегія: JavaScript або TypeScript, з якого можна стерти типи; щонайбільше 64 КБ
option-file-name = її ім’я: нове або одне з твоїх для нової версії
option-strategy-note = що ти про неї скажеш, одним рядком
option-report-reason = що з нею не так
choice-classic = Класика: камінь, ножиці, папір
choice-lizard-spock = Ще ящірка і Спок: п’ять ходів
choice-novice = Новачок: про тебе нічого не знає, учиться в цьому матчі
choice-fortune-teller = Ворожка: знає тебе й людей, нічого не забуває
choice-mirror = Дзеркало: грає, як ти
choice-coin = Чесна монета: нічого не читає, і її не прочитати
strategy-fortune-teller = читає твої звички сорока способами водночас, знає людей, і обдурити її важко
strategy-mirror = твій двійник: ходить так, як на його місці ходиш ти
strategy-random = чесна монета; нічого не читає
strategy-ghost = привид: чиясь манера гри, заморожена за згодою
strategy-wildcard = зважує кожну давнішу мить, схожу на цю
strategy-wildcard-counters = те саме, на лічильниках, як у першій публікації
strategy-constant = завжди той самий хід, камінь, якщо не сказано іншого
strategy-rotation = усі ходи по черзі: камінь, папір, ножиці …
strategy-anti-rotation = чекає, що ти братимеш ходи по черзі
strategy-copy = грає твій минулий хід
strategy-always-counter = грає те, що б’є твій минулий хід
strategy-always-counter-self = грає те, що б’є її власний минулий хід; на твої не дивиться
strategy-win-stay-lose-shift = повторює те, що виграло, змінює те, що програло
strategy-after-result = іде за підсумком раунду: на стільки ходів далі після перемоги, нічиєї, поразки
strategy-frequency = б’є хід, який ти граєш найчастіше
strategy-markov = б’є те, що ти зазвичай робиш після кількох останніх ходів
strategy-mupn = б’є те, що було минулого разу після тих самих кількох ходів
strategy-supp = на спробах учиться, який хід вигідний після кількох твоїх останніх
strategy-mksu = на спробах учиться, за якою з восьми інших стратегій іти
strategy-mkia = на спробах учиться, за якою з трьох читачок іти
strategy-daemons = юрба демонів і наглядач, який слухає найщасливішого
strategy-shannon = машина Шеннона 1953 року: чи робиш ти те саме двічі?
strategy-seer = SEER 1956 року: тримається закономірності, доки та дає очки
strategy-mixing = змішує багато малих читачів і вчиться, кому з них вірити
strategy-experts = рада читачів: чим кращий послужний список, тим гучніший голос
strategy-vote = голосує все, що будь-коли йшло за такою грою
strategy-ppm = часткові збіги, як у стисканні файлів: першим говорить найдовший знайомий відтинок
strategy-context-tree = зважує всі дерева звичок водночас
strategy-history-match = шукає, де гра востаннє йшла так само і як справджувалися такі здогади
strategy-second-guess = знає, що ти знаєш, що вона знає
strategy-iocaine = переможець 1999 року: здогади на всіх рівнях, оцінені на різних відстанях
strategy-lempel-ziv = ріже гру на фрази, як архіватор, і продовжує ту, що триває
strategy-naive-bayes = бачить у кожному з останніх раундів знак твого наступного ходу
strategy-regret-matching = грає те, чого шкодує, що не зіграла
strategy-exp3 = бандит: знає лише, що принесли його власні ходи
strategy-de-bruijn = грає кожну коротку послідовність однаково часто; нічого не читає

strategy-list-title = 🔮 { $count ->
    [one] { $count } суперник
    [few] { $count } суперники
    [many] { $count } суперників
   *[other] { $count } суперника
  }
strategy-info-title = 🔮 { $family }
strategy-games = Грає: { $games }
strategy-memory = Дивиться назад на { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
    [many] { $rounds } раундів
   *[other] { $rounds } раунду
  }.
strategy-memory-all = Дивиться назад на всі раунди.
strategy-memory-none = Не дивиться, що ти граєш.
strategy-settings = Налаштування:
strategy-no-settings = Налаштувань немає.
strategy-setting = { $name }: { $valid } (зазвичай { $usual })
strategy-set = ← тут { $value }
strategy-source = Джерело: { $source }

registration-done = 🔮 Ім’я { $name } зареєстровано
registration-updated = 🔮 Ім’я { $name } змінено
registration-gauntlet = Проба: { $game }. Виграно матчів: { $won } із { $matches }, раундів у кожному: { $rounds }. Раунди виграні, програні, нічиї:
registration-play = Зіграти: { $command } opponent={ $name }. Це може кожен, хто знає ім’я.
registration-mine-title = 🔮 Твої стратегії: { $count } із { $max }
registration-none = Власної стратегії в тебе ще немає. Надішли файл або назви одну з моїх по-своєму.
registration-withdraw-title = Відмовитися від { $name }?
registration-withdraw-file = Більше ніхто з нею не зіграє, матчі, що тривають, скінчаться без результату, а файл буде видалено. Ім’я зможе взяти будь-хто.
registration-withdraw-text = Під цим ім’ям із нею більше ніхто не зіграє, а ім’я зможе взяти будь-хто. Розпочаті матчі тривають.
button-withdraw = Відмовитися
registration-withdrawn = Від імені { $name } відмовлено; воно вільне.
registration-kept = Лишається за тобою.
registration-renamed = { $name } тепер називається { $to }.
button-strategy-submit = Надіслати файл
button-strategy-name = Назвати одну з Гадалки
button-strategy-register = Дати їй назву
button-strategy-mine = Мої стратегії
button-strategy-rename = Перейменувати
button-strategy-version = Нова версія
button-strategy-change = Змінити
button-strategy-withdraw = Прибрати
button-strategy-source = Код
button-strategy-open = Відкрити код
button-strategy-report = Поскаржитися
button-strategy-enter = До ліги
button-strategy-leave = З ліги
registration-bad-name = «{ $name }» — не ім’я. В імені від 3 до 24 літер a–z, цифр і дефісів, і починається воно з літери, наприклад my-markov.
registration-reserved-name = «{ $name }» тут уже щось означає. Обери інше ім’я, наприклад my-{ $name }.
registration-indecent-name = «{ $name }» при всіх не кажуть. Обери інше ім’я.
coarse-stems = pizd blya yebat yoban pidor pidar zalup gandon shlyuh пізд пизд підар підор бляд їбат їбан єбан єбат йобан йобн виїб заїб залуп мудак гандон шльондр шлюх курв хуй хує хуї
coarse-words = sraka сука суки срака сраку гівно гівна блять
coarse-innocent = рахуй рахує страхуй страхує штрихуй штрихує підорожник підорожч підорат курвімет zashit
registration-taken = Ім’я «{ $name }» уже хтось зареєстрував. Обери інше.
registration-yours = Ім’я «{ $name }» вже твоє. Змінити його: /strategy update { $name } …
registration-full = Зареєстровано стратегій: { $max }, більше не можна. Спершу відмовся від якоїсь: /strategy withdraw
registration-not-yours = Імені «{ $name }» у тебе немає. Твої імена: /strategy mine
registration-is-file = За «{ $name }» стоїть файл. Нова версія: /strategy submit { $name } разом із файлом.
registration-waiting = 🔮 { $name } чекає на пробу
registration-waiting-text = { $place ->
    [1] Наступна в черзі.
    [2] Друга в черзі.
    [3] Третя в черзі.
   *[other] Номер { $place } у черзі.
  } Звіт з’явиться тут.
registration-trying = 🔮 { $name } проходить пробу
registration-trying-text = Звіт з’явиться тут за мить.
registration-one-at-a-time = Твоя попередня проба ще триває, а кожен має одну за раз. Її повідомлення стане звітом.
registration-queue-full = Черга на проби повна. Спробуй знову через { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
  }.
registration-too-slow = Їй треба більше часу чи пам’яті, ніж має проба, тож нічого не зареєстровано. Спробуй менші налаштування; які бувають, скаже /strategy info.
registration-broken-off = Пробу { $name } перервано, нічого не зареєстровано. Надішли команду ще раз через хвилину.
registration-store-away = Пам’ять мені зараз недоступна, тож нічого не зареєстровано. Надішли команду ще раз через хвилину.
registration-told-already = Я вже за це взялася. Твої імена: /strategy mine

submission-how = Потрібні файл та ім’я: /strategy submit my-bot разом із файлом.
submission-version = 🔮 { $name }: нова версія { $version }
submission-known = 🔮 { $name } — це вже саме цей файл
submission-draft = Чернетка, лише для тебе: зіграй із нею або вистав у турнірі. Відкрита для всіх
submission-public = З нею може зіграти кожен, хто знає ім’я.
submission-results = { $game }. Виграно матчів: { $won } із { $matches }, раундів у кожному: { $rounds }; очок за раунд: { $mean }. Раунди виграні:програні:нічиї та очки за раунд:
submission-other-game = { $game }. Виграно матчів: { $won } із { $matches }, очок за раунд: { $mean }.
submission-not-there = { $game }: не зіграно. Причина: { $reason }.
submission-untried = { $game }: без проби, бо потрібно забагато кроків. Щоб її випробувати лише там, вкажи це у файлі: export const games.
submission-taken = Щонайбільше за матч: кроків { $steps } із { $most }, пам’яті { $memory } із { $limit } МБ. Матч тривав { $milliseconds } мс.
submission-copy = { $game }: грає точно так, як { $original }, хід у хід. Копію так і названо, очок вона не набирає.
submission-copy-hidden = { $game }: грає точно так, як чийсь раніший файл, хід у хід. Копію так і названо, очок вона не набирає.
submission-play = Зіграти: { $command } opponent={ $name }. Хеш і версії: /strategy info { $name }
submission-chart = Проба { $name }: { $game }
submission-chart-luck = У межах ±{ $reach } це може бути удача
submission-chart-points = очки за раунд
submission-no-load = 🔮 { $name } не завантажується
submission-crashed = 🔮 { $name } дає збій на пробі
submission-illegal = 🔮 { $name } не робить ходу на пробі
submission-exhausted = 🔮 { $name } бере забагато на пробі
submission-at-start = { $game }, до першого раунду проти { $opponent }.
submission-at-round = { $game }, проти { $opponent }, раунд { $round }.
submission-place = Рядок { $line }, стовпець { $column }:
submission-nothing = Нічого не зареєстровано. Виправ файл і надішли ще раз.
submission-no-games = Файл каже, що грає: { $typed }. Я знаю { $valid }. Нічого не зареєстровано.
submission-frozen = Господар заморозив саме цей файл ({ $reason }). Нічого не зареєстровано.
submission-too-slow = Проба тривала довше, ніж я маю на одну, тож нічого не зареєстровано. Хай менше рахує за раунд; або надішли ще раз, коли я матиму менше справ.
submission-gave-up = Машина, що грає файли, здалася: { $reason }. Це не вирок, але нічого не зареєстровано. Надішли ще раз або хай рахує менше.
submission-unsteady = { $name } щоразу грає інакше: { $game }, проти { $opponent }, ходи різняться від раунду { $round }. Ті самі раунди мають давати ті самі ходи. Нічого не зареєстровано.
submission-is-settings = За «{ $name }» стоїть стратегія з налаштуваннями. Спершу відмовся від неї (/strategy withdraw) або обери інше ім’я.
submission-indecent-note = Те, що сказано в нотатці, при всіх не кажуть. Добери інші слова.
button-open-source = Показати всім
button-keep-sealed = Лишити закритим
strategy-name-unknown = Імені «{ $name }» я не знаю.
strategy-no-file = За «{ $name }» стоїть стратегія з налаштуваннями, а не файл: /strategy info { $name }
strategy-sealed = Код { $name } закрито. Відкрити може той, хто його написав: /strategy open { $name }
strategy-source-title = 🔮 Код { $name }, версія { $version }
strategy-source-hash = SHA-256: { $hash }
strategy-open-title = Показати всім код { $name }, версія { $version }?
strategy-open-text = Тоді файл зможе прочитати кожен, хто знайде ім’я. Для цієї версії цього не скасувати; пізніші лишаться закритими.
strategy-open-already = Код { $name } вже відкрито: /strategy source { $name }
strategy-opened = Код { $name } відкрито для всіх: /strategy source { $name }
strategy-kept-sealed = Лишається закритим.
strategy-report-own = Це твоя стратегія. Відмовитися від неї: /strategy withdraw
strategy-reported = Я сказала господареві про { $name }. Більше ніхто не дізнається.
strategy-file-title = Авторський файл: JavaScript, грає в пісочниці.
strategy-file-facts = Версія { $version }, байтів: { $bytes }, { $state ->
    [open] відкрито: /strategy source { $name }
   *[sealed] закрито
  }. SHA-256: { $hash }
strategy-file-frozen = Заморожено господарем, не грає: { $reason }
strategy-file-guarded = Поза грою: тривало довше, ніж може будь-який матч ({ $reason }). Повернути може господар.
strategy-file-earlier = Попередні версії: { $versions }
strategy-file-note = «{ $note }»
registration-mine-draft = чернетка
registration-mine-frozen = заморожено: { $reason }

## Проблеми з написаним
problem-unknown-command = Не знаю команди «{ $typed }». Що я вмію: /help
problem-unknown-command-nearest = Не знаю команди «{ $typed }». Може, { $nearest }? Усі: /help
problem-unknown-subcommand = /{ $command } не знає «{ $typed }». Знає: { $valid }
problem-unknown-option = /{ $command } не розуміє «{ $typed }». Приймає: { $valid }
problem-bad-choice = «{ $typed }» не підходить для { $option }. Обери з такого: { $valid }
problem-unknown-word-nearest = /{ $command } не розуміє «{ $typed }». Може, { $nearest }?
problem-bad-choice-nearest = «{ $typed }» не підходить для { $option }. Може, { $nearest }? Є: { $valid }
problem-bad-text = «{ $typed }» не підходить для { $option }: потрібно від 1 до { $max } знаків.
problem-file-missing = Для { $example } потрібен файл: надішли його разом із командою.
problem-file-too-large = Файл завеликий: беру щонайбільше { $kilobytes } КБ.
problem-file-unavailable = Файл до мене не дійшов. Надішли його, будь ласка, ще раз.
problem-lone-file = Саме лише «{ $typed }» мало що каже. Відповідай на файл командою, яка його приймає: { $nearest }
problem-word = «{ $typed }» для жеребу не годиться: потрібно від 1 до { $max } літер, цифр, пробілів і знаків - _ .
problem-level-and-opponent = Рівень — це вже суперник. Обери щось одне: level=… або opponent=…
problem-length = «{ $typed }» — не довжина. Спробуй: до 10, найкращий із 9 (непарне) або без кінця; числа від 1 до { $max }.
problem-unknown-strategy = Не знаю суперника «{ $typed }». Відомі: { $some }. Усі: /strategy list
problem-unknown-strategy-nearest = Не знаю суперника «{ $typed }». Може, { $nearest }? Усі: /strategy list
problem-unknown-parameter = У { $family } немає налаштування «{ $typed }». Є: { $valid }
problem-bad-value = { $parameter } не може бути «{ $typed }». Може: { $valid }
problem-wrong-game = { $typed } не грає в цю гру ({ $game }). Грають: { $some }. Усі: /strategy list
problem-frozen = { $name }: заморожено господарем, грати не можна: { $reason }

## Збої
failure-unexpected = Щось пішло не так на моєму боці, це записано. Твоє все ціле; спробуй ще раз.
failure-busy = Біля кришталевої кулі зараз тісно. Нічого не зараховано й нічого не втрачено: натисни чи напиши ще раз за мить.
failure-store-unreachable = Зараз не можу дістатися своєї пам’яті. Нічого не втрачено: натисни чи напиши ще раз за мить. Зарахований хід двічі не зарахується.
failure-store-newer = Твою історію записала новіша версія мене, тож я її не чіпатиму. Хто тримає цього бота, має його оновити.
failure-store-key = Твою історію зашифровано ключем, якого я не маю, тож я її не чіпатиму. Хто тримає цього бота, має задати STATE_KEY.
failure-store-plain = Те, що я про тебе пам’ятаю, не зашифровано, а мало б бути, тож я його не чіпатиму. Нічого не втрачено: хто тримає цього бота, має глянути в журнал.

## Що зв’язує господаря
fairness-brief = 🔮 Мій хід запечатано раніше, ніж ти обереш свій, а весь мій жереб на десять років зв’язує одне зобов’язання. Щоб записати його, досить одного натискання.
fairness-title = 🔮 Чому не треба вірити мені на слово
fairness-text =
    Мій хід визначено раніше, ніж ти обереш свій, і кожне повідомлення несе його печатку.
    Мій жереб випливає з таємного ключа дня, з твоєї власної команди й, якщо хочеш, із твого слова. Одне зобов’язання закріпило мої ключі на десять років, тож обрати жереб не можу ні я, ні ти.
    Через три дні я називаю ключ. Тоді кожен може кинути той самий жереб, зіграти мої ходи знову й порівняти.
fairness-pledge = Моє зобов’язання: { $pledge }, чинне від { $since }. Сьогодні день { $day } із { $days }. Запиши цей рядок: із ним можна перевірити кожен матч, що буде після.
fairness-follows = Воно йде за моїм давнішим зобов’язанням { $pledge }. Для тодішніх матчів чинне те.
fairness-key-none = Жодного ключа ще не названо. Ключ дня 1 я назву { $date } (UTC).
fairness-key = Названо ключ дня { $day } ({ $of }), а з ним і ключі всіх попередніх днів. Наступний назву { $date } (UTC):
fairness-key-last = Названо ключ останнього дня, { $day } ({ $of }), а з ним і ключі всіх попередніх днів:
fairness-how = Перевірити матч: натисни наприкінці «Перевірити» й дай рядок команді npm run -s gadalka -- verify на власному комп’ютері, разом із цим зобов’язанням. Сказане тут — лише моє слово.

## Межі: забагато водночас
budget-press = Зашвидко для моєї кришталевої кулі. Через { $wait } буде місце; твоя гра чекає там, де була.
budget-command = Стільки бажань водночас. Через { $wait } слухаю знову; нічого твого не втрачено.
budget-picture = Мої пензлі мають висохнути. Через { $wait } малюю знову; решта йде своїм ладом.
budget-hint = Навіть кришталевій кулі треба спочинку. Через { $wait } буде підказка; грати можна й зараз.
budget-export = Я щойно кілька разів переписала твій файл. Через { $wait } можна буде ще раз.
budget-trial = Стільки проб водночас. Через { $wait } випробую наступну стратегію; грати можна й зараз.
budget-submission = Стільки файлів за день. Через { $wait } прочитаю ще; доти їх можна пробувати вдома.
budget-report = Сьогодні я вже багато від тебе переказала. Через { $wait } слухаю знову.
budget-tournament = Стільки турнірів водночас. Через { $wait } можна відкрити ще; відкриті тривають.
budget-brief = ⏳ { $wait }
budget-seconds = { $count ->
    [one] { $count } секунду
    [few] { $count } секунди
    [many] { $count } секунд
   *[other] { $count } секунди
  }
budget-minutes = { $count ->
    [one] { $count } хвилину
    [few] { $count } хвилини
    [many] { $count } хвилин
   *[other] { $count } хвилини
  }

## Скільки лишилося, наприкінці речення
clock-in = через { $time }
clock-two = { $first } { $second }
clock-soon = ось-ось
clock-days = { $count } дн
clock-hours = { $count } год
clock-minutes = { $count } хв
clock-seconds = { $count } с

## Довідка, привітання, приватність, дані
help-brief = 🔮 Я граю з тобою й учуся, як ти обираєш: /rps. Дуель із другом: /duel. Щодня нове: /daily. Решта — за одне натискання.
help-title = 🔮 Що я вмію
help-play = Грати
help-friends = З друзями
help-you = Про тебе
help-strategies = Стратегії
help-fairness = Чи чесно це?
help-privacy = Приватність
start-title = 🔮 Я — Гадалка
start-text = Я трохи читаю думки. Обери гру: я вчуся, як ти обираєш, кажу, що побачила, і доводжу, що не шахрувала.
start-mines = Сапер
privacy-title = Що про тебе зберігається
settings-title = ⚙️ Налаштування
settings-text = Це бачиш лише ти.
settings-you = Ти
settings-memory = Що я про тебе пам’ятаю
settings-others = Хто може тебе бачити й викликати
settings-data = Твої дані
settings-here = { $kind ->
    [server] Цей сервер
   *[group] Ця група
  }
settings-name = Ім’я деінде
settings-name-here = Як тут
settings-name-hidden = Приховати
settings-name-word = Інше слово…
settings-link = Поєднати акаунт
settings-code = У мене є код
settings-show = Показати
settings-pause = Пауза
settings-resume = Вчитися знову
settings-off = Вимкнути
settings-forget = Забути…
settings-duels-on = Вчитися на дуелях
settings-duels-off = Не на дуелях
settings-share-on = Поділитися…
settings-share-off = Не ділитися
settings-ghost = Мій привид
settings-level = Твої результати й профіль бачать: { $level }.
settings-visible = Хто мене бачить
settings-block = Заблокувати
settings-blocked = Заблоковано: { $count }
settings-export = Завантажити
settings-shared = Чим я ділюся
privacy-brief =
    Зберігаю твій id на цій платформі, твої ходи, їхній результат і те, що ти тут налаштовуєш.
    Повідомлень не зберігаю. Ім’я — лише два тижні після дуелі й там, де ти погоджуєшся, щоб тебе бачили.
    Профіль закритий, доки ти не вирішиш інакше.
    Усе лишається в господаря цього бота.
    Завантажити чи видалити це можна будь-коли.
privacy-text =
    Твій номер на цій платформі, ходи наших ігор і чим вони скінчилися; для останніх матчів ще налаштування й зерно моїх ходів.
    Скільки вирішених раундів виграно за тиждень і місяць останньої гри, і її день.
    Якщо ти даєш іншим себе бачити: коли, кому, твоє ім’я, де ти відтоді граєш. Доти профіль закритий.
    Якщо дозволяєш комусь порівняння або питаєш про нього: хто й коли. Питання зникає за тиждень.
    Твоє @ім’я в Telegram, 90 днів, щоб інші могли тебе назвати.
    Твої дуелі з людьми: ходи обох і результат, імена обох два тижні. З рейтингових — те, з чого випливає рейтинг.
    Твої останні поля сапера і як минули ігри; про перегони добу — хто біжить.
    Стратегії, які ти реєструєш чи надсилаєш, твій привид: що це і як вони зіграли.
    Якщо поєднуєш акаунти: які, під якими іменами. Твоє ім’я для інших платформ.
    Відколи я вчуся з твоїх дуелей або ти ділишся тим, як граєш.
    Більше не зберігається: імена, повідомлення, де й коли ти граєш.
    Це лишається в того, хто тримає цього бота, і не видно нікому, крім тебе.
data-export-title = Усе, що я про тебе зберігаю
data-export-text = Ходи від найдавніших. Зерна ще відкритого матчу тут немає: воно видало б мій наступний хід.
data-delete-title = Видалити все?
data-delete-text = Зникнуть усі твої раунди, підсумки, матчі, поля, зареєстровані стратегії й місця в списках, і я більше тебе не впізнаю. Цього не скасувати.
button-delete = Видалити все
button-keep = Лишити
data-delete-linked = Це стосується обох поєднаних акаунтів: усе на іншій платформі теж зникне, а останнім — поєднання. Щоб те зберегти, спершу /account unlink.
data-deleted = Стерто. Ми не знайомі.
data-nothing = Видаляти нічого.
data-kept = Лишено. Я тебе пам’ятаю.

## Один гравець на кількох платформах
account-on-platform = { $platform ->
    [discord] у Discord
    [telegram] у Telegram
    [terminal] у терміналі
   *[other] на іншій платформі
  }
account-link-title = Один гравець на обох платформах
account-link-code = Напиши це на іншій платформі впродовж { $minutes ->
    [one] { $minutes } хвилини
    [few] { $minutes } хвилин
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
  }, з акаунта, який теж твій. Більше нікому не показуй.
account-link-how = Потім спитаю обидві сторони, назвавши кожній ім’я іншої. Код діє один раз; після хибних спроб ({ $tries }) я не слухаю { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
  }.
account-link-check = Перевірити
account-link-cancel = Скасувати
account-link-question = Поєднати цей акаунт з іншим: { $name } { $on }?
account-link-means = Лише якщо це ти. Історії, моделі, профіль, місця в списках і блокування стануть спільними; обидва акаунти працюють далі. Хто має котрийсь із них, зможе вивантажити й видалити все з обох. Знову розділити: /account unlink
account-link-holds = Хто може тебе бачити: { $here ->
    [nothing] тут нічого не вибрано, тож діє вибір звідти
    [private] тут вибрано «ніхто», і це діє для обох
    [place] тут вибрано «там, де граю»; якщо там «ніхто», діє це
   *[everyone] тут вибрано «усі»; якщо там менше, діє це
  }. Для моделей і викликів діє суворіше налаштування. Більше ніхто не дізнається.
account-link-yes = Поєднати
account-link-no = Ні
account-link-waiting = Твоя згода є. Тепер питання до іншої сторони ({ $name } { $on }): у повідомленні від мене, кнопкою «Перевірити» під кодом або через /account link там.
account-linked = Поєднано: цей акаунт і { $name } { $on } тепер один гравець.
account-link-declined = Відхилено. Нічого не поєднано. Новий код: /account link
account-link-refused = { $name } { $on }: відповідь — ні. Нічого не поєднано. Новий код: /account link
account-link-lapsed = Той код уже не діє; коди живуть десять хвилин. Новий, на будь-якій платформі: /account link
account-link-gone = Те питання закрито; нічого не змінилося. Як є зараз: /account link
account-link-wrong = Такого відкритого коду немає. { $left ->
    [0] Це була остання спроба; далі через { $minutes ->
        [one] { $minutes } хвилину
        [few] { $minutes } хвилини
        [many] { $minutes } хвилин
       *[other] { $minutes } хвилини
      }.
    [one] Ще { $left } спроба.
    [few] Ще { $left } спроби.
    [many] Ще { $left } спроб.
   *[other] Ще { $left } спроби.
  } Код дають на іншій платформі: /account link
account-link-own = Це твій власний код. Напиши його на іншій платформі: там він має тебе знайти.
account-link-same-platform = Цей код видано на цій самій платформі. Він поєднує акаунти двох платформ, по одному на кожній: напиши його на іншій.
account-link-too-many = Забагато хибних кодів. Слухатиму знову щонайпізніше через { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
  }.
account-link-already = Цей акаунт уже поєднано. Щоб поєднати його з іншим, спершу розділи: /account unlink
account-link-busy = Щойно підтверджено інше поєднання. Спершу дай відповідь там: /account link
account-unlink-title = Розділити цей акаунт з іншим: { $name } { $on }?
account-unlink-text = Кожен забере раунди, зіграні там, і свої налаштування. Жоден раунд не зникне.
account-unlink-yes = Розділити
account-unlink-no = Лишити разом
account-unlink-kept = І далі один гравець.
account-unlinked = Розділено з іншим ({ $name } { $on }): знову два гравці, у кожного раунди, зіграні там.
account-unlinked-none = Цей акаунт ні з ким не поєднано.
account-name-nobody = { $platform ->
    [discord] гравець із Discord
    [telegram] гравець із Telegram
    [terminal] гравець із термінала
   *[other] гравець деінде
  }
account-name-shown = На інших платформах ті, з ким ти граєш, бачать тебе як «{ $name }».
account-name-hidden = На інших платформах твоє ім’я приховано: там ти — «{ $name }».
account-name-bad = Ім’я — це один рядок, щонайбільше { $max } знаків, де нічого натискати: без @, посилань і довгих номерів.

## Виклики
challenge-race = { $name }, { $caller } викликає тебе на перегони на одному полі. Відповідь — упродовж { $minutes ->
    [one] { $minutes } хвилини
    [few] { $minutes } хвилин
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
  }.
challenge-question = { $name }, { $caller } має до тебе питання.
challenge-retract = Відкликати
challenge-declined = { $name } цього разу утримається. Дякую за запрошення, { $caller }.
challenge-retracted = { $caller } відкликає виклик.
challenge-unanswered = { $name }: вчасної відповіді немає, виклик завершено.
challenge-declined-lately = { $name }: щойно була відмова. Спитай через годину.
challenge-too-many = Три твої виклики ще відкриті. Зачекай на відповідь або відклич один.
challenge-too-often = Досить викликів на цю годину. Спробуй пізніше.
challenge-lapsed = Цей виклик уже не відкритий.
challenge-over-accepted = Цей виклик прийнято.
challenge-over-declined = Цей виклик відхилено.
challenge-over-retracted = Цей виклик відкликано.
challenge-not-challenged = Відповісти може лише { $name }.
challenge-not-challenger = Відкликати може лише { $name }.
challenge-not-yours = Це для когось іншого. Щоб не приймати викликів: /privacy
challenge-me = Мене? Залюбки й негайно: /rps play
challenge-unseen = { $name } не бачить цього чату. Виклич у групі, де ви обоє.
challenge-left = { $name }: тут цієї людини немає, і виклику вона не побачить.
challenge-muted = { $name } не приймає викликів.
challenge-muted-now = Відтепер ніхто не викличе тебе на ім’я. Відкрите лишається відкритим. Знову приймати: /privacy challenges=on
challenge-mute-button = Без викликів
challenge-take-button = Приймати виклики
challenge-setting-on = Інші можуть викликати тебе на ім’я: на перегони чи порівняння. Я згадаю тебе один раз, а ти погодишся чи відмовишся.
challenge-setting-off = Ти не приймаєш викликів: хто тебе назве, про це дізнається, і нічого не буде опубліковано.
challenge-stored = Про виклики добу зберігається, коли вони були й чим скінчилися; якщо ти їх не приймаєш — відколи.

## З ким дуелі
option-duel-whom = Про кого йдеться
choice-duels-everyone = від усіх
choice-duels-here = від людей із місць, де граєш
choice-duels-nobody = ні від кого
duel-blocked = { $name }: дуелей між вами більше не буде, а чому, ніхто не скаже. Відкрите лишається відкритим. Якщо передумаєш: /duel list
duel-unblocked = { $name }: блокування немає.
duel-block-self = Від себе не сховаєшся. Назви когось іншого.
duel-block-bot = Боти нікого на дуель не кличуть.
duel-block-whom = Кого? Назви, наприклад /duel block @name, або відповідай командою на повідомлення цієї людини. У нашому приватному чаті цього ніхто не прочитає.
duel-block-full = Більше блокувань, ніж { $max }, не запам’ятаю. Спершу зніми якесь: /duel list
duels-blocked-nobody = Нікого не заблоковано.
duels-blocked-line = { $name }, від { $date }
duels-blocked-nameless = хтось, чиє ім’я я забула, від { $date }
duels-button-unblock = Розблокувати: { $name }
duels-from-everyone = Ти приймаєш дуелі від усіх.
duels-from-here = Ти приймаєш дуелі від людей із місць, де граєш: серверів і груп, де я відтепер бачу тебе за грою. Деінде ти дуелей не приймаєш.
duels-from-nobody = Ти не приймаєш дуелей ні від кого. Викликати інших можеш і далі.
duels-button-everyone = Від усіх
duels-button-here = З моїх місць
duels-button-nobody = Ні від кого
duels-stored = Кого ти не пускаєш до дуелей із собою і від кого їх приймаєш; якщо лише від людей із твоїх місць — які це місця. /duel list

## Кому видно профіль
profile-privacy-title = 🔮 Кому видно твої успіхи: { $level }
profile-privacy-done = 🔮 Відтепер: { $level }
profile-privacy-already = 🔮 Як і досі: { $level }
profile-short-who = Хто що бачить. «{ $nobody }»: лише ти. «{ $place }»: люди цих чатів бачать твоє ім’я, результати й профіль, за всіма твоїми раундами. «{ $everyone }»: те саме бачить кожен, хто мене спитає, на всіх платформах.
profile-short-never = Ніколи не видно: твоїх ходів поодинці та в яких іще чатах ти граєш.
profile-short-undo = Щоб скасувати, обери «{ $nobody }», будь-коли. Ти одразу зникнеш з усіх списків; показане в чатах там і лишиться.
profile-short-now-private = Твого імені немає в жодному списку, і профіль бачиш лише ти.
profile-short-now-place = Де ти відтепер дограєш матч, люди того чату побачать твоє ім’я, результати й профіль, за всіма твоїми раундами зі мною.
profile-short-now-everyone = Хто б і де мене спитав, побачить твоє ім’я, результати й профіль, за всіма твоїми раундами зі мною.
profile-full-title = 🔮 Кому видно твої успіхи: усе повністю
profile-full-kept = Що я для цього зберігаю, поки триває твоя згода: ім’я, під яким тебе показано, день згоди та місця, де ти граєш. /profile privacy private це прибирає.
profile-read-all = Прочитати все
profile-shows-private = Тебе немає в жодному списку, і профіль бачиш лише ти. Матчі бачить чат, де вони граються. Хто хоче порівняти себе з тобою, має спершу спитати тебе.
profile-shows-place = Це для серверів і груп, де ти відтепер дограєш матч, і для кожного, хто там мене спитає.
    – /leaderboard: твоє ім’я, частка раундів, виграних у мене, зі скількох, і твоє місце; від { $needed } раундів із переможцем, за кожною грою, за тиждень, місяць і весь час.
    – /leaderboard of:duels: твоє ім’я, твій рейтинг у рейтингових дуелях і наскільки він непевний, кількість цих дуелей і твоє місце; від п’яти різних суперників, за кожною грою, за місяць і весь час.
    – /profile show: твій профіль. /profile compare: як граєте ти й той, хто питає.
    – /profile map: ти, на ім’я. /profile groups: тебе враховано (у Discord за ролями, про які я питаю і яких не зберігаю).
    Усе це за всіма твоїми раундами зі мною, хоч де вони зіграні.
profile-shows-everyone = Те саме, а ще ти в списку всіх гравців, і це бачить кожен, хто тебе назве: хто завгодно й будь-де, на всіх моїх платформах. Коли порівнюють групи, інші чати можуть враховувати тебе без імені.
profile-take-back = Тебе показано як { $name }; якщо зміниш ім’я, зміниться й тут. Поки триває твоя згода, я зберігаю його, день згоди та місця, де ти граєш. Відкликати можна будь-коли: /profile privacy private

## Що раунди кажуть про людину
trait-often = з усіх ходів: { $move }
trait-after-result = після { $result ->
    [win] перемоги
    [loss] поразки
   *[draw] нічиєї
  }: { $what }
trait-after-move = після { $result ->
    [win] перемоги
    [loss] поразки
   *[draw] нічиєї
  } з ходом { $before }: { $move }
step-same = той самий хід
step-other = інший хід
step-beats = хід, що його б’є
step-beaten = хід, який він б’є
step-like = крок на кшталт { $from } → { $to }
profile-title = 🔮 { $name }: { $game }
profile-title-people = 🔮 { $name }: { $game }, дуелі з людьми
profile-title-all = 🔮 { $name }: { $game }, зі мною та в дуелях
profile-duels-own = Дуелі бачить лише той, хто їх грає: у відкритому профілі видно раунди зі мною.
profile-often = { $kind ->
    [always] щоразу
    [nearly] майже щоразу
   *[some] { $times ->
        [one] { $times } раз
        [few] { $times } рази
        [many] { $times } разів
       *[other] { $times } раза
      } із { $of }
  }
profile-head-always-same = { $who ->
    [you] Ти тримаєшся свого ходу, хай там що: повторюєш його { $often }.
   *[other] { $name } тримається свого ходу, хай там що, і повторює його { $often }.
  }
profile-head-always-other = { $who ->
    [you] Тобі не сидиться на місці: хай там що, змінюєш хід { $often }.
   *[other] { $name } не сидить на місці: хай там що, змінює хід { $often }.
  }
profile-head-win-same = { $who ->
    [you] Ти тримаєшся виграшного: після перемоги повторюєш хід { $often }.
   *[other] { $name } тримається виграшного: після перемоги повторює хід { $often }.
  }
profile-head-win-other = { $who ->
    [you] Ти не спочиваєш на лаврах: після перемоги змінюєш хід { $often }.
   *[other] { $name } не спочиває на лаврах: після перемоги змінює хід { $often }.
  }
profile-head-loss-same = { $who ->
    [you] Ти стоїш на своєму: після поразки повторюєш хід { $often }.
   *[other] { $name } стоїть на своєму: після поразки повторює хід { $often }.
  }
profile-head-loss-other = { $who ->
    [you] Програшне ти кидаєш: після поразки змінюєш хід { $often }.
   *[other] { $name } кидає програшне: після поразки змінює хід { $often }.
  }
profile-head-draw-same = { $who ->
    [you] Нічию ти пересиджуєш: після неї повторюєш хід { $often }.
   *[other] { $name } пересиджує нічию: після неї повторює хід { $often }.
  }
profile-head-draw-other = { $who ->
    [you] Нічия жене тебе далі: після неї змінюєш хід { $often }.
   *[other] { $name } на нічиїй не затримується: після неї змінює хід { $often }.
  }
profile-head-rather = { $who ->
    [you] Після { $result ->
        [win] перемоги
        [loss] поразки
       *[draw] нічиєї
      } ти повторюєш хід { $often }, частіше, ніж вийшло б навмання.
   *[other] Після { $result ->
        [win] перемоги
        [loss] поразки
       *[draw] нічиєї
      } { $name } повторює хід { $often }, частіше, ніж вийшло б навмання.
  }
profile-head-often = { $who ->
    [you] У тебе є улюблений хід: { $move }, { $often }.
   *[other] { $name } має улюблений хід: { $move }, { $often }.
  }
profile-head-reflex = { $who ->
    [you] У тебе є рефлекс: після { $result ->
        [win] перемоги
        [loss] поразки
       *[draw] нічиєї
      } з ходом { $before } іде { $move }, { $often }.
   *[other] { $name } має рефлекс: після { $result ->
        [win] перемоги
        [loss] поразки
       *[draw] нічиєї
      } з ходом { $before } іде { $move }, { $often }.
  }
profile-head-way = { $who ->
    [you] Ти граєш майже за простим правилом: { $way }.
   *[other] { $name } грає майже за простим правилом: { $way }.
  }
profile-head-read = { $who ->
    [you] Жодна звичка тебе не видає, та все ж читати тебе легше, ніж монету.
   *[other] { $name }: жодна звичка не впадає в око, та все ж читати цю гру легше, ніж монету.
  }
profile-head-chance = { $who ->
    [you] Прочитати тебе не легше, ніж монету: жодна звичка тебе не видає.
   *[other] { $name }: прочитати цю гру не легше, ніж монету, жодна звичка її не видає.
  }
profile-head-early = { $who ->
    [you] Судити про тебе зарано: жодна звичка ще не впадає в око.
   *[other] { $name }: судити зарано, жодна звичка ще не впадає в око.
  }
profile-nothing = Тут ще жодного раунду. Для цілого профілю треба раундів: { $missing }.
profile-record = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
    [many] { $rounds } раундів
   *[other] { $rounds } раунду
  }: виграно { $wins }, нічиїх { $draws }, програно { $losses }.
profile-streaks = Найдовші серії: { $wins ->
    [one] { $wins } перемога
    [few] { $wins } перемоги
    [many] { $wins } перемог
   *[other] { $wins } перемоги
  }, { $losses ->
    [one] { $losses } поразка
    [few] { $losses } поразки
    [many] { $losses } поразок
   *[other] { $losses } поразки
  }. Остання: { $result ->
    [win] { $length ->
        [one] { $length } перемога
        [few] { $length } перемоги
        [many] { $length } перемог
       *[other] { $length } перемоги
      }
    [loss] { $length ->
        [one] { $length } поразка
        [few] { $length } поразки
        [many] { $length } поразок
       *[other] { $length } поразки
      }
   *[draw] { $length ->
        [one] { $length } нічия
        [few] { $length } нічиї
        [many] { $length } нічиїх
       *[other] { $length } нічиєї
      }
  }.
profile-after = Після { $result ->
    [win] перемоги
    [loss] поразки
   *[draw] нічиєї
  }: { $shares }, усього { $total }.
profile-share = { $what } { $percent } % ({ $count })
profile-after-none = Після { $result ->
    [win] перемоги
    [loss] поразки
   *[draw] нічиєї
  }: даних ще немає.
profile-habits = Що впадає в око:
profile-habit = – { $habit } { $percent } %, { $count } із { $total }
profile-bits = Непередбачуваність: { $bits ->
    [one] { $bits } біт
    [few] { $bits } біти
    [many] { $bits } бітів
   *[other] { $bits } біта
  } на хід, найімовірніше від { $from } до { $to }. Чистий випадок має { $most }; більше не буває ні в кого.
profile-read = Вгадано ходів: { $guessed } із { $rounds }, { $percent }. Навмання виходить { $chance }.
profile-likest = Найбільше схоже на: { $way } ({ $what }). Збіглося б ходів: { $agreed } із { $rounds }; навмання { $luck }.
profile-likest-none = Не схоже на жоден простий спосіб, який я знаю.
profile-likest-constant = Найбільше схоже на: { $way }. Збіглося б ходів: { $agreed } із { $rounds }; навмання { $luck }.
like-copy = знову останній хід іншого
like-rotation = усі ходи по черзі
like-anti-rotation = б’є того, хто бере ходи по черзі
like-win-stay-lose-shift = повторює те, що виграло, змінює те, що програло
like-always-counter = грає те, що б’є останній хід іншого
like-always-counter-self = грає те, що б’є власний останній хід
like-frequency = грає те, що б’є улюблений хід іншого
profile-kept = Із зіграних раундів ({ $played }) зберігаються найновіші { $kept }; тут пораховано їх.
profile-details-title = 🔮 Числа цього профілю: { $game }
profile-details-how = Як це читати. Біт — це ціна однієї відповіді, так чи ні: що менше бітів у ході, то легше його передбачити, а за 0 я знаю його наперед. Поки раундів мало, дві межі далекі одна від одної.
    Звичку названо, якщо сама удача показала б її десь раз із сорока; я переглядаю їх багато, тож часом якась — лише удача. Відомий спосіб гри названо, якщо так було б зроблено набагато більше ходів, ніж навмання, а випадкова гра була б така схожа на котрийсь із них рідше, ніж раз на сто.
profile-details-closed = Ці числа лише для тих, кому можна бачити профіль, а тут він не відкритий.
profile-alt = Звички, { $name }, що за чим іде: { $habits }. Частка передбачених ходів до кожного раунду: { $curve }.
profile-closed = Профілю, відкритого для тебе, немає: { $name }. Щоб побачити, як граєте ви обоє, спитай: /profile compare. Відкрити свій: /profile privacy
button-show-here = Показати тут
profile-show-lapsed = Я вже не пам’ятаю, де це було. Спитай ще раз: { $command }
profile-shown-there = Показано там, де було запитання: { $game }
profile-not-shown-there = Написати туди не вдалося: { $game }. Спитай ще раз у тому чаті або дозволь мені там писати.
picture-next = наступний хід
picture-after = { $result ->
    [win] перемога
    [loss] поразка
   *[draw] нічия
  }: { $move }
picture-no-data = немає даних
picture-habits = Що за чим іде
picture-rounds = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
    [many] { $rounds } раундів
   *[other] { $rounds } раунду
  }, з кількостями; синє частіше за випадок, помаранчеве рідше
picture-compared = Що за чим іде, з кількостями; синє частіше за випадок, помаранчеве рідше
picture-read = Вгадані ходи, по 40; сіре: удача
picture-round = до раунду
picture-failed = Картинку намалювати не вдалося; слова всі на місці.

## Кого називає опція
person-unknown = Не можу зрозуміти, хто це: { $typed }. Назви @ім’я або відповідай командою на повідомлення цієї людини.
person-unknown-id = { $typed } не називає гравця. Гравця називають так: terminal:anna або discord:700000000000000001
person-bot = Боти профілю не мають, а свій я тримаю при собі.

## Порівняння двох людей
menu-compare = Порівняти, як ми граємо
compare-with-whom = Порівняти з ким? Назви когось або відповідай на повідомлення: /profile compare @name
compare-oneself = Це ти, і схожіше на тебе не грає ніхто. Назви когось іншого.
compare-own-missing = Для порівняння кожному треба раундів: { $needed } ({ $game }); тобі бракує: { $missing }.
compare-away = { $name }: зараз не достукатися, питання не поставлено. Спробуй пізніше або спитай у групі, де ви обоє.
compare-lately = { $name }: твоє питання надійшло менш ніж добу тому. Спитай завтра або в групі, де ви обоє.
compare-sent = { $name }: питаю в нашому приватному чаті, якщо він є; хто зі мною грає, я нікому не кажу. Відповідь прийде тобі сюди впродовж тижня. Доти питання можна відкликати.
compare-noted = { $name }: згоди ще немає. Твоє питання чекає там тиждень, у /profile privacy. Щойно його приймуть, та сама твоя команда покаже порівняння.
compare-waiting = { $name }: питання вже є, відповіді ще немає.
compare-not-now = { $name } поки що утримається.
compare-too-many = Ти питаєш багатьох, і вони ще не відповіли. Зачекай на них або відклич якесь питання.
compare-ask-title = 🔮 { $target }, можна { $caller } порівняє, як граєте ви двоє?
compare-ask-text = { $seen ->
    [here] Усі тут побачать
   *[both] Ти й { $caller } побачите
  }, як часто я вас угадую і в чому ви різнитеся. { $caller } може порівнювати знову, доки ти не відкличеш.
button-accept = Погодитися
button-decline = Відмовитися
button-retract = Відкликати питання
compare-not-asked = Це питання до когось іншого.
compare-not-asking = Відкликати питання може лише той, хто питає.
compare-lapsed = Це питання вже не відкрите.
compare-retracted = { $name } відкликає питання.
compare-declined = Цього разу без порівняння.
compare-answered = Згоду дано. Відкликати: /profile privacy
compare-title = 🔮 { $a } та { $b }: { $game }
compare-headline = 🔮 Вгадую: { $a } — { $percentA }, { $b } — { $percentB }
compare-read = Вгадано ходів: { $guessedA } із { $roundsA } і { $guessedB } із { $roundsB }; навмання виходить { $chance }.
compare-chance = { $verdict ->
    [chance] { $name }: прочитати цю гру не легше, ніж монету.
   *[unsure] { $name }: поки що це може бути й випадок.
  }
compare-early = Ще рано: коли в кожного буде по { $needed } раундів, скажу, у чому ви різнитеся.
compare-differ = Ви двоє граєте по-різному, хоч жодна звичка окремо цього не показує.
compare-effect = Наскільки по-різному: { $effect } з 1, за раундами: { $roundsA } та { $roundsB }.
compare-differences = Де ви різнитеся найбільше:
compare-difference = – { $habit }. { $a } { $percentA } % ({ $countA } із { $totalA }), { $b } { $percentB } % ({ $countB } із { $totalB })
compare-no-difference = Різниці поки не знайдено.
compare-seed = Відстань із першої публікації, за останніми ходами ({ $context }): { $p } із { $most }. За тим, на скільки ходів дивитися: { $d }
compare-trust = Чи може це бути удача? Ваші раунди, перемішані й роздані вам наново, різняться так само в { $count ->
    [one] { $count } роздачі
    [few] { $count } роздачах
    [many] { $count } роздачах
   *[other] { $count } роздачі
  } із 1000 (p = { $p }).
compare-details-title = 🔮 Числа цього порівняння: { $game }
compare-details-difference = – { $habit }. { $countA } із { $totalA }, { $countB } із { $totalB } (p { $p })
compare-details-how = Як це читати. Два числа поряд — по одному на кожного, у тому ж порядку, що в повідомленні вище. Наскільки по-різному: 0 — однаково, 1 — нічого спільного; одна людина у два різні дні здебільшого між 0,25 і 0,60, двоє людей — між 0,63 і 0,86.
    p — як часто те саме зробила б сама удача; у звичок ураховано, що я переглядаю їх багато. До 0,05 я кажу, у чому ви різнитеся, вище — що різниці поки не знайдено.
    Відстань із публікації майже між будь-якими двома людьми близька до найбільшої: історію вона має, а сенсу небагато.
compare-details-closed = Це порівняння тут уже не відкрите. Спитай наново: /profile compare
compare-too-few = Замало раундів, щоб порівняти: кожному треба { $needed }.
compare-missing = – { $name }: бракує ще { $missing }
compare-basis-agreed = { $name }: згода від { $date }.
compare-basis-place = { $name }: відкрито для цього місця.
compare-basis-everyone = { $name }: відкрито для всіх.
compare-alt = Що за чим іде. { $a }: { $habitsA }. { $b }: { $habitsB }.
profile-asked = Чекають на твою відповідь і хочуть порівняння з тобою:
profile-asked-by = – { $name }: { $game }, від { $date }
profile-asked-more = – і ще { $count }, коли відповіси на ці
profile-asked-rules = Якщо погодишся, той, хто питає, побачить, як часто я вгадую кожного з вас, і ваші найпомітніші звички, з числами й картинкою: за всіма твоїми раундами зі мною, хоч де вони зіграні. Якщо погодитися в групі, це побачать усі в ній. Відтоді ця людина може порівнювати знову, у будь-якій грі й будь-якому чаті, доки ти це не відкличеш: /profile privacy. Показане лишається в чаті. Хто питає, погоджується самим питанням і може його відкликати. Відповісти може лише той, кого питають, упродовж тижня.
profile-asked-left = Ще чекають на твою відповідь: { $count }. /profile privacy
button-accept-of = Погодитися: { $name }
button-decline-of = Відмовитися: { $name }
profile-agreements = Ти дозволяєш порівнювати з собою:
profile-agreed-with = – { $name }, від { $date }
button-take-back = Відкликати: { $name }
profile-taken-back = { $name } більше не може порівнювати себе з тобою. Показане в чатах там і лишиться.
profile-not-agreed = Це вже відкликано.
profile-posted-stays = Більше ніхто не може порівнювати себе з тобою, і твої відкриті питання відкликано. Показане в чатах там і лишиться.

## Мапа місця та групи
landmark-random = чистий випадок
landmark-copy = наслідувач
landmark-rotation = усі по черзі
landmark-anti-rotation = проти черги
landmark-win-stay-lose-shift = тримає виграшне
landmark-always-counter = б’є чужий минулий
landmark-always-counter-self = б’є свій минулий
landmark-frequency = б’є улюблений
landmark-constant = завжди { $move }
map-title = Хто тут грає схоже: { $game }, { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
  }
map-subtitle = Що ближче, то схожіше. Напрямки нічого не значать.
map-people = гравці
map-ways = відомі способи гри
map-alt = Мапа: гравці ({ $count }) та відомі способи гри. { $lines }
map-head = Найсхожіше тут грають { $one } та { $other }; найменш схоже — { $first } та { $second }.
map-line = { $name }: найсхожіше грає { $other }
map-line-way = { $name }: найсхожіше грає { $other }, у дусі «{ $way }»
map-line-alone = { $name }: у дусі «{ $way }»
map-line-none = { $name }: не схоже на жоден спосіб, який я знаю
map-head-two = Поки що на цій мапі лише двоє.
map-more = … і ще { $count } на картинці.
map-how = Як це читати. У дужках: 0 — однаково, 1 — нічого спільного; за найновішими 1000 раундів кожного гравця. Відомий спосіб названо там, де так було б зроблено набагато більше ходів, ніж навмання, а випадкова гра була б така схожа на котрийсь із них рідше, ніж раз на сто; поруч — скільки ходів зробив би він і скільки удача.
map-details-title = 🔮 Відстані на цій мапі: { $game }
map-details-line = { $name }: { $other } ({ $distance })
map-details-way = { $line }; { $way }: { $agreed } із { $rounds }, навмання { $luck }
map-stress-good = Картинка добре передає ці відстані (стрес { $stress }).
map-stress-fair = Картинка трохи викривляє ці відстані (стрес { $stress }): радше вір числам.
map-stress-poor = Картинка дуже викривляє ці відстані (стрес { $stress }): вір числам.
map-numbered = На картинці: { $list }
map-left = Не показано { $count ->
    [one] { $count } гравця з давніших ігор
    [few] { $count } гравців з давніших ігор
    [many] { $count } гравців з давніших ігор
   *[other] { $count } гравця з давніших ігор
  }.
map-short = { $count ->
    [one] { $count } гравець поки що має
    [few] { $count } гравці поки що мають
    [many] { $count } гравців поки що мають
   *[other] { $count } гравця поки що має
  } замало раундів.
map-join = Враховано лише тих, хто погодився.
map-closed-meanwhile = Поки я малювала, хтось закрив свій профіль. Спитай ще раз.
map-alone-here = Мапа показує гравців групи чи сервера. Спитай мене там: /profile map
map-too-few = Для мапи треба гравців цього місця з відкритим профілем: { $people }, і по { $rounds } раундів у кожного. Поки що: { $ready }. Ще замало раундів: { $short }.
map-mine-private = Тебе на ній немає: твій профіль закритий. Щоб з’явитися: /profile privacy place, а тоді дограй тут матч.
map-mine-not-here = Тебе на ній ще немає: дограй тут матч.
map-mine-missing = Тебе на ній ще немає: бракує { $missing ->
    [one] { $missing } раунду
    [few] { $missing } раундів
    [many] { $missing } раундів
   *[other] { $missing } раунду
  } цієї гри, усього треба { $needed }.
map-mine-ready = У тебе все готово.
map-mine-people = Найсхожіше на тебе грають: { $list }.
map-mine-alone = Більше на цій мапі нікого.
map-mine-ways = Твоя манера: { $way }.
map-mine-no-way = Твоя манера не схожа на жодну, яку я знаю.
habits-most = Найпомітніше тут «{ $habit }»: { $share }, а навмання вийшло б { $luck }.
habits-none = У середньому тут не помітно нічого, що не вийшло б і навмання.
habits-counts = Гравців: { $people }, раундів: близько { $rounds }; усіх враховано порівну. У дужках — скільки вийшло б навмання.
habits-too-few = Як тут грають у середньому, скажу, коли буде гравців із відкритим профілем: { $needed }, по { $rounds } раундів у кожного. Поки що: { $ready }.
groups-title = { $a } та { $b }: { $game }
groups-differ = Ці дві групи грають по-різному.
groups-perhaps = Ці дві групи, мабуть, грають по-різному.
groups-alike = За грою ці дві групи не розрізнити.
groups-sizes = { $a }: { $first ->
    [one] { $first } гравець
    [few] { $first } гравці
    [many] { $first } гравців
   *[other] { $first } гравця
  }. { $b }: { $second ->
    [one] { $second } гравець
    [few] { $second } гравці
    [many] { $second } гравців
   *[other] { $second } гравця
  }.
groups-differences = Де вони різняться найбільше, у середньому за гравцями:
groups-difference = – { $habit }. { $a } { $first } % ({ $firstPeople ->
    [one] { $firstPeople } гравець
    [few] { $firstPeople } гравці
    [many] { $firstPeople } гравців
   *[other] { $firstPeople } гравця
  }), { $b } { $second } % ({ $secondPeople ->
    [one] { $secondPeople } гравець
    [few] { $secondPeople } гравці
    [many] { $secondPeople } гравців
   *[other] { $secondPeople } гравця
  })
groups-no-difference = Жодна звичка не різниться більше, ніж буває від удачі.
groups-trust = Якби цих гравців роздати у дві такі групи навмання, вони різнилися б так само { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } раза
  } із 1000.
groups-both = { $count ->
    [one] { $count } гравець належить до обох груп, тож не врахований у жодній
    [few] { $count } гравці належать до обох груп, тож не враховані в жодній
    [many] { $count } гравців належать до обох груп, тож не враховані в жодній
   *[other] { $count } гравця належить до обох груп, тож не враховано в жодній
  }.
groups-alt = Мапа: { $a } ({ $first }) та { $b } ({ $second }) серед відомих способів гри. { $verdict }
groups-others = усі інші
groups-here = цей чат
groups-basis-roles = Враховано гравців цього сервера з відкритим профілем. Їхні ролі Discord назвав мені щойно; я їх не зберігаю.
groups-basis-chats = Враховано гравців із відкритим профілем: тут — для цього чату, там — для всіх. Імен з іншого чату не показано.
groups-too-few = Кожній групі треба гравців із відкритим профілем: { $people }, по { $rounds } раундів. Поки що { $a }: { $first }, { $b }: { $second }.
groups-alone-here = Групи порівнюють у групі чи на сервері. Спитай мене там: /profile groups
groups-on-files = Групи записаних гравців порівнюють за файлом зі стовпцями player, round, move, opponent_move і стовпцем групи:
groups-which-roles = Які групи? Назви роль, а якщо проти неї не всі інші, то ще одну після against=: /profile groups
groups-which-chat = Які групи? Назви інший чат, де я є, щоб порівняти його з цим: /profile groups channel=@name
groups-no-roles = Ролей тут немає. Назви інший чат: /profile groups channel=@name
groups-unknown-role = Не знаходжу такої ролі. Обери її зі списку.
groups-same-role = Це не дві групи. Обери роль, яку мають не всі, і ще одну, якщо хочеш.
groups-roles-closed = Discord не каже мені, хто тут яку роль має: мене немає на цьому сервері. Додати мене може той, хто ним керує.
groups-roles-away = Discord зараз не називає мені ролей. Спробуй ще раз.
groups-unknown-chat = Не знаходжу такого чату, або мене в ньому немає.
groups-same-chat = Це і є цей чат. Назви інший.

## Що відомо про гравця
model-title = 🔮 Що я про тебе знаю: { $game }
model-missing = { $rounds ->
    [0] Твоїх раундів я ще не знаю
    [one] Я знаю { $rounds } твій раунд
    [few] Я знаю { $rounds } твої раунди
    [many] Я знаю { $rounds } твоїх раундів
   *[other] Я знаю { $rounds } твого раунду
  }. Ще { $missing ->
    [one] { $missing } раунд
    [few] { $missing } раунди
    [many] { $missing } раундів
   *[other] { $missing } раунду
  }, і я скажу, що думаю.
model-rounds = Я знаю { $rounds ->
    [one] { $rounds } твій раунд
    [few] { $rounds } твої раунди
    [many] { $rounds } твоїх раундів
   *[other] { $rounds } твого раунду
  }. Що думаю:
model-no-habits = жодна звичка не впадає в око; словами тебе не опишеш
model-habit = – { $habit }
habit-often = найчастіше ти обираєш { MOVE($move, case: "accusative") }, { $count } із { $total }
habit-after-move = після { $result ->
    [win] перемоги
    [loss] поразки
   *[draw] нічиєї
  } з ходом { $before } ти { $same ->
    [yes] повторюєш його
   *[no] переходиш на { MOVE($move, case: "accusative") }
  }, { $count } із { $total }
habit-after-result = після { $result ->
    [win] перемоги
    [loss] поразки
   *[draw] нічиєї
  } ти { $same ->
    [yes] повторюєш хід
   *[no] змінюєш хід
  }, { $count } із { $total }
model-sure = Наскільки певна: з твоїх останніх ходів ({ $all }) я прочитала б { $right } (навмання: { $luck }); { $verdict }.
model-from = Звідки знаю: { $own } % того, на що я зараз спираюся, — від тебе, { $people } % — від інших людей.
# What the bot may lose to the reader: $points now, of the 8 that everybody begins with.
model-account = { $state ->
    [lent] Я ставлю на тебе { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
      }: 8 власних і { $more }, що їх маю від тебе в позику.
    [begun] Я ставлю на тебе 8 очок. Якщо не зважати на удачу, ніхто й ніколи не випереджає мене більш ніж на 10 очок.
    [less] Я ставлю на тебе { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
      }: з восьми, що були спершу, решта твої.
    [spent] Я більше нічого на тебе не ставлю: усі 10 очок, які можна в мене виграти без удачі, вже твої. Тепер кожен мій хід вирішує жереб.
   *[read] Я не ставлю на тебе майже нічого: мої 8 очок твої, тож, схоже, мене хтось читає. Покладаюся на випадок, доки щось не відіграю.
  }
model-account-apart = Скільки я можу тобі програти, рахується для кожного з поєднаних акаунтів окремо; тут — для цього.
model-mode-learning = { $since ->
    [1] Я вчуся з усіх твоїх раундів.
   *[other] Я вчуся від твого раунду { $since }. Що було раніше, забуто.
  }
model-mode-frozen = Заморожено від твого раунду { $since }: я читаю тим, що знаю, і нового не вчу.
model-mode-off = Вимкнено від твого раунду { $since }: я граю навмання й нічого не вчу.
# Rounds of those that I know which were not played against me here.
model-elsewhere = { $duels ->
    [0] { $link ->
        [one] { $link } із них зіграно під іншим твоїм іменем.
        [few] { $link } із них зіграно під іншим твоїм іменем.
        [many] { $link } із них зіграно під іншим твоїм іменем.
       *[other] { $link } із них зіграно під іншим твоїм іменем.
      }
   *[other] { $duels } із них — із твоїх дуелей{ $link ->
        [0] .
       *[other] , { $link } зіграно під іншим твоїм іменем.
      }
  }
model-duels = Я вчуся з твоїх дуелей, щойно починається наш матч.
model-duels-not = З твоїх дуелей із людьми я нічого не вчу.
model-duels-done = Домовилися: від нашого наступного матчу я вчуся з твоїх дуелей, зокрема й давніших. Не пускати мене до них: /model duels off
model-duels-already = Я вже вчуся з твоїх дуелей. Не пускати мене до них: /model duels off
model-duels-off = Готово: усе, чого мене навчили твої дуелі, забуто, і більше я з них не вчуся. Якщо наш матч був відкритий, він чекає: /rps continue
model-shares = Ти ділишся тим, як граєш: складене з грою багатьох, це допомагає мені починати з незнайомцями.
model-shares-not = Як ти граєш, лишається між нами.
model-reset-title = Забути, як ти граєш?
model-reset-text = Я забуду все, чого про тебе досі навчилася ({ $game }). Твої раунди, підсумки й матчі лишаться. Цього не скасувати.
model-reset-ghost = Твого привида { $ghost } зроблено з цього, тож його теж буде відкликано.
button-forget = Забути
model-reset-done = Забуто ({ $game }): починаю з тобою наново. Твої раунди, підсумки й матчі лишилися.
model-reset-already = Забувати нічого ({ $game }): твоїх раундів я не знаю.
model-freeze-done = Заморожено ({ $game }): я читаю тим, що знаю, і нового не вчу.
model-freeze-already = Уже заморожено ({ $game }).
model-off-done = Вимкнено ({ $game }): я граю навмання й нічого не вчу. Уже запечатаний хід ще буде зіграно.
model-off-already = Уже вимкнено ({ $game }).
model-on-done = Я знову вчуся ({ $game }). Того, що зіграно тим часом, не вчитиму.
model-on-already = Я вже вчуся ({ $game }).
model-share-title = 🔮 Поділишся тим, як граєш?
model-share-text =
    Що я беру: як твої ходи йдуть один за одним у кожній грі, крім сапера, у зіграних раундах і в майбутніх. Це додається до гри ще щонайменше { $others } людей, і зберігаються лише кількості: ні імені, ні окремого раунду. Чого мені не можна вчити, того не беру.
    Для кого: для того, хто тримає цього бота. За такими кількостями я починаю з незнайомцями, у їхніх перших раундах.
    Забрати назад: /model share off, будь-коли, або /data delete. Дане тобою тоді зникне під час наступного навчання.
model-share-done = Дякую: тебе враховано від наступного навчання. Забрати назад: /model share off
model-share-already = Ти вже цим ділишся. Забрати назад: /model share off
model-share-old = Відтоді моє питання змінилося. Ось нове: /model share
model-unshare-done = Забрано назад. Більше нічого твого я не даю, а дане раніше зникне під час наступного навчання.
button-share = Поділитися
button-share-keep = Лишити при собі
button-share-stop = Забрати назад

## Привиди: заморожена манера гри
ghost-title = 👻 Зробити твого привида? { $game }
ghost-text =
    Я заморожу те, як ти продовжуєш після зіграного, за { $rounds ->
        [one] { $rounds } твоїм раундом, з якого
        [few] { $rounds } твоїми раундами, з яких
        [many] { $rounds } твоїми раундами, з яких
       *[other] { $rounds } твого раунду, з якого
      } мені можна вчитися: жодного раунду в ньому немає, але хто зіграє з привидом тисячі раундів, дізнається твої звички, наче спостерігав за тобою.
    Зустріти його одразу зможе кожен, у матчах, турнірах і лізі, { $named ->
        [yes] під іменем, зробленим із твого.
       *[no] під іменем, що нікого не видає.
      }
    Відкликати його можна будь-коли, і тоді він зникне одразу й звідусіль: /model ghost off
ghost-text-anew = Він стане на місце наявного, а того буде відкликано.
button-ghost-freeze = Заморозити
button-ghost-keep = Не треба
button-ghost-off = Відкликати
ghost-kept = Тоді без привида. Нічого не змінилося.
ghost-done-title = 👻 { $name } блукає світом
ghost-report-title = 👻 Твій привид: { $name }
# $rounds: what it was frozen from
ghost-meet = { $game }, за { $rounds ->
    [one] { $rounds } твоїм раундом
    [few] { $rounds } твоїми раундами
    [many] { $rounds } твоїми раундами
   *[other] { $rounds } твого раунду
  }. Зустріти його: opponent={ $name }
# Percent of probability that the moves had which came.
ghost-stand-in = Він передбачив { $rounds ->
    [one] { $rounds } твій останній хід, якого тоді не бачив,
    [few] { $rounds } твої останні ходи, яких тоді не бачив,
    [many] { $rounds } твоїх останніх ходів, яких тоді не бачив,
   *[other] { $rounds } твого останнього ходу, якого тоді не бачив,
  } на { $ghost } %; випадок має { $chance } %, той, хто знає людей, але не тебе, { $people } %, а просте дзеркало { $mirror } %. { $verdict ->
    [yes] Тебе він заступає.
   *[no] Тебе він поки що майже не заступає: передбачити тебе нелегко.
  }
ghost-host-froze = Господар бота вивів його з гри.
ghost-report-more = Це бачиш лише ти. Відкликати: /model ghost off. З новіших раундів: /model ghost anew
ghost-none = Привида в тебе немає ({ $game }). Зробити: /model ghost
ghost-off-done = Твого привида більше немає ({ $game }): ніхто його не зустріне, а ім’я вільне.
ghost-off-duels = Твій привид знав твої дуелі, тож його теж відкликано.
ghost-old = На це питання вже є відповідь. Спитай ще раз: /model ghost
ghost-full = У тебе вже стільки імен, скільки можна. Спершу звільни якесь: /strategy mine
ghost-too-few = Привидові треба твоїх раундів, із яких мені можна вчитися: { $needed }. Я знаю { $rounds } ({ $game }); бракує ще { $missing ->
    [one] одного
    [few] { $missing }
    [many] { $missing }
   *[other] { $missing }
  }.

## Сапер
command-mines = Сапер: наодинці, з підказками, що пояснюють чому, або на перегони
command-mines-play = Грати; обери рівень або будь-який розмір
command-mines-continue = Дограти відкладене поле
command-mines-watch = Дивитися, як грає стратегія, хід за ходом
command-mines-race = Одне поле тобі й комусь іще: хто розчистить перший?
command-mines-stats = Як минули твої ігри
option-mines-level = Наскільки велике й густе
option-mines-size = Стовпці й рядки: 12x10
option-mines-mines = Скільки мін
option-mines-noguess = Поле, де не треба вгадувати
option-mines-board = Код поля, щоб зіграти таке саме
option-mines-cells = Клітинки за назвою: B7 C8; з f попереду — прапорець: f D4
option-mines-user = Кого ти викликаєш
choice-pocket = Кишенькове: 5×5, 4 міни
choice-small = Мале: 8×8, 10 мін
choice-beginner = Новачок: 9×9, 10 мін
choice-intermediate = Любитель: 16×16, 40 мін
choice-expert = Експерт: 30×16, 99 мін
choice-opening = відкриває ділянку
choice-safe = безпечна, та й годі
choice-yes = так
choice-ghost-show = як він
choice-ghost-anew = заморозити наново
choice-ghost-off = відкликати
choice-no = ні
choice-exact = Точна: рахує всі розкладки мін
choice-simple = Проста: уникає найбільшого відношення числа до закритих клітинок
choice-random = Випадкова: будь-яка клітинка
mines-level-custom = Інші
mines-title = 💣 Сапер { $width }×{ $height } · { $mines ->
    [one] { $mines } міна
    [few] { $mines } міни
    [many] { $mines } мін
   *[other] { $mines } міни
  }
mines-begin-opening = Відкрий будь-яку клітинку: вона та її сусіди безпечні.
mines-begin-safe = Відкрий будь-яку клітинку: перша безпечна.
mines-progress = 🚩 { $flags } із { $mines } · { $left ->
    [one] лишилася { $left } безпечна клітинка
    [few] лишилося { $left } безпечні клітинки
    [many] лишилося { $left } безпечних клітинок
   *[other] лишилося { $left } безпечної клітинки
  }
mines-how-open = Натискання відкриває. На числі, чиї міни всі під прапорцями, відкриває решту довкола.
mines-how-flag = Режим прапорців: натискання ставить прапорець або знімає.
mines-how-window = Обери частину поля.
mines-how-typed = Напиши клітинку, щоб відкрити, з f попереду — прапорець: b7, f c3
mines-won = 🎉 { $name }: поле розчищено за { $time }{ $hints ->
    [0] .
    [one] , з { $hints } підказкою.
    [few] , з { $hints } підказками.
    [many] , з { $hints } підказками.
   *[other] , з { $hints } підказки.
  }
mines-lost = 💥 { $cell } — міна. { $name }: розчищено клітинок { $cleared } із { $safe }.
mines-stopped = Зупинено. { $name }: розчищено клітинок { $cleared } із { $safe }.
continue-board = { $width }×{ $height } · { $left ->
    [one] лишилася { $left } безпечна клітинка
    [few] лишилося { $left } безпечні клітинки
    [many] лишилося { $left } безпечних клітинок
   *[other] лишилося { $left } безпечної клітинки
  }
continue-board-open = 💣 Ще не дограно: { $board }
continue-board-question = Дограємо чи почнемо нове? Воно зачекає: поле збережено.
continue-which-board = 💣 Яке поле дограємо?
continue-board-waits = Попереднє поле чекає на тебе: { $board }.
continue-board-aside = 💣 Відкладено: { $board }
continue-board-kept = Воно зберігається { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
  }, а годинник іде. Дограти: кнопкою або /mines continue
continue-board-is-aside = Це поле відкладено; нічого не відкрито. «Продовжити» його поверне.
continue-no-board = Відкладених полів немає. Почати нове: /mines play
continue-board-gone = Те поле вже не зберігається. Почати інше: /mines play
button-new-board = Нове поле
mines-replaced = Відкладено заради іншої гри. { $name }: розчищено клітинок { $cleared } із { $safe }.
mines-word = зі словом «{ $word }»
mines-redrawn = Минули дні, і ключ, з якого розкладено це поле, міг уже стати відомим. Жодної клітинки не відкрито, тож тепер воно інше. Обери першу клітинку.
mines-told = Ключ, з якого розкладено це поле, міг уже стати відомим, а з ним і міни. Грай далі; до заліку не йде.
mines-shared = Поле, яким поділилися: { $code }. У твою статистику не йде.
button-flag-mode = Прапорці
button-open-mode = Відкривати
button-whole-board = Усе поле
button-hint = Підказка
button-play-again = Інше поле
button-to-end = До кінця
button-race-play = Моє поле
button-race-standings = Хто веде
mines-toast-won = Розчищено! Кожна міна на своєму місці.
mines-toast-lost = { $cell } — міна.
mines-toast-stopped = Зупинено.
mines-toast-flag = { $cell }: прапорець
mines-toast-unflag = { $cell }: без прапорця
mines-toast-open = { $cells ->
    [1] { $cell }: { $number }
    [one] { $cell }: відкрито { $cells } клітинку
    [few] { $cell }: відкрито { $cells } клітинки
    [many] { $cell }: відкрито { $cells } клітинок
   *[other] { $cell }: відкрито { $cells } клітинки
  }
mines-open-already = { $cell } уже відкрито.
mines-flagged = На { $cell } прапорець. Спершу зніми його: у режимі прапорців або напиши після /mines: flag { $cell }
mines-flagged-typed = На { $cell } прапорець. Спершу зніми його: f { $cell }
mines-flags-differ = На { $cell } стоїть { $number }. Постав довкола стільки прапорців, і відкриється решта.
mines-board-changed = Поле змінилося, відколи з’явилася ця кнопка. Ось воно тепер.
mines-over = Цю гру завершено. Почати іншу: /mines play
mines-not-yours = Це поле чуже. Твоє: /mines play
mines-none = Гри в тебе немає. Почати: /mines play
mines-no-cell = Клітинки { $typed } на полі немає. Вони від A1 до { $last }: літера — стовпець, число — рядок.
mines-which-cell = Яку клітинку? Напиши після /mines: flag B7
mines-hint-safe = 💡 { $cell } безпечна: { $because }.
mines-hint-guess = 💡 Певного нічого. Найкраща здогадка — { $cell }: міна в { $risk } % розкладок.
mines-hint-first = 💡 Ще нічого не відкрито. { $cell } безпечна, як будь-яка перша клітинка.
mines-number-at = { $number } на { $cell }
mines-because-numbers = { $count ->
    [1] { $numbers } не лишає інших можливостей
   *[other] { $numbers } не лишають інших можливостей
  }
mines-because-numbers-total = разом із кількістю мін { $count ->
    [1] { $numbers } не лишає інших можливостей
   *[other] { $numbers } не лишають інших можливостей
  }
mines-because-total-alone = кількість мін не лишає інших можливостей
mines-because-first = ще нічого не відкрито
mines-because-lot = жеребом серед { $among ->
    [one] { $among } клітинки
    [few] { $among } клітинок
    [many] { $among } клітинок
   *[other] { $among } клітинки
  }
mines-because-ratio = найбільше відношення довкола неї, { $ratio } %, найменше на полі
mines-because-no-ratio = чисел поруч немає; це рахується за { $ratio } %
mines-because-risk = певного нічого; міна в { $risk } % розкладок
mines-level-and-size = Обери або рівень, або розмір.
mines-board-and-size = Код поля вже каже його розмір. Дай лише код.
mines-bad-size = «{ $typed }» — не розмір. Напиши стовпці й рядки: 12x10
mines-bad-level = «{ $typed }» — не рівень. Є pocket, small, beginner, intermediate, expert.
mines-bad-code = «{ $typed }» — не поле. Код має такий вигляд: 9x9-10-opening-k7f3q
mines-too-large = { $width }×{ $height } завелике для чату. Найбільше — { $most }.
mines-too-small = Поле має щонайменше два стовпці й два рядки.
mines-no-opening = { $width }×{ $height } замале для ділянки без мін. Візьми більше поле або start=safe.
mines-bad-mines = Стільки мін, { $mines }, не вміститься: на { $width }×{ $height } їх може бути від 1 до { $most }, щоб перша клітинка була безпечна.
mines-no-such-board = Такого поля, де не треба вгадувати, не знайшлося. Допомогло б менше мін.
mines-watch-title = 👀 Грає { $strategy ->
    [exact] точна
    [simple] проста
   *[random] випадкова
  } стратегія: { $width }×{ $height } · { $mines ->
    [one] { $mines } міна
    [few] { $mines } міни
    [many] { $mines } мін
   *[other] { $mines } міни
  }
mines-watch-begin = Ще нічого не відкрито. «Далі» покаже перший хід.
mines-watch-move = Хід { $move }, { $cell }: { $because }.
mines-watch-progress = Розчищено клітинок: { $cleared } із { $safe }.
mines-watch-won = 🎉 Розчищено всі клітинки: { $safe }.
mines-watch-lost = 💥 Це була міна. Розчищено клітинок: { $cleared } із { $safe }.
mines-watch-code = Спробуй і ти: { $code }
mines-race-title = 🏁 { $first } проти { $second } · { $width }×{ $height }, { $mines ->
    [one] { $mines } міна
    [few] { $mines } міни
    [many] { $mines } мін
   *[other] { $mines } міни
  }
mines-race-how = Поле одне на двох, у кожного у своєму повідомленні. Твій годинник піде, коли почнеш. Перемагає, хто розчистить; якщо обоє — хто швидше; якщо ніхто — хто просунеться далі.
mines-race-open = { $name }: ще в дорозі
mines-race-cleared = { $name }: розчищено за { $time }
mines-race-fell = { $name }: клітинок { $cleared } із { $safe }
mines-race-won = 🏆 { $name } виграє перегони.
mines-race-level = Ніздря в ніздрю.
mines-race-gone = Ці перегони забуто: минула доба. Нові: /mines race
mines-race-told = Ключ, з якого розкладено це поле, міг уже стати відомим, а з ним і міни. Нові перегони: /mines race
mines-race-not-yours = У цих перегонах двоє інших. Твої: /mines race
mines-race-played = Це поле тобою вже зіграно.
mines-race-no-hints = У перегонах підказок немає.
mines-race-whom = Не знаю, про кого ти. Обери людину зі списку, згадай її або відповідай на її повідомлення: /mines race.
mines-race-nobody = Тут немає з ким бігти. У Discord і Telegram є.
mines-race-bot = Боти кнопок не натискають. Виклич людину або дивися на стратегію: /mines watch
mines-race-self = Проти себе виграєш завжди. Виклич когось іншого.
alt-board = Поле { $width }×{ $height }: { $open ->
    [one] відкрито { $open } клітинку
    [few] відкрито { $open } клітинки
    [many] відкрито { $open } клітинок
   *[other] відкрито { $open } клітинки
  }, { $flags ->
    [one] { $flags } прапорець
    [few] { $flags } прапорці
    [many] { $flags } прапорців
   *[other] { $flags } прапорця
  }, { $mines ->
    [one] { $mines } міна
    [few] { $mines } міни
    [many] { $mines } мін
   *[other] { $mines } міни
  }.
alt-board-numbers = Відкриті числа: { $list }.
alt-board-number = { $number } — { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } раза
  }
alt-board-mark = Позначено: { $cell }.
alt-board-frame = У рамці: від { $first } до { $last }.
mines-proof-title = Доказ чесності поля { $session }
mines-proof-seal = Ці міни дають печатку { $seal }. Така сама має стояти в кожному повідомленні цього поля, і в першому теж.
mines-proof-fit = Вони випливають із ключа дня, { $date }: обрати їх я не могла.
mines-proof-not-told = Їх розкладено з ключа за { $date }. Я назву його { $when }; тоді кожен побачить, що обрати їх я не могла.
mines-proof-differ = Із ключа дня, { $date }, вони не випливають. Не вір цьому полю; скажи тому, хто тримає цього бота.
mines-proof-no-key = Ключ дня в цьому рядку — не з його зобов’язання, тож жеребу я не перевіряла. Не вір йому.
mines-proof-anew = Розкладено наново { $date }, поки жодної клітинки не було відкрито. Якщо це не так, не вір йому.
mines-proof-word = У жеребі було твоє слово: { $word }
mines-proof-first = Серед полів цього жеребу воно перше, де не треба вгадувати.
mines-proof-another = Серед полів цього жеребу воно не перше, де не треба вгадувати. Не вір йому; скажи тому, хто тримає цього бота.
mines-proof-not-searched = Чи воно у своєму жеребі перше, де не треба вгадувати, я не дивилася. Це зробить npm run -s gadalka -- verify.
mines-proof-signed = Підписано мною; моє зобов’язання — { $pledge }.
mines-proof-signed-other = Підписано іншим господарем, чиє зобов’язання — { $pledge }.
mines-proof-forged = Підпис фальшивий. Не вір цьому.
mines-proof-how = Удома, з копією Гадалки й записаним зобов’язанням: npm run -s gadalka -- verify "…" --pledge "…"
mines-proof-formula = Печатка — це початок SHA-256 від «{ $text }». Зерно поля — це HMAC-SHA-256 від «{ $drawn }» з ключем дня, за модулем 36^12, за основою 36.
mines-proof-not-yet = Це поле ще не завершене, тож його печатка закрита. Вона відкриється наприкінці.
mines-proof-race = Ще не всі дійшли до кінця, тож печатка цього поля закрита.
mines-proof-none = Твого завершеного поля з доказом я не маю; у полів, якими поділилися, його немає. Зіграй: /mines play
mines-proof-unreadable = Це не рядок доказу поля. Він починається з gdb1. і береться з кнопки «Перевірити» завершеного поля.
mines-stats-title = 💣 Твої ігри в сапера
mines-stats-board = поле
mines-stats-best = найкраще
mines-stats-games = ігор
mines-stats-wins = перемог
mines-stats-streak = Перемог поспіль без підказок: зараз { $now }, найбільше { $most }.
mines-stats-what = Найкращий час — без підказок. Покинуті ігри рахуються як невиграні; поля, якими поділилися, не рахуються. Поля без вгадувань і перегони — серед інших.
mines-stats-none = Ще жодної гри не завершено. Почати: /mines play

## Щоденне завдання
command-daily = Щодня розум лише для тебе і спільне поле
command-daily-today = Завдання на сьогодні і як твої справи
option-daily-time = коли, наприклад 19:00; off — більше не нагадувати
option-daily-zone = за чиїм годинником: місто, як-от Berlin, або utc+3
place-daily = Щоденне завдання
daily-title = 🔮 Гадалка { $number } · { $date }
daily-mind-title = 🔮 Гадалка { $number } · розум дня
daily-today-mind-open = Розум: 20 раундів, ще не розпочато.
daily-today-mind-going = Розум: { $won } : { $lost }, далі раунд { $round } із { $of }.
daily-today-mind-done = Розум: { $won } : { $lost }.
daily-today-board-open = Поле: 9×9, ще не розпочато.
daily-today-board-going = Поле: у грі.
daily-today-board-won = Поле: очищено за { $time }{ $hints ->
    [0] {""}
    [1] , разом з однією підказкою
    [one] , разом із { $hints } підказкою
   *[other] , разом із { $hints } підказками
  }.
daily-today-board-lost = Поле: цього разу не очищено.
daily-next = Наступні з’являться
daily-invite = 🔮 Гадалка { $number }: суперник і поле дня, для всіх.{ $count ->
    [0] {""}
    [one] {" "}Тут уже зіграла { $count } людина.
    [few] {" "}Тут уже зіграли { $count } людини.
    [many] {" "}Тут уже зіграло { $count } людей.
   *[other] {" "}Тут уже зіграло { $count } людини.
  }
button-daily-mind = Розум
button-daily-board = Поле
button-daily-yesterday = Учора
button-daily-top = Хто найкращий
button-daily-play = Грати
button-daily-remind = Нагадати
button-daily-share = Поділитися
button-daily-go-on = Далі
daily-mind-first = Сьогоднішній розум випав лише тобі. Розгадай, як він обирає, і переграй його: 20 раундів, одна спроба.
daily-mind-score = Ти { $won } : { $lost } · раунд { $round } із { $of }
daily-round-won = Ти { $yours } · розум { $its } → очко твоє
daily-round-lost = Ти { $yours } · розум { $its } → бере розум
daily-round-drawn = Ти { $yours } · розум { $its } → нічия
daily-round-toast = { $last } · { $won } : { $lost }
daily-row-its = ← ходи розуму
daily-mind-end = 🔮 { $won } : { $lost } проти розуму дня
daily-mind-cut = Ключ того дня ось-ось відкриють, тому ця спроба закінчується так, як є.
daily-mind-cut-end = 🔮 { $won } : { $lost } проти розуму дня після { $rounds ->
    [1] одного раунду
    [one] { $rounds } раунду
   *[other] { $rounds } раундів
  }
daily-mind-over = Ця спроба скінчилася; нічого не зараховано.
daily-not-yours = Ці кнопки не твої. Твої: /daily
daily-old-button = Ця кнопка з іншого дня. Сьогоднішні: /daily
daily-gone = Цієї спроби вже не збережено. Сьогоднішня: /daily
daily-no-puzzle = Мені нема з чого витягти завдання цього дня. Приходь завтра.
daily-rule-after-won = Після виграного ним раунду він { $step ->
    [0] лишався при своєму ході
    [1] брав те, що цей хід б’є
   *[other] брав те, що б’є цей хід
  }.
daily-rule-after-drawn = Після нічиєї він { $step ->
    [0] лишався при своєму ході
    [1] брав те, що цей хід б’є
   *[other] брав те, що б’є цей хід
  }.
daily-rule-after-lost = Після програного ним раунду він { $step ->
    [0] лишався при своєму ході
    [1] брав те, що цей хід б’є
   *[other] брав те, що б’є цей хід
  }.
daily-rule-copy = Він повторював твій останній хід.
daily-rule-always-counter = Він брав те, що б’є твій останній хід.
daily-rule-anti-rotation = Він чекав, що ти підеш по колу — камінь, папір, ножиці, — і бив наступний крок: тобто брав те, що б’є твій останній хід.
daily-rule-rotation = Він ішов по колу — камінь, папір, ножиці, — хоч би які були твої ходи.
daily-rule-win-stay = Хід, що виграв, він лишав, а після поразки брав будь-який інший. Після нічиєї { $draw ->
    [stay] він лишався при своєму
   *[shift] теж брав інший
  }.
daily-rule-frequency = Він брав те, що б’є твій найчастіший хід{ $decay ->
    [1] {""}
   *[other] ; найновіші раунди важили найбільше
  }.
daily-rule-mupn = Він пам’ятав, що було в тебе минулого разу після такого самого { $side ->
    [own] його ходу
   *[opponent] твого ходу
  }, і бив це.
daily-rule-de-bruijn = У кожних трьох раундах він ходив кожним ходом по разу, у випадковому порядку. Тож третій був певний.
daily-seen = { $count ->
    [1] Це було видно в раунді { $rounds }.
   *[other] Це було видно в раундах { $rounds }.
  }
daily-strip = Гадалка { $number }
daily-strip-mind = Гадалка { $number } · { $won }:{ $lost }
daily-strip-board = 💣 { $time }{ $hints ->
    [0] {""}
    [one] , { $hints } підказка
    [few] , { $hints } підказки
   *[other] , { $hints } підказок
  }
daily-strip-board-lost = 💣 💥
daily-share-by = { $name } · щоденне завдання
daily-share-copy = Щоб скопіювати чи переслати. Жодного ходу не видає.
daily-card-call = Щодня нове: /daily
daily-card-alt = Гадалка { $number }: виграно раундів — { $won }, програно — { $lost }. Раунд за раундом: { $results }.
daily-card-alt-board = Гадалка { $number }. Поле дня: { $board }
daily-word-won = виграно
daily-word-lost = програно
daily-word-drawn = нічия
daily-yesterday-title = 🔮 Гадалка { $number }: відповіді
daily-yesterday-none = З того дня в мене нічого немає: ніхто не питав мене про завдання.
daily-yesterday-soon = Інші, може, ще грають. Відповіді буде названо
daily-yesterday-open = Твоя спроба відкрита: далі раунд { $round } із { $of }.
daily-yesterday-ahead = Більше раундів виграли, ніж програли: { $ahead } із { $all }, кого можна назвати.
daily-proof-later = Ключ того дня відкриють { $date }. Тоді кожен зможе витягти все знову.
daily-proof-told = Ключ за { $date } відкрито: з копією Гадалки кожен може витягти той день знову.

## Поле дня і списки дня
daily-board-title = 💣 Гадалка { $number } · поле дня
mines-daily-how = У свій день воно одне для всіх, і вгадувати не треба. Підказка коштує десять секунд. «Стоп» закінчує твою єдину спробу.
mines-daily-over = Його код — разом із відповідями, з 03:00 UTC наступного дня: /daily yesterday
mines-daily-closed = Відповіді до цього поля давно відомі, тож воно лишилося як є. Сьогоднішнє: /daily board
daily-board-elsewhere = Сьогоднішнє поле розпочато { $on }, там воно й триває: { $left ->
    [one] лишилася { $left } безпечна клітинка.
    [few] лишилося { $left } безпечні клітинки.
   *[other] лишилося { $left } безпечних клітинок.
  }
daily-board-parted = Сьогоднішнє поле розпочато з акаунта, що тоді був твоїм. Завтра буде інше.
daily-used = Сьогоднішню спробу розпочато до того, як твої дані видалено. Завтра буде нова.
daily-board-second = Це поле розпочато двічі, ще до того, як твої акаунти зв’язано. Рахується спроба, що почалася першою.
daily-board-none = Не можу розкласти сьогоднішнє поле. Спитай пізніше: твою спробу не витрачено.
daily-board-busy = Сьогоднішнє поле ще не розкладено: забагато всього відразу. Спробу не витрачено; спитай за мить.
daily-board-score = Із підказками рахується як { $time }.
daily-board-late = Воно скінчилося, коли відповіді вже було названо, тому його немає в списках дня.
daily-board-was-won = 🎉 Очищено за { $time }{ $hints ->
    [0] .
    [one] , із { $hints } підказкою.
   *[other] , із { $hints } підказками.
  }
daily-board-was-lost = 💥 Його закінчила міна.
daily-board-was-stopped = Зупинено до кінця.
daily-board-told = Щоб зіграти його ще раз чи передати далі: /mines play board={ $code }
daily-top-title = 🏆 Гадалка { $number }
daily-top-mind = Розум
daily-top-board = Поле
button-daily-today = Сьогодні
daily-top-score = рахунок
daily-top-time = час
daily-top-nobody-mind = У цьому списку ще нікого. Зіграй проти розуму дня: /daily mind
daily-top-nobody-board = У цьому списку ще нікого. Очисти поле дня: /daily board
daily-top-ends = Наступне завдання почнеться
daily-top-told = Результати беремо, доки не названо відповіді,
daily-top-place = { $scope ->
    [here] Твоє місце тут: { $place } із { $count }.
    [last] Твоє місце там, де в тебе була остання гра: { $place } із { $count }.
   *[everywhere] Твоє місце всюди: { $place } із { $count }.
  }
daily-top-none = У цьому списку в тебе немає результату. Розум рахується, коли його дограно, поле — коли його очищено.
daily-top-private = Твій результат: { $result }. Тебе ще немає в жодному списку.
daily-unlisted = Тебе немає в жодному списку: ніхто інший не бачить, як пройшло.
daily-top-place-only = Твій результат: { $result }. Тебе видно лише там, де ти граєш. Щоб бути й у цьому списку: /profile privacy everyone
daily-top-not-here = Твій результат: { $result }. Щоб бути в списку цього місця, виклич тут /daily один раз.

## Дні поспіль і нагадування про щоденне завдання
streak-day = { $days ->
    [1] Перший день поспіль
   *[other] День { $days } поспіль
  }
streak-so-far = { $days ->
    [1] Поки що один день поспіль
    [one] Поки що { $days } день поспіль
    [few] Поки що { $days } дні поспіль
   *[other] Поки що { $days } днів поспіль
  }
streak-forgiven = один пропущений день цього тижня пробачено
streak-profile = Щоденне завдання, днів поспіль: зараз { $current }, найбільше { $longest }
remind-message = 🔮 На сьогодні викладено новий розум і нове поле.
remind-last = Це було третє поспіль без гри, тож я замовкаю. Нове нагадування: /daily remind
remind-on = Твоє нагадування: { $time } ({ $zone }).
remind-ended = Нагадувань у тебе немає. Щоб вони були знову: /daily remind 19:00
remind-ended-refused = Нагадування скінчилося: я не змогла написати тобі особисто. Відкрий особистий чат зі мною і попроси ще раз: /daily remind 19:00
remind-ended-unanswered = Нагадування скінчилося після трьох поспіль без гри. Щоб воно було знову: /daily remind 19:00
remind-none = Нагадування в тебе немає. Попроси про нього з часом і містом: /daily remind 19:00 Berlin
remind-how = Я пишу тобі особисто, раз на день, і не тоді, коли того дня вже зіграно.
remind-title = 🔔 Твоє нагадування
remind-which = Коли? Час за UTC, доки не назвеш місто.
remind-zone-how = Міста не названо, тому це UTC. Щоб назвати: /daily remind 19:00 Berlin
remind-bad-time = «{ $typed }» — не знаю такого часу. Скажи так: 19:00, 7:30 pm або off.
remind-no-notifications = Термінал не може тебе покликати. Попроси про нагадування в Discord або Telegram.
remind-cannot-write = Я не можу писати тобі особисто. Спершу відкрий особистий чат зі мною, потім попроси ще раз.
button-remind-play = Завдання на сьогодні
button-remind-end = Більше не нагадувати
button-remind-time = Інший час
button-remind-zone = Моє місто

## Віхи: що зроблено вартого
milestone-told = 🏅 Віха: { $title }.
milestones-told = 🏅 Віх: { $count }. Дивись /profile
milestone-earned = 🏅 { $title } · { $date }
milestones-count = Віхи: { $count } із { $all }
milestones-open = Ще попереду:
button-milestones = Віхи
milestone-seal = розкрита печатка
milestone-seal-how = · відкрити печатки свого матчу чи поля: «Перевірити»
milestone-rotation = розірване коло
milestone-rotation-how = · переграти того, хто ходить по колу, або самому полишити коло посеред матчу
milestone-levels = подолані всі рівні
milestone-levels-how = · виграти матч до п’яти чи довший на кожному рівні
milestone-unread = закрита книга
milestone-unread-how = · щоб тебе прочитали не частіше, ніж навмання, перші сто разів за матч
milestone-expert = експерт без вгадувань
milestone-expert-how = · очистити експертне поле без вгадувань і без підказки
milestone-duel = дуель до кінця
milestone-duel-how = · дограти дуель до кінця
milestone-upset = перемога над сильнішим
milestone-upset-how = · виграти рейтингову дуель у того, чий рейтинг вищий
milestone-compared = два профілі поруч
milestone-compared-how = · порівняти профілі з кимось за згодою обох
milestone-tournament = власний боєць
milestone-tournament-how = · заявити на турнір свою стратегію
milestone-mind = прочитаний розум
milestone-mind-how = · переграти розум дня на вісім очок чи більше
milestone-board = чисте поле
milestone-board-how = · очистити поле дня без підказки
milestone-week = сім днів
milestone-week-how = · грати щоденне завдання сім днів поспіль
profile-shows-milestones = Де твій профіль відкритий, там видно і твої віхи та дні поспіль.

## Вхід на сторінку
web-sign-in-invalid = Цей вхід недійсний. Відкрий сторінку з чату ще раз.
web-sign-in-old = Цей вхід застарів. Відкрий сторінку з чату ще раз.
web-sign-in-unavailable = Перевірити вхід зараз не вдається. Спробуй, будь ласка, за мить.

## Турніри
command-tournament = Турніри стратегій, що граються у тлі
command-tournament-show = Турнір тут і все, що з ним можна зробити
command-tournament-create = Відкрити тут турнір
command-leaderboard = Найкращі стратегії турнірів, гравці проти мене або люди в дуелях
option-leaderboard-of = стратегії турнірів, гравці проти мене або дуелі; якщо не сказано, стратегії
option-leaderboard-scope = цей сервер чи група або всюди; якщо не сказано, тут
option-leaderboard-period = цей тиждень, цей місяць або весь час; якщо не сказано, весь час
choice-strategies = стратегії
choice-players = гравці
choice-duels = дуелі
choice-here = тут
choice-everywhere = усюди
choice-week = цей тиждень
choice-month = цей місяць
choice-all = весь час
command-profile = Як граєш ти, як грають інші й хто це може бачити
command-profile-show = Що кажуть про тебе твої раунди: звички, серії, наскільки тебе легко передбачити
command-profile-compare = Наскільки схоже граєте ти й хтось іще; спершу я його спитаю
option-profile-user = хтось інший; якщо не сказано, ти
choice-opponents-bot = зі мною
choice-opponents-people = дуелі з людьми
choice-opponents-all = усе разом
option-profile-other = з ким
command-profile-map = Хто тут грає схоже, серед відомих способів гри
option-groups-role = роль
option-groups-channel = інший чат, порівняно з цим
choice-private = нікому
choice-place = людям там, де граєш
choice-everyone = усім
option-system = хто з ким зустрічається; якщо не сказано, швейцарська
option-rounds = тури швейцарської, від 1 до 30
option-match = раундів у матчі, від 10 до 2000; якщо не сказано, 1000
option-entrant = хто грає: стратегія, можна з налаштуваннями (markov:order=3), або зареєстроване ім’я
system-round-robin = Колова
system-olympic = На вибування
system-olympic-matches = На вибування матчами
system-recursive = На вибування за всі місця
system-recursive-matches = На вибування за всі місця матчами
system-swiss = Швейцарська
tournament-title = { $system } · { $game }
tournament-created = { $name } відкриває турнір стратегій.
tournament-joined = { $entrant } бере участь. Поки що { $count ->
    [one] { $count } учасник
    [few] { $count } учасники
    [many] { $count } учасників
   *[other] { $count } учасника
  }.
tournament-started = Починається! Учасників: { $count }, раундів у матчі: { $match }. Його повідомлення показує перебіг, а про кінець я напишу.
tournament-cancelled = { $name } скасовує турнір. Зігране не рахується.
tournament-open = Відкрито. { $count ->
    [0] Учасників ще немає.
    [one] Поки що { $count } учасник.
    [few] Поки що { $count } учасники.
    [many] Поки що { $count } учасників.
   *[other] Поки що { $count } учасника.
  }
tournament-running = Триває тур { $round }: матчів { $played } із { $planned }.
tournament-last = Завершено. Перше місце: { $names }
tournament-won = { $count ->
    [1] Перемога: { $names }
   *[other] Перше місце ділять: { $names }
  }
tournament-picture = Очки стовпчиками. { $title }: { $places }
tournament-cross-alt = Перехресна таблиця. { $title }. Місця й очки: { $places }
tournament-cross-how = Рядок проти стовпця: 1 — виграно, ½ — нічия, 0 — програно
tournament-cross-empty = порожньо: не зустрічалися
tournament-cross-forfeit = тех. поразка
tournament-cross-rest = відпочиває
tournament-cross-round = Тур { $round }
tournament-rounds-how = З ким хто зустрічався: + виграно, – програно
option-league-name = учасник ліги
choice-league = ліга
button-league-matrix = Хто кого б’є
button-league-table = Уся таблиця
button-league-entrant = Один учасник
league-title = 🏟️ Ліга · { $game } · { $season }
league-head = { $count ->
    [1] { $name } поки що без суперників.
    [one] { $name } попереду всіх; поки що { $count } учасник.
    [few] { $name } попереду всіх; поки що { $count } учасники.
    [many] { $name } попереду всіх; поки що { $count } учасників.
   *[other] { $name } попереду всіх; поки що { $count } учасника.
  }
league-head-over = Цей місяць за { $name }.
league-of-hundred = зі 100
league-legend = ° — мої. Спереду: яке місце вийшло б у 95 випадках зі 100, якби місяць зіграти знову з іншим жеребом. Наприкінці: виграні раунди мінус програні, зі ста.
league-progress = Зіграно пар: { $played } із { $all }.
league-mix = Кого виставити? Якщо жеребом, цієї суміші тут не б’є ніхто: { $parts }.
league-thrower = ⚑ { $name } бере { $house } раундів зі ста в моїх, а в { $to } — { $observed } замість очікуваних { $expected }. Схоже на піддавки.
league-check = Завершено, можна перевіряти: жереб випливає з ключа дня { $day } за зобов’язанням { $pledge }…, тягнуто для season|{ $season }|. Ключ назве /fairness через три дні.
league-none = Ще не зіграно жодної пари. Лігу я граю, коли не маю кращого діла; зазирни за кілька хвилин.
league-off = Ліги тут немає: мій господар її вимкнув.
league-no-season = Таблиці того місяця я не маю.
league-no-month = «{ $typed }» — не місяць. Місяць має такий вигляд: 2026-10
league-bars = Очки з межами, які дав би інший жереб у 95 випадках зі 100
league-matrix-line = { $rank }. { $name }: найбільше з { $most }, найменше з { $least }
league-row = { $rank }. { $name } (місце { $ranks }): очки { $points } (від { $low } до { $high }), у середньому { $mean } раундів зі ста. Найкраща відповідь тут бере в нього { $exploited }.
league-row-worst = Найгірше: { $worst } проти { $against }.
league-row-share = Частка в суміші: { $share }.
league-details-how = 400 очок — це шанси десять до одного. Межі справджуються в 95 випадках зі 100.
league-withdrawn = (знято)
league-which = Про кого дізнатися? /league against iocaine
league-unknown = У лізі немає нікого на ім’я { $name } ({ $game }).
league-near = Може, { $names }?
league-beside = Грає поза заліком: місце господаря посідає інша його стратегія, або це копія.
league-unplayed = Щойно прийшов і місця ще не має.
league-unmet = Ще ні з ким не зустрічався.
league-entrant-gone = Ця вже не грає.
league-met = Поки що { $count ->
    [one] { $count } суперник
    [few] { $count } суперники
    [many] { $count } суперників
   *[other] { $count } суперника
  }; виграні раунди мінус програні, зі ста.
league-entered = { $name } тепер здобуває тобі очки: { $games }. Якщо воно там нове, його матчі — перші.
league-left = Жодна твоя вже не грає: { $games }. /league enter поверне.
league-enter-none = Нічого твого ще не відкрито. Файл стає відкритим за день після того, як його виставлено.
league-enter-unknown = Відкритої стратегії { $name } у тебе немає. Твої: { $names }
league-enter-copy = { $name } грає так само, як { $original }. Копії можуть грати, але очок не набирають.
league-enter-other-game = { $name } не грає в цю гру.
league-matrix-how = Рядок проти стовпця: виграні раунди мінус програні, зі ста
league-matrix-first = перші { $shown } із { $count }
league-matrix-lost = програє кожен раунд
league-matrix-won = виграє кожен раунд
league-matrix-unmet = крапка: не зустрічалися
league-matrix-alt = Хто кого б’є. { $title }. Місця та виграні раунди мінус програні, зі ста: { $places }
tournament-round = { $title } · тур { $round }
tournament-forfeit = { $name }: технічна поразка ({ $kind ->
    [crashed] збій
    [stalled] задовго думає
    [exhausted] понад свої межі
   *[illegal] такого ходу в грі немає
  })
tournament-void = без результату ({ $why ->
    [withdrawn] одну сторону знято
   *[guard] не вдалося дограти до кінця
  })
tournament-cross-void = без результату
tournament-history = 🏆 Турнірів тут: { $count }
button-enter-mine = Виставити свою
button-tournament-start = Почати
button-tournament-next = Наступний
button-tournament-leave = Зняти
button-tournament-standings = Таблиця
button-tournament-pairings = Пари
button-tournament-history = Попередні
button-tournament-cancel = Скасувати
button-tournament-other = Іншу
tournament-none-title = 🏆 Турніри
tournament-gone = Того турніру я вже не пам’ятаю. Що тут зараз: /tournament show
tournament-over = Той турнір завершено. Що тут зараз: /tournament show
tournament-enter-title = 🏆 Виставити стратегію
tournament-enter-which = Яка зіграє за тебе? Спершу твої, нижче кілька моїх.
tournament-enter-none = Власної стратегії для цієї гри в тебе ще немає: /strategy submit зробить її з файлу. Або вистав одну з моїх:
tournament-leave-title = 🏆 Зняти стратегію
tournament-leave-pick = Яку зняти?
tournament-leave-none = Твоїх тут немає.
tournament-cancel-which = Що скасувати? Зігране не рахуватиметься.
tournament-open-already = Тут уже є турнір: /tournament show
tournament-none-open = Відкритого турніру тут немає. /tournament create відкриє.
tournament-begun = Турнір уже почався. Виставляй на наступний.
tournament-full = Усі місця зайнято: { $max }. Виставляй на наступний турнір.
tournament-joined-already = { $entrant } вже бере участь. Вистав іншу стратегію або ту саму з іншими налаштуваннями.
tournament-too-few = Для турніру треба дві стратегії чи більше. Спершу вистав ще одну.
tournament-none-yet = Турнірів тут ще не було. /tournament create відкриє.
tournament-not-begun = Турнір ще не почався.
tournament-first-round = Перший тур ще не завершено. Спитай за мить.
tournament-forgotten = Пари я зберігаю тридцять днів, а ці старші. Таблицю ще маю.
tournament-bundle = Усе одним файлом, підписаним цим господарем: хто грав, зерно, кожен хід і таблиця. Хто має програму, може зіграти все знову й побачити, чи різниться десь байт:
tournament-bundle-later = Для файлу я граю кожен матч іще раз і викладу його тут, коли буде готовий.
tournament-bundle-busy = Файл уже готується. З’явиться тут, коли буде готовий.
tournament-bundle-not-over = Турнір ще не завершено, а файл видав би його зерно. Спитай після кінця.
tournament-bundle-forgotten = Матчі я зберігаю тридцять днів, і цих уже немає. Команда в подробицях зіграє його знову.
tournament-bundle-differs = Такого файлу не зроблю: один матч, зіграний знову, вийшов інакше. Хто тримає цього бота, знайде більше в його журналі.
tournament-bundle-failed = Не всі матчі вдалося вчасно зіграти знову, тож файлу ще немає. Спитай пізніше.
tournament-not-yours = Це може лише той, хто відкрив турнір або керує цим місцем.
tournament-rounds-swiss = Кількість турів обирають лише у швейцарській; в інших вона своя. Прибери rounds або обери system: swiss.
option-start = коли: 18:00, 2026-11-28 18:00, in 2h; щоразу: daily 18:00, weekly fri 18:00, monthly 1 18:00
option-channel = де оголосити; якщо не сказано, тут
option-house = чи доповнюють мої стратегії турнір до восьми
tournament-house-open = 🏠 До { $size } доповнять мої стратегії.
tournament-house = 🏠 грає за мене, щоб місця не були порожні.
tournament-house-best = Найкраще серед заявлених: { $names }
tournament-house-picture = з хаткою: грає за мене
choice-cancel-this = цей турнір
choice-cancel-schedule = весь розклад
tournament-created-elsewhere = { $name } відкриває турнір стратегій. Його видно там: { $channel }; там же буде й кінець.
tournament-starts = Початок: { $when }.
tournament-starts-again = Початок: { $when }, а потім знову { $schedule }.
tournament-daily = щодня о { $time }
tournament-weekly = { $day ->
    [0] щонеділі
    [1] щопонеділка
    [2] щовівторка
    [3] щосереди
    [4] щочетверга
    [5] щоп’ятниці
   *[other] щосуботи
  } о { $time }
tournament-monthly = щомісяця { $date }-го числа о { $time }
tournament-by-cron = за рядком cron { $cron }
tournament-running-of = Триває тур { $round } із { $of }: матчів { $played } із { $planned }.
tournament-waiting = Почався й чекає на свою чергу, поки граються інші: { $place ->
    [1] наступний
   *[other] номер { $place }
  } у черзі.
tournament-turn-soon = Почався. Перші матчі будуть за мить.
tournament-called-off = Скасовано. Зігране не рахується.
tournament-left = { $entrant } вибуває. { $count ->
    [0] Учасників тепер немає.
    [one] Поки що { $count } учасник.
    [few] Поки що { $count } учасники.
    [many] Поки що { $count } учасників.
   *[other] Поки що { $count } учасника.
  }
tournament-leaves-later = { $entrant } дограє цей турнір, а в наступному участі не бере.
tournament-skipped = { $name } скасовує цей турнір. Наступний: { $when }.
tournament-series-ended = { $name } скасовує розклад. Що грається, те дограється; далі нічого.
tournament-next = Наступний: { $when }.
tournament-put-off = Виставлено менш ніж двох, тож грати нікому.
tournament-missed = Коли це мало початися, мене не було.
tournament-put-off-to = Перенесено: { $when }.
tournament-put-off-open = Він лишається відкритим. Почни, щойно виставлено двох чи більше.
tournament-again = Зерно було { $seed }. Кожен може провести його знову, з тією самою таблицею:
setting-match = раундів у матчі: { $match }
setting-rounds = { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тури
    [many] { $rounds } турів
   *[other] { $rounds } туру
  }
setting-channel = оголошення: { $channel }
tournament-drawn = Його визначено, коли всіх було виставлено й турнір почався: це перші 48 бітів HMAC-SHA-256 від «{ $text }» з ключем дня { $day } мого зобов’язання { $pledge }. Через три дні цей ключ відкритий.
setting-seed-later = зерно назву наприкінці
tournament-create-not-yours = Відкрити тут турнір може лише той, хто керує цим місцем. У приватному чаті зі мною можна відкрити власний.
tournament-too-many-yours = Твоїх стратегій уже { $max }, більше одній людині не можна. Спершу зніми якусь.
tournament-not-entered = { $entrant } участі не бере.
tournament-entrant-not-yours = { $entrant } виставив хтось інший. Зняти може лише та людина або хто керує цим місцем.
tournament-leave-which = Яку з твоїх стратегій зняти? Наприклад, /tournament leave markov:order=3; хто бере участь, покаже /tournament status.
tournament-no-schedule = Цей турнір не має розкладу. /tournament cancel його скасує.
tournament-not-writable = Писати там мені не можна, тож нічого не відкрито. Впусти мене, дозволь надсилати повідомлення й картинки, тоді спробуй ще раз.
tournament-not-writable-here = Тут я можу відповідати, але не писати сама, тож не змогла б оголосити кінець, і нічого не відкрито. Хай мене додадуть на цей сервер із правом писати, або назви інше своє місце: channel=…
tournament-told-already = Це вже зроблено. Як стоять справи: /tournament show
tournament-away = Платформа не прийняла там мого повідомлення, тож нічого не відкрито. Спробуй ще раз за мить.
start-unreadable = Не можу прочитати «{ $typed }» як час. Спробуй 18:00, 2026-11-28 18:00 або in 2h; або щоразу: daily 18:00, weekly fri 18:00, monthly 1 18:00, чи рядок cron, як-от 0 18 * * 5.
start-wrong-date = «{ $typed }» — такого дня чи часу немає. Спробуй 2026-11-28 18:00 або weekly fri 18:00.
start-past = «{ $typed }» вже минуло: зараз { $now }. Обери пізніший час або інший пояс.
start-never = «{ $typed }» не настане ніколи. Обери день, який є в календарі.
start-too-often = «{ $typed }» настає частіше, ніж раз на годину. Обери розклад, де між двома турнірами година чи більше.
start-too-far = «{ $typed }» — більш ніж за рік. Обери раніший час.
start-no-zone = Який часовий пояс — «{ $typed }»: { $nearest }?
start-unknown-zone = Не знаю часового поясу «{ $typed }». Назви велике місто в ньому, як-от Київ чи Нью-Йорк, або напиши utc+3.
channel-none-here = Інших місць тут немає. Прибери channel, і я оголошу в цьому чаті.
channel-unknown = Не знаходжу «{ $typed }». Назви канал, тему чи чат, де я є.
channel-not-writable = Писати в «{ $typed }» мені не можна. Впусти мене, дозволь надсилати повідомлення й картинки, тоді спробуй ще раз.
channel-not-yours = Ти не керуєш { $channel }, тож там я нічого за тебе не оголошу. Попроси того, хто керує.
leaderboard-title = 🏆 Найкращі з { $count ->
    [one] { $count } турніру
    [few] { $count } турнірів
    [many] { $count } турнірів
   *[other] { $count } турніру
  }
leaderboard-players-title = 🏆 Хто опирається мені найкраще
leaderboard-head = Найважче мені прочитати: { $name }, виграно { $won } із { $decided } раундів.
leaderboard-head-strategy = { $name } веде: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
  } у { $entered ->
    [one] { $entered } турнірі
    [few] { $entered } турнірах
    [many] { $entered } турнірах
   *[other] { $entered } турніру
  }.
leaderboard-head-shared = Перше місце ділять: { $count }.
leaderboard-players-how = Раунди, виграні в мене, з тих, що мали переможця. Тут лише ті, хто погодився.
leaderboard-no-tournament-here = Ще жодного турніру не завершено ({ $where }). Для першого: /tournament create, тоді join і start.
leaderboard-no-tournament = Ще жодного турніру не завершено ({ $where }). Рахуються турніри груп: відкрий перший у групі, /tournament create.
leaderboard-short = Цей список починається з { $needed } імен ({ $where }). Поки що: { $names }.
leaderboard-alone-here = Тут лише ти і я. Спитай у групі або з scope=everywhere
button-my-place = Моє місце
button-list-me = Показати мене у списку
button-undo = Скасувати
button-duel-friend = Дуель із другом
button-send-friend = Надіслати другові
list-me-done = Тепер ти у списку: { $scope ->
    [here] тут і всюди, де дограєш матч
   *[everywhere] для всіх, хто мене спитає
  }. Видно ім’я та результати, профіль лишається як був. До списку гравців потрібно раундів із переможцем: { $needed }.
list-me-undone = { $level ->
    [private] Скасовано: тебе немає в жодному списку.
    [place] Скасовано: списки показують тебе лише там, де ти граєш.
   *[everyone] Скасовувати нічого: відтоді твій вибір — «усі».
  }
button-habits-here = Як грає цей { $where ->
    [server] сервер
   *[chat] чат
  }
button-groups = Порівняти дві групи
leaderboard-mine-none = Зареєстрованих стратегій у тебе немає. /strategy register дасть; вистав її в турнірі: /tournament join.
leaderboard-mine-not-entered = Жодна з твоїх зареєстрованих стратегій не має тут місця. Вистав якусь на ім’я: /tournament join
leaderboard-mine-strategy = { $name }: місце { $place } із { $count }, очки: { $points }
leaderboard-mine-private = { $decided ->
    [0] Твоїх раундів із переможцем тут ще не враховано, і тебе немає в жодному списку: твій профіль закритий.
   *[other] Твоїх перемог: { $share } із { $decided ->
        [one] { $decided } раунду
        [few] { $decided } раундів
        [many] { $decided } раундів
       *[other] { $decided } раунду
      } з переможцем. Більше ніхто цього не бачить, і тебе немає в жодному списку: твій профіль закритий.
  }
leaderboard-mine-place-only = Тебе видно лише там, де ти граєш.
leaderboard-mine-not-here = У списку цього місця тебе ще немає: дограй тут матч.
leaderboard-mine-missing = { $decided ->
    [0] Твоїх раундів із переможцем тут ще не враховано.
   *[other] Твоїх перемог: { $share } із { $decided ->
        [one] { $decided } раунду
        [few] { $decided } раундів
        [many] { $decided } раундів
       *[other] { $decided } раунду
      } з переможцем.
  } Список починається від { $needed } таких раундів; тобі бракує ще { $missing }
leaderboard-mine-player = Твоє місце: { $place } із { $count }. Твоїх перемог: { $share } із { $decided ->
    [one] { $decided } раунду
    [few] { $decided } раундів
    [many] { $decided } раундів
   *[other] { $decided } раунду
  } з переможцем.
leaderboard-bars = Смуга: виграно напевно; лінія: де удача може ховати правду; позначка: виграно досі
leaderboard-unit = виграні раунди, % від тих, що мали переможця
leaderboard-picture = Що кожен виграв напевно, смугами. { $title }: { $places }
leaderboard-details-title = 🏆 Числа цього списку
leaderboard-details-line = { $place }. { $name }: { $won } із { $decided }, напевно між { $low } % і { $high } %
leaderboard-details-players = Як це читати. Враховано раунди з переможцем проти ворожки на повну силу; щонайменше { $needed }. Частка з небагатьох раундів може бути удачею: справжня частка лежить між двома межами 19 разів із 20, і порядок іде за нижчою, без 8 очок, які я позичаю кожному. Грай більше, і вони зблизяться.
leaderboard-details-strategies = Як це читати. У кожному турнірі стратегія дістає очко за кожного, хто лишився позаду, і пів очка за кожного, хто порівну, тож більші турніри важать більше. Виграно: скільки завершено на першому місці, самотужки чи ні; із: у скількох узято участь. Рівні за очками ділять місця.
table-points = очки
table-rating = рейт
table-duels = дуелі
leaderboard-duels-title = 🏆 Драбина дуелей
leaderboard-duels-head = { $name } веде: { $rating } після { $duels ->
    [one] { $duels } рейтингової дуелі
    [few] { $duels } рейтингових дуелей
    [many] { $duels } рейтингових дуелей
   *[other] { $duels } рейтингової дуелі
  }.
leaderboard-luck = Із самої удачі найкращий із цих { $count } після стількох дуелей стояв би десь на { $rating }.
leaderboard-luck-beyond = Тут дехто вище за це.
leaderboard-luck-mostly = Напевно вище за це тут ніхто: коротка драбина — здебільшого удача.
leaderboard-duels-how = ±: похибка. «?»: дуелей менше ніж { $below }. Тут лише ті, хто погодився.
leaderboard-duels-bars = Смуга: рейтинг напевно вищий; лінія: де удача може ховати правду; позначка: рейтинг
leaderboard-duels-unit = рейтинг в очках; усі починають із 1500
leaderboard-duels-picture = Рейтинги смугами, з їхньою непевністю. { $title }: { $places }
leaderboard-mine-no-duel = Твоїх рейтингових дуелей тут ще не враховано.
leaderboard-mine-rating = Твоє місце: { $place } із { $count }. Твій рейтинг: { $rating }, із { $duels ->
    [one] { $duels } рейтингової дуелі
    [few] { $duels } рейтингових дуелей
    [many] { $duels } рейтингових дуелей
   *[other] { $duels } рейтингової дуелі
  }.
leaderboard-mine-opponents = Твій рейтинг: { $rating }. Для місця треба п’ять різних суперників; бракує ще { $missing ->
    [1] одного
   *[other] { $missing }
  }.
leaderboard-mine-rating-private = Твій рейтинг: { $rating }. Тебе немає в жодному списку: твій профіль закритий.
leaderboard-details-rating = { $place }. { $name }: { $rating }, напевно вище за { $low }; { $duels ->
    [one] { $duels } дуель
    [few] { $duels } дуелі
    [many] { $duels } дуелей
   *[other] { $duels } дуелі
  }
leaderboard-details-duels = Як це читати. Усі починають із 1500, і кожна рейтингова дуель зсуває обох, що менш очікувана, то більше (Glicko-2). Справжня сила лежить у межах ± двічі з трьох, а в межах удвічі ширших — 19 разів із 20; порядок іде за нижнім краєм. З тією самою людиною рахуються три дуелі на день. Дуель важить менше, що частіше ви двоє зустрічалися цього місяця і що менше інших зустрічав твій суперник. Із самої удачі: до чого доходить найкращий зі стількох людей на уявних драбинах, де кожну дуель вирішує монета.
rating-side = { $name } { $rating } ({ $change })
rating-side-provisional = { $name } { $rating } ({ $change }), попередньо
rating-not-now = Цього разу без рейтингу.
rating-nobody = Без рейтингу: дуель скінчилася без результату.
rating-early = Скінчилося раніше, ніж зіграно два раунди: ніхто не здобуває і не втрачає.
rating-left-often = { $line }: піти так рано коштує рейтингу від четвертого разу за місяць. Ніхто на цьому не виграє.
rating-pair-day = Без рейтингу: свої три рейтингові дуелі за день ці двоє вже зіграли.
rating-person-day = Без рейтингу: хтось із двох має сьогодні вже двадцять рейтингових дуелей, а більше не буває.
table-won = вигр
table-of = із
table-bye = Тур без суперника дає очко.
table-more = … і ще { $count }
table-tied = { $ranks }: нарівні
table-tie-break = { $points }: додаткові показники
why-everyone-meets = кожен з кожним
why-rest = відпочиває: їх непарна кількість
why-bracket = сітка
why-third-place = за третє місце
why-bracket-bye = вільний: сильніші за посівом ідуть далі
why-same-score = порівну очок, ще не зустрічалися
why-floated-down = очки різні, ще не зустрічалися
why-met-before = уже зустрічалися: більше ні з ким
why-next-in-order = наступні за очками
why-bye-lowest = вільний: найнижчий із тих, хто ще не був
why-bye-needed = вільний: лише так решту можна звести наново
why-bye-again = вільний: вільними були вже всі
problem-number = «{ $typed }» не підходить для «{ $option }»: потрібне ціле число від { $min } до { $max }.

## Дуелі між людьми
duel-title = ⚔️ { $game } · { $length }
duel-terms = { $pace ->
    [quick] 30 секунд на раунд
    [slow] доба на кожен раунд
   *[calm] 2 хвилини на раунд
  } · { $rated ->
    [yes] рейтингова
   *[no] без рейтингу
  }
duel-challenge = { $name }, { $caller } викликає тебе на дуель. Відповідь — упродовж { $lapse ->
    [day] доби
   *[minutes] десяти хвилин
  }.
duel-open = { $caller } шукає, з ким битися на дуелі. Хто перший погодиться, той і грає; виклик відкритий { $lapse ->
    [day] добу
   *[minutes] десять хвилин
  }.
duel-how = Обираєте водночас. Ніхто не бачить вибору, доки не обрали обоє.
duel-join-code = З іншого чату чи платформи: /rps duel { $code }
duel-declined = { $name } відмовляється: { $reason ->
    [later] не зараз
    [shorter] краще щось коротше
    [unrated] залюбки, але без рейтингу
   *[no] ні, дякую
  }.
duel-lapsed = { $open ->
    [yes] Вчасно не відгукнувся ніхто. Спробувати ще: /rps duel
   *[no] { $name }: вчасної відповіді немає. Спробувати ще: /rps duel
  }
duel-score = { $first } { $won } : { $lost } { $second }{ $drawn ->
    [0] {""}
    [one] {" "}· { $drawn } нічия
    [few] {" "}· { $drawn } нічиї
    [many] {" "}· { $drawn } нічиїх
   *[other] {" "}· { $drawn } нічиєї
  }
duel-round-won = Раунд { $round }: { $first } { $left } · { $second } { $right } → { $winner }
duel-round-drawn = Раунд { $round }: { $first } { $left } · { $second } { $right } → нічия
duel-round-late = Раунд { $round }: не встигає { $late } → { $winner }
duel-round-void = Раунд { $round }: вчасно не встиг ніхто, тож нікому не зараховано
duel-both-choose = { $first } та { $second } обирають.
duel-one-chose = Вибір зроблено: { $chosen }. Ще обирає { $other }.
duel-stop-asked = { $name } пропонує зупинитися. Якщо { $other } теж натисне «Досить», буде нічия. Якщо { $name } здасться, переможе { $other }.
duel-name-ask = { $name }, показати твоє ім’я супернику в цьому поєдинку?
duel-name-shown = Суперник тепер бачить твоє ім’я, лише в цьому поєдинку.
duel-name-unseen = У твоєму імені немає нічого, що можна показати.
button-show-name = Показати моє ім’я
duel-clock = Раунд { $round } скінчиться
duel-board = ⚔️ 🔵 { $first } { $won } : { $lost } { $second } 🟠
duel-ended-won = ⚔️ { $winner } перемагає { $won } : { $lost }, суперник: { $loser }
duel-ended-early = ⚔️ { $winner } перемагає за рахунку { $won } : { $lost }
duel-ended-level = ⚔️ { $ending ->
    [agreed] Нічия
    [void] Без переможця
   *[rounds] Порівну
  }: { $first } { $won } : { $lost } { $second }
duel-ended-by-rounds = Більше раундів у дуелі не буває.
duel-ended-by-resigned = { $loser } здається.
duel-ended-by-agreed = Зупинитися хотіли обоє.
duel-ended-by-absent = { $loser } пропускає два раунди поспіль.
duel-ended-by-void = В останніх раундах не було нікого.
duel-ended-by-call = Дуель скасовано, вона не рахується.
duel-wants-again = { $name } хоче реваншу.
duel-strip = { $strip } { $name }
duel-strip-results = { $strip } 🔵 { $first } 🟠 { $second }
duel-story-throughout = { $leader } веде від раунду { $from } й до кінця.
duel-story-for-good = { $leader } жодного разу не позаду, а від раунду { $from } попереду до кінця.
duel-story-last = Перед останнім раундом було порівну.
duel-story-comeback = До раунду { $until } веде { $other }, від раунду { $from } — { $leader }.
duel-story-comeback-last = До раунду { $until } веде { $other }; усе вирішує останній раунд.
duel-story-given = Доти веде { $leader }.
duel-story-undecided = Найбільший відрив: { $leader } на { $by }, після раунду { $round }.
duel-story-streak = { $winner }: { $count ->
    [one] { $count } перемога
    [few] { $count } перемоги
    [many] { $count } перемог
   *[other] { $count } перемоги
  } поспіль, раунди { $from }–{ $to }.
duel-story-one-streak = { $winner } бере всі раунди.
button-card = Листівка
duel-no-picture = У цій дуелі нічого не зіграно, тож малювати нічого.
duel-card-there = Листівка в цьому чаті вже є. Ось одна для тебе.
duel-player = Гравець { $number }
duel-card-won = { $winner } перемагає
duel-card-level = { $ending ->
    [agreed] Нічия за згодою
    [void] Без переможця
   *[rounds] Порівну
  }
duel-card-signature = Обирали водночас і наосліп. Пильнувала Гадалка.
duel-card-alt = { $score }. { $result }. { $story } { $moves } { $date }.
duel-card-rounds = Раунди: { $rounds }.
duel-card-round = { $round }. { $left } – { $right }
duel-card-late = запізно
duel-chose = { $name } обирає: { $moves }.
duel-chart-title = 📈 { $score }
duel-chart-best = { $by ->
    [0] { $name } жодного разу не веде.
   *[other] { $name }: найбільший відрив { $by }, уперше в раунді { $round }.
  }
duel-chart-apart = { $leader } попереду на { $by }: це навряд чи удача.
duel-chart-luck = { $by ->
    [0] Порівну: це цілком може бути удача.
   *[other] Різниця { $by } цілком може бути удачею.
  }
duel-chart-difference = відрив
duel-chart-moves = Ходи
duel-chart-alt = { $score }. Хто попереду, раунд за раундом: лінія на сірій смузі удачі; і ходи обох стовпчиками. { $lines }
button-read-me = Прочитай мене
button-read-other = Прочитай суперника
button-readable = Хай читають
button-unreadable = Лишити при собі
duel-readable-now = { $name } тепер може бачити, чого я чекала б від тебе в цій дуелі, з кількостями з твоїх матчів зі мною. Забрати назад: «Лишити при собі».
duel-readable-no-more = { $name } більше цього не побачить. Уже прочитаного ніхто не забере.
duel-not-over = Ця дуель ще триває.
button-accept-duel = Прийняти
button-take-duel = Приймаю
button-resign = Здатися
button-decline-later = Не зараз
button-decline-shorter = Коротше
button-decline-unrated = Без рейтингу
button-decline-no = Ні
duel-pick-in = Твій вибір: { $move }.
duel-pick-kept = Твій вибір уже прийнято (раунд { $round }), і він лишається.
duel-pick-late = Цей раунд уже минув.
duel-pick-timed = Запізно: час цього раунду вийшов.
duel-over = Цю дуель завершено.
duel-gone = Цієї дуелі я вже не маю. Нова: /rps duel
duel-not-yours = У цій дуелі { $first } та { $second }. Твоя: /rps duel
duel-not-begun = Ця дуель ще не почалася.
duel-stop-noted = Занотовано. Якщо суперник теж натисне «Досить», буде нічия. Щоб здатися, натисни «Здатися».
duel-stop-first = Спершу натисни «Досить». Хто здається, програє.
duel-self = Битися із собою не можна. Хай прийме хтось інший.
duel-taken = Хтось випередив. Твоя: /rps duel
duel-not-taker = Відкликати може лише { $caller }.
duel-not-taking = { $name } зараз не приймає дуелей.
duel-again-noted = Занотовано. Почнеться, коли захоче й суперник.
duel-whom-bot = Боти не дуелюють. Зі мною можна зіграти одразу: /rps play
duel-whom-unknown = Не знаю, про кого ти. Згадай людину, відповідай на її повідомлення або не називай нікого: тоді прийме будь-хто тут.
duel-nobody = Більше тут нікого. Зі мною можна зіграти одразу: /rps play
duel-unseen = { $name } не бачить цього чату. Не називай нікого й надішли код, який я тобі дам.
duel-code-unknown = Відкритої дуелі з кодом { $typed } я не знаю. Може, її вже прийнято або час вийшов.
duel-code-tries = Кодів було забагато. Спробуй за десять хвилин.
duel-none-running = Дуелі в тебе зараз немає. Почати: /rps duel
offer-duel-title = Дуель: { $game }
offer-duel-description = Для будь-яких двох тут; грають перші двоє, хто натисне
offer-duel-text = { $name } пропонує дуель. Грають перші двоє, хто натисне, і { $name } теж, якщо схоче.
command-rps-duel = Дуель з іншою людиною: вибір прихований, одне повідомлення на двох
option-duel-user = Кого ти викликаєш; якщо нікого, то будь-кого тут
option-duel-length = Як довго: до 3, до 5, найкращий із 9, до 10
option-duel-pace = Час на кожен раунд
option-duel-code = Код дуелі, як-от K7F3PM
menu-duel = Дуель
choice-first-3 = До 3 очок
choice-first-5 = До 5 очок
choice-best-9 = Найкращий із 9
choice-first-10 = До 10 очок
choice-quick = Швидко: 30 секунд на раунд
choice-calm = Спокійно: 2 хвилини на раунд
choice-slow = Поволі: доба на кожен раунд
choice-rated = Рейтингова: рахується для драбини
choice-unrated = Без рейтингу: задля розваги

## Налаштування місця
place-option-channel = канал чи тема, де можна грати (on) або не можна (off)
place-choice-on = увімкнути
place-choice-off = вимкнути
place-choice-quiet = тиша: пишу лише те, про що просили
place-choice-post = щоденний допис
place-choice-here = грати в цьому каналі чи темі
place-choice-everywhere = грати всюди
place-tournaments = Турніри
place-duels = Дуелі
place-anywhere = 📍 Грати: усюди
place-only-in = 📍 Грати: лише в { $channels }
place-is-quiet = 🔕 Тиша: пишу лише те, про що просили.
place-is-not-quiet = 🔔 Пишу й сама, наприклад про кінець турніру.
place-kept = Якщо мене звідси приберуть, ці налаштування залишаться в пам’яті. Щоб їх не лишилося, спершу натисніть «{ $button }».
place-nobodys = Цим місцем ніхто не керує. Тож увімкнути щось знову може будь-хто, а вимкнути — ніхто.
place-not-yours = Змінювати налаштування цього місця можуть лише ті, хто ним керує.
place-alone = Налаштування мають сервери й групи. Тут лише ти і я, і можна все.
place-off = Тут це вимкнули ті, хто керує цим місцем: { $what }. Нічого не втрачено; наодинці зі мною можна: { $command }
place-elsewhere = Ті, хто керує цим місцем, дозволяють грати лише в { $channels }. Нічого не втрачено; наодинці зі мною можна: { $command }
place-more = ще { $count }
place-list-full = Більше ніж { $max } тут не запам’ятаю. Спершу прибери щось зі списку.
place-one-at-a-time = Щось одне: або what=…, або channel=…
place-not-everywhere = Тоді скажи, де можна грати: /place settings here on або channel=…
place-undivided = У цьому чаті немає каналів чи тем, щоб обирати.
place-other-chat = { $channel } — з іншого чату. Його налаштування змінюють там: /place settings
place-button-games = Ігри
place-button-where = Де грати
place-button-quiet = Тиша
place-post = 📮 Щоденний допис: { $when }
place-button-post = Щодня дописувати тут
place-button-post-off = Без щоденного допису
place-button-aloud = Досить тиші
place-button-delete = Видалити ці налаштування
place-button-only-here = Грати лише тут
place-button-here-too = Грати й тут
place-button-forbid = Не в { $channel }
place-button-anywhere = Грати всюди
place-button-channel = Інший канал…
place-games-how = Натисни гру, щоб увімкнути чи вимкнути її тут.
place-gone = Не можу дістатися тієї групи. Відкрий її налаштування там: /settings
place-welcome = Я тут нещодавно, і налаштована ось так. Зміни зараз або пізніше: /settings
option-ban-user = кому
ban-here = Тобі заборонено грати { $where ->
    [server] на цьому сервері
   *[group] в цій групі
  }. Зняти заборону можуть лише ті, хто { $where ->
    [server] ним керує
   *[group] нею керує
  }.
ban-everywhere = Тобі заборонено грати зі мною. Зняти заборону може лише господар, у якого я працюю.
ban-self = Собі грати не заборониш. Назви когось іншого.
ban-me = Собі я грати не заборонятиму. Щоб мене позбутися, вилучи мене { $where ->
    [server] із сервера
   *[group] з групи
  }.
ban-bot = Боти не грають, забороняти нічого. Назви людину.
ban-manager = { $where ->
    [server] Цим сервером
   *[group] Цією групою
  } керує { $name }: заборонити грати тут не можна.
ban-nobody-manages = { $where ->
    [server] Цим сервером ніхто не керує
   *[group] Цією групою ніхто не керує
  }, тож і заборонити грати тут нікому.
ban-done = { $name }: грати тут більше не можна. Що було відкрите, завершено.
unban-done = { $name }: грати тут знову можна.
unban-not-banned = { $name }: заборони тут немає.
bans-title = 🚫 Кому не можна грати тут
bans-none = Грати тут можна всім.
bans-button-ban = Заборонити
bans-button-lift = Зняти: { $name }

## Мова, якою говорить бот. Назва кожної мови для себе самої однакова в усіх файлах.
language-en = English
language-ru = Русский
language-sl = Slovenščina
language-zh-Hant = 繁體中文
language-de = Deutsch
language-es = Español
language-fr = Français
language-pt-BR = Português (Brasil)
language-pl = Polski
language-uk = Українська
language-tr = Türkçe
language-id = Bahasa Indonesia
language-ja = 日本語
language-auto = Автоматично
language-chosen = Розмовляю з тобою мовою: { $name }.
language-own = Мова — як у твоєму застосунку: { $name }.
language-gone = Обраної мови в мене вже немає ({ $typed }). Поки не обереш іншу, говорю як твій застосунок: { $name }.
place-language = 🗣 Мова тут: { $name }
place-language-none = 🗣 Мова тут: як у застосунку або в того, хто починає
place-language-gone = 🗣 Обраної тут мови ({ $typed }) я не маю, тож говорю як застосунок. Обери іншу.
place-button-language = Мова

## Платформи
describe-bot =
    Я трохи читаю думки.

    Зіграй зі мною в камінь-ножиці-папір, парне-непарне чи сапера. Я вчуся, як ти обираєш, кажу, що побачила, і доводжу, що не шахрувала: кожен мій хід запечатано до твого вибору.

    А тоді спитай, як ти граєш, порівняй себе з друзями або влаштуй турнір стратегій у своїй групі. У будь-якому іншому чаті напиши моє @ім’я, щоб запропонувати гру там.
describe-bot-short = Граю в камінь-ножиці-папір, парне-непарне й сапера, учуся, як ти обираєш, і доводжу, що не шахрую.
telegram-open-private-chat = Це лише для твоїх очей. Відкрий наш приватний чат і спитай там: { $link }
telegram-eyes-only = Це лише для твоїх очей.
telegram-open = Відкрити приватний чат
telegram-slow = Я сьогодні повільніша. Твоє натискання дійшло; повідомлення буде.
telegram-crowded = Тут запитують більше, ніж Telegram дозволяє мені відповісти: двадцять повідомлень на хвилину в групі. Якщо біля твоєї команди є 👀, відповідь надійде. Якщо ні, спитай ще раз за хвилину або зіграй зі мною в приватному чаті.
discord-file-missing = Для { $example } потрібен файл. Додай його в опції «{ $option }».
telegram-file-missing = Для { $example } потрібен файл. Надішли файл із цією командою в підписі або відповідай нею на повідомлення з файлом.
terminal-welcome = 🔮 Гадалка. Набери /rps play, щоб почати, /help, щоб дізнатися більше, /quit, щоб піти.
terminal-no-such-button = Кнопки «{ $typed }» немає. Є: { $buttons }
terminal-which-button = «{ $typed }» може бути будь-якою з цих кнопок. Набери номер: { $buttons }
terminal-type-a-command = Набери команду: /rps play починає матч, /help показує решту.
terminal-player = Гравець
terminal-goodbye = Я знала, що ти підеш.
terminal-part = Частина { $first }–{ $last } із { $begin }–{ $end }:
terminal-file-kept = Збережено: { $path }
terminal-file-not-kept = { $name } не вдалося зберегти: { $reason }
terminal-file-missing = Для { $example } потрібен файл. Набери далі шлях до нього, як-от ./my-bot.js, у лапках, якщо в ньому є пробіли.
terminal-no-such-file = Такого файлу немає: { $path }
terminal-no-plain-file = { $path } — це тека або пристрій. Читати я вмію лише файли.
terminal-file-unreadable = { $path } не вдалося прочитати: { $reason }

## Назви команд, їхніх частин та опцій, як їх показує застосунок: малі літери, без пробілів, між словами дефіс.
## Те, що стоїть поряд, різниться. Їх можна й набирати; `/rps play` зрозуміло кожною мовою.
named-rps = кнп
named-play = грати
named-variant = варіант
named-length = довжина
named-level = рівень
named-opponent = суперник
named-word = слово
named-continue = продовжити
named-verify = перевірити
named-proof = доказ
named-duel = дуель
named-user = гравець
named-pace = темп
named-rated = рейтинг
named-join = приєднатися
named-code = код
named-oddeven = парне-непарне
named-list = список
named-block = заблокувати
named-unblock = розблокувати
named-from = приймати
named-whom = від-кого
named-mines = міни
named-size = розмір
named-start = старт
named-noguess = без-вгадувань
named-board = поле
named-open = відкрити
named-cells = клітинки
named-flag = прапорець
named-hint = підказка
named-watch = дивитися
named-strategy = стратегія
named-race = перегони
named-stats = статистика
named-model = модель
named-show = показати
named-game = гра
named-reset = забути
named-freeze = заморозити
named-off = вимкнути
named-on = увімкнути
named-duels = дуелі
named-learning = навчання
named-ghost = привид
named-named = іменний
named-share = поділитися
named-sharing = ділитися
named-info = інфо
named-register = зареєструвати
named-name = псевдонім
named-mine = мої
named-update = оновити
named-withdraw = відкликати
named-submit = надіслати
named-file = файл
named-note = нотатка
named-source = джерело
named-report = поскаржитися
named-reason = причина
named-tournament = турнір
named-status = перебіг
named-create = створити
named-system = система
named-zone = пояс
named-rounds = тури
named-match = матч
named-channel = канал
named-house = господар
named-leave = вийти
named-standings = таблиця
named-pairings = пари
named-round = тур
named-bundle = архів
named-history = історія
named-cancel = скасувати
named-what = що
named-league = ліга
named-table = таблиця
named-season = сезон
named-matrix = матриця
named-against = проти
named-enter = виставити
named-leaderboard = лідери
named-of = серед
named-scope = де
named-period = період
named-profile = профіль
named-opponents = суперники
named-compare = порівняти
named-map = мапа
named-groups = групи
named-role = роль
named-privacy = приватність
named-place = місце
named-settings = налаштування
named-to = на
named-fairness = чесність
named-challenges = виклики
named-data = дані
named-export = експорт
named-shared = показане
named-delete = видалити
named-account = акаунт
named-link = поєднати
named-unlink = розділити
named-help = довідка
named-daily = завдання-дня
named-today = сьогодні
named-mind = розум
named-yesterday = учора
named-top = найкращі
named-remind = нагадати
named-time = час
named-language = мова
named-topic = тема

## Знаки між частинами тексту
sign-comma = {", "}
sign-semicolon = {"; "}
sign-colon = {": "}
sign-brackets = {" "}({ $text })
percent = { $percent } %

## Слова, які люди набирають, будь-якою мовою водночас, через кому; пробіл можна набрати й дефісом
typed-first-to = до
typed-first-to-after = очок, очки, очко
typed-best-of = найкращий із, найкращий з, краще з
typed-best-of-after = { "" }
typed-endless = без кінця, нескінченно, безкінечно
typed-off = вимкни, вимкнути, досить, ніколи
typed-flag = п, прапорець
typed-times = х
typed-lizard-spock = ящірка спок, спок ящірка, ящірка, спок, камінь ножиці папір ящірка спок, кнпяс
# Пари літер: та, яку сприймають за латинську, і та латинська.
typed-lookalikes = АA, ВB, СC, ЕE, НH, ІI, КK, МM, ОO, РP, ТT, ХX
# Місце, яке не є власною назвою часового поясу, і його пояс; місце з кількома поясами — кілька разів.
typed-cities = Київ Europe/Kiev, Львів Europe/Kiev, Харків Europe/Kiev, Одеса Europe/Kiev, Дніпро Europe/Kiev, Запоріжжя Europe/Kiev, Вінниця Europe/Kiev, Полтава Europe/Kiev, Чернівці Europe/Kiev, Ужгород Europe/Kiev, Івано-Франківськ Europe/Kiev, Україна Europe/Kiev, Варшава Europe/Warsaw, Краків Europe/Warsaw, Вроцлав Europe/Warsaw, Польща Europe/Warsaw, Берлін Europe/Berlin, Німеччина Europe/Berlin, Прага Europe/Prague, Відень Europe/Vienna, Рим Europe/Rome, Лондон Europe/London, Нью-Йорк America/New_York, Чикаго America/Chicago, Торонто America/Toronto, Токіо Asia/Tokyo
# Перед часом; …-after: після нього.
typed-in = через, за
typed-in-after = { "" }
typed-tomorrow = завтра
typed-daily = щодня, кожного дня
typed-weekly = щотижня, кожен, кожний, кожну, кожної
typed-monthly = щомісяця
# Як починаються слова; з крапкою: слово повністю.
typed-minutes = хв., хвил
typed-hours = год., годин
typed-days = д., дн., день, дня, днів, доб
typed-weeks = тиж
typed-monday = пн., понеділ
typed-tuesday = вт., вівтор
typed-wednesday = ср., серед
typed-thursday = чт., четвер
typed-friday = пт., п’ят, п'ят, пʼят
typed-saturday = сб., субот
typed-sunday = нд., неділ

## Web pages
web-nav = Сторінки
web-about-nav = Про мене
web-languages = Мови
web-skip = До змісту
web-to-start = На першу сторінку
web-missing-title = Тут нічого немає
web-missing = Я двічі подивилася в кулю. Адреса неправильна, або того, що тут було, вже немає.
web-too-long-title = Це забагато
web-too-long = Надійшло більше, ніж я тут беру. Надішли менше; нічого не втрачено.
web-failed-title = Щось пішло не так
web-failed = Це моя провина, а не твоя. Нічого не втрачено; спробуй за мить.
web-busy-title = Хвилинку
web-busy = Зараз мої сторінки переглядає багато людей. Спробуй ще раз за кілька секунд.
web-home-title = Я Гадалка і читаю думки. Трохи.
web-home-about = Ворожка для Discord і Telegram: грає в камінь-ножиці-папір, парне-непарне і сапера, вчиться, як ти обираєш, каже, що побачила, і доводить, що не шахрувала.
web-home-discord = Додати в Discord
web-home-telegram = Відкрити в Telegram
web-home-games-title = У що ми можемо зіграти
web-home-games = Камінь-ножиці-папір із трьома, п’ятьма чи будь-якою непарною кількістю ходів, парне-непарне і сапер: зі мною, з друзями, щодня новий розум і нове поле. Хто пише стратегії, надсилає свою і дізнається, на якому вона місці.
web-home-reads-title = Що я в тобі бачу
web-home-reads = Ніхто не буває випадковим, навіть навмисно. Я дивлюся, що ти робиш після перемоги, поразки й нічиєї, кажу, чого чекала й чому, і забуваю, коли попросиш.
web-home-pledge-title = Чому мені не треба вірити на слово
web-home-pledge = Перш ніж ти обереш, мій хід уже вирішено, і його печатка стоїть у повідомленні. Увесь мій жереб випливає з одного зобов’язання, номер { $pledge }. Запиши його: з ним можна перевірити кожен матч.
web-home-check = Перевірити матч
web-privacy-title = Приватність
web-privacy-use-title = Навіщо
web-privacy-use =
    Щоб я впізнавала тебе, продовжувала там, де ми спинилися, і могла довести, що не шахрувала. Не для реклами й не для чужих очей: сама програма нікому нічого не передає.
    Видалене може до 400 днів лишатися в резервній копії. Якщо її колись відновлять, воно одразу видаляється знову.
    Що зберігають про тебе самі Discord і Telegram, сказано в їхніх правилах.
web-privacy-pages-title = Ці сторінки
web-privacy-pages =
    Ці сторінки не ставлять cookie, не рахують відвідувачів і нічого не завантажують з інших місць. Те, що ти тут перевіряєш, лишається у твоєму браузері.
    Хто тримає цього бота, бачить, як на будь-якому сайті, адреси, з яких під’єднуються; сам бот їх не записує.
web-privacy-rights-title = Що ти можеш
web-privacy-rights = У чаті /settings дає все завантажити й усе видалити: будь-коли, одразу й нікого не питаючи. Із запитаннями звертайся до господаря цього бота.
web-terms-title = Умови
web-source = Вихідний код
web-terms-what-title = Гра
web-terms-what = Гадалка — це гра, і вона безкоштовна. Грай скільки хочеш, без інших і з іншими, з того віку, який дозволяють Discord чи Telegram.
web-terms-host-title = Хто її тримає
web-terms-host = Це програма з відкритим кодом. Господар бота за цією адресою відповідає за цей екземпляр і на запитання. Вона надається як є, без жодних гарантій.
web-terms-fair-title = Чесна гра
web-terms-fair = Грай чесно: не завалюй бота, не нападай на нього й не дошкуляй ним іншим. Хто так робить, того можна сповільнити або не пустити. Нічого цінного тут не можна ні виграти, ні програти.
web-terms-yours-title = Що твоє
web-terms-yours = Стратегії, які ти надсилаєш, лишаються твоїми. Надсилаючи, ти дозволяєш грати ними тут і показувати їх, якщо відкриєш; відкликати їх можна будь-коли.
web-terms-end-title = Кінець
web-terms-end = Ти можеш припинити будь-коли й видалити те, що про тебе зберігається: /data. Умови можуть змінитися; діє те, що написано тут.

## The page on which proofs are checked
web-verify-title = Перевір сам
web-verify-intro = Встав доказ, і твій браузер сам перевірить, чи чесно я грала: печатки, мітки, жереб і зобов’язання, і зіграє мої ходи знову. Усе лишається на цій сторінці.
web-verify-no-script = Перевірка йде у твоєму браузері, а скрипти в ньому вимкнено. Те саме робить командний рядок із копією Гадалки: npm run -s gadalka -- verify "…" --pledge "…"
web-verify-paste = Доказ
web-verify-hint = Рядок, який дає «Перевірити», gdk3.… або gdb1.… Встав із ним усе, що є: повідомлення матчу, записане зобов’язання (gdp1.…), ключ дня (gdd1.…).
web-verify-file = Файли: доказ, твій /data export, щоб зіграти мої ходи знову, або пакунок турніру
web-verify-check = Перевірити
web-verify-working = Перевіряю…
web-verify-playing = Зіграно знову матчів: { $done } з { $total }, за { $seconds } с.
web-verify-cancel = Перервати
web-verify-cancelled = Перервано. Нічого не з’ясовано.
web-verify-result = Що знайшлося
web-verify-failed = Перевірка зірвалася, і винна в цьому я. Про доказ це не каже нічого; npm run -s gadalka -- verify, можливо, впорається.
web-verify-fits = Усе, що перевірено, збігається
web-verify-open = Нічого поганого не знайшлося, але дещо ще відкрите
web-verify-wrong = Щось не збігається. Не вір цьому
web-verify-mark-fits = збігається
web-verify-mark-open = відкрите
web-verify-mark-wrong = не збігається
web-verify-moves = Хід за ходом
web-verify-move-number = №
web-verify-move-mine = Гадалка
web-verify-move-again = Знову
web-verify-move-seal = Печатка
web-verify-limits-title = Чого це не доводить
web-verify-limits = Що зобов’язання моє, знає лише той, хто записав його до матчу; те, з яким прийшла сторінка, — слово її господаря. Доказ мовчить про повідомлення, яких ти не вставиш, а про жереб каже лише тоді, коли названо ключ його дня, за три дні. З пакунка тут знову граються лише матчі стратегій, що входять до Гадалки; результати чужих файлів лишаються такими, як їх підписав господар.
web-verify-save = Зберегти сторінку одним файлом: він працює без мережі й без мене
web-verify-signed = Підписано господарем зобов’язання { $pledge }.
web-verify-pledge-yours = Це вставлене зобов’язання.
web-verify-pledge-host = Це зобов’язання господаря цієї сторінки. Порівняй його із записаним.
web-verify-pledge-later = Зобов’язання { $pledge } іде за вставленим, того самого господаря. Чи оприлюднене воно до матчу, маєш знати ти.
web-verify-pledge-other = Зобов’язання { $pledge } — не те, що вставлене.
web-verify-dice-early = Жереб узято за ключем дня, який ще не настав: { $date }.
web-verify-key-due = Ключ дня названо { $date }. Встав його або пізніший: він є в /fairness.
web-verify-false-history = Матч пов’язано з іншими раундами, ніж ті, що у файлі.
web-verify-gap-export = для цього потрібен файл /data export. Додай його вище.
web-verify-gap-strategy = такої стратегії ця сторінка не знає, або не для цієї гри.
web-verify-no-messages = З повідомленнями матчу не звірено. Встав ті, що збереглися.
web-verify-messages-fit = Повідомлень цього матчу, які збігаються: { $count }, з печатками { $seals } із { $sealed } ходів.
web-verify-messages-broken = Повідомлень цього матчу, які НЕ збігаються із зіграним: { $count }.
web-verify-messages-other = У вставлених повідомленнях нічого про це немає. Якщо вони звідси, то доказ не про те, що в них показано.
web-verify-board-shown = Печатка цього поля стоїть у вставлених повідомленнях.
web-verify-nothing = Доказу тут немає. Це один рядок, він починається з gdk3. або gdb1.; його дає «Перевірити» наприкінці матчу чи поля.
web-verify-damaged = Доказ пошкоджено або обрізано. Скопіюй рядок цілком або візьми файл.
web-verify-unknown = Це від новішої версії або про гру, якої ця сторінка не знає.
web-verify-pledge-damaged = Зобов’язання пошкоджене, обрізане або підроблене. Це один рядок, він починається з gdp1.
web-verify-not-export = Це не той файл, який дає /data export.
web-verify-too-long = Тут понад мільйон знаків. Встав лише доказ і повідомлення його матчу.
web-verify-file-too-large = Для цієї сторінки файл завеликий. Його прочитає командний рядок: пакунки — npm run -s gadalka -- arena replay, решту — npm run -s gadalka -- verify.
web-verify-bundle-whole = Пакунок цілий: його байти — ті, що названі в першому рядку.
web-verify-bundle-same = Зіграно тут знову і збіглося хід у хід: { $count } з { $total } матчів.
web-verify-bundle-differs = Зіграно тут знову і НЕ збіглося матчів: { $count }. Перший — номер { $match }, { $names }.
web-verify-bundle-engine = Цей пакунок зробила інша версія Гадалки або та, що має власні стратегії господаря. Розбіжність може бути від цього: вирішує версія господаря.
web-verify-bundle-left = Не зіграно тут знову матчів: { $count }. Їм потрібен файл, стратегія або гра, яких на цій сторінці немає; у npm run -s gadalka -- arena replay вони можуть бути.
web-verify-bundle-clock = Матчів, де порівнювати нічого: { $count }. Вони недійсні, або їх вирішив годинник.
web-verify-bundle-table = Хто з ким зустрівся і кожне місце в таблиці випливають із плану та цих результатів.
web-verify-bundle-table-differs = Те, хто з ким зустрівся, або таблиця НЕ випливає з плану та цих результатів.
web-verify-bundle-plan-wrong = Матчі в ньому НЕ ті, що за планом: якихось немає, якісь повторені або змінені, чи змінено сам план.
web-verify-bundle-unplayed = Пар без жодного матчу: { $count }. Того місяця їх не зіграли, або їх прибрали.
web-verify-bundle-draw = Жереб випливає з опублікованого ключа дня, учасників і налаштувань.
web-verify-bundle-draw-differs = Жереб НЕ випливає з ключа дня, учасників і налаштувань.
web-verify-bundle-draw-key = Господар міг вибрати жереб. Щоб перевірити, встав ключ дня, який /fairness показує з { $date }, або пізніший.
web-verify-bundle-draw-chosen = Ніщо тут не виключає, що жереб вибрав організатор. Якщо маєш записане зобов’язання господаря, встав його.
web-verify-bundle-damaged = Пакунок пошкоджено, або підпис його хибний. Не вір йому.
proof-page = У твоєму браузері, нічого не надсилаючи: { $link }

## Web: arena
web-arena-title = Арена
web-arena-about = Стратегії, які написав будь-хто, і мої власні, кожна пара по черзі, місяць за місяцем.
web-arena-empty = Цього місяця ще не зіграно жодної пари.
web-arena-feed = Стежити стрічкою
web-arena-enter-title = Надіслати свою
web-arena-enter = Напиши стратегію одним файлом і надішли: /strategy submit. За день вона грає тут.
web-arena-matrix = Хто кого б’є
web-arena-point = Вкажи на клітинку або пройдися по них стрілками.
web-arena-point-first = Рядок → стовпець: виграні раунди мінус програні, зі ста.
web-arena-standings = Таблиця
web-arena-rank = Місце
web-arena-name = Назва
web-arena-worst = Найгірше проти
web-arena-play-title = Як із нею зіграти
web-arena-play = У чаті: { $command }
web-arena-again = Зіграти цей місяць іще раз удома: { $command }
web-arena-met = Проти кожної з решти
web-arena-numbers = Те саме в числах
web-arena-house = Одна з моїх: за нею міряються решта.
web-arena-file = Хтось її написав і надіслав одним файлом.
web-arena-ghost = Привид: грає так, як колись грав хтось.
web-arena-version = Версія { $version }, для всіх з { $date }
web-arena-begun = Почався новий місяць.
web-arena-bundle = Увесь місяць одним файлом
web-arena-no-bundle = Файлу цього місяця тут немає. Він з’явиться, коли стане відомий ключ місяця і файл зробить той, у кого я працюю.
web-arena-no-game = Ліги з такої гри в мене немає.
web-arena-no-month = Таблиці того місяця в мене немає.
web-arena-no-entrant = У таблиці цього місяця немає нікого з такою назвою.
## Web: tournaments
web-tournament-title = Турніри з чатів
web-tournament-where = Кожен турнір у чаті має власну сторінку, якої немає в жодному списку: її адресу дає там /tournament status.
web-tournament-unlisted = Цієї сторінки немає в жодному списку. Хто має адресу, бачить те, що бачить чат, доки чат це має.
web-tournament-cross = Таблиця зустрічей
web-tournament-cross-large = Для більш ніж { $max } учасників таблиці зустрічей немає: пари кожного туру кажуть те саме.
web-tournament-pairings = Хто з ким зустрівся і чому
web-tournament-again = Зіграти знову
web-tournament-forgotten = Пари я зберігаю тридцять днів, а ці старші.
web-tournament-bundle = Завантажити файл
web-tournament-making = Файл готується: для нього кожен матч грається ще раз. Спитай за мить.
web-tournament-rounds = Раунд за раундом
web-tournament-rounds-how = Що обрали обидві сторони, хто попереду й на скільки, і чого кожна чекала від іншої, перш ніж обрати. ✓: так і сталося.
web-tournament-rounds-none = Цей матч показати не можна: його вирішив годинник, або того, чим грала одна зі сторін, уже немає.
web-tournament-rounds-long = Зіграти цей матч знову задовго для сторінки. Усі його ходи є у файлі.
web-tournament-rounds-busy = Зараз дивляться інші матчі, а цей треба спершу зіграти знову. Спитай за мить.
web-tournament-number = Раунд
web-tournament-lead = Перевага
web-tournament-expected = Очікування: { $name }
web-tournament-right = { $name }: правильно передбачено ходів: { $right } із { $all }.
web-tournament-expects-nothing = { $name }: про очікування ані слова.
## Веб: сапер під пальцем
web-mines-opening = Відкриваю ваше поле …
web-mines-no-script = Полю потрібні скрипти, а цей браузер їх не виконує. У чаті можна й без них: /mines
web-mines-outside = Ця сторінка не знає, хто ви. Відкрийте її з чату: у Telegram — як мінізастосунок, у Discord — як активність. Гра і там, і тут одна й та сама.
web-mines-unreachable = Відповіді немає. Те, що ви зробили, збережено й надішлеться ще раз саме.
web-mines-retry = Спробувати ще раз
web-mines-too-often = Це більше, ніж я встигаю роздивитися. За мить продовжимо.
web-mines-not-understood = Не розумію, що надіслала ця сторінка. Відкрийте її з чату ще раз.
web-mines-level = Поле
web-mines-own-size = Свій розмір
web-mines-no-guess = Без вгадування
web-mines-begin = Почати
web-mines-larger = Більші клітинки
web-mines-smaller = Менші клітинки
web-mines-how = Дотик відкриває, утримання ставить прапорець; дотик до числа відкриває все навколо. З клавіатури: стрілки, Enter, F — прапорець.
web-mines-cell-covered = { $cell }: закрита
web-mines-cell-flag = { $cell }: прапорець
web-mines-cell-mine = { $cell }: міна
web-mines-cell-blown = { $cell }: міна, що вибухнула
web-mines-cell-wrong = { $cell }: прапорець без міни
web-mines-cell-number = { $cell }: { $number }
web-mines-cell-empty = { $cell }: відкрита, мін поруч немає

## Web: try it here
web-try-title = Зможеш мене здивувати?
web-try-about = Камінь-ножиці-папір або парне-непарне, просто тут. Я думаю у твоєму браузері: нічого не зберігається, нічого не надсилається, і я забуваю тебе, щойно ти йдеш із цієї сторінки.
web-try-begin = Спробувати тут
web-try-move = Твій хід
web-try-first = Мій хід уже обрано. Тепер твій.
web-try-first-guess = Парне чи непарне? Моя здогадка вже готова. Схиблю — очко твоє.
web-try-keys = З клавіатури: { $keys }.
web-try-score = Ти { $won } : { $lost } Гадалка · нічиїх: { $drawn }
web-try-score-guess = Ти { $won } : { $lost } Гадалка
web-try-no-script = Я думала б у твоєму браузері, а скрипти в ньому вимкнено. У чаті можна й без них: /rps, /oddeven

## Показані матчі
replay-title = Чим ти ділишся
replay-shared = Хто має цю адресу, може подивитися.
replay-asked = Ти погоджуєшся. Щойно { $name } теж натисне «Поділитися», з’явиться сторінка; доти не показано нічого.
replay-how = На сторінці імена, кожен хід і чого я чекала, протягом року. Її немає в жодному списку, і забрати її назад можна будь-коли: /data shared
replay-waits = чекає на згоду другої сторони
replay-none = Ти нічим не ділишся. Під закінченим матчем чи дуеллю «Поділитися» робить із них сторінку.
replay-stopped = Забрано назад: сторінки більше немає.
replay-not-there = Цим ти більше не ділишся.
replay-too-long = Раунд за раундом показую щонайбільше { $max }.
replay-too-many = Ти вже показуєш { $max }. Спершу забери щось назад: /data shared
web-replay-gone-title = Тут нічого не показано
web-replay-gone = Або тут нічого й не було, або це забрали назад.
web-replay-expected = Очікування: { $name }
web-replay-right = { $name }: із { $all } ходів я правильно чекала { $right }.
web-replay-unlisted = Цієї сторінки немає в жодному списку. Хто в ній є, може забрати її назад будь-коли, у чаті: /data shared
