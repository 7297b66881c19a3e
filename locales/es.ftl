# Todos los textos en español. La voz: una adivina de humor seco y buenos modales; frases cortas, primero el resultado, nunca burla.
# Se trata de tú, en un español neutro para España y América: ni vosotros ni ustedes; de dos personas se habla en tercera persona o con sustantivos (“dos maneras de jugar”).
# Nada supone el género de quien juega: sin adjetivos ni participios concordados con la persona; “personas”, “quien”, “alguien” en vez de “jugador”.
# Gadalka habla de sí en femenino cuando no hay otra forma (“segura”); su nombre no se traduce.
# Ante un nombre insertado se evita «y» (y Isabel): mejor «con», «·», dos puntos o una coma.
# Las jugadas llevan la mayúscula de su botón: ✊ Piedra; se escribe “tu jugada ✊ Piedra”, sin artículo.
# Términos: round = ronda, match = partida, round de torneo = jornada, move = jugada, strategy = estrategia, predictor = lector, profile = perfil, habit = hábito,
# standings = clasificación, leaderboard = ranking, championship system = sistema, pairings = cruces, entrant = estrategia inscrita, league = liga, rating = puntuación, rated = puntuable,
# seal = sello, sealed = sellado, pledge = compromiso, mark = marca, seed = semilla, proof = prueba, word = palabra, key of the day = clave del día, dice = dados,
# hint = pista, flag = bandera, board = tablero, cell = casilla, no-guess = sin azar, ghost = fantasma, duel = duelo, challenge = desafío, streak = racha, draw = empate,
# luck, chance = azar, host = quien aloja este bot, trial = ensayo, server or group, place = lugar.
# Comillas “ ”; espacio duro ante %.

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
match-first = Elige una jugada. La mía ya está sellada.
match-first-guess = ¿Pares o nones? Mi respuesta ya está sellada. Si fallo, el punto es tuyo.
round-moves = Tú { $yours } · Gadalka { $mine } → { $result }
round-won = el punto es tuyo
round-lost = el punto es mío
round-drawn = empate
round-missed = fallé, el punto es tuyo
round-hit = acerté
round-toast = Tú { $yours } · yo { $mine } → { $result } · { $won } : { $lost }
round-expected = Esperaba { $move }.
round-expected-because = Esperaba { $move }: { $because }.
round-chance = Esta vez confié en el azar.
round-read = Confié en el azar: puede que alguien me esté leyendo.
round-model-off = Lo eché a suertes, como pediste: no te estoy leyendo.
round-guessed = No tenía en qué apoyarme, así que adiviné.
round-unexpected = No esperaba nada en particular.
round-drew-at-random = Lo eché a suertes.
round-apart = Aquí juega algo que escribieron otras personas; lo que piensa se lo guarda.
round-by-rule = Jugué según una regla propia; no intenta adivinarte.
round-by-merits = Jugué lo que hasta ahora rinde contra ti, o probé otra cosa.
novice-offer = ¿Un comienzo difícil? La Novata no sabe nada de ti y aprende mientras juegas.
seal-word = tu palabra: { $word }
button-why = ¿Por qué?
button-stop = Parar
button-rematch = Revancha
button-continue = Continuar
button-continue-at = Continuar { $won } : { $lost }
button-continue-choice = { $number }. { $won } : { $lost }
button-new = Nueva partida
button-verify = Verificar
button-proof = Prueba
button-check-in-browser = Comprobar en tu navegador
button-open-page = Abrir como página
button-chart = Gráfico
button-details = Detalles
button-more = Más
button-rules = Reglas
button-novice = Jugar con la Novata
button-play = Jugar
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
rules-caption = Una flecha señala a lo que gana una jugada
rules-alt = { $game }: las jugadas en círculo, con flechas a lo que gana cada una. { $rules }
rules-play = Dos iguales empatan. Para jugar: /rps play { $variant }

## Lo que vio
evidence-often = la jugaste { $count ->
    [one] { $count } vez
   *[other] { $count } veces
  } de { $total }
evidence-after-own = tras tu jugada { $yours } la jugaste { $count ->
    [one] { $count } vez
   *[other] { $count } veces
  } de { $total }
evidence-after-other = tras mi jugada { $mine } la jugaste { $count ->
    [one] { $count } vez
   *[other] { $count } veces
  } de { $total }
evidence-after-both = tras tu jugada { $yours } contra la mía { $mine } la jugaste { $count ->
    [one] { $count } vez
   *[other] { $count } veces
  } de { $total }
evidence-repeat = tras { $result ->
    [win] una victoria
    [loss] una derrota
   *[draw] un empate
  } repetiste tu jugada { $count ->
    [one] { $count } vez
   *[other] { $count } veces
  } de { $total }
evidence-change = tras { $result ->
    [win] una victoria
    [loss] una derrota
   *[draw] un empate
  } cambiaste de jugada { $count ->
    [one] { $count } vez
   *[other] { $count } veces
  } de { $total }
context-times = { $count ->
    [one] { $count } vez
   *[other] { $count } veces
  } de { $total }
context-times-weighed = el { $percent } % de las veces, con más peso en las rondas recientes
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
    [beating] tras pasar a lo que gana a tu jugada anterior
    [beaten] tras pasar a lo que pierde con tu jugada anterior
   *[far] tras un paso como { $from } → { $to }
  }
context-steps = tras { $moves } jugadas con este dibujo
context-alike = { $rounds ->
    [1] tras una ronda idéntica
   *[other] tras { $rounds } rondas idénticas
  }
context-from-yours = { $step ->
    [same] repetiste tu jugada
    [other] cambiaste de jugada
    [beating] tomaste lo que gana a tu última jugada
    [beaten] tomaste lo que pierde con tu última jugada
   *[far] pasaste de { $from } a { $to }, o algo parecido,
  }
context-from-mine = { $step ->
    [same] tomaste mi última jugada
    [other] tomaste lo que yo no había jugado
    [beating] tomaste lo que gana a mi última jugada
    [beaten] tomaste lo que pierde con mi última jugada
   *[far] respondiste { $to } a mi jugada { $from }, o algo parecido,
  }
why-expected = En la última ronda esperaba { $move }: { $because }.
why-blend = En la última ronda esperaba { $move }. Ningún hábito lo decía por sí solo; { $rounds ->
    [1] la única ronda que recuerdo apuntaba ahí.
   *[other] de las { $rounds } rondas que recuerdo, las más parecidas apuntaban ahí.
  }
why-sure = Lo veía seguro al { $percent } %.
why-people = En la última ronda esperaba { $move }. Aún no sabía nada de ti; es lo que hacen los demás.
why-forgotten = En la última ronda esperaba { $move }. Por qué, lo he olvidado, como pediste.
why-chance = Esta vez confié en el azar: leerte prometía demasiado poco para lo que habría arriesgado.
why-careful = Confié en el azar: acabamos de conocernos, y puede que sepas cómo empiezo. En las primeras rondas arriesgo poco.
why-read = Confié en el azar: has ganado tanto con mis predicciones que quizá alguien me esté leyendo. Solo arriesgo lo que recupero.
why-spent = Ya no me queda nada que arriesgar contigo: lo has ganado todo. A partir de ahora saco cada jugada al azar.
why-model-off = Me pediste que no te leyera, así que lo eché a suertes. Con /model on vuelvo a leer.
why-frozen = Tu modelo está congelado: no aprendo nada nuevo.
why-record = En esta partida leí bien { $right } de { $all } jugadas.
why-guessed = Nunca había visto nada parecido, así que adiviné.
why-unexpected = En la última ronda no esperaba nada en particular.
why-random = Este rival no lee nada. Echa a suertes cada jugada.
why-apart = Aquí juega un archivo o un fantasma que hicieron otras personas. Lo que piensa se lo guarda; que su jugada se eligió antes que la tuya, lo muestra el sello.
why-expected-by-rule = En la última ronda esperaba { $move }. Así es la regla de este rival: mira solo tu última jugada y no aprende nada.
why-by-rule = Este rival juega según una regla propia y no intenta adivinar tu próxima jugada.
why-by-merits = Este rival aprende probando qué rinde contra ti, y juega según eso.
why-valued = { $chosen ->
    [move] En la última ronda jugué { $move }: { $situation } era lo que más me prometía, { $value } puntos de ahí en adelante.
    [move-tried] En la última ronda probé { $move } al azar: { $situation } me prometía { $value } puntos de ahí en adelante.
    [strategy] En la última ronda seguí la estrategia { $name }: { $situation } era la que más me prometía, { $value } puntos de ahí en adelante.
   *[strategy-tried] En la última ronda probé al azar la estrategia { $name }: { $situation } me prometía { $value } puntos de ahí en adelante.
  }
why-daemon = { $said ->
    [yes] En la última ronda esperaba { $move }, igual que el demonio al que escucho.
   *[no] En la última ronda lo eché a suertes: el demonio al que escucho no había visto nada así.
  } Mira tus últimas jugadas ({ $moves }) y las últimas predicciones ({ $guesses }); puntuación { $rating }{ $rivals ->
    [0] .
   *[other] , la siguiente { $next }.
  }
why-knew = Sabía esto: { $weights }.
why-too-early = Pregúntame tras la primera ronda. Mi próxima jugada sigue sellada.

## El final de una partida
end-won = 🔮 { $name } gana { $won } : { $lost }
end-lost = 🔮 Gadalka gana { $lost } : { $won }
end-level = 🔮 Empate: { $name } { $won } : { $lost } Gadalka
end-stopped = 🔮 Parada en { $name } { $won } : { $lost } Gadalka
end-forfeited = 🔮 { $name } gana por abandono con { $won } : { $lost }
end-withdrawn = 🔮 Terminó en { $name } { $won } : { $lost }: el rival ya no está disponible
end-broke = { $line ->
    [0] Su archivo falló y no pudo elegir más jugadas. Todas las rondas cuentan.
   *[other] Su archivo falló en la línea { $line }, columna { $column }, y no pudo elegir más jugadas. Todas las rondas cuentan.
}
end-replaced = 🔮 Apartada en { $name } { $won } : { $lost } Gadalka
continue-open = 🔮 Sin terminar: { $name } { $won } : { $lost } Gadalka
continue-question =
    { $terms }
    ¿Seguir con ella o empezar otra? Puede esperar: conserva su marcador.
continue-new-terms = Nueva: { $terms }
continue-which = 🔮 ¿Con qué partida seguimos?
continue-choice = { $number }. { $won } : { $lost } · { $terms } · { $ago }
continue-aside = 🔮 Apartada: { $name } { $won } : { $lost } Gadalka
continue-kept = Conserva su marcador { $days ->
    [one] { $days } día
   *[other] { $days } días
  }.
continue-is-aside = Esta partida está apartada y no se contó nada. “Continuar” la trae de vuelta.
continue-nothing = No te espera ninguna partida. Empieza una: /{ $command } play
continue-gone = Esa partida ya no se conserva. Empieza otra: /{ $command } play
continue-asked-gone = Esa pregunta ya tiene respuesta o es muy vieja. Pregunta otra vez: /{ $command } play
end-no-rounds = No se jugó ninguna ronda.
end-verified = ✓ verificado
end-check-failed = ✗ Mi propia comprobación de esta partida falló. No te fíes de ella y avisa a quien aloja este bot.
end-unchecked = Aún sin comprobar: Más → Verificar
end-gave-me = { $habit }: eso me dio { $points ->
    [one] un punto
   *[other] { $points } puntos
  }{ $back ->
    [0] {""}
   *[other] , y a ti { $back }
  }.
end-gave-you = { $habit }, y no caí en la cuenta: eso te dio { $points ->
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
   *[other] Vas rotando las jugadas, { $moves }
  }
end-plain-mine = { $variant ->
    [0] Ningún hábito te delató por sí solo. Viví de las migajas.
    [1] No sabría nombrar el hábito que te costó esto. La suerte y yo nos repartimos el mérito.
   *[2] Nada de tu juego llama la atención. Llamémoslo clarividencia de todos modos.
  }
end-plain-yours = { $variant ->
    [0] No encontré ningún hábito al que agarrarme. Mis respetos.
    [1] No dejaste ver nada. Y mira que miré.
   *[2] Ningún hábito tuyo llama la atención. Las cartas se sonrojan.
  }
end-plain-level = { $variant ->
    [0] Ni tú ni yo dejamos ver gran cosa.
    [1] Empate, y ningún hábito llama la atención. Las cartas se encogen de hombros.
   *[2] Nada entre tú y yo, y nada que contar de ello.
  }
end-plain-short = { $variant ->
    [0] Demasiado corta para leerle la suerte a nadie.
    [1] ¿Tan pocas rondas? Hasta yo necesito alguna más.
   *[2] Apenas habíamos empezado; aún no hay nada que contar.
  }
end-plain-rule = { $variant ->
    [0] Seguí mi regla, y ningún hábito tuyo llama la atención.
    [1] Jugué según una regla sin leer a nadie. Ningún hábito llama la atención.
   *[2] Una regla contra una persona, y ningún hábito que llame la atención.
  }
end-plain-random = { $variant ->
    [0] Lo eché todo a suertes: nada de esto habla de ti.
    [1] Esta vez no leí nada. El mérito o la culpa son del azar.
   *[2] Jugadas al azar por mi parte: tus hábitos no importaban.
  }
end-read = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
  }. Preví el { $percent } % de tus jugadas; el azar solo prevería el { $chance } %: { $verdict }.
end-unread = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
  }. No leí nada.
verdict-read = más que suerte
verdict-unsure = muy pocas rondas para saberlo
verdict-escaped = te escapaste más de lo que permite el azar
duel-read-title = { $who ->
    [you] 🔮 Cómo te habría leído
   *[other] 🔮 Mi lectura de { $name }
  }
duel-read-closed = { $name } se lo guarda. En cuanto pulse “Dejar leer” bajo el duelo, podrás mirar.
duel-read-nothing = No hay nada que leer: ninguna ronda con elección de ambas partes.
duel-read-unread = No habría esperado nada en particular.
duel-read-count = Habría previsto { $right } de { $read } jugadas; el azar prevería { $luck }. { $verdict ->
    [read] Es más que suerte.
    [escaped] { $who ->
        [you] Te escapaste más de lo que permite el azar.
       *[other] { $name } se escapó más de lo que permite el azar.
      }
   *[unsure] Muy pocas rondas para saberlo.
  }
duel-read-round = Ronda { $round }: habría esperado { $move }: { $because } (azar: { $luck }).
duel-read-often = { $who ->
    [you] la juegas { $count ->
        [one] { $count } vez
       *[other] { $count } veces
      } de { $total }
   *[other] { $name } la juega { $count ->
        [one] { $count } vez
       *[other] { $count } veces
      } de { $total }
  }
duel-read-after-own = { $who ->
    [you] tras tu jugada { $own } la juegas { $count ->
        [one] { $count } vez
       *[other] { $count } veces
      } de { $total }
   *[other] tras { $own }, { $name } la juega { $count ->
        [one] { $count } vez
       *[other] { $count } veces
      } de { $total }
  }
duel-read-after-other = { $who ->
    [you] tras { $other } en tu contra la juegas { $count ->
        [one] { $count } vez
       *[other] { $count } veces
      } de { $total }
   *[other] tras { $other } en contra, { $name } la juega { $count ->
        [one] { $count } vez
       *[other] { $count } veces
      } de { $total }
  }
duel-read-after-both = { $who ->
    [you] tras tu jugada { $own } contra { $other } la juegas { $count ->
        [one] { $count } vez
       *[other] { $count } veces
      } de { $total }
   *[other] tras { $own } contra { $other }, { $name } la juega { $count ->
        [one] { $count } vez
       *[other] { $count } veces
      } de { $total }
  }
duel-read-repeat = tras { $result ->
    [win] una victoria
    [loss] una derrota
   *[draw] un empate
  }, { $who ->
    [you] repites tu jugada
   *[other] { $name } repite la suya
  } { $count ->
    [one] { $count } vez
   *[other] { $count } veces
  } de { $total }
duel-read-change = tras { $result ->
    [win] una victoria
    [loss] una derrota
   *[draw] un empate
  }, { $who ->
    [you] cambias de jugada
   *[other] { $name } cambia de jugada
  } { $count ->
    [one] { $count } vez
   *[other] { $count } veces
  } de { $total }
duel-read-strip = { $who ->
    [you] ← tus jugadas
   *[other] ← jugadas de { $name }
  }
duel-read-strip-expected = ← lo que yo habría esperado
duel-read-known = { $known ->
    [0] No sabía nada de antes, y aprendí sobre la marcha.
    [one] Partía de una ronda de antes, y aprendí sobre la marcha.
   *[other] Partía de { $known } rondas de antes, y aprendí sobre la marcha.
  }
strip-yours = ← tus jugadas
strip-mine = ← las mías
end-seals = Todos los sellos abiertos: { $opened } de { $sealed } coinciden.
end-seals-broken = Los sellos no encajan: coinciden { $opened } de { $sealed }. No te fíes de esta partida; avisa a quien aloja este bot.
details-title = 🔎 En números: { $score }
details-habit = { $habit }: { $followed ->
    [one] { $followed } vez
   *[other] { $followed } veces
  } de { $situations }. De esas rondas gané { $mine } y tú { $yours }{ $drawn ->
    [0] {""}
    [one] ; { $drawn } fue empate
   *[other] ; { $drawn } fueron empates
  }.

## El gráfico de una partida
chart-rounds = { $game }: { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
  }
chart-best = { $by ->
    [0] Nunca fuiste por delante.
   *[other] Tu mayor ventaja fue de { $by }, en la ronda { $round }.
  }
chart-worst = { $by ->
    [0] Nunca fui por delante.
   *[other] Mi mayor ventaja fue de { $by }, en la ronda { $round }.
  }
chart-turns = { $turns ->
    [0] La ventaja nunca cambió de manos.
    [1] La ventaja cambió de manos una vez, en la ronda { $round }.
    [2] La ventaja cambió de manos dos veces, la última en la ronda { $round }.
   *[other] La ventaja cambió de manos { $turns } veces, la última en la ronda { $round }.
  }
chart-reach = Por puro azar, { $decided } rondas decididas acaban con más de { $reach } de diferencia como mucho una vez de cada veinte partidas.
chart-luck = { $by ->
    [0] Acabaste en empate: puede ser suerte.
   *[other] { $by } de diferencia bien pueden ser suerte.
  }
chart-yours = Vas { $by } por delante: difícilmente es suerte.
chart-mine = Voy { $by } por delante: difícilmente es suerte.
chart-few = { $decided ->
    [0] No se decidió ninguna ronda.
    [one] Una ronda decidida es muy poco para distinguir la habilidad de la suerte.
   *[other] { $decided } rondas decididas son muy pocas para distinguir la habilidad de la suerte.
  }
chart-stopped = Una partida parada antes de su final dice menos: se puede salir en buen momento.
chart-chosen = Elegiste: { $moves }
chart-grey = Gris: hasta donde llega el puro azar, 19 veces de cada 20
chart-lead = Quién iba por delante
chart-difference = tus victorias menos las mías
chart-moves = Tus jugadas
chart-times = veces
chart-round = ronda
chart-alt = { $score }. Quién iba por delante, ronda a ronda, como línea sobre el alcance gris del azar, y tus jugadas en barras. { $lines }
chart-folded = Las rondas de esta partida ya no se conservan, así que no hay gráfico. Su final: { $score }.

## Prueba de juego limpio
proof-title = Prueba de juego limpio de la partida { $session }
checked-fits = ✓ Todo encaja. Sellos: { $sealed }; jugadas repetidas con el mismo resultado: { $same }.
checked-wrong = ✗ Algo no encaja. No te fíes de esta partida y avisa a quien aloja este bot. La prueba dice qué falla.
checked-dice-later = Desde el { $date } cualquiera podrá comprobar también los dados.
checked-dice-fit = Los dados salen de la clave del día ya publicada.
checked-own-word = Por ahora es solo mi palabra. Compruébalo por tu cuenta.
proof-how = En casa, con una copia de Gadalka, el compromiso que anotaste y tu exportación de /data: npm run -s gadalka -- verify "…" --pledge "…" --history export.json
proof-how-file = En casa, con una copia de Gadalka, el archivo adjunto, el compromiso que anotaste y tu exportación de /data: npm run -s gadalka -- verify --file gadalka-proof.txt --pledge "…" --history export.json
source-at = Una copia de Gadalka: { $link }
source-unknown = Dónde conseguir una copia de Gadalka solo lo sabe el anfitrión de este bot: aquí no hay ninguna dirección.
proof-none = No tienes ninguna partida terminada que verificar. Juega una: /rps play o /oddeven play
proof-not-yet = Esta partida sigue abierta, así que mis sellos siguen cerrados. Se abren al terminar.
proof-folded = Las rondas de esta partida ya no se conservan, así que sus sellos no pueden abrirse aquí. La línea de prueba de su final aún puede: /rps verify proof:…
proof-unreadable = Esa no es una línea de prueba mía. Empieza por gdk3., sale del botón “Verificar” de una partida terminada y debe estar completa.
proof-pledge-lost = El compromiso de esta partida ya no se conoce aquí, así que no puedo firmar su prueba.
proof-word = Tu palabra: { $word }
proof-seeds-later = La clave del día se revela el { $date }. Desde entonces cualquiera puede comprobar que los dados salen de ella y que yo no podía elegirlos.
proof-seeds-no-key = La clave que trae esta línea no es de las del compromiso.
proof-seeds-differ = Los dados NO salen de la clave del día comprometida. No te fíes de esta partida.
proof-seeds-fit = Los dados salen de la clave revelada del día, de la partida y de tu palabra, tal como me comprometí.
proof-gap-version = desde entonces me actualizaron y elijo de otra manera.
proof-gap-other = tu historial de aquí no es aquel con el que se jugó esta partida.
proof-gap-apart = aquí jugaba un archivo o fantasma hecho por otras personas. Cada jugada se selló antes que la tuya, como siempre.
proof-gap-none = para eso hace falta el historial de quien jugó, y no es el tuyo.
proof-taken-back =
    { $count ->
        [one] Se retiró una jugada sellada
       *[other] Se retiraron { $count } jugadas selladas
    } sin un motivo que muestre esta línea. No te fíes de esta partida.
