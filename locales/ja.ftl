# 全テキスト：日本語。英語の字面ではなく、意味から書く。
# 口調：礼儀正しく、少しとぼけた占い師。文は短く、結果を先に、一文に一つのこと。人をからかわず、統計用語は使わない。
# おどけるのは何も懸かっていないところだけ。同意、プライバシー、エラーは平易に：誰に何がいつまで見え、どう取り消すか。
# 文体は「です・ます」。ボタンや見出し、説明文は体言止めでよい。Gadalka の一人称は「私」、相手は「あなた」（省けるなら省く）。
# Gadalka は名前なので訳さない。人名には「さん」を付け、戦略の名前には付けない。性別は想定しない。
# 句読点・括弧・コロンは全角、かぎ括弧は「」、文と文の間に空白は入れない（？や！のあとも）。得点の「3 : 2」と中黒「 · 」は半角のまま。
# 数字、固有名（Discord など）、手の前後に空白は入れない。百分率は「58%」。数えるものは算用数字（3日後、10年分）、「一つ」「二人」は漢数字。
# コマンド（/rps play など）、コード、戦略とマスの名は、かなや漢字と接するときだけ前後に半角空白を入れる（Telegram でリンクになるように）。
# context-* や時計の断片は続けて読まれるので、読点やコロンで終える。入力例は日本語の言葉で（9本勝負、2時間後、毎週金曜18:00）。
# 用語1：round ラウンド、match 対戦、move 手（動詞は「出す」）、draw（ラウンド）あいこ／（対戦）引き分け、strategy 戦略、profile プロフィール、model モデル。
# 用語2：standings 順位表、leaderboard ランキング、rank 順位、tournament 大会、league リーグ、duel 対決、rated レート戦、rating レート、decisive round 勝敗のついたラウンド。
# 用語3：code コード、secret 秘密、fingerprint 指紋、anchor アンカー、seed シード、random numbers 乱数、proof 証明、replay 再現、bundle まとめファイル、host 運営者。
# 用語4：minesweeper マインスイーパー、board 盤面、cell マス、flag 旗、hint ヒント、clear クリア、no-guess 推測なし、race 競走、challenge 挑戦、trial テスト。
# 用語5：read 読む、expect 〜と読む、chance 偶然、at random ランダムに、habit 癖、how you play プレースタイル、way of playing 出し方、points I may lose 失ってもよい点、freeze 凍結。
# 用語6：daily challenge デイリーチャレンジ、その相手は「今日の相手」、attempt 回（一回きり）・今日の分、streak（日）連続日数／（勝ち）連勝。
# 用語7：withdraw（戦略）取り下げる／（同意）取り消す、share 共有、link 連携、unlink 連携を解除、copy コピー。
# 用語8：chat チャット、private chat 個別チャット、group グループ、server サーバー、channel チャンネル、role ロール、admins 管理者、people where you play 同じチャットで遊ぶ人。
# Not: でたらめ (ランダム)、頭脳 (今日の相手)、日替わり (今日の)、何も数え (記録には含めていません)、片付 (クリア)、サイコロ、さいころ (乱数)
# Not: 運だけ、運なら、運かも、運に任せ、運とは、運より、運で (偶然)、呼び戻 (消す)、手放 (取り下げる)、分けますか (連携を解除)、試験 (テスト)、賭け (失ってもよい点)
# Not: レートなし (レート対象外)、流儀 (プレースタイル)、決闘 (対決)、わたし (私)、ホスト、主催者 (運営者)、自分の機械 (手元のPC)、個人チャット (個別チャット)、バンドル (まとめファイル)、打ち直 (再現)、一式、写し (コピー)

## ゲームと手
game-rps = じゃんけん
game-rpsls = トカゲ・スポックじゃんけん
game-oddeven = 奇数か偶数か
move-rock = グー
move-paper = パー
move-scissors = チョキ
move-lizard = トカゲ
move-spock = スポック
move-odd = 奇数
move-even = 偶数
length-first = { $points }点先取
length-best = { $of }本勝負
length-endless = 無制限

## 対戦
match-title = 🔮 { $game } · { $length }
match-title-opponent = { $title } · 相手：{ $opponent }
match-opponent-novice = 新人
match-opponent-mirror = 鏡
match-opponent-coin = 公平なコイン
match-score = { $name } { $won } : { $lost } Gadalka{ $drawn ->
    [0] {""}
   *[other] {" "}· あいこ{ $drawn }回
  }
match-first = 手を選んでください。私の手はもう決まっています。
match-first-guess = 奇数ですか、偶数ですか？私の予想はもう決まっています。外れたら、あなたの得点です。
round-moves = あなた { $yours } · Gadalka { $mine } → { $result }
round-won = あなたの得点
round-lost = 私の得点
round-drawn = あいこ
round-missed = 予想が外れ、あなたの得点
round-hit = 予想が的中
round-toast = あなた { $yours } · 私 { $mine } → { $result } · { $won } : { $lost }
round-expected = { $move }と読みました。
round-expected-because = { $move }と読みました：{ $because }。
round-unread = { $reason ->
    [apart] この戦略は考えを明かしません。
    [by-rule] 自分の決まりで出しました。あなたの手を読もうとはしません。
    [by-merits] これまであなたに効いた手か、新しく試す手を出しました。
    [off] お望みどおり、ランダムに出しました。あなたの手は読んでいません。
    [guessed] 手がかりがなく、勘で出しました。
    [read] ランダムに出しました。私の手が読まれているようなので。
    [none] 特に読みはありませんでした。
   *[random] ランダムに出しました。
  }
button-why = なぜ？
button-stop = やめる
button-rematch = もう一度
button-verify = 検証
button-check-in-browser = 自分で確かめる
button-open-page = ページで開く
button-chart = グラフ
button-details = 詳しく
button-more = その他
button-rules = ルール
help-play = 遊ぶ
button-next = 次へ
button-back = 戻る

## 手の多いゲームのルール
rules-title = 🔮 何が何に勝つか：{ $game }
rules-rock-scissors = グーはチョキを砕く
rules-rock-lizard = グーはトカゲを潰す
rules-paper-rock = パーはグーを包む
rules-paper-spock = パーはスポックを論破する
rules-scissors-paper = チョキはパーを切る
rules-scissors-lizard = チョキはトカゲの首をはねる
rules-lizard-paper = トカゲはパーを食べる
rules-lizard-spock = トカゲはスポックに毒を盛る
rules-spock-scissors = スポックはチョキを壊す
rules-spock-rock = スポックはグーを蒸発させる
rules-beats = { $winner }は{ $loser }に勝つ
rules-caption = 矢印の先が、その手の勝てる相手
rules-alt = { $game }：手を円に並べ、勝てる相手へ矢印を引いた図。{ $rules }
rules-play = 同じ手はあいこ。遊ぶには：/rps play { $variant }

## 見えたもの
evidence = { $kind ->
    [often] { $total }回中{ $count }回、この手を出しています
    [after-own] あなたの{ $own }のあとは{ $total }回中{ $count }回、この手を出しています
    [after-other] 私の{ $other }のあとは{ $total }回中{ $count }回、この手を出しています
    [after-both] あなたの{ $own }と私の{ $other }のあとは{ $total }回中{ $count }回、この手を出しています
    [after-result-repeat] { $result ->
        [win] 勝ちのあとは{ $total }回中{ $count }回、同じ手を続けています
        [loss] 負けのあとは{ $total }回中{ $count }回、同じ手を続けています
       *[draw] あいこのあとは{ $total }回中{ $count }回、同じ手を続けています
      }
   *[after-result-change] { $result ->
        [win] 勝ちのあとは{ $total }回中{ $count }回、手を変えています
        [loss] 負けのあとは{ $total }回中{ $count }回、手を変えています
       *[draw] あいこのあとは{ $total }回中{ $count }回、手を変えています
      }
  }
context-times = { $total }回中{ $count }回
context-times-weighed = { $percent }%の割合で（新しいラウンドほど重視）
context-last = { $situation }前回もこの手を出しています
context-sentence = { $situation }{ $times }、{ $event }
context-sentence-plain = { $times }、{ $event }
context-played = この手を出しています
context-yours = { $rounds ->
    [1] あなたの
   *[other] あなたの流れ
  }{ $yours }
context-mine = { $rounds ->
    [1] 私の
   *[other] 私の流れ
  }{ $mine }
context-both = { $rounds ->
    [1] あなたの{ $yours }と私の
   *[other] あなたの流れ{ $yours }と私の流れ
  }{ $mine }
context-after = { $back ->
    [1] { $moves }のあと、
    [2] { $moves }の2ラウンドあと、
   *[other] { $moves }の{ $back }ラウンドあと、
  }
context-after-two = { $earlier }{ $gap ->
    [1] 、次に
   *[other] 、その{ $gap }ラウンドあとに
  }{ $later }と来て、
context-result = { $result ->
    [win] { $exact ->
        [yes] 勝ち
       *[no] そういう勝ち
      }
    [loss] { $exact ->
        [yes] 負け
       *[no] そういう負け
      }
   *[draw] あいこ
  }
context-results = { $before }、{ $next }
context-after-results = { $results }のあと、
context-step = { $step ->
    [same] 同じ手を続けたあと、
    [other] 手を変えたあと、
    [beating] 直前の自分の手に勝つ手に変えたあと、
    [beaten] 直前の自分の手に負ける手に変えたあと、
   *[far] { $from } → { $to }のような変え方のあと、
  }
context-steps = この流れの{ $moves }手のあと、
context-alike = { $rounds ->
    [1] 直前とそっくりな1ラウンドのあと、
   *[other] 直前とそっくりな{ $rounds }ラウンドのあと、
  }
context-from = { $reference ->
    [opponent] { $step ->
        [same] 同じ手を続けています
        [other] 手を変えています
        [beating] 直前の自分の手に勝つ手に変えています
        [beaten] 直前の自分の手に負ける手に変えています
       *[far] { $from } → { $to }のように変えています
      }
   *[own] { $step ->
        [same] 私の直前の手をまねています
        [other] 私が出さなかった手を出しています
        [beating] 私の直前の手に勝つ手を出しています
        [beaten] 私の直前の手に負ける手を出しています
       *[far] 私の{ $from }に{ $to }のような手で応じています
      }
  }
why-expected = 前のラウンドは{ $move }と読みました：{ $because }。
why-blend = 前のラウンドは{ $move }と読みました。決め手の癖はなく、{ $rounds ->
    [1] 覚えている唯一のラウンドがそう示していました。
   *[other] 覚えている{ $rounds }ラウンドのうち、いちばん似たものがそう示していました。
  }
why-sure = 確信は{ $percent }%でした。
why-people = 前のラウンドは{ $move }と読みました。あなたをまだ知らず、多くの人がそう出すからです。
why-forgotten = 前のラウンドは{ $move }と読みました。理由は、お望みどおり忘れました。
why-unread = { $reason ->
    [apart] この相手はほかの人のファイルで、考えを明かしません。手を先に決めていたことは、コードが証明します。
    [by-rule] この相手は自分の決まりで出し、あなたの次の手を読もうとはしません。
    [by-merits] この相手は、あなたに何が効くかを試しながら学び、効いた手を出します。
    [random] この相手は何も読みません。毎回ランダムに出します。
    [off] 読まないでほしいとのことなので、ランダムに出しました。/model on でまた読めるようになります。
    [guessed] 似た場面を見たことがなく、勘で出しました。
    [chance] 今回はランダムに出しました。危険を冒すほどの読みではなかったので。
    [careful] ランダムに出しました。まだ会ったばかりで、私の出だしをご存じかもしれません。最初の数ラウンドは用心します。
    [read] 私の予想からずいぶん得点されているので、読まれているのかもしれません。少し取り返すまで、ランダムに出します。
    [spent] あなたに失ってもよい点は、もう残っていません。すべて取られました。これからの私の手は毎回ランダムです。
   *[none] 前のラウンドは特に読みがありませんでした。
  }
why-record = この対戦では、{ $all }手のうち{ $right }手を読み当てました。
why-expected-by-rule = 前のラウンドは{ $move }と読みました。この相手の決まりです。あなたの直前の手だけを見て、何も学びません。
why-valued = { $chosen ->
    [move] 前のラウンドは{ $move }を出しました。{ $situation }いちばん有望で、その先の見込みは{ $value }点でした。
    [move-tried] 前のラウンドは試しに{ $move }を出しました。{ $situation }その先の見込みは{ $value }点でした。
    [strategy] 前のラウンドは{ $name }に従いました。{ $situation }いちばん有望で、その先の見込みは{ $value }点でした。
   *[strategy-tried] 前のラウンドは試しに{ $name }に従いました。{ $situation }その先の見込みは{ $value }点でした。
  }
why-daemon = { $said ->
    [yes] 前のラウンドは{ $move }と読みました。従っているデーモンの読みです。
   *[no] 前のラウンドはランダムに出しました。従っているデーモンには初めての場面でした。
  }覚えているのは、あなたの{ $moves }手と予想{ $guesses }回分。評価は{ $rating }{ $rivals ->
    [0] 。
   *[other] 、次点は{ $next }。
  }
why-knew = 知っていたこと：{ $weights }。
why-counters = 前のラウンドは{ $move }と読みました。その前の手についての数え上げの合計は { $sums } です。
why-too-early = 最初のラウンドのあとに聞いてください。次の手は、それまで秘密です。

