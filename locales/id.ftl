# Semua teks dalam bahasa Indonesia, ditulis dari maknanya, bukan dari kata-kata Inggrisnya.
# Suara: peramal dengan humor kering dan sopan; hasil dulu, satu pikiran satu kalimat, kalimat pendek untuk layar ponsel; tak pernah mengejek orang.
# Izin, privasi, dan galat ditulis lugas: siapa melihat apa, berapa lama, cara membatalkannya. Leluconnya di tempat yang tidak mempertaruhkan apa-apa.
# Lawan bicara selalu “kamu”, Gadalka menyebut diri “aku”, strategi “ia”, orang lain “dia” atau namanya; jenis kelamin tidak ditebak.
# Tak ada bentuk jamak setelah angka, dan kata jarang diulang (“pilihanmu”, bukan “pilihan-pilihanmu”).
# Permainan: suit (batu-gunting-kertas hanya di perkenalan), ganjil-genap, Minesweeper. Pilihan (move di suit dan ganjil-genap), langkah (di Minesweeper),
# ronde, ronde berpemenang (decisive round), pertandingan, seri (satu ronde, satu duel), imbang (skor), beruntun, duel, lawan, lawan hari ini,
# kesempatan (attempt tantangan harian).
# Kebetulan (chance), acak dan tebakan acak (random, chance sebagai pembanding), lemparan koin. Nasib dan keberuntungan tidak dipakai untuk itu.
# Membaca (read), menduga (expect), meramal tepat (foresee), kebiasaan, model, profil. Poin yang rela kulepas (what I’m willing to lose to you).
# Kejujuran: kode, rahasia, sidik jari (fingerprint), jangkar (anchor), diterbitkan (karya), angka acak, undian, benih (seed),
# bukti, dimainkan ulang (replayed), ucapanku (my word), kata pilihanmu (your word). Segel dan kunci “cocok” atau “tidak cocok”.
# Peringkat (rank), berperingkat (rated), rating, klasemen (standings), papan peringkat (leaderboard), liga, turnamen, peserta, juara, WO, bebas tanding (bye).
# Pengelola bot (host), admin (yang mengelola server atau grup), obrolan (chat), server atau grup (place). Tarik (strategi, tantangan, pertanyaan), cabut (izin),
# putuskan tautan (unlink), hapus (data), buka blokir (unblock), privat (profil), pribadi (obrolan).
# Komputer: setelan, bawaan (default), berkas, peramban, tekan (tombol), ketuk (di halaman papan), unduh, nonaktif, tautan.
# Tipografi: tanda kutip “ ”, 50% tanpa spasi, desimal dengan koma, rentang dengan –, koma sebelum “dan” di daftar tiga. Gadalka tidak diterjemahkan.
# Contoh yang diketik memakai kata Indonesia: sampai 5, terbaik dari 9, 2 jam lagi, setiap jumat 18:00.
# Not: nasib, keberuntungan, untung-untungan (kebetulan, acak); benak (lawan hari ini); disisihkan (dijeda); dadu, dadunya, daduku (angka acak);
# Not: tuan rumah (pengelola); pengaturan, pengaturanmu (setelan); pas (cocok); dipinjamkan, kupinjamkan, pinjamkan (yang rela kulepas);
# Not: ketukanmu (pilihanmu); panggil pulang (hapus); lepaskan (tarik); kecuali kamu bilang lain (bawaannya); tangga (rating, daftar).

## Permainan dan pilihan
game-rps = Suit
game-rpsls = Suit kadal-Spock
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
match-first = Pilih. Pilihanku sudah ditetapkan.
match-first-guess = Ganjil atau genap? Tebakanku sudah ditetapkan. Kalau meleset, poinnya untukmu.
round-moves = Kamu { $yours } · Gadalka { $mine } → { $result }
round-won = poinmu
round-lost = poinku
round-drawn = seri
round-missed = aku meleset, poinmu
round-hit = tebakanku kena
round-toast = Kamu { $yours } · aku { $mine } → { $result } · { $won } : { $lost }
round-expected = Aku menduga { $move }.
round-expected-because = Aku menduga { $move }: { $because }.
round-unread = { $reason ->
    [apart] Strategi ini tidak membagi isi pikirannya.
    [by-rule] Aku main menurut aturanku sendiri, tanpa mencoba menebakmu.
    [by-merits] Aku memilih yang sejauh ini ampuh melawanmu, atau mencoba yang baru.
    [off] Aku memilih acak, sesuai permintaanmu. Kamu tidak kubaca.
    [guessed] Tak ada pegangan, jadi aku asal tebak.
    [read] Aku memilih acak: mungkin kamu sedang membacaku.
    [none] Aku tidak menduga apa-apa.
   *[random] Aku memilih acak.
  }
button-why = Kenapa?
button-stop = Berhenti
button-rematch = Main lagi
button-verify = Verifikasi
button-check-in-browser = Periksa sendiri
button-open-page = Buka sebagai halaman
button-chart = Grafik
button-details = Rincian
button-more = Lainnya
button-rules = Aturan
help-play = Main
button-next = Berikutnya
button-back = Kembali

## Aturan permainan dengan banyak pilihan
rules-title = 🔮 Siapa mengalahkan siapa: { $game }
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
rules-caption = Tiap panah menuju pilihan yang dikalahkan
rules-alt = { $game }: semua pilihan dalam lingkaran, dengan panah ke yang dikalahkan. { $rules }
rules-play = Kalau sama, hasilnya seri. Untuk main: /rps play { $variant }

## Yang dilihatnya
evidence = { $kind ->
    [often] kamu memilihnya { $count } dari { $total } kali
    [after-own] setelah memilih { $own }, kamu memilihnya { $count } dari { $total } kali
    [after-other] setelah aku memilih { $other }, kamu memilihnya { $count } dari { $total } kali
    [after-both] setelah kamu memilih { $own } dan aku { $other }, kamu memilihnya { $count } dari { $total } kali
    [after-result-repeat] { $result ->
        [win] setelah menang kamu mengulang pilihan, { $count } dari { $total } kali
        [loss] setelah kalah kamu mengulang pilihan, { $count } dari { $total } kali
       *[draw] setelah seri kamu mengulang pilihan, { $count } dari { $total } kali
      }
   *[after-result-change] { $result ->
        [win] setelah menang kamu ganti pilihan, { $count } dari { $total } kali
        [loss] setelah kalah kamu ganti pilihan, { $count } dari { $total } kali
       *[draw] setelah seri kamu ganti pilihan, { $count } dari { $total } kali
      }
  }
context-times = { $count } dari { $total } kali
context-times-weighed = dalam { $percent }% kejadian; ronde terbaru lebih berbobot
context-last = terakhir kali, { $situation } kamu memilihnya
context-sentence = { $situation } { $event } { $times }
context-sentence-plain = { $event } { $times }
context-played = kamu memilihnya
context-yours = { $rounds ->
    [1] pilihanmu
   *[other] urutan pilihanmu
  } { $yours }
context-mine = { $rounds ->
    [1] pilihanku
   *[other] urutan pilihanku
  } { $mine }
context-both = { $rounds ->
    [1] pilihanmu { $yours } lawan pilihanku
   *[other] urutan pilihanmu { $yours } lawan pilihanku
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
    [other] setelah kamu ganti pilihan,
    [beating] setelah kamu beralih ke yang mengalahkan pilihanmu sebelumnya,
    [beaten] setelah kamu beralih ke yang dikalahkan pilihanmu sebelumnya,
   *[far] setelah peralihan seperti { $from } → { $to },
  }
context-steps = setelah { $moves } pilihan dalam pola ini,
context-alike = { $rounds ->
    [1] setelah ronde yang persis seperti barusan,
   *[other] setelah { $rounds } ronde yang persis seperti barusan,
  }
context-from = { $reference ->
    [opponent] { $step ->
        [same] kamu mengulang pilihan
        [other] kamu ganti pilihan
        [beating] kamu beralih ke yang mengalahkan pilihan terakhirmu
        [beaten] kamu beralih ke yang dikalahkan pilihan terakhirmu
       *[far] kamu beralih seperti { $from } → { $to }
      }
   *[own] { $step ->
        [same] kamu meniru pilihan terakhirku
        [other] kamu memilih yang tidak kupilih
        [beating] kamu memilih yang mengalahkan pilihan terakhirku
        [beaten] kamu memilih yang dikalahkan pilihan terakhirku
       *[far] kamu membalas { $from } dariku dengan { $to }, atau semacamnya,
      }
  }
why-expected = Di ronde terakhir aku menduga { $move }: { $because }.
why-blend = Di ronde terakhir aku menduga { $move }. Bukan dari satu kebiasaan saja; { $rounds ->
    [1] satu-satunya ronde yang kuingat menunjuk ke sana.
   *[other] dari { $rounds } ronde yang kuingat, yang paling mirip menunjuk ke sana.
  }
why-sure = Aku yakin { $percent }%.
why-people = Di ronde terakhir aku menduga { $move }. Aku belum mengenalmu; kebanyakan orang memilih itu.
why-forgotten = Di ronde terakhir aku menduga { $move }. Alasannya sudah kulupakan, sesuai permintaanmu.
why-unread = { $reason ->
    [apart] Lawan ini berkas buatan orang lain, dan tidak membuka isi pikirannya. Kodenya membuktikan ia memilih sebelum kamu.
    [by-rule] Lawan ini punya aturan sendiri dan tidak mencoba menebakmu.
    [by-merits] Lawan ini coba-coba mana yang ampuh melawanmu, lalu memakainya.
    [random] Lawan ini tidak membaca apa-apa. Semua pilihannya acak.
    [off] Kamu memintaku tidak membacamu, jadi aku memilih acak. /model on mengizinkanku membaca lagi.
    [guessed] Aku belum pernah melihat yang seperti itu, jadi aku asal tebak.
    [chance] Kali ini aku memilih acak: bacaanku tentangmu belum cukup kuat untuk diambil risikonya.
    [careful] Aku memilih acak: kita baru kenal, dan mungkin kamu tahu caraku memulai. Di ronde awal aku tak banyak ambil risiko.
    [read] Kamu sudah menang begitu banyak dari tebakanku, jadi mungkin kamu membacaku. Aku memilih acak sampai sebagian kurebut kembali.
    [spent] Jatah poin yang rela kulepas untukmu sudah habis kamu menangkan. Mulai sekarang semua pilihanku acak.
   *[none] Di ronde terakhir aku tidak menduga apa-apa.
  }
why-record = Di pertandingan ini { $right } dari { $all } pilihanmu kubaca dengan benar.
why-expected-by-rule = Di ronde terakhir aku menduga { $move }. Begitulah aturan lawan ini: hanya melihat pilihan terakhirmu, dan tak pernah belajar.
why-valued = { $chosen ->
    [move] Di ronde terakhir aku memilih { $move }: { $situation } itulah yang paling menjanjikan, { $value } poin ke depannya.
    [move-tried] Di ronde terakhir aku mencoba { $move } secara acak: { $situation } itu menjanjikan { $value } poin ke depannya.
    [strategy] Di ronde terakhir aku mengikuti { $name }: { $situation } itulah yang paling menjanjikan, { $value } poin ke depannya.
   *[strategy-tried] Di ronde terakhir aku mencoba { $name } secara acak: { $situation } itu menjanjikan { $value } poin ke depannya.
  }
why-daemon = { $said ->
    [yes] Di ronde terakhir aku menduga { $move }, seperti daemon yang kuikuti.
   *[no] Di ronde terakhir aku memilih acak: daemon yang kuikuti belum pernah melihat yang seperti itu.
  } Ia mengingat { $moves } pilihanmu dan { $guesses } tebakan. Nilainya { $rating }{ $rivals ->
    [0] .
   *[other] ; terbaik berikutnya { $next }.
  }
why-knew = Yang ia tahu: { $weights }.
why-counters = Di ronde terakhir aku menduga { $move }. Untuk pilihan-pilihan sebelumnya, jumlah pencacahku { $sums }.
why-too-early = Tanya aku setelah ronde pertama. Sampai saat itu pilihanku berikutnya tetap rahasia.

## Akhir pertandingan
end-title = { $ending ->
    [won] 🔮 { $name } menang { $won } : { $lost }
    [lost] 🔮 Gadalka menang { $lost } : { $won }
    [level] 🔮 Imbang: { $name } { $won } : { $lost } Gadalka
    [stopped] 🔮 Berhenti di { $name } { $won } : { $lost } Gadalka
    [replaced] 🔮 Berhenti di { $name } { $won } : { $lost } Gadalka
    [forfeited] 🔮 { $name } menang WO di { $won } : { $lost }
   *[withdrawn] 🔮 Selesai di { $name } { $won } : { $lost } · lawannya sudah tidak ada
  }
end-broke = { $line ->
    [0] Berkasnya macet, atau butuh lebih dari dua detik menurut jam, dan tak bisa memilih lagi. Ronde sampai di sini tetap dihitung.
   *[other] Berkasnya macet di baris { $line }, kolom { $column }, dan tak bisa memilih lagi. Ronde sampai di sini tetap dihitung.
}
match-none = Kamu tidak punya pertandingan yang terbuka. Mulai satu: /rps play
end-no-rounds = Belum ada ronde yang dimainkan.
end-check = { $check ->
    [verified] ✓ terverifikasi
   *[failed] ✗ Pemeriksaanku sendiri atas pertandingan ini gagal. Jangan percaya hasilnya, dan beri tahu pengelola bot ini.
  }
end-gave-me = { $habit }. Itu memberiku { $points } poin{ $back ->
    [0] {""}
   *[other] , dan kamu { $back }
  }.
end-gave-you = { $habit }, dan aku tidak sadar. Itu memberimu { $points } poin{ $back ->
    [0] {""}
   *[other] , dan aku { $back }
  }.
