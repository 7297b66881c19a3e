# Tous les textes en français. La voix : une voyante à l’humour discret et aux bonnes manières ; phrases courtes, le résultat d’abord, jamais de moquerie.
# On tutoie. Rien ne suppose le genre de qui joue : pas de participe accordé à la personne (« tu as gagné », jamais « tu es passé »), « personne » plutôt que « joueur » quand c’est possible.
# Gadalka parle d’elle au féminin quand il le faut vraiment (« sûre ») ; le nom ne se traduit pas.
# Devant un nom inséré, pas de « de », « que » ni « le » (de Anna / d’Anna) : on tourne avec deux-points, « chez », « par », « pour » ou une apposition.
# Les coups gardent la majuscule de leur bouton : ✊ Pierre, ✋ Feuille ; on écrit « ton coup ✊ Pierre », sans article.
# Termes : round = manche, match = match, round de tournoi = ronde, move = coup, strategy = stratégie, predictor = lecteur, profile = profil, habit = habitude,
# standings = classement, leaderboard = palmarès, championship system = formule, pairings = rencontres, entrant = stratégie engagée, league = ligue, rating = cote, rated = classé,
# seal = sceau, sealed = scellé, pledge = engagement, mark = repère, seed = graine, proof = preuve, word = mot, key of the day = clé du jour, dice = dés,
# hint = indice, flag = drapeau, board = grille, cell = case, no-guess = sans hasard, ghost = fantôme, duel = duel, challenge = défi, streak = série, draw = égalité,
# luck, chance = hasard, host = hébergeur (« qui m’héberge »), trial = essai, server or group, place = lieu.
# Typographie : espace fine insécable (U+202F) devant ; ! ? %, espace insécable (U+00A0) devant : et dans « », apostrophe ’.

## Jeux et coups
game-rps = Pierre-feuille-ciseaux
game-rpsls = Pierre-feuille-ciseaux-lézard-Spock
game-oddeven = Pair ou impair
move-rock = Pierre
move-paper = Feuille
move-scissors = Ciseaux
move-lizard = Lézard
move-spock = Spock
move-odd = Impair
move-even = Pair
length-first = { $points ->
    [one] en { $points } point
   *[other] en { $points } points
  }
length-best = au meilleur des { $of }
length-endless = sans fin

## Un match
match-title = 🔮 { $game } · { $length }
match-title-opponent = { $title } · adversaire : { $opponent }
match-opponent-novice = Novice
match-opponent-mirror = Miroir
match-opponent-coin = Pile ou face
match-score = { $name } { $won } : { $lost } Gadalka{ $drawn ->
    [0] {""}
    [one] {" "}· { $drawn } égalité
   *[other] {" "}· { $drawn } égalités
  }
match-first = Choisis un coup. Le mien est déjà scellé.
match-first-guess = Pair ou impair ? Ma réponse est déjà scellée. Si je me trompe, le point est pour toi.
round-moves = Toi { $yours } · Gadalka { $mine } → { $result }
round-won = point pour toi
round-lost = point pour moi
round-drawn = égalité
round-missed = raté, point pour toi
round-hit = j’ai deviné
round-toast = Toi { $yours } · moi { $mine } → { $result } · { $won } : { $lost }
round-expected = J’attendais { $move }.
round-expected-because = J’attendais { $move } : { $because }.
round-chance = Cette fois, j’ai fait confiance au hasard.
round-read = J’ai fait confiance au hasard : quelqu’un me lit peut-être.
round-model-off = J’ai tiré au sort, comme tu l’as demandé : je ne te lis pas.
round-guessed = Rien ne me guidait, alors j’ai deviné.
round-unexpected = Je n’attendais rien de précis.
round-drew-at-random = J’ai tiré au sort.
round-apart = Ici joue ce que d’autres ont écrit ; cela garde ses pensées pour soi.
round-by-rule = J’ai joué selon ma propre règle ; elle ne cherche pas à te deviner.
round-by-merits = J’ai joué ce qui paie contre toi jusqu’ici, ou essayé autre chose.
novice-offer = Début difficile ? La Novice ne sait rien de toi et apprend pendant le match.
seal-word = ton mot : { $word }
button-why = Pourquoi ?
button-stop = Arrêter
button-rematch = Revanche
button-continue = Reprendre
button-continue-at = Reprendre { $won } : { $lost }
button-continue-choice = { $number }. { $won } : { $lost }
button-new = Nouveau match
button-verify = Vérifier
button-proof = Preuve
button-check-in-browser = Vérifier dans ton navigateur
button-open-page = Ouvrir en page
button-chart = Courbe
button-details = Détails
button-more = Plus
button-rules = Règles
button-novice = Affronter la Novice
button-play = Jouer
button-next = Suivant
button-back = Retour

## Les règles d’un jeu aux nombreux coups
rules-title = 🔮 Qui bat quoi : { $game }
rules-rock-scissors = La pierre brise les ciseaux
rules-rock-lizard = La pierre écrase le lézard
rules-paper-rock = La feuille enveloppe la pierre
rules-paper-spock = La feuille réfute Spock
rules-scissors-paper = Les ciseaux coupent la feuille
rules-scissors-lizard = Les ciseaux décapitent le lézard
rules-lizard-paper = Le lézard mange la feuille
rules-lizard-spock = Le lézard empoisonne Spock
rules-spock-scissors = Spock casse les ciseaux
rules-spock-rock = Spock vaporise la pierre
rules-beats = { $winner } bat { $loser }
rules-caption = Une flèche mène à ce qu’un coup bat
rules-alt = { $game } : les coups en cercle, avec des flèches vers ce que chacun bat. { $rules }
rules-play = Deux coups identiques font égalité. Pour jouer : /rps play { $variant }

## Ce qu’elle a vu
evidence-often = tu as joué ça { $count } fois sur { $total }
evidence-after-own = après ton coup { $yours }, tu as joué ça { $count } fois sur { $total }
evidence-after-other = après mon coup { $mine }, tu as joué ça { $count } fois sur { $total }
evidence-after-both = après ton coup { $yours } contre mon coup { $mine }, tu as joué ça { $count } fois sur { $total }
evidence-repeat = { $result ->
    [win] après une victoire, tu as répété ton coup { $count } fois sur { $total }
    [loss] après une défaite, tu as répété ton coup { $count } fois sur { $total }
   *[draw] après une égalité, tu as répété ton coup { $count } fois sur { $total }
  }
evidence-change = { $result ->
    [win] après une victoire, tu as changé de coup { $count } fois sur { $total }
    [loss] après une défaite, tu as changé de coup { $count } fois sur { $total }
   *[draw] après une égalité, tu as changé de coup { $count } fois sur { $total }
  }
context-times = { $count } fois sur { $total }
context-times-weighed = { $percent } % du temps, les manches récentes pesant plus
context-last = la dernière fois, { $situation } tu as joué ça
context-sentence = { $situation } { $event } { $times }
context-sentence-plain = { $event } { $times }
context-played = tu as joué ça
context-yours = { $rounds ->
    [1] ton coup
   *[other] tes coups
  } { $yours }
context-mine = { $rounds ->
    [1] mon coup
   *[other] mes coups
  } { $mine }
context-both = { $rounds ->
    [1] ton coup { $yours } contre mon coup
   *[other] tes coups { $yours } contre mes coups
  } { $mine }
context-after = { $back ->
    [1] après
    [2] deux manches après
   *[other] { $back } manches après
  } { $moves },
context-after-two = après { $earlier }{ $gap ->
    [1] , puis
   *[other] {" "}et { $gap } manches plus tard
  } { $later },
context-result = { $result ->
    [win] { $exact ->
        [yes] une victoire
       *[no] une telle victoire
      }
    [loss] { $exact ->
        [yes] une défaite
       *[no] une telle défaite
      }
   *[draw] une égalité
  }
context-results = { $before }, puis { $next }
context-after-results = après { $results },
context-step = { $step ->
    [same] après un coup répété,
    [other] après un changement de coup,
    [beating] après un passage à ce qui bat ton coup d’avant,
    [beaten] après un passage à ce que bat ton coup d’avant,
   *[far] après un pas comme { $from } → { $to },
  }
context-steps = après { $moves } coups de ce dessin,
context-alike = { $rounds ->
    [1] après une manche toute pareille,
   *[other] après { $rounds } manches toutes pareilles,
  }
context-from-yours = { $step ->
    [same] tu as répété ton coup
    [other] tu as changé de coup
    [beating] tu as pris ce qui bat ton dernier coup
    [beaten] tu as pris ce que bat ton dernier coup
   *[far] tu as quitté { $from } pour { $to } (ou semblable),
  }
context-from-mine = { $step ->
    [same] tu as repris mon dernier coup
    [other] tu as pris ce que je n’avais pas joué
    [beating] tu as pris ce qui bat mon dernier coup
    [beaten] tu as pris ce que bat mon dernier coup
   *[far] tu as répondu { $to } à mon coup { $from } (ou semblable),
  }
why-expected = À la dernière manche, j’attendais { $move } : { $because }.
why-blend = À la dernière manche, j’attendais { $move }. Aucune habitude ne le disait à elle seule ; { $rounds ->
    [1] la seule manche dont je me souviens allait dans ce sens.
   *[other] des { $rounds } manches dont je me souviens, les plus semblables allaient dans ce sens.
  }
why-sure = J’en étais sûre à { $percent } %.
why-people = À la dernière manche, j’attendais { $move }. Je ne savais encore rien de toi ; c’est ce que font les autres.
why-forgotten = À la dernière manche, j’attendais { $move }. Pourquoi, je l’ai oublié, comme tu l’as demandé.
why-chance = Cette fois, j’ai fait confiance au hasard : te lire promettait trop peu pour ce que j’aurais risqué.
why-careful = J’ai fait confiance au hasard : on se connaît à peine, et tu sais peut-être comment je débute. Aux premières manches, je risque peu.
why-read = J’ai fait confiance au hasard : mes prédictions t’ont fait tant gagner que quelqu’un me lit peut-être. Je ne risque que ce que je regagne.
why-spent = Je n’ai plus rien à risquer avec toi : tu as tout gagné. Désormais, je tire chaque coup au hasard.
why-model-off = Tu m’as demandé de ne pas te lire, alors j’ai tiré au sort. Avec /model on, je lis de nouveau.
why-frozen = Ton modèle est figé : je n’apprends rien de nouveau.
why-record = Dans ce match, j’ai bien lu { $right } coups sur { $all }.
why-guessed = Je n’avais jamais rien vu de tel, alors j’ai deviné.
why-unexpected = À la dernière manche, je n’attendais rien de précis.
why-random = Cet adversaire ne lit rien. Il tire chaque coup au sort.
why-apart = Ici joue un fichier ou un fantôme que d’autres ont fait. Ce qu’il pense reste chez lui ; son coup était choisi avant le tien, le sceau le montre.
why-expected-by-rule = À la dernière manche, j’attendais { $move }. C’est la règle de cet adversaire : elle ne regarde que ton dernier coup et n’apprend rien.
why-by-rule = Cet adversaire joue selon sa propre règle et ne cherche pas à deviner ton prochain coup.
why-by-merits = Cet adversaire apprend à l’essai ce qui paie contre toi, et joue d’après cela.
why-valued = { $chosen ->
    [move] À la dernière manche, j’ai joué { $move } : { $situation } c’était le plus prometteur, { $value } points à partir de là.
    [move-tried] À la dernière manche, j’ai essayé { $move } au hasard : { $situation } ce coup promettait { $value } points à partir de là.
    [strategy] À la dernière manche, j’ai suivi la stratégie { $name } : { $situation } c’était la plus prometteuse, { $value } points à partir de là.
   *[strategy-tried] À la dernière manche, j’ai essayé au hasard la stratégie { $name } : { $situation } elle promettait { $value } points à partir de là.
  }
why-daemon = { $said ->
    [yes] À la dernière manche, j’attendais { $move }, comme le démon que j’écoute.
   *[no] À la dernière manche, j’ai tiré au sort : le démon que j’écoute n’avait rien vu de tel.
  } Il regarde tes derniers coups ({ $moves }) et les dernières prévisions ({ $guesses }) ; cote { $rating }{ $rivals ->
    [0] .
   *[other] , la suivante { $next }.
  }
why-knew = Il savait : { $weights }.
why-too-early = Redemande après la première manche. Mon prochain coup reste scellé.

## La fin d’un match
end-won = 🔮 { $name } gagne { $won } : { $lost }
end-lost = 🔮 Gadalka gagne { $lost } : { $won }
end-level = 🔮 Égalité : { $name } { $won } : { $lost } Gadalka
end-stopped = 🔮 Arrêt à { $name } { $won } : { $lost } Gadalka
end-forfeited = 🔮 { $name } gagne par forfait à { $won } : { $lost }
end-withdrawn = 🔮 Fini à { $name } { $won } : { $lost } : l’adversaire n’est plus là
end-broke = { $line ->
    [0] Son fichier a planté et ne pouvait plus choisir de coup. Toutes les manches comptent.
   *[other] Son fichier a planté à la ligne { $line }, colonne { $column }, et ne pouvait plus choisir de coup. Toutes les manches comptent.
}
end-replaced = 🔮 Mis de côté à { $name } { $won } : { $lost } Gadalka
continue-open = 🔮 Pas encore fini : { $name } { $won } : { $lost } Gadalka
continue-question =
    { $terms }
    Le reprendre, ou en commencer un nouveau ? Il peut attendre : il garde son score.
continue-new-terms = Nouveau : { $terms }
continue-which = 🔮 Quel match reprend-on ?
continue-choice = { $number }. { $won } : { $lost } · { $terms } · { $ago }
continue-aside = 🔮 Mis de côté : { $name } { $won } : { $lost } Gadalka
continue-kept = Son score est gardé { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }.
continue-is-aside = Ce match est mis de côté, rien n’a été compté. « Reprendre » le ramène.
continue-nothing = Aucun match ne t’attend. Commences-en un : /{ $command } play
continue-gone = Ce match n’est plus gardé. Commences-en un autre : /{ $command } play
continue-asked-gone = Cette question a sa réponse, ou elle est trop vieille. Redemande : /{ $command } play
end-no-rounds = Aucune manche n’a été jouée.
end-verified = ✓ vérifié
end-check-failed = ✗ Ma propre vérification de ce match a échoué. Ne t’y fie pas ; préviens qui m’héberge.
end-unchecked = Pas encore vérifié : Plus → Vérifier
end-gave-me = { $habit } : cela m’a donné { $points ->
    [one] un point
   *[other] { $points } points
  }{ $back ->
    [0] {""}
   *[other] , et à toi { $back }
  }.
end-gave-you = { $habit }, et je n’ai rien vu : cela t’a donné { $points ->
    [one] un point
   *[other] { $points } points
  }{ $back ->
    [0] {""}
   *[other] , et à moi { $back }
  }.
end-habit-after = Tu { $same ->
    [yes] répètes ton coup
   *[no] changes de coup
  } après { $result ->
    [win] une victoire
    [loss] une défaite
   *[draw] une égalité
  }
end-habit-favourite = Tu joues surtout { $move }
end-habit-in-turn = { $size ->
    [2] Tu alternes tes deux coups
   *[other] Tu prends les coups à tour de rôle, { $moves }
  }
end-plain-mine = { $variant ->
    [0] Aucune habitude ne te trahit à elle seule. J’ai vécu de menue monnaie.
    [1] Je ne saurais nommer l’habitude qui t’a coûté cela. La chance et moi partageons le mérite.
   *[2] Rien ne ressort de ton jeu. Appelons tout de même cela de la clairvoyance.
  }
end-plain-yours = { $variant ->
    [0] Je n’ai trouvé aucune habitude à laquelle m’accrocher. Mes compliments.
    [1] Tu n’as rien laissé voir. J’ai pourtant regardé.
   *[2] Aucune de tes habitudes ne ressort. Les cartes rougissent.
  }
end-plain-level = { $variant ->
    [0] Ni toi ni moi n’avons laissé voir grand-chose.
    [1] Égalité, et aucune habitude ne ressort. Les cartes haussent les épaules.
   *[2] Rien entre nous, et rien à en dire.
  }
end-plain-short = { $variant ->
    [0] Trop court pour dire la bonne aventure à qui que ce soit.
    [1] Si peu de manches ? Même à moi, il en faut un peu plus.
   *[2] On commençait à peine ; il n’y a encore rien à dire.
  }
end-plain-rule = { $variant ->
    [0] J’ai suivi ma règle, et aucune de tes habitudes ne ressort.
    [1] J’ai joué selon une règle, sans lire personne. Aucune habitude ne ressort.
   *[2] Une règle contre une personne, et aucune habitude qui ressorte.
  }
end-plain-random = { $variant ->
    [0] J’ai tiré au sort : rien ici ne parle de toi.
    [1] Je n’ai rien lu cette fois. Loue le hasard, ou blâme-le.
   *[2] Des coups au hasard de mon côté : tes habitudes n’y changeaient rien.
  }
end-read = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  }. J’ai prédit { $percent } % de tes coups, là où le hasard seul en prédirait { $chance } % : { $verdict }.
end-unread = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  }. Je n’ai rien lu.
verdict-read = mieux que le hasard
verdict-unsure = trop peu de manches pour trancher
verdict-escaped = tu m’as échappé plus souvent que le hasard ne le permet
duel-read-title = { $who ->
    [you] 🔮 Ma lecture de tes coups
   *[other] 🔮 Ma lecture des coups : { $name }
  }
duel-read-closed = { $name } garde cela pour soi. Après un appui de sa part sur « Laisser lire », sous le duel, tu pourras regarder.
duel-read-nothing = Il n’y a rien à lire : aucune manche avec un choix des deux côtés.
duel-read-unread = Je n’aurais rien attendu de précis.
duel-read-count = J’aurais prédit { $right } coups sur { $read } ; le hasard en prédirait { $luck }. { $verdict ->
    [read] C’est mieux que le hasard.
    [escaped] { $who ->
        [you] Tu m’as échappé plus souvent que le hasard ne le permet.
       *[other] { $name } m’a échappé plus souvent que le hasard ne le permet.
      }
   *[unsure] Trop peu de manches pour trancher.
  }
duel-read-round = Manche { $round } : j’aurais attendu { $move } : { $because } (hasard : { $luck }).
duel-read-often = { $who ->
    [you] tu joues ça { $count } fois sur { $total }
   *[other] { $name } joue ça { $count } fois sur { $total }
  }
duel-read-after-own = { $who ->
    [you] après ton coup { $own }, tu joues ça { $count } fois sur { $total }
   *[other] après { $own }, { $name } joue ça { $count } fois sur { $total }
  }
duel-read-after-other = { $who ->
    [you] après { $other } en face, tu joues ça { $count } fois sur { $total }
   *[other] après { $other } en face, { $name } joue ça { $count } fois sur { $total }
  }
duel-read-after-both = { $who ->
    [you] après ton coup { $own } contre { $other }, tu joues ça { $count } fois sur { $total }
   *[other] après { $own } contre { $other }, { $name } joue ça { $count } fois sur { $total }
  }
duel-read-repeat = après { $result ->
    [win] une victoire
    [loss] une défaite
   *[draw] une égalité
  }, { $who ->
    [you] tu répètes ton coup
   *[other] { $name } répète son coup
  } { $count } fois sur { $total }
duel-read-change = après { $result ->
    [win] une victoire
    [loss] une défaite
   *[draw] une égalité
  }, { $who ->
    [you] tu changes de coup
   *[other] { $name } change de coup
  } { $count } fois sur { $total }
duel-read-strip = { $who ->
    [you] ← tes coups
   *[other] ← coups joués par { $name }
  }
duel-read-strip-expected = ← ce que j’aurais attendu
duel-read-known = { $known ->
    [0] Je ne savais rien d’avant, et j’ai appris au fil du duel.
    [one] Je partais d’une manche d’avant, et j’ai appris au fil du duel.
   *[other] Je partais de { $known } manches d’avant, et j’ai appris au fil du duel.
  }
strip-yours = ← tes coups
strip-mine = ← les miens
end-seals = Tous les sceaux sont ouverts : { $opened } sur { $sealed } concordent.
end-seals-broken = Les sceaux ne concordent pas : { $opened } sur { $sealed }. Ne te fie pas à ce match ; préviens qui m’héberge.
details-title = 🔎 En chiffres : { $score }
details-habit = { $habit } : { $followed } fois sur { $situations }. De ces manches, j’en ai gagné { $mine } et toi { $yours }{ $drawn ->
    [0] {""}
    [one] {" "}; { $drawn } égalité
   *[other] {" "}; { $drawn } égalités
  }.

## La courbe d’un match
chart-rounds = { $game } : { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  }
chart-best = { $by ->
    [0] Tu n’as jamais mené.
   *[other] Ta plus grande avance : { $by }, à la manche { $round }.
  }
chart-worst = { $by ->
    [0] Je n’ai jamais mené.
   *[other] Ma plus grande avance : { $by }, à la manche { $round }.
  }
chart-turns = { $turns ->
    [0] L’avance n’a jamais changé de camp.
    [1] L’avance a changé de camp une fois, à la manche { $round }.
    [2] L’avance a changé de camp deux fois, la dernière à la manche { $round }.
   *[other] L’avance a changé de camp { $turns } fois, la dernière à la manche { $round }.
  }
chart-reach = Par le hasard seul, { $decided } manches décidées finissent à plus de { $reach } d’écart au plus une fois sur vingt matchs.
chart-luck = { $by ->
    [0] Égalité à la fin : c’est peut-être le hasard.
   *[other] { $by } d’écart, ce peut bien être le hasard.
  }
chart-yours = Tu mènes de { $by } : ce n’est guère le hasard.
chart-mine = Je mène de { $by } : ce n’est guère le hasard.
chart-few = { $decided ->
    [0] Aucune manche n’a été décidée.
    [one] Une manche décidée, c’est trop peu pour distinguer le talent du hasard.
   *[other] { $decided } manches décidées, c’est trop peu pour distinguer le talent du hasard.
  }
chart-stopped = Arrêté avant sa fin, un match en dit moins : on peut partir au bon moment.
chart-chosen = Tes choix : { $moves }
chart-grey = Gris : jusqu’où va le hasard seul, 19 fois sur 20
chart-lead = Qui menait
chart-difference = tes victoires moins les miennes
chart-moves = Tes coups
chart-times = fois
chart-round = manche
chart-alt = { $score }. Qui menait, manche par manche, en ligne sur la portée grise du hasard, et tes coups en barres. { $lines }
chart-folded = Les manches de ce match ne sont plus gardées, il n’y a donc pas de courbe. Sa fin : { $score }.

## Preuve d’équité
proof-title = Preuve d’équité du match { $session }
checked-fits = ✓ Tout concorde. Sceaux : { $sealed } ; coups rejoués à l’identique : { $same }.
checked-wrong = ✗ Quelque chose ne concorde pas. Ne te fie pas à ce match ; préviens qui m’héberge. La preuve dit quoi.
checked-dice-later = À partir du { $date }, n’importe qui pourra aussi vérifier les dés.
checked-dice-fit = Les dés découlent de la clé du jour publiée.
checked-own-word = Pour l’instant, ce n’est que ma parole. Vérifie toi-même.
proof-how = Chez toi, avec une copie de Gadalka, l’engagement que tu as noté et ton export /data : npm run -s gadalka -- verify "…" --pledge "…" --history export.json
proof-how-file = Chez toi, avec une copie de Gadalka, le fichier joint, l’engagement que tu as noté et ton export /data : npm run -s gadalka -- verify --file gadalka-proof.txt --pledge "…" --history export.json
source-at = Une copie de Gadalka : { $link }
source-unknown = Où trouver une copie de Gadalka, seul l’hébergeur de ce bot le sait : aucune adresse n’est indiquée ici.
proof-none = Tu n’as aucun match fini à vérifier. Joues-en un : /rps play ou /oddeven play
proof-not-yet = Ce match n’est pas fini, mes sceaux restent donc fermés. Ils s’ouvrent à la fin.
proof-folded = Les manches de ce match ne sont plus gardées, ses sceaux ne peuvent donc pas s’ouvrir ici. La ligne de preuve de sa fin le peut encore : /rps verify proof:…
proof-unreadable = Ce n’est pas une ligne de preuve de chez moi. Elle commence par gdk3., vient du bouton « Vérifier » d’un match fini, et doit être complète.
proof-pledge-lost = L’engagement de ce match n’est plus connu ici, je ne peux donc pas signer sa preuve.
proof-word = Ton mot : { $word }
proof-seeds-later = La clé du jour sera révélée le { $date }. Dès lors, n’importe qui pourra vérifier que les dés en découlent, et que je ne pouvais pas les choisir.
proof-seeds-no-key = La clé jointe à cette ligne n’est pas de celles de l’engagement.
proof-seeds-differ = Les dés ne découlent PAS de la clé du jour promise. Ne te fie pas à ce match.
proof-seeds-fit = Les dés découlent de la clé du jour révélée, du match et de ton mot, comme promis.
proof-gap-version = on m’a mise à jour depuis, et je choisis autrement.
proof-gap-other = ton historique ici n’est pas celui sur lequel ce match s’est joué.
proof-gap-apart = un fichier ou un fantôme fait par d’autres jouait ici. Chaque coup était scellé avant le tien, comme toujours.
proof-gap-none = il faut pour cela l’historique de qui a joué, et ce n’est pas le tien.
proof-taken-back =
    { $count ->
        [one] Un coup scellé a été repris
       *[other] { $count } coups scellés ont été repris
    } sans raison que cette ligne montre. Ne te fie pas à ce match.
