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
round-won = Você { $yours } · Gadalka { $mine } → o ponto é seu
round-lost = Você { $yours } · Gadalka { $mine } → ponto da Gadalka
round-drawn = Você { $yours } · Gadalka { $mine } → empate
round-missed = Você { $yours } · Gadalka { $mine } → Gadalka errou; o ponto é seu
round-hit = Você { $yours } · Gadalka { $mine } → Gadalka acertou
round-toast = { $round } · { $won } : { $lost } · próximo lacre { $seal } · semente { $seed } · marca { $mark }
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
seal-first = Lacrada antes da sua escolha: minha primeira jogada { $seal } · semente { $seed } · marca { $mark }
seal-next = Próxima jogada lacrada: { $seal } · semente { $seed } · marca { $mark }
seal-end = semente { $seed } · marca { $mark }
seal-word = sua palavra: { $word }
seal-anew = Lacrada de novo: { $seal } · semente { $seed } · marca { $mark }
button-why = Por quê?
button-stop = Parar
button-rematch = Revanche
button-continue = Continuar
button-continue-at = Continuar { $won } : { $lost }
button-continue-choice = { $number }. { $won } : { $lost }
button-new = Nova partida
button-verify = Verificar
button-chart = Gráfico
button-details = Detalhes
button-rules = Regras
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
context-played = você jogou isso
context-yours = { $rounds ->
    [1] sua jogada
   *[other] suas jogadas
  } { $yours }
context-mine = { $rounds ->
    [1] minha jogada
   *[other] minhas jogadas
  } { $mine }
context-both = { $rounds ->
    [1] sua jogada { $yours } contra minha
   *[other] suas jogadas { $yours } contra minhas
  } { $mine }
context-after = { $back ->
    [1] depois de
    [2] duas rodadas depois de
   *[other] { $back } rodadas depois de
  } { $moves }
context-after-two = depois de { $earlier }{ $gap ->
    [1] {" "}e, em seguida,
   *[other] {" "}e, { $gap } rodadas mais tarde,
  } { $later }
context-result = { $result ->
    [win] { $exact ->
        [yes] vitória
       *[no] vitória assim
      }
    [loss] { $exact ->
        [yes] derrota
       *[no] derrota assim
      }
   *[draw] empate
  }
context-results = { $before }, depois { $next }
context-after-results = depois de { $results }
context-step = { $step ->
    [same] depois de repetir a jogada
    [other] depois de mudar a jogada
    [beating] depois de passar ao que vence sua jogada anterior
    [beaten] depois de passar ao que sua jogada anterior vence
   *[far] depois de um passo como { $from } → { $to }
  }
context-steps = depois de { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
  } neste padrão
context-alike = { $rounds ->
    [1] depois de uma rodada igualzinha
   *[other] depois de { $rounds } rodadas iguaizinhas
  }
context-from-yours = { $step ->
    [same] você repetiu a jogada
    [other] você mudou a jogada
    [beating] você passou ao que vence sua última jogada
    [beaten] você passou ao que sua última jogada vence
   *[far] você passou de { $from } para { $to }, ou quase isso,
  }