## 対戦の終わり
end-title = { $ending ->
    [won] 🔮 { $name }さんの勝ち { $won } : { $lost }
    [lost] 🔮 Gadalkaの勝ち { $lost } : { $won }
    [level] 🔮 引き分け：{ $name } { $won } : { $lost } Gadalka
    [stopped] 🔮 終了：{ $name } { $won } : { $lost } Gadalka
    [replaced] 🔮 終了：{ $name } { $won } : { $lost } Gadalka
    [forfeited] 🔮 { $name }さんの不戦勝 { $won } : { $lost }
   *[withdrawn] 🔮 { $name } { $won } : { $lost }で終了：相手はもういません
  }
end-broke = { $line ->
    [0] 相手のファイルが異常終了したか、時計で2秒を超えたため、手を選べませんでした。ここまでのラウンドはすべて有効です。
   *[other] 相手のファイルが{ $line }行{ $column }桁で異常終了し、手を選べませんでした。ここまでのラウンドはすべて有効です。
}
match-none = 進行中の対戦はありません。始めるには：/rps play
end-no-rounds = 1ラウンドも行われませんでした。
end-check = { $check ->
    [verified] ✓ 検証済み
   *[failed] ✗ この対戦は私自身の検証に通りませんでした。信用せず、このボットの運営者に知らせてください。
  }
end-gave-me = { $habit }。おかげで私は{ $points }点を得ました{ $back ->
    [0] {""}
   *[other] （あなたは{ $back }点）
  }。
end-gave-you = { $habit }。私は気づかず、あなたは{ $points }点を得ました{ $back ->
    [0] {""}
   *[other] （私は{ $back }点）
  }。
end-habit-after = { $result ->
    [win] 勝ち
    [loss] 負け
   *[draw] あいこ
  }のあとは{ $same ->
    [yes] 同じ手を続ける癖
   *[no] 手を変える癖
  }
end-habit-favourite = いちばん多く出す手は{ $move }
end-habit-in-turn = { $size ->
    [2] 二つの手を交互に出す癖
   *[other] 手を順番に出す癖（{ $moves }）
  }
end-plain = { $plain ->
    [mine] { $variant ->
        [0] 決め手になる癖はなし。小銭を拾って勝ちました。
        [1] 敗因になった癖は見当たりません。手柄は偶然と山分けです。
       *[2] 目立つところはなし。それでも先見の明ということにしましょう。
      }
    [yours] { $variant ->
        [0] つかめる癖がありませんでした。お見事です。
        [1] 何も漏らしませんでしたね。目は凝らしたのですが。
       *[2] 目立つ癖はなし。カードが赤面しています。
      }
    [level] { $variant ->
        [0] どちらも大したことは漏らしませんでした。
        [1] 引き分けで、目立つ癖もなし。カードも肩をすくめています。
       *[2] 差もつかず、語ることもありません。
      }
    [short] { $variant ->
        [0] 短すぎて、誰の運勢も占えません。
        [1] これだけのラウンドで？私でももう少し必要です。
       *[2] 始まったばかりで、まだ語ることがありません。
      }
    [random] { $variant ->
        [0] ランダムに出したので、あなたのことは何もわかりません。
        [1] 今回は何も読んでいません。褒めるも責めるもコイン次第。
       *[2] 私の手はランダム。あなたの癖は関係ありませんでした。
      }
   *[by-rule] { $variant ->
        [0] 私は決まりどおりに出し、あなたに目立つ癖はありませんでした。
        [1] 決まりどおりに出し、誰の手も読みませんでした。目立つ癖はありません。
       *[2] 決まりと人との勝負。目立つ癖はありません。
      }
  }
end-read = { $rounds }ラウンド。あなたの手の{ $percent }%を読み当てました。偶然なら{ $chance }%：{ $verdict }。
end-unread = { $rounds }ラウンド。何も読んでいません。
verdict = { $verdict ->
    [read] 偶然を上回っています
    [escaped] 偶然では説明できないほど、するりとかわしました
   *[unsure] ラウンドが少なく、まだ何とも言えません
  }
strip-yours = ← あなたの手
strip-mine = ← 私の手
details-title = 🔎 数字で見る：{ $score }
details-habit = { $habit }：{ $situations }回中{ $followed }回。そのうち私の勝ち{ $mine }、あなたの勝ち{ $yours }{ $drawn ->
    [0] {""}
   *[other] 、あいこ{ $drawn }
  }。

## 対戦のグラフ
chart-rounds = { $game }：{ $rounds }ラウンド
chart-best = { $who ->
    [you] { $by ->
        [0] あなたがリードしたことはありません。
       *[other] あなたの最大リードは{ $by }、第{ $round }ラウンド。
      }
    [me] { $by ->
        [0] 私がリードしたことはありません。
       *[other] 私の最大リードは{ $by }、第{ $round }ラウンド。
      }
   *[other] { $by ->
        [0] { $name }さんがリードしたことはありません。
       *[other] { $name }さんの最大リードは{ $by }、最初は第{ $round }ラウンド。
      }
  }
chart-turns = { $turns ->
    [0] リードは一度も入れ替わっていません。
    [1] リードは一度、第{ $round }ラウンドで入れ替わりました。
    [2] リードは二度入れ替わり、最後は第{ $round }ラウンドでした。
   *[other] リードは{ $turns }回入れ替わり、最後は第{ $round }ラウンドでした。
  }
chart-reach = 偶然だけなら、勝敗のついた{ $decided }ラウンドで{ $reach }を超える差がつくのは、せいぜい20戦に1戦。
chart-ahead = { $who ->
    [you] あなたが{ $by }リード。偶然とは考えにくい差です。
    [me] 私が{ $by }リード。偶然とは考えにくい差です。
   *[other] { $leader }さんが{ $by }リード。偶然とは考えにくい差です。
  }
chart-few = { $decided ->
    [0] 勝敗のついたラウンドはありません。
   *[other] 勝敗のついたのは{ $decided }ラウンドだけ。実力か偶然かは見分けられません。
  }
chart-stopped = 途中でやめた対戦は参考程度です。人は勝っているうちにやめたがるので。
chart-chosen = あなたの選んだ手：{ $moves }
chart-grey = 灰色：偶然だけで届く範囲（20回中19回）
chart-lead = どちらがリードしていたか
chart-difference = 勝ち数の差（あなたから見て）
chart-moves = あなたの手
chart-times = 回
chart-round = ラウンド
chart-alt = { $score }。どちらがリードしていたかを、偶然の範囲（灰色）に重ねた折れ線で、あなたの手を棒で示した図。{ $lines }

## 公平さの証明
proof-moves = ✓ 私の手（全{ $count }手）はどれも、あなたが選ぶ前に決めてあったものです。
proof-mines = ✓ 地雷の位置は、あなたが押す前に決めた私の秘密と、最初のマスから決まります。
proof-wrong = ✗ 先にお見せしたものと合いません。信用せず、このボットの運営者に知らせてください。
proof-shown = 先に見せたもの：{ $bound }。その秘密：{ $secret }
proof-how-page = ここまでは私の言い分です。ページを開くと、自分のブラウザーの中で、手元のメッセージとも照らし合わせて確かめられます。
proof-how-line = ここまでは私の言い分です。Gadalkaのコピーがあれば、手元のメッセージとも照らし合わせて確かめられます：npm run -s gadalka -- verify "…" messages.txt
source-at = Gadalkaのコピー：{ $link }
source-unknown = ダウンロード先はここに登録されていません。Gadalkaのコピーの入手先は、このボットの運営者に聞いてください。
proof-none = 検証できる終わった勝負がありません。遊ぶには：/rps play、/oddeven、/mines
proof-not-yet = まだ途中です。秘密は終わったときに見せます。
proof-unreadable = 私の証明行ではありません。証明行は gd1. で始まり、終わった対戦の「検証」ボタンで得られます。行全体が必要です。

## 何も変えない押下
press-old-button = ボタンが古く、もう使えません。新しい対戦：/rps play か /oddeven
panel-gone = ボタンが古くなっています。今の状態はこちらです。
panel-type = こう入力してください：{ $example }
press-not-yours = これはほかの人のものです。
match-of = これは{ $name }さんの対戦です。
board-of = これは{ $name }さんの盤面です。
button-play-too = 自分も遊ぶ
button-play-private = 個別チャットで遊ぶ
press-round-played = そのラウンドは終わっていて、二重には記録していません。今の得点はこちらです。
press-match-over = その対戦は終わっています。今の操作は記録に含めていません。
opponent-gone = その相手はもう存在しないので、対戦を続けられません。新しい対戦：/rps play か /oddeven

## どのチャットでも出せるゲームの誘い
offer-open-title = { $game }：誰でもどうぞ
offer-open-description = 最初に押した人が私と対戦します
offer-open-text = { $name }さんから、私との対戦のお誘いです。最初に押した人が遊びます。
offer-own-title = { $game }：あなたが遊ぶ
offer-own-description = あなたが私と対戦し、みんなで見ます
offer-own-text = { $name }さんが未来を知りたいそうです。押すと始まります。
offer-mines-open-description = 最初に押した人が遊び、みんなで見ます
offer-mines-open-text = { $name }さんから、マインスイーパーのお誘いです。最初に押した人が遊びます。
offer-mines-own-description = あなたが遊び、みんなで見ます
offer-mines-own-text = { $name }さんが地雷原に挑みます。押すと始まります。

## コマンド
command-rps = じゃんけん。占い師と、または友だちと
command-rps-play = 遊ぶ。私は対戦しながら学びます
command-oddeven = 奇数か偶数か。選ぶのはあなた、当てるのは私
command-oddeven-play = 遊ぶ。私が外せばあなたの得点
command-strategy = 対戦相手：一覧と、自分で付けた名前
command-strategy-list = すべての対戦相手を一行ずつ
command-strategy-mine = 自分が戦略に付けた名前
command-strategy-submit = 自作の戦略ファイルを送る
command-help = できることと、使い方
command-settings = 設定：言語、記憶、公開範囲、データ
option-help-topic = 読みたい項目
option-variant = 基本（3手）かトカゲ・スポック（5手）
option-length = 10点先取、9本勝負、無制限など
option-game = ゲーム。指定がなければじゃんけん
option-opponent = 相手になる戦略
option-strategy = 対戦相手、または誰かが登録した名前
option-registered-strategy = 名前が指すもの（例：markov:order=4,decay=0.98）
option-strategy-file = あなたの戦略：JavaScript、または型を消せるTypeScript。64 KBまで
option-file-name = 名前：新しいもの、または新版にする自分の名前
option-strategy-note = 一行の紹介
choice-classic = 基本：グー・チョキ・パー
choice-lizard-spock = トカゲとスポックも：5手
choice-novice = 新人：あなたを知らず、この対戦で学ぶ
choice-fortune-teller = 占い師：あなたと人間を知り、忘れない
choice-mirror = 鏡：あなたと同じように出す
choice-coin = 公平なコイン：読まず、読まれない
strategy-fortune-teller = 40通りの方法で同時に癖を読み、人間を知り、だまされにくい
strategy-mirror = あなたの分身：あなたならこう出す、という手
strategy-random = 公平なコイン。何も読まない
strategy-wildcard = 今に似た過去の場面をすべて比べる
strategy-constant = いつも同じ手。指定がなければグー
strategy-rotation = 手を順番に：グー、パー、チョキ …
strategy-anti-rotation = 手を順番に出してくると読む
strategy-copy = あなたの直前の手を出す
strategy-always-counter = あなたの直前の手に勝つ手を出す
strategy-always-counter-self = 自分の直前の手に勝つ手を出す。相手は見ない
strategy-win-stay-lose-shift = 勝てば続け、負ければ変える
strategy-after-result = 結果で決める：勝ち、あいこ、負けのあとに、それぞれいくつ先の手へ進むか
strategy-frequency = いちばん多く出す手に勝つ
strategy-markov = 直近の数手のあとに普段出す手に勝つ
strategy-mupn = 同じ数手のあとに前回出した手に勝つ
strategy-supp = 直近の数手のあとに効く手を、試しながら学ぶ
strategy-mksu = ほかの八つの戦略のどれに従うかを、試しながら学ぶ
strategy-mkia = 三つの読み手のどれに従うかを、試しながら学ぶ
strategy-daemons = デーモンの群れと、いちばん運のいい者の声を聞く監督
strategy-shannon = 1953年のシャノンの機械：同じことを二度しますか？
strategy-seer = 1956年のSEER：うまくいくうちは型に従う
strategy-experts = 読み手の評議会。実績に応じて意見を聞く
strategy-history-match = 前に同じ流れになった所を探し、その予想が当たったかも見る
strategy-second-guess = あなたが知っているのを知っているのを、知っている
strategy-iocaine = 1999年の優勝者：あらゆる段階で裏を読み、長短の期間で判定する

strategy-list-title = 🔮 対戦相手：{ $count }
strategy-info-title = 🔮 { $family }
strategy-games = 遊べるゲーム：{ $games }
strategy-settings = 設定：
strategy-no-settings = 設定はありません。
strategy-setting = { $name }：{ $valid }（既定は{ $usual }）
strategy-set = ← ここでは{ $value }
strategy-source = 出典：{ $source }