end-habit-after = Kamu { $same ->
    [yes] mengulang pilihan
   *[no] ganti pilihan
  } setelah { $result ->
    [win] menang
    [loss] kalah
   *[draw] seri
  }
end-habit-favourite = Kamu paling sering memilih { $move }
end-habit-in-turn = { $size ->
    [2] Kamu bergantian memilih keduanya
   *[other] Kamu memilih berurutan, { $moves }
  }
end-plain = { $plain ->
    [mine] { $variant ->
        [0] Tak ada satu kebiasaan pun yang membocorkanmu. Aku hidup dari uang receh.
        [1] Tak bisa kusebut satu kebiasaan yang membuatmu kalah. Jasanya kubagi dengan kebetulan.
       *[2] Tak ada yang menonjol darimu. Anggap saja ini tetap ramalan.
      }
    [yours] { $variant ->
        [0] Tak kutemukan kebiasaan untuk dipegang. Salut.
        [1] Kamu tidak membocorkan apa-apa. Padahal sudah kucari.
       *[2] Tak ada kebiasaanmu yang menonjol. Kartu-kartuku tersipu.
      }
    [level] { $variant ->
        [0] Kita sama-sama pelit bocoran.
        [1] Imbang, dan tak ada kebiasaan yang menonjol. Kartu-kartuku angkat bahu.
       *[2] Tak ada selisih, dan tak ada yang bisa diramal darinya.
      }
    [short] { $variant ->
        [0] Terlalu singkat untuk meramal siapa pun.
        [1] Cuma segini rondenya? Aku pun butuh sedikit lagi.
       *[2] Baru juga mulai; belum ada yang bisa diceritakan.
      }
    [random] { $variant ->
        [0] Aku memilih acak, jadi ini tidak bercerita apa-apa tentangmu.
        [1] Kali ini aku tidak membaca apa-apa. Puji koinnya, atau salahkan.
       *[2] Pilihanku acak: kebiasaanmu tidak berpengaruh.
      }
   *[by-rule] { $variant ->
        [0] Aku setia pada aturanku, dan tak ada kebiasaanmu yang menonjol.
        [1] Aku main menurut aturan dan tidak membaca siapa pun. Tak ada kebiasaan yang menonjol.
       *[2] Aturan lawan manusia, dan tak ada kebiasaan yang menonjol.
      }
  }
end-read = { $rounds } ronde. Kuramal tepat { $percent }% pilihanmu; tebakan acak kena { $chance }%: { $verdict }.
end-unread = { $rounds } ronde. Aku tidak membaca apa-apa.
verdict = { $verdict ->
    [read] lebih dari kebetulan
    [escaped] kamu lolos lebih sering daripada kalau kebetulan saja
   *[unsure] rondenya terlalu sedikit untuk yakin
  }
strip-yours = ← pilihanmu
strip-mine = ← pilihanku
details-title = 🔎 Dalam angka: { $score }
details-habit = { $habit }: { $followed } dari { $situations } kali. Di ronde itu aku menang { $mine } dan kamu menang { $yours }{ $drawn ->
    [0] {""}
   *[other] ; { $drawn } seri
  }.

## Grafik pertandingan
chart-rounds = { $game }: { $rounds } ronde
chart-best = { $who ->
    [you] { $by ->
        [0] Kamu tak pernah unggul.
       *[other] Unggulmu paling jauh { $by }, di ronde { $round }.
      }
    [me] { $by ->
        [0] Aku tak pernah unggul.
       *[other] Unggulku paling jauh { $by }, di ronde { $round }.
      }
   *[other] { $by ->
        [0] { $name } tak pernah unggul.
       *[other] Unggul terjauh { $name } { $by }, pertama di ronde { $round }.
      }
  }
chart-turns = { $turns ->
    [0] Yang unggul tak pernah berganti.
    [1] Yang unggul berganti sekali, di ronde { $round }.
    [2] Yang unggul berganti dua kali, terakhir di ronde { $round }.
   *[other] Yang unggul berganti { $turns } kali, terakhir di ronde { $round }.
  }
chart-reach = Kalau kebetulan saja, selisih setelah { $decided } ronde berpemenang melebihi { $reach } paling sering sekali dalam dua puluh pertandingan.
chart-ahead = { $who ->
    [you] Kamu unggul { $by }: rasanya bukan kebetulan.
    [me] Aku unggul { $by }: rasanya bukan kebetulan.
   *[other] { $leader } unggul { $by }: rasanya bukan kebetulan.
  }
chart-few = { $decided ->
    [0] Tak ada ronde yang punya pemenang.
   *[other] { $decided } ronde berpemenang terlalu sedikit untuk membedakan kemahiran dari kebetulan.
  }
chart-stopped = Pertandingan yang dihentikan lebih awal kurang membuktikan: orang suka pergi selagi unggul.
chart-chosen = Pilihanmu: { $moves }
chart-grey = Abu-abu: sejauh apa kebetulan saja bisa membawa, 19 dari 20 kali
chart-lead = Siapa yang unggul
chart-difference = menangmu dikurangi menangku
chart-moves = Pilihanmu
chart-times = kali
chart-round = ronde
chart-alt = { $score }. Siapa yang unggul, ronde demi ronde: garis di atas rentang abu-abu kebetulan, dan pilihanmu sebagai batang. { $lines }

## Bukti kejujuran
proof-moves = ✓ Setiap pilihanku ({ $count }) adalah yang kutetapkan sebelum kamu memilih.
proof-mines = ✓ Letak ranjau ditentukan oleh rahasiaku, yang kutetapkan sebelum tekanan pertamamu, dan oleh kotak pertama.
proof-wrong = ✗ Ini tidak cocok dengan yang kutunjukkan. Jangan percaya, dan beri tahu pengelola bot ini.
proof-shown = Yang kutunjukkan lebih dulu: { $bound }. Rahasianya: { $secret }
proof-how-page = Sejauh ini baru ucapanku. Halamannya memeriksa ini di perambanmu sendiri, juga dengan pesan yang kamu simpan.
proof-how-line = Sejauh ini baru ucapanku. Dengan salinan Gadalka kamu bisa memeriksanya, juga dengan pesan yang kamu simpan: npm run -s gadalka -- verify "…" messages.txt
source-at = Salinan Gadalka: { $link }
source-unknown = Alamat unduhan belum diatur di sini. Tanya pengelola bot ini di mana mendapatkan salinan Gadalka.
proof-none = Belum ada permainanmu yang selesai untuk diverifikasi. Main dulu: /rps play, /oddeven, atau /mines
proof-not-yet = Ini belum selesai. Rahasiaku kutunjukkan di akhir.
proof-unreadable = Itu bukan baris buktiku. Baris bukti diawali gd1., berasal dari tombol “Verifikasi” di pertandingan yang selesai, dan harus utuh.

## Tombol yang tidak mengubah apa-apa
press-old-button = Tombol itu sudah terlalu lama. Mulai pertandingan baru: /rps play atau /oddeven
panel-gone = Tombol itu sudah usang. Begini keadaannya sekarang.
panel-type = Ketik: { $example }
press-not-yours = Ini bukan milikmu.
match-of = Ini pertandingan { $name }.
board-of = Ini papan { $name }.
button-play-too = Ikut main
button-play-private = Main di obrolan pribadi
press-round-played = Ronde itu sudah dimainkan; tidak ada yang dihitung dua kali. Ini skornya.
press-match-over = Pertandingan itu sudah selesai. Tidak ada yang dihitung.
opponent-gone = Lawan itu sudah tidak ada, jadi pertandingannya tak bisa dilanjutkan. Mulai yang baru: /rps play atau /oddeven

## Permainan yang ditawarkan di obrolan mana pun
offer-open-title = { $game }: untuk siapa saja
offer-open-description = Yang menekan duluan main melawanku
offer-open-text = { $name } menawarkan permainan melawanku. Yang menekan duluan yang main.
offer-own-title = { $game }: untukmu
offer-own-description = Kamu main melawanku, obrolan ini menonton
offer-own-text = { $name } ingin tahu masa depan. Tekan untuk mulai.
offer-mines-open-description = Yang menekan duluan yang main, obrolan ini menonton
offer-mines-open-text = { $name } menawarkan sebuah papan Minesweeper. Yang menekan duluan yang main.
offer-mines-own-description = Kamu main, obrolan ini menonton
offer-mines-own-text = { $name } akan menyeberangi ladang ranjau. Tekan untuk mulai.

## Perintah
command-rps = Suit, melawan peramal atau sesama pemain
command-rps-play = Main; aku belajar sambil jalan
command-oddeven = Ganjil-genap: kamu memilih, aku menebak
command-oddeven-play = Main; kalau aku meleset, poinnya untukmu
command-strategy = Para lawan: siapa saja mereka, dan nama yang kamu berikan
command-strategy-list = Semua lawan, satu per baris
command-strategy-mine = Nama yang kamu berikan pada strategi
command-strategy-submit = Kirim berkas strategi buatanmu
command-help = Yang bisa kulakukan dan cara memintanya
command-settings = Setelanmu: bahasa, ingatan, siapa yang bisa melihatmu, datamu
option-help-topic = topik yang mau dibaca
option-variant = classic (3 pilihan) atau lizard-spock (5 pilihan)
option-length = sampai 10, terbaik dari 9, tanpa akhir …
option-game = permainan mana; bawaannya suit
option-opponent = strategi yang main melawanmu
option-strategy = lawan, atau nama yang didaftarkan seseorang
option-registered-strategy = yang diwakili nama itu, misalnya markov:order=4,decay=0.98
option-strategy-file = strategimu: JavaScript, atau TypeScript yang tipenya bisa dihapus; maksimal 64 KB
option-file-name = namanya: nama baru, atau salah satu namamu untuk versi baru
option-strategy-note = satu baris tentangnya
choice-classic = Klasik: batu, gunting, kertas
choice-lizard-spock = Dengan kadal dan Spock: lima pilihan
choice-novice = Pemula: tak tahu apa-apa tentangmu, belajar selama pertandingan
choice-fortune-teller = Peramal: kenal kamu dan cara main orang; tak pernah lupa
choice-mirror = Cermin: main seperti caramu
choice-coin = Koin jujur: tidak membaca, dan tak bisa dibaca
strategy-fortune-teller = membaca kebiasaanmu dengan empat puluh cara sekaligus, kenal manusia, dan sulit dikelabui
strategy-mirror = kembaranmu: memilih seperti kamu kalau jadi dia
strategy-random = koin jujur; tidak membaca apa-apa
strategy-wildcard = menimbang setiap saat dulu yang mirip saat ini
strategy-constant = selalu pilihan yang sama, bawaannya batu
strategy-rotation = semua pilihan berurutan: batu, kertas, gunting …
strategy-anti-rotation = menduga kamu memilih berurutan
strategy-copy = memainkan pilihan terakhirmu
strategy-always-counter = memainkan yang mengalahkan pilihan terakhirmu
strategy-always-counter-self = memainkan yang mengalahkan pilihan terakhirnya sendiri; tak pernah melihat pilihanmu
strategy-win-stay-lose-shift = mengulang yang menang, mengganti yang kalah
strategy-after-result = mengikuti hasil: maju sekian langkah setelah menang, seri, kalah
strategy-frequency = mengalahkan pilihan yang paling sering kamu mainkan
strategy-markov = mengalahkan yang biasanya kamu lakukan setelah beberapa pilihan terakhirmu
strategy-mupn = mengalahkan yang kamu lakukan terakhir kali setelah beberapa pilihan yang sama
strategy-supp = coba-coba pilihan mana yang ampuh setelah beberapa pilihan terakhirmu
strategy-mksu = coba-coba mana dari delapan strategi lain yang layak diikuti
strategy-mkia = coba-coba mana dari tiga pembaca yang layak diikuti
strategy-daemons = sekumpulan daemon, dengan pengawas yang mendengarkan yang paling mujur
strategy-shannon = mesin Shannon tahun 1953: apakah kamu melakukan hal yang sama dua kali?
strategy-seer = SEER tahun 1956: mengikuti pola selama menguntungkan
strategy-experts = dewan pembaca, masing-masing didengar sesuai rekam jejaknya
strategy-history-match = mencari kapan permainan terakhir berjalan begini, dan bagaimana hasil tebakan semacam itu
strategy-second-guess = tahu bahwa kamu tahu bahwa ia tahu
strategy-iocaine = juara tahun 1999: menebak di semua tingkat, dinilai dalam beberapa rentang waktu

strategy-list-title = 🔮 { $count } lawan
strategy-info-title = 🔮 { $family }
strategy-games = Memainkan: { $games }
strategy-settings = Setelan:
strategy-no-settings = Tidak punya setelan.
strategy-setting = { $name }: { $valid } (bawaan { $usual })
strategy-set = ← di sini { $value }
strategy-source = Sumber: { $source }

registration-done = 🔮 { $name } terdaftar
registration-play = Main melawannya: { $command } opponent={ $name }. Siapa pun yang tahu namanya bisa.
registration-mine-title = 🔮 Strategimu: { $count } dari { $max }
registration-none = Kamu belum punya strategi sendiri. Kirim berkas, atau beri nama salah satu milikku.
registration-withdraw-title = Tarik { $name }?
registration-withdraw-file = Tak ada lagi yang bisa main melawannya, pertandingan yang berjalan berakhir tanpa hasil, dan berkasnya dihapus. Namanya boleh dipakai siapa pun.
registration-withdraw-text = Tak ada lagi yang bisa main melawannya dengan nama itu, dan namanya boleh dipakai siapa pun. Pertandingan yang berjalan tetap lanjut.
button-withdraw = Tarik
registration-withdrawn = { $name } sudah ditarik; namanya bebas.
registration-kept = Tidak jadi ditarik.
button-strategy-submit = Kirim berkas
button-strategy-name = Beri nama milikku
button-strategy-register = Beri nama
button-strategy-mine = Strategiku
button-strategy-version = Versi baru
button-strategy-change = Ubah
button-strategy-withdraw = Tarik
registration-refused = { $refusal ->
    [bad-name] “{ $name }” bukan nama yang sah. Pakai 3 sampai 24 huruf a sampai z, angka, dan tanda hubung, diawali huruf, misalnya my-markov.
    [reserved-name] “{ $name }” sudah punya arti di sini. Pilih nama lain, misalnya my-{ $name }.
    [like-built-in] “{ $name }” terlalu mirip dengan salah satu strategiku sendiri. Pilih nama lain, misalnya my-{ $name }.
    [taken] Sudah ada yang mendaftarkan “{ $name }”. Pilih nama lain.
    [full] Kamu sudah mendaftarkan { $max } strategi, dan itu batasnya. Tarik satu dulu: /strategy withdraw
   *[not-yours] “{ $name }” bukan nama yang kamu daftarkan. Nama-namamu: /strategy mine
  }