context-from-mine = { $step ->
    [same] você pegou minha última jogada
    [other] você pegou o que eu não tinha jogado
    [beating] você pegou o que vence minha última jogada
    [beaten] você pegou o que minha última jogada vence
   *[far] você respondeu { $to } quando joguei { $from }, ou quase isso,
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
why-model-off = Você me pediu para não ler, então joguei ao acaso. Com /model on eu volto a ler.
why-frozen = Seu modelo está congelado: não aprendo nada novo.
why-record = Nesta partida acertei { $right } de { $all } jogadas.
why-guessed = Eu nunca tinha visto nada parecido, então chutei.
why-unexpected = Na última rodada eu não esperava nada em especial.
why-random = Quem joga aqui não lê nada. Sorteia cada jogada ao acaso.
why-apart = Aqui joga um arquivo ou fantasma feito por outra pessoa. O que pensa, fica lá; que a jogada foi escolhida antes da sua, o lacre mostra.
why-by-rule = Quem joga aqui segue uma regra própria e não tenta adivinhar sua próxima jogada.
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
continue-waits = A partida em { $won } : { $lost } espera você: /{ $command } continue
continue-aside = 🔮 Deixada de lado: { $name } { $won } : { $lost } Gadalka
continue-kept = O placar fica guardado por { $days ->
    [one] { $days } dia
   *[other] { $days } dias
  }. Para seguir: o botão ou /{ $command } continue
continue-is-aside = Esta partida foi deixada de lado, e nada foi contado. “Continuar” a traz de volta.
continue-nothing = Nenhuma partida sua está esperando. Comece uma: /{ $command } play
continue-gone = Essa partida já não está guardada. Comece outra: /{ $command } play
continue-asked-gone = Essa pergunta já foi respondida ou é antiga demais. Pergunte de novo: /{ $command } play
end-no-rounds = Nenhuma rodada foi jogada.
end-last-round = Última rodada: você { $yours }, Gadalka { $mine }.
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
    [1] Joguei por uma regra e não olhei para ninguém. Nenhum hábito se destaca.
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
strip-results = ← 🟢 suas 🔴 minhas ⚪ empates
strip-results-no-draws = ← 🟢 suas 🔴 minhas
end-seals = Todos os lacres abertos: { $opened } de { $sealed } conferem.
end-sealed = Todos os lacres abertos: minhas jogadas foram escolhidas antes das suas.
end-sealed-unopened = { $sealed ->
    [one] { $sealed } jogada foi lacrada
   *[other] { $sealed } jogadas foram lacradas
  } antes das suas. “Verificar” abre todos os lacres.
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
chart-you = Você
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
proof-seed = semente
proof-how = Em casa, com uma cópia de Gadalka, o compromisso que você anotou e sua exportação de /data: npm run -s gadalka -- verify "…" --pledge "…" --history export.json
proof-how-file = Em casa, com uma cópia de Gadalka, o arquivo anexo, o compromisso que você anotou e sua exportação de /data: npm run -s gadalka -- verify --file gadalka-proof.txt --pledge "…" --history export.json
proof-none = Não há partida sua encerrada para verificar. Jogue uma: /rps play ou /oddeven play
proof-not-yet = Esta partida ainda está em aberto, então meus lacres seguem fechados. Eles se abrem no fim.
proof-folded = As rodadas desta partida já não estão guardadas, então seus lacres não podem ser abertos aqui. A linha de prova do final ainda pode: /rps verify proof:…
proof-unreadable = Isso não é uma linha de prova minha. Ela começa com gdk3. (as antigas, com gdk1. ou gdk2.), vem do botão “Verificar” de uma partida encerrada e precisa estar completa.
proof-pledge-lost = O compromisso desta partida já não é conhecido aqui, então não posso assinar a prova.
proof-first-version = Esta partida é de antes de eu ter um compromisso. A linha mostra que as jogadas batem com os lacres que anotei. Não está assinada e não mostra que os anotei antes da sua escolha.
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
command-rps-continue = Siga com uma partida deixada de lado
command-rps-verify = Confira que não trapaceei
command-oddeven = Par ou ímpar: você escolhe, eu adivinho
command-oddeven-play = Jogue; cada erro meu é ponto seu
command-oddeven-continue = Siga com uma partida deixada de lado
command-oddeven-verify = Confira que não trapaceei
command-model = O que sei de você e o que posso aprender
command-model-show = O que acho de você e quanta certeza tenho
command-model-reset = Faz com que eu esqueça como você joga; seus placares ficam
command-model-freeze = Continuo lendo você, mas não aprendo nada novo
command-model-off = Jogo ao acaso e não aprendo nada
command-model-on = Volto a aprender com você
command-model-duels = Se posso aprender com seus duelos contra pessoas
command-model-share = Se seu jeito de jogar, contado entre muitos, pode me ajudar com quem é novo
command-model-ghost = Seu jeito de jogar como oponente para outras pessoas, se você concordar
command-strategy = Oponentes: quem são, e nomes seus para eles
command-strategy-list = Todos os oponentes, um por linha
command-strategy-info = Um oponente: jogos, ajustes, código
command-strategy-register = Dê um nome seu a uma estratégia com seus ajustes
command-strategy-mine = Os nomes que você deu a estratégias
command-strategy-update = Faça um dos seus nomes valer para outra estratégia
command-strategy-withdraw = Abra mão de um dos seus nomes
command-strategy-submit = Envie uma estratégia que você escreveu, como arquivo
command-strategy-open = Mostre a todo mundo o código de um dos seus arquivos
command-strategy-source = O código de um arquivo, quando está aberto
command-strategy-report = Conte em particular a quem me hospeda o que há de errado com uma estratégia
command-help = O que sei fazer e como pedir
option-help-command = de qual comando contar mais, por exemplo rps
command-start = Quem sou eu, e um jogo para começar
command-privacy = O que fica guardado de você
command-fairness = O que me obriga a jogar limpo, e como conferir
command-data = Seus dados: leve com você ou apague
command-data-export = Tudo o que guardei de você, em um arquivo
command-data-delete = Apaga tudo o que guardei de você
command-account = Uma pessoa em várias plataformas: vincular, separar, seu nome lá
command-account-link = Vincule esta conta à sua em outra plataforma, por um código
command-account-unlink = Separe de novo as contas vinculadas
command-account-name = Com que nome as outras plataformas veem você
option-link-code = o código da outra plataforma; sem ele, mostro um a você
option-name-across = here, hidden ou uma palavra sua; sem isso, digo como está
option-variant = classic (3 jogadas) ou lizard-spock (5 jogadas)
option-length = first to 10, best of 9, endless …
option-learning = se aprendo com seus duelos; sem isso, digo como está
option-sharing = se você compartilha como joga; sem isso, digo como está
option-ghost-named = se leva um nome feito do seu; senão, o nome não entrega ninguém
option-ghost = como está, congelar de novo ou chamar de volta
option-game = qual jogo; pedra, papel e tesoura se você não disser outro
option-level = quão bem leio você; no lugar de um oponente
option-opponent = a estratégia que joga contra você; todas: /strategy list
option-strategy = um oponente, ou um nome que alguém registrou
option-registered-name = 3 a 24 letras, dígitos e hifens, letra primeiro, como my-markov
option-registered-strategy = o que o nome representa, como markov:order=4,decay=0.98
option-strategy-file = sua estratégia: JavaScript, ou TypeScript com tipos apagáveis; até 64 KB
option-file-name = o nome: um novo, ou um dos seus para uma nova versão
option-strategy-note = o que você diz dela, em uma linha
option-any-name = o nome que alguém deu a uma estratégia
option-report-reason = o que há de errado com ela
option-proof = uma linha de prova (gdk3.…); sem ela, sua última partida
option-word = uma palavra sua entra no sorteio, para que eu não o escolha sem você
choice-classic = Clássico: pedra, papel, tesoura
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
strategy-list-more = Mais sobre um deles: /strategy info markov. Jogar contra: /rps play opponent=markov ou /oddeven play opponent=markov
strategy-info-which = Qual? Por exemplo /strategy info markov. Todos os nomes: /strategy list
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
registration-mine-more = Como uma se saiu: /strategy info. Mudar ou abrir mão: /strategy update, /strategy withdraw
registration-none = Você não registrou nenhuma estratégia. Comece com: /strategy register my-markov markov:order=4
registration-how = Um nome e uma estratégia, por favor: /strategy register my-markov markov:order=4. Todas as estratégias: /strategy list
registration-update-how = Um dos seus nomes e uma estratégia, por favor: /strategy update my-markov markov:order=5. Seus nomes: /strategy mine
registration-withdraw-how = Qual? Digite /strategy withdraw e um nome. Seus nomes: /strategy mine
registration-withdraw-title = Abrir mão de { $name }?
registration-withdraw-file = Ninguém mais poderá jogar contra, as partidas em curso terminam sem resultado, e o arquivo é apagado. O nome fica livre para qualquer pessoa.
registration-withdraw-text = Ninguém mais poderá jogar contra por esse nome, e ele fica livre para qualquer pessoa. Partidas já começadas continuam.
button-withdraw = Abrir mão
registration-withdrawn = Você abriu mão de { $name }; o nome está livre.
registration-kept = Fica como está.
registration-bad-name = “{ $name }” não é um nome. Um nome tem 3 a 24 letras de a a z, dígitos e hifens, e começa com letra, como my-markov.
registration-reserved-name = “{ $name }” já significa outra coisa aqui. Escolha outro nome, como my-{ $name }.
registration-indecent-name = “{ $name }” não se diz na frente de todo mundo. Escolha outro nome.
coarse-stems = caralh bucet punhet xoxot arrombad fodid fodase viadinh
coarse-words = puta porra foda foder merda cuzao cuzão xota
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
submission-done = 🔮 { $name }: registro feito
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
strategy-name-missing = Qual? Digite { $command } e um nome.
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
fairness-how = Para conferir uma partida: toque em “Verificar” no fim dela e dê a linha ao gadalka verify em uma máquina sua, com este compromisso. O que digo aqui é só a minha palavra.

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
clock-soon = a qualquer momento
clock-days = { $count } d
clock-hours = { $count } h
clock-minutes = { $count } min
clock-seconds = { $count } s

## Ajuda, saudação, privacidade, dados
help-brief = 🔮 Jogo contra você e aprendo como você escolhe: /rps, /oddeven, /mines. Tudo o mais que sei fazer está a um toque.
help-title = 🔮 O que sei fazer
help-tips = Mais sobre um deles: /help tournament. Com opções: /rps play lizard-spock first to 5. Na partida, “Por quê?” conta o que vi e “Parar” a encerra.
help-options = O que pode acompanhar:
help-options-how = O que está entre [colchetes] pode faltar e vem em qualquer ordem, também pelo nome: { $example }. Onde houver um menu, escolha nele.
start-title = 🔮 Eu sou Gadalka
start-text = Leio pensamentos, um pouco. Escolha um jogo: aprendo como você escolhe, conto o que vi e provo que não trapaceei.
start-mines = Campo minado
start-more = Tudo o que sei fazer: /help. O que guardo de você: /privacy. Como conferir que jogo limpo: /fairness
privacy-fairness = Como conferir que jogo limpo: /fairness
privacy-brief = Guardo as jogadas dos nossos jogos e como terminaram. Seu perfil não é mostrado a ninguém sem seu consentimento. Leve tudo com você ou apague: /data
privacy-title = O que fica guardado de você
privacy-text =
    Seu id nesta plataforma, as jogadas dos nossos jogos e como terminaram; das últimas partidas também os ajustes e a semente das minhas jogadas.
    Quantas rodadas decididas você ganhou na semana e no mês em que jogou por último, e esse dia.
    Se você concordar em aparecer (/profile privacy): quando, até onde, seu nome, onde você joga daí em diante. Até lá seu perfil é privado.
    Se você deixa alguém se comparar com você, ou pede isso: quem e quando. Um pedido some depois de uma semana.
    Seu nome de usuário do Telegram, por 90 dias, para que possam citar você.
    Seus duelos com pessoas: as jogadas dos dois lados e o resultado, com os dois nomes por duas semanas. Dos ranqueados, aquilo de que sai sua pontuação.
    Seus últimos tabuleiros de campo minado e como foram; de uma corrida, por um dia, quem corre.
    Estratégias que você registra ou envia, seu fantasma: o que são, como se saíram.
    Se você vincula contas (/account link): quais, com que nomes. Seu nome para outras plataformas (/account name).
    Desde quando aprendo com seus duelos (/model duels), ou você compartilha como joga (/model share).
    Fora isso não fica guardado: nomes, suas mensagens, onde e quando você joga.
    Fica com quem mantém este bot e só é mostrado a você. O que acho de você: /model show
    Levar com você: /data export. Apagar: /data delete
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

