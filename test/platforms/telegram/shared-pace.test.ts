// Several processes share one pace in the store; while it's unreachable, each keeps its own.

import { beforeEach, describe, expect, it } from "vitest";
import { asked, FRESH_PACE, type PaceState, type Store } from "../../../src/infra/store/index.ts";
import { PACE_RULES, PREFETCHED_MS, STORE_AWAY_MS } from "../../../src/platforms/telegram/limits.ts";
import { createChatPace, isGroup } from "../../../src/platforms/telegram/outgoing/chat-pace.ts";
import { createOwnPaces, createSharedPaces } from "../../../src/platforms/telegram/outgoing/paces.ts";
import { recordingLog } from "./rig.ts";

const ANNA = "7";
const GROUP = "-100";

let clock: number;
let store: Pick<Store, "pace"> & { readonly asks: string[]; state: "there" | "away" | "silent" };
beforeEach(() => {
  clock = 1_000_000;
  const states = new Map<string, PaceState>();
  store = {
    asks: [],
    state: "there",
    async pace(id, ask) {
      store.asks.push(id);
      if (store.state === "away") throw new Error("away");
      if (store.state === "silent") return new Promise(() => undefined);
      const { state, answer } = asked(states.get(id) ?? FRESH_PACE, ask, clock);
      states.set(id, state);
      return answer;
    },
  };
});

function process() {
  const now = () => clock;
  const log = recordingLog();
  const own = createOwnPaces({ now, capacity: 100 });
  const paces = createSharedPaces({ store, own, prefix: "telegram:42", log, now, withinMs: 5 });
  const rulesOf = (chat: string) => (isGroup(chat) ? PACE_RULES.group : PACE_RULES.private);
  return { log, pace: createChatPace({ rulesOf, paces, now }) };
}

describe("the pace of a chat shared by two processes", () => {
  it("gives each slot once, whichever process asks", async () => {
    const [one, other] = [process().pace, process().pace];
    const slots = [];
    for (const pace of [one, other, one, other, one]) slots.push(await pace.take(ANNA));
    expect(slots).toEqual([0, 0, 0, 1_000, 2_000]);
    expect(store.asks[0]).toBe("telegram:42:7");
  });

  it("is held for both when Telegram limits one, posts included", async () => {
    const [one, other] = [process().pace, process().pace];
    one.hold(GROUP, 9_000);
    expect(one.isFree(GROUP)).toBe(false);
    expect(await other.take(GROUP)).toBe(13_000);
    expect(await other.spend(GROUP)).toBe(9_000);
    expect(await other.spend(ANNA)).toBe(0);
  });

  it("learns what the other has shown when it asks", async () => {
    const [one, other] = [process().pace, process().pace];
    for (let count = 0; count < 3; count++) await one.take(ANNA);
    expect(other.isFree(ANNA)).toBe(true);
    await other.spend(ANNA);
    expect(other.isFree(ANNA)).toBe(false);
  });

  it("requests an edit's slot once while its press is handled", async () => {
    const { pace } = process();
    pace.prefetch(ANNA);
    pace.prefetch(ANNA);
    expect(store.asks).toHaveLength(1);
    expect(await pace.take(ANNA)).toBe(0);
    expect(store.asks).toHaveLength(1);
    await pace.take(ANNA);
    expect(store.asks).toHaveLength(2);
  });

  it("gives up a requested slot that stays unused", async () => {
    const { pace } = process();
    pace.prefetch(ANNA);
    clock += PREFETCHED_MS + 1;
    await pace.take(ANNA);
    expect(store.asks).toHaveLength(2);
  });

  it("requests none ahead in a group, where slots are costly, or while someone waits", async () => {
    const { pace } = process();
    pace.prefetch(GROUP);
    await pace.take(ANNA);
    pace.prefetch(ANNA);
    expect(store.asks).toEqual(["telegram:42:7"]);
  });

  it.each(["away", "silent"] as const)(
    "counts per process while the store is %s, logs that once, and is shared again afterwards",
    async (state) => {
      const { pace, log } = process();
      store.state = state;
      const slots = [];
      for (let count = 0; count < 4; count++) slots.push(await pace.take(ANNA));
      expect(slots).toEqual([0, 0, 0, 1_000]);
      // Only one request tries the store, from time to time.
      expect(store.asks).toHaveLength(1);
      clock += STORE_AWAY_MS;
      await pace.take(ANNA);
      expect(store.asks).toHaveLength(2);
      expect(log.lines).toEqual([
        expect.stringContaining("warn: Telegram's limits are kept by each process"),
      ]);
      store.state = "there";
      clock += STORE_AWAY_MS;
      await pace.take(ANNA);
      expect(log.lines.at(-1)).toContain("info: Telegram's limits are kept by all processes together again");
    },
  );
});
