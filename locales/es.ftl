# Todos los textos en español. La voz: una adivina de humor seco y buenos modales; primero el resultado, una idea por frase, palabras cortas, nunca burla.
# El humor, solo donde no hay nada en juego. Permisos, privacidad y errores van sin bromas: quién ve qué, cuánto tiempo, cómo se deshace.
# Se trata de tú, en un español neutro para España y América: ni vosotros ni ustedes. De dos personas se habla en tercera persona: “los dos”, “cada uno”, “ambos”.
# Nada supone el género de quien juega: sin adjetivos ni participios concordados con la persona; “personas”, “quien”, “alguien”, “rival”. Si evitarlo suena raro, se reformula.
# Gadalka habla de sí en primera persona y en femenino (“estaba segura”); su nombre no se traduce.
# Ante un nombre insertado se evita “y” (y Isabel): mejor “con”, “·”, dos puntos o una coma.
# Las jugadas llevan la mayúscula de su botón: ✊ Piedra; se escribe “tu jugada ✊ Piedra”, sin artículo. Cuentas: “7 de 9 veces”.
# Términos: round = ronda, match = partida, round de torneo = jornada, move = jugada, strategy = estrategia, predictor = lector, profile = perfil, habit = hábito, pattern = patrón,
# standings = clasificación, leaderboard = ranking, rank = puesto, championship system = sistema, pairings = cruces, pair (liga) = pareja, entrant = estrategia inscrita, league = liga,
# rating = puntuación, rated = puntuable, unrated = amistoso, bye = descansa, cross table = tabla de cruces, decisive round = ronda sin empate, opponent = rival (“tu rival”, nunca “la otra parte”).
# code = código, secret = secreto, fingerprint = huella, anchor = ancla, proof = prueba, seed = semilla; random numbers = números aleatorios,
# replay (a match) = repetir, bundle = paquete, file = archivo, source = código fuente, command line = línea de comandos, host = quien aloja este bot, another host = otra instancia, admin = quien administra este chat.
# hint = pista, flag = bandera, board = tablero, cell = casilla, no-guess = sin azar, duel = duelo, challenge = desafío, streak = racha, best = récord, draw = empate, trial = ensayo.
# chance, luck = azar; at random = al azar; guess = probar suerte (sin saber), acertar (con razón), predicción. stop = Parar, detenida. delete = eliminar, withdraw, take back = retirar.
# place = este chat, este servidor o grupo; people where you play = la gente de donde juegas. default = por defecto: …; press = pulsar, en pantallas táctiles tocar.
# Palabras que se escriben en los ejemplos: hasta 10, al mejor de 9, sin fin, en 2h, diario 18:00, cada viernes 18:00, mensual 1 18:00, desactivar.
# Comillas “ ”; espacio duro ante %; puntos suspensivos pegados a la palabra.
# Not: dados (números aleatorios); a suertes (al azar); es suerte, ser suerte, puede ser suerte, más que suerte, la suerte y yo (azar); confié en el azar (jugué al azar);
# Not: mente del día, la mente de hoy (rival del día); este lugar, otro lugar, los lugares, tus lugares, mis lugares (este chat, servidor o grupo);
# Not: decidida, decididas (sin empate); la otra parte, ambas partes (tu rival, los dos); prestado, presto, prestados (dispuesta a perder); escalera, escaleras (ranking);
# Not: anfitrión, alojamiento, quien mantiene, quien me aloja (quien aloja este bot); línea de órdenes (línea de comandos); borrar, borrarlo, borra (eliminar); tu pulsación (tu elección, tu jugada);
# Not: adiviné (probé suerte, acerté); se revela, se reveló, revelarse, revelada, revelo (se publica); renunciar (retirar); separar, separada, separarlas (desvincular); tablas (empate).

## Juegos y jugadas
game-rps = Piedra, papel o tijera
game-rpsls = Piedra, papel, tijera, lagarto o Spock
game-oddeven = Pares o nones
move-rock = Piedra
move-paper = Papel
move-scissors = Tijera
move-lizard = Lagarto
move-spock = Spock
move-odd = Nones
move-even = Pares
length-first = { $points ->
    [one] hasta { $points } punto
   *[other] hasta { $points } puntos
  }
length-best = al mejor de { $of }
length-endless = sin fin

## Una partida
match-title = 🔮 { $game } · { $length }
match-title-opponent = { $title } · rival: { $opponent }
match-opponent-novice = Novata
match-opponent-mirror = Espejo
match-opponent-coin = Moneda justa
match-score = { $name } { $won } : { $lost } Gadalka{ $drawn ->
    [0] {""}
    [one] {" "}· { $drawn } empate
   *[other] {" "}· { $drawn } empates
  }
match-first = Elige una jugada. La mía ya está fijada.
match-first-guess = ¿Pares o nones? Mi respuesta ya está fijada. Si fallo, el punto es tuyo.
round-moves = Tú { $yours } · Gadalka { $mine } → { $result }
round-won = punto para ti
round-lost = punto para mí
round-drawn = empate
round-missed = fallé: punto para ti
round-hit = acerté
round-toast = Tú { $yours } · yo { $mine } → { $result } · { $won } : { $lost }
round-expected = Esperaba { $move }.
round-expected-because = Esperaba { $move }: { $because }.
round-unread = { $reason ->
    [apart] Esta estrategia se guarda lo que piensa.
    [by-rule] Jugué según una regla propia, que no intenta adivinarte.
    [by-merits] Jugué lo que mejor me funciona contra ti, o probé algo nuevo.
    [off] Jugué al azar, como pediste. No te estoy leyendo.
    [guessed] No tenía en qué apoyarme, así que probé suerte.
    [read] Jugué al azar: puede que me estés leyendo.
    [none] No esperaba nada en particular.
   *[random] Jugué al azar.
  }
button-why = ¿Por qué?
button-stop = Parar
button-rematch = Revancha
button-verify = Verificar
button-check-in-browser = Compruébalo tú
button-open-page = Abrir como página
button-chart = Gráfico
button-details = Detalles
button-more = Más
button-rules = Reglas
help-play = Jugar
button-next = Siguiente
button-back = Volver

## Las reglas de un juego con muchas jugadas
rules-title = 🔮 Qué gana a qué: { $game }
rules-rock-scissors = La piedra rompe la tijera
rules-rock-lizard = La piedra aplasta al lagarto
rules-paper-rock = El papel envuelve la piedra
rules-paper-spock = El papel desautoriza a Spock
rules-scissors-paper = La tijera corta el papel
rules-scissors-lizard = La tijera decapita al lagarto
rules-lizard-paper = El lagarto se come el papel
rules-lizard-spock = El lagarto envenena a Spock
rules-spock-scissors = Spock destroza la tijera
rules-spock-rock = Spock vaporiza la piedra
rules-beats = { $winner } gana a { $loser }
rules-caption = Cada flecha señala una jugada a la que gana
rules-alt = { $game }: las jugadas en círculo, con flechas a las que gana cada una. { $rules }
rules-play = Con dos iguales hay empate. Para jugar: /rps play { $variant }

## Lo que vio
evidence = { $kind ->
    [often] la jugaste { $count } de { $total } veces
    [after-own] tras tu jugada { $own } la jugaste { $count } de { $total } veces
    [after-other] tras mi jugada { $other } la jugaste { $count } de { $total } veces
    [after-both] tras tu jugada { $own } contra la mía { $other } la jugaste { $count } de { $total } veces
    [after-result-repeat] tras { $result ->
        [win] una victoria
        [loss] una derrota
       *[draw] un empate
      } repetiste tu jugada { $count } de { $total } veces
   *[after-result-change] tras { $result ->
        [win] una victoria
        [loss] una derrota
       *[draw] un empate
      } cambiaste de jugada { $count } de { $total } veces
  }
context-times = { $count } de { $total } veces
context-times-weighed = el { $percent } % de las veces; las rondas recientes pesan más
context-last = la última vez, { $situation }, la jugaste
context-sentence = { $situation } { $event } { $times }
context-sentence-plain = { $event } { $times }
context-played = la jugaste
context-yours = { $rounds ->
    [1] tu jugada
   *[other] tus jugadas
  } { $yours }
context-mine = { $rounds ->
    [1] mi jugada
   *[other] mis jugadas
  } { $mine }
context-both = { $rounds ->
    [1] tu jugada { $yours } contra la mía
   *[other] tus jugadas { $yours } contra las mías
  } { $mine }
context-after = { $back ->
    [1] tras
    [2] dos rondas después de
   *[other] { $back } rondas después de
  } { $moves }
context-after-two = tras { $earlier }{ $gap ->
    [1] , y luego
   *[other] , y { $gap } rondas después
  } { $later },
context-result = { $result ->
    [win] { $exact ->
        [yes] una victoria
       *[no] una victoria así
      }
    [loss] { $exact ->
        [yes] una derrota
       *[no] una derrota así
      }
   *[draw] un empate
  }
context-results = { $before }, luego { $next }
context-after-results = tras { $results }
context-step = { $step ->
    [same] tras repetir tu jugada
    [other] tras cambiar de jugada
    [beating] tras pasar a la que gana a tu jugada anterior
    [beaten] tras pasar a la que pierde con tu jugada anterior
   *[far] tras un cambio como { $from } → { $to }
  }
context-steps = tras { $moves } jugadas con este patrón
context-alike = { $rounds ->
    [1] tras una ronda igual que la última
   *[other] tras { $rounds } rondas iguales que las últimas
  }
context-from = { $reference ->
    [opponent] { $step ->
        [same] repetiste tu jugada
        [other] cambiaste de jugada
        [beating] pasaste a la que gana a tu última jugada
        [beaten] pasaste a la que pierde con tu última jugada
       *[far] hiciste un cambio como { $from } → { $to }
      }
   *[own] { $step ->
        [same] copiaste mi última jugada
        [other] jugaste algo distinto de lo mío
        [beating] jugaste lo que gana a mi última jugada
        [beaten] jugaste lo que pierde con mi última jugada
       *[far] respondiste { $to } a mi jugada { $from }, o algo parecido,
      }
  }
why-expected = En la última ronda esperaba { $move }: { $because }.
why-blend = En la última ronda esperaba { $move }. Ningún hábito te delató por sí solo; { $rounds ->
    [1] la única ronda que recuerdo apuntaba ahí.
   *[other] de las { $rounds } rondas que recuerdo, las más parecidas apuntaban ahí.
  }
why-sure = Estaba segura al { $percent } %.
why-people = En la última ronda esperaba { $move }. Aún no te conocía; es lo que juega la mayoría.
why-forgotten = En la última ronda esperaba { $move }. He olvidado por qué, como pediste.
why-unread = { $reason ->
    [apart] Este rival es el archivo de otra persona, y no dice lo que piensa. El código prueba que su jugada se eligió antes que la tuya.
    [by-rule] Este rival sigue una regla propia y no intenta adivinar tu próxima jugada.
    [by-merits] Este rival va probando qué funciona contra ti, y juega eso.
    [random] Este rival no lee nada. Juega siempre al azar.
    [off] Me pediste que no te leyera, así que jugué al azar. Con /model on vuelvo a leerte.
    [guessed] Nunca había visto nada parecido, así que probé suerte.
    [chance] Esta vez jugué al azar: lo que leía en ti no compensaba el riesgo.
    [careful] Jugué al azar: acabamos de conocernos, y quizá sepas cómo empiezo. En las primeras rondas arriesgo poco.
    [read] Has ganado tanto con mis predicciones que quizá me estés leyendo. Así que juego al azar hasta recuperar algo.
    [spent] No me queda nada que arriesgar contigo: lo has ganado todo. A partir de ahora, todas mis jugadas son al azar.
   *[none] En la última ronda no esperaba nada en particular.
  }
why-record = En esta partida acerté { $right } de { $all } jugadas.
why-expected-by-rule = En la última ronda esperaba { $move }. Es la regla de este rival: solo mira tu última jugada y nunca aprende.
why-valued = { $chosen ->
    [move] En la última ronda jugué { $move }: { $situation } era lo que más me prometía, { $value } puntos de ahí en adelante.
    [move-tried] En la última ronda probé { $move } al azar: { $situation } me prometía { $value } puntos de ahí en adelante.
    [strategy] En la última ronda seguí la estrategia { $name }: { $situation } era la que más me prometía, { $value } puntos de ahí en adelante.
   *[strategy-tried] En la última ronda probé al azar la estrategia { $name }: { $situation } me prometía { $value } puntos de ahí en adelante.
  }
why-daemon = { $said ->
    [yes] En la última ronda esperaba { $move }, igual que el demonio al que sigo.
   *[no] En la última ronda jugué al azar: el demonio al que sigo no había visto nada parecido.
  } Recuerda { $moves } jugadas tuyas y { $guesses } predicciones. Su puntuación es { $rating }{ $rivals ->
    [0] .
   *[other] ; la siguiente, { $next }.
  }
why-knew = Sabía esto: { $weights }.
why-counters = En la última ronda esperaba { $move }. Para las jugadas anteriores, mis contadores suman { $sums }.
why-too-early = Pregúntame tras la primera ronda. Hasta entonces mi próxima jugada sigue en secreto.

## El final de una partida
end-title = { $ending ->
    [won] 🔮 { $name } gana { $won } : { $lost }
    [lost] 🔮 Gadalka gana { $lost } : { $won }
    [level] 🔮 Empate: { $name } { $won } : { $lost } Gadalka
    [stopped] 🔮 Detenida en { $name } { $won } : { $lost } Gadalka
    [replaced] 🔮 Detenida en { $name } { $won } : { $lost } Gadalka
    [forfeited] 🔮 { $name } gana por abandono con { $won } : { $lost }
   *[withdrawn] 🔮 Terminó en { $name } { $won } : { $lost } Gadalka · ese rival ya no está disponible
  }
