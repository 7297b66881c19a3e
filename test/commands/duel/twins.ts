// Twin duels: two worlds that differ only in one pick that isn't shown yet.

import { DUEL, type Duel } from "../../../commands/duel/rules.ts";
import type { Caller, Incoming, Place, Reply } from "../../../src/chat/index.ts";
import type { RandomSource } from "../../../src/core/random/index.ts";
import { ANNA, viewOf } from "../play/table.ts";
import { BORIS_EN, found, GROUP, openRing, type Ring, sessionOf, VERA } from "./ring.ts";

const DAN: Caller = { platform: "discord", id: "700", name: "Dan", locale: "ru" };
const DAN_AT_HOME: Place = { kind: "private", id: "700" };

/** What is the same in both worlds. */
export interface Setting {
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

export const MOVES = {
  classic: ["rock", "paper", "scissors"],
  "lizard-spock": ["rock", "paper", "scissors", "lizard", "spock"],
} as const;

const one = <T>(random: RandomSource, all: readonly T[]): T => all[random.below(all.length)] as T;

export function drawSetting(random: RandomSource): Setting {
  const variant = one(random, ["classic", "lizard-spock"] as const);
  const rounds = Array.from({ length: random.below(4) }, () => {
    const move = one(random, MOVES[variant]);
    // Some draws, and never enough wins to end the duel.
    return [move, random.below(2) === 0 ? move : one(random, MOVES[variant])] as const;
  });
  return {
    ...{ variant, rounds, length: one(random, ["first to 5", "first to 10"]) },
    ...{ isAcross: random.below(2) === 0 },
    ...{ side: one(random, [0, 1] as const), stops: one(random, [[], [], [0], [1]] as const) },
  };
}

/** A world, and everything it sent. */
export interface Twin {
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

export async function openTwin(setting: Setting, hidden: string): Promise<Twin> {
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

export function pressOf(
  session: string,
  caller: Caller,
  place: Place,
  turn: number,
  move: string,
): Partial<Incoming> {
  return { type: "press", caller, place, action: { scope: "duel", session, turn, move } };
}

/** Everyone who can look: both sides, a bystander, and someone on the other platform. */
export const VIEWERS: readonly (readonly [Caller, Place])[] = [
  [ANNA, GROUP],
  [BORIS_EN, GROUP],
  [VERA, GROUP],
  [DAN, DAN_AT_HOME],
];
