# Bütün metinler Türkçe. Ses: kuru bir mizahı ve görgüsü olan bir falcı; kısa cümleler; önce sonuç; kimseyle alay edilmez.
# Oyuncuya “sen” denir. Türkçede cinsiyet yoktur; öyle kalsın. Gadalka botun adıdır, çevrilmez; kendinden “ben” diye söz eder.
# Araya giren adlara ek takılmaz: “{ $name } ile”, “{ $name } için”, iki nokta ya da “adlı” kullanılır. Yalnız hamleler çekilir: { MOVE($move, case: "accusative") }.
# Hâller: nominative (yalın, belirtisiz nesne de budur), accusative (-i), dative (-e), ablative (-den), instrumental (-le). Sayıdan sonra çoğul eki gelmez.
# Tırnak “ ”, kesme işareti ’, yüzde işareti önde ve bitişik: %50. Noktalı i ile noktasız ı karıştırılmaz.
# Terimler: match maç · round tur · move hamle · strategy strateji · predictor tahminci · opponent rakip · draw berabere · point puan
# profile profil · standings puan durumu · leaderboard sıralama · rating derece · rated dereceli · streak seri · duel düello · league lig
# seal mühür · pledge taahhüt · mark işaret · seed tohum · proof kanıt · key of the day günün anahtarı · dice zar · host botu işleten
# minesweeper mayın tarlası · board tahta · cell hücre · flag bayrak · hint ipucu · guess tahmin · no-guess tahminsiz
# ghost hayalet · tournament turnuva · championship system sistem · entrant katılımcı · forfeit hükmen · bye bay geçme · luck şans

## Oyunlar ve hamleler
game-rps = Taş, kâğıt, makas
game-rpsls = Taş, kâğıt, makas, kertenkele, Spock
game-oddeven = Tek mi çift mi
move-rock = { $case ->
   *[nominative] Taş
    [accusative] Taşı
    [dative] Taşa
    [ablative] Taştan
    [instrumental] Taşla
  }
move-paper = { $case ->
   *[nominative] Kâğıt
    [accusative] Kâğıdı
    [dative] Kâğıda
    [ablative] Kâğıttan
    [instrumental] Kâğıtla
  }
move-scissors = { $case ->
   *[nominative] Makas
    [accusative] Makası
    [dative] Makasa
    [ablative] Makastan
    [instrumental] Makasla
  }
move-lizard = { $case ->
   *[nominative] Kertenkele
    [accusative] Kertenkeleyi
    [dative] Kertenkeleye
    [ablative] Kertenkeleden
    [instrumental] Kertenkeleyle
  }
move-spock = { $case ->
   *[nominative] Spock
    [accusative] Spock’u
    [dative] Spock’a
    [ablative] Spock’tan
    [instrumental] Spock’la
  }
move-odd = { $case ->
   *[nominative] Tek
    [accusative] Teki
    [dative] Teke
    [ablative] Tekten
    [instrumental] Tekle
  }
move-even = { $case ->
   *[nominative] Çift
    [accusative] Çifti
    [dative] Çifte
    [ablative] Çiftten
    [instrumental] Çiftle
  }
length-first = { $points } puana kadar
length-best = { $of } turun en iyisi
length-endless = sonsuz

## Bir maç
match-title = 🔮 { $game } · { $length }
match-title-opponent = { $title } · rakip: { $opponent }
match-opponent-novice = Acemi
match-opponent-mirror = Ayna
match-opponent-coin = Dürüst para
match-score = { $name } { $won } : { $lost } Gadalka{ $drawn ->
    [0] {""}
   *[other] {" "}· { $drawn } berabere
  }
match-first = Hamleni seç. Benimki çoktan mühürlendi.
match-first-guess = Tek mi, çift mi? Tahminim çoktan mühürlendi. Bilemezsem puan senin.
round-moves = Sen { $yours } · Gadalka { $mine } → { $result }
round-won = puan senin
round-lost = puan benim
round-drawn = berabere
round-missed = bilemedim, puan senin
round-hit = bildim
round-toast = Sen { $yours } · ben { $mine } → { $result } · { $won } : { $lost }
round-expected = { $move } bekliyordum.
round-expected-because = { $move } bekliyordum: { $because }.
round-chance = Bu kez işi şansa bıraktım.
round-read = İşi şansa bıraktım: biri beni okuyor olabilir.
round-model-off = İstediğin gibi rastgele çektim: seni okumuyorum.
round-guessed = Dayanacak bir şeyim yoktu, salladım.
round-unexpected = Belirli bir şey beklemiyordum.
round-drew-at-random = Rastgele çektim.
round-apart = Başkasının yazdığı bir şey oynadı; düşüncesini kendine saklıyor.
round-by-rule = Kendi kuralıma göre oynadım; o kural seni tahmin etmeye çalışmaz.
round-by-merits = Sana karşı şimdiye dek işe yarayanı oynadım ya da başka bir şey denedim.
novice-offer = Zor bir başlangıç mı? Acemi seni hiç tanımaz, oynadıkça öğrenir.
seal-word = senin kelimen: { $word }
button-why = Neden?
button-stop = Bitir
button-rematch = Rövanş
button-continue = Devam
button-continue-at = Devam { $won } : { $lost }
button-continue-choice = { $number }. { $won } : { $lost }
button-new = Yeni maç
button-verify = Doğrula
button-proof = Kanıt
button-check-in-browser = Tarayıcında denetle
button-open-page = Sayfa olarak aç
button-chart = Grafik
button-details = Ayrıntılar
button-more = Daha fazla
button-rules = Kurallar
button-novice = Acemi ile oyna
button-play = Oyna
button-next = Sonraki
button-back = Geri

## Çok hamleli bir oyunun kuralları
rules-title = 🔮 Ne neyi yener: { $game }
rules-rock-scissors = Taş Makası kırar
rules-rock-lizard = Taş Kertenkeleyi ezer
rules-paper-rock = Kâğıt Taşı sarar
rules-paper-spock = Kâğıt Spock’u çürütür
rules-scissors-paper = Makas Kâğıdı keser
rules-scissors-lizard = Makas Kertenkelenin başını keser
rules-lizard-paper = Kertenkele Kâğıdı yer
rules-lizard-spock = Kertenkele Spock’u zehirler
rules-spock-scissors = Spock Makası parçalar
rules-spock-rock = Spock Taşı buharlaştırır
rules-beats = { $winner } yener: { $loser }
rules-caption = Ok, hamlenin yendiğini gösterir
rules-alt = { $game }: hamleler çember üzerinde, oklar her birinin yendiğine gider. { $rules }
rules-play = İki aynı hamle beraberedir. Oynamak için: /rps play { $variant }

## Gördükleri
evidence-often = { $total } seferde { $count } kez bunu oynadın
evidence-after-own = { $yours } oynadıktan sonra { $total } seferde { $count } kez bunu seçtin
evidence-after-other = ben { $mine } oynadıktan sonra { $total } seferde { $count } kez bunu seçtin
evidence-after-both = sen { $yours }, ben { $mine } oynadıktan sonra { $total } seferde { $count } kez bunu seçtin
evidence-repeat = { $result ->
    [win] galibiyetten sonra { $total } seferde { $count } kez hamleni tekrarladın
    [loss] yenilgiden sonra { $total } seferde { $count } kez hamleni tekrarladın
   *[draw] beraberlikten sonra { $total } seferde { $count } kez hamleni tekrarladın
  }
evidence-change = { $result ->
    [win] galibiyetten sonra { $total } seferde { $count } kez hamleni değiştirdin
    [loss] yenilgiden sonra { $total } seferde { $count } kez hamleni değiştirdin
   *[draw] beraberlikten sonra { $total } seferde { $count } kez hamleni değiştirdin
  }
context-times = { $total } seferde { $count } kez
context-times-weighed = %{ $percent } oranında (yeni turlar daha ağır)
context-last = { $situation } son seferde bunu oynadın
context-sentence = { $situation } { $times } { $event }
context-sentence-plain = { $times } { $event }
context-played = bunu oynadın
context-yours = { $rounds ->
    [1] senin { $yours } hamlenden
   *[other] senin { $yours } hamlelerinden
  }
context-mine = { $rounds ->
    [1] benim { $mine } hamlemden
   *[other] benim { $mine } hamlelerimden
  }
context-both = { $rounds ->
    [1] senin { $yours } ve benim { $mine } hamlemden
   *[other] senin { $yours } ve benim { $mine } hamlelerimden
  }
context-after = { $moves } { $back ->
    [1] sonra
    [2] iki tur sonra
   *[other] { $back } tur sonra
  }
context-after-two = { $earlier } { $gap ->
    [1] hemen sonra gelen
   *[other] { $gap } tur sonra gelen
  } { $later } sonra
context-result = { $result ->
    [win] { $exact ->
        [yes] galibiyet
       *[no] böyle bir galibiyet
      }
    [loss] { $exact ->
        [yes] yenilgi
       *[no] böyle bir yenilgi
      }
   *[draw] beraberlik
  }
context-results = { $before }, ardından { $next }
context-after-results = { $results } sonrasında
context-step = { $step ->
    [same] hamleni tekrarladıktan sonra
    [other] hamleni değiştirdikten sonra
    [beating] önceki hamleni yenene geçtikten sonra
    [beaten] önceki hamlenin yendiğine geçtikten sonra
   *[far] { $from } → { $to } gibi bir adımdan sonra
  }
context-steps = bu düzende { $moves } hamleden sonra
context-alike = { $rounds ->
    [1] tıpkı böyle geçen bir turdan sonra
   *[other] tıpkı böyle geçen { $rounds } turdan sonra
  }
context-from-yours = { $step ->
    [same] hamleni tekrarladın
    [other] hamleni değiştirdin
    [beating] son hamleni yenene geçtin
    [beaten] son hamlenin yendiğine geçtin
   *[far] { MOVE($from, case: "ablative") } { MOVE($to, case: "dative") } ya da benzerine geçtin
  }
context-from-mine = { $step ->
    [same] benim son hamlemi seçtin
    [other] benim oynamadığımı seçtin
    [beating] son hamlemi yeneni seçtin
    [beaten] son hamlemin yendiğini seçtin
   *[far] ben { $from } oynayınca sen { $to } ya da benzerini oynadın
  }
why-expected = Son turda { $move } bekliyordum: { $because }.
why-blend = Son turda { $move } bekliyordum. Bunu tek bir alışkanlık söylemedi; { $rounds ->
    [1] hatırladığım tek tur orayı gösteriyordu.
   *[other] hatırladığım { $rounds } turdan buna en çok benzeyenler orayı gösteriyordu.
  }
why-sure = %{ $percent } emindim.
why-people = Son turda { $move } bekliyordum. Seni henüz hiç tanımıyordum; başkaları öyle yapar.
why-forgotten = Son turda { $move } bekliyordum. Nedenini, istediğin gibi, unuttum.
why-chance = Bu kez işi şansa bıraktım: seni okumak, göze alacağım riske değmezdi.
why-careful = İşi şansa bıraktım: daha yeni tanıştık, nasıl başladığımı biliyor olabilirsin. İlk turlarda az risk alırım.
why-read = İşi şansa bıraktım: tahminlerimden o kadar kazandın ki biri beni okuyor olabilir. Yalnız geri kazandığımı riske atarım.
why-spent = Sende riske atacak bir şeyim kalmadı: hepsini kazandın. Artık her hamlemi kurayla seçiyorum.
why-model-off = Seni okumamamı istedin, ben de rastgele çektim. /model on ile yine okurum.
why-frozen = Modelin donduruldu: yeni bir şey öğrenmiyorum.
why-record = Bu maçta { $all } hamleden { $right } tanesini doğru okudum.
why-guessed = Böylesini daha önce görmemiştim, salladım.
why-unexpected = Son turda belirli bir şey beklemiyordum.
why-random = Bu rakip hiçbir şey okumaz. Her hamleyi rastgele çeker.
why-apart = Burada başkasının yaptığı bir dosya ya da hayalet oynuyor. Ne düşündüğü onda kalır; hamlesinin seninkinden önce seçildiğini mühür gösterir.
why-expected-by-rule = Son turda { $move } bekliyordum. Bu rakibin kuralı böyle: yalnız son hamlene bakar, hiçbir şey öğrenmez.
why-by-rule = Bu rakip kendi kuralına göre oynar, sonraki hamleni tahmin etmeye çalışmaz.
why-by-merits = Bu rakip sana karşı neyin işe yaradığını deneyerek öğrenir ve ona göre oynar.
why-valued = { $chosen ->
    [move] Son turda { $move } oynadım: { $situation } en çok puanı o vadediyordu, o andan sonrası için { $value }.
    [move-tried] Son turda deneme olarak { $move } oynadım: { $situation } o andan sonrası için { $value } puan vadediyordu.
    [strategy] Son turda { $name } stratejisine uydum: { $situation } en çok puanı o vadediyordu, o andan sonrası için { $value }.
   *[strategy-tried] Son turda deneme olarak { $name } stratejisine uydum: { $situation } o andan sonrası için { $value } puan vadediyordu.
  }
why-daemon = { $said ->
    [yes] Son turda { $move } bekliyordum, dinlediğim daemon da öyle.
   *[no] Son turda rastgele çektim: dinlediğim daemon böylesini hiç görmemişti.
  } Son { $moves } hamlene ve son { $guesses } tahmine bakar; notu { $rating }{ $rivals ->
    [0] .
   *[other] , sıradakinin { $next }.
  }
why-knew = Bildiği şuydu: { $weights }.
why-too-early = Bunu ilk turdan sonra sor. Sonraki hamlem mühürlü kalır.

## Maçın sonu
end-won = 🔮 { $name } { $won } : { $lost } kazandı
end-lost = 🔮 Gadalka { $lost } : { $won } kazandı
end-level = 🔮 Berabere: { $name } { $won } : { $lost } Gadalka
end-stopped = 🔮 Yarıda bitti: { $name } { $won } : { $lost } Gadalka
end-forfeited = 🔮 { $name } { $won } : { $lost } iken hükmen kazandı
end-withdrawn = 🔮 Maç bitti, { $name } { $won } : { $lost }: rakip artık yok
end-broke = { $line ->
    [0] Dosyası bozuldu, başka hamle seçemedi. Her tur sayılır.
   *[other] Dosyası satır { $line }, sütun { $column } konumunda bozuldu, başka hamle seçemedi. Her tur sayılır.
}
end-replaced = 🔮 Kenara kondu: { $name } { $won } : { $lost } Gadalka
continue-open = 🔮 Hâlâ açık: { $name } { $won } : { $lost } Gadalka
continue-question =
    { $terms }
    Buna devam mı edelim, yenisine mi başlayalım? Bekleyebilir: skoru saklanır.
continue-new-terms = Yeni: { $terms }
continue-which = 🔮 Hangi maça devam edelim?
continue-choice = { $number }. { $won } : { $lost } · { $terms } · { $ago }
continue-aside = 🔮 Kenara kondu: { $name } { $won } : { $lost } Gadalka
continue-kept = Skoru { $days } gün saklanır.
continue-is-aside = Bu maç kenarda duruyor, hiçbir şey sayılmadı. “Devam” onu geri getirir.
continue-nothing = Bekleyen maçın yok. Bir tane başlat: /{ $command } play
continue-gone = O maç artık saklı değil. Başka bir tane başlat: /{ $command } play
continue-asked-gone = O soru yanıtlandı ya da çok eskidi. Yeniden sor: /{ $command } play
end-no-rounds = Hiç tur oynanmadı.
end-verified = ✓ doğrulandı
end-check-failed = ✗ Bu maç kendi denetimimden geçmedi. Ona güvenme; bu botu işletene haber ver.
end-unchecked = Henüz denetlenmedi: Daha fazla → Doğrula
end-gave-me = { $habit }: bu bana { $points } puan{ $back ->
    [0] {""}
   *[other] , sana { $back } puan
  } kazandırdı.
end-gave-you = { $habit }, ben fark etmedim: bu sana { $points } puan{ $back ->
    [0] {""}
   *[other] , bana { $back } puan
  } kazandırdı.
end-habit-after = { $result ->
    [win] Galibiyetten
    [loss] Yenilgiden
   *[draw] Beraberlikten
  } sonra { $same ->
    [yes] hamleni tekrarlıyorsun
   *[no] hamleni değiştiriyorsun
  }
end-habit-favourite = En çok { $move } oynuyorsun
end-habit-in-turn = { $size ->
    [2] İki hamleyi dönüşümlü oynuyorsun
   *[other] Hamleleri sırayla oynuyorsun, { $moves }
  }
end-plain-mine = { $variant ->
    [0] Seni ele veren tek bir alışkanlık yok. Bozuk parayla geçindim.
    [1] Sana bunu kaybettiren tek bir alışkanlık sayamam. Payeyi şansla paylaşıyorum.
   *[2] Yaptıklarında göze çarpan bir şey yok. Biz yine de öngörü diyelim.
  }
end-plain-yours = { $variant ->
    [0] Tutunacak bir alışkanlık bulamadım. Tebrikler.
    [1] Hiçbir şey ele vermedin. Üstelik baktım.
   *[2] Göze çarpan bir alışkanlığın yok. Kartların yüzü kızardı.
  }
end-plain-level = { $variant ->
    [0] İkimiz de pek bir şey ele vermedik.
    [1] Berabere, göze çarpan alışkanlık da yok. Kartlar omuz silkiyor.
   *[2] Aramızda fark yok, anlatacak bir şey de yok.
  }
end-plain-short = { $variant ->
    [0] Kimsenin falına bakılmayacak kadar kısa.
    [1] Bu kadar az tur mu? Bana bile biraz daha gerek.
   *[2] Daha yeni başlamıştık; anlatacak bir şey yok henüz.
  }
end-plain-rule = { $variant ->
    [0] Kuralıma bağlı kaldım, göze çarpan bir alışkanlığın yok.
    [1] Kurala göre oynadım, kimseyi okumadım. Göze çarpan alışkanlık yok.
   *[2] Bir kural bir insana karşı, göze çarpan alışkanlık da yok.
  }
end-plain-random = { $variant ->
    [0] Rastgele çektim: buradan sana dair bir şey çıkmaz.
    [1] Bu kez hiçbir şey okumadım. Övgü de suç da şansın.
   *[2] Benim hamlelerim rastgeleydi: alışkanlıkların önemli değildi.
  }
end-read = { $rounds } tur. Hamlelerinin %{ $percent } kadarını öngördüm, yalnız şans %{ $chance } öngörürdü: { $verdict }.
end-unread = { $rounds } tur. Hiçbir şey okumadım.
verdict-read = şanstan fazlası
verdict-unsure = emin olmak için tur az
verdict-escaped = şansın izin verdiğinden daha sık kaçtın
duel-read-title = { $who ->
    [you] 🔮 Seni nasıl okurdum
   *[other] 🔮 Nasıl okurdum: { $name }
  }
duel-read-closed = { $name } bunu kendine saklıyor. Düellonun altındaki “Beni okusun” düğmesine basarsa bakabilirsin.
duel-read-nothing = Okunacak bir şey yok: iki tarafın da seçtiği bir tur yok.
duel-read-unread = Belirli bir şey beklemezdim.
duel-read-count = { $read } hamleden { $right } tanesini öngörürdüm; şans { $luck } öngörürdü. { $verdict ->
    [read] Bu, şanstan fazlası.
    [escaped] { $who ->
        [you] Şansın izin verdiğinden daha sık kaçtın.
       *[other] { $name } şansın izin verdiğinden daha sık kaçtı.
      }
   *[unsure] Emin olmak için tur az.
  }
duel-read-round = Tur { $round }: { $move } beklerdim: { $because } (şans: { $luck }).
duel-read-often = { $who ->
    [you] { $total } seferde { $count } kez bunu oynuyorsun
   *[other] { $name } { $total } seferde { $count } kez bunu oynuyor
  }
duel-read-after-own = { $who ->
    [you] { $own } oynadıktan sonra { $total } seferde { $count } kez bunu oynuyorsun
   *[other] { $name }, { $own } oynadıktan sonra { $total } seferde { $count } kez bunu oynuyor
  }
duel-read-after-other = { $who ->
    [you] rakip { $other } oynadıktan sonra { $total } seferde { $count } kez bunu oynuyorsun
   *[other] karşı taraf { $other } oynadıktan sonra { $name } { $total } seferde { $count } kez bunu oynuyor
  }
duel-read-after-both = { $who ->
    [you] sen { $own }, rakip { $other } oynadıktan sonra { $total } seferde { $count } kez bunu oynuyorsun
   *[other] { $name } { $own }, rakibi { $other } oynadıktan sonra { $total } seferde { $count } kez bunu oynuyor
  }
duel-read-repeat = { $result ->
    [win] galibiyetten
    [loss] yenilgiden
   *[draw] beraberlikten
  } sonra { $who ->
    [you] hamleni tekrarlıyorsun
   *[other] { $name } hamlesini tekrarlıyor
  }, { $total } seferde { $count } kez
duel-read-change = { $result ->
    [win] galibiyetten
    [loss] yenilgiden
   *[draw] beraberlikten
  } sonra { $who ->
    [you] hamleni değiştiriyorsun
   *[other] { $name } hamlesini değiştiriyor
  }, { $total } seferde { $count } kez
duel-read-strip = { $who ->
    [you] ← senin hamlelerin
   *[other] ← hamleler: { $name }
  }
duel-read-strip-expected = ← benim beklediklerim
duel-read-known = { $known ->
    [0] Öncesinden hiçbir şey bilmiyordum, düello boyunca öğrendim.
   *[other] Öncesinden { $known } tura dayandım, düello boyunca öğrendim.
  }
strip-yours = ← senin hamlelerin
strip-mine = ← benimkiler
end-seals = Bütün mühürler açıldı: { $sealed } mühürden { $opened } tanesi tutuyor.
end-seals-broken = Mühürler uymuyor: { $sealed } mühürden { $opened } tanesi tutuyor. Bu maça güvenme; bu botu işletene haber ver.
details-title = 🔎 Sayılarla: { $score }
details-habit = { $habit }: { $situations } seferde { $followed } kez. Bu turlardan { $mine } tanesini ben, { $yours } tanesini sen kazandın{ $drawn ->
    [0] {""}
   *[other] ; { $drawn } tanesi berabere
  }.

## Bir maçın grafiği
chart-rounds = { $game }: { $rounds } tur
chart-best = { $by ->
    [0] Hiç öne geçmedin.
   *[other] En büyük farkın { $by }, tur { $round }.
  }
chart-worst = { $by ->
    [0] Hiç öne geçmedim.
   *[other] En büyük farkım { $by }, tur { $round }.
  }
chart-turns = { $turns ->
    [0] Üstünlük hiç el değiştirmedi.
    [1] Üstünlük bir kez el değiştirdi, tur { $round }.
    [2] Üstünlük iki kez el değiştirdi, sonuncusu tur { $round }.
   *[other] Üstünlük { $turns } kez el değiştirdi, sonuncusu tur { $round }.
  }
chart-reach = Yalnız şansla, kazananı olan { $decided } turun sonunda fark { $reach } değerini yirmi maçta en çok bir kez aşar.
chart-luck = { $by ->
    [0] Berabere bitti: şans olabilir.
   *[other] { $by } fark pekâlâ şans olabilir.
  }
chart-yours = { $by } öndesin: bu pek şans sayılmaz.
chart-mine = { $by } öndeyim: bu pek şans sayılmaz.
chart-few = { $decided ->
    [0] Kazananı olan tur yok.
   *[other] Kazananı olan { $decided } tur, ustalığı şanstan ayırmaya yetmez.
  }
chart-stopped = Bitmeden durdurulan maç daha az şey söyler: insan iyi bir anda kalkabilir.
chart-chosen = Seçtiklerin: { $moves }
chart-grey = Gri: yalnız şansın gideceği yer, 20’de 19 kez
chart-lead = Kim öndeydi
chart-difference = senin kazandıkların eksi benimkiler
chart-moves = Hamlelerin
chart-times = kez
chart-round = tur
chart-alt = { $score }. Kim öndeydi, tur tur, şansın gri alanı üzerinde bir çizgi olarak; hamlelerin de çubuk olarak. { $lines }
chart-folded = Bu maçın turları artık saklı değil, o yüzden grafik yok. Sonu: { $score }.

