# Все тексты по-русски. Голос: гадалка с сухим юмором и хорошими манерами; короткие фразы; без насмешек.
# Сначала исход, потом счёт, потом что делать; с телефона читается одним взглядом. Без слов из статистики.
# «Я» — Гадалка, она женского рода; человек — «вы», без рода: не «вы выиграл(а)», а «победа ваша».
# Термины: раунд, матч, дуэль, ход, печать (скрытого хода), залог (ключей хозяина), зерно, метка, доказательство, профиль, привычка,
# модель (что думаю о человеке), призрак (замороженная манера игры), стратегия, лига, турнир, места, лидеры, поле, флаг, подсказка, серия, веха.
# Команды, имена параметров и id в примерах остаются как есть. У каждой вещи один значок, везде тот же.

## Игры и ходы. Падеж хода просит сам текст: { MOVE($move, case: "accusative") } — кого ждала, что выбрали.
game-rps = Камень, ножницы, бумага
game-rpsls = Камень, ножницы, бумага, ящерица, Спок
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
match-first = Выбирайте ход. Мой уже запечатан.
match-first-guess = Чёт или нечет? Моя догадка уже запечатана. Ошибусь, и очко ваше.
round-moves = Вы { $yours } · Гадалка { $mine } → { $result }
round-won = очко ваше
round-lost = очко моё
round-drawn = ничья
round-missed = мимо, очко ваше
round-hit = угадала
round-toast = Вы { $yours } · я { $mine } → { $result } · { $won } : { $lost }
round-expected = Я ждала { MOVE($move, case: "accusative") }.
round-expected-because = Я ждала { MOVE($move, case: "accusative") }: { $because }.
round-chance = На этот раз я доверилась случаю.
round-read = Я доверилась случаю: похоже, меня кто-то читает.
round-model-off = Я тянула ход наугад, как вы просили: сейчас я вас не читаю.
round-guessed = Опереться было не на что, я гадала.
round-unexpected = Ничего определённого я не ждала.
round-drew-at-random = Я тянула ход наугад.
round-apart = Играет чужая стратегия; что она думает, она не говорит.
round-by-rule = Я ходила по своему правилу; угадать вас оно не пытается.
round-by-merits = Я сыграла то, что пока окупается против вас, или попробовала другое.
novice-offer = Трудное начало? Новичок ничего о вас не знает и учится по ходу игры.
seal-word = ваше слово: { $word }
button-why = Почему?
button-stop = Закончить
button-rematch = Реванш
button-continue = Доиграть
button-continue-at = Доиграть { $won } : { $lost }
button-continue-choice = { $number }. { $won } : { $lost }
button-new = Новый матч
button-verify = Проверить
button-proof = Доказательство
button-check-in-browser = Проверить в браузере
button-open-page = Открыть как страницу
button-chart = График
button-details = Подробно
button-more = Ещё
button-rules = Правила
button-novice = Сыграть с Новичком
button-play = Играть
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
rules-beats = { $winner } бьёт: { $loser }
rules-caption = Стрелка ведёт к тому, что этот ход бьёт
rules-alt = { $game }: ходы по кругу, от каждого стрелки к тому, что он бьёт. { $rules }
rules-play = Два одинаковых хода — ничья. Играть: /rps play { $variant }

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
context-times-weighed = в { $percent } % случаев, и новые раунды весят больше
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
    [1] вашего хода { $yours } против моего
   *[other] ваших ходов { $yours } против моих
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
    [same] после повторённого хода
    [other] после перемены хода
    [beating] после перехода к тому, что бьёт ваш прежний ход
    [beaten] после перехода к тому, что проигрывает прежнему ходу
   *[far] после шага вроде { $from } → { $to }
  }
context-steps = после { $moves ->
    [one] { $moves } хода
   *[other] { $moves } ходов
  } того же рисунка
context-alike = { $rounds ->
    [1] после раунда, который прошёл так же,
   *[other] после { $rounds } раундов, которые прошли так же,
  }
context-from-yours = { $step ->
    [same] вы повторяли ход
    [other] вы меняли ход
    [beating] вы брали то, что бьёт ваш прошлый ход
    [beaten] вы брали то, что проигрывает вашему прошлому ходу
   *[far] вы меняли ход { $from } на { $to }, или похоже,
  }
context-from-mine = { $step ->
    [same] вы брали мой прошлый ход
    [other] вы брали то, чего не играла я
    [beating] вы брали то, что бьёт мой прошлый ход
    [beaten] вы брали то, что проигрывает моему прошлому ходу
   *[far] на мой ход { $from } вы отвечали ходом { $to }, или похоже,
  }
why-expected = В прошлом раунде я ждала { MOVE($move, case: "accusative") }: { $because }.
why-blend = В прошлом раунде я ждала { MOVE($move, case: "accusative") }. Ни одна привычка сама этого не сказала; { $rounds ->
    [1] туда вёл единственный раунд, что я помню.
    [one] туда вели самые похожие из { $rounds } раунда, что я помню.
   *[other] туда вели самые похожие из { $rounds } раундов, что я помню.
  }
why-sure = Я была уверена на { $percent } %.
why-people = В прошлом раунде я ждала { MOVE($move, case: "accusative") }. О вас я ещё ничего не знала; так делают другие люди.
why-forgotten = В прошлом раунде я ждала { MOVE($move, case: "accusative") }. Почему, я забыла, как вы просили.
why-chance = На этот раз я доверилась случаю: чтение обещало слишком мало для такого риска.
why-careful = Я доверилась случаю: мы только познакомились, и вы можете знать, с чего я начинаю. В первых раундах я рискую малым.
why-read = Я доверилась случаю: на моих догадках вы выиграли столько, что, похоже, меня кто-то читает. Рискую только тем, что отыграю.
why-spent = Мне больше нечем рисковать: всё уже ваше. Теперь каждый мой ход решает жребий.
why-model-off = Вы просили вас не читать, и я тянула ход наугад. Снова читать: /model on
why-frozen = Моя модель заморожена: нового о вас я не узнаю.
why-record = В этом матче я угадала ходов: { $right } из { $all }.
why-guessed = Ничего похожего я раньше не видела, поэтому гадала.
why-unexpected = В прошлом раунде я ничего определённого не ждала.
why-random = Этот соперник ничего не читает. Он тянет каждый ход наугад.
why-apart = Здесь играет чужой файл или призрак. Что он думает, знает только он; что его ход выбран раньше вашего, видно по печати.
why-expected-by-rule = В прошлом раунде я ждала { MOVE($move, case: "accusative") }. Таково правило этого соперника: оно смотрит только на ваш последний ход и ничему не учится.
why-by-rule = Этот соперник ходит по своему правилу и вашего хода угадать не пытается.
why-by-merits = Этот соперник на опыте учится, что выгодно против вас, и по этому ходит.
why-valued = { $chosen ->
    [move] В прошлом раунде я сыграла { MOVE($move, case: "accusative") }: { $situation } этот ход обещал больше всего очков впредь: { $value }.
    [move-tried] В прошлом раунде я наугад попробовала { MOVE($move, case: "accusative") }: { $situation } этот ход обещал столько очков впредь: { $value }.
    [strategy] В прошлом раунде я пошла за стратегией { $name }: { $situation } она обещала больше всего очков впредь: { $value }.
   *[strategy-tried] В прошлом раунде я наугад пошла за стратегией { $name }: { $situation } она обещала столько очков впредь: { $value }.
  }
why-daemon = { $said ->
    [yes] В прошлом раунде я ждала { MOVE($move, case: "accusative") }, как и демон, которого слушаю.
   *[no] В прошлом раунде я тянула ход наугад: демон, которого я слушаю, такого ещё не видел.
  } Он смотрит на ваши последние ходы ({ $moves }) и последние догадки ({ $guesses }); его оценка { $rating }{ $rivals ->
    [0] .
   *[other] , следующая { $next }.
  }
why-knew = Он знал вот что: { $weights }.
why-too-early = Спросите после первого раунда. Мой следующий ход остаётся запечатанным.

## Конец матча
end-won = 🔮 { $name } побеждает { $won } : { $lost }
end-lost = 🔮 Гадалка побеждает { $lost } : { $won }
end-level = 🔮 Поровну: { $name } { $won } : { $lost } Гадалка
end-stopped = 🔮 Закончено при счёте { $name } { $won } : { $lost } Гадалка
end-forfeited = 🔮 { $name } побеждает: соперник сдался при счёте { $won } : { $lost }
end-withdrawn = 🔮 Закончено при счёте { $name } { $won } : { $lost }: этого соперника больше нет
end-broke = { $line ->
    [0] Его файл сломался и не смог выбрать ход. Все раунды засчитаны.
   *[other] Его файл сломался на строке { $line }, в столбце { $column }, и не смог выбрать ход. Все раунды засчитаны.
}
end-replaced = 🔮 Отложено при счёте { $name } { $won } : { $lost } Гадалка
continue-open = 🔮 Не доиграно: { $name } { $won } : { $lost } Гадалка
continue-question =
    { $terms }
    Доиграем или начнём новый? Этот подождёт: счёт сохранится.
continue-new-terms = Новый: { $terms }
continue-which = 🔮 Какой матч доиграем?
continue-choice = { $number }. { $won } : { $lost } · { $terms } · { $ago }
continue-aside = 🔮 Отложено: { $name } { $won } : { $lost } Гадалка
continue-kept = Счёт хранится { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
  }.
continue-is-aside = Этот матч отложен, ход не засчитан. Кнопка «Доиграть» его вернёт.
continue-nothing = Отложенных матчей нет. Начать новый: /{ $command } play
continue-gone = Этот матч уже не хранится. Начать другой: /{ $command } play
continue-asked-gone = На этот вопрос уже ответили, или он слишком старый. Спросите заново: /{ $command } play
end-no-rounds = Не сыграно ни одного раунда.
end-verified = ✓ проверено
end-check-failed = ✗ Этот матч не прошёл мою собственную проверку. Не верьте ему и скажите тому, кто держит бота.
end-unchecked = Ещё не проверено: Ещё → Проверить
end-gave-me = { $habit }: это принесло мне { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }{ $back ->
    [0] {""}
   *[other] , а вам { $back }
  }.
end-gave-you = { $habit }, а я не уловила: это принесло вам { $points ->
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
   *[other] Вы берёте ходы по очереди, { $moves }
  }
end-plain-mine = { $variant ->
    [0] Ни одна привычка вас не выдала. Я жила на мелочь.
    [1] Не назову привычки, которая вам этого стоила. Заслугу делю с удачей.
   *[2] Ничто в вашей игре не выделяется. Назовём это всё же предвидением.
  }
end-plain-yours = { $variant ->
    [0] Я не нашла привычки, за которую ухватиться. Моё почтение.
    [1] Вы себя ничем не выдали. А я смотрела.
   *[2] Ни одна ваша привычка не выделяется. Карты краснеют.
  }
end-plain-level = { $variant ->
    [0] Ни вы, ни я себя почти не выдали.
    [1] Поровну, и ни одна привычка не выделяется. Карты пожимают плечами.
   *[2] Никто не впереди, и рассказать не о чем.
  }
end-plain-short = { $variant ->
    [0] Слишком коротко, чтобы гадать.
    [1] Так мало раундов? Даже мне нужно чуть больше.
   *[2] Мы едва начали; рассказывать пока не о чем.
  }
end-plain-rule = { $variant ->
    [0] Я держалась своего правила, и ни одна ваша привычка не выделяется.
    [1] Я ходила по правилу и никого не читала. Ни одна привычка не выделяется.
   *[2] Правило против человека, и ни одной заметной привычки.
  }
