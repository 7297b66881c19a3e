// The duel feature: people against people, with hidden picks.

import type { Addressed, Area, Command, Feature } from "../../src/chat/index.ts";
import { DUEL_SCOPE, OPEN_MOVE } from "../kit/duel-friend.ts";
import { joinedData } from "../kit/joined-data.ts";
import type { ShowPage } from "../kit/panel.ts";
import type { Services } from "../kit/services.ts";
import type { OpenSettings } from "../kit/settings-page.ts";
import { openDuelReader } from "../play/index.ts";
import { duelCommand } from "./asking/command.ts";
import { duelOffers } from "./asking/offers.ts";
import { CHALLENGE, DUEL_SUBCOMMANDS, ON_PERSON, suggestDuelLengths } from "./asking/options.ts";
import { Boards } from "./boards/boards.ts";
import { type DuelClock, startClock } from "./boards/clock.ts";
import { duelData } from "./data.ts";
import { isPictureMove } from "./playing/pictures.ts";
import { duelPress } from "./playing/press.ts";
import { READING_MOVES, type ReadingServices } from "./playing/readings.ts";
import { duelPreferences } from "./preferences/index.ts";
import { endDuelsOf } from "./state/banned.ts";
import { duelClock } from "./state/duels.ts";
import { wrongCodes } from "./state/lists.ts";
import { hiddenPicks } from "./state/picks.ts";
import { noteResult } from "./state/result.ts";

export interface DuelFeature extends Feature {
  /** What this feature adds to `/rps`. */
  readonly rps: Pick<Command, "subcommands" | "onPerson" | "run" | "complete">;
  /** Pages of `/settings`. */
  readonly pages: Readonly<Record<string, ShowPage>>;
  /** Checks all clocks that are due once. */
  look(): Promise<void>;
  /** Resolves when the messages of all duels are up to date. */
  settled(): Promise<void>;
}

/** Duels, which a chat's managers may switch off. */
export const DUEL_AREA: Area = {
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
    : isDuel(event.command, event.subcommand) ||
        (event.command === "rps" && event.options.code !== undefined);
}

function isDuel(command: string, subcommand: string): boolean {
  return command === "rps" ? subcommand === "duel" : command === "duel" && subcommand === CHALLENGE.name;
}

/** `/duel @bob` means what `/rps duel @bob` does. */
function withChallenge(command: Command, rps: DuelFeature["rps"]): Command {
  return {
    ...command,
    subcommands: [CHALLENGE, ...command.subcommands],
    run: (call) => (call.subcommand === CHALLENGE.name ? rps.run(call) : command.run(call)),
  };
}

function takesTime(move: string): boolean {
  return isPictureMove(move) || READING_MOVES.has(move);
}

export function duelFeature(services: Services, open: OpenSettings): DuelFeature {
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
  const own = duelPreferences(services, open);
  const rps: DuelFeature["rps"] = {
    subcommands: DUEL_SUBCOMMANDS,
    onPerson: ON_PERSON,
    run: (call) => duelCommand(deps, call),
    complete: async (completion) => (completion.option === "length" ? suggestDuelLengths(completion) : []),
  };
  let clock: DuelClock | undefined;
  return {
    commands: own.commands.map((command) => withChallenge(command, rps)),
    offers: duelOffers,
    pages: own.pages,
    presses: { [DUEL_SCOPE]: duelPress(deps) },
    areas: { all: [DUEL_AREA], of: (event) => (isBegun(event) ? DUEL_AREA : undefined) },
    openToBanned: (event) =>
      event.type === "press" ? event.action.scope !== DUEL_SCOPE : event.command !== "rps",
    banned: (person, place) => endDuelsOf(deps, person, place),
    alone: new Set(["chart", ...READING_MOVES]),
    pressCosts: ({ scope, move }) => (scope === DUEL_SCOPE && takesTime(move) ? "picture" : undefined),
    rps,
    look: async () => clock?.look(),
    settled: () => deps.boards.settled(),
    personalData: joinedData([own.personalData, duelData(deps)]),
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
