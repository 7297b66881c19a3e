// The facade of minesweeper: commands, button presses and personal data.

import type { ButtonPress, Caller, CommandCall, PressHandler, Reply } from "../../src/chat/index.ts";
import type { BoardCode } from "../../src/core/games/minesweeper/index.ts";
import type { PlayerId } from "../../src/people/index.ts";
import { answerBeginning, BEGIN } from "./answers/beginnings.ts";
import { answerContinue } from "./answers/continue.ts";
import { beginDaily, certifiedBoard, type DailyBoard, resumeDaily } from "./answers/daily.ts";
import { createChatMessages, type EditMessage, noting } from "./answers/message.ts";
import {
  answerAgain,
  answerBegin,
  answerHint,
  answerPress,
  answerStats,
  answerTyped,
} from "./answers/play.ts";
import { answerRaceCall, answerRacePress, createLapses, editCard, showLapse } from "./answers/race.ts";
import { type Seen, seenBy } from "./answers/seen.ts";
import { answerVerify } from "./answers/verify.ts";
import { answerWatch, answerWatchPress, WATCH_SCOPE, type Watching } from "./answers/watch.ts";
import type { ChatRequest, DailyGames, MinesDeps } from "./game/deps.ts";
import { allGames, exportMines, type MinesRecord, PLAYER_MINES, playerMinesKey } from "./game/document.ts";
import { type BoardWish, findGame, readGames } from "./game/games.ts";
import { forgetRaces, type RaceCall } from "./race/races.ts";
import { DAILY_SCOPE, MINES_SCOPE } from "./views/buttons.ts";
import { RACE_SCOPE, raceView } from "./views/race.ts";

/** Boards of days, for the feature that has them. */
interface DailyMines {
  /** Told of such games from now on. */
  serve(games: DailyGames): void;
  /** The first board after that seed that needs no guess; undefined where none was found.
   * @throws BusyError, and where the solver died. */
  certified(seed: string): Promise<BoardCode | undefined>;
  /** Begins the caller's game of that board, once. */
  begin(request: ChatRequest, board: DailyBoard): Promise<Reply>;
  /** Shows it as it stands; one that was set aside goes on. Undefined where it is not kept. */
  resume(request: ChatRequest, id: string): Promise<Reply | undefined>;
  /** The player's game with that id, while it is kept. */
  find(player: PlayerId, id: string): Promise<MinesRecord | undefined>;
}

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
  /** Their game or race with that id as data; without one, their newest game. */
  seen(caller: Caller, id?: string): Promise<Seen>;
  readonly scopes: ReadonlyMap<string, PressHandler>;
  /** Boards of days. */
  readonly daily: DailyMines;
  /** Export of all data stored about a player. */
  exported(player: PlayerId): Promise<object | undefined>;
  /** Deletes it; resolves to whether there was any. */
  remove(player: PlayerId & { readonly handles?: readonly string[] }): Promise<boolean>;
  /** After a game went on elsewhere: its message in the chat shows that, soon. */
  updateChat(caller: Caller, session: string): void;
  /** Enables edits of messages. */
  serve(edit: EditMessage): void;
  /** Ends what waits for a time. */
  stop(): void;
}

export function createMines(given: Omit<MinesDeps, "onRaceResult" | "onRaceCalled" | "dailyGames">): Mines {
  let dailyGames: DailyGames | undefined;
  let editMessage: EditMessage | undefined;
  const onRaceResult: MinesDeps["onRaceResult"] = (id, race) =>
    void editCard(editMessage, race, raceView(id, race)).catch(given.onFailure);
  const lapses = createLapses((id) => showLapse(deps, editMessage, id).catch(given.onFailure));
  const onRaceCalled: MinesDeps["onRaceCalled"] = (id, endsAt) => lapses.arm(id, endsAt - given.now());
  const deps: MinesDeps = { ...given, onRaceResult, onRaceCalled, dailyGames: () => dailyGames };
  const messages = createChatMessages(deps, () => editMessage);
  const noted = async (asked: ChatRequest | ButtonPress, reply: Promise<Reply>): Promise<Reply> =>
    noting(deps, asked, await reply);
  return {
    begin: (request, wish) => noted(request, answerBegin(deps, request, wish)),
    again: (request) => noted(request, answerAgain(deps, request)),
    continue: (request) => noted(request, answerContinue(deps, request)),
    typed: (request, typed, flags) => noted(request, answerTyped(deps, request, typed, flags)),
    hint: (request) => answerHint(deps, request),
    watch: (request, board) => answerWatch(deps, request, board),
    race: (call) => answerRaceCall(deps, call),
    verify: (call) => answerVerify(deps, call),
    stats: (caller) => answerStats(deps, caller),
    live: async (caller) => {
      const [newest] = (await readGames(deps, caller)).games;
      return newest?.ending ? undefined : newest;
    },
    seen: (caller, id) => seenBy(deps, caller, id),
    scopes: new Map<string, PressHandler>([
      [DAILY_SCOPE, (press) => noted(press, answerPress(deps, press))],
      [
        MINES_SCOPE,
        (press) => noted(press, (press.action.move === BEGIN ? answerBeginning : answerPress)(deps, press)),
      ],
      [WATCH_SCOPE, (press) => answerWatchPress(deps, press)],
      [RACE_SCOPE, (press) => noted(press, answerRacePress(deps, press))],
    ]),
    daily: {
      serve: (games) => {
        dailyGames = games;
      },
      certified: (seed) => certifiedBoard(deps, seed),
      begin: (request, board) => beginDaily(deps, request, board),
      resume: (request, id) => resumeDaily(deps, request, id),
      find: (player, id) => findGame(deps, player, id),
    },
    exported: (player) => exportMines(deps, player),
    remove: async (player) => {
      const games = allGames(await readGames(deps, player));
      const hadRaces = await forgetRaces(deps, player, games);
      return (await deps.store.remove(PLAYER_MINES, playerMinesKey(player))) || hadRaces;
    },
    serve: (edit) => {
      editMessage = edit;
    },
    updateChat: messages.update,
    stop: () => {
      lapses.clear();
      messages.stop();
    },
  };
}