end-plain-random = { $variant ->
    [0] Я тянула ходы наугад: о вас это ничего не говорит.
    [1] На этот раз я ничего не читала. Хвалите или браните случай.
   *[2] Мои ходы были случайны: ваши привычки ничего не решали.
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
verdict-read = это больше, чем везение
verdict-unsure = раундов мало, чтобы судить
verdict-escaped = вы ускользали чаще, чем позволяет случай
duel-read-title = { $who ->
    [you] 🔮 Как я прочла бы вас
   *[other] 🔮 Как читалась бы игра: { $name }
  }
duel-read-closed = { $name } держит это при себе. Посмотреть можно будет, если под поединком нажать «Пусть прочтут».
duel-read-nothing = Читать нечего: ни одного раунда, где выбрали оба.
duel-read-unread = Ничего определённого я бы не ждала.
duel-read-count = Я предугадала бы ходов: { $right } из { $read }; наугад вышло бы { $luck }. { $verdict ->
    [read] Это больше, чем везение.
    [escaped] { $who ->
        [you] Вы ускользали чаще, чем позволяет случай.
       *[other] { $name } ускользает чаще, чем позволяет случай.
      }
   *[unsure] Раундов мало, чтобы судить.
  }
duel-read-round = Раунд { $round }: я ждала бы { MOVE($move, case: "accusative") }: { $because } (наугад: { $luck }).
duel-read-often = { $who ->
    [you] вы выбираете это
   *[other] { $name } выбирает это
  } { $count ->
    [few] { $count } раза
   *[other] { $count } раз
  } из { $total }
duel-read-after-own = { $who ->
    [you] после вашего хода { $own } вы выбираете это
   *[other] после своего хода { $own } { $name } выбирает это
  } { $count ->
    [few] { $count } раза
   *[other] { $count } раз
  } из { $total }
duel-read-after-other = { $who ->
    [you] после хода { $other } против вас вы выбираете это
   *[other] после чужого хода { $other } { $name } выбирает это
  } { $count ->
    [few] { $count } раза
   *[other] { $count } раз
  } из { $total }
duel-read-after-both = { $who ->
    [you] после вашего хода { $own } против { $other } вы выбираете это
   *[other] после хода { $own } против { $other } { $name } выбирает это
  } { $count ->
    [few] { $count } раза
   *[other] { $count } раз
  } из { $total }
duel-read-repeat = после { $result ->
    [win] победы
    [loss] поражения
   *[draw] ничьей
  } { $who ->
    [you] вы повторяете ход
   *[other] { $name } повторяет ход
  } { $count ->
    [few] { $count } раза
   *[other] { $count } раз
  } из { $total }
duel-read-change = после { $result ->
    [win] победы
    [loss] поражения
   *[draw] ничьей
  } { $who ->
    [you] вы меняете ход
   *[other] { $name } меняет ход
  } { $count ->
    [few] { $count } раза
   *[other] { $count } раз
  } из { $total }
duel-read-strip = { $who ->
    [you] ← ваши ходы
   *[other] ← ходы: { $name }
  }
duel-read-strip-expected = ← чего ждала бы я
duel-read-known = { $known ->
    [0] О прежнем я не знала ничего и училась по ходу поединка.
    [one] За плечами у меня был { $known } прежний раунд, а училась я по ходу поединка.
    [few] За плечами у меня было { $known } прежних раунда, а училась я по ходу поединка.
   *[other] За плечами у меня было { $known } прежних раундов, а училась я по ходу поединка.
  }
strip-yours = ← ваши ходы
strip-mine = ← мои
end-seals = Все печати вскрыты: сошлось { $opened } из { $sealed }.
end-seals-broken = Печати не сходятся: { $opened } из { $sealed }. Не верьте этому матчу и скажите тому, кто держит бота.
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
chart-best = { $by ->
    [0] Вы ни разу не вели.
   *[other] Ваш наибольший отрыв { $by }, в раунде { $round }.
  }
chart-worst = { $by ->
    [0] Я ни разу не вела.
   *[other] Мой наибольший отрыв { $by }, в раунде { $round }.
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
chart-reach = По чистой случайности { $decided ->
    [one] { $decided } решённый раунд кончается
    [few] { $decided } решённых раунда кончаются
   *[other] { $decided } решённых раундов кончаются
  } разницей больше { $reach } самое большее в одном матче из двадцати.
chart-luck = { $by ->
    [0] Поровну: это вполне может быть случай.
   *[other] Разница { $by } вполне может быть случайной.
  }
chart-yours = Вы впереди на { $by }: это едва ли случайность.
chart-mine = Я впереди на { $by }: это едва ли случайность.
chart-few = { $decided ->
    [0] Ни один раунд не решён.
    [one] { $decided } решённый раунд: слишком мало, чтобы отличить умение от случая.
    [few] { $decided } решённых раунда: слишком мало, чтобы отличить умение от случая.
   *[other] { $decided } решённых раундов: слишком мало, чтобы отличить умение от случая.
  }
chart-stopped = Матч, не доигранный до конца, говорит меньше: уйти можно и в удачный миг.
chart-chosen = Вы выбирали: { $moves }
chart-grey = Серое: докуда дошёл бы чистый случай, 19 раз из 20
chart-lead = Кто впереди
chart-difference = ваши победы минус мои
chart-moves = Ваши ходы
chart-times = раз
chart-round = раунд
chart-alt = { $score }. Кто впереди, по раундам: линия на серой полосе случая; и ваши ходы столбцами. { $lines }
chart-folded = Раунды этого матча уже не хранятся, и рисовать нечего. Его итог: { $score }.

## Доказательство честности
proof-title = Доказательство честности матча { $session }
checked-fits = ✓ Всё сходится. Печатей: { $sealed }; ходов, повторённых заново и совпавших: { $same }.
checked-wrong = ✗ Что-то не сходится. Не верьте этому матчу и скажите тому, кто держит бота. Что именно, сказано в доказательстве.
checked-dice-later = С { $date } каждый сможет проверить и жребий.
checked-dice-fit = Жребий следует из опубликованного ключа дня.
checked-own-word = Пока это только моё слово. Проверьте сами.
proof-how = Дома, с копией Гадалки, записанным обязательством и выгрузкой /data export: npm run -s gadalka -- verify "…" --pledge "…" --history export.json
proof-how-file = Дома, с копией Гадалки, приложенным файлом, записанным обязательством и выгрузкой /data export: npm run -s gadalka -- verify --file gadalka-proof.txt --pledge "…" --history export.json
source-at = Копия Gadalka: { $link }
source-unknown = Где взять копию Gadalka, знает только хозяин этого бота: адрес здесь не указан.
proof-none = У вас нет законченного матча, который можно проверить. Сыграйте: /rps play или /oddeven play
proof-not-yet = Матч ещё идёт, и печати целы. Они вскроются в конце.
proof-folded = Раунды этого матча уже не хранятся, и вскрыть его печати здесь нельзя. Строка доказательства из его конца ещё годится: /rps verify proof:…
proof-unreadable = Это не моя строка доказательства. Она начинается с gdk3., берётся из кнопки «Проверить» законченного матча и должна быть целой.
proof-pledge-lost = Обязательство этого матча здесь больше не известно, и подписать его доказательство я не могу.
proof-word = Ваше слово: { $word }
proof-seeds-later = Ключ дня я назову { $date }. С этого дня каждый сможет проверить, что жребий следует из него и что выбрать его я не могла.
proof-seeds-no-key = Ключ, приложенный к этой строке, — не из этого обязательства.
proof-seeds-differ = Жребий НЕ следует из ключа дня, который я обещала. Не верьте этому матчу.
proof-seeds-fit = Жребий следует из названного ключа дня, матча и вашего слова — как обещано.
proof-gap-version = с тех пор меня обновили, и выбираю я теперь иначе.
proof-gap-other = ваша история здесь — не та, на которой игрался этот матч.
proof-gap-apart = здесь играл чужой файл или призрак. Каждый ход был запечатан раньше вашего, как всегда.
proof-gap-none = для этого нужна история того, кто играл, а это не вы.
proof-taken-back =
    { $count ->
        [one] { $count } запечатанный ход взят назад
        [few] { $count } запечатанных хода взяты назад
       *[other] { $count } запечатанных ходов взяты назад
    } без причины, которую показывала бы эта строка. Не верьте этому матчу.
proof-played = По этой строке всё началось { $date }. Так ли это, знаете вы.
proof-times-differ = Время в этой строке НЕ сходится с днями её ключей. По ней всё началось { $date }. Не верьте ей.
proof-times-late = Жребий или игра шли по ключу дня, который к тому времени уже был назван. По строке всё началось { $date }. Не верьте ей.
proof-again = С хода { $numbers } ходы были отброшены и запечатаны заново. Так ли это, покажут только сообщения того времени, которые вы сохранили.
proof-settings = С хода { $numbers } строка называет настройки вашей модели. Если они не ваши, не верьте этому матчу. Их подтвердят сообщения того времени, а может быть, и ваша выгрузка.
proof-account = С хода { $numbers } то, чем я рискую, изменила игра в другом месте (раундов: { $rounds }). Так ли это, покажут только сообщения того времени, которые вы сохранили.
proof-account-false = С хода { $numbers } я НЕ могла рисковать тем, что названо в строке. Не верьте этому матчу.
proof-confirmed = То, что изменилось с хода { $numbers }, подтверждают ваши сообщения или выгрузка.
proof-gap-cut = раунды, которые я тогда знала, уже не хранятся.
proof-gap = { $count ->
    [one] { $count } ход не сыгран заново: { $why }
    [few] { $count } хода не сыграны заново: { $why }
   *[other] { $count } ходов не сыграны заново: { $why }
}
proof-different = { $count ->
    [1] Один ход — НЕ тот, что я выбрала бы: номер { $numbers }.
    [one] { $count } ход — НЕ те, что я выбрала бы: номера { $numbers }.
    [few] { $count } хода — НЕ те, что я выбрала бы: номера { $numbers }.
   *[other] { $count } ходов — НЕ те, что я выбрала бы: номера { $numbers }.
} Не верьте этому матчу.
proof-same = Я сыграла за себя ещё раз — по тому, что тогда знала, и по зерну. Совпало ходов: { $same } из { $sealed }.
proof-forged = Подпись ПОДДЕЛЬНАЯ: эту строку писал не хозяин обязательства { $pledge }.
proof-unsigned = Подписи нет: это мог написать кто угодно.
proof-signed-elsewhere = Подписано другим хозяином, под обязательством { $pledge }. Кто это, я сказать не могу.
proof-signed = Подписано мной, под обязательством { $pledge }.
proof-unchecked = Проверка сейчас займёт слишком много времени. Нажмите «Проверить» через минуту или проверьте строку дома.
proof-own-word = Пока вы не проверили это дома, это лишь моё слово. Меня связывают и сообщения матча, которые сохранили вы или кто-то ещё: их читает verify --noted. Подробнее: /fairness

## Нажатия, которые ничего не меняют
press-old-button = Эта кнопка из другого времени и ничего не открывает. Новый матч: /rps play или /oddeven play
panel-gone = Эта кнопка устарела. Сейчас дела обстоят так.
panel-type = Набери: { $example }
press-went-back = Моя память вернулась ко времени до этого раунда, а мой ход вы уже видели. Поэтому матч закончен здесь; ничего не засчитано.
press-renewed = Ключ дня, под которым был запечатан мой ход, вот-вот будет назван. Я запечатала новый ход: нажатие не засчитано, выберите ещё раз.
press-not-yours = Эти кнопки не ваши. Свои получите так: /rps play или /oddeven play
press-round-played = Этот раунд уже сыгран; дважды ничего не засчитано. Вот как обстоят дела.
press-not-counted = Не засчитано. Последний раунд: { $round }
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
offer-mines-open-description = Кто нажмёт первым, тот и играет, чат смотрит
offer-mines-open-text = { $name } предлагает поле сапёра. Играет тот, кто нажмёт первым.
offer-mines-own-description = Играете вы, чат смотрит
offer-mines-own-text = { $name } собирается перейти минное поле. Нажмите, чтобы начать.

## Команды
command-rps = Камень, ножницы, бумага: с гадалкой или друг с другом
command-rps-play = Играть; я учусь по ходу
command-oddeven = Чёт или нечет: вы загадываете, я угадываю
command-oddeven-play = Играть; моя ошибка — ваше очко
command-strategy = Соперники: кто они, и свои имена для них
command-strategy-list = Все соперники, по строке на каждого
command-strategy-mine = Имена, которые вы дали стратегиям
command-strategy-submit = Прислать свою стратегию файлом
command-help = Что я умею и как об этом попросить
command-settings = Ваши настройки: язык, память, кто вас видит, ваши данные
option-help-topic = о чём рассказать
option-link-code = код с другой платформы; без него я покажу свой
option-name-across = here, hidden или своё слово; без него скажу, как сейчас
option-variant = classic (3 хода) или lizard-spock (5 ходов)
option-length = до 10, лучший из 9, бесконечно …
option-game = какая игра; если не сказано, камень-ножницы-бумага
option-opponent = стратегия, которая играет против вас
option-strategy = соперник или имя, которое кто-то зарегистрировал
option-registered-name = от 3 до 24 букв a–z, цифр и дефисов, сначала буква, например my-markov
option-registered-strategy = что стоит за именем, например markov:order=4,decay=0.98
option-strategy-file = стратегия: JavaScript или TypeScript, из которого можно стереть типы; не больше 64 КБ
option-file-name = её имя: новое или одно из ваших, тогда это новая версия
option-strategy-note = что вы о ней скажете, одной строкой
option-report-reason = что с ней не так
choice-classic = Классика: камень, ножницы, бумага
choice-lizard-spock = Ещё ящерица и Спок: пять ходов
choice-novice = Новичок: ничего о вас не знает, учится в этом матче
choice-fortune-teller = Гадалка: знает вас и людей, ничего не забывает
choice-mirror = Зеркало: играет, как вы
choice-coin = Честная монета: никого не читает, и её не прочесть
strategy-fortune-teller = читает ваши привычки сорока способами сразу, знает людей, и её трудно провести
strategy-mirror = ваш двойник: ходит так, как на его месте ходили бы вы
strategy-random = честная монета; ничего не читает
strategy-ghost = призрак: чья-то манера игры, замороженная с согласия хозяина
strategy-wildcard = взвешивает все прошлые моменты, похожие на этот
strategy-wildcard-counters = то же на счётчиках, как в первой публикации
strategy-constant = всегда один ход, обычно камень
strategy-rotation = все ходы по очереди: камень, бумага, ножницы …
strategy-anti-rotation = ждёт, что вы ходите по очереди
strategy-copy = повторяет ваш прошлый ход
strategy-always-counter = бьёт ваш прошлый ход
strategy-always-counter-self = бьёт свой же прошлый ход; на ваши не смотрит
strategy-win-stay-lose-shift = повторяет то, что выиграло, меняет то, что проиграло
strategy-after-result = идёт по итогу раунда: на столько ходов дальше после победы, ничьей, поражения
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
strategy-info-title = 🔮 { $family }
strategy-games = Игры: { $games }
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
registration-none = Своей стратегии у вас пока нет. Пришлите файл или назовите одну из моих по-своему.
registration-withdraw-title = Отказаться от имени { $name }?
registration-withdraw-file = С ней больше никто не сыграет, матчи, которые идут, кончатся без результата, а файл будет удалён. Имя сможет взять любой.
registration-withdraw-text = Под этим именем с ней больше никто не сыграет, а имя сможет взять любой. Начатые матчи продолжатся.
button-withdraw = Отказаться
registration-withdrawn = Вы отказались от имени { $name }; оно свободно.
registration-kept = Имя осталось за вами.
registration-renamed = { $name } теперь называется { $to }.
button-strategy-submit = Прислать файл
button-strategy-name = Назвать одну из Гадалки
button-strategy-register = Дать ей имя
button-strategy-mine = Мои стратегии
button-strategy-rename = Переименовать
button-strategy-version = Новая версия
button-strategy-change = Изменить
button-strategy-withdraw = Убрать
button-strategy-source = Исходник
button-strategy-open = Открыть исходник
button-strategy-report = Пожаловаться
button-strategy-enter = В лигу
button-strategy-leave = Из лиги
registration-bad-name = «{ $name }» не годится в имена. В имени от 3 до 24 букв a–z, цифр и дефисов, и начинается оно с буквы, например my-markov.
registration-reserved-name = «{ $name }» здесь уже что-то значит. Выберите другое имя, например my-{ $name }.
registration-indecent-name = «{ $name }» при всех не говорят. Выберите другое имя.
coarse-stems = pizd blya bljad mudak zalup pidor pidar gandon shluh huyov xuy nahuy пизд бляд мудак мудил залуп пидор пидар гандон шлюх хуй хуе хуё ебат ебан ёбан выеб заеб уеб долбоеб долбоёб
coarse-words = huy huj ebal сука суки ебал бля blyat
coarse-innocent = оскорблять рублях страху психу штриху колеба погреба загреба хлеба жереба курвиметр zashit rashit
registration-taken = Имя «{ $name }» уже кто-то зарегистрировал. Выберите другое.
registration-yours = Имя «{ $name }» уже ваше. Изменить его: /strategy update { $name } …
registration-full = Вы зарегистрировали { $max } стратегий, больше нельзя. Откажитесь от одной: /strategy withdraw
registration-not-yours = Имени «{ $name }» у вас нет. Ваши имена: /strategy mine
registration-is-file = За именем «{ $name }» стоит файл. Новая версия: /strategy submit { $name } и файл.
registration-waiting = 🔮 { $name }: проба впереди
registration-waiting-text = { $place ->
    [1] Следующая очередь ваша.
   *[other] Место в очереди: { $place }.
  } Отчёт появится здесь.
registration-trying = 🔮 { $name }: идёт проба
registration-trying-text = Отчёт сейчас появится здесь.
registration-one-at-a-time = Ваша прошлая проба ещё идёт, а у каждого она одна. Отчёт появится в её сообщении.
registration-queue-full = Очередь на пробу заполнена. Попробуйте снова через { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[other] { $minutes } минут
  }.
registration-too-slow = Стратегии не хватило времени или памяти, отведённых на пробу, и имя не зарегистрировано. Попробуйте настройки поменьше; какие они бывают, скажет /strategy info.
registration-broken-off = Проба { $name } прервана, имя не зарегистрировано. Повторите команду через минуту.
registration-store-away = Память мне сейчас недоступна, поэтому ничего не зарегистрировано. Повторите команду через минуту.
registration-told-already = Этим я уже занята. Ваши имена: /strategy mine

submission-how = Нужны файл и имя: /strategy submit my-bot и сам файл.
submission-version = 🔮 У { $name } новая версия: { $version }
submission-known = 🔮 { $name } — это тот же самый файл
submission-draft = Пока это черновик, только для вас: сыграйте с ним или заявите в турнир. Открыт для всех
submission-public = С ней может сыграть любой, кто знает имя.
submission-results = { $game }. Выиграно матчей: { $won } из { $matches }, раундов в каждом: { $rounds }; очков за раунд: { $mean }. Раунды, выигранные:проигранные:ничьи, и очки за раунд:
submission-other-game = { $game }. Выиграно матчей: { $won } из { $matches }, очков за раунд: { $mean }.
submission-not-there = { $game }: не играет. Движок говорит: { $reason }.
submission-untried = { $game }: не проверялась, слишком много шагов. Чтобы её проверили только там, назовите игру в файле: export const games.
submission-taken = Самое большее за матч: шагов { $steps } из { $most }, памяти { $memory } из { $limit } МБ. Матч длился { $milliseconds } мс.
submission-copy = { $game }: играет в точности как { $original }, ход в ход. Копия так и называется копией и очков не набирает.
submission-copy-hidden = { $game }: играет в точности как чей-то более ранний файл, ход в ход. Копия так и называется копией и очков не набирает.
submission-play = Сыграть: { $command } opponent={ $name }. Хеш и версии: /strategy info { $name }
submission-chart = Проба { $name }: { $game }
submission-chart-luck = В пределах ±{ $reach } это может быть удача
submission-chart-points = очки за раунд
submission-no-load = 🔮 { $name } не загружается
submission-crashed = 🔮 Сбой { $name } на пробе
submission-illegal = 🔮 На пробе { $name } не делает хода
submission-exhausted = 🔮 На пробе { $name } берёт слишком много
submission-at-start = { $game }, до первого раунда против { $opponent }.
submission-at-round = { $game }, против { $opponent }, раунд { $round }.
submission-place = Строка { $line }, столбец { $column }:
submission-nothing = Ничего не зарегистрировано. Исправьте файл и пришлите снова.
submission-no-games = Файл говорит, что играет в: { $typed }. Я знаю { $valid }. Ничего не зарегистрировано.
submission-frozen = Хозяин бота заморозил именно этот файл ({ $reason }). Ничего не зарегистрировано.
submission-too-slow = Проба длилась дольше, чем у меня есть на одну, и ничего не зарегистрировано. Пусть файл меньше считает за раунд; или пришлите его, когда я буду не так занята.
submission-gave-up = Машина, которая играет файлами, сдалась: { $reason }. Это не приговор, но ничего не зарегистрировано. Пришлите файл снова, или пусть он считает меньше.
submission-unsteady = { $name } играет каждый раз иначе: { $game }, против { $opponent }, ходы расходятся с раунда { $round }. На одни и те же раунды должны быть одни и те же ходы. Ничего не зарегистрировано.
submission-is-settings = За именем «{ $name }» стоит стратегия с настройками. Сначала откажитесь от имени (/strategy withdraw) или выберите другое.
submission-indecent-note = То, что сказано в заметке, при всех не говорят. Подберите другие слова.
button-open-source = Показать всем
button-keep-sealed = Оставить закрытым
strategy-name-unknown = Имени «{ $name }» я не знаю.
strategy-no-file = За именем «{ $name }» стоит стратегия с настройками, а не файл: /strategy info { $name }
strategy-sealed = Исходный текст { $name } закрыт. Открыть его может автор: /strategy open { $name }
strategy-source-title = 🔮 Исходный текст { $name }, версия { $version }
strategy-source-hash = SHA-256: { $hash }
strategy-open-title = Показать всем исходный текст { $name }, версия { $version }?
strategy-open-text = Тогда файл сможет прочитать любой, кто найдёт имя. Для этой версии отменить это нельзя; следующие останутся закрытыми.
strategy-open-already = Исходный текст { $name } уже открыт: /strategy source { $name }
strategy-opened = Исходный текст { $name } открыт для всех: /strategy source { $name }
strategy-kept-sealed = Остаётся закрытым.
strategy-report-own = Это ваша стратегия. Отказаться от неё: /strategy withdraw
strategy-reported = Я передала хозяину бота о { $name }. Больше никто не узнает.
strategy-file-title = Файл своего автора: JavaScript, играет в песочнице.
strategy-file-facts = Версия { $version }, байтов: { $bytes }, { $state ->
    [open] исходный текст открыт: /strategy source { $name }
   *[sealed] исходный текст закрыт
 }. SHA-256: { $hash }
strategy-file-frozen = Хозяин бота заморозил, играть нельзя: { $reason }
strategy-file-guarded = Вне игры: матч длился дольше, чем может любой ({ $reason }). Вернуть может хозяин бота.
strategy-file-earlier = Прежние версии: { $versions }
strategy-file-note = «{ $note }»
registration-mine-draft = черновик
registration-mine-frozen = заморожена: { $reason }

## Трудности с набранным
problem-unknown-command = Не знаю команды «{ $typed }». Что я умею: /help
problem-unknown-command-nearest = Не знаю команды «{ $typed }». Может быть, { $nearest }? Все команды: /help
problem-unknown-subcommand = /{ $command } не знает «{ $typed }». Знает: { $valid }
problem-unknown-option = /{ $command } не понимает «{ $typed }». Можно: { $valid }
problem-bad-choice = «{ $typed }» не подходит для { $option }. Выберите: { $valid }
problem-unknown-word-nearest = /{ $command } не понимает «{ $typed }». Может быть, { $nearest }?
problem-bad-choice-nearest = «{ $typed }» не подходит для { $option }. Может быть, { $nearest }? Есть: { $valid }
problem-bad-text = «{ $typed }» не подходит для { $option }: нужно от 1 до { $max } знаков.
problem-file-missing = Для { $example } нужен файл: отправьте его вместе с командой.
problem-file-too-large = Файл слишком большой: беру не больше { $kilobytes } КБ.
problem-file-unavailable = Файл до меня не дошёл. Отправьте его, пожалуйста, ещё раз.
problem-lone-file = «{ $typed }» сам по себе мало что говорит. Ответьте на него командой, которой нужен файл: { $nearest }
problem-word = «{ $typed }» для жеребьёвки не годится: нужно от 1 до { $max } букв, цифр, пробелов и знаков - _ .
problem-level-and-opponent = Уровень — это уже соперник. Выберите что-то одно: level=… или opponent=…
problem-length = «{ $typed }» не похоже на длину матча. Например: до 10, лучший из 9 (нечётное) или бесконечно; числа от 1 до { $max }.
problem-unknown-strategy = Не знаю соперника «{ $typed }». Вот известные: { $some }. Все: /strategy list
problem-unknown-strategy-nearest = Не знаю соперника «{ $typed }». Может быть, { $nearest }? Все: /strategy list
problem-unknown-parameter = У { $family } нет настройки «{ $typed }». Есть: { $valid }
problem-bad-value = { $parameter } не может быть «{ $typed }». Может: { $valid }
problem-wrong-game = { $typed } в это не играет ({ $game }). Играют: { $some }. Все: /strategy list
problem-frozen = Хозяин бота заморозил { $name }, играть с ней нельзя: { $reason }

## Сбои
failure-unexpected = Что-то пошло не так на моей стороне, это записано. Ваше цело; попробуйте ещё раз.
failure-busy = У шара сейчас очередь. Ничего не засчитано и не потеряно: повторите через мгновение.
failure-store-unreachable = Сейчас не могу дотянуться до своей памяти. Ничего не потеряно: повторите чуть позже. Засчитанный ход дважды не засчитается.
failure-store-newer = Вашу историю записала более новая версия меня, и я её не трону. Тому, кто держит бота, нужно его обновить.
failure-store-key = Ваша история зашифрована ключом, которого у меня нет, и я её не трону. Тому, кто держит бота, нужно задать STATE_KEY.
failure-store-plain = То, что я о вас помню, не зашифровано, а должно быть, и я его не трону. Ничего не потеряно: тому, кто держит бота, нужно заглянуть в его журнал.

## Что связывает хозяина бота
fairness-brief = 🔮 Мой ход запечатан раньше, чем вы выберете свой, а мой жребий на десять лет вперёд связан одним обязательством. Открыть его и записать — одно нажатие.
fairness-title = 🔮 Почему мне не нужно верить на слово
fairness-text =
    Мой ход решён раньше, чем вы выберете свой, и в каждом сообщении стоит его печать.
    Мой жребий следует из тайного ключа дня, из вашей собственной команды и, если хотите, из вашего слова. Ключи на десять лет вперёд закрепило одно обязательство, поэтому выбрать жребий не могу ни я, ни вы.
    Через три дня я называю ключ. Тогда каждый может бросить тот же жребий, сыграть мои ходы заново и сравнить.
fairness-pledge = Моё обязательство: { $pledge }. Действует с { $since }; сегодня день { $day } из { $days }. Запишите эту строку: с ней можно проверить каждый матч, который будет после.
fairness-follows = Оно продолжает моё прежнее обязательство { $pledge }. Для прежних матчей считается то.
fairness-key-none = Пока не назван ни один ключ. Ключ дня 1 я назову { $date } (UTC).
fairness-key = Назван ключ дня { $day } ({ $of }), а из него следуют ключи всех дней до него. Следующий я назову { $date } (UTC):
fairness-key-last = Назван ключ последнего дня, { $day } ({ $of }), а из него следуют ключи всех дней до него:
fairness-how = Проверить матч: нажмите в его конце «Проверить» и отдайте строку команде npm run -s gadalka -- verify на своём компьютере, вместе с этим обязательством. Всё, что сказано здесь, — лишь моё слово.

## Когда всего сразу слишком много
budget-press = Мой хрустальный шар за вами не успевает. Через { $wait } можно снова; игра ждёт там, где была.
budget-command = Столько желаний сразу. Через { $wait } я снова слушаю; ваше никуда не денется.
budget-picture = Краскам надо просохнуть. Через { $wait } нарисую ещё; всё остальное идёт своим чередом.
budget-hint = Даже хрустальному шару нужен отдых. Через { $wait } подскажу снова; играть можно и без подсказок.
budget-export = Я только что переписала ваш файл несколько раз. Через { $wait } можно получить ещё один.
budget-trial = Столько проб сразу. Через { $wait } возьмусь за следующую стратегию; играть можно и сейчас.
budget-submission = Столько файлов за один день. Следующий прочту через { $wait }; пока их можно пробовать дома.
budget-report = Сегодня я уже многое от вас передала. Снова выслушаю через { $wait }.
budget-tournament = Столько турниров сразу. Через { $wait } можно открыть ещё один; начатые идут дальше.
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
help-play = Играть
help-friends = С друзьями
help-you = О вас
help-strategies = Стратегии
help-fairness = А честно ли?
help-privacy = Личные данные
start-title = 🔮 Я Гадалка
start-text = Я немного читаю мысли. Выберите игру: я учусь, как вы ходите, говорю, что увидела, и доказываю, что не жульничала.
start-mines = Сапёр
privacy-title = Что о вас хранится
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
settings-name = Имя на других
settings-name-here = Как здесь
settings-name-hidden = Скрыть
settings-name-word = Другое слово…
settings-link = Связать учётную запись
settings-code = У меня есть код
settings-show = Показать
settings-pause = Пауза
settings-resume = Учиться снова
settings-off = Выключить
settings-forget = Забыть…
settings-duels-on = Учиться на поединках
settings-duels-off = Не на поединках
settings-share-on = Поделиться…
settings-share-off = Не делиться
settings-ghost = Мой призрак
settings-level = Ваши результаты и профиль видят: { $level }.
settings-visible = Кто меня видит
settings-block = Заблокировать
settings-blocked = Заблокировано: { $count }
settings-export = Скачать
settings-shared = Чем я делюсь
privacy-brief =
    Храню ваш id на этой платформе, ваши ходы, их исход и то, что вы здесь настроили.
    Сообщения не храню. Имя — только две недели после поединка и там, где вы согласились, чтобы вас видели.
    Профиль закрыт, пока вы не решите иначе.
    Всё остаётся у хозяина этого бота.
    Скачать или удалить это можно в любой момент.
privacy-text =
    Ваш номер на этой платформе, ходы наших игр и их исход; для последних матчей ещё настройки и зерно моих собственных ходов.
    Сколько решённых раундов вы выиграли за неделю и месяц последней игры, и её день.
    Если вы согласились, чтобы вас видели: когда, кому, ваше имя, места, где вы с тех пор играете. До того профиль закрыт.
    Если вы разрешили кому-то сравнение или сами спросили: кто и когда. Вопрос исчезает через неделю.
    Ваше @имя в Telegram, 90 дней, чтобы вас могли назвать.
    Ваши поединки с людьми: ходы обеих сторон и исход, имена обеих две недели. О рейтинговых то, из чего следует ваш рейтинг.
    Ваши последние поля в сапёре и как шли игры; о гонке сутки помнится, кто бежит.
    Ваши стратегии (и присланные файлом), ваш призрак: что это и как они сыграли.
    Если вы связали учётные записи: какие, под какими именами. Ваше имя для других платформ.
    С каких пор я учусь на ваших поединках или вы делитесь тем, как играете.
    Иначе не хранится: имена, сообщения, где и когда вы играете.
    Всё остаётся у того, кто держит бота, и не показывается никому, кроме вас.
data-export-title = Всё, что я о вас храню
data-export-text = Ходы от старых к новым. Зерно незаконченного матча опущено: оно выдало бы мой следующий ход.
data-delete-title = Удалить всё?
data-delete-text = Исчезнут все ваши раунды, итоги, матчи, поля, зарегистрированные стратегии и места в списках, и я вас больше не узнаю. Вернуть будет нельзя.
button-delete = Удалить всё
button-keep = Оставить
data-delete-linked = Это касается обеих связанных учётных записей: всё с другой платформы исчезнет тоже, и последней — сама связь. Чтобы то сохранить, сначала разделите: /account unlink
data-deleted = Стёрто. Мы не знакомы.
data-nothing = Удалять было нечего.
data-kept = Оставлено. Я вас помню.

## Один игрок на нескольких платформах
account-on-platform = { $platform ->
    [discord] в Discord
    [telegram] в Telegram
    [terminal] в терминале
   *[other] на другой платформе
}
account-link-title = Один игрок на обеих платформах
account-link-code = Наберите это на другой платформе в течение { $minutes ->
    [one] { $minutes } минуты
   *[other] { $minutes } минут
} — из учётной записи, которая тоже ваша. Больше никому не показывайте.
account-link-how = Потом спрошу обе стороны, назвав каждой имя другой. Код годится один раз; после { $tries } неверных подряд я не слушаю { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}.
account-link-check = Проверить
account-link-cancel = Отменить
account-link-question = Связать эту учётную запись с другой: { $name } { $on }?
account-link-means = Только если это вы. История, модели, профиль, места в таблицах и блокировки станут общими; играть можно и здесь, и там. Тот, у кого в руках любая из двух записей, сможет выгрузить и удалить всё из обеих. Разделить снова: /account unlink
account-link-holds = Кому вас видно: { $here ->
    [nothing] здесь вы ничего не выбирали, действует выбор оттуда
    [private] здесь вы выбрали «никому», и это действует для обеих
    [place] здесь вы выбрали «там, где играю»; если там выбрано «никому», действует это
   *[everyone] здесь вы выбрали «всем»; если там выбрано меньше, действует это
  }. Для моделей и вызовов действует более строгая настройка. Больше никто не узнает.
account-link-yes = Связать
account-link-no = Нет
account-link-waiting = Вы согласились. Теперь вопрос к другой стороне ({ $name } { $on }): моим сообщением, кнопкой «Проверить» под кодом или по /account link там.
account-linked = Связано: эта учётная запись и { $name } { $on } — теперь один игрок.
account-link-declined = Отказано, ничего не связано. Новый код: /account link
account-link-refused = { $name } { $on }: ответ — нет. Ничего не связано. Новый код: /account link
account-link-lapsed = Этот код истёк: коды живут десять минут. Новый, на любой из платформ: /account link
account-link-gone = Этот вопрос закрыт, ничего не изменилось. Как обстоят дела: /account link
account-link-wrong = Такого открытого кода нет. { $left ->
    [0] Это была последняя попытка; следующие — через { $minutes ->
        [one] { $minutes } минуту
        [few] { $minutes } минуты
       *[other] { $minutes } минут
      }.
    [one] Осталась { $left } попытка.
    [few] Осталось { $left } попытки.
   *[other] Осталось { $left } попыток.
} Код даётся на другой платформе: /account link
account-link-own = Это ваш собственный код. Наберите его на другой платформе: там он должен вас найти.
account-link-same-platform = Этот код выдан на этой же платформе. Он связывает учётные записи двух платформ, по одной на каждой: наберите его на другой.
account-link-too-many = Слишком много неверных кодов. Снова слушаю самое позднее через { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}.
account-link-already = Эта учётная запись уже связана. Чтобы связать её с другой, сначала разделите: /account unlink
account-link-busy = Вы только что подтвердили другую связь. Сначала ответьте на неё: /account link
account-unlink-title = Разделить эту учётную запись с другой: { $name } { $on }?
account-unlink-text = Каждая унесёт раунды, сыгранные там, и свои настройки. Ни один раунд не пропадёт.
account-unlink-yes = Разделить
account-unlink-no = Оставить вместе
account-unlink-kept = По-прежнему один игрок.
account-unlinked = Разделено с другой записью ({ $name } { $on }): снова два игрока, у каждого раунды, сыгранные там.
account-unlinked-none = Эта учётная запись ни с чем не связана.
account-name-nobody = { $platform ->
    [discord] игрок из Discord
    [telegram] игрок из Telegram
    [terminal] игрок из терминала
   *[other] игрок с другой платформы
}
account-name-shown = На других платформах тот, с кем вы играете, видит имя «{ $name }».
account-name-hidden = На других платформах ваше имя скрыто: вы — «{ $name }».
account-name-bad = Имя — одна строка, не длиннее { $max } знаков, в которой нечего нажать: без @, ссылок и длинных номеров.

## Вызовы
challenge-race = { $name }, вас зовёт наперегонки { $caller }: поле одно на двоих. На ответ { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
  }.
challenge-question = { $name }, к вам вопрос. Спрашивает { $caller }.
challenge-retract = Отозвать
challenge-declined = { $name } на этот раз воздержится. { $caller }, спасибо за приглашение.
challenge-retracted = { $caller } отзывает вызов.
challenge-unanswered = { $name }: ответа не было, и время вызова вышло.
challenge-declined-lately = { $name }: только что был отказ. Спросите через час.
challenge-too-many = Трое ещё не ответили на ваши вызовы. Дождитесь ответа или отзовите один.
challenge-too-often = На этот час вызовов довольно. Попробуйте позже.
challenge-lapsed = Этот вызов уже закрыт.
challenge-over-accepted = Этот вызов уже принят.
challenge-over-declined = Этот вызов отклонён.
challenge-over-retracted = Этот вызов отозван.
challenge-not-challenged = Ответить может только { $name }.
challenge-not-challenger = Отозвать может только { $name }.
challenge-not-yours = Это для другого человека. Не принимать вызовов самим: /privacy
challenge-me = Меня? Охотно, и прямо сейчас: /rps play
challenge-unseen = { $name } этого чата не видит. Вызывайте в группе, где есть вы оба.
challenge-left = { $name }: здесь этого человека нет, и вызова он не увидит.
challenge-muted = { $name } не принимает вызовов.
challenge-muted-now = Отныне по имени вас никто не вызовет. Что уже открыто, ещё ждёт ответа. Принимать вызовы снова: /privacy challenges=on
challenge-mute-button = Не принимать вызовов
challenge-take-button = Принимать вызовы
challenge-setting-on = Другие могут вызвать вас по имени, на гонку или на сравнение. Я упомяну вас один раз, а вы согласитесь или откажетесь.
challenge-setting-off = Вы не принимаете вызовов: кто назовёт вас, узнает только это, и в чате ничего не появится.
challenge-stored = О вызовах сутки помнится, когда они были и чем кончились; если вы их не принимаете, то с каких пор.

## С кем играть поединки
option-duel-whom = О ком речь
choice-duels-everyone = от всех
choice-duels-here = от людей из мест, где вы играете
choice-duels-nobody = ни от кого
duel-blocked = { $name }: поединков между вами больше не будет, а почему, никто не скажет. Что уже открыто, останется. Передумаете: /duel list
duel-unblocked = { $name }: блокировки нет.
duel-block-self = От себя не спрячешься. Назовите кого-нибудь другого.
duel-block-bot = Боты никого на поединок не вызывают.
duel-block-whom = Кого? Назовите, например /duel block @имя, или ответьте командой на сообщение этого человека. В личном чате со мной этого никто не прочтёт.
duel-block-full = Больше { $max } блокировок не запомню. Сначала снимите какую-нибудь: /duel list
duels-blocked-nobody = Вы никого не заблокировали.
duels-blocked-line = { $name }, с { $date }
duels-blocked-nameless = кто-то, чьё имя я забыла, с { $date }
duels-button-unblock = Снять: { $name }
duels-from-everyone = Вызовы на поединок вы принимаете от всех.
duels-from-here = Вызовы на поединок вы принимаете от людей из мест, где играете: из серверов и групп, где я с этого дня вижу вас за игрой. В остальных местах вы поединков не принимаете.
duels-from-nobody = Вызовов на поединок вы не принимаете ни от кого. Вызывать других по-прежнему можно.
duels-button-everyone = От всех
duels-button-here = Из моих мест
duels-button-nobody = Ни от кого
duels-stored = Кого вы не пускаете в поединки с собой и от кого их принимаете; если только от людей из ваших мест, то какие это места. /duel list

## Кому виден профиль
profile-privacy-title = 🔮 Кому видны ваши успехи: { $level }
profile-privacy-done = 🔮 Отныне: { $level }
profile-privacy-already = 🔮 Как и прежде: { $level }
profile-short-who = Кто что видит. «{ $nobody }»: только вы. «{ $place }»: люди этих чатов видят имя, успехи и профиль, по всем вашим раундам. «{ $everyone }»: то же видит кто угодно, на всех платформах.
profile-short-never = Никогда туда не попадают: ходы по одному и другие чаты, где вы играете.
profile-short-undo = Отменить: выберите «{ $nobody }», когда угодно. Вы сразу исчезнете из всех списков; показанное в чатах там и останется.
profile-short-now-private = Вашего имени нет ни в одном списке, и профиль виден только вам.
profile-short-now-place = Где вы с этих пор доиграете матч, люди того чата увидят имя, успехи и профиль, по всем вашим раундам со мной.
profile-short-now-everyone = Кто угодно и где угодно, спросив меня, увидит имя, успехи и профиль, по всем вашим раундам со мной.
profile-full-title = 🔮 Кому видны ваши успехи: полностью
profile-full-kept = Что я для этого храню, пока вы согласны: имя, под которым вас показывают, день согласия и места, где вы играете. /profile privacy private всё это убирает.
profile-read-all = Прочесть всё
profile-shows-private = Вас нет ни в одном списке, и профиль виден только вам. Матчи видит чат, в котором они идут. Кто хочет сравнить себя с вами, должен сначала спросить вас.
profile-shows-place = Это для серверов и групп, где вы с этих пор доиграете матч, и для каждого, кто там меня спросит.
    – /leaderboard: ваше имя, доля раундов, выигранных у меня, из скольких, и ваше место; начиная с { $needed } раундов с победителем, по каждой игре, за неделю, за месяц и за всё время.
    – /leaderboard of:duels: ваше имя, ваш рейтинг в рейтинговых поединках и насколько он точен, сколько было этих поединков, и ваше место; начиная с пяти разных соперников, по каждой игре, за месяц и за всё время.
    – /profile show: ваш профиль. /profile compare: как играете вы и тот, кто спросил.
    – /profile map: вы, под своим именем. /profile groups: вас учитывают (в Discord по ролям, о которых я спрашиваю и которых не храню).
    Всё это по всем вашим раундам со мной, где бы они ни шли.
profile-shows-everyone = То же самое, и ещё вы в списке всех игроков, и это видит каждый, кто вас назовёт: кто угодно и где угодно, на всех моих платформах. При сравнении групп вас, без имени, могут учесть и другие чаты.
profile-take-back = Вас показывают под именем { $name }; сменится имя, сменится и здесь. Пока вы согласны, я храню его, день согласия и места, где вы играете. Отозвать можно в любое время: /profile privacy private

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
step-beats = ход, который его бьёт
step-beaten = ход, который он бьёт
step-like = шаг вроде { $from } → { $to }
profile-title = 🔮 { $name }: { $game }
profile-title-people = 🔮 { $name }: { $game }, поединки с людьми
profile-title-all = 🔮 { $name }: { $game }, со мной и в поединках
profile-duels-own = Чужие поединки видны только тому, кто их провёл: открытый профиль показывает раунды со мной.
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
    [you] Вы держитесь удачи: после победы повторяете ход { $often }.
   *[other] { $name } держится удачи: после победы повторяет ход { $often }.
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
    [you] Ничью вы пересиживаете: после неё повторяете ход { $often }.
   *[other] { $name } пересиживает ничью: после неё повторяет ход { $often }.
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
profile-nothing = Здесь ещё ни одного раунда. Весь профиль готов после { $missing } раундов.
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
  } на ход, вероятнее всего от { $from } до { $to }. У чистого случая { $most }; больше не бывает ни у кого.
profile-read = Угадано ходов: { $guessed } из { $rounds }, { $percent }. Наугад выходит { $chance }.
profile-likest = Больше всего похоже на: { $way } ({ $what }). Совпало ходов: { $agreed } из { $rounds }; наугад вышло бы { $luck }.
profile-likest-none = Ни на один известный простой способ не похоже.
profile-likest-constant = Больше всего похоже на: { $way }. Совпало ходов: { $agreed } из { $rounds }; наугад вышло бы { $luck }.
like-copy = последний ход другой стороны
like-rotation = все ходы по очереди
like-anti-rotation = бьёт того, кто ходит по очереди
like-win-stay-lose-shift = повторяет выигравшее, меняет проигравшее
like-always-counter = играет то, что бьёт последний ход другой стороны
like-always-counter-self = играет то, что бьёт собственный последний ход
like-frequency = играет то, что бьёт любимый ход другой стороны
profile-kept = Из { $played } раундов хранятся последние { $kept }; они здесь и посчитаны.
profile-details-title = 🔮 Числа этого профиля: { $game }
profile-details-how = Как это читать. Бит – цена одного ответа «да» или «нет»: чем меньше бит на ход, тем легче его предсказать, а при 0 я знаю его заранее. Пока раундов мало, границы далеки друг от друга.
    Привычка названа, если удача показала бы её примерно раз из сорока; я просматриваю их много, так что иная и вправду удача. Известный способ игры назван, если так было бы сделано намного больше ходов, чем наугад, а случайная игра была бы похожа так же на любой из них реже, чем раз из ста.
profile-details-closed = Эти числа только для тех, кому открыт профиль, а здесь он закрыт.
profile-alt = Привычки, { $name }, что за чем следует: { $habits }. Доля угаданных ходов к каждому раунду: { $curve }.
profile-closed = Открытого для вас профиля нет: { $name }. Чтобы увидеть, как играете вы оба, спросите: /profile compare. Открыть свой: /profile privacy
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
picture-no-data = нет данных
picture-habits = Что за чем следует
picture-rounds = Раундов: { $rounds }, с числом случаев; синее чаще случайного, оранжевое реже
picture-compared = Что за чем следует, с числом случаев; синее чаще случайного, оранжевое реже
picture-read = Угаданные ходы, из 40; серое: удача
picture-round = к раунду
picture-failed = Нарисовать картинку не удалось; все слова на месте.

## Кого называет человек
person-unknown = Не могу понять, кто это: { $typed }. Назовите @имя или ответьте командой на сообщение этого человека.
person-unknown-id = { $typed } не называет игрока. Игрока называют так: terminal:anna или discord:700000000000000001
person-bot = У ботов нет профиля, а свой я держу при себе.

## Сравнение двоих
menu-compare = Сравнить, как мы играем
compare-with-whom = Сравнить с кем? Назовите кого-нибудь или ответьте на сообщение: /profile compare @имя
compare-oneself = Это вы сами, и никто не играет похоже на вас больше. Назовите кого-нибудь другого.
compare-own-missing = Для сравнения нужно раундов у каждого: { $needed } ({ $game }); вам не хватает: { $missing }.
compare-away = { $name }: сейчас туда не достучаться, вопрос не задан. Попробуйте позже или спросите в группе, где есть вы оба.
compare-lately = { $name }: ваш вопрос приходил туда меньше суток назад. Спросите завтра или в группе, где есть вы оба.
compare-sent = { $name }: спрошу в личном чате со мной, если он есть: кто со мной играет, я никому не рассказываю. Ответ придёт вам сюда, в течение недели. До тех пор вопрос можно отозвать.
compare-noted = { $name }: согласия пока нет. Ваш вопрос ждёт там неделю, в /profile privacy. Когда согласие будет, та же ваша команда покажет сравнение.
compare-waiting = { $name }: вопрос уже задан, ответа пока нет.
compare-not-now = { $name } пока предпочитает не сравниваться.
compare-too-many = Вы уже спросили многих, и они ещё не ответили. Подождите их или отзовите вопрос.
compare-ask-title = 🔮 { $target }, { $caller } хочет сравнить, как играете вы двое. Можно?
compare-ask-text = { $seen ->
    [here] Все здесь увидят
   *[both] Вы и { $caller } увидите
  }, как часто я вас угадываю и в чём вы различаетесь. { $caller } сможет сравнивать снова, пока вы не отзовёте.
button-accept = Согласиться
button-decline = Отказаться
button-retract = Отозвать вопрос
compare-not-asked = Этот вопрос задан не вам.
compare-not-asking = Отозвать вопрос может только тот, кто спросил.
compare-lapsed = Этот вопрос уже закрыт.
compare-retracted = Вопрос отозван: { $name }.
compare-declined = На этот раз без сравнения.
compare-answered = Вы согласились. Отозвать: /profile privacy
compare-title = 🔮 { $a } и { $b }: { $game }
compare-headline = 🔮 Угадываю: { $a } — { $percentA }, { $b } — { $percentB }
compare-read = Угадано ходов: { $guessedA } из { $roundsA } и { $guessedB } из { $roundsB }; наугад выходит { $chance }.
compare-chance = { $verdict ->
    [chance] { $name }: прочесть эту игру не легче, чем монету.
   *[unsure] { $name }: пока это может быть и случай.
  }
compare-early = Пока рано: когда у каждого будет по { $needed } раундов, скажу, в чём вы расходитесь.
compare-differ = Вы двое играете по-разному, хотя ни одна привычка в отдельности этого не показывает.
compare-effect = Насколько по-разному: { $effect } из 1, по раундам: { $roundsA } и { $roundsB }.
compare-differences = В чём расходятся сильнее всего:
compare-difference = – { $habit }. { $a } { $percentA } % ({ $countA } из { $totalA }), { $b } { $percentB } % ({ $countB } из { $totalB })
compare-no-difference = Различий пока не нашлось.
compare-seed = Расстояние из первой публикации, по последним { $context } ходам: { $p } из { $most }. По тому, на сколько ходов смотреть: { $d }
compare-trust = Может ли это быть удачей? Ваши раунды, смешанные и розданные вам двоим заново, различаются так же в { $count ->
    [one] { $count } раздаче
   *[other] { $count } раздачах
  } из 1000 (p = { $p }).
compare-details-title = 🔮 Числа этого сравнения: { $game }
compare-details-difference = – { $habit }. { $countA } из { $totalA }, { $countB } из { $totalB } (p { $p })
compare-details-how = Как это читать. Два числа рядом – по одному на каждого, в том порядке, что в сообщении выше. Насколько по-разному: 0 – одинаково, 1 – ничего общего; один и тот же человек в разное время чаще всего даёт от 0,25 до 0,60, два разных – от 0,63 до 0,86.
    p – как часто то же самое сделала бы одна удача; у привычек учтено, что их просмотрено много. До 0,05 я говорю, в чём вы расходитесь, выше – что различий пока не нашлось.
    Расстояние из публикации почти у любых двоих близко к наибольшему: у него есть история, а смысла немного.
compare-details-closed = Это сравнение здесь больше не открыто. Спросите заново: /profile compare
compare-too-few = Слишком мало раундов для сравнения: нужно { $needed } у каждого.
compare-missing = – { $name }: не хватает { $missing }
compare-basis-agreed = { $name }: согласие от { $date }.
compare-basis-place = { $name }: профиль открыт здесь.
compare-basis-everyone = { $name }: профиль открыт всем.
compare-alt = Что за чем следует. { $a }: { $habitsA }. { $b }: { $habitsB }.
profile-asked = Ждут вашего ответа и хотят сравнить себя с вами:
profile-asked-by = – { $name }: { $game }, с { $date }
profile-asked-more = – и ещё { $count }, когда ответите на эти
profile-asked-rules = Если вы согласитесь, тот, кто просит, увидит, как часто я угадываю каждого из вас, и ваши самые заметные привычки, с числами и картинкой: по всем вашим раундам со мной, где бы они ни шли. Если согласиться в группе, это увидят все в ней. С этих пор этот человек сможет сравнивать снова, в любой игре и в любом чате, пока вы это не отзовёте: /profile privacy. Показанное в чате там и останется. Кто просит, соглашается самим вопросом и может его отозвать. Ответить может только тот, кого спросили, в течение недели.
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
landmark-win-stay-lose-shift = держится удачи
landmark-always-counter = бьёт чужой прошлый
landmark-always-counter-self = бьёт свой прошлый
landmark-frequency = бьёт любимый
landmark-constant = всегда { $move }
map-title = Кто здесь играет похоже: { $game }, { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
  }
map-subtitle = Чем ближе, тем более похоже. Направления ничего не значат.
map-people = игроки
map-ways = известные способы игры
map-alt = Карта: игроки ({ $count }) и известные способы игры. { $lines }
map-head = Самые похожие здесь { $one } и { $other }, самые непохожие { $first } и { $second }.
map-line = { $name }: похоже играет { $other }
map-line-way = { $name }: похоже играет { $other }, в духе «{ $way }»
map-line-alone = { $name }: в духе «{ $way }»
map-line-none = { $name }: ни на один известный способ не похоже
map-head-two = На этой карте пока только двое.
map-more = … и ещё { $count } на картинке.
map-how = Как это читать. В скобках: 0 – одинаково, 1 – ничего общего; по последним 1000 раундов каждого. Известный способ назван там, где так было бы сделано намного больше ходов, чем наугад, а случайная игра была бы похожа так же на любой из них реже, чем раз из ста; при нём – сколько ходов он сделал бы так же и сколько вышло бы наугад.
map-details-title = 🔮 Расстояния на этой карте: { $game }
map-details-line = { $name }: { $other } ({ $distance })
map-details-way = { $line }; { $way }: { $agreed } из { $rounds }, наугад { $luck }
map-stress-good = Картинка передаёт эти расстояния хорошо (стресс { $stress }).
map-stress-fair = Картинка немного искажает эти расстояния (стресс { $stress }): верьте скорее числам.
map-stress-poor = Картинка сильно искажает эти расстояния (стресс { $stress }): верьте числам.
map-numbered = На картинке: { $list }
map-left = Не показаны те, кто играл здесь раньше: { $count }.
map-short = Пока слишком мало раундов: { $count }.
map-join = Считаются только те, кто согласился.
map-closed-meanwhile = Пока я рисовала, кто-то закрыл свой профиль. Спросите ещё раз.
map-alone-here = Карта показывает игроков группы или сервера. Спросите там: /profile map
map-too-few = Для карты нужны { $people } игрока этого чата с открытым профилем и { $rounds } раундами у каждого. Пока есть: { $ready }. Раундов ещё мало: { $short }.
map-mine-private = Вас на ней нет: ваш профиль закрыт. Чтобы появиться: /profile privacy place, а потом доиграйте здесь матч.
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
habits-none = В среднем здесь не заметно ничего, что не вышло бы и наугад.
habits-counts = Игроков: { $people }, раундов: около { $rounds }; все считаются поровну. В скобках – сколько вышло бы наугад.
habits-too-few = Как здесь играют в среднем, скажу, когда наберётся игроков с открытым профилем: { $needed }, у каждого { $rounds } раундов. Пока есть: { $ready }.
groups-title = { $a } и { $b }: { $game }
groups-differ = Эти две группы играют по-разному.
groups-perhaps = Эти две группы, скорее всего, играют по-разному.
groups-alike = По игре эти две группы не отличить.
groups-sizes = { $a }: { $first ->
    [one] { $first } игрок
    [few] { $first } игрока
   *[other] { $first } игроков
  }. { $b }: { $second ->
    [one] { $second } игрок
    [few] { $second } игрока
   *[other] { $second } игроков
  }.
groups-differences = В чём расходятся сильнее всего, в среднем по игрокам:
groups-difference = – { $habit }. { $a } { $first } % (игроков: { $firstPeople }), { $b } { $second } % (игроков: { $secondPeople })
groups-no-difference = Ни одна привычка не различается больше, чем бывает от удачи.
groups-trust = Если раздать этих игроков на две такие группы наугад, они различались бы так же { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
  } из 1000.
groups-both = В обеих группах сразу, поэтому не считаются: { $count }.
groups-alt = Карта: { $a } ({ $first }) и { $b } ({ $second }) среди известных способов игры. { $verdict }
groups-others = все остальные
groups-here = этот чат
groups-basis-roles = Считаются игроки этого сервера с открытым профилем. Их роли Discord назвал только что; я их не храню.
groups-basis-chats = Считаются игроки с открытым профилем: отсюда – открытым этому чату, оттуда – открытым всем. Имена из другого чата не показываются.
groups-too-few = В каждой группе нужно { $people } игрока с открытым профилем и { $rounds } раундами. Пока { $a }: { $first }, { $b }: { $second }.
groups-alone-here = Группы сравниваются в группе или на сервере. Спросите там: /profile groups
groups-on-files = Группы записанных игроков сравниваются по файлу со столбцами player, round, move, opponent_move и столбцом группы:
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
model-from = Откуда знаю: { $own } % того, на что я сейчас опираюсь, – от вас самих, { $people } % – от других людей.
# What the bot may lose to the reader: $points now, of the 8 that everybody begins with.
model-account = { $state ->
    [lent] Я ставлю на вас { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }: восемь своих и ещё { $more ->
        [one] { $more }, взятое у вас взаймы.
       *[other] { $more }, взятых у вас взаймы.
    }
    [begun] Я ставлю на вас 8 очков. Больше чем на 10 очков, если не считать везения, меня не обгоняет никто и никогда.
    [less] Я ставлю на вас { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    } из восьми: остальные уже ваши.
    [spent] Я больше ничего на вас не ставлю: все 10 очков, которые можно у меня выиграть без везения, уже ваши. Теперь каждый мой ход решает жребий.
   *[read] Я почти ничего на вас не ставлю: мои восемь очков уже ваши, и, похоже, меня кто-то читает. Доверяюсь случаю, пока не отыграюсь.
}
model-account-apart = Сколько я могу вам проиграть, считается для каждой связанной записи отдельно; здесь — для этой.
model-mode-learning = { $since ->
    [1] Я учусь на всех ваших раундах.
   *[other] Я учусь с вашего раунда { $since }. Что было раньше, забыто.
  }
model-mode-frozen = Заморожена с вашего раунда { $since }: читаю тем, что знаю, и нового не узнаю.
model-mode-off = Выключена с вашего раунда { $since }: играю наугад и ничему не учусь.
# Rounds of those that I know which were not played against me here.
model-elsewhere = { $duels ->
    [0] Из них { $link ->
        [one] { $link } раунд сыгран
        [few] { $link } раунда сыграны
       *[many] { $link } раундов сыграно
      } под другим вашим именем.
   *[other] Из них { $duels ->
        [one] { $duels } раунд
        [few] { $duels } раунда
       *[many] { $duels } раундов
      } из ваших поединков{ $link ->
        [0] .
       *[other] , а под другим вашим именем: { $link }.
      }
  }
model-duels = На ваших поединках я учусь, когда начинается наш матч.
model-duels-not = На ваших поединках с людьми я не учусь.
model-duels-done = Договорились: со следующего нашего матча учусь и на ваших поединках, прошлых тоже. Не пускать меня в них: /model duels off
model-duels-already = На ваших поединках я уже учусь. Не пускать меня в них: /model duels off
model-duels-off = Готово: всё, чему меня научили ваши поединки, забыто, и больше я на них не учусь. Если наш матч был открыт, он ждёт: /rps continue
model-shares = Вы делитесь тем, как играете: в сумме со многими это помогает мне начинать с незнакомыми.
model-shares-not = Как вы играете, остаётся между нами.
model-reset-title = Забыть, как вы играете?
model-reset-text = Я забуду всё, чему у вас научилась до сих пор ({ $game }). Раунды, итоги и матчи останутся. Вернуть будет нельзя.
model-reset-ghost = Ваш призрак { $ghost } сделан из этого и будет отозван вместе с ним.
button-forget = Забыть
model-reset-done = Забыто ({ $game }): начинаю с вами заново. Раунды, итоги и матчи остались.
model-reset-already = Забывать нечего ({ $game }): ваших раундов я не знаю.
model-freeze-done = Заморожено ({ $game }): читаю тем, что знаю, и нового не узнаю.
model-freeze-already = Уже заморожено ({ $game }).
model-off-done = Выключено ({ $game }): играю наугад и ничему не учусь. Уже запечатанный ход ещё будет сыгран.
model-off-already = Уже выключено ({ $game }).
model-on-done = Я снова учусь ({ $game }). Тому, что вы сыграли за это время, не научусь.
model-on-already = Я и так учусь ({ $game }).
model-share-title = 🔮 Поделитесь тем, как вы играете?
model-share-text =
    Что я возьму: как ваши ходы следуют друг за другом во всех играх, кроме сапёра, в прошлых раундах и в будущих. Это сложится с игрой по меньшей мере ещё { $others } человек, и останутся одни суммы: ни имени, ни отдельных раундов. На чём мне учиться нельзя, того не возьму.
    Для кого: для того, кто держит этого бота. По таким суммам я начинаю с незнакомыми, в их первых раундах.
    Как взять назад: /model share off, когда угодно, или /data delete. Тогда при следующем обучении вашего там уже не будет.
model-share-done = Спасибо: при следующем обучении я учту и вас. Взять назад: /model share off
model-share-already = Вы уже делитесь. Взять назад: /model share off
model-share-old = С тех пор мой вопрос изменился. Вот новый: /model share
model-unshare-done = Взято назад. Больше я ничего вашего не отдаю, а данное раньше уйдёт при следующем обучении.
button-share = Поделиться
button-share-keep = Оставить при себе
button-share-stop = Взять назад

## Призраки: замороженная манера игры
ghost-title = 👻 Сделать вашего призрака? { $game }
ghost-text =
    Я заморожу то, как вы отвечаете на сыгранное перед этим, по вашим раундам, которым мне можно учиться ({ $rounds }): самих раундов в нём нет, но кто сыграет с призраком тысячи раундов, узнает ваши привычки, как если бы следил за вами.
    Встретиться с ним сможет сразу каждый – в матчах, турнирах и лиге; { $named ->
        [yes] имя ему будет дано по вашему.
       *[no] имя у него будет ничьё.
    }
    Отозвать его можно когда угодно, и он исчезнет сразу и отовсюду: /model ghost off
ghost-text-anew = Он займёт место прежнего, а тот будет отозван.
button-ghost-freeze = Заморозить
button-ghost-keep = Не надо
button-ghost-off = Отозвать
ghost-kept = Не надо так не надо. Ничего не изменилось.
ghost-done-title = 👻 { $name } бродит по свету
ghost-report-title = 👻 Ваш призрак: { $name }
ghost-meet = { $game }, по вашим раундам: { $rounds }. Встретиться с ним: opponent={ $name }
ghost-stand-in = Ваши последние ходы ({ $rounds }), которых он тогда не видел, он предсказал с вероятностью { $ghost } %; у случая { $chance } %, у того, кто знает людей, но не вас, { $people } %, у простого зеркала { $mirror } %. { $verdict ->
    [yes] Вас он заменяет.
   *[no] Вас он пока почти не заменяет: предсказать вас нелегко.
  }
ghost-host-froze = Хозяин бота снял его с игры.
ghost-report-more = Это видите только вы. Отозвать: /model ghost off. По новым раундам: /model ghost anew
ghost-none = Призрака у вас нет ({ $game }). Сделать: /model ghost
ghost-off-done = Вашего призрака больше нет ({ $game }): никто его не встретит, а имя свободно.
ghost-off-duels = Ваш призрак знал ваши поединки, и он тоже отозван.
ghost-old = На этот вопрос уже ответили. Спросите снова: /model ghost
ghost-full = У вас уже столько имён, сколько можно. Сначала освободите одно: /strategy mine
ghost-too-few = Призраку нужно ваших раундов, которым мне можно учиться: { $needed }. Я знаю { $rounds } ({ $game }); не хватает { $missing ->
    [one] { $missing } раунда
    [few] { $missing } раундов
   *[many] { $missing } раундов
  }.

## Сапёр
command-mines = Сапёр: в одиночку, с подсказками «почему» или наперегонки
command-mines-play = Играть; выберите уровень или любой размер
command-mines-continue = Доиграть отложенное поле
command-mines-watch = Смотреть, как играет стратегия, ход за ходом
command-mines-race = Одно поле вам и сопернику: кто расчистит первым?
command-mines-stats = Как шли ваши игры
option-mines-level = Размер и густота
option-mines-size = Столбцы и строки: 12x10
option-mines-mines = Сколько мин
option-mines-noguess = Поле, где не надо гадать
option-mines-board = Код поля, чтобы сыграть на таком же
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
choice-ghost-show = как он
choice-ghost-anew = заморозить заново
choice-ghost-off = отозвать
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
mines-how-window = Выберите часть поля.
mines-how-typed = Напишите клетку, чтобы открыть, с f впереди — флажок: b7, f c3
mines-won = 🎉 { $name }: поле расчищено за { $time }{ $hints ->
    [0] .
    [one] , с { $hints } подсказкой.
   *[other] , с { $hints } подсказками.
  }
mines-lost = 💥 { $cell } — мина. { $name }: расчищено { $cleared } из { $safe }.
mines-stopped = Игра прервана. { $name }: расчищено { $cleared } из { $safe }.
continue-board = { $width }×{ $height } · { $left ->
    [one] осталась { $left } безопасная клетка
    [few] осталось { $left } безопасные клетки
   *[other] осталось { $left } безопасных клеток
  }
continue-board-open = 💣 Не доиграно: { $board }
continue-board-question = Доиграем или начнём новое поле? Это подождёт: оно сохранится.
continue-which-board = 💣 Какое поле доиграем?
continue-board-waits = Прежнее поле ждёт вас: { $board }.
continue-board-aside = 💣 Отложено: { $board }
continue-board-kept = Поле хранится { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
  }, а часы идут. Доиграть: кнопкой или /mines continue
continue-board-is-aside = Это поле отложено, ничего не открыто. Кнопка «Доиграть» его вернёт.
continue-no-board = Отложенных полей нет. Начать новое: /mines play
continue-board-gone = Это поле уже не хранится. Начать другое: /mines play
button-new-board = Новое поле
mines-replaced = Отложено ради другой игры. { $name }: расчищено { $cleared } из { $safe }.
mines-word = со словом «{ $word }»
mines-redrawn = Прошли дни, и ключ, из которого вышло это поле, уже могли узнать. Ни одна клетка не открыта, поэтому поле теперь другое. Выберите первую клетку.
mines-told = Ключ, из которого вышло это поле, уже могли узнать, а с ним и мины. Играйте дальше; в счёт не идёт.
mines-shared = Поле, которым поделились: { $code }. В статистику не идёт.
button-flag-mode = Флажки
button-open-mode = Открывать
button-whole-board = Всё поле
button-hint = Подсказка
button-play-again = Другое поле
button-to-end = До конца
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
mines-flagged = На { $cell } флажок. Сначала снимите его: в режиме флажков, или напишите после /mines: flag { $cell }
mines-flagged-typed = На { $cell } флажок. Сначала снимите его: f { $cell }
mines-flags-differ = На { $cell } стоит { $number }. Поставьте вокруг столько флажков, и откроется остальное.
mines-board-changed = Поле изменилось с тех пор, как появилась эта кнопка. Теперь оно такое.
mines-over = Эта игра окончена. Начать другую: /mines play
mines-not-yours = Это чужое поле. Своё получите так: /mines play
mines-none = У вас нет игры. Начать: /mines play
mines-no-cell = Клетки { $typed } на поле нет. Есть от A1 до { $last }: буква столбца и номер строки.
mines-which-cell = Какую клетку? Напишите после /mines: flag B7
mines-hint-safe = 💡 { $cell } безопасна: { $because }.
mines-hint-guess = 💡 Наверняка не знает никто. Лучшая догадка — { $cell }: мина в { $risk } % расстановок.
mines-hint-first = 💡 Ещё ничего не открыто. { $cell } безопасна, как любая первая клетка.
mines-number-at = { $number } на { $cell }
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
mines-because-ratio = наибольшее отношение вокруг неё, { $ratio } %, — наименьшее на поле
mines-because-no-ratio = чисел рядом нет; это считается за { $ratio } %
mines-because-risk = наверняка ничего не известно; мина в { $risk } % расстановок
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
mines-watch-title = 👀 Играет { $strategy ->
    [exact] точная
    [simple] простая
   *[random] случайная
  } стратегия: { $width }×{ $height } · { $mines ->
    [one] { $mines } мина
    [few] { $mines } мины
   *[other] { $mines } мин
  }
mines-watch-begin = Ещё ничего не открыто. «Дальше» покажет первый ход.
mines-watch-move = Ход { $move }, { $cell }: { $because }.
mines-watch-progress = Расчищено { $cleared } из { $safe }.
mines-watch-won = 🎉 Расчищено всё: { $safe }.
mines-watch-lost = 💥 Это была мина. Расчищено { $cleared } из { $safe }.
mines-watch-code = Попробуйте сами: { $code }
mines-race-title = 🏁 { $first } и { $second } наперегонки · { $width }×{ $height }, { $mines ->
    [one] { $mines } мина
    [few] { $mines } мины
   *[other] { $mines } мин
  }
mines-race-how = Поле у обоих одно, у каждого в своём сообщении. Часы пойдут, когда начнёте. Побеждает, кто расчистит; если оба — кто быстрее; если никто — кто продвинется дальше.
mines-race-open = { $name }: ещё не до конца
mines-race-cleared = { $name }: расчищено за { $time }
mines-race-fell = { $name }: { $cleared } из { $safe }
mines-race-won = 🏆 Победа: { $name }.
mines-race-level = Ноздря в ноздрю.
mines-race-gone = Эта гонка забыта: прошли сутки. Начать другую: /mines race
mines-race-told = Ключ, из которого вышло это поле, уже могли узнать, а с ним и мины. Начать другую: /mines race
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
mines-proof-title = Доказательство честности поля { $session }
mines-proof-seal = Эти мины дают печать { $seal }. Она же должна стоять в каждом сообщении этого поля, и в первом тоже.
mines-proof-fit = Они следуют из ключа того дня, { $date }: выбрать их я не могла.
mines-proof-not-told = Они вышли из ключа за { $date }; я назову его { $when }, и любой увидит, что выбрать их я не могла.
mines-proof-differ = Из ключа того дня, { $date }, они не следуют. Не верьте этому полю и скажите тому, кто держит бота.
mines-proof-no-key = Ключ дня в этой строке — не из её обязательства, и жеребьёвку я не проверяла. Не верьте ей.
mines-proof-anew = Мины разложены заново { $date }, пока не открыта ни одна клетка. Если это не так, не верьте этому полю.
mines-proof-word = В жеребьёвке было ваше слово: { $word }
mines-proof-first = Из полей этой жеребьёвки оно первое, где не нужно угадывать.
mines-proof-another = Из полей этой жеребьёвки оно не первое, где не нужно угадывать. Не верьте ему и скажите тому, кто держит бота.
mines-proof-not-searched = Первое ли оно в своей жеребьёвке, где не нужно угадывать, я не смотрела. Это проверит npm run -s gadalka -- verify.
mines-proof-signed = Подписано мной; моё обязательство — { $pledge }.
mines-proof-signed-other = Подписано другим хозяином, его обязательство — { $pledge }.
mines-proof-forged = Подпись фальшивая. Не верьте этой строке.
mines-proof-how = Дома, с копией Гадалки и записанным обязательством: npm run -s gadalka -- verify "…" --pledge "…"
mines-proof-formula = Печать — начало SHA-256 от «{ $text }». Зерно поля — HMAC-SHA-256 от «{ $drawn }» с ключом дня, по модулю 36^12, в системе с основанием 36.
mines-proof-not-yet = Игра ещё идёт, и печать цела. Она вскроется в конце.
mines-proof-race = Прошли ещё не все, и печать этого поля цела.
mines-proof-none = У вас нет законченного поля с доказательством; у тех, которыми поделились, его нет. Сыграйте: /mines play
mines-proof-unreadable = Это не строка доказательства поля. Она начинается с gdb1. и берётся из кнопки «Проверить» законченной игры.
mines-stats-title = 💣 Ваши игры в сапёра
mines-stats-board = поле
mines-stats-best = лучшее
mines-stats-games = игр
mines-stats-wins = побед
mines-stats-streak = Побед подряд без подсказок: { $now }, рекорд: { $most }.
mines-stats-what = Лучшее время — без подсказок. Брошенные игры — не победы; поля, которыми поделились, не считаются. Поля без догадок и гонки — среди прочих.
mines-stats-none = Ни одна игра ещё не кончена. Начать: /mines play

## Задание дня
command-daily = Каждый день свой соперник-загадка и общее поле
command-daily-today = Задание на сегодня и ваши успехи
option-daily-time = во сколько, например 19:00; off — больше не напоминать
option-daily-zone = по чьим часам: город, например Москва, или utc+3
place-daily = Задание дня
daily-title = 🔮 Гадалка { $number } · { $date }
daily-mind-title = 🔮 Гадалка { $number } · разум дня
daily-today-mind-open = Разум: 20 раундов, ещё не начат.
daily-today-mind-going = Разум: { $won } : { $lost }, впереди раунд { $round } из { $of }.
daily-today-mind-done = Разум: { $won } : { $lost }.
daily-today-board-open = Поле: 9×9, ещё не начато.
daily-today-board-going = Поле: игра идёт.
daily-today-board-won = Поле: расчищено за { $time }{ $hints ->
    [0] {""}
    [one] , с { $hints } подсказкой
   *[other] , с { $hints } подсказками
}.
daily-today-board-lost = Поле: на этот раз не расчищено.
daily-next = Новые появятся
daily-invite = 🔮 Гадалка { $number }: соперник и поле дня, для всех.{ $count ->
    [0] {""}
    [one] {" "}Здесь уже сыграл { $count } человек.
    [few] {" "}Здесь уже сыграли { $count } человека.
   *[other] {" "}Здесь уже сыграли { $count } человек.
  }
button-daily-mind = Разум
button-daily-board = Поле
button-daily-yesterday = Вчера
button-daily-top = Кто лучше всех
button-daily-play = Играть
button-daily-remind = Напомнить
button-daily-share = Поделиться
button-daily-go-on = Продолжить
daily-mind-first = Сегодняшний разум выпал только вам. Разгадайте, как он выбирает, и обыграйте: 20 раундов, одна попытка.
daily-mind-score = Вы { $won } : { $lost } · раунд { $round } из { $of }
daily-round-won = Вы { $yours } · разум { $its } → очко ваше
daily-round-lost = Вы { $yours } · разум { $its } → очко разума
daily-round-drawn = Вы { $yours } · разум { $its } → ничья
daily-round-toast = { $last } · { $won } : { $lost }
daily-row-its = ← разум
daily-mind-end = 🔮 { $won } : { $lost } против разума дня
daily-mind-cut = Ключ того дня вот-вот откроется, поэтому попытка кончается как есть.
daily-mind-cut-end = 🔮 { $won } : { $lost } против разума дня, за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
}
daily-mind-over = Эта попытка закончена; ничего не засчитано.
daily-not-yours = Это чужие кнопки. Ваши: /daily
daily-old-button = Эта кнопка от другого дня. Сегодняшние: /daily
daily-gone = Эта попытка больше не хранится. Сегодняшняя: /daily
daily-no-puzzle = Мне не из чего вытянуть задание этого дня. Загляните завтра.
daily-rule-after-won = После раунда, который он выиграл, он { $step ->
    [0] повторял свой ход
    [1] брал то, что этот ход бьёт
   *[other] брал то, что бьёт этот ход
}.
daily-rule-after-drawn = После ничьей он { $step ->
    [0] повторял свой ход
    [1] брал то, что этот ход бьёт
   *[other] брал то, что бьёт этот ход
}.
daily-rule-after-lost = После раунда, который он проиграл, он { $step ->
    [0] повторял свой ход
    [1] брал то, что этот ход бьёт
   *[other] брал то, что бьёт этот ход
}.
daily-rule-copy = Он повторял ваш прошлый ход.
daily-rule-always-counter = Он брал то, что бьёт ваш прошлый ход.
daily-rule-anti-rotation = Он ждал, что вы идёте по кругу — камень, бумага, ножницы, — и бил следующий шаг: то есть брал то, что проигрывает вашему прошлому ходу.
daily-rule-rotation = Он шёл по кругу: камень, бумага, ножницы, что бы вы ни делали.
daily-rule-win-stay = Он повторял ход, который выиграл, а после проигрыша брал любой другой. После ничьей он { $draw ->
    [stay] повторял свой ход
   *[shift] тоже брал любой другой
}.
daily-rule-frequency = Он бил тот ход, который вы выбирали чаще всего{ $decay ->
    [1] {""}
   *[other] ; свежие раунды весили больше
}.
daily-rule-mupn = Он помнил, что вы сделали в прошлый раз после такого же { $side ->
    [own] своего
   *[opponent] вашего
} хода, и бил это.
daily-rule-de-bruijn = В каждых трёх раундах он брал каждый ход по разу, в случайном порядке. Так что третий был известен.
daily-seen = { $count ->
    [one] Это видно в раунде { $rounds }.
   *[other] Это видно в раундах { $rounds }.
}
daily-strip = Гадалка { $number }
daily-strip-mind = Гадалка { $number } · { $won }:{ $lost }
daily-strip-board = 💣 { $time }{ $hints ->
    [0] {""}
    [one] , { $hints } подсказка
    [few] , { $hints } подсказки
   *[other] , { $hints } подсказок
}
daily-strip-board-lost = 💣 💥
daily-share-by = { $name } · задание дня
daily-share-copy = Копируйте или пересылайте: ни одного хода здесь не видно.
daily-card-call = Каждый день новое: /daily
daily-card-alt = Гадалка { $number }: раундов выиграно { $won }, проиграно { $lost }. Раунд за раундом: { $results }.
daily-card-alt-board = Гадалка { $number }. Поле дня: { $board }
daily-word-won = победа
daily-word-lost = поражение
daily-word-drawn = ничья
daily-yesterday-title = 🔮 Гадалка { $number }: ответы
daily-yesterday-none = О том дне у меня ничего нет: никто не спросил задания.
daily-yesterday-soon = Кто-то ещё может играть. Ответы откроются
daily-yesterday-open = Ваша попытка не закончена: впереди раунд { $round } из { $of }.
daily-yesterday-ahead = Больше раундов выиграли, чем проиграли: { $ahead } из { $all } тех, кого можно назвать.
daily-proof-later = Ключ того дня откроется { $date }. Тогда всё это сможет вытянуть заново кто угодно.
daily-proof-told = Ключ дня { $date } открыт: с копией Гадалки этот день может вытянуть заново кто угодно.

