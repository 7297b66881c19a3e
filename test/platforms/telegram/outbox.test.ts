// What a chat is shown over a long time, by one process or by several that edit the same message.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { View } from "../../../src/chat/index.ts";
import {
  PACE_RULES,
  POST_COUNTS,
  PRESS_IN_FLIGHT_MS,
  REACT_AFTER_MS,
  WAITING_POSTS_MAX,
} from "../../../src/platforms/telegram/limits.ts";
import { createChatPace } from "../../../src/platforms/telegram/outgoing/chat-pace.ts";
import { createPaces } from "../../../src/platforms/telegram/outgoing/paces.ts";
import { renderView } from "../../../src/platforms/telegram/outgoing/render.ts";
import { words } from "./rig.ts";
import { mostWithin, openOutbox } from "./virtual.ts";

const GROUP = { kind: "chat", chat: -100, message: 1 } as const;
const round = (number: number): View => words(`round ${number}`);
const form = (number: number) => renderView(round(number));
const groupPace = (now: () => number) =>
  createChatPace({ rulesOf: () => PACE_RULES.group, now, paces: createPaces({ now, capacity: 10 }) });

describe("a group with sixty presses in a minute", () => {
  it.each([
    ["evenly", (press: number) => press * 1_000],
    ["in bursts", (press: number) => Math.floor(press / 10) * 10_000 + (press % 10) * 50],
    ["all at its end", (press: number) => 50_000 + press * 150],
  ])(
    "(%s) is shown at most twenty messages a minute, and finally the last state",
    async (_how, pressedAt) => {
      const { time, outbox, shown, texts } = openOutbox({ pace: groupPace });
      void outbox.post({ chat: GROUP.chat }, words("the match begins"));
      for (let press = 0; press < 60; press++)
        void time.wait(pressedAt(press)).then(() => outbox.edit(GROUP, form(press + 1)));
      await time.run();
      expect(
        mostWithin(
          shown.map(({ at }) => at),
          60_000,
        ),
      ).toBeLessThanOrEqual(20);
      expect(shown.length).toBeGreaterThan(5);
      expect(texts().at(-1)).toBe("round 60");
    },
  );
});

describe("posts that wait in one chat", () => {
  it("are dropped beyond sixty, only in that chat, and accepted again when there is room", async () => {
    const { time, outbox, shown } = openOutbox({ travelMs: () => 500 });
    const posts = Array.from({ length: WAITING_POSTS_MAX + 1 }, (_, number) =>
      outbox.post({ chat: -100 }, round(number)),
    );
    const elsewhere = outbox.post({ chat: -200 }, round(0));
    await time.run();
    const states = (await Promise.all(posts)).map(({ state }) => state);
    expect(states).toEqual([...Array.from({ length: WAITING_POSTS_MAX }, () => "delivered"), "failed"]);
    const inOrder = shown.filter(({ chat }) => chat === -100).map(({ text }) => text);
    expect(inOrder).toEqual(Array.from({ length: WAITING_POSTS_MAX }, (_, number) => `round ${number}`));
    expect((await elsewhere).state).toBe("delivered");
    const again = outbox.post({ chat: -100 }, round(21));
    await time.run();
    expect((await again).state).toBe("delivered");
  });

  /** Several people ask in one group at an even rate; returns when each was answered. */
  async function crowd(people: number, overMs: number) {
    const counted = { rulesOf: () => PACE_RULES.group, countsOf: () => POST_COUNTS.group };
    const pace = (now: () => number) =>
      createChatPace({ ...counted, now, paces: createPaces({ now, capacity: 10 }) });
    const { time, outbox, shown, reacted } = openOutbox({ pace });
    const waits: number[] = [];
    for (let person = 0; person < people; person++) {
      const typedAt = (person * overMs) / people;
      void time.wait(typedAt).then(async () => {
        const { state } = await outbox.post({ chat: -100, replyTo: person }, round(person));
        if (state === "delivered") waits[person] = time.now() - typedAt;
      });
    }
    await time.run();
    return { waits, times: shown.map(({ at }) => at), reacted };
  }

  it.each([
    [30, 16_000],
    [30, 0],
    [38, 16_000],
  ])("answer %i people within %i ms, all in time and within Telegram's limits", async (people, overMs) => {
    const { waits, times } = await crowd(people, overMs);
    expect(waits.filter((ms) => ms <= 90_000)).toHaveLength(people);
    for (const { most, withinMs } of POST_COUNTS.group)
      expect(mostWithin(times, withinMs)).toBeLessThanOrEqual(most);
  });

  it("leave a reaction only after waiting for more than a moment", async () => {
    const { waits, reacted } = await crowd(30, 16_000);
    const late = waits.flatMap((ms, person) => (ms > REACT_AFTER_MS ? [person] : []));
    expect(late.length).toBeGreaterThan(5);
    expect(reacted).toEqual(late);
  });
});

