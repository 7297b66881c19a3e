// The duel feature: people against people, with hidden picks.

import type { Addressed, Command, Feature } from "../../src/chat/index.ts";
import { dueQueue } from "../../src/infra/due-queue.ts";
import { writePlayerId } from "../../src/players/index.ts";
import { joinedData } from "../kit/joined-data.ts";
import type { Services } from "../kit/services.ts";
import { Boards, type DuelServices } from "./boards.ts";
import { type DuelClock, startClock } from "./clock.ts";
import { duelCommand } from "./command.ts";
import { exportDuels, removeDuels } from "./data.ts";
import { DUEL_AREA, manners } from "./manners/index.ts";
import { duelOffers } from "./offers.ts";
import { DUEL_SUBCOMMANDS, ON_PERSON, suggestDuelLengths } from "./options.ts";
import { hiddenPicks } from "./picks.ts";
import { duelPress } from "./press.ts";
import { noteResult } from "./result.ts";
import { DUEL_SCOPE } from "./views/words.ts";

export interface DuelFeature extends Feature {
  /** What `/rps` gets from it. */
  readonly rps: Pick<Command, "subcommands" | "onPerson" | "run" | "complete">;
  /** Looks once at all clocks that are due. */
  look(): Promise<void>;
  /** Resolves when the messages of all duels are up to date. */
  settled(): Promise<void>;
}

/** What begins a duel, or goes on with one in a new match: nothing that is being played is cut off. */
const BEGINS: ReadonlySet<string> = new Set(["accept", "again", "offered"]);

function isBegun(event: Addressed): boolean {
  return event.type === "press"
    ? event.action.scope === DUEL_SCOPE && BEGINS.has(event.action.move)
    : event.command === "rps" && (event.subcommand === "duel" || event.options.code !== undefined);
}

export function duelFeature(services: Services): DuelFeature {
  const { store, host } = services;
  const bare = { ...services, picks: hiddenPicks(host), due: dueQueue(store, "duel-clock") };
  const noted = { ...bare, noteResult: (id: string) => noteResult(bare, id) };
  const deps: DuelServices = { ...noted, boards: new Boards(noted) };
  const own = manners(services);
  let clock: DuelClock | undefined;
  return {
    commands: own.commands,
    offers: duelOffers,
    presses: { ...own.presses, [DUEL_SCOPE]: duelPress(deps) },
    areas: { all: [DUEL_AREA], of: (event) => (isBegun(event) ? DUEL_AREA : undefined) },
    rps: {
      subcommands: DUEL_SUBCOMMANDS,
      onPerson: ON_PERSON,
      run: (call) => duelCommand(deps, call),
      complete: async ({ option, typed }) => (option === "length" ? suggestDuelLengths(typed) : []),
    },
    look: async () => clock?.look(),
    settled: () => deps.boards.settled(),
    personalData: joinedData([
      own.personalData,
      {
        kinds: ["duel", "duel-list", "duel-code", "board:duel-clock"],
        export: (person) => exportDuels(store, writePlayerId(person)),
        remove: (person) => removeDuels(deps, person),
      },
    ]),
    background: {
      start: async () => {
        clock = startClock(deps, deps.boards);
      },
      stop: async () => clock?.stop(),
    },
  };
}
