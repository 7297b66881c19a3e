# Semua teks dalam bahasa Indonesia. Suara: peramal dengan humor kering dan sopan; kalimat pendek; hasil dulu; tak pernah mengejek orang.
# Lawan bicara selalu “kamu”, Gadalka menyebut diri “aku”. Orang ketiga: sebut nama atau “dia”/“orang”; jangan menebak jenis kelamin.
# Gadalka adalah nama bot dan tidak diterjemahkan. Tanda kutip “ ”; persen tanpa spasi: 50%. Tidak ada bentuk jamak setelah angka.
# Istilah: match pertandingan · round ronde · move pilihan (suit, ganjil-genap), langkah (Minesweeper) · strategy strategi · predictor prediktor · opponent lawan · draw seri
# profile profil · standings klasemen · leaderboard papan peringkat · rating rating · rated berperingkat · streak beruntun · duel duel · league liga
# seal segel · pledge ikrar · mark tanda · seed benih · proof bukti · key of the day kunci hari itu · dice dadu · host pengelola (bot)
# minesweeper Minesweeper (nama yang lazim) · board papan · cell kotak · flag bendera · hint petunjuk · guess tebakan · no-guess tanpa tebak
# ghost hantu · tournament turnamen · championship system sistem · entrant peserta · forfeit WO · bye bebas tanding · luck keberuntungan · chance kebetulan, acak

## Permainan dan pilihan
game-rps = Batu, gunting, kertas
game-rpsls = Batu, gunting, kertas, kadal, Spock
game-oddeven = Ganjil-genap
move-rock = Batu
move-paper = Kertas
move-scissors = Gunting
move-lizard = Kadal
move-spock = Spock
move-odd = Ganjil
move-even = Genap
length-first = sampai { $points }
length-best = terbaik dari { $of }
length-endless = tanpa akhir

## Satu pertandingan
match-title = 🔮 { $game } · { $length }
match-title-opponent = { $title } · lawan: { $opponent }
match-opponent-novice = Pemula
match-opponent-mirror = Cermin
match-opponent-coin = Koin jujur
match-score = { $name } { $won } : { $lost } Gadalka{ $drawn ->
    [0] {""}
   *[other] {" "}· { $drawn } seri
  }
match-first = Pilih. Pilihanku sudah disegel.
match-first-guess = Ganjil atau genap? Tebakanku sudah disegel. Kalau meleset, poinnya untukmu.
round-won = Kamu { $yours } · Gadalka { $mine } → poin untukmu
round-lost = Kamu { $yours } · Gadalka { $mine } → poin untuk Gadalka
round-drawn = Kamu { $yours } · Gadalka { $mine } → seri
round-missed = Kamu { $yours } · Gadalka { $mine } → Gadalka meleset; poin untukmu
round-hit = Kamu { $yours } · Gadalka { $mine } → Gadalka menebaknya
round-toast = { $round } · { $won } : { $lost } · segel berikut { $seal } · benih { $seed } · tanda { $mark }
round-expected = Aku menduga { $move }.
round-expected-because = Aku menduga { $move }: { $because }.
round-chance = Kali ini aku percaya pada nasib.
round-read = Aku percaya pada nasib: mungkin ada yang sedang membacaku.
round-model-off = Aku memilih acak, seperti maumu: aku tidak membacamu.
round-guessed = Tak ada pegangan, jadi aku menebak saja.
round-unexpected = Aku tidak menduga apa-apa.
round-drew-at-random = Aku memilih acak.
round-apart = Yang main buatan orang lain; isi pikirannya disimpan sendiri.
round-by-rule = Aku main menurut aturanku sendiri; aturan itu tidak mencoba menebakmu.
seal-first = Disegel sebelum kamu memilih: pilihan pertamaku { $seal } · benih { $seed } · tanda { $mark }
seal-next = Pilihan berikut disegel: { $seal } · benih { $seed } · tanda { $mark }
seal-end = benih { $seed } · tanda { $mark }
seal-word = katamu: { $word }
seal-anew = Disegel ulang: { $seal } · benih { $seed } · tanda { $mark }
button-why = Kenapa?
button-stop = Berhenti
button-rematch = Main lagi
button-continue = Lanjut
button-continue-at = Lanjut { $won } : { $lost }
button-continue-choice = { $number }. { $won } : { $lost }
button-new = Pertandingan baru
button-verify = Verifikasi
button-chart = Grafik
button-details = Rincian
button-rules = Aturan
button-play = Main
button-next = Berikutnya
button-back = Kembali

## Aturan permainan dengan banyak pilihan
rules-title = 🔮 Apa mengalahkan apa: { $game }
rules-rock-scissors = Batu menghancurkan Gunting
rules-rock-lizard = Batu menggencet Kadal
rules-paper-rock = Kertas membungkus Batu
rules-paper-spock = Kertas membantah Spock
rules-scissors-paper = Gunting memotong Kertas
rules-scissors-lizard = Gunting memenggal Kadal
rules-lizard-paper = Kadal memakan Kertas
rules-lizard-spock = Kadal meracuni Spock
rules-spock-scissors = Spock meremukkan Gunting
rules-spock-rock = Spock menguapkan Batu
rules-beats = { $winner } mengalahkan { $loser }
rules-caption = Panah menunjuk ke yang dikalahkan
rules-alt = { $game }: pilihan-pilihan dalam lingkaran, dengan panah ke yang dikalahkan masing-masing. { $rules }
rules-play = Dua yang sama berarti seri. Untuk main: /rps play { $variant }

## Yang dilihatnya
evidence-often = kamu memilihnya { $count } dari { $total } kali
evidence-after-own = setelah { $yours } darimu, kamu memilihnya { $count } dari { $total } kali
evidence-after-other = setelah { $mine } dariku, kamu memilihnya { $count } dari { $total } kali
evidence-after-both = setelah { $yours } darimu lawan { $mine } dariku, kamu memilihnya { $count } dari { $total } kali
evidence-repeat = { $result ->
    [win] setelah menang kamu mengulang pilihan { $count } dari { $total } kali
    [loss] setelah kalah kamu mengulang pilihan { $count } dari { $total } kali
   *[draw] setelah seri kamu mengulang pilihan { $count } dari { $total } kali
  }
evidence-change = { $result ->
    [win] setelah menang kamu mengganti pilihan { $count } dari { $total } kali
    [loss] setelah kalah kamu mengganti pilihan { $count } dari { $total } kali
   *[draw] setelah seri kamu mengganti pilihan { $count } dari { $total } kali
  }
context-times = { $count } dari { $total } kali
context-played = kamu memilihnya
context-yours = { $rounds ->
    [1] pilihanmu
   *[other] pilihan-pilihanmu
  } { $yours }
context-mine = { $rounds ->
    [1] pilihanku
   *[other] pilihan-pilihanku
  } { $mine }
context-both = { $rounds ->
    [1] pilihanmu { $yours } lawan pilihanku
   *[other] pilihan-pilihanmu { $yours } lawan pilihanku
  } { $mine }
context-after = { $back ->
    [1] setelah
    [2] dua ronde setelah
   *[other] { $back } ronde setelah
  } { $moves }
context-after-two = setelah { $earlier }{ $gap ->
    [1] , lalu
   *[other] {" "}dan { $gap } ronde kemudian
  } { $later }
