# Все тексты по-русски, написанные от смысла. Голос: гадалка с сухим юмором и хорошими манерами; короткие фразы, одна мысль в предложении, без насмешек.
# Сначала исход, потом счёт, потом что делать; с телефона читается одним взглядом. Без слов из статистики.
# Согласие, личные данные и ошибки — прямо и без шуток: кто что видит, как долго, как отменить.
# «Я» — Гадалка, она женского рода; человек — «вы», без рода: не «вы выиграл(а)», а «победа ваша», «{ $name } побеждает».
# Вставленное имя стоит в именительном падеже: подлежащим, после двоеточия или в скобках. Ход — с заглавной и в именительном при слове «ход»;
# винительный просит сам текст: MOVE($move, case: "accusative").
# Игра: раунд, матч, дуэль (двое людей), ход, соперник, ничья; раунд с победителем (decisive), «ходить наугад» (at random), «по кругу» (in order).
# Случайность, случай — то, что делает монета (chance). «Закончить» (Stop), попытка (attempt), «не засчитано».
# Чтение: читать, угадать, ждать (expect), привычка, профиль, модель (что думаю о человеке), серия.
# «Готова проиграть» — сколько очков я рискую отдать (what I’m willing to lose). Задание дня: соперник дня и поле дня, попытка.
# Честность: код, секрет, отпечаток (fingerprint), якорь (anchor), случайные числа, жеребьёвка,
# зерно (seed), доказательство, строка доказательства, проверить, сыграть заново (replay), архив (bundle).
# Турниры: стратегия, лига, турнир, тур (round), проба (trial), участник, заявить и снять, таблица (standings), список и лидеры (leaderboard), место (rank), рейтинг.
# Люди: хозяин бота (host, whoever runs this bot), админы (кто управляет сервером или группой). Этот чат, сервер, группа (place), никогда «место».
# Аккаунт: связать и отвязать (unlink). Отозвать: согласие, вызов, вопрос, стратегию. Исходный код, по умолчанию, нажать, скачать, выгрузка.
# Сапёр: поле, клетка, мина, флажок, подсказка, без угадывания (no-guess).
# Кавычки «…», тире — с пробелами, в промежутках – без них, в начале строки списка –; многоточие без пробела перед ним; «58 %» с неразрывным пробелом.
# Команды, имена параметров и id в примерах остаются как есть; набранные слова в примерах — русские («до 5», «через 2ч»). У каждой вещи один значок, везде тот же.
# Not: удача, удачи, удаче, удачу, удачей, везение, везения, везением (случайность); разум, разума, разуму, ум, ума (соперник дня);
# Not: поединок, поединка, поединке, поединком, поединки, поединков, поединках, поединкам (дуэль); лестница, лестницы (рейтинг);
# Not: учётная запись, учётной записи, учётную запись, учётных записей (аккаунт); разделить, разделите, разделено (отвязать); взаймы (готова проиграть);
# Not: держит бота, держит этого бота (хозяин бота); этим местом, из мест, из ваших мест (этот чат); заведение, заведения (мои стратегии); если не сказано (по умолчанию);
# Not: ключ назван, назову ключ, назван ключ, называю ключ (раскрыт); решённый раунд, решённых раундов (раунд с победителем); успехи, успехов (результаты); кости, костями (случайные числа).

## Игры и ходы. Падеж хода просит сам текст: { MOVE($move, case: "accusative") } — кого ждала, что выбрали.
game-rps = Камень-ножницы-бумага
game-rpsls = Камень-ножницы-бумага-ящерица-Спок
game-oddeven = Чёт-нечет
move-rock = Камень
move-paper = { $case ->
   *[nominative] Бумага
    [accusative] Бумагу
  }
move-scissors = Ножницы
move-lizard = { $case ->
   *[nominative] Ящерица
    [accusative] Ящерицу
  }
move-spock = { $case ->
   *[nominative] Спок
    [accusative] Спока
  }
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
match-title-opponent = { $title } · соперник: { $opponent }
match-opponent-novice = Новичок
match-opponent-mirror = Зеркало
match-opponent-coin = Честная монета
match-score = { $name } { $won } : { $lost } Гадалка{ $drawn ->
    [0] {""}
    [one] {" "}· { $drawn } ничья
    [few] {" "}· { $drawn } ничьи
   *[other] {" "}· { $drawn } ничьих
  }
match-first = Выбирайте ход. Мой уже выбран.
match-first-guess = Чёт или нечет? Моя догадка уже готова. Ошибусь, и очко ваше.
round-moves = Вы { $yours } · Гадалка { $mine } → { $result }
round-won = очко ваше
round-lost = очко моё
round-drawn = ничья
round-missed = мимо, очко ваше
round-hit = угадала
round-toast = Вы { $yours } · я { $mine } → { $result } · { $won } : { $lost }
round-expected = Я ждала { MOVE($move, case: "accusative") }.
round-expected-because = Я ждала { MOVE($move, case: "accusative") }: { $because }.
round-unread = { $reason ->
    [apart] Эта стратегия держит свои мысли при себе.
    [by-rule] Я ходила по своему правилу, угадать вас оно не пытается.
    [by-merits] Я сыграла то, что пока приносит очки, или попробовала новое.
    [off] Я ходила наугад, как вы просили. Вас я не читаю.
    [guessed] Опереться было не на что, я гадала.
    [read] Я ходила наугад: похоже, вы меня читаете.
    [none] Ничего определённого я не ждала.
   *[random] Я ходила наугад.
  }
button-why = Почему?
button-stop = Закончить
button-rematch = Реванш
button-verify = Проверить
button-check-in-browser = Проверьте сами
button-open-page = Открыть как страницу
button-chart = График
button-details = Подробно
button-more = Ещё
button-rules = Правила
help-play = Играть
button-next = Дальше
button-back = Назад

## Правила игры, где ходов много
rules-title = 🔮 Что что бьёт: { $game }
rules-rock-scissors = Камень тупит ножницы
rules-rock-lizard = Камень давит ящерицу
rules-paper-rock = Бумага накрывает камень
rules-paper-spock = Бумага опровергает Спока
rules-scissors-paper = Ножницы режут бумагу
rules-scissors-lizard = Ножницы обезглавливают ящерицу
rules-lizard-paper = Ящерица ест бумагу
rules-lizard-spock = Ящерица травит Спока
rules-spock-scissors = Спок ломает ножницы
rules-spock-rock = Спок испаряет камень
rules-beats = Ход { $winner } бьёт { MOVE($loser, case: "accusative") }
rules-caption = Стрелка ведёт от хода к тому, что он бьёт
rules-alt = { $game }: ходы по кругу, от каждого стрелки к тем, которые он бьёт. { $rules }
rules-play = Два одинаковых хода — ничья. Играть: /rps play { $variant }

## Что она увидела
evidence = { $kind ->
    [often] вы выбирали это { $count ->
        [few] { $count } раза
       *[other] { $count } раз
      } из { $total }
    [after-own] после вашего хода { $own } вы выбирали это { $count ->
        [few] { $count } раза
       *[other] { $count } раз
      } из { $total }
    [after-other] после моего хода { $other } вы выбирали это { $count ->
        [few] { $count } раза
       *[other] { $count } раз
      } из { $total }
    [after-both] после вашего хода { $own } против моего хода { $other } вы выбирали это { $count ->
        [few] { $count } раза
       *[other] { $count } раз
      } из { $total }
    [after-result-repeat] { $result ->
        [win] после победы
        [loss] после поражения
       *[draw] после ничьей
      } вы повторяли ход { $count ->
        [few] { $count } раза
       *[other] { $count } раз
      } из { $total }
   *[after-result-change] { $result ->
        [win] после победы
        [loss] после поражения
       *[draw] после ничьей
      } вы меняли ход { $count ->
        [few] { $count } раза
       *[other] { $count } раз
      } из { $total }
  }
context-times = { $count ->
    [few] { $count } раза
   *[other] { $count } раз
  } из { $total }
context-times-weighed = в { $percent } % случаев; недавние раунды весят больше
context-last = в прошлый раз { $situation } вы выбрали это
context-sentence = { $situation } { $event } { $times }
context-sentence-plain = { $event } { $times }
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
    [1] вашего хода { $yours } против моего хода
   *[other] ваших ходов { $yours } против моих ходов
  } { $mine }
context-after = { $back ->
    [1] после
    [2] через два раунда после
    [one] через { $back } раунд после
    [few] через { $back } раунда после
   *[other] через { $back } раундов после
  } { $moves }
context-after-two = после { $earlier }{ $gap ->
    [1] , затем
    [one] , а через { $gap } раунд
    [few] , а через { $gap } раунда
   *[other] , а через { $gap } раундов
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
    [same] после повтора хода
    [other] после смены хода
    [beating] после перехода к ходу, побеждающему ваш прошлый,
    [beaten] после перехода к тому, что проигрывает вашему прошлому ходу,
   *[far] после перехода вроде { $from } → { $to }
  }
context-steps = после { $moves ->
    [one] { $moves } хода
   *[other] { $moves } ходов
  } по той же схеме
context-alike = { $rounds ->
    [1] после точно такого же раунда
   *[other] после { $rounds } раундов, которые прошли так же,
  }
context-from = { $reference ->
    [opponent] { $step ->
        [same] вы повторяли ход
        [other] вы меняли ход
        [beating] вы брали ход, побеждающий ваш прошлый,
        [beaten] вы брали то, что проигрывает вашему прошлому ходу,
       *[far] вы с хода { $from } переходили на { MOVE($to, case: "accusative") } (или похоже)
      }
   *[own] { $step ->
        [same] вы повторяли мой прошлый ход
        [other] вы брали не тот ход, что был у меня,
        [beating] вы брали ход, побеждающий мой прошлый,
        [beaten] вы брали то, что проигрывает моему прошлому ходу,
       *[far] на мой ход { $from } вы отвечали ходом { $to } (или похоже)
      }
  }
why-expected = В прошлом раунде я ждала { MOVE($move, case: "accusative") }: { $because }.
why-blend = В прошлом раунде я ждала { MOVE($move, case: "accusative") }. Отдельной привычки тут нет; { $rounds ->
    [1] так подсказал единственный раунд, что я помню.
    [one] так подсказали самые похожие из { $rounds } раунда, что я помню.
   *[other] так подсказали самые похожие из { $rounds } раундов, что я помню.
  }
why-sure = Я была уверена на { $percent } %.
why-people = В прошлом раунде я ждала { MOVE($move, case: "accusative") }. Вас я ещё не знала; так ходит большинство.
why-forgotten = В прошлом раунде я ждала { MOVE($move, case: "accusative") }. Почему — забыла, как вы просили.
why-unread = { $reason ->
    [apart] Здесь играет чужой файл. О чём думает, не говорит. Код доказывает, что его ход выбран раньше вашего.
    [by-rule] Этот соперник ходит по своему правилу и угадать ваш ход не пытается.
    [by-merits] Этот соперник пробует, что выгодно против вас, и так и ходит.
    [random] Этот соперник ничего не читает. Все его ходы случайны.
    [off] Вы просили вас не читать, и я ходила наугад. Снова читать: /model on
    [guessed] Ничего похожего я раньше не видела, поэтому гадала.
    [chance] На этот раз я ходила наугад: моя догадка не стоила риска.
    [careful] Я ходила наугад: мы только познакомились, и вы, может быть, знаете, с чего я начинаю. В первых раундах я рискую малым.
    [read] На моих догадках вы выиграли столько, что, похоже, читаете меня. Хожу наугад, пока не отыграюсь.
    [spent] Рисковать мне больше нечем: вы всё выиграли. Теперь все мои ходы случайны.
   *[none] В прошлом раунде я ничего определённого не ждала.
  }
why-record = В этом матче я угадала ходов: { $right } из { $all }.
why-expected-by-rule = В прошлом раунде я ждала { MOVE($move, case: "accusative") }. Таково правило этого соперника: он смотрит только на ваш последний ход и ничему не учится.
why-valued = { $chosen ->
    [move] В прошлом раунде я сыграла { MOVE($move, case: "accusative") }: { $situation } этот ход обещал больше всего очков в дальнейшем: { $value }.
    [move-tried] В прошлом раунде я наугад попробовала { MOVE($move, case: "accusative") }: { $situation } этот ход обещал в дальнейшем очков: { $value }.
    [strategy] В прошлом раунде я пошла за стратегией { $name }: { $situation } она обещала больше всего очков в дальнейшем: { $value }.
   *[strategy-tried] В прошлом раунде я наугад пошла за стратегией { $name }: { $situation } она обещала в дальнейшем очков: { $value }.
  }
why-daemon = { $said ->
    [yes] В прошлом раунде я ждала { MOVE($move, case: "accusative") }, как и демон, которого слушаю.
   *[no] В прошлом раунде я ходила наугад: демон, которого я слушаю, такого ещё не видел.
  } Он помнит ваших ходов: { $moves }, догадок: { $guesses }. Его рейтинг { $rating }{ $rivals ->
    [0] .
   *[other] , у следующего { $next }.
  }
why-knew = Он знал вот что: { $weights }.
why-too-early = Спросите после первого раунда. До тех пор мой следующий ход — секрет.

## Конец матча
end-title = { $ending ->
    [won] 🔮 { $name } побеждает { $won } : { $lost }
    [lost] 🔮 Гадалка побеждает { $lost } : { $won }
    [level] 🔮 Ничья: { $name } { $won } : { $lost } Гадалка
    [stopped] 🔮 Закончено при счёте { $name } { $won } : { $lost } Гадалка
    [replaced] 🔮 Закончено при счёте { $name } { $won } : { $lost } Гадалка
    [forfeited] 🔮 { $name } побеждает: соперник сдался при счёте { $won } : { $lost }
   *[withdrawn] 🔮 Матч закончен при счёте { $name } { $won } : { $lost } · этого соперника больше нет
  }
