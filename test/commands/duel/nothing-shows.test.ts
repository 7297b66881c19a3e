// No code path reveals a pick before both are in: in twin worlds that differ only in one pick that isn't shown yet,
// whatever anyone does, every byte sent is the same.

import { describe, expect, it } from "vitest";
import { DUEL, type Duel } from "../../../commands/duel/rules.ts";
import type { Caller, Incoming, Place, Reply } from "../../../src/chat/index.ts";
import { ANNA, viewOf } from "../play/table.ts";
import { BORIS_EN, found, GROUP, openRing, sessionOf, VERA } from "./ring.ts";

const DAN: Caller = { platform: "discord", id: "700", name: "Dan", locale: "ru" };
const DAN_AT_HOME: Place = { kind: "private", id: "700" };
/** Everyone who can look: both sides, a bystander, and someone on the other platform. */
const VIEWERS: readonly (readonly [Caller, Place])[] = [
  [ANNA, GROUP],
  [BORIS_EN, GROUP],
  [VERA, GROUP],
  [DAN, DAN_AT_HOME],
];

const MOVES = {
  classic: ["rock", "paper", "scissors"],
  "lizard-spock": ["rock", "paper", "scissors", "lizard", "spock"],
} as const;

/** Where the second side is; the earlier rounds; the side that has picked; the sides that have asked to stop. */
type Setting = readonly [
  variant: keyof typeof MOVES,
  second: "here" | "across",
  rounds: string,
  side: 0 | 1,
  stops: readonly (0 | 1)[],
];
const SETTINGS: readonly Setting[] = [
  ["classic", "here", "", 0, []],
  ["classic", "here", "rock-rock paper-rock", 1, [0]],
  ["classic", "across", "", 1, []],
  ["classic", "across", "rock-scissors", 0, [1]],
  ["lizard-spock", "here", "spock-rock rock-rock rock-paper", 0, [0]],
  ["lizard-spock", "here", "", 1, [1]],
  ["lizard-spock", "across", "lizard-lizard", 1, [0]],
  ["lizard-spock", "across", "rock-paper paper-spock", 0, []],
];

const pressOf = (session: string, caller: Caller, place: Place, turn: number, move: string) =>
  ({ type: "press", caller, place, action: { scope: "duel", session, turn, move } }) as Partial<Incoming>;

/** A world in which that move is hidden, and everything it sent. */
async function openTwin([variant, second, played, side, stops]: Setting, hidden: string) {
  const ring = await openRing();
  const { table } = ring;
  await ring.serve();
  const called = await ring.shown(await ring.call({ variant, length: "first to 5" }));
  const id = sessionOf(viewOf(called));
  const stored = async (): Promise<Duel> => (await table.store.read(DUEL, id)) ?? expect.fail();
  const { code = "" } = await stored();
  let events = 0;
  const send = (event: Partial<Incoming>): Promise<Reply> => {
    const by = { id: `twin-${++events}`, caller: ANNA, place: GROUP, findPerson: () => found(ANNA) };
    return table.dispatch.handle({ ...by, ...event } as Incoming);
  };
  const there = second === "here" ? ([BORIS_EN, GROUP] as const) : ([DAN, DAN_AT_HOME] as const);
  const press = (at: 0 | 1, turn: number, move: string) =>
    send(pressOf(id, ...(at === 0 ? ([ANNA, GROUP] as const) : there), turn, move));
  if (second === "across") {
    const by = { caller: DAN, place: DAN_AT_HOME };
    const joined = await table.type("rps", "join", { code }, by);
    await ring.shown(joined, { platform: "discord", place: DAN_AT_HOME });
  } else await press(1, 0, "accept");
  const rounds = played.split(" ").filter(Boolean);
  for (const [turn, round] of rounds.entries())
    for (const [at, move = ""] of round.split("-").entries()) await press(at as 0 | 1, turn, move);
  for (const at of stops) await press(at, rounds.length, "stop");
  await ring.settled();
  /** What an event causes to be sent, as one text. Each world has its own host, so codes and ids differ. */
  const sentBy = async (happen: () => Promise<unknown>): Promise<string> => {
    const kinds = [table.posts, table.edits, table.logged];
    const before = kinds.map(({ length }) => length);
    const reply = await happen();
    await ring.settled();
    const besides = kinds.map((sent, at) => sent.slice(before[at]));
    const all = JSON.stringify([reply, besides, table.defects.map(String)]);
    return all.replaceAll(code, "CODE").replaceAll(id, "ID");
  };
  const picked = await sentBy(() => press(side, rounds.length, hidden));
  const people = [ANNA, there[0]] as const;
  return {
    ...{ id, people, picked, stored, turn: rounds.length, tick: () => sentBy(ring.tick) },
    tell: (event: Partial<Incoming>) =>
      sentBy(async () => {
        const reply = await send(event);
        return [reply, reply.type === "edit" ? await reply.present?.() : undefined];
      }),
    restore: (duel: Duel) => table.store.update(DUEL, id, () => ({ next: duel, result: undefined }), 1e9),
  };
}
type Twin = Awaited<ReturnType<typeof openTwin>>;