context-result = { $result ->
    [win] { $exact ->
        [yes] menang
       *[no] menang seperti itu
      }
    [loss] { $exact ->
        [yes] kalah
       *[no] kalah seperti itu
      }
   *[draw] seri
  }
context-results = { $before }, lalu { $next }
context-after-results = setelah { $results }
context-step = { $step ->
    [same] setelah kamu mengulang pilihan
    [other] setelah kamu mengganti pilihan
    [beating] setelah kamu beralih ke yang mengalahkan pilihanmu sebelumnya
    [beaten] setelah kamu beralih ke yang dikalahkan pilihanmu sebelumnya
   *[far] setelah langkah seperti { $from } → { $to }
  }
context-steps = setelah { $moves } pilihan dalam pola ini
context-alike = { $rounds ->
    [1] setelah ronde yang persis begitu
   *[other] setelah { $rounds } ronde yang persis begitu
  }
context-from-yours = { $step ->
    [same] kamu mengulang pilihan
    [other] kamu mengganti pilihan
    [beating] kamu beralih ke yang mengalahkan pilihan terakhirmu
    [beaten] kamu beralih ke yang dikalahkan pilihan terakhirmu
   *[far] kamu beralih dari { $from } ke { $to }, atau serupa,
  }
context-from-mine = { $step ->
    [same] kamu mengambil pilihan terakhirku
    [other] kamu mengambil yang tidak kupilih
    [beating] kamu mengambil yang mengalahkan pilihan terakhirku
    [beaten] kamu mengambil yang dikalahkan pilihan terakhirku
   *[far] kamu membalas { $from } dariku dengan { $to }, atau serupa,
  }
why-expected = Di ronde terakhir aku menduga { $move }: { $because }.
why-blend = Di ronde terakhir aku menduga { $move }. Tak ada satu kebiasaan pun yang bilang begitu; { $rounds ->
    [1] satu-satunya ronde yang kuingat menunjuk ke sana.
   *[other] dari { $rounds } ronde yang kuingat, yang paling mirip menunjuk ke sana.
  }
why-sure = Aku { $percent }% yakin.
why-people = Di ronde terakhir aku menduga { $move }. Aku belum tahu apa-apa tentangmu; begitulah orang lain biasanya.
why-forgotten = Di ronde terakhir aku menduga { $move }. Alasannya sudah kulupakan, seperti maumu.
why-chance = Kali ini aku percaya pada nasib: membacamu menjanjikan terlalu sedikit untuk risikonya.
why-careful = Aku percaya pada nasib: kita baru kenal, dan mungkin kamu tahu caraku memulai. Di ronde-ronde awal risikoku kecil.
why-read = Aku percaya pada nasib: kamu sudah menang begitu banyak dari tebakanku, mungkin ada yang membacaku. Risikoku hanya yang kurebut kembali.
why-model-off = Kamu memintaku tidak membacamu, jadi aku memilih acak. /model on membuatku membaca lagi.
why-frozen = Modelmu dibekukan: aku tidak belajar hal baru.
why-record = Di pertandingan ini aku membaca { $right } dari { $all } pilihan dengan benar.
why-guessed = Aku belum pernah melihat yang seperti itu, jadi aku menebak saja.
why-unexpected = Di ronde terakhir aku tidak menduga apa-apa.
why-random = Lawan ini tidak membaca apa pun. Semua pilihannya acak.
why-apart = Yang main di sini berkas atau hantu buatan orang lain. Isi pikirannya tetap di sana; bahwa ia memilih sebelum kamu, segelnya menunjukkan.
why-by-rule = Lawan ini main menurut aturannya sendiri dan tidak mencoba menebak pilihanmu berikutnya.
why-too-early = Tanya aku setelah ronde pertama. Pilihanku berikutnya tetap disegel.

## Akhir pertandingan
end-won = 🔮 { $name } menang { $won } : { $lost }
end-lost = 🔮 Gadalka menang { $lost } : { $won }
end-level = 🔮 Imbang: { $name } { $won } : { $lost } Gadalka
end-stopped = 🔮 Berhenti di { $name } { $won } : { $lost } Gadalka
end-forfeited = 🔮 { $name } menang WO di { $won } : { $lost }
end-withdrawn = 🔮 Selesai di { $name } { $won } : { $lost }: lawannya sudah tidak ada lagi
end-broke = { $line ->
    [0] Berkasnya rusak dan tak bisa memilih lagi. Semua ronde tetap dihitung.
   *[other] Berkasnya rusak di baris { $line }, kolom { $column }, dan tak bisa memilih lagi. Semua ronde tetap dihitung.
}
end-replaced = 🔮 Disisihkan di { $name } { $won } : { $lost } Gadalka
continue-open = 🔮 Belum selesai: { $name } { $won } : { $lost } Gadalka
continue-question =
    { $terms }
    Lanjut yang ini atau mulai baru? Yang ini bisa menunggu: skornya tersimpan.
continue-new-terms = Baru: { $terms }
continue-which = 🔮 Pertandingan mana yang kita lanjutkan?
continue-choice = { $number }. { $won } : { $lost } · { $terms } · { $ago }
continue-waits = Pertandingan di { $won } : { $lost } menunggumu: /{ $command } continue
continue-aside = 🔮 Disisihkan: { $name } { $won } : { $lost } Gadalka
continue-kept = Skornya tersimpan { $days } hari. Untuk melanjutkan: tombolnya, atau /{ $command } continue
continue-is-aside = Pertandingan ini disisihkan, dan tidak ada yang dihitung. “Lanjut” membawanya kembali.
continue-nothing = Tak ada pertandinganmu yang menunggu. Mulai satu: /{ $command } play
continue-gone = Pertandingan itu sudah tidak tersimpan. Mulai yang lain: /{ $command } play
continue-asked-gone = Pertanyaan itu sudah dijawab, atau terlalu lama. Tanya lagi: /{ $command } play
end-no-rounds = Tak ada ronde yang dimainkan.
end-last-round = Ronde terakhir: kamu { $yours }, Gadalka { $mine }.
end-gave-me = { $habit }: itu memberiku { $points } poin{ $back ->
    [0] {""}
   *[other] , dan kamu { $back }
  }.
end-gave-you = { $habit }, dan aku tidak menyadarinya: itu memberimu { $points } poin{ $back ->
    [0] {""}
   *[other] , dan aku { $back }
  }.
end-habit-after = Kamu { $same ->
    [yes] mengulang pilihan
   *[no] mengganti pilihan
  } setelah { $result ->
    [win] menang
    [loss] kalah
   *[draw] seri
  }
end-habit-favourite = Kamu paling sering memilih { $move }
end-habit-in-turn = { $size ->
    [2] Kamu memilih keduanya bergantian
   *[other] Kamu memilih semuanya bergiliran, { $moves }
  }
end-plain-mine = { $variant ->
    [0] Tak ada satu kebiasaan pun yang membocorkanmu. Aku hidup dari uang receh.
    [1] Tak bisa kusebut kebiasaan yang membuatmu kalah. Jasanya kubagi dengan keberuntungan.
   *[2] Tak ada yang menonjol darimu. Sebut saja ini tetap ramalan.
  }
end-plain-yours = { $variant ->
    [0] Tak kutemukan kebiasaan untuk dipegang. Salut.
    [1] Kamu tidak membocorkan apa-apa. Padahal aku mencarinya.
   *[2] Tak ada kebiasaanmu yang menonjol. Kartu-kartu tersipu.
  }
