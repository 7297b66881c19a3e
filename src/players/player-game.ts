// The document of one player at one game: history, totals, the last matches, changed as one.

import { z } from "zod";
import type { DocumentKind } from "../infra/store/index.ts";
import { decidedRounds } from "./decided-rounds.ts";
import { storedPolicy, writePolicy } from "./learning-policy.ts";
import { type PlayerId, writePlayerId } from "./player.ts";

/** How a match ended: by points, by Stop, because another was begun, or at the longest length. */
export type Ending = "won" | "lost" | "level" | "stopped" | "replaced";

const ENDINGS = ["won", "lost", "level", "stopped", "replaced"] as const satisfies readonly Ending[];

const count = z.int().nonnegative();

const matchRecord = z.strictObject({
  /** The session's id; carries the owner's tag. */
  id: z.string(),
  /** The opponent's canonical strategy id. */
  opponent: z.string(),
  /** When it is over: `first-10`, `best-9`, `endless`. */
  length: z.string(),
  /** The language of the chat that sees it. */
  locale: z.string(),
  /** Every nonce and choice of the bot derives from it: 16 bytes, base64url, shown after the
   * end. */
  seed: z.string(),
  /** Running hash over all seals that were shown, hex. */
  chain: z.string(),
  /** The player's count of rounds at this game when the match began. */
  start: count,
  /** Rounds won, lost and drawn by the person. */
  score: z.tuple([count, count, count]),
  /** Moves read right, and moves read at all. */
  read: z.tuple([count, count]),
  /**
   * The bot's move that is sealed but not played, the person's move it answers (-1: it read
   * nothing), and why: the number of the situation that decided (-1: none that can be told), and
   * how sure it was in percent. Absent when the last sealed move was played.
   */
  next: z.tuple([count, z.int().min(-1), z.int().min(-1), count]).optional(),
  /** What the bot had expected in the last round (-1: nothing). */
  expected: z.int().min(-1),
  /** Why it had expected it, as in `next`; absent where no reason was told. */
  reason: z.tuple([count, count]).optional(),
  /** Marks of the last accepted events, newest first: another process may handle one late. */
  events: z.array(z.string()),
  ending: z.enum(ENDINGS).optional(),
});

/** One match, live or over. Its rounds are those of the history from `start` on. */
export type MatchRecord = z.infer<typeof matchRecord>;

const playerGame = z.strictObject({
  /** Rounds ever played, and how they went for the person. */
  totals: z.strictObject({ rounds: count, wins: count, losses: count, draws: count }),
  /** The newest rounds, packed (see history.ts), and how many they are. */
  history: z.strictObject({ rounds: count, packed: z.string() }),
  /** Newest first; only the first can be live. */
  matches: z.array(matchRecord),
  /** What the lifelong model may learn from; absent while it may from everything. */
  lessons: storedPolicy.optional(),
  /** How decided rounds against the bot at its full strength went; absent before the first. */
  decided: decidedRounds.optional(),
});

export type PlayerGame = z.infer<typeof playerGame>;

/** How many finished matches are kept besides the newest: a rematch's first can be verified. */
const EARLIER_MATCHES = 2;

/** A player's document at a game, before the first match. */
export const NEW_PLAYER_GAME: PlayerGame = {
  totals: { rounds: 0, wins: 0, losses: 0, draws: 0 },
  history: { rounds: 0, packed: "" },
  matches: [],
};

export const PLAYER_GAME: DocumentKind<PlayerGame> = {
  name: "player",
  version: 3,
  migrations: { 1: withReasons, 2: withDecidedRounds },
  parse: (value) => playerGame.parse(value),
  encode: ({ lessons, ...document }) => ({ ...document, ...(lessons && { lessons: writePolicy(lessons) }) }),
};

/** Version 2 tells of the sealed move why it was chosen. */
function withReasons(old: unknown): unknown {
  const document = old as { matches: { next?: [number, number] }[] };
  const matches = document.matches.map(({ next, ...match }) =>
    next ? { ...match, next: [...next, -1, 0] } : match,
  );
  return { ...document, matches };
}

/** Version 3 counts decided rounds by period, from none: nobody knows when earlier ones were. */
function withDecidedRounds(old: unknown): unknown {
  return old;
}

/** The document's id of a player at a game. */
export function playerGameKey(player: PlayerId, gameId: string): string {
  return `${writePlayerId(player)}:${gameId}`;
}

/** The match that can still be played, if there is one. */
export function liveMatch(document: PlayerGame): MatchRecord | undefined {
  const [newest] = document.matches;
  return newest && newest.ending === undefined ? newest : undefined;
}

/** The document with a new newest match; an unfinished one before it ends as `replaced`. Events are
 * known again only for the newest. */
export function withNewMatch(document: PlayerGame, match: MatchRecord): PlayerGame {
  const before = document.matches.map((old) => ({
    ...(old.ending ? old : endMatch(old, "replaced")),
    events: [],
  }));
  return { ...document, matches: [match, ...before.slice(0, EARLIER_MATCHES)] };
}

/** The document with its newest match changed. */
export function withMatch(document: PlayerGame, match: MatchRecord): PlayerGame {
  return { ...document, matches: [match, ...document.matches.slice(1)] };
}

/** The match, over, without the reason of its last reading. A move that was sealed and never played
 * stays in the record: its seal must open too. */
export function endMatch(match: MatchRecord, ending: Ending): MatchRecord {
  const { reason: _told, ...kept } = match;
  return { ...kept, ending };
}
