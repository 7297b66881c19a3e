# Todos os textos em português do Brasil. A voz: uma cartomante de humor seco e boas maneiras; frases curtas; primeiro o resultado; nunca zomba de ninguém.
# A pessoa é sempre “você”. Nada revela o gênero de quem joga: “quem joga”, “pessoa”, “oponente”, “a vitória é sua” em vez de particípios.
# Gadalka é o nome do bot e não se traduz. Fala na primeira pessoa; onde o gênero é inevitável, feminino.
# Aspas “ ”; porcentagem sem espaço: 50%. Nomes inseridos ficam como estão: use dois-pontos ou “de { $name }” sem artigo.
# Termos: match partida · round rodada · move jogada · strategy estratégia · predictor preditor · opponent oponente · draw empate
# profile perfil · standings classificação · leaderboard ranking · rating pontuação · rated ranqueado · streak sequência · duel duelo · league liga
# seal lacre (lacrar) · pledge compromisso · mark marca · seed semente · proof prova · key of the day chave do dia · host quem me hospeda
# minesweeper campo minado · board tabuleiro · cell célula · flag bandeira · hint dica · guess chute (campo minado), palpite (par ou ímpar) · no-guess sem chute
# ghost fantasma · tournament torneio · championship system sistema · entrant participante · forfeit W.O. · bye folga · luck sorte · chance acaso

## Jogos e jogadas
game-rps = Pedra, papel e tesoura
game-rpsls = Pedra, papel, tesoura, lagarto e Spock
game-oddeven = Par ou ímpar
move-rock = Pedra
move-paper = Papel
move-scissors = Tesoura
move-lizard = Lagarto
move-spock = Spock
move-odd = Ímpar
move-even = Par
length-first = até { $points }
length-best = melhor de { $of }
length-endless = sem fim

## Uma partida
match-title = 🔮 { $game } · { $length }
match-title-opponent = { $title } · oponente: { $opponent }
match-opponent-novice = Novata
match-opponent-mirror = Espelho
match-opponent-coin = Moeda honesta
match-score = { $name } { $won } : { $lost } Gadalka{ $drawn ->
    [0] {""}
    [one] {" "}· { $drawn } empate
   *[other] {" "}· { $drawn } empates
  }
match-first = Escolha uma jogada. A minha já está lacrada.
match-first-guess = Par ou ímpar? Meu palpite já está lacrado. Se eu errar, o ponto é seu.
round-moves = Você { $yours } · Gadalka { $mine } → { $result }
round-won = o ponto é seu
round-lost = o ponto é meu
round-drawn = empate
round-missed = errei, o ponto é seu
round-hit = acertei
round-toast = Você { $yours } · eu { $mine } → { $result } · { $won } : { $lost }
round-expected = Eu esperava { $move }.
round-expected-because = Eu esperava { $move }: { $because }.
round-chance = Desta vez confiei no acaso.
round-read = Confiei no acaso: talvez alguém esteja me lendo.
round-model-off = Joguei ao acaso, como você pediu: não estou lendo você.
round-guessed = Eu não tinha em que me apoiar, então chutei.
round-unexpected = Eu não esperava nada em especial.
round-drew-at-random = Joguei ao acaso.
round-apart = Quem jogou foi criação de outra pessoa; o que pensa, guarda para si.
round-by-rule = Joguei por uma regra minha; ela não tenta adivinhar você.
round-by-merits = Joguei o que até agora compensa contra você, ou testei outra coisa.
novice-offer = Começo difícil? A Novata não sabe nada de você e aprende durante o jogo.
seal-word = sua palavra: { $word }
button-why = Por quê?
button-stop = Parar
button-rematch = Revanche
button-continue = Continuar
button-continue-at = Continuar { $won } : { $lost }
button-continue-choice = { $number }. { $won } : { $lost }
button-new = Nova partida
button-verify = Verificar
button-proof = Prova
button-check-in-browser = Conferir no navegador
button-open-page = Abrir como página
button-chart = Gráfico
button-details = Detalhes
button-more = Mais
button-rules = Regras
button-novice = Jogar com a Novata
button-play = Jogar
button-next = Próxima
button-back = Voltar

## As regras de um jogo com muitas jogadas
rules-title = 🔮 O que vence o quê: { $game }
rules-rock-scissors = Pedra quebra Tesoura
rules-rock-lizard = Pedra esmaga Lagarto
rules-paper-rock = Papel cobre Pedra
rules-paper-spock = Papel refuta Spock
rules-scissors-paper = Tesoura corta Papel
rules-scissors-lizard = Tesoura decapita Lagarto
rules-lizard-paper = Lagarto come Papel
rules-lizard-spock = Lagarto envenena Spock
rules-spock-scissors = Spock destrói Tesoura
rules-spock-rock = Spock vaporiza Pedra
rules-beats = { $winner } vence { $loser }
rules-caption = A seta aponta para o que a jogada vence
rules-alt = { $game }: as jogadas em círculo, com setas para o que cada uma vence. { $rules }
rules-play = Duas iguais empatam. Para jogar: /rps play { $variant }

## O que ela viu
evidence-often = você jogou isso { $count ->
    [one] { $count } vez
   *[other] { $count } vezes
  } em { $total }
evidence-after-own = depois de jogar { $yours }, você escolheu isso { $count ->
    [one] { $count } vez
   *[other] { $count } vezes
  } em { $total }
evidence-after-other = depois de eu jogar { $mine }, você escolheu isso { $count ->
    [one] { $count } vez
   *[other] { $count } vezes
  } em { $total }
evidence-after-both = depois de você jogar { $yours } e eu { $mine }, você escolheu isso { $count ->
    [one] { $count } vez
   *[other] { $count } vezes
  } em { $total }
evidence-repeat = { $result ->
    [win] depois de vitória
    [loss] depois de derrota
   *[draw] depois de empate
  } você repetiu a jogada { $count ->
    [one] { $count } vez
   *[other] { $count } vezes
  } em { $total }
evidence-change = { $result ->
    [win] depois de vitória
    [loss] depois de derrota
   *[draw] depois de empate
  } você mudou a jogada { $count ->
    [one] { $count } vez
   *[other] { $count } vezes
  } em { $total }
context-times = { $count ->
    [one] { $count } vez
   *[other] { $count } vezes
  } em { $total }
context-times-weighed = em { $percent }% das vezes, com mais peso para as rodadas recentes
context-last = da última vez, { $situation } você jogou isso
context-sentence = { $situation } { $event } { $times }
context-sentence-plain = { $event } { $times }
context-played = você jogou isso
context-yours = { $rounds ->
    [1] da sua jogada
   *[other] das suas jogadas
  } { $yours }
context-mine = { $rounds ->
    [1] da minha jogada
   *[other] das minhas jogadas
  } { $mine }
context-both = { $rounds ->
    [1] da sua jogada { $yours } contra a minha
   *[other] das suas jogadas { $yours } contra as minhas
  } { $mine }
context-after = { $back ->
    [1] depois
    [2] duas rodadas depois
   *[other] { $back } rodadas depois
  } { $moves },
context-after-two = depois { $earlier }{ $gap ->
    [1] {" "}e, em seguida,
   *[other] {" "}e, { $gap } rodadas mais tarde,
  } { $later },
context-result = { $result ->
    [win] { $exact ->
        [yes] vitória
       *[no] uma vitória assim
      }
    [loss] { $exact ->
        [yes] derrota
       *[no] uma derrota assim
      }
   *[draw] empate
  }
context-results = { $before } e então { $next }
context-after-results = depois de { $results },
context-step = { $step ->
    [same] depois de repetir a jogada,
    [other] depois de mudar a jogada,
    [beating] depois de passar ao que vence sua jogada anterior,
    [beaten] depois de passar ao que sua jogada anterior vence,
   *[far] depois de um passo como { $from } → { $to },
  }
context-steps = depois de { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
  } neste padrão,
context-alike = { $rounds ->
    [1] depois de uma rodada igualzinha,
   *[other] depois de { $rounds } rodadas iguaizinhas,
  }
context-from-yours = { $step ->
    [same] você repetiu a jogada
    [other] você mudou a jogada
    [beating] você passou ao que vence sua última jogada
    [beaten] você passou ao que sua última jogada vence
   *[far] você passou de { $from } para { $to }, ou quase,
  }
context-from-mine = { $step ->
    [same] você repetiu minha última jogada
    [other] você jogou o que eu não tinha jogado
    [beating] você jogou o que vence minha última jogada
    [beaten] você jogou o que minha última jogada vence
   *[far] você respondeu { $to } quando joguei { $from }, ou quase,
  }
why-expected = Na última rodada eu esperava { $move }: { $because }.
why-blend = Na última rodada eu esperava { $move }. Nenhum hábito sozinho dizia isso; { $rounds ->
    [1] a única rodada de que me lembro apontava para lá.
    [one] a { $rounds } rodada de que me lembro apontava para lá.
   *[other] das { $rounds } rodadas de que me lembro, as mais parecidas apontavam para lá.
  }
why-sure = Eu tinha { $percent }% de certeza.
why-people = Na última rodada eu esperava { $move }. Eu ainda não sabia nada de você; é o que as outras pessoas fazem.
why-forgotten = Na última rodada eu esperava { $move }. Por quê, já esqueci, como você pediu.
why-chance = Desta vez confiei no acaso: ler você prometia pouco demais para o risco.
why-careful = Confiei no acaso: acabamos de nos conhecer, e você pode saber como eu começo. Nas primeiras rodadas arrisco pouco.
why-read = Confiei no acaso: você já ganhou tanto dos meus palpites que talvez alguém esteja me lendo. Só arrisco o que recupero.
why-spent = Não me resta nada para arriscar com você: você já ganhou tudo. De agora em diante, sorteio cada jogada.
why-model-off = Você me pediu para não ler, então joguei ao acaso. Com /model on eu volto a ler.
why-frozen = Seu modelo está congelado: não aprendo nada novo.
why-record = Nesta partida acertei { $right } de { $all } jogadas.
why-guessed = Eu nunca tinha visto nada parecido, então chutei.
why-unexpected = Na última rodada eu não esperava nada em especial.
why-random = Quem joga aqui não lê nada. Sorteia cada jogada ao acaso.
why-apart = Aqui joga um arquivo ou fantasma feito por outra pessoa. O que pensa, fica lá; que a jogada foi escolhida antes da sua, o lacre mostra.
why-expected-by-rule = Na última rodada eu esperava { $move }. É a regra de quem joga aqui: olha só a sua última jogada e não aprende nada.
why-by-rule = Quem joga aqui segue uma regra própria e não tenta adivinhar sua próxima jogada.
why-by-merits = Quem joga aqui aprende por tentativa o que compensa contra você, e joga de acordo com isso.
why-valued = { $chosen ->
    [move] Na última rodada joguei { $move }: { $situation } era o que mais prometia, { $value } pontos dali em diante.
    [move-tried] Na última rodada testei { $move } ao acaso: { $situation } isso prometia { $value } pontos dali em diante.
    [strategy] Na última rodada segui a estratégia { $name }: { $situation } era a que mais prometia, { $value } pontos dali em diante.
   *[strategy-tried] Na última rodada testei ao acaso a estratégia { $name }: { $situation } isso prometia { $value } pontos dali em diante.
  }
why-daemon = { $said ->
    [yes] Na última rodada eu esperava { $move }, como o daemon que escuto.
   *[no] Na última rodada joguei ao acaso: o daemon que escuto nunca tinha visto nada parecido.
  } Ele olha suas últimas jogadas ({ $moves }) e os últimos palpites ({ $guesses }); nota { $rating }{ $rivals ->
    [0] .
   *[other] , a seguinte { $next }.
  }
why-knew = O que ele sabia: { $weights }.
why-too-early = Pergunte depois da primeira rodada. Minha próxima jogada continua lacrada.

## O fim de uma partida
end-won = 🔮 { $name } vence por { $won } : { $lost }
end-lost = 🔮 Gadalka vence por { $lost } : { $won }
end-level = 🔮 Tudo igual: { $name } { $won } : { $lost } Gadalka
end-stopped = 🔮 Fim antes da hora: { $name } { $won } : { $lost } Gadalka
end-forfeited = 🔮 { $name } vence por W.O. em { $won } : { $lost }
end-withdrawn = 🔮 Fim em { $name } { $won } : { $lost }: quem jogava já não está disponível
end-broke = { $line ->
    [0] O arquivo quebrou e não conseguiu escolher mais nenhuma jogada. Todas as rodadas valem.
   *[other] O arquivo quebrou na linha { $line }, coluna { $column }, e não conseguiu escolher mais nenhuma jogada. Todas as rodadas valem.
}
end-replaced = 🔮 Deixada de lado em { $name } { $won } : { $lost } Gadalka
continue-open = 🔮 Ainda em aberto: { $name } { $won } : { $lost } Gadalka
continue-question =
    { $terms }
    Seguimos com ela ou começamos outra? Ela pode esperar: o placar fica guardado.
continue-new-terms = Nova: { $terms }
continue-which = 🔮 Com qual partida seguimos?
continue-choice = { $number }. { $won } : { $lost } · { $terms } · { $ago }
continue-aside = 🔮 Deixada de lado: { $name } { $won } : { $lost } Gadalka
continue-kept = O placar fica guardado por { $days ->
    [one] { $days } dia
   *[other] { $days } dias
  }.
continue-is-aside = Esta partida foi deixada de lado, e nada foi contado. “Continuar” a traz de volta.
continue-nothing = Nenhuma partida sua está esperando. Comece uma: /{ $command } play
continue-gone = Essa partida já não está guardada. Comece outra: /{ $command } play
continue-asked-gone = Essa pergunta já foi respondida ou é antiga demais. Pergunte de novo: /{ $command } play
end-no-rounds = Nenhuma rodada foi jogada.
end-verified = ✓ verificado
end-check-failed = ✗ Minha própria verificação desta partida falhou. Não confie nela; avise quem mantém este bot.
end-unchecked = Ainda não verificado: Mais → Verificar
end-gave-me = { $habit }: isso me deu { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }{ $back ->
    [0] {""}
   *[other] , e a você { $back }
  }.
end-gave-you = { $habit }, e eu não percebi: isso deu a você { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }{ $back ->
    [0] {""}
   *[other] , e a mim { $back }
  }.
end-habit-after = Você { $same ->
    [yes] repete a jogada
   *[no] muda a jogada
  } depois de { $result ->
    [win] vitória
    [loss] derrota
   *[draw] empate
  }
end-habit-favourite = O que você mais joga é { $move }
end-habit-in-turn = { $size ->
    [2] Você alterna as duas jogadas
   *[other] Você faz as jogadas em rodízio, { $moves }
  }
end-plain-mine = { $variant ->
    [0] Nenhum hábito entregou você. Vivi de trocados.
    [1] Não sei apontar um hábito que tenha custado isso. Divido o mérito com a sorte.
   *[2] Nada do que você fez se destaca. Chamemos de clarividência mesmo assim.
  }
end-plain-yours = { $variant ->
    [0] Não achei hábito em que me agarrar. Meus cumprimentos.
    [1] Você não entregou nada. E olha que procurei.
   *[2] Nenhum hábito seu se destaca. As cartas coram.
  }
end-plain-level = { $variant ->
    [0] Ninguém aqui entregou muita coisa.
    [1] Tudo igual, e nenhum hábito se destaca. As cartas dão de ombros.
   *[2] Nada entre nós, e nada a contar.
  }
end-plain-short = { $variant ->
    [0] Curta demais para ler a sorte de alguém.
    [1] Tão poucas rodadas? Até eu preciso de um pouco mais.
   *[2] Mal começamos; ainda não há nada a contar.
  }
end-plain-rule = { $variant ->
    [0] Segui minha regra, e nenhum hábito seu se destaca.
    [1] Joguei por uma regra e não li ninguém. Nenhum hábito se destaca.
   *[2] Uma regra contra uma pessoa, e nenhum hábito que se destaque.
  }
end-plain-random = { $variant ->
    [0] Joguei ao acaso: nada aqui fala de você.
    [1] Desta vez não li nada. Elogie ou culpe a sorte.
   *[2] Jogadas ao acaso do meu lado: nenhum hábito seu importou.
  }
end-read = { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
  }. Previ { $percent }% das suas jogadas; só a sorte preveria { $chance }%: { $verdict }.
end-unread = { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
  }. Não li nada.
verdict-read = é mais que sorte
verdict-unsure = rodadas de menos para ter certeza
verdict-escaped = você escapou mais do que a sorte permite
duel-read-title = { $who ->
    [you] 🔮 Como eu teria lido você
   *[other] 🔮 Como eu teria lido { $name }
  }
duel-read-closed = { $name } guarda isso para si. Se o botão “Deixar me ler”, abaixo do duelo, for tocado do outro lado, você pode ver.
duel-read-nothing = Não há nada a ler: nenhuma rodada em que os dois lados escolheram.
duel-read-unread = Eu não teria esperado nada em especial.
duel-read-count = Eu teria previsto { $right } de { $read } jogadas; a sorte preveria { $luck }. { $verdict ->
    [read] É mais que sorte.
    [escaped] { $who ->
        [you] Você escapou mais do que a sorte permite.
       *[other] { $name } escapou mais do que a sorte permite.
      }
   *[unsure] Rodadas de menos para ter certeza.
  }
duel-read-round = Rodada { $round }: eu teria esperado { $move }: { $because } (sorte: { $luck }).
duel-read-often = { $who ->
    [you] você joga isso
   *[other] { $name } joga isso
  } { $count ->
    [one] { $count } vez
   *[other] { $count } vezes
  } em { $total }
duel-read-after-own = { $who ->
    [you] depois de { $own }, você joga isso
   *[other] depois de { $own }, { $name } joga isso
  } { $count ->
    [one] { $count } vez
   *[other] { $count } vezes
  } em { $total }
duel-read-after-other = { $who ->
    [you] depois de { $other } contra você, você joga isso
   *[other] depois de { $other } do outro lado, { $name } joga isso
  } { $count ->
    [one] { $count } vez
   *[other] { $count } vezes
  } em { $total }
duel-read-after-both = { $who ->
    [you] depois de { $own } contra { $other }, você joga isso
   *[other] depois de { $own } contra { $other }, { $name } joga isso
  } { $count ->
    [one] { $count } vez
   *[other] { $count } vezes
  } em { $total }
duel-read-repeat = depois de { $result ->
    [win] vitória
    [loss] derrota
   *[draw] empate
  } { $who ->
    [you] você repete a jogada
   *[other] { $name } repete a jogada
  } { $count ->
    [one] { $count } vez
   *[other] { $count } vezes
  } em { $total }
duel-read-change = depois de { $result ->
    [win] vitória
    [loss] derrota
   *[draw] empate
  } { $who ->
    [you] você muda a jogada
   *[other] { $name } muda a jogada
  } { $count ->
    [one] { $count } vez
   *[other] { $count } vezes
  } em { $total }
duel-read-strip = { $who ->
    [you] ← suas jogadas
   *[other] ← jogadas de { $name }
  }
duel-read-strip-expected = ← o que eu teria esperado
duel-read-known = { $known ->
    [0] Eu não sabia nada de antes e fui aprendendo ao longo do duelo.
    [one] Eu me guiei por { $known } rodada de antes e fui aprendendo ao longo do duelo.
   *[other] Eu me guiei por { $known } rodadas de antes e fui aprendendo ao longo do duelo.
  }
strip-yours = ← suas jogadas
strip-mine = ← as minhas
end-seals = Todos os lacres abertos: { $opened } de { $sealed } conferem.
end-seals-broken = Os lacres não batem: { $opened } de { $sealed } conferem. Não confie nesta partida; avise quem mantém este bot.
details-title = 🔎 Em números: { $score }
details-habit = { $habit }: { $followed ->
    [one] { $followed } vez
   *[other] { $followed } vezes
  } em { $situations }. Dessas rodadas, ganhei { $mine } e você { $yours }{ $drawn ->
    [0] {""}
    [one] ; { $drawn } deu empate
   *[other] ; { $drawn } deram empate
  }.

## O gráfico de uma partida
chart-rounds = { $game }: { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
  }
chart-best = { $by ->
    [0] Você nunca esteve na frente.
   *[other] Sua maior vantagem foi de { $by }, na rodada { $round }.
  }
chart-worst = { $by ->
    [0] Eu nunca estive na frente.
   *[other] Minha maior vantagem foi de { $by }, na rodada { $round }.
  }
chart-turns = { $turns ->
    [0] A liderança nunca mudou de mãos.
    [1] A liderança mudou de mãos uma vez, na rodada { $round }.
    [2] A liderança mudou de mãos duas vezes, a última na rodada { $round }.
   *[other] A liderança mudou de mãos { $turns } vezes, a última na rodada { $round }.
  }
chart-reach = Só por sorte, { $decided ->
    [one] { $decided } rodada decidida acaba
   *[other] { $decided } rodadas decididas acabam
  } com diferença acima de { $reach } no máximo uma vez em vinte partidas.
chart-luck = { $by ->
    [0] Terminou tudo igual: pode ser sorte.
   *[other] Uma diferença de { $by } pode bem ser sorte.
  }
chart-yours = Você está { $by } à frente: dificilmente é sorte.
chart-mine = Estou { $by } à frente: dificilmente é sorte.
chart-few = { $decided ->
    [0] Nenhuma rodada foi decidida.
    [one] { $decided } rodada decidida é pouco para separar habilidade de sorte.
   *[other] { $decided } rodadas decididas são poucas para separar habilidade de sorte.
  }
chart-stopped = Parada antes do fim, uma partida diz menos: dá para sair numa boa hora.
chart-chosen = Você escolheu: { $moves }
chart-grey = Cinza: até onde só a sorte iria, 19 vezes em 20
chart-lead = Quem estava na frente
chart-difference = suas vitórias menos as minhas
chart-moves = Suas jogadas
chart-times = vezes
chart-round = rodada
chart-alt = { $score }. Quem estava na frente, rodada a rodada, como linha sobre a faixa cinza da sorte, e suas jogadas em barras. { $lines }
chart-folded = As rodadas desta partida já não estão guardadas, então não há gráfico. O final: { $score }.

## Prova de honestidade
proof-title = Prova de honestidade da partida { $session }
checked-fits = ✓ Tudo confere. Lacres: { $sealed }; jogadas refeitas com o mesmo resultado: { $same }.
checked-wrong = ✗ Algo não confere. Não confie nesta partida; avise quem mantém este bot. A prova diz o que está errado.
checked-dice-later = A partir de { $date } qualquer pessoa pode conferir também os sorteios.
checked-dice-fit = Os sorteios saem da chave do dia já publicada.
checked-own-word = Por enquanto é só a minha palavra. Confira você também.
proof-how = Em casa, com uma cópia de Gadalka, o compromisso que você anotou e sua exportação de /data: npm run -s gadalka -- verify "…" --pledge "…" --history export.json
proof-how-file = Em casa, com uma cópia de Gadalka, o arquivo anexo, o compromisso que você anotou e sua exportação de /data: npm run -s gadalka -- verify --file gadalka-proof.txt --pledge "…" --history export.json
source-at = Uma cópia de Gadalka: { $link }
source-unknown = Onde conseguir uma cópia de Gadalka, só o anfitrião deste bot sabe: não há endereço aqui.
proof-none = Não há partida sua encerrada para verificar. Jogue uma: /rps play ou /oddeven play
proof-not-yet = Esta partida ainda está em aberto, então meus lacres seguem fechados. Eles se abrem no fim.
proof-folded = As rodadas desta partida já não estão guardadas, então seus lacres não podem ser abertos aqui. A linha de prova do final ainda pode: /rps verify proof:…
proof-unreadable = Isso não é uma linha de prova minha. Ela começa com gdk3., vem do botão “Verificar” de uma partida encerrada e precisa estar completa.
proof-pledge-lost = O compromisso desta partida já não é conhecido aqui, então não posso assinar a prova.
proof-word = Sua palavra: { $word }
proof-seeds-later = A chave do dia será revelada em { $date }. A partir daí qualquer pessoa pode conferir que os sorteios saem dela e que eu não podia escolhê-los.
proof-seeds-no-key = A chave que vem com esta linha não é do compromisso.
proof-seeds-differ = Os sorteios NÃO saem da chave do dia prometida. Não confie nesta partida.
proof-seeds-fit = Os sorteios saem da chave do dia revelada, da partida e da sua palavra, como prometido.
proof-gap-version = fui atualizada desde então e agora escolho de outro jeito.
proof-gap-other = seu histórico aqui não é aquele com que esta partida foi jogada.
proof-gap-apart = quem jogou aqui foi um arquivo ou fantasma de outra pessoa. Cada jogada foi lacrada antes da sua, como sempre.
proof-gap-none = para isso é preciso o histórico de quem jogou, e não é o seu.
proof-taken-back =
    { $count ->
        [one] { $count } jogada lacrada foi retirada
       *[other] { $count } jogadas lacradas foram retiradas
    } sem um motivo que esta linha mostre. Não confie nesta partida.
