// Games of minesweeper in chats: the one door for commands, for presses of buttons and for all that
// is stored of a person.

import type { Caller, PressHandler, Reply } from "../../src/chat/index.ts";
import type { PlayerId } from "../../src/players/index.ts";
import { answerAgain, answerBegin, answerHint, answerPress, answerStats, answerTyped } from "./answers.ts";
import type { ChatRequest, MinesDeps } from "./deps.ts";
import { exportMines, type MinesRecord, PLAYER_MINES, playerMinesKey } from "./document.ts";
import { type BoardWish, readGames } from "./games.ts";
import { answerRaceCall, answerRacePress, type EditMessage, editCard } from "./race/answers.ts";
import { forgetRaces, type RaceCall } from "./race/races.ts";
import { answerWatch, answerWatchPress } from "./solver/watching.ts";
import { MINES_SCOPE } from "./views/buttons.ts";
import { RACE_SCOPE } from "./views/race.ts";
import { WATCH_SCOPE, type Watching } from "./views/watch.ts";

export interface Mines {
  /** Begins a game (a live one is set aside) and shows it, or says why there is no such board. */
  begin(request: ChatRequest, wish: BoardWish): Promise<Reply>;
  /** The live game's message once more, or a word that there is none. */
  again(request: ChatRequest): Promise<Reply>;
  /** Opens cells of the live game by their names, or flags them. */
  typed(request: ChatRequest, typed: string, flags: boolean): Promise<Reply>;
  /** A hint for the live game, for the caller alone. */
  hint(request: ChatRequest): Promise<Reply>;
  watch(
    request: ChatRequest,
    board: Omit<Watching, "seed"> & { readonly seed?: string | undefined },
  ): Promise<Reply>;
  race(call: RaceCall): Promise<Reply>;
  /** How the caller's games went; undefined before the first is over. */
  stats(caller: Caller): Promise<Reply | undefined>;
  /** The caller's live game. */
  live(caller: PlayerId): Promise<MinesRecord | undefined>;
  /** Press handlers by the scope of their buttons. */
  readonly scopes: ReadonlyMap<string, PressHandler>;
  /** All that is stored of a player, for the player. */
  exported(player: PlayerId): Promise<object | undefined>;
  /** Removes it; resolves to whether there was anything. */
  remove(player: PlayerId): Promise<boolean>;
  /** From now on, the messages of races can be brought up to date. */
  serve(edit: EditMessage): void;
}

export function createMines(given: Omit<MinesDeps, "onRaceResult">): Mines {
  let editMessage: EditMessage | undefined;
  const onRaceResult: MinesDeps["onRaceResult"] = (id, race) =>
    void editCard(editMessage, id, race).catch(given.onFailure);
  const deps: MinesDeps = { ...given, onRaceResult };
  return {
    begin: (request, wish) => answerBegin(deps, request, wish),
    again: (request) => answerAgain(deps, request),
    typed: (request, typed, flags) => answerTyped(deps, request, typed, flags),
    hint: (request) => answerHint(deps, request),
    watch: (request, board) => answerWatch(deps, request, board),
    race: (call) => answerRaceCall(deps, call),
    stats: (caller) => answerStats(deps, caller),
    live: async (caller) => {
      const [newest] = (await readGames(deps, caller)).games;
      return newest?.ending ? undefined : newest;
    },
    scopes: new Map<string, PressHandler>([
      [MINES_SCOPE, (press) => answerPress(deps, press)],
      [WATCH_SCOPE, (press) => answerWatchPress(deps, press)],
      [RACE_SCOPE, (press) => answerRacePress(deps, press)],
    ]),
    exported: (player) => exportMines(deps.store, player),
    remove: async (player) => {
      const { games } = await readGames(deps, player);
      await forgetRaces(
        deps,
        games.flatMap(({ race }) => race ?? []),
      );
      return deps.store.remove(PLAYER_MINES, playerMinesKey(player));
    },
    serve: (edit) => {
      editMessage = edit;
    },
  };
}
