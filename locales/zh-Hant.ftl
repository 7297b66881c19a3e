# 全部文字：繁體中文（臺灣用語）。
# 口吻：一位有禮貌、帶點冷面幽默的占卜師；句子短，先說結果；不嘲笑人，不用統計術語。
# 稱呼：對使用者用「你」，Gadalka 自稱「我」；不預設任何人的性別，需要代名詞時用「對方」或「這位玩家」。
# Gadalka 是名字，不翻譯。標點用全形，引號用「」；比分「3 : 2」、間隔號「 · 」照舊用半形。
# 中文與拉丁字母、數字、表情符號之間空一格；百分比寫成「50%」；人名前後各空一格。
# 程式會用空格串接某些片段（context-*、時鐘），所以這些片段以全形標點收尾。
# 用語（一）：round 回合、match 對局、move 招（動詞：出）、draw 平手、strategy 策略、predictor 預測器、profile 個人檔案、model 模型。
# 用語（二）：standings 積分榜、leaderboard 排行榜、league 聯賽、tournament 錦標賽、championship system 賽制、duel 對決、rated 計分、rating 等級分。
# 用語（三）：seal 封印、pledge 承諾、mark 標記、seed 種子、proof 證明、key of the day 當日金鑰、host（whoever runs this bot）架設者。
# 用語（四）：minesweeper 踩地雷、board 盤面、cell 格、flag 旗子、hint 提示、no-guess 免猜、race 競速、ghost 幽靈、streak 連勝、challenge 挑戰。
# 用語（五）：beat 剋（招與招之間）、贏（人與人之間）；read 讀、看穿；expect 料；luck 運氣；chance 隨機；group 群組、server 伺服器、role 身分組。

## 遊戲與招
game-rps = 剪刀石頭布
game-rpsls = 剪刀石頭布蜥蜴史巴克
game-oddeven = 猜單雙
move-rock = 石頭
move-paper = 布
move-scissors = 剪刀
move-lizard = 蜥蜴
move-spock = 史巴克
move-odd = 單
move-even = 雙
length-first = 先得 { $points } 分
length-best = { $of } 戰制
length-endless = 不限回合

## 對局
match-title = 🔮 { $game } · { $length }
match-title-opponent = { $title } · 對手：{ $opponent }
match-opponent-novice = 新手
match-opponent-mirror = 鏡子
match-opponent-coin = 公平硬幣
match-score = { $name } { $won } : { $lost } Gadalka{ $drawn ->
    [0] {""}
   *[other] {" "}· 平手 { $drawn } 次
  }
match-first = 請出招。我的已經封好了。
match-first-guess = 單還是雙？我的猜測已經封好。猜錯了，這分歸你。
round-moves = 你 { $yours } · Gadalka { $mine } → { $result }
round-won = 你得分
round-lost = 我得分
round-drawn = 平手
round-missed = 我猜錯，你得分
round-hit = 我猜中了
round-toast = 你 { $yours } · 我 { $mine } → { $result } · { $won } : { $lost }
round-expected = 我料你會出 { $move }。
round-expected-because = 我料你會出 { $move }：{ $because }。
round-chance = 這次我聽天由命。
round-read = 我聽天由命：好像有人正在看穿我。
round-model-off = 照你的意思，我隨機出招，沒在讀你。
round-guessed = 毫無線索，我只好亂猜。
round-unexpected = 我沒特別料到什麼。
round-drew-at-random = 我隨機出招。
round-apart = 出招的是別人寫的東西，它在想什麼，它不說。
round-by-rule = 我照自己的規則出招，它不打算猜你。
round-by-merits = 我出的是目前對你划算的招，不然就是試了別的。
novice-offer = 開局不順？新手對你一無所知，邊玩邊學。
seal-word = 你的字詞：{ $word }
button-why = 為什麼？
button-stop = 結束
button-rematch = 再來一局
button-continue = 繼續
button-continue-at = 繼續 { $won } : { $lost }
button-continue-choice = { $number }. { $won } : { $lost }
button-new = 新對局
button-verify = 驗證
button-proof = 證明
button-check-in-browser = 用瀏覽器檢查
button-open-page = 以網頁開啟
button-chart = 圖表
button-details = 詳情
button-more = 更多
button-rules = 規則
button-novice = 和新手玩
button-play = 開始玩
button-next = 下一步
button-back = 返回

## 多招遊戲的規則
rules-title = 🔮 誰剋誰：{ $game }
rules-rock-scissors = 石頭砸壞剪刀
rules-rock-lizard = 石頭壓扁蜥蜴
rules-paper-rock = 布包住石頭
rules-paper-spock = 布駁倒史巴克
rules-scissors-paper = 剪刀剪開布
rules-scissors-lizard = 剪刀剪斷蜥蜴
rules-lizard-paper = 蜥蜴吃掉布
rules-lizard-spock = 蜥蜴毒倒史巴克
rules-spock-scissors = 史巴克折斷剪刀
rules-spock-rock = 史巴克蒸發石頭
rules-beats = { $winner } 剋 { $loser }
rules-caption = 箭頭指向被剋的那一招
rules-alt = { $game }：所有招排成一圈，箭頭由每一招指向它所剋的招。{ $rules }
rules-play = 兩邊相同算平手。開始玩：/rps play { $variant }

## 它看到了什麼
evidence-often = { $total } 次裡你出了它 { $count } 次
evidence-after-own = 你出 { $yours }之後，{ $total } 次裡有 { $count } 次接著出它
evidence-after-other = 我出 { $mine }之後，{ $total } 次裡你有 { $count } 次接著出它
evidence-after-both = 你出 { $yours }、我出 { $mine }之後，{ $total } 次裡你有 { $count } 次接著出它
evidence-repeat = { $result ->
    [win] 贏了之後，{ $total } 次裡你有 { $count } 次重複上一招
    [loss] 輸了之後，{ $total } 次裡你有 { $count } 次重複上一招
   *[draw] 平手之後，{ $total } 次裡你有 { $count } 次重複上一招
  }
evidence-change = { $result ->
    [win] 贏了之後，{ $total } 次裡你有 { $count } 次換招
    [loss] 輸了之後，{ $total } 次裡你有 { $count } 次換招
   *[draw] 平手之後，{ $total } 次裡你有 { $count } 次換招
  }
context-times = { $total } 次中有 { $count } 次
context-times-weighed = 佔 { $percent }%，越新的回合越有分量
context-last = { $situation }你上次接著出的就是它
context-sentence = { $situation }{ $event }{ $times }
context-sentence-plain = { $event }{ $times }
context-played = 你接著出它，
context-yours = { $rounds ->
    [1] 你出
   *[other] 你連出
  } { $yours }
context-mine = { $rounds ->
    [1] 我出
   *[other] 我連出
  } { $mine }
context-both = { $rounds ->
    [1] 你出 { $yours }、我出
   *[other] 你連出 { $yours }、我連出
  } { $mine }
context-after = { $back ->
    [1] { $moves }之後，
    [2] { $moves }之後隔一回合，
   *[other] { $moves }之後第 { $back } 回合，
  }
context-after-two = { $earlier }{ $gap ->
    [1] ，接著
   *[other] ，{ $gap } 回合後
  }{ $later }之後，
context-result = { $result ->
    [win] { $exact ->
        [yes] 贏
       *[no] 像那樣贏
      }
    [loss] { $exact ->
        [yes] 輸
       *[no] 像那樣輸
      }
   *[draw] 平手
  }
context-results = { $before }、{ $next }
context-after-results = { $results }之後，
context-step = { $step ->
    [same] 你重複上一招之後，
    [other] 你換招之後，
    [beating] 你換成能剋前一招的招之後，
    [beaten] 你換成會被前一招剋的招之後，
   *[far] 你像 { $from } → { $to } 這樣換招之後，
  }
context-steps = 走勢相同的 { $moves } 招之後，
context-alike = { $rounds ->
    [1] 經過一模一樣的一回合之後，
   *[other] 連續 { $rounds } 回合都一模一樣之後，
  }
context-from-yours = { $step ->
    [same] 你接著重複上一招，
    [other] 你接著換招，
    [beating] 你接著換成能剋上一招的招，
    [beaten] 你接著換成會被上一招剋的招，
   *[far] 你接著從 { $from }換到 { $to }，或類似的換法，
  }
context-from-mine = { $step ->
    [same] 你接著出我的上一招，
    [other] 你接著出我上次沒出的招，
    [beating] 你接著出能剋我上一招的招，
    [beaten] 你接著出會被我上一招剋的招，
   *[far] 我出 { $from }，你就回 { $to }，或類似的應法，
  }
why-expected = 上一回合我料你會出 { $move }：{ $because }。
why-blend = 上一回合我料你會出 { $move }。不是哪一個習慣告訴我的；{ $rounds ->
    [1] 我記得的唯一一回合指向那裡。
   *[other] 我記得的 { $rounds } 回合裡，與當時最像的那些都指向那裡。
  }
why-sure = 我有 { $percent }% 的把握。
why-people = 上一回合我料你會出 { $move }。那時我還不認識你，別人通常這麼出。
why-forgotten = 上一回合我料你會出 { $move }。至於為什麼，照你的意思，我忘了。
why-chance = 這次我聽天由命：讀你的勝算太小，不值得冒險。
why-careful = 我聽天由命：我們才剛認識，你可能知道我怎麼開局。頭幾回合我不太冒險。
why-read = 我聽天由命：你從我的猜測裡贏走太多，可能有人正在看穿我。我只拿贏回來的分數冒險。
why-spent = 我在你身上已經沒有分數可押：全都歸你了。從現在起，我每一步都抽籤決定。
why-model-off = 你要我別讀你，所以我隨機出招。/model on 可以讓我再讀。
why-frozen = 你的模型已凍結：我不再學新東西。
why-record = 這局我猜中 { $all } 招裡的 { $right } 招。
why-guessed = 從沒見過類似的局面，所以我亂猜。
why-unexpected = 上一回合我沒特別料到什麼。
why-random = 這個對手什麼都不讀，每一招都隨機。
why-apart = 這裡出招的是別人做的檔案或幽靈。它怎麼想，只有它知道；它比你先選好招，封印可以作證。
why-expected-by-rule = 上一回合我料你會出 { $move }。這是這個對手的規則：只看你的上一招，什麼也不學。
why-by-rule = 這個對手照自己的規則出招，不打算猜你的下一招。
why-by-merits = 這個對手從嘗試中學會出什麼對付你最划算，並照著出招。
why-valued = { $chosen ->
    [move] 上一回合我出 { $move }：{ $situation }它看來最划算，往後值 { $value } 分。
    [move-tried] 上一回合我隨機試了 { $move }：{ $situation }它往後值 { $value } 分。
    [strategy] 上一回合我聽 { $name } 的：{ $situation }它看來最划算，往後值 { $value } 分。
   *[strategy-tried] 上一回合我隨機改聽 { $name } 的：{ $situation }它往後值 { $value } 分。
  }
why-daemon = { $said ->
    [yes] 上一回合我料你會出 { $move }，我聽的小精靈也這麼說。
   *[no] 上一回合我隨機出招：我聽的小精靈沒見過類似的局面。
  }它看你最近 { $moves } 招和最近 { $guesses } 次猜測；評分 { $rating }{ $rivals ->
    [0] 。
   *[other] ，其次 { $next }。
  }
why-knew = 它知道的：{ $weights }。
why-too-early = 第一回合之後再問我吧。我的下一招還封著。

## 對局結束
end-won = 🔮 { $name } 獲勝 { $won } : { $lost }
end-lost = 🔮 Gadalka 獲勝 { $lost } : { $won }
end-level = 🔮 平手：{ $name } { $won } : { $lost } Gadalka
end-stopped = 🔮 中止於 { $name } { $won } : { $lost } Gadalka
end-forfeited = 🔮 對手棄權，{ $name } 獲勝，比分 { $won } : { $lost }
end-withdrawn = 🔮 { $name } { $won } : { $lost } 就此結束：這個對手已經不在了
end-broke = { $line ->
    [0] 它的檔案出錯，選不出下一招。每一回合都算數。
   *[other] 它的檔案在第 { $line } 行第 { $column } 欄出錯，選不出下一招。每一回合都算數。
}
end-replaced = 🔮 擱置於 { $name } { $won } : { $lost } Gadalka
continue-open = 🔮 還沒打完：{ $name } { $won } : { $lost } Gadalka
continue-question =
    { $terms }
    要繼續，還是重新開始？它可以等，比分會留著。
continue-new-terms = 新的：{ $terms }
continue-which = 🔮 要繼續哪一局？
continue-choice = { $number }. { $won } : { $lost } · { $terms } · { $ago }
continue-aside = 🔮 已擱置：{ $name } { $won } : { $lost } Gadalka
continue-kept = 比分保留 { $days } 天。
continue-is-aside = 這一局擱置中，什麼都沒算。按「繼續」就能接著打。
continue-nothing = 沒有等著你的對局。開一局：/{ $command } play
continue-gone = 那一局已經不再保留。另開一局：/{ $command } play
continue-asked-gone = 那個問題已經回答過，或是太久了。再問一次：/{ $command } play
end-no-rounds = 一回合都沒打。
end-verified = ✓ 已驗證
end-check-failed = ✗ 這一局沒通過我自己的檢查。別相信它，請告訴這個機器人的架設者。
end-unchecked = 還沒檢查：更多 → 驗證
end-gave-me = { $habit }：這讓我得了 { $points } 分{ $back ->
    [0] {""}
   *[other] ，也讓你得了 { $back } 分
  }。
end-gave-you = { $habit }，而我沒看出來：這讓你得了 { $points } 分{ $back ->
    [0] {""}
   *[other] ，也讓我得了 { $back } 分
  }。
end-habit-after = { $result ->
    [win] 贏了之後
    [loss] 輸了之後
   *[draw] 平手之後
  }，你會{ $same ->
    [yes] 重複上一招
   *[no] 換招
  }
end-habit-favourite = 你最常出 { $move }
end-habit-in-turn = { $size ->
    [2] 你兩招輪流出
   *[other] 你照順序輪流出招（{ $moves }）
  }
end-plain-mine = { $variant ->
    [0] 沒有哪個習慣出賣你，我靠零頭過日子。
    [1] 說不出是哪個習慣害了你。功勞由運氣和我平分。
   *[2] 你的出招沒什麼破綻。姑且還是算我有先見之明吧。
  }
end-plain-yours = { $variant ->
    [0] 我找不到可以抓住的習慣。佩服。
    [1] 你什麼都沒洩漏。我可是看得很仔細。
   *[2] 你沒有一個顯眼的習慣。紙牌都臉紅了。
  }
end-plain-level = { $variant ->
    [0] 我們都沒洩漏什麼。
    [1] 平手，也沒有顯眼的習慣。紙牌聳聳肩。
   *[2] 不分高下，也沒什麼可說的。
  }
end-plain-short = { $variant ->
    [0] 太短了，替誰算命都不夠。
    [1] 才這麼幾回合？連我也得再多看一點。
   *[2] 我們才剛開始，還沒什麼可說的。
  }
end-plain-rule = { $variant ->
    [0] 我守著我的規則，你也沒有顯眼的習慣。
    [1] 我照規則出招，誰都沒讀。沒有顯眼的習慣。
   *[2] 規則對上人，沒有哪個習慣特別顯眼。
  }
end-plain-random = { $variant ->
    [0] 我隨機出招：這局說明不了你。
    [1] 這次我什麼都沒讀。要誇要怪，都找運氣。
   *[2] 我這邊全是隨機：你的習慣都無關緊要。
  }
end-read = { $rounds } 回合。我料中你 { $percent }% 的招，光憑運氣會是 { $chance }%：{ $verdict }。
end-unread = { $rounds } 回合。我什麼都沒讀。
verdict-read = 不只是運氣
verdict-unsure = 回合太少，說不準
verdict-escaped = 你溜掉的次數，連運氣都追不上
duel-read-title = { $who ->
    [you] 🔮 換成我會怎麼讀你
   *[other] 🔮 換成我會怎麼讀 { $name }
  }
duel-read-closed = { $name } 想自己留著。等對方按下對決下方的「讓對手看」，你就能看。
duel-read-nothing = 沒什麼可讀：沒有一回合是雙方都出了招的。
duel-read-unread = 我不會特別料到什麼。
duel-read-count = { $read } 招裡我會料中 { $right } 招；光憑運氣是 { $luck } 招。{ $verdict ->
    [read] 這不只是運氣。
    [escaped] { $who ->
        [you] 你溜掉的次數，連運氣都追不上。
       *[other] { $name } 溜掉的次數，連運氣都追不上。
      }
   *[unsure] 回合太少，說不準。
  }
duel-read-round = 第 { $round } 回合：我會料到出 { $move }：{ $because }（憑運氣：{ $luck }）。
duel-read-often = { $who ->
    [you] { $total } 次裡你出它 { $count } 次
   *[other] { $total } 次裡 { $name } 出它 { $count } 次
  }
duel-read-after-own = { $who ->
    [you] 你出 { $own }之後，{ $total } 次裡有 { $count } 次接著出它
   *[other] { $name } 出 { $own }之後，{ $total } 次裡有 { $count } 次接著出它
  }
duel-read-after-other = { $who ->
    [you] 對手出 { $other }之後，{ $total } 次裡你有 { $count } 次接著出它
   *[other] 對手出 { $other }之後，{ $total } 次裡 { $name } 有 { $count } 次接著出它
  }
duel-read-after-both = { $who ->
    [you] 你出 { $own }、對手出 { $other }之後，{ $total } 次裡你有 { $count } 次接著出它
   *[other] { $name } 出 { $own }、對手出 { $other }之後，{ $total } 次裡有 { $count } 次接著出它
  }
duel-read-repeat = { $result ->
    [win] 贏了
    [loss] 輸了
   *[draw] 平手
  }之後，{ $total } 次裡{ $who ->
    [you] 你有 { $count } 次重複上一招
   *[other] {" "}{ $name } 有 { $count } 次重複上一招
  }
duel-read-change = { $result ->
    [win] 贏了
    [loss] 輸了
   *[draw] 平手
  }之後，{ $total } 次裡{ $who ->
    [you] 你有 { $count } 次換招
   *[other] {" "}{ $name } 有 { $count } 次換招
  }
duel-read-strip = { $who ->
    [you] ← 你的招
   *[other] ← { $name } 的招
  }
duel-read-strip-expected = ← 我會料到的招
duel-read-known = { $known ->
    [0] 先前我一無所知，隨著對決邊看邊學。
   *[other] 我憑著先前的 { $known } 回合，隨著對決邊看邊學。
  }
strip-yours = ← 你的招
strip-mine = ← 我的招
end-seals = 封印全部解開：{ $sealed } 個中有 { $opened } 個相符。
end-seals-broken = 封印對不上：{ $sealed } 個中只有 { $opened } 個相符。別相信這一局，請告訴這個機器人的架設者。
details-title = 🔎 數字細節：{ $score }
details-habit = { $habit }：{ $situations } 次中有 { $followed } 次。這些回合裡我贏 { $mine } 次，你贏 { $yours } 次{ $drawn ->
    [0] {""}
   *[other] ，平手 { $drawn } 次
  }。

## 對局的圖表
chart-rounds = { $game }：{ $rounds } 回合
chart-best = { $by ->
    [0] 你從未領先。
   *[other] 你最多領先 { $by } 分，在第 { $round } 回合。
  }
chart-worst = { $by ->
    [0] 我從未領先。
   *[other] 我最多領先 { $by } 分，在第 { $round } 回合。
  }
chart-turns = { $turns ->
    [0] 領先從未易手。
    [1] 領先易手一次，在第 { $round } 回合。
    [2] 領先易手兩次，最後一次在第 { $round } 回合。
   *[other] 領先易手 { $turns } 次，最後一次在第 { $round } 回合。
  }
chart-reach = 光憑運氣，{ $decided } 個分出勝負的回合，二十局裡最多一局會差到 { $reach } 分以上。
chart-luck = { $by ->
    [0] 最後平手：可能是運氣。
   *[other] 相差 { $by } 分，很可能只是運氣。
  }
chart-yours = 你領先 { $by } 分：這很難說是運氣。
chart-mine = 我領先 { $by } 分：這很難說是運氣。
chart-few = { $decided ->
    [0] 沒有一回合分出勝負。
   *[other] 只有 { $decided } 個分出勝負的回合，分不清是實力還是運氣。
  }
chart-stopped = 提前結束的對局說明不了太多：誰都可以挑好時機走人。
chart-chosen = 你出了：{ $moves }
chart-grey = 灰色：光憑運氣，20 次裡有 19 次在此範圍內
chart-lead = 誰領先
chart-difference = 你的勝場減我的勝場
chart-moves = 你的招
chart-times = 次數
chart-round = 回合
chart-alt = { $score }。逐回合誰領先，以折線畫在代表運氣範圍的灰底上；你的招以長條表示。{ $lines }
chart-folded = 這局的逐回合紀錄已不再保留，所以沒有圖表。最後比分：{ $score }。