end-broke = { $line ->
    [0] Файл соперника сломался и не смог выбрать ход. Все сыгранные раунды засчитаны.
   *[other] Файл соперника сломался на строке { $line }, в столбце { $column }, и не смог выбрать ход. Все сыгранные раунды засчитаны.
}
match-none = Открытых матчей нет. Начать новый: /rps play
end-no-rounds = Не сыграно ни одного раунда.
end-check = { $check ->
    [verified] ✓ проверено
   *[failed] ✗ Этот матч не прошёл мою собственную проверку. Не верьте ему и сообщите хозяину бота.
  }
end-gave-me = { $habit }. Мне это принесло { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }{ $back ->
    [0] {""}
   *[other] , а вам { $back }
  }.
end-gave-you = { $habit }, а я не уловила. Вам это принесло { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }{ $back ->
    [0] {""}
   *[other] , а мне { $back }
  }.
end-habit-after = После { $result ->
    [win] победы
    [loss] поражения
   *[draw] ничьей
  } вы { $same ->
    [yes] повторяете ход
   *[no] меняете ход
  }
end-habit-favourite = Чаще всего вы выбираете { MOVE($move, case: "accusative") }
end-habit-in-turn = { $size ->
    [2] Вы чередуете два хода
   *[other] Вы ходите по кругу, { $moves }
  }
end-plain = { $plain ->
    [mine] { $variant ->
        [0] Ни одна привычка вас не выдала. Я жила на мелочь.
        [1] Не назову привычки, которая вам этого стоила. Заслугу делю со случаем.
       *[2] Ничто в вашей игре не выделяется. Назовём это всё же предвидением.
      }
    [yours] { $variant ->
        [0] Я не нашла привычки, за которую ухватиться. Моё почтение.
        [1] Вы себя ничем не выдали. А я смотрела.
       *[2] Ни одна ваша привычка не выделяется. Карты краснеют.
      }
    [level] { $variant ->
        [0] Ни вы, ни я себя почти не выдали.
        [1] Ничья, и ни одна привычка не выделяется. Карты пожимают плечами.
       *[2] Никто не впереди, и рассказать не о чем.
      }
    [short] { $variant ->
        [0] Слишком коротко, чтобы гадать.
        [1] Так мало раундов? Даже мне нужно чуть больше.
       *[2] Мы едва начали; рассказывать пока не о чем.
      }
    [random] { $variant ->
        [0] Я ходила наугад: о вас это ничего не говорит.
        [1] На этот раз я ничего не читала. Хвалите монету. Или браните.
       *[2] Мои ходы были случайны: ваши привычки ничего не решали.
      }
   *[by-rule] { $variant ->
        [0] Я держалась своего правила, и ни одна ваша привычка не выделяется.
        [1] Я ходила по правилу и никого не читала. Ни одна привычка не выделяется.
       *[2] Правило против человека, и ни одной заметной привычки.
      }
  }
end-read = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
  }. Я предугадала { $percent } % ваших ходов, наугад вышло бы { $chance } %: { $verdict }.
end-unread = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
  }. Я ничего не читала.
verdict = { $verdict ->
    [read] это уже не случайность
    [escaped] вы ускользали чаще, чем бывает случайно
   *[unsure] раундов мало, чтобы судить
  }
duel-read-title = 🔮 Как я прочла бы вас
duel-read-nothing = Читать нечего: не было раунда, где выбрали оба.
duel-read-unread = Ничего определённого я бы не ждала.
duel-read-count = Я предугадала бы ходов: { $right } из { $read }; наугад вышло бы { $luck }. { $verdict ->
    [read] Это уже не случайность.
    [escaped] Вы ускользали чаще, чем бывает случайно.
   *[unsure] Раундов мало, чтобы судить.
  }
duel-read-round = Раунд { $round }: я ждала бы { MOVE($move, case: "accusative") }: { $because } (наугад: { $luck }).
duel-read-because = { $kind ->
    [often] вы выбираете это { $count ->
        [few] { $count } раза
       *[other] { $count } раз
      } из { $total }
    [after-own] после вашего хода { $own } вы выбираете это { $count ->
        [few] { $count } раза
       *[other] { $count } раз
      } из { $total }
    [after-other] после хода соперника { $other } вы выбираете это { $count ->
        [few] { $count } раза
       *[other] { $count } раз
      } из { $total }
    [after-both] после вашего хода { $own } против хода { $other } вы выбираете это { $count ->
        [few] { $count } раза
       *[other] { $count } раз
      } из { $total }
    [after-result-repeat] после { $result ->
        [win] победы
        [loss] поражения
       *[draw] ничьей
      } вы повторяете ход { $count ->
        [few] { $count } раза
       *[other] { $count } раз
      } из { $total }
   *[after-result-change] после { $result ->
        [win] победы
        [loss] поражения
       *[draw] ничьей
      } вы меняете ход { $count ->
        [few] { $count } раза
       *[other] { $count } раз
      } из { $total }
  }
duel-read-strip = ← ваши ходы
duel-read-strip-expected = ← чего ждала бы я
duel-read-known = { $known ->
    [0] Заранее я не знала ничего и училась по ходу дуэли.
    [one] Заранее я знала { $known } раунд и училась по ходу дуэли.
    [few] Заранее я знала { $known } раунда и училась по ходу дуэли.
   *[other] Заранее я знала { $known } раундов и училась по ходу дуэли.
  }
strip-yours = ← ваши ходы
strip-mine = ← мои
details-title = 🔎 В числах: { $score }
details-habit = { $habit }: { $followed ->
    [few] { $followed } раза
   *[other] { $followed } раз
  } из { $situations }. Из этих раундов моих { $mine }, ваших { $yours }{ $drawn ->
    [0] {""}
   *[other] , ничьих { $drawn }
  }.

## График матча
chart-rounds = { $game }: { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
  }
chart-best = { $who ->
    [you] { $by ->
        [0] Вы ни разу не вели.
       *[other] Ваш наибольший отрыв — { $by }, в раунде { $round }.
      }
    [me] { $by ->
        [0] Я ни разу не вела.
       *[other] Мой наибольший отрыв — { $by }, в раунде { $round }.
      }
   *[other] { $by ->
        [0] { $name } ни разу не впереди.
       *[other] { $name }: наибольший отрыв — { $by }, впервые в раунде { $round }.
      }
  }
chart-turns = { $turns ->
    [0] Лидер не менялся.
    [1] Лидер сменился один раз, в раунде { $round }.
   *[other] Лидер менялся { $turns ->
        [one] { $turns } раз
        [few] { $turns } раза
       *[other] { $turns } раз
      }, последний раз в раунде { $round }.
  }
chart-reach = По чистой случайности за { $decided ->
    [one] { $decided } раунд
    [few] { $decided } раунда
   *[other] { $decided } раундов
  } с победителем отрыв превышает { $reach } не чаще, чем в одном матче из двадцати.
chart-ahead = { $who ->
    [you] Вы впереди на { $by }: это едва ли случайность.
    [me] Я впереди на { $by }: это едва ли случайность.
   *[other] { $leader } впереди на { $by }: это едва ли случайность.
  }
chart-few = { $decided ->
    [0] Ни у одного раунда нет победителя.
    [one] { $decided } раунд с победителем: слишком мало, чтобы отличить умение от случайности.
    [few] { $decided } раунда с победителем: слишком мало, чтобы отличить умение от случайности.
   *[other] { $decided } раундов с победителем: слишком мало, чтобы отличить умение от случайности.
  }
chart-stopped = Матч, прерванный раньше времени, доказывает меньше: люди любят уйти, пока они впереди.
chart-chosen = Вы выбирали: { $moves }
chart-grey = Серое: куда завёл бы чистый случай, 19 раз из 20
chart-lead = Кто впереди
chart-difference = ваши победы минус мои
chart-moves = Ваши ходы
chart-times = раз
chart-round = раунд
chart-alt = { $score }. Кто впереди, раунд за раундом: линия на серой полосе случая, ваши ходы — столбцами. { $lines }

## Доказательство честности
proof-moves = ✓ Каждый мой ход ({ $count }) — тот, что я выбрала до вашего.
proof-mines = ✓ Мины следуют из моего секрета, выбранного до вашего первого нажатия, и из первой клетки.
proof-wrong = ✗ Это не сходится с тем, что я показала. Не верьте этому и сообщите хозяину бота.
proof-shown = Сначала я показала: { $bound }. Секрет к этому: { $secret }
proof-how-page = Пока это только моё слово. Страница проверит его в вашем браузере, в том числе по сообщениям, которые у вас остались.
proof-how-line = Пока это только моё слово. С копией Гадалки его можно проверить, в том числе по сообщениям, которые у вас остались: npm run -s gadalka -- verify "…" messages.txt
source-at = Копия Гадалки: { $link }
source-unknown = Адреса для скачивания здесь нет. Где взять копию Гадалки, спросите у хозяина бота.
proof-none = У вас нет ничего законченного для проверки. Сыграйте: /rps play, /oddeven или /mines
proof-not-yet = Игра ещё идёт. Секрет я покажу в конце.
proof-unreadable = Это не моя строка доказательства. Она начинается с gd1., её даёт кнопка «Проверить» под законченным матчем, и она должна быть целой.

## Нажатия, которые ничего не меняют
press-old-button = Эта кнопка слишком старая и не работает. Новый матч: /rps play или /oddeven
panel-gone = Эта кнопка устарела. Вот как всё сейчас.
panel-type = Наберите: { $example }
press-not-yours = Это не ваше.
match-of = В этом матче играет { $name }.
board-of = На этом поле играет { $name }.
button-play-too = Играть тоже
button-play-private = Играть в личном чате
press-round-played = Этот раунд уже сыгран, дважды ничего не засчитано. Вот счёт.
press-match-over = Этот матч закончен. Ничего не засчитано.
opponent-gone = Этого соперника больше нет, продолжить матч нельзя. Новый матч: /rps play или /oddeven

## Игры, предложенные в любой чат
offer-open-title = { $game }: для любого
offer-open-description = Кто нажмёт первым, тот играет со мной
offer-open-text = { $name } предлагает сыграть со мной. Играет тот, кто нажмёт первым.
offer-own-title = { $game }: для вас
offer-own-description = Играете вы, весь чат смотрит
offer-own-text = { $name } хочет узнать будущее. Нажмите, чтобы начать.
offer-mines-open-description = Кто нажмёт первым, тот играет, весь чат смотрит
offer-mines-open-text = { $name } предлагает поле сапёра. Играет тот, кто нажмёт первым.
offer-mines-own-description = Играете вы, весь чат смотрит
offer-mines-own-text = { $name } собирается перейти минное поле. Нажмите, чтобы начать.

## Команды
command-rps = Камень-ножницы-бумага: с гадалкой или друг с другом
command-rps-play = Играть; я учусь по ходу
command-oddeven = Чёт или нечет: вы загадываете, я угадываю
command-oddeven-play = Играть; промахнусь — очко ваше
command-strategy = Соперники: кто они и как их зовёте вы
command-strategy-list = Все соперники, по одному в строке
command-strategy-mine = Имена, которые вы дали стратегиям
command-strategy-submit = Прислать файл со своей стратегией
command-help = Что я умею и как об этом попросить
command-settings = Ваши настройки: язык, память, кто вас видит, ваши данные
option-help-topic = о чём прочесть
option-variant = classic (3 хода) или lizard-spock (5 ходов)
option-length = до 10, лучший из 9, бесконечно…
option-game = какая игра; по умолчанию камень-ножницы-бумага
option-opponent = стратегия, которая играет против вас
option-strategy = соперник или имя, которое кто-то зарегистрировал
option-registered-name = от 3 до 24 букв a–z, цифр и дефисов, первой буква, например my-markov
option-registered-strategy = что стоит за именем, например markov:order=4,decay=0.98
option-strategy-file = стратегия: JavaScript или TypeScript со стираемыми типами; до 64 КБ
option-file-name = её имя: новое или одно из ваших, тогда это новая версия
option-strategy-note = строка о ней
choice-classic = Классика: камень, ножницы, бумага
choice-lizard-spock = Ещё ящерица и Спок: пять ходов
choice-novice = Новичок: ничего о вас не знает, учится в этом матче
choice-fortune-teller = Гадалка: знает вас и людей, ничего не забывает
choice-mirror = Зеркало: играет, как вы
choice-coin = Честная монета: никого не читает, и её не прочесть
strategy-fortune-teller = читает ваши привычки сорока способами сразу, знает людей, и её трудно провести
strategy-mirror = ваш двойник: ходит, как ходили бы вы на его месте
strategy-random = честная монета; ничего не читает
strategy-wildcard = взвешивает все прошлые моменты, похожие на этот
strategy-wildcard-counters = то же на счётчиках, как в первой публикации
strategy-constant = всегда один ход, по умолчанию камень
strategy-rotation = все ходы по кругу: камень, бумага, ножницы…
strategy-anti-rotation = ждёт, что вы ходите по кругу
strategy-copy = повторяет ваш прошлый ход
strategy-always-counter = бьёт ваш прошлый ход
strategy-always-counter-self = бьёт свой же прошлый ход; на ваши не смотрит
strategy-win-stay-lose-shift = повторяет то, что выиграло, меняет то, что проиграло
strategy-after-result = идёт по исходу раунда: на столько-то ходов дальше после победы, ничьей, поражения
strategy-frequency = бьёт ваш самый частый ход
strategy-markov = бьёт то, что вы обычно играете после последних ходов
strategy-mupn = бьёт то, что вы сыграли в прошлый раз после таких же ходов
strategy-supp = на опыте учится, какой ход выгоден после ваших последних
strategy-mksu = на опыте учится, за какой из восьми стратегий идти
strategy-mkia = на опыте учится, за какой из трёх читающих стратегий идти
strategy-daemons = толпа демонов и супервайзер, который слушает самого удачливого
strategy-shannon = машина Шеннона 1953 года: поступите ли вы дважды одинаково?
strategy-seer = SEER 1956 года: держится закономерности, пока она приносит очки
strategy-mixing = смешивает много простых чтецов и учится, кому из них верить
strategy-experts = совет чтецов: кто чаще прав, того громче слышно
strategy-vote = голосует всё, что когда-либо шло после такой игры
strategy-ppm = частичные совпадения, как при сжатии файлов: первым говорит самый длинный знакомый отрезок
strategy-context-tree = взвешивает сразу все деревья привычек
strategy-history-match = ищет, где игра уже шла так же и чем кончались такие догадки
strategy-second-guess = знает, что вы знаете, что она знает
strategy-iocaine = победитель 1999 года: догадки всех уровней, проверенные за разные сроки
strategy-naive-bayes = видит в каждом из последних раундов примету вашего хода