registration-trying = 🔮 { $name } sedang diuji
registration-trying-text = Laporannya segera muncul di sini.
registration-one-at-a-time = Uji cobamu yang terakhir masih berjalan, dan tiap orang hanya boleh satu sekaligus. Pesannya akan menjadi laporannya.
registration-queue-full = Antrean uji coba penuh. Coba lagi beberapa menit lagi.
registration-broken-off = Uji coba { $name } terputus, dan tidak ada yang didaftarkan. Kirim perintahnya lagi semenit lagi.
registration-store-away = Ingatanku sedang tak bisa kujangkau, jadi tidak ada yang didaftarkan. Kirim perintahnya lagi semenit lagi.

submission-how = Perlu berkas dan nama: /strategy submit my-bot, dengan berkasnya.
submission-version = 🔮 { $name } punya versi baru: { $version }
submission-known = 🔮 { $name } sudah persis berkas ini
submission-public = Siapa pun yang tahu namanya bisa main melawannya.
submission-results = { $game }: menang { $won } dari { $matches } pertandingan, masing-masing { $rounds } ronde, { $mean } poin per ronde. Ronde menang:kalah:seri, dan poin per ronde:
submission-other-game = { $game }: menang { $won } dari { $matches } pertandingan, { $mean } poin per ronde.
submission-not-there = { $game }: tidak dimainkan, karena { $reason }.
submission-untried = { $game }: tidak diuji, karena butuh terlalu banyak langkah. Agar diuji di sana saja, tulis di berkas: export const games.
submission-taken = Ia memakai paling banyak { $steps } dari { $most } langkah yang boleh per pertandingan, dan { $memory } dari { $limit } MB memori. Satu pertandingan makan { $milliseconds } ms.
submission-play = Main melawannya: { $command } opponent={ $name }. Hash dan versinya: /strategy info { $name }
submission-no-load = 🔮 { $name } tidak bisa dimuat
submission-breach = { $kind ->
    [crashed] 🔮 { $name } gagal dalam uji coba
    [illegal] 🔮 { $name } tidak membuat pilihan yang sah dalam uji coba
   *[exhausted] 🔮 { $name } memakai terlalu banyak dalam uji coba
  }
submission-at-start = { $game }, sebelum ronde pertama melawan { $opponent }.
submission-at-round = { $game }, melawan { $opponent }, ronde { $round }.
submission-place = Baris { $line }, kolom { $column }:
submission-nothing = Tidak ada yang didaftarkan. Perbaiki berkasnya dan kirim lagi.
submission-no-games = Berkasnya bilang ia memainkan { $typed }. Yang kukenal: { $valid }. Tidak ada yang didaftarkan.
submission-too-slow = Uji cobanya lebih lama dari yang kuizinkan, jadi tidak ada yang didaftarkan. Kurangi hitungannya per ronde, atau kirim lagi saat aku tak terlalu sibuk.
submission-unsteady = { $name } tidak deterministik: di { $game } melawan { $opponent }, pilihannya berbeda mulai ronde { $round }. Ronde yang sama harus memberi pilihan yang sama. Tidak ada yang didaftarkan.
strategy-file-title = Berkas dari penulisnya: JavaScript, dijalankan di sandbox.
strategy-file-facts = Versi { $version }, { $bytes } bita. SHA-256: { $hash }
strategy-file-earlier = Versi sebelumnya: { $versions }
strategy-file-note = “{ $note }”

## Masalah dengan yang diketik
problem-unknown-command = Aku tidak kenal perintah “{ $typed }”. Yang bisa kulakukan: /help
problem-unknown-command-nearest = Aku tidak kenal perintah “{ $typed }”. Maksudmu { $nearest }? Semua perintah: /help
problem-unknown-option = /{ $command } tidak mengerti “{ $typed }”. Yang diterima: { $valid }
problem-bad-choice = “{ $typed }” bukan { $option } yang sah. Pilih salah satu: { $valid }
problem-unknown-word-nearest = /{ $command } tidak mengerti “{ $typed }”. Maksudmu { $nearest }?
problem-bad-choice-nearest = “{ $typed }” bukan { $option } yang sah. Maksudmu { $nearest }? Yang sah: { $valid }
problem-bad-text = “{ $typed }” tidak bisa jadi { $option }: panjangnya harus 1 sampai { $max } karakter.
problem-file-missing = { $example } butuh berkas: sertakan sekalian.
problem-file-too-large = Berkasnya terlalu besar. Batasnya { $kilobytes } KB.
problem-file-unavailable = Berkasnya tidak sampai. Tolong kirim lagi.
problem-lone-file = “{ $typed }” saja belum bilang mau diapakan. Balas dengan perintah yang menerima berkas: { $nearest }
problem-level-and-opponent = Tingkat sudah berarti lawan. Pilih salah satu: level=… atau opponent=…
problem-length = “{ $typed }” bukan panjang yang sah. Coba sampai 10, terbaik dari 9 (ganjil), atau tanpa akhir; angka dari 1 sampai { $max }.
problem-unknown-strategy = Aku tidak kenal lawan bernama “{ $typed }”. Yang terkenal: { $some }. Semuanya: /strategy list
problem-unknown-strategy-nearest = Aku tidak kenal lawan bernama “{ $typed }”. Maksudmu { $nearest }? Semuanya: /strategy list
problem-unknown-parameter = { $family } tidak punya setelan “{ $typed }”. Yang ada: { $valid }
problem-bad-value = { $parameter } tidak bisa “{ $typed }”. Yang bisa: { $valid }
problem-wrong-game = { $typed } tidak memainkan permainan ini ({ $game }). Yang bisa: { $some }. Semuanya: /strategy list

## Kegagalan
failure-unexpected = Ada yang salah di pihakku; sudah tercatat, dan tidak ada yang hilang. Silakan coba lagi.
failure-busy = Bola kristalku sedang penuh sesak. Tidak ada yang dihitung dan tidak ada yang hilang: coba lagi sebentar lagi.
failure-file-time = Berkas-berkas pembuat lawan ini berpikir terlalu lama dan sudah menghabiskan waktunya untuk menit ini. Tidak ada yang dihitung: coba lagi sebentar lagi.
failure-store = Ingatanku sedang tak bisa kujangkau. Tidak ada yang hilang: coba lagi sebentar lagi. Pilihan yang sudah dihitung tidak dihitung dua kali.

## Yang mengikat pengelola
fairness-brief = 🔮 Gerakanku sudah ditetapkan sebelum kamu memilih. Verifikasi di akhir pertandingan atau papan menunjukkannya.
fairness-anchor = Tantangan harian dan turnamen diundi dari rahasia hari itu. Kutunjukkan keesokan harinya, dan semuanya menuju angka ini: { $anchor }
fairness-secret = Yang terbaru, untuk npm run -s gadalka -- verify:

## Jatah: terlalu banyak sekaligus
budget-past = { $budget ->
    [press] Terlalu cepat untuk bola kristalku. Coba lagi dalam { $wait }; permainanmu menunggu di tempatnya.
    [command] Satu-satu dulu, ya. Coba lagi dalam { $wait }; tidak ada yang hilang.
    [picture] Kuasku harus kering dulu. Aku bisa menggambar lagi dalam { $wait }; yang lain tetap jalan.
    [hint] Bola kristal pun perlu istirahat. Petunjuk berikutnya siap dalam { $wait }; sementara itu kamu bisa main terus.
    [export] Kamu sudah beberapa kali mengunduh berkasmu. Bisa lagi dalam { $wait }.
    [submission] Cukup berkas untuk sehari. Kamu bisa mengirim lagi dalam { $wait }; sementara itu, uji di rumah.
   *[tournament] Terlalu banyak turnamen sekaligus. Kamu bisa membuka lagi dalam { $wait }; yang terbuka tetap jalan.
  }
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
help-brief = 🔮 Aku main melawanmu dan belajar caramu memilih: /rps. Duel dengan teman: /duel. Baru tiap hari: /daily. Yang lain tinggal sekali tekan.
help-title = 🔮 Yang bisa kulakukan
help-friends = Bersama teman
help-you = Tentangmu
help-strategies = Strategi
help-fairness = Apakah adil?
help-privacy = Privasi
start-title = 🔮 Aku Gadalka
start-text = Aku bisa sedikit membaca pikiran. Pilih permainan: aku belajar caramu memilih, menunjukkan yang kulihat, dan membuktikan bahwa setiap pilihanku sudah tetap sebelum kamu memilih.
start-mines = Minesweeper
privacy-title = Yang kusimpan tentangmu
settings-title = ⚙️ Setelan
settings-text = Hanya kamu yang melihat ini.
settings-you = Kamu
settings-memory = Yang kuingat tentangmu
settings-others = Siapa yang bisa melihat dan menantangmu
settings-data = Datamu
settings-here = { $kind ->
    [server] Server ini
   *[group] Grup ini
  }
settings-learn-on = Belajar dariku
settings-learn-off = Jangan belajar dariku
settings-forget = Lupakan aku…
settings-export = Unduh
privacy-brief =
    Yang kusimpan: id-mu, pilihanmu, hasilnya, dan setelanmu.
    Pesanmu tidak kusimpan. Namamu kusimpan dua minggu setelah duel, atau selama kamu setuju untuk terlihat.
    Profilmu privat sampai kamu mengubahnya.
    Semuanya hanya ada pada pengelola bot ini.
    Kamu bisa mengunduh atau menghapusnya kapan saja.
stored-matches = ID-mu di platform ini, pilihanmu dan hasilnya; untuk pertandingan terbaru juga setelan, waktu, dan rahasia di balik pilihanku sendiri. Berapa ronde yang kamu menangkan dalam minggu dan bulan terakhir kamu bermain, dan hari ronde terakhir.
stored-settings = Bahasa yang kamu pilih, dan apakah orang lain boleh melihat serta menantangmu.
stored-shown = Selama kamu terlihat: namamu, tempat kamu bermain, dan hasilmu di daftar di sana.
stored-handle = @namamu, selama 90 hari sejak terakhir kulihat, supaya orang lain bisa menyebutmu.
stored-duels = Duelmu: pilihan kedua pihak dan hasilnya, dengan kedua nama dan obrolannya selama dua minggu. Ratingmu.
stored-mines = Papan minesweeper-mu yang terbuka, papan-papan terakhir, dan jalannya permainanmu.
stored-daily = Percobaanmu di tantangan harian, dengan waktunya, dan rentetanmu.
stored-strategies = Strategi yang kamu daftarkan atau kirim: nama, berkas, dan uji cobanya.
stored-tournaments = Turnamen yang kamu buka atau ikuti, di mana tempatnya, dan hasil pesertamu.
stored-replays = Pertandingan dan duel yang kamu bagikan sebagai halaman, dengan nama di dalamnya: selama setahun, atau sampai kamu menariknya.
stored-place = Kiriman harian di obrolan pribadimu, kalau kamu menyalakannya: obrolannya, waktunya, dan bahasanya. Kalau kamu diblokir, di sini atau di mana pun: ID-mu, namamu saat itu, dan tanggalnya; ini tetap ada saat kamu menghapus sisanya.
data-export-text = Urut dari pilihan terlama. Rahasia pertandingan yang masih berjalan tidak disertakan: itu akan membocorkan pilihanku berikutnya.
data-delete-title = Hapus semuanya?
data-delete-text = Semua ronde, jumlah, pertandingan, papan, strategi terdaftar, dan peringkatmu akan hilang, dan aku tidak akan mengenalmu lagi. Ini tak bisa dibatalkan.
button-delete = Hapus semuanya
button-keep = Jangan hapus
data-deleted = Hilang sudah. Kita belum pernah bertemu.
data-nothing = Tak ada yang perlu dihapus.
data-kept = Tetap disimpan. Aku masih mengenalmu.

## Satu pemain di beberapa platform

## Tantangan
challenge-retract = Tarik kembali
challenge-retracted = { $caller } menarik kembali tantangannya.
challenge-lapsed = Tantangan ini sudah tidak terbuka.
challenge-not-challenged = Hanya { $name } yang bisa menjawab ini.
challenge-not-challenger = Hanya { $name } yang bisa menarik ini.
challenge-unseen = { $name } tak bisa melihat obrolan ini. Tantang di grup yang kalian berdua ikuti.
challenge-left = { $name } tidak ada di obrolan ini dan tidak akan melihatnya.
challenge-off = { $name } tidak menerima tantangan.
challenge-lately = Kamu bertanya kepada { $name } kurang dari sepuluh menit lalu. Tunggu sebentar.
challenge-take-button = Terima tantangan
challenge-refuse-button = Tanpa tantangan
challenge-setting-on = Orang lain bisa menantangmu dengan menyebut nama, untuk duel atau perbandingan. Kamu kusebut, lalu kamu terima atau tolak.
challenge-setting-off = Kamu tidak menerima tantangan. Yang menyebutmu melihat itu, dan tidak ada yang diposting.

