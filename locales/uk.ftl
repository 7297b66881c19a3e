# Усі тексти українською, написані зі змісту, а не з англійських чи російських слів.
# Голос: ворожка із сухим гумором і добрими манерами; короткі речення, спершу результат, одна думка в реченні; ні з кого не глузуємо.
# Згода, приватність і помилки — просто й без дотепів: хто що бачить, як довго, як скасувати.
# До людини звертаємося на «ти», без роду: теперішній час або іменник («твоя перемога», «ти обираєш»), не «ти виграв(-ла)».
# Ім’я бота — Гадалка (не перекладається), про себе вона говорить у жіночому роді; слово fortune-teller — «ворожка».
# Апостроф ’, лапки «», тире —, проміжки –, «50 %» з нерозривним пробілом.
# Терміни: round — раунд (у турнірі — тур), match — матч, game — гра, strategy — стратегія, predictor — передбачувач, profile — профіль,
# standings — таблиця, leaderboard — список лідерів, rank — місце, code — код, secret — секрет, fingerprint — відбиток, anchor — якір, seed — зерно, proof — доказ,
# random numbers — випадкові числа, draw — жереб, replay — відтворити,
# hint — підказка, flag — прапорець, board — поле, no-guess — без вгадувань, system — система, bundle — архів, trial — проба,
# league — ліга, duel — дуель, challenge — виклик, streak — серія, habit — звичка, host — господар бота, account — акаунт,
# link/unlink — поєднати, розділити; withdraw — відкликати (згоду, стратегію, питання), зняти (з турніру),
# chance — випадок, випадковість; at random — навмання; expect — очікувати; guess — здогад;
# decisive round — раунд із переможцем, attempt — спроба, opponent of the day — суперник дня, default — типово, place — чат (сервер, група, канал),
# in order (of moves) — по колу, chance aside — якщо відкинути випадок, risk — ризикувати, готова програти. Кнопки натискають, клітинки на сторінці торкають.
# Ходи пишемо з великої літери разом з емодзі; знахідний відмінок дає MOVE($move, case: "accusative"); в інших відмінках перед ходом стоїть «хід».
# Not: удача, удачі, удачу, удачею (випадок, випадковість); чекала, чекав (очікувала); названо (розкрито); тягнула (грала навмання);
# Not: відкладено, відкладених, відкладене, відкладений (на паузі); дограємо (продовжимо); вирішений, вирішених, вирішені, вирішеного (з переможцем);
# Not: драбина, драбини, драбин, драбинах (рейтинг); поєдинок, поєдинку (дуель); розум, розуму (суперник дня); спочинку, спочинок (відпочити);
# Not: пакунок, пакунка, пакунки (архів); позику, позичаю (готова програти); місцем, місць (чат); успіхи (результати); здогадка (здогад);
# Not: очищено, очисти, очистити (розчищено); тримає цього бота (господар бота); якщо не сказано (типово); ваше, ваш (твоє); зв’язано (поєднано).

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
match-first = Обирай хід. Мій уже обрано.
match-first-guess = Парне чи непарне? Мій здогад уже готовий. Схиблю — очко твоє.
round-moves = Ти { $yours } · Гадалка { $mine } → { $result }
round-won = очко твоє
round-lost = очко моє
round-drawn = нічия
round-missed = схибила, очко твоє
round-hit = вгадала
round-toast = Ти { $yours } · я { $mine } → { $result } · { $won } : { $lost }
round-expected = Я очікувала { MOVE($move, case: "accusative") }.
round-expected-because = Я очікувала { MOVE($move, case: "accusative") }: { $because }.
round-unread = { $reason ->
    [apart] Ця стратегія своїх думок не виказує.
    [by-rule] Я ходила за власним правилом. Вгадувати тебе воно не намагається.
    [by-merits] Я зіграла те, що досі давало очки проти тебе, або спробувала нове.
    [off] Я грала навмання, як ти й просиш. Зараз я тебе не читаю.
    [guessed] Спертися не було на що, тож я вгадувала.
    [read] Я грала навмання: можливо, ти мене читаєш.
    [none] Нічого певного я не очікувала.
   *[random] Я грала навмання.
  }
button-why = Чому?
button-stop = Досить
button-rematch = Реванш
button-verify = Перевірити
button-check-in-browser = Перевір власноруч
button-open-page = Відкрити як сторінку
button-chart = Графік
button-details = Докладно
button-more = Більше
button-rules = Правила
help-play = Грати
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
rules-caption = Стрілка веде до ходу, який цей хід б’є
rules-alt = { $game }: ходи по колу, від кожного — стрілки до тих, які він б’є. { $rules }
rules-play = Два однакові ходи — нічия. Грати: /rps play { $variant }

## Що вона побачила
evidence = { $kind ->
    [often] ти обираєш це { $count ->
        [one] { $count } раз
        [few] { $count } рази
        [many] { $count } разів
       *[other] { $count } раза
      } із { $total }
    [after-own] після твого ходу { $own } ти обираєш це { $count ->
        [one] { $count } раз
        [few] { $count } рази
        [many] { $count } разів
       *[other] { $count } раза
      } із { $total }
    [after-other] після мого ходу { $other } ти обираєш це { $count ->
        [one] { $count } раз
        [few] { $count } рази
        [many] { $count } разів
       *[other] { $count } раза
      } із { $total }
    [after-both] після твого ходу { $own } проти мого ходу { $other } ти обираєш це { $count ->
        [one] { $count } раз
        [few] { $count } рази
        [many] { $count } разів
       *[other] { $count } раза
      } із { $total }
    [after-result-repeat] після { $result ->
        [win] перемоги
        [loss] поразки
       *[draw] нічиєї
      } ти повторюєш хід { $count ->
        [one] { $count } раз
        [few] { $count } рази
        [many] { $count } разів
       *[other] { $count } раза
      } із { $total }
   *[after-result-change] після { $result ->
        [win] перемоги
        [loss] поразки
       *[draw] нічиєї
      } ти змінюєш хід { $count ->
        [one] { $count } раз
        [few] { $count } рази
        [many] { $count } разів
       *[other] { $count } раза
      } із { $total }
  }
context-times = { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } раза
  } із { $total }
context-times-weighed = у { $percent } % випадків, причому нові раунди важать більше
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
    [1] твого ходу { $yours } проти мого ходу
   *[other] твоїх ходів { $yours } проти моїх ходів
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
    [beating] після переходу на хід, якому програє твій попередній
    [beaten] після переходу на хід, який програє твоєму попередньому
   *[far] після зміни на кшталт { $from } → { $to }
  }
context-steps = після { $moves ->
    [one] { $moves } ходу
    [few] { $moves } ходів
    [many] { $moves } ходів
   *[other] { $moves } ходу
  } за такою схемою
context-alike = { $rounds ->
    [1] після такого самого раунду, як останній,
    [one] після { $rounds } такого самого раунду, як останні,
    [few] після { $rounds } таких самих раундів, як останні,
    [many] після { $rounds } таких самих раундів, як останні,
   *[other] після { $rounds } такого самого раунду, як останні,
  }
context-from = { $reference ->
    [opponent] { $step ->
        [same] ти повторюєш хід
        [other] ти змінюєш хід
        [beating] ти переходиш на те, чому програє твій попередній хід
        [beaten] ти переходиш на те, що програє твоєму попередньому ходу
       *[far] ти змінюєш { MOVE($from, case: "accusative") } на { MOVE($to, case: "accusative") } чи робиш подібне
      }
   *[own] { $step ->
        [same] ти повторюєш мій попередній хід
        [other] ти граєш не те, що я перед тим
        [beating] ти граєш те, чому програє мій попередній хід
        [beaten] ти граєш те, що програє моєму попередньому ходу
       *[far] на мій хід { $from } ти відповідаєш ходом { $to } чи чимось подібним
      }
  }
why-expected = Минулого раунду я очікувала { MOVE($move, case: "accusative") }: { $because }.
why-blend = Минулого раунду я очікувала { MOVE($move, case: "accusative") }. Окремої звички за цим немає; { $rounds ->
    [1] так підказав єдиний раунд, який я пам’ятаю.
    [one] так підказали найподібніші з { $rounds } раунду, що я пам’ятаю.
    [few] так підказали найподібніші з { $rounds } раундів, що я пам’ятаю.
    [many] так підказали найподібніші з { $rounds } раундів, що я пам’ятаю.
   *[other] так підказали найподібніші з { $rounds } раунду, що я пам’ятаю.
  }
why-sure = Я була певна на { $percent } %.
why-people = Минулого раунду я очікувала { MOVE($move, case: "accusative") }. Тебе я ще не знала, а так грає більшість людей.
why-forgotten = Минулого раунду я очікувала { MOVE($move, case: "accusative") }. Чому — забула, на твоє прохання.
why-unread = { $reason ->
    [apart] Цей суперник — чужий файл, і думок своїх він не виказує. Код доводить, що його хід обрано раніше за твій.
    [by-rule] Цей суперник має власне правило й не намагається вгадати твій наступний хід.
    [by-merits] Цей суперник пробує, що вигідно проти тебе, і те й грає.
    [random] Цей суперник нічого не читає. Кожен його хід випадковий.
    [off] Ти просиш тебе не читати, тож я грала навмання. Щоб я знову читала: /model on
    [guessed] Нічого схожого я раніше не бачила, тож вгадувала.
    [chance] Цього разу я грала навмання: мій здогад про тебе не був вартий ризику.
    [careful] Я грала навмання: ми щойно познайомилися, і ти можеш знати, як я починаю. У перших раундах я ризикую малим.
    [read] Мої здогади принесли тобі стільки очок, що ти, можливо, мене читаєш. Тож граю навмання, доки щось не відіграю.
    [spent] Мені більше нічим ризикувати: усе вже твоє. Відтепер кожен мій хід випадковий.
   *[none] Минулого раунду я нічого певного не очікувала.
  }
why-record = У цьому матчі я вгадала ходів: { $right } із { $all }.
why-expected-by-rule = Минулого раунду я очікувала { MOVE($move, case: "accusative") }. Таке в цього суперника правило: він дивиться лише на твій останній хід і ніколи не вчиться.
why-valued = { $chosen ->
    [move] Минулого раунду я зіграла { MOVE($move, case: "accusative") }: { $situation } цей хід обіцяв найбільше очок надалі: { $value }.
    [move-tried] Минулого раунду я навмання спробувала { MOVE($move, case: "accusative") }: { $situation } цей хід обіцяв надалі очок: { $value }.
    [strategy] Минулого раунду я пішла за стратегією { $name }: { $situation } вона обіцяла найбільше очок надалі: { $value }.
   *[strategy-tried] Минулого раунду я навмання пішла за стратегією { $name }: { $situation } вона обіцяла надалі очок: { $value }.
  }
why-daemon = { $said ->
    [yes] Минулого раунду я очікувала { MOVE($move, case: "accusative") }, як і демон, якого я слухаю.
   *[no] Минулого раунду я грала навмання: демон, якого я слухаю, такого ще не бачив.
  } Він пам’ятає твої ходи ({ $moves }) і здогади ({ $guesses }). Його оцінка — { $rating }{ $rivals ->
    [0] .
   *[other] , у наступного — { $next }.
  }