proof-played = Segundo esta linha, tudo começou em { $date }. Se é verdade, você sabe.
proof-times-differ = Os horários desta linha NÃO batem com os dias das chaves. Ela diz que tudo começou em { $date }. Não confie.
proof-times-late = O sorteio ou o jogo usou um dia cuja chave já era pública. A linha diz que tudo começou em { $date }. Não confie.
proof-again = A partir da jogada { $numbers }, jogadas foram abandonadas e lacradas de novo. Só as mensagens da época que você guardou mostram se foi assim.
proof-settings = A partir da jogada { $numbers }, a linha informa ajustes do seu modelo. Se não eram os seus, não confie nesta partida. As mensagens da época confirmam, e talvez a sua exportação.
proof-account = A partir da jogada { $numbers }, o que arrisco mudou por causa de jogos em outro lugar (rodadas: { $rounds }). Só as mensagens da época que você guardou mostram se foi assim.
proof-account-false = A partir da jogada { $numbers }, o que arrisco NÃO pode ter sido o que a linha diz. Não confie nesta partida.
proof-confirmed = O que mudou a partir da jogada { $numbers } é confirmado pelas suas mensagens ou pela sua exportação.
proof-gap-cut = as rodadas que eu conhecia na época já não estão guardadas.
proof-gap = { $count ->
    [one] { $count } jogada não foi refeita: { $why }
   *[other] { $count } jogadas não foram refeitas: { $why }
}
proof-different = { $count ->
    [one] { $count } jogada NÃO é a que eu teria escolhido: número { $numbers }.
   *[other] { $count } jogadas NÃO são as que eu teria escolhido: números { $numbers }.
} Não confie nesta partida.
proof-same = Refiz o meu lado, com o que eu sabia na época e a semente: { $same } de { $sealed } jogadas saíram iguais.
proof-forged = A assinatura é FALSA: quem escreveu esta linha não é quem responde pelo compromisso { $pledge }.
proof-unsigned = Sem assinatura: qualquer pessoa pode ter escrito isto.
proof-signed-elsewhere = Assinada em outra hospedagem, sob o compromisso { $pledge }. De quem é, não sei dizer.
proof-signed = Assinada por mim, sob meu compromisso { $pledge }.
proof-unchecked = Conferir está demorando demais agora. Toque em “Verificar” de novo em um minuto, ou confira a linha em casa.
proof-own-word = Até você conferir em casa, isto é só a minha palavra. As mensagens da partida que você (ou outra pessoa) guardou também me comprometem: verify --noted as lê. Mais: /fairness

## Toques que não mudam nada
press-old-button = Esse botão é de outros tempos; já não abre nada. Nova partida: /rps play ou /oddeven play
panel-gone = Esse botão está desatualizado. Agora está assim.
panel-type = Digite: { $example }
press-went-back = Minha memória voltou a antes dessa rodada, e você já viu minha jogada. Por isso a partida termina aqui; nada foi contado.
press-renewed = A chave do dia que lacrou minha jogada está para ser revelada. Lacrei outra: seu toque não contou, escolha de novo.
press-not-yours = Esses botões são de outra pessoa. Os seus: /rps play ou /oddeven play
press-round-played = Essa rodada já foi jogada; nada contou duas vezes. Está assim.
press-not-counted = Não contou. A última rodada: { $round }
press-match-over = Essa partida acabou; nada foi contado.
opponent-gone = Esse oponente já não existe; a partida não pode continuar. Nova partida: /rps play ou /oddeven play
offer-taken = Alguém foi mais rápido e ficou com este jogo. O seu: /rps play ou /oddeven play

## Jogos oferecidos em qualquer conversa
offer-open-title = { $game }: para quem quiser
offer-open-description = Quem tocar primeiro joga contra mim
offer-open-text = { $name } oferece um jogo contra mim. Quem tocar primeiro joga.
offer-own-title = { $game }: para você
offer-own-description = Você joga contra mim, o chat assiste
offer-own-text = { $name } quer saber o futuro. Toque para começar.
offer-mines-open-description = Quem tocar primeiro joga, o chat assiste
offer-mines-open-text = { $name } oferece um tabuleiro de campo minado. Quem tocar primeiro joga.
offer-mines-own-description = Você joga, o chat assiste
offer-mines-own-text = { $name } vai atravessar um campo minado. Toque para começar.

## Comandos
command-rps = Pedra, papel e tesoura, contra a cartomante ou entre pessoas
command-rps-play = Jogue; vou aprendendo no caminho
command-oddeven = Par ou ímpar: você escolhe, eu adivinho
command-oddeven-play = Jogue; cada erro meu é ponto seu
command-strategy = Oponentes: quem são, e nomes seus para eles
command-strategy-list = Todos os oponentes, um por linha
command-strategy-mine = Os nomes que você deu a estratégias
command-strategy-submit = Envie uma estratégia que você escreveu, como arquivo
command-help = O que sei fazer e como pedir
command-settings = Suas configurações: idioma, memória, quem vê você, seus dados
option-help-topic = o assunto
option-link-code = o código da outra plataforma; sem ele, mostro um a você
option-name-across = here, hidden ou uma palavra sua; sem isso, digo como está
option-variant = classic (3 jogadas) ou lizard-spock (5 jogadas)
option-length = como first to 10, best of 9, endless …
option-game = qual jogo; pedra, papel e tesoura se você não disser outro
option-opponent = a estratégia que joga contra você
option-strategy = um oponente, ou um nome que alguém registrou
option-registered-name = 3 a 24 letras, dígitos e hifens, letra primeiro, como my-markov
option-registered-strategy = o que o nome representa, como markov:order=4,decay=0.98
option-strategy-file = sua estratégia: JavaScript, ou TypeScript com tipos apagáveis; até 64 KB
option-file-name = o nome: um novo, ou um dos seus para uma nova versão
option-strategy-note = o que você diz dela, em uma linha
option-report-reason = o que há de errado com ela
choice-classic = Clássico: pedra-papel-tesoura
choice-lizard-spock = Com lagarto e Spock: 5 jogadas
choice-novice = Novata: não sabe nada de você, aprende nesta partida
choice-fortune-teller = Cartomante: conhece você e as pessoas, não esquece nada
choice-mirror = Espelho: joga como você
choice-coin = Moeda honesta: não lê nada, ninguém a lê
strategy-fortune-teller = lê seus hábitos de quarenta jeitos ao mesmo tempo, conhece as pessoas e é difícil de enganar
strategy-mirror = seu duplo: joga como você jogaria em seu lugar
strategy-random = uma moeda honesta; não lê nada
strategy-ghost = um fantasma: o jeito de jogar de alguém, congelado com seu consentimento
strategy-wildcard = pesa cada momento anterior parecido com este
strategy-wildcard-counters = a mesma, por contadores, como na primeira publicação
strategy-constant = sempre a mesma jogada, pedra se ninguém disser outra
strategy-rotation = cada jogada na sua vez: pedra, papel, tesoura …
strategy-anti-rotation = espera que você faça as jogadas em rodízio
strategy-copy = joga sua última jogada
strategy-always-counter = joga o que vence sua última jogada
strategy-always-counter-self = joga o que vence a própria última jogada; nunca olha para a sua
strategy-win-stay-lose-shift = repete o que venceu, muda o que perdeu
strategy-after-result = segue pelo resultado: tantas jogadas adiante após vitória, empate, derrota
strategy-frequency = vence a jogada que você mais faz
strategy-markov = vence o que você costuma fazer depois das últimas jogadas
strategy-mupn = vence o que você fez da última vez depois das mesmas jogadas
strategy-supp = aprende por tentativa qual jogada compensa depois das suas últimas
strategy-mksu = aprende por tentativa qual de outras oito estratégias seguir
strategy-mkia = aprende por tentativa qual de três leitores seguir
strategy-daemons = uma multidão de daemons com um supervisor que ouve o de mais sorte
strategy-shannon = a máquina de Shannon, de 1953: você faz a mesma coisa duas vezes?
strategy-seer = SEER, de 1956: segue um padrão enquanto compensa
strategy-mixing = mistura muitos pequenos leitores e aprende em quais confiar
strategy-experts = um conselho de leitores, ouvidos conforme seu retrospecto
strategy-vote = tudo o que já seguiu jogadas como estas tem um voto
strategy-ppm = correspondência parcial, como se comprimem arquivos: o trecho conhecido mais longo fala primeiro
strategy-context-tree = pesa todas as árvores de hábitos ao mesmo tempo
strategy-history-match = procura onde o jogo já foi assim, e como tais palpites se saíram
strategy-second-guess = sabe que você sabe que ela sabe
strategy-iocaine = a vencedora de 1999: adivinha em todos os níveis, julgados em vários horizontes
strategy-lempel-ziv = corta o jogo em frases, como um arquivo zip, e segue com aquela em que você está
strategy-naive-bayes = toma cada uma das últimas rodadas como sinal da sua próxima jogada
strategy-regret-matching = joga o que se arrepende de não ter jogado
strategy-exp3 = um bandit: só sabe o que as próprias jogadas renderam
strategy-de-bruijn = joga cada sequência curta com a mesma frequência; não lê nada

strategy-list-title = 🔮 { $count ->
    [one] { $count } oponente
   *[other] { $count } oponentes
  }
strategy-info-title = 🔮 { $family }
strategy-games = Joga: { $games }
strategy-memory = Olha { $rounds ->
    [one] { $rounds } rodada para trás.
   *[other] { $rounds } rodadas para trás.
  }
strategy-memory-all = Olha para todas as rodadas anteriores.
strategy-memory-none = Não olha para o que você joga.
strategy-settings = Ajustes:
strategy-no-settings = Não tem ajustes.
strategy-setting = { $name }: { $valid } (em geral { $usual })
strategy-set = ← aqui { $value }
strategy-source = Fonte: { $source }

registration-done = 🔮 { $name }: registro feito
registration-updated = 🔮 { $name } mudou
registration-gauntlet = O teste em { $game }: venceu { $won } de { $matches } partidas de { $rounds } rodadas. Rodadas ganhas, perdidas, empatadas:
registration-play = Jogar contra: { $command } opponent={ $name }. Qualquer pessoa que saiba o nome pode.
registration-mine-title = 🔮 Suas estratégias: { $count } de { $max }
registration-none = Você ainda não tem uma estratégia sua. Envie um arquivo, ou dê nome a uma das minhas.
registration-withdraw-title = Abrir mão de { $name }?
registration-withdraw-file = Ninguém mais poderá jogar contra, as partidas em curso terminam sem resultado, e o arquivo é apagado. O nome fica livre para qualquer pessoa.
registration-withdraw-text = Ninguém mais poderá jogar contra por esse nome, e ele fica livre para qualquer pessoa. Partidas já começadas continuam.
button-withdraw = Abrir mão
registration-withdrawn = Você abriu mão de { $name }; o nome está livre.
registration-kept = Fica como está.
registration-renamed = { $name } agora se chama { $to }.
button-strategy-submit = Enviar um arquivo
button-strategy-name = Nomear uma da Gadalka
button-strategy-register = Dar um nome
button-strategy-mine = Minhas estratégias
button-strategy-rename = Renomear
button-strategy-version = Nova versão
button-strategy-change = Mudar
button-strategy-withdraw = Retirar
button-strategy-source = Código
button-strategy-open = Abrir o código
button-strategy-report = Denunciar
button-strategy-enter = Para a liga
button-strategy-leave = Fora da liga
registration-bad-name = “{ $name }” não é um nome. Um nome tem 3 a 24 letras de a a z, dígitos e hifens, e começa com letra, como my-markov.
registration-reserved-name = “{ $name }” já significa outra coisa aqui. Escolha outro nome, como my-{ $name }.
registration-indecent-name = “{ $name }” não se diz na frente de todo mundo. Escolha outro nome.
coarse-stems = caralh bucet punhet xoxot arrombad fodid fodase viadinh
coarse-words = puta foda foder merda cuzao cuzão xota nazista nazistas nazismo
coarse-innocent = lapidar dilapidar propagandon pagandonos
registration-taken = Alguém já registrou “{ $name }”. Escolha outro nome.
registration-yours = Você já registrou “{ $name }”. Para mudar: /strategy update { $name } …
registration-full = Você registrou { $max ->
    [one] { $max } estratégia
   *[other] { $max } estratégias
  }, e não dá para ter mais. Abra mão de uma antes: /strategy withdraw
registration-not-yours = Você não registrou nenhum “{ $name }”. Seus nomes: /strategy mine
registration-is-file = “{ $name }” é um arquivo. Para uma nova versão: /strategy submit { $name }, com o arquivo.
registration-waiting = 🔮 { $name } espera o teste
registration-waiting-text = { $place ->
    [1] É a próxima da fila.
    [2] É a segunda da fila.
    [3] É a terceira da fila.
   *[other] Está no lugar { $place } da fila.
  } O relatório vai aparecer aqui.
registration-trying = 🔮 { $name } em teste
registration-trying-text = O relatório vai aparecer aqui em instantes.
registration-one-at-a-time = Seu último teste ainda não acabou, e cada pessoa tem um por vez. A mensagem dele vira o relatório.
registration-queue-full = A fila de testes está cheia. Tente de novo em { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
  }.
registration-too-slow = Levou mais tempo ou memória do que um teste permite, então nada foi registrado. Tente ajustes menores; quais existem, /strategy info diz.
registration-broken-off = O teste de { $name } foi interrompido, e nada foi registrado. Envie o comando de novo em um minuto.
registration-store-away = Minha memória está fora do ar, então nada foi registrado. Envie o comando de novo em um minuto.
registration-told-already = Já estou cuidando disso. Seus nomes: /strategy mine

submission-how = Um arquivo e um nome, por favor: /strategy submit my-bot, com o arquivo.
submission-version = 🔮 { $name } tem uma nova versão: { $version }
submission-known = 🔮 { $name } já é exatamente este arquivo
submission-draft = Um rascunho, só para você: jogue contra ele ou inscreva em um torneio. Aberto a todo mundo
submission-public = Qualquer pessoa que saiba o nome pode jogar contra.
submission-results = { $game }: venceu { $won } de { $matches } partidas de { $rounds } rodadas, { $mean } pontos por rodada. Rodadas ganhas:perdidas:empatadas e pontos por rodada:
submission-other-game = { $game }: { $won } de { $matches } partidas vencidas, { $mean } pontos por rodada.
submission-not-there = { $game }: não jogado, porque { $reason }.
submission-untried = { $game }: não testado, porque exige passos demais. Para testar só ali, diga no arquivo: export const games.
submission-taken = De { $most } passos por partida usou no máximo { $steps }; de { $limit } MB de memória, { $memory }. Uma partida levou { $milliseconds } ms.
submission-copy = { $game }: joga exatamente como { $original }, jogada por jogada. Uma cópia é chamada de cópia e não pontua.
submission-copy-hidden = { $game }: joga exatamente como um arquivo anterior de outra pessoa, jogada por jogada. Uma cópia é chamada de cópia e não pontua.
submission-play = Jogar contra: { $command } opponent={ $name }. O hash e as versões: /strategy info { $name }
submission-chart = { $name } em teste: { $game }
submission-chart-luck = Dentro de ±{ $reach } pode ser sorte
submission-chart-points = pontos por rodada
submission-no-load = 🔮 { $name } não carrega
submission-crashed = 🔮 { $name } falhou no teste
submission-illegal = 🔮 { $name } não fez jogada no teste
submission-exhausted = 🔮 { $name } gastou demais no teste
submission-at-start = { $game }, antes da primeira rodada contra { $opponent }.
submission-at-round = { $game }, contra { $opponent }, rodada { $round }.
submission-place = Linha { $line }, coluna { $column }:
submission-nothing = Nada foi registrado. Conserte o arquivo e envie de novo.
submission-no-games = O arquivo diz que joga: { $typed }. Eu conheço { $valid }. Nada foi registrado.
submission-frozen = Quem me hospeda congelou exatamente este arquivo ({ $reason }). Nada foi registrado.
submission-too-slow = O teste demorou mais do que posso dar a um, então nada foi registrado. Faça-o calcular menos por rodada, ou envie de novo quando eu estiver mais livre.
submission-gave-up = A máquina que joga arquivos desistiu: { $reason }. Isso não é veredito, mas nada foi registrado. Envie de novo ou faça-o calcular menos.
submission-unsteady = { $name } joga diferente a cada vez: { $game }, contra { $opponent }, as jogadas divergem a partir da rodada { $round }. As mesmas rodadas têm de dar as mesmas jogadas. Nada foi registrado.
submission-is-settings = “{ $name }” é uma estratégia com ajustes. Abra mão dela antes (/strategy withdraw) ou escolha outro nome.
submission-indecent-note = O que a nota diz não se diz na frente de todo mundo. Escolha outras palavras.
button-open-source = Mostrar a todo mundo
button-keep-sealed = Manter lacrado
strategy-name-unknown = Não conheço ninguém com o nome “{ $name }”.
strategy-no-file = “{ $name }” é uma estratégia com ajustes, não um arquivo: /strategy info { $name }
strategy-sealed = O código de { $name } está lacrado. Quem o escreveu pode abrir: /strategy open { $name }
strategy-source-title = 🔮 O código de { $name }, versão { $version }
strategy-source-hash = SHA-256: { $hash }
strategy-open-title = Mostrar a todo mundo o código de { $name }, versão { $version }?
strategy-open-text = Quem achar o nome poderá ler o arquivo. Para esta versão não há volta; as próximas continuam lacradas.
strategy-open-already = O código de { $name } já está aberto: /strategy source { $name }
strategy-opened = O código de { $name } está aberto a todo mundo: /strategy source { $name }
strategy-kept-sealed = Continua lacrado.
strategy-report-own = É sua. Para abrir mão: /strategy withdraw
strategy-reported = Contei a quem me hospeda sobre { $name }. Ninguém mais fica sabendo.
strategy-file-title = Um arquivo de quem o escreveu: JavaScript, jogado em uma sandbox.
strategy-file-facts = Versão { $version }, { $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
  }, { $state ->
    [open] código aberto: /strategy source { $name }
   *[sealed] código lacrado
  }. SHA-256: { $hash }
strategy-file-frozen = Congelado por quem me hospeda, fora de jogo: { $reason }
strategy-file-guarded = Fora de jogo: demorou mais do que uma partida pode ({ $reason }). Quem me hospeda pode trazer de volta.
strategy-file-earlier = Versões anteriores: { $versions }
strategy-file-note = “{ $note }”
registration-mine-draft = um rascunho
registration-mine-frozen = congelado: { $reason }

## Problemas com o que foi digitado
problem-unknown-command = Não conheço o comando “{ $typed }”. O que sei fazer: /help
problem-unknown-command-nearest = Não conheço o comando “{ $typed }”. Você quis dizer { $nearest }? Todos eles: /help
problem-unknown-subcommand = /{ $command } não conhece “{ $typed }”. Conhece: { $valid }
problem-unknown-option = /{ $command } não entende “{ $typed }”. Aceita: { $valid }
problem-bad-choice = “{ $typed }” não serve para “{ $option }”. Escolha: { $valid }
problem-unknown-word-nearest = /{ $command } não entende “{ $typed }”. Você quis dizer { $nearest }?
problem-bad-choice-nearest = “{ $typed }” não serve para “{ $option }”. Você quis dizer { $nearest }? Há: { $valid }
problem-bad-text = “{ $typed }” não serve para “{ $option }”: são precisos 1 a { $max } caracteres.
problem-file-missing = { $example } precisa de um arquivo: mande um junto.
problem-file-too-large = O arquivo é grande demais: aceito no máximo { $kilobytes } KB.
problem-file-unavailable = O arquivo não chegou até mim. Envie mais uma vez, por favor.
problem-lone-file = “{ $typed }” sozinho me diz pouco. Responda a ele com um comando que aceite arquivo: { $nearest }
problem-word = Com “{ $typed }” não posso sortear: use 1 a { $max } letras, dígitos, espaços e - _ .
problem-level-and-opponent = Um nível já é um oponente. Escolha um dos dois: level=… ou opponent=…
problem-length = “{ $typed }” não é uma duração. Tente first to 10, best of 9 (ímpar) ou endless; números de 1 a { $max }.
problem-unknown-strategy = Não conheço o oponente “{ $typed }”. Alguns conhecidos: { $some }. Todos: /strategy list
problem-unknown-strategy-nearest = Não conheço o oponente “{ $typed }”. Você quis dizer { $nearest }? Todos: /strategy list
problem-unknown-parameter = { $family } não tem o ajuste “{ $typed }”. Tem: { $valid }
problem-bad-value = { $parameter } não pode ser “{ $typed }”. Pode ser: { $valid }
problem-wrong-game = { $typed } não joga este jogo ({ $game }). Estes jogam: { $some }. Todos: /strategy list
problem-frozen = { $name } está fora de jogo, por decisão de quem me hospeda: { $reason }

## Falhas
failure-unexpected = Algo deu errado do meu lado e ficou registrado. Nada seu se perdeu; tente de novo, por favor.
failure-busy = O cristal está lotado agora. Nada foi contado e nada se perdeu: toque ou digite de novo daqui a pouco.
failure-store-unreachable = Não alcanço minha memória agora. Nada se perdeu: toque ou digite de novo daqui a pouco. Uma jogada já contada não conta duas vezes.
failure-store-newer = Seu histórico foi escrito por uma versão mais nova de mim, então não vou mexer nele. Quem mantém este bot precisa atualizá-lo.
failure-store-key = Seu histórico está cifrado com uma chave que não tenho, então não vou mexer nele. Quem mantém este bot precisa definir STATE_KEY.
failure-store-plain = O que lembro de você não está cifrado, e deveria estar, então não vou mexer. Nada se perdeu: quem mantém este bot precisa olhar o log.

## O que obriga quem me hospeda
fairness-brief = 🔮 Minha jogada é lacrada antes de você escolher a sua, e um só compromisso prende todos os meus sorteios por dez anos. O compromisso a anotar está a um toque.
fairness-title = 🔮 Por que você não precisa acreditar em mim
fairness-text =
    Minha jogada está fixada antes de você escolher a sua, e cada mensagem traz o lacre dela.
    Meus sorteios saem de uma chave secreta do dia, do seu próprio comando e, se você quiser, de uma palavra sua. Um compromisso fixou minhas chaves por dez anos, então nem eu nem você podemos escolher os sorteios.
    Três dias depois eu revelo a chave. Aí qualquer pessoa pode repetir os sorteios, refazer minhas jogadas e comparar.