## Siapa yang boleh melihat profil
shown-never = Tak pernah ditunjukkan: pilihanmu satu per satu, dan di obrolan lain mana kamu main.
shown-now = { $shown ->
    [yes] Siapa pun yang bertanya kepadaku, di mana pun, bisa melihat nama, hasil, dan profilmu, dari semua rondemu denganku.
   *[no] Namamu tidak ada di daftar mana pun, dan hanya kamu yang bisa melihat profilmu.
  }
profile-read-all = Baca semuanya

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
step-same = sama lagi
step-other = pilihan lain
step-beats = yang mengalahkannya
step-beaten = yang dikalahkannya
step-like = peralihan seperti { $from } → { $to }
profile-title = 🔮 { $name }: { $game }
profile-often = { $kind ->
    [always] setiap kali
    [nearly] hampir setiap kali
   *[some] { $times } dari { $of } kali
  }
profile-head-always-same = { $who ->
    [you] Kamu setia pada pilihanmu, apa pun yang terjadi: kamu mengulangnya { $often }.
   *[other] { $name } setia pada pilihannya, apa pun yang terjadi, dan mengulangnya { $often }.
  }
profile-head-always-other = { $who ->
    [you] Kamu tak bisa diam: apa pun yang terjadi, kamu ganti pilihan { $often }.
   *[other] { $name } tak bisa diam: apa pun yang terjadi, pilihannya berganti { $often }.
  }
profile-head-win-same = { $who ->
    [you] Kamu setia pada yang menang: setelah menang kamu mengulang pilihan { $often }.
   *[other] { $name } setia pada yang menang: setelah menang pilihannya diulang { $often }.
  }
profile-head-win-other = { $who ->
    [you] Kamu tidak berpuas diri: setelah menang kamu ganti pilihan { $often }.
   *[other] { $name } tidak berpuas diri: setelah menang pilihannya berganti { $often }.
  }
profile-head-loss-same = { $who ->
    [you] Kamu tak goyah: setelah kalah kamu mengulang pilihan { $often }.
   *[other] { $name } tak goyah: setelah kalah pilihannya diulang { $often }.
  }
profile-head-loss-other = { $who ->
    [you] Yang kalah kamu tinggalkan: setelah kalah kamu ganti pilihan { $often }.
   *[other] { $name } meninggalkan yang kalah: setelah kalah pilihannya berganti { $often }.
  }
profile-head-draw-same = { $who ->
    [you] Seri tidak mengusikmu: setelahnya kamu mengulang pilihan { $often }.
   *[other] Seri tidak mengusik { $name }: setelahnya pilihannya diulang { $often }.
  }
profile-head-draw-other = { $who ->
    [you] Seri membuatmu beranjak: setelahnya kamu ganti pilihan { $often }.
   *[other] Seri membuat { $name } beranjak: setelahnya pilihannya berganti { $often }.
  }
profile-head-rather = { $who ->
    [you] Setelah { $result ->
        [win] menang
        [loss] kalah
       *[draw] seri
      } kamu mengulang pilihan { $often }, lebih sering dari kebetulan.
   *[other] Setelah { $result ->
        [win] menang
        [loss] kalah
       *[draw] seri
      } { $name } mengulang pilihan { $often }, lebih sering dari kebetulan.
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
      } dengan { $before } kamu memilih { $move }, { $often }.
   *[other] { $name } punya refleks: setelah { $result ->
        [win] menang
        [loss] kalah
       *[draw] seri
      } dengan { $before } keluar { $move }, { $often }.
  }
profile-head-way = { $who ->
    [you] Mainmu mirip satu aturan sederhana: { $way }.
   *[other] Cara main { $name } mirip satu aturan sederhana: { $way }.
  }
profile-head-read = { $who ->
    [you] Tak ada satu kebiasaan pun yang membocorkanmu, tapi kamu lebih mudah dibaca daripada koin.
   *[other] Tak ada satu kebiasaan pun yang membocorkan { $name }, tapi { $name } lebih mudah dibaca daripada koin.
  }
profile-head-chance = { $who ->
    [you] Membacamu sesulit membaca koin: tak ada kebiasaan yang membocorkanmu.
   *[other] Membaca { $name } sesulit membaca koin: tak ada kebiasaan yang membocorkannya.
  }
profile-head-early = { $who ->
    [you] Masih terlalu dini menilaimu: belum ada kebiasaan yang menonjol.
   *[other] Masih terlalu dini menilai { $name }: belum ada kebiasaan yang menonjol.
  }
profile-nothing = Belum ada ronde. Profil lengkap butuh { $missing } ronde.
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
profile-read = Kutebak benar { $guessed } dari { $rounds } pilihan, { $percent }. Tebakan acak kena { $chance }.
profile-likest-none = Tidak mirip cara sederhana mana pun yang kukenal.
profile-likest = Cara main paling mirip: { $way }. Cara itu cocok di { $agreed } dari { $rounds } pilihan; acak cocok di { $luck }.
profile-kept = Dari { $played } ronde, { $kept } yang terbaru tersimpan dan dihitung di sini.
profile-details-title = 🔮 Angka di balik profil ini: { $game }
profile-details-how = Cara membaca. Sebuah kebiasaan disebut kalau kebetulan saja memunculkannya kira-kira sekali dalam empat puluh kali. Banyak yang kuperiksa, jadi sesekali ada yang cuma kebetulan. Cara main yang dikenal disebut kalau cocok di jauh lebih banyak pilihan daripada acak, dan pemain acak semirip itu dengan salah satunya kurang dari sekali dalam seratus kali.
profile-details-closed = Angka profil ini hanya untuk yang bisa melihat profilnya, dan profilnya tidak terbuka di sini.
profile-alt = Kebiasaan { $name }, apa mengikuti apa: { $habits }. Bagian pilihan yang kutebak benar, sampai tiap ronde: { $curve }.
profile-closed = Kamu tak bisa melihat profil { $name }. Untuk melihat cara main kalian berdua, minta: /profile compare. Untuk membuka profilmu sendiri: /settings
portrait-button = Dalam enam baris
portrait-when = { $kind ->
    [result] setelah { $result ->
        [win] menang
        [loss] kalah
       *[draw] seri
      }
    [same-result] setelah { $rounds } kali { $result ->
        [win] menang
        [loss] kalah
       *[draw] seri
      } beruntun
    [result-own] setelah { $result ->
        [win] menang
        [loss] kalah
       *[draw] seri
      } dengan { $move }
    [own] setelah { $move }
    [bot] setelah { $move } dariku
    [same-move] setelah { $rounds } kali pilihan yang sama
    [always] selalu
   *[else] selain itu
  }
portrait-rule = { $when }: { $said ->
    [own-same] sama lagi
    [own-beats] yang mengalahkan pilihan terakhir sendiri
    [own-beaten] yang dikalahkan pilihan terakhir sendiri
    [bot-same] pilihan terakhirku
    [bot-beats] yang mengalahkan pilihan terakhirku
    [bot-beaten] yang dikalahkan pilihan terakhirku
   *[move] { $move }
  }
portrait-line = – { $rule }, { $hits } dari { $of }
portrait-how = Baris pertama yang cocok berlaku. Untuk { $rounds } pilihan terakhirmu, yang belum dilihatnya, baris-baris ini memberi peluang rata-rata { $lines }%; tebakan acak 33%. Berkasnya bermain sepertimu: kirim dengan /strategy submit untuk melawannya.
picture-next = pilihan berikut
picture-after = { $result ->
    [win] menang
    [loss] kalah
   *[draw] seri
  }: { $move }
picture-no-data = tak ada data
picture-habits = Apa mengikuti apa
picture-rounds = { $rounds } ronde, dengan jumlahnya; biru: lebih sering dari acak, jingga: lebih jarang
picture-compared = Kebiasaan yang paling berbeda, dengan jumlahnya
picture-read = Pilihan yang kutebak benar, per 40; abu-abu: tebakan acak
picture-round = sampai ronde
picture-failed = Gambarnya gagal dibuat; semuanya ada di teks.

## Siapa yang disebut dalam opsi orang
person-unknown = Aku tak tahu siapa { $typed }. Pakai @nama, atau balas pesannya dengan perintah ini.
person-unmet = Aku belum kenal { $name }: orangnya harus menulis kepadaku atau menekan salah satu tombolku sekali.
person-unknown-id = { $typed } bukan pemain. Pemain disebut seperti terminal:anna atau discord:700000000000000001
person-bot = Bot tidak punya profil, dan profilku rahasiaku sendiri.

## Dua orang dibandingkan
menu-compare = Bandingkan cara main kita
compare-with-whom = Bandingkan dengan siapa? Sebut seseorang, atau balas pesannya: /profile compare @nama
compare-oneself = Itu kamu sendiri, dan tak ada yang mainnya lebih mirip kamu. Sebut orang lain.
compare-own-missing = Perbandingan butuh { $needed } ronde { $game } dari masing-masing; kamu kurang { $missing }.
compare-ask = { $name }, bolehkah { $caller } membandingkan cara main kalian?
compare-ask-seen = Kalau kamu terima, semua orang di sini melihat bagaimana aku membaca kalian dan cara main kalian.
button-accept = Terima
button-decline = Tolak
compare-not-asked = Pertanyaan ini untuk orang lain.
compare-declined = Tidak ada perbandingan kali ini.
compare-title = 🔮 { $a } dan { $b }: { $game }
compare-headline = 🔮 Terbaca olehku: { $a } { $percentA }, { $b } { $percentB }
compare-read = Kubaca { $guessedA } dari { $roundsA } pilihan dan { $guessedB } dari { $roundsB }; tebakan acak kena { $chance }.
compare-chance = { $verdict ->
    [chance] Membaca { $name } sesulit membaca koin.
   *[unsure] Untuk { $name }, itu masih bisa kebetulan.
  }
compare-early = Masih dini: aku butuh { $needed } ronde dari masing-masing untuk bilang di mana kalian berbeda.
compare-differ = Cara main kalian berbeda, meski tak ada satu kebiasaan pun yang menunjukkannya.
compare-effect = Seberapa berbeda: { $effect } pada skala 0 sampai 1, dari { $roundsA } dan { $roundsB } ronde.
compare-differences = Di mana kalian paling berbeda:
compare-difference = – { $habit }. { $a } { $percentA }% ({ $countA } dari { $totalA }), { $b } { $percentB }% ({ $countB } dari { $totalB })
compare-no-difference = Belum ada perbedaan yang kutemukan.
compare-seed = Jarak seperti terbitan pertamanya, atas { $context } pilihan terakhir: { $p } dari { $most }. Menurut jumlah pilihan yang dilihat: { $d }
compare-trust = Mungkinkah ini kebetulan? Kalau ronde kalian dikocok dan dibagi ulang, { $count } dari 1000 pembagian berbeda sebesar ini (p = { $p }).
compare-details-title = 🔮 Angka di balik perbandingan ini: { $game }
compare-details-difference = – { $habit }. { $countA } dari { $totalA }, { $countB } dari { $totalB } (p { $p })
compare-details-how = Cara membaca. Dua angka berdampingan adalah milik kalian berdua, urut seperti di pesan di atas. Seberapa berbeda: 0 berarti sama, 1 tak ada kesamaan. Orang yang sama di dua kesempatan biasanya antara 0,25 dan 0,60; dua orang antara 0,63 dan 0,86.
    p adalah seberapa sering kebetulan saja menghasilkan perbedaan sebesar ini (untuk kebiasaan, sudah dikoreksi dengan banyaknya kebiasaan yang diuji). Ada dua uji: atas semua ronde, dan atas tiap kebiasaan. Kalau salah satunya memberi p sampai { $level }, kusebut di mana kalian berbeda; kalau tidak, kubilang belum ada perbedaan yang kutemukan.
    Jarak terbitan itu mendekati maksimum untuk dua orang mana pun: ada di sini karena sejarahnya, bukan maknanya.
compare-details-closed = Perbandingan ini sudah tidak terbuka di sini. Minta lagi: /profile compare
compare-too-few = Rondenya belum cukup untuk dibandingkan: masing-masing butuh { $needed }.
line-since = – { $name }, sejak { $date }

## Peta server atau grup
landmark-random = acak murni
landmark-copy = peniru
landmark-rotation = memilih berurutan
landmark-anti-rotation = penangkal urutan
landmark-always-counter = kalahkan pilihan lawan
landmark-constant = selalu { $move }
map-title = Yang mainnya mirip di sini: { $game } · { $count } pemain
map-subtitle = Makin dekat, makin mirip. Arahnya tidak berarti apa-apa.
map-ways = cara main yang dikenal
map-alt = Peta { $count } pemain dan cara main yang dikenal. { $lines }
map-head = { $one } dan { $other } paling mirip di sini; { $first } dan { $second } paling berbeda.
map-line = { $name }: paling mirip { $other }
map-line-way = { $name }: paling mirip { $other }, bergaya “{ $way }”
map-line-alone = { $name }: bergaya “{ $way }”
map-line-none = { $name }: tak mirip cara mana pun yang kukenal
map-head-two = Baru ada dua pemain di peta ini.
map-more = … dan { $count } lagi di gambar.
map-numbered = Di gambar: { $list }
map-left = { $count } pemain yang sudah lama tidak main di sini tidak disertakan.
map-short = { $count } pemain rondenya masih kurang.
map-join = Hanya pemain yang setuju yang dihitung.
map-alone-here = Peta menunjukkan pemain sebuah grup atau server. Minta di sana: /profile map
map-too-few = Peta butuh { $people } pemain di sini dengan profil terbuka dan { $rounds } ronde masing-masing. Sejauh ini: { $ready }. Rondenya masih kurang: { $short }.
map-mine-private = Kamu tidak ada di peta: profilmu privat. Untuk tampil: /settings, lalu selesaikan satu pertandingan di sini.
map-mine-not-here = Kamu belum ada di peta: selesaikan satu pertandingan di sini.
map-mine-missing = Kamu belum ada di peta: main { $missing } ronde lagi di permainan ini, total { $needed }.
map-mine-ready = Kamu sudah siap.
map-mine-people = Mainmu paling mirip { $list }.
map-mine-alone = Tak ada orang lain di peta ini.
map-mine-ways = Gayamu: { $way }.
map-mine-no-way = Gayamu tak mirip apa pun yang kukenal.
habits-most = Yang paling menonjol di sini “{ $habit }”: { $share }, sedangkan acak { $luck }.
habits-none = Rata-rata, di sini tak ada yang menonjol melebihi kebetulan.
habits-counts = { $people } pemain, sekitar { $rounds } ronde; semua orang berbobot sama. Dalam kurung: kalau acak.
habits-too-few = Rata-rata butuh { $needed } pemain di sini dengan profil terbuka dan { $rounds } ronde masing-masing. Sejauh ini: { $ready }.

