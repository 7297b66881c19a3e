// Players by a fixed rule on the last round: opponents in studies and of the day. And mirror, which imitates.

import type { MatrixGame, Move } from "../../games/matrix-game.ts";
import { pickRandom } from "../../random/draw.ts";
import { Bank } from "../bases/bank.ts";
import { Context, Counts } from "../bases/counts.ts";
import { answering, certainties } from "../bases/predictor.ts";
import { choice, family, type StrategyFamily, whole } from "../family.ts";
import type { Seat, Strategy } from "../strategy.ts";

const THESIS =
  "a thesis on playing rock-paper-scissors-lizard-Spock by computer (in Slovenian: Kamen, papir, škarje, kuščar, Spock, 2020)";

/** Plays what `next` says of the last round, and before the first one `first`, any move if absent. */
function byRule(
  { game, random }: Seat,
  next: (own: Move, opponent: Move) => Move,
  first: () => Move = () => random.below(game.size),
): Strategy {
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

/** Gives the move after one in display order. */
function nextIn({ displayOrder, size }: MatrixGame): (move: Move) => Move {
  return (move) => displayOrder[(displayOrder.indexOf(move) + 1) % size] as Move;
}

/** A family without parameters. */
function plain(
  name: string,
  playsBy: "chance" | "rule" | "guess-by-rule",
  source: string,
  create: (seat: Seat) => Strategy,
  aliases: readonly string[] = [],
): StrategyFamily {
  return family(name, { aliases, parameters: {}, playsBy, source, create });
}

/** Plays uniformly: the only strategy that can't be exploited. In symmetric games its expected result is 0 against
 * everyone. */
export const random = plain(
  "random",
  "chance",
  "J. von Neumann, Zur Theorie der Gesellschaftsspiele, Mathematische Annalen 100 (1928)",
  (seat) => byRule(seat, () => seat.random.below(seat.game.size)),
);

/** Always plays one move, rock by default, modulo the game's moves. The thesis' *always rock*, VK. */
export const constant = family("constant", {
  aliases: ["vk"],
  parameters: { move: whole(0, 100, 0) },
  playsBy: "rule",
  source: `${THESIS}, section 3.6, "vedno kamen"`,
  create(seat, { move }) {
    const always = () => move % seat.game.size;
    return byRule(seat, always, always);
  },
});

/** Plays all moves in display order, again and again. The thesis' *always rotate*, VO. */
export const rotation = plain(
  "rotation",
  "rule",
  `${THESIS}, sections 2.3 and 3.6, "vedno obračaj"`,
  (seat) => byRule(seat, nextIn(seat.game), () => seat.game.displayOrder[0] as Move),
  ["vo"],
);

/** Plays a move that beats the opponent's last one; ties at random. The thesis' *always beat*, VP. */
export const alwaysCounter = plain(
  "always-counter",
  "guess-by-rule",
  `${THESIS}, section 3.6, "vedno premagaj"`,
  (seat) => expecting(seat, (opponent) => opponent),
  ["vp"],
);

/** Plays a move that beats its own last one; expects nothing. The thesis' *always beat itself*, VPS. */
export const alwaysCounterSelf = plain(
  "always-counter-self",
  "rule",
  `${THESIS}, section 3.6, "vedno premagaj sebe"`,
  (seat) => byRule(seat, (own) => pickRandom(seat.random, seat.game.counters(seat.side, own))),
  ["vps"],
);

/** Those that follow a rule. */
export const RULES: readonly StrategyFamily[] = [
  ...[constant, rotation, alwaysCounter, alwaysCounterSelf],

  /** Expects the opponent to rotate, and beats the move that would come next. */
  plain("anti-rotation", "guess-by-rule", `${THESIS}, section 2.3, "anti-rotacija"`, (seat) =>
    expecting(seat, nextIn(seat.game)),
  ),

  /** Plays the opponent's last move. */
  plain(
    "copy",
    "rule",
    "D. Billings, The first international RoShamBo programming competition, ICGA Journal 23 (2000), dummy bots",
    (seat) => byRule(seat, (_own, opponent) => opponent),
  ),

  /** Repeats a winning move and changes a losing one; also changes after a draw, unless `draw=stay`. */
  family("win-stay-lose-shift", {
    parameters: { draw: choice(["shift", "stay"]) },
    playsBy: "rule",
    source:
      "M. Nowak and K. Sigmund, A strategy of win-stay, lose-shift that outperforms tit-for-tat, Nature 364 (1993); draws are our reading",
    create(seat, { draw }) {
      const { game, side, random } = seat;
      const staysFrom = draw === "stay" ? 0 : 1;
      const other = (own: Move): Move => (own + 1 + random.below(game.size - 1)) % game.size;
      return byRule(seat, (own, opponent) =>
        game.result(side, own, opponent) >= staysFrom ? own : other(own),
      );
    },
  }),

  /** Moves along the circle, on which each move beats the next, from its own last move. The number of steps depends only
   * on the result; 0 repeats the move. By default it keeps a winning move and otherwise takes one step. */
  family("after-result", {
    parameters: { won: whole(0, 100, 0), drawn: whole(0, 100, 1), lost: whole(0, 100, 1) },
    playsBy: "rule",
    source:
      "Z. Wang, B. Xu and H.-J. Zhou, Social cycling and conditional responses in the Rock-Paper-Scissors game, Scientific Reports 4 (2014): how people go on after a win, a draw and a loss",
    create(seat, { won, drawn, lost }) {
      const { game, side } = seat;
      const steps = [lost, drawn, won] as const;
      return byRule(
        seat,
        (own, opponent) => (own + (steps[game.result(side, own, opponent) + 1] as number)) % game.size,
      );
    },
  }),
];

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
    const readers = [4, 2, 0].map((moves) => ({
      counts: new Counts(size),
      theirs: new Context(size, "both", moves),
      mine: new Context(size, "both", moves),
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