fairness-pledge = Meu compromisso: { $pledge }, desde { $since }. Hoje é o dia { $day } de { $days }. Anote esta linha: quem a tem pode conferir toda partida que vier depois.
fairness-follows = Ele sucede meu compromisso anterior { $pledge }. Para partidas de antes, vale aquele.
fairness-key-none = Nenhuma chave foi revelada ainda. A do dia 1 será revelada em { $date } (UTC).
fairness-key = A chave do dia { $day } ({ $of }) foi revelada, e com ela as de todos os dias anteriores. A próxima será revelada em { $date } (UTC):
fairness-key-last = A chave do último dia, { $day } ({ $of }), foi revelada, e com ela as de todos os dias anteriores:
fairness-how = Para conferir uma partida: toque em “Verificar” no fim dela e dê a linha ao npm run -s gadalka -- verify em uma máquina sua, com este compromisso. O que digo aqui é só a minha palavra.

## Limites: demais de uma vez
budget-press = Rápido demais para minha bola de cristal. Em { $wait } há espaço de novo; seu jogo espera onde parou.
budget-command = Quantos desejos de uma vez. Em { $wait } volto a ouvir; nada seu se perdeu.
budget-picture = Meus pincéis precisam secar. Em { $wait } volto a desenhar; o resto continua.
budget-hint = Até uma bola de cristal precisa descansar. Em { $wait } há dica de novo; enquanto isso, pode jogar.
budget-export = Acabei de copiar seus dados algumas vezes. Em { $wait } você pode ter outra cópia.
budget-trial = Quantos testes de uma vez. Em { $wait } testo outra estratégia; enquanto isso, o jogo continua.
budget-submission = Quantos arquivos em um dia. Em { $wait } leio outro; até lá, dá para testar em casa.
budget-report = Já passei adiante muita coisa sua hoje. Em { $wait } volto a ouvir.
budget-tournament = Quantos torneios de uma vez. Em { $wait } você pode abrir outro; os que existem continuam.
budget-brief = ⏳ { $wait }
budget-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
budget-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}

## Tempo que falta, no fim de uma frase
clock-in = em { $time }
clock-two = { $first } { $second }
clock-soon = a qualquer momento
clock-days = { $count } d
clock-hours = { $count } h
clock-minutes = { $count } min
clock-seconds = { $count } s

## Ajuda, saudação, privacidade, dados
help-brief = 🔮 Jogo contra você e aprendo como você escolhe: /rps. Um duelo com alguém: /duel. Novo a cada dia: /daily. O resto está a um toque.
help-title = 🔮 O que sei fazer
help-play = Jogar
help-friends = Com amigos
help-you = Sobre você
help-strategies = Estratégias
help-fairness = É honesto?
help-privacy = Privacidade
start-title = 🔮 Eu sou Gadalka
start-text = Leio pensamentos, um pouco. Escolha um jogo: aprendo como você escolhe, conto o que vi e provo que não trapaceei.
start-mines = Campo minado
privacy-title = O que fica guardado de você
settings-title = ⚙️ Configurações
settings-text = Só você vê isto.
settings-you = Você
settings-memory = O que lembro de você
settings-others = Quem pode ver e desafiar você
settings-data = Seus dados
settings-here = { $kind ->
    [server] Este servidor
   *[group] Este grupo
  }
settings-name = Nome em outras
settings-name-here = Como aqui
settings-name-hidden = Oculto
settings-name-word = Outra palavra…
settings-link = Vincular uma conta
settings-code = Tenho um código
settings-show = Mostrar
settings-pause = Pausar
settings-resume = Voltar a aprender
settings-off = Desligar
settings-forget = Esquecer…
settings-duels-on = Aprender com meus duelos
settings-duels-off = Não dos meus duelos
settings-share-on = Compartilhar meu jogo…
settings-share-off = Parar de compartilhar
settings-ghost = Meu fantasma
settings-level = Quem vê seus resultados e perfil: { $level }.
settings-visible = Quem me vê
settings-block = Bloquear alguém
settings-blocked = Bloqueios: { $count }
settings-export = Baixar
settings-shared = O que compartilho
privacy-brief =
    Guardo seu id nesta plataforma, suas jogadas, como terminaram e o que você ajusta aqui.
    Não guardo suas mensagens. Seu nome, só por duas semanas após um duelo e onde você aceitar aparecer.
    Seu perfil é privado até você decidir o contrário.
    Tudo fica com quem hospeda este bot.
    Você pode baixar ou apagar tudo quando quiser.
privacy-text =
    Seu id nesta plataforma, as jogadas dos nossos jogos e como terminaram; das últimas partidas também os ajustes e a semente das minhas jogadas.
    Quantas rodadas decididas você ganhou na semana e no mês em que jogou por último, e esse dia.
    Se você concordar em aparecer: quando, até onde, seu nome, onde você joga daí em diante. Até lá seu perfil é privado.
    Se você deixa alguém se comparar com você, ou pede isso: quem e quando. Um pedido some depois de uma semana.
    Seu nome de usuário do Telegram, por 90 dias, para que possam citar você.
    Seus duelos com pessoas: as jogadas dos dois lados e o resultado, com os dois nomes por duas semanas. Dos ranqueados, aquilo de que sai sua pontuação.
    Seus últimos tabuleiros de campo minado e como foram; de uma corrida, por um dia, quem corre.
    Estratégias que você registra ou envia, seu fantasma: o que são, como se saíram.
    Se você vincula contas: quais, com que nomes. Seu nome para outras plataformas.
    Desde quando aprendo com seus duelos, ou você compartilha como joga.
    Fora isso não fica guardado: nomes, suas mensagens, onde e quando você joga.
    Fica com quem mantém este bot e só é mostrado a você.
data-export-title = Tudo o que guardei de você
data-export-text = Jogadas das mais antigas às mais novas. A semente de uma partida em aberto fica de fora; ela entregaria minha próxima jogada.
data-delete-title = Apagar tudo?
data-delete-text = Todas as suas rodadas, totais, partidas, tabuleiros, estratégias registradas e lugares em listas vão sumir, e não vou mais conhecer você. Isso não tem volta.
button-delete = Apagar tudo
button-keep = Manter
data-delete-linked = Vale para as duas contas vinculadas: tudo na outra plataforma também some, e por último o vínculo. Para manter aquilo: antes, /account unlink.
data-deleted = Sumiu. Nunca nos vimos.
data-nothing = Não havia nada para apagar.
data-kept = Fica tudo. Ainda conheço você.

## Uma pessoa em várias plataformas
account-on-platform = { $platform ->
    [discord] no Discord
    [telegram] no Telegram
    [terminal] em um terminal
   *[other] em outra plataforma
}
account-link-title = Uma só pessoa nas duas plataformas
account-link-code = Digite isto na outra plataforma em até { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}, pela conta que também é sua. Não mostre a mais ninguém.
account-link-how = Depois pergunto aos dois lados, cada um pelo nome do outro. O código vale uma vez; após { $tries ->
    [one] { $tries } código errado
   *[other] { $tries } códigos errados
}, paro de ouvir por { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}.
account-link-check = Conferir
account-link-cancel = Cancelar
account-link-question = Vincular esta conta a { $name } { $on }?
account-link-means = Só se for você. Históricos, modelos, perfil, rankings e bloqueios passam a ser de uma só pessoa; as duas contas seguem funcionando. Quem tiver qualquer uma delas poderá exportar e apagar tudo das duas. Para separar de novo: /account unlink
account-link-holds = Quem pode ver você: { $here ->
    [nothing] você não escolheu nada aqui, então vale o que escolheu lá
    [private] aqui você escolheu ninguém, e isso vale para as duas contas
    [place] aqui você escolheu onde joga; se lá escolheu ninguém, vale isso
   *[everyone] aqui você escolheu todo mundo; se lá escolheu menos, vale isso
  }. Para modelos e desafios vale a opção mais estrita. Ninguém mais fica sabendo.
account-link-yes = Vincular
account-link-no = Não
account-link-waiting = Você disse sim. Agora pergunto a { $name } { $on }: por mensagem minha, por “Conferir” abaixo do código ou por /account link lá.
account-linked = Pronto: esta conta e { $name } { $on } agora são uma só pessoa.
account-link-declined = Recusado. Nada foi vinculado. Para um novo código: /account link
account-link-refused = { $name } { $on } disse não. Nada foi vinculado. Para um novo código: /account link
account-link-lapsed = Esse código venceu; códigos vivem dez minutos. Para um novo, em qualquer das plataformas: /account link
account-link-gone = Essa pergunta está encerrada; nada mudou. Como está: /account link
account-link-wrong = Nenhum código aberto é assim. { $left ->
    [0] Foi a última tentativa por { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
      }.
    [one] Mais { $left } tentativa.
   *[other] Mais { $left } tentativas.
} Para um código, na outra plataforma: /account link
account-link-own = Esse código é seu mesmo. Digite-o na outra plataforma, onde ele precisa achar você.
account-link-same-platform = Esse código foi feito nesta plataforma. Ele une contas de duas plataformas, uma em cada: digite-o na outra.
account-link-too-many = Códigos errados demais. Volto a ouvir em no máximo { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}.
account-link-already = Esta conta já está vinculada. Para vincular a outra, separe antes: /account unlink
account-link-busy = Você acabou de confirmar outro vínculo. Responda àquele primeiro: /account link
account-unlink-title = Separar esta conta de { $name } { $on }?
account-unlink-text = Cada uma leva as rodadas jogadas lá e os ajustes que tem. Nenhuma rodada se perde.
account-unlink-yes = Separar
account-unlink-no = Manter vínculo
account-unlink-kept = Continua uma só pessoa.
account-unlinked = Separada de { $name } { $on }: duas contas de novo, cada uma com as rodadas jogadas lá.
account-unlinked-none = Esta conta não está vinculada a nenhuma.
account-name-nobody = { $platform ->
    [discord] alguém no Discord
    [telegram] alguém no Telegram
    [terminal] alguém em um terminal
   *[other] alguém em outro lugar
}
account-name-shown = Nas outras plataformas, quem joga com você vê “{ $name }”.
account-name-hidden = Nas outras plataformas seu nome fica oculto: você é “{ $name }”.
account-name-bad = Um nome é uma linha de até { $max } caracteres, sem nada clicável: nem @, nem links, nem números longos.

## Desafios
challenge-race = { $name }, { $caller } desafia você para uma corrida no mesmo tabuleiro. Responda em até { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
  }.
challenge-question = { $name }, { $caller } tem uma pergunta para você.
challenge-retract = Retirar
challenge-declined = { $name } prefere deixar para outra vez. Obrigada pelo convite, { $caller }.
challenge-retracted = { $caller } retirou o desafio.
challenge-unanswered = { $name } não respondeu a tempo, e o desafio acabou.
challenge-declined-lately = { $name } acabou de recusar. Pergunte de novo daqui a uma hora.
challenge-too-many = Três desafios seus ainda estão abertos. Espere uma resposta ou retire um.
challenge-too-often = Chega de desafios por uma hora. Tente mais tarde.
challenge-lapsed = Este desafio já não está aberto.
challenge-over-accepted = Este desafio foi aceito.
challenge-over-declined = Este desafio foi recusado.
challenge-over-retracted = Este desafio foi retirado.
challenge-not-challenged = Só { $name } pode responder a isto.
challenge-not-challenger = Só { $name } pode retirar isto.
challenge-not-yours = Isto é para outra pessoa. Para não receber desafios: /privacy
challenge-me = Eu? Com prazer, e já: /rps play
challenge-unseen = { $name } não vê esta conversa. Desafie em um grupo que tenham em comum.
challenge-left = { $name } não está neste lugar e não veria o desafio.
challenge-muted = { $name } não aceita desafios.
challenge-muted-now = A partir de agora ninguém desafia você pelo nome. O que está aberto continua aberto. Para voltar a receber desafios: /privacy challenges=on
challenge-mute-button = Silenciar desafios
challenge-take-button = Receber desafios
challenge-setting-on = Outras pessoas podem desafiar você pelo nome, para uma corrida ou comparação. Menciono você uma vez, e você aceita ou recusa.
challenge-setting-off = Você não recebe desafios: quem citar você fica sabendo disso, e nada é publicado.
challenge-stored = Dos desafios, guardo por um dia quando houve e como terminaram; de não recebê-los, desde quando.

## Com quem se duela
option-duel-whom = De quem se trata
choice-duels-everyone = de todo mundo
choice-duels-here = de pessoas de onde você joga
choice-duels-nobody = de ninguém
duel-blocked = Não há mais duelos entre { $name } e você; ninguém conta o motivo. O que está aberto continua aberto. Mudou de ideia: /duel list
duel-unblocked = Você não mantém bloqueio sobre { $name }.
duel-block-self = De si não há como se esconder. Cite outra pessoa.
duel-block-bot = Bots não pedem duelos a ninguém.
duel-block-whom = Quem? Cite a pessoa, como em /duel block @nome, ou responda com o comando a uma mensagem dela. Em nossa conversa privada ninguém lê.
duel-block-full = Só me lembro de { $max ->
    [one] { $max } bloqueio
   *[other] { $max } bloqueios
  }. Desfaça um antes: /duel list
duels-blocked-nobody = Você não bloqueou ninguém.
duels-blocked-line = { $name }, desde { $date }
duels-blocked-nameless = alguém cujo nome esqueci, desde { $date }
duels-button-unblock = Desbloquear: { $name }
duels-from-everyone = Você aceita duelos de todo mundo.
duels-from-here = Você aceita duelos de pessoas dos lugares onde joga: servidores e grupos em que vejo você jogar de agora em diante. Em outros lugares você não aceita duelos.
duels-from-nobody = Você não aceita duelos de ninguém. Ainda pode propor.
duels-button-everyone = De todo mundo
duels-button-here = Dos meus lugares
duels-button-nobody = De ninguém
duels-stored = Quem você bloqueou para duelos, e de quem os aceita; se só de pessoas dos seus lugares, quais são. /duel list

## Quem pode ver um perfil
profile-privacy-title = 🔮 Quem pode ver como você se sai: { $level }
profile-privacy-done = 🔮 A partir de agora: { $level }
profile-privacy-already = 🔮 Como antes: { $level }
profile-short-who = Quem vê o quê. “{ $nobody }”: só você. “{ $place }”: as pessoas desses chats veem seu nome, resultados e perfil, de todas as suas rodadas. “{ $everyone }”: quem quer que me pergunte, em qualquer plataforma, vê o mesmo.
profile-short-never = Nunca aparece: suas jogadas uma a uma, nem em quais outros chats você joga.
profile-short-undo = Para desfazer: escolha “{ $nobody }”, quando quiser. Você sai de todas as listas na hora; o que foi publicado em chats fica lá.
profile-short-now-private = Seu nome não está em nenhuma lista, e seu perfil é só para você.
profile-short-now-place = Onde você terminar uma partida de agora em diante, as pessoas desse chat veem seu nome, resultados e perfil, de todas as suas rodadas comigo.
profile-short-now-everyone = Quem quer que me pergunte, em qualquer lugar, vê seu nome, resultados e perfil, de todas as suas rodadas comigo.
profile-full-title = 🔮 Quem pode ver como você se sai: tudo
profile-full-kept = O que guardo para isso, enquanto você concordar: o nome com que aparece, o dia em que concordou e os lugares onde joga. /profile privacy private apaga isso.
profile-read-all = Ler tudo
profile-shows-private = Você não está em nenhuma lista, e seu perfil é só para você. As partidas são vistas pelo chat em que são jogadas. Quem quiser se comparar com você precisa pedir antes.
profile-shows-place = Vale para os servidores e grupos onde você termina uma partida, e para quem me perguntar lá.
    – /leaderboard: seu nome, a parte das rodadas que você ganhou contra mim, de quantas, e seu lugar; a partir de { $needed } rodadas decididas, jogo a jogo, na semana, no mês e desde sempre.
    – /leaderboard of:duels: seu nome, sua pontuação nos duelos ranqueados com sua incerteza, o número desses duelos e seu lugar; a partir de cinco oponentes diferentes, jogo a jogo, no mês e desde sempre.
    – /profile show: seu perfil. /profile compare: como você e quem pergunta jogam.
    – /profile map: você, pelo nome. /profile groups: você entra na conta (por cargos no Discord, que consulto e não guardo).
    Tudo isso de todas as suas rodadas comigo, onde quer que as tenha jogado.
profile-shows-everyone = O mesmo, e além disso você está na lista de todas as pessoas, e quem citar você vê isso: quem quer que me pergunte, em qualquer plataforma em que atendo. Onde grupos são comparados, outros chats podem contar você sem seu nome.
profile-take-back = Você aparece como { $name }; o nome acompanha quando você o muda. Guardo isso, o dia em que concordou e os lugares onde joga, enquanto você concordar. Volte atrás quando quiser: /profile privacy private

## O que as rodadas dizem de uma pessoa
trait-often = de todas as jogadas: { $move }
trait-after-result = depois de { $result ->
    [win] vitória
    [loss] derrota
   *[draw] empate
  }: { $what }
trait-after-move = depois de { $result ->
    [win] vitória
    [loss] derrota
   *[draw] empate
  } com { $before }: { $move }
step-same = a mesma de novo
step-other = outra jogada
step-beats = a que a vence
step-beaten = a que ela vence
step-like = um passo como { $from } → { $to }
profile-title = 🔮 { $name }: { $game }
profile-title-people = 🔮 { $name }: { $game }, duelos com pessoas
profile-title-all = 🔮 { $name }: { $game }, comigo e em duelos
profile-duels-own = Como alguém duela só a própria pessoa pode ver: quem abre um perfil mostra as rodadas comigo.
profile-often = { $kind ->
    [always] sempre
    [nearly] quase sempre
   *[some] { $times ->
        [one] { $times } vez
       *[other] { $times } vezes
      } em { $of }
  }
profile-head-always-same = { $who ->
    [you] Você não larga sua jogada, aconteça o que acontecer: você a repete { $often }.
   *[other] { $name } não larga a jogada, aconteça o que acontecer, e a repete { $often }.
  }
profile-head-always-other = { $who ->
    [you] Você não para: aconteça o que acontecer, muda a jogada { $often }.
   *[other] { $name } não para: aconteça o que acontecer, muda a jogada { $often }.
  }
profile-head-win-same = { $who ->
    [you] Em time que está ganhando você não mexe: depois de vitória repete a jogada { $often }.
   *[other] Em time que está ganhando { $name } não mexe: depois de vitória repete a jogada { $often }.
  }
profile-head-win-other = { $who ->
    [you] Você não dorme sobre a vitória: depois de uma, muda a jogada { $often }.
   *[other] { $name } não dorme sobre a vitória: depois de uma, muda a jogada { $often }.
  }
profile-head-loss-same = { $who ->
    [you] Você não arreda pé: depois de derrota repete a jogada { $often }.
   *[other] { $name } não arreda pé: depois de derrota repete a jogada { $often }.
  }
profile-head-loss-other = { $who ->
    [you] Você larga o que perdeu: depois de derrota muda a jogada { $often }.
   *[other] { $name } larga o que perdeu: depois de derrota muda a jogada { $often }.
  }
profile-head-draw-same = { $who ->
    [you] Você espera o empate passar: depois de um, repete a jogada { $often }.
   *[other] { $name } espera o empate passar: depois de um, repete a jogada { $often }.
  }
profile-head-draw-other = { $who ->
    [you] Um empate faz você andar: depois dele, muda a jogada { $often }.
   *[other] Um empate faz { $name } andar: depois dele, muda a jogada { $often }.
  }
profile-head-rather = { $who ->
    [you] Depois de { $result ->
        [win] vitória
        [loss] derrota
       *[draw] empate
      } você repete a jogada { $often }, mais do que a sorte faria.
   *[other] Depois de { $result ->
        [win] vitória
        [loss] derrota
       *[draw] empate
      } { $name } repete a jogada { $often }, mais do que a sorte faria.
  }
profile-head-often = { $who ->
    [you] Você tem um xodó: { $move }, { $often }.
   *[other] { $name } tem um xodó: { $move }, { $often }.
  }
profile-head-reflex = { $who ->
    [you] Você tem um reflexo: depois de { $result ->
        [win] vitória
        [loss] derrota
       *[draw] empate
      } com { $before } vem { $move }, { $often }.
   *[other] { $name } tem um reflexo: depois de { $result ->
        [win] vitória
        [loss] derrota
       *[draw] empate
      } com { $before } vem { $move }, { $often }.
  }
profile-head-way = { $who ->
    [you] Você joga quase como uma regra simples: { $way }.
   *[other] { $name } joga quase como uma regra simples: { $way }.
  }
profile-head-read = { $who ->
    [you] Nenhum hábito sozinho entrega você, e mesmo assim você é mais fácil de ler que uma moeda.
   *[other] Nenhum hábito sozinho entrega { $name }, e mesmo assim { $name } é mais fácil de ler que uma moeda.
  }
profile-head-chance = { $who ->
    [you] Ler você é tão difícil quanto ler uma moeda: nenhum hábito entrega você.
   *[other] Ler { $name } é tão difícil quanto ler uma moeda: nenhum hábito entrega o jogo.
  }
profile-head-early = { $who ->
    [you] É cedo para julgar você: nenhum hábito se destaca ainda.
   *[other] É cedo para julgar { $name }: nenhum hábito se destaca ainda.
  }
profile-nothing = Nenhuma rodada deste jogo ainda. O perfil completo pede { $missing ->
    [one] { $missing } rodada
   *[other] { $missing } rodadas
  }.
profile-record = { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
  }: { $wins ->
    [one] { $wins } vitória
   *[other] { $wins } vitórias
  }, { $draws ->
    [one] { $draws } empate
   *[other] { $draws } empates
  }, { $losses ->
    [one] { $losses } derrota
   *[other] { $losses } derrotas
  }.
profile-streaks = Maiores sequências: { $wins ->
    [one] { $wins } vitória
   *[other] { $wins } vitórias
  }, { $losses ->
    [one] { $losses } derrota
   *[other] { $losses } derrotas
  }. A mais recente: { $result ->
    [win] { $length ->
        [one] { $length } vitória
       *[other] { $length } vitórias
      }
    [loss] { $length ->
        [one] { $length } derrota
       *[other] { $length } derrotas
      }
   *[draw] { $length ->
        [one] { $length } empate
       *[other] { $length } empates
      }
  }.
profile-after = Depois de { $result ->
    [win] vitória
    [loss] derrota
   *[draw] empate
  }: { $shares }, de { $total }.
profile-share = { $what } { $percent }% ({ $count })
profile-after-none = Depois de { $result ->
    [win] vitória
    [loss] derrota
   *[draw] empate
  }: sem dados ainda.
profile-habits = O que se destaca:
profile-habit = – { $habit } { $percent }%, { $count } de { $total }
profile-bits = Imprevisibilidade: { $bits ->
    [one] { $bits } bit
   *[other] { $bits } bits
  } por jogada, provavelmente entre { $from } e { $to }. O puro acaso tem { $most }; ninguém tem mais.
