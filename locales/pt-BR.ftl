# Todos os textos em português do Brasil, escritos a partir do sentido e não das palavras em inglês.
# A voz: uma cartomante de humor seco e boas maneiras; frases curtas, uma ideia por frase, primeiro o resultado; nunca zomba de ninguém.
# Consentimento, privacidade e erros são ditos sem graça: quem vê o quê, por quanto tempo, como desfazer. O humor fica onde nada está em jogo.
# A pessoa é sempre “você”. Nada revela o gênero de quem joga: “quem joga”, “pessoa”, “oponente”, “todo mundo”, “a vitória é sua” em vez de particípios.
# Gadalka é o nome do bot e não se traduz. Fala na primeira pessoa; onde o gênero é inevitável, feminino (“mais lenta”, “obrigada”).
# Partida: rodada, jogada, empate, oponente, duelo, sequência (streak), rodada decidida (decisive round).
# Previsão: ler, prever, acertar, hábito, acaso (chance), jogar ao acaso, palpite (par ou ímpar), perfil, modelo, arriscar e “aceito perder até … pontos”.
# Honestidade: código, segredo, impressão digital (fingerprint), âncora (anchor), semente, prova, conferir em casa e Verificar no chat, bater (fit), refazer (replay), sorteio (random numbers, draw).
# Torneios: estratégia, participante, sistema, confrontos, chaveamento (bracket), W.O. (forfeit), folga (bye), classificação (standings), ranking (leaderboard), posição (rank),
# pontuação (rating), ranqueado (rated), liga, pacote (bundle).
# Pessoas: desafiar, bloquear, banir, congelar (um arquivo); retirar (estratégia, pergunta, desafio), voltar atrás (consentimento), desvincular (unlink).
# Campo minado: tabuleiro, célula, bandeira, dica, chute, sem chute (no-guess). Dia: desafio do dia, o oponente do dia, tabuleiro do dia, tentativa (attempt).
# Computador: tocar em (um botão), digitar, baixar, ajustes (settings), idioma, chat (servidor, grupo ou canal). Quem roda o bot: “quem mantém este bot”.
# Sinais: aspas “ ”; porcentagem sem espaço: 50%; reticências coladas: “sem fim…”; meia-risca entre números. Nomes inseridos ficam como estão: “de { $name }”, sem artigo.
# Not: sorte (acaso), hospeda, hospedagem, anfitrião (quem mantém este bot), selo, selos (lacre), confiei no acaso, confio no acaso (joguei ao acaso);
# Not: emprestou, empresto (aceito perder), rodadas de menos (poucas rodadas), abrir mão, abra mão, abriu mão (retirar);
# Not: separar, separada (desvincular), este lugar, deste lugar, neste lugar, seus lugares, meus lugares (chat, servidor, grupo), seu lugar, meu lugar (posição);
# Not: apertar, aperte, apertam, clique, clicar (tocar), língua (idioma), configuração, configurações (ajustes), casas, adversário (oponente), publicada (revelada).

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
match-first = Escolha uma jogada. A minha já está definida.
match-first-guess = Par ou ímpar? Meu palpite já está definido. Se eu errar, o ponto é seu.
round-moves = Você { $yours } · Gadalka { $mine } → { $result }
round-won = ponto seu
round-lost = ponto meu
round-drawn = empate
round-missed = errei, ponto seu
round-hit = acertei
round-toast = Você { $yours } · eu { $mine } → { $result } · { $won } : { $lost }
round-expected = Eu esperava { $move }.
round-expected-because = Eu esperava { $move }: { $because }.
round-unread = { $reason ->
    [apart] Esta estratégia guarda para si o que pensa.
    [by-rule] Joguei por uma regra minha, que não tenta adivinhar você.
    [by-merits] Joguei o que tem compensado contra você, ou testei algo novo.
    [off] Joguei ao acaso, como você pediu. Não estou lendo você.
    [guessed] Eu não tinha em que me basear, então chutei.
    [read] Joguei ao acaso: talvez você esteja me lendo.
    [none] Eu não esperava nada em especial.
   *[random] Joguei ao acaso.
  }
button-why = Por quê?
button-stop = Parar
button-rematch = Revanche
button-verify = Verificar
button-check-in-browser = Confira você
button-open-page = Abrir como página
button-chart = Gráfico
button-details = Detalhes
button-more = Mais
button-rules = Regras
help-play = Jogar
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
rules-caption = Cada seta aponta para a jogada que ela vence
rules-alt = { $game }: as jogadas em círculo, com setas para as que cada uma vence. { $rules }
rules-play = Duas iguais dão empate. Para jogar: /rps play { $variant }

## O que ela viu
evidence = { $kind ->
    [often] você jogou isso { $count ->
        [one] { $count } vez
       *[other] { $count } vezes
      } em { $total }
    [after-own] depois de jogar { $own }, você escolheu isso { $count ->
        [one] { $count } vez
       *[other] { $count } vezes
      } em { $total }
    [after-other] depois de eu jogar { $other }, você escolheu isso { $count ->
        [one] { $count } vez
       *[other] { $count } vezes
      } em { $total }
    [after-both] depois de você jogar { $own } e eu { $other }, você escolheu isso { $count ->
        [one] { $count } vez
       *[other] { $count } vezes
      } em { $total }
    [after-result-repeat] { $result ->
        [win] depois de vitória
        [loss] depois de derrota
       *[draw] depois de empate
      } você repetiu a jogada { $count ->
        [one] { $count } vez
       *[other] { $count } vezes
      } em { $total }
   *[after-result-change] { $result ->
        [win] depois de vitória
        [loss] depois de derrota
       *[draw] depois de empate
      } você mudou a jogada { $count ->
        [one] { $count } vez
       *[other] { $count } vezes
      } em { $total }
  }
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
    [beating] depois de trocar para a jogada que vence a sua anterior,
    [beaten] depois de trocar para a jogada que a sua anterior vence,
   *[far] depois de uma troca como { $from } → { $to },
  }
context-steps = depois de { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
  } neste padrão,
context-alike = { $rounds ->
    [1] depois de uma rodada igualzinha à última,
   *[other] depois de { $rounds } rodadas igualzinhas às últimas,
  }
context-from = { $reference ->
    [opponent] { $step ->
        [same] você repetiu a jogada
        [other] você mudou a jogada
        [beating] você trocou para o que vence sua última jogada
        [beaten] você trocou para o que sua última jogada vence
       *[far] você fez uma troca como { $from } → { $to }
      }
   *[own] { $step ->
        [same] você copiou minha última jogada
        [other] você jogou o que eu não tinha jogado
        [beating] você jogou o que vence minha última jogada
        [beaten] você jogou o que minha última jogada vence
       *[far] você respondeu com { $to } quando joguei { $from }, ou algo assim,
      }
  }
why-expected = Na última rodada eu esperava { $move }: { $because }.
why-blend = Na última rodada eu esperava { $move }. Nenhum hábito sozinho dizia isso; { $rounds ->
    [1] a única rodada de que me lembro apontava para lá.
   *[other] das { $rounds } rodadas de que me lembro, as mais parecidas apontavam para lá.
  }
why-sure = Eu tinha { $percent }% de certeza.
why-people = Na última rodada eu esperava { $move }. Eu ainda não conhecia você, e é isso que a maioria joga.
why-forgotten = Na última rodada eu esperava { $move }. O motivo já esqueci, como você pediu.
why-unread = { $reason ->
    [apart] Este oponente é um arquivo de outra pessoa e não diz o que pensa. O código prova que a jogada dele foi escolhida antes da sua.
    [by-rule] Este oponente segue uma regra própria e não tenta adivinhar sua próxima jogada.
    [by-merits] Este oponente descobre por tentativa o que compensa contra você, e joga isso.
    [random] Este oponente não lê nada. Toda jogada dele é ao acaso.
    [off] Você pediu para eu não ler você, então joguei ao acaso. Com /model on eu volto a ler.
    [guessed] Eu nunca tinha visto nada parecido, então chutei.
    [chance] Desta vez joguei ao acaso: o que eu lia em você não valia o risco.
    [careful] Joguei ao acaso: acabamos de nos conhecer, e você pode saber como eu começo. Nas primeiras rodadas arrisco pouco.
    [read] Você já ganhou tanto com meus palpites que talvez esteja me lendo. Por isso jogo ao acaso até recuperar um pouco.
    [spent] Não tenho mais o que arriscar com você: você já ganhou tudo. Daqui em diante, toda jogada minha é ao acaso.
   *[none] Na última rodada eu não esperava nada em especial.
  }
why-record = Nesta partida acertei { $right } de { $all } jogadas suas.
why-expected-by-rule = Na última rodada eu esperava { $move }. É a regra deste oponente: só olha a sua última jogada e nunca aprende.
why-valued = { $chosen ->
    [move] Na última rodada joguei { $move }: { $situation } era o que mais prometia, { $value } pontos dali em diante.
    [move-tried] Na última rodada testei { $move } ao acaso: { $situation } isso prometia { $value } pontos dali em diante.
    [strategy] Na última rodada segui a estratégia { $name }: { $situation } era a que mais prometia, { $value } pontos dali em diante.
   *[strategy-tried] Na última rodada testei ao acaso a estratégia { $name }: { $situation } isso prometia { $value } pontos dali em diante.
  }
why-daemon = { $said ->
    [yes] Na última rodada eu esperava { $move }, como o daemon que sigo.
   *[no] Na última rodada joguei ao acaso: o daemon que sigo nunca tinha visto nada parecido.
  } Ele lembra { $moves } das suas jogadas e { $guesses } dos palpites. Nota dele: { $rating }{ $rivals ->
    [0] .
   *[other] ; a do seguinte: { $next }.
  }
why-knew = O que ele sabia: { $weights }.
why-counters = Na última rodada eu esperava { $move }. Para as jogadas anteriores, meus contadores somam { $sums }.
why-too-early = Pergunte depois da primeira rodada. Até lá, minha próxima jogada continua secreta.

## O fim de uma partida
end-title = { $ending ->
    [won] 🔮 { $name } vence por { $won } : { $lost }
    [lost] 🔮 Gadalka vence por { $lost } : { $won }
    [level] 🔮 Tudo igual: { $name } { $won } : { $lost } Gadalka
    [stopped] 🔮 Encerrada em { $name } { $won } : { $lost } Gadalka
    [replaced] 🔮 Encerrada em { $name } { $won } : { $lost } Gadalka
    [forfeited] 🔮 { $name } vence por W.O. em { $won } : { $lost }
   *[withdrawn] 🔮 Fim em { $name } { $won } : { $lost } · esse oponente já não está disponível
  }
end-broke = { $line ->
    [0] O arquivo dele travou ou passou de dois segundos no relógio e não conseguiu escolher uma jogada. As rodadas jogadas até aqui valem.
   *[other] O arquivo dele travou na linha { $line }, coluna { $column }, e não conseguiu escolher uma jogada. As rodadas jogadas até aqui valem.
}
match-none = Você não tem partida aberta. Comece uma: /rps play
end-no-rounds = Nenhuma rodada jogada.
end-check = { $check ->
    [verified] ✓ verificada
   *[failed] ✗ Minha própria conferência desta partida falhou. Não confie nela e avise quem mantém este bot.
  }
end-gave-me = { $habit }. Isso me deu { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }{ $back ->
    [0] {""}
   *[other] , e a você { $back }
  }.
