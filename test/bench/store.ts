// How fast the store is: updates of a player's document with 1,000 rounds, in the embedded file and in Redis, compared
// with bare SETs of the same size.

import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { createClient } from "@keyv/redis";
import { openStore } from "../../src/infra/store/index.ts";
import { temporaryFolder } from "../platforms/conformance/rig.ts";
import { countRounds, PLAYER_BYTES, type StorePlace, update } from "./store-update.ts";
import { printTable } from "./table.ts";

const WRITER = fileURLToPath(new URL("./store-writer.ts", import.meta.url));
const LANES = 50;
const CONTENDERS = 2;

export interface StoreFigure {
  readonly store: "embedded" | "redis" | "bare redis SET";
  readonly how: "one after another" | "50 documents at once" | "two processes, one document";
  readonly perSecond: number;
  /** Ratio to bare SETs done the same way (for two processes: one after another); undefined without Redis. */
  readonly timesBare: number | undefined;
}

type Rate = Omit<StoreFigure, "timesBare">;

/** Runs `updates` updates each; without a Redis address, only on the embedded file. */
export async function benchStore(
  updates: number,
  redisUrl: string | undefined,
): Promise<readonly StoreFigure[]> {
  const folder = temporaryFolder();
  try {
    const bare = redisUrl === undefined ? [] : await measureBare(redisUrl, updates);
    const embedded = await measurePlace("embedded", { dataDir: folder.path }, updates);
    const redis =
      redisUrl === undefined ? [] : await measurePlace("redis", { dataDir: "", redisUrl }, updates);
    const figures = [...bare, ...embedded, ...redis].map((rate) => ({
      ...rate,
      timesBare: timesBare(rate, bare),
    }));
    printStore(figures);
    return figures;
  } finally {
    folder.remove();
  }
}

function timesBare({ how, perSecond }: Rate, bare: readonly Rate[]): number | undefined {
  const same = bare.find((one) => one.how === how) ?? bare[0];
  return same && perSecond / same.perSecond;
}

async function measurePlace(store: Rate["store"], place: StorePlace, updates: number): Promise<Rate[]> {
  const opened = await openStore({ ...place, report: ({ message }) => process.stderr.write(`${message}\n`) });
  try {
    const rates = await measureWays(store, updates, (key) => update(opened, key));
    const contended = await contend(place, updates);
    const counted = await countRounds(opened, "contended");
    if (counted !== updates)
      throw new Error(`${store}: ${updates} updates of two processes count as ${counted}`);
    return [...rates, { store, how: "two processes, one document", perSecond: contended }];
  } finally {
    await opened.close();
  }
}

async function measureBare(url: string, updates: number): Promise<Rate[]> {
  const client = createClient({ url });
  await client.connect();
  try {
    const value = "x".repeat(PLAYER_BYTES);
    return await measureWays("bare redis SET", updates, (key) => client.set(key, value));
  } finally {
    client.destroy();
  }
}

async function measureWays(
  store: Rate["store"],
  updates: number,
  write: (key: string) => Promise<unknown>,
): Promise<Rate[]> {
  const lanes = (count: number, times: number) =>
    rateOf(count * times, () =>
      Promise.all(
        Array.from({ length: count }, async (_, lane) => {
          for (let done = 0; done < times; done++) await write(`lane-${lane}`);
        }),
      ),
    );
  await lanes(LANES, 10);
  return [
    { store, how: "one after another", perSecond: await lanes(1, updates) },
    { store, how: "50 documents at once", perSecond: await lanes(LANES, Math.ceil(updates / LANES)) },
  ];
}

/** Updates per second by processes that all update one document, each doing its share. */
async function contend(place: StorePlace, updates: number): Promise<number> {
  const plan = JSON.stringify({ place, key: "contended", times: updates / CONTENDERS });
  const writers = Array.from({ length: CONTENDERS }, () => fork(WRITER, [plan]));
  await Promise.all(writers.map((writer) => once(writer, "message")));
  return rateOf(updates, () =>
    Promise.all(
      writers.map((writer) => {
        writer.send("go");
        return once(writer, "exit");
      }),
    ),
  );
}

async function rateOf(count: number, work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (1000 * count) / (performance.now() - started);
}

function printStore(figures: readonly StoreFigure[]): void {
  const title = "Store: updates of a player's document of 1,000 rounds";
  const rows = figures.map((one) => [`${one.store}, ${one.how}`, one.perSecond, one.timesBare]);
  printTable(title, ["", "a second", "× bare SET"], rows);
}
