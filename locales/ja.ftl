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
offer-open-title = { $game}：誰でもどうぞ
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
command-model-reset = あなたの打ち方を忘れさせる。成績は残ります
command-model-freeze = 読みは続け、新しいことは学ばない
command-model-off = でたらめに出し、何も学ばない
command-model-on = またあなたから学ぶ
command-model-duels = 人との対決から私が学んでよいか
command-model-share = あなたの打ち方を大勢の集計に混ぜ、初対面の人との役に立ててよいか
command-model-ghost = 同意があれば、あなたの打ち方をほかの人の相手に
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
option-sharing = 打ち方を共有するかどうか。なければ現状を答えます
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
strategy-ghost = ゴースト：本人の同意で凍結した、誰かの打ち方
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
coarse-stems = まんこ マンコ ちんこ チンコ ちんぽ チンポ きんたま キンタマ レイプ 強姦 土人 支那人 チョン公 きちがい キチガイ 池沼 売春婦 ナチス ヒトラー
coarse-words = 死ね 氏ね くたばれ
coarse-innocent = パチンコ ぱちんこ
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