profile-read = Adivinhei { $guessed } de { $rounds } jogadas, { $percent }. O acaso dá { $chance }.
profile-likest = Joga mais parecido com: { $way } ({ $what }). Teria feito { $agreed } das { $rounds } jogadas; a sorte faria { $luck }.
profile-likest-none = Não se parece com nenhum dos jeitos simples que conheço.
profile-likest-constant = Joga mais parecido com: { $way }. Teria feito { $agreed } das { $rounds } jogadas; a sorte faria { $luck }.
like-copy = de novo a última jogada do outro lado
like-rotation = cada jogada na sua vez
like-anti-rotation = vence quem joga em rodízio
like-win-stay-lose-shift = repete o que venceu, muda o que perdeu
like-always-counter = joga o que vence a última jogada do outro lado
like-always-counter-self = joga o que vence a própria última jogada
like-frequency = joga o que vence a jogada preferida do outro lado
profile-kept = De { $played } rodadas, as { $kept } mais novas estão guardadas; são elas que contam aqui.
profile-details-title = 🔮 Os números deste perfil: { $game }
profile-details-how = Como ler isto. Um bit vale uma resposta, sim ou não: quanto menos bits tem uma jogada, mais fácil é prevê-la, e com 0 eu já a sei. Com poucas rodadas, os dois limites ficam distantes.
    Um hábito é contado quando a sorte o mostraria cerca de uma vez em quarenta; olho para muitos, então de vez em quando um é sorte. Um jeito conhecido de jogar é citado quando teria feito bem mais jogadas que a sorte, e quando alguém ao acaso se pareceria tanto com algum deles menos de uma vez em cem.
profile-details-closed = Estes números são só para quem pode ver o perfil, e ele não está aberto aqui.
profile-alt = Hábitos de { $name }, o que vem depois de quê: { $habits }. Parte das jogadas previstas, até cada rodada: { $curve }.
profile-closed = Nenhum perfil de { $name } está aberto para você. Para ver como vocês jogam, peça: /profile compare. Para abrir o seu: /profile privacy
button-show-here = Mostrar aqui
profile-show-lapsed = Já não sei onde era isso. Pergunte de novo: { $command }
profile-shown-there = Mostrado onde você pediu: { $game }
profile-not-shown-there = Não consegui publicar lá: { $game }. Pergunte de novo nesse chat, ou me deixe escrever lá.
picture-next = próxima jogada
picture-after = { $result ->
    [win] vitória
    [loss] derrota
   *[draw] empate
  }: { $move }
picture-no-data = sem dados
picture-habits = O que vem depois de quê
picture-rounds = { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
  }, com contagens; azul mais que o acaso, laranja menos
picture-compared = O que vem depois de quê, com contagens; azul mais que o acaso, laranja menos
picture-read = Jogadas que adivinhei, de 40 em 40; cinza: sorte
picture-round = até a rodada
picture-failed = Não deu para desenhar a imagem; as palavras estão todas aí.

## Quem é citado em uma opção
person-unknown = Não sei dizer quem é { $typed }. Cite alguém com @nome, ou responda com o comando a uma mensagem da pessoa.
person-unknown-id = { $typed } não é ninguém que joga aqui. Cita-se assim: terminal:anna ou discord:700000000000000001
person-bot = Bots não têm perfil, e o meu guardo para mim.

## Duas pessoas comparadas
menu-compare = Comparar como jogamos
compare-with-whom = Comparar com quem? Cite alguém ou responda a uma mensagem da pessoa: /profile compare @nome
compare-oneself = É você, e ninguém joga mais parecido com você. Cite outra pessoa.
compare-own-missing = Uma comparação pede { $needed } rodadas de cada lado em { $game }; faltam a você { $missing }.
compare-away = Não alcanço { $name } no momento: nada foi perguntado. Tente mais tarde, ou pergunte em um grupo que tenham em comum.
compare-lately = { $name } recebeu uma pergunta sua há menos de um dia. Pergunte de novo amanhã, ou em um grupo que tenham em comum.
compare-sent = Vou perguntar a { $name } em nossa conversa privada, se houver uma: não conto a ninguém quem joga comigo. A resposta chega aqui em até uma semana. Até lá você pode retirar a pergunta.
compare-noted = { $name } ainda não concordou com isso. Sua pergunta espera por lá durante uma semana, em /profile privacy. Depois de aceita, o mesmo comando mostra a comparação.
compare-waiting = { $name } já recebeu a pergunta e ainda não respondeu.
compare-not-now = { $name } prefere que não, por enquanto.
compare-too-many = Você perguntou a muitas pessoas que ainda não responderam. Espere por elas ou retire uma pergunta.
compare-ask-title = 🔮 { $target }, { $caller } pode comparar como vocês jogam?
compare-ask-text = { $seen ->
    [here] Todo mundo aqui vê
   *[both] Vocês dois veem
  } quanto leio de cada um e onde vocês diferem. { $caller } pode comparar de novo até você retirar isso.
button-accept = Aceitar
button-decline = Recusar
button-retract = Retirar a pergunta
compare-not-asked = Esta pergunta é para outra pessoa.
compare-not-asking = Só quem perguntou pode retirar a pergunta.
compare-lapsed = Esta pergunta já não está aberta.
compare-retracted = { $name } retirou a pergunta.
compare-declined = Sem comparação desta vez.
compare-answered = Você aceitou isto. Para voltar atrás: /profile privacy
compare-title = 🔮 { $a } e { $b }: { $game }
compare-headline = 🔮 Leio { $a } em { $percentA } e { $b } em { $percentB }
compare-read = Li { $guessedA } de { $roundsA } jogadas e { $guessedB } de { $roundsB }; o acaso dá { $chance }.
compare-chance = { $verdict ->
    [chance] Ler { $name } é tão difícil quanto ler uma moeda.
   *[unsure] Com { $name }, ainda pode ser acaso.
  }
compare-early = Ainda é cedo: a partir de { $needed } rodadas de cada lado, posso dizer onde vocês diferem.
compare-differ = Vocês jogam de jeitos diferentes, mas nenhum hábito sozinho mostra isso.
compare-effect = Quão diferente: { $effect } de 1, com { $roundsA } e { $roundsB } rodadas.
compare-differences = Onde vocês mais diferem:
compare-difference = – { $habit }. { $a } { $percentA }% ({ $countA } de { $totalA }), { $b } { $percentB }% ({ $countB } de { $totalB })
compare-no-difference = Nenhuma diferença encontrada ainda.
compare-seed = A distância como publicada primeiro, sobre as últimas { $context } jogadas: { $p } de { $most }. Por quantas jogadas ela olha: { $d }
compare-trust = Pode ser sorte? Suas rodadas, embaralhadas e distribuídas de novo entre vocês, diferem tanto em { $count } de 1000 distribuições (p = { $p }).
compare-details-title = 🔮 Os números desta comparação: { $game }
compare-details-difference = – { $habit }. { $countA } de { $totalA }, { $countB } de { $totalB } (p { $p })
compare-details-how = Como ler isto. Dois números lado a lado são de vocês, na ordem da mensagem acima. Quão diferente: 0 é igual, 1 não tem nada em comum; a mesma pessoa em duas ocasiões costuma ficar entre 0,25 e 0,60, duas pessoas entre 0,63 e 0,86.
    p é quantas vezes só a sorte faria o mesmo; nos hábitos, leva em conta que olho para muitos. Até 0,05 digo onde vocês diferem; acima disso, que ainda não encontrei diferença.
    A distância publicada chega perto do máximo entre quaisquer duas pessoas: ela tem história, não muito sentido.
compare-details-closed = Esta comparação já não está aberta aqui. Peça de novo: /profile compare
compare-too-few = Rodadas de menos para comparar: são { $needed } de cada lado.
compare-missing = – a { $name } ainda faltam { $missing }
compare-basis-agreed = { $name } concordou em { $date }.
compare-basis-place = { $name } deixa este lugar ver.
compare-basis-everyone = { $name } deixa todo mundo ver.
compare-alt = O que vem depois de quê. { $a }: { $habitsA }. { $b }: { $habitsB }.
profile-asked = Esperando sua resposta; estas pessoas pedem para se comparar com você:
profile-asked-by = – { $name }: { $game }, desde { $date }
profile-asked-more = – e mais { $count }, quando estas tiverem resposta
profile-asked-rules = Se você aceitar, quem pergunta vê com que frequência leio vocês e seus hábitos mais fortes, com contagens e uma imagem: de todas as suas rodadas comigo, onde quer que as tenha jogado. Se você aceitar em um grupo, todo mundo lá também vê. Daí em diante essa pessoa pode comparar de novo, em qualquer jogo e chat, até você voltar atrás: /profile privacy. O que foi publicado fica no chat. Quem pergunta concorda ao perguntar e pode retirar a pergunta. Só quem recebeu a pergunta pode responder, em até uma semana.
profile-asked-left = Ainda esperando sua resposta: { $count }. /profile privacy
button-accept-of = Aceitar: { $name }
button-decline-of = Recusar: { $name }
profile-agreements = Você deixa estas pessoas se compararem com você:
profile-agreed-with = – { $name }, desde { $date }
button-take-back = Voltar atrás: { $name }
profile-taken-back = { $name } já não pode se comparar com você. O que foi publicado em chats fica lá.
profile-not-agreed = Isso já tinha sido desfeito.
profile-posted-stays = Ninguém mais pode se comparar com você, e suas perguntas abertas foram retiradas. O que foi publicado em chats fica lá.

## O mapa de um lugar, e grupos
landmark-random = puro acaso
landmark-copy = imita
landmark-rotation = em rodízio
landmark-anti-rotation = contra o rodízio
landmark-win-stay-lose-shift = mantém o que venceu
landmark-always-counter = vence a última alheia
landmark-always-counter-self = vence a própria última
landmark-frequency = vence a preferida
landmark-constant = sempre { $move }
map-title = Quem joga parecido aqui: { $game }, { $count ->
    [one] { $count } pessoa
   *[other] { $count } pessoas
  }
map-subtitle = Quanto mais perto, mais parecido. As direções não dizem nada.
map-people = quem joga
map-ways = jeitos conhecidos de jogar
map-alt = Mapa de { $count ->
    [one] { $count } pessoa
   *[other] { $count } pessoas
  } e de jeitos conhecidos de jogar. { $lines }
map-head = { $one } e { $other } jogam mais parecido aqui; { $first } e { $second }, menos.
map-line = { $name }: mais parecido com { $other }
map-line-way = { $name }: mais parecido com { $other }, ao estilo de “{ $way }”
map-line-alone = { $name }: ao estilo de “{ $way }”
map-line-none = { $name }: com nenhum jeito que eu conheça
map-head-two = Por enquanto há só dois nomes neste mapa.
map-more = … e mais { $count } na imagem.
map-how = Como ler isto. Entre parênteses: 0 é igual, 1 não tem nada em comum; das 1000 rodadas mais novas de cada pessoa. Um jeito conhecido é citado quando teria feito bem mais jogadas que a sorte, e quando alguém ao acaso se pareceria tanto com algum deles menos de uma vez em cem; junto, quantas jogadas teria feito e quantas a sorte faria.
map-details-title = 🔮 As distâncias neste mapa: { $game }
map-details-line = { $name }: { $other } ({ $distance })
map-details-way = { $line }; { $way }: { $agreed } de { $rounds }, sorte { $luck }
map-stress-good = A imagem respeita bem estas distâncias (estresse { $stress }).
map-stress-fair = A imagem entorta um pouco estas distâncias (estresse { $stress }): confie mais nos números.
map-stress-poor = A imagem entorta muito estas distâncias (estresse { $stress }): confie nos números.
map-numbered = Na imagem: { $list }
map-left = { $count ->
    [one] { $count } pessoa que jogou aqui há mais tempo ficou
   *[other] { $count } pessoas que jogaram aqui há mais tempo ficaram
  } de fora.
map-short = { $count ->
    [one] { $count } pessoa ainda tem
   *[other] { $count } pessoas ainda têm
  } rodadas de menos.
map-join = Só conta quem concordou.
map-closed-meanwhile = Alguém fechou o perfil enquanto eu desenhava. Pergunte de novo.
map-alone-here = Um mapa mostra quem joga em um grupo ou servidor. Pergunte lá: /profile map
map-too-few = Um mapa pede { $people } pessoas deste lugar com perfil aberto e { $rounds } rodadas cada. Até agora: { $ready }. Ainda com rodadas de menos: { $short }.
map-mine-private = Você não está nele: seu perfil é privado. Para aparecer: /profile privacy place, e depois termine uma partida aqui.
map-mine-not-here = Você ainda não está nele: termine uma partida aqui.
map-mine-missing = Você ainda não está nele: { $missing ->
    [one] falta { $missing } rodada
   *[other] faltam { $missing } rodadas
  } deste jogo, para { $needed } ao todo.
map-mine-ready = Da sua parte, tudo certo.
map-mine-people = Você joga mais parecido com { $list }.
map-mine-alone = Não há mais ninguém neste mapa.
map-mine-ways = Seu estilo: { $way }.
map-mine-no-way = Seu estilo não se parece com nenhum que eu conheça.
habits-most = O que mais se destaca aqui é “{ $habit }”: { $share }, quando a sorte daria { $luck }.
habits-none = Em média, nada se destaca aqui que a sorte não faria também.
habits-counts = { $people } pessoas, cerca de { $rounds } rodadas; todas contam igual. Entre parênteses, o que a sorte daria.
habits-too-few = Digo como se joga aqui em média a partir de { $needed } pessoas com perfil aberto e { $rounds } rodadas cada. Até agora: { $ready }.
groups-title = { $a } e { $b }: { $game }
groups-differ = Estes dois grupos jogam de jeitos diferentes.
groups-perhaps = Estes dois grupos provavelmente jogam de jeitos diferentes.
groups-alike = Não consigo distinguir estes dois grupos pelo jeito de jogar.
groups-sizes = { $a }: { $first ->
    [one] { $first } pessoa
   *[other] { $first } pessoas
  }. { $b }: { $second ->
    [one] { $second } pessoa
   *[other] { $second } pessoas
  }.
groups-differences = Onde mais diferem, em média por pessoa:
groups-difference = – { $habit }. { $a } { $first }% (de { $firstPeople ->
    [one] { $firstPeople } pessoa
   *[other] { $firstPeople } pessoas
  }), { $b } { $second }% (de { $secondPeople })
groups-no-difference = Nenhum hábito sozinho difere mais do que a sorte faria.
groups-trust = Divididas ao acaso em dois grupos assim, estas pessoas difeririam tanto { $count ->
    [one] { $count } vez
   *[other] { $count } vezes
  } em 1000.
groups-both = { $count ->
    [one] { $count } pessoa está nos dois e não conta
   *[other] { $count } pessoas estão nos dois e não contam
  } em nenhum.
groups-alt = Mapa de { $a } ({ $first }) e { $b } ({ $second }) entre jeitos conhecidos de jogar. { $verdict }
groups-others = o resto do pessoal
groups-here = este chat
groups-basis-roles = Conta quem deste servidor abriu o perfil. O Discord acabou de me dizer os cargos; não guardo nenhum.
groups-basis-chats = Conta quem abriu o perfil: daqui, para este chat; de lá, para todo mundo. Nomes do outro chat não são mostrados.
groups-too-few = Cada grupo pede { $people } pessoas com { $rounds } rodadas e perfil aberto. Até agora { $a }: { $first }, { $b }: { $second }.
groups-alone-here = Grupos são comparados em um grupo ou servidor. Pergunte lá: /profile groups
groups-on-files = Grupos de pessoas gravadas são comparados a partir de um arquivo com as colunas player, round, move, opponent_move e uma para o grupo:
groups-which-roles = Quais grupos? Cite um cargo, e outro depois de against=, a não ser que seja o resto do pessoal: /profile groups
groups-which-chat = Quais grupos? Cite outro chat onde estou, para comparar com este: /profile groups channel=@nome
groups-no-roles = Aqui não há cargos. Cite outro chat: /profile groups channel=@nome
groups-unknown-role = Não acho esse cargo. Escolha na lista.
groups-same-role = Isso não são dois grupos. Escolha um cargo que nem todo mundo tenha e, se quiser, outro.
groups-roles-closed = O Discord não me diz quem tem qual cargo aqui: não sou membro deste servidor. Quem o administra pode me adicionar.
groups-roles-away = O Discord não me diz os cargos no momento. Tente de novo.
groups-unknown-chat = Não acho esse chat, ou não estou nele.
groups-same-chat = É este chat mesmo. Cite outro.

## O que se sabe de quem joga
model-title = 🔮 O que sei de você: { $game }
model-missing = { $rounds ->
    [0] Ainda não conheço nenhuma rodada sua.
    [one] Conheço { $rounds } rodada sua.
   *[other] Conheço { $rounds } rodadas suas.
  } Depois de mais { $missing }, posso dizer o que acho.
model-rounds = Conheço { $rounds ->
    [one] { $rounds } rodada sua
   *[other] { $rounds } rodadas suas
  }. O que acho:
model-no-habits = nenhum hábito se destaca; é difícil pôr você em palavras
model-habit = – { $habit }
habit-often = o que você mais joga é { $move }, { $count } de { $total }
habit-after-move = depois de { $result ->
    [win] ganhar
    [loss] perder
   *[draw] empatar
  } com { $before } você { $same ->
    [yes] repete
   *[no] passa para { $move }
  }, { $count } de { $total }
habit-after-result = depois de { $result ->
    [win] vitória
    [loss] derrota
   *[draw] empate
  } você { $same ->
    [yes] repete a jogada
   *[no] muda a jogada
  }, { $count } de { $total }
model-sure = Com que certeza: eu teria lido { $right } das suas últimas { $all } jogadas (sorte: { $luck }); { $verdict }.
model-from = De onde vem: { $own }% do que me guia agora vem de você, { $people }% de outras pessoas.
# Quanto o bot ainda arrisca perder: $points agora, dos 8 com que todo mundo começa.
model-account = { $state ->
    [lent] Arrisco { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } com você: 8 meus e { $more } que você me emprestou.
    [begun] Arrisco 8 pontos com você. Sorte à parte, ninguém nunca fica mais de 10 pontos à minha frente.
    [less] Arrisco { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } com você: dos 8 com que comecei, o resto é seu.
    [spent] Não arrisco mais nada com você: você já ganhou os 10 pontos que, sorte à parte, dá para ganhar de mim. De agora em diante, sorteio cada jogada.
   *[read] Não arrisco quase nada com você: meus 8 pontos são seus, então talvez alguém esteja me lendo. Confio no acaso até recuperar alguns.
}
model-account-apart = O que posso perder para você é contado separado em cada conta vinculada: este é o desta.
model-mode-learning = { $since ->
    [1] Aprendo com todas as suas rodadas.
   *[other] Aprendo da sua rodada { $since } em diante. O que houve antes está esquecido.
  }
model-mode-frozen = Congelado da sua rodada { $since } em diante: leio com o que sei e não aprendo nada novo.
model-mode-off = Desligado da sua rodada { $since } em diante: jogo ao acaso e não aprendo nada.
# Rodadas, entre as que conheço, que não foram jogadas contra mim aqui.
model-elsewhere = { $duels ->
    [0] { $link ->
        [one] { $link } delas você jogou com seu outro nome.
       *[other] { $link } delas você jogou com seu outro nome.
      }
    [one] { $link ->
        [0] { $duels } delas é dos seus duelos.
        [one] { $duels } delas é dos seus duelos, { $link } você jogou com seu outro nome.
       *[other] { $duels } delas é dos seus duelos, { $link } você jogou com seu outro nome.
      }
   *[other] { $link ->
        [0] { $duels } delas são dos seus duelos.
        [one] { $duels } delas são dos seus duelos, { $link } você jogou com seu outro nome.
       *[other] { $duels } delas são dos seus duelos, { $link } você jogou com seu outro nome.
      }
  }
model-duels = Aprendo com seus duelos assim que uma partida nossa começa.
model-duels-not = Com seus duelos contra pessoas não aprendo nada.
model-duels-done = Combinado: a partir da nossa próxima partida aprendo com seus duelos, inclusive os de antes. Para me deixar fora deles: /model duels off
model-duels-already = Já aprendo com seus duelos. Para me deixar fora deles: /model duels off
model-duels-off = Feito: o que seus duelos me ensinaram está esquecido, e não aprendo mais com eles. Se havia partida nossa aberta, ela espera: /rps continue
model-shares = Você compartilha como joga: contado entre muitos, isso me ajuda com quem é novo.
model-shares-not = Como você joga fica entre nós.
model-reset-title = Esquecer como você joga?
model-reset-text = Vou esquecer tudo o que aprendi de você até agora ({ $game }). Suas rodadas, totais e partidas ficam. Isso não tem volta.
model-reset-ghost = Seu fantasma { $ghost } é feito disso e vai embora junto.
button-forget = Esquecer
model-reset-done = Esquecido ({ $game }): começo com você do zero. Suas rodadas, totais e partidas ficam.
model-reset-already = Não há nada a esquecer ({ $game }): não conheço nenhuma rodada sua.
model-freeze-done = Congelado ({ $game }): leio com o que sei e não aprendo nada novo.
model-freeze-already = Já está congelado ({ $game }).
model-off-done = Desligado ({ $game }): jogo ao acaso e não aprendo nada. Uma jogada já lacrada ainda é feita.
model-off-already = Já está desligado ({ $game }).
model-on-done = Voltei a aprender ({ $game }). O que você jogou nesse meio-tempo, não aprendo.
model-on-already = Já estou aprendendo ({ $game }).
model-share-title = 🔮 Compartilhar como você joga?
model-share-text =
    O que levo: como suas jogadas se seguem em todos os jogos menos campo minado, em rodadas passadas e futuras. É somado ao de pelo menos { $others } outras pessoas, e só contagens ficam: nenhum nome, nenhuma rodada isolada. O que não posso aprender, não levo.
    Para quem: quem mantém este bot. Com essas contagens começo com quem é novo, nas primeiras rodadas.
    Para voltar atrás: /model share off, quando quiser, ou /data delete. O que você deu é então retirado no próximo aprendizado.
model-share-done = Obrigada: você conta a partir do próximo aprendizado. Para voltar atrás: /model share off
model-share-already = Você já compartilha. Para voltar atrás: /model share off
model-share-old = Minha pergunta mudou desde então. Aqui está a nova: /model share
model-unshare-done = Desfeito. Não dou mais nada seu, e o que você deu é retirado no próximo aprendizado.
button-share = Compartilhar
button-share-keep = Guardar para mim
button-share-stop = Voltar atrás

## Fantasmas: o jeito de jogar de uma pessoa, congelado
ghost-title = 👻 Um fantasma seu? { $game }
ghost-text =
    Eu congelaria como você segue depois do que veio antes, a partir de { $rounds ->
        [one] { $rounds } rodada sua
       *[other] { $rounds } rodadas suas
    } com que posso aprender: nenhuma rodada fica guardada nele, mas quem jogar milhares de rodadas contra um fantasma aprende seus hábitos, como se tivesse visto você jogar.
    Qualquer pessoa pode encontrá-lo na hora, em partidas, torneios e na liga, { $named ->
        [yes] com um nome feito do seu.
       *[no] com um nome que não entrega ninguém.
    }
    Você pode chamá-lo de volta quando quiser, e aí ele some na hora e em todo lugar: /model ghost off
ghost-text-anew = Ele toma o lugar do que existe, que é chamado de volta.
button-ghost-freeze = Congelar
button-ghost-keep = Deixar assim
button-ghost-off = Chamar de volta
ghost-kept = Então, sem fantasma. Nada mudou.
ghost-done-title = 👻 { $name } anda por aí
ghost-report-title = 👻 Seu fantasma: { $name }
# $rounds: de quantas rodadas foi congelado
ghost-meet = { $game }, a partir de { $rounds ->
    [one] { $rounds } rodada sua
   *[other] { $rounds } rodadas suas
  }. Para encontrá-lo: opponent={ $name }