## Yang diketahui tentang seorang pemain
model-title = 🔮 Yang kutahu tentangmu: { $game }
model-missing = { $rounds ->
    [0] Aku belum tahu satu pun rondemu.
   *[other] Aku tahu { $rounds } rondemu.
  } Setelah { $missing } ronde lagi aku bisa bilang dugaanku.
model-rounds = Aku tahu { $rounds } rondemu. Dugaanku:
model-no-habits = tak ada kebiasaan yang menonjol; kamu sulit dilukiskan dengan kata-kata
model-sure = Seberapa yakin: dari { $all } pilihan terakhirmu, { $right } akan kubaca dengan benar (tebakan acak: { $luck }); { $verdict }.
model-from = Dasarnya: { $own }% dari kamu, { $people }% dari orang lain.
# Yang bisa hilang dari bot ke tangan pembacanya: kini $points, dari 8 yang dimiliki semua orang di awal.
model-account = { $state ->
    [lent] Aku rela melepas sampai { $points } poin untukmu: 8 milikku, ditambah { $more } yang kumenangkan darimu.
    [begun] Aku rela melepas sampai 8 poin untukmu. Di luar kebetulan, tak ada yang pernah unggul lebih dari 10 poin dariku.
    [less] Aku rela melepas { $points } poin lagi untukmu. Sisanya dari 8 poinku sudah kamu menangkan.
    [spent] Jatahku untukmu sudah habis: kamu sudah memenangkan semua 10 poin yang bisa dimenangkan dariku, di luar kebetulan. Mulai sekarang semua pilihanku acak.
   *[read] 8 poinku sudah kamu menangkan, jadi mungkin kamu membacaku. Aku memilih acak sampai sebagian kurebut kembali.
}
model-mode-learning = Aku belajar dari rondemu.
model-mode-off = Aku memilih acak dan tidak belajar apa-apa.
model-reset-title = Lupakan cara mainmu?
model-reset-text = Aku akan melupakan semua yang kupelajari tentangmu sampai sekarang. Jumlahmu tetap ada. Ini tak bisa dibatalkan.
button-forget = Lupakan
model-change-done = { $change ->
    [reset] Sudah kulupakan: kita orang asing lagi. Jumlahmu tetap ada.
    [off] Nonaktif. Pilihan yang sudah ditetapkan tetap dimainkan.
   *[on] Aku belajar lagi.
  }
model-change-already = { $change ->
    [reset] Tak ada yang perlu dilupakan: aku belum tahu satu pun rondemu.
    [off] Sudah nonaktif.
   *[on] Aku memang sedang belajar.
  }
button-share = Bagikan
button-share-stop = Berhenti berbagi

## Minesweeper
command-mines = Minesweeper, dengan petunjuk beralasan
command-mines-play = Main; pilih tingkat
option-mines-level = Seberapa besar dan padat
option-mines-noguess = Papan yang bisa selesai tanpa menebak
choice-pocket = Saku: 5×5, 4 ranjau
choice-small = Kecil: 8×8, 10 ranjau
choice-beginner = Pemula: 9×9, 10 ranjau
choice-intermediate = Menengah: 16×16, 40 ranjau
choice-expert = Ahli: 30×16, 99 ranjau
choice-yes = ya
choice-no = tidak
mines-level-custom = Lainnya
mines-title = 💣 Minesweeper { $width }×{ $height } · { $mines } ranjau
mines-begin-opening = Buka kotak mana saja: kotak itu dan tetangganya aman.
mines-progress = 🚩 { $flags } dari { $mines } · { $left } kotak aman lagi
mines-how-open = Tekan kotak untuk membukanya. Tekan angka yang semua ranjaunya sudah dibenderai untuk membuka sisanya.
mines-how-flag = Mode bendera: tekan kotak untuk memasang atau mencabut bendera.
mines-ended = { $ending ->
    [won] 🎉 { $name } membersihkan papan dalam { $time }{ $hints ->
        [0] .
       *[other] , dengan { $hints } petunjuk.
      }
    [lost] 💥 { $cell } ternyata ranjau. { $name } sudah membersihkan { $cleared } dari { $safe } kotak.
    [stopped] Dihentikan. { $name } sudah membersihkan { $cleared } dari { $safe } kotak.
   *[replaced] Dihentikan. { $name } sudah membersihkan { $cleared } dari { $safe } kotak.
  }
button-new-board = Papan baru
button-flag-mode = Mode bendera
button-open-mode = Mode buka
button-hint = Petunjuk
button-play-again = Papan lain
mines-toast-won = Bersih! Semua ranjau persis di tempat yang kamu kira.
mines-toast-lost = { $cell } ternyata ranjau.
mines-toast-stopped = Dihentikan.
mines-toast-flag = { $cell }: bendera
mines-toast-unflag = { $cell }: tanpa bendera
mines-toast-open = { $cells ->
    [1] { $cell }: { $number }
   *[other] { $cell }: { $cells } kotak terbuka
  }
mines-open-already = { $cell } sudah terbuka.
mines-flagged = { $cell } ada benderanya. Cabut dulu di mode bendera.
mines-flags-differ = { $cell } menunjukkan { $number }. Pasang bendera sebanyak itu di sekitarnya, lalu sisanya terbuka.
mines-board-changed = Papannya sudah berubah sejak tombol itu dibuat. Ini yang sekarang.
mines-over = Permainan ini sudah selesai. Mulai yang lain: /mines
mines-hint-safe = 💡 { $cell } aman: { $because }.
mines-hint-guess = 💡 Tak ada yang pasti. Tebakan terbaik { $cell }: ranjau dalam { $risk }% dari semua kemungkinan letak.
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
mines-too-large = Papan itu terlalu besar untuk obrolan ini. Yang terbesar di sini { $most }.
mines-no-such-board = Papan seperti itu yang tak perlu menebak tidak kutemukan. Coba lagi.
mines-stats-title = 💣 Permainan Minesweeper-mu
mines-stats-board = papan
mines-stats-best = terbaik
mines-stats-games = main
mines-stats-streak = Menang beruntun tanpa petunjuk: sekarang { $now }, rekor { $most }.
mines-stats-what = Waktu terbaik adalah yang tanpa petunjuk. Permainan yang ditinggalkan dihitung tidak menang. Papan tanpa tebak dicatat terpisah.
mines-stats-none = Kamu belum menyelesaikan satu permainan pun. Mulai satu: /mines

## Tantangan harian
command-daily = Lawan dan papan baru setiap hari
command-daily-today = Tantangan hari ini dan posisimu
option-daily-zone = zona waktumu: kota seperti Jakarta, atau utc+7
place-daily = Tantangan harian
# Angkanya menghitung hari; Gadalka adalah nama bot.
daily-title = 🔮 Gadalka { $number } · { $date }
daily-opponent-title = 🔮 Gadalka { $number } · lawan hari ini
daily-today-opponent-open = Lawan: 20 ronde, belum dimulai.
daily-today-opponent-going = Lawan: { $won } : { $lost }, berikutnya ronde { $round } dari { $of }.
daily-today-opponent-done = Lawan: { $won } : { $lost }.
daily-today-board-open = Papan: 5×5, belum dimulai.
daily-today-board-going = Papan: sedang berjalan.
daily-today-board-won = Papan: bersih dalam { $time }{ $hints ->
    [0] {""}
   *[other] , termasuk { $hints } petunjuk
}.
daily-today-board-lost = Papan: kali ini tidak bersih.
# Sebelum waktu yang menghitung mundur: “dalam 5 jam”.
daily-next = Yang berikutnya datang
daily-invite = 🔮 Gadalka { $number }: lawan dan papan hari ini untuk semua orang.
# Tombol.
button-daily-yesterday = Kemarin
daily-opponent-first = Lawan hari ini diundi khusus untukmu. Cari tahu caranya memilih, lalu kalahkan: 20 ronde, satu kesempatan.
daily-opponent-score = Kamu { $won } : { $lost } · ronde { $round } dari { $of }
daily-round = { $result ->
    [win] Kamu { $yours } · lawan { $its } → poinmu
    [loss] Kamu { $yours } · lawan { $its } → poin lawan
   *[draw] Kamu { $yours } · lawan { $its } → seri
  }
daily-round-toast = { $last } · { $won } : { $lost }
# Di belakang deretan tanda, di samping strip-yours.
daily-row-its = ← pilihan lawan
daily-opponent-end = 🔮 { $won } : { $lost } · lawan hari ini
daily-old-button = Tombol itu dari hari lain. Yang hari ini: /daily
# Siapa lawan hari itu: apa aturannya, di masa lalu.
daily-rule-after = { $result ->
    [win] Setelah menang, ia { $step ->
        [0] tetap pada pilihannya
        [1] beralih ke yang dikalahkan pilihan itu
       *[other] beralih ke yang mengalahkan pilihan itu
    }.
    [loss] Setelah kalah, ia { $step ->
        [0] tetap pada pilihannya
        [1] beralih ke yang dikalahkan pilihan itu
       *[other] beralih ke yang mengalahkan pilihan itu
    }.
   *[draw] Setelah seri, ia { $step ->
        [0] tetap pada pilihannya
        [1] beralih ke yang dikalahkan pilihan itu
       *[other] beralih ke yang mengalahkan pilihan itu
    }.
  }
daily-rule-copy = Ia mengulang pilihan terakhirmu.
daily-rule-always-counter = Ia memilih yang mengalahkan pilihan terakhirmu.
daily-rule-anti-rotation = Ia menduga kamu berputar, batu, kertas, gunting, dan mengalahkan langkah berikutnya: jadi ia memilih yang dikalahkan pilihan terakhirmu.
daily-rule-rotation = Ia berputar, batu, kertas, gunting, apa pun yang kamu lakukan.
daily-rule-win-stay = Ia mempertahankan pilihan yang menang, dan ganti secara acak setelah kalah. Setelah seri ia { $draw ->
    [stay] mempertahankan pilihannya
   *[shift] juga ganti secara acak
}.
daily-rule-frequency = Ia memilih yang mengalahkan pilihanmu yang paling sering{ $decay ->
    [1] {""}
   *[other] ; ronde terbaru paling berbobot
}.
daily-rule-mupn = Ia mengingat yang kamu lakukan terakhir kali setelah pilihan yang sama { $side ->
    [own] darinya
   *[opponent] darimu
}, lalu mengalahkannya.
daily-seen = { $count ->
    [1] Itu tampak di ronde { $rounds }.
   *[other] Itu tampak di ronde { $rounds }.
}
# Baris yang disalin dan dikirim orang; tidak membocorkan pilihan apa pun.
daily-strip = Gadalka { $number }
daily-strip-opponent = Gadalka { $number } · { $won }:{ $lost }
daily-strip-board = 💣 { $time }{ $hints ->
    [0] {""}
   *[other] , { $hints } petunjuk
}
daily-strip-board-lost = 💣 💥
daily-share-by = { $name } · tantangan harian
daily-share-copy = Untuk disalin atau diteruskan. Tidak membocorkan satu pilihan pun.
daily-card-call = Baru setiap hari: /daily
daily-card-alt = Gadalka { $number }: { $won } ronde menang, { $lost } kalah. Ronde demi ronde: { $results }.
daily-card-alt-board = Gadalka { $number }. { $board }
daily-word = { $result ->
    [win] menang
    [loss] kalah
   *[draw] seri
  }
daily-yesterday-title = 🔮 Gadalka { $number }: jawabannya
daily-yesterday-none = Tak ada yang kusimpan dari hari itu: tak ada yang meminta tantangannya.
# Sebelum waktu yang menghitung mundur: “dalam 5 jam”.
daily-yesterday-soon = Mungkin masih ada yang main. Jawabannya keluar
daily-proof = Semuanya berasal dari rahasia hari itu, yang ada di baris ini. Dengan salinan Gadalka, siapa pun bisa memeriksanya: npm run -s gadalka -- verify "…"

## Papan hari ini, dan peringkat hari ini
# { $number } menghitung hari: Gadalka 326
daily-board-title = 💣 Gadalka { $number } · papan hari ini
mines-daily-how = Semua orang mendapat papan yang sama pada harinya, dan papannya tak perlu menebak. Satu petunjuk berharga sepuluh detik. “Berhenti” mengakhiri kesempatanmu yang cuma satu.
mines-daily-over = Jawabannya keluar pukul 01:00 UTC keesokan harinya: /daily yesterday
daily-board-score = Dengan petunjuk, dihitung { $time }.
# Di bawah papan kemarin yang sudah terpecahkan
# Keduanya bagian judul dan tombol
button-daily-opponent = Lawan
button-daily-board = Papan
## Hari berturut-turut
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
streak-profile = Tantangan harian beruntun: sekarang { $current }, rekor { $longest }