strategy-list-title = 🔮 { $count ->
    [one] { $count } соперник
    [few] { $count } соперника
   *[other] { $count } соперников
  }
strategy-info-title = 🔮 { $family }
strategy-games = Игры: { $games }
strategy-memory = Смотрит назад на { $rounds ->
    [one] { $rounds } раунд.
    [few] { $rounds } раунда.
   *[other] { $rounds } раундов.
  }
strategy-memory-all = Смотрит на все прошлые раунды.
strategy-memory-none = На ваши ходы не смотрит.
strategy-settings = Настройки:
strategy-no-settings = Настроек у него нет.
strategy-setting = { $name }: { $valid } (по умолчанию { $usual })
strategy-set = ← здесь { $value }
strategy-source = Источник: { $source }

registration-done = 🔮 Имя { $name } зарегистрировано
registration-updated = 🔮 { $name }: обновлено
registration-gauntlet = Проба: { $game }. Выиграно матчей: { $won } из { $matches }, раундов в каждом: { $rounds }. Раунды: победы, поражения, ничьи:
registration-play = Сыграть: { $command } opponent={ $name }. Может любой, кто знает имя.
registration-mine-title = 🔮 Ваши стратегии: { $count } из { $max }
registration-none = Своей стратегии у вас пока нет. Пришлите файл или назовите одну из моих по-своему.
registration-withdraw-title = Отозвать { $name }?
registration-withdraw-file = С ней больше никто не сыграет, идущие матчи закончатся без результата, а файл будет удалён. Имя сможет взять любой.
registration-withdraw-text = Под этим именем с ней больше никто не сыграет, а имя сможет взять любой. Идущие матчи продолжатся.
button-withdraw = Отозвать
registration-withdrawn = { $name }: отозвано, имя свободно.
registration-kept = Осталось как было.
registration-renamed = { $name } теперь называется { $to }.
button-strategy-submit = Прислать файл
button-strategy-name = Назвать готовую по-своему
button-strategy-register = Дать ей имя
button-strategy-mine = Мои стратегии
button-strategy-rename = Переименовать
button-strategy-version = Новая версия
button-strategy-change = Изменить
button-strategy-withdraw = Отозвать
registration-refused = { $refusal ->
    [bad-name] «{ $name }» не годится в имена. Нужно от 3 до 24 знаков: буквы a–z, цифры и дефисы, первой буква, например my-markov.
    [reserved-name] «{ $name }» здесь уже что-то значит. Выберите другое имя, например my-{ $name }.
    [taken] Имя «{ $name }» уже кто-то зарегистрировал. Выберите другое.
    [yours] Имя «{ $name }» уже ваше. Изменить его: /strategy update { $name } …
    [full] Вы зарегистрировали { $max } стратегий, это предел. Сначала отзовите одну: /strategy withdraw
    [not-yours] Имени «{ $name }» у вас нет. Ваши имена: /strategy mine
    [is-file] За именем «{ $name }» стоит файл. Новая версия: /strategy submit { $name } и файл.
    [is-settings] «{ $name }» — стратегия с настройками. Сначала отзовите её (/strategy withdraw) или выберите другое имя.
   *[too-slow] Стратегии не хватило времени или памяти для пробы, и ничего не зарегистрировано. Попробуйте настройки поменьше, они есть в /strategy info.
  }
registration-waiting = 🔮 { $name }: проба впереди
registration-waiting-text = { $place ->
    [1] Она следующая в очереди.
   *[other] Место в очереди: { $place }.
  } Отчёт появится здесь.
registration-trying = 🔮 { $name }: идёт проба
registration-trying-text = Отчёт вот-вот появится здесь.
registration-one-at-a-time = Ваша прошлая проба ещё идёт, а больше одной сразу нельзя. Отчёт появится в её сообщении.
registration-queue-full = Очередь на пробу заполнена. Попробуйте снова через { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[other] { $minutes } минут
  }.
registration-broken-off = Проба { $name } прервалась, и ничего не зарегистрировано. Повторите команду через минуту.
registration-store-away = Сейчас не могу дотянуться до своей памяти, и ничего не зарегистрировано. Повторите команду через минуту.

submission-how = Нужны файл и имя: /strategy submit my-bot и сам файл.
submission-version = 🔮 У { $name } новая версия: { $version }
submission-known = 🔮 { $name }: это тот же самый файл
submission-public = С ней может сыграть любой, кто знает имя.
submission-results = { $game }: выиграно матчей { $won } из { $matches }, раундов в каждом: { $rounds }; очков за раунд: { $mean }. Победы:поражения:ничьи по раундам и очки за раунд:
submission-other-game = { $game }: выиграно матчей { $won } из { $matches }, очков за раунд: { $mean }.
submission-not-there = { $game }: не играет. Причина: { $reason }.
submission-untried = { $game }: не проверялась, слишком много шагов. Чтобы её проверили только там, назовите игру в файле: export const games.
submission-taken = Самое большее за матч: шагов { $steps } из { $most }, памяти { $memory } из { $limit } МБ. Матч длился { $milliseconds } мс.
submission-play = Сыграть: { $command } opponent={ $name }. Хеш и версии: /strategy info { $name }
submission-chart = Проба { $name }: { $game }
submission-chart-luck = В пределах ±{ $reach } это может быть случайность
submission-chart-points = очки за раунд
submission-no-load = 🔮 { $name } не загружается
submission-breach = { $kind ->
    [crashed] 🔮 Сбой { $name } на пробе
    [illegal] 🔮 { $name } не делает допустимого хода на пробе
   *[exhausted] 🔮 { $name } превышает пределы на пробе
  }
submission-at-start = { $game }, до первого раунда против { $opponent }.
submission-at-round = { $game }, против { $opponent }, раунд { $round }.
submission-place = Строка { $line }, столбец { $column }:
submission-nothing = Ничего не зарегистрировано. Исправьте файл и пришлите снова.
submission-no-games = В файле указаны игры: { $typed }. Я знаю { $valid }. Ничего не зарегистрировано.
submission-too-slow = Проба длилась дольше, чем можно, и ничего не зарегистрировано. Пусть файл меньше считает за раунд, или пришлите его, когда я буду свободнее.
submission-gave-up = Машина, на которой играют файлы, сдалась: { $reason }. Это не приговор, но ничего не зарегистрировано. Пришлите файл снова, или пусть он считает меньше.
submission-unsteady = { $name } ходит каждый раз по-разному: { $game }, против { $opponent }, ходы расходятся с раунда { $round }. Одним и тем же раундам — одни и те же ходы. Ничего не зарегистрировано.
strategy-file-title = Файл от автора: JavaScript, играет в песочнице.
strategy-file-facts = Версия { $version }, байтов: { $bytes }. SHA-256: { $hash }
strategy-file-earlier = Прежние версии: { $versions }
strategy-file-note = «{ $note }»

## Трудности с набранным
problem-unknown-command = Не знаю команды «{ $typed }». Что я умею: /help
problem-unknown-command-nearest = Не знаю команды «{ $typed }». Может быть, { $nearest }? Все команды: /help
problem-unknown-option = /{ $command } не понимает «{ $typed }». Можно: { $valid }
problem-bad-choice = «{ $typed }» не подходит ({ $option }). Выберите: { $valid }
problem-unknown-word-nearest = /{ $command } не понимает «{ $typed }». Может быть, { $nearest }?
problem-bad-choice-nearest = «{ $typed }» не подходит ({ $option }). Может быть, { $nearest }? Есть: { $valid }
problem-bad-text = «{ $typed }» не подходит ({ $option }): нужно от 1 до { $max } знаков.
problem-file-missing = Для { $example } нужен файл: отправьте его вместе с командой.
problem-file-too-large = Файл слишком большой. Предел — { $kilobytes } КБ.
problem-file-unavailable = Файл до меня не дошёл. Отправьте его, пожалуйста, ещё раз.
problem-lone-file = Что делать с «{ $typed }», непонятно. Ответьте на него командой, которой нужен файл: { $nearest }
problem-level-and-opponent = Уровень — это уже соперник. Выберите что-то одно: level=… или opponent=…
problem-length = «{ $typed }» — не длина матча. Например: до 10, лучший из 9 (нечётное) или бесконечно; числа от 1 до { $max }.
problem-unknown-strategy = Не знаю соперника «{ $typed }». Вот известные: { $some }. Все: /strategy list
problem-unknown-strategy-nearest = Не знаю соперника «{ $typed }». Может быть, { $nearest }? Все: /strategy list
problem-unknown-parameter = У { $family } нет настройки «{ $typed }». Есть: { $valid }
problem-bad-value = { $parameter } не может быть «{ $typed }». Можно: { $valid }
problem-wrong-game = { $typed } в это не играет ({ $game }). Играют: { $some }. Все: /strategy list

## Сбои
failure-unexpected = Что-то пошло не так на моей стороне, это записано. Ваши данные на месте; попробуйте ещё раз.
failure-busy = К моему хрустальному шару очередь. Ничего не засчитано и не потеряно: повторите чуть позже.
failure-store = Сейчас не могу дотянуться до своей памяти. Ничего не потеряно: повторите чуть позже. Засчитанный ход дважды не засчитается.

## Что связывает хозяина бота
fairness-brief = 🔮 Мой ход определён до вашего выбора. Это видно в конце матча или поля по кнопке «Проверить».
fairness-anchor = Задание дня и турниры разыгрываются из секрета дня. Я показываю его на следующий день, и каждый ведёт к этому числу: { $anchor }
fairness-secret = Последний, для npm run -s gadalka -- verify:

## Когда всего сразу слишком много
budget-past = { $budget ->
    [press] Мой хрустальный шар за вами не успевает. Снова можно через { $wait }; игра ждёт там, где была.
    [command] По одному желанию за раз. Снова можно через { $wait }; ничего не пропадёт.
    [picture] Краскам надо просохнуть. Через { $wait } нарисую ещё; всё остальное идёт своим чередом.
    [hint] Даже хрустальному шару нужен отдых. Следующая подсказка через { $wait }; играть можно и без неё.
    [export] Вы уже скачали файл несколько раз. Снова можно через { $wait }.
    [trial] Слишком много проб сразу. Следующая через { $wait }; играть можно и сейчас.
    [submission] На сегодня файлов довольно. Следующий можно прислать через { $wait }; пока пробуйте их дома.
   *[tournament] Слишком много турниров сразу. Следующий можно открыть через { $wait }; открытые идут дальше.
  }
budget-brief = ⏳ { $wait }
budget-seconds = { $count ->
    [one] { $count } секунду
    [few] { $count } секунды
   *[other] { $count } секунд
}
budget-minutes = { $count ->
    [one] { $count } минуту
    [few] { $count } минуты
   *[other] { $count } минут
}

## Сколько осталось, в конце предложения
clock-in = через { $time }
clock-two = { $first } { $second }
clock-soon = вот-вот
clock-days = { $count } д
clock-hours = { $count } ч
clock-minutes = { $count } мин
clock-seconds = { $count } с

## Справка, приветствие, данные
help-brief = 🔮 Я играю с вами и запоминаю, как вы выбираете: /rps. Дуэль с другом: /duel. Каждый день новое: /daily. Остальное — по кнопке ниже.
help-title = 🔮 Что я умею
help-friends = С друзьями
help-you = О вас
help-strategies = Стратегии
help-fairness = А честно ли?
help-privacy = Личные данные
start-title = 🔮 Я Гадалка
start-text = Я немного читаю мысли. Выберите игру: я запоминаю, как вы ходите, рассказываю, что увидела, и доказываю, что каждый мой ход был выбран раньше вашего.
start-mines = Сапёр
privacy-title = Что я о вас храню
settings-title = ⚙️ Настройки
settings-text = Это видите только вы.
settings-you = Вы
settings-memory = Что я о вас помню
settings-others = Кто вас видит и вызывает
settings-data = Ваши данные
settings-here = { $kind ->
    [server] Этот сервер
   *[group] Эта группа
  }
settings-learn-on = Учиться на моей игре
settings-learn-off = Не учиться на моей игре
settings-forget = Забыть меня…
settings-export = Скачать
privacy-brief = Храню ваш ID, ваши ходы, их исход и настройки.
    Сообщения не храню. Имя — две недели после дуэли или пока вы согласны, чтобы вас видели.
    Профиль закрыт, пока вы не решите иначе.
    Всё остаётся у хозяина бота.
    Скачать или удалить всё можно в любой момент.
stored-matches = Ваш ID на этой платформе, ваши ходы и их исход; для последних матчей ещё настройки, время и секрет моих ходов. Сколько раундов вы выиграли за неделю и за месяц, когда играли в последний раз, и день последнего.
stored-settings = Язык, который вы выбрали, и то, видят ли вас другие и можно ли вас вызывать.
stored-shown = Пока вас видят: ваше имя, где вы играете и ваши результаты в тамошних списках.
stored-handle = Ваше @имя, 90 дней с последнего раза, когда оно мне встретилось, чтобы вас могли назвать.
stored-duels = Ваши дуэли: ходы обеих сторон и исход, две недели — оба имени и чат. Ваш рейтинг.
stored-mines = Ваше начатое поле в сапёре, последние поля и как шли игры.
stored-daily = Ваши попытки в задании дня, их время и вашу серию.
stored-strategies = Стратегии, которые вы зарегистрировали или прислали: имена, файлы и пробы.
stored-tournaments = Турниры, которые вы открыли или в которых участвовали, где они были и как сыграли ваши участники.
stored-replays = Матчи и дуэли, которыми вы поделились страницей, с именами: год или пока вы не заберёте их назад.
stored-place = Ежедневный пост в вашем личном чате, если вы его включили: чат, время и язык. Если вы забанены, здесь или везде: ваш ID, ваше имя тогда и дата; это остаётся, когда вы удаляете остальное.
data-export-text = Сначала старые ходы. Секрет незаконченного матча опущен: он выдал бы мой следующий ход.
data-delete-title = Удалить всё?
data-delete-text = Исчезнут все ваши раунды, итоги, матчи, поля, зарегистрированные стратегии и места в списках, и я вас больше не узнаю. Отменить это нельзя.
button-delete = Удалить всё
button-keep = Оставить
data-deleted = Стёрто. Мы не знакомы.
data-nothing = Удалять было нечего.
data-kept = Оставлено. Я вас помню.