registration-done = 🔮 { $name } を登録しました
registration-play = 対戦するには：{ $command } opponent={ $name }。名前を知る人なら誰でも遊べます。
registration-mine-title = 🔮 あなたの戦略：{ $count }／{ $max }
registration-none = 自分の戦略はまだありません。ファイルを送るか、私の戦略に名前を付けてください。
registration-withdraw-title = { $name } を取り下げますか？
registration-withdraw-file = もう誰も対戦できなくなります。進行中の対戦は結果なしで終わり、ファイルは削除されます。名前は誰でも使えるようになります。
registration-withdraw-text = この名前ではもう誰も対戦できなくなり、名前は誰でも使えるようになります。進行中の対戦は続きます。
button-withdraw = 取り下げる
registration-withdrawn = { $name } を取り下げました。名前は空いています。
registration-kept = そのままにします。
button-strategy-submit = ファイルを送る
button-strategy-name = Gadalkaの戦略に名前を付ける
button-strategy-register = 名前を付ける
button-strategy-mine = 自分の戦略
button-strategy-version = 新しい版
button-strategy-change = 変更
button-strategy-withdraw = 取り下げる
registration-refused = { $refusal ->
    [bad-name] 「{ $name }」は名前にできません。英字a〜z・数字・ハイフンで3〜24字、先頭は英字です。例：my-markov
    [reserved-name] 「{ $name }」はここで別の意味に使われています。別の名前をどうぞ。例：my-{ $name }
    [like-built-in] 「{ $name }」は私の戦略の名前とそっくりです。別の名前をどうぞ。例：my-{ $name }
    [taken] 「{ $name }」はすでに誰かが登録しています。別の名前をどうぞ。
    [full] 登録は{ $max }個までで、上限です。先に一つ取り下げてください：/strategy withdraw
   *[not-yours] あなたは「{ $name }」を登録していません。あなたの名前：/strategy mine
  }
registration-trying = 🔮 { $name } をテスト中です
registration-trying-text = まもなくここに結果が表示されます。
registration-one-at-a-time = 前のテストがまだ終わっていません。テストは一人一つずつです。そのメッセージが結果に変わります。
registration-queue-full = テストの順番待ちがいっぱいです。数分後にまたお試しください。
registration-broken-off = { $name } のテストが中断したため、登録していません。1分後にもう一度コマンドを送ってください。
registration-store-away = 今は記憶を読み出せないので、登録していません。1分後にもう一度コマンドを送ってください。

submission-how = ファイルと名前をどうぞ：/strategy submit my-bot にファイルを付けて。
submission-version = 🔮 { $name } の新版：{ $version }
submission-known = 🔮 { $name } はすでにこのファイルです
submission-public = 名前を知る人なら誰でも対戦できます。
submission-results = { $game }：{ $rounds }ラウンドの対戦{ $matches }戦中{ $won }勝、1ラウンドあたり{ $mean }点。ラウンドの勝ち:負け:あいこと、1ラウンドあたりの得点：
submission-other-game = { $game }：{ $matches }戦中{ $won }勝、1ラウンドあたり{ $mean }点。
submission-not-there = { $game }：未対戦。理由：{ $reason }
submission-untried = { $game }：手順が多すぎるため、テストしていません。このゲームだけをテストするには、ファイルに書いてください：export const games。
submission-taken = 1戦{ $most }ステップのうち最大{ $steps }、メモリ{ $limit } MBのうち{ $memory } MBを使用。1戦に{ $milliseconds }ミリ秒。
submission-play = 対戦するには：{ $command } opponent={ $name }。ハッシュと版：/strategy info { $name }
submission-no-load = 🔮 { $name } を読み込めません
submission-breach = { $kind ->
    [crashed] 🔮 { $name } はテスト中に異常終了しました
    [illegal] 🔮 { $name } はテストで有効な手を出しませんでした
   *[exhausted] 🔮 { $name } はテストで資源を使いすぎました
  }
submission-at-start = { $game }、{ $opponent } との第1ラウンドの前。
submission-at-round = { $game }、{ $opponent } との第{ $round }ラウンド。
submission-place = { $line }行{ $column }桁：
submission-nothing = 登録していません。ファイルを直して送り直してください。
submission-no-games = ファイルの言う対応ゲームは{ $typed }ですが、私が知っているのは{ $valid }です。登録していません。
submission-too-slow = テストに使える時間を超えたため、登録していません。1ラウンドの計算を減らすか、空いているときに送り直してください。
submission-unsteady = { $name } の手が毎回同じになりません：{ $game }で{ $opponent } と対戦すると、第{ $round }ラウンドから変わります。同じラウンドには同じ手を出す必要があります。登録していません。
strategy-file-title = 作者のファイル：JavaScript。サンドボックスで動きます。
strategy-file-facts = 第{ $version }版、{ $bytes }バイト。SHA-256：{ $hash }
strategy-file-earlier = 以前の版：{ $versions }
strategy-file-note = 「{ $note }」

## 入力の問題
problem-unknown-command = 「{ $typed }」というコマンドはありません。できること：/help
problem-unknown-command-nearest = 「{ $typed }」というコマンドはありません。もしかして：{ $nearest }。すべて：/help
problem-unknown-option = /{ $command } では「{ $typed }」を使えません。使えるもの：{ $valid }
problem-bad-choice = { $option } に「{ $typed }」は使えません。選べるもの：{ $valid }
problem-unknown-word-nearest = /{ $command } では「{ $typed }」を使えません。もしかして：{ $nearest }
problem-bad-choice-nearest = { $option } に「{ $typed }」は使えません。もしかして：{ $nearest }。選べるもの：{ $valid }
problem-bad-text = { $option } に「{ $typed }」は使えません。1〜{ $max }文字にしてください。
problem-file-missing = { $example } にはファイルが必要です。一緒に送ってください。
problem-file-too-large = ファイルが大きすぎます。{ $kilobytes } KBまでです。
problem-file-unavailable = ファイルが届きませんでした。もう一度送ってください。
problem-lone-file = 「{ $typed }」だけでは、どうすればいいかわかりません。ファイルを受け取るコマンドで返信してください：{ $nearest }
problem-level-and-opponent = レベルも対戦相手の一つです。どちらか一方を：level=… か opponent=…
problem-length = 「{ $typed }」という長さはありません。10点先取、9本勝負（奇数）、無制限のように。数は1〜{ $max }です。
problem-unknown-strategy = 「{ $typed }」という相手は知りません。有名どころ：{ $some }。すべて：/strategy list
problem-unknown-strategy-nearest = 「{ $typed }」という相手は知りません。もしかして：{ $nearest }。すべて：/strategy list
problem-unknown-parameter = { $family } に設定「{ $typed }」はありません。あるもの：{ $valid }
problem-bad-value = { $parameter } を「{ $typed }」にはできません。使えるもの：{ $valid }
problem-wrong-game = { $typed } はこのゲーム（{ $game }）に対応していません。対応しているもの：{ $some }。すべて：/strategy list

## 故障
failure-unexpected = こちらで問題が起き、記録しました。何も失われていません。もう一度お試しください。
failure-busy = 今、水晶玉が混み合っています。記録には含めておらず、何も失われていません。少ししてからもう一度どうぞ。
failure-file-time = この相手の作者のファイルは考える時間が長く、この1分の持ち時間を使い切りました。今の操作は数えていません。少ししてからもう一度どうぞ。
failure-store = 今は記憶を読み出せません。何も失われていません。少ししてからもう一度どうぞ。記録済みの手が二重になることはありません。

## 運営者を縛るもの
fairness-brief = 🔮 私の手は、あなたが選ぶ前に決まっています。対戦や盤面の終わりの「検証」でわかります。
fairness-anchor = デイリーチャレンジと大会は、その日の秘密から引きます。秘密は翌日に見せます。どの日の秘密もこの数につながります：{ $anchor }
fairness-secret = 最新のもの（npm run -s gadalka -- verify用）：

## 制限：一度に多すぎるとき
budget-past = { $budget ->
    [press] 速すぎて、水晶玉が追いつきません。{ $wait }後にまたどうぞ。ゲームはそのまま待っています。
    [command] 願いごとは一度に一つずつ。{ $wait }後にまたどうぞ。何も失われていません。
    [picture] 筆を乾かしています。{ $wait }後にまた描けます。ほかは普段どおり使えます。
    [hint] 水晶玉にも休みが必要です。次のヒントは{ $wait }後。その間も続けられます。
    [export] ファイルはもう何度かダウンロードしています。{ $wait }後にまた受け取れます。
    [submission] 今日のファイルはここまでです。{ $wait }後にまた送れます。それまでは手元でお試しください。
   *[tournament] 大会が一度に多すぎます。{ $wait }後にまた開けます。今ある大会は続きます。
  }
budget-brief = ⏳ { $wait }
budget-seconds = { $count }秒
budget-minutes = { $count }分

## 文末に付く残り時間
clock-in = { $time }後
clock-two = { $first }{ $second }
clock-soon = まもなく
clock-days = { $count }日
clock-hours = { $count }時間
clock-minutes = { $count }分
clock-seconds = { $count }秒

## ヘルプ、挨拶、プライバシー、データ
help-brief = 🔮 対戦しながら、あなたの選び方を学びます：/rps。友だちと対決：/duel。毎日新しく：/daily。ほかにできることは、押すと出ます。
help-title = 🔮 私にできること
help-friends = 友だちと
help-you = あなたについて
help-strategies = 戦略
help-fairness = 公平なの？
help-privacy = プライバシー
start-title = 🔮 Gadalkaです
start-text = 少しだけ心を読みます。ゲームを選んでください。あなたの選び方を学び、見えたものをお見せして、私の手がどれも、あなたが選ぶ前に決まっていたことを証明します。
start-mines = マインスイーパー
privacy-title = あなたについて保存しているもの
settings-title = ⚙️ 設定
settings-text = これはあなたにだけ見えています。
settings-you = あなた
settings-memory = あなたについて覚えていること
settings-others = 公開範囲と挑戦
settings-data = あなたのデータ
settings-here = { $kind ->
    [server] このサーバー
   *[group] このグループ
  }
settings-learn-on = 私から学ぶ
settings-learn-off = 私から学ばない
settings-forget = 私を忘れる…
settings-export = ダウンロード
privacy-brief =
    保存するのは、あなたのID、手、結果、設定です。
    メッセージは保存しません。名前は、対決のあと2週間か、公開に同意している間だけ残します。
    プロフィールは、あなたが変えるまで非公開です。
    すべてこのボットの運営者のもとにあります。
    いつでもダウンロードや削除ができます。
stored-matches = このプラットフォームでのID、あなたの手と結果。最近の対戦は設定、日時、私の手の秘密も。最後に遊んだ週と月に勝った回数と、最後の日付。
stored-settings = 選んだ言語と、ほかの人に表示するか、挑戦を受けるか。
stored-shown = 表示している間：名前、遊んだ場所、そこの一覧での成績。
stored-handle = あなたの@名。ほかの人が指名できるように、最後に見てから90日間。
stored-duels = あなたの対決：両者の手と結果。二人の名前とチャットは2週間。あなたのレート。
stored-mines = 開いているマインスイーパーの盤面、最近の盤面、ゲームの経過。
stored-daily = デイリーチャレンジの記録とその時刻、連続日数。
stored-strategies = 登録または送信した戦略：名前、ファイル、テストの結果。
stored-tournaments = 開いた、または参加した大会、その場所、出場者の成績。
stored-replays = ページとして共有した対戦と対決。中の名前も含みます。1年間、または取り下げるまで。
stored-place = 個別チャットへの毎日の投稿をオンにした場合：チャット、時刻、言語。禁止された場合（ここ、またはすべての場所）：ID、当時の名前、日付。禁止の記録は、ほかを削除しても残ります。
data-export-text = 手は古い順です。途中の対戦の秘密は、私の次の手がわかってしまうので除いています。
data-delete-title = すべて削除しますか？
data-delete-text = ラウンド、通算、対戦、盤面、登録した戦略、ランキングの順位がすべて消え、私はあなたを忘れます。元には戻せません。
button-delete = すべて削除
button-keep = 残す
data-deleted = 消えました。はじめまして、ということに。
data-nothing = 削除するものはありませんでした。
data-kept = 残しました。あなたのことは覚えています。

## 複数のプラットフォームで一人のプレイヤー

## 挑戦
challenge-retract = 取り下げる
challenge-retracted = { $caller }さんが挑戦を取り下げました。
challenge-lapsed = この挑戦はもう終わっています。
challenge-not-challenged = 返事ができるのは{ $name }さんだけです。
challenge-not-challenger = 取り下げられるのは{ $name }さんだけです。
challenge-unseen = { $name }さんにはこのチャットが見えません。二人ともいるグループで挑んでください。
challenge-left = { $name }さんはこのチャットにいないので、見られません。
challenge-off = { $name }さんは挑戦を受けていません。
challenge-lately = { $name }さんに尋ねてから、まだ10分たっていません。少しお待ちください。
challenge-take-button = 挑戦を受ける
challenge-refuse-button = 挑戦を受けない
challenge-setting-on = ほかの人が、あなたを指名して対決や比較を申し込めます。メンションでお知らせし、受けるか断るかはあなた次第です。
challenge-setting-off = 挑戦を受けていません。指名した人にはそう伝え、チャットには何も投稿しません。

