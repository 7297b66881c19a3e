// All chats together stay within Telegram's limit for a bot, and none of them starves.

import { describe, expect, it } from "vitest";
import { asked, FRESH_PACE, type PaceAsk } from "../../../src/infra/store/index.ts";
import { OVERALL_PACE, WAITING_POSTS_OVERALL_MAX } from "../../../src/platforms/telegram/limits.ts";
import {
  createOverallPace,
  type OverallPace,
} from "../../../src/platforms/telegram/outgoing/overall-pace.ts";
import { createOwnPaces, createSharedPaces } from "../../../src/platforms/telegram/outgoing/paces.ts";
import { recordingLog } from "./rig.ts";
import { mostWithin, type VirtualTime, virtualTime } from "./virtual.ts";

/** Telegram's limit per second. */
const MOST = 30;

function alone(time: VirtualTime, ended = new AbortController().signal): OverallPace {
  const paces = createOwnPaces({ now: time.now, capacity: 10 });
  return createOverallPace({ paces, rule: OVERALL_PACE, pause: time.wait, now: time.now, ended });
}

/** Processes that share a store which answers after `wayMs`. */
function together(time: VirtualTime, count: number, wayMs: number): OverallPace[] {
  let state = FRESH_PACE;
  const pace = async (_id: string, ask: PaceAsk) => {
    await time.wait(wayMs);
    const { state: next, answer } = asked(state, ask, time.now());
    state = next;
    await time.wait(wayMs);
    return answer;
  };
  return Array.from({ length: count }, () => {
    const own = createOwnPaces({ now: time.now, capacity: 10 });
    const log = recordingLog();
    const paces = createSharedPaces({ store: { pace }, own, prefix: "t", log, now: time.now });
    const ended = new AbortController().signal;
    return createOverallPace({ paces, rule: OVERALL_PACE, pause: time.wait, now: time.now, ended });
  });
}

