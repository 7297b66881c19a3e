# 全部文字：繁體中文（臺灣用語），照意思寫，不照英文字句寫。
# 口吻：一位有禮貌、帶點冷面幽默的占卜師；先說結果，一句話只說一件事，手機上一眼看完；不嘲笑人，不用統計術語。
# 無關緊要的地方才俏皮；同意、隱私、錯誤訊息一律直白：誰看得到什麼、多久、怎麼反悔。
# 稱呼：對使用者用「你」，Gadalka 自稱「我」；不預設任何人的性別，需要代名詞時用「對方」或「這位玩家」。
# Gadalka 是名字，不翻譯。標點用全形，引號用「」；比分「3 : 2」、間隔號「 · 」照舊用半形。
# 中文與拉丁字母、數字、表情符號之間空一格；百分比寫成「50%」；人名前後各空一格；指令前後空一格；句子之間不空格。
# 程式會接起某些片段（context-*、時鐘），所以這些片段以全形標點收尾。
# 用語（一）：round 回合、match 對局、move 招（動詞：出）、draw 平手、opponent 對手、strategy 策略、profile 個人檔案、model 模型、habit 習慣。
# 用語（二）：standings 積分榜、leaderboard 排行榜（上榜、榜上）、rank 名次、league 聯賽、tournament 錦標賽、entrant 參賽者、duel 對決、rated 計分、rating 等級分、decisive round 分出勝負的回合。
# 用語（三）：code 代碼、secret 祕密、fingerprint 指紋、anchor 錨點、seed 種子、random numbers 亂數、proof 證明、replay 重演、bundle 賽事檔、host（whoever runs this bot）架設者。
# 用語（四）：minesweeper 踩地雷、board 盤面、cell 格、flag 旗子（插旗、拔旗）、hint 提示、no-guess 免猜、race 競速、challenge 挑戰、submit 上傳、withdraw 撤回、link／unlink 連結／解除連結。
# 用語（五）：每日挑戰的 mind 今日對手、board of the day 今日盤面、attempt 機會、streak 連續天數（連勝只用於勝場）。
# 用語（六）：beat 剋（招與招之間）、贏（人與人之間）；read 讀、看穿；expect 料。chance：出招時「隨機」、猜中率「亂猜」、差距與習慣「巧合」；「運氣」只說人。
# 用語（七）：chat 聊天室、private chat 私訊、group 群組、server 伺服器、channel 頻道、role 身分組；人用「名字」，策略等用「名稱」。
# Not: 心智 (對手)、什麼都沒算 (不計分)、什麼都沒計入、留存 (保存)、骰子 (亂數)

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
length-best = { $of ->
    [3] 3 戰 2 勝
    [5] 5 戰 3 勝
    [7] 7 戰 4 勝
    [9] 9 戰 5 勝
   *[other] { $of } 戰制
  }
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
match-first = 請出招。我的已經定好了。
match-first-guess = 單還是雙？我的猜測已經定好。猜錯了，這分歸你。
round-moves = 你 { $yours } · Gadalka { $mine } → { $result }
round-won = 你得分
round-lost = 我得分
round-drawn = 平手
round-missed = 我猜錯，你得分
round-hit = 我猜中了
round-toast = 你 { $yours } · 我 { $mine } → { $result } · { $won } : { $lost }
round-expected = 我料你會出 { $move }。
round-expected-because = 我料你會出 { $move }：{ $because }。
round-unread = { $reason ->
    [apart] 這個策略在想什麼，它不說。
    [by-rule] 我照自己的規則出招，沒打算猜你。
    [by-merits] 我出的是目前對付你最划算的招，不然就是在試新招。
    [off] 照你的意思，我隨機出招，沒有讀你。
    [guessed] 毫無線索，我只好亂猜。
    [read] 我隨機出招：你好像看穿我了。
    [none] 我沒料到什麼特別的。
   *[random] 我隨機出招。
  }
button-why = 為什麼？
button-stop = 結束
button-rematch = 再來一局
button-verify = 驗證
button-check-in-browser = 自己檢查
button-open-page = 以網頁開啟
button-chart = 圖表
button-details = 詳情
button-more = 更多
button-rules = 規則
help-play = 玩遊戲
button-next = 下一步
button-back = 返回

## 多招遊戲的規則
rules-title = 🔮 誰剋誰：{ $game }
rules-rock-scissors = 石頭砸壞剪刀
rules-rock-lizard = 石頭砸扁蜥蜴
rules-paper-rock = 布包住石頭
rules-paper-spock = 布駁倒史巴克
rules-scissors-paper = 剪刀剪開布
rules-scissors-lizard = 剪刀砍下蜥蜴的頭
rules-lizard-paper = 蜥蜴吃掉布
rules-lizard-spock = 蜥蜴毒倒史巴克
rules-spock-scissors = 史巴克捏碎剪刀
rules-spock-rock = 史巴克蒸發石頭
rules-beats = { $winner } 剋 { $loser }
rules-caption = 箭頭指向被剋的招
rules-alt = { $game }：所有的招排成一圈，箭頭從每一招指向它剋的招。{ $rules }
rules-play = 雙方出一樣就是平手。開始玩：/rps play { $variant }

## 它看到了什麼
evidence = { $kind ->
    [often] { $total } 次裡你有 { $count } 次出這招
    [after-own] 你出 { $own }之後，{ $total } 次裡有 { $count } 次接著出這招
    [after-other] 我出 { $other }之後，{ $total } 次裡你有 { $count } 次接著出這招
    [after-both] 你出 { $own }、我出 { $other }之後，{ $total } 次裡你有 { $count } 次接著出這招
    [after-result-repeat] { $result ->
        [win] 贏了之後，{ $total } 次裡你有 { $count } 次重複上一招
        [loss] 輸了之後，{ $total } 次裡你有 { $count } 次重複上一招
       *[draw] 平手之後，{ $total } 次裡你有 { $count } 次重複上一招
      }
   *[after-result-change] { $result ->
        [win] 贏了之後，{ $total } 次裡你有 { $count } 次換招
        [loss] 輸了之後，{ $total } 次裡你有 { $count } 次換招
       *[draw] 平手之後，{ $total } 次裡你有 { $count } 次換招
      }
  }
context-times = { $total } 次裡有 { $count } 次
context-times-weighed = 佔 { $percent }%，越新的回合越有分量
context-last = { $situation }你上次接著出的就是這招
context-sentence = { $situation }{ $event }{ $times }
context-sentence-plain = { $event }{ $times }
context-played = 你接著出這招，
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
    [beating] 你改出能剋前一招的招之後，
    [beaten] 你改出會被前一招剋的招之後，
   *[far] 你像 { $from } → { $to }這樣換招之後，
  }
context-steps = 連續 { $moves } 招都是這種走勢之後，
context-alike = { $rounds ->
    [1] 碰到和上一回合一模一樣的回合之後，
   *[other] 碰到和最近 { $rounds } 回合一模一樣的走勢之後，
  }
context-from = { $reference ->
    [opponent] { $step ->
        [same] 你接著重複上一招，
        [other] 你接著換招，
        [beating] 你接著改出能剋上一招的招，
        [beaten] 你接著改出會被上一招剋的招，
       *[far] 你接著像 { $from } → { $to }這樣換招，
      }
   *[own] { $step ->
        [same] 你接著照抄我的上一招，
        [other] 你接著出我上次沒出的招，
        [beating] 你接著出能剋我上一招的招，
        [beaten] 你接著出會被我上一招剋的招，
       *[far] 我出 { $from }你就回 { $to }，或類似的應法，
      }
  }
why-expected = 上一回合我料你會出 { $move }：{ $because }。
why-blend = 上一回合我料你會出 { $move }。沒有哪個習慣單獨露了餡；{ $rounds ->
    [1] 我只記得一回合，而它指向這招。
   *[other] 我記得的 { $rounds } 回合裡，最像的那些都指向這招。
  }
why-sure = 我有 { $percent }% 的把握。
why-people = 上一回合我料你會出 { $move }。那時我還不認識你，大多數人都這麼出。
why-forgotten = 上一回合我料你會出 { $move }。至於為什麼，照你的意思，我忘了。
why-unread = { $reason ->
    [apart] 這個對手是別人的檔案，它不說自己在想什麼。它比你先選好招，有代碼為證。
    [by-rule] 這個對手照自己的規則出招，不打算猜你的下一招。
    [by-merits] 這個對手邊試邊找出對付你最划算的招，然後照著出。
    [random] 這個對手誰都不讀，每一招都隨機。
    [off] 你要我別讀你，所以我隨機出招。/model on 可以讓我再讀你。
    [guessed] 我從沒見過這種局面，所以亂猜。
    [chance] 這次我隨機出招：讀你的勝算不夠，不值得冒險。
    [careful] 我隨機出招：我們才剛認識，你可能知道我怎麼開局。頭幾回合我不太冒險。
    [read] 你靠我的猜測贏了太多，可能已經看穿我。所以我先隨機出招，等贏回一些再說。
    [spent] 我願意輸給你的分數，你都贏走了。從現在起，我每一招都隨機。
   *[none] 上一回合我沒料到什麼特別的。
  }
why-record = 這局我猜中 { $all } 招裡的 { $right } 招。
why-expected-by-rule = 上一回合我料你會出 { $move }。這是這個對手的規則：只看你的上一招，什麼也不學。
why-valued = { $chosen ->
    [move] 上一回合我出 { $move }：{ $situation }這招看來最划算，往後值 { $value } 分。
    [move-tried] 上一回合我隨機試了 { $move }：{ $situation }這招往後值 { $value } 分。
    [strategy] 上一回合我聽 { $name } 的：{ $situation }它看來最划算，往後值 { $value } 分。
   *[strategy-tried] 上一回合我隨機改聽 { $name } 的：{ $situation }它往後值 { $value } 分。
  }
why-daemon = { $said ->
    [yes] 上一回合我料你會出 { $move }，我聽的小精靈也這麼說。
   *[no] 上一回合我隨機出招：我聽的小精靈沒見過這種局面。
  }它記得你最近 { $moves } 招和最近 { $guesses } 次猜測，評分 { $rating }{ $rivals ->
    [0] 。
   *[other] ，第二名 { $next }。
  }
why-knew = 它知道的：{ $weights }。
why-counters = 上一回合我料你會出 { $move }。針對先前的出招，我的計數加總為 { $sums }。
why-too-early = 打完第一回合再問我吧。我的下一招還保密。

## 對局結束
end-title = { $ending ->
    [won] 🔮 { $name } 獲勝 { $won } : { $lost }
    [lost] 🔮 Gadalka 獲勝 { $lost } : { $won }
    [level] 🔮 平手：{ $name } { $won } : { $lost } Gadalka
    [stopped] 🔮 提前結束：{ $name } { $won } : { $lost } Gadalka
    [replaced] 🔮 提前結束：{ $name } { $won } : { $lost } Gadalka
    [forfeited] 🔮 對手棄權，{ $name } 以 { $won } : { $lost } 獲勝
   *[withdrawn] 🔮 對局結束：{ $name } { $won } : { $lost } · 這個對手已經不在了
  }
end-broke = { $line ->
    [0] 它的檔案當掉了，或是依時鐘超過兩秒，選不出下一招。打過的回合都算數。
   *[other] 它的檔案在第 { $line } 行第 { $column } 欄當掉，選不出下一招。打過的回合都算數。
}
match-none = 你沒有進行中的對局。開一局：/rps play
end-no-rounds = 一回合都沒打。
end-check = { $check ->
    [verified] ✓ 已驗證
   *[failed] ✗ 這一局沒通過我自己的檢查。別相信它，請告訴這個機器人的架設者。
  }
end-gave-me = { $habit }。我因此得了 { $points } 分{ $back ->
    [0] {""}
   *[other] ，你得了 { $back } 分
  }。