/** The same duel, once for each of these picks. */
const twinsOf = async (setting: Setting, picks: readonly string[]) =>
  (await Promise.all(picks.map((pick) => openTwin(setting, pick)))) as [Twin, ...Twin[]];

function expectAlike(texts: readonly string[], what?: unknown): void {
  for (const text of texts.slice(1)) expect(text, JSON.stringify(what)).toBe(texts[0]);
}

const BUTTONS = ["accept", "offered", "retract", "stop", "resign", "again", "decline"];
/** Moves with no button on the duel, or none yet; a modified client can send them anyway. */
const FORGED = ["reveal", "read", "chart", "card", "join", "why", "verify", "picks", "mute", "show", "never"];

/** All that this viewer can send without ending the round. */
function eventsOf({ id, turn }: Twin, [caller, place]: (typeof VIEWERS)[number], moves: readonly string[]) {
  const press = (at: number, move: string) => pressOf(id, caller, place, at, move);
  const typed = (command: string, subcommand: string, options = {}): Partial<Incoming> => ({
    ...{ type: "command", command, subcommand, options, caller, place },
  });
  return [
    ...[...BUTTONS, ...FORGED, ...moves].map((move) => press(turn, move)),
    ...[turn + 1, 999, ...(turn > 0 ? [turn - 1] : [])].map((at) => press(at, "rock")),
    ...[typed("rps", "join"), typed("rps", "join", { code: "K7F3PM" }), typed("data", "export")],
  ];
}

describe("a pick before both are in", () => {
  it.each(SETTINGS)(
    "appears in no reply, message or log for anyone: %s, %s, %j, side %i, %j",
    async (...setting) => {
      const [variant, , , side] = setting;
      const twins = await twinsOf(setting, MOVES[variant]);
      const [first] = twins;
      // Only the person who picked is shown the pick.
      expectAlike(twins.map(({ picked }) => picked.replace(/You picked [^.]+\.|Ваш выбор: [^.]+\./u, "")));
      const saved = await Promise.all(twins.map((twin) => twin.stored()));
      for (const viewer of VIEWERS) {
        const isLast = viewer[0].id === first.people[side === 0 ? 1 : 0].id;
        for (const event of eventsOf(first, viewer, isLast ? [] : MOVES[variant])) {
          expectAlike(await Promise.all(twins.map((twin) => twin.tell(event))), event);
          await Promise.all(twins.map((twin, at) => twin.restore(saved[at] as Duel)));
        }
      }
      expectAlike(await Promise.all(twins.map((twin) => twin.tick())));
    },
  );

  it.each(SETTINGS)("stays hidden when the duel ends mid-round: %s, %s, %j, side %i", async (...setting) => {
    const [variant, second, rounds, side] = setting;
    const twins = await twinsOf([variant, second, rounds, side, []], MOVES[variant]);
    const [{ id, people, turn }] = twins;
    const [caller, place] = VIEWERS.find(([{ id }]) => id === people[side].id) ?? expect.fail();
    const events = ["stop", "resign", "again"].map((move) => pressOf(id, caller, place, turn, move));
    for (const event of [...events, ...eventsOf(twins[0], [caller, place], []).slice(-1)])
      expectAlike(await Promise.all(twins.map((twin) => twin.tell(event))), event);
    expect((await twins[0].stored()).play?.over?.ending).toBe("resigned");
  });

  it("is stored at the same length as any other, never twice the same", async () => {
    const [setting] = SETTINGS as [Setting];
    const twins = await twinsOf(setting, [...MOVES.classic, ...MOVES.classic]);
    const docs = await Promise.all(twins.map((twin) => twin.stored()));
    const sealed = docs.map(({ play }) => play?.picks[0] ?? "");
    expect(new Set(sealed).size).toBe(sealed.length);
    expect(new Set(sealed.map(({ length }) => length)).size).toBe(1);
    expectAlike(
      docs.map(({ code, ...doc }, at) =>
        JSON.stringify({ ...doc, hasCode: code !== undefined }).replaceAll(sealed[at] as string, "PICK"),
      ),
    );
  });
});
