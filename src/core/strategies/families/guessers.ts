// Readers of history that also think about what the other side expects, from the RoShamBo competitions of 1999 and 2000.

import type { MatrixGame, Move, Side } from "../../games/matrix-game.ts";
import { LongestMatch, MATCH_KINDS } from "../bases/longest-match.ts";
import { answering, certainties, type Predictor, REPLIES } from "../bases/predictor.ts";
import { choice, family, real, whole } from "../family.ts";

const EGNOR =
  "D. Egnor, Iocaine Powder, ICGA Journal 23 (2000), winner of the first International RoShamBo Programming Competition (1999)";

export const historyMatch = family("history-match", {
  parameters: {
    depth: whole(1, 16, 5),
    decay: real(0.5, 1, 0.98),
    sharpness: real(0, 8, 0.3),
    reply: choice(REPLIES, "value"),
  },
  cost: 100,
  source:
    "The history matching of the International RoShamBo Programming Competitions with meta-strategies over rotations, as described in D. Billings, The first international RoShamBo programming competition, ICGA Journal 23 (2000)",
  create: (seat, { reply, ...settings }) => answering(seat, historyMatching(seat.game.size, settings), reply),
});

/** Reader (kind, d) expects m, what followed the longest match up to d rounds; its rotation k says m + k modulo the
 * number of moves. merit = how often that came, decayed by `decay`. score(x) = sum over readers and rotations saying x
 * of exp(sharpness * (merit - mean merit of the reader's rotations)). */
export function historyMatching(
  size: number,
  { depth, decay, sharpness }: { readonly depth: number; readonly decay: number; readonly sharpness: number },
): Predictor {
  const match = new LongestMatch();
  const depths = Array.from({ length: depth }, (_, at) => at + 1);
  /** By reader: the merit of its rotations, and what it expects. */
  const merits = Array.from({ length: depth * MATCH_KINDS.length }, () => new Float64Array(size));
  let expected: readonly (Move | undefined)[] = [];
  const known = () =>
    merits.flatMap((own, reader) => {
      const move = expected[reader];
      return move === undefined ? [] : [[own, move] as const];
    });
  return {
    weigh() {
      const scores = new Float64Array(size);
      for (const [own, move] of known()) {
        const mean = own.reduce((a, b) => a + b) / size;
        own.forEach((merit, rotation) => {
          const said = (move + rotation) % size;
          scores[said] = (scores[said] as number) + Math.exp(sharpness * (merit - mean));
        });
      }
      return scores.some((score) => score > 0) ? scores : undefined;
    },
    observe(own, opponent) {
      for (const [rotations, move] of known()) {
        const right = (opponent - move + size) % size;
        rotations.forEach((merit, rotation) => {
          rotations[rotation] = merit * decay + (rotation === right ? 1 : 0);
        });
      }
      match.push(own, opponent);
      expected = match.followed(depths).map((followed) => followed?.opponent);
    },
  };
}

export const secondGuess = family("second-guess", {
  parameters: { decay: real(0.5, 1, 0.95), levels: whole(1, 3, 3), reply: choice(REPLIES) },
  cost: 200,
  source: EGNOR,
  create: (seat, { reply, ...settings }) =>
    answering(seat, secondGuesses(seat.game, seat.side, settings), reply),
});

const GUESS_DEPTHS = [1, 2, 4, 8, 16, 32];

/** Readings: what followed the longest matches, and each side's most frequent move. Levels of a reading r of the
 * opponent: they play r, beat my reply to r, or beat my reply to that; of a reading of my own side: they beat r, and so
 * on. Follows the idea that earned most, decayed by `decay`. Ideas are judged by the first counter of a move, whichever
 * is played in the end. */
function secondGuesses(
  game: MatrixGame,
  side: Side,
  { decay, levels }: { readonly decay: number; readonly levels: number },
): Predictor {
  const { size } = game;
  const counts = { own: new Float64Array(size), opponent: new Float64Array(size) };
  const match = new LongestMatch();
  const certain = certainties(size);
  const myCounter = (move: Move): Move => game.counters(side, move)[0] as Move;
  const theirCounter = (move: Move): Move =>
    game.counters(side === "bot" ? "person" : "bot", move)[0] as Move;
  const beyond = (move: Move | undefined, level: number): Move | undefined =>
    move === undefined || level === 0 ? move : beyond(theirCounter(myCounter(move)), level - 1);
  const ideasOf = (reading: { readonly own: Move; readonly opponent: Move } | undefined) =>
    Array.from({ length: levels }, (_, level) => [
      beyond(reading?.opponent, level),
      beyond(reading && theirCounter(reading.own), level),
    ]).flat();
  let expected: readonly (Move | undefined)[] = [];
  let merits: readonly number[] = [];
  return {
    weigh() {
      const known = merits.filter((_, at) => expected[at] !== undefined);
      const most = Math.max(...known);
      return certain[expected.find((move, at) => move !== undefined && merits[at] === most) ?? -1];
    },
    observe(own, opponent) {
      merits = expected.map((move, at) => {
        const result = move === undefined ? 0 : game.result(side, myCounter(move), opponent);
        return (merits[at] as number) * decay + result;
      });
      match.push(own, opponent);
      counts.own[own] = (counts.own[own] as number) + 1;
      counts.opponent[opponent] = (counts.opponent[opponent] as number) + 1;
      const often = { own: modeOf(counts.own), opponent: modeOf(counts.opponent) };
      expected = [...match.followed(GUESS_DEPTHS), often].flatMap(ideasOf);
      if (merits.length === 0) merits = expected.map(() => 0);
    },
  };
}

