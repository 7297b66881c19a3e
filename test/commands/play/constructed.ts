// Matches built from given rounds, for tests of the texts about them.

import { begin } from "../../../commands/play/state/bound.ts";
import {
  type MatchState,
  matchRounds,
  nextMoveInput,
  play,
  sealMove,
  stop,
} from "../../../commands/play/state/play.ts";
import { openTranscript } from "../../../src/core/fairness/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import {
  liveMatch,
  type MatchRecord,
  NEW_PLAYER_GAME,
  type PlayerGame,
  transcriptOfMatch,
} from "../../../src/people/index.ts";
import { testBinding } from "./binding.ts";

const BINDING = testBinding(1000);

/** Both moves of a round, and the move that the bot expected; -1 or absent: none. */
export type GivenRound = readonly [yours: number, mine: number, expected?: number];

interface Given {
  readonly rounds: readonly GivenRound[];
  readonly opponent?: string;
  readonly locale?: string;
  /** Points to win the match; endless by default. */
  readonly points?: number;
  readonly stopped?: true;
  /** The document before the match. */
  readonly before?: PlayerGame;
}

/** The state of a match with these rounds. */
export function matchOf(game: MatrixGame, given: Given): MatchState {
  const { rounds, opponent = "fortune-teller", locale = "en", points, before = NEW_PLAYER_GAME } = given;
  const length = points === undefined ? ({ kind: "endless" } as const) : ({ kind: "first", points } as const);
  const id = "abcdefghAAAA";
  const plan = { id, opponent, length, locale };
  let document = begin(game, before, plan, BINDING);
  rounds.forEach(([move, mine, expected], turn) => {
    const sealed = sealedIn(game, document, mine, expected);
    const press = { session: id, turn, move, event: `event ${turn}` };
    const played = play(game, sealed, press, { binding: BINDING, now: 0 });
    if (played.kind !== "accepted") throw new Error(`round ${turn + 1} is ${played.kind}`);
    document = played.document;
  });
  if (liveMatch(document)) document = sealedIn(game, document, 0, undefined);
  if (given.stopped) document = stop(document, id, "stopped") ?? document;
  const match = document.matches.find((one) => one.id === id);
  if (!match) throw new Error("no match");
  return { game, document, match };
}

function sealedIn(game: MatrixGame, document: PlayerGame, move: number, expected?: number): PlayerGame {
  const input = nextMoveInput(game, document);
  if (!input) throw new Error("the match is over");
  return sealMove(input, { move, expected: expected === -1 ? undefined : expected }, BINDING);
}

/** Rebinds the match as if it had started against that opponent, so that its seals and chain fit. */
export function boundTo(
  game: MatrixGame,
  document: PlayerGame,
  match: MatchRecord,
  opponent: string,
): MatchRecord {
  const other = { ...match, opponent };
  const rounds = matchRounds({ game, document, match });
  const course = rounds && transcriptOfMatch(game, other, rounds);
  return course ? { ...other, chain: openTranscript(course).chain } : other;
}