## Dürüstlük kanıtı
proof-title = Dürüstlük kanıtı, maç { $session }
checked-fits = ✓ Her şey tutuyor. Mühür: { $sealed }; yeniden oynanıp aynı çıkan hamle: { $same }.
checked-wrong = ✗ Bir şey tutmuyor. Bu maça güvenme; bu botu işletene haber ver. Neyin yanlış olduğu kanıtta yazıyor.
checked-dice-later = { $date } tarihinden sonra zarları da herkes denetleyebilir.
checked-dice-fit = Zarlar, açıklanan günün anahtarından çıkıyor.
checked-own-word = Şimdilik bu yalnızca benim sözüm. Kendin denetle.
proof-how = Evde, bir Gadalka kopyası, not ettiğin taahhüt ve /data dışa aktarımınla: npm run -s gadalka -- verify "…" --pledge "…" --history export.json
proof-how-file = Evde, bir Gadalka kopyası, ekteki dosya, not ettiğin taahhüt ve /data dışa aktarımınla: npm run -s gadalka -- verify --file gadalka-proof.txt --pledge "…" --history export.json
source-at = Gadalka’nın bir kopyası: { $link }
source-unknown = Gadalka’nın kopyasının nereden alınacağını yalnız bu botun ev sahibi bilir: burada bir adres yok.
proof-none = Doğrulanacak bitmiş maçın yok. Bir tane oyna: /rps play ya da /oddeven play
proof-not-yet = Bu maç hâlâ açık, mühürlerim kapalı kalır. Maç bitince açılırlar.
proof-folded = Bu maçın turları artık saklı değil, mühürleri burada açılamaz. Sonundaki kanıt satırıyla hâlâ olur: /rps verify proof:…
proof-unreadable = Bu benim kanıt satırım değil. O gdk3. ile başlar, biten bir maçın “Doğrula” düğmesinden gelir ve eksiksiz olmalıdır.
proof-pledge-lost = Bu maçın taahhüdü burada artık bilinmiyor, kanıtını imzalayamam.
proof-word = Senin kelimen: { $word }
proof-seeds-later = Günün anahtarı { $date } tarihinde açıklanır. O andan sonra herkes, zarların ondan çıktığını ve onları seçemeyeceğimi denetleyebilir.
proof-seeds-no-key = Bu satırla gelen anahtar taahhüdün anahtarlarından değil.
proof-seeds-differ = Zarlar taahhüt edilen günün anahtarından ÇIKMIYOR. Bu maça güvenme.
proof-seeds-fit = Zarlar, taahhüt edildiği gibi, açıklanan günün anahtarından, maçtan ve senin kelimenden çıkıyor.
proof-gap-version = o zamandan beri güncellendim, artık başka türlü seçiyorum.
proof-gap-other = buradaki geçmişin, bu maçın oynandığı geçmiş değil.
proof-gap-apart = burada başkasının yaptığı bir dosya ya da hayalet oynadı. Her hamle, her zamanki gibi, seninkinden önce mühürlendi.
proof-gap-none = bunun için oynayanın geçmişi gerekir, o da seninki değil.
proof-taken-back = { $count } mühürlü hamle, bu satırın gösterdiği bir neden olmadan geri alındı. Bu maça güvenme.
proof-played = Bu satıra göre her şey { $date } tarihinde başladı. Öyle mi, sen bilirsin.
proof-times-differ = Bu satırdaki saatler, anahtarlarının günlerine UYMUYOR. Satıra göre { $date } tarihinde başladı. Güvenme.
proof-times-late = Çekiliş ya da oyun, anahtarı o sırada açıklanmış bir günle yapılmış. Satıra göre { $date } tarihinde başladı. Güvenme.
proof-again = { $numbers } numaralı hamleden sonra hamleler bırakılıp yeniden mühürlendi. Öyle olup olmadığını yalnız o zamandan sakladığın mesajlar gösterir.
proof-settings = { $numbers } numaralı hamleden sonra satır, modelinin ayarlarını bildiriyor. Senin ayarların değilse bu maça güvenme. O zamanki mesajlar, belki de dışa aktardığın dosya bunu doğrular.
proof-account = { $numbers } numaralı hamleden sonra, başka yerde oynananlar göze aldığımı değiştirdi (tur: { $rounds }). Öyle olup olmadığını yalnız o zamandan sakladığın mesajlar gösterir.
proof-account-false = { $numbers } numaralı hamleden sonra göze aldığım, satırın dediği gibi OLAMAZ. Bu maça güvenme.
proof-confirmed = { $numbers } numaralı hamleden sonra değişenleri mesajların ya da dışa aktardığın dosya doğruluyor.
proof-gap-cut = o zaman bildiğim turlar artık saklı değil.
proof-gap = { $count } hamle yeniden oynanmadı: { $why }
proof-different = { $count } hamle, seçeceğim hamle DEĞİL: numara { $numbers }. Bu maça güvenme.
proof-same = Kendi tarafımı, o zaman bildiklerim ve tohumla yeniden oynadım: { $sealed } hamleden { $same } tanesi aynı çıktı.
proof-forged = İmza SAHTE: bu satırı yazan, { $pledge } taahhüdünün sahibi değil.
proof-unsigned = İmzasız: bunu herkes yazmış olabilir.
proof-signed-elsewhere = Başka bir yerde, { $pledge } taahhüdüyle imzalanmış. Kim olduğunu söyleyemem.
proof-signed = Benim imzam, { $pledge } taahhüdümle.
proof-unchecked = Denetlemek şu an çok uzun sürüyor. Bir dakika sonra yine “Doğrula” düğmesine bas ya da satırı evde denetle.
proof-own-word = Evde denetleyene kadar bu yalnız benim sözüm. Maçın senin (ya da başkasının) sakladığı mesajları da beni bağlar: verify --noted onları okur. Dahası: /fairness

## Hiçbir şeyi değiştirmeyen basışlar
press-old-button = O düğme başka bir zamandan; artık bir şey açmıyor. Yeni maç: /rps play ya da /oddeven play
panel-gone = O düğmenin süresi geçmiş. Şu anki durum böyle.
panel-type = Şunu yaz: { $example }
press-went-back = Belleğim o turun öncesine döndü, sen ise hamlemi gördün. Maç burada biter; hiçbir şey sayılmadı.
press-renewed = Hamlemi mühürleyen günün anahtarı açıklanmak üzere. Yenisini mühürledim: basışın sayılmadı, yine seç.
press-not-yours = O düğmeler başkasının. Seninkiler: /rps play ya da /oddeven play
press-round-played = O tur oynandı; hiçbir şey iki kez sayılmadı. Durum şöyle.
press-not-counted = Sayılmadı. Son tur: { $round }
press-match-over = O maç bitti; hiçbir şey sayılmadı.
opponent-gone = O rakip artık yok; maç süremez. Yeni maç: /rps play ya da /oddeven play
offer-taken = Biri daha hızlı davranıp bu oyunu aldı. Seninki: /rps play ya da /oddeven play

## Herhangi bir sohbette önerilen oyunlar
offer-open-title = { $game }: isteyene
offer-open-description = İlk basan bana karşı oynar
offer-open-text = { $name } bana karşı bir oyun öneriyor. İlk basan oynar.
offer-own-title = { $game }: senin için
offer-own-description = Sen bana karşı oynarsın, sohbet izler
offer-own-text = { $name } geleceği bilmek istiyor. Başlamak için bas.
offer-mines-open-description = İlk basan oynar, sohbet izler
offer-mines-open-text = { $name } bir mayın tarlası öneriyor. İlk basan oynar.
offer-mines-own-description = Sen oynarsın, sohbet izler
offer-mines-own-text = { $name } mayın tarlasını geçecek. Başlamak için bas.

## Komutlar
command-rps = Taş, kâğıt, makas: falcıya karşı ya da birbirinize karşı
command-rps-play = Oyna; oynadıkça öğrenirim
command-oddeven = Tek mi çift mi: sen seçersin, ben tahmin ederim
command-oddeven-play = Oyna; bilemezsem puan senin
command-strategy = Rakipler: kim oldukları ve onlara verdiğin adlar
command-strategy-list = Bütün rakipler, her biri bir satırda
command-strategy-mine = Stratejilere verdiğin adlar
command-strategy-submit = Yazdığın bir stratejiyi dosya olarak gönder
command-help = Neler yapabildiğim ve nasıl isteneceği
command-settings = Ayarların: dil, hafıza, seni kimler görür, verilerin
option-help-topic = konu
option-link-code = öteki platformdan gelen kod; yoksa sana bir tane gösteririm
option-name-across = here, hidden ya da kendi kelimen; yoksa durumu söylerim
option-variant = classic (3 hamle) ya da lizard-spock (5 hamle)
option-length = örneğin first to 10, best of 9, endless …
option-game = hangi oyun; başka bir şey demezsen taş, kâğıt, makas
option-opponent = sana karşı oynayan strateji
option-strategy = bir rakip ya da birinin kaydettiği bir ad
option-registered-name = 3 ile 24 arası harf, rakam ve tire, başta harf, örneğin my-markov
option-registered-strategy = adın neyi gösterdiği, örneğin markov:order=4,decay=0.98
option-strategy-file = stratejin: JavaScript ya da türleri silinebilen TypeScript; en çok 64 KB
option-file-name = adı: yeni bir ad ya da yeni sürüm için adlarından biri
option-strategy-note = onun için söylediğin, bir satırda
option-report-reason = sorunu ne
choice-classic = Klasik: taş, kâğıt, makas
choice-lizard-spock = Kertenkele, Spock da: 5 hamle
choice-novice = Acemi: seni tanımaz, bu maçta öğrenir
choice-fortune-teller = Falcı: seni ve insanları tanır, hiçbir şeyi unutmaz
choice-mirror = Ayna: senin gibi oynar
choice-coin = Dürüst para: okumaz, okunmaz
strategy-fortune-teller = alışkanlıklarını aynı anda kırk yoldan okur, insanları tanır, kolay kanmaz
strategy-mirror = ikizin: yerinde olsan ne oynarsan onu oynar
strategy-random = dürüst para; hiçbir şey okumaz
strategy-ghost = hayalet: birinin, rızasıyla dondurulmuş oyun tarzı
strategy-wildcard = şu ana benzeyen her eski anı tartar
strategy-wildcard-counters = aynısı, ilk yayımlandığı gibi sayaçlarla
strategy-constant = hep aynı hamle, başka bir şey denmezse taş
strategy-rotation = her hamle sırayla: taş, kâğıt, makas …
strategy-anti-rotation = hamleleri sırayla oynamanı bekler
strategy-copy = senin son hamleni oynar
strategy-always-counter = son hamleni yeneni oynar
strategy-always-counter-self = kendi son hamlesini yeneni oynar; seninkine hiç bakmaz
strategy-win-stay-lose-shift = kazananı tekrarlar, kaybedeni değiştirir
strategy-after-result = sonuca göre ilerler: galibiyet, beraberlik, yenilgiden sonra şu kadar hamle
strategy-frequency = en çok oynadığın hamleyi yener
strategy-markov = son birkaç hamlenden sonra genelde yaptığını yener
strategy-mupn = aynı birkaç hamleden sonra son kez yaptığını yener
strategy-supp = son hamlelerinden sonra hangisinin işe yaradığını deneyerek öğrenir
strategy-mksu = öteki sekiz stratejiden hangisine uyacağını deneyerek öğrenir
strategy-mkia = üç okuyucudan hangisine uyacağını deneyerek öğrenir
strategy-daemons = bir daemon kalabalığı ve en şanslısını dinleyen bir denetçi
strategy-shannon = Shannon’ın 1953 tarihli makinesi: aynı şeyi iki kez yapar mısın?
strategy-seer = 1956 tarihli SEER: bir düzeni işe yaradıkça izler
strategy-mixing = birçok küçük okuyucuyu karıştırır, hangisine güveneceğini öğrenir
strategy-experts = karnesine göre dinlenen bir okuyucular kurulu
strategy-vote = böyle bir oyunun ardından gelmiş her şeyin bir oyu var
strategy-ppm = kısmi eşleme, dosyalar nasıl sıkıştırılırsa öyle: bilinen en uzun parça önce konuşur
strategy-context-tree = bütün alışkanlık ağaçlarını aynı anda tartar
strategy-history-match = oyunun en son nerede böyle gittiğine ve o tahminlerin sonucuna bakar
strategy-second-guess = bildiğini senin de bildiğini bilir
strategy-iocaine = 1999 birincisi: her düzeyde tahmin eder, birkaç ufka göre değerlendirilir
strategy-lempel-ziv = oyunu zip dosyası gibi parçalara böler, içinde olduğun parçayı sürdürür
strategy-naive-bayes = son turların her birini sonraki hamlenin belirtisi sayar
strategy-regret-matching = oynamadığına pişman olduğunu oynar
strategy-exp3 = haydut (bandit): yalnız kendi hamlelerinin kazancını bilir
strategy-de-bruijn = her kısa diziyi eşit sıklıkta oynar; hiçbir şey okumaz

strategy-list-title = 🔮 { $count } rakip
strategy-info-title = 🔮 { $family }
strategy-games = Oynadığı: { $games }
strategy-memory = { $rounds } tur geriye bakar.
strategy-memory-all = Geçmişteki bütün turlara bakar.
strategy-memory-none = Ne oynadığına bakmaz.
strategy-settings = Ayarlar:
strategy-no-settings = Ayarı yok.
strategy-setting = { $name }: { $valid } (genelde { $usual })
strategy-set = ← burada { $value }
strategy-source = Kaynak: { $source }

registration-done = 🔮 { $name } kaydedildi
registration-updated = 🔮 { $name } değişti
registration-gauntlet = Denemesi, { $game }: her biri { $rounds } turluk { $matches } maçtan { $won } tanesini kazandı. Kazanılan, kaybedilen, berabere turlar:
registration-play = Ona karşı oyna: { $command } opponent={ $name }. Adını bilen herkes oynayabilir.
registration-mine-title = 🔮 Stratejilerin: { $count }, en çok { $max }
registration-none = Henüz kendi stratejin yok. Bir dosya gönder ya da benimkilerden birine ad ver.
registration-withdraw-title = { $name } bırakılsın mı?
registration-withdraw-file = Artık kimse ona karşı oynayamaz, süren maçlar sonuçsuz biter, dosyası silinir. Adı isteyen alabilir.
registration-withdraw-text = Artık kimse ona o adla karşı oynayamaz, adı isteyen alabilir. Başlamış maçlar sürer.
button-withdraw = Bırak
registration-withdrawn = { $name } bırakıldı; ad serbest.
registration-kept = Duruyor.
registration-renamed = { $name } artık { $to } adını taşıyor.
button-strategy-submit = Dosya gönder
button-strategy-name = Gadalka’nınkilerden birine ad ver
button-strategy-register = Ona ad ver
button-strategy-mine = Stratejilerim
button-strategy-rename = Adını değiştir
button-strategy-version = Yeni sürüm
button-strategy-change = Değiştir
button-strategy-withdraw = Geri çek
button-strategy-source = Kaynak
button-strategy-open = Kaynağı aç
button-strategy-report = Bildir
button-strategy-enter = Lige sok
button-strategy-leave = Ligden çıkar
registration-bad-name = “{ $name }” ad olmaz. Ad, a ile z arası harf, rakam ve tireden oluşan 3 ile 24 karakterdir, harfle başlar, örneğin my-markov.
registration-reserved-name = “{ $name }” burada zaten bir anlam taşıyor. Başka bir ad seç, örneğin my-{ $name }.
registration-indecent-name = “{ $name }” herkesin önünde söylenmez. Başka bir ad seç.
coarse-stems = orospu siktir yarrak pezevenk amcık amcik götveren gotveren
coarse-words = göt ibne kahpe piç amk yavşak
coarse-innocent = eksiktir klasiktir propagandon
registration-taken = “{ $name }” çoktan kaydedilmiş. Başka bir ad seç.
registration-yours = “{ $name }” zaten sende kayıtlı. Değiştirmek için: /strategy update { $name } …
registration-full = { $max } strateji kaydettin, daha fazlası olmaz. Önce birini bırak: /strategy withdraw
registration-not-yours = Kayıtlı bir “{ $name }” stratejin yok. Adların: /strategy mine
registration-is-file = “{ $name }” bir dosya. Yeni sürümü için: /strategy submit { $name }, dosyayla birlikte.
registration-waiting = 🔮 { $name } denemesini bekliyor
registration-waiting-text = { $place ->
    [1] Sıradaki o.
    [2] Sırada ikinci.
    [3] Sırada üçüncü.
   *[other] Sırada { $place } numara.
  } Raporu burada duracak.
registration-trying = 🔮 { $name } deneniyor
registration-trying-text = Raporu birazdan burada olacak.
registration-one-at-a-time = Son denemen daha bitmedi, herkese aynı anda bir tane düşer. Mesajı rapora dönüşür.
registration-queue-full = Deneme sırası dolu. { $minutes } dakika sonra yine dene.
registration-too-slow = Bir denemenin hakkından fazla zaman ya da bellek istedi, hiçbir şey kaydedilmedi. Daha küçük ayarlar dene; neler olduğunu /strategy info söyler.
registration-broken-off = { $name } denemesi yarıda kesildi, hiçbir şey kaydedilmedi. Komutu bir dakika sonra yine gönder.
registration-store-away = Belleğim şu an yerinde değil, hiçbir şey kaydedilmedi. Komutu bir dakika sonra yine gönder.
registration-told-already = Zaten üzerindeyim. Adların: /strategy mine

submission-how = Bir dosya ve bir ad gerek: /strategy submit my-bot, dosyayla birlikte.
submission-version = 🔮 { $name } yeni sürüm aldı: { $version }
submission-known = 🔮 { $name } zaten tam bu dosya
submission-draft = Taslak, yalnız sana: ona karşı oyna ya da turnuvaya sok. Herkese açılır:
submission-public = Adını bilen herkes ona karşı oynayabilir.
submission-results = { $game }: her biri { $rounds } turluk { $matches } maçtan { $won } tanesini kazandı, tur başına { $mean } puan. Kazanılan:kaybedilen:berabere turlar ve tur başına puan:
submission-other-game = { $game }: { $matches } maçtan { $won } tanesi kazanıldı, tur başına { $mean } puan.
submission-not-there = { $game }: oynanmadı, çünkü { $reason }.
submission-untried = { $game }: denenmedi, çünkü çok adım istiyor. Yalnız orada denensin diye dosyada belirt: export const games.
submission-taken = Maç başına { $most } adımdan en çok { $steps }, { $limit } MB bellekten { $memory } kullandı. Bir maç { $milliseconds } ms sürdü.
submission-copy = { $game }: hamle hamle, tıpatıp { $original } gibi oynuyor. Kopyaya kopya denir, puan almaz.
submission-copy-hidden = { $game }: hamle hamle, tıpatıp birinin eski bir dosyası gibi oynuyor. Kopyaya kopya denir, puan almaz.
submission-play = Ona karşı oyna: { $command } opponent={ $name }. Özeti (hash) ve sürümleri: /strategy info { $name }
submission-chart = { $name } denemede: { $game }
submission-chart-luck = ±{ $reach } içinde şans olabilir
submission-chart-points = tur başına puan
submission-no-load = 🔮 { $name } yüklenmiyor
submission-crashed = 🔮 { $name } denemede bozuldu
submission-illegal = 🔮 { $name } denemede hamle yapmadı
submission-exhausted = 🔮 { $name } denemede çok fazla kaynak yedi
submission-at-start = { $game }, ilk turdan önce, rakip { $opponent }.
submission-at-round = { $game }, rakip { $opponent }, tur { $round }.
submission-place = Satır { $line }, sütun { $column }:
submission-nothing = Hiçbir şey kaydedilmedi. Dosyayı düzelt, yine gönder.
submission-no-games = Dosya şunu oynadığını söylüyor: { $typed }. Bildiklerim: { $valid }. Hiçbir şey kaydedilmedi.
submission-frozen = Botu işleten tam bu dosyayı dondurdu ({ $reason }). Hiçbir şey kaydedilmedi.
submission-too-slow = Denemesi ayırabildiğim süreden uzun sürdü, hiçbir şey kaydedilmedi. Tur başına daha az hesaplasın; ya da daha boş olduğumda yine gönder.
submission-gave-up = Dosyaları oynatan makine pes etti: { $reason }. Bu bir hüküm değil ama hiçbir şey kaydedilmedi. Yine gönder ya da daha az hesaplasın.
submission-unsteady = { $name } her seferinde başka oynuyor: { $game }, rakip { $opponent }, hamleler { $round }. turdan sonra ayrılıyor. Aynı turlar aynı hamleleri vermeli. Hiçbir şey kaydedilmedi.
submission-is-settings = “{ $name }” ayarlı bir strateji. Önce onu bırak (/strategy withdraw) ya da başka bir ad seç.
submission-indecent-note = Notta yazan herkesin önünde söylenmez. Başka kelimeler seç.
button-open-source = Herkese göster
button-keep-sealed = Mühürlü kalsın
strategy-name-unknown = “{ $name }” adında kimseyi tanımıyorum.
strategy-no-file = “{ $name }” ayarlı bir strateji, dosya değil: /strategy info { $name }
strategy-sealed = Kaynak mühürlü: { $name }. Yazarı açabilir: /strategy open { $name }
strategy-source-title = 🔮 Kaynak: { $name }, sürüm { $version }
strategy-source-hash = SHA-256: { $hash }
strategy-open-title = { $name }, sürüm { $version }: kaynak herkese gösterilsin mi?
strategy-open-text = O zaman adı bulan herkes dosyayı okuyabilir. Bu sürüm için geri dönüşü yok; sonraki sürümler mühürlü kalır.
strategy-open-already = { $name } zaten açık: /strategy source { $name }
strategy-opened = { $name } herkese açıldı: /strategy source { $name }
strategy-kept-sealed = Mühürlü kalıyor.
strategy-report-own = O senin. Bırakmak için: /strategy withdraw
strategy-reported = Botu işletene ilettim: { $name }. Başka kimse öğrenmez.
strategy-file-title = Yazarından bir dosya: JavaScript, yalıtılmış ortamda oynanır.
strategy-file-facts = Sürüm { $version }, { $bytes } bayt, { $state ->
    [open] açık: /strategy source { $name }
   *[sealed] mühürlü
 }. SHA-256: { $hash }
strategy-file-frozen = Botu işleten dondurdu, oynanmıyor: { $reason }
strategy-file-guarded = Oyun dışı: bir maçın hakkından uzun sürdü ({ $reason }). Botu işleten geri alabilir.
strategy-file-earlier = Önceki sürümler: { $versions }
strategy-file-note = “{ $note }”
registration-mine-draft = taslak
registration-mine-frozen = donduruldu: { $reason }

## Yazılanlarla ilgili sorunlar
problem-unknown-command = “{ $typed }” diye bir komut bilmiyorum. Yapabildiklerim: /help
problem-unknown-command-nearest = “{ $typed }” diye bir komut bilmiyorum. Şunu mu demek istedin: { $nearest }? Hepsi: /help
problem-unknown-subcommand = /{ $command } şunu bilmiyor: “{ $typed }”. Bildikleri: { $valid }
problem-unknown-option = /{ $command } şunu anlamıyor: “{ $typed }”. Kabul ettikleri: { $valid }
problem-bad-choice = “{ $typed }”, “{ $option }” için olmaz. Şunlardan birini seç: { $valid }
problem-unknown-word-nearest = /{ $command } şunu anlamıyor: “{ $typed }”. Şunu mu demek istedin: { $nearest }?
problem-bad-choice-nearest = “{ $typed }”, “{ $option }” için olmaz. Şunu mu demek istedin: { $nearest }? Olanlar: { $valid }
problem-bad-text = “{ $typed }”, “{ $option }” için olmaz: 1 ile { $max } arası karakter gerek.
problem-file-missing = { $example } için dosya gerek: birlikte gönder.
problem-file-too-large = Dosya çok büyük: en çok { $kilobytes } KB alırım.
problem-file-unavailable = Dosya bana ulaşmadı. Lütfen bir kez daha gönder.
problem-lone-file = “{ $typed }” tek başına bana pek bir şey demiyor. Onu, dosya alan bir komutla yanıtla: { $nearest }
problem-word = “{ $typed }” ile çekiliş yapamam: 1 ile { $max } arası harf, rakam, boşluk ve - _ . olur.
problem-level-and-opponent = Seviye zaten bir rakiptir. Birini seç: level=… ya da opponent=…
problem-length = “{ $typed }” uzunluk değil. first to 10, best of 9 (tek sayı) ya da endless dene; sayılar 1 ile { $max } arası.
problem-unknown-strategy = “{ $typed }” diye bir rakip bilmiyorum. Tanınmışlar: { $some }. Hepsi: /strategy list
problem-unknown-strategy-nearest = “{ $typed }” diye bir rakip bilmiyorum. Şunu mu demek istedin: { $nearest }? Hepsi: /strategy list
problem-unknown-parameter = { $family } için “{ $typed }” diye bir ayar yok. Olanlar: { $valid }
problem-bad-value = { $parameter } için “{ $typed }” olmaz. Olabilenler: { $valid }
problem-wrong-game = { $typed } bu oyunu oynamaz ({ $game }). Oynayanlar: { $some }. Hepsi: /strategy list
problem-frozen = { $name } botu işleten tarafından donduruldu, oynanmıyor: { $reason }

