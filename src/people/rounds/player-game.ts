// The document of one player at one game: history, totals and last matches, updated atomically.

import { z } from "zod";
import type { AccountAt, SeedEpoch } from "../../core/fairness/index.ts";
import { accountNumbers, MODES } from "../../core/fairness/transcript.ts";
import { documentKind } from "../../infra/document-kind.ts";
import { type PlayerId, writePlayerId } from "../identity/player.ts";
import { storedAccount } from "./account.ts";
import { decidedRounds } from "./decided-rounds.ts";
import { type Segment, storedSegment, withSegment } from "./segments.ts";

/** How a match ended: on points, by Stop, replaced by a newer match, or at the maximum length; because the opponent
 * broke, so the person won; or because the match may no longer be played. */
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

/** What was fixed when a match started; see transcripts (`src/core/fairness`). */
interface BoundTerms {
  /** The player's own word, or empty. */
  readonly word: string;
  /** Version of the strategy, 16 hex digits. */
  readonly version: string;
  /** The most rounds that the host keeps per player and game. */
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

/** A seed epoch: `seal`, `total`, `kept`, `known`, `at`, `lastPlayedAt`, `day` and the seed; bytes are in base64url. */
const seedEpoch = z.tuple([count, count, count, z.string(), count, count, count, z.string()]).transform(
  ([seal, total, kept, known, at, lastPlayedAt, day, seed]): SeedEpoch => ({
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
  version: z.string().optional(),
});

/** What the opponent might lose at a seal: the seal's number, what was held, then an account's four numbers. */
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
  /** Running hash over everything that was shown, hex; stored in base64url. */
  chain: z.string().transform(hexFromBase64url),
  /** Index into the document's terms. */
  bound: count,
  /** Oldest first. */
  seedEpochs: z.tuple([seedEpoch], seedEpoch),
  /** Oldest first; absent: none, the opponent learned from every round. */
  policies: z.array(policy).optional(),
  /** Where the opponent's account didn't follow from the round before, oldest first; absent: none. */
  accounts: z.array(accountAt).optional(),
  /** What the opponent might lose at this match's last move, if it risks the person's ACCOUNT. */
  account: storedAccount.optional(),
  /** When the last round was played, Unix ms; absent before the first. */
  playedAt: count.optional(),
  /** Rounds won, lost and drawn by the person. */
  score: z.tuple([count, count, count]),
  /** Correct predictions, and all predictions. */
  read: z.tuple([count, count]),
  /** Sealed move, predicted move (-1: none), situation (-1: none), % sure; then, if the opponent keeps an account, the
   * expected result for each of the person's moves. Absent once played. */
  next: z.tuple([count, z.int().min(-1), z.int().min(-1), count], z.number()).optional(),
  /** The bot's prediction in the last round (-1: none). */
  expected: z.int().min(-1),
  /** The reason for that prediction, as in `next`; absent if there was none to show. */
  reason: z.tuple([count, count]).optional(),
  /** Ids of the last accepted events, newest first: a duplicate may arrive at a different process. */
  events: z.array(z.string()).default([]),
  /** Sealed moves given up when the match was sealed again: the number of rounds before it, and the move. */
  noResult: z.array(z.tuple([count, count])).optional(),
  ending: z.enum(ENDINGS).optional(),
  /** Where its opponent's file broke, if known: line and column, from 1. */
  brokeAt: z.tuple([count, count]).optional(),
});

type StoredMatch = z.infer<typeof matchRecord>;

/** One match: live or over. Its rounds are those of the segments that name it. */
export interface MatchRecord extends Omit<StoredMatch, "bound"> {
  bound: BoundTerms;
}

const storedGame = z.strictObject({
  /** All rounds ever; the results are the person's. */
  totals: z.strictObject({ rounds: count, wins: count, losses: count, draws: count }),
  /** The newest rounds, packed (see history.ts), and their number. */
  history: z.strictObject({ rounds: count, packed: z.string() }),
  /** The terms that matches are committed to, each stored once. */
  terms: z.array(terms).optional(),
  /** Newest first; only the first can be live. */
  matches: z.array(matchRecord),
  /** The owner lets no model learn; absent: it learns. */
  mode: z.literal("off").optional(),
  /** Segments of the newest rounds; absent: a model may learn from all. */
  segments: z.array(storedSegment).optional(),
  /** Ranked rounds against the full-strength bot; absent before the first. */
  decided: decidedRounds.optional(),
});