why-knew = Він знав ось що: { $weights }.
why-counters = Минулого раунду я очікувала { MOVE($move, case: "accusative") }. Мої лічильники для попередніх ходів дають у сумі { $sums }.
why-too-early = Спитай після першого раунду. Доти мій наступний хід — таємниця.

## Кінець матчу
end-title = { $ending ->
    [won] 🔮 { $name } перемагає { $won } : { $lost }
    [lost] 🔮 Гадалка перемагає { $lost } : { $won }
    [level] 🔮 Нічия: { $name } { $won } : { $lost } Гадалка
    [stopped] 🔮 Зупинено за рахунку { $name } { $won } : { $lost } Гадалка
    [replaced] 🔮 Зупинено за рахунку { $name } { $won } : { $lost } Гадалка
    [forfeited] 🔮 { $name }: технічна перемога за рахунку { $won } : { $lost }
   *[withdrawn] 🔮 Матч завершено за рахунку { $name } { $won } : { $lost } · цього суперника більше немає
  }
end-broke = { $line ->
    [0] У його файлі стався збій, або він думав за годинником довше двох секунд і не зміг обрати хід. Усі зіграні раунди зараховано.
   *[other] У його файлі стався збій (рядок { $line }, стовпець { $column }), і він не зміг обрати хід. Усі зіграні раунди зараховано.
  }
match-none = Відкритих матчів у тебе немає. Почати новий: /rps play
end-no-rounds = Не зіграно жодного раунду.
end-check = { $check ->
    [verified] ✓ перевірено
   *[failed] ✗ Цей матч не пройшов моєї власної перевірки. Не вір йому й скажи господареві бота.
  }
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
   *[other] Ти береш ходи по колу, { $moves }
  }
