// The `/data export` file, as far as it's needed to check matches: a player's rounds at each game.

import { MODES } from "../fairness/transcript.ts";
import type { MatrixGame, Rounds } from "../games/index.ts";
import { LEARN_EVERYTHING, type LearningPolicy } from "../matches/known-rounds.ts";
import type { KnownHistory } from "./recompute.ts";

/** `platform:id`. */
export const WRITTEN_PLAYER = /^([a-z][a-z0-9-]{0,31}):([A-Za-z0-9_-]{1,64})$/;

/** The end of all of a player's session ids: a hash under the host's secret. */
const SESSION_TAG = /^[A-Za-z0-9_-]{4}$/;

export interface Export {
  /** Whether a session with this id can be the player's, by the tag in the export. False is certain unless the host
   * changed its key; true isn't, and is the only answer for an export without a tag. */
  mayOwn(session: string): boolean;
  /** Undefined if the player has no rounds at the game. @throws ExportProblem for unknown moves. */
  historyOf(game: MatrixGame): KnownHistory | undefined;
  /** How many rounds the player has at other games. */
  roundsOfOtherGames(game: MatrixGame): number;
  /** The player's current model settings for the game. */
  settingsOf(game: MatrixGame): LearningPolicy;
}

/** The text isn't a `/data export` file, or it names a move that its game doesn't have. */
export class ExportProblem extends Error {
  readonly unknown: { readonly game: string; readonly move: string } | undefined;

  constructor(unknown?: { readonly game: string; readonly move: string }) {
    super(unknown ? `${unknown.game} has no move "${unknown.move}"` : "no export");
    this.name = "ExportProblem";
    this.unknown = unknown;
  }
}

type Pair = readonly [you: string, bot: string];

interface GameInExport {
  readonly total: number;
  readonly rounds: readonly Pair[];
  readonly settings: LearningPolicy;
}

/** @throws ExportProblem for any other text. */
export function readExport(text: string): Export {
  const file = record(parsed(text));
  if (file.format !== "gadalka-export-1") throw new ExportProblem();
  if (!WRITTEN_PLAYER.test(word(file.player))) throw new ExportProblem();
  const tag = file.tag === undefined ? undefined : word(file.tag);
  if (tag !== undefined && !SESSION_TAG.test(tag)) throw new ExportProblem();
  const games = file.games === undefined ? {} : record(file.games);
  const read = new Map(Object.entries(games).map(([id, game]) => [id, gameOf(record(game))]));
  return {
    mayOwn: (session) => tag === undefined || session.endsWith(tag),
    historyOf: (game) => {
      const found = read.get(game.id);
      return found && historyIn(game, found);
    },
    roundsOfOtherGames: (game) =>
      [...read].reduce((sum, [id, { total }]) => sum + (id === game.id ? 0 : total), 0),
    settingsOf: (game) => read.get(game.id)?.settings ?? LEARN_EVERYTHING,
  };
}

function parsed(text: string): unknown {
  try {
    // Some editors save files with a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new ExportProblem();
  }
}

function gameOf({ totals, rounds, model }: Readonly<Record<string, unknown>>): GameInExport {
  const pairs = list(rounds).map((one) => pair(record(one)));
  const settings = model === undefined ? LEARN_EVERYTHING : settingsIn(record(model));
  return { total: index(record(totals).rounds), rounds: pairs, settings };
}

function settingsIn({ mode, since }: Readonly<Record<string, unknown>>): LearningPolicy {
  const known = MODES.find((one) => one === mode);
  if (!known) throw new ExportProblem();
  return { mode: known, since: index(since) };
}

function pair({ you, gadalka }: Readonly<Record<string, unknown>>): Pair {
  return [word(you), word(gadalka)];
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    return value as Readonly<Record<string, unknown>>;
  throw new ExportProblem();
}

function list(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new ExportProblem();
}

function word(value: unknown): string {
  if (typeof value === "string") return value;
  throw new ExportProblem();
}

function index(value: unknown): number {
  if (Number.isSafeInteger(value) && (value as number) >= 0) return value as number;
  throw new ExportProblem();
}

function historyIn(game: MatrixGame, { total, rounds }: GameInExport): KnownHistory {
  const first = total - rounds.length;
  const moveOf = (move: string): number => {
    const number = game.moveIds.indexOf(move);
    if (number >= 0) return number;
    throw new ExportProblem({ game: game.id, move });
  };
  if (first < 0) throw new ExportProblem();
  const sides: Rounds = {
    person: Uint8Array.from(rounds, ([you]) => moveOf(you)),
    bot: Uint8Array.from(rounds, ([, bot]) => moveOf(bot)),
  };
  return { first, rounds: sides };
}