proof-played = Selon cette ligne, tout a commencé le { $date }. Toi seul sais si c’est vrai.
proof-times-differ = Les heures de cette ligne ne correspondent PAS aux jours de ses clés. Elle dit que tout a commencé le { $date }. Ne t’y fie pas.
proof-times-late = Le tirage ou le jeu a eu lieu sous un jour dont la clé était déjà publique. La ligne dit que tout a commencé le { $date }. Ne t’y fie pas.
proof-again = À partir du coup { $numbers }, des coups ont été abandonnés et scellés à nouveau. Seuls les messages d’alors que tu as gardés montrent si c’est vrai.
proof-settings = À partir du coup { $numbers }, la ligne indique des réglages de ton modèle. Si ce n’étaient pas les tiens, ne te fie pas à ce match. Les messages d’alors les confirment, et peut-être ton export.
proof-account = À partir du coup { $numbers }, ce que je risque a changé parce que tu as joué ailleurs (manches : { $rounds }). Seuls les messages d’alors que tu as gardés montrent si c’est vrai.
proof-account-false = À partir du coup { $numbers }, ce que je risque ne peut PAS avoir été ce que dit la ligne. Ne te fie pas à ce match.
proof-confirmed = Ce qui a changé à partir du coup { $numbers } est confirmé par tes messages ou ton export.
proof-gap-cut = les manches que je connaissais alors ne sont plus gardées.
proof-gap = { $count ->
    [one] Un coup n’a pas été rejoué : { $why }
   *[other] { $count } coups n’ont pas été rejoués : { $why }
}
proof-different = { $count ->
    [one] Un coup n’est PAS celui que j’aurais choisi : numéro { $numbers }.
   *[other] { $count } coups ne sont PAS ceux que j’aurais choisis : numéros { $numbers }.
} Ne te fie pas à ce match.
proof-same = J’ai rejoué mon côté, avec ce que je savais alors et la graine : { $same } coups sur { $sealed } sont ressortis identiques.
proof-forged = La signature est FAUSSE : cette ligne ne vient pas de l’hébergeur de l’engagement { $pledge }.
proof-unsigned = Non signée : n’importe qui a pu l’écrire.
proof-signed-elsewhere = Signée par un autre hébergeur, sous l’engagement { $pledge }. Je ne peux pas dire qui c’est.
proof-signed = Signée par moi, sous mon engagement { $pledge }.
proof-unchecked = La vérification traîne en ce moment. Rappuie sur « Vérifier » dans une minute, ou vérifie la ligne chez toi.
proof-own-word = Tant que tu n’as pas vérifié chez toi, ce n’est que ma parole. Les messages du match que tu as gardés (ou quelqu’un d’autre) m’engagent aussi : verify --noted les lit. En savoir plus : /fairness

## Appuis qui ne changent rien
press-old-button = Ce bouton est d’un autre temps ; il n’ouvre plus rien. Un nouveau match : /rps play ou /oddeven play
panel-gone = Ce bouton n’est plus à jour. Voici où on en est.
panel-type = Écris : { $example }
press-went-back = Ma mémoire est revenue avant cette manche, et tu as déjà vu mon coup. Le match s’arrête donc là ; rien n’a été compté.
press-renewed = La clé du jour qui scellait mon coup va être révélée. J’en ai scellé un nouveau : ton appui n’a pas compté, choisis encore.
press-not-yours = Ces boutons sont à quelqu’un d’autre. Les tiens : /rps play ou /oddeven play
press-round-played = Cette manche est déjà jouée ; rien n’a compté deux fois. Voici où l’on en est.
press-not-counted = Non compté. La dernière manche : { $round }
press-match-over = Ce match est fini ; rien n’a été compté.
opponent-gone = Cet adversaire n’existe plus ; le match ne peut pas continuer. Un nouveau match : /rps play ou /oddeven play
offer-taken = Quelqu’un a pris cette partie plus vite. La tienne : /rps play ou /oddeven play

## Parties proposées dans n’importe quelle discussion
offer-open-title = { $game } : pour tout le monde
offer-open-description = Qui appuie en premier joue contre moi
offer-open-text = { $name } propose une partie contre moi. Qui appuie en premier joue.
offer-own-title = { $game } : pour toi
offer-own-description = Tu joues contre moi, les autres regardent
offer-own-text = { $name } veut connaître l’avenir. Appuie pour commencer.
offer-mines-open-description = Qui appuie en premier joue, les autres regardent
offer-mines-open-text = { $name } propose une grille de démineur. Qui appuie en premier joue.
offer-mines-own-description = Tu joues, les autres regardent
offer-mines-own-text = { $name } va traverser un champ de mines. Appuie pour commencer.

## Commandes
command-rps = Pierre-feuille-ciseaux, contre la voyante ou à deux
command-rps-play = Jouer ; j’apprends au fil du match
command-oddeven = Pair ou impair : tu choisis, je devine
command-oddeven-play = Jouer ; si je me trompe, le point est pour toi
command-strategy = Les adversaires : qui ils sont, et des noms à toi pour eux
command-strategy-list = Tous les adversaires, une ligne chacun
command-strategy-mine = Les noms que tu as donnés à des stratégies
command-strategy-submit = Envoyer une stratégie que tu as écrite, en fichier
command-help = Ce que je sais faire, et comment le demander
command-settings = Tes réglages : langue, mémoire, qui te voit, tes données
option-help-topic = le sujet
option-link-code = le code de l’autre plateforme ; sans lui, je t’en montre un
option-name-across = here, hidden ou un mot à toi ; sans rien, je dis où l’on en est
option-variant = classic (3 coups) ou lizard-spock (5 coups)
option-length = par exemple first to 10, best of 9, endless …
option-game = quel jeu ; par défaut pierre-feuille-ciseaux
option-opponent = la stratégie qui joue contre toi
option-strategy = un adversaire, ou un nom que quelqu’un a enregistré
option-registered-name = 3 à 24 lettres, chiffres et traits d’union, une lettre d’abord, comme my-markov
option-registered-strategy = ce que le nom désigne, comme markov:order=4,decay=0.98
option-strategy-file = ta stratégie : JavaScript, ou TypeScript à types effaçables ; 64 Ko au plus
option-file-name = son nom : un nouveau, ou un des tiens pour une nouvelle version
option-strategy-note = ce que tu en dis, en une ligne
option-report-reason = ce qui cloche
choice-classic = Classique : pierre, feuille, ciseaux
choice-lizard-spock = Avec Lézard et Spock : cinq coups
choice-novice = Novice : ne sait rien de toi, apprend pendant ce match
choice-fortune-teller = Voyante : te connaît, connaît les gens, n’oublie rien
choice-mirror = Miroir : joue comme toi
choice-coin = Pile ou face : ne lit rien, personne ne peut le lire
strategy-fortune-teller = lit tes habitudes de quarante façons à la fois, connaît les gens, et ne se laisse guère berner
strategy-mirror = ton double : joue ce que tu jouerais à sa place
strategy-random = un honnête pile ou face ; ne lit rien
strategy-ghost = un fantôme : la façon de jouer de quelqu’un, figée avec son accord
strategy-wildcard = pèse chaque moment passé qui ressemble à celui-ci
strategy-wildcard-counters = la même, avec des compteurs, comme publiée à l’origine
strategy-constant = toujours le même coup, pierre sauf indication contraire
strategy-rotation = tous les coups à tour de rôle : pierre, feuille, ciseaux…
strategy-anti-rotation = s’attend à te voir prendre les coups à tour de rôle
strategy-copy = joue ton dernier coup
strategy-always-counter = joue ce qui bat ton dernier coup
strategy-always-counter-self = joue ce qui bat son propre dernier coup ; ne regarde jamais le tien
strategy-win-stay-lose-shift = répète ce qui a gagné, change ce qui a perdu
strategy-after-result = avance selon l’issue : de tant de coups après une victoire, une égalité, une défaite
strategy-frequency = bat le coup que tu joues le plus
strategy-markov = bat ce que tu fais d’ordinaire après tes quelques derniers coups
strategy-mupn = bat ce que tu as fait la dernière fois après les mêmes coups
strategy-supp = apprend à l’essai quel coup paie après tes derniers coups
strategy-mksu = apprend à l’essai laquelle de huit autres stratégies suivre
strategy-mkia = apprend à l’essai lequel de trois lecteurs suivre
strategy-daemons = une foule de démons, et un surveillant qui écoute le plus chanceux
strategy-shannon = la machine de Shannon de 1953 : fais-tu deux fois la même chose ?
strategy-seer = SEER, de 1956 : suit un schéma tant qu’il paie
strategy-mixing = mêle beaucoup de petits lecteurs, et apprend auxquels se fier
strategy-experts = un conseil de lecteurs, écoutés selon leurs résultats
strategy-vote = tout ce qui a jamais suivi un jeu pareil a une voix
strategy-ppm = correspondance partielle, comme on compresse les fichiers : le plus long passage connu parle d’abord
strategy-context-tree = pèse tous les arbres d’habitudes à la fois
strategy-history-match = cherche où le jeu a déjà pris ce tour, et ce que valaient alors ses prédictions
strategy-second-guess = sait que tu sais qu’elle sait
strategy-iocaine = vainqueur de 1999 : devine à tous les niveaux, jugés sur plusieurs horizons
strategy-lempel-ziv = coupe le jeu en phrases, comme un fichier zip, et continue celle où tu es
strategy-naive-bayes = prend chacune des dernières manches pour un signe de ton prochain coup
strategy-regret-matching = joue ce qu’elle regrette de ne pas avoir joué
strategy-exp3 = un bandit : ne connaît que ce que ses propres coups ont rapporté
strategy-de-bruijn = joue chaque courte suite aussi souvent ; ne lit rien

strategy-list-title = 🔮 { $count ->
    [one] { $count } adversaire
   *[other] { $count } adversaires
  }
strategy-info-title = 🔮 { $family }
strategy-games = Joue à : { $games }
strategy-memory = Regarde { $rounds ->
    [one] une manche en arrière.
   *[other] { $rounds } manches en arrière.
  }
strategy-memory-all = Regarde toutes les manches passées.
strategy-memory-none = Ne regarde pas ce que tu joues.
strategy-settings = Réglages :
strategy-no-settings = Sans réglages.
strategy-setting = { $name } : { $valid } (d’ordinaire { $usual })
strategy-set = ← ici { $value }
strategy-source = Source : { $source }

registration-done = 🔮 { $name } : c’est enregistré
registration-updated = 🔮 { $name } : c’est modifié
registration-gauntlet = Son essai au jeu « { $game } » : { $won } matchs gagnés sur { $matches }, de { $rounds } manches chacun. Manches gagnées, perdues, nulles :
registration-play = L’affronter : { $command } opponent={ $name }. Ouvert à quiconque connaît le nom.
registration-mine-title = 🔮 Tes stratégies : { $count } sur { $max }
registration-none = Tu n’as pas encore de stratégie à toi. Envoie un fichier, ou donne un nom à l’une des miennes.
registration-withdraw-title = Renoncer à { $name } ?
registration-withdraw-file = Plus personne ne pourra l’affronter, les matchs en cours s’arrêtent sans résultat, et son fichier est supprimé. Le nom sera libre.
registration-withdraw-text = Plus personne ne pourra l’affronter sous ce nom, et le nom sera libre. Les matchs commencés continuent.
button-withdraw = Y renoncer
registration-withdrawn = { $name } : c’est retiré, le nom est libre.
registration-kept = Gardé.
registration-renamed = { $name } s’appelle maintenant { $to }.
button-strategy-submit = Envoyer un fichier
button-strategy-name = Nommer une de Gadalka
button-strategy-register = Lui donner un nom
button-strategy-mine = Mes stratégies
button-strategy-rename = Renommer
button-strategy-version = Nouvelle version
button-strategy-change = Changer
button-strategy-withdraw = Retirer
button-strategy-source = Code source
button-strategy-open = Ouvrir le code
button-strategy-report = Signaler
button-strategy-enter = Dans la ligue
button-strategy-leave = Hors de la ligue
registration-bad-name = « { $name } » n’est pas un nom valable. Un nom a 3 à 24 lettres de a à z, chiffres et traits d’union, et commence par une lettre, comme my-markov.
registration-reserved-name = « { $name } » veut déjà dire quelque chose ici. Choisis un autre nom, comme my-{ $name }.
registration-indecent-name = « { $name } » ne se dit pas devant tout le monde. Choisis un autre nom.
coarse-stems = connard connass salope enculé enculer putain bougnoul tarlouz branleur
coarse-words = encule merde merdeux pute putes nique niquer youpin youtre pouffiasse
coarse-innocent = salopette lapidaire
registration-taken = Quelqu’un a déjà enregistré « { $name } ». Choisis un autre nom.
registration-yours = Tu as déjà enregistré « { $name } ». Pour modifier : /strategy update { $name } …
registration-full = Tu as enregistré { $max } stratégies, c’est le maximum. Retires-en d’abord une : /strategy withdraw
registration-not-yours = Tu n’as pas enregistré « { $name } ». Tes noms : /strategy mine
registration-is-file = « { $name } » désigne un fichier. Une nouvelle version : /strategy submit { $name }, avec le fichier.
registration-waiting = 🔮 { $name } attend son essai
registration-waiting-text = { $place ->
    [1] C’est le prochain de la file.
    [2] C’est le deuxième de la file.
    [3] C’est le troisième de la file.
   *[other] C’est le numéro { $place } de la file.
  } Son rapport s’affichera ici.
registration-trying = 🔮 { $name } passe son essai
registration-trying-text = Son rapport s’affichera ici dans un instant.
registration-one-at-a-time = Ton dernier essai n’est pas fini, et chaque personne en a un à la fois. Son message deviendra le rapport.
registration-queue-full = La file des essais est pleine. Réessaie dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
  }.
registration-too-slow = Il a fallu plus de temps ou de mémoire que n’en a un essai, rien n’a donc été enregistré. Essaie des réglages plus modestes ; /strategy info dit lesquels existent.
registration-broken-off = L’essai a été interrompu ({ $name }), et rien n’a été enregistré. Renvoie la commande dans une minute.
registration-store-away = Ma mémoire est absente en ce moment, rien n’a donc été enregistré. Renvoie la commande dans une minute.
registration-told-already = J’y suis déjà. Tes noms : /strategy mine

submission-how = Il faut un fichier et un nom : /strategy submit my-bot, avec le fichier.
submission-version = 🔮 { $name } a une nouvelle version : { $version }
submission-known = 🔮 { $name } est déjà exactement ce fichier
submission-draft = Un brouillon, visible de toi uniquement : affronte-le, ou engage-le dans un tournoi. Ouvert à tout le monde
submission-public = Quiconque connaît le nom peut l’affronter.
submission-results = { $game } : { $won } matchs gagnés sur { $matches }, de { $rounds } manches, { $mean } point par manche. Manches gagnées:perdues:nulles, et points par manche :
submission-other-game = { $game } : { $won } matchs gagnés sur { $matches }, { $mean } point par manche.
submission-not-there = { $game } : pas joué : { $reason }.
submission-untried = { $game } : pas essayé, il y faut trop d’étapes. Pour l’essayer seulement là, dis-le dans le fichier : export const games.
submission-taken = Sur { $most } étapes par match, { $steps } au plus ont servi ; sur { $limit } Mo de mémoire, { $memory }. Un match a pris { $milliseconds } ms.
submission-copy = { $game } : joue exactement comme { $original }, coup par coup. Une copie est nommée comme telle, et ne marque pas.
submission-copy-hidden = { $game } : joue exactement comme le fichier antérieur de quelqu’un, coup par coup. Une copie est nommée comme telle, et ne marque pas.
submission-play = L’affronter : { $command } opponent={ $name }. Son empreinte et ses versions : /strategy info { $name }
submission-chart = { $name } à l’essai : { $game }
submission-chart-luck = À ±{ $reach } près, ce peut être le hasard
submission-chart-points = points par manche
submission-no-load = 🔮 { $name } ne se charge pas
submission-crashed = 🔮 { $name } a planté à l’essai
submission-illegal = 🔮 { $name } n’a pas joué de coup à l’essai
submission-exhausted = 🔮 { $name } a trop consommé à l’essai
submission-at-start = { $game }, avant la première manche contre { $opponent }.
submission-at-round = { $game }, contre { $opponent }, manche { $round }.
submission-place = Ligne { $line }, colonne { $column } :
submission-nothing = Rien n’a été enregistré. Corrige le fichier et renvoie-le.
submission-no-games = Le fichier dit jouer à : { $typed }. Je connais { $valid }. Rien n’a été enregistré.
submission-frozen = L’hébergeur a gelé ce fichier même ({ $reason }). Rien n’a été enregistré.
submission-too-slow = Son essai a dépassé le temps que j’ai pour un essai, rien n’a donc été enregistré. Fais-lui calculer moins à chaque manche, ou renvoie-le à une heure plus calme.
submission-gave-up = La machine qui joue les fichiers a renoncé : { $reason }. Ce n’est pas un verdict, mais rien n’a été enregistré. Renvoie-le, ou fais-le calculer moins.
submission-unsteady = { $name } joue chaque fois autrement : { $game }, contre { $opponent }, les coups diffèrent à partir de la manche { $round }. Les mêmes manches doivent donner les mêmes coups. Rien n’a été enregistré.
submission-is-settings = « { $name } » désigne une stratégie avec réglages. Renonces-y d’abord (/strategy withdraw), ou choisis un autre nom.
submission-indecent-note = Ce que dit la note ne se dit pas devant tout le monde. Choisis d’autres mots.
button-open-source = Montrer à tout le monde
button-keep-sealed = Garder scellé
strategy-name-unknown = Je ne connais personne sous le nom « { $name } ».
strategy-no-file = « { $name } » désigne une stratégie avec réglages, sans fichier : /strategy info { $name }
strategy-sealed = { $name } : la source est scellée. Qui l’a écrite peut l’ouvrir : /strategy open { $name }
strategy-source-title = 🔮 Source : { $name }, version { $version }
strategy-source-hash = SHA-256 : { $hash }
strategy-open-title = Montrer à tout le monde la source : { $name }, version { $version } ?
strategy-open-text = Quiconque trouve le nom pourra lire le fichier. Pour cette version, c’est définitif ; les versions suivantes restent scellées.
strategy-open-already = { $name } : la source est déjà ouverte : /strategy source { $name }
strategy-opened = { $name } : la source est ouverte à tout le monde : /strategy source { $name }
strategy-kept-sealed = Elle reste scellée.
strategy-report-own = C’est la tienne. Pour y renoncer : /strategy withdraw
strategy-reported = J’ai signalé à l’hébergeur : { $name }. Personne d’autre ne l’apprend.
strategy-file-title = Un fichier envoyé par qui l’a écrit : du JavaScript, joué en bac à sable.
strategy-file-facts = Version { $version }, { $bytes } octets, { $state ->
    [open] ouverte : /strategy source { $name }
   *[sealed] scellée
 }. SHA-256 : { $hash }
strategy-file-frozen = Gelé par l’hébergeur, ne joue pas : { $reason }
strategy-file-guarded = Hors jeu : plus long qu’aucun match ne le peut ({ $reason }). L’hébergeur peut le remettre.
strategy-file-earlier = Versions antérieures : { $versions }
strategy-file-note = « { $note } »
registration-mine-draft = brouillon
registration-mine-frozen = gelé : { $reason }

## Problèmes avec ce qui a été tapé
problem-unknown-command = Je ne connais pas de commande « { $typed } ». Ce que je sais faire : /help
problem-unknown-command-nearest = Je ne connais pas de commande « { $typed } ». Peut-être { $nearest } ? Toutes : /help
problem-unknown-subcommand = /{ $command } ne connaît pas « { $typed } », mais : { $valid }
problem-unknown-option = /{ $command } ne comprend pas « { $typed } », mais : { $valid }
problem-bad-choice = « { $typed } » ne convient pas pour { $option }. Choisis parmi : { $valid }
problem-unknown-word-nearest = /{ $command } ne comprend pas « { $typed } ». Peut-être { $nearest } ?
problem-bad-choice-nearest = « { $typed } » ne convient pas pour { $option }. Peut-être { $nearest } ? Il y a : { $valid }
problem-bad-text = « { $typed } » ne peut pas servir pour { $option } : il faut 1 à { $max } caractères.
problem-file-missing = { $example } demande un fichier : joins-en un.
problem-file-too-large = Le fichier est trop gros : j’en prends { $kilobytes } Ko au plus.
problem-file-unavailable = Le fichier ne m’est pas parvenu. Renvoie-le, s’il te plaît.
problem-lone-file = « { $typed } » seul ne me dit pas grand-chose. Réponds-y par une commande qui prend un fichier : { $nearest }
problem-word = « { $typed } » n’est pas un mot avec lequel je peux tirer : il faut 1 à { $max } lettres, chiffres, espaces et - _ .
problem-level-and-opponent = Un niveau est déjà un adversaire. Choisis l’un des deux : level=… ou opponent=…
problem-length = « { $typed } » n’est pas une durée. Essaie first to 10, best of 9 (impair) ou endless ; nombres de 1 à { $max }.
problem-unknown-strategy = Je ne connais pas d’adversaire « { $typed } ». Des connus : { $some }. Tous : /strategy list
problem-unknown-strategy-nearest = Je ne connais pas d’adversaire « { $typed } ». Peut-être { $nearest } ? Tous : /strategy list
problem-unknown-parameter = { $family } n’a pas de réglage « { $typed } ». Il y a : { $valid }
problem-bad-value = { $parameter } ne peut pas valoir « { $typed } ». Valeurs possibles : { $valid }
problem-wrong-game = { $typed } ne joue pas à ce jeu ({ $game }). Ceux-ci, oui : { $some }. Tous : /strategy list
problem-frozen = { $name } est gelé par l’hébergeur et ne joue pas : { $reason }

## Pannes
failure-unexpected = Quelque chose a mal tourné de mon côté, et c’est noté. Rien de ce qui est à toi n’est perdu ; réessaie, s’il te plaît.
failure-busy = La boule de cristal est prise d’assaut. Rien n’a compté, rien n’est perdu : appuie ou tape de nouveau dans un instant.
failure-store-unreachable = Je n’arrive pas à ma mémoire en ce moment. Rien n’est perdu : appuie ou tape de nouveau dans un instant. Un coup déjà compté ne comptera pas deux fois.
failure-store-newer = Ton historique a été écrit par une version plus récente de moi, je n’y touche donc pas. Qui m’héberge doit me mettre à jour.
failure-store-key = Ton historique est chiffré avec une clé que je n’ai pas, je n’y touche donc pas. Qui m’héberge doit définir STATE_KEY.
failure-store-plain = Ce dont je me souviens de toi n’est pas chiffré alors qu’il le faudrait, je n’y touche donc pas. Rien n’est perdu : qui m’héberge doit regarder son journal.

## Ce qui engage l’hébergeur
fairness-brief = 🔮 Mon coup est scellé avant que tu choisisses le tien, et un seul engagement lie tous mes dés pour dix ans. Celui à noter est à un appui d’ici.
fairness-title = 🔮 Pourquoi tu n’as pas à me croire sur parole
fairness-text =
    Mon coup est fixé avant que tu choisisses le tien, et chaque message porte son sceau.
    Mes dés découlent d’une clé du jour secrète, de ta propre commande et, si tu veux, d’un mot à toi. Un engagement a fixé mes clés pour dix ans : je ne peux pas choisir les dés, et toi non plus.
    Trois jours plus tard, je révèle la clé. N’importe qui peut alors lancer les mêmes dés, rejouer mes coups et comparer.