## Aksaklıklar
failure-unexpected = Benim tarafımda bir şey ters gitti, kaydı tutuldu. Sana ait hiçbir şey kaybolmadı; lütfen yine dene.
failure-busy = Kürenin önü şu an kalabalık. Hiçbir şey sayılmadı, hiçbir şey kaybolmadı: birazdan yine bas ya da yaz.
failure-store-unreachable = Belleğime şu an ulaşamıyorum. Hiçbir şey kaybolmadı: birazdan yine bas ya da yaz. Sayılmış bir hamle iki kez sayılmaz.
failure-store-newer = Geçmişini daha yeni bir sürümüm yazmış, dokunmayacağım. Bu botu işletenin onu güncellemesi gerek.
failure-store-key = Geçmişin bende olmayan bir anahtarla şifreli, dokunmayacağım. Bu botu işletenin STATE_KEY ayarlaması gerek.
failure-store-plain = Seninle ilgili hatırladıklarım şifreli değil, oysa olmalıydı; dokunmayacağım. Hiçbir şey kaybolmadı: bu botu işletenin kayıtlara bakması gerek.

## Botu işleteni bağlayan şey
fairness-brief = 🔮 Hamlem, sen seçmeden mühürlenir; tek bir taahhüt bütün zarlarımı on yıl bağlar. Not edilecek taahhüt bir dokunuş ötede.
fairness-title = 🔮 Neden sözüme güvenmen gerekmez
fairness-text =
    Hamlem, sen seçmeden önce bellidir; her mesaj onun mührünü taşır.
    Zarlarım günün gizli anahtarından, senin kendi komutundan ve istersen bir kelimenden çıkar. Tek bir taahhüt anahtarlarımı on yıl için belirledi; zarları ne ben seçebilirim ne sen.
    Üç gün sonra anahtarı açıklarım. O zaman herkes aynı zarları atabilir, hamlelerimi yeniden oynayıp karşılaştırabilir.
fairness-pledge = Taahhüdüm: { $pledge }, { $since } tarihinden beri. Bugün { $day }. gün, toplam { $days }. Bu satırı not et: elinde olan, bundan sonraki her maçı denetleyebilir.
fairness-follows = Önceki taahhüdümün devamıdır: { $pledge }. Ondan önceki maçlar için o geçerlidir.
fairness-key-none = Henüz açıklanmış anahtar yok. 1. günün anahtarı { $date } (UTC) tarihinde açıklanır.
fairness-key = { $day }. günün ({ $of }) anahtarı açıklandı, onunla birlikte önceki bütün günlerinki de. Sonraki { $date } (UTC) tarihinde açıklanır:
fairness-key-last = Son günün, { $day } ({ $of }), anahtarı açıklandı, onunla birlikte önceki bütün günlerinki de:
fairness-how = Bir maçı denetlemek için: sonunda “Doğrula” düğmesine bas, satırı kendi makinende bu taahhütle npm run -s gadalka -- verify komutuna ver. Burada söylediğim yalnız benim sözüm.

## Sınırlar: bir anda çok fazla
budget-press = Kristal küreme göre çok hızlı. { $wait } sonra yine yer açılır; oyunun bıraktığın yerde bekler.
budget-command = Bir anda bu kadar dilek. { $wait } sonra yine dinlerim; sana ait hiçbir şey kaybolmadı.
budget-picture = Fırçalarım kurusun. { $wait } sonra yine çizerim; gerisi sürüyor.
budget-hint = Kristal küre bile dinlenmek ister. { $wait } sonra yine ipucu var; bu arada oynayabilirsin.
budget-export = Dosyanı az önce birkaç kez kopyaladım. { $wait } sonra bir tane daha alabilirsin.
budget-trial = Bir anda bu kadar deneme. { $wait } sonra yine strateji denerim; bu arada oyun sürer.
budget-submission = Bir günde bu kadar dosya. { $wait } sonra bir tane daha okurum; o zamana dek evde deneyebilirsin.
budget-report = Bugün senden epey şey ilettim. { $wait } sonra yine dinlerim.
budget-tournament = Bir anda bu kadar turnuva. { $wait } sonra bir tane daha açabilirsin; olanlar sürer.
budget-brief = ⏳ { $wait }
budget-seconds = { $count } saniye
budget-minutes = { $count } dakika

## Kalan süre, cümle sonunda
clock-in = { $time } içinde
clock-two = { $first } { $second }
clock-soon = her an
clock-days = { $count } gün
clock-hours = { $count } sa
clock-minutes = { $count } dk
clock-seconds = { $count } sn

## Yardım, selam, gizlilik, veriler
help-brief = 🔮 Sana karşı oynar, nasıl seçtiğini öğrenirim: /rps. Arkadaşla düello: /duel. Her gün yeni: /daily. Gerisi bir dokunuş ötede.
help-title = 🔮 Yapabildiklerim
help-play = Oyna
help-friends = Arkadaşlarla
help-you = Senin hakkında
help-strategies = Stratejiler
help-fairness = Adil mi?
help-privacy = Gizlilik
start-title = 🔮 Ben Gadalka
start-text = Biraz zihin okurum. Bir oyun seç: nasıl seçtiğini öğrenir, gördüğümü söyler, hile yapmadığımı kanıtlarım.
start-mines = Mayın tarlası
privacy-title = Senden neler saklanıyor
settings-title = ⚙️ Ayarlar
settings-text = Bunu yalnız sen görüyorsun.
settings-you = Sen
settings-memory = Hakkında hatırladıklarım
settings-others = Seni kimler görüp meydan okuyabilir
settings-data = Verilerin
settings-here = { $kind ->
    [server] Bu sunucu
   *[group] Bu grup
  }
settings-name = Başka yerdeki ad
settings-name-here = Buradaki gibi
settings-name-hidden = Gizli
settings-name-word = Başka bir ad…
settings-link = Hesap bağla
settings-code = Kodum var
settings-show = Göster
settings-pause = Duraklat
settings-resume = Yine öğren
settings-off = Kapat
settings-forget = Unut…
settings-duels-on = Düellolarımdan öğren
settings-duels-off = Düellolardan değil
settings-share-on = Oyunumu paylaş…
settings-share-off = Paylaşmayı bırak
settings-ghost = Hayaletim
settings-level = Sonuçlarını ve profilini görenler: { $level }.
settings-visible = Beni kim görür
settings-block = Birini engelle
settings-blocked = Engellenen: { $count }
settings-export = İndir
settings-shared = Paylaştıklarım
privacy-brief =
    Bu platformdaki kimliğini, hamlelerini, nasıl bittiklerini ve burada ayarladıklarını saklarım.
    Mesajlarını saklamam. Adını yalnız düellodan sonra iki hafta ve görünmeyi kabul ettiğin yerlerde saklarım.
    Sen değiştirene kadar profilin gizlidir.
    Hepsi bu botu işletende kalır.
    İstediğin zaman indirebilir ya da silebilirsin.
privacy-text =
    Bu platformdaki kimliğin (id), oyunlarımızın hamleleri ve sonuçları; son maçların ayarları ve hamlelerimin tohumu da.
    Son oynadığın hafta ve ayda kazananı olan turlardan kaçını kazandığın, bir de o gün.
    Başkalarınca görülmeyi kabul edersen: ne zaman, nereye kadar, adın, o andan sonra nerede oynadığın. O zamana dek profilin gizlidir.
    Birinin seninle kendini karşılaştırmasına izin verirsen ya da bunu istersen: kim, ne zaman. Soru bir hafta sonra silinir.
    Başkaları seni anabilsin diye Telegram kullanıcı adın, 90 gün.
    İnsanlarla düelloların: iki tarafın hamleleri ve sonucu, iki hafta boyunca iki adla. Derecelilerden derecenin dayanağı.
    Son mayın tarlası tahtaların ve sonuçları; yarışlarda bir gün boyunca kimin yarıştığı.
    Kaydettiğin ya da gönderdiğin stratejiler, hayaletin: ne oldukları, sonuçları.
    Hesap bağlarsan: hangileri, hangi adlarla. Öteki platformlardaki adın.
    Ne zamandan beri düellolarından öğrendiğim ya da tarzını paylaştığın.
    Bunun dışında saklanmaz: adlar, mesajların, nerede ve ne zaman oynadığın.
    Hepsi bu botu işletende kalır, yalnız sana gösterilir.
data-export-title = Senden sakladığım her şey
data-export-text = Hamleler eskiden yeniye. Hâlâ açık olan maçın tohumu yok; sonraki hamlemi ele verirdi.
data-delete-title = Her şey silinsin mi?
data-delete-text = Bütün turların, toplamların, maçların, tahtaların, kayıtlı stratejilerin ve listelerdeki yerlerin gider, seni artık tanımam. Bunun geri dönüşü yok.
button-delete = Her şeyi sil
button-keep = Kalsın
data-delete-linked = Bağlı iki hesap da kapsanır: öteki platformdaki her şey, en son da bağ gider. Orası kalsın istersen önce /account unlink.
data-deleted = Gitti. Hiç tanışmadık.
data-nothing = Silinecek bir şey yoktu.
data-kept = Kaldı. Seni hâlâ tanıyorum.

## Birkaç platformda tek oyuncu
account-on-platform = { $platform ->
    [discord] (Discord)
    [telegram] (Telegram)
    [terminal] (terminal)
   *[other] (başka bir platform)
}
account-link-title = İki platformda tek oyuncu
account-link-code = Bunu { $minutes } dakika içinde öteki platformda, yine sana ait olan hesaptan yaz. Başka kimseye gösterme.
account-link-how = Sonra iki tarafa da, ötekinin adıyla, sorulur. Kod bir kez işler; { $tries } yanlış koddan sonra { $minutes } dakika dinlemem.
account-link-check = Kontrol et
account-link-cancel = Vazgeç
account-link-question = Bu hesap { $name } { $on } ile bağlansın mı?
account-link-means = Yalnız o da sensen. Geçmişler, modeller, profil, sıralamalar ve engeller tek oyuncunun olur; ikisi de çalışır. Hesaplardan birini elinde tutan, ikisinin de her şeyini dışa aktarıp silebilir. Yine ayırmak için: /account unlink
account-link-holds = Seni kim görebilir: { $here ->
    [nothing] burada bir şey seçmedin, oradaki seçimin geçerli
    [private] burada hiç kimseyi seçtin, ikisi için de bu geçerli
    [place] burada oynadığın yerleri seçtin; orada hiç kimseyi seçtiysen o geçerli
   *[everyone] burada herkesi seçtin; orada daha azını seçtiysen o geçerli
  }. Modeller ve meydan okumalar için daha sıkı ayar geçerli. Başka kimseye söylenmez.
account-link-yes = Bağla
account-link-no = Hayır
account-link-waiting = Evet dedin. Şimdi { $name } { $on } soruyu alıyor: benden bir mesajla, kodun altındaki “Kontrol et” ile ya da orada /account link ile.
account-linked = Bağlandı: bu hesap ve { $name } { $on } artık tek oyuncu.
account-link-declined = Reddedildi. Hiçbir şey bağlanmadı. Yeni kod için: /account link
account-link-refused = { $name } { $on } hayır dedi. Hiçbir şey bağlanmadı. Yeni kod için: /account link
account-link-lapsed = O kodun süresi doldu; kodlar on dakika yaşar. Yenisi için, iki platformun birinde: /account link
account-link-gone = O soru kapandı; hiçbir şey değişmedi. Durum: /account link
account-link-wrong = Böyle açık bir kod yok. { $left ->
    [0] { $minutes } dakika boyunca son denemeydi.
   *[other] { $left } deneme daha.
} Kod için, öteki platformda: /account link
account-link-own = Bu senin kendi kodun. Öteki platformda yaz; seni orada bulması gerek.
account-link-same-platform = O kod bu platformda üretildi. İki platformun hesaplarını, her birinden bir tane, birleştirir: ötekinde yaz.
account-link-too-many = Çok fazla yanlış kod. En geç { $minutes } dakika sonra yine dinlerim.
account-link-already = Bu hesap zaten bağlı. Başkasıyla bağlamak için önce ayır: /account unlink
account-link-busy = Az önce başka bir bağı onayladın. Önce onu yanıtla: /account link
account-unlink-title = Bu hesap { $name } { $on } ile ayrılsın mı?
account-unlink-text = Her biri orada oynanan turları ve kendi ayarlarını yanına alır. Hiçbir tur kaybolmaz.
account-unlink-yes = Ayır
account-unlink-no = Bağlı kalsın
account-unlink-kept = Hâlâ tek oyuncu.
account-unlinked = { $name } { $on } ile ayrıldı: yine iki oyuncu, her biri orada oynanan turlarla.
account-unlinked-none = Bu hesap hiçbiriyle bağlı değil.
account-name-nobody = { $platform ->
    [discord] Discord’da bir oyuncu
    [telegram] Telegram’da bir oyuncu
    [terminal] terminalde bir oyuncu
   *[other] başka yerde bir oyuncu
}
account-name-shown = Öteki platformlarda seninle oynayanlar seni “{ $name }” olarak görür.
account-name-hidden = Öteki platformlarda adın gizli: orada “{ $name }” olarak görünürsün.
account-name-bad = Ad, en çok { $max } karakterlik bir satırdır; tıklanacak bir şey olmaz: @, bağlantı ya da uzun sayı yok.

## Meydan okumalar
challenge-race = { $name }, { $caller } seni aynı tahtada yarışa çağırıyor. { $minutes } dakika içinde yanıtla.
challenge-question = { $name }, { $caller } sana bir şey soruyor.
challenge-retract = Geri al
challenge-declined = { $name } bu kez istemiyor. Sorduğun için teşekkürler, { $caller }.
challenge-retracted = { $caller } meydan okumayı geri aldı.
challenge-unanswered = { $name } zamanında yanıt vermedi, meydan okuma bitti.
challenge-declined-lately = { $name } az önce reddetti. Bir saat sonra yine sor.
challenge-too-many = Üç meydan okuman hâlâ açık. Yanıt bekle ya da birini geri al.
challenge-too-often = Bir saat için bu kadar meydan okuma yeter. Sonra yine dene.
challenge-lapsed = Bu meydan okuma artık açık değil.
challenge-over-accepted = Bu meydan okuma kabul edildi.
challenge-over-declined = Bu meydan okuma reddedildi.
challenge-over-retracted = Bu meydan okuma geri alındı.
challenge-not-challenged = Bunu yalnız { $name } yanıtlayabilir.
challenge-not-challenger = Bunu yalnız { $name } geri alabilir.
challenge-not-yours = Bu başkası için. Kendin meydan okuma almak istemiyorsan: /privacy
challenge-me = Ben mi? Seve seve, hem de hemen: /rps play
challenge-unseen = { $name } bu sohbeti görmüyor. İkinizin de olduğu bir grupta meydan oku.
challenge-left = { $name } burada değil, bunu göremez.
challenge-muted = { $name } meydan okuma kabul etmiyor.
challenge-muted-now = Bundan böyle kimse sana adınla meydan okuyamaz. Açık olanlar açık kalır. Yine kabul etmek için: /privacy challenges=on
challenge-mute-button = Çağrıları sustur
challenge-take-button = Çağrıları kabul et
challenge-setting-on = Başkaları seni adınla yarışa ya da karşılaştırmaya çağırabilir. Seni bir kez anarım, kabul eder ya da reddedersin.
challenge-setting-off = Meydan okuma almıyorsun: seni anan bunu öğrenir, hiçbir şey paylaşılmaz.
challenge-stored = Meydan okumaların zamanını ve sonucunu bir gün saklarım; almıyorsan, ne zamandan beri.

## Kiminle düello edilir
option-duel-whom = Kimi kastettiğin
choice-duels-everyone = herkesin
choice-duels-here = oynadığım yerdekilerin
choice-duels-nobody = kimsenin
duel-blocked = { $name } ile senin aranda artık düello yok; nedenini kimse söylemez. Açık olan açık kalır. Fikrin değişirse: /duel list
duel-unblocked = { $name } için engelin yok.
duel-block-self = Kendinden saklanılmaz. Başka birini an.
duel-block-bot = Botlar kimseden düello istemez.
duel-block-whom = Kimi? Onu an: /duel block @ad; ya da komutla bir mesajını yanıtla. Özel sohbetimizde kimse okumaz.
duel-block-full = En çok { $max } engel hatırlarım. Önce birini kaldır: /duel list
duels-blocked-nobody = Kimseyi engellemedin.
duels-blocked-line = { $name }, başlangıç: { $date }
duels-blocked-nameless = adını unuttuğum biri, başlangıç: { $date }
duels-button-unblock = Engeli kaldır: { $name }
duels-from-everyone = Herkesten düello kabul ediyorsun.
duels-from-here = Oynadığın yerlerdeki kişilerden düello kabul ediyorsun: bundan böyle oynadığını gördüğüm sunucular ve gruplar. Başka yerde düello kabul etmiyorsun.
duels-from-nobody = Kimseden düello kabul etmiyorsun. Sen yine isteyebilirsin.
duels-button-everyone = Herkesten
duels-button-here = Yerlerimden
duels-button-nobody = Kimseden
duels-stored = Düello için kimi engellediğin, kimin düellosunu kabul ettiğin; yalnız yerlerindekilerse o yerler. /duel list

## Profili kim görebilir
profile-privacy-title = 🔮 Sonuçlarını kim görebilir: { $level }
profile-privacy-done = 🔮 Bundan böyle: { $level }
profile-privacy-already = 🔮 Eskisi gibi: { $level }
profile-short-who = Kim neyi görür. “{ $nobody }”: yalnız sen. “{ $place }”: o sohbetlerdekiler adını, sonuçlarını ve profilini, bütün turlarından, görür. “{ $everyone }”: bana soran herkes, her platformda, aynısını görür.
profile-short-never = Asla içinde olmaz: tek tek hamlelerin ve başka hangi sohbetlerde oynadığın.
profile-short-undo = Geri almak için: istediğin an “{ $nobody }” seç. Bütün listelerden hemen çıkarsın; sohbetlerde paylaşılmış olan orada kalır.
profile-short-now-private = Adın hiçbir listede yok, profilin yalnız sana.
profile-short-now-place = Bundan böyle nerede maç bitirirsen, o sohbettekiler adını, sonuçlarını ve profilini, benimle oynadığın bütün turlardan, görür.
profile-short-now-everyone = Bana soran herkes, her yerde, adını, sonuçlarını ve profilini, benimle oynadığın bütün turlardan, görür.
profile-full-title = 🔮 Sonuçlarını kim görebilir: hepsi
profile-full-kept = Bunun için, kabul ettiğin sürece sakladıklarım: görünen adın, kabul ettiğin gün ve oynadığın yerler. /profile privacy private bunu kaldırır.
profile-read-all = Hepsini oku
profile-shows-private = Hiçbir listede yoksun, profilin yalnız sana. Maçları, oynandıkları sohbet görür. Seninle karşılaştırma isteyen önce sana sormak zorunda.
profile-shows-place = Maç bitirdiğin sunucular ve gruplar için, bir de bana orada soranlar için.
    – /leaderboard: adın, bana karşı kazandığın turların payı, kaç turdan olduğu ve yerin; kazananı olan { $needed } turdan sonra, oyun oyun, hafta, ay ve tüm zamanlar için.
    – /leaderboard of:duels: adın, dereceli düellolardaki derecen ve belirsizliği, bu düelloların sayısı ve yerin; beş ayrı rakipten sonra, oyun oyun, ay ve tüm zamanlar için.
    – /profile show: profilin. /profile compare: senin ve soranın nasıl oynadığı.
    – /profile map: adınla sen. /profile groups: sayıya girersin (Discord’da rollere göre; sorarım, saklamam).
    Hepsi, nerede oynarsan oyna, benimle oynadığın bütün turlardan.
profile-shows-everyone = Aynısı, ayrıca bütün oyuncuların listesinde yer alırsın ve adını anan görür: bana nerede olursa olsun soran herkes, hizmet verdiğim her platformda. Gruplar karşılaştırılırken öteki sohbetler seni adsız sayabilir.
profile-take-back = Görünen adın: { $name }; değiştirirsen o da değişir. Onu, kabul ettiğin günü ve oynadığın yerleri, kabul ettiğin sürece saklarım. İstediğin an geri al: /profile privacy private

## Turların bir kişi hakkında söyledikleri
trait-often = bütün hamlelerde: { $move }
trait-after-result = { $result ->
    [win] galibiyetten
    [loss] yenilgiden
   *[draw] beraberlikten
  } sonra: { $what }
trait-after-move = { MOVE($before, case: "instrumental") } { $result ->
    [win] galibiyetten
    [loss] yenilgiden
   *[draw] beraberlikten
  } sonra: { $move }
step-same = yine aynısı
step-other = başka bir hamle
step-beats = onu yenen
step-beaten = onun yendiği
step-like = { $from } → { $to } gibi bir adım
profile-title = 🔮 { $name }: { $game }
profile-title-people = 🔮 { $name }: { $game }, insanlarla düello
profile-title-all = 🔮 { $name }: { $game }, benimle ve düelloda
profile-duels-own = Bir kişinin nasıl düello ettiğine yalnız kendisi bakabilir: profilini açan, benimle oynadığı turları gösterir.
profile-often = { $kind ->
    [always] her seferinde
    [nearly] neredeyse her seferinde
   *[some] { $of } seferde { $times } kez
  }
profile-head-always-same = { $who ->
    [you] Ne olursa olsun hamlene bağlısın: { $often } tekrarlıyorsun.
   *[other] { $name } ne olursa olsun hamlesine bağlı: { $often } tekrarlıyor.
  }
profile-head-always-other = { $who ->
    [you] Yerinde durmuyorsun: ne olursa olsun { $often } hamleni değiştiriyorsun.
   *[other] { $name } yerinde durmuyor: ne olursa olsun { $often } hamlesini değiştiriyor.
  }
profile-head-win-same = { $who ->
    [you] Kazanandan vazgeçmiyorsun: galibiyetten sonra { $often } hamleni tekrarlıyorsun.
   *[other] { $name } kazanandan vazgeçmiyor: galibiyetten sonra { $often } hamlesini tekrarlıyor.
  }
profile-head-win-other = { $who ->
    [you] Galibiyetle yetinmiyorsun: ardından { $often } hamleni değiştiriyorsun.
   *[other] { $name } galibiyetle yetinmiyor: ardından { $often } hamlesini değiştiriyor.
  }
profile-head-loss-same = { $who ->
    [you] Geri adım atmıyorsun: yenilgiden sonra { $often } hamleni tekrarlıyorsun.
   *[other] { $name } geri adım atmıyor: yenilgiden sonra { $often } hamlesini tekrarlıyor.
  }
profile-head-loss-other = { $who ->
    [you] Kaybedeni bırakıyorsun: yenilgiden sonra { $often } hamleni değiştiriyorsun.
   *[other] { $name } kaybedeni bırakıyor: yenilgiden sonra { $often } hamlesini değiştiriyor.
  }
profile-head-draw-same = { $who ->
    [you] Beraberliğin geçmesini bekliyorsun: ardından { $often } hamleni tekrarlıyorsun.
   *[other] { $name } beraberliğin geçmesini bekliyor: ardından { $often } hamlesini tekrarlıyor.
  }
profile-head-draw-other = { $who ->
    [you] Beraberlik seni harekete geçiriyor: ardından { $often } hamleni değiştiriyorsun.
   *[other] { $name } beraberlikte harekete geçiyor: ardından { $often } hamlesini değiştiriyor.
  }
profile-head-rather = { $who ->
    [you] { $result ->
        [win] Galibiyetten
        [loss] Yenilgiden
       *[draw] Beraberlikten
      } sonra { $often } hamleni tekrarlıyorsun, şansın yapacağından çok.
   *[other] { $result ->
        [win] Galibiyetten
        [loss] Yenilgiden
       *[draw] Beraberlikten
      } sonra { $name } { $often } hamlesini tekrarlıyor, şansın yapacağından çok.
  }
profile-head-often = { $who ->
    [you] Bir favorin var: { $move }, { $often }.
   *[other] { $name } bir favori edinmiş: { $move }, { $often }.
  }
profile-head-reflex = { $who ->
    [you] Bir refleksin var: { MOVE($before, case: "instrumental") } { $result ->
        [win] galibiyetten
        [loss] yenilgiden
       *[draw] beraberlikten
      } sonra { $move } geliyor, { $often }.
   *[other] { $name } refleksle oynuyor: { MOVE($before, case: "instrumental") } { $result ->
        [win] galibiyetten
        [loss] yenilgiden
       *[draw] beraberlikten
      } sonra { $move } geliyor, { $often }.
  }
profile-head-way = { $who ->
    [you] Basit bir kural gibi oynuyorsun: { $way }.
   *[other] { $name } basit bir kural gibi oynuyor: { $way }.
  }
profile-head-read = { $who ->
    [you] Seni ele veren tek bir alışkanlık yok, yine de okunman bir paradan kolay.
   *[other] Ele veren tek bir alışkanlık yok, yine de { $name } bir paradan kolay okunuyor.
  }
profile-head-chance = { $who ->
    [you] Okunman bir para kadar zor: hiçbir alışkanlık seni ele vermiyor.
   *[other] { $name } bir para kadar zor okunuyor: ele veren bir alışkanlık yok.
  }
profile-head-early = { $who ->
    [you] Hakkında konuşmak için erken: henüz göze çarpan bir alışkanlık yok.
   *[other] { $name } hakkında konuşmak için erken: henüz göze çarpan bir alışkanlık yok.
  }