/** Maximum match lengths, in rounds. */
const DEPTHS = [1, 2, 3, 5, 10, 20];
/** Horizons of merits and of move counts, in rounds. */
const AGES = [1, 2, 5, 10, 100, 1_000];

export const iocaine = family("iocaine", {
  parameters: {
    horizons: whole(1, AGES.length, AGES.length),
    decay: real(0.5, 1, 0.98),
    reply: choice(REPLIES),
  },
  cost: 800,
  source: `${EGNOR}; levels as turns of the circle are our reading for more than three moves`,
  create: (seat, { reply, ...settings }) =>
    answering(seat, iocainePowder(seat.game, seat.side, settings), reply),
});

/** An idea is a reading (either side's next move) plus a rotation, which covers all levels of second-guessing. Each
 * horizon h picks the idea that earned most in h rounds; the horizon that earned most, decayed by `decay`, decides. If
 * all of them lost, nothing is expected. Expecting a move earns what all its counters would have. */
export function iocainePowder(
  game: MatrixGame,
  side: Side,
  { horizons, decay }: { readonly horizons: number; readonly decay: number },
): Predictor {
  const { size } = game;
  const match = new LongestMatch();
  const certain = certainties(size);
  let readings: readonly (Move | undefined)[] = [];
  /** What each idea earned in all rounds so far, at [reading * size + rotation]; the newest is last. */
  const earned = [new Float64Array(2 * (MATCH_KINDS.length * DEPTHS.length + AGES.length) * size)];
  const ages = AGES.slice(0, horizons);
  /** What each horizon's best idea expects, and what the horizon earned. */
  let expected: readonly (Move | undefined)[] = [];
  let merits: readonly number[] = ages.map(() => 0);
  const bestIn = (age: number): Move | undefined => {
    const now = earned.at(-1) as Float64Array;
    const then = earned.at(-1 - Math.min(age, earned.length - 1)) as Float64Array;
    let most = -Infinity;
    let best: Move | undefined;
    for (let idea = 0; idea < now.length; idea++) {
      const reading = readings[Math.floor(idea / size)];
      const merit = (now[idea] as number) - (then[idea] as number);
      if (reading === undefined || merit <= most) continue;
      most = merit;
      best = (reading + idea) % size;
    }
    return best;
  };
  return {
    weigh() {
      const most = Math.max(...merits);
      return most < 0 ? undefined : certain[expected[merits.indexOf(most)] ?? -1];
    },
    observe(own, opponent) {
      const worths = certain.map((_, move) =>
        game.counters(side, move).reduce((sum, counter) => sum + game.result(side, counter, opponent), 0),
      );
      const worthOf = (move: Move | undefined) => (move === undefined ? 0 : (worths[move] as number));
      merits = merits.map((merit, at) => merit * decay + worthOf(expected[at]));
      earned.push(
        (earned.at(-1) as Float64Array).map((sum, idea) => {
          const reading = readings[Math.floor(idea / size)];
          return sum + (reading === undefined ? 0 : worthOf((reading + idea) % size));
        }),
      );
      if (earned.length > (AGES.at(-1) as number) + 1) earned.shift();
      match.push(own, opponent);
      readings = [
        ...match.followed(DEPTHS).flatMap((one) => [one?.opponent, one?.own]),
        ...AGES.flatMap((age) => [mostOf(size, match.opponent, age), mostOf(size, match.own, age)]),
      ];
      expected = ages.map(bestIn);
    },
  };
}

/** The most frequent one of the newest moves, the first on a tie. */
function mostOf(size: number, moves: readonly Move[], newest: number): Move {
  const counts = new Float64Array(size);
  for (const move of moves.slice(-newest)) counts[move] = (counts[move] as number) + 1;
  return modeOf(counts);
}

function modeOf(counts: Float64Array): Move {
  return counts.indexOf(Math.max(...counts));
}