## Turnamen
command-tournament = Turnamen strategi, dimainkan di latar belakang
command-tournament-show = Turnamen di sini dan yang bisa kamu lakukan
command-tournament-create = Buka turnamen di sini
command-leaderboard = Strategi turnamen terbaik, pemain melawanku, atau orang dalam duel
option-leaderboard-of = strategi turnamen, pemain melawanku, atau duel; bawaannya strategi
option-leaderboard-scope = server atau grup ini, atau di mana-mana; bawaannya di sini
option-leaderboard-period = minggu ini, bulan ini, atau sepanjang masa; bawaannya sepanjang masa
choice-strategies = strategi
choice-players = pemain
choice-duels = duel
choice-here = di sini
choice-everywhere = di mana-mana
choice-week = minggu ini
choice-month = bulan ini
choice-all = sepanjang masa
command-profile = Cara mainmu, dan cara main orang lain
command-profile-show = Yang dikatakan rondemu tentangmu: kebiasaan, beruntun, seberapa mudah ditebak
command-profile-compare = Seberapa mirip cara mainmu dan orang lain; dia ditanya dulu
option-profile-user = orang lain; bawaannya kamu
option-profile-other = dibandingkan dengan siapa
command-profile-map = Siapa yang mainnya mirip di sini, di antara cara main yang dikenal
option-system = siapa bertemu siapa; bawaannya Swiss
option-rounds = ronde turnamen Swiss, 1 sampai 30
option-match = ronde tiap pertandingan, 10 sampai 2000; bawaannya 1000
option-entrant = siapa yang main: strategi, boleh dengan setelan (markov:order=3), atau nama terdaftar
system-round-robin = Kompetisi penuh
system-olympic = Sistem gugur
system-olympic-matches = Sistem gugur per pertandingan
system-recursive = Sistem gugur untuk semua peringkat
system-recursive-matches = Gugur semua peringkat per pertandingan
system-swiss = Sistem Swiss
tournament-title = { $system } · { $game }
tournament-created = { $name } membuka turnamen strategi.
tournament-joined = { $entrant } ikut serta. Sejauh ini { $count } peserta.
tournament-started = Dimulai: { $count } peserta, pertandingan { $match } ronde. Pesan ini menunjukkan jalannya, dan hasilnya kuposting.
tournament-cancelled = { $name } membatalkannya. Pertandingan yang sudah dimainkan tidak dihitung.
tournament-open = Terbuka. { $count ->
    [0] Belum ada peserta.
   *[other] Sejauh ini { $count } peserta.
  }
tournament-running = { $of ->
    [0] Ronde { $round } sedang berjalan.
   *[other] Ronde { $round } dari { $of } sedang berjalan.
  }
tournament-last = Sudah selesai. Juara: { $names }
tournament-won = { $count ->
    [1] Juaranya: { $names }
   *[other] Juara bersama: { $names }
  }
tournament-picture = Poin sebagai batang. { $title }: { $places }
tournament-cross-alt = Tabel silang. { $title }. Peringkat dan poin: { $places }
tournament-cross-how = Baris lawan kolom: 1 menang, ½ seri, 0 kalah
tournament-cross-empty = kosong: tidak bertemu
tournament-cross-forfeit = WO
tournament-cross-rest = libur
tournament-cross-round = Ronde { $round }
tournament-rounds-how = Siapa bertemu siapa: + menang, – kalah
league-title = 🏟️ Liga · { $game } · { $month }
league-how = Sebulan sekali strategi publik semua orang melawan milikku. Poin: hasil rata-rata satu pertandingan melawan milikku (🏠) dan sepuluh terbaik bulan lalu, ± galat baku.
tournament-cross-first = { $shown } pertama dari { $count }
tournament-round = { $title } · ronde { $round }
tournament-forfeit = { $name } kalah WO ({ $kind ->
    [crashed] macet
    [stalled] terlalu lama
    [exhausted] melampaui jatahnya
   *[illegal] pilihannya tidak sah
  })
tournament-void = tanpa hasil (satu pihak ditarik)
tournament-cross-void = batal
tournament-history = 🏆 Turnamen di sini: { $count }
button-enter-mine = Daftarkan milikku
button-start = Mulai
button-tournament-next = Berikutnya
button-tournament-leave = Tarik
button-tournament-pairings = Pasangan
button-tournament-history = Sebelumnya
button-tournament-cancel = Batalkan
button-tournament-other = Yang lain
tournament-none-title = 🏆 Turnamen
tournament-gone = Aku sudah tidak kenal turnamen itu. Yang ada di sini: /tournament show
tournament-over = Turnamen itu sudah selesai. Yang ada di sini: /tournament show
tournament-enter-title = 🏆 Daftarkan strategi
tournament-enter-which = Mana yang main untukmu? Milikmu dulu, lalu beberapa milikku.
tournament-enter-none = Kamu belum punya strategi sendiri untuk permainan ini: /strategy submit membuatnya dari berkas. Atau daftarkan salah satu milikku:
tournament-open-already = Sudah ada turnamen di sini: /tournament show
tournament-none-open = Tak ada turnamen terbuka di sini. /tournament create membuka satu.
tournament-begun = Turnamennya sudah dimulai. Ikuti yang berikutnya.
tournament-full = Semua { $max } tempat sudah terisi. Ikuti turnamen berikutnya.
tournament-joined-already = { $entrant } sudah ikut. Daftarkan strategi lain, atau yang sama dengan setelan lain.
tournament-too-few = Turnamen butuh sedikitnya dua strategi. Daftarkan satu lagi dulu.
tournament-none-yet = Belum pernah ada turnamen di sini. /tournament create membuka satu.
tournament-not-begun = Turnamennya belum dimulai.
tournament-first-round = Ronde pertama belum selesai. Tanya lagi sebentar lagi.
tournament-forgotten = Kusimpan pertandingan dari lima turnamen terakhir di tiap obrolan, dan yang ini lebih lama. Klasemennya masih ada.
tournament-file = Semuanya dalam satu berkas: siapa yang main, benihnya, dan setiap hasil. Siapa pun yang punya programnya bisa memainkannya ulang dan membandingkan:
tournament-file-not-over = Turnamen belum selesai, dan berkasnya akan membocorkan benihnya. Tanya lagi setelah selesai.
tournament-not-yours = Hanya pembuka turnamen atau admin obrolan ini yang bisa melakukannya.
tournament-rounds-swiss = Jumlah ronde hanya bisa dipilih di turnamen Swiss. Hilangkan rounds, atau pilih system: swiss.
option-start = kapan: 18:00, 2026-11-28 18:00, atau in 2h
option-house = apakah strategiku sendiri melengkapi peserta sampai delapan
tournament-house-open = 🏠 Strategiku sendiri melengkapi peserta sampai { $size }.
tournament-house = 🏠 salah satu milikku, sebagai pelengkap.
tournament-house-best = Peserta terbaik: { $names }
tournament-house-picture = dengan rumah kecil: salah satu milikku
tournament-starts = Mulai { $when }.
tournament-called-off = Dibatalkan. Pertandingan yang sudah dimainkan tidak dihitung.
tournament-left = { $entrant } ditarik. { $count ->
    [0] Kini tak ada peserta.
   *[other] Sejauh ini { $count } peserta.
  }
tournament-put-off = Turnamen ini tidak mulai pada waktunya. Mulai sendiri setelah ada dua peserta atau lebih.
tournament-seed = Benihnya { $seed }.
setting-match = pertandingan { $match } ronde
setting-rounds = { $rounds } ronde pertemuan
tournament-drawn = Diundi saat turnamen dimulai, dari para peserta dan rahasiaku tanggal { $date }, yang kutunjukkan keesokan harinya.
setting-seed-later = benih diumumkan di akhir
tournament-create-not-yours = Hanya admin obrolan ini yang bisa membuka turnamen di sini. Di obrolan pribadi denganku kamu bisa membuka milikmu sendiri.
tournament-too-many-yours = Kamu sudah mendaftarkan { $max } strategi, dan itu batasnya. Tarik satu dulu.
tournament-not-entered = { $entrant } tidak ikut.
tournament-entrant-not-yours = Orang lain yang mendaftarkan { $entrant }. Hanya dia atau admin obrolan ini yang bisa menariknya.
tournament-leave-which = Strategimu yang mana yang ditarik? Misalnya /tournament leave markov:order=3; /tournament status menunjukkan siapa yang ikut.
tournament-not-writable-here = Di sini aku bisa menjawab tapi tidak memposting sendiri, jadi hasilnya tak bisa kuumumkan, dan tidak ada yang dibuka. Minta aku ditambahkan ke server ini dengan izin mengirim pesan.
start-problem = { $why ->
    [unreadable] “{ $typed }” tak bisa kubaca sebagai waktu. Coba 18:00, 2026-11-28 18:00, atau in 2h.
    [past] “{ $typed }” sudah lewat: sekarang { $now }. Pilih waktu yang lebih nanti, atau zona waktu lain.
   *[too-far] “{ $typed }” lebih dari setahun lagi. Pilih waktu yang lebih awal.
  }
start-no-zone = Zona waktu mana “{ $typed }”: { $nearest }?
start-unknown-zone = Aku tidak kenal zona waktu “{ $typed }”. Sebut kota besar di sana, seperti Jakarta atau Makassar, atau tulis utc+7.
leaderboard-title = 🏆 Terbaik dari { $count } turnamen
leaderboard-players-title = 🏆 Siapa paling tangguh melawanku
leaderboard-head = Paling sulit kubaca: { $name }, memenangkan { $won } dari { $decided } ronde.
leaderboard-head-strategy = { $name } memimpin dengan { $points } poin di { $entered } turnamen.
leaderboard-players-how = Ronde yang dimenangkan melawanku, dari ronde berpemenang. Hanya orang yang setuju yang tampil.
leaderboard-no-tournament-here = Belum ada turnamen yang selesai ({ $where }). Untuk yang pertama: /tournament create, lalu join dan start.
league-none = Belum ada klasemen liga. Sebulan sekali strategi publik semua orang melawan milikku: /strategy submit mendaftarkan milikmu.
leaderboard-short = Daftar ini muncul setelah ada { $needed } nama ({ $where }). Sejauh ini: { $names }.
leaderboard-alone-here = Di sini cuma ada kamu dan aku. Tanya di grup, atau dengan scope=everywhere
button-my-place = Peringkatku
button-show-me = Tampilkan aku
button-hide-me = Jangan tampilkan aku
button-duel-friend = Duel dengan teman
button-send-friend = Kirim ke teman
button-habits-here = Cara main { $where ->
    [server] server
   *[chat] obrolan
  } ini
leaderboard-mine-none = Kamu belum mendaftarkan strategi. /strategy register memberimu satu; daftarkan ke turnamen dengan /tournament join.
leaderboard-mine-not-entered = Tak ada strategi terdaftarmu yang punya peringkat di sini. Ikutkan satu dengan namanya: /tournament join
leaderboard-mine-strategy = { $name }: peringkat { $place } dari { $count }, poin: { $points }
leaderboard-mine-private = { $decided ->
    [0] Belum ada ronde berpemenangmu yang dihitung di sini, dan kamu tidak ada di daftar mana pun: profilmu privat.
   *[other] Kamu memenangkan { $share } dari { $decided } ronde berpemenang. Orang lain tidak melihat ini, dan kamu tidak ada di daftar mana pun: profilmu privat.
  }
leaderboard-mine-not-here = Kamu belum ada di daftar di sini: selesaikan satu pertandingan di sini.
leaderboard-mine-missing = { $decided ->
    [0] Belum ada ronde berpemenangmu yang dihitung di sini.
   *[other] Kamu memenangkan { $share } dari { $decided } ronde berpemenang.
  } Untuk masuk daftar perlu { $needed }; kurang { $missing }
leaderboard-mine-player = Peringkatmu: { $place } dari { $count }. Kamu memenangkan { $share } dari { $decided } ronde berpemenang.
leaderboard-bars = Batang: pasti; garis: rentang 95%; tanda: sejauh ini
leaderboard-unit = ronde dimenangkan, % dari ronde berpemenang
leaderboard-picture = Ujung bawah tiap rentang 95% sebagai batang. { $title }: { $places }
leaderboard-details-title = 🏆 Angka di balik papan peringkat ini
leaderboard-details-line = { $place }. { $name }: { $won } dari { $decided }, antara { $low }% dan { $high }%
leaderboard-details-players = Cara membaca. Yang dihitung hanya ronde berpemenang melawan peramal berkekuatan penuh, dan perlu sedikitnya { $needed }. Persentase dari sedikit ronde bisa saja kebetulan: yang sebenarnya ada di antara kedua batas 19 dari 20 kali. Urutannya menurut batas bawah, tanpa 8 poin yang kuberikan kepada semua orang. Makin banyak main, makin rapat batasnya.
leaderboard-details-strategies = Cara membaca. Di tiap turnamen sebuah strategi mendapat satu poin untuk tiap peserta di bawahnya dan setengah poin untuk tiap yang setara, jadi turnamen besar lebih berbobot. Menang: berapa kali juara, sendirian atau bersama; dari: berapa yang diikuti. Poin yang sama berbagi peringkat.
table-points = poin
table-rating = rating
table-duels = duel
leaderboard-duels-title = 🏆 Rating duel
leaderboard-duels-head = { $name } memimpin: { $rating } setelah { $duels } duel berperingkat.
leaderboard-duels-how = Hanya orang yang setuju yang tampil.
leaderboard-duels-unit = rating dalam poin; semua mulai dari 1500
leaderboard-duels-picture = Rating sebagai batang. { $title }: { $places }
leaderboard-mine-no-duel = Belum ada duel berperingkatmu yang dihitung di sini.
leaderboard-mine-rating = Peringkatmu: { $place } dari { $count }. Ratingmu: { $rating }, dari { $duels } duel berperingkat.
leaderboard-mine-opponents = Ratingmu: { $rating }. Untuk punya peringkat, hadapi lima lawan berbeda; kurang { $missing }.
leaderboard-mine-rating-private = Ratingmu: { $rating }. Kamu tidak ada di daftar mana pun: profilmu privat.
leaderboard-details-rating = { $place }. { $name }: { $rating }; { $duels } duel
leaderboard-details-duels = Cara membaca. Semua mulai dari 1500. Tiap duel berperingkat menggeser kedua rating dengan poin yang sama, paling banyak 24, dan kejutan menggeser lebih jauh (Elo). Dengan orang yang sama, satu duel sehari yang dihitung. Teman bisa saling mengangkat; karena itu peringkat butuh lima lawan berbeda.
rating-side = { $name } { $rating } ({ $change })
table-won = menang
table-of = dari
table-bye = Ronde tanpa lawan dihitung satu poin.
table-more = … dan { $count } lagi
table-tied = { $ranks }: seri
table-tie-break = { $points }: pemecah seri
why-paired = { $why ->
    [everyone-meets] semua bertemu semua
    [rest] libur: jumlah pesertanya ganjil
    [bracket] menurut bagan
    [third-place] perebutan peringkat ketiga
    [bracket-bye] bebas tanding: unggulan lolos
    [same-score] nilai sama, belum bertemu
    [floated-down] nilai berbeda, belum bertemu
    [met-before] pernah bertemu: tak ada sisa lain
    [bye-lowest] bebas tanding: nilai terendah yang belum dapat
   *[bye-needed] bebas tanding: yang lain tak bisa dipasangkan
  }