## Поле дня и списки дня
daily-board-title = 💣 Гадалка { $number } · поле дня
mines-daily-how = В свой день оно одно на всех, и угадывать не нужно. Подсказка стоит десять секунд. «Стоп» кончает вашу единственную попытку.
mines-daily-over = Его код — вместе с ответами, с 03:00 UTC следующего дня: /daily yesterday
mines-daily-closed = Ответы к этому полю давно известны, и оно осталось как есть. Сегодняшнее: /daily board
daily-board-elsewhere = Сегодняшнее поле вы начали { $on }, там оно и продолжается: { $left ->
    [one] осталась { $left } безопасная клетка.
    [few] осталось { $left } безопасные клетки.
   *[many] осталось { $left } безопасных клеток.
  }
daily-board-parted = Сегодняшнее поле начато из учётной записи, которая тогда была вашей. Завтра будет другое.
daily-used = Сегодняшняя попытка была начата до удаления ваших данных. Завтра будет новая.
daily-board-second = Это поле вы начали дважды, ещё до связи учётных записей. В счёт идёт первая попытка.
daily-board-none = Сегодняшнее поле не удаётся разложить. Спросите позже: попытка не потрачена.
daily-board-busy = Сегодняшнее поле ещё не разложено: слишком много дел сразу. Попытка не потрачена; спросите через минуту.
daily-board-score = С подсказками это { $time }.
daily-board-late = Оно кончилось, когда ответы уже были известны, и в списки дня не попало.
daily-board-was-won = 🎉 Расчищено за { $time }{ $hints ->
    [0] .
    [one] , с { $hints } подсказкой.
   *[other] , с { $hints } подсказками.
  }
