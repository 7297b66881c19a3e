// Minesweeper: `/mines`, its buttons, what it stores about people, and what the daily board needs from it.

import { type Addressed, type Area, type Feature, type Reply, storedAs } from "../../src/chat/index.ts";
import type { BoardCode } from "../../src/core/games/minesweeper/index.ts";
import type { PlayerId } from "../../src/people/index.ts";
import { failureLog, type Services } from "../kit/services.ts";
import { certifiedBoard, type DailyBoard, resumeDaily, startDaily } from "./answers/daily.ts";
import { answerPress } from "./answers/play.ts";
import { BEGIN, minesOffers, startButton, startPress } from "./answers/starts.ts";
import { mines as minesCommand } from "./command.ts";
import type { ChatRequest, DailyGames, MinesDeps } from "./game/deps.ts";
import { exportMines, type MinesRecord, PLAYER_MINES, playerMinesKey } from "./game/document.ts";
import { findGame } from "./game/games.ts";
import { openSolver, type Solver } from "./solver/solver.ts";
import { DAILY_SCOPE, MINES_SCOPE } from "./views/buttons.ts";

export interface MinesSettings {
  /** Solves boards; by default in a worker thread. */
  readonly solver?: Solver;
}

/** Daily boards, for the feature that offers them. */
interface DailyMines {
  /** Registers who keeps the results of such games. */
  serve(games: DailyGames): void;
  /**
   * The first board from that seed onwards that can be solved without guessing; undefined if none was found.
   * @throws BusyError, or if the solver died.
   */
  certified(seed: string): Promise<BoardCode | undefined>;
  /** Starts the caller's game on that board, once. */
  begin(request: ChatRequest, board: DailyBoard): Promise<Reply>;
  /** Shows the game again. Undefined if it's no longer kept. */
  resume(request: ChatRequest, id: string): Promise<Reply | undefined>;
  /** The player's game with that id, while it is kept. */
  find(player: PlayerId, id: string): Promise<MinesRecord | undefined>;
}

/** What others need from minesweeper. */
export interface Mines {
  readonly daily: DailyMines;
}

const MINESWEEPER: Area = {
  id: "mines",
  typed: "mines",
  title: "start-mines",
  isGame: true,
  command: "/mines",
};

/** Commands and presses about past games, and those that end one, are answered in any chat. */
const ALWAYS: ReadonlySet<string> = new Set(["stats", "stop", "verify", "proof"]);

function isPlayed(event: Addressed, presses: Feature["presses"]): boolean {
  if (event.type === "press" && event.action.scope === DAILY_SCOPE) return false;
  return event.type === "press"
    ? event.action.scope in presses && !ALWAYS.has(event.action.move)
    : event.command === "mines" && !ALWAYS.has(event.subcommand);
}

export function minesFeature(
  services: Services,
  { solver = openSolver() }: MinesSettings,
): Feature & { readonly mines: Mines } {
  const { store, log } = services;
  let dailyGames: DailyGames | undefined;
  const deps: MinesDeps = {
    ...services,
    solver,
    onFailure: failureLog(log, "minesweeper"),
    dailyGames: () => dailyGames,
  };
  const presses: Feature["presses"] = {
    [DAILY_SCOPE]: (press) => answerPress(deps, press),
    [MINES_SCOPE]: (press) => (press.action.move === BEGIN ? startPress : answerPress)(deps, press),
  };
  return {
    mines: {
      daily: {
        serve: (games) => {
          dailyGames = games;
        },
        certified: (seed) => certifiedBoard(deps, seed),
        begin: (request, board) => startDaily(deps, request, board),
        resume: (request, id) => resumeDaily(deps, request, id),
        find: (player, id) => findGame(deps, player, id),
      },
    },
    commands: [minesCommand(deps)],
    offers: (request) => minesOffers(store, request),
    startButtons: (locale) => [startButton(locale)],
    presses,
    endsByStop: new Set([MINES_SCOPE]),
    pressCosts: ({ move }) => (move === "hint" ? "hint" : undefined),
    areas: {
      all: [MINESWEEPER],
      of: (event) => (isPlayed(event, presses) ? MINESWEEPER : undefined),
    },
    personalData: {
      kinds: storedAs("stored-mines", "mines"),
      export: async (person) => {
        const minesweeper = await exportMines(deps, person);
        return minesweeper ? { minesweeper } : {};
      },
      remove: (person) => store.remove(PLAYER_MINES, playerMinesKey(person)),
    },
  };
}
