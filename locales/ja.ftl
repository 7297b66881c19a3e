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
round-won = あなた{ $yours } · Gadalka{ $mine } → あなたの得点
round-lost = あなた{ $yours } · Gadalka{ $mine } → Gadalkaの得点
round-drawn = あなた{ $yours } · Gadalka{ $mine } → あいこ
round-missed = あなた{ $yours } · Gadalka{ $mine } → Gadalkaの外れ、あなたの得点
round-hit = あなた{ $yours } · Gadalka{ $mine } → Gadalkaの的中
round-toast = { $round } · { $won } : { $lost } · 次の封印 { $seal } · シード { $seed } · 目印 { $mark }
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
seal-first = あなたが選ぶ前に封印：私の最初の手 { $seal } · シード { $seed } · 目印 { $mark }
seal-next = 次の手を封印：{ $seal } · シード { $seed } · 目印 { $mark }
seal-end = シード { $seed } · 目印 { $mark }
seal-word = あなたの言葉：{ $word }
seal-anew = 新たに封印：{ $seal } · シード { $seed } · 目印 { $mark }
button-why = なぜ？
button-stop = やめる
button-rematch = もう一度
button-continue = 続ける
button-continue-at = { $won } : { $lost } から続ける
button-continue-choice = { $number }. { $won } : { $lost }
button-new = 新しい対戦
button-verify = 検証
button-chart = グラフ
button-details = 詳しく
button-rules = ルール
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
context-played = これを出したのが
context-yours = { $rounds ->
    [1] あなたの
   *[other] あなたの連続
  }{ $yours }
context-mine = { $rounds ->
    [1] 私の
   *[other] 私の連続
  }{ $mine }