describe("the pace of all chats together", () => {
  it("lets a quiet bot answer at once", () => {
    const pace = alone(virtualTime());
    expect([pace.turn("edit"), pace.turn("post"), pace.isCalm()]).toEqual([undefined, undefined, true]);
  });

  it("serves a crowd in order of arrival, as fast as allowed", async () => {
    const time = virtualTime();
    const pace = alone(time);
    const [order, times]: [number[], number[]] = [[], []];
    for (let chat = 0; chat < 200; chat++) {
      void Promise.resolve(pace.turn("edit")).then(() => {
        order.push(chat);
        times.push(time.now());
      });
    }
    expect(pace.isCalm()).toBe(false);
    await time.run();
    expect(order).toEqual(Array.from({ length: 200 }, (_, chat) => chat));
    expect(mostWithin(times, 1_000)).toBeLessThanOrEqual(MOST);
    expect(times.at(-1)).toBeLessThanOrEqual(200 * OVERALL_PACE.everyMs);
    expect(pace.isCalm()).toBe(true);
  });

  it("lets posts go before edits, with an edit after every third post", async () => {
    const time = virtualTime();
    const pace = alone(time);
    const order: string[] = [];
    for (let count = 0; count < OVERALL_PACE.burst; count++) await pace.turn("post");
    for (const rank of ["edit", "edit", ...Array(8).fill("post")] as ("edit" | "post")[])
      void pace.turn(rank)?.then(() => order.push(rank[0] as string));
    await time.run();
    expect(order.join("")).toBe("pppepppepp");
  });

  it("would be broken by two processes that each count alone", async () => {
    const time = virtualTime();
    const times: number[] = [];
    for (const pace of [alone(time), alone(time)])
      for (let edit = 0; edit < 50; edit++)
        void Promise.resolve(pace.turn("edit")).then(() => times.push(time.now()));
    await time.run();
    expect(mostWithin(times, 1_000)).toBeGreaterThan(MOST);
  });

  it.each([1, 2, 5])("is kept by %i processes together, each with its share", async (count) => {
    const time = virtualTime();
    const processes = together(time, count, 2);
    const served = processes.map((): number[] => []);
    processes.forEach((pace, at) => {
      for (let edit = 0; edit < 100; edit++)
        void Promise.resolve(pace.turn("edit")).then(() => served[at]?.push(time.now()));
    });
    await time.run();
    const all = served.flat();
    expect(all).toHaveLength(100 * count);
    expect(mostWithin(all, 1_000)).toBeLessThanOrEqual(MOST);
    const first = all.sort((one, other) => one - other)[50 * count] as number;
    for (const own of served) expect(own.filter((at) => at <= first).length).toBeGreaterThan(30);
  });

  it("announces a hold to all processes, and continues after it", async () => {
    const time = virtualTime();
    const [one, other] = together(time, 2, 1) as [OverallPace, OverallPace];
    one.hold(7_000);
    await time.run();
    const from = time.now();
    let at = 0;
    void other.turn("edit")?.then(() => {
      at = time.now();
    });
    await time.run();
    expect(at - from).toBeGreaterThanOrEqual(7_000 - 10);
    expect(at - from).toBeLessThan(8_000);
  });

  it("requests a slot while a press is handled, and drops it when unused", async () => {
    const time = virtualTime();
    const [pace] = together(time, 1, 20) as [OverallPace];
    pace.prefetch();
    await time.run();
    const asked = time.now();
    await pace.turn("edit");
    expect(time.now()).toBe(asked);
    pace.prefetch();
    void time.wait(5_000);
    await time.run();
    const late = time.now();
    void pace.turn("edit");
    await time.run();
    expect(time.now()).toBeGreaterThan(late);
  });

  it("sends nothing after the end", async () => {
    const time = virtualTime();
    const ended = new AbortController();
    const pace = alone(time, ended.signal);
    let served = 0;
    for (let edit = 0; edit < 50; edit++)
      void Promise.resolve(pace.turn("edit")).then(() => {
        served += 1;
      });
    ended.abort();
    await time.run();
    expect(served).toBeLessThanOrEqual(OVERALL_PACE.burst);
  });

  it("gives a slot now or never to calls that cannot wait", () => {
    const pace = alone(virtualTime());
    const taken = Array.from({ length: OVERALL_PACE.burst }, () => [pace.isFree(), pace.takeNow()]);
    expect(taken.flat()).not.toContain(false);
    expect([pace.isFree(), pace.takeNow(), pace.isCalm()]).toEqual([false, false, true]);
  });

  it("gives no immediate slot while others wait, even if one is free", async () => {
    const time = virtualTime();
    const pace = alone(time);
    for (let post = 0; post <= OVERALL_PACE.burst; post++) void pace.turn("post");
    void time.wait(1);
    expect([pace.isFree(), pace.takeNow()]).toEqual([false, false]);
    await time.run();
    void time.wait(1_000);
    await time.run();
    expect(pace.takeNow()).toBe(true);
  });

  it("does not wait for a slot held by another process", async () => {
    const time = virtualTime();
    const [one, other] = together(time, 2, 5) as [OverallPace, OverallPace];
    for (let post = 0; post < 40; post++) void one.turn("post");
    let [isTaken, at]: [boolean | undefined, number] = [undefined, 0];
    void time.wait(200).then(async () => {
      isTaken = await other.takeNow();
      at = time.now();
    });
    await time.run();
    expect(isTaken).toBe(false);
    expect(at).toBeLessThanOrEqual(210);
  });

  it("is full at the maximum of waiting posts, and not once they are sent", async () => {
    const time = virtualTime();
    const pace = alone(time);
    for (let count = 0; count < OVERALL_PACE.burst; count++) await pace.turn("post");
    for (let count = 0; count < WAITING_POSTS_OVERALL_MAX; count++) {
      expect(pace.isFull()).toBe(false);
      void pace.turn("edit");
      void pace.turn("post");
    }
    expect(pace.isFull()).toBe(true);
    await time.run();
    expect(pace.isFull()).toBe(false);
  });
});
