// Six ways to foresee the opponent, and for each of them three depths of thought: I answer what you will
// play; you know that, and answer my answer; I know that you do. The same three again for what you might
// foresee of me. Each of these 36 advisers is scored by what following it would have won, and the best
// one of late is followed. An opponent ahead of all of them meets chance.

/** How much of a score is left one round later: short memories turn faster, long ones are surer. */
const KEPT = 0.93;
/** Depths of thought. */
const DEPTHS = 3;
/** Lengths of the repetitions that are looked for, and whose moves they are sought in. */
const LENGTHS = [1, 3, 6];

/**
 * @param {import("./gadalka-strategy.d.ts").Seat} seat
 * @returns {import("./gadalka-strategy.d.ts").Player}
 */
export function create({ game, random }) {
  const { size } = game;
  /** @type {number[]} */
  const mine = [];
  /** @type {number[]} */
  const yours = [];
  const scout = makeScout();
  /** @type {number[]} */
  let advice = [];
  /** @type {number[]} */
  let scores = [];

  const anyMove = () => Math.floor(random() * size);

  /** A move that beats `move`, seen from either side. Games of guessing have one answer for each side. */
  const answer = (/** @type {number} */ move, /** @type {boolean} */ isMine) => {
    for (let other = 0; other < size; other++)
      if (isMine ? game.outcome(other, move) > 0 : game.outcome(move, other) < 0) return other;
    return move;
  };

  /** What each adviser says to play now. */
  function advise() {
    /** @type {number[]} */
    const said = [];
    for (const { you, me } of scout.foreseen()) {
      // You will play `you`: I answer; you answer that, and I answer again …
      let theirs = you;
      for (let depth = 0; depth < DEPTHS; depth++) {
        const own = answer(theirs, true);
        said.push(own);
        theirs = answer(own, false);
      }
      // You foresee that I play `me`, and answer it; so do I.
      let own = me;
      for (let depth = 0; depth < DEPTHS; depth++) {
        own = answer(answer(own, false), true);
        said.push(own);
      }
    }
    return said;
  }

  return {
    choose() {
      advice = advise();
      if (scores.length === 0) scores = advice.map(() => 0);
      const best = Math.max(...scores);
      // Nobody has won anything: nothing is known that chance does not know.
      return best > 0 ? advice[scores.indexOf(best)] : anyMove();
    },

    observe(own, opponent) {
      scores = scores.map((score, at) => score * KEPT + game.outcome(advice[at], opponent));
      mine.push(own);
      yours.push(opponent);
      scout.learn();
    },
  };

  /** Finds the last time that the last rounds were played before, by your moves, mine, or both, and says
   * what came next, of you and of me. */
  function makeScout() {
    /** Where each phrase was followed, by what it is made of. @type {Map<string, number>} */
    const places = new Map();
    const round = (/** @type {number} */ at) => mine[at] * size + yours[at];
    const voices = [(/** @type {number} */ at) => yours[at], round];
    const kinds = voices.flatMap((voice, number) => LENGTHS.map((length) => ({ voice, number, length })));

    const phrase = (/** @type {typeof kinds[number]} */ { voice, number, length }) => {
      let key = `${number}/${length}`;
      for (let at = mine.length - length; at < mine.length; at++) key += `,${voice(at)}`;
      return key;
    };

    /** Phrases that ended with the last round, and wait for what follows. @type {string[]} */
    let pending = [];

    return {
      /** After each round: what has just been played is what followed. */
      learn() {
        for (const one of pending) places.set(one, mine.length - 1);
        pending = kinds.flatMap((kind) => (kind.length <= mine.length ? [phrase(kind)] : []));
      },
      foreseen() {
        return kinds.map((kind) => {
          const at = kind.length <= mine.length ? places.get(phrase(kind)) : undefined;
          return at === undefined ? { you: anyMove(), me: anyMove() } : { you: yours[at], me: mine[at] };
        });
      },
    };
  }
}