proof-played = Según esta línea, empezó el { $date }. Si es verdad, lo sabes tú.
proof-times-differ = Las horas de esta línea NO encajan con los días de sus claves. Dice que empezó el { $date }. No te fíes.
proof-times-late = Se sorteó o se jugó con un día cuya clave ya era pública. Dice que empezó el { $date }. No te fíes.
proof-again = Desde la jugada { $numbers } se abandonaron jugadas y se sellaron otras. Solo los mensajes de entonces que guardaste muestran si fue así.
proof-settings = Desde la jugada { $numbers }, la línea indica ajustes de tu modelo. Si no eran los tuyos, no te fíes de esta partida. Los confirman los mensajes de entonces y quizá tu exportación.
proof-account = Desde la jugada { $numbers }, lo que arriesgo cambió por lo jugado en otra parte (rondas: { $rounds }). Solo los mensajes de entonces que guardaste muestran si fue así.
proof-account-false = Desde la jugada { $numbers }, lo que arriesgo NO puede haber sido lo que dice la línea. No te fíes de esta partida.
proof-confirmed = Lo que cambió desde la jugada { $numbers } lo confirman tus mensajes o tu exportación.
proof-gap-cut = las rondas que yo conocía entonces ya no se conservan.
proof-gap = { $count ->
    [one] Una jugada no se volvió a jugar: { $why }
   *[other] { $count } jugadas no se volvieron a jugar: { $why }
}
proof-different = { $count ->
    [one] Una jugada NO es la que yo habría elegido: la número { $numbers }.
   *[other] { $count } jugadas NO son las que yo habría elegido: números { $numbers }.
} No te fíes de esta partida.
proof-same = Volví a jugar mi parte, con lo que sabía entonces y la semilla: { $same } de { $sealed } jugadas salieron iguales.
proof-forged = La firma es FALSA: esta línea no la escribió quien hizo el compromiso { $pledge }.
proof-unsigned = Sin firma: esto podría haberlo escrito cualquiera.
proof-signed-elsewhere = Firmada en otro alojamiento, con el compromiso { $pledge }. No puedo decir de quién es.
proof-signed = Firmada por mí, con mi compromiso { $pledge }.
proof-unchecked = Comprobarla tarda demasiado ahora mismo. Pulsa “Verificar” otra vez en un minuto, o comprueba la línea en casa.
proof-own-word = Hasta que lo compruebes en casa, esto es solo mi palabra. Los mensajes de la partida que guardaste (tú u otra persona) también me obligan: verify --noted los lee. Más: /fairness

## Pulsaciones que no cambian nada
press-old-button = Ese botón es de otro tiempo; ya no abre nada. Nueva partida: /rps play o /oddeven play
panel-gone = Ese botón ya no está al día. Así están las cosas ahora.
panel-type = Escribe: { $example }
press-went-back = Mi memoria volvió a antes de esa ronda, y ya viste mi jugada. La partida acaba aquí; no se contó nada.
press-renewed = La clave del día con que se selló mi jugada está por revelarse. Sellé otra: tu pulsación no contó, elige de nuevo.
press-not-yours = Esos botones son de otra persona. Los tuyos: /rps play o /oddeven play
press-round-played = Esa ronda ya está jugada; nada contó dos veces. Así está ahora.
press-not-counted = No contó. La última ronda: { $round }
press-match-over = Esa partida ya terminó; no se contó nada.
opponent-gone = Ese rival ya no existe; la partida no puede seguir. Nueva partida: /rps play o /oddeven play
offer-taken = Alguien se adelantó y tomó este juego. El tuyo: /rps play o /oddeven play

## Juegos ofrecidos en cualquier chat
offer-open-title = { $game }: para cualquiera
offer-open-description = Quien pulse primero juega contra mí
offer-open-text = { $name } ofrece una partida contra mí. Juega quien pulse primero.
offer-own-title = { $game }: para ti
offer-own-description = Juegas contra mí, el chat mira
offer-own-text = { $name } quiere conocer el futuro. Pulsa para empezar.
offer-mines-open-description = Juega quien pulse primero, el chat mira
offer-mines-open-text = { $name } ofrece un tablero de buscaminas. Juega quien pulse primero.
offer-mines-own-description = Juegas tú, el chat mira
offer-mines-own-text = { $name } va a cruzar un campo de minas. Pulsa para empezar.

## Comandos
command-rps = Piedra, papel o tijera, contra la adivina o entre personas
command-rps-play = Jugar; voy aprendiendo
command-oddeven = Pares o nones: tú eliges, yo adivino
command-oddeven-play = Jugar; si fallo, el punto es tuyo
command-strategy = Rivales: quiénes son, y nombres tuyos para ellos
command-strategy-list = Todos los rivales, uno por línea
command-strategy-mine = Los nombres que has dado a estrategias
command-strategy-submit = Enviar una estrategia escrita por ti, en un archivo
command-help = Qué sé hacer, y cómo pedirlo
command-settings = Tus ajustes: idioma, memoria, quién te ve, tus datos
option-help-topic = el tema
option-link-code = el código de la otra plataforma; sin él, te muestro uno
option-name-across = here, hidden o una palabra tuya; sin nada, digo cómo está
option-variant = classic (3 jugadas) o lizard-spock (5 jugadas)
option-length = por ejemplo first to 10, best of 9, endless
option-game = qué juego; si no dices nada, piedra, papel o tijera
option-opponent = la estrategia que juega contra ti
option-strategy = un rival, o un nombre que alguien registró
option-registered-name = de 3 a 24 letras, cifras y guiones, empezando por letra, como my-markov
option-registered-strategy = qué designa el nombre, como markov:order=4,decay=0.98
option-strategy-file = tu estrategia: JavaScript, o TypeScript con tipos que se puedan borrar; 64 KB como máximo
option-file-name = su nombre: uno nuevo, o uno tuyo para una nueva versión
option-strategy-note = lo que dices de ella, en una línea
option-report-reason = qué falla en ella
choice-classic = Clásico: piedra, papel, tijera
choice-lizard-spock = También Lagarto y Spock: cinco jugadas
choice-novice = Novata: no sabe nada de ti, aprende en esta partida
choice-fortune-teller = Adivina: te conoce, conoce a la gente, no olvida nada
choice-mirror = Espejo: juega como tú
choice-coin = Moneda justa: no lee nada, nadie puede leerla
strategy-fortune-teller = lee tus hábitos de cuarenta maneras a la vez, conoce a la gente y cuesta engañarla
strategy-mirror = tu doble: juega como jugarías tú en su lugar
strategy-random = una moneda justa; no lee nada
strategy-ghost = un fantasma: la forma de jugar de alguien, congelada con su permiso
strategy-wildcard = sopesa cada momento anterior que se parece a este
strategy-wildcard-counters = lo mismo, con contadores, como se publicó primero
strategy-constant = siempre la misma jugada, piedra si no se dice otra cosa
strategy-rotation = todas las jugadas por turno: piedra, papel, tijera…
strategy-anti-rotation = espera que vayas rotando las jugadas
strategy-copy = juega tu última jugada
strategy-always-counter = juega lo que gana a tu última jugada
strategy-always-counter-self = juega lo que gana a su propia última jugada; nunca mira la tuya
strategy-win-stay-lose-shift = repite lo que ganó, cambia lo que perdió
strategy-after-result = avanza según el resultado: tantas jugadas tras una victoria, un empate, una derrota
strategy-frequency = gana a la jugada que más usas
strategy-markov = gana a lo que sueles hacer tras tus últimas jugadas
strategy-mupn = gana a lo que hiciste la última vez tras esas mismas jugadas
strategy-supp = aprende probando qué jugada rinde tras tus últimas
strategy-mksu = aprende probando a cuál de otras ocho estrategias seguir
strategy-mkia = aprende probando a cuál de tres lectores seguir
strategy-daemons = una multitud de demonios, con un supervisor que escucha al más afortunado
strategy-shannon = la máquina de Shannon de 1953: ¿haces dos veces lo mismo?
strategy-seer = SEER, de 1956: sigue un patrón mientras rinde
strategy-mixing = mezcla muchos lectores pequeños y aprende de cuáles fiarse
strategy-experts = un consejo de lectores, escuchados según su historial
strategy-vote = todo lo que alguna vez siguió a un juego así tiene voto
strategy-ppm = coincidencia parcial, como se comprimen archivos: el tramo conocido más largo habla primero
strategy-context-tree = sopesa a la vez todos los árboles de hábitos
strategy-history-match = busca cuándo el juego fue así por última vez, y qué tal salieron esas predicciones
strategy-second-guess = sabe que sabes que sabe
strategy-iocaine = la ganadora de 1999: adivina en cada nivel, juzgado en varios plazos
strategy-lempel-ziv = corta el juego en frases, como un archivo zip, y sigue con la que tienes a medias
strategy-naive-bayes = toma cada una de las últimas rondas como señal de tu próxima jugada
strategy-regret-matching = juega lo que lamenta no haber jugado
strategy-exp3 = un bandido: solo sabe lo que ganaron sus propias jugadas
strategy-de-bruijn = juega cada secuencia corta con la misma frecuencia; no lee nada

strategy-list-title = 🔮 { $count ->
    [one] { $count } rival
   *[other] { $count } rivales
  }
strategy-info-title = 🔮 { $family }
strategy-games = Juega a: { $games }
strategy-memory = Mira { $rounds ->
    [one] una ronda atrás.
   *[other] { $rounds } rondas atrás.
  }
strategy-memory-all = Mira todas las rondas anteriores.
strategy-memory-none = No mira lo que juegas.
strategy-settings = Ajustes:
strategy-no-settings = No tiene ajustes.
strategy-setting = { $name }: { $valid } (normalmente { $usual })
strategy-set = ← aquí { $value }
strategy-source = Fuente: { $source }

registration-done = 🔮 { $name }: registro hecho
registration-updated = 🔮 { $name } ha cambiado
registration-gauntlet = Su ensayo ({ $game }): ganó { $won } de { $matches } partidas de { $rounds } rondas. Rondas ganadas, perdidas, empatadas:
registration-play = Para jugar contra ella: { $command } opponent={ $name }. Puede hacerlo quien sepa el nombre.
registration-mine-title = 🔮 Tus estrategias: { $count } de { $max }
registration-none = Aún no tienes una estrategia propia. Envía un archivo, o dale nombre a una mía.
registration-withdraw-title = ¿Renunciar a { $name }?
registration-withdraw-file = Nadie podrá jugar contra ella, las partidas en curso acaban sin resultado y su archivo se elimina. El nombre queda libre para cualquiera.
registration-withdraw-text = Nadie podrá jugar contra ella con ese nombre, que queda libre para cualquiera. Las partidas empezadas siguen.
button-withdraw = Renunciar
registration-withdrawn = { $name }: retirada; el nombre queda libre.
registration-kept = Se queda.
registration-renamed = { $name } se llama ahora { $to }.
button-strategy-submit = Enviar un archivo
button-strategy-name = Nombrar una de Gadalka
button-strategy-register = Darle un nombre
button-strategy-mine = Mis estrategias
button-strategy-rename = Renombrar
button-strategy-version = Nueva versión
button-strategy-change = Cambiar
button-strategy-withdraw = Retirar
button-strategy-source = Código
button-strategy-open = Abrir el código
button-strategy-report = Denunciar
button-strategy-enter = A la liga
button-strategy-leave = Fuera de la liga
registration-bad-name = “{ $name }” no vale como nombre. Un nombre tiene de 3 a 24 letras de la a a la z, cifras y guiones, y empieza por letra, como my-markov.
registration-reserved-name = “{ $name }” ya significa algo aquí. Elige otro nombre, como my-{ $name }.
registration-indecent-name = “{ $name }” no se dice delante de todo el mundo. Elige otro nombre.
coarse-stems = mierda gilipoll pendej cabron cabrón hijoput hijueput malparid maricon maricón negrata
coarse-words = puta puto putas putos coño joder chingar culero sudaca nazismo
coarse-innocent = lapidar dilapidar
registration-taken = Alguien ya registró “{ $name }”. Elige otro nombre.
registration-yours = Ya registraste “{ $name }”. Para cambiarla: /strategy update { $name } …
registration-full = Has registrado { $max } estrategias, y no se permiten más. Retira antes una: /strategy withdraw
registration-not-yours = No has registrado “{ $name }”. Tus nombres: /strategy mine
registration-is-file = “{ $name }” designa un archivo. Una nueva versión: /strategy submit { $name }, con el archivo.
registration-waiting = 🔮 { $name } espera su ensayo
registration-waiting-text = { $place ->
    [1] Es la siguiente en la cola.
    [2] Es la segunda en la cola.
    [3] Es la tercera en la cola.
   *[other] Es la número { $place } en la cola.
  } Su informe aparecerá aquí.
registration-trying = 🔮 { $name } está en su ensayo
registration-trying-text = Su informe aparecerá aquí en un momento.
registration-one-at-a-time = Tu último ensayo aún no ha acabado, y cada persona tiene uno a la vez. Su mensaje se convierte en el informe.
registration-queue-full = La cola de ensayos está llena. Inténtalo de nuevo en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
  }.
registration-too-slow = Necesitó más tiempo o memoria de lo que tiene un ensayo, así que no se registró nada. Prueba ajustes menores; cuáles hay, lo dice /strategy info.
registration-broken-off = El ensayo de { $name } se interrumpió, y no se registró nada. Envía el comando otra vez en un minuto.
registration-store-away = Mi memoria no está disponible ahora, así que no se registró nada. Envía el comando otra vez en un minuto.
registration-told-already = Ya estoy en ello. Tus nombres: /strategy mine

submission-how = Hacen falta un archivo y un nombre: /strategy submit my-bot, con el archivo.
submission-version = 🔮 { $name } tiene una nueva versión: { $version }
submission-known = 🔮 { $name } ya es exactamente este archivo
submission-draft = Un borrador, solo para ti: juega contra él o inscríbelo en un torneo. Se abre a todo el mundo
submission-public = Puede jugar contra ella quien sepa el nombre.
submission-results = { $game }: ganó { $won } de { $matches } partidas de { $rounds } rondas, { $mean } puntos por ronda. Rondas ganadas:perdidas:empatadas, y puntos por ronda:
submission-other-game = { $game }: { $won } de { $matches } partidas ganadas, { $mean } puntos por ronda.
submission-not-there = { $game }: no se jugó: { $reason }.
submission-untried = { $game }: sin ensayo, porque necesita demasiados pasos. Para ensayarlo solo ahí, dilo en el archivo: export const games.
submission-taken = De { $most } pasos por partida usó { $steps } como mucho; de { $limit } MB de memoria, { $memory }. Una partida tardó { $milliseconds } ms.
submission-copy = { $game }: juega exactamente igual que { $original }, jugada a jugada. Una copia figura como tal y no puntúa.
submission-copy-hidden = { $game }: juega exactamente igual que un archivo anterior de otra persona, jugada a jugada. Una copia figura como tal y no puntúa.
submission-play = Para jugar contra ella: { $command } opponent={ $name }. Su huella y sus versiones: /strategy info { $name }
submission-chart = { $name } en su ensayo: { $game }
submission-chart-luck = Dentro de ±{ $reach } puede ser suerte
submission-chart-points = puntos por ronda
submission-no-load = 🔮 { $name } no se carga
submission-crashed = 🔮 { $name } falló en su ensayo
submission-illegal = 🔮 { $name } no hizo una jugada en su ensayo
submission-exhausted = 🔮 { $name } gastó demasiado en su ensayo
submission-at-start = { $game }, antes de la primera ronda contra { $opponent }.
submission-at-round = { $game }, contra { $opponent }, ronda { $round }.
submission-place = Línea { $line }, columna { $column }:
submission-nothing = No se registró nada. Corrige el archivo y envíalo otra vez.
submission-no-games = El archivo dice que juega a: { $typed }. Conozco { $valid }. No se registró nada.
submission-frozen = Este mismo archivo está bloqueado por quien aloja el bot ({ $reason }). No se registró nada.
submission-too-slow = Su ensayo tardó más de lo que tengo para uno, así que no se registró nada. Haz que calcule menos en cada ronda, o envíalo cuando yo esté menos ocupada.
submission-gave-up = La máquina que juega los archivos se rindió: { $reason }. No es un veredicto, pero no se registró nada. Envíalo otra vez, o haz que calcule menos.
submission-unsteady = { $name } juega distinto cada vez: { $game }, contra { $opponent }, las jugadas difieren desde la ronda { $round }. Las mismas rondas deben dar las mismas jugadas. No se registró nada.
submission-is-settings = “{ $name }” designa una estrategia con ajustes. Retírala antes (/strategy withdraw) o elige otro nombre.
submission-indecent-note = Lo que dice la nota no se dice delante de todo el mundo. Elige otras palabras.
button-open-source = Mostrar a todo el mundo
button-keep-sealed = Dejar sellada
strategy-name-unknown = No conozco a nadie con el nombre “{ $name }”.
strategy-no-file = “{ $name }” designa una estrategia con ajustes, no un archivo: /strategy info { $name }
strategy-sealed = La fuente de { $name } está sellada. Quien la escribió puede abrirla: /strategy open { $name }
strategy-source-title = 🔮 La fuente de { $name }, versión { $version }
strategy-source-hash = SHA-256: { $hash }
strategy-open-title = ¿Mostrar a todo el mundo la fuente de { $name }, versión { $version }?
strategy-open-text = Quien encuentre el nombre podrá leer el archivo. Para esta versión no se puede deshacer; las versiones posteriores siguen selladas.
strategy-open-already = La fuente de { $name } ya está abierta: /strategy source { $name }
strategy-opened = La fuente de { $name } está abierta a todo el mundo: /strategy source { $name }
strategy-kept-sealed = Sigue sellada.
strategy-report-own = Es tuya. Para retirarla: /strategy withdraw
strategy-reported = He avisado sobre { $name } a quien aloja el bot. Nadie más se entera.
strategy-file-title = Un archivo de quien lo escribió: JavaScript, en un entorno aislado.
strategy-file-facts = Versión { $version }, { $bytes } bytes, { $state ->
    [open] abierta: /strategy source { $name }
   *[sealed] sellada
 }. SHA-256: { $hash }
strategy-file-frozen = Bloqueada por quien aloja el bot, no juega: { $reason }
strategy-file-guarded = Fuera de juego: tardó más de lo que puede durar una partida ({ $reason }). Quien aloja el bot puede reponerla.
strategy-file-earlier = Versiones anteriores: { $versions }
strategy-file-note = “{ $note }”
registration-mine-draft = borrador
registration-mine-frozen = bloqueada: { $reason }

## Problemas con lo que se escribió
problem-unknown-command = No conozco el comando “{ $typed }”. Lo que sé hacer: /help
problem-unknown-command-nearest = No conozco el comando “{ $typed }”. ¿Querías decir { $nearest }? Todos: /help
problem-unknown-subcommand = /{ $command } no conoce “{ $typed }”. Conoce: { $valid }
problem-unknown-option = /{ $command } no entiende “{ $typed }”. Acepta: { $valid }
problem-bad-choice = “{ $typed }” no vale para { $option }. Elige entre: { $valid }
problem-unknown-word-nearest = /{ $command } no entiende “{ $typed }”. ¿Querías decir { $nearest }?
problem-bad-choice-nearest = “{ $typed }” no vale para { $option }. ¿Querías decir { $nearest }? Hay: { $valid }
problem-bad-text = “{ $typed }” no vale para { $option }: hacen falta de 1 a { $max } caracteres.
problem-file-missing = { $example } necesita un archivo: envíalo también.
problem-file-too-large = El archivo es demasiado grande: acepto { $kilobytes } KB como máximo.
problem-file-unavailable = El archivo no me llegó. Envíalo otra vez, por favor.
problem-lone-file = “{ $typed }” sin más me dice poco. Respóndele con un comando que acepte un archivo: { $nearest }
problem-word = Con “{ $typed }” no puedo sortear: hacen falta de 1 a { $max } letras, cifras, espacios y - _ .
problem-level-and-opponent = Un nivel ya es un rival. Elige uno de los dos: level=… u opponent=…
problem-length = “{ $typed }” no es una duración. Prueba first to 10, best of 9 (impar) o endless; números de 1 a { $max }.
problem-unknown-strategy = No conozco al rival “{ $typed }”. Algunos conocidos: { $some }. Todos: /strategy list
problem-unknown-strategy-nearest = No conozco al rival “{ $typed }”. ¿Querías decir { $nearest }? Todos: /strategy list
problem-unknown-parameter = { $family } no tiene el ajuste “{ $typed }”. Tiene: { $valid }
problem-bad-value = { $parameter } no puede ser “{ $typed }”. Puede ser: { $valid }
problem-wrong-game = { $typed } no juega a esto ({ $game }). Estos sí: { $some }. Todos: /strategy list
problem-frozen = { $name } no juega, por decisión de quien aloja el bot: { $reason }

## Fallos
failure-unexpected = Algo salió mal por mi parte, y queda anotado. Nada tuyo se ha perdido; inténtalo de nuevo, por favor.
failure-busy = La bola de cristal está abarrotada. Nada contó y nada se perdió: pulsa o escribe otra vez en un momento.
failure-store-unreachable = Ahora mismo no alcanzo mi memoria. Nada se ha perdido: pulsa o escribe otra vez en un momento. Una jugada ya contada no contará dos veces.
failure-store-newer = Tu historial lo escribió una versión mía más nueva, así que no lo toco. Quien aloja este bot debe actualizarlo.
failure-store-key = Tu historial está cifrado con una clave que no tengo, así que no lo toco. Quien aloja este bot debe definir STATE_KEY.
failure-store-plain = Lo que recuerdo de ti no está cifrado, y debería, así que no lo toco. Nada se ha perdido: quien aloja este bot debe mirar su registro.

## Lo que obliga a quien aloja el bot
fairness-brief = 🔮 Mi jugada se sella antes de que elijas la tuya, y un solo compromiso ata mis dados durante diez años. El que debes anotar está a un toque.
fairness-title = 🔮 Por qué no tienes que fiarte de mi palabra
fairness-text =
    Mi jugada queda fijada antes de que elijas la tuya, y cada mensaje lleva su sello.
    Mis dados salen de una clave secreta del día, de tu propio comando y, si quieres, de una palabra tuya. Un compromiso ha fijado mis claves para diez años, así que yo no puedo elegir los dados, y tú tampoco.
    Tres días después revelo la clave. Entonces cualquiera puede tirar los mismos dados, volver a jugar mis jugadas y comparar.
