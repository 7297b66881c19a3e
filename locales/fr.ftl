# Tous les textes en français, écrits d’après le sens et non d’après les mots anglais.
# La voix : une voyante à l’humour discret et aux bonnes manières ; phrases courtes, le résultat d’abord, une idée par phrase, jamais de moquerie.
# Accord, vie privée et erreurs : sans humour. Qui voit quoi, combien de temps, comment revenir en arrière.
# On tutoie, partout. Rien ne suppose le genre de qui joue : pas de participe accordé à la personne (« tu as gagné », jamais « tu es passé »), « personne » plutôt que « joueur ».
# Pas de « Qui fait ceci, fait cela » de proverbe : « la première personne qui appuie », « toute personne qui a cette adresse », « la personne qui m’héberge ».
# Gadalka parle d’elle au féminin quand il le faut vraiment (« sûre ») ; le nom ne se traduit pas.
# Devant un nom inséré, pas de « de », « que » ni « le » (de Anna / d’Anna) : on tourne avec deux-points, « chez », « par », « pour » ou une apposition.
# Les coups gardent la majuscule de leur bouton : ✊ Pierre, ✋ Feuille ; on écrit « ton coup ✊ Pierre », sans article.
# Jeu : round = manche, match = match, move = coup, draw = égalité, decisive round = manche avec un vainqueur,
# duel = duel, challenge = défi, rated = classé, unrated = amical, rating = cote, streak = série, best = record, opponent = adversaire (entre personnes : l’autre).
# Hasard : chance = hasard (ce que fait une pièce), at random = au hasard, random numbers = tirages, drawn = tiré ; guess juste = deviner, guess à l’aveugle = tenter sa chance.
# Lecture : predictor = lecteur, to read = lire, expect = attendre, profile = profil, model = modèle, habit = habitude, risk on you = risquer, perdre contre toi.
# Tournois : strategy = stratégie, entrant = stratégie inscrite, enter = inscrire, register = enregistrer, withdraw = retirer, trial = essai, round de tournoi = ronde, pairings = rencontres,
# standings = classement (un tournoi, une ligue, les duels), leaderboard = palmarès, rank = place, championship system = formule, bye = exemption, league = ligue, bundle = archive.
# Équité : code, secret, fingerprint = empreinte, anchor = ancre, seed = graine, proof = preuve, replay = rejouer.
# Gens : host = la personne qui m’héberge (dans une preuve ou un engagement : hébergeur), chat = discussion (serveur, groupe, salon), consent = accord (que l’on retire), link / unlink = lier / délier.
# Démineur : hint = indice, flag = drapeau, board = grille, cell = case, no-guess = sans hasard. Défi du jour : adversaire du jour, grille du jour, attempt = tentative, answers = réponses.
# Machine : bouton, appuyer sur un bouton, un clic, toucher (sur la page de la grille), écrire (ce que l’on tape), par défaut, laisser vide, garder (stored).
# Typographie : espace fine insécable (U+202F) devant ; ! ? %, espace insécable (U+00A0) devant : et dans « », apostrophe ’, points de suspension collés (…), demi-cadratin entre nombres (–).
# Not: esprit (adversaire du jour), appui, appuis (clic), dés (tirages), échelle (classement, cote), décidée, décidées (avec un vainqueur);
# Not: révélée, révélé, révélées (publiée), ce lieu, un lieu, lieux (serveur, groupe, discussion), chat (discussion), rappelé (supprimé), séparer (délier), renoncer à (retirer);
# Not: engagée, engagées (inscrite), paquet, paquets (archive), nul, nuls, nulle, nulles (égalité), Préviens qui, chez qui (la personne qui m’héberge);
# Not: la chance (le hasard), hors chance (hasard mis à part), tiré au sort, tirée au sort (au hasard), partenaire (toi), solution (réponses), tape (écris).

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
match-first = Choisis un coup. Le mien est déjà fixé.
match-first-guess = Pair ou impair ? Ma réponse est déjà fixée. Si je me trompe, le point est pour toi.
round-moves = Toi { $yours } · Gadalka { $mine } → { $result }
round-won = point pour toi
round-lost = point pour moi
round-drawn = égalité
round-missed = raté, point pour toi
round-hit = j’ai deviné
round-toast = Toi { $yours } · moi { $mine } → { $result } · { $won } : { $lost }
round-expected = J’attendais { $move }.
round-expected-because = J’attendais { $move } : { $because }.
round-unread = { $reason ->
    [apart] Cette stratégie garde ses pensées pour elle.
    [by-rule] J’ai suivi une règle à moi, qui ne cherche pas à te deviner.
    [by-merits] J’ai joué ce qui a payé contre toi jusqu’ici, ou essayé du neuf.
    [off] J’ai joué au hasard, comme tu l’as demandé. Je ne te lis pas.
    [guessed] Rien ne me guidait, alors j’ai tenté ma chance.
    [read] J’ai joué au hasard : tu es peut-être en train de me lire.
    [none] Je n’attendais rien de précis.
   *[random] J’ai joué au hasard.
  }
button-why = Pourquoi ?
button-stop = Arrêter
button-rematch = Revanche
button-verify = Vérifier
button-check-in-browser = Vérifie par toi-même
button-open-page = Ouvrir dans une page
button-chart = Courbe
button-details = Détails
button-more = Plus
button-rules = Règles
help-play = Jouer
button-next = Suivant
button-back = Retour

## Les règles d’un jeu aux nombreux coups
rules-title = 🔮 Ce qui bat quoi : { $game }
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
rules-caption = Chaque flèche pointe vers un coup battu
rules-alt = { $game } : les coups en cercle, avec des flèches vers ceux que chacun bat. { $rules }
rules-play = Deux coups identiques : égalité. Pour jouer : /rps play { $variant }

## Ce qu’elle a vu
evidence = { $kind ->
    [often] tu as joué ça { $count } fois sur { $total }
    [after-own] après ton coup { $own }, tu as joué ça { $count } fois sur { $total }
    [after-other] après mon coup { $other }, tu as joué ça { $count } fois sur { $total }
    [after-both] après ton coup { $own } contre mon coup { $other }, tu as joué ça { $count } fois sur { $total }
    [after-result-repeat] { $result ->
        [win] après une victoire, tu as répété ton coup { $count } fois sur { $total }
        [loss] après une défaite, tu as répété ton coup { $count } fois sur { $total }
       *[draw] après une égalité, tu as répété ton coup { $count } fois sur { $total }
      }
   *[after-result-change] { $result ->
        [win] après une victoire, tu as changé de coup { $count } fois sur { $total }
        [loss] après une défaite, tu as changé de coup { $count } fois sur { $total }
       *[draw] après une égalité, tu as changé de coup { $count } fois sur { $total }
      }
  }
context-times = { $count } fois sur { $total }
context-times-weighed = { $percent } % du temps, les manches récentes comptant davantage
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
    [same] quand tu venais de répéter ton coup,
    [other] quand tu venais de changer de coup,
    [beating] quand tu venais de passer à ce qui bat ton coup d’avant,
    [beaten] quand tu venais de passer à ce que bat ton coup d’avant,
   *[far] après un changement du genre { $from } → { $to },
  }
context-steps = après { $moves } coups suivant ce schéma,
context-alike = { $rounds ->
    [1] après une manche en tout point semblable,
   *[other] après { $rounds } manches en tout point semblables,
  }
context-from = { $reference ->
    [opponent] { $step ->
        [same] tu as répété ton coup
        [other] tu as changé de coup
        [beating] tu as choisi ce qui bat ton dernier coup
        [beaten] tu as choisi ce que bat ton dernier coup
       *[far] tu as changé dans le genre { $from } → { $to }
      }
   *[own] { $step ->
        [same] tu as repris mon dernier coup
        [other] tu as joué autre chose que mon dernier coup
        [beating] tu as joué ce qui bat mon dernier coup
        [beaten] tu as joué ce que bat mon dernier coup
       *[far] à mon coup { $from }, tu as répondu { $to } ou l’équivalent,
      }
  }
why-expected = À la dernière manche, j’attendais { $move } : { $because }.
why-blend = À la dernière manche, j’attendais { $move }. Aucune habitude ne le disait à elle seule ; { $rounds ->
    [1] la seule manche dont je me souviens allait dans ce sens.
   *[other] sur les { $rounds } manches dont je me souviens, les plus semblables allaient dans ce sens.
  }
why-sure = J’en étais sûre à { $percent } %.
why-people = À la dernière manche, j’attendais { $move }. Je ne te connaissais pas encore ; c’est ce que jouent la plupart des gens.
why-forgotten = À la dernière manche, j’attendais { $move }. J’ai oublié pourquoi, comme tu l’as demandé.
why-unread = { $reason ->
    [apart] Cet adversaire est le fichier de quelqu’un d’autre, et il ne dit pas ce qu’il pense. Le code prouve que son coup était choisi avant le tien.
    [by-rule] Cet adversaire suit sa propre règle et ne cherche pas à deviner ton prochain coup.
    [by-merits] Cet adversaire découvre à l’usage ce qui paie contre toi, et le joue.
    [random] Cet adversaire ne lit rien. Il joue chaque coup au hasard.
    [off] Tu m’as demandé de ne pas te lire, alors j’ai joué au hasard. Avec /model on, je te lis de nouveau.
    [guessed] Je n’avais jamais rien vu de tel, alors j’ai tenté ma chance.
    [chance] Cette fois, j’ai joué au hasard : ma lecture de ton jeu ne valait pas le risque.
    [careful] J’ai joué au hasard : on se connaît à peine, et tu sais peut-être comment je débute. Aux premières manches, je risque peu.
    [read] Mes prédictions t’ont fait tant gagner que tu me lis peut-être. Je joue donc au hasard, le temps de me refaire.
    [spent] Je n’ai plus rien à risquer contre toi : tu as tout gagné. Désormais, je joue chaque coup au hasard.
   *[none] À la dernière manche, je n’attendais rien de précis.
  }
why-record = Dans ce match, j’ai bien lu { $right } coups sur { $all }.
why-expected-by-rule = À la dernière manche, j’attendais { $move }. C’est la règle de cet adversaire : elle ne regarde que ton dernier coup et n’apprend rien.
why-valued = { $chosen ->
    [move] À la dernière manche, j’ai joué { $move } : { $situation } c’était le plus prometteur, avec { $value } points à partir de là.
    [move-tried] À la dernière manche, j’ai tenté { $move } au hasard : { $situation } ce coup promettait { $value } points à partir de là.
    [strategy] À la dernière manche, j’ai suivi { $name } : { $situation } c’était le plus prometteur, avec { $value } points à partir de là.
   *[strategy-tried] À la dernière manche, j’ai tenté { $name } au hasard : { $situation } cela promettait { $value } points à partir de là.
  }
why-daemon = { $said ->
    [yes] À la dernière manche, j’attendais { $move }, comme le démon que j’écoute.
   *[no] À la dernière manche, j’ai joué au hasard : le démon que j’écoute n’avait rien vu de tel.
  } Il retient { $moves } de tes coups et { $guesses } prédictions. Sa cote : { $rating }{ $rivals ->
    [0] .
   *[other] ; celle du suivant : { $next }.
  }
why-knew = Il savait : { $weights }.
why-counters = À la dernière manche, j’attendais { $move }. Pour les coups d’avant, mes compteurs totalisent { $sums }.
why-too-early = Redemande après la première manche. D’ici là, mon prochain coup reste secret.

## La fin d’un match
end-title = { $ending ->
    [won] 🔮 { $name } gagne { $won } : { $lost }
    [lost] 🔮 Gadalka gagne { $lost } : { $won }
    [level] 🔮 Égalité : { $name } { $won } : { $lost } Gadalka
    [stopped] 🔮 Arrêt à { $name } { $won } : { $lost } Gadalka
    [replaced] 🔮 Arrêt à { $name } { $won } : { $lost } Gadalka
    [forfeited] 🔮 { $name } gagne par forfait à { $won } : { $lost }
   *[withdrawn] 🔮 Fini à { $name } { $won } : { $lost } · l’adversaire n’est plus disponible
  }
end-broke = { $line ->
    [0] Son fichier a planté, ou a mis plus de deux secondes à l’horloge, et n’a pas pu choisir de coup. Toutes les manches jouées comptent.
   *[other] Son fichier a planté à la ligne { $line }, colonne { $column }, et n’a pas pu choisir de coup. Toutes les manches jouées comptent.
}
match-none = Tu n’as aucun match en cours. Commences-en un : /rps play
end-no-rounds = Aucune manche n’a été jouée.
end-check = { $check ->
    [verified] ✓ vérifié
   *[failed] ✗ Ma propre vérification de ce match a échoué. Ne t’y fie pas et préviens la personne qui m’héberge.
  }
end-gave-me = { $habit }. Cela m’a donné { $points ->
    [one] un point
   *[other] { $points } points
  }{ $back ->
    [0] {""}
   *[other] , et à toi { $back }
  }.
end-gave-you = { $habit }, et je n’ai rien vu venir. Cela t’a donné { $points ->
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
   *[other] Tu joues les coups dans l’ordre, { $moves }
  }
