# Bütün metinler Türkçe; İngilizcesinin sözünden değil, anlamından yazılır. Ses: kuru bir mizahı ve görgüsü olan bir falcı; önce sonuç,
# her cümlede tek düşünce, telefonda bir bakışta okunur. Nükte, ortada kaybedilecek bir şey yokken; rıza, gizlilik ve hatalar dümdüz.
# Oyuncuya “sen” denir. Türkçede cinsiyet yoktur; öyle kalsın. Gadalka botun adıdır, çevrilmez; kendinden “ben” diye söz eder.
# Araya giren adlara ek takılmaz, ardından “da/de” de gelmez: “{ $name } ile”, “{ $name } için”, iki nokta ya da “adlı” kullanılır.
# Sayıya da ek takılmaz: “{ $all } hamleden { $right } tanesi”, “İsabetim %{ $percent }”. “%… kadarı” denmez. Sayıdan sonra çoğul eki gelmez.
# Yalnızca hamleler çekilir: { MOVE($move, case: "accusative") }.
# Hâller: nominative (yalın, belirtisiz nesne de budur), accusative (-i), dative (-e), ablative (-den), instrumental (-le).
# Tırnak “ ”, kesme işareti ’, sayı aralığında –, yüzde işareti önde ve bitişik: %50. Noktalı i ile noktasız ı karıştırılmaz.
# “Yalnız” değil “yalnızca”; “yine dene” değil “yeniden dene”; düğmeye “basılır”, hücreye ve ekrana “dokunulur”; kişi “etiketlenir”.
# Terimler: match maç · round tur · move hamle · strategy strateji · opponent rakip · draw berabere · point puan · decisive kazananı olan
# chance tesadüf (şans yalnızca kişinin olur) · at random rastgele · random numbers rastgele sayılar
# profile profil · standings puan durumu · leaderboard sıralama · rank sıra · rating derece · rated dereceli · streak seri, üst üste gün · duel düello
# challenge davet · daily challenge günün bilmecesi · the mind of the day günün rakibi · attempt hak · trial deneme · league lig
# code kod · secret sır · fingerprint parmak izi · anchor çapa · seed tohum · proof kanıt · Verify Doğrula · check denetle
# host botu işleten · published açıklanan · what I’d risk kaybetmeyi göze aldığım · link bağla, unlink bağlantıyı kaldır · chat sohbet
# withdraw (strateji) geri çek · leave (turnuva) çekil · remove kaldır · take back geri al · stored kayıtlı
# minesweeper mayın tarlası · board tahta · cell hücre · flag bayrak · flag mode bayrak modu · hint ipucu · guess tahmin · no-guess tahminsiz
# tournament turnuva · system sistem · entrant katılımcı · forfeit hükmen · bye bay
# Not: meydan okuma, çağrı (davet), dürüst para (yazı tura), basış, basışın (dokunuş), zar, zarlar (rastgele sayılar), kadarını, kader, nasip (tesadüf).

## Oyunlar ve hamleler
game-rps = Taş kâğıt makas
game-rpsls = Taş kâğıt makas kertenkele Spock
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
match-opponent-coin = Yazı tura
match-score = { $name } { $won } : { $lost } Gadalka{ $drawn ->
    [0] {""}
   *[other] {" "}· { $drawn } berabere
  }
match-first = Hamleni seç. Benimki çoktan belli.
match-first-guess = Tek mi, çift mi? Tahminim çoktan belli. Bilemezsem puan senin.
round-moves = Sen { $yours } · Gadalka { $mine } → { $result }
round-won = puan senin
round-lost = puan benim
round-drawn = berabere
round-missed = bilemedim, puan senin
round-hit = bildim
round-toast = Sen { $yours } · ben { $mine } → { $result } · { $won } : { $lost }
round-expected = { $move } bekliyordum.
round-expected-because = { $move } bekliyordum: { $because }.
round-unread = { $reason ->
    [apart] Bu strateji ne düşündüğünü kendine saklıyor.
    [by-rule] Kendi kuralımla oynadım. O kural seni tahmin etmeye çalışmaz.
    [by-merits] Sana karşı şimdiye dek işe yarayanı oynadım ya da yeni bir şey denedim.
    [off] İstediğin gibi rastgele oynadım. Seni okumuyorum.
    [guessed] Elimde ipucu yoktu, salladım.
    [read] Rastgele oynadım: beni okuyor olabilirsin.
    [none] Belli bir şey beklemiyordum.
   *[random] Rastgele oynadım.
  }
button-why = Neden?
button-stop = Bitir
button-rematch = Rövanş
button-verify = Doğrula
button-check-in-browser = Kendin denetle
button-open-page = Sayfa olarak aç
button-chart = Grafik
button-details = Ayrıntılar
button-more = Dahası
button-rules = Kurallar
help-play = Oyna
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
rules-caption = Her ok, yenilen hamleyi gösterir
rules-alt = { $game }: hamleler bir çember üzerinde, oklar her birinin yendiği hamleye gider. { $rules }
rules-play = İki aynı hamle beraberedir. Oynamak için: /rps play { $variant }

## Gördükleri
evidence = { $kind ->
    [often] { $total } seferde { $count } kez bunu oynadın
    [after-own] { $own } oynadıktan sonra { $total } seferde { $count } kez bunu seçtin
    [after-other] ben { $other } oynadıktan sonra { $total } seferde { $count } kez bunu seçtin
    [after-both] sen { $own }, ben { $other } oynadıktan sonra { $total } seferde { $count } kez bunu seçtin
    [after-result-repeat] { $result ->
        [win] galibiyetten sonra { $total } seferde { $count } kez hamleni tekrarladın
        [loss] yenilgiden sonra { $total } seferde { $count } kez hamleni tekrarladın
       *[draw] beraberlikten sonra { $total } seferde { $count } kez hamleni tekrarladın
      }
   *[after-result-change] { $result ->
        [win] galibiyetten sonra { $total } seferde { $count } kez hamleni değiştirdin
        [loss] yenilgiden sonra { $total } seferde { $count } kez hamleni değiştirdin
       *[draw] beraberlikten sonra { $total } seferde { $count } kez hamleni değiştirdin
      }
  }
context-times = { $total } seferde { $count } kez
context-times-weighed = %{ $percent } oranında (yeni turlar daha ağır basar)
context-last = { $situation } en son bunu oynadın
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
    [1] tıpkı sonuncusu gibi bir turdan sonra
   *[other] tıpkı sonuncular gibi { $rounds } turdan sonra
  }
context-from = { $reference ->
    [opponent] { $step ->
        [same] hamleni tekrarladın
        [other] hamleni değiştirdin
        [beating] son hamleni yenene geçtin
        [beaten] son hamlenin yendiğine geçtin
       *[far] { MOVE($from, case: "ablative") } { MOVE($to, case: "dative") } ya da benzerine geçtin
      }
   *[own] { $step ->
        [same] benim son hamlemi oynadın
        [other] benim oynamadığımı oynadın
        [beating] son hamlemi yeneni oynadın
        [beaten] son hamlemin yendiğini oynadın
       *[far] ben { $from } oynayınca sen { $to } ya da benzerini oynadın
      }
  }
why-expected = Son turda { $move } bekliyordum: { $because }.
why-blend = Son turda { $move } bekliyordum. Seni tek bir alışkanlık ele vermedi; { $rounds ->
    [1] hatırladığım tek tur onu gösteriyordu.
   *[other] hatırladığım { $rounds } turdan buna en çok benzeyenler onu gösteriyordu.
  }
why-sure = %{ $percent } emindim.
why-people = Son turda { $move } bekliyordum. Seni henüz tanımıyordum; çoğu insan öyle oynar.
why-forgotten = Son turda { $move } bekliyordum. Nedenini, istediğin gibi, unuttum.
why-unread = { $reason ->
    [apart] Bu rakip başkasının dosyası; ne düşündüğünü söylemez. Hamlesinin seninkinden önce seçildiğini kod kanıtlar.
    [by-rule] Bu rakip kendi kuralına göre oynar, sonraki hamleni tahmin etmeye çalışmaz.
    [by-merits] Bu rakip sana karşı neyin işe yaradığını deneyerek bulur ve onu oynar.
    [random] Bu rakip hiçbir şey okumaz. Her hamlesi rastgeledir.
    [off] Seni okumamamı istedin, ben de rastgele oynadım. Yeniden okumam için: /model on
    [guessed] Böylesini daha önce görmemiştim, salladım.
    [chance] Bu kez rastgele oynadım: tahminim riske değecek kadar güçlü değildi.
    [careful] Rastgele oynadım: daha yeni tanıştık, nasıl başladığımı biliyor olabilirsin. İlk turlarda az risk alırım.
    [read] Tahminlerimden o kadar çok kazandın ki beni okuyor olabilirsin. Birazını geri kazanana dek rastgele oynuyorum.
    [spent] Sana karşı riske atacak bir şeyim kalmadı: hepsini kazandın. Bundan böyle her hamlem rastgele.
   *[none] Son turda belli bir şey beklemiyordum.
  }
why-record = Bu maçta { $all } hamleden { $right } tanesini bildim.
why-expected-by-rule = Son turda { $move } bekliyordum. Bu rakibin kuralı bu: yalnızca son hamlene bakar, hiçbir şey öğrenmez.
why-valued = { $chosen ->
    [move] Son turda { $move } oynadım: { $situation } en çok puanı o vadediyordu, o andan sonrası için { $value }.
    [move-tried] Son turda rastgele { $move } denedim: { $situation } o andan sonrası için { $value } puan vadediyordu.
    [strategy] Son turda { $name } stratejisine uydum: { $situation } en çok puanı o vadediyordu, o andan sonrası için { $value }.
   *[strategy-tried] Son turda rastgele { $name } stratejisini denedim: { $situation } o andan sonrası için { $value } puan vadediyordu.
  }
why-daemon = { $said ->
    [yes] Son turda { $move } bekliyordum, izlediğim daemon da öyle.
   *[no] Son turda rastgele oynadım: izlediğim daemon böylesini hiç görmemişti.
  } Son { $moves } hamleni ve son { $guesses } tahmini hatırlar; notu { $rating }{ $rivals ->
    [0] .
   *[other] , sıradakinin { $next }.
  }
why-knew = Bildiği şuydu: { $weights }.
why-counters = Son turda { $move } bekliyordum. Önceki hamleler için sayaçlarımın toplamı: { $sums }.
why-too-early = İlk turdan sonra sor. Sonraki hamlem o zamana dek gizli.

## Maçın sonu
end-title = { $ending ->
    [won] 🔮 { $name } { $won } : { $lost } kazandı
    [lost] 🔮 Gadalka { $lost } : { $won } kazandı
    [level] 🔮 Berabere: { $name } { $won } : { $lost } Gadalka
    [stopped] 🔮 Yarıda kaldı: { $name } { $won } : { $lost } Gadalka
    [replaced] 🔮 Yarıda kaldı: { $name } { $won } : { $lost } Gadalka
    [forfeited] 🔮 { $name } { $won } : { $lost } iken hükmen kazandı
   *[withdrawn] 🔮 Maç bitti: { $name } { $won } : { $lost } · o rakip artık yok
  }
end-broke = { $line ->
    [0] Dosyası çöktü ya da saate göre iki saniyeyi aştı, hamle seçemedi. Şimdiye kadarki her tur sayılır.
   *[other] Dosyası çöktü (satır { $line }, sütun { $column }), hamle seçemedi. Şimdiye kadarki her tur sayılır.
}
match-none = Açık maçın yok. Bir tane başlat: /rps play
end-no-rounds = Hiç tur oynanmadı.
end-check = { $check ->
    [verified] ✓ doğrulandı
   *[failed] ✗ Bu maç kendi denetimimden geçmedi. Ona güvenme; bu botu işletene haber ver.
  }
end-gave-me = { $habit }. Bu bana { $points } puan{ $back ->
    [0] {""}
   *[other] , sana { $back } puan
  } kazandırdı.
