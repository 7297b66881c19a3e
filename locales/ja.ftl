# 全テキスト：日本語。
# 口調：礼儀正しく、少しとぼけた占い師。文は短く、結果を先に。人をからかわず、統計用語は使わない。
# 文体は「です・ます」。ボタンや見出し、説明文は体言止めでよい。Gadalka の一人称は「私」、相手は「あなた」（省けるなら省く）。
# Gadalka は名前なので訳さない。人名には「さん」を付け、戦略やゴーストの名前には付けない。性別は想定しない。
# 句読点・括弧・コロンは全角、かぎ括弧は「」。得点の「3 : 2」と中黒「 · 」は半角のまま。数字や手の前後に空白は入れない。
# コマンド（/rps play など）は、かなや漢字と接するときだけ前後に半角空白を入れる（Telegram でリンクになるように）。
# context-* や時計の断片はプログラムが空白でつなぐので、読点やコロンで終える。
# 用語1：round ラウンド、match 対戦、move 手（動詞は「出す」）、draw（ラウンド）あいこ／（対戦）引き分け、strategy 戦略、predictor 予測器、profile プロフィール、model モデル。
# 用語2：standings 順位表、leaderboard ランキング、tournament 大会、championship system 方式、league リーグ、duel 対決、rated レート戦、rating レート、streak 連勝。
# 用語3：seal 封印、pledge 誓約、mark 目印、seed シード、proof 証明、key of the day その日の鍵、host（whoever runs this bot）運営者。
# 用語4：minesweeper マインスイーパー、board 盤面、cell マス、flag 旗、hint ヒント、no-guess 推測なし、race 競走、ghost ゴースト、challenge 挑戦。
# 用語5：read 読む、expect 〜と読む、luck 運、chance 偶然、habit 癖、freeze 凍結、share 共有、link 連携、group グループ、server サーバー、role ロール。

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
match-first = 手を選んでください。私の手はもう封印済みです。
match-first-guess = 奇数？ 偶数？ 私の予想はもう封印済みです。外れたら、あなたの得点です。
round-moves = あなた { $yours } · Gadalka { $mine } → { $result }
round-won = あなたの得点
round-lost = 私の得点
round-drawn = あいこ
round-missed = 外れ、あなたの得点
round-hit = 的中
round-toast = あなた { $yours } · 私 { $mine } → { $result } · { $won } : { $lost }
round-expected = { $move }と読みました。
round-expected-because = { $move }と読みました：{ $because }。
round-chance = 今回は運に任せました。
round-read = 運に任せました。誰かに読まれているようです。
round-model-off = お望みどおり、でたらめに出しました。あなたを読んではいません。
round-guessed = 手がかりがなく、勘で出しました。
round-unexpected = 特に読みはありませんでした。
round-drew-at-random = でたらめに出しました。
round-apart = ほかの人の作ったものが出しました。考えは明かしません。
round-by-rule = 自分の決まりで出しました。あなたの手は読もうとしません。
round-by-merits = これまであなたに効いた手を出すか、別の手を試しました。
novice-offer = 出だしが厳しいですか？「新人」はあなたを何も知らず、対戦しながら学びます。
seal-word = あなたの言葉：{ $word }
button-why = なぜ？
button-stop = やめる
button-rematch = もう一度
button-continue = 続ける
button-continue-at = { $won } : { $lost } から続ける
button-continue-choice = { $number }. { $won } : { $lost }
button-new = 新しい対戦
button-verify = 検証
button-proof = 証明
button-check-in-browser = ブラウザーで確かめる
button-open-page = ページで開く
button-chart = グラフ
button-details = 詳しく
button-more = その他
button-rules = ルール
button-novice = 新人と対戦
button-play = 遊ぶ
button-next = 次へ
button-back = 戻る

## 手の多いゲームのルール
rules-title = 🔮 何が何に勝つ？ { $game }
rules-rock-scissors = グーはチョキを砕く
rules-rock-lizard = グーはトカゲを潰す
rules-paper-rock = パーはグーを包む
rules-paper-spock = パーはスポックを論破する
rules-scissors-paper = チョキはパーを切る
rules-scissors-lizard = チョキはトカゲをはねる
rules-lizard-paper = トカゲはパーを食べる
rules-lizard-spock = トカゲはスポックに毒を盛る
rules-spock-scissors = スポックはチョキを壊す
rules-spock-rock = スポックはグーを蒸発させる
rules-beats = { $winner }は{ $loser }に勝つ
rules-caption = 矢印の先が、その手の勝てる相手
rules-alt = { $game }：手を円に並べ、勝てる相手へ矢印を引いた図。{ $rules }
rules-play = 同じ手はあいこ。遊ぶには：/rps play { $variant }

## 見えたもの
evidence-often = これを出したのが{ $total }回中{ $count }回
evidence-after-own = あなたの{ $yours }のあと、これを出したのが{ $total }回中{ $count }回
evidence-after-other = 私の{ $mine }のあと、これを出したのが{ $total }回中{ $count }回
evidence-after-both = あなたの{ $yours }と私の{ $mine }のあと、これを出したのが{ $total }回中{ $count }回
evidence-repeat = { $result ->
    [win] 勝ちのあと、同じ手を続けたのが{ $total }回中{ $count }回
    [loss] 負けのあと、同じ手を続けたのが{ $total }回中{ $count }回
   *[draw] あいこのあと、同じ手を続けたのが{ $total }回中{ $count }回
  }
evidence-change = { $result ->
    [win] 勝ちのあと、手を変えたのが{ $total }回中{ $count }回
    [loss] 負けのあと、手を変えたのが{ $total }回中{ $count }回
   *[draw] あいこのあと、手を変えたのが{ $total }回中{ $count }回
  }
context-times = { $total }回中{ $count }回
context-times-weighed = { $percent }%（新しいラウンドほど重く数えて）
context-last = { $situation }前回出したのがこれ
context-sentence = { $situation }{ $event }{ $times }
context-sentence-plain = { $event }{ $times }
context-played = これを出したのが
context-yours = { $rounds ->
    [1] あなたの
   *[other] あなたの流れ
  }{ $yours }
context-mine = { $rounds ->
    [1] 私の
   *[other] 私の連続
  }{ $mine }
context-both = { $rounds ->
    [1] あなたの{ $yours }と私の
   *[other] あなたの流れ{ $yours }と私の
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
    [beating] その前の手に勝つ手へ移ったあと、
    [beaten] その前の手に負ける手へ移ったあと、
   *[far] { $from } → { $to }のような移り方のあと、
  }
context-steps = この流れの{ $moves }手のあと、
context-alike = { $rounds ->
    [1] まったく同じ展開の1ラウンドのあと、
   *[other] まったく同じ展開の{ $rounds }ラウンドのあと、
  }
context-from-yours = { $step ->
    [same] 同じ手を続けたのが
    [other] 手を変えたのが
    [beating] 直前の自分の手に勝つ手へ移ったのが
    [beaten] 直前の自分の手に負ける手へ移ったのが
   *[far] { $from }から{ $to }のように移ったのが
  }
context-from-mine = { $step ->
    [same] 私の直前の手を出したのが
    [other] 私の出さなかった手を出したのが
    [beating] 私の直前の手に勝つ手を出したのが
    [beaten] 私の直前の手に負ける手を出したのが
   *[far] 私の{ $from }に{ $to }のように応じたのが
  }
why-expected = 前のラウンドは{ $move }と読みました：{ $because }。
why-blend = 前のラウンドは{ $move }と読みました。一つの癖からではなく、{ $rounds ->
    [1] 覚えている唯一のラウンドがそう示していたのです。
   *[other] 覚えている{ $rounds }ラウンドのうち、よく似たものがそう示していたのです。
  }
why-sure = 確信は{ $percent }%でした。
why-people = 前のラウンドは{ $move }と読みました。あなたのことはまだ何も知らず、ほかの人がよくそうするからです。
why-forgotten = 前のラウンドは{ $move }と読みました。理由は、お望みどおり忘れました。
why-chance = 今回は運に任せました。読んでも、賭けるほどの見返りがなさそうでした。
why-careful = 運に任せました。会ったばかりで、私の出だしを知られているかもしれません。最初のうちは控えめに賭けます。
why-read = 運に任せました。私の予想からずいぶん勝っているので、誰かに読まれているのかもしれません。取り返した分だけ賭けます。
why-spent = あなたに賭けるものはもう残っていません。すべて取られました。これからは毎回、手をくじで決めます。
why-model-off = 読まないでほしいとのことなので、でたらめに出しました。/model on でまた読めます。
why-frozen = あなたのモデルは凍結中です。新しいことは学びません。
why-record = この対戦では{ $all }手のうち{ $right }手を読み当てました。
why-guessed = 似た場面を見たことがなく、勘で出しました。
why-unexpected = 前のラウンドは特に読みがありませんでした。
why-random = この相手は何も読みません。毎回でたらめに出します。
why-apart = ここではほかの人の作ったファイルかゴーストが出しています。考えは本人にしかわかりません。先に手を決めていたことは、封印が示します。
why-expected-by-rule = 前のラウンドは{ $move }と読みました。この相手の決まりです。あなたの直前の手だけを見て、何も学びません。
why-by-rule = この相手は自分の決まりで出し、次の手を読もうとはしません。
why-by-merits = この相手は、あなたに何が得かを試して学び、それに従って出します。
why-valued = { $chosen ->
    [move] 前のラウンドは{ $move }を出しました。{ $situation }いちばん見込みがあり、その先{ $value }点と見ました。
    [move-tried] 前のラウンドは試しに{ $move }を出しました。{ $situation }その先の見込みは{ $value }点でした。
    [strategy] 前のラウンドは{ $name }に従いました。{ $situation }いちばん見込みがあり、その先{ $value }点と見ました。
   *[strategy-tried] 前のラウンドは試しに{ $name }に従いました。{ $situation }その先の見込みは{ $value }点でした。
  }
why-daemon = { $said ->
    [yes] 前のラウンドは{ $move }と読みました。従っているデーモンの読みです。
   *[no] 前のラウンドはでたらめに出しました。従っているデーモンには初めての場面でした。
  }見ているのはあなたの直近{ $moves }手と読み{ $guesses }回分、評価は{ $rating }{ $rivals ->
    [0] 。
   *[other] 、次点は{ $next }。
  }
why-knew = 知っていたこと：{ $weights }。
why-too-early = 最初のラウンドが済んだら聞いてください。次の手は封印したままです。

## 対戦の終わり
end-won = 🔮 { $name }さんの勝ち { $won } : { $lost }
end-lost = 🔮 Gadalkaの勝ち { $lost } : { $won }
end-level = 🔮 引き分け：{ $name } { $won } : { $lost } Gadalka
end-stopped = 🔮 終了：{ $name } { $won } : { $lost } Gadalka
end-forfeited = 🔮 { $name }さんの不戦勝 { $won } : { $lost }
end-withdrawn = 🔮 { $name } { $won } : { $lost }で終了：相手がもういません
end-broke = { $line ->
    [0] 相手のファイルが壊れ、次の手を選べませんでした。全ラウンドが有効です。
   *[other] 相手のファイルが{ $line }行{ $column }桁で壊れ、次の手を選べませんでした。全ラウンドが有効です。
}
end-replaced = 🔮 中断：{ $name } { $won } : { $lost } Gadalka
continue-open = 🔮 途中の対戦：{ $name } { $won } : { $lost } Gadalka
continue-question =
    { $terms }
    続けますか、新しく始めますか？ 待たせても得点は残ります。
continue-new-terms = 新規：{ $terms }
continue-which = 🔮 どの対戦を続けますか？
continue-choice = { $number }. { $won } : { $lost } · { $terms } · { $ago }
continue-aside = 🔮 中断中：{ $name } { $won } : { $lost } Gadalka
continue-kept = 得点は{ $days }日間残ります。
continue-is-aside = この対戦は中断中で、何も数えていません。「続ける」で戻せます。
continue-nothing = 待っている対戦はありません。始めるには：/{ $command } play
continue-gone = その対戦はもう残っていません。新しく始めるには：/{ $command } play
continue-asked-gone = その質問は回答済みか、古くなりました。もう一度：/{ $command } play
end-no-rounds = 1ラウンドも行われませんでした。
end-verified = ✓ 検証済み
end-check-failed = ✗ この対戦は私自身の検証に通りませんでした。信用せず、このボットの運営者に知らせてください。
end-unchecked = 未検証：「その他」→「検証」
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
end-plain-mine = { $variant ->
    [0] 決め手になる癖はなし。小銭を拾って勝ちました。
    [1] 敗因になった癖は見当たりません。手柄は運と山分けです。
   *[2] 目立つところはなし。それでも先見の明ということにしましょう。
  }
end-plain-yours = { $variant ->
    [0] つかめる癖がありませんでした。お見事です。
    [1] 何も漏らしませんでしたね。目は凝らしたのですが。
   *[2] 目立つ癖はなし。カードが赤面しています。
  }
end-plain-level = { $variant ->
    [0] どちらも大したことは漏らしませんでした。
    [1] 引き分けで、目立つ癖もなし。カードも肩をすくめています。
   *[2] 差もつかず、語ることもありません。
  }
end-plain-short = { $variant ->
    [0] 短すぎて、誰の運勢も占えません。
    [1] これだけのラウンドで？ 私でももう少し必要です。
   *[2] 始まったばかりで、まだ語ることがありません。
  }
end-plain-rule = { $variant ->
    [0] 私は決まりどおりに出し、あなたに目立つ癖はありませんでした。
    [1] 決まりどおりに出し、誰の手も読みませんでした。目立つ癖はありません。
   *[2] 決まり対、人。目立つ癖はありません。
  }
end-plain-random = { $variant ->
    [0] でたらめに出したので、あなたのことは何もわかりません。
    [1] 今回は何も読んでいません。褒めるも責めるも運次第。
   *[2] こちらはでたらめ。あなたの癖は関係ありませんでした。
  }
end-read = { $rounds }ラウンド。あなたの手の{ $percent }%を読み当てました。運だけなら{ $chance }%：{ $verdict }。
end-unread = { $rounds }ラウンド。何も読んでいません。
verdict-read = 運だけではありません
verdict-unsure = ラウンドが少なく、確かなことは言えません
verdict-escaped = 運で済まないほど、するりとかわしました
duel-read-title = { $who ->
    [you] 🔮 私ならあなたをこう読んだ
   *[other] 🔮 私なら{ $name }さんをこう読んだ
  }
duel-read-closed = { $name }さんは自分だけのものにしています。対決の下の「相手に見せる」を押してもらえれば、見られます。
duel-read-nothing = 読むものがありません。両者が手を選んだラウンドがないのです。
duel-read-unread = 特に読みはなかったでしょう。
duel-read-count = { $read }手のうち{ $right }手を読み当てたはずです。運なら{ $luck }手。{ $verdict ->
    [read] 運だけではありません。
    [escaped] { $who ->
        [you] 運で済まないほど、するりとかわしました。
       *[other] { $name }さんは運で済まないほど、するりとかわしました。
      }
   *[unsure] ラウンドが少なく、確かなことは言えません。
  }
duel-read-round = 第{ $round }ラウンド：{ $move }と読んだはず：{ $because }（運なら{ $luck }）。
duel-read-often = { $who ->
    [you] これを出すのが{ $total }回中{ $count }回
   *[other] { $name }さんがこれを出すのが{ $total }回中{ $count }回
  }
duel-read-after-own = { $who ->
    [you] 自分の{ $own }のあと、これを出すのが{ $total }回中{ $count }回
   *[other] { $name }さんが自分の{ $own }のあと、これを出すのが{ $total }回中{ $count }回
  }
duel-read-after-other = { $who ->
    [you] 相手の{ $other }のあと、これを出すのが{ $total }回中{ $count }回
   *[other] { $name }さんが相手の{ $other }のあと、これを出すのが{ $total }回中{ $count }回
  }
duel-read-after-both = { $who ->
    [you] 自分の{ $own }と相手の{ $other }のあと、これを出すのが{ $total }回中{ $count }回
   *[other] { $name }さんが自分の{ $own }と相手の{ $other }のあと、これを出すのが{ $total }回中{ $count }回
  }
duel-read-repeat = { $result ->
    [win] 勝ち
    [loss] 負け
   *[draw] あいこ
  }のあと、{ $who ->
    [you] 同じ手を続けるのが
   *[other] { $name }さんが同じ手を続けるのが
  }{ $total }回中{ $count }回
duel-read-change = { $result ->
    [win] 勝ち
    [loss] 負け
   *[draw] あいこ
  }のあと、{ $who ->
    [you] 手を変えるのが
   *[other] { $name }さんが手を変えるのが
  }{ $total }回中{ $count }回
duel-read-strip = { $who ->
    [you] ← あなたの手
   *[other] ← { $name }さんの手
  }
duel-read-strip-expected = ← 私の読み
duel-read-known = { $known ->
    [0] 事前の知識はなく、対決を見ながら学びました。
   *[other] 以前の{ $known }ラウンドを手がかりに、対決を見ながら学びました。
  }
strip-yours = ← あなたの手
strip-mine = ← 私の手
end-seals = 封印をすべて開けました：{ $sealed }個中{ $opened }個が一致。
end-seals-broken = 封印が合いません：{ $sealed }個中{ $opened }個だけ一致。この対戦は信用せず、このボットの運営者に知らせてください。
details-title = 🔎 数字で見る：{ $score }
details-habit = { $habit }：{ $situations }回中{ $followed }回。そのうち私の勝ち{ $mine }、あなたの勝ち{ $yours }{ $drawn ->
    [0] {""}
   *[other] 、あいこ{ $drawn }
  }。

## 対戦のグラフ
chart-rounds = { $game }：{ $rounds }ラウンド
chart-best = { $by ->
    [0] あなたがリードしたことはありません。
   *[other] あなたの最大リードは{ $by }、第{ $round }ラウンド。
  }
chart-worst = { $by ->
    [0] 私がリードしたことはありません。
   *[other] 私の最大リードは{ $by }、第{ $round }ラウンド。
  }
chart-turns = { $turns ->
    [0] リードは一度も入れ替わっていません。
    [1] リードは一度、第{ $round }ラウンドで入れ替わりました。
    [2] リードは二度入れ替わり、最後は第{ $round }ラウンドでした。
   *[other] リードは{ $turns }回入れ替わり、最後は第{ $round }ラウンドでした。
  }
chart-reach = 運だけなら、勝敗のついた{ $decided }ラウンドで{ $reach }を超える差がつくのは、20戦に1戦まで。
chart-luck = { $by ->
    [0] 同点で終わりました。運かもしれません。
   *[other] { $by }の差なら、運でも十分ありえます。
  }
chart-yours = あなたが{ $by }リード。運とは考えにくい差です。
chart-mine = 私が{ $by }リード。運とは考えにくい差です。
chart-few = { $decided ->
    [0] 勝敗のついたラウンドはありません。
   *[other] 勝敗のついたのは{ $decided }ラウンドだけで、腕か運か見分けられません。
  }
chart-stopped = 途中でやめた対戦は参考程度です。良いところで去ることもできますから。
chart-chosen = あなたの選んだ手：{ $moves }
chart-grey = 灰色：運だけで届く範囲（20回中19回）
chart-lead = どちらがリードしていたか
chart-difference = 勝ち数の差（あなたから見て）
chart-moves = あなたの手
chart-times = 回
chart-round = ラウンド
chart-alt = { $score }。リードの推移を、運の届く灰色の範囲に重ねた折れ線で、あなたの手を棒で示した図。{ $lines }
chart-folded = この対戦の各ラウンドはもう残っておらず、グラフはありません。最終結果：{ $score }。

## 公平さの証明
proof-title = 対戦{ $session }の公平さの証明
checked-fits = ✓ すべて一致。封印：{ $sealed }個、指し直して同じだった手：{ $same }手。
checked-wrong = ✗ 合わない点があります。この対戦は信用せず、このボットの運営者に知らせてください。詳しくは「証明」へ。
checked-dice-later = { $date }からは、サイコロも誰でも確かめられます。
checked-dice-fit = サイコロは公表されたその日の鍵から決まっています。
checked-own-word = ここまでは私の言い分です。ご自分で確かめてください。
proof-how = 自宅で、Gadalka一式、控えた誓約、/data export のファイルを使って：npm run -s gadalka -- verify "…" --pledge "…" --history export.json
proof-how-file = 自宅で、Gadalka一式、添付ファイル、控えた誓約、/data export のファイルを使って：npm run -s gadalka -- verify --file gadalka-proof.txt --pledge "…" --history export.json
source-at = Gadalkaの入手先：{ $link }
source-unknown = Gadalkaの入手先は、このボットのホストだけが知っています。ここには登録されていません。
proof-none = 検証できる終わった対戦がありません。遊ぶには：/rps play か /oddeven play
proof-not-yet = この対戦はまだ途中なので、封印は開けません。終わったら開きます。
proof-folded = この対戦の各ラウンドはもう残っておらず、ここでは封印を開けられません。終了時の証明行なら使えます：/rps verify proof:…
proof-unreadable = 私の証明行ではありません。gdk3. で始まり、終わった対戦の「検証」ボタンで得られ、全体が必要です。
proof-pledge-lost = この対戦の誓約がここではもうわからず、証明に署名できません。
proof-word = あなたの言葉：{ $word }
proof-seeds-later = その日の鍵は{ $date }に公表されます。それ以後は、サイコロが鍵から決まり、私には選べなかったことを誰でも確かめられます。
proof-seeds-no-key = この行に付いた鍵は、誓約のものではありません。
proof-seeds-differ = サイコロは誓約したその日の鍵から決まって「いません」。この対戦は信用しないでください。
proof-seeds-fit = サイコロは、公表されたその日の鍵、対戦、あなたの言葉から、誓約どおりに決まっています。
proof-gap-version = その後私は更新され、今は選び方が違います。
proof-gap-other = ここのあなたの記録は、この対戦に使われたものではありません。
proof-gap-apart = ほかの人の作ったファイルかゴーストが出していました。どの手もいつもどおり先に封印されています。
proof-gap-none = 対戦した本人の記録が必要ですが、それはあなたのものではありません。
proof-taken-back =
    封印した手のうち{ $count }手が、この行に理由のないまま取り消されています。この対戦は信用しないでください。