problem-number = { $option } harus bilangan bulat dari { $min } sampai { $max }, bukan “{ $typed }”.

## Duel antarorang
duel-title = ⚔️ { $game } · { $length }
duel-terms = sehari per ronde
duel-challenge = { $name }, { $caller } menantangmu berduel. Jawab dalam sehari.
duel-open = { $caller } mau berduel. Yang menerima duluan yang main; tantangan ini terbuka selama sehari.
duel-how = Kalian memilih bersamaan. Pilihan tetap tersembunyi sampai keduanya masuk.
duel-join-code = Dari obrolan atau platform lain: /rps duel { $code }
duel-declined = { $name } menolak: tidak, terima kasih.
duel-lapsed = { $open ->
    [yes] Tak ada yang menerima tepat waktu. Untuk mencoba lagi: /rps duel
   *[no] { $name } tidak menjawab tepat waktu. Untuk mencoba lagi: /rps duel
  }
duel-score = { $first } { $won } : { $lost } { $second }{ $drawn ->
    [0] {""}
   *[other] {" "}· { $drawn } seri
  }
duel-round-won = Ronde { $round }: { $first } { $left } · { $second } { $right } → { $winner }
duel-round-drawn = Ronde { $round }: { $first } { $left } · { $second } { $right } → seri
duel-round-late = Ronde { $round }: { $late } terlambat → { $winner }
duel-round-void = Ronde { $round }: tak ada yang tepat waktu, jadi tidak dihitung
duel-both-choose = { $first } dan { $second } sedang memilih.
duel-one-chose = { $chosen } sudah memilih. { $other } masih memilih.
duel-stop-asked = { $name } ingin berhenti. Kalau { $other } juga menekan “Berhenti”, hasilnya seri. Kalau { $name } menyerah, { $other } menang.
duel-clock = Ronde { $round } berakhir
duel-board = ⚔️ 🔵 { $first } { $won } : { $lost } { $second } 🟠
duel-ended-won = ⚔️ { $winner } mengalahkan { $loser } { $won } : { $lost }
duel-ended-early = ⚔️ { $winner } menang di { $won } : { $lost }
duel-ended-level = ⚔️ { $ending ->
    [agreed] Seri
    [void] Tak ada yang menang
   *[rounds] Imbang
  }: { $first } { $won } : { $lost } { $second }
duel-ended-by-rounds = Jumlah ronde duel sudah mencapai batasnya.
duel-ended-by-resigned = { $loser } menyerah.
duel-ended-by-agreed = Keduanya ingin berhenti.
duel-ended-by-absent = { $loser } melewatkan dua ronde berturut-turut.
duel-ended-by-void = Tak ada siapa pun di ronde terakhir.
duel-ended-by-call = Dibatalkan, dan tidak dihitung untuk siapa pun.
duel-wants-again = { $name } ingin main lagi.
duel-strip = { $strip } { $name }
duel-strip-results = { $strip } 🔵 { $first } 🟠 { $second }
button-card = Kartu
duel-card-won = { $winner } menang
duel-card-level = { $ending ->
    [agreed] Seri, atas kesepakatan
    [void] Tak ada yang menang
   *[rounds] Imbang
  }
duel-card-signature = Keduanya memilih serentak, tanpa saling lihat. Gadalka menjaga.
duel-card-alt = { $score }. { $result }. { $moves } { $date }.
duel-card-rounds = Ronde: { $rounds }.
duel-card-round = { $round }. { $left } – { $right }
duel-card-late = terlambat
chart-luck = { $by ->
    [0] Imbang: itu bisa saja kebetulan.
   *[other] Selisih { $by } bisa saja kebetulan.
  }
button-take-duel = Aku ikut
button-resign = Menyerah
duel-pick-in = Kamu memilih { $move }.
duel-pick-kept = Pilihanmu sudah masuk (ronde { $round }), dan tetap itu.
duel-pick-late = Ronde itu sudah selesai.
duel-pick-timed = Terlambat: waktu ronde itu sudah habis.
duel-over = Duel ini sudah selesai.
duel-gone = Duel ini sudah tidak tersimpan. Mulai yang baru: /rps duel
duel-not-yours = Duel ini antara { $first } dan { $second }.
duel-stop-noted = Dicatat. Kalau lawan juga menekan “Berhenti”, hasilnya seri. Untuk mengaku kalah, tekan “Menyerah”.
duel-stop-first = Tekan “Berhenti” dulu. Kalau menyerah, kamu kalah.
duel-self = Kamu tak bisa berduel dengan diri sendiri. Harus orang lain yang menerimanya.
duel-taken = Ada yang lebih cepat.
duel-again-noted = Dicatat. Duelnya mulai kalau lawanmu juga mau.
duel-whom-bot = Bot tidak berduel. Denganku kamu bisa langsung main: /rps play
duel-nobody = Tak ada orang lain di sini. Denganku kamu bisa langsung main: /rps play
duel-unseen = { $name } tak bisa melihat obrolan ini. Hilangkan namanya, lalu kirimi dia kode yang kuberikan.
duel-code-unknown = Tak ada duel terbuka dengan kode { $typed }. Mungkin sudah diambil, atau waktunya habis.
duel-none-running = Kamu tidak punya duel yang berjalan. Untuk memulai: /rps duel
offer-duel-title = Duel: { $game }
offer-duel-description = Untuk dua orang di sini: dua yang menekan duluan yang main
offer-duel-text = { $name } menawarkan duel. Dua orang pertama yang menekan saling berhadapan, dan { $name } boleh jadi salah satunya.
command-rps-duel = Tantang orang: pilihan tersembunyi, satu pesan untuk berdua
option-duel-user = Siapa yang kamu tantang; kosongkan untuk menantang siapa pun di sini
option-duel-length = Seberapa panjang: sampai 3, sampai 5, terbaik dari 9, sampai 10
option-duel-code = Kode duelnya, misalnya K7F3PM
menu-duel = Ajak duel
choice-first-3 = Sampai 3
choice-first-5 = Sampai 5
choice-best-9 = Terbaik dari 9
choice-first-10 = Sampai 10

## Setelan server atau grup
place-choice-on = aktif
place-choice-off = nonaktif
place-choice-post = kiriman harian
place-tournaments = Turnamen
place-duels = Duel
place-nobodys = Obrolan ini tidak punya admin, jadi siapa pun bisa mengaktifkan lagi, dan tak ada yang bisa menonaktifkan.
place-not-yours = Hanya admin obrolan ini yang bisa mengubah setelannya.
place-alone = Setelan ini untuk server dan grup. Di sini cuma kamu dan aku, dan semuanya aktif.
place-off = Admin menonaktifkan ini di sini: { $what }. Tidak ada yang hilang; kamu masih bisa memakainya di obrolan pribadi denganku: { $command }
place-more = { $count } lagi
place-list-full = Daftarnya penuh: { $max }. Keluarkan satu dulu.
place-button-games = Permainan
place-post = 📮 Kiriman harian: { $when }
place-post-refused = ⚠️ Kiriman harian ditolak (sejak { $since }): { $why ->
    [gone] aku tidak lagi ada di obrolan atau kanal itu.
    [forbidden] aku tidak boleh menulis di sana.
   *[other] platform tidak menerimanya.
} { $state ->
    [off] Aku sudah berhenti mencoba. Nyalakan lagi untuk mulai dari awal.
   *[waits] Aku akan mencoba lagi besok.
}
place-button-post = Kirim tiap hari di sini
place-button-post-off = Tanpa kiriman harian
place-games-how = Tekan permainan untuk mengaktifkan atau menonaktifkannya di sini.
place-gone = Grup itu tak bisa kujangkau lagi. Buka setelannya di sana: /settings
option-ban-user = siapa
ban-here = Kamu dilarang main di { $where ->
    [server] server
   *[group] grup
  } ini. Hanya adminnya yang bisa mencabut larangan itu.
ban-everywhere = Kamu dilarang main denganku. Hanya pengelola bot ini yang bisa mencabut larangan itu.
ban-self = Kamu tidak bisa melarang dirimu sendiri. Sebut orang lain.
ban-me = Aku tidak bisa melarang diriku sendiri. Kalau tak mau ada aku, keluarkan aku dari { $where ->
    [server] server
   *[group] grup
  } ini.
ban-bot = Bot tidak main, jadi tak ada yang perlu dilarang. Sebut seseorang.
ban-manager = { $name } admin { $where ->
    [server] server
   *[group] grup
  } ini dan tidak bisa dilarang di sini.
ban-nobody-manages = { $where ->
    [server] Server
   *[group] Grup
  } ini tidak punya admin, jadi tak ada yang bisa dilarang di sini.
ban-done = { $name } tidak bisa main lagi di sini.
unban-done = { $name } bisa main lagi di sini.
unban-not-banned = { $name } tidak dilarang di sini.
bans-title = 🚫 Dilarang main di sini
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
language-chosen = Aku akan bicara denganmu dalam { $name }.
language-own = Aku mengikuti bahasa aplikasimu: { $name }.
language-gone = Kamu memilih bahasa yang sudah tidak kupunya ({ $typed }). Sampai kamu memilih yang lain, aku mengikuti aplikasimu: { $name }.
place-language = 🗣 Bahasa di sini: { $name }
place-language-none = 🗣 Bahasa di sini: bahasa masing-masing orang
place-language-gone = 🗣 Bahasa yang dipilih di sini ({ $typed }) sudah tidak ada, jadi dipakai bahasa masing-masing orang. Pilih yang lain.
place-button-language = Bahasa

## Platform
describe-bot =
    Aku bisa sedikit membaca pikiran.

    Mainkan suit (batu-gunting-kertas), ganjil-genap, atau Minesweeper denganku. Aku belajar caramu memilih, menunjukkan yang kulihat, dan membuktikan bahwa setiap pilihanku sudah tetap sebelum kamu memilih.

    Lalu tanyakan seperti apa mainmu, bandingkan dirimu dengan teman, atau adu strategi dalam turnamen di grupmu. Di obrolan lain mana pun, ketik @namaku untuk menawarkan permainan di sana.
describe-bot-short = Aku main suit, ganjil-genap, dan Minesweeper, belajar caramu memilih, dan membuktikan pilihanku ditetapkan lebih dulu.
telegram-eyes-only = Itu khusus untukmu.
telegram-open = Buka obrolan pribadi
telegram-slow = Aku lebih lambat dari biasanya. Permintaanmu sudah kuterima; pesannya menyusul.
telegram-may-not-write = Aku tidak boleh menulis di obrolan atau topik itu. Adminnya bisa mengubahnya; di sini aku selalu bisa menjawabmu.
telegram-anonymous = Aku tidak tahu siapa kamu: kamu menulis atas nama grup atau sebuah kanal. Tulislah sebagai dirimu sendiri, atau main denganku secara pribadi.
discord-file-missing = { $example } butuh berkas. Lampirkan di opsi “{ $option }”.
telegram-file-missing = { $example } butuh berkas. Kirim berkasnya dengan perintah ini sebagai keterangan, atau balas berkasnya dengan perintah ini.
terminal-welcome = 🔮 Gadalka. Ketik /rps play untuk mulai, /help untuk bantuan, /quit untuk keluar.
terminal-no-such-button = Tak ada tombol “{ $typed }”. Yang ada: { $buttons }
terminal-type-a-command = Ketik perintah: /rps play memulai pertandingan, /help menunjukkan yang lain.
terminal-player = Pemain
terminal-goodbye = Sudah kuduga kamu akan pergi.
terminal-file-kept = Disimpan di { $path }
terminal-file-not-kept = { $name } tak bisa disimpan: { $reason }
terminal-file-missing = { $example } butuh berkas. Tambahkan lokasinya, misalnya ./my-bot.js, dalam tanda kutip kalau ada spasinya.
terminal-no-such-file = Tak ada berkas { $path }

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
named-join = ikut
named-code = kode
named-oddeven = ganjil-genap
named-list = daftar
named-mines = ranjau
named-start = mulai
named-noguess = tanpa-tebak
named-board = papan
named-hint = petunjuk
named-strategy = strategi
named-stats = statistik
named-model = model
named-show = lihat
named-game = permainan
named-reset = lupakan
named-off = nonaktif
named-on = aktif
named-info = info
named-register = daftarkan
named-name = nama
named-mine = milikku
named-update = perbarui
named-withdraw = lepas
named-submit = kirim
named-file = berkas
named-note = catatan
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
named-history = riwayat
named-cancel = batal
named-what = apa
named-enter = masuk
named-leaderboard = peringkat
named-of = jenis
named-scope = cakupan
named-period = periode
named-profile = profil
named-opponents = jenis-lawan
named-compare = bandingkan
named-map = peta
named-privacy = privasi
named-place = tempat
named-settings = setelan
named-to = jadi
named-challenges = tantangan
named-data = data
named-export = ekspor
named-delete = hapus
named-help = bantuan
named-language = bahasa
named-topic = topik
named-daily = harian
named-today = hari-ini
named-yesterday = kemarin
named-top = terbaik

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
typed-lizard-spock = kadal spock, spock kadal, kadal, batu gunting kertas kadal spock
# Pasangan huruf: satu yang disangka huruf Latin, dan huruf Latin itu.
# Tempat yang bukan nama zona waktu sendiri, dan zonanya; tempat dengan beberapa zona disebut beberapa kali.
typed-cities = WIB Asia/Jakarta, WITA Asia/Makassar, WIT Asia/Jayapura, Surabaya Asia/Jakarta, Bandung Asia/Jakarta, Medan Asia/Jakarta, Semarang Asia/Jakarta, Yogyakarta Asia/Jakarta, Jogja Asia/Jakarta, Palembang Asia/Jakarta, Bogor Asia/Jakarta, Denpasar Asia/Makassar, Bali Asia/Makassar, Balikpapan Asia/Makassar, Manado Asia/Makassar, Ambon Asia/Jayapura, Indonesia Asia/Jakarta, Indonesia Asia/Makassar, Indonesia Asia/Jayapura, Singapura Asia/Singapore, Jepang Asia/Tokyo, Mekkah Asia/Riyadh, Arab Saudi Asia/Riyadh, Belanda Europe/Amsterdam
# Di depan waktu; …-after: di belakangnya.
# Awal kata-katanya; dengan titik: seluruh katanya.

