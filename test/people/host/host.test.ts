// The host on its store: who creates its pledge, how processes agree on it, what follows from it, and what happens at
// midnight, at the end of a chain, and when a key is lost or changed.

import { createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  CHAIN_DAYS,
  checkMatchProof,
  DAY_MS,
  dayStart,
  isKeyOfDay,
  pledgeId,
  readMatchProof,
  seedUnder,
  shortPledgeId,
} from "../../../src/core/fairness/index.ts";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import {
  HostKeyProblem,
  keepFresh,
  keyedHasher,
  openHost,
  renewPledge,
  servedPledges,
} from "../../../src/people/host/index.ts";
import { courseOf } from "../../core/fairness/transcripts.ts";

const NOON = Date.UTC(2026, 10, 22, 12);
const MIDNIGHT = Date.UTC(2026, 10, 22);
const KEY = new Uint8Array(32).fill(1);
const OTHER = new Uint8Array(32).fill(2);

let store: Store;
let now: number;
let made: number;

beforeEach(async () => {
  store = await openStore({ dataDir: ":memory:" });
  now = NOON;
  made = 0;
});
afterEach(() => store.close());

/** A process on the store; without a HOST_KEY, each one would create its own secret. */
const source = (hostKey?: Uint8Array, clock = () => now) => ({
  ...{ store, hostKey, now: clock },
  freshKey: () => new Uint8Array(32).fill(100 + made++),
});

function forget(kind: string): Promise<boolean> {
  return store.remove({ name: kind, parse: (value) => value }, "host");
}

describe("the pledge of a store", () => {
  it("is made at the first start and kept after that", async () => {
    expect(await servedPledges(store)).toEqual([]);
    const first = await openHost(source());
    expect(first.pledge.firstDay).toBe(Math.floor(NOON / DAY_MS));
    expect(first.pledge.follows).toBeUndefined();
    now += 40 * DAY_MS;
    const second = await openHost(source());
    expect(second.pledge).toEqual(first.pledge);
    expect(await servedPledges(store)).toEqual([first.pledge]);
    expect(second.today()).toBe(41);
  });

  it.each([
    ["of the store", undefined],
    ["of HOST_KEY", KEY],
  ])("is the same for processes that start at once, with a secret %s", async (_, key) => {
    const hosts = await Promise.all(Array.from({ length: 6 }, () => openHost(source(key))));
    expect(new Set(hosts.map(({ pledge }) => pledgeId(pledge))).size).toBe(1);
    const seeds = hosts.map((host) => host.draw("match", "abc", "word").seed.join());
    expect(new Set(seeds).size).toBe(1);
    expect(await servedPledges(store)).toHaveLength(1);
  });

  it("is derived from HOST_KEY by HMAC-SHA-256, so the key restores it", async () => {
    const one = await openHost(source(KEY));
    await forget("host-pledges");
    expect((await openHost(source(KEY))).pledge).toEqual(one.pledge);
    const chain = createHmac("sha256", KEY).update(`gadalka-chain|${one.pledge.firstDay}|`).digest();
    expect(isKeyOfDay(one.pledge.anchor, CHAIN_DAYS, Uint8Array.from(chain))).toBe(true);
  });

  it("follows the previous one if the stored secret is lost", async () => {
    const before = await openHost(source());
    await forget("host-key");
    const after = await openHost(source());
    expect(after.pledge.follows).toBe(pledgeId(before.pledge));
    expect(after.pledge.publicKey).not.toEqual(before.pledge.publicKey);
    expect(after.pledges).toEqual([after.pledge, before.pledge]);
    expect((await openHost(source())).pledge).toEqual(after.pledge);
  });

  it("is refused with another HOST_KEY or none, and nothing changes", async () => {
    const { pledge } = await openHost(source(KEY));
    for (const key of [OTHER, undefined]) {
      const problem = await openHost(source(key)).catch((error: unknown) => error);
      expect(problem).toBeInstanceOf(HostKeyProblem);
      expect((problem as HostKeyProblem).served).toBe(shortPledgeId(pledge));
    }
    expect(await servedPledges(store)).toEqual([pledge]);
    expect((await openHost(source(KEY))).pledge).toEqual(pledge);
  });

  it("from the store's secret is refused with a HOST_KEY set later", async () => {
    await openHost(source());
    await expect(openHost(source(KEY))).rejects.toThrow(HostKeyProblem);
  });

  it("is renewed on demand with any key, follows the last, shares no key", async () => {
    const before = await openHost(source(KEY));
    for (const key of [KEY, OTHER]) {
      const [served] = await servedPledges(store);
      await renewPledge(source(key));
      const after = await openHost(source(key));
      expect(after.pledge.follows).toBe(served && pledgeId(served));
      expect(after.pledge.anchor).not.toEqual(served?.anchor);
    }
    expect((await servedPledges(store)).map(pledgeId).at(-1)).toBe(pledgeId(before.pledge));
  });

  it("is renewed once for all processes a month before its chain ends", async () => {
    const hosts = await Promise.all([openHost(source(KEY)), openHost(source(KEY))]);
    const [one, two] = hosts;
    const { pledge } = one;
    now = dayStart(pledge, CHAIN_DAYS - 30);
    await one.refresh();
    expect(one.pledge).toEqual(pledge);
    now += DAY_MS;
    await Promise.all(hosts.map((host) => host.refresh()));
    expect(one.pledge.follows).toBe(pledgeId(pledge));
    expect(two.pledge).toEqual(one.pledge);
    expect(one.today()).toBe(1);
    expect(one.pledgeOf(pledgeId(pledge))).toEqual(pledge);
  });
});