end-gave-you = { $habit }, e eu não percebi. Isso deu a você { $points ->
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
end-plain = { $plain ->
    [mine] { $variant ->
        [0] Nenhum hábito entregou você. Vivi de trocados.
        [1] Não sei apontar um hábito que tenha custado isso. Divido o mérito com o acaso.
       *[2] Nada do que você fez se destaca. Chamemos de clarividência mesmo assim.
      }
    [yours] { $variant ->
        [0] Não achei hábito em que me agarrar. Meus cumprimentos.
        [1] Você não entregou nada. E olha que procurei.
       *[2] Nenhum hábito seu se destaca. As cartas coram.
      }
    [level] { $variant ->
        [0] Ninguém aqui entregou muita coisa.
        [1] Tudo igual, e nenhum hábito se destaca. As cartas dão de ombros.
       *[2] Nada entre nós, e nada nas entrelinhas.
      }
    [short] { $variant ->
        [0] Curta demais para ler o destino de alguém.
        [1] Tão poucas rodadas? Até eu preciso de um pouco mais.
       *[2] Mal começamos; ainda não há nada a contar.
      }
    [random] { $variant ->
        [0] Joguei ao acaso: isto não diz nada de você.
        [1] Desta vez não li nada. O mérito, ou a culpa, é da moeda.
       *[2] Joguei ao acaso: nenhum hábito seu fez diferença.
      }
   *[by-rule] { $variant ->
        [0] Segui minha regra, e nenhum hábito seu se destaca.
        [1] Joguei por uma regra e não li ninguém. Nenhum hábito se destaca.
       *[2] Uma regra contra uma pessoa, e nenhum hábito que se destaque.
      }
  }
end-read = { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
  }. Previ { $percent }% das suas jogadas; o acaso acertaria { $chance }%: { $verdict }.
end-unread = { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
  }. Não li nada.
verdict = { $verdict ->
    [read] mais que o acaso
    [escaped] você escapou mais do que o acaso permite
   *[unsure] poucas rodadas para ter certeza
  }
strip-yours = ← suas jogadas
strip-mine = ← as minhas
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
chart-best = { $who ->
    [you] { $by ->
        [0] Você nunca esteve na frente.
       *[other] Sua maior vantagem foi de { $by }, na rodada { $round }.
      }
    [me] { $by ->
        [0] Eu nunca estive na frente.
       *[other] Minha maior vantagem foi de { $by }, na rodada { $round }.
      }
   *[other] { $by ->
        [0] { $name } nunca esteve na frente.
       *[other] A maior vantagem de { $name } foi de { $by }, pela primeira vez na rodada { $round }.
      }
  }
chart-turns = { $turns ->
    [0] A liderança nunca mudou de mãos.
    [1] A liderança mudou de mãos uma vez, na rodada { $round }.
    [2] A liderança mudou de mãos duas vezes, a última na rodada { $round }.
   *[other] A liderança mudou de mãos { $turns } vezes, a última na rodada { $round }.
  }
chart-reach = Só pelo acaso, { $decided ->
    [one] { $decided } rodada decidida termina
   *[other] { $decided } rodadas decididas terminam
  } com diferença acima de { $reach } em no máximo uma partida a cada vinte.
chart-ahead = { $who ->
    [you] Você está { $by } à frente: dificilmente é acaso.
    [me] Estou { $by } à frente: dificilmente é acaso.
   *[other] { $leader } está { $by } à frente: dificilmente é acaso.
  }
chart-few = { $decided ->
    [0] Nenhuma rodada teve vitória.
    [one] { $decided } rodada decidida é pouco para distinguir habilidade de acaso.
   *[other] { $decided } rodadas decididas são poucas para distinguir habilidade de acaso.
  }
chart-stopped = Uma partida encerrada antes da hora prova menos: muita gente sai quando está na frente.
chart-chosen = Você escolheu: { $moves }
chart-grey = Cinza: até onde iria só o acaso, 19 vezes em 20
chart-lead = Quem estava na frente
chart-difference = suas vitórias menos as minhas
chart-moves = Suas jogadas
chart-times = vezes
chart-round = rodada
chart-alt = { $score }. Quem estava na frente, rodada a rodada: uma linha sobre a faixa cinza do acaso, e suas jogadas em barras. { $lines }

## Prova de honestidade
proof-moves = ✓ Cada jogada minha ({ $count }) é a que fixei antes da sua escolha.
proof-mines = ✓ As minas saem do meu segredo, fixado antes do seu primeiro toque, e da primeira célula.
proof-wrong = ✗ Isto não bate com o que mostrei. Não confie e avise quem mantém este bot.
proof-shown = O que mostrei primeiro: { $bound }. O segredo: { $secret }
proof-how-page = Até aqui é só a minha palavra. A página confere no seu próprio navegador, também com as mensagens que você guardou.
proof-how-line = Até aqui é só a minha palavra. Com uma cópia da Gadalka você pode conferir, também com as mensagens que guardou: npm run -s gadalka -- verify "…" messages.txt
source-at = Uma cópia da Gadalka: { $link }
source-unknown = Nenhum endereço para baixar foi definido aqui. Pergunte a quem mantém este bot onde conseguir uma cópia da Gadalka.
proof-none = Você não tem nada encerrado para verificar. Jogue: /rps play, /oddeven ou /mines
proof-not-yet = Ainda não acabou. Mostro meu segredo no fim.
proof-unreadable = Isso não é uma linha de prova minha. Ela começa com gd1., vem do botão “Verificar” de uma partida encerrada e precisa estar completa.

## Toques que não mudam nada
press-old-button = Esse botão é antigo demais para funcionar. Comece outra partida: /rps play ou /oddeven
panel-gone = Esse botão está desatualizado. Agora está assim.
panel-type = Digite: { $example }
press-not-yours = Isto não é seu.
match-of = Esta partida é de { $name }.
board-of = Este tabuleiro é de { $name }.
button-play-too = Jogar também
button-play-private = Jogar em particular
press-round-played = Essa rodada já foi jogada; nada contou duas vezes. O placar está assim.
press-match-over = Essa partida acabou. Nada foi contado.
opponent-gone = Esse oponente já não existe, então a partida não pode continuar. Comece outra: /rps play ou /oddeven

## Jogos oferecidos em qualquer conversa
offer-open-title = { $game }: para quem quiser
offer-open-description = Quem tocar primeiro joga contra mim
offer-open-text = { $name } oferece um jogo contra mim. Quem tocar primeiro joga.
offer-own-title = { $game }: para você
offer-own-description = Você joga contra mim enquanto o chat assiste
offer-own-text = { $name } quer saber o futuro. Toque para começar.
offer-mines-open-description = Quem tocar primeiro joga enquanto o chat assiste
offer-mines-open-text = { $name } oferece um tabuleiro de campo minado. Quem tocar primeiro joga.
offer-mines-own-description = Você joga enquanto o chat assiste
offer-mines-own-text = { $name } está para atravessar um campo minado. Toque para começar.

## Comandos
command-rps = Pedra, papel e tesoura, contra a cartomante ou entre pessoas
command-rps-play = Jogue; vou aprendendo no caminho
command-oddeven = Par ou ímpar: você escolhe, eu adivinho
command-oddeven-play = Jogue; se eu errar, o ponto é seu
command-strategy = Oponentes: quem são, e os nomes que você dá a eles
command-strategy-list = Todos os oponentes, um por linha
command-strategy-mine = Os nomes que você deu a estratégias
command-strategy-submit = Envie um arquivo com a estratégia que você escreveu
command-help = O que sei fazer e como pedir
command-settings = Seus ajustes: idioma, memória, quem vê você, seus dados
option-help-topic = sobre o que ler
option-variant = classic (3 jogadas) ou lizard-spock (5 jogadas)
option-length = até 10, melhor de 9, sem fim…
option-game = qual jogo; sem isso, pedra, papel e tesoura
option-opponent = a estratégia que joga contra você
option-strategy = um oponente, ou um nome que alguém registrou
option-registered-strategy = o que o nome representa, como markov:order=4,decay=0.98
option-strategy-file = sua estratégia: JavaScript, ou TypeScript com tipos apagáveis; até 64 KB
option-file-name = o nome: um novo, ou um dos seus para uma nova versão
option-strategy-note = uma linha sobre ela
choice-classic = Clássico: pedra-papel-tesoura
choice-lizard-spock = Com lagarto e Spock: 5 jogadas
choice-novice = Novata: não sabe nada de você, aprende durante a partida
choice-fortune-teller = Cartomante: conhece você e como as pessoas jogam; nunca esquece
choice-mirror = Espelho: joga como você
choice-coin = Moeda honesta: não lê nada e não pode ser lida
strategy-fortune-teller = lê seus hábitos de quarenta jeitos ao mesmo tempo, conhece as pessoas e é difícil de enganar
strategy-mirror = seu duplo: joga como você jogaria no lugar dele
strategy-random = uma moeda honesta; não lê nada
strategy-wildcard = pesa cada momento anterior parecido com este
strategy-constant = sempre a mesma jogada; sem ajuste, pedra
strategy-rotation = todas as jogadas em rodízio: pedra, papel, tesoura…
strategy-anti-rotation = espera que você faça as jogadas em rodízio
strategy-copy = joga sua última jogada
strategy-always-counter = joga o que vence sua última jogada
strategy-always-counter-self = joga o que vence a própria última jogada; nunca olha para a sua
strategy-win-stay-lose-shift = repete o que venceu, muda o que perdeu
strategy-after-result = segue o resultado: avança tantas jogadas após vitória, empate, derrota
strategy-frequency = vence a jogada que você mais faz
strategy-markov = vence o que você costuma fazer depois das últimas jogadas
strategy-mupn = vence o que você fez da última vez depois das mesmas jogadas
strategy-supp = aprende por tentativa qual jogada compensa depois das suas últimas
strategy-mksu = aprende por tentativa qual de outras oito estratégias seguir
strategy-mkia = aprende por tentativa qual de três leitores seguir
strategy-daemons = uma multidão de daemons com um supervisor que ouve o mais sortudo
strategy-shannon = a máquina de Shannon, de 1953: você faz a mesma coisa duas vezes?
strategy-seer = SEER, de 1956: segue um padrão enquanto compensa
strategy-experts = um conselho de leitores, cada um ouvido conforme seu retrospecto
strategy-history-match = procura onde o jogo já foi assim e como esses palpites se saíram
strategy-second-guess = sabe que você sabe que ela sabe
strategy-iocaine = a vencedora de 1999: adivinha em todos os níveis, julgados em vários horizontes

strategy-list-title = 🔮 { $count ->
    [one] { $count } oponente
   *[other] { $count } oponentes
  }
strategy-info-title = 🔮 { $family }
strategy-games = Joga: { $games }
strategy-settings = Ajustes:
strategy-no-settings = Não tem ajustes.
strategy-setting = { $name }: { $valid } (padrão: { $usual })
strategy-set = ← aqui { $value }
strategy-source = Fonte: { $source }

registration-done = 🔮 Registro feito: { $name }
registration-play = Para jogar contra: { $command } opponent={ $name }. Quem souber o nome pode.
registration-mine-title = 🔮 Suas estratégias: { $count } de { $max }
registration-none = Você ainda não tem uma estratégia sua. Envie um arquivo, ou dê nome a uma das minhas.
registration-withdraw-title = Retirar { $name }?
registration-withdraw-file = Ninguém mais poderá jogar contra, as partidas em andamento terminam sem resultado e o arquivo é apagado. O nome fica livre para qualquer pessoa.
registration-withdraw-text = Ninguém mais poderá jogar contra por esse nome, e ele fica livre para qualquer pessoa. As partidas em andamento continuam.
button-withdraw = Retirar
registration-withdrawn = { $name } foi retirada; o nome está livre.
registration-kept = Fica como está.
button-strategy-submit = Enviar um arquivo
button-strategy-name = Dar nome a uma das minhas
button-strategy-register = Dar um nome
button-strategy-mine = Minhas estratégias
button-strategy-version = Nova versão
button-strategy-change = Mudar
button-strategy-withdraw = Retirar
registration-refused = { $refusal ->
    [bad-name] “{ $name }” não serve como nome. Use 3 a 24 letras de a a z, dígitos e hifens, começando com letra, como my-markov.
    [reserved-name] “{ $name }” já significa outra coisa aqui. Escolha outro nome, como my-{ $name }.
    [like-built-in] “{ $name }” é parecido demais com uma das minhas próprias estratégias. Escolha outro nome, como my-{ $name }.
    [taken] Alguém já registrou “{ $name }”. Escolha outro nome.
    [full] Você registrou { $max ->
        [one] { $max } estratégia
       *[other] { $max } estratégias
      }, e esse é o limite. Retire uma antes: /strategy withdraw
   *[not-yours] Você não registrou “{ $name }”. Seus nomes: /strategy mine
  }
registration-trying = 🔮 { $name } está em teste
registration-trying-text = O relatório vai aparecer aqui em instantes.
registration-one-at-a-time = Seu último teste ainda não acabou, e cada pessoa tem um por vez. A mensagem dele vira o relatório.
registration-queue-full = A fila de testes está cheia. Tente de novo daqui a alguns minutos.
registration-broken-off = O teste de { $name } foi interrompido, e nada foi registrado. Envie o comando de novo em um minuto.
registration-store-away = Não alcanço minha memória agora, então nada foi registrado. Envie o comando de novo em um minuto.

submission-how = Um arquivo e um nome, por favor: /strategy submit my-bot, com o arquivo.
submission-version = 🔮 { $name } tem uma nova versão: { $version }
submission-known = 🔮 { $name } já é exatamente este arquivo
submission-public = Quem souber o nome pode jogar contra.
submission-results = { $game }: venceu { $won } de { $matches } partidas de { $rounds } rodadas, { $mean } pontos por rodada. Rodadas ganhas:perdidas:empatadas e pontos por rodada:
submission-other-game = { $game }: venceu { $won } de { $matches } partidas, { $mean } pontos por rodada.
submission-not-there = { $game }: não jogado, porque { $reason }.
submission-untried = { $game }: não testado, porque exige passos demais. Para testar só nesse jogo, diga no arquivo: export const games.
submission-taken = Usou no máximo { $steps } dos { $most } passos permitidos por partida e { $memory } de { $limit } MB de memória. Uma partida levou { $milliseconds } ms.
submission-play = Para jogar contra: { $command } opponent={ $name }. O hash e as versões: /strategy info { $name }
submission-no-load = 🔮 { $name } não carrega
submission-breach = { $kind ->
    [crashed] 🔮 { $name } falhou no teste
    [illegal] 🔮 { $name } não fez nenhuma jogada válida no teste
   *[exhausted] 🔮 { $name } gastou demais no teste
  }
submission-at-start = { $game }, antes da primeira rodada contra { $opponent }.
submission-at-round = { $game }, contra { $opponent }, rodada { $round }.
submission-place = Linha { $line }, coluna { $column }:
submission-nothing = Nada foi registrado. Conserte o arquivo e envie de novo.
submission-no-games = O arquivo diz que joga { $typed }. Eu conheço { $valid }. Nada foi registrado.
submission-too-slow = O teste demorou mais do que permito, então nada foi registrado. Faça o arquivo calcular menos por rodada, ou envie de novo quando eu estiver mais livre.
submission-unsteady = { $name } joga diferente a cada vez: em { $game } contra { $opponent }, as jogadas divergem a partir da rodada { $round }. As mesmas rodadas têm de dar as mesmas jogadas. Nada foi registrado.
strategy-file-title = Um arquivo de quem o escreveu: JavaScript, executado em uma sandbox.
strategy-file-facts = Versão { $version }, { $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
  }. SHA-256: { $hash }
strategy-file-earlier = Versões anteriores: { $versions }
strategy-file-note = “{ $note }”

## Problemas com o que foi digitado
problem-unknown-command = Não conheço o comando “{ $typed }”. O que sei fazer: /help
problem-unknown-command-nearest = Não conheço o comando “{ $typed }”. Você quis dizer { $nearest }? Todos os comandos: /help
problem-unknown-option = /{ $command } não entende “{ $typed }”. Aceita: { $valid }
problem-bad-choice = “{ $typed }” não serve para “{ $option }”. Escolha entre: { $valid }
problem-unknown-word-nearest = /{ $command } não entende “{ $typed }”. Você quis dizer { $nearest }?
problem-bad-choice-nearest = “{ $typed }” não serve para “{ $option }”. Você quis dizer { $nearest }? Servem: { $valid }
problem-bad-text = “{ $typed }” não serve para “{ $option }”: precisa ter de 1 a { $max } caracteres.
problem-file-missing = { $example } precisa de um arquivo: envie um junto.
problem-file-too-large = O arquivo é grande demais. O limite é { $kilobytes } KB.
problem-file-unavailable = O arquivo não chegou até mim. Envie de novo, por favor.
problem-lone-file = “{ $typed }” sozinho não diz o que fazer com ele. Responda a ele com um comando que aceite arquivo: { $nearest }
problem-level-and-opponent = Um nível já é um oponente. Escolha um dos dois: level=… ou opponent=…
problem-length = “{ $typed }” não serve como duração. Tente até 10, melhor de 9 (ímpar) ou sem fim; números de 1 a { $max }.
problem-unknown-strategy = Não conheço um oponente chamado “{ $typed }”. Alguns conhecidos: { $some }. Todos: /strategy list
problem-unknown-strategy-nearest = Não conheço um oponente chamado “{ $typed }”. Você quis dizer { $nearest }? Todos: /strategy list
problem-unknown-parameter = { $family } não tem o ajuste “{ $typed }”. Tem: { $valid }
problem-bad-value = { $parameter } não pode ser “{ $typed }”. Pode ser: { $valid }
problem-wrong-game = { $typed } não joga este jogo ({ $game }). Estes jogam: { $some }. Todos: /strategy list

## Falhas
failure-unexpected = Algo deu errado do meu lado. Ficou registrado, e nada se perdeu. Tente de novo, por favor.
failure-busy = Minha bola de cristal está lotada agora. Nada foi contado e nada se perdeu: tente de novo daqui a pouco.
failure-file-time = Os arquivos do autor deste oponente pensam demais e já gastaram o tempo deste minuto. Nada foi contado: tente de novo daqui a pouco.
failure-store = Não alcanço minha memória agora. Nada se perdeu: tente de novo daqui a pouco. Uma jogada já contada não conta duas vezes.

## O que obriga quem mantém este bot
fairness-brief = 🔮 Minha jogada já está fixada antes da sua escolha. Verificar, no fim de uma partida ou tabuleiro, mostra isso.
fairness-anchor = O desafio do dia e os torneios são sorteados com um segredo do dia. Mostro no dia seguinte, e todos levam a este número: { $anchor }
fairness-secret = O mais recente, para npm run -s gadalka -- verify:

## Limites: demais de uma vez
budget-past = { $budget ->
    [press] Rápido demais para minha bola de cristal. Tente de novo em { $wait }; seu jogo espera onde parou.
    [command] Um desejo de cada vez. Tente de novo em { $wait }; nada se perdeu.
    [picture] Meus pincéis precisam secar. Em { $wait } volto a desenhar; o resto funciona.
    [hint] Até uma bola de cristal precisa descansar. A próxima dica fica pronta em { $wait }; enquanto isso, pode jogar.
    [export] Você já baixou seu arquivo algumas vezes. Em { $wait } você pode baixá-lo de novo.
    [submission] Chega de arquivos por hoje. Em { $wait } você pode enviar outro; até lá, teste em casa.
   *[tournament] Torneios demais de uma vez. Em { $wait } você pode abrir outro; os que estão abertos continuam.
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

## Tempo que falta, no fim de uma frase
clock-in = em { $time }
clock-two = { $first } { $second }
clock-soon = a qualquer momento
clock-days = { $count } d
clock-hours = { $count } h
clock-minutes = { $count } min
clock-seconds = { $count } s

## Ajuda, saudação, privacidade, dados
help-brief = 🔮 Jogo contra você e aprendo como você escolhe: /rps. Um duelo com alguém: /duel. Todo dia, um novo: /daily. O resto está a um toque.
help-title = 🔮 O que sei fazer
help-friends = Com mais gente
help-you = Sobre você
help-strategies = Estratégias
help-fairness = É honesto?
help-privacy = Privacidade
start-title = 🔮 Eu sou a Gadalka
start-text = Leio pensamentos, um pouco. Escolha um jogo: aprendo como você escolhe, mostro o que vi e provo que cada jogada minha já estava definida antes da sua.
start-mines = Campo minado
privacy-title = O que guardo de você
settings-title = ⚙️ Ajustes
settings-text = Só você vê isto.
settings-you = Você
settings-memory = O que lembro de você
settings-others = Quem pode ver e desafiar você
settings-data = Seus dados
settings-here = { $kind ->
    [server] Este servidor
   *[group] Este grupo
  }
settings-learn-on = Aprenda comigo
settings-learn-off = Não aprenda comigo
settings-forget = Esqueça-me…
settings-export = Baixar
privacy-brief =
    Guardo seu id, suas jogadas, seus resultados e ajustes.
    Suas mensagens, não. Seu nome, por duas semanas depois de um duelo ou enquanto você concordar em aparecer.
    Seu perfil é privado até você decidir o contrário.
    Tudo fica com quem mantém este bot.
    Baixe ou apague tudo quando quiser.
stored-matches = Seu id nesta plataforma, suas jogadas e os resultados; das partidas recentes, também os ajustes, os horários e o segredo das minhas jogadas. Quantas rodadas você ganhou na última semana e no último mês em que jogou, e o dia da última.
stored-settings = O idioma que você escolheu, e se podem ver e desafiar você.
stored-shown = Enquanto podem ver você: seu nome, onde você joga e seus resultados nas listas de lá.
stored-handle = Seu @nome, por 90 dias depois que o vi pela última vez, para que outros possam indicar você.
stored-duels = Seus duelos: as jogadas dos dois lados e os resultados, com os dois nomes e o chat por duas semanas. Sua pontuação.
stored-mines = Seu tabuleiro de campo minado em andamento, os últimos e como foram seus jogos.
stored-daily = Suas tentativas no desafio do dia, com os horários, e sua sequência.
stored-strategies = Estratégias que você registra ou envia: seus nomes, arquivos e testes.
stored-tournaments = Torneios que você abriu ou de que participou, onde foram e como se saíram seus participantes.
stored-replays = Partidas e duelos que você compartilha como página, com os nomes neles: por um ano, ou até você retirar.
stored-place = O aviso diário no seu chat privado, se você o ativou: o chat, a hora e o idioma. Se houver um banimento, aqui ou em todo lugar: seu id, seu nome na época e a data; isso fica quando você apaga o resto.
data-export-text = As jogadas mais antigas vêm primeiro. O segredo de uma partida ainda em aberto fica de fora: ele entregaria minha próxima jogada.
data-delete-title = Apagar tudo?
data-delete-text = Todas as suas rodadas, totais, partidas, tabuleiros, estratégias registradas e posições em rankings vão sumir, e não vou mais conhecer você. Isso não tem volta.
button-delete = Apagar tudo
button-keep = Manter
data-deleted = Sumiu. Nunca nos vimos.
data-nothing = Não havia nada para apagar.
data-kept = Fica tudo. Ainda conheço você.

## Uma pessoa em várias plataformas

## Desafios
challenge-retract = Retirar
challenge-retracted = { $caller } retirou o desafio.
challenge-lapsed = Este desafio já não está aberto.
challenge-not-challenged = Só { $name } pode responder a isto.
challenge-not-challenger = Só { $name } pode retirar isto.
challenge-unseen = { $name } não vê este chat. Desafie em um grupo que vocês tenham em comum.
challenge-left = { $name } não está neste chat e não veria o desafio.
challenge-off = { $name } não está aceitando desafios.
challenge-lately = Você perguntou a { $name } há menos de dez minutos. Espere um pouco.
challenge-take-button = Receber desafios
challenge-refuse-button = Sem desafios
challenge-setting-on = Outras pessoas podem desafiar você pelo nome, para um duelo ou uma comparação. Menciono você, e você aceita ou recusa.
challenge-setting-off = Você não recebe desafios. Quem citar você fica sabendo disso, e nada é publicado.

## Quem pode ver um perfil
shown-never = Nunca aparecem: suas jogadas uma a uma, nem em quais outros chats você joga.
shown-now = { $shown ->
    [yes] Quem me perguntar, em qualquer chat, pode ver seu nome, resultados e perfil, com base em todas as suas rodadas comigo.
   *[no] Seu nome não está em nenhuma lista, e só você vê seu perfil.
  }
profile-read-all = Ler tudo

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
step-like = uma troca como { $from } → { $to }
profile-title = 🔮 { $name }: { $game }
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
    [you] Você não sossega: muda a jogada { $often }, aconteça o que acontecer.
   *[other] { $name } não sossega: muda a jogada { $often }, aconteça o que acontecer.
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
      } você repete a jogada { $often }, mais do que o acaso faria.
   *[other] Depois de { $result ->
        [win] vitória
        [loss] derrota
       *[draw] empate
      } { $name } repete a jogada { $often }, mais do que o acaso faria.
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
      } com { $before } joga { $move }, { $often }.
   *[other] { $name } tem um reflexo: depois de { $result ->
        [win] vitória
        [loss] derrota
       *[draw] empate
      } com { $before } joga { $move }, { $often }.
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
   *[other] Ler { $name } é tão difícil quanto ler uma moeda: nenhum hábito entrega { $name }.
  }