profile-nothing = Bundan henüz tur yok. Profilin tamamı için { $missing } tur gerek.
profile-record = { $rounds } tur: { $wins } galibiyet, { $draws } beraberlik, { $losses } yenilgi.
profile-streaks = En uzun seriler: { $wins } galibiyet, { $losses } yenilgi. Son seri: { $result ->
    [win] { $length } galibiyet
    [loss] { $length } yenilgi
   *[draw] { $length } beraberlik
  }.
profile-after = { $result ->
    [win] Galibiyetten
    [loss] Yenilgiden
   *[draw] Beraberlikten
  } sonra: { $shares }, toplam { $total }.
profile-share = { $what } %{ $percent } ({ $count })
profile-after-none = { $result ->
    [win] Galibiyetten
    [loss] Yenilgiden
   *[draw] Beraberlikten
  } sonra: henüz veri yok.
profile-habits = Göze çarpanlar:
profile-habit = – { $habit } %{ $percent }, { $total } seferde { $count }
profile-bits = Öngörülmezlik: hamle başına { $bits } bit, büyük olasılıkla { $from } ile { $to } arası. Saf şans: { $most }; kimsede fazlası yok.
profile-read = { $rounds } hamlede { $guessed } tanesini bildim: { $percent }. Şans { $chance } tutturur.
profile-likest = En çok benzediği: { $way } ({ $what }). O, { $rounds } hamleden { $agreed } tanesini yapardı; şans { $luck }.
profile-likest-none = Bildiğim basit tarzların hiçbirine benzemiyor.
profile-likest-constant = En çok benzediği: { $way }. O, { $rounds } hamleden { $agreed } tanesini yapardı; şans { $luck }.
like-copy = rakibin son hamlesi yine
like-rotation = her hamle sırayla
like-anti-rotation = hamleleri sırayla oynayanı yener
like-win-stay-lose-shift = kazananı tekrarlar, kaybedeni değiştirir
like-always-counter = rakibin son hamlesini yeneni oynar
like-always-counter-self = kendi son hamlesini yeneni oynar
like-frequency = rakibin favori hamlesini yeneni oynar
profile-kept = { $played } turdan en yeni { $kept } tanesi saklı; burada onlar sayıldı.
profile-details-title = 🔮 Bu profilin rakamları: { $game }
profile-details-how = Nasıl okunur. Bir bit, evet-hayır tek bir yanıt değerindedir: hamlede ne kadar az bit varsa öngörmesi o kadar kolaydır, 0 ise önceden bilirim. Az turda iki sınır birbirinden uzaktır.
    Bir alışkanlık, şans onu kırkta bir gösterecekse anlatılır; çoğuna bakarım, arada biri şans olabilir. Bilinen bir tarz, hamlelerin şanstan çok daha fazlasını yapacaksa ve rastgele biri onlardan birine yüzde birden seyrek bu kadar benzeyecekse anılır.
profile-details-closed = Bu rakamlar yalnız profili görebilenler için, o da burada açık değil.
profile-alt = Alışkanlıklar, { $name }, neyin ardından ne gelir: { $habits }. Öngörülen hamlelerin payı, her tura kadar: { $curve }.
profile-closed = Sana açık bir profil yok: { $name }. İkinizin nasıl oynadığını görmek için sor: /profile compare. Kendi profilini açmak için: /profile privacy
button-show-here = Burada göster
profile-show-lapsed = Neresi olduğunu artık bilmiyorum. Yine sor: { $command }
profile-shown-there = Sorduğun yerde gösterildi: { $game }
profile-not-shown-there = Orada paylaşamadım: { $game }. O sohbette yine sor ya da orada yazmama izin ver.
picture-next = sonraki hamle
picture-after = { $result ->
    [win] galibiyet
    [loss] yenilgi
   *[draw] beraberlik
  }: { $move }
picture-no-data = veri yok
picture-habits = Neyin ardından ne gelir
picture-rounds = { $rounds } tur, sayılarıyla; mavi şanstan sık, turuncu daha seyrek
picture-compared = Neyin ardından ne gelir, sayılarıyla; mavi şanstan sık, turuncu daha seyrek
picture-read = Bildiğim hamleler, 40’ar 40’ar; gri: şans
picture-round = tura kadar
picture-failed = Resim çizilemedi; sözlerin hepsi burada.

## Kişi seçeneği kimi anar
person-unknown = { $typed } kim, çıkaramadım. Birini @ad ile an ya da komutla bir mesajını yanıtla.
person-unknown-id = { $typed } hiçbir oyuncunun adı değil. Oyuncu şöyle anılır: terminal:anna ya da discord:700000000000000001
person-bot = Botların profili olmaz, benimki de bende kalsın.

## İki kişi karşılaştırılır
menu-compare = Oyunumuzu karşılaştır
compare-with-whom = Kiminle karşılaştıralım? Birini an ya da bir mesajını yanıtla: /profile compare @ad
compare-oneself = Bu sensin, kimse sana senden çok benzemez. Başka birini an.
compare-own-missing = Karşılaştırma için ikinizden de { $needed } tur gerek ({ $game }); sende { $missing } eksik.
compare-away = Şu an { $name } ulaşılamıyor: hiçbir şey sorulmadı. Sonra yine dene ya da ikinizin de olduğu bir grupta sor.
compare-lately = { $name } senden bir günden kısa süre önce soru aldı. Yarın yine sor ya da ikinizin de olduğu bir grupta.
compare-sent = { $name } soruyu, varsa, özel sohbetimizde alıyor: kimlerin benimle oynadığını kimseye söylemem. Yanıt bir hafta içinde buraya gelir. O zamana dek soruyu geri alabilirsin.
compare-noted = { $name } bunu henüz kabul etmedi. Sorun orada bir hafta bekler, /profile privacy altında. Kabul edilince aynı komutun karşılaştırmayı gösterir.
compare-waiting = { $name } soruyu aldı, daha yanıtlamadı.
compare-not-now = { $name } şimdilik istemiyor.
compare-too-many = Sorduğun birçok kişi daha yanıt vermedi. Onları bekle ya da bir soruyu geri al.
compare-ask-title = 🔮 { $target }, { $caller } ikinizin oyununu karşılaştırabilir mi?
compare-ask-text = İkinizi ne kadar okuduğumu ve nerede ayrıldığınızı { $seen ->
    [here] buradaki herkes görür
   *[both] ikiniz de görürsünüz
  }. { $caller }, sen geri alana dek yeniden karşılaştırabilir.
button-accept = Kabul et
button-decline = Reddet
button-retract = Soruyu geri al
compare-not-asked = Bu soru başkası için.
compare-not-asking = Soruyu yalnız soran geri alabilir.
compare-lapsed = Bu soru artık açık değil.
compare-retracted = { $name } soruyu geri aldı.
compare-declined = Bu kez karşılaştırma yok.
compare-answered = Bunu kabul ettin. Geri almak için: /profile privacy
compare-title = 🔮 { $a } ve { $b }: { $game }
compare-headline = 🔮 Okuduğum pay: { $a } { $percentA }, { $b } { $percentB }
compare-read = Okuduğum: { $roundsA } hamlede { $guessedA } ve { $roundsB } hamlede { $guessedB }; şans { $chance } tutturur.
compare-chance = { $verdict ->
    [chance] { $name } bir para kadar zor okunuyor.
   *[unsure] { $name }: bu hâlâ şans olabilir.
  }
compare-early = Henüz erken: her biriniz { $needed } tura ulaşınca nerede ayrıldığınızı söyleyebilirim.
compare-differ = İkiniz farklı oynuyorsunuz ama bunu tek başına gösteren bir alışkanlık yok.
compare-effect = Ne kadar farklı: 1 üzerinden { $effect }; { $roundsA } ve { $roundsB } turdan.
compare-differences = En çok ayrıldığınız yerler:
compare-difference = – { $habit }. { $a } %{ $percentA } ({ $totalA } seferde { $countA }), { $b } %{ $percentB } ({ $totalB } seferde { $countB })
compare-no-difference = Henüz bir fark bulunmadı.
compare-seed = İlk yayımlandığı hâliyle uzaklık, son { $context } hamle üzerinden: { $p }, en çok { $most }. Baktığı hamle sayısına göre: { $d }
compare-trust = Şans olabilir mi? Turlarınız karılıp ikinize yeniden dağıtılınca, 1000 dağıtımın { $count } tanesinde bu kadar fark çıkıyor (p = { $p }).
compare-details-title = 🔮 Bu karşılaştırmanın rakamları: { $game }
compare-details-difference = – { $habit }. { $totalA } seferde { $countA }, { $totalB } seferde { $countB } (p { $p })
compare-details-how = Nasıl okunur. Yan yana iki rakam, yukarıdaki mesajın sırasıyla, ikinizindir. Ne kadar farklı: 0 aynı, 1 ortak hiçbir şey yok; aynı kişi iki ayrı zamanda çoğunlukla 0,25 ile 0,60 arasında, iki kişi 0,63 ile 0,86 arasında çıkar.
    p, yalnız şansın ne sıklıkla bu kadarını yapacağıdır; alışkanlıklarda, çoğuna baktığım hesaba katılır. 0,05’e kadar nerede ayrıldığınızı, üstünde henüz fark bulamadığımı söylerim.
    Yayımlanan uzaklık herhangi iki kişi arasında tavana yaklaşır: bir geçmişi var, pek anlamı yok.
compare-details-closed = Bu karşılaştırma burada artık açık değil. Yeniden sor: /profile compare
compare-too-few = Karşılaştırmak için tur az: ikinizden de { $needed } gerek.
compare-missing = – { $name }: { $missing } eksik
compare-basis-agreed = { $name }, { $date } tarihinde kabul etti.
compare-basis-place = { $name } buradakilerin görmesine izin veriyor.
compare-basis-everyone = { $name } herkesin görmesine izin veriyor.
compare-alt = Neyin ardından ne gelir. { $a }: { $habitsA }. { $b }: { $habitsB }.
profile-asked = Yanıtını bekliyor; seninle karşılaştırma isteyenler:
profile-asked-by = – { $name }: { $game }, soru tarihi: { $date }
profile-asked-more = – ve { $count } kişi daha, bunlar yanıtlanınca
profile-asked-rules = Kabul edersen soran kişi, ikinizi ne sıklıkla okuduğumu ve en belirgin alışkanlıklarınızı, sayılar ve bir resimle görür: nerede oynanmış olursa olsun, benimle oynadığın bütün turlardan. Bir grupta kabul edersen oradaki herkes de görür. O andan sonra o kişi her oyunda, her sohbette yine karşılaştırabilir, sen geri alana dek: /profile privacy. Paylaşılan sohbette kalır. Soran, sorarak kabul etmiş olur ve soruyu geri alabilir. Yalnız sorulan kişi, bir hafta içinde yanıtlayabilir.
profile-asked-left = Hâlâ yanıtını bekleyen: { $count }. /profile privacy
button-accept-of = Kabul et: { $name }
button-decline-of = Reddet: { $name }
profile-agreements = Seninle karşılaştırma yapmasına izin verdiklerin:
profile-agreed-with = – { $name }, başlangıç: { $date }
button-take-back = Geri al: { $name }
profile-taken-back = { $name } artık seninle karşılaştırma yapamaz. Sohbetlerde paylaşılan orada kalır.
profile-not-agreed = Bu zaten geri alınmıştı.
profile-posted-stays = Artık kimse seninle karşılaştırma yapamaz, açık soruların geri alındı. Sohbetlerde paylaşılan orada kalır.

## Bir yerin haritası ve gruplar
landmark-random = saf şans
landmark-copy = taklitçi
landmark-rotation = sırayla
landmark-anti-rotation = sıraya karşı
landmark-win-stay-lose-shift = kazananı tutar
landmark-always-counter = son hamleyi yener
landmark-always-counter-self = kendi sonunu yener
landmark-frequency = favoriyi yener
landmark-constant = hep { $move }
map-title = Burada kimler benzer oynuyor: { $game }, { $count } oyuncu
map-subtitle = Yakın olan benzer. Yönlerin anlamı yok.
map-people = oyuncular
map-ways = bilinen tarzlar
map-alt = { $count } oyuncunun ve bilinen tarzların haritası. { $lines }
map-head = Burada en çok benzeyenler { $one } ve { $other }; en az benzeyenler { $first } ve { $second }.
map-line = { $name }: en yakını { $other }
map-line-way = { $name }: en yakını { $other }, tarzı “{ $way }”
map-line-alone = { $name }: tarzı “{ $way }”
map-line-none = { $name }: tarzı bildiğim hiçbirine benzemiyor
map-head-two = Bu haritada şimdilik yalnız iki kişi var.
map-more = … ve resimde { $count } kişi daha.
map-how = Nasıl okunur. Ayraç içinde: 0 aynı, 1 ortak hiçbir şey yok; her oyuncunun en yeni 1000 turundan. Bilinen bir tarz, hamlelerin şanstan çok daha fazlasını yapacaksa ve rastgele biri onlardan birine yüzde birden seyrek bu kadar benzeyecekse anılır; yanında kaç hamleyi yapacağı ve şansın kaçını yapacağı.
map-details-title = 🔮 Bu haritadaki uzaklıklar: { $game }
map-details-line = { $name }: { $other } ({ $distance })
map-details-way = { $line }; { $way }: { $rounds } hamleden { $agreed }, şans { $luck }
map-stress-good = Resim bu uzaklıkları iyi taşıyor (gerilim { $stress }).
map-stress-fair = Resim bu uzaklıkları biraz büküyor (gerilim { $stress }): daha çok sayılara güven.
map-stress-poor = Resim bu uzaklıkları epey büküyor (gerilim { $stress }): sayılara güven.
map-numbered = Resimde: { $list }
map-left = Burada daha eskiden oynamış { $count } oyuncu dışarıda bırakıldı.
map-short = { $count } oyuncunun turu henüz az.
map-join = Yalnız kabul edenler sayılır.
map-closed-meanwhile = Ben çizerken biri profilini kapattı. Yine sor.
map-alone-here = Harita bir grubun ya da sunucunun oyuncularını gösterir. Bana orada sor: /profile map
map-too-few = Harita için buradan profilini açmış, her biri { $rounds } turluk { $people } oyuncu gerek. Şimdilik: { $ready }. Turu henüz az olan: { $short }.
map-mine-private = Haritada yoksun: profilin gizli. Görünmek için: /profile privacy place, sonra burada bir maç bitir.
map-mine-not-here = Henüz haritada yoksun: burada bir maç bitir.
map-mine-missing = Henüz haritada yoksun: bu oyundan { $missing } tur daha, toplam { $needed }.
map-mine-ready = Sen hazırsın.
map-mine-people = En çok benzediklerin: { $list }.
map-mine-alone = Bu haritada başka kimse yok.
map-mine-ways = Tarzın: { $way }.
map-mine-no-way = Tarzın bildiğim hiçbirine benzemiyor.
habits-most = Burada en çok göze çarpan “{ $habit }”: { $share }; şansla { $luck } olurdu.
habits-none = Ortalamada burada şansın da yapmayacağı hiçbir şey göze çarpmıyor.
habits-counts = { $people } oyuncu, yaklaşık { $rounds } tur; herkes eşit sayılır. Ayraç içinde: şansla ne olurdu.
habits-too-few = Burada ortalama nasıl oynandığını, profilini açmış, her biri { $rounds } turluk { $needed } oyuncu olunca söylerim. Şimdilik: { $ready }.
groups-title = { $a } ve { $b }: { $game }
groups-differ = Bu iki grup farklı oynuyor.
groups-perhaps = Bu iki grup büyük olasılıkla farklı oynuyor.
groups-alike = Bu iki grubu oyunlarından ayırt edemiyorum.
groups-sizes = { $a }: { $first } oyuncu. { $b }: { $second } oyuncu.
groups-differences = En çok ayrıldıkları yerler, oyuncularının ortalamasıyla:
groups-difference = – { $habit }. { $a } %{ $first } ({ $firstPeople } oyuncudan), { $b } %{ $second } ({ $secondPeople } oyuncudan)
groups-no-difference = Şansın yapacağından fazla ayrılan tek bir alışkanlık yok.
groups-trust = Rastgele böyle iki gruba dağıtılsa, bu oyuncular 1000 seferde { $count } kez bu kadar ayrılırdı.
groups-both = İkisine de ait { $count } oyuncu ikisinde de sayılmadı.
groups-alt = Bilinen tarzlar arasında { $a } ({ $first }) ve { $b } ({ $second }) haritası. { $verdict }
groups-others = geri kalan herkes
groups-here = bu sohbet
groups-basis-roles = Bu sunucuda profilini açan oyuncular sayıldı. Rollerini Discord az önce söyledi; hiçbirini saklamam.
groups-basis-chats = Profilini açan oyuncular sayıldı: burada bu sohbete, orada herkese açanlar. Öteki sohbetin adları gösterilmez.
groups-too-few = Her grup için { $rounds } turu ve açık profili olan { $people } oyuncu gerek. Şimdilik { $a }: { $first }, { $b }: { $second }.
groups-alone-here = Gruplar bir grupta ya da sunucuda karşılaştırılır. Bana orada sor: /profile groups
groups-on-files = Kaydedilmiş kişilerin grupları, player, round, move, opponent_move sütunları ve grup için bir sütunu olan bir dosyadan karşılaştırılır:
groups-which-roles = Hangi gruplar? Bir rol an, geri kalan herkes değilse against= ardından bir tane daha: /profile groups
groups-which-chat = Hangi gruplar? Bununla karşılaştırmak için içinde olduğum başka bir sohbet an: /profile groups channel=@ad
groups-no-roles = Burada rol yok. Başka bir sohbet an: /profile groups channel=@ad
groups-unknown-role = O rolü bulamadım. Listeden seç.
groups-same-role = Bunlar iki grup değil. Herkeste olmayan bir rol seç, istersen bir tane daha.
groups-roles-closed = Discord burada kimin hangi rolü olduğunu söylemiyor: bu sunucunun üyesi değilim. Sunucuyu yöneten biri beni ekleyebilir.
groups-roles-away = Discord rolleri şu an söylemiyor. Yine dene.
groups-unknown-chat = O sohbeti bulamadım ya da içinde değilim.
groups-same-chat = O, bu sohbet. Başka birini an.

## Bir oyuncu hakkında bilinenler
model-title = 🔮 Hakkında bildiklerim: { $game }
model-missing = { $rounds ->
    [0] Henüz hiçbir turunu bilmiyorum.
   *[other] { $rounds } turunu biliyorum.
  } { $missing } tur daha olursa ne düşündüğümü söyleyebilirim.
model-rounds = { $rounds } turunu biliyorum. Düşündüğüm:
model-no-habits = göze çarpan alışkanlık yok; seni söze dökmek zor
model-habit = – { $habit }
habit-often = en çok { $move } oynuyorsun, { $total } seferde { $count }
habit-after-move = { MOVE($before, case: "instrumental") } { $result ->
    [win] kazandıktan
    [loss] kaybettikten
   *[draw] berabere kaldıktan
  } sonra { $same ->
    [yes] onu tekrarlıyorsun
   *[no] { MOVE($move, case: "dative") } geçiyorsun
  }, { $total } seferde { $count }
habit-after-result = { $result ->
    [win] galibiyetten
    [loss] yenilgiden
   *[draw] beraberlikten
  } sonra { $same ->
    [yes] hamleni tekrarlıyorsun
   *[no] hamleni değiştiriyorsun
  }, { $total } seferde { $count }
model-sure = Ne kadar eminim: son { $all } hamlenden { $right } tanesini doğru okurdum (şans: { $luck }); { $verdict }.
model-from = Nereden: şu an dayandığım bilginin %{ $own } kadarı senden, %{ $people } kadarı başkalarından.
# Botun okuyana kaybedebileceği: herkesin başladığı 8 puandan şu an $points.
model-account = { $state ->
    [lent] Sende { $points } puanı riske atıyorum: 8 puan benim, { $more } puan ise senin bana ödünç verdiğin.
    [begun] Sende 8 puanı riske atıyorum. Şans bir yana, hiç kimse hiçbir zaman 10 puandan fazla önüme geçemez.
    [less] Sende { $points } puanı riske atıyorum: başladığım 8 puanın gerisi senin.
    [spent] Artık sende hiçbir şeyi riske atmıyorum: şans bir yana, benden kazanılabilecek 10 puanın hepsi senin. Artık her hamlemi kurayla seçiyorum.
   *[read] Sende neredeyse hiçbir şeyi riske atmıyorum: 8 puanım senin oldu, biri beni okuyor olabilir. Birazını geri kazanana dek işi şansa bırakıyorum.
}
model-account-apart = Sana kaybedebileceğim, bağlı hesaplarının her biri için ayrı sayılır: bu, bu hesabınki.
model-mode-learning = { $since ->
    [1] Bütün turlarından öğreniyorum.
   *[other] { $since }. turundan beri öğreniyorum. Öncesi unutuldu.
  }
model-mode-frozen = { $since }. turundan beri donduruldu: bildiğimle okuyorum, yeni bir şey öğrenmiyorum.
model-mode-off = { $since }. turundan beri kapalı: rastgele oynuyorum, hiçbir şey öğrenmiyorum.
# Bildiğim turlardan burada bana karşı oynanmayanlar.
model-elsewhere = { $duels ->
    [0] Bunların { $link } tanesini öteki adınla oynadın.
   *[other] { $link ->
        [0] Bunların { $duels } tanesi düellolarından.
       *[other] Bunların { $duels } tanesi düellolarından, { $link } tanesini öteki adınla oynadın.
      }
  }
model-duels = Aramızda bir maç başlayınca düellolarından öğrenirim.
model-duels-not = İnsanlarla düellolarından hiçbir şey öğrenmiyorum.
model-duels-done = Anlaştık: sonraki maçımızdan başlayarak düellolarından öğrenirim, eskileri de dahil. Beni onlardan uzak tut: /model duels off
model-duels-already = Düellolarından zaten öğreniyorum. Beni onlardan uzak tut: /model duels off
model-duels-off = Tamam: düellolarının öğrettikleri unutuldu, artık onlardan öğrenmem. Aramızda açık bir maç vardıysa bekliyor: /rps continue
model-shares = Oyun tarzını paylaşıyorsun: birçok kişi arasında sayılıp yabancılarla başlarken bana yardım ediyor.
model-shares-not = Nasıl oynadığın aramızda kalıyor.
model-reset-title = Nasıl oynadığını unutayım mı?
model-reset-text = Şimdiye dek senden öğrendiğim her şeyi unutacağım ({ $game }). Turların, toplamların ve maçların kalır. Bunun geri dönüşü yok.
model-reset-ghost = Hayaletin { $ghost } bundan yapıldı, onunla birlikte geri çağrılır.
button-forget = Unut
model-reset-done = Unutuldu ({ $game }): seninle yeniden başlıyorum. Turların, toplamların ve maçların kalıyor.
model-reset-already = Unutulacak bir şey yok ({ $game }): hiçbir turunu bilmiyorum.
model-freeze-done = Donduruldu ({ $game }): bildiğimle okurum, yeni bir şey öğrenmem.
model-freeze-already = Zaten donmuş ({ $game }).
model-off-done = Kapalı ({ $game }): rastgele oynarım, hiçbir şey öğrenmem. Mühürlenmiş hamle yine oynanır.
model-off-already = Zaten kapalı ({ $game }).
model-on-done = Yine öğreniyorum ({ $game }). Bu arada oynadıklarını öğrenmem.
model-on-already = Zaten öğreniyorum ({ $game }).
model-share-title = 🔮 Oyun tarzını paylaşır mısın?
model-share-text =
    Aldığım: mayın tarlası dışındaki her oyunda, geçmiş ve gelecek turlarda hamlelerinin birbirini nasıl izlediği. En az { $others } kişininkine eklenir ve yalnız sayılar tutulur: ad yok, tek tek tur yok. Öğrenmem yasak olanı almam.
    Kim için: bu botu işleten için. Böyle sayılarla yabancılara, ilk turlarında, başlarım.
    Geri almak için: istediğin an /model share off ya da /data delete. Verdiğin, bir sonraki öğrenmede çıkarılır.
model-share-done = Teşekkürler: bir sonraki öğrenmeden başlayarak sayılıyorsun. Geri almak için: /model share off
model-share-already = Zaten paylaşıyorsun. Geri almak için: /model share off
model-share-old = Sorum o zamandan beri değişti. İşte yenisi: /model share
model-unshare-done = Geri alındı. Artık senden bir şey vermiyorum, verdiğin de bir sonraki öğrenmede çıkarılır.
button-share = Paylaş
button-share-keep = Bende kalsın
button-share-stop = Geri al

## Hayaletler: bir kişinin dondurulmuş oyun tarzı
ghost-title = 👻 Senin hayaletin mi? { $game }
ghost-text =
    Önce olandan sonra nasıl devam ettiğini, öğrenmeme izin olan { $rounds } turundan dondururum: içinde hiçbir tur saklanmaz, ama bir hayaletle binlerce tur oynayan, seni izlemiş gibi alışkanlıklarını öğrenir.
    Herkes onunla hemen karşılaşabilir: maçlarda, turnuvalarda ve ligde, { $named ->
        [yes] senin adından yapılmış bir adla.
       *[no] kimseyi ele vermeyen bir adla.
    }
    Onu istediğin an geri çağırabilirsin; o zaman hemen ve her yerde yok olur: /model ghost off