end-gave-you = { $habit }, ben fark etmedim. Bu sana { $points } puan{ $back ->
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
end-plain = { $plain ->
    [mine] { $variant ->
        [0] Seni ele veren tek bir alışkanlık yok. Bozuk parayla geçindim.
        [1] Sana bunu kaybettiren alışkanlık şudur diyemem. Payeyi tesadüfle paylaşıyorum.
       *[2] Göze çarpan bir şey yapmadın. Biz yine de öngörü diyelim.
      }
    [yours] { $variant ->
        [0] Tutunacak bir alışkanlık bulamadım. Tebrikler.
        [1] Hiç açık vermedin. Oysa iyi baktım.
       *[2] Göze çarpan bir alışkanlığın yok. Kartların yüzü kızardı.
      }
    [level] { $variant ->
        [0] İkimiz de pek açık vermedik.
        [1] Berabere; göze çarpan alışkanlık da yok. Kartlar omuz silkiyor.
       *[2] Aramızda fark yok, yorumlanacak bir şey de yok.
      }
    [short] { $variant ->
        [0] Fal bakmaya yetmeyecek kadar kısa.
        [1] Bu kadarcık tur mu? Bana bile biraz daha gerek.
       *[2] Daha yeni başlamıştık; anlatacak bir şey yok henüz.
      }
    [random] { $variant ->
        [0] Rastgele oynadım: buradan seninle ilgili bir şey çıkmaz.
        [1] Bu kez hiçbir şey okumadım. Övgü de suç da şansının.
       *[2] Hamlelerim rastgeleydi: alışkanlıklarının önemi yoktu.
      }
   *[by-rule] { $variant ->
        [0] Kuralımdan şaşmadım; göze çarpan bir alışkanlığın da yok.
        [1] Kuralla oynadım, kimseyi okumadım. Göze çarpan alışkanlık yok.
       *[2] İnsana karşı bir kural; göze çarpan alışkanlık yok.
      }
  }
end-read = { $rounds } tur. Tahmin isabetim %{ $percent }, tesadüfle %{ $chance } olurdu: { $verdict }.
end-unread = { $rounds } tur. Hiçbir şey okumadım.
verdict = { $verdict ->
    [read] tesadüften fazlası
    [escaped] elimden tesadüfle olmayacak kadar sık kaçtın
   *[unsure] emin olmak için tur az
  }
strip-yours = ← senin hamlelerin
strip-mine = ← benimkiler
details-title = 🔎 Sayılarla: { $score }
details-habit = { $habit }: { $situations } seferde { $followed } kez. Bu turlardan { $mine } tanesini ben, { $yours } tanesini sen kazandın{ $drawn ->
    [0] {""}
   *[other] ; { $drawn } tanesi berabere
  }.

## Bir maçın grafiği
chart-rounds = { $game }: { $rounds } tur
chart-best = { $who ->
    [you] { $by ->
        [0] Hiç öne geçmedin.
       *[other] En büyük farkın { $by }, tur { $round }.
      }
    [me] { $by ->
        [0] Hiç öne geçmedim.
       *[other] En büyük farkım { $by }, tur { $round }.
      }
   *[other] { $by ->
        [0] { $name } hiç öne geçmedi.
       *[other] En büyük fark, { $name }: { $by }, ilk kez tur { $round }.
      }
  }
chart-turns = { $turns ->
    [0] Üstünlük hiç el değiştirmedi.
    [1] Üstünlük bir kez el değiştirdi, tur { $round }.
    [2] Üstünlük iki kez el değiştirdi, sonuncusu tur { $round }.
   *[other] Üstünlük { $turns } kez el değiştirdi, sonuncusu tur { $round }.
  }
chart-reach = Her şey tesadüfe kalsa, kazananı olan { $decided } turun sonunda fark yirmi maçın en çok birinde { $reach } üstüne çıkardı.
chart-ahead = { $who ->
    [you] { $by } öndesin: bu pek tesadüfe benzemiyor.
    [me] { $by } öndeyim: bu pek tesadüfe benzemiyor.
   *[other] { $leader } { $by } önde: bu pek tesadüfe benzemiyor.
  }
chart-few = { $decided ->
    [0] Kazananı olan tur yok.
   *[other] Kazananı olan { $decided } tur, ustalığı tesadüften ayırmaya yetmez.
  }
chart-stopped = Yarıda bırakılan maç daha az şey kanıtlar: insan öndeyken kalkmayı sever.
chart-chosen = Seçtiklerin: { $moves }
chart-grey = Gri: tesadüfün 20 seferde 19 kez kalacağı aralık
chart-lead = Kim öndeydi
chart-difference = senin kazandıkların eksi benimkiler
chart-moves = Hamlelerin
chart-times = kez
chart-round = tur
chart-alt = { $score }. Kim öndeydi, tur tur: tesadüfün gri aralığı üzerinde bir çizgi; hamlelerin de çubuk olarak. { $lines }

## Dürüstlük kanıtı
proof-moves = ✓ Hamlelerimin her biri ({ $count }), sen seçmeden önce belirlediğim hamle.
proof-mines = ✓ Mayınlar, ilk dokunuşundan önce belirlediğim sırdan ve ilk hücreden çıkıyor.
proof-wrong = ✗ Bu, gösterdiğimle tutmuyor. Buna güvenme; bu botu işletene haber ver.
proof-shown = Önce gösterdiğim: { $bound }. Arkasındaki sır: { $secret }
proof-how-page = Bu şimdilik yalnızca benim sözüm. Sayfa onu kendi tarayıcında denetler; sende kalan mesajlarla da karşılaştırır.
proof-how-line = Bu şimdilik yalnızca benim sözüm. Bir Gadalka kopyasıyla, sende kalan mesajlarla da karşılaştırarak denetleyebilirsin: npm run -s gadalka -- verify "…" messages.txt
source-at = Bir Gadalka kopyası: { $link }
source-unknown = Burada indirme adresi belirtilmemiş. Gadalka’nın kopyasını nereden alacağını bu botu işletene sor.
proof-none = Doğrulanacak bitmiş bir oyunun yok. Oyna: /rps play, /oddeven ya da /mines
proof-not-yet = Oyun daha bitmedi. Sırrımı sonunda gösteririm.
proof-unreadable = Bu benim kanıt satırlarımdan değil. Kanıt satırı gd1. ile başlar, biten bir maçın “Doğrula” düğmesinden gelir ve eksiksiz olmalıdır.

## Hiçbir şeyi değiştirmeyen dokunuşlar
press-old-button = O düğme çok eski, artık çalışmıyor. Yeni maç: /rps play ya da /oddeven
panel-gone = O düğme güncel değil. Şimdiki durum şöyle.
panel-type = Şunu yaz: { $example }
press-not-yours = Bu senin değil.
match-of = Bu maçı { $name } oynuyor.
board-of = Bu tahtada { $name } oynuyor.
button-play-too = Sen de oyna
button-play-private = Özel sohbette oyna
press-round-played = O tur oynandı; hiçbir şey iki kez sayılmadı. Skor şöyle.
press-match-over = O maç bitti. Hiçbir şey sayılmadı.
opponent-gone = O rakip artık yok, maç süremez. Yenisini başlat: /rps play ya da /oddeven

## Herhangi bir sohbette önerilen oyunlar
offer-open-title = { $game }: isteyen gelsin
offer-open-description = İlk basan bana karşı oynar
offer-open-text = { $name } bana karşı bir oyun öneriyor. İlk basan oynar.
offer-own-title = { $game }: senin için
offer-own-description = Sen bana karşı oynarsın, sohbet izler
offer-own-text = { $name } geleceği bilmek istiyor. Başlamak için bas.
offer-mines-open-description = İlk basan oynar, sohbet izler
offer-mines-open-text = { $name } bir mayın tarlası öneriyor. İlk basan oynar.
offer-mines-own-description = Sen oynarsın, sohbet izler
offer-mines-own-text = { $name } mayın tarlasına girmek üzere. Başlamak için bas.

## Komutlar
command-rps = Taş kâğıt makas: falcıya karşı ya da birbirinize karşı
command-rps-play = Oyna; oynadıkça öğrenirim
command-oddeven = Tek mi çift mi: sen seçersin, ben tahmin ederim
command-oddeven-play = Oyna; bilemezsem puan senin
command-strategy = Rakipler: kim oldukları ve onlara verdiğin adlar
command-strategy-list = Bütün rakipler, her satırda biri
command-strategy-mine = Stratejilere verdiğin adlar
command-strategy-submit = Yazdığın strateji dosyasını gönder
command-help = Neler yapabilirim, nasıl istenir
command-settings = Ayarların: dil, hafıza, seni kimler görebilir, verilerin
option-help-topic = ne hakkında okumak istediğin
option-variant = classic (3 hamle) ya da lizard-spock (5 hamle)
option-length = 10 puana kadar, 9 turun en iyisi, sonsuz …
option-game = hangi oyun; boş bırakırsan taş kâğıt makas
option-opponent = sana karşı oynayan strateji
option-strategy = bir rakip ya da birinin kaydettiği bir ad
option-registered-strategy = adın karşılığı, örneğin markov:order=4,decay=0.98
option-strategy-file = stratejin: JavaScript ya da türleri silinebilen TypeScript; en çok 64 KB
option-file-name = adı: yeni bir ad ya da yeni sürüm için adlarından biri
option-strategy-note = hakkında bir satır
choice-classic = Klasik: taş, kâğıt, makas
choice-lizard-spock = Kertenkele ve Spock da: beş hamle
choice-novice = Acemi: seni hiç tanımaz, maç boyunca öğrenir
choice-fortune-teller = Falcı: seni ve insanları tanır, hiçbir şeyi unutmaz
choice-mirror = Ayna: senin gibi oynar
choice-coin = Yazı tura: okumaz, okunmaz
strategy-fortune-teller = alışkanlıklarını aynı anda kırk yoldan okur, insanları tanır, kolay kanmaz
strategy-mirror = ikizin: senin yerinde olsa ne oynayacaksan onu oynar
strategy-random = yazı tura; hiçbir şey okumaz
strategy-wildcard = şu ana benzeyen her eski anı tartar
strategy-constant = hep aynı hamle; boş bırakırsan taş
strategy-rotation = her hamle sırayla: taş, kâğıt, makas …
strategy-anti-rotation = hamleleri sırayla oynamanı bekler
strategy-copy = senin son hamleni oynar
strategy-always-counter = son hamleni yeneni oynar
strategy-always-counter-self = kendi son hamlesini yeneni oynar; seninkine hiç bakmaz
strategy-win-stay-lose-shift = kazananı tekrarlar, kaybedeni değiştirir
strategy-after-result = sonucu izler: galibiyet, beraberlik, yenilgi sonrası şu kadar hamle ilerler
strategy-frequency = en çok oynadığın hamleyi yener
strategy-markov = son birkaç hamlenden sonra genelde yaptığını yener
strategy-mupn = aynı birkaç hamleden sonra en son ne yaptıysan onu yener
strategy-supp = son hamlelerinden sonra hangi hamlenin işe yaradığını deneyerek öğrenir
strategy-mksu = öteki sekiz stratejiden hangisine uyacağını deneyerek öğrenir
strategy-mkia = üç okuyucudan hangisine uyacağını deneyerek öğrenir
strategy-daemons = bir daemon kalabalığı ve en şanslısını dinleyen bir amir
strategy-shannon = Shannon’ın 1953 tarihli makinesi: aynı şeyi iki kez yapar mısın?
strategy-seer = 1956 tarihli SEER: bir düzeni işe yaradıkça izler
strategy-experts = bir okuyucular kurulu; her birinin sözü karnesi kadar geçer
strategy-history-match = oyunun en son nerede böyle gittiğine ve o tahminlerin sonucuna bakar
strategy-second-guess = bildiğini senin de bildiğini bilir
strategy-iocaine = 1999’un birincisi: her düzeyde tahmin eder, birkaç ufka göre değerlendirilir

strategy-list-title = 🔮 { $count } rakip
strategy-info-title = 🔮 { $family }
strategy-games = Oynadığı: { $games }
strategy-settings = Ayarlar:
strategy-no-settings = Ayarı yok.
strategy-setting = { $name }: { $valid } (varsayılan { $usual })
strategy-set = ← burada { $value }
strategy-source = Kaynak: { $source }

registration-done = 🔮 { $name } kaydedildi
registration-play = Ona karşı oyna: { $command } opponent={ $name }. Adını bilen herkes oynayabilir.
registration-mine-title = 🔮 Stratejilerin: { $count }/{ $max }
registration-none = Henüz kendi stratejin yok. Bir dosya gönder ya da benimkilerden birine ad ver.
registration-withdraw-title = { $name } geri çekilsin mi?
registration-withdraw-file = Artık kimse ona karşı oynayamaz, süren maçlar sonuçsuz biter, dosyası silinir. Adı isteyen alabilir.
registration-withdraw-text = Artık kimse ona o adla karşı oynayamaz, adı isteyen alabilir. Süren maçlar devam eder.
button-withdraw = Geri çek
registration-withdrawn = { $name } geri çekildi; adı boşta.
registration-kept = Kalıyor.
button-strategy-submit = Dosya gönder
button-strategy-name = Benimkilerden birine ad ver
button-strategy-register = Ona ad ver
button-strategy-mine = Stratejilerim
button-strategy-version = Yeni sürüm
button-strategy-change = Değiştir
button-strategy-withdraw = Geri çek
registration-refused = { $refusal ->
    [bad-name] “{ $name }” geçerli bir ad değil. Ad 3–24 karakter olur: a–z arası harf, rakam ve tire; harfle başlar, örneğin my-markov.
    [reserved-name] “{ $name }” burada zaten başka bir anlama geliyor. Başka bir ad seç, örneğin my-{ $name }.
    [like-built-in] “{ $name }” kendi stratejilerimden birine fazla benziyor. Başka bir ad seç, örneğin my-{ $name }.
    [taken] “{ $name }” adını başkası kaydetmiş. Başka bir ad seç.
    [full] { $max } strateji kaydettin, sınır bu. Önce birini geri çek: /strategy withdraw
   *[not-yours] “{ $name }” sende kayıtlı değil. Adların: /strategy mine
  }
registration-trying = 🔮 { $name } deneniyor
registration-trying-text = Rapor birazdan burada çıkacak.
registration-one-at-a-time = Son denemen daha bitmedi; herkes aynı anda bir deneme yapabilir. Rapor onun mesajında çıkacak.
registration-queue-full = Deneme sırası dolu. Birkaç dakika sonra yeniden dene.
registration-broken-off = { $name } denemesi yarıda kesildi, hiçbir şey kaydedilmedi. Komutu bir dakika sonra yeniden gönder.
registration-store-away = Belleğime şu an ulaşamıyorum, hiçbir şey kaydedilmedi. Komutu bir dakika sonra yeniden gönder.

submission-how = Bir dosya ve bir ad lütfen: /strategy submit my-bot, dosyayla birlikte.
submission-version = 🔮 { $name }, yeni sürüm: { $version }
submission-known = 🔮 { $name } zaten tam olarak bu dosya
submission-public = Adını bilen herkes ona karşı oynayabilir.
submission-results = { $game }: { $rounds } turluk { $matches } maçtan { $won } tanesini kazandı, tur başına { $mean } puan. Kazanılan:kaybedilen:berabere turlar ve tur başına puan:
submission-other-game = { $game }: { $matches } maçtan { $won } tanesi kazanıldı, tur başına { $mean } puan.
submission-not-there = { $game }: oynanmadı, çünkü { $reason }.
submission-untried = { $game }: denenmedi, çünkü çok adım istiyor. Yalnızca orada denensin diye dosyada belirt: export const games.
submission-taken = Maç başına izin verilen { $most } adımdan en çok { $steps }, { $limit } MB bellekten { $memory } MB kullandı. Bir maç { $milliseconds } ms sürdü.
submission-play = Ona karşı oyna: { $command } opponent={ $name }. Özeti (hash) ve sürümleri: /strategy info { $name }
submission-no-load = 🔮 { $name } yüklenmiyor
submission-breach = { $kind ->
    [crashed] 🔮 { $name } denemede çöktü
    [illegal] 🔮 { $name } denemede geçerli hamle yapmadı
   *[exhausted] 🔮 { $name } denemede çok fazla kaynak kullandı
  }
submission-at-start = { $game }, ilk turdan önce, rakip { $opponent }.
submission-at-round = { $game }, rakip { $opponent }, tur { $round }.
submission-place = Satır { $line }, sütun { $column }:
submission-nothing = Hiçbir şey kaydedilmedi. Dosyayı düzelt ve yeniden gönder.
submission-no-games = Dosyaya göre oynadığı: { $typed }. Benim bildiklerim: { $valid }. Hiçbir şey kaydedilmedi.
submission-too-slow = Deneme izin verdiğimden uzun sürdü, hiçbir şey kaydedilmedi. Tur başına daha az hesaplasın ya da ben daha boşken yeniden gönder.
submission-unsteady = { $name } her seferinde aynı oynamıyor: { $game }, rakip { $opponent }, hamleler { $round }. turdan sonra ayrılıyor. Aynı turlar aynı hamleleri vermeli. Hiçbir şey kaydedilmedi.
strategy-file-title = Yazarının gönderdiği dosya: JavaScript, yalıtılmış ortamda çalışır.
strategy-file-facts = Sürüm { $version }, { $bytes } bayt. SHA-256: { $hash }
strategy-file-earlier = Önceki sürümler: { $versions }
strategy-file-note = “{ $note }”

## Yazılanlarla ilgili sorunlar
problem-unknown-command = “{ $typed }” diye bir komut bilmiyorum. Yapabildiklerim: /help
problem-unknown-command-nearest = “{ $typed }” diye bir komut bilmiyorum. Şunu mu demek istedin: { $nearest }? Hepsi: /help
problem-unknown-option = /{ $command } “{ $typed }” sözünü anlamıyor. Kabul ettikleri: { $valid }
problem-bad-choice = “{ $typed }”, { $option } için geçerli değil. Şunlardan birini seç: { $valid }
problem-unknown-word-nearest = /{ $command } “{ $typed }” sözünü anlamıyor. Şunu mu demek istedin: { $nearest }?
problem-bad-choice-nearest = “{ $typed }”, { $option } için geçerli değil. Şunu mu demek istedin: { $nearest }? Geçerli olanlar: { $valid }
problem-bad-text = “{ $typed }”, { $option } için geçerli değil: 1–{ $max } karakter olmalı.
problem-file-missing = { $example } için dosya gerek: birlikte gönder.
problem-file-too-large = Dosya çok büyük. Sınır { $kilobytes } KB.
problem-file-unavailable = Dosya bana ulaşmadı. Lütfen yeniden gönder.
problem-lone-file = “{ $typed }” ile ne yapacağım tek başına anlaşılmıyor. Onu, dosya alan bir komutla yanıtla: { $nearest }
problem-level-and-opponent = Seviye zaten bir rakiptir. İkisinden birini seç: level=… ya da opponent=…
problem-length = “{ $typed }” geçerli bir uzunluk değil. Şunları dene: 10 puana kadar, 9 turun en iyisi (tek sayı) ya da sonsuz; sayılar 1–{ $max }.
problem-unknown-strategy = “{ $typed }” adında bir rakip bilmiyorum. En bilinenler: { $some }. Hepsi: /strategy list
problem-unknown-strategy-nearest = “{ $typed }” adında bir rakip bilmiyorum. Şunu mu demek istedin: { $nearest }? Hepsi: /strategy list
problem-unknown-parameter = { $family } için “{ $typed }” diye bir ayar yok. Olanlar: { $valid }
problem-bad-value = { $parameter } için “{ $typed }” olmaz. Olabilenler: { $valid }
problem-wrong-game = { $typed } bu oyunu oynamıyor ({ $game }). Oynayanlar: { $some }. Hepsi: /strategy list

## Aksaklıklar
failure-unexpected = Benim tarafımda bir şey ters gitti; kaydı tutuldu, hiçbir şey kaybolmadı. Lütfen yeniden dene.
failure-busy = Kristal kürenin önü şu an kalabalık. Hiçbir şey sayılmadı, hiçbir şey kaybolmadı: birazdan yeniden dene.
failure-file-time = Bu rakibin yazarının dosyaları çok uzun düşünüyor ve bu dakikalık süresini tüketti. Hiçbir şey sayılmadı: birazdan yeniden dene.
failure-store = Belleğime şu an ulaşamıyorum. Hiçbir şey kaybolmadı: birazdan yeniden dene. Sayılmış bir hamle iki kez sayılmaz.

## Botu işleteni bağlayan şey
fairness-brief = 🔮 Hamlem sen seçmeden önce bellidir. Maçın ya da tahtanın sonundaki Doğrula bunu gösterir.
fairness-anchor = Günün bilmecesi ve turnuvalar günün sırrından çekilir. Onu ertesi gün gösteririm ve her biri bu sayıya çıkar: { $anchor }
fairness-secret = En yenisi, npm run -s gadalka -- verify için:

## Sınırlar: bir anda çok fazla
budget-past = { $budget ->
    [press] Kristal kürem bu hıza yetişemiyor. { $wait } sonra yeniden dene; oyunun bıraktığın yerde bekliyor.
    [command] Dilekleri teker teker alıyorum. { $wait } sonra yeniden dene; hiçbir şey kaybolmadı.
    [picture] Fırçalarım kurusun. { $wait } sonra yeniden çizebilirim; gerisi çalışıyor.
    [hint] Kristal küre bile dinlenmek ister. Sonraki ipucu { $wait } sonra hazır; bu arada oynayabilirsin.
    [export] Dosyanı az önce birkaç kez indirdin. { $wait } sonra yeniden alabilirsin.
    [submission] Bir gün için bu kadar dosya yeter. { $wait } sonra bir tane daha gönderebilirsin; o zamana dek evde dene.
   *[tournament] Aynı anda çok fazla turnuva var. { $wait } sonra bir tane daha açabilirsin; açık olanlar sürüyor.
  }
budget-brief = ⏳ { $wait }
budget-seconds = { $count } saniye
budget-minutes = { $count } dakika

## Kalan süre, cümle sonunda
clock-in = { $time } sonra
clock-two = { $first } { $second }
clock-soon = birazdan
clock-days = { $count } gün
clock-hours = { $count } sa
clock-minutes = { $count } dk
clock-seconds = { $count } sn

## Yardım, selam, gizlilik, veriler
help-brief = 🔮 Sana karşı oynar, nasıl seçtiğini öğrenirim: /rps. Arkadaşınla düello: /duel. Her gün yenisi: /daily. Gerisi bir dokunuş ötede.
help-title = 🔮 Yapabildiklerim
help-friends = Arkadaşlarla
help-you = Senin hakkında
help-strategies = Stratejiler
help-fairness = Adil mi?
help-privacy = Gizlilik
start-title = 🔮 Ben Gadalka
start-text = Zihin okurum, biraz. Bir oyun seç: nasıl seçtiğini öğreneyim, gördüğümü göstereyim, her hamlemin seninkinden önce belli olduğunu kanıtlayayım.
start-mines = Mayın tarlası
privacy-title = Hakkında neler saklıyorum
settings-title = ⚙️ Ayarlar
settings-text = Bunu yalnızca sen görüyorsun.
settings-you = Sen
settings-memory = Hakkında hatırladıklarım
settings-others = Seni kimler görüp davet edebilir
settings-data = Verilerin
settings-here = { $kind ->
    [server] Bu sunucu
   *[group] Bu grup
  }
settings-learn-on = Benden öğren
settings-learn-off = Benden öğrenme
settings-forget = Beni unut…
settings-export = İndir
privacy-brief =
    Kimliğini (id), hamlelerini, sonuçları ve ayarlarını saklarım.
    Mesajlarını saklamam. Adını düellodan sonra iki hafta, bir de görünmeyi kabul ettiğin sürece saklarım.
    Sen değiştirene kadar profilin gizlidir.
    Hepsi bu botu işletende kalır.
    İstediğin zaman indirebilir ya da silebilirsin.
stored-matches = Bu platformdaki kimliğin, hamlelerin ve sonuçlar; son maçlar için ayarlar, saatler ve benim hamlelerimin sırrı da. Son oynadığın hafta ve ayda kaç tur kazandığın ve son turun günü.
stored-settings = Seçtiğin dil ve başkalarının seni görüp göremeyeceği, sana meydan okuyup okuyamayacağı.
stored-shown = Görünür olduğun sürece: adın, nerelerde oynadığın ve oradaki listelerdeki sonuçların.
stored-handle = @adın, onu son gördüğümden sonra 90 gün, başkaları seni anabilsin diye.
stored-duels = Düelloların: iki tarafın hamleleri ve sonuçlar, iki hafta boyunca iki ad ve sohbetle. Derecen.
stored-mines = Açık mayın tarlası tahtan, son tahtaların ve oyunlarının nasıl geçtiği.
stored-daily = Günün oyunundaki denemelerin, saatleri ve serin.
stored-strategies = Kaydettiğin ya da gönderdiğin stratejiler: adları, dosyaları ve denemeleri.
stored-tournaments = Açtığın ya da katıldığın turnuvalar, nerede oldukları ve katılımcılarının sonuçları.
stored-replays = Sayfa olarak paylaştığın maçlar ve düellolar, içindeki adlarla: bir yıl ya da sen geri alana kadar.
stored-place = Açtıysan, özel sohbetindeki günlük gönderi: sohbet, saat ve dil. Yasaklandıysan, burada ya da her yerde: kimliğin, o zamanki adın ve tarih; gerisini sildiğinde bu kalır.
data-export-text = Hamleler eskiden yeniye. Hâlâ açık olan maçın sırrı dosyada yok: sonraki hamlemi ele verirdi.
data-delete-title = Her şey silinsin mi?
data-delete-text = Bütün turların, toplamların, maçların, tahtaların, kayıtlı stratejilerin ve sıralamaların silinir, seni artık tanımam. Bunun geri dönüşü yok.
button-delete = Her şeyi sil
button-keep = Kalsın
data-deleted = Gitti. Hiç tanışmadık.
data-nothing = Silinecek bir şey yoktu.
data-kept = Kaldı. Seni hâlâ tanıyorum.

## Birkaç platformda tek oyuncu

## Davetler
challenge-retract = Geri al
challenge-retracted = { $caller } daveti geri aldı.
challenge-lapsed = Bu davet artık açık değil.
challenge-not-challenged = Bunu yalnızca { $name } yanıtlayabilir.
challenge-not-challenger = Bunu yalnızca { $name } geri alabilir.
challenge-unseen = { $name } bu sohbeti göremez. İkinizin de olduğu bir grupta davet et.
challenge-left = { $name } bu sohbette değil, bunu göremez.
challenge-off = { $name } davet kabul etmiyor.
challenge-lately = { $name } sorunu on dakikadan kısa süre önce aldı. Biraz bekle.
challenge-take-button = Davetleri kabul et
challenge-refuse-button = Davet istemem
challenge-setting-on = Başkaları seni adınla düelloya ya da karşılaştırmaya davet edebilir. Seni etiketlerim, kabul eder ya da reddedersin.
challenge-setting-off = Davet kabul etmiyorsun. Seni davet eden bunu öğrenir, hiçbir şey paylaşılmaz.

## Profili kim görebilir
shown-never = Asla gösterilmez: tek tek hamlelerin ve başka hangi sohbetlerde oynadığın.
shown-now = { $shown ->
    [yes] Bana soran herkes, her yerde, adını, sonuçlarını ve benimle oynadığın bütün turlardan çıkan profilini görebilir.
   *[no] Adın hiçbir listede yok, profilini yalnızca sen görebilirsin.
  }
profile-read-all = Hepsini oku

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
step-like = { $from } → { $to } gibi bir geçiş
profile-title = 🔮 { $name }: { $game }
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
      } sonra { $often } hamleni tekrarlıyorsun; tesadüfle bu kadar olmazdı.
   *[other] { $result ->
        [win] Galibiyetten
        [loss] Yenilgiden
       *[draw] Beraberlikten
      } sonra { $name } { $often } hamlesini tekrarlıyor; tesadüfle bu kadar olmazdı.
  }