end-plain = { $plain ->
    [mine] { $variant ->
        [0] Aucune habitude ne te trahit à elle seule. J’ai vécu de menue monnaie.
        [1] Je ne saurais dire quelle habitude t’a coûté ce match. Le hasard et moi partageons le mérite.
       *[2] Rien ne ressort de ton jeu. Appelons ça tout de même de la clairvoyance.
      }
    [yours] { $variant ->
        [0] Je n’ai trouvé aucune habitude à laquelle m’accrocher. Mes compliments.
        [1] Tu n’as rien laissé voir. J’ai pourtant regardé.
       *[2] Aucune de tes habitudes ne ressort. Les cartes rougissent.
      }
    [level] { $variant ->
        [0] Ni toi ni moi n’avons laissé voir grand-chose.
        [1] Égalité, et aucune habitude ne ressort. Les cartes haussent les épaules.
       *[2] Rien ne nous sépare, et rien à y lire.
      }
    [short] { $variant ->
        [0] Trop court pour dire la bonne aventure à qui que ce soit.
        [1] Si peu de manches ? Même à moi, il en faut un peu plus.
       *[2] On commençait à peine ; il n’y a encore rien à dire.
      }
    [random] { $variant ->
        [0] J’ai joué au hasard : ce score ne dit rien de toi.
        [1] Cette fois, je n’ai rien lu. Remercie le hasard, ou maudis-le.
       *[2] J’ai joué au hasard : tes habitudes n’y changeaient rien.
      }
   *[by-rule] { $variant ->
        [0] J’ai suivi ma règle, et aucune de tes habitudes ne ressort.
        [1] J’ai suivi une règle, sans lire personne. Aucune habitude ne ressort.
       *[2] Une règle contre un être humain, et pas une habitude qui ressorte.
      }
  }
end-read = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  }. J’ai prédit { $percent } % de tes coups ; le hasard en prédirait { $chance } % : { $verdict }.
end-unread = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  }. Je n’ai rien lu.
verdict = { $verdict ->
    [read] mieux que le hasard
    [escaped] tu m’as échappé plus souvent que le hasard ne le permet
   *[unsure] trop peu de manches pour trancher
  }
strip-yours = ← tes coups
strip-mine = ← les miens
details-title = 🔎 En chiffres : { $score }
details-habit = { $habit } : { $followed } fois sur { $situations }. Sur ces manches, j’en ai gagné { $mine } et toi { $yours }{ $drawn ->
    [0] {""}
    [one] {" "}; { $drawn } égalité
   *[other] {" "}; { $drawn } égalités
  }.

## La courbe d’un match
chart-rounds = { $game } : { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  }
chart-best = { $who ->
    [you] { $by ->
        [0] Tu n’as jamais mené.
       *[other] Ta plus grande avance : { $by }, à la manche { $round }.
      }
    [me] { $by ->
        [0] Je n’ai jamais mené.
       *[other] Ma plus grande avance : { $by }, à la manche { $round }.
      }
   *[other] { $by ->
        [0] { $name } n’a jamais mené.
       *[other] Plus grande avance pour { $name } : { $by }, à la manche { $round }.
      }
  }
chart-turns = { $turns ->
    [0] L’avance n’a jamais changé de camp.
    [1] L’avance a changé de camp une fois, à la manche { $round }.
    [2] L’avance a changé de camp deux fois, la dernière à la manche { $round }.
   *[other] L’avance a changé de camp { $turns } fois, la dernière à la manche { $round }.
  }
chart-reach = Par le hasard seul, { $decided } manches avec un vainqueur finissent à plus de { $reach } d’écart dans un match sur vingt au plus.
chart-ahead = { $who ->
    [you] Tu as { $by } d’avance : ce n’est guère le hasard.
    [me] J’ai { $by } d’avance : ce n’est guère le hasard.
   *[other] { $leader } a { $by } d’avance : ce n’est guère le hasard.
  }
chart-few = { $decided ->
    [0] Aucune manche n’a eu de vainqueur.
    [one] Une seule manche avec un vainqueur, c’est trop peu pour distinguer le talent du hasard.
   *[other] { $decided } manches avec un vainqueur, c’est trop peu pour distinguer le talent du hasard.
  }
chart-stopped = Un match arrêté avant la fin prouve moins : on part volontiers quand on mène.
chart-chosen = Tes choix : { $moves }
chart-grey = Gris : jusqu’où irait le hasard seul, 19 fois sur 20
chart-lead = Qui menait
chart-difference = tes victoires moins les miennes
chart-moves = Tes coups
chart-times = fois
chart-round = manche
chart-alt = { $score }. Qui menait, manche par manche : une ligne sur la zone grise du hasard, et tes coups en barres. { $lines }

## Preuve d’équité
proof-moves = ✓ Chacun de mes coups ({ $count }) est celui que j’avais fixé avant ton choix.
proof-mines = ✓ Les mines découlent de mon secret, fixé avant ton premier clic, et de la première case.
proof-wrong = ✗ Cela ne concorde pas avec ce que j’ai montré. Ne t’y fie pas et préviens la personne qui m’héberge.
proof-shown = Montré en premier : { $bound }. Le secret correspondant : { $secret }
proof-how-page = Pour l’instant, ce n’est que ma parole. La page vérifie dans ton propre navigateur, y compris avec les messages que tu as gardés.
proof-how-line = Pour l’instant, ce n’est que ma parole. Avec une copie de Gadalka, tu peux vérifier, y compris avec les messages que tu as gardés : npm run -s gadalka -- verify "…" messages.txt
source-at = Une copie de Gadalka : { $link }
source-unknown = Aucune adresse de téléchargement n’est indiquée ici. Demande à l’hébergeur de ce bot où trouver une copie de Gadalka.
proof-none = Tu n’as rien de fini à vérifier. Joue : /rps play, /oddeven ou /mines
proof-not-yet = Ce n’est pas encore fini. Je montre mon secret à la fin.
proof-unreadable = Ce n’est pas une de mes lignes de preuve. Une ligne de preuve commence par gd1., vient du bouton « Vérifier » d’un match fini et doit être complète.

## Clics qui ne changent rien
press-old-button = Ce bouton est trop ancien pour marcher. Commence un nouveau match : /rps play ou /oddeven
panel-gone = Ce bouton n’est plus à jour. Voici où on en est.
panel-type = Écris : { $example }
press-not-yours = Ce n’est pas à toi.
match-of = Ce match est à { $name }.
board-of = Cette grille est à { $name }.
button-play-too = Jouer aussi
button-play-private = Jouer en privé
press-round-played = Cette manche est déjà jouée ; rien n’a compté deux fois. Voici le score.
press-match-over = Ce match est fini. Rien n’a été compté.
opponent-gone = Cet adversaire n’existe plus, le match ne peut pas continuer. Commences-en un nouveau : /rps play ou /oddeven

## Parties proposées dans n’importe quelle discussion
offer-open-title = { $game } : pour tout le monde
offer-open-description = La première personne qui appuie joue contre moi
offer-open-text = { $name } propose une partie contre moi. La première personne qui appuie joue.
offer-own-title = { $game } : pour toi
offer-own-description = Tu joues contre moi, les autres regardent
offer-own-text = { $name } veut connaître l’avenir. Appuie pour commencer.
offer-mines-open-description = La première personne qui appuie joue, les autres regardent
offer-mines-open-text = { $name } propose une grille de démineur. La première personne qui appuie joue.
offer-mines-own-description = Tu joues, les autres regardent
offer-mines-own-text = { $name } va traverser un champ de mines. Appuie pour commencer.

## Commandes
command-rps = Pierre-feuille-ciseaux, contre la voyante ou à deux
command-rps-play = Jouer ; j’apprends au fil du match
command-oddeven = Pair ou impair : tu choisis, je devine
command-oddeven-play = Jouer ; si je me trompe, le point est pour toi
command-strategy = Les adversaires : qui ils sont, et les noms que tu leur donnes
command-strategy-list = Tous les adversaires, un par ligne
command-strategy-mine = Les noms que tu as donnés à des stratégies
command-strategy-submit = Envoyer un fichier de stratégie que tu as écrit
command-help = Ce que je sais faire, et comment le demander
command-settings = Tes réglages : langue, mémoire, qui te voit, tes données
option-help-topic = le sujet
option-variant = classic (3 coups) ou lizard-spock (5 coups)
option-length = premier à 10, au meilleur des 9, sans fin…
option-game = quel jeu ; par défaut pierre-feuille-ciseaux
option-opponent = la stratégie qui joue contre toi
option-strategy = un adversaire, ou un nom que quelqu’un a enregistré
option-registered-strategy = ce que le nom désigne, comme markov:order=4,decay=0.98
option-strategy-file = ta stratégie : JavaScript, ou TypeScript à types effaçables ; 64 Ko au plus
option-file-name = son nom : un nouveau, ou un des tiens pour une nouvelle version
option-strategy-note = une ligne pour la présenter
choice-classic = Classique : pierre, feuille, ciseaux
choice-lizard-spock = Avec Lézard et Spock : cinq coups
choice-novice = Novice : ne sait rien de toi, apprend pendant le match
choice-fortune-teller = Voyante : te connaît, connaît les gens, n’oublie rien
choice-mirror = Miroir : joue comme toi
choice-coin = Pile ou face : ne lit rien et ne se lit pas
strategy-fortune-teller = lit tes habitudes de quarante façons à la fois, connaît les gens, et ne se laisse guère berner
strategy-mirror = ton double : joue ce que tu jouerais à sa place
strategy-random = un honnête pile ou face ; ne lit rien
strategy-wildcard = pèse chaque moment passé qui ressemble à celui-ci
strategy-constant = toujours le même coup, par défaut la pierre
strategy-rotation = tous les coups dans l’ordre : pierre, feuille, ciseaux…
strategy-anti-rotation = s’attend à te voir jouer les coups dans l’ordre
strategy-copy = joue ton dernier coup
strategy-always-counter = joue ce qui bat ton dernier coup
strategy-always-counter-self = joue ce qui bat son propre dernier coup ; ne regarde jamais le tien
strategy-win-stay-lose-shift = répète ce qui a gagné, change ce qui a perdu
strategy-after-result = suit le résultat : avance de tant de coups après une victoire, une égalité, une défaite
strategy-frequency = bat le coup que tu joues le plus
strategy-markov = bat ce que tu fais d’ordinaire après tes quelques derniers coups
strategy-mupn = bat ce que tu as fait la dernière fois après les mêmes coups
strategy-supp = apprend à l’usage quel coup paie après tes derniers coups
strategy-mksu = apprend à l’usage laquelle de huit autres stratégies suivre
strategy-mkia = apprend à l’usage lequel de trois lecteurs suivre
strategy-daemons = une foule de démons, et un surveillant qui écoute le plus chanceux
strategy-shannon = la machine de Shannon de 1953 : fais-tu deux fois la même chose ?
strategy-seer = SEER, de 1956 : suit un schéma tant qu’il paie
strategy-experts = un conseil de lecteurs, chacun écouté selon ses résultats
strategy-history-match = cherche quand le jeu a déjà pris ce tour, et ce que valaient alors ses prédictions
strategy-second-guess = sait que tu sais qu’elle sait
strategy-iocaine = vainqueur de 1999 : devine à tous les niveaux, jugés sur plusieurs horizons

strategy-list-title = 🔮 { $count ->
    [one] { $count } adversaire
   *[other] { $count } adversaires
  }
strategy-info-title = 🔮 { $family }
strategy-games = Joue à : { $games }
strategy-settings = Réglages :
strategy-no-settings = Sans réglages.
strategy-setting = { $name } : { $valid } (par défaut { $usual })
strategy-set = ← ici { $value }
strategy-source = Code source : { $source }

registration-done = 🔮 { $name } : c’est enregistré
registration-play = Pour l’affronter : { $command } opponent={ $name }. Il suffit de connaître le nom.
registration-mine-title = 🔮 Tes stratégies : { $count } sur { $max }
registration-none = Tu n’as pas encore de stratégie à toi. Envoie un fichier, ou donne un nom à l’une des miennes.
registration-withdraw-title = Retirer { $name } ?
registration-withdraw-file = Plus personne ne pourra l’affronter, les matchs en cours s’arrêtent sans résultat et son fichier est supprimé. Le nom redevient libre.
registration-withdraw-text = Plus personne ne pourra l’affronter sous ce nom, qui redevient libre. Les matchs en cours continuent.
button-withdraw = Retirer
registration-withdrawn = { $name } : c’est retiré, le nom est libre.
registration-kept = Gardé.
button-strategy-submit = Envoyer un fichier
button-strategy-name = Nommer une des miennes
button-strategy-register = Lui donner un nom
button-strategy-mine = Mes stratégies
button-strategy-version = Nouvelle version
button-strategy-change = Changer
button-strategy-withdraw = Retirer
registration-refused = { $refusal ->
    [bad-name] « { $name } » n’est pas un nom valable. Il faut 3 à 24 lettres de a à z, chiffres et traits d’union, en commençant par une lettre, comme my-markov.
    [reserved-name] « { $name } » veut déjà dire quelque chose ici. Choisis un autre nom, comme my-{ $name }.
    [like-built-in] « { $name } » ressemble trop à une de mes propres stratégies. Choisis un autre nom, comme my-{ $name }.
    [taken] Quelqu’un a déjà enregistré « { $name } ». Choisis un autre nom.
    [full] Tu as enregistré { $max } stratégies, c’est le maximum. Retires-en d’abord une : /strategy withdraw
   *[not-yours] Tu n’as pas enregistré « { $name } ». Tes noms : /strategy mine
  }