end-gave-you = { $habit }，我卻沒看出來。你因此得了 { $points } 分{ $back ->
    [0] {""}
   *[other] ，我得了 { $back } 分
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
   *[other] 你照順序輪流出招：{ $moves }
  }
end-plain = { $plain ->
    [mine] { $variant ->
        [0] 沒有哪個習慣出賣你。我是靠撿零頭贏的。
        [1] 說不出是哪個習慣害了你。功勞我和巧合各分一半。
       *[2] 你沒什麼破綻。姑且還是算我有先見之明吧。
      }
    [yours] { $variant ->
        [0] 我抓不到你的習慣。佩服。
        [1] 你什麼都沒洩漏。我可是看得很仔細。
       *[2] 你沒有一個顯眼的習慣。連紙牌都臉紅了。
      }
    [level] { $variant ->
        [0] 我們都沒洩漏什麼。
        [1] 平手，也沒有顯眼的習慣。紙牌聳聳肩。
       *[2] 不分高下，也沒有什麼好解讀的。
      }
    [short] { $variant ->
        [0] 太短了，替誰算命都不夠。
        [1] 才這幾回合？就算是我，也得多看一點。
       *[2] 才剛開始，還沒什麼可說的。
      }
    [random] { $variant ->
        [0] 我隨機出招，所以這局看不出你什麼。
        [1] 這次我什麼都沒讀。要謝要怪，都找你的運氣。
       *[2] 我的招全是隨機，你有什麼習慣都不影響。
      }
   *[by-rule] { $variant ->
        [0] 我守著我的規則，你也沒有顯眼的習慣。
        [1] 我照規則出招，誰也沒讀。沒有顯眼的習慣。
       *[2] 規則對上人，沒有哪個習慣特別顯眼。
      }
  }
end-read = { $rounds } 回合。我料中你 { $percent }% 的招，亂猜會中 { $chance }%：{ $verdict }。
end-unread = { $rounds } 回合。我什麼都沒讀。
verdict = { $verdict ->
    [read] 不只是巧合
    [escaped] 你溜掉的次數，多得不像巧合
   *[unsure] 回合太少，說不準
  }
strip-yours = ← 你的招
strip-mine = ← 我的招
details-title = 🔎 詳細數字：{ $score }
details-habit = { $habit }：{ $situations } 次裡有 { $followed } 次。這些回合裡我贏 { $mine } 次，你贏 { $yours } 次{ $drawn ->
    [0] {""}
   *[other] ，平手 { $drawn } 次
  }。

## 對局的圖表
chart-rounds = { $game }：{ $rounds } 回合
chart-best = { $who ->
    [you] { $by ->
        [0] 你從未領先。
       *[other] 你最多領先 { $by } 分，在第 { $round } 回合。
      }
    [me] { $by ->
        [0] 我從未領先。
       *[other] 我最多領先 { $by } 分，在第 { $round } 回合。
      }
   *[other] { $by ->
        [0] { $name } 從未領先。
       *[other] { $name } 最多領先 { $by } 分，第一次在第 { $round } 回合。
      }
  }
chart-turns = { $turns ->
    [0] 領先從未易主。
    [1] 領先易主一次，在第 { $round } 回合。
    [2] 領先易主兩次，最後一次在第 { $round } 回合。
   *[other] 領先易主 { $turns } 次，最後一次在第 { $round } 回合。
  }
chart-reach = 打 { $decided } 個分出勝負的回合，如果純屬巧合，二十局裡最多一局相差超過 { $reach } 分。
chart-ahead = { $who ->
    [you] 你領先 { $by } 分，這很難說是巧合。
    [me] 我領先 { $by } 分，這很難說是巧合。
   *[other] { $leader } 領先 { $by } 分，這很難說是巧合。
  }
chart-few = { $decided ->
    [0] 沒有一回合分出勝負。
   *[other] 分出勝負的回合只有 { $decided } 個，分不清是實力還是巧合。
  }
chart-stopped = 提前結束的對局說明不了太多：人總愛在領先的時候走。
chart-chosen = 你出了：{ $moves }
chart-grey = 灰色：純屬巧合時，20 次裡有 19 次落在這裡
chart-lead = 誰領先
chart-difference = 你的勝場減我的勝場
chart-moves = 你的招
chart-times = 次數
chart-round = 回合
chart-alt = { $score }。逐回合看誰領先：折線畫在代表巧合範圍的灰底上，你的招以長條表示。{ $lines }

## 公平證明
proof-moves = ✓ 我的每一招（共 { $count } 招）都是在你出招之前就定好的。
proof-mines = ✓ 地雷的位置由我的祕密和第一格決定，祕密在你按下之前就定好了。
proof-wrong = ✗ 這和我先前出示的不符。別相信它，請告訴這個機器人的架設者。
proof-shown = 我先出示的是：{ $bound }。背後的祕密：{ $secret }
proof-how-page = 到這裡還只是我的一面之詞。網頁會在你自己的瀏覽器裡檢查，也能比對你留下的訊息。
proof-how-line = 到這裡還只是我的一面之詞。有一份 Gadalka 就能自己檢查，也能比對你留下的訊息：npm run -s gadalka -- verify "…" messages.txt
source-at = 下載 Gadalka：{ $link }
source-unknown = 這裡沒有設定下載網址。請問這個機器人的架設者，哪裡可以拿到一份 Gadalka。
proof-none = 你沒有結束的對局或盤面可以驗證。玩一局：/rps play、/oddeven 或 /mines
proof-not-yet = 還沒結束。結束時我會出示祕密。
proof-unreadable = 這不是我的證明行。證明行以 gd1. 開頭，來自打完的對局的「驗證」按鈕，而且要完整。

## 沒有作用的按鍵
press-old-button = 那個按鈕太舊，不能用了。開新局：/rps play 或 /oddeven
panel-gone = 這個按鈕已經過時。現在是這樣。
panel-type = 請輸入：{ $example }
press-not-yours = 這不是你的。
match-of = 這是 { $name } 的對局。
board-of = 這是 { $name } 的盤面。
button-play-too = 我也要玩
button-play-private = 在私訊裡玩
press-round-played = 那一回合已經打過，沒有重複計算。比分在這裡。
press-match-over = 那一局已經結束，剛才按的不計分。
opponent-gone = 那個對手已經不在，這局打不下去了。開新局：/rps play 或 /oddeven

## 在任何聊天室邀人玩
offer-open-title = { $game }：誰都可以
offer-open-description = 先按的人和我對戰
offer-open-text = { $name } 邀人來和我玩一局。先按的人上場。
offer-own-title = { $game }：你自己玩
offer-own-description = 你和我對戰，大家圍觀
offer-own-text = { $name } 想知道未來。按下就開始。
offer-mines-open-description = 先按的人上場，大家圍觀
offer-mines-open-text = { $name } 擺出一盤踩地雷。先按的人上場。
offer-mines-own-description = 你玩，大家圍觀
offer-mines-own-text = { $name } 準備穿越地雷區。按下就開始。

## 指令
command-rps = 剪刀石頭布：和占卜師玩，或彼此對戰
command-rps-play = 開始玩；我邊玩邊學
command-oddeven = 猜單雙：你選，我猜
command-oddeven-play = 開始玩；我猜錯就是你得分
command-strategy = 對手：有哪些、你替它們取了什麼名稱
command-strategy-list = 所有對手，一行一個
command-strategy-mine = 你替策略取的名稱
command-strategy-submit = 上傳你寫的策略檔案
command-help = 我會做什麼、怎麼使喚我
command-settings = 你的設定：語言、記憶、誰看得到你、你的資料
option-help-topic = 想看哪個主題
option-variant = 經典（3 招）或蜥蜴史巴克（5 招）
option-length = 先得 10 分、9 戰 5 勝、不限回合 …
option-game = 哪個遊戲；預設是剪刀石頭布
option-opponent = 和你對戰的策略
option-strategy = 一個對手，或別人註冊的名稱
option-registered-strategy = 這個名稱代表什麼，例如 markov:order=4,decay=0.98
option-strategy-file = 你的策略：JavaScript，或型別可抹除的 TypeScript；最多 64 KB
option-file-name = 它的名稱：取新的，或用你已有的來上傳新版本
option-strategy-note = 一行簡介
choice-classic = 經典：剪刀、石頭、布
choice-lizard-spock = 加上蜥蜴和史巴克：五招
choice-novice = 新手：對你一無所知，邊打邊學
choice-fortune-teller = 占卜師：懂你也懂人，過目不忘
choice-mirror = 鏡子：照你的打法玩
choice-coin = 公平硬幣：誰都不讀，誰也讀不了它
strategy-fortune-teller = 同時用四十種方式讀你的習慣，也懂人，很難騙
strategy-mirror = 你的分身：換作是你會出什麼，它就出什麼
strategy-random = 公平硬幣；誰都不讀
strategy-wildcard = 衡量從前每個和現在相似的時刻
strategy-constant = 永遠出同一招，預設是石頭
strategy-rotation = 照順序輪流出：石頭、布、剪刀 …
strategy-anti-rotation = 料你會照順序輪流出招
strategy-copy = 出你的上一招
strategy-always-counter = 出剋你上一招的招
strategy-always-counter-self = 出剋自己上一招的招，從不看你
strategy-win-stay-lose-shift = 贏了照舊，輸了就換
strategy-after-result = 跟著結果走：贏、平、輸之後各往下數幾招
strategy-frequency = 剋你最常出的招
strategy-markov = 剋你在最近幾招之後通常出的招
strategy-mupn = 剋你上次在同樣幾招之後出的招
strategy-supp = 邊試邊學：最近幾招之後，出什麼划算
strategy-mksu = 邊試邊學：八個策略裡該聽哪個
strategy-mkia = 邊試邊學：三位讀者裡該聽哪位
strategy-daemons = 一群小精靈，主管只聽最走運的那個
strategy-shannon = Shannon 1953 年的機器：同樣的事，你會做兩次嗎？
strategy-seer = 1956 年的 SEER：規律管用就一直跟
strategy-experts = 讀者議會，誰的戰績好就多聽誰的
strategy-history-match = 找出從前一樣的走勢，也看這種猜法準不準
strategy-second-guess = 知道你知道它知道
strategy-iocaine = 1999 年的冠軍：每一層都猜，再看長短幾段的戰績

strategy-list-title = 🔮 { $count } 個對手
strategy-info-title = 🔮 { $family }
strategy-games = 會玩：{ $games }
strategy-settings = 設定：
strategy-no-settings = 它沒有設定。
strategy-setting = { $name }：{ $valid }（預設 { $usual }）
strategy-set = ← 這裡是 { $value }
strategy-source = 來源：{ $source }

registration-done = 🔮 { $name } 已註冊
registration-play = 和它玩：{ $command } opponent={ $name }。知道名稱的人都可以。
registration-mine-title = 🔮 你的策略：{ $count }／{ $max }
registration-none = 你還沒有自己的策略。上傳一個檔案，或替我的策略取個名稱。
registration-withdraw-title = 要撤回 { $name } 嗎？
registration-withdraw-file = 之後誰都不能再和它玩，進行中的對局會無結果結束，檔案也會刪除。別人可以取用這個名稱。
registration-withdraw-text = 之後誰都不能再用這個名稱和它玩，別人可以取用這個名稱。進行中的對局會打完。
button-withdraw = 撤回
registration-withdrawn = 已撤回 { $name }，名稱空出來了。
registration-kept = 沒有撤回。
button-strategy-submit = 上傳檔案
button-strategy-name = 替 Gadalka 的策略取名
button-strategy-register = 替它取名
button-strategy-mine = 我的策略
button-strategy-version = 新版本
button-strategy-change = 更改
button-strategy-withdraw = 撤回
registration-refused = { $refusal ->
    [bad-name] 「{ $name }」不能當名稱。名稱要有 3 到 24 個字元，可用字母 a 到 z、數字和連字號，以字母開頭，例如 my-markov。
    [reserved-name] 「{ $name }」在這裡另有意思。請換個名稱，例如 my-{ $name }。
    [like-built-in] 「{ $name }」和我自己的策略名稱太像了。請換個名稱，例如 my-{ $name }。
    [taken] 「{ $name }」已經有人註冊了。請換個名稱。
    [full] 你已註冊 { $max } 個策略，到上限了。先撤回一個：/strategy withdraw
   *[not-yours] 你沒有註冊過「{ $name }」。你的名稱：/strategy mine
  }
