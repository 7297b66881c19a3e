// Plays one match of a tournament: a function of its task.

import { matrixGame } from "../../core/games/index.ts";
import { playAtOnce } from "../../core/matches/match.ts";
import { bytesOf } from "../../core/proof/match.ts";
import { deriveSeed, seededRandom } from "../../core/random/index.ts";
import { createStrategy, type Seat, type Strategy } from "../../core/strategies/index.ts";
import { forfeitedBy, type MatchOutcome, type MatchTask, seedOf } from "./task.ts";

/** Creates a strategy from its id; `letter`: which side of the task it plays. */
export type Create = (spec: string, seat: Seat, letter: "a" | "b") => Strategy;

const NOTHING_TAKEN = { steps: 0, bytes: 0 };

/** Plays the match; deterministic in the task. @throws RangeError for a game from a different version. */
export function playTask(task: MatchTask, create: Create = createStrategy): MatchOutcome {
  const game = matrixGame(task.rule);
  if (!game) throw new RangeError(`no game ${task.rule}`);
  const sides = sidesOf(task);
  const created = (letter: "a" | "b") => {
    const seed = task.fixed ? bytesOf(task.fixed.dice[letter]) : matchSeed(task, letter);
    const seat = { game, side: sides[letter], random: seededRandom(seed) };
    return create(task.strategies[letter === "a" ? 0 : 1], seat, letter);
  };
  const personIs = sides.a === "person" ? "a" : "b";
  const botIs = sides.a === "person" ? "b" : "a";
  const moves: Record<"a" | "b", number[]> = { a: [], b: [] };
  const { tally, forfeits } = playAtOnce({
    game,
    rounds: task.rounds,
    personIs,
    person: () => created(personIs),
    bot: () => created(botIs),
    ...(task.isRecorded && {
      onRound(person: number, bot: number) {
        moves[personIs].push(person);
        moves[botIs].push(bot);
      },
    }),
  });
  const outcome = forfeits.length > 0 ? forfeitedBy(...forfeits) : { tally, forfeits };
  if (!task.isRecorded) return outcome;
  const [a, b] = [Uint8Array.from(moves.a), Uint8Array.from(moves.b)];
  return { ...outcome, record: { moves: { a, b }, taken: { a: NOTHING_TAKEN, b: NOTHING_TAKEN } } };
}

type Seeded = Pick<MatchTask, "seed" | "round" | "pair" | "game">;

/** Sides are assigned at random, because in some games they have different goals. */
export function sidesOf(task: Seeded & Pick<MatchTask, "fixed">): Readonly<Record<"a" | "b", Seat["side"]>> {
  const isPerson = task.fixed ? task.fixed.person === "a" : (matchSeed(task, "sides")[0] ?? 0) % 2 === 0;
  return isPerson ? { a: "person", b: "bot" } : { a: "bot", b: "person" };
}

/** HMAC(tournament's seed, round, pair, match of the pairing, purpose). */
function matchSeed({ seed, round, pair, game }: Seeded, what: string): Uint8Array {
  return deriveSeed(seedOf({ seed }), "arena", round, ...pair, game, what);
}