end-plain-level = { $variant ->
    [0] Tak satu pun dari kita banyak membocorkan.
    [1] Imbang, dan tak ada kebiasaan yang menonjol. Kartu-kartu angkat bahu.
   *[2] Tak ada selisih, dan tak ada yang bisa diceritakan.
  }
end-plain-short = { $variant ->
    [0] Terlalu singkat untuk meramal siapa pun.
    [1] Cuma segini rondenya? Aku pun butuh sedikit lagi.
   *[2] Kita baru saja mulai; belum ada yang bisa diceritakan.
  }
end-plain-rule = { $variant ->
    [0] Aku setia pada aturanku, dan tak ada kebiasaanmu yang menonjol.
    [1] Aku main menurut aturan dan tidak mengamati siapa pun. Tak ada kebiasaan yang menonjol.
   *[2] Aturan lawan manusia, dan tak ada kebiasaan yang menonjol.
  }
end-plain-random = { $variant ->
    [0] Aku memilih acak: tak ada yang berkisah tentangmu di sini.
    [1] Kali ini aku tidak membaca apa-apa. Puji atau salahkan keberuntungan.
   *[2] Pilihanku acak: kebiasaanmu tidak berpengaruh.
  }
end-read = { $rounds } ronde. Aku meramal { $percent }% pilihanmu; keberuntungan saja akan meramal { $chance }%: { $verdict }.
end-unread = { $rounds } ronde. Aku tidak membaca apa-apa.
verdict-read = lebih dari sekadar untung
verdict-unsure = rondenya terlalu sedikit untuk yakin
verdict-escaped = kamu lolos lebih sering daripada yang wajar bagi keberuntungan
duel-read-title = { $who ->
    [you] 🔮 Beginilah aku akan membacamu
   *[other] 🔮 Beginilah aku akan membaca { $name }
  }
duel-read-closed = { $name } menyimpannya sendiri. Begitu dia menekan “Izinkan membacaku” di bawah duel, kamu boleh melihat.
duel-read-nothing = Tak ada yang bisa dibaca: tak ada ronde saat keduanya memilih.
duel-read-unread = Aku tidak akan menduga apa-apa.
duel-read-count = Aku akan meramal { $right } dari { $read } pilihan; keberuntungan akan meramal { $luck }. { $verdict ->
    [read] Itu lebih dari sekadar untung.
    [escaped] { $who ->
        [you] Kamu lolos lebih sering daripada yang wajar bagi keberuntungan.
       *[other] { $name } lolos lebih sering daripada yang wajar bagi keberuntungan.
      }
   *[unsure] Rondenya terlalu sedikit untuk yakin.
  }
duel-read-round = Ronde { $round }: aku akan menduga { $move }: { $because } (untung-untungan: { $luck }).
duel-read-often = { $who ->
    [you] kamu memilihnya { $count } dari { $total } kali
   *[other] { $name } memilihnya { $count } dari { $total } kali
  }
duel-read-after-own = { $who ->
    [you] setelah { $own } darimu, kamu memilihnya { $count } dari { $total } kali
   *[other] setelah { $own }, { $name } memilihnya { $count } dari { $total } kali
  }
duel-read-after-other = { $who ->
    [you] setelah lawanmu memilih { $other }, kamu memilihnya { $count } dari { $total } kali
   *[other] setelah { $other } dari seberang, { $name } memilihnya { $count } dari { $total } kali
  }
duel-read-after-both = { $who ->
    [you] setelah { $own } darimu lawan { $other }, kamu memilihnya { $count } dari { $total } kali
   *[other] setelah { $own } lawan { $other }, { $name } memilihnya { $count } dari { $total } kali
  }
duel-read-repeat = setelah { $result ->
    [win] menang
    [loss] kalah
   *[draw] seri
  } { $who ->
    [you] kamu mengulang pilihan
   *[other] { $name } mengulang pilihan
  }, { $count } dari { $total } kali
duel-read-change = setelah { $result ->
    [win] menang
    [loss] kalah
   *[draw] seri
  } { $who ->
    [you] kamu mengganti pilihan
   *[other] { $name } mengganti pilihan
  }, { $count } dari { $total } kali
duel-read-strip = { $who ->
    [you] ← pilihanmu
   *[other] ← pilihan { $name }
  }
duel-read-strip-expected = ← yang akan kuduga
duel-read-known = { $known ->
    [0] Aku tak tahu apa-apa dari sebelumnya, dan belajar sepanjang duel.
   *[other] Aku berpegang pada { $known } ronde dari sebelumnya, dan belajar sepanjang duel.
  }
strip-yours = ← pilihanmu
strip-mine = ← pilihanku
strip-results = ← 🟢 kamu 🔴 aku ⚪ seri
strip-results-no-draws = ← 🟢 kamu 🔴 aku
end-seals = Semua segel dibuka: { $opened } dari { $sealed } cocok.
end-sealed = Semua segel dibuka: aku memilih sebelum kamu.
end-sealed-unopened = { $sealed } pilihan disegel sebelum kamu memilih. “Verifikasi” membuka semua segel.
end-seals-broken = Segelnya tidak cocok: { $opened } dari { $sealed } pas. Jangan percaya pertandingan ini; beri tahu pengelola bot ini.
details-title = 🔎 Dalam angka: { $score }
details-habit = { $habit }: { $followed } dari { $situations } kali. Dari ronde-ronde itu aku menang { $mine } dan kamu { $yours }{ $drawn ->
    [0] {""}
   *[other] ; { $drawn } seri
  }.

## Grafik pertandingan
chart-rounds = { $game }: { $rounds } ronde
chart-best = { $by ->
    [0] Kamu tak pernah unggul.
   *[other] Keunggulan terbesarmu { $by }, di ronde { $round }.
  }
chart-worst = { $by ->
    [0] Aku tak pernah unggul.
   *[other] Keunggulan terbesarku { $by }, di ronde { $round }.
  }
chart-turns = { $turns ->
    [0] Keunggulan tak pernah berpindah tangan.
    [1] Keunggulan berpindah tangan sekali, di ronde { $round }.
    [2] Keunggulan berpindah tangan dua kali, terakhir di ronde { $round }.
   *[other] Keunggulan berpindah tangan { $turns } kali, terakhir di ronde { $round }.
  }
chart-reach = Dengan keberuntungan saja, selisih akhir { $decided } ronde yang ada pemenangnya melebihi { $reach } paling banyak sekali dalam dua puluh pertandingan.
chart-luck = { $by ->
    [0] Akhirnya imbang: bisa jadi keberuntungan.
   *[other] Selisih { $by } bisa saja keberuntungan.
  }
chart-yours = Kamu unggul { $by }: sulit disebut keberuntungan.
chart-mine = Aku unggul { $by }: sulit disebut keberuntungan.
chart-few = { $decided ->
    [0] Tak ada ronde yang ada pemenangnya.
   *[other] { $decided } ronde yang ada pemenangnya terlalu sedikit untuk membedakan kepandaian dari keberuntungan.
  }