## プロフィールを見られる人
shown-never = 決して見せないもの：一手ごとの記録、ほかにどのチャットで遊んでいるか。
shown-now = { $shown ->
    [yes] どこでも、私に尋ねる人に、あなたの名前、成績、私との全ラウンドにもとづくプロフィールが見えます。
   *[no] あなたはどの一覧にも載らず、プロフィールを見られるのはあなただけです。
  }
profile-read-all = 全文を読む

## ラウンドからわかること
trait-often = すべての手のうち{ $move }
trait-after-result = { $result ->
    [win] 勝ちのあと
    [loss] 負けのあと
   *[draw] あいこのあと
  }、{ $what }
trait-after-move = { $result ->
    [win] { $before }で勝ったあと
    [loss] { $before }で負けたあと
   *[draw] { $before }であいこになったあと
  }、{ $move }
step-same = また同じ手
step-other = 別の手
step-beats = それに勝つ手
step-beaten = それに負ける手
step-like = { $from } → { $to }のような変え方
profile-title = 🔮 { $name }さん：{ $game }
profile-often = { $kind ->
    [always] 毎回
    [nearly] ほぼ毎回
   *[some] { $of }回中{ $times }回
  }
profile-head-always-same = { $who ->
    [you] 何があっても自分の手を貫きます：{ $often }、同じ手を続けます。
   *[other] { $name }さんは何があっても手を貫きます：{ $often }、同じ手を続けます。
  }
profile-head-always-other = { $who ->
    [you] じっとしていません：何があっても{ $often }、手を変えます。
   *[other] { $name }さんはじっとしていません：何があっても{ $often }、手を変えます。
  }
profile-head-win-same = { $who ->
    [you] 勝った手を信じます：勝ちのあと{ $often }、同じ手を続けます。
   *[other] { $name }さんは勝った手を信じます：勝ちのあと{ $often }、同じ手を続けます。
  }
profile-head-win-other = { $who ->
    [you] 勝ちに安住しません：勝ちのあと{ $often }、手を変えます。
   *[other] { $name }さんは勝ちに安住しません：勝ちのあと{ $often }、手を変えます。
  }
profile-head-loss-same = { $who ->
    [you] 引き下がりません：負けのあと{ $often }、同じ手を続けます。
   *[other] { $name }さんは引き下がりません：負けのあと{ $often }、同じ手を続けます。
  }
profile-head-loss-other = { $who ->
    [you] 負けた手は捨てます：負けのあと{ $often }、手を変えます。
   *[other] { $name }さんは負けた手を捨てます：負けのあと{ $often }、手を変えます。
  }
profile-head-draw-same = { $who ->
    [you] あいこでは動きません：あいこのあと{ $often }、同じ手を続けます。
   *[other] { $name }さんはあいこでは動きません：あいこのあと{ $often }、同じ手を続けます。
  }
profile-head-draw-other = { $who ->
    [you] あいこになると動きます：あいこのあと{ $often }、手を変えます。
   *[other] { $name }さんはあいこになると動きます：あいこのあと{ $often }、手を変えます。
  }
profile-head-rather = { $who ->
    [you] { $result ->
        [win] 勝ち
        [loss] 負け
       *[draw] あいこ
      }のあと{ $often }、同じ手を続けます。偶然より多めです。
   *[other] { $name }さんは{ $result ->
        [win] 勝ち
        [loss] 負け
       *[draw] あいこ
      }のあと{ $often }、同じ手を続けます。偶然より多めです。
  }
profile-head-often = { $who ->
    [you] お気に入りがあります：{ $often }、{ $move }。
   *[other] { $name }さんにはお気に入りがあります：{ $often }、{ $move }。
  }
profile-head-reflex = { $who ->
    [you] 反射的な癖があります：{ $before }で{ $result ->
        [win] 勝った
        [loss] 負けた
       *[draw] あいこになった
      }あとは{ $often }、{ $move }。
   *[other] { $name }さんには反射的な癖があります：{ $before }で{ $result ->
        [win] 勝った
        [loss] 負けた
       *[draw] あいこになった
      }あとは{ $often }、{ $move }。
  }
profile-head-way = { $who ->
    [you] 単純な決まりによく似た出し方です：{ $way }。
   *[other] { $name }さんは単純な決まりによく似た出し方です：{ $way }。
  }
profile-head-read = { $who ->
    [you] 決め手になる癖はありませんが、コインよりは読みやすいようです。
   *[other] { $name }さんに決め手になる癖はありませんが、コインよりは読みやすいようです。
  }
profile-head-chance = { $who ->
    [you] コインと同じくらい読めません。手がかりになる癖がありません。
   *[other] { $name }さんはコインと同じくらい読めません。手がかりになる癖がありません。
  }
profile-head-early = { $who ->
    [you] 判断するにはまだ早く、目立つ癖はありません。
   *[other] { $name }さんを判断するにはまだ早く、目立つ癖はありません。
  }
profile-nothing = まだラウンドがありません。完全なプロフィールには{ $missing }ラウンド必要です。
profile-record = { $rounds }ラウンド：{ $wins }勝、あいこ{ $draws }、{ $losses }敗。
profile-streaks = 最長：{ $wins }連勝、{ $losses }連敗。直近：{ $result ->
    [win] { $length }連勝
    [loss] { $length }連敗
   *[draw] あいこ{ $length }連続
  }。
profile-after = { $result ->
    [win] 勝ち
    [loss] 負け
   *[draw] あいこ
  }のあと：{ $shares }（全{ $total }回）。
profile-share = { $what } { $percent }%（{ $count }）
profile-after-none = { $result ->
    [win] 勝ち
    [loss] 負け
   *[draw] あいこ
  }のあと：まだデータがありません。
profile-habits = 目立つところ：
profile-habit = – { $habit } { $percent }%、{ $total }回中{ $count }回
profile-read = { $rounds }手中{ $guessed }手、{ $percent }を当てました。偶然なら{ $chance }です。
profile-likest-none = 私の知る単純な出し方のどれにも似ていません。
profile-likest = いちばん近い出し方：{ $way }。{ $rounds }手のうち{ $agreed }手が一致。偶然なら{ $luck }手です。
profile-kept = { $played }ラウンドのうち、最新の{ $kept }ラウンドが保存され、ここで対象になっています。
profile-details-title = 🔮 このプロフィールの数字：{ $game }
profile-details-how = 読み方。癖として挙げるのは、偶然だけなら40回に1回ほどしか見られないものです。たくさん調べるので、ときには偶然も混じります。既知の出し方の名を挙げるのは、偶然よりずっと多くの手が一致し、ランダムに出す人ならどれにも100回に1回も似ないときです。
profile-details-closed = この数字を見られるのは、プロフィールを見られる人だけです。ここでは公開されていません。
profile-alt = { $name }さんの癖、何のあとに何が来るか：{ $habits }。各ラウンドまでに読み当てた割合：{ $curve }。
profile-closed = { $name }さんのプロフィールは、あなたには公開されていません。二人のプレースタイルを比べるには、本人に尋ねてください：/profile compare。自分のものを公開するには：/settings
portrait-button = 6行のあなた
portrait-when = { $kind ->
    [result] { $result ->
        [win] 勝ち
        [loss] 負け
       *[draw] あいこ
      }のあと
    [same-result] { $result ->
        [win] { $rounds }連勝のあと
        [loss] { $rounds }連敗のあと
       *[draw] あいこが{ $rounds }回続いたあと
      }
    [result-own] { $move }での{ $result ->
        [win] 勝ち
        [loss] 負け
       *[draw] あいこ
      }のあと
    [own] { $move }のあと
    [bot] 私の{ $move }のあと
    [same-move] 同じ手が{ $rounds }回続いたあと
    [always] いつも
   *[else] それ以外
  }
portrait-rule = { $when }：{ $said ->
    [own-same] また同じ手
    [own-beats] 自分の直前の手に勝つ手
    [own-beaten] 自分の直前の手に負ける手
    [bot-same] 私の直前の手
    [bot-beats] 私の直前の手に勝つ手
    [bot-beaten] 私の直前の手に負ける手
   *[move] { $move }
  }
portrait-line = – { $rule }、{ $of }回中{ $hits }回
portrait-how = 最初に当てはまる行が使われます。まだ見せていない直近{ $rounds }手に、これらの行が与えた確率は平均{ $lines }%、偶然なら33%です。このファイルはあなたのように出します。/strategy submit で送ると、対戦できます。
picture-next = 次の手
picture-after = { $result ->
    [win] 勝ち
    [loss] 負け
   *[draw] あいこ
  }：{ $move }
picture-no-data = データなし
picture-habits = 何のあとに何が来るか
picture-rounds = { $rounds }ラウンド、回数付き。青は偶然より多い、橙は少ない
picture-compared = いちばん違う癖と、その回数
picture-read = 読み当てた手（40手ごと）。灰色：偶然
picture-round = ラウンドまで
picture-failed = 図は描けませんでしたが、内容はすべて文章にあります。

## 指名された人
person-unknown = { $typed } が誰なのかわかりません。@name で指名するか、その人のメッセージにこのコマンドで返信してください。
person-unmet = { $name } さんをまだ知りません。一度私に書き込むか、私のボタンを押してもらう必要があります。
person-unknown-id = { $typed } というプレイヤーはいません。terminal:anna や discord:700000000000000001 のように書きます
person-bot = ボットにプロフィールはありません。私のは秘密です。

## 二人の比較
menu-compare = プレースタイルを比べる
compare-with-whom = 誰と比べますか？指名するか、その人のメッセージに返信してください：/profile compare @name
compare-oneself = それはあなたです。あなたにいちばん似ているのは、もちろんあなた。ほかの人を指名してください。
compare-own-missing = 比較には、{ $game }でそれぞれ{ $needed }ラウンド必要です。あなたはあと{ $missing }ラウンド。
compare-ask = { $name }さん、{ $caller }さんがお二人のプレースタイルを比べてもよいですか？
compare-ask-seen = 承諾すると、私がそれぞれをどれだけ読めたかと、お二人の出し方が、ここにいる全員に見えます。
button-accept = 承諾
button-decline = お断り
compare-not-asked = この質問はほかの人宛てです。
compare-declined = 今回は比較なしです。
compare-title = 🔮 { $a }さんと{ $b }さん：{ $game }
compare-headline = 🔮 読めた割合：{ $a }さん{ $percentA }、{ $b }さん{ $percentB }
compare-read = 読めた手：{ $roundsA }手中{ $guessedA }手、{ $roundsB }手中{ $guessedB }手。偶然なら{ $chance }です。
compare-chance = { $verdict ->
    [chance] { $name }さんはコインと同じくらい読めません。
   *[unsure] { $name }さんについては、まだ偶然かもしれません。
  }
compare-early = まだ早い段階です。どこが違うかを言うには、それぞれ{ $needed }ラウンド必要です。
compare-differ = お二人の出し方は違いますが、一つの癖では言い表せません。
compare-effect = 違いの大きさ：0〜1で{ $effect }（{ $roundsA }ラウンドと{ $roundsB }ラウンドから）。
compare-differences = お二人がいちばん違うところ：
compare-difference = – { $habit }。{ $a }さん{ $percentA }%（{ $totalA }回中{ $countA }回）、{ $b }さん{ $percentB }%（{ $totalB }回中{ $countB }回）
compare-no-difference = 違いはまだ見つかっていません。
compare-seed = 最初に発表された距離、直近{ $context }手：{ $most }のうち{ $p }。さかのぼる手数ごと：{ $d }
compare-trust = 偶然でしょうか？お二人のラウンドを混ぜて配り直すと、1000回中{ $count }回が同じだけ違いました（p = { $p }）。
compare-details-title = 🔮 この比較の数字：{ $game }
compare-details-difference = – { $habit }。{ $totalA }回中{ $countA }回、{ $totalB }回中{ $countB }回（p { $p }）
compare-details-how = 読み方。並んだ二つの数字は、上のメッセージの順にお二人のものです。違いの大きさ：0は同じ、1は共通点なし。同じ人の二つの時期はたいてい0.25〜0.60、別々の二人は0.63〜0.86です。
    pは、偶然だけで同じだけの違いが出る頻度です（癖については、調べた数の分を補正）。検定は二つ、全ラウンドについてと、個々の癖についてです。どちらかのpが{ $level }以下なら違うところを挙げ、そうでなければ「違いはまだ見つかっていない」とします。
    発表された距離は、どの二人でも最大に近くなります。歴史のための数字で、意味はあまりありません。
compare-details-closed = この比較は、ここではもう公開されていません。もう一度尋ねるには：/profile compare
compare-too-few = 比べるにはラウンドが足りません。それぞれ{ $needed }ラウンド必要です。
line-since = – { $name }さん、{ $date }から

