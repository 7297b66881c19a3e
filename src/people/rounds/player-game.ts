// The document of one player at one game: history, totals and last matches, updated atomically.

import { z } from "zod";
import { accountNumbers, MODES } from "../../core/fairness/course.ts";
import type { AccountAt, Opening } from "../../core/fairness/index.ts";
import type { DocumentKind } from "../../infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../identity/player.ts";
import { storedAccount } from "./account.ts";
import { decidedRounds } from "./decided-rounds.ts";
import { type Segment, storedElsewhere, storedSegment } from "./segments.ts";

/** How a match ended: by points, by Stop, by a newer match, or at the maximum length; because the
 * opponent broke, which the person wins by; or because it may not be played any more. */
export type Ending = "won" | "lost" | "level" | "stopped" | "replaced" | "forfeited" | "withdrawn";

const ENDINGS = [
  "won",
  "lost",
  "level",
  "stopped",
  "replaced",
  "forfeited",
  "withdrawn",
] as const satisfies readonly Ending[];

const count = z.int().nonnegative();

/** What was fixed when a match began; see the course of a match (`src/core/fairness`). */
interface BoundTerms {
  /** The player's own word, or empty. */
  readonly word: string;
  /** Of what plays, 16 hex digits. */
  readonly version: string;
  /** The most rounds that the host keeps of a player at a game. */
  readonly window: number;
  /** The id of the host's pledge, 32 hex digits. */
  readonly pledge: string;
}

/** Terms: `version`, `window`, `pledge` in base64url, `word`. */
const terms = z
  .tuple([z.string(), count, z.string(), z.string()])
  .transform(([version, window, pledge, word]): BoundTerms => {
    return { version, window, word, pledge: hexFromBase64url(pledge) };
  });

/** An opening: `seal`, `total`, `kept`, `known`, `at`, `lastPlayedAt`, `day` and the seed, bytes in base64url. */
const opening = z.tuple([count, count, count, z.string(), count, count, count, z.string()]).transform(
  ([seal, total, kept, known, at, lastPlayedAt, day, seed]): Opening => ({
    seal,
    total,
    kept,
    known: hexFromBase64url(known),
    at,
    lastPlayedAt,
    day,
    seed: Uint8Array.from(Buffer.from(seed, "base64url")),
  }),
);

const policy = z.strictObject({
  seal: count,
  mode: z.enum(MODES),
  since: count,
  pausedRanges: z.array(z.tuple([count, count])),
  paused: count.optional(),
  version: z.string().optional(),
});

/** What the opponent might lose at a seal: its number, what was held, then as an account. */
const accountAt = z
  .tuple([count, z.number().nonnegative()], z.number())
  .transform(([seal, held, ...account]): AccountAt => ({ seal, held, ...storedAccount.parse(account) }));

function hexFromBase64url(text: string): string {
  return Buffer.from(text, "base64url").toString("hex");
}

function base64urlFromHex(digits: string): string {
  return Buffer.from(digits, "hex").toString("base64url");
}

const matchRecord = z.strictObject({
  /** The session's id; contains the owner's tag. */
  id: z.string(),
  /** Canonical strategy id. */
  opponent: z.string(),
  /** The registered name by which the opponent was chosen. */
  opponentName: z.string().optional(),
  /** `first-10`, `best-9`, `endless`. */
  length: z.string(),
  locale: z.string(),
  /** Running hash over all that was shown, hex; stored in base64url. */
  chain: z.string().transform(hexFromBase64url),
  /** Which of the document's terms. */
  bound: count,
  /** Oldest first. */
  openings: z.tuple([opening], opening),
  /** Oldest first; absent: none, everything was learned from. */
  policies: z.array(policy).optional(),
  /** Where the opponent's account did not follow from the round before; oldest first; absent: none. */
  accounts: z.array(accountAt).optional(),
  /** What the opponent might lose at the last move of this match, where it risks the person's ACCOUNT. */
  account: storedAccount.optional(),
  /** When the last round was played, Unix ms; absent before the first. */
  playedAt: count.optional(),
  /** Rounds won, lost and drawn by the person. */
  score: z.tuple([count, count, count]),
  /** Correct predictions, and all predictions. */
  read: z.tuple([count, count]),
  /** Sealed move, predicted move (-1: none), situation (-1: none), % sure; then, where the opponent keeps
   * an account, by the person's move the expected result. Absent once played. */
  next: z.tuple([count, z.int().min(-1), z.int().min(-1), count], z.number()).optional(),
  /** The bot's prediction in the last round (-1: none). */
  expected: z.int().min(-1),
  /** The reason of that prediction, as in `next`; absent where there was none to show. */
  reason: z.tuple([count, count]).optional(),
  /** Ids of the last accepted events, newest first: another process may deliver a duplicate. */
  events: z.array(z.string()).default([]),
  /** Sealed moves given up when the match was taken up again: rounds before it, and the move. */
  voided: z.array(z.tuple([count, count])).optional(),
  /** When it was set aside, Unix ms; absent while live or over. */
  asideAt: count.optional(),
  ending: z.enum(ENDINGS).optional(),
  /** Where its opponent broke, if that is known: line and column of its file, from 1. */
  brokeAt: z.tuple([count, count]).optional(),
});