proof-played = この行によると、始まったのは{ $date }です。本当かどうかは、あなたが知っています。
proof-times-differ = この行の時刻は、鍵の日付と合って「いません」。始まったのは{ $date }とされています。信用しないでください。
proof-times-late = すでに鍵が公表された日のもとで、抽選や対戦が行われています。始まったのは{ $date }とされています。信用しないでください。
proof-again = { $numbers }番の手から、手を取りやめて封印し直しています。本当かどうかは、あなたが残した当時のメッセージだけが示します。
proof-settings = { $numbers }番の手から、あなたのモデルの設定が書かれています。あなたの設定でなければ、この対戦は信用しないでください。当時のメッセージで確かめられます。書き出したファイルで分かることもあります。
proof-account = { $numbers }番の手から、ほかでの対戦によって私の賭ける量が変わっています（ラウンド数：{ $rounds }）。本当かどうかは、あなたが残した当時のメッセージだけが示します。
proof-account-false = { $numbers }番の手から、私の賭ける量がこの行のとおりだったはずは「ありません」。この対戦は信用しないでください。
proof-confirmed = { $numbers }番の手からの変化は、あなたのメッセージか書き出したファイルで確かめられました。
proof-gap-cut = 当時知っていたラウンドはもう残っていません。
proof-gap = { $count }手は再現していません：{ $why }
proof-different = { $count }手が、私の選ぶはずの手と「違います」：{ $numbers }番。この対戦は信用しないでください。
proof-same = 当時知っていたこととシードから自分の側を再現しました：{ $sealed }手中{ $same }手が一致。
proof-forged = 署名は「偽物」です。この行を書いたのは誓約{ $pledge }の運営者ではありません。
proof-unsigned = 署名がありません。誰でも書けたものです。
proof-signed-elsewhere = 別の運営者が誓約{ $pledge }のもとで署名しています。誰なのかは言えません。
proof-signed = 私が誓約{ $pledge }のもとで署名しました。
proof-unchecked = 今は確認に時間がかかりすぎます。1分後にもう一度「検証」を押すか、自宅で確かめてください。
proof-own-word = 自宅で確かめるまで、これは私の言い分にすぎません。あなた（やほかの人）が残した対戦のメッセージも私を縛ります。verify --noted で読めます。詳しくは：/fairness

## 何も変えない押下
press-old-button = 以前のボタンなので、もう使えません。新しい対戦：/rps play か /oddeven play
panel-gone = 古くなったボタンです。今はこうなっています。
panel-type = こう入力してください：{ $example }
press-went-back = 私の記憶がそのラウンドの前に戻り、あなたはもう私の手を見ています。対戦はここまで、何も数えていません。
press-renewed = 私の手を封印したその日の鍵が、まもなく公表されます。封印し直したので、今の選択は数えません。もう一度どうぞ。
press-not-yours = ほかの人のボタンです。あなたの対戦：/rps play か /oddeven play
press-round-played = そのラウンドは済んでいて、二重には数えません。今はこうなっています。
press-not-counted = 数えませんでした。前のラウンド：{ $round }
press-match-over = その対戦は終わりました。何も数えていません。
opponent-gone = その相手はもう存在せず、対戦を続けられません。新しい対戦：/rps play か /oddeven play
offer-taken = 先に誰かがこのゲームを取りました。あなたの対戦：/rps play か /oddeven play

## どのチャットでも出せるゲームの誘い
offer-open-title = { $game }：誰でもどうぞ
offer-open-description = 最初に押した人が私と遊びます
offer-open-text = { $name }さんから、私との勝負のお誘いです。最初に押した人が遊びます。
offer-own-title = { $game }：あなたが遊ぶ
offer-own-description = あなたと私の勝負を、みんなで見ます
offer-own-text = { $name }さんが未来を知りたいそうです。押すと始まります。
offer-mines-open-description = 最初に押した人が遊び、みんなで見ます
offer-mines-open-text = { $name }さんから、マインスイーパーの盤面です。最初に押した人が遊びます。
offer-mines-own-description = あなたが遊び、みんなで見ます
offer-mines-own-text = { $name }さんが地雷原を渡ります。押すと始まります。

## コマンド
command-rps = じゃんけん。占い師と、または人と
command-rps-play = 遊ぶ。私は対戦しながら学びます
command-oddeven = 奇数か偶数か。選ぶのはあなた、当てるのは私
command-oddeven-play = 遊ぶ。私が外せばあなたの得点
command-strategy = 対戦相手：どんなものがいるか、自分で付けた名前
command-strategy-list = すべての相手を一行ずつ
command-strategy-mine = 自分で戦略に付けた名前
command-strategy-submit = 自作の戦略をファイルで送る
command-help = 私にできること、その頼み方
command-settings = 設定：言語、記憶、公開範囲、データ
option-help-topic = 読みたい項目
option-link-code = 別のプラットフォームのコード。なければ私が発行します
option-name-across = here、hidden、または好きな言葉。なければ現状を答えます
option-variant = 基本（3手）かトカゲ・スポック（5手）
option-length = 10点先取（first to 10）、9本勝負（best of 9）、endless …
option-game = どのゲームか。指定がなければじゃんけん
option-opponent = 相手になる戦略
option-strategy = 対戦相手、または誰かが登録した名前
option-registered-name = 英字・数字・ハイフン3〜24字、先頭は英字（例：my-markov）
option-registered-strategy = 名前が指すもの（例：markov:order=4,decay=0.98）
option-strategy-file = あなたの戦略：JavaScript、または型を消せる TypeScript。64 KB まで
option-file-name = 名前：新しいもの、または新版にする自分の名前
option-strategy-note = 一行の紹介
option-report-reason = 何が問題か
choice-classic = 基本：グー・チョキ・パー
choice-lizard-spock = トカゲとスポックも：5手
choice-novice = 新人：何も知らず、この対戦で学ぶ
choice-fortune-teller = 占い師：あなたと人間を知り、忘れない
choice-mirror = 鏡：あなたのように出す
choice-coin = 公平なコイン：読まず、読まれない
strategy-fortune-teller = 四十通りで同時に癖を読み、人間を知り、だまされにくい
strategy-mirror = あなたの分身：あなたならこう出す、という手
strategy-random = 公平なコイン。何も読まない
strategy-ghost = ゴースト：本人の同意で凍結した、誰かのプレースタイル
strategy-wildcard = 今に似た過去の場面をすべて量りにかける
strategy-wildcard-counters = 同じことを、最初に発表された計数器で
strategy-constant = いつも同じ手。指定がなければグー
strategy-rotation = 手を順番に：グー、パー、チョキ …
strategy-anti-rotation = 順番に出してくると読む
strategy-copy = あなたの直前の手を出す
strategy-always-counter = あなたの直前の手に勝つ手を出す
strategy-always-counter-self = 自分の直前の手に勝つ手を出す。相手は見ない
strategy-win-stay-lose-shift = 勝てば続け、負ければ変える
strategy-after-result = 結果しだいで進む：勝ち、あいこ、負けのあとに、それぞれいくつ先の手へ移るか
strategy-frequency = いちばん多く出す手に勝つ
strategy-markov = 直近の数手のあとに普段出す手に勝つ
strategy-mupn = 同じ数手のあとに前回出した手に勝つ
strategy-supp = 直近の数手のあと何が得か、試して学ぶ
strategy-mksu = ほかの八つの戦略のどれに従うか、試して学ぶ
strategy-mkia = 三つの読み手のどれに従うか、試して学ぶ
strategy-daemons = デーモンの群れと、いちばん運のいい者の声を聞く監督
strategy-shannon = 1953年のシャノンの機械：同じことを二度しますか？
strategy-seer = 1956年のSEER：得をするうちは型に従う
strategy-mixing = 小さな読み手を大勢混ぜ、誰を信じるか学ぶ
strategy-experts = 読み手の評議会。実績に応じて耳を傾ける
strategy-vote = 似た流れのあとに続いた手すべてに一票
strategy-ppm = 部分一致、ファイル圧縮のように。知っている最長の並びが先に話す
strategy-context-tree = 癖の木をすべて同時に量りにかける
strategy-history-match = 同じ流れを過去に探し、その読みの成績も見る
strategy-second-guess = あなたが知っているのを知っているのを、知っている
strategy-iocaine = 1999年の優勝者：あらゆる段で読み、長短の期間で判定する
strategy-lempel-ziv = zipのように手を語句に切り、今の語句を続ける
strategy-naive-bayes = 直近の各ラウンドを、次の手の兆しとみる
strategy-regret-matching = 出さずに後悔した手を出す
strategy-exp3 = バンディット：自分の手の稼ぎしか知らない
strategy-de-bruijn = 短い並びをどれも同じ回数出す。何も読まない

strategy-list-title = 🔮 { $count }の対戦相手
strategy-info-title = 🔮 { $family }
strategy-games = 遊べるゲーム：{ $games }
strategy-memory = { $rounds }ラウンド前まで見る。
strategy-memory-all = すべてのラウンドを見る。
strategy-memory-none = 相手の手を見ない。
strategy-settings = 設定：
strategy-no-settings = 設定はありません。
strategy-setting = { $name }：{ $valid }（通常は{ $usual }）
strategy-set = ← ここでは{ $value }
strategy-source = 出典：{ $source }

registration-done = 🔮 { $name } を登録しました
registration-updated = 🔮 { $name } を変更しました
registration-gauntlet = { $game }での試験：{ $rounds }ラウンドの対戦{ $matches }戦中{ $won }勝。ラウンドの勝ち・負け・あいこ：
registration-play = 対戦するには：{ $command } opponent={ $name }。名前を知る人なら誰でも。
registration-mine-title = 🔮 あなたの戦略：{ $count }／{ $max }
registration-none = 自分の戦略はまだありません。ファイルを送るか、私の戦略に名前を付けてください。
registration-withdraw-title = { $name } を手放しますか？
registration-withdraw-file = 誰も対戦できなくなり、進行中の対戦は結果なしで終わり、ファイルは削除されます。名前は誰でも取れます。
registration-withdraw-text = この名前では誰も対戦できなくなり、名前は誰でも取れます。始まった対戦は続きます。
button-withdraw = 手放す
registration-withdrawn = { $name } を手放しました。名前は空いています。
registration-kept = そのままにします。
registration-renamed = { $name } は { $to } になりました。
button-strategy-submit = ファイルを送る
button-strategy-name = Gadalka の戦略に名前を
button-strategy-register = 名前を付ける
button-strategy-mine = 自分の戦略
button-strategy-rename = 改名
button-strategy-version = 新しい版
button-strategy-change = 変更
button-strategy-withdraw = 取り下げる
button-strategy-source = ソース
button-strategy-open = ソースを公開
button-strategy-report = 通報
button-strategy-enter = リーグに出す
button-strategy-leave = リーグから外す
registration-bad-name = 「{ $name }」は名前にできません。英字a〜z・数字・ハイフン3〜24字で、先頭は英字です。例：my-markov
registration-reserved-name = 「{ $name }」はここで別の意味があります。別の名前をどうぞ。例：my-{ $name }
registration-indecent-name = 「{ $name }」は人前で口にできません。別の名前をどうぞ。
coarse-stems = まんこ マンコ ちんこ チンコ ちんぽ チンポ きんたま キンタマ レイプ 強姦 土人 支那人 チョン公 きちがい キチガイ 売春婦 ナチス ヒトラー
coarse-words = 死ね 氏ね くたばれ
coarse-innocent = パチンコ ぱちんこ プレイプ ロマンコ ーマンコ ルーチンコ キッチンコ matsushita yamashita kinoshita miyashita morishita takeshita ashita shitake shitamachi
registration-taken = 「{ $name }」はすでに誰かが登録しています。別の名前をどうぞ。
registration-yours = 「{ $name }」はもう登録済みです。変更するには：/strategy update { $name } …
registration-full = 登録は{ $max }個までで、もう一杯です。先に一つ手放してください：/strategy withdraw
registration-not-yours = 「{ $name }」は登録していません。あなたの名前：/strategy mine
registration-is-file = 「{ $name }」はファイルを指しています。新版は、ファイルを付けて：/strategy submit { $name }
registration-waiting = 🔮 { $name } は試験待ちです
registration-waiting-text = { $place ->
    [1] 次の番です。
    [2] 2番目です。
    [3] 3番目です。
   *[other] { $place }番目です。
  }結果はここに出ます。
registration-trying = 🔮 { $name } は試験中です
registration-trying-text = まもなくここに結果が出ます。
registration-one-at-a-time = 前の試験がまだ終わっていません。一人一つずつです。そのメッセージが結果に変わります。
registration-queue-full = 試験の列が一杯です。{ $minutes }分後にまたどうぞ。
registration-too-slow = 試験に許された時間かメモリを超えたため、登録していません。もっと小さな設定をお試しください。設定は /strategy info にあります。
registration-broken-off = { $name } の試験が中断し、登録していません。1分後にもう一度コマンドを送ってください。
registration-store-away = 今は記憶に手が届かず、登録していません。1分後にもう一度コマンドを送ってください。
registration-told-already = もう取りかかっています。あなたの名前：/strategy mine

submission-how = ファイルと名前をどうぞ：/strategy submit my-bot にファイルを付けて。
submission-version = 🔮 { $name } の新版：{ $version }
submission-known = 🔮 { $name } はすでにこのファイルです
submission-draft = 下書きです。対戦も大会への参加も、あなただけができます。全員への公開：
submission-public = 名前を知る人なら誰でも対戦できます。
submission-results = { $game }：{ $rounds }ラウンドの対戦{ $matches }戦中{ $won }勝、1ラウンド{ $mean }点。ラウンドの勝ち:負け:あいこと、1ラウンドの得点：
submission-other-game = { $game }：{ $matches }戦中{ $won }勝、1ラウンド{ $mean }点。
submission-not-there = { $game }：未対戦。理由：{ $reason }
submission-untried = { $game }：手順が多すぎるため、試していません。それだけで試すには、ファイルに書いてください：export const games。
submission-taken = 1戦{ $most }ステップのうち最大{ $steps }、メモリ{ $limit } MBのうち{ $memory } MBを使用。1戦に{ $milliseconds }ミリ秒。
submission-copy = { $game }：一手ごとに { $original } とまったく同じです。写しは写しと表示され、得点になりません。
submission-copy-hidden = { $game }：一手ごとに、誰かの以前のファイルとまったく同じです。写しは写しと表示され、得点になりません。
submission-play = 対戦するには：{ $command } opponent={ $name }。ハッシュと版：/strategy info { $name }
submission-chart = { $name } の試験：{ $game }
submission-chart-luck = ±{ $reach } 以内は運かもしれません
submission-chart-points = 1ラウンドの得点
submission-no-load = 🔮 { $name } を読み込めません
submission-crashed = 🔮 { $name } は試験中に落ちました
submission-illegal = 🔮 { $name } は試験で手を出しませんでした
submission-exhausted = 🔮 { $name } は試験で使いすぎました
submission-at-start = { $game }、{ $opponent } との第1ラウンドの前。
submission-at-round = { $game }、{ $opponent } との第{ $round }ラウンド。
submission-place = { $line }行{ $column }桁：
submission-nothing = 登録していません。ファイルを直して送り直してください。
submission-no-games = ファイルの言う対応ゲームは{ $typed }。私が知っているのは{ $valid }です。登録していません。
submission-frozen = 運営者がこのファイルを凍結しています（{ $reason }）。登録していません。
submission-too-slow = 試験に割ける時間を超えたため、登録していません。1ラウンドの計算を減らすか、空いているときに送り直してください。
submission-gave-up = ファイルを動かす機械が音を上げました：{ $reason }。判定ではありませんが、登録していません。送り直すか、計算を減らしてください。
submission-unsteady = { $name } は毎回違う手を出します：{ $game }、{ $opponent } との第{ $round }ラウンドから。同じラウンドには同じ手が必要です。登録していません。
submission-is-settings = 「{ $name }」は設定付きの戦略を指しています。先に手放すか（/strategy withdraw）、別の名前をどうぞ。
submission-indecent-note = その紹介文は人前で口にできません。別の言葉をどうぞ。
button-open-source = 全員に公開
button-keep-sealed = 封じておく
strategy-name-unknown = 「{ $name }」という名前は知りません。
strategy-no-file = 「{ $name }」はファイルではなく、設定付きの戦略です：/strategy info { $name }
strategy-sealed = { $name } のソースは封じられています。作者が公開できます：/strategy open { $name }
strategy-source-title = 🔮 { $name } のソース、第{ $version }版
strategy-source-hash = SHA-256：{ $hash }
strategy-open-title = { $name } 第{ $version }版のソースを全員に公開しますか？
strategy-open-text = 名前を見つけた人なら誰でも読めるようになります。この版は元に戻せません。以後の版は封じたままです。
strategy-open-already = { $name } のソースは公開済みです：/strategy source { $name }
strategy-opened = { $name } のソースを全員に公開しました：/strategy source { $name }
strategy-kept-sealed = 封じたままにします。
strategy-report-own = あなたのものです。手放すには：/strategy withdraw
strategy-reported = { $name } について運営者に伝えました。ほかの誰にも知らせません。
strategy-file-title = 作者のファイル：JavaScript。サンドボックスで動きます。
strategy-file-facts = 第{ $version }版、{ $bytes }バイト、{ $state ->
    [open] 公開：/strategy source { $name }
   *[sealed] 非公開
 }。SHA-256：{ $hash }
strategy-file-frozen = 運営者が凍結中、対戦不可：{ $reason }
strategy-file-guarded = 休場中：対戦に許された時間を超えました（{ $reason }）。運営者が戻せます。
strategy-file-earlier = 以前の版：{ $versions }
strategy-file-note = 「{ $note }」
registration-mine-draft = 下書き
registration-mine-frozen = 凍結中：{ $reason }

## 入力の問題
problem-unknown-command = 「{ $typed }」というコマンドはありません。できること：/help
problem-unknown-command-nearest = 「{ $typed }」というコマンドはありません。もしかして：{ $nearest }。すべて：/help
problem-unknown-subcommand = /{ $command } に「{ $typed }」はありません。使えるもの：{ $valid }
problem-unknown-option = /{ $command } は「{ $typed }」がわかりません。使えるもの：{ $valid }
problem-bad-choice = { $option } に「{ $typed }」は使えません。選べるもの：{ $valid }
problem-unknown-word-nearest = /{ $command } は「{ $typed }」がわかりません。もしかして：{ $nearest }
problem-bad-choice-nearest = { $option } に「{ $typed }」は使えません。もしかして：{ $nearest }。選べるもの：{ $valid }
problem-bad-text = { $option } に「{ $typed }」は使えません。1〜{ $max }文字です。
problem-file-missing = { $example } にはファイルが必要です。一緒に送ってください。
problem-file-too-large = ファイルが大きすぎます。{ $kilobytes } KBまでです。
problem-file-unavailable = ファイルが届きませんでした。もう一度送ってください。
problem-lone-file = 「{ $typed }」だけではわかりません。ファイルを受け取るコマンドで返信してください：{ $nearest }
problem-word = 「{ $typed }」は抽選に使えません。文字・数字・空白と - _ . を1〜{ $max }字で。
problem-level-and-opponent = レベルも対戦相手の一つです。どちらか一方を：level=… か opponent=…
problem-length = 「{ $typed }」は長さになりません。first to 10、best of 9（奇数）、endless など。数は1〜{ $max }です。
problem-unknown-strategy = 「{ $typed }」という相手は知りません。有名どころ：{ $some }。すべて：/strategy list
problem-unknown-strategy-nearest = 「{ $typed }」という相手は知りません。もしかして：{ $nearest }。すべて：/strategy list
problem-unknown-parameter = { $family } に設定「{ $typed }」はありません。あるもの：{ $valid }
problem-bad-value = { $parameter } を「{ $typed }」にはできません。使えるもの：{ $valid }
problem-wrong-game = { $typed } はこのゲーム（{ $game }）を遊べません。遊べるもの：{ $some }。すべて：/strategy list
problem-frozen = { $name } は運営者が凍結中で、対戦できません：{ $reason }

## 故障
failure-unexpected = こちらで問題が起き、記録しました。何も失われていません。もう一度お試しください。
failure-busy = 今、水晶玉が混み合っています。何も数えず、何も失われていません。少ししてからもう一度どうぞ。
failure-store-unreachable = 今、記憶に手が届きません。何も失われていません。少ししてからもう一度どうぞ。数えた手が二度数えられることはありません。
failure-store-newer = あなたの記録は新しい版の私が書いたもので、触らずにおきます。このボットの運営者が更新する必要があります。
failure-store-key = あなたの記録は私の持たない鍵で暗号化されていて、触らずにおきます。このボットの運営者が STATE_KEY を設定する必要があります。
failure-store-plain = あなたの記憶が、暗号化されるべきなのにされておらず、触らずにおきます。何も失われていません。このボットの運営者がログを確認する必要があります。

