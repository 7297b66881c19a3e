// Records what our bot sends, so that the other can send the same words and buttons.

import type { Simulator } from "../platforms/conformance/rig.ts";
import type { TableOf } from "./tables.ts";

/** Rounds before the recorded press; by then the message has reached its usual size. */
const ROUNDS = 12;

const QUERIES = {
  discord: "transcript?kind=rest&operation=create_interaction_response",
  telegram: "transcript?kind=call",
} as const;

/** Plays a few rounds; resolves to the bodies of the calls that posted, edited and answered, as JSON for a bare bot's
 * BENCH_PAYLOADS. */
export async function recordPayloads(
  simulator: Simulator,
  platform: keyof typeof QUERIES,
  tableOf: TableOf,
): Promise<string> {
  const table = tableOf(simulator);
  const seat = await table.sit();
  for (let round = 0; round < ROUNDS; round++) await seat.press();
  const calls = await simulator.get<readonly Call[]>(QUERIES[platform]);
  return JSON.stringify(platform === "discord" ? ofDiscord(calls) : ofTelegram(calls));
}

interface Call {
  readonly body: { readonly type: number; readonly data: object };
  readonly method: string;
  readonly params: object;
}

function ofDiscord(calls: readonly Call[]): object {
  const bodyOf = (type: number): object | undefined =>
    calls.findLast(({ body }) => body?.type === type)?.body.data;
  return { post: bodyOf(4), edit: bodyOf(7) };
}

function ofTelegram(calls: readonly Call[]): object {
  const paramsOf = (method: string): object | undefined =>
    calls.findLast((call) => call.method === method)?.params;
  return {
    post: paramsOf("sendMessage"),
    edit: paramsOf("editMessageText"),
    answer: paramsOf("answerCallbackQuery"),
  };
}
