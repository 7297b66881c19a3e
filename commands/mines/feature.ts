import type { Addressed, Area, Feature } from "../../src/chat/index.ts";
import type { Services } from "../kit/services.ts";
import { minesOffers, startButton } from "./answers/beginnings.ts";
import { morePresses } from "./answers/more.ts";
import { mines as minesCommand } from "./command.ts";
import { createMines, type Mines } from "./mines.ts";
import { openSolver, type Solver } from "./solver/solver.ts";
import { DAILY_SCOPE, MINES_SCOPE } from "./views/buttons.ts";

export interface MinesSettings {
  /** Solves boards; by default in a worker thread. */
  readonly solver?: Solver;
}

const MINESWEEPER: Area = {
  ...{ id: "mines", typed: "mines", title: "start-mines", isGame: true },
  command: "/mines play",
};

/** What looks back on games, ends one or says no to one is answered wherever it is asked. */
const ALWAYS: ReadonlySet<string> = new Set([
  "stats",
  "standings",
  "stop",
  "decline",
  "retract",
  "verify",
  "proof",
]);

/** A hint, and a strategy watched to the end of its board. */
const SOLVED: ReadonlySet<string> = new Set(["hint", "end"]);

function isPlayed(event: Addressed, scopes: Mines["scopes"]): boolean {
  if (event.type === "press" && event.action.scope === DAILY_SCOPE) return false;
  return event.type === "press"
    ? scopes.has(event.action.scope) && !ALWAYS.has(event.action.move)
    : event.command === "mines" && !ALWAYS.has(event.subcommand);
}

export function minesFeature(
  services: Services,
  { solver = openSolver() }: MinesSettings,
): Feature & { readonly mines: Mines } {
  const { store, painter, log, host, now, milestones, publicUrl } = services;
  const mines = createMines({
    ...{ store, solver, draw: painter.draw, host, now, publicUrl },
    ...(milestones && { milestones }),
    onFailure: (error) => log.error({ err: error }, "minesweeper: unexpected error in a background task"),
  });
  return {
    mines,
    commands: [minesCommand({ ...services, mines })],
    offers: (request) => minesOffers(services.store, request),
    startButtons: (locale) => [startButton(locale)],
    presses: { ...Object.fromEntries(mines.scopes), ...morePresses },
    alone: new Set(["verify"]),
    endsByStop: new Set([MINES_SCOPE]),
    pressCosts: ({ move }) => (SOLVED.has(move) ? "hint" : undefined),
    areas: {
      all: [MINESWEEPER],
      of: (event) => (isPlayed(event, mines.scopes) ? MINESWEEPER : undefined),
    },
    personalData: {
      kinds: ["mines", "mines-race"],
      export: async (person) => {
        const minesweeper = await mines.exported(person);
        return minesweeper ? { minesweeper } : {};
      },
      remove: mines.remove,
    },
    background: {
      start: async ({ edit }) => mines.serve(edit),
      stop: async () => mines.stop(),
    },
  };
}
