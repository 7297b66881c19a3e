// What people see while the trial of their strategy is waiting, and afterwards.

import { describe, expect, it } from "vitest";
import { progressOf } from "../../../commands/strategy/trial-answer.ts";
import type { MatchExecutor } from "../../../src/arena/index.ts";
import { playTask } from "../../../src/arena/match/play.ts";
import { newWatch } from "../../../src/arena/match/watch.ts";
import type { Caller, Reply, View } from "../../../src/chat/index.ts";
import { createStrategy } from "../../../src/core/strategies/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { until } from "../../infra/store/redis-server.ts";
import { notice } from "../notice.ts";
import { ANNA, openTable, type Table, textOf, viewOf } from "../play/table.ts";
import { infoOn, registers } from "./registered.ts";

const person = (id: string): Caller => ({ ...ANNA, id });

/** A table whose trials wait until released; answers don't wait for them. */
async function slowTable() {
  const gate = Promise.withResolvers<void>();
  const trialPlayers: MatchExecutor = {
    async play(task, signal) {
      const aborted = new Promise<void>((resolve) => signal?.addEventListener("abort", () => resolve()));
      await Promise.race([gate.promise, aborted]);
      return signal?.aborted ? undefined : playTask(task, createStrategy, newWatch());
    },
    close: async () => undefined,
  };
  const table = await openTable({ trialPlayers, trialPatienceMs: 1 });
  return { table, letGo: () => gate.resolve() };
}

async function formsOf(reply: Reply): Promise<readonly View[]> {
  const views = [viewOf(reply)];
  if (reply.type === "post") for await (const view of reply.later ?? []) views.push(view);
  return views;
}

const laterOf = (reply: Reply): AsyncIterator<View> =>
  (reply.type === "post" ? reply.later : undefined)?.[Symbol.asyncIterator]() ?? expect.fail();

const stop = (table: Table) => Promise.all(table.features.map(({ background }) => background?.stop()));

describe("a trial's message", () => {
  it("shows the place in the queue and becomes the report for everyone", async () => {
    const { table, letGo } = await slowTable();
    const replies: Reply[] = [];
    for (const id of ["1", "2", "3", "4", "5", "6", "7"])
      replies.push(await registers(table, `name-${id}`, "copy", person(id)));
    const texts = replies.map(textOf);
    expect(texts[0]).toContain("is on trial");
    expect(texts.slice(2).map((text) => /(next|second|third|number .?\d.?) in line/.exec(text)?.[1])).toEqual(
      ["next", "second", "third", expect.stringMatching(/4/), expect.stringMatching(/5/)],
    );
    letGo();
    for (const [at, reply] of replies.entries())
      expect((await formsOf(reply)).at(-1)?.title).toContain(`name-${at + 1} is registered`);
    expect(table.defects).toEqual([]);
  });

  it("is the only one of its owner until it's done", async () => {
    const { table, letGo } = await slowTable();
    const first = await registers(table, "first", "copy");
    expect(await registers(table, "second", "copy")).toEqual(notice("en", "registration-one-at-a-time"));
    letGo();
    await formsOf(first);
    await formsOf(await registers(table, "second", "copy"));
    expect((await infoOn(table, "second")).type).toBe("post");
  });

  it("sends the report privately if it can't be edited any more", async () => {
    const { table, letGo } = await slowTable();
    const later = laterOf(await registers(table, "lost", "copy"));
    letGo();
    expect((await later.next()).value?.title).toContain("lost is registered");
    await later.return?.();
    await until(async () => table.posts.length === 1);
    expect(table.posts[0]).toMatchObject({ place: { kind: "private", id: ANNA.id } });
    expect(table.posts[0]?.view.title).toContain("lost is registered");
    expect(table.posts[0]?.key.length).toBeLessThanOrEqual(25);
  });

  it("says that the trial stopped with the bot and registered nothing", async () => {
    const { table } = await slowTable();
    const replies: Reply[] = [];
    for (const id of ["1", "2", "3"]) replies.push(await registers(table, `name-${id}`, "copy", person(id)));
    await stop(table);
    for (const [at, reply] of replies.entries()) {
      const last = (await formsOf(reply)).at(-1) ?? expect.fail();
      expect(textOf(last)).toContain(say("en", "registration-broken-off", { name: `name-${at + 1}` }));
    }
    expect((await infoOn(table, "name-1")).type).toBe("notice");
  });

  it("registers nothing for someone who deleted their data meanwhile", async () => {
    const { table, letGo } = await slowTable();
    await registers(table, "gone", "copy");
    const strategies = table.features.find(({ presses }) => "withdraw" in presses) ?? expect.fail();
    await strategies.personalData.remove(ANNA);
    letGo();
    await registers(table, "other", "copy", person("2"));
    expect((await infoOn(table, "gone")).type).toBe("notice");
    expect(await strategies.personalData.export(ANNA)).toEqual({ strategies: [] });
  });
});

describe("the queue position in a message", () => {
  const words = {
    line: (place: number): View => ({ title: `place ${place}`, blocks: [] }),
    report: (): View => ({ title: "report", blocks: [] }),
    failure: (): View => ({ title: "failure", blocks: [] }),
    onLost: async () => undefined,
    everyMs: 1,
  };

  it("is updated once for each step and ends with the result or failure", async () => {
    let place = 2;
    let moved = Promise.withResolvers<void>();
    const settled = Promise.withResolvers<string | undefined>();
    const move = (to: number): void => {
      place = to;
      moved.resolve();
      moved = Promise.withResolvers();
    };
    const ticket = { place: () => place, moved: () => moved.promise, result: settled.promise };
    const views = progressOf({ ...words, ticket, shown: 2 });
    const first = views.next();
    move(2);
    move(1);
    expect((await first).value?.title).toBe("place 1");
    const second = views.next();
    move(0);
    expect((await second).value?.title).toBe("place 0");
    settled.reject(new Error("broken"));
    expect((await views.next()).value?.title).toBe("failure");
    expect((await views.next()).done).toBe(true);
  });
});