registration-trying = 🔮 { $name } 試煉中
registration-trying-text = 報告馬上就會出現在這裡。
registration-one-at-a-time = 你上一場試煉還沒結束，每人一次一場。報告會出現在那則訊息裡。
registration-queue-full = 排隊等試煉的滿了。幾分鐘後再試。
registration-broken-off = { $name } 的試煉中斷了，沒有註冊。一分鐘後再送一次指令。
registration-store-away = 我現在連不上自己的記憶，所以沒有註冊。一分鐘後再送一次指令。

submission-how = 請給檔案和名稱：/strategy submit my-bot，並附上檔案。
submission-version = 🔮 { $name } 有新版本：{ $version }
submission-known = 🔮 { $name } 和這個檔案一模一樣，沒有變
submission-public = 知道名稱的人都能和它玩。
submission-results = { $game }：{ $matches } 局（每局 { $rounds } 回合）贏了 { $won } 局，每回合 { $mean } 分。回合的勝:負:平，以及每回合得分：
submission-other-game = { $game }：{ $matches } 局贏了 { $won } 局，每回合 { $mean } 分。
submission-not-there = { $game }：沒有打，原因：{ $reason }。
submission-untried = { $game }：沒有試，因為它要算太多步。若只想在這裡試，請在檔案裡寫明：export const games。
submission-taken = 每局上限 { $most } 步，它最多用了 { $steps } 步；記憶體上限 { $limit } MB，用了 { $memory } MB。一局花 { $milliseconds } 毫秒。
submission-play = 和它玩：{ $command } opponent={ $name }。雜湊值和版本：/strategy info { $name }
submission-no-load = 🔮 { $name } 無法載入
submission-breach = { $kind ->
    [crashed] 🔮 { $name } 在試煉中當掉了
    [illegal] 🔮 { $name } 在試煉中沒有出有效的招
   *[exhausted] 🔮 { $name } 在試煉中用超過上限
  }
submission-at-start = { $game }，對 { $opponent }，第一回合之前。
submission-at-round = { $game }，對 { $opponent }，第 { $round } 回合。
submission-place = 第 { $line } 行，第 { $column } 欄：
submission-nothing = 沒有註冊。修好檔案再上傳一次。
submission-no-games = 檔案說它會玩 { $typed }。我認得的是 { $valid }。沒有註冊。
submission-too-slow = 它的試煉花太久，所以沒有註冊。讓它每回合少算一點，或等我沒那麼忙再上傳。
submission-unsteady = { $name } 每次出招不一樣：{ $game }，對 { $opponent }，從第 { $round } 回合起不同。同樣的回合必須出同樣的招。沒有註冊。
strategy-file-title = 作者寫的檔案：JavaScript，在沙盒裡執行。
strategy-file-facts = 第 { $version } 版，{ $bytes } 位元組。SHA-256：{ $hash }
strategy-file-earlier = 先前的版本：{ $versions }
strategy-file-note = 「{ $note }」

## 輸入有問題時
problem-unknown-command = 我不認得指令「{ $typed }」。我會做的：/help
problem-unknown-command-nearest = 我不認得指令「{ $typed }」。你是說 { $nearest } 嗎？所有指令：/help
problem-unknown-option = /{ $command } 看不懂「{ $typed }」。可以填的有：{ $valid }
problem-bad-choice = 「{ $typed }」不是有效的 { $option }。請選一個：{ $valid }
problem-unknown-word-nearest = /{ $command } 看不懂「{ $typed }」。你是說 { $nearest } 嗎？
problem-bad-choice-nearest = 「{ $typed }」不是有效的 { $option }。你是說 { $nearest } 嗎？可選的有：{ $valid }
problem-bad-text = 「{ $typed }」不能當 { $option }：要有 1 到 { $max } 個字元。
problem-file-missing = { $example } 需要檔案，請一起傳來。
problem-file-too-large = 檔案太大，上限是 { $kilobytes } KB。
problem-file-unavailable = 我沒有收到檔案。請再傳一次。
problem-lone-file = 只打「{ $typed }」，我不知道要拿檔案做什麼。請用收檔案的指令回覆它：{ $nearest }
problem-level-and-opponent = 難度本身就是一個對手。兩者選一：level=… 或 opponent=…
problem-length = 「{ $typed }」不是有效的長度。試試「先得 10 分」、「9 戰制」（奇數）或「不限回合」；數字從 1 到 { $max }。
problem-unknown-strategy = 我不認識叫「{ $typed }」的對手。有名的有：{ $some }。全部：/strategy list
problem-unknown-strategy-nearest = 我不認識叫「{ $typed }」的對手。你是說 { $nearest } 嗎？全部：/strategy list
problem-unknown-parameter = { $family } 沒有「{ $typed }」這個設定。它有：{ $valid }
problem-bad-value = { $parameter } 不能是「{ $typed }」。可以是：{ $valid }
problem-wrong-game = { $typed } 不會玩這個遊戲（{ $game }）。會的有：{ $some }。全部：/strategy list

## 故障
failure-unexpected = 我這邊出了錯，已經記下，什麼都沒丟。請再試一次。
failure-busy = 水晶球前擠滿了人。剛才的不計分，什麼都沒丟：等一下再試。
failure-file-time = 這個對手的作者的檔案想太久，這一分鐘的時間已經用完。這次沒有計入，請稍後再試。
failure-store = 我現在連不上自己的記憶。什麼都沒丟：等一下再試。算過的招不會再算一次。

## 什麼約束著架設者
fairness-brief = 🔮 我的招在你選之前就定好了。對局或盤面結束時按「驗證」就看得到。
fairness-anchor = 每日挑戰和錦標賽都由當天的秘密抽出。我隔天公開，每個秘密都通向這個數：{ $anchor }
fairness-secret = 最新的一個，給 npm run -s gadalka -- verify 用：

## 限額：一次太多
budget-past = { $budget ->
    [press] 太快了，水晶球跟不上。{ $wait }後再試，你的遊戲會在原地等你。
    [command] 願望一次許一個。{ $wait }後再試，什麼都沒丟。
    [picture] 我的畫筆得晾乾。{ $wait }後才能再畫，其他照常。
    [hint] 水晶球也要休息。{ $wait }後就有下一個提示，你可以先接著玩。
    [export] 你已經下載好幾次了。{ $wait }後可以再下載。
    [submission] 今天的檔案夠多了。{ $wait }後可以再上傳，這段時間可以先在家試。
   *[tournament] 一下子太多錦標賽。{ $wait }後可以再開，已開的照常進行。
  }
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
help-brief = 🔮 我和你對戰，摸清你怎麼選：/rps。找朋友對決：/duel。每天都有新的：/daily。其他的按一下就看得到。
help-title = 🔮 我會做什麼
help-friends = 和朋友一起
help-you = 關於你
help-strategies = 策略
help-fairness = 公平嗎？
help-privacy = 隱私
start-title = 🔮 我是 Gadalka
start-text = 我會一點讀心術。選個遊戲吧：我會摸清你怎麼選，給你看我看出了什麼，再證明我的每一招都在你選之前就定好了。
start-mines = 踩地雷
privacy-title = 我保存你的哪些資料
settings-title = ⚙️ 設定
settings-text = 只有你看得到。
settings-you = 你
settings-memory = 我記得你的哪些事
settings-others = 誰能看到你、向你挑戰
settings-data = 你的資料
settings-here = { $kind ->
    [server] 這個伺服器
   *[group] 這個群組
  }
settings-learn-on = 從我的出招學習
settings-learn-off = 別從我的出招學習
settings-forget = 忘掉我…
settings-export = 下載
privacy-brief =
    我保存你的 id、你出的招、結果和你的設定。
    我不保存你的訊息。你的名字在對決後保留兩週，或在你同意公開的期間保留。
    你的個人檔案不公開，除非你改設定。
    一切都留在這個機器人的架設者那裡。
    你隨時可以下載或刪除。
stored-matches = 你在這個平台的 ID、你的出招與結果；最近的對局還有設定、時間和我出招的祕密。你最後玩的那一週和那個月贏了幾回合，以及最後一天。
stored-settings = 你選的語言，以及別人能不能看到你、向你挑戰。
stored-shown = 你公開期間：你的名字、你在哪裡玩，以及你在當地榜上的成績。
stored-handle = 你的 @名稱，從我上次看到起保留 90 天，讓別人可以指名你。
stored-duels = 你的對決：雙方的出招與結果，兩週內含雙方名字和聊天室。你的等級分。
stored-mines = 你進行中的踩地雷盤面、最近的盤面，以及每局的經過。
stored-daily = 你每日挑戰的紀錄、時間，以及連續天數。
stored-strategies = 你登記或送出的策略：名稱、檔案和試打結果。
stored-tournaments = 你開設或參加的錦標賽、地點，以及你的參賽者成績。
stored-replays = 你以頁面分享的對局與對決，含其中的名字：保留一年，或到你收回為止。
stored-place = 你私人聊天裡的每日貼文（如果你開啟了）：聊天、時間和語言。如果你被封鎖，在這裡或所有地方：你的 ID、當時的名字和日期；你刪除其他資料時，封鎖紀錄會保留。
data-export-text = 招由舊到新。還沒結束的對局不附祕密，否則會洩漏我的下一招。
data-delete-title = 要全部刪除嗎？
data-delete-text = 你的所有回合、總數、對局、盤面、註冊的策略和名次都會消失，我也不再認識你。這無法復原。
button-delete = 全部刪除
button-keep = 留著
data-deleted = 都沒了。我們素不相識。
data-nothing = 沒有東西可刪。
data-kept = 留著了。我還認得你。

## 跨平台的同一位玩家

## 挑戰
challenge-retract = 收回挑戰
challenge-retracted = { $caller } 收回了挑戰。
challenge-lapsed = 這個挑戰已經失效。
challenge-not-challenged = 只有 { $name } 能回覆這個。
challenge-not-challenger = 只有 { $name } 能收回這個。
challenge-unseen = { $name } 看不到這個聊天室。請到你們都在的群組裡挑戰。
challenge-left = { $name } 不在這個聊天室，看不到。
challenge-off = { $name } 不接受挑戰。
challenge-lately = 你問 { $name } 還不到十分鐘，請稍等。
challenge-take-button = 接受挑戰
challenge-refuse-button = 不收挑戰
challenge-setting-on = 別人可以指名挑戰你，邀你對決或比較。我會標註你，由你接受或婉拒。
challenge-setting-off = 你不接受挑戰。指名你的人會得知這一點，我不會發出任何訊息。

## 誰能看個人檔案
shown-never = 永遠不公開：你的每一招，以及你還在哪些聊天室玩。
shown-now = { $shown ->
    [yes] 不論在哪裡，問我的人都看得到你的名字、成績和個人檔案，涵蓋你和我打過的所有回合。
   *[no] 你的名字不在任何榜上，個人檔案只有你看得到。
  }
profile-read-all = 看完整說明

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
step-beats = 改出剋那招的
step-beaten = 改出被那招剋的
step-like = 像 { $from } → { $to }這樣換
profile-title = 🔮 { $name }：{ $game }
profile-often = { $kind ->
    [always] 每一次都
    [nearly] 幾乎每一次都
   *[some] { $of } 次裡有 { $times } 次
  }