fairness-pledge = Mi compromiso: { $pledge }, desde el { $since }. Hoy es el día { $day } de { $days }. Anota esta línea: quien la tenga puede comprobar todas las partidas que vengan.
fairness-follows = Sucede a mi compromiso anterior { $pledge }. Para las partidas de antes, cuenta aquel.
fairness-key-none = Aún no se ha revelado ninguna clave. La del día 1 se revela el { $date } (UTC).
fairness-key = La clave del día { $day } ({ $of }) está revelada, y con ella las de todos los días anteriores. La próxima se revela el { $date } (UTC):
fairness-key-last = La clave del último día, { $day } ({ $of }), está revelada, y con ella las de todos los días anteriores:
fairness-how = Para comprobar una partida: pulsa “Verificar” al final y da la línea a npm run -s gadalka -- verify en una máquina tuya, con este compromiso. Lo que te digo aquí es solo mi palabra.

## Presupuestos: demasiado a la vez
budget-press = Demasiado rápido para mi bola de cristal. En { $wait } vuelve a haber sitio; tu juego espera donde estaba.
budget-command = Cuántos deseos a la vez. En { $wait } vuelvo a escuchar; nada tuyo se pierde.
budget-picture = Mis pinceles deben secarse. En { $wait } vuelvo a dibujar; lo demás sigue.
budget-hint = Hasta una bola de cristal necesita descanso. En { $wait } vuelve a haber pista; mientras, puedes seguir jugando.
budget-export = Acabo de copiar tu expediente varias veces. En { $wait } puedes tener otro.
budget-trial = Cuántos ensayos a la vez. En { $wait } vuelvo a probar una estrategia; mientras, el juego sigue.
budget-submission = Cuántos archivos en un día. En { $wait } leo otro; hasta entonces puedes probarlos en casa.
budget-report = Hoy ya he transmitido mucho de tu parte. En { $wait } vuelvo a escuchar.
budget-tournament = Cuántos torneos a la vez. En { $wait } puedes abrir otro; los que hay siguen.
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
help-brief = 🔮 Juego contra ti y aprendo cómo eliges: /rps. Un duelo con alguien: /duel. Nuevo cada día: /daily. Lo demás está a un toque.
help-title = 🔮 Lo que sé hacer
help-play = Jugar
help-friends = Con amigos
help-you = Sobre ti
help-strategies = Estrategias
help-fairness = ¿Es limpio?
help-privacy = Privacidad
start-title = 🔮 Soy Gadalka
start-text = Leo la mente, un poco. Elige un juego: aprendo cómo eliges, te cuento lo que vi y demuestro que no hice trampa.
start-mines = Buscaminas
privacy-title = Qué se guarda de ti
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
settings-name = Nombre en otras
settings-name-here = Como aquí
settings-name-hidden = Oculto
settings-name-word = Otra palabra…
settings-link = Vincular una cuenta
settings-code = Tengo un código
settings-show = Mostrar
settings-pause = Pausar
settings-resume = Volver a aprender
settings-off = Apagar
settings-forget = Olvidar…
settings-duels-on = Aprende de mis duelos
settings-duels-off = No de mis duelos
settings-share-on = Compartir mi juego…
settings-share-off = Dejar de compartir
settings-ghost = Mi fantasma
settings-level = Tus resultados y tu perfil los ve: { $level }.
settings-visible = Quién ve mi juego
settings-block = Bloquear a alguien
settings-blocked = Bloqueos: { $count }
settings-export = Descargar
settings-shared = Lo que comparto
privacy-brief =
    Guardo tu id, tus jugadas, cómo salieron y lo que ajustas.
    Tus mensajes, no. Tu nombre, solo dos semanas tras un duelo y donde aceptes que te vean.
    Tu perfil es privado mientras no digas otra cosa.
    Todo se queda con quien mantiene este bot.
    Descárgalo o bórralo cuando quieras.
privacy-text =
    Tu identificador en esta plataforma, las jugadas de nuestros juegos y cómo acabaron; de las últimas partidas, también los ajustes y la semilla de mis jugadas.
    Cuántas rondas decididas ganaste la semana y el mes en que jugaste por última vez, y ese día.
    Si aceptas que te vean: cuándo, hasta dónde, tu nombre y dónde juegas desde entonces. Hasta entonces tu perfil es privado.
    Si dejas que alguien se compare contigo, o lo pides: quién y cuándo. Una petición desaparece en una semana.
    Tu nombre de usuario de Telegram, 90 días, para que puedan nombrarte.
    Tus duelos: las jugadas de ambas partes y cómo acabaron, con ambos nombres dos semanas. De los puntuables, aquello de lo que sale tu puntuación.
    Tus últimos tableros de buscaminas y cómo acabaron; de una carrera, un día, quién corre.
    Estrategias que registras o envías, tu fantasma: qué son, cómo les fue.
    Si vinculas cuentas: cuáles, con qué nombres. Tu nombre para otras plataformas.
    Desde cuándo aprendo de tus duelos o compartes cómo juegas.
    Por lo demás no se guardan: nombres, tus mensajes, dónde juegas, cuándo juegas.
    Se queda con quien aloja este bot y solo se te muestra a ti.
data-export-title = Todo lo que he guardado de ti
data-export-text = Jugadas de la más antigua a la más nueva. Falta la semilla de una partida aún abierta: revelaría mi próxima jugada.
data-delete-title = ¿Eliminar todo?
data-delete-text = Desaparecerán todas tus rondas, totales, partidas, tableros, estrategias registradas y puestos en listas, y dejaré de conocerte. No se puede deshacer.
button-delete = Eliminar todo
button-keep = Conservar
data-delete-linked = Abarca las dos cuentas vinculadas: también se va todo lo de la otra plataforma, y por último el vínculo. Para conservarlo: antes /account unlink.
data-deleted = Desaparecido. Nunca nos hemos visto.
data-nothing = No había nada que eliminar.
data-kept = Conservado. Aún te conozco.

## Una sola persona en varias plataformas
account-on-platform = { $platform ->
    [discord] en Discord
    [telegram] en Telegram
    [terminal] en una terminal
   *[other] en otra plataforma
}
account-link-title = Una sola persona en ambas plataformas
account-link-code = Escribe esto en la otra plataforma en menos de { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}, desde la cuenta que también es tuya. No se lo muestres a nadie más.
account-link-how = Después se pregunta a ambas partes, cada una por el nombre de la otra. El código sirve una vez; tras { $tries } códigos erróneos dejo de escuchar { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}.
account-link-check = Comprobar
account-link-cancel = Cancelar
account-link-question = ¿Vincular esta cuenta con { $name } { $on }?
account-link-means = Solo si eres tú. Historiales, modelos, perfil, rankings y bloqueos pasan a ser de una sola persona; ambas cuentas siguen funcionando. Quien tenga una de ellas puede exportar y eliminar todo lo de ambas. Para separarlas: /account unlink
account-link-holds = Quién puede verte: { $here ->
    [nothing] aquí no elegiste nada, así que vale lo que elegiste allí
    [private] aquí elegiste “nadie”, y vale para ambas cuentas
    [place] aquí elegiste donde juegas; si allí elegiste “nadie”, vale eso
   *[everyone] aquí elegiste todo el mundo; si allí elegiste menos, vale eso
  }. En modelos y desafíos vale el ajuste más estricto. Nadie más se entera.
account-link-yes = Vincular
account-link-no = No
account-link-waiting = Has dicho que sí. Ahora le toca a { $name } { $on }: por un mensaje mío, con “Comprobar” bajo el código, o con /account link allí.
account-linked = Hecho: esta cuenta y la de { $name } { $on } son ya de una sola persona.
account-link-declined = Rechazado. No se vinculó nada. Para un código nuevo: /account link
account-link-refused = { $name } { $on } dijo que no. No se vinculó nada. Para un código nuevo: /account link
account-link-lapsed = Ese código caducó; los códigos viven diez minutos. Para uno nuevo, en cualquiera de las plataformas: /account link
account-link-gone = Esa pregunta está cerrada; nada cambió. Cómo está: /account link
account-link-wrong = Ningún código abierto se escribe así. { $left ->
    [0] Era el último intento por { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
      }.
    [one] Queda un intento.
   *[other] Quedan { $left } intentos.
} Para un código, en la otra plataforma: /account link
account-link-own = Ese es tu propio código. Escríbelo en la otra plataforma, donde tiene que encontrarte.
account-link-same-platform = Ese código se hizo en esta plataforma. Une cuentas de dos plataformas, una en cada una: escríbelo en la otra.
account-link-too-many = Demasiados códigos erróneos. Vuelvo a escuchar en { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
} como mucho.
account-link-already = Esta cuenta ya está vinculada. Para vincularla con otra, sepárala antes: /account unlink
account-link-busy = Acabas de confirmar otro vínculo. Responde antes a ese: /account link
account-unlink-title = ¿Separar esta cuenta de { $name } { $on }?
account-unlink-text = Cada una se lleva las rondas que se jugaron allí y los ajustes que tiene. No se pierde ninguna ronda.
account-unlink-yes = Separar
account-unlink-no = Mantener el vínculo
account-unlink-kept = Sigue siendo una sola persona.
account-unlinked = Separada de { $name } { $on }: cada cuenta por su lado, con las rondas que se jugaron en ella.
account-unlinked-none = Esta cuenta no está vinculada con ninguna.
account-name-nobody = { $platform ->
    [discord] alguien en Discord
    [telegram] alguien en Telegram
    [terminal] alguien en una terminal
   *[other] alguien de otra parte
}
account-name-shown = En otras plataformas, quien juega contigo te ve como “{ $name }”.
account-name-hidden = En otras plataformas tu nombre está oculto: apareces como “{ $name }”.
account-name-bad = Un nombre es una línea de { $max } caracteres como máximo, sin nada que se pueda pulsar: ni @, ni enlaces, ni números largos.

## Desafíos
challenge-race = { $name }, { $caller } te desafía a una carrera en un mismo tablero. Responde en menos de { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
  }.
challenge-question = { $name }, { $caller } tiene una pregunta para ti.
challenge-retract = Retirarlo
challenge-declined = { $name } prefiere que no, por esta vez. Gracias por preguntar, { $caller }.
challenge-retracted = { $caller } ha retirado el desafío.
challenge-unanswered = { $name } no respondió a tiempo, y el desafío se acabó.
challenge-declined-lately = { $name } acaba de rechazarlo. Pregunta otra vez en una hora.
challenge-too-many = Tres desafíos tuyos siguen abiertos. Espera una respuesta o retira uno.
challenge-too-often = Ya van bastantes desafíos para una hora. Inténtalo más tarde.
challenge-lapsed = Este desafío ya no está abierto.
challenge-over-accepted = Este desafío se ha aceptado.
challenge-over-declined = Este desafío se ha rechazado.
challenge-over-retracted = Este desafío se ha retirado.
challenge-not-challenged = Solo { $name } puede responder a esto.
challenge-not-challenger = Solo { $name } puede retirar esto.
challenge-not-yours = Esto es para otra persona. Para no recibir desafíos: /privacy
challenge-me = ¿Yo? Con mucho gusto, y ahora mismo: /rps play
challenge-unseen = { $name } no ve este chat. Lanza el desafío en un grupo común.
challenge-left = { $name } no está en este lugar y no lo vería.
challenge-muted = { $name } no acepta desafíos.
challenge-muted-now = Desde ahora nadie te desafía por tu nombre. Lo abierto sigue abierto. Para volver a aceptar desafíos: /privacy challenges=on
challenge-mute-button = Silenciar desafíos
challenge-take-button = Aceptar desafíos
challenge-setting-on = Los demás pueden desafiarte por tu nombre, a una carrera o a una comparación. Te menciono una vez, y aceptas o rechazas.
challenge-setting-off = No aceptas desafíos: se le dice a quien te nombra, y no se publica nada.
challenge-stored = De los desafíos guardo un día cuándo los hubo y cómo acabaron; de no aceptarlos, desde cuándo.

## Con quién se bate uno en duelo
option-duel-whom = A quién te refieres
choice-duels-everyone = de cualquiera
choice-duels-here = de gente de los lugares donde juegas
choice-duels-nobody = de nadie
duel-blocked = No más duelos contigo para { $name }; nadie le dice por qué. Lo abierto sigue abierto. Si te arrepientes: /duel list
duel-unblocked = { $name }: ya sin bloqueo.
duel-block-self = De ti no te puedes esconder. Nombra a otra persona.
duel-block-bot = Los bots no piden duelos a nadie.
duel-block-whom = ¿A quién? Nombra a la persona, como en /duel block @name, o responde a un mensaje suyo con el comando. En nuestro chat privado nadie lo lee.
duel-block-full = Recuerdo { $max } bloqueos y no más. Retira antes uno: /duel list
duels-blocked-nobody = No has bloqueado a nadie.
duels-blocked-line = { $name }, desde el { $date }
duels-blocked-nameless = alguien cuyo nombre he olvidado, desde el { $date }
duels-button-unblock = Desbloquear: { $name }
duels-from-everyone = Aceptas duelos de cualquiera.
duels-from-here = Aceptas duelos de gente de los lugares donde juegas: servidores y grupos en los que te vea jugar desde ahora. En otras partes no aceptas duelos.
duels-from-nobody = No aceptas duelos de nadie. Aún puedes pedírselos a los demás.
duels-button-everyone = De cualquiera
duels-button-here = De mis lugares
duels-button-nobody = De nadie
duels-stored = A quién bloqueaste para los duelos contigo y de quién los aceptas; si es solo de gente de tus lugares, cuáles son. /duel list

## Quién puede ver un perfil
profile-privacy-title = 🔮 Quién puede ver cómo te va: { $level }
profile-privacy-done = 🔮 Desde ahora: { $level }
profile-privacy-already = 🔮 Como antes: { $level }
profile-short-who = Quién ve qué. “{ $nobody }”: solo tú. “{ $place }”: la gente de esos chats ve tu nombre, tus resultados y tu perfil, sacados de todas tus rondas. “{ $everyone }”: cualquiera que me pregunte, en todas las plataformas, ve lo mismo.
profile-short-never = Nunca se ve: tus jugadas una a una, y en qué otros chats juegas.
profile-short-undo = Para deshacerlo: elige “{ $nobody }” cuando quieras. Sales de todas las listas al instante; lo publicado en chats se queda allí.
profile-short-now-private = Tu nombre no está en ninguna lista, y tu perfil es solo para ti.
profile-short-now-place = Donde termines una partida desde ahora, la gente de ese chat ve tu nombre, tus resultados y tu perfil, sacados de todas tus rondas conmigo.
profile-short-now-everyone = Cualquiera que me pregunte, donde sea, ve tu nombre, tus resultados y tu perfil, sacados de todas tus rondas conmigo.
profile-full-title = 🔮 Quién puede ver cómo te va: todo
profile-full-kept = Lo que guardo para esto mientras estés de acuerdo: el nombre con que se te ve, el día en que aceptaste y los lugares donde juegas. /profile privacy private lo borra.
profile-read-all = Leerlo todo
profile-shows-private = No estás en ninguna lista, y tu perfil es solo para ti. Las partidas las ve el chat en que se juegan. Quien quiera compararse contigo tiene que preguntarte antes.
profile-shows-place = Vale para los servidores y grupos donde termines una partida desde ahora, y para quien me pregunte allí.
    – /leaderboard: tu nombre, la parte de rondas que me ganaste, de cuántas, y tu puesto; a partir de { $needed } rondas decididas, juego por juego, de la semana, del mes y de siempre.
    – /leaderboard of:duels: tu nombre, tu puntuación en duelos puntuables con su margen, el número de esos duelos y tu puesto; a partir de cinco rivales distintos, juego por juego, del mes y de siempre.
    – /profile show: tu perfil. /profile compare: cómo juegas tú y cómo juega quien pregunta.
    – /profile map: tú, con tu nombre. /profile groups: entras en la cuenta (por roles en Discord, que pregunto y no guardo).
    Todo ello sacado de todas tus rondas conmigo, las jugaras donde las jugaras.
profile-shows-everyone = Lo mismo, y además estás en la lista general, y lo ve quien te nombre: cualquiera que me pregunte, donde sea, en todas las plataformas donde estoy. Donde se comparan grupos, otros chats pueden contarte sin tu nombre.
profile-take-back = Se te ve como { $name }; tu nombre cambia cuando lo cambias. Lo guardo, con el día en que aceptaste y los lugares donde juegas, mientras estés de acuerdo. Puedes retirarlo cuando quieras: /profile privacy private

## Lo que dicen las rondas de una persona
trait-often = de todas las jugadas: { $move }
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
step-same = otra vez lo mismo
step-other = otra jugada
step-beats = lo que le gana
step-beaten = lo que pierde con ella
step-like = un paso como { $from } → { $to }
profile-title = 🔮 { $name }: { $game }
profile-title-people = 🔮 { $name }: { $game }, duelos con personas
profile-title-all = 🔮 { $name }: { $game }, conmigo y en duelos
profile-duels-own = Cómo se bate alguien en duelo solo le incumbe a esa persona: quien abre un perfil muestra sus rondas conmigo.
profile-often = { $kind ->
    [always] todas las veces
    [nearly] casi todas las veces
   *[some] { $times ->
        [one] una vez
       *[other] { $times } veces
      } de { $of }
  }
profile-head-always-same = { $who ->
    [you] Te aferras a tu jugada, pase lo que pase: la repites { $often }.
   *[other] { $name } se aferra a su jugada, pase lo que pase: la repite { $often }.
  }
profile-head-always-other = { $who ->
    [you] No paras: pase lo que pase, cambias de jugada { $often }.
   *[other] { $name } no para: pase lo que pase, cambia de jugada { $often }.
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
      } repites tu jugada { $often }, más que el azar.
   *[other] Tras { $result ->
        [win] una victoria
        [loss] una derrota
       *[draw] un empate
      }, { $name } repite su jugada { $often }, más que el azar.
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
      } con { $before } viene { $move }, { $often }.
   *[other] { $name } tiene un reflejo: tras { $result ->
        [win] una victoria
        [loss] una derrota
       *[draw] un empate
      } con { $before } viene { $move }, { $often }.
  }
profile-head-way = { $who ->
    [you] Juegas casi como lo haría una regla simple: { $way }.
   *[other] { $name } juega casi como lo haría una regla simple: { $way }.
  }
profile-head-read = { $who ->
    [you] Ningún hábito te delata por sí solo, y aun así eres más fácil de leer que una moneda.
   *[other] Ningún hábito delata a { $name } por sí solo, y aun así es más fácil de leer que una moneda.
  }
profile-head-chance = { $who ->
    [you] Eres tan difícil de leer como una moneda: ningún hábito te delata.
   *[other] { $name } es tan difícil de leer como una moneda: no hay hábito delator.
  }
profile-head-early = { $who ->
    [you] Es pronto para juzgarte: aún no destaca ningún hábito.
   *[other] Es pronto para juzgar a { $name }: aún no destaca ningún hábito.
  }
profile-nothing = Aún no hay ninguna ronda de esto. El perfil completo necesita { $missing } rondas.
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
profile-bits = Imprevisibilidad: { $bits ->
    [one] { $bits } bit
   *[other] { $bits } bits
  } por jugada, probablemente entre { $from } y { $to }. El puro azar tiene { $most }; nadie tiene más.
profile-read = Acerté { $guessed } de { $rounds } jugadas, el { $percent }. El azar da el { $chance }.
profile-likest = A lo que más se parece: { $way } ({ $what }). Habría hecho { $agreed } de las { $rounds } jugadas; el azar haría { $luck }.
profile-likest-none = No se parece a ninguna de las maneras simples que conozco.
profile-likest-constant = A lo que más se parece: { $way }. Habría hecho { $agreed } de las { $rounds } jugadas; el azar haría { $luck }.
like-copy = otra vez la última jugada del otro lado
like-rotation = todas las jugadas por turno
like-anti-rotation = gana a quien va rotando las jugadas
like-win-stay-lose-shift = repite lo que ganó, cambia lo que perdió
like-always-counter = juega lo que gana a la última del otro lado
like-always-counter-self = juega lo que gana a la propia última jugada
like-frequency = juega lo que gana a la favorita del otro lado
profile-kept = De { $played } rondas se conservan las { $kept } más nuevas; aquí cuentan esas.
profile-details-title = 🔮 Las cifras de este perfil: { $game }
profile-details-how = Cómo leer esto. Un bit es lo que vale una respuesta, sí o no: cuantos menos bits tiene una jugada, más fácil es preverla, y con 0 la sé de antemano. Con pocas rondas los dos límites quedan lejos.
    Se cuenta un hábito cuando el azar lo mostraría más o menos una vez de cada cuarenta; miro muchos, así que de vez en cuando alguno es suerte. Se nombra una manera conocida de jugar cuando habría hecho muchas más jugadas que el azar, y alguien que jugara al azar se parecería tanto a alguna menos de una vez de cada cien.
profile-details-closed = Estas cifras son solo para quien puede ver el perfil, y aquí no está abierto.
profile-alt = Hábitos de { $name }, qué sigue a qué: { $habits }. Parte de las jugadas previstas, hasta cada ronda: { $curve }.
profile-closed = Ningún perfil de { $name } está abierto para ti. Para comparar ambos juegos, pregunta: /profile compare. Para abrir el propio: /profile privacy
button-show-here = Mostrar aquí
profile-show-lapsed = Ya no sé dónde fue. Pregunta otra vez: { $command }
profile-shown-there = Mostrado donde lo pediste: { $game }
profile-not-shown-there = No pude publicar allí: { $game }. Pregunta otra vez en ese chat, o déjame escribir en él.
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
  }, con cifras; azul más que el azar, naranja menos
picture-compared = Qué sigue a qué, con cifras; azul más que el azar, naranja menos
picture-read = Jugadas que acerté, de 40 en 40; gris: azar
picture-round = hasta la ronda
picture-failed = No se pudo dibujar la imagen; las palabras están todas.

## A quién nombra una opción de persona
person-unknown = No sé quién es { $typed }. Nombra a alguien con @name, o responde a un mensaje suyo con el comando.
person-unknown-id = { $typed } no nombra a nadie. Se nombra a alguien así: terminal:anna o discord:700000000000000001
person-bot = Los bots no tienen perfil, y el mío me lo guardo.

