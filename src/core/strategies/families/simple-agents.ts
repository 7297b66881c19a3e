// Simple rule-based agents used as opponents in studies.

import type { MatrixGame, Move } from "../../games/index.ts";
import { pickRandom } from "../../random/index.ts";
import { numberOf } from "../family.ts";
import type { Seat } from "../strategy.ts";
import { lastRoundFamily, type Rule } from "./last-round.ts";

const THESIS =
  "a thesis on playing rock-paper-scissors-lizard-Spock by computer (in Slovenian: Kamen, papir, škarje, kuščar, Spock, 2020)";

/** Always plays one move, rock by default, modulo the game's moves. The thesis' *always rock*, VK. */
export const constant = lastRoundFamily(
  {
    family: "constant",
    playsBy: "rule",
    aliases: ["vk"],
    parameters: [{ kind: "whole", name: "move", min: 0, max: 100, default: 0 }],
    looks: false,
    randomised: false,
    source: `${THESIS}, section 3.6, "vedno kamen"`,
  },
  ({ game }, values) => {
    const move = numberOf(values, "move") % game.size;
    return { first: () => move, next: () => move };
  },
);

/** Plays all moves in display order, again and again. The thesis' *always rotate*, VO. */
export const rotation = lastRoundFamily(
  {
    family: "rotation",
    playsBy: "rule",
    aliases: ["vo"],
    parameters: [],
    looks: false,
    randomised: false,
    source: `${THESIS}, sections 2.3 and 3.6, "vedno obračaj"`,
  },
  ({ game }) => {
    const next = turnsOf(game);
    return { first: () => game.displayOrder[0] as Move, next: (own) => next[own] as Move };
  },
);

/** Expects the opponent to rotate, and beats the move that would come next. */
export const antiRotation = lastRoundFamily(
  {
    family: "anti-rotation",
    playsBy: "guess-by-rule",
    parameters: [],
    looks: true,
    randomised: true,
    source: `${THESIS}, section 2.3, "anti-rotacija"`,
  },
  (seat) => {
    const next = turnsOf(seat.game);
    return expecting(seat, (_own, opponent) => next[opponent] as Move);
  },
);

/** Plays the opponent's last move. */
export const copy = lastRoundFamily(
  {
    family: "copy",
    playsBy: "rule",
    parameters: [],
    looks: true,
    randomised: false,
    source:
      "D. Billings, The first international RoShamBo programming competition, ICGA Journal 23 (2000), dummy bots",
  },
  ({ game, random }) => ({
    first: () => random.below(game.size),
    next: (_own, opponent) => opponent,
  }),
);

/** Plays a move that beats the opponent's last one; ties at random. The thesis' *always beat*, VP. */
export const alwaysCounter = lastRoundFamily(
  {
    family: "always-counter",
    playsBy: "guess-by-rule",
    aliases: ["vp"],
    parameters: [],
    looks: true,
    randomised: true,
    source: `${THESIS}, section 3.6, "vedno premagaj"`,
  },
  (seat) => expecting(seat, (_own, opponent) => opponent),
);

/** Plays a move that beats its own last one; expects nothing. The thesis' *always beat itself*, VPS. */
export const alwaysCounterSelf = lastRoundFamily(
  {
    family: "always-counter-self",
    playsBy: "rule",
    aliases: ["vps"],
    parameters: [],
    looks: false,
    randomised: true,
    source: `${THESIS}, section 3.6, "vedno premagaj sebe"`,
  },
  ({ game, side, random }) => ({
    first: () => random.below(game.size),
    next: (own) => pickRandom(random, game.counters(side, own)),
  }),
);

/** Repeats a winning move and changes a losing one; also changes after a draw, unless `draw=stay`. */
export const winStayLoseShift = lastRoundFamily(
  {
    family: "win-stay-lose-shift",
    playsBy: "rule",
    parameters: [{ kind: "choice", name: "draw", choices: ["shift", "stay"], default: "shift" }],
    looks: true,
    randomised: true,
    source:
      "M. Nowak and K. Sigmund, A strategy of win-stay, lose-shift that outperforms tit-for-tat, Nature 364 (1993); draws are our reading",
  },
  ({ game, side, random }, values) => {
    const staysFrom = values.draw === "stay" ? 0 : 1;
    const other = (own: Move): Move => (own + 1 + random.below(game.size - 1)) % game.size;
    return {
      first: () => random.below(game.size),
      next: (own, opponent) => (game.result(side, own, opponent) >= staysFrom ? own : other(own)),
    };
  },
);

const STEP = { kind: "whole", min: 0, max: 100 } as const;

/** Moves along the circle, on which each move beats the next, from its own last move. The number of steps depends only
 * on the result; 0 repeats the move. By default it keeps a winning move and otherwise takes one step. */
export const afterResult = lastRoundFamily(
  {
    family: "after-result",
    playsBy: "rule",
    parameters: [
      { ...STEP, name: "won", default: 0 },
      { ...STEP, name: "drawn", default: 1 },
      { ...STEP, name: "lost", default: 1 },
    ],
    looks: true,
    randomised: false,
    source:
      "Z. Wang, B. Xu and H.-J. Zhou, Social cycling and conditional responses in the Rock-Paper-Scissors game, Scientific Reports 4 (2014): how people go on after a win, a draw and a loss",
  },
  ({ game, side, random }, values) => {
    const [lost, drawn, won] = ["lost", "drawn", "won"].map((name) => numberOf(values, name));
    const steps = [lost, drawn, won] as readonly [number, number, number];
    return {
      first: () => random.below(game.size),
      next: (own, opponent) => (own + (steps[game.result(side, own, opponent) + 1] as number)) % game.size,
    };
  },
);

/** Creates a rule that beats the expected move; ties are broken at random. */
function expecting({ game, side, random }: Seat, expect: (own: Move, opponent: Move) => Move): Rule {
  return {
    first: () => random.below(game.size),
    expects: expect,
    next: (own, opponent) => pickRandom(random, game.counters(side, expect(own, opponent))),
  };
}

/** Maps each move to the next one in display order. */
function turnsOf({ displayOrder, size }: MatrixGame): Uint8Array {
  const next = new Uint8Array(size);
  displayOrder.forEach((move, place) => {
    next[move] = displayOrder[(place + 1) % size] as Move;
  });
  return next;
}