## チャットの地図
landmark-random = 純粋な偶然
landmark-copy = まねっこ
landmark-rotation = 順番どおり
landmark-anti-rotation = 順番破り
landmark-always-counter = 相手の直前の手に勝つ
landmark-constant = いつも{ $move }
map-title = ここで似ている人たち：{ $game }（{ $count }人）
map-subtitle = 近いほど似ています。方角に意味はありません。
map-ways = よく知られた出し方
map-alt = { $count }人のプレイヤーと、よく知られた出し方の地図。{ $lines }
map-head = ここでいちばん似ているのは{ $one }さんと{ $other }さん、いちばん似ていないのは{ $first }さんと{ $second }さんです。
map-line = { $name }さん：いちばん近いのは{ $other }さん
map-line-way = { $name }さん：いちばん近いのは{ $other }さん、「{ $way }」流
map-line-alone = { $name }さん：「{ $way }」流
map-line-none = { $name }さん：私の知るどれにも似ていない
map-head-two = この地図にはまだ二人だけです。
map-more = … 図にはあと{ $count }人。
map-numbered = 図の中：{ $list }
map-left = 以前ここで遊んだ{ $count }人は除いています。
map-short = { $count }人はまだラウンドが足りません。
map-join = 対象は同意した人だけです。
map-alone-here = 地図に出るのはグループやサーバーのプレイヤーです。そちらで尋ねてください：/profile map
map-too-few = 地図には、プロフィールを公開し、それぞれ{ $rounds }ラウンド遊んだプレイヤーが、ここに{ $people }人必要です。今は{ $ready }人。ラウンド不足は{ $short }人。
map-mine-private = あなたは載っていません。プロフィールが非公開です。載るには、/settings のあと、ここで対戦を終えてください。
map-mine-not-here = あなたはまだ載っていません。ここで対戦を終えると載ります。
map-mine-missing = あなたはまだ載っていません。このゲームであと{ $missing }ラウンド、全部で{ $needed }ラウンド必要です。
map-mine-ready = 準備完了です。
map-mine-people = あなたにいちばん似ているのは：{ $list }。
map-mine-alone = この地図にほかの人はいません。
map-mine-ways = あなたのプレースタイル：{ $way }。
map-mine-no-way = あなたのプレースタイルは、私の知るどれにも似ていません。
habits-most = ここでいちばん目立つのは「{ $habit }」：{ $share }。偶然なら{ $luck }です。
habits-none = 平均すると、偶然を超えて目立つ癖はここにはありません。
habits-counts = プレイヤー{ $people }人、約{ $rounds }ラウンド。一人ひとりを同じ重みで平均しています。括弧内は偶然の場合。
habits-too-few = 平均には、プロフィールを公開し、それぞれ{ $rounds }ラウンド遊んだプレイヤーが、ここに{ $needed }人必要です。今は{ $ready }人。

## プレイヤーについて知っていること
model-title = 🔮 あなたについて知っていること：{ $game }
model-missing = あなたの{ $rounds }ラウンドを知っています。あと{ $missing }ラウンドで、私の見立てを言えます。
model-rounds = あなたの{ $rounds }ラウンドを知っています。私の見立て：
model-no-habits = 目立つ癖なし。言葉にしにくい方です
model-sure = 確かさ：直近の{ $all }手のうち{ $right }手を読めたはずです（偶然なら{ $luck }）。{ $verdict }。
model-from = 手がかりの内訳：あなたから{ $own }%、ほかの人から{ $people }%。
# 読み手に失ってもよい点数：誰でも8点から始まり、今は$points点。
model-account = { $state ->
    [lent] あなたには{ $points }点まで失ってもかまいません。はじめの8点と、あなたから得た{ $more }点です。
    [begun] あなたには8点まで失ってもかまいません。偶然を別にすれば、誰も私に10点を超える差はつけられません。
    [less] あなたに失ってもよいのは、あと{ $points }点です。はじめの8点の残りは、もう取られました。
    [spent] あなたに失ってもよい点は、もうありません。偶然を別にして私から取れる10点を、すべて取られました。これからの私の手は毎回ランダムです。
   *[read] 8点を取られました。私の手が読まれているのかもしれません。少し取り返すまで、ランダムに出します。
}
model-mode-learning = これまでのラウンドから学んでいます。
model-mode-off = ランダムに出し、何も学びません。
model-reset-title = あなたのプレースタイルを忘れますか？
model-reset-text = これまでに学んだあなたのことをすべて忘れます。通算は残ります。元には戻せません。
button-forget = 忘れる
model-change-done = { $change ->
    [reset] 忘れました。また初対面です。通算は残っています。
    [off] オフにしました。もう決まっている手はそのまま出ます。
   *[on] また学びます。
  }
model-change-already = { $change ->
    [reset] 忘れるものがありません。あなたのラウンドを一つも知りません。
    [off] もうオフです。
   *[on] もう学んでいます。
  }
button-share = 共有する
button-share-stop = 共有をやめる

## マインスイーパー
command-mines = マインスイーパー。ヒントは理由付き
command-mines-play = 遊ぶ。レベルを選べます
option-mines-level = 大きさと密度
option-mines-noguess = 推測なしで解ける盤面
choice-pocket = ポケット：5×5、地雷4個
choice-small = 小：8×8、地雷10個
choice-beginner = 初級：9×9、地雷10個
choice-intermediate = 中級：16×16、地雷40個
choice-expert = 上級：30×16、地雷99個
choice-yes = はい
choice-no = いいえ
mines-level-custom = その他
mines-title = 💣 マインスイーパー { $width }×{ $height } · 地雷{ $mines }個
mines-begin-opening = 好きなマスを開けてください。そのマスと周りは安全です。
mines-progress = 🚩 { $flags }／{ $mines } · 安全なマスはあと{ $left }
mines-how-open = 押すと開きます。数字と同じ数の旗を立ててから数字を押すと、周りの残りが開きます。
mines-how-flag = 旗モード：押すと、旗を立てたり外したりします。
mines-ended = { $ending ->
    [won] 🎉 { $name }さんが{ $time }でクリアしました{ $hints ->
        [0] 。
       *[other] （ヒント{ $hints }回）。
      }
    [lost] 💥 { $cell } は地雷でした。{ $name }さんは{ $safe }マス中{ $cleared }マスを開けました。
    [stopped] 終了。{ $name }さんは{ $safe }マス中{ $cleared }マスを開けました。
   *[replaced] 終了。{ $name }さんは{ $safe }マス中{ $cleared }マスを開けました。
  }
button-new-board = 新しい盤面
button-flag-mode = 旗モード
button-open-mode = 開けるモード
button-hint = ヒント
button-play-again = 別の盤面
mines-toast-won = クリア！地雷はどれも、あなたの読みどおりでした。
mines-toast-lost = { $cell } は地雷でした。
mines-toast-stopped = 終了しました。
mines-toast-flag = { $cell }：旗
mines-toast-unflag = { $cell }：旗なし
mines-toast-open = { $cells ->
    [1] { $cell }：{ $number }
   *[other] { $cell }：{ $cells }マス開きました
  }
mines-open-already = { $cell } はもう開いています。
mines-flagged = { $cell } には旗があります。先に旗モードで外してください。
mines-flags-differ = { $cell } の数字は{ $number }です。周りに同じ数の旗を立てると、残りが開きます。
mines-board-changed = そのボタンが出たあとに盤面が変わりました。今はこうなっています。
mines-over = このゲームは終わりました。新しく始めるには：/mines
mines-hint-safe = 💡 { $cell } は安全です：{ $because }。
mines-hint-guess = 💡 確実なマスはありません。いちばんましなのは { $cell } です。地雷なのは、ありうる配置の{ $risk }%。
mines-hint-first = 💡 まだ何も開いていません。{ $cell } は、ほかの最初のマスと同じく安全です。
mines-number-at = { $cell } の{ $number }
mines-because-numbers = { $count ->
    [1] { $numbers }から、ほかの可能性はありません
   *[other] { $numbers }を合わせると、ほかの可能性はありません
  }
mines-because-numbers-total = 地雷の数と{ $count ->
    [1] { $numbers }から、ほかの可能性はありません
   *[other] { $numbers }を合わせると、ほかの可能性はありません
  }
mines-because-total-alone = 地雷の数から、ほかの可能性はありません
mines-too-large = その盤面はこのチャットには大きすぎます。ここでの最大は{ $most }です。
mines-no-such-board = 推測のいらない盤面が見つかりませんでした。もう一度試してください。
mines-stats-title = 💣 マインスイーパーの成績
mines-stats-board = 盤面
mines-stats-best = 最速
mines-stats-games = 回数
mines-stats-streak = ヒントなしの連勝：今{ $now }、最高{ $most }。
mines-stats-what = 最速はヒントなしの記録です。途中でやめたゲームは勝ちになりません。推測なしの盤面は別に並べています。
mines-stats-none = まだ終わったゲームがありません。始めるには：/mines

## デイリーチャレンジ（daily）：mind 今日の相手、board 今日の盤面、attempt 回
command-daily = 毎日新しい相手と盤面
command-daily-today = 今日のチャレンジと、あなたの状況
option-daily-zone = タイムゾーン：東京などの都市、または utc+9
place-daily = デイリーチャレンジ
daily-title = 🔮 Gadalka { $number } · { $date }
daily-opponent-title = 🔮 Gadalka { $number } · 今日の相手
daily-today-opponent-open = 相手：20ラウンド、これからです。
daily-today-opponent-going = 相手：{ $won } : { $lost }、次は{ $of }ラウンド中{ $round }ラウンド目です。
daily-today-opponent-done = 相手：{ $won } : { $lost }。
daily-today-board-open = 盤面：5×5、これからです。
daily-today-board-going = 盤面：途中です。
daily-today-board-won = 盤面：{ $time }でクリア{ $hints ->
    [0] {""}
   *[other] （ヒント{ $hints }回込み）
}。
daily-today-board-lost = 盤面：今回はクリアできませんでした。
daily-next = 次のチャレンジ：
daily-invite = 🔮 Gadalka { $number }：今日の相手と盤面が、みんなを待っています。
button-daily-yesterday = 昨日
daily-opponent-first = 今日の相手は、あなただけのために選ばれました。手の決め方を見抜いて、勝ってください。20ラウンド、一回きりです。
daily-opponent-score = あなた { $won } : { $lost } · { $of }ラウンド中{ $round }ラウンド目
daily-round = { $result ->
    [win] あなた { $yours } · 相手 { $its } → あなたの得点
    [loss] あなた { $yours } · 相手 { $its } → 相手の得点
   *[draw] あなた { $yours } · 相手 { $its } → あいこ
  }
daily-round-toast = { $last } · { $won } : { $lost }
daily-row-its = ← 相手の手
daily-opponent-end = 🔮 今日の相手との対戦：{ $won } : { $lost }
daily-old-button = 別の日のボタンです。今日の分：/daily
daily-rule-after = { $result ->
    [win] 勝ったあとは、{ $step ->
        [0] 同じ手を続けました
        [1] その手に負ける手に変えました
       *[other] その手に勝つ手に変えました
    }。
    [loss] 負けたあとは、{ $step ->
        [0] 同じ手を続けました
        [1] その手に負ける手に変えました
       *[other] その手に勝つ手に変えました
    }。
   *[draw] あいこのあとは、{ $step ->
        [0] 同じ手を続けました
        [1] その手に負ける手に変えました
       *[other] その手に勝つ手に変えました
    }。
  }
daily-rule-copy = あなたの直前の手をまねていました。
daily-rule-always-counter = あなたの直前の手に勝つ手を出していました。
daily-rule-anti-rotation = あなたがグー、パー、チョキと順に回ると読み、次の手に勝つ手を出していました。つまり、あなたの直前の手に負ける手です。
daily-rule-rotation = あなたが何を出しても、グー、パー、チョキと順に回っていました。
daily-rule-win-stay = 勝った手は続け、負けたあとはランダムに変えていました。あいこのあとは、{ $draw ->
    [stay] 同じ手を続けていました
   *[shift] やはりランダムに変えていました
}。
daily-rule-frequency = あなたがいちばん多く選んだ手に勝つ手を出していました{ $decay ->
    [1] {""}
   *[other] （新しいラウンドほど重視）
}。
daily-rule-mupn = { $side ->
    [own] 自分
   *[opponent] あなた
}が前に同じ手を出したとき、あなたが次に何を出したかを覚えていて、それに勝つ手を出していました。
daily-seen = それが表れたのは{ $count }回：第{ $rounds }ラウンド。
daily-strip = Gadalka { $number }
daily-strip-opponent = Gadalka { $number } · { $won }:{ $lost }
daily-strip-board = 💣 { $time }{ $hints ->
    [0] {""}
   *[other] 、ヒント{ $hints }回
}
daily-strip-board-lost = 💣 💥
daily-share-by = { $name }さん · デイリーチャレンジ
daily-share-copy = コピーや転送にどうぞ。手の中身はわかりません。
daily-card-call = 毎日、新しく：/daily
daily-card-alt = Gadalka { $number }：{ $won }ラウンド勝ち、{ $lost }ラウンド負け。順に：{ $results }。
daily-card-alt-board = Gadalka { $number }。{ $board }
daily-word = { $result ->
    [win] 勝ち
    [loss] 負け
   *[draw] あいこ
  }
daily-yesterday-title = 🔮 Gadalka { $number }：答え合わせ
daily-yesterday-none = その日の記録はありません。誰もチャレンジしませんでした。
daily-yesterday-soon = まだ遊んでいる人がいるかもしれません。答えの公表：
daily-proof = どれも、この行にあるその日の秘密から決まっています。Gadalkaのコピーがあれば、誰でも確かめられます：npm run -s gadalka -- verify "…"