chart-stopped = Dihentikan sebelum selesai, pertandingan kurang bercerita: orang bisa pergi di saat yang enak.
chart-chosen = Pilihanmu: { $moves }
chart-you = Kamu
chart-grey = Abu-abu: sejauh jangkauan keberuntungan saja, 19 dari 20 kali
chart-lead = Siapa yang unggul
chart-difference = menangmu dikurangi menangku
chart-moves = Pilihanmu
chart-times = kali
chart-round = ronde
chart-alt = { $score }. Siapa yang unggul, ronde demi ronde, sebagai garis di atas jangkauan abu-abu keberuntungan, dan pilihanmu sebagai batang. { $lines }
chart-folded = Ronde-ronde pertandingan ini sudah tidak tersimpan, jadi tak ada grafik. Akhirnya: { $score }.

## Bukti kejujuran
proof-title = Bukti kejujuran pertandingan { $session }
proof-seed = benih
proof-how = Di rumah, dengan salinan Gadalka, ikrar yang kamu catat dan ekspor /data milikmu: npm run -s gadalka -- verify "…" --pledge "…" --history export.json
proof-how-file = Di rumah, dengan salinan Gadalka, berkas terlampir, ikrar yang kamu catat dan ekspor /data milikmu: npm run -s gadalka -- verify --file gadalka-proof.txt --pledge "…" --history export.json
proof-none = Belum ada pertandinganmu yang selesai untuk diverifikasi. Main satu: /rps play atau /oddeven play
proof-not-yet = Pertandingan ini masih berjalan, jadi segelku tetap tertutup. Segel terbuka saat selesai.
proof-folded = Ronde-ronde pertandingan ini sudah tidak tersimpan, jadi segelnya tak bisa dibuka di sini. Baris bukti dari akhirnya masih bisa: /rps verify proof:…
proof-unreadable = Itu bukan baris buktiku. Baris bukti diawali gdk3. (yang lama gdk1. atau gdk2.), berasal dari tombol “Verifikasi” pertandingan yang selesai, dan harus utuh.
proof-pledge-lost = Ikrar pertandingan ini sudah tidak dikenal di sini, jadi aku tak bisa menandatangani buktinya.
proof-first-version = Pertandingan ini dari masa sebelum aku berikrar. Barisnya menunjukkan pilihan cocok dengan segel yang kutulis. Baris ini tidak ditandatangani, dan tidak menunjukkan bahwa kutulis sebelum kamu memilih.
proof-word = Katamu: { $word }
proof-seeds-later = Kunci hari itu dibuka pada { $date }. Sejak itu siapa pun bisa memeriksa bahwa dadu mengikutinya, dan aku tak bisa memilihnya.
proof-seeds-no-key = Kunci yang menyertai baris ini bukan kunci dari ikrar itu.
proof-seeds-differ = Dadu TIDAK mengikuti kunci hari yang diikrarkan. Jangan percaya pertandingan ini.
proof-seeds-fit = Dadu mengikuti kunci hari yang sudah dibuka, pertandingan ini dan katamu, sesuai ikrar.
proof-gap-version = aku sudah diperbarui sejak itu, dan kini memilih dengan cara lain.
proof-gap-other = riwayatmu di sini bukan riwayat yang dipakai di pertandingan ini.
proof-gap-apart = yang main di sini berkas atau hantu buatan orang lain. Setiap pilihan disegel sebelum pilihanmu, seperti biasa.
proof-gap-none = itu butuh riwayat orang yang main, dan itu bukan riwayatmu.
proof-taken-back = { $count } pilihan yang disegel ditarik kembali tanpa alasan yang ditunjukkan baris ini. Jangan percaya pertandingan ini.
proof-gap-cut = ronde-ronde yang kuketahui waktu itu sudah tidak tersimpan.
proof-gap = { $count } pilihan tidak diulang: { $why }
proof-different = { $count } pilihan BUKAN yang akan kupilih: nomor { $numbers }. Jangan percaya pertandingan ini.
proof-same = Sisiku kumainkan lagi, dari yang kuketahui waktu itu dan benihnya: { $same } dari { $sealed } pilihan hasilnya sama.
proof-forged = Tanda tangannya PALSU: penulis baris ini bukan pemilik ikrar { $pledge }.
proof-unsigned = Tidak ditandatangani: siapa pun bisa menulisnya.
proof-signed-elsewhere = Ditandatangani pengelola lain, dengan ikrar { $pledge }. Siapa itu, aku tak bisa bilang.
proof-signed = Kutandatangani, dengan ikrarku { $pledge }.
proof-unchecked = Memeriksanya terlalu lama saat ini. Tekan “Verifikasi” lagi semenit lagi, atau periksa barisnya di rumah.
proof-own-word = Sampai kamu memeriksanya di rumah, ini hanya kata-kataku. Pesan pertandingan yang kamu (atau orang lain) simpan juga mengikatku: verify --noted membacanya. Selengkapnya: /fairness

## Tekanan yang tidak mengubah apa-apa
press-old-button = Tombol itu dari masa lain; kini tak membuka apa-apa. Pertandingan baru: /rps play atau /oddeven play
press-went-back = Ingatanku mundur ke sebelum ronde itu, dan kamu sudah melihat pilihanku. Jadi pertandingan berakhir di sini; tidak ada yang dihitung.
press-renewed = Kunci hari yang menyegel pilihanku segera dibuka. Kusegel yang baru: tekananmu tidak dihitung, pilih lagi.
press-not-yours = Tombol itu milik orang lain. Milikmu: /rps play atau /oddeven play
press-round-played = Ronde itu sudah dimainkan; tidak ada yang dihitung dua kali. Begini keadaannya.
press-not-counted = Tidak dihitung. Ronde terakhir: { $round }
press-match-over = Pertandingan itu selesai; tidak ada yang dihitung.
opponent-gone = Lawan itu sudah tidak ada; pertandingan tak bisa dilanjutkan. Pertandingan baru: /rps play atau /oddeven play
offer-taken = Ada yang lebih cepat mengambil permainan ini. Milikmu: /rps play atau /oddeven play

## Permainan yang ditawarkan di obrolan mana pun
offer-open-title = { $game }: untuk siapa saja
offer-open-description = Yang menekan duluan main melawanku
offer-open-text = { $name } menawarkan permainan melawanku. Yang menekan duluan yang main.
offer-own-title = { $game }: untukmu
offer-own-description = Kamu main melawanku, yang lain menonton
offer-own-text = { $name } ingin tahu masa depan. Tekan untuk mulai.
offer-mines-open-description = Yang menekan duluan yang main, yang lain menonton
offer-mines-open-text = { $name } menawarkan satu papan Minesweeper. Yang menekan duluan yang main.
offer-mines-own-description = Kamu main, yang lain menonton
offer-mines-own-text = { $name } akan menyeberangi ladang ranjau. Tekan untuk mulai.

