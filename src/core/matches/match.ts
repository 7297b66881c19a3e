// The one loop of all matches: between strategies, files in the sandbox, and programs that take their time. A side that
// fails forfeits; if both fail in the same round, both do.

import type { MatrixGame, Move } from "../games/index.ts";
import type { Strategy } from "../strategies/index.ts";

/** Result of a match for side `a`, in rounds. */
export interface MatchTally {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

/** One side of a match. Every strategy is one; others may take their time. Who throws or rejects, forfeits. */
export interface Player {
  choose(): Move | Promise<Move>;
  observe(own: Move, opponent: Move): void;
  /** Ends it, at once unless the match `isOver`. May be called twice; never rejects. */
  end?(isOver: boolean): Promise<void>;
}

/** Line and column in a file, in characters, both from 1. */
export interface SourcePlace {
  readonly line: number;
  readonly column: number;
}

/** Why a side lost an unfinished match. */
export interface Forfeit {
  readonly by: "a" | "b";
  /** Crashed: threw an error or ended its process. Stalled: timed out. Illegal: an invalid move. Exhausted: exceeded a
   * file's steps, memory or call depth, as its engine counts them. */
  readonly kind: "crashed" | "stalled" | "illegal" | "exhausted";
  /** The round, from 1; 0 for failures while creating the player. */
  readonly round: number;
  /** A clause with "it", such as `it played 7, which is no move`. */
  readonly reason: string;
  readonly at?: SourcePlace;
}

/** Thrown by a player that can say how it failed; `reason` is a clause with "it". */
export class PlayerFailure extends Error {
  readonly kind: Forfeit["kind"];
  readonly at: SourcePlace | undefined;

  constructor(kind: Forfeit["kind"], reason: string, at?: SourcePlace) {
    super(reason);
    this.kind = kind;
    this.at = at;
  }
}

export interface Match {
  readonly game: MatrixGame;
  /** Creates the player on the person's side, and the one on the bot's. */
  readonly person: () => Player;
  readonly bot: () => Player;
  /** The side of the tally and the forfeits that the person's is; default `a`. */
  readonly personIs?: "a" | "b";
  readonly rounds: number;
  /** Called with the moves of each round that both have observed. */
  onRound?(person: Move, bot: Move): void;
}

/** The rounds that were played, and who failed; sorted by side. */
export interface PlayedMatch {
  readonly tally: MatchTally;
  readonly forfeits: readonly Forfeit[];
}

/** A point at which the match waits, or may be left. */
export interface Pause extends PlayedMatch {
  readonly round: number;
  /** Both sides' choices. */
  readonly choosing?: Promise<unknown>;
}

/** Rounds between two pauses. */
const STRETCH = 64;
const REASON_MAX = 200;
const NO_MOVE = -1;

/** Plays the match, and yields where it waits for a choice, and now and then. Neither side sees a move before both have
 * chosen. */
export function* matchSteps({
  game,
  person: newPerson,
  bot: newBot,
  personIs = "a",
  rounds,
  onRound,
}: Match): Generator<Pause, PlayedMatch, void> {
  const botIs = personIs === "a" ? "b" : "a";
  const played = new Float64Array(game.size ** 2);
  const forfeits: Forfeit[] = [];
  let round = 0;
  const fail = (by: "a" | "b", error: unknown): typeof NO_MOVE => {
    const { kind = "crashed", at } = error instanceof PlayerFailure ? error : {};
    const reason = error instanceof PlayerFailure ? error.message : `it failed: ${shown(error)}`;
    forfeits.push({ by, kind, round, reason, ...(at && { at }) });
    return NO_MOVE;
  };
  const created = (by: "a" | "b", create: () => Player): Player | undefined => {
    try {
      return create();
    } catch (error) {
      fail(by, error);
      return undefined;
    }
  };
  const observe = (by: "a" | "b", player: Player, mine: Move, theirs: Move): void => {
    try {
      player.observe(mine, theirs);
    } catch (error) {
      fail(by, error);
    }
  };
  const moveOf = (by: "a" | "b", chosen: unknown): Move => {
    if (Number.isInteger(chosen) && (chosen as Move) >= 0 && (chosen as Move) < game.size)
      return chosen as Move;
    const reason = `it played ${shown(chosen)}, which isn't a move of ${game.id}`;
    return fail(by, new PlayerFailure("illegal", reason));
  };
  const choose = (by: "a" | "b", player: Player): Move | Promise<Move> => {
    try {
      const chosen = player.choose();
      if (!(chosen instanceof Promise)) return moveOf(by, chosen);
      return chosen.then(
        (move) => moveOf(by, move),
        (error) => fail(by, error),
      );
    } catch (error) {
      return fail(by, error);
    }
  };
  const outcome = (): PlayedMatch => ({
    tally: tallyOf(game, played, personIs),
    forfeits: forfeits.toSorted((one, other) => one.by.localeCompare(other.by)),
  });
  const person = created(personIs, newPerson);
  const bot = created(botIs, newBot);
  while (person && bot && forfeits.length === 0 && round < rounds) {
    round++;
    let own = choose(personIs, person);
    let other = choose(botIs, bot);
    if (typeof own !== "number" || typeof other !== "number") {
      const choosing = Promise.all([own, other]).then((both) => {
        [own, other] = both;
      });
      yield { ...outcome(), round, choosing };
    } else if (round % STRETCH === 0) yield { ...outcome(), round };
    if (forfeits.length > 0) break;
    const [mine, theirs] = [own as Move, other as Move];
    observe(personIs, person, mine, theirs);
    observe(botIs, bot, theirs, mine);
    if (forfeits.length > 0) break;
    const pair = mine * game.size + theirs;
    played[pair] = (played[pair] as number) + 1;
    onRound?.(mine, theirs);
  }
  return outcome();
}

/** Sums the results of the pairs of moves. */
function tallyOf(game: MatrixGame, played: Float64Array, personIs: "a" | "b"): MatchTally {
  const counts = { won: 0, lost: 0, draws: 0 };
  for (const [pair, times] of played.entries()) {
    const result = game.result("person", Math.floor(pair / game.size), pair % game.size);
    counts[result > 0 ? "won" : result < 0 ? "lost" : "draws"] += times;
  }
  const { won, lost, draws } = counts;
  return personIs === "a" ? { wins: won, losses: lost, draws } : { wins: lost, losses: won, draws };
}

function shown(thrown: unknown): string {
  const value = thrown instanceof Error ? thrown.message : thrown;
  const text = typeof value === "object" ? "an object" : String(value);
  return text.replaceAll(/\s+/g, " ").slice(0, REASON_MAX);
}

/** Plays two strategies of ours and mutates them; `a` must be created for the person's side, `b` for the bot's. @throws
 * Error if one of them fails. */
export function playMatch({
  a,
  b,
  ...rest
}: {
  readonly game: MatrixGame;
  readonly a: Strategy;
  readonly b: Strategy;
  readonly rounds: number;
}): MatchTally {
  const { tally, forfeits } = playAtOnce({ ...rest, person: () => a, bot: () => b });
  const [failed] = forfeits;
  if (failed) throw new Error(`${failed.by} failed in round ${failed.round}: ${failed.reason}`);
  return tally;
}

/** Plays players that choose at once. */
export function playAtOnce(match: Match): PlayedMatch {
  const steps = matchSteps(match);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** wins / (wins + losses), ignoring draws; one half if every round was drawn. */
export function successOf({ wins, losses }: MatchTally): number {
  return wins + losses === 0 ? 0.5 : wins / (wins + losses);
}