profile-head-often = { $who ->
    [you] Bir favorin var: { $move }, { $often }.
   *[other] { $name } ve favorisi: { $move }, { $often }.
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
    [you] Oyunun basit bir kurala benziyor: { $way }.
   *[other] { $name } basit bir kurala uyar gibi oynuyor: { $way }.
  }
profile-head-read = { $who ->
    [you] Seni ele veren tek bir alışkanlık yok, yine de seni okumak yazı turayı bilmekten kolay.
   *[other] Ele veren tek bir alışkanlık yok, yine de { $name } yazı turadan kolay okunuyor.
  }
profile-head-chance = { $who ->
    [you] Seni okumak yazı turayı bilmek kadar zor: hiçbir alışkanlık seni ele vermiyor.
   *[other] { $name } yazı tura kadar zor okunuyor: ele veren bir alışkanlık yok.
  }
profile-head-early = { $who ->
    [you] Seninle ilgili konuşmak için erken: henüz göze çarpan bir alışkanlık yok.
   *[other] { $name } hakkında konuşmak için erken: henüz göze çarpan bir alışkanlık yok.
  }
profile-nothing = Henüz tur yok. Profilin tamamı için { $missing } tur gerek.
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
profile-read = { $rounds } hamleden { $guessed } tanesini bildim: { $percent }. Tesadüfle { $chance } olurdu.
profile-likest-none = Bildiğim basit tarzların hiçbirine benzemiyor.
profile-likest = En çok benzediği: { $way }. O, { $rounds } hamleden { $agreed } tanesini oynardı; tesadüfle { $luck }.
profile-kept = Oynanan { $played } turdan en yeni { $kept } tanesi kayıtlı; burada onlar sayıldı.
profile-details-title = 🔮 Bu profilin arkasındaki sayılar: { $game }
profile-details-how = Nasıl okunur. Bir alışkanlık, tesadüfle kırkta bir çıkacaksa listeye girer. Çoğuna baktığım için arada biri tesadüf olabilir. Bilinen bir tarzı, hamlelerin tesadüften çok daha fazlasını oynayacaksa ve rastgele bir oyuncu bunlardan birine yüzde birden seyrek bu kadar benzeyecekse anarım.
profile-details-closed = Bu sayıları yalnızca profili görebilenler görür; profil de burada açık değil.
profile-alt = { $name }, alışkanlıklar, neyin ardından ne gelir: { $habits }. Bildiğim hamlelerin payı, her tura kadar: { $curve }.
profile-closed = { $name } profilini sana açmamış. İkinizin nasıl oynadığını görmek için sor: /profile compare. Kendi profilini açmak için: /settings
portrait-button = Altı satırda
portrait-when = { $kind ->
    [result] { $result ->
        [win] galibiyetten
        [loss] yenilgiden
       *[draw] beraberlikten
      } sonra
    [same-result] üst üste { $rounds } { $result ->
        [win] galibiyetten
        [loss] yenilgiden
       *[draw] beraberlikten
      } sonra
    [result-own] { MOVE($move, case: "instrumental") } { $result ->
        [win] galibiyetten
        [loss] yenilgiden
       *[draw] beraberlikten
      } sonra
    [own] { MOVE($move, case: "ablative") } sonra
    [bot] benim { $move } hamlemden sonra
    [same-move] üst üste { $rounds } kez aynı hamleden sonra
    [always] her zaman
   *[else] diğer durumlarda
  }