type StoredMatch = z.infer<typeof matchRecord>;

/** One match: live, set aside or over. Its rounds are those of the segments that name it. */
export interface MatchRecord extends Omit<StoredMatch, "bound"> {
  bound: BoundTerms;
}

const wantedMatch = z.strictObject({
  /** The session's id that the match will have. */
  id: z.string(),
  opponent: z.string(),
  opponentName: z.string().optional(),
  length: z.string(),
  locale: z.string(),
  /** The player's own word. */
  word: z.string().optional(),
});

/** A match that was asked for while another was open, and that *New* begins. */
export type WantedMatch = z.infer<typeof wantedMatch>;

const storedGame = z.strictObject({
  /** All rounds ever played, those from elsewhere among them; the person's results of those played here. */
  totals: z.strictObject({ rounds: count, wins: count, losses: count, draws: count }),
  /** The newest rounds, packed (see history.ts), and their number. */
  history: z.strictObject({ rounds: count, packed: z.string() }),
  /** What matches are bound to, each once. */
  terms: z.array(terms).optional(),
  /** Newest first; only the first can be live. None is set aside. */
  matches: z.array(matchRecord),
  /** Matches set aside, newest first (see set-aside.ts); absent: none. */
  aside: z.array(matchRecord).optional(),
  /** Newest first. */
  wanted: z.array(wantedMatch).optional(),
  /** Whether its owner lets the lifelong model learn; absent: never changed, and it does. */
  mode: z.enum(MODES).optional(),
  /** Of the newest rounds; absent: all were played here, and a model may learn from them. */
  segments: z.array(storedSegment).optional(),
  /** Decided rounds against the full-strength bot; absent before the first. */
  decided: decidedRounds.optional(),
  /** What is known of rounds that were not played here; absent: there never were any. */
  elsewhere: storedElsewhere.optional(),
});

type StoredGame = z.infer<typeof storedGame>;

export interface PlayerGame extends Omit<StoredGame, "terms" | "matches" | "aside" | "segments"> {
  /** Of the newest rounds, oldest first (see segments.ts). */
  segments?: readonly Segment[] | undefined;
  /** Newest first; only the first can be live. None is set aside. */
  matches: MatchRecord[];
  /** Matches set aside, newest first (see set-aside.ts); absent: none. */
  aside?: MatchRecord[] | undefined;
}

/** Matches kept: the newest and two before it, so that the match before a rematch can be verified. */
export const MATCHES_MAX = 3;

export const NEW_PLAYER_GAME: PlayerGame = {
  totals: { rounds: 0, wins: 0, losses: 0, draws: 0 },
  history: { rounds: 0, packed: "" },
  matches: [],
};

/** What a match goes on without. */
const LABELS = ["opponentName", "reason", "events", "brokeAt"] as const;

export const PLAYER_GAME: DocumentKind<PlayerGame> = {
  name: "player",
  version: 1,
  losable: [
    ...["matches.*", "aside.*"].flatMap((match) => [match, ...LABELS.map((label) => `${match}.${label}`)]),
    "wanted",
    "wanted.*",
    "decided",
    "elsewhere",
    // Nobody's model may learn what its owner kept from it.
    ["mode", "off"],
    ["segments", [[0, -1, "forgotten"]]],
  ],
  parse: (value) => readGame(storedGame.parse(value)),
  encode: writeGame,
};