profile-head-always-same = { $who ->
    [you] 你從一而終：不管結果如何，你{ $often }重複上一招。
   *[other] { $name } 從一而終：不管結果如何，{ $often }重複上一招。
  }
profile-head-always-other = { $who ->
    [you] 你靜不下來：不管結果如何，你{ $often }換招。
   *[other] { $name } 靜不下來：不管結果如何，{ $often }換招。
  }
profile-head-win-same = { $who ->
    [you] 贏了的招你捨不得換：贏了之後，{ $often }重複上一招。
   *[other] 贏了的招 { $name } 捨不得換：贏了之後，{ $often }重複上一招。
  }
profile-head-win-other = { $who ->
    [you] 贏了你也不戀棧：贏了之後，{ $often }換招。
   *[other] { $name } 贏了也不戀棧：贏了之後，{ $often }換招。
  }
profile-head-loss-same = { $who ->
    [you] 你不服輸：輸了之後，{ $often }重複上一招。
   *[other] { $name } 不服輸：輸了之後，{ $often }重複上一招。
  }
profile-head-loss-other = { $who ->
    [you] 輸了的招你說丟就丟：輸了之後，{ $often }換招。
   *[other] 輸了的招 { $name } 說丟就丟：輸了之後，{ $often }換招。
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
      }之後，{ $often }重複上一招，比隨機出招多。
   *[other] { $name } 在{ $result ->
        [win] 贏了
        [loss] 輸了
       *[draw] 平手
      }之後，{ $often }重複上一招，比隨機出招多。
  }
profile-head-often = { $who ->
    [you] 你有最愛的招：{ $often }出 { $move }。
   *[other] { $name } 有最愛的招：{ $often }出 { $move }。
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
    [you] 你的打法很像一條簡單的規則：{ $way }。
   *[other] { $name } 的打法很像一條簡單的規則：{ $way }。
  }
profile-head-read = { $who ->
    [you] 沒有哪個習慣出賣你，但你還是比硬幣好讀。
   *[other] 沒有哪個習慣出賣 { $name }，但還是比硬幣好讀。
  }
profile-head-chance = { $who ->
    [you] 你和硬幣一樣難讀，沒有哪個習慣出賣你。
   *[other] { $name } 和硬幣一樣難讀，沒有哪個習慣露餡。
  }
profile-head-early = { $who ->
    [you] 現在斷定你還太早，還沒有顯眼的習慣。
   *[other] 現在斷定 { $name } 還太早，還沒有顯眼的習慣。
  }
profile-nothing = 還沒有回合。完整的個人檔案需要 { $missing } 回合。
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
profile-habits = 顯眼的習慣：
profile-habit = – { $habit } { $percent }%，{ $total } 次裡有 { $count } 次
profile-read = { $rounds } 招裡我猜中 { $guessed } 招，{ $percent }。亂猜是 { $chance }。
profile-likest-none = 不像我知道的任何簡單打法。
profile-likest = 打法最像：{ $way }。照那樣打，{ $rounds } 招裡有 { $agreed } 招相同；亂猜是 { $luck } 招。
profile-kept = 打過 { $played } 回合，這裡保存並計入最新的 { $kept } 回合。
profile-details-title = 🔮 這份個人檔案的詳細數字：{ $game }
profile-details-how = 怎麼看。一個習慣若純屬巧合，大約四十次才會出現一次，我才列出來。我查的很多，所以偶爾有一個還是巧合。我說像某種打法，是因為它和你的招相同的次數比亂猜多出許多，而隨機出招的人，一百次裡不到一次會像成這樣。
profile-details-closed = 看得到這份個人檔案的人才能看這些數字，而它在這裡沒有公開。
profile-alt = { $name } 的習慣，什麼之後接什麼：{ $habits }。到各回合為止我猜中的比例：{ $curve }。
profile-closed = 你看不到 { $name } 的個人檔案。想看你們各自怎麼玩，可以問對方：/profile compare。公開自己的：/settings
portrait-button = 六行之內
portrait-when = { $kind ->
    [result] { $result ->
        [win] 贏了
        [loss] 輸了
       *[draw] 平手
      }之後
    [same-result] { $result ->
        [win] 連贏
        [loss] 連輸
       *[draw] 連續平手
      } { $rounds } 回合之後
    [result-own] 出 { $move }{ $result ->
        [win] 贏了
        [loss] 輸了
       *[draw] 平手
      }之後
    [own] 出 { $move }之後
    [bot] 我出 { $move }之後
    [same-move] 連出 { $rounds } 次同一招之後
    [always] 總是
   *[else] 其他時候
  }
portrait-rule = { $when }：{ $said ->
    [own-same] 出同一招
    [own-beats] 出剋自己上一招的
    [own-beaten] 出被自己上一招剋的
    [bot-same] 出我的上一招
    [bot-beats] 出剋我上一招的
    [bot-beaten] 出被我上一招剋的
   *[move] 出 { $move }
  }
portrait-line = – { $rule }，{ $of } 次裡 { $hits } 次
portrait-how = 以第一行符合的為準。對你最近 { $rounds } 招（這幾行沒看過），這幾行平均給了 { $lines }% 的機率，亂猜是 33%。這個檔案打法像你：用 /strategy submit 上傳，就能跟它對戰。
picture-next = 下一招
picture-after = { $result ->
    [win] 贏
    [loss] 輸
   *[draw] 平手
  }：{ $move }
picture-no-data = 沒有資料
picture-habits = 什麼之後接什麼
picture-rounds = { $rounds } 回合，附次數；藍色比隨機多，橘色比隨機少
picture-compared = 差最多的習慣，附次數
picture-read = 我猜中的招，每 40 招一段；灰色：亂猜
picture-round = 到第幾回合
picture-failed = 圖畫不出來，內容都在文字裡。

## 指名的人是誰
person-unknown = 我不知道 { $typed } 是誰。請用 @name 指名，或用這個指令回覆對方的訊息。
person-unmet = 我還不認識 { $name }：對方要先傳訊息給我，或按一次我的按鈕。
person-unknown-id = { $typed } 不是玩家。玩家的寫法像 terminal:anna 或 discord:700000000000000001
person-bot = 機器人沒有個人檔案；我的，我自己留著。

## 兩人比較
menu-compare = 比較我們的打法
compare-with-whom = 和誰比較？請指名，或用這個指令回覆對方的訊息：/profile compare @name
compare-oneself = 那就是你，沒有人打得比你更像你。請指名別人。
compare-own-missing = 比較需要你們各打 { $needed } 回合「{ $game }」，你還差 { $missing } 回合。
compare-ask = { $name }，可以讓 { $caller } 比較你們兩位的打法嗎？
compare-ask-seen = 你若接受，這裡所有人都會看到我讀中你們各多少，以及你們怎麼出招。
button-accept = 接受
button-decline = 婉拒
compare-not-asked = 這個問題是給別人的。
compare-declined = 這次不比較。
compare-title = 🔮 { $a } 和 { $b }：{ $game }
compare-headline = 🔮 我讀中 { $a } { $percentA }、{ $b } { $percentB }
compare-read = 我讀中 { $roundsA } 招裡的 { $guessedA } 招，和 { $roundsB } 招裡的 { $guessedB } 招；亂猜是 { $chance }。
compare-chance = { $verdict ->
    [chance] { $name } 和硬幣一樣難讀。
   *[unsure] { $name } 的部分，還可能是巧合。
  }
compare-early = 現在還早：你們各打 { $needed } 回合，我才說得出哪裡不同。
compare-differ = 你們的打法不同，但不是哪一個習慣造成的。
compare-effect = 差異程度：{ $effect }（0 到 1），根據 { $roundsA } 和 { $roundsB } 回合。
compare-differences = 你們最不同的地方：
compare-difference = – { $habit }。{ $a } { $percentA }%（{ $totalA } 次裡 { $countA } 次），{ $b } { $percentB }%（{ $totalB } 次裡 { $countB } 次）
compare-no-difference = 目前還找不出差異。
compare-seed = 最初發表的距離，看最近 { $context } 招：{ $p }，最大 { $most }。依看幾招：{ $d }
compare-trust = 會是巧合嗎？把你們的回合洗在一起再分回給兩位，1000 次裡有 { $count } 次差異這麼大（p = { $p }）。
compare-details-title = 🔮 這次比較的詳細數字：{ $game }
compare-details-difference = – { $habit }。{ $totalA } 次裡 { $countA } 次，{ $totalB } 次裡 { $countB } 次（p { $p }）
compare-details-how = 怎麼看。並列的兩個數字分屬你們兩位，順序同上面的訊息。差異程度：0 是一樣，1 是毫無共同點。同一個人前後兩次，多半在 0.25 到 0.60 之間；兩個人，多半在 0.63 到 0.86 之間。
    p 是純屬巧合時出現這麼大差異的機率（習慣的部分已按查了幾項修正）。檢定有兩個：一個看全部回合，一個看個別習慣。只要其中一個的 p 在 { $level } 以下，我就說出哪裡不同，否則就說目前還找不出差異。
    最初發表的距離，任何兩個人之間都接近最大值：放在這裡是因為它的歷史，不是因為它的意義。
compare-details-closed = 這次比較在這裡已經不公開。再問一次：/profile compare
compare-too-few = 回合太少，不能比較：你們各需要 { $needed } 回合。
line-since = – { $name }，自 { $date }

## 地圖
landmark-random = 完全隨機
landmark-copy = 學人精
landmark-rotation = 照順序輪流
landmark-anti-rotation = 專剋輪流
landmark-always-counter = 剋對手上一招
landmark-constant = 永遠 { $move }
map-title = 這裡誰的打法像誰：{ $game }，{ $count } 位玩家
map-subtitle = 越近越像。方向沒有意義。
map-ways = 有名的打法
map-alt = { $count } 位玩家和有名打法的地圖。{ $lines }
map-head = 這裡 { $one } 和 { $other } 打法最像，{ $first } 和 { $second } 最不像。
map-line = { $name }：最像 { $other }
map-line-way = { $name }：最像 { $other }，打法如「{ $way }」
map-line-alone = { $name }：打法如「{ $way }」
map-line-none = { $name }：不像我知道的任何打法
map-head-two = 這張地圖上目前只有兩位玩家。
map-more = … 圖裡還有 { $count } 位。
map-numbered = 圖中：{ $list }
map-left = 有 { $count } 位玩家很久沒在這裡玩，沒有列入。
map-short = { $count } 位玩家的回合還太少。
map-join = 只計入同意的玩家。
map-alone-here = 地圖畫的是群組或伺服器裡的玩家。到那裡問我：/profile map
map-too-few = 地圖需要這裡有 { $people } 位公開個人檔案的玩家，各打 { $rounds } 回合。目前：{ $ready } 位。回合還不夠的：{ $short } 位。
map-mine-private = 你不在上面：你的個人檔案不公開。想出現：/settings，然後在這裡打完一局。
map-mine-not-here = 你還不在上面：在這裡打完一局吧。
map-mine-missing = 你還不在上面：這個遊戲再打 { $missing } 回合，共需 { $needed } 回合。
map-mine-ready = 你準備好了。
map-mine-people = 和你打法最像的是 { $list }。
map-mine-alone = 這張地圖上沒有別人。
map-mine-ways = 你的打法：{ $way }。
map-mine-no-way = 你的打法不像我知道的任何一種。
habits-most = 這裡最突出的是「{ $habit }」：{ $share }，隨機會是 { $luck }。
habits-none = 平均來看，這裡沒有什麼比隨機突出。
habits-counts = { $people } 位玩家，約 { $rounds } 回合；每個人的比重相同。括號裡是隨機的結果。
habits-too-few = 算平均需要這裡有 { $needed } 位公開個人檔案的玩家，各打 { $rounds } 回合。目前：{ $ready } 位。