## 公平證明
proof-title = 對局 { $session } 的公平證明
checked-fits = ✓ 全部相符。封印：{ $sealed } 個；重演後相同的招：{ $same } 招。
checked-wrong = ✗ 有地方對不上。別相信這一局，請告訴這個機器人的架設者。哪裡不對，看「證明」。
checked-dice-later = 從 { $date } 起，任何人也能檢查骰子。
checked-dice-fit = 骰子由已公布的當日金鑰而來。
checked-own-word = 到這裡還只是我的一面之詞，請自己查查看。
proof-how = 在家驗證，用一份 Gadalka、你抄下的承諾和 /data export 的檔案：npm run -s gadalka -- verify "…" --pledge "…" --history export.json
proof-how-file = 在家驗證，用一份 Gadalka、附檔、你抄下的承諾和 /data export 的檔案：npm run -s gadalka -- verify --file gadalka-proof.txt --pledge "…" --history export.json
source-at = Gadalka 的副本：{ $link }
source-unknown = 哪裡能取得 Gadalka 的副本，只有這個機器人的主辦者知道：這裡沒有登記網址。
proof-none = 你沒有已結束的對局可以驗證。玩一局：/rps play 或 /oddeven play
proof-not-yet = 這一局還沒結束，我的封印先不解開，結束時才解。
proof-folded = 這局的逐回合紀錄已不再保留，這裡解不開封印。它結束時的證明行還可以：/rps verify proof:…
proof-unreadable = 這不是我的證明行。它以 gdk3. 開頭，來自已結束對局的「驗證」按鈕，而且要完整。
proof-pledge-lost = 這裡已經找不到這一局的承諾，所以我無法為證明簽章。
proof-word = 你的字詞：{ $word }
proof-seeds-later = 當日金鑰在 { $date } 公布。從那時起，任何人都能檢查骰子是否由它而來，我又是否無從挑選。
proof-seeds-no-key = 這一行附帶的金鑰不屬於這份承諾。
proof-seeds-differ = 骰子「不是」由承諾的當日金鑰而來。別相信這一局。
proof-seeds-fit = 骰子由公布的當日金鑰、這一局和你的字詞而來，與承諾一致。
proof-gap-version = 我後來更新過，現在的選法不一樣了。
proof-gap-other = 你這裡的紀錄不是這一局當時所用的。
proof-gap-apart = 這裡出招的是別人做的檔案或幽靈。每一招仍照例在你出招前封好。
proof-gap-none = 這需要當局玩家的紀錄，而那不是你的。
proof-taken-back =
    有 { $count } 個封好的招被收回，這一行卻沒有說明理由。別相信這一局。
proof-played = 照這一行所說，一切始於 { $date }。是不是真的，你自己知道。
proof-times-differ = 這一行裡的時間和金鑰的日期「不」相符。它說一切始於 { $date }。別相信它。
proof-times-late = 抽籤或對局所用的那一天，金鑰當時已經公布。它說一切始於 { $date }。別相信它。
proof-again = 從第 { $numbers } 招起，有招被放棄並重新封好。是否屬實，只有你留下的當時訊息能證明。
proof-settings = 從第 { $numbers } 招起，這一行寫了你模型的設定。如果那不是你的設定，別相信這一局。當時的訊息可以證實，你匯出的檔案或許也行。
proof-account = 從第 { $numbers } 招起，我願意冒的險因別處的對局而改變（回合：{ $rounds }）。是否屬實，只有你留下的當時訊息能證明。
proof-account-false = 從第 { $numbers } 招起，我願意冒的險「不可能」是這一行所說的。別相信這一局。
proof-confirmed = 從第 { $numbers } 招起的變化，已由你的訊息或匯出的檔案證實。
proof-gap-cut = 我當時知道的那些回合已不再保留。
proof-gap = 有 { $count } 招沒有重演：{ $why }
proof-different = 有 { $count } 招「不是」我當時會選的：第 { $numbers } 招。別相信這一局。
proof-same = 我用當時所知和種子重演了我這一方：{ $sealed } 招中有 { $same } 招結果相同。
proof-forged = 簽章是「假的」：寫這一行的人，不是承諾 { $pledge } 的架設者。
proof-unsigned = 沒有簽章：誰都可能寫出這一行。
proof-signed-elsewhere = 由另一位架設者在承諾 { $pledge } 下簽章。那是誰，我說不準。
proof-signed = 由我在我的承諾 { $pledge } 下簽章。
proof-unchecked = 現在檢查太花時間。一分鐘後再按「驗證」，或在家檢查這一行。
proof-own-word = 在你自己檢查之前，這只是我的一面之詞。你（或別人）留下的對局訊息同樣約束我：verify --noted 會讀取它們。更多：/fairness

## 沒有作用的按鍵
press-old-button = 那個按鈕是以前的，現在打不開什麼。開新對局：/rps play 或 /oddeven play
panel-gone = 這個按鈕已經過時。現在的狀況如下。
panel-type = 請輸入：{ $example }
press-went-back = 我的記憶退回到那一回合之前，而你已經看過我的招。所以這局到此為止，什麼都沒算。
press-renewed = 封住我那一招的當日金鑰快要公布了，所以我重新封了一招：你剛才的不算，請再選一次。
press-not-yours = 那些按鈕是別人的。你的：/rps play 或 /oddeven play
press-round-played = 那一回合已經打過，不會重複計算。目前的情況在此。
press-not-counted = 沒有計入。上一回合：{ $round }
press-match-over = 那一局已經結束，什麼都沒算。
opponent-gone = 那個對手已經不存在，這局打不下去了。開新對局：/rps play 或 /oddeven play
offer-taken = 有人比你快，搶走了這一局。你的：/rps play 或 /oddeven play

## 在任何聊天中邀請遊戲
offer-open-title = { $game }：誰都可以
offer-open-description = 先按的人和我對戰
offer-open-text = { $name } 邀大家來和我玩一局。先按的人上場。
offer-own-title = { $game }：你自己玩
offer-own-description = 你和我對戰，大家圍觀
offer-own-text = { $name } 想知道未來。按下就開始。
offer-mines-open-description = 先按的人上場，大家圍觀
offer-mines-open-text = { $name } 擺出一盤踩地雷。先按的人上場。
offer-mines-own-description = 你玩，大家圍觀
offer-mines-own-text = { $name } 準備穿越地雷區。按下就開始。

## 指令
command-rps = 剪刀石頭布，和占卜師玩，或彼此對戰
command-rps-play = 開始玩；我邊玩邊學
command-oddeven = 猜單雙：你選，我猜
command-oddeven-play = 開始玩；我猜錯就是你得分
command-strategy = 對手：有哪些，以及你為它們取的名稱
command-strategy-list = 所有對手，一行一個
command-strategy-mine = 你為策略取的名稱
command-strategy-submit = 把你寫的策略以檔案寄來
command-help = 我會做什麼，又該怎麼問
command-settings = 你的設定：語言、記憶、誰看得到你、你的資料
option-help-topic = 想看哪個主題
option-link-code = 另一平台給的代碼；不填就由我給你一個
option-name-across = here、hidden 或你自訂的名稱；不填就說明現況
option-variant = 經典（3 招）或蜥蜴史巴克（5 招）
option-length = 先得 10 分（first to 10）、9 戰制（best of 9）、endless …
option-game = 哪個遊戲；不填就是剪刀石頭布
option-opponent = 和你對戰的策略
option-strategy = 一個對手，或別人註冊的名稱
option-registered-name = 3 到 24 個字母、數字和連字號，以字母開頭，例如 my-markov
option-registered-strategy = 這個名稱代表什麼，例如 markov:order=4,decay=0.98
option-strategy-file = 你的策略：JavaScript，或型別可抹除的 TypeScript；最多 64 KB
option-file-name = 它的名稱：新的，或你已有的（上傳新版本）
option-strategy-note = 你對它的一行說明
option-report-reason = 它有什麼問題
choice-classic = 經典：剪刀、石頭、布
choice-lizard-spock = 加上蜥蜴和史巴克：五招
choice-novice = 新手：對你一無所知，邊打邊學
choice-fortune-teller = 占卜師：懂你也懂人，什麼都不忘
choice-mirror = 鏡子：照你的方式玩
choice-coin = 公平硬幣：什麼都不讀，誰也讀不了它
strategy-fortune-teller = 同時用四十種方式讀你的習慣，懂人，很難騙
strategy-mirror = 你的分身：換成你會出什麼，它就出什麼
strategy-random = 公平硬幣；什麼都不讀
strategy-ghost = 幽靈：某人的出招方式，經本人同意凍結而成
strategy-wildcard = 衡量從前每個與此刻相似的時刻
strategy-wildcard-counters = 同上，用最初發表的計數器
strategy-constant = 永遠同一招，沒指定就是石頭
strategy-rotation = 每招輪流：石頭、布、剪刀 …
strategy-anti-rotation = 料你會照順序輪流出招
strategy-copy = 出你的上一招
strategy-always-counter = 出剋你上一招的招
strategy-always-counter-self = 出剋自己上一招的招；從不看你
strategy-win-stay-lose-shift = 贏了照舊，輸了就換
strategy-after-result = 看結果走：贏、平、輸之後各往下幾招
strategy-frequency = 剋你最常出的招
strategy-markov = 剋你在最近幾招之後通常出的招
strategy-mupn = 剋你上次在同樣幾招之後出的招
strategy-supp = 從嘗試中學會：最近幾招之後，出什麼划算
strategy-mksu = 從嘗試中學會：八個策略裡該聽哪個
strategy-mkia = 從嘗試中學會：三位讀者裡該聽哪位
strategy-daemons = 一群小精靈，由一位只聽最走運者的主管帶領
strategy-shannon = Shannon 1953 年的機器：你會做兩次同樣的事嗎？
strategy-seer = 1956 年的 SEER：規律有效就一直跟
strategy-mixing = 混合許多小讀者，邊學邊看該信誰
strategy-experts = 讀者議會，看戰績決定聽誰的
strategy-vote = 從前在類似局面之後出過的招，每一次都有一票
strategy-ppm = 部分匹配，像壓縮檔案那樣：認得的最長片段先說話
strategy-context-tree = 同時衡量每一棵習慣樹
strategy-history-match = 找出從前同樣的走勢，也看這樣猜準不準
strategy-second-guess = 知道你知道它知道
strategy-iocaine = 1999 年的冠軍：每一層都猜，再按幾種時距評判
strategy-lempel-ziv = 像 zip 一樣把出招切成片語，再接著你正在說的那一句
strategy-naive-bayes = 把最近每一回合都當成你下一招的徵兆
strategy-regret-matching = 出那些後悔當初沒出的招
strategy-exp3 = 吃角子老虎的賭法：只知道自己的招贏了多少
strategy-de-bruijn = 每段短序列出得一樣多；什麼都不讀

strategy-list-title = 🔮 { $count } 個對手
strategy-info-title = 🔮 { $family }
strategy-games = 會玩：{ $games }
strategy-memory = 往回看 { $rounds } 回合。
strategy-memory-all = 往回看所有回合。
strategy-memory-none = 不看你出什麼。
strategy-settings = 設定：
strategy-no-settings = 它沒有設定。
strategy-setting = { $name }：{ $valid }（通常是 { $usual }）
strategy-set = ← 這裡是 { $value }
strategy-source = 來源：{ $source }

registration-done = 🔮 { $name } 已註冊
registration-updated = 🔮 { $name } 已更改
registration-gauntlet = 它在「{ $game }」的試煉：{ $matches } 局（每局 { $rounds } 回合）中贏了 { $won } 局。回合的勝、負、平：
registration-play = 和它玩：{ $command } opponent={ $name }。知道名稱的人都可以。
registration-mine-title = 🔮 你的策略：{ $count }／{ $max }
registration-none = 你還沒有自己的策略。傳一個檔案，或替我的其中一個取名。
registration-withdraw-title = 要放棄 { $name } 嗎？
registration-withdraw-file = 之後誰都不能再和它玩，進行中的對局會無結果結束，檔案也會刪除。誰都可以取用這個名稱。
registration-withdraw-text = 之後誰都不能再用這個名稱和它玩，誰都可以取用這個名稱。已開始的對局會繼續。
button-withdraw = 放棄
registration-withdrawn = 已放棄 { $name }，名稱空出來了。
registration-kept = 保留了。
registration-renamed = { $name } 現在叫 { $to }。
button-strategy-submit = 傳檔案
button-strategy-name = 替 Gadalka 的一個取名
button-strategy-register = 替它取名
button-strategy-mine = 我的策略
button-strategy-rename = 改名
button-strategy-version = 新版本
button-strategy-change = 更改
button-strategy-withdraw = 撤回
button-strategy-source = 原始碼
button-strategy-open = 公開原始碼
button-strategy-report = 檢舉
button-strategy-enter = 加入聯賽
button-strategy-leave = 退出聯賽
registration-bad-name = 「{ $name }」不能當名稱。名稱要有 3 到 24 個字元，可用字母 a 到 z、數字和連字號，並以字母開頭，例如 my-markov。
registration-reserved-name = 「{ $name }」在這裡另有意思。換個名稱吧，例如 my-{ $name }。
registration-indecent-name = 「{ $name }」不適合在大家面前說。換個名稱吧。
coarse-stems = 幹你 操你 肏 屌你 雞掰 機掰 婊子 妓女 強姦 強暴 輪姦 賤貨 賤人 白痴 智障 納粹 希特勒
coarse-words = 屌 屄 靠北 靠杯
coarse-innocent = 體操 早操 樹幹 本土人 領土人 國土人 国土人 風土人 郷土人
registration-taken = 「{ $name }」已經有人註冊了。換個名稱吧。
registration-yours = 「{ $name }」你已經註冊了。要更改：/strategy update { $name } …
registration-full = 你已註冊 { $max } 個策略，不能再多。先放棄一個：/strategy withdraw
registration-not-yours = 你沒有註冊過「{ $name }」。你的名稱：/strategy mine
registration-is-file = 「{ $name }」代表一個檔案。要上傳新版本：/strategy submit { $name }，並附上檔案。
registration-waiting = 🔮 { $name } 等待試煉
registration-waiting-text = { $place ->
    [1] 下一個就輪到它。
    [2] 它排第二。
    [3] 它排第三。
   *[other] 它排第 { $place }。
  }報告會出現在這裡。
registration-trying = 🔮 { $name } 試煉中
registration-trying-text = 報告馬上就會出現在這裡。
registration-one-at-a-time = 你上一場試煉還沒結束，每人一次一場。那則訊息會變成報告。
registration-queue-full = 試煉的隊伍滿了。{ $minutes } 分鐘後再試。
registration-too-slow = 它用的時間或記憶體超過試煉的限度，所以沒有註冊。試試小一點的設定；有哪些設定，/strategy info 會說。
registration-broken-off = { $name } 的試煉中斷了，沒有註冊。一分鐘後再送一次指令。
registration-store-away = 我的記憶暫時不在，所以沒有註冊。一分鐘後再送一次指令。
registration-told-already = 已經在處理了。你的名稱：/strategy mine

submission-how = 請給檔案和名稱：/strategy submit my-bot，並附上檔案。
submission-version = 🔮 { $name } 有新版本：{ $version }
submission-known = 🔮 { $name } 已經就是這個檔案
submission-draft = 草稿，只有你能用：和它玩，或讓它參加錦標賽。開放給所有人：
submission-public = 知道名稱的人都能和它玩。
submission-results = { $game }：{ $matches } 局（每局 { $rounds } 回合）中贏了 { $won } 局，每回合 { $mean } 分。回合的勝:負:平，以及每回合得分：
submission-other-game = { $game }：{ $matches } 局中贏了 { $won } 局，每回合 { $mean } 分。
submission-not-there = { $game }：沒有打，原因：{ $reason }。
submission-untried = { $game }：沒有試，因為步數太多。若只想在這裡試，請在檔案裡寫明：export const games。
submission-taken = 每局上限 { $most } 步，它最多用了 { $steps } 步；記憶體上限 { $limit } MB，用了 { $memory } MB。一局花了 { $milliseconds } 毫秒。
submission-copy = { $game }：它的每一招都和 { $original } 完全相同。複本會標明是複本，不計分。
submission-copy-hidden = { $game }：它的每一招都和別人先前的檔案完全相同。複本會標明是複本，不計分。
submission-play = 和它玩：{ $command } opponent={ $name }。它的雜湊值與版本：/strategy info { $name }
submission-chart = { $name } 的試煉：{ $game }
submission-chart-luck = ±{ $reach } 以內可能只是運氣
submission-chart-points = 每回合得分
submission-no-load = 🔮 { $name } 無法載入
submission-crashed = 🔮 { $name } 在試煉中當掉了
submission-illegal = 🔮 { $name } 在試煉中沒有出招
submission-exhausted = 🔮 { $name } 在試煉中用得太多
submission-at-start = { $game }，對 { $opponent }，第一回合之前。
submission-at-round = { $game }，對 { $opponent }，第 { $round } 回合。
submission-place = 第 { $line } 行，第 { $column } 欄：
submission-nothing = 沒有註冊。修好檔案再寄一次。
submission-no-games = 檔案說它會玩：{ $typed }。我認得的是 { $valid }。沒有註冊。
submission-frozen = 架設者已凍結這個檔案（{ $reason }）。沒有註冊。
submission-too-slow = 它的試煉比我能給的時間還長，所以沒有註冊。讓它每回合少算一點，或等我沒那麼忙再寄一次。
submission-gave-up = 執行檔案的機器放棄了：{ $reason }。這不是判決，但沒有註冊。再寄一次，或讓它少算一點。
submission-unsteady = { $name } 每次出招都不一樣：{ $game }，對 { $opponent }，從第 { $round } 回合起不同。同樣的回合必須出同樣的招。沒有註冊。
submission-is-settings = 「{ $name }」代表一個帶設定的策略。先放棄它（/strategy withdraw），或換個名稱。
submission-indecent-note = 這段說明不適合在大家面前說。換個說法吧。
button-open-source = 向所有人公開
button-keep-sealed = 繼續封著
strategy-name-unknown = 我不認識叫「{ $name }」的。
strategy-no-file = 「{ $name }」是帶設定的策略，不是檔案：/strategy info { $name }
strategy-sealed = { $name } 的原始碼封著。作者可以公開：/strategy open { $name }
strategy-source-title = 🔮 { $name } 的原始碼，第 { $version } 版
strategy-source-hash = SHA-256：{ $hash }
strategy-open-title = 要向所有人公開 { $name } 第 { $version } 版的原始碼嗎？
strategy-open-text = 之後找到這個名稱的人都能讀檔案。這一版公開後無法收回；之後的版本仍然封著。
strategy-open-already = { $name } 的原始碼已經公開：/strategy source { $name }
strategy-opened = { $name } 的原始碼已向所有人公開：/strategy source { $name }
strategy-kept-sealed = 繼續封著。
strategy-report-own = 這是你的。要放棄：/strategy withdraw
strategy-reported = { $name } 的事我已告訴架設者，別人不會知道。
strategy-file-title = 作者自己的檔案：JavaScript，在沙盒裡執行。
strategy-file-facts = 第 { $version } 版，{ $bytes } 位元組，{ $state ->
    [open] 已公開：/strategy source { $name }
   *[sealed] 封著
 }。SHA-256：{ $hash }
strategy-file-frozen = 已被架設者凍結，不上場：{ $reason }
strategy-file-guarded = 已下場：它用的時間超過對局的限度（{ $reason }）。架設者可以讓它回來。
strategy-file-earlier = 先前的版本：{ $versions }
strategy-file-note = 「{ $note }」
registration-mine-draft = 草稿
registration-mine-frozen = 已凍結：{ $reason }

## 輸入有問題時
problem-unknown-command = 我不認得指令「{ $typed }」。我會做的：/help
problem-unknown-command-nearest = 我不認得指令「{ $typed }」。你是說 { $nearest } 嗎？全部：/help
problem-unknown-subcommand = /{ $command } 沒有「{ $typed }」。它有：{ $valid }
problem-unknown-option = /{ $command } 看不懂「{ $typed }」。它接受：{ $valid }
problem-bad-choice = 「{ $typed }」不能當 { $option }。請選一個：{ $valid }
problem-unknown-word-nearest = /{ $command } 看不懂「{ $typed }」。你是說 { $nearest } 嗎？
problem-bad-choice-nearest = 「{ $typed }」不能當 { $option }。你是說 { $nearest } 嗎？可選的有：{ $valid }
problem-bad-text = 「{ $typed }」不能當 { $option }：要 1 到 { $max } 個字元。
problem-file-missing = { $example } 需要檔案：請一併傳來。
problem-file-too-large = 檔案太大：我最多收 { $kilobytes } KB。
problem-file-unavailable = 檔案沒有送到我這裡。請再傳一次。
problem-lone-file = 光是「{ $typed }」，我看不出要做什麼。請用收檔案的指令回覆它：{ $nearest }
problem-word = 「{ $typed }」不能拿來抽籤：要 1 到 { $max } 個字母、數字、空格和 - _ .。
problem-level-and-opponent = 難度本身就是一個對手。兩者選一：level=… 或 opponent=…
problem-length = 「{ $typed }」不是長度。試試 first to 10、best of 9（奇數）或 endless；數字從 1 到 { $max }。
problem-unknown-strategy = 我不認識對手「{ $typed }」。有名的有：{ $some }。全部：/strategy list
problem-unknown-strategy-nearest = 我不認識對手「{ $typed }」。你是說 { $nearest } 嗎？全部：/strategy list
problem-unknown-parameter = { $family } 沒有設定「{ $typed }」。它有：{ $valid }
problem-bad-value = { $parameter } 不能是「{ $typed }」。可以是：{ $valid }
problem-wrong-game = { $typed } 不會玩這個遊戲（{ $game }）。會的有：{ $some }。全部：/strategy list
problem-frozen = { $name } 已被架設者凍結，不上場：{ $reason }