end-broke = { $line ->
    [0] Su archivo falló o tardó más de dos segundos según el reloj, y no pudo elegir jugada. Cuentan todas las rondas jugadas.
   *[other] Su archivo falló en la línea { $line }, columna { $column }, y no pudo elegir jugada. Cuentan todas las rondas jugadas.
}
match-none = No tienes ninguna partida abierta. Empieza una: /rps play
end-no-rounds = No se jugó ninguna ronda.
end-check = { $check ->
    [verified] ✓ verificado
   *[failed] ✗ Mi propia comprobación de esta partida falló. No te fíes de ella y avisa a quien aloja este bot.
  }
end-gave-me = { $habit }. Eso me dio { $points ->
    [one] un punto
   *[other] { $points } puntos
  }{ $back ->
    [0] {""}
   *[other] , y a ti { $back }
  }.
end-gave-you = { $habit }, y no caí en la cuenta. Eso te dio { $points ->
    [one] un punto
   *[other] { $points } puntos
  }{ $back ->
    [0] {""}
   *[other] , y a mí { $back }
  }.
end-habit-after = { $same ->
    [yes] Repites tu jugada
   *[no] Cambias de jugada
  } tras { $result ->
    [win] una victoria
    [loss] una derrota
   *[draw] un empate
  }
end-habit-favourite = Lo que más juegas es { $move }
end-habit-in-turn = { $size ->
    [2] Alternas tus dos jugadas
   *[other] Recorres las jugadas en orden, { $moves }
  }
end-plain = { $plain ->
    [mine] { $variant ->
        [0] Ningún hábito te delató por sí solo. Viví de las migajas.
        [1] No sabría decir qué hábito te costó esto. El azar y yo nos repartimos el mérito.
       *[2] Nada de lo que hiciste llama la atención. Llamémoslo clarividencia de todos modos.
      }
    [yours] { $variant ->
        [0] No encontré ningún hábito al que agarrarme. Mis respetos.
        [1] No dejaste ver nada. Y mira que miré.
       *[2] Ningún hábito tuyo llama la atención. Las cartas se sonrojan.
      }
    [level] { $variant ->
        [0] Ni tú ni yo dejamos ver gran cosa.
        [1] Empate, y ningún hábito llama la atención. Las cartas se encogen de hombros.
       *[2] Nada nos separa, y nada hay que leer en ello.
      }
    [short] { $variant ->
        [0] Demasiado corta para leerle la suerte a nadie.
        [1] ¿Tan pocas rondas? Hasta yo necesito alguna más.
       *[2] Apenas habíamos empezado; aún no hay nada que contar.
      }
    [random] { $variant ->
        [0] Jugué al azar, así que esto no dice nada de ti.
        [1] Esta vez no leí nada. El mérito o la culpa, a la moneda.
       *[2] Mis jugadas fueron al azar: tus hábitos no importaban.
      }
   *[by-rule] { $variant ->
        [0] Seguí mi regla, y ningún hábito tuyo llama la atención.
        [1] Jugué según una regla y no leí a nadie. Ningún hábito llama la atención.
       *[2] Una regla contra una persona, y ningún hábito que llame la atención.
      }
  }
end-read = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
  }. Acerté el { $percent } % de tus jugadas; el azar acertaría el { $chance } %: { $verdict }.
end-unread = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
  }. No leí nada.
verdict = { $verdict ->
    [read] más que el azar
    [escaped] te escapaste más de lo que da el azar
   *[unsure] muy pocas rondas para saberlo
  }
strip-yours = ← tus jugadas
strip-mine = ← las mías
details-title = 🔎 En cifras: { $score }
details-habit = { $habit }: { $followed } de { $situations } veces. De esas rondas, yo gané { $mine } y tú { $yours }{ $drawn ->
    [0] {""}
    [one] ; { $drawn } fue empate
   *[other] ; { $drawn } fueron empates
  }.

## El gráfico de una partida
chart-rounds = { $game }: { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
  }
chart-best = { $who ->
    [you] { $by ->
        [0] Nunca tuviste ventaja.
       *[other] Tu mayor ventaja fue de { $by }, en la ronda { $round }.
      }
    [me] { $by ->
        [0] Nunca tuve ventaja.
       *[other] Mi mayor ventaja fue de { $by }, en la ronda { $round }.
      }
   *[other] { $by ->
        [0] { $name } nunca tuvo ventaja.
       *[other] La mayor ventaja de { $name } fue de { $by }, primero en la ronda { $round }.
      }
  }
chart-turns = { $turns ->
    [0] La ventaja nunca cambió de manos.
    [1] La ventaja cambió de manos una vez, en la ronda { $round }.
    [2] La ventaja cambió de manos dos veces, la última en la ronda { $round }.
   *[other] La ventaja cambió de manos { $turns } veces, la última en la ronda { $round }.
  }
chart-reach = Por puro azar, { $decided } rondas sin empate acaban con más de { $reach } de diferencia como mucho en una de cada veinte partidas.
chart-ahead = { $who ->
    [you] Vas { $by } por delante: eso difícilmente es azar.
    [me] Voy { $by } por delante: eso difícilmente es azar.
   *[other] { $leader } va { $by } por delante: eso difícilmente es azar.
  }
chart-few = { $decided ->
    [0] Ninguna ronda tuvo ganador.
    [one] Una ronda sin empate es muy poco para distinguir el azar de la habilidad.
   *[other] { $decided } rondas sin empate son muy pocas para distinguir el azar de la habilidad.
  }
chart-stopped = Una partida detenida antes de tiempo prueba menos: es fácil irse cuando se va ganando.
chart-chosen = Elegiste: { $moves }
chart-grey = Gris: hasta dónde llega el puro azar, 19 de cada 20 veces
chart-lead = Quién iba por delante
chart-difference = tus victorias menos las mías
chart-moves = Tus jugadas
chart-times = veces
chart-round = ronda
chart-alt = { $score }. Quién iba por delante, ronda a ronda: una línea sobre la franja gris del azar, y tus jugadas en barras. { $lines }

## Prueba de juego limpio
proof-moves = ✓ Cada una de mis jugadas ({ $count }) es la que fijé antes de que eligieras.
proof-mines = ✓ Las minas salen de mi secreto, que fijé antes de que pulsaras nada, y de la primera casilla.
proof-wrong = ✗ Esto no encaja con lo que mostré. No te fíes y avisa a quien aloja este bot.
proof-shown = Lo que mostré primero: { $bound }. Su secreto: { $secret }
proof-how-page = De momento, es mi palabra. La página lo comprueba en tu navegador, también con los mensajes que guardaste.
proof-how-line = De momento, es mi palabra. Con una copia de Gadalka puedes comprobarlo, también con los mensajes que guardaste: npm run -s gadalka -- verify "…" messages.txt
source-at = Una copia de Gadalka: { $link }
source-unknown = Aquí no hay ninguna dirección de descarga. Pregunta a quien aloja este bot dónde conseguir una copia de Gadalka.
proof-none = No tienes nada terminado que verificar. Juega: /rps play, /oddeven o /mines
proof-not-yet = Aún no ha terminado. Muestro mi secreto al final.
proof-unreadable = Esa no es una línea de prueba mía. Empieza por gd1., sale del botón “Verificar” de una partida terminada y debe estar completa.

## Pulsaciones que no cambian nada
press-old-button = Ese botón es demasiado viejo y ya no funciona. Empieza otra partida: /rps play o /oddeven
panel-gone = Ese botón está desfasado. Así están las cosas ahora.
panel-type = Escribe: { $example }
press-not-yours = Esto no es tuyo.
match-of = Esta partida es de { $name }.
board-of = Este tablero es de { $name }.
button-play-too = Jugar también
button-play-private = Jugar en privado
press-round-played = Esa ronda ya está jugada; nada se contó dos veces. Este es el marcador.
press-match-over = Esa partida ya terminó. No se contó nada.
opponent-gone = Ese rival ya no existe, así que la partida no puede seguir. Empieza otra: /rps play o /oddeven

## Juegos ofrecidos en cualquier chat
offer-open-title = { $game }: para cualquiera
offer-open-description = Quien pulse primero juega contra mí
offer-open-text = { $name } ofrece una partida contra mí. Juega quien pulse primero.
offer-own-title = { $game }: para ti
offer-own-description = Juegas contra mí y el chat mira
offer-own-text = { $name } quiere conocer el futuro. Pulsa para empezar.
offer-mines-open-description = Juega quien pulse primero y el chat mira
offer-mines-open-text = { $name } ofrece un tablero de buscaminas. Juega quien pulse primero.
offer-mines-own-description = Juegas tú y el chat mira
offer-mines-own-text = { $name } va a cruzar un campo de minas. Pulsa para empezar.

## Comandos
command-rps = Piedra, papel o tijera, contra la adivina o entre personas
command-rps-play = Jugar; voy aprendiendo
command-oddeven = Pares o nones: tú eliges, yo adivino
command-oddeven-play = Jugar; si fallo, punto para ti
command-strategy = Rivales: quiénes son y qué nombres les das
command-strategy-list = Todos los rivales, uno por línea
command-strategy-mine = Los nombres que has dado a estrategias
command-strategy-submit = Enviar un archivo con tu propia estrategia
command-help = Qué sé hacer y cómo pedirlo
command-settings = Tus ajustes: idioma, memoria, quién te ve, tus datos
option-help-topic = sobre qué quieres leer
option-variant = classic (3 jugadas) o lizard-spock (5 jugadas)
option-length = hasta 10, al mejor de 9, sin fin…
option-game = qué juego; por defecto: piedra, papel o tijera
option-opponent = la estrategia que juega contra ti
option-strategy = un rival, o un nombre que alguien registró
option-registered-strategy = qué significa el nombre, como markov:order=4,decay=0.98
option-strategy-file = tu estrategia: JavaScript, o TypeScript con tipos borrables; 64 KB como máximo
option-file-name = su nombre: uno nuevo, o uno tuyo para una versión nueva
option-strategy-note = una línea sobre ella
choice-classic = Clásico: piedra, papel, tijera
choice-lizard-spock = También Lagarto y Spock: cinco jugadas
choice-novice = Novata: no sabe nada de ti, aprende sobre la marcha
choice-fortune-teller = Adivina: te conoce a ti y a la gente; nunca olvida
choice-mirror = Espejo: juega como tú
choice-coin = Moneda justa: ni lee ni se deja leer
strategy-fortune-teller = lee tus hábitos de cuarenta maneras a la vez, conoce a la gente y cuesta engañarla
strategy-mirror = tu doble: juega como jugarías tú en su lugar
strategy-random = una moneda justa; no lee nada
strategy-wildcard = sopesa todos los momentos anteriores que se parecen a este
strategy-constant = siempre la misma jugada; por defecto, piedra
strategy-rotation = todas las jugadas en orden: piedra, papel, tijera…
strategy-anti-rotation = espera que recorras las jugadas en orden
strategy-copy = juega tu última jugada
strategy-always-counter = juega lo que gana a tu última jugada
strategy-always-counter-self = juega lo que gana a su propia última jugada; nunca mira la tuya
strategy-win-stay-lose-shift = repite lo que ganó, cambia lo que perdió
strategy-after-result = sigue el resultado: avanza tantas jugadas tras una victoria, un empate o una derrota
strategy-frequency = gana a la jugada que más usas
strategy-markov = gana a lo que sueles hacer tras tus últimas jugadas
strategy-mupn = gana a lo que hiciste la última vez tras esas mismas jugadas
strategy-supp = aprende probando qué jugada funciona tras tus últimas
strategy-mksu = aprende probando a cuál de otras ocho estrategias seguir
strategy-mkia = aprende probando a cuál de tres lectores seguir
strategy-daemons = una multitud de demonios; un supervisor escucha al que más acierta
strategy-shannon = la máquina de Shannon de 1953: ¿haces dos veces lo mismo?
strategy-seer = SEER, de 1956: sigue un patrón mientras funciona
strategy-experts = un consejo de lectores; a cada uno se le escucha según sus aciertos
strategy-history-match = busca la última vez que el juego fue así, y qué tal salieron entonces las predicciones
strategy-second-guess = sabe que sabes que sabe
strategy-iocaine = la ganadora de 1999: adivina en varios niveles y se queda con el que mejor va

strategy-list-title = 🔮 { $count ->
    [one] { $count } rival
   *[other] { $count } rivales
  }
strategy-info-title = 🔮 { $family }
strategy-games = Juega a: { $games }
strategy-settings = Ajustes:
strategy-no-settings = No tiene ajustes.
strategy-setting = { $name }: { $valid } (por defecto, { $usual })
strategy-set = ← aquí { $value }
strategy-source = Código fuente: { $source }