## 我對玩家的了解
model-title = 🔮 我對你的了解：{ $game }
model-missing = 我看過你 { $rounds } 回合。再打 { $missing } 回合，我就說得出我的看法。
model-rounds = 我看過你 { $rounds } 回合。我的看法：
model-no-habits = 沒有顯眼的習慣，很難用一句話說你
model-sure = 把握多大：你最近 { $all } 招，我會讀中 { $right } 招（亂猜：{ $luck }）；{ $verdict }。
model-from = 根據：{ $own }% 來自你，{ $people }% 來自別人。
# 機器人願意輸給看穿它的人的分數：每個人一開始是 8 分，現在是 $points 分；另有 2 分備用。
model-account = { $state ->
    [lent] 我最多願意輸你 { $points } 分：我的 8 分，加上從你贏來的 { $more } 分。
    [begun] 我最多願意輸你 8 分。撇開巧合，誰也不會領先我超過 10 分。
    [less] 我還願意再輸你 { $points } 分。我的 8 分，其餘的你已經贏走。
    [spent] 我沒有分數可以再輸你了：撇開巧合，能從我這裡贏走的 10 分，你都贏走了。從現在起，我每一招都隨機。
   *[read] 你贏走了我的 8 分，可能已經看穿我。贏回一些之前，我先隨機出招。
}
model-mode-learning = 我從你的回合學習。
model-mode-off = 我隨機出招，什麼都不學。
model-reset-title = 要我忘掉你怎麼玩嗎？
model-reset-text = 我會忘掉到目前為止學到的你的一切。你的總數會留著。這無法復原。
button-forget = 忘掉
model-change-done = { $change ->
    [reset] 忘了：我們又是陌生人了。你的總數還在。
    [off] 已關閉。已經定好的招還是會出。
   *[on] 我又開始學了。
  }
model-change-already = { $change ->
    [reset] 沒什麼可忘的：我沒看過你任何一回合。
    [off] 本來就關閉了。
   *[on] 我本來就在學。
  }
button-share = 分享
button-share-stop = 停止分享

## 踩地雷
command-mines = 踩地雷，提示會說明理由
command-mines-play = 開始玩；選難度
option-mines-level = 多大、地雷多密
option-mines-noguess = 不用猜就能解的盤面
choice-pocket = 口袋：5×5，4 顆地雷
choice-small = 小：8×8，10 顆地雷
choice-beginner = 初級：9×9，10 顆地雷
choice-intermediate = 中級：16×16，40 顆地雷
choice-expert = 高級：30×16，99 顆地雷
choice-yes = 是
choice-no = 否
mines-level-custom = 其他
mines-title = 💣 踩地雷 { $width }×{ $height } · { $mines } 顆地雷
mines-begin-opening = 打開任何一格，它和周圍都安全。
mines-progress = 🚩 { $flags }／{ $mines } · 還剩 { $left } 個安全格
mines-how-open = 按一格就打開。數字周圍的地雷都插了旗時，按數字會打開其餘的格。
mines-how-flag = 插旗模式：按一格就插旗或拔旗。
mines-ended = { $ending ->
    [won] 🎉 { $name } 花 { $time } 清完盤面{ $hints ->
        [0] 。
       *[other] ，用了 { $hints } 次提示。
      }
    [lost] 💥 { $cell } 是地雷。{ $name } 清了 { $safe } 格裡的 { $cleared } 格。
    [stopped] 已結束。{ $name } 清了 { $safe } 格裡的 { $cleared } 格。
   *[replaced] 已結束。{ $name } 清了 { $safe } 格裡的 { $cleared } 格。
  }
button-new-board = 新盤面
button-flag-mode = 插旗模式
button-open-mode = 打開模式
button-hint = 提示
button-play-again = 再一盤
mines-toast-won = 清完了！每顆地雷都在你想的位置。
mines-toast-lost = { $cell } 是地雷。
mines-toast-stopped = 已結束。
mines-toast-flag = { $cell }：旗子
mines-toast-unflag = { $cell }：拔旗
mines-toast-open = { $cells ->
    [1] { $cell }：{ $number }
   *[other] { $cell }：打開了 { $cells } 格
  }
mines-open-already = { $cell } 已經打開了。
mines-flagged = { $cell } 插了旗。先用插旗模式拔掉。
mines-flags-differ = { $cell } 是 { $number }。在它周圍插這麼多支旗，就會打開其餘的格。
mines-board-changed = 那個按鈕出現之後，盤面已經變了。現在是這樣。
mines-over = 這一盤已經結束。另開一盤：/mines
mines-hint-safe = 💡 { $cell } 安全：{ $because }。
mines-hint-guess = 💡 沒有一格是確定的。最好猜 { $cell }：地雷所有可能的擺法裡，有 { $risk }% 它是地雷。
mines-hint-first = 💡 還沒打開任何一格。第一格選哪裡都一樣，就選 { $cell } 吧。
mines-number-at = { $cell } 的 { $number }
mines-because-numbers = { $count ->
    [1] 看 { $numbers }，沒有別的可能
   *[other] 對照 { $numbers }，沒有別的可能
  }
mines-because-numbers-total = { $count ->
    [1] 看地雷總數和 { $numbers }，沒有別的可能
   *[other] 對照地雷總數和 { $numbers }，沒有別的可能
  }
mines-because-total-alone = 光看地雷總數，就沒有別的可能
mines-too-large = 這個盤面太大，這個聊天室放不下。這裡最大是 { $most }。
mines-no-such-board = 我找不到這樣的免猜盤面。再試一次。
mines-stats-title = 💣 你的踩地雷成績
mines-stats-board = 盤面
mines-stats-best = 最快
mines-stats-games = 場次
mines-stats-streak = 不用提示的連勝：目前 { $now }，最多 { $most }。
mines-stats-what = 最快時間只算沒用提示的。放棄的算沒贏。免猜盤面另外列出。
mines-stats-none = 你還沒玩完任何一盤。開一盤：/mines

## 每日挑戰
command-daily = 每天一個新對手、一個新盤面
command-daily-today = 今天的挑戰和你的進度
option-daily-zone = 時區：城市，例如台北，或 utc+8
place-daily = 每日挑戰
daily-title = 🔮 Gadalka { $number } · { $date }
daily-opponent-title = 🔮 Gadalka { $number } · 今日對手
daily-today-opponent-open = 對手：20 回合，還沒開始。
daily-today-opponent-going = 對手：{ $won } : { $lost }，接下來是第 { $round } 回合，共 { $of } 回合。
daily-today-opponent-done = 對手：{ $won } : { $lost }。
daily-today-board-open = 盤面：5×5，還沒開始。
daily-today-board-going = 盤面：進行中。
daily-today-board-won = 盤面：{ $time } 清完{ $hints ->
    [0] {""}
   *[other] ，含 { $hints } 次提示
  }。
daily-today-board-lost = 盤面：這次沒清完。
daily-next = 下一期：
daily-invite = 🔮 Gadalka { $number }：今天的對手和盤面，人人都能玩。
button-daily-yesterday = 昨天
daily-opponent-first = 今天的對手是專為你抽的。看出它怎麼選，再贏過它：20 回合，只有一次機會。
daily-opponent-score = 你 { $won } : { $lost } · 第 { $round } 回合，共 { $of } 回合
daily-round = { $result ->
    [win] 你 { $yours } · 對手 { $its } → 你得分
    [loss] 你 { $yours } · 對手 { $its } → 對手得分
   *[draw] 你 { $yours } · 對手 { $its } → 平手
  }
daily-round-toast = { $last } · { $won } : { $lost }
daily-row-its = ← 對手的招
daily-opponent-end = 🔮 對今日對手 { $won } : { $lost }
daily-old-button = 那是別天的按鈕。今天的：/daily
daily-rule-after = { $result ->
    [win] 贏了一回合之後，它{ $step ->
        [0] 出同一招
        [1] 改出被那招剋的
       *[other] 改出剋那招的
      }。
    [loss] 輸了一回合之後，它{ $step ->
        [0] 出同一招
        [1] 改出被那招剋的
       *[other] 改出剋那招的
      }。
   *[draw] 平手之後，它{ $step ->
        [0] 出同一招
        [1] 改出被那招剋的
       *[other] 改出剋那招的
      }。
  }
daily-rule-copy = 它照抄你的上一招。
daily-rule-always-counter = 它出剋你上一招的招。
daily-rule-anti-rotation = 它料你會照石頭、布、剪刀輪流出，就先剋下一步：也就是出被你上一招剋的招。
daily-rule-rotation = 不管你出什麼，它都照石頭、布、剪刀輪流出。
daily-rule-win-stay = 贏了的招它留著，輸了就隨機換。平手之後它{ $draw ->
    [stay] 也留著
   *[shift] 也隨機換
  }。
daily-rule-frequency = 它出剋你最常出那招的招{ $decay ->
    [1] {""}
   *[other] ；越新的回合越有分量
  }。
daily-rule-mupn = 它記得上次{ $side ->
    [own] 它自己
   *[opponent] 你
  }出同一招之後你出了什麼，再剋那一招。
daily-seen = 從這{ $count ->
    [1] 個
   *[other] 些
  }回合看得出來：{ $rounds }。
daily-strip = Gadalka { $number }
daily-strip-opponent = Gadalka { $number } · { $won }:{ $lost }
daily-strip-board = 💣 { $time }{ $hints ->
    [0] {""}
   *[other] ，{ $hints } 次提示
  }
daily-strip-board-lost = 💣 💥
daily-share-by = { $name } · 每日挑戰
daily-share-copy = 可以複製或轉傳，不會洩漏出招。
daily-card-call = 每天都有新的：/daily
daily-card-alt = Gadalka { $number }：贏 { $won } 回合，輸 { $lost } 回合。逐回合：{ $results }。
daily-card-alt-board = Gadalka { $number }。{ $board }
daily-word = { $result ->
    [win] 贏
    [loss] 輸
   *[draw] 平手
  }
daily-yesterday-title = 🔮 Gadalka { $number }：答案
daily-yesterday-none = 那天的資料我沒有留下：沒有人要過挑戰。
daily-yesterday-soon = 可能還有人在玩。答案公布：
daily-proof = 一切都由那天的秘密決定，秘密就在這一行裡。有一份 Gadalka，任何人都能檢查：npm run -s gadalka -- verify "…"

## 今日盤面與每日排名
daily-board-title = 💣 Gadalka { $number } · 今日盤面
mines-daily-how = 當天人人的盤面都一樣，而且免猜。用一次提示加十秒。按「結束」就用掉你唯一的機會。
mines-daily-over = 答案在隔天 01:00 UTC 公布：/daily yesterday
daily-board-score = 加上提示，算 { $time }。
button-daily-opponent = 對手
button-daily-board = 盤面

## 連續天數
streak-day = { $days ->
    [1] 連續第 1 天
   *[other] 連續 { $days } 天
  }
streak-so-far = 目前連續 { $days } 天
streak-forgiven = 這週漏掉的一天不算
streak-profile = 每日挑戰連續天數：目前 { $current }，最長 { $longest }

