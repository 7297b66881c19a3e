// What many reminders at the same minute cost: `npm run bench -- reminders --players 100000`. Everyone wants theirs at
// 19:00; a manual clock advances by one second per check, on an embedded in-memory store.

import { NEW_PLAYER_DAILY, PLAYER_DAILY, type Reminder } from "../../commands/daily/day/document.ts";
import type { DailyServices } from "../../commands/daily/day/services.ts";
import { remindersDue } from "../../commands/daily/remind/reminders.ts";
import { remindSender } from "../../commands/daily/remind/sending.ts";
import { openStore, type Store } from "../../src/infra/store/index.ts";
import { median } from "./figures.ts";
import { printTable } from "./table.ts";

const SEVEN = Date.parse("2026-11-18T19:00:00Z");
const LOOKS_TIMED = 200;
const FEW = 100;

export async function benchReminders(people: number): Promise<void> {
  const few = await worldOf(FEW);
  const many = await worldOf(people);
  const batch = { few: await batchMs(few), many: await batchMs(many) };
  const looks: number[] = [];
  const began = process.cpuUsage();
  let seconds = 0;
  while (many.posts.length < people && seconds < 7_200) {
    const start = performance.now();
    await many.look(SEVEN + 1_000 * seconds);
    looks.push(performance.now() - start);
    seconds += 1;
  }
  const { user, system } = process.cpuUsage(began);
  const perSecond = Map.groupBy(many.posts, (at) => at);
  printTable(
    `${people} reminders at 19:00`,
    ["figure", "value"],
    [
      ["sent, of all", many.posts.length / people],
      ["the last one, minutes late", seconds / 60],
      ["most in a second", Math.max(...[...perSecond.values()].map((all) => all.length))],
      ["entries read in a look, of all", 15 / people],
      [`time to find the next, times that among ${FEW}`, batch.many / batch.few],
      ["processor, of one core", (user + system) / 1e6 / seconds],
      ["longest look, of its second", Math.max(...looks) / 1_000],
    ],
  );
  await Promise.all([few.store.close(), many.store.close()]);
}

async function worldOf(count: number) {
  const store = await openStore({ dataDir: ":memory:", report: () => {} });
  let now = SEVEN;
  const posts: number[] = [];
  const services = {
    ...{ store, now: () => now, onFailure: (error: unknown) => console.error(error) },
    privateChat: async (_platform: string, id: string) => ({ state: "open", place: { kind: "private", id } }),
    post: async () => {
      posts.push(now);
      return { state: "posted" };
    },
  } as unknown as DailyServices;
  for (let from = 0; from < count; from += 500)
    await Promise.all(Array.from({ length: Math.min(500, count - from) }, (_, at) => ask(store, from + at)));
  const sender = remindSender(services);
  return {
    ...{ store, posts },
    look: async (at: number) => {
      now = at;
      await sender.look();
    },
  };
}

async function ask(store: Store, id: number): Promise<void> {
  const reminder: Reminder = {
    at: 1140,
    zone: "UTC",
    locale: "en",
    setAt: SEVEN - 86_400_000,
    unanswered: 0,
  };
  await store.update(PLAYER_DAILY, `telegram:${id}`, () => ({
    next: { ...NEW_PLAYER_DAILY, reminder },
    result: undefined,
  }));
  await remindersDue(store).add(`telegram:${id}`, SEVEN);
}

async function batchMs({ store }: { readonly store: Store }): Promise<number> {
  const times: number[] = [];
  for (let look = 0; look < LOOKS_TIMED; look += 1) {
    const start = performance.now();
    await remindersDue(store).until(SEVEN, 15);
    times.push(performance.now() - start);
  }
  return median(times);
}
