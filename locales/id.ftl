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
round-moves = Kamu { $yours } · Gadalka { $mine } → { $result }
round-won = poin untukmu
round-lost = poin untukku
round-drawn = seri
round-missed = aku meleset, poin untukmu
round-hit = tebakanku kena
round-toast = Kamu { $yours } · aku { $mine } → { $result } · { $won } : { $lost }
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
round-by-merits = Aku memainkan yang sejauh ini menguntungkan melawanmu, atau mencoba yang lain.
novice-offer = Awal yang berat? Pemula tidak tahu apa-apa tentangmu dan belajar sambil bermain.
seal-word = katamu: { $word }
button-why = Kenapa?
button-stop = Berhenti
button-rematch = Main lagi
button-continue = Lanjut
button-continue-at = Lanjut { $won } : { $lost }
button-continue-choice = { $number }. { $won } : { $lost }
button-new = Pertandingan baru
button-verify = Verifikasi
button-proof = Bukti
button-check-in-browser = Periksa di perambanmu
button-open-page = Buka sebagai halaman
button-chart = Grafik
button-details = Rincian
button-more = Lainnya
button-rules = Aturan
button-novice = Lawan Pemula
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
context-times-weighed = dalam { $percent }% kejadian, ronde terbaru lebih berbobot
context-last = terakhir kali, { $situation } kamu memilihnya
context-sentence = { $situation } { $event } { $times }
context-sentence-plain = { $event } { $times }
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
   *[other] pilihan-pilihanmu { $yours } lawan pilihan-pilihanku
  } { $mine }
context-after = { $back ->
    [1] setelah
    [2] dua ronde setelah
   *[other] { $back } ronde setelah
  } { $moves },
context-after-two = setelah { $earlier }{ $gap ->
    [1] , lalu
   *[other] {" "}dan { $gap } ronde kemudian
  } { $later },
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
context-after-results = setelah { $results },
context-step = { $step ->
    [same] setelah kamu mengulang pilihan,
    [other] setelah kamu mengganti pilihan,
    [beating] setelah kamu beralih ke yang mengalahkan pilihanmu sebelumnya,
    [beaten] setelah kamu beralih ke yang dikalahkan pilihanmu sebelumnya,
   *[far] setelah langkah seperti { $from } → { $to },
  }
