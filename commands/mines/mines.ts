// The facade of minesweeper: commands, button presses and personal data.

import type { Caller, CommandCall, PressHandler, Reply } from "../../src/chat/index.ts";
import type { PlayerId } from "../../src/players/index.ts";
import { answerAgain, answerBegin, answerHint, answerPress, answerStats, answerTyped } from "./answers.ts";
import { answerBeginning, BEGIN } from "./beginnings.ts";
import { answerContinue } from "./continue-answers.ts";
import type { ChatRequest, MinesDeps } from "./deps.ts";
import { allGames, exportMines, type MinesRecord, PLAYER_MINES, playerMinesKey } from "./document.ts";
import { type BoardWish, readGames } from "./games.ts";
import { answerRaceCall, answerRacePress, type EditMessage, editCard, showLapse } from "./race/answers.ts";
import { createLapses } from "./race/lapses.ts";
import { forgetRaces, type RaceCall } from "./race/races.ts";
import { answerWatch, answerWatchPress } from "./solver/watching.ts";
import { answerVerify } from "./verify.ts";
import { MINES_SCOPE } from "./views/buttons.ts";
import { RACE_SCOPE, raceView } from "./views/race.ts";
import { WATCH_SCOPE, type Watching } from "./views/watch.ts";

export interface Mines {
  /** Begins and shows a game, or asks first where one is open, or says why there is no such board. */
  begin(request: ChatRequest, wish: BoardWish): Promise<Reply>;
  /** Reposts the live game's message. */
  again(request: ChatRequest): Promise<Reply>;
  /** Takes up a game that was set aside, or asks which. */
  continue(request: ChatRequest): Promise<Reply>;
  /** Opens or flags cells of the live game by name. */
  typed(request: ChatRequest, typed: string, flags: boolean): Promise<Reply>;
  hint(request: ChatRequest): Promise<Reply>;
  watch(
    request: ChatRequest,
    board: Omit<Watching, "seed"> & { readonly seed?: string | undefined },
  ): Promise<Reply>;
  race(call: RaceCall): Promise<Reply>;
  /** The proof of the caller's last board, or what a pasted one proves. */
  verify(call: CommandCall): Promise<Reply>;
  /** The caller's statistics; undefined before the first finished game. */
  stats(caller: Caller): Promise<Reply | undefined>;
  live(caller: PlayerId): Promise<MinesRecord | undefined>;
  readonly scopes: ReadonlyMap<string, PressHandler>;
  /** Export of all data stored about a player. */
  exported(player: PlayerId): Promise<object | undefined>;
  /** Deletes it; resolves to whether there was any. */
  remove(player: PlayerId & { readonly handles?: readonly string[] }): Promise<boolean>;
  /** Enables edits of race messages. */
  serve(edit: EditMessage): void;
  /** Ends what waits for a time. */
  stop(): void;
}

export function createMines(given: Omit<MinesDeps, "onRaceResult" | "onRaceCalled">): Mines {
  let editMessage: EditMessage | undefined;
  const onRaceResult: MinesDeps["onRaceResult"] = (id, race) =>
    void editCard(editMessage, race, raceView(id, race)).catch(given.onFailure);
  const lapses = createLapses((id) => showLapse(deps, editMessage, id).catch(given.onFailure));
  const onRaceCalled: MinesDeps["onRaceCalled"] = (id, endsAt) => lapses.arm(id, endsAt - given.now());
  const deps: MinesDeps = { ...given, onRaceResult, onRaceCalled };
  return {
    begin: (request, wish) => answerBegin(deps, request, wish),
    again: (request) => answerAgain(deps, request),
    continue: (request) => answerContinue(deps, request),
    typed: (request, typed, flags) => answerTyped(deps, request, typed, flags),
    hint: (request) => answerHint(deps, request),
    watch: (request, board) => answerWatch(deps, request, board),
    race: (call) => answerRaceCall(deps, call),
    verify: (call) => answerVerify(deps, call),
    stats: (caller) => answerStats(deps, caller),
    live: async (caller) => {
      const [newest] = (await readGames(deps, caller)).games;
      return newest?.ending ? undefined : newest;
    },
    scopes: new Map<string, PressHandler>([
      [MINES_SCOPE, (press) => (press.action.move === BEGIN ? answerBeginning : answerPress)(deps, press)],
      [WATCH_SCOPE, (press) => answerWatchPress(deps, press)],
      [RACE_SCOPE, (press) => answerRacePress(deps, press)],
    ]),
    exported: (player) => exportMines(deps.store, player),
    remove: async (player) => {
      const games = allGames(await readGames(deps, player));
      const hadRaces = await forgetRaces(deps, player, games);
      return (await deps.store.remove(PLAYER_MINES, playerMinesKey(player))) || hadRaces;
    },
    serve: (edit) => {
      editMessage = edit;
    },
    stop: lapses.clear,
  };
}