registration-done = 🔮 { $name }: nombre registrado
registration-play = Para jugar contra ella: { $command } opponent={ $name }. Puede hacerlo cualquiera que sepa el nombre.
registration-mine-title = 🔮 Tus estrategias: { $count } de { $max }
registration-none = Aún no tienes una estrategia propia. Envía un archivo, o dale nombre a una mía.
registration-withdraw-title = ¿Retirar { $name }?
registration-withdraw-file = Nadie podrá jugar contra ella, las partidas en curso acaban sin resultado y su archivo se elimina. El nombre queda libre.
registration-withdraw-text = Nadie podrá jugar contra ella con ese nombre, que queda libre. Las partidas en curso siguen.
button-withdraw = Retirar
registration-withdrawn = { $name }: retirada. El nombre queda libre.
registration-kept = Se queda.
button-strategy-submit = Enviar un archivo
button-strategy-name = Poner nombre a una de las mías
button-strategy-register = Darle un nombre
button-strategy-mine = Mis estrategias
button-strategy-version = Nueva versión
button-strategy-change = Cambiar
button-strategy-withdraw = Retirar
registration-refused = { $refusal ->
    [bad-name] “{ $name }” no vale como nombre. Usa de 3 a 24 letras de la a a la z, cifras y guiones, empezando por letra, como my-markov.
    [reserved-name] “{ $name }” ya significa algo aquí. Elige otro nombre, como my-{ $name }.
    [like-built-in] “{ $name }” se parece demasiado a una de mis propias estrategias. Elige otro nombre, como my-{ $name }.
    [taken] Alguien ya ha registrado “{ $name }”. Elige otro nombre.
    [full] Has registrado { $max } estrategias, que es el límite. Retira antes una: /strategy withdraw
   *[not-yours] No has registrado “{ $name }”. Tus nombres: /strategy mine
  }
registration-trying = 🔮 { $name }: ensayo en marcha
registration-trying-text = El informe aparecerá aquí en un momento.
registration-one-at-a-time = Tu último ensayo sigue en marcha, y cada persona tiene uno a la vez. Su mensaje se convertirá en el informe.
registration-queue-full = La cola de ensayos está llena. Inténtalo de nuevo dentro de unos minutos.
registration-broken-off = El ensayo de { $name } se interrumpió y no se registró nada. Envía el comando otra vez en un minuto.
registration-store-away = No alcanzo mi memoria ahora mismo, así que no se registró nada. Envía el comando otra vez en un minuto.

submission-how = Hacen falta un archivo y un nombre: /strategy submit my-bot, con el archivo.
submission-version = 🔮 { $name } tiene una versión nueva: { $version }
submission-known = 🔮 { $name } ya es exactamente este archivo
submission-public = Puede jugar contra ella cualquiera que sepa el nombre.
submission-results = { $game }: ganó { $won } de { $matches } partidas de { $rounds } rondas, { $mean } puntos por ronda. Rondas ganadas:perdidas:empatadas, y puntos por ronda:
submission-other-game = { $game }: { $won } de { $matches } partidas ganadas, { $mean } puntos por ronda.
submission-not-there = { $game }: no se jugó: { $reason }.
submission-untried = { $game }: sin ensayo, porque necesita demasiados pasos. Para que se ensaye solo ahí, dilo en el archivo: export const games.
submission-taken = Usó como mucho { $steps } de los { $most } pasos que permite una partida, y { $memory } de { $limit } MB de memoria. Una partida tardó { $milliseconds } ms.
submission-play = Para jugar contra ella: { $command } opponent={ $name }. Su huella y sus versiones: /strategy info { $name }
submission-no-load = 🔮 { $name } no se carga
submission-breach = { $kind ->
    [crashed] 🔮 { $name } falló en su ensayo
    [illegal] 🔮 { $name } no hizo una jugada válida en su ensayo
   *[exhausted] 🔮 { $name } gastó demasiado en su ensayo
  }
submission-at-start = { $game }, antes de la primera ronda contra { $opponent }.
submission-at-round = { $game }, contra { $opponent }, ronda { $round }.
submission-place = Línea { $line }, columna { $column }:
submission-nothing = No se registró nada. Corrige el archivo y envíalo otra vez.
submission-no-games = El archivo dice que juega a { $typed }. Yo conozco { $valid }. No se registró nada.
submission-too-slow = Su ensayo tardó más de lo permitido, así que no se registró nada. Haz que calcule menos en cada ronda, o envíalo cuando yo tenga menos trabajo.
submission-unsteady = { $name } no es determinista: { $game }, contra { $opponent }, las jugadas difieren desde la ronda { $round }. Las mismas rondas deben dar las mismas jugadas. No se registró nada.
strategy-file-title = Un archivo de quien lo escribió: JavaScript, en un entorno aislado.
strategy-file-facts = Versión { $version }, { $bytes } bytes. SHA-256: { $hash }
strategy-file-earlier = Versiones anteriores: { $versions }
strategy-file-note = “{ $note }”

## Problemas con lo que se escribió
problem-unknown-command = No conozco el comando “{ $typed }”. Lo que sé hacer: /help
problem-unknown-command-nearest = No conozco el comando “{ $typed }”. ¿Querías decir { $nearest }? Todos los comandos: /help
problem-unknown-option = /{ $command } no entiende “{ $typed }”. Opciones posibles: { $valid }
problem-bad-choice = “{ $typed }” no vale como { $option }. Elige entre: { $valid }
problem-unknown-word-nearest = /{ $command } no entiende “{ $typed }”. ¿Querías decir { $nearest }?
problem-bad-choice-nearest = “{ $typed }” no vale como { $option }. ¿Querías decir { $nearest }? Valen: { $valid }
problem-bad-text = “{ $typed }” no vale como { $option }: debe tener de 1 a { $max } caracteres.
problem-file-missing = { $example } necesita un archivo: envíalo junto con el comando.
problem-file-too-large = El archivo es demasiado grande. El límite son { $kilobytes } KB.
problem-file-unavailable = El archivo no me llegó. Envíalo otra vez, por favor.
problem-lone-file = “{ $typed }” solo no me dice qué hacer. Respóndele con un comando que acepte un archivo: { $nearest }
problem-level-and-opponent = Un nivel ya es un rival. Elige uno de los dos: level=… u opponent=…
problem-length = “{ $typed }” no vale como duración. Prueba hasta 10, al mejor de 9 (impar) o sin fin; números de 1 a { $max }.
problem-unknown-strategy = No conozco ningún rival llamado “{ $typed }”. Algunos conocidos: { $some }. Todos: /strategy list
problem-unknown-strategy-nearest = No conozco ningún rival llamado “{ $typed }”. ¿Querías decir { $nearest }? Todos: /strategy list
problem-unknown-parameter = { $family } no tiene el ajuste “{ $typed }”. Tiene: { $valid }
problem-bad-value = { $parameter } no puede ser “{ $typed }”. Puede ser: { $valid }
problem-wrong-game = { $typed } no juega a esto ({ $game }). Estos sí: { $some }. Todos: /strategy list

## Fallos
failure-unexpected = Algo salió mal por mi parte. Ha quedado anotado y no se ha perdido nada. Inténtalo de nuevo, por favor.
failure-busy = Mi bola de cristal está abarrotada. No se contó nada ni se perdió nada: inténtalo de nuevo en un momento.
failure-file-time = Los archivos del autor de este rival piensan demasiado y ya han gastado su tiempo de este minuto. No se contó nada: inténtalo de nuevo en un momento.
failure-store = No alcanzo mi memoria ahora mismo. No se ha perdido nada: inténtalo de nuevo en un momento. Una jugada ya contada no contará dos veces.

## Lo que obliga a quien aloja este bot
fairness-brief = 🔮 Mi jugada queda fijada antes de que elijas. Verificar, al final de una partida o un tablero, lo demuestra.
fairness-anchor = El reto del día y los torneos se sortean con un secreto del día. Lo muestro al día siguiente, y todos llevan a este número: { $anchor }
fairness-secret = El más reciente, para npm run -s gadalka -- verify:

## Presupuestos: demasiado a la vez
budget-past = { $budget ->
    [press] Demasiado rápido para mi bola de cristal. Prueba otra vez en { $wait }; tu partida espera donde estaba.
    [command] Los deseos, de uno en uno. Prueba otra vez en { $wait }; no se pierde nada.
    [picture] Mis pinceles tienen que secarse. Vuelvo a dibujar en { $wait }; lo demás funciona.
    [hint] Hasta una bola de cristal necesita descanso. La próxima pista, en { $wait }; mientras, puedes seguir jugando.
    [export] Ya has descargado tu archivo varias veces. Podrás volver a hacerlo en { $wait }.
    [submission] Bastantes archivos por un día. Podrás enviar otro en { $wait }; hasta entonces, pruébalos en casa.
   *[tournament] Demasiados torneos a la vez. Podrás abrir otro en { $wait }; los abiertos siguen.
  }
budget-brief = ⏳ { $wait }
budget-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
budget-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}

## Tiempo restante, al final de una frase
clock-in = en { $time }
clock-two = { $first } { $second }
clock-soon = en cualquier momento
clock-days = { $count } d
clock-hours = { $count } h
clock-minutes = { $count } min
clock-seconds = { $count } s

## Ayuda, saludo, privacidad, datos
help-brief = 🔮 Juego contra ti y aprendo cómo eliges: /rps. Un duelo con alguien: /duel. Algo nuevo cada día: /daily. Para todo lo demás, pulsa aquí abajo.
help-title = 🔮 Lo que sé hacer
help-friends = Con amigos
help-you = Sobre ti
help-strategies = Estrategias
help-fairness = ¿Es limpio?
help-privacy = Privacidad
start-title = 🔮 Soy Gadalka
start-text = Leo la mente, un poco. Elige un juego: aprendo cómo eliges, te muestro lo que vi y demuestro que cada jugada mía estaba fijada antes de la tuya.
start-mines = Buscaminas
privacy-title = Qué guardo de ti
settings-title = ⚙️ Ajustes
settings-text = Esto solo lo ves tú.
settings-you = Tú
settings-memory = Lo que recuerdo de ti
settings-others = Quién puede verte y desafiarte
settings-data = Tus datos
settings-here = { $kind ->
    [server] Este servidor
   *[group] Este grupo
  }
settings-learn-on = Aprende de mí
settings-learn-off = No aprendas de mí
settings-forget = Olvídame…
settings-export = Descargar
privacy-brief =
    Guardo tu id, tus jugadas, los resultados y tus ajustes.
    No guardo tus mensajes. Guardo tu nombre dos semanas tras un duelo, o mientras aceptes que te vean.
    Tu perfil es privado mientras no digas otra cosa.
    Todo se queda con quien aloja este bot.
    Puedes descargarlo o eliminarlo cuando quieras.
stored-matches = Tu id en esta plataforma, tus jugadas y los resultados; de las partidas recientes, también los ajustes, las horas y el secreto de mis jugadas. Cuántas rondas ganaste en la última semana y el último mes en que jugaste, y el día de la última.
stored-settings = El idioma que elegiste, y si pueden verte y retarte.
stored-shown = Mientras puedan verte: tu nombre, dónde juegas y tus resultados en las listas de allí.
stored-handle = Tu @nombre, durante 90 días desde que lo vi por última vez, para que otros puedan nombrarte.
stored-duels = Tus duelos: las jugadas de los dos lados y los resultados, con los dos nombres y el chat durante dos semanas. Tu puntuación.
stored-mines = Tu tablero de buscaminas abierto, los últimos y cómo fueron tus partidas.
stored-daily = Tus intentos en el reto del día, con sus horas, y tu racha.
stored-strategies = Las estrategias que registras o envías: sus nombres, archivos y pruebas.
stored-tournaments = Los torneos que abriste o en los que participaste, dónde fueron y cómo les fue a tus participantes.
stored-replays = Las partidas y los duelos que compartes como página, con los nombres que aparecen: durante un año o hasta que los retires.
stored-place = El aviso diario en tu chat privado, si lo activaste: el chat, la hora y el idioma. Si tienes prohibido jugar, aquí o en todas partes: tu id, tu nombre de entonces y la fecha; esto queda cuando borras lo demás.
data-export-text = Primero las jugadas más antiguas. Falta el secreto de cualquier partida abierta: delataría mi próxima jugada.
data-delete-title = ¿Eliminar todo?
data-delete-text = Desaparecerán todas tus rondas, totales, partidas, tableros, estrategias registradas y puestos, y dejaré de conocerte. No se puede deshacer.
button-delete = Eliminar todo
button-keep = Conservar
data-deleted = Ya no queda nada. No nos conocemos de nada.
data-nothing = No había nada que eliminar.
data-kept = Lo conservo. Aún te conozco.

## Una sola persona en varias plataformas

## Desafíos
challenge-retract = Retirarlo
challenge-retracted = { $caller } ha retirado el desafío.
challenge-lapsed = Este desafío ya no está abierto.
challenge-not-challenged = Solo { $name } puede responder a esto.
challenge-not-challenger = Solo { $name } puede retirar esto.
challenge-unseen = { $name } no puede ver este chat. Lanza el desafío en un grupo común.
challenge-left = { $name } no está en este chat y no lo vería.
challenge-off = { $name } no acepta desafíos.
challenge-lately = Se lo preguntaste a { $name } hace menos de diez minutos. Dale un momento.
challenge-take-button = Aceptar desafíos
challenge-refuse-button = Sin desafíos
challenge-setting-on = Los demás pueden desafiarte por tu nombre, a un duelo o a una comparación. Te menciono, y tú aceptas o rechazas.
challenge-setting-off = No aceptas desafíos. Quien te nombre lo verá, y no se publica nada.

## Quién puede ver un perfil
shown-never = Nunca se muestran tus jugadas una a una, ni en qué otros chats juegas.
shown-now = { $shown ->
    [yes] Cualquiera que me pregunte, donde sea, puede ver tu nombre, tus resultados y tu perfil, a partir de todas tus rondas conmigo.
   *[no] Tu nombre no está en ninguna lista, y tu perfil solo lo ves tú.
  }
profile-read-all = Leerlo todo

## Lo que dicen las rondas de una persona
trait-often = entre todas las jugadas: { $move }
trait-after-result = tras { $result ->
    [win] una victoria
    [loss] una derrota
   *[draw] un empate
  }: { $what }
trait-after-move = tras { $result ->
    [win] una victoria
    [loss] una derrota
   *[draw] un empate
  } con { $before }: { $move }