## Dos personas comparadas
menu-compare = Comparar cómo jugamos
compare-with-whom = ¿Comparar con quién? Nombra a alguien, o responde a un mensaje suyo: /profile compare @name
compare-oneself = Eres tú, y nadie juega más como tú. Nombra a otra persona.
compare-own-missing = Una comparación necesita { $needed } rondas de cada parte ({ $game }); aún te faltan { $missing }.
compare-away = Ahora no puedo llegar a { $name }: no se preguntó nada. Inténtalo más tarde, o pregunta en un grupo común.
compare-lately = { $name } recibió una petición tuya hace menos de un día. Pregunta mañana, o en un grupo común.
compare-sent = Se lo pregunto a { $name } en nuestro chat privado, si lo hay: no digo a nadie quién juega conmigo. La respuesta te llega aquí, en menos de una semana. Hasta entonces puedes retirar la petición.
compare-noted = { $name } aún no lo ha aceptado. Tu petición espera allí una semana, en /profile privacy. Cuando se acepte, tu mismo comando muestra la comparación.
compare-waiting = { $name } ya tiene la petición y aún no ha respondido.
compare-not-now = { $name } prefiere que no, por el momento.
compare-too-many = Has preguntado a mucha gente que aún no ha respondido. Espera, o retira una petición.
compare-ask-title = 🔮 { $target }, ¿puede { $caller } comparar su juego con el tuyo?
compare-ask-text = { $seen ->
    [here] Todo el mundo aquí verá
   *[both] Quien pregunta y tú verán
  } cuánto leo de cada cual y en qué se distinguen. { $caller } podrá comparar otra vez hasta que lo retires.
button-accept = Aceptar
button-decline = Rechazar
button-retract = Retirar la petición
compare-not-asked = Esta petición es para otra persona.
compare-not-asking = Solo quien preguntó puede retirar la petición.
compare-lapsed = Esta petición ya no está abierta.
compare-retracted = { $name } ha retirado la petición.
compare-declined = Esta vez no hay comparación.
compare-answered = Lo has aceptado. Para retirarlo: /profile privacy
compare-title = 🔮 { $a } · { $b }: { $game }
compare-headline = 🔮 Lo que leo: { $a } { $percentA } · { $b } { $percentB }
compare-read = Leí { $guessedA } de { $roundsA } jugadas y { $guessedB } de { $roundsB }; el azar da { $chance }.
compare-chance = { $verdict ->
    [chance] { $name } es tan difícil de leer como una moneda.
   *[unsure] Con { $name }, aún puede ser azar.
  }
compare-early = Es pronto: desde { $needed } rondas de cada parte puedo decir en qué difieren.
compare-differ = Son dos maneras distintas de jugar, aunque ningún hábito lo muestra por sí solo.
compare-effect = Cuánto difieren: { $effect } de 1, con { $roundsA } y { $roundsB } rondas.
compare-differences = En qué difieren más:
compare-difference = – { $habit }. { $a } { $percentA } % ({ $countA } de { $totalA }), { $b } { $percentB } % ({ $countB } de { $totalB })
compare-no-difference = Aún no encuentro diferencia.
compare-seed = La distancia tal como se publicó, sobre las últimas { $context } jugadas: { $p } de { $most }. Según cuántas jugadas mira: { $d }
compare-trust = ¿Puede ser suerte? Esas rondas, mezcladas y repartidas de nuevo, difieren tanto en { $count } de 1000 repartos (p = { $p }).
compare-details-title = 🔮 Las cifras de esta comparación: { $game }
compare-details-difference = – { $habit }. { $countA } de { $totalA }, { $countB } de { $totalB } (p { $p })
compare-details-how = Cómo leer esto. Dos cifras juntas son de las dos personas, en el orden del mensaje de arriba. Cuánto difieren: 0 es igual, 1 no tiene nada en común; la misma persona en dos ocasiones suele quedar entre 0,25 y 0,60, dos personas entre 0,63 y 0,86.
    p es con qué frecuencia el puro azar haría lo mismo; en los hábitos tiene en cuenta que miro muchos. Hasta 0,05 digo en qué difieren; por encima, que aún no encuentro diferencia.
    La distancia publicada se acerca a su máximo entre dos personas cualesquiera: tiene una historia, y no mucho significado.
compare-details-closed = Esta comparación ya no está abierta aquí. Pregunta de nuevo: /profile compare
compare-too-few = Muy pocas rondas para comparar: hacen falta { $needed } de cada parte.
compare-missing = – { $name }: faltan { $missing }
compare-basis-agreed = { $name } dio su permiso el { $date }.
compare-basis-place = { $name } deja que este lugar lo vea.
compare-basis-everyone = { $name } deja que todo el mundo lo vea.
compare-alt = Qué sigue a qué. { $a }: { $habitsA }. { $b }: { $habitsB }.
profile-asked = Esperan tu respuesta; piden compararse contigo:
profile-asked-by = – { $name }: { $game }, desde el { $date }
profile-asked-more = – y { $count } más, cuando respondas a estas
profile-asked-rules = Si aceptas, quien pregunta ve con qué frecuencia leo a cada parte y los hábitos más marcados, con cifras y una imagen: de todas tus rondas conmigo, las jugaras donde las jugaras. Si aceptas en un grupo, lo ve todo el grupo. Desde entonces esa persona puede volver a comparar, en cualquier juego y en cualquier chat, hasta que lo retires: /profile privacy. Lo publicado se queda en el chat. Quien pregunta da su permiso al hacerlo, y puede retirar la petición. Solo puede responder quien la recibe, en menos de una semana.
profile-asked-left = Aún esperan tu respuesta: { $count }. /profile privacy
button-accept-of = Aceptar: { $name }
button-decline-of = Rechazar: { $name }
profile-agreements = Dejas que se comparen contigo:
profile-agreed-with = – { $name }, desde el { $date }
button-take-back = Retirar: { $name }
profile-taken-back = { $name } ya no puede compararse contigo. Lo publicado en chats se queda allí.
profile-not-agreed = Eso ya se había retirado.
profile-posted-stays = Nadie puede ya compararse contigo, y tus peticiones abiertas se retiran. Lo publicado en chats se queda allí.

## El mapa de un lugar, y los grupos
landmark-random = puro azar
landmark-copy = imita
landmark-rotation = por turno
landmark-anti-rotation = contra los turnos
landmark-win-stay-lose-shift = guarda lo que gana
landmark-always-counter = gana a la última ajena
landmark-always-counter-self = gana a la última propia
landmark-frequency = gana a la favorita
landmark-constant = siempre { $move }
map-title = Quién juega parecido aquí: { $game }, { $count ->
    [one] una persona
   *[other] { $count } personas
  }
map-subtitle = Cuanto más cerca, más parecido. Las direcciones no dicen nada.
map-people = personas
map-ways = maneras conocidas de jugar
map-alt = Mapa: { $count } personas y maneras conocidas de jugar. { $lines }
map-head = Aquí los juegos más parecidos: { $one } con { $other }; los menos: { $first } con { $second }.
map-line = { $name }: lo más parecido, { $other }
map-line-way = { $name }: lo más parecido, { $other }, a la manera “{ $way }”
map-line-alone = { $name }: a la manera “{ $way }”
map-line-none = { $name }: como ninguna manera que yo conozca
map-head-two = Por ahora solo hay dos en este mapa.
map-more = … y { $count } más en la imagen.
map-how = Cómo leer esto. Entre paréntesis: 0 es igual, 1 no tiene nada en común; con las últimas 1000 rondas de cada persona. Se nombra una manera conocida cuando habría hecho muchas más jugadas que el azar, y alguien que jugara al azar se parecería tanto a alguna menos de una vez de cada cien; con ella, cuántas jugadas habría hecho, y cuántas el azar.
map-details-title = 🔮 Las distancias de este mapa: { $game }
map-details-line = { $name }: { $other } ({ $distance })
map-details-way = { $line }; { $way }: { $agreed } de { $rounds }, azar { $luck }
map-stress-good = La imagen respeta bien estas distancias (estrés { $stress }).
map-stress-fair = La imagen deforma un poco estas distancias (estrés { $stress }): fíate más de los números.
map-stress-poor = La imagen deforma mucho estas distancias (estrés { $stress }): fíate de los números.
map-numbered = En la imagen: { $list }
map-left = { $count ->
    [one] Queda fuera una persona que jugó aquí hace más tiempo.
   *[other] Quedan fuera { $count } personas que jugaron aquí hace más tiempo.
  }
map-short = { $count ->
    [one] Una persona tiene
   *[other] { $count } personas tienen
  } aún muy pocas rondas.
map-join = Solo cuenta quien dio su permiso.
map-closed-meanwhile = Alguien cerró su perfil mientras yo dibujaba. Pregunta otra vez.
map-alone-here = Un mapa muestra a la gente de un grupo o servidor. Pregúntame allí: /profile map
map-too-few = Un mapa necesita { $people } personas de este lugar con el perfil abierto y { $rounds } rondas cada una. Por ahora: { $ready }. Con muy pocas rondas aún: { $short }.
map-mine-private = No estás en él: tu perfil es privado. Para aparecer: /profile privacy place, y después termina una partida aquí.
map-mine-not-here = Aún no estás en él: termina una partida aquí.
map-mine-missing = Aún no estás en él: { $missing ->
    [one] falta una ronda
   *[other] faltan { $missing } rondas
  } de este juego, para { $needed } en total.
map-mine-ready = Ya tienes lo necesario.
map-mine-people = A quien más se parece tu juego: { $list }.
map-mine-alone = No hay nadie más en este mapa.
map-mine-ways = Tu manera: { $way }.
map-mine-no-way = Tu manera no se parece a ninguna que yo conozca.
habits-most = Lo que más destaca aquí es «{ $habit }»: { $share }, cuando el azar daría { $luck }.
habits-none = En promedio, aquí no destaca nada que el azar no haría también.
habits-counts = { $people } personas, unas { $rounds } rondas; todas cuentan lo mismo. Entre paréntesis, lo que daría el azar.
habits-too-few = Digo cómo se juega aquí en promedio a partir de { $needed } personas con el perfil abierto y { $rounds } rondas cada una. Por ahora: { $ready }.
groups-title = { $a } · { $b }: { $game }
groups-differ = Estos dos grupos juegan distinto.
groups-perhaps = Estos dos grupos probablemente juegan distinto.
groups-alike = Por cómo juegan, no distingo estos dos grupos.
groups-sizes = { $a }: { $first ->
    [one] una persona
   *[other] { $first } personas
  }. { $b }: { $second ->
    [one] una persona
   *[other] { $second } personas
  }.
groups-differences = En qué difieren más, en promedio de sus personas:
groups-difference = – { $habit }. { $a } { $first } % (de { $firstPeople ->
    [one] una persona
   *[other] { $firstPeople } personas
  }), { $b } { $second } % (de { $secondPeople })
groups-no-difference = Ningún hábito difiere más de lo que haría el azar.
groups-trust = Repartidas al azar en dos grupos así, estas personas diferirían tanto { $count ->
    [one] una vez
   *[other] { $count } veces
  } de cada 1000.
groups-both = { $count ->
    [one] Una persona está en ambos grupos y no cuenta en ninguno.
   *[other] { $count } personas están en ambos grupos y no cuentan en ninguno.
  }
groups-alt = Mapa: { $a } ({ $first }), { $b } ({ $second }) entre maneras conocidas de jugar. { $verdict }
groups-others = los demás
groups-here = este chat
groups-basis-roles = Cuentan las personas de este servidor con el perfil abierto. Discord acaba de decirme sus roles; no guardo ninguno.
groups-basis-chats = Cuentan las personas con el perfil abierto: aquí a este chat, allí a todo el mundo. Los nombres del otro chat no se muestran.
groups-too-few = Cada grupo necesita { $people } personas con { $rounds } rondas y el perfil abierto. Por ahora { $a }: { $first }, { $b }: { $second }.
groups-alone-here = Los grupos se comparan en un grupo o servidor. Pregúntame allí: /profile groups
groups-on-files = Los grupos de personas grabadas se comparan desde un archivo con las columnas player, round, move, opponent_move y una para el grupo:
groups-which-roles = ¿Qué grupos? Nombra un rol, y otro tras against= si no son todos los demás: /profile groups
groups-which-chat = ¿Qué grupos? Nombra otro chat donde yo esté, para compararlo con este: /profile groups channel=@name
groups-no-roles = Aquí no hay roles. Nombra otro chat: /profile groups channel=@name
groups-unknown-role = No encuentro ese rol. Elígelo de la lista.
groups-same-role = Eso no son dos grupos. Elige un rol que no tenga todo el mundo, y otro si quieres.
groups-roles-closed = Discord no me dice quién tiene qué rol aquí: no formo parte de este servidor. Quien lo administra puede añadirme.
groups-roles-away = Discord no me dice los roles en este momento. Inténtalo otra vez.
groups-unknown-chat = No encuentro ese chat, o no estoy en él.
groups-same-chat = Ese es este chat. Nombra otro.

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
model-no-habits = no destaca ningún hábito; cuesta ponerte en palabras
model-habit = – { $habit }
habit-often = lo que más juegas es { $move }, { $count } de { $total }
habit-after-move = tras { $result ->
    [win] una victoria
    [loss] una derrota
   *[draw] un empate
  } con { $before } { $same ->
    [yes] repites
   *[no] pasas a { $move }
  }, { $count } de { $total }
habit-after-result = tras { $result ->
    [win] una victoria
    [loss] una derrota
   *[draw] un empate
  } { $same ->
    [yes] repites tu jugada
   *[no] cambias de jugada
  }, { $count } de { $total }
model-sure = Con cuánta seguridad: habría leído { $right } de tus últimas { $all } jugadas (azar: { $luck }); { $verdict }.
model-from = De dónde sale: el { $own } % de lo que ahora me guía viene de ti, el { $people } % de los demás.
# Lo que el bot puede perder ante quien lo lee: $points ahora, de los 8 con que empieza todo el mundo.
model-account = { $state ->
    [lent] Arriesgo { $points } puntos contigo: 8 míos, y { $more } que me has prestado.
    [begun] Arriesgo 8 puntos contigo. Suerte aparte, nadie me saca nunca más de 10 puntos de ventaja.
    [less] Arriesgo { $points ->
        [one] un punto
       *[other] { $points } puntos
    } contigo: de los 8 del principio, el resto es tuyo.
    [spent] Ya no arriesgo nada contigo: has ganado los 10 puntos que, suerte aparte, se me pueden ganar. A partir de ahora saco cada jugada al azar.
   *[read] Casi no arriesgo nada contigo: mis 8 puntos son tuyos, así que quizá alguien me esté leyendo. Confío en el azar hasta recuperar alguno.
}
model-account-apart = Lo que puedo perder contigo se cuenta aparte para cada una de tus cuentas vinculadas: esto es lo de esta.
model-mode-learning = { $since ->
    [1] Aprendo de todas tus rondas.
   *[other] Aprendo desde tu ronda { $since }. Lo de antes está olvidado.
  }
model-mode-frozen = Congelado desde tu ronda { $since }: leo con lo que sé, y no aprendo nada nuevo.
model-mode-off = Desactivado desde tu ronda { $since }: juego al azar y no aprendo nada.
# Rondas, de las que conozco, que no se jugaron contra mí aquí.
model-elsewhere = { $duels ->
    [0] { $link ->
        [one] Una de ellas se jugó con tu otro nombre.
       *[other] { $link } de ellas se jugaron con tu otro nombre.
      }
    [one] { $link ->
        [0] Una de ellas es de tus duelos.
       *[other] Una de ellas es de tus duelos, y { $link } con tu otro nombre.
      }
   *[other] { $link ->
        [0] { $duels } de ellas son de tus duelos.
       *[other] { $duels } de ellas son de tus duelos, y { $link } con tu otro nombre.
      }
  }
model-duels = Aprendo de tus duelos en cuanto empieza una partida nuestra.
model-duels-not = De tus duelos con personas no aprendo nada.
model-duels-done = De acuerdo: desde nuestra próxima partida aprendo de tus duelos, también de los anteriores. Para dejarme fuera: /model duels off
model-duels-already = Ya aprendo de tus duelos. Para dejarme fuera: /model duels off
model-duels-off = Hecho: lo que me enseñaron tus duelos está olvidado, y no aprendo más de ellos. Si había una partida nuestra abierta, espera: /rps continue
model-shares = Compartes tu forma de jugar: contada entre muchas, me ayuda a empezar con gente nueva.
model-shares-not = Tu forma de jugar queda entre tú y yo.
model-reset-title = ¿Olvidar cómo juegas?
model-reset-text = Olvidaré todo lo que aprendí de ti hasta ahora ({ $game }). Tus rondas, totales y partidas se quedan. No se puede deshacer.
model-reset-ghost = Tu fantasma { $ghost } está hecho de eso, y se retira también.
button-forget = Olvidarlo
model-reset-done = Olvidado ({ $game }): empiezo contigo de cero. Tus rondas, totales y partidas se quedan.
model-reset-already = No hay nada que olvidar ({ $game }): no conozco ninguna ronda tuya.
model-freeze-done = Congelado ({ $game }): leo con lo que sé, y no aprendo nada nuevo.
model-freeze-already = Ya está congelado ({ $game }).
model-off-done = Desactivado ({ $game }): juego al azar y no aprendo nada. Una jugada ya sellada se juega igualmente.
model-off-already = Ya está desactivado ({ $game }).
model-on-done = Vuelvo a aprender ({ $game }). Lo que jugaste entretanto no lo aprendo.
model-on-already = Ya estoy aprendiendo ({ $game }).
model-share-title = 🔮 ¿Compartir tu forma de jugar?
model-share-text =
    Qué tomo: cómo se siguen tus jugadas en todos los juegos menos el buscaminas, en las rondas pasadas y en las que vengan. Se suma a lo de al menos { $others } personas más, y solo se guardan recuentos: ningún nombre, ninguna ronda suelta. De lo que no puedo aprender, no tomo nada.
    Para quién: quien aloja este bot. Con esos recuentos empiezo con gente nueva, en sus primeras rondas.
    Para retirarlo: /model share off, cuando quieras, o /data delete. Lo que diste se quita en el siguiente aprendizaje.
model-share-done = Gracias: cuentas desde el siguiente aprendizaje. Para retirarlo: /model share off
model-share-already = Ya la compartes. Para retirarlo: /model share off
model-share-old = Mi pregunta ha cambiado desde entonces. Esta es la nueva: /model share
model-unshare-done = Retirado. Ya no doy nada tuyo, y lo que diste se quita en el siguiente aprendizaje.
button-share = Compartir
button-share-keep = Guardármela
button-share-stop = Retirarlo

## Fantasmas: la forma de jugar de una persona, congelada
ghost-title = 👻 ¿Un fantasma tuyo? { $game }
ghost-text =
    Congelaría cómo sigues después de lo que vino antes, a partir de { $rounds ->
        [one] una ronda tuya
       *[other] { $rounds } rondas tuyas
    } de las que puedo aprender: no contiene ninguna ronda, pero quien juegue miles contra un fantasma aprende tus hábitos, como si te hubiera visto jugar.
    Cualquiera puede encontrárselo enseguida, en partidas, torneos y la liga, { $named ->
        [yes] con un nombre salido del tuyo.
       *[no] con un nombre que no delata a nadie.
    }
    Puedes retirarlo cuando quieras, y desaparece al instante y de todas partes: /model ghost off
ghost-text-anew = Ocupa el lugar del que hay, que se retira.
button-ghost-freeze = Congelarlo
button-ghost-keep = Dejarlo así
button-ghost-off = Retirarlo
ghost-kept = Sin fantasma, entonces. Nada cambió.
ghost-done-title = 👻 { $name } anda suelto
ghost-report-title = 👻 Tu fantasma: { $name }
# $rounds: de cuántas rondas se congeló
ghost-meet = { $game }, a partir de { $rounds ->
    [one] una ronda tuya
   *[other] { $rounds } rondas tuyas
  }. Para encontrártelo: opponent={ $name }
# Tanto por ciento de probabilidad que tenían las jugadas que llegaron.
ghost-stand-in = Previó { $rounds ->
    [one] tu última jugada, que entonces no había visto,
   *[other] tus últimas { $rounds } jugadas, que entonces no había visto,
  } con el { $ghost } %; el azar tiene el { $chance } %, quien conoce a la gente pero no a ti el { $people } %, y un simple espejo el { $mirror } %. { $verdict ->
    [yes] Hace bien de ti.
   *[no] Todavía no hace muy bien de ti: no es fácil preverte.
  }
ghost-host-froze = Quien aloja este bot lo sacó del juego.
ghost-report-more = Solo tú ves esto. Para retirarlo: /model ghost off. Con rondas más nuevas: /model ghost anew
ghost-none = No tienes fantasma ({ $game }). Haz uno: /model ghost
ghost-off-done = Tu fantasma ya no está ({ $game }): nadie se lo encuentra más, y su nombre queda libre.
ghost-off-duels = Tu fantasma conocía tus duelos, y se retira también.
ghost-old = Esta pregunta ya tiene respuesta. Pregunta otra vez: /model ghost
ghost-full = Tienes tantos nombres como se puede tener. Renuncia antes a uno: /strategy mine
ghost-too-few = Un fantasma necesita { $needed } rondas tuyas de las que pueda aprender. Conozco { $rounds } ({ $game }); { $missing ->
    [one] con una más
   *[other] con { $missing } más
  } bastará.