## 錦標賽
command-tournament = 策略的錦標賽，在背景進行
command-tournament-show = 這裡的錦標賽，和你能做的事
command-tournament-create = 在這裡開一場錦標賽
command-leaderboard = 錦標賽裡最強的策略、對我戰績最好的玩家，或對決裡的玩家
option-leaderboard-of = 錦標賽的策略、對我的玩家，或對決；預設是策略
option-leaderboard-scope = 這個伺服器或群組，或所有地方；預設是這裡
option-leaderboard-period = 本週、本月或全部；預設是全部
choice-strategies = 策略
choice-players = 玩家
choice-duels = 對決
choice-here = 這裡
choice-everywhere = 所有地方
choice-week = 本週
choice-month = 本月
choice-all = 全部
command-profile = 你怎麼玩、別人怎麼玩
command-profile-show = 你的回合透露了什麼：習慣、連勝連敗、有多好料
command-profile-compare = 你和別人的打法有多像；會先問對方
option-profile-user = 別人；預設是你自己
option-profile-other = 和誰比較
command-profile-map = 這裡誰的打法像誰，和有名的打法對照
option-system = 怎麼配對；預設是瑞士制
option-rounds = 瑞士制的輪數，1 到 30
option-match = 每局的回合數，10 到 2000；預設是 1000
option-entrant = 派誰上場：策略，可帶設定（markov:order=3），或註冊的名稱
system-round-robin = 循環賽
system-olympic = 淘汰賽
system-olympic-matches = 淘汰賽（按對局）
system-recursive = 全名次淘汰賽
system-recursive-matches = 全名次淘汰賽（按對局）
system-swiss = 瑞士制
tournament-title = { $system } · { $game }
tournament-created = { $name } 開了一場策略錦標賽。
tournament-joined = { $entrant } 參賽。目前 { $count } 個參賽者。
tournament-started = 開始了：{ $count } 個參賽者，每局 { $match } 回合。這則訊息會顯示進度，結果我會公布。
tournament-cancelled = { $name } 取消了錦標賽。打過的對局不算。
tournament-open = 開放報名。{ $count ->
    [0] 還沒有參賽者。
   *[other] 目前 { $count } 個參賽者。
  }
tournament-running = { $of ->
    [0] 第 { $round } 輪進行中。
   *[other] 第 { $round } 輪（共 { $of } 輪）進行中。
  }
tournament-last = 結束了。第一名：{ $names }
tournament-won = { $count ->
    [1] 冠軍：{ $names }
   *[other] 並列第一：{ $names }
  }
tournament-picture = 以長條表示積分。{ $title }：{ $places }
tournament-cross-alt = 對戰表。{ $title }。名次與積分：{ $places }
tournament-cross-how = 橫列對直欄：1 勝、½ 平、0 敗
tournament-cross-empty = 空白：沒有對上
tournament-cross-forfeit = 棄權
tournament-cross-rest = 輪空
tournament-cross-round = 第 { $round } 輪
tournament-rounds-how = 誰對上誰：+ 勝，– 敗
league-title = 🏟️ 聯賽 · { $game } · { $month }
league-how = 每月一次，大家的公開策略和我的對戰。積分：對我的策略（🏠）和上個月前十名每場的平均得分，± 標準誤差。
tournament-cross-first = { $count } 個中的前 { $shown } 個
tournament-round = { $title } · 第 { $round } 輪
tournament-forfeit = { $name } 棄權（{ $kind ->
    [crashed] 它當掉了
    [stalled] 它想太久
    [exhausted] 它用超過上限
   *[illegal] 它出了無效的招
  }）
tournament-void = 沒有結果（有一方撤回了）
tournament-cross-void = 無效
tournament-history = 🏆 這裡的錦標賽：{ $count } 場
button-enter-mine = 派我的上場
button-start = 開始
button-tournament-next = 下一場
button-tournament-leave = 退出
button-tournament-pairings = 配對
button-tournament-history = 過去的
button-tournament-cancel = 取消
button-tournament-other = 另一個
tournament-none-title = 🏆 錦標賽
tournament-gone = 那場錦標賽我已經沒有紀錄。這裡現在的：/tournament show
tournament-over = 那場錦標賽已經結束。這裡現在的：/tournament show
tournament-enter-title = 🏆 派策略參賽
tournament-enter-which = 派哪個替你上場？你的在前面，下面是我的幾個。
tournament-enter-none = 這個遊戲你還沒有自己的策略：用 /strategy submit 上傳檔案就有。也可以派我的：
tournament-open-already = 這裡已經有一場錦標賽：/tournament show
tournament-none-open = 這裡沒有開放報名的錦標賽。用 /tournament create 開一場。
tournament-begun = 錦標賽已經開始。請參加下一場。
tournament-full = { $max } 個名額都滿了。請參加下一場。
tournament-joined-already = { $entrant } 已經參賽。請派別的策略，或同一個換別的設定。
tournament-too-few = 錦標賽至少要兩個策略。先再派一個。
tournament-none-yet = 這裡還沒辦過錦標賽。用 /tournament create 開一場。
tournament-not-begun = 錦標賽還沒開始。
tournament-first-round = 第一輪還沒打完。等一下再問。
tournament-forgotten = 每個聊天室我只保留最近五場錦標賽的對局，這場更早。積分榜還在。
tournament-file = 全部在一個檔案裡：誰參賽、種子和每場結果。有程式的人都能重演並比對：
tournament-file-not-over = 錦標賽還沒結束，現在給檔案會洩漏種子。結束後再問。
tournament-not-yours = 只有開這場錦標賽的人，或管理這個聊天室的人，才能這麼做。
tournament-rounds-swiss = 只有瑞士制可以自己選輪數。請拿掉 rounds，或選 system: swiss。
option-start = 何時：18:00、2026-11-28 18:00 或 in 2h
tournament-starts = 開始：{ $when }。
tournament-called-off = 已取消。打過的對局不算。
tournament-left = { $entrant } 退出了。{ $count ->
    [0] 現在沒有參賽者。
   *[other] 目前 { $count } 個參賽者。
  }
tournament-put-off = 它沒有在預定時間開始。滿兩個參賽者後請手動開始。
tournament-seed = 種子是 { $seed }。
setting-match = 每局 { $match } 回合
setting-rounds = { $rounds } 輪
tournament-drawn = 種子在錦標賽開始時，由參賽者和我 { $date } 的秘密抽出；那個秘密隔天公開。
setting-seed-later = 種子在結束時公布
tournament-create-not-yours = 只有管理這個聊天室的人能在這裡開錦標賽。你可以在和我的私訊裡開自己的。
tournament-too-many-yours = 你已派 { $max } 個策略參賽，到上限了。先讓一個退出。
tournament-not-entered = { $entrant } 沒有參賽。
tournament-entrant-not-yours = { $entrant } 是別人派的。只有那個人，或管理這個聊天室的人，能讓它退出。
tournament-leave-which = 你的哪個策略要退出？例如 /tournament leave markov:order=3；用 /tournament status 看有誰參賽。
tournament-not-writable-here = 我在這裡可以回覆，但不能主動發言，沒辦法公布結果，所以沒有開。請把我加進這個伺服器並允許我傳訊息。
start-problem = { $why ->
    [unreadable] 我看不懂「{ $typed }」是什麼時間。試試 18:00、2026-11-28 18:00 或 in 2h。
    [past] 「{ $typed }」已經過了，現在是 { $now }。請選晚一點的時間，或別的時區。
   *[too-far] 「{ $typed }」在一年以後。請選早一點的時間。
  }
start-no-zone = 「{ $typed }」是哪個時區：{ $nearest }？
start-unknown-zone = 我不認得時區「{ $typed }」。請寫那裡的大城市，例如台北或 New York，或寫 utc+8。
leaderboard-title = 🏆 { $count } 場錦標賽的強者
leaderboard-players-title = 🏆 誰最能抵擋我
leaderboard-head = 我最難讀的：{ $name }，{ $decided } 回合裡贏了 { $won } 回合。
leaderboard-head-strategy = { $name } 領先：{ $entered } 場錦標賽得 { $points } 分。
leaderboard-players-how = 對我贏的回合，佔分出勝負的回合。只列出同意的人。
leaderboard-no-tournament-here = 還沒有錦標賽結束（{ $where }）。辦第一場：先 /tournament create，再加入、開始。
league-none = 還沒有聯賽排名。每月一次，大家的公開策略和我的對戰：用 /strategy submit 讓你的策略參加。
leaderboard-short = 滿 { $needed } 個名字才有這個榜（{ $where }）。目前：{ $names }。
leaderboard-alone-here = 這裡只有你和我。到群組裡問，或用 scope=everywhere
button-my-place = 我的名次
button-show-me = 讓別人看到我
button-hide-me = 別讓人看到我
button-duel-friend = 找朋友對決
button-send-friend = 傳給朋友
button-habits-here = 這個{ $where ->
    [server] 伺服器
   *[chat] 聊天室
  }的打法
leaderboard-mine-none = 你還沒有註冊策略。用 /strategy register 註冊一個，再用 /tournament join 參加錦標賽。
leaderboard-mine-not-entered = 你註冊的策略在這裡都沒有名次。用名稱參賽：/tournament join
leaderboard-mine-strategy = { $name }：第 { $place } 名，共 { $count } 個，積分：{ $points }
leaderboard-mine-private = { $decided ->
    [0] 這裡還沒有你分出勝負的回合，你也不在任何榜上：你的個人檔案不公開。
   *[other] 你在 { $decided } 個分出勝負的回合裡贏了 { $share }。別人看不到，你也不在任何榜上：你的個人檔案不公開。
  }
leaderboard-mine-not-here = 你還不在這裡的榜上：在這裡打完一局吧。
leaderboard-mine-missing = { $decided ->
    [0] 這裡還沒有你分出勝負的回合。
   *[other] 你在 { $decided } 個分出勝負的回合裡贏了 { $share }。
  }上榜要 { $needed } 個，還差：{ $missing }
leaderboard-mine-player = 你的名次：{ $place }，共 { $count } 位。你在 { $decided } 個分出勝負的回合裡贏了 { $share }。
leaderboard-bars = 長條：確定有的；線：95% 範圍；記號：目前
leaderboard-unit = 贏的回合，佔分出勝負回合的 %
leaderboard-picture = 以長條表示各自 95% 範圍的下限。{ $title }：{ $places }
leaderboard-details-title = 🏆 這個排行榜的詳細數字
leaderboard-details-line = { $place }. { $name }：{ $decided } 回合贏 { $won } 回合，介於 { $low }% 和 { $high }%
leaderboard-details-players = 怎麼看。只計入對全力的占卜師打、分出勝負的回合，至少要 { $needed } 個。回合少，比例可能是巧合：20 次裡有 19 次，真正的比例在兩個界限之間。名次照下限排，並扣掉我送每個人的 8 分。打得越多，兩個界限就越靠近。
leaderboard-details-strategies = 怎麼看。每場錦標賽裡，策略每勝過一個參賽者得一分，每平手一個得半分，所以大型錦標賽份量較重。勝：拿下第一的場數，並列也算；場：參賽的場數。積分相同，名次就相同。
table-points = 積分
table-rating = 等級分
table-duels = 對決
leaderboard-duels-title = 🏆 對決等級分
leaderboard-duels-head = { $name } 領先：{ $rating }，{ $duels } 場計分對決。
leaderboard-duels-how = 只列出同意的人。
leaderboard-duels-unit = 等級分；每個人從 1500 開始
leaderboard-duels-picture = 以長條表示等級分。{ $title }：{ $places }
leaderboard-mine-no-duel = 這裡還沒有你的計分對決。
leaderboard-mine-rating = 你的名次：{ $place }，共 { $count } 位。你的等級分：{ $rating }，打過 { $duels } 場計分對決。
leaderboard-mine-opponents = 你的等級分：{ $rating }。上榜要遇過五位不同的對手，你還差 { $missing } 位。
leaderboard-mine-rating-private = 你的等級分：{ $rating }。你不在任何榜上：你的個人檔案不公開。
leaderboard-details-rating = { $place }. { $name }：{ $rating }；{ $duels } 場對決
leaderboard-details-duels = 怎麼看。每個人從 1500 開始。每場計分對決都讓雙方的等級分增減同樣的分數，最多 24 分，越出乎意料變得越多（Elo）。和同一個人一天只計一場。朋友之間可以互相抬分，所以上榜要遇過五位不同的對手。
rating-side = { $name } { $rating }（{ $change }）
table-won = 勝
table-of = 場
table-bye = 沒有對手的一輪得一分。
table-more = … 還有 { $count } 個
table-tied = { $ranks }：同分
table-tie-break = { $points }：輔助分
why-paired = { $why ->
    [everyone-meets] 每個都對上每個
    [rest] 輪空：參賽者是單數
    [bracket] 賽程表
    [third-place] 爭第三名
    [bracket-bye] 輪空：種子較高者晉級
    [same-score] 積分相同，還沒對上過
    [floated-down] 積分不同，還沒對上過
    [met-before] 對上過：沒有別的可配
    [bye-lowest] 輪空：沒輪空過的裡面積分最低
   *[bye-needed] 輪空：不這樣，其他的配不起來
  }