fairness-pledge = Mon engagement : { $pledge }, depuis le { $since }. Aujourd’hui : jour { $day } sur { $days }. Note cette ligne : qui l’a peut vérifier tous les matchs à venir.
fairness-follows = Il suit mon engagement antérieur { $pledge }. Pour les matchs d’avant, c’est celui-là qui compte.
fairness-key-none = Aucune clé n’est encore révélée. Celle du jour 1 le sera le { $date } (UTC).
fairness-key = La clé du jour { $day } ({ $of }) est révélée, et avec elle celles de tous les jours d’avant. La prochaine le sera le { $date } (UTC) :
fairness-key-last = La clé du dernier jour, { $day } ({ $of }), est révélée, et avec elle celles de tous les jours d’avant :
fairness-how = Pour vérifier un match : appuie sur « Vérifier » à sa fin, et donne la ligne à npm run -s gadalka -- verify sur ta propre machine, avec cet engagement. Ce que je te dis ici n’est que ma parole.

## Budgets : trop à la fois
budget-press = Trop vite pour ma boule de cristal. Dans { $wait }, il y aura de la place ; ta partie attend où elle en était.
budget-command = Que de souhaits à la fois. Dans { $wait }, je t’écoute de nouveau ; rien n’est perdu.
budget-picture = Mes pinceaux doivent sécher. Dans { $wait }, je dessine de nouveau ; le reste continue.
budget-hint = Même une boule de cristal a besoin de repos. Dans { $wait }, il y aura un indice ; tu peux jouer en attendant.
budget-export = Je viens de copier ton dossier plusieurs fois. Dans { $wait }, tu pourras en avoir un autre.
budget-trial = Que d’essais à la fois. Dans { $wait }, j’essaie de nouveau une stratégie ; le jeu continue en attendant.
budget-submission = Que de fichiers en un jour. Dans { $wait }, j’en lis un autre ; d’ici là, tu peux les essayer chez toi.
budget-report = J’ai beaucoup transmis de ta part aujourd’hui. Dans { $wait }, je t’écoute de nouveau.
budget-tournament = Que de tournois à la fois. Dans { $wait }, tu pourras en ouvrir un autre ; ceux qui existent continuent.
budget-brief = ⏳ { $wait }
budget-seconds = { $count ->
    [1] une seconde
    [one] { $count } seconde
   *[other] { $count } secondes
}
budget-minutes = { $count ->
    [1] une minute
    [one] { $count } minute
   *[other] { $count } minutes
}

## Temps restant, en fin de phrase
clock-in = dans { $time }
clock-two = { $first } { $second }
clock-soon = d’un instant à l’autre
clock-days = { $count } j
clock-hours = { $count } h
clock-minutes = { $count } min
clock-seconds = { $count } s

## Aide, accueil, vie privée, données
help-brief = 🔮 Je joue contre toi et j’apprends comment tu choisis : /rps. Un duel entre vous : /duel. Nouveau chaque jour : /daily. Tout le reste est à un appui d’ici.
help-title = 🔮 Ce que je sais faire
help-play = Jouer
help-friends = Entre amis
help-you = À ton sujet
help-strategies = Stratégies
help-fairness = Est-ce loyal ?
help-privacy = Vie privée
start-title = 🔮 Je suis Gadalka
start-text = Je lis dans les pensées, un peu. Choisis un jeu : j’apprends comment tu choisis, je te dis ce que j’ai vu, et je prouve que je n’ai pas triché.
start-mines = Démineur
privacy-title = Ce qui est stocké sur toi
settings-title = ⚙️ Réglages
settings-text = Ceci n’est visible que pour toi.
settings-you = Toi
settings-memory = Ce que je retiens de toi
settings-others = Qui peut te voir et te défier
settings-data = Tes données
settings-here = { $kind ->
    [server] Ce serveur
   *[group] Ce groupe
  }
settings-name = Nom ailleurs
settings-name-here = Comme ici
settings-name-hidden = Masqué
settings-name-word = Un autre mot…
settings-link = Lier un compte
settings-code = J’ai un code
settings-show = Voir
settings-pause = Pause
settings-resume = Réapprendre
settings-off = Désactiver
settings-forget = Oublier…
settings-duels-on = Apprends de mes duels
settings-duels-off = Pas de mes duels
settings-share-on = Partager mon jeu…
settings-share-off = Ne plus partager
settings-ghost = Mon fantôme
settings-level = Tes résultats et ton profil, visibles par : { $level }.
settings-visible = Qui me voit
settings-block = Bloquer quelqu’un
settings-blocked = Blocages : { $count }
settings-export = Télécharger
settings-shared = Ce que je partage
privacy-brief =
    Je garde ton identifiant sur cette plateforme, tes coups, leur issue et tes réglages.
    Je ne garde pas tes messages. Ton nom, seulement deux semaines après un duel et là où tu acceptes qu’on te voie.
    Ton profil reste privé tant que tu n’en décides pas autrement.
    Tout reste chez qui héberge ce bot.
    Tu peux tout télécharger ou supprimer à tout moment.
privacy-text =
    Ton identifiant sur cette plateforme, les coups de nos parties et leur issue ; des derniers matchs, aussi les réglages et la graine de mes coups.
    Combien de manches décidées tu as gagnées la semaine et le mois de ta dernière partie, et ce jour.
    Si tu acceptes d’être visible : quand, jusqu’où, ton nom, où tu joues dès lors. D’ici là, ton profil est privé.
    Si tu laisses quelqu’un se comparer à toi, ou le demandes : qui, et quand. Une demande s’efface après une semaine.
    Ton nom d’utilisateur Telegram, 90 jours, pour qu’on puisse te nommer.
    Tes duels : les coups des deux et leur issue, avec les deux noms deux semaines. Des duels classés, ce dont ta cote découle.
    Tes dernières grilles de démineur et l’issue des parties ; d’une course, un jour, qui court.
    Les stratégies que tu enregistres ou envoies, ton fantôme : ce qu’ils sont, leurs résultats.
    Si tu lies des comptes : lesquels, sous quels noms. Ton nom pour les autres plateformes.
    Depuis quand j’apprends de tes duels, ou tu partages ton jeu.
    Rien d’autre : ni noms, ni tes messages, ni où tu joues, ni quand.
    Cela reste chez qui m’héberge, et n’est montré qu’à toi.
data-export-title = Tout ce que j’ai stocké sur toi
data-export-text = Coups du plus ancien au plus récent. La graine d’un match en cours manque : elle trahirait mon prochain coup.
data-delete-title = Tout supprimer ?
data-delete-text = Toutes tes manches, tes totaux, matchs, grilles, stratégies enregistrées et places dans les listes disparaîtront, et je ne te connaîtrai plus. C’est définitif.
button-delete = Tout supprimer
button-keep = Garder
data-delete-linked = Les deux comptes liés sont concernés : tout disparaît aussi sur l’autre plateforme, et le lien en dernier. Pour garder cela : d’abord /account unlink.
data-deleted = Disparu. Nous ne nous sommes jamais vus.
data-nothing = Il n’y avait rien à supprimer.
data-kept = Gardé. Je te connais toujours.

## Une seule personne sur plusieurs plateformes
account-on-platform = { $platform ->
    [discord] sur Discord
    [telegram] sur Telegram
    [terminal] dans un terminal
   *[other] sur une autre plateforme
}
account-link-title = Une seule personne sur les deux plateformes
account-link-code = Tape ceci sur l’autre plateforme d’ici { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, depuis le compte qui est aussi le tien. Ne le montre à personne d’autre.
account-link-how = Ensuite, chaque côté est interrogé sur le nom de l’autre. Le code sert une fois ; après { $tries } codes faux, je n’écoute plus pendant { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
account-link-check = Voir où ça en est
account-link-cancel = Annuler
account-link-question = Lier ce compte à { $name } { $on } ?
account-link-means = Seulement si c’est toi. Historiques, modèles, profil, palmarès et blocages deviennent ceux d’une seule personne ; les deux comptes marchent toujours. Qui tient l’un peut alors tout exporter et supprimer des deux. Pour séparer : /account unlink
account-link-holds = Qui peut te voir : { $here ->
    [nothing] tu n’as rien choisi ici, donc ton choix là-bas vaut
    [private] tu as choisi ici « personne », et cela vaut pour les deux
    [place] tu as choisi ici les lieux où tu joues ; si là-bas c’est « personne », cela vaut
   *[everyone] tu as choisi ici tout le monde ; si là-bas c’est moins, cela vaut
  }. Pour les modèles et les défis, le réglage le plus strict vaut. Personne d’autre ne l’apprend.
account-link-yes = Lier
account-link-no = Non
account-link-waiting = Tu as dit oui. Maintenant, c’est à { $name } { $on } de répondre : par un message de ma part, par « Voir où ça en est » sous le code, ou par /account link là-bas.
account-linked = C’est lié : ce compte et { $name } { $on } sont une seule personne.
account-link-declined = Refusé. Rien n’a été lié. Pour un nouveau code : /account link
account-link-refused = { $name } { $on } a dit non. Rien n’a été lié. Pour un nouveau code : /account link
account-link-lapsed = Ce code a expiré ; un code vit dix minutes. Pour un nouveau, sur l’une ou l’autre plateforme : /account link
account-link-gone = Cette question est close ; rien n’a changé. Où l’on en est : /account link
account-link-wrong = Aucun code ouvert ne s’écrit ainsi. { $left ->
    [0] C’était le dernier essai pour { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
      }.
    [one] Encore un essai.
   *[other] Encore { $left } essais.
} Pour un code, sur l’autre plateforme : /account link
account-link-own = C’est ton propre code. Tape-le sur l’autre plateforme, c’est là qu’il doit te trouver.
account-link-same-platform = Ce code vient de cette plateforme. Il relie des comptes de deux plateformes : tape-le sur l’autre.
account-link-too-many = Trop de codes faux. J’écoute de nouveau dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} au plus.
account-link-already = Ce compte est déjà lié. Pour le lier à un autre, sépare-le d’abord : /account unlink
account-link-busy = Tu viens de confirmer un autre lien. Réponds d’abord à celui-là : /account link
account-unlink-title = Séparer ce compte et { $name } { $on } ?
account-unlink-text = Chacun emporte les manches jouées chez lui, et ses réglages. Aucune manche n’est perdue.
account-unlink-yes = Séparer
account-unlink-no = Garder le lien
account-unlink-kept = Toujours une seule personne.
account-unlinked = C’est séparé : ce compte et { $name } { $on }, chacun avec ses propres manches.
account-unlinked-none = Ce compte n’est lié à aucun autre.
account-name-nobody = { $platform ->
    [discord] quelqu’un sur Discord
    [telegram] quelqu’un sur Telegram
    [terminal] quelqu’un dans un terminal
   *[other] quelqu’un d’ailleurs
}
account-name-shown = Sur les autres plateformes, qui joue avec toi te voit sous le nom « { $name } ».
account-name-hidden = Sur les autres plateformes, ton nom est caché : on y lit « { $name } ».
account-name-bad = Un nom tient en une ligne de { $max } caractères au plus, sans rien de cliquable : ni @, ni liens, ni longs nombres.

## Défis
challenge-race = { $name }, { $caller } te défie à la course sur une même grille. Réponds d’ici { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }.
challenge-question = { $name }, { $caller } a une question pour toi.
challenge-retract = Retirer le défi
challenge-declined = { $name } préfère passer, cette fois. Merci d’avoir demandé, { $caller }.
challenge-retracted = { $caller } a retiré le défi.
challenge-unanswered = { $name } n’a pas répondu à temps, le défi est fini.
challenge-declined-lately = { $name } vient de refuser. Redemande dans une heure.
challenge-too-many = Trois de tes défis sont encore ouverts. Attends une réponse, ou retires-en un.
challenge-too-often = Assez de défis pour une heure. Réessaie plus tard.
challenge-lapsed = Ce défi n’est plus ouvert.
challenge-over-accepted = Ce défi a été accepté.
challenge-over-declined = Ce défi a été refusé.
challenge-over-retracted = Ce défi a été retiré.
challenge-not-challenged = { $name } : personne d’autre ne peut répondre.
challenge-not-challenger = { $name } : personne d’autre ne peut retirer ce défi.
challenge-not-yours = C’est pour quelqu’un d’autre. Pour ne plus recevoir de défis : /privacy
challenge-me = Moi ? Avec plaisir, et tout de suite : /rps play
challenge-unseen = { $name } ne voit pas cette discussion. Lance le défi dans un groupe que vous partagez.
challenge-left = { $name } n’est pas ici et ne le verrait pas.
challenge-muted = { $name } n’accepte pas de défis.
challenge-muted-now = Désormais, personne ne te défie par ton nom. Ce qui est ouvert le reste. Pour accepter de nouveau les défis : /privacy challenges=on
challenge-mute-button = Couper les défis
challenge-take-button = Accepter les défis
challenge-setting-on = Les autres peuvent te défier par ton nom, à une course ou une comparaison. Je te mentionne une fois, et tu acceptes ou refuses.
challenge-setting-off = Tu n’acceptes pas de défis : qui te nomme en est informé, et rien n’est publié.
challenge-stored = Des défis, je garde un jour quand il y en a eu et leur issue ; de leur refus, depuis quand.

## Avec qui l’on se bat en duel
option-duel-whom = De qui tu parles
choice-duels-everyone = de tout le monde
choice-duels-here = des gens des lieux où tu joues
choice-duels-nobody = de personne
duel-blocked = Plus de duels entre { $name } et toi ; personne ne dit pourquoi. Ce qui est ouvert le reste. Un regret ? /duel list
duel-unblocked = { $name } : plus de blocage.
duel-block-self = À soi-même, on n’échappe pas. Nomme quelqu’un d’autre.
duel-block-bot = Les bots ne demandent de duel à personne.
duel-block-whom = Qui ? Donne un nom, comme dans /duel block @name, ou réponds à un message de la personne par la commande. Dans notre discussion privée, personne ne le lit.
duel-block-full = Je retiens { $max } blocages au plus. Lèves-en d’abord un : /duel list
duels-blocked-nobody = Tu n’as bloqué personne.
duels-blocked-line = { $name }, depuis le { $date }
duels-blocked-nameless = quelqu’un dont j’ai oublié le nom, depuis le { $date }
duels-button-unblock = Débloquer : { $name }
duels-from-everyone = Tu acceptes les duels de tout le monde.
duels-from-here = Tu acceptes les duels des gens des lieux où tu joues : les serveurs et groupes où je te vois jouer à partir de maintenant. Ailleurs, tu n’acceptes pas de duels.
duels-from-nobody = Tu n’acceptes les duels de personne. Tu peux toujours en demander.
duels-button-everyone = De tout le monde
duels-button-here = De mes lieux
duels-button-nobody = De personne
duels-stored = Qui tu as bloqué pour les duels, et de qui tu les acceptes ; si ce n’est que des gens de tes lieux, lesquels. /duel list

## Qui peut voir un profil
profile-privacy-title = 🔮 Qui peut voir tes résultats : { $level }
profile-privacy-done = 🔮 Désormais : { $level }
profile-privacy-already = 🔮 Comme avant : { $level }
profile-short-who = Qui voit quoi. « { $nobody } » : toi uniquement. « { $place } » : ils voient ton nom, tes résultats et ton profil, de toutes tes manches. « { $everyone } » : quiconque me le demande, sur toutes les plateformes, voit la même chose.
profile-short-never = Jamais visibles : tes coups un par un, et dans quelles autres discussions tu joues.
profile-short-undo = Pour annuler : choisis « { $nobody } », quand tu veux. Tu quittes aussitôt toutes les listes ; ce qui a été publié dans des discussions y reste.
profile-short-now-private = Ton nom n’est sur aucune liste, et ton profil n’est visible que de toi.
profile-short-now-place = Là où tu finis désormais un match, les gens de cette discussion voient ton nom, tes résultats et ton profil, tirés de toutes tes manches avec moi.
profile-short-now-everyone = Quiconque me le demande, où que ce soit, voit ton nom, tes résultats et ton profil, tirés de toutes tes manches avec moi.
profile-full-title = 🔮 Qui peut voir tes résultats : le détail
profile-full-kept = Ce que je garde pour cela, tant que tu es d’accord : le nom sous lequel on te voit, le jour de ton accord, et les lieux où tu joues. /profile privacy private l’efface.
profile-read-all = Tout lire
profile-shows-private = Tu n’es sur aucune liste, et ton profil n’est visible que de toi. Les matchs sont vus dans la discussion où ils se jouent. Qui veut se comparer à toi doit d’abord te le demander.
profile-shows-place = Cela vaut pour les serveurs et groupes où tu finis désormais un match, et pour quiconque m’y interroge.
    – /leaderboard : ton nom, la part de manches gagnées contre moi, sur combien, et ta place ; à partir de { $needed } manches décidées, jeu par jeu, pour la semaine, le mois et depuis toujours.
    – /leaderboard of:duels : ton nom, ta cote dans les duels classés avec son incertitude, le nombre de ces duels, et ta place ; à partir de cinq adversaires différents, jeu par jeu, pour le mois et depuis toujours.
    – /profile show : ton profil. /profile compare : comment tu joues, et comment joue qui demande.
    – /profile map : toi, sous ton nom. /profile groups : tu es dans le compte (par rôles sur Discord, que je demande sans les garder).
    Tout cela tiré de toutes tes manches avec moi, où que tu les aies jouées.
profile-shows-everyone = La même chose, et en plus tu es sur la liste générale, et quiconque te nomme le voit : toute personne qui m’interroge, où que ce soit, sur toutes mes plateformes. Quand des groupes se comparent, d’autres discussions peuvent te compter sans ton nom.
profile-take-back = On te voit sous le nom { $name } ; il suit quand tu le changes. Je le garde, avec le jour de ton accord et les lieux où tu joues, tant que tu es d’accord. Pour revenir dessus à tout moment : /profile privacy private

## Ce que les manches disent d’une personne
trait-often = de tous les coups : { $move }
trait-after-result = après { $result ->
    [win] une victoire
    [loss] une défaite
   *[draw] une égalité
  } : { $what }
trait-after-move = après { $result ->
    [win] une victoire
    [loss] une défaite
   *[draw] une égalité
  } avec { $before } : { $move }
step-same = encore le même
step-other = un autre coup
step-beats = ce qui le bat
step-beaten = ce qu’il bat
step-like = un pas comme { $from } → { $to }
profile-title = 🔮 { $name } : { $game }
profile-title-people = 🔮 { $name } : { $game }, duels entre personnes
profile-title-all = 🔮 { $name } : { $game }, avec moi et en duel
profile-duels-own = La façon de se battre en duel ne regarde que soi : un profil ouvert ne montre que les manches avec moi.
profile-often = { $kind ->
    [always] à chaque fois
    [nearly] presque à chaque fois
   *[some] { $times ->
        [one] une fois
       *[other] { $times } fois
      } sur { $of }
  }
profile-head-always-same = { $who ->
    [you] Tu t’en tiens à ton coup, quoi qu’il arrive : tu le répètes { $often }.
   *[other] { $name } s’en tient à son coup, quoi qu’il arrive : répété { $often }.
  }
profile-head-always-other = { $who ->
    [you] Tu ne tiens pas en place : quoi qu’il arrive, tu changes de coup { $often }.
   *[other] { $name } ne tient pas en place : quoi qu’il arrive, { $name } change de coup { $often }.
  }
profile-head-win-same = { $who ->
    [you] Tu gardes ce qui gagne : après une victoire, tu répètes ton coup { $often }.
   *[other] { $name } garde ce qui gagne : après une victoire, { $name } répète son coup { $often }.
  }
profile-head-win-other = { $who ->
    [you] Tu ne te reposes pas sur une victoire : après elle, tu changes de coup { $often }.
   *[other] { $name } ne se repose pas sur une victoire : après elle, { $name } change de coup { $often }.
  }
profile-head-loss-same = { $who ->
    [you] Tu ne cèdes pas : après une défaite, tu répètes ton coup { $often }.
   *[other] { $name } ne cède pas : après une défaite, { $name } répète son coup { $often }.
  }
profile-head-loss-other = { $who ->
    [you] Tu lâches ce qui perd : après une défaite, tu changes de coup { $often }.
   *[other] { $name } lâche ce qui perd : après une défaite, { $name } change de coup { $often }.
  }
profile-head-draw-same = { $who ->
    [you] Une égalité ne te fait pas bouger : après elle, tu répètes ton coup { $often }.
   *[other] { $name } ne bouge pas pour une égalité : après elle, { $name } répète son coup { $often }.
  }
profile-head-draw-other = { $who ->
    [you] Une égalité te fait bouger : après elle, tu changes de coup { $often }.
   *[other] Une égalité fait bouger { $name } : après elle, { $name } change de coup { $often }.
  }
profile-head-rather = { $who ->
    [you] Après { $result ->
        [win] une victoire
        [loss] une défaite
       *[draw] une égalité
      }, tu répètes ton coup { $often }, plus que le hasard.
   *[other] Après { $result ->
        [win] une victoire
        [loss] une défaite
       *[draw] une égalité
      }, { $name } répète son coup { $often }, plus que le hasard.
  }
profile-head-often = { $who ->
    [you] Tu as un coup favori : { $move }, { $often }.
   *[other] { $name } a un coup favori : { $move }, { $often }.
  }
profile-head-reflex = { $who ->
    [you] Tu as un réflexe : après { $result ->
        [win] une victoire
        [loss] une défaite
       *[draw] une égalité
      } avec { $before } vient { $move }, { $often }.
   *[other] { $name } a un réflexe : après { $result ->
        [win] une victoire
        [loss] une défaite
       *[draw] une égalité
      } avec { $before } vient { $move }, { $often }.
  }
profile-head-way = { $who ->
    [you] Tu joues à peu près comme une règle simple : { $way }.
   *[other] { $name } joue à peu près comme une règle simple : { $way }.
  }
profile-head-read = { $who ->
    [you] Aucune habitude ne te trahit à elle seule, et pourtant tu es plus facile à lire qu’une pièce de monnaie.
   *[other] Aucune habitude ne trahit { $name } à elle seule, et pourtant { $name } se lit plus facilement qu’une pièce de monnaie.
  }
profile-head-chance = { $who ->
    [you] Tu es aussi difficile à lire qu’une pièce de monnaie : aucune habitude ne te trahit.
   *[other] { $name } est aussi difficile à lire qu’une pièce de monnaie : aucune habitude ne trahit { $name }.
  }
profile-head-early = { $who ->
    [you] Il est trop tôt pour te juger : aucune habitude ne ressort encore.
   *[other] Il est trop tôt pour juger { $name } : aucune habitude ne ressort encore.
  }
profile-nothing = Pas encore de manche de ce genre. Le profil complet en demande { $missing }.
profile-record = { $rounds ->
    [1] Une manche
    [one] { $rounds } manche
   *[other] { $rounds } manches
  } : { $wins } gagnées, { $draws } nulles, { $losses } perdues.
profile-streaks = Plus longues séries : { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
  }, { $losses ->
    [one] { $losses } défaite
   *[other] { $losses } défaites
  }. La dernière : { $result ->
    [win] { $length ->
        [one] une victoire
       *[other] { $length } victoires
      }
    [loss] { $length ->
        [one] une défaite
       *[other] { $length } défaites
      }
   *[draw] { $length ->
        [one] une égalité
       *[other] { $length } égalités
      }
  }.
profile-after = Après { $result ->
    [win] une victoire
    [loss] une défaite
   *[draw] une égalité
  } : { $shares }, sur { $total }.
profile-share = { $what } { $percent } % ({ $count })
profile-after-none = Après { $result ->
    [win] une victoire
    [loss] une défaite
   *[draw] une égalité
  } : pas encore de données.
profile-habits = Ce qui ressort :
profile-habit = – { $habit } { $percent } %, { $count } sur { $total }
profile-bits = Imprévisibilité : { $bits ->
    [one] { $bits } bit
   *[other] { $bits } bits
  } par coup, sans doute entre { $from } et { $to }. Le pur hasard en a { $most } ; personne n’en a plus.
profile-read = J’ai deviné { $guessed } coups sur { $rounds }, soit { $percent }. Le hasard donne { $chance }.
profile-likest = Jeu le plus proche : { $way } ({ $what }). Cela aurait donné { $agreed } des { $rounds } coups ; le hasard en donnerait { $luck }.
profile-likest-none = Ne ressemble à aucune des façons simples que je connais.
profile-likest-constant = Jeu le plus proche : { $way }. Cela aurait donné { $agreed } des { $rounds } coups ; le hasard en donnerait { $luck }.
like-copy = reprend le dernier coup d’en face
like-rotation = tous les coups à tour de rôle
like-anti-rotation = bat qui prend les coups à tour de rôle
like-win-stay-lose-shift = répète ce qui a gagné, change ce qui a perdu
like-always-counter = joue ce qui bat le dernier coup d’en face
like-always-counter-self = joue ce qui bat son propre dernier coup
like-frequency = joue ce qui bat le coup favori d’en face
profile-kept = De { $played } manches, les { $kept } plus récentes sont gardées ; ce sont elles qui comptent ici.
profile-details-title = 🔮 Les chiffres de ce profil : { $game }
profile-details-how = Comment lire ceci. Un bit vaut une réponse, oui ou non : moins un coup en a, plus il est facile à prédire, et à 0 je le connais d’avance. Avec peu de manches, les deux bornes sont loin l’une de l’autre.
    Je cite une habitude quand le hasard la montrerait environ une fois sur quarante ; j’en regarde beaucoup, l’une ou l’autre est donc parfois due au hasard. Je nomme une façon de jouer connue quand elle aurait donné bien plus de coups que le hasard, et que quelqu’un jouant au hasard y ressemblerait autant moins d’une fois sur cent.
profile-details-closed = Ces chiffres sont réservés à qui peut voir le profil, et il n’est pas ouvert ici.
profile-alt = Habitudes ({ $name }), ce qui suit quoi : { $habits }. Part des coups prédits, jusqu’à chaque manche : { $curve }.
profile-closed = Aucun profil ne t’est ouvert sous le nom { $name }. Pour comparer vos jeux, demande : /profile compare. Pour ouvrir le tien : /profile privacy
button-show-here = Montrer ici
profile-show-lapsed = Je ne sais plus où c’était. Redemande : { $command }
profile-shown-there = Montré là où tu l’as demandé : { $game }
profile-not-shown-there = Je n’ai pas pu publier là-bas : { $game }. Redemande dans cette discussion, ou laisse-moi y écrire.
picture-next = coup suivant
picture-after = { $result ->
    [win] gagné
    [loss] perdu
   *[draw] nul
  } : { $move }
picture-no-data = pas de données
picture-habits = Ce qui suit quoi
picture-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  }, avec les nombres ; bleu plus souvent que le hasard, orange plus rarement
picture-compared = Ce qui suit quoi, avec les nombres ; bleu plus souvent que le hasard, orange plus rarement
picture-read = Coups que j’ai devinés, par 40 ; gris : le hasard
picture-round = jusqu’à la manche
picture-failed = L’image n’a pas pu être dessinée ; tout est là en mots.

