// Several processes of one bot at one simulated Discord, each with its shards, and people who press
// while processes come and go.

import { setTimeout as wait } from "node:timers/promises";
import { type Bot, eventually, type Simulator, startBot } from "../rig.ts";
import { type Message, newcomer, type Outcome, type Person, roundsOf, shownBy } from "./person.ts";

/** An entry of the simulator's transcript about the gateway. */
interface GatewayEvent {
  readonly at: number;
  readonly seq: number;
  readonly event: string;
  readonly shard?: readonly [id: number, of: number];
}

/** What happened to the bot's connections so far, in order. */
export function gatewayEvents(simulator: Simulator, event: string): Promise<readonly GatewayEvent[]> {
  return simulator.get(`transcript?kind=gateway&event=${event}`);
}

/** Processes that are stopped together at the end of a test. */
export class Fleet {
  readonly #environment: () => Readonly<Record<string, string>>;
  readonly #bots: Bot[] = [];

  /** `environment` is what all processes have in common. */
  constructor(environment: () => Readonly<Record<string, string>>) {
    this.#environment = environment;
  }

  async start(own: Readonly<Record<string, string>> = {}): Promise<Bot> {
    const bot = await startBot({ ...this.#environment(), ...own });
    this.#bots.push(bot);
    return bot;
  }

  async stop(): Promise<void> {
    await Promise.all(this.#bots.splice(0).map((bot) => bot.stop()));
  }
}

/** Servers, so many, in which nobody has been yet; their ids spread evenly over any number of shards. */
export async function newServers(simulator: Simulator, count: number): Promise<readonly string[]> {
  const { ids } = await simulator.post<{ ids: readonly string[] }>("guilds", { count });
  return ids;
}

/** A person in an endless match, each in a server of their own. */
export interface Seat {
  readonly person: Person;
  match: Message;
  /** The presses that were sent. */
  sent: number;
  readonly unanswered: Outcome[];
}

export async function takeSeat(simulator: Simulator, guild: string): Promise<Seat> {
  const person = await newcomer(simulator, { guild });
  const match = shownBy(await person.says("rps play", { length: "endless" }));
  return { person, match, sent: 0, unanswered: [] };
}

/** As somebody in a hurry, who still sees what comes of each press. */
const BETWEEN_PRESSES_MS = 50;

/** Presses once; the answer, if it came, is the message of the next press. */
export async function pressAt(seat: Seat): Promise<void> {
  seat.sent += 1;
  const outcome = await seat.person.presses(seat.match, "Rock");
  if (outcome.state === "acked") seat.match = shownBy(outcome);
  else seat.unanswered.push(outcome);
}

/** Presses at all seats at once, one press after the other at each, until `done`. */
export async function playUntil(seats: readonly Seat[], done: Promise<unknown>): Promise<void> {
  let isDone = false;
  const ended = done.finally(() => {
    isDone = true;
  });
  const play = async (seat: Seat): Promise<void> => {
    while (!isDone) {
      await pressAt(seat);
      await wait(BETWEEN_PRESSES_MS);
    }
  };
  await Promise.all([ended, ...seats.map(play)]);
}

/** Whoever pressed was answered, and each press counted once. */
export async function lostAndDoubled(seats: readonly Seat[]) {
  const counted = await Promise.all(seats.map(({ person }) => roundsOf(person)));
  return {
    unanswered: seats.flatMap(({ unanswered }) => unanswered),
    miscounted: seats.flatMap(({ sent }, index) => (sent === counted[index] ? [] : [[sent, counted[index]]])),
  };
}

/** Resolves once so many events of the kind have happened. */
export function happened(simulator: Simulator, event: string, times: number) {
  return eventually(
    () => gatewayEvents(simulator, event),
    (events) => events.length >= times,
  );
}