problem-number = { $option } 必須是 { $min } 到 { $max } 的整數，不能是「{ $typed }」。

## 補滿小型錦標賽的自家策略
# 🏠 放在沒有人派出的策略名稱前面。
option-house = 是否用我自己的策略補滿八個名額
tournament-house-open = 🏠 我自己的策略會補到 { $size } 個。
tournament-house = 🏠 我的策略，用來補滿名額。
tournament-house-best = 派出的策略裡最好的：{ $names }
tournament-house-picture = 有小房子的是我的策略

## 人與人的對決
duel-title = ⚔️ { $game } · { $length }
duel-terms = 每回合一天
duel-challenge = { $name }，{ $caller } 向你挑戰對決。請在一天內回覆。
duel-open = { $caller } 想找人對決。先接受的人上場，一天內有效。
duel-how = 雙方同時選。兩邊都選好之前，誰也看不到對方的。
duel-join-code = 從別的聊天室或平台加入：/rps duel { $code }
duel-declined = { $name } 婉拒：不了，謝謝。
duel-lapsed = { $open ->
    [yes] 沒有人及時接受。再試一次：/rps duel
   *[no] { $name } 沒有及時回覆。再試一次：/rps duel
  }
duel-score = { $first } { $won } : { $lost } { $second }{ $drawn ->
    [0] {""}
   *[other] {" "}· 平手 { $drawn } 次
  }
duel-round-won = 第 { $round } 回合：{ $first } { $left } · { $second } { $right } → { $winner }
duel-round-drawn = 第 { $round } 回合：{ $first } { $left } · { $second } { $right } → 平手
duel-round-late = 第 { $round } 回合：{ $late } 逾時 → { $winner }
duel-round-void = 第 { $round } 回合：雙方都逾時，這回合不算
duel-both-choose = { $first } 和 { $second } 正在選。
duel-one-chose = { $chosen } 選好了，{ $other } 還在選。
duel-stop-asked = { $name } 想結束。若 { $other } 也按「結束」，就算平手。若 { $name } 認輸，{ $other } 獲勝。
duel-clock = 第 { $round } 回合截止：
duel-board = ⚔️ 🔵 { $first } { $won } : { $lost } { $second } 🟠
duel-ended-won = ⚔️ { $winner } 以 { $won } : { $lost } 擊敗 { $loser }
duel-ended-early = ⚔️ { $winner } 在 { $won } : { $lost } 時獲勝
duel-ended-level = ⚔️ { $ending ->
    [agreed] 議和
    [void] 沒有贏家
   *[rounds] 平手
  }：{ $first } { $won } : { $lost } { $second }
duel-ended-by-rounds = 已經打滿對決的回合上限。
duel-ended-by-resigned = { $loser } 認輸了。
duel-ended-by-agreed = 雙方都想結束。
duel-ended-by-absent = { $loser } 連續兩回合沒出招。
duel-ended-by-void = 最後幾回合沒有人在。
duel-ended-by-call = 這場對決已取消，不算任何人的成績。
duel-wants-again = { $name } 想再來一局。
duel-strip = { $strip } { $name }
duel-strip-results = { $strip } 🔵 { $first } 🟠 { $second }
button-card = 紀念卡
duel-card-won = { $winner } 獲勝
duel-card-level = { $ending ->
    [agreed] 雙方議和
    [void] 沒有贏家
   *[rounds] 平手
  }
duel-card-signature = 雙方同時暗選，Gadalka 全程看守。
duel-card-alt = { $score }。{ $result }。{ $moves }{ $date }。
duel-card-rounds = 各回合：{ $rounds }。
duel-card-round = { $round }. { $left } – { $right }
duel-card-late = 逾時
chart-luck = { $by ->
    [0] 平手，這很可能是巧合。
   *[other] 相差 { $by } 分，很可能只是巧合。
  }
button-take-duel = 我來
button-resign = 認輸
duel-pick-in = 你選了 { $move }。
duel-pick-kept = 你已經選好了（第 { $round } 回合），不能再改。
duel-pick-late = 那一回合已經結束。
duel-pick-timed = 太晚了，那一回合的時間已到。
duel-over = 這場對決已經結束。
duel-gone = 這場對決我已經沒有了。開新的一場：/rps duel
duel-not-yours = 這是 { $first } 和 { $second } 的對決。
duel-stop-noted = 記下了。對手也按「結束」就算平手。要放棄請按「認輸」。
duel-stop-first = 請先按「結束」。認輸就算你輸。
duel-self = 不能和自己對決，要由別人接受。
duel-taken = 別人比你快。
duel-again-noted = 記下了。對手也想再來，就會開始。
duel-whom-bot = 機器人不對決。想玩的話，我隨時奉陪：/rps play
duel-nobody = 這裡沒有別人。想玩的話，我隨時奉陪：/rps play
duel-unseen = { $name } 看不到這個聊天室。不要填名字，再把我給你的代碼傳給對方。
duel-code-unknown = 沒有代碼 { $typed } 的對決。可能別人已經接受，或時間過了。
duel-none-running = 你沒有進行中的對決。開一場：/rps duel
offer-duel-title = 對決：{ $game }
offer-duel-description = 這裡任何兩個人：先按的兩位上場
offer-duel-text = { $name } 邀人對決。先按的兩位對打，{ $name } 也能是其中一位。
command-rps-duel = 和別人對決：暗中選招，兩人共用一則訊息
option-duel-user = 你要挑戰誰；不填就是這裡任何人
option-duel-length = 多長：先得 3 分、先得 5 分、9 戰 5 勝、先得 10 分
option-duel-code = 對決的代碼，例如 K7F3PM
menu-duel = 對決
choice-first-3 = 先得 3 分
choice-first-5 = 先得 5 分
choice-best-9 = 9 戰 5 勝
choice-first-10 = 先得 10 分

## 一個地方的設定
place-choice-on = 開
place-choice-off = 關
place-choice-post = 每日貼文
place-tournaments = 錦標賽
place-duels = 對決
place-nobodys = 這個聊天室沒有人管理，所以誰都能打開，但誰都不能關掉。
place-not-yours = 只有管理這個聊天室的人能更改設定。
place-alone = 這些設定是給伺服器和群組的。這裡只有你和我，全部都開著。
place-off = 管理員在這裡關閉了{ $what }。什麼都沒丟，你仍然可以私訊我玩：{ $command }
place-more = 另外 { $count } 個
place-list-full = 清單最多 { $max } 個，已經滿了。請先移除一個。
place-button-games = 遊戲
place-post = 📮 每日貼文：{ $when }
place-post-refused = ⚠️ 每日貼文被拒絕（自 { $since } 起）：{ $why ->
    [gone] 我已不在那個聊天或頻道。
    [forbidden] 我無法在那裡發言。
   *[other] 平台不接受。
}{ $state ->
    [off] 我已停止嘗試。重新開啟即可再次開始。
   *[waits] 我明天再試一次。
}
place-button-post = 每天在這裡貼文
place-button-post-off = 停止每日貼文
place-games-how = 按一個遊戲，就能在這裡開啟或關閉。
place-gone = 我連不上那個群組了。請到那裡開啟設定：/settings
option-ban-user = 誰
ban-here = 你在這個{ $where ->
    [server] 伺服器
   *[group] 群組
  }被禁止和我玩。只有管理這裡的人能解除。
ban-everywhere = 你被禁止和我玩。只有架設我的人能解除。
ban-self = 不能禁止自己。請指名別人。
ban-me = 我不能禁止自己。不想看到我，就把我從這個{ $where ->
    [server] 伺服器
   *[group] 群組
  }移除。
ban-bot = 機器人不玩遊戲，沒什麼好禁止的。請指名一個人。
ban-manager = { $name } 管理這個{ $where ->
    [server] 伺服器
   *[group] 群組
  }，不能在這裡被禁止。
ban-nobody-manages = 這個{ $where ->
    [server] 伺服器
   *[group] 群組
  }沒有人管理，所以誰都不能被禁止。
ban-done = { $name } 不能再在這裡玩。
unban-done = { $name } 又可以在這裡玩了。
unban-not-banned = { $name } 沒有在這裡被禁止。
bans-title = 🚫 這裡的禁止名單
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
language-chosen = 好，之後都用這個語言：{ $name }。
language-own = 我照你應用程式的語言：{ $name }。
language-gone = 你選的語言（{ $typed }）我已經不會了。在你另選之前，我照你應用程式的語言：{ $name }。
place-language = 🗣 這裡的語言：{ $name }
place-language-none = 🗣 這裡的語言：每個人各用自己的
place-language-gone = 🗣 這裡選的語言（{ $typed }）已經沒有了，所以每個人各用自己的。請另選一種。
place-button-language = 語言

## 平台
describe-bot =
    我會一點讀心術。

    和我玩剪刀石頭布、猜單雙或踩地雷。我會摸清你怎麼選，給你看我看出了什麼，再證明我的每一招都在你選之前就定好了。

    你還可以問我你是怎麼玩的、和朋友比較，或讓策略在你的群組裡打錦標賽。在別的聊天室輸入我的 @ 名稱，就能在那裡邀人玩。
describe-bot-short = 我玩剪刀石頭布、猜單雙和踩地雷，會摸清你怎麼選，再證明我的招早就定好了。
telegram-eyes-only = 這個只給你看。
telegram-open = 打開我們的私訊
telegram-slow = 我比平常慢。你按的我收到了，訊息馬上來。
telegram-may-not-write = 我不能在那個聊天室或主題發言。管理員可以更改；在這裡我隨時都能回覆你。
telegram-anonymous = 你以群組或頻道的名義發言，我看不出你是誰。請以自己的身分發言，或私下跟我玩。
discord-file-missing = { $example } 需要檔案。請附在「{ $option }」選項。
telegram-file-missing = { $example } 需要檔案。傳檔案時把這個指令寫在說明裡，或用它回覆那個檔案。
terminal-welcome = 🔮 Gadalka。輸入 /rps play 開始，/help 看更多，/quit 離開。
terminal-no-such-button = 沒有「{ $typed }」這個按鈕。有這些：{ $buttons }
terminal-type-a-command = 請輸入指令：/rps play 開始一局，/help 看其他的。
terminal-player = 玩家
terminal-goodbye = 我早知道你要走了。
terminal-file-kept = 已存到 { $path }
terminal-file-not-kept = 無法儲存 { $name }：{ $reason }
terminal-file-missing = { $example } 需要檔案。請加上路徑，例如 ./my-bot.js，路徑有空格就加引號。
terminal-no-such-file = 沒有檔案 { $path }

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
named-join = 加入
named-code = 代碼
named-oddeven = 猜單雙
named-list = 清單
named-mines = 地雷
named-start = 開始
named-noguess = 免猜
named-board = 盤面
named-hint = 提示
named-strategy = 策略
named-stats = 統計
named-model = 模型
named-show = 顯示
named-game = 遊戲
named-reset = 重置
named-off = 關閉
named-on = 開啟
named-info = 資訊
named-register = 註冊
named-name = 名稱
named-mine = 我的
named-update = 更新
named-withdraw = 撤回
named-submit = 提交
named-file = 檔案
named-note = 備註
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
named-history = 歷史
named-cancel = 取消
named-what = 項目
named-enter = 參賽
named-leaderboard = 排行榜
named-of = 類別
named-scope = 範圍
named-period = 期間
named-profile = 個人檔案
named-opponents = 對手類型
named-compare = 比較
named-map = 地圖
named-privacy = 隱私
named-place = 場地
named-settings = 設定
named-to = 設為
named-challenges = 挑戰
named-data = 資料
named-export = 匯出
named-delete = 刪除
named-help = 說明
named-language = 語言
named-topic = 主題
named-daily = 每日挑戰
named-today = 今天
named-yesterday = 昨天
named-top = 排名

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
typed-best-of-after = 戰制, 局制, 戰 2 勝, 戰 3 勝, 戰 4 勝, 戰 5 勝
typed-endless = 無限, 不限, 不限回合
typed-lizard-spock = 蜥蜴史巴克, 史巴克蜥蜴, 蜥蜴, 史巴克, 剪刀石頭布蜥蜴史巴克
# 成對的字母：容易當成拉丁字母的，以及那個拉丁字母。
# 不是時區本名的地名，以及它的時區；有好幾個時區的就寫好幾次。
typed-cities = 台北 Asia/Taipei, 臺北 Asia/Taipei, 台灣 Asia/Taipei, 臺灣 Asia/Taipei, 台中 Asia/Taipei, 台南 Asia/Taipei, 高雄 Asia/Taipei, 新竹 Asia/Taipei, 香港 Asia/Hong_Kong, 澳門 Asia/Macau, 北京 Asia/Shanghai, 上海 Asia/Shanghai, 新加坡 Asia/Singapore, 吉隆坡 Asia/Kuala_Lumpur, 東京 Asia/Tokyo, 日本 Asia/Tokyo, 首爾 Asia/Seoul, 韓國 Asia/Seoul, 倫敦 Europe/London, 英國 Europe/London, 巴黎 Europe/Paris, 柏林 Europe/Berlin, 紐約 America/New_York, 洛杉磯 America/Los_Angeles, 舊金山 America/Los_Angeles, 溫哥華 America/Vancouver, 雪梨 Australia/Sydney
# 放在時間前面；…-after 放在後面。
# 詞的開頭；帶句點的是整個詞。

