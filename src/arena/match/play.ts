// Plays one match between untrusted strategies: the side that fails forfeits.

import { type MatrixGame, type Move, matrixGame } from "../../core/games/index.ts";
import { playMatch } from "../../core/matches/index.ts";
import { bytesOf } from "../../core/proof/match.ts";
import { deriveSeed, seededRandom } from "../../core/random/index.ts";
import type { Seat, Strategy } from "../../core/strategies/index.ts";
import { ModuleFailure } from "./failures.ts";
import {
  type Forfeit,
  forfeitedBy,
  type MatchOutcome,
  type MatchTask,
  type SourcePlace,
  seedOf,
  type Taken,
} from "./task.ts";

/** Creates a strategy from its id; `letter`: which side of the task it plays. */
export type Create = (spec: string, seat: Seat, letter: "a" | "b") => Strategy;

const REASON_MAX = 200;

/** Plays the match; deterministic in the task. */
export function playTask(task: MatchTask, create: Create): MatchOutcome {
  const game = gameOf(task);
  const sides = sidesOf(task);
  const guarded = (letter: "a" | "b", spec: string): Guarded =>
    new Guarded(letter, game, () => create(spec, seatOf(task, game, letter, sides[letter]), letter));
  const [a, b] = [guarded("a", task.strategies[0]), guarded("b", task.strategies[1])];
  const played = task.isRecorded ? { a: a.record(task.rounds), b: b.record(task.rounds) } : undefined;
  const outcome = playGuarded(task, game, sides.a === "person" ? [a, b] : [b, a]);
  if (!played) return outcome;
  // Up to the last round that both sides observed.
  const rounds = Math.min(a.observed, b.observed);
  const moves = { a: played.a.subarray(0, rounds), b: played.b.subarray(0, rounds) };
  return { ...outcome, record: { moves, taken: { a: NOTHING_TAKEN, b: NOTHING_TAKEN } } };
}

/** @throws RangeError for a game from a different version. */
function gameOf({ rule }: MatchTask): MatrixGame {
  const found = matrixGame(rule);
  if (found) return found;
  throw new RangeError(`no game ${rule}`);
}

function playGuarded(
  { rounds }: MatchTask,
  game: MatrixGame,
  [person, bot]: readonly [Guarded, Guarded],
): MatchOutcome {
  try {
    person.create();
    bot.create();
    const tally = playMatch({ game, a: person, b: bot, rounds });
    const isFirst = person.letter === "a";
    return {
      tally: isFirst ? tally : { ...tally, wins: tally.losses, losses: tally.wins },
      forfeits: [],
    };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.of === person) bot.repeat(person);
    const forfeits = [person.forfeit, bot.forfeit].filter((forfeit) => forfeit !== undefined);
    return forfeitedBy(...forfeits.toSorted((one, other) => one.by.localeCompare(other.by)));
  }
}

const NOTHING_TAKEN: Taken = { steps: 0, bytes: 0 };

/** Sides are assigned at random, because in some games they have different goals. */
export function sidesOf(task: Pick<MatchTask, "seed" | "round" | "pair" | "game" | "fixed">): {
  readonly a: Seat["side"];
  readonly b: Seat["side"];
} {
  if (task.fixed) return task.fixed.person === "a" ? { a: "person", b: "bot" } : { a: "bot", b: "person" };
  const [byte = 0] = matchSeed(task, "sides");
  return byte % 2 === 0 ? { a: "person", b: "bot" } : { a: "bot", b: "person" };
}

function seatOf(task: MatchTask, game: MatrixGame, letter: "a" | "b", side: Seat["side"]): Seat {
  const seed = task.fixed ? bytesOf(task.fixed.dice[letter]) : matchSeed(task, letter);
  return { game, side, random: seededRandom(seed) };
}

/** HMAC(tournament's seed, round, pair, match of the pairing, purpose). */
function matchSeed(
  { seed, round, pair, game }: Pick<MatchTask, "seed" | "round" | "pair" | "game">,
  what: string,
): Uint8Array {
  return deriveSeed(seedOf({ seed }), "arena", round, ...pair, game, what);
}

class Failure extends Error {
  readonly of: Guarded;

  constructor(of: Guarded) {
    super(of.forfeit?.reason);
    this.of = of;
  }
}

type Step = "create" | "choose" | "observe";

class Guarded implements Strategy {
  readonly letter: "a" | "b";
  /** Rounds it has observed completely. */
  observed = 0;
  readonly #game: MatrixGame;
  readonly #make: () => Strategy;
  #strategy: Strategy | undefined;
  #round = 0;
  #step: Step = "create";
  #last: readonly [own: Move, opponent: Move] = [0, 0];
  #forfeit: Forfeit | undefined;
  #moves: Uint8Array | undefined;

  constructor(letter: "a" | "b", game: MatrixGame, make: () => Strategy) {
    this.letter = letter;
    this.#game = game;
    this.#make = make;
  }

  get forfeit(): Forfeit | undefined {
    return this.#forfeit;
  }

  /** Records its moves from now on, in the returned array. */
  record(rounds: number): Uint8Array {
    this.#moves = new Uint8Array(rounds);
    return this.#moves;
  }

  create(): void {
    this.#do("create", () => {
      this.#strategy = this.#make();
    });
  }

  choose(): Move {
    this.#round++;
    const move = this.#do("choose", () => (this.#strategy as Strategy).choose());
    if (Number.isInteger(move) && move >= 0 && move < this.#game.size) return move;
    throw this.#fail("illegal", `it played ${shown(move)}, which isn't a move of ${this.#game.id}`);
  }

  observe(own: Move, opponent: Move): void {
    this.#last = [own, opponent];
    this.#do("observe", () => (this.#strategy as Strategy).observe(own, opponent));
    if (this.#moves) this.#moves[this.observed] = own;
    this.observed++;
  }

  expected(): undefined {}

  /** Repeats the step in which the other side, always the first to move, failed: both may fail in it. */
  repeat(failed: Guarded): void {
    const [own, opponent] = failed.#last;
    try {
      if (failed.#step === "create") this.create();
      else if (failed.#step === "choose") this.choose();
      else this.observe(opponent, own);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }

  #do<Result>(step: Step, work: () => Result): Result {
    this.#step = step;
    try {
      return work();
    } catch (error) {
      if (error instanceof ModuleFailure) throw this.#fail(error.kind, error.message, error.at);
      throw this.#fail("crashed", `it failed: ${shown(error instanceof Error ? error.message : error)}`);
    }
  }

  #fail(kind: Forfeit["kind"], reason: string, at?: SourcePlace): Failure {
    this.#forfeit = { by: this.letter, kind, round: this.#round, reason, ...(at && { at }) };
    return new Failure(this);
  }
}

function shown(value: unknown): string {
  const text = typeof value === "object" ? "an object" : String(value);
  return text.replaceAll(/\s+/g, " ").slice(0, REASON_MAX);
}