## Один игрок на нескольких платформах

## Вызовы
challenge-retract = Отозвать
challenge-retracted = { $caller } отзывает вызов.
challenge-lapsed = Этот вызов уже закрыт.
challenge-not-challenged = Ответить может только { $name }.
challenge-not-challenger = Отозвать может только { $name }.
challenge-unseen = { $name } этого чата не видит. Вызывайте в группе, где есть вы оба.
challenge-left = { $name }: этого человека здесь нет, и вызова он не увидит.
challenge-off = { $name } не принимает вызовов.
challenge-lately = { $name }: с вашего вопроса не прошло и десяти минут. Подождите немного.
challenge-take-button = Принимать вызовы
challenge-refuse-button = Не принимать вызовов
challenge-setting-on = Другие могут вызвать вас по имени, на дуэль или на сравнение. Я упомяну вас, а вы согласитесь или откажетесь.
challenge-setting-off = Вы не принимаете вызовов. Кто вас назовёт, увидит это, а в чате ничего не появится.

## Кому виден профиль
shown-never = Никогда не видны: отдельные ходы и то, в каких ещё чатах вы играете.
shown-now = { $shown ->
    [yes] Любой, кто меня спросит, где угодно, увидит ваше имя, результаты и профиль по всем вашим раундам со мной.
   *[no] Вашего имени нет ни в одном списке, и профиль виден только вам.
  }
profile-read-all = Прочесть всё

## Что раунды говорят о человеке
trait-often = из всех ходов: { $move }
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
step-beats = ход, побеждающий его
step-beaten = ход, проигрывающий ему
step-like = переход вроде { $from } → { $to }
profile-title = { $opponents ->
    [people] 🔮 { $name }: { $game }, дуэли с людьми
    [all] 🔮 { $name }: { $game }, со мной и в дуэлях
   *[bot] 🔮 { $name }: { $game }
  }
profile-duels-own = Как вы играете дуэли, видно только вам. Кто откроет ваш профиль, увидит ваши раунды со мной.
profile-often = { $kind ->
    [always] каждый раз
    [nearly] почти каждый раз
   *[some] { $times ->
        [one] { $times } раз
        [few] { $times } раза
       *[other] { $times } раз
      } из { $of }
  }
profile-head-always-same = { $who ->
    [you] Вы держитесь своего хода, что бы ни вышло: повторяете его { $often }.
   *[other] { $name } держится своего хода, что бы ни вышло: повторяет его { $often }.
  }
profile-head-always-other = { $who ->
    [you] Вам не сидится на месте: что бы ни вышло, вы меняете ход { $often }.
   *[other] { $name } не сидит на месте: что бы ни вышло, меняет ход { $often }.
  }
profile-head-win-same = { $who ->
    [you] Выигравший ход вы не меняете: после победы повторяете его { $often }.
   *[other] { $name } не меняет выигравший ход: после победы повторяет его { $often }.
  }
profile-head-win-other = { $who ->
    [you] Вы не почиваете на лаврах: после победы меняете ход { $often }.
   *[other] { $name } не почивает на лаврах: после победы меняет ход { $often }.
  }
profile-head-loss-same = { $who ->
    [you] Вы стоите на своём: после поражения повторяете ход { $often }.
   *[other] { $name } стоит на своём: после поражения повторяет ход { $often }.
  }
profile-head-loss-other = { $who ->
    [you] Проигравшее вы бросаете: после поражения меняете ход { $often }.
   *[other] { $name } бросает проигравшее: после поражения меняет ход { $often }.
  }
profile-head-draw-same = { $who ->
    [you] Ничья вас не смущает: после неё вы повторяете ход { $often }.
   *[other] { $name } не смущается ничьей: после неё повторяет ход { $often }.
  }
profile-head-draw-other = { $who ->
    [you] Ничья вас не держит: после неё вы меняете ход { $often }.
   *[other] { $name } на ничьей не задерживается: после неё меняет ход { $often }.
  }
profile-head-rather = { $who ->
    [you] После { $result ->
        [win] победы
        [loss] поражения
       *[draw] ничьей
      } вы повторяете ход { $often }, чаще, чем вышло бы наугад.
   *[other] После { $result ->
        [win] победы
        [loss] поражения
       *[draw] ничьей
      } { $name } повторяет ход { $often }, чаще, чем вышло бы наугад.
  }
profile-head-often = { $who ->
    [you] У вас есть любимый ход: { $move }, { $often }.
   *[other] { $name }, любимый ход: { $move }, { $often }.
  }
profile-head-reflex = { $who ->
    [you] У вас есть рефлекс: после { $result ->
        [win] победы
        [loss] поражения
       *[draw] ничьей
      } с ходом { $before } следует { $move }, { $often }.
   *[other] { $name }, рефлекс: после { $result ->
        [win] победы
        [loss] поражения
       *[draw] ничьей
      } с ходом { $before } следует { $move }, { $often }.
  }
profile-head-way = { $who ->
    [you] Вы играете почти по простому правилу: { $way }.
   *[other] { $name } играет почти по простому правилу: { $way }.
  }
profile-head-read = { $who ->
    [you] Ни одна привычка вас не выдаёт, и всё же читать вас легче, чем монету.
   *[other] { $name }: ни одна привычка не бросается в глаза, и всё же читать эту игру легче, чем монету.
  }
profile-head-chance = { $who ->
    [you] Прочесть вас не легче, чем монету: ни одна привычка вас не выдаёт.
   *[other] { $name }: прочесть эту игру не легче, чем монету, ни одна привычка её не выдаёт.
  }
profile-head-early = { $who ->
    [you] Судить о вас рано: ни одна привычка пока не выделяется.
   *[other] { $name }: судить рано, ни одна привычка пока не выделяется.
  }
profile-nothing = Раундов пока нет. Полный профиль готов после { $missing } раундов.
profile-record = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
  }: побед { $wins }, ничьих { $draws }, поражений { $losses }.
profile-streaks = Самые длинные серии: побед { $wins }, поражений { $losses }. Последняя: { $result ->
    [win] побед
    [loss] поражений
   *[draw] ничьих
  } { $length }.
profile-after = После { $result ->
    [win] победы
    [loss] поражения
   *[draw] ничьей
  }: { $shares }, всего { $total }.
profile-share = { $what } { $percent } % ({ $count })
profile-after-none = После { $result ->
    [win] победы
    [loss] поражения
   *[draw] ничьей
  }: данных пока нет.
profile-habits = Что выделяется:
profile-habit = – { $habit } { $percent } %, { $count } из { $total }
profile-bits = Непредсказуемость: { $bits ->
    [one] { $bits } бит
    [few] { $bits } бита
    [many] { $bits } бит
   *[other] { $bits } бита
  } на ход, вероятнее всего от { $from } до { $to }. У чистого случая { $most }, больше не бывает ни у кого.
profile-read = Я угадала ходов: { $guessed } из { $rounds }, { $percent }. Наугад вышло бы { $chance }.
profile-likest = Больше всего похоже на: { $way } ({ $what }). Совпало ходов: { $agreed } из { $rounds }; наугад вышло бы { $luck }.
profile-likest-none = Ни на один простой способ, что я знаю, не похоже.
profile-likest-constant = Больше всего похоже на: { $way }. Совпало ходов: { $agreed } из { $rounds }; наугад вышло бы { $luck }.
like-copy = повторяет последний ход соперника
like-rotation = все ходы по кругу
like-anti-rotation = бьёт того, кто ходит по кругу
like-win-stay-lose-shift = повторяет выигравшее, меняет проигравшее
like-always-counter = играет ход, побеждающий последний ход соперника
like-always-counter-self = играет ход, побеждающий свой же последний
like-frequency = играет ход, побеждающий любимый ход соперника
profile-kept = Из { $played } раундов хранятся последние { $kept }; они здесь и посчитаны.
profile-details-title = 🔮 Числа этого профиля: { $game }
profile-details-how = Как это читать. Бит — это один ответ «да» или «нет»: чем меньше бит на ход, тем легче его предсказать, а при 0 я знаю его заранее. Пока раундов мало, границы далеки друг от друга.
    Привычка попадает в список, если чистый случай дал бы её примерно раз из сорока. Я проверяю их много, так что иная и правда случайна. Известный способ игры назван, если так было бы сделано намного больше ходов, чем наугад, а случайный игрок был бы так похож на любой из них реже, чем раз из ста.
profile-details-closed = Эти числа видит только тот, кому открыт профиль, а здесь он закрыт.
profile-alt = Привычки ({ $name }), что за чем следует: { $habits }. Доля угаданных мной ходов к каждому раунду: { $curve }.
profile-closed = { $name }: этот профиль вам не виден. Чтобы увидеть, как играете вы оба, спросите: /profile compare. Открыть свой: /settings
portrait-button = В шести строках
portrait-when = { $kind ->
    [result] после { $result ->
        [win] победы
        [loss] поражения
       *[draw] ничьей
      }
    [same-result] после { $rounds } { $result ->
        [win] побед
        [loss] поражений
       *[draw] ничьих
      } подряд
    [result-own] после { $result ->
        [win] победы
        [loss] поражения
       *[draw] ничьей
      } с ходом { $move }
    [own] после хода { $move }
    [bot] после моего хода { $move }
    [same-move] после { $rounds } одинаковых ходов подряд
    [always] всегда
   *[else] иначе
  }
portrait-rule = { $when }: { $said ->
    [own-same] тот же ход
    [own-beats] ход, побеждающий свой прошлый
    [own-beaten] ход, проигрывающий своему прошлому
    [bot-same] мой прошлый ход
    [bot-beats] ход, побеждающий мой прошлый
    [bot-beaten] ход, проигрывающий моему прошлому
   *[move] { $move }
  }
portrait-line = – { $rule }, { $hits } из { $of }
portrait-how = Считается первая подходящая строка. Вашим последним ходам ({ $rounds }), которых они не видели, эти строки давали в среднем { $lines } %; случай даёт 33 %. Файл играет, как вы: отправьте его через /strategy submit, чтобы сыграть с ним.
picture-next = следующий ход
picture-after = { $result ->
    [win] победа
    [loss] поражение
   *[draw] ничья
  }: { $move }
picture-no-data = нет данных
picture-habits = Что за чем следует
picture-rounds = Раундов: { $rounds }, с числом случаев; синее — чаще случайного, оранжевое — реже
picture-compared = Что за чем следует, с числом случаев; синее — чаще случайного, оранжевое — реже
picture-read = Ходы, которые я угадала, по 40; серое: случай
picture-round = к раунду
picture-failed = Нарисовать картинку не удалось; всё есть в тексте.

## Кого называет человек
person-unknown = Не знаю, кто это: { $typed }. Назовите @имя или ответьте командой на сообщение этого человека.
person-unmet = Я пока не знаю { $name }: этому человеку нужно один раз написать мне или нажать одну из моих кнопок.
person-unknown-id = { $typed } — не игрок. Игроков называют так: terminal:anna или discord:700000000000000001
person-bot = У ботов нет профиля, а свой я держу при себе.

## Сравнение двоих
menu-compare = Сравнить, как мы играем
compare-with-whom = С кем сравнить? Назовите кого-нибудь или ответьте на сообщение: /profile compare @имя
compare-oneself = Это вы, и больше вас на вас никто не похож. Назовите кого-нибудь другого.
compare-own-missing = Для сравнения каждому нужно раундов: { $needed } ({ $game }); вам не хватает: { $missing }.
compare-ask = { $name }, { $caller } хочет сравнить, как играете вы двое. Можно?
compare-ask-seen = Если вы согласитесь, все здесь увидят, как часто я читаю вас обоих и как вы играете.
button-accept = Согласиться
button-decline = Отказаться
compare-not-asked = Этот вопрос задан не вам.
compare-declined = На этот раз без сравнения.
compare-title = 🔮 { $a } и { $b }: { $game }
compare-headline = 🔮 Угадываю: { $a } — { $percentA }, { $b } — { $percentB }
compare-read = Угадано ходов: { $guessedA } из { $roundsA } и { $guessedB } из { $roundsB }; наугад вышло бы { $chance }.
compare-chance = { $verdict ->
    [chance] { $name }: прочесть эту игру не легче, чем монету.
   *[unsure] { $name }: пока это может быть и случай.
  }
compare-early = Пока рано: чтобы сказать, в чём вы расходитесь, нужно по { $needed } раундов от каждого.
compare-differ = Вы двое играете по-разному, хотя ни одна привычка в отдельности этого не показывает.
compare-effect = Насколько по-разному: { $effect } по шкале от 0 до 1; раундов { $roundsA } и { $roundsB }.
compare-differences = В чём расходятся сильнее всего:
compare-difference = – { $habit }. { $a } { $percentA } % ({ $countA } из { $totalA }), { $b } { $percentB } % ({ $countB } из { $totalB })
compare-no-difference = Различий пока не нашлось.
compare-seed = Расстояние из первой публикации, по последним { $context } ходам: { $p } из { $most }. По числу учтённых ходов: { $d }
compare-trust = Может, это случайность? Если смешать ваши раунды и раздать вам двоим заново, такое же различие выходит в { $count ->
    [one] { $count } раздаче
   *[other] { $count } раздачах
  } из 1000 (p = { $p }).