## 故障
failure-unexpected = 我這邊出了差錯，已經記下。你的東西都在，請再試一次。
failure-busy = 水晶球前正擠滿人。什麼都沒算，也什麼都沒丟：等一下再按或再輸入一次。
failure-store-unreachable = 我現在連不上自己的記憶。什麼都沒丟：等一下再按或再輸入一次。算過的招不會再算一次。
failure-store-newer = 你的紀錄是較新版本的我寫的，所以我不去動它。這個機器人的架設者得更新它。
failure-store-key = 你的紀錄用一把我沒有的金鑰加密，所以我不去動它。這個機器人的架設者得設定 STATE_KEY。
failure-store-plain = 我對你的記憶該加密卻沒有加密，所以我不去動它。什麼都沒丟：這個機器人的架設者得看看記錄檔。

## 什麼約束著架設者
fairness-brief = 🔮 我的招在你選之前就已封好，一份承諾約束我十年裡的每一顆骰子。要抄下的承諾，點一下就有。
fairness-title = 🔮 為什麼你不必只聽我說
fairness-text =
    我的招在你選之前就已定下，每則訊息都帶著它的封印。
    我的骰子來自當日的秘密金鑰、你自己的指令，你願意的話，再加上你給的一個字詞。一份承諾把我的金鑰定下十年，所以骰子我不能挑，你也不能。
    三天後我公布金鑰。那時任何人都能擲出同樣的骰子，把我的招重演一遍，加以比對。
fairness-pledge = 我的承諾：{ $pledge }，自 { $since } 起。今天是第 { $day } 天，共 { $days } 天。把這一行抄下來：有了它，之後的每一局都能檢查。
fairness-follows = 它接續我先前的承諾 { $pledge }。更早的對局以那一份為準。
fairness-key-none = 還沒有公布金鑰。第 1 天的在 { $date }（UTC）公布。
fairness-key = 第 { $day } 天（{ $of }）的金鑰已公布，之前各天的也隨之公開。下一把在 { $date }（UTC）公布：
fairness-key-last = 最後一天，第 { $day } 天（{ $of }）的金鑰已公布，之前各天的也隨之公開：
fairness-how = 檢查一局：結束時按「驗證」，在你自己的機器上把那一行連同這份承諾交給 npm run -s gadalka -- verify。我在這裡說的，只是我的一面之詞。

## 限額：一次太多
budget-press = 對我的水晶球來說太快了。{ $wait }後又有空位；你的遊戲原地等著。
budget-command = 一下子這麼多願望。{ $wait }後我再聽；你的東西都在。
budget-picture = 我的畫筆得晾乾。{ $wait }後我再畫；其他照常。
budget-hint = 水晶球也要休息。{ $wait }後又有提示；你可以先接著玩。
budget-export = 你的檔案我剛抄過好幾份。{ $wait }後可以再拿一份。
budget-trial = 一下子這麼多試煉。{ $wait }後我再試策略；遊戲照常。
budget-submission = 一天裡這麼多檔案。{ $wait }後我再讀；在那之前你可以在家試。
budget-report = 今天我替你轉達了很多。{ $wait }後我再聽。
budget-tournament = 一下子這麼多錦標賽。{ $wait }後你可以再開；已開的照常進行。
budget-brief = ⏳ { $wait }
budget-seconds = { $count } 秒
budget-minutes = { $count } 分鐘

## 句尾的剩餘時間
clock-in = { $time }後
clock-two = { $first } { $second }
clock-soon = 馬上
clock-days = { $count } 天
clock-hours = { $count } 小時
clock-minutes = { $count } 分
clock-seconds = { $count } 秒

## 說明、問候、隱私、資料
help-brief = 🔮 我和你對戰，學你怎麼選：/rps。找朋友對決：/duel。每天都有新的：/daily。其他的點一下就看得到。
help-title = 🔮 我會做什麼
help-play = 玩遊戲
help-friends = 和朋友一起
help-you = 關於你
help-strategies = 策略
help-fairness = 公平嗎？
help-privacy = 隱私
start-title = 🔮 我是 Gadalka
start-text = 我會讀一點心。挑個遊戲：我學你怎麼選，告訴你我看到了什麼，並證明我沒有作弊。
start-mines = 踩地雷
privacy-title = 存了你的什麼
settings-title = ⚙️ 設定
settings-text = 只有你看得到這則訊息。
settings-you = 你
settings-memory = 我記得你的什麼
settings-others = 誰能看到你、向你挑戰
settings-data = 你的資料
settings-here = { $kind ->
    [server] 這個伺服器
   *[group] 這個群組
  }
settings-name = 在別處的名字
settings-name-here = 與這裡相同
settings-name-hidden = 隱藏
settings-name-word = 另取名字…
settings-link = 連結帳號
settings-code = 我有代碼
settings-show = 查看
settings-pause = 暫停
settings-resume = 恢復學習
settings-off = 關閉
settings-forget = 忘掉…
settings-duels-on = 也從對決學習
settings-duels-off = 不從對決學習
settings-share-on = 分享我的玩法…
settings-share-off = 停止分享
settings-ghost = 我的幽靈
settings-level = 看得到你的成績與個人檔案的人：{ $level }。
settings-visible = 誰看得到我
settings-block = 封鎖某人
settings-blocked = 已封鎖：{ $count }
settings-export = 下載
settings-shared = 我分享的內容
privacy-brief =
    我保存你在這個平台的 id、你的出手與結果，以及你在這裡的設定。
    我不保存你的訊息。你的名字只在對決後保留兩週，以及你同意公開的地方。
    在你改變之前，你的個人檔案不公開。
    一切都留在這個機器人的營運者那裡。
    你隨時可以下載或刪除。
privacy-text =
    你在這個平台的 ID、我們對局中的招和結果；最近幾局另有設定，以及我出招的種子。
    你最近玩的那一週和那個月贏了幾個分出勝負的回合，以及那一天。
    若你同意讓別人看到：何時、範圍、你的名稱、此後你在哪裡玩。在那之前，你的個人檔案不公開。
    若你讓別人和你比較，或你問了別人：是誰、何時。問題一週後消失。
    你的 Telegram 使用者名稱，保留 90 天，好讓別人指名你。
    你和別人的對決：雙方的招和結果，雙方名稱保留兩週。計分的另存等級分的依據。
    你最近的踩地雷盤面與結果；競速則存一天誰參加。
    你註冊或寄來的策略、你的幽靈：是什麼、成績如何。
    若你連結帳號：哪些、用什麼名稱。你給其他平台看的名稱。
    自何時起我從你的對決學習，或你分享出招方式。
    除此之外不存：名稱、你的訊息、你在哪裡玩、何時玩。
    資料留在這個機器人的架設者那裡，除了你不給任何人看。
data-export-title = 我存下的關於你的一切
data-export-text = 招由舊到新。未結束對局的種子沒有列出，否則會洩漏我的下一招。
data-delete-title = 刪除一切？
data-delete-text = 你的所有回合、總數、對局、盤面、註冊的策略和榜上名次都會消失，我也不再認識你。這無法復原。
button-delete = 全部刪除
button-keep = 留著
data-delete-linked = 連結的兩個帳號都包含在內：另一平台上的一切也會刪除，最後連連結也沒了。想留著那邊：先用 /account unlink。
data-deleted = 都沒了。我們素未謀面。
data-nothing = 沒有東西可刪。
data-kept = 留著了。我還認得你。

## 跨平台的同一位玩家
account-on-platform = { $platform ->
    [discord] （Discord）
    [telegram] （Telegram）
    [terminal] （終端機）
   *[other] （另一平台）
}
account-link-title = 兩個平台，同一位玩家
account-link-code = { $minutes } 分鐘內，在另一平台用同樣屬於你的帳號輸入這個。別給任何人看。
account-link-how = 接著兩邊都會被問，並看到對方的名稱。代碼只能用一次；輸錯 { $tries } 次後，我有 { $minutes } 分鐘不再理會。
account-link-check = 檢查
account-link-cancel = 取消
account-link-question = 要把這個帳號和 { $name }{ $on }連結嗎？
account-link-means = 只有那也是你，才這麼做。紀錄、模型、個人檔案、排行榜和封鎖都會合為一位玩家的；兩邊都能照用。之後持有任一帳號的人，都能匯出並刪除兩邊的一切。要再分開：/account unlink
account-link-holds = 誰看得到你：{ $here ->
    [nothing] 你在這裡沒有選，所以以那邊的選擇為準
    [private] 你在這裡選了不公開，兩邊都照這個
    [place] 你在這裡選了你玩的地方；那邊若選了不公開，就照那邊
   *[everyone] 你在這裡選了所有人；那邊若選得更少，就照那邊
  }。模型和挑戰以較嚴的設定為準。不會告訴別人。
account-link-yes = 連結
account-link-no = 不要
account-link-waiting = 你答應了。現在輪到問 { $name }{ $on }：透過我的訊息、代碼下方的「檢查」，或在那邊輸入 /account link。
account-linked = 連結好了：這個帳號和 { $name }{ $on }現在是同一位玩家。
account-link-declined = 已拒絕。沒有連結。要新代碼：/account link
account-link-refused = { $name }{ $on }拒絕了。沒有連結。要新代碼：/account link
account-link-lapsed = 那個代碼過期了，代碼只活十分鐘。要新的，在任一平台：/account link
account-link-gone = 那個問題已經結束，什麼都沒變。目前狀況：/account link
account-link-wrong = 沒有這樣的有效代碼。{ $left ->
    [0] 這是最後一次，請等 { $minutes } 分鐘。
   *[other] 還能試 { $left } 次。
}要代碼，在另一平台：/account link
account-link-own = 這是你自己的代碼。請在另一平台輸入，它要在那裡找到你。
account-link-same-platform = 那個代碼是在這個平台產生的。它連結兩個平台上的帳號，一邊一個：請到另一邊輸入。
account-link-too-many = 錯誤的代碼太多。最多 { $minutes } 分鐘後我再理會。
account-link-already = 這個帳號已經連結了。要連結別的，先分開：/account unlink
account-link-busy = 你剛確認了另一個連結。先回答那一個：/account link
account-unlink-title = 要把這個帳號和 { $name }{ $on }分開嗎？
account-unlink-text = 兩邊各自帶走在那裡打過的回合和它的設定。一回合都不會少。
account-unlink-yes = 分開
account-unlink-no = 保持連結
account-unlink-kept = 還是同一位玩家。
account-unlinked = 已和 { $name }{ $on }分開：又是兩位玩家，各有自己打過的回合。
account-unlinked-none = 這個帳號沒有連結任何帳號。
account-name-nobody = { $platform ->
    [discord] Discord 上的玩家
    [telegram] Telegram 上的玩家
    [terminal] 終端機的玩家
   *[other] 別處的玩家
}
account-name-shown = 在其他平台上，和你玩的人看到的你是「{ $name }」。
account-name-hidden = 在其他平台上，你的名稱是隱藏的：你是「{ $name }」。
account-name-bad = 名稱是一行最多 { $max } 個字元，不能有可點的東西：沒有 @、連結或長串數字。

## 挑戰
challenge-race = { $name }，{ $caller } 邀你在同一盤面上競速。請在 { $minutes } 分鐘內回覆。
challenge-question = { $name }，{ $caller } 有件事想問你。
challenge-retract = 收回
challenge-declined = { $name } 這次婉拒了。{ $caller }，謝謝你的邀請。
challenge-retracted = { $caller } 收回了挑戰。
challenge-unanswered = { $name } 沒有及時回覆，挑戰結束。
challenge-declined-lately = { $name } 剛婉拒過。一小時後再問吧。
challenge-too-many = 你還有三個挑戰懸著。等回覆，或收回一個。
challenge-too-often = 這一小時的挑戰夠多了。晚點再試。
challenge-lapsed = 這個挑戰已經失效。
challenge-over-accepted = 這個挑戰已被接受。
challenge-over-declined = 這個挑戰已被婉拒。
challenge-over-retracted = 這個挑戰已被收回。
challenge-not-challenged = 只有 { $name } 能回覆這個。
challenge-not-challenger = 只有 { $name } 能收回這個。
challenge-not-yours = 這是給別人的。自己不想收到挑戰：/privacy
challenge-me = 我？榮幸之至，馬上來：/rps play
challenge-unseen = { $name } 看不到這個聊天。請到你們都在的群組裡挑戰。
challenge-left = { $name } 不在這裡，看不到。
challenge-muted = { $name } 不接受挑戰。
challenge-muted-now = 從現在起沒人能指名挑戰你。未回覆的仍然有效。要再接受挑戰：/privacy challenges=on
challenge-mute-button = 不收挑戰
challenge-take-button = 接受挑戰
challenge-setting-on = 別人可以指名挑戰你，邀你競速或比較。我只提及你一次，由你接受或婉拒。
challenge-setting-off = 你不接受挑戰：指名你的人會得知，也不會發出任何訊息。
challenge-stored = 挑戰我保留一天：何時有、結果如何；不接受挑戰，則存自何時起。

## 和誰對決
option-duel-whom = 你指的是誰
choice-duels-everyone = 所有人
choice-duels-here = 你玩的地方裡的人
choice-duels-nobody = 誰都不接受
duel-blocked = { $name } 和你之間不再有對決，沒人會告訴對方原因。未結束的仍然有效。改變主意：/duel list
duel-unblocked = 你沒有封鎖 { $name }。
duel-block-self = 躲不開自己的。請指名別人。
duel-block-bot = 機器人不會找人對決。
duel-block-whom = 封鎖誰？請指名，例如 /duel block @name，或用這個指令回覆對方的訊息。在我們的私訊裡沒人看得到。
duel-block-full = 我最多記得 { $max } 個封鎖。先解除一個：/duel list
duels-blocked-nobody = 你沒有封鎖任何人。
duels-blocked-line = { $name }，自 { $date }
duels-blocked-nameless = 某位我已忘記名字的人，自 { $date }
duels-button-unblock = 解除封鎖：{ $name }
duels-from-everyone = 你接受所有人的對決。
duels-from-here = 你接受「你玩的地方」裡的人：從現在起我看到你在玩的伺服器和群組。其他地方一概不接受對決。
duels-from-nobody = 你不接受任何人的對決。你仍然可以邀別人。
duels-button-everyone = 所有人
duels-button-here = 同在一處的人
duels-button-nobody = 誰都不接受
duels-stored = 你封鎖了誰、接受誰的對決；若只接受你玩的地方裡的人，則存是哪些地方。/duel list

## 誰能看個人檔案
profile-privacy-title = 🔮 誰能看你的表現：{ $level }
profile-privacy-done = 🔮 從現在起：{ $level }
profile-privacy-already = 🔮 維持不變：{ $level }
profile-short-who = 誰看得到什麼。「{ $nobody }」：只有你。「{ $place }」：那些聊天裡的人看得到你的名稱、成績和個人檔案，涵蓋你所有的回合。「{ $everyone }」：在任何平台問我的人，都看得到同樣的內容。
profile-short-never = 永遠不會公開：你逐一出的招，以及你還在哪些聊天裡玩。
profile-short-undo = 要收回：隨時選「{ $nobody }」。你會立刻從所有榜單消失；已發在聊天裡的會留在那裡。
profile-short-now-private = 你的名稱不在任何榜單上，個人檔案只有你看得到。
profile-short-now-place = 從現在起，你在哪裡打完一局，那個聊天的人就看得到你的名稱、成績和個人檔案，涵蓋你和我打過的所有回合。
profile-short-now-everyone = 不論在哪裡，問我的人都看得到你的名稱、成績和個人檔案，涵蓋你和我打過的所有回合。
profile-full-title = 🔮 誰能看你的表現：完整說明
profile-full-kept = 只要你同意，我為此保留：顯示的名稱、你同意的那一天，以及你玩的地方。/profile privacy private 會移除。
profile-read-all = 看完整說明
profile-shows-private = 你不在任何榜單上，個人檔案只有你看得到。對局在哪個聊天裡打，那裡的人就看得到。想和你比較的人得先問你。
profile-shows-place = 給你從現在起打完一局的伺服器和群組，以及在那裡問我的人看。
    – /leaderboard：你的名稱、對我贏的回合比例與回合數、你的名次；滿 { $needed } 個分出勝負的回合起，每個遊戲分開，分本週、本月和全部。
    – /leaderboard of:duels：你的名稱、計分對決的等級分與誤差、對決數、你的名次；滿五位不同對手起，每個遊戲分開，分本月和全部。
    – /profile show：你的個人檔案。/profile compare：你和發問者各自怎麼玩。
    – /profile map：帶名稱的你。/profile groups：你會被計入（在 Discord 上按身分組，我會查詢但不留存）。
    以上都涵蓋你和我打過的所有回合，不論在哪裡打的。
profile-shows-everyone = 內容相同，此外你還會列在全體玩家的榜單上，指名你的人也看得到：不論誰、在我服務的哪個平台問我都一樣。比較群體時，其他聊天可能會把你計入，但不顯示名稱。
profile-take-back = 你以 { $name } 的名稱顯示；你改名，它就跟著改。只要你同意，我就保留它、你同意的那一天和你玩的地方。隨時可以收回：/profile privacy private

## 回合透露了什麼
trait-often = 所有的招裡：{ $move }
trait-after-result = { $result ->
    [win] 贏了之後
    [loss] 輸了之後
   *[draw] 平手之後
  }：{ $what }
trait-after-move = { $result ->
    [win] 出 { $before }贏了之後
    [loss] 出 { $before }輸了之後
   *[draw] 出 { $before }平手之後
  }：{ $move }
step-same = 照舊
step-other = 換招
step-beats = 改出剋它的招
step-beaten = 改出被它剋的招
step-like = 像 { $from } → { $to }這樣換
profile-title = 🔮 { $name }：{ $game }
profile-title-people = 🔮 { $name }：{ $game }，和別人的對決
profile-title-all = 🔮 { $name }：{ $game }，和我以及和別人
profile-duels-own = 一個人怎麼對決，只有本人看得到：別人打開個人檔案，看到的是和我打的回合。
profile-often = { $kind ->
    [always] 每一次都
    [nearly] 幾乎每一次都
   *[some] { $of } 次裡有 { $times } 次
  }
profile-head-always-same = { $who ->
    [you] 你從一而終：不管結果如何，{ $often }重複上一招。
   *[other] { $name } 從一而終：不管結果如何，{ $often }重複上一招。
  }
profile-head-always-other = { $who ->
    [you] 你靜不下來：不管結果如何，{ $often }換招。
   *[other] { $name } 靜不下來：不管結果如何，{ $often }換招。
  }
profile-head-win-same = { $who ->
    [you] 你跟著贏的走：贏了之後，{ $often }重複上一招。
   *[other] { $name } 跟著贏的走：贏了之後，{ $often }重複上一招。
  }
profile-head-win-other = { $who ->
    [you] 贏了你也不留戀：贏了之後，{ $often }換招。
   *[other] { $name } 贏了也不留戀：贏了之後，{ $often }換招。
  }
profile-head-loss-same = { $who ->
    [you] 你堅守陣地：輸了之後，{ $often }重複上一招。
   *[other] { $name } 堅守陣地：輸了之後，{ $often }重複上一招。
  }
profile-head-loss-other = { $who ->
    [you] 輸了的招你不留：輸了之後，{ $often }換招。
   *[other] { $name } 不留輸了的招：輸了之後，{ $often }換招。
  }
profile-head-draw-same = { $who ->
    [you] 平手你就按兵不動：平手之後，{ $often }重複上一招。
   *[other] 平手時 { $name } 按兵不動：平手之後，{ $often }重複上一招。
  }
profile-head-draw-other = { $who ->
    [you] 平手讓你坐不住：平手之後，{ $often }換招。
   *[other] 平手讓 { $name } 坐不住：平手之後，{ $often }換招。
  }
profile-head-rather = { $who ->
    [you] 你在{ $result ->
        [win] 贏了
        [loss] 輸了
       *[draw] 平手
      }之後，{ $often }重複上一招，比憑運氣多。
   *[other] { $name } 在{ $result ->
        [win] 贏了
        [loss] 輸了
       *[draw] 平手
      }之後，{ $often }重複上一招，比憑運氣多。
  }
profile-head-often = { $who ->
    [you] 你有個偏愛：{ $often }出 { $move }。
   *[other] { $name } 有個偏愛：{ $often }出 { $move }。
  }
profile-head-reflex = { $who ->
    [you] 你有個反射動作：出 { $before }{ $result ->
        [win] 贏了
        [loss] 輸了
       *[draw] 平手
      }之後，{ $often }出 { $move }。
   *[other] { $name } 有個反射動作：出 { $before }{ $result ->
        [win] 贏了
        [loss] 輸了
       *[draw] 平手
      }之後，{ $often }出 { $move }。
  }
profile-head-way = { $who ->
    [you] 你的玩法很像一條簡單的規則：{ $way }。
   *[other] { $name } 的玩法很像一條簡單的規則：{ $way }。
  }
profile-head-read = { $who ->
    [you] 沒有單一習慣出賣你，但你還是比硬幣好讀。
   *[other] 沒有單一習慣出賣 { $name }，但還是比硬幣好讀。
  }
profile-head-chance = { $who ->
    [you] 你和硬幣一樣難讀：沒有習慣出賣你。
   *[other] { $name } 和硬幣一樣難讀：沒有習慣露出破綻。
  }
profile-head-early = { $who ->
    [you] 要評斷你還太早：目前沒有顯眼的習慣。
   *[other] 要評斷 { $name } 還太早：目前沒有顯眼的習慣。
  }
profile-nothing = 這裡還沒有回合。完整的個人檔案需要 { $missing } 回合。
profile-record = { $rounds } 回合：{ $wins } 勝、{ $draws } 平、{ $losses } 敗。
profile-streaks = 最長紀錄：{ $wins } 連勝、{ $losses } 連敗。最近：{ $result ->
    [win] { $length } 連勝
    [loss] { $length } 連敗
   *[draw] { $length } 連平
  }。