registration-trying = 🔮 { $name } est à l’essai
registration-trying-text = Le rapport s’affichera ici dans un instant.
registration-one-at-a-time = Ton dernier essai n’est pas fini, et c’est un à la fois par personne. Son message deviendra le rapport.
registration-queue-full = La file des essais est pleine. Réessaie dans quelques minutes.
registration-broken-off = L’essai a été interrompu ({ $name }), et rien n’a été enregistré. Renvoie la commande dans une minute.
registration-store-away = Je n’arrive pas à atteindre ma mémoire, rien n’a donc été enregistré. Renvoie la commande dans une minute.

submission-how = Il faut un fichier et un nom : /strategy submit my-bot, avec le fichier.
submission-version = 🔮 { $name } a une nouvelle version : { $version }
submission-known = 🔮 { $name } est déjà ce fichier, à l’octet près
submission-public = Toute personne qui connaît le nom peut l’affronter.
submission-results = { $game } : { $won } matchs gagnés sur { $matches }, de { $rounds } manches, { $mean } point par manche. Manches gagnées:perdues:égalités, et points par manche :
submission-other-game = { $game } : { $won } matchs gagnés sur { $matches }, { $mean } point par manche.
submission-not-there = { $game }, pas joué : { $reason }.
submission-untried = { $game } : pas essayé, il faudrait trop d’étapes. Pour n’essayer que ce jeu, dis-le dans le fichier : export const games.
submission-taken = Étapes : { $steps } au plus, sur les { $most } permises par match. Mémoire : { $memory } Mo sur { $limit }. Un match a pris { $milliseconds } ms.
submission-play = L’affronter : { $command } opponent={ $name }. Son empreinte et ses versions : /strategy info { $name }
submission-no-load = 🔮 { $name } ne se charge pas
submission-breach = { $kind ->
    [crashed] 🔮 { $name } a planté à l’essai
    [illegal] 🔮 { $name } n’a joué aucun coup valable à l’essai
   *[exhausted] 🔮 { $name } a trop consommé à l’essai
  }
submission-at-start = { $game }, avant la première manche contre { $opponent }.
submission-at-round = { $game }, contre { $opponent }, manche { $round }.
submission-place = Ligne { $line }, colonne { $column } :
submission-nothing = Rien n’a été enregistré. Corrige le fichier et renvoie-le.
submission-no-games = Le fichier dit jouer à : { $typed }. Je connais : { $valid }. Rien n’a été enregistré.
submission-too-slow = Son essai a pris plus de temps que je n’en accorde, rien n’a donc été enregistré. Fais-lui calculer moins à chaque manche, ou renvoie-le à une heure plus calme.
submission-unsteady = { $name } n’est pas déterministe : { $game }, contre { $opponent }, les coups diffèrent à partir de la manche { $round }. Les mêmes manches doivent donner les mêmes coups. Rien n’a été enregistré.
strategy-file-title = Un fichier envoyé par la personne qui l’a écrit : du JavaScript, exécuté dans un bac à sable.
strategy-file-facts = Version { $version }, { $bytes } octets. SHA-256 : { $hash }
strategy-file-earlier = Versions antérieures : { $versions }
strategy-file-note = « { $note } »

## Problèmes avec ce qui a été tapé
problem-unknown-command = Je ne connais pas la commande « { $typed } ». Ce que je sais faire : /help
problem-unknown-command-nearest = Je ne connais pas la commande « { $typed } ». Peut-être { $nearest } ? Toutes les commandes : /help
problem-unknown-option = /{ $command } ne comprend pas « { $typed } ». Options possibles : { $valid }
problem-bad-choice = « { $typed } » ne convient pas pour { $option }. Au choix : { $valid }
problem-unknown-word-nearest = /{ $command } ne comprend pas « { $typed } ». Peut-être { $nearest } ?
problem-bad-choice-nearest = « { $typed } » ne convient pas pour { $option }. Peut-être { $nearest } ? Au choix : { $valid }
problem-bad-text = « { $typed } » ne convient pas pour { $option } : il faut 1 à { $max } caractères.
problem-file-missing = { $example } demande un fichier : joins-en un.
problem-file-too-large = Le fichier est trop gros. La limite est de { $kilobytes } Ko.
problem-file-unavailable = Le fichier ne m’est pas parvenu. Renvoie-le, s’il te plaît.
problem-lone-file = « { $typed } » seul ne dit pas quoi en faire. Réponds-y par une commande qui prend un fichier : { $nearest }
problem-level-and-opponent = Un niveau est déjà un adversaire. Choisis l’un des deux : level=… ou opponent=…
problem-length = « { $typed } » n’est pas une durée. Essaie premier à 10, au meilleur des 9 (impair) ou sans fin ; nombres de 1 à { $max }.
problem-unknown-strategy = Je ne connais pas d’adversaire du nom de « { $typed } ». Les plus connus : { $some }. Tous : /strategy list
problem-unknown-strategy-nearest = Je ne connais pas d’adversaire du nom de « { $typed } ». Peut-être { $nearest } ? Tous : /strategy list
problem-unknown-parameter = { $family } n’a pas de réglage « { $typed } ». Il y a : { $valid }
problem-bad-value = { $parameter } ne peut pas valoir « { $typed } ». Valeurs possibles : { $valid }
problem-wrong-game = { $typed } ne joue pas à ce jeu ({ $game }). Ceux-ci, oui : { $some }. Tous : /strategy list

## Pannes
failure-unexpected = Un problème est survenu de mon côté ; il est noté, et rien n’est perdu. Réessaie, s’il te plaît.
failure-busy = Ma boule de cristal est prise d’assaut. Rien n’a compté et rien n’est perdu : réessaie dans un instant.
failure-file-time = Les fichiers de l’auteur de cet adversaire réfléchissent trop longtemps et ont épuisé leur temps pour cette minute. Rien n’a été compté : réessaie dans un instant.
failure-store = Je n’arrive pas à atteindre ma mémoire. Rien n’est perdu : réessaie dans un instant. Un coup déjà compté ne comptera pas deux fois.

## Ce qui engage l’hébergeur
fairness-brief = 🔮 Mon coup est fixé avant ton choix. Vérifier, à la fin d’une partie ou d’une grille, le montre.
fairness-anchor = Le défi du jour et les tournois sont tirés d’un secret du jour. Je le montre le lendemain, et chacun mène à ce nombre : { $anchor }
fairness-secret = Le dernier, pour npm run -s gadalka -- verify :

## Budgets : trop à la fois
budget-past = { $budget ->
    [press] Trop rapide pour ma boule de cristal. Réessaie dans { $wait } ; ta partie attend où elle en était.
    [command] Un vœu à la fois. Réessaie dans { $wait } ; rien n’est perdu.
    [picture] Mes pinceaux doivent sécher. Je pourrai redessiner dans { $wait } ; tout le reste marche.
    [hint] Même une boule de cristal a besoin de repos. Prochain indice dans { $wait } ; tu peux jouer en attendant.
    [export] Tu as déjà téléchargé ton fichier plusieurs fois. Tu pourras le reprendre dans { $wait }.
    [submission] Assez de fichiers pour un jour. Tu pourras en envoyer un autre dans { $wait } ; d’ici là, teste-les chez toi.
   *[tournament] Trop de tournois à la fois. Tu pourras en ouvrir un autre dans { $wait } ; les autres continuent.
  }
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
help-brief = 🔮 Je joue contre toi et j’apprends comment tu choisis : /rps. Défier quelqu’un : /duel. Du nouveau chaque jour : /daily. Tout le reste est à un clic.
help-title = 🔮 Ce que je sais faire
help-friends = Entre amis
help-you = À ton sujet
help-strategies = Stratégies
help-fairness = Est-ce loyal ?
help-privacy = Confidentialité
start-title = 🔮 Je suis Gadalka
start-text = Je lis dans les pensées, un peu. Choisis un jeu : j’apprends comment tu choisis, je te montre ce que j’ai vu, et je prouve que chacun de mes coups était fixé avant le tien.
start-mines = Démineur
privacy-title = Ce que je garde sur toi
settings-title = ⚙️ Réglages
settings-text = Cette page n’est visible que pour toi.
settings-you = Toi
settings-memory = Ce que je retiens de toi
settings-others = Qui peut te voir et te défier
settings-data = Tes données
settings-here = { $kind ->
    [server] Ce serveur
   *[group] Ce groupe
  }
settings-learn-on = Apprends de moi
settings-learn-off = N’apprends pas de moi
settings-forget = M’oublier…
settings-export = Télécharger
privacy-brief =
    Je garde ton identifiant, tes coups, résultats et réglages.
    Tes messages, non. Ton nom : deux semaines après un duel, ou tant que tu acceptes qu’on te voie.
    Ton profil est privé, sauf si tu l’ouvres.
    Tout reste chez la personne qui m’héberge.
    Télécharger ou supprimer : à tout moment.
stored-matches = Ton identifiant sur cette plateforme, tes coups et les résultats ; pour les matchs récents, aussi leurs réglages, leurs heures et le secret de mes propres coups. Combien de manches tu as gagnées la dernière semaine et le dernier mois où tu as joué, et le jour de la dernière.
stored-settings = La langue que tu as choisie, et si l’on peut te voir et te défier.
stored-shown = Tant que tu es visible : ton nom, où tu joues et tes résultats sur les listes qu’on y voit.
stored-handle = Ton @nom, pendant 90 jours après l’avoir vu pour la dernière fois, pour que d’autres puissent te désigner.
stored-duels = Tes duels : les coups des deux côtés et les résultats, avec les deux noms et la discussion pendant deux semaines. Ta cote.
stored-mines = Ta grille de démineur en cours, tes dernières grilles et le déroulement de tes parties.
stored-daily = Tes tentatives au défi du jour, avec leurs heures, et ta série.
stored-strategies = Les stratégies que tu enregistres ou envoies : leurs noms, leurs fichiers et leurs essais.
stored-tournaments = Les tournois que tu as ouverts ou rejoints, où ils étaient, et les résultats de tes participants.
stored-replays = Les matchs et duels que tu partages en page, avec les noms qui y figurent : pendant un an, ou jusqu’à ce que tu les retires.
stored-place = L’annonce du jour dans ta discussion privée, si tu l’as activée : la discussion, l’heure et la langue. Si tu es banni, ici ou partout : ton identifiant, ton nom d’alors et la date ; cela reste quand tu supprimes le reste.
data-export-text = Les coups les plus anciens d’abord. Le secret d’un match en cours n’y est pas : il trahirait mon prochain coup.
data-delete-title = Tout supprimer ?
data-delete-text = Toutes tes manches, tes totaux, matchs, grilles, stratégies enregistrées et places disparaîtront, et je ne te connaîtrai plus. C’est définitif.
button-delete = Tout supprimer
button-keep = Garder
data-deleted = Disparu. On ne se connaît pas.
data-nothing = Il n’y avait rien à supprimer.
data-kept = Gardé. Je te connais toujours.

## Une seule personne sur plusieurs plateformes

## Défis
challenge-retract = Retirer le défi
challenge-retracted = { $caller } a retiré le défi.
challenge-lapsed = Ce défi n’est plus ouvert.
challenge-not-challenged = Seule la personne défiée, { $name }, peut répondre.
challenge-not-challenger = Seule la personne qui défie, { $name }, peut retirer ce défi.
challenge-unseen = { $name } ne voit pas cette discussion. Lance le défi dans un groupe que vous partagez.
challenge-left = { $name } n’est pas dans cette discussion et ne le verrait pas.
challenge-off = { $name } n’accepte pas de défis.
challenge-lately = Tu as demandé à { $name } il y a moins de dix minutes. Patiente un peu.
challenge-take-button = Accepter les défis
challenge-refuse-button = Pas de défis
challenge-setting-on = Les autres peuvent te défier par ton nom, à un duel ou une comparaison. Je te mentionne, et tu acceptes ou refuses.
challenge-setting-off = Tu n’acceptes pas de défis. Toute personne qui te nomme le voit, et rien n’est publié.

## Qui peut voir un profil
shown-never = Jamais montré : tes coups un par un, et les autres discussions où tu joues.
shown-now = { $shown ->
    [yes] Toute personne qui me le demande, où que ce soit, peut voir ton nom, tes résultats et ton profil, tirés de toutes tes manches avec moi.
   *[no] Ton nom n’est sur aucune liste, et personne d’autre ne peut voir ton profil.
  }
profile-read-all = Tout lire

## Ce que les manches disent d’une personne
trait-often = sur tous les coups : { $move }
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
step-like = un changement du genre { $from } → { $to }
profile-title = 🔮 { $name } : { $game }
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
   *[other] { $name } ne tient pas en place et change de coup { $often }, quoi qu’il arrive.
  }