profile-head-early = { $who ->
    [you] Ainda é cedo para julgar você: nenhum hábito se destaca.
   *[other] Ainda é cedo para julgar { $name }: nenhum hábito se destaca.
  }
profile-nothing = Nenhuma rodada ainda. O perfil completo pede { $missing ->
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
profile-read = Acertei { $guessed } de { $rounds } jogadas, { $percent }. O acaso acertaria { $chance }.
profile-likest-none = Não se parece com nenhum jeito simples que conheço.
profile-likest = Joga mais parecido com: { $way }. Isso teria feito { $agreed } das { $rounds } jogadas; o acaso faria { $luck }.
profile-kept = De { $played } rodadas, as { $kept } mais novas estão guardadas e contam aqui.
profile-details-title = 🔮 Os números por trás deste perfil: { $game }
profile-details-how = Como ler isto. Um hábito aparece quando só o acaso o produziria cerca de uma vez em quarenta. Confiro muitos, então de vez em quando um deles é acaso. Um jeito conhecido de jogar é citado quando teria feito bem mais jogadas que o acaso, e quando alguém jogando ao acaso se pareceria tanto com algum deles menos de uma vez em cem.
profile-details-closed = Só quem pode ver este perfil pode ver os números dele, e ele não está aberto aqui.
profile-alt = Hábitos de { $name }, o que vem depois de quê: { $habits }. Parte das jogadas que acertei, até cada rodada: { $curve }.
profile-closed = Você não pode ver o perfil de { $name }. Para ver como vocês jogam, peça: /profile compare. Para abrir o seu: /settings
portrait-button = Em seis linhas
portrait-when = { $kind ->
    [result] depois de { $result ->
        [win] vitória
        [loss] derrota
       *[draw] empate
      }
    [same-result] depois de { $rounds } { $result ->
        [win] vitórias seguidas
        [loss] derrotas seguidas
       *[draw] empates seguidos
      }
    [result-own] depois de { $result ->
        [win] vitória
        [loss] derrota
       *[draw] empate
      } com { $move }
    [own] depois de { $move }
    [bot] depois de minha jogada { $move }
    [same-move] depois de { $rounds } vezes a mesma jogada
    [always] sempre
   *[else] nos outros casos
  }
portrait-rule = { $when }: { $said ->
    [own-same] a mesma de novo
    [own-beats] a que vence a própria última jogada
    [own-beaten] a que perde para a própria última jogada
    [bot-same] a minha última jogada
    [bot-beats] a que vence a minha última
    [bot-beaten] a que perde para a minha última
   *[move] { $move }
  }
portrait-line = – { $rule }, { $hits } de { $of }
portrait-how = Vale a primeira linha que servir. A cada uma das suas últimas { $rounds } jogadas, que não tinham visto, estas linhas deram em média { $lines }%; o acaso dá 33%. O arquivo joga como você: envie com /strategy submit para jogar contra ele.
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
  }, com contagens; azul: mais que o acaso, laranja: menos