profile-after = { $result ->
    [win] 贏了
    [loss] 輸了
   *[draw] 平手
  }之後：{ $shares }，共 { $total } 次。
profile-share = { $what } { $percent }%（{ $count }）
profile-after-none = { $result ->
    [win] 贏了
    [loss] 輸了
   *[draw] 平手
  }之後：還沒有資料。
profile-habits = 顯眼之處：
profile-habit = – { $habit } { $percent }%，{ $total } 次中 { $count } 次
profile-bits = 難料程度：每招 { $bits } 位元，最可能介於 { $from } 和 { $to } 之間。純隨機是 { $most }；沒人能更高。
profile-read = { $rounds } 招我猜中 { $guessed } 招，{ $percent }。憑運氣是 { $chance }。
profile-likest = 玩法最像：{ $way }（{ $what }）。{ $rounds } 招裡它會出一樣的有 { $agreed } 招；憑運氣是 { $luck } 招。
profile-likest-none = 不像我所知的任何簡單玩法。
profile-likest-constant = 玩法最像：{ $way }。{ $rounds } 招裡它會出一樣的有 { $agreed } 招；憑運氣是 { $luck } 招。
like-copy = 照抄對手上一招
like-rotation = 每招輪流
like-anti-rotation = 剋輪流出招的人
like-win-stay-lose-shift = 贏了照舊，輸了就換
like-always-counter = 出剋對手上一招的招
like-always-counter-self = 出剋自己上一招的招
like-frequency = 出剋對手最愛的招
profile-kept = { $played } 回合中保留最新的 { $kept } 回合，這裡算的就是這些。
profile-details-title = 🔮 這份個人檔案的數字：{ $game }
profile-details-how = 怎麼看。一位元就是一個是非題答案的價值：一招的位元越少，就越容易料中，到 0 我就事先知道。回合少時，兩個界限會離得遠。
    若光憑運氣大約四十次才會出現一次，我才說那是習慣；我看的很多，所以偶爾會有一個只是運氣。要說像某種已知玩法，它料中的招得比憑運氣多出許多，而隨便出招的人，一百次裡不到一次會像到這種程度。
profile-details-closed = 這些數字只給能看個人檔案的人，而它在這裡沒有公開。
profile-alt = { $name } 的習慣，什麼接在什麼之後：{ $habits }。到各回合為止料中的比例：{ $curve }。
profile-closed = { $name } 的個人檔案沒有對你公開。想看你們各自怎麼玩，就問對方：/profile compare。公開自己的：/profile privacy
button-show-here = 在這裡顯示
profile-show-lapsed = 我不記得是在哪裡了。再問一次：{ $command }
profile-shown-there = 已顯示在你問的地方：{ $game }
profile-not-shown-there = 我沒辦法發在那裡：{ $game }。請在那個聊天裡再問一次，或讓我能在那裡發言。
picture-next = 下一招
picture-after = { $result ->
    [win] 贏
    [loss] 輸
   *[draw] 平手
  }：{ $move }
picture-no-data = 沒有資料
picture-habits = 什麼接在什麼之後
picture-rounds = { $rounds } 回合，附次數；藍色比隨機多，橘色比隨機少
picture-compared = 什麼接在什麼之後，附次數；藍色比隨機多，橘色比隨機少
picture-read = 我猜中的招，每 40 招一段；灰色：運氣
picture-round = 到第幾回合
picture-failed = 圖畫不出來，但文字都在。

## 指名的人是誰
person-unknown = 我看不出 { $typed } 是誰。請用 @name 指名，或用這個指令回覆對方的訊息。
person-unknown-id = { $typed } 不是玩家。玩家的寫法像 terminal:anna 或 discord:700000000000000001
person-bot = 機器人沒有個人檔案，我的我自己留著。

## 兩人比較
menu-compare = 比較我們的玩法
compare-with-whom = 和誰比較？請指名，或回覆對方的訊息：/profile compare @name
compare-oneself = 那就是你，沒有人比你更像你。請指名別人。
compare-own-missing = 比較需要你們各打 { $needed } 回合「{ $game }」；你還差 { $missing } 回合。
compare-away = 我現在聯絡不上 { $name }：沒有發問。晚點再試，或到你們都在的群組裡問。
compare-lately = { $name } 不到一天前才收到你的問題。明天再問，或到你們都在的群組裡問。
compare-sent = 若我和對方有私訊，我就在那裡問 { $name }：誰和我玩，我不告訴別人。一週內的回覆會送到這裡。在那之前你可以收回問題。
compare-noted = { $name } 還沒同意。你的問題在對方的 /profile privacy 等一週。被接受之後，你用同樣的指令就能看到比較。
compare-waiting = 已經問過 { $name }，還沒回覆。
compare-not-now = { $name } 暫時不想。
compare-too-many = 你問了許多人，都還沒回覆。等一等，或收回一個問題。
compare-ask-title = 🔮 { $target }，可以讓 { $caller } 比較你們怎麼玩嗎？
compare-ask-text = { $seen ->
    [here] 這裡所有人
   *[both] 你們兩位
  }會看到我讀中你們各多少，以及哪裡不同。在你收回之前，{ $caller } 可以再比較。
button-accept = 接受
button-decline = 婉拒
button-retract = 收回問題
compare-not-asked = 這個問題是給別人的。
compare-not-asking = 只有發問的人能收回問題。
compare-lapsed = 這個問題已經失效。
compare-retracted = { $name } 收回了問題。
compare-declined = 這次不比較。
compare-answered = 你接受了。要收回：/profile privacy
compare-title = 🔮 { $a } 和 { $b }：{ $game }
compare-headline = 🔮 我讀中 { $a } { $percentA }、{ $b } { $percentB }
compare-read = 我讀中 { $roundsA } 招裡的 { $guessedA } 招，和 { $roundsB } 招裡的 { $guessedB } 招；憑隨機是 { $chance }。
compare-chance = { $verdict ->
    [chance] { $name } 和硬幣一樣難讀。
   *[unsure] { $name } 的部分還可能只是運氣。
  }
compare-early = 現在還早：各滿 { $needed } 回合後，我才說得出哪裡不同。
compare-differ = 你們兩位玩法不同，但沒有單一習慣看得出來。
compare-effect = 差異程度：{ $effect }（最大 1），根據 { $roundsA } 和 { $roundsB } 回合。
compare-differences = 你們最不同的地方：
compare-difference = – { $habit }。{ $a } { $percentA }%（{ $totalA } 次中 { $countA } 次），{ $b } { $percentB }%（{ $totalB } 次中 { $countB } 次）
compare-no-difference = 目前還找不出差異。
compare-seed = 按最初發表的距離，看最近 { $context } 招：{ $p }，最大 { $most }。依看幾招而定：{ $d }
compare-trust = 會是運氣嗎？把你們的回合混在一起重新分給兩位，1000 次裡有 { $count } 次差異一樣大（p = { $p }）。
compare-details-title = 🔮 這次比較的數字：{ $game }
compare-details-difference = – { $habit }。{ $totalA } 次中 { $countA } 次，{ $totalB } 次中 { $countB } 次（p { $p }）
compare-details-how = 怎麼看。並列的兩個數字分屬你們兩位，順序同上面的訊息。差異程度：0 是一樣，1 是毫無共同點；同一個人在兩個時候多半在 0.25 到 0.60 之間，兩個人在 0.63 到 0.86 之間。
    p 是光憑運氣就會有這麼大差異的頻率；在各項習慣上已算入我看了許多項。0.05 以下我說出哪裡不同，再高就說目前還找不出差異。
    發表過的那個距離，任兩個人之間都接近最大值：它有歷史，沒多少意義。
compare-details-closed = 這次比較在這裡已不再公開。再問一次：/profile compare
compare-too-few = 回合太少，無法比較：你們各需要 { $needed } 回合。
compare-missing = – { $name } 還差 { $missing } 回合
compare-basis-agreed = { $name } 於 { $date } 同意。
compare-basis-place = { $name } 讓這裡的人看。
compare-basis-everyone = { $name } 讓所有人看。
compare-alt = 什麼接在什麼之後。{ $a }：{ $habitsA }。{ $b }：{ $habitsB }。
profile-asked = 等你回覆；這些人想和你比較：
profile-asked-by = – { $name }：{ $game }，自 { $date }
profile-asked-more = – 回覆這些之後，還有 { $count } 則
profile-asked-rules = 你若接受，發問的人會看到我讀中你們各多少，以及你們最明顯的習慣，附次數和一張圖：涵蓋你和我打過的所有回合，不論在哪裡打的。若在群組裡接受，那裡所有人也會看到。此後對方可以再比較，任何遊戲、任何聊天都行，直到你收回：/profile privacy。已發出的會留在聊天裡。發問的人發問即表示同意，也可以收回問題。只有被問的人能回答，期限一週。
profile-asked-left = 還等你回覆：{ $count } 則。/profile privacy
button-accept-of = 接受：{ $name }
button-decline-of = 婉拒：{ $name }
profile-agreements = 你讓這些人和你比較：
profile-agreed-with = – { $name }，自 { $date }
button-take-back = 收回：{ $name }
profile-taken-back = { $name } 不能再和你比較。已發在聊天裡的會留在那裡。
profile-not-agreed = 那個早已收回了。
profile-posted-stays = 沒人能再和你比較，你未獲回覆的問題也已收回。已發在聊天裡的會留在那裡。

## 地圖與群體
landmark-random = 純隨機
landmark-copy = 學人精
landmark-rotation = 輪流出
landmark-anti-rotation = 專治輪流
landmark-win-stay-lose-shift = 贏了照舊
landmark-always-counter = 剋對手上一招
landmark-always-counter-self = 剋自己上一招
landmark-frequency = 剋最愛的招
landmark-constant = 永遠 { $move }
map-title = 這裡誰玩得像誰：{ $game }，{ $count } 位玩家
map-subtitle = 越近越像。方向沒有意義。
map-people = 玩家
map-ways = 有名的玩法
map-alt = { $count } 位玩家與有名玩法的地圖。{ $lines }
map-head = 這裡 { $one } 和 { $other } 玩得最像，{ $first } 和 { $second } 最不像。
map-line = { $name }：最像 { $other }
map-line-way = { $name }：最像 { $other }，玩法如「{ $way }」
map-line-alone = { $name }：玩法如「{ $way }」
map-line-none = { $name }：不像我所知的任何玩法
map-head-two = 這張地圖上目前只有兩位。
map-more = … 圖裡還有 { $count } 位。
map-how = 怎麼看。括號裡：0 是一樣，1 是毫無共同點；取每位玩家最新的 1000 回合。要說像某種已知玩法，它料中的招得比憑運氣多出許多，而隨便出招的人，一百次裡不到一次會像到這種程度；後面附上它會料中幾招、憑運氣是幾招。
map-details-title = 🔮 這張地圖上的距離：{ $game }
map-details-line = { $name }：{ $other }（{ $distance }）
map-details-way = { $line }；{ $way }：{ $rounds } 招中 { $agreed } 招，憑運氣 { $luck } 招
map-stress-good = 這張圖很忠於這些距離（應力 { $stress }）。
map-stress-fair = 這張圖稍微扭曲了這些距離（應力 { $stress }）：數字更可信。
map-stress-poor = 這張圖大幅扭曲了這些距離（應力 { $stress }）：請看數字。
map-numbered = 圖中：{ $list }
map-left = { $count } 位很久以前在這裡玩過的玩家沒有列入。
map-short = { $count } 位玩家的回合還太少。
map-join = 只計入同意的人。
map-closed-meanwhile = 我畫圖的時候，有人關閉了個人檔案。再問一次。
map-alone-here = 地圖顯示的是群組或伺服器裡的玩家。到那裡問我：/profile map
map-too-few = 地圖需要這裡有 { $people } 位公開個人檔案的玩家，每位 { $rounds } 回合。目前：{ $ready } 位。回合還太少的：{ $short } 位。
map-mine-private = 你不在上面：你的個人檔案不公開。想上去：/profile privacy place，然後在這裡打完一局。
map-mine-not-here = 你還不在上面：在這裡打完一局吧。
map-mine-missing = 你還不在上面：這個遊戲再 { $missing } 回合，共需 { $needed } 回合。
map-mine-ready = 你準備好了。
map-mine-people = 和你玩得最像的是 { $list }。
map-mine-alone = 這張地圖上沒有別人。
map-mine-ways = 你的玩法：{ $way }。
map-mine-no-way = 你的玩法不像我所知的任何一種。
habits-most = 這裡最突出的是「{ $habit }」：{ $share }，憑運氣是 { $luck }。
habits-none = 平均來看，這裡沒有什麼突出得超過運氣所致。
habits-counts = { $people } 位玩家，約 { $rounds } 回合；每個人的比重相同。括號裡是憑運氣的結果。
habits-too-few = 要說這裡平均怎麼出招，需要 { $needed } 位公開個人檔案的玩家，每位 { $rounds } 回合。目前：{ $ready } 位。
groups-title = { $a } 和 { $b }：{ $game }
groups-differ = 這兩群人玩法不同。
groups-perhaps = 這兩群人的玩法可能不同。
groups-alike = 光看玩法，我分不出這兩群人。
groups-sizes = { $a }：{ $first } 位玩家。{ $b }：{ $second } 位玩家。
groups-differences = 他們最不同的地方，取各群玩家平均：
groups-difference = – { $habit }。{ $a } { $first }%（{ $firstPeople } 位玩家），{ $b } { $second }%（{ $secondPeople } 位）
groups-no-difference = 沒有哪個習慣的差異大過運氣所致。
groups-trust = 把這些玩家隨機分成同樣大小的兩群，1000 次裡有 { $count } 次差異一樣大。
groups-both = { $count } 位玩家同屬兩群，兩邊都不計入。
groups-alt = { $a }（{ $first }）和 { $b }（{ $second }）在有名玩法之間的地圖。{ $verdict }
groups-others = 其他所有人
groups-here = 這個聊天
groups-basis-roles = 計入的是這個伺服器裡公開個人檔案的玩家。身分組是 Discord 剛剛告訴我的，我不留存。
groups-basis-chats = 計入的是公開個人檔案的玩家：這裡的對這個聊天公開，那裡的對所有人公開。另一個聊天的名稱不會顯示。
groups-too-few = 每群需要 { $people } 位有 { $rounds } 回合並公開個人檔案的玩家。目前 { $a }：{ $first }，{ $b }：{ $second }。
groups-alone-here = 群體要在群組或伺服器裡比較。到那裡問我：/profile groups
groups-on-files = 有紀錄的人可以分群比較，檔案要有 player, round, move, opponent_move 和分群的欄位：
groups-which-roles = 哪兩群？指名一個身分組，若不是要和其他所有人比，就在 against= 後再指名一個：/profile groups
groups-which-chat = 哪兩群？指名另一個有我在的聊天，和這裡比較：/profile groups channel=@name
groups-no-roles = 這裡沒有身分組。請指名另一個聊天：/profile groups channel=@name
groups-unknown-role = 我找不到那個身分組。請從清單裡選。
groups-same-role = 這不是兩群。請選一個不是人人都有的身分組，想要的話再選另一個。
groups-roles-closed = Discord 不告訴我這裡誰有哪個身分組：我不是這個伺服器的成員。管理伺服器的人可以加我進來。
groups-roles-away = Discord 現在不告訴我身分組。再試一次。
groups-unknown-chat = 我找不到那個聊天，或我不在裡面。
groups-same-chat = 那就是這個聊天。請指名另一個。

## 我對玩家所知
model-title = 🔮 我對你所知：{ $game }
model-missing = 我知道你的 { $rounds } 個回合。再 { $missing } 回合，我就能說出我的看法。
model-rounds = 我知道你的 { $rounds } 個回合。我的看法：
model-no-habits = 沒有顯眼的習慣；你很難一語道破
model-habit = – { $habit }
habit-often = 你最常出 { $move }，{ $total } 次中 { $count } 次
habit-after-move = { $result ->
    [win] 出 { $before }贏了
    [loss] 出 { $before }輸了
   *[draw] 出 { $before }平手
  }之後，你會{ $same ->
    [yes] 照舊
   *[no] 改出 { $move }
  }，{ $total } 次中 { $count } 次
habit-after-result = { $result ->
    [win] 贏了
    [loss] 輸了
   *[draw] 平手
  }之後，你會{ $same ->
    [yes] 重複上一招
   *[no] 換招
  }，{ $total } 次中 { $count } 次
model-sure = 有多少把握：你最近 { $all } 招裡我會猜中 { $right } 招（憑運氣：{ $luck }）；{ $verdict }。
model-from = 從何得知：目前我所憑的，{ $own }% 來自你，{ $people }% 來自別人。
# 機器人可能輸給看穿它的人的分數：每個人一開始是 8 分，現在是 $points 分。
model-account = { $state ->
    [lent] 我在你身上押 { $points } 分：8 分是我自己的，{ $more } 分是你借我的。
    [begun] 我在你身上押 8 分。除了運氣，誰也不會領先我超過 10 分。
    [less] 我在你身上押 { $points } 分：一開始是 8 分，其餘已經歸你。
    [spent] 我在你身上不再押分：除了運氣，能從我這裡贏走的 10 分已經全歸你。從現在起，我每一步都抽籤決定。
   *[read] 我在你身上幾乎不押：我的 8 分歸你了，可能有人正在看穿我。贏回一些之前，我聽天由命。
}
model-account-apart = 我可能輸給你的分數，每個連結的帳號分開算：這是這一個的。
model-mode-learning = { $since ->
    [1] 我從你的所有回合學習。
   *[other] 我從你的第 { $since } 回合起學習。更早的已經忘了。
  }
model-mode-frozen = 自你的第 { $since } 回合起凍結：我用已知的來讀，不學新東西。
model-mode-off = 自你的第 { $since } 回合起關閉：我隨機出招，什麼都不學。
# 我知道的回合裡，不是在這裡和我打的那些。
model-elsewhere = { $duels ->
    [0] 其中 { $link } 個是你用另一個名稱打的。
   *[other] { $link ->
        [0] 其中 { $duels } 個來自你的對決。
       *[other] 其中 { $duels } 個來自你的對決，{ $link } 個是你用另一個名稱打的。
      }
  }
model-duels = 我從你的對決學習，等我們開新的一局就生效。
model-duels-not = 我不從你和別人的對決學習。
model-duels-done = 說定了：從我們的下一局起，我從你的對決學習，包括以前的。不讓我學：/model duels off
model-duels-already = 我已經在從你的對決學習。不讓我學：/model duels off
model-duels-off = 好了：你的對決教我的都忘了，以後也不學。若我們有一局沒打完，它還等著：/rps continue
model-shares = 你分享你的出招方式：混入眾人的統計，幫我面對陌生人。
model-shares-not = 你怎麼玩，只有你我知道。
model-reset-title = 忘記你怎麼玩？
model-reset-text = 我會忘記至今學到的關於你的一切（{ $game }）。你的回合、總數和對局會留著。這無法復原。
model-reset-ghost = 你的幽靈 { $ghost } 由此而成，會一併召回。
button-forget = 忘掉
model-reset-done = 忘了（{ $game }）：我重新認識你。你的回合、總數和對局都還在。
model-reset-already = 沒什麼可忘的（{ $game }）：我不知道你的任何回合。
model-freeze-done = 已凍結（{ $game }）：我用已知的來讀，不學新東西。
model-freeze-already = 本來就凍結著（{ $game }）。
model-off-done = 已關閉（{ $game }）：我隨機出招，什麼都不學。已經封好的招還是會出。
model-off-already = 本來就關著（{ $game }）。
model-on-done = 我又開始學了（{ $game }）。這段期間你打的，我不學。
model-on-already = 我本來就在學（{ $game }）。
model-share-title = 🔮 要分享你的出招方式嗎？
model-share-text =
    我取什麼：除了踩地雷，你在每個遊戲裡的招如何一個接一個，包括過去和將來的回合。它會加入至少 { $others } 位別人的之中，只留次數：沒有名稱，沒有單一回合。我不可以學的，也不會取。
    給誰用：這個機器人的架設者。我靠這些次數面對陌生人的頭幾回合。
    收回：隨時用 /model share off，或 /data delete。你給的會在下次學習時剔除。
model-share-done = 謝謝：從下次學習起算入你。收回：/model share off
model-share-already = 你已經在分享了。收回：/model share off
model-share-old = 我的問題後來改過了。新的在這裡：/model share
model-unshare-done = 收回了。我不再給出你的任何東西，你給過的會在下次學習時剔除。
button-share = 分享
button-share-keep = 自己留著
button-share-stop = 收回

## 幽靈：凍結起來的出招方式
ghost-title = 👻 做一個你的幽靈？{ $game }
ghost-text =
    我會從我可以學習的、你的 { $rounds } 個回合，凍結你在各種局面之後怎麼接著出招：裡面不留任何一個回合，但誰和幽靈打上幾千回合，就會像看過你一樣學到你的習慣。
    所有人馬上都能遇到它，在對局、錦標賽和聯賽裡，{ $named ->
        [yes] 名稱取自你的名稱。
       *[no] 名稱看不出是誰。
    }
    你隨時可以召回，它會立刻從各處消失：/model ghost off
ghost-text-anew = 它會取代現有的那一個，原本的會召回。
button-ghost-freeze = 凍結
button-ghost-keep = 算了
button-ghost-off = 召回
ghost-kept = 那就不做幽靈。什麼都沒變。
ghost-done-title = 👻 { $name } 開始遊蕩
ghost-report-title = 👻 你的幽靈：{ $name }
# $rounds：它由多少回合凍結而成
ghost-meet = { $game }，取自你的 { $rounds } 個回合。和它玩：opponent={ $name }
# 實際出的招當時被給的機率（百分比）。
ghost-stand-in = 你最近 { $rounds } 招是它當時沒看過的，它給了 { $ghost }% 的把握；純隨機是 { $chance }%，懂人卻不懂你的是 { $people }%，單純的鏡子是 { $mirror }%。{ $verdict ->
    [yes] 它能代表你。
   *[no] 它還不太能代表你：你不容易料中。
  }