## Qui désigne une option de personne
person-unknown = Je ne sais pas qui est { $typed }. Nomme quelqu’un par @name, ou réponds à un message de la personne par la commande.
person-unknown-id = { $typed } ne désigne personne. On nomme quelqu’un ainsi : terminal:anna ou discord:700000000000000001
person-bot = Les bots n’ont pas de profil, et je garde le mien pour moi.

## Deux personnes comparées
menu-compare = Comparer nos façons de jouer
compare-with-whom = Comparer avec qui ? Nomme quelqu’un, ou réponds à un message de la personne : /profile compare @name
compare-oneself = C’est toi, et personne ne joue plus comme toi. Nomme quelqu’un d’autre.
compare-own-missing = Une comparaison demande { $needed } manches de part et d’autre, au jeu « { $game } » ; il t’en manque { $missing }.
compare-away = { $name } est injoignable pour l’instant : rien n’a été demandé. Réessaie plus tard, ou demande dans un groupe que vous partagez.
compare-lately = { $name } a reçu une demande de toi il y a moins d’un jour. Redemande demain, ou dans un groupe que vous partagez.
compare-sent = Je demande à { $name } dans notre discussion privée, s’il y en a une : je ne dis à personne qui joue avec moi. La réponse te parvient ici, d’ici une semaine. D’ici là, tu peux retirer la demande.
compare-noted = { $name } n’a pas encore donné son accord. Ta demande y attend une semaine, sous /profile privacy. Une fois acceptée, la même commande te montre la comparaison.
compare-waiting = { $name } a déjà la demande et n’a pas encore répondu.
compare-not-now = { $name } préfère s’abstenir, pour le moment.
compare-too-many = Tu as demandé à beaucoup de gens qui n’ont pas encore répondu. Attends-les, ou retire une demande.
compare-ask-title = 🔮 { $target }, acceptes-tu de comparer ton jeu ? { $caller } le demande.
compare-ask-text = { $seen ->
    [here] Tout le monde ici voit
   *[both] Vous deux voyez
  } à quel point je vous lis et ce qui vous distingue. { $caller } peut comparer encore, jusqu’à ce que tu le reprennes.
button-accept = Accepter
button-decline = Refuser
button-retract = Retirer la demande
compare-not-asked = Cette demande est pour quelqu’un d’autre.
compare-not-asking = Seule la personne qui a demandé peut retirer la demande.
compare-lapsed = Cette demande n’est plus ouverte.
compare-retracted = { $name } a retiré la demande.
compare-declined = Pas de comparaison cette fois.
compare-answered = Tu as accepté. Pour revenir dessus : /profile privacy
compare-title = 🔮 { $a } et { $b } : { $game }
compare-headline = 🔮 Je lis { $a } à { $percentA } et { $b } à { $percentB }
compare-read = J’ai lu { $guessedA } coups sur { $roundsA } et { $guessedB } sur { $roundsB } ; le hasard donne { $chance }.
compare-chance = { $verdict ->
    [chance] { $name } est aussi difficile à lire qu’une pièce de monnaie.
   *[unsure] Chez { $name }, cela peut encore être le hasard.
  }
compare-early = Il est encore tôt : dès { $needed } manches de part et d’autre, je peux dire où vous différez.
compare-differ = Vous jouez différemment, même si aucune habitude ne le montre à elle seule.
compare-effect = Différence : { $effect } sur 1, d’après { $roundsA } et { $roundsB } manches.
compare-differences = Où vous différez le plus :
compare-difference = – { $habit }. { $a } { $percentA } % ({ $countA } sur { $totalA }), { $b } { $percentB } % ({ $countB } sur { $totalB })
compare-no-difference = Aucune différence trouvée pour l’instant.
compare-seed = La distance telle que publiée, sur les { $context } derniers coups : { $p } sur { $most }. Selon le nombre de coups regardés : { $d }
compare-trust = Est-ce le hasard ? Vos manches, mêlées puis redistribuées, diffèrent autant dans { $count } donnes sur 1000 (p = { $p }).
compare-details-title = 🔮 Les chiffres de cette comparaison : { $game }
compare-details-difference = – { $habit }. { $countA } sur { $totalA }, { $countB } sur { $totalB } (p { $p })
compare-details-how = Comment lire ceci. Deux chiffres côte à côte sont ceux des deux personnes, dans l’ordre du message ci-dessus. Différence : 0 est pareil, 1 n’a rien en commun ; la même personne à deux moments est le plus souvent entre 0,25 et 0,60, deux personnes entre 0,63 et 0,86.
    p dit combien de fois le hasard seul en ferait autant ; pour les habitudes, il tient compte de ce que j’en regarde beaucoup. Jusqu’à 0,05 je dis où vous différez, au-delà que je n’ai pas encore trouvé de différence.
    La distance publiée approche de son maximum entre n’importe quelles deux personnes : elle a une histoire, mais guère de sens.
compare-details-closed = Cette comparaison n’est plus ouverte ici. Redemande : /profile compare
compare-too-few = Trop peu de manches pour comparer : il en faut { $needed } de part et d’autre.
compare-missing = – { $name } : il en manque encore { $missing }
compare-basis-agreed = { $name } : accord donné le { $date }.
compare-basis-place = { $name } l’ouvre à ce lieu.
compare-basis-everyone = { $name } l’ouvre à tout le monde.
compare-alt = Ce qui suit quoi. { $a } : { $habitsA }. { $b } : { $habitsB }.
profile-asked = En attente de ta réponse ; ces personnes demandent à se comparer à toi :
profile-asked-by = – { $name } : { $game }, depuis le { $date }
profile-asked-more = – et { $count } de plus, une fois celles-ci traitées
profile-asked-rules = Si tu acceptes, qui demande voit combien de vos coups je devine et vos habitudes les plus nettes, avec nombres et image : tirés de toutes tes manches avec moi, où que tu les aies jouées. Si tu acceptes dans un groupe, tout le groupe le voit. Dès lors, cette personne peut comparer de nouveau, à tout jeu et dans toute discussion, jusqu’à ce que tu reviennes dessus : /profile privacy. Ce qui a été publié reste dans la discussion. Demander, c’est donner son accord ; la demande peut être retirée. Seule la personne interrogée peut répondre, sous une semaine.
profile-asked-left = Encore en attente de ta réponse : { $count }. /profile privacy
button-accept-of = Accepter : { $name }
button-decline-of = Refuser : { $name }
profile-agreements = Tu laisses ces personnes se comparer à toi :
profile-agreed-with = – { $name }, depuis le { $date }
button-take-back = Révoquer : { $name }
profile-taken-back = { $name } ne peut plus se comparer à toi. Ce qui a été publié dans des discussions y reste.
profile-not-agreed = C’était déjà révoqué.
profile-posted-stays = Plus personne ne peut se comparer à toi, et tes demandes ouvertes sont retirées. Ce qui a été publié dans des discussions y reste.

## La carte d’un lieu, et les groupes
landmark-random = pur hasard
landmark-copy = imite
landmark-rotation = à tour de rôle
landmark-anti-rotation = contre le tour de rôle
landmark-win-stay-lose-shift = garde ce qui gagne
landmark-always-counter = bat le dernier d’en face
landmark-always-counter-self = bat son dernier
landmark-frequency = bat le favori
landmark-constant = toujours { $move }
map-title = Qui joue pareil ici : { $game }, { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
  }
map-subtitle = Plus c’est proche, plus c’est pareil. Les directions ne disent rien.
map-people = personnes
map-ways = façons de jouer connues
map-alt = Carte : { $count } personnes et des façons de jouer connues. { $lines }
map-head = Jeux les plus proches ici : { $one } et { $other } ; les plus éloignés : { $first } et { $second }.
map-line = { $name } : au plus près, { $other }
map-line-way = { $name } : au plus près, { $other }, à la manière « { $way } »
map-line-alone = { $name } : à la manière « { $way } »
map-line-none = { $name } : aucune manière que je connaisse
map-head-two = Deux personnes seulement sur cette carte pour l’instant.
map-more = … et { $count } de plus dans l’image.
map-how = Comment lire ceci. Entre parenthèses : 0 est pareil, 1 n’a rien en commun ; sur les 1000 dernières manches de chaque personne. Je nomme une façon connue quand elle aurait donné bien plus de coups que le hasard, et que quelqu’un jouant au hasard y ressemblerait autant moins d’une fois sur cent ; avec elle, combien de coups elle aurait donnés, et combien le hasard.
map-details-title = 🔮 Les distances de cette carte : { $game }
map-details-line = { $name } : { $other } ({ $distance })
map-details-way = { $line } ; { $way } : { $agreed } sur { $rounds }, hasard { $luck }
map-stress-good = L’image rend bien ces distances (stress { $stress }).
map-stress-fair = L’image déforme un peu ces distances (stress { $stress }) : fie-toi plutôt aux chiffres.
map-stress-poor = L’image déforme beaucoup ces distances (stress { $stress }) : fie-toi aux chiffres.
map-numbered = Dans l’image : { $list }
map-left = { $count ->
    [one] Une personne venue il y a plus longtemps n’y figure pas.
   *[other] { $count } personnes venues il y a plus longtemps n’y figurent pas.
  }
map-short = { $count ->
    [one] Une personne a
   *[other] { $count } personnes ont
  } encore trop peu de manches.
map-join = Seules les personnes d’accord comptent.
map-closed-meanwhile = Quelqu’un a fermé son profil pendant que je dessinais. Redemande.
map-alone-here = Une carte montre les gens d’un groupe ou d’un serveur. Demande là-bas : /profile map
map-too-few = Une carte demande { $people } personnes de ce lieu au profil ouvert, avec { $rounds } manches chacune. Pour l’instant : { $ready }. Avec encore trop peu de manches : { $short }.
map-mine-private = Tu n’y es pas : ton profil est privé. Pour y figurer : /profile privacy place, puis finis un match ici.
map-mine-not-here = Tu n’y es pas encore : finis un match ici.
map-mine-missing = Tu n’y es pas encore : il manque { $missing ->
    [one] une manche
   *[other] { $missing } manches
  } de ce jeu, sur { $needed } en tout.
map-mine-ready = Tu as ce qu’il faut.
map-mine-people = Ton jeu ressemble le plus à : { $list }.
map-mine-alone = Il n’y a personne d’autre sur cette carte.
map-mine-ways = Ta manière : { $way }.
map-mine-no-way = Ta manière ne ressemble à aucune que je connaisse.
habits-most = Ce qui ressort le plus ici, c’est « { $habit } » : { $share }, quand le hasard donnerait { $luck }.
habits-none = En moyenne, rien ne ressort ici que le hasard ne ferait aussi bien.
habits-counts = { $people } personnes, environ { $rounds } manches ; chacune compte autant. Entre parenthèses : ce que donnerait le hasard.
habits-too-few = Je dis comment on joue ici en moyenne à partir de { $needed } personnes au profil ouvert, avec { $rounds } manches chacune. Pour l’instant : { $ready }.
groups-title = { $a } et { $b } : { $game }
groups-differ = Ces deux groupes jouent différemment.
groups-perhaps = Ces deux groupes jouent sans doute différemment.
groups-alike = À leur jeu, je ne distingue pas ces deux groupes.
groups-sizes = { $a } : { $first ->
    [one] { $first } personne
   *[other] { $first } personnes
  }. { $b } : { $second ->
    [one] { $second } personne
   *[other] { $second } personnes
  }.
groups-differences = Où ils diffèrent le plus, en moyenne par personne :
groups-difference = – { $habit }. { $a } { $first } % (sur { $firstPeople ->
    [one] { $firstPeople } personne
   *[other] { $firstPeople } personnes
  }), { $b } { $second } % (sur { $secondPeople })
groups-no-difference = Aucune habitude ne diffère plus que le hasard ne le ferait.
groups-trust = Réparties au hasard en deux groupes pareils, ces personnes différeraient autant { $count ->
    [1] une fois
   *[other] { $count } fois
  } sur 1000.
groups-both = { $count ->
    [one] Une personne est dans les deux groupes et n’est comptée dans aucun.
   *[other] { $count } personnes sont dans les deux groupes et ne sont comptées dans aucun.
  }
groups-alt = Carte : { $a } ({ $first }) et { $b } ({ $second }) parmi des façons de jouer connues. { $verdict }
groups-others = les autres
groups-here = cette discussion
groups-basis-roles = Sont comptées les personnes de ce serveur au profil ouvert. Discord vient de me dire leurs rôles ; je n’en garde aucun.
groups-basis-chats = Sont comptées les personnes au profil ouvert : ici à cette discussion, là-bas à tout le monde. Les noms de l’autre discussion ne sont pas montrés.
groups-too-few = Chaque groupe demande { $people } personnes avec { $rounds } manches et un profil ouvert. Pour l’instant { $a } : { $first }, { $b } : { $second }.
groups-alone-here = On compare des groupes dans un groupe ou un serveur. Demande là-bas : /profile groups
groups-on-files = Des groupes de personnes enregistrées se comparent à partir d’un fichier aux colonnes player, round, move, opponent_move, plus une pour le groupe :
groups-which-roles = Quels groupes ? Nomme un rôle, et un autre après against= si ce n’est pas tous les autres : /profile groups
groups-which-chat = Quels groupes ? Nomme une autre discussion où je suis, pour la comparer à celle-ci : /profile groups channel=@name
groups-no-roles = Il n’y a pas de rôles ici. Nomme une autre discussion : /profile groups channel=@name
groups-unknown-role = Je ne trouve pas ce rôle. Choisis-le dans la liste.
groups-same-role = Cela ne fait pas deux groupes. Choisis un rôle que tout le monde n’a pas, et un autre si tu veux.
groups-roles-closed = Discord ne me dit pas qui a quel rôle ici : je ne suis pas membre de ce serveur. Qui le gère peut m’ajouter.
groups-roles-away = Discord ne me dit pas les rôles en ce moment. Réessaie.
groups-unknown-chat = Je ne trouve pas cette discussion, ou je n’y suis pas.
groups-same-chat = C’est cette discussion-ci. Nommes-en une autre.

## Ce que l’on sait d’une personne
model-title = 🔮 Ce que je sais de toi : { $game }
model-missing = { $rounds ->
    [0] De toi, je ne connais aucune manche.
    [one] De toi, je connais une manche.
   *[other] De toi, je connais { $rounds } manches.
  } Encore { $missing }, et je peux dire ce que je crois.
model-rounds = De toi, je connais { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
  }. Ce que je crois :
model-no-habits = aucune habitude ne ressort ; difficile de te mettre en mots
model-habit = – { $habit }
habit-often = tu joues surtout { $move }, { $count } sur { $total }
habit-after-move = après { $result ->
    [win] une victoire
    [loss] une défaite
   *[draw] une égalité
  } avec { $before }, tu { $same ->
    [yes] répètes
   *[no] passes à { $move }
  }, { $count } sur { $total }
habit-after-result = après { $result ->
    [win] une victoire
    [loss] une défaite
   *[draw] une égalité
  }, tu { $same ->
    [yes] répètes ton coup
   *[no] changes de coup
  }, { $count } sur { $total }
model-sure = À quel point j’en suis sûre : j’aurais lu { $right } de tes { $all } derniers coups (hasard : { $luck }) ; { $verdict }.
model-from = D’où cela vient : { $own } % de ce qui me guide en ce moment vient de toi, { $people } % des autres.
# Ce que le bot peut perdre face à qui le lit : $points maintenant, sur les 8 avec lesquels tout le monde commence.
model-account = { $state ->
    [lent] Je risque { $points } points avec toi : 8 à moi, et { $more } que tu m’as prêtés.
    [begun] Je risque 8 points avec toi. Hors chance, personne n’a jamais plus de 10 points d’avance sur moi.
    [less] Je risque { $points ->
        [one] un point
       *[other] { $points } points
    } avec toi : des 8 du début, le reste est à toi.
    [spent] Je ne risque plus rien avec toi : tu as gagné les 10 points qu’on peut me prendre, hors chance. Désormais, je tire chaque coup au hasard.
   *[read] Je ne risque presque rien avec toi : mes 8 points sont à toi, quelqu’un me lit peut-être. Je fais confiance au hasard jusqu’à en regagner.
}
model-account-apart = Ce que je peux perdre face à toi se compte à part pour chacun de tes comptes liés : voici celui-ci.
model-mode-learning = { $since ->
    [1] J’apprends de toutes tes manches.
   *[other] J’apprends à partir de ta manche { $since }. Ce qu’il y avait avant est oublié.
  }
model-mode-frozen = Figé depuis ta manche { $since } : je lis avec ce que je sais, et n’apprends rien de nouveau.
model-mode-off = Désactivé depuis ta manche { $since } : je joue au hasard et n’apprends rien.
# Manches parmi celles que je connais qui n’ont pas été jouées contre moi ici.
model-elsewhere = { $duels ->
    [0] { $link ->
        [one] L’une d’elles a été jouée sous ton autre nom.
       *[other] { $link } d’entre elles ont été jouées sous ton autre nom.
      }
    [one] { $link ->
        [0] L’une d’elles vient de tes duels.
       *[other] L’une d’elles vient de tes duels, { $link } de ton autre nom.
      }
   *[other] { $link ->
        [0] { $duels } d’entre elles viennent de tes duels.
       *[other] { $duels } d’entre elles viennent de tes duels, { $link } de ton autre nom.
      }
  }
model-duels = J’apprends de tes duels, dès qu’un match entre nous commence.
model-duels-not = De tes duels avec d’autres, je n’apprends rien.
model-duels-done = Entendu : dès notre prochain match, j’apprends de tes duels, ceux d’avant compris. Pour m’en tenir à l’écart : /model duels off
model-duels-already = J’apprends déjà de tes duels. Pour m’en tenir à l’écart : /model duels off
model-duels-off = C’est fait : ce que tes duels m’ont appris est oublié, et je n’en apprends plus rien. Si un match entre nous était ouvert, il attend : /rps continue
model-shares = Tu partages ta façon de jouer : comptée parmi beaucoup, elle m’aide à débuter avec de nouvelles têtes.
model-shares-not = Ta façon de jouer reste entre nous.
model-reset-title = Oublier comment tu joues ?
model-reset-text = J’oublierai tout ce que j’ai appris de toi jusqu’ici ({ $game }). Tes manches, totaux et matchs restent. C’est définitif.
model-reset-ghost = Ton fantôme { $ghost } en est fait, et sera rappelé avec.
button-forget = Oublier
model-reset-done = Oublié ({ $game }) : on recommence à zéro. Tes manches, totaux et matchs restent.
model-reset-already = Il n’y a rien à oublier ({ $game }) : je ne connais aucune de tes manches.
model-freeze-done = Figé ({ $game }) : je lis avec ce que je sais, et n’apprends rien de nouveau.
model-freeze-already = C’est déjà figé ({ $game }).
model-off-done = Désactivé ({ $game }) : je joue au hasard et n’apprends rien. Un coup déjà scellé sera encore joué.
model-off-already = C’est déjà désactivé ({ $game }).
model-on-done = J’apprends de nouveau ({ $game }). Ce que tu as joué entre-temps, je ne l’apprends pas.
model-on-already = J’apprends déjà ({ $game }).
model-share-title = 🔮 Partager ta façon de jouer ?
model-share-text =
    Ce que je prends : comment tes coups se suivent dans tous les jeux sauf le démineur, dans les manches passées et à venir. Cela s’ajoute au jeu d’au moins { $others } autres personnes, et seuls des nombres sont gardés : ni nom, ni manche isolée. Ce dont je n’ai pas le droit d’apprendre, je ne le prends pas.
    Pour qui : la personne qui m’héberge. Avec ces nombres, je débute face à de nouvelles têtes, dans leurs premières manches.
    Pour revenir dessus : /model share off, à tout moment, ou /data delete. Ce que tu as donné est retiré au prochain apprentissage.
model-share-done = Merci : tu comptes dès le prochain apprentissage. Pour revenir dessus : /model share off
model-share-already = Tu la partages déjà. Pour revenir dessus : /model share off
model-share-old = Ma question a changé depuis. Voici la nouvelle : /model share
model-unshare-done = C’est retiré. Je ne donne plus rien de toi, et ce que tu as donné est retiré au prochain apprentissage.
button-share = Partager
button-share-keep = Garder pour moi
button-share-stop = Ne plus partager

## Fantômes : la façon de jouer d’une personne, figée
ghost-title = 👻 Un fantôme de toi ? { $game }
ghost-text =
    Je figerais comment tu enchaînes après ce qui précède, d’après { $rounds ->
        [one] une manche
       *[other] { $rounds } manches
    } dont j’ai le droit d’apprendre : il ne contient aucune manche, mais qui l’affronte des milliers de fois apprend tes habitudes, comme en te regardant jouer.
    Tout le monde peut l’affronter aussitôt, en match, en tournoi et dans la ligue, { $named ->
        [yes] sous un nom tiré du tien.
       *[no] sous un nom qui ne trahit personne.
    }
    Tu peux le rappeler à tout moment, et il disparaît aussitôt et partout : /model ghost off
ghost-text-anew = Il remplace celui qui existe, lequel est rappelé.
button-ghost-freeze = Le figer
button-ghost-keep = Laisser
button-ghost-off = Le rappeler
ghost-kept = Pas de fantôme, donc. Rien n’a changé.
ghost-done-title = 👻 { $name } rôde
ghost-report-title = 👻 Ton fantôme : { $name }
# $rounds : les manches d’après lesquelles il a été figé
ghost-meet = { $game }, d’après { $rounds ->
    [one] une de tes manches
   *[other] { $rounds } de tes manches
  }. Pour l’affronter : opponent={ $name }