step-same = repetir
step-other = otra jugada
step-beats = la que le gana
step-beaten = la que pierde con ella
step-like = un cambio como { $from } → { $to }
profile-title = 🔮 { $name }: { $game }
profile-often = { $kind ->
    [always] todas las veces
    [nearly] casi todas las veces
   *[some] { $times } de { $of } veces
  }
profile-head-always-same = { $who ->
    [you] Te aferras a tu jugada, pase lo que pase: la repites { $often }.
   *[other] { $name } se aferra a su jugada, pase lo que pase: la repite { $often }.
  }
profile-head-always-other = { $who ->
    [you] No paras: cambias de jugada { $often }, pase lo que pase.
   *[other] { $name } no para: cambia de jugada { $often }, pase lo que pase.
  }
profile-head-win-same = { $who ->
    [you] Te quedas con lo que gana: tras una victoria repites tu jugada { $often }.
   *[other] { $name } se queda con lo que gana: tras una victoria repite su jugada { $often }.
  }
profile-head-win-other = { $who ->
    [you] No te duermes en los laureles: tras una victoria cambias de jugada { $often }.
   *[other] { $name } no se duerme en los laureles: tras una victoria cambia de jugada { $often }.
  }
profile-head-loss-same = { $who ->
    [you] No cedes terreno: tras una derrota repites tu jugada { $often }.
   *[other] { $name } no cede terreno: tras una derrota repite su jugada { $often }.
  }
profile-head-loss-other = { $who ->
    [you] Sueltas lo que pierde: tras una derrota cambias de jugada { $often }.
   *[other] { $name } suelta lo que pierde: tras una derrota cambia de jugada { $often }.
  }
profile-head-draw-same = { $who ->
    [you] Aguantas el empate: tras uno repites tu jugada { $often }.
   *[other] { $name } aguanta el empate: tras uno repite su jugada { $often }.
  }
profile-head-draw-other = { $who ->
    [you] Un empate te hace moverte: tras uno cambias de jugada { $often }.
   *[other] Un empate hace que { $name } se mueva: tras uno cambia de jugada { $often }.
  }
profile-head-rather = { $who ->
    [you] Tras { $result ->
        [win] una victoria
        [loss] una derrota
       *[draw] un empate
      } repites tu jugada { $often }, más que por azar.
   *[other] Tras { $result ->
        [win] una victoria
        [loss] una derrota
       *[draw] un empate
      }, { $name } repite su jugada { $often }, más que por azar.
  }
profile-head-often = { $who ->
    [you] Tienes una favorita: { $move }, { $often }.
   *[other] { $name } tiene una favorita: { $move }, { $often }.
  }
profile-head-reflex = { $who ->
    [you] Tienes un reflejo: tras { $result ->
        [win] una victoria
        [loss] una derrota
       *[draw] un empate
      } con { $before } juegas { $move }, { $often }.
   *[other] { $name } tiene un reflejo: tras { $result ->
        [win] una victoria
        [loss] una derrota
       *[draw] un empate
      } con { $before } juega { $move }, { $often }.
  }
profile-head-way = { $who ->
    [you] Juegas casi como una regla simple: { $way }.
   *[other] { $name } juega casi como una regla simple: { $way }.
  }
profile-head-read = { $who ->
    [you] Ningún hábito te delata por sí solo, y aun así te leo mejor que a una moneda.
   *[other] Ningún hábito delata a { $name } por sí solo, y aun así leo mejor su juego que una moneda.
  }
profile-head-chance = { $who ->
    [you] Eres tan difícil de leer como una moneda: ningún hábito te delata.
   *[other] { $name } es tan difícil de leer como una moneda: ningún hábito delata su juego.
  }
profile-head-early = { $who ->
    [you] Es pronto para juzgarte: aún no destaca ningún hábito.
   *[other] Es pronto para juzgar a { $name }: aún no destaca ningún hábito.
  }
profile-nothing = Aún no hay rondas. El perfil completo necesita { $missing }.
profile-record = { $rounds ->
    [one] Una ronda
   *[other] { $rounds } rondas
  }: { $wins } ganadas, { $draws } empatadas, { $losses } perdidas.
profile-streaks = Rachas más largas: { $wins ->
    [one] una victoria
   *[other] { $wins } victorias
  }, { $losses ->
    [one] una derrota
   *[other] { $losses } derrotas
  }. La última: { $result ->
    [win] { $length ->
        [one] una victoria
       *[other] { $length } victorias
      }
    [loss] { $length ->
        [one] una derrota
       *[other] { $length } derrotas
      }
   *[draw] { $length ->
        [one] un empate
       *[other] { $length } empates
      }
  }.
profile-after = Tras { $result ->
    [win] una victoria
    [loss] una derrota
   *[draw] un empate
  }: { $shares }, de { $total }.
profile-share = { $what } { $percent } % ({ $count })
profile-after-none = Tras { $result ->
    [win] una victoria
    [loss] una derrota
   *[draw] un empate
  }: aún sin datos.
profile-habits = Lo que destaca:
profile-habit = – { $habit } { $percent } %, { $count } de { $total }
profile-read = Acerté { $guessed } de { $rounds } jugadas, el { $percent }. El azar acertaría el { $chance }.
profile-likest-none = No se parece a ninguna regla simple que yo conozca.
profile-likest = Se parece sobre todo a: { $way }. Habría acertado { $agreed } de las { $rounds } jugadas; el azar, { $luck }.
profile-kept = De { $played } rondas, guardo las { $kept } más recientes, que son las que cuentan aquí.
profile-details-title = 🔮 Las cifras de este perfil: { $game }
profile-details-how = Cómo leer esto. Aparece un hábito cuando el puro azar lo daría más o menos una de cada cuarenta veces. Miro muchos, así que de vez en cuando alguno es azar. Se nombra una manera conocida de jugar cuando habría acertado muchas más jugadas que el azar, y alguien que jugara al azar se parecería tanto a alguna de ellas menos de una de cada cien veces.
profile-details-closed = Estas cifras son solo para quien puede ver el perfil, y aquí no está abierto.
profile-alt = Hábitos de { $name }, qué sigue a qué: { $habits }. Parte de las jugadas que acerté, hasta cada ronda: { $curve }.
profile-closed = No puedes ver el perfil de { $name }. Para comparar cómo juegan los dos, pregunta: /profile compare. Para abrir el tuyo: /settings
portrait-button = En seis líneas
portrait-when = { $kind ->
    [result] tras { $result ->
        [win] una victoria
        [loss] una derrota
       *[draw] un empate
      }
    [same-result] tras { $rounds } { $result ->
        [win] victorias seguidas
        [loss] derrotas seguidas
       *[draw] empates seguidos
      }
    [result-own] tras { $result ->
        [win] una victoria
        [loss] una derrota
       *[draw] un empate
      } con { $move }
    [own] tras { $move }
    [bot] tras mi jugada { $move }
    [same-move] tras { $rounds } veces la misma jugada
    [always] siempre
   *[else] si no
  }
portrait-rule = { $when }: { $said ->
    [own-same] la misma otra vez
    [own-beats] la que gana a la propia última jugada
    [own-beaten] la que pierde con la propia última jugada
    [bot-same] mi última jugada
    [bot-beats] la que gana a mi última jugada
    [bot-beaten] la que pierde con mi última jugada
   *[move] { $move }
  }
portrait-line = – { $rule }, { $hits } de { $of }
portrait-how = Cuenta la primera línea que encaje. A cada una de tus últimas { $rounds } jugadas, que no habían visto, estas líneas le dieron de media un { $lines } %; el azar da un 33 %. El archivo juega como tú: envíalo con /strategy submit para jugar contra él.
picture-next = jugada siguiente
picture-after = { $result ->
    [win] ganada
    [loss] perdida
   *[draw] empatada
  }: { $move }
picture-no-data = sin datos
picture-habits = Qué sigue a qué
picture-rounds = { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
  }, con cifras; azul: más que por azar, naranja: menos
picture-compared = Los hábitos más distintos, con recuentos
picture-read = Jugadas que acerté, de 40 en 40; gris: azar
picture-round = hasta la ronda
picture-failed = No se pudo dibujar la imagen; todo está en el texto.

## A quién nombra una opción de persona
person-unknown = No sé quién es { $typed }. Usa @name, o responde a un mensaje suyo con el comando.
person-unmet = Aún no conozco a { $name }: tiene que escribirme o pulsar uno de mis botones una vez.
person-unknown-id = { $typed } no es nadie que juegue. Se escribe así: terminal:anna o discord:700000000000000001
person-bot = Los bots no tienen perfil, y el mío me lo guardo.

## Dos personas comparadas
menu-compare = Comparar cómo jugamos
compare-with-whom = ¿Comparar con quién? Nombra a alguien, o responde a un mensaje suyo: /profile compare @name
compare-oneself = Eres tú, y nadie juega más como tú. Nombra a otra persona.
compare-own-missing = Para comparar hacen falta { $needed } rondas de cada uno ({ $game }); aún te faltan { $missing }.
compare-ask = { $name }, ¿puede { $caller } comparar su juego con el tuyo?
compare-ask-seen = Si aceptas, aquí todo el mundo verá cuánto leo de cada uno y cómo juegan.
button-accept = Aceptar
button-decline = Rechazar
compare-not-asked = Esta petición es para otra persona.
compare-declined = Esta vez no hay comparación.
compare-title = 🔮 { $a } · { $b }: { $game }
compare-headline = 🔮 Lo que leo: { $a } { $percentA } · { $b } { $percentB }
compare-read = Acerté { $guessedA } de { $roundsA } jugadas y { $guessedB } de { $roundsB }; el azar acertaría el { $chance }.
compare-chance = { $verdict ->
    [chance] { $name } es tan difícil de leer como una moneda.
   *[unsure] Con { $name }, aún puede ser azar.
  }
compare-early = Es pronto: para decir en qué se diferencian necesito { $needed } rondas de cada uno.
compare-differ = Juegan de manera distinta, aunque ningún hábito lo muestra por sí solo.
compare-effect = Cuánto se diferencian: { $effect } en una escala de 0 a 1, con { $roundsA } y { $roundsB } rondas.
compare-differences = En qué se diferencian más:
compare-difference = – { $habit }. { $a } { $percentA } % ({ $countA } de { $totalA }), { $b } { $percentB } % ({ $countB } de { $totalB })
compare-no-difference = Aún no encuentro ninguna diferencia.
compare-seed = La distancia tal como se publicó al principio, sobre las últimas { $context } jugadas: { $p } de { $most }. Según cuántas jugadas se miran: { $d }
compare-trust = ¿Puede ser azar? Si mezclo sus rondas y las reparto de nuevo entre los dos, { $count } de 1000 repartos difieren tanto (p = { $p }).
compare-details-title = 🔮 Las cifras de esta comparación: { $game }
compare-details-difference = – { $habit }. { $countA } de { $totalA }, { $countB } de { $totalB } (p { $p })
compare-details-how =
    Cómo leer esto. Dos cifras juntas son de las dos personas, en el orden del mensaje de arriba. Cuánto se diferencian: 0 es igual, 1 no tiene nada en común. La misma persona en dos ocasiones suele quedar entre 0,25 y 0,60; dos personas, entre 0,63 y 0,86.
    p es con qué frecuencia el puro azar daría una diferencia así de grande (en los hábitos, corregida por cuántos se miran). Hay dos pruebas, una de todas las rondas y otra de cada hábito. Si alguna da p de hasta { $level }, digo en qué se diferencian; si no, que aún no encuentro ninguna diferencia.
    La distancia publicada está cerca de su máximo entre dos personas cualesquiera: está aquí por su historia, no por lo que significa.
compare-details-closed = Esta comparación ya no está abierta aquí. Pregunta de nuevo: /profile compare
compare-too-few = Muy pocas rondas para comparar: cada uno necesita { $needed }.
line-since = – { $name }, desde el { $date }

## El mapa de un chat
landmark-random = puro azar
landmark-copy = imita al rival
landmark-rotation = en orden
landmark-anti-rotation = contra el orden
landmark-always-counter = gana a la última del rival
landmark-constant = siempre { $move }
map-title = Quién juega parecido aquí · { $game } · { $count ->
    [one] una persona
   *[other] { $count } personas
  }
map-subtitle = Cuanto más cerca, más parecido. Las direcciones no dicen nada.
map-ways = maneras conocidas de jugar
map-alt = Mapa de { $count } personas y de maneras conocidas de jugar. { $lines }
map-head = Los juegos más parecidos de aquí: { $one } con { $other }; los menos: { $first } con { $second }.
map-line = { $name }: se parece sobre todo a { $other }
map-line-way = { $name }: se parece sobre todo a { $other }, al estilo de “{ $way }”
map-line-alone = { $name }: al estilo de “{ $way }”
map-line-none = { $name }: no se parece a nada que yo conozca
map-head-two = Por ahora solo hay dos personas en este mapa.
map-more = … y { $count } más en la imagen.
map-numbered = En la imagen: { $list }
map-left = { $count ->
    [one] Queda fuera una persona que jugó aquí hace más tiempo.
   *[other] Quedan fuera { $count } personas que jugaron aquí hace más tiempo.
  }
map-short = { $count ->
    [one] Una persona tiene aún muy pocas rondas.
   *[other] { $count } personas tienen aún muy pocas rondas.
  }