/** @throws ZodRealError for a match whose terms the document does not have. */
function readGame({ terms: all = [], matches, aside, segments, ...document }: StoredGame): PlayerGame {
  const sources = Object.keys(document.elsewhere?.copied ?? {});
  const readIn = (list: "matches" | "aside") => {
    return ({ bound, ...match }: StoredMatch, at: number): MatchRecord => {
      const found = all[bound];
      if (found) return { ...match, bound: found };
      const message = `there are no terms ${bound}`;
      throw new z.ZodRealError([{ code: "custom", path: [list, at, "bound"], message, input: bound }]);
    };
  };
  return {
    ...document,
    segments: segments?.map(([rounds, of, use]) =>
      typeof of === "string" ? { rounds, use, match: of } : { rounds, use, source: sources[of] },
    ),
    matches: matches.map(readIn("matches")),
    ...(aside && { aside: aside.map(readIn("aside")) }),
  };
}

function writeGame({ segments, matches, aside, ...document }: PlayerGame): unknown {
  const sources = Object.keys(document.elsewhere?.copied ?? {});
  const all = [...matches, ...(aside ?? [])];
  const unique = [...new Set(all.map(({ bound }) => writeTerms(bound)))];
  const isKept = (match: string | undefined): boolean => all.some(({ id }) => id === match);
  return {
    ...document,
    ...(unique.length > 0 && { terms: unique.map((text) => JSON.parse(text)) }),
    matches: matches.map((match) => writeMatch(match, unique)),
    ...(aside && { aside: aside.map((match) => writeMatch(match, unique)) }),
    segments: segments?.map(({ rounds, use, source = "", match }) => {
      const of = isKept(match) ? match : sources.indexOf(source);
      return use === "learned" ? [rounds, of] : [rounds, of, use];
    }),
  };
}

function writeTerms({ version, window, pledge, word }: BoundTerms): string {
  return JSON.stringify([version, window, base64urlFromHex(pledge), word]);
}

function writeMatch(
  { bound, openings, events, account, accounts, ...match }: MatchRecord,
  all: readonly string[],
): unknown {
  return {
    ...match,
    ...(events.length > 0 && { events }),
    ...(account && { account: accountNumbers(account) }),
    ...(accounts && {
      accounts: accounts.map(({ seal, held, ...one }) => [seal, held, ...accountNumbers(one)]),
    }),
    chain: base64urlFromHex(match.chain),
    bound: all.indexOf(writeTerms(bound)),
    openings: openings.map(({ seal, total, kept, known, at, lastPlayedAt, day, seed }) => [
      ...[seal, total, kept, base64urlFromHex(known), at, lastPlayedAt, day],
      Buffer.from(seed).toString("base64url"),
    ]),
  };
}

export function playerGameKey(player: PlayerId, gameId: string): string {
  return `${writePlayerId(player)}:${gameId}`;
}

export function liveMatch(document: PlayerGame): MatchRecord | undefined {
  const [newest] = document.matches;
  return newest && newest.ending === undefined ? newest : undefined;
}

/** The number of rounds played in the match. */
export function turnOf({ score: [won, lost, drawn] }: Pick<MatchRecord, "score">): number {
  return won + lost + drawn;
}

export function withMatch(document: PlayerGame, match: MatchRecord): PlayerGame {
  return { ...document, matches: [match, ...document.matches.slice(1)] };
}

/** The match without its sealed move, which is kept to be opened at the end. */
export function givenUp({ next, ...match }: MatchRecord): MatchRecord {
  return next ? { ...match, voided: [...(match.voided ?? []), [turnOf(match), next[0]]] } : match;
}

/** A sealed move that was never played stays in the record, because its seal must be verifiable. */
export function endMatch(match: MatchRecord, ending: Ending): MatchRecord {
  const { reason: _told, asideAt: _since, account: _carried, next, ...kept } = match;
  // What it might have won is never booked.
  const [move, expected, context, percent] = next ?? [];
  return { ...kept, ...(next && { next: [move, expected, context, percent] as typeof next }), ending };
}