context-both = { $rounds ->
    [1] あなたの{ $yours }と私の
   *[other] あなたの連続{ $yours }と私の
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
why-model-off = 読まないでほしいとのことなので、でたらめに出しました。/model on でまた読めます。
why-frozen = あなたのモデルは凍結中です。新しいことは学びません。
why-record = この対戦では{ $all }手のうち{ $right }手を読み当てました。
why-guessed = 似た場面を見たことがなく、勘で出しました。
why-unexpected = 前のラウンドは特に読みがありませんでした。
why-random = この相手は何も読みません。毎回でたらめに出します。
why-apart = ここではほかの人の作ったファイルかゴーストが出しています。考えは本人にしかわかりません。先に手を決めていたことは、封印が示します。
why-by-rule = この相手は自分の決まりで出し、次の手を読もうとはしません。
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
continue-waits = { $won } : { $lost }の対戦が待っています：/{ $command } continue
continue-aside = 🔮 中断中：{ $name } { $won } : { $lost } Gadalka
continue-kept = 得点は{ $days }日間残ります。続けるにはボタンか /{ $command } continue
continue-is-aside = この対戦は中断中で、何も数えていません。「続ける」で戻せます。
continue-nothing = 待っている対戦はありません。始めるには：/{ $command } play
continue-gone = その対戦はもう残っていません。新しく始めるには：/{ $command } play
continue-asked-gone = その質問は回答済みか、古くなりました。もう一度：/{ $command } play
end-no-rounds = 1ラウンドも行われませんでした。
end-last-round = 最後のラウンド：あなた{ $yours }、Gadalka{ $mine }。
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
    [1] 決まりどおりに出し、誰も見ていませんでした。目立つ癖はありません。
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
strip-results = ← 🟢 あなた 🔴 私 ⚪ あいこ
strip-results-no-draws = ← 🟢 あなた 🔴 私
end-seals = 封印をすべて開けました：{ $sealed }個中{ $opened }個が一致。
end-sealed = 封印をすべて開けました：私の手はあなたより先に決まっていました。
end-sealed-unopened = { $sealed }手があなたより先に封印されていました。「検証」ですべて開きます。
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
chart-you = あなた
chart-grey = 灰色：運だけで届く範囲（20回中19回）
chart-lead = どちらがリードしていたか
chart-difference = あなたの勝ち − 私の勝ち
chart-moves = あなたの手
chart-times = 回
chart-round = ラウンド
chart-alt = { $score }。リードの推移を、運の届く灰色の範囲に重ねた折れ線で、あなたの手を棒で示した図。{ $lines }
chart-folded = この対戦の各ラウンドはもう残っておらず、グラフはありません。最終結果：{ $score }。

## 公平さの証明
proof-title = 対戦{ $session }の公平さの証明
proof-seed = シード
proof-how = 自宅で、Gadalka一式、控えた誓約、/data export のファイルを使って：npm run -s gadalka -- verify "…" --pledge "…" --history export.json
proof-how-file = 自宅で、Gadalka一式、添付ファイル、控えた誓約、/data export のファイルを使って：npm run -s gadalka -- verify --file gadalka-proof.txt --pledge "…" --history export.json
proof-none = 検証できる終わった対戦がありません。遊ぶには：/rps play か /oddeven play
proof-not-yet = この対戦はまだ途中なので、封印は開けません。終わったら開きます。
proof-folded = この対戦の各ラウンドはもう残っておらず、ここでは封印を開けられません。終了時の証明行なら使えます：/rps verify proof:…
proof-unreadable = 私の証明行ではありません。gdk3. で始まり（古いものは gdk1. か gdk2.）、終わった対戦の「検証」ボタンで得られ、全体が必要です。
proof-pledge-lost = この対戦の誓約がここではもうわからず、証明に署名できません。
proof-first-version = この対戦は誓約を立てる前のものです。証明行は、手が書き留めた封印と合うことを示します。署名はなく、あなたが選ぶ前に書き留めたことまでは示せません。
proof-word = あなたの言葉：{ $word }
proof-seeds-later = その日の鍵は{ $date }に公表されます。それ以後は、サイコロが鍵から決まり、私には選べなかったことを誰でも確かめられます。
proof-seeds-no-key = この行に付いた鍵は、誓約のものではありません。
proof-seeds-differ = サイコロは誓約したその日の鍵から決まって「いません」。この対戦は信用しないでください。
proof-seeds-fit = サイコロは、公表されたその日の鍵、対戦、あなたの言葉から、誓約どおりに決まっています。
proof-gap-version = その後私は更新され、今は選び方が違います。
proof-gap-other = ここのあなたの記録は、この対戦に使われたものではありません。
proof-gap-apart = ほかの人の作ったファイルかゴーストが出していました。どの手もいつもどおり先に封印されています。
proof-gap-none = 対戦した本人の記録が必要で、あなたのものではありません。
proof-taken-back =
    封印した手のうち{ $count }手が、この行に理由のないまま取り消されています。この対戦は信用しないでください。
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
command-rps-continue = 中断した対戦を続ける
command-rps-verify = 私がずるをしていないか確かめる
command-oddeven = 奇数か偶数か。選ぶのはあなた、当てるのは私
command-oddeven-play = 遊ぶ。私が外せばあなたの得点
command-oddeven-continue = 中断した対戦を続ける
command-oddeven-verify = 私がずるをしていないか確かめる
command-model = あなたについて知っていること、学んでよいこと
command-model-show = 私があなたをどう見て、どれだけ確かか
command-model-reset = あなたのプレースタイルを忘れさせる。成績は残ります
command-model-freeze = 読みは続け、新しいことは学ばない
command-model-off = でたらめに出し、何も学ばない
command-model-on = またあなたから学ぶ
command-model-duels = 人との対決から私が学んでよいか
command-model-share = あなたのプレースタイルを大勢の集計に混ぜ、初対面の人との役に立ててよいか
command-model-ghost = 同意があれば、あなたのプレースタイルをほかの人の相手に
command-strategy = 対戦相手：どんなものがいるか、自分で付けた名前
command-strategy-list = すべての相手を一行ずつ
command-strategy-info = 相手一つ：ゲーム、設定、出典
command-strategy-register = 戦略と設定に自分の名前を付ける
command-strategy-mine = 自分で戦略に付けた名前
command-strategy-update = 自分の名前を別の戦略に付け替える
command-strategy-withdraw = 自分の名前を手放す
command-strategy-submit = 自作の戦略をファイルで送る
command-strategy-open = 自分のファイルのソースを全員に公開する
command-strategy-source = 公開されているファイルのソース
command-strategy-report = 戦略の問題を運営者にこっそり知らせる
command-help = 私にできること、その頼み方
option-help-command = 詳しく知りたいコマンド（例：rps）
command-start = 私の紹介と、最初のゲーム
command-privacy = あなたについて保存しているもの
command-fairness = 私を公平に縛るもの、その確かめ方
command-data = あなたのデータ：持ち出しと削除
command-data-export = あなたについて保存しているすべてをファイルに
command-data-delete = あなたについて保存しているすべてを削除
command-account = 複数のプラットフォームで一人のプレイヤーに：連携、解除、名前
command-account-link = 別のプラットフォームの自分のアカウントとコードで連携する
command-account-unlink = 連携したアカウントをまた分ける
command-account-name = ほかのプラットフォームで見える名前
option-link-code = 別のプラットフォームのコード。なければ私が発行します
option-name-across = here、hidden、または好きな言葉。なければ現状を答えます
option-variant = 基本（3手）かトカゲ・スポック（5手）
option-length = 10点先取（first to 10）、9本勝負（best of 9）、endless …
option-learning = あなたの対決から学ぶかどうか。なければ現状を答えます
option-sharing = プレースタイルを共有するかどうか。なければ現状を答えます
option-ghost-named = あなたにちなむ名前にするか。しなければ誰のものかわからない名前
option-ghost = 現状を見る、凍結し直す、呼び戻す
option-game = どのゲームか。指定がなければじゃんけん
option-level = どれだけあなたを読むか。相手の指定の代わりに
option-opponent = 相手になる戦略。一覧：/strategy list
option-strategy = 対戦相手、または誰かが登録した名前
option-registered-name = 英字・数字・ハイフン3〜24字、先頭は英字（例：my-markov）
option-registered-strategy = 名前が指すもの（例：markov:order=4,decay=0.98）
option-strategy-file = あなたの戦略：JavaScript、または型を消せる TypeScript。64 KB まで
option-file-name = 名前：新しいもの、または新版にする自分の名前
option-strategy-note = 一行の紹介
option-any-name = 誰かが戦略に付けた名前
option-report-reason = 何が問題か
option-proof = 証明行（gdk3.…）。なければ直前の対戦
option-word = あなたの言葉を抽選に混ぜ、私だけでは決められなくします
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
strategy-list-more = 詳しくは：/strategy info markov。対戦するには：/rps play opponent=markov か /oddeven play opponent=markov
strategy-info-which = どれですか？ 例：/strategy info markov。すべての名前：/strategy list
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
registration-mine-more = 成績：/strategy info。変更・手放す：/strategy update、/strategy withdraw
registration-none = 登録した戦略がありません。まずは：/strategy register my-markov markov:order=4
registration-how = 名前と戦略をどうぞ：/strategy register my-markov markov:order=4。すべての戦略：/strategy list
registration-update-how = あなたの名前と戦略をどうぞ：/strategy update my-markov markov:order=5。あなたの名前：/strategy mine
registration-withdraw-how = どれですか？ /strategy withdraw と名前を入力してください。あなたの名前：/strategy mine
registration-withdraw-title = { $name } を手放しますか？
registration-withdraw-file = 誰も対戦できなくなり、進行中の対戦は結果なしで終わり、ファイルは削除されます。名前は誰でも取れます。
registration-withdraw-text = この名前では誰も対戦できなくなり、名前は誰でも取れます。始まった対戦は続きます。
button-withdraw = 手放す
registration-withdrawn = { $name } を手放しました。名前は空いています。
registration-kept = そのままにします。
registration-bad-name = 「{ $name }」は名前にできません。英字a〜z・数字・ハイフン3〜24字で、先頭は英字です。例：my-markov
registration-reserved-name = 「{ $name }」はここで別の意味があります。別の名前をどうぞ。例：my-{ $name }
registration-indecent-name = 「{ $name }」は人前で口にできません。別の名前をどうぞ。
coarse-stems = まんこ マンコ ちんこ チンコ ちんぽ チンポ きんたま キンタマ レイプ 強姦 土人 支那人 チョン公 きちがい キチガイ 売春婦 ナチス ヒトラー
coarse-words = 死ね 氏ね くたばれ
coarse-innocent = パチンコ ぱちんこ プレイプ ロマンコ ーマンコ ルーチンコ キッチンコ
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
submission-done = 🔮 { $name } を登録しました
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
strategy-name-missing = どれですか？ { $command } と名前を入力してください。
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
fairness-how = 対戦を確かめるには：終わりに「検証」を押し、その行をこの誓約とともに自分の機械の gadalka verify に渡します。ここで言うことは、私の言い分にすぎません。

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
clock-soon = まもなく
clock-days = { $count }日
clock-hours = { $count }時間
clock-minutes = { $count }分
clock-seconds = { $count }秒

## ヘルプ、挨拶、プライバシー、データ
help-brief = 🔮 あなたと勝負し、選び方を学びます：/rps、/oddeven、/mines。ほかにできることは、押すと出ます。
help-title = 🔮 私にできること
help-tips = 一つを詳しく：/help tournament。オプション付き：/rps play lizard-spock first to 5。対戦中は「なぜ？」で見えたものを話し、「やめる」で終わります。
help-options = 付け加えられるもの：
help-options-how = [角括弧] の中は省略でき、順不同で、名前でも書けます：{ $example }。メニューが出るところでは選んでください。
start-title = 🔮 Gadalkaです
start-text = 少しだけ心を読みます。ゲームを選んでください。選び方を学び、見えたものをお話しし、ずるをしていないことを証明します。
start-mines = マインスイーパー
start-more = できることすべて：/help。あなたについて残すもの：/privacy。公平さの確かめ方：/fairness
privacy-fairness = 公平さの確かめ方：/fairness
privacy-brief = 対戦の手と結果を保存します。プロフィールは、同意なしに誰にも見せません。すべての持ち出しと削除：/data
privacy-title = あなたについて保存しているもの
privacy-text =
    このプラットフォームでのID、対戦の手と結果。最近の対戦は設定と、私の手のシードも。
    最後に遊んだ週と月に、勝敗のついたラウンドをいくつ勝ったかと、その日付。
    ほかの人に見せると同意したら（/profile privacy）：いつ、どこまで、あなたの名前、以後どこで遊ぶか。それまでプロフィールは非公開です。
    比較を許したり頼んだりしたら：相手と日時。質問は一週間で消えます。
    Telegramのユーザー名を90日間。ほかの人が指名できるように。
    人との対決：両者の手と結果、両者の名前を二週間。レート戦はレートの根拠も。
    最近のマインスイーパーの盤面と結果。競走は一日だけ、参加者も。
    登録・送付した戦略とゴースト：内容と成績。
    アカウントを連携したら（/account link）：どれを、どの名前で。ほかのプラットフォーム向けの名前（/account name）。
    対決から学ぶこと（/model duels）や共有（/model share）をいつからしているか。
    それ以外は保存しません：名前、メッセージ、遊ぶ場所、遊ぶ時刻。
    データはこのボットの運営者のもとにあり、あなた以外に見せません。私の見方：/model show
    持ち出し：/data export。削除：/data delete
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
account-link-stricter = 設定が違うときは厳しいほうに合わせます：非公開、オフ、挑戦なし。ほかの誰にも知らせません。
account-link-yes = 連携する
account-link-no = しない
account-link-waiting = あなたは承諾しました。次は{ $name }さん{ $on }に確認します：私からのメッセージ、コードの下の「確認」、またはそちらで /account link
account-linked = 連携しました。このアカウントと{ $name }さん{ $on }は、もう一人のプレイヤーです。分けるには：/account unlink
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
account-unlinked-none = このアカウントは連携していません。連携するには：/account link
account-name-nobody = { $platform ->
    [discord] Discordのプレイヤー
    [telegram] Telegramのプレイヤー
    [terminal] ターミナルのプレイヤー
   *[other] よそのプレイヤー
}
account-name-shown = ほかのプラットフォームで一緒に遊ぶ人には「{ $name }」と表示されます。
account-name-hidden = ほかのプラットフォームでは名前を隠しています：「{ $name }」。
account-name-how = 変えるには：/account name here（このプラットフォームでの名前）、/account name hidden、または好きな言葉。
account-name-bad = 名前は一行{ $max }文字まで、押せるもの（@、リンク、長い数字）は使えません。

## 挑戦
challenge-race = { $name }さん、{ $caller }さんから同じ盤面での競走の挑戦です。{ $minutes }分以内にお返事ください。
challenge-question = { $name }さん、{ $caller }さんから質問があります。
challenge-retract = 取り下げる
challenge-declined = { $name }さんは今回は遠慮するそうです。{ $caller }さん、お誘いありがとうございました。
challenge-retracted = { $caller }さんが挑戦を取り下げました。
challenge-unanswered = { $name }さんの返事が間に合わず、挑戦は終わりました。
challenge-waiting = { $name }さんにはもう挑戦が届いていて、返事待ちです。
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
challenge-option = ほかの人があなたを指名して挑めるか
challenge-setting-on = ほかの人が、競走や比較にあなたを指名できます。一度だけメンションし、受けるか断るかはあなた次第。そっとしておいてほしければ：/privacy challenges=off
challenge-setting-off = 挑戦を受けていません。指名した人にはそう伝え、何も投稿しません。また受けるには：/privacy challenges=on
challenge-stored = 挑戦については、いつあり、どうなったかを一日残します。受けない場合は、いつからかを残します。

## 対決の相手
command-duel = あなたの対決：誰をブロックし、誰の対決を受けるか
command-duel-list = ブロックした人と、対決を受ける範囲
command-duel-block = 誰かをブロック：二人の間の対決はなくなります。相手には知らせません
command-duel-unblock = ブロックを解除
command-duel-from = 対決を受ける範囲：全員、同じ場所の人、誰からも受けない
option-duel-whom = 誰のことか
option-duel-from = 誰の対決を受けるか
choice-duels-everyone = 全員
choice-duels-here = あなたが遊ぶ場所の人
choice-duels-nobody = 受けない
duel-blocked = { $name }さんとの対決はもうありません。理由は誰も伝えません。進行中のものは残ります。思い直したら：/duel list
duel-unblocked = { $name }さんはブロックしていません。
duel-block-self = 自分からは隠れられません。ほかの人を指名してください。
duel-block-bot = ボットは誰にも対決を申し込みません。
duel-block-whom = 誰をですか？ /duel block @name のように指名するか、その人のメッセージにこのコマンドで返信してください。個別チャットなら誰にも見えません。
duel-block-full = 覚えられるブロックは{ $max }人までです。先に一つ解除してください：/duel list
duels-title = 🔮 あなたの対決
duels-blocked-nobody = 誰もブロックしていません。
duels-blocked = ブロック中、全部で{ $count }人。相手には「今は対決を受けていない」とだけ出ます：
duels-blocked-line = { $name }さん、{ $date }から
duels-blocked-nameless = 名前を忘れた誰か、{ $date }から
duels-button-unblock = 解除：{ $name }
duels-how = ブロックするには：/duel block。受ける範囲を選ぶには：/duel from
duels-from-everyone = 全員からの対決を受けています。
duels-from-here = あなたが遊ぶ場所の人からの対決を受けています：これから私があなたの対戦を見るサーバーとグループです。ほかでは受けていません。
duels-from-nobody = 誰からも対決を受けていません。自分から申し込むことはできます。
duels-muted = 対決も含め、挑戦を一切受けていません。以下は、また受けるようにしてから効きます：/privacy challenges=on
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
   *[draw] { $before }であいこのあと
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
       *[draw] あいこの
      }あとは{ $often }、{ $move }。
   *[other] { $name }さんには反射的な癖があります：{ $before }で{ $result ->
        [win] 勝った
        [loss] 負けた
       *[draw] あいこの
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
profile-missing = あと{ $missing }ラウンドで、どれだけ読みにくいか、何に似ているかを言えます。
profile-bits = 読みにくさ：1手あたり{ $bits }ビット、おそらく{ $from }から{ $to }の間。純粋な偶然は{ $most }で、それより上はありません。
profile-hard = 読みにくさ：{ $level ->
    [chance] 純粋な偶然と同じ。これ以上はありません。
    [unsure] ラウンドが少なく、まだ言えません。
    [little] 偶然より少し読みやすい。
    [clear] 偶然よりはっきり読みやすい。
   *[easy] 読みやすい。
  }
profile-read = 最初の{ $count }手では{ $first }手、最後の{ $count }手では{ $last }手を当てました。運なら{ $luck }手です。
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
profile-details-none = この数字には、あと{ $missing }ラウンド必要です。
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
compare-ask-text = 承諾すると、ここの全員に、あなたと{ $caller }さんの{ $game }がどれだけ似ていて、どこがいちばん違うかが、回数と図で見えます。どこで遊んだかを問わず、私との全ラウンドからです。以後{ $caller }さんは、どのゲームでも、どのチャットでもまた比べられます。取り消すには：/profile privacy。投稿されたものはチャットに残ります。
compare-ask-text-private = 承諾すると、あなたと{ $caller }さんに、お二人の{ $game }がどれだけ似ていて、どこがいちばん違うかが、回数と図で見えます。どこで遊んだかを問わず、私との全ラウンドからです。以後{ $caller }さんは、どのゲームでも、どのチャットでもまた比べられます。取り消すには：/profile privacy。投稿されたものはチャットに残ります。
compare-ask-rules = 承諾・お断りできるのは{ $target }さんだけで、期限は一週間です。{ $caller }さんは尋ねることで同意しており、取り下げもできます。
button-accept = 承諾
button-decline = お断り
button-retract = 質問を取り下げる
compare-not-asked = この質問はほかの人宛てです。
compare-not-asking = 質問を取り下げられるのは、尋ねた人だけです。
compare-lapsed = この質問はもう終わっています。
compare-retracted = { $name }さんが質問を取り下げました。
compare-declined = 今回は比較なしです。
compare-accepted-before = もう承諾しています。取り消すには：/profile privacy
compare-answered = 承諾しました。取り消すには：/profile privacy
compare-title = 🔮 { $a }さんと{ $b }さん：{ $game }
compare-head = { $verdict }。最大の違い：{ $largest }。
compare-head-alone = { $verdict }。
compare-head-repeats = { $result ->
    [win] 勝ち
    [loss] 負け
   *[draw] あいこ
  }のあと、{ $more }さんは続け、{ $less }さんは変える
compare-head-often = { $more }さんは{ $less }さんより{ $move }が多い
compare-head-after = { $result ->
    [win] { $before }で勝った
    [loss] { $before }で負けた
   *[draw] { $before }であいこの
  }あと、{ $more }さんは{ $less }さんより{ $move }が多い
compare-head-more = { $more }さんは{ $less }さんよりこれが多い（{ $habit }）
compare-differ = お二人のプレースタイルは違います
compare-strangers = お二人は赤の他人のように違います
compare-perhaps = お二人のプレースタイルは、おそらく違います
compare-alike = このラウンドからは、お二人を見分けられません
compare-effect = 違いの大きさ：1のうち{ $effect }（{ $roundsA }ラウンドと{ $roundsB }ラウンドから）。
compare-rounds = ラウンド数：{ $a }さん{ $roundsA }、{ $b }さん{ $roundsB }。
compare-differences = お二人がいちばん違うところ：
compare-difference = – { $habit }。{ $a }さん{ $percentA }%（{ $totalA }回中{ $countA }回）、{ $b }さん{ $percentB }%（{ $totalB }回中{ $countB }回）
compare-no-difference = 運で生じる以上に違う癖はありません。
compare-seed = 最初に発表された距離、直近{ $context }手：{ $most }のうち{ $p }。見る手数ごと：{ $d }
compare-trust = 運でしょうか？ お二人のラウンドを混ぜて配り直すと、1000回中{ $count }回が同じだけ違いました（p = { $p }）。
compare-details-title = 🔮 この比較の数字：{ $game }
compare-details-difference = – { $habit }。{ $totalA }回中{ $countA }回、{ $totalB }回中{ $countB }回（p { $p }）
compare-details-how = 読み方。並んだ二つの数字は、上のメッセージの順にお二人のものです。違いの大きさ：0は同じ、1は共通点なし。同じ人の二つの時期はたいてい0.25〜0.60、別々の二人は0.63〜0.86です。
    pは、運だけで同じだけの違いが出る頻度です。癖の欄では、たくさん見ている分も織り込んでいます。0.01までは「違う」、0.05までは「おそらく」、それより上は見分けられないと言います。
    発表された距離は、どの二人でも最大に近くなります。歴史はありますが、意味はあまりありません。
compare-details-closed = この比較はここではもう公開されていません。改めて尋ねてください：/profile compare
compare-too-few = 比べるにはラウンドが足りません。それぞれ{ $needed }ラウンド必要です。
compare-missing = – { $name }さんはあと{ $missing }ラウンド
compare-basis = { $name }さんは尋ねることで同意しています。
compare-basis-agreed = { $name }さんは{ $date }に同意しました。
compare-basis-place = { $name }さんはこの場所に公開しています。
compare-basis-everyone = { $name }さんは全員に公開しています。
compare-alt = 何のあとに何が来るか。{ $a }さん：{ $habitsA }。{ $b }さん：{ $habitsB }。
profile-asked = あなたの返事待ち。あなたと比べたい人：
profile-asked-by = – { $name }さん：{ $game }、{ $date }から
profile-asked-more = – これらに返事をすると、あと{ $count }件
profile-asked-rules = 承諾すると、尋ねた人に、お二人がどれだけ似ていて、どこがいちばん違うかが、回数と図で見えます。どこで遊んだかを問わず、私との全ラウンドからです。以後その人は、どのゲームでも、どのチャットでもまた比べられます。ここで取り消せば終わります。投稿されたものはチャットに残ります。尋ねた人は尋ねることで同意しています。質問は一週間で消えます。
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
map-join = 同意した人だけを数えています。参加・離脱：/profile privacy
map-closed-meanwhile = 描いている間に、誰かがプロフィールを閉じました。もう一度どうぞ。
map-alone-here = 地図に出るのはグループやサーバーのプレイヤーです。そちらで尋ねてください：/profile map
map-too-few = 地図には、プロフィールを公開し、それぞれ{ $rounds }ラウンドあるこの場所のプレイヤーが{ $people }人必要です。今は{ $ready }人。ラウンド不足は{ $short }人。
map-mine-private = あなたは載っていません。プロフィールが非公開です。載るには：/profile privacy place、そのあとここで対戦を終えてください。
map-mine-anew = あなたは載っていません。同意したのは地図ができる前でした。載るには、改めて同意を：/profile privacy
map-mine-not-here = あなたはまだ載っていません。ここで対戦を終えてください。
map-mine-missing = あなたはまだ載っていません。このゲームであと{ $missing }ラウンド、全部で{ $needed }ラウンド必要です。
map-mine-ready = 準備完了です。
map-mine-people = あなたにいちばん似ているのは：{ $list }。
map-mine-alone = この地図にほかの人はいません。
map-mine-ways = あなたの流儀：{ $way }。
map-mine-no-way = あなたの流儀は、私の知るどれにも似ていません。
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
groups-which-roles = どのグループですか？ ロールを指名し、ほかの全員と比べるのでなければ against= のあとにもう一つ：/profile groups
groups-which-chat = どのグループですか？ 私のいる別のチャットを指名すると、ここと比べます：/profile groups channel=@name
groups-no-roles = ここにロールはありません。別のチャットを指名してください：/profile groups channel=@name
groups-unknown-role = そのロールが見つかりません。一覧から選んでください。
groups-same-role = それでは二つのグループになりません。全員が持つわけではないロールを選び、よければもう一つも。
groups-roles-closed = 誰がどのロールか、Discordは教えてくれません。私がこのサーバーのメンバーではないからです。管理する人が私を追加できます。
groups-roles-away = 今、Discordがロールを教えてくれません。もう一度お試しください。
groups-unknown-chat = そのチャットが見つからないか、私がいません。
groups-same-chat = それはこのチャットです。別のものを指名してください。