describe("an edit without changes", () => {
  it("is not sent unless the message has shown something else for a while", async () => {
    const { time, outbox, shown } = openOutbox({ besideOthers: true });
    const shownAfter = async (how: { readonly isSeenBehind?: boolean }) => {
      const edited = outbox.edit(GROUP, form(1), how);
      await time.run();
      expect(await edited).toBe("edited");
      return shown.length;
    };
    expect(await shownAfter({})).toBe(1);
    expect(await shownAfter({ isSeenBehind: true })).toBe(1);
    void time.wait(PRESS_IN_FLIGHT_MS);
    await time.run();
    expect(await shownAfter({ isSeenBehind: true })).toBe(2);
    expect(await shownAfter({})).toBe(2);
  });
});

describe("an edit beside other processes", () => {
  it("shows the newest state after waiting for its slot, not its original one", async () => {
    const { time, outbox, texts } = openOutbox({ pace: groupPace, besideOthers: true });
    let newest = 0;
    for (newest = 1; newest <= 4; newest++) {
      outbox.edit(GROUP, form(newest), { present: async () => round(newest) });
      await new Promise(setImmediate);
    }
    newest = 9;
    await time.run();
    expect(texts().at(-1)).toBe("round 9");
    expect(texts()).not.toContain("round 4");
  });

  it("is followed by the newest edit it overtook", async () => {
    const { time, outbox, shown, texts } = openOutbox({ besideOthers: true, travelMs: () => 500 });
    let newest = 1;
    outbox.edit(GROUP, form(1), { present: async () => round(newest) });
    void time.wait(200).then(() => {
      newest = 2;
      shown.push({ at: time.now(), chat: GROUP.chat, text: "round 2" });
    });
    await time.run();
    expect(texts()).toEqual(["round 2", "round 1", "round 2"]);
  });

  it.each([
    ["cannot be asked", () => Promise.reject(new Error("away"))],
    ["is kept no more", async () => undefined],
  ])("shows what it was made with when the newest %s", async (_why, present) => {
    const { time, outbox, texts } = openOutbox({ besideOthers: true });
    outbox.edit(GROUP, form(1), { present });
    await time.run();
    expect(texts()).toEqual(["round 1"]);
  });

  it("asks no one when there are no other processes", async () => {
    const { time, outbox } = openOutbox();
    let asked = 0;
    const present = async () => round(++asked);
    outbox.edit(GROUP, form(1), { present });
    await time.run();
    expect(asked).toBe(0);
  });

  it("ends with the newest, whichever process counted which press and however slow edits are", async () => {
    const presses = fc.array(
      fc.record({ afterMs: fc.nat(1_500), by: fc.nat(2), travelMs: fc.nat(2_000), readMs: fc.nat(50) }),
      { minLength: 1, maxLength: 25 },
    );
    await fc.assert(
      fc.asyncProperty(presses, async (all) => {
        let calls = 0;
        const travelMs = () => all[calls++ % all.length]?.travelMs ?? 0;
        const several = { pace: groupPace, besideOthers: true, processes: 3 };
        const { time, outboxes, texts } = openOutbox({ ...several, travelMs });
        let newest = 0;
        let at = 0;
        for (const { afterMs, by, readMs } of all) {
          at += afterMs;
          const present = async () => {
            await time.wait(readMs);
            return round(newest);
          };
          void time.wait(at).then(() => {
            newest += 1;
            outboxes[by]?.edit(GROUP, form(newest), { present });
          });
        }
        await time.run();
        expect(texts().at(-1)).toBe(`round ${all.length}`);
      }),
      { seed: 5, numRuns: 60 },
    );
  });
});