ghost-text-anew = Eskisinin yerini alır, eskisi geri çağrılır.
button-ghost-freeze = Dondur
button-ghost-keep = Boş ver
button-ghost-off = Geri çağır
ghost-kept = Öyleyse hayalet yok. Hiçbir şey değişmedi.
ghost-done-title = 👻 { $name } dolaşıyor
ghost-report-title = 👻 Hayaletin: { $name }
# $rounds: kaç turdan donduruldu
ghost-meet = { $game }, { $rounds } turundan. Onunla karşılaşmak için: opponent={ $name }
# Gelen hamlelere verdiği olasılık, yüzde.
ghost-stand-in = O zaman görmediği son { $rounds } hamleni %{ $ghost } ile öngördü; şans %{ $chance }, insanları tanıyıp seni tanımayan %{ $people }, sıradan bir ayna %{ $mirror }. { $verdict ->
    [yes] Yerini tutuyor.
   *[no] Yerini henüz pek tutmuyor: kolay öngörülmüyorsun.
  }
ghost-host-froze = Bu botu işleten onu oyundan çıkardı.
ghost-report-more = Bunu yalnız sen görürsün. Geri çağır: /model ghost off. Daha yeni turlardan: /model ghost anew
ghost-none = Hayaletin yok ({ $game }). Bir tane yap: /model ghost
ghost-off-done = Hayaletin gitti ({ $game }): artık kimse onunla karşılaşmaz, adı serbest.
ghost-off-duels = Hayaletin düellolarını biliyordu, o da geri çağrıldı.
ghost-old = Bu soru zaten yanıtlandı. Yine sor: /model ghost
ghost-full = Olabilecek kadar adın var. Önce birini bırak: /strategy mine
ghost-too-few = Hayalet için öğrenmeme izin olan { $needed } turun gerek. Bildiğim { $rounds } ({ $game }); { $missing } tane daha yeter.

## Mayın tarlası
command-mines = Mayın tarlası: tek başına, nedenini söyleyen ipuçlarıyla ya da yarışta
command-mines-play = Oyna; bir seviye ya da istediğin boyutu seç
command-mines-continue = Kenara konan bir tahtaya devam et
command-mines-watch = Bir stratejinin oyununu hamle hamle izle
command-mines-race = Sana ve birine aynı tahta: önce kim temizler?
command-mines-stats = Oyunların nasıl geçti
option-mines-level = Ne kadar büyük, ne kadar sık
option-mines-size = Sütun ve satır: 12x10
option-mines-mines = Kaç mayın
option-mines-noguess = Tahmin gerektirmeyen bir tahta
option-mines-board = Bir tahtanın kodu, aynısını oynamak için
option-mines-cells = Adıyla hücreler: B7 C8; önüne f gelirse bayrak: f D4
option-mines-user = Kime meydan okuduğun
choice-pocket = Cep: 5×5, 4 mayın
choice-small = Küçük: 8×8, 10 mayın
choice-beginner = Başlangıç: 9×9, 10 mayın
choice-intermediate = Orta: 16×16, 40 mayın
choice-expert = Uzman: 30×16, 99 mayın
choice-opening = bir alan açar
choice-safe = güvenlidir, o kadar
choice-yes = evet
choice-ghost-show = durumu
choice-ghost-anew = yeniden dondur
choice-ghost-off = geri çağır
choice-no = hayır
choice-exact = Kesin: mayınların her dizilişini sayar
choice-simple = Basit: en büyük sayı/kapalı hücre oranından kaçar
choice-random = Rastgele: herhangi bir hücre
mines-level-custom = Diğerleri
mines-title = 💣 Mayın tarlası { $width }×{ $height } · { $mines } mayın
mines-begin-opening = Herhangi bir hücreyi aç: o ve komşuları güvenli.
mines-begin-safe = Herhangi bir hücreyi aç: ilki güvenli.
mines-progress = 🚩 { $flags }/{ $mines } · { $left } güvenli hücre kaldı
mines-how-open = Basış açar. Mayınlarının hepsi bayraklı bir sayıda, çevresindeki kalanları açar.
mines-how-flag = Bayrak kipi: basış bayrak koyar ya da kaldırır.
mines-how-window = Tahtanın bir bölümünü seç.
mines-how-typed = Açmak için hücreyi yaz, bayrak için önüne f koy: b7, f c3
mines-won = 🎉 { $name } tahtayı temizledi, süre { $time }{ $hints ->
    [0] .
   *[other] , { $hints } ipucuyla.
  }
mines-lost = 💥 { $cell } mayınmış. { $name }, { $safe } hücreden { $cleared } tanesini temizlemişti.
mines-stopped = Yarıda bitti. { $name }, { $safe } hücreden { $cleared } tanesini temizlemişti.
continue-board = { $width }×{ $height } · { $left } güvenli hücre kaldı
continue-board-open = 💣 Hâlâ açık: { $board }
continue-board-question = Buna devam mı edelim, yenisine mi başlayalım? Bekleyebilir: tahtası saklanır.
continue-which-board = 💣 Hangi tahtaya devam edelim?
continue-board-waits = Önceki tahta seni bekliyor: { $board }.
continue-board-aside = 💣 Kenara kondu: { $board }
continue-board-kept = { $days } gün saklanır, saati işlemeye devam eder. Devam etmek için: düğme ya da /mines continue
continue-board-is-aside = Bu tahta kenarda duruyor; hiçbir şey açılmadı. “Devam” onu geri getirir.
continue-no-board = Bekleyen tahtan yok. Bir tane başlat: /mines play
continue-board-gone = O tahta artık saklı değil. Başka bir tane başlat: /mines play
button-new-board = Yeni tahta
mines-replaced = Başka bir oyun için kenara kondu. { $name }, { $safe } hücreden { $cleared } tanesini temizlemişti.
mines-word = “{ $word }” kelimesiyle
mines-redrawn = Günler geçti, bu tahtanın çekildiği anahtar açıklanmış olabilir. Açık hücre yoktu, şimdi başka bir tahta. İlk hücreni seç.
mines-told = Bu tahtanın çekildiği anahtar, onunla birlikte mayınlar da açıklanmış olabilir. Oynamaya devam et; sayılmaz.
mines-shared = Elden ele geçen bir tahta: { $code }. İstatistiğine sayılmaz.
button-flag-mode = Bayrak kipi
button-open-mode = Açma kipi
button-whole-board = Bütün tahta
button-hint = İpucu
button-play-again = Başka tahta
button-to-end = Sonuna kadar
button-race-play = Tahtamı oyna
button-race-standings = Puan durumu
mines-toast-won = Temiz! Her mayın yerindeydi.
mines-toast-lost = { $cell } mayınmış.
mines-toast-stopped = Yarıda bitti.
mines-toast-flag = { $cell }: bayrak
mines-toast-unflag = { $cell }: bayrak yok
mines-toast-open = { $cells ->
    [1] { $cell }: { $number }
   *[other] { $cell }: { $cells } hücre açıldı
  }
mines-open-already = { $cell } zaten açık.
mines-flagged = { $cell } bayraklı. Önce bayrağı kaldır: bayrak kipinde, ya da /mines ardından yaz: flag { $cell }
mines-flagged-typed = { $cell } bayraklı. Önce bayrağı kaldır: f { $cell }
mines-flags-differ = { $cell } üzerinde { $number } yazıyor. Çevresine o kadar bayrak koy, sonra kalanını açar.
mines-board-changed = O düğme çizildiğinden beri tahta değişti. Durum şöyle.
mines-over = Bu oyun bitti. Başka bir tane başlat: /mines play
mines-not-yours = O tahta başkasının. Seninki: /mines play
mines-none = Oyunun yok. Bir tane başlat: /mines play
mines-no-cell = Tahtada { $typed } hücresi yok. Hücreler A1 ile { $last } arası: sütun için harf, satır için sayı.
mines-which-cell = Hangi hücre? /mines ardından yaz: flag B7
mines-hint-safe = 💡 { $cell } güvenli: { $because }.
mines-hint-guess = 💡 Kesin bir şey yok. En iyi tahmin { $cell }: olası dizilişlerin %{ $risk } kadarında mayın.
mines-hint-first = 💡 Henüz açık hücre yok. { $cell } herhangi bir ilk hücre kadar güvenli.
mines-number-at = { $cell } hücresindeki { $number }
mines-because-numbers = { $count ->
    [1] { $numbers } başka yol bırakmıyor
   *[other] şunlar başka yol bırakmıyor: { $numbers }
  }
mines-because-numbers-total = mayın sayısıyla birlikte { $count ->
    [1] { $numbers } başka yol bırakmıyor
   *[other] şunlar başka yol bırakmıyor: { $numbers }
  }
mines-because-total-alone = mayın sayısı başka yol bırakmıyor
mines-because-first = henüz açık hücre yok
mines-because-lot = { $among } hücre arasından kurayla çekildi
mines-because-ratio = çevresindeki en büyük oran, %{ $ratio }, tahtadaki en küçüğü
mines-because-no-ratio = yakınında sayı yok; bunu %{ $ratio } sayıyor
mines-because-risk = kesin bir şey yok; dizilişlerin %{ $risk } kadarında mayın
mines-level-and-size = Ya seviye ya boyut seç.
mines-board-and-size = Tahtanın kodu boyutunu zaten söylüyor. Yalnız kodu ver.
mines-bad-size = “{ $typed }” boyut değil. Sütun ve satır yaz: 12x10
mines-bad-level = “{ $typed }” seviye değil. Olanlar: pocket, small, beginner, intermediate, expert.
mines-bad-code = “{ $typed }” tahta değil. Kod şuna benzer: 9x9-10-opening-k7f3q
mines-too-large = { $width }×{ $height } bir sohbet için çok büyük. En büyüğü { $most }.
mines-too-small = Tahtanın en az iki sütunu ve iki satırı olur.
mines-no-opening = { $width }×{ $height }, mayınsız bir alan için çok küçük. Daha büyük bir tahta al ya da start=safe yaz.
mines-bad-mines = { $mines } mayın sığmaz: { $width }×{ $height } tahtada, ilk hücre güvenli olsun diye, 1 ile { $most } arası olabilir.
mines-no-such-board = Böyle, tahmin gerektirmeyen bir tahta bulamadım. Daha az mayın işe yarar.
mines-watch-title = 👀 { $strategy } stratejisi oynuyor: { $width }×{ $height } · { $mines } mayın
mines-watch-begin = Henüz açık hücre yok. “Sonraki” ilk hamleyi gösterir.
mines-watch-move = Hamle { $move }, { $cell }: { $because }.
mines-watch-progress = { $safe } hücreden { $cleared } tanesi temiz.
mines-watch-won = 🎉 Temiz: { $safe } hücrenin hepsi.
mines-watch-lost = 💥 O bir mayındı. { $safe } hücreden { $cleared } tanesi temizlenmişti.
mines-watch-code = Kendin dene: { $code }
mines-race-title = 🏁 { $first } – { $second } · { $width }×{ $height }, { $mines } mayın
mines-race-how = İkinize aynı tahta, herkes kendi mesajında. Saatin sen başlayınca işler. Temizleyen kazanır, ikiniz de temizlerseniz hızlı olan; kimse temizleyemezse daha ileri giden.
mines-race-open = { $name }: daha bitmedi
mines-race-cleared = { $name }: { $time } sürede temiz
mines-race-fell = { $name }: { $safe } hücreden { $cleared }
mines-race-won = 🏆 Yarışı { $name } kazandı.
mines-race-level = Başa baş bitti.
mines-race-gone = Bu yarış unutuldu: bir gün geçti. Yenisini başlat: /mines race
mines-race-told = Bu tahtanın çekildiği anahtar, onunla birlikte mayınlar da açıklanmış olabilir. Yenisini başlat: /mines race
mines-race-not-yours = Bu yarış başka iki kişi arasında. Kendininkini başlat: /mines race
mines-race-played = Bu tahtayı oynadın.
mines-race-no-hints = Yarışta ipucu yok.
mines-race-whom = Kimi kastettiğini bilmiyorum. Listeden birini seç, onu an ya da bir mesajını /mines race ile yanıtla.
mines-race-nobody = Burada yarışacak başka kimse yok. Discord ve Telegram’da var.
mines-race-bot = Botlar düğmeye basmaz. Bir insana meydan oku; ya da bir stratejiyi izle: /mines watch
mines-race-self = Kendine karşı hep kazanırsın. Başka birine meydan oku.
alt-board = Tahta { $width }×{ $height }: { $open } açık hücre, { $flags } bayrak, { $mines } mayın.
alt-board-numbers = Açık sayılar: { $list }.
alt-board-number = { $count ->
    [1] bir kez
    [2] iki kez
   *[other] { $count } kez
  } { $number }
alt-board-mark = İşaretli: { $cell }.
alt-board-frame = Çerçeveli: { $first } ile { $last } arası.
mines-proof-title = Dürüstlük kanıtı, tahta { $session }
mines-proof-seal = Mayınlar { $seal } mührünü veriyor. Aynısı bu tahtanın her mesajında, ilkinde de, durmalı.
mines-proof-fit = Mayınlar günün anahtarından çıkıyor, { $date }: onları seçemezdim.
mines-proof-not-told = Şu günün anahtarından çekildiler: { $date }. Onu { $when } tarihinde açıklarım; o zaman herkes onları seçemeyeceğimi görür.
mines-proof-differ = Mayınlar günün anahtarından çıkmıyor, { $date }. Bu tahtaya güvenme; bu botu işletene haber ver.
mines-proof-no-key = Bu satırdaki günün anahtarı, taahhüdünün anahtarlarından değil; çekilişi denetlemedim. Ona güvenme.
mines-proof-anew = { $date } tarihinde, henüz açık hücre yokken, yeniden çekildi. Öyle değilse güvenme.
mines-proof-word = Kelimen çekilişe girdi: { $word }
mines-proof-first = Bu çekilişin verdiği tahtalardan, tahmin gerektirmeyen ilki bu.
mines-proof-another = Bu çekilişin verdiği tahtalardan, tahmin gerektirmeyen ilki bu değil. Ona güvenme; bu botu işletene haber ver.
mines-proof-not-searched = Çekilişinin tahmin gerektirmeyen ilki mi, bakmadım. npm run -s gadalka -- verify bakar.
mines-proof-signed = Benim imzam; taahhüdüm { $pledge }.
mines-proof-signed-other = Başka bir yerde imzalanmış, taahhüdü { $pledge }.
mines-proof-forged = İmzası sahte. Güvenme.
mines-proof-how = Evde, bir Gadalka kopyası ve not ettiğin taahhütle: npm run -s gadalka -- verify "…" --pledge "…"
mines-proof-formula = Mühür, “{ $text }” metninin SHA-256 özetinin başıdır. Tahtanın tohumu, “{ $drawn }” metninin günün anahtarıyla HMAC-SHA-256 değeridir; mod 36^12, 36 tabanında.
mines-proof-not-yet = Bu tahta bitmedi, mührü kapalı kalır. Sonunda açılır.
mines-proof-race = Herkes bitirmedi, bu tahtanın mührü kapalı kalır.
mines-proof-none = Kanıtı olan bitmiş bir tahtan yok; elden ele geçen tahtaların kanıtı olmaz. Bir tane oyna: /mines play
mines-proof-unreadable = Bu bir tahtanın kanıt satırı değil. O gdb1. ile başlar ve biten bir tahtanın “Doğrula” düğmesinden gelir.
mines-stats-title = 💣 Mayın tarlası oyunların
mines-stats-board = tahta
mines-stats-best = en iyi
mines-stats-games = oyun
mines-stats-wins = kazanılan
mines-stats-streak = İpuçsuz üst üste galibiyet: şimdi { $now }, en çok { $most }.
mines-stats-what = En iyi süreler ipuçsuz olanlardır. Bırakılan oyunlar kazanılmamış sayılır; elden ele geçen tahtalar sayılmaz. Tahminsiz tahtalar ve yarışlar “Diğerleri” altındadır.
mines-stats-none = Henüz biten oyun yok. Bir tane başlat: /mines play

## Günün bilmecesi
command-daily = Her gün sana çekilen bir zihin ve herkese aynı bir tahta
command-daily-today = Bugünün bilmecesi ve durumun
option-daily-time = ne zaman, örneğin 19:00; off yazarsan hatırlatma biter
option-daily-zone = kimin saati: Istanbul gibi bir şehir ya da utc+3
place-daily = Günün bilmecesi
# Sayı günleri sayar; Gadalka botun adıdır.
daily-title = 🔮 Gadalka { $number } · { $date }
daily-mind-title = 🔮 Gadalka { $number } · günün zihni
daily-today-mind-open = Zihin: 20 tur, daha başlanmadı.
daily-today-mind-going = Zihin: { $won } : { $lost }, sırada tur { $round }/{ $of }.
daily-today-mind-done = Zihin: { $won } : { $lost }.
daily-today-board-open = Tahta: 9×9, daha başlanmadı.
daily-today-board-going = Tahta: sürüyor.
daily-today-board-won = Tahta: temiz, süre { $time }{ $hints ->
    [0] {""}
   *[other] , { $hints } ipucu dahil
}.
daily-today-board-lost = Tahta: bu kez temizlenmedi.
# Geri sayan bir süreden önce: “5 sa içinde”.
daily-next = Sonrakiler gelir:
daily-invite = 🔮 Gadalka { $number }: bugün herkese bir rakip ve bir tahta.{ $count ->
    [0] {""}
   *[other] {" "}Burada şimdiden oynayan: { $count }.
  }
# Düğmeler.
button-daily-mind = Zihin
button-daily-board = Tahta
button-daily-yesterday = Dün
button-daily-top = En iyiler
button-daily-play = Oyna
button-daily-remind = Bana hatırlat
button-daily-share = Paylaş
button-daily-go-on = Devam
daily-mind-first = Bugünün zihni yalnızca sana çekildi. Nasıl seçtiğini bul, onu yen: 20 tur, tek deneme.
daily-mind-score = Sen { $won } : { $lost } · tur { $round }/{ $of }
daily-round-won = Sen { $yours } · zihin { $its } → puan senin
daily-round-lost = Sen { $yours } · zihin { $its } → puanı zihin aldı
daily-round-drawn = Sen { $yours } · zihin { $its } → berabere
daily-round-toast = { $last } · { $won } : { $lost }
# Bir işaret sırasının ardında, strip-yours yanında.
daily-row-its = ← zihninkiler
daily-mind-end = 🔮 Günün zihnine karşı { $won } : { $lost }
daily-mind-cut = O günün anahtarı açıklanmak üzere, bu deneme olduğu gibi biter.
daily-mind-cut-end = 🔮 Günün zihnine karşı { $won } : { $lost }, { $rounds } turdan sonra
daily-mind-over = O deneme bitti; hiçbir şey sayılmadı.
daily-not-yours = O düğmeler başkasının. Seninkiler: /daily
daily-old-button = O düğme başka bir günden. Bugünkü: /daily
daily-gone = O deneme artık saklı değil. Bugünkü: /daily
daily-no-puzzle = Bu günün bilmecesini çekeceğim bir şey yok. Yarın yine gel.
# Günün zihni kimdi: kuralı neydi, geçmişte.
daily-rule-after-won = Kazandığı bir turdan sonra { $step ->
    [0] hamlesini korurdu
    [1] o hamlenin yendiğini oynardı
   *[other] o hamleyi yeneni oynardı
}.
daily-rule-after-drawn = Beraberlikten sonra { $step ->
    [0] hamlesini korurdu
    [1] o hamlenin yendiğini oynardı
   *[other] o hamleyi yeneni oynardı
}.
daily-rule-after-lost = Kaybettiği bir turdan sonra { $step ->
    [0] hamlesini korurdu
    [1] o hamlenin yendiğini oynardı
   *[other] o hamleyi yeneni oynardı
}.
daily-rule-copy = Senin son hamleni yinelerdi.
daily-rule-always-counter = Son hamleni yeneni oynardı.
daily-rule-anti-rotation = Taş, kâğıt, makas diye sırayla gitmeni bekler, sonraki adımı yenerdi: yani son hamlenin yendiğini oynardı.
daily-rule-rotation = Sen ne yaparsan yap, taş, kâğıt, makas diye sırayla giderdi.
daily-rule-win-stay = Kazanan hamleyi korur, yenilgiden sonra başka birini seçerdi. Beraberlikten sonra { $draw ->
    [stay] hamlesini korurdu
   *[shift] yine başka birini seçerdi
}.
daily-rule-frequency = En çok seçtiğin hamleyi yeneni oynardı{ $decay ->
    [1] {""}
   *[other] ; en yeni turlar daha ağır sayılırdı
}.
daily-rule-mupn = { $side ->
    [own] Kendi oynadığı
   *[opponent] Senin oynadığın
} aynı hamleden sonra son kez ne yaptığını hatırlar, onu yenerdi.
daily-rule-de-bruijn = Her üç turda her hamleyi bir kez, rastgele sırayla oynardı. Yani üçüncüsü kesindi.
daily-seen = { $count ->
    [1] Şu turda görüldü: { $rounds }.
   *[other] Şu turlarda görüldü: { $rounds }.
}
# İnsanların kopyalayıp arkadaşlarına yolladığı satırlar; hiçbir hamleyi ele vermez.
daily-strip = Gadalka { $number }
daily-strip-mind = Gadalka { $number } · { $won }:{ $lost }
daily-strip-board = 💣 { $time }{ $hints ->
    [0] {""}
   *[other] , { $hints } ipucu
}
daily-strip-board-lost = 💣 💥
daily-share-by = { $name } · günün bilmecesi
daily-share-copy = Kopyalamak ya da iletmek için. Hiçbir hamleyi ele vermez.
daily-card-call = Her gün yenisi: /daily
daily-card-alt = Gadalka { $number }: { $won } tur kazanıldı, { $lost } kaybedildi. Tur tur: { $results }.
daily-card-alt-board = Gadalka { $number }. Günün tahtası: { $board }
daily-word-won = galibiyet
daily-word-lost = yenilgi
daily-word-drawn = beraberlik
daily-yesterday-title = 🔮 Gadalka { $number }: yanıtlar
daily-yesterday-none = O günden bende bir şey yok: kimse bilmecesini istemedi.
# Geri sayan bir süreden önce: “5 sa içinde”.
daily-yesterday-soon = Başkaları hâlâ uğraşıyor olabilir. Yanıtlar açıklanır:
daily-yesterday-open = Denemen açık: sırada tur { $round }/{ $of }.
daily-yesterday-ahead = Adı anılabilen { $all } kişiden { $ahead } kişi, kaybettiğinden çok tur kazandı.
daily-proof-later = O günün anahtarı { $date } tarihinde açıklanır. O zaman herkes hepsini yeniden çekebilir.
daily-proof-told = { $date } gününün anahtarı açıklandı: Gadalka kopyası olan herkes o günü yeniden çekebilir.

## Günün tahtası ve günün sıralamaları
# { $number } günleri sayar: Gadalka 326
daily-board-title = 💣 Gadalka { $number } · günün tahtası
mines-daily-how = O gün herkese aynı, tahmin gerektirmez. Bir ipucu on saniyeye mal olur. “Bitir” tek denemeni bitirir.
mines-daily-over = Kodu yanıtlarla açıklanır, ertesi gün 03:00 UTC’den sonra: /daily yesterday
mines-daily-closed = Bu tahtanın yanıtları çoktan açıklandı, olduğu gibi bitti. Bugünkü: /daily board
# { $on }: account-on-platform, örneğin “(Discord)”
daily-board-elsewhere = Bugünün tahtasına başka yerde { $on } başladın, orada sürüyor: { $left } güvenli hücre kaldı.
daily-board-parted = Bugünün tahtasına, o zaman senin olan bir hesaptan başlandı. Yarın yenisi var.
daily-used = Bugünkü denemene verilerin silinmeden başlandı. Yarın yenisi var.
daily-board-second = Bu tahtaya, hesapların bağlanmadan iki kez başladın. Önce başlayan deneme sayılır.
daily-board-none = Bugünün tahtasını kuramıyorum. Sonra yine sor: deneme hakkın duruyor.
daily-board-busy = Bugünün tahtası daha kurulmadı: bir anda çok fazla. Deneme hakkın duruyor; birazdan yine sor.
daily-board-score = İpuçlarıyla şöyle sayılır: { $time }.
daily-board-late = Yanıtlar açıklandıktan sonra bitti, o yüzden günün hiçbir sıralamasında yok.
daily-board-was-won = 🎉 Temiz, süre { $time }{ $hints ->
    [0] .
   *[other] , { $hints } ipucuyla.
  }
