// Whole matches as a host plays them, honest and otherwise: proof, export and messages, for `verify`.

import {
  markOf,
  pledgeId,
  sealedSession,
  sealOf,
  seedSealOf,
  shortSeal,
} from "../../../src/core/fairness/index.ts";
import { type MatrixGame, type Move, matrixGame } from "../../../src/core/games/index.ts";
import { decide } from "../../../src/core/matches/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { booked, NEW_ACCOUNT } from "../../../src/core/strategies/index.ts";
import type { Host } from "../../../src/host/index.ts";
import {
  appendRound,
  bindMatch,
  chainAfter,
  courseOfMatch,
  type LearningPolicy,
  type MatchRecord,
  nextNumber,
  type PlayerGame,
  readHistory,
  reopenMatch,
  sealedResults,
  seedOf,
  storeHistory,
  strategyVersion,
  turnOf,
  withSealedMove,
} from "../../../src/players/index.ts";
import { nextDecision } from "../../../src/players/known-rounds.ts";

export const NOON = Date.UTC(2026, 10, 22, 12);
/** Telegram's player 1, whose tag the session bears. */
export const PLAYER = { platform: "telegram", id: "1" } as const;
const SESSION = "abcdefgh";

export interface Wish {
  readonly gameId?: string;
  readonly opponent?: string;
  readonly rounds?: number;
  /** Rounds of the player before the match. */
  readonly before?: number;
  readonly word?: string;
  readonly seed?: number;
  /** The session's end, which names its player. */
  readonly tag: string;
  /** The move that a cheat seals instead, who knows the person's. */
  readonly cheat?: (honest: Move, person: Move, turn: number) => Move;
  /** The history that a cheat says the opponent knew. */
  readonly falseHistory?: (document: PlayerGame) => PlayerGame;
  /** At that turn the player's settings change to these. */
  readonly policyAt?: readonly [turn: number, policy: LearningPolicy];
  /** At that turn it is sealed anew; `reopening` lets the host's days pass first. */
  readonly reopenAt?: number;
  readonly reopening?: () => void;
  /** What the terms say of the version; by default the truth. */
  readonly version?: string;
}

export interface Played {
  readonly line: string;
  /** Rounds in the player's document after the match. */
  readonly document: PlayerGame;
  readonly match: MatchRecord;
  readonly game: MatrixGame;
  /** The messages' lines, oldest first. */
  readonly messages: readonly string[];
}

export function playMatch(host: Host, wish: Wish): Played {
  const { gameId = "rps", opponent = "fortune-teller", rounds = 12, before = 40, word = "", seed = 5 } = wish;
  const game = matrixGame(gameId) as MatrixGame;
  const random = seededRandom(seed);
  const pick = (): Move => random.below(game.size);
  let document = emptyDocument(game);
  for (let round = 0; round < before; round++) document = withRound(game, document, pick(), pick());
  const id = `${SESSION}${wish.tag}`;
  const drawn = host.draw("match", id, word);
  const version = wish.version ?? strategyVersion(opponent);
  const terms = { word, version, window: 10_000, pledge: pledgeId(host.pledge) };
  const known = wish.falseHistory?.(document) ?? document;
  let match = bindMatch(game, known, freshMatch(id, opponent, document), terms, drawn);
  const messages: string[] = [];
  const seal = (person: Move): void => {
    const account = match.account ?? NEW_ACCOUNT;
    const { move: honest, results = [] } = decide(
      nextDecision({ game, document, match }, seedOf(match), account),
    );
    const move = wish.cheat?.(honest, person, turnOf(match)) ?? honest;
    const chosen = { version, ...(results.length > 0 && { account }) };
    match = withSealedMove(game, document, match, { next: [move, -1, -1, 0, ...results], ...chosen });
    messages.push(messageOf(game, match));
  };
  for (let turn = 0; turn < rounds; turn++) {
    const person = pick();
    if (wish.policyAt?.[0] === turn) document = { ...document, lessons: wish.policyAt[1] };
    seal(person);
    if (wish.reopenAt === turn) {
      const event = "Ev_123";
      wish.reopening?.();
      const anew = host.draw("match", sealedSession(id, { event }), word);
      match = reopenMatch(game, document, match, anew, event);
      seal(person);
    }
    const [bot] = match.next as readonly [Move, ...unknown[]];
    const { next: _played, ...rest } = afterBooking(match, person);
    const [won, lost, drawnRounds] = match.score;
    match = { ...rest, chain: chainAfter(game, match, person, bot), score: [won + 1, lost, drawnRounds] };
    document = withRound(game, document, person, bot);
  }
  seal(pick());
  match = { ...match, ending: "stopped" };
  messages.push(`seed ${shortSeal(seedSealOf(seedOf(match), id))} · mark ${markOf(match.chain)}`);
  const { person, bot } = readHistory(game, document.history);
  const own = { person: person.subarray(before), bot: bot.subarray(before) };
  const course = courseOfMatch(game, match, own);
  if (!course) throw new Error("no course");
  const line = host.prove({ course, chain: match.chain, pledge: host.pledge });
  return { line, document, match, game, messages };
}