# Porcentagem de probabilidade das jogadas que vieram.
ghost-stand-in = { $rounds ->
    [one] Ele previu sua última { $rounds } jogada, que ainda não tinha visto,
   *[other] Ele previu suas últimas { $rounds } jogadas, que ainda não tinha visto,
  } com { $ghost }%; o acaso tem { $chance }%, quem conhece as pessoas mas não você, { $people }%, e um mero espelho, { $mirror }%. { $verdict ->
    [yes] Ele representa você.
   *[no] Ele ainda mal representa você: você não é fácil de prever.
  }
ghost-host-froze = Quem mantém este bot o tirou de jogo.
ghost-report-more = Só você vê isto. Chamar de volta: /model ghost off. De rodadas mais novas: /model ghost anew
ghost-none = Você não tem fantasma ({ $game }). Faça um: /model ghost
ghost-off-done = Seu fantasma se foi ({ $game }): ninguém mais o encontra, e o nome está livre.
ghost-off-duels = Seu fantasma conhecia seus duelos, e também foi chamado de volta.
ghost-old = Esta pergunta já foi respondida. Pergunte de novo: /model ghost
ghost-full = Você tem tantos nomes quantos se pode ter. Abra mão de um antes: /strategy mine
ghost-too-few = Um fantasma precisa de { $needed } rodadas suas com que eu possa aprender. Conheço { $rounds } ({ $game }); { $missing ->
    [one] falta { $missing }
   *[other] faltam { $missing }
  }.

## Campo minado
command-mines = Campo minado: a sós, com dicas que dizem o porquê, ou em corrida
command-mines-play = Jogue; escolha um nível ou qualquer tamanho
command-mines-continue = Siga com um tabuleiro deixado de lado
command-mines-watch = Veja uma estratégia jogar, lance a lance
command-mines-race = O mesmo tabuleiro para você e outra pessoa: quem limpa primeiro?
command-mines-stats = Como foram seus jogos
option-mines-level = Quão grande e quão denso
option-mines-size = Colunas e linhas: 12x10
option-mines-mines = Quantas minas
option-mines-noguess = Um tabuleiro que não pede chute
option-mines-board = O código de um tabuleiro, para jogar o mesmo
option-mines-cells = Células pelo nome: B7 C8; com f antes, uma bandeira: f D4
option-mines-user = Quem você desafia
choice-pocket = De bolso: 5×5, 4 minas
choice-small = Pequeno: 8×8, 10 minas
choice-beginner = Iniciante: 9×9, 10 minas
choice-intermediate = Intermediário: 16×16, 40 minas
choice-expert = Avançado: 30×16, 99 minas
choice-opening = abre uma área
choice-safe = é segura, só isso
choice-yes = sim
choice-ghost-show = como está
choice-ghost-anew = congelar de novo
choice-ghost-off = chamar de volta
choice-no = não
choice-exact = Exata: conta todos os jeitos de dispor as minas
choice-simple = Simples: evita a maior razão entre número e células cobertas
choice-random = Ao acaso: qualquer célula
mines-level-custom = Outros
mines-title = 💣 Campo minado { $width }×{ $height } · { $mines ->
    [one] { $mines } mina
   *[other] { $mines } minas
  }
mines-begin-opening = Abra qualquer célula: ela e as vizinhas são seguras.
mines-begin-safe = Abra qualquer célula: a primeira é segura.
mines-progress = 🚩 { $flags } de { $mines } · { $left ->
    [one] falta { $left } célula segura
   *[other] faltam { $left } células seguras
  }
mines-how-open = Um toque abre. Em um número com todas as minas marcadas, abre o resto em volta.
mines-how-flag = Modo bandeira: um toque põe ou tira uma bandeira.
mines-how-window = Escolha uma parte do tabuleiro.
mines-how-typed = Digite uma célula para abri-la, com f antes para pôr bandeira: b7, f c3
mines-won = 🎉 { $name } limpou o tabuleiro em { $time }{ $hints ->
    [0] .
    [one] , com { $hints } dica.
   *[other] , com { $hints } dicas.
  }
mines-lost = 💥 { $cell } era uma mina. { $name } tinha limpado { $cleared } de { $safe } células.
mines-stopped = Fim antes da hora. { $name } tinha limpado { $cleared } de { $safe } células.
continue-board = { $width }×{ $height } · { $left ->
    [one] falta { $left } célula segura
   *[other] faltam { $left } células seguras
  }
continue-board-open = 💣 Ainda em aberto: { $board }
continue-board-question = Seguimos com ele ou começamos outro? Ele pode esperar: fica guardado.
continue-which-board = 💣 Com qual tabuleiro seguimos?
continue-board-waits = O tabuleiro de antes espera você: { $board }.
continue-board-aside = 💣 Deixado de lado: { $board }
continue-board-kept = Fica guardado por { $days ->
    [one] { $days } dia
   *[other] { $days } dias
  }, e o relógio continua. Para seguir: o botão ou /mines continue
continue-board-is-aside = Este tabuleiro foi deixado de lado; nada foi aberto. “Continuar” o traz de volta.
continue-no-board = Nenhum tabuleiro seu está esperando. Comece um: /mines play
continue-board-gone = Esse tabuleiro já não está guardado. Comece outro: /mines play
button-new-board = Novo tabuleiro
mines-replaced = Deixado de lado por outro jogo. { $name } tinha limpado { $cleared } de { $safe } células.
mines-word = com a palavra “{ $word }”
mines-redrawn = Passaram-se dias, e a chave deste tabuleiro talvez já seja pública. Nenhuma célula estava aberta, então agora é outro. Escolha sua primeira célula.
mines-told = A chave deste tabuleiro talvez já seja pública, e com ela as minas. Continue; só que não conta.
mines-shared = Um tabuleiro que veio de outra pessoa: { $code }. Não conta nas suas estatísticas.
button-flag-mode = Modo bandeira
button-open-mode = Modo abrir
button-whole-board = Tabuleiro inteiro
button-hint = Dica
button-play-again = Outro tabuleiro
button-to-end = Até o fim
button-race-play = Jogar o meu
button-race-standings = Classificação
mines-toast-won = Limpo! Cada mina estava no lugar.
mines-toast-lost = { $cell } era uma mina.
mines-toast-stopped = Fim antes da hora.
mines-toast-flag = { $cell }: bandeira
mines-toast-unflag = { $cell }: sem bandeira
mines-toast-open = { $cells ->
    [one] { $cell }: { $number }
   *[other] { $cell }: { $cells } células abertas
  }
mines-open-already = { $cell } já está aberta.
mines-flagged = { $cell } tem bandeira. Tire-a antes: no modo bandeira, ou digite depois de /mines: flag { $cell }
mines-flagged-typed = { $cell } tem bandeira. Tire-a antes: f { $cell }
mines-flags-differ = { $cell } mostra { $number }. Ponha esse tanto de bandeiras em volta, e ela abre o resto.
mines-board-changed = O tabuleiro mudou desde que esse botão foi desenhado. Está assim.
mines-over = Este jogo acabou. Comece outro: /mines play
mines-not-yours = Esse tabuleiro é de outra pessoa. O seu: /mines play
mines-none = Você não tem jogo. Comece um: /mines play
mines-no-cell = O tabuleiro não tem a célula { $typed }. Elas vão de A1 a { $last }: uma letra para a coluna, um número para a linha.
mines-which-cell = Qual célula? Digite depois de /mines: flag B7
mines-hint-safe = 💡 { $cell } é segura: { $because }.
mines-hint-guess = 💡 Nada é certo. O melhor chute é { $cell }: mina em { $risk }% dos jeitos possíveis.
mines-hint-first = 💡 Nada está aberto ainda. { $cell } é tão segura quanto qualquer primeira célula.
mines-number-at = o { $number } em { $cell }
mines-because-numbers = { $count ->
    [one] { $numbers } não deixa outro jeito
   *[other] { $numbers } não deixam outro jeito
  }
mines-because-numbers-total = junto com o número de minas, { $count ->
    [one] { $numbers } não deixa outro jeito
   *[other] { $numbers } não deixam outro jeito
  }
mines-because-total-alone = o número de minas não deixa outro jeito
mines-because-first = nada está aberto ainda
mines-because-lot = sorteada entre { $among ->
    [one] { $among } célula
   *[other] { $among } células
  }
mines-because-ratio = a maior razão em volta dela, { $ratio }%, é a menor do tabuleiro
mines-because-no-ratio = não há número por perto; ela conta isso como { $ratio }%
mines-because-risk = nada é certo; mina em { $risk }% dos jeitos
mines-level-and-size = Escolha um nível ou um tamanho.
mines-board-and-size = O código do tabuleiro já diz o tamanho. Dê só o código.
mines-bad-size = “{ $typed }” não é um tamanho. Escreva colunas e linhas: 12x10
mines-bad-level = “{ $typed }” não é um nível. Há pocket, small, beginner, intermediate, expert.
mines-bad-code = “{ $typed }” não é um tabuleiro. Um código é assim: 9x9-10-opening-k7f3q
mines-too-large = { $width }×{ $height } é grande demais para um chat. O maior é { $most }.
mines-too-small = Um tabuleiro tem pelo menos duas colunas e duas linhas.
mines-no-opening = { $width }×{ $height } é pequeno demais para uma área sem minas. Use um tabuleiro maior, ou start=safe.
mines-bad-mines = { $mines ->
    [one] { $mines } mina não cabe
   *[other] { $mines } minas não cabem
  }: em { $width }×{ $height } pode haver de 1 a { $most }, para que a primeira célula seja segura.
mines-no-such-board = Não achei um tabuleiro assim que não peça chute. Menos minas ajudariam.
mines-watch-title = 👀 A estratégia { $strategy } joga { $width }×{ $height } · { $mines ->
    [one] { $mines } mina
   *[other] { $mines } minas
  }
mines-watch-begin = Nada está aberto ainda. “Próxima” mostra o primeiro lance.
mines-watch-move = Lance { $move }, { $cell }: { $because }.
mines-watch-progress = { $cleared } de { $safe } células limpas.
mines-watch-won = 🎉 Limpo: todas as { $safe } células.
mines-watch-lost = 💥 Era uma mina. { $cleared } de { $safe } células estavam limpas.
mines-watch-code = Tente você: { $code }
mines-race-title = 🏁 { $first } contra { $second } · { $width }×{ $height }, { $mines ->
    [one] { $mines } mina
   *[other] { $mines } minas
  }
mines-race-how = O mesmo tabuleiro para os dois lados, cada um em sua mensagem. Seu relógio começa quando você começa. Vence quem limpar tudo, ou quem for mais rápido se ambos limparem; se ninguém limpar, quem for mais longe.
mines-race-open = { $name }: ainda não terminou
mines-race-cleared = { $name }: limpo em { $time }
mines-race-fell = { $name }: { $cleared } de { $safe } células
mines-race-won = 🏆 { $name } vence a corrida.
mines-race-level = Empate na linha de chegada.
mines-race-gone = Esta corrida foi esquecida: passou um dia. Chame outra: /mines race
mines-race-told = A chave deste tabuleiro talvez já seja pública, e com ela as minas. Chame outra: /mines race
mines-race-not-yours = Esta corrida é de outras duas pessoas. Chame a sua: /mines race
mines-race-played = Você já jogou este tabuleiro.
mines-race-no-hints = Sem dicas em corrida.
mines-race-whom = Não sei de quem você fala. Escolha uma pessoa da lista, mencione-a ou responda a uma mensagem dela com /mines race.
mines-race-nobody = Não há mais ninguém aqui para correr. No Discord e no Telegram, há.
mines-race-bot = Bots não apertam botões. Desafie uma pessoa, ou veja uma estratégia jogar: /mines watch
mines-race-self = Contra si a vitória é sempre sua. Desafie outra pessoa.
alt-board = Tabuleiro { $width }×{ $height }: { $open ->
    [one] { $open } célula aberta
   *[other] { $open } células abertas
  }, { $flags ->
    [one] { $flags } bandeira
   *[other] { $flags } bandeiras
  }, { $mines ->
    [one] { $mines } mina
   *[other] { $mines } minas
  }.
alt-board-numbers = Números abertos: { $list }.
alt-board-number = { $number } { $count ->
    [1] uma vez
    [2] duas vezes
   *[other] { $count } vezes
  }
alt-board-mark = Marcada: { $cell }.
alt-board-frame = Em destaque: de { $first } a { $last }.
mines-proof-title = Prova de honestidade do tabuleiro { $session }
mines-proof-seal = As minas dão o lacre { $seal }. O mesmo tem de estar em toda mensagem deste tabuleiro, também na primeira.
mines-proof-fit = Elas saem da chave do dia, { $date }: eu não podia escolhê-las.
mines-proof-not-told = Foram sorteadas com a chave de { $date }. Eu a revelo em { $when }; aí qualquer pessoa vê que eu não podia escolhê-las.
mines-proof-differ = Elas não saem da chave do dia, { $date }. Não confie neste tabuleiro; avise quem mantém este bot.
mines-proof-no-key = A chave do dia nesta linha não é do seu compromisso, então não conferi o sorteio. Não confie nela.
mines-proof-anew = Foi sorteado de novo em { $date }, quando nenhuma célula estava aberta. Se não foi assim, não confie.
mines-proof-word = Sua palavra entrou no sorteio: { $word }
mines-proof-first = Dos tabuleiros que este sorteio dá, é o primeiro que não pede chute.
mines-proof-another = Dos tabuleiros que este sorteio dá, não é o primeiro que não pede chute. Não confie nele; avise quem mantém este bot.
mines-proof-not-searched = Se é o primeiro do sorteio que não pede chute, não verifiquei. npm run -s gadalka -- verify verifica.
mines-proof-signed = Assinado por mim; meu compromisso é { $pledge }.
mines-proof-signed-other = Assinado em outra hospedagem, cujo compromisso é { $pledge }.
mines-proof-forged = A assinatura é falsa. Não confie.
mines-proof-how = Em casa, com uma cópia de Gadalka e o compromisso que você anotou: npm run -s gadalka -- verify "…" --pledge "…"
mines-proof-formula = O lacre é como começa o SHA-256 de “{ $text }”. A semente do tabuleiro é o HMAC-SHA-256 de “{ $drawn }” com a chave do dia, módulo 36^12, em base 36.
mines-proof-not-yet = Este tabuleiro não acabou, então o lacre segue fechado. Ele se abre no fim.
mines-proof-race = Nem todo mundo terminou, então o lacre deste tabuleiro segue fechado.
mines-proof-none = Não tenho tabuleiro seu encerrado com prova; os que vieram de outras pessoas não têm. Jogue um: /mines play
mines-proof-unreadable = Isso não é uma linha de prova de tabuleiro. Ela começa com gdb1. e vem do botão “Verificar” de um tabuleiro encerrado.
mines-stats-title = 💣 Seus jogos de campo minado
mines-stats-board = tabuleiro
mines-stats-best = melhor
mines-stats-games = jogos
mines-stats-wins = vit.
mines-stats-streak = Vitórias seguidas sem dica: { $now } agora, { $most } no máximo.
mines-stats-what = Os melhores tempos são os sem dica. Jogos abandonados contam como não ganhos; tabuleiros vindos de outras pessoas não contam. Tabuleiros sem chute e corridas estão em “Outros”.
mines-stats-none = Nenhum jogo terminou ainda. Comece um: /mines play

## O desafio do dia
command-daily = Todo dia, uma mente só sua e um tabuleiro para todos
command-daily-today = O desafio de hoje, e como você está
option-daily-time = quando, como 19:00; off para não ter mais lembretes
option-daily-zone = o relógio de onde: uma cidade como São Paulo, ou utc-3
place-daily = O desafio do dia
# O número conta os dias; Gadalka é o nome do bot.
daily-title = 🔮 Gadalka { $number } · { $date }
daily-mind-title = 🔮 Gadalka { $number } · a mente do dia
daily-today-mind-open = A mente: 20 rodadas, ainda não começada.
daily-today-mind-going = A mente: { $won } : { $lost }, a próxima é a rodada { $round } de { $of }.
daily-today-mind-done = A mente: { $won } : { $lost }.
daily-today-board-open = O tabuleiro: 9×9, ainda não começado.
daily-today-board-going = O tabuleiro: em andamento.
daily-today-board-won = O tabuleiro: limpo em { $time }{ $hints ->
    [0] {""}
    [one] , { $hints } dica incluída
   *[other] , { $hints } dicas incluídas
}.
daily-today-board-lost = O tabuleiro: desta vez não ficou limpo.
# Antes de um tempo que conta para trás: “em 5 h”.
daily-next = Os próximos chegam
daily-invite = 🔮 Gadalka { $number }: hoje, um adversário e um tabuleiro para todos.{ $count ->
    [0] {""}
    [one] {" "}Aqui já jogou { $count } pessoa.
   *[other] {" "}Aqui já jogaram { $count }.
  }
# Botões.
button-daily-mind = A mente
button-daily-board = O tabuleiro
button-daily-yesterday = Ontem
button-daily-top = Os melhores
button-daily-play = Jogar
button-daily-remind = Me lembre
button-daily-share = Compartilhar
button-daily-go-on = Continuar
daily-mind-first = A mente de hoje foi sorteada só para você. Descubra como ela escolhe e vença: 20 rodadas, uma tentativa.
daily-mind-score = Você { $won } : { $lost } · rodada { $round } de { $of }
daily-round-won = Você { $yours } · a mente { $its } → o ponto é seu
daily-round-lost = Você { $yours } · a mente { $its } → ponto da mente
daily-round-drawn = Você { $yours } · a mente { $its } → empate
daily-round-toast = { $last } · { $won } : { $lost }
# Atrás de uma fileira de sinais, ao lado de strip-yours.
daily-row-its = ← as da mente
daily-mind-end = 🔮 { $won } : { $lost } contra a mente do dia
daily-mind-cut = A chave daquele dia está para ser revelada, então esta tentativa termina como está.
daily-mind-cut-end = 🔮 { $won } : { $lost } contra a mente do dia, após { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
}
daily-mind-over = Essa tentativa acabou; nada foi contado.
daily-not-yours = Esses botões são de outra pessoa. Os seus: /daily
daily-old-button = Esse botão é de outro dia. O de hoje: /daily
daily-gone = Essa tentativa já não está guardada. A de hoje: /daily
daily-no-puzzle = Não tenho de onde sortear o desafio deste dia. Volte amanhã.
# Quem era a mente do dia: qual era a regra, no passado.
daily-rule-after-won = Depois de uma rodada que ganhou, ela { $step ->
    [0] manteve a jogada
    [1] foi para o que essa jogada vence
   *[other] foi para o que vence essa jogada
}.
daily-rule-after-drawn = Depois de um empate, ela { $step ->
    [0] manteve a jogada
    [1] foi para o que essa jogada vence
   *[other] foi para o que vence essa jogada
}.
daily-rule-after-lost = Depois de uma rodada que perdeu, ela { $step ->
    [0] manteve a jogada
    [1] foi para o que essa jogada vence
   *[other] foi para o que vence essa jogada
}.
daily-rule-copy = Ela repetia sua última jogada.
daily-rule-always-counter = Ela jogava o que vence sua última jogada.
daily-rule-anti-rotation = Ela esperava que você fosse em rodízio, pedra, papel, tesoura, e vencia o passo seguinte: jogava, portanto, o que sua última jogada vence.
daily-rule-rotation = Ela ia em rodízio, pedra, papel, tesoura, fizesse você o que fizesse.
daily-rule-win-stay = Ela mantinha a jogada que venceu e pegava qualquer outra depois de derrota. Depois de empate, ela { $draw ->
    [stay] mantinha a jogada
   *[shift] também pegava qualquer outra
}.
daily-rule-frequency = Ela jogava o que vence a jogada que você mais escolheu{ $decay ->
    [1] {""}
   *[other] ; as rodadas mais novas contavam mais
}.
daily-rule-mupn = Ela se lembrava do que você fez da última vez depois da mesma jogada { $side ->
    [own] dela
   *[opponent] sua
}, e vencia isso.
daily-rule-de-bruijn = A cada três rodadas ela fazia cada jogada uma vez, em ordem de acaso. A terceira, portanto, era certa.
daily-seen = { $count ->
    [one] Deu para ver na rodada { $rounds }.
   *[other] Deu para ver nas rodadas { $rounds }.
}
# As linhas que as pessoas copiam e enviam; não entregam nenhuma jogada.
daily-strip = Gadalka { $number }
daily-strip-mind = Gadalka { $number } · { $won }:{ $lost }
daily-strip-board = 💣 { $time }{ $hints ->
    [0] {""}
    [one] , { $hints } dica
   *[other] , { $hints } dicas
}
daily-strip-board-lost = 💣 💥
daily-share-by = { $name } · o desafio do dia
daily-share-copy = Para copiar ou encaminhar. Não entrega nenhuma jogada.
daily-card-call = Todo dia, um novo: /daily
daily-card-alt = Gadalka { $number }: { $won } rodadas ganhas, { $lost } perdidas. Rodada a rodada: { $results }.
daily-card-alt-board = Gadalka { $number }. O tabuleiro do dia: { $board }
daily-word-won = vitória
daily-word-lost = derrota
daily-word-drawn = empate
daily-yesterday-title = 🔮 Gadalka { $number }: as respostas
daily-yesterday-none = Não guardo nada desse dia: ninguém me pediu o desafio.
# Antes de um tempo que conta para trás: “em 5 h”.
daily-yesterday-soon = Pode haver quem ainda esteja jogando. As respostas saem
daily-yesterday-open = Sua tentativa está aberta: a próxima é a rodada { $round } de { $of }.
daily-yesterday-ahead = { $ahead } de { $all } que se podem citar ganharam mais rodadas do que perderam.
daily-proof-later = A chave daquele dia será revelada em { $date }. Aí qualquer pessoa pode sortear tudo de novo.
daily-proof-told = A chave de { $date } foi revelada: com uma cópia de Gadalka, qualquer pessoa pode sortear aquele dia de novo.

## O tabuleiro do dia, e os rankings do dia
# { $number } conta os dias: Gadalka 326
daily-board-title = 💣 Gadalka { $number } · o tabuleiro do dia
mines-daily-how = O mesmo para todo mundo no seu dia, e não pede chute. Uma dica custa dez segundos. “Parar” encerra sua única tentativa.
mines-daily-over = O código sai com as respostas, a partir das 03:00 UTC do dia seguinte: /daily yesterday
mines-daily-closed = As respostas deste tabuleiro já saíram faz tempo, então ele terminou como estava. O de hoje: /daily board
# { $on }: account-on-platform, como “no Discord”
daily-board-elsewhere = Você começou o tabuleiro de hoje { $on }, e é lá que ele continua: { $left ->
    [one] falta { $left } célula segura.
   *[other] faltam { $left } células seguras.
  }
daily-board-parted = O tabuleiro de hoje foi começado em uma conta que então era sua. Amanhã há outro.
daily-used = Sua tentativa de hoje foi começada antes de seus dados serem apagados. Amanhã há outra.
daily-board-second = Você começou este tabuleiro duas vezes, antes de suas contas serem vinculadas. Vale a tentativa que começou primeiro.
daily-board-none = Não consigo montar o tabuleiro de hoje. Peça mais tarde: sua tentativa não foi gasta.
daily-board-busy = O tabuleiro de hoje ainda não está montado: demais de uma vez. Sua tentativa não foi gasta; peça de novo daqui a pouco.
daily-board-score = Com as dicas, conta como { $time }.
daily-board-late = Terminou depois que as respostas saíram, então não está em nenhum ranking do dia.
daily-board-was-won = 🎉 Limpo em { $time }{ $hints ->
    [0] .
    [one] , com { $hints } dica.
   *[other] , com { $hints } dicas.
  }