## 網頁
web-nav = 頁面
web-about-nav = 關於
web-languages = 語言
web-skip = 跳到內容
web-to-start = 回首頁
web-refused-title = 這裡什麼也沒有
web-refused = 我往水晶球裡看了兩次。不是網址錯了，就是這個頁面已經不在了。
web-home-title = 我是 Gadalka，會一點讀心術。真的只有一點。
web-home-about = Discord 和 Telegram 上的占卜師：玩剪刀石頭布、猜單雙和踩地雷，摸清你怎麼選，給你看它看出了什麼，而且在你出招前就定好自己的招。
web-home-add = { $platform ->
    [discord] 加到 Discord
   *[telegram] 在 Telegram 開啟
  }
web-home-games-title = 我們能玩什麼
web-home-games = 剪刀石頭布（三招、五招，或任何奇數招）、猜單雙和踩地雷：和我玩，或和朋友玩，每天有新的對手和新的盤面。如果你會寫策略，就上傳一個，看看它有多厲害。
web-home-reads-title = 我從你身上看出什麼
web-home-reads = 沒有人能真的隨機，故意也不行。我看你贏了、輸了、平手之後怎麼做，告訴你我料了什麼、為什麼。你開口，我就忘掉。
web-home-proof-title = 為什麼你不必只聽我說
web-home-proof = 對局前我先出示一個祕密的指紋，你每次出招前，我先出示我那一招的代碼。結束時我出示祕密，任何人都能檢查我沒有改過任何一招。
web-home-check = 檢查一局
web-privacy-use-title = 用來做什麼
web-privacy-use =
    為了認得你、接著上次玩，並證明我沒有作弊。不做廣告，也不給別人：這個程式不會把任何東西傳出去。
    你刪除的東西可能還留在備份裡，最多 30 天；還原備份時會略過它。
    Discord 和 Telegram 自己保存什麼，請看它們的隱私權政策。
web-privacy-pages-title = 這些網頁
web-privacy-pages =
    這些頁面不設 Cookie、不計算訪客，也不從別的網站載入任何東西。你在這裡檢查的內容只留在你的瀏覽器裡。
    和任何網站一樣，架設這個機器人的人看得到哪些位址連進來；機器人自己不記錄。
web-privacy-rights-title = 你能做什麼
web-privacy-rights = 在聊天室用 /settings 可以全部下載，也可以全部刪除：隨時、立刻，不必問任何人。有問題請找這個機器人的架設者。
web-terms-title = 條款
web-source = 原始碼
web-support = 使用支援
web-terms-what-title = 遊戲
web-terms-what = Gadalka 是一個免費的遊戲。想玩多少就玩多少，自己玩或和別人玩，年齡依 Discord 或 Telegram 的規定。
web-terms-host-title = 誰架設的
web-terms-host = 這是開放原始碼軟體。在這個網址架設它的人，對這裡的服務負責，也回答問題。軟體按現狀提供，不附任何保證。
web-terms-fair-title = 公平遊玩
web-terms-fair = 請公平玩：不要灌爆它、不要攻擊它，也不要用它騷擾別人。這麼做的人可能會被限速或封鎖。這裡贏不到、也輸不掉任何有價值的東西。
web-terms-yours-title = 屬於你的
web-terms-yours = 你上傳的策略仍是你的。上傳就表示你允許它在這裡上場，公開後也允許顯示。你隨時可以撤回。
web-terms-end-title = 結束
web-terms-end = 你隨時可以不玩，並刪除你的資料：/data。這些條款可能會改，以這個頁面上的為準。

## 檢查證明的網頁
web-verify-title = 自己檢查
web-verify-intro = 貼上「驗證」給的那一行，你自己的瀏覽器就會檢查：我的每一招是不是都在你出招之前就定好。什麼都不會離開這個頁面。
web-verify-line = 「驗證」給的那一行（gd1.…）
web-verify-messages = 你留下的訊息（有的話）
web-verify-no-script = 檢查在你的瀏覽器裡進行，而 JavaScript 關著。有一份 Gadalka 的話，用命令列也一樣：npm run -s gadalka -- verify "…"
button-check = 檢查
web-verify-result = 結果
web-verify-verdict = { $verdict ->
    [fits] 檢查過的全部相符
   *[wrong] 有地方對不上，別相信它
  }
web-verify-moves = 逐招對照
web-verify-move-number = 編號
web-verify-move-mine = Gadalka
web-verify-limits-title = 這不能證明什麼
web-verify-limits = 它不證明是哪個策略算出我的招，也不證明我留下了每一局。你沒貼上的訊息不會比對。
web-verify-move-code = 代碼
web-verify-no-messages = 沒有和對局的訊息比對。請貼上你留下的。
web-verify-nothing = 這裡面沒有證明。證明是以 gd1. 開頭的一行，來自對局或盤面結束時的「驗證」。
web-verify-damaged = 這一行被截斷或改過，請重新複製整行。
web-verify-first = 先出示的是：{ $bound }
web-verify-found = 你的訊息證實的代碼：{ $count } 個裡有 { $found } 個
web-verify-score = 這一行寫的是 { $said }，但照招數算是 { $counted }。
web-verify-secret = 你的訊息先出示的是 { $shown }，但這個祕密算出的是 { $bound }。訊息屬於另一局，或祕密被改過。
web-verify-code = 你的訊息裡有代碼 { $shown }，這裡沒有任何回合有它。它屬於另一局，或有東西被改過。
web-verify-no-code = 你的訊息裡沒有這個盤面的代碼 { $code }，所以地雷可能事後被移動過。
web-verify-chain = 這個當日祕密不管雜湊幾次，都得不到它的錨點。
web-verify-day = { $date } 的祕密雜湊 { $steps } 次，得到錨點 { $anchor }
web-verify-unknown = 這來自較新的版本，或是這個頁面不認識的遊戲。

## 網頁：競技場
web-arena-title = 競技場
web-arena-about = 任何人都能寫的策略，加上我自己的：每一對都打，逐月計算。
web-arena-empty = 這個月還沒有任何一對打過。
web-arena-enter-title = 派一個上場
web-arena-enter = 把策略寫在一個檔案裡上傳：/strategy submit。從下個月起它就在這裡上場。
button-standings = 積分榜
web-arena-rank = 名次
web-arena-name = 名稱
## 網頁：錦標賽
web-tournament-title = 聊天室的錦標賽
web-tournament-where = 聊天室裡的每場錦標賽都有自己的頁面，不公開列出：在那裡輸入 /tournament status 就有網址。
web-tournament-unlisted = 這個頁面不公開列出。有網址的人看得到聊天室裡看得到的內容，直到聊天室裡沒有為止。
web-tournament-cross = 對戰表
web-tournament-cross-large = 超過 { $max } 個參賽者就沒有對戰表，看每一輪的配對也一樣。
web-tournament-pairings = 誰對上誰、為什麼
web-tournament-again = 重演
web-tournament-rounds = 逐回合
web-tournament-rounds-none = 這一局沒辦法顯示：它由時間決定，或其中一方需要的東西已經不在了。
web-tournament-rounds-long = 這一局重演太久，網頁放不下。
web-tournament-rounds-busy = 現在有人在看別的對局，這一局得先重演。等一下再試。
web-tournament-number = 回合
web-tournament-lead = 領先
## 網頁：指尖下的踩地雷
web-mines-won = 🎉 { $time } 完成。
web-mines-lost = 💥 { $cell } 是地雷。已開 { $cleared } 格，共 { $safe } 格。
web-mines-how = 點一下打開，長按插旗；點數字會打開周圍。鍵盤：方向鍵、Enter，F 插旗。
web-mines-cell-covered = { $cell }：未打開
web-mines-cell-flag = { $cell }：旗子
web-mines-cell-mine = { $cell }：地雷
web-mines-cell-blown = { $cell }：踩爆的地雷
web-mines-cell-wrong = { $cell }：插錯的旗子
web-mines-cell-number = { $cell }：{ $number }
web-mines-cell-empty = { $cell }：已打開，附近沒有地雷

## 網頁：在這裡試玩
web-try-title = 你能讓我意外嗎？
web-try-about = 剪刀石頭布、猜單雙或踩地雷，就在這裡。我在你的瀏覽器裡思考：什麼都不存，什麼都不送，你一離開這個頁面，我就忘了你。
web-try-begin = 在這裡試玩
web-try-move = 你的招
web-try-first = 我的招選好了。換你。
web-try-first-guess = 單還是雙？我已經猜好了。猜錯了，這分歸你。
web-try-score = 你 { $won } : { $lost } Gadalka · 平手：{ $drawn }
web-try-score-guess = 你 { $won } : { $lost } Gadalka
web-try-won = 🎉 你以 { $won } : { $lost } 獲勝。
web-try-lost = 🔮 我以 { $lost } : { $won } 獲勝。
web-try-failed = 錯在我，不在你。什麼都沒丟，請等一下再試。
web-try-no-script = 我想在你的瀏覽器裡思考，可是 JavaScript 關著。在聊天室裡不需要：/rps、/oddeven、/mines

## 分享的對局
replay-shared = 知道這個網址的人都看得到。
replay-asked = 你同意了。等 { $name } 也按「分享」，頁面才會出現；在那之前什麼都不顯示。
replay-how = 這個頁面保留一年，顯示名字、每一招，和我當時的預料。它不公開列出，你隨時可以收回。
replay-stopped = 已收回，頁面不在了。
replay-not-there = 那個你已經沒有在分享。
replay-too-long = 逐回合最多顯示 { $max } 回合。
web-replay-gone-title = 這裡沒有東西可看
web-replay-gone = 這裡從來沒有東西，或已經被收回。
web-replay-expected = 對 { $name } 的預料
web-replay-right = { $name } 的 { $all } 招裡，我料中 { $right } 招。
web-replay-unlisted = 這個頁面不公開列出。裡面的人隨時可以在聊天室收回。