daily-board-was-lost = 💥 Bir mayın bitirdi.
daily-board-was-stopped = Sonundan önce bırakıldı.
# Dünün çözülmüş tahtasının altında
daily-board-told = Yine oynamak ya da elden ele geçirmek için: /mines play board={ $code }
daily-top-title = 🏆 Gadalka { $number }
# İkisi de bir başlığın parçası ve düğme
daily-top-mind = Zihin
daily-top-board = Tahta
button-daily-today = Bugün
# Sütun başlıkları: kazanılan ve kaybedilen turlar; dakika ve saniye
daily-top-score = skor
daily-top-time = süre
daily-top-nobody-mind = Bu listede henüz kimse yok. Günün zihniyle oyna: /daily mind
daily-top-nobody-board = Bu listede henüz kimse yok. Günün tahtasını temizle: /daily board
# Ardından kalan süre gelir, örneğin “6 sa 12 dk içinde”
daily-top-ends = Sonraki bilmece başlar:
daily-top-told = Sonuçlar yanıtlar açıklanana dek alınır:
daily-top-place = { $scope ->
    [here] Buradaki yerin: { $place }/{ $count }.
    [last] Son oynadığın yerdeki yerin: { $place }/{ $count }.
   *[everywhere] Her yerdeki yerin: { $place }/{ $count }.
  }
daily-top-none = Bu listede sonucun yok. Zihin sonuna dek oynanınca, tahta temizlenince sayılır.
daily-top-private = Sonucun: { $result }. Henüz hiçbir listede değilsin.
daily-unlisted = Hiçbir listede değilsin: nasıl gittiğini başka kimse görmez.
daily-top-place-only = Sonucun: { $result }. Yalnız oynadığın yerde görünüyorsun. Bu listede de olmak için: /profile privacy everyone
daily-top-not-here = Sonucun: { $result }. Buranın listesinde olmak için burada bir kez /daily yaz.
## Üst üste günler ve günün bilmecesi için hatırlatmalar
# Denemenin sonunda: üst üste oynanan günler, bugün dahil.
streak-day = { $days ->
    [1] Serinin ilk günü
   *[other] Üst üste { $days }. gün
}
# /daily içinde, bugün hâlâ açıkken.
streak-so-far = Şimdiye dek üst üste { $days } gün
# İkisinden birinin ve bir noktanın ardından.
streak-forgiven = bu hafta kaçan bir gün bağışlandı
# Profilde; $current 0 olabilir.
streak-profile = Günün bilmecesi, üst üste gün: şimdi { $current }, en çok { $longest }
remind-message = 🔮 Bugün için yeni bir zihin ve yeni bir tahta hazır.
remind-last = Bu, üst üste oyunsuz geçen üçüncüsüydü, artık susuyorum. Yeni hatırlatma: /daily remind
# Hatırlatmanın durumuna dair satırlar.
remind-on = Hatırlatman: { $time } ({ $zone }).
remind-ended = Hatırlatma almıyorsun. Yine almak için: /daily remind 19:00
remind-ended-refused = Hatırlatman bitti: sana özelden yazamadım. Benimle özel sohbet aç, sonra yine iste: /daily remind 19:00
remind-ended-unanswered = Hatırlatman, üst üste üç oyunsuz hatırlatmadan sonra bitti. Yine almak için: /daily remind 19:00
remind-none = Hatırlatman yok. Bir saat ve şehirle iste: /daily remind 19:00 Istanbul
remind-how = Sana özelden, günde bir kez, oynadığın günler dışında yazarım.
remind-title = 🔔 Hatırlatman
remind-which = Ne zaman? Bir şehir söylemedikçe saatler UTC.
remind-zone-how = Şehir söylemedin, bu yüzden UTC. Söylemek için: /daily remind 19:00 Istanbul
remind-bad-time = “{ $typed }” bildiğim bir saat değil. Şöyle de: 19:00, 7:30 pm ya da off.
remind-no-notifications = Terminal seni çağıramaz. Hatırlatmayı Discord ya da Telegram’da iste.
remind-cannot-write = Sana özelden yazamıyorum. Önce benimle özel sohbet aç, sonra yine iste.
# Düğmeler.
button-remind-play = Bugünün bilmecesi
button-remind-end = Hatırlatmayı bitir
button-remind-time = Başka saat
button-remind-zone = Şehrim

## Kilometre taşları: yapmaya değer olup yapılanlar
# Bir yanıtın altında küçük harfle, bir kez.
milestone-told = 🏅 Bir kilometre taşı: { $title }.
# Birkaçı bir arada; $count 2 ya da daha çok.
milestones-told = 🏅 { $count } kilometre taşı. Bak: /profile
# Sahibinin profilinde: başlık ve ne zaman kazanıldığı.
milestone-earned = 🏅 { $title } · { $date }
milestones-count = Kilometre taşları: { $count }/{ $all }
# Aşağıdaki, -how ile biten satırların başlığı.
milestones-open = Hâlâ açık:
button-milestones = Kilometre taşları
milestone-seal = açılan bir mühür
milestone-seal-how = · bir maçının ya da tahtanın mühürlerini aç: “Doğrula”
milestone-rotation = bozulan bir sıra
milestone-rotation-how = · hamleleri sırayla oynayan birini yen ya da bir maçın ortasında bunu kendin bırak
milestone-levels = yenilen her seviye
milestone-levels-how = · her seviyeye karşı beş ya da daha çok puanlık bir maç kazan
milestone-unread = kapalı bir kitap
milestone-unread-how = · bir maçın ilk yüz seferinde şanstan daha sık okunma
milestone-expert = tahminsiz bir uzman
milestone-expert-how = · tahmin gerektirmeyen bir uzman tahtasını ipuçsuz temizle
milestone-duel = sonuna dek bir düello
milestone-duel-how = · bir düelloyu sonuna dek oyna
milestone-upset = daha güçlü birine karşı zafer
milestone-upset-how = · derecesi daha yüksek birine karşı dereceli düello kazan
milestone-compared = yan yana iki profil
milestone-compared-how = · ikiniz de kabul edince biriyle profil karşılaştır
milestone-tournament = kendi savaşçın
milestone-tournament-how = · kendi stratejinle bir turnuvaya gir
milestone-mind = okunan bir zihin
milestone-mind-how = · günün zihnini sekiz ya da daha çok puan farkla yen
milestone-board = tertemiz bir tahta
milestone-board-how = · günün tahtasını ipuçsuz temizle
milestone-week = yedi gün
milestone-week-how = · günün bilmecesini yedi gün üst üste oyna
# Profilini açanların kabul ettiği metinde.
profile-shows-milestones = Profilin nerede açıksa, kilometre taşların ve üst üste günlerin de orada görünür.

## Sayfada giriş
web-sign-in-invalid = Bu giriş geçerli değil. Sayfayı sohbetten yeniden aç.
web-sign-in-old = Bu giriş çok eski. Sayfayı sohbetten yeniden aç.
web-sign-in-unavailable = Girişin şu an denetlenemiyor. Lütfen birazdan yeniden dene.

## Turnuvalar
command-tournament = Strateji turnuvaları, arka planda oynanır
command-tournament-show = Buradaki turnuva ve yapabileceğin her şey
command-tournament-create = Burada bir turnuva aç
command-leaderboard = Turnuvaların en iyi stratejileri, bana karşı oyuncular ya da düellodaki insanlar
option-leaderboard-of = turnuva stratejileri, bana karşı oyuncular ya da düellolar; demezsen stratejiler
option-leaderboard-scope = bu sunucu ya da grup, ya da her yer; demezsen burası
option-leaderboard-period = bu hafta, bu ay ya da tüm zamanlar; demezsen tüm zamanlar
choice-strategies = stratejiler
choice-players = oyuncular
choice-duels = düellolar
choice-here = burada
choice-everywhere = her yerde
choice-week = bu hafta
choice-month = bu ay
choice-all = tüm zamanlar
command-profile = Nasıl oynadığın, başkalarının nasıl oynadığı ve kimin görebileceği
command-profile-show = Turlarının senin için söylediği: alışkanlıklar, seriler, ne kadar öngörülebildiğin
command-profile-compare = Birisiyle ne kadar benzer oynuyorsunuz; önce ona sorulur
option-profile-user = başka biri; demezsen sen
choice-opponents-bot = benimle
choice-opponents-people = insanlarla düello
choice-opponents-all = ikisi birden
option-profile-other = kiminle
command-profile-map = Burada kimler benzer oynuyor, bilinen tarzlar arasında
option-groups-role = bir rol
option-groups-channel = bununla karşılaştırılacak başka bir sohbet
choice-private = kimse
choice-place = oynadığın yerdekiler
choice-everyone = herkes
option-system = kim kiminle karşılaşır; demezsen swiss
option-rounds = İsviçre turnuvasında tur, 1 ile 30 arası
option-match = her maçın turu, 10 ile 2000 arası; demezsen 1000
option-entrant = kim oynar: bir strateji, ayarlarıyla da olur (markov:order=3), ya da kayıtlı bir ad
system-round-robin = Herkes herkesle
system-olympic = Eleme
system-olympic-matches = Maç sayısıyla eleme
system-recursive = Bütün yerler için eleme
system-recursive-matches = Bütün yerler için maç sayısıyla eleme
system-swiss = İsviçre sistemi
tournament-title = { $system } · { $game }
tournament-created = { $name } bir strateji turnuvası açtı.
tournament-joined = { $entrant } katıldı. Şimdilik katılan: { $count }.
tournament-started = Başlıyor: { $count } katılımcı, maçlar { $match } turluk. Gidişatı mesajı gösterir, sonunu ben paylaşırım.
tournament-cancelled = { $name } turnuvayı iptal etti. Oynananlar sayılmaz.
tournament-open = Açık. { $count ->
    [0] Henüz katılan yok.
   *[other] Şimdilik katılan: { $count }.
  }
tournament-running = Tur { $round } oynanıyor: { $planned } maçtan { $played } tanesi bitti.
tournament-last = Bitti. Birinci: { $names }
tournament-won = { $count ->
    [1] Birinci: { $names }
   *[other] Birinciliği paylaşanlar: { $names }
  }
tournament-picture = Çubuklarla puanlar. { $title }: { $places }
tournament-cross-alt = Çapraz tablo. { $title }. Yerler ve puanlar: { $places }
tournament-cross-how = Satır sütuna karşı: 1 galibiyet, ½ beraberlik, 0 yenilgi
tournament-cross-empty = boş: karşılaşmadılar
tournament-cross-forfeit = hükmen
tournament-cross-rest = bay
tournament-cross-round = Tur { $round }
tournament-rounds-how = Kim kimlerle karşılaştı: + galibiyet, – yenilgi
option-league-name = ligden bir katılımcı
choice-league = lig
button-league-matrix = Kim kimi yener
button-league-table = Bütün tablo
button-league-entrant = Bir katılımcı
league-title = 🏟️ Lig · { $game } · { $season }
league-head = { $name } önde{ $count ->
    [1] , henüz rakibi yok.
   *[other] , şimdilik { $count } katılımcı var.
  }
league-head-over = { $name } ayı kazandı.
league-of-hundred = 100’de
league-legend = ° benimkilerden. Öndeki sayı: ay başka zarlarla yeniden oynansa 100’de 95 kez bitireceği yer. Sondaki: yüz turda kazanılan eksi kaybedilen.
league-progress = Şimdiye dek oynanan: { $all } çiftten { $played }.
league-mix = Kimi yollamalı? Kurayla çekilirse, buradaki kimse şu karışımı yenemez: { $parts }.
league-thrower = ⚑ { $name } benimkilerden yüz turda { $house } alıyor ama { $to } karşısında { $observed } aldı, beklenen { $expected } idi. Bilerek verilmişe benziyor.
league-check = Bitti, denetime açık: zarlar { $day }. günün anahtarından çıkıyor, taahhüt { $pledge }…, çekiliş season|{ $season }|. /fairness anahtarı üç gün sonra açıklar.
league-none = Henüz oynanan çift yok. Ligi daha iyi bir işim olmadığında oynarım; birkaç dakika sonra yine bak.
league-off = Burada lig oynanmıyor: botu işleten kapattı.
league-no-season = O ayın tablosu bende yok.
league-no-month = “{ $typed }” ay değil. Şuna benzer: 2026-10
league-bars = Puanlar ve başka zarların 100’de 95 kez vereceği aralık
league-matrix-line = { $rank }. { $name }: en çok { $most }, en az { $least }
league-row = { $rank }. { $name } (yer { $ranks }): { $points } puan ({ $low } ile { $high } arası), yüz turda ortalama { $mean } tur. Buradaki en iyi karşılık ondan { $exploited } alıyor.
league-row-worst = En kötüsü: { $worst }, rakip { $against }.
league-row-share = Karışımdaki payı: { $share }.
league-details-how = 400 puan, bire on demektir. Aralıklar 100’de 95 kez tutar.
league-withdrawn = (çekildi)
league-which = Kime bakayım? /league against iocaine
league-unknown = { $name } adında biri bu ligde oynamıyor: { $game }.
league-near = Bunu mu demek istedin: { $names }?
league-beside = Sıralamasız oynuyor: sahibinin yeri başka bir katılımında ya da birinin kopyası.
league-unplayed = Yeni geldi, henüz sırası yok.
league-unmet = Henüz kimseyle karşılaşmadı.
league-entrant-gone = O artık oynamıyor.
league-met = Şimdiye dek { $count } rakiple karşılaştı; yüz turda kazanılan eksi kaybedilen.
league-entered = { $name } artık senin için puan alıyor: { $games }. Orada yeniyse maçları öne alınır.
league-left = Artık seninkilerden hiçbiri oynamıyor: { $games }. /league enter birini geri getirir.
league-enter-none = Henüz herkese açık bir şeyin yok. Dosya, girdikten bir gün sonra açılır.
league-enter-unknown = { $name } adında herkese açık bir katılımın yok. Seninkiler: { $names }
league-enter-copy = { $name } şununla aynı oynuyor: { $original }. Kopyalar oynayabilir ama puan almaz.
league-enter-other-game = { $name } o oyunu oynamaz.
league-matrix-how = Satır sütuna karşı: yüz turda kazanılan eksi kaybedilen
league-matrix-first = { $count } içinden ilk { $shown }
league-matrix-lost = her turu kaybeder
league-matrix-won = her turu kazanır
league-matrix-unmet = nokta: karşılaşmadılar
league-matrix-alt = Kim kimi yener. { $title }. Yerler ve yüz turda kazanılan eksi kaybedilen: { $places }
tournament-round = { $title } · tur { $round }
tournament-forfeit = { $name } hükmen yenildi ({ $kind ->
    [crashed] bozuldu
    [stalled] çok uzun düşündü
    [exhausted] sınırlarını aştı
   *[illegal] oyunda olmayan bir hamle yaptı
  })
tournament-void = sonuçsuz ({ $why ->
    [withdrawn] bir taraf çekildi
   *[guard] sonuna kadar oynanamadı
  })
tournament-cross-void = geçersiz
tournament-history = 🏆 Buradaki turnuvalar: { $count }
button-enter-mine = Benimkini sok
button-tournament-start = Başlat
button-tournament-next = Sonraki
button-tournament-leave = Çıkar
button-tournament-standings = Sıralama
button-tournament-pairings = Eşleşmeler
button-tournament-history = Öncekiler
button-tournament-cancel = İptal et
button-tournament-other = Başka biri
tournament-none-title = 🏆 Turnuvalar
tournament-gone = O turnuvayı artık bilmiyorum. Buradaki: /tournament show
tournament-over = O turnuva bitti. Buradaki: /tournament show
tournament-enter-title = 🏆 Strateji sok
tournament-enter-which = Senin için hangisi oynasın? Önce seninkiler, altta birkaç tane benden.
tournament-enter-none = Bu oyun için henüz kendi stratejin yok: /strategy submit bir dosyadan yapar. Ya da benimkilerden birini sok:
tournament-leave-title = 🏆 Strateji çıkar
tournament-leave-pick = Hangisi çıksın?
tournament-leave-none = Seninkilerden katılan yok.
tournament-cancel-which = Neyi bitirmek istiyorsun? Oynananlar sayılmayacak.
tournament-open-already = Burada zaten bir turnuva var: /tournament show
tournament-none-open = Burada açık turnuva yok. /tournament create bir tane açar.
tournament-begun = Turnuva başladı. Sonrakine gir.
tournament-full = { $max } yerin hepsi dolu. Sonraki turnuvaya gir.
tournament-joined-already = { $entrant } zaten katılıyor. Başka bir strateji ya da aynısını başka ayarlarla sok.
tournament-too-few = Turnuva için en az iki strateji gerek. Önce bir tane daha sok.
tournament-none-yet = Burada henüz turnuva olmadı. /tournament create bir tane açar.
tournament-not-begun = Turnuva henüz başlamadı.
tournament-first-round = İlk tur daha bitmedi. Birazdan yine sor.
tournament-forgotten = Eşleşmeleri otuz gün saklarım, bunlar daha eski. Sıralama hâlâ bende.
tournament-bundle = Hepsi tek dosyada, bu botu işletenin imzasıyla: kimler oynadı, tohum, her hamle ve tablo. Programı olan yeniden oynayıp bir baytın nerede ayrıldığını görebilir:
tournament-bundle-later = Dosya için her maçı bir kez daha oynuyorum, bitince buraya koyarım.
tournament-bundle-busy = Dosya zaten hazırlanıyor. Bitince buraya gelir.
tournament-bundle-not-over = Turnuva bitmedi, dosya tohumunu ele verirdi. Bitince yine sor.
tournament-bundle-forgotten = Maçları otuz gün saklarım, bunlar gitti. Ayrıntılardaki komut onu yeniden oynar.
tournament-bundle-differs = Böyle bir dosya yapmam: yeniden oynadığımda bir maç başka çıktı. Bu botu işleten, kayıtlarda dahasını bulur.
tournament-bundle-failed = Her maç zamanında yeniden oynanamadı, henüz dosya yok. Sonra yine sor.
tournament-not-yours = Bunu yalnız turnuvayı açan ya da burayı yöneten yapabilir.
tournament-rounds-swiss = Turları yalnız İsviçre turnuvasında seçebilirsin; ötekilerin kendi sayısı var. rounds seçeneğini bırak ya da system: swiss seç.
option-start = zaman: 18:00, 2026-11-28 18:00, in 2h; her seferinde: daily 18:00, weekly fri 18:00, monthly 1 18:00
option-channel = nerede duyurulur; demezsen burada
option-house = kendi stratejilerim alanı sekize tamamlasın mı
tournament-house-open = 🏠 { $size } olana dek benimkiler doldurur.
tournament-house = 🏠 alan dolsun diye benim adıma oynar.
tournament-house-best = Kaydedilenlerin en iyisi: { $names }
tournament-house-picture = küçük ev: benim adıma oynar
choice-cancel-this = bu turnuva
choice-cancel-schedule = bütün takvim
tournament-created-elsewhere = { $name } bir strateji turnuvası açtı. Gösterildiği ve sonunun duyurulacağı yer: { $channel }.
tournament-starts = Başlangıç: { $when }.
tournament-starts-again = Başlangıç: { $when }, sonra yine { $schedule }.
tournament-daily = her gün saat { $time }
tournament-weekly = her { $day ->
    [0] pazar
    [1] pazartesi
    [2] salı
    [3] çarşamba
    [4] perşembe
    [5] cuma
   *[other] cumartesi
  } saat { $time }
tournament-monthly = her ayın { $date }. günü saat { $time }
tournament-by-cron = şu cron satırıyla: { $cron }
tournament-running-of = Tur { $round }/{ $of } oynanıyor: { $planned } maçtan { $played } tanesi bitti.
tournament-waiting = Başladı, başkaları oynanırken sırasını bekliyor: { $place ->
    [1] sıradaki o.
   *[other] { $place }. sırada.
  }
tournament-turn-soon = Başladı. İlk maçları birazdan oynanır.
tournament-called-off = İptal edildi. Oynananlar sayılmaz.
tournament-left = { $entrant } çıktı. { $count ->
    [0] Şimdi katılan yok.
   *[other] Şimdilik katılan: { $count }.
  }
tournament-leaves-later = { $entrant } bunu sonuna dek oynar, sonrakinde yok.
tournament-skipped = { $name } bunu iptal etti. Sonrakinin başlangıcı: { $when }.
tournament-series-ended = { $name } takvimi bitirdi. Oynanan sonuna kadar gider; ardından bir şey gelmez.
tournament-next = Sonrakinin başlangıcı: { $when }.
tournament-put-off = İkiden az giren oldu, hiçbir şey oynanmıyor.
tournament-missed = Bu başlayacakken ben yoktum.
tournament-put-off-to = Yeni zamanı: { $when }.
tournament-put-off-open = Açık kalıyor. İki ya da daha çok giren olunca başlat.
tournament-again = Tohum { $seed } idi. İsteyen onu yeniden, aynı tabloya varacak şekilde, düzenleyebilir:
setting-match = maçlar { $match } turluk
setting-rounds = { $rounds } eşleşme turu
setting-channel = duyuru yeri: { $channel }
tournament-drawn = Herkes girip turnuva başlayınca çekildi: “{ $text }” metninin, taahhüdümün ({ $pledge }) { $day }. gün anahtarıyla HMAC-SHA-256 değerinin ilk 48 biti. Üç gün sonra o anahtar açıklanır.
setting-seed-later = tohum sonunda açıklanır
tournament-create-not-yours = Burada turnuvayı yalnız burayı yöneten açabilir. Benimle özel sohbette kendininkini açabilirsin.
tournament-too-many-yours = { $max } strateji soktun, kişi başına sınır bu. Önce birini çıkar.
tournament-not-entered = { $entrant } katılmıyor.
tournament-entrant-not-yours = { $entrant } başkasının katılımı. Onu yalnız o kişi ya da burayı yöneten çıkarabilir.
tournament-leave-which = Stratejilerinden hangisi ayrılıyor? Örneğin /tournament leave markov:order=3; kimlerin katıldığını /tournament status gösterir.
tournament-no-schedule = Bu turnuvanın takvimi yok. /tournament cancel iptal eder.
tournament-not-writable = Orada yazamıyorum, hiçbir şey açılmadı. Beni içeri al, orada mesaj ve resim göndermeme izin ver, sonra yine dene.
tournament-not-writable-here = Burada yanıt verebilirim ama kendiliğimden yazamam; sonu duyuramazdım, hiçbir şey açılmadı. Beni bu sunucuya mesaj gönderme hakkıyla eklet ya da kendine ait başka bir yer söyle: channel=…
tournament-told-already = Bu zaten yapıldı. Durum: /tournament show
tournament-away = Platform oradaki mesajımı almadı, hiçbir şey açılmadı. Birazdan yine dene.
start-unreadable = “{ $typed }” bir zaman olarak okunmuyor. 18:00, 2026-11-28 18:00 ya da in 2h dene; yinelenecekse: daily 18:00, weekly fri 18:00, monthly 1 18:00 ya da 0 18 * * 5 gibi bir cron satırı.
start-wrong-date = “{ $typed }” takvimde bir gün ya da günde bir saat değil. 2026-11-28 18:00 ya da weekly fri 18:00 dene.
start-past = “{ $typed }” geçti: şu an { $now }. Daha geç bir zaman ya da başka bir saat dilimi seç.
start-never = “{ $typed }” hiç gelmez. Takvimde olan bir gün seç.
start-too-often = “{ $typed }” saatte birden sık geliyor. İki turnuva arasında en az bir saat olan bir takvim seç.
start-too-far = “{ $typed }” bir yıldan uzak. Daha erken bir zaman seç.
start-no-zone = “{ $typed }” hangi saat dilimi: { $nearest }?
start-unknown-zone = “{ $typed }” diye bir saat dilimi bilmiyorum. İstanbul ya da Berlin gibi büyük bir şehrini söyle, ya da utc+3 de.
channel-none-here = Burada başka yer yok. channel seçeneğini bırak, bu sohbette duyururum.
channel-unknown = “{ $typed }” bulunamadı. İçinde olduğum bir kanal, konu ya da sohbet söyle.
channel-not-writable = Orada yazamıyorum: “{ $typed }”. Beni içeri al, orada mesaj ve resim göndermeme izin ver, sonra yine dene.
channel-not-yours = { $channel } senin yönetiminde değil, orada senin için bir şey duyurmam. Yöneten birine sor.
leaderboard-title = 🏆 { $count } turnuvanın en iyileri
leaderboard-players-title = 🏆 Bana en iyi kim direniyor
leaderboard-head = Okuması bana en zor gelen: { $name }, { $decided } turdan { $won } tanesini kazandı.
leaderboard-head-strategy = { $name } önde: { $entered } turnuvada { $points } puan.
leaderboard-head-shared = Birinciliği { $count } katılımcı paylaşıyor.
leaderboard-players-how = Bana karşı kazanılan turlar, kazananı olanlardan. Yalnız kabul edenler görünür.
leaderboard-no-tournament-here = Henüz biten turnuva yok ({ $where }). İlki için: /tournament create, sonra join ve start.
leaderboard-no-tournament = Henüz biten turnuva yok ({ $where }). Gruplarınkiler sayılır: ilkini bir grupta aç, /tournament create.
leaderboard-short = Bu liste { $needed } adla başlar ({ $where }). Şimdilik: { $names }.
leaderboard-alone-here = Burada yalnız sen ve ben varız. Bir grupta sor ya da scope=everywhere ile
button-my-place = Yerim
button-list-me = Beni listede göster
button-undo = Geri al
button-duel-friend = Arkadaşla düello
button-send-friend = Arkadaşa gönder
list-me-done = Artık listedesin, { $scope ->
    [here] burada ve maç bitirdiğin her yerde
   *[everywhere] bana soran herkes için
  }: adın ve sonuçların. Profilin olduğu gibi kalır. Oyuncu listesi için kazananı olan { $needed } tur gerekir.