daily-board-was-lost = 💥 Uma mina acabou com ele.
daily-board-was-stopped = Parou antes do fim.
# Abaixo do tabuleiro resolvido de ontem
daily-board-told = Para jogar de novo ou passar adiante: /mines play board={ $code }
daily-top-title = 🏆 Gadalka { $number }
# Ambos são partes de um título e botões
daily-top-mind = Mente
daily-top-board = Tabuleiro
button-daily-today = Hoje
# Títulos de coluna: rodadas ganhas e perdidas; minutos e segundos
daily-top-score = placar
daily-top-time = tempo
daily-top-nobody-mind = Ainda não há ninguém nesta lista. Enfrente a mente do dia: /daily mind
daily-top-nobody-board = Ainda não há ninguém nesta lista. Limpe o tabuleiro do dia: /daily board
# Seguido do tempo que falta, como “em 6 h 12 min”
daily-top-ends = O próximo desafio começa
daily-top-told = Resultados entram até as respostas saírem,
daily-top-place = { $scope ->
    [here] Seu lugar aqui: { $place } de { $count }.
    [last] Seu lugar onde você jogou por último: { $place } de { $count }.
   *[everywhere] Seu lugar em todo lugar: { $place } de { $count }.
  }
daily-top-none = Você não tem resultado nesta lista. Uma mente conta quando jogada até o fim, um tabuleiro quando limpo.
daily-top-private = Seu resultado: { $result }. Você ainda não está em nenhuma lista.
daily-unlisted = Você não está em nenhuma lista: ninguém mais vê como foi.
daily-top-place-only = Seu resultado: { $result }. Você só aparece onde joga. Para estar também nesta lista: /profile privacy everyone
daily-top-not-here = Seu resultado: { $result }. Para estar na lista deste lugar, use /daily aqui uma vez.
## Dias seguidos, e lembretes do desafio do dia
# No fim de uma tentativa: os dias jogados em sequência, hoje incluído.
streak-day = { $days ->
    [one] Primeiro dia de uma sequência
   *[other] Dia { $days } em sequência
}
# Em /daily, quando hoje ainda está em aberto.
streak-so-far = { $days ->
    [one] { $days } dia em sequência até agora
   *[other] { $days } dias em sequência até agora
}
# Depois de um dos dois acima e um ponto.
streak-forgiven = um dia perdido nesta semana foi perdoado
# Em um perfil; $current pode ser 0.
streak-profile = Desafio do dia, dias em sequência: { $current } agora, { $longest } no máximo
remind-message = 🔮 Uma nova mente e um novo tabuleiro estão na mesa hoje.
remind-last = Foi o terceiro seguido sem jogo, então agora me calo. Outro lembrete: /daily remind
# Linhas sobre como está um lembrete.
remind-on = Seu lembrete: { $time } ({ $zone }).
remind-ended = Você não recebe lembretes. Para voltar a ter um: /daily remind 19:00
remind-ended-refused = Seu lembrete acabou: não consegui escrever a você em particular. Abra uma conversa privada comigo e peça de novo: /daily remind 19:00
remind-ended-unanswered = Seu lembrete acabou após três seguidos sem jogo. Para voltar a ter um: /daily remind 19:00
remind-none = Você não tem lembrete. Peça um com hora e cidade: /daily remind 19:00 Sao Paulo
remind-how = Escrevo a você em particular, uma vez por dia, e não nos dias em que já jogou.
remind-title = 🔔 Seu lembrete
remind-which = Quando? Os horários são UTC, a menos que você diga uma cidade.
remind-zone-how = Você não citou cidade, então vale UTC. Para citar uma: /daily remind 19:00 Sao Paulo
remind-bad-time = “{ $typed }” não é uma hora que eu conheça. Diga assim: 19:00, 7:30 pm ou off.
remind-no-notifications = Um terminal não pode chamar você. Peça um lembrete no Discord ou no Telegram.
remind-cannot-write = Não posso escrever a você em particular. Abra antes uma conversa privada comigo e peça de novo.
# Botões.
button-remind-play = Desafio de hoje
button-remind-end = Chega de lembretes
button-remind-time = Outro horário
button-remind-zone = Minha cidade

## Marcos: o que alguém fez que valeu a pena
# Em letra pequena abaixo de uma resposta, uma vez.
milestone-told = 🏅 Um marco: { $title }.
# O mesmo para vários de uma vez; $count é 2 ou mais.
milestones-told = 🏅 { $count ->
    [one] { $count } marco
   *[other] { $count } marcos
  }. Veja /profile
# No perfil de quem os tem: um título, e quando foi alcançado.
milestone-earned = 🏅 { $title } · { $date }
milestones-count = Marcos: { $count } de { $all }
# Encabeça uma lista das linhas abaixo que terminam em -how.
milestones-open = Ainda em aberto:
button-milestones = Marcos
milestone-seal = um lacre aberto
milestone-seal-how = · abra os lacres de uma partida ou tabuleiro seu: “Verificar”
milestone-rotation = um rodízio quebrado
milestone-rotation-how = · vença quem joga em rodízio, ou pare você com isso no meio de uma partida
milestone-levels = todos os níveis vencidos
milestone-levels-how = · ganhe uma partida até cinco ou mais contra cada nível
milestone-unread = um livro fechado
milestone-unread-how = · não se deixe ler mais que pela sorte, nas primeiras cem vezes de uma partida
milestone-expert = um avançado sem chute
milestone-expert-how = · limpe sem dica um tabuleiro avançado que não pede chute
milestone-duel = um duelo até o fim
milestone-duel-how = · jogue um duelo até o fim
milestone-upset = vitória sobre alguém mais forte
milestone-upset-how = · ganhe um duelo ranqueado contra alguém de pontuação maior
milestone-compared = dois perfis lado a lado
milestone-compared-how = · compare perfis com alguém, quando ambos concordarem
milestone-tournament = uma estratégia sua na arena
milestone-tournament-how = · entre em um torneio com uma estratégia sua
milestone-mind = uma mente lida
milestone-mind-how = · vença a mente do dia por oito pontos ou mais
milestone-board = um tabuleiro limpo
milestone-board-how = · limpe o tabuleiro do dia sem dica
milestone-week = sete dias
milestone-week-how = · jogue o desafio do dia sete dias seguidos
# No texto com que as pessoas concordam ao abrir o perfil.
profile-shows-milestones = Onde seu perfil está aberto, ele também mostra seus marcos e seus dias em sequência.

## Acesso em uma página
web-sign-in-invalid = Este acesso não vale. Abra a página de novo pelo chat.
web-sign-in-old = Este acesso é antigo demais. Abra a página de novo pelo chat.
web-sign-in-unavailable = Não dá para conferir seu acesso agora. Tente de novo daqui a pouco.

## Torneios
command-tournament = Torneios de estratégias, jogados em segundo plano
command-tournament-show = O torneio daqui, com tudo o que dá para fazer
command-tournament-create = Abra um torneio aqui
command-leaderboard = As melhores estratégias dos torneios, quem joga contra mim, ou pessoas em duelos
option-leaderboard-of = estratégias dos torneios, quem joga contra mim, ou duelos; se você não disser, estratégias
option-leaderboard-scope = este servidor ou grupo, ou todo lugar; aqui se você não disser outro
option-leaderboard-period = esta semana, este mês ou desde sempre; desde sempre se você não disser outro
choice-strategies = estratégias
choice-players = quem joga comigo
choice-duels = duelos
choice-here = aqui
choice-everywhere = em todo lugar
choice-week = esta semana
choice-month = este mês
choice-all = desde sempre
command-profile = Como você joga, como as outras pessoas jogam e quem pode ver
command-profile-show = O que suas rodadas dizem de você: hábitos, sequências, quão previsível é seu jogo
command-profile-compare = Quão parecido você e outra pessoa jogam; antes ela é consultada
option-profile-user = outra pessoa; você, se não disser
choice-opponents-bot = comigo
choice-opponents-people = duelos com pessoas
choice-opponents-all = tudo junto
option-profile-other = com quem
command-profile-map = Quem joga parecido aqui, entre jeitos conhecidos de jogar
option-groups-role = um cargo
option-groups-channel = outro chat, comparado com este
choice-private = ninguém
choice-place = gente de onde você joga
choice-everyone = todo mundo
option-system = quem enfrenta quem; swiss se você não disser outro
option-rounds = rodadas de um torneio suíço, 1 a 30
option-match = rodadas de cada partida, 10 a 2000; 1000 se você não disser
option-entrant = quem joga: uma estratégia, talvez com ajustes (markov:order=3), ou um nome registrado
system-round-robin = Todos contra todos
system-olympic = Mata-mata
system-olympic-matches = Mata-mata por partidas
system-recursive = Mata-mata por todos os lugares
system-recursive-matches = Mata-mata por todos os lugares, por partidas
system-swiss = Suíço
tournament-title = { $system } · { $game }
tournament-created = { $name } abre um torneio de estratégias.
tournament-joined = { $entrant } participa. Até agora { $count ->
    [one] participa { $count }.
   *[other] participam { $count }.
  }
tournament-started = Começou: { $count } participantes, partidas de { $match } rodadas. A mensagem do torneio mostra como vai, e eu publico o final.
tournament-cancelled = { $name } cancela o torneio. O que foi jogado não conta.
tournament-open = Aberto. { $count ->
    [0] Ninguém participa ainda.
    [one] Até agora participa { $count }.
   *[other] Até agora participam { $count }.
  }
tournament-running = Rodada { $round } em andamento: { $played } de { $planned } partidas.
tournament-last = Terminou. Em primeiro: { $names }
tournament-won = { $count ->
    [one] Em primeiro lugar: { $names }
   *[other] Primeiro lugar dividido: { $names }
  }
tournament-picture = Pontos em barras. { $title }: { $places }
tournament-cross-alt = Tabela cruzada. { $title }. Lugares e pontos: { $places }
tournament-cross-how = Linha contra coluna: 1 vitória, ½ empate, 0 derrota
tournament-cross-empty = vazio: não se enfrentaram
tournament-cross-forfeit = W.O.
tournament-cross-rest = folga
tournament-cross-round = Rodada { $round }
tournament-rounds-how = Quem cada um enfrentou: + vitória, – derrota
option-league-name = um participante da liga
choice-league = a liga
button-league-matrix = Quem vence quem
button-league-table = Tabela inteira
button-league-entrant = Um participante
league-title = 🏟️ Liga · { $game } · { $season }
league-head = { $name } está à frente{ $count ->
    [one] , ainda sem mais ninguém.
   *[other] {" "}de todos os { $count } até agora.
  }
league-head-over = { $name } venceu o mês.
league-of-hundred = de 100
league-legend = ° é uma das minhas. Antes do nome: onde terminaria, 95 vezes em 100, se o mês fosse jogado de novo com outros sorteios. Por último: rodadas ganhas menos perdidas, em cem.
league-progress = Jogados até agora: { $played } de { $all } pares.
league-mix = Quem enviar? Sorteada assim, esta mistura ninguém aqui vence: { $parts }.
league-thrower = ⚑ { $name } tira { $house } rodadas em cem das minhas, mas { $observed } de { $to }, onde se esperavam { $expected }. Parece jogo entregue.
league-check = Encerrado e aberto à conferência: os sorteios saem da chave do dia { $day } sob o compromisso { $pledge }…, para season|{ $season }|. /fairness revela a chave três dias depois.
league-none = Nenhum par foi jogado ainda. Jogo a liga quando não tenho nada melhor a fazer; volte em alguns minutos.
league-off = Aqui não se joga liga: quem me hospeda a desligou.
league-no-season = Não guardo tabela desse mês.
league-no-month = “{ $typed }” não é um mês. Um mês é assim: 2026-10
league-bars = Pontos, com a faixa que outros sorteios dariam 95 vezes em 100
league-matrix-line = { $rank }. { $name }: mais contra { $most }, menos contra { $least }
league-row = { $rank }. { $name } (lugar { $ranks }): { $points } pontos ({ $low } a { $high }), em média { $mean } rodadas em cem. A melhor resposta daqui lhe tira { $exploited }.
league-row-worst = Pior: { $worst } contra { $against }.
league-row-share = Na mistura: { $share }.
league-details-how = 400 pontos são dez contra um. As faixas valem 95 vezes em 100.
league-withdrawn = (fora da liga)
league-which = Quem devo procurar? /league against iocaine
league-unknown = Ninguém chamado { $name } joga na liga de { $game }.
league-near = Você quis dizer { $names }?
league-beside = Joga sem classificação: o lugar de quem o enviou é de outra inscrição, ou é uma cópia.
league-unplayed = Acabou de entrar e ainda não tem classificação.
league-unmet = Ainda não enfrentou ninguém.
league-entrant-gone = Essa não joga mais.
league-met = { $count ->
    [one] { $count } oponente até agora
   *[other] { $count } oponentes até agora
  }; rodadas ganhas menos perdidas, em cem.
league-entered = { $name } agora pontua por você: { $games }. Se é novo por lá, suas partidas vêm primeiro.
league-left = Nada seu joga mais: { $games }. /league enter traz um de volta.
league-enter-none = Nada seu é público ainda. Um arquivo se torna público um dia depois de inscrito.
league-enter-unknown = Você não tem inscrição pública chamada { $name }. As suas: { $names }
league-enter-copy = { $name } joga como { $original }. Cópias podem jogar junto, mas não pontuam.
league-enter-other-game = { $name } não joga esse jogo.
league-matrix-how = Linha contra coluna: rodadas ganhas menos perdidas, em cem
league-matrix-first = os primeiros { $shown } de { $count }
league-matrix-lost = perde todas as rodadas
league-matrix-won = ganha todas as rodadas
league-matrix-unmet = ponto: não se enfrentaram
league-matrix-alt = Quem vence quem. { $title }. Lugares, e rodadas ganhas menos perdidas em cem: { $places }
tournament-round = { $title } · rodada { $round }
tournament-forfeit = { $name } perde por W.O. ({ $kind ->
    [crashed] quebrou
    [stalled] pensou demais
    [exhausted] passou dos limites
   *[illegal] não fez jogada do jogo
  })
tournament-void = sem resultado ({ $why ->
    [withdrawn] um lado foi retirado
   *[guard] não deu para jogar até o fim
  })
tournament-cross-void = nulo
tournament-history = 🏆 Torneios daqui: { $count }
button-enter-mine = Inscrever a minha
button-tournament-start = Começar
button-tournament-next = O próximo
button-tournament-leave = Sair
button-tournament-standings = Classificação
button-tournament-pairings = Confrontos
button-tournament-history = Anteriores
button-tournament-cancel = Cancelar
button-tournament-other = Outra
tournament-none-title = 🏆 Torneios
tournament-gone = Não conheço mais esse torneio. O que há aqui: /tournament show
tournament-over = Esse torneio terminou. O que há aqui: /tournament show
tournament-enter-title = 🏆 Inscrever uma estratégia
tournament-enter-which = Qual joga por você? Primeiro as suas, abaixo algumas minhas.
tournament-enter-none = Você ainda não tem uma estratégia sua para este jogo: /strategy submit faz uma de um arquivo. Ou inscreva uma das minhas:
tournament-leave-title = 🏆 Tirar uma estratégia
tournament-leave-pick = Qual sai?
tournament-leave-none = Nenhuma sua participa.
tournament-cancel-which = O que você quer encerrar? O que já foi jogado não vai contar.
tournament-open-already = Já há um torneio aqui: /tournament show
tournament-none-open = Nenhum torneio está aberto aqui. /tournament create abre um.
tournament-begun = O torneio já começou. Entre no próximo.
tournament-full = Todas as { $max } vagas estão tomadas. Entre no próximo torneio.
tournament-joined-already = { $entrant } já participa. Inscreva outra estratégia, ou a mesma com outros ajustes.
tournament-too-few = Um torneio precisa de duas estratégias ou mais. Inscreva outra antes.
tournament-none-yet = Ainda não houve torneio aqui. /tournament create abre um.
tournament-not-begun = O torneio ainda não começou.
tournament-first-round = A primeira rodada ainda não terminou. Pergunte de novo daqui a pouco.
tournament-forgotten = Guardo os confrontos por trinta dias, e estes são mais antigos. A classificação ainda tenho.
tournament-bundle = Tudo em um arquivo, assinado por quem me hospeda: quem jogou, a semente, cada jogada e a tabela. Quem tem o programa pode jogar de novo e ver onde um byte difere:
tournament-bundle-later = Jogo cada partida mais uma vez para o arquivo e o publico aqui quando ficar pronto.
tournament-bundle-busy = O arquivo já está sendo feito. Ele chega aqui quando ficar pronto.
tournament-bundle-not-over = O torneio não acabou, e o arquivo entregaria a semente. Pergunte de novo depois do fim.
tournament-bundle-forgotten = Guardo as partidas por trinta dias, e estas se foram. O comando nos detalhes joga de novo.
tournament-bundle-differs = Não faço esse arquivo: uma partida saiu diferente quando a joguei de novo. Quem mantém este bot acha mais no log.
tournament-bundle-failed = Nem toda partida pôde ser jogada de novo a tempo, então ainda não há arquivo. Pergunte mais tarde.
tournament-not-yours = Só quem abriu o torneio, ou administra este lugar, pode fazer isso.
tournament-rounds-swiss = Só um torneio suíço deixa escolher as rodadas; os outros têm seu próprio número. Deixe rounds de fora, ou escolha system: swiss.
option-start = quando: 18:00, 2026-11-28 18:00, in 2h; toda vez: daily 18:00, weekly fri 18:00, monthly 1 18:00
option-channel = onde é anunciado; aqui se você não disser
option-house = se minhas próprias estratégias completam a chave até oito
tournament-house-open = 🏠 As minhas completam até { $size }.
tournament-house = 🏠 joga por mim, para a chave ficar completa.
tournament-house-best = A melhor entre as inscritas: { $names }
tournament-house-picture = com casinha: joga por mim
choice-cancel-this = este torneio
choice-cancel-schedule = a agenda inteira
tournament-created-elsewhere = { $name } abre um torneio de estratégias. Ele aparece em { $channel }, e o final também.
tournament-starts = Início: { $when }.
tournament-starts-again = Início: { $when }, e depois de novo { $schedule }.
tournament-daily = todo dia às { $time }
tournament-weekly = { $day ->
    [0] todo domingo
    [1] toda segunda-feira
    [2] toda terça-feira
    [3] toda quarta-feira
    [4] toda quinta-feira
    [5] toda sexta-feira
   *[other] todo sábado
  } às { $time }
tournament-monthly = todo mês no dia { $date } às { $time }
tournament-by-cron = pela linha cron { $cron }
tournament-running-of = Rodada { $round } de { $of } em andamento: { $played } de { $planned } partidas.
tournament-waiting = Começou e espera a vez, enquanto outros são jogados: { $place ->
    [1] é o próximo
   *[other] lugar { $place }
  } na fila.
tournament-turn-soon = Começou. As primeiras partidas são jogadas em instantes.
tournament-called-off = Cancelado. O que foi jogado não conta.
tournament-left = { $entrant } saiu. { $count ->
    [0] Ninguém participa agora.
    [one] Até agora participa { $count }.
   *[other] Até agora participam { $count }.
  }
tournament-leaves-later = { $entrant } joga este até o fim e não está no próximo.
tournament-skipped = { $name } cancela este. O próximo começa: { $when }.
tournament-series-ended = { $name } encerra a agenda. O que está em jogo vai até o fim; depois, mais nada.
tournament-next = O próximo começa: { $when }.
tournament-put-off = Menos de dois se inscreveram, então nada é jogado.
tournament-missed = Eu estava fora quando isto devia começar.
tournament-put-off-to = Fica adiado: { $when }.
tournament-put-off-open = Continua aberto. Comece quando houver dois ou mais inscritos.
tournament-again = A semente foi { $seed }. Qualquer pessoa pode refazê-lo, com a mesma tabela:
setting-match = partidas de { $match } rodadas
setting-rounds = { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas de confrontos
  }
setting-channel = anunciado em { $channel }
tournament-drawn = Foi sorteada quando todos tinham entrado e o torneio começou: os primeiros 48 bits do HMAC-SHA-256 de “{ $text }” com a chave do dia { $day } do meu compromisso { $pledge }. Três dias depois essa chave é pública.
setting-seed-later = a semente é revelada no fim
tournament-create-not-yours = Só quem administra este lugar pode abrir um torneio nele. Em uma conversa privada comigo você pode abrir o seu.
tournament-too-many-yours = Você inscreveu { $max } estratégias, o máximo por pessoa. Tire uma antes.
tournament-not-entered = { $entrant } não participa.
tournament-entrant-not-yours = Outra pessoa inscreveu { $entrant }. Só ela, ou quem administra este lugar, pode retirar.
tournament-leave-which = Qual das suas estratégias sai? Por exemplo /tournament leave markov:order=3; /tournament status mostra quem participa.
tournament-no-schedule = Este torneio não tem agenda. /tournament cancel o cancela.
tournament-not-writable = Não posso escrever lá, então nada foi aberto. Deixe-me entrar, permita que eu envie mensagens e imagens lá e tente de novo.
tournament-not-writable-here = Aqui posso responder, mas não escrever por conta própria; não poderia anunciar o final, então nada foi aberto. Peça que me adicionem a este servidor com direito de enviar mensagens, ou indique outro lugar seu: channel=…
tournament-told-already = Isso já está feito. Como está: /tournament show
tournament-away = A plataforma não aceitou minha mensagem lá, então nada foi aberto. Tente de novo daqui a pouco.
start-unreadable = Não consigo ler “{ $typed }” como hora. Tente 18:00, 2026-11-28 18:00 ou in 2h; ou repetindo: daily 18:00, weekly fri 18:00, monthly 1 18:00, ou uma linha cron como 0 18 * * 5.
start-wrong-date = “{ $typed }” não é dia do calendário nem hora do dia. Tente 2026-11-28 18:00 ou weekly fri 18:00.
start-past = “{ $typed }” já passou: são { $now }. Escolha uma hora mais tarde, ou outro fuso.
start-never = “{ $typed }” nunca chega. Escolha um dia que esteja no calendário.
start-too-often = “{ $typed }” vem mais de uma vez por hora. Escolha uma agenda com uma hora ou mais entre dois torneios.
start-too-far = “{ $typed }” está a mais de um ano daqui. Escolha uma hora mais cedo.
start-no-zone = Qual fuso é “{ $typed }”: { $nearest }?
start-unknown-zone = Não conheço o fuso “{ $typed }”. Cite uma cidade grande dele, como São Paulo ou Lisboa, ou diga utc-3.
channel-none-here = Não há outros lugares aqui. Deixe channel de fora, e anuncio neste chat.
channel-unknown = Não acho “{ $typed }”. Cite um canal, tópico ou chat em que eu esteja.
channel-not-writable = Não posso escrever em “{ $typed }”. Deixe-me entrar, permita que eu envie mensagens e imagens lá e tente de novo.
channel-not-yours = Você não administra { $channel }, então não anuncio nada lá por você. Peça a quem administra.
leaderboard-title = 🏆 O melhor de { $count ->
    [one] { $count } torneio
   *[other] { $count } torneios
  }
leaderboard-players-title = 🏆 Quem melhor me resiste
leaderboard-head = Mais difícil de ler para mim: { $name }, com { $won } de { $decided } rodadas ganhas.
leaderboard-head-strategy = { $name } lidera com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  } em { $entered ->
    [one] { $entered } torneio
   *[other] { $entered } torneios
  }.