# Pour cent de probabilité qu’avaient les coups venus.
ghost-stand-in = Il a prédit { $rounds ->
    [one] ton dernier coup, qu’il n’avait pas vu,
   *[other] tes { $rounds } derniers coups, qu’il n’avait pas vus,
  } à { $ghost } % ; le hasard a { $chance } %, qui connaît les gens mais pas toi { $people } %, un simple miroir { $mirror } %. { $verdict ->
    [yes] Il tient ton rôle.
   *[no] Il ne tient pas encore vraiment ton rôle : tu ne te laisses pas prédire facilement.
  }
ghost-host-froze = Qui m’héberge l’a mis hors jeu.
ghost-report-more = Visible de toi uniquement. Le rappeler : /model ghost off. D’après des manches plus récentes : /model ghost anew
ghost-none = Tu n’as pas de fantôme ({ $game }). Pour en faire un : /model ghost
ghost-off-done = Ton fantôme a disparu ({ $game }) : personne ne l’affronte plus, et son nom est libre.
ghost-off-duels = Ton fantôme connaissait tes duels, il est donc rappelé aussi.
ghost-old = Cette question a déjà sa réponse. Redemande : /model ghost
ghost-full = Tu as autant de noms qu’on peut en avoir. Renonce d’abord à l’un d’eux : /strategy mine
ghost-too-few = Un fantôme demande { $needed } manches dont j’ai le droit d’apprendre. J’en connais { $rounds } ({ $game }) ; encore { $missing ->
    [one] une
   *[other] { $missing }
  } et c’est bon.

## Démineur
command-mines = Démineur : en solo, avec des indices qui disent pourquoi, ou en course
command-mines-play = Jouer ; choisis un niveau ou n’importe quelle taille
command-mines-continue = Reprendre une grille mise de côté
command-mines-watch = Regarder une stratégie jouer, coup par coup
command-mines-race = La même grille pour toi et quelqu’un d’autre : qui la déblaie d’abord ?
command-mines-stats = L’issue de tes parties
option-mines-level = Quelle taille et quelle densité
option-mines-size = Colonnes et lignes : 12x10
option-mines-mines = Combien de mines
option-mines-noguess = Une grille qui se résout sans hasard
option-mines-board = Le code d’une grille, pour jouer la même
option-mines-cells = Des cases par leur nom : B7 C8 ; avec f devant, un drapeau : f D4
option-mines-user = Qui tu défies
choice-pocket = Poche : 5×5, 4 mines
choice-small = Petit : 8×8, 10 mines
choice-beginner = Débutant : 9×9, 10 mines
choice-intermediate = Intermédiaire : 16×16, 40 mines
choice-expert = Expert : 30×16, 99 mines
choice-opening = elle ouvre une zone
choice-safe = elle est sûre, sans plus
choice-yes = oui
choice-ghost-show = où il en est
choice-ghost-anew = le figer à nouveau
choice-ghost-off = le rappeler
choice-no = non
choice-exact = Exacte : compte toutes les places possibles des mines
choice-simple = Simple : fuit le plus grand rapport entre chiffre et cases couvertes
choice-random = Hasard : n’importe quelle case
mines-level-custom = Autres
mines-title = 💣 Démineur { $width }×{ $height } · { $mines ->
    [one] { $mines } mine
   *[other] { $mines } mines
  }
mines-begin-opening = Ouvre n’importe quelle case : elle et ses voisines sont sûres.
mines-begin-safe = Ouvre n’importe quelle case : la première est sûre.
mines-progress = 🚩 { $flags } sur { $mines } · { $left ->
    [one] encore { $left } case sûre
   *[other] encore { $left } cases sûres
  }
mines-how-open = Un appui ouvre. Sur un chiffre dont toutes les mines ont leur drapeau, il ouvre le reste autour.
mines-how-flag = Mode drapeau : un appui pose un drapeau, ou l’enlève.
mines-how-window = Choisis une partie de la grille.
mines-how-typed = Tape une case pour l’ouvrir, f devant pour un drapeau : b7, f c3
mines-won = 🎉 { $name } a déblayé la grille en { $time }{ $hints ->
    [0] .
    [one] , avec { $hints } indice.
   *[other] , avec { $hints } indices.
  }
mines-lost = 💥 { $cell } était une mine. { $name } avait déblayé { $cleared } cases sur { $safe }.
mines-stopped = Arrêt. { $name } avait déblayé { $cleared } cases sur { $safe }.
continue-board = { $width }×{ $height } · { $left ->
    [one] encore { $left } case sûre
   *[other] encore { $left } cases sûres
  }
continue-board-open = 💣 Pas encore fini : { $board }
continue-board-question = La reprendre, ou en commencer une nouvelle ? Elle peut attendre : je la garde.
continue-which-board = 💣 Quelle grille reprend-on ?
continue-board-waits = La grille d’avant t’attend : { $board }.
continue-board-aside = 💣 Mise de côté : { $board }
continue-board-kept = Elle est gardée { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }, et son chrono tourne. Pour reprendre : le bouton, ou /mines continue
continue-board-is-aside = Cette grille est mise de côté ; rien n’a été ouvert. « Reprendre » la ramène.
continue-no-board = Aucune grille ne t’attend. Commences-en une : /mines play
continue-board-gone = Cette grille n’est plus gardée. Commences-en une autre : /mines play
button-new-board = Nouvelle grille
mines-replaced = Mise de côté pour une autre partie. { $name } avait déblayé { $cleared } cases sur { $safe }.
mines-word = avec le mot « { $word } »
mines-redrawn = Des jours ont passé, et la clé dont cette grille est tirée est peut-être publique. Aucune case n’était ouverte, en voici donc une autre. Choisis ta première case.
mines-told = La clé dont cette grille est tirée est peut-être publique, et avec elle les mines. Continue ; cela ne compte pas.
mines-shared = Une grille transmise : { $code }. Elle ne compte pas dans tes statistiques.
button-flag-mode = Mode drapeau
button-open-mode = Mode ouverture
button-whole-board = Toute la grille
button-hint = Indice
button-play-again = Une autre grille
button-to-end = Jusqu’au bout
button-race-play = Jouer ma grille
button-race-standings = Classement
mines-toast-won = Déblayé ! Chaque mine était à sa place.
mines-toast-lost = { $cell } était une mine.
mines-toast-stopped = Arrêt.
mines-toast-flag = { $cell } : drapeau
mines-toast-unflag = { $cell } : sans drapeau
mines-toast-open = { $cells ->
    [one] { $cell } : { $number }
   *[other] { $cell } : { $cells } cases ouvertes
  }
mines-open-already = { $cell } est déjà ouverte.
mines-flagged = { $cell } a un drapeau. Enlève-le d’abord : en mode drapeau, ou tape après /mines : flag { $cell }
mines-flagged-typed = { $cell } a un drapeau. Enlève-le d’abord : f { $cell }
mines-flags-differ = { $cell } montre { $number }. Pose autant de drapeaux autour, et elle ouvrira le reste.
mines-board-changed = La grille a changé depuis ce bouton. Voici où elle en est.
mines-over = Cette partie est finie. Commences-en une autre : /mines play
mines-not-yours = Cette grille est à quelqu’un d’autre. La tienne : /mines play
mines-none = Tu n’as pas de partie. Commences-en une : /mines play
mines-no-cell = La grille n’a pas de case { $typed }. Elles vont de A1 à { $last } : une lettre pour la colonne, un nombre pour la ligne.
mines-which-cell = Quelle case ? Tape après /mines : flag B7
mines-hint-safe = 💡 { $cell } est sûre : { $because }.
mines-hint-guess = 💡 Rien n’est certain. Le meilleur pari est { $cell } : une mine dans { $risk } % des façons dont les mines peuvent être placées.
mines-hint-first = 💡 Rien n’est encore ouvert. { $cell } est aussi sûre que n’importe quelle première case.
mines-number-at = le { $number } en { $cell }
mines-because-numbers = { $count ->
    [one] { $numbers } ne laisse pas d’autre possibilité
   *[other] { $numbers } ne laissent pas d’autre possibilité
  }
mines-because-numbers-total = avec le nombre de mines, { $count ->
    [one] { $numbers } ne laisse pas d’autre possibilité
   *[other] { $numbers } ne laissent pas d’autre possibilité
  }
mines-because-total-alone = le nombre de mines ne laisse pas d’autre possibilité
mines-because-first = rien n’est encore ouvert
mines-because-lot = tirée au sort parmi { $among ->
    [one] { $among } case
   *[other] { $among } cases
  }
mines-because-ratio = le plus grand rapport autour d’elle, { $ratio } %, est le plus petit de la grille
mines-because-no-ratio = aucun chiffre à côté ; la stratégie y voit { $ratio } %
mines-because-risk = rien n’est certain ; une mine dans { $risk } % des façons
mines-level-and-size = Choisis un niveau ou une taille, pas les deux.
mines-board-and-size = Le code d’une grille dit déjà sa taille. Donne le code tout seul.
mines-bad-size = « { $typed } » n’est pas une taille. Écris colonnes et lignes : 12x10
mines-bad-level = « { $typed } » n’est pas un niveau. Il y a pocket, small, beginner, intermediate, expert.
mines-bad-code = « { $typed } » n’est pas une grille. Un code ressemble à ceci : 9x9-10-opening-k7f3q
mines-too-large = { $width }×{ $height } est trop grand pour une discussion. Le plus grand est { $most }.
mines-too-small = Une grille a au moins deux colonnes et deux lignes.
mines-no-opening = { $width }×{ $height } est trop petit pour une zone sans mines. Prends une grille plus grande, ou start=safe.
mines-bad-mines = { $mines } mines n’y tiennent pas : sur { $width }×{ $height }, il peut y en avoir 1 à { $most }, pour que la première case soit sûre.
mines-no-such-board = Je n’ai pas trouvé de telle grille sans hasard. Essaie moins de mines.
mines-watch-title = 👀 La stratégie { $strategy } joue { $width }×{ $height } · { $mines ->
    [one] { $mines } mine
   *[other] { $mines } mines
  }
mines-watch-begin = Rien n’est encore ouvert. « Suivant » montre le premier coup.
mines-watch-move = Coup { $move }, { $cell } : { $because }.
mines-watch-progress = { $cleared } cases déblayées sur { $safe }.
mines-watch-won = 🎉 Déblayé : toutes les { $safe } cases.
mines-watch-lost = 💥 C’était une mine. { $cleared } cases sur { $safe } étaient déblayées.
mines-watch-code = À ton tour : { $code }
mines-race-title = 🏁 { $first } contre { $second } · { $width }×{ $height }, { $mines ->
    [one] { $mines } mine
   *[other] { $mines } mines
  }
mines-race-how = La même grille des deux côtés, chacune dans son message. Ton chrono part avec toi. Qui la déblaie gagne, le plus vite si les deux y arrivent ; sinon, qui va le plus loin.
mines-race-open = { $name } : pas encore fini
mines-race-cleared = { $name } : déblayé en { $time }
mines-race-fell = { $name } : { $cleared } cases sur { $safe }
mines-race-won = 🏆 { $name } gagne la course.
mines-race-level = Ex æquo.
mines-race-gone = Cette course est oubliée : un jour a passé. Lances-en une autre : /mines race
mines-race-told = La clé dont cette grille est tirée est peut-être publique, et avec elle les mines. Lances-en une autre : /mines race
mines-race-not-yours = Cette course se joue entre deux autres personnes. La tienne : /mines race
mines-race-played = Tu as joué cette grille.
mines-race-no-hints = Pas d’indices dans une course.
mines-race-whom = Je ne sais pas de qui tu parles. Choisis quelqu’un dans la liste, mentionne la personne, ou réponds à un de ses messages par /mines race.
mines-race-nobody = Il n’y a personne d’autre ici pour courir. Sur Discord et Telegram, si.
mines-race-bot = Les bots n’appuient pas sur des boutons. Défie une personne, ou regarde une stratégie : /mines watch
mines-race-self = Contre soi, on gagne toujours. Défie quelqu’un d’autre.
alt-board = Grille { $width }×{ $height } : { $open ->
    [one] { $open } case ouverte
   *[other] { $open } cases ouvertes
  }, { $flags ->
    [one] { $flags } drapeau
   *[other] { $flags } drapeaux
  }, { $mines ->
    [one] { $mines } mine
   *[other] { $mines } mines
  }.
alt-board-numbers = Chiffres ouverts : { $list }.
alt-board-number = { $number } { $count ->
    [1] une fois
    [2] deux fois
   *[other] { $count } fois
  }
alt-board-mark = Marquée : { $cell }.
alt-board-frame = Encadré : { $first } à { $last }.
mines-proof-title = Preuve d’équité de la grille { $session }
mines-proof-seal = Les mines donnent le sceau { $seal }. Le même doit figurer dans chaque message de cette grille, le premier compris.
mines-proof-fit = Elles découlent de la clé du jour, { $date } : je ne pouvais pas les choisir.
mines-proof-not-told = Elles sont tirées de la clé du { $date }. Je la révèle le { $when } ; dès lors, n’importe qui verra que je ne pouvais pas les choisir.
mines-proof-differ = Elles ne découlent pas de la clé du jour, { $date }. Ne te fie pas à cette grille ; préviens qui m’héberge.
mines-proof-no-key = La clé du jour dans cette ligne n’est pas de celles de son engagement, je n’ai donc pas vérifié le tirage. Ne t’y fie pas.
mines-proof-anew = Elle a été tirée à nouveau le { $date }, alors qu’aucune case n’était ouverte. Si ce n’est pas le cas, ne t’y fie pas.
mines-proof-word = Ton mot est entré dans le tirage : { $word }
mines-proof-first = Des grilles que donne ce tirage, c’est la première qui se résout sans hasard.
mines-proof-another = Des grilles que donne ce tirage, ce n’est pas la première qui se résout sans hasard. Ne t’y fie pas ; préviens qui m’héberge.
mines-proof-not-searched = Est-ce la première de son tirage qui se résout sans hasard ? Je n’ai pas regardé. npm run -s gadalka -- verify le fait.
mines-proof-signed = Signée par moi ; mon engagement est { $pledge }.
mines-proof-signed-other = Signée par un autre hébergeur, dont l’engagement est { $pledge }.
mines-proof-forged = Sa signature est fausse. Ne t’y fie pas.
mines-proof-how = Chez toi, avec une copie de Gadalka et l’engagement que tu as noté : npm run -s gadalka -- verify "…" --pledge "…"
mines-proof-formula = Le sceau est le début du SHA-256 de « { $text } ». La graine de la grille est le HMAC-SHA-256 de « { $drawn } » avec la clé du jour, modulo 36^12, en base 36.
mines-proof-not-yet = Cette grille n’est pas finie, son sceau reste donc fermé. Il s’ouvre à la fin.
mines-proof-race = Tout le monde n’a pas fini, le sceau de cette grille reste donc fermé.
mines-proof-none = Je n’ai aucune grille finie de toi qui ait une preuve ; les grilles transmises n’en ont pas. Joues-en une : /mines play
mines-proof-unreadable = Ce n’est pas une ligne de preuve de grille. Elle commence par gdb1. et vient du bouton « Vérifier » d’une grille finie.
mines-stats-title = 💣 Tes parties de démineur
mines-stats-board = grille
mines-stats-best = record
mines-stats-games = part.
mines-stats-wins = gagn.
mines-stats-streak = Gagnées d’affilée sans indice : { $now } en ce moment, { $most } au mieux.
mines-stats-what = Les records sont ceux sans indice. Une partie abandonnée n’est pas gagnée ; les grilles transmises ne comptent pas. Les grilles sans hasard et les courses sont sous « Autres ».
mines-stats-none = Aucune partie n’est encore finie. Commences-en une : /mines play

## Le défi du jour
# Termes : défi du jour (daily challenge), l’esprit du jour (mind ; « fantôme » est ghost), la grille du jour, essai (try), la solution (answers), refaire le tirage (draw again), jours d’affilée, rappel, succès (milestone).
command-daily = Chaque jour, un esprit rien qu’à toi et une grille commune
command-daily-today = Le défi d’aujourd’hui, et où tu en es
option-daily-time = quand, par exemple 19:00 ; off pour ne plus avoir de rappels
option-daily-zone = à l’heure d’où : une ville comme Berlin, ou utc+3
place-daily = Défi du jour
# Le nombre compte les jours ; Gadalka est le nom du bot.
daily-title = 🔮 Gadalka { $number } · { $date }
daily-mind-title = 🔮 Gadalka { $number } · l’esprit du jour
daily-today-mind-open = L’esprit : 20 manches, à commencer.
daily-today-mind-going = L’esprit : { $won } : { $lost }, prochaine manche { $round } sur { $of }.
daily-today-mind-done = L’esprit : { $won } : { $lost }.
daily-today-board-open = La grille : 9×9, à commencer.
daily-today-board-going = La grille : en cours.
daily-today-board-won = La grille : déblayée en { $time }{ $hints ->
    [0] {""}
    [one] , { $hints } indice compris
   *[other] , { $hints } indices compris
}.
daily-today-board-lost = La grille : pas déblayée cette fois.
# Devant un temps qui reste : « dans 5 h »
daily-next = Les prochains arrivent
daily-invite = 🔮 Gadalka { $number } : un adversaire et une grille pour tous, aujourd’hui.{ $count ->
    [0] {""}
    [one] {" "}Ici, { $count } personne a déjà joué.
   *[other] {" "}Ici, { $count } personnes ont déjà joué.
  }
# Boutons
button-daily-mind = L’esprit
button-daily-board = La grille
button-daily-yesterday = Hier
button-daily-top = Palmarès
button-daily-play = Jouer
button-daily-remind = Me le rappeler
button-daily-share = Partager
button-daily-go-on = Reprendre
daily-mind-first = L’esprit d’aujourd’hui est tiré rien que pour toi. Trouve comment il choisit, et bats-le : 20 manches, un seul essai.
daily-mind-score = Toi { $won } : { $lost } · manche { $round } sur { $of }
daily-round-won = Toi { $yours } · l’esprit { $its } → le point est à toi
daily-round-lost = Toi { $yours } · l’esprit { $its } → le point est à l’esprit
daily-round-drawn = Toi { $yours } · l’esprit { $its } → égalité
daily-round-toast = { $last } · { $won } : { $lost }
# Derrière une rangée de signes, à côté de strip-yours
daily-row-its = ← ceux de l’esprit
daily-mind-end = 🔮 { $won } : { $lost } contre l’esprit du jour
daily-mind-cut = La clé de ce jour va être révélée, cet essai s’arrête donc là où il en est.
daily-mind-cut-end = 🔮 { $won } : { $lost } contre l’esprit du jour, après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
daily-mind-over = Cet essai est fini ; rien n’a été compté.
daily-not-yours = Ces boutons sont à quelqu’un d’autre. Les tiens : /daily
daily-old-button = Ce bouton est d’un autre jour. Le défi d’aujourd’hui : /daily
daily-gone = Cet essai n’est plus gardé. Le défi d’aujourd’hui : /daily
daily-no-puzzle = Je n’ai pas de quoi tirer le défi d’aujourd’hui. Reviens demain.
# Qui était l’esprit du jour : sa règle, au passé
daily-rule-after-won = Après une manche gagnée, il { $step ->
    [0] gardait son coup
    [1] prenait ce que bat ce coup
   *[other] prenait ce qui bat ce coup
}.
daily-rule-after-drawn = Après une égalité, il { $step ->
    [0] gardait son coup
    [1] prenait ce que bat ce coup
   *[other] prenait ce qui bat ce coup
}.
daily-rule-after-lost = Après une manche perdue, il { $step ->
    [0] gardait son coup
    [1] prenait ce que bat ce coup
   *[other] prenait ce qui bat ce coup
}.
daily-rule-copy = Il rejouait ton dernier coup.
daily-rule-always-counter = Il prenait ce qui bat ton dernier coup.
daily-rule-anti-rotation = Il s’attendait à te voir tourner, pierre, feuille, ciseaux, et battait l’étape suivante : il prenait donc ce que bat ton dernier coup.
daily-rule-rotation = Il tournait, pierre, feuille, ciseaux, quoi que tu fasses.
daily-rule-win-stay = Il gardait un coup qui gagnait, et en prenait un autre, au hasard, après une défaite. Après une égalité, il { $draw ->
    [stay] gardait son coup
   *[shift] en prenait aussi un autre
}.
daily-rule-frequency = Il prenait ce qui bat ton coup le plus fréquent{ $decay ->
    [1] {""}
   *[other] , les dernières manches comptant le plus
}.
daily-rule-mupn = Il se rappelait ce que tu avais joué la dernière fois après le même coup { $side ->
    [own] de sa part
   *[opponent] de ta part
}, et battait cela.
daily-rule-de-bruijn = Toutes les trois manches, il jouait chaque coup une fois, dans un ordre tiré au hasard. Le troisième était donc certain.
daily-seen = { $count ->
    [one] Cela s’est vu à la manche { $rounds }.
   *[other] Cela s’est vu aux manches { $rounds }.
}
# Les lignes que l’on copie et envoie ; elles ne trahissent aucun coup.
daily-strip = Gadalka { $number }
daily-strip-mind = Gadalka { $number } · { $won }:{ $lost }
daily-strip-board = 💣 { $time }{ $hints ->
    [0] {""}
    [one] , { $hints } indice
   *[other] , { $hints } indices
}
daily-strip-board-lost = 💣 💥
daily-share-by = { $name } · le défi du jour
daily-share-copy = À copier ou à transférer. Aucun coup n’est trahi.
daily-card-call = Du nouveau chaque jour : /daily
daily-card-alt = Gadalka { $number }. Manches gagnées : { $won }, perdues : { $lost }. Manche par manche : { $results }.
daily-card-alt-board = Gadalka { $number }. La grille du jour : { $board }
daily-word-won = gagnée
daily-word-lost = perdue
daily-word-drawn = égalité
daily-yesterday-title = 🔮 Gadalka { $number } : la solution
daily-yesterday-none = De ce jour, je n’ai rien : personne ne m’a demandé son défi.
# Devant un temps qui reste : « dans 5 h »
daily-yesterday-soon = D’autres y sont peut-être encore. La solution arrive
daily-yesterday-open = Ton essai est ouvert : prochaine manche { $round } sur { $of }.
daily-yesterday-ahead = Plus de manches gagnées que perdues : { $ahead } sur { $all }, parmi les gens que je peux nommer.
daily-proof-later = La clé de ce jour sera révélée le { $date }. N’importe qui pourra alors refaire tout le tirage.
daily-proof-told = La clé du { $date } est révélée : avec une copie de Gadalka, n’importe qui peut refaire le tirage de ce jour-là.

## La grille du jour, et les grilles de tous les jours
# { $number } compte les jours : Gadalka 326
daily-board-title = 💣 Gadalka { $number } · la grille du jour
mines-daily-how = La même pour tout le monde, le temps d’un jour, et sans hasard. Un indice coûte dix secondes. « Arrêter » met fin à ton seul essai.
mines-daily-over = Son code est donné avec la solution, dès 03:00 UTC le lendemain : /daily yesterday
mines-daily-closed = La solution de cette grille est connue depuis longtemps, elle s’est donc arrêtée là où elle en était. Celle d’aujourd’hui : /daily board
# { $on } : account-on-platform, par exemple « sur Discord »
daily-board-elsewhere = Tu as commencé la grille d’aujourd’hui { $on }, et c’est là-bas qu’elle continue : { $left ->
    [one] encore { $left } case sûre.
   *[other] encore { $left } cases sûres.
  }
daily-board-parted = La grille d’aujourd’hui a été commencée depuis un compte qui était alors le tien. Demain, il y en aura une autre.
daily-used = Ton essai d’aujourd’hui a commencé avant la suppression de tes données. Demain, il y en aura un autre.
daily-board-second = Tu as commencé cette grille deux fois, avant de lier tes comptes. Compte l’essai qui a commencé en premier.
daily-board-none = Je n’arrive pas à poser la grille d’aujourd’hui. Redemande plus tard : ton essai te reste.
daily-board-busy = La grille d’aujourd’hui n’est pas encore posée : trop à la fois. Ton essai te reste ; redemande dans un instant.
daily-board-score = Avec ses indices, elle compte pour { $time }.
daily-board-late = Elle a fini après l’annonce de la solution, et n’est donc dans aucun palmarès du jour.
daily-board-was-won = 🎉 Déblayée en { $time }{ $hints ->
    [0] .
    [one] , avec { $hints } indice.
   *[other] , avec { $hints } indices.
  }