compare-details-title = 🔮 Числа этого сравнения: { $game }
compare-details-difference = – { $habit }. { $countA } из { $totalA }, { $countB } из { $totalB } (p { $p })
compare-details-how = Как это читать. Два числа рядом — по одному на каждого, в том порядке, что в сообщении выше. Насколько по-разному: 0 — одинаково, 1 — ничего общего. Один и тот же человек в разное время чаще всего даёт от 0,25 до 0,60, два разных — от 0,63 до 0,86.
    p — как часто такое различие дал бы один только случай (для привычек — с поправкой на то, сколько их проверено). До 0,05 я говорю, в чём вы расходитесь, выше — что различий пока не нашлось.
    Опубликованное расстояние почти у любых двоих близко к наибольшему: оно здесь ради истории, а не смысла.
compare-details-closed = Это сравнение здесь больше не открыто. Спросите заново: /profile compare
compare-too-few = Раундов для сравнения мало: каждому нужно { $needed }.
compare-alt = Что за чем следует. { $a }: { $habitsA }. { $b }: { $habitsB }.
line-since = – { $name }, с { $date }

## Карта чата
landmark-random = чистый случай
landmark-copy = подражатель
landmark-rotation = все по кругу
landmark-anti-rotation = бьёт идущих по кругу
landmark-win-stay-lose-shift = повторяет победный
landmark-always-counter = бьёт чужой прошлый
landmark-always-counter-self = бьёт свой прошлый
landmark-frequency = бьёт любимый
landmark-constant = всегда { $move }
map-title = Кто здесь играет похоже: { $game } · { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
  }
map-subtitle = Чем ближе, тем больше похожи. Направления ничего не значат.
map-ways = известные способы игры
map-alt = Карта: игроки ({ $count }) и известные способы игры. { $lines }
map-head = Самые похожие здесь { $one } и { $other }, самые непохожие { $first } и { $second }.
map-line = { $name }: похоже играет { $other }
map-line-way = { $name }: похоже играет { $other }, в духе «{ $way }»
map-line-alone = { $name }: в духе «{ $way }»
map-line-none = { $name }: ни на один известный мне способ не похоже
map-head-two = На этой карте пока только двое.
map-more = …и ещё { $count } на картинке.
map-numbered = На картинке: { $list }
map-left = Не показаны те, кто играл здесь раньше: { $count }.
map-short = Пока слишком мало раундов: { $count }.
map-join = Учтены только игроки, которые согласились.
map-alone-here = Карта показывает игроков группы или сервера. Спросите там: /profile map
map-too-few = Для карты нужно игроков с открытым профилем: { $people }, у каждого раундов: { $rounds }. Пока есть: { $ready }. Раундов ещё мало: { $short }.
map-mine-private = Вас на ней нет: ваш профиль закрыт. Чтобы появиться: /settings, а потом доиграйте здесь матч.
map-mine-not-here = Вас на ней пока нет: доиграйте здесь матч.
map-mine-missing = Вас на ней пока нет: не хватает { $missing ->
    [one] { $missing } раунда
   *[other] { $missing } раундов
  } этой игры, всего нужно { $needed }.
map-mine-ready = У вас всё готово.
map-mine-people = Больше всего похожи на вас: { $list }.
map-mine-alone = Больше на этой карте никого нет.
map-mine-ways = Ваша манера: { $way }.
map-mine-no-way = Ваша манера ни на одну известную не похожа.
habits-most = Заметнее всего здесь «{ $habit }»: { $share }, а наугад вышло бы { $luck }.
habits-none = В среднем здесь ничто не отличается от случайности.
habits-counts = Игроков: { $people }, раундов: около { $rounds }; все считаются поровну. В скобках — сколько вышло бы наугад.
habits-too-few = Для среднего нужно игроков с открытым профилем: { $needed }, у каждого раундов: { $rounds }. Пока есть: { $ready }.

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
habit-often = чаще всего вы выбираете { MOVE($move, case: "accusative") }, { $count } из { $total }
habit-after-move = после { $result ->
    [win] победы
    [loss] поражения
   *[draw] ничьей
  } с ходом { $before } вы { $same ->
    [yes] его повторяете
   *[no] переходите на { MOVE($move, case: "accusative") }
  }, { $count } из { $total }
habit-after-result = после { $result ->
    [win] победы
    [loss] поражения
   *[draw] ничьей
  } вы { $same ->
    [yes] повторяете ход
   *[no] меняете ход
  }, { $count } из { $total }
model-sure = Насколько уверена: из последних ваших ходов ({ $all }) я прочла бы { $right } (наугад { $luck }); { $verdict }.
model-from = На чём это основано: { $own } % — на вас, { $people } % — на других людях.
# What the bot may lose to the reader: $points now, of the 8 that everybody begins with.
model-account = { $state ->
    [lent] Я готова проиграть вам до { $points ->
        [one] { $points } очка
       *[other] { $points } очков
    }: мои восемь и { $more ->
        [one] ещё { $more }, выигранное у вас.
        [few] ещё { $more }, выигранные у вас.
       *[other] ещё { $more }, выигранных у вас.
    }
    [begun] Я готова проиграть вам до 8 очков. Не считая случайности, никто не обгонит меня больше чем на 10.
    [less] Я готова проиграть вам ещё { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }. Остальное из моих восьми вы уже выиграли.
    [spent] Рисковать мне больше нечем: вы выиграли все 10 очков, которые можно у меня выиграть, не считая случайности. Теперь все мои ходы случайны.
   *[read] Вы выиграли мои 8 очков и, похоже, читаете меня. Хожу наугад, пока не отыграюсь.
}
model-mode-learning = Я учусь на ваших раундах.
model-mode-off = Играю наугад и ничему не учусь.
model-reset-title = Забыть, как вы играете?
model-reset-text = Я забуду всё, что узнала о вас до сих пор. Итоги останутся. Отменить это нельзя.
button-forget = Забыть
model-change-done = { $change ->
    [reset] Забыто: мы снова не знакомы. Итоги остались.
    [off] Выключено. Уже выбранный ход ещё будет сыгран.
   *[on] Я снова учусь.
  }
model-change-already = { $change ->
    [reset] Забывать нечего: ваших раундов я не знаю.
    [off] Уже выключено.
   *[on] Я и так учусь.
  }
button-share = Поделиться
button-share-stop = Больше не делиться

## Сапёр
command-mines = Сапёр с подсказками «почему»
command-mines-play = Играть; выберите уровень
option-mines-level = Размер и густота
option-mines-noguess = Поле, где не надо угадывать
choice-pocket = Карманное: 5×5, 4 мины
choice-small = Малое: 8×8, 10 мин
choice-beginner = Новичок: 9×9, 10 мин
choice-intermediate = Любитель: 16×16, 40 мин
choice-expert = Эксперт: 30×16, 99 мин
choice-yes = да
choice-no = нет
mines-level-custom = Прочие
mines-title = 💣 Сапёр { $width }×{ $height } · { $mines ->
    [one] { $mines } мина
    [few] { $mines } мины
   *[other] { $mines } мин
  }
mines-begin-opening = Откройте любую клетку: она и её соседи безопасны.
mines-progress = 🚩 { $flags } из { $mines } · { $left ->
    [one] осталась { $left } безопасная клетка
    [few] осталось { $left } безопасные клетки
   *[other] осталось { $left } безопасных клеток
  }
mines-how-open = Нажмите на клетку, чтобы открыть. Нажатие на число, чьи мины все под флажками, открывает остальное вокруг.
mines-how-flag = Флажки: нажатие ставит флажок или снимает.
mines-ended = { $ending ->
    [won] 🎉 { $name }: поле расчищено за { $time }{ $hints ->
        [0] .
        [one] , с { $hints } подсказкой.
       *[other] , с { $hints } подсказками.
      }
    [lost] 💥 { $cell } — мина. { $name }: расчищено { $cleared } из { $safe }.
    [stopped] Игра прервана. { $name }: расчищено { $cleared } из { $safe }.
   *[replaced] Игра прервана. { $name }: расчищено { $cleared } из { $safe }.
  }
button-new-board = Новое поле
button-flag-mode = Флажки
button-open-mode = Открывать
button-hint = Подсказка
button-play-again = Другое поле
mines-toast-won = Расчищено! Все мины там, где вы думали.
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
mines-flagged = На { $cell } флажок. Сначала снимите его в режиме флажков.
mines-flags-differ = На { $cell } стоит { $number }. Поставьте вокруг столько флажков, и откроется остальное.
mines-board-changed = Поле изменилось с тех пор, как появилась эта кнопка. Вот оно сейчас.
mines-over = Эта игра окончена. Начать другую: /mines
mines-hint-safe = 💡 { $cell } безопасна: { $because }.
mines-hint-guess = 💡 Наверняка ничего не известно. Лучшая догадка — { $cell }: мина в { $risk } % расстановок.
mines-hint-first = 💡 Ещё ничего не открыто. { $cell } безопасна, как любая первая клетка.
mines-number-at = { $number } на { $cell }
mines-because-numbers = { $count ->
    [one] { $numbers } не оставляет другого выбора
   *[other] { $numbers } не оставляют другого выбора
  }
mines-because-numbers-total = вместе с числом мин { $count ->
    [one] { $numbers } не оставляет другого выбора
   *[other] { $numbers } не оставляют другого выбора
  }
mines-because-total-alone = число мин не оставляет другого выбора
mines-too-large = Для этого чата такое поле велико. Самое большое здесь — { $most }.
mines-no-such-board = Такого поля, где не надо угадывать, не нашлось. Попробуйте ещё раз.
mines-stats-title = 💣 Ваши игры в сапёра
mines-stats-board = поле
mines-stats-best = лучшее
mines-stats-games = игр
mines-stats-streak = Побед подряд без подсказок: { $now }, рекорд: { $most }.
mines-stats-what = Лучшее время — без подсказок. Брошенные игры — не победы. Поля без угадывания — отдельно.
mines-stats-none = Вы пока не закончили ни одной игры. Начать: /mines

## Задание дня
command-daily = Каждый день новые соперник и поле
command-daily-today = Задание дня и как у вас дела
option-daily-zone = ваш часовой пояс: город, например Москва, или utc+3
place-daily = Задание дня
daily-title = 🔮 Гадалка { $number } · { $date }
daily-opponent-title = 🔮 Гадалка { $number } · соперник дня
daily-today-opponent-open = Соперник: 20 раундов, ещё не начато.
daily-today-opponent-going = Соперник: { $won } : { $lost }, впереди раунд { $round } из { $of }.
daily-today-opponent-done = Соперник: { $won } : { $lost }.
daily-today-board-open = Поле: 5×5, ещё не начато.
daily-today-board-going = Поле: игра идёт.
daily-today-board-won = Поле: расчищено за { $time }{ $hints ->
    [0] {""}
    [one] , с { $hints } подсказкой
   *[other] , с { $hints } подсказками
}.
daily-today-board-lost = Поле: на этот раз не расчищено.
daily-next = Новые появятся
daily-invite = 🔮 Гадалка { $number }: соперник и поле дня, для всех.
button-daily-yesterday = Вчера
daily-opponent-first = Сегодняшний соперник выпал только вам. Разгадайте, как он выбирает, и обыграйте: 20 раундов, одна попытка.
daily-opponent-score = Вы { $won } : { $lost } · раунд { $round } из { $of }
daily-round = { $result ->
    [win] Вы { $yours } · соперник { $its } → очко ваше
    [loss] Вы { $yours } · соперник { $its } → очко его
   *[draw] Вы { $yours } · соперник { $its } → ничья
  }
daily-round-toast = { $last } · { $won } : { $lost }
daily-row-its = ← соперник
daily-opponent-end = 🔮 { $won } : { $lost } против соперника дня
daily-old-button = Эта кнопка от другого дня. Сегодняшние: /daily
daily-rule-after = { $result ->
    [win] После раунда, который он выиграл, он { $step ->
        [0] повторял свой ход
        [1] брал ход, проигрывающий этому
       *[other] брал ход, побеждающий этот
    }.
    [loss] После раунда, который он проиграл, он { $step ->
        [0] повторял свой ход
        [1] брал ход, проигрывающий этому
       *[other] брал ход, побеждающий этот
    }.
   *[draw] После ничьей он { $step ->
        [0] повторял свой ход
        [1] брал ход, проигрывающий этому
       *[other] брал ход, побеждающий этот
    }.
  }
daily-rule-copy = Он повторял ваш прошлый ход.
daily-rule-always-counter = Он брал ход, побеждающий ваш прошлый.
daily-rule-anti-rotation = Он ждал, что вы идёте по кругу — камень, бумага, ножницы, — и бил следующий шаг, то есть брал то, что проигрывает вашему прошлому ходу.
daily-rule-rotation = Он шёл по кругу: камень, бумага, ножницы, что бы вы ни делали.
daily-rule-win-stay = Он повторял ход, который выиграл, а после проигрыша менял его наугад. После ничьей он { $draw ->
    [stay] повторял свой ход
   *[shift] тоже менял его наугад
}.
daily-rule-frequency = Он бил тот ход, который вы выбирали чаще всего{ $decay ->
    [1] {""}
   *[other] ; свежие раунды весили больше
}.
daily-rule-mupn = Он помнил, что вы сделали в прошлый раз после такого же { $side ->
    [own] своего
   *[opponent] вашего
} хода, и бил это.
daily-seen = { $count ->
    [one] Это видно в раунде { $rounds }.
   *[other] Это видно в раундах { $rounds }.
}
daily-strip = Гадалка { $number }
daily-strip-opponent = Гадалка { $number } · { $won }:{ $lost }
daily-strip-board = 💣 { $time }{ $hints ->
    [0] {""}
    [one] , { $hints } подсказка
    [few] , { $hints } подсказки
   *[other] , { $hints } подсказок
}
daily-strip-board-lost = 💣 💥
daily-share-by = { $name } · задание дня
daily-share-copy = Копируйте или пересылайте: ходов здесь не видно.
daily-card-call = Каждый день новое: /daily
daily-card-alt = Гадалка { $number }: раундов выиграно { $won }, проиграно { $lost }. Раунд за раундом: { $results }.
daily-card-alt-board = Гадалка { $number }. { $board }
daily-word = { $result ->
    [win] победа
    [loss] поражение
   *[draw] ничья
  }
