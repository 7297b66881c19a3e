// Records what our bot sends and stores, so that the others can send the same words and buttons, and store as much.

import type { RedisServer } from "../infra/store/redis-server.ts";
import type { Simulator } from "../platforms/conformance/rig.ts";
import type { TableOf } from "./tables.ts";

/** Rounds before the recorded press; by then the message has reached its usual size. */
const ROUNDS = 12;

const QUERIES = {
  discord: "transcript?kind=rest&operation=create_interaction_response",
  telegram: "transcript?kind=call",
} as const;

export interface Recorded {
  /** For a bot's BENCH_PAYLOADS. */
  readonly payloads: string;
  /** Sent to Redis for each press. */
  readonly updateBytes: number;
}

/** Also records how much a press stores. */
export async function recordAll(
  simulator: Simulator,
  platform: keyof typeof QUERIES,
  tableOf: TableOf,
  redis: RedisServer,
): Promise<Recorded> {
  const payloads = await recordPayloads(simulator, platform, tableOf);
  const seat = await tableOf(simulator).sit();
  const received = async (): Promise<number> =>
    Number(/total_net_input_bytes:(\d+)/.exec(String(await redis.command("INFO", "stats")))?.[1]);
  for (let round = 0; round < ROUNDS; round++) await seat.press();
  const before = await received();
  for (let round = 0; round < ROUNDS; round++) await seat.press();
  return { payloads, updateBytes: Math.round(((await received()) - before) / ROUNDS) };
}

/** Plays a few rounds; resolves to the bodies of the calls that posted, edited and answered, as JSON for a bare bot's
 * BENCH_PAYLOADS. */
async function recordPayloads(
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