profile-head-win-same = { $who ->
    [you] Tu gardes ce qui gagne : après une victoire, tu répètes ton coup { $often }.
   *[other] { $name } garde ce qui gagne : après une victoire, { $name } répète son coup { $often }.
  }
profile-head-win-other = { $who ->
    [you] Tu ne te reposes pas sur une victoire : juste après, tu changes de coup { $often }.
   *[other] { $name } ne se repose pas sur une victoire et change de coup juste après { $often }.
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
    [you] Une égalité ne te fait pas bouger : juste après, tu répètes ton coup { $often }.
   *[other] Une égalité ne fait pas bouger { $name }, qui répète son coup { $often }.
  }
profile-head-draw-other = { $who ->
    [you] Une égalité te fait bouger : juste après, tu changes de coup { $often }.
   *[other] Une égalité fait bouger { $name }, qui change de coup { $often }.
  }
profile-head-rather = { $who ->
    [you] Après { $result ->
        [win] une victoire
        [loss] une défaite
       *[draw] une égalité
      }, tu répètes ton coup { $often }, plus que ne le ferait le hasard.
   *[other] Après { $result ->
        [win] une victoire
        [loss] une défaite
       *[draw] une égalité
      }, { $name } répète son coup { $often }, plus que ne le ferait le hasard.
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
      } avec { $before }, tu joues { $move }, { $often }.
   *[other] { $name } a un réflexe : { $move } après { $result ->
        [win] une victoire
        [loss] une défaite
       *[draw] une égalité
      } avec { $before }, { $often }.
  }
profile-head-way = { $who ->
    [you] Tu joues presque comme une règle simple : { $way }.
   *[other] { $name } joue presque comme une règle simple : { $way }.
  }
profile-head-read = { $who ->
    [you] Aucune habitude ne te trahit à elle seule, et pourtant tu te lis plus facilement qu’un pile ou face.
   *[other] Aucune habitude ne trahit { $name } à elle seule, et pourtant { $name } se lit plus facilement qu’un pile ou face.
  }
profile-head-chance = { $who ->
    [you] Tu te lis aussi mal qu’un pile ou face : aucune habitude ne te trahit.
   *[other] { $name } se lit aussi mal qu’un pile ou face : aucune habitude ne trahit { $name }.
  }
profile-head-early = { $who ->
    [you] Il est trop tôt pour te juger : aucune habitude ne ressort encore.
   *[other] Il est trop tôt pour juger { $name } : aucune habitude ne ressort encore.
  }
profile-nothing = Pas encore de manche. Un profil complet en demande { $missing }.
profile-record = { $rounds ->
    [1] Une manche
    [one] { $rounds } manche
   *[other] { $rounds } manches
  } · victoires : { $wins }, égalités : { $draws }, défaites : { $losses }.
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
profile-read = J’ai deviné { $guessed } coups sur { $rounds }, soit { $percent }. Le hasard en devinerait { $chance }.
profile-likest-none = Ne ressemble à aucune façon simple que je connaisse.
profile-likest = Jeu le plus proche : { $way }. Cela aurait donné { $agreed } coups sur { $rounds } ; le hasard en donnerait { $luck }.
profile-kept = Sur { $played } manches, les { $kept } plus récentes sont gardées et comptées ici.
profile-details-title = 🔮 Les chiffres derrière ce profil : { $game }
profile-details-how = Comment lire ces chiffres. Une habitude est citée quand le hasard seul la donnerait environ une fois sur quarante. J’en examine beaucoup, il arrive donc que l’une soit due au hasard. Une façon de jouer connue est nommée quand elle aurait donné bien plus de coups que le hasard, et qu’un jeu au hasard y ressemblerait autant moins d’une fois sur cent.
profile-details-closed = Seules les personnes qui peuvent voir ce profil en voient les chiffres, et il n’est pas ouvert ici.
profile-alt = Habitudes ({ $name }), ce qui suit quoi : { $habits }. Part des coups devinés, jusqu’à chaque manche : { $curve }.
profile-closed = Tu ne peux pas voir le profil de cette personne : { $name }. Pour voir comment vous jouez, demande : /profile compare. Pour ouvrir le tien : /settings
portrait-button = En six lignes
portrait-when = { $kind ->
    [result] après { $result ->
        [win] une victoire
        [loss] une défaite
       *[draw] une égalité
      }
    [same-result] après { $rounds } { $result ->
        [win] victoires
        [loss] défaites
       *[draw] égalités
      } de suite
    [result-own] après { $result ->
        [win] une victoire
        [loss] une défaite
       *[draw] une égalité
      } avec { $move }
    [own] après le coup { $move }
    [bot] après mon coup { $move }
    [same-move] après { $rounds } fois le même coup
    [always] toujours
   *[else] sinon
  }
portrait-rule = { $when } : { $said ->
    [own-same] encore le même coup
    [own-beats] ce qui bat son propre dernier coup
    [own-beaten] ce que bat son propre dernier coup
    [bot-same] mon dernier coup
    [bot-beats] ce qui bat mon dernier coup
    [bot-beaten] ce que bat mon dernier coup
   *[move] { $move }
  }
portrait-line = – { $rule }, { $hits } sur { $of }
portrait-how = La première ligne qui convient compte. À chacun de tes { $rounds } derniers coups, qu’elles n’avaient pas vus, ces lignes donnaient en moyenne { $lines } % ; le hasard donne 33 %. Le fichier joue comme toi : envoie-le avec /strategy submit pour jouer contre lui.
picture-next = coup suivant
picture-after = { $result ->
    [win] victoire
    [loss] défaite
   *[draw] égalité
  } : { $move }
picture-no-data = pas de données
picture-habits = Ce qui suit quoi
picture-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  }, avec les nombres ; bleu : plus souvent que le hasard, orange : moins souvent
picture-compared = Les habitudes les plus éloignées, avec leur nombre
picture-read = Coups devinés, par tranches de 40 ; gris : le hasard
picture-round = jusqu’à la manche
picture-failed = L’image n’a pas pu être dessinée ; tout est dans le texte.

## Qui désigne une option de personne
person-unknown = Je ne sais pas qui est { $typed }. Écris @nom, ou réponds à un message de la personne par la commande.
person-unmet = Je ne connais pas encore { $name } : cette personne doit m’écrire ou appuyer une fois sur l’un de mes boutons.
person-unknown-id = { $typed } n’est personne que je connaisse. On nomme quelqu’un ainsi : terminal:anna ou discord:700000000000000001
person-bot = Les bots n’ont pas de profil, et je garde le mien pour moi.

## Deux personnes comparées
menu-compare = Comparer nos façons de jouer
compare-with-whom = Comparer avec qui ? Nomme quelqu’un, ou réponds à un message de la personne : /profile compare @nom
compare-oneself = C’est toi, et personne ne joue plus comme toi. Nomme quelqu’un d’autre.
compare-own-missing = Une comparaison demande { $needed } manches de chaque côté ({ $game }) ; il t’en manque { $missing }.
compare-ask = { $name }, { $caller } aimerait comparer vos façons de jouer. D’accord ?
compare-ask-seen = Si tu acceptes, tout le monde ici voit à quel point je vous lis et comment vous jouez.
button-accept = Accepter
button-decline = Refuser
compare-not-asked = Cette demande est pour quelqu’un d’autre.
compare-declined = Pas de comparaison cette fois.
compare-title = 🔮 { $a } et { $b } : { $game }
compare-headline = 🔮 Je lis { $a } à { $percentA } et { $b } à { $percentB }
compare-read = J’ai lu { $guessedA } coups sur { $roundsA } et { $guessedB } sur { $roundsB } ; le hasard en lirait { $chance }.
compare-chance = { $verdict ->
    [chance] { $name } se lit aussi mal qu’un pile ou face.
   *[unsure] Chez { $name }, c’est peut-être encore le hasard.
  }
compare-early = C’est un peu tôt : il me faut { $needed } manches de chaque côté pour dire où vous différez.
compare-differ = Vous jouez différemment, même si aucune habitude ne le montre à elle seule.
compare-effect = Différence : { $effect } de 0 à 1, d’après { $roundsA } et { $roundsB } manches.
compare-differences = Où vous différez le plus :
compare-difference = – { $habit }. { $a } { $percentA } % ({ $countA } sur { $totalA }), { $b } { $percentB } % ({ $countB } sur { $totalB })
compare-no-difference = Aucune différence trouvée pour l’instant.
compare-seed = La distance dans sa première version publiée, sur les { $context } derniers coups : { $p } sur { $most }. Selon le nombre de coups pris en compte : { $d }
compare-trust = Et si c’était le hasard ? Si je mélange vos manches et vous les redistribue, { $count } donnes sur 1000 diffèrent autant (p = { $p }).
compare-details-title = 🔮 Les chiffres derrière cette comparaison : { $game }
compare-details-difference = – { $habit }. { $countA } sur { $totalA }, { $countB } sur { $totalB } (p { $p })
compare-details-how =
    Comment lire ces chiffres. Deux nombres côte à côte sont les vôtres, dans l’ordre du message ci-dessus. Différence : à 0, tout est pareil ; à 1, rien n’est commun. La même personne à deux moments est le plus souvent entre 0,25 et 0,60, deux personnes entre 0,63 et 0,86.
    p dit à quelle fréquence le hasard seul donnerait une telle différence (corrigé, pour les habitudes, selon le nombre d’habitudes testées). Il y a deux tests, l’un sur toutes les manches, l’autre sur chaque habitude. Si l’un des deux donne p jusqu’à { $level }, je dis où vous différez ; sinon, que je n’ai pas encore trouvé de différence.
    La distance publiée est proche de son maximum entre n’importe quelles deux personnes : elle est là pour son histoire, pas pour son sens.
compare-details-closed = Cette comparaison n’est plus ouverte ici. Redemande : /profile compare
compare-too-few = Pas assez de manches pour comparer : il en faut { $needed } de chaque côté.
line-since = – { $name }, depuis le { $date }

## La carte d’une discussion
landmark-random = hasard pur
landmark-copy = copie l’autre
landmark-rotation = tous les coups dans l’ordre
landmark-anti-rotation = bat l’ordre des coups
landmark-always-counter = bat le dernier coup adverse
landmark-constant = toujours { $move }
map-title = Qui joue pareil ici · { $game } · { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
  }
map-subtitle = Plus c’est proche, plus c’est semblable. Les directions ne veulent rien dire.
map-ways = façons de jouer connues
map-alt = Carte de { $count } personnes et de façons de jouer connues. { $lines }
map-head = Jeux les plus proches ici : { $one } et { $other } ; les plus éloignés : { $first } et { $second }.
map-line = { $name } : ressemble le plus à { $other }
map-line-way = { $name } : ressemble le plus à { $other }, dans le style « { $way } »
map-line-alone = { $name } : dans le style « { $way } »
map-line-none = { $name } : aucun style que je connaisse
map-head-two = Il n’y a encore que deux personnes sur cette carte.
map-more = … et { $count } de plus dans l’image.
map-numbered = Dans l’image : { $list }
map-left = { $count ->
    [one] Une personne qui a joué ici il y a plus longtemps n’y figure pas.
   *[other] { $count } personnes qui ont joué ici il y a plus longtemps n’y figurent pas.
  }
map-short = { $count ->
    [one] Une personne a
   *[other] { $count } personnes ont
  } encore trop peu de manches.
map-join = Seules comptent les personnes qui ont accepté.
map-alone-here = Une carte montre les gens d’un groupe ou d’un serveur. Demande-la là-bas : /profile map
map-too-few = Une carte demande { $people } personnes d’ici au profil ouvert, avec { $rounds } manches chacune. Prêtes : { $ready }. Encore à court de manches : { $short }.
map-mine-private = Tu n’y es pas : ton profil est privé. Pour y figurer : /settings, puis finis un match ici.
map-mine-not-here = Tu n’y es pas encore : finis un match ici.
map-mine-missing = Tu n’y es pas encore : joue encore { $missing ->
    [one] une manche
   *[other] { $missing } manches
  } de ce jeu, { $needed } en tout.
map-mine-ready = Tout est prêt pour toi.
map-mine-people = Ton jeu ressemble le plus à : { $list }.
map-mine-alone = Il n’y a personne d’autre sur cette carte.
map-mine-ways = Ton style : { $way }.
map-mine-no-way = Ton style ne ressemble à aucun de ceux que je connais.
habits-most = Ce qui ressort le plus ici : « { $habit } », { $share }, quand le hasard donnerait { $luck }.
habits-none = En moyenne, rien ne se distingue ici du hasard.
habits-counts = { $people } personnes, environ { $rounds } manches ; tout le monde compte autant. Entre parenthèses : ce que donnerait le hasard.
habits-too-few = Une moyenne demande { $needed } personnes d’ici au profil ouvert, avec { $rounds } manches chacune. Pour l’instant : { $ready }.

## Ce que l’on sait d’une personne
model-title = 🔮 Ce que je sais sur toi : { $game }
model-missing = { $rounds ->
    [0] Je ne connais aucune de tes manches.
    [one] Je connais une de tes manches.
   *[other] Je connais { $rounds } de tes manches.
  } Encore { $missing }, et je pourrai dire ce que je crois.