daily-board-was-lost = 💥 Всё кончила мина.
daily-board-was-stopped = Остановлено до конца.
daily-board-told = Сыграть ещё раз или передать другим: /mines play board={ $code }
daily-top-title = 🏆 Гадалка { $number }
daily-top-mind = Разум
daily-top-board = Поле
button-daily-today = Сегодня
daily-top-score = счёт
daily-top-time = время
daily-top-nobody-mind = В этом списке ещё никого. Сыграйте с разумом дня: /daily mind
daily-top-nobody-board = В этом списке ещё никого. Расчистите поле дня: /daily board
daily-top-ends = Следующее задание —
daily-top-told = Результаты принимаются, пока не названы ответы:
daily-top-place = { $scope ->
    [here] Ваше место здесь: { $place } из { $count }.
    [last] Ваше место там, где вы играли в последний раз: { $place } из { $count }.
   *[everywhere] Ваше место среди всех: { $place } из { $count }.
  }
daily-top-none = В этом списке вашего результата нет. Разум идёт в счёт, когда сыгран до конца, поле — когда расчищено.
daily-top-private = Ваш результат: { $result }. Вас пока нет ни в одном списке.
daily-unlisted = Вас нет ни в одном списке: никто другой не видит, как прошло.
daily-top-place-only = Ваш результат: { $result }. Вас видно только там, где вы играете. Чтобы попасть и в этот список: /profile privacy everyone
daily-top-not-here = Ваш результат: { $result }. Чтобы попасть в здешний список, вызовите здесь /daily.
## Дни подряд и напоминания
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
streak-profile = Задание дня, дней подряд: сейчас { $current }, больше всего { $longest }
remind-message = 🔮 На сегодня готовы новый ум и новое поле.
remind-last = Это третье напоминание подряд без игры, так что теперь я замолкаю. Вернуть их: /daily remind
remind-on = Напоминание: { $time } ({ $zone }).
remind-ended = Напоминаний не будет. Вернуть их: /daily remind 19:00
remind-ended-refused = Напоминания закончились: мне не удалось написать вам лично. Откройте личный чат со мной и попросите снова: /daily remind 19:00
remind-ended-unanswered = Напоминания закончились: три подряд остались без игры. Вернуть их: /daily remind 19:00
remind-none = Напоминаний нет. Чтобы они были, назовите время и город: /daily remind 19:00 Москва
remind-how = Я пишу лично, раз в день и только если сегодняшнее задание ещё не сыграно.
remind-title = 🔔 Напоминание
remind-which = Когда? Время по UTC, пока вы не назовёте город.
remind-zone-how = Город не назван, так что это время UTC. Назвать его можно так: /daily remind 19:00 Москва
remind-bad-time = «{ $typed }» — такого времени суток я не знаю. Пишите так: 19:00, 7:30 или off.
remind-no-notifications = В терминале я не могу вас позвать. Попросите о напоминании в Discord или Telegram.
remind-cannot-write = Мне нельзя писать вам лично. Сначала откройте личный чат со мной, потом попросите снова.
button-remind-play = Задание дня
button-remind-end = Больше не напоминать
button-remind-time = Другое время
button-remind-zone = Мой город