## Perintah
command-rps = Batu, gunting, kertas, melawan peramal atau sesama orang
command-rps-play = Main; aku belajar sambil jalan
command-rps-continue = Lanjutkan pertandingan yang disisihkan
command-rps-verify = Periksa bahwa aku tidak curang
command-oddeven = Ganjil-genap: kamu memilih, aku menebak
command-oddeven-play = Main; kalau aku meleset, poin untukmu
command-oddeven-continue = Lanjutkan pertandingan yang disisihkan
command-oddeven-verify = Periksa bahwa aku tidak curang
command-model = Yang kutahu tentangmu, dan yang boleh kupelajari
command-model-show = Dugaanku tentangmu, dan seberapa yakin aku
command-model-reset = Buat aku lupa cara mainmu; skormu tetap ada
command-model-freeze = Aku tetap membacamu, tapi tidak belajar hal baru
command-model-off = Aku main acak dan tidak belajar apa-apa
command-model-on = Aku belajar darimu lagi
command-model-duels = Bolehkah aku belajar dari duelmu dengan orang
command-model-share = Bolehkah cara mainmu, dihitung di antara banyak orang, membantuku memulai dengan orang baru
command-model-ghost = Cara mainmu sebagai lawan bagi orang lain, kalau kamu setuju
command-strategy = Lawan: siapa mereka, dan nama darimu untuk mereka
command-strategy-list = Semua lawan, masing-masing satu baris
command-strategy-info = Satu lawan: permainan, setelan, sumber
command-strategy-register = Beri nama sendiri pada strategi beserta setelannya
command-strategy-mine = Nama-nama yang kamu berikan pada strategi
command-strategy-update = Buat salah satu namamu mewakili strategi lain
command-strategy-withdraw = Lepaskan salah satu namamu
command-strategy-submit = Kirim strategi buatanmu, sebagai berkas
command-strategy-open = Perlihatkan sumber salah satu berkasmu kepada semua orang
command-strategy-source = Sumber sebuah berkas, bila terbuka
command-strategy-report = Beri tahu pengelola secara pribadi apa yang salah dengan sebuah strategi
command-help = Yang bisa kulakukan, dan cara memintanya
option-help-command = perintah mana yang dijelaskan lebih jauh, misalnya rps
command-start = Siapa aku, dan satu permainan untuk mulai
command-privacy = Yang disimpan tentangmu
command-fairness = Yang mengikatku untuk jujur, dan cara memeriksanya
command-data = Datamu: bawa pergi atau hapus
command-data-export = Semua yang kusimpan tentangmu, sebagai berkas
command-data-delete = Hapus semua yang kusimpan tentangmu
command-account = Satu pemain di beberapa platform: tautkan, pisahkan, namamu di sana
command-account-link = Tautkan akun ini dengan akunmu di platform lain, lewat kode
command-account-unlink = Pisahkan lagi akun-akun yang tertaut
command-account-name = Dengan nama apa platform lain melihatmu
option-link-code = kode dari platform lain; tanpa itu kutunjukkan satu untukmu
option-name-across = here, hidden, atau kata darimu sendiri; tanpa itu kubilang keadaannya
option-variant = classic (3 pilihan) atau lizard-spock (5 pilihan)
option-length = misalnya first to 10, best of 9, endless …
option-learning = apakah aku belajar dari duelmu; tanpa itu kubilang keadaannya
option-sharing = apakah kamu membagikan cara mainmu; tanpa itu kubilang keadaannya
option-ghost-named = apakah dinamai menurut namamu; kalau tidak, namanya tak menyebut siapa pun
option-ghost = keadaannya, bekukan lagi, atau panggil pulang
option-game = permainan mana; batu, gunting, kertas kecuali kamu bilang lain
option-level = seberapa baik aku membacamu; sebagai ganti lawan
option-opponent = strategi yang main melawanmu; semuanya: /strategy list
option-strategy = lawan, atau nama yang didaftarkan seseorang
option-registered-name = 3 sampai 24 huruf, angka dan tanda hubung, huruf dulu, misalnya my-markov
option-registered-strategy = yang diwakili nama itu, misalnya markov:order=4,decay=0.98
option-strategy-file = strategimu: JavaScript, atau TypeScript yang tipenya bisa dihapus; maksimal 64 KB
option-file-name = namanya: nama baru, atau salah satu namamu untuk versi baru
option-strategy-note = katamu tentangnya, dalam satu baris
option-any-name = nama strategi yang diberikan seseorang
option-report-reason = apa yang salah dengannya
option-proof = baris bukti (gdk3.…); tanpa itu, pertandingan terakhirmu
option-word = kata darimu ikut undian, supaya bukan aku sendiri yang memilihnya
choice-classic = Klasik: batu, gunting, kertas
choice-lizard-spock = Plus kadal dan Spock: 5 pilihan
choice-novice = Pemula: tak tahu apa-apa tentangmu, belajar di sini
choice-fortune-teller = Peramal: kenal kamu dan orang-orang, tak pernah lupa
choice-mirror = Cermin: main seperti kamu
choice-coin = Koin jujur: tak membaca, tak terbaca
strategy-fortune-teller = membaca kebiasaanmu dengan empat puluh cara sekaligus, kenal orang, dan sulit dikelabui
strategy-mirror = kembaranmu: memilih seperti kamu di posisinya
strategy-random = koin jujur; tidak membaca apa-apa
strategy-ghost = hantu: cara main seseorang, dibekukan dengan persetujuannya
strategy-wildcard = menimbang setiap saat dulu yang mirip saat ini
strategy-wildcard-counters = yang sama, dengan pencacah, seperti pertama kali diterbitkan
strategy-constant = selalu pilihan yang sama, batu kecuali diminta lain
strategy-rotation = semua pilihan bergiliran: batu, gunting, kertas …
strategy-anti-rotation = menduga kamu memilih bergiliran
strategy-copy = memainkan pilihan terakhirmu
strategy-always-counter = memainkan yang mengalahkan pilihan terakhirmu
strategy-always-counter-self = memainkan yang mengalahkan pilihan terakhirnya sendiri; tak pernah melihatmu
strategy-win-stay-lose-shift = mengulang yang menang, mengganti yang kalah
strategy-frequency = mengalahkan pilihan yang paling sering kamu ambil
strategy-markov = mengalahkan yang biasa kamu lakukan setelah beberapa pilihan terakhirmu
strategy-mupn = mengalahkan yang kamu lakukan terakhir kali setelah pilihan-pilihan yang sama
strategy-supp = belajar dari coba-coba pilihan mana yang untung setelah pilihan-pilihan terakhirmu
strategy-mksu = belajar dari coba-coba mana dari delapan strategi lain yang diikuti
strategy-mkia = belajar dari coba-coba mana dari tiga pembaca yang diikuti
strategy-daemons = sekumpulan daemon dengan pengawas yang mendengarkan yang paling mujur
strategy-shannon = mesin Shannon tahun 1953: apakah kamu berbuat sama dua kali?
strategy-seer = SEER tahun 1956: mengikuti pola selama menguntungkan
strategy-mixing = mencampur banyak pembaca kecil, dan belajar mana yang bisa dipercaya
strategy-experts = dewan pembaca, didengar menurut rekam jejaknya
strategy-vote = semua yang pernah mengikuti permainan seperti ini punya satu suara
strategy-ppm = pencocokan sebagian, seperti cara berkas dimampatkan: potongan terpanjang yang dikenal bicara dulu
strategy-context-tree = menimbang semua pohon kebiasaan sekaligus
strategy-history-match = mencari di mana permainan dulu berjalan begini, dan bagaimana nasib tebakan semacam itu
strategy-second-guess = tahu bahwa kamu tahu bahwa ia tahu
strategy-iocaine = pemenang tahun 1999: menebak di semua tingkat, dinilai dalam beberapa jangkauan
strategy-lempel-ziv = memotong permainan jadi frasa, seperti berkas zip, dan melanjutkan frasa yang sedang berjalan
strategy-naive-bayes = menganggap tiap ronde terakhir sebagai pertanda pilihanmu berikutnya
strategy-regret-matching = memainkan yang disesalinya karena tidak dimainkan
strategy-exp3 = bandit: hanya tahu hasil pilihannya sendiri
strategy-de-bruijn = memainkan setiap urutan pendek sama seringnya; tidak membaca apa-apa