model-rounds = Je connais { $rounds ->
    [one] une de tes manches
   *[other] { $rounds } de tes manches
  }. Ce que je crois :
model-no-habits = aucune habitude ne ressort ; les mots me manquent pour te décrire
model-sure = Ma certitude : j’aurais lu { $right } de tes { $all } derniers coups (hasard : { $luck }) ; { $verdict }.
model-from = D’où je le tiens : { $own } % de toi, { $people } % des autres.
# Ce que le bot peut perdre face à une personne qui le lit : $points maintenant, sur les 8 avec lesquels tout le monde commence.
model-account = { $state ->
    [lent] Je veux bien perdre jusqu’à { $points } points contre toi : mes 8, plus { $more } que je t’ai pris.
    [begun] Je veux bien perdre jusqu’à 8 points contre toi. Hasard mis à part, personne n’a jamais plus de 10 points d’avance sur moi.
    [less] Je veux bien perdre encore { $points ->
        [one] un point
       *[other] { $points } points
      } contre toi. Tu as déjà gagné le reste de mes 8.
    [spent] Je n’ai plus rien à risquer contre toi : tu as gagné les 10 points qu’on peut me prendre, hasard mis à part. Désormais, je joue chaque coup au hasard.
   *[read] Tu as gagné mes 8 points, alors tu me lis peut-être. Je joue au hasard, le temps d’en regagner.
}
model-mode-learning = J’apprends de tes manches.
model-mode-off = Je joue au hasard et n’apprends rien.
model-reset-title = Oublier comment tu joues ?
model-reset-text = J’oublierai tout ce que j’ai appris sur toi jusqu’ici. Tes totaux restent. C’est définitif.
button-forget = Oublier
model-change-done = { $change ->
    [reset] C’est oublié : on ne se connaît plus. Tes totaux restent.
    [off] Désactivé. Un coup déjà fixé sera encore joué.
   *[on] J’apprends de nouveau.
  }
model-change-already = { $change ->
    [reset] Il n’y a rien à oublier : je ne connais aucune de tes manches.
    [off] C’est déjà désactivé.
   *[on] J’apprends déjà.
  }
button-share = Partager
button-share-stop = Ne plus partager

## Démineur
command-mines = Démineur, avec des indices expliqués
command-mines-play = Jouer ; choisis un niveau
option-mines-level = Quelle taille et quelle densité
option-mines-noguess = Une grille qui se résout sans hasard
choice-pocket = Poche : 5×5, 4 mines
choice-small = Petit : 8×8, 10 mines
choice-beginner = Débutant : 9×9, 10 mines
choice-intermediate = Intermédiaire : 16×16, 40 mines
choice-expert = Expert : 30×16, 99 mines
choice-yes = oui
choice-no = non
mines-level-custom = Autres
mines-title = 💣 Démineur { $width }×{ $height } · { $mines ->
    [one] { $mines } mine
   *[other] { $mines } mines
  }
mines-begin-opening = Ouvre n’importe quelle case : elle et ses voisines sont sûres.
mines-progress = 🚩 { $flags } sur { $mines } · { $left ->
    [one] encore { $left } case sûre
   *[other] encore { $left } cases sûres
  }
mines-how-open = Appuie sur une case pour l’ouvrir. Sur un chiffre dont toutes les mines ont leur drapeau, tu ouvres le reste autour.
mines-how-flag = Mode drapeau : appuie sur une case pour poser ou enlever un drapeau.
mines-ended = { $ending ->
    [won] 🎉 { $name } a déblayé la grille en { $time }{ $hints ->
        [0] .
        [one] , avec { $hints } indice.
       *[other] , avec { $hints } indices.
      }
    [lost] 💥 { $cell } était une mine. { $name } avait déblayé { $cleared } cases sur { $safe }.
    [stopped] Arrêt. { $name } avait déblayé { $cleared } cases sur { $safe }.
   *[replaced] Arrêt. { $name } avait déblayé { $cleared } cases sur { $safe }.
  }
button-new-board = Nouvelle grille
button-flag-mode = Mode drapeau
button-open-mode = Mode ouverture
button-hint = Indice
button-play-again = Une autre grille
mines-toast-won = Déblayé ! Chaque mine était là où tu pensais.
mines-toast-lost = { $cell } était une mine.
mines-toast-stopped = Arrêt.
mines-toast-flag = { $cell } : drapeau
mines-toast-unflag = { $cell } : sans drapeau
mines-toast-open = { $cells ->
    [one] { $cell } : { $number }
   *[other] { $cell } : { $cells } cases ouvertes
  }
mines-open-already = { $cell } est déjà ouverte.
mines-flagged = { $cell } a un drapeau. Enlève-le d’abord en mode drapeau.
mines-flags-differ = { $cell } montre { $number }. Pose autant de drapeaux autour, et elle ouvrira le reste.
mines-board-changed = La grille a changé depuis l’envoi de ce bouton. La voici à jour.
mines-over = Cette partie est finie. Commences-en une autre : /mines
mines-hint-safe = 💡 { $cell } est sûre : { $because }.
mines-hint-guess = 💡 Rien n’est certain. Le meilleur pari est { $cell } : une mine dans { $risk } % des dispositions possibles.
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
mines-too-large = Cette grille est trop grande pour cette discussion. La plus grande ici est { $most }.
mines-no-such-board = Je n’ai pas trouvé de telle grille sans hasard. Réessaie.
mines-stats-title = 💣 Tes parties de démineur
mines-stats-board = grille
mines-stats-best = record
mines-stats-games = part.
mines-stats-streak = Victoires d’affilée sans indice : { $now } en ce moment, record { $most }.
mines-stats-what = Les records sont sans indice. Une partie abandonnée compte comme non gagnée. Les grilles sans hasard figurent à part.
mines-stats-none = Tu n’as encore fini aucune partie. Commences-en une : /mines

## Le défi du jour
# Termes : défi du jour (daily challenge), l’adversaire du jour (opponent), la grille du jour, tentative (attempt), les réponses (answers), refaire le tirage (draw again), jours d’affilée, rappel.
command-daily = Un adversaire et une grille, nouveaux chaque jour
command-daily-today = Le défi du jour, et où tu en es
option-daily-zone = ton fuseau horaire : une ville comme Paris, ou utc+3
place-daily = Défi du jour
# Le nombre compte les jours ; Gadalka est le nom du bot.
daily-title = 🔮 Gadalka { $number } · { $date }
daily-opponent-title = 🔮 Gadalka { $number } · l’adversaire du jour
daily-today-opponent-open = L’adversaire : 20 manches, pas encore commencées.
daily-today-opponent-going = L’adversaire : { $won } : { $lost }, prochaine manche { $round } sur { $of }.
daily-today-opponent-done = L’adversaire : { $won } : { $lost }.
daily-today-board-open = La grille : 5×5, pas encore commencée.
daily-today-board-going = La grille : en cours.
daily-today-board-won = La grille : déblayée en { $time }{ $hints ->
    [0] {""}
    [one] , { $hints } indice compris
   *[other] , { $hints } indices compris
}.
daily-today-board-lost = La grille : pas déblayée cette fois.
# Devant un temps qui reste : « dans 5 h »
daily-next = Les prochains arrivent
daily-invite = 🔮 Gadalka { $number } : un adversaire et une grille pour tout le monde.
# Boutons
button-daily-yesterday = Hier
daily-opponent-first = L’adversaire du jour est tiré rien que pour toi. Trouve comment il choisit, et bats-le : 20 manches, une seule tentative.
daily-opponent-score = Toi { $won } : { $lost } · manche { $round } sur { $of }
daily-round = { $result ->
    [win] Toi { $yours } · l’adversaire { $its } → point pour toi
    [loss] Toi { $yours } · l’adversaire { $its } → point pour lui
   *[draw] Toi { $yours } · l’adversaire { $its } → égalité
  }
daily-round-toast = { $last } · { $won } : { $lost }
# Derrière une rangée de signes, à côté de strip-yours
daily-row-its = ← ceux de l’adversaire
daily-opponent-end = 🔮 { $won } : { $lost } contre l’adversaire du jour
daily-old-button = Ce bouton est d’un autre jour. Le défi d’aujourd’hui : /daily
# Qui était l’adversaire du jour : sa règle, au passé
daily-rule-after = { $result ->
    [win] Après une manche gagnée, il { $step ->
        [0] gardait son coup
        [1] passait à ce que bat ce coup
       *[other] passait à ce qui bat ce coup
    }.
    [loss] Après une manche perdue, il { $step ->
        [0] gardait son coup
        [1] passait à ce que bat ce coup
       *[other] passait à ce qui bat ce coup
    }.
   *[draw] Après une égalité, il { $step ->
        [0] gardait son coup
        [1] passait à ce que bat ce coup
       *[other] passait à ce qui bat ce coup
    }.
  }
daily-rule-copy = Il répétait ton dernier coup.
daily-rule-always-counter = Il jouait ce qui bat ton dernier coup.
daily-rule-anti-rotation = Il s’attendait à te voir enchaîner pierre, feuille, ciseaux, et battait le coup suivant : il jouait donc ce que bat ton dernier coup.
daily-rule-rotation = Il enchaînait pierre, feuille, ciseaux, quoi que tu fasses.
daily-rule-win-stay = Il gardait un coup gagnant, et en changeait au hasard après une défaite. Après une égalité, il { $draw ->
    [stay] gardait son coup
   *[shift] en changeait aussi au hasard
}.
daily-rule-frequency = Il jouait ce qui bat ton coup le plus fréquent{ $decay ->
    [1] {""}
   *[other] ; les manches récentes comptaient le plus
}.
daily-rule-mupn = Il se rappelait ce que tu avais joué la dernière fois après le même coup { $side ->
    [own] de sa part
   *[opponent] de ta part
}, et battait ce coup-là.
daily-seen = { $count ->
    [one] Cela s’est vu à la manche { $rounds }.
   *[other] Cela s’est vu aux manches { $rounds }.
}
# Les lignes que l’on copie et envoie ; elles ne trahissent aucun coup.
daily-strip = Gadalka { $number }
daily-strip-opponent = Gadalka { $number } · { $won }:{ $lost }
daily-strip-board = 💣 { $time }{ $hints ->
    [0] {""}
    [one] , { $hints } indice
   *[other] , { $hints } indices
}
daily-strip-board-lost = 💣 💥
daily-share-by = { $name } · le défi du jour
daily-share-copy = À copier ou à transférer. Aucun coup n’est trahi.
daily-card-call = Du nouveau chaque jour : /daily
daily-card-alt = Gadalka { $number }. Manches gagnées : { $won }, perdues : { $lost }. Manche par manche : { $results }.
daily-card-alt-board = Gadalka { $number }. { $board }
daily-word = { $result ->
    [win] gagnée
    [loss] perdue
   *[draw] égalité
  }
daily-yesterday-title = 🔮 Gadalka { $number } : les réponses
daily-yesterday-none = Je n’ai rien de ce jour-là : personne ne m’a demandé son défi.
# Devant un temps qui reste : « dans 5 h »
daily-yesterday-soon = D’autres jouent peut-être encore. Les réponses arrivent
daily-proof = Tout découle du secret de ce jour, qui figure dans cette ligne. Avec une copie de Gadalka, tout le monde peut le vérifier : npm run -s gadalka -- verify "…"

## La grille du jour, et les grilles de tous les jours
# { $number } compte les jours : Gadalka 326
daily-board-title = 💣 Gadalka { $number } · la grille du jour
mines-daily-how = Tout le monde a la même grille ce jour-là, et elle se résout sans hasard. Un indice coûte dix secondes. « Arrêter » met fin à ta seule tentative.
mines-daily-over = Les réponses viennent le lendemain à 01:00 UTC : /daily yesterday
daily-board-score = Avec les indices, elle compte pour { $time }.
# Sous la grille résolue d’hier
# L’un et l’autre : dans un titre et sur des boutons
button-daily-opponent = Adversaire
button-daily-board = Grille

## Jours d’affilée
# À la fin d’une tentative : les jours d’affilée, aujourd’hui compris
streak-day = { $days ->
    [one] Jour 1 d’une série
   *[other] Série de { $days } jours
}
# Dans /daily, où aujourd’hui est encore ouvert
streak-so-far = { $days ->
    [one] Série en cours : { $days } jour
   *[other] Série en cours : { $days } jours
}
# Derrière l’un des deux et un point
streak-forgiven = un jour manqué cette semaine est pardonné
# Dans un profil ; $current peut être 0.
streak-profile = Série au défi du jour : { $current } en ce moment, record { $longest }