describe("a seed drawn by a host", () => {
  it("is HMAC-SHA-256 of event and word under a day key published later", async () => {
    const host = await openHost(source(KEY));
    const drawn = host.draw("match", "abc", "word");
    expect(drawn).toMatchObject({ day: 1, pledge: pledgeId(host.pledge) });
    now += 3 * DAY_MS;
    const seen = host.publishedKey();
    expect(seen?.day).toBe(1);
    expect(isKeyOfDay(host.pledge.anchor, 1, seen?.key as Uint8Array)).toBe(true);
    expect(seedUnder(seen?.key as Uint8Array, "match", "abc", "word")).toEqual(drawn.seed);
  });

  it("repeats within a day and differs by day, kind, session or word", async () => {
    const host = await openHost(source(KEY));
    const drawn = () => host.draw("match", "abc", "word").seed.join();
    const first = drawn();
    now = MIDNIGHT + DAY_MS - 1;
    expect(drawn()).toBe(first);
    const others = [
      host.draw("board", "abc", "word"),
      host.draw("match", "abd", "word"),
      host.draw("match", "abc"),
    ];
    now += 1;
    expect(new Set([first, drawn(), ...others.map(({ seed }) => seed.join())]).size).toBe(5);
    expect(host.today()).toBe(2);
  });

  it("expires before its key is published, even by a clock a minute ahead", async () => {
    const behind = await openHost(source(KEY));
    const ahead = await openHost(source(KEY, () => now + 60_000));
    const drawn = behind.draw("match", "abc");
    let isPublished = false;
    for (now = MIDNIGHT + 2 * DAY_MS; now < MIDNIGHT + 4 * DAY_MS; now += 30_000) {
      isPublished ||= (ahead.publishedKey()?.day ?? 0) >= drawn.day;
      if (isPublished) expect(behind.isExpired(drawn)).toBe(true);
    }
    expect(isPublished).toBe(true);
    expect(behind.isExpired({ day: 1, pledge: "0".repeat(64) })).toBe(true);
  });

  it("is never drawn under a published key", async () => {
    const { pledge, ...host } = await openHost(source(KEY));
    const id = pledgeId(pledge);
    // A process that doesn't know about a renewed pledge.
    now = dayStart(pledge, CHAIN_DAYS + 3) - 600_001;
    expect(host.draw("draw", "abc")).toMatchObject({ day: CHAIN_DAYS, at: now });
    now += 1;
    for (const kind of ["match", "board", "draw"] as const) {
      expect(() => host.draw(kind, "abc")).toThrow(HostKeyProblem);
      expect(host.drawUnder(id, kind, "abc")).toBeUndefined();
    }
  });

  it("starts no daily under a published key, but repeats one", async () => {
    const host = await openHost(source(KEY));
    const id = pledgeId(host.pledge);
    const daily = host.drawDaily("mind", NOON);
    expect(daily?.day).toBe(1);
    now += 3 * DAY_MS;
    expect(host.drawDaily("mind", NOON)).toBeUndefined();
    expect(host.drawDaily("mind", NOON, id)).toEqual(daily);
  });

  it("keeps its key secret for at least three days", async () => {
    const host = await openHost(source(KEY));
    for (; now < MIDNIGHT + 3 * DAY_MS; now += DAY_MS / 4) expect(host.publishedKey()).toBeUndefined();
    for (let day = 0; day < 10; day++, now += DAY_MS)
      expect(host.publishedKey()?.day ?? 0).toBeLessThanOrEqual(host.today() - 3);
    expect(host.publishedAt(1)).toBe(MIDNIGHT + 3 * DAY_MS);
  });

  it("is drawn under an earlier pledge until its chain has ended", async () => {
    const host = await openHost(source(KEY));
    const before = host.draw("match", "abc");
    await renewPledge(source(KEY));
    await host.refresh();
    expect(host.draw("match", "abc").pledge).not.toBe(before.pledge);
    expect(host.drawUnder(before.pledge, "match", "abc")).toEqual(before);
    now = dayStart(host.pledge, CHAIN_DAYS + 3);
    expect(host.drawUnder(before.pledge, "match", "abc")).toBeUndefined();
    expect(host.drawUnder("0".repeat(64), "match", "abc")).toBeUndefined();
  });
});