end-plain = { $plain ->
    [mine] { $variant ->
        [0] Жодна звичка тебе не видала. Я жила з дрібняків.
        [1] Не назву звички, яка тобі цього коштувала. Заслугу ділю з випадком.
       *[other] Ніщо у твоїй грі не впадає в око. А втім, назвімо це передбаченням.
      }
    [yours] { $variant ->
        [0] Я не знайшла звички, за яку вхопитися. Моє шанування.
        [1] Нічим себе не видаєш. А я ж дивилася.
       *[other] Жодна твоя звичка не впадає в око. Карти червоніють.
      }
    [level] { $variant ->
        [0] Ні ти, ні я себе майже не видали.
        [1] Нічия, і жодна звичка не впадає в око. Карти знизують плечима.
       *[other] Ніхто не попереду, і ворожити нема на чому.
      }
    [short] { $variant ->
        [0] Для ворожіння закоротко.
        [1] Так мало раундів? Навіть мені треба трохи більше.
       *[other] Ми ледве почали; розповідати ще нічого.
      }
    [random] { $variant ->
        [0] Я грала навмання: про тебе це нічого не каже.
        [1] Цього разу я нічого не читала. Хвали чи лай монету.
       *[other] Мої ходи були випадкові: твої звички нічого не важили.
      }
   *[by-rule] { $variant ->
        [0] Я трималася свого правила, і жодна твоя звичка не впадає в око.
        [1] Я грала за правилом і нікого не читала. Жодна звичка не впадає в око.
       *[other] Правило проти людини, і жодної помітної звички.
      }
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
verdict = { $verdict ->
    [read] на випадковість не схоже
    [escaped] ти вислизаєш частіше, ніж дозволяє випадок
   *[unsure] раундів замало, щоб сказати певно
  }
strip-yours = ← твої ходи
strip-mine = ← мої
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
chart-best = { $who ->
    [you] { $by ->
        [0] Ти жодного разу не ведеш.
       *[other] Твій найбільший відрив — { $by }, у раунді { $round }.
      }
    [me] { $by ->
        [0] Я жодного разу не вела.
       *[other] Мій найбільший відрив — { $by }, у раунді { $round }.
      }
   *[other] { $by ->
        [0] { $name } жодного разу не веде.
       *[other] { $name }: найбільший відрив { $by }, уперше в раунді { $round }.
      }
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
chart-reach = Сам випадок за { $decided ->
    [one] { $decided } раунд
    [few] { $decided } раунди
    [many] { $decided } раундів
   *[other] { $decided } раунду
  } із переможцем дає різницю понад { $reach } щонайбільше в одному матчі з двадцяти.
chart-ahead = { $who ->
    [you] Ти попереду на { $by }: це навряд чи випадковість.
    [me] Я попереду на { $by }: це навряд чи випадковість.
   *[other] { $leader } попереду на { $by }: це навряд чи випадковість.
  }
chart-few = { $decided ->
    [0] Жоден раунд не мав переможця.
    [one] { $decided } раунд із переможцем — замало, щоб відрізнити вміння від випадку.
    [few] { $decided } раунди з переможцем — замало, щоб відрізнити вміння від випадку.
    [many] { $decided } раундів із переможцем — замало, щоб відрізнити вміння від випадку.
   *[other] { $decided } раунду з переможцем — замало, щоб відрізнити вміння від випадку.
  }
chart-stopped = Матч, зупинений достроково, доводить менше: люди люблять іти, поки ведуть.
chart-chosen = Твій вибір: { $moves }
chart-grey = Сіре: доки дійшов би сам випадок, 19 разів із 20
chart-lead = Хто попереду
chart-difference = твої перемоги мінус мої
chart-moves = Твої ходи
chart-times = разів
chart-round = раунд
chart-alt = { $score }. Хто попереду, раунд за раундом: лінія на сірій смузі випадку; твої ходи стовпчиками. { $lines }

## Доказ чесності
proof-moves = ✓ Кожен мій хід ({ $count }) — той, який я обрала до твого.
proof-mines = ✓ Міни випливають із мого секрету, обраного до твого першого натискання, і з першої клітинки.
proof-wrong = ✗ Це не збігається з тим, що я показала. Не вір цьому й скажи господареві бота.
proof-shown = Спершу я показала: { $bound }. Секрет до цього: { $secret }
proof-how-page = Поки це лише моє слово. Сторінка перевірить його у твоєму браузері, зокрема за повідомленнями, які в тебе залишилися.
proof-how-line = Поки це лише моє слово. З копією Гадалки його можна перевірити, зокрема за повідомленнями, які в тебе залишилися: npm run -s gadalka -- verify "…" messages.txt
source-at = Копія Гадалки: { $link }
source-unknown = Адреси для завантаження тут не вказано. Спитай господаря цього бота, де взяти копію Гадалки.
proof-none = У тебе немає нічого завершеного для перевірки. Зіграй: /rps play, /oddeven або /mines
proof-not-yet = Гра ще триває. Секрет я покажу наприкінці.
proof-unreadable = Це не мій рядок доказу. Він починається з gd1., його дає кнопка «Перевірити» під завершеним матчем, і потрібен він повністю.

## Натискання, які нічого не змінюють
press-old-button = Ця кнопка з іншого часу; вона вже нічого не відкриває. Новий матч: /rps play або /oddeven
panel-gone = Ця кнопка застаріла. Ось як усе зараз.
panel-type = Набери: { $example }
press-not-yours = Це не твоє.
match-of = У цьому матчі грає { $name }.
board-of = На цьому полі грає { $name }.
button-play-too = Грати теж
button-play-private = Грати в приватному чаті
press-round-played = Цей раунд уже зіграно; двічі нічого не зараховано. Ось рахунок.
press-match-over = Цей матч завершено; нічого не зараховано.
opponent-gone = Цього суперника вже немає, тож матч не продовжити. Почати новий: /rps play або /oddeven

## Ігри, запропоновані в будь-якому чаті
offer-open-title = { $game }: для будь-кого
offer-open-description = Хто перший натисне, той і грає проти мене
offer-open-text = { $name } пропонує гру проти мене. Хто перший натисне, той і грає.
offer-own-title = { $game }: для тебе
offer-own-description = Граєш проти мене, чат дивиться
offer-own-text = { $name } хоче знати майбутнє. Натисни, щоб почати.
offer-mines-open-description = Хто перший натисне, той і грає, чат дивиться
offer-mines-open-text = { $name } пропонує поле сапера. Хто перший натисне, той і грає.
offer-mines-own-description = Граєш ти, чат дивиться
offer-mines-own-text = { $name } збирається перейти мінне поле. Натисни, щоб почати.

## Команди
command-rps = Камінь-ножиці-папір, із ворожкою або між собою
command-rps-play = Грати; я вчуся на ходу
command-oddeven = Парне чи непарне: ти загадуєш, я вгадую
command-oddeven-play = Грати; мій промах — твоє очко
command-strategy = Суперники: хто вони, і твої власні імена для них
command-strategy-list = Усі суперники, по рядку на кожного
command-strategy-mine = Імена, які ти даєш стратегіям
command-strategy-submit = Надіслати власну стратегію файлом
command-help = Що я вмію і як про це попросити
command-settings = Твої налаштування: мова, пам’ять, хто тебе бачить, твої дані
option-help-topic = про що почитати
option-variant = classic (3 ходи) або lizard-spock (5 ходів)
option-length = до 10, найкращий із 9, без кінця …
option-game = яка гра; типово камінь-ножиці-папір
option-opponent = стратегія, що грає проти тебе
option-strategy = суперник або ім’я, яке хтось зареєстрував
option-registered-strategy = що стоїть за ім’ям, наприклад markov:order=4,decay=0.98
option-strategy-file = твоя стратегія: JavaScript або TypeScript, з якого можна стерти типи; щонайбільше 64 КБ
option-file-name = її ім’я: нове або одне з твоїх для нової версії
option-strategy-note = один рядок про неї
choice-classic = Класика: камінь, ножиці, папір
choice-lizard-spock = Ще ящірка і Спок: п’ять ходів
choice-novice = Новачок: про тебе нічого не знає, учиться в цьому матчі
choice-fortune-teller = Ворожка: знає тебе й те, як грають люди; нічого не забуває
choice-mirror = Дзеркало: грає, як ти
choice-coin = Чесна монета: нічого не читає, і її не прочитати
strategy-fortune-teller = читає твої звички сорока способами водночас, знає людей, і обдурити її важко
strategy-mirror = твій двійник: ходить так, як на його місці ходиш ти
strategy-random = чесна монета; нічого не читає
strategy-wildcard = зважує кожну давнішу мить, схожу на цю
strategy-constant = завжди той самий хід, типово камінь
strategy-rotation = усі ходи по колу: камінь, папір, ножиці …
strategy-anti-rotation = очікує, що ти ходитимеш по колу
strategy-copy = повторює твій попередній хід
strategy-always-counter = грає те, чому програє твій попередній хід
strategy-always-counter-self = грає те, чому програє її власний попередній хід; на твої не дивиться
strategy-win-stay-lose-shift = повторює те, що виграло, змінює те, що програло
strategy-after-result = іде за підсумком раунду: на стільки ходів далі після перемоги, нічиєї, поразки
strategy-frequency = б’є хід, який ти граєш найчастіше
strategy-markov = б’є те, що ти зазвичай робиш після кількох останніх ходів
strategy-mupn = б’є те, що було минулого разу після тих самих кількох ходів
strategy-supp = на спробах учиться, який хід вигідний після кількох твоїх останніх
strategy-mksu = на спробах учиться, за якою з восьми інших стратегій іти
strategy-mkia = на спробах учиться, за якою з трьох читачок іти
strategy-daemons = юрба демонів і наглядач, який слухає найвдалішого
strategy-shannon = машина Шеннона 1953 року: чи робиш ти те саме двічі?
strategy-seer = SEER 1956 року: тримається закономірності, доки та дає очки
strategy-experts = рада читачів: чим кращий послужний список, тим гучніший голос
strategy-history-match = шукає, де гра востаннє йшла так само і як справджувалися такі здогади
strategy-second-guess = знає, що ти знаєш, що вона знає
strategy-iocaine = переможець 1999 року: здогади на всіх рівнях, оцінені на різних відстанях

strategy-list-title = 🔮 { $count ->
    [one] { $count } суперник
    [few] { $count } суперники
    [many] { $count } суперників
   *[other] { $count } суперника
  }
strategy-info-title = 🔮 { $family }
strategy-games = Грає: { $games }
strategy-settings = Налаштування:
strategy-no-settings = Налаштувань немає.
strategy-setting = { $name }: { $valid } (типово { $usual })
strategy-set = ← тут { $value }
strategy-source = Джерело: { $source }

registration-done = 🔮 { $name } зареєстровано
registration-play = Зіграти: { $command } opponent={ $name }. Це може кожен, хто знає ім’я.
registration-mine-title = 🔮 Твої стратегії: { $count } із { $max }
registration-none = Власної стратегії в тебе ще немає. Надішли файл або назви одну з моїх по-своєму.
registration-withdraw-title = Відкликати { $name }?
registration-withdraw-file = Більше ніхто з нею не зіграє, матчі, що тривають, скінчаться без результату, а її файл буде видалено. Ім’я зможе взяти будь-хто.
registration-withdraw-text = Під цим ім’ям із нею більше ніхто не зіграє, а ім’я зможе взяти будь-хто. Розпочаті матчі тривають.
button-withdraw = Відкликати
registration-withdrawn = { $name } відкликано; ім’я вільне.
registration-kept = Лишається за тобою.
button-strategy-submit = Надіслати файл
button-strategy-name = Назвати одну з моїх
button-strategy-register = Дати їй ім’я
button-strategy-mine = Мої стратегії
button-strategy-version = Нова версія
button-strategy-change = Змінити
button-strategy-withdraw = Відкликати
registration-refused = { $refusal ->
    [bad-name] «{ $name }» не годиться. Ім’я має від 3 до 24 літер a–z, цифр і дефісів і починається з літери, наприклад my-markov.
    [reserved-name] «{ $name }» тут уже щось означає. Обери інше ім’я, наприклад my-{ $name }.
    [like-built-in] «{ $name }» надто схоже на одну з моїх власних стратегій. Обери інше ім’я, наприклад my-{ $name }.
    [taken] Ім’я «{ $name }» уже хтось зареєстрував. Обери інше.
    [full] Ти маєш уже стільки стратегій, скільки можна: { $max }. Спершу відклич якусь: /strategy withdraw
   *[not-yours] Імені «{ $name }» у тебе немає. Твої імена: /strategy mine
  }
registration-trying = 🔮 { $name } проходить пробу
registration-trying-text = Звіт з’явиться тут за мить.
registration-one-at-a-time = Твоя попередня проба ще триває, а проба в кожного лише одна водночас. Її повідомлення стане звітом.
registration-queue-full = Черга на проби повна. Спробуй знову за кілька хвилин.
registration-broken-off = Пробу { $name } перервано, нічого не зареєстровано. Надішли команду ще раз через хвилину.
registration-store-away = Зараз не можу дістатися своєї пам’яті, тож нічого не зареєстровано. Надішли команду ще раз через хвилину.

submission-how = Потрібні ім’я та файл: /strategy submit my-bot разом із файлом.
submission-version = 🔮 { $name }: нова версія { $version }
submission-known = 🔮 { $name } — це той самий файл
submission-public = З нею може зіграти кожен, хто знає ім’я.
submission-results = { $game }. Виграно матчів: { $won } із { $matches }, раундів у кожному: { $rounds }; очок за раунд: { $mean }. Раунди виграні:програні:нічиї та очки за раунд:
submission-other-game = { $game }. Виграно матчів: { $won } із { $matches }, очок за раунд: { $mean }.
submission-not-there = { $game }: не зіграно. Причина: { $reason }.
submission-untried = { $game }: без проби, бо потрібно забагато кроків. Щоб її випробувати лише там, вкажи це у файлі: export const games.
submission-taken = Щонайбільше за матч: кроків { $steps } із { $most }, пам’яті { $memory } із { $limit } МБ. Матч тривав { $milliseconds } мс.
submission-play = Зіграти: { $command } opponent={ $name }. Хеш і версії: /strategy info { $name }
submission-no-load = 🔮 { $name } не завантажується
submission-breach = { $kind ->
    [crashed] 🔮 { $name }: збій на пробі
    [illegal] 🔮 { $name }: недопустимий хід на пробі
   *[exhausted] 🔮 { $name }: на пробі вичерпано ресурси
  }
submission-at-start = { $game }, до першого раунду проти { $opponent }.
submission-at-round = { $game }, проти { $opponent }, раунд { $round }.
submission-place = Рядок { $line }, стовпець { $column }:
submission-nothing = Нічого не зареєстровано. Виправ файл і надішли ще раз.
submission-no-games = У файлі сказано, що стратегія грає в { $typed }. Я знаю { $valid }. Нічого не зареєстровано.
submission-too-slow = Проба тривала довше, ніж можна, тож нічого не зареєстровано. Хай стратегія рахує менше за раунд; або надішли ще раз, коли в мене буде менше роботи.
submission-unsteady = { $name } щоразу грає інакше: { $game }, проти { $opponent }, ходи різняться від раунду { $round }. Ті самі раунди мають давати ті самі ходи. Нічого не зареєстровано.
strategy-file-title = Авторський файл: JavaScript, працює в пісочниці.
strategy-file-facts = Версія { $version }, байтів: { $bytes }. SHA-256: { $hash }
strategy-file-earlier = Попередні версії: { $versions }
strategy-file-note = «{ $note }»

## Проблеми з написаним
problem-unknown-command = Не знаю команди «{ $typed }». Що я вмію: /help
problem-unknown-command-nearest = Не знаю команди «{ $typed }». Може, { $nearest }? Усі: /help
problem-unknown-option = /{ $command } не розуміє «{ $typed }». Приймає: { $valid }
problem-bad-choice = «{ $typed }» не підходить для { $option }. Обери одне з цього: { $valid }
problem-unknown-word-nearest = /{ $command } не розуміє «{ $typed }». Може, { $nearest }?
problem-bad-choice-nearest = «{ $typed }» не підходить для { $option }. Може, { $nearest }? Можна так: { $valid }
problem-bad-text = «{ $typed }» не підходить для { $option }: потрібно від 1 до { $max } знаків.
problem-file-missing = Для { $example } потрібен файл: надішли його разом із командою.
problem-file-too-large = Файл завеликий: беру щонайбільше { $kilobytes } КБ.
problem-file-unavailable = Файл до мене не дійшов. Надішли його, будь ласка, ще раз.
problem-lone-file = Що робити з «{ $typed }», ти не кажеш. Відповідай на файл командою, яка його приймає: { $nearest }
problem-level-and-opponent = Рівень — це вже суперник. Обери щось одне: level=… або opponent=…
problem-length = «{ $typed }» — не довжина матчу. Спробуй: до 10, найкращий із 9 (непарне) або без кінця; числа від 1 до { $max }.
problem-unknown-strategy = Не знаю суперника «{ $typed }». Відомі: { $some }. Усі: /strategy list
problem-unknown-strategy-nearest = Не знаю суперника «{ $typed }». Може, { $nearest }? Усі: /strategy list
problem-unknown-parameter = У { $family } немає налаштування «{ $typed }». Є: { $valid }
problem-bad-value = { $parameter } не може бути «{ $typed }». Можна так: { $valid }
problem-wrong-game = { $typed } не грає в цю гру ({ $game }). Грають: { $some }. Усі: /strategy list

## Збої
failure-unexpected = Щось пішло не так на моєму боці; це записано. Твої дані цілі; спробуй ще раз.
failure-busy = Біля кришталевої кулі зараз тісно. Нічого не зараховано й нічого не втрачено: спробуй ще раз за мить.
failure-file-time = Файли автора цього суперника думають надто довго й уже витратили свій час на цю хвилину. Нічого не зараховано: спробуй ще раз за мить.
failure-store = Зараз не можу дістатися своєї пам’яті. Нічого не втрачено: спробуй ще раз за мить. Зарахований хід двічі не зарахується.

## Що зв’язує господаря
fairness-brief = 🔮 Мій хід визначено до вашого вибору. Це видно наприкінці матчу чи поля за кнопкою «Перевірити».
fairness-anchor = Щоденне завдання й турніри розігруються із секрету дня. Я показую його наступного дня, і кожен веде до цього числа: { $anchor }
fairness-secret = Останній, для npm run -s gadalka -- verify:

## Межі: забагато водночас
budget-past = { $budget ->
    [press] Зашвидко для моєї кришталевої кулі. Спробуй знову через { $wait }; гра чекає там, де була.
    [command] Не всі бажання водночас. Спробуй знову через { $wait }; нічого не втрачено.
    [picture] Мої пензлі мають висохнути. Малюватиму знову через { $wait }; решта працює.
    [hint] Навіть кришталевій кулі треба відпочити. Підказка буде через { $wait }; грати можна й зараз.
    [export] Цей файл уже завантажено кілька разів. Ще раз можна буде через { $wait }.
    [submission] На сьогодні файлів досить. Наступний можна надіслати через { $wait }; доти пробуй їх удома.
   *[tournament] Забагато турнірів водночас. Відкрити ще один можна через { $wait }; відкриті тривають.
  }
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
help-brief = 🔮 Я граю з тобою й запам’ятовую, як ти обираєш: /rps. Дуель із другом: /duel. Щодня нове: /daily. Решта — за одне натискання.
help-title = 🔮 Що я вмію
help-friends = З друзями
help-you = Про тебе
help-strategies = Стратегії
help-fairness = Чи чесно це?
help-privacy = Приватність
start-title = 🔮 Я — Гадалка
start-text = Я трохи читаю думки. Обери гру: я запам’ятовую, як ти обираєш, розповідаю, що побачила, і доводжу, що кожен мій хід було обрано раніше за твій.
start-mines = Сапер
privacy-title = Що я про тебе зберігаю
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
settings-learn-on = Вчитися на моїй грі
settings-learn-off = Не вчитися на моїй грі
settings-forget = Забути мене…
settings-export = Завантажити
privacy-brief =
    Я зберігаю твій ID, твої ходи, результати й налаштування.
    Повідомлень не зберігаю. Ім’я — лише два тижні після дуелі або доки ти погоджуєшся, щоб тебе бачили.
    Профіль закритий, доки ти не вирішиш інакше.
    Усе лишається в господаря цього бота.
    Завантажити чи видалити це можна будь-коли.
stored-matches = Твій ID на цій платформі, твої ходи та їхній результат; для останніх матчів ще налаштування, час і секрет моїх ходів. Скільки раундів ти виграєш за тиждень і за місяць, коли граєш востаннє, і день останнього.
stored-settings = Мову, яку тобою обрано, і те, чи тебе видно іншим та чи можна тебе викликати.
stored-shown = Поки тебе видно: твоє ім’я, де ти граєш і твої результати в тамтешніх списках.
stored-handle = Твоє @ім’я, 90 днів після того, як я бачила його востаннє, щоб тебе могли назвати.
stored-duels = Твої дуелі: ходи обох сторін і результат, два тижні — обидва імені та чат. Твій рейтинг.
stored-mines = Твоє розпочате поле в сапері, останні поля і як ішли ігри.
stored-daily = Твої спроби в завданні дня, їхній час і твою серію.
stored-strategies = Стратегії, які ти реєструєш або надсилаєш: назви, файли й випробування.
stored-tournaments = Турніри, які ти відкриваєш або в яких береш участь, де вони були і як зіграли твої учасники.
stored-replays = Матчі й дуелі, якими ти ділишся сторінкою, з іменами: рік або доки не забереш їх назад.
stored-place = Щоденний допис у твоєму приватному чаті, якщо його ввімкнено: чат, час і мова. Якщо тебе забанено, тут або всюди: твій ID, твоє тодішнє ім’я і дата; це лишається, коли видаляєш решту.
data-export-text = Ходи від найдавніших. Секрету ще відкритого матчу тут немає: він видав би мій наступний хід.
data-delete-title = Видалити все?
data-delete-text = Зникнуть усі твої раунди, підсумки, матчі, поля, зареєстровані стратегії й місця в списках, і я більше тебе не впізнаю. Цього не скасувати.
button-delete = Видалити все
button-keep = Лишити
data-deleted = Стерто. Ми не знайомі.
data-nothing = Видаляти нічого.
data-kept = Лишено. Я тебе пам’ятаю.

## Один гравець на кількох платформах

## Виклики
challenge-retract = Відкликати
challenge-retracted = { $caller } відкликає виклик.
challenge-lapsed = Цей виклик уже не відкритий.
challenge-not-challenged = Відповісти може лише { $name }.
challenge-not-challenger = Відкликати може лише { $name }.
challenge-unseen = { $name } не бачить цього чату. Виклич у групі, де ви обоє.
challenge-left = { $name }: тут цієї людини немає, і виклику вона не побачить.
challenge-off = { $name } не приймає викликів.
challenge-lately = { $name }: від твого питання не минуло й десяти хвилин. Зачекай трохи.
challenge-take-button = Приймати виклики
challenge-refuse-button = Без викликів
challenge-setting-on = Інші можуть викликати тебе на ім’я: на дуель чи порівняння. Я згадаю тебе, а ти погодишся чи відмовишся.
challenge-setting-off = Ти не приймаєш викликів. Хто тебе назве, побачить це, і нічого не буде опубліковано.

## Кому видно профіль
shown-never = Ніколи не видно: окремих твоїх ходів і в яких іще чатах ти граєш.
shown-now = { $shown ->
    [yes] Кожен, хто мене спитає, хоч би де, побачить твоє ім’я, результати й профіль за всіма твоїми раундами зі мною.
   *[no] Твого імені немає в жодному списку, і профіль бачиш лише ти.
  }
profile-read-all = Прочитати все

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
step-beats = хід, якому він програє
step-beaten = хід, що програє йому
step-like = зміна на кшталт { $from } → { $to }
profile-title = 🔮 { $name }: { $game }
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
    [you] Нічия тебе не збиває: після неї повторюєш хід { $often }.
   *[other] { $name } на нічию не зважає: після неї повторює хід { $often }.
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
profile-nothing = Тут ще жодного раунду. Для повного профілю треба раундів: { $missing }.
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
profile-read = Вгадано ходів: { $guessed } із { $rounds }, { $percent }. Навмання виходить { $chance }.
profile-likest-none = Не схоже на жоден із простих способів, які я знаю.
profile-likest = Найбільше схоже на: { $way }. Так було б зроблено ходів: { $agreed } із { $rounds }; навмання { $luck }.
profile-kept = Із зіграних раундів ({ $played }) зберігаються найновіші { $kept }; тут пораховано їх.
profile-details-title = 🔮 Числа цього профілю: { $game }
profile-details-how = Як це читати. Звичка потрапляє в список, якщо сам випадок дав би її десь раз із сорока. Я перевіряю їх багато, тож часом якась — лише випадковість. Відомий спосіб гри я згадую, якщо за ним вийшло б набагато більше ходів, ніж навмання, а випадкова гра була б така схожа на котрийсь із них рідше, ніж раз на сто.
profile-details-closed = Ці числа бачить лише той, кому видно профіль, а тут він не відкритий.
profile-alt = { $name }. Що за чим іде: { $habits }. Частка вгаданих ходів до кожного раунду: { $curve }.
profile-closed = Цього профілю тобі не видно: { $name }. Щоб побачити, як граєте ви обоє, спитай: /profile compare. Відкрити свій: /settings
portrait-button = У шести рядках
portrait-when = { $kind ->
    [result] після { $result ->
        [win] перемоги
        [loss] поразки
       *[draw] нічиєї
      }
    [same-result] після { $rounds } { $result ->
        [win] перемог
        [loss] поразок
       *[draw] нічиїх
      } поспіль
    [result-own] після { $result ->
        [win] перемоги
        [loss] поразки
       *[draw] нічиєї
      } з ходом { $move }
    [own] після ходу { $move }
    [bot] після мого ходу { $move }
    [same-move] після { $rounds } однакових ходів поспіль
    [always] завжди
   *[else] інакше
  }
portrait-rule = { $when }: { $said ->
    [own-same] той самий хід
    [own-beats] хід, що перемагає власний останній
    [own-beaten] хід, що програє власному останньому
    [bot-same] мій останній хід
    [bot-beats] хід, що перемагає мій останній
    [bot-beaten] хід, що програє моєму останньому
   *[move] { $move }
  }
portrait-line = – { $rule }, { $hits } із { $of }
portrait-how = Діє перший рядок, що підходить. Твоїм останнім ходам ({ $rounds }), яких вони не бачили, ці рядки давали в середньому { $lines } %; випадок дає 33 %. Файл грає, як ти: надішли його через /strategy submit, щоб зіграти з ним.
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
  }, з кількостями; синє: частіше, ніж навмання, помаранчеве: рідше
picture-compared = Звички, що розходяться найбільше, з кількістю випадків
picture-read = Вгадані ходи, по 40; сіре: випадок
picture-round = до раунду
picture-failed = Картинку намалювати не вдалося; слова всі на місці.

## Кого називає опція
person-unknown = Не знаю, хто це: { $typed }. Назви @ім’я або відповідай командою на повідомлення цієї людини.
person-unmet = Я ще не знаю { $name }: ця людина має раз написати мені або натиснути одну з моїх кнопок.
person-unknown-id = { $typed } — не гравець. Гравців називають так: terminal:anna або discord:700000000000000001
person-bot = Боти профілю не мають, а свій я тримаю при собі.

## Порівняння двох людей
menu-compare = Порівняти, як ми граємо
compare-with-whom = Порівняти з ким? Назви когось або відповідай на повідомлення: /profile compare @name
compare-oneself = Це ти, і схожіше на тебе не грає ніхто. Назви когось іншого.
compare-own-missing = Для порівняння кожному треба раундів: { $needed } ({ $game }); тобі бракує: { $missing }.
compare-ask = { $name }, { $caller } хоче порівняти, як ви двоє граєте. Можна?
compare-ask-seen = Якщо погодишся, усі тут побачать, як часто я вгадую кожного з вас і як ви граєте.
button-accept = Погодитися
button-decline = Відмовитися
compare-not-asked = Це питання до когось іншого.
compare-declined = Цього разу без порівняння.
compare-title = 🔮 { $a } та { $b }: { $game }
compare-headline = 🔮 Вгадую: { $a } — { $percentA }, { $b } — { $percentB }
compare-read = Вгадано ходів: { $guessedA } із { $roundsA } і { $guessedB } із { $roundsB }; навмання виходить { $chance }.
compare-chance = { $verdict ->
    [chance] { $name }: прочитати цю гру не легше, ніж монету.
   *[unsure] { $name }: поки що це може бути й випадок.
  }
compare-early = Ще рано: щоб сказати, у чому ви різнитеся, мені треба раундів від кожного: { $needed }.
compare-differ = Ви двоє граєте по-різному, хоч жодна звичка окремо цього не показує.
compare-effect = Наскільки по-різному: { $effect } за шкалою від 0 до 1, за раундами: { $roundsA } та { $roundsB }.
compare-differences = Де ви різнитеся найбільше:
compare-difference = – { $habit }. { $a } { $percentA } % ({ $countA } із { $totalA }), { $b } { $percentB } % ({ $countB } із { $totalB })
compare-no-difference = Різниці поки не знайдено.
compare-seed = Відстань із першої публікації, за останніми ходами ({ $context }): { $p } із { $most }. За тим, на скільки ходів дивитися: { $d }
compare-trust = Може, це випадковість? Ваші раунди, перемішані й роздані вам наново, різняться так само в { $count ->
    [one] { $count } роздачі
    [few] { $count } роздачах
    [many] { $count } роздачах
   *[other] { $count } роздачі
  } із 1000 (p = { $p }).
compare-details-title = 🔮 Числа цього порівняння: { $game }
compare-details-difference = – { $habit }. { $countA } із { $totalA }, { $countB } із { $totalB } (p { $p })
compare-details-how = Як це читати. Два числа поряд — по одному на кожного, у тому ж порядку, що в повідомленні вище. Наскільки по-різному: 0 — однаково, 1 — нічого спільного; та сама людина у два різні дні здебільшого між 0,25 і 0,60, двоє людей — між 0,63 і 0,86.
    p — як часто таку різницю дав би сам випадок (для звичок — із поправкою на те, скільки їх перевірено). Перевірок дві: за всіма раундами та за окремими звичками. Якщо хоча б в одній p не більше { $level }, я кажу, у чому ви різнитеся, інакше — що різниці поки не знайдено.
    Відстань із публікації майже між будь-якими двома людьми близька до найбільшої: вона тут заради історії, а не змісту.
compare-details-closed = Це порівняння тут уже не відкрите. Спитай ще раз: /profile compare
compare-too-few = Замало раундів, щоб порівняти: кожному треба { $needed }.
line-since = – { $name }, від { $date }

## Мапа місця
landmark-random = чистий випадок
landmark-copy = наслідувач
landmark-rotation = ходи по колу
landmark-anti-rotation = проти ходів по колу
landmark-always-counter = б’є чужий попередній
landmark-constant = завжди { $move }
map-title = Хто тут грає схоже: { $game }, { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
  }
map-subtitle = Що ближче, то схожіше. Напрямки нічого не значать.
map-ways = відомі способи гри
map-alt = Мапа: гравці ({ $count }) та відомі способи гри. { $lines }
map-head = Найсхожіше тут грають { $one } та { $other }; найменш схоже — { $first } та { $second }.
map-line = { $name }: найсхожіше грає { $other }
map-line-way = { $name }: найсхожіше грає { $other }, у манері «{ $way }»
map-line-alone = { $name }: у манері «{ $way }»
map-line-none = { $name }: не схоже на жоден спосіб, який я знаю
map-head-two = Поки що на цій мапі лише двоє.
map-more = … і ще { $count } на картинці.
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
map-alone-here = Мапа показує гравців групи чи сервера. Спитай мене там: /profile map
map-too-few = Для мапи треба гравців цього чату з відкритим профілем: { $people }, і по { $rounds } раундів у кожного. Поки що: { $ready }. Ще замало раундів: { $short }.
map-mine-private = Тебе на ній немає: твій профіль закритий. Щоб з’явитися: /settings, а тоді дограй тут матч.
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
model-sure = Наскільки я певна: з твоїх останніх ходів ({ $all }) я прочитала б { $right } (навмання: { $luck }); { $verdict }.
model-from = Звідки знаю: { $own } % від тебе, { $people } % від інших людей.
# What the bot may lose to the reader: $points now, of the 8 that everybody begins with.
model-account = { $state ->
    [lent] Я готова програти тобі щонайбільше { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
      }: свої 8 і ще { $more }, виграні в тебе.
    [begun] Я готова програти тобі щонайбільше 8 очок. Якщо відкинути випадок, ніхто й ніколи не випереджає мене більш ніж на 10 очок.
    [less] Я готова програти тобі ще { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
      }. Решта моїх 8 уже твоя.
    [spent] Мені більше нічим ризикувати: усі 10 очок, які можна в мене виграти, якщо відкинути випадок, уже твої. Відтепер кожен мій хід випадковий.
   *[read] Мої 8 очок уже твої, тож ти, можливо, читаєш мене. Граю навмання, доки щось не відіграю.
  }
model-mode-learning = Я вчуся на твоїх раундах.
model-mode-off = Я граю навмання й нічого не запам’ятовую.
model-reset-title = Забути, як ти граєш?
model-reset-text = Я забуду все, чого досі про тебе навчилася. Твої підсумки лишаться. Цього не скасувати.
button-forget = Забути
model-change-done = { $change ->
    [reset] Забуто: ми знову незнайомці. Твої підсумки лишилися.
    [off] Вимкнено. Уже обраний хід ще буде зіграно.
   *[on] Я знову вчуся.
  }
model-change-already = { $change ->
    [reset] Забувати нічого: твоїх раундів я не знаю.
    [off] Уже вимкнено.
   *[on] Я вже вчуся.
  }
button-share = Поділитися
button-share-stop = Більше не ділитися

## Сапер
command-mines = Сапер з підказками, що пояснюють чому
command-mines-play = Грати; обери рівень
option-mines-level = Наскільки велике й густе
option-mines-noguess = Поле, яке можна розв’язати без вгадувань
choice-pocket = Кишенькове: 5×5, 4 міни
choice-small = Мале: 8×8, 10 мін
choice-beginner = Новачок: 9×9, 10 мін
choice-intermediate = Любитель: 16×16, 40 мін
choice-expert = Експерт: 30×16, 99 мін
choice-yes = так
choice-no = ні
mines-level-custom = Інші
mines-title = 💣 Сапер { $width }×{ $height } · { $mines ->
    [one] { $mines } міна
    [few] { $mines } міни
    [many] { $mines } мін
   *[other] { $mines } міни
  }
mines-begin-opening = Відкрий будь-яку клітинку: вона та її сусідки безпечні.
mines-progress = 🚩 { $flags } із { $mines } · { $left ->
    [one] лишилася { $left } безпечна клітинка
    [few] лишилося { $left } безпечні клітинки
    [many] лишилося { $left } безпечних клітинок
   *[other] лишилося { $left } безпечної клітинки
  }
mines-how-open = Натисни клітинку, щоб відкрити її. Натисни число, чиї міни всі під прапорцями, і відкриється решта довкола.
mines-how-flag = Режим прапорців: натисни клітинку, щоб поставити або зняти прапорець.
mines-ended = { $ending ->
    [won] 🎉 { $name }: поле розчищено за { $time }{ $hints ->
        [0] .
        [one] , з { $hints } підказкою.
        [few] , з { $hints } підказками.
        [many] , з { $hints } підказками.
       *[other] , з { $hints } підказки.
      }
    [lost] 💥 { $cell } — міна. { $name }: розчищено клітинок { $cleared } із { $safe }.
    [stopped] Зупинено. { $name }: розчищено клітинок { $cleared } із { $safe }.
   *[replaced] Зупинено. { $name }: розчищено клітинок { $cleared } із { $safe }.
  }
button-new-board = Нове поле
button-flag-mode = Прапорці
button-open-mode = Відкривати
button-hint = Підказка
button-play-again = Інше поле
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
mines-flagged = На { $cell } прапорець. Спершу зніми його в режимі прапорців.
mines-flags-differ = На { $cell } стоїть { $number }. Постав довкола стільки прапорців, і відкриється решта.
mines-board-changed = Поле змінилося, відколи з’явилася ця кнопка. Ось воно тепер.
mines-over = Цю гру завершено. Почати іншу: /mines
mines-hint-safe = 💡 { $cell } безпечна: { $because }.
mines-hint-guess = 💡 Певного нічого. Найкращий здогад — { $cell }: міна в { $risk } % розкладок.
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
mines-too-large = Для цього чату таке поле завелике. Найбільше тут — { $most }.
mines-no-such-board = Не знайшлося такого поля, де не треба вгадувати. Спробуй ще раз.
mines-stats-title = 💣 Твої ігри в сапера
mines-stats-board = поле
mines-stats-best = найкраще
mines-stats-games = ігор
mines-stats-streak = Перемог поспіль без підказок: зараз { $now }, найбільше { $most }.
mines-stats-what = Найкращий час — без підказок. Покинуті ігри рахуються як невиграні. Поля без вгадувань — окремо.
mines-stats-none = Ще жодної гри не завершено. Почати: /mines

## Щоденне завдання
command-daily = Щодня новий суперник і нове поле
command-daily-today = Завдання дня і як у тебе справи
option-daily-zone = твій часовий пояс: місто, як-от Київ, або utc+3
place-daily = Щоденне завдання
daily-title = 🔮 Гадалка { $number } · { $date }
daily-opponent-title = 🔮 Гадалка { $number } · суперник дня
daily-today-opponent-open = Суперник: 20 раундів, ще не розпочато.
daily-today-opponent-going = Суперник: { $won } : { $lost }, далі раунд { $round } із { $of }.
daily-today-opponent-done = Суперник: { $won } : { $lost }.
daily-today-board-open = Поле: 5×5, ще не розпочато.
daily-today-board-going = Поле: розпочато.
daily-today-board-won = Поле: розчищено за { $time }{ $hints ->
    [0] {""}
    [1] , разом з однією підказкою
    [one] , разом із { $hints } підказкою
   *[other] , разом із { $hints } підказками
  }.
daily-today-board-lost = Поле: цього разу не розчищено.
daily-next = Наступні з’являться
daily-invite = 🔮 Гадалка { $number }: суперник і поле дня, для всіх.
button-daily-yesterday = Учора
daily-opponent-first = Сьогоднішній суперник випав лише тобі. Розгадай, як він обирає, і переграй його: 20 раундів, одна спроба.
daily-opponent-score = Ти { $won } : { $lost } · раунд { $round } із { $of }
daily-round = { $result ->
    [win] Ти { $yours } · суперник { $its } → очко твоє
    [loss] Ти { $yours } · суперник { $its } → очко його
   *[draw] Ти { $yours } · суперник { $its } → нічия
  }
daily-round-toast = { $last } · { $won } : { $lost }
daily-row-its = ← ходи суперника
daily-opponent-end = 🔮 { $won } : { $lost } проти суперника дня
daily-old-button = Ця кнопка з іншого дня. Сьогоднішні: /daily
daily-rule-after = { $result ->
    [win] Після виграного ним раунду він { $step ->
        [0] лишався при своєму ході
        [1] переходив на те, що програє цьому ходу
       *[other] переходив на те, чому цей хід програє
      }.
    [loss] Після програного ним раунду він { $step ->
        [0] лишався при своєму ході
        [1] переходив на те, що програє цьому ходу
       *[other] переходив на те, чому цей хід програє
      }.
   *[draw] Після нічиєї він { $step ->
        [0] лишався при своєму ході
        [1] переходив на те, що програє цьому ходу
       *[other] переходив на те, чому цей хід програє
      }.
  }
daily-rule-copy = Він повторював твій останній хід.
daily-rule-always-counter = Він грав те, чому програє твій останній хід.
daily-rule-anti-rotation = Він очікував, що ти підеш по колу — камінь, папір, ножиці, — і бив наступний крок, тобто грав те, що програє твоєму останньому ходу.
daily-rule-rotation = Він ішов по колу — камінь, папір, ножиці, — хоч би які були твої ходи.
daily-rule-win-stay = Виграшний хід він лишав, а після поразки змінював навмання. Після нічиєї { $draw ->
    [stay] він лишався при своєму
   *[shift] теж змінював навмання
  }.
daily-rule-frequency = Він грав те, чому програє твій найчастіший хід{ $decay ->
    [1] {""}
   *[other] ; найновіші раунди важили найбільше
  }.
daily-rule-mupn = Він пам’ятав, що було в тебе минулого разу після такого самого { $side ->
    [own] його ходу
   *[opponent] твого ходу
  }, і бив це.
daily-seen = { $count ->
    [1] Це було видно в раунді { $rounds }.
   *[other] Це було видно в раундах { $rounds }.
  }
daily-strip = Гадалка { $number }
daily-strip-opponent = Гадалка { $number } · { $won }:{ $lost }
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
daily-card-alt-board = Гадалка { $number }. { $board }
daily-word = { $result ->
    [win] виграно
    [loss] програно
   *[draw] нічия
  }
daily-yesterday-title = 🔮 Гадалка { $number }: відповіді
daily-yesterday-none = З того дня в мене нічого немає: ніхто не питав мене про завдання.
daily-yesterday-soon = Інші, може, ще грають. Відповіді вийдуть
daily-proof = Усе це випливає із секрету того дня — він у цьому рядку. З копією Гадалки це може перевірити кожен: npm run -s gadalka -- verify "…"

## Поле дня і списки дня
daily-board-title = 💣 Гадалка { $number } · поле дня
mines-daily-how = У свій день поле одне для всіх, і вгадувати не треба. Підказка коштує десять секунд. «Досить» закінчує твою єдину спробу.
mines-daily-over = Відповіді — з 01:00 UTC наступного дня: /daily yesterday
daily-board-score = Із підказками рахується як { $time }.
button-daily-opponent = Суперник
button-daily-board = Поле

## Дні поспіль
streak-day = Серія: { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
  }
streak-so-far = Серія поки що: { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
  }
streak-forgiven = один пропущений день цього тижня пробачено
streak-profile = Серія щоденних завдань, днів: зараз { $current }, найбільше { $longest }

## Турніри
command-tournament = Турніри стратегій, що граються у тлі
command-tournament-show = Турнір тут і все, що з ним можна зробити
command-tournament-create = Відкрити тут турнір
command-leaderboard = Найкращі стратегії турнірів, гравці проти мене або люди в дуелях
option-leaderboard-of = стратегії турнірів, гравці проти мене або дуелі; типово стратегії
option-leaderboard-scope = цей сервер чи група або всюди; типово тут
option-leaderboard-period = цей тиждень, цей місяць або весь час; типово весь час
choice-strategies = стратегії
choice-players = гравці
choice-duels = дуелі
choice-here = тут
choice-everywhere = усюди
choice-week = цей тиждень
choice-month = цей місяць
choice-all = весь час
command-profile = Як граєш ти і як грають інші
command-profile-show = Що кажуть про тебе твої раунди: звички, серії, наскільки тебе легко передбачити
command-profile-compare = Наскільки схоже граєте ти й хтось іще; спершу я його спитаю
option-profile-user = хтось інший; типово ти
option-profile-other = з ким
command-profile-map = Хто тут грає схоже, серед відомих способів гри
option-system = хто з ким зустрічається; типово швейцарська
option-rounds = тури швейцарської, від 1 до 30
option-match = раундів у матчі, від 10 до 2000; типово 1000
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
tournament-started = Починається! Учасників: { $count }, раундів у матчі: { $match }. Перебіг видно в цьому повідомленні, а про підсумок я напишу.
tournament-cancelled = { $name } скасовує турнір. Зігране не рахується.
tournament-open = Відкрито. { $count ->
    [0] Учасників ще немає.
    [one] Поки що { $count } учасник.
    [few] Поки що { $count } учасники.
    [many] Поки що { $count } учасників.
   *[other] Поки що { $count } учасника.
  }
tournament-running = { $of ->
    [0] Триває тур { $round }.
   *[other] Триває тур { $round } із { $of }.
  }
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
league-title = 🏟️ Ліга · { $game } · { $month }
league-how = Раз на місяць відкриті стратегії всіх грають з моїми. Очки: скільки в середньому дає матч з моїми (🏠) і з десятьма найкращими минулого місяця, ± стандартна похибка.
tournament-cross-first = перші { $shown } із { $count }
tournament-round = { $title } · тур { $round }
tournament-forfeit = { $name }: технічна поразка ({ $kind ->
    [crashed] збій
    [stalled] задовго думає
    [exhausted] перевищено межі
   *[illegal] недопустимий хід
  })
tournament-void = без результату (одну сторону знято)
tournament-cross-void = без результату
tournament-history = 🏆 Турнірів тут: { $count }
button-enter-mine = Виставити свою
button-start = Почати
button-tournament-next = Наступний
button-tournament-leave = Зняти
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
tournament-open-already = Тут уже є турнір: /tournament show
tournament-none-open = Відкритого турніру тут немає. /tournament create відкриє.
tournament-begun = Турнір уже почався. Вистав стратегію на наступний.
tournament-full = Усі місця зайнято: { $max }. Вистав стратегію на наступний турнір.
tournament-joined-already = { $entrant } вже бере участь. Вистав іншу стратегію або ту саму з іншими налаштуваннями.
tournament-too-few = Для турніру треба дві стратегії чи більше. Спершу вистав ще одну.
tournament-none-yet = Турнірів тут ще не було. /tournament create відкриє.
tournament-not-begun = Турнір ще не почався.
tournament-first-round = Перший тур ще не завершено. Спитай за мить.
tournament-forgotten = Матчі я зберігаю для п’яти останніх турнірів чату, а цей старший. Таблицю ще маю.
tournament-file = Усе одним файлом: хто грав, зерно й кожен результат. Хто має програму, може все відтворити й порівняти:
tournament-file-not-over = Турнір ще не завершено, а файл видав би його зерно. Спитай після кінця.
tournament-not-yours = Це може лише той, хто відкрив турнір або керує цим чатом.
tournament-rounds-swiss = Кількість турів обирають лише у швейцарській системі. Прибери rounds або обери system: swiss.
option-start = коли: 18:00, 2026-11-28 18:00 або in 2h
option-house = чи доповнюють мої стратегії турнір до восьми
tournament-house-open = 🏠 До { $size } доповнюють мої стратегії.
tournament-house = 🏠 одна з моїх, щоб заповнити місця.
tournament-house-best = Найкраще серед заявлених: { $names }
tournament-house-picture = з хаткою: одна з моїх
tournament-starts = Початок: { $when }.
tournament-called-off = Скасовано. Зігране не рахується.
tournament-left = { $entrant } вибуває. { $count ->
    [0] Учасників тепер немає.
    [one] Поки що { $count } учасник.
    [few] Поки що { $count } учасники.
    [many] Поки що { $count } учасників.
   *[other] Поки що { $count } учасника.
  }
tournament-put-off = У призначений час він не почався. Почни його вручну, щойно буде виставлено дві стратегії чи більше.
tournament-seed = Зерно було { $seed }.
setting-match = раундів у матчі: { $match }
setting-rounds = { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тури
    [many] { $rounds } турів
   *[other] { $rounds } туру
  }
tournament-drawn = Його визначено на початку турніру з учасників і мого секрету за { $date }, який я показую наступного дня.
setting-seed-later = зерно буде розкрито наприкінці
tournament-create-not-yours = Відкрити тут турнір може лише той, хто керує цим чатом. У приватному чаті зі мною можна відкрити власний.
tournament-too-many-yours = Більше твоїх стратегій, ніж { $max }, виставити не можна. Спершу зніми якусь.
tournament-not-entered = { $entrant } участі не бере.
tournament-entrant-not-yours = { $entrant } виставив хтось інший. Зняти може лише та людина або хто керує цим чатом.
tournament-leave-which = Яку з твоїх стратегій зняти? Наприклад, /tournament leave markov:order=3; хто бере участь, покаже /tournament status.
tournament-not-writable-here = Тут я можу відповідати, але не писати сама, тож не змогла б оголосити підсумок, і нічого не відкрито. Хай мене додадуть на цей сервер із правом писати.
start-problem = { $why ->
    [unreadable] Не можу прочитати «{ $typed }» як час. Спробуй 18:00, 2026-11-28 18:00 або in 2h.
    [past] «{ $typed }» вже минуло: зараз { $now }. Обери пізніший час або інший часовий пояс.
   *[too-far] «{ $typed }» — більш ніж за рік від сьогодні. Обери раніший час.
  }
start-no-zone = Який часовий пояс — «{ $typed }»: { $nearest }?
start-unknown-zone = Не знаю часового поясу «{ $typed }». Назви велике місто в ньому, як-от Київ чи Нью-Йорк, або напиши utc+3.
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
leaderboard-players-how = Раунди, виграні в мене, з раундів із переможцем. Тут лише ті, хто погодився.
leaderboard-no-tournament-here = Ще жодного турніру не завершено ({ $where }). Для першого: /tournament create, тоді join і start.
league-none = Таблиці ліги ще немає. Раз на місяць відкриті стратегії всіх грають з моїми: свою можна виставити командою /strategy submit.
leaderboard-short = Цей список починається з { $needed } імен ({ $where }). Поки що: { $names }.
leaderboard-alone-here = Тут лише ти і я. Спитай у групі або з scope=everywhere
button-my-place = Моє місце
button-show-me = Показати мене
button-hide-me = Не показувати мене
button-duel-friend = Дуель із другом
button-send-friend = Надіслати другові
button-habits-here = Як грає цей { $where ->
    [server] сервер
   *[chat] чат
  }
leaderboard-mine-none = Зареєстрованих стратегій у тебе немає. /strategy register дасть; вистав її в турнірі: /tournament join.
leaderboard-mine-not-entered = Жодна з твоїх зареєстрованих стратегій тут місця не має. Вистав якусь за іменем: /tournament join
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
leaderboard-mine-not-here = Тебе ще немає в списку тут: дограй тут матч.
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
leaderboard-bars = Смуга: напевно; лінія: межі на 95 %; позначка: досі
leaderboard-unit = виграні раунди, % від раундів із переможцем
leaderboard-picture = Нижній край меж на 95 %, смугами. { $title }: { $places }
leaderboard-details-title = 🏆 Числа цього списку лідерів
leaderboard-details-line = { $place }. { $name }: { $won } із { $decided }, між { $low } % і { $high } %
leaderboard-details-players = Як це читати. Враховано лише раунди з переможцем проти ворожки на повну силу; щонайменше { $needed }. Частка з небагатьох раундів може бути випадковою: справжня лежить між двома межами 19 разів із 20. Порядок — за нижньою межею, без 8 очок, які я віддаю кожному. Що більше граєш, то ближче межі.
leaderboard-details-strategies = Як це читати. У кожному турнірі стратегія дістає очко за кожного, хто лишився позаду, і пів очка за кожного, хто нарівні, тож більші турніри важать більше. Виграно: скільки разів вона перша, сама чи нарівні з іншими; із: у скількох узяла участь. За однакових очок місце спільне.
table-points = очки
table-rating = рейт
table-duels = дуелі
leaderboard-duels-title = 🏆 Рейтинг дуелей
leaderboard-duels-head = { $name } веде: { $rating } після { $duels ->
    [one] { $duels } рейтингової дуелі
    [few] { $duels } рейтингових дуелей
    [many] { $duels } рейтингових дуелей
   *[other] { $duels } рейтингової дуелі
  }.
leaderboard-duels-how = Тут лише ті, хто погодився.
leaderboard-duels-unit = рейтинг в очках; усі починають із 1500
leaderboard-duels-picture = Рейтинги смугами. { $title }: { $places }
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
leaderboard-details-rating = { $place }. { $name }: { $rating }; { $duels ->
    [one] { $duels } дуель
    [few] { $duels } дуелі
    [many] { $duels } дуелей
   *[other] { $duels } дуелі
  }
leaderboard-details-duels = Як це читати. Усі починають із 1500. Кожна рейтингова дуель зсуває обидва рейтинги на однакову кількість очок, щонайбільше 24, а несподівана — більше (Elo). З тією самою людиною рахується одна дуель на день. Друзі можуть піднімати одне одного, тому для місця треба п’ять різних суперників.
rating-side = { $name } { $rating } ({ $change })
table-won = вигр.
table-of = із
table-bye = Тур без суперника рахується за очко.
table-more = … і ще { $count }
table-tied = { $ranks }: нарівні
table-tie-break = { $points }: додаткові показники
why-paired = { $why ->
    [everyone-meets] кожен з кожним
    [rest] відпочиває: учасників непарна кількість
    [bracket] сітка
    [third-place] за третє місце
    [bracket-bye] вільний: вищі за посівом ідуть далі
    [same-score] порівну очок, ще не зустрічалися
    [floated-down] очки різні, ще не зустрічалися
    [met-before] уже зустрічалися: більше нікого
    [bye-lowest] вільний: найменше очок із тих, хто ще не був
   *[bye-needed] вільний: інакше решту не звести
  }
problem-number = «{ $typed }» не підходить для «{ $option }»: потрібне ціле число від { $min } до { $max }.

## Дуелі між людьми
duel-title = ⚔️ { $game } · { $length }
duel-terms = доба на кожен раунд
duel-challenge = { $name }, { $caller } викликає тебе на дуель. Відповідь — упродовж доби.
duel-open = { $caller } шукає суперника для дуелі. Хто перший погодиться, той і грає; виклик відкритий добу.
duel-how = Обираєте водночас. Вибір прихований, доки не обрали обоє.
duel-join-code = З іншого чату чи платформи: /rps duel { $code }
duel-declined = { $name } відмовляється: ні, дякую.
duel-lapsed = { $open ->
    [yes] Вчасно не відгукнувся ніхто. Спробувати ще: /rps duel
   *[no] { $name } не відповідає вчасно. Спробувати ще: /rps duel
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
duel-round-void = Раунд { $round }: вчасно не встиг ніхто, тож він не рахується
duel-both-choose = { $first } та { $second } обирають.
duel-one-chose = Вибір зроблено: { $chosen }. Ще обирає { $other }.
duel-stop-asked = { $name } пропонує зупинитися. Якщо { $other } теж натисне «Досить», буде нічия. Якщо { $name } здасться, переможе { $other }.
duel-clock = Раунд { $round } скінчиться
duel-board = ⚔️ 🔵 { $first } { $won } : { $lost } { $second } 🟠
duel-ended-won = ⚔️ { $winner } перемагає { $won } : { $lost }, суперник: { $loser }
duel-ended-early = ⚔️ { $winner } перемагає за рахунку { $won } : { $lost }
duel-ended-level = ⚔️ { $ending ->
    [agreed] Нічия за згодою
    [void] Без переможця
   *[rounds] Нічия
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
button-card = Листівка
duel-card-won = { $winner } перемагає
duel-card-level = { $ending ->
    [agreed] Нічия за згодою
    [void] Без переможця
   *[rounds] Нічия
  }
duel-card-signature = Обирали водночас і наосліп. Пильнувала Гадалка.
duel-card-alt = { $score }. { $result }. { $moves } { $date }.
duel-card-rounds = Раунди: { $rounds }.
duel-card-round = { $round }. { $left } – { $right }
duel-card-late = запізно
chart-luck = { $by ->
    [0] Нічия: це цілком може бути випадковість.
   *[other] Різниця { $by } цілком може бути випадковою.
  }
button-take-duel = Приймаю
button-resign = Здатися
duel-pick-in = Твій вибір: { $move }.
duel-pick-kept = Твій вибір уже прийнято (раунд { $round }), і він лишається.
duel-pick-late = Цей раунд уже минув.
duel-pick-timed = Запізно: час цього раунду вийшов.
duel-over = Цю дуель завершено.
duel-gone = Цієї дуелі вже немає. Почати нову: /rps duel
duel-not-yours = У цій дуелі { $first } та { $second }.
duel-stop-noted = Занотовано. Якщо суперник теж натисне «Досить», буде нічия. Щоб здатися, натисни «Здатися».
duel-stop-first = Спершу натисни «Досить». Хто здається, програє.
duel-self = Битися із собою не можна. Хай прийме хтось інший.
duel-taken = Хтось випередив.
duel-again-noted = Занотовано. Почнеться, коли захоче й суперник.
duel-whom-bot = Боти дуелей не приймають. Зі мною можна зіграти одразу: /rps play
duel-nobody = Більше тут нікого. Зі мною можна зіграти одразу: /rps play
duel-unseen = { $name } не бачить цього чату. Не називай нікого й надішли код, який я тобі дам.
duel-code-unknown = Відкритої дуелі з кодом { $typed } немає. Може, її вже прийнято або час вийшов.
duel-none-running = Дуелі в тебе зараз немає. Почати: /rps duel
offer-duel-title = Дуель: { $game }
offer-duel-description = Для будь-яких двох тут; грають перші двоє, хто натисне
offer-duel-text = { $name } пропонує дуель. Грають перші двоє, хто натисне; { $name } теж може.
command-rps-duel = Дуель з кимось: вибір прихований, одне повідомлення на двох
option-duel-user = Кого ти викликаєш; якщо нікого, прийме будь-хто тут
option-duel-length = Як довго: до 3, до 5, найкращий із 9, до 10
option-duel-code = Код дуелі, як-от K7F3PM
menu-duel = Дуель
choice-first-3 = До 3 очок
choice-first-5 = До 5 очок
choice-best-9 = Найкращий із 9
choice-first-10 = До 10 очок

## Налаштування місця
place-choice-on = увімкнути
place-choice-off = вимкнути
place-choice-post = щоденний допис
place-tournaments = Турніри
place-duels = Дуелі
place-nobodys = Цим чатом ніхто не керує, тож увімкнути щось може будь-хто, а вимкнути — ніхто.
place-not-yours = Змінювати налаштування цього чату можуть лише ті, хто ним керує.
place-alone = Ці налаштування — для серверів і груп. Тут лише ти і я, і ввімкнено все.
place-off = Адміністратори вимкнули це тут: { $what }. Нічого не втрачено; у приватному чаті зі мною можна: { $command }
place-more = ще { $count }
place-list-full = Список повний: { $max }. Спершу прибери щось із нього.
place-button-games = Ігри
place-post = 📮 Щоденний допис: { $when }
place-post-refused = ⚠️ Щоденний допис не прийнято (з { $since }): { $why ->
    [gone] мене вже немає в цьому чаті чи каналі.
    [forbidden] мені не можна там писати.
   *[other] платформа його не приймає.
} { $state ->
    [off] Я більше не намагаюся. Увімкни його знову, щоб почати спочатку.
   *[waits] Завтра спробую ще раз.
}
place-button-post = Щоденний допис тут
place-button-post-off = Без щоденного допису
place-games-how = Натисни гру, щоб увімкнути чи вимкнути її тут.
place-gone = Не можу дістатися тієї групи. Відкрий її налаштування там: /settings
option-ban-user = кому
ban-here = Тобі заборонено грати { $where ->
    [server] на цьому сервері
   *[group] у цій групі
  }. Зняти заборону можуть лише ті, хто { $where ->
    [server] ним керує
   *[group] нею керує
  }.
ban-everywhere = Тобі заборонено грати зі мною. Зняти заборону може лише господар бота.
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
ban-done = { $name }: грати тут більше не можна.
unban-done = { $name }: грати тут знову можна.
unban-not-banned = { $name }: заборони тут немає.
bans-title = 🚫 Кому тут не можна грати
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
language-own = Говорю мовою твого застосунку: { $name }.
language-gone = Обраної тобою мови ({ $typed }) у мене більше немає. Поки не обереш іншу, говорю мовою твого застосунку: { $name }.
place-language = 🗣 Мова тут: { $name }
place-language-none = 🗣 Мова тут: у кожного своя
place-language-gone = 🗣 Обраної тут мови ({ $typed }) більше немає, тож у кожного вона своя. Обери іншу.
place-button-language = Мова

## Платформи
describe-bot =
    Я трохи читаю думки.

    Зіграй зі мною в камінь-ножиці-папір, парне-непарне чи сапера. Я запам’ятовую, як ти обираєш, розповідаю, що побачила, і доводжу, що кожен мій хід було обрано раніше за твій.

    А тоді спитай, як ти граєш, порівняй себе з друзями або влаштуй турнір стратегій у своїй групі. У будь-якому іншому чаті напиши моє @ім’я, щоб запропонувати гру там.
describe-bot-short = Граю в камінь-ножиці-папір, парне-непарне й сапера, запам’ятовую, як ти обираєш, і доводжу, що мій хід був раніше.
telegram-eyes-only = Це лише для твоїх очей.
telegram-open = Відкрити приватний чат
telegram-slow = Я сьогодні повільніша, ніж зазвичай. Твоє натискання дійшло; повідомлення буде.
telegram-may-not-write = У тому чаті чи темі мені не можна писати. Це можуть змінити його адміністратори; тут я завжди можу тобі відповісти.
telegram-anonymous = Не бачу, хто ти: ти пишеш від імені групи або каналу. Напиши від свого імені або грай зі мною в приватному чаті.
discord-file-missing = Для { $example } потрібен файл. Додай його в полі «{ $option }».
telegram-file-missing = Для { $example } потрібен файл. Надішли файл із цією командою в підписі або відповідай нею на повідомлення з файлом.
terminal-welcome = 🔮 Гадалка. Набери /rps play, щоб почати, /help, щоб дізнатися більше, /quit, щоб піти.
terminal-no-such-button = Кнопки «{ $typed }» немає. Є: { $buttons }
terminal-type-a-command = Набери команду: /rps play починає матч, /help показує решту.
terminal-player = Гравець
terminal-goodbye = Я знала, що ти підеш.
terminal-file-kept = Збережено: { $path }
terminal-file-not-kept = { $name } не вдалося зберегти: { $reason }
terminal-file-missing = Для { $example } потрібен файл. Набери далі шлях до нього, як-от ./my-bot.js, у лапках, якщо в ньому є пробіли.
terminal-no-such-file = Такого файлу немає: { $path }

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
named-join = приєднатися
named-code = код
named-oddeven = парне-непарне
named-list = список
named-mines = міни
named-start = старт
named-noguess = без-вгадувань
named-board = поле
named-hint = підказка
named-strategy = стратегія
named-stats = статистика
named-model = модель
named-show = показати
named-game = гра
named-reset = забути
named-off = вимкнути
named-on = увімкнути
named-info = інфо
named-register = зареєструвати
named-name = псевдонім
named-mine = мої
named-update = оновити
named-withdraw = відкликати
named-submit = надіслати
named-file = файл
named-note = нотатка
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
named-history = історія
named-cancel = скасувати
named-what = що
named-enter = виставити
named-leaderboard = лідери
named-of = серед
named-scope = де
named-period = період
named-profile = профіль
named-opponents = суперники
named-compare = порівняти
named-map = мапа
named-privacy = приватність
named-place = місце
named-settings = налаштування
named-to = на
named-challenges = виклики
named-data = дані
named-export = експорт
named-delete = видалити
named-help = довідка
named-daily = завдання-дня
named-today = сьогодні
named-yesterday = учора
named-top = найкращі
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
typed-lizard-spock = ящірка спок, спок ящірка, ящірка, спок, камінь ножиці папір ящірка спок, кнпяс
# Пари літер: та, яку сприймають за латинську, і та латинська.
# Місце, яке не є власною назвою часового поясу, і його пояс; місце з кількома поясами — кілька разів.
typed-cities = Київ Europe/Kiev, Львів Europe/Kiev, Харків Europe/Kiev, Одеса Europe/Kiev, Дніпро Europe/Kiev, Запоріжжя Europe/Kiev, Вінниця Europe/Kiev, Полтава Europe/Kiev, Чернівці Europe/Kiev, Ужгород Europe/Kiev, Івано-Франківськ Europe/Kiev, Україна Europe/Kiev, Варшава Europe/Warsaw, Краків Europe/Warsaw, Вроцлав Europe/Warsaw, Польща Europe/Warsaw, Берлін Europe/Berlin, Німеччина Europe/Berlin, Прага Europe/Prague, Відень Europe/Vienna, Рим Europe/Rome, Лондон Europe/London, Нью-Йорк America/New_York, Чикаго America/Chicago, Торонто America/Toronto, Токіо Asia/Tokyo
# Перед часом; …-after: після нього.
# Як починаються слова; з крапкою: слово повністю.

## Web pages
web-nav = Сторінки
web-about-nav = Про мене
web-languages = Мови
web-skip = До змісту
web-to-start = На першу сторінку
web-refused-title = Тут нічого немає
web-refused = Я двічі зазирнула в кулю. Адреса неправильна, або сторінки вже немає.
web-home-title = Я Гадалка й читаю думки. Трохи.
web-home-about = Ворожка для Discord і Telegram: грає в камінь-ножиці-папір, парне-непарне й сапера, запам’ятовує, як ти обираєш, розповідає, що побачила, і обирає свій хід раніше за тебе.
web-home-add = { $platform ->
    [discord] Додати в Discord
   *[telegram] Відкрити в Telegram
  }
web-home-games-title = У що ми можемо зіграти
web-home-games = Камінь-ножиці-папір із трьома, п’ятьма чи будь-якою непарною кількістю ходів, парне-непарне й сапер: зі мною або з друзями, щодня новий суперник і нове поле. Якщо ти пишеш стратегії, надішли свою і дізнайся, на що вона здатна.
web-home-reads-title = Що я в тобі бачу
web-home-reads = Ніхто не буває випадковим, навіть навмисно. Я дивлюся, що ти робиш після перемоги, поразки й нічиєї, розповідаю, чого очікувала й чому, і забуваю, коли попросиш.
web-home-proof-title = Чому мені не треба вірити на слово
web-home-proof = Перед матчем я показую відбиток секрету, а перед кожним твоїм вибором — код мого ходу. Наприкінці я показую секрет, і кожен може перевірити, що жодного ходу не змінено.
web-home-check = Перевірити матч
web-privacy-use-title = Для чого це
web-privacy-use =
    Щоб я впізнавала тебе, продовжувала там, де ми спинилися, і могла довести, що не шахрувала. Не для реклами й не для когось іншого: програма нікому нічого не передає.
    Те, що ти видаляєш, може до 30 днів лишатися в резервній копії; під час відновлення копії його буде пропущено.
    Що зберігають самі Discord і Telegram, сказано в їхніх правилах приватності.
web-privacy-pages-title = Ці сторінки
web-privacy-pages =
    Ці сторінки не ставлять cookie, не рахують відвідувачів і нічого не завантажують з інших сайтів. Те, що ти тут перевіряєш, лишається у твоєму браузері.
    Як на будь-якому сайті, господар бота може бачити адреси, з яких під’єднуються; сам бот їх не записує.
web-privacy-rights-title = Що ти можеш
web-privacy-rights = У чаті /settings дає все завантажити й усе видалити: будь-коли, одразу й нікого не питаючи. Із запитаннями звертайся до господаря цього бота.
web-terms-title = Умови
web-source = Вихідний код
web-support = Допомога й питання
web-terms-what-title = Гра
web-terms-what = Гадалка — це гра, і вона безкоштовна. Грай скільки хочеш, наодинці й з іншими, з того віку, який дозволяють Discord чи Telegram.
web-terms-host-title = Хто господар
web-terms-host = Це програма з відкритим кодом. Господар бота за цією адресою відповідає за цей екземпляр і дає відповіді на запитання. Програма надається як є, без жодних гарантій.
web-terms-fair-title = Чесна гра
web-terms-fair = Грай чесно: не завалюй бота, не атакуй його й не дошкуляй ним іншим. Хто так робить, того можуть сповільнити або заблокувати. Нічого цінного тут не можна ні виграти, ні програти.
web-terms-yours-title = Що твоє
web-terms-yours = Стратегії, які ти надсилаєш, лишаються твоїми. Надсилаючи стратегію, ти дозволяєш грати нею тут і показувати її, якщо відкриєш код. Відкликати її можна будь-коли.
web-terms-end-title = Кінець
web-terms-end = Ти можеш будь-коли припинити й видалити те, що про тебе зберігається: /data. Умови можуть змінитися; чинні завжди тут.

## The page on which proofs are checked
web-verify-title = Перевір власноруч
web-verify-intro = Встав рядок, який дає «Перевірити». Твій браузер сам перевірить, що кожен мій хід було обрано до твого. Усе лишається на цій сторінці.
web-verify-line = Рядок від «Перевірити» (gd1.…)
web-verify-messages = Повідомлення, які в тебе залишилися
web-verify-no-script = Перевірка йде у твоєму браузері, а скрипти вимкнено. Те саме робить командний рядок із копією Гадалки: npm run -s gadalka -- verify "…"
button-check = Перевірити
web-verify-result = Результат
web-verify-verdict = { $verdict ->
    [fits] Усе, що перевірено, збігається
   *[wrong] Щось не збігається. Не вір цьому
  }
web-verify-moves = Хід за ходом
web-verify-move-number = №
web-verify-move-mine = Гадалка
web-verify-limits-title = Чого це не доводить
web-verify-limits = Це не доводить, яка стратегія обчислила мої ходи та що я зберігаю кожен матч. Повідомлення, яких ти не вставиш, не порівнюються.
web-verify-move-code = Код
web-verify-no-messages = З повідомленнями матчу не звірено. Встав ті, що збереглися.
web-verify-nothing = Доказу тут немає. Це один рядок, він починається з gd1.; його дає «Перевірити» наприкінці матчу чи поля.
web-verify-damaged = Рядок обрізано або змінено. Скопіюй його ще раз повністю.
web-verify-first = Показано спершу: { $bound }
web-verify-found = Коди, які підтверджують твої повідомлення: { $found } із { $count }
web-verify-score = У рядку рахунок { $said }, а за ходами виходить { $counted }.
web-verify-secret = У твоїх повідомленнях спершу показано { $shown }, а з цього секрету виходить { $bound }. Вони з іншого матчу, або секрет змінено.
web-verify-code = У твоїх повідомленнях є код { $shown }, якого немає в жодного раунду. Він з іншого матчу, або щось змінено.
web-verify-no-code = У твоїх повідомленнях немає коду { $code } цього поля, тож міни могли переставити потім.
web-verify-chain = Цей секрет дня не веде до свого якоря, скільки його не гешуй.
web-verify-day = Секрет за { $date } дає якір { $anchor }. Кроків гешування: { $steps }
web-verify-unknown = Це від новішої версії або з гри, якої ця сторінка не знає.

## Web: arena
web-arena-title = Арена
web-arena-about = Стратегії, які може написати будь-хто, і мої власні: грає кожна пара, місяць за місяцем.
web-arena-empty = Цього місяця ще не зіграно жодної пари.
web-arena-enter-title = Надіслати свою
web-arena-enter = Напиши стратегію одним файлом і надішли: /strategy submit. З наступного місяця вона гратиме тут.
button-standings = Таблиця
web-arena-rank = Місце
web-arena-name = Ім’я
## Web: tournaments
web-tournament-title = Турніри з чатів
web-tournament-where = Кожен турнір у чаті має власну сторінку, якої немає в жодному списку: її адресу дає там /tournament status.
web-tournament-unlisted = Цієї сторінки немає в жодному списку. Хто має адресу, бачить те, що бачить чат, доки чат це має.
web-tournament-cross = Перехресна таблиця
web-tournament-cross-large = Коли учасників більш ніж { $max }, перехресної таблиці немає: те саме показують пари кожного туру.
web-tournament-pairings = Хто з ким зустрівся і чому
web-tournament-again = Відтворити
web-tournament-rounds = Раунд за раундом
web-tournament-rounds-none = Цей матч показати не можна: його вирішив годинник, або вже немає того, що потрібно одній зі сторін.
web-tournament-rounds-long = Відтворювати цей матч для сторінки задовго.
web-tournament-rounds-busy = Зараз інші дивляться матчі, а цей треба спершу відтворити. Спитай ще раз за мить.
web-tournament-number = Раунд
web-tournament-lead = Перевага
## Веб: сапер під пальцем
web-mines-won = 🎉 Поле розчищено за { $time }.
web-mines-lost = 💥 { $cell } — міна. Відкрито клітинок: { $cleared } з { $safe }.
web-mines-how = Дотик відкриває, утримання ставить прапорець; дотик до числа відкриває довкола. З клавіатури: стрілки, Enter, F — прапорець.
web-mines-cell-covered = { $cell }: закрита
web-mines-cell-flag = { $cell }: прапорець
web-mines-cell-mine = { $cell }: міна
web-mines-cell-blown = { $cell }: міна, що вибухнула
web-mines-cell-wrong = { $cell }: прапорець без міни
web-mines-cell-number = { $cell }: { $number }
web-mines-cell-empty = { $cell }: відкрита, мін поруч немає

## Web: try it here
web-try-title = Зможеш мене здивувати?
web-try-about = Камінь-ножиці-папір, парне-непарне або сапер, просто тут. Я думаю у твоєму браузері: нічого не зберігається й не надсилається, і я забуваю тебе, щойно ти йдеш із цієї сторінки.
web-try-begin = Спробувати тут
web-try-move = Твій хід
web-try-first = Мій хід уже обрано. Тепер твій.
web-try-first-guess = Парне чи непарне? Мій здогад уже готовий. Схиблю — очко твоє.
web-try-score = Ти { $won } : { $lost } Гадалка · нічиїх: { $drawn }
web-try-score-guess = Ти { $won } : { $lost } Гадалка
web-try-won = 🎉 Ти перемагаєш { $won } : { $lost }.
web-try-lost = 🔮 Я перемагаю { $lost } : { $won }.
web-try-failed = Це моя провина, не твоя. Нічого не втрачено; спробуй ще раз за мить.
web-try-no-script = Я думала б у твоєму браузері, але скрипти вимкнено. У чаті можна й без них: /rps, /oddeven, /mines

## Показані матчі
replay-shared = Хто має цю адресу, може подивитися.
replay-asked = Твою згоду отримано. Щойно { $name } теж натисне «Поділитися», з’явиться сторінка; доти нічого не показано.
replay-how = Рік на сторінці видно імена, кожен хід і чого я очікувала. Її немає в жодному списку, і забрати її назад можна будь-коли.
replay-stopped = Забрано назад: сторінки більше немає.
replay-not-there = Цим ти більше не ділишся.
replay-too-long = Раунд за раундом показую щонайбільше { $max }.
web-replay-gone-title = Тут нічого немає
web-replay-gone = Тут нічого й не було, або це забрали назад.
web-replay-expected = Очікування: { $name }
web-replay-right = { $name }: із { $all } ходів я правильно очікувала { $right }.
web-replay-unlisted = Цієї сторінки немає в жодному списку. Кожен, хто на ній є, може забрати її назад будь-коли, у чаті.