## 今日の盤面と、日ごとの一覧
daily-board-title = 💣 Gadalka { $number } · 今日の盤面
mines-daily-how = その日は全員が同じ盤面で、推測はいりません。ヒントは10秒の加算です。一回きりで、「やめる」を押すと終わります。
mines-daily-over = 答えは翌日の01:00 UTCに公表します：/daily yesterday
daily-board-score = ヒント込みの記録：{ $time }。
button-daily-opponent = 相手
button-daily-board = 盤面

## 連続日数（days in a row）
streak-day = 連続{ $days }日目
streak-so-far = これまで{ $days }日連続
streak-forgiven = 今週のお休み1日は大目に見ました
streak-profile = デイリーチャレンジの連続日数：今{ $current }、最高{ $longest }

## 大会
command-tournament = 戦略どうしの大会。裏で進みます
command-tournament-show = ここの大会と、できること
command-tournament-create = ここで大会を開く
command-leaderboard = 大会に強い戦略、私に強いプレイヤー、対決に強い人
option-leaderboard-of = 大会の戦略、私と対戦するプレイヤー、対決。指定がなければ戦略
option-leaderboard-scope = このサーバーかグループ、または全体。指定がなければここ
option-leaderboard-period = 今週、今月、通算。指定がなければ通算
choice-strategies = 戦略
choice-players = プレイヤー
choice-duels = 対決
choice-here = ここ
choice-everywhere = 全体
choice-week = 今週
choice-month = 今月
choice-all = 通算
command-profile = あなたやほかの人のプレースタイル
command-profile-show = ラウンドからわかるあなた：癖、連勝、読まれやすさ
command-profile-compare = あなたとほかの人がどれだけ似ているか。先に相手に尋ねます
option-profile-user = ほかの人。指定がなければあなた自身
option-profile-other = 比べる相手
command-profile-map = ここで似ている人たちを、よく知られた出し方と並べて
option-system = 対戦の組み方。指定がなければスイス式
option-rounds = スイス式の回戦数、1〜30
option-match = 1対戦のラウンド数、10〜2000。指定がなければ1000
option-entrant = 出場者：戦略（設定も付けられます：markov:order=3）、または登録名
system-round-robin = 総当たり
system-olympic = 勝ち抜き
system-olympic-matches = 勝ち抜き（対戦制）
system-recursive = 全順位決定の勝ち抜き
system-recursive-matches = 全順位決定の勝ち抜き（対戦制）
system-swiss = スイス式
tournament-title = { $system } · { $game }
tournament-created = { $name }さんが戦略の大会を開きます。
tournament-joined = { $entrant } が出場します。今のところ{ $count }。
tournament-started = 開始：出場{ $count }、1対戦{ $match }ラウンド。経過はこのメッセージに出て、結果は私が投稿します。
tournament-cancelled = { $name }さんが中止しました。済んだ対戦は無効です。
tournament-open = 受付中。{ $count ->
    [0] まだ出場者はいません。
   *[other] 今のところ出場{ $count }。
  }
tournament-running = { $of ->
    [0] { $round }回戦が進行中です。
   *[other] 全{ $of }回戦のうち{ $round }回戦が進行中です。
  }
tournament-last = 終わりました。1位：{ $names }
tournament-won = { $count ->
    [1] 優勝：{ $names }
   *[other] 同率1位：{ $names }
  }
tournament-picture = 棒で示した得点。{ $title }：{ $places }
tournament-cross-alt = 対戦表。{ $title }。順位と得点：{ $places }
tournament-cross-how = 行の、列に対する成績：1 勝ち、½ 引き分け、0 負け
tournament-cross-empty = 空欄：対戦なし
tournament-cross-forfeit = 不戦敗
tournament-cross-rest = 休み
tournament-cross-round = { $round }回戦
tournament-rounds-how = 対戦相手：+ 勝ち、– 負け
league-title = 🏟️ リーグ · { $game } · { $month }
league-how = 月に一度、公開されたみんなの戦略が私の戦略と対戦します。ポイント：私の戦略（🏠）と先月の上位10との1対戦あたりの平均、± 標準誤差。
tournament-cross-first = { $count }のうち上位{ $shown }
tournament-round = { $title } · { $round }回戦
tournament-forfeit = { $name } の不戦敗（{ $kind ->
    [crashed] 異常終了
    [stalled] 時間切れ
    [exhausted] 資源の使いすぎ
   *[illegal] 無効な手
  }）
tournament-void = 結果なし（一方の取り下げ）
tournament-cross-void = 無効
tournament-history = 🏆 ここの大会：{ $count }
button-enter-mine = 自分の戦略を出す
button-start = 開始
button-tournament-next = 次の大会
button-tournament-leave = 出場を取り消す
button-tournament-pairings = 組み合わせ
button-tournament-history = これまで
button-tournament-cancel = 中止
button-tournament-other = ほかの戦略
tournament-none-title = 🏆 大会
tournament-gone = その大会はもう残っていません。ここの今の大会：/tournament show
tournament-over = その大会は終わりました。ここの今の大会：/tournament show
tournament-enter-title = 🏆 戦略を出す
tournament-enter-which = どれを出しますか？上があなたの戦略、下が私の戦略です。
tournament-enter-none = このゲームの自分の戦略はまだありません。/strategy submit でファイルから作れます。私の戦略を出すなら：
tournament-open-already = ここにはもう大会があります：/tournament show
tournament-none-open = ここで受付中の大会はありません。/tournament create で開けます。
tournament-begun = 大会はもう始まりました。次の大会にどうぞ。
tournament-full = { $max }の枠がすべて埋まりました。次の大会にどうぞ。
tournament-joined-already = { $entrant } はもう出場しています。別の戦略か、別の設定でどうぞ。
tournament-too-few = 大会には二つ以上の戦略が必要です。先にもう一つ加えてください。
tournament-none-yet = ここではまだ大会がありません。/tournament create で開けます。
tournament-not-begun = 大会はまだ始まっていません。
tournament-first-round = 1回戦がまだ終わっていません。少ししてからまたどうぞ。
tournament-forgotten = 各チャットの最近5回の大会だけ対戦を保存しています。これはそれより前のものです。順位表は残っています。
tournament-file = すべてが入ったファイル：出場者、シード、すべての結果。プログラムを持つ人なら誰でも再現して比べられます：
tournament-file-not-over = 大会はまだ終わっていません。ファイルからシードがわかってしまうので、終わってからどうぞ。
tournament-not-yours = それができるのは、大会を開いた人か、このチャットの管理者だけです。
tournament-rounds-swiss = 回戦数を選べるのはスイス式だけです。rounds を省くか、system: swiss を選んでください。
option-start = 開始時刻：18:00、2026-11-28 18:00、in 2h
tournament-starts = 開始：{ $when }。
tournament-called-off = 中止しました。済んだ対戦は無効です。
tournament-left = { $entrant } の出場を取り消しました。{ $count ->
    [0] 今、出場者はいません。
   *[other] 今のところ出場{ $count }。
  }
tournament-put-off = 予定の時刻には始まりませんでした。2つ以上の戦略が参加したら、手動で始めてください。
tournament-seed = シードは{ $seed }でした。
setting-match = 1対戦{ $match }ラウンド
setting-rounds = { $rounds }回戦
tournament-drawn = 大会が始まったときに、出場者と{ $date }の私の秘密から引きました。その秘密は翌日に見せます。
setting-seed-later = シードは終了時に公表
tournament-create-not-yours = ここで大会を開けるのは、このチャットの管理者だけです。私との個別チャットなら、自分の大会を開けます。
tournament-too-many-yours = 出場は一人{ $max }までで、上限です。先に一つ取り消してください。
tournament-not-entered = { $entrant } は出場していません。
tournament-entrant-not-yours = { $entrant } を出したのはほかの人です。取り消せるのはその人か、このチャットの管理者だけです。
tournament-leave-which = どの戦略の出場を取り消しますか？例：/tournament leave markov:order=3。出場者は /tournament status で。
tournament-not-writable-here = ここでは返信しかできず、結果を告知できないので、何も開きませんでした。送信の権限を付けて私をこのサーバーに追加してもらってください。
start-problem = { $why ->
    [unreadable] 「{ $typed }」は時刻として読めません。18:00、2026-11-28 18:00、in 2h のように書いてください。
    [past] 「{ $typed }」はもう過ぎました。今は{ $now }です。もっとあとの時刻か、別のタイムゾーンを選んでください。
   *[too-far] 「{ $typed }」は1年以上先です。もっと早い時刻を選んでください。
  }
start-no-zone = 「{ $typed }」はどのタイムゾーンですか：{ $nearest }？
start-unknown-zone = タイムゾーン「{ $typed }」を知りません。東京やニューヨークのような大きな都市か、utc+9 のように書いてください。
leaderboard-title = 🏆 { $count }大会の上位
leaderboard-players-title = 🏆 私に最も手ごわい人たち
leaderboard-head = 最も読みにくいのは{ $name }さん：{ $decided }ラウンド中{ $won }勝。
leaderboard-head-strategy = { $name } が首位：{ $entered }大会で{ $points }点。
leaderboard-players-how = 勝敗のついたラウンドのうち、私に勝った割合。載るのは同意した人だけです。
leaderboard-no-tournament-here = まだ終わった大会がありません（{ $where }）。最初の大会は：/tournament create、そのあと join と start。
league-none = リーグの順位表はまだありません。月に1度、みんなの公開戦略が私の戦略と対戦します。/strategy submit であなたの戦略も参加できます。
leaderboard-short = この一覧は{ $needed }人そろうと出ます（{ $where }）。今のところ{ $names }人です。
leaderboard-alone-here = ここにはあなたと私だけです。グループで尋ねるか、scope=everywhere でどうぞ
button-my-place = 自分の順位
button-show-me = 自分を表示
button-hide-me = 自分を表示しない
button-duel-friend = 友だちと対決
button-send-friend = 友だちに送る
button-habits-here = この{ $where ->
    [server] サーバー
   *[chat] チャット
  }の癖
leaderboard-mine-none = 登録した戦略がありません。/strategy register で登録し、/tournament join で大会に出してください。
leaderboard-mine-not-entered = 登録した戦略は、ここではまだ順位がありません。名前を指定して出してください：/tournament join
leaderboard-mine-strategy = { $name }：{ $count }のうち{ $place }位、得点：{ $points }
leaderboard-mine-private = { $decided ->
    [0] ここで対象になる、勝敗のついたラウンドはまだありません。どの一覧にも載っていません。プロフィールは非公開です。
   *[other] 勝敗のついた{ $decided }ラウンドのうち{ $share }に勝ちました。ほかの人には見えず、どの一覧にも載っていません。プロフィールは非公開です。
  }
leaderboard-mine-not-here = まだここの一覧に載っていません。ここで対戦を終えると載ります。
leaderboard-mine-missing = { $decided ->
    [0] ここで対象になる、勝敗のついたラウンドはまだありません。
   *[other] 勝敗のついた{ $decided }ラウンドのうち{ $share }に勝ちました。
  }一覧に載るには{ $needed }必要です。あと{ $missing }
leaderboard-mine-player = あなたの順位：{ $count }人中{ $place }位。勝敗のついた{ $decided }ラウンドのうち{ $share }に勝ちました。
leaderboard-bars = 棒：確実な分。線：95%の範囲。印：これまで
leaderboard-unit = 勝ったラウンド（勝敗のついたもののうちの%）
leaderboard-picture = それぞれの95%範囲の下端を棒で示した図。{ $title }：{ $places }
leaderboard-details-title = 🏆 このランキングの数字
leaderboard-details-line = { $place }. { $name }さん：{ $decided }中{ $won }勝、{ $low }%〜{ $high }%の間
leaderboard-details-players = 読み方。対象は、全力の占い師との勝敗のついたラウンドで、{ $needed }以上必要です。ラウンドが少ないと、割合は偶然かもしれません。本当の割合は、20回中19回、二つの限界の間にあります。順位は下の限界で決め、全員に与える8点は除いています。遊ぶほど、二つの限界は近づきます。
leaderboard-details-strategies = 読み方。各大会で、上回った相手一つにつき1点、並んだ相手一つにつき0.5点なので、大きな大会ほど重くなります。勝：1位（同点含む）で終えた大会の数。戦：出場した大会の数。同点は同順位です。
table-points = 得点
table-rating = レート
table-duels = 対決
leaderboard-duels-title = 🏆 対決ランキング
leaderboard-duels-head = { $name }さんが首位：レート戦{ $duels }回で{ $rating }。
leaderboard-duels-how = 載るのは同意した人だけです。
leaderboard-duels-unit = レート。全員1500から始まります
leaderboard-duels-picture = 棒で示したレート。{ $title }：{ $places }
leaderboard-mine-no-duel = ここで対象になるレート戦は、まだありません。
leaderboard-mine-rating = あなたの順位：{ $count }人中{ $place }位。レート：{ $rating }（レート戦{ $duels }回）。
leaderboard-mine-opponents = レート：{ $rating }。順位が付くには違う相手が5人必要です。あと{ $missing }人。
leaderboard-mine-rating-private = レート：{ $rating }。どの一覧にも載っていません。プロフィールは非公開です。
leaderboard-details-rating = { $place }. { $name }さん：{ $rating }、対決{ $duels }回
leaderboard-details-duels = 読み方。全員1500から始まり、レート戦ごとに二人のレートが同じ点数だけ動きます。動くのは最大24点で、意外な結果ほど大きく動きます（Elo）。同じ人とは1日1回だけが対象です。友だち同士で上げ合うこともできるので、順位が付くには違う相手が5人必要です。
rating-side = { $name } { $rating }（{ $change }）
table-won = 勝
table-of = 戦
table-bye = 相手のいない回戦は1点です。
table-more = … あと{ $count }
table-tied = { $ranks }：同点
table-tie-break = { $points }：タイブレーク
why-paired = { $why ->
    [everyone-meets] 総当たり
    [rest] 休み：奇数のため
    [bracket] 組み合わせ表
    [third-place] 3位決定戦
    [bracket-bye] 不戦勝：上位シードが進出
    [same-score] 同点、初対戦
    [floated-down] 点差あり、初対戦
    [met-before] 再戦：ほかに相手なし
    [bye-lowest] 不戦勝：まだない中で最下位
   *[bye-needed] 不戦勝：ほかを初対戦で組むため
  }