## Web pages
web-nav = Halaman
web-about-nav = Tentang aku
web-languages = Bahasa
web-skip = Langsung ke isi
web-to-start = Ke beranda
web-refused-title = Tak ada apa-apa di sini
web-refused = Sudah dua kali kulihat ke bola kristal. Alamatnya salah, atau halamannya sudah tiada.
web-home-title = Aku Gadalka, dan aku bisa membaca pikiran. Sedikit.
web-home-about = Peramal untuk Discord dan Telegram: main suit, ganjil-genap, dan Minesweeper, belajar caramu memilih, menunjukkan yang dilihatnya, dan menetapkan pilihannya sebelum kamu memilih.
web-home-add = { $platform ->
    [discord] Tambahkan ke Discord
   *[telegram] Buka di Telegram
  }
web-home-games-title = Yang bisa kita mainkan
web-home-games = Suit dengan tiga, lima, atau berapa pun pilihan berjumlah ganjil, ganjil-genap, dan Minesweeper: melawanku atau melawan teman, dengan lawan dan papan baru setiap hari. Kalau kamu menulis strategi, kirimkan dan lihat seberapa hebat.
web-home-reads-title = Yang kulihat padamu
web-home-reads = Tak ada orang yang acak, disengaja pun tidak. Kulihat yang kamu lakukan setelah menang, kalah, dan seri, kukatakan apa yang kuduga dan kenapa, dan kulupakan saat kamu minta.
web-home-proof-title = Kenapa kamu tak perlu percaya padaku
web-home-proof = Sebelum pertandingan kutunjukkan sidik jari sebuah rahasia, dan sebelum setiap pilihanmu, kode pilihanku. Di akhir kutunjukkan rahasianya, dan siapa pun bisa memeriksa bahwa tak ada pilihan yang kuubah.
web-home-check = Periksa pertandingan
web-privacy-use-title = Untuk apa
web-privacy-use =
    Supaya aku mengenalimu, melanjutkan permainan kita, dan bisa membuktikan aku tidak curang. Bukan untuk iklan, dan bukan untuk orang lain: program ini tidak meneruskan apa pun.
    Yang kamu hapus bisa masih ada di cadangan sampai 30 hari; kalau cadangan dipulihkan, itu tidak ikut.
    Yang disimpan Discord dan Telegram sendiri ada di kebijakan privasi mereka.
web-privacy-pages-title = Halaman-halaman ini
web-privacy-pages =
    Halaman-halaman ini tidak memasang kuki, tidak menghitung pengunjung, dan tidak memuat apa pun dari situs lain. Yang kamu periksa di sini tetap di perambanmu.
    Seperti di situs mana pun, pengelola bot ini bisa melihat alamat yang terhubung; botnya sendiri tidak mencatatnya.
web-privacy-rights-title = Yang bisa kamu lakukan
web-privacy-rights = Di obrolan, lewat /settings kamu bisa mengunduh dan menghapus semuanya: kapan saja, seketika, tanpa minta izin siapa pun. Kalau ada pertanyaan, hubungi pengelola bot ini.
web-terms-title = Ketentuan
web-source = Kode sumber
web-support = Bantuan
web-terms-what-title = Permainannya
web-terms-what = Gadalka adalah permainan, dan gratis. Main sepuasmu, sendiri atau bersama yang lain, mulai usia yang diizinkan Discord atau Telegram.
web-terms-host-title = Siapa pengelolanya
web-terms-host = Ini perangkat lunak sumber terbuka. Pengelola di alamat ini bertanggung jawab atas bot ini dan menjawab pertanyaan. Disediakan apa adanya, tanpa jaminan apa pun.
web-terms-fair-title = Main jujur
web-terms-fair = Main yang jujur: jangan membanjiri bot, jangan menyerangnya, dan jangan memakainya untuk mengganggu orang lain. Yang melakukannya bisa diperlambat atau diblokir. Tak ada barang berharga yang bisa dimenangkan atau hilang.
web-terms-yours-title = Yang tetap milikmu
web-terms-yours = Strategi yang kamu kirim tetap milikmu. Dengan mengirimnya, kamu mengizinkannya dimainkan di sini, dan ditampilkan kalau kamu membukanya. Kamu bisa menariknya kapan saja.
web-terms-end-title = Berhenti
web-terms-end = Kamu bisa berhenti kapan saja dan menghapus yang disimpan tentangmu: /data. Ketentuan ini bisa berubah; halaman ini memuat yang berlaku.

## The page on which proofs are checked
web-verify-title = Periksa sendiri
web-verify-intro = Tempelkan baris dari “Verifikasi”. Perambanmu sendiri memeriksa bahwa setiap pilihanku sudah ditetapkan sebelum kamu memilih. Tak ada yang keluar dari halaman ini.
web-verify-line = Baris dari “Verifikasi” (gd1.…)
web-verify-messages = Pesan yang kamu simpan, kalau ada
web-verify-no-script = Pemeriksaan berjalan di perambanmu, dan skripnya nonaktif. Dengan salinan Gadalka, baris perintah melakukan hal yang sama: npm run -s gadalka -- verify "…"
button-check = Periksa
web-verify-result = Hasil
web-verify-verdict = { $verdict ->
    [fits] Semua yang diperiksa cocok
   *[wrong] Ada yang tidak cocok. Jangan percaya ini
  }
web-verify-moves = Satu per satu
web-verify-move-number = No.
web-verify-move-mine = Gadalka
web-verify-limits-title = Yang tidak dibuktikan di sini
web-verify-limits = Ini tidak membuktikan strategi mana yang menghitung pilihanku, atau bahwa aku menyimpan setiap pertandingan. Pesan yang tidak kamu tempelkan tidak dibandingkan.
web-verify-move-code = Kode
web-verify-no-messages = Belum dibandingkan dengan pesan pertandingan. Tempelkan yang kamu simpan.
web-verify-nothing = Tak ada bukti di sini. Bukti adalah satu baris yang diawali gd1. dan berasal dari “Verifikasi” di akhir pertandingan atau papan.
web-verify-damaged = Baris ini terpotong atau berubah. Salin lagi seluruhnya.
web-verify-first = Ditunjukkan lebih dulu: { $bound }
web-verify-found = Kode yang dibenarkan pesanmu: { $found } dari { $count }
web-verify-score = Baris ini menyebut { $said }, padahal pilihan di dalamnya menghasilkan { $counted }.
web-verify-secret = Pesanmu lebih dulu menunjukkan { $shown }, padahal rahasia ini menghasilkan { $bound }. Pesannya dari pertandingan lain, atau rahasianya diubah.
web-verify-code = Pesanmu menunjukkan kode { $shown }, yang bukan kode ronde mana pun di sini. Kodenya dari pertandingan lain, atau ada yang diubah.
web-verify-no-code = Pesanmu tidak menunjukkan kode { $code } papan ini, jadi ranjaunya bisa saja dipindahkan sesudahnya.
web-verify-chain = Rahasia hari ini tidak mengarah ke jangkarnya, berapa kali pun di-hash.
web-verify-day = Di-hash { $steps } kali, rahasia tanggal { $date } menghasilkan jangkar { $anchor }
web-verify-unknown = Ini dari versi yang lebih baru, atau dari permainan yang tidak dikenal halaman ini.

## Web: arena
web-arena-title = Arena
web-arena-about = Strategi yang bisa ditulis siapa saja, dan milikku sendiri: semua pasangan bertanding, bulan demi bulan.
web-arena-empty = Bulan ini belum ada pasangan yang bertanding.
web-arena-enter-title = Ikutkan satu
web-arena-enter = Tulis strategi dalam satu berkas dan kirimkan: /strategy submit. Mulai bulan depan ia main di sini.
button-standings = Klasemen
web-arena-rank = Peringkat
web-arena-name = Nama
## Web: tournaments
web-tournament-title = Turnamen obrolan
web-tournament-where = Setiap turnamen di obrolan punya halaman sendiri yang tidak ada di daftar mana pun: /tournament status di sana memberi alamatnya.
web-tournament-unlisted = Halaman ini tidak ada di daftar mana pun. Siapa pun yang punya alamatnya melihat yang dilihat obrolan itu, selama obrolannya masih punya.
web-tournament-cross = Tabel silang
web-tournament-cross-large = Dengan lebih dari { $max } peserta tidak ada tabel silang: pasangan tiap ronde menunjukkan hal yang sama.
web-tournament-pairings = Siapa bertemu siapa, dan kenapa
web-tournament-again = Mainkan ulang
web-tournament-rounds = Ronde demi ronde
web-tournament-rounds-none = Pertandingan ini tak bisa ditampilkan: jam yang memutuskannya, atau yang dibutuhkan satu pihak sudah tidak ada.
web-tournament-rounds-long = Pertandingan ini terlalu lama dimainkan ulang untuk sebuah halaman.
web-tournament-rounds-busy = Orang lain sedang melihat pertandingan, dan yang ini harus dimainkan ulang dulu. Tanya lagi sebentar lagi.
web-tournament-number = Ronde
web-tournament-lead = Keunggulan
## Web: minesweeper di bawah jari
web-mines-won = 🎉 Bersih dalam { $time }.
web-mines-lost = 💥 { $cell } adalah ranjau. Kotak terbuka: { $cleared } dari { $safe }.
web-mines-how = Ketuk untuk membuka, tahan untuk bendera; ketuk angka untuk membuka sekelilingnya. Tombol: panah, Enter, F untuk bendera.
web-mines-cell-covered = { $cell }: tertutup
web-mines-cell-flag = { $cell }: bendera
web-mines-cell-mine = { $cell }: ranjau
web-mines-cell-blown = { $cell }: ranjau yang meledak
web-mines-cell-wrong = { $cell }: bendera tanpa ranjau
web-mines-cell-number = { $cell }: { $number }
web-mines-cell-empty = { $cell }: terbuka, tak ada ranjau di dekatnya

## Web: try it here
web-try-title = Bisakah kamu mengejutkanku?
web-try-about = Suit, ganjil-genap, atau Minesweeper, langsung di sini. Aku berpikir di perambanmu: tak ada yang disimpan atau dikirim, dan kamu kulupakan begitu meninggalkan halaman ini.
web-try-begin = Coba di sini
web-try-move = Pilihanmu
web-try-first = Aku sudah memilih. Sekarang giliranmu.
web-try-first-guess = Ganjil atau genap? Aku sudah menebak. Kalau meleset, poinnya untukmu.
web-try-score = Kamu { $won } : { $lost } Gadalka · seri: { $drawn }
web-try-score-guess = Kamu { $won } : { $lost } Gadalka
web-try-won = 🎉 Kamu menang { $won } : { $lost }.
web-try-lost = 🔮 Aku menang { $lost } : { $won }.
web-try-failed = Ini salahku, bukan salahmu. Tidak ada yang hilang; coba lagi sebentar lagi.
web-try-no-script = Aku mau berpikir di perambanmu, tapi skripnya nonaktif. Di obrolan bisa tanpa itu: /rps, /oddeven, /mines

## Pertandingan yang dibagikan
replay-shared = Siapa pun yang punya alamat ini bisa melihatnya.
replay-asked = Kamu sudah setuju. Halamannya muncul begitu { $name } juga menekan “Bagikan”; sampai saat itu tak ada yang ditampilkan.
replay-how = Selama setahun, halaman itu menampilkan nama, setiap pilihan, dan dugaanku. Halamannya tidak ada di daftar mana pun, dan bisa kamu cabut kapan saja.
replay-stopped = Dicabut: halamannya sudah tidak ada.
replay-not-there = Itu sudah tidak kamu bagikan.
replay-too-long = Yang ditampilkan ronde demi ronde paling banyak { $max } ronde.
web-replay-gone-title = Tak ada apa-apa untuk dilihat
web-replay-gone = Memang tak pernah ada, atau sudah dicabut.
web-replay-expected = Dugaanku untuk { $name }
web-replay-right = Dari { $all } pilihan { $name }, { $right } kuduga dengan benar.
web-replay-unlisted = Halaman ini tidak ada di daftar mana pun. Siapa pun yang ada di dalamnya bisa mencabutnya kapan saja, di obrolan.