## 運営者を縛るもの
fairness-brief = 🔮 私の手はあなたが選ぶ前に封印され、一つの誓約が十年分のサイコロを縛ります。控えるべき誓約は、押すと出ます。
fairness-title = 🔮 私の言葉を信じなくてよい理由
fairness-text =
    私の手はあなたが選ぶ前に決まり、どのメッセージにもその封印が付きます。
    サイコロは、その日の秘密の鍵、あなた自身のコマンド、そして望むならあなたの言葉から決まります。一つの誓約が十年分の鍵を定めたので、サイコロは私にも、あなたにも選べません。
    三日後に鍵を公表します。そうすれば誰でも同じサイコロを振り、私の手を再現して比べられます。
fairness-pledge = 私の誓約：{ $pledge }（{ $since }から）。今日は{ $days }日のうち{ $day }日目。この行を控えておけば、以後のどの対戦も確かめられます。
fairness-follows = 以前の誓約 { $pledge } に続くものです。それより前の対戦にはそちらが効きます。
fairness-key-none = まだ公表した鍵はありません。1日目の鍵は{ $date }（UTC）に公表します。
fairness-key = { $day }日目（{ $of }）の鍵を公表しました。それ以前の日の鍵もわかります。次は{ $date }（UTC）です：
fairness-key-last = 最後の日、{ $day }日目（{ $of }）の鍵を公表しました。それ以前の日の鍵もわかります：
fairness-how = 対戦を確かめるには：終わりに「検証」を押し、その行をこの誓約とともに自分の機械の npm run -s gadalka -- verify に渡します。ここで言うことは、私の言い分にすぎません。

## 制限：一度に多すぎるとき
budget-press = 水晶玉が追いつきません。{ $wait }後に空きます。ゲームはそのまま待っています。
budget-command = 願いごとが一度に多すぎます。{ $wait }後にまた聞きます。何も失われていません。
budget-picture = 筆を乾かしています。{ $wait }後にまた描きます。ほかは続けられます。
budget-hint = 水晶玉にも休みが必要です。{ $wait }後にまたヒントを出せます。その間も続けられます。
budget-export = あなたの記録は今しがた何度か写しました。{ $wait }後にまたお渡しします。
budget-trial = 試験が一度に多すぎます。{ $wait }後にまた試します。その間も遊べます。
budget-submission = 一日のファイルが多すぎます。{ $wait }後にまた読みます。それまでは自宅でお試しください。
budget-report = 今日はずいぶん取り次ぎました。{ $wait }後にまた聞きます。
budget-tournament = 大会が一度に多すぎます。{ $wait }後にまた開けます。今あるものは続きます。
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
help-brief = 🔮 あなたと勝負し、選び方を学びます：/rps。友だちと対決：/duel。毎日新しく：/daily。ほかは、押すと出ます。
help-title = 🔮 私にできること
help-play = 遊ぶ
help-friends = 友だちと
help-you = あなたについて
help-strategies = 戦略
help-fairness = 公平なの？
help-privacy = プライバシー
start-title = 🔮 Gadalkaです
start-text = 少しだけ心を読みます。ゲームを選んでください。選び方を学び、見えたものをお話しし、ずるをしていないことを証明します。
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
settings-name = ほかでの名前
settings-name-here = ここと同じ
settings-name-hidden = 非表示
settings-name-word = 別の言葉…
settings-link = アカウントを連携
settings-code = コードがある
settings-show = 見る
settings-pause = 一時停止
settings-resume = 学習を再開
settings-off = オフにする
settings-forget = 忘れさせる…
settings-duels-on = 対決からも学ぶ
settings-duels-off = 対決からは学ばない
settings-share-on = 遊び方を共有…
settings-share-off = 共有をやめる
settings-ghost = 私のゴースト
settings-level = 成績とプロフィールの公開：{ $level }。
settings-visible = 公開範囲
settings-block = 誰かをブロック
settings-blocked = ブロック：{ $count }
settings-export = ダウンロード
settings-shared = 共有しているもの
privacy-brief =
    保存するのは、このサービスでのID、あなたの手とその結果、ここでの設定です。
    メッセージは保存しません。名前を残すのは対決後の2週間と、公開に同意した場所だけです。
    プロフィールは、あなたが変えるまで非公開です。
    すべてこのボットの運営者のもとにあります。
    いつでもダウンロードや削除ができます。
privacy-text =
    このプラットフォームでのID、対戦の手と結果。最近の対戦は設定と、私の手のシードも。
    最後に遊んだ週と月に、勝敗のついたラウンドをいくつ勝ったかと、その日付。
    ほかの人に見せると同意したら：いつ、どこまで、あなたの名前、以後どこで遊ぶか。それまでプロフィールは非公開です。
    比較を許したり頼んだりしたら：相手と日時。質問は一週間で消えます。
    Telegramのユーザー名を90日間。ほかの人が指名できるように。
    人との対決：両者の手と結果、両者の名前を二週間。レート戦はレートの根拠も。
    最近のマインスイーパーの盤面と結果。競走は一日だけ、参加者も。
    登録・送付した戦略とゴースト：内容と成績。
    アカウントを連携したら：どれを、どの名前で。ほかのプラットフォーム向けの名前。
    対決から学ぶことや共有をいつからしているか。
    それ以外は保存しません：名前、メッセージ、遊ぶ場所、遊ぶ時刻。
    データはこのボットの運営者のもとにあり、あなた以外に見せません。
data-export-title = あなたについて保存しているすべて
data-export-text = 手は古い順です。途中の対戦のシードは、次の手が漏れるので除いています。
data-delete-title = すべて削除しますか？
data-delete-text = ラウンド、通算、対戦、盤面、登録した戦略、ランキングの順位がすべて消え、私はあなたを忘れます。元には戻せません。
button-delete = すべて削除
button-keep = 残す
data-delete-linked = 連携した両方のアカウントが対象です。別のプラットフォームのものもすべて消え、最後に連携も消えます。そちらを残すには、先に /account unlink をどうぞ。
data-deleted = 消えました。はじめまして、ということに。
data-nothing = 削除するものはありませんでした。
data-kept = 残しました。あなたのことは覚えています。

## 複数のプラットフォームで一人のプレイヤー
account-on-platform = { $platform ->
    [discord] （Discord）
    [telegram] （Telegram）
    [terminal] （ターミナル）
   *[other] （別のプラットフォーム）
}
account-link-title = 二つのプラットフォームで一人のプレイヤーに
account-link-code = { $minutes }分以内に、別のプラットフォームで、そちらのあなたのアカウントからこれを入力してください。ほかの人には見せないでください。
account-link-how = そのあと両方で、互いの名前を示して確認します。コードは一度だけ有効で、{ $tries }回間違えると{ $minutes }分間受け付けません。
account-link-check = 確認
account-link-cancel = キャンセル
account-link-question = このアカウントを{ $name }さん{ $on }と連携しますか？
account-link-means = それがあなた自身の場合だけにしてください。記録、モデル、プロフィール、ランキング、ブロックが一人分にまとまり、両方とも使えます。以後、どちらかのアカウントを持つ人は、両方のすべてを書き出し、削除できます。また分けるには：/account unlink
account-link-holds = 公開範囲：{ $here ->
    [nothing] ここでは選んでいないので、向こうでの選択が有効です
    [private] ここで「誰にも」を選んでいて、両方に有効です
    [place] ここでは「遊ぶ場所の人」。向こうで「誰にも」を選んでいれば、そちらが有効です
   *[everyone] ここでは「全員」。向こうでより狭く選んでいれば、そちらが有効です
  }。モデルと挑戦は厳しいほうの設定になります。ほかの人には知らせません。
account-link-yes = 連携する
account-link-no = しない
account-link-waiting = あなたは承諾しました。次は{ $name }さん{ $on }に確認します：私からのメッセージ、コードの下の「確認」、またはそちらで /account link
account-linked = 連携しました。このアカウントと{ $name }さん{ $on }は、今や同じ一人のプレイヤーです。
account-link-declined = 断りました。何も連携していません。新しいコード：/account link
account-link-refused = { $name }さん{ $on }が断りました。何も連携していません。新しいコード：/account link
account-link-lapsed = そのコードは期限切れです。コードの寿命は10分です。新しいコード（どちらのプラットフォームでも）：/account link
account-link-gone = その質問は終わり、何も変わっていません。現状：/account link
account-link-wrong = そのようなコードはありません。{ $left ->
    [0] 今のが最後で、{ $minutes }分間受け付けません。
   *[other] あと{ $left }回試せます。
}コードは別のプラットフォームで：/account link
account-link-own = あなた自身のコードです。別のプラットフォームで入力してください。そちらであなたを見つけるためのものです。
account-link-same-platform = そのコードはこのプラットフォームで作られました。連携するのは二つのプラットフォームのアカウント一つずつなので、もう一方で入力してください。
account-link-too-many = 間違ったコードが多すぎます。長くても{ $minutes }分後にはまた受け付けます。
account-link-already = このアカウントはもう連携しています。別のものと連携するには、先に分けてください：/account unlink
account-link-busy = 別の連携を確認したばかりです。先にそちらに答えてください：/account link
account-unlink-title = このアカウントを{ $name }さん{ $on }と分けますか？
account-unlink-text = それぞれが、そこで遊んだラウンドと自分の設定を持っていきます。失われるラウンドはありません。
account-unlink-yes = 分ける
account-unlink-no = 連携のまま
account-unlink-kept = 一人のプレイヤーのままです。
account-unlinked = { $name }さん{ $on }と分けました。また二人のプレイヤーで、それぞれが自分のラウンドを持ちます。
account-unlinked-none = このアカウントは連携していません。
account-name-nobody = { $platform ->
    [discord] Discordのプレイヤー
    [telegram] Telegramのプレイヤー
    [terminal] ターミナルのプレイヤー
   *[other] よそのプレイヤー
}
account-name-shown = ほかのプラットフォームで一緒に遊ぶ人には「{ $name }」と表示されます。
account-name-hidden = ほかのプラットフォームでは名前を隠しています：「{ $name }」。
account-name-bad = 名前は一行{ $max }文字まで、押せるもの（@、リンク、長い数字）は使えません。

## 挑戦
challenge-race = { $name }さん、{ $caller }さんから同じ盤面での競走の挑戦です。{ $minutes }分以内にお返事ください。
challenge-question = { $name }さん、{ $caller }さんから質問があります。
challenge-retract = 取り下げる
challenge-declined = { $name }さんは今回は遠慮するそうです。{ $caller }さん、お誘いありがとうございました。
challenge-retracted = { $caller }さんが挑戦を取り下げました。
challenge-unanswered = { $name }さんの返事が間に合わず、挑戦は終わりました。
challenge-declined-lately = { $name }さんは断ったばかりです。1時間後にまたどうぞ。
challenge-too-many = あなたの挑戦が三つ返事待ちです。返事を待つか、一つ取り下げてください。
challenge-too-often = この1時間の挑戦はここまで。またあとでどうぞ。
challenge-lapsed = この挑戦はもう終わっています。
challenge-over-accepted = この挑戦は承諾されました。
challenge-over-declined = この挑戦は断られました。
challenge-over-retracted = この挑戦は取り下げられました。
challenge-not-challenged = 返事ができるのは{ $name }さんだけです。
challenge-not-challenger = 取り下げられるのは{ $name }さんだけです。
challenge-not-yours = これはほかの人宛てです。挑戦を受けたくなければ：/privacy
challenge-me = 私に？ 喜んで、今すぐ：/rps play
challenge-unseen = { $name }さんはこのチャットが見えません。二人ともいるグループで挑んでください。
challenge-left = { $name }さんはここにいないので、見られません。
challenge-muted = { $name }さんは挑戦を受けていません。
challenge-muted-now = これからは誰もあなたを指名して挑めません。返事待ちのものは残ります。また受けるには：/privacy challenges=on
challenge-mute-button = 挑戦を受けない
challenge-take-button = 挑戦を受ける
challenge-setting-on = ほかの人が、競走や比較にあなたを指名できます。一度だけメンションし、受けるか断るかはあなた次第。
challenge-setting-off = 挑戦を受けていません。指名した人にはそう伝え、何も投稿しません。
challenge-stored = 挑戦については、いつあり、どうなったかを一日残します。受けない場合は、いつからかを残します。

## 対決の相手
option-duel-whom = 誰のことか
choice-duels-everyone = 全員
choice-duels-here = あなたが遊ぶ場所の人
choice-duels-nobody = 受けない
duel-blocked = { $name }さんとの対決はもうありません。理由は誰も伝えません。進行中のものは残ります。思い直したら：/duel list
duel-unblocked = { $name }さんはブロックしていません。
duel-block-self = 自分からは隠れられません。ほかの人を指名してください。
duel-block-bot = ボットは誰にも対決を申し込みません。
duel-block-whom = 誰をですか？ /duel block @name のように指名するか、その人のメッセージにこのコマンドで返信してください。個別チャットなら誰にも見えません。
duel-block-full = 覚えられるブロックは{ $max }人までです。先に一つ解除してください：/duel list
duels-blocked-nobody = 誰もブロックしていません。
duels-blocked-line = { $name }さん、{ $date }から
duels-blocked-nameless = 名前を忘れた誰か、{ $date }から
duels-button-unblock = 解除：{ $name }
duels-from-everyone = 全員からの対決を受けています。
duels-from-here = あなたが遊ぶ場所の人からの対決を受けています：これから私があなたの対戦を見るサーバーとグループです。ほかでは受けていません。
duels-from-nobody = 誰からも対決を受けていません。自分から申し込むことはできます。
duels-button-everyone = 全員から
duels-button-here = 同じ場所の人から
duels-button-nobody = 受けない
duels-stored = 対決でブロックした人と、受ける範囲。あなたが遊ぶ場所の人だけなら、その場所も。/duel list

## プロフィールを見られる人
profile-privacy-title = 🔮 あなたの成績を見られる人：{ $level }
profile-privacy-done = 🔮 これからは：{ $level }
profile-privacy-already = 🔮 これまでどおり：{ $level }
profile-short-who = 見える範囲。「{ $nobody }」：あなただけ。「{ $place }」：そのチャットの人に、あなたの名前、成績、全ラウンドからのプロフィールが見えます。「{ $everyone }」：どのプラットフォームでも、私に聞く人に同じものが見えます。
profile-short-never = 決して出ないもの：一手ごとの記録、ほかにどのチャットで遊んでいるか。
profile-short-undo = 元に戻すには、いつでも「{ $nobody }」を選びます。すぐにすべての一覧から消えますが、チャットに投稿されたものはそこに残ります。
profile-short-now-private = あなたの名前はどの一覧にもなく、プロフィールはあなただけのものです。
profile-short-now-place = これから対戦を終えた場所では、そのチャットの人に、あなたの名前、成績、私との全ラウンドからのプロフィールが見えます。
profile-short-now-everyone = どこでも、私に聞く人に、あなたの名前、成績、私との全ラウンドからのプロフィールが見えます。
profile-full-title = 🔮 あなたの成績を見られる人：全文
profile-full-kept = 同意している間、このために残すもの：表示名、同意した日、遊ぶ場所。/profile privacy private で消えます。
profile-read-all = 全文を読む
profile-shows-private = どの一覧にも載らず、プロフィールはあなただけのものです。対戦は、それを行ったチャットの人に見えます。あなたと比べたい人は、先にあなたに尋ねます。
profile-shows-place = これから対戦を終えるサーバーとグループ、そこで私に聞く人のためのものです。
    – /leaderboard：あなたの名前、私に勝ったラウンドの割合と母数、順位。勝敗のついた{ $needed }ラウンドから、ゲームごとに、今週・今月・通算。
    – /leaderboard of:duels：あなたの名前、レート戦のレートと不確かさ、対決の数、順位。違う相手五人から、ゲームごとに、今月・通算。
    – /profile show：あなたのプロフィール。/profile compare：あなたと聞いた人のプレースタイル。
    – /profile map：名前付きのあなた。/profile groups：人数に入ります（Discordではロール別。尋ねますが残しません）。
    いずれも、どこで遊んだかを問わず、私との全ラウンドからのものです。
profile-shows-everyone = 内容は同じです。さらに全プレイヤーの一覧に載り、あなたを指名する人にも見えます：私のいるどのプラットフォームでも、どこで聞いてもです。グループの比較では、ほかのチャットがあなたを名前なしで数えることがあります。
profile-take-back = { $name }として表示されています。名前を変えれば、表示も変わります。同意している間、表示名、同意した日、遊ぶ場所を残します。いつでも取り消せます：/profile privacy private

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
step-like = { $from } → { $to }のような移り方
profile-title = 🔮 { $name }さん：{ $game }
profile-title-people = 🔮 { $name }さん：{ $game }、人との対決
profile-title-all = 🔮 { $name }さん：{ $game }、私とも人とも
profile-duels-own = 対決のしかたを見られるのは本人だけです。プロフィールを開く人に見えるのは、私とのラウンドです。
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
    [you] あいこだと動きます：あいこのあと{ $often }、手を変えます。
   *[other] { $name }さんはあいこだと動きます：あいこのあと{ $often }、手を変えます。
  }
