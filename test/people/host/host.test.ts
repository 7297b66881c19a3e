// The host on its store: its secret, on which processes agree, and what only it can compute.

import { createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkProof } from "../../../src/core/proof/check.ts";
import { CHAIN_DAYS, dayAt } from "../../../src/core/proof/day.ts";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import { HostKeyProblem, keyedHash, openHost } from "../../../src/people/host/host.ts";

const HOUR = 3_600_000;
const MIDNIGHT = Date.UTC(2026, 10, 22);
const TODAY = dayAt(MIDNIGHT);
const KEY = new Uint8Array(32).fill(1);
const OTHER = new Uint8Array(32).fill(2);

let store: Store;
let now: number;
let made: number;

beforeEach(async () => {
  store = await openStore({ dataDir: ":memory:" });
  now = MIDNIGHT + 12 * HOUR;
  made = 0;
});
afterEach(() => store.close());

/** A process on the store; without a HOST_KEY, each one would make its own secret. */
const source = (hostKey?: Uint8Array) => ({
  ...{ store, hostKey, now: () => now },
  freshKey: () => new Uint8Array(32).fill(100 + made++),
});

describe("the secret of a store", () => {
  it.each([undefined, KEY])("is agreed on once, by any number of processes: %o", async (key) => {
    const hosts = await Promise.all(Array.from({ length: 6 }, () => openHost(source(key))));
    now += 40 * 24 * HOUR;
    hosts.push(await openHost(source(key)));
    expect(new Set(hosts.map(({ anchor }) => anchor)).size).toBe(1);
    expect(new Set(hosts.map(({ keyedHash }) => keyedHash("a", "b"))).size).toBe(1);
  });

  it("is refused with another HOST_KEY, or none, and isn't replaced by one", async () => {
    const { anchor } = await openHost(source(KEY));
    for (const key of [OTHER, undefined]) await expect(openHost(source(key))).rejects.toThrow(HostKeyProblem);
    expect((await openHost(source(KEY))).anchor).toBe(anchor);
    const elsewhere = { store: await openStore({ dataDir: ":memory:" }) };
    await openHost({ ...source(), ...elsewhere });
    await expect(openHost({ ...source(KEY), ...elsewhere })).rejects.toThrow(HostKeyProblem);
  });
});

describe("the chain of day secrets", () => {
  it("shows a day's secret an hour into the next day, and it leads to the anchor", async () => {
    const host = await openHost(source(KEY));
    expect(host.shownDay()).toBeUndefined();
    expect(() => host.dayKey(TODAY - 1)).toThrow(RangeError);
    now = MIDNIGHT + 25 * HOUR - 1;
    expect([host.shownDay(), host.isShown(TODAY)]).toEqual([undefined, false]);
    now += 1;
    expect(host.isShown(TODAY)).toBe(true);
    for (const days of [0, 1, 400]) {
      now = MIDNIGHT + (days * 24 + 25) * HOUR;
      const shown = host.shownDay() ?? expect.fail("nothing is shown");
      expect(shown).toEqual({ day: TODAY + days, key: host.dayKey(TODAY + days), anchor: host.anchor });
      const { steps, problem } = checkProof({ kind: "day", ...shown });
      expect([steps, problem]).toEqual([days + 1, undefined]);
    }
  });

  it("is followed by another one after ten years, at the next start", async () => {
    const before = await openHost(source(KEY));
    now += CHAIN_DAYS * 24 * HOUR;
    expect(before.shownDay()?.day).toBe(TODAY + CHAIN_DAYS - 1);
    const after = await openHost(source(KEY));
    expect(after.anchor).not.toBe(before.anchor);
    expect(after.keyedHash("a", "b")).toBe(before.keyedHash("a", "b"));
    expect(after.shownDay()).toBeUndefined();
    expect((await openHost(source(KEY))).anchor).toBe(after.anchor);
  });
});

describe("what is hidden", () => {
  it("is uncovered by the same host for the same use alone", async () => {
    const host = await openHost(source(KEY));
    const hidden = host.hide("duel:1", Uint8Array.of(2));
    expect(host.hide("duel:1", Uint8Array.of(2))).not.toBe(hidden);
    expect(host.uncover("duel:1", hidden)).toEqual(Uint8Array.of(2));
    const other = await openHost({ ...source(OTHER), store: await openStore({ dataDir: ":memory:" }) });
    const altered = `${hidden.slice(0, -2)}${hidden.endsWith("AA") ? "BB" : "AA"}`;
    expect(host.uncover("duel:2", hidden)).toBeUndefined();
    expect(host.uncover("duel:1", altered)).toBeUndefined();
    expect(host.uncover("duel:1", "AAAA")).toBeUndefined();
    expect(other.uncover("duel:1", hidden)).toBeUndefined();
  });
});

it("makes keyed hashes that depend on the secret and the use", () => {
  const hmac = (key: Uint8Array, text: string): Buffer => createHmac("sha256", key).update(text).digest();
  for (const [secret, what] of [
    [KEY, "owner"],
    [OTHER, "owner"],
    [KEY, "session"],
  ] as const) {
    const hash = hmac(hmac(secret, `gadalka-hash|${what}`), "discord:1").toString("base64url");
    expect(keyedHash(secret, what, "discord:1")).toBe(hash.slice(0, 22));
  }
});