## Вехи
milestone-told = 🏅 Веха: { $title }.
milestones-told = 🏅 { $count ->
    [one] { $count } веха
    [few] { $count } вехи
   *[many] { $count } вех
}: /profile
milestone-earned = 🏅 { $title } · { $date }
milestones-count = Вехи: { $count } из { $all }
milestones-open = Ещё впереди:
button-milestones = Вехи
milestone-seal = вскрытая печать
milestone-seal-how = · вскрыть печати своего матча или поля: кнопка проверки под ними
milestone-rotation = разорванный круг
milestone-rotation-how = · победить того, кто ходит по кругу, или самому сойти с круга посреди матча
milestone-levels = все уровни пройдены
milestone-levels-how = · выиграть матч до пяти очков или больше на каждом уровне
milestone-unread = закрытая книга
milestone-unread-how = · за первые сто угадываний в матче дать прочесть себя не чаще, чем наугад
milestone-expert = эксперт без догадок
milestone-expert-how = · открыть без подсказок поле эксперта, где не нужно гадать
milestone-duel = дуэль до конца
milestone-duel-how = · доиграть дуэль до конца
milestone-upset = победа над сильным
milestone-upset-how = · выиграть рейтинговую дуэль у того, чей рейтинг выше
milestone-compared = два профиля рядом
milestone-compared-how = · сравнить профили с кем-нибудь, когда согласны оба
milestone-tournament = свой боец
milestone-tournament-how = · выставить на турнир собственную стратегию
milestone-mind = прочитанный ум
milestone-mind-how = · обыграть ум дня на восемь очков или больше
milestone-board = чистое поле
milestone-board-how = · открыть поле дня без подсказок
milestone-week = семь дней
milestone-week-how = · играть задание дня семь дней подряд
profile-shows-milestones = Везде, где открыт ваш профиль, видны и ваши вехи, и сколько дней подряд идёт ваша серия.

## Вход на страницу
web-sign-in-invalid = Этот вход недействителен. Откройте страницу из чата ещё раз.
web-sign-in-old = Этот вход устарел. Откройте страницу из чата ещё раз.
web-sign-in-unavailable = Проверить вход сейчас не удаётся. Попробуйте, пожалуйста, чуть позже.