strategy-list-title = 🔮 { $count } lawan
strategy-list-more = Lebih jauh tentang satu lawan: /strategy info markov. Main melawannya: /rps play opponent=markov atau /oddeven play opponent=markov
strategy-info-which = Yang mana? Misalnya /strategy info markov. Semua nama: /strategy list
strategy-info-title = 🔮 { $family }
strategy-games = Memainkan: { $games }
strategy-memory = Melihat { $rounds } ronde ke belakang.
strategy-memory-all = Melihat semua ronde ke belakang.
strategy-memory-none = Tidak melihat pilihanmu.
strategy-settings = Setelan:
strategy-no-settings = Tidak punya setelan.
strategy-setting = { $name }: { $valid } (biasanya { $usual })
strategy-set = ← di sini { $value }
strategy-source = Sumber: { $source }

registration-done = 🔮 { $name } terdaftar
registration-updated = 🔮 { $name } sudah diubah
registration-gauntlet = Uji cobanya di { $game }: menang { $won } dari { $matches } pertandingan, masing-masing { $rounds } ronde. Ronde menang, kalah, seri:
registration-play = Main melawannya: { $command } opponent={ $name }. Siapa pun yang tahu namanya bisa.
registration-mine-title = 🔮 Strategimu: { $count } dari { $max }
registration-mine-more = Hasil salah satunya: /strategy info. Ubah atau lepaskan: /strategy update, /strategy withdraw
registration-none = Kamu belum mendaftarkan strategi. Mulai dengan: /strategy register my-markov markov:order=4
registration-how = Butuh nama dan strategi: /strategy register my-markov markov:order=4. Semua strategi: /strategy list
registration-update-how = Butuh salah satu namamu dan strategi: /strategy update my-markov markov:order=5. Nama-namamu: /strategy mine
registration-withdraw-how = Yang mana? Ketik /strategy withdraw dan nama. Nama-namamu: /strategy mine
registration-withdraw-title = Lepaskan { $name }?
registration-withdraw-file = Tak ada lagi yang bisa main melawannya, pertandingan yang berjalan berakhir tanpa hasil, dan berkasnya dihapus. Siapa pun boleh memakai namanya.
registration-withdraw-text = Tak ada lagi yang bisa main melawannya dengan nama itu, dan siapa pun boleh memakai namanya. Pertandingan yang sudah mulai tetap berjalan.
button-withdraw = Lepaskan
registration-withdrawn = { $name } dilepaskan; namanya bebas.
registration-kept = Tetap disimpan.
registration-bad-name = “{ $name }” bukan nama. Nama terdiri dari 3 sampai 24 huruf a sampai z, angka dan tanda hubung, diawali huruf, misalnya my-markov.
registration-reserved-name = “{ $name }” sudah punya arti di sini. Pilih nama lain, misalnya my-{ $name }.
registration-indecent-name = “{ $name }” tidak pantas diucapkan di depan umum. Pilih nama lain.
coarse-stems = kontol ngentot ngewe bangsat jembut bajingan
coarse-words = memek lonte perek pelacur pantek kimak
coarse-innocent = kawanku kawan-kawan hewanku lawanku wartawanku gandong memudakan
registration-taken = Sudah ada yang mendaftarkan “{ $name }”. Pilih nama lain.
registration-yours = Kamu sudah mendaftarkan “{ $name }”. Untuk mengubahnya: /strategy update { $name } …
registration-full = Kamu sudah mendaftarkan { $max } strategi, dan tidak boleh lebih. Lepaskan satu dulu: /strategy withdraw
registration-not-yours = Kamu tidak mendaftarkan “{ $name }”. Nama-namamu: /strategy mine
registration-is-file = “{ $name }” adalah berkas. Untuk versi barunya: /strategy submit { $name }, dengan berkasnya.
registration-waiting = 🔮 { $name } menunggu uji coba
registration-waiting-text = { $place ->
    [1] Berikutnya dalam antrean.
    [2] Kedua dalam antrean.
    [3] Ketiga dalam antrean.
   *[other] Nomor { $place } dalam antrean.
  } Laporannya akan muncul di sini.
registration-trying = 🔮 { $name } sedang diuji
registration-trying-text = Laporannya segera muncul di sini.
registration-one-at-a-time = Uji cobamu yang terakhir belum selesai, dan tiap orang mendapat satu per kali. Pesannya akan menjadi laporannya.
registration-queue-full = Antrean uji coba penuh. Coba lagi dalam { $minutes } menit.
registration-too-slow = Waktu atau memorinya melebihi jatah uji coba, jadi tidak ada yang didaftarkan. Coba setelan lebih kecil; daftarnya ada di /strategy info.
registration-broken-off = Uji coba { $name } terputus, dan tidak ada yang didaftarkan. Kirim perintahnya lagi semenit lagi.
registration-store-away = Ingatanku sedang tidak ada, jadi tidak ada yang didaftarkan. Kirim perintahnya lagi semenit lagi.
registration-told-already = Sudah sedang kukerjakan. Nama-namamu: /strategy mine