picture-compared = Os hábitos mais distantes, com contagens
picture-read = Jogadas que acertei, de 40 em 40; cinza: acaso
picture-round = até a rodada
picture-failed = Não deu para desenhar a imagem; está tudo no texto.

## Quem é citado em uma opção
person-unknown = Não sei quem é { $typed }. Use @nome, ou responda com o comando a uma mensagem da pessoa.
person-unmet = Ainda não conheço { $name }: essa pessoa precisa me escrever ou tocar em um dos meus botões uma vez.
person-unknown-id = { $typed } não é ninguém que joga. Cita-se assim: terminal:anna ou discord:700000000000000001
person-bot = Bots não têm perfil, e o meu guardo para mim.

## Duas pessoas comparadas
menu-compare = Comparar como jogamos
compare-with-whom = Comparar com quem? Cite alguém, ou responda a uma mensagem da pessoa: /profile compare @nome
compare-oneself = É você, e ninguém joga mais parecido com você. Cite outra pessoa.
compare-own-missing = Uma comparação pede { $needed } rodadas de { $game } de cada lado; ainda faltam a você { $missing }.
compare-ask = { $name }, { $caller } pode comparar como vocês jogam?
compare-ask-seen = Se você aceitar, todo mundo aqui vê quanto leio de cada lado e como vocês jogam.
button-accept = Aceitar
button-decline = Recusar
compare-not-asked = Esta pergunta é para outra pessoa.
compare-declined = Sem comparação desta vez.
compare-title = 🔮 { $a } e { $b }: { $game }
compare-headline = 🔮 Leio { $a } em { $percentA } e { $b } em { $percentB }
compare-read = Li { $guessedA } de { $roundsA } jogadas e { $guessedB } de { $roundsB }; o acaso acertaria { $chance }.
compare-chance = { $verdict ->
    [chance] Ler { $name } é tão difícil quanto ler uma moeda.
   *[unsure] Com { $name }, ainda pode ser acaso.
  }
compare-early = Ainda é cedo: preciso de { $needed } rodadas de cada lado para dizer onde vocês diferem.
compare-differ = Vocês jogam de jeitos diferentes, mas nenhum hábito sozinho mostra isso.
compare-effect = Diferença: { $effect } em uma escala de 0 a 1, com { $roundsA } e { $roundsB } rodadas.
compare-differences = Onde vocês mais diferem:
compare-difference = – { $habit }. { $a } { $percentA }% ({ $countA } de { $totalA }), { $b } { $percentB }% ({ $countB } de { $totalB })
compare-no-difference = Nenhuma diferença encontrada ainda.
compare-seed = A distância como na primeira publicação, sobre as últimas { $context } jogadas: { $p } de { $most }. Por número de jogadas consideradas: { $d }
compare-trust = Pode ser acaso? Embaralhando suas rodadas e distribuindo de novo entre vocês, { $count } de 1000 distribuições diferem tanto assim (p = { $p }).
compare-details-title = 🔮 Os números por trás desta comparação: { $game }
compare-details-difference = – { $habit }. { $countA } de { $totalA }, { $countB } de { $totalB } (p { $p })
compare-details-how = Como ler isto. Dois números lado a lado são de vocês, na ordem da mensagem acima. Diferença: 0 é igual, 1 não tem nada em comum. A mesma pessoa em duas ocasiões costuma ficar entre 0,25 e 0,60; duas pessoas, entre 0,63 e 0,86.
    p é com que frequência só o acaso daria uma diferença tão grande (nos hábitos, corrigido pelo número de hábitos testados). São dois testes, um de todas as rodadas e outro de cada hábito. Se algum der p de até { $level }, digo onde vocês diferem; se não, que ainda não encontrei diferença.
    A distância da primeira publicação chega perto do máximo entre quaisquer duas pessoas: está aqui pela história, não pelo sentido.
compare-details-closed = Esta comparação já não está aberta aqui. Peça de novo: /profile compare
compare-too-few = Ainda são poucas rodadas para comparar: cada lado precisa de { $needed }.
line-since = – { $name }, desde { $date }

## O mapa de um chat
landmark-random = puro acaso
landmark-copy = imita
landmark-rotation = em rodízio
landmark-anti-rotation = contra o rodízio
landmark-always-counter = vence a última do oponente
landmark-constant = sempre { $move }
map-title = Quem joga parecido aqui: { $game } ({ $count ->
    [one] { $count } pessoa
   *[other] { $count } pessoas
  })
map-subtitle = Quanto mais perto, mais parecido. As direções não dizem nada.
map-ways = jeitos conhecidos de jogar
map-alt = Mapa de { $count ->
    [one] { $count } pessoa
   *[other] { $count } pessoas
  } e de jeitos conhecidos de jogar. { $lines }
map-head = { $one } e { $other } jogam mais parecido aqui; { $first } e { $second }, menos.
map-line = { $name }: mais parecido com { $other }
map-line-way = { $name }: mais parecido com { $other }, ao estilo de “{ $way }”
map-line-alone = { $name }: ao estilo de “{ $way }”
map-line-none = { $name }: nada parecido com os jeitos que conheço
map-head-two = Por enquanto há só dois nomes neste mapa.
map-more = … e mais { $count } na imagem.
map-numbered = Na imagem: { $list }
map-left = { $count ->
    [one] { $count } pessoa que jogou aqui há mais tempo ficou
   *[other] { $count } pessoas que jogaram aqui há mais tempo ficaram
  } de fora.
map-short = { $count ->
    [one] { $count } pessoa ainda tem
   *[other] { $count } pessoas ainda têm
  } poucas rodadas.
map-join = Só conta quem concordou.
map-alone-here = Um mapa mostra quem joga em um grupo ou servidor. Pergunte lá: /profile map
map-too-few = Um mapa pede { $people } pessoas daqui com perfil aberto e { $rounds } rodadas cada. Até agora: { $ready }. Ainda com poucas rodadas: { $short }.
map-mine-private = Você não está nele: seu perfil é privado. Para aparecer: /settings, e depois termine uma partida aqui.
map-mine-not-here = Você ainda não está nele: termine uma partida aqui.
map-mine-missing = Você ainda não está nele: { $missing ->
    [one] jogue mais { $missing } rodada
   *[other] jogue mais { $missing } rodadas
  } deste jogo, { $needed } ao todo.
map-mine-ready = Da sua parte, tudo pronto.
map-mine-people = Você joga mais parecido com { $list }.
map-mine-alone = Não há mais ninguém neste mapa.
map-mine-ways = Seu estilo: { $way }.
map-mine-no-way = Seu estilo não se parece com nenhum que eu conheça.
habits-most = O que mais se destaca aqui é “{ $habit }”: { $share }, quando o acaso daria { $luck }.
habits-none = Em média, nada aqui se destaca do acaso.
habits-counts = { $people } pessoas, cerca de { $rounds } rodadas; todas contam igual. Entre parênteses: o que o acaso daria.
habits-too-few = Uma média pede { $needed } pessoas daqui com perfil aberto e { $rounds } rodadas cada. Até agora: { $ready }.

## O que se sabe de quem joga
model-title = 🔮 O que sei sobre você: { $game }
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
model-sure = Com que certeza: eu teria lido { $right } das suas últimas { $all } jogadas (acaso: { $luck }); { $verdict }.
model-from = Com base em: { $own }% você, { $people }% outras pessoas.
# Quanto o bot ainda arrisca perder: $points agora, dos 8 com que todo mundo começa.
model-account = { $state ->
    [lent] Aceito perder até { $points } pontos para você: meus 8, mais { $more } que ganhei de você.
    [begun] Aceito perder até 8 pontos para você. Acaso à parte, ninguém nunca fica mais de 10 pontos à minha frente.
    [less] Aceito perder mais { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
      } para você. O resto dos meus 8 você já ganhou.
    [spent] Não tenho mais o que perder para você: você já ganhou os 10 pontos que, acaso à parte, dá para ganhar de mim. Daqui em diante, toda jogada minha é ao acaso.
   *[read] Você ganhou meus 8 pontos, então talvez esteja me lendo. Jogo ao acaso até recuperar alguns.
}
model-mode-learning = Aprendo com suas rodadas.
model-mode-off = Jogo ao acaso e não aprendo nada.
model-reset-title = Esquecer como você joga?
model-reset-text = Vou esquecer tudo o que aprendi sobre você até agora. Seus totais ficam. Isso não tem volta.
button-forget = Esquecer
model-change-done = { $change ->
    [reset] Esquecido: voltamos a não nos conhecer. Seus totais ficam.
    [off] Desligado. Uma jogada já definida ainda vale.
   *[on] Voltei a aprender.
  }
model-change-already = { $change ->
    [reset] Não há nada para esquecer: não conheço nenhuma rodada sua.
    [off] Já está desligado.
   *[on] Já estou aprendendo.
  }