portrait-rule = { $when }: { $said ->
    [own-same] yine aynı hamle
    [own-beats] kendi son hamlesini yenen
    [own-beaten] kendi son hamlesinin yendiği
    [bot-same] benim son hamlem
    [bot-beats] benim son hamlemi yenen
    [bot-beaten] benim son hamlemin yendiği
   *[move] { $move }
  }
portrait-line = – { $rule }, { $of } seferden { $hits } tanesi
portrait-how = Uyan ilk satır geçerli. Görmedikleri son { $rounds } hamlene bu satırlar ortalama %{ $lines } olasılık verdi; tesadüf %33 verir. Dosya senin gibi oynar: ona karşı oynamak için /strategy submit ile gönder.
picture-next = sonraki hamle
picture-after = { $result ->
    [win] galibiyet
    [loss] yenilgi
   *[draw] beraberlik
  }: { $move }
picture-no-data = veri yok
picture-habits = Neyin ardından ne gelir
picture-rounds = { $rounds } tur, sayılarıyla; mavi: tesadüften sık, turuncu: daha seyrek
picture-compared = Birbirinden en uzak alışkanlıklar, sayılarıyla
picture-read = Bildiğim hamleler, 40’ar 40’ar; gri: tesadüf
picture-round = tura kadar
picture-failed = Resim çizilemedi; hepsi metinde yazıyor.

## Kişi seçeneği kimi gösterir
person-unknown = { $typed } kim, bilmiyorum. @ad ile etiketle ya da bir mesajını bu komutla yanıtla.
person-unmet = { $name } adını henüz tanımıyorum: bana bir kez yazması ya da düğmelerimden birine basması gerekiyor.
person-unknown-id = { $typed } bir oyuncu değil. Oyuncular şöyle yazılır: terminal:anna ya da discord:700000000000000001
person-bot = Botların profili olmaz, benimki de bende kalsın.

## İki kişi karşılaştırılır
menu-compare = Oyunumuzu karşılaştır
compare-with-whom = Kiminle karşılaştıralım? Birini etiketle ya da bir mesajını yanıtla: /profile compare @ad
compare-oneself = Bu sensin; kimse sana senden çok benzemez. Başka birini seç.
compare-own-missing = Karşılaştırma için ikinizden de { $needed } tur gerek ({ $game }); senin { $missing } turun eksik.
compare-ask = { $name }, { $caller } ikinizin oyununu karşılaştırabilir mi?
compare-ask-seen = Kabul edersen sizi ne kadar okuduğumu ve nasıl oynadığınızı buradaki herkes görür.
button-accept = Kabul et
button-decline = Reddet
compare-not-asked = Bu soru başkası için.
compare-declined = Bu kez karşılaştırma yok.
compare-title = 🔮 { $a } ve { $b }: { $game }
compare-headline = 🔮 Bildiğim hamleler: { $a } { $percentA }, { $b } { $percentB }
compare-read = Bildiğim: { $roundsA } hamleden { $guessedA }, { $roundsB } hamleden { $guessedB }; tesadüfle { $chance } olurdu.
compare-chance = { $verdict ->
    [chance] { $name } yazı tura kadar zor okunuyor.
   *[unsure] { $name }: bu hâlâ tesadüf olabilir.
  }
compare-early = Henüz erken: nerede ayrıldığınızı söylemek için her birinizden { $needed } tur gerek.
compare-differ = Farklı oynuyorsunuz ama bunu tek başına gösteren bir alışkanlık yok.
compare-effect = Ne kadar farklı: 0–1 ölçeğinde { $effect }; { $roundsA } ve { $roundsB } turdan.
compare-differences = En çok ayrıldığınız yerler:
compare-difference = – { $habit }. { $a } %{ $percentA } ({ $totalA } seferde { $countA }), { $b } %{ $percentB } ({ $totalB } seferde { $countB })
compare-no-difference = Henüz bir fark bulunmadı.
compare-seed = İlk yayımlandığı hâliyle uzaklık, son { $context } hamle üzerinden: { $p }, en çok { $most }. Bakılan hamle sayısına göre: { $d }
compare-trust = Tesadüf olabilir mi? Turlarınız karılıp ikinize yeniden dağıtılınca 1000 dağıtımın { $count } tanesinde bu kadar fark çıkıyor (p = { $p }).
compare-details-title = 🔮 Bu karşılaştırmanın arkasındaki sayılar: { $game }
compare-details-difference = – { $habit }. { $totalA } seferde { $countA }, { $totalB } seferde { $countB } (p { $p })
compare-details-how =
    Nasıl okunur. Yan yana iki sayı, yukarıdaki mesajın sırasıyla, ikinize aittir. Ne kadar farklı: 0 aynı, 1 ortak hiçbir şey yok. Aynı kişi iki ayrı zamanda çoğunlukla 0,25–0,60, iki ayrı kişi 0,63–0,86 arasında çıkar.
    p, böyle büyük bir farkın yalnızca tesadüfle ne sıklıkta çıkacağıdır (alışkanlıklarda, bakılan alışkanlık sayısına göre düzeltilmiş). İki sınama var: biri bütün turlara, öbürü tek tek alışkanlıklara bakar. Birinde p en çok { $level } ise nerede ayrıldığınızı söylerim; değilse, henüz fark bulamadığımı.
    Yayımlanmış uzaklık herhangi iki kişi arasında tavana yakındır: burada anlamı için değil, tarihi için duruyor.
compare-details-closed = Bu karşılaştırma burada artık açık değil. Yeniden sor: /profile compare
compare-too-few = Karşılaştırmak için tur az: ikinizden de { $needed } gerek.
line-since = – { $name }, başlangıç: { $date }

## Bir yerin haritası
landmark-random = saf tesadüf
landmark-copy = taklitçi
landmark-rotation = sırayla
landmark-anti-rotation = sıraya karşı
landmark-always-counter = son hamleyi yener
landmark-constant = hep { $move }
map-title = Burada kimler benzer oynuyor: { $game } · { $count } oyuncu
map-subtitle = Yakın olan benzer oynar. Yönlerin anlamı yok.
map-ways = bilinen oyun tarzları
map-alt = { $count } oyuncunun ve bilinen oyun tarzlarının haritası. { $lines }
map-head = Burada en çok benzeyenler { $one } ve { $other }; en az benzeyenler { $first } ve { $second }.
map-line = { $name }: en yakını { $other }
map-line-way = { $name }: en yakını { $other }, tarzı “{ $way }”
map-line-alone = { $name }: tarzı “{ $way }”
map-line-none = { $name }: bildiğim hiçbir tarza benzemiyor
map-head-two = Bu haritada şimdilik iki oyuncu var.
map-more = … ve resimde { $count } kişi daha.
map-numbered = Resimde: { $list }
map-left = Burada daha eskiden oynamış { $count } oyuncu haritada yok.
map-short = { $count } oyuncunun turu henüz az.
map-join = Yalnızca kabul edenler sayılır.
map-alone-here = Harita bir grubun ya da sunucunun oyuncularını gösterir. Bana orada sor: /profile map
map-too-few = Harita için burada profilini açmış, her birinin { $rounds } turu olan { $people } oyuncu gerek. Şimdilik: { $ready }. Turu az olan: { $short }.
map-mine-private = Haritada yoksun: profilin gizli. Görünmek için: /settings, sonra burada bir maç bitir.
map-mine-not-here = Henüz haritada yoksun: burada bir maç bitir.
map-mine-missing = Henüz haritada yoksun: bu oyunda { $missing } tur daha oyna, toplam { $needed }.
map-mine-ready = Sen hazırsın.
map-mine-people = En çok benzediklerin: { $list }.
map-mine-alone = Bu haritada başka kimse yok.
map-mine-ways = Tarzın: { $way }.
map-mine-no-way = Tarzın bildiklerimin hiçbirine benzemiyor.
habits-most = Burada en çok göze çarpan “{ $habit }”: { $share }; tesadüfle { $luck } olurdu.
habits-none = Ortalamada burada tesadüften ayrılan bir şey yok.
habits-counts = { $people } oyuncu, yaklaşık { $rounds } tur; herkes eşit sayılır. Ayraç içinde: tesadüfle ne olurdu.
habits-too-few = Ortalama için burada profilini açmış, her birinin { $rounds } turu olan { $needed } oyuncu gerek. Şimdilik: { $ready }.

## Bir oyuncu hakkında bilinenler
model-title = 🔮 Hakkında bildiklerim: { $game }
model-missing = { $rounds ->
    [0] Henüz hiçbir turunu bilmiyorum.
   *[other] { $rounds } turunu biliyorum.
  } { $missing } tur daha oynarsan ne düşündüğümü söyleyebilirim.
model-rounds = { $rounds } turunu biliyorum. Düşündüğüm:
model-no-habits = göze çarpan alışkanlık yok; seni söze dökmek zor
model-sure = Ne kadar eminim: son { $all } hamlenden { $right } tanesini bilirdim (tesadüfle { $luck }); { $verdict }.
model-from = Dayandığım bilgi: seninki %{ $own }, başkalarınınki %{ $people }.
# Botun okuyana kaybedebileceği: herkesin başladığı 8 puandan şu an $points.
model-account = { $state ->
    [lent] Sana en çok { $points } puan kaybetmeyi göze alıyorum: kendi 8 puanım ve senden kazandığım { $more } puan.
    [begun] Sana en çok 8 puan kaybetmeyi göze alıyorum. Tesadüf bir yana, kimse önüme 10 puandan fazla geçemez.
    [less] Sana { $points } puan daha kaybetmeyi göze alıyorum. 8 puanımın gerisini zaten kazandın.
    [spent] Sana karşı riske atacak bir şeyim kalmadı: tesadüf bir yana, benden kazanılabilecek 10 puanın hepsini kazandın. Bundan böyle her hamlem rastgele.
   *[read] 8 puanımı kazandın, yani beni okuyor olabilirsin. Birazını geri kazanana dek rastgele oynuyorum.
  }