## Турниры
command-tournament = Турниры стратегий, играются сами собой
command-tournament-show = Турнир здесь и всё, что с ним можно сделать
command-tournament-create = Открыть здесь турнир
command-leaderboard = Лучшие стратегии турниров, игроки, кого мне труднее прочесть, или поединки
option-leaderboard-of = стратегии турниров, игроки против меня или поединки; если не сказано, стратегии
option-leaderboard-scope = этот сервер или группа, или везде; если не сказано, здесь
option-leaderboard-period = эта неделя, этот месяц или всё время; если не сказано, всё время
choice-strategies = стратегии
choice-players = игроки
choice-duels = поединки
choice-here = здесь
choice-everywhere = везде
choice-week = эта неделя
choice-month = этот месяц
choice-all = всё время
command-profile = Как играете вы, как играют другие и кому это видно
command-profile-show = Что ваши раунды говорят о вас: привычки, серии, предсказуемость
command-profile-compare = Насколько похоже играете вы и кто-то другой; сначала его спросят
option-profile-user = кто-то другой; если не сказано, вы сами
choice-opponents-bot = со мной
choice-opponents-people = поединки с людьми
choice-opponents-all = всё вместе
option-profile-other = с кем
command-profile-map = Кто здесь играет похоже, среди известных способов игры
option-groups-role = роль
option-groups-channel = другой чат, в сравнении с этим
choice-private = никому
choice-place = там, где вы играете
choice-everyone = всем
option-system = кто с кем играет; если не сказано, швейцарская
option-rounds = сколько туров в швейцарской, от 1 до 30
option-match = сколько раундов в матче, от 10 до 2000; если не сказано, 1000
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
tournament-running = Идёт тур { $round }: матчей { $played } из { $planned }.
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
option-league-name = участник лиги
choice-league = лига
button-league-matrix = Кто кого
button-league-table = Вся таблица
button-league-entrant = Один участник
league-title = 🏟️ Лига · { $game } · { $season }
league-head = { $name } пока впереди; всего участников: { $count }.
league-head-over = Месяц за { $name }.
league-of-hundred = из 100
league-legend = ° — мои. Слева: какое место досталось бы в 95 случаях из 100, сыграй мы месяц заново с другими костями. Справа: выигранные раунды минус проигранные, из сотни.
league-progress = Сыграно пар: { $played } из { $all }.
league-mix = Кого выставить? По жребию: такую смесь здесь не обыгрывает никто: { $parts }.
league-thrower = ⚑ { $name } берёт у моих { $house } из ста раундов, а у { $to } — { $observed } вместо ожидаемых { $expected }. Похоже на поддавки.
league-check = Месяц окончен, и его можно проверить: кости следуют из ключа дня { $day } по обязательству { $pledge }…, жребий season|{ $season }|. Ключ назовёт /fairness, через три дня.
league-none = Пока не сыграна ни одна пара. Лигу я играю, когда мне больше нечем заняться; загляните через несколько минут.
league-off = Лига здесь не играется: так решил хозяин бота.
league-no-season = Таблицы этого месяца у меня нет.
league-no-month = «{ $typed }» — не месяц. Месяц пишется так: 2026-10
league-bars = Очки и границы, в которых они были бы с другими костями в 95 случаях из 100
league-matrix-line = { $rank }. { $name }: больше всего с { $most }, меньше всего с { $least }
league-row = { $rank }. { $name } (место { $ranks }): очки { $points } (от { $low } до { $high }), в среднем { $mean } из ста раундов. Лучший ответ здесь берёт у него { $exploited }.
league-row-worst = Хуже всего: { $worst } против { $against }.
league-row-share = Доля в смеси: { $share }.
league-details-how = 400 очков — это шансы десять к одному. Границы верны в 95 случаях из 100.
league-withdrawn = (снято)
league-which = О ком рассказать? /league against iocaine
league-unknown = Участника { $name } в этой лиге нет ({ $game }).
league-near = Может быть, { $names }?
league-beside = Играет вне зачёта: место владельца занимает другая его стратегия, или это копия.
league-unplayed = Только что пришёл, места ещё нет.
league-unmet = Пока ни с кем не играл.
league-entrant-gone = Эта больше не играет.
league-met = Соперников пока: { $count }. Выигранные раунды минус проигранные, из сотни.
league-entered = Теперь вам в зачёт идёт { $name }: { $games }. Если это новичок, его матчи — первые на очереди.
league-left = Ваши стратегии больше не играют: { $games }. Вернуть: /league enter
league-enter-none = У вас пока нет ничего открытого. Файл открывается через день после заявки.
league-enter-unknown = Открытой стратегии { $name } у вас нет. Ваши: { $names }
league-enter-copy = { $name } играет точно как { $original }. Копии играют, но вне зачёта.
league-enter-other-game = { $name } в эту игру не играет.
league-matrix-how = Строка против столбца: выигранные раунды минус проигранные, из ста
league-matrix-first = первые { $shown } из { $count }
league-matrix-lost = проигрывает каждый раунд
league-matrix-won = выигрывает каждый раунд
league-matrix-unmet = точка: не встречались
league-matrix-alt = Кто кого бьёт. { $title }. Места и перевес в раундах из ста: { $places }
tournament-round = { $title } · тур { $round }
tournament-forfeit = { $name } сдаёт матч ({ $kind ->
    [crashed] сбой
    [stalled] слишком долго думает
    [exhausted] превышены пределы
   *[illegal] такого хода нет
  })
tournament-void = без результата ({ $why ->
    [withdrawn] одну сторону отозвали
   *[guard] матч не удалось доиграть
  })
tournament-cross-void = не состоялся
tournament-history = 🏆 Турниров здесь: { $count }
button-enter-mine = Заявить свою
button-tournament-start = Начать
button-tournament-next = Следующий
button-tournament-leave = Снять
button-tournament-standings = Места
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
tournament-leave-title = 🏆 Снять стратегию
tournament-leave-pick = Какую снять?
tournament-leave-none = Ваших здесь нет.
tournament-cancel-which = Что отменить? Сыгранное не будет считаться.
tournament-open-already = Здесь уже есть турнир: /tournament show
tournament-none-open = Здесь нет открытого турнира. Откройте: /tournament create
tournament-begun = Турнир уже идёт. Заявитесь на следующий.
tournament-full = Все места заняты, их { $max }. Заявитесь на следующий турнир.
tournament-joined-already = { $entrant } уже участвует. Заявите другую стратегию или ту же с другими настройками.
tournament-too-few = Для турнира нужны хотя бы две стратегии. Сначала заявите ещё одну.
tournament-none-yet = Турниров здесь ещё не было. Откройте: /tournament create
tournament-not-begun = Турнир ещё не начался.
tournament-first-round = Первый тур ещё не доигран. Спросите чуть позже.
tournament-forgotten = Пары я храню тридцать дней, а эти старше. Места ещё помню.
tournament-bundle = Всё в одном файле с подписью этого бота: кто играл, зерно, каждый ход и таблица. У кого есть программа, тот может сыграть всё снова и увидеть, не отличается ли где байт:
tournament-bundle-later = Для файла я играю каждый матч ещё раз. Готовый файл пришлю сюда.
tournament-bundle-busy = Файл уже готовится. Пришлю его сюда, когда будет готов.
tournament-bundle-not-over = Турнир ещё не окончен, а файл выдал бы его зерно. Спросите после конца.
tournament-bundle-forgotten = Матчи я храню тридцать дней, и этих уже нет. Команда в подробностях сыграет турнир снова.
tournament-bundle-differs = Такого файла не будет: один матч вышел иначе, когда я сыграл его снова. Подробности в журнале у хозяина бота.
tournament-bundle-failed = Не все матчи удалось сыграть снова вовремя, поэтому файла пока нет. Спросите позже.
tournament-not-yours = Это может только тот, кто открыл турнир или управляет этим местом.
tournament-rounds-swiss = Число туров выбирают только в швейцарской; в других оно своё. Уберите rounds или выберите system: swiss.
option-start = когда: 18:00, 2026-11-28 18:00, через 2ч; каждый раз: ежедневно 18:00, еженедельно пт 18:00
option-channel = где объявлять; если не сказано, здесь
choice-cancel-this = этот турнир
choice-cancel-schedule = всё расписание
tournament-created-elsewhere = { $name } открывает турнир стратегий. Объявлен там: { $channel }; там же напишу, чем кончится.
tournament-starts = Начало: { $when }.
tournament-starts-again = Начало: { $when }, и потом снова { $schedule }.
tournament-daily = каждый день в { $time }
tournament-weekly = { $day ->
    [0] каждое воскресенье
    [1] каждый понедельник
    [2] каждый вторник
    [3] каждую среду
    [4] каждый четверг
    [5] каждую пятницу
   *[other] каждую субботу
  } в { $time }
tournament-monthly = каждый месяц { $date }-го числа в { $time }
tournament-by-cron = по строке cron { $cron }
tournament-running-of = Идёт тур { $round } из { $of }: матчей { $played } из { $planned }.
tournament-waiting = Начат и ждёт своей очереди, пока играют другие. { $place ->
    [1] Он следующий.
   *[other] Место в очереди: { $place }.
  }
tournament-turn-soon = Начат. Первые матчи вот-вот пойдут.
tournament-called-off = Отменён. Сыгранное не считается.
tournament-left = { $entrant } больше не участвует. { $count ->
    [0] Участников пока нет.
    [one] Пока { $count } участник.
    [few] Пока { $count } участника.
   *[other] Пока { $count } участников.
  }
tournament-leaves-later = { $entrant } доиграет этот турнир, а в следующем участвовать не будет.
tournament-skipped = { $name } отменяет этот турнир. Следующий: { $when }.
tournament-series-ended = { $name } отменяет расписание. Что играется, доиграется; больше ничего не будет.
tournament-next = Следующий: { $when }.
tournament-put-off = Заявлено меньше двух, играть некому.
tournament-missed = Когда пора было начинать, меня не было.
tournament-put-off-to = Перенесён: { $when }.
tournament-put-off-open = Он остаётся открытым. Начните, когда участников будет двое или больше.
tournament-again = Зерно: { $seed }. Любой может сыграть этот турнир снова, таблица будет та же:
setting-match = раундов в матче: { $match }
setting-rounds = туров: { $rounds }
setting-channel = объявлю в { $channel }
tournament-drawn = Оно вышло, когда все записались и турнир начался: это первые 48 бит HMAC-SHA-256 от «{ $text }» с ключом { $day }-го дня моего обязательства { $pledge }. Через три дня этот ключ известен всем.
setting-seed-later = зерно скажу в конце
tournament-create-not-yours = Открыть здесь турнир может только тот, кто управляет этим местом. В личном чате со мной можете открыть свой.
tournament-too-many-yours = Вы заявили { $max } стратегии, больше одному человеку нельзя. Сначала снимите какую-нибудь.
tournament-not-entered = { $entrant } не участвует.
tournament-entrant-not-yours = { $entrant } заявил кто-то другой. Снять может только он или тот, кто управляет этим местом.
tournament-leave-which = Какую из ваших стратегий снять? Например: /tournament leave markov:order=3. Кто участвует, покажет /tournament status
tournament-no-schedule = У этого турнира нет расписания. Отменить его: /tournament cancel.
tournament-not-writable = Писать там мне нельзя, поэтому ничего не открыто. Впустите меня, разрешите сообщения и картинки и попробуйте снова.
tournament-not-writable-here = Здесь я могу отвечать, но не писать сама, так что объявить итог не смогла бы, и ничего не открыто. Пусть меня добавят сюда с правом писать, или назовите другое своё место: channel=…
tournament-told-already = Это уже сделано. Как дела: /tournament show
tournament-away = Платформа не приняла там моё сообщение, поэтому ничего не открыто. Попробуйте чуть позже.
start-unreadable = Не понимаю «{ $typed }» как время. Попробуйте 18:00, 2026-11-28 18:00 или через 2ч; или каждый раз: ежедневно 18:00, еженедельно пт 18:00, ежемесячно 1 18:00, или строку cron, например 0 18 * * 5.
start-wrong-date = «{ $typed }»: такого дня или часа не бывает. Попробуйте 2026-11-28 18:00 или еженедельно пт 18:00.
start-past = «{ $typed }» уже позади, сейчас { $now }. Выберите время позже или другой пояс.
start-never = «{ $typed }» не наступит никогда. Выберите день, который есть в календаре.
start-too-often = «{ $typed }» наступает чаще раза в час. Выберите расписание, где между турнирами час или больше.
start-too-far = «{ $typed }» больше чем через год. Выберите время раньше.
start-no-zone = «{ $typed }»: какой это часовой пояс, { $nearest }?
start-unknown-zone = Не знаю часового пояса «{ $typed }». Назовите большой город, например Москва или Берлин, или так: utc+3.
channel-none-here = Других мест здесь нет. Уберите channel, и я объявлю всё в этом чате.
channel-unknown = Не нахожу «{ $typed }». Назовите канал, тему или чат, где я есть.
channel-not-writable = Писать в «{ $typed }» мне нельзя. Впустите меня, разрешите сообщения и картинки и попробуйте снова.
channel-not-yours = Вы не управляете этим местом: { $channel }, поэтому объявлять там за вас не буду. Попросите того, кто управляет.
leaderboard-title = 🏆 Лучшие; турниров: { $count }
leaderboard-players-title = 🏆 Кого мне труднее прочесть
leaderboard-head = Труднее всех мне прочесть: { $name }, выиграно { $won } из { $decided } раундов.
leaderboard-head-strategy = Впереди { $name }, очки: { $points }, турниров: { $entered }.
leaderboard-head-shared = { $count ->
    [few] Первое место делят { $count } участника.
   *[other] Первое место делят { $count } участников.
  }
leaderboard-players-how = Раунды, выигранные у меня, из всех с победителем. Здесь только те, кто согласился.
leaderboard-no-tournament-here = Ни один турнир ещё не закончился ({ $where }). Чтобы был первый: /tournament create, затем join и start.
leaderboard-no-tournament = Ни один турнир ещё не закончился ({ $where }). Считаются турниры групп: откройте первый в группе, /tournament create.
leaderboard-short = Список начинается с { $needed } имён ({ $where }). Пока что: { $names }.
leaderboard-alone-here = Здесь только вы и я. Спросите в группе или с scope=everywhere
button-my-place = Моё место
button-list-me = Показать меня в списке
button-undo = Отменить
button-duel-friend = Дуэль с другом
button-send-friend = Отправить другу
list-me-done = Теперь вы в списке: { $scope ->
    [here] здесь и везде, где доиграете матч
   *[everywhere] для всех, кто меня спросит
  }. Видны имя и успехи, профиль остаётся как был. В список игроков попадают с { $needed } раундов с победителем.
list-me-undone = { $level ->
    [private] Отменено: вас нет ни в одном списке.
    [place] Отменено: списки показывают вас только там, где вы играете.
   *[everyone] Отменять нечего: с тех пор вы открылись всем.
  }
button-habits-here = Как играет этот { $where ->
    [server] сервер
   *[chat] чат
  }
button-groups = Сравнить две группы
leaderboard-mine-none = У вас нет зарегистрированных стратегий. Её даст /strategy register, а в турнир её впишет /tournament join.
leaderboard-mine-not-entered = Ни одной вашей зарегистрированной стратегии здесь нет. Впишите её по имени: /tournament join
leaderboard-mine-strategy = { $name }: место { $place } из { $count }, очки: { $points }
leaderboard-mine-private = { $decided ->
    [0] Раундов с победителем у вас здесь пока нет, и в списках вас нет: профиль закрыт.
   *[other] Вы выиграли { $share } из { $decided } { $decided ->
        [one] раунда
       *[other] раундов
      } с победителем. Это видно только вам, и в списках вас нет: профиль закрыт.
  }
leaderboard-mine-place-only = Вас видно только там, где вы играете.
leaderboard-mine-not-here = В здешнем списке вас ещё нет: доиграйте здесь матч до конца.
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
leaderboard-bars = Полоса: выиграно наверняка; линия: где правду прячет удача; метка: выиграно на сегодня
leaderboard-unit = выигранные раунды, % от раундов с победителем
leaderboard-picture = Что каждый выиграл наверняка, полосами. { $title }: { $places }
leaderboard-details-title = 🏆 Числа этого списка
leaderboard-details-line = { $place }. { $name }: { $won } из { $decided }, наверняка от { $low } % до { $high } %
leaderboard-details-players = Как это читать. Считаются раунды с победителем против гадалки в полную силу, не меньше { $needed }. Доля из немногих раундов может быть удачей: настоящая лежит между двумя границами в 19 случаях из 20, и порядок идёт по нижней, без тех 8 очков, что я ставлю на каждого. Чем больше раундов, тем границы ближе.
leaderboard-details-strategies = Как это читать. В каждом турнире стратегия получает очко за каждого, кто остался позади, и пол-очка за каждого, с кем сравнялась, поэтому большие турниры весят больше. Побед: сколько турниров окончено первым, одним или нет; из: в скольких участвовала. При равных очках места делятся.
table-points = очки
table-rating = рейт
table-duels = поединки
leaderboard-duels-title = 🏆 Лестница поединков
leaderboard-duels-head = Впереди { $name }: { $rating } после { $duels } { $duels ->
    [one] рейтингового поединка
   *[other] рейтинговых поединков
  }.
leaderboard-luck = По одной лишь удаче лучший из этих { $count } стоял бы после стольких же поединков примерно на { $rating }.
leaderboard-luck-beyond = Здесь кое-кто выше этого.
leaderboard-luck-mostly = Наверняка выше этого здесь пока никого: короткая лестница по большей части удача.
leaderboard-duels-how = ±: погрешность. «?»: меньше { $below } дуэлей. Здесь только те, кто согласился.
leaderboard-duels-bars = Полоса: рейтинг наверняка не ниже; линия: где правду прячет удача; метка: рейтинг
leaderboard-duels-unit = рейтинг в очках; все начинают с 1500
leaderboard-duels-picture = Рейтинги полосами и насколько они неточны. { $title }: { $places }
leaderboard-mine-no-duel = Рейтинговых поединков у вас здесь пока нет.
leaderboard-mine-rating = Ваше место: { $place } из { $count }. Ваш рейтинг: { $rating }; рейтинговых поединков: { $duels }.
leaderboard-mine-opponents = Ваш рейтинг: { $rating }. Для места нужно пять разных соперников; не хватает ещё { $missing ->
    [one] одного
    [few] { $missing }
   *[other] { $missing }
  }.
leaderboard-mine-rating-private = Ваш рейтинг: { $rating }. В списках вас нет: профиль закрыт.
leaderboard-details-rating = { $place }. { $name }: { $rating }, наверняка выше { $low }; поединков: { $duels }
leaderboard-details-duels = Как это читать. Все начинают с 1500, и каждый рейтинговый поединок сдвигает обоих, тем больше, чем меньше его исхода ждали (Glicko-2). Настоящая сила лежит в пределах ± в двух случаях из трёх, а в пределах вдвое большего в 19 из 20; порядок идёт по нижнему краю этого. С одним и тем же человеком в день считаются три поединка. Поединок весит меньше, чем чаще вы двое встречались в этом месяце и чем меньше других встречал ваш соперник. По одной лишь удаче: докуда доходит лучший из стольких же людей на смоделированных лестницах, где каждый поединок решает монетка.
rating-side = { $name } { $rating } ({ $change })
rating-side-provisional = { $name } { $rating } ({ $change }), предварительно
rating-not-now = На этот раз без рейтинга.
rating-nobody = Без рейтинга: поединок закончился без результата.
rating-early = Кончилось раньше, чем сыграли два раунда: рейтинг не меняется ни у кого.
rating-left-often = { $line }: уходить так рано стоит рейтинга с четвёртого раза за месяц. Не выигрывает от этого никто.
rating-pair-day = Без рейтинга: свои три рейтинговых поединка за день эти двое уже сыграли.
rating-person-day = Без рейтинга: у кого-то из двоих сегодня уже двадцать рейтинговых поединков, больше не бывает.
table-won = поб
table-of = из
table-bye = Раунд без соперника приносит очко.
table-more = … и ещё { $count }
table-tied = { $ranks }: поровну
table-tie-break = { $points }: доп. показатели
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