## Buscaminas
command-mines = Buscaminas: a solas, con pistas que dicen por qué, o en carrera
command-mines-play = Jugar; elige un nivel o el tamaño que quieras
command-mines-continue = Seguir con un tablero apartado
command-mines-watch = Ver jugar a una estrategia, jugada a jugada
command-mines-race = El mismo tablero para ti y otra persona: ¿quién lo despeja antes?
command-mines-stats = Cómo te fueron los juegos
option-mines-level = De qué tamaño y densidad
option-mines-size = Columnas y filas: 12x10
option-mines-mines = Cuántas minas
option-mines-noguess = Un tablero que se resuelve sin azar
option-mines-board = El código de un tablero, para jugar el mismo
option-mines-cells = Casillas por su nombre: B7 C8; con f delante, una bandera: f D4
option-mines-user = A quién desafías
choice-pocket = Bolsillo: 5×5, 4 minas
choice-small = Pequeño: 8×8, 10 minas
choice-beginner = Principiante: 9×9, 10 minas
choice-intermediate = Intermedio: 16×16, 40 minas
choice-expert = Experto: 30×16, 99 minas
choice-opening = abre una zona
choice-safe = es segura, nada más
choice-yes = sí
choice-ghost-show = cómo está
choice-ghost-anew = congelar de nuevo
choice-ghost-off = retirarlo
choice-no = no
choice-exact = Exacta: cuenta todas las maneras en que pueden estar las minas
choice-simple = Simple: evita la mayor razón de número a casillas cubiertas
choice-random = Azar: cualquier casilla
mines-level-custom = Otros
mines-title = 💣 Buscaminas { $width }×{ $height } · { $mines ->
    [one] { $mines } mina
   *[other] { $mines } minas
  }
mines-begin-opening = Abre cualquier casilla: ella y sus vecinas son seguras.
mines-begin-safe = Abre cualquier casilla: la primera es segura.
mines-progress = 🚩 { $flags } de { $mines } · { $left ->
    [one] falta { $left } casilla segura
   *[other] faltan { $left } casillas seguras
  }
mines-how-open = Una pulsación abre. Sobre un número con todas sus minas marcadas, abre lo demás a su alrededor.
mines-how-flag = Modo bandera: una pulsación pone una bandera, o la quita.
mines-how-window = Elige una parte del tablero.
mines-how-typed = Escribe una casilla para abrirla, con f delante para una bandera: b7, f c3
mines-won = 🎉 { $name } despejó el tablero en { $time }{ $hints ->
    [0] .
    [one] , con { $hints } pista.
   *[other] , con { $hints } pistas.
  }
mines-lost = 💥 { $cell } era una mina. { $name } había despejado { $cleared } de { $safe } casillas.
mines-stopped = Parado. { $name } había despejado { $cleared } de { $safe } casillas.
continue-board = { $width }×{ $height } · { $left ->
    [one] falta { $left } casilla segura
   *[other] faltan { $left } casillas seguras
  }
continue-board-open = 💣 Sin terminar: { $board }
continue-board-question = ¿Seguir con él o empezar otro? Puede esperar: lo conservo.
continue-which-board = 💣 ¿Con qué tablero seguimos?
continue-board-waits = El tablero de antes te espera: { $board }.
continue-board-aside = 💣 Apartado: { $board }
continue-board-kept = Se conserva { $days ->
    [one] { $days } día
   *[other] { $days } días
  }, y su reloj sigue. Para seguir: el botón o /mines continue
continue-board-is-aside = Este tablero está apartado; no se abrió nada. “Continuar” lo trae de vuelta.
continue-no-board = No te espera ningún tablero. Empieza uno: /mines play
continue-board-gone = Ese tablero ya no se conserva. Empieza otro: /mines play
button-new-board = Nuevo tablero
mines-replaced = Apartado por otro juego. { $name } había despejado { $cleared } de { $safe } casillas.
mines-word = con la palabra “{ $word }”
mines-redrawn = Han pasado días, y la clave con que se sorteó este tablero puede ser ya pública. No había ninguna casilla abierta, así que ahora es otro. Elige tu primera casilla.
mines-told = La clave con que se sorteó este tablero puede ser ya pública, y con ella las minas. Sigue jugando; no cuenta.
mines-shared = Un tablero pasado por otra persona: { $code }. No cuenta en tus estadísticas.
button-flag-mode = Modo bandera
button-open-mode = Modo abrir
button-whole-board = Tablero entero
button-hint = Pista
button-play-again = Otro tablero
button-to-end = Hasta el final
button-race-play = Jugar mi tablero
button-race-standings = Clasificación
mines-toast-won = ¡Despejado! Cada mina estaba en su sitio.
mines-toast-lost = { $cell } era una mina.
mines-toast-stopped = Parado.
mines-toast-flag = { $cell }: bandera
mines-toast-unflag = { $cell }: sin bandera
mines-toast-open = { $cells ->
    [one] { $cell }: { $number }
   *[other] { $cell }: { $cells } casillas abiertas
  }
mines-open-already = { $cell } ya está abierta.
mines-flagged = { $cell } tiene una bandera. Quítala antes: en modo bandera, o escribe tras /mines: flag { $cell }
mines-flagged-typed = { $cell } tiene una bandera. Quítala antes: f { $cell }
mines-flags-differ = { $cell } muestra { $number }. Pon tantas banderas a su alrededor, y abrirá lo demás.
mines-board-changed = El tablero ha cambiado desde ese botón. Así está ahora.
mines-over = Este juego terminó. Empieza otro: /mines play
mines-not-yours = Ese tablero es de otra persona. El tuyo: /mines play
mines-none = No tienes ningún juego. Empieza uno: /mines play
mines-no-cell = El tablero no tiene la casilla { $typed }. Van de A1 a { $last }: una letra para la columna, un número para la fila.
mines-which-cell = ¿Qué casilla? Escribe tras /mines: flag B7
mines-hint-safe = 💡 { $cell } es segura: { $because }.
mines-hint-guess = 💡 Nada es seguro. La mejor apuesta es { $cell }: una mina en el { $risk } % de las maneras en que pueden estar.
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
mines-because-first = aún no hay nada abierto
mines-because-lot = sorteada entre { $among ->
    [one] { $among } casilla
   *[other] { $among } casillas
  }
mines-because-ratio = la mayor razón a su alrededor, { $ratio } %, es la menor del tablero
mines-because-no-ratio = no hay ningún número cerca; lo toma por un { $ratio } %
mines-because-risk = nada es seguro; una mina en el { $risk } % de las maneras
mines-level-and-size = Elige un nivel o un tamaño, no ambos.
mines-board-and-size = El código de un tablero ya dice su tamaño. Da solo el código.
mines-bad-size = “{ $typed }” no es un tamaño. Escribe columnas y filas: 12x10
mines-bad-level = “{ $typed }” no es un nivel. Hay pocket, small, beginner, intermediate, expert.
mines-bad-code = “{ $typed }” no es un tablero. Un código es así: 9x9-10-opening-k7f3q
mines-too-large = { $width }×{ $height } es demasiado grande para un chat. El mayor es { $most }.
mines-too-small = Un tablero tiene al menos dos columnas y dos filas.
mines-no-opening = { $width }×{ $height } es demasiado pequeño para una zona sin minas. Toma un tablero mayor, o start=safe.
mines-bad-mines = { $mines } minas no caben: en { $width }×{ $height } puede haber de 1 a { $most }, para que la primera casilla sea segura.
mines-no-such-board = No encontré un tablero así sin azar. Con menos minas sería más fácil.
mines-watch-title = 👀 La estrategia { $strategy } juega { $width }×{ $height } · { $mines ->
    [one] { $mines } mina
   *[other] { $mines } minas
  }
mines-watch-begin = Aún no hay nada abierto. “Siguiente” muestra la primera jugada.
mines-watch-move = Jugada { $move }, { $cell }: { $because }.
mines-watch-progress = { $cleared } de { $safe } casillas despejadas.
mines-watch-won = 🎉 Despejado: las { $safe } casillas.
mines-watch-lost = 💥 Era una mina. Se habían despejado { $cleared } de { $safe } casillas.
mines-watch-code = Pruébalo tú: { $code }
mines-race-title = 🏁 { $first } contra { $second } · { $width }×{ $height }, { $mines ->
    [one] { $mines } mina
   *[other] { $mines } minas
  }
mines-race-how = El mismo tablero para ambas partes, cada una en su mensaje. Tu reloj empieza contigo. Gana quien lo despeje, y si ambas lo logran, la más rápida; si ninguna, la que llegue más lejos.
mines-race-open = { $name }: aún no acaba
mines-race-cleared = { $name }: despejado en { $time }
mines-race-fell = { $name }: { $cleared } de { $safe } casillas
mines-race-won = 🏆 { $name } gana la carrera.
mines-race-level = Empate exacto.
mines-race-gone = Esta carrera está olvidada: ha pasado un día. Convoca otra: /mines race
mines-race-told = La clave con que se sorteó este tablero puede ser ya pública, y con ella las minas. Convoca otra: /mines race
mines-race-not-yours = Esta carrera es de otras dos personas. Convoca la tuya: /mines race
mines-race-played = Ya jugaste este tablero.
mines-race-no-hints = En una carrera no hay pistas.
mines-race-whom = No sé a quién te refieres. Elige a alguien de la lista, menciona a la persona, o responde a un mensaje suyo con /mines race.
mines-race-nobody = Aquí no hay nadie más con quien correr. En Discord y Telegram sí.
mines-race-bot = Los bots no pulsan botones. Desafía a una persona, o mira a una estrategia: /mines watch
mines-race-self = Contra ti siempre ganas. Desafía a otra persona.
alt-board = Tablero { $width }×{ $height }: { $open ->
    [one] una casilla abierta
   *[other] { $open } casillas abiertas
  }, { $flags ->
    [one] una bandera
   *[other] { $flags } banderas
  }, { $mines ->
    [one] una mina
   *[other] { $mines } minas
  }.
alt-board-numbers = Números abiertos: { $list }.
alt-board-number = { $number } { $count ->
    [1] una vez
    [2] dos veces
   *[other] { $count } veces
  }
alt-board-mark = Marcada: { $cell }.
alt-board-frame = Enmarcado: de { $first } a { $last }.
mines-proof-title = Prueba de juego limpio del tablero { $session }
mines-proof-seal = Las minas dan el sello { $seal }. El mismo debe estar en cada mensaje de este tablero, también en el primero.
mines-proof-fit = Salen de la clave del día, { $date }: yo no podía elegirlas.
mines-proof-not-told = Se sortearon con la clave del { $date }. La revelo el { $when }; entonces cualquiera podrá ver que yo no podía elegirlas.
mines-proof-differ = No salen de la clave del día, { $date }. No te fíes de este tablero; avisa a quien aloja este bot.
mines-proof-no-key = La clave del día en esta línea no es de las de su compromiso, así que no comprobé el sorteo. No te fíes.
mines-proof-anew = Se sorteó de nuevo el { $date }, cuando aún no había ninguna casilla abierta. Si no fue así, no te fíes.
mines-proof-word = Tu palabra entró en el sorteo: { $word }
mines-proof-first = De los tableros que da este sorteo, es el primero que se resuelve sin azar.
mines-proof-another = De los tableros que da este sorteo, no es el primero que se resuelve sin azar. No te fíes; avisa a quien aloja este bot.
mines-proof-not-searched = Si es el primero de su sorteo que se resuelve sin azar, no lo miré. npm run -s gadalka -- verify lo hace.
mines-proof-signed = Firmada por mí; mi compromiso es { $pledge }.
mines-proof-signed-other = Firmada en otro alojamiento, cuyo compromiso es { $pledge }.
mines-proof-forged = Su firma es falsa. No te fíes.
mines-proof-how = En casa, con una copia de Gadalka y el compromiso que anotaste: npm run -s gadalka -- verify "…" --pledge "…"
mines-proof-formula = El sello es el comienzo del SHA-256 de “{ $text }”. La semilla del tablero es el HMAC-SHA-256 de “{ $drawn }” con la clave del día, módulo 36^12, en base 36.
mines-proof-not-yet = Este tablero no ha terminado, así que su sello sigue cerrado. Se abre al final.
mines-proof-race = No todo el mundo ha acabado, así que el sello de este tablero sigue cerrado.
mines-proof-none = No tengo ningún tablero tuyo terminado que tenga prueba; los pasados por otra persona no la tienen. Juega uno: /mines play
mines-proof-unreadable = Esa no es una línea de prueba de un tablero. Empieza por gdb1. y sale del botón “Verificar” de un tablero terminado.
mines-stats-title = 💣 Tus juegos de buscaminas
mines-stats-board = tablero
mines-stats-best = récord
mines-stats-games = juegos
mines-stats-wins = gan.
mines-stats-streak = Ganados seguidos sin pista: { $now } ahora, { $most } como mucho.
mines-stats-what = Los récords son los logrados sin pista. Un juego abandonado cuenta como no ganado; los tableros pasados por otra persona no cuentan. Los tableros sin azar y las carreras van en “Otros”.
mines-stats-none = Aún no ha terminado ningún juego. Empieza uno: /mines play

## El reto del día
# Términos: reto del día (daily challenge; “desafío” es el de un duelo), la mente del día (mind), el tablero del día, intento (try), la solución (answers), repetir el sorteo (draw again), días seguidos, recordatorio, logro (milestone).
command-daily = Cada día, una mente solo tuya y un tablero común
command-daily-today = El reto de hoy, y cómo vas
option-daily-time = cuándo, por ejemplo 19:00; off para no recibir más recordatorios
option-daily-zone = la hora de dónde: una ciudad como Berlin, o utc+3
place-daily = Reto del día
# El número cuenta los días; Gadalka es el nombre del bot.
daily-title = 🔮 Gadalka { $number } · { $date }
daily-mind-title = 🔮 Gadalka { $number } · la mente del día
daily-today-mind-open = La mente: 20 rondas, sin empezar.
daily-today-mind-going = La mente: { $won } : { $lost }, sigue la ronda { $round } de { $of }.
daily-today-mind-done = La mente: { $won } : { $lost }.
daily-today-board-open = El tablero: 9×9, sin empezar.
daily-today-board-going = El tablero: en marcha.
daily-today-board-won = El tablero: despejado en { $time }{ $hints ->
    [0] {""}
    [one] , { $hints } pista incluida
   *[other] , { $hints } pistas incluidas
}.
daily-today-board-lost = El tablero: esta vez, sin despejar.
# Ante un tiempo que queda: “en 5 h”
daily-next = Los próximos llegan
daily-invite = 🔮 Gadalka { $number }: hoy, un rival y un tablero para todos.{ $count ->
    [0] {""}
    [one] {" "}Aquí ya ha jugado una persona.
   *[other] {" "}Aquí ya han jugado { $count }.
  }
# Botones
button-daily-mind = La mente
button-daily-board = El tablero
button-daily-yesterday = Ayer
button-daily-top = Ranking
button-daily-play = Jugar
button-daily-remind = Recuérdamelo
button-daily-share = Compartir
button-daily-go-on = Continuar
daily-mind-first = La mente de hoy se ha sorteado solo para ti. Descubre cómo elige, y gánale: 20 rondas, un solo intento.
daily-mind-score = Tú { $won } : { $lost } · ronda { $round } de { $of }
daily-round-won = Tú { $yours } · la mente { $its } → el punto es tuyo
daily-round-lost = Tú { $yours } · la mente { $its } → el punto es de la mente
daily-round-drawn = Tú { $yours } · la mente { $its } → empate
daily-round-toast = { $last } · { $won } : { $lost }
# Tras una fila de signos, junto a strip-yours
daily-row-its = ← las de la mente
daily-mind-end = 🔮 { $won } : { $lost } contra la mente del día
daily-mind-cut = La clave de ese día está a punto de revelarse, así que este intento termina como está.
daily-mind-cut-end = 🔮 { $won } : { $lost } contra la mente del día, tras { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}
daily-mind-over = Ese intento ya terminó; no se contó nada.
daily-not-yours = Esos botones son de otra persona. Los tuyos: /daily
daily-old-button = Ese botón es de otro día. El reto de hoy: /daily
daily-gone = Ese intento ya no se conserva. El reto de hoy: /daily
daily-no-puzzle = No tengo con qué sortear el reto de hoy. Vuelve mañana.
# Quién era la mente del día: su regla, en pasado
daily-rule-after-won = Tras una ronda ganada, { $step ->
    [0] mantenía su jugada
    [1] elegía lo que pierde contra su jugada
   *[other] elegía lo que gana a su jugada
}.
daily-rule-after-drawn = Tras un empate, { $step ->
    [0] mantenía su jugada
    [1] elegía lo que pierde contra su jugada
   *[other] elegía lo que gana a su jugada
}.
daily-rule-after-lost = Tras una ronda perdida, { $step ->
    [0] mantenía su jugada
    [1] elegía lo que pierde contra su jugada
   *[other] elegía lo que gana a su jugada
}.
daily-rule-copy = Repetía tu última jugada.
daily-rule-always-counter = Elegía lo que gana a tu última jugada.
daily-rule-anti-rotation = Esperaba que fueras rotando, piedra, papel, tijera, y ganaba al siguiente paso: elegía, pues, lo que pierde contra tu última jugada.
daily-rule-rotation = Iba rotando, piedra, papel, tijera, hicieras lo que hicieras.
daily-rule-win-stay = Mantenía la jugada que ganaba, y tras una derrota elegía otra cualquiera. Tras un empate, { $draw ->
    [stay] la mantenía
   *[shift] también elegía otra
}.
daily-rule-frequency = Elegía lo que gana a tu jugada más frecuente hasta entonces{ $decay ->
    [1] {""}
   *[other] ; las rondas más recientes contaban más
}.
daily-rule-mupn = Recordaba qué hiciste la última vez tras la misma jugada { $side ->
    [own] suya
   *[opponent] tuya
}, y elegía lo que le gana.
daily-rule-de-bruijn = Cada tres rondas jugaba cada jugada una vez, en un orden al azar. Así que la tercera era segura.
daily-seen = { $count ->
    [one] Se vio en la ronda { $rounds }.
   *[other] Se vio en las rondas { $rounds }.
}
# Las líneas que la gente copia y envía; no delatan ninguna jugada.
daily-strip = Gadalka { $number }
daily-strip-mind = Gadalka { $number } · { $won }:{ $lost }
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
daily-card-alt-board = Gadalka { $number }. El tablero del día: { $board }
daily-word-won = ganada
daily-word-lost = perdida
daily-word-drawn = empate
daily-yesterday-title = 🔮 Gadalka { $number }: la solución
daily-yesterday-none = De ese día no tengo nada: nadie me pidió su reto.
# Ante un tiempo que queda: “en 5 h”
daily-yesterday-soon = Quizá alguien siga con ello. La solución llega
daily-yesterday-open = Tu intento está abierto: sigue la ronda { $round } de { $of }.
daily-yesterday-ahead = Más rondas ganadas que perdidas: { $ahead } de { $all }, entre quienes puedo nombrar.
daily-proof-later = La clave de ese día se revela el { $date }. Entonces cualquiera puede repetir todo el sorteo.
daily-proof-told = La clave del { $date } está revelada: con una copia de Gadalka, cualquiera puede repetir el sorteo de ese día.

## El tablero del día, y los tableros de todos los días
# { $number } cuenta los días: Gadalka 326
daily-board-title = 💣 Gadalka { $number } · el tablero del día
mines-daily-how = El mismo para todo el mundo en su día, y sin azar. Una pista cuesta diez segundos. “Parar” termina tu único intento.
mines-daily-over = Su código se da con la solución, desde las 03:00 UTC del día siguiente: /daily yesterday
mines-daily-closed = La solución de este tablero se conoce desde hace mucho, así que terminó como estaba. El de hoy: /daily board
# { $on }: account-on-platform, por ejemplo “en Discord”
daily-board-elsewhere = Empezaste el tablero de hoy { $on }, y allí sigue: { $left ->
    [one] falta { $left } casilla segura.
   *[other] faltan { $left } casillas seguras.
  }
daily-board-parted = El tablero de hoy se empezó desde una cuenta que entonces era tuya. Mañana hay otro.
daily-used = Tu intento de hoy empezó antes de que se eliminaran tus datos. Mañana hay otro.
daily-board-second = Empezaste este tablero dos veces, antes de vincular tus cuentas. Cuenta el intento que empezó primero.
daily-board-none = No puedo preparar el tablero de hoy. Pregunta más tarde: conservas tu intento.
daily-board-busy = El tablero de hoy aún no está listo: demasiado a la vez. Conservas tu intento; pregunta de nuevo en un momento.
daily-board-score = Con sus pistas, cuenta como { $time }.
daily-board-late = Terminó después de darse la solución, así que no está en ningún ranking del día.
daily-board-was-won = 🎉 Despejado en { $time }{ $hints ->
    [0] .
    [one] , con { $hints } pista.
   *[other] , con { $hints } pistas.
  }
daily-board-was-lost = 💥 Una mina puso fin al intento.
daily-board-was-stopped = Parado antes del final.
# Bajo el tablero resuelto de ayer
daily-board-told = Para jugarlo otra vez o pasarlo: /mines play board={ $code }
daily-top-title = 🏆 Gadalka { $number }
# Ambos van en un título y en botones.
daily-top-mind = Mente
daily-top-board = Tablero
button-daily-today = Hoy
# Cabeceras de columna: rondas ganadas y perdidas; minutos y segundos
daily-top-score = gan.:perd.
daily-top-time = tiempo
daily-top-nobody-mind = Aún no hay nadie en esta lista. Juega contra la mente del día: /daily mind
daily-top-nobody-board = Aún no hay nadie en esta lista. Despeja el tablero del día: /daily board
# Le sigue el tiempo que queda, por ejemplo “en 6 h 12 min”
daily-top-ends = El próximo reto empieza
daily-top-told = Los resultados cuentan hasta la solución, que llega
daily-top-place = { $scope ->
    [here] Tu puesto aquí: { $place } de { $count }.
    [last] Tu puesto donde jugaste por última vez: { $place } de { $count }.
   *[everywhere] Tu puesto en total: { $place } de { $count }.
  }
daily-top-none = No tienes ningún resultado en esta lista. Una mente cuenta cuando se juega hasta el final; un tablero, cuando se despeja.
daily-top-private = Tu resultado: { $result }. Aún no estás en ninguna lista.
daily-unlisted = No estás en ninguna lista: nadie más ve cómo te fue.
daily-top-place-only = Tu resultado: { $result }. Solo apareces donde juegas. Para estar también en esta lista: /profile privacy everyone
daily-top-not-here = Tu resultado: { $result }. Para estar en la lista de este lugar, usa /daily aquí una vez.

