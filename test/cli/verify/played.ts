// Whole matches as hosts play them, honest or not: proof, export and messages, for `verify`.

import {
  inGroups,
  type MatchTranscript,
  openTranscript,
  pledgeId,
  roundCode,
  sealedSession,
  seedSealOf,
} from "../../../src/core/fairness/index.ts";
import { type MatrixGame, type Move, matrixGame } from "../../../src/core/games/index.ts";
import { decide } from "../../../src/core/matches/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { type Account, available, booked, NEW_ACCOUNT } from "../../../src/core/strategies/index.ts";
import type { Host } from "../../../src/people/host/index.ts";
import {
  bindMatch,
  chainAfter,
  type LearningPolicy,
  type MatchRecord,
  ownerTag,
  type PlayerGame,
  readHistory,
  reopenMatch,
  sealedResults,
  seedOf,
  storeHistory,
  strategyVersion,
  transcriptOfMatch,
  turnOf,
  withRound as withRoundOf,
  withSealedMove,
  writePlayerId,
} from "../../../src/people/index.ts";
import { nextDecision } from "../../../src/people/rounds/known-rounds.ts";
import { withPolicy } from "../../people/rounds/policies.ts";

export const NOON = Date.UTC(2026, 10, 22, 12);
/** Telegram's player 1, whose tag is part of the session. */
export const PLAYER = { platform: "telegram", id: "1" } as const;
const SESSION = "abcdefgh";

export interface Wish {
  readonly gameId?: string;
  readonly opponent?: string;
  readonly rounds?: number;
  /** Rounds in the player's history before the match. */
  readonly before?: number;
  readonly word?: string;
  readonly seed?: number;
  /** The end of the session, which identifies its player. */
  readonly tag: string;
  /** The move that a cheat, knowing the person's, seals instead. */
  readonly cheat?: (honest: Move, person: Move, turn: number) => Move;
  /** The history that a cheat claims the opponent knew. */
  readonly falseHistory?: (document: PlayerGame) => PlayerGame;
  /** From that turn on, the player's settings are these. */
  readonly policyAt?: readonly [turn: number, policy: LearningPolicy];
  /** Accounts, including the honest one; a cheat states the first that wins. */
  readonly accounts?: (honest: Account, turn: number) => readonly Account[];
  /** Settings; a cheat states the first that wins. */
  readonly settings?: (round: number) => readonly LearningPolicy[];
  /** How a cheat advances time, or the player's history, when it gives up a move that wouldn't win; at most
   * `GIVEN_UP_MAX` times a round. */
  readonly givingUp?: (document: PlayerGame) => PlayerGame;
  /** What a cheat claims that moves sealed at another game may cost. */
  readonly held?: (turn: number) => number;
  /** The start of a session id that a cheat searched for; the tag follows it. */
  readonly session?: string;
  /** The account at the start. */
  readonly begin?: Account;
  /** When a cheat claims that the last round was played. */
  readonly lastPlayedAt?: number;
  /** What a cheat changes in the transcript it signs. */
  readonly forge?: (course: MatchTranscript) => MatchTranscript;
  /** The turn at which it is sealed again; `reopening` first lets the host's days pass. */
  readonly reopenAt?: number;
  readonly reopening?: () => void;
  /** The version stated in the terms; by default the true one. */
  readonly version?: string;
}

export interface Played {
  readonly line: string;
  /** The player's document after the match. */
  readonly document: PlayerGame;
  readonly match: MatchRecord;
  readonly game: MatrixGame;
  /** The messages' lines, oldest first. */
  readonly messages: readonly string[];
  /** Rounds that the bot won. */
  readonly won: number;
}

const GIVEN_UP_MAX = 4;

