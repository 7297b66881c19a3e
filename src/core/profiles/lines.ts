// A person at rock-paper-scissors as a short program: at most six conditions, each with what followed. The first
// condition that holds decides: "after a loss with rock: paper, 30 of 40".

import { circleGame, type Move, type Result, type Rounds } from "../games/index.ts";

export const LINES_GAME = circleGame(3);
const LINES_ROUNDS_MIN = 100;
const LINES_MAX = 6;
/** Only the newest rounds: people change, and the search stays within milliseconds. */
const ROUNDS_MAX = 1_000;
/** The last fifth of the rounds is held out. */
const HELD_OUT = 1 / 5;
/** How often a stake at fair odds has to be multiplied on those to have beaten chance. */
const STAKE_TIMES = 40;
const SIZE = 3;
const MOVES: readonly Move[] = [0, 1, 2];
const RESULTS: readonly Result[] = [1, 0, -1];

export type Condition =
  | { readonly kind: "result" | "same-result"; readonly result: Result }
  | { readonly kind: "own" | "bot"; readonly move: Move }
  | { readonly kind: "result-own"; readonly result: Result; readonly move: Move }
  | { readonly kind: "same-move" };

/** What the next move is counted from: nothing, the person's last move, or the other side's. */
type Reference = "move" | "own" | "bot";
const REFERENCES: readonly Reference[] = ["move", "own", "bot"];

export interface Line {
  /** Absent: whatever no line before it covers. */
  readonly condition: Condition | undefined;
  readonly reference: Reference;
  /** How often each move followed, as steps from the reference. */
  readonly counts: readonly number[];
}

export interface Lines {
  readonly lines: readonly Line[];
  /** The held-out rounds, and the bits that the lines need for each. */
  readonly rounds: number;
  readonly bits: number;
}

/** All conditions that are tried. */
const CONDITIONS: readonly Condition[] = [
  ...RESULTS.flatMap((result) => [
    { kind: "result", result } as const,
    { kind: "same-result", result } as const,
    ...MOVES.map((move) => ({ kind: "result-own", result, move }) as const),
  ]),
  ...MOVES.flatMap((move) => [{ kind: "own", move } as const, { kind: "bot", move } as const]),
  { kind: "same-move" },
];
/** The bits that naming a line takes. */
const NAME_BITS = Math.log2(CONDITIONS.length * REFERENCES.length);

/** The lines found in the first four fifths of the rounds; undefined with fewer than 100 rounds, or if they don't beat
 * chance on the rest. */
export function findLines(all: Rounds): Lines | undefined {
  const rounds = { person: all.person.slice(-ROUNDS_MAX), bot: all.bot.slice(-ROUNDS_MAX) };
  const total = rounds.person.length;
  if (total < LINES_ROUNDS_MIN) return undefined;
  const cut = Math.floor(total * (1 - HELD_OUT));
  const lines = search(
    rounds,
    Array.from({ length: cut - 2 }, (_, at) => at + 2),
  );
  const held = Array.from({ length: total - cut }, (_, at) => cut + at);
  const bits = held.map((at) => -Math.log2(probabilityOf(lines, rounds, at)));
  const sum = bits.reduce((before, one) => before + one, 0);
  const saved = held.length * Math.log2(SIZE) - sum;
  return saved < Math.log2(STAKE_TIMES) ? undefined : { lines, rounds: held.length, bits: sum / held.length };
}

/** Adds the condition that shortens the description most, as long as it's worth its name. */
function search(rounds: Rounds, all: readonly number[]): readonly Line[] {
  const lines: Line[] = [];
  let rest = all;
  for (let number = 0; number < LINES_MAX; number++) {
    const before = lengthOf(bestLine(rounds, rest).counts);
    const tried = CONDITIONS.map((condition) => {
      const covered = rest.filter((at) => holds(condition, rounds, at));
      const others = rest.filter((at) => !holds(condition, rounds, at));
      const line = bestLine(rounds, covered, condition);
      return {
        line,
        others,
        gain: before - lengthOf(line.counts) - lengthOf(bestLine(rounds, others).counts),
      };
    });
    const best = tried.reduce((one, other) => (other.gain > one.gain ? other : one));
    if (best.gain <= NAME_BITS) break;
    lines.push(best.line);
    rest = best.others;
  }
  return [...lines, bestLine(rounds, rest)];
}