profile-head-rather = { $who ->
    [you] { $result ->
        [win] 勝ち
        [loss] 負け
       *[draw] あいこ
      }のあと{ $often }、同じ手を続けます。運より多めです。
   *[other] { $name }さんは{ $result ->
        [win] 勝ち
        [loss] 負け
       *[draw] あいこ
      }のあと{ $often }、同じ手を続けます。運より多めです。
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
profile-nothing = ここにはまだラウンドがありません。プロフィール全体には{ $missing }ラウンド必要です。
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
profile-bits = 読みにくさ：1手あたり{ $bits }ビット、おそらく{ $from }から{ $to }の間。純粋な偶然は{ $most }で、それより上はありません。
profile-read = { $rounds }手中{ $guessed }手、{ $percent }を当てました。偶然なら{ $chance }です。
profile-likest = いちばん似ているのは：{ $way }（{ $what }）。{ $rounds }手のうち{ $agreed }手が一致。運なら{ $luck }手です。
profile-likest-none = 私の知る単純な出し方のどれにも似ていません。
profile-likest-constant = いちばん似ているのは：{ $way }。{ $rounds }手のうち{ $agreed }手が一致。運なら{ $luck }手です。
like-copy = 相手の直前の手を出す
like-rotation = 手を順番に出す
like-anti-rotation = 順番に出す相手に勝つ
like-win-stay-lose-shift = 勝てば続け、負ければ変える
like-always-counter = 相手の直前の手に勝つ手を出す
like-always-counter-self = 自分の直前の手に勝つ手を出す
like-frequency = 相手のお気に入りに勝つ手を出す
profile-kept = { $played }ラウンドのうち最新の{ $kept }ラウンドが残っていて、ここではそれを数えています。
profile-details-title = 🔮 このプロフィールの数字：{ $game }
profile-details-how = 読み方。1ビットは「はい・いいえ」の答え一つ分です。1手のビットが少ないほど当てやすく、0なら事前にわかります。ラウンドが少ないと、上下の限界は大きく離れます。
    癖として挙げるのは、運だけなら四十回に一回ほどしか見られないものです。たくさん見るので、ときには運のものも混じります。既知の出し方として名を挙げるのは、運よりずっと多くの手が一致し、でたらめに出す人なら百回に一回も似ないときです。
profile-details-closed = この数字はプロフィールを見られる人だけのもので、ここでは公開されていません。
profile-alt = { $name }さんの癖、何のあとに何が来るか：{ $habits }。各ラウンドまでに読み当てた割合：{ $curve }。
profile-closed = { $name }さんのプロフィールはあなたに公開されていません。互いの出し方を見るには、尋ねてください：/profile compare。自分のものを公開するには：/profile privacy
button-show-here = ここに表示
profile-show-lapsed = それがどこだったか、もうわかりません。もう一度：{ $command }
profile-shown-there = 尋ねた場所に表示しました：{ $game }
profile-not-shown-there = そこには投稿できませんでした：{ $game }。そのチャットでもう一度尋ねるか、書き込みを許可してください。
picture-next = 次の手
picture-after = { $result ->
    [win] 勝ち
    [loss] 負け
   *[draw] あいこ
  }：{ $move }
picture-no-data = データなし
picture-habits = 何のあとに何が来るか
picture-rounds = { $rounds }ラウンド、回数付き。青は偶然より多く、橙は少ない
picture-compared = 何のあとに何が来るか、回数付き。青は偶然より多く、橙は少ない
picture-read = 読み当てた手（40手ごと）。灰色：運
picture-round = ラウンドまで
picture-failed = 図は描けませんでしたが、言葉はすべてあります。

## 指名された人
person-unknown = { $typed } が誰なのかわかりません。@name で指名するか、その人のメッセージにこのコマンドで返信してください。
person-unknown-id = { $typed } というプレイヤーはいません。terminal:anna や discord:700000000000000001 のように書きます
person-bot = ボットにプロフィールはありません。私のは秘密です。

## 二人の比較
menu-compare = プレースタイルを比べる
compare-with-whom = 誰と比べますか？ 指名するか、その人のメッセージに返信してください：/profile compare @name
compare-oneself = それはあなたで、これ以上似た人はいません。ほかの人を指名してください。
compare-own-missing = 比較には{ $game }でそれぞれ{ $needed }ラウンド必要です。あなたはあと{ $missing }ラウンド。
compare-away = 今は{ $name }さんに連絡できず、何も尋ねていません。あとでまた試すか、二人ともいるグループで尋ねてください。
compare-lately = { $name }さんにはこの一日のうちに質問が届いています。明日また尋ねるか、二人ともいるグループでどうぞ。
compare-sent = { $name }さんとの個別チャットがあれば、そこで尋ねます。誰が私と遊ぶかは明かしません。返事は一週間以内にここへ届きます。それまでは質問を取り下げられます。
compare-noted = { $name }さんはまだ同意していません。質問は相手の /profile privacy で一週間待ちます。承諾されたら、同じコマンドで比較が見られます。
compare-waiting = { $name }さんにはもう尋ねていて、返事待ちです。
compare-not-now = { $name }さんは、今は遠慮するそうです。
compare-too-many = 返事待ちの質問が大勢にあります。待つか、一つ取り下げてください。
compare-ask-title = 🔮 { $target }さん、{ $caller }さんがお二人のプレースタイルを比べてもよいですか？
compare-ask-text = { $seen ->
    [here] ここにいる全員
   *[both] お二人
  }に、私がそれぞれをどれだけ読めたかと、違いが見えます。取り消すまで、{ $caller }さんはまた比較できます。
button-accept = 承諾
button-decline = お断り
button-retract = 質問を取り下げる
compare-not-asked = この質問はほかの人宛てです。
compare-not-asking = 質問を取り下げられるのは、尋ねた人だけです。
compare-lapsed = この質問はもう終わっています。
compare-retracted = { $name }さんが質問を取り下げました。
compare-declined = 今回は比較なしです。
compare-answered = 承諾しました。取り消すには：/profile privacy
compare-title = 🔮 { $a }さんと{ $b }さん：{ $game }
compare-headline = 🔮 読めた割合：{ $a }さん{ $percentA }、{ $b }さん{ $percentB }
compare-read = 読めた手：{ $roundsA }手中{ $guessedA }手、{ $roundsB }手中{ $guessedB }手。偶然なら{ $chance }です。
compare-chance = { $verdict ->
    [chance] { $name }さんはコインと同じくらい読めません。
   *[unsure] { $name }さんについては、まだ偶然かもしれません。
  }
compare-early = まだ早い段階です。それぞれ{ $needed }ラウンドから、どこが違うかを言えます。
compare-differ = お二人の出し方は違いますが、一つの癖では言い表せません。
compare-effect = 違いの大きさ：1のうち{ $effect }（{ $roundsA }ラウンドと{ $roundsB }ラウンドから）。
compare-differences = お二人がいちばん違うところ：
compare-difference = – { $habit }。{ $a }さん{ $percentA }%（{ $totalA }回中{ $countA }回）、{ $b }さん{ $percentB }%（{ $totalB }回中{ $countB }回）
compare-no-difference = 違いはまだ見つかっていません。
compare-seed = 最初に発表された距離、直近{ $context }手：{ $most }のうち{ $p }。見る手数ごと：{ $d }
compare-trust = 運でしょうか？ お二人のラウンドを混ぜて配り直すと、1000回中{ $count }回が同じだけ違いました（p = { $p }）。
compare-details-title = 🔮 この比較の数字：{ $game }
compare-details-difference = – { $habit }。{ $totalA }回中{ $countA }回、{ $totalB }回中{ $countB }回（p { $p }）
compare-details-how = 読み方。並んだ二つの数字は、上のメッセージの順にお二人のものです。違いの大きさ：0は同じ、1は共通点なし。同じ人の二つの時期はたいてい0.25〜0.60、別々の二人は0.63〜0.86です。
    pは、運だけで同じだけの違いが出る頻度です。癖の欄では、たくさん見ている分も織り込んでいます。0.05までは違うところを挙げ、それより上は違いがまだ見つからないと言います。
    発表された距離は、どの二人でも最大に近くなります。歴史はありますが、意味はあまりありません。
compare-details-closed = この比較はここではもう公開されていません。改めて尋ねてください：/profile compare
compare-too-few = 比べるにはラウンドが足りません。それぞれ{ $needed }ラウンド必要です。
compare-missing = – { $name }さんはあと{ $missing }ラウンド
compare-basis-agreed = { $name }さんは{ $date }に同意しました。
compare-basis-place = { $name }さんはこの場所に公開しています。
compare-basis-everyone = { $name }さんは全員に公開しています。
compare-alt = 何のあとに何が来るか。{ $a }さん：{ $habitsA }。{ $b }さん：{ $habitsB }。
profile-asked = あなたの返事待ち。あなたと比べたい人：
profile-asked-by = – { $name }さん：{ $game }、{ $date }から
profile-asked-more = – これらに返事をすると、あと{ $count }件
profile-asked-rules = 承諾すると、尋ねた人に、私がお二人の手をどれだけ読めたかと目立つ癖が、回数と図で見えます。どこで遊んだかを問わず、私との全ラウンドからです。グループで承諾すると、そこの全員にも見えます。以後その人は、どのゲームでも、どのチャットでもまた比べられます。取り消すには：/profile privacy。投稿されたものはチャットに残ります。尋ねた人は尋ねることで同意しており、取り下げもできます。答えられるのは尋ねられた人だけで、期限は一週間です。
profile-asked-left = 返事待ちがあと{ $count }件。/profile privacy
button-accept-of = 承諾：{ $name }
button-decline-of = お断り：{ $name }
profile-agreements = あなたとの比較を許している人：
profile-agreed-with = – { $name }さん、{ $date }から
button-take-back = 取り消す：{ $name }
profile-taken-back = { $name }さんはもうあなたと比べられません。チャットに投稿されたものはそこに残ります。
profile-not-agreed = それはもう取り消し済みです。
profile-posted-stays = もう誰もあなたと比べられず、返事待ちの質問も取り下げました。チャットに投稿されたものはそこに残ります。

## 場所の地図とグループ
landmark-random = 純粋な偶然
landmark-copy = まねっこ
landmark-rotation = 順番どおり
landmark-anti-rotation = 順番破り
landmark-win-stay-lose-shift = 勝った手を続ける
landmark-always-counter = 相手の直前に勝つ
landmark-always-counter-self = 自分の直前に勝つ
landmark-frequency = お気に入りに勝つ
landmark-constant = いつも{ $move }
map-title = ここで似ている人たち：{ $game }、{ $count }人
map-subtitle = 近いほど似ています。方角に意味はありません。
map-people = プレイヤー
map-ways = よく知られた出し方
map-alt = { $count }人のプレイヤーと、よく知られた出し方の地図。{ $lines }
map-head = ここでいちばん似ているのは{ $one }さんと{ $other }さん、いちばん似ていないのは{ $first }さんと{ $second }さんです。
map-line = { $name }さん：いちばん近いのは{ $other }さん
map-line-way = { $name }さん：いちばん近いのは{ $other }さん、「{ $way }」流
map-line-alone = { $name }さん：「{ $way }」流
map-line-none = { $name }さん：私の知るどれにも似ていない
map-head-two = この地図にはまだ二人だけです。
map-more = … 図にはあと{ $count }人。
map-how = 読み方。括弧内：0は同じ、1は共通点なし。各プレイヤーの最新1000ラウンドからです。既知の出し方として名を挙げるのは、運よりずっと多くの手が一致し、でたらめに出す人なら百回に一回も似ないときです。一致した手の数と、運ならいくつかを添えます。
map-details-title = 🔮 この地図の距離：{ $game }
map-details-line = { $name }さん：{ $other }さん（{ $distance }）
map-details-way = { $line }。{ $way }：{ $rounds }手中{ $agreed }手、運なら{ $luck }手
map-stress-good = 図は距離をよく保っています（ストレス{ $stress }）。
map-stress-fair = 図は距離を少し曲げています（ストレス{ $stress }）。数字のほうが確かです。
map-stress-poor = 図は距離を大きく曲げています（ストレス{ $stress }）。数字を信じてください。
map-numbered = 図の中：{ $list }
map-left = 以前ここで遊んだ{ $count }人は除いています。
map-short = { $count }人はまだラウンドが足りません。
map-join = 同意した人だけを数えています。
map-closed-meanwhile = 描いている間に、誰かがプロフィールを閉じました。もう一度どうぞ。
map-alone-here = 地図に出るのはグループやサーバーのプレイヤーです。そちらで尋ねてください：/profile map
map-too-few = 地図には、プロフィールを公開し、それぞれ{ $rounds }ラウンドあるこの場所のプレイヤーが{ $people }人必要です。今は{ $ready }人。ラウンド不足は{ $short }人。
map-mine-private = あなたは載っていません。プロフィールが非公開です。載るには：/profile privacy place、そのあとここで対戦を終えてください。
map-mine-not-here = あなたはまだ載っていません。ここで対戦を終えてください。
map-mine-missing = あなたはまだ載っていません。このゲームであと{ $missing }ラウンド、全部で{ $needed }ラウンド必要です。
map-mine-ready = 準備完了です。
map-mine-people = あなたにいちばん似ているのは：{ $list }。
map-mine-alone = この地図にほかの人はいません。
map-mine-ways = あなたの流儀：{ $way }。
map-mine-no-way = あなたの流儀は、私の知るどれにも似ていません。
habits-most = ここでいちばん目立つのは「{ $habit }」：{ $share }。運なら{ $luck }です。
habits-none = 平均すると、運で生じる以上に目立つ癖はここにはありません。
habits-counts = プレイヤー{ $people }人、約{ $rounds }ラウンド。一人ひとりを同じ重みで数えています。かっこ内は運の場合。
habits-too-few = ここの平均的な癖は、それぞれ{ $rounds }ラウンドあってプロフィールを公開したプレイヤーが{ $needed }人いればお見せします。今は{ $ready }人。
groups-title = { $a }と{ $b }：{ $game }
groups-differ = 二つのグループのプレースタイルは違います。
groups-perhaps = 二つのグループのプレースタイルは、おそらく違います。
groups-alike = プレースタイルから、二つのグループを見分けられません。
groups-sizes = { $a }：{ $first }人。{ $b }：{ $second }人。
groups-differences = いちばん違うところ（各プレイヤーの平均）：
groups-difference = – { $habit }。{ $a } { $first }%（{ $firstPeople }人）、{ $b } { $second }%（{ $secondPeople }人）
groups-no-difference = 運で生じる以上に違う癖はありません。
groups-trust = このプレイヤーたちをでたらめに同じ大きさの二組に分けると、1000回中{ $count }回が同じだけ違いました。
groups-both = 両方に属する{ $count }人は、どちらにも数えていません。
groups-alt = { $a }（{ $first }）と{ $b }（{ $second }）を、よく知られた出し方の中に置いた地図。{ $verdict }
groups-others = ほかの全員
groups-here = このチャット
groups-basis-roles = 数えたのは、このサーバーでプロフィールを公開したプレイヤーです。ロールは今Discordに聞いたもので、残しません。
groups-basis-chats = 数えたのは、プロフィールを公開したプレイヤーです：ここではこのチャットに、あちらでは全員に公開した人。あちらのチャットの名前は出しません。
groups-too-few = 各グループに、{ $rounds }ラウンドあってプロフィールを公開したプレイヤーが{ $people }人必要です。今は{ $a }：{ $first }人、{ $b }：{ $second }人。
groups-alone-here = グループの比較は、グループかサーバーで行います。そちらで尋ねてください：/profile groups
groups-on-files = 記録された人たちのグループは、列 player, round, move, opponent_move とグループの列があるファイルから比較できます：
groups-which-roles = どのグループですか？ ロールを指名し、ほかの全員と比べるのでなければ against= のあとにもう一つ：/profile groups
groups-which-chat = どのグループですか？ 私のいる別のチャットを指名すると、ここと比べます：/profile groups channel=@name
groups-no-roles = ここにロールはありません。別のチャットを指名してください：/profile groups channel=@name
groups-unknown-role = そのロールが見つかりません。一覧から選んでください。
groups-same-role = それでは二つのグループになりません。全員が持つわけではないロールを選び、よければもう一つも。
groups-roles-closed = 誰がどのロールか、Discordは教えてくれません。私がこのサーバーのメンバーではないからです。管理する人が私を追加できます。
groups-roles-away = 今、Discordがロールを教えてくれません。もう一度お試しください。
groups-unknown-chat = そのチャットが見つからないか、私がいません。
groups-same-chat = それはこのチャットです。別のものを指名してください。

## プレイヤーについて知っていること
model-title = 🔮 あなたについて知っていること：{ $game }
model-missing = あなたの{ $rounds }ラウンドを知っています。あと{ $missing }ラウンドで、私の見方を言えます。
model-rounds = あなたの{ $rounds }ラウンドを知っています。私の見方：
model-no-habits = 目立つ癖なし。言葉にしにくい方です
model-habit = – { $habit }
habit-often = いちばん多いのは{ $move }、{ $total }回中{ $count }回
habit-after-move = { $result ->
    [win] { $before }で勝った
    [loss] { $before }で負けた
   *[draw] { $before }であいこになった
  }あとは{ $same ->
    [yes] それを続ける
   *[no] { $move }に変える
  }、{ $total }回中{ $count }回
habit-after-result = { $result ->
    [win] 勝ち
    [loss] 負け
   *[draw] あいこ
  }のあとは{ $same ->
    [yes] 同じ手を続ける
   *[no] 手を変える
  }、{ $total }回中{ $count }回
model-sure = 確かさ：直近の{ $all }手のうち{ $right }手を読めたはずです（運なら{ $luck }）。{ $verdict }。
model-from = 出どころ：今の手がかりは、{ $own }%があなたから、{ $people }%がほかの人からです。
# 読み手に失ってもよい点数：誰でも8点から始まり、今は$points点。
model-account = { $state ->
    [lent] あなたには{ $points }点を賭けます：8点は私の持ち点、{ $more }点はあなたから借りた分です。
    [begun] あなたには8点を賭けます。運を別にすれば、誰も私に10点を超える差はつけられません。
    [less] あなたには{ $points }点を賭けます。最初の8点のうち、残りはもうあなたのものです。
    [spent] あなたにはもう何も賭けません。運を別にして私から取れる10点は、すべてあなたのものです。これからは毎回、手をくじで決めます。
   *[read] あなたにはほとんど賭けません。8点はあなたのものになり、誰かに読まれているのかもしれません。少し取り返すまで、運に任せます。
}
model-account-apart = 私が失ってもよい点数は、連携したアカウントごとに別に数えます。これはこのアカウントのものです。
model-mode-learning = { $since ->
    [1] すべてのラウンドから学んでいます。
   *[other] 第{ $since }ラウンドから学んでいます。それより前は忘れました。
  }
model-mode-frozen = 第{ $since }ラウンドから凍結中：知っていることで読み、新しいことは学びません。
model-mode-off = 第{ $since }ラウンドからオフ：でたらめに出し、何も学びません。
# 知っているラウンドのうち、ここで私と対戦したのではないもの。
model-elsewhere = { $duels ->
    [0] うち{ $link }ラウンドは、別の名前で遊んだものです。
   *[other] { $link ->
        [0] うち{ $duels }ラウンドは、あなたの対決からです。
       *[other] うち{ $duels }ラウンドはあなたの対決から、{ $link }ラウンドは別の名前で遊んだものです。
      }
  }
model-duels = 私との対戦が始まると、あなたの対決から学びます。
model-duels-not = 人との対決からは何も学びません。
model-duels-done = 承知しました。次の対戦から、以前のものも含め、あなたの対決から学びます。学ばせないには：/model duels off
model-duels-already = もうあなたの対決から学んでいます。学ばせないには：/model duels off
model-duels-off = 完了：対決で学んだことは忘れ、もう学びません。途中の対戦があれば、待っています：/rps continue
model-shares = あなたはプレースタイルを共有しています。大勢の集計に混ざり、初対面の人との役に立ちます。
model-shares-not = あなたのプレースタイルは二人だけの秘密です。
model-reset-title = あなたのプレースタイルを忘れますか？
model-reset-text = これまでに学んだあなたのことをすべて忘れます（{ $game }）。ラウンド、通算、対戦は残ります。元には戻せません。
model-reset-ghost = あなたのゴースト { $ghost } もそこから作られたので、一緒に呼び戻します。
button-forget = 忘れる
model-reset-done = 忘れました（{ $game }）。また一から始めます。ラウンド、通算、対戦は残っています。
model-reset-already = 忘れるものがありません（{ $game }）。あなたのラウンドを一つも知りません。
model-freeze-done = 凍結しました（{ $game }）。知っていることで読み、新しいことは学びません。
model-freeze-already = もう凍結しています（{ $game }）。
model-off-done = オフにしました（{ $game }）。でたらめに出し、何も学びません。封印済みの手はそのまま出ます。
model-off-already = もうオフです（{ $game }）。
model-on-done = また学びます（{ $game }）。その間のラウンドは学びません。
model-on-already = もう学んでいます（{ $game }）。
model-share-title = 🔮 プレースタイルを共有しますか？
model-share-text =
    いただくもの：マインスイーパー以外の各ゲームで、手がどう続くか。過去とこれからのラウンドからです。ほかの{ $others }人以上のものと合わせ、回数だけを残します。名前も、個々のラウンドも残りません。学んではいけないものは、いただきません。
    使う人：このボットの運営者。この回数を手がかりに、初対面の人との最初の数ラウンドを始めます。
    取り消すには：いつでも /model share off か /data delete。次の学習のときに、いただいた分を抜きます。
model-share-done = ありがとうございます。次の学習から加わります。取り消すには：/model share off
model-share-already = もう共有しています。取り消すには：/model share off
model-share-old = 質問の内容がその後変わりました。新しいものはこちら：/model share
model-unshare-done = 取り消しました。もう何も提供せず、いただいた分は次の学習のときに抜きます。
button-share = 共有する
button-share-keep = 秘密にする
button-share-stop = 取り消す

## ゴースト：凍結したプレースタイル
ghost-title = 👻 あなたのゴーストを作りますか？ { $game }
ghost-text =
    私が学んでよいあなたの{ $rounds }ラウンドから、何のあとにどう続けるかを凍結します。ラウンドそのものは残りませんが、ゴーストと何千ラウンドも対戦すれば、あなたを見ていたかのように癖がわかります。
    すぐに誰でも会えます。対戦、大会、リーグで、{ $named ->
        [yes] あなたの名前からとった名前で出ます。
       *[no] 誰のものかわからない名前で出ます。
    }
    いつでも呼び戻せ、すぐにどこからも消えます：/model ghost off
ghost-text-anew = 今のゴーストと入れ替わり、そちらは呼び戻します。
button-ghost-freeze = 凍結する
button-ghost-keep = やめておく
button-ghost-off = 呼び戻す
ghost-kept = では、ゴーストはなしで。何も変わっていません。
ghost-done-title = 👻 { $name } がさまよい始めました
ghost-report-title = 👻 あなたのゴースト：{ $name }
# $rounds：凍結のもとになったラウンド数
ghost-meet = { $game }、あなたの{ $rounds }ラウンドから。会うには：opponent={ $name }
# 実際に来た手に与えていた確率（%）。
ghost-stand-in = あなたの直近の{ $rounds }手（まだ見せていない手）を{ $ghost }%で読みました。偶然なら{ $chance }%、人間は知るがあなたを知らない読み手なら{ $people }%、ただの鏡なら{ $mirror }%。{ $verdict ->
    [yes] あなたの代わりが務まります。
   *[no] まだ代わりは務まりません。あなたは簡単には読めません。
  }
ghost-host-froze = このボットの運営者が休場させました。
ghost-report-more = これはあなただけに見えます。呼び戻す：/model ghost off。新しいラウンドから：/model ghost anew
ghost-none = あなたのゴーストはいません（{ $game }）。作るには：/model ghost
ghost-off-done = ゴーストは消えました（{ $game }）。もう誰も会わず、名前は空いています。
ghost-off-duels = ゴーストは対決のことも知っていたので、呼び戻しました。
ghost-old = この質問は回答済みです。もう一度：/model ghost
ghost-full = 名前の数が上限です。先に一つ手放してください：/strategy mine
ghost-too-few = ゴーストには、私が学んでよい{ $needed }ラウンドが必要です。知っているのは{ $rounds }（{ $game }）、あと{ $missing }です。

## マインスイーパー
command-mines = マインスイーパー：一人で、理由付きのヒントで、または競走で
command-mines-play = 遊ぶ。レベルか好きな大きさで
command-mines-continue = 中断した盤面を続ける
command-mines-watch = 戦略が遊ぶのを一手ずつ見る
command-mines-race = 二人で同じ盤面：先に片付けるのはどちら？
command-mines-stats = あなたの成績
option-mines-level = 大きさと密度
option-mines-size = 列と行：12x10
option-mines-mines = 地雷の数
option-mines-noguess = 推測のいらない盤面
option-mines-board = 盤面のコード。同じ盤面で遊べます
option-mines-cells = マスの名前：B7 C8。前に f で旗：f D4
option-mines-user = 挑む相手
choice-pocket = ポケット：5×5、地雷4個
choice-small = 小：8×8、地雷10個
choice-beginner = 初級：9×9、地雷10個
choice-intermediate = 中級：16×16、地雷40個
choice-expert = 上級：30×16、地雷99個
choice-opening = 周りまで開く
choice-safe = 安全なだけ
choice-yes = はい
choice-ghost-show = 現状を見る
choice-ghost-anew = 凍結し直す
choice-ghost-off = 呼び戻す
choice-no = いいえ
choice-exact = 正確：地雷の配置をすべて数える
choice-simple = 単純：数字と未開封マスの比が最大のマスを避ける
choice-random = でたらめ：どのマスでも
mines-level-custom = その他
mines-title = 💣 マインスイーパー { $width }×{ $height } · 地雷{ $mines }個
mines-begin-opening = 好きなマスを開けてください。そのマスと周りは安全です。
mines-begin-safe = 好きなマスを開けてください。最初は必ず安全です。
mines-progress = 🚩 { $flags }／{ $mines } · 安全なマスはあと{ $left }
mines-how-open = 押すと開きます。地雷の数だけ旗を立てた数字を押すと、周りの残りが開きます。
mines-how-flag = 旗モード：押すと旗を立て、または外します。
mines-how-window = 盤面の一部を選んでください。
mines-how-typed = マスの名前で開け、前に f を付けると旗です：b7、f c3
mines-won = 🎉 { $name }さんが{ $time }で片付けました{ $hints ->
    [0] 。
   *[other] （ヒント{ $hints }回）。
  }
mines-lost = 💥 { $cell } は地雷でした。{ $name }さんは{ $safe }マス中{ $cleared }マスを片付けました。
mines-stopped = 終了。{ $name }さんは{ $safe }マス中{ $cleared }マスを片付けました。
continue-board = { $width }×{ $height } · 安全なマスはあと{ $left }
continue-board-open = 💣 途中の盤面：{ $board }
continue-board-question = 続けますか、新しく始めますか？ 待たせても盤面は残ります。
continue-which-board = 💣 どの盤面を続けますか？
continue-board-waits = 前の盤面が待っています：{ $board }。
continue-board-aside = 💣 中断中：{ $board }
continue-board-kept = { $days }日間残り、時計は進み続けます。続けるにはボタンか /mines continue
continue-board-is-aside = この盤面は中断中で、何も開けていません。「続ける」で戻せます。
continue-no-board = 待っている盤面はありません。始めるには：/mines play
continue-board-gone = その盤面はもう残っていません。新しく始めるには：/mines play
button-new-board = 新しい盤面
mines-replaced = 別のゲームのため中断。{ $name }さんは{ $safe }マス中{ $cleared }マスを片付けました。
mines-word = 言葉「{ $word }」付き
mines-redrawn = 数日たち、この盤面を引いた鍵はもう公開されているかもしれません。開いたマスはなかったので、別の盤面に替えました。最初のマスを選んでください。
mines-told = この盤面を引いた鍵はもう公開され、地雷も知られているかもしれません。続けられますが、成績には数えません。
mines-shared = 渡された盤面：{ $code }。統計には数えません。
button-flag-mode = 旗モード
button-open-mode = 開けるモード
button-whole-board = 盤面全体
button-hint = ヒント
button-play-again = 別の盤面
button-to-end = 最後まで
button-race-play = 自分の盤面で遊ぶ
button-race-standings = 状況
mines-toast-won = 片付きました！ 地雷はどれも元の場所です。
mines-toast-lost = { $cell } は地雷でした。
mines-toast-stopped = 終了しました。
mines-toast-flag = { $cell }：旗
mines-toast-unflag = { $cell }：旗なし
mines-toast-open = { $cells ->
    [1] { $cell }：{ $number }
   *[other] { $cell }：{ $cells }マス開きました
  }
mines-open-already = { $cell } はもう開いています。
mines-flagged = { $cell } には旗があります。先に外してください：旗モードか、/mines のあとに入力：flag { $cell }
mines-flagged-typed = { $cell } には旗があります。先に外してください：f { $cell }
mines-flags-differ = { $cell } の数字は{ $number }です。周りに同じ数の旗を立てると、残りが開きます。
mines-board-changed = そのボタンが出たあとに盤面が変わりました。今はこうなっています。
mines-over = このゲームは終わりました。新しく始めるには：/mines play
mines-not-yours = ほかの人の盤面です。自分の盤面：/mines play
mines-none = ゲームがありません。始めるには：/mines play
mines-no-cell = 盤面に { $typed } というマスはありません。A1から{ $last }まで、文字が列、数字が行です。
mines-which-cell = どのマスですか？ /mines のあとに入力：flag B7
mines-hint-safe = 💡 { $cell } は安全：{ $because }。
mines-hint-guess = 💡 確かなマスはありません。最善の推測は { $cell }：地雷の配置の{ $risk }%で、ここが地雷です。
mines-hint-first = 💡 まだ何も開いていません。{ $cell } は、ほかの最初のマスと同じく安全です。
mines-number-at = { $cell }の{ $number }
mines-because-numbers = { $count ->
    [1] { $numbers }から、ほかにありえません
   *[other] { $numbers }を合わせると、ほかにありえません
  }
mines-because-numbers-total = 地雷の数と{ $count ->
    [1] { $numbers }から、ほかにありえません
   *[other] { $numbers }を合わせると、ほかにありえません
  }
mines-because-total-alone = 地雷の数から、ほかにありえません
mines-because-first = まだ何も開いていません
mines-because-lot = { $among }マスからくじで選びました
mines-because-ratio = 周りの最大の比{ $ratio }%が、盤面で最小です
mines-because-no-ratio = 近くに数字がなく、{ $ratio }%とみなします
mines-because-risk = 確かなマスはなく、配置の{ $risk }%で地雷です
mines-level-and-size = レベルか大きさの、どちらか一方を選んでください。
mines-board-and-size = 盤面のコードには大きさも入っています。コードだけを指定してください。
mines-bad-size = 「{ $typed }」は大きさになりません。列と行で：12x10
mines-bad-level = 「{ $typed }」というレベルはありません。pocket、small、beginner、intermediate、expert があります。
mines-bad-code = 「{ $typed }」は盤面ではありません。コードはこんな形です：9x9-10-opening-k7f3q
mines-too-large = { $width }×{ $height }はチャットには大きすぎます。最大は{ $most }です。
mines-too-small = 盤面は2列2行からです。
mines-no-opening = { $width }×{ $height }では、地雷のない区画には小さすぎます。もっと大きくするか、start=safe をどうぞ。
mines-bad-mines = 地雷{ $mines }個は入りません。{ $width }×{ $height }では、最初のマスが安全であるために1〜{ $most }個です。
mines-no-such-board = 推測のいらない盤面が見つかりませんでした。地雷を減らすと見つかりやすくなります。
mines-watch-title = 👀 戦略 { $strategy } が { $width }×{ $height } で遊ぶ · 地雷{ $mines }個
mines-watch-begin = まだ何も開いていません。「次へ」で最初の手が出ます。
mines-watch-move = { $move }手目、{ $cell }：{ $because }。
mines-watch-progress = { $safe }マス中{ $cleared }マスを片付けました。
mines-watch-won = 🎉 { $safe }マスすべて片付きました。
mines-watch-lost = 💥 地雷でした。{ $safe }マス中{ $cleared }マスを片付けました。
mines-watch-code = 自分でも試すには：{ $code }
mines-race-title = 🏁 { $first }さん対{ $second }さん · { $width }×{ $height }、地雷{ $mines }個
mines-race-how = 二人とも同じ盤面で、それぞれのメッセージで遊びます。時計は自分が始めたときに動きます。片付けた人の勝ちで、二人ともなら速いほう、どちらもだめなら多く進んだほうです。
mines-race-open = { $name }さん：まだ途中
mines-race-cleared = { $name }さん：{ $time }で片付け
mines-race-fell = { $name }さん：{ $safe }マス中{ $cleared }マス
mines-race-won = 🏆 { $name }さんが競走に勝ちました。
mines-race-level = 同着です。
mines-race-gone = この競走は一日が過ぎ、忘れました。新しく挑むには：/mines race
mines-race-told = この盤面を引いた鍵はもう公開され、地雷も知られているかもしれません。新しく挑むには：/mines race
mines-race-not-yours = ほかのお二人の競走です。自分で挑むには：/mines race
mines-race-played = この盤面はもう遊びました。
mines-race-no-hints = 競走にヒントはありません。
mines-race-whom = 誰のことかわかりません。一覧から選ぶか、メンションするか、その人のメッセージに /mines race で返信してください。
mines-race-nobody = ここには競う相手がいません。DiscordやTelegramにはいます。
mines-race-bot = ボットはボタンを押しません。人に挑むか、戦略を見物してください：/mines watch
mines-race-self = 自分が相手なら必ず勝てます。ほかの人に挑んでください。
alt-board = 盤面 { $width }×{ $height }：開いたマス{ $open }、旗{ $flags }、地雷{ $mines }。
alt-board-numbers = 開いた数字：{ $list }。
alt-board-number = { $number }が{ $count }個
alt-board-mark = 印：{ $cell }。
alt-board-frame = 枠：{ $first }から{ $last }。
mines-proof-title = 盤面{ $session }の公平さの証明
mines-proof-seal = 地雷から封印 { $seal } が得られます。この盤面のすべてのメッセージに、最初のものにも、同じ封印がなければなりません。
mines-proof-fit = 地雷は{ $date }の鍵から決まっています。私には選べませんでした。
mines-proof-not-told = 地雷は{ $date }の鍵から引きました。鍵は{ $when }に公表し、私に選べなかったことは、そのあと誰でも確かめられます。
mines-proof-differ = 地雷は{ $date }の鍵から決まっていません。この盤面は信用せず、このボットの運営者に知らせてください。
mines-proof-no-key = この行のその日の鍵は誓約のものではなく、抽選を確かめませんでした。信用しないでください。
mines-proof-anew = { $date }、まだどのマスも開いていないときに引き直しました。そうでなければ、信用しないでください。
mines-proof-word = あなたの言葉が抽選に入りました：{ $word }
mines-proof-first = この抽選が生む盤面のうち、推測のいらない最初のものです。
mines-proof-another = この抽選が生む盤面のうち、推測のいらない最初のものではありません。信用せず、このボットの運営者に知らせてください。
mines-proof-not-searched = この抽選で推測のいらない最初のものかどうかは調べていません。npm run -s gadalka -- verify が調べます。
mines-proof-signed = 私が署名しました。誓約は { $pledge } です。
mines-proof-signed-other = 別の運営者が署名しました。誓約は { $pledge } です。
mines-proof-forged = 署名は偽物です。信用しないでください。
mines-proof-how = 自宅で、Gadalka一式と控えた誓約を使って：npm run -s gadalka -- verify "…" --pledge "…"
mines-proof-formula = 封印は「{ $text }」のSHA-256の先頭です。盤面のシードは、その日の鍵による「{ $drawn }」のHMAC-SHA-256を36^12で割った余りを、36進で表したものです。
mines-proof-not-yet = この盤面はまだ途中なので、封印は開けません。終わったら開きます。
mines-proof-race = まだ終えていない人がいるので、この盤面の封印は開けません。
mines-proof-none = 証明のある終わった盤面がありません。渡された盤面に証明はありません。遊ぶには：/mines play
mines-proof-unreadable = 盤面の証明行ではありません。gdb1. で始まり、終わった盤面の「検証」ボタンで得られます。
mines-stats-title = 💣 マインスイーパーの成績
mines-stats-board = 盤面
mines-stats-best = 最速
mines-stats-games = 回数
mines-stats-wins = 勝ち
mines-stats-streak = ヒントなしの連勝：今{ $now }、最高{ $most }。
mines-stats-what = 最速はヒントなしのものです。途中でやめたゲームは勝ちに数えず、渡された盤面は数えません。推測なしの盤面と競走は「その他」に入ります。
mines-stats-none = まだ終わったゲームがありません。始めるには：/mines play

## デイリーチャレンジ（daily）：mind 頭脳、board 盤面、of the day 日替わりの、try 挑戦
command-daily = 毎日、あなたのために選ばれる頭脳と、全員に同じ盤面
command-daily-today = 今日のチャレンジと、あなたの状況
option-daily-time = いつ：19:00 など。off でお知らせを終える
option-daily-zone = どこの時刻か：東京などの都市、または utc+9
place-daily = デイリーチャレンジ
daily-title = 🔮 Gadalka { $number } · { $date }
daily-mind-title = 🔮 Gadalka { $number } · 日替わりの頭脳
daily-today-mind-open = 頭脳：20ラウンド、これからです。
daily-today-mind-going = 頭脳：{ $won } : { $lost }、次は{ $of }ラウンド中{ $round }ラウンド目です。
daily-today-mind-done = 頭脳：{ $won } : { $lost }。
daily-today-board-open = 盤面：9×9、これからです。
daily-today-board-going = 盤面：途中です。
daily-today-board-won = 盤面：{ $time }で片付け{ $hints ->
    [0] {""}
   *[other] （ヒント{ $hints }回込み）
}。
daily-today-board-lost = 盤面：今回は片付きませんでした。
daily-next = 次のチャレンジ：
daily-invite = 🔮 Gadalka { $number }：今日の相手と盤が、みんなを待っています。{ $count ->
    [0] {""}
   *[other] ここではもう{ $count }人が遊びました。
  }
button-daily-mind = 頭脳
button-daily-board = 盤面
button-daily-yesterday = 昨日
button-daily-top = 上位
button-daily-play = 遊ぶ
button-daily-remind = 知らせて
button-daily-share = 共有
button-daily-go-on = 続ける
daily-mind-first = 今日の頭脳は、あなただけのために選ばれました。どう選ぶのかを見抜いて、勝ってください。20ラウンド、挑戦は一回です。
daily-mind-score = あなた { $won } : { $lost } · { $of }ラウンド中{ $round }ラウンド目
daily-round-won = あなた { $yours } · 頭脳 { $its } → あなたの得点
daily-round-lost = あなた { $yours } · 頭脳 { $its } → 頭脳の得点
daily-round-drawn = あなた { $yours } · 頭脳 { $its } → あいこ
daily-round-toast = { $last } · { $won } : { $lost }
daily-row-its = ← 頭脳の手
daily-mind-end = 🔮 日替わりの頭脳と { $won } : { $lost }
daily-mind-cut = その日の鍵がまもなく公表されるので、この挑戦はここまでです。
daily-mind-cut-end = 🔮 日替わりの頭脳と { $won } : { $lost }（{ $rounds }ラウンドまで）
daily-mind-over = その挑戦は終わりました。何も数えていません。
daily-not-yours = ほかの人のボタンです。あなたのもの：/daily
daily-old-button = 別の日のボタンです。今日の分：/daily
daily-gone = その挑戦はもう残っていません。今日の分：/daily
daily-no-puzzle = この日のチャレンジを引くもとがありません。明日またどうぞ。
daily-rule-after-won = 勝ったあとは、{ $step ->
    [0] 同じ手を続けました
    [1] その手に負ける手に変えました
   *[other] その手に勝つ手に変えました
}。
daily-rule-after-drawn = あいこのあとは、{ $step ->
    [0] 同じ手を続けました
    [1] その手に負ける手に変えました
   *[other] その手に勝つ手に変えました
}。
daily-rule-after-lost = 負けたあとは、{ $step ->
    [0] 同じ手を続けました
    [1] その手に負ける手に変えました
   *[other] その手に勝つ手に変えました
}。
daily-rule-copy = あなたの直前の手をまねていました。
daily-rule-always-counter = あなたの直前の手に勝つ手を出していました。
daily-rule-anti-rotation = あなたがグー、パー、チョキと順に回ると読み、次の手に勝つ手を出していました。つまり、あなたの直前の手に負ける手です。
daily-rule-rotation = あなたが何を出しても、グー、パー、チョキと順に回っていました。
daily-rule-win-stay = 勝った手は続け、負けたあとはほかの手に変えました。あいこのあとは、{ $draw ->
    [stay] 同じ手を続けました
   *[shift] やはりほかの手に変えました
}。
daily-rule-frequency = あなたがいちばん多く選んだ手に勝つ手を出していました{ $decay ->
    [1] {""}
   *[other] （新しいラウンドほど重く）
}。
daily-rule-mupn = { $side ->
    [own] 自分
   *[opponent] あなた
}が前に同じ手を出したとき、あなたが次に何を出したかを覚えていて、それに勝つ手を出していました。
daily-rule-de-bruijn = 三ラウンドごとに、三つの手を一度ずつ、でたらめな順で出していました。だから三つ目は決まっていました。
daily-seen = それが表れたのは{ $count }回：第{ $rounds }ラウンド。
daily-strip = Gadalka { $number }
daily-strip-mind = Gadalka { $number } · { $won }:{ $lost }
daily-strip-board = 💣 { $time }{ $hints ->
    [0] {""}
   *[other] 、ヒント{ $hints }回
}
daily-strip-board-lost = 💣 💥
daily-share-by = { $name }さん · デイリーチャレンジ
daily-share-copy = コピーや転送にどうぞ。手は一つもばれません。
daily-card-call = 毎日、新しく：/daily
daily-card-alt = Gadalka { $number }：{ $won }ラウンド勝ち、{ $lost }ラウンド負け。順に：{ $results }。
daily-card-alt-board = Gadalka { $number }。日替わりの盤面。{ $board }
daily-word-won = 勝ち
daily-word-lost = 負け
daily-word-drawn = あいこ
daily-yesterday-title = 🔮 Gadalka { $number }：答え合わせ
daily-yesterday-none = その日のことは何も残っていません。誰もチャレンジを求めませんでした。
daily-yesterday-soon = まだ遊んでいる人がいるかもしれません。答えの公表：
daily-yesterday-open = あなたの挑戦は途中です。次は{ $of }ラウンド中{ $round }ラウンド目です。
daily-yesterday-ahead = 名前を出してよい{ $all }人のうち{ $ahead }人が勝ち越しました。
daily-proof-later = その日の鍵は{ $date }に公表します。そのあとは誰でも、すべてを引き直せます。
daily-proof-told = { $date }の鍵は公表済みです。Gadalkaのコピーがあれば、誰でもその日を引き直せます。

## 日替わりの盤面と、日ごとの一覧
daily-board-title = 💣 Gadalka { $number } · 日替わりの盤面
mines-daily-how = その日は全員に同じ盤面で、推測はいりません。ヒントは十秒の加算です。「やめる」で、一回きりの挑戦が終わります。
mines-daily-over = コードは答えと一緒に、翌日の03:00 UTCから：/daily yesterday
mines-daily-closed = この盤面の答えはとうに公表されたので、ここまでとしました。今日の分：/daily board
daily-board-elsewhere = 今日の盤面は別のアカウント{ $on }で始めていて、続きもそちらです。安全なマスはあと{ $left }。
daily-board-parted = 今日の盤面は、当時あなたのものだったアカウントで始まっています。明日はまた別の盤面です。
daily-used = 今日の挑戦は、データを削除する前に始まっています。明日はまた別のものがあります。
daily-board-second = この盤面は、アカウントを連携する前に二度始めていました。先に始めたほうを数えます。
daily-board-none = 今日の盤面を並べられません。あとでもう一度どうぞ。挑戦は使っていません。
daily-board-busy = 今日の盤面はまだ並んでいません。一度にすることが多すぎました。挑戦は使っていません。少ししてからどうぞ。
daily-board-score = ヒント込みの記録：{ $time }。
daily-board-late = 答えの公表後に終わったので、その日の一覧には載りません。
daily-board-was-won = 🎉 { $time }で片付けました{ $hints ->
    [0] 。
   *[other] （ヒント{ $hints }回）。
  }
daily-board-was-lost = 💥 地雷で終わりました。
daily-board-was-stopped = 途中でやめました。
daily-board-told = もう一度遊ぶ、または人に渡すには：/mines play board={ $code }
daily-top-title = 🏆 Gadalka { $number }
daily-top-mind = 頭脳
daily-top-board = 盤面
button-daily-today = 今日
daily-top-score = 勝:負
daily-top-time = 時間
daily-top-nobody-mind = この一覧にはまだ誰もいません。日替わりの頭脳と遊ぶには：/daily mind
daily-top-nobody-board = この一覧にはまだ誰もいません。日替わりの盤面を片付けるには：/daily board
daily-top-ends = 次のチャレンジの始まり：
daily-top-told = 答えを公表するまで成績を受け付けます。公表：
daily-top-place = { $scope ->
    [here] ここでのあなたの順位：{ $count }人中{ $place }位。
    [last] 最後に遊んだ場所でのあなたの順位：{ $count }人中{ $place }位。
   *[everywhere] 全体でのあなたの順位：{ $count }人中{ $place }位。
  }
daily-top-none = この一覧にあなたの成績はありません。頭脳は最後まで遊ぶと、盤面は片付けると数えます。
daily-top-private = あなたの結果：{ $result }。まだどの一覧にも載っていません。
daily-unlisted = どの一覧にも載っていません。結果を見られるのはあなただけです。
daily-top-place-only = あなたの成績：{ $result }。遊ぶ場所だけで表示されています。この一覧にも載るには：/profile privacy everyone
daily-top-not-here = あなたの成績：{ $result }。この場所の一覧に載るには、ここで一度 /daily をどうぞ。

## 連続日数（days in a row）とお知らせ（reminder）
streak-day = 連続{ $days }日目
streak-so-far = これまで{ $days }日連続
streak-forgiven = 今週のお休み一日は大目に見ました
streak-profile = デイリーチャレンジの連続日数：今{ $current }、最高{ $longest }
remind-message = 🔮 今日の新しい頭脳と新しい盤面が用意できました。
remind-last = 遊ばれないお知らせが三回続いたので、これで静かにします。またお知らせするには：/daily remind
remind-on = お知らせ：{ $time }（{ $zone }）。
remind-ended = お知らせはありません。また受け取るには：/daily remind 19:00
remind-ended-refused = 個人チャットに書けなかったので、お知らせは終わりました。私との個人チャットを開いてから、もう一度どうぞ：/daily remind 19:00
remind-ended-unanswered = 遊ばれない日が三回続いたので、お知らせは終わりました。また受け取るには：/daily remind 19:00
remind-none = お知らせはありません。受け取るには、時刻と都市を：/daily remind 19:00 東京
remind-how = 一日一回、個人チャットに書きます。もう遊んだ日には書きません。
remind-title = 🔔 お知らせ
remind-which = 何時にしますか？都市を言わなければ UTC です。
remind-zone-how = 都市の指定がないので、UTCです。指定するには：/daily remind 19:00 東京
remind-bad-time = 「{ $typed }」という時刻はわかりません。19:00、7:30 pm、off のようにどうぞ。
remind-no-notifications = ターミナルからは呼びかけられません。お知らせはDiscordかTelegramでどうぞ。
remind-cannot-write = あなたの個人チャットに書けません。先に私との個人チャットを開いてから、もう一度どうぞ。
button-remind-play = 今日のチャレンジ
button-remind-end = もう知らせない
button-remind-time = 別の時刻
button-remind-zone = 私の都市

## 実績（milestones）：やりがいのあることを、やりとげた記録
milestone-told = 🏅 実績：{ $title }。
milestones-told = 🏅 実績{ $count }個。/profile へ
milestone-earned = 🏅 { $title } · { $date }
milestones-count = 実績：{ $all }個中{ $count }個
milestones-open = これから：
button-milestones = 実績
milestone-seal = 開かれた封印
milestone-seal-how = · 自分の対戦か盤面の封印を開く：検証
milestone-rotation = 断たれた順番
milestone-rotation-how = · 手を順番に出す人に勝つか、対戦の途中で自分がそれをやめる
milestone-levels = 全レベル制覇
milestone-levels-how = · 各レベルに、5点先取以上の対戦で勝つ
milestone-unread = 閉じた本
milestone-unread-how = · 一つの対戦の最初の百回で、まぐれ当たり以上には読まれない
milestone-expert = 推測なしの上級者
milestone-expert-how = · 推測なしの上級の盤面を、ヒントなしで片付ける
milestone-duel = 最後までの対決
milestone-duel-how = · 対決を最後まで遊ぶ
milestone-upset = 格上に勝利
milestone-upset-how = · レートが上の人とのレート戦に勝つ
milestone-compared = 並んだ二つのプロフィール
milestone-compared-how = · お互いの同意のもとで、誰かとプロフィールを比べる
milestone-tournament = 自前の闘士
milestone-tournament-how = · 自分の戦略で大会に出場する
milestone-mind = 読まれた頭脳
milestone-mind-how = · 日替わりの頭脳に8点差以上で勝つ
milestone-board = きれいな盤面
milestone-board-how = · 日替わりの盤面をヒントなしで片付ける
milestone-week = 七日間
milestone-week-how = · デイリーチャレンジを七日続けて遊ぶ
profile-shows-milestones = プロフィールが見える所では、実績と連続日数も見えます。

## ページでのサインイン
web-sign-in-invalid = このサインインは無効です。チャットからページを開き直してください。
web-sign-in-old = このサインインは古すぎます。チャットからページを開き直してください。
web-sign-in-unavailable = 今はサインインを確認できません。少ししてからもう一度お試しください。

## 大会
command-tournament = 戦略の大会。裏で進みます
command-tournament-show = ここの大会と、できること
command-tournament-create = ここで大会を開く
command-leaderboard = 大会で最強の戦略、私に強いプレイヤー、対決に強い人
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
command-profile = あなたの出し方、ほかの人の出し方、それを見られる人
command-profile-show = ラウンドからわかるあなた：癖、連勝、読まれやすさ
command-profile-compare = あなたとほかの人がどれだけ似ているか。先に相手に尋ねます
option-profile-user = ほかの人。指定がなければあなた自身
choice-opponents-bot = 私と
choice-opponents-people = 人との対決
choice-opponents-all = 両方
option-profile-other = 誰と
command-profile-map = ここで似ている人たちを、よく知られた出し方の中に
option-groups-role = ロール
option-groups-channel = このチャットと比べる別のチャット
choice-private = 誰にも見せない
choice-place = あなたが遊ぶ場所の人
choice-everyone = 全員
option-system = 当たり方。指定がなければスイス式
option-rounds = スイス式の回戦数、1〜30
option-match = 1対戦のラウンド数、10〜2000。指定がなければ1000
option-entrant = 出場者：戦略（設定付きも可：markov:order=3）、または登録名
system-round-robin = 総当たり
system-olympic = 勝ち抜き
system-olympic-matches = 勝ち抜き（対戦制）
system-recursive = 全順位決定の勝ち抜き
system-recursive-matches = 全順位決定の勝ち抜き（対戦制）
system-swiss = スイス式
tournament-title = { $system } · { $game }
tournament-created = { $name }さんが戦略の大会を開きます。
tournament-joined = { $entrant } が出場します。今のところ{ $count }。
tournament-started = 開始：出場{ $count }、1対戦{ $match }ラウンド。経過はそのメッセージに出て、結果は私が投稿します。
tournament-cancelled = { $name }さんが中止しました。行われた対戦は数えません。
tournament-open = 受付中。{ $count ->
    [0] まだ出場者はいません。
   *[other] 今のところ出場{ $count }。
  }
tournament-running = { $round }回戦を進行中：{ $planned }対戦中{ $played }。
tournament-last = 終わりました。1位：{ $names }
tournament-won = { $count ->
    [1] 優勝：{ $names }
   *[other] 1位を分け合いました：{ $names }
  }
tournament-picture = 棒で示した得点。{ $title }：{ $places }
tournament-cross-alt = 対戦表。{ $title }。順位と得点：{ $places }
tournament-cross-how = 行の、列に対する成績：1 勝ち、½ 引き分け、0 負け
tournament-cross-empty = 空欄：当たらず
tournament-cross-forfeit = 不戦敗
tournament-cross-rest = 休み
tournament-cross-round = { $round }回戦
tournament-rounds-how = 当たった相手：+ 勝ち、– 負け
option-league-name = リーグの出場者
choice-league = リーグ
button-league-matrix = 誰が誰に勝つか
button-league-table = 全順位
button-league-entrant = 出場者を見る
league-title = 🏟️ リーグ · { $game } · { $season }
league-head = { $count ->
    [1] { $name } が首位です。ほかはまだいません。
   *[other] { $name } が全{ $count }の中で首位です。
  }
league-head-over = { $name } がこの月を制しました。
league-of-hundred = 100差
league-legend = ° は私のもの。先頭：別のサイコロで月をやり直したとき、100回中95回おさまる順位。最後：百ラウンドあたりの勝ちから負けを引いた数。
league-progress = 進み具合：{ $all }組中{ $played }組。
league-mix = 誰を送るべき？ この割合でくじ引きすれば、ここの誰にも負け越しません：{ $parts }。
league-thrower = ⚑ { $name } は百ラウンドあたり、私の戦略から{ $house }取るのに、{ $to } からは{ $observed }取っています（見込みは{ $expected }）。わざと負けた勝負に見えます。
league-check = 終了し、確かめられます：サイコロは誓約{ $pledge }…の{ $day }日目の鍵から、season|{ $season }| のために振りました。鍵は三日後に /fairness で公表します。
league-none = まだ1組も対戦していません。リーグは手が空いたときに進めます。数分後にまたどうぞ。
league-off = ここではリーグを行っていません。運営者が止めています。
league-no-season = その月の順位表はありません。
league-no-month = 「{ $typed }」は月ではありません。こんな形です：2026-10
league-bars = 得点と、別のサイコロで100回中95回おさまる範囲
league-matrix-line = { $rank }. { $name }：最も勝つ相手は{ $most }、最も勝てない相手は{ $least }
league-row = { $rank }. { $name }（順位{ $ranks }）：{ $points }点（{ $low }〜{ $high }）、平均で百ラウンドあたり{ $mean }。ここでの最善の応手なら{ $exploited }取れます。
league-row-worst = 最も苦手：{ $against }に{ $worst }。
league-row-share = くじの割合：{ $share }。
league-details-how = 400点差は10対1の見込み。範囲は100回中95回当たります。
league-withdrawn = （取り下げ）
league-which = どれを調べますか？ /league against iocaine
league-unknown = { $game }のリーグに { $name } はいません。
league-near = もしかして：{ $names }
league-beside = 順位なしで参加しています。持ち主の順位は別の出場者のものか、何かの写しです。
league-unplayed = 入ったばかりで、まだ順位がありません。
league-unmet = まだ誰とも当たっていません。
league-entrant-gone = それはもう出ていません。
league-met = これまでに当たった相手{ $count }。数字は百ラウンドあたりの勝ちから負けを引いた数。
league-entered = { $name } があなたの得点になります：{ $games }。新顔なら、その対戦を先に行います。
league-left = あなたの出場者はもういません：{ $games }。/league enter で戻せます。
league-enter-none = 公開済みのものがまだありません。ファイルは送付の一日後に公開されます。
league-enter-unknown = { $name } という公開済みの出場者はありません。あなたのもの：{ $names }
league-enter-copy = { $name } は { $original } と同じ手を出します。写しは参加できますが、得点になりません。
league-enter-other-game = { $name } はそのゲームを遊べません。
league-matrix-how = 行の、列に対する成績：百ラウンドあたりの勝ちから負けを引いた数
league-matrix-first = { $count }のうち上位{ $shown }
league-matrix-lost = 全ラウンド負け
league-matrix-won = 全ラウンド勝ち
league-matrix-unmet = 点：当たらず
league-matrix-alt = 誰が誰に勝つか。{ $title }。順位と、百ラウンドあたりの勝ちから負けを引いた数：{ $places }
tournament-round = { $title } · { $round }回戦
tournament-forfeit = { $name } の不戦敗（{ $kind ->
    [crashed] 落ちました
    [stalled] 考えすぎました
    [exhausted] 限度を超えました
   *[illegal] ゲームにない手を出しました
  }）
tournament-void = 結果なし（{ $why ->
    [withdrawn] 一方が取り下げられました
   *[guard] 最後まで対戦できませんでした
  }）
tournament-cross-void = 無効
tournament-history = 🏆 ここの大会：{ $count }
button-enter-mine = 自分のを出す
button-tournament-start = 開始
button-tournament-next = 次の大会
button-tournament-leave = 取り消す
button-tournament-standings = 順位表
button-tournament-pairings = 組み合わせ
button-tournament-history = これまで
button-tournament-cancel = 中止
button-tournament-other = ほかの戦略
tournament-none-title = 🏆 大会
tournament-gone = その大会はもう残っていません。ここの今の大会：/tournament show
tournament-over = その大会は終わりました。ここの今の大会：/tournament show
tournament-enter-title = 🏆 戦略を出す
tournament-enter-which = どれを出しますか？上があなたの、下が私のです。
tournament-enter-none = このゲームの自分の戦略はまだありません。/strategy submit でファイルから作れます。私のを出すなら：
tournament-leave-title = 🏆 戦略を取り消す
tournament-leave-pick = どれを取り消しますか？
tournament-leave-none = あなたの戦略は出場していません。
tournament-cancel-which = 何を終えますか？すでに打った分は数えません。
tournament-open-already = ここにはもう大会があります：/tournament show
tournament-none-open = ここで受付中の大会はありません。/tournament create で開けます。
tournament-begun = 大会はもう始まりました。次の大会にどうぞ。
tournament-full = { $max }の枠がすべて埋まりました。次の大会にどうぞ。
tournament-joined-already = { $entrant } はもう出場しています。別の戦略か、別の設定でどうぞ。
tournament-too-few = 大会には二つ以上の戦略が必要です。先にもう一つ加えてください。
tournament-none-yet = ここではまだ大会がありません。/tournament create で開けます。
tournament-not-begun = 大会はまだ始まっていません。
tournament-first-round = 1回戦がまだ終わっていません。少ししてからまたどうぞ。
tournament-forgotten = 組み合わせは三十日間残し、これはもう過ぎています。順位表ならあります。
tournament-bundle = この運営者が署名した一つのファイル：出場者、シード、すべての手、順位表。プログラムを持つ人なら再現し、違うバイトを見つけられます：
tournament-bundle-later = ファイルのために全対戦をもう一度行い、できたらここに投稿します。
tournament-bundle-busy = ファイルはもう作っています。できたらここに来ます。
tournament-bundle-not-over = 大会がまだ終わっておらず、ファイルからシードが漏れます。終わってからどうぞ。
tournament-bundle-forgotten = 対戦は三十日間残し、これはもうありません。詳細にあるコマンドで再現できます。
tournament-bundle-differs = このファイルは作れません。再現すると、結果の違う対戦がありました。このボットの運営者はログで詳細を見られます。
tournament-bundle-failed = 全対戦の再現が間に合わず、まだファイルはありません。あとでまたどうぞ。
tournament-not-yours = それができるのは、大会を開いた人か、この場所を管理する人だけです。
tournament-rounds-swiss = 回戦数を選べるのはスイス式だけで、ほかは決まっています。rounds を省くか、system: swiss を選んでください。
option-start = いつ：18:00、2026-11-28 18:00、in 2h。毎回：daily 18:00、weekly fri 18:00、monthly 1 18:00
option-channel = 告知する場所。指定がなければここ
option-house = 八つに満たないとき私の戦略で埋めるか
tournament-house-open = 🏠 残りは{ $size }まで私の戦略で埋めます。
tournament-house = 🏠は枠を埋めるために私の側で戦います。
tournament-house-best = 申し込まれた中で最上位：{ $names }
tournament-house-picture = 小さな家の印：私の側で戦います
choice-cancel-this = この大会
choice-cancel-schedule = 予定全体
tournament-created-elsewhere = { $name }さんが戦略の大会を開きます。{ $channel } に表示され、結果もそこに出ます。
tournament-starts = 開始：{ $when }。
tournament-starts-again = 開始：{ $when }、以後は{ $schedule }。
tournament-daily = 毎日 { $time }
tournament-weekly = 毎週{ $day ->
    [0] 日曜
    [1] 月曜
    [2] 火曜
    [3] 水曜
    [4] 木曜
    [5] 金曜
   *[other] 土曜
  } { $time }
tournament-monthly = 毎月{ $date }日 { $time }
tournament-by-cron = cron行 { $cron } のとおり
tournament-running-of = { $of }回戦中{ $round }回戦を進行中：{ $planned }対戦中{ $played }。
tournament-waiting = 始まり、順番を待っています：{ $place ->
    [1] 次の番
   *[other] { $place }番目
  }。ほかの大会が進行中です。
tournament-turn-soon = 始まりました。まもなく最初の対戦です。
tournament-called-off = 中止しました。行われた対戦は数えません。
tournament-left = { $entrant } が抜けました。{ $count ->
    [0] 今、出場者はいません。
   *[other] 今のところ出場{ $count }。
  }
tournament-leaves-later = { $entrant } はこの大会を最後まで戦い、次には出ません。
tournament-skipped = { $name }さんがこの回を中止しました。次の開始：{ $when }。
tournament-series-ended = { $name }さんが予定を終えました。進行中のものは最後まで行い、次はありません。
tournament-next = 次の開始：{ $when }
tournament-put-off = 出場が二つに満たず、対戦はありません。
tournament-missed = 開始の時刻に、私は留守でした。
tournament-put-off-to = { $when }に延期します。
tournament-put-off-open = 受付は続きます。二つ以上そろえば始められます。
tournament-again = シードは{ $seed }でした。誰でも再現でき、同じ順位表になります：
setting-match = 1対戦{ $match }ラウンド
setting-rounds = { $rounds }回戦
setting-channel = 告知先：{ $channel }
tournament-drawn = 出場がそろい大会が始まったときに引きました：私の誓約 { $pledge } の{ $day }日目の鍵による「{ $text }」のHMAC-SHA-256の先頭48ビットです。その鍵は三日後に公開されます。
setting-seed-later = シードは終了時に公表
tournament-create-not-yours = ここで大会を開けるのは、この場所を管理する人だけです。私との個別チャットなら、自分の大会を開けます。
tournament-too-many-yours = 出場は一人{ $max }までで、もう一杯です。先に一つ取り消してください。
tournament-not-entered = { $entrant } は出場していません。
tournament-entrant-not-yours = { $entrant } はほかの人の出場です。外せるのはその人か、この場所を管理する人だけです。
tournament-leave-which = どの戦略が抜けますか？ 例：/tournament leave markov:order=3。出場者は /tournament status で。
tournament-no-schedule = この大会に予定はありません。/tournament cancel で中止できます。
tournament-not-writable = そこには書き込めないので、何も開きませんでした。私を入れ、メッセージと画像の送信を許可してから、もう一度どうぞ。
tournament-not-writable-here = ここでは返信はできても自分から書けず、結果を告知できないので、何も開きませんでした。送信できる権限で私をこのサーバーに加えるか、あなたの別の場所を指名してください：channel=…
tournament-told-already = もう済んでいます。現状：/tournament show
tournament-away = プラットフォームがそこへのメッセージを受け付けず、何も開きませんでした。少ししてからまたどうぞ。
start-unreadable = 「{ $typed }」は時刻として読めません。18:00、2026-11-28 18:00、in 2h など。繰り返しは daily 18:00、weekly fri 18:00、monthly 1 18:00、または 0 18 * * 5 のような cron 行です。
start-wrong-date = 「{ $typed }」という日付や時刻はありません。例：2026-11-28 18:00、weekly fri 18:00
start-past = 「{ $typed }」はもう過ぎました。今は{ $now }です。あとの時刻か、別のタイムゾーンを選んでください。
start-never = 「{ $typed }」は来ません。暦にある日を選んでください。
start-too-often = 「{ $typed }」は1時間に1回より頻繁です。大会の間が1時間以上になる予定にしてください。
start-too-far = 「{ $typed }」は1年以上先です。もっと早い時刻を選んでください。
start-no-zone = 「{ $typed }」はどのタイムゾーンですか：{ $nearest }？
start-unknown-zone = タイムゾーン「{ $typed }」を知りません。東京や New York のような大きな都市か、utc+9 のように書いてください。
channel-none-here = ここにはほかの場所がありません。channel を省けば、このチャットで告知します。
channel-unknown = 「{ $typed }」が見つかりません。私のいるチャンネル、トピック、チャットを指名してください。
channel-not-writable = 「{ $typed }」には書き込めません。私を入れ、メッセージと画像の送信を許可してから、もう一度どうぞ。
channel-not-yours = { $channel } を管理していないので、そこでは告知しません。管理する人に頼んでください。
leaderboard-title = 🏆 { $count }大会の上位
leaderboard-players-title = 🏆 私に最も手ごわい人たち
leaderboard-head = 最も読みにくいのは{ $name }さん：{ $decided }ラウンド中{ $won }勝。
leaderboard-head-strategy = { $name } が首位：{ $entered }大会で{ $points }点。
leaderboard-head-shared = { $count }者が1位を分け合っています。
leaderboard-players-how = 勝敗のついたラウンドのうち、私に勝った割合。載るのは同意した人だけです。
leaderboard-no-tournament-here = まだ終わった大会がありません（{ $where }）。最初の大会は：/tournament create、そのあと join と start。
leaderboard-no-tournament = まだ終わった大会がありません（{ $where }）。数えるのはグループの大会です。グループで /tournament create をどうぞ。
leaderboard-short = この一覧は{ $needed }人から始まります（{ $where }）。今のところ{ $names }人です。
leaderboard-alone-here = ここにはあなたと私だけです。グループで尋ねるか、scope=everywhere でどうぞ
button-my-place = 私の順位
button-list-me = 一覧に載る
button-undo = 元に戻す
button-duel-friend = 友だちと対決
button-send-friend = 友だちに送る
list-me-done = { $scope ->
    [here] この場所と、これから対戦を終える場所
   *[everywhere] 私に聞く人みんな
  }の一覧に、名前と成績が載ります。プロフィールの公開範囲は変わりません。プレイヤーの一覧には、勝敗のついたラウンドが{ $needed }必要です。
list-me-undone = { $level ->
    [private] 元に戻しました。どの一覧にも載っていません。
    [place] 元に戻しました。載るのは遊ぶ場所の一覧だけです。
   *[everyone] 戻すものはありません。その後、全員に公開を選んでいます。
  }
button-habits-here = この{ $where ->
    [server] サーバー
   *[chat] チャット
  }の癖
button-groups = 2グループを比較
leaderboard-mine-none = 登録した戦略がありません。/strategy register で登録し、/tournament join で大会に出場させてください。
leaderboard-mine-not-entered = 登録した戦略は、ここではどれも順位がありません。名前で出場させてください：/tournament join
leaderboard-mine-strategy = { $name }：{ $count }中{ $place }位、得点：{ $points }
leaderboard-mine-private = { $decided ->
    [0] 勝敗のついたラウンドはまだここで数えられておらず、どの一覧にも載っていません。プロフィールは非公開です。
   *[other] 勝敗のついた{ $decided }ラウンドのうち{ $share }に勝ちました。ほかの人には見えず、どの一覧にも載っていません。プロフィールは非公開です。
  }
leaderboard-mine-place-only = 遊ぶ場所だけで表示されています。
leaderboard-mine-not-here = まだこの場所の一覧にいません。ここで対戦を終えてください。
leaderboard-mine-missing = { $decided ->
    [0] 勝敗のついたラウンドは、まだここで数えられていません。
   *[other] 勝敗のついた{ $decided }ラウンドのうち{ $share }に勝ちました。
  }一覧はそのようなラウンド{ $needed }から。あと{ $missing }です
leaderboard-mine-player = あなたの順位：{ $count }人中{ $place }位。勝敗のついた{ $decided }ラウンドのうち{ $share }に勝ちました。
leaderboard-bars = 棒：確かな勝ち。線：運が真実を隠しうる範囲。印：これまでの勝ち
leaderboard-unit = 勝ったラウンド、勝敗のついたものに対する%
leaderboard-picture = それぞれの確かな勝ちを棒で示した図。{ $title }：{ $places }
leaderboard-details-title = 🏆 このランキングの数字
leaderboard-details-line = { $place }. { $name }さん：{ $decided }中{ $won }勝、確かに{ $low }%〜{ $high }%
leaderboard-details-players = 読み方。数えるのは、全力の占い師との勝敗のついたラウンドで、{ $needed }以上必要です。ラウンドが少ないと割合は運かもしれません。本当の割合は20回中19回、二つの限界の間にあり、順位は低いほうで決めます。そこから、全員に貸す8点は除いています。遊ぶほど、二つの限界は近づきます。
leaderboard-details-strategies = 読み方。各大会で、上回った相手一つにつき1点、並んだ相手一つにつき0.5点なので、大きな大会ほど重くなります。勝：1位（同点含む）で終えた大会の数。戦：出場した大会の数。同点は同順位です。
table-points = 得点
table-rating = レート
table-duels = 対決
leaderboard-duels-title = 🏆 対決ランキング
leaderboard-duels-head = { $name }さんが首位：レート戦{ $duels }回で{ $rating }。
leaderboard-luck = 運だけなら、同じ回数のあとで{ $count }人の最上位はおよそ{ $rating }です。
leaderboard-luck-beyond = ここにはそれを超える人がいます。
leaderboard-luck-mostly = 確かに超えている人はいません。短いランキングは、たいてい運です。
leaderboard-duels-how = ±：不確かさ。「？」：{ $below }戦未満。載るのは同意した人だけです。
leaderboard-duels-bars = 棒：レートが確かに超える値。線：運が真実を隠しうる範囲。印：レート
leaderboard-duels-unit = レート。全員1500から始まります
leaderboard-duels-picture = 棒で示したレートと、その不確かさ。{ $title }：{ $places }
leaderboard-mine-no-duel = あなたのレート戦は、まだここで数えられていません。
leaderboard-mine-rating = あなたの順位：{ $count }人中{ $place }位。レート：{ $rating }（レート戦{ $duels }回）。
leaderboard-mine-opponents = レート：{ $rating }。順位には違う相手五人が必要です。あと{ $missing }人。
leaderboard-mine-rating-private = レート：{ $rating }。どの一覧にも載っていません。プロフィールは非公開です。
leaderboard-details-rating = { $place }. { $name }さん：{ $rating }、確かに{ $low }以上、対決{ $duels }回
leaderboard-details-duels = 読み方。全員1500から始まり、レート戦ごとに二人とも動き、意外な結果ほど大きく動きます（Glicko-2）。本当の強さは三回に二回は ± の中に、20回中19回はその倍の中にあり、順位はその下端で決めます。同じ人とは一日三回まで数えます。今月よく当たる二人ほど、また相手がほかの人と当たっていないほど、一回は軽くなります。運だけなら：どの対決もコインで決まる模擬ランキングで、同じ人数の最上位がどこまで行くか。
rating-side = { $name } { $rating }（{ $change }）
rating-side-provisional = { $name } { $rating }（{ $change }）暫定
rating-not-now = 今回はレート対象外です。
rating-nobody = レートなし：結果なしで終わりました。
rating-early = 2ラウンド前に終わったため、誰も増減しません。
rating-left-often = { $line }：こんなに早い離脱は、月の四回目から減点です。誰の得にもなりません。
rating-pair-day = レート対象外：お二人の今日のレート戦三回は済んでいます。
rating-person-day = レート対象外：どちらかが今日、上限のレート戦二十回に達しています。
table-won = 勝
table-of = 戦
table-bye = 相手のいない回戦は1点です。
table-more = … あと{ $count }
table-tied = { $ranks }：同点
table-tie-break = { $points }：タイブレーク
why-everyone-meets = 総当たり
why-rest = 休み：奇数のため
why-bracket = 組み合わせ表
why-third-place = 3位決定戦
why-bracket-bye = 不戦勝：上位シードが進出
why-same-score = 同点、初対戦
why-floated-down = 点差あり、初対戦
why-met-before = 再戦：ほかに相手なし
why-next-in-order = 得点順の次
why-bye-lowest = 不戦勝：まだない中で最下位
why-bye-needed = 不戦勝：ほかを初対戦で組むため
why-bye-again = 不戦勝：全員が経験済み
problem-number = 「{ $option }」に「{ $typed }」は使えません。{ $min }〜{ $max }の整数です。

## 人と人の対決
duel-title = ⚔️ { $game } · { $length }
duel-terms = { $pace ->
    [quick] 1ラウンド30秒
    [slow] 1ラウンド1日
   *[calm] 1ラウンド2分
  } · { $rated ->
    [yes] レート戦
   *[no] レートなし
  }
duel-challenge = { $name }さん、{ $caller }さんから対決の挑戦です。{ $lapse ->
    [day] 1日
   *[minutes] 10分
  }以内にお返事ください。
duel-open = { $caller }さんが対決の相手を探しています。最初に受けた人の勝負です。受付は{ $lapse ->
    [day] 1日
   *[minutes] 10分
  }間。
duel-how = 二人同時に選びます。両方そろうまで、選んだ手は誰にも見えません。
duel-join-code = 別のチャットやプラットフォームから：/rps duel { $code }
duel-declined = { $name }さんのお断り：{ $reason ->
    [later] 今はちょっと
    [shorter] もっと短いのがいい
    [unrated] レートなしなら喜んで
   *[no] 遠慮します
  }。
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
duel-round-void = 第{ $round }ラウンド：二人とも時間切れで無効
duel-both-choose = { $first }さんと{ $second }さんが選んでいます。
duel-one-chose = { $chosen }さんは選びました。{ $other }さんが選んでいます。
duel-stop-asked = { $name }さんがやめたいそうです。{ $other }さんも「やめる」を押せば引き分け。{ $name }さんが投了すれば、{ $other }さんの勝ちです。
duel-name-ask = { $name }さん、この決闘で相手に名前を見せますか。
duel-name-shown = この決闘でだけ、相手にあなたの名前が見えます。
duel-name-unseen = あなたの名前には見せられる部分がありません。
button-show-name = 名前を見せる
duel-clock = 第{ $round }ラウンドの締め切り：
duel-board = ⚔️ 🔵 { $first } { $won } : { $lost } { $second } 🟠
duel-ended-won = ⚔️ { $winner }さんが{ $loser }さんに勝利 { $won } : { $lost }
duel-ended-early = ⚔️ { $winner }さんの勝ち { $won } : { $lost }
duel-ended-level = ⚔️ { $ending ->
    [agreed] 引き分け
    [void] 勝者なし
   *[rounds] 同点
  }：{ $first } { $won } : { $lost } { $second }
duel-ended-by-rounds = 対決のラウンド数はここまでです。
duel-ended-by-resigned = { $loser }さんが投了しました。
duel-ended-by-agreed = 二人ともやめることにしました。
duel-ended-by-absent = { $loser }さんが2ラウンド続けて手を出しませんでした。
duel-ended-by-void = 最後の数ラウンドは誰もいませんでした。
duel-ended-by-call = この対決は中止され、誰の成績にもなりません。
duel-wants-again = { $name }さんが再戦を希望しています。
duel-strip = { $strip } { $name }
duel-strip-results = { $strip } 🔵 { $first } 🟠 { $second }
duel-story-throughout = { $leader }さんが第{ $from }ラウンドから最後までリードしました。
duel-story-for-good = { $leader }さんは一度もリードされず、第{ $from }ラウンドからリードを守りました。
duel-story-last = 最後のラウンドまで同点でした。
duel-story-comeback = 第{ $until }ラウンドまで{ $other }さん、第{ $from }ラウンドから{ $leader }さんがリードしました。
duel-story-comeback-last = 第{ $until }ラウンドまで{ $other }さんがリードし、最後のラウンドで決まりました。
duel-story-given = それまでは{ $leader }さんがリードしていました。
duel-story-undecided = 最大リード：{ $leader }さんの{ $by }、第{ $round }ラウンドのあと。
duel-story-streak = { $winner }さんが{ $count }連取、第{ $from }〜{ $to }ラウンド。
duel-story-one-streak = { $winner }さんが全ラウンドを取りました。
button-card = カード
duel-no-picture = この対決では何も行われず、描くものがありません。
duel-card-there = カードはもうこのチャットにあります。こちらはあなたの分です。
duel-player = プレイヤー{ $number }
duel-card-won = { $winner }さんの勝ち
duel-card-level = { $ending ->
    [agreed] 合意の引き分け
    [void] 勝者なし
   *[rounds] 同点
  }
duel-card-signature = 二人同時に、見えないところで選択。見届けたのはGadalka。
duel-card-alt = { $score }。{ $result }。{ $story }{ $moves }{ $date }。
duel-card-rounds = 各ラウンド：{ $rounds }。
duel-card-round = { $round }. { $left } – { $right }
duel-card-late = 時間切れ
duel-chose = { $name }さんの選んだ手：{ $moves }。
duel-chart-title = 📈 { $score }
duel-chart-best = { $by ->
    [0] { $name }さんがリードしたことはありません。
   *[other] { $name }さんの最大リードは{ $by }、最初は第{ $round }ラウンド。
  }
duel-chart-apart = { $leader }さんが{ $by }リード。運とは考えにくい差です。
duel-chart-luck = { $by ->
    [0] 同点。運でも十分ありえます。
   *[other] { $by }の差なら、運でも十分ありえます。
  }
duel-chart-difference = リード
duel-chart-moves = 選んだ手
duel-chart-alt = { $score }。リードの推移を、運の届く灰色の範囲に重ねた折れ線で、二人の手を棒で示した図。{ $lines }
button-read-me = 私を読む
button-read-other = 相手を読む
button-readable = 相手に見せる
button-unreadable = 見せない
duel-readable-now = { $name }さんは、この対決での私の読みを、私との対戦の回数付きで見られます。取り消すには「見せない」。
duel-readable-no-more = { $name }さんはもう見られません。すでに見られたものは、取り消せません。
duel-not-over = この対決はまだ終わっていません。
button-accept-duel = 受ける
button-take-duel = 私が
button-resign = 投了
button-decline-later = 今は無理
button-decline-shorter = 短めで
button-decline-unrated = レートなしで
button-decline-no = お断り
duel-pick-in = { $move }を選びました。
duel-pick-kept = あなたの手はもう受け付け済みで（第{ $round }ラウンド）、変えられません。
duel-pick-late = そのラウンドは終わりました。
duel-pick-timed = 間に合いませんでした。そのラウンドは時間切れです。
duel-over = この対決は終わりました。
duel-gone = この対決はもうありません。新しく：/rps duel
duel-not-yours = これは{ $first }さんと{ $second }さんの対決です。あなたの対決：/rps duel
duel-not-begun = この対決はまだ始まっていません。
duel-stop-noted = 承りました。相手も「やめる」を押せば引き分け。負けを認めるなら「投了」を。
duel-stop-first = 先に「やめる」を押してください。投了すると負けです。
duel-self = 自分とは対決できません。ほかの人が受けるのを待ちましょう。
duel-taken = ほかの人が先に受けました。あなたの対決：/rps duel
duel-not-taker = 取り下げられるのは{ $caller }さんだけです。
duel-not-taking = { $name }さんは今、対決を受けていません。
duel-again-noted = 承りました。相手も望めば始まります。
duel-whom-bot = ボットは対決しません。私となら今すぐ：/rps play
duel-whom-unknown = 誰のことかわかりません。メンションするか、その人のメッセージに返信するか、名前を省いてください。省けば、ここの誰でも受けられます。
duel-nobody = ここにはほかに誰もいません。私となら今すぐ：/rps play
duel-unseen = { $name }さんはこのチャットが見えません。名前を省き、私の渡すコードを送ってください。
duel-code-unknown = コード { $typed } の対決はありません。もう受けられたか、時間切れです。
duel-code-tries = コードの試しすぎです。10分後にまたどうぞ。
duel-none-running = 進行中の対決はありません。始めるには：/rps duel
offer-duel-title = 対決：{ $game }
offer-duel-description = ここの誰でも二人。先に押した二人が対決
offer-duel-text = { $name }さんから対決のお誘いです。先に押した二人の勝負で、{ $name }さんもよければ参加できます。
command-rps-duel = 人との対決：手は隠して選び、メッセージは二人で一つ
option-duel-user = 挑む相手。省くと、ここの誰でも
option-duel-length = 長さ：first to 3、first to 5、best of 9、first to 10
option-duel-pace = 1ラウンドの時間
option-duel-code = 対決のコード（例：K7F3PM）
menu-duel = 対決
choice-first-3 = 3点先取
choice-first-5 = 5点先取
choice-best-9 = 9本勝負
choice-first-10 = 10点先取
choice-quick = 速い：1ラウンド30秒
choice-calm = ゆったり：1ラウンド2分
choice-slow = のんびり：1ラウンド1日
choice-rated = レート戦：ランキングに数える
choice-unrated = レートなし：気軽に

## 場所の設定
place-option-channel = 遊べる（on）、遊べない（off）チャンネルやトピック
place-choice-on = オン
place-choice-off = オフ
place-choice-quiet = 静か：頼まれたことだけ投稿
place-choice-post = 毎日の投稿
place-choice-here = このチャンネルやトピックで遊ぶ
place-choice-everywhere = どこでも遊ぶ
place-tournaments = 大会
place-duels = 対決
place-anywhere = 📍 遊べる場所：どこでも
place-only-in = 📍 遊べる場所：{ $channels } だけ
place-is-quiet = 🔕 静か：頼まれたことだけ投稿します。
place-is-not-quiet = 🔔 大会の結果など、自分からも投稿します。
place-kept = この設定は、私がここから外されても残ります。消すなら、その前に「{ $button }」を押してください。
place-nobodys = ここを管理する人はいません。なので、誰でも再びオンにでき、誰もオフにできません。
place-not-yours = 設定を変えられるのは、この場所を管理する人だけです。
place-alone = 設定はサーバーやグループのものです。ここはあなたと私だけ、何でもできます。
place-off = ここを管理する人がオフにしています：{ $what }。何も失われていません。私と二人なら：{ $command }
place-elsewhere = ここを管理する人は、{ $channels } だけで遊べるようにしています。何も失われていません。私と二人なら：{ $command }
place-more = ほか{ $count }
place-list-full = ここで覚えるのは{ $max }件までです。先に一つ外してください。
place-one-at-a-time = 一度に一つずつ：what=… か channel=…
place-not-everywhere = では、どこで遊べるか指定してください：/place settings here on か channel=…
place-undivided = このチャットには、選べるチャンネルやトピックがありません。
place-other-chat = { $channel } は別のチャットのものです。設定はそちらで：/place settings
place-button-games = ゲーム
place-button-where = 遊ぶ場所
place-button-quiet = 静かにする
place-post = 📮 毎日の投稿：{ $when }
place-button-post = 毎日ここに投稿
place-button-post-off = 毎日の投稿をやめる
place-button-aloud = 静かさを終える
place-button-delete = この設定を消す
place-button-only-here = ここだけで遊ぶ
place-button-here-too = ここでも遊ぶ
place-button-forbid = { $channel } では遊ばない
place-button-anywhere = どこでも遊ぶ
place-button-channel = 別のチャンネル…
place-games-how = 押すと、ここでのゲームのオンとオフが切り替わります。
place-gone = そのグループにはもう届きません。設定はそちらで開いてください：/settings
place-welcome = ここは初めてです。今の設定はこうなっています。変更は今でも、あとでも：/settings
option-ban-user = 誰を
ban-here = この{ $where ->
    [server] サーバー
   *[group] グループ
  }で遊ぶことは禁止されています。解除できるのは管理者だけです。
ban-everywhere = わたしと遊ぶことは禁止されています。解除できるのはわたしを運営している人だけです。
ban-self = 自分自身は禁止できません。ほかの人を指定してください。
ban-me = わたし自身は禁止できません。追い出すには、わたしをこの{ $where ->
    [server] サーバー
   *[group] グループ
  }から外してください。
ban-bot = ボットは遊びません。人を指定してください。
ban-manager = { $name } さんはこの{ $where ->
    [server] サーバー
   *[group] グループ
  }の管理者なので、禁止できません。
ban-nobody-manages = この{ $where ->
    [server] サーバー
   *[group] グループ
  }には管理者がいないので、誰も禁止できません。
ban-done = { $name } さんはもうここで遊べません。途中のものは終わりました。
unban-done = { $name } さんはまたここで遊べます。
unban-not-banned = { $name } さんはここでは禁止されていません。
bans-title = 🚫 ここで禁止されている人
bans-none = 禁止されている人はいません。
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
language-chosen = あなたとは{ $name }で話します。
language-own = あなたのアプリの言語に合わせます：{ $name }。
language-gone = お選びの言語（{ $typed }）は、もう話せません。ほかを選ぶまで、アプリに合わせます：{ $name }。
place-language = 🗣 ここの言語：{ $name }
place-language-none = 🗣 ここの言語：アプリのとおり、または始めた人に合わせる
place-language-gone = 🗣 ここで選ばれた言語（{ $typed }）は話せないので、アプリに合わせます。ほかを選んでください。
place-button-language = 言語

## プラットフォーム
describe-bot =
    少しだけ心を読みます。

    じゃんけん、奇数か偶数か、マインスイーパーで遊びましょう。あなたの選び方を学び、見えたものをお話しし、ずるをしていないことを証明します。私の手はどれも、あなたが選ぶ前に封印します。

    そのあとは、自分の出し方を尋ねたり、友だちと比べたり、グループで戦略の大会を開いたり。ほかのチャットで私の @名 を入力すると、そこにゲームを出せます。
describe-bot-short = じゃんけん、奇数か偶数か、マインスイーパー。選び方を学び、ずるをしていないことを証明します。
telegram-open-private-chat = あなただけに見せるものです。個別チャットを開いて尋ねてください：{ $link }
telegram-eyes-only = あなただけに見せるものです。
telegram-open = 個別チャットを開く
telegram-slow = いつもより遅れています。操作は届きました。メッセージはもう少しお待ちください。
telegram-crowded = ここでは、Telegramで答えられる数（グループでは1分に20通）を超えて呼ばれています。コマンドに👀が付いていれば、答えは届きます。付いていなければ、1分後にもう一度試すか、個別チャットで遊んでください。
discord-file-missing = { $example } にはファイルが必要です。オプション「{ $option }」に添付してください。
telegram-file-missing = { $example } にはファイルが必要です。このコマンドをキャプションにしてファイルを送るか、ファイルのメッセージにコマンドで返信してください。
terminal-welcome = 🔮 Gadalka。/rps play で開始、/help で詳細、/quit で終了。
terminal-no-such-button = 「{ $typed }」というボタンはありません。あるもの：{ $buttons }
terminal-which-button = 「{ $typed }」に当てはまるボタンが複数あります。番号を入力してください：{ $buttons }
terminal-type-a-command = コマンドを入力してください。/rps play で対戦開始、/help でほかのもの。
terminal-player = プレイヤー
terminal-goodbye = お帰りになると思っていました。
terminal-part = { $begin }–{ $end }のうち{ $first }–{ $last }：
terminal-file-kept = 保存先：{ $path }
terminal-file-not-kept = { $name } を保存できませんでした：{ $reason }
terminal-file-missing = { $example } にはファイルが必要です。うしろにパスを、例えば ./my-bot.js のように。空白があれば引用符で囲んでください。
terminal-no-such-file = ファイル { $path } はありません
terminal-no-plain-file = { $path } はフォルダーかデバイスです。読めるのはファイルだけです。
terminal-file-unreadable = { $path } を読めません：{ $reason }

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
named-pace = ペース
named-rated = レート戦
named-join = 参加
named-code = コード
named-oddeven = 奇数偶数
named-list = 一覧
named-block = ブロック
named-unblock = ブロック解除
named-from = 受ける範囲
named-whom = 対象
named-mines = 地雷
named-size = 大きさ
named-start = 開始
named-noguess = 推測なし
named-board = 盤面
named-open = 開く
named-cells = マス
named-flag = 旗
named-hint = ヒント
named-watch = 見物
named-strategy = 戦略
named-race = 競走
named-stats = 統計
named-model = モデル
named-show = 表示
named-game = ゲーム
named-reset = リセット
named-freeze = 凍結
named-off = オフ
named-on = オン
named-duels = 対決から
named-learning = 学習
named-ghost = ゴースト
named-named = 記名
named-share = 共有
named-sharing = 共有設定
named-info = 情報
named-register = 登録
named-name = 名前
named-mine = 自分の
named-update = 更新
named-withdraw = 手放す
named-submit = 送付
named-file = ファイル
named-note = 紹介
named-source = ソース
named-report = 通報
named-reason = 理由
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
named-bundle = まとめ
named-history = 履歴
named-cancel = 中止
named-what = 項目
named-league = リーグ
named-table = 表
named-season = 月
named-matrix = 勝敗図
named-against = 比較相手
named-enter = 出場
named-leaderboard = ランキング
named-of = 部門
named-scope = 範囲
named-period = 期間
named-profile = プロフィール
named-opponents = 対戦区分
named-compare = 比較
named-map = 地図
named-groups = グループ
named-role = ロール
named-privacy = プライバシー
named-place = 場所
named-settings = 設定
named-to = 切替
named-fairness = 公平さ
named-challenges = 挑戦
named-data = データ
named-export = 書き出し
named-shared = 共有中
named-delete = 削除
named-account = アカウント
named-link = 連携
named-unlink = 連携解除
named-help = ヘルプ
named-language = 言語
named-topic = 項目
named-daily = デイリー
named-today = 今日
named-mind = 頭脳
named-yesterday = 昨日
named-top = 上位
named-remind = お知らせ
named-time = 時刻

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
typed-off = オフ, なし, 無し, 停止, やめる, 不要
typed-flag = 旗, フラグ, はた
typed-times = ｘ, ＊, かける
typed-lizard-spock = トカゲスポック, スポックトカゲ, トカゲ, スポック, トカゲ・スポック, トカゲ・スポックじゃんけん
# 文字の組：ラテン文字と見間違えられる文字と、そのラテン文字。
typed-lookalikes = ＡA, ＢB, ＣC, ＤD, ＥE, ＦF, ＧG, ＨH, ＩI, ＪJ, ＫK, ＬL, ＭM, ＮN, ＯO, ＰP, ＱQ, ＲR, ＳS, ＴT, ＵU, ＶV, ＷW, ＸX, ＹY, ＺZ
# タイムゾーンそのものの名でない地名と、そのゾーン。ゾーンがいくつもある地名は、その数だけ書く。
typed-cities = 東京 Asia/Tokyo, 大阪 Asia/Tokyo, 京都 Asia/Tokyo, 名古屋 Asia/Tokyo, 横浜 Asia/Tokyo, 札幌 Asia/Tokyo, 福岡 Asia/Tokyo, 沖縄 Asia/Tokyo, 日本 Asia/Tokyo, ソウル Asia/Seoul, 韓国 Asia/Seoul, 北京 Asia/Shanghai, 上海 Asia/Shanghai, 台北 Asia/Taipei, 台湾 Asia/Taipei, 香港 Asia/Hong_Kong, シンガポール Asia/Singapore, バンコク Asia/Bangkok, ロンドン Europe/London, イギリス Europe/London, パリ Europe/Paris, ベルリン Europe/Berlin, ニューヨーク America/New_York, ロサンゼルス America/Los_Angeles, ハワイ Pacific/Honolulu, シドニー Australia/Sydney
# 時間の前に置く語。…-after は後に置く語。
typed-in = あと
typed-in-after = 後, ご
typed-tomorrow = 明日, あした
typed-daily = 毎日
typed-weekly = 毎週
typed-monthly = 毎月
# 語の始まり。ピリオド付きは語全体。
typed-minutes = 分
typed-hours = 時
typed-days = 日
typed-weeks = 週
typed-monday = 月
typed-tuesday = 火
typed-wednesday = 水
typed-thursday = 木
typed-friday = 金
typed-saturday = 土
typed-sunday = 日

## Web pages
web-nav = ページ
web-about-nav = このボットについて
web-languages = 言語
web-skip = 本文へ
web-to-start = 最初のページへ
web-missing-title = ここには何もありません
web-missing = 水晶玉を二度のぞきました。アドレスが違うか、ここにあったものはもうありません。
web-too-long-title = 多すぎます
web-too-long = ここで受け取れる量を超えています。減らして送ってください。何も失われていません。
web-failed-title = 問題が起きました
web-failed = こちらの責任で、あなたのせいではありません。何も失われていません。少し待ってもう一度お試しください。
web-busy-title = 少しお待ちください
web-busy = ただいまページへのアクセスが集中しています。数秒待ってもう一度お試しください。
web-home-title = Gadalkaです。心を読みます。少しだけ。
web-home-about = Discord と Telegram の占い師です。じゃんけん、奇数か偶数か、マインスイーパーで遊び、選び方を学び、見えたものをお話しし、ずるをしていないことを証明します。
web-home-discord = Discord に追加
web-home-telegram = Telegram で開く
web-home-games-title = 遊べるもの
web-home-games = 三手、五手、奇数なら何手でものじゃんけん、奇数か偶数か、マインスイーパー。私とも、友だちとも遊べ、毎日新しい心と新しい盤面があります。戦略を書く人は送ってみれば、順位がわかります。
web-home-reads-title = あなたに見えるもの
web-home-reads = でたらめに選べる人はいません。わざとでもです。勝ったあと、負けたあと、あいこのあとに何を出すかを見て、どう読んだか、なぜそう読んだかをお話しします。頼まれれば忘れます。
web-home-pledge-title = 信じなくてよい理由
web-home-pledge = あなたが選ぶ前に私の手は決まっていて、その封印がメッセージにあります。私のサイコロはすべて一つの誓約、番号 { $pledge } から決まります。書きとめておけば、どの対戦も確かめられます。
web-home-check = 対戦を確かめる
web-privacy-title = プライバシー
web-privacy-use-title = 何のためか
web-privacy-use =
    あなたを覚えておき、続きから遊び、ずるをしていないことを証明するためです。広告には使わず、このプログラムが自分から誰かに渡すこともありません。
    削除したものがバックアップに残ることがありますが、長くて400日です。復元されたときは、すぐにまた削除されます。
    Discord と Telegram が自ら保存するものについては、それぞれの方針をご覧ください。
web-privacy-pages-title = これらのページ
web-privacy-pages =
    このサイトは Cookie を使わず、訪問者を数えず、よそから何も読み込みません。ここで確かめた内容はあなたのブラウザから出ません。
    どのサイトでもそうですが、このボットの運営者には接続元のアドレスが見えます。ボット自身は記録しません。
web-privacy-rights-title = できること
web-privacy-rights = チャットの /settings で、すべてをダウンロードすることも削除することもできます。いつでも、すぐに、誰にも断らずにできます。質問はこのボットの運営者へどうぞ。
web-terms-title = 利用条件
web-source = ソースコード
web-terms-what-title = ゲーム
web-terms-what = Gadalkaはゲームで、無料です。Discord や Telegram が認める年齢から、一人でも誰かとでも、好きなだけ遊べます。
web-terms-host-title = 運営
web-terms-host = オープンソースのソフトウェアです。このアドレスで動かしている運営者が責任を負い、質問にも答えます。現状のまま、いかなる保証もなく提供されます。
web-terms-fair-title = フェアプレー
web-terms-fair = 公正に遊んでください。大量に送りつけたり、攻撃したり、人に迷惑をかけるために使ったりしないでください。そうした人は速度を落とされたり、締め出されたりします。価値のあるものは何も得られず、失われもしません。
web-terms-yours-title = あなたのもの
web-terms-yours = 送った戦略はあなたのものです。送ることで、ここで対戦に使うことと、公開した場合に表示することを許可します。いつでも取り下げられます。
web-terms-end-title = 終わり
web-terms-end = いつでもやめて、保存されたものを削除できます：/data。条件は変わることがあります。ここに書かれたものが有効です。

## The page on which proofs are checked
web-verify-title = 自分で確かめる
web-verify-intro = 証明を貼り付けると、あなた自身のブラウザーが、私が公平に遊んだかを確かめます。封印、目印、さいころ、誓約を調べ、私の手をもう一度打ちます。このページからは何も出ていきません。
web-verify-no-script = 確認はあなたのブラウザーの中で行いますが、このブラウザーはスクリプトを実行しません。Gadalkaの写しがあれば、コマンドラインでも同じことができます：npm run -s gadalka -- verify "…" --pledge "…"
web-verify-paste = 証明
web-verify-hint = 「検証」が出す行、gdk3.… か gdb1.… です。手元のものは一緒に貼れます：対戦のメッセージ、書き留めた誓約（gdp1.…）、その日の鍵（gdd1.…）。
web-verify-file = ファイル：証明、私の手をもう一度打つための /data export、または大会のバンドル
web-verify-check = 確かめる
web-verify-working = 確かめています…
web-verify-playing = 打ち直し：{ $total }戦のうち{ $done }戦、{ $seconds }秒。
web-verify-cancel = やめる
web-verify-cancelled = やめました。何も分かっていません。
web-verify-result = 分かったこと
web-verify-failed = 確認が途中で止まりました。私のせいです。証明については何も言えません。npm run -s gadalka -- verify なら先へ進めるかもしれません。
web-verify-fits = 確かめたことはすべて合っています
web-verify-open = おかしな点はありませんが、まだ決まらないことがあります
web-verify-wrong = 合わないところがあります。信用しないでください
web-verify-mark-fits = 合う
web-verify-mark-open = 未定
web-verify-mark-wrong = 合わない
web-verify-moves = 一手ずつ
web-verify-move-number = 番号
web-verify-move-mine = Gadalka
web-verify-move-again = 再現
web-verify-move-seal = 封印
web-verify-limits-title = これで証明できないこと
web-verify-limits = 誓約が私のものだと分かるのは、対戦の前に書き留めた人だけです。このページに付いている誓約は、運営者の言い分です。貼られていないメッセージについて証明は何も言わず、さいころについては三日後にその日の鍵が公表されてからです。バンドルでは、Gadalkaに付属の戦略の対戦だけをここで打ち直します。人が書いたファイルの結果は、運営者が署名したままです。
web-verify-save = このページを一つのファイルとして保存する：ネットワークも私もなしで動きます
web-verify-signed = 誓約{ $pledge }の運営者が署名しています。
web-verify-pledge-yours = あなたが貼った誓約です。
web-verify-pledge-host = このページの運営者の誓約です。書き留めたものと比べてください。
web-verify-pledge-later = 誓約{ $pledge }は、同じ運営者の、貼られた誓約に続くものです。対戦の前に公表されたかどうかは、あなたが知っている必要があります。
web-verify-pledge-other = 誓約{ $pledge }は、あなたが貼ったものではありません。
web-verify-dice-early = さいころが、まだ来ていない日（{ $date }）の鍵によっています。
web-verify-key-due = その日の鍵は{ $date }に公表されました。それか、より新しい鍵を貼ってください。/fairness にあります。
web-verify-false-history = この対戦は、書き出しにあるのとは別のラウンドに結び付いています。
web-verify-gap-export = それには /data export のファイルが要ります。上で加えてください。
web-verify-gap-strategy = このページはその戦略を知らないか、このゲームでは知りません。
web-verify-no-messages = 対戦のメッセージとは比べていません。残してあるものを貼ってください。
web-verify-messages-fit = この対戦の、合うメッセージ：{ $count }件（{ $sealed }手のうち{ $seals }手の封印）。
web-verify-messages-broken = この対戦の、実際と合わないメッセージ：{ $count }件。
web-verify-messages-other = 貼られたメッセージには、これに関するものがありません。これがそのメッセージなら、この証明はそれらが示したものではありません。
web-verify-board-shown = この盤面の封印は、貼られたメッセージの中にあります。
web-verify-nothing = この中に証明はありません。証明は gdk3. か gdb1. で始まる一行で、対戦や盤面の終わりの「検証」から得られます。
web-verify-damaged = この証明は壊れているか、途中で切れています。行全体をもう一度写すか、ファイルを使ってください。
web-verify-unknown = より新しい版のものか、このページの知らないゲームのものです。
web-verify-pledge-damaged = 誓約が壊れているか、切れているか、偽物です。誓約は gdp1. で始まる一行です。
web-verify-not-export = これは /data export のファイルではありません。
web-verify-too-long = 百万文字を超えています。証明と、その対戦のメッセージだけを貼ってください。
web-verify-file-too-large = このファイルは、このページには大きすぎます。コマンドラインなら読めます：バンドルは npm run -s gadalka -- arena replay、ほかは npm run -s gadalka -- verify。
web-verify-bundle-whole = バンドルは完全です。バイトは最初の行が示すとおりです。
web-verify-bundle-same = ここで打ち直し、一手ずつ同じでした：{ $total }戦のうち{ $count }戦。
web-verify-bundle-differs = ここで打ち直し、同じになりませんでした：{ $count }戦。最初は{ $match }番、{ $names }。
web-verify-bundle-engine = このバンドルは、別の版のGadalkaか、運営者独自の戦略を持つものが作りました。違いはそのためかもしれません。運営者の版で決まります。
web-verify-bundle-left = ここで打ち直さない対戦：{ $count }戦。このページにないファイル、戦略、ゲームが要ります。npm run -s gadalka -- arena replay にはあるかもしれません。
web-verify-bundle-clock = 比べるもののない対戦：{ $count }戦。無効になったか、時計が決めました。
web-verify-bundle-table = 誰が誰と当たったか、そして表の順位は、計画とこれらの結果から導かれます。
web-verify-bundle-table-differs = 誰が誰と当たったか、または表が、計画とこれらの結果から導かれません。
web-verify-bundle-plan-wrong = 対戦が予定どおりではありません。欠けている、重なっている、変わっているものがあるか、計画そのものが変わっています。
web-verify-bundle-unplayed = 対戦のない組：{ $count }組。その月に行われなかったか、除かれています。
web-verify-bundle-draw = 抽選は、公表されたその日の鍵、参加者、設定から導かれます。
web-verify-bundle-draw-differs = 抽選が、その日の鍵、参加者、設定から導かれません。
web-verify-bundle-draw-key = 抽選はホストが選べたかもしれません。確かめるには、{ $date }から /fairness に出るその日の鍵か、より新しい鍵を貼ってください。
web-verify-bundle-draw-chosen = 主催者が抽選を選ばなかったとは、ここでは言えません。ホストの誓約を控えてあれば、貼ってください。
web-verify-bundle-damaged = このバンドルは壊れているか、署名が偽物です。信用しないでください。
proof-page = あなた自身のブラウザーで、何も送らずに：{ $link }

## Web: arena
web-arena-title = アリーナ
web-arena-about = 誰かが書いた戦略と私の戦略が、ひと月ごとに総当たりで対戦します。
web-arena-empty = 今月はまだ一組も対戦していません。
web-arena-feed = フィードで追う
web-arena-enter-title = 送ってみる
web-arena-enter = 戦略を一つのファイルに書いて送ってください：/strategy submit。翌日からここで対戦します。
web-arena-matrix = 誰が誰に勝つか
web-arena-point = マスを指すか、矢印キーで移動してください。
web-arena-point-first = 行 → 列：百ラウンドあたりの勝ちから負けを引いた数。
web-arena-standings = 順位表
web-arena-rank = 順位
web-arena-name = 名前
web-arena-worst = 最も苦手な相手
web-arena-play-title = 対戦のしかた
web-arena-play = チャットで：{ $command }
web-arena-again = この月を手元でもう一度対戦させる：{ $command }
web-arena-met = ほかのそれぞれに対して
web-arena-numbers = 数字で見る
web-arena-house = 私の戦略のひとつです。ほかの戦略の物差しになります。
web-arena-file = 誰かが書いて、一つのファイルで送ってくれた戦略です。
web-arena-ghost = ゴーストです。かつての誰かのように打ちます。
web-arena-version = バージョン{ $version }、{ $date }から公開
web-arena-begun = 新しい月が始まりました。
web-arena-bundle = ひと月すべてを一つのファイルで
web-arena-no-bundle = この月のファイルはここにありません。月の鍵が明かされ、私を動かしている人が作ると、ここに置かれます。
web-arena-no-game = そのゲームのリーグはありません。
web-arena-no-month = その月の順位表はありません。
web-arena-no-entrant = この月の順位表に、その名前はありません。
## Web: tournaments
web-tournament-title = チャットの大会
web-tournament-where = チャットの大会にはそれぞれページがあり、どこにも一覧されません。アドレスはそのチャットの /tournament status で分かります。
web-tournament-unlisted = このページはどこにも一覧されません。アドレスを知る人には、チャットにある間、チャットで見えるものが見えます。
web-tournament-cross = 対戦表
web-tournament-cross-large = { $max }を超える出場者では対戦表を出しません。各回戦の組み合わせが同じことを示します。
web-tournament-pairings = 誰が誰と当たったか、その理由
web-tournament-again = もう一度行う
web-tournament-forgotten = 組み合わせは三十日間残し、これはもう過ぎています。
web-tournament-bundle = ファイルをダウンロード
web-tournament-making = ファイルを作っています。そのために全対戦をもう一度行います。少ししてからまたどうぞ。
web-tournament-rounds = 1ラウンドずつ
web-tournament-rounds-how = 両者の手、どちらがどれだけリードしているか、そして出す前に相手をどう読んだか。✓：読みどおり。
web-tournament-rounds-none = この対戦は表示できません。時間切れで決まったか、片方の元になるものがもうありません。
web-tournament-rounds-long = この対戦の再現は、ページには時間がかかりすぎます。すべての手はファイルにあります。
web-tournament-rounds-busy = ほかの対戦が表示されているところで、これは先に再現が必要です。少ししてからまたどうぞ。
web-tournament-number = ラウンド
web-tournament-lead = リード
web-tournament-expected = { $name }の読み
web-tournament-right = { $name }は{ $all }手のうち{ $right }手を読み当てました。
web-tournament-expects-nothing = { $name }の読みは分かりません。
## ウェブ: 指で遊ぶマインスイーパー
web-mines-opening = 盤を開いています …
web-mines-no-script = 盤にはスクリプトが要りますが、このブラウザでは動きません。チャットならなくても遊べます: /mines
web-mines-outside = このページには、あなたがどなたか分かりません。チャットから開いてください。Telegramではミニアプリ、Discordではアクティビティとして開きます。ゲームはどちらでも同じものです。
web-mines-unreachable = 返事がありません。操作は残っていて、自動でもう一度送ります。
web-mines-retry = もう一度試す
web-mines-too-often = 多すぎて見きれません。まもなく続けられます。
web-mines-not-understood = このページから送られたものが分かりません。チャットからもう一度開いてください。
web-mines-level = 盤
web-mines-own-size = 好きな大きさ
web-mines-no-guess = 推測のいらない盤
web-mines-begin = 始める
web-mines-larger = マスを大きく
web-mines-smaller = マスを小さく
web-mines-how = タップで開き、長押しで旗。数字をタップするとまわりが開きます。キーでは矢印、Enter、旗はF。
web-mines-cell-covered = { $cell }: 閉じている
web-mines-cell-flag = { $cell }: 旗
web-mines-cell-mine = { $cell }: 地雷
web-mines-cell-blown = { $cell }: 爆発した地雷
web-mines-cell-wrong = { $cell }: 地雷のない旗
web-mines-cell-number = { $cell }: { $number }
web-mines-cell-empty = { $cell }: 開いている、近くに地雷なし

## Web: try it here
web-try-title = 私の読みを外せますか？
web-try-about = じゃんけんか「奇数か偶数か」を、ここで。私はあなたのブラウザーの中で考えます。何も保存せず、何も送らず、このページを離れればあなたのことを忘れます。
web-try-begin = ここで試す
web-try-move = あなたの手
web-try-first = 私の手は決まりました。あなたの番です。
web-try-first-guess = 奇数？ 偶数？ 私の予想は決まりました。外れたら、あなたの得点です。
web-try-keys = キーなら { $keys } です。
web-try-score = あなた { $won } : { $lost } Gadalka・あいこ：{ $drawn }
web-try-score-guess = あなた { $won } : { $lost } Gadalka
web-try-no-script = 私はあなたのブラウザーの中で考えますが、このブラウザーはスクリプトを実行しません。チャットならなくても遊べます：/rps、/oddeven

## 共有された対戦
replay-title = 共有しているもの
replay-shared = このアドレスを知っている人が見られます。
replay-asked = 同意しました。{ $name }さんも「共有する」を押すと、ページができます。それまでは何も表示されません。
replay-how = ページには名前、すべての手、私の読みが、一年間出ます。どこにも一覧されず、いつでも取り消せます：/data shared
replay-waits = 相手の同意を待っています
replay-none = 何も共有していません。終わった対戦や対決の下の「共有する」でページになります。
replay-stopped = 取り消しました。ページはもうありません。
replay-not-there = それはもう共有していません。
replay-too-long = 1ラウンドずつ表示できるのは{ $max }ラウンドまでです。
replay-too-many = すでに{ $max }件を共有しています。先にどれかを取り消してください：/data shared
web-replay-gone-title = ここには何もありません
web-replay-gone = もともとなかったか、取り消されました。
web-replay-expected = { $name }さんへの読み
web-replay-right = { $name }さんの{ $all }手のうち{ $right }手を読み当てました。
web-replay-unlisted = このページはどこにも一覧されていません。出ている人は、いつでもチャットで取り消せます：/data shared