model-mode-learning = Turlarından öğreniyorum.
model-mode-off = Rastgele oynuyorum, hiçbir şey öğrenmiyorum.
model-reset-title = Nasıl oynadığını unutayım mı?
model-reset-text = Şimdiye dek seninle ilgili öğrendiğim her şeyi unutacağım. Toplamların kalır. Bunun geri dönüşü yok.
button-forget = Unut
model-change-done = { $change ->
    [reset] Unuttum: yine yabancıyız. Toplamların duruyor.
    [off] Kapandı. Belirlenmiş hamle yine de oynanır.
   *[on] Yeniden öğreniyorum.
  }
model-change-already = { $change ->
    [reset] Unutulacak bir şey yok: hiçbir turunu bilmiyorum.
    [off] Zaten kapalı.
   *[on] Zaten öğreniyorum.
  }
button-share = Paylaş
button-share-stop = Paylaşmayı bırak

## Mayın tarlası
command-mines = Mayın tarlası, nedenini söyleyen ipuçlarıyla
command-mines-play = Oyna; seviye seç
option-mines-level = Ne kadar büyük, ne kadar sık
option-mines-noguess = Tahmin gerektirmeyen bir tahta
choice-pocket = Cep: 5×5, 4 mayın
choice-small = Küçük: 8×8, 10 mayın
choice-beginner = Başlangıç: 9×9, 10 mayın
choice-intermediate = Orta: 16×16, 40 mayın
choice-expert = Uzman: 30×16, 99 mayın
choice-yes = evet
choice-no = hayır
mines-level-custom = Diğerleri
mines-title = 💣 Mayın tarlası { $width }×{ $height } · { $mines } mayın
mines-begin-opening = Herhangi bir hücreyi aç: o ve komşuları güvenli.
mines-progress = 🚩 { $flags }/{ $mines } · { $left } güvenli hücre kaldı
mines-how-open = Açmak için hücreye dokun. Mayınlarının hepsi bayraklı bir sayıya dokununca çevresinde kalanlar açılır.
mines-how-flag = Bayrak modu: bayrak koymak ya da kaldırmak için hücreye dokun.
mines-ended = { $ending ->
    [won] 🎉 { $name } tahtayı temizledi, süre { $time }{ $hints ->
        [0] .
       *[other] , { $hints } ipucuyla.
      }
    [lost] 💥 { $cell } mayınmış. { $name }, { $safe } hücreden { $cleared } tanesini temizlemişti.
    [stopped] Yarıda kaldı. { $name }, { $safe } hücreden { $cleared } tanesini temizlemişti.
   *[replaced] Yarıda kaldı. { $name }, { $safe } hücreden { $cleared } tanesini temizlemişti.
  }
button-new-board = Yeni tahta
button-flag-mode = Bayrak modu
button-open-mode = Açma modu
button-hint = İpucu
button-play-again = Başka tahta
mines-toast-won = Tertemiz! Her mayın tahmin ettiğin yerdeydi.
mines-toast-lost = { $cell } mayınmış.
mines-toast-stopped = Yarıda kaldı.
mines-toast-flag = { $cell }: bayrak
mines-toast-unflag = { $cell }: bayrak yok
mines-toast-open = { $cells ->
    [1] { $cell }: { $number }
   *[other] { $cell }: { $cells } hücre açıldı
  }
mines-open-already = { $cell } zaten açık.
mines-flagged = { $cell } bayraklı. Önce bayrak modunda bayrağı kaldır.
mines-flags-differ = { $cell } hücresinde { $number } yazıyor. Çevresine o kadar bayrak koyunca kalanı açar.
mines-board-changed = O düğmeden beri tahta değişti. Şimdiki hâli bu.
mines-over = Bu oyun bitti. Yenisini başlat: /mines
mines-hint-safe = 💡 { $cell } güvenli: { $because }.
mines-hint-guess = 💡 Kesin bir şey yok. En iyi tahmin { $cell }: mayın olma olasılığı %{ $risk }.
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
mines-too-large = Bu tahta bu sohbet için çok büyük. Buradaki en büyüğü { $most }.
mines-no-such-board = Böyle, tahmin gerektirmeyen bir tahta bulamadım. Yeniden dene.
mines-stats-title = 💣 Mayın tarlası oyunların
mines-stats-board = tahta
mines-stats-best = en iyi
mines-stats-games = oyun
mines-stats-streak = İpuçsuz üst üste galibiyet: şimdi { $now }, en çok { $most }.
mines-stats-what = En iyi süreler ipuçsuzdur. Bıraktığın oyunlar kazanılmamış sayılır. Tahminsiz tahtalar ayrı listelenir.
mines-stats-none = Henüz bitirdiğin oyun yok. Bir tane başlat: /mines

## Günün bilmecesi
command-daily = Her gün yeni bir rakip ve yeni bir tahta
command-daily-today = Günün bilmecesi ve durumun
option-daily-zone = saat dilimin: İzmir gibi bir şehir ya da utc+3
place-daily = Günün bilmecesi
# Sayı günleri sayar; Gadalka botun adıdır.
daily-title = 🔮 Gadalka { $number } · { $date }
daily-opponent-title = 🔮 Gadalka { $number } · günün rakibi
daily-today-opponent-open = Rakip: 20 tur, daha başlamadın.
daily-today-opponent-going = Rakip: { $won } : { $lost }, sıradaki tur { $round }/{ $of }.
daily-today-opponent-done = Rakip: { $won } : { $lost }.
daily-today-board-open = Tahta: 5×5, daha başlamadın.
daily-today-board-going = Tahta: sürüyor.
daily-today-board-won = Tahta: temizlendi, süre { $time }{ $hints ->
    [0] {""}
   *[other] , { $hints } ipucu dahil
}.
daily-today-board-lost = Tahta: bu kez temizlenmedi.
# Geri sayan bir süreden önce: “5 sa sonra”.
daily-next = Yenileri geliyor:
daily-invite = 🔮 Gadalka { $number }: bugün herkese bir rakip ve bir tahta.
# Düğmeler.
button-daily-yesterday = Dün
daily-opponent-first = Bugünkü rakip yalnızca senin için çekildi. Nasıl seçtiğini bul ve onu yen: 20 tur, tek hak.
daily-opponent-score = Sen { $won } : { $lost } · tur { $round }/{ $of }
daily-round = { $result ->
    [win] Sen { $yours } · rakip { $its } → puan senin
    [loss] Sen { $yours } · rakip { $its } → puan onun
   *[draw] Sen { $yours } · rakip { $its } → berabere
  }
daily-round-toast = { $last } · { $won } : { $lost }
# Bir işaret sırasının ardında, strip-yours yanında.
daily-row-its = ← rakibinkiler
daily-opponent-end = 🔮 Günün rakibine karşı { $won } : { $lost }
daily-old-button = O düğme başka bir günden. Bugünkü: /daily
# Günün rakibi kimdi: kuralı neydi, geçmişte.
daily-rule-after = { $result ->
    [win] Kazandığı turdan sonra { $step ->
        [0] hamlesini değiştirmiyordu
        [1] o hamlenin yendiğine geçiyordu
       *[other] o hamleyi yenene geçiyordu
    }.
    [loss] Kaybettiği turdan sonra { $step ->
        [0] hamlesini değiştirmiyordu
        [1] o hamlenin yendiğine geçiyordu
       *[other] o hamleyi yenene geçiyordu
    }.
   *[draw] Beraberlikten sonra { $step ->
        [0] hamlesini değiştirmiyordu
        [1] o hamlenin yendiğine geçiyordu
       *[other] o hamleyi yenene geçiyordu
    }.
  }
daily-rule-copy = Senin son hamleni tekrarlıyordu.
daily-rule-always-counter = Son hamleni yeneni oynuyordu.
daily-rule-anti-rotation = Taş, kâğıt, makas diye sırayla gitmeni bekleyip sonraki adımı yeniyordu: yani son hamlenin yendiğini oynuyordu.
daily-rule-rotation = Sen ne yaparsan yap, taş, kâğıt, makas diye sırayla gidiyordu.
daily-rule-win-stay = Kazanan hamleyi koruyor, yenilgiden sonra rastgele başkasına geçiyordu. Beraberlikten sonra { $draw ->
    [stay] hamlesini koruyordu
   *[shift] yine rastgele başkasına geçiyordu
}.
daily-rule-frequency = En çok seçtiğin hamleyi yeneni oynuyordu{ $decay ->
    [1] {""}
   *[other] ; yeni turlar daha ağır basıyordu
}.
daily-rule-mupn = { $side ->
    [own] Kendi oynadığı
   *[opponent] Senin oynadığın
} aynı hamleden sonra en son ne yaptığını hatırlayıp onu yeniyordu.
daily-seen = { $count ->
    [1] Şu turda görüldü: { $rounds }.
   *[other] Şu turlarda görüldü: { $rounds }.
}
# İnsanların kopyalayıp arkadaşlarına yolladığı satırlar; hiçbir hamleyi ele vermez.
daily-strip = Gadalka { $number }
daily-strip-opponent = Gadalka { $number } · { $won }:{ $lost }
daily-strip-board = 💣 { $time }{ $hints ->
    [0] {""}
   *[other] , { $hints } ipucu
}
daily-strip-board-lost = 💣 💥
daily-share-by = { $name } · günün bilmecesi
daily-share-copy = Kopyalamak ya da iletmek için. Hiçbir hamleyi ele vermez.
daily-card-call = Her gün yenisi: /daily
daily-card-alt = Gadalka { $number }: { $won } tur kazanıldı, { $lost } kaybedildi. Tur tur: { $results }.
daily-card-alt-board = Gadalka { $number }. { $board }
daily-word = { $result ->
    [win] galibiyet
    [loss] yenilgi
   *[draw] beraberlik
  }
daily-yesterday-title = 🔮 Gadalka { $number }: yanıtlar
daily-yesterday-none = O günden bende bir şey yok: kimse bilmecesini istemedi.
# Geri sayan bir süreden önce: “5 sa sonra”.
daily-yesterday-soon = Hâlâ oynayan olabilir. Yanıtlar açıklanıyor:
daily-proof = Hepsi o günün bu satırdaki sırrından çıkar. Bir Gadalka kopyasıyla herkes denetleyebilir: npm run -s gadalka -- verify "…"

## Günün tahtası ve günün sıralamaları
# { $number } günleri sayar: Gadalka 326
daily-board-title = 💣 Gadalka { $number } · günün tahtası
mines-daily-how = O gün herkese aynı tahta; tahmin gerektirmez. Bir ipucu on saniyeye mal olur. “Bitir” tek hakkını bitirir.
mines-daily-over = Yanıtlar ertesi gün 01:00 UTC’de açıklanır: /daily yesterday
daily-board-score = İpuçlarıyla birlikte { $time } sayılır.
# Dünün çözülmüş tahtasının altında
# İkisi de bir başlığın parçası ve düğme
button-daily-opponent = Rakip
button-daily-board = Tahta
## Üst üste günler
# Günün bilmecesinin sonunda: üst üste oynanan günler, bugün dahil.
streak-day = { $days ->
    [1] Serinin 1. günü
   *[other] Üst üste { $days }. gün
}
# /daily içinde, bugün hâlâ açıkken.
streak-so-far = Şimdiye dek üst üste { $days } gün
# İkisinden birinin ve bir noktanın ardından.
streak-forgiven = bu hafta kaçırılan bir gün affedildi
# Profilde; $current 0 olabilir.
streak-profile = Günün bilmecesi, üst üste gün: şimdi { $current }, en çok { $longest }

