// Players by a fixed rule on the last round: opponents in studies and of the day. And mirror, which imitates.

import type { MatrixGame, Move } from "../../games/matrix-game.ts";
import { pickRandom } from "../../random/index.ts";
import { Bank } from "../bank.ts";
import { Context, Counts } from "../bases/counts.ts";
import { answering, certainties } from "../bases/predictor.ts";
import { choice, family, whole } from "../family.ts";
import type { Seat, Strategy } from "../strategy.ts";

const THESIS =
  "a thesis on playing rock-paper-scissors-lizard-Spock by computer (in Slovenian: Kamen, papir, škarje, kuščar, Spock, 2020)";

/** Plays uniformly: the only strategy that can't be exploited. In symmetric games its expected result is 0 against
 * everyone. */
export const random = family("random", {
  parameters: {},
  playsBy: "chance",
  source: "J. von Neumann, Zur Theorie der Gesellschaftsspiele, Mathematische Annalen 100 (1928)",
  create: ({ game, random }) => byRule(() => random.below(game.size)),
});

/** Always plays one move, rock by default, modulo the game's moves. The thesis' *always rock*, VK. */
export const constant = family("constant", {
  aliases: ["vk"],
  parameters: { move: whole(0, 100, 0) },
  playsBy: "rule",
  source: `${THESIS}, section 3.6, "vedno kamen"`,
  create: ({ game }, { move }) => byRule(() => move % game.size),
});

/** Plays all moves in display order, again and again. The thesis' *always rotate*, VO. */
export const rotation = family("rotation", {
  aliases: ["vo"],
  parameters: {},
  playsBy: "rule",
  source: `${THESIS}, sections 2.3 and 3.6, "vedno obračaj"`,
  create({ game }) {
    const next = turnsOf(game);
    return byRule(
      () => game.displayOrder[0] as Move,
      (own) => next[own] as Move,
    );
  },
});

/** Expects the opponent to rotate, and beats the move that would come next. */
export const antiRotation = family("anti-rotation", {
  parameters: {},
  playsBy: "guess-by-rule",
  source: `${THESIS}, section 2.3, "anti-rotacija"`,
  create(seat) {
    const next = turnsOf(seat.game);
    return expecting(seat, (opponent) => next[opponent] as Move);
  },
});

/** Plays the opponent's last move. */
export const copy = family("copy", {
  parameters: {},
  playsBy: "rule",
  source:
    "D. Billings, The first international RoShamBo programming competition, ICGA Journal 23 (2000), dummy bots",
  create: ({ game, random }) =>
    byRule(
      () => random.below(game.size),
      (_own, opponent) => opponent,
    ),
});

/** Plays a move that beats the opponent's last one; ties at random. The thesis' *always beat*, VP. */
export const alwaysCounter = family("always-counter", {
  aliases: ["vp"],
  parameters: {},
  playsBy: "guess-by-rule",
  source: `${THESIS}, section 3.6, "vedno premagaj"`,
  create: (seat) => expecting(seat, (opponent) => opponent),
});

/** Plays a move that beats its own last one; expects nothing. The thesis' *always beat itself*, VPS. */
export const alwaysCounterSelf = family("always-counter-self", {
  aliases: ["vps"],
  parameters: {},
  playsBy: "rule",
  source: `${THESIS}, section 3.6, "vedno premagaj sebe"`,
  create: ({ game, side, random }) =>
    byRule(
      () => random.below(game.size),
      (own) => pickRandom(random, game.counters(side, own)),
    ),
});

/** Repeats a winning move and changes a losing one; also changes after a draw, unless `draw=stay`. */
export const winStayLoseShift = family("win-stay-lose-shift", {
  parameters: { draw: choice(["shift", "stay"]) },
  playsBy: "rule",
  source:
    "M. Nowak and K. Sigmund, A strategy of win-stay, lose-shift that outperforms tit-for-tat, Nature 364 (1993); draws are our reading",
  create({ game, side, random }, { draw }) {
    const staysFrom = draw === "stay" ? 0 : 1;
    const other = (own: Move): Move => (own + 1 + random.below(game.size - 1)) % game.size;
    return byRule(
      () => random.below(game.size),
      (own, opponent) => (game.result(side, own, opponent) >= staysFrom ? own : other(own)),
    );
  },
});

/** Moves along the circle, on which each move beats the next, from its own last move. The number of steps depends only
 * on the result; 0 repeats the move. By default it keeps a winning move and otherwise takes one step. */
export const afterResult = family("after-result", {
  parameters: { won: whole(0, 100, 0), drawn: whole(0, 100, 1), lost: whole(0, 100, 1) },
  playsBy: "rule",
  source:
    "Z. Wang, B. Xu and H.-J. Zhou, Social cycling and conditional responses in the Rock-Paper-Scissors game, Scientific Reports 4 (2014): how people go on after a win, a draw and a loss",
  create({ game, side, random }, { won, drawn, lost }) {
    const steps = [lost, drawn, won] as const;
    return byRule(
      () => random.below(game.size),
      (own, opponent) => (own + (steps[game.result(side, own, opponent) + 1] as number)) % game.size,
    );
  },
});

/** Draws from the opponent's moves after the same two rounds, else after the same round, else from all, else uniformly;
 * the same means as the opponent saw them, with the seats swapped. Its bank for the match limits it, because anyone who
 * knows it can beat it. */
export const mirror = family("mirror", {
  parameters: {},
  playsBy: "rule",
  cost: 3,
  source: "Gadalka's own; the simplest imitator, copy, is an agent of the studies",
  create(seat) {
    const { size } = seat.game;
    const bank = new Bank(seat, seat.random);
    // What followed 2, 1 and 0 rounds, as the opponent saw them and as the mirror does.
    const readers = [2, 1, 0].map((order) => ({
      counts: new Counts(size),
      theirs: new Context(size, "both", 2 * order),
      mine: new Context(size, "both", 2 * order),
    }));
    return {
      bank,
      choose() {
        const known = readers.map(({ counts, mine }) => counts.of(mine.now)).find((row) => row !== undefined);
        const row = known ?? new Float64Array(size).fill(1);
        const sum = row.reduce((total, count) => total + count, 0);
        return bank.drawOf(row.map((count) => count / sum));
      },
      expected: () => undefined,
      observe(own, opponent) {
        bank.book(opponent);
        for (const { counts, theirs, mine } of readers) {
          counts.add(theirs.now, opponent);
          theirs.push(opponent, own);
          mine.push(own, opponent);
        }
      },
    };
  },
});

/** Plays `first`, then what `next` says of the last round; moves may be random. */
function byRule(first: () => Move, next: (own: Move, opponent: Move) => Move = first): Strategy {
  let last: readonly [own: Move, opponent: Move] | undefined;
  return {
    choose: () => (last ? next(...last) : first()),
    expected: () => undefined,
    observe(own, opponent) {
      last = [own, opponent];
    },
  };
}

/** Beats the move that `expect` says of the opponent's last one. */
function expecting(seat: Seat, expect: (opponent: Move) => Move): Strategy {
  const certain = certainties(seat.game.size);
  let scores: Float64Array | undefined;
  return answering(seat, {
    weigh: () => scores,
    observe(_own, opponent) {
      scores = certain[expect(opponent)];
    },
  });
}

/** Maps each move to the next one in display order. */
function turnsOf({ displayOrder, size }: MatrixGame): readonly Move[] {
  const order = [...displayOrder];
  return Array.from({ length: size }, (_, move) => order[(order.indexOf(move) + 1) % size] as Move);
}