type StoredGame = z.infer<typeof storedGame>;

export interface PlayerGame extends Omit<StoredGame, "terms" | "matches" | "segments"> {
  /** Segments of the newest rounds, oldest first (see segments.ts). */
  segments?: readonly Segment[] | undefined;
  /** Newest first; only the first can be live. */
  matches: MatchRecord[];
}

/** Matches kept: the newest and the two before it, so that the match before a rematch can be verified. */
const MATCHES_MAX = 3;

export const NEW_PLAYER_GAME: PlayerGame = {
  totals: { rounds: 0, wins: 0, losses: 0, draws: 0 },
  history: { rounds: 0, packed: "" },
  matches: [],
};

/** Fields that a match can do without if they can't be read. */
const LABELS = ["opponentName", "reason", "events", "brokeAt"] as const;

export const PLAYER_GAME = documentKind<PlayerGame>({
  name: "player",
  losable: [
    ...["matches.*", ...LABELS.map((label) => `matches.*.${label}`)],
    "decided",
    // If a setting can't be read, no model may learn what its owner may have kept from it.
    ["mode", "off"],
    ["segments", [[0, -1, "forgotten"]]],
  ],
  parse: (value) => readGame(storedGame.parse(value)),
  encode: writeGame,
});

/** @throws ZodRealError for a match whose terms aren't in the document. */
function readGame({ terms: all = [], matches, segments, ...document }: StoredGame): PlayerGame {
  const readMatch = ({ bound, ...match }: StoredMatch, at: number): MatchRecord => {
    const found = all[bound];
    if (found) return { ...match, bound: found };
    const message = `there are no terms ${bound}`;
    throw new z.ZodRealError([{ code: "custom", path: ["matches", at, "bound"], message, input: bound }]);
  };
  return {
    ...document,
    segments: segments?.map(([rounds, of, use]) =>
      typeof of === "string" ? { rounds, use, match: of } : { rounds, use },
    ),
    matches: matches.map(readMatch),
  };
}

function writeGame({ segments, matches, ...document }: PlayerGame): unknown {
  const unique = [...new Set(matches.map(({ bound }) => writeTerms(bound)))];
  const isKept = (match: string | undefined): boolean => matches.some(({ id }) => id === match);
  return {
    ...document,
    ...(unique.length > 0 && { terms: unique.map((text) => JSON.parse(text)) }),
    matches: matches.map((match) => writeMatch(match, unique)),
    segments: segments?.map(({ rounds, use, match }) => {
      const of = isKept(match) ? match : -1;
      return use === "learned" ? [rounds, of] : [rounds, of, use];
    }),
  };
}

function writeTerms({ version, window, pledge, word }: BoundTerms): string {
  return JSON.stringify([version, window, base64urlFromHex(pledge), word]);
}

function writeMatch(
  { bound, seedEpochs, events, account, accounts, ...match }: MatchRecord,
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
    seedEpochs: seedEpochs.map(({ seal, total, kept, known, at, lastPlayedAt, day, seed }) => [
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

/** Adds a live match; one that was live ends with its score as it stands. Only the newest keeps event ids. */
export function withNewMatch(document: PlayerGame, match: MatchRecord): PlayerGame {
  const live = liveMatch(document);
  const settled = live ? withMatch(document, endMatch(live, "replaced")) : document;
  const before = settled.matches.map((old) => ({ ...old, events: [] }));
  const segments = withSegment(settled, { rounds: 0, match: match.id });
  return { ...settled, segments, matches: [match, ...before].slice(0, MATCHES_MAX) };
}

export function withMatch(document: PlayerGame, match: MatchRecord): PlayerGame {
  return { ...document, matches: [match, ...document.matches.slice(1)] };
}

/** The match without its sealed move, which is kept so that it can be revealed at the end. */
export function givenUp({ next, ...match }: MatchRecord): MatchRecord {
  return next ? { ...match, noResult: [...(match.noResult ?? []), [turnOf(match), next[0]]] } : match;
}

/** A sealed move that was never played stays in the record, because its seal must be verifiable. */
export function endMatch(match: MatchRecord, ending: Ending): MatchRecord {
  const { reason: _shown, account: _carried, next, ...kept } = match;
  // What it might have won is never booked.
  const [move, expected, context, percent] = next ?? [];
  return { ...kept, ...(next && { next: [move, expected, context, percent] as typeof next }), ending };
}