map-join = Solo cuentan las personas que aceptaron.
map-alone-here = Un mapa muestra a la gente de un grupo o servidor. Pregúntame allí: /profile map
map-too-few = Un mapa necesita { $people } personas de aquí con el perfil abierto y { $rounds } rondas cada una. Por ahora: { $ready }. Aún con pocas rondas: { $short }.
map-mine-private = No estás en él: tu perfil es privado. Para aparecer: /settings, y después termina una partida aquí.
map-mine-not-here = Aún no estás en él: termina una partida aquí.
map-mine-missing = Aún no estás en él: { $missing ->
    [one] falta una ronda
   *[other] faltan { $missing } rondas
  } de este juego, para { $needed } en total.
map-mine-ready = Ya tienes todo para estar en él.
map-mine-people = Tu juego se parece sobre todo al de { $list }.
map-mine-alone = No hay nadie más en este mapa.
map-mine-ways = Tu estilo: { $way }.
map-mine-no-way = Tu estilo no se parece a ninguno que yo conozca.
habits-most = Lo que más destaca aquí es “{ $habit }”: { $share }; el azar daría { $luck }.
habits-none = En promedio, nada de lo que se juega aquí se aparta del azar.
habits-counts = { $people } personas, unas { $rounds } rondas; todas cuentan lo mismo. Entre paréntesis, lo que da el azar.
habits-too-few = Para un promedio hacen falta { $needed } personas de aquí con el perfil abierto y { $rounds } rondas cada una. Por ahora: { $ready }.

## Lo que se sabe de una persona
model-title = 🔮 Lo que sé de ti: { $game }
model-missing = { $rounds ->
    [0] No conozco ninguna ronda tuya.
    [one] Conozco una ronda tuya.
   *[other] Conozco { $rounds } rondas tuyas.
  } Con { $missing } más podré decir lo que creo.
model-rounds = Conozco { $rounds ->
    [one] una ronda tuya
   *[other] { $rounds } rondas tuyas
  }. Lo que creo:
model-no-habits = no destaca ningún hábito; cuesta describirte
model-sure = Con cuánta seguridad: habría acertado { $right } de tus últimas { $all } jugadas (azar: { $luck }); { $verdict }.
model-from = En qué me baso: { $own } % en ti, { $people } % en otras personas.
# Lo que el bot puede perder ante quien lo lee: $points ahora, de los 8 con que empieza todo el mundo.
model-account = { $state ->
    [lent] Estoy dispuesta a perder hasta { $points } puntos contigo: mis 8, más { $more } que te he ganado.
    [begun] Estoy dispuesta a perder hasta 8 puntos contigo. Azar aparte, nadie me saca nunca más de 10 puntos de ventaja.
    [less] Arriesgo { $points ->
        [one] un punto más
       *[other] { $points } puntos más
      } contigo. El resto de mis 8 ya lo has ganado.
    [spent] No me queda nada que arriesgar contigo: has ganado los 10 puntos que, azar aparte, se me pueden ganar. A partir de ahora, todas mis jugadas son al azar.
   *[read] Has ganado mis 8 puntos, así que quizá me estés leyendo. Juego al azar hasta recuperar alguno.
}
model-mode-learning = Aprendo de tus rondas.
model-mode-off = Juego al azar y no aprendo nada.
model-reset-title = ¿Olvidar cómo juegas?
model-reset-text = Olvidaré todo lo que he aprendido de ti hasta ahora. Tus totales se quedan. No se puede deshacer.
button-forget = Olvidarlo
model-change-done = { $change ->
    [reset] Olvidado: volvemos a empezar de cero. Tus totales se quedan.
    [off] Desactivado. Una jugada ya fijada se juega igualmente.
   *[on] Vuelvo a aprender.
  }
model-change-already = { $change ->
    [reset] No hay nada que olvidar: no conozco ninguna ronda tuya.
    [off] Ya está desactivado.
   *[on] Ya estoy aprendiendo.
  }
button-share = Compartir
button-share-stop = Dejar de compartir

## Buscaminas
command-mines = Buscaminas, con pistas que dicen por qué
command-mines-play = Jugar; elige un nivel
option-mines-level = De qué tamaño y densidad
option-mines-noguess = Un tablero que se resuelve sin azar
choice-pocket = Bolsillo: 5×5, 4 minas
choice-small = Pequeño: 8×8, 10 minas
choice-beginner = Principiante: 9×9, 10 minas
choice-intermediate = Intermedio: 16×16, 40 minas
choice-expert = Experto: 30×16, 99 minas
choice-yes = sí
choice-no = no
mines-level-custom = Otros
mines-title = 💣 Buscaminas { $width }×{ $height } · { $mines ->
    [one] { $mines } mina
   *[other] { $mines } minas
  }
mines-begin-opening = Abre cualquier casilla: ella y sus vecinas son seguras.
mines-progress = 🚩 { $flags } de { $mines } · { $left ->
    [one] falta { $left } casilla segura
   *[other] faltan { $left } casillas seguras
  }
mines-how-open = Pulsa una casilla para abrirla. Pulsa un número con todas sus minas marcadas para abrir el resto a su alrededor.
mines-how-flag = Modo bandera: pulsa una casilla para poner o quitar una bandera.
mines-ended = { $ending ->
    [won] 🎉 { $name } despejó el tablero en { $time }{ $hints ->
        [0] .
        [one] , con { $hints } pista.
       *[other] , con { $hints } pistas.
      }
    [lost] 💥 { $cell } era una mina. { $name } había despejado { $cleared } de { $safe } casillas.
    [stopped] Detenido. { $name } había despejado { $cleared } de { $safe } casillas.
   *[replaced] Detenido. { $name } había despejado { $cleared } de { $safe } casillas.
  }
button-new-board = Nuevo tablero
button-flag-mode = Modo bandera
button-open-mode = Modo abrir
button-hint = Pista
button-play-again = Otro tablero
mines-toast-won = ¡Despejado! Cada mina estaba donde pensabas.
mines-toast-lost = { $cell } era una mina.
mines-toast-stopped = Detenido.
mines-toast-flag = { $cell }: bandera
mines-toast-unflag = { $cell }: sin bandera
mines-toast-open = { $cells ->
    [one] { $cell }: { $number }
   *[other] { $cell }: { $cells } casillas abiertas
  }
mines-open-already = { $cell } ya está abierta.
mines-flagged = { $cell } tiene una bandera. Quítala antes en modo bandera.
mines-flags-differ = { $cell } muestra { $number }. Pon ese número de banderas a su alrededor y abrirá el resto.
mines-board-changed = El tablero ha cambiado desde que se dibujó ese botón. Así está ahora.
mines-over = Esta partida terminó. Empieza otra: /mines
mines-hint-safe = 💡 { $cell } es segura: { $because }.
mines-hint-guess = 💡 Nada es seguro. La mejor apuesta es { $cell }: es una mina en el { $risk } % de las maneras en que pueden estar.
mines-hint-first = 💡 Aún no hay nada abierto. { $cell } es tan segura como cualquier primera casilla.
mines-number-at = el { $number } en { $cell }
mines-because-numbers = { $count ->
    [one] { $numbers } no deja otra posibilidad
   *[other] { $numbers } no dejan otra posibilidad
  }
mines-because-numbers-total = junto con el número de minas, { $count ->
    [one] { $numbers } no deja otra posibilidad
   *[other] { $numbers } no dejan otra posibilidad
  }
mines-because-total-alone = el número de minas no deja otra posibilidad
mines-too-large = Ese tablero es demasiado grande para este chat. El mayor aquí es { $most }.
mines-no-such-board = No encontré ningún tablero así que se resuelva sin azar. Inténtalo otra vez.
mines-stats-title = 💣 Tus partidas de buscaminas
mines-stats-board = tablero
mines-stats-best = récord
mines-stats-games = jugadas
mines-stats-streak = Victorias seguidas sin pista: { $now } ahora; récord: { $most }.
mines-stats-what = Los récords son sin pistas. Una partida abandonada cuenta como no ganada. Los tableros sin azar van aparte.
mines-stats-none = Aún no has terminado ninguna partida. Empieza una: /mines

## El reto del día
# Términos: reto del día (daily challenge; “desafío” es el de un duelo), el rival del día (mind), el tablero del día, intento (attempt), la solución (answers), repetir el sorteo (draw again), racha, recordatorio.
command-daily = Un rival y un tablero nuevos cada día
command-daily-today = El reto de hoy y cómo vas
option-daily-zone = tu zona horaria: una ciudad como Madrid o Bogotá, o utc+3
place-daily = Reto del día
# El número cuenta los días; Gadalka es el nombre del bot.
daily-title = 🔮 Gadalka { $number } · { $date }
daily-opponent-title = 🔮 Gadalka { $number } · el rival del día
daily-today-opponent-open = El rival: 20 rondas, sin empezar.
daily-today-opponent-going = El rival: { $won } : { $lost }, sigue la ronda { $round } de { $of }.
daily-today-opponent-done = El rival: { $won } : { $lost }.
daily-today-board-open = El tablero: 5×5, sin empezar.
daily-today-board-going = El tablero: en marcha.
daily-today-board-won = El tablero: despejado en { $time }{ $hints ->
    [0] {""}
    [one] , { $hints } pista incluida
   *[other] , { $hints } pistas incluidas
}.
daily-today-board-lost = El tablero: esta vez, sin despejar.
# Ante un tiempo que queda: “en 5 h”
daily-next = Los próximos llegan
daily-invite = 🔮 Gadalka { $number }: hoy, un rival y un tablero para todo el mundo.
# Botones
button-daily-yesterday = Ayer
daily-opponent-first = El rival de hoy se ha sorteado solo para ti. Descubre cómo elige y gánale: 20 rondas, un solo intento.
daily-opponent-score = Tú { $won } : { $lost } · ronda { $round } de { $of }
daily-round = { $result ->
    [win] Tú { $yours } · el rival { $its } → punto para ti
    [loss] Tú { $yours } · el rival { $its } → punto para el rival
   *[draw] Tú { $yours } · el rival { $its } → empate
  }
daily-round-toast = { $last } · { $won } : { $lost }
# Tras una fila de signos, junto a strip-yours
daily-row-its = ← las del rival
daily-opponent-end = 🔮 { $won } : { $lost } contra el rival del día
daily-old-button = Ese botón es de otro día. El reto de hoy: /daily
# Quién era el rival del día: su regla, en pasado
daily-rule-after = { $result ->
    [win] Tras una ronda ganada, { $step ->
        [0] repetía su jugada
        [1] pasaba a la que pierde con esa jugada
       *[other] pasaba a la que gana a esa jugada
    }.
    [loss] Tras una ronda perdida, { $step ->
        [0] repetía su jugada
        [1] pasaba a la que pierde con esa jugada
       *[other] pasaba a la que gana a esa jugada
    }.
   *[draw] Tras un empate, { $step ->
        [0] repetía su jugada
        [1] pasaba a la que pierde con esa jugada
       *[other] pasaba a la que gana a esa jugada
    }.
  }
daily-rule-copy = Repetía tu última jugada.
daily-rule-always-counter = Jugaba lo que gana a tu última jugada.
daily-rule-anti-rotation = Esperaba que siguieras el orden piedra, papel, tijera y ganaba al siguiente paso: jugaba lo que pierde con tu última jugada.
daily-rule-rotation = Seguía el orden piedra, papel, tijera, hicieras lo que hicieras.
daily-rule-win-stay = Repetía la jugada que ganaba y, tras una derrota, cambiaba al azar. Tras un empate, { $draw ->
    [stay] la repetía
   *[shift] también cambiaba al azar
}.
daily-rule-frequency = Jugaba lo que gana a tu jugada más frecuente{ $decay ->
    [1] {""}
   *[other] ; las rondas recientes contaban más
}.
daily-rule-mupn = Recordaba qué hiciste la última vez tras la misma jugada { $side ->
    [own] suya
   *[opponent] tuya
} y jugaba lo que le gana.
daily-seen = { $count ->
    [one] Se vio en la ronda { $rounds }.
   *[other] Se vio en las rondas { $rounds }.
}
# Las líneas que la gente copia y envía; no delatan ninguna jugada.
daily-strip = Gadalka { $number }
daily-strip-opponent = Gadalka { $number } · { $won }:{ $lost }
daily-strip-board = 💣 { $time }{ $hints ->
    [0] {""}
    [one] , una pista
   *[other] , { $hints } pistas
}
daily-strip-board-lost = 💣 💥
daily-share-by = { $name } · el reto del día
daily-share-copy = Para copiar o reenviar. No delata ninguna jugada.
daily-card-call = Cada día, uno nuevo: /daily
daily-card-alt = Gadalka { $number }. Rondas ganadas: { $won }; perdidas: { $lost }. Ronda a ronda: { $results }.
daily-card-alt-board = Gadalka { $number }. { $board }
daily-word = { $result ->
    [win] ganada
    [loss] perdida
   *[draw] empate
  }
daily-yesterday-title = 🔮 Gadalka { $number }: la solución
daily-yesterday-none = De ese día no tengo nada: nadie me pidió su reto.
# Ante un tiempo que queda: “en 5 h”
daily-yesterday-soon = Puede que alguien siga jugando. La solución llega
daily-proof = Todo sale del secreto de aquel día, que está en esta línea. Con una copia de Gadalka, cualquiera puede comprobarlo: npm run -s gadalka -- verify "…"

## El tablero del día, y los tableros de todos los días
# { $number } cuenta los días: Gadalka 326
daily-board-title = 💣 Gadalka { $number } · el tablero del día
mines-daily-how = En su día, todo el mundo recibe el mismo tablero, y se resuelve sin azar. Una pista cuesta diez segundos. “Parar” termina tu único intento.
mines-daily-over = La solución llega a las 01:00 UTC del día siguiente: /daily yesterday
daily-board-score = Con las pistas, cuenta como { $time }.
# Bajo el tablero resuelto de ayer
# Ambos van en un título y en botones.
button-daily-opponent = Rival
button-daily-board = Tablero