daily-yesterday-title = 🔮 Гадалка { $number }: ответы
daily-yesterday-none = О том дне у меня ничего нет: задания никто не спросил.
daily-yesterday-soon = Кто-то ещё может играть. Ответы откроются
daily-proof = Всё это следует из секрета того дня — он в этой строке. С копией Гадалки это может проверить любой: npm run -s gadalka -- verify "…"

## Поле дня и списки дня
daily-board-title = 💣 Гадалка { $number } · поле дня
mines-daily-how = В свой день это поле одно на всех, и угадывать на нём не надо. Подсказка стоит десять секунд. «Закончить» завершает вашу единственную попытку.
mines-daily-over = Ответы — в 01:00 UTC следующего дня: /daily yesterday
daily-board-score = С подсказками это считается за { $time }.
button-daily-opponent = Соперник
button-daily-board = Поле
## Дни подряд
streak-day = { $days ->
    [1] Первый день подряд
   *[other] { $days }-й день подряд
}
streak-so-far = { $days ->
    [one] Пока { $days } день подряд
    [few] Пока { $days } дня подряд
   *[many] Пока { $days } дней подряд
}
streak-forgiven = один пропущенный день на этой неделе прощён
streak-profile = Серия в задании дня: сейчас { $current }, рекорд { $longest }

## Турниры
command-tournament = Турниры стратегий, играются сами собой
command-tournament-show = Турнир здесь и что с ним можно сделать
command-tournament-create = Открыть здесь турнир
command-leaderboard = Лучшие стратегии в турнирах, игроки против меня или люди в дуэлях
option-leaderboard-of = стратегии в турнирах, игроки против меня или дуэли; по умолчанию стратегии
option-leaderboard-scope = этот сервер или группа, или везде; по умолчанию здесь
option-leaderboard-period = эта неделя, этот месяц или всё время; по умолчанию всё время
choice-strategies = стратегии
choice-players = игроки
choice-duels = дуэли
choice-here = здесь
choice-everywhere = везде
choice-week = эта неделя
choice-month = этот месяц
choice-all = всё время
command-profile = Как играете вы и как играют другие
command-profile-show = Что ваши раунды говорят о вас: привычки, серии, предсказуемость
command-profile-compare = Насколько похоже играете вы и кто-то другой; сначала спрошу его
option-profile-user = кто-то другой; по умолчанию вы
choice-opponents-bot = со мной
choice-opponents-people = дуэли с людьми
choice-opponents-all = всё вместе
option-profile-other = с кем сравнить
command-profile-map = Кто здесь играет похоже, среди известных способов игры
option-system = кто с кем играет; по умолчанию швейцарская
option-rounds = сколько туров в швейцарской, от 1 до 30
option-match = сколько раундов в матче, от 10 до 2000; по умолчанию 1000
option-entrant = кто играет: стратегия, можно с настройками (markov:order=3), или имя
system-round-robin = Круговая
system-olympic = На выбывание
system-olympic-matches = На выбывание матчами
system-recursive = На выбывание за все места
system-recursive-matches = На выбывание за все места матчами
system-swiss = Швейцарская
tournament-title = { $system } · { $game }
tournament-created = { $name } открывает турнир стратегий.
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
  }
tournament-running = { $of ->
    [0] Идёт тур { $round }.
   *[other] Идёт тур { $round } из { $of }.
  }
tournament-last = Окончен. Первое место: { $names }
tournament-won = { $count ->
    [one] Победа: { $names }
   *[other] Первое место делят: { $names }
  }
tournament-picture = Очки столбцами. { $title }: { $places }
tournament-cross-alt = Таблица встреч. { $title }. Места и очки: { $places }
tournament-cross-how = Строка против столбца: 1 — победа, ½ — ничья, 0 — поражение
tournament-cross-empty = пусто: не встречались
tournament-cross-forfeit = тех. исход
tournament-cross-rest = отдых
tournament-cross-round = Тур { $round }
tournament-rounds-how = Кто с кем встречался: + победа, – поражение
league-title = 🏟️ Лига · { $game } · { $month }
league-how = Раз в месяц открытые стратегии всех играют с моими. Очки: сколько в среднем приносит матч с моими (🏠) и с десятью лучшими прошлого месяца, ± стандартная ошибка.
tournament-cross-first = первые { $shown } из { $count }
tournament-round = { $title } · тур { $round }
tournament-forfeit = { $name } проигрывает матч из-за сбоя ({ $kind ->
    [crashed] сбой
    [stalled] думает слишком долго
    [exhausted] превышены пределы
   *[illegal] недопустимый ход
  })
tournament-void = без результата ({ $why ->
    [withdrawn] одну сторону отозвали
   *[guard] матч не удалось доиграть
  })
tournament-cross-void = не состоялся
tournament-history = 🏆 Турниров здесь: { $count }
button-enter-mine = Заявить свою
button-start = Начать
button-tournament-next = Следующий
button-tournament-leave = Снять
button-tournament-pairings = Пары
button-tournament-history = Прежние
button-tournament-cancel = Отменить
button-tournament-other = Другую
tournament-none-title = 🏆 Турниры
tournament-gone = Того турнира я уже не помню. Что здесь сейчас: /tournament show
tournament-over = Тот турнир окончен. Что здесь сейчас: /tournament show
tournament-enter-title = 🏆 Заявить стратегию
tournament-enter-which = Какая сыграет за вас? Сначала ваши, ниже несколько моих.
tournament-enter-none = Своей стратегии для этой игры у вас пока нет: /strategy submit сделает её из файла. Или заявите одну из моих:
tournament-open-already = Здесь уже есть турнир: /tournament show
tournament-none-open = Здесь нет открытого турнира. Откройте: /tournament create
tournament-begun = Турнир уже идёт. Заявитесь на следующий.
tournament-full = Все места заняты, их { $max }. Заявитесь на следующий турнир.
tournament-joined-already = { $entrant } уже участвует. Заявите другую стратегию или ту же с другими настройками.
tournament-too-few = Для турнира нужны хотя бы две стратегии. Сначала заявите ещё одну.
tournament-none-yet = Турниров здесь ещё не было. Откройте: /tournament create
tournament-not-begun = Турнир ещё не начался.
tournament-first-round = Первый тур ещё не доигран. Спросите чуть позже.
tournament-forgotten = Матчи я храню для пяти последних турниров чата, а этот старше. Таблицу ещё помню.
tournament-file = Всё в одном файле: кто играл, зерно, каждый результат и файлы, которые открыли их авторы. У кого есть программа, тот сыграет всё заново и сравнит:
tournament-file-not-over = Турнир ещё не окончен, а файл выдал бы его зерно. Спросите после конца.
tournament-not-yours = Это может только тот, кто открыл турнир, или админ этого чата.
tournament-rounds-swiss = Число туров выбирают только в швейцарской; в других оно своё. Уберите rounds или выберите system: swiss.
option-start = когда: 18:00, 2026-11-28 18:00 или in 2h
tournament-starts = Начало: { $when }.
tournament-called-off = Отменён. Сыгранное не считается.
tournament-left = { $entrant } больше не участвует. { $count ->
    [0] Участников пока нет.
    [one] Пока { $count } участник.
    [few] Пока { $count } участника.
   *[other] Пока { $count } участников.
  }
tournament-put-off = В назначенное время он не начался. Начните его сами, когда участников будет двое или больше.
tournament-seed = Зерно: { $seed }.
setting-match = раундов в матче: { $match }
setting-rounds = туров: { $rounds }
tournament-drawn = Оно получено в начале турнира из участников и моего секрета за { $date }, который я показываю на следующий день.
setting-seed-later = зерно раскрою в конце
tournament-create-not-yours = Открыть здесь турнир может только админ этого чата. Свой можно открыть в личном чате со мной.
tournament-too-many-yours = Вы заявили стратегий: { $max }, это предел. Сначала снимите одну.
tournament-not-entered = { $entrant } не участвует.
tournament-entrant-not-yours = { $entrant } — чужая заявка. Снять может только тот, кто заявил, или админ этого чата.
tournament-leave-which = Какую из ваших стратегий снять? Например: /tournament leave markov:order=3. Кто участвует, покажет /tournament status
tournament-not-writable-here = Здесь я могу отвечать, но не писать сама, так что объявить итог не смогла бы, и ничего не открыто. Пусть меня добавят на сервер с правом писать сообщения.
start-problem = { $why ->
    [unreadable] «{ $typed }» — непонятное время. Например: 18:00, 2026-11-28 18:00 или in 2h.
    [past] «{ $typed }» уже позади, сейчас { $now }. Выберите время позже или другой пояс.
   *[too-far] «{ $typed }» больше чем через год. Выберите время раньше.
  }
start-no-zone = «{ $typed }»: какой это часовой пояс, { $nearest }?
start-unknown-zone = Не знаю часового пояса «{ $typed }». Назовите большой город в нём, например Москва или Берлин, или так: utc+3.
leaderboard-title = 🏆 Лучшие; турниров: { $count }
leaderboard-players-title = 🏆 Кого мне труднее прочесть
leaderboard-head = Труднее всех мне прочесть: { $name }, выиграно { $won } из { $decided } раундов.
leaderboard-head-strategy = Впереди { $name }, очки: { $points }, турниров: { $entered }.
leaderboard-players-how = Раунды, выигранные у меня, из всех с победителем. В списке только те, кто согласился.
leaderboard-no-tournament-here = Ни один турнир ещё не закончился ({ $where }). Чтобы был первый: /tournament create, затем join и start.
league-none = Таблицы лиги пока нет. Раз в месяц открытые стратегии всех играют с моими: свою можно заявить командой /strategy submit.
leaderboard-short = Список начинается с { $needed } имён ({ $where }). Пока что: { $names }.
leaderboard-alone-here = Здесь только вы и я. Спросите в группе или с scope=everywhere
button-my-place = Где я?
button-show-me = Показать меня
button-hide-me = Не показывать меня
button-duel-friend = Дуэль с другом
button-send-friend = Отправить другу
button-habits-here = Как играет этот { $where ->
    [server] сервер
   *[chat] чат
  }
leaderboard-mine-none = У вас нет зарегистрированных стратегий. Заведите одну: /strategy register, а потом заявите в турнир: /tournament join
leaderboard-mine-not-entered = Ни одной вашей зарегистрированной стратегии здесь нет. Заявите её по имени: /tournament join
leaderboard-mine-strategy = { $name }: место { $place } из { $count }, очки: { $points }
leaderboard-mine-private = { $decided ->
    [0] Раундов с победителем у вас здесь пока нет, и в списках вас нет: профиль закрыт.
   *[other] Вы выиграли { $share } из { $decided } { $decided ->
        [one] раунда
       *[other] раундов
      } с победителем. Это видно только вам, и в списках вас нет: профиль закрыт.
  }
leaderboard-mine-not-here = В здешнем списке вас ещё нет: доиграйте здесь матч.
leaderboard-mine-missing = { $decided ->
    [0] Раундов с победителем у вас здесь пока нет.
   *[other] Вы выиграли { $share } из { $decided } { $decided ->
        [one] раунда
       *[other] раундов
      } с победителем.
  } Список начинается с { $needed } таких раундов; не хватает: { $missing }
leaderboard-mine-player = Ваше место: { $place } из { $count }. Вы выиграли { $share } из { $decided } { $decided ->
    [one] раунда
   *[other] раундов
  } с победителем.
leaderboard-bars = Полоса: наверняка; линия: погрешность 95 %; метка: сейчас
leaderboard-unit = выигранные раунды, % от раундов с победителем
leaderboard-picture = Нижний край погрешности 95 % полосами. { $title }: { $places }
leaderboard-details-title = 🏆 Числа этого списка
leaderboard-details-line = { $place }. { $name }: { $won } из { $decided }, от { $low } % до { $high } %
leaderboard-details-players = Как это читать. Считаются только раунды с победителем против гадалки в полную силу, не меньше { $needed }. Доля из немногих раундов может быть случайной: настоящая лежит между двумя границами в 19 случаях из 20. Порядок — по нижней, без тех 8 очков, что я отдаю каждому. Чем больше раундов, тем границы ближе.
leaderboard-details-strategies = Как это читать. В каждом турнире стратегия получает очко за каждого, кто остался позади, и пол-очка за каждого, с кем сравнялась, поэтому большие турниры весят больше. Поб: в скольких первое место, одной или вместе с другими; из: в скольких участвовала. При равных очках место общее.
table-points = очки
table-rating = рейт
table-duels = дуэли
leaderboard-duels-title = 🏆 Рейтинг дуэлей
leaderboard-duels-head = Впереди { $name }: { $rating } после { $duels } { $duels ->
    [one] рейтинговой дуэли
   *[other] рейтинговых дуэлей
  }.
leaderboard-duels-how = В списке только те, кто согласился.
leaderboard-duels-unit = рейтинг в очках; все начинают с 1500
leaderboard-duels-picture = Рейтинги полосами. { $title }: { $places }
leaderboard-mine-no-duel = Рейтинговых дуэлей у вас здесь пока нет.
leaderboard-mine-rating = Ваше место: { $place } из { $count }. Ваш рейтинг: { $rating }; рейтинговых дуэлей: { $duels }.
leaderboard-mine-opponents = Ваш рейтинг: { $rating }. Для места нужно пять разных соперников; не хватает ещё { $missing ->
    [one] одного
    [few] { $missing }
   *[other] { $missing }
  }.