## Turnuvalar
command-tournament = Arka planda oynanan strateji turnuvaları
command-tournament-show = Buradaki turnuva ve onunla yapabileceklerin
command-tournament-create = Burada bir turnuva aç
command-leaderboard = En iyiler: turnuvalarda stratejiler, bana karşı oyuncular ya da düellolarda insanlar
option-leaderboard-of = turnuvalarda stratejiler, bana karşı oyuncular ya da düellolar; boşsa stratejiler
option-leaderboard-scope = bu sunucu ya da grup, ya da her yer; boşsa burası
option-leaderboard-period = bu hafta, bu ay ya da tüm zamanlar; boşsa tüm zamanlar
choice-strategies = stratejiler
choice-players = oyuncular
choice-duels = düellolar
choice-here = burada
choice-everywhere = her yerde
choice-week = bu hafta
choice-month = bu ay
choice-all = tüm zamanlar
command-profile = Nasıl oynadığın ve başkalarının nasıl oynadığı
command-profile-show = Turların seninle ilgili ne söylüyor: alışkanlıklar, seriler, ne kadar tahmin edilebildiğin
command-profile-compare = Biriyle ne kadar benzer oynadığınız; önce ona sorulur
option-profile-user = başka biri; boşsa sen
option-profile-other = kiminle karşılaştırılacak
command-profile-map = Burada, bilinen tarzlar arasında, kimler benzer oynuyor
option-system = kim kiminle karşılaşır; boşsa İsviçre sistemi
option-rounds = İsviçre turnuvasının tur sayısı, 1 ile 30 arası
option-match = her maçın tur sayısı, 10 ile 2000 arası; boşsa 1000
option-entrant = kim oynar: istersen ayarlarıyla bir strateji (markov:order=3) ya da kayıtlı bir ad
system-round-robin = Herkes herkesle
system-olympic = Eleme
system-olympic-matches = Maç sayısıyla eleme
system-recursive = Bütün sıralar için eleme
system-recursive-matches = Bütün sıralar için maç sayısıyla eleme
system-swiss = İsviçre sistemi
tournament-title = { $system } · { $game }
tournament-created = { $name } bir strateji turnuvası açtı.
tournament-joined = { $entrant } katıldı. Şimdilik { $count } katılımcı var.
tournament-started = Başlıyor: { $count } katılımcı, { $match } turluk maçlar. Gidişatı bu mesaj gösterir, sonucu ben paylaşırım.
tournament-cancelled = { $name } turnuvayı iptal etti. Oynanan maçlar sayılmaz.
tournament-open = Açık. { $count ->
    [0] Henüz katılımcı yok.
   *[other] Şimdilik { $count } katılımcı var.
  }
tournament-running = { $of ->
    [0] Tur { $round } oynanıyor.
   *[other] Tur { $round }/{ $of } oynanıyor.
  }
tournament-last = Bitti. Birinci: { $names }
tournament-won = { $count ->
    [1] Birinci: { $names }
   *[other] Birinciliği paylaşanlar: { $names }
  }
tournament-picture = Çubuklarla puanlar. { $title }: { $places }
tournament-cross-alt = Çapraz tablo. { $title }. Sıralar ve puanlar: { $places }
tournament-cross-how = Satır sütuna karşı: 1 galibiyet, ½ beraberlik, 0 yenilgi
tournament-cross-empty = boş: karşılaşmadılar
tournament-cross-forfeit = hükmen
tournament-cross-rest = bay
tournament-cross-round = Tur { $round }
tournament-rounds-how = Kim kiminle karşılaştı: + galibiyet, – yenilgi
league-title = 🏟️ Lig · { $game } · { $month }
league-how = Ayda bir herkesin açık stratejileri benimkilerle karşılaşır. Puan: benimkilere (🏠) ve geçen ayın en iyi onuna karşı maç başına ortalama, ± standart hata.
tournament-cross-first = { $count } içinden ilk { $shown }
tournament-round = { $title } · tur { $round }
tournament-forfeit = { $name } hükmen yenildi ({ $kind ->
    [crashed] çöktü
    [stalled] çok uzun düşündü
    [exhausted] sınırlarını aştı
   *[illegal] geçersiz hamle yaptı
  })
tournament-void = sonuçsuz (bir taraf geri çekildi)
tournament-cross-void = geçersiz
tournament-history = 🏆 Buradaki turnuvalar: { $count }
button-enter-mine = Benimkini ekle
button-start = Başlat
button-tournament-next = Sonraki
button-tournament-leave = Çekil
button-tournament-pairings = Eşleşmeler
button-tournament-history = Öncekiler
button-tournament-cancel = İptal et
button-tournament-other = Başka biri
tournament-none-title = 🏆 Turnuvalar
tournament-gone = O turnuvayı artık bilmiyorum. Buradaki: /tournament show
tournament-over = O turnuva bitti. Buradaki: /tournament show
tournament-enter-title = 🏆 Strateji ekle
tournament-enter-which = Senin için hangisi oynasın? Önce seninkiler, altta benimkilerden birkaçı.
tournament-enter-none = Bu oyun için henüz kendi stratejin yok: /strategy submit bir dosyadan strateji yapar. Ya da benimkilerden birini ekle:
tournament-open-already = Burada zaten bir turnuva var: /tournament show
tournament-none-open = Burada açık turnuva yok. /tournament create bir tane açar.
tournament-begun = Turnuva başladı. Sonrakine gir.
tournament-full = { $max } yerin hepsi dolu. Sonraki turnuvaya gir.
tournament-joined-already = { $entrant } zaten katıldı. Başka bir strateji ya da aynısını başka ayarlarla ekle.
tournament-too-few = Turnuva için en az iki strateji gerek. Önce bir tane daha ekle.
tournament-none-yet = Burada henüz turnuva olmadı. /tournament create bir tane açar.
tournament-not-begun = Turnuva henüz başlamadı.
tournament-first-round = İlk tur daha bitmedi. Birazdan yeniden sor.
tournament-forgotten = Her sohbetin son beş turnuvasının maçlarını saklarım, bu daha eski. Puan durumu hâlâ bende.
tournament-file = Hepsi tek dosyada: kimlerin oynadığı, tohum ve her sonuç. Programı olan herkes yeniden oynatıp karşılaştırabilir:
tournament-file-not-over = Turnuva bitmedi, dosya tohumunu ele verirdi. Bittikten sonra yeniden sor.
tournament-not-yours = Bunu yalnızca turnuvayı açan ya da bu sohbeti yöneten biri yapabilir.
tournament-rounds-swiss = Tur sayısını yalnızca İsviçre turnuvasında seçebilirsin. rounds seçeneğini boş bırak ya da system: swiss seç.
option-start = ne zaman: 18:00, 2026-11-28 18:00 ya da in 2h
tournament-starts = Başlangıç: { $when }.
tournament-called-off = İptal edildi. Oynanan maçlar sayılmaz.
tournament-left = { $entrant } çekildi. { $count ->
    [0] Şimdi katılımcı yok.
   *[other] Şimdilik { $count } katılımcı var.
  }
tournament-put-off = Zamanında başlamadı. En az iki katılımcı olunca elle başlat.
tournament-seed = Tohum { $seed } idi.
setting-match = maçlar { $match } turluk
setting-rounds = { $rounds } eşleşme turu
tournament-drawn = Turnuva başlarken katılanlardan ve { $date } gününün sırrından çekildi; o sırrı ertesi gün gösteririm.
setting-seed-later = tohum sonunda açıklanır
tournament-create-not-yours = Burada yalnızca bu sohbeti yöneten biri turnuva açabilir. Benimle özel sohbette kendininkini açabilirsin.
tournament-too-many-yours = { $max } strateji ekledin, sınır bu. Önce birini çek.
tournament-not-entered = { $entrant } turnuvada yok.
tournament-entrant-not-yours = { $entrant } başkasının katılımcısı. Onu yalnızca o kişi ya da bu sohbeti yöneten biri çekebilir.
tournament-leave-which = Stratejilerinden hangisi çekilsin? Örneğin /tournament leave markov:order=3; kimlerin katıldığını /tournament status gösterir.
tournament-not-writable-here = Burada yanıt verebilirim ama kendiliğimden yazamam. Sonucu duyuramayacağım için hiçbir şey açılmadı. Beni bu sunucuya mesaj gönderme izniyle eklet.
start-problem = { $why ->
    [unreadable] “{ $typed }” zamanını anlamadım. Şöyle dene: 18:00, 2026-11-28 18:00 ya da in 2h.
    [past] “{ $typed }” geçti: şu an { $now }. Daha ileri bir zaman ya da başka bir saat dilimi seç.
   *[too-far] “{ $typed }” bir yıldan uzak. Daha yakın bir zaman seç.
  }
start-no-zone = “{ $typed }” hangi saat dilimi: { $nearest }?
start-unknown-zone = “{ $typed }” diye bir saat dilimi bilmiyorum. Oradan İstanbul ya da Bakü gibi büyük bir şehir ver ya da utc+3 yaz.
leaderboard-title = 🏆 { $count } turnuvanın en iyileri
leaderboard-players-title = 🏆 Bana en çok kim direniyor
leaderboard-head = Okuması en zor: { $name }, { $decided } turdan { $won } tanesini kazandı.
leaderboard-head-strategy = { $name } önde: { $entered } turnuvada { $points } puan.
leaderboard-players-how = Kazananı olan turlardan bana karşı kazanılanlar. Yalnızca kabul edenler listelenir.
leaderboard-no-tournament-here = Henüz biten turnuva yok ({ $where }). İlki için: /tournament create, sonra join ve start.
league-none = Henüz lig tablosu yok. Ayda bir herkesin açık stratejileri benimkilerle karşılaşır: seninkini /strategy submit ile ekle.
leaderboard-short = Bu liste { $needed } adla başlar ({ $where }). Şimdilik: { $names }.
leaderboard-alone-here = Burada yalnızca sen ve ben varız. Bir grupta ya da scope=everywhere ile sor
button-my-place = Sıram
button-show-me = Beni göster
button-hide-me = Beni gösterme
button-duel-friend = Arkadaşınla düello
button-send-friend = Arkadaşa gönder
button-habits-here = Bu { $where ->
    [server] sunucu
   *[chat] sohbet
  } nasıl oynuyor
leaderboard-mine-none = Kayıtlı stratejin yok. /strategy register ile bir tane al, /tournament join ile bir turnuvaya kat.
leaderboard-mine-not-entered = Kayıtlı stratejilerinden hiçbiri burada sıralamada değil. Birini adıyla ekle: /tournament join
leaderboard-mine-strategy = { $name }: sıra { $place }/{ $count }, puan: { $points }
leaderboard-mine-private = { $decided ->
    [0] Kazananı olan hiçbir turun henüz burada sayılmıyor, hiçbir listede de yoksun: profilin gizli.
   *[other] Kazananı olan { $decided } turdan kazandığın: { $share }. Bunu başka kimse görmez, hiçbir listede yoksun: profilin gizli.
  }
leaderboard-mine-not-here = Buradaki listede henüz yoksun: burada bir maç bitir.
leaderboard-mine-missing = { $decided ->
    [0] Kazananı olan hiçbir turun henüz burada sayılmıyor.
   *[other] Kazananı olan { $decided } turdan kazandığın: { $share }.
  } Listeye girmek için { $needed } gerek; kalan: { $missing }
leaderboard-mine-player = Sıran: { $place }/{ $count }. Kazananı olan { $decided } turdan kazandığın: { $share }.
leaderboard-bars = Çubuk: kesin; çizgi: %95 aralığı; işaret: şimdiye kadar
leaderboard-unit = kazanılan turlar, kazananı olanların %’si
leaderboard-picture = %95 aralıklarının alt ucu, çubuklarla. { $title }: { $places }
leaderboard-details-title = 🏆 Bu sıralamanın arkasındaki sayılar
leaderboard-details-line = { $place }. { $name }: { $decided } turdan { $won }, %{ $low } ile %{ $high } arası
leaderboard-details-players = Nasıl okunur. Yalnızca tam güçteki falcıya karşı, kazananı olan turlar sayılır; en az { $needed } tur gerekir. Az turun payı tesadüf olabilir: gerçek pay 20’de 19 kez iki sınırın arasındadır. Liste alt sınıra göre sıralanır, herkese verdiğim 8 puan düşülerek. Ne kadar çok oynarsan sınırlar o kadar yaklaşır.
leaderboard-details-strategies = Nasıl okunur. Bir strateji her turnuvada, geride bıraktığı her katılımcı için bir puan, eşit bitirdiği her katılımcı için yarım puan alır; yani büyük turnuvalar daha ağır basar. Galip: kaçını tek başına ya da ortak birinci bitirdiği; top.: kaçına girdiği. Eşit puanlar aynı sırayı paylaşır.
table-points = puan
table-rating = derece
table-duels = düello
leaderboard-duels-title = 🏆 Düello dereceleri
leaderboard-duels-head = { $name } önde: { $duels } dereceli düellodan sonra { $rating }.
leaderboard-duels-how = Yalnızca kabul edenler listelenir.
leaderboard-duels-unit = puan olarak derece; herkes 1500’den başlar
leaderboard-duels-picture = Çubuklarla dereceler. { $title }: { $places }
leaderboard-mine-no-duel = Hiçbir dereceli düellon henüz burada sayılmıyor.
leaderboard-mine-rating = Sıran: { $place }/{ $count }. Derecen: { $rating }, { $duels } dereceli düellodan.
leaderboard-mine-opponents = Derecen: { $rating }. Sıralamaya girmek için beş ayrı rakip gerek; kalan: { $missing }.
leaderboard-mine-rating-private = Derecen: { $rating }. Hiçbir listede yoksun: profilin gizli.
leaderboard-details-rating = { $place }. { $name }: { $rating }; { $duels } düello
leaderboard-details-duels = Nasıl okunur. Herkes 1500’den başlar. Her dereceli düello iki dereceyi de aynı puanla oynatır, en çok 24, sürpriz sonuç daha çok (Elo). Aynı kişiyle günde bir düello sayılır. Arkadaşlar birbirini yükseltebilir; bu yüzden sıralamaya girmek için beş ayrı rakip gerek.
rating-side = { $name } { $rating } ({ $change })
table-won = galip
table-of = top.
table-bye = Rakipsiz geçen tur bir puan sayılır.
table-more = … ve { $count } tane daha
table-tied = { $ranks }: eşit
table-tie-break = { $points }: averaj
why-paired = { $why ->
    [everyone-meets] herkes herkesle karşılaşır
    [rest] bay: katılımcı sayısı tek
    [bracket] eleme tablosu
    [third-place] üçüncülük için
    [bracket-bye] bay: seribaşları tur atlar
    [same-score] puanlar eşit, henüz karşılaşmadılar
    [floated-down] puanlar farklı, henüz karşılaşmadılar
    [met-before] karşılaşmışlardı: başka rakip kalmadı
    [bye-lowest] bay: almamışların en düşük puanlısı
   *[bye-needed] bay: ötekiler başka türlü eşleşmiyor
  }