ghost-host-froze = 這個機器人的架設者已讓它下場。
ghost-report-more = 只有你看得到。召回：/model ghost off。用更新的回合：/model ghost anew
ghost-none = 你沒有幽靈（{ $game }）。做一個：/model ghost
ghost-off-done = 你的幽靈消失了（{ $game }）：再也沒人會遇到它，名稱也空出來了。
ghost-off-duels = 你的幽靈知道你的對決，所以也召回了。
ghost-old = 這個問題已經回答過。再問一次：/model ghost
ghost-full = 你的名稱已經到上限。先放棄一個：/strategy mine
ghost-too-few = 幽靈需要我可以學習的 { $needed } 個回合。我知道 { $rounds } 個（{ $game }），再 { $missing } 個就夠。

## 踩地雷
command-mines = 踩地雷：一個人玩，提示會說明理由，也能競速
command-mines-play = 開始玩；選難度或任意大小
command-mines-continue = 繼續擱置的盤面
command-mines-watch = 看策略一步一步玩
command-mines-race = 和另一人玩同一盤面：誰先清完？
command-mines-stats = 你的成績
option-mines-level = 多大、多密
option-mines-size = 欄數和列數：12x10
option-mines-mines = 幾顆地雷
option-mines-noguess = 不用猜就能解的盤面
option-mines-board = 盤面代碼，可玩同一盤
option-mines-cells = 格名：B7 C8；前面加 f 是插旗：f D4
option-mines-user = 你要挑戰誰
choice-pocket = 口袋：5×5，4 顆地雷
choice-small = 小：8×8，10 顆地雷
choice-beginner = 初級：9×9，10 顆地雷
choice-intermediate = 中級：16×16，40 顆地雷
choice-expert = 高級：30×16，99 顆地雷
choice-opening = 翻開一整片
choice-safe = 安全，僅此而已
choice-yes = 是
choice-ghost-show = 看現況
choice-ghost-anew = 重新凍結
choice-ghost-off = 召回
choice-no = 否
choice-exact = 精確：數遍地雷的所有可能位置
choice-simple = 簡單：避開數字與未知格之比最大的格
choice-random = 隨機：任意一格
mines-level-custom = 其他
mines-title = 💣 踩地雷 { $width }×{ $height } · { $mines } 顆地雷
mines-begin-opening = 打開任一格：它和周圍都安全。
mines-begin-safe = 打開任一格：第一格一定安全。
mines-progress = 🚩 { $flags }／{ $mines } · 還剩 { $left } 個安全格
mines-how-open = 按一下打開。數字周圍的地雷都插了旗時，按它會打開其餘的格。
mines-how-flag = 插旗模式：按一下插旗或拔旗。
mines-how-window = 選盤面的一部分。
mines-how-typed = 輸入格名打開，前面加 f 是插旗：b7、f c3
mines-won = 🎉 { $name } 清完盤面，用時 { $time }{ $hints ->
    [0] 。
   *[other] ，用了 { $hints } 次提示。
  }
mines-lost = 💥 { $cell } 是地雷。{ $name } 已清 { $safe } 格中的 { $cleared } 格。
mines-stopped = 已結束。{ $name } 已清 { $safe } 格中的 { $cleared } 格。
continue-board = { $width }×{ $height } · 還剩 { $left } 個安全格
continue-board-open = 💣 還沒玩完：{ $board }
continue-board-question = 要繼續，還是重新開始？它可以等，盤面會留著。
continue-which-board = 💣 要繼續哪個盤面？
continue-board-waits = 先前的盤面在等你：{ $board }。
continue-board-aside = 💣 已擱置：{ $board }
continue-board-kept = 保留 { $days } 天，計時不停。要繼續：按按鈕，或 /mines continue
continue-board-is-aside = 這個盤面擱置中，什麼都沒打開。按「繼續」就能接著玩。
continue-no-board = 沒有等著你的盤面。開一盤：/mines play
continue-board-gone = 那個盤面已經不再保留。另開一盤：/mines play
button-new-board = 新盤面
mines-replaced = 為另一盤而擱置。{ $name } 已清 { $safe } 格中的 { $cleared } 格。
mines-word = 含字詞「{ $word }」
mines-redrawn = 已經過了好幾天，抽這盤面用的金鑰可能已經公開。還沒有打開任何格，所以現在換了一盤。請選第一格。
mines-told = 抽這盤面用的金鑰可能已經公開，地雷也跟著洩漏。你可以接著玩，但不計入成績。
mines-shared = 別人轉來的盤面：{ $code }。不計入你的統計。
button-flag-mode = 插旗模式
button-open-mode = 打開模式
button-whole-board = 整個盤面
button-hint = 提示
button-play-again = 再一盤
button-to-end = 看到最後
button-race-play = 玩我的盤面
button-race-standings = 戰況
mines-toast-won = 清完了！每顆地雷都在原位。
mines-toast-lost = { $cell } 是地雷。
mines-toast-stopped = 已結束。
mines-toast-flag = { $cell }：插旗
mines-toast-unflag = { $cell }：拔旗
mines-toast-open = { $cells ->
    [1] { $cell }：{ $number }
   *[other] { $cell }：打開了 { $cells } 格
  }
mines-open-already = { $cell } 已經打開了。
mines-flagged = { $cell } 插了旗。先拔掉：用插旗模式，或在 /mines 後輸入：flag { $cell }
mines-flagged-typed = { $cell } 插了旗。先拔掉：f { $cell }
mines-flags-differ = { $cell } 是 { $number }。在它周圍插同樣多的旗，它就會打開其餘的格。
mines-board-changed = 那個按鈕出現之後，盤面又變了。現在是這樣。
mines-over = 這一盤已經結束。另開一盤：/mines play
mines-not-yours = 那是別人的盤面。你自己的：/mines play
mines-none = 你沒有進行中的盤面。開一盤：/mines play
mines-no-cell = 盤面上沒有 { $typed } 這一格。從 A1 到 { $last }：字母是欄，數字是列。
mines-which-cell = 哪一格？在 /mines 後輸入：flag B7
mines-hint-safe = 💡 { $cell } 安全：{ $because }。
mines-hint-guess = 💡 沒有一格是確定的。最好猜 { $cell }：地雷的所有可能位置裡，有 { $risk }% 在這裡。
mines-hint-first = 💡 還沒有打開任何格。{ $cell } 和其他第一格一樣安全。
mines-number-at = { $cell } 的 { $number }
mines-because-numbers = { $count ->
    [1] 根據 { $numbers }，別無可能
   *[other] 綜合 { $numbers }，別無可能
  }
mines-because-numbers-total = { $count ->
    [1] 根據地雷總數和 { $numbers }，別無可能
   *[other] 綜合地雷總數和 { $numbers }，別無可能
  }
mines-because-total-alone = 光看地雷總數就別無可能
mines-because-first = 還沒有打開任何格
mines-because-lot = 從 { $among } 格中抽籤
mines-because-ratio = 它周圍最大的比率是 { $ratio }%，全盤最小
mines-because-no-ratio = 附近沒有數字，就當作 { $ratio }%
mines-because-risk = 沒有一格是確定的；{ $risk }% 的可能位置裡是地雷
mines-level-and-size = 難度和大小，請選一個。
mines-board-and-size = 盤面代碼已經含有大小。只給代碼就好。
mines-bad-size = 「{ $typed }」不是大小。請寫欄數和列數：12x10
mines-bad-level = 「{ $typed }」不是難度。有 pocket、small、beginner、intermediate、expert。
mines-bad-code = 「{ $typed }」不是盤面。代碼像這樣：9x9-10-opening-k7f3q
mines-too-large = { $width }×{ $height } 對聊天來說太大了。最大是 { $most }。
mines-too-small = 盤面至少要有兩欄兩列。
mines-no-opening = { $width }×{ $height } 太小，容不下一片沒有地雷的地方。換大一點的，或用 start=safe。
mines-bad-mines = 放不下 { $mines } 顆地雷：{ $width }×{ $height } 可以放 1 到 { $most } 顆，第一格才會安全。
mines-no-such-board = 我找不到這樣不用猜的盤面。地雷少一點會比較好找。
mines-watch-title = 👀 { $strategy } 策略玩 { $width }×{ $height } · { $mines } 顆地雷
mines-watch-begin = 還沒有打開任何格。「下一步」會顯示第一步。
mines-watch-move = 第 { $move } 步，{ $cell }：{ $because }。
mines-watch-progress = 已清 { $safe } 格中的 { $cleared } 格。
mines-watch-won = 🎉 清完了：全部 { $safe } 格。
mines-watch-lost = 💥 那是地雷。已清 { $safe } 格中的 { $cleared } 格。
mines-watch-code = 自己試試：{ $code }
mines-race-title = 🏁 { $first } 對 { $second } · { $width }×{ $height }，{ $mines } 顆地雷
mines-race-how = 兩人玩同一盤面，各有自己的訊息。你開始，你的計時才開始。清完的人獲勝，都清完就比快；都沒清完就比誰清得多。
mines-race-open = { $name }：還沒玩完
mines-race-cleared = { $name }：清完，{ $time }
mines-race-fell = { $name }：{ $safe } 格中的 { $cleared } 格
mines-race-won = 🏆 { $name } 贏得競速。
mines-race-level = 不分勝負。
mines-race-gone = 這場競速已經過了一天，我忘了。再約一場：/mines race
mines-race-told = 抽這盤面用的金鑰可能已經公開，地雷也跟著洩漏。再約一場：/mines race
mines-race-not-yours = 這是另外兩人的競速。約你自己的：/mines race
mines-race-played = 你已經玩過這個盤面。
mines-race-no-hints = 競速沒有提示。
mines-race-whom = 我不知道你指的是誰。從清單裡選、提及對方，或用 /mines race 回覆對方的訊息。
mines-race-nobody = 這裡沒有別人可以競速。Discord 和 Telegram 上有。
mines-race-bot = 機器人不會按按鈕。請挑戰人，或看策略玩：/mines watch
mines-race-self = 對自己當然穩贏。請挑戰別人。
alt-board = 盤面 { $width }×{ $height }：已打開 { $open } 格，插旗 { $flags } 支，地雷 { $mines } 顆。
alt-board-numbers = 打開的數字：{ $list }。
alt-board-number = { $number } 有 { $count } 個
alt-board-mark = 標記：{ $cell }。
alt-board-frame = 框出：{ $first } 到 { $last }。
mines-proof-title = 盤面 { $session } 的公平證明
mines-proof-seal = 由地雷得出封印 { $seal }。這個盤面的每一則訊息都必須有它，包括第一則。
mines-proof-fit = 地雷由當日（{ $date }）的金鑰而來：我無從挑選。
mines-proof-not-told = 地雷由 { $date } 的金鑰抽出。我會在 { $when } 公布，那時任何人都看得出我無從挑選。
mines-proof-differ = 地雷不是由當日（{ $date }）的金鑰而來。別相信這個盤面，請告訴這個機器人的架設者。
mines-proof-no-key = 這一行的當日金鑰不屬於它的承諾，所以我沒有檢查抽籤。別相信它。
mines-proof-anew = 它在 { $date } 重新抽過，當時還沒有打開任何格。若非如此，別相信它。
mines-proof-word = 你的字詞加入了抽籤：{ $word }
mines-proof-first = 在這次抽籤給出的盤面裡，它是第一個不用猜的。
mines-proof-another = 在這次抽籤給出的盤面裡，它不是第一個不用猜的。別相信它，請告訴這個機器人的架設者。
mines-proof-not-searched = 它是不是這次抽籤中第一個不用猜的，我沒有查。npm run -s gadalka -- verify 會查。
mines-proof-signed = 由我簽章；我的承諾是 { $pledge }。
mines-proof-signed-other = 由另一位架設者簽章，其承諾是 { $pledge }。
mines-proof-forged = 它的簽章是假的。別相信它。
mines-proof-how = 在家驗證，用一份 Gadalka 和你抄下的承諾：npm run -s gadalka -- verify "…" --pledge "…"
mines-proof-formula = 封印是「{ $text }」的 SHA-256 開頭。盤面的種子是「{ $drawn }」以當日金鑰算出的 HMAC-SHA-256，取 36^12 的餘數，以 36 進位表示。
mines-proof-not-yet = 這一盤還沒結束，封印先不解開，結束時才解。
mines-proof-race = 還有人沒玩完，這個盤面的封印先不解開。
mines-proof-none = 你沒有附證明的已結束盤面；別人轉來的盤面沒有證明。玩一盤：/mines play
mines-proof-unreadable = 這不是盤面的證明行。它以 gdb1. 開頭，來自已結束盤面的「驗證」按鈕。
mines-stats-title = 💣 你的踩地雷成績
mines-stats-board = 盤面
mines-stats-best = 最快
mines-stats-games = 場次
mines-stats-wins = 勝
mines-stats-streak = 不用提示連勝：目前 { $now }，最多 { $most }。
mines-stats-what = 最快時間只算沒用提示的。放棄的算沒贏；別人轉來的盤面不算。免猜盤面和競速列在「其他」。
mines-stats-none = 還沒有玩完的。開一盤：/mines play

## 每日挑戰
command-daily = 每天一個為你抽出的心智，和一片人人相同的盤面
command-daily-today = 今天的挑戰，和你的進度
option-daily-time = 幾點，例如 19:00；off 就不再提醒
option-daily-zone = 誰的時間：城市，例如 Taipei，或 utc+8
place-daily = 每日挑戰
daily-title = 🔮 Gadalka { $number } · { $date }
daily-mind-title = 🔮 Gadalka { $number } · 今日心智
daily-today-mind-open = 心智：20 回合，還沒開始。
daily-today-mind-going = 心智：{ $won } : { $lost }，接下來是第 { $round } 回合，共 { $of } 回合。
daily-today-mind-done = 心智：{ $won } : { $lost }。
daily-today-board-open = 盤面：9×9，還沒開始。
daily-today-board-going = 盤面：進行中。
daily-today-board-won = 盤面：{ $time } 清完{ $hints ->
    [0] {""}
   *[other] ，含 { $hints } 次提示
  }。
daily-today-board-lost = 盤面：這次沒清完。
daily-next = 下一回
daily-invite = 🔮 Gadalka { $number }：今天的對手和盤面，人人都有。{ $count ->
    [0] {""}
   *[other] 這裡已有 { $count } 人玩過。
  }
button-daily-mind = 心智
button-daily-board = 盤面
button-daily-yesterday = 昨天
button-daily-top = 誰最好
button-daily-play = 開始玩
button-daily-remind = 提醒我
button-daily-share = 分享
button-daily-go-on = 繼續
daily-mind-first = 今天的心智是只為你抽出的。看出它怎麼選，再贏它：20 回合，只有一次機會。
daily-mind-score = 你 { $won } : { $lost } · 第 { $round } 回合，共 { $of } 回合
daily-round-won = 你 { $yours } · 心智 { $its } → 你得分
daily-round-lost = 你 { $yours } · 心智 { $its } → 心智得分
daily-round-drawn = 你 { $yours } · 心智 { $its } → 平手
daily-round-toast = { $last } · { $won } : { $lost }
daily-row-its = ← 心智的招
daily-mind-end = 🔮 對今日心智 { $won } : { $lost }
daily-mind-cut = 那天的金鑰就要公開，所以這次就停在這裡。
daily-mind-cut-end = 🔮 對今日心智 { $won } : { $lost }，打了 { $rounds } 回合
daily-mind-over = 那次已經結束，什麼都沒計入。
daily-not-yours = 那些按鈕是別人的。你的：/daily
daily-old-button = 那是別天的按鈕。今天的：/daily
daily-gone = 那次已經不在了。今天的：/daily
daily-no-puzzle = 我手上沒有能抽出這天挑戰的東西。明天再來。
daily-rule-after-won = 它贏了一回合之後，{ $step ->
    [0] 出同一招
    [1] 改出被那一招剋的
   *[other] 改出剋那一招的
  }。
daily-rule-after-drawn = 平手之後，它{ $step ->
    [0] 出同一招
    [1] 改出被那一招剋的
   *[other] 改出剋那一招的
  }。
daily-rule-after-lost = 它輸了一回合之後，{ $step ->
    [0] 出同一招
    [1] 改出被那一招剋的
   *[other] 改出剋那一招的
  }。
daily-rule-copy = 它照出你上一招。
daily-rule-always-counter = 它出剋你上一招的那一招。
daily-rule-anti-rotation = 它料你會照石頭、布、剪刀輪流出，先剋下一步：也就是出被你上一招剋的。
daily-rule-rotation = 它照石頭、布、剪刀輪流出，不管你出什麼。
daily-rule-win-stay = 贏了的招它就留著，輸了就換別的。平手之後它{ $draw ->
    [stay] 也留著
   *[shift] 也換別的
  }。
daily-rule-frequency = 它出剋你最常出那一招的{ $decay ->
    [1] {""}
   *[other] ；越新的回合算得越重
  }。
daily-rule-mupn = 它記得上次在{ $side ->
    [own] 它自己
   *[opponent] 你
  }出同一招之後你出了什麼，再剋那一招。
daily-rule-de-bruijn = 每三回合它各出一次每一招，順序隨機。所以第三招是確定的。
daily-seen = 在這{ $count ->
    [1] 個
   *[other] 些
  }回合看得出來：{ $rounds }。
daily-strip = Gadalka { $number }
daily-strip-mind = Gadalka { $number } · { $won }:{ $lost }
daily-strip-board = 💣 { $time }{ $hints ->
    [0] {""}
   *[other] ，{ $hints } 次提示
  }
daily-strip-board-lost = 💣 💥
daily-share-by = { $name } · 每日挑戰
daily-share-copy = 可以複製或轉傳，不會洩漏任何一招。
daily-card-call = 每天都有新的：/daily
daily-card-alt = Gadalka { $number }：贏 { $won } 回合，輸 { $lost } 回合。逐回合：{ $results }。
daily-card-alt-board = Gadalka { $number }。今日盤面：{ $board }
daily-word-won = 贏
daily-word-lost = 輸
daily-word-drawn = 平手
daily-yesterday-title = 🔮 Gadalka { $number }：答案
daily-yesterday-none = 那天的我什麼都沒留：沒有人向我要過挑戰。
daily-yesterday-soon = 也許還有人在打。答案公布：
daily-yesterday-open = 你的這次還開著：接下來是第 { $round } 回合，共 { $of } 回合。
daily-yesterday-ahead = 可以具名的 { $all } 人之中，{ $ahead } 人贏多於輸。
daily-proof-later = 那天的金鑰在 { $date } 公開。之後誰都能把一切重抽一遍。
daily-proof-told = { $date } 的金鑰已公開：有一份 Gadalka，誰都能把那天重抽一遍。

## 今日盤面與當日名單
daily-board-title = 💣 Gadalka { $number } · 今日盤面
mines-daily-how = 當天人人相同，而且不用猜。一次提示算十秒。按停止就結束你唯一的一次。
mines-daily-over = 盤面代碼隨答案公布，從隔天 03:00 UTC 起：/daily yesterday
mines-daily-closed = 這片盤面的答案早就公布了，所以停在原狀。今天的：/daily board
daily-board-elsewhere = 今天的盤面你是從那裡開始的{ $on }，要在那裡繼續：還剩 { $left } 個安全格。
daily-board-parted = 今天的盤面是從當時屬於你的帳號開始的。明天有新的。
daily-used = 你今天這次在刪除資料之前就開始了。明天有新的。
daily-board-second = 這片盤面在帳號連結之前，你開始了兩次。先開始的那次算數。
daily-board-none = 我排不出今天的盤面。晚點再問：你的機會還在。
daily-board-busy = 今天的盤面還沒排好：一下子太忙了。你的機會還在，等一下再問。
daily-board-score = 連提示算作 { $time }。
daily-board-late = 結束時答案已經公布，所以不進當日名單。
daily-board-was-won = 🎉 { $time } 清完{ $hints ->
    [0] 。
   *[other] ，用了 { $hints } 次提示。
  }
daily-board-was-lost = 💥 踩到地雷，結束了。
daily-board-was-stopped = 沒打完就停了。
daily-board-told = 想再玩一次，或傳給別人：/mines play board={ $code }
daily-top-title = 🏆 Gadalka { $number }
daily-top-mind = 心智
daily-top-board = 盤面
button-daily-today = 今天
daily-top-score = 贏:輸
daily-top-time = 時間
daily-top-nobody-mind = 這份名單還沒有人。跟今日心智打一場：/daily mind
daily-top-nobody-board = 這份名單還沒有人。清完今日盤面：/daily board
daily-top-ends = 下一次挑戰開始：
daily-top-told = 答案公布前都收成績：
daily-top-place = { $scope ->
    [here] 你在這裡的名次：{ $place }，共 { $count } 人。
    [last] 你上次玩的地方，你的名次：{ $place }，共 { $count } 人。
   *[everywhere] 你在所有地方的名次：{ $place }，共 { $count } 人。
  }
daily-top-none = 這份名單上沒有你的成績。心智要打完才算，盤面要清完才算。
daily-top-private = 你的結果：{ $result }。你還不在任何名單上。
daily-unlisted = 你不在任何名單上：別人看不到你的結果。
daily-top-place-only = 你的成績：{ $result }。只有你玩的地方看得到你。想也上這份名單：/profile privacy everyone
daily-top-not-here = 你的成績：{ $result }。想上這個地方的名單，在這裡用一次 /daily 。