## Días seguidos, y recordatorios del reto del día
# Al final de un intento: los días seguidos, contando hoy
streak-day = { $days ->
    [one] El primer día de una racha
   *[other] { $days } días seguidos
}
# En /daily, donde hoy sigue abierto
streak-so-far = { $days ->
    [one] Hasta ahora, un día
   *[other] Hasta ahora, { $days } días seguidos
}
# Tras uno de los dos y un punto
streak-forgiven = un día perdido esta semana está perdonado
# En un perfil; $current puede ser 0.
streak-profile = Reto del día, días seguidos: { $current } ahora, { $longest } como mucho.
remind-message = 🔮 Hoy te esperan una mente nueva y un tablero nuevo.
remind-last = Este fue el tercer recordatorio seguido sin juego, así que ahora callo. Para otro recordatorio: /daily remind
# Cómo está un recordatorio
remind-on = Tu recordatorio: { $time } ({ $zone }).
remind-ended = No recibes recordatorios. Para volver a tener uno: /daily remind 19:00
remind-ended-refused = Tu recordatorio terminó: no pude escribirte en privado. Abre un chat privado conmigo y pídelo otra vez: /daily remind 19:00
remind-ended-unanswered = Tu recordatorio terminó tras tres seguidos sin juego. Para volver a tener uno: /daily remind 19:00
remind-none = No tienes recordatorio. Pídelo con una hora y una ciudad: /daily remind 19:00 Berlin
remind-how = Te escribo en privado, una vez al día, y no los días en que ya jugaste.
remind-title = 🔔 Tu recordatorio
remind-which = ¿Cuándo? Las horas son UTC mientras no digas una ciudad.
remind-zone-how = No nombraste ninguna ciudad, así que vale UTC. Para nombrar una: /daily remind 19:00 Berlin
remind-bad-time = “{ $typed }” no es una hora que conozca. Dila así: 19:00, 7:30 pm u off.
remind-no-notifications = Una terminal no puede llamarte. Pide el recordatorio en Discord o Telegram.
remind-cannot-write = No puedo escribirte en privado. Abre antes un chat privado conmigo y pídelo otra vez.
# Botones
button-remind-play = El reto de hoy
button-remind-end = Sin recordatorios
button-remind-time = Otra hora
button-remind-zone = Mi ciudad

## Logros: lo que alguien hizo y valía la pena
# En letra pequeña bajo una respuesta, una vez
milestone-told = 🏅 Un logro: { $title }.
# Varios a la vez; $count es 2 o más.
milestones-told = 🏅 { $count } logros. Ver /profile
# En el perfil propio: un título y cuándo
milestone-earned = 🏅 { $title } · { $date }
milestones-count = Logros: { $count } de { $all }
# Encabeza una lista de las líneas que acaban en -how
milestones-open = Aún por lograr:
# Botón bajo el perfil propio
button-milestones = Logros
milestone-seal = un sello abierto
milestone-seal-how = · abrir los sellos de una partida o un tablero tuyos: “Verificar”
milestone-rotation = una rueda rota
milestone-rotation-how = · ganar a jugadas que van rotando, o dejar de rotar tú en mitad de una partida
milestone-levels = todos los niveles vencidos
milestone-levels-how = · ganar una partida a cinco puntos o más contra cada nivel
milestone-unread = un libro cerrado
milestone-unread-how = · que no te lea más que por azar, las cien primeras veces de una partida
milestone-expert = un experto sin azar
milestone-expert-how = · despejar sin pistas un tablero Experto sin azar
milestone-duel = un duelo hasta el final
milestone-duel-how = · jugar un duelo hasta el final
milestone-upset = una victoria contra pronóstico
milestone-upset-how = · ganar un duelo puntuable contra una puntuación más alta que la tuya
milestone-compared = dos perfiles frente a frente
milestone-compared-how = · comparar perfiles con alguien, de mutuo acuerdo
milestone-tournament = un campeón de tu cuadra
milestone-tournament-how = · inscribir en un torneo una estrategia tuya
milestone-mind = una mente leída
milestone-mind-how = · ganar a la mente del día por ocho puntos o más
milestone-board = un tablero limpio
milestone-board-how = · despejar el tablero del día sin pistas
milestone-week = siete días
milestone-week-how = · jugar el reto del día siete días seguidos
# En el texto que acepta quien deja ver su perfil
profile-shows-milestones = Donde tu perfil esté abierto, muestra también tus logros y tus días seguidos.

## El acceso en una página
web-sign-in-invalid = Este acceso no es válido. Abre la página otra vez desde el chat.
web-sign-in-old = Este acceso es demasiado antiguo. Abre la página otra vez desde el chat.
web-sign-in-unavailable = Tu acceso no se puede comprobar ahora mismo. Prueba otra vez en un momento.

## Torneos
command-tournament = Torneos de estrategias, que se juegan en segundo plano
command-tournament-show = El torneo de aquí, con todo lo que puedes hacer
command-tournament-create = Abrir un torneo aquí
command-leaderboard = Lo mejor de los torneos, de las partidas contra mí o de los duelos
option-leaderboard-of = estrategias de los torneos, personas contra mí, o duelos; si no, estrategias
option-leaderboard-scope = este servidor o grupo, o todas partes; si no, aquí
option-leaderboard-period = esta semana, este mes o siempre; si no, siempre
choice-strategies = estrategias
choice-players = personas
choice-duels = duelos
choice-here = aquí
choice-everywhere = en todas partes
choice-week = esta semana
choice-month = este mes
choice-all = siempre
command-profile = Cómo juegas, cómo juegan los demás, y quién puede verlo
command-profile-show = Lo que tus rondas dicen de ti: hábitos, rachas, cuánto se te puede prever
command-profile-compare = Cuánto se parece tu juego al de otra persona; se le pide permiso antes
option-profile-user = otra persona; si no, tú
choice-opponents-bot = conmigo
choice-opponents-people = duelos con personas
choice-opponents-all = todo junto
option-profile-other = con quién
command-profile-map = Quién juega parecido aquí, entre maneras conocidas de jugar
option-groups-role = un rol
option-groups-channel = otro chat, comparado con este
choice-private = nadie
choice-place = la gente de donde juegas
choice-everyone = todo el mundo
option-system = quién se cruza con quién; si no, swiss
option-rounds = jornadas de un torneo suizo, de 1 a 30
option-match = rondas por partida, de 10 a 2000; si no, 1000
option-entrant = quién juega: una estrategia, con ajustes o sin ellos (markov:order=3), o un nombre registrado
system-round-robin = Todos contra todos
system-olympic = Eliminatoria
system-olympic-matches = Eliminatoria por partidas
system-recursive = Eliminatoria por todos los puestos
system-recursive-matches = Eliminatoria por todos los puestos, por partidas
system-swiss = Suizo
tournament-title = { $system } · { $game }
tournament-created = { $name } abre un torneo de estrategias.
tournament-joined = { $entrant } participa. { $count ->
    [one] Participa una por ahora.
   *[other] Participan { $count } por ahora.
  }
tournament-started = Empieza: { $count } estrategias, partidas de { $match } rondas. Su mensaje muestra cómo va, y publicaré el final.
tournament-cancelled = { $name } lo cancela. Lo jugado no cuenta.
tournament-open = Abierto. { $count ->
    [0] Aún no participa ninguna.
    [one] Participa una por ahora.
   *[other] Participan { $count } por ahora.
  }
tournament-running = Jornada { $round } en juego: { $played } de { $planned } partidas.
tournament-last = Ha terminado. Primer puesto: { $names }
tournament-won = { $count ->
    [one] La victoria es para { $names }
   *[other] El primer puesto se comparte: { $names }
  }
tournament-picture = Puntos en barras. { $title }: { $places }
tournament-cross-alt = Tabla cruzada. { $title }. Puestos y puntos: { $places }
tournament-cross-how = Fila contra columna: 1 ganada, ½ empatada, 0 perdida
tournament-cross-empty = vacío: no se cruzaron
tournament-cross-forfeit = abandono
tournament-cross-rest = descansa
tournament-cross-round = Jornada { $round }
tournament-rounds-how = Con quién se cruzó cada una: + ganada, – perdida
option-league-name = una estrategia de la liga
choice-league = la liga
button-league-matrix = Quién gana a quién
button-league-table = Tabla entera
button-league-entrant = Un participante
league-title = 🏟️ Liga · { $game } · { $season }
league-head = { $count ->
    [one] { $name } va por delante, aunque aún no hay nadie detrás.
   *[other] { $name } va por delante de { $count } por ahora.
  }
league-head-over = { $name } ha ganado el mes.
league-of-hundred = de 100
league-legend = ° es una de las mías. Delante: dónde acabaría, 95 veces de cada 100, si el mes se jugara de nuevo con otros dados. Al final: rondas ganadas menos perdidas, de cada cien.
league-progress = Jugados hasta ahora: { $played } de { $all } pares.
league-mix = ¿A quién enviar? Echada a suertes, nadie aquí gana a esta mezcla: { $parts }.
league-thrower = ⚑ { $name } saca { $house } rondas de cada cien a las mías, pero { $observed } a { $to }, donde cabía esperar { $expected }. Eso huele a amaño.
league-check = Terminada, y abierta a comprobación: los dados salen de la clave del día { $day } con el compromiso { $pledge }…, sorteados para season|{ $season }|. /fairness revela la clave tres días después.
league-none = Aún no se ha jugado ningún par. Juego la liga cuando no tengo nada mejor que hacer; vuelve en unos minutos.
league-off = Aquí no hay liga: quien aloja el bot la ha desactivado.
league-no-season = No guardo tabla de ese mes.
league-no-month = “{ $typed }” no es un mes. Un mes es así: 2026-10
league-bars = Puntos, con el margen que darían otros dados 95 veces de cada 100
league-matrix-line = { $rank }. { $name }: la que más, a { $most }; la que menos, a { $least }
league-row = { $rank }. { $name } (puesto { $ranks }): { $points } puntos ({ $low } a { $high }), en promedio { $mean } rondas de cada cien. La mejor respuesta de aquí le saca { $exploited }.
league-row-worst = Lo peor: { $worst } contra { $against }.
league-row-share = En la mezcla: { $share }.
league-details-how = 400 puntos son diez contra uno. Los márgenes valen 95 veces de cada 100.
league-withdrawn = (retirada)
league-which = ¿Cuál busco? /league against iocaine
league-unknown = { $name } no juega en la liga ({ $game }).
league-near = ¿Querías decir { $names }?
league-beside = Juega sin clasificar: el puesto de quien la escribió es de otra, o copia una.
league-unplayed = Acaba de llegar y aún no tiene puesto.
league-unmet = Aún no se ha cruzado con nadie.
league-entrant-gone = Esa ya no juega.
league-met = { $count ->
    [one] Un rival hasta ahora
   *[other] { $count } rivales hasta ahora
  }; rondas ganadas menos perdidas, de cada cien.
league-entered = { $name } puntúa ahora por ti: { $games }. Si es nueva ahí, sus partidas van primero.
league-left = Ya no juega ninguna tuya: { $games }. /league enter trae una de vuelta.
league-enter-none = Aún no es público nada tuyo. Un archivo lo es un día después de enviarlo.
league-enter-unknown = No tienes ninguna estrategia pública llamada { $name }. Las tuyas: { $names }
league-enter-copy = { $name } juega como { $original }. Las copias pueden jugar, pero no puntúan.
league-enter-other-game = { $name } no juega a eso.
league-matrix-how = Fila contra columna: rondas ganadas menos perdidas, de cada cien
league-matrix-first = las primeras { $shown } de { $count }
league-matrix-lost = pierde todas las rondas
league-matrix-won = gana todas las rondas
league-matrix-unmet = punto: no se han cruzado
league-matrix-alt = Quién gana a quién. { $title }. Puestos, y rondas ganadas menos perdidas de cada cien: { $places }
tournament-round = { $title } · jornada { $round }
tournament-forfeit = { $name } pierde por abandono ({ $kind ->
    [crashed] falló
    [stalled] pensó demasiado
    [exhausted] pasó sus límites
   *[illegal] no hizo ninguna jugada del juego
  })
tournament-void = sin resultado ({ $why ->
    [withdrawn] se retiró una de las partes
   *[guard] no se pudo jugar hasta el final
  })
tournament-cross-void = nula
tournament-history = 🏆 Torneos de aquí: { $count }
button-enter-mine = Inscribir la mía
button-tournament-start = Empezar
button-tournament-next = El siguiente
button-tournament-leave = Salir
button-tournament-standings = Clasificación
button-tournament-pairings = Cruces
button-tournament-history = Anteriores
button-tournament-cancel = Cancelar
button-tournament-other = Otra
tournament-none-title = 🏆 Torneos
tournament-gone = Ya no conozco ese torneo. Lo que hay aquí: /tournament show
tournament-over = Ese torneo ha terminado. Lo que hay aquí: /tournament show
tournament-enter-title = 🏆 Inscribir una estrategia
tournament-enter-which = ¿Cuál juega por ti? Arriba las tuyas, debajo algunas mías.
tournament-enter-none = Aún no tienes una estrategia propia para este juego: /strategy submit hace una de un archivo. O inscribe una mía:
tournament-leave-title = 🏆 Sacar una estrategia
tournament-leave-pick = ¿Cuál sale?
tournament-leave-none = Ninguna tuya participa.
tournament-cancel-which = ¿Qué quieres terminar? Lo ya jugado no contará.
tournament-open-already = Aquí ya hay un torneo: /tournament show
tournament-none-open = Aquí no hay ningún torneo abierto. /tournament create abre uno.
tournament-begun = El torneo ya ha empezado. Inscribe en el siguiente.
tournament-full = Las { $max } plazas están ocupadas. Inscribe en el siguiente torneo.
tournament-joined-already = { $entrant } ya participa. Inscribe otra estrategia, o la misma con otros ajustes.
tournament-too-few = Un torneo necesita dos estrategias o más. Inscribe antes otra.
tournament-none-yet = Aquí aún no ha habido torneos. /tournament create abre uno.
tournament-not-begun = El torneo aún no ha empezado.
tournament-first-round = La primera jornada no ha terminado. Pregunta otra vez en un momento.
tournament-forgotten = Guardo los cruces treinta días, y estos son más antiguos. La clasificación aún la tengo.
tournament-bundle = Todo en un archivo, con la firma de este alojamiento: quién jugó, la semilla, cada jugada y la tabla. Quien tenga el programa puede jugarlo de nuevo y ver dónde difiere un byte:
tournament-bundle-later = Juego cada partida una vez más para el archivo, y lo publico aquí cuando esté.
tournament-bundle-busy = El archivo ya se está haciendo. Llega aquí cuando esté.
tournament-bundle-not-over = El torneo no ha terminado, y el archivo delataría su semilla. Pregunta otra vez al final.
tournament-bundle-forgotten = Guardo las partidas treinta días, y estas ya no están. El comando de los detalles lo juega de nuevo.
tournament-bundle-differs = No hago tal archivo: una partida salió distinta al jugarla de nuevo. Quien aloja este bot encontrará más en su registro.
tournament-bundle-failed = No se pudieron jugar de nuevo todas las partidas a tiempo, así que aún no hay archivo. Pregunta más tarde.
tournament-not-yours = Solo puede hacerlo quien abrió el torneo o quien administra este lugar.
tournament-rounds-swiss = Solo un torneo suizo deja elegir sus jornadas; los demás tienen su propio número. Quita rounds, o elige system: swiss.
option-start = cuándo: 18:00, 2026-11-28 18:00, in 2h; repetido: daily 18:00, weekly fri 18:00, monthly 1 18:00
option-channel = dónde se anuncia; si no, aquí
option-house = si mis propias estrategias completan el cuadro hasta ocho
tournament-house-open = 🏠 Hasta { $size } lo completan las mías.
tournament-house = 🏠 juega por mí, para que el cuadro esté completo.
tournament-house-best = Lo mejor entre las inscritas: { $names }
tournament-house-picture = con casita: juega por mí
choice-cancel-this = este torneo
choice-cancel-schedule = toda la serie
tournament-created-elsewhere = { $name } abre un torneo de estrategias. Se muestra en { $channel }, y su final también.
tournament-starts = Comienzo: { $when }.
tournament-starts-again = Comienzo: { $when }, y luego otra vez { $schedule }.
tournament-daily = cada día a las { $time }
tournament-weekly = cada { $day ->
    [0] domingo
    [1] lunes
    [2] martes
    [3] miércoles
    [4] jueves
    [5] viernes
   *[other] sábado
  } a las { $time }
tournament-monthly = cada mes, el día { $date } a las { $time }
tournament-by-cron = según la línea cron { $cron }
tournament-running-of = Jornada { $round } de { $of } en juego: { $played } de { $planned } partidas.
tournament-waiting = Ha empezado y espera su turno: { $place ->
    [1] el siguiente
   *[other] el número { $place }
  } de la cola, mientras se juegan otros.
tournament-turn-soon = Ha empezado. Sus primeras partidas se juegan en un momento.
tournament-called-off = Cancelado. Lo jugado no cuenta.
tournament-left = { $entrant } queda fuera. { $count ->
    [0] Ahora no participa ninguna.
    [one] Participa una por ahora.
   *[other] Participan { $count } por ahora.
  }
tournament-leaves-later = { $entrant } juega este hasta el final y no está en el siguiente.
tournament-skipped = { $name } cancela este. Comienzo del siguiente: { $when }.
tournament-series-ended = { $name } termina la serie. Lo que se está jugando llega a su final; no sigue nada.
tournament-next = Comienzo del siguiente: { $when }.
tournament-put-off = Se inscribieron menos de dos, así que no se juega nada.
tournament-missed = Yo no estaba cuando esto debía empezar.
tournament-put-off-to = Aplazado: { $when }.
tournament-put-off-open = Sigue abierto. Empiézalo cuando haya dos o más.
tournament-again = La semilla era { $seed }. Cualquiera puede celebrarlo de nuevo, hasta la misma tabla:
setting-match = partidas de { $match } rondas
setting-rounds = { $rounds ->
    [one] una jornada
   *[other] { $rounds } jornadas
  }
setting-channel = anunciado en { $channel }
tournament-drawn = Se sorteó cuando todas estaban inscritas y el torneo empezó: los primeros 48 bits del HMAC-SHA-256 de “{ $text }” con la clave del día { $day } de mi compromiso { $pledge }. Tres días después esa clave es pública.
setting-seed-later = la semilla se dice al final
tournament-create-not-yours = Solo quien administra este lugar puede abrir un torneo en él. En un chat privado conmigo puedes abrir el tuyo.
tournament-too-many-yours = Has inscrito { $max } estrategias, tantas como puede una persona. Saca antes una.
tournament-not-entered = { $entrant } no participa.
tournament-entrant-not-yours = La inscripción de { $entrant } es de otra persona. Solo ella, o quien administra este lugar, puede sacarla.
tournament-leave-which = ¿Cuál de tus estrategias sale? Por ejemplo /tournament leave markov:order=3; /tournament status muestra quién participa.
tournament-no-schedule = Este torneo no es parte de una serie. /tournament cancel lo cancela.
tournament-not-writable = No puedo escribir allí, así que no se abrió nada. Déjame entrar y permíteme enviar mensajes e imágenes allí, y prueba otra vez.
tournament-not-writable-here = Aquí puedo responder, pero no escribir por mi cuenta, así que no podría anunciar el final y no se abrió nada. Haz que me añadan a este servidor con permiso para enviar mensajes, o nombra otro lugar tuyo: channel=…
tournament-told-already = Eso ya está hecho. Cómo va: /tournament show
tournament-away = La plataforma no aceptó mi mensaje allí, así que no se abrió nada. Prueba otra vez en un momento.
start-unreadable = No sé leer “{ $typed }” como una hora. Prueba 18:00, 2026-11-28 18:00 o in 2h; o una y otra vez: daily 18:00, weekly fri 18:00, monthly 1 18:00, o una línea cron como 0 18 * * 5.
start-wrong-date = “{ $typed }” no es un día del calendario, o no es una hora del día. Prueba 2026-11-28 18:00 o weekly fri 18:00.
start-past = “{ $typed }” ya pasó: ahora es { $now }. Elige una hora posterior, u otra zona.
start-never = “{ $typed }” no llega nunca. Elige un día que esté en el calendario.
start-too-often = “{ $typed }” llega más de una vez por hora. Deja una hora o más entre dos torneos.
start-too-far = “{ $typed }” está a más de un año. Elige una hora más cercana.
start-no-zone = ¿Qué zona horaria es “{ $typed }”: { $nearest }?
start-unknown-zone = No conozco la zona horaria “{ $typed }”. Nombra una ciudad grande de ella, como Berlin o New York, o di utc+3.
channel-none-here = Aquí no hay otros lugares. Quita channel, y lo anuncio en este chat.
channel-unknown = No encuentro “{ $typed }”. Nombra un canal, tema o chat en el que yo esté.
channel-not-writable = No puedo escribir en “{ $typed }”. Déjame entrar y permíteme enviar mensajes e imágenes allí, y prueba otra vez.
channel-not-yours = No administras { $channel }, así que no anuncio nada allí por ti. Pídeselo a quien lo administra.
leaderboard-title = 🏆 Lo mejor de { $count ->
    [one] un torneo
   *[other] { $count } torneos
  }
leaderboard-players-title = 🏆 Quién se me resiste mejor
leaderboard-head = Lo que más me cuesta leer: { $name }, con { $won } de { $decided } rondas ganadas.
leaderboard-head-strategy = { $name } va en cabeza con { $points ->
    [one] un punto
   *[other] { $points } puntos
  } en { $entered ->
    [one] un torneo
   *[other] { $entered } torneos
  }.
leaderboard-head-shared = { $count } comparten el primer puesto.
leaderboard-players-how = Rondas que me ganaron, de las decididas. Solo aparece quien dio su permiso.
leaderboard-no-tournament-here = Aún no ha terminado ningún torneo ({ $where }). Para el primero: /tournament create, luego join y start.
leaderboard-no-tournament = Aún no ha terminado ningún torneo ({ $where }). Cuentan los de grupos: abre el primero en un grupo, con /tournament create.
leaderboard-short = Esta lista empieza con { $needed } nombres ({ $where }). Hasta ahora: { $names }.
leaderboard-alone-here = Aquí solo estamos tú y yo. Pregunta en un grupo, o con scope=everywhere
button-my-place = Mi puesto
button-list-me = Ponme en la lista
button-undo = Deshacer
button-duel-friend = Duelo con alguien
button-send-friend = Enviar a alguien
list-me-done = Ya estás en la lista, { $scope ->
    [here] aquí y donde termines una partida
   *[everywhere] para quien me pregunte
  }: con tu nombre y tus resultados. Tu perfil queda como estaba. La lista de personas pide { $needed } rondas decididas.