problem-number = { $option } “{ $typed }” olamaz: { $min } ile { $max } arası bir tam sayı yaz.

## Küçük bir turnuvayı tamamlayan, botun kendi stratejileri
option-house = katılımcıları sekize benim stratejilerim tamamlasın mı
tournament-house-open = 🏠 Katılımcıları { $size } olana dek benim stratejilerim tamamlar.
tournament-house = 🏠 benimkilerden biri, sayıyı tamamlamak için.
tournament-house-best = En iyi katılımcı: { $names }
tournament-house-picture = küçük ev: benimkilerden biri

## İnsanlar arasında düello
duel-title = ⚔️ { $game } · { $length }
duel-terms = tur başına bir gün
duel-challenge = { $name }, { $caller } seni düelloya davet ediyor. Yanıtla: bir gün içinde.
duel-open = { $caller } düello istiyor. İlk kabul eden oynar; davet bir gün açık kalır.
duel-how = İkiniz aynı anda seçersiniz. İki seçim de gelene kadar gizli kalır.
duel-join-code = Başka sohbetten ya da platformdan: /rps duel { $code }
duel-declined = { $name } reddetti: hayır, teşekkürler.
duel-lapsed = { $open ->
    [yes] Zamanında kabul eden olmadı. Yeniden denemek için: /rps duel
   *[no] { $name } zamanında yanıt vermedi. Yeniden denemek için: /rps duel
  }
duel-score = { $first } { $won } : { $lost } { $second }{ $drawn ->
    [0] {""}
   *[other] {" "}· { $drawn } berabere
  }
duel-round-won = Tur { $round }: { $first } { $left } · { $second } { $right } → { $winner }
duel-round-drawn = Tur { $round }: { $first } { $left } · { $second } { $right } → berabere
duel-round-late = Tur { $round }: { $late } geç kaldı → { $winner }
duel-round-void = Tur { $round }: kimse yetişemedi, sayılmıyor
duel-both-choose = { $first } ve { $second } seçiyor.
duel-one-chose = { $chosen } seçti. { $other } hâlâ seçiyor.
duel-stop-asked = { $name } bitirmek istiyor. Rakibi de “Bitir” düğmesine basarsa berabere. { $name } çekilirse kazanan { $other }.
duel-clock = Tur { $round } bitiyor:
duel-board = ⚔️ 🔵 { $first } { $won } : { $lost } { $second } 🟠
duel-ended-won = ⚔️ { $winner } – { $loser } { $won } : { $lost }, kazanan { $winner }
duel-ended-early = ⚔️ { $winner } { $won } : { $lost } iken kazandı
duel-ended-level = ⚔️ { $ending ->
    [agreed] Beraberlik
    [void] Kazanan yok
   *[rounds] Berabere
  }: { $first } { $won } : { $lost } { $second }
duel-ended-by-rounds = Bir düello en çok bu kadar tur sürer.
duel-ended-by-resigned = { $loser } çekildi.
duel-ended-by-agreed = İkisi de bitirmek istedi.
duel-ended-by-absent = { $loser } üst üste iki turu kaçırdı.
duel-ended-by-void = Son turlarda kimse yoktu.
duel-ended-by-call = İptal edildi, kimseye sayılmıyor.
duel-wants-again = { $name } rövanş istiyor.
duel-strip = { $strip } { $name }
duel-strip-results = { $strip } 🔵 { $first } 🟠 { $second }
button-card = Kart
duel-card-won = { $winner } kazandı
duel-card-level = { $ending ->
    [agreed] Anlaşmalı beraberlik
    [void] Kazanan yok
   *[rounds] Berabere
  }
duel-card-signature = İkisi aynı anda, görmeden seçti. Gadalka nöbetteydi.
duel-card-alt = { $score }. { $result }. { $moves } { $date }.
duel-card-rounds = Turlar: { $rounds }.
duel-card-round = { $round }. { $left } – { $right }
duel-card-late = geç
chart-luck = { $by ->
    [0] Berabere: pekâlâ tesadüf olabilir.
   *[other] { $by } fark pekâlâ tesadüf olabilir.
  }
button-take-duel = Ben varım
button-resign = Çekil
duel-pick-in = Seçimin: { $move }.
duel-pick-kept = Seçimin zaten alındı (tur { $round }), değişmez.
duel-pick-late = O tur bitti.
duel-pick-timed = Geç kaldın: o turun süresi doldu.
duel-over = Bu düello bitti.
duel-gone = Bu düello artık bende yok. Yenisini başlat: /rps duel
duel-not-yours = Bu düello { $first } ile { $second } arasında.
duel-stop-noted = Not ettim. Rakibin de “Bitir” düğmesine basarsa berabere. Pes etmek için “Çekil” düğmesine bas.
duel-stop-first = Önce “Bitir” düğmesine bas. Çekilirsen kaybedersin.
duel-self = Kendinle düello edemezsin. Başkasının kabul etmesi gerek.
duel-taken = Başkası daha hızlıydı.
duel-again-noted = Not ettim. Rakibin de isteyince başlar.
duel-whom-bot = Botlar düello etmez. Benimle hemen oynayabilirsin: /rps play
duel-nobody = Burada başka kimse yok. Benimle hemen oynayabilirsin: /rps play
duel-unseen = { $name } bu sohbeti göremez. Adı boş bırak, vereceğim kodu ona gönder.
duel-code-unknown = { $typed } kodlu açık bir düello yok. Kabul edilmiş ya da süresi dolmuş olabilir.
duel-none-running = Süren bir düellon yok. Başlatmak için: /rps duel
offer-duel-title = Düello: { $game }
offer-duel-description = Buradan herhangi iki kişiye: ilk basan iki kişi oynar
offer-duel-text = { $name } bir düello öneriyor. İlk basan iki kişi birbiriyle oynar; biri { $name } olabilir.
command-rps-duel = Biriyle düello: gizli seçimler, ikinize tek mesaj
option-duel-user = Kimi davet ettiğin; boş bırakırsan buradaki herkesi
option-duel-length = Uzunluk: 3 puana kadar, 5 puana kadar, 9 turun en iyisi, 10 puana kadar
option-duel-code = Düellonun kodu, örneğin K7F3PM
menu-duel = Düelloya davet et
choice-first-3 = 3 puana kadar
choice-first-5 = 5 puana kadar
choice-best-9 = 9 turun en iyisi
choice-first-10 = 10 puana kadar

## Bir yerin ayarları
place-choice-on = açık
place-choice-off = kapalı
place-choice-post = günlük gönderi
place-tournaments = Turnuvalar
place-duels = Düellolar
place-nobodys = Bu sohbeti yöneten yok. Bu yüzden herkes bir şeyleri yeniden açabilir ama kimse kapatamaz.
place-not-yours = Bu sohbetin ayarlarını yalnızca onu yönetenler değiştirebilir.
place-alone = Bu ayarlar sunucular ve gruplar için. Burada yalnızca sen ve ben varız, her şey açık.
place-off = Yöneticiler burada kapattı: { $what }. Hiçbir şey kaybolmadı; benimle özel sohbette hâlâ kullanabilirsin: { $command }
place-more = { $count } tane daha
place-list-full = Liste { $max } ile dolu. Önce birini çıkar.
place-button-games = Oyunlar
place-post = 📮 Günlük gönderi: { $when }
place-post-refused = ⚠️ Günlük gönderi reddedildi ({ $since } tarihinden beri): { $why ->
    [gone] artık o sohbette ya da kanalda değilim.
    [forbidden] oraya yazamıyorum.
   *[other] platform kabul etmiyor.
} { $state ->
    [off] Denemeyi bıraktım. Yeniden başlamak için tekrar aç.
   *[waits] Yarın yeniden deneyeceğim.
}
place-button-post = Bilmeceyi her gün burada paylaş
place-button-post-off = Günlük gönderi yok
place-games-how = Bir oyunu burada açıp kapatmak için bas.
place-gone = O gruba artık ulaşamıyorum. Ayarlarını orada aç: /settings
option-ban-user = kim
ban-here = Bu { $where ->
    [server] sunucuda
   *[group] grupta
  } oynaman yasak. Yasağı yalnızca burayı yönetenler kaldırabilir.
ban-everywhere = Benimle oynaman yasak. Yasağı yalnızca botu işleten kaldırabilir.
ban-self = Kendini yasaklayamazsın. Başka birini seç.
ban-me = Kendimi yasaklayamam. Gitmemi istiyorsan beni { $where ->
    [server] sunucudan
   *[group] gruptan
  } çıkar.
ban-bot = Botlar oynamaz, yasaklanacak bir şey yok. Bir kişi seç.
ban-manager = { $name } bu { $where ->
    [server] sunucuyu
   *[group] grubu
  } yönetiyor, burada yasaklanamaz.
ban-nobody-manages = Bu { $where ->
    [server] sunucuyu
   *[group] grubu
  } kimse yönetmiyor, o yüzden burada kimse yasaklanamaz.
ban-done = { $name } artık burada oynayamaz.
unban-done = { $name } burada yeniden oynayabilir.
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
language-chosen = Seninle bundan böyle { $name } konuşacağım.
language-own = Uygulamanın dilini kullanıyorum: { $name }.
language-gone = Seçtiğin dil artık bende yok ({ $typed }). Başkasını seçene dek uygulamanın dilini kullanıyorum: { $name }.
place-language = 🗣 Buradaki dil: { $name }
place-language-none = 🗣 Buradaki dil: herkesin kendi dili
place-language-gone = 🗣 Burada seçilen dil ({ $typed }) artık yok, o yüzden herkese kendi dilinde yazıyorum. Başkasını seç.
place-button-language = Dil

## Platformlar
describe-bot =
    Zihin okurum, biraz.

    Benimle taş kâğıt makas, tek mi çift mi ya da mayın tarlası oyna. Nasıl seçtiğini öğrenir, gördüğümü gösterir, her hamlemin seninkinden önce belli olduğunu kanıtlarım.

    Sonra bana nasıl oynadığını sor, kendini arkadaşlarınla karşılaştır ya da grubunda stratejileri turnuvada kapıştır. Başka bir sohbette oyun önermek için orada @adımı yaz.
describe-bot-short = Taş kâğıt makas, tek mi çift mi ve mayın tarlası oynar, nasıl seçtiğini öğrenir, hamlemin önceliğini kanıtlarım.
telegram-eyes-only = Bunu yalnızca sen görmelisin.
telegram-open = Özel sohbeti aç
telegram-slow = Her zamankinden yavaşım. Dokunuşun ulaştı; mesaj birazdan gelecek.
telegram-may-not-write = O sohbete ya da konuya yazmama izin yok. Yöneticileri bunu değiştirebilir; burada sana her zaman yanıt verebilirim.
telegram-anonymous = Kim olduğunu göremiyorum: grubun ya da bir kanalın adıyla yazıyorsun. Kendi adınla yaz ya da benimle özelden oyna.
discord-file-missing = { $example } için dosya gerek. Dosyayı “{ $option }” seçeneğine ekle.
telegram-file-missing = { $example } için dosya gerek. Dosyayı, açıklamasına bu komutu yazarak gönder ya da dosyayı bu komutla yanıtla.
terminal-welcome = 🔮 Gadalka. Başlamak için /rps play, yardım için /help, çıkmak için /quit yaz.
terminal-no-such-button = “{ $typed }” diye bir düğme yok. Olanlar: { $buttons }
terminal-type-a-command = Bir komut yaz: maç için /rps play, gerisi için /help.
terminal-player = Oyuncu
terminal-goodbye = Gideceğini biliyordum.
terminal-file-kept = Kaydedildi: { $path }
terminal-file-not-kept = { $name } kaydedilemedi: { $reason }
terminal-file-missing = { $example } için dosya gerek. Yolunu ekle, örneğin ./my-bot.js; boşluk varsa tırnak içinde.
terminal-no-such-file = Böyle bir dosya yok: { $path }

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
named-join = katıl
named-code = kod
named-oddeven = tek-çift
named-list = liste
named-mines = mayın
named-start = başlangıç
named-noguess = tahminsiz
named-board = tahta
named-hint = ipucu
named-strategy = strateji
named-stats = istatistik
named-model = model
named-show = göster
named-game = oyun
named-reset = unut
named-off = kapalı
named-on = açık
named-info = bilgi
named-register = kaydet
named-name = ad
named-mine = benimkiler
named-update = güncelle
named-withdraw = bırak
named-submit = gönder
named-file = dosya
named-note = not
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
named-history = geçmiş
named-cancel = iptal
named-what = ne
named-enter = gir
named-leaderboard = sıralama
named-of = kimler
named-scope = kapsam
named-period = dönem
named-profile = profil
named-opponents = rakipler
named-compare = karşılaştır
named-map = harita
named-privacy = gizlilik
named-place = yer
named-settings = ayarlar
named-to = değer
named-challenges = meydan-okuma
named-data = veri
named-export = dışa-aktar
named-delete = sil
named-help = yardım
named-language = dil
named-topic = konu
named-daily = günlük
named-today = bugün
named-yesterday = dün
named-top = en-iyiler

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
typed-lizard-spock = kertenkele spock, spock kertenkele, kertenkele, taş kâğıt makas kertenkele spock, taş kağıt makas kertenkele spock
# Harf çiftleri: Latin harfi sanılan ve o Latin harfi.
# Saat diliminin kendi adı olmayan bir yer ve dilimi; birkaç dilimi olan yer birkaç kez.
typed-cities = İstanbul Europe/Istanbul, Ankara Europe/Istanbul, İzmir Europe/Istanbul, Bursa Europe/Istanbul, Antalya Europe/Istanbul, Adana Europe/Istanbul, Konya Europe/Istanbul, Gaziantep Europe/Istanbul, Diyarbakır Europe/Istanbul, Trabzon Europe/Istanbul, Eskişehir Europe/Istanbul, Türkiye Europe/Istanbul, TRT Europe/Istanbul, Lefkoşa Asia/Nicosia, Kıbrıs Asia/Nicosia, Bakü Asia/Baku, Azerbaycan Asia/Baku, Almanya Europe/Berlin, Hollanda Europe/Amsterdam, Londra Europe/London, Viyana Europe/Vienna, Atina Europe/Athens, Moskova Europe/Moscow
# Sürenin önünde; …-after: arkasında.
# Kelimelerin başı; noktalıysa: kelimenin tamamı.