## 連續天數，與每日挑戰的提醒
streak-day = { $days ->
    [1] 連續第一天
   *[other] 連續第 { $days } 天
  }
streak-so-far = 目前連續 { $days } 天
streak-forgiven = 這週漏掉的一天不計較
streak-profile = 每日挑戰，連續天數：現在 { $current }，最長 { $longest }
remind-message = 🔮 今天的新心智和新盤面都擺好了。
remind-last = 這是連續第三次沒有人來玩，我就不出聲了。再要提醒：/daily remind
remind-on = 你的提醒：{ $time }（{ $zone }）。
remind-ended = 你沒有提醒。想再要：/daily remind 19:00
remind-ended-refused = 提醒已停：我沒辦法私訊你。先跟我開一個私人聊天，再要一次：/daily remind 19:00
remind-ended-unanswered = 連續三次沒玩，提醒就停了。想再要：/daily remind 19:00
remind-none = 你沒有提醒。說出時間和城市就有：/daily remind 19:00 Taipei
remind-how = 我每天私訊你一次；當天玩過了就不寫。
remind-title = 🔔 你的提醒
remind-which = 什麼時候？沒說城市的話，時間是 UTC。
remind-zone-how = 你沒說城市，所以是 UTC。要指定：/daily remind 19:00 Taipei
remind-bad-time = 「{ $typed }」不是我懂的時間。請這樣說：19:00、7:30 pm 或 off。
remind-no-notifications = 終端機叫不到你。請在 Discord 或 Telegram 要提醒。
remind-cannot-write = 我不能私訊你。先跟我開一個私人聊天，再要一次。
button-remind-play = 今天的挑戰
button-remind-end = 不再提醒
button-remind-time = 其他時間
button-remind-zone = 我的城市

## 里程碑：值得做的事
milestone-told = 🏅 里程碑：{ $title }。
milestones-told = 🏅 { $count } 個里程碑。看 /profile
milestone-earned = 🏅 { $title } · { $date }
milestones-count = 里程碑：{ $count }／{ $all }
milestones-open = 還等著你的：
button-milestones = 里程碑
milestone-seal = 打開封印
milestone-seal-how = · 打開你一場對局或盤面的封印：按「驗證」
milestone-rotation = 打破輪流
milestone-rotation-how = · 贏過輪流出招的人，或在對局中途自己不再輪流
milestone-levels = 各級全勝
milestone-levels-how = · 在每個級別各贏一場五分以上的對局
milestone-unread = 讀不透的人
milestone-unread-how = · 一場對局的前一百次，被看穿的次數不多於運氣
milestone-expert = 免猜的專家
milestone-expert-how = · 不用提示，清完一片免猜的專家盤面
milestone-duel = 打完的對決
milestone-duel-how = · 把一場對決打到最後
milestone-upset = 以弱勝強
milestone-upset-how = · 在計分對決中贏過等級分比你高的人
milestone-compared = 兩份檔案並排
milestone-compared-how = · 雙方都同意，和別人比較個人檔案
milestone-tournament = 自家的選手
milestone-tournament-how = · 讓自己的策略參加一次錦標賽
milestone-mind = 讀透一個心智
milestone-mind-how = · 贏今日心智八分以上
milestone-board = 乾淨的盤面
milestone-board-how = · 不用提示清完今日盤面
milestone-week = 七天
milestone-week-how = · 連續七天玩每日挑戰
profile-shows-milestones = 你的個人檔案對誰公開，誰也就看得到你的里程碑和連續天數。

## 在頁面上登入
web-sign-in-invalid = 這次登入無效。請從聊天裡重新打開頁面。
web-sign-in-old = 這次登入太久了。請從聊天裡重新打開頁面。
web-sign-in-unavailable = 現在無法驗證你的登入。請稍後再試。

## 錦標賽
command-tournament = 策略的錦標賽，在背景進行
command-tournament-show = 這裡的錦標賽，以及你能做的一切
command-tournament-create = 在這裡開一場錦標賽
command-leaderboard = 錦標賽最好的策略、對我戰績最好的玩家，或對決中的玩家
option-leaderboard-of = 錦標賽的策略、對我的玩家，或對決；不填就是策略
option-leaderboard-scope = 這個伺服器或群組，或所有地方；不填就是這裡
option-leaderboard-period = 本週、本月或全部；不填就是全部
choice-strategies = 策略
choice-players = 玩家
choice-duels = 對決
choice-here = 這裡
choice-everywhere = 所有地方
choice-week = 本週
choice-month = 本月
choice-all = 全部時間
command-profile = 你怎麼玩、別人怎麼玩，以及誰可以看
command-profile-show = 你的回合透露了什麼：習慣、連勝、多容易料中
command-profile-compare = 你和別人玩得有多像；會先問對方
option-profile-user = 別人；不填就是你自己
choice-opponents-bot = 和我
choice-opponents-people = 和別人的對決
choice-opponents-all = 兩者一起
option-profile-other = 和誰
command-profile-map = 這裡誰玩得像誰，放在有名的玩法之間看
option-groups-role = 一個身分組
option-groups-channel = 另一個聊天，和這裡比較
choice-private = 誰都不行
choice-place = 你玩的地方裡的人
choice-everyone = 所有人
option-system = 誰遇上誰；不填就是瑞士制
option-rounds = 瑞士制的輪數，1 到 30
option-match = 每局的回合數，10 到 2000；不填就是 1000
option-entrant = 誰上場：策略，可帶設定（markov:order=3），或註冊的名稱
system-round-robin = 循環賽
system-olympic = 淘汰賽
system-olympic-matches = 淘汰賽（按對局）
system-recursive = 全名次淘汰賽
system-recursive-matches = 全名次淘汰賽（按對局）
system-swiss = 瑞士制
tournament-title = { $system } · { $game }
tournament-created = { $name } 開了一場策略錦標賽。
tournament-joined = { $entrant } 參賽。目前有 { $count } 個。
tournament-started = 開始了：{ $count } 個參賽，每局 { $match } 回合。它的訊息會顯示進度，結果由我公布。
tournament-cancelled = { $name } 取消了錦標賽。打過的都不算。
tournament-open = 開放報名。{ $count ->
    [0] 還沒有誰參賽。
   *[other] 目前有 { $count } 個參賽。
  }
tournament-running = 第 { $round } 輪進行中：{ $planned } 局已打 { $played } 局。
tournament-last = 已經結束。第一名：{ $names }
tournament-won = { $count ->
    [1] 冠軍：{ $names }
   *[other] 並列第一：{ $names }
  }
tournament-picture = 以長條表示積分。{ $title }：{ $places }
tournament-cross-alt = 對戰表。{ $title }。名次與積分：{ $places }
tournament-cross-how = 列對欄：1 勝、½ 平、0 敗
tournament-cross-empty = 空白：沒有相遇
tournament-cross-forfeit = 棄權
tournament-cross-rest = 輪空
tournament-cross-round = 第 { $round } 輪
tournament-rounds-how = 各自遇上誰：+ 勝，– 敗
option-league-name = 聯賽的一個參賽者
choice-league = 聯賽
button-league-matrix = 誰贏誰
button-league-table = 完整名次
button-league-entrant = 某個參賽者
league-title = 🏟️ 聯賽 · { $game } · { $season }
league-head = { $count ->
    [1] { $name } 領先，目前還沒有別的參賽者。
   *[other] { $name } 在全部 { $count } 個裡暫時領先。
  }
league-head-over = { $name } 贏得本月。
league-of-hundred = 每百
league-legend = ° 是我自己的。最前面：換別的骰子把這個月重打一遍，100 次裡有 95 次的名次範圍。最後：每百回合的勝減敗。
league-progress = 目前進度：{ $all } 對已打 { $played } 對。
league-mix = 該派誰上場？照這個比例抽籤，這裡沒有誰能贏它：{ $parts }。
league-thrower = ⚑ { $name } 每百回合從我自己的策略贏 { $house } 回合，卻從 { $to } 那裡得 { $observed }，原本預期 { $expected }。看起來像放水。
league-check = 已結束，歡迎檢查：骰子由承諾 { $pledge }… 的第 { $day } 天金鑰而來，為 season|{ $season }| 所擲。三天後 /fairness 會公布金鑰。
league-none = 還沒有打過任何一對。我閒下來才打聯賽，過幾分鐘再來看。
league-off = 這裡沒有聯賽：我的架設者把它關了。
league-no-season = 那個月的排名表我沒有留。
league-no-month = 「{ $typed }」不是月份。月份像這樣：2026-10
league-bars = 積分，附換別的骰子時 100 次裡有 95 次的範圍
league-matrix-line = { $rank }. { $name }：贏最多的是 { $most }，贏最少的是 { $least }
league-row = { $rank }. { $name }（名次 { $ranks }）：{ $points } 分（{ $low } 到 { $high }），平均每百回合 { $mean }。這裡最好的應對能從它得 { $exploited }。
league-row-worst = 最差：對 { $against } 為 { $worst }。
league-row-share = 在抽籤比例中：{ $share }。
league-details-how = 差 400 分等於十比一的勝算。範圍 100 次裡有 95 次成立。
league-withdrawn = （已撤回）
league-which = 要查誰？/league against iocaine
league-unknown = 「{ $game }」的聯賽裡沒有叫 { $name } 的。
league-near = 你是說 { $names } 嗎？
league-beside = 它只是陪打，沒有名次：它的主人以另一個策略佔名次，或它是複本。
league-unplayed = 它剛進來，還沒有名次。
league-unmet = 它還沒有遇過誰。
league-entrant-gone = 那一個已經不玩了。
league-met = 目前遇過 { $count } 個對手；數字是每百回合的勝減敗。
league-entered = { $name } 現在替你得分：{ $games }。若它剛加入，會先安排它的對局。
league-left = 你的策略都退出了：{ $games }。/league enter 可以讓一個回來。
league-enter-none = 你還沒有公開的策略。檔案在送出一天後公開。
league-enter-unknown = 你沒有叫 { $name } 的公開策略。你的：{ $names }
league-enter-copy = { $name } 玩得和 { $original } 一樣。複本可以陪打，但不得分。
league-enter-other-game = { $name } 不會玩那個遊戲。
league-matrix-how = 列對欄：每百回合的勝減敗
league-matrix-first = { $count } 個中的前 { $shown } 個
league-matrix-lost = 每回合都輸
league-matrix-won = 每回合都贏
league-matrix-unmet = 點：沒有相遇
league-matrix-alt = 誰贏誰。{ $title }。名次，以及每百回合的勝減敗：{ $places }
tournament-round = { $title } · 第 { $round } 輪
tournament-forfeit = { $name } 棄權（{ $kind ->
    [crashed] 它當掉了
    [stalled] 它想太久了
    [exhausted] 它用超過了限度
   *[illegal] 它出的不是遊戲裡的招
  }）
tournament-void = 沒有結果（{ $why ->
    [withdrawn] 有一方撤回了
   *[guard] 沒辦法打到最後
  }）
tournament-cross-void = 無效
tournament-history = 🏆 這裡的錦標賽：{ $count } 場
button-enter-mine = 派我的上場
button-tournament-start = 開始
button-tournament-next = 下一場
button-tournament-leave = 退出
button-tournament-standings = 名次表
button-tournament-pairings = 配對
button-tournament-history = 以前的
button-tournament-cancel = 取消
button-tournament-other = 另一個
tournament-none-title = 🏆 錦標賽
tournament-gone = 那場錦標賽我已經沒有了。這裡現在的：/tournament show
tournament-over = 那場錦標賽已經結束。這裡現在的：/tournament show
tournament-enter-title = 🏆 派策略參賽
tournament-enter-which = 由哪個替你上場？上面是你的，下面是我的幾個。
tournament-enter-none = 這個遊戲你還沒有自己的策略：/strategy submit 把檔案變成一個。或派我的其中一個：
tournament-leave-title = 🏆 讓策略退出
tournament-leave-pick = 哪個退出？
tournament-leave-none = 你沒有策略參賽。
tournament-cancel-which = 要結束什麼？已打的不算。
tournament-open-already = 這裡已經有一場錦標賽：/tournament show
tournament-none-open = 這裡沒有開放中的錦標賽。/tournament create 開一場。
tournament-begun = 錦標賽已經開始。參加下一場吧。
tournament-full = { $max } 個名額全滿。參加下一場吧。
tournament-joined-already = { $entrant } 已經參賽。請派別的策略，或換別的設定。
tournament-too-few = 錦標賽至少要兩個策略。先再加一個。
tournament-none-yet = 這裡還沒有辦過錦標賽。/tournament create 開一場。
tournament-not-begun = 錦標賽還沒開始。
tournament-first-round = 第一輪還沒打完。等一下再問。
tournament-forgotten = 配對我保留三十天，這些更久了。名次表我還有。
tournament-bundle = 全部存成一個檔案，由這位架設者簽章：誰參賽、種子、每一招和積分榜。有程式的人可以重打一遍，看哪個位元組不同：
tournament-bundle-later = 為了這個檔案，我把每一局再打一遍，完成後發在這裡。
tournament-bundle-busy = 檔案已經在做了，完成後會發在這裡。
tournament-bundle-not-over = 錦標賽還沒結束，檔案會洩漏它的種子。結束後再問。
tournament-bundle-forgotten = 對局我保留三十天，這些已經沒了。詳情裡的指令可以重打一遍。
tournament-bundle-differs = 這個檔案我不做：重打時有一局結果不同。這個機器人的架設者可以在記錄檔裡看到詳情。
tournament-bundle-failed = 來不及把每一局都重打，所以還沒有檔案。晚點再問。
tournament-not-yours = 只有開賽的人，或管理這裡的人，才能這麼做。
tournament-rounds-swiss = 只有瑞士制可以自己選輪數，其他賽制有固定的輪數。請省略 rounds，或選 system: swiss。
option-start = 何時：18:00、2026-11-28 18:00、in 2h；定期：daily 18:00、weekly fri 18:00、monthly 1 18:00
option-channel = 在哪裡公布；不填就是這裡
option-house = 是否用我自己的策略補滿八個名額
tournament-house-open = 🏠 由我自己的策略補到 { $size } 個。
tournament-house = 🏠 替我出賽，補滿名額。
tournament-house-best = 報名者中最好的：{ $names }
tournament-house-picture = 有小房子的：替我出賽
choice-cancel-this = 這場錦標賽
choice-cancel-schedule = 整個排程
tournament-created-elsewhere = { $name } 開了一場策略錦標賽。它顯示在 { $channel }，結果也會發在那裡。
tournament-starts = 開始時間：{ $when }。
tournament-starts-again = 開始時間：{ $when }，之後定期：{ $schedule }。
tournament-daily = 每天 { $time }
tournament-weekly = 每{ $day ->
    [0] 週日
    [1] 週一
    [2] 週二
    [3] 週三
    [4] 週四
    [5] 週五
   *[other] 週六
  } { $time }
tournament-monthly = 每月 { $date } 日 { $time }
tournament-by-cron = 依 cron 行 { $cron }
tournament-running-of = 第 { $round } 輪（共 { $of } 輪）進行中：{ $planned } 局已打 { $played } 局。
tournament-waiting = 已經開始，正在排隊：{ $place ->
    [1] 下一個就是它
   *[other] 排第 { $place }
  }，別的正在進行。
tournament-turn-soon = 已經開始。最前面的對局馬上開打。
tournament-called-off = 已取消。打過的都不算。
tournament-left = { $entrant } 退出了。{ $count ->
    [0] 現在沒有誰參賽。
   *[other] 目前有 { $count } 個參賽。
  }
tournament-leaves-later = { $entrant } 會把這場打完，下一場不參加。
tournament-skipped = { $name } 取消了這一場。下一場的開始時間：{ $when }。
tournament-series-ended = { $name } 結束了排程。進行中的會打完，之後就沒有了。
tournament-next = 下一場的開始時間：{ $when }
tournament-put-off = 參賽的不到兩個，所以沒有開打。
tournament-missed = 該開始的時候我不在。
tournament-put-off-to = 延到 { $when }。
tournament-put-off-open = 報名繼續開放。有兩個以上參賽時就能開始。
tournament-again = 種子是 { $seed }。任何人都能重辦一次，得到同樣的積分榜：
setting-match = 每局 { $match } 回合
setting-rounds = { $rounds } 輪
setting-channel = 公布在 { $channel }
tournament-drawn = 種子在全部參賽、錦標賽開始時抽出：以我的承諾 { $pledge } 第 { $day } 天的金鑰，對「{ $text }」算出 HMAC-SHA-256，取前 48 位元。三天後那把金鑰會公開。
setting-seed-later = 種子結束時公布
tournament-create-not-yours = 只有管理這裡的人能開錦標賽。在和我的私訊裡，你可以開自己的。
tournament-too-many-yours = 你已派 { $max } 個策略參賽，一個人最多這麼多。先退出一個。
tournament-not-entered = { $entrant } 沒有參賽。
tournament-entrant-not-yours = { $entrant } 是別人派的。只有那個人，或管理這裡的人，能讓它退出。
tournament-leave-which = 你的哪個策略退出？例如 /tournament leave markov:order=3；/tournament status 看誰參賽。
tournament-no-schedule = 這場錦標賽沒有排程。/tournament cancel 取消它。
tournament-not-writable = 我不能在那裡發言，所以沒有開賽。讓我進去，並允許我傳送訊息和圖片，再試一次。
tournament-not-writable-here = 在這裡我可以回覆，但不能主動發言，沒辦法公布結果，所以沒有開賽。請把我加進這個伺服器並給我傳送訊息的權限，或指名你的另一個地方：channel=…
tournament-told-already = 已經完成了。現況：/tournament show
tournament-away = 平台沒有收下我在那裡的訊息，所以沒有開賽。等一下再試。
start-unreadable = 我看不懂「{ $typed }」是什麼時間。試試 18:00、2026-11-28 18:00 或 in 2h；定期的話：daily 18:00、weekly fri 18:00、monthly 1 18:00，或 cron 行，例如 0 18 * * 5。
start-wrong-date = 「{ $typed }」不是日曆上的日子，或不是一天裡的時刻。試試 2026-11-28 18:00 或 weekly fri 18:00。
start-past = 「{ $typed }」已經過了：現在是 { $now }。請選晚一點的時間，或別的時區。
start-never = 「{ $typed }」永遠不會到。請選日曆上有的日子。
start-too-often = 「{ $typed }」比一小時一次還密。請選兩場之間至少隔一小時的排程。
start-too-far = 「{ $typed }」在一年以後。請選早一點的時間。
start-no-zone = 「{ $typed }」是哪個時區：{ $nearest }？
start-unknown-zone = 我不認得時區「{ $typed }」。請給那裡的大城市，例如台北或 New York，或寫 utc+8。
channel-none-here = 這裡沒有其他地方。省略 channel，我就在這個聊天公布。
channel-unknown = 我找不到「{ $typed }」。請指名有我在的頻道、主題或聊天。
channel-not-writable = 我不能在「{ $typed }」發言。讓我進去，並允許我傳送訊息和圖片，再試一次。
channel-not-yours = { $channel } 不歸你管，所以我不替你在那裡公布。請找管理的人。
leaderboard-title = 🏆 { $count } 場錦標賽的佼佼者
leaderboard-players-title = 🏆 誰最能抵擋我
leaderboard-head = 我最難讀懂的：{ $name }，{ $decided } 個回合裡贏了 { $won } 個。
leaderboard-head-strategy = { $name } 領先：{ $entered } 場錦標賽得 { $points } 分。
leaderboard-head-shared = { $count } 個並列第一。
leaderboard-players-how = 分出勝負的回合裡贏我的比例。只顯示同意的人。
leaderboard-no-tournament-here = 還沒有錦標賽結束（{ $where }）。辦第一場：/tournament create，再 join 和 start。
leaderboard-no-tournament = 還沒有錦標賽結束（{ $where }）。群組裡的才算：在群組裡用 /tournament create 開第一場。
leaderboard-short = 這個榜從 { $needed } 個名字開始（{ $where }）。目前：{ $names }。
leaderboard-alone-here = 這裡只有你和我。到群組裡問，或用 scope=everywhere
button-my-place = 我的名次
button-list-me = 讓我上榜
button-undo = 復原
button-duel-friend = 找朋友對決
button-send-friend = 傳給朋友
list-me-done = 你上榜了，{ $scope ->
    [here] 在這裡，以及你打完對局的每個地方
   *[everywhere] 問我的人都看得到
  }：顯示你的名稱和成績。個人檔案的公開範圍不變。玩家榜要有 { $needed } 個分出勝負的回合。
list-me-undone = { $level ->
    [private] 已復原：你不在任何榜單上。
    [place] 已復原：你只在你玩的地方上榜。
   *[everyone] 沒有可復原的：在那之後，你選了讓所有人看得到你。
  }
button-habits-here = 這個{ $where ->
    [server] 伺服器
   *[chat] 聊天
  }怎麼出招
button-groups = 比較兩個群體
leaderboard-mine-none = 你還沒有註冊策略。用 /strategy register 註冊一個，再用 /tournament join 參加錦標賽。
leaderboard-mine-not-entered = 你註冊的策略在這裡都沒有名次。用它的名稱參賽：/tournament join
leaderboard-mine-strategy = { $name }：{ $count } 個中排第 { $place }，積分：{ $points }
leaderboard-mine-private = { $decided ->
    [0] 這裡還沒有計入你分出勝負的回合，你也不在任何榜單上：你的個人檔案不公開。
   *[other] 在 { $decided } 個分出勝負的回合裡你贏了 { $share }。別人看不到，你也不在任何榜單上：你的個人檔案不公開。
  }