submission-how = Butuh berkas dan nama: /strategy submit my-bot, dengan berkasnya.
submission-done = 🔮 { $name } terdaftar
submission-version = 🔮 { $name } punya versi baru: { $version }
submission-known = 🔮 { $name } sudah persis berkas ini
submission-draft = Draf, hanya untukmu: main melawannya, atau daftarkan ke turnamen. Terbuka untuk semua
submission-public = Siapa pun yang tahu namanya bisa main melawannya.
submission-results = { $game }: menang { $won } dari { $matches } pertandingan, masing-masing { $rounds } ronde, { $mean } poin per ronde. Ronde menang:kalah:seri, dan poin per ronde:
submission-other-game = { $game }: { $won } dari { $matches } pertandingan dimenangkan, { $mean } poin per ronde.
submission-not-there = { $game }: tidak dimainkan, karena { $reason }.
submission-untried = { $game }: tidak diuji, karena butuh terlalu banyak langkah. Agar diuji di sana saja, tulis di berkas: export const games.
submission-taken = Dari { $most } langkah per pertandingan terpakai paling banyak { $steps }; dari { $limit } MB memori, { $memory }. Satu pertandingan makan { $milliseconds } ms.
submission-copy = { $game }: mainnya persis seperti { $original }, pilihan demi pilihan. Salinan disebut salinan, dan tidak mendapat nilai.
submission-copy-hidden = { $game }: mainnya persis seperti berkas lama milik orang lain, pilihan demi pilihan. Salinan disebut salinan, dan tidak mendapat nilai.
submission-play = Main melawannya: { $command } opponent={ $name }. Hash dan versinya: /strategy info { $name }
submission-chart = Uji coba { $name }: { $game }
submission-chart-luck = Dalam ±{ $reach } bisa jadi keberuntungan
submission-chart-points = poin per ronde
submission-no-load = 🔮 { $name } tidak bisa dimuat
submission-crashed = 🔮 { $name } gagal dalam uji coba
submission-illegal = 🔮 { $name } tidak memilih apa pun dalam uji coba
submission-exhausted = 🔮 { $name } memakan terlalu banyak dalam uji coba
submission-at-start = { $game }, sebelum ronde pertama melawan { $opponent }.
submission-at-round = { $game }, melawan { $opponent }, ronde { $round }.
submission-place = Baris { $line }, kolom { $column }:
submission-nothing = Tidak ada yang didaftarkan. Perbaiki berkasnya dan kirim lagi.
submission-no-games = Berkas bilang ia memainkan: { $typed }. Yang kukenal: { $valid }. Tidak ada yang didaftarkan.
submission-frozen = Pengelola sudah membekukan berkas ini ({ $reason }). Tidak ada yang didaftarkan.
submission-too-slow = Uji cobanya lebih lama dari waktu yang kupunya, jadi tidak ada yang didaftarkan. Kurangi hitungannya per ronde, atau kirim lagi saat aku lebih senggang.
submission-gave-up = Mesin yang memainkan berkas menyerah: { $reason }. Itu bukan vonis, tapi tidak ada yang didaftarkan. Kirim lagi, atau kurangi hitungannya.
submission-unsteady = Main { $name } berubah-ubah: { $game }, melawan { $opponent }, pilihannya berbeda mulai ronde { $round }. Ronde yang sama harus memberi pilihan yang sama. Tidak ada yang didaftarkan.
submission-is-settings = “{ $name }” adalah strategi dengan setelan. Lepaskan dulu (/strategy withdraw), atau pilih nama lain.
submission-indecent-note = Isi catatannya tidak pantas diucapkan di depan umum. Pilih kata lain.
button-open-source = Tunjukkan ke semua
button-keep-sealed = Biarkan tersegel
strategy-name-missing = Yang mana? Ketik { $command } dan nama.
strategy-name-unknown = Aku tidak kenal siapa pun bernama “{ $name }”.
strategy-no-file = “{ $name }” adalah strategi dengan setelan, bukan berkas: /strategy info { $name }
strategy-sealed = Sumber { $name } tersegel. Penulisnya bisa membukanya: /strategy open { $name }
strategy-source-title = 🔮 Sumber { $name }, versi { $version }
strategy-source-hash = SHA-256: { $hash }
strategy-open-title = Tunjukkan sumber { $name }, versi { $version }, kepada semua orang?
strategy-open-text = Siapa pun yang menemukan namanya bisa membaca berkasnya. Untuk versi ini tak bisa dibatalkan; versi berikutnya tetap tersegel.
strategy-open-already = Sumber { $name } sudah terbuka: /strategy source { $name }
strategy-opened = Sumber { $name } terbuka untuk semua: /strategy source { $name }
strategy-kept-sealed = Tetap tersegel.
strategy-report-own = Itu milikmu. Untuk melepaskannya: /strategy withdraw
strategy-reported = Sudah kusampaikan kepada pengelola tentang { $name }. Tak ada orang lain yang tahu.
strategy-file-title = Berkas dari penulisnya: JavaScript, dimainkan di sandbox.
strategy-file-facts = Versi { $version }, { $bytes } bita, { $state ->
    [open] terbuka: /strategy source { $name }
   *[sealed] tersegel
 }. SHA-256: { $hash }
strategy-file-frozen = Dibekukan pengelola, tidak dimainkan: { $reason }
strategy-file-guarded = Tidak dimainkan: lebih lama dari jatah satu pertandingan ({ $reason }). Pengelola bisa mengembalikannya.
strategy-file-earlier = Versi sebelumnya: { $versions }
strategy-file-note = “{ $note }”
registration-mine-draft = draf
registration-mine-frozen = dibekukan: { $reason }

## Masalah dengan yang diketik
problem-unknown-command = Aku tidak kenal perintah “{ $typed }”. Yang bisa kulakukan: /help
problem-unknown-command-nearest = Aku tidak kenal perintah “{ $typed }”. Maksudmu { $nearest }? Semuanya: /help
problem-unknown-subcommand = /{ $command } tidak kenal “{ $typed }”. Yang dikenal: { $valid }
problem-unknown-option = /{ $command } tidak mengerti “{ $typed }”. Yang diterima: { $valid }
problem-bad-choice = “{ $typed }” tidak cocok untuk “{ $option }”. Pilih salah satu: { $valid }
problem-unknown-word-nearest = /{ $command } tidak mengerti “{ $typed }”. Maksudmu { $nearest }?
problem-bad-choice-nearest = “{ $typed }” tidak cocok untuk “{ $option }”. Maksudmu { $nearest }? Yang ada: { $valid }
problem-bad-text = “{ $typed }” tidak bisa menjadi “{ $option }”: butuh 1 sampai { $max } karakter.
problem-file-missing = { $example } butuh berkas: kirim sekalian.
problem-file-too-large = Berkasnya terlalu besar: kuterima paling banyak { $kilobytes } KB.
problem-file-unavailable = Berkasnya tidak sampai kepadaku. Tolong kirim sekali lagi.
problem-lone-file = “{ $typed }” saja tak banyak berarti bagiku. Balas dengan perintah yang menerima berkas: { $nearest }
problem-word = “{ $typed }” tak bisa kupakai mengundi: pakai 1 sampai { $max } huruf, angka, spasi dan - _ .
problem-level-and-opponent = Tingkat sudah berarti lawan. Pilih salah satu: level=… atau opponent=…
problem-length = “{ $typed }” bukan panjang pertandingan. Coba first to 10, best of 9 (ganjil) atau endless; angka dari 1 sampai { $max }.
problem-unknown-strategy = Aku tidak kenal lawan “{ $typed }”. Yang terkenal: { $some }. Semuanya: /strategy list
problem-unknown-strategy-nearest = Aku tidak kenal lawan “{ $typed }”. Maksudmu { $nearest }? Semuanya: /strategy list
problem-unknown-parameter = { $family } tidak punya setelan “{ $typed }”. Yang ada: { $valid }
problem-bad-value = { $parameter } tidak bisa “{ $typed }”. Bisa: { $valid }
problem-wrong-game = { $typed } tidak memainkan permainan ini ({ $game }). Yang bisa: { $some }. Semuanya: /strategy list
problem-frozen = { $name } dibekukan pengelola dan tidak dimainkan: { $reason }

## Kegagalan
failure-unexpected = Ada yang salah di pihakku, dan sudah tercatat. Tak ada milikmu yang hilang; silakan coba lagi.
failure-busy = Bola kristalnya sedang penuh sesak. Tidak ada yang dihitung dan tidak ada yang hilang: tekan atau ketik lagi sebentar lagi.
failure-store-unreachable = Aku tak bisa menjangkau ingatanku. Tidak ada yang hilang: tekan atau ketik lagi sebentar lagi. Pilihan yang sudah dihitung tidak dihitung dua kali.
failure-store-newer = Riwayatmu ditulis oleh versiku yang lebih baru, jadi tidak kusentuh. Pengelola bot ini harus memperbaruinya.
failure-store-key = Riwayatmu dienkripsi dengan kunci yang tidak kupunya, jadi tidak kusentuh. Pengelola bot ini harus mengatur STATE_KEY.
failure-store-plain = Yang kuingat tentangmu tidak dienkripsi, padahal seharusnya, jadi tidak kusentuh. Tidak ada yang hilang: pengelola bot ini harus melihat lognya.