## Días seguidos
# Al final de un intento: los días seguidos, contando hoy
streak-day = { $days ->
    [one] Día 1 de una racha
   *[other] Racha de { $days } días
}
# En /daily, donde hoy sigue abierto
streak-so-far = { $days ->
    [one] Racha hasta ahora: 1 día
   *[other] Racha hasta ahora: { $days } días
}
# Tras uno de los dos y un punto
streak-forgiven = un día perdido esta semana te lo perdono
# En un perfil; $current puede ser 0.
streak-profile = Racha del reto del día: { $current }; récord: { $longest }

## Torneos
command-tournament = Torneos de estrategias, que se juegan en segundo plano
command-tournament-show = El torneo de aquí y lo que puedes hacer con él
command-tournament-create = Abrir un torneo aquí
command-leaderboard = Las mejores estrategias en torneos, o personas contra mí o en duelos
option-leaderboard-of = estrategias en torneos, personas contra mí o duelos; por defecto: estrategias
option-leaderboard-scope = este servidor o grupo, o todas partes; por defecto: aquí
option-leaderboard-period = esta semana, este mes o siempre; por defecto: siempre
choice-strategies = estrategias
choice-players = personas
choice-duels = duelos
choice-here = aquí
choice-everywhere = en todas partes
choice-week = esta semana
choice-month = este mes
choice-all = siempre
command-profile = Cómo juegas tú y cómo juegan los demás
command-profile-show = Lo que tus rondas dicen de ti: hábitos, rachas, cuánto se te puede prever
command-profile-compare = Cuánto se parece tu juego al de otra persona; antes se le pregunta
option-profile-user = otra persona; por defecto: tú
option-profile-other = con quién comparar
command-profile-map = Quién juega parecido aquí, entre maneras conocidas de jugar
option-system = quién se cruza con quién; por defecto: suizo
option-rounds = jornadas de un torneo suizo, de 1 a 30
option-match = rondas por partida, de 10 a 2000; por defecto: 1000
option-entrant = quién juega: una estrategia, con ajustes si quieres (markov:order=3), o un nombre registrado
system-round-robin = Todos contra todos
system-olympic = Eliminatoria
system-olympic-matches = Eliminatoria por partidas
system-recursive = Eliminatoria por todos los puestos
system-recursive-matches = Eliminatoria por todos los puestos, por partidas
system-swiss = Suizo
tournament-title = { $system } · { $game }
tournament-created = { $name } abre un torneo de estrategias.
tournament-joined = { $entrant } participa. { $count ->
    [one] Hay una estrategia inscrita.
   *[other] Hay { $count } estrategias inscritas.
  }
tournament-started = Empieza: { $count } estrategias, partidas de { $match } rondas. Este mensaje muestra cómo va, y publicaré el resultado.
tournament-cancelled = { $name } cancela el torneo. Las partidas ya jugadas no cuentan.
tournament-open = Abierto. { $count ->
    [0] Aún no hay estrategias inscritas.
    [one] Hay una estrategia inscrita.
   *[other] Hay { $count } estrategias inscritas.
  }
tournament-running = { $of ->
    [0] Jornada { $round } en juego.
   *[other] Jornada { $round } de { $of } en juego.
  }
tournament-last = Ha terminado. Primer puesto: { $names }
tournament-won = { $count ->
    [one] Victoria para { $names }
   *[other] Primer puesto compartido: { $names }
  }
tournament-picture = Puntos en barras. { $title }: { $places }
tournament-cross-alt = Tabla de cruces. { $title }. Puestos y puntos: { $places }
tournament-cross-how = Fila contra columna: 1 ganada, ½ empatada, 0 perdida
tournament-cross-empty = vacío: no se cruzaron
tournament-cross-forfeit = abandono
tournament-cross-rest = descansa
tournament-cross-round = Jornada { $round }
tournament-rounds-how = Quién se cruzó con quién: + ganada, – perdida
league-title = 🏟️ Liga · { $game } · { $month }
league-how = Una vez al mes, las estrategias públicas de todos se miden con las mías. Puntos: lo que da de media una partida contra las mías (🏠) y las diez mejores del mes anterior, ± error estándar.
tournament-cross-first = las primeras { $shown } de { $count }
tournament-round = { $title } · jornada { $round }
tournament-forfeit = { $name } pierde por abandono ({ $kind ->
    [crashed] falló
    [stalled] tardó demasiado
    [exhausted] superó sus límites
   *[illegal] hizo una jugada no válida
  })
tournament-void = sin resultado (se retiró una de las dos)
tournament-cross-void = nula
tournament-history = 🏆 Torneos de aquí: { $count }
button-enter-mine = Inscribir la mía
button-start = Empezar
button-tournament-next = El siguiente
button-tournament-leave = Salir
button-tournament-pairings = Cruces
button-tournament-history = Anteriores
button-tournament-cancel = Cancelar
button-tournament-other = Otra
tournament-none-title = 🏆 Torneos
tournament-gone = Ya no conozco ese torneo. Lo que hay aquí: /tournament show
tournament-over = Ese torneo ha terminado. Lo que hay aquí: /tournament show
tournament-enter-title = 🏆 Inscribir una estrategia
tournament-enter-which = ¿Cuál juega por ti? Arriba las tuyas, debajo algunas mías.
tournament-enter-none = Aún no tienes una estrategia propia para este juego: /strategy submit convierte un archivo en una. O inscribe una mía:
tournament-open-already = Aquí ya hay un torneo: /tournament show
tournament-none-open = Aquí no hay ningún torneo abierto. /tournament create abre uno.
tournament-begun = El torneo ya ha empezado. Inscríbete en el siguiente.
tournament-full = Las { $max } plazas están ocupadas. Inscríbete en el siguiente torneo.
tournament-joined-already = { $entrant } ya participa. Inscribe otra estrategia, o la misma con otros ajustes.
tournament-too-few = Un torneo necesita al menos dos estrategias. Inscribe antes otra.
tournament-none-yet = Aquí aún no ha habido ningún torneo. /tournament create abre uno.
tournament-not-begun = El torneo aún no ha empezado.
tournament-first-round = La primera jornada no ha terminado. Pregunta otra vez en un momento.
tournament-forgotten = Guardo las partidas de los últimos cinco torneos de cada chat, y este es más antiguo. Aún tengo la clasificación.
tournament-file = Todo en un archivo: quién jugó, la semilla y cada resultado. Quien tenga el programa puede jugarlo de nuevo y comparar:
tournament-file-not-over = El torneo no ha terminado, y el archivo delataría su semilla. Pide el archivo otra vez al final.
tournament-not-yours = Solo puede hacerlo quien abrió el torneo o quien administra este chat.
tournament-rounds-swiss = Solo en un torneo suizo se elige el número de jornadas. Quita rounds, o elige system: swiss.
option-start = cuándo: 18:00, 2026-11-28 18:00 o in 2h
tournament-starts = Comienzo: { $when }.
tournament-called-off = Cancelado. Las partidas ya jugadas no cuentan.
tournament-left = { $entrant } sale. { $count ->
    [0] No queda ninguna estrategia inscrita.
    [one] Queda una estrategia inscrita.
   *[other] Quedan { $count } estrategias inscritas.
  }
tournament-put-off = No empezó a su hora. Empiézalo a mano cuando haya al menos dos inscritas.
tournament-seed = La semilla era { $seed }.
setting-match = partidas de { $match } rondas
setting-rounds = { $rounds ->
    [one] una jornada
   *[other] { $rounds } jornadas
  }
tournament-drawn = Se sorteó al empezar el torneo, a partir de las participantes y de mi secreto del { $date }, que muestro al día siguiente.
setting-seed-later = la semilla se publica al final
tournament-create-not-yours = Aquí solo puede abrir un torneo quien administra este chat. En un chat privado conmigo puedes abrir el tuyo.
tournament-too-many-yours = Has inscrito { $max } estrategias, que es el límite. Retira antes una.
tournament-not-entered = { $entrant } no participa.
tournament-entrant-not-yours = { $entrant } la inscribió otra persona. Solo puede retirarla ella, o quien administra este chat.
tournament-leave-which = ¿Cuál de tus estrategias se retira? Por ejemplo, /tournament leave markov:order=3; /tournament status muestra quién participa.
tournament-not-writable-here = Aquí puedo responder, pero no publicar por mi cuenta, así que no podría anunciar el resultado y no se abrió nada. Pide que me añadan a este servidor con permiso para enviar mensajes.
start-problem = { $why ->
    [unreadable] No puedo leer “{ $typed }” como una hora. Prueba 18:00, 2026-11-28 18:00 o in 2h.
    [past] “{ $typed }” ya pasó: ahora es { $now }. Elige una hora posterior u otra zona horaria.
   *[too-far] “{ $typed }” está a más de un año. Elige una hora más cercana.
  }
start-no-zone = ¿Qué zona horaria es “{ $typed }”: { $nearest }?
start-unknown-zone = No conozco la zona horaria “{ $typed }”. Nombra una ciudad grande de esa zona, como Madrid o Bogotá, o escribe utc+3.
leaderboard-title = 🏆 Lo mejor de { $count ->
    [one] un torneo
   *[other] { $count } torneos
  }
leaderboard-players-title = 🏆 Quién se me resiste mejor
leaderboard-head = La persona que más me cuesta leer: { $name }, con { $won } de { $decided } rondas ganadas.
leaderboard-head-strategy = { $name } va en cabeza con { $points ->
    [one] un punto
   *[other] { $points } puntos
  } en { $entered ->
    [one] un torneo
   *[other] { $entered } torneos
  }.
leaderboard-players-how = Rondas que me ganaron, sin contar los empates. Solo aparecen las personas que aceptaron.
leaderboard-no-tournament-here = Aún no ha terminado ningún torneo ({ $where }). Para el primero: /tournament create, luego join y start.
league-none = Todavía no hay tabla de la liga. Una vez al mes, las estrategias públicas de todos se miden con las mías: con /strategy submit entra la tuya.
leaderboard-short = Esta lista aparece cuando tiene { $needed } nombres ({ $where }). Por ahora: { $names }.
leaderboard-alone-here = Aquí solo estamos tú y yo. Pregunta en un grupo, o con scope=everywhere
button-my-place = Mi puesto
button-show-me = Mostrarme
button-hide-me = No mostrarme
button-duel-friend = Duelo con alguien
button-send-friend = Enviar a alguien
button-habits-here = Cómo juega este { $where ->
    [server] servidor
   *[chat] chat
  }
leaderboard-mine-none = No has registrado ninguna estrategia. /strategy register te da una; inscríbela en un torneo con /tournament join.
leaderboard-mine-not-entered = Ninguna de tus estrategias registradas tiene puesto aquí. Inscribe una por su nombre: /tournament join
leaderboard-mine-strategy = { $name }: puesto { $place } de { $count }, puntos: { $points }
leaderboard-mine-private = { $decided ->
    [0] Aquí aún no cuenta ninguna de tus rondas, y no estás en ninguna lista: tu perfil es privado.
   *[other] Has ganado { $share } de { $decided ->
        [one] una ronda sin empate
       *[other] { $decided } rondas sin empate
      }. Nadie más lo ve, y no estás en ninguna lista: tu perfil es privado.
  }
leaderboard-mine-not-here = Aún no estás en la lista de aquí: termina una partida aquí.
leaderboard-mine-missing = { $decided ->
    [0] Aquí aún no cuenta ninguna de tus rondas.
   *[other] Has ganado { $share } de { $decided ->
        [one] una ronda sin empate
       *[other] { $decided } rondas sin empate
      }.
  } Para salir en la lista hacen falta { $needed }; te faltan { $missing }
leaderboard-mine-player = Tu puesto: { $place } de { $count }. Has ganado { $share } de { $decided ->
    [one] una ronda sin empate
   *[other] { $decided } rondas sin empate
  }.
leaderboard-bars = Barra: seguro; línea: margen del 95 %; marca: hasta ahora
leaderboard-unit = rondas ganadas, % de las jugadas sin empate
leaderboard-picture = Extremo inferior de cada margen del 95 %, en barras. { $title }: { $places }
leaderboard-details-title = 🏆 Las cifras de este ranking
leaderboard-details-line = { $place }. { $name }: { $won } de { $decided }, entre el { $low } % y el { $high } %
leaderboard-details-players = Cómo leer esto. Solo cuentan las rondas sin empate contra la adivina a plena fuerza, y hacen falta al menos { $needed }. Con pocas rondas, el resultado puede ser azar: el verdadero está entre los dos límites 19 de cada 20 veces. El orden va por el límite inferior, sin los 8 puntos que doy a todo el mundo. Cuanto más juegas, más se acercan los límites.
leaderboard-details-strategies = Cómo leer esto. En cada torneo una estrategia recibe un punto por cada una que dejó atrás y medio por cada empate, así que los torneos grandes pesan más. Ganado: en cuántos acabó primera, sola o no; de: en cuántos participó. Con los mismos puntos se comparte el puesto.
table-points = pts
table-rating = punt.
table-duels = duelos
leaderboard-duels-title = 🏆 Ranking de duelos
leaderboard-duels-head = { $name } va en cabeza: { $rating } tras { $duels ->
    [one] un duelo puntuable
   *[other] { $duels } duelos puntuables
  }.
leaderboard-duels-how = Solo aparecen las personas que aceptaron.
leaderboard-duels-unit = puntuación; todo el mundo empieza en 1500
leaderboard-duels-picture = Puntuaciones en barras. { $title }: { $places }
leaderboard-mine-no-duel = Aquí aún no cuenta ninguno de tus duelos puntuables.
leaderboard-mine-rating = Tu puesto: { $place } de { $count }. Tu puntuación: { $rating }, de { $duels ->
    [one] un duelo puntuable
   *[other] { $duels } duelos puntuables
  }.