/** The player's file of `/data export`. */
export function exportOf(
  { document, game }: Pick<Played, "document" | "game">,
  player = "telegram:1",
  kept = Number.POSITIVE_INFINITY,
): string {
  const { person, bot } = readHistory(game, document.history);
  const all = Array.from(person, (move, at) => ({
    you: game.moveIds[move],
    gadalka: game.moveIds[bot[at] as number],
  }));
  const rounds = all.slice(Math.max(0, all.length - kept));
  const games = { [game.id]: { totals: document.totals, rounds, matches: [] } };
  return JSON.stringify({ format: "gadalka-export-1", player, games, consent: {} }, null, 2);
}

/** More rounds after the match, as they come in other matches. */
export function withMoreRounds({ document, game }: Played, count: number): PlayerGame {
  let longer = document;
  for (let round = 0; round < count; round++) longer = withRound(game, longer, round % game.size, 0);
  return longer;
}

function afterBooking(match: MatchRecord, person: Move): MatchRecord {
  const gained = sealedResults(match)?.[person];
  return match.account && gained !== undefined ? { ...match, account: booked(match.account, gained) } : match;
}

function emptyDocument(game: MatrixGame): PlayerGame {
  const history = storeHistory(game, { person: new Uint8Array(), bot: new Uint8Array() });
  return { totals: { rounds: 0, wins: 0, losses: 0, draws: 0 }, history, matches: [] };
}

function withRound(game: MatrixGame, document: PlayerGame, person: Move, bot: Move): PlayerGame {
  const history = storeHistory(game, appendRound(readHistory(game, document.history), person, bot));
  return { ...document, history, totals: { ...document.totals, rounds: document.totals.rounds + 1 } };
}

function freshMatch(
  id: string,
  opponent: string,
  { totals }: PlayerGame,
): Omit<MatchRecord, "seed" | "chain"> {
  return {
    ...{ id, opponent, length: "endless", locale: "en", start: totals.rounds },
    ...{ score: [0, 0, 0] as [number, number, number], read: [0, 0] as [number, number] },
    ...{ expected: -1, events: [] },
  };
}

function messageOf(game: MatrixGame, match: MatchRecord): string {
  const [move] = match.next as readonly [Move, ...unknown[]];
  const seed = seedOf(match);
  const round = nextNumber(match);
  const seal = sealOf({ move: game.moveIds[move] as string, seed, session: match.id, round });
  const seedSeal = shortSeal(seedSealOf(seed, match.id));
  return `Next move sealed: ${shortSeal(seal)} · seed ${seedSeal} · mark ${markOf(match.chain)}`;
}
