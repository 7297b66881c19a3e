// The duel feature: people against people, with hidden picks.

import type { Command, Feature } from "../../src/chat/index.ts";
import { dueQueue } from "../../src/infra/due-queue.ts";
import { writePlayerId } from "../../src/players/index.ts";
import type { Services } from "../kit/services.ts";
import { Boards, type DuelServices } from "./boards.ts";
import { type DuelClock, startClock } from "./clock.ts";
import { duelCommand } from "./command.ts";
import { exportDuels, removeDuels } from "./data.ts";
import { DUEL_SUBCOMMANDS, ON_PERSON, suggestDuelLengths } from "./options.ts";
import { hiddenPicks } from "./picks.ts";
import { isPictureMove } from "./pictures.ts";
import { duelPress } from "./press.ts";
import { noteResult } from "./result.ts";
import { DUEL_SCOPE } from "./views/words.ts";

export interface DuelFeature extends Feature {
  /** What `/rps` gets from it. */
  readonly rps: Pick<Command, "subcommands" | "onPerson" | "run" | "complete">;
  /** Looks once at all clocks that are due. */
  look(): Promise<void>;
}

export function duelFeature(services: Services): DuelFeature {
  const { store, host } = services;
  const bare = { ...services, picks: hiddenPicks(host), due: dueQueue(store, "duel-clock") };
  const noted = { ...bare, noteResult: (id: string) => noteResult(bare, id) };
  const deps: DuelServices = { ...noted, boards: new Boards(noted) };
  let clock: DuelClock | undefined;
  return {
    commands: [],
    presses: { [DUEL_SCOPE]: duelPress(deps) },
    pressCosts: ({ scope, move }) => (scope === DUEL_SCOPE && isPictureMove(move) ? "picture" : undefined),
    rps: {
      subcommands: DUEL_SUBCOMMANDS,
      onPerson: ON_PERSON,
      run: (call) => duelCommand(deps, call),
      complete: async ({ option, typed }) => (option === "length" ? suggestDuelLengths(typed) : []),
    },
    look: async () => clock?.look(),
    personalData: {
      kinds: ["duel", "duel-list", "duel-code"],
      export: (person) => exportDuels(store, writePlayerId(person)),
      remove: (person) => removeDuels(store, writePlayerId(person)),
    },
    background: {
      start: async () => {
        clock = startClock(deps, deps.boards);
      },
      stop: async () => clock?.stop(),
    },
  };
}