export function playMatch(host: Host, wish: Wish): Played {
  const { gameId = "rps", opponent = "fortune-teller", rounds = 12, before = 40, word = "", seed = 5 } = wish;
  const game = matrixGame(gameId) as MatrixGame;
  const random = seededRandom(seed);
  const pick = (): Move => random.below(game.size);
  let document = emptyDocument(game);
  for (let round = 0; round < before; round++) document = withRound(game, document, pick(), pick());
  const id = `${wish.session ?? SESSION}${wish.tag}`;
  const drawn = host.draw("match", id, word);
  const version = wish.version ?? strategyVersion(opponent);
  const terms = { word, version, window: 10_000, pledge: pledgeId(host.pledge) };
  const known = wish.falseHistory?.(document) ?? document;
  let match = bindMatch(game, known, freshMatch(id, opponent), terms, drawn);
  const messages: string[] = [];
  const mine: [person: Move, bot: Move][] = [];
  let won = 0;
  const isWon = (person: Move, move: Move) => game.result("person", person, move) < 0;
  const seal = (person: Move): void => {
    const honestly = match.account ?? wish.begin ?? NEW_ACCOUNT;
    const tries = (wish.settings?.(document.totals.rounds) ?? [undefined]).flatMap((learningPolicy) =>
      (wish.accounts?.(honestly, turnOf(match)) ?? [honestly]).map((account) => {
        const asked = learningPolicy ? withPolicy(document, learningPolicy) : document;
        const left = available(account, wish.held?.(turnOf(match)) ?? 0);
        const decision = decide(nextDecision({ game, document: asked, match }, seedOf(match), left));
        return { asked, account, decision };
      }),
    );
    const [first] = tries;
    const best = tries.find(({ decision }) => isWon(person, decision.move)) ?? first;
    if (!best) throw new Error("nothing was tried");
    const { asked, account, decision } = best;
    const { move: honest, results = [] } = decision;
    const move = wish.cheat?.(honest, person, turnOf(match)) ?? honest;
    const held = wish.held?.(turnOf(match)) ?? 0;
    const stake = results.length > 0 ? { account, held } : undefined;
    match = withSealedMove(game, asked, match, { next: [move, -1, -1, 0, ...results], version, stake });
    messages.push(messageOf(match));
  };
  const sealAgain = (person: Move): void => {
    const count = match.seedEpochs?.length ?? 0;
    match = reopenMatch(game, document, match, host.draw("match", sealedSession(id, count), word));
    seal(person);
  };
  for (let turn = 0; turn < rounds; turn++) {
    const person = pick();
    if (wish.policyAt?.[0] === turn) document = withPolicy(document, wish.policyAt[1]);
    seal(person);
    if (wish.reopenAt === turn) {
      wish.reopening?.();
      sealAgain(person);
    }
    for (let given = 0; wish.givingUp && given < GIVEN_UP_MAX; given++) {
      if (isWon(person, match.next?.[0] ?? 0)) break;
      document = wish.givingUp(document);
      sealAgain(person);
    }
    const [bot] = match.next as readonly [Move, ...unknown[]];
    won += Number(isWon(person, bot));
    const { next: _played, ...rest } = afterBooking(match, person);
    const [counted, lost, drawnRounds] = match.score;
    match = {
      ...rest,
      chain: chainAfter(game, match, person, bot),
      score: [counted + 1, lost, drawnRounds],
      playedAt: wish.lastPlayedAt ?? host.now(),
    };
    document = { ...withRound(game, { ...document, matches: [match] }, person, bot), matches: [] };
    mine.push([person, bot]);
  }
  seal(pick());
  match = { ...match, ending: "stopped" };
  messages.push(messageOf(match));
  const own = {
    person: Uint8Array.from(mine, ([move]) => move),
    bot: Uint8Array.from(mine, ([, move]) => move),
  };
  const honestCourse = transcriptOfMatch(game, match, own);
  const course = wish.forge?.(honestCourse) ?? honestCourse;
  const { chain } = openTranscript(course);
  const line = host.prove({ course, chain, pledge: host.pledge });
  return { line, document, match, game, messages, won };
}

/** A player's `/data export` file, whose sessions end with `tag`. */
export function exportOf(
  { document, game }: Pick<Played, "document" | "game">,
  tag: string | undefined = ownerTag(PLAYER),
  kept = Number.POSITIVE_INFINITY,
): string {
  const { person, bot } = readHistory(game, document.history);
  const all = Array.from(person, (move, at) => ({
    you: game.moveIds[move],
    gadalka: game.moveIds[bot[at] as number],
  }));
  const rounds = all.slice(Math.max(0, all.length - kept));
  const games = { [game.id]: { totals: document.totals, rounds, matches: [] } };
  const player = writePlayerId(PLAYER);
  return JSON.stringify({ format: "gadalka-export-1", player, tag, games, consent: {} }, null, 2);
}

/** Adds rounds after the match, as other matches would. */
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

export function withRound(game: MatrixGame, document: PlayerGame, person: Move, bot: Move): PlayerGame {
  return withRoundOf(game, document, [person, bot], Number.POSITIVE_INFINITY);
}

function freshMatch(id: string, opponent: string): Omit<MatchRecord, "chain" | "bound" | "seedEpochs"> {
  return {
    ...{ id, opponent, length: "endless", locale: "en" },
    ...{ score: [0, 0, 0] as [number, number, number], read: [0, 0] as [number, number] },
    ...{ expected: -1, events: [] },
  };
}

function messageOf(match: MatchRecord): string {
  const seedSeal = seedSealOf(seedOf(match), match.id);
  return `🔒 ${inGroups(roundCode({ seedSeal, chain: match.chain }))}`;
}