leaderboard-mine-place-only = 你只在你玩的地方顯示。
leaderboard-mine-not-here = 你還不在這裡的榜上：在這裡打完一局吧。
leaderboard-mine-missing = { $decided ->
    [0] 這裡還沒有計入你分出勝負的回合。
   *[other] 在 { $decided } 個分出勝負的回合裡你贏了 { $share }。
  }上榜要 { $needed } 個這樣的回合，你還差 { $missing } 個
leaderboard-mine-player = 你的名次：{ $count } 位中第 { $place }。在 { $decided } 個分出勝負的回合裡你贏了 { $share }。
leaderboard-bars = 長條：確定贏的；線：運氣可能遮住真相的範圍；記號：目前贏的
leaderboard-unit = 贏的回合，佔分出勝負回合的 %
leaderboard-picture = 以長條表示各自確定贏的比例。{ $title }：{ $places }
leaderboard-details-title = 🏆 這個排行榜的數字
leaderboard-details-line = { $place }. { $name }：{ $decided } 個裡贏 { $won } 個，確定介於 { $low }% 和 { $high }%
leaderboard-details-players = 怎麼看。只計入對全力的占卜師打、分出勝負的回合，至少 { $needed } 個。回合少，比例可能只是運氣：20 次裡有 19 次，真實比例落在兩個界限之間；名次依較低的那個，並扣掉我借給每個人的 8 分。打得越多，兩個界限就越靠近。
leaderboard-details-strategies = 怎麼看。在每場錦標賽裡，策略每勝過一個得一分，每打平一個得半分，所以大型錦標賽份量更重。勝：得第一的場數，不論是否並列；場：參賽的場數。積分相同就同名次。
table-points = 積分
table-rating = 等級分
table-duels = 對決
leaderboard-duels-title = 🏆 對決天梯
leaderboard-duels-head = { $name } 領先：{ $rating }，{ $duels } 場計分對決。
leaderboard-luck = 光憑運氣，打過同樣場數，這 { $count } 位裡最好的大約是 { $rating }。
leaderboard-luck-beyond = 這裡有人超過了。
leaderboard-luck-mostly = 這裡沒有人確定超過：短短的天梯多半是運氣。
leaderboard-duels-how = ±：誤差。「?」：少於 { $below } 場。只顯示同意的人。
leaderboard-duels-bars = 長條：等級分確定超過的；線：運氣可能遮住真相的範圍；記號：等級分
leaderboard-duels-unit = 等級分；每個人從 1500 開始
leaderboard-duels-picture = 以長條表示等級分，附誤差。{ $title }：{ $places }
leaderboard-mine-no-duel = 這裡還沒有計入你的計分對決。
leaderboard-mine-rating = 你的名次：{ $count } 位中第 { $place }。你的等級分：{ $rating }，{ $duels } 場計分對決。
leaderboard-mine-opponents = 你的等級分：{ $rating }。上榜要五位不同的對手，你還差 { $missing } 位。
leaderboard-mine-rating-private = 你的等級分：{ $rating }。你不在任何榜單上：你的個人檔案不公開。
leaderboard-details-rating = { $place }. { $name }：{ $rating }，確定高於 { $low }；{ $duels } 場對決
leaderboard-details-duels = 怎麼看。每個人從 1500 開始，每場計分對決都讓雙方變動，越出乎意料變得越多（Glicko-2）。真實實力三次裡有兩次落在 ± 之內，20 次裡有 19 次落在兩倍之內；名次依後者的下限。和同一個人一天最多計三場。本月你們相遇越多、你的對手遇過的別人越少，一場對決的份量就越輕。光憑運氣：在每場都由硬幣決定的模擬天梯上，同樣人數裡最好的會到哪裡。
rating-side = { $name } { $rating }（{ $change }）
rating-side-provisional = { $name } { $rating }（{ $change }），暫定
rating-not-now = 這次不計分。
rating-nobody = 不計分：沒有結果就結束了。
rating-early = 不到兩回合就結束：誰都不增不減。
rating-left-often = { $line }：這麼早離開，一個月裡從第四次起要扣分。誰也不因此得分。
rating-pair-day = 不計分：這兩位今天的三場計分對決已經打完。
rating-person-day = 不計分：其中一位今天已打滿二十場計分對決。
table-won = 勝
table-of = 場
table-bye = 沒有對手的一輪算一分。
table-more = … 還有 { $count } 個
table-tied = { $ranks }：同分
table-tie-break = { $points }：輔助分
why-everyone-meets = 每個都遇上每個
why-rest = 輪空：總數是單數
why-bracket = 賽程表
why-third-place = 爭第三名
why-bracket-bye = 輪空：種子較高者晉級
why-same-score = 積分相同，還沒遇過
why-floated-down = 積分不同，還沒遇過
why-met-before = 遇過了：沒有別的可配
why-next-in-order = 依積分順序的下一個
why-bye-lowest = 輪空：還沒輪空過的裡面最低
why-bye-needed = 輪空：這樣其他的才能都配到新對手
why-bye-again = 輪空：每個都輪空過了
problem-number = 「{ $typed }」不適合「{ $option }」：要 { $min } 到 { $max } 的整數。

## 人與人的對決
duel-title = ⚔️ { $game } · { $length }
duel-terms = { $pace ->
    [quick] 每回合 30 秒
    [slow] 每回合一天
   *[calm] 每回合 2 分鐘
  } · { $rated ->
    [yes] 計分
   *[no] 不計分
  }
duel-challenge = { $name }，{ $caller } 邀你對決。請在{ $lapse ->
    [day] 一天
   *[minutes] 十分鐘
  }內回覆。
duel-open = { $caller } 在找人對決。先接受的人上場，挑戰有效{ $lapse ->
    [day] 一天
   *[minutes] 十分鐘
  }。
duel-how = 兩邊同時選。雙方都選好之前，誰也看不到誰的。
duel-join-code = 從別的聊天或平台：/rps duel { $code }
duel-declined = { $name } 婉拒：{ $reason ->
    [later] 現在不行
    [shorter] 想要短一點的
    [unrated] 樂意，但不要計分
   *[no] 不了，謝謝
  }。
duel-lapsed = { $open ->
    [yes] 時限內沒有人接受。再試一次：/rps duel
   *[no] { $name } 沒有及時回覆。再試一次：/rps duel
  }
duel-score = { $first } { $won } : { $lost } { $second }{ $drawn ->
    [0] {""}
   *[other] {" "}· 平手 { $drawn } 次
  }
duel-round-won = 第 { $round } 回合：{ $first } { $left } · { $second } { $right } → { $winner }
duel-round-drawn = 第 { $round } 回合：{ $first } { $left } · { $second } { $right } → 平手
duel-round-late = 第 { $round } 回合：{ $late } 逾時 → { $winner }
duel-round-void = 第 { $round } 回合：雙方都逾時，不計
duel-both-choose = { $first } 和 { $second } 正在選。
duel-one-chose = { $chosen } 選好了，{ $other } 還在選。
duel-stop-asked = { $name } 想結束。若 { $other } 也按「結束」，就算平手。若 { $name } 認輸，{ $other } 獲勝。
duel-name-ask = { $name }，這場決鬥要讓對方看到你的名字嗎？
duel-name-shown = 對方現在看得到你的名字，只在這場決鬥。
duel-name-unseen = 你的名字裡沒有我能顯示的部分。
button-show-name = 顯示我的名字
duel-clock = 第 { $round } 回合截止：
duel-board = ⚔️ 🔵 { $first } { $won } : { $lost } { $second } 🟠
duel-ended-won = ⚔️ { $winner } 以 { $won } : { $lost } 擊敗 { $loser }
duel-ended-early = ⚔️ { $winner } 在 { $won } : { $lost } 時獲勝
duel-ended-level = ⚔️ { $ending ->
    [agreed] 和局
    [void] 沒有贏家
   *[rounds] 平手
  }：{ $first } { $won } : { $lost } { $second }
duel-ended-by-rounds = 對決最多只打這麼多回合。
duel-ended-by-resigned = { $loser } 認輸了。
duel-ended-by-agreed = 雙方都想結束。
duel-ended-by-absent = { $loser } 連續兩回合沒出招。
duel-ended-by-void = 最後幾回合沒有人在。
duel-ended-by-call = 這場對決已取消，不計入任何人的成績。
duel-wants-again = { $name } 想再來一局。
duel-strip = { $strip } { $name }
duel-strip-results = { $strip } 🔵 { $first } 🟠 { $second }
duel-story-throughout = { $leader } 從第 { $from } 回合一路領先到最後。
duel-story-for-good = { $leader } 從未落後，自第 { $from } 回合起一直領先。
duel-story-last = 最後一回合之前還是平手。
duel-story-comeback = { $other } 領先到第 { $until } 回合，{ $leader } 自第 { $from } 回合起領先。
duel-story-comeback-last = { $other } 領先到第 { $until } 回合，勝負在最後一回合才定。
duel-story-given = 在那之前 { $leader } 領先。
duel-story-undecided = 最大領先：{ $leader } 領先 { $by } 分，在第 { $round } 回合之後。
duel-story-streak = { $winner } 連贏 { $count } 回合，第 { $from }–{ $to } 回合。
duel-story-one-streak = { $winner } 每回合都贏。
button-card = 紀念卡
duel-no-picture = 這場對決什麼都沒打，沒東西可畫。
duel-card-there = 紀念卡已經在這個聊天裡。這張給你。
duel-player = 玩家 { $number }
duel-card-won = { $winner } 獲勝
duel-card-level = { $ending ->
    [agreed] 和局，雙方同意
    [void] 沒有贏家
   *[rounds] 平手
  }
duel-card-signature = 雙方同時暗選，Gadalka 在旁看守。
duel-card-alt = { $score }。{ $result }。{ $story }{ $moves }{ $date }。
duel-card-rounds = 各回合：{ $rounds }。
duel-card-round = { $round }. { $left } – { $right }
duel-card-late = 逾時
duel-chose = { $name } 出了：{ $moves }。
duel-chart-title = 📈 { $score }
duel-chart-best = { $by ->
    [0] { $name } 從未領先。
   *[other] { $name } 最多領先 { $by } 分，首次在第 { $round } 回合。
  }
duel-chart-apart = { $leader } 領先 { $by } 分：這很難說是運氣。
duel-chart-luck = { $by ->
    [0] 平手：很可能只是運氣。
   *[other] 相差 { $by } 分，很可能只是運氣。
  }
duel-chart-difference = 領先
duel-chart-moves = 出的招
duel-chart-alt = { $score }。逐回合誰領先，以折線畫在代表運氣範圍的灰底上；雙方的招以長條表示。{ $lines }
button-read-me = 讀我
button-read-other = 讀對手
button-readable = 讓對手看
button-unreadable = 自己留著
duel-readable-now = { $name } 現在可以看我在這場對決裡會怎麼料你，連同你和我對局的次數。要收回：「自己留著」。
duel-readable-no-more = { $name } 不能再看。已經看過的，誰也收不回。
duel-not-over = 這場對決還沒結束。
button-accept-duel = 接受
button-take-duel = 我來
button-resign = 認輸
button-decline-later = 現在不行
button-decline-shorter = 短一點
button-decline-unrated = 不計分
button-decline-no = 不了
duel-pick-in = 你選了 { $move }。
duel-pick-kept = 你已經選過了（第 { $round } 回合），不能再改。
duel-pick-late = 那一回合已經結束。
duel-pick-timed = 太晚了：那一回合的時間已到。
duel-over = 這場對決已經結束。
duel-gone = 這場對決我已經沒有了。新的一場：/rps duel
duel-not-yours = 這場對決是 { $first } 和 { $second } 的。你的：/rps duel
duel-not-begun = 這場對決還沒開始。
duel-stop-noted = 記下了。對手也按「結束」就算平手。要放棄就按「認輸」。
duel-stop-first = 先按「結束」。認輸的人算輸。
duel-self = 不能和自己對決。要別人來接受。
duel-taken = 別人比你快。你的：/rps duel
duel-not-taker = 只有 { $caller } 能收回這個。
duel-not-taking = { $name } 目前不接受對決。
duel-again-noted = 記下了。對手也想要的時候就開始。
duel-whom-bot = 機器人不對決。和我可以馬上玩：/rps play
duel-whom-unknown = 我不知道你指的是誰。提及對方、回覆對方的訊息，或省略名稱：那麼這裡誰都可以接受。
duel-nobody = 這裡沒有別人。和我可以馬上玩：/rps play
duel-unseen = { $name } 看不到這個聊天。省略名稱，再把我給你的代碼傳給對方。
duel-code-unknown = 我找不到代碼 { $typed } 的對決。可能已被接受，或時間已過。
duel-code-tries = 代碼試太多次了。十分鐘後再試。
duel-none-running = 你沒有進行中的對決。開一場：/rps duel
offer-duel-title = 對決：{ $game }
offer-duel-description = 這裡任兩位；先按的兩位上場
offer-duel-text = { $name } 邀大家對決。先按的兩位對打，{ $name } 想的話也算。
command-rps-duel = 和別人對決：暗中選招，兩人同一則訊息
option-duel-user = 你要挑戰誰；不填就是這裡任何人
option-duel-length = 多長：first to 3、first to 5、best of 9、first to 10
option-duel-pace = 每回合的時間
option-duel-code = 對決的代碼，例如 K7F3PM
menu-duel = 對決
choice-first-3 = 先得 3 分
choice-first-5 = 先得 5 分
choice-best-9 = 9 戰制
choice-first-10 = 先得 10 分
choice-quick = 快：每回合 30 秒
choice-calm = 從容：每回合 2 分鐘
choice-slow = 慢：每回合一天
choice-rated = 計分：算入天梯
choice-unrated = 不計分：純娛樂

## 一個地方的設定
place-option-channel = 可以玩（on）或不可以玩（off）的頻道或主題
place-choice-on = 開
place-choice-off = 關
place-choice-quiet = 安靜：有人要求我才發言
place-choice-post = 每日貼文
place-choice-here = 在這個頻道或主題玩
place-choice-everywhere = 到處都能玩
place-tournaments = 錦標賽
place-duels = 對決
place-anywhere = 📍 可以玩：所有地方
place-only-in = 📍 可以玩：只在 { $channels }
place-is-quiet = 🔕 安靜：有人要求我才發言。
place-is-not-quiet = 🔔 我也會主動發言，例如錦標賽結束時。
place-kept = 就算我被移出這裡，這些設定仍會留著。要它們消失，請先按「{ $button }」。
place-nobodys = 這裡沒有人管理。所以誰都可以重新打開，但誰都不能關掉。
place-not-yours = 只有管理這裡的人能更改設定。
place-alone = 設定是給伺服器和群組的。這裡只有你和我，什麼都可以。
place-off = 管理這裡的人已關閉：{ $what }。什麼都沒丟；單獨和我就可以：{ $command }
place-elsewhere = 管理這裡的人只讓大家在 { $channels } 玩。什麼都沒丟；單獨和我就可以：{ $command }
place-more = 另外 { $count } 個
place-list-full = 這裡我最多記 { $max } 個。請先從清單移除一個。
place-one-at-a-time = 一次一件：what=… 或 channel=…
place-not-everywhere = 那就說在哪裡可以玩：/place settings here on，或 channel=…
place-undivided = 這個聊天沒有頻道或主題可選。
place-other-chat = { $channel } 屬於另一個聊天。它的設定要在那裡改：/place settings
place-button-games = 遊戲
place-button-where = 在哪裡玩
place-button-quiet = 保持安靜
place-post = 📮 每日貼文：{ $when }
place-button-post = 每天在這裡貼文
place-button-post-off = 不再每日貼文
place-button-aloud = 結束安靜
place-button-delete = 刪除這些設定
place-button-only-here = 只在這裡玩
place-button-here-too = 這裡也能玩
place-button-forbid = 不在 { $channel }
place-button-anywhere = 到處都能玩
place-button-channel = 其他頻道…
place-games-how = 按一下遊戲，即可在這裡開啟或關閉。
place-gone = 我已經連不上那個群組。請在那裡開啟設定：/settings
place-welcome = 我剛來到這裡，目前的設定如下。現在或之後都可以更改：/settings
option-ban-user = 誰
ban-here = 你被禁止在這個{ $where ->
    [server] 伺服器
   *[group] 群組
  }裡玩。只有管理者能解除。
ban-everywhere = 你被禁止跟我玩。只有架設我的人能解除。
ban-self = 不能禁止自己。請換一個人。
ban-me = 我不能禁止自己。不想看到我的話，請把我從這個{ $where ->
    [server] 伺服器
   *[group] 群組
  }移除。
ban-bot = 機器人不玩遊戲，沒什麼可禁止的。請指定一個人。
ban-manager = { $name } 是這個{ $where ->
    [server] 伺服器
   *[group] 群組
  }的管理者，不能在這裡禁止。
ban-nobody-manages = 這個{ $where ->
    [server] 伺服器
   *[group] 群組
  }沒有管理者，所以誰都不能被禁止。
ban-done = { $name } 不能再在這裡玩了。進行中的都已結束。
unban-done = { $name } 又可以在這裡玩了。
unban-not-banned = { $name } 沒有在這裡被禁止。
bans-title = 🚫 這裡禁止的人
bans-none = 這裡沒有人被禁止。
bans-button-ban = 禁止某人
bans-button-lift = 解除：{ $name }

## 機器人說的語言。每種語言對自己的稱呼，在所有檔案裡都一樣。
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
language-auto = 自動
language-chosen = 我用{ $name }和你說話。
language-own = 我跟著你應用程式的語言：{ $name }。
language-gone = 你選的語言（{ $typed }）我已經不會說了。在你另選之前，我跟著你的應用程式：{ $name }。
place-language = 🗣 這裡的語言：{ $name }
place-language-none = 🗣 這裡的語言：跟著應用程式，或跟著開始的人
place-language-gone = 🗣 這裡選的語言（{ $typed }）我不會說，所以跟著應用程式。請另選一種。
place-button-language = 語言

## 平台
describe-bot =
    我會讀一點心。

    和我玩剪刀石頭布、猜單雙或踩地雷。我學你怎麼選，告訴你我看到了什麼，並證明我沒有作弊：我的每一招都在你選之前封好。

    然後問我你是怎麼玩的，和朋友比較，或讓策略在你的群組裡打錦標賽。在任何其他聊天輸入我的 @ 名稱，就能在那裡邀人玩。
describe-bot-short = 我玩剪刀石頭布、猜單雙和踩地雷，學你怎麼選，並證明我沒有作弊。
telegram-open-private-chat = 這個只給你看。打開我們的私訊，在那裡問我：{ $link }
telegram-eyes-only = 這個只給你看。
telegram-open = 打開我們的私訊
telegram-slow = 我比平常慢。你的按鍵已收到，訊息隨後就到。
telegram-crowded = 這裡問的人，比 Telegram 讓我回的還多：一個群組每分鐘二十則訊息。你的指令上有 👀，就會得到回覆；沒有的話，請一分鐘後再試，或私下和我玩。
discord-file-missing = { $example } 需要檔案。請附在選項「{ $option }」上。
telegram-file-missing = { $example } 需要檔案。傳送檔案時把這個指令寫成說明，或用它回覆那則檔案訊息。
terminal-welcome = 🔮 Gadalka。輸入 /rps play 開始，/help 看更多，/quit 離開。
terminal-no-such-button = 沒有「{ $typed }」這個按鈕。有的是：{ $buttons }
terminal-which-button = 「{ $typed }」可能是下列任一個，請輸入編號：{ $buttons }
terminal-type-a-command = 請輸入指令：/rps play 開始一局，/help 看其他的。
terminal-player = 玩家
terminal-goodbye = 我早知道你要走。
terminal-part = { $begin }–{ $end } 中的 { $first }–{ $last } 部分：
terminal-file-kept = 存在 { $path }
terminal-file-not-kept = 無法儲存 { $name }：{ $reason }
terminal-file-missing = { $example } 需要檔案。在後面輸入路徑，例如 ./my-bot.js，有空格就加引號。
terminal-no-such-file = 沒有檔案 { $path }
terminal-no-plain-file = { $path } 是資料夾或裝置。我只能讀檔案。
terminal-file-unreadable = 無法讀取 { $path }：{ $reason }