list-me-undone = { $level ->
    [private] Geri alındı: hiçbir listede yoksun.
    [place] Geri alındı: listeler seni yalnız oynadığın yerde gösterir.
   *[everyone] Geri alınacak bir şey yok: o zamandan beri herkesin seni görmesini seçtin.
  }
button-habits-here = Bu { $where ->
    [server] sunucu
   *[chat] sohbet
  } nasıl oynuyor
button-groups = İki grubu karşılaştır
leaderboard-mine-none = Kayıtlı stratejin yok. /strategy register sana bir tane verir; onu /tournament join ile bir turnuvaya sok.
leaderboard-mine-not-entered = Kayıtlı stratejilerinden hiçbirinin burada yeri yok. Birini adıyla sok: /tournament join
leaderboard-mine-strategy = { $name }: yer { $place }/{ $count }, puan: { $points }
leaderboard-mine-private = { $decided ->
    [0] Kazananı olan hiçbir turun burada sayılmıyor henüz, hiçbir listede de yoksun: profilin gizli.
   *[other] Kazananı olan { $decided } turdan kazandığın: { $share }. Bunu başka kimse görmez, hiçbir listede yoksun: profilin gizli.
  }
leaderboard-mine-place-only = Yalnız oynadığın yerde görünüyorsun.
leaderboard-mine-not-here = Henüz buranın listesinde yoksun: burada bir maç bitir.
leaderboard-mine-missing = { $decided ->
    [0] Kazananı olan hiçbir turun burada sayılmıyor henüz.
   *[other] Kazananı olan { $decided } turdan kazandığın: { $share }.
  } Liste böyle { $needed } turda başlar; sende eksik: { $missing }
leaderboard-mine-player = Yerin: { $place }/{ $count }. Kazananı olan { $decided } turdan kazandığın: { $share }.
leaderboard-bars = Çubuk: kesin kazanılan; çizgi: şansın gerçeği gizleyebileceği yer; işaret: şimdiye dek kazanılan
leaderboard-unit = kazanılan turlar, kazananı olanların %’si
leaderboard-picture = Her birinin kesin kazandığı, çubuklarla. { $title }: { $places }
leaderboard-details-title = 🏆 Bu sıralamanın rakamları
leaderboard-details-line = { $place }. { $name }: { $decided } turdan { $won }, kesin aralık %{ $low } ile %{ $high }
leaderboard-details-players = Nasıl okunur. Tam güçteki falcıya karşı kazananı olan turlar sayılır; en az { $needed }. Az turun payı şans olabilir: iki sınır gerçek payı 20’de 19 kez içine alır, sıra alttakine göredir, herkese ödünç verdiğim 8 puan olmadan. Daha çok oyna, sınırlar yaklaşır.
leaderboard-details-strategies = Nasıl okunur. Her turnuvada strateji, geride bıraktığı her biri için bir puan, onunla eşit her biri için yarım puan alır; büyük turnuvalar daha ağır basar. Kazanılan: kaçını birinci bitirdi, yalnız ya da ortak; katılım: kaçına girdi. Eşit puanlar yerlerini paylaşır.
table-points = puan
table-rating = derece
table-duels = düello
leaderboard-duels-title = 🏆 Düello merdiveni
leaderboard-duels-head = { $name } önde: { $duels } dereceli düellodan sonra { $rating }.
leaderboard-luck = Yalnız şansla, bu { $count } kişinin en iyisi o kadar düellodan sonra aşağı yukarı şurada dururdu: { $rating }.
leaderboard-luck-beyond = Burada biri bunun ötesinde.
leaderboard-luck-mostly = Burada kimse kesin olarak bunun ötesinde değil: kısa bir merdiven çoğunlukla şanstır.
leaderboard-duels-how = ±: belirsizlik. “?”: { $below } düellodan az. Yalnız kabul edenler görünür.
leaderboard-duels-bars = Çubuk: derecenin kesin aştığı; çizgi: şansın gerçeği gizleyebileceği yer; işaret: derece
leaderboard-duels-unit = puanla derece; herkes 1500’den başlar
leaderboard-duels-picture = Çubuklarla dereceler ve belirsizlikleri. { $title }: { $places }
leaderboard-mine-no-duel = Burada sayılan dereceli düellon yok henüz.
leaderboard-mine-rating = Yerin: { $place }/{ $count }. Derecen: { $rating }, { $duels } dereceli düellodan.
leaderboard-mine-opponents = Derecen: { $rating }. Bir yer için beş ayrı rakip gerek; sende eksik: { $missing }.
leaderboard-mine-rating-private = Derecen: { $rating }. Hiçbir listede yoksun: profilin gizli.
leaderboard-details-rating = { $place }. { $name }: { $rating }, kesin olarak { $low } üstü; { $duels } düello
leaderboard-details-duels = Nasıl okunur. Herkes 1500’den başlar; her dereceli düello ikisini de oynatır, ne kadar beklenmedikse o kadar çok (Glicko-2). Gerçek güç üçte iki ± içindedir, 20’de 19 kez bunun iki katı içinde; sıra alt uca göredir. Aynı kişiyle günde üç düello sayılır. Bu ay ne kadar sık karşılaştıysanız ve rakibin ne kadar az başka kişiyle karşılaştıysa düello o kadar hafiftir. Yalnız şansla: her düelloyu paranın belirlediği benzetimli merdivenlerde o kadar kişinin en iyisinin ulaştığı yer.
rating-side = { $name } { $rating } ({ $change })
rating-side-provisional = { $name } { $rating } ({ $change }), geçici
rating-not-now = Bu kez dereceye sayılmadı.
rating-nobody = Puansız: sonuçsuz bitti.
rating-early = İki tur oynanmadan bitti: kimse kazanmaz, kaybetmez.
rating-left-often = { $line }: bu kadar erken ayrılmanın, ayda dördüncüden sonra bedeli var. Bundan kimse kazanmaz.
rating-pair-day = Dereceye sayılmadı: bu ikisi günün üç dereceli düellosunu oynadı.
rating-person-day = Dereceye sayılmadı: ikisinden biri bugün yirmi dereceli düello oynadı, sınır bu.
table-won = galip
table-of = top.
table-bye = Rakipsiz geçen tur bir puan sayılır.
table-more = … ve { $count } tane daha
table-tied = { $ranks }: berabere
table-tie-break = { $points }: averaj
why-everyone-meets = herkes herkesle karşılaşır
why-rest = bay: sayıları tek
why-bracket = eleme tablosu
why-third-place = üçüncülük için
why-bracket-bye = bay: seribaşları geçer
why-same-score = puanlar eşit, daha karşılaşmadılar
why-floated-down = puanlar farklı, daha karşılaşmadılar
why-met-before = karşılaşmışlardı: başka kimse kalmadı
why-next-in-order = puan sırasında sonraki
why-bye-lowest = bay: hiç almayanların sonuncusu
why-bye-needed = bay: ötekiler yalnız böyle yeni eş bulur
why-bye-again = bay: herkes bir kez geçti
problem-number = “{ $typed }”, “{ $option }” için olmaz: { $min } ile { $max } arası bir tam sayı olur.

## İnsanlar arasında düello
duel-title = ⚔️ { $game } · { $length }
duel-terms = { $pace ->
    [quick] tur başına 30 saniye
    [slow] tur başına bir gün
   *[calm] tur başına 2 dakika
  } · { $rated ->
    [yes] dereceli
   *[no] derecesiz
  }
duel-challenge = { $name }, { $caller } seni düelloya çağırıyor. Yanıtla: { $lapse ->
    [day] bir gün içinde
   *[minutes] on dakika içinde
  }.
duel-open = { $caller } düello edecek birini arıyor. İlk kabul eden oynar; çağrı { $lapse ->
    [day] bir gün
   *[minutes] on dakika
  } açık.
duel-how = İkiniz aynı anda seçersiniz. İki seçim de gelmeden kimse görmez.
duel-join-code = Başka sohbetten ya da platformdan: /rps duel { $code }
duel-declined = { $name } reddetti: { $reason ->
    [later] şimdi değil
    [shorter] daha kısa bir şey lütfen
    [unrated] memnuniyetle ama derecesiz
   *[no] hayır, teşekkürler
  }.
duel-lapsed = { $open ->
    [yes] Zamanında kabul eden olmadı. Yine denemek için: /rps duel
   *[no] { $name } zamanında yanıt vermedi. Yine denemek için: /rps duel
  }
duel-score = { $first } { $won } : { $lost } { $second }{ $drawn ->
    [0] {""}
   *[other] {" "}· { $drawn } berabere
  }
duel-round-won = Tur { $round }: { $first } { $left } · { $second } { $right } → { $winner }
duel-round-drawn = Tur { $round }: { $first } { $left } · { $second } { $right } → berabere
duel-round-late = Tur { $round }: { $late } geç kaldı → { $winner }
duel-round-void = Tur { $round }: kimse yetişemedi, kimseye sayılmadı
duel-both-choose = { $first } ve { $second } seçiyor.
duel-one-chose = { $chosen } seçti. { $other } hâlâ seçiyor.
duel-stop-asked = { $name } bitirmek istiyor. { $other } tarafı da “Bitir” düğmesine basarsa berabere. { $name } çekilirse kazanan { $other }.
duel-name-ask = { $name }, bu düelloda adını karşıdaki görsün mü?
duel-name-shown = Karşıdaki artık adını görüyor, yalnız bu düelloda.
duel-name-unseen = Adında gösterebileceğim bir şey yok.
button-show-name = Adımı göster
duel-clock = Tur { $round } bitiyor:
duel-board = ⚔️ 🔵 { $first } { $won } : { $lost } { $second } 🟠
duel-ended-won = ⚔️ { $winner } – { $loser } { $won } : { $lost }, kazanan { $winner }
duel-ended-early = ⚔️ { $winner } { $won } : { $lost } iken kazandı
duel-ended-level = ⚔️ { $ending ->
    [agreed] Beraberlik
    [void] Kazanan yok
   *[rounds] Berabere
  }: { $first } { $won } : { $lost } { $second }
duel-ended-by-rounds = Hiçbir düello bundan çok tur sürmez.
duel-ended-by-resigned = { $loser } çekildi.
duel-ended-by-agreed = İkisi de bitirmek istedi.
duel-ended-by-absent = { $loser } üst üste iki turu kaçırdı.
duel-ended-by-void = Son turlarda kimse yoktu.
duel-ended-by-call = Düello iptal edildi, kimse için sayılmıyor.
duel-wants-again = { $name } rövanş istiyor.
duel-strip = { $strip } { $name }
duel-strip-results = { $strip } 🔵 { $first } 🟠 { $second }
duel-story-throughout = { $leader } { $from }. turdan sonuna kadar öndeydi.
duel-story-for-good = { $leader } hiç geriye düşmedi, { $from }. turdan sonra hep öndeydi.
duel-story-last = Son turdan önce berabereydi.
duel-story-comeback = { $other } { $until }. tura kadar öndeydi, { $from }. turdan sonra { $leader } öne geçti.
duel-story-comeback-last = { $other } { $until }. tura kadar öndeydi; son tur belirledi.
duel-story-given = O ana dek { $leader } öndeydi.
duel-story-undecided = En büyük fark: { $leader }, { $by }, { $round }. turdan sonra.
duel-story-streak = { $winner } üst üste { $count } tur kazandı, turlar { $from }–{ $to }.
duel-story-one-streak = { $winner } her turu kazandı.
button-card = Kart
duel-no-picture = Bu düelloda hiçbir şey oynanmadı, çizilecek bir şey yok.
duel-card-there = Kart bu sohbette zaten var. İşte sana bir tane.
duel-player = Oyuncu { $number }
duel-card-won = { $winner } kazandı
duel-card-level = { $ending ->
    [agreed] Anlaşmalı beraberlik
    [void] Kazanan yok
   *[rounds] Berabere
  }
duel-card-signature = İkisi aynı anda, görmeden seçti. Gadalka nöbetteydi.
duel-card-alt = { $score }. { $result }. { $story } { $moves } { $date }.
duel-card-rounds = Turlar: { $rounds }.
duel-card-round = { $round }. { $left } – { $right }
duel-card-late = geç
duel-chose = Seçtikleri, { $name }: { $moves }.
duel-chart-title = 📈 { $score }
duel-chart-best = { $by ->
    [0] { $name } hiç öne geçmedi.
   *[other] En büyük fark, { $name }: { $by }, ilk kez tur { $round }.
  }
duel-chart-apart = { $leader } { $by } önde: bu pek şans sayılmaz.
duel-chart-luck = { $by ->
    [0] Berabere: pekâlâ şans olabilir.
   *[other] { $by } fark pekâlâ şans olabilir.
  }
duel-chart-difference = fark
duel-chart-moves = Hamleler
duel-chart-alt = { $score }. Kim öndeydi, tur tur, şansın gri alanı üzerinde bir çizgi olarak; iki tarafın hamleleri de çubuk olarak. { $lines }
button-read-me = Beni oku
button-read-other = Ötekini oku
button-readable = Beni okusun
button-unreadable = Bende kalsın
duel-readable-now = { $name } artık bu düelloda senden ne bekleyeceğimi, benimle maçlarından sayılarla, görebilir. Geri almak için: “Bende kalsın”.
duel-readable-no-more = { $name } artık göremez. Okunmuş olanı kimse geri alamaz.
duel-not-over = Bu düello daha bitmedi.
button-accept-duel = Kabul et
button-take-duel = Ben varım
button-resign = Çekil
button-decline-later = Şimdi değil
button-decline-shorter = Daha kısa
button-decline-unrated = Derecesiz
button-decline-no = Hayır
duel-pick-in = Seçimin: { $move }.
duel-pick-kept = Seçimin çoktan alındı (tur { $round }), öyle kalıyor.
duel-pick-late = O tur bitti.
duel-pick-timed = Geç kaldın: o turun süresi doldu.
duel-over = Bu düello bitti.
duel-gone = Bu düello artık bende yok. Yenisi: /rps duel
duel-not-yours = Bu düello { $first } ile { $second } arasında. Seninki: /rps duel
duel-not-begun = Bu düello daha başlamadı.
duel-stop-noted = Not ettim. Öteki de “Bitir” düğmesine basarsa berabere. Pes etmek için “Çekil” düğmesine bas.
duel-stop-first = Önce “Bitir” düğmesine bas. Çekilen kaybeder.
duel-self = Kendinle düello edemezsin. Başkası kabul etmeli.
duel-taken = Başkası daha hızlıydı. Seninki: /rps duel
duel-not-taker = Bunu yalnız { $caller } geri alabilir.
duel-not-taking = { $name } şu an düello kabul etmiyor.
duel-again-noted = Not ettim. Öteki de isteyince başlar.
duel-whom-bot = Botlar düello etmez. Benimle hemen oynayabilirsin: /rps play
duel-whom-unknown = Kimi kastettiğini bilmiyorum. Onu an, bir mesajını yanıtla ya da adı bırak: o zaman buradaki herkes kabul edebilir.
duel-nobody = Burada başka kimse yok. Benimle hemen oynayabilirsin: /rps play
duel-unseen = { $name } bu sohbeti görmüyor. Adı bırak, ona vereceğim kodu gönder.
duel-code-unknown = { $typed } kodlu açık bir düello bilmiyorum. Alınmış ya da süresi dolmuş olabilir.
duel-code-tries = Epey kod oldu. On dakika sonra yine dene.
duel-none-running = Süren bir düellon yok. Başlatmak için: /rps duel
offer-duel-title = Düello: { $game }
offer-duel-description = Buradan iki kişiye; ilk basan iki kişi oynar
offer-duel-text = { $name } düello öneriyor. İlk basan iki kişi birbiriyle oynar, isterse { $name } kendisi de.
command-rps-duel = Başka biriyle düello: gizli seçimler, ikinize tek mesaj
option-duel-user = Kime meydan okuduğun; boşsa: buradaki herhangi biri
option-duel-length = Ne kadar: first to 3, first to 5, best of 9, first to 10
option-duel-pace = Her tur için süre
option-duel-code = Düellonun kodu, örneğin K7F3PM
menu-duel = Düelloya çağır
choice-first-3 = 3 puana kadar
choice-first-5 = 5 puana kadar
choice-best-9 = 9 turun en iyisi
choice-first-10 = 10 puana kadar
choice-quick = Hızlı: tur başına 30 sn
choice-calm = Sakin: tur başına 2 dk
choice-slow = Yavaş: tur başına bir gün
choice-rated = Dereceli: merdivene sayılır
choice-unrated = Derecesiz: yalnız eğlence

## Bir yerin ayarları
place-option-channel = oynanabilecek (on) ya da oynanamayacak (off) kanal veya konu
place-choice-on = açık
place-choice-off = kapalı
place-choice-quiet = sessizlik: yalnız isteneni paylaşırım
place-choice-post = günlük gönderi
place-choice-here = bu kanalda ya da konuda oynamak
place-choice-everywhere = her yerde oynamak
place-tournaments = Turnuvalar
place-duels = Düellolar
place-anywhere = 📍 Oyun: her yerde
place-only-in = 📍 Oyun yalnız şurada: { $channels }
place-is-quiet = 🔕 Sessizlik: yalnız isteneni paylaşırım.
place-is-not-quiet = 🔔 Kendiliğimden de paylaşırım, örneğin bir turnuvanın sonunu.
place-kept = Buradan çıkarılsam da bu ayarlar saklı kalır. Silinmeleri için önce “{ $button }” düğmesine basılmalı.
place-nobodys = Burayı yöneten yok. Bu yüzden burada herkes bir şeyleri yine açabilir, kimse kapatamaz.
place-not-yours = Buranın ayarlarını yalnız yönetenler değiştirir.
place-alone = Ayarlar sunucular ve gruplar içindir. Burada yalnız sen ve ben varız, her şey serbest.
place-off = Burayı yönetenler burada kapattı: { $what }. Hiçbir şey kaybolmadı; benimle baş başa olur: { $command }
place-elsewhere = Burayı yönetenler oyuna yalnız şurada izin veriyor: { $channels }. Hiçbir şey kaybolmadı; benimle baş başa olur: { $command }
place-more = { $count } tane daha
place-list-full = Burada { $max } kayıttan fazlasını tutmam. Önce listeden birini çıkar.
place-one-at-a-time = Her seferinde bir şey: ya what=… ya channel=…
place-not-everywhere = Öyleyse nerede oynanabileceğini söyle: /place settings here on, ya da channel=…
place-undivided = Bu sohbette seçilecek kanal ya da konu yok.
place-other-chat = { $channel } başka bir sohbete ait. Ayarları orada değiştirilir: /place settings
place-button-games = Oyunlar
place-button-where = Nerede oynanır
place-button-quiet = Sessiz ol
place-post = 📮 Günlük gönderi: { $when }
place-button-post = Her gün burada paylaş
place-button-post-off = Günlük gönderi yok
place-button-aloud = Sessizliği bitir
place-button-delete = Bu ayarları sil
place-button-only-here = Yalnız burada oyna
place-button-here-too = Burada da oyna
place-button-forbid = Burada olmaz: { $channel }
place-button-anywhere = Her yerde oyna
place-button-channel = Başka kanal…
place-games-how = Bir oyunu burada açıp kapatmak için bas.
place-gone = O gruba artık ulaşamıyorum. Ayarlarını orada aç: /settings
place-welcome = Burada yeniyim, ayarlarım da böyle. Şimdi ya da sonra değiştir: /settings
option-ban-user = kim
ban-here = Bu { $where ->
    [server] sunucuda
   *[group] grupta
  } oynaman yasak. Yasağı yalnızca burayı yönetenler kaldırabilir.
ban-everywhere = Benimle oynaman yasak. Yasağı yalnızca beni çalıştıran kişi kaldırabilir.
ban-self = Kendini yasaklayamazsın. Başka birini yaz.
ban-me = Kendimi yasaklayamam. Gitmemi istiyorsan beni { $where ->
    [server] sunucudan
   *[group] gruptan
  } çıkar.
ban-bot = Botlar oynamaz, yasaklanacak bir şey yok. Bir kişi yaz.
ban-manager = { $name } bu { $where ->
    [server] sunucuyu
   *[group] grubu
  } yönetiyor, burada yasaklanamaz.
ban-nobody-manages = Bu { $where ->
    [server] sunucuyu
   *[group] grubu
  } kimse yönetmiyor, o yüzden burada kimse yasaklanamaz.
ban-done = { $name } artık burada oynayamaz. Açık olanlar bitti.
unban-done = { $name } yine burada oynayabilir.
unban-not-banned = { $name } burada yasaklı değil.
bans-title = 🚫 Burada yasaklı
bans-none = Burada yasaklı kimse yok.
bans-button-ban = Birini yasakla
bans-button-lift = Kaldır: { $name }

## Botun konuştuğu dil. Her dilin kendine verdiği ad bütün dosyalarda aynıdır.
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
language-auto = Otomatik
language-chosen = Seninle { $name } konuşuyorum.
language-own = Uygulamanın diline uyuyorum: { $name }.
language-gone = Seçtiğin dil artık bende yok ({ $typed }). Başkasını seçene dek uygulamana uyuyorum: { $name }.
place-language = 🗣 Buranın dili: { $name }
place-language-none = 🗣 Buranın dili: uygulamadaki ya da başlayanınki
place-language-gone = 🗣 Burada seçilen dil ({ $typed }) bende yok, uygulamanınki konuşuluyor. Başkasını seç.
place-button-language = Dil

## Platformlar
describe-bot =
    Biraz zihin okurum.

    Benimle taş, kâğıt, makas, tek mi çift mi ya da mayın tarlası oyna. Nasıl seçtiğini öğrenir, gördüğümü söyler, hile yapmadığımı kanıtlarım: her hamlem sen seçmeden mühürlenir.

    Sonra bana nasıl oynadığını sor, kendini arkadaşlarınla karşılaştır ya da grubunda stratejilere turnuva yaptır. Başka bir sohbette oyun önermek için orada @adımı yaz.
describe-bot-short = Taş-kâğıt-makas, tek-çift ve mayın tarlası oynar, nasıl seçtiğini öğrenir, hile yapmadığımı kanıtlarım.
telegram-open-private-chat = Bu yalnız senin gözlerin için. Özel sohbetimizi aç, bana orada sor: { $link }
telegram-eyes-only = Bu yalnız senin gözlerin için.
telegram-open = Özel sohbeti aç
telegram-slow = Her zamankinden yavaşım. Basışın ulaştı; mesaj ardından gelecek.
telegram-crowded = Burada Telegram’ın yanıtlamama izin verdiğinden fazlası soruluyor: bir grupta dakikada yirmi mesaj. Komutunda 👀 varsa yanıtı gelecek. Yoksa bir dakika sonra yeniden sor ya da benimle özelde oyna.
discord-file-missing = { $example } için dosya gerek. Onu “{ $option }” seçeneğine ekle.
telegram-file-missing = { $example } için dosya gerek. Dosyayı bu komut açıklamasıyla gönder ya da dosyanın mesajını onunla yanıtla.
terminal-welcome = 🔮 Gadalka. Başlamak için /rps play, dahası için /help, çıkmak için /quit yaz.
terminal-no-such-button = “{ $typed }” diye bir düğme yok. Olanlar: { $buttons }
terminal-which-button = “{ $typed }” bunlardan herhangi biri olabilir. Numarasını yaz: { $buttons }
terminal-type-a-command = Bir komut yaz: /rps play maç başlatır, /help gerisini gösterir.
terminal-player = Oyuncu
terminal-goodbye = Gideceğini biliyordum.
terminal-part = Bölüm { $first }–{ $last }, tamamı { $begin }–{ $end }:
terminal-file-kept = Saklandı: { $path }
terminal-file-not-kept = { $name } saklanamadı: { $reason }
terminal-file-missing = { $example } için dosya gerek. Yolunu ardına yaz, örneğin ./my-bot.js; boşluk varsa tırnak içinde.
terminal-no-such-file = Böyle bir dosya yok: { $path }
terminal-no-plain-file = { $path } bir klasör ya da aygıt. Ben yalnız dosya okuyabilirim.
terminal-file-unreadable = { $path } okunamıyor: { $reason }