daily-board-was-lost = 💥 Une mine y a mis fin.
daily-board-was-stopped = Arrêt avant la fin.
# Sous la grille résolue d’hier
daily-board-told = Pour la rejouer ou la transmettre : /mines play board={ $code }
daily-top-title = 🏆 Gadalka { $number }
# L’un et l’autre : dans un titre et sur des boutons
daily-top-mind = Esprit
daily-top-board = Grille
button-daily-today = Aujourd’hui
# Têtes de colonne : manches gagnées et perdues ; minutes et secondes
daily-top-score = gagn.:perd.
daily-top-time = temps
daily-top-nobody-mind = Personne n’est encore sur cette liste. Joue contre l’esprit du jour : /daily mind
daily-top-nobody-board = Personne n’est encore sur cette liste. Déblaie la grille du jour : /daily board
# Suivi du temps qui reste, par exemple « dans 6 h 12 min »
daily-top-ends = Le prochain défi commence
daily-top-told = Les résultats comptent jusqu’à la solution, qui arrive
daily-top-place = { $scope ->
    [here] Ta place ici : { $place } sur { $count }.
    [last] Ta place là où tu as joué en dernier : { $place } sur { $count }.
   *[everywhere] Ta place partout : { $place } sur { $count }.
  }
daily-top-none = Tu n’as pas de résultat sur cette liste. Un esprit compte une fois joué jusqu’au bout, une grille une fois déblayée.
daily-top-private = Ton résultat : { $result }. Tu n’es encore sur aucune liste.
daily-unlisted = Tu n’es sur aucune liste : personne d’autre ne voit ton résultat.
daily-top-place-only = Ton résultat : { $result }. On ne te voit que là où tu joues. Pour être aussi sur cette liste : /profile privacy everyone
daily-top-not-here = Ton résultat : { $result }. Pour être sur la liste de ce lieu, lance /daily ici une fois.

## Jours d’affilée, et rappels du défi du jour
# À la fin d’un essai : les jours d’affilée, aujourd’hui compris
streak-day = { $days ->
    [one] Premier jour d’une série
   *[other] { $days } jours d’affilée
}
# Dans /daily, où aujourd’hui est encore ouvert
streak-so-far = { $days ->
    [one] Jusqu’ici { $days } jour d’affilée
   *[other] Jusqu’ici { $days } jours d’affilée
}
# Derrière l’un des deux et un point
streak-forgiven = un jour manqué cette semaine est pardonné
# Dans un profil ; $current peut être 0.
streak-profile = Défi du jour, jours d’affilée : { $current } en ce moment, { $longest } au mieux.
remind-message = 🔮 Un nouvel esprit et une nouvelle grille t’attendent aujourd’hui.
remind-last = C’était le troisième rappel d’affilée sans partie, alors je me tais. Pour un autre rappel : /daily remind
# Où en est un rappel
remind-on = Ton rappel : { $time } ({ $zone }).
remind-ended = Tu ne reçois pas de rappel. Pour en avoir un de nouveau : /daily remind 19:00
remind-ended-refused = Ton rappel a pris fin : je n’ai pas pu t’écrire en privé. Ouvre une discussion privée avec moi, puis redemande : /daily remind 19:00
remind-ended-unanswered = Ton rappel a pris fin après trois d’affilée sans partie. Pour en avoir un de nouveau : /daily remind 19:00
remind-none = Tu n’as pas de rappel. Demandes-en un avec une heure et une ville : /daily remind 19:00 Berlin
remind-how = Je t’écris en privé, une fois par jour, mais pas les jours où tu as déjà joué.
remind-title = 🔔 Ton rappel
remind-which = Quand ? Les heures sont en UTC, sauf si tu nommes une ville.
remind-zone-how = Sans nom de ville, c’est UTC. Pour en nommer une : /daily remind 19:00 Berlin
remind-bad-time = « { $typed } » n’est pas une heure que je connaisse. Écris-la ainsi : 19:00, 7:30 pm ou off.
remind-no-notifications = Un terminal ne peut pas t’appeler. Demande un rappel sur Discord ou Telegram.
remind-cannot-write = Je ne peux pas t’écrire en privé. Ouvre d’abord une discussion privée avec moi, puis redemande.
# Boutons
button-remind-play = Défi du jour
button-remind-end = Plus de rappels
button-remind-time = Autre heure
button-remind-zone = Ma ville

## Succès : ce qui valait la peine d’être fait
# En petit sous une réponse, une fois
milestone-told = 🏅 Un succès : { $title }.
# Plusieurs à la fois ; $count vaut au moins 2.
milestones-told = 🏅 { $count } succès. Voir /profile
# Dans son propre profil : un titre, et quand
milestone-earned = 🏅 { $title } · { $date }
milestones-count = Succès : { $count } sur { $all }
# En tête d’une liste des lignes en -how
milestones-open = Encore à faire :
# Bouton sous son propre profil
button-milestones = Succès
milestone-seal = un sceau ouvert
milestone-seal-how = · ouvrir les sceaux d’un de tes matchs ou d’une de tes grilles : « Vérifier »
milestone-rotation = une ronde rompue
milestone-rotation-how = · battre des coups joués à tour de rôle, ou cesser de jouer ainsi au milieu d’un match
milestone-levels = tous les niveaux battus
milestone-levels-how = · gagner un match en cinq points ou plus contre chaque niveau
milestone-unread = un livre fermé
milestone-unread-how = · ne pas se laisser lire plus souvent que par hasard, les cent premières fois d’un match
milestone-expert = un expert sans hasard
milestone-expert-how = · déblayer sans indice une grille Expert sans hasard
milestone-duel = un duel jusqu’au bout
milestone-duel-how = · jouer un duel jusqu’au bout
milestone-upset = une victoire contre plus fort que soi
milestone-upset-how = · gagner un duel classé contre une cote plus haute que la tienne
milestone-compared = deux profils côte à côte
milestone-compared-how = · comparer ton profil à celui de quelqu’un, d’un commun accord
milestone-tournament = un champion de ton écurie
milestone-tournament-how = · engager dans un tournoi une stratégie à toi
milestone-mind = un esprit percé à jour
milestone-mind-how = · battre l’esprit du jour de huit points ou plus
milestone-board = une grille sans tache
milestone-board-how = · déblayer la grille du jour sans indice
milestone-week = sept jours
milestone-week-how = · jouer le défi du jour sept jours d’affilée
# Dans le texte qu’accepte qui laisse voir son profil
profile-shows-milestones = Partout où ton profil est ouvert, il montre aussi tes succès et tes jours d’affilée.

## Connexion sur une page
web-sign-in-invalid = Cette connexion n’est pas valable. Rouvre la page depuis la discussion.
web-sign-in-old = Cette connexion est trop ancienne. Rouvre la page depuis la discussion.
web-sign-in-unavailable = Ta connexion ne peut pas être vérifiée pour l’instant. Réessaie dans un moment.

## Tournois
command-tournament = Tournois de stratégies, joués en arrière-plan
command-tournament-show = Le tournoi d’ici, avec tout ce que tu peux faire
command-tournament-create = Ouvrir un tournoi ici
command-leaderboard = Le palmarès : stratégies des tournois, résultats contre moi, ou duels
option-leaderboard-of = stratégies des tournois, personnes contre moi, ou duels ; par défaut, les stratégies
option-leaderboard-scope = ce serveur ou groupe, ou partout ; par défaut, ici
option-leaderboard-period = cette semaine, ce mois ou depuis toujours ; par défaut, depuis toujours
choice-strategies = stratégies
choice-players = personnes
choice-duels = duels
choice-here = ici
choice-everywhere = partout
choice-week = cette semaine
choice-month = ce mois
choice-all = depuis toujours
command-profile = Comment tu joues, comment jouent les autres, et qui peut le voir
command-profile-show = Ce que tes manches disent de toi : habitudes, séries, degré de prévisibilité
command-profile-compare = À quel point toi et quelqu’un d’autre jouez pareil ; son accord est demandé
option-profile-user = quelqu’un d’autre ; par défaut, toi
choice-opponents-bot = avec moi
choice-opponents-people = duels entre personnes
choice-opponents-all = les deux ensemble
option-profile-other = avec qui
command-profile-map = Qui joue pareil ici, parmi les façons de jouer connues
option-groups-role = un rôle
option-groups-channel = une autre discussion, comparée à celle-ci
choice-private = personne
choice-place = les gens des lieux où tu joues
choice-everyone = tout le monde
option-system = qui rencontre qui ; par défaut swiss
option-rounds = rondes d’un tournoi suisse, 1 à 30
option-match = manches par match, 10 à 2000 ; par défaut 1000
option-entrant = qui joue : une stratégie, avec réglages ou non (markov:order=3), ou un nom enregistré
system-round-robin = Tous contre tous
system-olympic = Élimination directe
system-olympic-matches = Élimination directe par matchs
system-recursive = Élimination pour toutes les places
system-recursive-matches = Élimination pour toutes les places, par matchs
system-swiss = Système suisse
tournament-title = { $system } · { $game }
tournament-created = { $name } ouvre un tournoi de stratégies.
tournament-joined = { $entrant } participe. { $count ->
    [one] { $count } stratégie engagée pour l’instant.
   *[other] { $count } stratégies engagées pour l’instant.
  }
tournament-started = C’est parti : { $count } stratégies, matchs de { $match } manches. Son message montre où l’on en est, et je publierai la fin.
tournament-cancelled = { $name } annule. Ce qui a été joué ne compte pas.
tournament-open = Ouvert. { $count ->
    [0] Aucune stratégie engagée.
    [one] { $count } stratégie engagée pour l’instant.
   *[other] { $count } stratégies engagées pour l’instant.
  }
tournament-running = Ronde { $round } en cours : { $played } matchs sur { $planned }.
tournament-last = C’est fini. Première place : { $names }
tournament-won = { $count ->
    [one] La victoire va à : { $names }
   *[other] La première place est partagée : { $names }
  }
tournament-picture = Points en barres. { $title } : { $places }
tournament-cross-alt = Tableau croisé. { $title }. Places et points : { $places }
tournament-cross-how = Ligne contre colonne : 1 gagné, ½ nul, 0 perdu
tournament-cross-empty = vide : pas de rencontre
tournament-cross-forfeit = forfait
tournament-cross-rest = au repos
tournament-cross-round = Ronde { $round }
tournament-rounds-how = Qui chacune a rencontré : + gagné, – perdu
option-league-name = une stratégie de la ligue
choice-league = la ligue
button-league-matrix = Qui bat qui
button-league-table = Tableau entier
button-league-entrant = Un engagé
league-title = 🏟️ Ligue · { $game } · { $season }
league-head = { $count ->
    [one] { $name } mène, sans personne derrière pour l’instant.
   *[other] { $name } mène devant { $count } autres pour l’instant.
  }
league-head-over = { $name } a gagné le mois.
league-of-hundred = sur 100
league-legend = ° est une des miennes. Devant : où elle finirait, 95 fois sur 100, si le mois se rejouait avec d’autres dés. Enfin : manches gagnées moins perdues, sur cent.
league-progress = Joué jusqu’ici : { $played } paires sur { $all }.
league-mix = Qui envoyer ? Tiré au sort, ce mélange n’est battu par personne ici : { $parts }.
league-thrower = ⚑ { $name } prend { $house } manches sur cent aux miennes, mais { $observed } à { $to }, là où l’on en attendait { $expected }. Cela sent la partie arrangée.
league-check = Terminée, et vérifiable : les dés découlent de la clé du jour { $day } sous l’engagement { $pledge }…, tirés pour season|{ $season }|. /fairness révèle la clé trois jours plus tard.
league-none = Aucune paire n’a encore joué. Je joue la ligue quand je n’ai rien de mieux à faire ; repasse dans quelques minutes.
league-off = Pas de ligue ici : mon hébergeur l’a désactivée.
league-no-season = Je n’ai pas de tableau pour ce mois.
league-no-month = « { $typed } » n’est pas un mois. Un mois s’écrit ainsi : 2026-10
league-bars = Points, avec la plage que donneraient d’autres dés 95 fois sur 100
league-matrix-line = { $rank }. { $name } : le plus contre { $most }, le moins contre { $least }
league-row = { $rank }. { $name } (place { $ranks }) : { $points } points ({ $low } à { $high }), en moyenne { $mean } manches sur cent. La meilleure riposte ici lui en prend { $exploited }.
league-row-worst = Au pire : { $worst } contre { $against }.
league-row-share = Dans le mélange : { $share }.
league-details-how = 400 points, c’est dix contre un. Les plages valent 95 fois sur 100.
league-withdrawn = (retirée)
league-which = Laquelle dois-je chercher ? /league against iocaine
league-unknown = { $name } ne joue pas dans la ligue ({ $game }).
league-near = Peut-être { $names } ?
league-beside = Elle joue sans être classée : la place de qui l’a écrite revient à une autre, ou elle en copie une.
league-unplayed = Elle vient d’arriver et n’a pas encore de place.
league-unmet = Elle n’a encore rencontré personne.
league-entrant-gone = Celle-là ne joue plus.
league-met = { $count ->
    [one] { $count } adversaire jusqu’ici
   *[other] { $count } adversaires jusqu’ici
  } ; manches gagnées moins perdues, sur cent.
league-entered = { $name } marque désormais pour toi : { $games }. Si elle y est nouvelle, ses matchs passent d’abord.
league-left = Plus aucune des tiennes ne joue : { $games }. /league enter en ramène une.
league-enter-none = Rien de toi n’est encore public. Un fichier le devient un jour après son envoi.
league-enter-unknown = Tu n’as pas de stratégie publique du nom de « { $name } ». Les tiennes : { $names }
league-enter-copy = { $name } joue comme { $original }. Une copie peut jouer, mais ne marque pas.
league-enter-other-game = { $name } ne joue pas à ce jeu.
league-matrix-how = Ligne contre colonne : manches gagnées moins perdues, sur cent
league-matrix-first = les { $shown } premières sur { $count }
league-matrix-lost = perd toutes les manches
league-matrix-won = gagne toutes les manches
league-matrix-unmet = point : pas de rencontre
league-matrix-alt = Qui bat qui. { $title }. Places, et manches gagnées moins perdues sur cent : { $places }
tournament-round = { $title } · ronde { $round }
tournament-forfeit = { $name } déclare forfait ({ $kind ->
    [crashed] plantage
    [stalled] réflexion trop longue
    [exhausted] limites dépassées
   *[illegal] aucun coup du jeu joué
  })
tournament-void = sans résultat ({ $why ->
    [withdrawn] un côté a été retiré
   *[guard] impossible à jouer jusqu’au bout
  })
tournament-cross-void = annulé
tournament-history = 🏆 Tournois d’ici : { $count }
button-enter-mine = Engager la mienne
button-tournament-start = Lancer
button-tournament-next = Le suivant
button-tournament-leave = Se retirer
button-tournament-standings = Classement
button-tournament-pairings = Rencontres
button-tournament-history = Précédents
button-tournament-cancel = Annuler
button-tournament-other = Une autre
tournament-none-title = 🏆 Tournois
tournament-gone = Je ne connais plus ce tournoi. Ce qu’il y a ici : /tournament show
tournament-over = Ce tournoi est fini. Ce qu’il y a ici : /tournament show
tournament-enter-title = 🏆 Engager une stratégie
tournament-enter-which = Laquelle joue pour toi ? D’abord les tiennes, puis quelques-unes des miennes.
tournament-enter-none = Tu n’as pas encore de stratégie à toi pour ce jeu : /strategy submit en fait une d’un fichier. Ou engage une des miennes :
tournament-leave-title = 🏆 Retirer une stratégie
tournament-leave-pick = Laquelle se retire ?
tournament-leave-none = Aucune des tiennes ne participe.
tournament-cancel-which = Que veux-tu arrêter ? Ce qui est déjà joué ne comptera pas.
tournament-open-already = Il y a déjà un tournoi ici : /tournament show
tournament-none-open = Aucun tournoi n’est ouvert ici. /tournament create en ouvre un.
tournament-begun = Le tournoi a commencé. Engage ta stratégie dans le suivant.
tournament-full = Les { $max } places sont prises. Engage ta stratégie dans le suivant.
tournament-joined-already = { $entrant } participe déjà. Engage une autre stratégie, ou la même avec d’autres réglages.
tournament-too-few = Un tournoi demande au moins deux stratégies. Engages-en d’abord une autre.
tournament-none-yet = Il n’y a pas encore eu de tournoi ici. /tournament create en ouvre un.
tournament-not-begun = Le tournoi n’a pas encore commencé.
tournament-first-round = La première ronde n’est pas finie. Redemande dans un instant.
tournament-forgotten = Je garde les rencontres trente jours, et celles-ci sont plus vieilles. Le classement, je l’ai encore.
tournament-bundle = Le tout en un fichier, signé par cet hébergeur : qui a joué, la graine, chaque coup et le tableau. Qui a le programme peut tout rejouer et voir où un octet diffère :
tournament-bundle-later = Je rejoue chaque match pour le fichier, et je le publie ici quand c’est prêt.
tournament-bundle-busy = Le fichier est déjà en préparation. Il arrive ici quand c’est prêt.
tournament-bundle-not-over = Le tournoi n’est pas fini, et le fichier trahirait sa graine. Redemande après la fin.
tournament-bundle-forgotten = Je garde les matchs trente jours, et ceux-ci ont disparu. La commande dans les détails le rejoue.
tournament-bundle-differs = Je ne fais pas de tel fichier : un match a tourné autrement quand je l’ai rejoué. Qui m’héberge en trouve plus dans son journal.
tournament-bundle-failed = Tous les matchs n’ont pas pu être rejoués à temps, il n’y a donc pas encore de fichier. Redemande plus tard.
tournament-not-yours = Seule la personne qui a ouvert le tournoi, ou qui gère ce lieu, le peut.
tournament-rounds-swiss = Seul un tournoi suisse laisse choisir ses rondes ; les autres ont leur propre nombre. Omets rounds, ou choisis system: swiss.
option-start = quand : 18:00, 2026-11-28 18:00, in 2h ; répété : daily 18:00, weekly fri 18:00, monthly 1 18:00
option-channel = où l’annoncer ; par défaut, ici
option-house = si mes propres stratégies complètent le tableau jusqu’à huit
tournament-house-open = 🏠 Les miennes complètent jusqu’à { $size }.
tournament-house = 🏠 joue pour moi, afin que le tableau soit complet.
tournament-house-best = Le mieux placé des inscrits : { $names }
tournament-house-picture = avec une petite maison : joue pour moi
choice-cancel-this = ce tournoi
choice-cancel-schedule = toute la série
tournament-created-elsewhere = { $name } ouvre un tournoi de stratégies. Il s’affiche dans { $channel }, et sa fin aussi.
tournament-starts = Début : { $when }.
tournament-starts-again = Début : { $when }, puis de nouveau { $schedule }.
tournament-daily = chaque jour à { $time }
tournament-weekly = chaque { $day ->
    [0] dimanche
    [1] lundi
    [2] mardi
    [3] mercredi
    [4] jeudi
    [5] vendredi
   *[other] samedi
  } à { $time }
tournament-monthly = chaque mois, le { $date }, à { $time }
tournament-by-cron = selon la ligne cron { $cron }
tournament-running-of = Ronde { $round } sur { $of } en cours : { $played } matchs sur { $planned }.
tournament-waiting = Il a commencé et attend son tour : { $place ->
    [1] le prochain
   *[other] le numéro { $place }
  } de la file, pendant que d’autres se jouent.
tournament-turn-soon = Il a commencé. Ses premiers matchs se jouent dans un instant.
tournament-called-off = Annulé. Ce qui a été joué ne compte pas.
tournament-left = { $entrant } se retire. { $count ->
    [0] Aucune stratégie engagée maintenant.
    [one] { $count } stratégie engagée pour l’instant.
   *[other] { $count } stratégies engagées pour l’instant.
  }
tournament-leaves-later = { $entrant } joue celui-ci jusqu’au bout et ne sera pas dans le suivant.
tournament-skipped = { $name } annule celui-ci. Début du suivant : { $when }.
tournament-series-ended = { $name } met fin à la série. Ce qui se joue va jusqu’au bout ; rien ne suit.
tournament-next = Début du suivant : { $when }.
tournament-put-off = Moins de deux stratégies engagées : rien ne se joue.
tournament-missed = Je n’étais pas là quand cela devait commencer.
tournament-put-off-to = Reporté : { $when }.
tournament-put-off-open = Il reste ouvert. Donne le départ dès qu’il y a deux stratégies ou plus.
tournament-again = La graine était { $seed }. N’importe qui peut le rejouer, jusqu’au même tableau :
setting-match = matchs de { $match } manches
setting-rounds = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
  }
setting-channel = annoncé dans { $channel }
tournament-drawn = Elle a été tirée une fois tout le monde engagé, au départ du tournoi : les 48 premiers bits du HMAC-SHA-256 de « { $text } » avec la clé du jour { $day } de mon engagement { $pledge }. Trois jours plus tard, cette clé est publique.
setting-seed-later = la graine est révélée à la fin
tournament-create-not-yours = Seule une personne qui gère ce lieu peut y ouvrir un tournoi. Dans une discussion privée avec moi, tu peux ouvrir le tien.
tournament-too-many-yours = Tu as engagé { $max } stratégies, le maximum par personne. Retires-en d’abord une.
tournament-not-entered = { $entrant } ne participe pas.
tournament-entrant-not-yours = Quelqu’un d’autre a engagé { $entrant }. Seule cette personne, ou qui gère ce lieu, peut la retirer.
tournament-leave-which = Laquelle de tes stratégies se retire ? Par exemple /tournament leave markov:order=3 ; /tournament status montre qui participe.
tournament-no-schedule = Ce tournoi ne fait pas partie d’une série. /tournament cancel l’annule.
tournament-not-writable = Je n’ai pas le droit d’écrire là-bas, rien n’a donc été ouvert. Laisse-moi entrer et envoyer messages et images, puis réessaie.
tournament-not-writable-here = Je peux répondre ici, mais pas écrire de moi-même : je ne pourrais pas annoncer la fin, rien n’a donc été ouvert. Fais-moi ajouter à ce serveur avec le droit d’envoyer des messages, ou nomme un autre de tes lieux : channel=…
tournament-told-already = C’est déjà fait. Où l’on en est : /tournament show
tournament-away = La plateforme n’a pas pris mon message là-bas, rien n’a donc été ouvert. Réessaie dans un instant.
start-unreadable = Je ne sais pas lire « { $typed } » comme une heure. Essaie 18:00, 2026-11-28 18:00 ou in 2h ; ou en série : daily 18:00, weekly fri 18:00, monthly 1 18:00, ou une ligne cron comme 0 18 * * 5.
start-wrong-date = « { $typed } » n’est ni un jour du calendrier ni une heure du jour. Essaie 2026-11-28 18:00 ou weekly fri 18:00.
start-past = « { $typed } » est passé : il est { $now }. Choisis plus tard, ou un autre fuseau.
start-never = « { $typed } » n’arrive jamais. Choisis un jour qui existe au calendrier.
start-too-often = « { $typed } » revient plus d’une fois par heure. Laisse au moins une heure entre deux tournois.
start-too-far = « { $typed } » est dans plus d’un an. Choisis plus tôt.
start-no-zone = Quel fuseau horaire est « { $typed } » : { $nearest } ?
start-unknown-zone = Je ne connais pas le fuseau horaire « { $typed } ». Nomme une grande ville de là-bas, comme Berlin ou New York, ou écris utc+3.
channel-none-here = Il n’y a pas d’autres lieux ici. Omets channel, et j’annonce dans cette discussion.
channel-unknown = Je ne trouve pas « { $typed } ». Nomme un salon, un sujet ou une discussion où je suis.
channel-not-writable = Je n’ai pas le droit d’écrire dans « { $typed } ». Laisse-moi entrer et envoyer messages et images, puis réessaie.
channel-not-yours = Tu ne gères pas { $channel }, je n’y annonce donc rien pour toi. Demande à qui le gère.
leaderboard-title = 🏆 { $count ->
    [one] Le meilleur d’un tournoi
   *[other] Le meilleur de { $count } tournois
  }
leaderboard-players-title = 🏆 Qui me résiste le mieux
leaderboard-head = Le plus difficile à lire pour moi : { $name }, { $won } manches gagnées sur { $decided }.
leaderboard-head-strategy = { $name } mène avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  } en { $entered ->
    [one] { $entered } tournoi
   *[other] { $entered } tournois
  }.