button-share = Compartilhar
button-share-stop = Parar de compartilhar

## Campo minado
command-mines = Campo minado, com dicas que dizem o porquê
command-mines-play = Jogue; escolha um nível
option-mines-level = O tamanho e a quantidade de minas
option-mines-noguess = Um tabuleiro que se resolve sem chute
choice-pocket = De bolso: 5×5, 4 minas
choice-small = Pequeno: 8×8, 10 minas
choice-beginner = Iniciante: 9×9, 10 minas
choice-intermediate = Intermediário: 16×16, 40 minas
choice-expert = Avançado: 30×16, 99 minas
choice-yes = sim
choice-no = não
mines-level-custom = Outros
mines-title = 💣 Campo minado { $width }×{ $height } · { $mines ->
    [one] { $mines } mina
   *[other] { $mines } minas
  }
mines-begin-opening = Abra qualquer célula: ela e as vizinhas são seguras.
mines-progress = 🚩 { $flags } de { $mines } · { $left ->
    [one] falta { $left } célula segura
   *[other] faltam { $left } células seguras
  }
mines-how-open = Toque em uma célula para abri-la. Toque em um número com todas as minas marcadas para abrir o resto em volta.
mines-how-flag = Modo bandeira: toque em uma célula para pôr ou tirar uma bandeira.
mines-ended = { $ending ->
    [won] 🎉 { $name } limpou o tabuleiro em { $time }{ $hints ->
        [0] .
        [one] , com { $hints } dica.
       *[other] , com { $hints } dicas.
      }
    [lost] 💥 { $cell } era uma mina. { $name } tinha limpado { $cleared } de { $safe } células.
    [stopped] Encerrado. { $name } tinha limpado { $cleared } de { $safe } células.
   *[replaced] Encerrado. { $name } tinha limpado { $cleared } de { $safe } células.
  }
button-new-board = Novo tabuleiro
button-flag-mode = Modo bandeira
button-open-mode = Modo abrir
button-hint = Dica
button-play-again = Outro tabuleiro
mines-toast-won = Limpo! Cada mina estava onde você pensou.
mines-toast-lost = { $cell } era uma mina.
mines-toast-stopped = Encerrado.
mines-toast-flag = { $cell }: bandeira
mines-toast-unflag = { $cell }: sem bandeira
mines-toast-open = { $cells ->
    [one] { $cell }: { $number }
   *[other] { $cell }: { $cells } células abertas
  }
mines-open-already = { $cell } já está aberta.
mines-flagged = { $cell } tem bandeira. Tire-a antes no modo bandeira.
mines-flags-differ = { $cell } mostra { $number }. Ponha esse número de bandeiras em volta, e o resto se abre.
mines-board-changed = O tabuleiro mudou desde que esse botão apareceu. Agora está assim.
mines-over = Este jogo acabou. Comece outro: /mines
mines-hint-safe = 💡 { $cell } é segura: { $because }.
mines-hint-guess = 💡 Nada é certo. O melhor chute é { $cell }: é mina em { $risk }% das disposições possíveis.
mines-hint-first = 💡 Nada está aberto ainda. { $cell } é tão segura quanto qualquer primeira célula.
mines-number-at = o { $number } em { $cell }
mines-because-numbers = { $count ->
    [one] { $numbers } não deixa outra possibilidade
   *[other] { $numbers } não deixam outra possibilidade
  }
mines-because-numbers-total = junto com o número de minas, { $count ->
    [one] { $numbers } não deixa outra possibilidade
   *[other] { $numbers } não deixam outra possibilidade
  }
mines-because-total-alone = o número de minas não deixa outra possibilidade
mines-too-large = Esse tabuleiro é grande demais para este chat. O maior aqui é { $most }.
mines-no-such-board = Não achei um tabuleiro assim que se resolva sem chute. Tente de novo.
mines-stats-title = 💣 Seus jogos de campo minado
mines-stats-board = tabuleiro
mines-stats-best = melhor
mines-stats-games = jogos
mines-stats-streak = Vitórias seguidas sem dica: { $now } agora, recorde { $most }.
mines-stats-what = Os melhores tempos são sem dica. Jogos abandonados contam como não ganhos. Tabuleiros sem chute ficam à parte.
mines-stats-none = Você ainda não terminou nenhum jogo. Comece um: /mines

## O desafio do dia
command-daily = Um oponente e um tabuleiro, novos a cada dia
command-daily-today = O desafio de hoje e como você está indo
option-daily-zone = seu fuso horário: uma cidade como São Paulo, ou utc-3
place-daily = O desafio do dia
# O número conta os dias; Gadalka é o nome do bot.
daily-title = 🔮 Gadalka { $number } · { $date }
daily-opponent-title = 🔮 Gadalka { $number } · o oponente do dia
daily-today-opponent-open = O oponente: 20 rodadas, ainda por começar.
daily-today-opponent-going = O oponente: { $won } : { $lost }, a próxima é a rodada { $round } de { $of }.
daily-today-opponent-done = O oponente: { $won } : { $lost }.
daily-today-board-open = O tabuleiro: 5×5, ainda por começar.
daily-today-board-going = O tabuleiro: em andamento.
daily-today-board-won = O tabuleiro: limpo em { $time }{ $hints ->
    [0] {""}
    [one] , { $hints } dica incluída
   *[other] , { $hints } dicas incluídas
}.
daily-today-board-lost = O tabuleiro: desta vez não ficou limpo.
# Antes de um tempo que conta para trás: “em 5 h”.
daily-next = Os próximos chegam
daily-invite = 🔮 Gadalka { $number }: hoje, um oponente para vencer e um tabuleiro, para todo mundo.
# Botões.
button-daily-yesterday = Ontem
daily-opponent-first = O oponente de hoje foi sorteado só para você. Descubra como ele escolhe e vença: 20 rodadas, uma tentativa.
daily-opponent-score = Você { $won } : { $lost } · rodada { $round } de { $of }
daily-round = { $result ->
    [win] Você { $yours } · o oponente { $its } → ponto seu
    [loss] Você { $yours } · o oponente { $its } → ponto dele
   *[draw] Você { $yours } · o oponente { $its } → empate
  }
daily-round-toast = { $last } · { $won } : { $lost }
# Atrás de uma fileira de sinais, ao lado de strip-yours.
daily-row-its = ← as do oponente
daily-opponent-end = 🔮 { $won } : { $lost } contra o oponente do dia
daily-old-button = Esse botão é de outro dia. O de hoje: /daily
# Quem era o oponente do dia: qual era a regra, no passado.
daily-rule-after = { $result ->
    [win] Depois de uma rodada que ganhava, ela { $step ->
        [0] mantinha a jogada
        [1] trocava para o que essa jogada vence
       *[other] trocava para o que vence essa jogada
    }.
    [loss] Depois de uma rodada que perdia, ela { $step ->
        [0] mantinha a jogada
        [1] trocava para o que essa jogada vence
       *[other] trocava para o que vence essa jogada
    }.
   *[draw] Depois de um empate, ela { $step ->
        [0] mantinha a jogada
        [1] trocava para o que essa jogada vence
       *[other] trocava para o que vence essa jogada
    }.
  }
daily-rule-copy = Ela repetia sua última jogada.
daily-rule-always-counter = Ela jogava o que vence sua última jogada.
daily-rule-anti-rotation = Ela esperava que você fizesse rodízio, pedra, papel, tesoura, e vencia o passo seguinte: jogava o que sua última jogada vence.
daily-rule-rotation = Ela fazia rodízio, pedra, papel, tesoura, não importa o que você fizesse.
daily-rule-win-stay = Ela mantinha a jogada que vencia e trocava ao acaso depois de derrota. Depois de empate, ela { $draw ->
    [stay] mantinha a jogada
   *[shift] também trocava ao acaso
}.
daily-rule-frequency = Ela jogava o que vence a jogada que você mais escolhia{ $decay ->
    [1] {""}
   *[other] ; as rodadas recentes contavam mais
}.
daily-rule-mupn = Ela se lembrava do que você fez da última vez depois da mesma jogada { $side ->
    [own] dela
   *[opponent] sua
}, e vencia isso.
daily-seen = { $count ->
    [one] Deu para ver na rodada { $rounds }.
   *[other] Deu para ver nas rodadas { $rounds }.
}
# As linhas que as pessoas copiam e enviam; não entregam nenhuma jogada.
daily-strip = Gadalka { $number }
daily-strip-opponent = Gadalka { $number } · { $won }:{ $lost }
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
daily-card-alt-board = Gadalka { $number }. { $board }
daily-word = { $result ->
    [win] vitória
    [loss] derrota
   *[draw] empate
  }
daily-yesterday-title = 🔮 Gadalka { $number }: as respostas
daily-yesterday-none = Não tenho nada desse dia: ninguém me pediu o desafio.
# Antes de um tempo que conta para trás: “em 5 h”.
daily-yesterday-soon = Pode haver gente jogando ainda. As respostas saem
daily-proof = Tudo sai do segredo daquele dia, que está nesta linha. Com uma cópia da Gadalka, qualquer pessoa pode conferir: npm run -s gadalka -- verify "…"

## O tabuleiro do dia, e os rankings do dia
# { $number } conta os dias: Gadalka 326
daily-board-title = 💣 Gadalka { $number } · o tabuleiro do dia
mines-daily-how = Todo mundo recebe o mesmo tabuleiro no seu dia, e ele se resolve sem chute. Uma dica custa dez segundos. “Parar” encerra sua única tentativa.
mines-daily-over = As respostas saem às 01:00 UTC do dia seguinte: /daily yesterday
daily-board-score = Com as dicas, conta como { $time }.
# Abaixo do tabuleiro resolvido de ontem
# Ambos são partes de um título e botões
button-daily-opponent = Oponente
button-daily-board = Tabuleiro

## Dias seguidos
# No fim de uma tentativa: os dias jogados em sequência, hoje incluído.
streak-day = { $days ->
    [one] Primeiro dia de uma sequência
   *[other] { $days } dias em sequência
}
# Em /daily, quando hoje ainda está em aberto.
streak-so-far = { $days ->
    [one] { $days } dia em sequência até agora
   *[other] { $days } dias em sequência até agora
}
# Depois de um dos dois acima e um ponto.
streak-forgiven = um dia perdido nesta semana foi perdoado
# Em um perfil; $current pode ser 0.
streak-profile = Desafio do dia, dias em sequência: { $current } agora, recorde { $longest }

## Torneios
command-tournament = Torneios de estratégias, jogados em segundo plano
command-tournament-show = O torneio daqui e o que você pode fazer com ele
command-tournament-create = Abra um torneio aqui
command-leaderboard = O ranking: estratégias em torneios, quem joga contra mim ou pessoas em duelos
option-leaderboard-of = estratégias em torneios, quem joga contra mim ou duelos; sem isso, estratégias
option-leaderboard-scope = este servidor ou grupo, ou geral; sem isso, aqui
option-leaderboard-period = esta semana, este mês ou desde sempre; sem isso, desde sempre
choice-strategies = estratégias
choice-players = quem joga
choice-duels = duelos
choice-here = aqui
choice-everywhere = em todo lugar
choice-week = esta semana
choice-month = este mês
choice-all = desde sempre
command-profile = Como você joga e como as outras pessoas jogam
command-profile-show = O que suas rodadas dizem de você: hábitos, sequências, quão previsível é seu jogo
command-profile-compare = Quanto você e outra pessoa jogam parecido; antes eu pergunto a ela
option-profile-user = outra pessoa; sem isso, você
option-profile-other = com quem comparar
command-profile-map = Quem joga parecido aqui, entre jeitos conhecidos de jogar
option-system = quem enfrenta quem; sem isso, suíço
option-rounds = rodadas de um torneio suíço, 1 a 30
option-match = rodadas de cada partida, 10 a 2000; sem isso, 1000
option-entrant = quem joga: uma estratégia, com ajustes se quiser (markov:order=3), ou um nome registrado
system-round-robin = Todos contra todos
system-olympic = Mata-mata
system-olympic-matches = Mata-mata por partidas
system-recursive = Mata-mata por todas as posições
system-recursive-matches = Mata-mata por todas as posições, por partidas
system-swiss = Suíço
tournament-title = { $system } · { $game }
tournament-created = { $name } abre um torneio de estratégias.
tournament-joined = { $entrant } participa. { $count ->
    [one] Até agora, { $count } participante.
   *[other] Até agora, { $count } participantes.
  }