## Стратегии, которыми заведение дополняет маленький турнир
option-house = дополнять ли турнир до восьми стратегиями заведения
tournament-house-open = 🏠 До { $size } дополнят мои стратегии.
tournament-house = 🏠 играет за заведение, чтобы места не пустовали.
tournament-house-best = Лучший результат среди заявленных: { $names }
tournament-house-picture = с домиком: играет за заведение

## Поединки между людьми
duel-title = ⚔️ { $game } · { $length }
duel-terms = { $pace ->
    [quick] 30 секунд на раунд
    [slow] сутки на раунд
   *[calm] 2 минуты на раунд
  } · { $rated ->
    [yes] на рейтинг
   *[no] без рейтинга
  }
duel-challenge = { $name }, вас вызывает на поединок { $caller }. Ответить можно в течение { $lapse ->
    [day] суток
   *[minutes] десяти минут
  }.
duel-open = { $caller } ищет соперника. Сыграет тот, кто согласится первым; вызов открыт { $lapse ->
    [day] сутки
   *[minutes] десять минут
  }.
duel-how = Ходы выбирают одновременно. Пока не выбрали оба, ничьего хода не видно.
duel-join-code = Из другого чата или с другой платформы: /rps duel { $code }
duel-declined = { $name } отказывается: { $reason ->
    [later] не сейчас
    [shorter] лучше покороче
    [unrated] охотно, но без рейтинга
   *[no] нет, спасибо
  }.