leaderboard-mine-opponents = Tu puntuación: { $rating }. Para tener puesto hacen falta cinco rivales distintos; { $missing ->
    [one] te falta uno
   *[other] te faltan { $missing }
  }.
leaderboard-mine-rating-private = Tu puntuación: { $rating }. No estás en ninguna lista: tu perfil es privado.
leaderboard-details-rating = { $place }. { $name }: { $rating }; { $duels ->
    [one] un duelo
   *[other] { $duels } duelos
  }
leaderboard-details-duels = Cómo leer esto. Todo el mundo empieza en 1500. Cada duelo puntuable mueve las dos puntuaciones los mismos puntos, 24 como mucho, y una sorpresa las mueve más (Elo). Con la misma persona cuenta un duelo al día. Dos amistades pueden subirse la puntuación una a la otra; por eso hacen falta cinco rivales distintos para tener puesto.
rating-side = { $name } { $rating } ({ $change })
table-won = gan.
table-of = de
table-bye = Una jornada sin rival cuenta como un punto.
table-more = … y { $count } más
table-tied = { $ranks }: empate
table-tie-break = { $points }: desempate
why-paired = { $why ->
    [everyone-meets] todas contra todas
    [rest] descansa: número impar
    [bracket] el cuadro
    [third-place] por el tercer puesto
    [bracket-bye] descansa: pasan las mejor situadas
    [same-score] mismos puntos, primer cruce
    [floated-down] puntos distintos, primer cruce
    [met-before] ya se cruzaron: no queda otra
    [bye-lowest] descansa: la de menos puntos sin descanso
   *[bye-needed] descansa: si no, las demás no se cruzan
  }
problem-number = { $option } debe ser un número entero de { $min } a { $max }, no “{ $typed }”.

## Estrategias de la casa que completan un torneo pequeño
option-house = si mis propias estrategias completan el cuadro hasta ocho
tournament-house-open = 🏠 Mis propias estrategias completan el cuadro hasta { $size }.
tournament-house = 🏠 una de las mías, para completar el cuadro.
tournament-house-best = La mejor de las inscritas: { $names }
tournament-house-picture = con una casita: una de las mías

## Duelos entre personas
duel-title = ⚔️ { $game } · { $length }
duel-terms = un día por ronda
duel-challenge = { $name }, { $caller } te desafía a un duelo. Responde en menos de un día.
duel-open = { $caller } busca rival para un duelo. Juega quien acepte primero; el desafío está abierto un día.
duel-how = Los dos eligen a la vez. Nada se ve hasta que ambos han elegido.
duel-join-code = Desde otro chat o plataforma: /rps duel { $code }
duel-declined = { $name } lo rechaza: no, gracias.
duel-lapsed = { $open ->
    [yes] Nadie lo aceptó a tiempo. Para intentarlo otra vez: /rps duel
   *[no] { $name } no respondió a tiempo. Para intentarlo otra vez: /rps duel
  }
duel-score = { $first } { $won } : { $lost } { $second }{ $drawn ->
    [0] {""}
    [one] {" "}· { $drawn } empate
   *[other] {" "}· { $drawn } empates
  }
duel-round-won = Ronda { $round }: { $first } { $left } · { $second } { $right } → { $winner }
duel-round-drawn = Ronda { $round }: { $first } { $left } · { $second } { $right } → empate
duel-round-late = Ronda { $round }: { $late } llegó tarde → { $winner }
duel-round-void = Ronda { $round }: nadie llegó a tiempo, así que no cuenta
duel-both-choose = Eligen: { $first } · { $second }.
duel-one-chose = { $chosen } ya ha elegido. { $other } sigue eligiendo.
duel-stop-asked = { $name } quiere parar. Si { $other } también pulsa “Parar”, es empate. Si { $name } se rinde, gana { $other }.
duel-clock = La ronda { $round } termina
duel-board = ⚔️ 🔵 { $first } { $won } : { $lost } { $second } 🟠
duel-ended-won = ⚔️ { $winner } gana a { $loser } { $won } : { $lost }
duel-ended-early = ⚔️ { $winner } gana con { $won } : { $lost }
duel-ended-level = ⚔️ { $ending ->
    [agreed] Empate pactado
    [void] No gana nadie
   *[rounds] Empate
  }: { $first } { $won } : { $lost } { $second }
duel-ended-by-rounds = Un duelo no puede tener más rondas.
duel-ended-by-resigned = { $loser } se ha rendido.
duel-ended-by-agreed = Los dos querían parar.
duel-ended-by-absent = { $loser } faltó a dos rondas seguidas.
duel-ended-by-void = En las últimas rondas no había nadie.
duel-ended-by-call = Se canceló y no cuenta para nadie.
duel-wants-again = { $name } quiere la revancha.
duel-strip = { $strip } { $name }
duel-strip-results = { $strip } 🔵 { $first } 🟠 { $second }
button-card = Tarjeta
duel-card-won = Gana { $winner }
duel-card-level = { $ending ->
    [agreed] Empate pactado
    [void] No gana nadie
   *[rounds] Empate
  }
duel-card-signature = Eligieron a la vez y a ciegas. Gadalka vigilaba.
duel-card-alt = { $score }. { $result }. { $moves } { $date }.
duel-card-rounds = Las rondas: { $rounds }.
duel-card-round = { $round }. { $left } – { $right }
duel-card-late = tarde
chart-luck = { $by ->
    [0] Empate: bien puede ser azar.
   *[other] { $by } de diferencia bien puede ser azar.
  }
button-take-duel = Acepto
button-resign = Rendirse
duel-pick-in = Elegiste { $move }.
duel-pick-kept = Ya habías elegido (ronda { $round }), y así se queda.
duel-pick-late = Esa ronda ya terminó.
duel-pick-timed = Tarde: el tiempo de esa ronda ha terminado.
duel-over = Este duelo ha terminado.
duel-gone = Ya no tengo este duelo. Empieza otro: /rps duel
duel-not-yours = Este duelo es de { $first } contra { $second }.
duel-stop-noted = Anotado. Si tu rival también pulsa “Parar”, es empate. Para abandonar, pulsa “Rendirse”.
duel-stop-first = Pulsa antes “Parar”. Si te rindes, pierdes.
duel-self = No puedes desafiarte a ti. Tiene que aceptarlo otra persona.
duel-taken = Alguien se adelantó.
duel-again-noted = Anotado. Empieza cuando tu rival también quiera.
duel-whom-bot = Los bots no se baten en duelo. Conmigo puedes jugar ya: /rps play
duel-nobody = Aquí no hay nadie más. Conmigo puedes jugar ya: /rps play
duel-unseen = { $name } no puede ver este chat. No nombres a nadie y envíale el código que te daré.
duel-code-unknown = No hay ningún duelo abierto con el código { $typed }. Quizá alguien lo aceptó, o se acabó su tiempo.
duel-none-running = No tienes ningún duelo en marcha. Para empezar uno: /rps duel
offer-duel-title = Duelo: { $game }
offer-duel-description = Para dos personas de aquí: las dos primeras en pulsar
offer-duel-text = { $name } ofrece un duelo. Juegan las dos primeras personas que pulsen, y { $name } puede ser una de ellas.
command-rps-duel = Duelo con otra persona: elecciones ocultas, un mensaje para los dos
option-duel-user = A quién desafías; déjalo vacío para desafiar a cualquiera de aquí
option-duel-length = Cuánto dura: hasta 3, hasta 5, al mejor de 9, hasta 10
option-duel-code = El código del duelo, como K7F3PM
menu-duel = Duelo
choice-first-3 = Hasta 3 puntos
choice-first-5 = Hasta 5 puntos
choice-best-9 = Al mejor de 9
choice-first-10 = Hasta 10 puntos

## Los ajustes de un chat
place-choice-on = activado
place-choice-off = desactivado
place-choice-post = aviso diario
place-tournaments = Torneos
place-duels = Duelos
place-nobodys = Nadie administra este chat, así que cualquiera puede volver a activar cosas, y nadie puede desactivarlas.
place-not-yours = Solo quien administra este chat puede cambiar sus ajustes.
place-alone = Estos ajustes son para servidores y grupos. Aquí solo estamos tú y yo, y todo está activado.
place-off = Quien administra este chat ha desactivado: { $what }. No se pierde nada; en un chat privado conmigo sigues teniéndolo: { $command }
place-more = { $count } más
place-list-full = La lista está llena con { $max }. Quita antes uno.
place-button-games = Juegos
place-post = 📮 Aviso diario: { $when }
place-post-refused = ⚠️ El aviso diario fue rechazado (desde el { $since }): { $why ->
    [gone] ya no estoy en ese chat o canal.
    [forbidden] no puedo escribir ahí.
   *[other] la plataforma no lo acepta.
} { $state ->
    [off] He dejado de intentarlo. Vuelve a activarlo para empezar de nuevo.
   *[waits] Lo intentaré otra vez mañana.
}
place-button-post = Publicar el reto diario aquí
place-button-post-off = Sin aviso diario
place-games-how = Pulsa un juego para activarlo o desactivarlo aquí.
place-gone = Ya no llego a ese grupo. Abre allí sus ajustes: /settings
option-ban-user = a quién
ban-here = Tienes prohibido jugar en este { $where ->
    [server] servidor
   *[group] grupo
  }. Solo puede levantar el veto quien lo administra.
ban-everywhere = Tienes prohibido jugar conmigo. Solo puede levantar el veto quien aloja este bot.
ban-self = No puedes vetarte a ti. Nombra a otra persona.
ban-me = No puedo vetarme. Para librarte de mí, quítame de este { $where ->
    [server] servidor
   *[group] grupo
  }.
ban-bot = Los bots no juegan, así que no hay nada que vetar. Nombra a una persona.
ban-manager = { $name } administra este { $where ->
    [server] servidor
   *[group] grupo
  }; aquí no se le puede vetar.
ban-nobody-manages = Nadie administra este { $where ->
    [server] servidor
   *[group] grupo
  }, así que aquí no se puede vetar a nadie.
ban-done = { $name } ya no puede jugar aquí.
unban-done = { $name } puede volver a jugar aquí.
unban-not-banned = { $name } no tiene ningún veto aquí.
bans-title = 🚫 Vetos aquí
bans-none = Aquí no hay vetos.
bans-button-ban = Vetar a alguien
bans-button-lift = Levantar: { $name }

## El idioma que habla el bot. Cómo se llama a sí mismo cada idioma es igual en todos los archivos.
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
language-auto = Automático
language-chosen = Contigo hablo: { $name }.
language-own = Sigo el idioma de tu aplicación: { $name }.
language-gone = Elegiste un idioma que ya no tengo ({ $typed }). Hasta que elijas otro, sigo tu aplicación: { $name }.
place-language = 🗣 Idioma aquí: { $name }
place-language-none = 🗣 Idioma aquí: el de cada persona
place-language-gone = 🗣 El idioma elegido aquí ({ $typed }) ya no está disponible, así que uso el de cada persona. Elige otro.
place-button-language = Idioma

## Plataformas
describe-bot =
    Leo la mente, un poco.

    Juega conmigo a piedra, papel o tijera, a pares o nones o al buscaminas. Aprendo cómo eliges, te muestro lo que vi y demuestro que cada jugada mía estaba fijada antes de la tuya.

    Después pregúntame cómo juegas, compárate con tus amistades o deja que las estrategias se batan en un torneo en tu grupo. En cualquier otro chat, escribe mi @nombre para ofrecer un juego allí.
describe-bot-short = Juego a piedra, papel o tijera, pares o nones y buscaminas, aprendo cómo eliges y demuestro que mi jugada fue primero.
telegram-eyes-only = Eso es solo para tus ojos.
telegram-open = Abrir nuestro chat privado
telegram-slow = Voy más lenta que de costumbre. Tu jugada ha llegado; el mensaje viene después.
telegram-may-not-write = No puedo escribir en ese chat o tema. Sus administradores pueden cambiarlo; aquí siempre puedo responderte.
telegram-anonymous = No puedo saber quién eres: escribes en nombre del grupo o de un canal. Escribe en tu nombre o juega conmigo en privado.
discord-file-missing = { $example } necesita un archivo. Adjúntalo en la opción “{ $option }”.
telegram-file-missing = { $example } necesita un archivo. Envía el archivo con este comando como pie, o responde con el comando al archivo.
terminal-welcome = 🔮 Gadalka. Escribe /rps play para empezar, /help para más, /quit para salir.
terminal-no-such-button = No hay ningún botón “{ $typed }”. Hay: { $buttons }
terminal-type-a-command = Escribe un comando: /rps play empieza una partida, /help muestra lo demás.
terminal-player = Visitante
terminal-goodbye = Sabía que te irías.
terminal-file-kept = Guardado en { $path }
terminal-file-not-kept = No se pudo guardar { $name }: { $reason }
terminal-file-missing = { $example } necesita un archivo. Añade su ruta, como ./my-bot.js, entre comillas si tiene espacios.
terminal-no-such-file = No hay ningún archivo { $path }