/** Counted from the reference that describes these rounds best. */
function bestLine(rounds: Rounds, covered: readonly number[], condition?: Condition): Line {
  const all = REFERENCES.map((reference): Line => {
    const counts = MOVES.map(() => 0);
    for (const at of covered) {
      const step = stepFrom(referenceMove(reference, rounds, at), rounds.person[at] as Move);
      counts[step] = (counts[step] as number) + 1;
    }
    return { condition, reference, counts };
  });
  return all.reduce((one, other) => (lengthOf(other.counts) < lengthOf(one.counts) ? other : one));
}

/** The bits of these moves, each by the shares of those before it. R. Krichevsky, V. Trofimov, IEEE Transactions on
 * Information Theory 27 (1981). */
function lengthOf(counts: readonly number[]): number {
  let [bits, total] = [0, 0];
  for (const count of counts)
    for (let seen = 0; seen < count; seen++) bits -= Math.log2((seen + 1 / 2) / (total++ + SIZE / 2));
  return bits;
}

function holds(condition: Condition | undefined, { person, bot }: Rounds, at: number): boolean {
  if (!condition) return true;
  const [own, other] = [person[at - 1], bot[at - 1]];
  if (own === undefined || other === undefined) return false;
  const result = (ago: number): Result | undefined =>
    at < ago ? undefined : LINES_GAME.result("person", person[at - ago] as Move, bot[at - ago] as Move);
  switch (condition.kind) {
    case "result":
      return result(1) === condition.result;
    case "same-result":
      return result(1) === condition.result && result(2) === condition.result;
    case "result-own":
      return result(1) === condition.result && own === condition.move;
    case "own":
      return own === condition.move;
    case "bot":
      return other === condition.move;
    case "same-move":
      return at > 1 && own === person[at - 2];
  }
}

function referenceMove(reference: Reference, { person, bot }: Rounds, at: number): Move {
  return reference === "move" ? 0 : ((reference === "own" ? person : bot)[at - 1] ?? 0);
}

function stepFrom(reference: Move, move: Move): number {
  return (move - reference + SIZE) % SIZE;
}

function probabilityOf(lines: readonly Line[], rounds: Rounds, at: number): number {
  const { reference, counts } = lines.find(({ condition }) => holds(condition, rounds, at)) as Line;
  const count = counts[stepFrom(referenceMove(reference, rounds, at), rounds.person[at] as Move)] as number;
  return (count + 1 / 2) / (counts.reduce((sum, one) => sum + one, 0) + SIZE / 2);
}

/** The lines as a strategy file that draws each move by the same shares; see docs/strategies.md. It names no one. */
export function linesSource(lines: readonly Line[]): string {
  const written = lines.map(({ condition, reference, counts }) => {
    const from = reference === "move" ? "0" : reference === "own" ? "own[0]" : "opponent[0]";
    return `    [${codeOf(condition)}, ${from}, [${counts.join(", ")}]],`;
  });
  return `// Plays rock-paper-scissors by a few lines that were found in someone's rounds. The first one that holds decides.

export const games = ["rps"];

const [ROCK, SCISSORS, PAPER] = [0, 1, 2];

/**
 * @param {import("./gadalka-strategy.d.ts").Seat} seat
 * @returns {import("./gadalka-strategy.d.ts").Player}
 */
export function create({ game, random }) {
  // Moves of the last rounds, the newest first.
  const own = [];
  const opponent = [];
  const result = (ago) => (ago > own.length ? undefined : game.outcome(own[ago - 1], opponent[ago - 1]));
  // Whether each line holds, the move that it counts from, and how often each step from it followed.
  const lines = () => [
${written.join("\n")}
  ];

  return {
    choose() {
      const [, from = 0, counts] = lines().find(([holds]) => holds);
      let left = random() * (counts[0] + counts[1] + counts[2] + 3 / 2);
      for (const step of [0, 1]) {
        left -= counts[step] + 1 / 2;
        if (left < 0) return (from + step) % 3;
      }
      return (from + 2) % 3;
    },

    observe(mine, theirs) {
      own.unshift(mine);
      opponent.unshift(theirs);
      own.length = opponent.length = Math.min(own.length, 2);
    },
  };
}
`;
}

function codeOf(condition: Condition | undefined): string {
  if (!condition) return "true";
  const name = (move: Move): string => (LINES_GAME.moveIds[move] as string).toUpperCase();
  switch (condition.kind) {
    case "result":
      return `result(1) === ${condition.result}`;
    case "same-result":
      return `result(1) === ${condition.result} && result(2) === ${condition.result}`;
    case "result-own":
      return `result(1) === ${condition.result} && own[0] === ${name(condition.move)}`;
    case "own":
      return `own[0] === ${name(condition.move)}`;
    case "bot":
      return `opponent[0] === ${name(condition.move)}`;
    case "same-move":
      return "own.length > 1 && own[0] === own[1]";
  }
}
