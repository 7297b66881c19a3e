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
round-won = 你 { $yours } · Gadalka { $mine } → 你得分
round-lost = 你 { $yours } · Gadalka { $mine } → Gadalka 得分
round-drawn = 你 { $yours } · Gadalka { $mine } → 平手
round-missed = 你 { $yours } · Gadalka { $mine } → Gadalka 猜錯，你得分
round-hit = 你 { $yours } · Gadalka { $mine } → Gadalka 猜中了
round-toast = { $round } · { $won } : { $lost } · 下一封印 { $seal } · 種子 { $seed } · 標記 { $mark }
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
seal-first = 你出招前已封好：我的第一招 { $seal } · 種子 { $seed } · 標記 { $mark }
seal-next = 下一招已封好：{ $seal } · 種子 { $seed } · 標記 { $mark }
seal-end = 種子 { $seed } · 標記 { $mark }
seal-word = 你的字詞：{ $word }
seal-anew = 已重新封好：{ $seal } · 種子 { $seed } · 標記 { $mark }
button-why = 為什麼？
button-stop = 結束
button-rematch = 再來一局
button-continue = 繼續
button-continue-at = 繼續 { $won } : { $lost }
button-continue-choice = { $number }. { $won } : { $lost }
button-new = 新對局
button-verify = 驗證
button-chart = 圖表
button-details = 詳情
button-rules = 規則
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
evidence-after-own = 你出 { $yours } 之後，{ $total } 次裡有 { $count } 次接著出它
evidence-after-other = 我出 { $mine } 之後，{ $total } 次裡你有 { $count } 次接著出它
evidence-after-both = 你出 { $yours }、我出 { $mine } 之後，{ $total } 次裡你有 { $count } 次接著出它
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
context-played = 你出了它，
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
    [1] { $moves } 之後，
    [2] { $moves } 之後隔一回合，
   *[other] { $moves } 之後第 { $back } 回合，
  }
context-after-two = { $earlier }{ $gap ->
    [1] ，接著
   *[other] ，{ $gap } 回合後
  }{ $later } 之後，
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
context-results = { $before }，接著{ $next }
context-after-results = { $results }之後，
context-step = { $step ->
    [same] 你重複上一招之後，
    [other] 你換招之後，
    [beating] 你改出剋自己前一招的招之後，
    [beaten] 你改出被自己前一招剋的招之後，
   *[far] 你像 { $from } → { $to } 這樣換招之後，
  }
context-steps = 走勢相同的 { $moves } 招之後，
context-alike = { $rounds ->
    [1] 經過一模一樣的一回合之後，
   *[other] 連續 { $rounds } 回合都一模一樣之後，
  }
context-from-yours = { $step ->
    [same] 你重複了上一招，
    [other] 你換了招，
    [beating] 你改出剋自己上一招的招，
    [beaten] 你改出被自己上一招剋的招，
   *[far] 你從 { $from } 換到 { $to }，或類似的換法，
  }