## Tournois
command-tournament = Tournois de stratégies, joués en arrière-plan
command-tournament-show = Le tournoi d’ici et ce que tu peux y faire
command-tournament-create = Ouvrir un tournoi ici
command-leaderboard = Les meilleures stratégies des tournois, les gens contre moi, ou les duels
option-leaderboard-of = stratégies des tournois, personnes contre moi, ou duels ; par défaut, les stratégies
option-leaderboard-scope = ce serveur ou groupe, ou partout ; par défaut, ici
option-leaderboard-period = cette semaine, ce mois-ci ou depuis toujours ; par défaut, depuis toujours
choice-strategies = stratégies
choice-players = personnes
choice-duels = duels
choice-here = ici
choice-everywhere = partout
choice-week = cette semaine
choice-month = ce mois-ci
choice-all = depuis toujours
command-profile = Comment tu joues, et comment les autres jouent
command-profile-show = Ce que tes manches disent de toi : habitudes, séries, prévisibilité
command-profile-compare = À quel point toi et quelqu’un d’autre jouez pareil ; son accord est demandé d’abord
option-profile-user = quelqu’un d’autre ; par défaut, toi
option-profile-other = la personne avec qui comparer
command-profile-map = Qui joue pareil ici, parmi les façons de jouer connues
option-system = qui rencontre qui ; par défaut, système suisse
option-rounds = rondes d’un tournoi suisse, 1 à 30
option-match = manches par match, 10 à 2000 ; par défaut, 1000
option-entrant = qui joue : une stratégie, au besoin avec réglages (markov:order=3), ou un nom enregistré
system-round-robin = Tous contre tous
system-olympic = Élimination directe
system-olympic-matches = Élimination directe par matchs
system-recursive = Élimination pour toutes les places
system-recursive-matches = Élimination pour toutes les places, par matchs
system-swiss = Système suisse
tournament-title = { $system } · { $game }
tournament-created = { $name } ouvre un tournoi de stratégies.
tournament-joined = { $entrant } participe. { $count ->
    [one] { $count } stratégie inscrite pour l’instant.
   *[other] { $count } stratégies inscrites pour l’instant.
  }
tournament-started = C’est parti : { $count } stratégies, des matchs de { $match } manches. Ce message montre l’avancement, et je publierai le résultat.
tournament-cancelled = { $name } annule le tournoi. Les matchs déjà joués ne comptent pas.
tournament-open = Ouvert. { $count ->
    [0] Aucune stratégie inscrite.
    [one] { $count } stratégie inscrite pour l’instant.
   *[other] { $count } stratégies inscrites pour l’instant.
  }
tournament-running = { $of ->
    [0] Ronde { $round } en cours.
   *[other] Ronde { $round } sur { $of } en cours.
  }
tournament-last = C’est fini. En tête : { $names }
tournament-won = { $count ->
    [one] La victoire va à : { $names }
   *[other] La première place est partagée : { $names }
  }
tournament-picture = Points en barres. { $title } : { $places }
tournament-cross-alt = Tableau croisé. { $title }. Places et points : { $places }
tournament-cross-how = Ligne contre colonne : 1 victoire, ½ égalité, 0 défaite
tournament-cross-empty = vide : pas de rencontre
tournament-cross-forfeit = forfait
tournament-cross-rest = au repos
tournament-cross-round = Ronde { $round }
tournament-rounds-how = Qui a rencontré qui : + victoire, – défaite
league-title = 🏟️ Ligue · { $game } · { $month }
league-how = Une fois par mois, les stratégies publiques de tous affrontent les miennes. Points : ce que rapporte en moyenne un match contre les miennes (🏠) et les dix meilleures du mois dernier, ± erreur type.
tournament-cross-first = les { $shown } premières sur { $count }
tournament-round = { $title } · ronde { $round }
tournament-forfeit = { $name } déclare forfait ({ $kind ->
    [crashed] plantage
    [stalled] réflexion trop longue
    [exhausted] limites dépassées
   *[illegal] coup non valable
  })
tournament-void = sans résultat (un côté a été retiré)
tournament-cross-void = annulé
tournament-history = 🏆 Tournois d’ici : { $count }
button-enter-mine = Inscrire la mienne
button-start = Lancer
button-tournament-next = Le suivant
button-tournament-leave = Se retirer
button-tournament-pairings = Rencontres
button-tournament-history = Précédents
button-tournament-cancel = Annuler
button-tournament-other = Une autre
tournament-none-title = 🏆 Tournois
tournament-gone = Je ne connais plus ce tournoi. Ce qu’il y a ici : /tournament show
tournament-over = Ce tournoi est fini. Ce qu’il y a ici : /tournament show
tournament-enter-title = 🏆 Inscrire une stratégie
tournament-enter-which = Laquelle joue pour toi ? D’abord les tiennes, puis quelques-unes des miennes.
tournament-enter-none = Tu n’as pas encore de stratégie à toi pour ce jeu : /strategy submit en fait une d’un fichier. Ou inscris une des miennes :
tournament-open-already = Il y a déjà un tournoi ici : /tournament show
tournament-none-open = Aucun tournoi n’est ouvert ici. /tournament create en ouvre un.
tournament-begun = Le tournoi a commencé. Inscris ta stratégie au suivant.
tournament-full = Les { $max } places sont prises. Inscris ta stratégie au tournoi suivant.
tournament-joined-already = { $entrant } participe déjà. Inscris une autre stratégie, ou la même avec d’autres réglages.
tournament-too-few = Il faut au moins deux stratégies pour un tournoi. Inscris-en d’abord une autre.
tournament-none-yet = Il n’y a pas encore eu de tournoi ici. /tournament create en ouvre un.
tournament-not-begun = Le tournoi n’a pas encore commencé.
tournament-first-round = La première ronde n’est pas finie. Redemande dans un instant.
tournament-forgotten = Je garde les matchs des cinq derniers tournois d’une discussion, et celui-ci est plus ancien. J’ai encore le classement.
tournament-file = Tout dans un seul fichier : qui a joué, la graine et chaque résultat. Avec le programme, tout le monde peut le rejouer et comparer :
tournament-file-not-over = Le tournoi n’est pas fini, et le fichier trahirait sa graine. Redemande après la fin.
tournament-not-yours = Seule la personne qui a ouvert le tournoi, ou une personne qui gère cette discussion, peut le faire.
tournament-rounds-swiss = Seul un tournoi suisse laisse choisir le nombre de rondes. Omets rounds, ou choisis system: swiss.
option-start = quand : 18:00, 2026-11-28 18:00 ou in 2h
option-house = si mes propres stratégies complètent le tournoi jusqu’à huit
tournament-house-open = 🏠 Mes propres stratégies complètent jusqu’à { $size }.
tournament-house = 🏠 une des miennes, pour compléter.
tournament-house-best = Meilleure stratégie inscrite : { $names }
tournament-house-picture = avec une petite maison : une des miennes
tournament-starts = Début : { $when }.
tournament-called-off = Annulé. Les matchs déjà joués ne comptent pas.
tournament-left = { $entrant } se retire. { $count ->
    [0] Plus aucune stratégie inscrite.
    [one] { $count } stratégie inscrite pour l’instant.
   *[other] { $count } stratégies inscrites pour l’instant.
  }
tournament-put-off = Il n’a pas commencé à l’heure prévue. Lance-le toi-même dès que deux stratégies ou plus sont inscrites.
tournament-seed = La graine était { $seed }.
setting-match = matchs de { $match } manches
setting-rounds = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
  }
tournament-drawn = Elle a été tirée au départ du tournoi, à partir des stratégies inscrites et de mon secret du { $date }, que je montre le lendemain.
setting-seed-later = la graine est publiée à la fin
tournament-create-not-yours = Seule une personne qui gère cette discussion peut y ouvrir un tournoi. Tu peux ouvrir le tien dans une discussion privée avec moi.
tournament-too-many-yours = Tu as inscrit { $max } stratégies, c’est le maximum. Retires-en d’abord une.
tournament-not-entered = { $entrant } ne participe pas.
tournament-entrant-not-yours = Quelqu’un d’autre a inscrit { $entrant }. Seule cette personne, ou une personne qui gère cette discussion, peut la retirer.
tournament-leave-which = Laquelle de tes stratégies retirer ? Par exemple /tournament leave markov:order=3 ; /tournament status montre qui participe.
tournament-not-writable-here = Je peux répondre ici, mais pas écrire de moi-même : je ne pourrais pas annoncer le résultat, rien n’a donc été ouvert. Fais-moi ajouter à ce serveur avec le droit d’envoyer des messages.
start-problem = { $why ->
    [unreadable] Je n’arrive pas à lire « { $typed } » comme une heure. Essaie 18:00, 2026-11-28 18:00 ou in 2h.
    [past] « { $typed } » est passé : il est { $now }. Choisis une heure plus tardive, ou un autre fuseau.
   *[too-far] « { $typed } » est dans plus d’un an. Choisis plus tôt.
  }
start-no-zone = Quel fuseau horaire est « { $typed } » : { $nearest } ?
start-unknown-zone = Je ne connais pas le fuseau horaire « { $typed } ». Nomme une grande ville qui s’y trouve, comme Paris ou New York, ou écris utc+3.
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
leaderboard-players-how = Manches gagnées contre moi, parmi celles avec un vainqueur. Seules les personnes qui ont accepté figurent ici.
leaderboard-no-tournament-here = Aucun tournoi n’est encore fini ({ $where }). Pour le premier : /tournament create, puis join et start.
league-none = Il n’y a pas encore de classement de la ligue. Une fois par mois, les stratégies publiques de tous affrontent les miennes : /strategy submit inscrit la tienne.
leaderboard-short = Cette liste apparaît à partir de { $needed } noms ({ $where }). Pour l’instant : { $names }.
leaderboard-alone-here = Ici, il n’y a que toi et moi. Demande dans un groupe, ou avec scope=everywhere
button-my-place = Ma place
button-show-me = Me montrer
button-hide-me = Ne pas me montrer
button-duel-friend = Défier quelqu’un
button-send-friend = Envoyer à quelqu’un
button-habits-here = Comment joue { $where ->
    [server] ce serveur
   *[chat] cette discussion
  }
leaderboard-mine-none = Tu n’as pas enregistré de stratégie. /strategy register t’en donne une ; inscris-la à un tournoi avec /tournament join.
leaderboard-mine-not-entered = Aucune de tes stratégies enregistrées n’a de place ici. Inscris-en une par son nom : /tournament join
leaderboard-mine-strategy = { $name } : place { $place } sur { $count }, points : { $points }
leaderboard-mine-private = { $decided ->
    [0] Aucune de tes manches avec un vainqueur ne compte encore ici, et tu n’es sur aucune liste : ton profil est privé.
   *[other] Tu as gagné { $share } de { $decided ->
        [one] { $decided } manche avec un vainqueur
       *[other] { $decided } manches avec un vainqueur
      }. Personne d’autre ne le voit, et tu n’es sur aucune liste : ton profil est privé.
  }
leaderboard-mine-not-here = Tu n’es pas encore sur la liste d’ici : finis un match ici.
leaderboard-mine-missing = { $decided ->
    [0] Aucune de tes manches avec un vainqueur ne compte encore ici.
   *[other] Tu as gagné { $share } de { $decided ->
        [one] { $decided } manche avec un vainqueur
       *[other] { $decided } manches avec un vainqueur
      }.
  } Il en faut { $needed } pour figurer sur la liste ; il t’en manque { $missing }
leaderboard-mine-player = Ta place : { $place } sur { $count }. Tu as gagné { $share } de { $decided ->
    [one] { $decided } manche avec un vainqueur
   *[other] { $decided } manches avec un vainqueur
  }.
leaderboard-bars = Barre : assuré ; trait : fourchette à 95 % ; repère : jusqu’ici
leaderboard-unit = manches gagnées, % des manches avec un vainqueur
leaderboard-picture = Bas de chaque fourchette à 95 %, en barres. { $title } : { $places }
leaderboard-details-title = 🏆 Les chiffres derrière ce palmarès
leaderboard-details-line = { $place }. { $name } : { $won } sur { $decided }, entre { $low } % et { $high } %
leaderboard-details-players = Comment lire ces chiffres. Seules comptent les manches avec un vainqueur contre la voyante à pleine force, et il en faut au moins { $needed }. Une part tirée de peu de manches peut être due au hasard : la vraie part est entre les deux bornes 19 fois sur 20. La liste suit la borne basse, sans les 8 points que je laisse à tout le monde. Plus tu joues, plus les bornes se rapprochent.
leaderboard-details-strategies = Comment lire ces chiffres. Dans chaque tournoi, une stratégie reçoit un point pour chaque autre qu’elle devance et un demi-point pour chaque égalité ; les grands tournois pèsent donc plus. Gagné : combien elle en a fini en tête, seule ou à égalité ; sur : combien elle en a joué. À points égaux, on partage la place.
table-points = pts
table-rating = cote
table-duels = duels
leaderboard-duels-title = 🏆 Classement des duels
leaderboard-duels-head = { $name } mène : { $rating } après { $duels ->
    [one] { $duels } duel classé
   *[other] { $duels } duels classés
  }.
leaderboard-duels-how = Seules les personnes qui ont accepté figurent ici.
leaderboard-duels-unit = cote en points ; tout le monde part de 1500
leaderboard-duels-picture = Cotes en barres. { $title } : { $places }
leaderboard-mine-no-duel = Aucun de tes duels classés ne compte encore ici.
leaderboard-mine-rating = Ta place : { $place } sur { $count }. Ta cote : { $rating }, en { $duels ->
    [one] { $duels } duel classé
   *[other] { $duels } duels classés
  }.
