// Minesweeper: `/mines`, its buttons, what it stores about people, and what the daily board
// needs from it.

import type { Addressed, Area, Feature, Reply } from "../../src/chat/index.ts";
import type { BoardCode } from "../../src/core/games/minesweeper/index.ts";
import type { PlayerId } from "../../src/people/index.ts";
import { failureLog, type Services } from "../kit/services.ts";
import { certifiedBoard, type DailyBoard, resumeDaily, startDaily } from "./answers/daily.ts";
import { morePresses } from "./answers/more.ts";
import { answerPress } from "./answers/play.ts";
import { answerRacePress, createLapses, showLapse, showRace } from "./answers/race.ts";
import { BEGIN, minesOffers, startButton, startPress } from "./answers/starts.ts";
import { answerWatchPress, WATCH_SCOPE } from "./answers/watch.ts";
import { mines as minesCommand } from "./command.ts";
import type { ChatRequest, DailyGames, MinesDeps } from "./game/deps.ts";
import { allGames, exportMines, type MinesRecord, PLAYER_MINES, playerMinesKey } from "./game/document.ts";
import { findGame, readGames } from "./game/games.ts";
import { forgetRaces } from "./race/races.ts";
import { openSolver, type Solver } from "./solver/solver.ts";
import { DAILY_SCOPE, MINES_SCOPE } from "./views/buttons.ts";
import { RACE_SCOPE } from "./views/race.ts";

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
  /** Shows the game, resuming it if it was paused. Undefined if it's no longer kept. */
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
  command: "/mines play",
};

/** Commands and presses about past games, and those that end or decline one, are answered in any chat. */
const ALWAYS: ReadonlySet<string> = new Set([
  "stats",
  "standings",
  "stop",
  "decline",
  "retract",
  "verify",
  "proof",
]);

/** Needs the solver: a hint, and watching a strategy to the end of its board. */
const SOLVED: ReadonlySet<string> = new Set(["hint", "end"]);

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
  const { store, log, now } = services;
  let dailyGames: DailyGames | undefined;
  const deps: MinesDeps = {
    ...services,
    solver,
    onFailure: failureLog(log, "minesweeper"),
    dailyGames: () => dailyGames,
    onRaceResult: (id) => void showRace(deps, id).catch(deps.onFailure),
    onRaceCalled: (id, endsAt) => lapses.arm(id, endsAt - now()),
  };
  const lapses = createLapses((id) => showLapse(deps, id).catch(deps.onFailure));
  const presses: Feature["presses"] = {
    [DAILY_SCOPE]: (press) => answerPress(deps, press),
    [MINES_SCOPE]: (press) => (press.action.move === BEGIN ? startPress : answerPress)(deps, press),
    [WATCH_SCOPE]: (press) => answerWatchPress(deps, press),
    [RACE_SCOPE]: (press) => answerRacePress(deps, press),
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
    presses: { ...presses, ...morePresses },
    alone: new Set(["verify"]),
    endsByStop: new Set([MINES_SCOPE]),
    pressCosts: ({ move }) => (SOLVED.has(move) ? "hint" : undefined),
    areas: {
      all: [MINESWEEPER],
      of: (event) => (isPlayed(event, presses) ? MINESWEEPER : undefined),
    },
    personalData: {
      kinds: ["mines", "mines-race"],
      export: async (person) => {
        const minesweeper = await exportMines(deps, person);
        return minesweeper ? { minesweeper } : {};
      },
      remove: async (person) => {
        const games = allGames(await readGames(deps, person));
        const hadRaces = await forgetRaces(deps, games);
        return (await store.remove(PLAYER_MINES, playerMinesKey(person))) || hadRaces;
      },
    },
    background: {
      start: async () => {},
      stop: async () => lapses.clear(),
    },
  };
}
