// No code path reveals a pick before both are in: in twin worlds that differ only in one pick that isn't shown yet,
// whatever anyone does, every byte sent is the same.

import { afterEach, describe, expect, it } from "vitest";
import { DUEL, type Duel } from "../../../commands/duel/rules.ts";
import type { Caller, Incoming, Place, Reply } from "../../../src/chat/index.ts";
import { pickRandom, type RandomSource, seededRandom } from "../../../src/core/random/index.ts";
import { ANNA, viewOf } from "../play/table.ts";
import { BORIS_EN, found, GROUP, openRing, type Ring, sessionOf, VERA } from "./ring.ts";

const DAN: Caller = { platform: "discord", id: "700", name: "Dan", locale: "ru" };
const DAN_AT_HOME: Place = { kind: "private", id: "700" };

/** What is the same in both worlds. */
interface Setting {
  readonly variant: "classic" | "lizard-spock";
  readonly length: string;
  /** Whether the second side is on a different platform. */
  readonly isAcross: boolean;
  /** Moves of the earlier rounds. */
  readonly rounds: readonly (readonly [string, string])[];
  /** The side that has picked; the other hasn't. */
  readonly side: 0 | 1;
  /** Sides that have asked to stop in this round. */
  readonly stops: readonly (0 | 1)[];
}

const MOVES = {
  classic: ["rock", "paper", "scissors"],
  "lizard-spock": ["rock", "paper", "scissors", "lizard", "spock"],
} as const;

function drawSetting(random: RandomSource): Setting {
  const variant = pickRandom(random, ["classic", "lizard-spock"] as const);
  const rounds = Array.from({ length: random.below(4) }, () => {
    const move = pickRandom(random, MOVES[variant]);
    // Some draws, and never enough wins to end the duel.
    return [move, random.below(2) === 0 ? move : pickRandom(random, MOVES[variant])] as const;
  });
  return {
    ...{ variant, rounds, length: pickRandom(random, ["first to 5", "first to 10"]) },
    ...{ isAcross: random.below(2) === 0 },
    ...{ side: pickRandom(random, [0, 1] as const), stops: pickRandom(random, [[], [], [0], [1]] as const) },
  };
}

/** A world, and everything it sent. */
interface Twin {
  readonly ring: Ring;
  readonly id: string;
  readonly people: readonly [Caller, Caller];
  /** What the hidden pick itself caused to be sent. */
  readonly picked: string;
  /** The reply to an event, with everything else it caused to be sent, as one text. */
  tell(event: Partial<Incoming>): Promise<string>;
  /** What a check of the clocks sends. */
  tick(): Promise<string>;
  stored(): Promise<Duel>;
  /** Restores the duel's earlier state. */
  restore(duel: Duel): Promise<void>;
}

async function openTwin(setting: Setting, hidden: string): Promise<Twin> {
  const ring = await openRing();
  const { table } = ring;
  await ring.serve();
  const second = setting.isAcross ? DAN : BORIS_EN;
  const places = [GROUP, setting.isAcross ? DAN_AT_HOME : GROUP] as const;
  const { variant, length } = setting;
  const called = await ring.call({ variant, length });
  const id = sessionOf(viewOf(called));
  await ring.shown(called);
  const read = async (): Promise<Duel> => (await table.store.read(DUEL, id)) as Duel;
  const { code = "" } = await read();
  let events = 0;
  const send = (event: Partial<Incoming>): Promise<Reply> => {
    const findPerson = () => found(ANNA);
    const by = { id: `twin-${++events}`, caller: ANNA, place: GROUP, findPerson, ...event };
    return table.dispatch.handle(by as Incoming);
  };
  const people = [ANNA, second] as const;
  const press = (side: 0 | 1, turn: number, move: string) =>
    send(pressOf(id, people[side], places[side], turn, move));
  if (setting.isAcross) {
    const joined = await send({
      ...{ type: "command", command: "rps", subcommand: "join", options: { code } },
      ...{ caller: DAN, place: DAN_AT_HOME },
    });
    await ring.shown(joined, { platform: "discord", place: DAN_AT_HOME });
  } else await press(1, 0, "accept");
  for (const [turn, round] of setting.rounds.entries())
    for (const side of [0, 1] as const) await press(side, turn, round[side]);
  const turn = setting.rounds.length;
  for (const side of setting.stops) await press(side, turn, "stop");
  await ring.settled();
  const seen = async (reply: unknown, from: readonly [number, number, number]): Promise<string> => {
    await ring.settled();
    const besides = [
      table.posts.slice(from[0]),
      table.edits.slice(from[1]),
      table.logged.slice(from[2]),
      table.defects.map(String),
    ];
    // Each world has its own host, so codes and ids differ.
    return JSON.stringify([reply, besides]).replaceAll(code, "CODE").replaceAll(id, "ID");
  };
  const marks = () => [table.posts.length, table.edits.length, table.logged.length] as const;
  const before = marks();
  const picked = await seen(await press(setting.side, turn, hidden), before);
  return {
    ...{ ring, id, people, picked, stored: read },
    tell: async (event) => {
      const from = marks();
      const reply = await send(event);
      const present = reply.type === "edit" ? await reply.present?.() : undefined;
      return seen([reply, present], from);
    },
    tick: async () => {
      const from = marks();
      await ring.tick();
      return seen(undefined, from);
    },
    restore: (duel) => table.store.update(DUEL, id, () => ({ next: duel, result: undefined }), 1_000_000_000),
  };
}

