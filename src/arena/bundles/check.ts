// Checks that a match fits its bundle and is consistent: who played it, and that its moves give its result.

import { matrixGame } from "../../core/games/index.ts";
import { sidesOf } from "../match/play.ts";
import type { MatchTask } from "../match/task.ts";
import type { BundledEntrant, BundledMatch, ReadMatch, Transcript } from "./bundle.ts";
import { BundleProblem } from "./problem.ts";

interface Checked {
  readonly entrants: readonly BundledEntrant[];
  readonly games: readonly string[];
}

/** Checks the matches of one bundle. */
export class MatchChecks {
  readonly #strategyOf: ReadonlyMap<string, string>;
  readonly #games: ReadonlySet<string>;

  /** @throws BundleProblem if two entrants have the same name. */
  constructor({ entrants, games }: Checked) {
    this.#strategyOf = new Map(entrants.map(({ name, strategy }) => [name, strategy]));
    this.#games = new Set(games);
    if (this.#strategyOf.size < entrants.length)
      throw new BundleProblem("contradiction", "two of its entrants have the same name");
  }

  /** `number`: from 1. @throws BundleProblem. */
  require(match: BundledMatch & Pick<ReadMatch, "transcript">, number: number): void {
    const why = this.#strangerIn(match) ?? (match.transcript && misfitOf(match, match.transcript));
    if (why) throw new BundleProblem("contradiction", `match ${number} ${why}`);
  }

  #strangerIn({ task, names }: BundledMatch): string | undefined {
    if (!this.#games.has(task.rule))
      return `is for the game ${JSON.stringify(task.rule)}, which isn't one of the bundle's`;
    const stranger = names.find((name, at) => this.#strategyOf.get(name) !== task.strategies[at]);
    return stranger === undefined ? undefined : `names ${JSON.stringify(stranger)}, which isn't an entrant`;
  }
}

function misfitOf({ task, outcome }: BundledMatch, transcript: Transcript): string | undefined {
  const { tally, forfeits, noResult } = outcome;
  const { length } = transcript.a;
  const isWhole = forfeits.length === 0;
  if (noResult) return "is void but has moves";
  if (isWhole ? length !== task.rounds : length > task.rounds)
    return `has ${length} rounds of ${task.rounds}`;
  const played = isWhole ? tallyOf(task, transcript) : { wins: 0, losses: 0, draws: 0 };
  const isSame = (["wins", "losses", "draws"] as const).every((which) => played[which] === tally[which]);
  return isSame ? undefined : "has moves that don't give its result";
}

/** Rounds won by `a`, won by `b`, drawn. @throws RangeError for an unknown game. */
function tallyOf(task: MatchTask, { a, b }: Transcript) {
  const tally = { wins: 0, losses: 0, draws: 0 };
  const result = resultsFor(task);
  a.forEach((move, round) => {
    const one = result(move, b[round] as number);
    tally[one > 0 ? "wins" : one < 0 ? "losses" : "draws"]++;
  });
  return tally;
}

/** The result of a round for `a`: 1, 0 or -1. @throws RangeError for an unknown game. */
export function resultsFor(task: MatchTask): (a: number, b: number) => number {
  const game = matrixGame(task.rule);
  if (!game) throw new RangeError(`no game ${task.rule}`);
  const results = game.results(sidesOf(task).a);
  return (a, b) => results[a * game.size + b] as number;
}