tournament-started = Começou: { $count } participantes, partidas de { $match } rodadas. Esta mensagem mostra o andamento, e eu publico o resultado.
tournament-cancelled = { $name } cancela o torneio. As partidas já jogadas não contam.
tournament-open = Aberto. { $count ->
    [0] Ninguém participa ainda.
    [one] Até agora, { $count } participante.
   *[other] Até agora, { $count } participantes.
  }
tournament-running = { $of ->
    [0] Rodada { $round } em andamento.
   *[other] Rodada { $round } de { $of } em andamento.
  }
tournament-last = Terminou. Em primeiro: { $names }
tournament-won = { $count ->
    [one] Em primeiro lugar: { $names }
   *[other] Primeiro lugar dividido: { $names }
  }
tournament-picture = Pontos em barras. { $title }: { $places }
tournament-cross-alt = Tabela cruzada. { $title }. Posições e pontos: { $places }
tournament-cross-how = Linha contra coluna: 1 vitória, ½ empate, 0 derrota
tournament-cross-empty = vazio: não se enfrentaram
tournament-cross-forfeit = W.O.
tournament-cross-rest = folga
tournament-cross-round = Rodada { $round }
tournament-rounds-how = Quem enfrentou quem: + vitória, – derrota
league-title = 🏟️ Liga · { $game } · { $month }
league-how = Uma vez por mês, as estratégias públicas de todos enfrentam as minhas. Pontos: quanto rende em média uma partida contra as minhas (🏠) e as dez melhores do mês anterior, ± erro padrão.
tournament-cross-first = os primeiros { $shown } de { $count }
tournament-round = { $title } · rodada { $round }
tournament-forfeit = { $name } perde por W.O. ({ $kind ->
    [crashed] travou
    [stalled] demorou demais
    [exhausted] passou dos limites
   *[illegal] fez uma jogada inválida
  })
tournament-void = sem resultado (um lado foi retirado)
tournament-cross-void = nulo
tournament-history = 🏆 Torneios daqui: { $count }
button-enter-mine = Inscrever a minha
button-start = Começar
button-tournament-next = O próximo
button-tournament-leave = Sair
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
tournament-open-already = Já há um torneio aqui: /tournament show
tournament-none-open = Nenhum torneio está aberto aqui. /tournament create abre um.
tournament-begun = O torneio já começou. Inscreva-se no próximo.
tournament-full = Todas as { $max } vagas estão tomadas. Inscreva-se no próximo torneio.
tournament-joined-already = { $entrant } já participa. Inscreva outra estratégia, ou a mesma com outros ajustes.
tournament-too-few = Um torneio precisa de pelo menos duas estratégias. Inscreva outra antes.
tournament-none-yet = Ainda não houve torneio aqui. /tournament create abre um.
tournament-not-begun = O torneio ainda não começou.
tournament-first-round = A primeira rodada ainda não terminou. Pergunte de novo daqui a pouco.
tournament-forgotten = Guardo as partidas dos cinco últimos torneios de cada chat, e este é mais antigo. A classificação ainda tenho.
tournament-file = Tudo em um arquivo: quem jogou, a semente e cada resultado. Quem tem o programa pode refazer tudo e comparar:
tournament-file-not-over = O torneio não acabou, e o arquivo entregaria a semente. Peça de novo depois do fim.
tournament-not-yours = Só quem abriu o torneio, ou administra este chat, pode fazer isso.
tournament-rounds-swiss = Só torneios suíços deixam escolher o número de rodadas. Deixe rounds de fora, ou escolha system: swiss.
option-start = quando: 18:00, 2026-11-28 18:00 ou in 2h
tournament-starts = Início: { $when }.
tournament-called-off = Cancelado. As partidas já jogadas não contam.
tournament-left = { $entrant } saiu. { $count ->
    [0] Ninguém participa agora.
    [one] Até agora, { $count } participante.
   *[other] Até agora, { $count } participantes.
  }
tournament-put-off = Não começou na hora marcada. Comece você quando houver pelo menos duas inscrições.
tournament-seed = A semente foi { $seed }.
setting-match = partidas de { $match } rodadas
setting-rounds = { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas de confrontos
  }
tournament-drawn = Foi sorteada quando o torneio começou, a partir das inscritas e do meu segredo de { $date }, que mostro no dia seguinte.
setting-seed-later = a semente é revelada no fim
tournament-create-not-yours = Só quem administra este chat pode abrir um torneio aqui. Em uma conversa privada comigo você pode abrir o seu.
tournament-too-many-yours = Você inscreveu { $max } estratégias, e esse é o limite. Retire uma antes.
tournament-not-entered = { $entrant } não participa.
tournament-entrant-not-yours = Outra pessoa inscreveu { $entrant }. Só ela, ou quem administra este chat, pode retirar.
tournament-leave-which = Qual das suas estratégias sai? Por exemplo /tournament leave markov:order=3; /tournament status mostra quem participa.
tournament-not-writable-here = Aqui posso responder, mas não publicar por conta própria. Eu não poderia anunciar o resultado, então nada foi aberto. Peça que me adicionem a este servidor com permissão para enviar mensagens.
start-problem = { $why ->
    [unreadable] Não consigo ler “{ $typed }” como hora. Tente 18:00, 2026-11-28 18:00 ou in 2h.
    [past] “{ $typed }” já passou: agora são { $now }. Escolha uma hora mais tarde, ou outro fuso.
   *[too-far] “{ $typed }” está a mais de um ano daqui. Escolha uma hora mais próxima.
  }