leaderboard-mine-rating-private = Ваш рейтинг: { $rating }. В списках вас нет: профиль закрыт.
leaderboard-details-rating = { $place }. { $name }: { $rating }; дуэлей: { $duels }
leaderboard-details-duels = Как это читать. Все начинают с 1500. Каждая рейтинговая дуэль сдвигает оба рейтинга на одинаковое число очков, не больше 24, и тем больше, чем неожиданнее исход (Elo). С одним и тем же человеком в день считается одна дуэль. Друзья могут поднимать друг друга, поэтому для места нужно пять разных соперников.
rating-side = { $name } { $rating } ({ $change })
table-won = поб.
table-of = из
table-bye = Раунд без соперника приносит очко.
table-more = …и ещё { $count }
table-tied = { $ranks }: поровну
table-tie-break = { $points }: доп. показатели
why-paired = { $why ->
    [everyone-meets] каждый с каждым
    [rest] отдыхает: участников нечётное число
    [bracket] сетка
    [third-place] за третье место
    [bracket-bye] без игры: сильнейшие проходят дальше
    [same-score] очков поровну, ещё не встречались
    [floated-down] очков не поровну, ещё не встречались
    [met-before] встречались: больше не с кем
    [next-in-order] следующие по очкам
    [bye-lowest] без игры: ниже всех, ещё не отдыхал
    [bye-needed] без игры: иначе остальных не свести
   *[bye-again] без игры: отдыхали уже все
  }
problem-number = «{ $typed }» не подходит ({ $option }): нужно целое число от { $min } до { $max }.

## Мои стратегии, которыми дополняется маленький турнир
option-house = дополнять ли турнир моими стратегиями до восьми
tournament-house-open = 🏠 До { $size } дополнят мои стратегии.
tournament-house = 🏠 одна из моих, чтобы места не пустовали.
tournament-house-best = Лучший из заявленных: { $names }
tournament-house-picture = с домиком: одна из моих

## Дуэли между людьми
duel-title = ⚔️ { $game } · { $length }
duel-terms = сутки на раунд
duel-challenge = { $name }, вас вызывает на дуэль { $caller }. Ответить можно в течение суток.
duel-open = { $caller } ищет соперника. Сыграет тот, кто согласится первым; вызов открыт сутки.
duel-how = Ходы выбирают одновременно. Пока не выбрали оба, их не видно.
duel-join-code = Из другого чата или с другой платформы: /rps duel { $code }
duel-declined = { $name } отказывается: нет, спасибо.
duel-lapsed = { $open ->
    [yes] Вовремя никто не откликнулся. Попробовать снова: /rps duel
   *[no] { $name }: ответа вовремя не было. Попробовать снова: /rps duel
  }
duel-score = { $first } { $won } : { $lost } { $second }{ $drawn ->
    [0] {""}
    [one] {" "}· { $drawn } ничья
    [few] {" "}· { $drawn } ничьи
   *[other] {" "}· { $drawn } ничьих
  }
duel-round-won = Раунд { $round }: { $first } { $left } · { $second } { $right } → { $winner }
duel-round-drawn = Раунд { $round }: { $first } { $left } · { $second } { $right } → ничья
duel-round-late = Раунд { $round }: не успевает { $late } → { $winner }
duel-round-void = Раунд { $round }: не успел никто, раунд не засчитан
duel-both-choose = { $first } и { $second } выбирают.
duel-one-chose = Выбор сделан: { $chosen }. Ещё думает { $other }.
duel-stop-asked = { $name } хочет закончить. Если { $other } тоже нажмёт «Закончить», будет ничья. Если { $name } сдаётся, побеждает { $other }.
duel-clock = Раунд { $round } закончится
duel-board = ⚔️ 🔵 { $first } { $won } : { $lost } { $second } 🟠
duel-ended-won = ⚔️ { $winner } побеждает! { $won } : { $lost }, соперник — { $loser }
duel-ended-early = ⚔️ { $winner } побеждает при счёте { $won } : { $lost }
duel-ended-level = ⚔️ { $ending ->
    [agreed] Ничья
    [void] Без победителя
   *[rounds] Ничья
  }: { $first } { $won } : { $lost } { $second }
duel-ended-by-rounds = Больше раундов в дуэли не бывает.
duel-ended-by-resigned = { $loser } сдаётся.
duel-ended-by-agreed = Закончить хотели оба.
duel-ended-by-absent = { $loser }: два пропущенных раунда подряд.
duel-ended-by-void = В последних раундах не было никого.
duel-ended-by-call = Дуэль отменили, она не засчитана.
duel-wants-again = { $name } хочет реванша.
duel-strip = { $strip } { $name }
duel-strip-results = { $strip } 🔵 { $first } 🟠 { $second }
button-card = Открытка
duel-card-won = { $winner } побеждает
duel-card-level = { $ending ->
    [agreed] Ничья по согласию
    [void] Без победителя
   *[rounds] Ничья
  }
duel-card-signature = Ходы выбирали одновременно и втайне. Следила Гадалка.
duel-card-alt = { $score }. { $result }. { $moves } { $date }.
duel-card-rounds = Раунды: { $rounds }.
duel-card-round = { $round }. { $left } – { $right }
duel-card-late = опоздание
chart-luck = { $by ->
    [0] Ничья: это вполне может быть случайность.
   *[other] Разница { $by } вполне может быть случайной.
  }
button-take-duel = Принимаю
button-resign = Сдаться
duel-pick-in = Ваш выбор: { $move }.
duel-pick-kept = Ваш ход уже принят (раунд { $round }), и он остаётся.
duel-pick-late = Этот раунд уже сыгран.
duel-pick-timed = Поздно: время этого раунда вышло.
duel-over = Эта дуэль окончена.
duel-gone = Этой дуэли у меня больше нет. Новая: /rps duel
duel-not-yours = В этой дуэли играют { $first } и { $second }.
duel-stop-noted = Принято. Если соперник тоже нажмёт «Закончить», будет ничья. Чтобы признать поражение, нажмите «Сдаться».
duel-stop-first = Сначала нажмите «Закончить». Кто сдаётся, тот проигрывает.
duel-self = Дуэль с собой не выйдет. Принять вызов должен кто-то другой.
duel-taken = Кто-то успел раньше.
duel-again-noted = Принято. Начнём, как только захочет и соперник.
duel-whom-bot = Боты дуэлей не играют. Со мной можно сыграть сразу: /rps play
duel-nobody = Здесь больше никого нет. Со мной можно сыграть сразу: /rps play
duel-unseen = { $name } этого чата не видит. Не называйте никого и отправьте этому человеку код, который я вам дам.
duel-code-unknown = Открытой дуэли с кодом { $typed } нет. Возможно, её уже приняли или время вышло.
duel-none-running = Сейчас у вас нет дуэли. Начать: /rps duel
offer-duel-title = Дуэль: { $game }
offer-duel-description = Для любых двоих: играют первые, кто нажмёт
offer-duel-text = { $name } предлагает дуэль. Играют первые двое, кто нажмёт; { $name } тоже может.
command-rps-duel = Дуэль с человеком: ходы скрыты, сообщение одно на двоих
option-duel-user = Кого вызываете; если никого, примет любой
option-duel-length = Длина: до 3, до 5, лучший из 9, до 10
option-duel-code = Код дуэли, например K7F3PM
menu-duel = Дуэль
choice-first-3 = До 3 очков
choice-first-5 = До 5 очков
choice-best-9 = Лучший из 9
choice-first-10 = До 10 очков

## Настройки чата
place-choice-on = включить
place-choice-off = выключить
place-choice-post = ежедневный пост
place-tournaments = Турниры
place-duels = Дуэли
place-nobodys = У этого чата нет админов, поэтому включить обратно может любой, а выключить — никто.
place-not-yours = Менять настройки этого чата могут только админы.
place-alone = Эти настройки — для серверов и групп. Здесь только вы и я, и можно всё.
place-off = Админы выключили это здесь: { $what }. Ничего не потеряно; в личном чате со мной можно: { $command }
place-more = ещё { $count }
place-list-full = В списке уже { $max }, это предел. Сначала уберите что-нибудь.
place-button-games = Игры
place-post = 📮 Ежедневный пост: { $when }
place-post-refused = ⚠️ Ежедневный пост не принят (с { $since }): { $why ->
    [gone] меня больше нет в этом чате или канале.
    [forbidden] мне нельзя там писать.
   *[other] платформа его не принимает.
} { $state ->
    [off] Я больше не пытаюсь. Включите его снова, чтобы начать заново.
   *[waits] Завтра попробую ещё раз.
}
place-button-post = Пост каждый день
place-button-post-off = Без ежедневного поста
place-games-how = Нажмите на игру, чтобы включить или выключить её здесь.
place-gone = До той группы мне уже не дотянуться. Откройте её настройки там: /settings
option-ban-user = кому
ban-here = Вам запрещено играть { $where ->
    [server] на этом сервере
   *[group] в этой группе
  }. Снять запрет могут только админы.
ban-everywhere = Вам запрещено играть со мной. Снять запрет может только хозяин бота.
ban-self = Себе играть не запретишь. Назовите кого-нибудь другого.
ban-me = Себе я играть не запрещу. Чтобы от меня избавиться, удалите меня { $where ->
    [server] с сервера
   *[group] из группы
  }.
ban-bot = Боты не играют, запрещать им нечего. Назовите человека.
ban-manager = { $where ->
    [server] Этим сервером
   *[group] Этой группой
  } управляет { $name }: запретить играть здесь нельзя.
ban-nobody-manages = { $where ->
    [server] Этим сервером никто не управляет
   *[group] Этой группой никто не управляет
  }, поэтому и запретить играть здесь некому.
ban-done = { $name }: играть здесь больше нельзя.
unban-done = { $name }: играть здесь снова можно.
unban-not-banned = { $name }: запрета здесь нет.
bans-title = 🚫 Кому нельзя играть здесь
bans-none = Играть здесь можно всем.
bans-button-ban = Запретить
bans-button-lift = Снять: { $name }

## Язык, на котором говорит бот
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
language-auto = Автоматически
language-chosen = Говорю с вами на языке: { $name }.
language-own = Говорю на языке вашего приложения: { $name }.
language-gone = Вы выбрали язык, которого у меня больше нет ({ $typed }). Пока не выберете другой, говорю на языке приложения: { $name }.
place-language = 🗣 Язык здесь: { $name }
place-language-none = 🗣 Язык здесь: у каждого свой
place-language-gone = 🗣 Языка, который здесь выбран ({ $typed }), больше нет, поэтому он у каждого свой. Выберите другой.
place-button-language = Язык

## Платформы
describe-bot = Я немного читаю мысли.

    Сыграйте со мной в камень-ножницы-бумагу, чёт-нечет или сапёра. Я запоминаю, как вы ходите, рассказываю, что увидела, и доказываю, что каждый мой ход был выбран раньше вашего.

    А потом спросите, как вы играете, сравните себя с друзьями или устройте в своей группе турнир стратегий. В любом другом чате наберите моё @имя, чтобы предложить игру там.
describe-bot-short = Играю в камень-ножницы-бумагу, чёт-нечет и сапёра, запоминаю, как вы ходите, и доказываю, что мой ход был раньше.
telegram-eyes-only = Это не для чужих глаз.
telegram-open = Открыть личный чат
telegram-slow = Я сегодня медленнее обычного. Нажатие дошло, сообщение скоро будет.
telegram-may-not-write = В том чате или теме мне нельзя писать. Это могут изменить его администраторы; здесь я всегда могу вам ответить.
telegram-anonymous = Не вижу, кто вы: вы пишете от имени группы или канала. Напишите от своего имени или играйте со мной в личном чате.
discord-file-missing = Для { $example } нужен файл. Приложите его в поле «{ $option }».
telegram-file-missing = Для { $example } нужен файл. Отправьте файл с этой командой в подписи или ответьте ею на сообщение с файлом.
terminal-welcome = 🔮 Гадалка. Наберите /rps play, чтобы начать, /help, чтобы узнать больше, /quit, чтобы выйти.
terminal-no-such-button = Кнопки «{ $typed }» нет. Есть: { $buttons }
terminal-type-a-command = Наберите команду: /rps play начинает матч, /help покажет остальное.
terminal-player = Игрок
terminal-goodbye = Я знала, что вы уйдёте.
terminal-file-kept = Сохранено: { $path }
terminal-file-not-kept = { $name } не удалось сохранить: { $reason }
terminal-file-missing = Для { $example } нужен файл. Добавьте путь к нему, например ./my-bot.js; если в нём есть пробелы, возьмите его в кавычки.
terminal-no-such-file = Такого файла нет: { $path }

## Имена команд, их частей и параметров, как их показывает приложение: маленькие буквы, без пробелов.
named-rps = кнб
named-play = играть
named-variant = вид
named-length = длина
named-level = уровень
named-opponent = соперник
named-word = слово
named-continue = продолжить
named-verify = проверить
named-proof = доказательство
named-duel = дуэль
named-user = кто
named-join = войти
named-code = код
named-oddeven = чёт-нечет
named-list = список
named-mines = сапёр
named-start = начало
named-noguess = без-догадок
named-board = поле
named-hint = подсказка
named-strategy = стратегия
named-stats = итоги
named-model = модель
named-show = показать
named-game = игра
named-reset = забыть
named-off = выключить
named-on = включить
named-info = сведения
named-register = записать
named-name = имя
named-mine = мои
named-update = обновить
named-withdraw = отозвать
named-submit = прислать
named-file = файл
named-note = заметка
named-tournament = турнир
named-status = ход
named-create = создать
named-system = система
named-zone = пояс
named-rounds = раунды
named-match = матч
named-channel = канал
named-house = добор
named-leave = выйти
named-standings = места
named-pairings = пары
named-round = раунд
named-history = прошлые
named-cancel = отменить
named-what = что
named-enter = заявить
named-leaderboard = лидеры
named-of = чего
named-scope = где
named-period = срок
named-profile = профиль
named-opponents = соперники
named-compare = сравнить
named-map = карта
named-privacy = приватность
named-place = место
named-settings = настройки
named-to = на
named-challenges = вызовы
named-data = данные
named-export = выгрузить
named-delete = удалить
named-help = помощь
named-language = язык
named-topic = тема
named-daily = задание-дня
named-today = сегодня
named-yesterday = вчера
named-top = лучшие

