// A game as data, for clients without messages: what its player may see, and no more.

import type { Caller } from "../../../src/chat/index.ts";
import { nearestLocale, say } from "../../../src/infra/i18n/index.ts";
import { readPlayerId } from "../../../src/people/index.ts";
import { mayOwn } from "../../kit/session-id.ts";
import type { MinesDeps } from "../game/deps.ts";
import { allGames, gameOf, type MinesRecord, progressOf } from "../game/document.ts";
import { readGames } from "../game/games.ts";
import { isAccepted, MINES_RACE, type Race, runnerOf, safeCells, winnerOf } from "../race/document.ts";
import { noteResult } from "../race/races.ts";
import { scopeOf } from "../views/buttons.ts";
import { boardWords } from "../views/continue.ts";
import { looksOf, pictureOf, sealWords, standing, titleOf } from "../views/game.ts";
import { RACE_SCOPE, raceTitle, raceWords } from "../views/race.ts";
import { hintWords } from "../views/words.ts";
import type { SeenBoard, SeenRace, SeenRunner } from "./seen-state.ts";

/** `none`: the player has no game. `not-yours`: someone else's. `gone`: no longer stored, or never was. */
export type Seen =
  | { readonly kind: "board"; readonly board: SeenBoard }
  | { readonly kind: "race"; readonly race: SeenRace }
  | { readonly kind: "none" | "not-yours" | "gone" };

/** The game or race with that id; without one, the newest game. */
export async function seenBy(deps: MinesDeps, caller: Caller, id: string | undefined): Promise<Seen> {
  const games = allGames(await readGames(deps, caller));
  const record = id === undefined ? games[0] : games.find((game) => game.id === id);
  if (record) return { kind: "board", board: await seenBoard(deps, caller, record) };
  if (id === undefined) return { kind: "none" };
  const race = await deps.store.read(MINES_RACE, id);
  if (!race) return { kind: mayOwn(deps.store, caller, id) ? "gone" : "not-yours" };
  if (runnerOf(race, caller) === undefined) return { kind: "not-yours" };
  const own = games.find((game) => game.race === id);
  if (own) return { kind: "board", board: await seenBoard(deps, caller, own) };
  return { kind: "race", race: await seenRace(deps, caller, id, race) };
}

async function seenBoard(deps: MinesDeps, caller: Caller, record: MinesRecord): Promise<SeenBoard> {
  const { id, turn, ending, pausedAt, hint, race: raceId } = record;
  const { locale, name } = caller;
  const game = gameOf(record);
  const looks = looksOf(record, game);
  const { width, height, cells } = pictureOf(game.board, looks);
  const race = raceId === undefined ? undefined : await raceOf(deps, caller, record);
  const state = ending ? "over" : pausedAt === undefined ? "live" : "paused";
  const isLive = state === "live";
  return {
    id,
    turn,
    width,
    height,
    state,
    scope: scopeOf(record),
    title: titleOf(record, locale),
    // A paused game's cells are hidden, as in its message.
    cells: state === "paused" ? cells.replaceAll(/./g, "c") : cells,
    words: state === "paused" ? boardWords(record, locale) : standing({ record, game, looks, locale }, name),
    seal: sealWords(record, locale),
    hasHints: isLive && raceId === undefined,
    ...(isLive &&
      hint && { hint: { cell: hint.cell, words: hintWords(game.board, game.seen, hint, locale) } }),
    ...(race && { race }),
  };
}

async function raceOf(deps: MinesDeps, caller: Caller, record: MinesRecord): Promise<SeenRace | undefined> {
  const { race: id = "" } = record;
  const race = (await noteResult(deps, caller, record)) ?? (await deps.store.read(MINES_RACE, id));
  return race && seenRace(deps, caller, id, race);
}

async function seenRace(deps: MinesDeps, caller: Caller, id: string, race: Race): Promise<SeenRace> {
  const { locale } = caller;
  const me = runnerOf(race, caller);
  const cleared = await Promise.all(race.runners.map((runner) => clearedBy(deps, id, runner)));
  const runners = race.runners.map(({ name, result }, at): SeenRunner => {
    return { name, isMe: at === me, cleared: cleared[at] ?? 0, isThrough: result !== undefined };
  });
  return {
    id,
    scope: RACE_SCOPE,
    turn: 0,
    title: raceTitle(race, locale),
    safe: safeCells(race),
    runners,
    words: raceWords(race, locale, cleared),
    isOver: winnerOf(race) !== undefined,
    moves: movesOf(race, me, deps.now()),
  };
}

/** A runner's progress; undefined before the first cell. */
async function clearedBy(
  deps: MinesDeps,
  id: string,
  { player, result }: Race["runners"][number],
): Promise<number | undefined> {
  if (result) return result.cleared;
  const runner = readPlayerId(player);
  const game = runner && allGames(await readGames(deps, runner)).find(({ race }) => race === id);
  return game && progressOf(gameOf(game)).cleared;
}

function movesOf(race: Race, me: 0 | 1 | undefined, now: number): SeenRace["moves"] {
  const { challenge, runners } = race;
  if (me === undefined) return [];
  if (isAccepted(race)) return runners[me].result ? [] : ["play"];
  if (!challenge || challenge.answer || now >= challenge.endsAt) return [];
  return me === 0 ? ["retract"] : ["accept", "decline"];
}

/** Why nothing is shown, in the reader's language. */
export function unseenWords(kind: "none" | "not-yours" | "gone", caller: Pick<Caller, "locale">): string {
  const words = { none: "mines-none", "not-yours": "mines-not-yours", gone: "continue-board-gone" } as const;
  return say(nearestLocale(caller.locale), words[kind]);
}