describe("a host's proof", () => {
  const proven = async (host: Awaited<ReturnType<typeof openHost>>, pledge = host.pledge) => {
    const course = { ...courseOf(), pledge: pledgeId(pledge) };
    const [first] = course.seedEpochs;
    const { seed, day } = host.draw("match", course.session, course.word);
    const read = readMatchProof(
      host.prove({
        course: { ...course, seedEpochs: [{ ...first, seed, day }] },
        chain: "0".repeat(64),
        pledge,
      }),
    );
    if ("kind" in read) throw new Error(read.kind);
    return read;
  };

  it("is signed and matches the key once it is published", async () => {
    const host = await openHost(source(KEY));
    const fresh = await proven(host);
    expect(fresh.publishedKey).toBeUndefined();
    expect(checkMatchProof(fresh)).toMatchObject({ signature: "signed", seeds: "unpublished" });
    now += 3 * DAY_MS;
    const seen = host.publishedKey();
    now -= 3 * DAY_MS;
    expect(checkMatchProof(fresh, seen)).toMatchObject({ signature: "signed", seeds: "fit" });
  });

  it("is unsigned, but not forged, under the pledge of a lost key", async () => {
    const before = (await openHost(source(KEY))).pledge;
    await renewPledge(source(OTHER));
    const host = await openHost(source(OTHER));
    now += 5 * DAY_MS;
    expect(host.publishedKey(before)).toBeUndefined();
    const old = await proven(host, before);
    expect(checkMatchProof(old)).toMatchObject({ signature: "unsigned" });
  });
});

describe("keepFresh", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("looks for a renewed pledge every ten minutes until stopped", async () => {
    const refresh = vi.fn(async () => {});
    const stop = keepFresh({ refresh }, () => {});
    await vi.advanceTimersByTimeAsync(599_999);
    expect(refresh).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(600_001);
    expect(refresh).toHaveBeenCalledTimes(2);
    stop();
    await vi.advanceTimersByTimeAsync(6_000_000);
    expect(refresh).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("reports an unreachable store and tries again", async () => {
    const failures: unknown[] = [];
    const gone = new Error("unreachable");
    const refresh = vi.fn().mockRejectedValueOnce(gone).mockResolvedValue(undefined);
    const stop = keepFresh({ refresh }, (error) => failures.push(error));
    await vi.advanceTimersByTimeAsync(1_200_000);
    expect([failures, refresh.mock.calls.length]).toEqual([[gone], 2]);
    stop();
  });
});

describe("keyed hashes", () => {
  const hmac = (key: Uint8Array, text: string): Buffer => createHmac("sha256", key).update(text).digest();

  it("depend on the secret and the use, whichever were hashed before", () => {
    for (const secret of [KEY, OTHER, KEY])
      for (const what of ["owner", "session", "owner"]) {
        const key = hmac(secret, `gadalka-hash|${what}`);
        const [id, hash] = ["", "discord:1"].map((text) => hmac(key, text).toString("base64url"));
        expect(keyedHasher(secret, what).hash("discord:1")).toBe(`${id?.slice(0, 6)}.${hash?.slice(0, 22)}`);
      }
  });
});