leaderboard-head-shared = { $count } à égalité en tête.
leaderboard-players-how = Manches gagnées contre moi, parmi les manches décidées. N’y figurent que les personnes d’accord.
leaderboard-no-tournament-here = Aucun tournoi n’est encore fini ({ $where }). Pour le premier : /tournament create, puis join et start.
leaderboard-no-tournament = Aucun tournoi n’est encore fini ({ $where }). Comptent ceux des groupes : ouvre le premier dans un groupe, avec /tournament create.
leaderboard-short = Cette liste commence à { $needed } noms ({ $where }). Pour l’instant : { $names }.
leaderboard-alone-here = Ici, il n’y a que toi et moi. Demande dans un groupe, ou avec scope=everywhere
button-my-place = Ma place
button-list-me = Sur la liste, moi aussi
button-undo = Annuler
button-duel-friend = Défier quelqu’un
button-send-friend = Envoyer à quelqu’un
list-me-done = Te voilà sur la liste, { $scope ->
    [here] ici et partout où tu finis un match
   *[everywhere] pour quiconque me le demande
  } : ton nom et tes résultats. Ton profil reste comme avant. Le palmarès demande { $needed } manches décidées.
list-me-undone = { $level ->
    [private] C’est annulé : tu n’es sur aucune liste.
    [place] C’est annulé : les listes ne te montrent que là où tu joues.
   *[everyone] Rien à annuler : tu as choisi depuis que tout le monde peut te voir.
  }
button-habits-here = Comment joue { $where ->
    [server] ce serveur
   *[chat] cette discussion
  }
button-groups = Comparer deux groupes
leaderboard-mine-none = Tu n’as enregistré aucune stratégie. /strategy register t’en donne une ; engage-la dans un tournoi avec /tournament join.
leaderboard-mine-not-entered = Aucune de tes stratégies enregistrées n’a de place ici. Engages-en une par son nom : /tournament join
leaderboard-mine-strategy = { $name } : place { $place } sur { $count }, points : { $points }
leaderboard-mine-private = { $decided ->
    [0] Aucune de tes manches décidées ne compte encore ici, et tu n’es sur aucune liste : ton profil est privé.
   *[other] Tu as gagné { $share } de { $decided ->
        [one] { $decided } manche décidée
       *[other] { $decided } manches décidées
      }. Personne d’autre ne le voit, et tu n’es sur aucune liste : ton profil est privé.
  }
leaderboard-mine-place-only = On ne te voit que là où tu joues.
leaderboard-mine-not-here = Tu n’es pas encore sur la liste de ce lieu : finis un match ici.
leaderboard-mine-missing = { $decided ->
    [0] Aucune de tes manches décidées ne compte encore ici.
   *[other] Tu as gagné { $share } de { $decided ->
        [one] { $decided } manche décidée
       *[other] { $decided } manches décidées
      }.
  } La liste commence à { $needed } manches de ce genre ; il t’en manque { $missing }
leaderboard-mine-player = Ta place : { $place } sur { $count }. Tu as gagné { $share } de { $decided ->
    [one] { $decided } manche décidée
   *[other] { $decided } manches décidées
  }.
leaderboard-bars = Barre : gagné à coup sûr ; trait : où le hasard peut cacher la vérité ; marque : gagné jusqu’ici
leaderboard-unit = manches gagnées, % des manches décidées
leaderboard-picture = Ce que chaque personne a gagné à coup sûr, en barres. { $title } : { $places }
leaderboard-details-title = 🏆 Les chiffres de ce palmarès
leaderboard-details-line = { $place }. { $name } : { $won } sur { $decided }, à coup sûr entre { $low } % et { $high } %
leaderboard-details-players = Comment lire ceci. Comptent les manches décidées contre la voyante à pleine force, { $needed } au moins. Une part tirée de peu de manches peut tenir au hasard : les deux bornes encadrent la vraie part 19 fois sur 20, et l’ordre suit la plus basse, sans les 8 points que je prête à tout le monde. Joue davantage, et elles se rapprochent.
leaderboard-details-strategies = Comment lire ceci. Dans chaque tournoi, une stratégie reçoit un point pour chacune qu’elle a laissée derrière et un demi-point pour chaque égalité ; les grands tournois pèsent donc plus. Gagnés : combien elle a finis en tête, seule ou non ; sur : combien elle en a joué. À points égaux, on partage la place.
table-points = pts
table-rating = cote
table-duels = duels
leaderboard-duels-title = 🏆 L’échelle des duels
leaderboard-duels-head = { $name } mène : { $rating } après { $duels ->
    [one] { $duels } duel classé
   *[other] { $duels } duels classés
  }.
leaderboard-luck = Par le hasard seul, la meilleure cote de ces { $count } serait d’environ { $rating } après autant de duels.
leaderboard-luck-beyond = Quelqu’un ici la dépasse.
leaderboard-luck-mostly = Personne ici ne la dépasse à coup sûr : une échelle courte tient surtout au hasard.
leaderboard-duels-how = ± : l’incertitude. « ? » : moins de { $below } duels. N’y figurent que les personnes d’accord.
leaderboard-duels-bars = Barre : ce que la cote dépasse à coup sûr ; trait : où le hasard peut cacher la vérité ; marque : la cote
leaderboard-duels-unit = cote en points ; tout le monde commence à 1500
leaderboard-duels-picture = Cotes en barres, avec leur incertitude. { $title } : { $places }
leaderboard-mine-no-duel = Aucun de tes duels classés ne compte encore ici.
leaderboard-mine-rating = Ta place : { $place } sur { $count }. Ta cote : { $rating }, en { $duels ->
    [one] { $duels } duel classé
   *[other] { $duels } duels classés
  }.
leaderboard-mine-opponents = Ta cote : { $rating }. Une place demande cinq adversaires différents ; il t’en manque { $missing ->
    [one] un
   *[other] { $missing }
  }.
leaderboard-mine-rating-private = Ta cote : { $rating }. Tu n’es sur aucune liste : ton profil est privé.
leaderboard-details-rating = { $place }. { $name } : { $rating }, à coup sûr plus de { $low } ; { $duels ->
    [one] { $duels } duel
   *[other] { $duels } duels
  }
leaderboard-details-duels = Comment lire ceci. Tout le monde commence à 1500, et chaque duel classé déplace les deux cotes, d’autant plus que l’issue était inattendue (Glicko-2). La vraie force est à ± près deux fois sur trois, et au double près 19 fois sur 20 ; l’ordre suit cette borne basse. Trois duels par jour comptent avec la même personne. Un duel pèse d’autant moins que la même rencontre s’est répétée ce mois-ci, et que l’autre a eu peu d’adversaires. Par le hasard seul : ce qu’obtient la meilleure cote d’autant de personnes sur des échelles simulées où une pièce décide chaque duel.
rating-side = { $name } { $rating } ({ $change })
rating-side-provisional = { $name } { $rating } ({ $change }), provisoire
rating-not-now = Non classé cette fois.
rating-nobody = Non classé : fini sans résultat.
rating-early = Fini avant deux manches jouées : personne ne gagne ni ne perd.
rating-left-often = { $line } : partir si tôt coûte à partir de la quatrième fois en un mois. Personne n’y gagne.
rating-pair-day = Non classé : cette paire a eu ses trois duels classés du jour.
rating-person-day = Non classé : d’un côté, vingt duels classés ont déjà été joués aujourd’hui, c’est le maximum.
table-won = gagné
table-of = sur
table-bye = Une ronde sans adversaire compte un point.
table-more = … et { $count } de plus
table-tied = { $ranks } : ex æquo
table-tie-break = { $points } : départage
why-everyone-meets = chacune rencontre toutes les autres
why-rest = au repos : nombre impair
why-bracket = le tableau
why-third-place = pour la troisième place
why-bracket-bye = exemption : les mieux placées avancent
why-same-score = même score, première rencontre
why-floated-down = scores différents, première rencontre
why-met-before = revanche : il ne reste personne d’autre
why-next-in-order = la suite dans l’ordre des points
why-bye-lowest = exemption : la plus basse encore sans
why-bye-needed = exemption : sans cela, pas de paires nouvelles
why-bye-again = exemption : toutes en ont déjà eu une
problem-number = « { $typed } » ne convient pas pour « { $option } » : il faut un nombre entier de { $min } à { $max }.

## Duels entre personnes
duel-title = ⚔️ { $game } · { $length }
duel-terms = { $pace ->
    [quick] 30 secondes par manche
    [slow] un jour par manche
   *[calm] 2 minutes par manche
  } · { $rated ->
    [yes] classé
   *[no] amical
  }
duel-challenge = { $name }, { $caller } te défie en duel. Réponds { $lapse ->
    [day] d’ici un jour
   *[minutes] d’ici dix minutes
  }.
duel-open = { $caller } cherche un duel. La première personne qui accepte joue ; le défi est ouvert { $lapse ->
    [day] un jour
   *[minutes] dix minutes
  }.
duel-how = Chaque côté choisit en même temps. Personne ne voit un choix avant que les deux y soient.
duel-join-code = Depuis une autre discussion ou plateforme : /rps duel { $code }
duel-declined = { $name } décline : { $reason ->
    [later] pas maintenant
    [shorter] plus court, s’il te plaît
    [unrated] volontiers, mais amical
   *[no] non merci
  }.
duel-lapsed = { $open ->
    [yes] Personne ne l’a relevé à temps. Pour réessayer : /rps duel
   *[no] { $name } n’a pas répondu à temps. Pour réessayer : /rps duel
  }
duel-score = { $first } { $won } : { $lost } { $second }{ $drawn ->
    [0] {""}
    [one] {" "}· { $drawn } égalité
   *[other] {" "}· { $drawn } égalités
  }
duel-round-won = Manche { $round } : { $first } { $left } · { $second } { $right } → { $winner }
duel-round-drawn = Manche { $round } : { $first } { $left } · { $second } { $right } → égalité
duel-round-late = Manche { $round } : en retard, { $late } → { $winner }
duel-round-void = Manche { $round } : personne à temps, elle ne compte pour personne
duel-both-choose = { $first } et { $second } choisissent.
duel-one-chose = { $chosen } a choisi. { $other } choisit encore.
duel-stop-asked = { $name } voudrait arrêter. Si { $other } appuie aussi sur « Arrêter », c’est l’égalité. Si { $name } abandonne, { $other } gagne.
duel-name-ask = { $name }, montrer ton nom à l’autre dans ce duel ?
duel-name-shown = L’autre voit maintenant ton nom, dans ce duel seulement.
duel-name-unseen = Il n’y a rien dans ton nom que je puisse montrer.
button-show-name = Montrer mon nom
duel-clock = La manche { $round } finit
duel-board = ⚔️ 🔵 { $first } { $won } : { $lost } { $second } 🟠
duel-ended-won = ⚔️ { $winner } bat { $loser } { $won } : { $lost }
duel-ended-early = ⚔️ { $winner } gagne à { $won } : { $lost }
duel-ended-level = ⚔️ { $ending ->
    [agreed] Match nul
    [void] Personne ne gagne
   *[rounds] Égalité
  } : { $first } { $won } : { $lost } { $second }
duel-ended-by-rounds = Aucun duel ne dure plus de manches que cela.
duel-ended-by-resigned = Abandon : { $loser }.
duel-ended-by-agreed = Les deux voulaient arrêter.
duel-ended-by-absent = { $loser } a manqué deux manches d’affilée.
duel-ended-by-void = Personne n’était là pour les dernières manches.
duel-ended-by-call = Le duel a été annulé et ne compte pour personne.
duel-wants-again = { $name } veut une revanche.
duel-strip = { $strip } { $name }
duel-strip-results = { $strip } 🔵 { $first } 🟠 { $second }
duel-story-throughout = { $leader } a mené de la manche { $from } jusqu’au bout.
duel-story-for-good = Jamais derrière, { $leader } a mené pour de bon à partir de la manche { $from }.
duel-story-last = Avant la dernière manche, c’était l’égalité.
duel-story-comeback = { $other } a mené jusqu’à la manche { $until }, { $leader } à partir de la manche { $from }.
duel-story-comeback-last = { $other } a mené jusqu’à la manche { $until } ; la dernière a tranché.
duel-story-given = Jusque-là, { $leader } menait.
duel-story-undecided = La plus grande avance : { $leader }, de { $by }, après la manche { $round }.
duel-story-streak = { $winner } en a gagné { $count } d’affilée, manches { $from }–{ $to }.
duel-story-one-streak = { $winner } a gagné toutes les manches.
button-card = Carte
duel-no-picture = Rien n’a été joué dans ce duel, il n’y a donc rien à dessiner.
duel-card-there = La carte est déjà dans cette discussion. En voici une pour toi.
duel-player = Camp { $number }
duel-card-won = { $winner } gagne
duel-card-level = { $ending ->
    [agreed] Match nul, d’un commun accord
    [void] Personne ne gagne
   *[rounds] Égalité
  }
duel-card-signature = Choisi des deux côtés à la fois, sans se voir. Gadalka veillait.
duel-card-alt = { $score }. { $result }. { $story } { $moves } { $date }.
duel-card-rounds = Les manches : { $rounds }.
duel-card-round = { $round }. { $left } – { $right }
duel-card-late = en retard
duel-chose = { $name } a choisi : { $moves }.
duel-chart-title = 📈 { $score }
duel-chart-best = { $by ->
    [0] { $name } n’a jamais mené.
   *[other] { $name } a mené au plus de { $by }, d’abord à la manche { $round }.
  }
duel-chart-apart = { $leader } mène de { $by } : ce n’est guère le hasard.
duel-chart-luck = { $by ->
    [0] Égalité : ce peut bien être le hasard.
   *[other] { $by } d’écart, ce peut bien être le hasard.
  }
duel-chart-difference = avance
duel-chart-moves = Les coups
duel-chart-alt = { $score }. Qui menait, manche par manche, en ligne sur la portée grise du hasard, et les coups des deux en barres. { $lines }
button-read-me = Me lire
button-read-other = Lire l’autre
button-readable = Laisser lire
button-unreadable = Garder pour moi
duel-readable-now = { $name } peut maintenant voir ce que j’aurais attendu de toi dans ce duel, avec des nombres tirés de tes matchs avec moi. Pour revenir dessus : « Garder pour moi ».
duel-readable-no-more = { $name } ne peut plus le voir. Ce qui a déjà été lu, personne ne peut le reprendre.
duel-not-over = Ce duel n’est pas encore fini.
button-accept-duel = Accepter
button-take-duel = J’accepte
button-resign = Abandonner
button-decline-later = Pas maintenant
button-decline-shorter = Plus court
button-decline-unrated = Amical
button-decline-no = Non
duel-pick-in = Tu as choisi { $move }.
duel-pick-kept = Ton choix est déjà fait (manche { $round }), et il reste.
duel-pick-late = Cette manche est finie.
duel-pick-timed = Trop tard : le temps de cette manche était écoulé.
duel-over = Ce duel est fini.
duel-gone = Je n’ai plus ce duel. Un nouveau : /rps duel
duel-not-yours = Ce duel se joue entre { $first } et { $second }. Le tien : /rps duel
duel-not-begun = Ce duel n’a pas encore commencé.
duel-stop-noted = C’est noté. Si l’autre appuie aussi sur « Arrêter », c’est l’égalité. Pour renoncer, appuie sur « Abandonner ».
duel-stop-first = Appuie d’abord sur « Arrêter ». Qui abandonne perd.
duel-self = On ne se bat pas en duel contre soi. C’est à quelqu’un d’autre de le relever.
duel-taken = Quelqu’un a fait plus vite. Le tien : /rps duel
duel-not-taker = { $caller } : personne d’autre ne peut retirer ce défi.
duel-not-taking = { $name } n’accepte pas de duels pour l’instant.
duel-again-noted = C’est noté. La revanche commence dès que l’autre la veut aussi.
duel-whom-bot = Les bots ne se battent pas en duel. Avec moi, tu peux jouer tout de suite : /rps play
duel-whom-unknown = Je ne sais pas de qui tu parles. Mentionne la personne, réponds à un de ses messages, ou ne nomme personne : alors n’importe qui ici peut le relever.
duel-nobody = Il n’y a personne d’autre ici. Avec moi, tu peux jouer tout de suite : /rps play
duel-unseen = { $name } ne voit pas cette discussion. Ne nomme personne, et envoie-lui le code que je te donne.
duel-code-unknown = Je ne connais pas de duel ouvert au code { $typed }. Il est peut-être pris, ou son temps est passé.
duel-code-tries = Cela faisait beaucoup de codes. Réessaie dans dix minutes.
duel-none-running = Tu n’as aucun duel en cours. Pour en lancer un : /rps duel
offer-duel-title = Duel : { $game }
offer-duel-description = Pour deux personnes d’ici ; les deux premières à appuyer jouent
offer-duel-text = { $name } propose un duel. Les deux premières personnes à appuyer s’affrontent ; { $name } peut en être.
command-rps-duel = Duel avec une autre personne : choix cachés, un message pour les deux
option-duel-user = Qui tu défies ; sans rien, n’importe qui ici
option-duel-length = Quelle durée : first to 3, first to 5, best of 9, first to 10
option-duel-pace = Temps par manche
option-duel-code = Le code du duel, comme K7F3PM
menu-duel = Duel
choice-first-3 = En 3 points
choice-first-5 = En 5 points
choice-best-9 = Au meilleur des 9
choice-first-10 = En 10 points
choice-quick = Rapide : 30 secondes par manche
choice-calm = Calme : 2 minutes par manche
choice-slow = Lent : un jour par manche
choice-rated = Classé : compte pour l’échelle
choice-unrated = Amical : pour le plaisir

## Les réglages d’un lieu
place-option-channel = un salon ou sujet où l’on peut jouer (on) ou non (off)
place-choice-on = activé
place-choice-off = désactivé
place-choice-quiet = discrétion : je ne publie que ce qu’on me demande
place-choice-post = annonce du jour
place-choice-here = jouer dans ce salon ou sujet
place-choice-everywhere = jouer partout
place-tournaments = Tournois
place-duels = Duels
place-anywhere = 📍 On joue : partout
place-only-in = 📍 On joue : seulement dans { $channels }
place-is-quiet = 🔕 Discrétion : je ne publie que ce qu’on me demande.
place-is-not-quiet = 🔔 Je publie aussi de moi-même, par exemple la fin d’un tournoi.
place-kept = Ces réglages restent enregistrés si l’on me retire d’ici. Pour qu’ils disparaissent, appuyer d’abord sur « { $button } ».
place-nobodys = Personne ne gère ce lieu. Chacun peut donc réactiver des choses ici, et personne ne peut les désactiver.
place-not-yours = Seules les personnes qui gèrent ce lieu changent ses réglages.
place-alone = Les réglages sont pour les serveurs et les groupes. Ici, il n’y a que toi et moi, et tout est permis.
place-off = Désactivé ici par qui gère ce lieu : { $what }. Rien n’est perdu ; en tête à tête avec moi, cela marche : { $command }
place-elsewhere = Qui gère ce lieu laisse jouer seulement dans { $channels }. Rien n’est perdu ; en tête à tête avec moi, cela marche : { $command }
place-more = { $count } de plus
place-list-full = Ici, je n’en retiens pas plus de { $max }. Retires-en d’abord un de la liste.
place-one-at-a-time = Une chose à la fois : what=… ou channel=…
place-not-everywhere = Alors dis où l’on peut jouer : /place settings here on, ou channel=…
place-undivided = Cette discussion n’a ni salons ni sujets entre lesquels choisir.
place-other-chat = { $channel } fait partie d’une autre discussion. Ses réglages se changent là-bas : /place settings
place-button-games = Jeux
place-button-where = Où jouer
place-button-quiet = Mode discret
place-post = 📮 Annonce du jour : { $when }
place-button-post = Publier chaque jour ici
place-button-post-off = Plus d’annonce
place-button-aloud = Finie, la discrétion
place-button-delete = Effacer ces réglages
place-button-only-here = Jouer ici seulement
place-button-here-too = Jouer ici aussi
place-button-forbid = Pas dans { $channel }
place-button-anywhere = Jouer partout
place-button-channel = Un autre salon…
place-games-how = Appuie sur un jeu pour l’activer ou le couper ici.
place-gone = Je n’atteins plus ce groupe. Ouvre ses réglages là-bas : /settings
place-welcome = Je viens d’arriver, et voici mes réglages. Change-les maintenant ou plus tard : /settings
option-ban-user = qui
ban-here = Il vous est interdit de jouer { $where ->
    [server] sur ce serveur
   *[group] dans ce groupe
  }. Seules les personnes qui le gèrent peuvent lever l’interdiction.
ban-everywhere = Il vous est interdit de jouer avec moi. Seule la personne qui m’héberge peut lever l’interdiction.
ban-self = On ne s’interdit pas soi-même. Nommez quelqu’un d’autre.
ban-me = Je ne m’interdis pas moi-même. Pour ne plus me voir, retirez-moi du { $where ->
    [server] serveur
   *[group] groupe
  }.
ban-bot = Les bots ne jouent pas : rien à interdire. Nommez une personne.
ban-manager = { $name } gère ce { $where ->
    [server] serveur
   *[group] groupe
  } : impossible de lui interdire de jouer ici.
ban-nobody-manages = Personne ne gère ce { $where ->
    [server] serveur
   *[group] groupe
  } : on ne peut donc interdire personne ici.
ban-done = { $name } ne peut plus jouer ici. Ce qui était en cours est terminé.
unban-done = { $name } peut de nouveau jouer ici.
unban-not-banned = { $name } n’a aucune interdiction ici.
bans-title = 🚫 Interdits de jeu ici
bans-none = Personne n’est interdit de jeu ici.
bans-button-ban = Interdire quelqu’un
bans-button-lift = Lever : { $name }

## La langue que parle le bot. Comment chaque langue se nomme elle-même est pareil dans tous les fichiers.
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
language-auto = Automatique
language-chosen = Je te parle en : { $name }.
language-own = Je prends la langue de ton application : { $name }.
language-gone = Tu as choisi une langue que je n’ai plus ({ $typed }). Jusqu’à un autre choix, je prends celle de ton application : { $name }.
place-language = 🗣 Langue ici : { $name }
place-language-none = 🗣 Langue ici : celle de l’application, ou de qui commence
place-language-gone = 🗣 Je n’ai pas la langue choisie ici ({ $typed }), je parle donc celle de l’application. Choisis-en une autre.
place-button-language = Langue

## Plateformes
describe-bot =
    Je lis dans les pensées, un peu.

    Joue avec moi à pierre-feuille-ciseaux, à pair ou impair ou au démineur. J’apprends comment tu choisis, je te dis ce que j’ai vu, et je prouve que je n’ai pas triché : chacun de mes coups est scellé avant ton choix.

    Demande-moi ensuite comment tu joues, compare-toi à tes amis, ou laisse des stratégies s’affronter en tournoi dans ton groupe. Dans toute autre discussion, tape mon @nom pour y proposer une partie.
describe-bot-short = Pierre-feuille-ciseaux, pair ou impair, démineur : j’apprends comment tu choisis, et prouve que je ne triche pas.
telegram-open-private-chat = C’est pour tes yeux uniquement. Ouvre notre discussion privée et demande-le-moi là-bas : { $link }
telegram-eyes-only = C’est pour tes yeux uniquement.
telegram-open = Ouvrir notre discussion privée
telegram-slow = Je suis plus lente que d’habitude. Ton appui est arrivé ; le message suivra.
telegram-crowded = On me demande ici plus que Telegram ne me laisse répondre : vingt messages par minute dans un groupe. Si ta commande porte 👀, la réponse viendra. Sinon, redemande dans une minute ou joue avec moi en privé.
discord-file-missing = { $example } demande un fichier. Joins-le à l’option « { $option } ».
telegram-file-missing = { $example } demande un fichier. Envoie le fichier avec cette commande en légende, ou réponds par elle au message du fichier.
terminal-welcome = 🔮 Gadalka. Tape /rps play pour commencer, /help pour la suite, /quit pour partir.
terminal-no-such-button = Pas de bouton « { $typed } ». Il y a : { $buttons }
terminal-which-button = « { $typed } » peut désigner plusieurs boutons. Tape le numéro : { $buttons }
terminal-type-a-command = Tape une commande : /rps play commence un match, /help montre le reste.
terminal-player = Partenaire
terminal-goodbye = Je savais que tu partirais.
terminal-part = Partie { $first }–{ $last } sur { $begin }–{ $end } :
terminal-file-kept = Gardé dans { $path }
terminal-file-not-kept = { $name } n’a pas pu être gardé : { $reason }
terminal-file-missing = { $example } demande un fichier. Tape son chemin à la suite, comme ./my-bot.js, entre guillemets s’il contient des espaces.
terminal-no-such-file = Il n’y a pas de fichier { $path }
terminal-no-plain-file = { $path } est un dossier ou un périphérique. Je ne lis que des fichiers.
terminal-file-unreadable = { $path } ne peut pas être lu : { $reason }