## Знаки между частями текста
sign-comma = {", "}
sign-semicolon = {"; "}
sign-colon = {": "}
sign-brackets = {" "}({ $text })
percent = { $percent } %

## Words that people type, in any language at any time, with commas between them; a space may be typed as a hyphen
typed-first-to = до
typed-first-to-after = очков, очка, очко
typed-best-of = лучший из, лучшая из, лучшие из
typed-best-of-after = { "" }
typed-endless = бесконечно, бесконечный, без конца
typed-lizard-spock = ящерица спок, спок ящерица, ящерица, спок, камень ножницы бумага ящерица спок, кнбяс
# Pairs of letters: one that is taken for a Latin letter, and that letter.
# A place that is no time zone's own name, and its zone; a place with several zones several times.
typed-cities = Москва Europe/Moscow, мск Europe/Moscow, Санкт-Петербург Europe/Moscow, Петербург Europe/Moscow, Питер Europe/Moscow, Казань Europe/Moscow, Нижний Новгород Europe/Moscow, Ростов-на-Дону Europe/Moscow, Краснодар Europe/Moscow, Сочи Europe/Moscow, Воронеж Europe/Moscow, Калининград Europe/Kaliningrad, Самара Europe/Samara, Саратов Europe/Saratov, Волгоград Europe/Volgograd, Екатеринбург Asia/Yekaterinburg, Челябинск Asia/Yekaterinburg, Пермь Asia/Yekaterinburg, Уфа Asia/Yekaterinburg, Тюмень Asia/Yekaterinburg, Омск Asia/Omsk, Новосибирск Asia/Novosibirsk, Томск Asia/Tomsk, Красноярск Asia/Krasnoyarsk, Иркутск Asia/Irkutsk, Якутск Asia/Yakutsk, Хабаровск Asia/Vladivostok, Владивосток Asia/Vladivostok, Магадан Asia/Magadan, Камчатка Asia/Kamchatka, Минск Europe/Minsk, Киев Europe/Kiev, Харьков Europe/Kiev, Одесса Europe/Kiev, Кишинёв Europe/Chisinau, Рига Europe/Riga, Вильнюс Europe/Vilnius, Таллин Europe/Tallinn, Алматы Asia/Almaty, Астана Asia/Almaty, Ташкент Asia/Tashkent, Бишкек Asia/Bishkek, Душанбе Asia/Dushanbe, Баку Asia/Baku, Ереван Asia/Yerevan, Тбилиси Asia/Tbilisi, Берлин Europe/Berlin, Мюнхен Europe/Berlin, Лондон Europe/London, Париж Europe/Paris, Мадрид Europe/Madrid, Рим Europe/Rome, Прага Europe/Prague, Варшава Europe/Warsaw, Вена Europe/Vienna, Белград Europe/Belgrade, Стамбул Europe/Istanbul, Тель-Авив Asia/Jerusalem, Иерусалим Asia/Jerusalem, Дубай Asia/Dubai, Пекин Asia/Shanghai, Токио Asia/Tokyo, Сеул Asia/Seoul, Нью-Йорк America/New_York, Чикаго America/Chicago, Лос-Анджелес America/Los_Angeles, Торонто America/Toronto, Россия Europe/Moscow, Россия Asia/Yekaterinburg, Россия Asia/Novosibirsk, Россия Asia/Vladivostok, США America/New_York, США America/Chicago, США America/Denver, США America/Los_Angeles, Германия Europe/Berlin, Украина Europe/Kiev, Беларусь Europe/Minsk, Казахстан Asia/Almaty, Израиль Asia/Jerusalem
# Перед временем; …-after: после него.
# Как начинаются слова; с точкой: слово целиком.

## Web pages
web-nav = Страницы
web-about-nav = Обо мне
web-languages = Языки
web-skip = К содержимому
web-to-start = На главную
web-refused-title = Здесь ничего нет
web-refused = Я дважды посмотрела в шар. Адрес неверен, или страницы больше нет.
web-home-title = Я Гадалка и читаю мысли. Немного.
web-home-about = Гадалка для Discord и Telegram: играет в камень-ножницы-бумагу, чёт-нечет и сапёра, запоминает, как вы ходите, рассказывает, что увидела, и выбирает свой ход раньше, чем вы.
web-home-add = { $platform ->
    [discord] Добавить в Discord
   *[telegram] Открыть в Telegram
  }
web-home-games-title = Во что мы можем сыграть
web-home-games = Камень-ножницы-бумага с тремя, пятью или любым нечётным числом ходов, чёт-нечет и сапёр: со мной или с друзьями, и каждый день новые соперник и поле. Пишете стратегии? Пришлите одну и узнайте, насколько она хороша.
web-home-reads-title = Что я в вас вижу
web-home-reads = Никто не бывает случайным, даже нарочно. Я смотрю, что вы делаете после победы, поражения и ничьей, рассказываю, чего ждала и почему, и забываю, если попросите.
web-home-proof-title = Почему мне не нужно верить на слово
web-home-proof = Перед матчем я показываю отпечаток секрета, а перед каждым вашим ходом — код моего. В конце я показываю секрет, и любой может проверить, что ни один ход не изменён.
web-home-check = Проверить матч
web-privacy-use-title = Зачем
web-privacy-use = Чтобы я узнавала вас, продолжала с того места, где мы остановились, и могла доказать, что не жульничала. Не для рекламы и не для кого-то ещё: программа никому ничего не передаёт.
    То, что вы удалили, может до 30 дней оставаться в резервной копии; при восстановлении копии оно пропускается.
    Что хранят сами Discord и Telegram, сказано в их правилах о личных данных.
web-privacy-pages-title = Эти страницы
web-privacy-pages = Эти страницы не ставят cookie, не считают посетителей и ничего не загружают с других сайтов. Что вы здесь проверяете, остаётся в вашем браузере.
    Как и на любом сайте, хозяин бота видит адреса, с которых подключаются; сам бот их не записывает.
web-privacy-rights-title = Что вы можете
web-privacy-rights = В чате /settings позволяет всё скачать и всё удалить: в любой момент, сразу и никого не спрашивая. С вопросами обращайтесь к хозяину бота.
web-terms-title = Условия
web-source = Исходный код
web-support = Помощь и вопросы
web-terms-what-title = Игра
web-terms-what = Гадалка — это игра, и она бесплатна. Играйте сколько хотите, одни и с другими, с того возраста, который допускают Discord или Telegram.
web-terms-host-title = Кто хозяин
web-terms-host = Это программа с открытым исходным кодом. За бота по этому адресу отвечает его хозяин; он же отвечает на вопросы. Программа предоставляется как есть, без каких-либо гарантий.
web-terms-fair-title = Честная игра
web-terms-fair = Играйте честно: не заваливайте бота сообщениями, не атакуйте его и не досаждайте с его помощью другим. Тех, кто так делает, можно замедлить или заблокировать. Ничего ценного здесь нельзя ни выиграть, ни проиграть.
web-terms-yours-title = Что ваше
web-terms-yours = Стратегии, которые вы присылаете, остаются вашими. Присылая стратегию, вы разрешаете играть ею здесь и показывать её, если вы её откроете. Отозвать её можно в любой момент.
web-terms-end-title = Конец
web-terms-end = Вы можете уйти в любой момент и удалить всё, что о вас хранится: /data. Условия могут измениться; действуют те, что на этой странице.

## The page on which proofs are checked
web-verify-title = Проверьте сами
web-verify-intro = Вставьте строку, которую даёт «Проверить». Ваш браузер сам проверит, что каждый мой ход был выбран до вашего. Со страницы ничего не отправляется.
web-verify-line = Строка от «Проверить» (gd1.…)
web-verify-messages = Сообщения, которые у вас остались
web-verify-no-script = Проверка идёт в вашем браузере, а скрипты в нём выключены. То же делает командная строка с копией Гадалки: npm run -s gadalka -- verify "…"
button-check = Проверить
web-verify-result = Итог
web-verify-verdict = { $verdict ->
    [fits] Всё, что проверено, сходится
   *[wrong] Что-то не сходится. Не верьте этому
  }
web-verify-moves = Ход за ходом
web-verify-move-number = №
web-verify-move-mine = Гадалка
web-verify-limits-title = Чего это не доказывает
web-verify-limits = Не доказано, какая стратегия вычислила мои ходы и что я храню каждый матч. Сообщения, которые вы не вставили, не сравниваются.
web-verify-move-code = Код
web-verify-no-messages = С сообщениями матча не сверено. Вставьте те, что сохранились.
web-verify-nothing = Доказательства здесь нет. Это одна строка, она начинается с gd1.; её даёт «Проверить» в конце матча или поля.
web-verify-damaged = Строка обрезана или изменена. Скопируйте её ещё раз целиком.
web-verify-first = Показано сначала: { $bound }
web-verify-found = Коды, подтверждённые вашими сообщениями: { $found } из { $count }
web-verify-score = В строке счёт { $said }, а по ходам выходит { $counted }.
web-verify-secret = В ваших сообщениях сначала показано { $shown }, а из этого секрета выходит { $bound }. Они от другого матча, или секрет изменили.
web-verify-code = В ваших сообщениях есть код { $shown }, которого нет ни у одного раунда. Он от другого матча, или что-то изменили.
web-verify-no-code = В ваших сообщениях нет кода { $code } этого поля, так что мины могли переставить потом.
web-verify-chain = Этот секрет дня не приводит к своему якорю, сколько ни хешируй.
web-verify-day = Секрет за { $date } даёт якорь { $anchor }. Шагов хеширования: { $steps }
web-verify-unknown = Это от более новой версии или из игры, которой эта страница не знает.

## Web: arena
web-arena-title = Арена
web-arena-about = Стратегии, которые может написать любой, и мои собственные: играет каждая пара, месяц за месяцем.
web-arena-empty = В этом месяце ещё не сыграна ни одна пара.
web-arena-enter-title = Прислать свою
web-arena-enter = Напишите стратегию одним файлом и пришлите: /strategy submit. Со следующего месяца она играет здесь.
button-standings = Таблица
web-arena-rank = Место
web-arena-name = Имя
## Web: tournaments
web-tournament-title = Турниры из чатов
web-tournament-where = У каждого турнира в чате есть своя страница, которой нет ни в одном списке: её адрес даёт там /tournament status.
web-tournament-unlisted = Этой страницы нет ни в одном списке. У кого есть адрес, тот видит то же, что чат, пока это есть у чата.
web-tournament-cross = Таблица встреч
web-tournament-cross-large = Если участников больше { $max }, таблицы встреч нет: то же самое видно по парам каждого тура.
web-tournament-pairings = Кто с кем играл и почему
web-tournament-again = Сыграть заново
web-tournament-rounds = Раунд за раундом
web-tournament-rounds-none = Этот матч показать нельзя: его решили часы, или того, чем играла одна из сторон, больше нет.
web-tournament-rounds-long = Сыграть этот матч заново для страницы слишком долго.
web-tournament-rounds-busy = Сейчас матчи смотрят другие, а этот надо сначала сыграть заново. Спросите чуть позже.
web-tournament-number = Раунд
web-tournament-lead = Перевес
## Веб: сапёр под пальцем
web-mines-won = 🎉 Поле пройдено за { $time }.
web-mines-lost = 💥 { $cell } — мина. Открыто клеток: { $cleared } из { $safe }.
web-mines-how = Касание открывает, удержание ставит флажок; касание числа открывает всё вокруг. С клавиатуры: стрелки, Enter, F — флажок.
web-mines-cell-covered = { $cell }: закрыта
web-mines-cell-flag = { $cell }: флажок
web-mines-cell-mine = { $cell }: мина
web-mines-cell-blown = { $cell }: мина, которая взорвалась
web-mines-cell-wrong = { $cell }: флажок без мины
web-mines-cell-number = { $cell }: { $number }
web-mines-cell-empty = { $cell }: открыта, мин рядом нет

## Web: try it here
web-try-title = Сможете меня удивить?
web-try-about = Камень-ножницы-бумага, чёт-нечет или сапёр, прямо здесь. Я думаю в вашем браузере: ничего не хранится, ничего не отправляется, и я забываю вас, когда вы уходите с этой страницы.
web-try-begin = Попробовать здесь
web-try-move = Ваш ход
web-try-first = Мой ход уже выбран. Теперь ваш.
web-try-first-guess = Чёт или нечет? Моя догадка уже готова. Ошибусь, и очко ваше.
web-try-score = Вы { $won } : { $lost } Гадалка · ничьих: { $drawn }
web-try-score-guess = Вы { $won } : { $lost } Гадалка
web-try-won = 🎉 Вы выигрываете { $won } : { $lost }.
web-try-lost = 🔮 Я выигрываю { $lost } : { $won }.
web-try-failed = Это моя вина, не ваша. Ничего не потеряно; попробуйте чуть позже.
web-try-no-script = Я думала бы в вашем браузере, но скрипты в нём выключены. В чате можно и без них: /rps, /oddeven, /mines

## Показанные матчи
replay-shared = Посмотреть может любой, у кого есть этот адрес.
replay-asked = Вы согласились. Страница появится, когда { $name } тоже нажмёт «Поделиться»; до тех пор ничего не показано.
replay-how = Страница целый год показывает имена, каждый ход и чего я ждала. Её нет ни в одном списке, и убрать её можно когда угодно.
replay-stopped = Убрано: страницы больше нет.
replay-not-there = Этим вы больше не делитесь.
replay-too-long = Раунд за раундом показываю не больше { $max }.
web-replay-gone-title = Здесь ничего нет
web-replay-gone = Либо тут ничего и не было, либо это убрали.
web-replay-expected = Ожидание: { $name }
web-replay-right = { $name }: я верно ждала { $right } из { $all } ходов.
web-replay-unlisted = Этой страницы нет ни в одном списке. Любой, кто на ней есть, может убрать её когда угодно, в чате.