duel-lapsed = { $open ->
    [yes] Вовремя никто не отозвался. Попробовать снова: /rps duel
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
duel-round-void = Раунд { $round }: не успел никто, он никому не засчитан
duel-both-choose = { $first } и { $second } выбирают.
duel-one-chose = Выбор сделан: { $chosen }. Ещё думает { $other }.
duel-stop-asked = { $name } хочет закончить. Если { $other } тоже нажмёт «Закончить», будет ничья. Если { $name } сдаётся, побеждает { $other }.
duel-name-ask = { $name }, показать ваше имя сопернику в этом поединке?
duel-name-shown = Соперник теперь видит ваше имя, только в этом поединке.
duel-name-unseen = В вашем имени нет ничего, что можно показать.
button-show-name = Показать моё имя
duel-clock = Раунд { $round } закончится
duel-board = ⚔️ 🔵 { $first } { $won } : { $lost } { $second } 🟠
duel-ended-won = ⚔️ { $winner } побеждает! { $won } : { $lost }, соперник — { $loser }
duel-ended-early = ⚔️ { $winner } побеждает при счёте { $won } : { $lost }
duel-ended-level = ⚔️ { $ending ->
    [agreed] Ничья
    [void] Без победителя
   *[rounds] Поровну
  }: { $first } { $won } : { $lost } { $second }
duel-ended-by-rounds = Больше раундов в поединке не бывает.
duel-ended-by-resigned = { $loser } сдаётся.
duel-ended-by-agreed = Закончить хотели оба.
duel-ended-by-absent = { $loser }: два пропущенных раунда подряд.
duel-ended-by-void = В последних раундах не было никого.
duel-ended-by-call = Поединок отменили, он не считается.
duel-wants-again = { $name } хочет реванша.
duel-strip = { $strip } { $name }
duel-strip-results = { $strip } 🔵 { $first } 🟠 { $second }
duel-story-throughout = { $leader } впереди с раунда { $from } и до конца.
duel-story-for-good = { $leader } ни разу не отстаёт, а с раунда { $from } впереди до конца.
duel-story-last = Перед последним раундом счёт был равный.
duel-story-comeback = До раунда { $until } впереди { $other }, с раунда { $from } — { $leader }.
duel-story-comeback-last = До раунда { $until } впереди { $other }; всё решает последний раунд.
duel-story-given = До этого впереди { $leader }.
duel-story-undecided = Наибольший отрыв: { $leader }, на { $by } после раунда { $round }.
duel-story-streak = { $winner }: { $count ->
    [one] { $count } победа
    [few] { $count } победы
   *[other] { $count } побед
  } подряд, раунды { $from }–{ $to }.
duel-story-one-streak = { $winner } берёт все раунды.
button-card = Открытка
duel-no-picture = В этом поединке ничего не сыграно, рисовать нечего.
duel-card-there = Открытка в этом чате уже есть. Вот ещё одна, для вас.
duel-player = Игрок { $number }
duel-card-won = { $winner } побеждает
duel-card-level = { $ending ->
    [agreed] Ничья по согласию
    [void] Без победителя
   *[rounds] Поровну
  }
duel-card-signature = Ходы выбирали одновременно и втайне. Следила Гадалка.
duel-card-alt = { $score }. { $result }. { $story } { $moves } { $date }.
duel-card-rounds = Раунды: { $rounds }.
duel-card-round = { $round }. { $left } – { $right }
duel-card-late = опоздание
duel-chose = { $name }: { $moves }.
duel-chart-title = 📈 { $score }
duel-chart-best = { $by ->
    [0] { $name } ни разу не впереди.
   *[other] { $name }: наибольший отрыв { $by }, впервые в раунде { $round }.
  }
duel-chart-apart = { $leader } впереди на { $by }: это едва ли случайность.
duel-chart-luck = { $by ->
    [0] Поровну: это вполне может быть случай.
   *[other] Разница { $by } вполне может быть случайной.
  }
duel-chart-difference = отрыв
duel-chart-moves = Ходы
duel-chart-alt = { $score }. Кто впереди, по раундам: линия на серой полосе случая; и ходы обеих сторон столбцами. { $lines }
button-read-me = Прочти меня
button-read-other = Прочти соперника
button-readable = Пусть прочтут
button-unreadable = Больше не показывать
duel-readable-now = Теперь { $name } может увидеть, чего бы я ждала от вас в этом поединке, со счётом из ваших матчей со мной. Передумаете: «Больше не показывать».
duel-readable-no-more = { $name } этого больше не увидит. Уже прочитанного не вернуть.
duel-not-over = Этот поединок ещё не окончен.
button-accept-duel = Принять
button-take-duel = Принимаю
button-resign = Сдаться
button-decline-later = Не сейчас
button-decline-shorter = Покороче
button-decline-unrated = Без рейтинга
button-decline-no = Нет
duel-pick-in = Ваш выбор: { $move }.
duel-pick-kept = Ваш ход уже принят (раунд { $round }), и он остаётся.
duel-pick-late = Этот раунд уже сыгран.
duel-pick-timed = Поздно: время этого раунда вышло.
duel-over = Этот поединок окончен.
duel-gone = Этого поединка у меня больше нет. Новый: /rps duel
duel-not-yours = В этом поединке играют { $first } и { $second }. Начать свой: /rps duel
duel-not-begun = Этот поединок ещё не начался.
duel-stop-noted = Понятно. Если соперник тоже нажмёт «Закончить», будет ничья. Чтобы признать поражение, нажмите «Сдаться».
duel-stop-first = Сначала нажмите «Закончить». Кто сдаётся, проигрывает.
duel-self = С собой сразиться нельзя. Принять вызов должен кто-то другой.
duel-taken = Кто-то успел раньше. Свой поединок: /rps duel
duel-not-taker = Отозвать может только { $caller }.
duel-not-taking = { $name } сейчас не принимает вызовов на поединок.
duel-again-noted = Понятно. Начнём, как только захочет и соперник.
duel-whom-bot = Боты в поединках не участвуют. Со мной можно сыграть сразу: /rps play
duel-whom-unknown = Не пойму, кого вы имеете в виду. Упомяните этого человека, ответьте на его сообщение или не называйте никого: тогда вызов примет любой.
duel-nobody = Здесь больше никого нет. Со мной можно сыграть сразу: /rps play
duel-unseen = { $name } этого чата не видит. Не называйте никого и пошлите код, который я вам дам.
duel-code-unknown = Открытого поединка с кодом { $typed } я не знаю. Возможно, его уже приняли или время вышло.
duel-code-tries = Кодов было слишком много. Попробуйте через десять минут.
duel-none-running = Сейчас у вас нет поединка. Начать: /rps duel
offer-duel-title = Поединок: { $game }
offer-duel-description = Для любых двоих: играют первые, кто нажмёт
offer-duel-text = { $name } предлагает поединок. Играют первые двое, кто нажмёт, и { $name }, если захочет.
command-rps-duel = Поединок с человеком: ходы скрыты, сообщение одно на двоих
option-duel-user = Кого вызываете; если никого, примет любой
option-duel-length = Длина: до 3, до 5, лучший из 9, до 10
option-duel-pace = Время на каждый раунд
option-duel-code = Код поединка, например K7F3PM
menu-duel = Поединок
choice-first-3 = До 3 очков
choice-first-5 = До 5 очков
choice-best-9 = Лучший из 9
choice-first-10 = До 10 очков
choice-quick = Быстро: 30 секунд на раунд
choice-calm = Спокойно: 2 минуты на раунд
choice-slow = Не спеша: сутки на раунд
choice-rated = На рейтинг
choice-unrated = Без рейтинга, для удовольствия

## Настройки места
place-option-channel = канал или тема, где можно играть (on) или нельзя (off)
place-choice-on = включить
place-choice-off = выключить
place-choice-quiet = тишина: пишу только то, о чём попросили
place-choice-post = ежедневный пост
place-choice-here = играть в этом канале или теме
place-choice-everywhere = играть везде
place-tournaments = Турниры
place-duels = Поединки
place-anywhere = 📍 Играть: везде
place-only-in = 📍 Играть: только в { $channels }
place-is-quiet = 🔕 Тишина: пишу только то, о чём попросили.
place-is-not-quiet = 🔔 Пишу и сама: например, чем кончился турнир.
place-kept = Если меня удалят, настройки сохранятся. Не нужны? Сначала нажмите «{ $button }».
place-nobodys = Этим местом никто не управляет. Поэтому включить обратно может любой, а выключить никто.
place-not-yours = Менять настройки могут только те, кто управляет этим местом.
place-alone = Настройки бывают у серверов и групп. Здесь только вы и я, и можно всё.
place-off = Здесь это выключили те, кто управляет этим местом: { $what }. Ничего не потеряно; наедине со мной можно: { $command }
place-elsewhere = Те, кто управляет этим местом, разрешают играть только в { $channels }. Ничего не потеряно; наедине со мной можно: { $command }
place-more = ещё { $count }
place-list-full = Больше { $max } здесь не запомню. Сначала уберите что-нибудь из списка.
place-one-at-a-time = Что-нибудь одно: либо what=…, либо channel=…
place-not-everywhere = Тогда скажите, где можно играть: /place settings here on или channel=…
place-undivided = В этом чате нет каналов и тем, выбирать не из чего.
place-other-chat = { $channel } — это в другом чате. Его настройки меняют там: /place settings
place-button-games = Игры
place-button-where = Где играть
place-button-quiet = Соблюдать тишину
place-post = 📮 Ежедневный пост: { $when }
place-button-post = Пост каждый день
place-button-post-off = Без ежедневного поста
place-button-aloud = Отменить тишину
place-button-delete = Удалить эти настройки
place-button-only-here = Играть только здесь
place-button-here-too = Играть и здесь
place-button-forbid = Не в { $channel }
place-button-anywhere = Играть везде
place-button-channel = Другой канал…
place-games-how = Нажмите на игру, чтобы включить или выключить её здесь.
place-gone = До той группы мне уже не достучаться. Откройте её настройки там: /settings
place-welcome = Я здесь недавно, и настроена вот так. Измените сейчас или потом: /settings
option-ban-user = кому
ban-here = Вам запрещено играть { $where ->
    [server] на этом сервере
   *[group] в этой группе
  }. Снять запрет могут только те, кто { $where ->
    [server] им управляет
   *[group] ею управляет
  }.
ban-everywhere = Вам запрещено играть со мной. Снять запрет может только хозяин, у которого я работаю.
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
ban-done = { $name }: играть здесь больше нельзя. Что было открыто, закончено.
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
language-own = Язык — как в вашем приложении: { $name }.
language-gone = Вы выбрали язык, которого у меня больше нет ({ $typed }). Пока вы не выберете другой, говорю как ваше приложение: { $name }.
place-language = 🗣 Язык здесь: { $name }
place-language-none = 🗣 Язык здесь: как в приложении или как у того, кто начинает
place-language-gone = 🗣 Языка, который здесь выбран ({ $typed }), у меня нет; говорю как приложение. Выберите другой.
place-button-language = Язык

## Платформы
describe-bot =
    Я немного читаю мысли.

    Сыграйте со мной в камень, ножницы, бумагу, в чёт-нечет или в сапёра. Я учусь, как вы ходите, говорю, что увидела, и доказываю, что не жульничала: каждый мой ход запечатан до вашего.

    А потом спросите, как вы играете, сравните себя с друзьями или устройте в своей группе турнир стратегий. В любом другом чате наберите моё @имя, чтобы предложить игру там.
describe-bot-short = Играю в камень-ножницы-бумагу, чёт-нечет и сапёра, учусь вас читать и доказываю, что не жульничаю.
telegram-open-private-chat = Это только для ваших глаз. Откройте наш личный чат и спросите там: { $link }
telegram-eyes-only = Это только для ваших глаз.
telegram-open = Открыть личный чат
telegram-slow = Я сегодня медленнее обычного. Нажатие дошло, сообщение последует.
telegram-crowded = Здесь спрашивают больше, чем Telegram позволяет мне ответить: двадцать сообщений в минуту на группу. Если на вашей команде стоит 👀, ответ придёт. Если нет, повторите через минуту или сыграйте со мной в личном чате.
discord-file-missing = Для { $example } нужен файл. Приложите его в поле «{ $option }».
telegram-file-missing = Для { $example } нужен файл. Отправьте файл с этой командой в подписи или ответьте ею на сообщение с файлом.
terminal-welcome = 🔮 Гадалка. Наберите /rps play, чтобы начать, /help, чтобы узнать больше, /quit, чтобы выйти.
terminal-no-such-button = Нет кнопки «{ $typed }». Есть: { $buttons }
terminal-which-button = «{ $typed }» может быть любой из этих кнопок. Наберите номер: { $buttons }
terminal-type-a-command = Наберите команду: /rps play начинает матч, /help покажет остальное.
terminal-player = Игрок
terminal-goodbye = Я знала, что вы уйдёте.
terminal-part = Часть { $first }–{ $last } из { $begin }–{ $end }:
terminal-file-kept = Сохранено: { $path }
terminal-file-not-kept = { $name } не удалось сохранить: { $reason }
terminal-file-missing = Для { $example } нужен файл. Наберите следом путь к нему, например ./my-bot.js, а если в нём есть пробелы, возьмите его в кавычки.
terminal-no-such-file = Нет такого файла: { $path }
terminal-no-plain-file = { $path } — папка или устройство. Читать я умею только файлы.
terminal-file-unreadable = Не удалось прочитать { $path }: { $reason }

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
named-pace = темп
named-rated = рейтинг
named-join = войти
named-code = код
named-oddeven = чёт-нечет
named-list = список
named-block = запретить
named-unblock = разрешить
named-from = от-кого
named-whom = кого
named-mines = сапёр
named-size = размер
named-start = начало
named-noguess = без-догадок
named-board = поле
named-open = открыть
named-cells = клетки
named-flag = флаг
named-hint = подсказка
named-watch = смотреть
named-strategy = стратегия
named-race = гонка
named-stats = итоги
named-model = модель
named-show = показать
named-game = игра
named-reset = забыть
named-freeze = заморозить
named-off = выключить
named-on = включить
named-duels = дуэли
named-learning = учёба
named-ghost = призрак
named-named = с-именем
named-share = поделиться
named-sharing = доступ
named-info = сведения
named-register = записать
named-name = имя
named-mine = мои
named-update = обновить
named-withdraw = отозвать
named-submit = прислать
named-file = файл
named-note = заметка
named-source = исходник
named-report = пожаловаться
named-reason = причина
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
named-bundle = архив
named-history = прошлые
named-cancel = отменить
named-what = что
named-league = лига
named-table = таблица
named-season = сезон
named-matrix = матрица
named-against = против
named-enter = заявить
named-leaderboard = лидеры
named-of = чего
named-scope = где
named-period = срок
named-profile = профиль
named-opponents = соперники
named-compare = сравнить
named-map = карта
named-groups = группы
named-role = роль
named-privacy = приватность
named-place = место
named-settings = настройки
named-to = на
named-fairness = честность
named-challenges = вызовы
named-data = данные
named-export = выгрузить
named-shared = показанное
named-delete = удалить
named-account = аккаунт
named-link = связать
named-unlink = разъединить
named-help = помощь
named-daily = задание-дня
named-today = сегодня
named-mind = ум
named-yesterday = вчера
named-top = лучшие
named-remind = напомнить
named-time = время
named-language = язык
named-topic = тема

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
typed-off = выкл, выключить, не надо, хватит
typed-flag = ф, флаг
typed-times = х
typed-lizard-spock = ящерица спок, спок ящерица, ящерица, спок, камень ножницы бумага ящерица спок, кнбяс
# Pairs of letters: one that is taken for a Latin letter, and that letter.
typed-lookalikes = АA, ВB, СC, ЕE, НH, КK, МM, ОO, РP, ТT, ХX
# A place that is no time zone's own name, and its zone; a place with several zones several times.
typed-cities = Москва Europe/Moscow, мск Europe/Moscow, Санкт-Петербург Europe/Moscow, Петербург Europe/Moscow, Питер Europe/Moscow, Казань Europe/Moscow, Нижний Новгород Europe/Moscow, Ростов-на-Дону Europe/Moscow, Краснодар Europe/Moscow, Сочи Europe/Moscow, Воронеж Europe/Moscow, Калининград Europe/Kaliningrad, Самара Europe/Samara, Саратов Europe/Saratov, Волгоград Europe/Volgograd, Екатеринбург Asia/Yekaterinburg, Челябинск Asia/Yekaterinburg, Пермь Asia/Yekaterinburg, Уфа Asia/Yekaterinburg, Тюмень Asia/Yekaterinburg, Омск Asia/Omsk, Новосибирск Asia/Novosibirsk, Томск Asia/Tomsk, Красноярск Asia/Krasnoyarsk, Иркутск Asia/Irkutsk, Якутск Asia/Yakutsk, Хабаровск Asia/Vladivostok, Владивосток Asia/Vladivostok, Магадан Asia/Magadan, Камчатка Asia/Kamchatka, Минск Europe/Minsk, Киев Europe/Kiev, Харьков Europe/Kiev, Одесса Europe/Kiev, Кишинёв Europe/Chisinau, Рига Europe/Riga, Вильнюс Europe/Vilnius, Таллин Europe/Tallinn, Алматы Asia/Almaty, Астана Asia/Almaty, Ташкент Asia/Tashkent, Бишкек Asia/Bishkek, Душанбе Asia/Dushanbe, Баку Asia/Baku, Ереван Asia/Yerevan, Тбилиси Asia/Tbilisi, Берлин Europe/Berlin, Мюнхен Europe/Berlin, Лондон Europe/London, Париж Europe/Paris, Мадрид Europe/Madrid, Рим Europe/Rome, Прага Europe/Prague, Варшава Europe/Warsaw, Вена Europe/Vienna, Белград Europe/Belgrade, Стамбул Europe/Istanbul, Тель-Авив Asia/Jerusalem, Иерусалим Asia/Jerusalem, Дубай Asia/Dubai, Пекин Asia/Shanghai, Токио Asia/Tokyo, Сеул Asia/Seoul, Нью-Йорк America/New_York, Чикаго America/Chicago, Лос-Анджелес America/Los_Angeles, Торонто America/Toronto, Россия Europe/Moscow, Россия Asia/Yekaterinburg, Россия Asia/Novosibirsk, Россия Asia/Vladivostok, США America/New_York, США America/Chicago, США America/Denver, США America/Los_Angeles, Германия Europe/Berlin, Украина Europe/Kiev, Беларусь Europe/Minsk, Казахстан Asia/Almaty, Израиль Asia/Jerusalem
# Перед временем; …-after: после него.
typed-in = через
typed-in-after = { "" }
typed-tomorrow = завтра
typed-daily = ежедневно, каждый день
typed-weekly = еженедельно, каждый, каждую, каждое
typed-monthly = ежемесячно
# Как начинаются слова; с точкой: слово целиком.
typed-minutes = м., мин
typed-hours = ч., час
typed-days = д., дн., ден, дня, дней, сут
typed-weeks = н., нед
typed-monday = пн., пон
typed-tuesday = вт., вто
typed-wednesday = ср., сре
typed-thursday = чт., чет
typed-friday = пт., пят
typed-saturday = сб., суб
typed-sunday = вс., вос

## Web pages
web-nav = Страницы
web-about-nav = Обо мне
web-languages = Языки
web-skip = К содержанию
web-to-start = На первую страницу
web-missing-title = Здесь ничего нет
web-missing = Я дважды посмотрела в шар. Адрес неверен, или того, что здесь было, больше нет.
web-too-long-title = Это слишком много
web-too-long = Пришло больше, чем я здесь беру. Пришлите меньше; ничего не потеряно.
web-failed-title = Что-то пошло не так
web-failed = Это моя вина, а не ваша. Ничего не потеряно; попробуйте через минуту.
web-busy-title = Минутку
web-busy = Сейчас мои страницы смотрит много людей. Попробуйте ещё раз через несколько секунд.
web-home-title = Я Гадалка и читаю мысли. Немного.
web-home-about = Гадалка для Discord и Telegram: играет в камень-ножницы-бумагу, чёт-нечет и сапёра, учится, как вы ходите, говорит, что увидела, и доказывает, что не жульничала.
web-home-discord = Добавить в Discord
web-home-telegram = Открыть в Telegram
web-home-games-title = Во что мы можем сыграть
web-home-games = Камень-ножницы-бумага с тремя, пятью или любым нечётным числом ходов, чёт-нечет и сапёр: со мной, с друзьями, каждый день новый ум и новое поле. Кто пишет стратегии, присылает свою и узнаёт, на каком она месте.
web-home-reads-title = Что я в вас вижу
web-home-reads = Никто не бывает случайным, даже нарочно. Я смотрю, что вы делаете после победы, поражения и ничьей, говорю, чего ждала и почему, и забываю, если попросите.
web-home-pledge-title = Почему мне не надо верить на слово
web-home-pledge = Прежде чем вы выберете, мой ход уже решён, и его печать стоит в сообщении. Весь мой жребий следует из одного обязательства, номер { $pledge }. Запишите его: с ним можно проверить каждый матч.
web-home-check = Проверить матч
web-privacy-title = Конфиденциальность
web-privacy-use-title = Зачем
web-privacy-use =
    Чтобы я узнавала вас, продолжала с того места, где мы остановились, и могла доказать, что не жульничала. Не для рекламы и не для чужих глаз: сама программа никому ничего не передаёт.
    Удалённое может до 400 дней оставаться в резервной копии. Если её когда-нибудь восстановят, оно тут же удаляется снова.
    Что хранят о вас сами Discord и Telegram, сказано в их правилах.
web-privacy-pages-title = Эти страницы
web-privacy-pages =
    Эти страницы не ставят cookie, не считают посетителей и ничего не загружают со стороны. То, что вы здесь проверяете, остаётся в вашем браузере.
    Кто держит этого бота, видит, как на любом сайте, адреса, с которых подключаются; сам бот их не записывает.
web-privacy-rights-title = Что вы можете
web-privacy-rights = В чате /settings позволяет всё скачать и всё удалить: в любой момент, сразу и никого не спрашивая. С вопросами обращайтесь к тому, кто держит этого бота.
web-terms-title = Условия
web-source = Исходный код
web-terms-what-title = Игра
web-terms-what = Гадалка — это игра, и она бесплатна. Играйте сколько хотите, одни и с другими, с того возраста, который допускают Discord или Telegram.
web-terms-host-title = Кто её держит
web-terms-host = Это программа с открытым кодом. Тот, кто держит её по этому адресу, отвечает за этот экземпляр и на вопросы. Она предоставляется как есть, без каких-либо гарантий.
web-terms-fair-title = Честная игра
web-terms-fair = Играйте честно: не заваливайте бота, не нападайте на него и не досаждайте им другим. Кто так делает, того можно замедлить или не пустить. Ничего ценного здесь нельзя ни выиграть, ни проиграть.
web-terms-yours-title = Что ваше
web-terms-yours = Присланные вами стратегии остаются вашими. Присылая, вы разрешаете играть ими здесь и показывать их, если откроете; отозвать их можно в любой момент.
web-terms-end-title = Конец
web-terms-end = Вы можете перестать в любой момент и удалить то, что о вас хранится: /data. Условия могут измениться; действует то, что написано здесь.

## The page on which proofs are checked
web-verify-title = Проверьте сами
web-verify-intro = Вставьте доказательство, и ваш браузер сам проверит, честно ли я играла: печати, метки, жребий и обязательство, и сыграет мои ходы заново. Всё остаётся на этой странице.
web-verify-no-script = Проверка идёт в вашем браузере, а скрипты в нём выключены. То же делает командная строка с копией Гадалки: npm run -s gadalka -- verify "…" --pledge "…"
web-verify-paste = Доказательство
web-verify-hint = Строка, которую даёт «Проверить», gdk3.… или gdb1.… Вставьте с ней всё, что есть: сообщения матча, записанное вами обязательство (gdp1.…), ключ дня (gdd1.…).
web-verify-file = Файлы: доказательство, ваш /data export, чтобы сыграть мои ходы заново, или архив турнира
web-verify-check = Проверить
web-verify-working = Проверяю…
web-verify-playing = Сыграно заново матчей: { $done } из { $total }, за { $seconds } с.
web-verify-cancel = Прервать
web-verify-cancelled = Прервано. Ничего не выяснено.
web-verify-result = Что нашлось
web-verify-failed = Проверка сорвалась, и виновата в этом я. О доказательстве это не говорит ничего; npm run -s gadalka -- verify, может быть, справится.
web-verify-fits = Всё, что проверено, сходится
web-verify-open = Ничего плохого не нашлось, но кое-что ещё открыто
web-verify-wrong = Что-то не сходится. Не верьте этому
web-verify-mark-fits = сходится
web-verify-mark-open = открыто
web-verify-mark-wrong = не сходится
web-verify-moves = Ход за ходом
web-verify-move-number = №
web-verify-move-mine = Гадалка
web-verify-move-again = Заново
web-verify-move-seal = Печать
web-verify-limits-title = Чего это не доказывает
web-verify-limits = Что обязательство моё, знает лишь тот, кто записал его до матча; то, с которым пришла страница, — слово её хозяина. Доказательство молчит о сообщениях, которых вы не вставили, а о жребии говорит лишь тогда, когда назван ключ его дня, через три дня. Из архива здесь заново играются только матчи стратегий, которые входят в Гадалку; результаты чужих файлов остаются такими, какими их подписал хозяин.
web-verify-save = Сохранить страницу одним файлом: он работает без сети и без меня
web-verify-signed = Подписано хозяином обязательства { $pledge }.
web-verify-pledge-yours = Это обязательство, которое вы вставили.
web-verify-pledge-host = Это обязательство хозяина этой страницы. Сравните его с тем, что вы записали.
web-verify-pledge-later = Обязательство { $pledge } следует за тем, что вы вставили, у того же хозяина. Опубликовано ли оно до матча, знать должны вы.
web-verify-pledge-other = Обязательство { $pledge } — не то, которое вы вставили.
web-verify-dice-early = Жребий взят по ключу дня, который ещё не наступил: { $date }.
web-verify-key-due = Ключ дня назван { $date }. Вставьте его или более поздний: он есть в /fairness.
web-verify-false-history = Матч связан с другими раундами, чем те, что в файле.
web-verify-gap-export = для этого нужен файл /data export. Добавьте его выше.
web-verify-gap-strategy = такой стратегии эта страница не знает, или не для этой игры.
web-verify-no-messages = С сообщениями матча не сверено. Вставьте те, что сохранились.
web-verify-messages-fit = Сообщений этого матча, которые сходятся: { $count }, с печатями { $seals } из { $sealed } ходов.
web-verify-messages-broken = Сообщений этого матча, которые НЕ сходятся со сыгранным: { $count }.
web-verify-messages-other = Во вставленных сообщениях ничего об этом нет. Если они отсюда, то доказательство не о том, что в них показано.
web-verify-board-shown = Печать этого поля стоит во вставленных сообщениях.
web-verify-nothing = Доказательства здесь нет. Это одна строка, она начинается с gdk3. или gdb1.; её даёт «Проверить» в конце матча или поля.
web-verify-damaged = Доказательство повреждено или обрезано. Скопируйте строку целиком или возьмите файл.
web-verify-unknown = Это от более новой версии или об игре, которой эта страница не знает.
web-verify-pledge-damaged = Обязательство повреждено, обрезано или подделано. Это одна строка, она начинается с gdp1.
web-verify-not-export = Это не тот файл, который даёт /data export.
web-verify-too-long = Здесь больше миллиона знаков. Вставьте только доказательство и сообщения его матча.
web-verify-file-too-large = Для этой страницы файл слишком велик. Его прочтёт командная строка: архивы — npm run -s gadalka -- arena replay, остальное — npm run -s gadalka -- verify.
web-verify-bundle-whole = Архив цел: его байты — те, что названы в первой строке.
web-verify-bundle-same = Сыграно здесь заново и совпало ход в ход: { $count } из { $total } матчей.
web-verify-bundle-differs = Сыграно здесь заново и НЕ совпало матчей: { $count }. Первый — номер { $match }, { $names }.
web-verify-bundle-engine = Этот архив сделала другая версия Гадалки или та, у которой есть собственные стратегии хозяина. Расхождение может быть от этого: решает версия хозяина.
web-verify-bundle-left = Не сыграно здесь заново матчей: { $count }. Для них нужен файл, стратегия или игра, которых на этой странице нет; у npm run -s gadalka -- arena replay они могут быть.
web-verify-bundle-clock = Матчей, где сравнивать нечего: { $count }. Они не засчитаны, или их решили часы.
web-verify-bundle-table = Кто с кем встретился и каждое место в таблице следуют из плана и этих результатов.
web-verify-bundle-table-differs = То, кто с кем встретился, или таблица НЕ следует из плана и этих результатов.
web-verify-bundle-plan-wrong = Матчи в нём НЕ те, что по плану: каких-то нет, какие-то повторены или изменены, или изменён сам план.
web-verify-bundle-unplayed = Пар без единого матча: { $count }. Их в том месяце не сыграли, или их убрали.
web-verify-bundle-draw = Жеребьёвка следует из опубликованного ключа дня, участников и настроек.
web-verify-bundle-draw-differs = Жеребьёвка НЕ следует из ключа дня, участников и настроек.
web-verify-bundle-draw-key = Хозяин мог выбрать жеребьёвку. Чтобы проверить, вставьте ключ дня, который /fairness показывает с { $date }, или более поздний.
web-verify-bundle-draw-chosen = Ничто здесь не исключает, что жеребьёвку выбрал устроитель. Если вы записали обязательство хозяина, вставьте его.
web-verify-bundle-damaged = Архив повреждён, или подпись его ложна. Не верьте ему.
proof-page = В вашем браузере, ничего не отправляя: { $link }

## Web: arena
web-arena-title = Арена
web-arena-about = Стратегии, которые написал кто угодно, и мои собственные, каждая пара по очереди, месяц за месяцем.
web-arena-empty = В этом месяце ещё не сыграна ни одна пара.
web-arena-feed = Следить лентой
web-arena-enter-title = Прислать свою
web-arena-enter = Напишите стратегию одним файлом и пришлите: /strategy submit. Через день она играет здесь.
web-arena-matrix = Кто кого бьёт
web-arena-point = Укажите на клетку или пройдите по ним стрелками.
web-arena-point-first = Строка → столбец: выигранные раунды минус проигранные, из ста.
web-arena-standings = Таблица
web-arena-rank = Место
web-arena-name = Название
web-arena-worst = Хуже всего против
web-arena-play-title = Как с ней сыграть
web-arena-play = В чате: { $command }
web-arena-again = Сыграть этот месяц ещё раз у себя: { $command }
web-arena-met = Против каждой из остальных
web-arena-numbers = То же в числах
web-arena-house = Одна из моих: по ней меряются остальные.
web-arena-file = Её кто-то написал и прислал одним файлом.
web-arena-ghost = Призрак: играет так, как однажды играл кто-то.
web-arena-version = Версия { $version }, для всех с { $date }
web-arena-begun = Начался новый месяц.
web-arena-bundle = Весь месяц в одном файле
web-arena-no-bundle = Файла этого месяца здесь нет. Он появится, когда станет известен ключ месяца и файл сделает тот, у кого я работаю.
web-arena-no-game = Лиги по такой игре у меня нет.
web-arena-no-month = Таблицы этого месяца у меня нет.
web-arena-no-entrant = В таблице этого месяца никого с таким названием нет.
## Web: tournaments
web-tournament-title = Турниры из чатов
web-tournament-where = У каждого турнира в чате есть своя страница, которой нет ни в одном списке: её адрес даёт там /tournament status.
web-tournament-unlisted = Этой страницы нет ни в одном списке. У кого есть адрес, тот видит то же, что чат, пока это есть у чата.
web-tournament-cross = Таблица встреч
web-tournament-cross-large = Больше чем для { $max } участников таблицы встреч нет: пары каждого тура говорят то же самое.
web-tournament-pairings = Кто с кем играл и почему
web-tournament-again = Сыграть снова
web-tournament-forgotten = Пары я храню тридцать дней, а эти старше.
web-tournament-bundle = Скачать файл
web-tournament-making = Файл готовится: для него каждый матч играется ещё раз. Спросите чуть позже.
web-tournament-rounds = Раунд за раундом
web-tournament-rounds-how = Что выбрали обе стороны, кто впереди и на сколько, и чего каждая ждала от другой, прежде чем выбрать. ✓: так и вышло.
web-tournament-rounds-none = Этот матч показать нельзя: его решили часы, или того, чем играла одна из сторон, больше нет.
web-tournament-rounds-long = Сыграть этот матч снова для страницы слишком долго. Все его ходы есть в файле.
web-tournament-rounds-busy = Сейчас смотрят другие матчи, а этот надо сначала сыграть снова. Спросите чуть позже.
web-tournament-number = Раунд
web-tournament-lead = Перевес
web-tournament-expected = Ожидание: { $name }
web-tournament-right = { $name }: верно угадано ходов: { $right } из { $all }.
web-tournament-expects-nothing = { $name }: об ожиданиях ни слова.
## Веб: сапёр под пальцем
web-mines-opening = Открываю ваше поле …
web-mines-no-script = Полю нужны скрипты, а этот браузер их не выполняет. В чате можно и без них: /mines
web-mines-outside = Эта страница не знает, кто вы. Откройте её из чата: в Telegram — как мини-приложение, в Discord — как активность. Игра и там и тут одна и та же.
web-mines-unreachable = Ответа нет. То, что вы сделали, сохранено и отправится ещё раз само.
web-mines-retry = Попробовать ещё раз
web-mines-too-often = Это больше, чем я успеваю разглядеть. Через миг продолжим.
web-mines-not-understood = Не понимаю, что прислала эта страница. Откройте её из чата ещё раз.
web-mines-level = Поле
web-mines-own-size = Свой размер
web-mines-no-guess = Без угадывания
web-mines-begin = Начать
web-mines-larger = Клетки крупнее
web-mines-smaller = Клетки мельче
web-mines-how = Касание открывает, удержание ставит флаг; касание числа открывает всё вокруг. С клавиатуры: стрелки, Enter, F — флаг.
web-mines-cell-covered = { $cell }: закрыта
web-mines-cell-flag = { $cell }: флаг
web-mines-cell-mine = { $cell }: мина
web-mines-cell-blown = { $cell }: мина, которая взорвалась
web-mines-cell-wrong = { $cell }: флаг без мины
web-mines-cell-number = { $cell }: { $number }
web-mines-cell-empty = { $cell }: открыта, мин рядом нет

## Web: try it here
web-try-title = Сможете меня удивить?
web-try-about = Камень-ножницы-бумага или чёт-нечет, прямо здесь. Я думаю в вашем браузере: ничего не хранится, ничего не отправляется, и я забываю вас, когда вы уходите с этой страницы.
web-try-begin = Попробовать здесь
web-try-move = Ваш ход
web-try-first = Мой ход уже выбран. Теперь ваш.
web-try-first-guess = Чёт или нечет? Моя догадка уже готова. Ошибусь, и очко ваше.
web-try-keys = С клавиатуры: { $keys }.
web-try-score = Вы { $won } : { $lost } Гадалка · ничьих: { $drawn }
web-try-score-guess = Вы { $won } : { $lost } Гадалка
web-try-no-script = Я думала бы в вашем браузере, а скрипты в нём выключены. В чате можно и без них: /rps, /oddeven

## Показанные матчи
replay-title = Чем вы делитесь
replay-shared = У кого есть этот адрес, тот может посмотреть.
replay-asked = Вы согласны. Как только { $name } тоже нажмёт «Поделиться», появится страница; до тех пор не показано ничего.
replay-how = На странице имена, каждый ход и чего я ждала, в течение года. Её нет ни в одном списке, и взять её назад можно когда угодно: /data shared
replay-waits = ждёт согласия второй стороны
replay-none = Вы ничем не делитесь. Под законченным матчем или поединком «Поделиться» делает из него страницу.
replay-stopped = Взято назад: страницы больше нет.
replay-not-there = Этим вы больше не делитесь.
replay-too-long = Раунд за раундом показываю не больше { $max }.
replay-too-many = Вы уже делитесь { $max } матчами. Сначала возьмите что-нибудь назад: /data shared
web-replay-gone-title = Здесь ничего не показано
web-replay-gone = Либо тут ничего и не было, либо это взяли назад.
web-replay-expected = Ожидание: { $name }
web-replay-right = { $name }: из { $all } ходов я верно ждала { $right }.
web-replay-unlisted = Этой страницы нет ни в одном списке. Кто в ней есть, может взять её назад когда угодно, в чате: /data shared
