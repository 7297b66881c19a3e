// The entrants of the league study: strategies from the registry, first one per family, then further settings.

/** In order: a smaller league takes the first ones. */
export const ENTRANTS: readonly string[] = [
  ...["fortune-teller", "mirror", "random", "wildcard", "wildcard-counters", "constant", "rotation"],
  ...["anti-rotation", "copy", "always-counter", "always-counter-self", "win-stay-lose-shift", "frequency"],
  ...["markov", "mupn", "supp", "mksu", "mkia", "daemons", "mixing", "experts", "vote", "ppm"],
  ...["context-tree", "history-match", "second-guess", "iocaine", "lempel-ziv", "naive-bayes"],
  ...["regret-matching", "exp3", "de-bruijn"],
  ...["constant:move=1", "constant:move=2", "win-stay-lose-shift:draw=stay", "markov:order=1"],
  ...["markov:order=2,side=both", "mupn:order=4", "exp3:order=1", "regret-matching:order=1"],
  ...["supp:order=1", "supp:order=3", "mksu:order=1", "mksu:order=3", "mkia:order=1", "mkia:order=3"],
  ...["markov:order=5", "markov:side=own", "markov:decay=0.9", "markov:reply=value"],
  ...["mupn:order=1", "mupn:order=3", "mupn:order=6", "mupn:side=both", "mupn:side=own"],
  ...["frequency:decay=0.9", "frequency:decay=0.8", "frequency:reply=value", "frequency:decay=0.5"],
  ...["wildcard:context=3", "wildcard:context=12", "wildcard:reply=value", "wildcard:decay=0.9"],
  ...["wildcard-counters:context=3", "wildcard-counters:context=9", "vote:depth=2", "vote:depth=5"],
  ...["ppm:numbers=2", "ppm:numbers=8", "ppm:decay=1", "context-tree:numbers=4", "context-tree:decay=1"],
  ...["history-match:depth=3", "naive-bayes:depth=1", "naive-bayes:depth=6", "naive-bayes:decay=0.9"],
  ...["lempel-ziv:depth=4", "lempel-ziv:side=own", "lempel-ziv:depth=16", "second-guess:levels=1"],
  ...["second-guess:levels=2", "iocaine:horizons=1", "iocaine:horizons=3", "daemons:largest=4"],
  ...["daemons:eps=0.1", "mixing:depth=1", "mixing:depth=2", "experts:depth=1", "experts:depth=2"],
  ...["regret-matching:order=2", "regret-matching:decay=0.9", "exp3:order=2", "exp3:gamma=0.3"],
  ...["de-bruijn:order=3", "de-bruijn:order=9", "supp:epsilon=0.5", "mksu:epsilon=0.5"],
  ...["exp3:gamma=0.5", "markov:order=8", "mupn:order=8"],
];
