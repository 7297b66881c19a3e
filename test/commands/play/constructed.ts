// Matches built from given rounds, for tests of the texts about them.

import { opponentOf } from "../../../commands/play/bots.ts";
import { begin, type MatchState, play, stop, withNext } from "../../../commands/play/rules.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { matchIn, NEW_PREDICTOR, type PredictorState } from "../../../src/people/index.ts";

/** Both moves of a round, and the move that the bot expected; -1 or absent: none. */
export type GivenRound = readonly [yours: number, mine: number, expected?: number];

interface Given {
  readonly rounds: readonly GivenRound[];
  readonly opponent?: string;
  readonly locale?: string;
  /** Points to win the match; endless by default. */
  readonly points?: number;
  readonly stopped?: true;
}

const ID = "abcdefghAAAA";

/** The state of a match with these rounds. */
export function matchOf(game: MatrixGame, given: Given): MatchState {
  const { rounds, opponent = "fortune-teller", locale = "en", points } = given;
  const length = points === undefined ? ({ kind: "endless" } as const) : ({ kind: "first", points } as const);
  const plan = { id: ID, opponent, length, locale, secret: new Uint8Array(32), now: 1 };
  let document = begin(NEW_PREDICTOR, plan);
  rounds.forEach(([move, mine, expected], turn) => {
    const played = play(game, withMove(game, document, mine, expected), { session: ID, turn, move }, LIMITS);
    if (typeof played === "string") throw new Error(`round ${turn + 1} is ${played}`);
    document = played;
  });
  document = withMove(game, document, 0);
  if (given.stopped) document = stop(document, ID) ?? document;
  const match = matchIn(document, ID);
  if (!match) throw new Error("no match");
  return { game, document, match, opponent: opponentOf(game, opponent) };
}

const LIMITS = { historyRounds: 1000, now: 0, isPlayable: () => true };

function withMove(game: MatrixGame, document: PredictorState, move: number, expected = -1): PredictorState {
  return withNext(game, document, { move, expected: expected === -1 ? undefined : expected });
}