## Yang mengikat pengelola
fairness-brief = 🔮 Pilihanku disegel sebelum kamu memilih, dan satu ikrar mengikat semua daduku selama sepuluh tahun. Ikrar untuk dicatat tinggal satu ketukan.
fairness-title = 🔮 Kenapa kamu tak perlu percaya kata-kataku
fairness-text =
    Pilihanku sudah pasti sebelum kamu memilih, dan setiap pesan membawa segelnya.
    Daduku mengikuti kunci rahasia hari itu, perintahmu sendiri dan, kalau kamu mau, satu kata darimu. Satu ikrar menetapkan kunci-kunciku untuk sepuluh tahun, jadi aku tak bisa memilih dadunya, begitu juga kamu.
    Tiga hari kemudian kuncinya kubuka. Lalu siapa pun bisa melempar dadu yang sama, memainkan lagi pilihanku, dan membandingkan.
fairness-pledge = Ikrarku: { $pledge }, sejak { $since }. Hari ini hari ke-{ $day } dari { $days }. Catat baris ini: siapa yang memilikinya bisa memeriksa setiap pertandingan sesudahnya.
fairness-follows = Ikrar ini melanjutkan ikrarku sebelumnya { $pledge }. Untuk pertandingan dari masa itu, ikrar itulah yang berlaku.
fairness-key-none = Belum ada kunci yang dibuka. Kunci hari ke-1 dibuka pada { $date } (UTC).
fairness-key = Kunci hari ke-{ $day } ({ $of }) sudah dibuka, beserta semua hari sebelumnya. Yang berikut dibuka pada { $date } (UTC):
fairness-key-last = Kunci hari terakhir, ke-{ $day } ({ $of }), sudah dibuka, beserta semua hari sebelumnya:
fairness-how = Untuk memeriksa pertandingan: tekan “Verifikasi” di akhirnya, dan berikan barisnya kepada gadalka verify di mesinmu sendiri, dengan ikrar ini. Yang kukatakan di sini hanya kata-kataku.

## Jatah: terlalu banyak sekaligus
budget-press = Terlalu cepat untuk bola kristalku. Dalam { $wait } ada tempat lagi; permainanmu menunggu di tempatnya.
budget-command = Banyak sekali permintaan sekaligus. Dalam { $wait } aku mendengar lagi; tak ada milikmu yang hilang.
budget-picture = Kuasku harus kering dulu. Dalam { $wait } aku menggambar lagi; yang lain tetap jalan.
budget-hint = Bola kristal pun perlu istirahat. Dalam { $wait } ada petunjuk lagi; sementara itu kamu boleh main terus.
budget-export = Datamu baru saja kusalin beberapa kali. Dalam { $wait } kamu bisa mendapat satu lagi.
budget-trial = Banyak sekali uji coba sekaligus. Dalam { $wait } kuuji strategi lagi; permainan tetap jalan.
budget-submission = Banyak sekali berkas dalam sehari. Dalam { $wait } kubaca satu lagi; sampai saat itu kamu bisa mengujinya di rumah.
budget-report = Sudah banyak yang kusampaikan darimu hari ini. Dalam { $wait } aku mendengar lagi.
budget-tournament = Banyak sekali turnamen sekaligus. Dalam { $wait } kamu bisa membuka satu lagi; yang ada tetap jalan.
budget-brief = ⏳ { $wait }
budget-seconds = { $count } detik
budget-minutes = { $count } menit

## Sisa waktu, di akhir kalimat
clock-in = dalam { $time }
clock-soon = sebentar lagi
clock-days = { $count } hari
clock-hours = { $count } jam
clock-minutes = { $count } mnt
clock-seconds = { $count } dtk

## Bantuan, sapaan, privasi, data
help-brief = 🔮 Aku main melawanmu dan belajar caramu memilih: /rps, /oddeven, /mines. Semua yang lain tinggal satu ketukan.
help-title = 🔮 Yang bisa kulakukan
help-tips = Lebih jauh tentang satu perintah: /help tournament. Dengan opsi: /rps play lizard-spock first to 5. Di pertandingan, “Kenapa?” menceritakan yang kulihat dan “Berhenti” mengakhirinya.
help-options = Yang boleh ditambahkan:
help-options-how = Yang di dalam [kurung siku] boleh dilewatkan, urutannya bebas, juga dengan nama: { $example }. Kalau ada menu, pilih di sana.
start-title = 🔮 Aku Gadalka
start-text = Aku membaca pikiran, sedikit. Pilih permainan: aku belajar caramu memilih, menceritakan yang kulihat, dan membuktikan aku tidak curang.
start-mines = Minesweeper
start-more = Semua yang bisa kulakukan: /help. Yang kusimpan tentangmu: /privacy. Cara memeriksa aku jujur: /fairness
privacy-fairness = Cara memeriksa aku main jujur: /fairness
privacy-brief = Kusimpan pilihan-pilihan di permainan kita dan hasilnya. Profilmu tidak diperlihatkan kepada siapa pun tanpa persetujuanmu. Bawa semuanya atau hapus: /data
privacy-title = Yang disimpan tentangmu
privacy-text =
    Id-mu di platform ini, pilihan di permainan kita dan hasilnya; dari pertandingan terakhir juga setelannya dan benih pilihanku.
    Berapa ronde yang ada pemenangnya kamu menangkan di minggu dan bulan terakhir kamu main, dan hari itu.
    Kalau kamu setuju dilihat orang lain (/profile privacy): kapan, sejauh mana, namamu, tempatmu main sejak itu. Sebelum itu profilmu privat.
    Kalau kamu mengizinkan seseorang membandingkan diri denganmu, atau memintanya: siapa dan kapan. Pertanyaan hilang setelah seminggu.
    Nama pengguna Telegram-mu, selama 90 hari, agar orang lain bisa menyebutmu.
    Duelmu dengan orang: pilihan keduanya dan hasilnya, dengan kedua nama selama dua minggu. Dari yang berperingkat, dasar ratingmu.
    Papan Minesweeper terakhirmu, dan hasilnya; dari balapan, selama sehari, siapa yang ikut.
    Strategi yang kamu daftarkan atau kirim, hantumu: apa adanya, bagaimana hasilnya.
    Kalau kamu menautkan akun (/account link): yang mana, dengan nama apa. Namamu untuk platform lain (/account name).
    Sejak kapan aku belajar dari duelmu (/model duels), atau kamu membagikan cara mainmu (/model share).
    Selebihnya tidak disimpan: nama, pesanmu, di mana dan kapan kamu main.
    Semua tinggal pada pengelola bot ini, dan hanya diperlihatkan kepadamu. Dugaanku tentangmu: /model show
    Bawa pergi: /data export. Hapus: /data delete
data-export-title = Semua yang kusimpan tentangmu
data-export-text = Pilihan dari yang terlama. Benih pertandingan yang masih berjalan tidak disertakan; itu akan membocorkan pilihanku berikutnya.
data-delete-title = Hapus semuanya?
data-delete-text = Semua ronde, jumlah, pertandingan, papan, strategi terdaftar dan tempatmu di daftar akan hilang, dan aku tidak akan mengenalmu lagi. Ini tak bisa dibatalkan.
button-delete = Hapus semuanya
button-keep = Simpan
data-delete-linked = Berlaku untuk kedua akun yang tertaut: semua di platform lain juga hilang, terakhir tautannya. Untuk menyimpan yang di sana: /account unlink dulu.
data-deleted = Hilang sudah. Kita belum pernah bertemu.
data-nothing = Tak ada yang perlu dihapus.
data-kept = Tetap disimpan. Aku masih mengenalmu.