## Web pages
web-nav = Sayfalar
web-about-nav = Hakkında
web-languages = Diller
web-skip = İçeriğe geç
web-to-start = Ana sayfaya
web-refused-title = Burada bir şey yok
web-refused = Küreye iki kez baktım. Adres yanlış ya da sayfa artık yok.
web-home-title = Ben Gadalka, zihin okurum. Biraz.
web-home-about = Discord ve Telegram için bir falcı: taş kâğıt makas, tek mi çift mi ve mayın tarlası oynar, nasıl seçtiğini öğrenir, gördüğünü gösterir, hamlesini sen seçmeden önce belirler.
web-home-add = { $platform ->
    [discord] Discord’a ekle
   *[telegram] Telegram’da aç
  }
web-home-games-title = Neler oynayabiliriz
web-home-games = Üç, beş ya da herhangi bir tek sayıda hamleyle taş kâğıt makas, tek mi çift mi ve mayın tarlası: bana ya da arkadaşlarına karşı, her gün yeni bir rakip ve yeni bir tahtayla. Strateji yazıyorsan bir tane gönder, ne kadar iyi olduğunu gör.
web-home-reads-title = Sende ne görüyorum
web-home-reads = Kimse rastgele değildir, bilerek uğraşsa bile. Galibiyetten, yenilgiden ve beraberlikten sonra ne yaptığına bakarım; ne beklediğimi ve nedenini söyler, istersen unuturum.
web-home-proof-title = Bana neden güvenmen gerekmez
web-home-proof = Maçtan önce bir sırrın parmak izini, her seçiminden önce de hamlemin kodunu gösteririm. Sonunda sırrı gösteririm; hiçbir hamleyi değiştirmediğimi herkes denetleyebilir.
web-home-check = Bir maçı denetle
web-privacy-use-title = Ne için
web-privacy-use =
    Seni tanımak, kaldığımız yerden devam etmek ve hile yapmadığımı kanıtlayabilmek için. Reklam için değil, başkası için de değil: program kimseye bir şey aktarmaz.
    Sildiğin şey bir yedekte 30 güne kadar kalabilir; bir yedek geri yüklenirse dışarıda bırakılır.
    Discord ve Telegram’ın kendi sakladıkları için onların gizlilik politikalarına bak.
web-privacy-pages-title = Bu sayfalar
web-privacy-pages =
    Bu sayfalar çerez koymaz, ziyaretçi saymaz, başka sitelerden hiçbir şey yüklemez. Burada denetlediğin, tarayıcında kalır.
    Her web sitesinde olduğu gibi, bu botu işleten hangi adreslerin bağlandığını görebilir; botun kendisi bunları kaydetmez.
web-privacy-rights-title = Neler yapabilirsin
web-privacy-rights = Sohbette /settings ile her şeyi indirebilir ve silebilirsin: istediğin an, hemen, kimseye sormadan. Sorularını bu botu işletene sor.
web-terms-title = Koşullar
web-source = Kaynak kodu
web-support = Destek
web-terms-what-title = Oyun
web-terms-what = Gadalka bir oyundur ve ücretsizdir. Discord ya da Telegram’ın izin verdiği yaştan başlayarak, tek başına ya da başkalarıyla, istediğin kadar oyna.
web-terms-host-title = Kim işletiyor
web-terms-host = Açık kaynaklı bir yazılımdır. Onu bu adreste kim işletiyorsa bu kurulumdan o sorumludur ve soruları o yanıtlar. Olduğu gibi, hiçbir garanti olmadan sunulur.
web-terms-fair-title = Dürüst oyun
web-terms-fair = Dürüst oyna: mesaja boğma, saldırma, onunla başkalarını rahatsız etme. Bunu yapan yavaşlatılabilir ya da engellenebilir. Değerli hiçbir şey kazanılamaz ya da kaybedilemez.
web-terms-yours-title = Senin olan
web-terms-yours = Gönderdiğin stratejiler senin kalır. Göndererek burada oynanmalarına, açarsan gösterilmelerine izin verirsin. İstediğin an geri çekebilirsin.
web-terms-end-title = Son
web-terms-end = İstediğin an bırakabilir ve hakkında saklananları silebilirsin: /data. Bu koşullar değişebilir; güncel olan bu sayfadadır.

## The page on which proofs are checked
web-verify-title = Kendin denetle
web-verify-intro = “Doğrula” düğmesinin verdiği satırı yapıştır. Kendi tarayıcın, her hamlemin sen seçmeden önce belirlendiğini denetler. Bu sayfadan dışarı hiçbir şey çıkmaz.
web-verify-line = “Doğrula” satırı (gd1.…)
web-verify-messages = Sende kalan mesajlar, varsa
web-verify-no-script = Denetim tarayıcında yapılır ama JavaScript kapalı. Bir Gadalka kopyasıyla komut satırı da aynısını yapar: npm run -s gadalka -- verify "…"
button-check = Kontrol et
web-verify-result = Sonuç
web-verify-verdict = { $verdict ->
    [fits] Denetlenen her şey tutuyor
   *[wrong] Tutmayan bir şey var. Buna güvenme
  }
web-verify-moves = Hamle hamle
web-verify-move-number = No
web-verify-move-mine = Gadalka
web-verify-limits-title = Bu neyi kanıtlamaz
web-verify-limits = Hamlelerimi hangi stratejinin hesapladığını ya da her maçı sakladığımı kanıtlamaz. Yapıştırmadığın mesajlar karşılaştırılmaz.
web-verify-move-code = Kod
web-verify-no-messages = Maçın mesajlarıyla karşılaştırılmadı. Sakladıklarını yapıştır.
web-verify-nothing = Burada kanıt yok. Kanıt, gd1. ile başlayan tek satırdır; bir maçın ya da tahtanın sonundaki “Doğrula” düğmesinden gelir.
web-verify-damaged = Bu satır kesilmiş ya da değiştirilmiş. Tamamını yeniden kopyala.
web-verify-first = Önce gösterilen: { $bound }
web-verify-found = Mesajlarının doğruladığı kodlar: { $found } / { $count }
web-verify-score = Satırda { $said } yazıyor ama hamlelerinden { $counted } çıkıyor.
web-verify-secret = Mesajların önce { $shown } gösteriyor ama bu sırdan { $bound } çıkıyor. Başka bir maça aitler ya da sır değiştirilmiş.
web-verify-code = Mesajların { $shown } kodunu gösteriyor ama bu, buradaki hiçbir turun kodu değil. Başka bir maça ait ya da bir şey değiştirilmiş.
web-verify-no-code = Mesajların bu tahtanın { $code } kodunu göstermiyor, yani mayınlar sonradan değiştirilmiş olabilir.
web-verify-chain = Bu günün sırrı, kaç kez karması alınırsa alınsın çapasına varmıyor.
web-verify-day = { $date } gününün sırrı, { $steps } kez karması alınınca { $anchor } çapasını veriyor
web-verify-unknown = Bu, daha yeni bir sürümden ya da bu sayfanın bilmediği bir oyundan.

## Web: arena
web-arena-title = Arena
web-arena-about = İsteyenin yazabildiği stratejiler ve benimkiler: her çift oynar, ay ay.
web-arena-empty = Bu ay henüz oynayan çift yok.
web-arena-enter-title = Bir tane gönder
web-arena-enter = Tek dosyada bir strateji yaz ve gönder: /strategy submit. Sonraki aydan itibaren burada oynar.
button-standings = Puan durumu
web-arena-rank = Sıra
web-arena-name = Ad
## Web: tournaments
web-tournament-title = Sohbet turnuvaları
web-tournament-where = Sohbetteki her turnuvanın listelenmeyen kendi sayfası vardır: adresini orada /tournament status verir.
web-tournament-unlisted = Bu sayfa listelenmez. Adresini bilen, sohbet sakladığı sürece sohbetin gördüğünü görür.
web-tournament-cross = Çapraz tablo
web-tournament-cross-large = { $max } katılımcıdan fazlasında çapraz tablo yok: her turun eşleşmeleri aynısını gösterir.
web-tournament-pairings = Kim kiminle karşılaştı ve neden
web-tournament-again = Yeniden oynat
web-tournament-rounds = Tur tur
web-tournament-rounds-none = Bu maç gösterilemez: onu süre belirledi ya da bir tarafın ihtiyaç duyduğu şey artık yok.
web-tournament-rounds-long = Bu maçı bir sayfada yeniden oynatmak çok uzun sürer.
web-tournament-rounds-busy = Şu an başkaları maç izliyor, bunun da önce yeniden oynanması gerek. Birazdan yeniden sor.
web-tournament-number = Tur
web-tournament-lead = Fark
## Web: parmağın altında mayın tarlası
web-mines-won = 🎉 { $time } sürede temizlendi.
web-mines-lost = 💥 { $cell } mayındı. Açılan hücreler: { $cleared } / { $safe }.
web-mines-how = Açmak için dokun, bayrak için basılı tut; çevresini açmak için sayıya dokun. Tuşlar: oklar, Enter, bayrak için F.
web-mines-cell-covered = { $cell }: kapalı
web-mines-cell-flag = { $cell }: bayrak
web-mines-cell-mine = { $cell }: mayın
web-mines-cell-blown = { $cell }: patlayan mayın
web-mines-cell-wrong = { $cell }: mayınsız bayrak
web-mines-cell-number = { $cell }: { $number }
web-mines-cell-empty = { $cell }: açık, yakında mayın yok

## Web: try it here
web-try-title = Beni şaşırtabilir misin?
web-try-about = Taş kâğıt makas, tek mi çift mi ya da mayın tarlası, hemen burada. Tarayıcında düşünürüm: hiçbir şey saklanmaz ya da gönderilmez, sayfadan çıkınca seni unuturum.
web-try-begin = Burada dene
web-try-move = Senin hamlen
web-try-first = Hamlemi seçtim. Sıra sende.
web-try-first-guess = Tek mi, çift mi? Tahminimi yaptım. Bilemezsem puan senin.
web-try-score = Sen { $won } : { $lost } Gadalka · beraberlik: { $drawn }
web-try-score-guess = Sen { $won } : { $lost } Gadalka
web-try-won = 🎉 { $won } : { $lost } kazandın.
web-try-lost = 🔮 { $lost } : { $won } kazandım.
web-try-failed = Suç bende, sende değil. Hiçbir şey kaybolmadı; birazdan yeniden dene.
web-try-no-script = Tarayıcında düşünecektim ama JavaScript kapalı. Sohbette onsuz da olur: /rps, /oddeven, /mines

## Paylaşılan maçlar
replay-shared = Bu adresi bilen herkes görebilir.
replay-asked = Kabul ettin. Sayfa, { $name } “Paylaş” düğmesine basınca ortaya çıkar; o zamana dek hiçbir şey gösterilmez.
replay-how = Sayfa bir yıl boyunca adları, her hamleyi ve ne beklediğimi gösterir. Listelenmez, istediğin an geri alabilirsin.
replay-stopped = Geri alındı: sayfası artık yok.
replay-not-there = Bunu artık paylaşmıyorsun.
replay-too-long = Tur tur en çok { $max } tur gösterilir.
web-replay-gone-title = Burada görecek bir şey yok
web-replay-gone = Ya hiç olmadı ya da geri alındı.
web-replay-expected = { $name } için beklenen
web-replay-right = { $name }: { $all } hamleden { $right } tanesini bildim.
web-replay-unlisted = Bu sayfa listelenmez. İçinde olan herkes, sohbette istediği an geri alabilir.