leaderboard-mine-opponents = Ta cote : { $rating }. Pour avoir une place, il faut cinq adversaires différents ; il t’en manque { $missing ->
    [one] un
   *[other] { $missing }
  }.
leaderboard-mine-rating-private = Ta cote : { $rating }. Tu n’es sur aucune liste : ton profil est privé.
leaderboard-details-rating = { $place }. { $name } : { $rating } ; { $duels ->
    [one] { $duels } duel
   *[other] { $duels } duels
  }
leaderboard-details-duels = Comment lire ces chiffres. Tout le monde part de 1500. Chaque duel classé déplace les deux cotes d’autant de points, 24 au plus, et une surprise les déplace davantage (Elo). Un duel par jour compte avec la même personne. Des amis peuvent se faire monter l’un l’autre ; c’est pourquoi il faut cinq adversaires différents pour avoir une place.
rating-side = { $name } { $rating } ({ $change })
table-won = gagn.
table-of = sur
table-bye = Une ronde sans adversaire compte pour un point.
table-more = … et { $count } de plus
table-tied = { $ranks } : ex æquo
table-tie-break = { $points } : départage
why-paired = { $why ->
    [everyone-meets] tout le monde se rencontre
    [rest] au repos : nombre impair de stratégies
    [bracket] le tableau
    [third-place] pour la troisième place
    [bracket-bye] exemption : les mieux placées avancent
    [same-score] même score, pas encore rencontrées
    [floated-down] scores différents, pas encore rencontrées
    [met-before] déjà rencontrées : il ne reste personne d’autre
    [bye-lowest] exemption : le score le plus bas sans exemption
   *[bye-needed] exemption : les autres ne pouvaient pas être appariées autrement
  }
problem-number = « { $typed } » ne convient pas pour « { $option } » : il faut un nombre entier de { $min } à { $max }.