list-me-undone = { $level ->
    [private] Deshecho: no estás en ninguna lista.
    [place] Deshecho: las listas solo te muestran donde juegas.
   *[everyone] Nada que deshacer: desde entonces elegiste que todo el mundo pueda verte.
  }
button-habits-here = Cómo juega este { $where ->
    [server] servidor
   *[chat] chat
  }
button-groups = Comparar dos grupos
leaderboard-mine-none = No has registrado ninguna estrategia. /strategy register te da una; inscríbela en un torneo con /tournament join.
leaderboard-mine-not-entered = Ninguna de tus estrategias registradas tiene puesto aquí. Inscribe una por su nombre: /tournament join
leaderboard-mine-strategy = { $name }: puesto { $place } de { $count }, puntos: { $points }
leaderboard-mine-private = { $decided ->
    [0] Aquí aún no cuenta ninguna ronda decidida tuya, y no estás en ninguna lista: tu perfil es privado.
   *[other] Ganaste { $share } de { $decided ->
        [one] una ronda decidida
       *[other] { $decided } rondas decididas
      }. Nadie más lo ve, y no estás en ninguna lista: tu perfil es privado.
  }
leaderboard-mine-place-only = Solo apareces donde juegas.
leaderboard-mine-not-here = Aún no estás en la lista de este lugar: termina una partida aquí.
leaderboard-mine-missing = { $decided ->
    [0] Aquí aún no cuenta ninguna ronda decidida tuya.
   *[other] Ganaste { $share } de { $decided ->
        [one] una ronda decidida
       *[other] { $decided } rondas decididas
      }.
  } La lista empieza con { $needed } rondas así; te faltan { $missing }
leaderboard-mine-player = Tu puesto: { $place } de { $count }. Ganaste { $share } de { $decided ->
    [one] una ronda decidida
   *[other] { $decided } rondas decididas
  }.
leaderboard-bars = Barra: ganado con certeza; línea: donde el azar puede esconder la verdad; marca: ganado hasta ahora
leaderboard-unit = rondas ganadas, % de las decididas
leaderboard-picture = Lo que cada persona ha ganado con certeza, en barras. { $title }: { $places }
leaderboard-details-title = 🏆 Las cifras de este ranking
leaderboard-details-line = { $place }. { $name }: { $won } de { $decided }, con certeza entre el { $low } % y el { $high } %
leaderboard-details-players = Cómo leer esto. Cuentan las rondas decididas contra la adivina a plena fuerza, { $needed } como mínimo. Una parte de pocas rondas puede ser suerte: los dos límites abarcan la verdadera 19 veces de cada 20, y el orden va por el inferior, sin los 8 puntos que presto a todo el mundo. Juega más, y se acercan.
leaderboard-details-strategies = Cómo leer esto. En cada torneo una estrategia recibe un punto por cada una que dejó atrás y medio por cada una con la que empató, así que los torneos grandes pesan más. Ganado: cuántos acabó en cabeza, sola o no; de: en cuántos participó. A iguales puntos, puesto compartido.
table-points = pts
table-rating = punt.
table-duels = duelos
leaderboard-duels-title = 🏆 La escalera de duelos
leaderboard-duels-head = { $name } va en cabeza: { $rating } tras { $duels ->
    [one] un duelo puntuable
   *[other] { $duels } duelos puntuables
  }.
leaderboard-luck = Por puro azar, la mejor puntuación de { $count } estaría en torno a { $rating } tras otros tantos duelos.
leaderboard-luck-beyond = Aquí hay quien la supera.
leaderboard-luck-mostly = Aquí nadie la supera con certeza: una escalera corta es sobre todo suerte.
leaderboard-duels-how = ±: el margen. “?”: menos de { $below } duelos. Solo aparece quien dio su permiso.
leaderboard-duels-bars = Barra: lo que la puntuación supera con certeza; línea: donde el azar puede esconder la verdad; marca: la puntuación
leaderboard-duels-unit = puntuación; todo el mundo empieza en 1500
leaderboard-duels-picture = Puntuaciones en barras, con su margen. { $title }: { $places }
leaderboard-mine-no-duel = Aquí aún no cuenta ningún duelo puntuable tuyo.
leaderboard-mine-rating = Tu puesto: { $place } de { $count }. Tu puntuación: { $rating }, de { $duels ->
    [one] un duelo puntuable
   *[other] { $duels } duelos puntuables
  }.
leaderboard-mine-opponents = Tu puntuación: { $rating }. Un puesto necesita cinco rivales distintos; { $missing ->
    [one] te falta uno
   *[other] te faltan { $missing }
  }.
leaderboard-mine-rating-private = Tu puntuación: { $rating }. No estás en ninguna lista: tu perfil es privado.
leaderboard-details-rating = { $place }. { $name }: { $rating }, con certeza más de { $low }; { $duels ->
    [one] un duelo
   *[other] { $duels } duelos
  }
leaderboard-details-duels = Cómo leer esto. Todo el mundo empieza en 1500, y cada duelo puntuable mueve a ambas partes, más cuanto menos se esperaba (Glicko-2). La fuerza verdadera está dentro de ± dos veces de cada tres, y dentro del doble 19 de cada 20; el orden va por el extremo inferior de este. Con la misma persona cuentan tres duelos al día. Un duelo pesa menos cuanto más se haya repetido ese cruce este mes, y cuantos menos rivales haya tenido la otra parte. Por puro azar: a qué llega lo mejor de otras tantas personas en escaleras simuladas donde una moneda decide cada duelo.
rating-side = { $name } { $rating } ({ $change })
rating-side-provisional = { $name } { $rating } ({ $change }), provisional
rating-not-now = Esta vez no puntúa.
rating-nobody = Sin puntuar: terminó sin resultado.
rating-early = Terminó antes de jugar dos rondas: nadie gana ni pierde.
rating-left-often = { $line }: irse tan pronto cuesta desde la cuarta vez en un mes. Nadie gana con ello.
rating-pair-day = No puntúa: este par ya tuvo sus tres duelos puntuables del día.
rating-person-day = No puntúa: una de las partes ya tuvo hoy veinte duelos puntuables, y es el máximo.
table-won = ganado
table-of = de
table-bye = Una jornada sin rival cuenta un punto.
table-more = … y { $count } más
table-tied = { $ranks }: empate
table-tie-break = { $points }: desempate
why-everyone-meets = todas contra todas
why-rest = descansa: son impares
why-bracket = el cuadro
why-third-place = por el tercer puesto
why-bracket-bye = exenta: pasan las mejor situadas
why-same-score = mismos puntos, primer cruce
why-floated-down = puntos distintos, primer cruce
why-met-before = ya se cruzaron: no queda otra
why-next-in-order = siguiente por orden de puntos
why-bye-lowest = exenta: la más baja sin exención
why-bye-needed = exenta: solo así hay cruces nuevos
why-bye-again = exenta: todas lo han estado ya
problem-number = “{ $typed }” no vale para “{ $option }”: hace falta un número entero de { $min } a { $max }.

## Duelos entre personas
duel-title = ⚔️ { $game } · { $length }
duel-terms = { $pace ->
    [quick] 30 segundos por ronda
    [slow] un día por ronda
   *[calm] 2 minutos por ronda
  } · { $rated ->
    [yes] puntuable
   *[no] amistoso
  }
duel-challenge = { $name }, { $caller } te desafía a un duelo. Responde { $lapse ->
    [day] en menos de un día
   *[minutes] en menos de diez minutos
  }.
duel-open = { $caller } busca con quién batirse en duelo. Juega quien acepte primero; el desafío está abierto { $lapse ->
    [day] un día
   *[minutes] diez minutos
  }.
duel-how = Ambas partes eligen a la vez. Nadie ve una elección hasta que están las dos.
duel-join-code = Desde otro chat o plataforma: /rps duel { $code }
duel-declined = { $name } lo rechaza: { $reason ->
    [later] ahora no
    [shorter] algo más corto, por favor
    [unrated] con gusto, pero amistoso
   *[no] no, gracias
  }.
duel-lapsed = { $open ->
    [yes] Nadie lo aceptó a tiempo. Para probar otra vez: /rps duel
   *[no] { $name } no respondió a tiempo. Para probar otra vez: /rps duel
  }
duel-score = { $first } { $won } : { $lost } { $second }{ $drawn ->
    [0] {""}
    [one] {" "}· { $drawn } empate
   *[other] {" "}· { $drawn } empates
  }
duel-round-won = Ronda { $round }: { $first } { $left } · { $second } { $right } → { $winner }
duel-round-drawn = Ronda { $round }: { $first } { $left } · { $second } { $right } → empate
duel-round-late = Ronda { $round }: { $late } llegó tarde → { $winner }
duel-round-void = Ronda { $round }: nadie llegó a tiempo, no cuenta para nadie
duel-both-choose = Eligen { $first } / { $second }.
duel-one-chose = { $chosen } ya eligió. { $other } sigue eligiendo.
duel-stop-asked = { $name } quiere parar. Si { $other } también pulsa “Parar”, es empate. Si { $name } se rinde, gana { $other }.
duel-name-ask = { $name }: ¿puede la otra persona ver tu nombre en este duelo?
duel-name-shown = La otra persona ya ve tu nombre, solo en este duelo.
duel-name-unseen = En tu nombre no hay nada que yo pueda mostrar.
button-show-name = Mostrar mi nombre
duel-clock = La ronda { $round } termina
duel-board = ⚔️ 🔵 { $first } { $won } : { $lost } { $second } 🟠
duel-ended-won = ⚔️ { $winner } gana a { $loser } { $won } : { $lost }
duel-ended-early = ⚔️ { $winner } gana con { $won } : { $lost }
duel-ended-level = ⚔️ { $ending ->
    [agreed] Tablas
    [void] No gana nadie
   *[rounds] Empate
  }: { $first } { $won } : { $lost } { $second }
duel-ended-by-rounds = Ningún duelo dura más rondas que estas.
duel-ended-by-resigned = { $loser } se ha rendido.
duel-ended-by-agreed = Ambas partes querían parar.
duel-ended-by-absent = { $loser } faltó a dos rondas seguidas.
duel-ended-by-void = En las últimas rondas no había nadie.
duel-ended-by-call = El duelo se canceló y no cuenta para nadie.
duel-wants-again = { $name } quiere la revancha.
duel-strip = { $strip } { $name }
duel-strip-results = { $strip } 🔵 { $first } 🟠 { $second }
duel-story-throughout = { $leader } fue por delante desde la ronda { $from } hasta el final.
duel-story-for-good = { $leader } nunca fue por detrás, y por delante ya siempre desde la ronda { $from }.
duel-story-last = Antes de la última ronda había empate.
duel-story-comeback = { $other } fue por delante hasta la ronda { $until }, { $leader } desde la ronda { $from }.
duel-story-comeback-last = { $other } fue por delante hasta la ronda { $until }; la última ronda lo decidió.
duel-story-given = Hasta entonces iba por delante { $leader }.
duel-story-undecided = La mayor ventaja: { $leader }, por { $by }, tras la ronda { $round }.
duel-story-streak = { $winner } ganó { $count } seguidas, rondas { $from }–{ $to }.
duel-story-one-streak = { $winner } ganó todas las rondas.
button-card = Tarjeta
duel-no-picture = En este duelo no se jugó nada, así que no hay nada que dibujar.
duel-card-there = La tarjeta ya está en este chat. Aquí tienes una para ti.
duel-player = Parte { $number }
duel-card-won = Gana { $winner }
duel-card-level = { $ending ->
    [agreed] Tablas, de mutuo acuerdo
    [void] No gana nadie
   *[rounds] Empate
  }
duel-card-signature = Se eligió a la vez y sin mirar. Gadalka vigilaba.
duel-card-alt = { $score }. { $result }. { $story } { $moves } { $date }.
duel-card-rounds = Las rondas: { $rounds }.
duel-card-round = { $round }. { $left } – { $right }
duel-card-late = tarde
duel-chose = { $name } eligió: { $moves }.
duel-chart-title = 📈 { $score }
duel-chart-best = { $by ->
    [0] { $name } nunca fue por delante.
   *[other] La mayor ventaja de { $name } fue de { $by }, primero en la ronda { $round }.
  }
duel-chart-apart = { $leader } va { $by } por delante: difícilmente es suerte.
duel-chart-luck = { $by ->
    [0] Empate: bien puede ser suerte.
   *[other] { $by } de diferencia bien pueden ser suerte.
  }
duel-chart-difference = ventaja
duel-chart-moves = Las jugadas
duel-chart-alt = { $score }. Quién iba por delante, ronda a ronda, como línea sobre el alcance gris del azar, y las jugadas de ambas partes en barras. { $lines }
button-read-me = Léeme
button-read-other = Leer al rival
button-readable = Dejar leer
button-unreadable = Guardármelo
duel-readable-now = { $name } puede ver ahora lo que yo habría esperado de ti en este duelo, con cifras de tus partidas conmigo. Para retirarlo: “Guardármelo”.
duel-readable-no-more = { $name } ya no puede verlo. Lo que ya se leyó no lo puede borrar nadie.
duel-not-over = Este duelo aún no ha terminado.
button-accept-duel = Aceptar
button-take-duel = Yo juego
button-resign = Rendirse
button-decline-later = Ahora no
button-decline-shorter = Más corto
button-decline-unrated = Amistoso
button-decline-no = No
duel-pick-in = Elegiste { $move }.
duel-pick-kept = Tu elección ya estaba hecha (ronda { $round }), y ahí queda.
duel-pick-late = Esa ronda ya terminó.
duel-pick-timed = Tarde: el tiempo de esa ronda ya había pasado.
duel-over = Este duelo ha terminado.
duel-gone = Ya no tengo este duelo. Uno nuevo: /rps duel
duel-not-yours = Este duelo es de { $first } contra { $second }. El tuyo: /rps duel
duel-not-begun = Este duelo aún no ha empezado.
duel-stop-noted = Anotado. Si la otra parte también pulsa “Parar”, es empate. Para abandonar, pulsa “Rendirse”.
duel-stop-first = Pulsa antes “Parar”. Quien se rinde pierde.
duel-self = No puedes batirte contra ti. Tiene que aceptarlo otra persona.
duel-taken = Alguien se adelantó. El tuyo: /rps duel
duel-not-taker = Solo { $caller } puede retirar esto.
duel-not-taking = { $name } no acepta duelos ahora.
duel-again-noted = Anotado. Empieza cuando la otra parte también quiera.
duel-whom-bot = Los bots no se baten en duelo. Conmigo puedes jugar ya: /rps play
duel-whom-unknown = No sé a quién te refieres. Menciona a la persona, responde a un mensaje suyo, o no nombres a nadie: entonces puede aceptarlo cualquiera de aquí.
duel-nobody = Aquí no hay nadie más. Conmigo puedes jugar ya: /rps play
duel-unseen = { $name } no ve este chat. No nombres a nadie, y envíale el código que te doy.
duel-code-unknown = No conozco ningún duelo abierto con el código { $typed }. Puede que alguien lo tomara, o que pasara su tiempo.
duel-code-tries = Fueron muchos códigos. Prueba otra vez en diez minutos.
duel-none-running = No tienes ningún duelo en marcha. Para empezar uno: /rps duel
offer-duel-title = Duelo: { $game }
offer-duel-description = Para dos personas de aquí; juegan las dos primeras que pulsen
offer-duel-text = { $name } ofrece un duelo. Juegan las dos primeras personas que pulsen, también { $name } si le apetece.
command-rps-duel = Duelo con otra persona: elecciones ocultas, un mensaje para ambas
option-duel-user = A quién desafías; sin nadie, a cualquiera de aquí
option-duel-length = Cuánto dura: first to 3, first to 5, best of 9, first to 10
option-duel-pace = Tiempo para cada ronda
option-duel-code = El código del duelo, como K7F3PM
menu-duel = Duelo
choice-first-3 = A 3 puntos
choice-first-5 = A 5 puntos
choice-best-9 = Al mejor de 9
choice-first-10 = A 10 puntos
choice-quick = Rápido: 30 segundos por ronda
choice-calm = Tranquilo: 2 minutos por ronda
choice-slow = Lento: un día por ronda
choice-rated = Puntuable: cuenta para la escalera
choice-unrated = Amistoso: por diversión

## Los ajustes de un lugar
place-option-channel = un canal o tema donde se puede jugar (on) o no (off)
place-choice-on = activado
place-choice-off = desactivado
place-choice-quiet = silencio: publico solo lo que alguien pidió
place-choice-post = aviso diario
place-choice-here = jugar en este canal o tema
place-choice-everywhere = jugar en todas partes
place-tournaments = Torneos
place-duels = Duelos
place-anywhere = 📍 Se juega: en todas partes
place-only-in = 📍 Se juega: solo en { $channels }
place-is-quiet = 🔕 Silencio: publico solo lo que alguien pidió.
place-is-not-quiet = 🔔 También publico por mi cuenta, como el final de un torneo.
place-kept = Estos ajustes siguen guardados si me quitan de aquí. Para que desaparezcan, hay que pulsar antes «{ $button }».
place-nobodys = Nadie administra este lugar. Así que cualquiera puede reactivar cosas aquí, y nadie puede desactivarlas.
place-not-yours = Solo quien administra este lugar cambia sus ajustes.
place-alone = Los ajustes son para servidores y grupos. Aquí solo estamos tú y yo, y todo vale.
place-off = Desactivado aquí por quien administra este lugar: { $what }. No se pierde nada; a solas conmigo se puede: { $command }
place-elsewhere = Quien administra este lugar deja jugar solo en { $channels }. No se pierde nada; a solas conmigo se puede: { $command }
place-more = { $count } más
place-list-full = Aquí no guardo más de { $max }. Quita antes uno de la lista.
place-one-at-a-time = Una cosa a la vez: what=… o channel=…
place-not-everywhere = Entonces di dónde se puede jugar: /place settings here on, o channel=…
place-undivided = Este chat no tiene canales ni temas entre los que elegir.
place-other-chat = { $channel } es de otro chat. Sus ajustes se cambian allí: /place settings
place-button-games = Juegos
place-button-where = Dónde jugar
place-button-quiet = Guardar silencio
place-post = 📮 Aviso diario: { $when }
place-button-post = Publicar a diario aquí
place-button-post-off = Sin aviso diario
place-button-aloud = Romper el silencio
place-button-delete = Borrar estos ajustes
place-button-only-here = Jugar solo aquí
place-button-here-too = Jugar aquí también
place-button-forbid = No en { $channel }
place-button-anywhere = Jugar en todas partes
place-button-channel = Otro canal…
place-games-how = Pulsa un juego para activarlo o desactivarlo aquí.
place-gone = Ya no llego a ese grupo. Abre allí sus ajustes: /settings
place-welcome = Soy nueva aquí, y así estoy ajustada. Cámbialo ahora o más tarde: /settings
option-ban-user = a quién
ban-here = No puedes jugar en este { $where ->
    [server] servidor
   *[group] grupo
  }: te lo han vetado. Solo quienes lo administran pueden levantar el veto.
ban-everywhere = No puedes jugar conmigo: te lo han vetado. Solo quien me aloja puede levantar el veto.
ban-self = No puedes vetarte a ti. Nombra a otra persona.
ban-me = No puedo vetarme. Si no me quieres aquí, elimíname del { $where ->
    [server] servidor
   *[group] grupo
  }.
ban-bot = Los bots no juegan, no hay nada que vetar. Nombra a una persona.
ban-manager = { $name } administra este { $where ->
    [server] servidor
   *[group] grupo
  }; aquí no se le puede vetar.
ban-nobody-manages = Nadie administra este { $where ->
    [server] servidor
   *[group] grupo
  }, así que aquí no se puede vetar a nadie.
ban-done = { $name } ya no puede jugar aquí. Lo que tenía abierto ha terminado.
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
language-chosen = Hablo contigo en: { $name }.
language-own = Sigo el idioma de tu aplicación: { $name }.
language-gone = Elegiste un idioma que ya no tengo ({ $typed }). Hasta que elijas otro, sigo tu aplicación: { $name }.
place-language = 🗣 Idioma aquí: { $name }
place-language-none = 🗣 Idioma aquí: el de la aplicación, o el de quien empieza
place-language-gone = 🗣 No tengo el idioma elegido aquí ({ $typed }), así que hablo el de la aplicación. Elige otro.
place-button-language = Idioma

## Plataformas
describe-bot =
    Leo la mente, un poco.

    Juega conmigo a piedra, papel o tijera, a pares o nones o al buscaminas. Aprendo cómo eliges, te cuento lo que vi y demuestro que no hice trampa: cada jugada mía se sella antes de que elijas.

    Después pregúntame cómo juegas, compárate con tus amistades, o deja que las estrategias celebren un torneo en tu grupo. En cualquier otro chat, escribe mi @nombre para ofrecer un juego allí.