leaderboard-head-shared = { $count } dividem o primeiro lugar.
leaderboard-players-how = Rodadas ganhas contra mim, das que foram decididas. Só aparece quem concordou.
leaderboard-no-tournament-here = Nenhum torneio terminou ainda ({ $where }). Para o primeiro: /tournament create, depois join e start.
leaderboard-no-tournament = Nenhum torneio terminou ainda ({ $where }). Contam os de grupos: abra o primeiro em um grupo, com /tournament create.
leaderboard-short = Esta lista começa com { $needed } nomes ({ $where }). Por enquanto: { $names }.
leaderboard-alone-here = Aqui somos só você e eu. Pergunte em um grupo, ou com scope=everywhere
button-my-place = Meu lugar
button-list-me = Quero estar na lista
button-undo = Desfazer
button-duel-friend = Duelar com alguém
button-send-friend = Enviar a alguém
list-me-done = Você está na lista, { $scope ->
    [here] aqui e onde quer que termine uma partida
   *[everywhere] para quem me perguntar
  }: seu nome e seus resultados. Seu perfil fica como estava. A lista de quem joga pede { $needed } rodadas decididas.
list-me-undone = { $level ->
    [private] Desfeito: você não está em nenhuma lista.
    [place] Desfeito: as listas só mostram você onde joga.
   *[everyone] Nada a desfazer: desde então, você escolheu que todo mundo pode ver você.
  }
button-habits-here = Como este { $where ->
    [server] servidor
   *[chat] chat
  } joga
button-groups = Comparar dois grupos
leaderboard-mine-none = Você não registrou nenhuma estratégia. /strategy register dá uma a você; inscreva-a em um torneio com /tournament join.
leaderboard-mine-not-entered = Nenhuma das suas estratégias registradas tem lugar aqui. Inscreva uma pelo nome: /tournament join
leaderboard-mine-strategy = { $name }: lugar { $place } de { $count }, pontos: { $points }
leaderboard-mine-private = { $decided ->
    [0] Nenhuma rodada decidida sua conta aqui ainda, e você não está em nenhuma lista: seu perfil é privado.
   *[other] Você ganhou { $share } de { $decided ->
        [one] { $decided } rodada decidida
       *[other] { $decided } rodadas decididas
      }. Ninguém mais vê isso, e você não está em nenhuma lista: seu perfil é privado.
  }
leaderboard-mine-place-only = Você só aparece onde joga.
leaderboard-mine-not-here = Você ainda não está na lista deste lugar: termine uma partida aqui.
leaderboard-mine-missing = { $decided ->
    [0] Nenhuma rodada decidida sua conta aqui ainda.
   *[other] Você ganhou { $share } de { $decided ->
        [one] { $decided } rodada decidida
       *[other] { $decided } rodadas decididas
      }.
  } A lista começa em { $needed } rodadas assim; a você ainda faltam { $missing }
leaderboard-mine-player = Seu lugar: { $place } de { $count }. Você ganhou { $share } de { $decided ->
    [one] { $decided } rodada decidida
   *[other] { $decided } rodadas decididas
  }.
leaderboard-bars = Barra: ganho com certeza; linha: onde a sorte pode esconder a verdade; marca: ganho até agora
leaderboard-unit = rodadas ganhas, % das decididas
leaderboard-picture = O que cada um ganhou com certeza, em barras. { $title }: { $places }
leaderboard-details-title = 🏆 Os números deste ranking
leaderboard-details-line = { $place }. { $name }: { $won } de { $decided }, com certeza entre { $low }% e { $high }%
leaderboard-details-players = Como ler isto. Contam rodadas decididas contra a cartomante com força total; { $needed } no mínimo. A parte de poucas rodadas pode ser sorte: os dois limites abrangem a parte verdadeira 19 vezes em 20, e a ordem segue o menor deles, sem os 8 pontos que empresto a todo mundo. Jogue mais, e eles se aproximam.
leaderboard-details-strategies = Como ler isto. Em cada torneio uma estratégia ganha um ponto por cada uma que deixou para trás e meio ponto por cada uma empatada com ela, então torneios grandes pesam mais. Ganhos: quantos terminou em primeiro, só ou não; de: em quantos entrou. Pontos iguais dividem os lugares.
table-points = pts
table-rating = pont.
table-duels = duelos
leaderboard-duels-title = 🏆 O ranking de duelos
leaderboard-duels-head = { $name } lidera: { $rating } após { $duels ->
    [one] { $duels } duelo ranqueado
   *[other] { $duels } duelos ranqueados
  }.
leaderboard-luck = Só por sorte, o melhor destes { $count } estaria em torno de { $rating } após tantos duelos.
leaderboard-luck-beyond = Alguém aqui está além disso.
leaderboard-luck-mostly = Ninguém aqui está além disso com certeza: um ranking curto é quase todo sorte.
leaderboard-duels-how = ±: a incerteza. “?”: menos de { $below } duelos. Só aparece quem concordou.
leaderboard-duels-bars = Barra: o que a pontuação supera com certeza; linha: onde a sorte pode esconder a verdade; marca: a pontuação
leaderboard-duels-unit = pontuação; todo mundo começa em 1500
leaderboard-duels-picture = Pontuações em barras, com sua incerteza. { $title }: { $places }
leaderboard-mine-no-duel = Nenhum duelo ranqueado seu conta aqui ainda.
leaderboard-mine-rating = Seu lugar: { $place } de { $count }. Sua pontuação: { $rating }, de { $duels ->
    [one] { $duels } duelo ranqueado
   *[other] { $duels } duelos ranqueados
  }.
leaderboard-mine-opponents = Sua pontuação: { $rating }. Um lugar pede cinco oponentes diferentes; a você { $missing ->
    [one] ainda falta { $missing }
   *[other] ainda faltam { $missing }
  }.
leaderboard-mine-rating-private = Sua pontuação: { $rating }. Você não está em nenhuma lista: seu perfil é privado.
leaderboard-details-rating = { $place }. { $name }: { $rating }, com certeza acima de { $low }; { $duels ->
    [one] { $duels } duelo
   *[other] { $duels } duelos
  }
leaderboard-details-duels = Como ler isto. Todo mundo começa em 1500, e cada duelo ranqueado move ambas as pontuações, tanto mais quanto menos era esperado (Glicko-2). A força verdadeira está dentro de ± duas vezes em três, e dentro do dobro disso 19 vezes em 20; a ordem segue o extremo de baixo. Três duelos por dia contam com a mesma pessoa. Um duelo pesa menos quanto mais vocês se enfrentaram neste mês, e quanto menos gente seu oponente enfrentou. Só por sorte: aonde chega o melhor de tantas pessoas em rankings simulados, em que uma moeda decide cada duelo.
rating-side = { $name } { $rating } ({ $change })
rating-side-provisional = { $name } { $rating } ({ $change }), provisório
rating-not-now = Desta vez não é ranqueado.
rating-nobody = Sem pontuação: terminou sem resultado.
rating-early = Acabou antes de duas rodadas: ninguém ganha nem perde.
rating-left-often = { $line }: sair tão cedo custa a partir da quarta vez no mês. Ninguém ganha com isso.
rating-pair-day = Não ranqueado: este par já teve seus três duelos ranqueados do dia.
rating-person-day = Não ranqueado: um dos lados já teve vinte duelos ranqueados hoje, e esse é o máximo.
table-won = ganhos
table-of = de
table-bye = Uma rodada sem oponente vale um ponto.
table-more = … e mais { $count }
table-tied = { $ranks }: empate
table-tie-break = { $points }: desempate
why-everyone-meets = todos contra todos
why-rest = folga: o número é ímpar
why-bracket = a chave
why-third-place = pelo terceiro lugar
why-bracket-bye = folga: os cabeças de chave avançam
why-same-score = mesma pontuação, ainda não se enfrentaram
why-floated-down = pontuações diferentes, ainda não se enfrentaram
why-met-before = já se enfrentaram: não resta mais ninguém
why-next-in-order = o próximo na ordem de pontos
why-bye-lowest = folga: o último sem ter tido uma
why-bye-needed = folga: só assim os outros teriam pares novos
why-bye-again = folga: todos já tiveram uma
problem-number = “{ $typed }” não serve para “{ $option }”: um número inteiro de { $min } a { $max } serve.

## Duelos entre pessoas
duel-title = ⚔️ { $game } · { $length }
duel-terms = { $pace ->
    [quick] 30 segundos por rodada
    [slow] um dia por rodada
   *[calm] 2 minutos por rodada
  } · { $rated ->
    [yes] ranqueado
   *[no] não ranqueado
  }
duel-challenge = { $name }, { $caller } desafia você para um duelo. Responda { $lapse ->
    [day] em até um dia
   *[minutes] em até dez minutos
  }.
duel-open = { $caller } procura alguém para um duelo. Joga quem aceitar primeiro; o desafio fica aberto por { $lapse ->
    [day] um dia
   *[minutes] dez minutos
  }.
duel-how = Vocês escolhem ao mesmo tempo. Ninguém vê uma escolha antes de ambas chegarem.
duel-join-code = De outro chat ou plataforma: /rps duel { $code }
duel-declined = { $name } recusa: { $reason ->
    [later] agora não
    [shorter] algo mais curto, por favor
    [unrated] com prazer, mas não ranqueado
   *[no] não, valeu
  }.
duel-lapsed = { $open ->
    [yes] Ninguém aceitou a tempo. Para tentar de novo: /rps duel
   *[no] { $name } não respondeu a tempo. Para tentar de novo: /rps duel
  }
duel-score = { $first } { $won } : { $lost } { $second }{ $drawn ->
    [0] {""}
    [one] {" "}· { $drawn } empate
   *[other] {" "}· { $drawn } empates
  }
duel-round-won = Rodada { $round }: { $first } { $left } · { $second } { $right } → { $winner }
duel-round-drawn = Rodada { $round }: { $first } { $left } · { $second } { $right } → empate
duel-round-late = Rodada { $round }: { $late } se atrasou → { $winner }
duel-round-void = Rodada { $round }: ninguém chegou a tempo, então não vale para ninguém
duel-both-choose = { $first } e { $second } estão escolhendo.
duel-one-chose = { $chosen } já escolheu. { $other } ainda está escolhendo.
duel-stop-asked = { $name } quer parar. Se { $other } também tocar em “Parar”, é empate. Se { $name } desistir, a vitória é de { $other }.
duel-name-ask = { $name }, a outra pessoa pode ver seu nome neste duelo?
duel-name-shown = A outra pessoa agora vê seu nome, só neste duelo.
duel-name-unseen = Não há nada no seu nome que eu possa mostrar.
button-show-name = Mostrar meu nome
duel-clock = A rodada { $round } termina
duel-board = ⚔️ 🔵 { $first } { $won } : { $lost } { $second } 🟠
duel-ended-won = ⚔️ { $winner } vence { $loser } por { $won } : { $lost }
duel-ended-early = ⚔️ { $winner } vence em { $won } : { $lost }
duel-ended-level = ⚔️ { $ending ->
    [agreed] Empate
    [void] Ninguém vence
   *[rounds] Tudo igual
  }: { $first } { $won } : { $lost } { $second }
duel-ended-by-rounds = Nenhum duelo passa deste número de rodadas.
duel-ended-by-resigned = { $loser } desistiu.
duel-ended-by-agreed = Os dois lados quiseram parar.
duel-ended-by-absent = { $loser } perdeu o prazo de duas rodadas seguidas.
duel-ended-by-void = Ninguém apareceu nas últimas rodadas.
duel-ended-by-call = O duelo foi cancelado e não vale para ninguém.
duel-wants-again = { $name } quer revanche.
duel-strip = { $strip } { $name }
duel-strip-results = { $strip } 🔵 { $first } 🟠 { $second }
duel-story-throughout = { $leader } esteve na frente da rodada { $from } até o fim.
duel-story-for-good = { $leader } nunca ficou atrás, e na frente de vez a partir da rodada { $from }.
duel-story-last = Antes da última rodada estava tudo igual.
duel-story-comeback = { $other } esteve na frente até a rodada { $until }, { $leader } da rodada { $from } em diante.
duel-story-comeback-last = { $other } esteve na frente até a rodada { $until }; a última rodada decidiu.
duel-story-given = Até ali { $leader } estava na frente.
duel-story-undecided = A maior vantagem: { $leader }, de { $by }, após a rodada { $round }.
duel-story-streak = { $winner } ganhou { $count } seguidas, rodadas { $from }–{ $to }.
duel-story-one-streak = { $winner } ganhou todas as rodadas.
button-card = Cartão
duel-no-picture = Nada foi jogado neste duelo, então não há o que desenhar.
duel-card-there = O cartão já está neste chat. Aqui vai um para você.
duel-player = Duelista { $number }
duel-card-won = { $winner } vence
duel-card-level = { $ending ->
    [agreed] Empate combinado
    [void] Ninguém vence
   *[rounds] Tudo igual
  }
duel-card-signature = Escolhas ao mesmo tempo, às cegas. Gadalka ficou de olho.
duel-card-alt = { $score }. { $result }. { $story } { $moves } { $date }.
duel-card-rounds = As rodadas: { $rounds }.
duel-card-round = { $round }. { $left } – { $right }
duel-card-late = atraso
duel-chose = { $name } escolheu: { $moves }.
duel-chart-title = 📈 { $score }
duel-chart-best = { $by ->
    [0] { $name } nunca esteve na frente.
   *[other] A maior vantagem de { $name } foi de { $by }, primeiro na rodada { $round }.
  }
duel-chart-apart = { $leader } está { $by } à frente: dificilmente é sorte.
duel-chart-luck = { $by ->
    [0] Tudo igual: pode bem ser sorte.
   *[other] Uma diferença de { $by } pode bem ser sorte.
  }
duel-chart-difference = vantagem
duel-chart-moves = As jogadas
duel-chart-alt = { $score }. Quem estava na frente, rodada a rodada, como linha sobre a faixa cinza da sorte, e as jogadas dos dois lados em barras. { $lines }
button-read-me = Me leia
button-read-other = Ler oponente
button-readable = Deixar me ler
button-unreadable = Guardar para mim
duel-readable-now = { $name } agora pode ver o que eu teria esperado de você neste duelo, com contagens das suas partidas comigo. Para voltar atrás: “Guardar para mim”.
duel-readable-no-more = { $name } já não pode ver. O que já foi lido, ninguém desfaz.
duel-not-over = Este duelo ainda não acabou.
button-accept-duel = Aceitar
button-take-duel = Eu topo
button-resign = Desistir
button-decline-later = Agora não
button-decline-shorter = Mais curto
button-decline-unrated = Sem ranking
button-decline-no = Não
duel-pick-in = Você escolheu { $move }.
duel-pick-kept = Sua escolha já estava feita (rodada { $round }), e fica.
duel-pick-late = Essa rodada acabou.
duel-pick-timed = Tarde demais: o tempo dessa rodada acabou.
duel-over = Este duelo acabou.
duel-gone = Já não tenho este duelo. Um novo: /rps duel
duel-not-yours = Este duelo é entre { $first } e { $second }. O seu: /rps duel
duel-not-begun = Este duelo ainda não começou.
duel-stop-noted = Anotado. Se o outro lado também tocar em “Parar”, é empate. Para entregar, toque em “Desistir”.
duel-stop-first = Toque antes em “Parar”. Quem desiste perde.
duel-self = Não dá para duelar contra si. Outra pessoa precisa aceitar.
duel-taken = Alguém foi mais rápido. O seu: /rps duel
duel-not-taker = Só { $caller } pode retirar isto.
duel-not-taking = { $name } não aceita duelos agora.
duel-again-noted = Anotado. Começa quando o outro lado também quiser.
duel-whom-bot = Bots não duelam. Comigo você joga já: /rps play
duel-whom-unknown = Não sei de quem você fala. Mencione a pessoa, responda a uma mensagem dela ou deixe o nome de fora: aí quem estiver aqui pode aceitar.
duel-nobody = Não há mais ninguém aqui. Comigo você joga já: /rps play
duel-unseen = { $name } não vê esta conversa. Deixe o nome de fora e envie à pessoa o código que eu der.
duel-code-unknown = Não conheço duelo aberto com o código { $typed }. Talvez alguém já tenha aceitado, ou o prazo passou.
duel-code-tries = Foram muitos códigos. Tente de novo em dez minutos.
duel-none-running = Você não tem duelo em andamento. Para começar um: /rps duel
offer-duel-title = Duelo: { $game }
offer-duel-description = Para duas pessoas daqui; jogam as duas primeiras que tocarem
offer-duel-text = { $name } oferece um duelo. As duas primeiras pessoas que tocarem jogam entre si; { $name } também, se quiser.
command-rps-duel = Duelo com outra pessoa: escolhas ocultas, uma só mensagem
option-duel-user = Quem você desafia; sem isso: quem estiver aqui
option-duel-length = Até onde: first to 3, first to 5, best of 9, first to 10
option-duel-pace = Tempo de cada rodada
option-duel-code = O código do duelo, como K7F3PM
menu-duel = Duelar
choice-first-3 = Até 3
choice-first-5 = Até 5
choice-best-9 = Melhor de 9
choice-first-10 = Até 10
choice-quick = Rápido: 30 s por rodada
choice-calm = Calmo: 2 min por rodada
choice-slow = Lento: um dia por rodada
choice-rated = Ranqueado: vale para o ranking
choice-unrated = Não ranqueado: só diversão

## Os ajustes de um lugar
place-option-channel = um canal ou tópico onde se pode (on) ou não (off) jogar
place-choice-on = ligado
place-choice-off = desligado
place-choice-quiet = silêncio: só publico o que alguém pediu
place-choice-post = aviso diário
place-choice-here = jogar neste canal ou tópico
place-choice-everywhere = jogar em todo lugar
place-tournaments = Torneios
place-duels = Duelos
place-anywhere = 📍 Onde se joga: em todo lugar
place-only-in = 📍 Onde se joga: só em { $channels }
place-is-quiet = 🔕 Silêncio: só publico o que alguém pediu.
place-is-not-quiet = 🔔 Também publico por conta própria, como o final de um torneio.
place-kept = Estes ajustes continuam guardados se me tirarem daqui. Para que sumam, é preciso apertar antes “{ $button }”.
place-nobodys = Ninguém administra este lugar. Por isso qualquer pessoa pode religar coisas aqui, e ninguém pode desligá-las.
place-not-yours = Só quem administra este lugar muda os ajustes.
place-alone = Ajustes são para servidores e grupos. Aqui somos só você e eu, e vale tudo.
place-off = Desligado aqui por quem administra este lugar: { $what }. Nada se perdeu; a sós comigo funciona: { $command }
place-elsewhere = Quem administra este lugar só deixa jogar em { $channels }. Nada se perdeu; a sós comigo funciona: { $command }
place-more = mais { $count }
place-list-full = Aqui não guardo mais de { $max }. Tire um da lista antes.
place-one-at-a-time = Uma coisa de cada vez: what=… ou channel=…
place-not-everywhere = Então diga onde se pode jogar: /place settings here on, ou channel=…
place-undivided = Este chat não tem canais nem tópicos para escolher.
place-other-chat = { $channel } é de outro chat. Os ajustes de lá mudam lá: /place settings
place-button-games = Jogos
place-button-where = Onde jogar
place-button-quiet = Ficar em silêncio
place-post = 📮 Aviso diário: { $when }
place-button-post = Publicar todo dia aqui
place-button-post-off = Sem aviso diário
place-button-aloud = Sair do silêncio
place-button-delete = Apagar estes ajustes
place-button-only-here = Jogar só aqui
place-button-here-too = Jogar aqui também
place-button-forbid = Não em { $channel }
place-button-anywhere = Jogar em todo lugar
place-button-channel = Outro canal…
place-games-how = Toque num jogo para ligar ou desligar aqui.
place-gone = Não alcanço mais esse grupo. Abra lá as configurações: /settings
place-welcome = Acabei de chegar, e estou configurada assim. Mude agora ou depois: /settings
option-ban-user = quem
ban-here = Você não pode jogar neste { $where ->
    [server] servidor
   *[group] grupo
  }: há um banimento. Só quem o administra pode retirá-lo.
ban-everywhere = Você não pode jogar comigo: há um banimento. Só quem me hospeda pode retirá-lo.
ban-self = Não dá para banir a si mesmo. Diga outra pessoa.
ban-me = Não posso me banir. Se não me quer aqui, remova-me do { $where ->
    [server] servidor
   *[group] grupo
  }.
ban-bot = Bots não jogam, então não há o que banir. Diga uma pessoa.
ban-manager = { $name } administra este { $where ->
    [server] servidor
   *[group] grupo
  }; não dá para banir aqui.
ban-nobody-manages = Ninguém administra este { $where ->
    [server] servidor
   *[group] grupo
  }, então aqui não dá para banir ninguém.
ban-done = { $name } não pode mais jogar aqui. O que estava aberto acabou.
unban-done = { $name } pode jogar aqui de novo.
unban-not-banned = { $name } não tem banimento aqui.
bans-title = 🚫 Banimentos aqui
bans-none = Aqui não há banimentos.
bans-button-ban = Banir alguém
bans-button-lift = Retirar: { $name }

## A língua em que o bot fala. Como cada língua chama a si mesma é igual em todos os arquivos.
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
language-chosen = Falo com você em: { $name }.
language-own = Sigo a língua do seu app: { $name }.
language-gone = Você escolheu uma língua que já não tenho ({ $typed }). Até escolher outra, sigo o seu app: { $name }.
place-language = 🗣 Língua daqui: { $name }
place-language-none = 🗣 Língua daqui: a do app, ou a de quem começa
place-language-gone = 🗣 Não tenho a língua escolhida aqui ({ $typed }), então falo a do app. Escolha outra.
place-button-language = Língua

## Plataformas
describe-bot =
    Leio pensamentos, um pouco.

    Jogue comigo pedra, papel e tesoura, par ou ímpar ou campo minado. Aprendo como você escolhe, conto o que vi e provo que não trapaceei: cada jogada minha é lacrada antes da sua escolha.

    Depois pergunte como você joga, compare-se com gente amiga ou faça um torneio de estratégias no seu grupo. Em qualquer outro chat, digite meu @nome para oferecer um jogo lá.
describe-bot-short = Jogo pedra, papel e tesoura, par ou ímpar e campo minado, aprendo como você escolhe e provo que não trapaceio.
telegram-open-private-chat = Isso é só para os seus olhos. Abra nossa conversa privada e pergunte lá: { $link }
telegram-eyes-only = Isso é só para os seus olhos.
telegram-open = Abrir conversa privada
telegram-slow = Estou mais lenta que o normal. Seu toque chegou; a mensagem vem em seguida.
telegram-crowded = Estão pedindo mais aqui do que o Telegram me deixa responder: vinte mensagens por minuto em um grupo. Se o seu comando tem 👀, a resposta virá. Se não, peça de novo em um minuto ou jogue comigo no privado.
discord-file-missing = { $example } precisa de um arquivo. Anexe-o na opção “{ $option }”.
telegram-file-missing = { $example } precisa de um arquivo. Envie o arquivo com este comando na legenda, ou responda à mensagem do arquivo com ele.
terminal-welcome = 🔮 Gadalka. Digite /rps play para começar, /help para saber mais, /quit para sair.
terminal-no-such-button = Não há botão “{ $typed }”. Há: { $buttons }
terminal-which-button = “{ $typed }” pode ser qualquer um destes. Digite o número: { $buttons }
terminal-type-a-command = Digite um comando: /rps play começa uma partida, /help mostra o resto.
terminal-player = Visitante
terminal-goodbye = Eu sabia que você iria embora.
terminal-part = Parte { $first }–{ $last } de { $begin }–{ $end }:
terminal-file-kept = Guardado em { $path }
terminal-file-not-kept = Não deu para guardar { $name }: { $reason }
terminal-file-missing = { $example } precisa de um arquivo. Digite o caminho em seguida, como ./my-bot.js, entre aspas se tiver espaços.
terminal-no-such-file = Não existe o arquivo { $path }
terminal-no-plain-file = { $path } é uma pasta ou um dispositivo. Só sei ler arquivos.
terminal-file-unreadable = Não dá para ler { $path }: { $reason }