## 應用程式顯示的指令、子指令與選項名稱：沒有空格，並列者互不相同。
## 也可以照樣輸入；`/rps play` 在每種語言都通用。
named-rps = 猜拳
named-play = 開玩
named-variant = 玩法
named-length = 長度
named-level = 難度
named-opponent = 對手
named-word = 字詞
named-continue = 繼續
named-verify = 驗證
named-proof = 證明
named-duel = 對決
named-user = 玩家
named-pace = 步調
named-rated = 計分
named-join = 加入
named-code = 代碼
named-oddeven = 猜單雙
named-list = 清單
named-block = 封鎖
named-unblock = 解除封鎖
named-from = 接受誰
named-whom = 對象
named-mines = 地雷
named-size = 大小
named-start = 開始
named-noguess = 免猜
named-board = 盤面
named-open = 打開
named-cells = 格子
named-flag = 插旗
named-hint = 提示
named-watch = 觀戰
named-strategy = 策略
named-race = 競速
named-stats = 統計
named-model = 模型
named-show = 顯示
named-game = 遊戲
named-reset = 重置
named-freeze = 凍結
named-off = 關閉
named-on = 開啟
named-duels = 對決學習
named-learning = 學不學
named-ghost = 幽靈
named-named = 具名
named-share = 分享
named-sharing = 分不分享
named-info = 資訊
named-register = 註冊
named-name = 名稱
named-mine = 我的
named-update = 更新
named-withdraw = 撤回
named-submit = 提交
named-file = 檔案
named-note = 備註
named-source = 原始碼
named-report = 檢舉
named-reason = 原因
named-tournament = 錦標賽
named-status = 現況
named-create = 建立
named-system = 賽制
named-zone = 時區
named-rounds = 輪數
named-match = 每局回合
named-channel = 頻道
named-house = 補位
named-leave = 退出
named-standings = 積分榜
named-pairings = 配對
named-round = 第幾輪
named-bundle = 打包
named-history = 歷史
named-cancel = 取消
named-what = 項目
named-league = 聯賽
named-table = 排名表
named-season = 月份
named-matrix = 矩陣
named-against = 對照
named-enter = 參賽
named-leaderboard = 排行榜
named-of = 類別
named-scope = 範圍
named-period = 期間
named-profile = 個人檔案
named-opponents = 對手類型
named-compare = 比較
named-map = 地圖
named-groups = 群體
named-role = 身分組
named-privacy = 隱私
named-place = 場地
named-settings = 設定
named-to = 設為
named-fairness = 公平
named-challenges = 挑戰
named-data = 資料
named-export = 匯出
named-shared = 已分享
named-delete = 刪除
named-account = 帳號
named-link = 連結
named-unlink = 解除連結
named-help = 說明
named-daily = 每日挑戰
named-today = 今天
named-mind = 心智
named-yesterday = 昨天
named-top = 排名
named-remind = 提醒
named-time = 時間
named-language = 語言
named-topic = 主題

## 文字各部分之間的符號
sign-comma = 、
sign-semicolon = ；
sign-colon = ：
sign-brackets = （{ $text }）
percent = { $percent }%

## 人們會輸入的詞，任何語言、任何時候都認得，以逗號分隔；空格也可以打成連字號
typed-first-to = 先得, 先拿, 先
typed-first-to-after = 分
typed-best-of = 最佳
typed-best-of-after = 戰制, 局制
typed-endless = 無限, 不限, 不限回合
typed-off = 關閉, 不要, 停止
typed-flag = 旗, 插旗, 旗子
typed-times = ｘ, ＊, 乘
typed-lizard-spock = 蜥蜴史巴克, 史巴克蜥蜴, 蜥蜴, 史巴克, 剪刀石頭布蜥蜴史巴克
# 成對的字母：容易當成拉丁字母的，以及那個拉丁字母。
typed-lookalikes = ＡA, ＢB, ＣC, ＤD, ＥE, ＦF, ＧG, ＨH, ＩI, ＪJ, ＫK, ＬL, ＭM, ＮN, ＯO, ＰP, ＱQ, ＲR, ＳS, ＴT, ＵU, ＶV, ＷW, ＸX, ＹY, ＺZ
# 不是時區本名的地名，以及它的時區；有好幾個時區的就寫好幾次。
typed-cities = 台北 Asia/Taipei, 臺北 Asia/Taipei, 台灣 Asia/Taipei, 臺灣 Asia/Taipei, 台中 Asia/Taipei, 台南 Asia/Taipei, 高雄 Asia/Taipei, 新竹 Asia/Taipei, 香港 Asia/Hong_Kong, 澳門 Asia/Macau, 北京 Asia/Shanghai, 上海 Asia/Shanghai, 新加坡 Asia/Singapore, 吉隆坡 Asia/Kuala_Lumpur, 東京 Asia/Tokyo, 日本 Asia/Tokyo, 首爾 Asia/Seoul, 韓國 Asia/Seoul, 倫敦 Europe/London, 英國 Europe/London, 巴黎 Europe/Paris, 柏林 Europe/Berlin, 紐約 America/New_York, 洛杉磯 America/Los_Angeles, 舊金山 America/Los_Angeles, 溫哥華 America/Vancouver, 雪梨 Australia/Sydney
# 放在時間前面；…-after 放在後面。
typed-in = 再過, 過
typed-in-after = 後, 之後, 以後
typed-tomorrow = 明天, 明日
typed-daily = 每天, 每日
typed-weekly = 每週, 每周, 每星期, 每禮拜, 每
typed-monthly = 每月, 每個月
# 詞的開頭；帶句點的是整個詞。
typed-minutes = 分
typed-hours = 小時, 個小時, 時, 鐘頭, 個鐘頭
typed-days = 天, 日
typed-weeks = 週, 周, 星期, 個星期, 禮拜, 個禮拜
typed-monday = 一, 週一, 周一, 星期一, 禮拜一
typed-tuesday = 二, 週二, 周二, 星期二, 禮拜二
typed-wednesday = 三, 週三, 周三, 星期三, 禮拜三
typed-thursday = 四, 週四, 周四, 星期四, 禮拜四
typed-friday = 五, 週五, 周五, 星期五, 禮拜五
typed-saturday = 六, 週六, 周六, 星期六, 禮拜六
typed-sunday = 日, 天, 週日, 周日, 星期日, 星期天, 禮拜日, 禮拜天

## Web pages
web-nav = 頁面
web-about-nav = 關於我
web-languages = 語言
web-skip = 跳到內容
web-to-start = 回首頁
web-missing-title = 這裡什麼也沒有
web-missing = 我往水晶球裡看了兩次。網址不對，或原本在這裡的東西已經不在了。
web-too-long-title = 太多了
web-too-long = 送來的比我這裡收的多。請少送一點，什麼都沒丟。
web-failed-title = 出了差錯
web-failed = 錯在我，不在你。什麼都沒丟，請稍後再試。
web-busy-title = 請稍候
web-busy = 目前很多人正在瀏覽我的頁面。請過幾秒再試一次。
web-home-title = 我是 Gadalka，會讀心。一點點。
web-home-about = Discord 和 Telegram 上的占卜師：玩剪刀石頭布、猜單雙和踩地雷，學你怎麼選，告訴你它看到了什麼，並證明它沒有作弊。
web-home-discord = 加到 Discord
web-home-telegram = 在 Telegram 開啟
web-home-games-title = 我們能玩什麼
web-home-games = 三招、五招或任何奇數招的剪刀石頭布、猜單雙和踩地雷：跟我玩、跟朋友玩，每天一個新的心智和一個新的盤面。寫策略的人送來一份，就知道它排在哪裡。
web-home-reads-title = 我在你身上看到什麼
web-home-reads = 沒有人是隨機的，故意也不行。我看你贏了、輸了、平手之後怎麼做，說出我料到什麼、為什麼；你開口，我就忘掉。
web-home-pledge-title = 為什麼你不必相信我
web-home-pledge = 在你選之前，我的招已經定了，它的封印就在訊息裡。我所有的骰子都出自一份承諾，編號 { $pledge }。把它記下來，每一場對局都能檢查。
web-home-check = 檢查一場對局
web-privacy-title = 隱私
web-privacy-use-title = 用來做什麼
web-privacy-use =
    為了認得你、接著玩下去，並證明我沒有作弊。不做廣告，也不給任何人：這個程式不會自行外傳任何東西。
    你刪除的東西可能還留在備份裡，最多 400 天。備份若有一天還原，會立刻再刪一次。
    Discord 和 Telegram 自己留存你的什麼，請看它們的政策。
web-privacy-pages-title = 這些網頁
web-privacy-pages =
    這些頁面不設 Cookie、不計算訪客，也不從別處載入任何東西。你在這裡檢查的內容留在你的瀏覽器裡。
    和任何網站一樣，架設這個機器人的人看得到連線的位址；機器人自己不記錄。
web-privacy-rights-title = 你能做什麼
web-privacy-rights = 在聊天中用 /settings 可以下載一切，也可以刪除一切：隨時、立刻，不必問任何人。有問題請找這個機器人的架設者。
web-terms-title = 條款
web-source = 原始碼
web-terms-what-title = 遊戲
web-terms-what = Gadalka 是遊戲，不收費。想玩多少就玩多少，自己玩或跟別人玩，年齡以 Discord 或 Telegram 允許的為準。
web-terms-host-title = 誰在架設
web-terms-host = 它是開放原始碼的軟體。在這個位址架設它的人對這個實例負責，也回答問題。軟體按現狀提供，不附任何保證。
web-terms-fair-title = 公平遊玩
web-terms-fair = 請公平玩：不要灌爆它、不要攻擊它，也不要用它騷擾別人。這樣做的人可能被放慢或擋在外面。這裡贏不到也輸不掉任何有價值的東西。
web-terms-yours-title = 屬於你的
web-terms-yours = 你送來的策略仍是你的。送來就表示你允許它在這裡出戰，並在你公開時顯示；你隨時可以撤回。
web-terms-end-title = 結束
web-terms-end = 你隨時可以停止，並刪除留存的資料：/data。條款可能會改，以這裡寫的為準。

## The page on which proofs are checked
web-verify-title = 自己查證
web-verify-intro = 貼上一份證明，你自己的瀏覽器就會檢查我有沒有公平出招：封印、標記、骰子與承諾，並把我的招重新走一遍。什麼都不會離開這個頁面。
web-verify-no-script = 檢查在你的瀏覽器裡進行，而這個瀏覽器不執行指令碼。有一份 Gadalka，用指令列也一樣：npm run -s gadalka -- verify "…" --pledge "…"
web-verify-paste = 證明
web-verify-hint = 「驗證」給的那一行，gdk3.… 或 gdb1.…。手上有的都可以一起貼：對局的訊息、你記下的承諾（gdp1.…）、當日金鑰（gdd1.…）。
web-verify-file = 檔案：證明、用來重走我的招的 /data export，或錦標賽的封包
web-verify-check = 檢查
web-verify-working = 檢查中…
web-verify-playing = 已重走：{ $total } 場對局中的 { $done } 場，用了 { $seconds } 秒。
web-verify-cancel = 取消
web-verify-cancelled = 已取消，什麼都沒查出來。
web-verify-result = 查到了什麼
web-verify-failed = 檢查中斷了，是我的錯。這不代表證明有問題；npm run -s gadalka -- verify 也許能查下去。
web-verify-fits = 查過的全都相符
web-verify-open = 沒有發現錯誤，但還有未定之處
web-verify-wrong = 有地方不相符，別相信它
web-verify-mark-fits = 相符
web-verify-mark-open = 未定
web-verify-mark-wrong = 不相符
web-verify-moves = 逐招查看
web-verify-move-number = 序
web-verify-move-mine = Gadalka
web-verify-move-again = 重走
web-verify-move-seal = 封印
web-verify-limits-title = 這不能證明什麼
web-verify-limits = 承諾是不是我的，只有在對局之前記下它的人才知道；頁面自帶的那一份只是架設者的說法。你沒貼上的訊息，證明管不到；骰子要等三天後公布當日金鑰才查得到。至於封包，這裡只重走 Gadalka 內附策略的對局；他人所寫檔案的結果，仍以架設者的簽章為憑。
web-verify-save = 把這個頁面存成一個檔案：沒有網路、沒有我也能用
web-verify-signed = 由承諾 { $pledge } 的架設者簽章。
web-verify-pledge-yours = 正是你貼上的承諾。
web-verify-pledge-host = 這是本頁架設者的承諾。請與你記下的比對。
web-verify-pledge-later = 承諾 { $pledge } 由同一位架設者接續你貼上的那一份。它是否在對局之前公布，要由你判斷。
web-verify-pledge-other = 承諾 { $pledge } 不是你貼上的那一份。
web-verify-dice-early = 骰子用的是還沒到的日子的金鑰：{ $date }。
web-verify-key-due = 當日金鑰已在 { $date } 公布。請貼上它或更晚的一把：/fairness 裡有。
web-verify-false-history = 這場對局綁定的回合，和匯出檔裡的不同。
web-verify-gap-export = 那需要 /data export 的檔案，請在上面加入。
web-verify-gap-strategy = 這個頁面不認識這種策略，或它不玩這個遊戲。
web-verify-no-messages = 沒有和對局的訊息比對。請貼上你留下的訊息。
web-verify-messages-fit = 這場對局相符的訊息：{ $count } 則，涵蓋 { $sealed } 招中 { $seals } 招的封印。
web-verify-messages-broken = 這場對局與實際不符的訊息：{ $count } 則。
web-verify-messages-other = 貼上的訊息裡沒有與此相關的內容。如果那就是它的訊息，這份證明就不是它們所顯示的。
web-verify-board-shown = 這個盤面的封印就在貼上的訊息裡。
web-verify-nothing = 這裡面沒有證明。它是以 gdk3. 或 gdb1. 開頭的一行，來自對局或盤面結束時的「驗證」。
web-verify-damaged = 這份證明損壞或被截短了。請重新複製整行，或使用檔案。
web-verify-unknown = 這來自更新的版本，或是本頁不認識的遊戲。
web-verify-pledge-damaged = 承諾損壞、被截短或是偽造的。它是以 gdp1. 開頭的一行。
web-verify-not-export = 這不是 /data export 給的檔案。
web-verify-too-long = 超過一百萬個字元了。只貼證明和那場對局的訊息就好。
web-verify-file-too-large = 這個檔案對本頁來說太大了。指令列讀得了：封包用 npm run -s gadalka -- arena replay，其他用 npm run -s gadalka -- verify。
web-verify-bundle-whole = 封包完整：位元組與第一行所寫的一致。
web-verify-bundle-same = 在這裡重走，每一招都相同：{ $total } 場對局中的 { $count } 場。
web-verify-bundle-differs = 在這裡重走，結果不同：{ $count } 場對局。第一場是第 { $match } 場，{ $names }。
web-verify-bundle-engine = 這個封包出自另一個版本的 Gadalka，或帶有架設者自有策略的版本。差異可能由此而來，以架設者的版本為準。
web-verify-bundle-left = 沒有在這裡重走：{ $count } 場對局。它們需要這個頁面沒有的檔案、策略或遊戲；npm run -s gadalka -- arena replay 也許有。
web-verify-bundle-clock = 沒有可比較之處：{ $count } 場對局。它們無效，或由時鐘決定。
web-verify-bundle-table = 誰遇上誰，以及表中的每個名次，都由計畫與這些結果得出。
web-verify-bundle-table-differs = 誰遇上誰，或這張表，無法由計畫與這些結果得出。
web-verify-bundle-plan-wrong = 裡面的對局不是計畫中的：有的缺少、重複或被改動，或者計畫本身被改動。
web-verify-bundle-unplayed = 沒有任何對局的配對：{ $count } 對。那個月沒有進行，或被略去了。
web-verify-bundle-draw = 抽籤由公布的當日金鑰、參賽者與設定得出。
web-verify-bundle-draw-differs = 抽籤無法由當日金鑰、參賽者與設定得出。
web-verify-bundle-draw-key = 主辦者有可能挑選抽籤結果。要檢查，請貼上 /fairness 從 { $date } 起顯示的當日金鑰，或更晚的一把。
web-verify-bundle-draw-chosen = 這裡沒有什麼能排除主辦者挑選了抽籤結果。若你記下了主辦者的承諾，請貼上。
web-verify-bundle-damaged = 這個封包損壞了，或簽章是假的。別相信它。
proof-page = 在你自己的瀏覽器裡查，什麼都不用送出：{ $link }

## Web: arena
web-arena-title = 競技場
web-arena-about = 任何人寫的策略和我自己的，每一對輪流對戰，一個月一個月地算。
web-arena-empty = 這個月還沒有任何一對打過。
web-arena-feed = 以摘要訂閱
web-arena-enter-title = 送一個來
web-arena-enter = 把策略寫成一個檔案送來：/strategy submit。一天後它就在這裡出戰。
web-arena-matrix = 誰贏誰
web-arena-point = 指向一格，或用方向鍵逐格移動。
web-arena-point-first = 列 → 欄：每一百回合中贏的減去輸的。
web-arena-standings = 排名表
web-arena-rank = 名次
web-arena-name = 名稱
web-arena-worst = 表現最差的對手
web-arena-play-title = 怎麼跟它對戰
web-arena-play = 在聊天裡：{ $command }
web-arena-again = 在家重打這個月：{ $command }
web-arena-met = 對上其他每一個
web-arena-numbers = 用數字看
web-arena-house = 我自己的策略之一：其他策略以它為尺。
web-arena-file = 有人寫了它，以一個檔案送來。
web-arena-ghost = 幽靈：它照著某人從前的打法出手。
web-arena-version = 第 { $version } 版，自 { $date } 起對所有人開放
web-arena-begun = 新的月份開始了。
web-arena-bundle = 整個月在一個檔案裡
web-arena-no-bundle = 這裡沒有這個月的檔案。等這個月的金鑰公布、架設我的人做好之後就會有。
web-arena-no-game = 我沒有這種遊戲的聯賽。
web-arena-no-month = 我沒有那個月的排名表。
web-arena-no-entrant = 這個月的排名表裡沒有這個名稱。
## Web: tournaments
web-tournament-title = 聊天裡的錦標賽
web-tournament-where = 聊天裡的每場錦標賽都有自己的網頁，不列在任何地方：在那裡輸入 /tournament status 就有網址。
web-tournament-unlisted = 這個網頁不列在任何地方。有網址的人看得到聊天裡看得到的，直到聊天裡不再有為止。
web-tournament-cross = 對戰表
web-tournament-cross-large = 超過 { $max } 個參賽者就沒有對戰表：每一輪的配對說的是同一件事。
web-tournament-pairings = 誰遇上誰，為什麼
web-tournament-again = 再打一遍
web-tournament-forgotten = 配對我保留三十天，這些更久了。
web-tournament-bundle = 下載檔案
web-tournament-making = 檔案正在產生：每一局都要再打一遍。過一會兒再試。
web-tournament-rounds = 逐回合
web-tournament-rounds-how = 雙方出了什麼、誰領先多少，以及各自出招前預料對方出什麼。✓：料中了。
web-tournament-rounds-none = 這一局無法顯示：它是由時間決定的，或其中一方所依據的東西已經不在了。
web-tournament-rounds-long = 重打這一局對網頁來說太久了。檔案裡有它的每一招。
web-tournament-rounds-busy = 現在有人在看別的對局，這一局得先重打。過一會兒再試。
web-tournament-number = 回合
web-tournament-lead = 領先
web-tournament-expected = { $name } 的預料
web-tournament-right = { $name } 料中 { $all } 招裡的 { $right } 招。
web-tournament-expects-nothing = { $name } 沒說預料什麼。
## 網頁：指尖下的踩地雷
web-mines-opening = 正在打開你的盤面 …
web-mines-no-script = 盤面需要指令碼，而這個瀏覽器沒有執行。在聊天裡不需要：/mines
web-mines-outside = 這個頁面不知道你是誰。請從聊天打開：在 Telegram 是小程式，在 Discord 是活動。兩邊是同一局遊戲。
web-mines-unreachable = 沒有回應。你做過的都還在，會自動再送一次。
web-mines-retry = 再試一次
web-mines-too-often = 這超過我看得過來的量。馬上就能繼續。
web-mines-not-understood = 我看不懂這個頁面送來的東西。請從聊天再打開一次。
web-mines-level = 盤面
web-mines-own-size = 自訂大小
web-mines-no-guess = 不需要猜
web-mines-begin = 開始
web-mines-larger = 放大格子
web-mines-smaller = 縮小格子
web-mines-how = 點一下打開，長按插旗；點數字會打開周圍。用按鍵：方向鍵、Enter，F 插旗。
web-mines-cell-covered = { $cell }：未打開
web-mines-cell-flag = { $cell }：旗子
web-mines-cell-mine = { $cell }：地雷
web-mines-cell-blown = { $cell }：爆炸的地雷
web-mines-cell-wrong = { $cell }：插錯的旗子
web-mines-cell-number = { $cell }：{ $number }
web-mines-cell-empty = { $cell }：已打開，附近沒有地雷

## Web: try it here
web-try-title = 你能出乎我的意料嗎？
web-try-about = 剪刀石頭布或猜單雙，就在這裡。我在你的瀏覽器裡思考：什麼都不儲存，什麼都不送出，你離開這個頁面，我就忘了你。
web-try-begin = 在這裡試試
web-try-move = 你的招
web-try-first = 我的招已經選好了。換你。
web-try-first-guess = 單還是雙？我已經猜好了。猜錯了，這分歸你。
web-try-keys = 也可以按鍵：{ $keys }。
web-try-score = 你 { $won } : { $lost } Gadalka · 平手：{ $drawn }
web-try-score-guess = 你 { $won } : { $lost } Gadalka
web-try-no-script = 我要在你的瀏覽器裡思考，而這個瀏覽器不執行指令碼。在聊天裡不需要：/rps、/oddeven

## 分享的對局
replay-title = 你分享的內容
replay-shared = 知道這個網址的人都能看。
replay-asked = 你同意了。等 { $name } 也按下「分享」，就會有網頁；在那之前什麼都不會顯示。
replay-how = 網頁會顯示名字、每一手和我的預料，保留一年。它不在任何清單上，你隨時可以收回：/data shared
replay-waits = 等待另一方同意
replay-none = 你沒有分享任何內容。在結束的對局或對決下方按「分享」，就會做成網頁。
replay-stopped = 已收回：網頁不見了。
replay-not-there = 這個你已經沒有在分享了。
replay-too-long = 逐回合最多顯示 { $max } 回合。
replay-too-many = 你已經分享了 { $max } 個。請先收回一個：/data shared
web-replay-gone-title = 這裡沒有內容
web-replay-gone = 不是從來沒有，就是已經被收回。
web-replay-expected = 對 { $name } 的預料
web-replay-right = { $name } 的 { $all } 手裡，我料中了 { $right } 手。
web-replay-unlisted = 這個網頁不在任何清單上。裡面的人隨時可以在聊天中收回：/data shared