start-no-zone = Qual fuso é “{ $typed }”: { $nearest }?
start-unknown-zone = Não conheço o fuso “{ $typed }”. Cite uma cidade grande dele, como São Paulo ou Lisboa, ou escreva utc-3.
leaderboard-title = 🏆 As melhores de { $count ->
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
leaderboard-players-how = Rodadas ganhas contra mim, das decididas. Só aparece quem concordou.
leaderboard-no-tournament-here = Nenhum torneio terminou ainda ({ $where }). Para o primeiro: /tournament create, depois join e start.
league-none = Ainda não há tabela da liga. Uma vez por mês, as estratégias públicas de todos enfrentam as minhas: /strategy submit inscreve a sua.
leaderboard-short = Esta lista aparece quando tiver { $needed } nomes ({ $where }). Por enquanto: { $names }.
leaderboard-alone-here = Aqui somos só você e eu. Pergunte em um grupo, ou com scope=everywhere
button-my-place = Minha posição
button-show-me = Quero aparecer
button-hide-me = Não quero aparecer
button-duel-friend = Duelar com alguém
button-send-friend = Enviar a alguém
button-habits-here = Como este { $where ->
    [server] servidor
   *[chat] chat
  } joga
leaderboard-mine-none = Você não registrou nenhuma estratégia. /strategy register dá uma a você; inscreva-a em um torneio com /tournament join.
leaderboard-mine-not-entered = Nenhuma das suas estratégias registradas tem posição aqui. Inscreva uma pelo nome: /tournament join
leaderboard-mine-strategy = { $name }: posição { $place } de { $count }, pontos: { $points }
leaderboard-mine-private = { $decided ->
    [0] Nenhuma rodada decidida sua conta aqui ainda, e você não está em nenhuma lista: seu perfil é privado.
   *[other] Você ganhou { $share } de { $decided ->
        [one] { $decided } rodada decidida
       *[other] { $decided } rodadas decididas
      }. Ninguém mais vê isso, e você não está em nenhuma lista: seu perfil é privado.
  }
leaderboard-mine-not-here = Você ainda não está na lista daqui: termine uma partida aqui.
leaderboard-mine-missing = { $decided ->
    [0] Nenhuma rodada decidida sua conta aqui ainda.
   *[other] Você ganhou { $share } de { $decided ->
        [one] { $decided } rodada decidida
       *[other] { $decided } rodadas decididas
      }.
  } Para aparecer na lista, você precisa de { $needed }; ainda faltam { $missing }
leaderboard-mine-player = Sua posição: { $place } de { $count }. Você ganhou { $share } de { $decided ->
    [one] { $decided } rodada decidida
   *[other] { $decided } rodadas decididas
  }.
leaderboard-bars = Barra: garantido; linha: faixa de 95%; marca: até agora
leaderboard-unit = rodadas ganhas, % das decididas
leaderboard-picture = O limite inferior de cada faixa de 95%, em barras. { $title }: { $places }
leaderboard-details-title = 🏆 Os números por trás deste ranking
leaderboard-details-line = { $place }. { $name }: { $won } de { $decided }, entre { $low }% e { $high }%
leaderboard-details-players = Como ler isto. Só contam rodadas decididas contra a cartomante com força total, e você precisa de pelo menos { $needed }. A parte de poucas rodadas pode ser acaso: a parte verdadeira fica entre os dois limites 19 vezes em 20. A lista segue o limite de baixo, sem os 8 pontos que dou a todo mundo. Quanto mais você joga, mais próximos ficam os limites.
leaderboard-details-strategies = Como ler isto. Em cada torneio uma estratégia ganha um ponto por participante que deixou para trás e meio ponto por empate, então torneios maiores pesam mais. Ganhos: em quantos terminou em primeiro, só ou não; de: em quantos entrou. Pontos iguais dividem a posição.
table-points = pts
table-rating = pont.
table-duels = duelos
leaderboard-duels-title = 🏆 Pontuações dos duelos
leaderboard-duels-head = { $name } lidera: { $rating } após { $duels ->
    [one] { $duels } duelo ranqueado
   *[other] { $duels } duelos ranqueados
  }.
leaderboard-duels-how = Só aparece quem concordou.
leaderboard-duels-unit = pontuação; todo mundo começa em 1500
leaderboard-duels-picture = Pontuações em barras. { $title }: { $places }
leaderboard-mine-no-duel = Nenhum duelo ranqueado seu conta aqui ainda.
leaderboard-mine-rating = Sua posição: { $place } de { $count }. Sua pontuação: { $rating }, de { $duels ->
    [one] { $duels } duelo ranqueado
   *[other] { $duels } duelos ranqueados
  }.
leaderboard-mine-opponents = Sua pontuação: { $rating }. Para ter posição, você precisa de cinco oponentes diferentes; { $missing ->
    [one] ainda falta { $missing }
   *[other] ainda faltam { $missing }
  }.
leaderboard-mine-rating-private = Sua pontuação: { $rating }. Você não está em nenhuma lista: seu perfil é privado.
leaderboard-details-rating = { $place }. { $name }: { $rating }; { $duels ->
    [one] { $duels } duelo
   *[other] { $duels } duelos
  }
leaderboard-details-duels = Como ler isto. Todo mundo começa em 1500. Cada duelo ranqueado mexe nas duas pontuações com os mesmos pontos, no máximo 24, e uma surpresa mexe mais (Elo). Conta um duelo por dia com a mesma pessoa. Amigos podem subir um ao outro; por isso, para ter posição, são precisos cinco oponentes diferentes.
rating-side = { $name } { $rating } ({ $change })
table-won = vit.
table-of = de
table-bye = Uma rodada sem oponente conta como um ponto.
table-more = … e mais { $count }
table-tied = { $ranks }: empate
table-tie-break = { $points }: desempate
why-paired = { $why ->
    [everyone-meets] todos contra todos
    [rest] folga: número ímpar de participantes
    [bracket] o chaveamento
    [third-place] pelo terceiro lugar
    [bracket-bye] folga: os cabeças de chave avançam
    [same-score] mesma pontuação, ainda não se enfrentaram
    [floated-down] pontuações diferentes, ainda não se enfrentaram
    [met-before] já se enfrentaram: não resta mais ninguém
    [bye-lowest] folga: a menor pontuação entre quem não teve uma
   *[bye-needed] folga: sem ela não daria para formar os outros pares
  }
problem-number = “{ $option }” precisa ser um número inteiro de { $min } a { $max }, não “{ $typed }”.

## Estratégias minhas que completam um torneio pequeno
# 🏠 vem antes do nome de estratégias que ninguém inscreveu.
option-house = se minhas próprias estratégias completam o torneio até oito
tournament-house-open = 🏠 Minhas próprias estratégias completam até { $size }.
tournament-house = 🏠 uma das minhas, para completar.
# Abaixo de quem venceu, quando uma das minhas está em primeiro.
tournament-house-best = Melhor entre as inscritas: { $names }
# Na imagem, onde uma casinha é desenhada antes de tais nomes.
tournament-house-picture = com uma casinha: uma das minhas

## Duelos entre pessoas
duel-title = ⚔️ { $game } · { $length }
duel-terms = um dia por rodada
duel-challenge = { $name }, { $caller } desafia você para um duelo. Responda em até um dia.
duel-open = { $caller } quer duelar. Joga quem aceitar primeiro; o desafio fica aberto por um dia.
duel-how = Vocês escolhem ao mesmo tempo. As escolhas ficam ocultas até as duas chegarem.
duel-join-code = De outro chat ou plataforma: /rps duel { $code }
duel-declined = { $name } recusa: não, valeu.
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
duel-round-void = Rodada { $round }: ninguém chegou a tempo, então não conta
duel-both-choose = { $first } e { $second } estão escolhendo.
duel-one-chose = { $chosen } já escolheu. { $other } ainda está escolhendo.
duel-stop-asked = { $name } quer parar. Se { $other } também tocar em “Parar”, é empate. Se { $name } desistir, a vitória é de { $other }.
duel-clock = A rodada { $round } termina
duel-board = ⚔️ 🔵 { $first } { $won } : { $lost } { $second } 🟠
duel-ended-won = ⚔️ { $winner } vence { $loser } por { $won } : { $lost }
duel-ended-early = ⚔️ { $winner } vence em { $won } : { $lost }
duel-ended-level = ⚔️ { $ending ->
    [agreed] Empate
    [void] Ninguém vence
   *[rounds] Tudo igual
  }: { $first } { $won } : { $lost } { $second }
duel-ended-by-rounds = Um duelo não pode ter mais rodadas que isso.
duel-ended-by-resigned = { $loser } desistiu.
duel-ended-by-agreed = Os dois lados quiseram parar.
duel-ended-by-absent = { $loser } perdeu o prazo de duas rodadas seguidas.
duel-ended-by-void = Ninguém apareceu nas últimas rodadas.
duel-ended-by-call = O duelo foi cancelado e não vale para ninguém.
duel-wants-again = { $name } quer revanche.
duel-strip = { $strip } { $name }
duel-strip-results = { $strip } 🔵 { $first } 🟠 { $second }
button-card = Cartão
duel-card-won = { $winner } vence
duel-card-level = { $ending ->
    [agreed] Empate combinado
    [void] Ninguém vence
   *[rounds] Tudo igual
  }
duel-card-signature = Escolhas ao mesmo tempo, às cegas. Gadalka ficou de olho.
duel-card-alt = { $score }. { $result }. { $moves } { $date }.
duel-card-rounds = As rodadas: { $rounds }.
duel-card-round = { $round }. { $left } – { $right }
duel-card-late = atraso
chart-luck = { $by ->
    [0] Tudo igual: pode muito bem ser acaso.
   *[other] Uma diferença de { $by } pode muito bem ser acaso.
  }
button-take-duel = Eu topo
button-resign = Desistir
duel-pick-in = Você escolheu { $move }.
duel-pick-kept = Sua escolha já está feita (rodada { $round }) e fica.
duel-pick-late = Essa rodada acabou.
duel-pick-timed = Tarde demais: o tempo dessa rodada acabou.
duel-over = Este duelo acabou.
duel-gone = Já não tenho este duelo. Comece outro: /rps duel
duel-not-yours = Este duelo é entre { $first } e { $second }.
duel-stop-noted = Anotado. Se o outro lado também tocar em “Parar”, é empate. Para entregar, toque em “Desistir”.
duel-stop-first = Toque em “Parar” antes. Se você desistir, perde.
duel-self = Não dá para duelar com você. Outra pessoa precisa aceitar.
duel-taken = Alguém foi mais rápido.
duel-again-noted = Anotado. Começa quando o outro lado também quiser.
duel-whom-bot = Bots não duelam. Comigo você joga agora mesmo: /rps play
duel-nobody = Não há mais ninguém aqui. Comigo você joga agora mesmo: /rps play
duel-unseen = { $name } não vê este chat. Deixe o nome de fora e envie à pessoa o código que eu der.
duel-code-unknown = Não há duelo aberto com o código { $typed }. Talvez alguém já tenha aceitado, ou o prazo passou.
duel-none-running = Você não tem duelo em andamento. Para começar um: /rps duel
offer-duel-title = Duelo: { $game }
offer-duel-description = Para duas pessoas daqui: as duas primeiras que tocarem
offer-duel-text = { $name } oferece um duelo. As duas primeiras pessoas que tocarem jogam entre si, e { $name } pode ser uma delas.
command-rps-duel = Duelo com outra pessoa: escolhas ocultas, uma só mensagem
option-duel-user = Quem você desafia; sem isso, qualquer pessoa daqui
option-duel-length = Até onde: até 3, até 5, melhor de 9, até 10
option-duel-code = O código do duelo, como K7F3PM
menu-duel = Duelar
choice-first-3 = Até 3
choice-first-5 = Até 5
choice-best-9 = Melhor de 9
choice-first-10 = Até 10

## Os ajustes de um chat
place-choice-on = ligado
place-choice-off = desligado
place-choice-post = aviso diário
place-tournaments = Torneios
place-duels = Duelos
place-nobodys = Ninguém administra este chat, então qualquer pessoa pode religar coisas, e ninguém pode desligá-las.
place-not-yours = Só quem administra este chat pode mudar os ajustes.
place-alone = Estes ajustes são para servidores e grupos. Aqui somos só você e eu, e tudo está ligado.
place-off = Quem administra este chat desligou isto aqui: { $what }. Nada se perdeu; em uma conversa privada comigo funciona: { $command }
place-more = mais { $count }
place-list-full = A lista está cheia, com { $max }. Tire um item antes.
place-button-games = Jogos
place-post = 📮 Aviso diário: { $when }
place-post-refused = ⚠️ O aviso diário foi recusado (desde { $since }): { $why ->
    [gone] não estou mais nesse chat ou canal.
    [forbidden] não posso escrever lá.
   *[other] a plataforma não o aceita.
} { $state ->
    [off] Parei de tentar. Ative-o de novo para recomeçar.
   *[waits] Vou tentar de novo amanhã.
}
place-button-post = Publicar todo dia aqui
place-button-post-off = Sem aviso diário
place-games-how = Toque em um jogo para ligar ou desligar aqui.
place-gone = Não alcanço mais esse grupo. Abra os ajustes de lá: /settings
option-ban-user = quem
ban-here = Você não pode jogar neste { $where ->
    [server] servidor
   *[group] grupo
  }: há um banimento. Só quem o administra pode retirá-lo.
ban-everywhere = Você não pode jogar comigo: há um banimento. Só quem mantém este bot pode retirá-lo.
ban-self = Você não pode se banir. Cite outra pessoa.
ban-me = Não posso me banir. Se não me quer aqui, remova-me do { $where ->
    [server] servidor
   *[group] grupo
  }.
ban-bot = Bots não jogam, então não há o que banir. Cite uma pessoa.
ban-manager = { $name } administra este { $where ->
    [server] servidor
   *[group] grupo
  }; não dá para banir aqui.
ban-nobody-manages = Ninguém administra este { $where ->
    [server] servidor
   *[group] grupo
  }, então aqui não dá para banir ninguém.
ban-done = { $name } não pode mais jogar aqui.
unban-done = { $name } pode jogar aqui de novo.
unban-not-banned = { $name } não tem banimento aqui.
bans-title = 🚫 Banimentos aqui
bans-none = Aqui não há banimentos.
bans-button-ban = Banir alguém
bans-button-lift = Retirar: { $name }

## O idioma em que o bot fala. Como cada idioma chama a si mesmo é igual em todos os arquivos.
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
language-own = Sigo o idioma do seu app: { $name }.
language-gone = Você escolheu um idioma que já não tenho ({ $typed }). Até você escolher outro, sigo o seu app: { $name }.
place-language = 🗣 Idioma daqui: { $name }
place-language-none = 🗣 Idioma daqui: o de cada pessoa
place-language-gone = 🗣 O idioma escolhido aqui ({ $typed }) já não está disponível, então uso o de cada pessoa. Escolha outro.
place-button-language = Idioma

## Plataformas
describe-bot =
    Leio pensamentos, um pouco.

    Jogue comigo pedra, papel e tesoura, par ou ímpar ou campo minado. Aprendo como você escolhe, mostro o que vi e provo que cada jogada minha já estava definida antes da sua.

    Depois pergunte como você joga, compare-se com outras pessoas ou ponha estratégias para disputar um torneio no seu grupo. Em qualquer outro chat, digite meu @nome para oferecer um jogo lá.
describe-bot-short = Jogo pedra, papel e tesoura, par ou ímpar e campo minado, aprendo como você escolhe e provo que minha jogada veio antes.
telegram-eyes-only = Isso é só para você.
telegram-open = Abrir conversa privada
telegram-slow = Estou mais lenta que o normal. Recebi seu toque; a mensagem já vem.
telegram-may-not-write = Não posso escrever naquele chat ou tópico. Os administradores podem mudar isso; aqui sempre posso responder.
telegram-anonymous = Não consigo saber quem você é: você escreve em nome do grupo ou de um canal. Escreva em seu nome ou jogue comigo em particular.
discord-file-missing = { $example } precisa de um arquivo. Anexe-o na opção “{ $option }”.
telegram-file-missing = { $example } precisa de um arquivo. Envie o arquivo com este comando na legenda, ou responda ao arquivo com ele.
terminal-welcome = 🔮 Gadalka. Digite /rps play para começar, /help para saber mais, /quit para sair.
terminal-no-such-button = Não existe o botão “{ $typed }”. Há: { $buttons }
terminal-type-a-command = Digite um comando: /rps play começa uma partida, /help mostra o resto.
terminal-player = Visitante
terminal-goodbye = Eu sabia que você iria embora.
terminal-file-kept = Salvo em { $path }
terminal-file-not-kept = Não deu para salvar { $name }: { $reason }
terminal-file-missing = { $example } precisa de um arquivo. Acrescente o caminho, como ./my-bot.js, entre aspas se tiver espaços.
terminal-no-such-file = Não existe o arquivo { $path }

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
named-join = entrar
named-code = código
named-oddeven = par-ou-ímpar
named-list = lista
named-mines = minas
named-start = início
named-noguess = sem-chute
named-board = tabuleiro
named-hint = dica
named-strategy = estratégia
named-stats = estatísticas
named-model = modelo
named-show = mostrar
named-game = jogo
named-reset = esquecer
named-off = desligar
named-on = ligar
named-info = info
named-register = registrar
named-name = nome
named-mine = minhas
named-update = atualizar
named-withdraw = retirar
named-submit = enviar
named-file = arquivo
named-note = nota
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
named-history = histórico
named-cancel = cancelar
named-what = o-que
named-enter = inscrever
named-leaderboard = ranking
named-of = de
named-scope = onde
named-period = período
named-profile = perfil
named-opponents = oponentes
named-compare = comparar
named-map = mapa
named-privacy = privacidade
named-place = lugar
named-settings = ajustes
named-to = estado
named-challenges = desafios
named-data = dados
named-export = exportar
named-delete = apagar
named-help = ajuda
named-language = língua
named-topic = assunto
named-daily = diário
named-today = hoje
named-yesterday = ontem
named-top = melhores

## Sinais entre partes de um texto
# Entre os itens de uma lista; entre partes que já têm vírgulas; depois do nome do que segue.
sign-comma = {", "}
sign-semicolon = {"; "}
sign-colon = {": "}
sign-brackets = {" "}({ $text })
percent = { $percent }%

## Palavras que as pessoas digitam, em qualquer idioma a qualquer hora, separadas por vírgulas; um espaço pode ser digitado como hífen
typed-first-to = primeiro a, até, ate
typed-first-to-after = pontos
typed-best-of = melhor de
typed-best-of-after = { "" }
typed-endless = sem fim, infinito, sem limite
typed-lizard-spock = lagarto spock, spock lagarto, lagarto, pedra papel tesoura lagarto spock
# Pares de letras: uma que se confunde com uma letra latina, e essa letra.
# Um lugar que não é o próprio nome de um fuso, e seu fuso; um lugar com vários fusos, várias vezes.
typed-cities = Rio de Janeiro America/Sao_Paulo, Brasília America/Sao_Paulo, Belo Horizonte America/Sao_Paulo, Curitiba America/Sao_Paulo, Porto Alegre America/Sao_Paulo, Florianópolis America/Sao_Paulo, Goiânia America/Sao_Paulo, Salvador America/Bahia, João Pessoa America/Fortaleza, Natal America/Fortaleza, São Luís America/Fortaleza, São Paulo America/Sao_Paulo, Cuiabá America/Cuiaba, Maceió America/Maceio, Teresina America/Fortaleza, Aracaju America/Maceio, Belém America/Belem, Macapá America/Belem, Brasil America/Sao_Paulo, Brasil America/Manaus, Brasil America/Rio_Branco, Brasil America/Noronha, Lisboa Europe/Lisbon, Portugal Europe/Lisbon, Londres Europe/London, Nova York America/New_York, Tóquio Asia/Tokyo, Assunção America/Asuncion, Montevidéu America/Montevideo, Angola Africa/Luanda, Moçambique Africa/Maputo, Alemanha Europe/Berlin, Espanha Europe/Madrid
# Antes de um tempo; …-after: depois dele.
# Como as palavras começam; com ponto: a palavra inteira.

## Páginas da web
web-nav = Páginas
web-about-nav = Sobre mim
web-languages = Idiomas
web-skip = Ir para o conteúdo
web-to-start = Para a página inicial
web-refused-title = Não há nada aqui
web-refused = Olhei duas vezes na bola de cristal. O endereço está errado, ou a página não existe mais.
web-home-title = Sou a Gadalka e leio pensamentos. Um pouco.
web-home-about = Uma cartomante para Discord e Telegram: joga pedra, papel e tesoura, par ou ímpar e campo minado, aprende como você escolhe, mostra o que viu e fixa a jogada antes da sua escolha.
web-home-add = { $platform ->
    [discord] Adicionar ao Discord
   *[telegram] Abrir no Telegram
  }
web-home-games-title = O que podemos jogar
web-home-games = Pedra, papel e tesoura com três, cinco ou qualquer número ímpar de jogadas, par ou ímpar e campo minado: contra mim ou contra outras pessoas, com um oponente novo e um tabuleiro novo todo dia. Se você escreve estratégias, envie uma e descubra quão boa ela é.
web-home-reads-title = O que vejo em você
web-home-reads = Ninguém é aleatório, nem de propósito. Olho o que você faz depois de vencer, perder e empatar, digo o que esperava e por quê, e esqueço quando você pede.
web-home-proof-title = Por que você não precisa confiar em mim
web-home-proof = Antes da partida mostro a impressão digital de um segredo e, antes de cada escolha sua, um código da minha jogada. No fim mostro o segredo, e qualquer pessoa pode conferir que não mudei nenhuma jogada.
web-home-check = Conferir uma partida
web-privacy-use-title = Para que serve
web-privacy-use =
    Para reconhecer você, continuar de onde paramos e provar que não trapaceei. Não é para publicidade nem para mais ninguém: o programa não repassa nada.
    O que você apaga pode ficar em um backup por até 30 dias; se um backup for restaurado, isso fica de fora.
    Para o que o Discord e o Telegram guardam, veja as políticas de privacidade deles.
web-privacy-pages-title = Estas páginas
web-privacy-pages =
    Estas páginas não usam cookies, não contam visitas e não carregam nada de outros sites. O que você confere aqui fica no seu navegador.
    Como em qualquer site, quem mantém este bot pode ver quais endereços se conectam; o bot em si não os registra.
web-privacy-rights-title = O que você pode fazer
web-privacy-rights = No chat, /settings permite baixar tudo e apagar tudo: a qualquer momento, na hora, sem pedir a ninguém. Se tiver perguntas, procure quem mantém este bot.
web-terms-title = Termos
web-source = Código-fonte
web-support = Ajuda e contato
web-terms-what-title = O jogo
web-terms-what = Gadalka é um jogo, e é de graça. Jogue quanto quiser, só ou com outras pessoas, a partir da idade que o Discord ou o Telegram permite.
web-terms-host-title = Quem mantém
web-terms-host = É software de código aberto. Quem o mantém neste endereço é responsável por esta instância e responde às perguntas. É oferecido como está, sem garantia alguma.
web-terms-fair-title = Jogo limpo
web-terms-fair = Jogue limpo: não o sobrecarregue, não o ataque nem o use para incomodar outras pessoas. Quem fizer isso pode ser freado ou bloqueado. Não há nada de valor para ganhar ou perder.
web-terms-yours-title = O que é seu
web-terms-yours = As estratégias que você envia continuam suas. Ao enviar uma, você permite que ela seja jogada aqui, e mostrada se você a abrir. Você pode retirá-la a qualquer momento.
web-terms-end-title = O fim
web-terms-end = Você pode parar a qualquer momento e apagar o que fica guardado de você: /data. Estes termos podem mudar; os atuais estão nesta página.

## A página em que se conferem provas
web-verify-title = Confira você
web-verify-intro = Cole a linha que “Verificar” dá. Seu próprio navegador confere que cada jogada minha estava fixada antes da sua escolha. Nada sai desta página.
web-verify-line = A linha de “Verificar” (gd1.…)
web-verify-messages = Mensagens que você guardou, se houver
web-verify-no-script = A conferência roda no seu navegador, e os scripts estão desligados. Com uma cópia da Gadalka, a linha de comando faz o mesmo: npm run -s gadalka -- verify "…"
button-check = Conferir
web-verify-result = Resultado
web-verify-verdict = { $verdict ->
    [fits] Tudo o que foi conferido bate
   *[wrong] Alguma coisa não bate. Não confie nisto
  }
web-verify-moves = Jogada a jogada
web-verify-move-number = Nº
web-verify-move-mine = Gadalka
web-verify-limits-title = O que isto não prova
web-verify-limits = Isto não prova qual estratégia calculou minhas jogadas, nem que guardo todas as partidas. Mensagens que você não cola não são comparadas.
web-verify-move-code = Código
web-verify-no-messages = Não foi comparado com mensagens da partida. Cole as que você guardou.
web-verify-nothing = Não há prova nisso. Uma prova é uma linha que começa com gd1. e vem de “Verificar”, no fim de uma partida ou de um tabuleiro.
web-verify-damaged = Esta linha está cortada ou alterada. Copie-a inteira de novo.
web-verify-first = Mostrado primeiro: { $bound }
web-verify-found = Códigos que suas mensagens confirmam: { $found } de { $count }
web-verify-score = A linha diz { $said }, mas as jogadas dão { $counted }.
web-verify-secret = Suas mensagens mostram primeiro { $shown }, mas este segredo dá { $bound }. São de outra partida, ou o segredo foi trocado.
web-verify-code = Suas mensagens mostram o código { $shown }, que não é de nenhuma rodada daqui. É de outra partida, ou algo foi alterado.
web-verify-no-code = Suas mensagens não mostram o código { $code } deste tabuleiro, então as minas podem ter sido mudadas depois.
web-verify-chain = Este segredo do dia não leva à sua âncora, por mais que se aplique o hash.
web-verify-day = Com { $steps } hashes, o segredo de { $date } dá a âncora { $anchor }
web-verify-unknown = É de uma versão mais nova, ou de um jogo que esta página não conhece.

## Páginas: arena
web-arena-title = Arena
web-arena-about = Estratégias que qualquer pessoa pode escrever, e as minhas: todos os pares jogam, mês a mês.
web-arena-empty = Nenhum par foi jogado ainda neste mês.
web-arena-enter-title = Inscrever uma
web-arena-enter = Escreva uma estratégia em um só arquivo e envie: /strategy submit. A partir do mês seguinte ela joga aqui.
button-standings = Classificação
web-arena-rank = Posição
web-arena-name = Nome

## Páginas: torneios
web-tournament-title = Torneios dos chats
web-tournament-where = Cada torneio de um chat tem uma página própria, fora de qualquer lista: /tournament status, lá, dá o endereço.
web-tournament-unlisted = Esta página não está em nenhuma lista. Quem tem o endereço vê o que o chat vê, enquanto o chat o tiver.
web-tournament-cross = Tabela cruzada
web-tournament-cross-large = Com mais de { $max } participantes não há tabela cruzada: os confrontos de cada rodada mostram o mesmo.
web-tournament-pairings = Quem enfrentou quem, e por quê
web-tournament-again = Refazer o torneio
web-tournament-rounds = Rodada a rodada
web-tournament-rounds-none = Esta partida não pode ser mostrada: um relógio a decidiu, ou algo de que um lado precisa já não existe.
web-tournament-rounds-long = Refazer esta partida demora demais para uma página.
web-tournament-rounds-busy = Há outras partidas sendo vistas agora, e esta precisa ser refeita primeiro. Peça de novo daqui a pouco.
web-tournament-number = Rodada
web-tournament-lead = Vantagem

## Páginas: campo minado sob o dedo
web-mines-won = 🎉 Concluído em { $time }.
web-mines-lost = 💥 { $cell } era uma mina. Células abertas: { $cleared } de { $safe }.
web-mines-how = Toque para abrir, segure para pôr bandeira; toque em um número para abrir em volta. Teclas: setas, Enter, F para bandeira.
web-mines-cell-covered = { $cell }: coberta
web-mines-cell-flag = { $cell }: bandeira
web-mines-cell-mine = { $cell }: mina
web-mines-cell-blown = { $cell }: a mina que explodiu
web-mines-cell-wrong = { $cell }: bandeira sem mina
web-mines-cell-number = { $cell }: { $number }
web-mines-cell-empty = { $cell }: aberta, nenhuma mina por perto

## Páginas: experimente aqui
web-try-title = Você consegue me surpreender?
web-try-about = Pedra, papel e tesoura, par ou ímpar ou campo minado, aqui mesmo. Penso no seu navegador: nada é guardado nem enviado, e esqueço você quando sair desta página.
web-try-begin = Experimente aqui
web-try-move = Sua jogada
web-try-first = Já escolhi minha jogada. Agora você.
web-try-first-guess = Par ou ímpar? Já tenho meu palpite. Se eu errar, o ponto é seu.
web-try-score = Você { $won } : { $lost } Gadalka · empates: { $drawn }
web-try-score-guess = Você { $won } : { $lost } Gadalka
web-try-won = 🎉 Você vence por { $won } : { $lost }.
web-try-lost = 🔮 Eu venço por { $lost } : { $won }.
web-try-failed = A culpa é minha, não sua. Nada se perdeu; tente de novo daqui a pouco.
web-try-no-script = Eu pensaria no seu navegador, mas os scripts estão desligados. No chat funciona sem eles: /rps, /oddeven, /mines

## Partidas compartilhadas
replay-shared = Quem tiver este endereço pode ver.
replay-asked = Você concordou. A página aparece quando { $name } também tocar em “Compartilhar”; até lá nada é mostrado.
replay-how = Por um ano, a página mostra os nomes, cada jogada e o que eu esperava. Ela não está em nenhuma lista, e você pode voltar atrás a qualquer momento.
replay-stopped = Pronto: a página não existe mais.
replay-not-there = Você já não compartilha isso.
replay-too-long = Mostro no máximo { $max } rodadas, uma a uma.
web-replay-gone-title = Não há nada para ver aqui
web-replay-gone = Nunca houve nada aqui, ou alguém voltou atrás.
web-replay-expected = O que esperei de { $name }
web-replay-right = Acertei { $right } de { $all } jogadas de { $name }.
web-replay-unlisted = Esta página não está em nenhuma lista. Quem está nela pode voltar atrás a qualquer momento, no chat.