## Duels entre personnes
duel-title = ⚔️ { $game } · { $length }
duel-terms = un jour par manche
duel-challenge = { $name }, { $caller } te défie en duel. Réponds d’ici un jour.
duel-open = { $caller } cherche un duel. La première personne qui accepte joue ; le défi est ouvert un jour.
duel-how = Les deux choisissent en même temps. Rien ne se voit avant que les deux aient choisi.
duel-join-code = Depuis une autre discussion ou plateforme : /rps duel { $code }
duel-declined = { $name } décline : non merci.
duel-lapsed = { $open ->
    [yes] Personne n’a relevé le défi à temps. Pour réessayer : /rps duel
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
duel-round-void = Manche { $round } : personne à temps, elle ne compte pas
duel-both-choose = { $first } et { $second } choisissent.
duel-one-chose = { $chosen } a choisi. { $other } choisit encore.
duel-stop-asked = { $name } voudrait arrêter. Si { $other } appuie aussi sur « Arrêter », c’est l’égalité. Si { $name } abandonne, { $other } gagne.
duel-clock = La manche { $round } finit
duel-board = ⚔️ 🔵 { $first } { $won } : { $lost } { $second } 🟠
duel-ended-won = ⚔️ { $winner } bat { $loser } { $won } : { $lost }
duel-ended-early = ⚔️ { $winner } gagne à { $won } : { $lost }
duel-ended-level = ⚔️ { $ending ->
    [agreed] Égalité d’un commun accord
    [void] Personne ne gagne
   *[rounds] Égalité
  } : { $first } { $won } : { $lost } { $second }
duel-ended-by-rounds = Un duel ne peut pas avoir plus de manches.
duel-ended-by-resigned = { $loser } abandonne.
duel-ended-by-agreed = Les deux voulaient arrêter.
duel-ended-by-absent = { $loser } a manqué deux manches d’affilée.
duel-ended-by-void = Personne n’était là pour les dernières manches.
duel-ended-by-call = Il a été annulé et ne compte pour personne.
duel-wants-again = { $name } veut une revanche.
duel-strip = { $strip } { $name }
duel-strip-results = { $strip } 🔵 { $first } 🟠 { $second }
button-card = Carte
duel-card-won = { $winner } gagne
duel-card-level = { $ending ->
    [agreed] Égalité d’un commun accord
    [void] Personne ne gagne
   *[rounds] Égalité
  }
duel-card-signature = Choisi en même temps, sans se voir. Gadalka veillait.
duel-card-alt = { $score }. { $result }. { $moves } { $date }.
duel-card-rounds = Les manches : { $rounds }.
duel-card-round = { $round }. { $left } – { $right }
duel-card-late = en retard
chart-luck = { $by ->
    [0] Égalité : c’est peut-être bien le hasard.
   *[other] { $by } d’écart : c’est peut-être bien le hasard.
  }
button-take-duel = J’accepte
button-resign = Abandonner
duel-pick-in = Tu as choisi { $move }.
duel-pick-kept = Ton choix est déjà fait (manche { $round }), et il reste.
duel-pick-late = Cette manche est finie.
duel-pick-timed = Trop tard : le temps de cette manche est écoulé.
duel-over = Ce duel est fini.
duel-gone = Je n’ai plus ce duel. Lances-en un nouveau : /rps duel
duel-not-yours = Ce duel se joue entre { $first } et { $second }.
duel-stop-noted = C’est noté. Si l’autre appuie aussi sur « Arrêter », c’est l’égalité. Pour renoncer, appuie sur « Abandonner ».
duel-stop-first = Appuie d’abord sur « Arrêter ». Si tu abandonnes, tu perds.
duel-self = On ne se défie pas soi-même en duel. Quelqu’un d’autre doit le relever.
duel-taken = Quelqu’un d’autre a été plus rapide.
duel-again-noted = C’est noté. La revanche commence quand l’autre la veut aussi.
duel-whom-bot = Les bots ne font pas de duels. Tu peux jouer contre moi tout de suite : /rps play
duel-nobody = Il n’y a personne d’autre ici. Tu peux jouer contre moi tout de suite : /rps play
duel-unseen = { $name } ne voit pas cette discussion. Ne nomme personne, et envoie-lui le code que je te donnerai.
duel-code-unknown = Il n’y a pas de duel ouvert avec le code { $typed }. Quelqu’un l’a peut-être déjà relevé, ou son temps est écoulé.
duel-none-running = Tu n’as aucun duel en cours. Pour en lancer un : /rps duel
offer-duel-title = Duel : { $game }
offer-duel-description = Pour deux personnes d’ici : les deux premières à appuyer
offer-duel-text = { $name } propose un duel. Les deux premières personnes qui appuient s’affrontent ; { $name } peut en être.
command-rps-duel = Défier quelqu’un : choix cachés, un message pour les deux
option-duel-user = La personne que tu défies ; laisse vide pour défier n’importe qui ici
option-duel-length = La durée : premier à 3, premier à 5, au meilleur des 9, premier à 10
option-duel-code = Le code du duel, comme K7F3PM
menu-duel = Duel
choice-first-3 = En 3 points
choice-first-5 = En 5 points
choice-best-9 = Au meilleur des 9
choice-first-10 = En 10 points

## Les réglages d’une discussion
place-choice-on = activé
place-choice-off = désactivé
place-choice-post = annonce du jour
place-tournaments = Tournois
place-duels = Duels
place-nobodys = Personne ne gère cette discussion : tout le monde peut réactiver quelque chose, et personne ne peut le désactiver.
place-not-yours = Seules les personnes qui gèrent cette discussion peuvent changer ses réglages.
place-alone = Ces réglages sont pour les serveurs et les groupes. Ici, il n’y a que toi et moi, et tout est activé.
place-off = Désactivé ici par les admins : { $what }. Rien n’est perdu ; dans une discussion privée avec moi, ça marche : { $command }
place-more = { $count } de plus
place-list-full = La liste est pleine : { $max } au plus. Retires-en d’abord un.
place-button-games = Jeux
place-post = 📮 Annonce du jour : { $when }
place-post-refused = ⚠️ L’annonce du jour a été refusée (depuis le { $since }) : { $why ->
    [gone] je ne suis plus dans cette discussion ou ce salon.
    [forbidden] je n’ai pas le droit d’y écrire.
   *[other] la plateforme ne l’accepte pas.
} { $state ->
    [off] J’ai cessé d’essayer. Réactive-la pour recommencer.
   *[waits] Je réessaierai demain.
}
place-button-post = Annoncer chaque jour ici
place-button-post-off = Plus d’annonce
place-games-how = Appuie sur un jeu pour l’activer ou le désactiver ici.
place-gone = Je n’arrive plus à joindre ce groupe. Ouvre ses réglages là-bas : /settings
option-ban-user = qui
ban-here = On t’a interdit de jouer { $where ->
    [server] sur ce serveur
   *[group] dans ce groupe
  }. Seules les personnes qui le gèrent peuvent lever l’interdiction.
ban-everywhere = On t’a interdit de jouer avec moi. Seule la personne qui m’héberge peut lever l’interdiction.
ban-self = Tu ne peux pas t’interdire de jouer. Nomme quelqu’un d’autre.
ban-me = Je ne peux pas m’interdire moi-même. Pour ne plus m’avoir ici, retire-moi du { $where ->
    [server] serveur
   *[group] groupe
  }.
ban-bot = Les bots ne jouent pas, il n’y a donc rien à interdire. Nomme une personne.
ban-manager = { $name } gère ce { $where ->
    [server] serveur
   *[group] groupe
  } : impossible de lui interdire de jouer ici.
ban-nobody-manages = Personne ne gère ce { $where ->
    [server] serveur
   *[group] groupe
  } : impossible d’interdire à quelqu’un de jouer ici.
ban-done = { $name } ne peut plus jouer ici.
unban-done = { $name } peut de nouveau jouer ici.
unban-not-banned = { $name } n’a aucune interdiction ici.
bans-title = 🚫 Interdictions de jouer ici
bans-none = Personne n’a d’interdiction de jouer ici.
bans-button-ban = Interdire quelqu’un
bans-button-lift = Lever : { $name }

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
language-chosen = Je te parlerai dans cette langue : { $name }.
language-own = Je prends la langue de ton application : { $name }.
language-gone = Tu as choisi une langue que je n’ai plus ({ $typed }). Jusqu’à un autre choix, je prends celle de ton application : { $name }.
place-language = 🗣 Langue ici : { $name }
place-language-none = 🗣 Langue ici : celle de chaque personne
place-language-gone = 🗣 La langue choisie ici ({ $typed }) n’est plus disponible, je prends donc celle de chaque personne. Choisis-en une autre.
place-button-language = Langue

## Plateformes
describe-bot =
    Je lis dans les pensées, un peu.

    Joue avec moi à pierre-feuille-ciseaux, à pair ou impair ou au démineur. J’apprends comment tu choisis, je te montre ce que j’ai vu, et je prouve que chacun de mes coups était fixé avant le tien.

    Demande-moi ensuite comment tu joues, compare-toi à tes amis, ou laisse des stratégies s’affronter en tournoi dans ton groupe. Dans toute autre discussion, écris mon @nom pour y proposer une partie.
describe-bot-short = Pierre-feuille-ciseaux, pair ou impair, démineur : j’apprends comment tu choisis. Mon coup est fixé avant le tien.
telegram-eyes-only = C’est pour tes yeux seulement.
telegram-open = Ouvrir notre discussion privée
telegram-slow = Je suis plus lente que d’habitude. Ton clic est arrivé ; le message suivra.
telegram-may-not-write = Je n’ai pas le droit d’écrire dans cette discussion ou ce sujet. Ses administrateurs peuvent changer cela ; ici, je peux toujours te répondre.
telegram-anonymous = Je ne peux pas savoir qui tu es : tu écris au nom du groupe ou d’un canal. Écris en ton nom, ou joue avec moi en privé.
discord-file-missing = { $example } demande un fichier. Joins-le à l’option « { $option } ».
telegram-file-missing = { $example } demande un fichier. Envoie le fichier avec cette commande en légende, ou réponds au fichier par elle.
terminal-welcome = 🔮 Gadalka. Écris /rps play pour commencer, /help pour la suite, /quit pour partir.
terminal-no-such-button = Il n’y a pas de bouton « { $typed } ». Il y a : { $buttons }
terminal-type-a-command = Écris une commande : /rps play commence un match, /help montre le reste.
terminal-player = Toi
terminal-goodbye = Je savais que tu partirais.
terminal-file-kept = Enregistré dans { $path }
terminal-file-not-kept = { $name } n’a pas pu être enregistré : { $reason }
terminal-file-missing = { $example } demande un fichier. Ajoute son chemin, comme ./my-bot.js, entre guillemets s’il contient des espaces.
terminal-no-such-file = Il n’y a pas de fichier { $path }

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
named-join = rejoindre
named-code = code
named-oddeven = pair-impair
named-list = liste
named-mines = mines
named-start = départ
named-noguess = sans-hasard
named-board = grille
named-hint = indice
named-strategy = stratégie
named-stats = stats
named-model = modèle
named-show = voir
named-game = jeu
named-reset = oublier
named-off = désactiver
named-on = activer
named-info = info
named-register = enregistrer
named-name = nom
named-mine = miennes
named-update = modifier
named-withdraw = retirer
named-submit = envoyer
named-file = fichier
named-note = note
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
named-history = historique
named-cancel = annuler
named-what = quoi
named-enter = engager
named-leaderboard = palmarès
named-of = catégorie
named-scope = portée
named-period = période
named-profile = profil
named-opponents = adversaires
named-compare = comparer
named-map = carte
named-privacy = vie-privée
named-place = lieu
named-settings = réglages
named-to = état
named-challenges = défis
named-data = données
named-export = exporter
named-delete = supprimer
named-help = aide
named-language = langue
named-topic = sujet
named-daily = défi-du-jour
named-today = aujourdhui
named-yesterday = hier
named-top = top

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
typed-lizard-spock = lézard spock, lezard spock, spock lézard, spock lezard, lézard, lezard, pierre feuille ciseaux lézard spock, pierre feuille ciseaux lezard spock, pfcls
# Paires de lettres : une que l’on prend pour une lettre latine, et cette lettre.
# Un lieu qui n’est pas le nom d’un fuseau, et son fuseau ; un lieu à plusieurs fuseaux plusieurs fois.
typed-cities = Londres Europe/London, Genève Europe/Zurich, Bruxelles Europe/Brussels, Belgique Europe/Brussels, Suisse Europe/Zurich, Lyon Europe/Paris, Marseille Europe/Paris, Toulouse Europe/Paris, Montréal America/Toronto, Québec America/Toronto, Moscou Europe/Moscow, Pékin Asia/Shanghai, Lisbonne Europe/Lisbon, Athènes Europe/Athens, Vienne Europe/Vienna, Varsovie Europe/Warsaw, Alger Africa/Algiers, Le Caire Africa/Cairo, Maroc Africa/Casablanca, Tunisie Africa/Tunis, Sénégal Africa/Dakar, La Réunion Indian/Reunion, Allemagne Europe/Berlin
# Devant une durée ; …-after : derrière.
# Comment les mots commencent ; avec un point : le mot entier.

## Web pages
web-nav = Pages
web-about-nav = À propos
web-languages = Langues
web-skip = Aller au contenu
web-to-start = Vers l’accueil
web-refused-title = Il n’y a rien ici
web-refused = J’ai regardé deux fois dans la boule. L’adresse est fausse, ou la page n’existe plus.
web-home-title = Je suis Gadalka et je lis dans les pensées. Un peu.
web-home-about = Une diseuse de bonne aventure pour Discord et Telegram : elle joue à pierre-feuille-ciseaux, à pair ou impair et au démineur, apprend comment tu choisis, te montre ce qu’elle a vu et fixe son coup avant ton choix.
web-home-add = { $platform ->
    [discord] Ajouter à Discord
   *[telegram] Ouvrir dans Telegram
  }
web-home-games-title = À quoi on peut jouer
web-home-games = Pierre-feuille-ciseaux à trois, cinq ou n’importe quel nombre impair de coups, pair ou impair et démineur : contre moi ou entre amis, avec chaque jour un nouvel adversaire et une nouvelle grille. Si tu écris des stratégies, envoies-en une et vois ce qu’elle vaut.
web-home-reads-title = Ce que je vois en toi
web-home-reads = Personne ne joue vraiment au hasard, même exprès. Je regarde ce que tu fais après une victoire, une défaite et une égalité, je te dis ce que j’attendais et pourquoi, et je l’oublie quand tu le demandes.
web-home-proof-title = Pourquoi tu n’as pas à me croire sur parole
web-home-proof = Avant le match, je montre l’empreinte d’un secret et, avant chacun de tes choix, un code de mon coup. À la fin, je montre le secret, et tout le monde peut vérifier que je n’ai changé aucun coup.
web-home-check = Vérifier un match
web-privacy-use-title = À quoi ça sert
web-privacy-use =
    À te reconnaître, à reprendre là où on s’était arrêté et à prouver que je n’ai pas triché. Pas à la publicité, ni à qui que ce soit d’autre : le programme ne transmet rien.
    Ce que tu supprimes peut rester dans une sauvegarde jusqu’à 30 jours ; si une sauvegarde est restaurée, c’est laissé de côté.
    Pour ce que Discord et Telegram gardent eux-mêmes, vois leurs politiques de confidentialité.
web-privacy-pages-title = Ces pages
web-privacy-pages =
    Ces pages ne posent pas de cookies, ne comptent pas les visites et ne chargent rien d’autres sites. Ce que tu vérifies ici reste dans ton navigateur.
    Comme pour tout site, la personne qui héberge ce bot peut voir quelles adresses s’y connectent ; le bot lui-même ne les note pas.
web-privacy-rights-title = Ce que tu peux faire
web-privacy-rights = Dans la discussion, /settings permet de tout télécharger et de tout supprimer : à tout moment, aussitôt, sans demander à personne. Pour toute question, adresse-toi à la personne qui héberge ce bot.
web-terms-title = Conditions
web-source = Code source
web-support = Aide et contact
web-terms-what-title = Le jeu
web-terms-what = Gadalka est un jeu, et c’est gratuit. Joue autant que tu veux, en solo ou à plusieurs, dès l’âge admis par Discord ou Telegram.
web-terms-host-title = Qui l’héberge
web-terms-host = C’est un logiciel libre. La personne qui l’héberge à cette adresse est responsable de cette instance et répond aux questions. Il est fourni tel quel, sans aucune garantie.
web-terms-fair-title = Jouer honnêtement
web-terms-fair = Joue franc jeu : n’inonde pas le bot, ne l’attaque pas et ne t’en sers pas pour importuner les autres. Sinon, tu risques un ralentissement ou un blocage. Il n’y a rien de valeur à gagner ni à perdre.
web-terms-yours-title = Ce qui est à toi
web-terms-yours = Les stratégies que tu envoies restent à toi. En envoyer une, c’est permettre qu’elle soit jouée ici, et montrée si tu l’ouvres. Tu peux la retirer à tout moment.
web-terms-end-title = La fin
web-terms-end = Tu peux arrêter à tout moment et supprimer ce qui est gardé sur toi : /data. Ces conditions peuvent changer ; cette page donne celles en vigueur.

## The page on which proofs are checked
web-verify-title = Vérifie par toi-même
web-verify-intro = Colle la ligne que donne « Vérifier ». Ton propre navigateur vérifie que chacun de mes coups était fixé avant ton choix. Rien ne quitte cette page.
web-verify-line = La ligne de « Vérifier » (gd1.…)
web-verify-messages = Les messages que tu as gardés, s’il y en a
web-verify-no-script = La vérification se fait dans ton navigateur, et les scripts y sont désactivés. Avec une copie de Gadalka, la ligne de commande fait la même chose : npm run -s gadalka -- verify "…"
button-check = Vérifier
web-verify-result = Résultat
web-verify-verdict = { $verdict ->
    [fits] Tout ce qui a été vérifié concorde
   *[wrong] Quelque chose ne concorde pas. Ne t’y fie pas
  }
web-verify-moves = Coup par coup
web-verify-move-number = Nº
web-verify-move-mine = Gadalka
web-verify-limits-title = Ce que ça ne prouve pas
web-verify-limits = Cela ne prouve ni quelle stratégie a calculé mes coups, ni que je garde tous les matchs. Les messages que tu ne colles pas ne sont pas comparés.
web-verify-move-code = Code
web-verify-no-messages = Pas de comparaison avec des messages du match. Colle ceux que tu as gardés.
web-verify-nothing = Il n’y a pas de preuve là-dedans. Une preuve est une ligne qui commence par gd1. et vient de « Vérifier », à la fin d’un match ou d’une grille.
web-verify-damaged = Cette ligne est coupée ou modifiée. Copie-la de nouveau en entier.
web-verify-first = Montré en premier : { $bound }
web-verify-found = Codes confirmés par tes messages : { $found } sur { $count }
web-verify-score = La ligne dit { $said }, mais ses coups donnent { $counted }.
web-verify-secret = Tes messages montrent d’abord { $shown }, mais ce secret donne { $bound }. Ils viennent d’un autre match, ou le secret a été changé.
web-verify-code = Tes messages montrent le code { $shown }, qu’aucune manche n’a ici. Il vient d’un autre match, ou quelque chose a été changé.
web-verify-no-code = Tes messages ne montrent pas le code { $code } de cette grille : les mines ont pu être déplacées après coup.
web-verify-chain = Ce secret du jour ne mène pas à son ancre, quel que soit le nombre de hachages.
web-verify-day = Haché { $steps } fois, le secret du { $date } donne l’ancre { $anchor }
web-verify-unknown = Ça vient d’une version plus récente, ou d’un jeu que cette page ne connaît pas.

## Web: arena
web-arena-title = Arène
web-arena-about = Des stratégies que tout le monde peut écrire, et les miennes : chaque paire joue, mois après mois.
web-arena-empty = Aucune paire n’a encore joué ce mois-ci.
web-arena-enter-title = En envoyer une
web-arena-enter = Écris une stratégie dans un seul fichier et envoie-la : /strategy submit. Elle joue ici dès le mois suivant.
button-standings = Classement
web-arena-rank = Place
web-arena-name = Nom
## Web: tournaments
web-tournament-title = Tournois des discussions
web-tournament-where = Chaque tournoi d’une discussion a sa propre page, absente de toute liste : /tournament status y donne son adresse.
web-tournament-unlisted = Cette page n’est dans aucune liste. Toute personne qui a son adresse voit ce que voit la discussion, tant que celle-ci le garde.
web-tournament-cross = Tableau croisé
web-tournament-cross-large = Au-delà de { $max } stratégies, pas de tableau croisé : les rencontres de chaque ronde montrent la même chose.
web-tournament-pairings = Qui a rencontré qui, et pourquoi
web-tournament-again = Le rejouer
web-tournament-rounds = Manche par manche
web-tournament-rounds-none = Ce match ne peut pas être montré : une horloge l’a tranché, ou il manque ce dont un côté a besoin.
web-tournament-rounds-long = Ce match est trop long à rejouer pour une page.
web-tournament-rounds-busy = D’autres regardent des matchs en ce moment, et celui-ci doit d’abord être rejoué. Redemande dans un instant.
web-tournament-number = Manche
web-tournament-lead = Avance
## Web : démineur sous le doigt
web-mines-won = 🎉 Terminé en { $time }.
web-mines-lost = 💥 { $cell } était une mine. Cases ouvertes : { $cleared } sur { $safe }.
web-mines-how = Touche pour ouvrir, maintiens pour un drapeau ; touche un chiffre pour ouvrir autour. Au clavier : flèches, Entrée, F pour un drapeau.
web-mines-cell-covered = { $cell } : couverte
web-mines-cell-flag = { $cell } : drapeau
web-mines-cell-mine = { $cell } : mine
web-mines-cell-blown = { $cell } : la mine qui a sauté
web-mines-cell-wrong = { $cell } : drapeau sans mine
web-mines-cell-number = { $cell } : { $number }
web-mines-cell-empty = { $cell } : ouverte, aucune mine autour

## Web: try it here
web-try-title = Peux-tu me surprendre ?
web-try-about = Pierre-feuille-ciseaux, pair ou impair ou démineur, ici même. Je réfléchis dans ton navigateur : rien n’est gardé ni envoyé, et je t’oublie quand tu quittes cette page.
web-try-begin = Essayer ici
web-try-move = Ton coup
web-try-first = Mon coup est choisi. À toi.
web-try-first-guess = Pair ou impair ? Ma réponse est choisie. Si je me trompe, le point est pour toi.
web-try-score = Toi { $won } : { $lost } Gadalka · égalités : { $drawn }
web-try-score-guess = Toi { $won } : { $lost } Gadalka
web-try-won = 🎉 Tu gagnes { $won } : { $lost }.
web-try-lost = 🔮 Je gagne { $lost } : { $won }.
web-try-failed = C’est ma faute, pas la tienne. Rien n’est perdu ; réessaie dans un instant.
web-try-no-script = Je réfléchirais dans ton navigateur, mais les scripts y sont désactivés. Dans la discussion, je m’en passe : /rps, /oddeven, /mines

## Parties partagées
replay-shared = Toute personne qui a cette adresse peut voir la page.
replay-asked = Tu as accepté. La page apparaît dès que { $name } appuie aussi sur « Partager » ; d’ici là, rien n’est montré.
replay-how = Pendant un an, la page montre les noms, chaque coup et ce que j’attendais. Elle n’est dans aucune liste, et tu peux la retirer à tout moment.
replay-stopped = Retiré : sa page n’existe plus.
replay-not-there = Tu ne partages plus cela.
replay-too-long = Jusqu’à { $max } manches seulement sont montrées une par une.
web-replay-gone-title = Rien à voir ici
web-replay-gone = Il n’y a jamais rien eu ici, ou la page a été retirée.
web-replay-expected = Attendu de { $name }
web-replay-right = Sur { $all } coups de { $name }, j’en ai bien prévu { $right }.
web-replay-unlisted = Cette page n’est dans aucune liste. Toute personne qui y figure peut la retirer à tout moment, dans la discussion.