context-from-mine = { $step ->
    [same] 你出了我的上一招，
    [other] 你出了我上次沒出的招，
    [beating] 你出了剋我上一招的招，
    [beaten] 你出了被我上一招剋的招，
   *[far] 我出 { $from } 你就回 { $to }，或類似的應法，
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
why-model-off = 你要我別讀你，所以我隨機出招。/model on 可以讓我再讀。
why-frozen = 你的模型已凍結：我不再學新東西。
why-record = 這局我猜中 { $all } 招裡的 { $right } 招。
why-guessed = 從沒見過類似的局面，所以我亂猜。
why-unexpected = 上一回合我沒特別料到什麼。
why-random = 這個對手什麼都不讀，每一招都隨機。
why-apart = 這裡出招的是別人做的檔案或幽靈。它怎麼想，只有它知道；它比你先選好招，封印可以作證。
why-by-rule = 這個對手照自己的規則出招，不打算猜你的下一招。
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
continue-waits = { $won } : { $lost } 的那一局在等你：/{ $command } continue
continue-aside = 🔮 已擱置：{ $name } { $won } : { $lost } Gadalka
continue-kept = 比分保留 { $days } 天。要繼續：按按鈕，或 /{ $command } continue
continue-is-aside = 這一局擱置中，什麼都沒算。按「繼續」就能接著打。
continue-nothing = 沒有等著你的對局。開一局：/{ $command } play
continue-gone = 那一局已經不再保留。另開一局：/{ $command } play
continue-asked-gone = 那個問題已經回答過，或是太久了。再問一次：/{ $command } play
end-no-rounds = 一回合都沒打。
end-last-round = 最後一回合：你 { $yours }，Gadalka { $mine }。
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
    [1] 我照規則出招，誰都沒看。沒有顯眼的習慣。
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
duel-read-round = 第 { $round } 回合：我會料 { $move }：{ $because }（憑運氣：{ $luck }）。
duel-read-often = { $who ->
    [you] { $total } 次裡你出它 { $count } 次
   *[other] { $total } 次裡 { $name } 出它 { $count } 次
  }
duel-read-after-own = { $who ->
    [you] 你出 { $own } 之後，{ $total } 次裡有 { $count } 次接著出它
   *[other] { $name } 出 { $own } 之後，{ $total } 次裡有 { $count } 次接著出它
  }
duel-read-after-other = { $who ->
    [you] 對手出 { $other } 之後，{ $total } 次裡你有 { $count } 次接著出它
   *[other] 對手出 { $other } 之後，{ $total } 次裡 { $name } 有 { $count } 次接著出它
  }
duel-read-after-both = { $who ->
    [you] 你出 { $own }、對手出 { $other } 之後，{ $total } 次裡你有 { $count } 次接著出它
   *[other] { $name } 出 { $own }、對手出 { $other } 之後，{ $total } 次裡有 { $count } 次接著出它
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
duel-read-strip-expected = ← 我會料的招
duel-read-known = { $known ->
    [0] 先前我一無所知，隨著對決邊看邊學。
   *[other] 我憑著先前的 { $known } 回合，隨著對決邊看邊學。
  }
strip-yours = ← 你的招
strip-mine = ← 我的招
strip-results = ← 🟢 你贏 🔴 我贏 ⚪ 平手
strip-results-no-draws = ← 🟢 你贏 🔴 我贏
end-seals = 封印全部解開：{ $sealed } 個中有 { $opened } 個相符。
end-sealed = 封印全部解開：我的招都比你先選好。
end-sealed-unopened = 有 { $sealed } 招在你出招前就封好。「驗證」會解開每個封印。
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
chart-you = 你
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
proof-seed = 種子
proof-how = 在家驗證，用一份 Gadalka、你抄下的承諾和 /data export 的檔案：npm run -s gadalka -- verify "…" --pledge "…" --history export.json
proof-how-file = 在家驗證，用一份 Gadalka、附檔、你抄下的承諾和 /data export 的檔案：npm run -s gadalka -- verify --file gadalka-proof.txt --pledge "…" --history export.json
proof-none = 你沒有已結束的對局可以驗證。玩一局：/rps play 或 /oddeven play
proof-not-yet = 這一局還沒結束，我的封印先不解開，結束時才解。
proof-folded = 這局的逐回合紀錄已不再保留，這裡解不開封印。它結束時的證明行還可以：/rps verify proof:…
proof-unreadable = 這不是我的證明行。它以 gdk3. 開頭（較舊的是 gdk1. 或 gdk2.），來自已結束對局的「驗證」按鈕，而且要完整。
proof-pledge-lost = 這裡已經找不到這一局的承諾，所以我無法為證明簽章。
proof-first-version = 這一局早於我的承諾。這一行顯示招與我寫下的封印相符；它沒有簽章，也證明不了封印是在你出招前寫下的。
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
command-rps-continue = 繼續擱置的對局
command-rps-verify = 檢查我有沒有作弊
command-oddeven = 猜單雙：你選，我猜
command-oddeven-play = 開始玩；我猜錯就是你得分
command-oddeven-continue = 繼續擱置的對局
command-oddeven-verify = 檢查我有沒有作弊
command-model = 我知道你什麼，又可以學什麼
command-model-show = 我怎麼看你，又有多少把握
command-model-reset = 讓我忘記你怎麼玩；比分會留著
command-model-freeze = 我照樣讀你，但不再學新東西
command-model-off = 我隨機出招，什麼都不學
command-model-on = 我重新開始向你學
command-model-duels = 我可不可以從你和別人的對決裡學
command-model-share = 你的出招能否混入眾人統計，幫我面對陌生人
command-model-ghost = 你同意的話，讓你的出招方式成為別人的對手
command-strategy = 對手：有哪些，以及你為它們取的名稱
command-strategy-list = 所有對手，一行一個
command-strategy-info = 單一對手：遊戲、設定、來源
command-strategy-register = 為一個策略和它的設定取個你自己的名稱
command-strategy-mine = 你為策略取的名稱
command-strategy-update = 讓你的名稱改指另一個策略
command-strategy-withdraw = 放棄你的一個名稱
command-strategy-submit = 把你寫的策略以檔案寄來
command-strategy-open = 向所有人公開你某個檔案的原始碼
command-strategy-source = 檔案的原始碼（若已公開）
command-strategy-report = 私下告訴架設者某個策略有什麼問題
command-help = 我會做什麼，又該怎麼問
option-help-command = 想多了解哪個指令，例如 rps
command-start = 我是誰，順便來一局
command-privacy = 存了你的哪些資料
command-fairness = 是什麼約束我公平，又該怎麼查
command-data = 你的資料：帶走或刪除
command-data-export = 我存下的關於你的一切，存成檔案
command-data-delete = 刪除我存下的關於你的一切
command-account = 跨平台的同一位玩家：連結、分開、在那裡的名稱
command-account-link = 用代碼把這個帳號和你在另一平台的帳號連起來
command-account-unlink = 把連結的帳號再分開
command-account-name = 其他平台看到你的哪個名稱
option-link-code = 另一平台給的代碼；不填就由我給你一個
option-name-across = here、hidden 或你自訂的名稱；不填就說明現況
option-variant = 經典（3 招）或蜥蜴史巴克（5 招）
option-length = 先得 10 分（first to 10）、9 戰制（best of 9）、endless …
option-learning = 我是否從你的對決中學；不填就說明現況
option-sharing = 你是否分享出招方式；不填就說明現況
option-ghost-named = 是否以你命名；否則名稱看不出是誰
option-ghost = 看現況、重新凍結，或召回
option-game = 哪個遊戲；不填就是剪刀石頭布
option-level = 我把你讀得多透；與對手擇一
option-opponent = 和你對戰的策略；全部：/strategy list
option-strategy = 一個對手，或別人註冊的名稱
option-registered-name = 3 到 24 個字母、數字和連字號，以字母開頭，例如 my-markov
option-registered-strategy = 這個名稱代表什麼，例如 markov:order=4,decay=0.98
option-strategy-file = 你的策略：JavaScript，或型別可抹除的 TypeScript；最多 64 KB
option-file-name = 它的名稱：新的，或你已有的（上傳新版本）
option-strategy-note = 你對它的一行說明
option-any-name = 別人為策略取的名稱
option-report-reason = 它有什麼問題
option-proof = 證明行（gdk3.…）；不填就是你上一局
option-word = 你自己的字詞會加入抽籤，讓我無法獨自決定
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
strategy-list-more = 看某一個：/strategy info markov。和它玩：/rps play opponent=markov 或 /oddeven play opponent=markov
strategy-info-which = 哪一個？例如 /strategy info markov。所有名稱：/strategy list
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
registration-mine-more = 看成績：/strategy info。更改或放棄：/strategy update、/strategy withdraw
registration-none = 你還沒有註冊策略。從這裡開始：/strategy register my-markov markov:order=4
registration-how = 請給名稱和策略：/strategy register my-markov markov:order=4。所有策略：/strategy list
registration-update-how = 請給你的一個名稱和策略：/strategy update my-markov markov:order=5。你的名稱：/strategy mine
registration-withdraw-how = 哪一個？輸入 /strategy withdraw 和名稱。你的名稱：/strategy mine
registration-withdraw-title = 要放棄 { $name } 嗎？
registration-withdraw-file = 之後誰都不能再和它玩，進行中的對局會無結果結束，檔案也會刪除。誰都可以取用這個名稱。
registration-withdraw-text = 之後誰都不能再用這個名稱和它玩，誰都可以取用這個名稱。已開始的對局會繼續。
button-withdraw = 放棄
registration-withdrawn = 已放棄 { $name }，名稱空出來了。
registration-kept = 保留了。
registration-bad-name = 「{ $name }」不能當名稱。名稱要有 3 到 24 個字元，可用字母 a 到 z、數字和連字號，並以字母開頭，例如 my-markov。
registration-reserved-name = 「{ $name }」在這裡另有意思。換個名稱吧，例如 my-{ $name }。
registration-indecent-name = 「{ $name }」不適合在大家面前說。換個名稱吧。
coarse-stems = 幹你 操你 肏 屌你 雞掰 機掰 婊子 妓女 強姦 強暴 輪姦 賤貨 賤人 白痴 智障 納粹 希特勒
coarse-words = 幹 屌 屄 靠北 靠杯
coarse-innocent = 幹練 才幹 樹幹 主幹 骨幹 幹部
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
submission-done = 🔮 { $name } 已註冊
submission-version = 🔮 { $name } 有新版本：{ $version }
submission-known = 🔮 { $name } 已經就是這個檔案
submission-draft = 草稿，只有你能用：和它玩，或讓它參加錦標賽。開放給所有人：
submission-public = 知道名稱的人都能和它玩。
submission-results = { $game }：{ $matches } 局（每局 { $rounds } 回合）中贏了 { $won } 局，每回合 { $mean } 分。回合的勝:負:平，以及每回合得分：
submission-other-game = { $game }：{ $matches } 局中贏了 { $won } 局，每回合 { $mean } 分。
submission-not-there = { $game }：沒有打，因為{ $reason }。
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
strategy-name-missing = 哪一個？輸入 { $command } 和名稱。
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
fairness-how = 檢查一局：結束時按「驗證」，在你自己的機器上把那一行連同這份承諾交給 gadalka verify。我在這裡說的，只是我的一面之詞。

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
clock-soon = 隨時
clock-days = { $count } 天
clock-hours = { $count } 小時
clock-minutes = { $count } 分
clock-seconds = { $count } 秒

## 說明、問候、隱私、資料
help-brief = 🔮 我和你對戰，學你怎麼選：/rps、/oddeven、/mines。我會的其他事，點一下就看得到。
help-title = 🔮 我會做什麼
help-tips = 細看其中一個：/help tournament。帶選項：/rps play lizard-spock first to 5。對局中，「為什麼？」說出我看到了什麼，「結束」會結束對局。
help-options = 可以加上：
help-options-how = [方括號] 裡的可以省略，順序不拘，也可以寫名稱：{ $example }。有選單的地方就用選的。
start-title = 🔮 我是 Gadalka
start-text = 我會讀一點心。挑個遊戲：我學你怎麼選，告訴你我看到了什麼，並證明我沒有作弊。
start-mines = 踩地雷
start-more = 我會做的一切：/help。我留存你的什麼：/privacy。怎麼檢查我公不公平：/fairness
privacy-fairness = 怎麼檢查我公不公平：/fairness
privacy-brief = 我留存我們對局中的招和結果。沒有你的同意，個人檔案不給任何人看。全部帶走或刪除：/data
privacy-title = 存了你的什麼
privacy-text =
    你在這個平台的 ID、我們對局中的招和結果；最近幾局另有設定，以及我出招的種子。
    你最近玩的那一週和那個月贏了幾個分出勝負的回合，以及那一天。
    若你同意讓別人看到（/profile privacy）：何時、範圍、你的名稱、此後你在哪裡玩。在那之前，你的個人檔案不公開。
    若你讓別人和你比較，或你問了別人：是誰、何時。問題一週後消失。
    你的 Telegram 使用者名稱，保留 90 天，好讓別人指名你。
    你和別人的對決：雙方的招和結果，雙方名稱保留兩週。計分的另存等級分的依據。
    你最近的踩地雷盤面與結果；競速則存一天誰參加。
    你註冊或寄來的策略、你的幽靈：是什麼、成績如何。
    若你連結帳號（/account link）：哪些、用什麼名稱。你給其他平台看的名稱（/account name）。
    自何時起我從你的對決學習（/model duels），或你分享出招方式（/model share）。
    除此之外不存：名稱、你的訊息、你在哪裡玩、何時玩。
    資料留在這個機器人的架設者那裡，除了你不給任何人看。我怎麼看你：/model show
    帶走：/data export。刪除：/data delete
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
account-link-question = 要把這個帳號和 { $name }{ $on } 連結嗎？
account-link-means = 只有那也是你，才這麼做。紀錄、模型、個人檔案、排行榜和封鎖都會合為一位玩家的；兩邊都能照用。之後持有任一帳號的人，都能匯出並刪除兩邊的一切。要再分開：/account unlink
account-link-stricter = 設定不同時，以較嚴的為準：不公開、關閉、不接受挑戰。不會通知別人。
account-link-yes = 連結
account-link-no = 不要
account-link-waiting = 你答應了。現在輪到問 { $name }{ $on }：透過我的訊息、代碼下方的「檢查」，或在那邊輸入 /account link。
account-linked = 連結好了：這個帳號和 { $name }{ $on } 現在是同一位玩家。要分開：/account unlink
account-link-declined = 已拒絕。沒有連結。要新代碼：/account link
account-link-refused = { $name }{ $on } 拒絕了。沒有連結。要新代碼：/account link
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
account-unlink-title = 要把這個帳號和 { $name }{ $on } 分開嗎？
account-unlink-text = 兩邊各自帶走在那裡打過的回合和它的設定。一回合都不會少。
account-unlink-yes = 分開
account-unlink-no = 保持連結
account-unlink-kept = 還是同一位玩家。
account-unlinked = 已和 { $name }{ $on } 分開：又是兩位玩家，各有自己打過的回合。
account-unlinked-none = 這個帳號沒有連結任何帳號。要連結：/account link
account-name-nobody = { $platform ->
    [discord] Discord 上的玩家
    [telegram] Telegram 上的玩家
    [terminal] 終端機的玩家
   *[other] 別處的玩家
}
account-name-shown = 在其他平台上，和你玩的人看到的你是「{ $name }」。
account-name-hidden = 在其他平台上，你的名稱是隱藏的：你是「{ $name }」。
account-name-how = 要更改：/account name here（你在這個平台的名稱）、/account name hidden，或自訂名稱。
account-name-bad = 名稱是一行最多 { $max } 個字元，不能有可點的東西：沒有 @、連結或長串數字。