## Noms des commandes, de leurs parties et options, tels qu’une application les montre : minuscules, sans espaces, un trait d’union entre les mots.
## Ce qui se côtoie diffère. On peut aussi les taper ; `/rps play` se comprend dans toutes les langues.
named-rps = pfc
named-play = jouer
named-variant = variante
named-length = durée
named-level = niveau
named-opponent = adversaire
named-word = mot
named-continue = reprendre
named-verify = vérifier
named-proof = preuve
named-duel = duel
named-user = personne
named-pace = rythme
named-rated = classé
named-join = rejoindre
named-code = code
named-oddeven = pair-impair
named-list = liste
named-block = bloquer
named-unblock = débloquer
named-from = de-qui
named-whom = qui
named-mines = mines
named-size = taille
named-start = départ
named-noguess = sans-hasard
named-board = grille
named-open = ouvrir
named-cells = cases
named-flag = drapeau
named-hint = indice
named-watch = regarder
named-strategy = stratégie
named-race = course
named-stats = stats
named-model = modèle
named-show = voir
named-game = jeu
named-reset = oublier
named-freeze = figer
named-off = désactiver
named-on = activer
named-duels = duels
named-learning = apprendre
named-ghost = fantôme
named-named = à-mon-nom
named-share = partager
named-sharing = partage
named-info = info
named-register = enregistrer
named-name = nom
named-mine = miennes
named-update = modifier
named-withdraw = retirer
named-submit = envoyer
named-file = fichier
named-note = note
named-source = source
named-report = signaler
named-reason = raison
named-tournament = tournoi
named-status = statut
named-create = créer
named-system = formule
named-zone = fuseau
named-rounds = rondes
named-match = match
named-channel = salon
named-house = maison
named-leave = quitter
named-standings = classement
named-pairings = rencontres
named-round = ronde
named-bundle = archive
named-history = historique
named-cancel = annuler
named-what = quoi
named-league = ligue
named-table = tableau
named-season = saison
named-matrix = matrice
named-against = contre
named-enter = engager
named-leaderboard = palmarès
named-of = catégorie
named-scope = portée
named-period = période
named-profile = profil
named-opponents = adversaires
named-compare = comparer
named-map = carte
named-groups = groupes
named-role = rôle
named-privacy = vie-privée
named-place = lieu
named-settings = réglages
named-to = état
named-fairness = équité
named-challenges = défis
named-data = données
named-export = exporter
named-shared = partagé
named-delete = supprimer
named-account = compte
named-link = lier
named-unlink = délier
named-help = aide
named-language = langue
named-topic = sujet
named-daily = défi-du-jour
named-today = aujourdhui
named-mind = esprit
named-yesterday = hier
named-top = top
named-remind = rappel
named-time = heure

## Signes entre les parties d’un texte
sign-comma = {", "}
sign-semicolon = {" ; "}
sign-colon = {" : "}
sign-brackets = {" "}({ $text })
percent = { $percent } %

## Mots que l’on tape, dans n’importe quelle langue à tout moment, séparés par des virgules ; une espace peut se taper comme trait d’union
typed-first-to = premier à, premier, jusqu'à, jusqu'a, en
typed-first-to-after = points, point
typed-best-of = au meilleur des, au meilleur de, meilleur des, meilleur de
typed-best-of-after = { "" }
typed-endless = sans fin, infini, illimité, sans limite
# Plus de rappels.
typed-off = désactiver, desactiver, aucun, arrêter, arreter, arrêt, arret
typed-flag = drapeau
typed-times = fois
typed-lizard-spock = lézard spock, lezard spock, spock lézard, spock lezard, lézard, lezard, pierre feuille ciseaux lézard spock, pierre feuille ciseaux lezard spock, pfcls
# Paires de lettres : une que l’on prend pour une lettre latine, et cette lettre.
typed-lookalikes = { "" }
# Un lieu qui n’est pas le nom d’un fuseau, et son fuseau ; un lieu à plusieurs fuseaux plusieurs fois.
typed-cities = Londres Europe/London, Genève Europe/Zurich, Bruxelles Europe/Brussels, Belgique Europe/Brussels, Suisse Europe/Zurich, Lyon Europe/Paris, Marseille Europe/Paris, Toulouse Europe/Paris, Montréal America/Toronto, Québec America/Toronto, Moscou Europe/Moscow, Pékin Asia/Shanghai, Lisbonne Europe/Lisbon, Athènes Europe/Athens, Vienne Europe/Vienna, Varsovie Europe/Warsaw, Alger Africa/Algiers, Le Caire Africa/Cairo, Maroc Africa/Casablanca, Tunisie Africa/Tunis, Sénégal Africa/Dakar, La Réunion Indian/Reunion, Allemagne Europe/Berlin
# Devant une durée ; …-after : derrière.
typed-in = dans, d’ici, d'ici
typed-in-after = plus tard
typed-tomorrow = demain
typed-daily = quotidien, quotidiennement, chaque jour, tous les jours
typed-weekly = hebdomadaire, hebdo, chaque, tous les
typed-monthly = mensuel, mensuellement
# Comment les mots commencent ; avec un point : le mot entier.
typed-minutes = min
typed-hours = h., heure
typed-days = j., jour
typed-weeks = sem
typed-monday = lun
typed-tuesday = mar
typed-wednesday = mer
typed-thursday = jeu
typed-friday = ven
typed-saturday = sam
typed-sunday = dim

## Web pages
web-nav = Pages
web-about-nav = À propos
web-languages = Langues
web-skip = Aller au contenu
web-to-start = À la première page
web-missing-title = Il n’y a rien ici
web-missing = J’ai regardé deux fois dans la boule. L’adresse est fausse, ou ce qui était ici n’y est plus.
web-too-long-title = C’est trop
web-too-long = Il en est arrivé plus que je n’en prends ici. Envoie moins ; rien n’est perdu.
web-failed-title = Quelque chose a mal tourné
web-failed = C’est ma faute et non la tienne. Rien n’est perdu ; réessaie dans un instant.
web-busy-title = Un instant, s’il te plaît
web-busy = Beaucoup de monde consulte mes pages en ce moment. Réessaie dans quelques secondes.
web-home-title = Je suis Gadalka et je lis dans les pensées. Un peu.
web-home-about = Une diseuse de bonne aventure pour Discord et Telegram : elle joue à pierre-feuille-ciseaux, à pair ou impair et au démineur, apprend comment tu choisis, te dit ce qu’elle a vu et prouve qu’elle n’a pas triché.
web-home-discord = Ajouter à Discord
web-home-telegram = Ouvrir dans Telegram
web-home-games-title = À quoi nous pouvons jouer
web-home-games = Pierre-feuille-ciseaux avec trois, cinq ou n’importe quel nombre impair de coups, pair ou impair et démineur : contre moi, contre des amis, chaque jour un nouvel esprit et une nouvelle grille. Qui écrit des stratégies en envoie une et découvre où elle se classe.
web-home-reads-title = Ce que je vois en toi
web-home-reads = Personne n’est aléatoire, même exprès. Je regarde ce que tu fais après une victoire, une défaite et une égalité, je dis ce que j’attendais et pourquoi, et je l’oublie quand tu le demandes.
web-home-pledge-title = Pourquoi tu n’as pas à me croire
web-home-pledge = Avant que tu choisisses, mon coup est fixé et son sceau figure dans le message. Tous mes dés découlent d’un seul engagement, numéro { $pledge }. Note-le ; avec lui, chaque match peut être vérifié.
web-home-check = Vérifier un match
web-privacy-title = Confidentialité
web-privacy-use-title = À quoi ça sert
web-privacy-use =
    À te reconnaître, à reprendre là où nous en étions et à prouver que je n’ai pas triché. Pas à la publicité, ni à qui que ce soit d’autre : le programme ne transmet rien de lui-même.
    Ce que tu supprimes peut rester dans une sauvegarde jusqu’à 400 jours. Si elle est un jour restaurée, c’est aussitôt supprimé de nouveau.
    Ce que Discord et Telegram gardent de toi, leurs propres politiques le disent.
web-privacy-pages-title = Ces pages
web-privacy-pages =
    Ces pages ne posent pas de cookies, ne comptent pas les visites et ne chargent rien d’ailleurs. Ce que tu vérifies ici reste dans ton navigateur.
    Qui fait tourner ce bot voit, comme pour tout site, les adresses qui se connectent ; le bot lui-même n’en note aucune.
web-privacy-rights-title = Ce que tu peux faire
web-privacy-rights = Dans le chat, /settings permet de tout télécharger et de tout supprimer : à tout moment, aussitôt, sans demander à personne. Pour toute question, adresse-toi à qui héberge ce bot.
web-terms-title = Conditions
web-source = Code source
web-terms-what-title = Le jeu
web-terms-what = Gadalka est un jeu, et gratuit. Joue autant que tu veux, en solo ou à plusieurs, dès l’âge qu’admettent Discord ou Telegram.
web-terms-host-title = Qui l’héberge
web-terms-host = C’est un logiciel libre. Qui l’héberge à cette adresse répond de cette instance et des questions. Il est proposé tel quel, sans aucune garantie.
web-terms-fair-title = Jouer honnêtement
web-terms-fair = Joue franc jeu : ne l’inonde pas, ne l’attaque pas et ne t’en sers pas pour importuner. Qui le fait peut être ralenti ou exclu. Il n’y a rien de valeur à gagner ni à perdre.
web-terms-yours-title = Ce qui est à toi
web-terms-yours = Les stratégies que tu envoies restent les tiennes. En les envoyant, tu permets qu’elles soient jouées ici, et montrées si tu les ouvres ; tu peux les retirer à tout moment.
web-terms-end-title = La fin
web-terms-end = Tu peux arrêter à tout moment et supprimer ce qui est gardé de toi : /data. Ces conditions peuvent changer ; c’est ce qui est écrit ici qui vaut.

## The page on which proofs are checked
web-verify-title = Vérifie par toi-même
web-verify-intro = Colle une preuve, et ton propre navigateur vérifie si j’ai joué honnêtement : sceaux, repères, dés et engagement, et il rejoue mes coups. Rien ne quitte cette page.
web-verify-no-script = La vérification se fait dans ton navigateur, et celui-ci n’exécute pas de scripts. Avec une copie de Gadalka, la ligne de commande fait de même : npm run -s gadalka -- verify "…" --pledge "…"
web-verify-paste = Preuve
web-verify-hint = La ligne que donne Vérifier, gdk3.… ou gdb1.… Ajoutes-y ce que tu as : des messages du match, l’engagement noté (gdp1.…), une clé du jour (gdd1.…).
web-verify-file = Fichiers : une preuve, ton /data export pour rejouer mes coups, ou le paquet d’un tournoi
web-verify-check = Vérifier
web-verify-working = Vérification…
web-verify-playing = Rejoués : { $done } matchs sur { $total }, en { $seconds } s.
web-verify-cancel = Annuler
web-verify-cancelled = Annulé. On n’a rien appris.
web-verify-result = Ce qui a été trouvé
web-verify-failed = La vérification s’est interrompue, et c’est ma faute. Cela ne dit rien de la preuve ; npm run -s gadalka -- verify ira peut-être plus loin.
web-verify-fits = Tout ce qui a été vérifié concorde
web-verify-open = Rien de faux n’a été trouvé, et quelque chose reste ouvert
web-verify-wrong = Quelque chose ne concorde pas. Ne t’y fie pas
web-verify-mark-fits = concorde
web-verify-mark-open = ouvert
web-verify-mark-wrong = ne concorde pas
web-verify-moves = Coup par coup
web-verify-move-number = Nº
web-verify-move-mine = Gadalka
web-verify-move-again = Rejoué
web-verify-move-seal = Sceau
web-verify-limits-title = Ce que cela ne prouve pas
web-verify-limits = Qu’un engagement soit le mien, seul le sait qui l’a noté avant le match ; celui que porte cette page est la parole de son hébergeur. Une preuve ne dit rien des messages que tu ne colles pas, et rien des dés avant que la clé de leur jour soit révélée, trois jours plus tard. D’un paquet, on ne rejoue ici que les matchs des stratégies livrées avec Gadalka ; les résultats des fichiers d’autrui restent tels que l’hébergeur les a signés.
web-verify-save = Garder cette page en un seul fichier : elle marche sans réseau, et sans moi
web-verify-signed = Signée par l’hébergeur de l’engagement { $pledge }.
web-verify-pledge-yours = C’est l’engagement que tu as collé.
web-verify-pledge-host = C’est l’engagement de l’hébergeur de cette page. Compare-le avec celui que tu as noté.
web-verify-pledge-later = L’engagement { $pledge } suit celui que tu as collé, du même hébergeur. S’il a été publié avant le match, c’est à toi de le savoir.
web-verify-pledge-other = L’engagement { $pledge } n’est pas celui que tu as collé.
web-verify-dice-early = Les dés suivent la clé d’un jour qui n’est pas venu : { $date }.
web-verify-key-due = La clé du jour a été révélée le { $date }. Colle-la, ou une plus récente : /fairness la donne.
web-verify-false-history = Le match est lié à d’autres manches que celles de l’export.
web-verify-gap-export = il faut pour cela le fichier de /data export. Ajoute-le plus haut.
web-verify-gap-strategy = cette page ne connaît pas cette stratégie, ou pas pour ce jeu.
web-verify-no-messages = Pas comparé avec des messages du match. Colle ceux que tu as gardés.
web-verify-messages-fit = Messages de ce match qui concordent : { $count }, avec les sceaux de { $seals } coups sur { $sealed }.
web-verify-messages-broken = Messages de ce match qui ne concordent PAS avec ce qui a été joué : { $count }.
web-verify-messages-other = Les messages collés n’ont rien de ceci. Si ce sont bien les siens, ce n’est pas la preuve de ce qu’ils montraient.
web-verify-board-shown = Le sceau de cette grille est dans les messages collés.
web-verify-nothing = Il n’y a pas de preuve là-dedans. C’est une ligne qui commence par gdk3. ou gdb1. et vient de Vérifier, à la fin d’un match ou d’une grille.
web-verify-damaged = Cette preuve est abîmée ou coupée. Recopie la ligne entière, ou prends le fichier.
web-verify-unknown = Cela vient d’une version plus récente, ou d’un jeu que cette page ne connaît pas.
web-verify-pledge-damaged = L’engagement est abîmé, coupé ou falsifié. C’est une ligne qui commence par gdp1.
web-verify-not-export = Ce n’est pas le fichier que donne /data export.
web-verify-too-long = C’est plus d’un million de caractères. Colle seulement la preuve et les messages de son match.
web-verify-file-too-large = Ce fichier est trop grand pour cette page. La ligne de commande le lit : npm run -s gadalka -- arena replay pour les paquets, npm run -s gadalka -- verify pour le reste.
web-verify-bundle-whole = Le paquet est entier : ses octets sont ceux que nomme sa première ligne.
web-verify-bundle-same = Rejoués ici et identiques coup par coup : { $count } matchs sur { $total }.
web-verify-bundle-differs = Rejoués ici et NON identiques : { $count } matchs. Le premier est le numéro { $match }, { $names }.
web-verify-bundle-engine = Ce paquet vient d’une autre version de Gadalka, ou d’une qui a les stratégies propres de son hébergeur. Ce qui diffère peut en venir : la version de l’hébergeur décide.
web-verify-bundle-left = Non rejoués ici : { $count } matchs. Il leur faut un fichier, une stratégie ou un jeu que cette page n’a pas ; npm run -s gadalka -- arena replay l’a peut-être.
web-verify-bundle-clock = Sans rien à comparer : { $count } matchs. Ils sont nuls, ou une horloge les a décidés.
web-verify-bundle-table = Qui a rencontré qui, et chaque place du tableau, découlent du plan et de ces résultats.
web-verify-bundle-table-differs = Qui a rencontré qui, ou le tableau, ne découle PAS du plan et de ces résultats.
web-verify-bundle-plan-wrong = Ses matchs ne sont PAS ceux du plan : il en manque, certains sont en double ou modifiés, ou c’est le plan lui-même.
web-verify-bundle-unplayed = Paires sans aucun match : { $count }. Elles n’ont pas été jouées ce mois-là, ou on les a retirées.
web-verify-bundle-draw = Le tirage découle de la clé du jour publiée, des participants et des réglages.
web-verify-bundle-draw-differs = Le tirage ne découle PAS de la clé du jour, des participants et des réglages.
web-verify-bundle-draw-key = L’hébergeur a pu choisir le tirage. Pour le vérifier, colle la clé du jour que /fairness montre à partir du { $date }, ou une plus récente.
web-verify-bundle-draw-chosen = Rien n’exclut ici que l’organisateur ait choisi le tirage. Si tu as noté l’engagement de l’hébergeur, colle-le.
web-verify-bundle-damaged = Ce paquet est abîmé, ou sa signature est fausse. Ne t’y fie pas.
proof-page = Dans ton propre navigateur, sans rien envoyer : { $link }

## Web: arena
web-arena-title = Arène
web-arena-about = Des stratégies écrites par qui veut, et les miennes, chaque paire à son tour, mois après mois.
web-arena-empty = Aucune paire n’a encore été jouée ce mois-ci.
web-arena-feed = La suivre en flux
web-arena-enter-title = En envoyer une
web-arena-enter = Écris une stratégie dans un seul fichier et envoie-la : /strategy submit. Un jour plus tard, elle joue ici.
web-arena-matrix = Qui bat qui
web-arena-point = Pointe une case, ou parcours-les avec les flèches.
web-arena-point-first = Ligne → colonne : manches gagnées moins manches perdues, sur cent.
web-arena-standings = Classement
web-arena-rank = Place
web-arena-name = Nom
web-arena-worst = Au pire contre
web-arena-play-title = Comment jouer contre elle
web-arena-play = Dans une discussion : { $command }
web-arena-again = Pour rejouer le mois chez toi : { $command }
web-arena-met = Contre chacune des autres
web-arena-numbers = La même chose en chiffres
web-arena-house = Une des miennes : les autres se mesurent à elle.
web-arena-file = Quelqu’un l’a écrite et envoyée en un seul fichier.
web-arena-ghost = Un fantôme : il joue comme quelqu’un a joué un jour.
web-arena-version = Version { $version }, pour tout le monde depuis le { $date }
web-arena-begun = Un nouveau mois a commencé.
web-arena-bundle = Le mois entier en un fichier
web-arena-no-bundle = Il n’y a pas de fichier de ce mois ici. Il y en aura un quand sa clé sera connue et que la personne qui m’héberge l’aura fait.
web-arena-no-game = Je n’ai pas de ligue pour un tel jeu.
web-arena-no-month = Je n’ai pas de classement pour ce mois.
web-arena-no-entrant = Personne de ce nom ne figure au classement de ce mois.
## Web: tournaments
web-tournament-title = Tournois des discussions
web-tournament-where = Chaque tournoi d’une discussion a sa propre page, qui ne figure dans aucune liste : /tournament status y donne son adresse.
web-tournament-unlisted = Cette page ne figure dans aucune liste. Qui a son adresse voit ce que voit la discussion, tant que celle-ci le garde.
web-tournament-cross = Tableau croisé
web-tournament-cross-large = Au-delà de { $max } stratégies, pas de tableau croisé : les rencontres de chaque ronde disent la même chose.
web-tournament-pairings = Qui a rencontré qui, et pourquoi
web-tournament-again = Le rejouer
web-tournament-forgotten = Je garde les rencontres trente jours, et celles-ci sont plus vieilles.
web-tournament-bundle = Télécharger le fichier
web-tournament-making = Le fichier se prépare : chaque match est rejoué pour lui. Redemande dans un instant.
web-tournament-rounds = Manche par manche
web-tournament-rounds-how = Ce que chaque côté a choisi, qui mène et de combien, et ce que chacun attendait de l’autre avant de choisir. ✓ : c’est arrivé.
web-tournament-rounds-none = Ce match ne peut pas être montré : une horloge l’a tranché, ou ce qu’un côté joue n’existe plus.
web-tournament-rounds-long = Rejouer ce match prend trop de temps pour une page. Le fichier contient chacun de ses coups.
web-tournament-rounds-busy = On regarde d’autres matchs en ce moment, et celui-ci doit d’abord être rejoué. Redemande dans un instant.
web-tournament-number = Manche
web-tournament-lead = Avance
web-tournament-expected = Attente de { $name }
web-tournament-right = { $name } a bien prévu { $right } coups sur { $all }.
web-tournament-expects-nothing = { $name } : aucune attente n’est dite.
## Web : démineur sous le doigt
web-mines-opening = Ta grille s’ouvre …
web-mines-no-script = La grille a besoin de scripts, et ce navigateur n’en exécute pas. Dans le chat, elle s’en passe : /mines
web-mines-outside = Cette page ne sait pas qui tu es. Ouvre-la depuis le chat : sur Telegram comme mini-application, sur Discord comme activité. Ta partie est la même aux deux endroits.
web-mines-unreachable = Pas de réponse. Ce que tu as fait est gardé et sera renvoyé tout seul.
web-mines-retry = Réessayer
web-mines-too-often = C’est plus que je ne peux regarder. Ça reprend dans un instant.
web-mines-not-understood = Je ne comprends pas ce que cette page a envoyé. Ouvre-la de nouveau depuis le chat.
web-mines-level = Grille
web-mines-own-size = Taille au choix
web-mines-no-guess = Sans avoir à deviner
web-mines-begin = Commencer
web-mines-larger = Cases plus grandes
web-mines-smaller = Cases plus petites
web-mines-how = Toucher ouvre, maintenir pose un drapeau ; toucher un chiffre ouvre tout autour. Au clavier : flèches, Entrée, F pour un drapeau.
web-mines-cell-covered = { $cell } : couverte
web-mines-cell-flag = { $cell } : drapeau
web-mines-cell-mine = { $cell } : mine
web-mines-cell-blown = { $cell } : la mine qui a sauté
web-mines-cell-wrong = { $cell } : drapeau sans mine
web-mines-cell-number = { $cell } : { $number }
web-mines-cell-empty = { $cell } : ouverte, aucune mine autour

## Web: try it here
web-try-title = Peux-tu me surprendre ?
web-try-about = Pierre-feuille-ciseaux ou bien pair ou impair, ici même. Je réfléchis dans ton navigateur : rien n’est conservé, rien n’est envoyé, et je t’oublie quand tu quittes cette page.
web-try-begin = Essayer ici
web-try-move = Ton coup
web-try-first = Mon coup est choisi. À toi.
web-try-first-guess = Pair ou impair ? Ma réponse est choisie. Si je me trompe, le point est pour toi.
web-try-keys = Au clavier : { $keys }.
web-try-score = Toi { $won } : { $lost } Gadalka · égalités : { $drawn }
web-try-score-guess = Toi { $won } : { $lost } Gadalka
web-try-no-script = Je réfléchirais dans ton navigateur, et celui-ci n’exécute pas de scripts. Dans le chat, on s’en passe : /rps, /oddeven

## Parties partagées
replay-title = Ce que tu partages
replay-shared = Qui a cette adresse peut regarder.
replay-asked = Tu es d’accord. Dès que { $name } appuie aussi sur « Partager », il y a une page ; d’ici là, rien n’est montré.
replay-how = La page montre les noms, chaque coup et ce que j’attendais, pendant un an. Elle n’est dans aucune liste, et tu peux la retirer à tout moment : /data shared
replay-waits = attend l’accord de l’autre
replay-none = Tu ne partages rien. Sous un match ou un duel terminé, « Partager » en fait une page.
replay-stopped = Retiré : sa page n’existe plus.
replay-not-there = Cela, tu ne le partages plus.
replay-too-long = Manche par manche, { $max } au plus sont montrées.
replay-too-many = Tu en partages déjà { $max }. Retires-en d’abord : /data shared
web-replay-gone-title = Ici, rien n’est montré
web-replay-gone = Soit il n’y a jamais rien eu, soit cela a été retiré.
web-replay-expected = Attendu de { $name }
web-replay-right = Sur { $all } coups de { $name }, j’en ai bien prévu { $right }.
web-replay-unlisted = Cette page n’est dans aucune liste. Qui y figure peut la retirer à tout moment, dans le chat : /data shared
