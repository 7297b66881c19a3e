// Platforms deliver events again: to the same process or to another, at once or after later events. Random presses and
// commands, delivered so to two processes on one store, must change its documents as if delivered once to one.

import crypto, { createHash } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { afterEach, expect, it } from "vitest";
import type { Action, Caller, CommandCall, Place, Press, Reply } from "../../src/chat/index.ts";
import { pickRandom, seededRandom } from "../../src/core/random/index.ts";
import { openStore } from "../../src/infra/store/index.ts";
import { type NotedDocument, notedStore } from "../noted-store.ts";
import { ANNA, BORIS, openTable } from "./play/table.ts";

const GROUP: Place = { kind: "group", id: "-5" };
const PEOPLE: readonly Caller[] = [ANNA, BORIS];
const COMMANDS = [
  ["rps", "play", {}],
  ["rps", "play", { length: "3" }],
  ["oddeven", "play", {}],
  ["mines", "play", {}],
  ["daily", "opponent", {}],
  ["daily", "board", {}],
  ["rps", "duel", {}],
  ["rps", "duel", { user: "Boris" }],
  ["tournament", "create", {}],
  ["tournament", "join", { strategy: "copy" }],
] as const;
/** Nothing else is pressed: their answers are only shown. */
const SCOPES = new Set(["rps", "oddeven", "rpsls", "mines", "daily", "duel", "tournament"]);
const STEPS = 120;
/** An event comes again within seconds, while the session that it started is still known. What has neither session nor
 * turn, such as entering a tournament, comes again before anything else happens. */
const AGAIN_WITHIN = 4;
const hasTurn = (event: CommandCall | Press): boolean =>
  event.type === "press" ? event.action?.scope !== "tournament" : event.command !== "tournament";

const { randomBytes } = crypto;
afterEach(() => {
  crypto.randomBytes = randomBytes;
  syncBuiltinESMExports();
});

it.each([1, 2, 3, 4])("events that are delivered again change nothing (seed %i)", async (seed) => {
  const random = seededRandom(seed);
  const pick = <T>(all: readonly T[]): T => pickRandom(random, all);
  const clock = { now: Date.parse("2026-11-18T12:00:00Z") };
  const [once, again] = [await openWorld(1, clock), await openWorld(2, clock)];
  /** What each message showed last, newest last. */
  const shown: { readonly to: Caller; readonly actions: readonly Action[] }[] = [];
  const sent: (CommandCall | Press)[] = [];
  for (let step = 0; step < STEPS; step++) {
    clock.now += 1000;
    const message = pick([undefined, ...shown.slice(-5), shown.at(-1), shown.at(-1)]);
    const caller = message && random.below(3) > 0 ? message.to : pick(PEOPLE);
    const other = caller === ANNA ? BORIS : ANNA;
    const by = { id: `event-${step}`, caller, place: GROUP, findPerson: () => ({ ...other, isBot: false }) };
    const [command, subcommand, options] = pick(COMMANDS);
    const event: CommandCall | Press = message
      ? { ...by, type: "press", action: pick(message.actions) }
      : { ...by, type: "command", command, subcommand, options };
    sent.push(event);
    const [reply] = await once.deliver(event, [0]);
    await again.deliver(event, pick([[0], [1], [0, 1], [1, 0, 1]]));
    const actions = actionsIn(reply);
    if (actions.length > 0) shown.push({ to: message?.to ?? caller, actions });
    const late = [...sent.slice(-AGAIN_WITHIN).filter(hasTurn), event];
    for (let times = random.below(3); times > 0; times--)
      await again.deliver(pick(late), pick([[0], [1], [0, 1]]));
    expect(await again.documents(), JSON.stringify(event)).toEqual(await once.documents());
  }
});

/** Processes on one store. */
async function openWorld(processes: number, clock: { readonly now: number }) {
  const { store, noted } = notedStore(await openStore({ dataDir: ":memory:" }));
  const tables = await Promise.all(
    Array.from({ length: processes }, () => openTable({ store, now: () => clock.now })),
  );
  return {
    /** Delivers the event to these processes at once. */
    deliver(event: CommandCall | Press, to: readonly number[]): Promise<readonly (Reply | undefined)[]> {
      drawFrom(event.id);
      return Promise.all(to.map((process) => tables[process]?.dispatch.handle(event)));
    },
    async documents(): Promise<Readonly<Record<string, unknown>>> {
      const named = async ({ kind, id }: NotedDocument) => [`${kind.name} ${id}`, await store.read(kind, id)];
      const all = await Promise.all(noted().map(named));
      return Object.fromEntries(all.filter(([, document]) => document !== undefined));
    },
  };
}

/** What an event draws follows from its id, so that it's the same in both worlds. */
function drawFrom(event: string): void {
  const block = (bytes: number, at: number) =>
    createHash("sha256").update(`${event} ${bytes} ${at}`).digest();
  const drawn = (bytes: number) =>
    Buffer.concat(Array.from({ length: Math.ceil(bytes / 32) }, (_, at) => block(bytes, at)));
  crypto.randomBytes = ((bytes: number) => drawn(bytes).subarray(0, bytes)) as typeof randomBytes;
  syncBuiltinESMExports();
}

function actionsIn(reply: Reply | undefined): readonly Action[] {
  if (reply?.type !== "post" && reply?.type !== "edit") return [];
  const all = (reply.view.buttons ?? []).flat().map(({ action }) => action);
  return all.filter(({ scope }) => SCOPES.has(scope));
}