function pressOf(
  session: string,
  caller: Caller,
  place: Place,
  turn: number,
  move: string,
): Partial<Incoming> {
  return { type: "press", caller, place, action: { scope: "duel", session, turn, move } };
}

/** Everyone who can look: both sides, a bystander, and someone on the other platform. */
const VIEWERS: readonly (readonly [Caller, Place])[] = [
  [ANNA, GROUP],
  [BORIS_EN, GROUP],
  [VERA, GROUP],
  [DAN, DAN_AT_HOME],
];

/** Covers every value of each part of a setting, and most pairs. */
const SETTINGS = 10;
const SEED = 20_261_122;

const open: Twin[] = [];
afterEach(async () => {
  for (const { ring } of open.splice(0)) await ring.stop();
});

/** The same duel, once for each of these picks. */
async function twinsOf(setting: Setting, picks: readonly string[]): Promise<readonly Twin[]> {
  const twins = await Promise.all(picks.map((pick) => openTwin(setting, pick)));
  open.push(...twins);
  return twins;
}

const BUTTONS = ["accept", "offered", "retract", "stop", "resign", "again", "decline"];
/** Moves with no button on the duel, or none yet; a modified client can send them anyway. */
const FORGED = ["reveal", "read", "chart", "card", "join", "why", "verify", "picks", "mute", "show", "never"];

/** Presses that this viewer can send without ending the round. */
function pressesOf(setting: Setting, id: string, caller: Caller, place: Place, isLast: boolean) {
  const turn = setting.rounds.length;
  const moves = isLast ? [] : MOVES[setting.variant];
  const now = [...BUTTONS, ...FORGED, ...moves].map((move) => pressOf(id, caller, place, turn, move));
  const otherTurns = [turn + 1, 999, ...(turn > 0 ? [turn - 1] : [])];
  const late = otherTurns.map((at) => pressOf(id, caller, place, at, "rock"));
  return [...now, ...late];
}

function commandsOf(caller: Caller, place: Place): readonly Partial<Incoming>[] {
  const typed = (command: string, subcommand: string, options = {}): Partial<Incoming> => ({
    ...{ type: "command", command, subcommand, options, caller, place },
  });
  return [typed("rps", "join"), typed("rps", "join", { code: "K7F3PM" }), typed("data", "export")];
}

async function expectAlike(twins: readonly Twin[], saved: readonly Duel[], event: Partial<Incoming>) {
  const seen: string[] = [];
  for (const [at, twin] of twins.entries()) {
    seen.push(await twin.tell(event));
    await twin.restore(saved[at] as Duel);
  }
  for (const text of seen.slice(1)) expect(text, JSON.stringify(event)).toBe(seen[0]);
}

describe("a pick before both are in", () => {
  const random = seededRandom(SEED);
  const settings = Array.from({ length: SETTINGS }, () => drawSetting(random));

  it.each(settings)(
    "appears in no reply, message or log for anyone: $variant $length, side $side",
    async (setting) => {
      const twins = await twinsOf(setting, MOVES[setting.variant]);
      const [first] = twins as [Twin];
      // Only the person who picked is shown the pick.
      const shownOthers = twins.map(({ picked }) =>
        picked.replace(/You picked [^.]+\.|Ваш выбор: [^.]+\./u, ""),
      );
      expect(new Set(shownOthers).size).toBe(1);
      const saved = await Promise.all(twins.map((twin) => twin.stored()));
      for (const [caller, place] of VIEWERS) {
        const isLast = caller.id === first.people[setting.side === 0 ? 1 : 0].id;
        const presses = pressesOf(setting, first.id, caller, place, isLast);
        for (const event of [...presses, ...commandsOf(caller, place)])
          await expectAlike(twins, saved, event);
      }
      const ticks = await Promise.all(twins.map((twin) => twin.tick()));
      expect(new Set(ticks).size).toBe(1);
    },
  );

  it.each(settings.slice(0, 8))(
    "stays hidden when the duel ends mid-round: $variant $length, side $side",
    async (setting) => {
      const twins = await twinsOf({ ...setting, stops: [] }, MOVES[setting.variant]);
      const [{ id, people }] = twins as [Twin];
      const [caller, place] = VIEWERS.find(([{ id }]) => id === people[setting.side].id) ?? expect.fail();
      const presses = ["stop", "resign", "again"].map((move) =>
        pressOf(id, caller, place, setting.rounds.length, move),
      );
      for (const event of [...presses, ...commandsOf(caller, place).slice(2)]) {
        const seen = await Promise.all(twins.map((twin) => twin.tell(event)));
        expect(new Set(seen).size, JSON.stringify(event)).toBe(1);
      }
      expect((await twins[0]?.stored())?.play?.over?.ending).toBe("resigned");
    },
  );

  it("is stored at the same length as any other, never twice the same", async () => {
    const [setting] = settings as [Setting];
    const twins = await twinsOf(setting, [...MOVES[setting.variant], ...MOVES[setting.variant]]);
    const docs = await Promise.all(twins.map((twin) => twin.stored()));
    const sealed = docs.map(({ play }) => play?.picks[setting.side] ?? "");
    expect(new Set(sealed).size).toBe(sealed.length);
    expect(new Set(sealed.map(({ length }) => length)).size).toBe(1);
    const rest = docs.map(({ code, ...doc }, at) =>
      JSON.stringify({ ...doc, hasCode: code !== undefined }).replaceAll(sealed[at] as string, "PICK"),
    );
    expect(new Set(rest).size).toBe(1);
  });
});