context-steps = setelah { $moves } pilihan dalam pola ini,
context-alike = { $rounds ->
    [1] setelah ronde yang persis begitu,
   *[other] setelah { $rounds } ronde yang persis begitu,
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
why-spent = Tak ada lagi yang bisa kupertaruhkan padamu: semuanya sudah kamu menangkan. Mulai sekarang setiap langkahku diundi.
why-model-off = Kamu memintaku tidak membacamu, jadi aku memilih acak. /model on membuatku membaca lagi.
why-frozen = Modelmu dibekukan: aku tidak belajar hal baru.
why-record = Di pertandingan ini aku membaca { $right } dari { $all } pilihan dengan benar.
why-guessed = Aku belum pernah melihat yang seperti itu, jadi aku menebak saja.
why-unexpected = Di ronde terakhir aku tidak menduga apa-apa.
why-random = Lawan ini tidak membaca apa pun. Semua pilihannya acak.
why-apart = Yang main di sini berkas atau hantu buatan orang lain. Isi pikirannya tetap di sana; bahwa ia memilih sebelum kamu, segelnya menunjukkan.
why-expected-by-rule = Di ronde terakhir aku menduga { $move }. Itu aturan lawan ini: hanya melihat pilihan terakhirmu dan tidak belajar apa-apa.
why-by-rule = Lawan ini main menurut aturannya sendiri dan tidak mencoba menebak pilihanmu berikutnya.
why-by-merits = Lawan ini belajar dari coba-coba apa yang menguntungkan melawanmu, dan main menurut itu.
why-valued = { $chosen ->
    [move] Di ronde terakhir aku memilih { $move }: { $situation } itulah yang paling menjanjikan, { $value } poin sejak itu.
    [move-tried] Di ronde terakhir aku mencoba { $move } secara acak: { $situation } itu menjanjikan { $value } poin sejak itu.
    [strategy] Di ronde terakhir aku mengikuti { $name }: { $situation } itulah yang paling menjanjikan, { $value } poin sejak itu.
   *[strategy-tried] Di ronde terakhir aku mencoba { $name } secara acak: { $situation } itu menjanjikan { $value } poin sejak itu.
  }
why-daemon = { $said ->
    [yes] Di ronde terakhir aku menduga { $move }, seperti daemon yang kuikuti.
   *[no] Di ronde terakhir aku memilih acak: daemon yang kuikuti belum pernah melihat yang seperti itu.
  } Ia melihat { $moves } pilihan terakhirmu dan { $guesses } dugaan terakhir; nilainya { $rating }{ $rivals ->
    [0] .
   *[other] , berikutnya { $next }.
  }
why-knew = Yang ia tahu: { $weights }.
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
continue-aside = 🔮 Disisihkan: { $name } { $won } : { $lost } Gadalka
continue-kept = Skornya tersimpan { $days } hari.
continue-is-aside = Pertandingan ini disisihkan, dan tidak ada yang dihitung. “Lanjut” membawanya kembali.
continue-nothing = Tak ada pertandinganmu yang menunggu. Mulai satu: /{ $command } play
continue-gone = Pertandingan itu sudah tidak tersimpan. Mulai yang lain: /{ $command } play
continue-asked-gone = Pertanyaan itu sudah dijawab, atau terlalu lama. Tanya lagi: /{ $command } play
end-no-rounds = Tak ada ronde yang dimainkan.
end-verified = ✓ terverifikasi
end-check-failed = ✗ Pemeriksaanku sendiri atas pertandingan ini gagal. Jangan percaya; beri tahu pengelola bot ini.
end-unchecked = Belum diperiksa: Lainnya → Verifikasi
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
    [1] Aku main menurut aturan dan tidak membaca siapa pun. Tak ada kebiasaan yang menonjol.
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
end-seals = Semua segel dibuka: { $opened } dari { $sealed } cocok.
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
chart-reach = Dengan untung saja, selisih { $decided } ronde berpemenang melebihi { $reach } paling banyak sekali dalam dua puluh pertandingan.
chart-luck = { $by ->
    [0] Akhirnya imbang: bisa jadi keberuntungan.
   *[other] Selisih { $by } bisa saja keberuntungan.
  }
chart-yours = Kamu unggul { $by }: sulit disebut keberuntungan.
chart-mine = Aku unggul { $by }: sulit disebut keberuntungan.
chart-few = { $decided ->
    [0] Tak ada ronde yang ada pemenangnya.
   *[other] { $decided } ronde berpemenang terlalu sedikit untuk membedakan kepandaian dari keberuntungan.
  }
chart-stopped = Dihentikan sebelum selesai, pertandingan kurang bercerita: orang bisa pergi di saat yang enak.
chart-chosen = Pilihanmu: { $moves }
chart-grey = Abu-abu: sejauh jangkauan keberuntungan saja, 19 dari 20 kali
chart-lead = Siapa yang unggul
chart-difference = menangmu dikurangi menangku
chart-moves = Pilihanmu
chart-times = kali
chart-round = ronde
chart-alt = { $score }. Siapa yang unggul, ronde demi ronde, sebagai garis di atas jangkauan abu-abu keberuntungan, dan pilihanmu sebagai batang. { $lines }
chart-folded = Rondenya sudah tidak tersimpan, jadi tak ada grafik. Akhirnya: { $score }.

## Bukti kejujuran
proof-title = Bukti kejujuran pertandingan { $session }
checked-fits = ✓ Semuanya cocok. Segel: { $sealed }; pilihan yang diulang dan hasilnya sama: { $same }.
checked-wrong = ✗ Ada yang tidak cocok. Jangan percaya pertandingan ini; beri tahu pengelola bot ini. Rinciannya ada di bukti.
checked-dice-later = Mulai { $date } siapa pun bisa memeriksa dadunya juga.
checked-dice-fit = Dadunya mengikuti kunci hari itu yang sudah dibuka.
checked-own-word = Sejauh ini baru kata-kataku. Periksa sendiri.
proof-how = Di rumah, dengan salinan Gadalka, ikrar yang kamu catat dan ekspor /data milikmu: npm run -s gadalka -- verify "…" --pledge "…" --history export.json
proof-how-file = Di rumah, dengan salinan Gadalka, berkas terlampir, ikrar yang kamu catat dan ekspor /data milikmu: npm run -s gadalka -- verify --file gadalka-proof.txt --pledge "…" --history export.json
source-at = Salinan Gadalka: { $link }
source-unknown = Di mana mendapatkan salinan Gadalka, hanya tuan rumah bot ini yang tahu: di sini tidak ada alamatnya.
proof-none = Belum ada pertandinganmu yang selesai untuk diverifikasi. Main satu: /rps play atau /oddeven play
proof-not-yet = Pertandingan ini masih berjalan, jadi segelku tetap tertutup. Segel terbuka saat selesai.
proof-folded = Ronde-ronde pertandingan ini sudah tidak tersimpan, jadi segelnya tak bisa dibuka di sini. Baris bukti dari akhirnya masih bisa: /rps verify proof:…
proof-unreadable = Itu bukan baris buktiku. Baris bukti diawali gdk3., berasal dari tombol “Verifikasi” pertandingan yang selesai, dan harus utuh.
proof-pledge-lost = Ikrar pertandingan ini sudah tidak dikenal di sini, jadi aku tak bisa menandatangani buktinya.
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
proof-played = Menurut baris ini, semuanya mulai pada { $date }. Kamu yang tahu apakah itu benar.
proof-times-differ = Waktu di baris ini TIDAK cocok dengan hari kuncinya. Katanya mulai pada { $date }. Jangan percaya.
proof-times-late = Ini diundi atau dimainkan dengan hari yang kuncinya sudah terbuka. Katanya mulai pada { $date }. Jangan percaya.
proof-again = Sejak pilihan { $numbers }, ada pilihan yang dilepas lalu disegel ulang. Hanya pesan dari saat itu yang kamu simpan bisa menunjukkan apakah benar begitu.
proof-settings = Sejak pilihan { $numbers }, baris ini menyebut setelan modelmu. Kalau itu bukan setelanmu, jangan percaya pertandingan ini. Pesan dari saat itu bisa memastikannya, mungkin juga eksporanmu.
proof-account = Sejak pilihan { $numbers }, permainan di tempat lain mengubah yang kupertaruhkan (ronde: { $rounds }). Hanya pesan dari saat itu yang kamu simpan bisa menunjukkan apakah benar begitu.
proof-account-false = Sejak pilihan { $numbers }, yang kupertaruhkan TIDAK mungkin seperti kata baris ini. Jangan percaya pertandingan ini.
proof-confirmed = Yang berubah sejak pilihan { $numbers } dipastikan oleh pesan atau eksporanmu.
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

## Ketukan yang tidak mengubah apa-apa
press-old-button = Tombol itu dari masa lain; kini tak membuka apa-apa. Pertandingan baru: /rps play atau /oddeven play
panel-gone = Tombol itu sudah usang. Beginilah keadaannya sekarang.
panel-type = Ketik: { $example }
press-went-back = Ingatanku mundur ke sebelum ronde itu, dan kamu sudah melihat pilihanku. Jadi pertandingan berakhir di sini; tidak ada yang dihitung.
press-renewed = Kunci hari yang menyegel pilihanku segera dibuka. Kusegel yang baru: ketukanmu tidak dihitung, pilih lagi.
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
command-oddeven = Ganjil-genap: kamu memilih, aku menebak
command-oddeven-play = Main; kalau aku meleset, poin untukmu
command-strategy = Lawan: siapa mereka, dan nama darimu untuk mereka
command-strategy-list = Semua lawan, masing-masing satu baris
command-strategy-mine = Nama-nama yang kamu berikan pada strategi
command-strategy-submit = Kirim strategi buatanmu, sebagai berkas
command-help = Yang bisa kulakukan, dan cara memintanya
command-settings = Pengaturanmu: bahasa, ingatan, siapa yang melihatmu, datamu
option-help-topic = topiknya
option-link-code = kode dari platform lain; tanpa itu kutunjukkan satu untukmu
option-name-across = here, hidden, atau kata darimu sendiri; tanpa itu kubilang keadaannya
option-variant = classic (3 pilihan) atau lizard-spock (5 pilihan)
option-length = misalnya first to 10, best of 9, endless …
option-game = permainan mana; batu, gunting, kertas kecuali kamu bilang lain
option-opponent = strategi yang main melawanmu
option-strategy = lawan, atau nama yang didaftarkan seseorang
option-registered-name = 3 sampai 24 huruf, angka dan tanda hubung, huruf dulu, misalnya my-markov
option-registered-strategy = yang diwakili nama itu, misalnya markov:order=4,decay=0.98
option-strategy-file = strategimu: JavaScript, atau TypeScript yang tipenya bisa dihapus; maksimal 64 KB
option-file-name = namanya: nama baru, atau salah satu namamu untuk versi baru
option-strategy-note = katamu tentangnya, dalam satu baris
option-report-reason = apa yang salah dengannya
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
strategy-after-result = lanjut menurut hasil: sekian langkah setelah menang, seri, kalah
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
registration-none = Kamu belum punya strategi sendiri. Kirim berkas, atau beri nama salah satu milikku.
registration-withdraw-title = Lepaskan { $name }?
registration-withdraw-file = Tak ada lagi yang bisa main melawannya, pertandingan yang berjalan berakhir tanpa hasil, dan berkasnya dihapus. Siapa pun boleh memakai namanya.
registration-withdraw-text = Tak ada lagi yang bisa main melawannya dengan nama itu, dan siapa pun boleh memakai namanya. Pertandingan yang sudah mulai tetap berjalan.
button-withdraw = Lepaskan
registration-withdrawn = { $name } dilepaskan; namanya bebas.
registration-kept = Tetap disimpan.
registration-renamed = { $name } sekarang bernama { $to }.
button-strategy-submit = Kirim berkas
button-strategy-name = Beri nama satu milik Gadalka
button-strategy-register = Beri nama
button-strategy-mine = Strategiku
button-strategy-rename = Ganti nama
button-strategy-version = Versi baru
button-strategy-change = Ubah
button-strategy-withdraw = Tarik
button-strategy-source = Kode sumber
button-strategy-open = Buka kodenya
button-strategy-report = Laporkan
button-strategy-enter = Masuk liga
button-strategy-leave = Keluar liga
registration-bad-name = “{ $name }” bukan nama. Nama terdiri dari 3 sampai 24 huruf a sampai z, angka dan tanda hubung, diawali huruf, misalnya my-markov.
registration-reserved-name = “{ $name }” sudah punya arti di sini. Pilih nama lain, misalnya my-{ $name }.
registration-indecent-name = “{ $name }” tidak pantas diucapkan di depan umum. Pilih nama lain.
coarse-stems = ngentot bangsat jembut bajingan
coarse-words = memek lonte perek pelacur pantek kimak ngewe kontol kontolmu kontolnya
coarse-innocent = gandong memudakan
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
fairness-how = Untuk memeriksa pertandingan: tekan “Verifikasi” di akhirnya, dan berikan barisnya kepada npm run -s gadalka -- verify di mesinmu sendiri, dengan ikrar ini. Yang kukatakan di sini hanya kata-kataku.

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
clock-two = { $first } { $second }
clock-soon = sebentar lagi
clock-days = { $count } hari
clock-hours = { $count } jam
clock-minutes = { $count } mnt
clock-seconds = { $count } dtk

## Bantuan, sapaan, privasi, data
help-brief = 🔮 Aku main melawanmu dan belajar caramu memilih: /rps. Duel dengan teman: /duel. Baru tiap hari: /daily. Yang lain tinggal satu ketukan.
help-title = 🔮 Yang bisa kulakukan
help-play = Bermain
help-friends = Bersama teman
help-you = Tentangmu
help-strategies = Strategi
help-fairness = Apakah adil?
help-privacy = Privasi
start-title = 🔮 Aku Gadalka
start-text = Aku membaca pikiran, sedikit. Pilih permainan: aku belajar caramu memilih, menceritakan yang kulihat, dan membuktikan aku tidak curang.
start-mines = Minesweeper
privacy-title = Yang disimpan tentangmu
settings-title = ⚙️ Pengaturan
settings-text = Hanya kamu yang melihat ini.
settings-you = Kamu
settings-memory = Yang kuingat tentangmu
settings-others = Siapa yang boleh melihat dan menantangmu
settings-data = Datamu
settings-here = { $kind ->
    [server] Server ini
   *[group] Grup ini
  }
settings-name = Nama di tempat lain
settings-name-here = Seperti di sini
settings-name-hidden = Disembunyikan
settings-name-word = Kata lain…
settings-link = Tautkan akun
settings-code = Aku punya kode
settings-show = Tampilkan
settings-pause = Jeda
settings-resume = Belajar lagi
settings-off = Matikan
settings-forget = Lupakan…
settings-duels-on = Belajar dari duelku
settings-duels-off = Jangan dari duelku
settings-share-on = Bagikan caraku…
settings-share-off = Berhenti berbagi
settings-ghost = Hantuku
settings-level = Hasil dan profilmu dilihat oleh: { $level }.
settings-visible = Siapa melihatku
settings-block = Blokir seseorang
settings-blocked = Diblokir: { $count }
settings-export = Unduh
settings-shared = Yang kubagikan
privacy-brief =
    Kusimpan id-mu di platform ini, pilihan dan hasilmu, serta pengaturanmu di sini.
    Pesanmu tidak kusimpan. Namamu hanya dua minggu setelah duel, dan di tempat kamu setuju untuk terlihat.
    Profilmu pribadi sampai kamu mengubahnya.
    Semuanya tinggal pada yang menjalankan bot ini.
    Kamu bisa mengunduh atau menghapusnya kapan saja.
privacy-text =
    Id-mu di platform ini, pilihan di permainan kita dan hasilnya; dari pertandingan terakhir juga setelannya dan benih pilihanku.
    Berapa ronde yang ada pemenangnya kamu menangkan di minggu dan bulan terakhir kamu main, dan hari itu.
    Kalau kamu setuju dilihat orang lain: kapan, sejauh mana, namamu, tempatmu main sejak itu. Sebelum itu profilmu privat.
    Kalau kamu mengizinkan seseorang membandingkan diri denganmu, atau memintanya: siapa dan kapan. Pertanyaan hilang setelah seminggu.
    Nama pengguna Telegram-mu, selama 90 hari, agar orang lain bisa menyebutmu.
    Duelmu dengan orang: pilihan keduanya dan hasilnya, dengan kedua nama selama dua minggu. Dari yang berperingkat, dasar ratingmu.
    Papan Minesweeper terakhirmu, dan hasilnya; dari balapan, selama sehari, siapa yang ikut.
    Strategi yang kamu daftarkan atau kirim, hantumu: apa adanya, bagaimana hasilnya.
    Kalau kamu menautkan akun: yang mana, dengan nama apa. Namamu untuk platform lain.
    Sejak kapan aku belajar dari duelmu, atau kamu membagikan cara mainmu.
    Selebihnya tidak disimpan: nama, pesanmu, di mana dan kapan kamu main.
    Semua tinggal pada pengelola bot ini, dan hanya diperlihatkan kepadamu.
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

## Satu pemain di beberapa platform
account-on-platform = { $platform ->
    [discord] di Discord
    [telegram] di Telegram
    [terminal] di terminal
   *[other] di platform lain
}
account-link-title = Satu pemain di kedua platform
account-link-code = Ketik ini di platform lain dalam { $minutes } menit, dari akun yang juga milikmu. Jangan tunjukkan kepada orang lain.
account-link-how = Lalu kedua pihak ditanya, masing-masing dengan nama yang lain. Kodenya berlaku sekali; setelah { $tries } kode salah aku berhenti mendengar selama { $minutes } menit.
account-link-check = Periksa
account-link-cancel = Batal
account-link-question = Tautkan akun ini dengan { $name } { $on }?
account-link-means = Hanya jika itu kamu. Riwayat, model, profil, peringkat dan blokir menjadi milik satu pemain; kedua akun tetap berfungsi. Siapa pun yang memegang salah satunya bisa mengekspor dan menghapus semua milik keduanya. Untuk memisahkan lagi: /account unlink
account-link-holds = Siapa yang boleh melihatmu: { $here ->
    [nothing] di sini kamu belum memilih, jadi pilihanmu di sana berlaku
    [private] di sini kamu memilih tidak seorang pun, dan itu berlaku untuk keduanya
    [place] di sini kamu memilih tempatmu main; kalau di sana tidak seorang pun, itu yang berlaku
   *[everyone] di sini kamu memilih semua orang; kalau di sana lebih sempit, itu yang berlaku
  }. Untuk model dan tantangan berlaku setelan yang lebih ketat. Orang lain tidak diberi tahu.
account-link-yes = Tautkan
account-link-no = Tidak
account-link-waiting = Kamu sudah bilang ya. Sekarang { $name } { $on } ditanya: lewat pesan dariku, lewat “Periksa” di bawah kode, atau lewat /account link di sana.
account-linked = Tertaut: akun ini dan { $name } { $on } kini satu pemain.
account-link-declined = Ditolak. Tidak ada yang ditautkan. Untuk kode baru: /account link
account-link-refused = { $name } { $on } bilang tidak. Tidak ada yang ditautkan. Untuk kode baru: /account link
account-link-lapsed = Kode itu kedaluwarsa; umur kode sepuluh menit. Untuk yang baru, di platform mana pun: /account link
account-link-gone = Pertanyaan itu sudah ditutup; tidak ada yang berubah. Keadaannya: /account link
account-link-wrong = Tak ada kode terbuka seperti itu. { $left ->
    [0] Itu kesempatan terakhir untuk { $minutes } menit.
   *[other] Sisa { $left } kesempatan.
} Untuk kode, di platform lain: /account link
account-link-own = Itu kodemu sendiri. Ketik di platform lain, tempat kode itu harus menemukanmu.
account-link-same-platform = Kode itu dibuat di platform ini. Kode menyatukan akun dua platform, satu di masing-masing: ketik di yang lain.
account-link-too-many = Terlalu banyak kode salah. Aku mendengar lagi paling lama { $minutes } menit lagi.
account-link-already = Akun ini sudah tertaut. Untuk menautkannya dengan yang lain, pisahkan dulu: /account unlink
account-link-busy = Kamu baru saja mengonfirmasi tautan lain. Jawab yang itu dulu: /account link
account-unlink-title = Pisahkan akun ini dari { $name } { $on }?
account-unlink-text = Masing-masing membawa ronde yang dimainkan di sana, dan setelannya. Tak ada ronde yang hilang.
account-unlink-yes = Pisahkan
account-unlink-no = Tetap tertaut
account-unlink-kept = Tetap satu pemain.
account-unlinked = Terpisah dari { $name } { $on }: dua pemain lagi, masing-masing dengan ronde yang dimainkan di sana.
account-unlinked-none = Akun ini tidak tertaut dengan siapa pun.
account-name-nobody = { $platform ->
    [discord] seorang pemain di Discord
    [telegram] seorang pemain di Telegram
    [terminal] seorang pemain di terminal
   *[other] seorang pemain di tempat lain
}
account-name-shown = Di platform lain, yang main denganmu melihatmu sebagai “{ $name }”.
account-name-hidden = Di platform lain namamu disembunyikan: kamu adalah “{ $name }”.
account-name-bad = Nama itu satu baris, paling banyak { $max } karakter, tanpa yang bisa diklik: tanpa @, tautan, atau angka panjang.

## Tantangan
challenge-race = { $name }, { $caller } menantangmu balapan di satu papan. Jawab dalam { $minutes } menit.
challenge-question = { $name }, { $caller } punya pertanyaan untukmu.
challenge-retract = Tarik kembali
challenge-declined = { $name } memilih tidak dulu kali ini. Terima kasih sudah bertanya, { $caller }.
challenge-retracted = { $caller } menarik kembali tantangannya.
challenge-unanswered = { $name } tidak menjawab pada waktunya, dan tantangan berakhir.
challenge-declined-lately = { $name } baru saja menolak. Tanya lagi sejam lagi.
challenge-too-many = Tiga tantanganmu masih terbuka. Tunggu jawaban, atau tarik satu.
challenge-too-often = Cukup tantangan untuk sejam ini. Coba lagi nanti.
challenge-lapsed = Tantangan ini sudah tidak terbuka.
challenge-over-accepted = Tantangan ini sudah diterima.
challenge-over-declined = Tantangan ini sudah ditolak.
challenge-over-retracted = Tantangan ini sudah ditarik kembali.
challenge-not-challenged = Hanya { $name } yang bisa menjawab ini.
challenge-not-challenger = Hanya { $name } yang bisa menarik ini.
challenge-not-yours = Ini untuk orang lain. Kalau kamu tak mau ditantang: /privacy
challenge-me = Aku? Dengan senang hati, sekarang juga: /rps play
challenge-unseen = { $name } tidak melihat obrolan ini. Tantang di grup tempat kalian berdua ada.
challenge-left = { $name } tidak ada di tempat ini dan tidak akan melihatnya.
challenge-muted = { $name } tidak menerima tantangan.
challenge-muted-now = Mulai sekarang tak ada yang menantangmu dengan nama. Yang terbuka tetap terbuka. Untuk menerima tantangan lagi: /privacy challenges=on
challenge-mute-button = Senyapkan tantangan
challenge-take-button = Terima tantangan
challenge-setting-on = Orang lain boleh menantangmu dengan nama, untuk balapan atau perbandingan. Kusebut kamu sekali, dan kamu menerima atau menolak.
challenge-setting-off = Kamu tidak menerima tantangan: yang menyebutmu diberi tahu begitu, dan tidak ada yang diposting.
challenge-stored = Soal tantangan, kusimpan sehari kapan ada dan bagaimana jadinya; soal tidak menerima, sejak kapan.

## Dengan siapa berduel
option-duel-whom = Siapa yang kamu maksud
choice-duels-everyone = semua orang
choice-duels-here = orang dari tempatmu main
choice-duels-nobody = tak seorang pun
duel-blocked = Tak ada duel lagi antara { $name } dan kamu; tak ada yang memberitahukan alasannya. Yang terbuka tetap terbuka. Berubah pikiran: /duel list
duel-unblocked = Kamu tidak memblokir { $name }.
duel-block-self = Dari diri sendiri tak ada tempat sembunyi. Sebut orang lain.
duel-block-bot = Bot tidak mengajak siapa pun berduel.
duel-block-whom = Siapa? Sebut dia, seperti /duel block @nama, atau balas pesannya dengan perintah ini. Di obrolan pribadi kita tak ada yang membacanya.
duel-block-full = Hanya { $max } blokir yang bisa kuingat. Cabut satu dulu: /duel list
duels-blocked-nobody = Kamu tidak memblokir siapa pun.
duels-blocked-line = { $name }, sejak { $date }
duels-blocked-nameless = seseorang yang namanya sudah kulupakan, sejak { $date }
duels-button-unblock = Cabut blokir: { $name }
duels-from-everyone = Kamu menerima duel dari semua orang.
duels-from-here = Kamu menerima duel dari orang di tempatmu main: server dan grup tempat aku melihatmu main mulai sekarang. Di tempat lain kamu tidak menerima duel.
duels-from-nobody = Kamu tidak menerima duel dari siapa pun. Kamu tetap boleh mengajak.
duels-button-everyone = Dari semua orang
duels-button-here = Dari tempatku
duels-button-nobody = Tak dari siapa pun
duels-stored = Siapa yang kamu blokir untuk duel, dan duel siapa yang kamu terima; kalau hanya dari tempatmu, yang mana. /duel list

## Siapa yang boleh melihat profil
profile-privacy-title = 🔮 Siapa yang boleh melihat hasilmu: { $level }
profile-privacy-done = 🔮 Mulai sekarang: { $level }
profile-privacy-already = 🔮 Seperti sebelumnya: { $level }
profile-short-who = Siapa melihat apa. “{ $nobody }”: hanya kamu. “{ $place }”: orang di obrolan itu melihat nama, hasil dan profilmu, dari semua rondemu. “{ $everyone }”: siapa pun yang bertanya kepadaku, di semua platform, melihat hal yang sama.
profile-short-never = Tak pernah termasuk: pilihanmu satu per satu, dan di obrolan lain mana kamu main.
profile-short-undo = Untuk membatalkan: pilih “{ $nobody }”, kapan saja. Kamu langsung keluar dari semua daftar; yang sudah diposting di obrolan tetap di sana.
profile-short-now-private = Namamu tidak ada di daftar mana pun, dan profilmu hanya untukmu.
profile-short-now-place = Di mana pun kamu menyelesaikan pertandingan mulai sekarang, orang di obrolan itu melihat nama, hasil dan profilmu, dari semua rondemu denganku.
profile-short-now-everyone = Siapa pun yang bertanya kepadaku, di mana pun, melihat nama, hasil dan profilmu, dari semua rondemu denganku.
profile-full-title = 🔮 Siapa yang boleh melihat hasilmu: selengkapnya
profile-full-kept = Yang kusimpan untuk ini, selama kamu setuju: nama yang ditampilkan, hari kamu setuju, dan tempat-tempatmu main. /profile privacy private menghapusnya.
profile-read-all = Baca semuanya
profile-shows-private = Kamu tidak ada di daftar mana pun, dan profilmu hanya untukmu. Pertandingan dilihat oleh obrolan tempatnya dimainkan. Siapa yang mau membandingkan diri denganmu harus bertanya dulu.
profile-shows-place = Berlaku untuk server dan grup tempat kamu menyelesaikan pertandingan, dan untuk siapa pun yang bertanya kepadaku di sana.
    – /leaderboard: namamu, bagian ronde yang kamu menangkan melawanku, dari berapa, dan tempatmu; mulai { $needed } ronde yang ada pemenangnya, per permainan, untuk minggu ini, bulan ini dan sepanjang masa.
    – /leaderboard of:duels: namamu, ratingmu di duel berperingkat beserta ketidakpastiannya, jumlah duel itu, dan tempatmu; mulai lima lawan berbeda, per permainan, untuk bulan ini dan sepanjang masa.
    – /profile show: profilmu. /profile compare: cara main kamu dan yang bertanya.
    – /profile map: kamu, dengan nama. /profile groups: kamu ikut dihitung (menurut peran di Discord, yang kutanyakan dan tidak kusimpan).
    Semuanya dari semua rondemu denganku, di mana pun dimainkan.
profile-shows-everyone = Sama, dan selain itu kamu ada di daftar semua pemain, dan siapa pun yang menyebutmu melihatnya: siapa pun yang bertanya kepadaku di mana pun, di semua platform yang kulayani. Saat grup dibandingkan, obrolan lain boleh menghitungmu tanpa namamu.
profile-take-back = Kamu tampil sebagai { $name }; namamu ikut berubah kalau kamu ubah. Kusimpan itu, hari kamu setuju dan tempat-tempatmu main, selama kamu setuju. Batalkan kapan saja: /profile privacy private

## Yang dikatakan ronde tentang seseorang
trait-often = dari semua pilihan: { $move }
trait-after-result = setelah { $result ->
    [win] menang
    [loss] kalah
   *[draw] seri
  }: { $what }
trait-after-move = setelah { $result ->
    [win] menang
    [loss] kalah
   *[draw] seri
  } dengan { $before }: { $move }
step-same = yang sama lagi
step-other = pilihan lain
step-beats = yang mengalahkannya
step-beaten = yang dikalahkannya
step-like = langkah seperti { $from } → { $to }
profile-title = 🔮 { $name }: { $game }
profile-title-people = 🔮 { $name }: { $game }, duel dengan orang
profile-title-all = 🔮 { $name }: { $game }, denganku dan dalam duel
profile-duels-own = Cara seseorang berduel hanya boleh dilihat sendiri: yang membuka profil menunjukkan ronde-rondenya denganku.
profile-often = { $kind ->
    [always] setiap kali
    [nearly] hampir setiap kali
   *[some] { $times } dari { $of } kali
  }
profile-head-always-same = { $who ->
    [you] Kamu setia pada pilihanmu, apa pun yang terjadi: kamu mengulangnya { $often }.
   *[other] { $name } setia pada satu pilihan, apa pun yang terjadi, dan mengulangnya { $often }.
  }
profile-head-always-other = { $who ->
    [you] Kamu tak pernah diam: apa pun yang terjadi, kamu mengganti pilihan { $often }.
   *[other] { $name } tak pernah diam: apa pun yang terjadi, pilihannya berganti { $often }.
  }
profile-head-win-same = { $who ->
    [you] Kamu setia pada yang menang: setelah menang kamu mengulang pilihan { $often }.
   *[other] { $name } setia pada yang menang: setelah menang pilihannya diulang { $often }.
  }
profile-head-win-other = { $who ->
    [you] Kamu tidak berpuas diri: setelah menang kamu mengganti pilihan { $often }.
   *[other] { $name } tidak berpuas diri: setelah menang pilihannya berganti { $often }.
  }
profile-head-loss-same = { $who ->
    [you] Kamu tak goyah: setelah kalah kamu mengulang pilihan { $often }.
   *[other] { $name } tak goyah: setelah kalah pilihannya diulang { $often }.
  }
profile-head-loss-other = { $who ->
    [you] Kamu meninggalkan yang kalah: setelah kalah kamu mengganti pilihan { $often }.
   *[other] { $name } meninggalkan yang kalah: setelah kalah pilihannya berganti { $often }.
  }
profile-head-draw-same = { $who ->
    [you] Kamu sabar menanti seri berlalu: setelahnya kamu mengulang pilihan { $often }.
   *[other] { $name } sabar menanti seri berlalu: setelahnya pilihannya diulang { $often }.
  }
profile-head-draw-other = { $who ->
    [you] Seri membuatmu beranjak: setelahnya kamu mengganti pilihan { $often }.
   *[other] Seri membuat { $name } beranjak: setelahnya pilihannya berganti { $often }.
  }
profile-head-rather = { $who ->
    [you] Setelah { $result ->
        [win] menang
        [loss] kalah
       *[draw] seri
      } kamu mengulang pilihan { $often }, lebih dari sekadar untung.
   *[other] Setelah { $result ->
        [win] menang
        [loss] kalah
       *[draw] seri
      } { $name } mengulang pilihan { $often }, lebih dari sekadar untung.
  }
profile-head-often = { $who ->
    [you] Kamu punya favorit: { $move }, { $often }.
   *[other] { $name } punya favorit: { $move }, { $often }.
  }
profile-head-reflex = { $who ->
    [you] Kamu punya refleks: setelah { $result ->
        [win] menang
        [loss] kalah
       *[draw] seri
      } dengan { $before } muncul { $move }, { $often }.
   *[other] { $name } punya refleks: setelah { $result ->
        [win] menang
        [loss] kalah
       *[draw] seri
      } dengan { $before } muncul { $move }, { $often }.
  }
profile-head-way = { $who ->
    [you] Mainmu mirip satu aturan sederhana: { $way }.
   *[other] Main { $name } mirip satu aturan sederhana: { $way }.
  }
profile-head-read = { $who ->
    [you] Tak ada satu kebiasaan pun yang membocorkanmu, tapi kamu tetap lebih mudah dibaca daripada koin.
   *[other] Tak ada satu kebiasaan pun yang membocorkan { $name }, tapi { $name } tetap lebih mudah dibaca daripada koin.
  }
profile-head-chance = { $who ->
    [you] Kamu sesulit koin untuk dibaca: tak ada kebiasaan yang membocorkanmu.
   *[other] { $name } sesulit koin untuk dibaca: tak ada kebiasaan yang membocorkan { $name }.
  }
profile-head-early = { $who ->
    [you] Terlalu dini menilaimu: belum ada kebiasaan yang menonjol.
   *[other] Terlalu dini menilai { $name }: belum ada kebiasaan yang menonjol.
  }
profile-nothing = Belum ada ronde di permainan ini. Profil lengkap butuh { $missing } ronde.
profile-record = { $rounds } ronde: { $wins } menang, { $draws } seri, { $losses } kalah.
profile-streaks = Beruntun terpanjang: { $wins } menang, { $losses } kalah. Yang terbaru: { $result ->
    [win] { $length } menang
    [loss] { $length } kalah
   *[draw] { $length } seri
  }.
profile-after = Setelah { $result ->
    [win] menang
    [loss] kalah
   *[draw] seri
  }: { $shares }, dari { $total }.
profile-share = { $what } { $percent }% ({ $count })
profile-after-none = Setelah { $result ->
    [win] menang
    [loss] kalah
   *[draw] seri
  }: belum ada data.
profile-habits = Yang menonjol:
profile-habit = – { $habit } { $percent }%, { $count } dari { $total }
profile-bits = Ketakterdugaan: { $bits } bit per pilihan, paling mungkin antara { $from } dan { $to }. Acak murni punya { $most }; tak ada yang lebih.
profile-read = Kutebak { $guessed } dari { $rounds } pilihan, { $percent }. Asal tebak kena { $chance }.
profile-likest = Mainnya paling mirip: { $way } ({ $what }). Cara itu akan cocok di { $agreed } dari { $rounds } pilihan; keberuntungan di { $luck }.
profile-likest-none = Tidak mirip cara sederhana mana pun yang kukenal.
profile-likest-constant = Mainnya paling mirip: { $way }. Cara itu akan cocok di { $agreed } dari { $rounds } pilihan; keberuntungan di { $luck }.
like-copy = mengulang pilihan terakhir lawan
like-rotation = semua pilihan bergiliran
like-anti-rotation = mengalahkan yang memilih bergiliran
like-win-stay-lose-shift = mengulang yang menang, mengganti yang kalah
like-always-counter = memainkan yang mengalahkan pilihan terakhir lawan
like-always-counter-self = memainkan yang mengalahkan pilihan terakhir sendiri
like-frequency = memainkan yang mengalahkan pilihan favorit lawan
profile-kept = Dari { $played } ronde, { $kept } terbaru tersimpan; itulah yang dihitung di sini.
profile-details-title = 🔮 Angka-angka profil ini: { $game }
profile-details-how = Cara membaca. Satu bit senilai satu jawaban, ya atau tidak: makin sedikit bit sebuah pilihan, makin mudah diramal, dan di 0 aku sudah tahu sebelumnya. Dengan sedikit ronde, kedua batasnya berjauhan.
    Sebuah kebiasaan disebut bila keberuntungan memunculkannya kira-kira sekali dalam empat puluh kali; banyak yang kulihat, jadi sesekali ada yang cuma untung. Cara main yang dikenal disebut bila akan cocok jauh lebih sering daripada keberuntungan, dan orang acak semirip itu dengan salah satunya kurang dari sekali dalam seratus kali.
profile-details-closed = Angka ini hanya untuk yang boleh melihat profilnya, dan profilnya tidak terbuka di sini.
profile-alt = Kebiasaan { $name }, apa mengikuti apa: { $habits }. Bagian pilihan yang teramal, sampai tiap ronde: { $curve }.
profile-closed = Tak ada profil { $name } yang terbuka untukmu. Untuk melihat cara main kalian berdua, tanyakan: /profile compare. Untuk membuka profil sendiri: /profile privacy
button-show-here = Tunjukkan di sini
profile-show-lapsed = Aku sudah tidak tahu di mana itu. Tanya lagi: { $command }
profile-shown-there = Ditunjukkan di tempatmu bertanya: { $game }
profile-not-shown-there = Aku tak bisa memposting di sana: { $game }. Tanya lagi di obrolan itu, atau izinkan aku menulis di sana.
picture-next = pilihan berikut
picture-after = { $result ->
    [win] menang
    [loss] kalah
   *[draw] seri
  }: { $move }
picture-no-data = tak ada data
picture-habits = Apa mengikuti apa
picture-rounds = { $rounds } ronde, dengan hitungan; biru lebih sering dari acak, jingga lebih jarang
picture-compared = Apa mengikuti apa, dengan hitungan; biru lebih sering dari acak, jingga lebih jarang
picture-read = Pilihan yang kutebak, per 40; abu-abu: keberuntungan
picture-round = sampai ronde
picture-failed = Gambarnya tidak bisa dibuat; kata-katanya lengkap.

## Siapa yang disebut dalam opsi orang
person-unknown = Aku tak tahu siapa { $typed }. Sebut seseorang dengan @nama, atau balas pesannya dengan perintah ini.
person-unknown-id = { $typed } bukan pemain mana pun. Pemain disebut seperti terminal:anna atau discord:700000000000000001
person-bot = Bot tidak punya profil, dan profilku kusimpan sendiri.

## Dua orang dibandingkan
menu-compare = Bandingkan cara main kita
compare-with-whom = Dibandingkan dengan siapa? Sebut seseorang, atau balas pesannya: /profile compare @nama
compare-oneself = Itu kamu, dan tak ada yang mainnya lebih mirip kamu. Sebut orang lain.
compare-own-missing = Perbandingan butuh { $needed } ronde dari masing-masing di { $game }; kamu masih kurang { $missing }.
compare-away = Aku tak bisa menjangkau { $name } sekarang: tidak ada yang ditanyakan. Coba lagi nanti, atau tanya di grup tempat kalian berdua ada.
compare-lately = { $name } sudah mendapat pertanyaanmu kurang dari sehari lalu. Tanya lagi besok, atau di grup tempat kalian berdua ada.
compare-sent = Kutanya { $name } di obrolan pribadi kami, kalau ada: aku tidak memberi tahu siapa yang main denganku. Jawabannya sampai di sini, dalam seminggu. Sampai saat itu kamu bisa menarik pertanyaannya.
compare-noted = { $name } belum menyetujui ini. Pertanyaanmu menunggu di sana seminggu, di /profile privacy. Begitu diterima, perintahmu yang sama menunjukkan perbandingannya.
compare-waiting = { $name } sudah ditanya dan belum menjawab.
compare-not-now = { $name } memilih tidak, untuk sementara ini.
compare-too-many = Banyak orang yang kamu tanya belum menjawab. Tunggu mereka, atau tarik satu pertanyaan.
compare-ask-title = 🔮 { $target }, bolehkah { $caller } membandingkan cara main kalian?
compare-ask-text = { $seen ->
    [here] Semua di sini melihat
   *[both] Kalian berdua melihat
  } seberapa kubaca kalian dan di mana kalian berbeda. { $caller } boleh membandingkan lagi sampai kamu menariknya.
button-accept = Terima
button-decline = Tolak
button-retract = Tarik pertanyaan
compare-not-asked = Pertanyaan ini untuk orang lain.
compare-not-asking = Hanya yang bertanya bisa menarik pertanyaannya.
compare-lapsed = Pertanyaan ini sudah tidak terbuka.
compare-retracted = { $name } menarik pertanyaannya.
compare-declined = Tak ada perbandingan kali ini.
compare-answered = Kamu menerima ini. Untuk mencabutnya: /profile privacy
compare-title = 🔮 { $a } dan { $b }: { $game }
compare-headline = 🔮 Terbaca olehku: { $a } { $percentA }, { $b } { $percentB }
compare-read = Terbaca { $guessedA } dari { $roundsA } pilihan dan { $guessedB } dari { $roundsB }; kebetulan memberi { $chance }.
compare-chance = { $verdict ->
    [chance] { $name } sesulit koin untuk dibaca.
   *[unsure] Untuk { $name }, itu masih bisa kebetulan.
  }
compare-early = Masih dini: mulai { $needed } ronde masing-masing, aku bisa bilang di mana kalian berbeda.
compare-differ = Cara main kalian berbeda, meski tak ada satu kebiasaan pun yang menunjukkannya.
compare-effect = Seberapa berbeda: { $effect } dari 1, dari { $roundsA } dan { $roundsB } ronde.
compare-differences = Di mana kalian paling berbeda:
compare-difference = – { $habit }. { $a } { $percentA }% ({ $countA } dari { $totalA }), { $b } { $percentB }% ({ $countB } dari { $totalB })
compare-no-difference = Belum kutemukan perbedaan.
compare-seed = Jarak seperti pertama kali diterbitkan, atas { $context } pilihan terakhir: { $p } dari { $most }. Menurut berapa banyak pilihan yang dilihatnya: { $d }
compare-trust = Bisakah ini keberuntungan? Ronde kalian, dikocok dan dibagi ulang kepada kalian berdua, sama berbedanya dalam { $count } dari 1000 pembagian (p = { $p }).
compare-details-title = 🔮 Angka-angka perbandingan ini: { $game }
compare-details-difference = – { $habit }. { $countA } dari { $totalA }, { $countB } dari { $totalB } (p { $p })
compare-details-how = Cara membaca. Dua angka berdampingan adalah milik kalian berdua, menurut urutan pesan di atas. Seberapa berbeda: 0 sama, 1 tak ada kesamaan; orang yang sama di dua kesempatan biasanya antara 0,25 dan 0,60, dua orang antara 0,63 dan 0,86.
    p adalah seberapa sering keberuntungan saja menghasilkan sebesar itu; pada kebiasaan, sudah diperhitungkan bahwa banyak yang kulihat. Sampai 0,05 kubilang di mana kalian berbeda, di atasnya bahwa belum kutemukan perbedaan.
    Jarak yang diterbitkan mendekati maksimum untuk dua orang mana pun: punya sejarah, tapi tak banyak makna.
compare-details-closed = Perbandingan ini sudah tidak terbuka di sini. Tanya ulang: /profile compare
compare-too-few = Rondenya terlalu sedikit untuk dibandingkan: butuh { $needed } dari masing-masing.
compare-missing = – { $name } masih kurang { $missing }
compare-basis-agreed = { $name } setuju pada { $date }.
compare-basis-place = { $name } mengizinkan tempat ini melihatnya.
compare-basis-everyone = { $name } mengizinkan semua orang melihatnya.
compare-alt = Apa mengikuti apa. { $a }: { $habitsA }. { $b }: { $habitsB }.
profile-asked = Menunggu jawabanmu; mereka ingin membandingkan diri denganmu:
profile-asked-by = – { $name }: { $game }, sejak { $date }
profile-asked-more = – dan { $count } lagi, setelah ini dijawab
profile-asked-rules = Kalau kamu menerima, yang bertanya melihat seberapa sering kubaca kalian berdua dan kebiasaan kalian yang paling kuat, dengan hitungan dan gambar: dari semua rondemu denganku, di mana pun dimainkan. Kalau diterima di grup, semua di sana ikut melihat. Sejak itu dia boleh membandingkan lagi, di permainan dan obrolan mana pun, sampai kamu mencabutnya: /profile privacy. Yang sudah diposting tetap di obrolan. Yang bertanya setuju dengan bertanya, dan bisa menarik pertanyaannya. Hanya yang ditanya bisa menjawab, dalam seminggu.
profile-asked-left = Masih menunggu jawabanmu: { $count }. /profile privacy
button-accept-of = Terima: { $name }
button-decline-of = Tolak: { $name }
profile-agreements = Yang kamu izinkan membandingkan diri denganmu:
profile-agreed-with = – { $name }, sejak { $date }
button-take-back = Cabut izin: { $name }
profile-taken-back = { $name } tak bisa lagi membandingkan diri denganmu. Yang sudah diposting di obrolan tetap di sana.
profile-not-agreed = Itu sudah dicabut.
profile-posted-stays = Tak ada lagi yang boleh membandingkan diri denganmu, dan pertanyaanmu yang terbuka ditarik. Yang sudah diposting di obrolan tetap di sana.

## Peta sebuah tempat, dan grup
landmark-random = acak murni
landmark-copy = peniru
landmark-rotation = bergiliran
landmark-anti-rotation = penangkal giliran
landmark-win-stay-lose-shift = simpan yang menang
landmark-always-counter = lawan pilihan terakhir
landmark-always-counter-self = lawan pilihan sendiri
landmark-frequency = lawan favorit
landmark-constant = selalu { $move }
map-title = Siapa mainnya mirip di sini: { $game }, { $count } pemain
map-subtitle = Makin dekat, makin mirip. Arah tidak berarti apa-apa.
map-people = pemain
map-ways = cara main yang dikenal
map-alt = Peta { $count } pemain dan cara main yang dikenal. { $lines }
map-head = { $one } dan { $other } paling mirip di sini; { $first } dan { $second } paling tidak.
map-line = { $name }: paling mirip { $other }
map-line-way = { $name }: paling mirip { $other }, dengan gaya “{ $way }”
map-line-alone = { $name }: dengan gaya “{ $way }”
map-line-none = { $name }: tak mirip cara mana pun yang kukenal
map-head-two = Baru ada dua pemain di peta ini.
map-more = … dan { $count } lagi di gambar.
map-how = Cara membaca. Dalam kurung: 0 sama, 1 tak ada kesamaan; dari 1000 ronde terbaru tiap pemain. Cara yang dikenal disebut bila akan cocok jauh lebih sering daripada keberuntungan, dan orang acak semirip itu dengan salah satunya kurang dari sekali dalam seratus kali; beserta berapa pilihan yang akan cocok, dan berapa oleh keberuntungan.
map-details-title = 🔮 Jarak-jarak di peta ini: { $game }
map-details-line = { $name }: { $other } ({ $distance })
map-details-way = { $line }; { $way }: { $agreed } dari { $rounds }, keberuntungan { $luck }
map-stress-good = Gambarnya setia pada jarak-jarak ini (stres { $stress }).
map-stress-fair = Gambarnya sedikit melengkungkan jarak-jarak ini (stres { $stress }): lebih percayalah angkanya.
map-stress-poor = Gambarnya banyak melengkungkan jarak-jarak ini (stres { $stress }): percayalah angkanya.
map-numbered = Di gambar: { $list }
map-left = { $count } pemain yang sudah lama tidak main di sini tidak disertakan.
map-short = { $count } pemain rondenya masih terlalu sedikit.
map-join = Hanya yang setuju yang dihitung.
map-closed-meanwhile = Ada yang menutup profilnya selagi aku menggambar. Tanya lagi.
map-alone-here = Peta menunjukkan pemain sebuah grup atau server. Tanya di sana: /profile map
map-too-few = Peta butuh { $people } pemain di tempat ini yang membuka profilnya dan punya { $rounds } ronde masing-masing. Sejauh ini: { $ready }. Rondenya masih terlalu sedikit: { $short }.
map-mine-private = Kamu tidak ada di peta: profilmu privat. Untuk tampil: /profile privacy place, lalu selesaikan satu pertandingan di sini.
map-mine-not-here = Kamu belum ada di peta: selesaikan satu pertandingan di sini.
map-mine-missing = Kamu belum ada di peta: { $missing } ronde lagi di permainan ini, total { $needed }.
map-mine-ready = Kamu sudah siap.
map-mine-people = Mainmu paling mirip { $list }.
map-mine-alone = Tak ada orang lain di peta ini.
map-mine-ways = Gayamu: { $way }.
map-mine-no-way = Gayamu tak mirip yang mana pun yang kukenal.
habits-most = Yang paling menonjol di sini “{ $habit }”: { $share }, padahal keberuntungan memberi { $luck }.
habits-none = Rata-rata, di sini tak ada yang menonjol melebihi keberuntungan.
habits-counts = { $people } pemain, sekitar { $rounds } ronde; semua dihitung sama. Dalam kurung: menurut keberuntungan.
habits-too-few = Cara main rata-rata di sini kusebutkan mulai dari { $needed } pemain yang membuka profilnya dan punya { $rounds } ronde masing-masing. Sejauh ini: { $ready }.
groups-title = { $a } dan { $b }: { $game }
groups-differ = Cara main kedua grup ini berbeda.
groups-perhaps = Cara main kedua grup ini mungkin berbeda.
groups-alike = Kedua grup ini tak bisa kubedakan dari cara mainnya.
groups-sizes = { $a }: { $first } pemain. { $b }: { $second } pemain.
groups-differences = Di mana mereka paling berbeda, rata-rata para pemainnya:
groups-difference = – { $habit }. { $a } { $first }% (dari { $firstPeople } pemain), { $b } { $second }% (dari { $secondPeople })
groups-no-difference = Tak ada satu kebiasaan pun yang bedanya melebihi keberuntungan.
groups-trust = Kalau dibagi acak ke dua grup seperti ini, para pemain akan sama berbedanya { $count } dari 1000 kali.
groups-both = { $count } pemain ada di keduanya dan tidak dihitung di mana pun.
groups-alt = Peta { $a } ({ $first }) dan { $b } ({ $second }) di antara cara main yang dikenal. { $verdict }
groups-others = semua yang lain
groups-here = obrolan ini
groups-basis-roles = Yang dihitung: pemain server ini yang membuka profilnya. Discord baru saja memberitahuku peran mereka; tak satu pun kusimpan.
groups-basis-chats = Yang dihitung: pemain yang membuka profilnya; di sini untuk obrolan ini, di sana untuk semua orang. Nama dari obrolan lain tidak ditunjukkan.
groups-too-few = Tiap grup butuh { $people } pemain dengan { $rounds } ronde dan profil terbuka. Sejauh ini { $a }: { $first }, { $b }: { $second }.
groups-alone-here = Grup dibandingkan di grup atau server. Tanya di sana: /profile groups
groups-on-files = Kelompok orang yang permainannya direkam dibandingkan dari berkas dengan kolom player, round, move, opponent_move, dan satu untuk kelompok:
groups-which-roles = Grup yang mana? Sebut satu peran, dan satu lagi setelah against= kecuali maksudmu semua yang lain: /profile groups
groups-which-chat = Grup yang mana? Sebut obrolan lain tempat aku ada, untuk dibandingkan dengan yang ini: /profile groups channel=@nama
groups-no-roles = Tak ada peran di sini. Sebut obrolan lain: /profile groups channel=@nama
groups-unknown-role = Peran itu tidak kutemukan. Pilih dari daftar.
groups-same-role = Ini bukan dua grup. Pilih peran yang tidak dimiliki semua orang, dan satu lagi kalau mau.
groups-roles-closed = Discord tidak memberitahuku siapa punya peran apa di sini: aku bukan anggota server ini. Yang mengelolanya bisa menambahkanku.
groups-roles-away = Discord tidak memberitahuku perannya saat ini. Coba lagi.
groups-unknown-chat = Obrolan itu tidak kutemukan, atau aku tidak ada di sana.
groups-same-chat = Itu obrolan ini. Sebut yang lain.

## Yang diketahui tentang seorang pemain
model-title = 🔮 Yang kutahu tentangmu: { $game }
model-missing = { $rounds ->
    [0] Aku belum tahu satu pun rondemu.
   *[other] Aku tahu { $rounds } rondemu.
  } Setelah { $missing } lagi aku bisa bilang dugaanku.
model-rounds = Aku tahu { $rounds } rondemu. Dugaanku:
model-no-habits = tak ada kebiasaan yang menonjol; kamu sulit dituangkan ke dalam kata-kata
model-habit = – { $habit }
habit-often = kamu paling sering memilih { $move }, { $count } dari { $total }
habit-after-move = setelah { $result ->
    [win] menang
    [loss] kalah
   *[draw] seri
  } dengan { $before } kamu { $same ->
    [yes] mengulangnya
   *[no] beralih ke { $move }
  }, { $count } dari { $total }
habit-after-result = setelah { $result ->
    [win] menang
    [loss] kalah
   *[draw] seri
  } kamu { $same ->
    [yes] mengulang pilihan
   *[no] mengganti pilihan
  }, { $count } dari { $total }
model-sure = Seberapa yakin: aku akan membaca { $right } dari { $all } pilihan terakhirmu dengan benar (keberuntungan: { $luck }); { $verdict }.
model-from = Dari mana: { $own }% dari peganganku saat ini berasal darimu, { $people }% dari orang lain.
# Yang bisa hilang dari bot ke tangan pembacanya: kini $points, dari 8 yang dimiliki semua orang di awal.
model-account = { $state ->
    [lent] Kupertaruhkan { $points } poin padamu: 8 milikku, dan { $more } yang kamu pinjamkan.
    [begun] Kupertaruhkan 8 poin padamu. Di luar keberuntungan, tak ada yang pernah unggul lebih dari 10 poin dariku.
    [less] Kupertaruhkan { $points } poin padamu: dari 8 di awal, sisanya sudah milikmu.
    [spent] Tak ada lagi yang kupertaruhkan padamu: 10 poin yang bisa dimenangkan dariku, di luar keberuntungan, sudah milikmu. Mulai sekarang setiap langkahku diundi.
   *[read] Hampir tak ada yang kupertaruhkan padamu: 8 poinku sudah milikmu, jadi mungkin ada yang membacaku. Aku percaya pada nasib sampai ada yang kurebut kembali.
}
model-account-apart = Yang bisa kukalahkan kepadamu dihitung terpisah untuk tiap akun tertaut: ini milik akun ini.
model-mode-learning = { $since ->
    [1] Aku belajar dari semua rondemu.
   *[other] Aku belajar mulai rondemu yang ke-{ $since }. Yang sebelumnya sudah dilupakan.
  }
model-mode-frozen = Dibekukan mulai rondemu yang ke-{ $since }: aku membaca dengan yang kutahu, dan tidak belajar hal baru.
model-mode-off = Nonaktif mulai rondemu yang ke-{ $since }: aku main acak dan tidak belajar apa-apa.
# Ronde yang kuketahui tetapi tidak dimainkan melawanku di sini.
model-elsewhere = { $duels ->
    [0] { $link } di antaranya kamu mainkan dengan namamu yang lain.
   *[other] { $link ->
        [0] { $duels } di antaranya dari duelmu.
       *[other] { $duels } di antaranya dari duelmu, { $link } kamu mainkan dengan namamu yang lain.
      }
  }
model-duels = Aku belajar dari duelmu, begitu pertandingan kita dimulai.
model-duels-not = Dari duelmu dengan orang aku tidak belajar apa-apa.
model-duels-done = Setuju: mulai pertandingan kita berikutnya aku belajar dari duelmu, termasuk yang sebelumnya. Supaya aku tidak ikut campur: /model duels off
model-duels-already = Aku sudah belajar dari duelmu. Supaya aku tidak ikut campur: /model duels off
model-duels-off = Beres: yang kupelajari dari duelmu sudah dilupakan, dan aku tidak belajar lagi dari sana. Kalau ada pertandingan kita yang terbuka, ia menunggu: /rps continue
model-shares = Kamu membagikan cara mainmu: dihitung di antara banyak orang, itu membantuku memulai dengan orang baru.
model-shares-not = Cara mainmu tetap di antara kita.
model-reset-title = Lupakan cara mainmu?
model-reset-text = Aku akan melupakan semua yang kupelajari tentangmu sampai sekarang ({ $game }). Ronde, jumlah dan pertandinganmu tetap ada. Ini tak bisa dibatalkan.
model-reset-ghost = Hantumu { $ghost } terbuat darinya, dan ikut dipanggil pulang.
button-forget = Lupakan
model-reset-done = Sudah dilupakan ({ $game }): kita mulai dari awal. Ronde, jumlah dan pertandinganmu tetap ada.
model-reset-already = Tak ada yang perlu dilupakan ({ $game }): aku tak tahu satu pun rondemu.
model-freeze-done = Dibekukan ({ $game }): aku membaca dengan yang kutahu, dan tidak belajar hal baru.
model-freeze-already = Sudah dibekukan ({ $game }).
model-off-done = Nonaktif ({ $game }): aku main acak dan tidak belajar apa-apa. Pilihan yang sudah disegel tetap dimainkan.
model-off-already = Sudah nonaktif ({ $game }).
model-on-done = Aku belajar lagi ({ $game }). Yang kamu mainkan sementara itu tidak kupelajari.
model-on-already = Aku sudah belajar ({ $game }).
model-share-title = 🔮 Bagikan cara mainmu?
model-share-text =
    Yang kuambil: bagaimana pilihanmu saling mengikuti di semua permainan kecuali Minesweeper, di ronde yang lalu dan yang akan datang. Itu ditambahkan pada milik sedikitnya { $others } orang lain, dan hanya hitungan yang disimpan: tanpa nama, tanpa ronde tunggal. Yang tak boleh kupelajari, tidak kuambil.
    Untuk siapa: pengelola bot ini. Dengan hitungan itu aku memulai dengan orang baru, di ronde-ronde awal mereka.
    Untuk mencabutnya: /model share off, kapan saja, atau /data delete. Yang kamu berikan lalu dikeluarkan pada pembelajaran berikutnya.
model-share-done = Terima kasih: kamu dihitung mulai pembelajaran berikutnya. Untuk mencabutnya: /model share off
model-share-already = Kamu sudah membagikannya. Untuk mencabutnya: /model share off
model-share-old = Pertanyaanku sudah berubah sejak itu. Ini yang baru: /model share
model-unshare-done = Dicabut. Tak ada lagi milikmu yang kuberikan, dan yang kamu berikan dikeluarkan pada pembelajaran berikutnya.
button-share = Bagikan
button-share-keep = Simpan sendiri
button-share-stop = Cabut izin

## Hantu: cara main seseorang, dibekukan
ghost-title = 👻 Hantumu sendiri? { $game }
ghost-text =
    Akan kubekukan caramu melanjutkan dari yang terjadi sebelumnya, dari { $rounds } rondemu yang boleh kupelajari: tak ada ronde yang disimpan di dalamnya, tapi siapa pun yang melawan hantu ribuan ronde akan mengenali kebiasaanmu, seolah-olah menontonmu.
    Semua orang langsung bisa menemuinya, di pertandingan, turnamen dan liga, { $named ->
        [yes] dengan nama yang dibuat dari namamu.
       *[no] dengan nama yang tak menyebut siapa pun.
    }
    Kamu bisa memanggilnya pulang kapan saja, lalu ia langsung hilang di mana-mana: /model ghost off
ghost-text-anew = Ia menggantikan yang sudah ada, yang dipanggil pulang.
button-ghost-freeze = Bekukan
button-ghost-keep = Biarkan saja
button-ghost-off = Panggil pulang
ghost-kept = Jadi, tanpa hantu. Tidak ada yang berubah.
ghost-done-title = 👻 { $name } bergentayangan
ghost-report-title = 👻 Hantumu: { $name }
# $rounds: dari berapa ronde ia dibekukan
ghost-meet = { $game }, dari { $rounds } rondemu. Untuk menemuinya: opponent={ $name }
# Persen peluang yang diberikannya pada pilihan yang terjadi.
ghost-stand-in = Ia meramal { $rounds } pilihan terakhirmu, yang belum dilihatnya waktu itu, dengan { $ghost }%; acak punya { $chance }%, yang kenal orang tapi tidak kenal kamu { $people }%, dan cermin biasa { $mirror }%. { $verdict ->
    [yes] Ia bisa mewakilimu.
   *[no] Ia belum bisa mewakilimu: kamu tidak mudah diramal.
  }
ghost-host-froze = Pengelola bot ini menariknya dari permainan.
ghost-report-more = Hanya kamu yang melihat ini. Panggil pulang: /model ghost off. Dari ronde yang lebih baru: /model ghost anew
ghost-none = Kamu tidak punya hantu ({ $game }). Buat satu: /model ghost
ghost-off-done = Hantumu sudah pergi ({ $game }): tak ada lagi yang menemuinya, dan namanya bebas.
ghost-off-duels = Hantumu tahu duelmu, dan ikut dipanggil pulang.
ghost-old = Pertanyaan ini sudah dijawab. Tanya lagi: /model ghost
ghost-full = Namamu sudah sebanyak yang diperbolehkan. Lepaskan satu dulu: /strategy mine
ghost-too-few = Hantu butuh { $needed } rondemu yang boleh kupelajari. Aku tahu { $rounds } ({ $game }); kurang { $missing } lagi.

## Minesweeper
command-mines = Minesweeper: sendirian, dengan petunjuk beralasan, atau balapan
command-mines-play = Main; pilih tingkat atau ukuran apa pun
command-mines-continue = Lanjutkan papan yang disisihkan
command-mines-watch = Tonton strategi bermain, langkah demi langkah
command-mines-race = Papan yang sama untukmu dan orang lain: siapa bersih duluan?
command-mines-stats = Hasil permainanmu
option-mines-level = Seberapa besar dan padat
option-mines-size = Kolom dan baris: 12x10
option-mines-mines = Berapa ranjau
option-mines-noguess = Papan yang tak perlu menebak
option-mines-board = Kode papan, untuk memainkan yang sama
option-mines-cells = Kotak dengan nama: B7 C8; dengan f di depannya, bendera: f D4
option-mines-user = Siapa yang kamu tantang
choice-pocket = Saku: 5×5, 4 ranjau
choice-small = Kecil: 8×8, 10 ranjau
choice-beginner = Pemula: 9×9, 10 ranjau
choice-intermediate = Menengah: 16×16, 40 ranjau
choice-expert = Ahli: 30×16, 99 ranjau
choice-opening = membuka satu area
choice-safe = aman, itu saja
choice-yes = ya
choice-ghost-show = keadaannya
choice-ghost-anew = bekukan lagi
choice-ghost-off = panggil pulang
choice-no = tidak
choice-exact = Tepat: hitung semua susunan ranjau
choice-simple = Sederhana: hindari rasio terbesar angka per kotak tertutup
choice-random = Acak: kotak mana saja
mines-level-custom = Lainnya
mines-title = 💣 Minesweeper { $width }×{ $height } · { $mines } ranjau
mines-begin-opening = Buka kotak mana saja: kotak itu dan tetangganya aman.
mines-begin-safe = Buka kotak mana saja: yang pertama aman.
mines-progress = 🚩 { $flags } dari { $mines } · { $left } kotak aman lagi
mines-how-open = Tekan untuk membuka. Pada angka yang semua ranjaunya sudah dibenderai, sisanya di sekitar ikut terbuka.
mines-how-flag = Mode bendera: tekan untuk memasang atau mencabut bendera.
mines-how-window = Pilih bagian papan.
mines-how-typed = Ketik kotak untuk membukanya, f di depannya untuk bendera: b7, f c3
mines-won = 🎉 { $name } membersihkan papan dalam { $time }{ $hints ->
    [0] .
   *[other] , dengan { $hints } petunjuk.
  }
mines-lost = 💥 { $cell } ternyata ranjau. { $name } sudah membersihkan { $cleared } dari { $safe } kotak.
mines-stopped = Dihentikan. { $name } sudah membersihkan { $cleared } dari { $safe } kotak.
continue-board = { $width }×{ $height } · { $left } kotak aman lagi
continue-board-open = 💣 Belum selesai: { $board }
continue-board-question = Lanjut yang ini atau mulai baru? Yang ini bisa menunggu: papannya tersimpan.
continue-which-board = 💣 Papan mana yang kita lanjutkan?
continue-board-waits = Papan sebelumnya menunggumu: { $board }.
continue-board-aside = 💣 Disisihkan: { $board }
continue-board-kept = Tersimpan { $days } hari, dan jamnya terus berjalan. Untuk melanjutkan: tombolnya, atau /mines continue
continue-board-is-aside = Papan ini disisihkan; tidak ada yang dibuka. “Lanjut” membawanya kembali.
continue-no-board = Tak ada papanmu yang menunggu. Mulai satu: /mines play
continue-board-gone = Papan itu sudah tidak tersimpan. Mulai yang lain: /mines play
button-new-board = Papan baru
mines-replaced = Disisihkan demi permainan lain. { $name } sudah membersihkan { $cleared } dari { $safe } kotak.
mines-word = dengan kata “{ $word }”
mines-redrawn = Sudah berhari-hari, dan kunci pengundi papan ini mungkin sudah terbuka. Belum ada kotak yang dibuka, jadi kini papannya lain. Pilih kotak pertamamu.
mines-told = Kunci pengundi papan ini mungkin sudah terbuka, dan ranjaunya juga. Main terus saja; ini tidak dihitung.
mines-shared = Papan yang diteruskan: { $code }. Tidak dihitung dalam statistikmu.
button-flag-mode = Mode bendera
button-open-mode = Mode buka
button-whole-board = Seluruh papan
button-hint = Petunjuk
button-play-again = Papan lain
button-to-end = Sampai akhir
button-race-play = Main papanku
button-race-standings = Klasemen
mines-toast-won = Bersih! Semua ranjau ada di tempatnya.
mines-toast-lost = { $cell } ternyata ranjau.
mines-toast-stopped = Dihentikan.
mines-toast-flag = { $cell }: bendera
mines-toast-unflag = { $cell }: tanpa bendera
mines-toast-open = { $cells ->
    [1] { $cell }: { $number }
   *[other] { $cell }: { $cells } kotak terbuka
  }
mines-open-already = { $cell } sudah terbuka.
mines-flagged = { $cell } ada benderanya. Cabut dulu: di mode bendera, atau ketik setelah /mines: flag { $cell }
mines-flagged-typed = { $cell } ada benderanya. Cabut dulu: f { $cell }
mines-flags-differ = { $cell } menunjukkan { $number }. Pasang bendera sebanyak itu di sekitarnya, baru sisanya terbuka.
mines-board-changed = Papannya sudah berubah sejak tombol itu digambar. Begini keadaannya.
mines-over = Permainan ini selesai. Mulai yang lain: /mines play
mines-not-yours = Papan itu milik orang lain. Milikmu sendiri: /mines play
mines-none = Kamu tidak punya permainan. Mulai satu: /mines play
mines-no-cell = Papan ini tidak punya kotak { $typed }. Kotaknya dari A1 sampai { $last }: huruf untuk kolom, angka untuk baris.
mines-which-cell = Kotak mana? Ketik setelah /mines: flag B7
mines-hint-safe = 💡 { $cell } aman: { $because }.
mines-hint-guess = 💡 Tak ada yang pasti. Tebakan terbaik: { $cell }, ranjau dalam { $risk }% susunan yang mungkin.
mines-hint-first = 💡 Belum ada yang terbuka. { $cell } seaman kotak pertama mana pun.
mines-number-at = angka { $number } di { $cell }
mines-because-numbers = { $count ->
    [1] { $numbers } tak memberi kemungkinan lain
   *[other] { $numbers } bersama-sama tak memberi kemungkinan lain
  }
mines-because-numbers-total = bersama jumlah ranjau, { $count ->
    [1] { $numbers } tak memberi kemungkinan lain
   *[other] { $numbers } tak memberi kemungkinan lain
  }
mines-because-total-alone = jumlah ranjau tak memberi kemungkinan lain
mines-because-first = belum ada yang terbuka
mines-because-lot = diundi di antara { $among } kotak
mines-because-ratio = rasio terbesar di sekitarnya, { $ratio }%, paling kecil di papan
mines-because-no-ratio = tak ada angka di dekatnya; itu dihitung { $ratio }%
mines-because-risk = tak ada yang pasti; ranjau dalam { $risk }% susunan
mines-level-and-size = Pilih tingkat atau ukuran, jangan keduanya.
mines-board-and-size = Kode papan sudah menyebut ukurannya. Beri kodenya saja.
mines-bad-size = “{ $typed }” bukan ukuran. Tulis kolom dan baris: 12x10
mines-bad-level = “{ $typed }” bukan tingkat. Yang ada: pocket, small, beginner, intermediate, expert.
mines-bad-code = “{ $typed }” bukan papan. Kodenya seperti ini: 9x9-10-opening-k7f3q
mines-too-large = { $width }×{ $height } terlalu besar untuk obrolan. Yang terbesar { $most }.
mines-too-small = Papan punya sedikitnya dua kolom dan dua baris.
mines-no-opening = { $width }×{ $height } terlalu kecil untuk area tanpa ranjau. Pakai papan lebih besar, atau start=safe.
mines-bad-mines = { $mines } ranjau tidak muat: di { $width }×{ $height } bisa 1 sampai { $most }, supaya kotak pertama aman.
mines-no-such-board = Tak kutemukan papan seperti itu yang tak perlu menebak. Kurangi ranjaunya.
mines-watch-title = 👀 Strategi { $strategy } memainkan { $width }×{ $height } · { $mines } ranjau
mines-watch-begin = Belum ada yang terbuka. “Berikutnya” menunjukkan langkah pertama.
mines-watch-move = Langkah { $move }, { $cell }: { $because }.
mines-watch-progress = { $cleared } dari { $safe } kotak bersih.
mines-watch-won = 🎉 Bersih: semua { $safe } kotak.
mines-watch-lost = 💥 Itu ranjau. { $cleared } dari { $safe } kotak sudah bersih.
mines-watch-code = Coba sendiri: { $code }
mines-race-title = 🏁 { $first } lawan { $second } · { $width }×{ $height }, { $mines } ranjau
mines-race-how = Papan yang sama untuk keduanya, masing-masing di pesannya sendiri. Jammu mulai saat kamu mulai. Pemenangnya yang bersih; kalau keduanya bersih, yang lebih cepat; kalau tak satu pun, yang lebih jauh.
mines-race-open = { $name }: belum selesai
mines-race-cleared = { $name }: bersih dalam { $time }
mines-race-fell = { $name }: { $cleared } dari { $safe } kotak
mines-race-won = 🏆 { $name } memenangkan balapan.
mines-race-level = Finis bersamaan.
mines-race-gone = Balapan ini sudah dilupakan: sehari telah lewat. Ajak yang lain: /mines race
mines-race-told = Kunci pengundi papan ini mungkin sudah terbuka, dan ranjaunya juga. Ajak yang lain: /mines race
mines-race-not-yours = Balapan ini antara dua orang lain. Buat sendiri: /mines race
mines-race-played = Kamu sudah memainkan papan ini.
mines-race-no-hints = Tak ada petunjuk dalam balapan.
mines-race-whom = Aku tak tahu siapa maksudmu. Pilih orang dari daftar, sebut dia, atau balas pesannya dengan /mines race.
mines-race-nobody = Tak ada orang lain di sini untuk balapan. Di Discord dan Telegram ada.
mines-race-bot = Bot tidak menekan tombol. Tantang orang; atau tonton strategi: /mines watch
mines-race-self = Melawan diri sendiri kamu selalu menang. Tantang orang lain.
alt-board = Papan { $width }×{ $height }: { $open } kotak terbuka, { $flags } bendera, { $mines } ranjau.
alt-board-numbers = Angka terbuka: { $list }.
alt-board-number = { $number } { $count ->
    [1] sekali
    [2] dua kali
   *[other] { $count } kali
  }
alt-board-mark = Ditandai: { $cell }.
alt-board-frame = Dibingkai: { $first } sampai { $last }.
mines-proof-title = Bukti kejujuran papan { $session }
mines-proof-seal = Ranjaunya memberi segel { $seal }. Yang sama harus ada di setiap pesan papan ini, juga yang pertama.
mines-proof-fit = Ranjau mengikuti kunci hari itu, { $date }: aku tak bisa memilihnya.
mines-proof-not-told = Ranjau diundi dari kunci { $date }. Kubuka pada { $when }; lalu siapa pun bisa melihat bahwa aku tak bisa memilihnya.
mines-proof-differ = Ranjau tidak mengikuti kunci hari itu, { $date }. Jangan percaya papan ini; beri tahu pengelola bot ini.
mines-proof-no-key = Kunci hari di baris ini bukan milik ikrarnya, jadi undiannya tidak kuperiksa. Jangan percaya.
mines-proof-anew = Diundi ulang pada { $date }, saat belum ada kotak yang dibuka. Kalau tidak begitu, jangan percaya.
mines-proof-word = Katamu ikut dalam undian: { $word }
mines-proof-first = Dari papan-papan hasil undian ini, inilah yang pertama tanpa perlu menebak.
mines-proof-another = Dari papan-papan hasil undian ini, ini bukan yang pertama tanpa perlu menebak. Jangan percaya; beri tahu pengelola bot ini.
mines-proof-not-searched = Apakah ini yang pertama dari undiannya tanpa perlu menebak, tidak kuperiksa. npm run -s gadalka -- verify memeriksanya.
mines-proof-signed = Kutandatangani; ikrarku { $pledge }.
mines-proof-signed-other = Ditandatangani pengelola lain, yang ikrarnya { $pledge }.
mines-proof-forged = Tanda tangannya palsu. Jangan percaya.
mines-proof-how = Di rumah, dengan salinan Gadalka dan ikrar yang kamu catat: npm run -s gadalka -- verify "…" --pledge "…"
mines-proof-formula = Segel adalah awal SHA-256 dari “{ $text }”. Benih papan adalah HMAC-SHA-256 dari “{ $drawn }” dengan kunci hari itu, modulo 36^12, dalam basis 36.
mines-proof-not-yet = Papan ini belum selesai, jadi segelnya tetap tertutup. Terbuka di akhir.
mines-proof-race = Belum semua selesai, jadi segel papan ini tetap tertutup.
mines-proof-none = Tak ada papanmu yang selesai dan punya bukti; papan yang diteruskan tidak punya. Main satu: /mines play
mines-proof-unreadable = Itu bukan baris bukti papan. Baris bukti diawali gdb1. dan berasal dari tombol “Verifikasi” papan yang selesai.
mines-stats-title = 💣 Permainan Minesweeper-mu
mines-stats-board = papan
mines-stats-best = terbaik
mines-stats-games = main
mines-stats-wins = menang
mines-stats-streak = Menang beruntun tanpa petunjuk: { $now } sekarang, { $most } paling banyak.
mines-stats-what = Waktu terbaik adalah yang tanpa petunjuk. Permainan yang ditinggalkan dihitung tidak menang; papan yang diteruskan tidak dihitung. Papan tanpa tebak dan balapan ada di “Lainnya”.
mines-stats-none = Belum ada permainan yang selesai. Mulai satu: /mines play

## Tantangan harian
command-daily = Tiap hari: benak khusus untukmu dan papan bersama
command-daily-today = Tantangan hari ini, dan posisimu
option-daily-time = kapan, misalnya 19:00; off untuk tanpa pengingat lagi
option-daily-zone = jam mana: kota seperti Jakarta, atau utc+7
place-daily = Tantangan harian
# Angkanya menghitung hari; Gadalka adalah nama bot.
daily-title = 🔮 Gadalka { $number } · { $date }
daily-mind-title = 🔮 Gadalka { $number } · benak hari ini
daily-today-mind-open = Benak: 20 ronde, belum dimulai.
daily-today-mind-going = Benak: { $won } : { $lost }, berikutnya ronde { $round } dari { $of }.
daily-today-mind-done = Benak: { $won } : { $lost }.
daily-today-board-open = Papan: 9×9, belum dimulai.
daily-today-board-going = Papan: sedang berjalan.
daily-today-board-won = Papan: bersih dalam { $time }{ $hints ->
    [0] {""}
   *[other] , termasuk { $hints } petunjuk
}.
daily-today-board-lost = Papan: kali ini tidak bersih.
# Sebelum waktu yang menghitung mundur: “dalam 5 jam”.
daily-next = Yang berikutnya datang
daily-invite = 🔮 Gadalka { $number }: hari ini lawan dan papan untuk semua.{ $count ->
    [0] {""}
   *[other] {" "}Di sini sudah { $count } yang bermain.
  }
# Tombol.
button-daily-mind = Benak
button-daily-board = Papan
button-daily-yesterday = Kemarin
button-daily-top = Yang terbaik
button-daily-play = Main
button-daily-remind = Ingatkan aku
button-daily-share = Bagikan
button-daily-go-on = Lanjut
daily-mind-first = Benak hari ini diundi hanya untukmu. Cari tahu caranya memilih, dan kalahkan: 20 ronde, satu kesempatan.
daily-mind-score = Kamu { $won } : { $lost } · ronde { $round } dari { $of }
daily-round-won = Kamu { $yours } · benak { $its } → poin untukmu
daily-round-lost = Kamu { $yours } · benak { $its } → poin untuk benak
daily-round-drawn = Kamu { $yours } · benak { $its } → seri
daily-round-toast = { $last } · { $won } : { $lost }
# Di belakang deretan tanda, di samping strip-yours.
daily-row-its = ← pilihan benak
daily-mind-end = 🔮 { $won } : { $lost } melawan benak hari ini
daily-mind-cut = Kunci hari itu segera dibuka, jadi kesempatan ini berakhir apa adanya.
daily-mind-cut-end = 🔮 { $won } : { $lost } melawan benak hari ini, setelah { $rounds } ronde
daily-mind-over = Kesempatan itu sudah selesai; tidak ada yang dihitung.
daily-not-yours = Tombol itu milik orang lain. Milikmu: /daily
daily-old-button = Tombol itu dari hari lain. Hari ini: /daily
daily-gone = Kesempatan itu sudah tidak tersimpan. Hari ini: /daily
daily-no-puzzle = Tak ada bahan untuk mengundi tantangan hari ini. Kembalilah besok.
# Siapa benak hari itu: apa aturannya, di masa lalu.
daily-rule-after-won = Setelah ronde yang dimenangkannya, ia { $step ->
    [0] tetap pada pilihannya
    [1] mengambil yang dikalahkan pilihan itu
   *[other] mengambil yang mengalahkan pilihan itu
}.
daily-rule-after-drawn = Setelah seri, ia { $step ->
    [0] tetap pada pilihannya
    [1] mengambil yang dikalahkan pilihan itu
   *[other] mengambil yang mengalahkan pilihan itu
}.
daily-rule-after-lost = Setelah ronde yang kalah, ia { $step ->
    [0] tetap pada pilihannya
    [1] mengambil yang dikalahkan pilihan itu
   *[other] mengambil yang mengalahkan pilihan itu
}.
daily-rule-copy = Ia mengulang pilihan terakhirmu.
daily-rule-always-counter = Ia mengambil yang mengalahkan pilihan terakhirmu.
daily-rule-anti-rotation = Ia menduga kamu berputar, batu, kertas, gunting, dan mengalahkan langkah berikutnya: jadi ia mengambil yang dikalahkan pilihan terakhirmu.
daily-rule-rotation = Ia berputar, batu, kertas, gunting, apa pun yang kamu lakukan.
daily-rule-win-stay = Ia mempertahankan pilihan yang menang, dan mengambil yang lain setelah kalah. Setelah seri ia { $draw ->
    [stay] mempertahankan pilihannya
   *[shift] mengambil yang lain juga
}.
daily-rule-frequency = Ia mengambil yang mengalahkan pilihan yang paling sering kamu ambil{ $decay ->
    [1] {""}
   *[other] ; ronde terbaru paling berbobot
}.
daily-rule-mupn = Ia mengingat yang kamu lakukan terakhir kali setelah pilihan yang sama { $side ->
    [own] darinya
   *[opponent] darimu
}, dan mengalahkannya.
daily-rule-de-bruijn = Dalam setiap tiga ronde ia memainkan tiap pilihan sekali, dengan urutan acak. Jadi yang ketiga sudah pasti.
daily-seen = { $count ->
    [1] Itu tampak di ronde { $rounds }.
   *[other] Itu tampak di ronde-ronde { $rounds }.
}
# Baris yang disalin dan dikirim orang; tidak membocorkan pilihan apa pun.
daily-strip = Gadalka { $number }
daily-strip-mind = Gadalka { $number } · { $won }:{ $lost }
daily-strip-board = 💣 { $time }{ $hints ->
    [0] {""}
   *[other] , { $hints } petunjuk
}
daily-strip-board-lost = 💣 💥
daily-share-by = { $name } · tantangan harian
daily-share-copy = Untuk disalin atau diteruskan. Tidak membocorkan pilihan apa pun.
daily-card-call = Setiap hari ada yang baru: /daily
daily-card-alt = Gadalka { $number }: { $won } ronde menang, { $lost } kalah. Ronde demi ronde: { $results }.
daily-card-alt-board = Gadalka { $number }. Papan hari itu: { $board }
daily-word-won = menang
daily-word-lost = kalah
daily-word-drawn = seri
daily-yesterday-title = 🔮 Gadalka { $number }: jawabannya
daily-yesterday-none = Tak ada yang kusimpan dari hari itu: tak ada yang meminta tantangannya.
# Sebelum waktu yang menghitung mundur: “dalam 5 jam”.
daily-yesterday-soon = Mungkin masih ada yang main. Jawabannya dibuka
daily-yesterday-open = Kesempatanmu masih terbuka: berikutnya ronde { $round } dari { $of }.
daily-yesterday-ahead = { $ahead } dari { $all } yang boleh disebut lebih banyak menang daripada kalah.
daily-proof-later = Kunci hari itu dibuka pada { $date }. Lalu siapa pun bisa mengundi semuanya lagi.
daily-proof-told = Kunci tanggal { $date } sudah dibuka: dengan salinan Gadalka, siapa pun bisa mengundi hari itu lagi.

## Papan hari ini, dan peringkat hari ini
# { $number } menghitung hari: Gadalka 326
daily-board-title = 💣 Gadalka { $number } · papan hari ini
mines-daily-how = Sama untuk semua orang pada harinya, dan tak perlu menebak. Satu petunjuk seharga sepuluh detik. “Berhenti” mengakhiri satu-satunya kesempatanmu.
mines-daily-over = Kodenya dibuka bersama jawabannya, mulai 03:00 UTC hari berikutnya: /daily yesterday
mines-daily-closed = Jawaban papan ini sudah lama dibuka, jadi berakhir apa adanya. Hari ini: /daily board
# { $on }: account-on-platform, seperti “di Discord”
daily-board-elsewhere = Papan hari ini kamu mulai { $on }, dan berlanjut di sana: { $left } kotak aman lagi.
daily-board-parted = Papan hari ini dimulai dari akun yang waktu itu milikmu. Besok ada yang lain.
daily-used = Kesempatanmu hari ini dimulai sebelum datamu dihapus. Besok ada yang lain.
daily-board-second = Papan ini kamu mulai dua kali, sebelum akunmu tertaut. Yang dimulai lebih dulu yang dihitung.
daily-board-none = Papan hari ini tak bisa kususun. Tanya lagi nanti: kesempatanmu tidak terpakai.
daily-board-busy = Papan hari ini belum tersusun: terlalu banyak sekaligus. Kesempatanmu tidak terpakai; tanya lagi sebentar lagi.
daily-board-score = Dengan petunjuknya dihitung { $time }.
daily-board-late = Selesainya setelah jawaban dibuka, jadi tidak masuk peringkat hari itu.
daily-board-was-won = 🎉 Bersih dalam { $time }{ $hints ->
    [0] .
   *[other] , dengan { $hints } petunjuk.
  }
daily-board-was-lost = 💥 Sebuah ranjau mengakhirinya.
daily-board-was-stopped = Dihentikan sebelum selesai.
# Di bawah papan kemarin yang sudah terpecahkan
daily-board-told = Untuk memainkannya lagi, atau meneruskannya: /mines play board={ $code }
daily-top-title = 🏆 Gadalka { $number }
# Keduanya bagian judul dan tombol
daily-top-mind = Benak
daily-top-board = Papan
button-daily-today = Hari ini
# Judul kolom: ronde menang dan kalah; menit dan detik
daily-top-score = skor
daily-top-time = waktu
daily-top-nobody-mind = Belum ada siapa pun di daftar ini. Lawan benak hari ini: /daily mind
daily-top-nobody-board = Belum ada siapa pun di daftar ini. Bersihkan papan hari ini: /daily board
# Diikuti sisa waktu, seperti “dalam 6 jam 12 mnt”
daily-top-ends = Tantangan berikutnya mulai
daily-top-told = Hasil diterima sampai jawabannya dibuka,
daily-top-place = { $scope ->
    [here] Tempatmu di sini: { $place } dari { $count }.
    [last] Tempatmu di tempat terakhir kamu main: { $place } dari { $count }.
   *[everywhere] Tempatmu di mana-mana: { $place } dari { $count }.
  }
daily-top-none = Kamu tidak punya hasil di daftar ini. Benak dihitung bila dimainkan sampai selesai, papan bila bersih.
daily-top-private = Hasilmu: { $result }. Kamu belum ada di daftar mana pun.
daily-unlisted = Kamu tidak ada di daftar mana pun: orang lain tidak melihat hasilmu.
daily-top-place-only = Hasilmu: { $result }. Kamu hanya tampil di tempatmu main. Untuk ada juga di daftar ini: /profile privacy everyone
daily-top-not-here = Hasilmu: { $result }. Untuk ada di daftar tempat ini, panggil /daily sekali di sini.
## Hari berturut-turut, dan pengingat tantangan harian
# Di akhir kesempatan: hari main berturut-turut, termasuk hari ini.
streak-day = { $days ->
    [1] Hari pertama beruntun
   *[other] Hari ke-{ $days } beruntun
}
# Di /daily, bila hari ini masih terbuka.
streak-so-far = { $days } hari beruntun sejauh ini
# Setelah salah satunya dan sebuah titik.
streak-forgiven = satu hari yang terlewat minggu ini dimaafkan
# Di profil; $current boleh 0.
streak-profile = Tantangan harian, hari beruntun: { $current } sekarang, { $longest } paling banyak
remind-message = 🔮 Benak baru dan papan baru sudah tersaji untuk hari ini.
remind-last = Ini yang ketiga berturut-turut tanpa permainan, jadi aku diam sekarang. Pengingat lain: /daily remind
# Baris tentang keadaan pengingat.
remind-on = Pengingatmu: { $time } ({ $zone }).
remind-ended = Kamu tidak mendapat pengingat. Untuk mendapatnya lagi: /daily remind 19:00
remind-ended-refused = Pengingatmu berakhir: aku tak bisa menulis kepadamu secara pribadi. Buka obrolan pribadi denganku, lalu minta lagi: /daily remind 19:00
remind-ended-unanswered = Pengingatmu berakhir setelah tiga kali berturut-turut tanpa permainan. Untuk mendapatnya lagi: /daily remind 19:00
remind-none = Kamu tidak punya pengingat. Minta dengan jam dan kota: /daily remind 19:00 Jakarta
remind-how = Aku menulis kepadamu secara pribadi, sekali sehari, dan tidak pada hari yang sudah kamu mainkan.
remind-title = 🔔 Pengingatmu
remind-which = Kapan? Waktunya UTC, kecuali kamu menyebut kota.
remind-zone-how = Kamu tidak menyebut kota, jadi ini UTC. Untuk menyebutnya: /daily remind 19:00 Jakarta
remind-bad-time = “{ $typed }” bukan jam yang kukenal. Tulis begini: 19:00, 7:30 pm, atau off.
remind-no-notifications = Terminal tak bisa memanggilmu. Minta pengingat di Discord atau Telegram.
remind-cannot-write = Aku tak boleh menulis kepadamu secara pribadi. Buka dulu obrolan pribadi denganku, lalu minta lagi.
# Tombol.
button-remind-play = Tantangan hari ini
button-remind-end = Tanpa pengingat lagi
button-remind-time = Waktu lain
button-remind-zone = Kotaku

## Tonggak: yang layak dilakukan dan sudah dilakukan
# Dengan huruf kecil di bawah jawaban, sekali.
milestone-told = 🏅 Sebuah tonggak: { $title }.
# Sama untuk beberapa sekaligus; $count 2 atau lebih.
milestones-told = 🏅 { $count } tonggak. Lihat /profile
# Di profil pemiliknya: judul, dan kapan diraih.
milestone-earned = 🏅 { $title } · { $date }
milestones-count = Tonggak: { $count } dari { $all }
# Kepala daftar baris di bawah yang berakhir dengan -how.
milestones-open = Masih terbuka:
button-milestones = Tonggak
milestone-seal = segel dibuka
milestone-seal-how = · buka segel pertandingan atau papanmu: “Verifikasi”
milestone-rotation = giliran dipatahkan
milestone-rotation-how = · kalahkan yang memilih bergiliran, atau berhenti begitu sendiri di tengah pertandingan
milestone-levels = semua tingkat dikalahkan
milestone-levels-how = · menangkan pertandingan sampai lima atau lebih melawan tiap tingkat
milestone-unread = buku tertutup
milestone-unread-how = · jangan terbaca lebih sering dari keberuntungan, di seratus kali pertama sebuah pertandingan
milestone-expert = tingkat ahli tanpa tebak
milestone-expert-how = · bersihkan papan ahli yang tak perlu menebak, tanpa petunjuk
milestone-duel = duel sampai selesai
milestone-duel-how = · mainkan duel sampai selesai
milestone-upset = mengalahkan yang lebih kuat
milestone-upset-how = · menangkan duel berperingkat melawan yang ratingnya lebih tinggi
milestone-compared = dua profil berdampingan
milestone-compared-how = · bandingkan profil dengan seseorang, bila kalian berdua setuju
milestone-tournament = petarung sendiri
milestone-tournament-how = · ikut turnamen dengan strategimu sendiri
milestone-mind = benak terbaca
milestone-mind-how = · kalahkan benak hari ini dengan selisih delapan poin atau lebih
milestone-board = papan bersih
milestone-board-how = · bersihkan papan hari ini tanpa petunjuk
milestone-week = tujuh hari
milestone-week-how = · mainkan tantangan harian tujuh hari berturut-turut
# Dalam teks yang disetujui orang yang membuka profilnya.
profile-shows-milestones = Di mana pun profilmu terbuka, di situ juga tampak tonggakmu dan hari beruntunmu.

## Masuk di halaman
web-sign-in-invalid = Proses masuk ini tidak berlaku. Buka lagi halamannya dari obrolan.
web-sign-in-old = Proses masuk ini terlalu lama. Buka lagi halamannya dari obrolan.
web-sign-in-unavailable = Proses masukmu sedang tidak bisa diperiksa. Silakan coba sebentar lagi.

## Turnamen
command-tournament = Turnamen strategi, dimainkan di latar belakang
command-tournament-show = Turnamen di sini, dan semua yang bisa kamu lakukan
command-tournament-create = Buka turnamen di sini
command-leaderboard = Strategi turnamen terbaik, pemain melawanku, atau orang dalam duel
option-leaderboard-of = strategi turnamen, pemain melawanku, atau duel; strategi kecuali kamu bilang lain
option-leaderboard-scope = server atau grup ini, atau di mana-mana; di sini kecuali kamu bilang lain
option-leaderboard-period = minggu ini, bulan ini atau sepanjang masa; sepanjang masa kecuali kamu bilang lain
choice-strategies = strategi
choice-players = pemain
choice-duels = duel
choice-here = di sini
choice-everywhere = di mana-mana
choice-week = minggu ini
choice-month = bulan ini
choice-all = sepanjang masa
command-profile = Cara mainmu, cara main orang lain, dan siapa yang boleh melihat
command-profile-show = Kata ronde-rondemu tentangmu: kebiasaan, beruntun, seberapa mudah ditebak
command-profile-compare = Seberapa mirip main kamu dan orang lain; dia ditanya dulu
option-profile-user = orang lain; kamu sendiri kecuali kamu bilang lain
choice-opponents-bot = denganku
choice-opponents-people = duel dengan orang
choice-opponents-all = keduanya
option-profile-other = dengan siapa
command-profile-map = Siapa mainnya mirip di sini, di antara cara main yang dikenal
option-groups-role = sebuah peran
option-groups-channel = obrolan lain, dibandingkan dengan yang ini
choice-private = tak seorang pun
choice-place = orang di tempatmu main
choice-everyone = semua orang
option-system = siapa bertemu siapa; swiss kecuali kamu bilang lain
option-rounds = ronde turnamen Swiss, 1 sampai 30
option-match = ronde tiap pertandingan, 10 sampai 2000; 1000 kecuali kamu bilang lain
option-entrant = siapa yang main: strategi, boleh dengan setelan (markov:order=3), atau nama terdaftar
system-round-robin = Kompetisi penuh
system-olympic = Sistem gugur
system-olympic-matches = Sistem gugur per pertandingan
system-recursive = Sistem gugur untuk semua tempat
system-recursive-matches = Sistem gugur semua tempat per pertandingan
system-swiss = Sistem Swiss
tournament-title = { $system } · { $game }
tournament-created = { $name } membuka turnamen strategi.
tournament-joined = { $entrant } ikut serta. Sejauh ini { $count } peserta.
tournament-started = Mulai: { $count } peserta, pertandingan { $match } ronde. Pesannya menunjukkan jalannya, dan akhirnya kuposting.
tournament-cancelled = { $name } membatalkannya. Yang sudah dimainkan tidak dihitung.
tournament-open = Terbuka. { $count ->
    [0] Belum ada peserta.
   *[other] Sejauh ini { $count } peserta.
  }
tournament-running = Ronde { $round } berjalan: { $played } dari { $planned } pertandingan.
tournament-last = Sudah selesai. Pertama: { $names }
tournament-won = { $count ->
    [1] Pemenangnya: { $names }
   *[other] Juara bersama: { $names }
  }
tournament-picture = Poin sebagai batang. { $title }: { $places }
tournament-cross-alt = Tabel silang. { $title }. Tempat dan poin: { $places }
tournament-cross-how = Baris lawan kolom: 1 menang, ½ seri, 0 kalah
tournament-cross-empty = kosong: tidak bertemu
tournament-cross-forfeit = WO
tournament-cross-rest = libur
tournament-cross-round = Ronde { $round }
tournament-rounds-how = Siapa bertemu siapa: + menang, – kalah
option-league-name = seorang peserta liga
choice-league = liga
button-league-matrix = Siapa kalahkan siapa
button-league-table = Tabel lengkap
button-league-entrant = Satu peserta
league-title = 🏟️ Liga · { $game } · { $season }
league-head = { $name } { $count ->
    [1] memimpin, sendirian sejauh ini.
   *[other] memimpin semua { $count } sejauh ini.
  }
league-head-over = { $name } memenangkan bulan ini.
league-of-hundred = dari 100
league-legend = ° milikku. Di depan: tempat akhirnya, 95 dari 100 kali, andai bulan ini diulang dengan dadu lain. Terakhir: ronde menang dikurangi ronde kalah, per seratus.
league-progress = Dimainkan sejauh ini: { $played } dari { $all } pasangan.
league-mix = Siapa yang dikirim? Diundi begini, tak ada yang di sini mengalahkan campuran ini: { $parts }.
league-thrower = ⚑ { $name } merebut { $house } ronde per seratus dari milikku, tapi { $observed } dari { $to }, padahal wajarnya { $expected }. Tampaknya sengaja mengalah.
league-check = Selesai, dan terbuka untuk diperiksa: dadu mengikuti kunci hari ke-{ $day } dari ikrar { $pledge }…, diundi untuk season|{ $season }|. /fairness membuka kuncinya tiga hari kemudian.
league-none = Belum ada pasangan yang dimainkan. Liga kumainkan saat sedang senggang; tengok lagi beberapa menit lagi.
league-off = Tak ada liga di sini: pengelolaku mematikannya.
league-no-season = Aku tidak menyimpan tabel bulan itu.
league-no-month = “{ $typed }” bukan bulan. Bulan ditulis begini: 2026-10
league-bars = Poin dengan rentang yang diberikan dadu lain 95 dari 100 kali
league-matrix-line = { $rank }. { $name }: paling banyak dari { $most }, paling sedikit dari { $least }
league-row = { $rank }. { $name } (tempat { $ranks }): { $points } poin ({ $low } sampai { $high }), rata-rata { $mean } ronde per seratus. Balasan terbaik di sini merebut { $exploited } darinya.
league-row-worst = Terburuk: { $worst } melawan { $against }.
league-row-share = Dalam campuran: { $share }.
league-details-how = Selisih 400 poin berarti sepuluh banding satu. Rentangnya berlaku 95 dari 100 kali.
league-withdrawn = (keluar)
league-which = Siapa yang harus kucari? /league against iocaine
league-unknown = Tak ada yang bernama { $name } di liga { $game }.
league-near = Maksudmu { $names }?
league-beside = Ikut main tanpa peringkat: tempat pemiliknya dipakai entri lain, atau ini salinan.
league-unplayed = Baru masuk dan belum punya peringkat.
league-unmet = Belum bertemu siapa pun.
league-entrant-gone = Yang itu sudah tidak bermain.
league-met = { $count } lawan sejauh ini; ronde menang dikurangi ronde kalah, per seratus.
league-entered = { $name } kini mencetak nilai untukmu: { $games }. Kalau baru di sana, pertandingannya didahulukan.
league-left = Tak ada lagi milikmu yang main: { $games }. /league enter mengembalikan satu.
league-enter-none = Belum ada milikmu yang publik. Berkas menjadi publik sehari setelah didaftarkan.
league-enter-unknown = Kamu tidak punya entri publik bernama { $name }. Milikmu: { $names }
league-enter-copy = { $name } mainnya seperti { $original }. Salinan boleh ikut main, tapi tidak mencetak nilai.
league-enter-other-game = { $name } tidak memainkan permainan itu.
league-matrix-how = Baris lawan kolom: ronde menang dikurangi ronde kalah, per seratus
league-matrix-first = { $shown } pertama dari { $count }
league-matrix-lost = kalah di semua ronde
league-matrix-won = menang di semua ronde
league-matrix-unmet = titik: belum bertemu
league-matrix-alt = Siapa mengalahkan siapa. { $title }. Tempat, dan ronde menang dikurangi ronde kalah per seratus: { $places }
tournament-round = { $title } · ronde { $round }
tournament-forfeit = { $name } kalah WO ({ $kind ->
    [crashed] rusak
    [stalled] terlalu lama berpikir
    [exhausted] melampaui jatahnya
   *[illegal] pilihannya tidak ada di permainan ini
  })
tournament-void = tanpa hasil ({ $why ->
    [withdrawn] satu pihak ditarik
   *[guard] tak bisa dimainkan sampai selesai
  })
tournament-cross-void = batal
tournament-history = 🏆 Turnamen di sini: { $count }
button-enter-mine = Daftarkan milikku
button-tournament-start = Mulai
button-tournament-next = Berikutnya
button-tournament-leave = Keluar
button-tournament-standings = Klasemen
button-tournament-pairings = Pasangan
button-tournament-history = Sebelumnya
button-tournament-cancel = Batalkan
button-tournament-other = Yang lain
tournament-none-title = 🏆 Turnamen
tournament-gone = Aku sudah tidak kenal turnamen itu. Yang ada di sini: /tournament show
tournament-over = Turnamen itu sudah selesai. Yang ada di sini: /tournament show
tournament-enter-title = 🏆 Daftarkan strategi
tournament-enter-which = Mana yang bermain untukmu? Milikmu dulu, di bawahnya beberapa milikku.
tournament-enter-none = Kamu belum punya strategi sendiri untuk permainan ini: /strategy submit membuatnya dari berkas. Atau daftarkan salah satu milikku:
tournament-leave-title = 🏆 Keluarkan strategi
tournament-leave-pick = Mana yang keluar?
tournament-leave-none = Tidak ada milikmu yang ikut.
tournament-cancel-which = Apa yang mau diakhiri? Yang sudah dimainkan tidak dihitung.
tournament-open-already = Sudah ada turnamen di sini: /tournament show
tournament-none-open = Tak ada turnamen terbuka di sini. /tournament create membuka satu.
tournament-begun = Turnamen sudah dimulai. Ikut yang berikutnya.
tournament-full = Semua { $max } tempat sudah terisi. Ikut turnamen berikutnya.
tournament-joined-already = { $entrant } sudah ikut. Daftarkan strategi lain, atau yang sama dengan setelan lain.
tournament-too-few = Turnamen butuh dua strategi atau lebih. Daftarkan satu lagi dulu.
tournament-none-yet = Belum pernah ada turnamen di sini. /tournament create membuka satu.
tournament-not-begun = Turnamen belum dimulai.
tournament-first-round = Ronde pertama belum selesai. Tanya lagi sebentar lagi.
tournament-forgotten = Kusimpan pasangan selama tiga puluh hari, dan ini lebih lama. Klasemennya masih ada.
tournament-bundle = Semuanya dalam satu berkas, ditandatangani pengelola ini: siapa yang main, benihnya, setiap pilihan dan tabelnya. Siapa pun yang punya programnya bisa memainkannya lagi dan melihat di mana satu bita berbeda:
tournament-bundle-later = Kumainkan setiap pertandingan sekali lagi untuk berkasnya, dan kuposting di sini kalau sudah jadi.
tournament-bundle-busy = Berkasnya sedang dibuat. Kalau sudah jadi, datang ke sini.
tournament-bundle-not-over = Turnamen belum selesai, dan berkasnya akan membocorkan benihnya. Tanya lagi setelah selesai.
tournament-bundle-forgotten = Kusimpan pertandingan selama tiga puluh hari, dan ini sudah hilang. Perintah di rinciannya memainkannya lagi.
tournament-bundle-differs = Berkas itu tidak kubuat: satu pertandingan hasilnya lain saat kumainkan lagi. Pengelola bot ini bisa melihat lebih banyak di lognya.
tournament-bundle-failed = Tidak semua pertandingan sempat dimainkan lagi, jadi belum ada berkas. Tanya lagi nanti.
tournament-not-yours = Hanya pembuka turnamen, atau yang mengelola tempat ini, yang bisa melakukannya.
tournament-rounds-swiss = Hanya turnamen Swiss yang rondenya bisa dipilih; yang lain punya jumlah sendiri. Hilangkan rounds, atau pilih system: swiss.
option-start = kapan: 18:00, 2026-11-28 18:00, in 2h; tiap kali: daily 18:00, weekly fri 18:00, monthly 1 18:00
option-channel = diumumkan di mana; di sini kecuali kamu bilang lain
option-house = apakah strategiku sendiri mengisi peserta sampai delapan
tournament-house-open = 🏠 Sisanya sampai { $size } kuisi sendiri.
tournament-house = 🏠 bermain untukku, supaya pesertanya lengkap.
tournament-house-best = Terbaik dari yang didaftarkan: { $names }
tournament-house-picture = dengan rumah kecil: bermain untukku
choice-cancel-this = turnamen ini
choice-cancel-schedule = seluruh jadwal
tournament-created-elsewhere = { $name } membuka turnamen strategi. Tampilnya di { $channel }, akhirnya juga.
tournament-starts = Mulai { $when }.
tournament-starts-again = Mulai { $when }, lalu lagi { $schedule }.
tournament-daily = setiap hari pukul { $time }
tournament-weekly = setiap { $day ->
    [0] Minggu
    [1] Senin
    [2] Selasa
    [3] Rabu
    [4] Kamis
    [5] Jumat
   *[other] Sabtu
  } pukul { $time }
tournament-monthly = setiap bulan tanggal { $date } pukul { $time }
tournament-by-cron = menurut baris cron { $cron }
tournament-running-of = Ronde { $round } dari { $of } berjalan: { $played } dari { $planned } pertandingan.
tournament-waiting = Sudah dimulai dan menunggu giliran: { $place ->
    [1] berikutnya
   *[other] nomor { $place }
  } dalam antrean, selagi yang lain dimainkan.
tournament-turn-soon = Sudah dimulai. Pertandingan pertamanya segera dimainkan.
tournament-called-off = Dibatalkan. Yang sudah dimainkan tidak dihitung.
tournament-left = { $entrant } keluar. { $count ->
    [0] Kini tak ada peserta.
   *[other] Sejauh ini { $count } peserta.
  }
tournament-leaves-later = { $entrant } memainkan yang ini sampai selesai dan tidak ikut yang berikutnya.
tournament-skipped = { $name } membatalkan yang ini. Yang berikutnya mulai { $when }.
tournament-series-ended = { $name } mengakhiri jadwalnya. Yang sedang dimainkan berjalan sampai selesai; tidak ada lanjutannya.
tournament-next = Yang berikutnya mulai { $when }.
tournament-put-off = Yang ikut kurang dari dua, jadi tidak ada yang dimainkan.
tournament-missed = Aku sedang tidak ada saat ini seharusnya dimulai.
tournament-put-off-to = Ditunda ke { $when }.
tournament-put-off-open = Tetap terbuka. Mulai kalau sudah ada dua peserta atau lebih.
tournament-again = Benihnya { $seed }. Siapa pun bisa mengulangnya, dengan tabel yang sama:
setting-match = pertandingan { $match } ronde
setting-rounds = { $rounds } ronde pertemuan
setting-channel = diumumkan di { $channel }
tournament-drawn = Diundi saat semua sudah ikut dan turnamen dimulai: 48 bit pertama HMAC-SHA-256 dari “{ $text }” dengan kunci hari ke-{ $day } dari ikrarku { $pledge }. Tiga hari kemudian kunci itu terbuka.
setting-seed-later = benih dibuka di akhir
tournament-create-not-yours = Hanya yang mengelola tempat ini yang bisa membuka turnamen di sini. Di obrolan pribadi denganku kamu bisa membuka milikmu sendiri.
tournament-too-many-yours = Kamu sudah mendaftarkan { $max } strategi, sebanyak yang boleh satu orang. Keluarkan satu dulu.
tournament-not-entered = { $entrant } tidak ikut.
tournament-entrant-not-yours = Orang lain yang mendaftarkan { $entrant }. Hanya dia, atau yang mengelola tempat ini, yang bisa mengeluarkannya.
tournament-leave-which = Strategimu yang mana yang keluar? Misalnya /tournament leave markov:order=3; /tournament status menunjukkan siapa yang ikut.
tournament-no-schedule = Turnamen ini tidak berjadwal. /tournament cancel membatalkannya.
tournament-not-writable = Aku tak boleh menulis di sana, jadi tidak ada yang dibuka. Izinkan aku masuk serta mengirim pesan dan gambar di sana, lalu coba lagi.
tournament-not-writable-here = Aku boleh menjawab di sini, tapi tidak menulis sendiri, jadi akhirnya tak bisa kuumumkan, dan tidak ada yang dibuka. Minta aku ditambahkan ke server ini dengan hak mengirim pesan, atau sebut tempatmu yang lain: channel=…
tournament-told-already = Itu sudah dilakukan. Keadaannya: /tournament show
tournament-away = Platform tidak menerima pesanku di sana, jadi tidak ada yang dibuka. Coba lagi sebentar lagi.
start-unreadable = Aku tak bisa membaca “{ $typed }” sebagai waktu. Coba 18:00, 2026-11-28 18:00 atau in 2h; atau berulang: daily 18:00, weekly fri 18:00, monthly 1 18:00, atau baris cron seperti 0 18 * * 5.
start-wrong-date = “{ $typed }” bukan hari di kalender atau bukan jam. Coba 2026-11-28 18:00 atau weekly fri 18:00.
start-past = “{ $typed }” sudah lewat: sekarang { $now }. Pilih waktu yang lebih nanti, atau zona lain.
start-never = “{ $typed }” takkan pernah tiba. Pilih hari yang ada di kalender.
start-too-often = “{ $typed }” lebih sering dari sekali sejam. Pilih jadwal dengan jarak sejam atau lebih antara dua turnamen.
start-too-far = “{ $typed }” lebih dari setahun lagi. Pilih waktu yang lebih awal.
start-no-zone = Zona waktu mana “{ $typed }”: { $nearest }?
start-unknown-zone = Aku tidak kenal zona waktu “{ $typed }”. Sebut kota besarnya, seperti Jakarta atau Makassar, atau tulis utc+7.
channel-none-here = Tak ada tempat lain di sini. Hilangkan channel, dan kuumumkan di obrolan ini.
channel-unknown = Aku tak menemukan “{ $typed }”. Sebut kanal, topik atau obrolan tempat aku ada.
channel-not-writable = Aku tak boleh menulis di “{ $typed }”. Izinkan aku masuk serta mengirim pesan dan gambar di sana, lalu coba lagi.
channel-not-yours = Kamu tidak mengelola { $channel }, jadi tidak kuumumkan apa-apa di sana untukmu. Minta yang mengelolanya.
leaderboard-title = 🏆 Terbaik dari { $count } turnamen
leaderboard-players-title = 🏆 Siapa paling tangguh melawanku
leaderboard-head = Paling sulit kubaca: { $name }, memenangkan { $won } dari { $decided } ronde.
leaderboard-head-strategy = { $name } memimpin dengan { $points } poin di { $entered } turnamen.
leaderboard-head-shared = { $count } berbagi tempat pertama.
leaderboard-players-how = Ronde yang dimenangkan melawanku, dari yang ada pemenangnya. Hanya yang setuju yang tampil.
leaderboard-no-tournament-here = Belum ada turnamen yang selesai ({ $where }). Untuk yang pertama: /tournament create, lalu join dan start.
leaderboard-no-tournament = Belum ada turnamen yang selesai ({ $where }). Yang dihitung turnamen grup: buka yang pertama di grup, dengan /tournament create.
leaderboard-short = Daftar ini mulai dari { $needed } nama ({ $where }). Sejauh ini: { $names }.
leaderboard-alone-here = Di sini hanya ada kamu dan aku. Tanya di grup, atau dengan scope=everywhere
button-my-place = Tempatku
button-list-me = Tampilkan aku di daftar
button-undo = Urungkan
button-duel-friend = Duel dengan teman
button-send-friend = Kirim ke teman
list-me-done = Kamu ada di daftar sekarang, { $scope ->
    [here] di sini dan di mana pun kamu menyelesaikan pertandingan
   *[everywhere] bagi siapa pun yang bertanya kepadaku
  }: nama dan hasilmu. Profilmu tetap seperti semula. Daftar pemain butuh { $needed } ronde yang ada pemenangnya.
list-me-undone = { $level ->
    [private] Diurungkan: kamu tidak ada di daftar mana pun.
    [place] Diurungkan: daftar menampilkanmu hanya di tempatmu main.
   *[everyone] Tak ada yang diurungkan: setelah itu kamu memilih agar semua orang boleh melihatmu.
  }
button-habits-here = Cara main { $where ->
    [server] server
   *[chat] obrolan
  } ini
button-groups = Bandingkan dua grup
leaderboard-mine-none = Kamu belum mendaftarkan strategi. /strategy register memberimu satu; ikutkan ke turnamen dengan /tournament join.
leaderboard-mine-not-entered = Tak ada strategi terdaftarmu yang punya tempat di sini. Ikutkan satu dengan namanya: /tournament join
leaderboard-mine-strategy = { $name }: tempat { $place } dari { $count }, poin: { $points }
leaderboard-mine-private = { $decided ->
    [0] Belum ada rondemu dengan pemenang yang dihitung di sini, dan kamu tidak ada di daftar mana pun: profilmu privat.
   *[other] Kamu memenangkan { $share } dari { $decided } ronde yang ada pemenangnya. Orang lain tidak melihatnya, dan kamu tidak ada di daftar mana pun: profilmu privat.
  }
leaderboard-mine-place-only = Kamu hanya tampil di tempatmu main.
leaderboard-mine-not-here = Kamu belum ada di daftar tempat ini: selesaikan satu pertandingan di sini.
leaderboard-mine-missing = { $decided ->
    [0] Belum ada rondemu dengan pemenang yang dihitung di sini.
   *[other] Kamu memenangkan { $share } dari { $decided } ronde yang ada pemenangnya.
  } Daftar dimulai pada { $needed } ronde seperti itu; kamu masih kurang { $missing }
leaderboard-mine-player = Tempatmu: { $place } dari { $count }. Kamu memenangkan { $share } dari { $decided } ronde yang ada pemenangnya.
leaderboard-bars = Batang: pasti dimenangkan; garis: di mana keberuntungan bisa menutupi kebenaran; tanda: dimenangkan sejauh ini
leaderboard-unit = ronde dimenangkan, % dari yang ada pemenangnya
leaderboard-picture = Yang pasti dimenangkan masing-masing, sebagai batang. { $title }: { $places }
leaderboard-details-title = 🏆 Angka-angka papan peringkat ini
leaderboard-details-line = { $place }. { $name }: { $won } dari { $decided }, pasti antara { $low }% dan { $high }%
leaderboard-details-players = Cara membaca. Yang dihitung: ronde dengan pemenang melawan peramal berkekuatan penuh; sedikitnya { $needed }. Bagian dari sedikit ronde bisa keberuntungan: kedua batas memuat bagian sebenarnya 19 dari 20 kali, dan urutannya menurut yang bawah, tanpa 8 poin yang kupinjamkan kepada semua orang. Main lagi, dan keduanya mendekat.
leaderboard-details-strategies = Cara membaca. Di tiap turnamen sebuah strategi mendapat satu poin untuk tiap yang ditinggalkannya dan setengah poin untuk tiap yang setara dengannya, jadi turnamen besar lebih berbobot. Menang: berapa yang diakhirinya di tempat pertama, sendirian atau tidak; dari: berapa yang diikutinya. Poin setara berbagi tempat.
table-points = poin
table-rating = rating
table-duels = duel
leaderboard-duels-title = 🏆 Tangga duel
leaderboard-duels-head = { $name } memimpin: { $rating } setelah { $duels } duel berperingkat.
leaderboard-luck = Dengan keberuntungan saja, yang terbaik dari { $count } ini akan berada di sekitar { $rating } setelah duel sebanyak itu.
leaderboard-luck-beyond = Ada yang melampauinya di sini.
leaderboard-luck-mostly = Tak ada yang pasti melampauinya di sini: tangga pendek kebanyakan keberuntungan.
leaderboard-duels-how = ±: ketidakpastian. “?”: kurang dari { $below } duel. Hanya yang setuju yang tampil.
leaderboard-duels-bars = Batang: yang pasti dilampaui ratingnya; garis: di mana keberuntungan bisa menutupi kebenaran; tanda: ratingnya
leaderboard-duels-unit = rating dalam poin; semua mulai dari 1500
leaderboard-duels-picture = Rating sebagai batang, beserta ketidakpastiannya. { $title }: { $places }
leaderboard-mine-no-duel = Belum ada duel berperingkatmu yang dihitung di sini.
leaderboard-mine-rating = Tempatmu: { $place } dari { $count }. Ratingmu: { $rating }, dari { $duels } duel berperingkat.
leaderboard-mine-opponents = Ratingmu: { $rating }. Untuk mendapat tempat butuh lima lawan berbeda; kamu masih kurang { $missing }.
leaderboard-mine-rating-private = Ratingmu: { $rating }. Kamu tidak ada di daftar mana pun: profilmu privat.
leaderboard-details-rating = { $place }. { $name }: { $rating }, pasti di atas { $low }; { $duels } duel
leaderboard-details-duels = Cara membaca. Semua mulai dari 1500, dan tiap duel berperingkat menggeser keduanya, makin jauh makin tak terduga hasilnya (Glicko-2). Kekuatan sebenarnya ada di dalam ± dua dari tiga kali, dan di dalam dua kalinya 19 dari 20 kali; urutannya menurut ujung bawahnya. Tiga duel sehari dihitung dengan orang yang sama. Duel makin ringan bobotnya makin sering kalian bertemu bulan ini, dan makin sedikit orang lain yang ditemui lawanmu. Dengan keberuntungan saja: capaian yang terbaik dari orang sebanyak itu di tangga simulasi, tempat koin memutuskan setiap duel.
rating-side = { $name } { $rating } ({ $change })
rating-side-provisional = { $name } { $rating } ({ $change }), sementara
rating-not-now = Kali ini tidak masuk peringkat.
rating-nobody = Tidak dinilai: berakhir tanpa hasil.
rating-early = Selesai sebelum dua ronde dimainkan: tak ada yang untung atau rugi.
rating-left-often = { $line }: pergi secepat itu ada harganya mulai kali keempat dalam sebulan. Tak ada yang untung karenanya.
rating-pair-day = Tidak masuk peringkat: keduanya sudah memainkan tiga duel berperingkat hari ini.
rating-person-day = Tidak masuk peringkat: salah satunya sudah memainkan dua puluh duel berperingkat hari ini, dan itu batasnya.
table-won = menang
table-of = dari
table-bye = Ronde tanpa lawan bernilai satu poin.
table-more = … dan { $count } lagi
table-tied = { $ranks }: seri
table-tie-break = { $points }: pemecah seri
why-everyone-meets = semua bertemu semua
why-rest = libur: jumlahnya ganjil
why-bracket = menurut bagan
why-third-place = perebutan tempat ketiga
why-bracket-bye = bebas tanding: unggulan lolos
why-same-score = nilai sama, belum bertemu
why-floated-down = nilai berbeda, belum bertemu
why-met-before = sudah bertemu: tak ada sisa lain
why-next-in-order = berikutnya menurut urutan poin
why-bye-lowest = bebas tanding: terbawah yang belum dapat
why-bye-needed = bebas tanding: hanya begini yang lain dapat lawan baru
why-bye-again = bebas tanding: semua sudah pernah
problem-number = “{ $typed }” tidak cocok untuk “{ $option }”: harus bilangan bulat dari { $min } sampai { $max }.

## Duel antarorang
duel-title = ⚔️ { $game } · { $length }
duel-terms = { $pace ->
    [quick] 30 detik per ronde
    [slow] sehari per ronde
   *[calm] 2 menit per ronde
  } · { $rated ->
    [yes] berperingkat
   *[no] tanpa peringkat
  }
duel-challenge = { $name }, { $caller } menantangmu berduel. Jawab { $lapse ->
    [day] dalam sehari
   *[minutes] dalam sepuluh menit
  }.
duel-open = { $caller } mencari teman berduel. Yang menerima duluan yang main; tantangan ini terbuka selama { $lapse ->
    [day] sehari
   *[minutes] sepuluh menit
  }.
duel-how = Kalian memilih bersamaan. Tak ada yang melihat pilihan sebelum keduanya masuk.
duel-join-code = Dari obrolan atau platform lain: /rps duel { $code }
duel-declined = { $name } menolak: { $reason ->
    [later] jangan sekarang
    [shorter] yang lebih pendek, ya
    [unrated] mau, tapi tanpa peringkat
   *[no] tidak, terima kasih
  }.
duel-lapsed = { $open ->
    [yes] Tak ada yang menerima pada waktunya. Untuk mencoba lagi: /rps duel
   *[no] { $name } tidak menjawab pada waktunya. Untuk mencoba lagi: /rps duel
  }
duel-score = { $first } { $won } : { $lost } { $second }{ $drawn ->
    [0] {""}
   *[other] {" "}· { $drawn } seri
  }
duel-round-won = Ronde { $round }: { $first } { $left } · { $second } { $right } → { $winner }
duel-round-drawn = Ronde { $round }: { $first } { $left } · { $second } { $right } → seri
duel-round-late = Ronde { $round }: { $late } terlambat → { $winner }
duel-round-void = Ronde { $round }: tak ada yang tepat waktu, jadi tidak dihitung untuk siapa pun
duel-both-choose = { $first } dan { $second } sedang memilih.
duel-one-chose = { $chosen } sudah memilih. { $other } masih memilih.
duel-stop-asked = { $name } ingin berhenti. Kalau { $other } juga menekan “Berhenti”, hasilnya seri. Kalau { $name } menyerah, { $other } menang.
duel-name-ask = { $name }, bolehkah lawanmu melihat namamu di duel ini?
duel-name-shown = Lawanmu sekarang melihat namamu, hanya di duel ini.
duel-name-unseen = Tak ada yang bisa kuperlihatkan dari namamu.
button-show-name = Perlihatkan namaku
duel-clock = Ronde { $round } berakhir
duel-board = ⚔️ 🔵 { $first } { $won } : { $lost } { $second } 🟠
duel-ended-won = ⚔️ { $winner } mengalahkan { $loser } { $won } : { $lost }
duel-ended-early = ⚔️ { $winner } menang di { $won } : { $lost }
duel-ended-level = ⚔️ { $ending ->
    [agreed] Seri
    [void] Tak ada yang menang
   *[rounds] Imbang
  }: { $first } { $won } : { $lost } { $second }
duel-ended-by-rounds = Duel tidak berjalan lebih dari sekian ronde ini.
duel-ended-by-resigned = { $loser } menyerah.
duel-ended-by-agreed = Keduanya ingin berhenti.
duel-ended-by-absent = { $loser } melewatkan dua ronde berturut-turut.
duel-ended-by-void = Tak ada siapa pun di ronde-ronde terakhir.
duel-ended-by-call = Duel dibatalkan dan tidak dihitung untuk siapa pun.
duel-wants-again = { $name } ingin main lagi.
duel-strip = { $strip } { $name }
duel-strip-results = { $strip } 🔵 { $first } 🟠 { $second }
duel-story-throughout = { $leader } unggul dari ronde { $from } sampai akhir.
duel-story-for-good = { $leader } tak pernah tertinggal, dan unggul seterusnya sejak ronde { $from }.
duel-story-last = Sebelum ronde terakhir keadaannya imbang.
duel-story-comeback = { $other } unggul sampai ronde { $until }, { $leader } sejak ronde { $from }.
duel-story-comeback-last = { $other } unggul sampai ronde { $until }; ronde terakhir yang menentukan.
duel-story-given = Sampai saat itu { $leader } unggul.
duel-story-undecided = Keunggulan terbesar: { $leader }, { $by }, setelah ronde { $round }.
duel-story-streak = { $winner } menang { $count } kali beruntun, ronde { $from }–{ $to }.
duel-story-one-streak = { $winner } menang di semua ronde.
button-card = Kartu
duel-no-picture = Tak ada yang dimainkan di duel ini, jadi tak ada yang digambar.
duel-card-there = Kartunya sudah ada di obrolan ini. Ini satu untukmu.
duel-player = Pemain { $number }
duel-card-won = { $winner } menang
duel-card-level = { $ending ->
    [agreed] Seri, disepakati
    [void] Tak ada yang menang
   *[rounds] Imbang
  }
duel-card-signature = Keduanya memilih serentak, tanpa melihat. Gadalka menjaga.
duel-card-alt = { $score }. { $result }. { $story } { $moves } { $date }.
duel-card-rounds = Ronde-rondenya: { $rounds }.
duel-card-round = { $round }. { $left } – { $right }
duel-card-late = terlambat
duel-chose = { $name } memilih: { $moves }.
duel-chart-title = 📈 { $score }
duel-chart-best = { $by ->
    [0] { $name } tak pernah unggul.
   *[other] Keunggulan terbesar { $name } { $by }, pertama di ronde { $round }.
  }
duel-chart-apart = { $leader } unggul { $by }: sulit disebut keberuntungan.
duel-chart-luck = { $by ->
    [0] Imbang: bisa saja keberuntungan.
   *[other] Selisih { $by } bisa saja keberuntungan.
  }
duel-chart-difference = keunggulan
duel-chart-moves = Pilihan-pilihannya
duel-chart-alt = { $score }. Siapa yang unggul, ronde demi ronde, sebagai garis di atas jangkauan abu-abu keberuntungan, dan pilihan keduanya sebagai batang. { $lines }
button-read-me = Bacalah aku
button-read-other = Baca lawan
button-readable = Izinkan membacaku
button-unreadable = Simpan sendiri
duel-readable-now = { $name } kini boleh melihat yang akan kuduga darimu di duel ini, dengan hitungan dari pertandinganmu denganku. Untuk mencabutnya: “Simpan sendiri”.
duel-readable-no-more = { $name } tak boleh melihatnya lagi. Yang sudah dibaca, tak bisa ditarik siapa pun.
duel-not-over = Duel ini belum selesai.
button-accept-duel = Terima
button-take-duel = Aku mau
button-resign = Menyerah
button-decline-later = Jangan sekarang
button-decline-shorter = Lebih pendek
button-decline-unrated = Tanpa peringkat
button-decline-no = Tidak
duel-pick-in = Kamu memilih { $move }.
duel-pick-kept = Pilihanmu sudah masuk tadi (ronde { $round }), dan tetap begitu.
duel-pick-late = Ronde itu sudah selesai.
duel-pick-timed = Terlambat: waktu ronde itu sudah habis.
duel-over = Duel ini sudah selesai.
duel-gone = Duel ini sudah tidak kupunya. Yang baru: /rps duel
duel-not-yours = Duel ini antara { $first } dan { $second }. Milikmu: /rps duel
duel-not-begun = Duel ini belum dimulai.
duel-stop-noted = Dicatat. Kalau lawan juga menekan “Berhenti”, hasilnya seri. Untuk mengalah, tekan “Menyerah”.
duel-stop-first = Tekan “Berhenti” dulu. Yang menyerah kalah.
duel-self = Kamu tak bisa berduel dengan diri sendiri. Orang lain yang harus menerimanya.
duel-taken = Ada yang lebih cepat. Milikmu: /rps duel
duel-not-taker = Hanya { $caller } yang bisa menarik ini.
duel-not-taking = { $name } sedang tidak menerima duel.
duel-again-noted = Dicatat. Mulai kalau lawan juga mau.
duel-whom-bot = Bot tidak berduel. Denganku kamu bisa main sekarang: /rps play
duel-whom-unknown = Aku tak tahu siapa maksudmu. Sebut dia, balas salah satu pesannya, atau hilangkan namanya: nanti siapa pun di sini boleh menerima.
duel-nobody = Tak ada orang lain di sini. Denganku kamu bisa main sekarang: /rps play
duel-unseen = { $name } tidak melihat obrolan ini. Hilangkan namanya, dan kirimkan kode dariku kepadanya.
duel-code-unknown = Aku tak tahu duel terbuka dengan kode { $typed }. Mungkin sudah diambil, atau waktunya habis.
duel-code-tries = Banyak sekali kodenya. Coba lagi sepuluh menit lagi.
duel-none-running = Kamu tidak punya duel yang berjalan. Untuk memulai: /rps duel
offer-duel-title = Duel: { $game }
offer-duel-description = Untuk dua orang mana pun; dua yang pertama menekan yang main
offer-duel-text = { $name } menawarkan duel. Dua orang pertama yang menekan saling berhadapan, { $name } juga boleh kalau mau.
command-rps-duel = Duel dengan orang lain: pilihan tersembunyi, satu pesan untuk berdua
option-duel-user = Siapa yang kamu tantang; tanpa itu: siapa pun di sini
option-duel-length = Seberapa panjang: first to 3, first to 5, best of 9, first to 10
option-duel-pace = Waktu untuk tiap ronde
option-duel-code = Kode duelnya, misalnya K7F3PM
menu-duel = Ajak duel
choice-first-3 = Sampai 3
choice-first-5 = Sampai 5
choice-best-9 = Terbaik dari 9
choice-first-10 = Sampai 10
choice-quick = Cepat: 30 detik per ronde
choice-calm = Santai: 2 menit per ronde
choice-slow = Lambat: sehari per ronde
choice-rated = Berperingkat: masuk tangga
choice-unrated = Tanpa peringkat: iseng saja

## Setelan sebuah tempat
place-option-channel = kanal atau topik tempat orang boleh main (on) atau tidak (off)
place-choice-on = aktif
place-choice-off = nonaktif
place-choice-quiet = senyap: kuposting hanya yang diminta
place-choice-post = kiriman harian
place-choice-here = main di kanal atau topik ini
place-choice-everywhere = main di mana-mana
place-tournaments = Turnamen
place-duels = Duel
place-anywhere = 📍 Main: di mana-mana
place-only-in = 📍 Main: hanya di { $channels }
place-is-quiet = 🔕 Senyap: kuposting hanya yang diminta.
place-is-not-quiet = 🔔 Aku juga memposting sendiri, misalnya akhir turnamen.
place-kept = Setelan ini tetap tersimpan kalau aku dikeluarkan dari sini. Supaya hilang, tekan “{ $button }” sebelumnya.
place-nobodys = Tak ada yang mengelola tempat ini. Jadi siapa pun boleh mengaktifkan lagi di sini, dan tak ada yang boleh menonaktifkan.
place-not-yours = Hanya yang mengelola tempat ini yang mengubah setelannya.
place-alone = Setelan itu untuk server dan grup. Di sini cuma kamu dan aku, dan semuanya boleh.
place-off = Dinonaktifkan di sini oleh yang mengelola tempat ini: { $what }. Tidak ada yang hilang; berdua denganku bisa: { $command }
place-elsewhere = Yang mengelola tempat ini hanya mengizinkan main di { $channels }. Tidak ada yang hilang; berdua denganku bisa: { $command }
place-more = { $count } lagi
place-list-full = Kusimpan { $max } di sini, tidak lebih. Keluarkan satu dari daftar dulu.
place-one-at-a-time = Satu per satu: what=… atau channel=…
place-not-everywhere = Kalau begitu sebut di mana orang boleh main: /place settings here on, atau channel=…
place-undivided = Obrolan ini tidak punya kanal atau topik untuk dipilih.
place-other-chat = { $channel } milik obrolan lain. Setelannya diubah di sana: /place settings
place-button-games = Permainan
place-button-where = Tempat main
place-button-quiet = Senyapkan
place-post = 📮 Kiriman harian: { $when }
place-button-post = Kirim tiap hari di sini
place-button-post-off = Tanpa kiriman harian
place-button-aloud = Akhiri senyap
place-button-delete = Hapus setelan ini
place-button-only-here = Main hanya di sini
place-button-here-too = Main di sini juga
place-button-forbid = Jangan di { $channel }
place-button-anywhere = Main di mana-mana
place-button-channel = Kanal lain…
place-games-how = Ketuk permainan untuk menyalakan atau mematikannya di sini.
place-gone = Grup itu tak bisa kujangkau lagi. Buka pengaturannya di sana: /settings
place-welcome = Aku baru di sini, dan beginilah pengaturanku. Ubah sekarang atau nanti: /settings
option-ban-user = siapa
ban-here = Kamu dilarang bermain di { $where ->
    [server] server
   *[group] grup
  } ini. Hanya pengelolanya yang bisa mencabut larangan itu.
ban-everywhere = Kamu dilarang bermain denganku. Hanya orang yang menjalankanku yang bisa mencabut larangan itu.
ban-self = Kamu tidak bisa melarang dirimu sendiri. Sebut orang lain.
ban-me = Aku tidak bisa melarang diriku sendiri. Kalau tak mau ada aku, keluarkan aku dari { $where ->
    [server] server
   *[group] grup
  } ini.
ban-bot = Bot tidak bermain, jadi tak ada yang perlu dilarang. Sebut seseorang.
ban-manager = { $name } mengelola { $where ->
    [server] server
   *[group] grup
  } ini dan tidak bisa dilarang di sini.
ban-nobody-manages = Tak ada yang mengelola { $where ->
    [server] server
   *[group] grup
  } ini, jadi tak ada yang bisa dilarang di sini.
ban-done = { $name } tidak bisa bermain lagi di sini. Yang masih terbuka sudah diakhiri.
unban-done = { $name } bisa bermain lagi di sini.
unban-not-banned = { $name } tidak dilarang di sini.
bans-title = 🚫 Dilarang bermain di sini
bans-none = Tak ada yang dilarang di sini.
bans-button-ban = Larang seseorang
bans-button-lift = Cabut: { $name }

## Bahasa yang dipakai bot. Nama setiap bahasa untuk dirinya sendiri sama di semua berkas.
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
language-auto = Otomatis
language-chosen = Aku bicara denganmu dalam { $name }.
language-own = Aku mengikuti bahasa aplikasimu: { $name }.
language-gone = Kamu memilih bahasa yang sudah tidak kupunya ({ $typed }). Sampai kamu memilih yang lain, aku mengikuti aplikasimu: { $name }.
place-language = 🗣 Bahasa di sini: { $name }
place-language-none = 🗣 Bahasa di sini: menurut aplikasi, atau menurut yang memulai
place-language-gone = 🗣 Bahasa yang dipilih di sini ({ $typed }) tidak kupunya, jadi dipakai bahasa aplikasi. Pilih yang lain.
place-button-language = Bahasa

## Platform
describe-bot =
    Aku membaca pikiran, sedikit.

    Mainkan batu, gunting, kertas, ganjil-genap atau Minesweeper denganku. Aku belajar caramu memilih, menceritakan yang kulihat, dan membuktikan aku tidak curang: setiap pilihanku disegel sebelum kamu memilih.

    Lalu tanyakan seperti apa mainmu, bandingkan dirimu dengan teman, atau adakan turnamen strategi di grupmu. Di obrolan lain mana pun, ketik @namaku untuk menawarkan permainan di sana.
describe-bot-short = Aku main suit, ganjil-genap dan Minesweeper, belajar caramu memilih, dan membuktikan aku tidak curang.
telegram-open-private-chat = Itu hanya untuk matamu. Buka obrolan pribadi kita dan tanya aku di sana: { $link }
telegram-eyes-only = Itu hanya untuk matamu.
telegram-open = Buka obrolan pribadi
telegram-slow = Aku lebih lambat dari biasanya. Ketukanmu sudah sampai; pesannya menyusul.
telegram-crowded = Di sini lebih banyak yang ditanyakan daripada yang boleh kujawab menurut Telegram: dua puluh pesan per menit dalam satu grup. Kalau perintahmu diberi 👀, jawabannya akan datang. Kalau tidak, tanya lagi semenit kemudian, atau main denganku di obrolan pribadi.
discord-file-missing = { $example } butuh berkas. Lampirkan di opsi “{ $option }”.
telegram-file-missing = { $example } butuh berkas. Kirim berkasnya dengan perintah ini sebagai keterangan, atau balas pesan berkasnya dengan perintah ini.
terminal-welcome = 🔮 Gadalka. Ketik /rps play untuk mulai, /help untuk tahu lebih banyak, /quit untuk keluar.
terminal-no-such-button = Tak ada tombol “{ $typed }”. Yang ada: { $buttons }
terminal-which-button = “{ $typed }” bisa berarti salah satu dari ini. Ketik nomornya: { $buttons }
terminal-type-a-command = Ketik perintah: /rps play memulai pertandingan, /help menunjukkan sisanya.
terminal-player = Pemain
terminal-goodbye = Sudah kuduga kamu akan pergi.
terminal-part = Bagian { $first }–{ $last } dari { $begin }–{ $end }:
terminal-file-kept = Disimpan di { $path }
terminal-file-not-kept = { $name } tak bisa disimpan: { $reason }
terminal-file-missing = { $example } butuh berkas. Ketik lokasinya di belakang, misalnya ./my-bot.js, pakai tanda kutip kalau ada spasinya.
terminal-no-such-file = Tak ada berkas { $path }
terminal-no-plain-file = { $path } adalah folder atau perangkat. Aku hanya bisa membaca berkas.
terminal-file-unreadable = { $path } tak bisa dibaca: { $reason }

## Nama perintah, bagiannya dan opsinya, seperti ditampilkan aplikasi: huruf kecil, tanpa spasi, tanda hubung di antara kata.
named-rps = suit
named-play = main
named-variant = varian
named-length = panjang
named-level = tingkat
named-opponent = lawan
named-word = kata
named-continue = lanjut
named-verify = verifikasi
named-proof = bukti
named-duel = duel
named-user = orang
named-pace = tempo
named-rated = berperingkat
named-join = ikut
named-code = kode
named-oddeven = ganjil-genap
named-list = daftar
named-block = blokir
named-unblock = cabut-blokir
named-from = dari
named-whom = siapa
named-mines = ranjau
named-size = ukuran
named-start = mulai
named-noguess = tanpa-tebak
named-board = papan
named-open = buka
named-cells = kotak
named-flag = bendera
named-hint = petunjuk
named-watch = tonton
named-strategy = strategi
named-race = balapan
named-stats = statistik
named-model = model
named-show = lihat
named-game = permainan
named-reset = lupakan
named-freeze = bekukan
named-off = nonaktif
named-on = aktif
named-duels = duelku
named-learning = belajar
named-ghost = hantu
named-named = bernama
named-share = bagikan
named-sharing = berbagi
named-info = info
named-register = daftarkan
named-name = nama
named-mine = milikku
named-update = perbarui
named-withdraw = lepas
named-submit = kirim
named-file = berkas
named-note = catatan
named-source = sumber
named-report = laporkan
named-reason = alasan
named-tournament = turnamen
named-status = status
named-create = buat
named-system = sistem
named-zone = zona
named-rounds = jumlah-ronde
named-match = pertandingan
named-channel = kanal
named-house = tuanrumah
named-leave = keluar
named-standings = klasemen
named-pairings = pasangan
named-round = ronde
named-bundle = paket
named-history = riwayat
named-cancel = batal
named-what = apa
named-league = liga
named-table = tabel
named-season = musim
named-matrix = matriks
named-against = melawan
named-enter = masuk
named-leaderboard = peringkat
named-of = jenis
named-scope = cakupan
named-period = periode
named-profile = profil
named-opponents = jenis-lawan
named-compare = bandingkan
named-map = peta
named-groups = grup
named-role = peran
named-privacy = privasi
named-place = tempat
named-settings = setelan
named-to = jadi
named-fairness = kejujuran
named-challenges = tantangan
named-data = data
named-export = ekspor
named-shared = dibagikan
named-delete = hapus
named-account = akun
named-link = tautkan
named-unlink = pisahkan
named-help = bantuan
named-language = bahasa
named-topic = topik
named-daily = harian
named-today = hari-ini
named-mind = benak
named-yesterday = kemarin
named-top = terbaik
named-remind = ingatkan
named-time = waktu

## Tanda di antara bagian teks
# Di antara isi daftar; di antara bagian yang sudah berkoma; setelah nama dari yang menyusul.
sign-comma = {", "}
sign-semicolon = {"; "}
sign-colon = {": "}
sign-brackets = {" "}({ $text })
percent = { $percent }%

## Kata yang diketik orang, dalam bahasa apa pun kapan pun, dipisahkan koma; spasi boleh diketik sebagai tanda hubung
typed-first-to = sampai, hingga
typed-first-to-after = poin
typed-best-of = terbaik dari
typed-best-of-after = { "" }
typed-endless = tanpa akhir, tanpa batas, tanpa henti
# Tanpa pengingat lagi.
typed-off = nonaktif, mati, berhenti
typed-flag = bendera
typed-times = kali
typed-lizard-spock = kadal spock, spock kadal, kadal, batu gunting kertas kadal spock
# Pasangan huruf: satu yang disangka huruf Latin, dan huruf Latin itu.
typed-lookalikes = { "" }
# Tempat yang bukan nama zona waktu sendiri, dan zonanya; tempat dengan beberapa zona disebut beberapa kali.
typed-cities = WIB Asia/Jakarta, WITA Asia/Makassar, WIT Asia/Jayapura, Surabaya Asia/Jakarta, Bandung Asia/Jakarta, Medan Asia/Jakarta, Semarang Asia/Jakarta, Yogyakarta Asia/Jakarta, Jogja Asia/Jakarta, Palembang Asia/Jakarta, Bogor Asia/Jakarta, Denpasar Asia/Makassar, Bali Asia/Makassar, Balikpapan Asia/Makassar, Manado Asia/Makassar, Ambon Asia/Jayapura, Indonesia Asia/Jakarta, Indonesia Asia/Makassar, Indonesia Asia/Jayapura, Singapura Asia/Singapore, Jepang Asia/Tokyo, Mekkah Asia/Riyadh, Arab Saudi Asia/Riyadh, Belanda Europe/Amsterdam
# Di depan waktu; …-after: di belakangnya.
typed-in = dalam
typed-in-after = lagi
typed-tomorrow = besok
typed-daily = harian, setiap hari, tiap hari
typed-weekly = mingguan, setiap, tiap
typed-monthly = bulanan
# Awal kata-katanya; dengan titik: seluruh katanya.
typed-minutes = mnt, menit
typed-hours = jam
typed-days = hari
typed-weeks = minggu, pekan
typed-monday = sen
typed-tuesday = sel
typed-wednesday = rab
typed-thursday = kam
typed-friday = jum
typed-saturday = sab
typed-sunday = min, ahad

## Web pages
web-nav = Halaman
web-about-nav = Tentang aku
web-languages = Bahasa
web-skip = Ke isi
web-to-start = Ke halaman pertama
web-missing-title = Tak ada apa-apa di sini
web-missing = Sudah dua kali kulihat ke bola kristal. Alamatnya salah, atau yang tadinya di sini sudah tiada.
web-too-long-title = Itu terlalu banyak
web-too-long = Yang datang lebih dari yang kuterima di sini. Kirim lebih sedikit; tak ada yang hilang.
web-failed-title = Ada yang salah
web-failed = Ini salahku, bukan salahmu. Tak ada yang hilang; coba lagi sebentar lagi.
web-busy-title = Sebentar, ya
web-busy = Sedang banyak yang membuka halamanku. Coba lagi beberapa detik lagi.
web-home-title = Aku Gadalka, dan aku membaca pikiran. Sedikit.
web-home-about = Peramal untuk Discord dan Telegram: bermain batu, gunting, kertas, ganjil-genap, dan minesweeper, belajar caramu memilih, menceritakan yang dilihatnya, dan membuktikan ia tidak curang.
web-home-discord = Tambahkan ke Discord
web-home-telegram = Buka di Telegram
web-home-games-title = Yang bisa kita mainkan
web-home-games = Batu-gunting-kertas dengan tiga, lima, atau berapa pun pilihan berjumlah ganjil, ganjil-genap, dan minesweeper: melawanku, melawan teman, setiap hari pikiran baru dan papan baru. Penulis strategi mengirim satu dan tahu peringkatnya.
web-home-reads-title = Yang kulihat padamu
web-home-reads = Tak ada orang yang acak, dengan sengaja pun tidak. Kulihat apa yang kamu lakukan setelah menang, kalah, dan seri, kukatakan apa yang kuduga dan mengapa, dan kulupakan saat kamu meminta.
web-home-pledge-title = Mengapa kamu tak perlu percaya padaku
web-home-pledge = Sebelum kamu memilih, pilihanku sudah tetap, dan segelnya ada di pesan. Semua daduku berasal dari satu ikrar, nomor { $pledge }. Catatlah; dengannya setiap pertandingan bisa diperiksa.
web-home-check = Periksa satu pertandingan
web-privacy-title = Privasi
web-privacy-use-title = Untuk apa
web-privacy-use =
    Agar aku mengenalmu lagi, melanjutkan permainan kita, dan bisa membuktikan aku tidak curang. Bukan untuk iklan, bukan untuk orang lain: program ini tidak meneruskan apa pun dengan sendirinya.
    Yang kamu hapus bisa masih ada di cadangan hingga 400 hari. Jika cadangan itu dipulihkan, semuanya langsung dihapus lagi.
    Yang disimpan Discord dan Telegram sendiri tentangmu ada di kebijakan mereka.
web-privacy-pages-title = Halaman-halaman ini
web-privacy-pages =
    Halaman-halaman ini tidak memasang kuki, tidak menghitung pengunjung, dan tidak memuat apa pun dari tempat lain. Yang kamu periksa di sini tetap di perambanmu.
    Yang menjalankan bot ini melihat, seperti di situs mana pun, alamat yang terhubung; botnya sendiri tidak mencatat satu pun.
web-privacy-rights-title = Yang bisa kamu lakukan
web-privacy-rights = Di obrolan, lewat /settings kamu bisa mengunduh dan menghapus semuanya: kapan saja, seketika, tanpa bertanya kepada siapa pun. Kalau ada pertanyaan, hubungi pengelola bot ini.
web-terms-title = Ketentuan
web-source = Kode sumber
web-terms-what-title = Permainannya
web-terms-what = Gadalka adalah permainan, dan gratis. Bermainlah sepuasmu, sendiri atau bersama yang lain, mulai usia yang diizinkan Discord atau Telegram.
web-terms-host-title = Siapa pengelolanya
web-terms-host = Ini perangkat lunak sumber terbuka. Pengelolanya di alamat ini bertanggung jawab atas bot ini dan menjawab pertanyaan. Ditawarkan apa adanya, tanpa jaminan apa pun.
web-terms-fair-title = Bermain jujur
web-terms-fair = Bermainlah jujur: jangan membanjiri bot, jangan menyerangnya, dan jangan memakainya untuk mengganggu orang lain. Yang melakukannya bisa diperlambat atau ditolak. Tak ada yang bernilai untuk dimenangkan atau hilang.
web-terms-yours-title = Yang milikmu
web-terms-yours = Strategi yang kamu kirim tetap milikmu. Dengan mengirimnya, kamu mengizinkannya dimainkan di sini, dan ditampilkan bila kamu buka; kamu bisa menariknya kapan saja.
web-terms-end-title = Akhirnya
web-terms-end = Kamu bisa berhenti kapan saja dan menghapus yang disimpan tentangmu: /data. Ketentuan ini bisa berubah; yang tertulis di sini yang berlaku.

## The page on which proofs are checked
web-verify-title = Periksa sendiri
web-verify-intro = Tempelkan sebuah bukti, dan perambanmu sendiri memeriksa apakah aku bermain jujur: segel, tanda, dadu, dan ikrar, lalu pilihanku dimainkan ulang. Tak ada yang keluar dari halaman ini.
web-verify-no-script = Pemeriksaan berjalan di perambanmu, dan yang ini tidak menjalankan skrip. Dengan salinan Gadalka, baris perintah melakukan hal yang sama: npm run -s gadalka -- verify "…" --pledge "…"
web-verify-paste = Bukti
web-verify-hint = Baris yang diberikan Verifikasi, gdk3.… atau gdb1.… Sertakan apa pun yang kamu punya: pesan pertandingan, ikrar yang kamu catat (gdp1.…), kunci hari (gdd1.…).
web-verify-file = Berkas: bukti, /data export milikmu untuk memainkan ulang pilihanku, atau paket sebuah turnamen
web-verify-check = Periksa
web-verify-working = Memeriksa…
web-verify-playing = Dimainkan ulang: { $done } dari { $total } pertandingan, dalam { $seconds } dtk.
web-verify-cancel = Batalkan
web-verify-cancelled = Dibatalkan. Tak ada yang diketahui.
web-verify-result = Yang ditemukan
web-verify-failed = Pemeriksaan terputus, dan itu salahku. Itu tak berkata apa-apa tentang buktinya; mungkin npm run -s gadalka -- verify bisa lebih jauh.
web-verify-fits = Semua yang diperiksa cocok
web-verify-open = Tak ada yang salah, tetapi ada yang masih terbuka
web-verify-wrong = Ada yang tidak cocok. Jangan percaya
web-verify-mark-fits = cocok
web-verify-mark-open = terbuka
web-verify-mark-wrong = tidak cocok
web-verify-moves = Satu per satu
web-verify-move-number = No.
web-verify-move-mine = Gadalka
web-verify-move-again = Ulang
web-verify-move-seal = Segel
web-verify-limits-title = Yang tidak dibuktikan
web-verify-limits = Bahwa sebuah ikrar milikku hanya diketahui oleh yang mencatatnya sebelum pertandingan; ikrar bawaan halaman ini adalah kata pengelolanya. Bukti tak berkata apa-apa tentang pesan yang tidak kamu tempelkan, dan tentang dadu baru setelah kunci harinya dibuka, tiga hari kemudian. Dari sebuah paket, di sini hanya pertandingan strategi bawaan Gadalka yang dimainkan ulang; hasil berkas buatan orang tetap seperti yang ditandatangani pengelolanya.
web-verify-save = Simpan halaman ini sebagai satu berkas: jalan tanpa jaringan, dan tanpa aku
web-verify-signed = Ditandatangani pengelola ikrar { $pledge }.
web-verify-pledge-yours = Itu ikrar yang kamu tempelkan.
web-verify-pledge-host = Itu ikrar pengelola halaman ini. Bandingkan dengan yang kamu catat.
web-verify-pledge-later = Ikrar { $pledge } mengikuti yang kamu tempelkan, dari pengelola yang sama. Apakah ia terbit sebelum pertandingan, kamu yang harus tahu.
web-verify-pledge-other = Ikrar { $pledge } bukan yang kamu tempelkan.
web-verify-dice-early = Dadunya memakai kunci dari hari yang belum tiba: { $date }.
web-verify-key-due = Kunci hari itu dibuka pada { $date }. Tempelkan kunci itu, atau yang lebih baru: /fairness memilikinya.
web-verify-false-history = Pertandingan ini terikat pada ronde lain, bukan yang ada di ekspor.
web-verify-gap-export = itu memerlukan berkas /data export. Tambahkan di atas.
web-verify-gap-strategy = halaman ini tidak mengenal strategi itu, atau tidak untuk permainan ini.
web-verify-no-messages = Tidak dibandingkan dengan pesan pertandingan. Tempelkan yang kamu simpan.
web-verify-messages-fit = Pesan pertandingan ini yang cocok: { $count }, dengan segel { $seals } dari { $sealed } pilihan.
web-verify-messages-broken = Pesan pertandingan ini yang TIDAK cocok dengan yang dimainkan: { $count }.
web-verify-messages-other = Pesan yang ditempelkan tak memuat apa pun tentang ini. Kalau memang itu pesannya, ini bukan bukti dari yang ditunjukkannya.
web-verify-board-shown = Segel papan ini ada di pesan yang ditempelkan.
web-verify-nothing = Tak ada bukti di sini. Bukti adalah satu baris yang dimulai dengan gdk3. atau gdb1., dari Verifikasi di akhir pertandingan atau papan.
web-verify-damaged = Bukti ini rusak atau terpotong. Salin lagi seluruh barisnya, atau pakai berkasnya.
web-verify-unknown = Ini dari versi yang lebih baru, atau dari permainan yang tidak dikenal halaman ini.
web-verify-pledge-damaged = Ikrarnya rusak, terpotong, atau palsu. Ikrar adalah satu baris yang dimulai dengan gdp1.
web-verify-not-export = Itu bukan berkas dari /data export.
web-verify-too-long = Itu lebih dari sejuta karakter. Tempelkan buktinya dan pesan pertandingannya saja.
web-verify-file-too-large = Berkas ini terlalu besar untuk halaman ini. Baris perintah bisa membacanya: npm run -s gadalka -- arena replay untuk paket, npm run -s gadalka -- verify untuk yang lain.
web-verify-bundle-whole = Paketnya utuh: bitanya sama dengan yang disebut baris pertamanya.
web-verify-bundle-same = Dimainkan ulang di sini dan sama pilihan demi pilihan: { $count } dari { $total } pertandingan.
web-verify-bundle-differs = Dimainkan ulang di sini dan TIDAK sama: { $count } pertandingan. Yang pertama nomor { $match }, { $names }.
web-verify-bundle-engine = Paket ini dibuat oleh versi lain Gadalka, atau oleh yang memakai strategi milik pengelolanya. Perbedaan bisa berasal dari situ: versi pengelolanyalah yang menentukan.
web-verify-bundle-left = Tidak dimainkan ulang di sini: { $count } pertandingan. Perlu berkas, strategi, atau permainan yang tak ada di halaman ini; mungkin ada pada npm run -s gadalka -- arena replay.
web-verify-bundle-clock = Tanpa apa pun untuk dibandingkan: { $count } pertandingan. Batal, atau diputuskan oleh jam.
web-verify-bundle-table = Siapa bertemu siapa, dan setiap tempat di tabel, mengikuti rencana dan hasil-hasil ini.
web-verify-bundle-table-differs = Siapa bertemu siapa, atau tabelnya, TIDAK mengikuti rencana dan hasil-hasil ini.
web-verify-bundle-plan-wrong = Pertandingannya BUKAN yang direncanakan: ada yang hilang, berulang, atau diubah, atau rencananya sendiri yang diubah.
web-verify-bundle-unplayed = Pasangan tanpa pertandingan: { $count }. Tidak dimainkan bulan itu, atau dibuang.
web-verify-bundle-draw = Undiannya mengikuti kunci hari yang diterbitkan, para peserta, dan pengaturannya.
web-verify-bundle-draw-differs = Undiannya TIDAK mengikuti kunci hari, para peserta, dan pengaturannya.
web-verify-bundle-draw-key = Tuan rumah bisa saja memilih undiannya. Untuk memeriksanya, tempelkan kunci hari yang ditunjukkan /fairness mulai { $date }, atau yang lebih baru.
web-verify-bundle-draw-chosen = Tak ada di sini yang menutup kemungkinan penyelenggaranya memilih undian. Kalau kamu mencatat ikrar tuan rumah, tempelkan.
web-verify-bundle-damaged = Paket ini rusak, atau tanda tangannya palsu. Jangan percaya.
proof-page = Di perambanmu sendiri, tanpa mengirim apa pun: { $link }

## Web: arena
web-arena-title = Arena
web-arena-about = Strategi yang ditulis siapa saja, dan milikku sendiri, setiap pasangan bergiliran, bulan demi bulan.
web-arena-empty = Bulan ini belum ada pasangan yang dimainkan.
web-arena-feed = Ikuti sebagai umpan
web-arena-enter-title = Kirim satu
web-arena-enter = Tulis strategi dalam satu berkas dan kirimkan: /strategy submit. Sehari kemudian ia bermain di sini.
web-arena-matrix = Siapa mengalahkan siapa
web-arena-point = Tunjuk satu kotak, atau jelajahi dengan tombol panah.
web-arena-point-first = Baris → kolom: ronde menang dikurangi ronde kalah, dari seratus.
web-arena-standings = Klasemen
web-arena-rank = Tempat
web-arena-name = Nama
web-arena-worst = Terburuk melawan
web-arena-play-title = Cara bermain melawannya
web-arena-play = Di obrolan: { $command }
web-arena-again = Untuk memainkan bulan itu lagi di rumah: { $command }
web-arena-met = Melawan masing-masing yang lain
web-arena-numbers = Hal yang sama dalam angka
web-arena-house = Salah satu milikku: yang lain diukur dengannya.
web-arena-file = Seseorang menulisnya dan mengirimkannya dalam satu berkas.
web-arena-ghost = Hantu: ia bermain seperti seseorang dulu bermain.
web-arena-version = Versi { $version }, untuk semua orang sejak { $date }
web-arena-begun = Bulan baru telah dimulai.
web-arena-bundle = Seluruh bulan dalam satu berkas
web-arena-no-bundle = Tidak ada berkas bulan ini di sini. Ada setelah kunci bulan itu diumumkan dan yang menjalankanku membuatnya.
web-arena-no-game = Aku tak punya liga untuk permainan seperti itu.
web-arena-no-month = Aku tak punya klasemen bulan itu.
web-arena-no-entrant = Tak ada yang bernama begitu di klasemen bulan ini.
## Web: tournaments
web-tournament-title = Turnamen di obrolan
web-tournament-where = Setiap turnamen di obrolan punya halaman sendiri yang tidak didaftarkan di mana pun: /tournament status di sana memberi alamatnya.
web-tournament-unlisted = Halaman ini tidak didaftarkan di mana pun. Siapa yang punya alamatnya melihat yang dilihat obrolan itu, selama obrolan itu masih menyimpannya.
web-tournament-cross = Tabel silang
web-tournament-cross-large = Untuk lebih dari { $max } peserta tidak ada tabel silang: pasangan tiap ronde mengatakan hal yang sama.
web-tournament-pairings = Siapa bertemu siapa, dan mengapa
web-tournament-again = Mainkan lagi
web-tournament-forgotten = Kusimpan pasangan selama tiga puluh hari, dan ini lebih lama.
web-tournament-bundle = Unduh berkasnya
web-tournament-making = Berkasnya sedang dibuat: setiap pertandingan dimainkan sekali lagi. Tanya lagi sebentar nanti.
web-tournament-rounds = Ronde demi ronde
web-tournament-rounds-how = Apa yang dipilih keduanya, siapa yang unggul dan berapa, serta apa yang diharapkan tiap pihak dari lawannya sebelum memilih. ✓: benar begitu.
web-tournament-rounds-none = Pertandingan ini tidak bisa ditunjukkan: waktu yang memutuskannya, atau bahan salah satu pihak sudah tiada.
web-tournament-rounds-long = Memainkan lagi pertandingan ini terlalu lama untuk sebuah halaman. Setiap pilihannya ada di berkas.
web-tournament-rounds-busy = Pertandingan lain sedang dilihat, dan yang ini harus dimainkan lagi dulu. Tanya lagi sebentar nanti.
web-tournament-number = Ronde
web-tournament-lead = Keunggulan
web-tournament-expected = Dugaan { $name }
web-tournament-right = { $name } menduga { $right } dari { $all } pilihan dengan benar.
web-tournament-expects-nothing = { $name } tidak mengatakan dugaannya.
## Web: minesweeper di bawah jari
web-mines-opening = Membuka papanmu …
web-mines-no-script = Papan ini butuh skrip, dan peramban ini tidak menjalankannya. Di obrolan bisa tanpa itu: /mines
web-mines-outside = Halaman ini tidak tahu siapa kamu. Buka dari obrolan: di Telegram sebagai Mini App, di Discord sebagai Aktivitas. Permainanmu sama di kedua tempat.
web-mines-unreachable = Tidak ada jawaban. Yang kamu lakukan tersimpan dan dikirim lagi dengan sendirinya.
web-mines-retry = Coba lagi
web-mines-too-often = Itu lebih banyak dari yang bisa kulihat. Sebentar lagi lanjut.
web-mines-not-understood = Aku tidak mengerti apa yang dikirim halaman ini. Buka lagi dari obrolan.
web-mines-level = Papan
web-mines-own-size = Ukuran sendiri
web-mines-no-guess = Tanpa perlu menebak
web-mines-begin = Mulai
web-mines-larger = Kotak lebih besar
web-mines-smaller = Kotak lebih kecil
web-mines-how = Ketuk untuk membuka, tahan untuk bendera; ketukan pada angka membuka sekelilingnya. Dengan tombol: panah, Enter, F untuk bendera.
web-mines-cell-covered = { $cell }: tertutup
web-mines-cell-flag = { $cell }: bendera
web-mines-cell-mine = { $cell }: ranjau
web-mines-cell-blown = { $cell }: ranjau yang meledak
web-mines-cell-wrong = { $cell }: bendera tanpa ranjau
web-mines-cell-number = { $cell }: { $number }
web-mines-cell-empty = { $cell }: terbuka, tak ada ranjau di dekatnya

## Web: try it here
web-try-title = Bisakah kamu mengejutkanku?
web-try-about = Batu, gunting, kertas atau ganjil-genap, di sini juga. Aku berpikir di perambanmu: tak ada yang disimpan, tak ada yang dikirim, dan kamu kulupakan saat meninggalkan halaman ini.
web-try-begin = Coba di sini
web-try-move = Pilihanmu
web-try-first = Pilihanku sudah ada. Sekarang giliranmu.
web-try-first-guess = Ganjil atau genap? Tebakanku sudah ada. Kalau meleset, poinnya untukmu.
web-try-keys = Dengan tombol: { $keys }.
web-try-score = Kamu { $won } : { $lost } Gadalka · seri: { $drawn }
web-try-score-guess = Kamu { $won } : { $lost } Gadalka
web-try-no-script = Aku akan berpikir di perambanmu, dan yang ini tidak menjalankan skrip. Di obrolan bisa tanpa itu: /rps, /oddeven

## Pertandingan yang dibagikan
replay-title = Yang kamu bagikan
replay-shared = Siapa pun yang punya alamat ini bisa melihatnya.
replay-asked = Kamu setuju. Begitu { $name } juga menekan “Bagikan”, ada halamannya; sebelum itu tak ada yang ditampilkan.
replay-how = Halaman itu menampilkan nama, setiap langkah, dan dugaanku, selama setahun. Tidak ada di daftar mana pun, dan bisa kamu cabut kapan saja: /data shared
replay-waits = menunggu persetujuan pihak lain
replay-none = Kamu tidak membagikan apa-apa. Di bawah pertandingan atau duel yang selesai, “Bagikan” menjadikannya halaman.
replay-stopped = Dicabut: halamannya sudah tidak ada.
replay-not-there = Itu tidak lagi kamu bagikan.
replay-too-long = Ronde demi ronde paling banyak { $max } yang ditampilkan.
replay-too-many = Kamu sudah membagikan { $max }. Cabut satu dulu: /data shared
web-replay-gone-title = Tidak ada yang ditampilkan di sini
web-replay-gone = Entah memang tak pernah ada, entah sudah dicabut.
web-replay-expected = Dugaan untuk { $name }
web-replay-right = Dari { $all } langkah { $name }, { $right } kuduga dengan benar.
web-replay-unlisted = Halaman ini tidak ada di daftar mana pun. Siapa yang ada di dalamnya bisa mencabutnya kapan saja, di obrolan: /data shared
