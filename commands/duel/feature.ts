// The duel feature: people against people, with hidden picks.

import {
  type Addressed,
  type Area,
  type Command,
  type Feature,
  type PersonalData,
  storedAs,
} from "../../src/chat/index.ts";
import { exportDuels, removeDuels, writePlayerId } from "../../src/people/index.ts";
import { DUEL_SCOPE, OPEN_MOVE } from "../kit/duel-friend.ts";
import type { Services } from "../kit/services.ts";
import { Boards, type DuelClock, type DuelServices, startClock } from "./boards.ts";
import {
  CHALLENGE,
  DUEL_SUBCOMMANDS,
  duelCommand,
  duelOffers,
  ON_PERSON,
  suggestDuelLengths,
} from "./command.ts";
import { type DuelDeps, duelClock, duelsOf, endDuelsOf, hiddenPicks, type KnownDuel } from "./duels.ts";
import { duelPress } from "./press.ts";
import { DUEL } from "./rules.ts";
import { namesIn } from "./view.ts";

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

function isStart(event: Addressed): boolean {
  return event.type === "press"
    ? event.action.scope === DUEL_SCOPE && STARTS.has(event.action.move)
    : event.command === "duel" ||
        (event.command === "rps" && (event.subcommand === "duel" || event.options.code !== undefined));
}

/** `/duel @bob` means what `/rps duel @bob` does. */
function typedDuel({ run }: DuelFeature["rps"]): Command {
  return { name: "duel", typedOnly: true, subcommands: [CHALLENGE], run };
}

export function duelFeature(services: Services): DuelFeature {
  const { store, host } = services;
  const bare: DuelDeps = { ...services, picks: hiddenPicks(host), due: duelClock(store) };
  const deps: DuelServices = { ...bare, boards: new Boards(bare) };
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
    areas: { all: [DUEL_AREA], of: (event) => (isStart(event) ? DUEL_AREA : undefined) },
    banned: (person, place) => endDuelsOf(deps, person, place),
    pressCosts: ({ scope, move }) => (scope === DUEL_SCOPE && move === "card" ? "picture" : undefined),
    rps,
    look: async () => clock?.look(),
    settled: () => deps.boards.settled(),
    personalData: duelData(deps),
    background: {
      start: async () => {
        clock = startClock(deps);
      },
      stop: async () => {
        await clock?.stop();
      },
    },
  };
}

/** A person's duels: the last ones as they're stored, and the history of all. */
function duelData({ store, due }: DuelDeps): PersonalData {
  return {
    kinds: storedAs("stored-duels", "duel", "board:duel-clock", "duels-of"),
    export: async (person) => {
      const player = writePlayerId(person);
      const duels = (await duelsOf(store, player)).map((known) => exported(known, player));
      const duelHistory = await exportDuels(store, person);
      return {
        ...(duels.length > 0 && { duels }),
        ...(Object.keys(duelHistory).length > 0 && { duelHistory }),
      };
    },
    remove: async (person) => {
      for (const { id } of await duelsOf(store, writePlayerId(person))) {
        await store.remove(DUEL, id);
        await due.remove(id);
      }
      return removeDuels(store, person);
    },
  };
}

/** Leaves out ids of others, and the picks of an unfinished round. */
function exported({ id, duel }: KnownDuel, player: string): object {
  const { boards: _where, sides, play, invited, ...rest } = duel;
  const { picks: _hidden, ...course } = play ?? {};
  const you = sides.findIndex((side) => side.player === player);
  return { id, ...rest, ...(invited && { invited: invited.name }), names: namesIn(duel), you, ...course };
}
