// The duel feature: people against people, with hidden picks.

import type { Addressed, Area, Command, Feature } from "../../src/chat/index.ts";
import { DUEL_SCOPE, OPEN_MOVE } from "../kit/duel-friend.ts";
import type { Services } from "../kit/services.ts";
import { openDuelReader } from "../play/index.ts";
import { duelCommand } from "./asking/command.ts";
import { duelOffers } from "./asking/offers.ts";
import { CHALLENGE, DUEL_SUBCOMMANDS, ON_PERSON, suggestDuelLengths } from "./asking/options.ts";
import { Boards } from "./boards/boards.ts";
import { type DuelClock, startClock } from "./boards/clock.ts";
import { duelData } from "./data.ts";
import { duelPress } from "./playing/press.ts";
import { READING_MOVES, type ReadingServices } from "./playing/readings.ts";
import { endDuelsOf } from "./state/banned.ts";
import { duelClock } from "./state/duels.ts";
import { wrongCodes } from "./state/lists.ts";
import { hiddenPicks } from "./state/picks.ts";
import { noteResult } from "./state/result.ts";

export interface DuelFeature extends Feature {
  /** What this feature adds to `/rps`. */
  readonly rps: Pick<Command, "subcommands" | "onPerson" | "run" | "complete">;
  /** Checks all clocks that are due once. */
  look(): Promise<void>;
  /** Resolves when the messages of all duels are up to date. */
  settled(): Promise<void>;
}

/** Duels, which a chat's managers may switch off. */
const DUEL_AREA: Area = {
  id: "duels",
  typed: "duels",
  title: "place-duels",
  isGame: false,
  command: "/rps duel",
};

/** Moves that start a duel, or continue one with a new match: nothing in progress is interrupted. */
const STARTS: ReadonlySet<string> = new Set(["accept", "again", "offered", OPEN_MOVE]);

function isBegun(event: Addressed): boolean {
  return event.type === "press"
    ? event.action.scope === DUEL_SCOPE && STARTS.has(event.action.move)
    : event.command === "duel" ||
        (event.command === "rps" && (event.subcommand === "duel" || event.options.code !== undefined));
}

/** `/duel @bob` means what `/rps duel @bob` does. */
function typedDuel({ run }: DuelFeature["rps"]): Command {
  return { name: "duel", typedOnly: true, reachedBy: "rps duel", subcommands: [CHALLENGE], run };
}

function takesTime(move: string): boolean {
  return move === "card" || READING_MOVES.has(move);
}

export function duelFeature(services: Services): DuelFeature {
  const { store, host } = services;
  const bare = { ...services, picks: hiddenPicks(host), due: duelClock(store) };
  const noted = { ...bare, noteResult: (id: string) => noteResult(bare, id) };
  const duelReader = openDuelReader();
  const deps: ReadingServices = {
    ...noted,
    boards: new Boards(noted),
    wrongCodes: wrongCodes(services.now),
    duelReader,
  };
  const rps: DuelFeature["rps"] = {
    subcommands: DUEL_SUBCOMMANDS,
    onPerson: ON_PERSON,
    run: (call) => duelCommand(deps, call),
    complete: async (completion) => (completion.option === "length" ? suggestDuelLengths(completion) : []),
  };
  let clock: DuelClock | undefined;
  return {
    commands: [typedDuel(rps)],
    offers: duelOffers,
    presses: { [DUEL_SCOPE]: duelPress(deps) },
    areas: { all: [DUEL_AREA], of: (event) => (isBegun(event) ? DUEL_AREA : undefined) },
    banned: (person, place) => endDuelsOf(deps, person, place),
    pressCosts: ({ scope, move }) => (scope === DUEL_SCOPE && takesTime(move) ? "picture" : undefined),
    rps,
    look: async () => clock?.look(),
    settled: () => deps.boards.settled(),
    personalData: duelData(deps),
    background: {
      start: async () => {
        clock = startClock(deps, deps.boards);
      },
      stop: async () => {
        await clock?.stop();
        await duelReader.close();
      },
    },
  };
}
