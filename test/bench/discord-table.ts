// People at a table on the simulated Discord: what they send through the control API, and the few answer fields that
// are read.

import type { Simulator } from "../platforms/conformance/rig.ts";

/** A message's current state, with its buttons. */
export interface DiscordMessage {
  readonly id: string;
  readonly components: readonly { readonly components: readonly { readonly custom_id: string }[] }[];
}

/** The outcome of one interaction. */
export interface DiscordOutcome {
  /** `acked`, `pending` after the wait, or `failed` after Discord's own deadline. */
  readonly state: string;
  readonly message: DiscordMessage | null;
}

/** Not the channel that the simulator's load generator writes to, because channels drop old messages. */
const CHANNEL = "800000000000000011";

/** How long to wait for an answer; Discord itself gives up after 3,000. */
const WAIT_MS = 4000;

/** Adds a person the bot hasn't met; resolves to the id. */
export async function newDiscordUser(simulator: Simulator): Promise<string> {
  return (await simulator.post<{ id: string }>("user", { global_name: "Vera" })).id;
}

/** Types a slash command, and waits for its answer. */
export function sayOnDiscord(
  simulator: Simulator,
  user: string,
  name: string,
  options: object = {},
): Promise<DiscordOutcome> {
  return simulator.post("interaction", {
    kind: "slash",
    name,
    options,
    user,
    channel: CHANNEL,
    wait: WAIT_MS,
  });
}

/** Presses a button by its id, and waits for the answer. `how` takes the simulator's `duplicate`,
 * `force` and `until`. */
export function pressOnDiscord(
  simulator: Simulator,
  user: string,
  press: { readonly message: string; readonly button: string },
  how: { readonly duplicate?: number; readonly force?: boolean; readonly until?: "ack" } = {},
): Promise<DiscordOutcome> {
  const { message, button } = press;
  return simulator.post("interaction", {
    kind: "button",
    message,
    custom_id: button,
    user,
    wait: WAIT_MS,
    ...how,
  });
}

/** The ids of the message's buttons, in reading order. */
export function buttonIds({ components }: DiscordMessage): string[] {
  return components.flatMap((row) => row.components.map(({ custom_id }) => custom_id));
}