## Komutların, bölümlerinin ve seçeneklerinin adları, uygulamanın gösterdiği gibi: küçük harf, boşluk yok, kelimeler arasında tire.
named-rps = taş-kağıt-makas
named-play = oyna
named-variant = çeşit
named-length = uzunluk
named-level = seviye
named-opponent = rakip
named-word = kelime
named-continue = devam
named-verify = doğrula
named-proof = kanıt
named-duel = düello
named-user = kişi
named-pace = tempo
named-rated = dereceli
named-join = katıl
named-code = kod
named-oddeven = tek-çift
named-list = liste
named-block = engelle
named-unblock = engeli-kaldır
named-from = kimden
named-whom = kim
named-mines = mayın
named-size = boyut
named-start = başlangıç
named-noguess = tahminsiz
named-board = tahta
named-open = aç
named-cells = hücreler
named-flag = bayrak
named-hint = ipucu
named-watch = izle
named-strategy = strateji
named-race = yarış
named-stats = istatistik
named-model = model
named-show = göster
named-game = oyun
named-reset = unut
named-freeze = dondur
named-off = kapalı
named-on = açık
named-duels = düellolar
named-learning = öğrenme
named-ghost = hayalet
named-named = adlı
named-share = paylaş
named-sharing = paylaşım
named-info = bilgi
named-register = kaydet
named-name = ad
named-mine = benimkiler
named-update = güncelle
named-withdraw = bırak
named-submit = gönder
named-file = dosya
named-note = not
named-source = kaynak
named-report = bildir
named-reason = neden
named-tournament = turnuva
named-status = durum
named-create = oluştur
named-system = sistem
named-zone = saat-dilimi
named-rounds = tur-sayısı
named-match = maç
named-channel = kanal
named-house = ev-sahibi
named-leave = ayrıl
named-standings = puan-durumu
named-pairings = eşleşmeler
named-round = tur
named-bundle = paket
named-history = geçmiş
named-cancel = iptal
named-what = ne
named-league = lig
named-table = tablo
named-season = sezon
named-matrix = matris
named-against = karşı
named-enter = gir
named-leaderboard = sıralama
named-of = kimler
named-scope = kapsam
named-period = dönem
named-profile = profil
named-opponents = rakipler
named-compare = karşılaştır
named-map = harita
named-groups = gruplar
named-role = rol
named-privacy = gizlilik
named-place = yer
named-settings = ayarlar
named-to = değer
named-fairness = dürüstlük
named-challenges = meydan-okuma
named-data = veri
named-export = dışa-aktar
named-shared = paylaşılan
named-delete = sil
named-account = hesap
named-link = bağla
named-unlink = ayır
named-help = yardım
named-language = dil
named-topic = konu
named-daily = günlük
named-today = bugün
named-mind = zihin
named-yesterday = dün
named-top = en-iyiler
named-remind = hatırlat
named-time = saat

## Bir metnin parçaları arasındaki işaretler
# Liste öğeleri arasında; kendi virgülü olan parçalar arasında; ardından gelenin adından sonra.
sign-comma = {", "}
sign-semicolon = {"; "}
sign-colon = {": "}
sign-brackets = {" "}({ $text })
percent = %{ $percent }

## İnsanların yazdığı kelimeler, her an her dilde, virgülle ayrılmış; boşluk tire olarak da yazılabilir
typed-first-to = ilk
typed-first-to-after = puana kadar, puan
typed-best-of = en iyi
typed-best-of-after = turun en iyisi, elin en iyisi
typed-endless = sonsuz, sınırsız
# Artık hatırlatma yok.
typed-off = kapalı, kapat
typed-flag = bayrak
typed-times = çarpı
typed-lizard-spock = kertenkele spock, spock kertenkele, kertenkele, taş kâğıt makas kertenkele spock, taş kağıt makas kertenkele spock
# Harf çiftleri: Latin harfi sanılan ve o Latin harfi.
typed-lookalikes = İI
# Saat diliminin kendi adı olmayan bir yer ve dilimi; birkaç dilimi olan yer birkaç kez.
typed-cities = İstanbul Europe/Istanbul, Ankara Europe/Istanbul, İzmir Europe/Istanbul, Bursa Europe/Istanbul, Antalya Europe/Istanbul, Adana Europe/Istanbul, Konya Europe/Istanbul, Gaziantep Europe/Istanbul, Diyarbakır Europe/Istanbul, Trabzon Europe/Istanbul, Eskişehir Europe/Istanbul, Türkiye Europe/Istanbul, TRT Europe/Istanbul, Lefkoşa Asia/Nicosia, Kıbrıs Asia/Nicosia, Bakü Asia/Baku, Azerbaycan Asia/Baku, Almanya Europe/Berlin, Hollanda Europe/Amsterdam, Londra Europe/London, Viyana Europe/Vienna, Atina Europe/Athens, Moskova Europe/Moscow
# Sürenin önünde; …-after: arkasında.
typed-in = { "" }
typed-in-after = sonra, içinde
typed-tomorrow = yarın
typed-daily = günlük, her gün
typed-weekly = haftalık, her
typed-monthly = aylık
# Kelimelerin başı; noktalıysa: kelimenin tamamı.
typed-minutes = dk., dakika
typed-hours = sa., saat
typed-days = gün, gun
typed-weeks = hafta
typed-monday = pzt, pazartesi
typed-tuesday = sal
typed-wednesday = çar, car
typed-thursday = per
typed-friday = cum, cuma
typed-saturday = cmt, cumartesi
typed-sunday = paz, pazar

## Web pages
web-nav = Sayfalar
web-about-nav = Hakkımda
web-languages = Diller
web-skip = İçeriğe geç
web-to-start = İlk sayfaya
web-missing-title = Burada bir şey yok
web-missing = Küreye iki kez baktım. Adres yanlış ya da burada duran artık yok.
web-too-long-title = Bu çok fazla
web-too-long = Burada aldığımdan fazlası geldi. Daha az gönder; hiçbir şey kaybolmadı.
web-failed-title = Bir şey ters gitti
web-failed = Suç bende, sende değil. Hiçbir şey kaybolmadı; biraz sonra yine dene.
web-busy-title = Bir dakika, lütfen
web-busy = Şu anda sayfalarıma çok kişi bakıyor. Birkaç saniye sonra yeniden dene.
web-home-title = Ben Gadalka, zihin okurum. Biraz.
web-home-about = Discord ve Telegram için bir falcı: taş, kâğıt, makas, tek mi çift mi ve mayın tarlası oynar, nasıl seçtiğini öğrenir, gördüğünü söyler, hile yapmadığını kanıtlar.
web-home-discord = Discord’a ekle
web-home-telegram = Telegram’da aç
web-home-games-title = Neler oynayabiliriz
web-home-games = Üç, beş ya da herhangi bir tek sayıda hamleyle taş, kâğıt, makas, tek mi çift mi ve mayın tarlası: bana karşı, arkadaşlarına karşı, her gün yeni bir zihin ve yeni bir tahta. Strateji yazan bir tane gönderir, yerini öğrenir.
web-home-reads-title = Sende ne görüyorum
web-home-reads = Kimse rastgele değildir, bilerek bile. Kazandıktan, kaybettikten ve berabere kaldıktan sonra ne yaptığına bakar, ne beklediğimi ve nedenini söyler, istersen unuturum.
web-home-pledge-title = Neden bana inanman gerekmiyor
web-home-pledge = Sen seçmeden önce hamlem bellidir ve mührü mesajda durur. Bütün zarlarım tek bir taahhütten çıkar, numarası { $pledge }. Not et; onunla her maç denetlenebilir.
web-home-check = Bir maçı denetle
web-privacy-title = Gizlilik
web-privacy-use-title = Ne için
web-privacy-use =
    Seni tanıyayım, kaldığımız yerden oynayayım ve hile yapmadığımı kanıtlayabileyim diye. Reklam için değil, başkası için de değil: program kendiliğinden kimseye bir şey vermez.
    Sildiğin şey bir yedekte 400 güne kadar kalabilir. Yedek bir gün geri yüklenirse hemen yeniden silinir.
    Discord ile Telegram’ın senden ne sakladığı kendi kurallarında yazar.
web-privacy-pages-title = Bu sayfalar
web-privacy-pages =
    Bu sayfalar çerez koymaz, ziyaretçi saymaz, başka yerden hiçbir şey yüklemez. Burada denetlediğin tarayıcında kalır.
    Bu botu çalıştıran, her sitede olduğu gibi bağlanan adresleri görür; bot kendisi hiçbirini yazmaz.
web-privacy-rights-title = Neler yapabilirsin
web-privacy-rights = Sohbette /settings ile her şeyi indirebilir ve silebilirsin: istediğin an, hemen, kimseye sormadan. Soruların için bu botu işletene başvur.
web-terms-title = Koşullar
web-source = Kaynak kodu
web-terms-what-title = Oyun
web-terms-what = Gadalka bir oyundur ve ücretsizdir. Discord ya da Telegram’ın izin verdiği yaştan itibaren, yalnız ya da başkalarıyla istediğin kadar oyna.
web-terms-host-title = Kim işletiyor
web-terms-host = Açık kaynaklı bir yazılımdır. Bu adreste onu işleten, bu örnekten sorumludur ve soruları yanıtlar. Olduğu gibi, hiçbir garanti verilmeden sunulur.
web-terms-fair-title = Dürüst oyun
web-terms-fair = Dürüst oyna: onu mesaja boğma, ona saldırma, onunla kimseyi rahatsız etme. Bunu yapan yavaşlatılabilir ya da dışarıda bırakılabilir. Değerli hiçbir şey kazanılmaz ya da kaybedilmez.
web-terms-yours-title = Senin olan
web-terms-yours = Gönderdiğin stratejiler senin kalır. Göndererek burada oynanmalarına ve açarsan gösterilmelerine izin verirsin; istediğin an geri çekebilirsin.
web-terms-end-title = Son
web-terms-end = İstediğin an bırakabilir, senden saklananları silebilirsin: /data. Bu koşullar değişebilir; burada yazan geçerlidir.

## The page on which proofs are checked
web-verify-title = Kendin denetle
web-verify-intro = Bir kanıt yapıştır; dürüst oynayıp oynamadığımı kendi tarayıcın denetler: mühürler, işaretler, zarlar ve taahhüt; hamlelerimi de yeniden oynar. Bu sayfadan hiçbir şey çıkmaz.
web-verify-no-script = Denetim senin tarayıcında yapılır, bu tarayıcı ise betik çalıştırmıyor. Bir Gadalka kopyasıyla komut satırı da aynısını yapar: npm run -s gadalka -- verify "…" --pledge "…"
web-verify-paste = Kanıt
web-verify-hint = “Doğrula” düğmesinin verdiği satır, gdk3.… ya da gdb1.… Elinde başka ne varsa onu da ekle: maçın mesajları, not ettiğin taahhüt (gdp1.…), bir günün anahtarı (gdd1.…).
web-verify-file = Dosyalar: bir kanıt, hamlelerimi yeniden oynamak için /data export dosyan ya da bir turnuvanın paketi
web-verify-check = Denetle
web-verify-working = Denetleniyor…
web-verify-playing = Yeniden oynandı: { $total } maçtan { $done } tanesi, { $seconds } sn içinde.
web-verify-cancel = Vazgeç
web-verify-cancelled = Vazgeçildi. Bir şey anlaşılmadı.
web-verify-result = Ne bulundu
web-verify-failed = Denetim yarıda kaldı, suç bende. Kanıt hakkında bir şey söylemez; npm run -s gadalka -- verify belki daha ileri gider.
web-verify-fits = Denetlenen her şey tutuyor
web-verify-open = Yanlış bir şey bulunmadı, ama bir şey hâlâ açık
web-verify-wrong = Tutmayan bir şey var. Buna güvenme
web-verify-mark-fits = tutuyor
web-verify-mark-open = açık
web-verify-mark-wrong = tutmuyor
web-verify-moves = Hamle hamle
web-verify-move-number = No
web-verify-move-mine = Gadalka
web-verify-move-again = Yeniden
web-verify-move-seal = Mühür
web-verify-limits-title = Bu neyi kanıtlamaz
web-verify-limits = Bir taahhüdün benim olduğunu ancak onu maçtan önce not eden bilir; bu sayfayla gelen, sayfayı barındıranın sözüdür. Kanıt, yapıştırmadığın mesajlar hakkında bir şey söylemez; zarlar hakkında da ancak o günün anahtarı açıklanınca, üç gün sonra söyler. Bir paketin burada yalnız Gadalka ile gelen stratejilerinin maçları yeniden oynanır; başkalarının dosyalarının sonuçları, barındıranın imzaladığı gibi kalır.
web-verify-save = Bu sayfayı tek dosya olarak sakla: ağ olmadan da, ben olmadan da çalışır
web-verify-signed = { $pledge } taahhüdünün sahibi imzalamış.
web-verify-pledge-yours = Bu, yapıştırdığın taahhüt.
web-verify-pledge-host = Bu, bu sayfayı barındıranın taahhüdü. Not ettiğinle karşılaştır.
web-verify-pledge-later = { $pledge } taahhüdü, aynı yerde, yapıştırdığının ardından gelir. Maçtan önce yayımlanıp yayımlanmadığını senin bilmen gerekir.
web-verify-pledge-other = { $pledge } taahhüdü, yapıştırdığın değil.
web-verify-dice-early = Zarlar, henüz gelmemiş bir günün anahtarıyla: { $date }.
web-verify-key-due = Günün anahtarı { $date } tarihinde açıklandı. Onu ya da daha sonrakini yapıştır: /fairness verir.
web-verify-false-history = Maç, dosyadakilerden başka turlara bağlı.
web-verify-gap-export = bunun için /data export dosyası gerek. Yukarıda ekle.
web-verify-gap-strategy = bu sayfa böyle bir strateji bilmiyor ya da bu oyun için bilmiyor.
web-verify-no-messages = Maçın mesajlarıyla karşılaştırılmadı. Sakladıklarını yapıştır.
web-verify-messages-fit = Bu maçın tutan mesajları: { $count }; { $sealed } hamlenin { $seals } mührüyle.
web-verify-messages-broken = Bu maçın, oynananla TUTMAYAN mesajları: { $count }.
web-verify-messages-other = Yapıştırılan mesajlarda bundan bir şey yok. Onun mesajlarıysa, bu onların gösterdiğinin kanıtı değil.
web-verify-board-shown = Bu tahtanın mührü yapıştırılan mesajlarda var.
web-verify-nothing = Burada kanıt yok. Kanıt, gdk3. ya da gdb1. ile başlayan tek satırdır; bir maçın ya da tahtanın sonunda “Doğrula” verir.
web-verify-damaged = Bu kanıt bozuk ya da kesilmiş. Bütün satırı yeniden kopyala ya da dosyayı al.
web-verify-unknown = Bu, daha yeni bir sürümden ya da bu sayfanın bilmediği bir oyundan.
web-verify-pledge-damaged = Taahhüt bozuk, kesilmiş ya da sahte. Taahhüt, gdp1. ile başlayan tek satırdır.
web-verify-not-export = Bu, /data export komutunun verdiği dosya değil.
web-verify-too-long = Bu bir milyondan çok karakter. Yalnız kanıtı ve onun maçının mesajlarını yapıştır.
web-verify-file-too-large = Bu dosya bu sayfa için çok büyük. Komut satırı okur: paketler için npm run -s gadalka -- arena replay, gerisi için npm run -s gadalka -- verify.
web-verify-bundle-whole = Paket bütün: baytları, ilk satırının söylediği baytlar.
web-verify-bundle-same = Burada yeniden oynandı ve hamle hamle aynı çıktı: { $total } maçtan { $count } tanesi.
web-verify-bundle-differs = Burada yeniden oynandı ve aynı ÇIKMADI: { $count } maç. İlki { $match } numaralı, { $names }.
web-verify-bundle-engine = Bu paketi Gadalka’nın başka bir sürümü ya da barındıranın kendi stratejilerini kullanan biri yaptı. Fark bundan doğmuş olabilir: barındıranın sürümü karar verir.
web-verify-bundle-left = Burada yeniden oynanmadı: { $count } maç. Bu sayfada olmayan bir dosya, strateji ya da oyun gerekir; npm run -s gadalka -- arena replay’de olabilir.
web-verify-bundle-clock = Karşılaştıracak bir şeyi olmayan: { $count } maç. Geçersizler ya da onları bir saat belirledi.
web-verify-bundle-table = Kimin kiminle karşılaştığı ve tablodaki her yer, plandan ve bu sonuçlardan çıkıyor.
web-verify-bundle-table-differs = Kimin kiminle karşılaştığı ya da tablo, plandan ve bu sonuçlardan ÇIKMIYOR.
web-verify-bundle-plan-wrong = İçindeki maçlar planlananlar DEĞİL: bazıları eksik, yinelenmiş ya da değiştirilmiş ya da planın kendisi değiştirilmiş.
web-verify-bundle-unplayed = Hiç maçı olmayan çiftler: { $count }. O ay oynanmadılar ya da dışarıda bırakıldılar.
web-verify-bundle-draw = Kura, yayımlanan günün anahtarından, katılımcılardan ve ayarlardan çıkıyor.
web-verify-bundle-draw-differs = Kura, günün anahtarından, katılımcılardan ve ayarlardan ÇIKMIYOR.
web-verify-bundle-draw-key = Kurayı ev sahibi seçmiş olabilir. Denetlemek için /fairness komutunun { $date } tarihinden itibaren gösterdiği günün anahtarını ya da daha sonrakini yapıştır.
web-verify-bundle-draw-chosen = Burada hiçbir şey, kurayı düzenleyenin seçmediğini göstermiyor. Ev sahibinin taahhüdünü not ettiysen yapıştır.
web-verify-bundle-damaged = Bu paket bozuk ya da imzası sahte. Ona güvenme.
proof-page = Kendi tarayıcında, hiçbir şey göndermeden: { $link }

## Web: arena
web-arena-title = Arena
web-arena-about = Herhangi birinin yazdığı stratejiler ve benimkiler, her çift sırayla, ay ay.
web-arena-empty = Bu ay henüz hiçbir çift oynanmadı.
web-arena-feed = Akış olarak izle
web-arena-enter-title = Bir tane gönder
web-arena-enter = Tek dosyada bir strateji yaz ve gönder: /strategy submit. Bir gün sonra burada oynar.
web-arena-matrix = Kim kimi yener
web-arena-point = Bir kareyi göster ya da ok tuşlarıyla gez.
web-arena-point-first = Satır → sütun: yüz turda kazanılan eksi kaybedilen.
web-arena-standings = Sıralama
web-arena-rank = Yer
web-arena-name = Ad
web-arena-worst = En kötü rakibi
web-arena-play-title = Ona karşı nasıl oynanır
web-arena-play = Sohbette: { $command }
web-arena-again = Ayı evde yeniden oynamak için: { $command }
web-arena-met = Diğerlerinin her birine karşı
web-arena-numbers = Aynısı sayılarla
web-arena-house = Benimkilerden biri: diğerleri onunla ölçülür.
web-arena-file = Biri yazıp tek dosya olarak gönderdi.
web-arena-ghost = Bir hayalet: bir zamanlar birinin oynadığı gibi oynar.
web-arena-version = Sürüm { $version }, { $date } tarihinden beri herkese açık
web-arena-begun = Yeni bir ay başladı.
web-arena-bundle = Bütün ay tek dosyada
web-arena-no-bundle = Burada bu ayın dosyası yok. Ayın anahtarı açıklanıp beni çalıştıran kişi hazırlayınca burada olur.
web-arena-no-game = Böyle bir oyunun ligi bende yok.
web-arena-no-month = O ayın sıralaması bende yok.
web-arena-no-entrant = Bu ayın sıralamasında bu adda kimse yok.
## Web: tournaments
web-tournament-title = Sohbetlerdeki turnuvalar
web-tournament-where = Sohbetteki her turnuvanın hiçbir listede bulunmayan kendi sayfası vardır: adresini orada /tournament status verir.
web-tournament-unlisted = Bu sayfa hiçbir listede yok. Adresi olan, sohbet sakladığı sürece sohbetin gördüğünü görür.
web-tournament-cross = Çapraz tablo
web-tournament-cross-large = { $max } katılımcıdan fazlası için çapraz tablo yok: her turun eşleşmeleri aynısını söyler.
web-tournament-pairings = Kim kiminle karşılaştı ve neden
web-tournament-again = Yeniden oyna
web-tournament-forgotten = Eşleşmeleri otuz gün saklarım, bunlar daha eski.
web-tournament-bundle = Dosyayı indir
web-tournament-making = Dosya hazırlanıyor: onun için her maç bir kez daha oynanıyor. Birazdan yine sor.
web-tournament-rounds = Tur tur
web-tournament-rounds-how = İki tarafın seçtiği, kimin ne kadar önde olduğu ve her birinin seçmeden önce ötekinden ne beklediği. ✓: öyle oldu.
web-tournament-rounds-none = Bu maç gösterilemez: onu saat belirledi ya da bir tarafın oynadığı şey artık yok.
web-tournament-rounds-long = Bu maçı yeniden oynamak bir sayfa için çok uzun sürer. Her hamlesi dosyada.
web-tournament-rounds-busy = Şu anda başka maçlara bakılıyor, bunun önce yeniden oynanması gerek. Birazdan yine sor.
web-tournament-number = Tur
web-tournament-lead = Fark
web-tournament-expected = Beklenti: { $name }
web-tournament-right = { $name }: { $all } hamleden { $right } tanesini doğru bekledi.
web-tournament-expects-nothing = { $name }: ne beklediğini söylemiyor.
## Web: parmağın altında mayın tarlası
web-mines-opening = Tahtan açılıyor …
web-mines-no-script = Tahtanın betiklere ihtiyacı var, bu tarayıcı ise çalıştırmıyor. Sohbette onlarsız da olur: /mines
web-mines-outside = Bu sayfa kim olduğunu bilmiyor. Sohbetten aç: Telegram’da mini uygulama, Discord’da etkinlik olarak. Oyunun iki yerde de aynı.
web-mines-unreachable = Yanıt yok. Yaptıkların duruyor ve kendiliğinden yeniden gönderilecek.
web-mines-retry = Yeniden dene
web-mines-too-often = Bu, bakabileceğimden fazla. Birazdan devam eder.
web-mines-not-understood = Bu sayfanın ne gönderdiğini anlamıyorum. Sohbetten yeniden aç.
web-mines-level = Tahta
web-mines-own-size = Kendi boyutum
web-mines-no-guess = Tahmin gerektirmeyen
web-mines-begin = Başla
web-mines-larger = Daha büyük kareler
web-mines-smaller = Daha küçük kareler
web-mines-how = Dokunmak açar, basılı tutmak bayrak koyar; bir sayıya dokunmak çevresini açar. Tuşlarla: oklar, Enter, bayrak için F.
web-mines-cell-covered = { $cell }: kapalı
web-mines-cell-flag = { $cell }: bayrak
web-mines-cell-mine = { $cell }: mayın
web-mines-cell-blown = { $cell }: patlayan mayın
web-mines-cell-wrong = { $cell }: mayınsız bayrak
web-mines-cell-number = { $cell }: { $number }
web-mines-cell-empty = { $cell }: açık, yakında mayın yok

## Web: try it here
web-try-title = Beni şaşırtabilir misin?
web-try-about = Taş, kâğıt, makas ya da tek mi çift mi, hemen burada. Senin tarayıcında düşünürüm: hiçbir şey saklanmaz, hiçbir şey gönderilmez, sen bu sayfadan çıkınca seni unuturum.
web-try-begin = Burada dene
web-try-move = Senin hamlen
web-try-first = Hamlemi seçtim. Sıra sende.
web-try-first-guess = Tek mi, çift mi? Tahminimi yaptım. Bilemezsem puan senin.
web-try-keys = Tuşlarla: { $keys }.
web-try-score = Sen { $won } : { $lost } Gadalka · beraberlik: { $drawn }
web-try-score-guess = Sen { $won } : { $lost } Gadalka
web-try-no-script = Senin tarayıcında düşünürdüm, bu tarayıcı ise betik çalıştırmıyor. Sohbette onlarsız da olur: /rps, /oddeven

## Paylaşılan maçlar
replay-title = Paylaştıkların
replay-shared = Bu adresi bilen bakabilir.
replay-asked = Kabul ettin. { $name } de “Paylaş” düğmesine basınca bir sayfa olur; o zamana dek hiçbir şey gösterilmez.
replay-how = Sayfa adları, her hamleyi ve ne beklediğimi bir yıl gösterir. Hiçbir listede yoktur ve istediğin an geri alabilirsin: /data shared
replay-waits = öbür tarafın onayını bekliyor
replay-none = Hiçbir şey paylaşmıyorsun. Biten bir maçın ya da düellonun altındaki “Paylaş” onu sayfa yapar.
replay-stopped = Geri alındı: sayfası yok artık.
replay-not-there = Bunu artık paylaşmıyorsun.
replay-too-long = Tur tur en çok { $max } tur gösterilir.
replay-too-many = Zaten { $max } tane paylaşıyorsun. Önce birini geri al: /data shared
web-replay-gone-title = Burada gösterilen bir şey yok
web-replay-gone = Ya hiç olmadı ya da geri alındı.
web-replay-expected = { $name } için beklenen
web-replay-right = { $name }: { $all } hamleden { $right } tanesini doğru bekledim.
web-replay-unlisted = Bu sayfa hiçbir listede yok. İçinde olan, sohbette istediği an geri alabilir: /data shared