## Nombres de comandos, sus partes y opciones, como los muestra una aplicación: minúsculas, sin espacios, un guion entre palabras.
## Los que van juntos son distintos. También se pueden escribir; `/rps play` se entiende en todos los idiomas.
named-rps = ppt
named-play = jugar
named-variant = variante
named-length = duración
named-level = nivel
named-opponent = rival
named-word = palabra
named-continue = continuar
named-verify = verificar
named-proof = prueba
named-duel = duelo
named-user = persona
named-join = unirse
named-code = código
named-oddeven = pares-nones
named-list = lista
named-mines = minas
named-start = inicio
named-noguess = sin-azar
named-board = tablero
named-hint = pista
named-strategy = estrategia
named-stats = estadísticas
named-model = modelo
named-show = ver
named-game = juego
named-reset = olvidar
named-off = desactivar
named-on = activar
named-info = info
named-register = registrar
named-name = nombre
named-mine = mías
named-update = actualizar
named-withdraw = retirar
named-submit = enviar
named-file = archivo
named-note = nota
named-tournament = torneo
named-status = estado
named-create = crear
named-system = sistema
named-zone = zona
named-rounds = jornadas
named-match = partida
named-channel = canal
named-house = casa
named-leave = salir
named-standings = clasificación
named-pairings = cruces
named-round = jornada
named-history = historial
named-cancel = cancelar
named-what = qué
named-enter = inscribir
named-leaderboard = ranking
named-of = categoría
named-scope = ámbito
named-period = período
named-profile = perfil
named-opponents = rivales
named-compare = comparar
named-map = mapa
named-privacy = privacidad
named-place = lugar
named-settings = ajustes
named-to = valor
named-challenges = desafíos
named-data = datos
named-export = exportar
named-delete = eliminar
named-help = ayuda
named-language = idioma
named-topic = tema
named-daily = reto-del-día
named-today = hoy
named-yesterday = ayer
named-top = mejores

## Signos entre las partes de un texto
sign-comma = {", "}
sign-semicolon = {"; "}
sign-colon = {": "}
sign-brackets = {" "}({ $text })
percent = { $percent } %

## Palabras que la gente escribe, en cualquier idioma y momento, separadas por comas; un espacio se puede escribir como guion
typed-first-to = primero a, primero en, hasta, primero, a
typed-first-to-after = puntos, punto
typed-best-of = al mejor de, mejor de
typed-best-of-after = { "" }
typed-endless = sin fin, infinito, sin límite, sin limite
typed-lizard-spock = lagarto spock, spock lagarto, lagarto, piedra papel tijera lagarto spock, pptls
# Pares de letras: una que se toma por una letra latina, y esa letra.
# Un lugar que no es el nombre de una zona horaria, y su zona; un lugar con varias zonas, varias veces.
typed-cities = Londres Europe/London, París Europe/Paris, Roma Europe/Rome, Berlín Europe/Berlin, Moscú Europe/Moscow, Pekín Asia/Shanghai, Tokio Asia/Tokyo, Nueva York America/New_York, Sevilla Europe/Madrid, Valencia Europe/Madrid, España Europe/Madrid, Canarias Atlantic/Canary, CDMX America/Mexico_City, Ciudad de México America/Mexico_City, Guadalajara America/Mexico_City, Bogotá America/Bogota, Medellín America/Bogota, Colombia America/Bogota, Perú America/Lima, Quito America/Guayaquil, Argentina America/Buenos_Aires, Santiago de Chile America/Santiago, Chile America/Santiago, Uruguay America/Montevideo, Venezuela America/Caracas, La Habana America/Havana, Panamá America/Panama, Alemania Europe/Berlin
# Delante de un tiempo; …-after: detrás.
# Cómo empiezan las palabras; con punto: la palabra entera.

## Web pages
web-nav = Páginas
web-about-nav = Sobre mí
web-languages = Idiomas
web-skip = Ir al contenido
web-to-start = A la página de inicio
web-refused-title = Aquí no hay nada
web-refused = Miré dos veces en la bola. La dirección está mal, o la página ya no existe.
web-home-title = Soy Gadalka y leo la mente. Un poco.
web-home-about = Una adivina para Discord y Telegram: juega a piedra, papel o tijera, a pares o nones y al buscaminas, aprende cómo eliges, te muestra lo que vio y fija su jugada antes de que elijas.
web-home-add = { $platform ->
    [discord] Añadir a Discord
   *[telegram] Abrir en Telegram
  }
web-home-games-title = A qué podemos jugar
web-home-games = Piedra, papel o tijera con tres, cinco o cualquier número impar de jugadas, pares o nones y buscaminas: contra mí o contra amigos, con un rival y un tablero nuevos cada día. Si escribes estrategias, envía una y descubre lo buena que es.
web-home-reads-title = Lo que veo en ti
web-home-reads = Nadie juega al azar, ni siquiera queriendo. Miro qué haces tras ganar, perder y empatar, te digo qué esperaba y por qué, y lo olvido cuando me lo pides.
web-home-proof-title = Por qué no tienes que fiarte de mí
web-home-proof = Antes de la partida muestro la huella de un secreto y, antes de cada elección tuya, un código de mi jugada. Al final muestro el secreto, y cualquiera puede comprobar que no cambié ninguna jugada.
web-home-check = Comprobar una partida
web-privacy-use-title = Para qué sirve
web-privacy-use =
    Para reconocerte, seguir donde lo dejamos y poder demostrar que no hice trampa. No es para publicidad ni para nadie más: el programa no transmite nada.
    Lo que eliminas puede seguir en una copia de seguridad hasta 30 días; si se restaura una copia, queda fuera.
    Lo que guardan Discord y Telegram lo explican sus políticas de privacidad.
web-privacy-pages-title = Estas páginas
web-privacy-pages =
    Estas páginas no ponen cookies, no cuentan visitas y no cargan nada de otros sitios. Lo que compruebas aquí se queda en tu navegador.
    Como en cualquier sitio web, quien aloja este bot puede ver qué direcciones se conectan; el bot no las registra.
web-privacy-rights-title = Lo que puedes hacer
web-privacy-rights = En el chat, /settings te permite descargarlo todo y eliminarlo todo: en cualquier momento, al instante y sin pedir permiso. Si tienes preguntas, acude a quien aloja este bot.
web-terms-title = Condiciones
web-source = Código fuente
web-support = Ayuda y contacto
web-terms-what-title = El juego
web-terms-what = Gadalka es un juego y es gratis. Juega cuanto quieras, en solitario o en compañía, desde la edad que admiten Discord o Telegram.
web-terms-host-title = Quién lo aloja
web-terms-host = Es software de código abierto. Quien lo aloja en esta dirección responde de esta instancia y atiende las preguntas. Se ofrece tal cual, sin garantía alguna.
web-terms-fair-title = Juego limpio
web-terms-fair = Juega limpio: no lo satures, no lo ataques y no lo uses para molestar. A quien lo haga se le puede frenar o bloquear. No se puede ganar ni perder nada de valor.
web-terms-yours-title = Lo que es tuyo
web-terms-yours = Las estrategias que envías siguen siendo tuyas. Al enviar una, permites que se juegue aquí y que se muestre si la abres. Puedes retirarla en cualquier momento.
web-terms-end-title = El final
web-terms-end = Puedes dejarlo en cualquier momento y eliminar lo que se guarda de ti: /data. Estas condiciones pueden cambiar; las vigentes están en esta página.

## The page on which proofs are checked
web-verify-title = Compruébalo tú
web-verify-intro = Pega la línea que da “Verificar”. Tu propio navegador comprueba que cada jugada mía estaba fijada antes de que eligieras. Nada sale de esta página.
web-verify-line = La línea de “Verificar” (gd1.…)
web-verify-messages = Mensajes que guardaste, si los tienes
web-verify-no-script = La comprobación se hace en tu navegador, y los scripts están desactivados. Con una copia de Gadalka, la línea de comandos hace lo mismo: npm run -s gadalka -- verify "…"
button-check = Comprobar
web-verify-result = Resultado
web-verify-verdict = { $verdict ->
    [fits] Todo lo comprobado encaja
   *[wrong] Algo no encaja. No te fíes
  }
web-verify-moves = Jugada a jugada
web-verify-move-number = N.º
web-verify-move-mine = Gadalka
web-verify-limits-title = Lo que esto no demuestra
web-verify-limits = No prueba qué estrategia calculó mis jugadas, ni que guarde todas las partidas. Los mensajes que no pegues no se comparan.
web-verify-move-code = Código
web-verify-no-messages = Sin comparar con mensajes de la partida. Pega los que guardaste.
web-verify-nothing = Aquí no hay ninguna prueba. Una prueba es una línea que empieza por gd1. y sale de “Verificar”, al final de una partida o de un tablero.
web-verify-damaged = Esta línea está cortada o cambiada. Cópiala entera otra vez.
web-verify-first = Mostrado primero: { $bound }
web-verify-found = Códigos que confirman tus mensajes: { $found } de { $count }
web-verify-score = La línea dice { $said }, pero sus jugadas dan { $counted }.
web-verify-secret = Tus mensajes muestran primero { $shown }, pero este secreto da { $bound }. Son de otra partida, o el secreto se cambió.
web-verify-code = Tus mensajes muestran el código { $shown }, que no es de ninguna ronda de aquí. Es de otra partida, o algo se cambió.
web-verify-no-code = Tus mensajes no muestran el código { $code } de este tablero, así que las minas pudieron cambiarse después.
web-verify-chain = Este secreto del día no lleva a su ancla por más veces que se le aplique el hash.
web-verify-day = Con { $steps } hashes, el secreto del { $date } da el ancla { $anchor }
web-verify-unknown = Es de una versión más nueva, o de un juego que esta página no conoce.

## Web: arena
web-arena-title = Arena
web-arena-about = Estrategias que puede escribir cualquiera, y las mías: juegan todas las parejas, mes a mes.
web-arena-empty = Este mes aún no ha jugado ninguna pareja.
web-arena-enter-title = Enviar una
web-arena-enter = Escribe una estrategia en un solo archivo y envíala: /strategy submit. Juega aquí desde el mes siguiente.
button-standings = Clasificación
web-arena-rank = Puesto
web-arena-name = Nombre
## Web: tournaments
web-tournament-title = Torneos de los chats
web-tournament-where = Cada torneo de un chat tiene su propia página, que no sale en ninguna lista. Allí, /tournament status da su dirección.
web-tournament-unlisted = Esta página no sale en ninguna lista. Quien tenga su dirección ve lo que ve el chat, mientras el chat lo conserve.
web-tournament-cross = Tabla de cruces
web-tournament-cross-large = Con más de { $max } estrategias no hay tabla de cruces: los cruces de cada jornada muestran lo mismo.
web-tournament-pairings = Quién se cruzó con quién, y por qué
web-tournament-again = Repetirlo
web-tournament-rounds = Ronda a ronda
web-tournament-rounds-none = Esta partida no se puede mostrar: la decidió un reloj, o ya no existe lo que necesita un lado.
web-tournament-rounds-long = Repetir esta partida lleva demasiado tiempo para una página.
web-tournament-rounds-busy = Ahora hay gente viendo otras partidas, y esta hay que repetirla antes. Vuelve a pedirla en un momento.
web-tournament-number = Ronda
web-tournament-lead = Ventaja
## Web: buscaminas bajo el dedo
web-mines-won = 🎉 Despejado en { $time }.
web-mines-lost = 💥 En { $cell } había una mina. Casillas despejadas: { $cleared } de { $safe }.
web-mines-how = Toca para abrir, mantén pulsado para poner una bandera; toca un número para abrir a su alrededor. Teclas: flechas, Intro, F para una bandera.
web-mines-cell-covered = { $cell }: cubierta
web-mines-cell-flag = { $cell }: bandera
web-mines-cell-mine = { $cell }: mina
web-mines-cell-blown = { $cell }: la mina que estalló
web-mines-cell-wrong = { $cell }: bandera sin mina
web-mines-cell-number = { $cell }: { $number }
web-mines-cell-empty = { $cell }: abierta, sin minas cerca

## Web: try it here
web-try-title = ¿Puedes sorprenderme?
web-try-about = Piedra, papel o tijera, pares o nones, o buscaminas, aquí mismo. Pienso en tu navegador: no se guarda ni se envía nada, y te olvido cuando sales de esta página.
web-try-begin = Pruébalo aquí
web-try-move = Tu jugada
web-try-first = He elegido mi jugada. Ahora tú.
web-try-first-guess = ¿Pares o nones? Mi respuesta está elegida. Si fallo, el punto es tuyo.
web-try-score = Tú { $won } : { $lost } Gadalka · empates: { $drawn }
web-try-score-guess = Tú { $won } : { $lost } Gadalka
web-try-won = 🎉 Ganas { $won } : { $lost }.
web-try-lost = 🔮 Gano { $lost } : { $won }.
web-try-failed = La culpa es mía, no tuya. No se ha perdido nada; inténtalo de nuevo en un momento.
web-try-no-script = Pensaría en tu navegador, pero los scripts están desactivados. En el chat funciona sin ellos: /rps, /oddeven, /mines

## Partidas compartidas
replay-shared = Quien tenga esta dirección puede verlo.
replay-asked = Has aceptado. La página aparece cuando { $name } pulse también “Compartir”; hasta entonces no se muestra nada.
replay-how = Durante un año, la página muestra los nombres, cada jugada y lo que yo esperaba. No sale en ninguna lista, y puedes retirarla cuando quieras.
replay-stopped = Retirado: su página ya no está.
replay-not-there = Eso ya no lo compartes.
replay-too-long = Ronda a ronda se muestran { $max } como mucho.
web-replay-gone-title = Aquí no hay nada que ver
web-replay-gone = Nunca hubo nada aquí, o se ha retirado.
web-replay-expected = Esperaba de { $name }
web-replay-right = Acerté { $right } de las { $all } jugadas de { $name }.
web-replay-unlisted = Esta página no sale en ninguna lista. Quien aparece en ella puede retirarla cuando quiera, en el chat.