describe-bot-short = Juego a piedra, papel o tijera, pares o nones y buscaminas, aprendo cómo eliges y demuestro que no hago trampa.
telegram-open-private-chat = Eso es solo para tus ojos. Abre nuestro chat privado y pregúntame allí: { $link }
telegram-eyes-only = Eso es solo para tus ojos.
telegram-open = Abrir nuestro chat privado
telegram-slow = Voy más lenta que de costumbre. Tu pulsación ha llegado; el mensaje vendrá.
telegram-crowded = Aquí se pregunta más de lo que Telegram me deja responder: veinte mensajes por minuto en un grupo. Si tu comando tiene 👀, la respuesta llegará. Si no, pregunta de nuevo en un minuto o juega conmigo en privado.
discord-file-missing = { $example } necesita un archivo. Adjúntalo en la opción “{ $option }”.
telegram-file-missing = { $example } necesita un archivo. Envía el archivo con este comando como pie, o responde con él al mensaje del archivo.
terminal-welcome = 🔮 Gadalka. Escribe /rps play para empezar, /help para más, /quit para salir.
terminal-no-such-button = No hay botón “{ $typed }”. Hay: { $buttons }
terminal-which-button = “{ $typed }” puede ser cualquiera de estos. Escribe el número: { $buttons }
terminal-type-a-command = Escribe un comando: /rps play empieza una partida, /help muestra lo demás.
terminal-player = Visitante
terminal-goodbye = Sabía que te irías.
terminal-part = Parte { $first }–{ $last } de { $begin }–{ $end }:
terminal-file-kept = Guardado en { $path }
terminal-file-not-kept = No se pudo guardar { $name }: { $reason }
terminal-file-missing = { $example } necesita un archivo. Escribe su ruta detrás, como ./my-bot.js, entre comillas si tiene espacios.
terminal-no-such-file = No hay ningún archivo { $path }
terminal-no-plain-file = { $path } es una carpeta o un dispositivo. Solo sé leer archivos.
terminal-file-unreadable = No se puede leer { $path }: { $reason }

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
named-pace = ritmo
named-rated = puntuable
named-join = unirse
named-code = código
named-oddeven = pares-nones
named-list = lista
named-block = bloquear
named-unblock = desbloquear
named-from = de-quién
named-whom = quién
named-mines = minas
named-size = tamaño
named-start = inicio
named-noguess = sin-azar
named-board = tablero
named-open = abrir
named-cells = casillas
named-flag = bandera
named-hint = pista
named-watch = observar
named-strategy = estrategia
named-race = carrera
named-stats = estadísticas
named-model = modelo
named-show = ver
named-game = juego
named-reset = olvidar
named-freeze = congelar
named-off = desactivar
named-on = activar
named-duels = duelos
named-learning = aprender
named-ghost = fantasma
named-named = con-mi-nombre
named-share = compartir
named-sharing = compartido
named-info = info
named-register = registrar
named-name = nombre
named-mine = mías
named-update = actualizar
named-withdraw = retirar
named-submit = enviar
named-file = archivo
named-note = nota
named-source = fuente
named-report = avisar
named-reason = motivo
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
named-bundle = paquete
named-history = historial
named-cancel = cancelar
named-what = qué
named-league = liga
named-table = tabla
named-season = temporada
named-matrix = matriz
named-against = contra
named-enter = inscribir
named-leaderboard = ranking
named-of = categoría
named-scope = ámbito
named-period = período
named-profile = perfil
named-opponents = rivales
named-compare = comparar
named-map = mapa
named-groups = grupos
named-role = rol
named-privacy = privacidad
named-place = lugar
named-settings = ajustes
named-to = valor
named-fairness = juego-limpio
named-challenges = desafíos
named-data = datos
named-export = exportar
named-shared = compartido
named-delete = eliminar
named-account = cuenta
named-link = vincular
named-unlink = desvincular
named-help = ayuda
named-language = idioma
named-topic = tema
named-daily = reto-del-día
named-today = hoy
named-mind = mente
named-yesterday = ayer
named-top = mejores
named-remind = recordar
named-time = hora

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
# Sin más recordatorios.
typed-off = desactivar, ninguno, nada, parar
typed-flag = bandera
typed-times = por
typed-lizard-spock = lagarto spock, spock lagarto, lagarto, piedra papel tijera lagarto spock, pptls
# Pares de letras: una que se toma por una letra latina, y esa letra.
typed-lookalikes = { "" }
# Un lugar que no es el nombre de una zona horaria, y su zona; un lugar con varias zonas, varias veces.
typed-cities = Londres Europe/London, París Europe/Paris, Roma Europe/Rome, Berlín Europe/Berlin, Moscú Europe/Moscow, Pekín Asia/Shanghai, Tokio Asia/Tokyo, Nueva York America/New_York, Sevilla Europe/Madrid, Valencia Europe/Madrid, España Europe/Madrid, Canarias Atlantic/Canary, CDMX America/Mexico_City, Ciudad de México America/Mexico_City, Guadalajara America/Mexico_City, Bogotá America/Bogota, Medellín America/Bogota, Colombia America/Bogota, Perú America/Lima, Quito America/Guayaquil, Argentina America/Buenos_Aires, Santiago de Chile America/Santiago, Chile America/Santiago, Uruguay America/Montevideo, Venezuela America/Caracas, La Habana America/Havana, Panamá America/Panama, Alemania Europe/Berlin
# Delante de un tiempo; …-after: detrás.
typed-in = en, dentro de
typed-in-after = { "" }
typed-tomorrow = mañana
typed-daily = diario, diariamente, a diario, cada día, cada dia, todos los días, todos los dias
typed-weekly = semanal, semanalmente, cada, todos los
typed-monthly = mensual, mensualmente
# Cómo empiezan las palabras; con punto: la palabra entera.
typed-minutes = min
typed-hours = hora, h.
typed-days = d., día, dia
typed-weeks = sem
typed-monday = lun
typed-tuesday = mar
typed-wednesday = mié, mie
typed-thursday = jue
typed-friday = vie
typed-saturday = sáb, sab
typed-sunday = dom

## Web pages
web-nav = Páginas
web-about-nav = Sobre mí
web-languages = Idiomas
web-skip = Ir al contenido
web-to-start = A la primera página
web-missing-title = Aquí no hay nada
web-missing = Miré dos veces en la bola. La dirección no es correcta, o lo que había aquí ya no está.
web-too-long-title = Es demasiado
web-too-long = Llegó más de lo que acepto aquí. Envía menos; no se ha perdido nada.
web-failed-title = Algo salió mal
web-failed = La culpa es mía y no tuya. No se ha perdido nada; inténtalo dentro de un momento.
web-busy-title = Un momento, por favor
web-busy = Ahora mismo hay mucha gente viendo mis páginas. Inténtalo de nuevo en unos segundos.
web-home-title = Soy Gadalka y leo la mente. Un poco.
web-home-about = Una adivina para Discord y Telegram: juega a piedra, papel o tijera, a pares o nones y al buscaminas, aprende cómo eliges, te cuenta lo que vio y demuestra que no hizo trampa.
web-home-discord = Añadir a Discord
web-home-telegram = Abrir en Telegram
web-home-games-title = A qué podemos jugar
web-home-games = Piedra, papel o tijera con tres, cinco o cualquier número impar de jugadas, pares o nones y buscaminas: contra mí, contra amigos, cada día una mente nueva y un tablero nuevo. Quien escribe estrategias envía una y averigua en qué lugar queda.
web-home-reads-title = Lo que veo en ti
web-home-reads = Nadie es azaroso, ni siquiera a propósito. Miro qué haces tras ganar, perder y empatar, digo qué esperaba y por qué, y lo olvido cuando me lo pides.
web-home-pledge-title = Por qué no hace falta que me creas
web-home-pledge = Antes de que elijas, mi jugada está decidida y su sello está en el mensaje. Todos mis dados salen de un solo compromiso, el número { $pledge }. Apúntalo; con él se puede comprobar cada partida.
web-home-check = Comprobar una partida
web-privacy-title = Privacidad
web-privacy-use-title = Para qué
web-privacy-use =
    Para reconocerte, seguir donde lo dejamos y demostrar que no hice trampa. No es para publicidad ni para nadie más: el programa no entrega nada por su cuenta.
    Lo que eliminas puede seguir en una copia de seguridad hasta 400 días. Si alguna vez se restaura, se elimina de nuevo enseguida.
    Lo que Discord y Telegram guardan de ti lo dicen sus propias políticas.
web-privacy-pages-title = Estas páginas
web-privacy-pages =
    Estas páginas no ponen cookies, no cuentan visitas y no cargan nada de otro sitio. Lo que compruebas aquí se queda en tu navegador.
    Quien mantiene este bot ve, como en cualquier sitio web, las direcciones que se conectan; el bot no anota ninguna.
web-privacy-rights-title = Lo que puedes hacer
web-privacy-rights = En el chat, /settings te permite descargarlo todo y borrarlo todo: en cualquier momento, al instante y sin pedir permiso. Con preguntas, acude a quien aloja este bot.
web-terms-title = Condiciones
web-source = Código fuente
web-terms-what-title = El juego
web-terms-what = Gadalka es un juego y es gratis. Puedes jugar cuanto quieras, en solitario o en compañía, desde la edad que admiten Discord o Telegram.
web-terms-host-title = Quién lo aloja
web-terms-host = Es software de código abierto. Quien lo aloja en esta dirección responde de esta instancia y atiende las preguntas. Se ofrece tal cual, sin garantía alguna.
web-terms-fair-title = Juego limpio
web-terms-fair = Juega limpio: no lo satures, no lo ataques ni lo uses para molestar. A quien lo haga se le puede frenar o dejar fuera. No se puede ganar ni perder nada de valor.
web-terms-yours-title = Lo que es tuyo
web-terms-yours = Las estrategias que envías siguen siendo tuyas. Al enviarlas permites que se jueguen aquí y que se muestren si las abres; puedes retirarlas en cualquier momento.
web-terms-end-title = El final
web-terms-end = Puedes dejarlo en cualquier momento y eliminar lo que se guarda de ti: /data. Estas condiciones pueden cambiar; vale lo que dice aquí.

## The page on which proofs are checked
web-verify-title = Compruébalo tú
web-verify-intro = Pega una prueba y tu propio navegador comprueba si jugué limpio: sellos, marcas, dados y compromiso, y vuelve a jugar mis jugadas. Nada sale de esta página.
web-verify-no-script = La comprobación se hace en tu navegador, y este no ejecuta scripts. Con una copia de Gadalka, la línea de órdenes hace lo mismo: npm run -s gadalka -- verify "…" --pledge "…"
web-verify-paste = Prueba
web-verify-hint = La línea que da Verificar, gdk3.… o gdb1.… Pega con ella lo que tengas: mensajes de la partida, el compromiso que anotaste (gdp1.…), una clave del día (gdd1.…).
web-verify-file = Archivos: una prueba, tu /data export para volver a jugar mis jugadas, o el paquete de un torneo
web-verify-check = Comprobar
web-verify-working = Comprobando…
web-verify-playing = Jugadas de nuevo: { $done } de { $total } partidas, en { $seconds } s.
web-verify-cancel = Cancelar
web-verify-cancelled = Cancelado. No se averiguó nada.
web-verify-result = Lo que se encontró
web-verify-failed = La comprobación se interrumpió, y es culpa mía. No dice nada de la prueba; quizá npm run -s gadalka -- verify llegue más lejos.
web-verify-fits = Todo lo comprobado encaja
web-verify-open = No se encontró nada malo, y algo queda abierto
web-verify-wrong = Algo no encaja. No te fíes
web-verify-mark-fits = encaja
web-verify-mark-open = abierto
web-verify-mark-wrong = no encaja
web-verify-moves = Jugada a jugada
web-verify-move-number = N.º
web-verify-move-mine = Gadalka
web-verify-move-again = Otra vez
web-verify-move-seal = Sello
web-verify-limits-title = Lo que esto no prueba
web-verify-limits = Que un compromiso es mío solo lo sabe quien lo anotó antes de la partida; el que trae esta página es palabra de quien la aloja. Una prueba no dice nada de los mensajes que no pegues, y de los dados solo cuando se revela la clave de su día, tres días después. De un paquete, aquí solo se juegan de nuevo las partidas de las estrategias que trae Gadalka; los resultados de archivos ajenos quedan como los firmó quien la aloja.
web-verify-save = Guardar esta página en un archivo: funciona sin red y sin mí
web-verify-signed = Firmada con el compromiso { $pledge }.
web-verify-pledge-yours = Es el compromiso que pegaste.
web-verify-pledge-host = Es el compromiso de quien aloja esta página. Compáralo con el que anotaste.
web-verify-pledge-later = El compromiso { $pledge } sigue al que pegaste, del mismo alojamiento. Si se publicó antes de la partida, tienes que saberlo tú.
web-verify-pledge-other = El compromiso { $pledge } no es el que pegaste.
web-verify-dice-early = Los dados son de la clave de un día que no ha llegado: { $date }.
web-verify-key-due = La clave del día se reveló el { $date }. Pégala, o una posterior: la tiene /fairness.
web-verify-false-history = La partida está ligada a otras rondas que las de la exportación.
web-verify-gap-export = para eso hace falta el archivo de /data export. Añádelo arriba.
web-verify-gap-strategy = esta página no conoce esa estrategia, o no para este juego.
web-verify-no-messages = No se comparó con mensajes de la partida. Pega los que guardaste.
web-verify-messages-fit = Mensajes de esta partida que encajan: { $count }, con los sellos de { $seals } de { $sealed } jugadas.
web-verify-messages-broken = Mensajes de esta partida que NO encajan con lo jugado: { $count }.
web-verify-messages-other = Los mensajes pegados no tienen nada de esto. Si son los suyos, esta no es la prueba de lo que mostraron.
web-verify-board-shown = El sello de este tablero está en los mensajes pegados.
web-verify-nothing = Aquí no hay ninguna prueba. Es una línea que empieza por gdk3. o gdb1. y viene de Verificar, al final de una partida o un tablero.
web-verify-damaged = Esta prueba está dañada o cortada. Copia otra vez la línea entera, o toma el archivo.
web-verify-unknown = Es de una versión más nueva, o de un juego que esta página no conoce.
web-verify-pledge-damaged = El compromiso está dañado, cortado o falsificado. Es una línea que empieza por gdp1.
web-verify-not-export = Ese no es el archivo que da /data export.
web-verify-too-long = Es más de un millón de caracteres. Pega solo la prueba y los mensajes de su partida.
web-verify-file-too-large = Este archivo es demasiado grande para esta página. Lo lee la línea de órdenes: npm run -s gadalka -- arena replay los paquetes, npm run -s gadalka -- verify lo demás.
web-verify-bundle-whole = El paquete está entero: sus bytes son los que nombra su primera línea.
web-verify-bundle-same = Jugadas aquí de nuevo e iguales jugada a jugada: { $count } de { $total } partidas.
web-verify-bundle-differs = Jugadas aquí de nuevo y NO iguales: { $count } partidas. La primera es la número { $match }, { $names }.
web-verify-bundle-engine = Este paquete lo hizo otra versión de Gadalka, o una con estrategias propias de quien la aloja. De ahí puede venir lo que difiere: decide la versión de quien la aloja.
web-verify-bundle-left = No se juegan aquí de nuevo: { $count } partidas. Necesitan un archivo, una estrategia o un juego que esta página no tiene; npm run -s gadalka -- arena replay quizá lo tenga.
web-verify-bundle-clock = Sin nada que comparar: { $count } partidas. Son nulas, o las decidió un reloj.
web-verify-bundle-table = Quién jugó con quién, y cada puesto de la tabla, se siguen del plan y de estos resultados.
web-verify-bundle-table-differs = Quién jugó con quién, o la tabla, NO se sigue del plan y de estos resultados.
web-verify-bundle-plan-wrong = Sus partidas NO son las previstas: faltan, se repiten o cambiaron algunas, o cambió el propio plan.
web-verify-bundle-unplayed = Parejas sin ninguna partida: { $count }. No se jugaron ese mes, o se dejaron fuera.
web-verify-bundle-draw = El sorteo sale de la clave publicada del día, de los participantes y de los ajustes.
web-verify-bundle-draw-differs = El sorteo NO sale de la clave del día, de los participantes y de los ajustes.
web-verify-bundle-draw-key = El anfitrión pudo elegir el sorteo. Para comprobarlo, pega la clave del día que muestra /fairness desde el { $date }, o una posterior.
web-verify-bundle-draw-chosen = Nada descarta aquí que quien lo organizó eligiera el sorteo. Si anotaste el compromiso del anfitrión, pégalo.
web-verify-bundle-damaged = Este paquete está dañado, o su firma es falsa. No te fíes.
proof-page = En tu propio navegador, sin enviar nada: { $link }

## Web: arena
web-arena-title = Arena
web-arena-about = Estrategias que escribió cualquiera, y las mías, cada pareja por turno, mes a mes.
web-arena-empty = Este mes todavía no se ha jugado ninguna pareja.
web-arena-feed = Seguirla como canal
web-arena-enter-title = Enviar una
web-arena-enter = Escribe una estrategia en un solo archivo y envíala: /strategy submit. Un día después juega aquí.
web-arena-matrix = Quién gana a quién
web-arena-point = Señala una casilla o recórrelas con las flechas.
web-arena-point-first = Fila → columna: rondas ganadas menos perdidas, de cien.
web-arena-standings = Clasificación
web-arena-rank = Puesto
web-arena-name = Nombre
web-arena-worst = Peor contra
web-arena-play-title = Cómo jugar contra ella
web-arena-play = En un chat: { $command }
web-arena-again = Para jugar el mes otra vez en casa: { $command }
web-arena-met = Contra cada una de las demás
web-arena-numbers = Lo mismo en números
web-arena-house = Una de las mías: con ella se miden las demás.
web-arena-file = Alguien la escribió y la envió en un solo archivo.
web-arena-ghost = Un fantasma: juega como jugó alguien una vez.
web-arena-version = Versión { $version }, para todo el mundo desde el { $date }
web-arena-begun = Ha empezado un mes nuevo.
web-arena-bundle = El mes entero en un archivo
web-arena-no-bundle = Aquí no hay archivo de este mes. Lo habrá cuando se sepa su clave y lo haya hecho quien me aloja.
web-arena-no-game = No tengo liga de un juego así.
web-arena-no-month = No tengo clasificación de ese mes.
web-arena-no-entrant = Nadie con ese nombre figura en la clasificación de este mes.
## Web: tournaments
web-tournament-title = Torneos de los chats
web-tournament-where = Cada torneo de un chat tiene su propia página, que no figura en ninguna lista: /tournament status da allí su dirección.
web-tournament-unlisted = Esta página no figura en ninguna lista. Quien tiene su dirección ve lo que ve el chat, mientras el chat lo conserve.
web-tournament-cross = Tabla de cruces
web-tournament-cross-large = Con más de { $max } estrategias no hay tabla de cruces: los cruces de cada jornada dicen lo mismo.
web-tournament-pairings = Quién se cruzó con quién, y por qué
web-tournament-again = Jugarlo de nuevo
web-tournament-forgotten = Guardo los cruces treinta días, y estos son más antiguos.
web-tournament-bundle = Descargar el archivo
web-tournament-making = El archivo se está preparando: cada partida se juega una vez más. Vuelve a pedirlo en un momento.
web-tournament-rounds = Ronda a ronda
web-tournament-rounds-how = Qué eligió cada lado, quién va por delante y por cuánto, y qué esperaba cada uno del otro antes de elegir. ✓: así fue.
web-tournament-rounds-none = Esta partida no se puede mostrar: la decidió un reloj, o ya no existe aquello con lo que juega un lado.
web-tournament-rounds-long = Jugar de nuevo esta partida lleva demasiado tiempo para una página. El archivo tiene todas sus jugadas.
web-tournament-rounds-busy = Ahora se miran otras partidas, y esta tiene que jugarse primero de nuevo. Vuelve a pedirla en un momento.
web-tournament-number = Ronda
web-tournament-lead = Ventaja
web-tournament-expected = Esperaba { $name }
web-tournament-right = { $name }: esperó bien { $right } de { $all } jugadas.
web-tournament-expects-nothing = { $name }: no dice qué esperaba.
## Web: buscaminas bajo el dedo
web-mines-opening = Abriendo tu tablero …
web-mines-no-script = El tablero necesita scripts, y este navegador no ejecuta ninguno. En el chat funciona sin ellos: /mines
web-mines-outside = Esta página no sabe quién eres. Ábrela desde el chat: en Telegram como miniaplicación, en Discord como actividad. Tu partida es la misma en los dos sitios.
web-mines-unreachable = Sin respuesta. Lo que hiciste se conserva y se vuelve a enviar solo.
web-mines-retry = Intentar de nuevo
web-mines-too-often = Es más de lo que puedo mirar. En un momento sigue.
web-mines-not-understood = No entiendo lo que ha enviado esta página. Ábrela otra vez desde el chat.
web-mines-level = Tablero
web-mines-own-size = Tamaño propio
web-mines-no-guess = Sin necesidad de adivinar
web-mines-begin = Empezar
web-mines-larger = Casillas más grandes
web-mines-smaller = Casillas más pequeñas
web-mines-how = Un toque abre, mantener pulsado pone una bandera; un toque en un número abre lo que lo rodea. Con teclas: flechas, Intro, F para una bandera.
web-mines-cell-covered = { $cell }: tapada
web-mines-cell-flag = { $cell }: bandera
web-mines-cell-mine = { $cell }: mina
web-mines-cell-blown = { $cell }: la mina que estalló
web-mines-cell-wrong = { $cell }: bandera sin mina
web-mines-cell-number = { $cell }: { $number }
web-mines-cell-empty = { $cell }: abierta, sin minas cerca

## Web: try it here
web-try-title = ¿Puedes sorprenderme?
web-try-about = Piedra, papel o tijera, o bien pares o nones, aquí mismo. Pienso en tu navegador: nada se guarda, nada se envía, y te olvido cuando dejas esta página.
web-try-begin = Pruébalo aquí
web-try-move = Tu jugada
web-try-first = Mi jugada está elegida. Ahora la tuya.
web-try-first-guess = ¿Pares o nones? Mi respuesta está decidida. Si fallo, el punto es tuyo.
web-try-keys = Con las teclas: { $keys }.
web-try-score = Tú { $won } : { $lost } Gadalka · empates: { $drawn }
web-try-score-guess = Tú { $won } : { $lost } Gadalka
web-try-no-script = Pensaría en tu navegador, y este no ejecuta scripts. En el chat funciona sin ellos: /rps, /oddeven

## Partidas compartidas
replay-title = Lo que compartes
replay-shared = Quien tenga esta dirección puede verlo.
replay-asked = Estás de acuerdo. En cuanto { $name } pulse también “Compartir”, habrá una página; hasta entonces no se muestra nada.
replay-how = La página muestra los nombres, cada jugada y lo que yo esperaba, durante un año. No está en ninguna lista y puedes retirarla cuando quieras: /data shared
replay-waits = espera el acuerdo de la otra parte
replay-none = No compartes nada. Bajo una partida o un duelo que haya terminado, “Compartir” hace de él una página.
replay-stopped = Retirado: su página ya no está.
replay-not-there = Eso ya no lo compartes.
replay-too-long = Ronda a ronda se muestran como mucho { $max }.
replay-too-many = Ya compartes { $max }. Retira antes algo: /data shared
web-replay-gone-title = Aquí no se muestra nada
web-replay-gone = O nunca hubo nada, o se ha retirado.
web-replay-expected = Esperado de { $name }
web-replay-right = De { $all } jugadas de { $name } esperé bien { $right }.
web-replay-unlisted = Esta página no está en ninguna lista. Quien aparece en ella puede retirarla cuando quiera, en el chat: /data shared