## Nomes de comandos, suas partes e opções, como um app os mostra: minúsculas, sem espaços, hífen entre palavras.
named-rps = jokenpô
named-play = jogar
named-variant = variante
named-length = duração
named-level = nível
named-opponent = oponente
named-word = palavra
named-continue = continuar
named-verify = verificar
named-proof = prova
named-duel = duelo
named-user = pessoa
named-pace = ritmo
named-rated = ranqueado
named-join = entrar
named-code = código
named-oddeven = par-ou-ímpar
named-list = lista
named-block = bloquear
named-unblock = desbloquear
named-from = de-quem
named-whom = quem
named-mines = minas
named-size = tamanho
named-start = início
named-noguess = sem-chute
named-board = tabuleiro
named-open = abrir
named-cells = células
named-flag = bandeira
named-hint = dica
named-watch = assistir
named-strategy = estratégia
named-race = corrida
named-stats = estatísticas
named-model = modelo
named-show = mostrar
named-game = jogo
named-reset = esquecer
named-freeze = congelar
named-off = desligar
named-on = ligar
named-duels = duelos
named-learning = aprendizado
named-ghost = fantasma
named-named = com-nome
named-share = compartilhar
named-sharing = partilha
named-info = info
named-register = registrar
named-name = nome
named-mine = minhas
named-update = atualizar
named-withdraw = retirar
named-submit = enviar
named-file = arquivo
named-note = nota
named-source = fonte
named-report = denunciar
named-reason = motivo
named-tournament = torneio
named-status = status
named-create = criar
named-system = sistema
named-zone = fuso
named-rounds = rodadas
named-match = partida
named-channel = canal
named-house = casa
named-leave = sair
named-standings = classificação
named-pairings = confrontos
named-round = rodada
named-bundle = pacote
named-history = histórico
named-cancel = cancelar
named-what = o-que
named-league = liga
named-table = tabela
named-season = temporada
named-matrix = matriz
named-against = contra
named-enter = inscrever
named-leaderboard = ranking
named-of = de
named-scope = onde
named-period = período
named-profile = perfil
named-opponents = oponentes
named-compare = comparar
named-map = mapa
named-groups = grupos
named-role = cargo
named-privacy = privacidade
named-place = lugar
named-settings = ajustes
named-to = estado
named-fairness = honestidade
named-challenges = desafios
named-data = dados
named-export = exportar
named-shared = compartilhado
named-delete = apagar
named-account = conta
named-link = vincular
named-unlink = desvincular
named-help = ajuda
named-language = língua
named-topic = assunto
named-daily = diário
named-today = hoje
named-mind = mente
named-yesterday = ontem
named-top = melhores
named-remind = lembrar
named-time = hora

## Sinais entre partes de um texto
# Entre os itens de uma lista; entre partes que já têm vírgulas; depois do nome do que segue.
sign-comma = {", "}
sign-semicolon = {"; "}
sign-colon = {": "}
sign-brackets = {" "}({ $text })
percent = { $percent }%

## Palavras que as pessoas digitam, em qualquer língua a qualquer hora, separadas por vírgulas; um espaço pode ser digitado como hífen
typed-first-to = primeiro a, até, ate
typed-first-to-after = pontos
typed-best-of = melhor de
typed-best-of-after = { "" }
typed-endless = sem fim, infinito, sem limite
# Chega de lembretes.
typed-off = desligado, desligar, nenhum
typed-flag = bandeira
typed-times = por
typed-lizard-spock = lagarto spock, spock lagarto, lagarto, pedra papel tesoura lagarto spock
# Pares de letras: uma que se confunde com uma letra latina, e essa letra.
typed-lookalikes = { "" }
# Um lugar que não é o próprio nome de um fuso, e seu fuso; um lugar com vários fusos, várias vezes.
typed-cities = Rio de Janeiro America/Sao_Paulo, Brasília America/Sao_Paulo, Belo Horizonte America/Sao_Paulo, Curitiba America/Sao_Paulo, Porto Alegre America/Sao_Paulo, Florianópolis America/Sao_Paulo, Goiânia America/Sao_Paulo, Salvador America/Bahia, João Pessoa America/Fortaleza, Natal America/Fortaleza, São Luís America/Fortaleza, São Paulo America/Sao_Paulo, Cuiabá America/Cuiaba, Maceió America/Maceio, Teresina America/Fortaleza, Aracaju America/Maceio, Belém America/Belem, Macapá America/Belem, Brasil America/Sao_Paulo, Brasil America/Manaus, Brasil America/Rio_Branco, Brasil America/Noronha, Lisboa Europe/Lisbon, Portugal Europe/Lisbon, Londres Europe/London, Nova York America/New_York, Tóquio Asia/Tokyo, Assunção America/Asuncion, Montevidéu America/Montevideo, Angola Africa/Luanda, Moçambique Africa/Maputo, Alemanha Europe/Berlin, Espanha Europe/Madrid
# Antes de um tempo; …-after: depois dele.
typed-in = em, daqui a, daqui, dentro de
typed-in-after = depois
typed-tomorrow = amanhã, amanha
typed-daily = diário, diario, diariamente, todo dia, todos os dias
typed-weekly = semanal, semanalmente, toda, todo, cada
typed-monthly = mensal, mensalmente
# Como as palavras começam; com ponto: a palavra inteira.
typed-minutes = min
typed-hours = h., hora
typed-days = d., dia
typed-weeks = sem
typed-monday = seg
typed-tuesday = ter
typed-wednesday = qua
typed-thursday = qui
typed-friday = sex
typed-saturday = sáb, sab
typed-sunday = dom

## Web pages
web-nav = Páginas
web-about-nav = Sobre mim
web-languages = Idiomas
web-skip = Ir para o conteúdo
web-to-start = Para a primeira página
web-missing-title = Não há nada aqui
web-missing = Olhei duas vezes na bola. O endereço está errado, ou o que estava aqui já não está.
web-too-long-title = É demais
web-too-long = Chegou mais do que aceito aqui. Envie menos; nada se perdeu.
web-failed-title = Algo deu errado
web-failed = A culpa é minha e não sua. Nada se perdeu; tente de novo daqui a pouco.
web-busy-title = Um momento, por favor
web-busy = Muita gente está vendo minhas páginas agora. Tente de novo em alguns segundos.
web-home-title = Sou a Gadalka e leio pensamentos. Um pouco.
web-home-about = Uma vidente para Discord e Telegram: joga pedra, papel e tesoura, par ou ímpar e campo minado, aprende como você escolhe, conta o que viu e prova que não trapaceou.
web-home-discord = Adicionar ao Discord
web-home-telegram = Abrir no Telegram
web-home-games-title = O que podemos jogar
web-home-games = Pedra, papel e tesoura com três, cinco ou qualquer número ímpar de jogadas, par ou ímpar e campo minado: contra mim, contra amigos, todo dia uma mente nova e um tabuleiro novo. Quem escreve estratégias envia uma e descobre em que lugar ela fica.
web-home-reads-title = O que vejo em você
web-home-reads = Ninguém é aleatório, nem de propósito. Vejo o que você faz depois de vencer, perder e empatar, digo o que esperava e por quê, e esqueço quando você pede.
web-home-pledge-title = Por que você não precisa acreditar em mim
web-home-pledge = Antes de você escolher, minha jogada está decidida e o selo dela está na mensagem. Todos os meus sorteios vêm de um só compromisso, número { $pledge }. Anote-o; com ele dá para conferir cada partida.
web-home-check = Conferir uma partida
web-privacy-title = Privacidade
web-privacy-use-title = Para quê
web-privacy-use =
    Para reconhecer você, continuar de onde paramos e provar que não trapaceei. Não é para publicidade nem para mais ninguém: o programa não repassa nada por conta própria.
    O que você apaga pode ficar em um backup por até 400 dias. Se um dia ele for restaurado, tudo é apagado de novo na hora.
    O que Discord e Telegram guardam de você está nas políticas deles.
web-privacy-pages-title = Estas páginas
web-privacy-pages =
    Estas páginas não usam cookies, não contam visitas e não carregam nada de fora. O que você confere aqui fica no seu navegador.
    Quem mantém este bot vê, como em qualquer site, os endereços que se conectam; o bot não anota nenhum.
web-privacy-rights-title = O que você pode fazer
web-privacy-rights = No chat, /settings permite baixar tudo e apagar tudo: a qualquer momento, na hora, sem pedir a ninguém. Para perguntas, procure quem hospeda este bot.
web-terms-title = Termos
web-source = Código-fonte
web-terms-what-title = O jogo
web-terms-what = Gadalka é um jogo, e é de graça. Jogue quanto quiser, a sós ou com outras pessoas, a partir da idade que o Discord ou o Telegram admitem.
web-terms-host-title = Quem hospeda
web-terms-host = É software de código aberto. Quem o hospeda neste endereço responde por esta instância e pelas perguntas. É oferecido como está, sem garantia alguma.
web-terms-fair-title = Jogo limpo
web-terms-fair = Jogue limpo: não o inunde, não o ataque nem o use para incomodar ninguém. Quem fizer isso pode ser freado ou ficar de fora. Não há nada de valor para ganhar ou perder.
web-terms-yours-title = O que é seu
web-terms-yours = As estratégias que você envia continuam suas. Ao enviar, você permite que sejam jogadas aqui e mostradas se você as abrir; pode retirá-las a qualquer momento.
web-terms-end-title = O fim
web-terms-end = Você pode parar a qualquer momento e apagar o que fica guardado de você: /data. Estes termos podem mudar; vale o que está escrito aqui.

## The page on which proofs are checked
web-verify-title = Confira você
web-verify-intro = Cole uma prova, e o seu próprio navegador confere se joguei limpo: lacres, marcas, dados e compromisso, e refaz as minhas jogadas. Nada sai desta página.
web-verify-no-script = A conferência acontece no seu navegador, e este não executa scripts. Com uma cópia da Gadalka, a linha de comando faz o mesmo: npm run -s gadalka -- verify "…" --pledge "…"
web-verify-paste = Prova
web-verify-hint = A linha que Verificar dá, gdk3.… ou gdb1.… Cole junto o que mais tiver: mensagens da partida, o compromisso que anotou (gdp1.…), uma chave do dia (gdd1.…).
web-verify-file = Arquivos: uma prova, o seu /data export para refazer as minhas jogadas, ou o pacote de um torneio
web-verify-check = Conferir
web-verify-working = Conferindo…
web-verify-playing = Refeitas: { $done } de { $total } partidas, em { $seconds } s.
web-verify-cancel = Cancelar
web-verify-cancelled = Cancelado. Nada se descobriu.
web-verify-result = O que se encontrou
web-verify-failed = A conferência parou no meio, e a culpa é minha. Isso não diz nada sobre a prova; talvez npm run -s gadalka -- verify vá mais longe.
web-verify-fits = Tudo o que foi conferido bate
web-verify-open = Nada de errado foi encontrado, e algo continua em aberto
web-verify-wrong = Alguma coisa não bate. Não confie nisto
web-verify-mark-fits = bate
web-verify-mark-open = em aberto
web-verify-mark-wrong = não bate
web-verify-moves = Jogada a jogada
web-verify-move-number = Nº
web-verify-move-mine = Gadalka
web-verify-move-again = De novo
web-verify-move-seal = Lacre
web-verify-limits-title = O que isto não prova
web-verify-limits = Que um compromisso é meu, só sabe quem o anotou antes da partida; o que veio com esta página é a palavra de quem a hospeda. Uma prova não diz nada das mensagens que você não colar, e dos dados só quando a chave do dia deles é revelada, três dias depois. De um pacote, aqui só se refazem as partidas das estratégias que vêm com a Gadalka; os resultados de arquivos de outras pessoas ficam como quem hospeda os assinou.
web-verify-save = Guardar esta página em um arquivo: funciona sem rede, e sem mim
web-verify-signed = Assinada sob o compromisso { $pledge }.
web-verify-pledge-yours = É o compromisso que você colou.
web-verify-pledge-host = É o compromisso de quem hospeda esta página. Compare com o que você anotou.
web-verify-pledge-later = O compromisso { $pledge } segue o que você colou, da mesma hospedagem. Se foi publicado antes da partida, quem tem de saber é você.
web-verify-pledge-other = O compromisso { $pledge } não é o que você colou.
web-verify-dice-early = Os dados são da chave de um dia que ainda não chegou: { $date }.
web-verify-key-due = A chave do dia foi revelada em { $date }. Cole essa ou uma posterior: /fairness tem.
web-verify-false-history = A partida está presa a outras rodadas, não às da exportação.
web-verify-gap-export = para isso é preciso o arquivo de /data export. Junte-o acima.
web-verify-gap-strategy = esta página não conhece essa estratégia, ou não para este jogo.
web-verify-no-messages = Não comparado com mensagens da partida. Cole as que você guardou.
web-verify-messages-fit = Mensagens desta partida que batem: { $count }, com os lacres de { $seals } de { $sealed } jogadas.
web-verify-messages-broken = Mensagens desta partida que NÃO batem com o que foi jogado: { $count }.
web-verify-messages-other = As mensagens coladas não têm nada disto. Se são as dela, esta não é a prova do que mostraram.
web-verify-board-shown = O lacre deste tabuleiro está nas mensagens coladas.
web-verify-nothing = Não há prova aqui. É uma linha que começa com gdk3. ou gdb1. e vem de Verificar, no fim de uma partida ou de um tabuleiro.
web-verify-damaged = Esta prova está danificada ou cortada. Copie a linha inteira de novo, ou use o arquivo.
web-verify-unknown = É de uma versão mais nova, ou de um jogo que esta página não conhece.
web-verify-pledge-damaged = O compromisso está danificado, cortado ou falsificado. É uma linha que começa com gdp1.
web-verify-not-export = Esse não é o arquivo que /data export dá.
web-verify-too-long = São mais de um milhão de caracteres. Cole só a prova e as mensagens da partida dela.
web-verify-file-too-large = Este arquivo é grande demais para esta página. A linha de comando o lê: npm run -s gadalka -- arena replay para pacotes, npm run -s gadalka -- verify para o resto.
web-verify-bundle-whole = O pacote está inteiro: os bytes são os que a primeira linha diz.
web-verify-bundle-same = Refeitas aqui e iguais jogada a jogada: { $count } de { $total } partidas.
web-verify-bundle-differs = Refeitas aqui e NÃO iguais: { $count } partidas. A primeira é a número { $match }, { $names }.
web-verify-bundle-engine = Outra versão da Gadalka fez este pacote, ou uma com estratégias próprias de quem a hospeda. O que difere pode vir disso: quem decide é a versão de quem hospeda.
web-verify-bundle-left = Não refeitas aqui: { $count } partidas. Precisam de um arquivo, uma estratégia ou um jogo que esta página não tem; npm run -s gadalka -- arena replay talvez tenha.
web-verify-bundle-clock = Sem nada para comparar: { $count } partidas. São nulas, ou um relógio as decidiu.
web-verify-bundle-table = Quem enfrentou quem, e cada lugar na tabela, decorrem do plano e destes resultados.
web-verify-bundle-table-differs = Quem enfrentou quem, ou a tabela, NÃO decorre do plano e destes resultados.
web-verify-bundle-plan-wrong = As partidas NÃO são as planejadas: faltam algumas, repetem-se ou foram alteradas, ou foi o próprio plano.
web-verify-bundle-unplayed = Pares sem nenhuma partida: { $count }. Não foram jogados naquele mês, ou ficaram de fora.
web-verify-bundle-draw = O sorteio sai da chave publicada do dia, dos participantes e das configurações.
web-verify-bundle-draw-differs = O sorteio NÃO sai da chave do dia, dos participantes e das configurações.
web-verify-bundle-draw-key = O anfitrião pode ter escolhido o sorteio. Para conferir, cole a chave do dia que /fairness mostra a partir de { $date }, ou uma posterior.
web-verify-bundle-draw-chosen = Nada aqui descarta que quem organizou tenha escolhido o sorteio. Se você anotou o compromisso do anfitrião, cole-o.
web-verify-bundle-damaged = Este pacote está danificado, ou a assinatura é falsa. Não confie nele.
proof-page = No seu próprio navegador, sem enviar nada: { $link }

## Web: arena
web-arena-title = Arena
web-arena-about = Estratégias que qualquer pessoa escreveu, e as minhas, cada par por vez, mês a mês.
web-arena-empty = Neste mês nenhum par foi jogado ainda.
web-arena-feed = Acompanhar como feed
web-arena-enter-title = Enviar uma
web-arena-enter = Escreva uma estratégia em um só arquivo e envie: /strategy submit. Um dia depois ela joga aqui.
web-arena-matrix = Quem vence quem
web-arena-point = Aponte para uma casa ou percorra-as com as setas.
web-arena-point-first = Linha → coluna: rodadas ganhas menos perdidas, de cem.
web-arena-standings = Classificação
web-arena-rank = Lugar
web-arena-name = Nome
web-arena-worst = Pior contra
web-arena-play-title = Como jogar contra ela
web-arena-play = Em um chat: { $command }
web-arena-again = Para jogar o mês de novo em casa: { $command }
web-arena-met = Contra cada uma das outras
web-arena-numbers = O mesmo em números
web-arena-house = Uma das minhas: as outras se medem por ela.
web-arena-file = Alguém a escreveu e enviou em um só arquivo.
web-arena-ghost = Um fantasma: joga como alguém jogou um dia.
web-arena-version = Versão { $version }, para todo mundo desde { $date }
web-arena-begun = Um novo mês começou.
web-arena-bundle = O mês inteiro em um arquivo
web-arena-no-bundle = Não há arquivo deste mês aqui. Haverá quando a chave dele for revelada e quem me hospeda o fizer.
web-arena-no-game = Não tenho liga de um jogo assim.
web-arena-no-month = Não tenho classificação desse mês.
web-arena-no-entrant = Ninguém com esse nome está na classificação deste mês.
## Web: tournaments
web-tournament-title = Torneios dos chats
web-tournament-where = Cada torneio de um chat tem uma página própria, que não está em lista nenhuma: /tournament status mostra lá o endereço.
web-tournament-unlisted = Esta página não está em lista nenhuma. Quem tem o endereço vê o que o chat vê, enquanto o chat ainda o tiver.
web-tournament-cross = Tabela cruzada
web-tournament-cross-large = Com mais de { $max } participantes não há tabela cruzada: os confrontos de cada rodada dizem o mesmo.
web-tournament-pairings = Quem enfrentou quem, e por quê
web-tournament-again = Jogar de novo
web-tournament-forgotten = Guardo os confrontos por trinta dias, e estes são mais antigos.
web-tournament-bundle = Baixar o arquivo
web-tournament-making = O arquivo está sendo feito: cada partida é jogada mais uma vez. Peça de novo daqui a pouco.
web-tournament-rounds = Rodada a rodada
web-tournament-rounds-how = O que cada lado escolheu, quem está na frente e por quanto, e o que cada um esperava do outro antes de escolher. ✓: foi assim.
web-tournament-rounds-none = Esta partida não pode ser mostrada: um relógio a decidiu, ou aquilo com que um lado joga já não existe.
web-tournament-rounds-long = Jogar de novo esta partida demora demais para uma página. O arquivo tem cada jogada dela.
web-tournament-rounds-busy = Outras partidas estão sendo vistas agora, e esta precisa primeiro ser jogada de novo. Peça de novo daqui a pouco.
web-tournament-number = Rodada
web-tournament-lead = Vantagem
web-tournament-expected = Palpite: { $name }
web-tournament-right = { $name }: acertou { $right } de { $all } jogadas.
web-tournament-expects-nothing = { $name }: não conta o que esperava.
## Web: campo minado sob o dedo
web-mines-opening = Abrindo seu tabuleiro …
web-mines-no-script = O tabuleiro precisa de scripts, e este navegador não executa nenhum. No chat funciona sem eles: /mines
web-mines-outside = Esta página não sabe quem você é. Abra-a pelo chat: no Telegram como miniapp, no Discord como atividade. Seu jogo é o mesmo nos dois lugares.
web-mines-unreachable = Sem resposta. O que você fez fica guardado e é enviado de novo sozinho.
web-mines-retry = Tentar de novo
web-mines-too-often = É mais do que consigo olhar. Já continua, num instante.
web-mines-not-understood = Não entendo o que esta página enviou. Abra-a de novo pelo chat.
web-mines-level = Tabuleiro
web-mines-own-size = Tamanho próprio
web-mines-no-guess = Sem precisar adivinhar
web-mines-begin = Começar
web-mines-larger = Casas maiores
web-mines-smaller = Casas menores
web-mines-how = Um toque abre, segurar põe uma bandeira; um toque num número abre ao redor. No teclado: setas, Enter, F para uma bandeira.
web-mines-cell-covered = { $cell }: coberta
web-mines-cell-flag = { $cell }: bandeira
web-mines-cell-mine = { $cell }: mina
web-mines-cell-blown = { $cell }: a mina que explodiu
web-mines-cell-wrong = { $cell }: bandeira sem mina
web-mines-cell-number = { $cell }: { $number }
web-mines-cell-empty = { $cell }: aberta, nenhuma mina por perto

## Web: try it here
web-try-title = Você consegue me surpreender?
web-try-about = Pedra, papel e tesoura ou par ou ímpar, aqui mesmo. Penso no seu navegador: nada é guardado, nada é enviado, e esqueço você quando você sai desta página.
web-try-begin = Experimente aqui
web-try-move = Sua jogada
web-try-first = Minha jogada está escolhida. Agora a sua.
web-try-first-guess = Par ou ímpar? Meu palpite está escolhido. Se eu errar, o ponto é seu.
web-try-keys = Com as teclas: { $keys }.
web-try-score = Você { $won } : { $lost } Gadalka · empates: { $drawn }
web-try-score-guess = Você { $won } : { $lost } Gadalka
web-try-no-script = Eu pensaria no seu navegador, e este não executa scripts. No chat funciona sem eles: /rps, /oddeven

## Partidas compartilhadas
replay-title = O que você compartilha
replay-shared = Quem tiver este endereço pode ver.
replay-asked = Você concordou. Assim que { $name } também tocar em “Compartilhar”, haverá uma página; até lá nada é mostrado.
replay-how = A página mostra os nomes, cada jogada e o que eu esperava, por um ano. Ela não está em nenhuma lista, e você pode voltar atrás a qualquer momento: /data shared
replay-waits = espera o acordo do outro lado
replay-none = Você não compartilha nada. Abaixo de uma partida ou de um duelo que acabou, “Compartilhar” faz uma página dele.
replay-stopped = Pronto: a página não existe mais.
replay-not-there = Isso você não compartilha mais.
replay-too-long = Rodada por rodada, mostro no máximo { $max }.
replay-too-many = Você já compartilha { $max }. Volte atrás em algum antes: /data shared
web-replay-gone-title = Nada é mostrado aqui
web-replay-gone = Ou nunca houve nada, ou alguém voltou atrás.
web-replay-expected = Esperado de { $name }
web-replay-right = De { $all } jogadas de { $name }, previ certo { $right }.
web-replay-unlisted = Esta página não está em nenhuma lista. Quem está nela pode voltar atrás a qualquer momento, no chat: /data shared