problem-number = { $option } に「{ $typed }」は使えません。{ $min }〜{ $max }の整数にしてください。
option-house = 八つに満たないとき、私の戦略で埋めるか
tournament-house-open = 🏠 { $size }になるまで、私の戦略で埋めます。
tournament-house = 🏠 枠を埋めるための、私の戦略です。
tournament-house-best = 申し込んだ中で最上位：{ $names }
tournament-house-picture = 小さな家の印：私の戦略

## 人と人の対決
duel-title = ⚔️ { $game } · { $length }
duel-terms = 1ラウンド1日
duel-challenge = { $name }さん、{ $caller }さんから対決の挑戦です。1日以内にお返事ください。
duel-open = { $caller }さんが対決の相手を探しています。最初に受けた人と勝負です。受付は1日間。
duel-how = 二人同時に選びます。両方そろうまで、選んだ手は誰にも見えません。
duel-join-code = 別のチャットやプラットフォームから：/rps duel { $code }
duel-declined = { $name }さんのお断り：遠慮します。
duel-lapsed = { $open ->
    [yes] 時間内に誰も受けませんでした。もう一度：/rps duel
   *[no] { $name }さんの返事が間に合いませんでした。もう一度：/rps duel
  }
duel-score = { $first } { $won } : { $lost } { $second }{ $drawn ->
    [0] {""}
   *[other] {" "}· あいこ{ $drawn }回
  }
duel-round-won = 第{ $round }ラウンド：{ $first } { $left } · { $second } { $right } → { $winner }
duel-round-drawn = 第{ $round }ラウンド：{ $first } { $left } · { $second } { $right } → あいこ
duel-round-late = 第{ $round }ラウンド：{ $late }さんが時間切れ → { $winner }
duel-round-void = 第{ $round }ラウンド：誰も間に合わず、無効
duel-both-choose = { $first }さんと{ $second }さんが選んでいます。
duel-one-chose = { $chosen }さんは選びました。{ $other }さんが選んでいます。
duel-stop-asked = { $name }さんがやめたいそうです。{ $other }さんも「やめる」を押せば引き分け。{ $name }さんが投了すれば、{ $other }さんの勝ちです。
duel-clock = 第{ $round }ラウンドの締め切り：
duel-board = ⚔️ 🔵 { $first } { $won } : { $lost } { $second } 🟠
duel-ended-won = ⚔️ { $winner }さんが{ $loser }さんに勝利 { $won } : { $lost }
duel-ended-early = ⚔️ { $winner }さんの勝ち { $won } : { $lost }
duel-ended-level = ⚔️ { $ending ->
    [agreed] 引き分け
    [void] 勝者なし
   *[rounds] 同点
  }：{ $first } { $won } : { $lost } { $second }
duel-ended-by-rounds = 対決のラウンド数の上限です。
duel-ended-by-resigned = { $loser }さんが投了しました。
duel-ended-by-agreed = 二人ともやめることにしました。
duel-ended-by-absent = { $loser }さんが2ラウンド続けて手を出しませんでした。
duel-ended-by-void = 最後の数ラウンドは誰もいませんでした。
duel-ended-by-call = 対決は中止され、誰の成績にもなりません。
duel-wants-again = { $name }さんが再戦を希望しています。
duel-strip = { $strip } { $name }
duel-strip-results = { $strip } 🔵 { $first } 🟠 { $second }
button-card = カード
duel-card-won = { $winner }さんの勝ち
duel-card-level = { $ending ->
    [agreed] 合意の引き分け
    [void] 勝者なし
   *[rounds] 同点
  }
duel-card-signature = 二人同時に、見えないところで選択。見届け人はGadalka。
duel-card-alt = { $score }。{ $result }。{ $moves }{ $date }。
duel-card-rounds = 各ラウンド：{ $rounds }。
duel-card-round = { $round }. { $left } – { $right }
duel-card-late = 時間切れ
chart-luck = { $by ->
    [0] 同点。偶然でも十分ありえます。
   *[other] { $by }の差なら、偶然でも十分ありえます。
  }
button-take-duel = 受けて立つ
button-resign = 投了
duel-pick-in = { $move }を選びました。
duel-pick-kept = あなたの手は受け付け済みで（第{ $round }ラウンド）、変えられません。
duel-pick-late = そのラウンドは終わりました。
duel-pick-timed = 間に合いませんでした。そのラウンドは時間切れです。
duel-over = この対決は終わりました。
duel-gone = この対決はもう残っていません。新しく始めるには：/rps duel
duel-not-yours = これは{ $first }さんと{ $second }さんの対決です。
duel-stop-noted = 承りました。相手も「やめる」を押せば引き分けです。負けを認めるなら「投了」を押してください。
duel-stop-first = 先に「やめる」を押してください。投了すると負けです。
duel-self = 自分とは対決できません。ほかの人が受けるのを待ってください。
duel-taken = ほかの人が先に受けました。
duel-again-noted = 承りました。相手も望めば始まります。
duel-whom-bot = ボットは対決しません。私となら今すぐ：/rps play
duel-nobody = ここにはほかに誰もいません。私となら今すぐ：/rps play
duel-unseen = { $name }さんにはこのチャットが見えません。名前を省き、これから出るコードを本人に送ってください。
duel-code-unknown = コード { $typed } の対決は受け付けていません。もう受けられたか、時間切れです。
duel-none-running = 進行中の対決はありません。始めるには：/rps duel
offer-duel-title = 対決：{ $game }
offer-duel-description = ここにいる二人で。先に押した二人が対決
offer-duel-text = { $name }さんから対決のお誘いです。先に押した二人の勝負で、{ $name }さんも参加できます。
command-rps-duel = 人との対決：手は隠して選び、メッセージは二人で一つ
option-duel-user = 挑む相手。省くと、ここの誰でも受けられます
option-duel-length = 長さ：3点先取、5点先取、9本勝負、10点先取
option-duel-code = 対決のコード（例：K7F3PM）
menu-duel = 対決
choice-first-3 = 3点先取
choice-first-5 = 5点先取
choice-best-9 = 9本勝負
choice-first-10 = 10点先取

## チャットの設定
place-choice-on = オン
place-choice-off = オフ
place-choice-post = 毎日の投稿
place-tournaments = 大会
place-duels = 対決
place-nobodys = このチャットには管理者がいません。誰でもオンに戻せ、オフには誰もできません。
place-not-yours = 設定を変えられるのは、このチャットの管理者だけです。
place-alone = これはサーバーやグループの設定です。ここはあなたと私だけなので、すべてオンです。
place-off = 管理者がここでオフにしています：{ $what }。何も失われていません。私との個別チャットでは使えます：{ $command }
place-more = ほか{ $count }
place-list-full = 一覧は{ $max }件までで、上限です。先に一つ外してください。
place-button-games = ゲーム
place-post = 📮 毎日の投稿：{ $when }
place-post-refused = ⚠️ 毎日の投稿が拒否されました（{ $since }から）。{ $why ->
    [gone] そのチャットまたはチャンネルにもういません。
    [forbidden] そこに書き込む権限がありません。
   *[other] プラットフォームが受け付けません。
}{ $state ->
    [off] 送信をやめました。もう一度オンにすると再開します。
   *[waits] 明日もう一度試します。
}
place-button-post = 毎日ここに投稿
place-button-post-off = 毎日の投稿をやめる
place-games-how = ゲームを押すと、ここでのオンとオフが切り替わります。
place-gone = そのグループにはもう接続できません。設定はそちらで開いてください：/settings
option-ban-user = 対象の人
ban-here = この{ $where ->
    [server] サーバー
   *[group] グループ
  }で遊ぶことを禁止されています。解除できるのは、ここの管理者だけです。
ban-everywhere = 私と遊ぶことを禁止されています。解除できるのは、私の運営者だけです。
ban-self = 自分は禁止できません。ほかの人を指名してください。
ban-me = 私は禁止できません。追い出すには、私をこの{ $where ->
    [server] サーバー
   *[group] グループ
  }から外してください。
ban-bot = ボットは遊ばないので、禁止するまでもありません。人を指名してください。
ban-manager = { $name }さんはこの{ $where ->
    [server] サーバー
   *[group] グループ
  }の管理者なので、ここでは禁止できません。
ban-nobody-manages = この{ $where ->
    [server] サーバー
   *[group] グループ
  }には管理者がいないので、誰も禁止できません。
ban-done = { $name }さんはもうここで遊べません。
unban-done = { $name }さんはまたここで遊べます。
unban-not-banned = { $name }さんはここでは禁止されていません。
bans-title = 🚫 ここで禁止されている人
bans-none = ここで禁止されている人はいません。
bans-button-ban = 禁止する
bans-button-lift = 解除：{ $name }

## ボットが話す言語。各言語の自称は、どのファイルでも同じ。
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
language-chosen = これからは{ $name }で話します。
language-own = あなたのアプリの言語に合わせます：{ $name }。
language-gone = お選びの言語（{ $typed }）には、もう対応していません。ほかを選ぶまで、アプリの言語に合わせます：{ $name }。
place-language = 🗣 ここの言語：{ $name }
place-language-none = 🗣 ここの言語：それぞれの人の言語
place-language-gone = 🗣 ここで選ばれた言語（{ $typed }）にはもう対応していないので、それぞれの人の言語を使います。ほかを選んでください。
place-button-language = 言語

## プラットフォーム
describe-bot =
    少しだけ心を読みます。

    じゃんけん、奇数か偶数か、マインスイーパーで遊びましょう。あなたの選び方を学び、見えたものをお見せして、私の手がどれも、あなたが選ぶ前に決まっていたことを証明します。

    そのあとは、自分のプレースタイルを尋ねたり、友だちと比べたり、グループで戦略の大会を開いたり。ほかのチャットで私の @名 を入力すると、そこにゲームを出せます。
describe-bot-short = じゃんけん、奇数か偶数か、マインスイーパーで遊び、選び方を学びます。私の手が先に決まっていたことも証明します。
telegram-eyes-only = あなただけにお見せするものです。
telegram-open = 個別チャットを開く
telegram-slow = いつもより遅れています。操作は届いています。メッセージはもう少しお待ちください。
telegram-may-not-write = あのチャットやトピックには書き込めません。管理者が変更できます。ここならいつでもお答えできます。
telegram-anonymous = グループまたはチャンネルの名前で書かれているので、どなたかわかりません。ご自分の名前で書くか、個別チャットで遊んでください。
discord-file-missing = { $example } にはファイルが必要です。オプション「{ $option }」に添付してください。
telegram-file-missing = { $example } にはファイルが必要です。このコマンドをキャプションにしてファイルを送るか、ファイルのメッセージにコマンドで返信してください。
terminal-welcome = 🔮 Gadalka。/rps play で開始、/help で詳細、/quit で終了。
terminal-no-such-button = 「{ $typed }」というボタンはありません。あるもの：{ $buttons }
terminal-type-a-command = コマンドを入力してください。/rps play で対戦開始、/help でその他。
terminal-player = プレイヤー
terminal-goodbye = お帰りになると思っていました。
terminal-file-kept = 保存先：{ $path }
terminal-file-not-kept = { $name } を保存できませんでした：{ $reason }
terminal-file-missing = { $example } にはファイルが必要です。うしろに ./my-bot.js のようにパスを付けてください。空白があれば引用符で囲みます。
terminal-no-such-file = ファイル { $path } はありません

## アプリに表示されるコマンド、サブコマンド、オプションの名前：空白なし、並ぶものは互いに異なる。
## このまま入力もできる。`/rps play` はどの言語でも通じる。
named-rps = じゃんけん
named-play = 遊ぶ
named-variant = 種類
named-length = 長さ
named-level = レベル
named-opponent = 相手
named-word = 言葉
named-continue = 続ける
named-verify = 検証
named-proof = 証明
named-duel = 対決
named-user = ユーザー
named-join = 参加
named-code = コード
named-oddeven = 奇数偶数
named-list = 一覧
named-mines = 地雷
named-start = 開始
named-noguess = 推測なし
named-board = 盤面
named-hint = ヒント
named-strategy = 戦略
named-stats = 統計
named-model = モデル
named-show = 表示
named-game = ゲーム
named-reset = リセット
named-off = オフ
named-on = オン
named-info = 情報
named-register = 登録
named-name = 名前
named-mine = 自分の
named-update = 更新
named-withdraw = 手放す
named-submit = 送付
named-file = ファイル
named-note = 紹介
named-tournament = 大会
named-status = 現状
named-create = 作成
named-system = 方式
named-zone = 時間帯
named-rounds = 回戦数
named-match = ラウンド数
named-channel = チャンネル
named-house = 補充枠
named-leave = 抜ける
named-standings = 順位表
named-pairings = 組み合わせ
named-round = 回戦
named-history = 履歴
named-cancel = 中止
named-what = 項目
named-enter = 出場
named-leaderboard = ランキング
named-of = 部門
named-scope = 範囲
named-period = 期間
named-profile = プロフィール
named-opponents = 対戦区分
named-compare = 比較
named-map = 地図
named-privacy = プライバシー
named-place = 場所
named-settings = 設定
named-to = 切替
named-challenges = 挑戦
named-data = データ
named-export = 書き出し
named-delete = 削除
named-help = ヘルプ
named-language = 言語
named-topic = 項目
named-daily = デイリー
named-today = 今日
named-yesterday = 昨日
named-top = 上位

## 文の部品をつなぐ記号
sign-comma = 、
sign-semicolon = ；
sign-colon = ：
sign-brackets = （{ $text }）
percent = { $percent }%

## 人が入力する言葉。どの言語でも、いつでも通じる。読点ではなくコンマで区切る。空白はハイフンでもよい
typed-first-to = 先に
typed-first-to-after = 点先取, ポイント先取, 先取, 点
typed-best-of = 最大
typed-best-of-after = 本勝負, 番勝負
typed-endless = 無制限, エンドレス
typed-lizard-spock = トカゲスポック, スポックトカゲ, トカゲ, スポック, トカゲ・スポック, トカゲ・スポックじゃんけん
# 文字の組：ラテン文字と見間違えられる文字と、そのラテン文字。
# タイムゾーンそのものの名でない地名と、そのゾーン。ゾーンがいくつもある地名は、その数だけ書く。
typed-cities = 東京 Asia/Tokyo, 大阪 Asia/Tokyo, 京都 Asia/Tokyo, 名古屋 Asia/Tokyo, 横浜 Asia/Tokyo, 札幌 Asia/Tokyo, 福岡 Asia/Tokyo, 沖縄 Asia/Tokyo, 日本 Asia/Tokyo, ソウル Asia/Seoul, 韓国 Asia/Seoul, 北京 Asia/Shanghai, 上海 Asia/Shanghai, 台北 Asia/Taipei, 台湾 Asia/Taipei, 香港 Asia/Hong_Kong, シンガポール Asia/Singapore, バンコク Asia/Bangkok, ロンドン Europe/London, イギリス Europe/London, パリ Europe/Paris, ベルリン Europe/Berlin, ニューヨーク America/New_York, ロサンゼルス America/Los_Angeles, ハワイ Pacific/Honolulu, シドニー Australia/Sydney
# 時間の前に置く語。…-after は後に置く語。
# 語の始まり。ピリオド付きは語全体。

## Web pages
web-nav = ページ
web-about-nav = このボットについて
web-languages = 言語
web-skip = 本文へ
web-to-start = トップページへ
web-refused-title = ここには何もありません
web-refused = 水晶玉を二度のぞきました。アドレスが違うか、ページがもうありません。
web-home-title = Gadalkaです。心を読みます。少しだけ。
web-home-about = DiscordとTelegramの占い師です。じゃんけん、奇数か偶数か、マインスイーパーで遊び、選び方を学び、見えたものをお見せします。手は、あなたが選ぶ前に決めてあります。
web-home-add = { $platform ->
    [discord] Discordに追加
   *[telegram] Telegramで開く
  }
web-home-games-title = 遊べるもの
web-home-games = 3手、5手、奇数なら何手でものじゃんけん、奇数か偶数か、マインスイーパー。私とも友だちとも遊べ、毎日新しい相手と盤面が待っています。戦略を書く人は、送ってみれば強さがわかります。
web-home-reads-title = あなたから読み取るもの
web-home-reads = 本当にランダムに選べる人はいません。そのつもりでもです。勝ったあと、負けたあと、あいこのあとに何を出すかを見て、どう読んだか、なぜそう読んだかをお話しします。頼まれれば忘れます。
web-home-proof-title = 私を信じなくてよい理由
web-home-proof = 対戦の前に秘密の指紋を、あなたが選ぶ前には毎回、私の手のコードを見せます。最後に秘密を見せるので、どの手も変えていないことを誰でも確かめられます。
web-home-check = 対戦を確かめる
web-privacy-use-title = 使いみち
web-privacy-use =
    あなたを覚えておき、続きから遊べるようにし、ずるをしていないことを証明するためです。広告には使わず、ほかの人のためにも使いません。このプログラムは何もよそに渡しません。
    削除したものがバックアップに残るのは、長くて30日です。バックアップが復元されても、削除したものは戻りません。
    DiscordとTelegramが自ら保存するものについては、それぞれのプライバシーポリシーをご覧ください。
web-privacy-pages-title = これらのページ
web-privacy-pages =
    このサイトはCookieを使わず、訪問者を数えず、よそから何も読み込みません。ここで確かめた内容は、あなたのブラウザーから出ません。
    どのサイトでもそうですが、このボットの運営者には接続元のアドレスが見えます。ボット自身は記録しません。
web-privacy-rights-title = できること
web-privacy-rights = チャットの /settings で、すべてをダウンロードすることも削除することもできます。いつでも、すぐに、誰にも断らずにできます。質問はこのボットの運営者へどうぞ。
web-terms-title = 利用条件
web-source = ソースコード
web-support = サポート
web-terms-what-title = ゲーム
web-terms-what = Gadalkaはゲームで、無料です。DiscordやTelegramが認める年齢から、一人でも誰かとでも、好きなだけ遊べます。
web-terms-host-title = 運営
web-terms-host = オープンソースのソフトウェアです。このアドレスで動かしている運営者が、このボットに責任を負い、質問にも答えます。現状のまま、いかなる保証もなく提供されます。
web-terms-fair-title = フェアプレー
web-terms-fair = 公正に遊んでください。大量に送りつけたり、攻撃したり、人に迷惑をかけるために使ったりしないでください。そうした人は、速度を制限されたりブロックされたりします。価値のあるものは、得ることも失うこともありません。
web-terms-yours-title = あなたのもの
web-terms-yours = 送った戦略はあなたのものです。送ることで、ここで対戦に使うことと、公開した場合に表示することを許可します。いつでも取り下げられます。
web-terms-end-title = 終了
web-terms-end = いつでもやめて、保存されているものを削除できます：/data。条件は変わることがあります。最新の条件はこのページにあります。

## The page on which proofs are checked
web-verify-title = 自分で確かめる
web-verify-intro = 「検証」で出る行を貼ってください。私の手がどれも、あなたが選ぶ前に決まっていたかを、あなたのブラウザーが確かめます。このページの外には何も送られません。
web-verify-line = 「検証」の行（gd1.…）
web-verify-messages = 手元に残したメッセージ（あれば）
web-verify-no-script = 確認はあなたのブラウザーの中で行いますが、スクリプトがオフになっています。Gadalkaのコピーがあれば、コマンドラインでも同じことができます：npm run -s gadalka -- verify "…"
button-check = 確認
web-verify-result = 結果
web-verify-verdict = { $verdict ->
    [fits] 確かめたことはすべて合っています
   *[wrong] 合わないところがあります。信用しないでください
  }
web-verify-moves = 一手ずつ
web-verify-move-number = 番号
web-verify-move-mine = Gadalka
web-verify-limits-title = これで証明できないこと
web-verify-limits = どの戦略が手を計算したかや、すべての対戦を残していることまでは証明しません。貼らなかったメッセージとは照らし合わせません。
web-verify-move-code = コード
web-verify-no-messages = 対戦のメッセージとは照合していません。残してあるものを貼ってください。
web-verify-nothing = この中に証明はありません。証明は gd1. で始まる一行で、対戦や盤面の終わりの「検証」から得られます。
web-verify-damaged = この行は途中で切れているか、変わっています。もう一度全体をコピーしてください。
web-verify-first = 先に見せたもの：{ $bound }
web-verify-found = メッセージで確かめられたコード：{ $count }個中{ $found }個
web-verify-score = 行には { $said } とありますが、手から数えると { $counted } です。
web-verify-secret = メッセージで先に見せているのは { $shown } ですが、この秘密からは { $bound } になります。別の対戦のものか、秘密が変えられています。
web-verify-code = メッセージにあるコード { $shown } は、この対戦のどのラウンドのものでもありません。別の対戦のものか、何かが変えられています。
web-verify-no-code = メッセージにこの盤面のコード { $code } がないので、地雷があとから動かされたかもしれません。
web-verify-chain = この日の秘密は、何度ハッシュしてもアンカーになりません。
web-verify-day = { $date }の秘密を{ $steps }回ハッシュすると、アンカー { $anchor } になります
web-verify-unknown = 新しい版のものか、このページの知らないゲームのものです。

## Web: arena
web-arena-title = アリーナ
web-arena-about = 誰でも書ける戦略と私の戦略が、月ごとに総当たりで対戦します。
web-arena-empty = 今月はまだ1組も対戦していません。
web-arena-enter-title = 出場する
web-arena-enter = 戦略を一つのファイルに書いて送ってください：/strategy submit。翌月からここで対戦します。
button-standings = 順位表
web-arena-rank = 順位
web-arena-name = 名前
## Web: tournaments
web-tournament-title = チャットの大会
web-tournament-where = チャットの大会にはそれぞれ、どこにも一覧されないページがあります。アドレスはそのチャットの /tournament status でわかります。
web-tournament-unlisted = このページはどこにも一覧されません。アドレスを知っている人には、チャットで見えるものが、チャットに残る間だけ見えます。
web-tournament-cross = 対戦表
web-tournament-cross-large = 出場者が{ $max }を超えると、対戦表は出ません。各回戦の組み合わせで同じことがわかります。
web-tournament-pairings = 誰が誰と当たったか、その理由
web-tournament-again = 再現する
web-tournament-rounds = 1ラウンドずつ
web-tournament-rounds-none = この対戦は表示できません。時間切れで決まったか、片方に必要なものがもうありません。
web-tournament-rounds-long = この対戦の再現は、ページには時間がかかりすぎます。
web-tournament-rounds-busy = 今はほかの人が対戦を見ていて、これは先に再現が必要です。少ししてからまたどうぞ。
web-tournament-number = ラウンド
web-tournament-lead = リード
## ウェブ: 指で遊ぶマインスイーパー
web-mines-won = 🎉 { $time }でクリアしました。
web-mines-lost = 💥 { $cell }は地雷でした。開いたマス：{ $safe }のうち{ $cleared }。
web-mines-how = タップで開き、長押しで旗。数字をタップすると周りが開きます。キーは矢印、Enter、旗はF。
web-mines-cell-covered = { $cell }：閉じている
web-mines-cell-flag = { $cell }：旗
web-mines-cell-mine = { $cell }：地雷
web-mines-cell-blown = { $cell }：爆発した地雷
web-mines-cell-wrong = { $cell }：地雷のない旗
web-mines-cell-number = { $cell }：{ $number }
web-mines-cell-empty = { $cell }：開いている、近くに地雷なし

## Web: try it here
web-try-title = 私の読みを外せますか？
web-try-about = じゃんけん、「奇数か偶数か」、マインスイーパーを、ここで。私はあなたのブラウザーの中で考えます。何も保存せず、何も送らず、このページを離れればあなたを忘れます。
web-try-begin = ここで試す
web-try-move = あなたの手
web-try-first = 私の手は決まりました。あなたの番です。
web-try-first-guess = 奇数ですか、偶数ですか？私の予想は決まりました。外れたら、あなたの得点です。
web-try-score = あなた { $won } : { $lost } Gadalka · あいこ：{ $drawn }
web-try-score-guess = あなた { $won } : { $lost } Gadalka
web-try-won = 🎉 { $won } : { $lost }で、あなたの勝ちです。
web-try-lost = 🔮 { $lost } : { $won }で、私の勝ちです。
web-try-failed = こちらの責任です。あなたのせいではありません。何も失われていません。少ししてからもう一度お試しください。
web-try-no-script = 私はブラウザーの中で考えますが、スクリプトがオフになっています。チャットならスクリプトなしで遊べます：/rps、/oddeven、/mines

## 共有された対戦
replay-shared = このアドレスを知っている人なら誰でも見られます。
replay-asked = 同意しました。{ $name }さんも「共有する」を押すと、ページができます。それまでは何も表示されません。
replay-how = ページには、名前、すべての手、私の読みが1年間出ます。どこにも一覧されず、いつでも取り消せます。
replay-stopped = 取り消しました。ページはもうありません。
replay-not-there = それはもう共有していません。
replay-too-long = 1ラウンドずつ表示できるのは{ $max }ラウンドまでです。
web-replay-gone-title = ここには何もありません
web-replay-gone = もともとなかったか、取り消されました。
web-replay-expected = { $name }さんへの読み
web-replay-right = { $name }さんの{ $all }手のうち{ $right }手を読み当てました。
web-replay-unlisted = このページはどこにも一覧されていません。載っている人は、いつでもチャットで取り消せます。
