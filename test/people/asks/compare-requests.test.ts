import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import { REQUEST } from "../../../src/people/asks/compare-request.ts";
import {
  answerRequest,
  askToCompare,
  type CompareRequest,
  claimAnswer,
  dueAnswers,
  enqueueAnswer,
  noteCard,
  pendingAnswer,
  readPlayerId,
  removeRequests,
  requestKey,
  requestOf,
  requestsOf,
  requestsTo,
  requeueAnswer,
  settleAnswer,
  takeCard,
  takeRequestBack,
  takeRequestsBack,
  undoRequest,
} from "../../../src/people/index.ts";

const DAY_MS = 86_400_000;
const NOW = 1_800_000_000_000;
const PEOPLE = ["telegram:1", "telegram:2", "telegram:3"] as const;
const player = (id: string) => readPlayerId(id) ?? { platform: "telegram", id: "0" };
const freshStore = () => openStore({ dataDir: ":memory:", report: () => {} });

function question(id: string, from: string, to: string, at = NOW): CompareRequest {
  return { id, from, to, name: "Anna", gameId: "rps", locale: "en", at };
}

/** Anything that may happen between these people, in any order. */
const person = fc.constantFrom(...PEOPLE);
const step = fc.oneof(
  fc.record({
    does: fc.constantFrom("ask", "ask by card", "accept", "decline", "retract"),
    from: person,
    to: person,
  }),
  fc.record({ does: fc.constantFrom("delete", "turn private"), from: person }),
  fc.record({ does: fc.constant("wait" as const), days: fc.integer({ min: 1, max: 8 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** Runs the steps; `clock` advances a little with each. */
async function happen(store: Store, steps: readonly Step[], clock: { now: number }): Promise<void> {
  for (const [index, one] of steps.entries()) {
    clock.now += 1;
    if (one.does === "wait") clock.now += one.days * DAY_MS;
    else if (one.does === "delete") await removeRequests(store, player(one.from));
    else if (one.does === "turn private") await takeRequestsBack(store, player(one.from), clock.now);
    else if ("to" in one && one.from !== one.to) await between(store, one, `q-${index}`, clock.now);
  }
}

async function between(
  store: Store,
  { does, from, to }: Extract<Step, { to: string }>,
  id: string,
  now: number,
) {
  if (does.startsWith("ask")) {
    const asked = question(id, from, to, now);
    const byCard = does === "ask by card";
    if ((await askToCompare(store, asked, byCard)) === "asked" && byCard) await takeCard(store, asked, now);
    return;
  }
  const found = (await requestsOf(store, from, now)).find((one) => one.from === from && one.to === to);
  if (!found) return;
  if (does === "retract") await takeRequestBack(store, found, now);
  else await answerRequest(store, found, { answer: does === "accept" ? "accepted" : "declined" }, now);
}

describe("the list of comparison requests to a person", () => {
  it("lists exactly the requests that can be answered, oldest first", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const store = await freshStore();
        const clock = { now: NOW };
        await happen(store, steps, clock);
        for (const who of PEOPLE) {
          const listed = await requestsTo(store, player(who), clock.now);
          const open = (await requestsOf(store, who, clock.now)).filter(
            ({ to, answer }) => to === who && answer === undefined,
          );
          expect(listed.map(({ id }) => id).sort()).toEqual(open.map(({ id }) => id).sort());
          expect(listed.map(({ at }) => at)).toEqual(listed.map(({ at }) => at).toSorted((a, b) => a - b));
          for (const one of listed) {
            expect(await requestOf(store, requestKey(one.from, who), one.id, clock.now)).toEqual(one);
            const answered = await answerRequest(store, one, { answer: "accepted" }, clock.now);
            expect(answered?.answer).toBe("accepted");
          }
          expect(await requestsTo(store, player(who), clock.now)).toEqual([]);
        }
        await store.close();
      }),
      { seed: 7, numRuns: 60 },
    );
  });

  it("loses what either side deletes, leaving no document", async () => {
    for (const who of PEOPLE.slice(0, 2)) {
      const store = await freshStore();
      const asked = question("a", PEOPLE[0], PEOPLE[1]);
      await askToCompare(store, asked, true);
      await takeCard(store, asked, NOW);
      await takeRequestBack(store, asked, NOW);
      await removeRequests(store, player(who));
      expect(await store.read(REQUEST, requestKey(asked.from, asked.to))).toBeUndefined();
    }
  });
});

it("allows ten open comparison requests and repeats only those ten", async () => {
  const store = await freshStore();
  const ask = (id: string, to: number) => askToCompare(store, question(id, PEOPLE[0], `telegram:${to}`));
  for (let index = 0; index < 10; index++) expect(await ask(`q-${index}`, 100 + index)).toBe("asked");
  expect(await ask("q-10", 110)).toBe("too-many");
  expect(await ask("q-3", 103)).toBe("asked");
  expect(await ask("again", 103)).toBe("waiting");
});

describe("a card in a private chat", () => {
  const asked = question("a", PEOPLE[0], PEOPLE[1]);

  it("is sent by exactly one of several processes", async () => {
    const store = await freshStore();
    await askToCompare(store, asked, true);
    const taken = await Promise.all([1, 2, 3].map(() => takeCard(store, asked, NOW)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it("is sent once a day, however it ended, though a group request may follow", async () => {
    for (const end of ["retracted", "accepted"] as const) {
      const store = await freshStore();
      await askToCompare(store, asked, true);
      await takeCard(store, asked, NOW);
      if (end === "retracted") await takeRequestBack(store, asked, NOW);
      else await answerRequest(store, asked, { answer: end }, NOW);
      const next = (id: string, at: number) => question(id, PEOPLE[0], PEOPLE[1], at);
      expect(await askToCompare(store, next("b", NOW + 1), true)).toBe("lately");
      expect(await askToCompare(store, next("c", NOW + 2))).toBe("asked");
      expect(await requestsTo(store, player(PEOPLE[1]), NOW + 2)).toMatchObject([{ id: "c" }]);
      await takeRequestBack(store, next("c", NOW + 2), NOW + 3);
      expect(await askToCompare(store, next("d", NOW + 4), true)).toBe("lately");
      expect(await askToCompare(store, next("e", NOW + DAY_MS), true)).toBe("asked");
      expect(await takeCard(store, next("e", NOW + DAY_MS), NOW + DAY_MS)).toBe(true);
    }
  });

  it("counts as open after being retracted, so only ten can be sent", async () => {
    const store = await freshStore();
    const outcomes = [];
    for (let index = 0; index < 11; index++) {
      const one = question(`q-${index}`, PEOPLE[0], `telegram:${100 + index}`);
      outcomes.push(await askToCompare(store, one, true));
      await takeCard(store, one, NOW);
      await takeRequestBack(store, one, NOW);
    }
    expect(outcomes).toEqual([...new Array(10).fill("asked"), "too-many"]);
  });

  it("leaves nothing if it wasn't delivered, unless it was answered", async () => {
    const store = await freshStore();
    await askToCompare(store, asked, true);
    await takeCard(store, asked, NOW);
    expect(await undoRequest(store, asked, NOW)).toBe(true);
    expect(await requestsOf(store, PEOPLE[0], NOW)).toEqual([]);
    await askToCompare(store, asked, true);
    await answerRequest(store, asked, { answer: "accepted" }, NOW);
    expect(await undoRequest(store, asked, NOW)).toBe(false);
  });

  it("keeps its message id until the request is retracted", async () => {
    const store = await freshStore();
    await askToCompare(store, asked, true);
    await takeCard(store, asked, NOW);
    await noteCard(store, asked, { chat: "2", message: "77" }, NOW);
    expect((await takeRequestBack(store, asked, NOW))?.card).toEqual({ at: NOW, chat: "2", message: "77" });
    expect(await requestOf(store, requestKey(asked.from, asked.to), asked.id, NOW)).toBeUndefined();
    expect(await answerRequest(store, asked, { answer: "accepted" }, NOW)).toBeUndefined();
  });
});

describe("an answer to report to the asker", () => {
  const asked = question("a", PEOPLE[0], PEOPLE[1]);
  const key = requestKey(asked.from, asked.to);

  async function answered(): Promise<Store> {
    const store = await freshStore();
    await askToCompare(store, asked);
    await enqueueAnswer(store, asked, NOW);
    await answerRequest(store, asked, { answer: "declined", owed: "Boris" }, NOW);
    return store;
  }

  it("is claimed by exactly one process and then no longer pending", async () => {
    const store = await answered();
    const owed = await pendingAnswer(store, key, NOW);
    if (!owed) throw new Error("nothing is owed");
    expect(owed).toMatchObject({ name: "Boris", request: { answer: "declined" } });
    const struck = await Promise.all([1, 2, 3].map(() => claimAnswer(store, owed, NOW)));
    expect(struck.filter(Boolean)).toHaveLength(1);
    expect(await pendingAnswer(store, key, NOW)).toBeUndefined();
    await settleAnswer(store, key, NOW);
    expect(await dueAnswers(store, NOW + DAY_MS)).toEqual([]);
  });

  it("is due to other processes a minute later, and after a failed delivery", async () => {
    const store = await answered();
    expect(await dueAnswers(store, NOW + 59_999)).toEqual([]);
    expect(await dueAnswers(store, NOW + 60_000)).toEqual([key]);
    const owed = await pendingAnswer(store, key, NOW);
    if (!owed) throw new Error("nothing is owed");
    await claimAnswer(store, owed, NOW);
    await requeueAnswer(store, owed, NOW);
    await settleAnswer(store, key, NOW + 60_000);
    expect(await dueAnswers(store, NOW + 60_000)).toEqual([]);
    expect(await dueAnswers(store, NOW + 120_000)).toEqual([key]);
    expect(await pendingAnswer(store, key, NOW)).toEqual(owed);
  });

  it("is dropped once either side deletes their data, or after a week", async () => {
    for (const who of PEOPLE.slice(0, 2)) {
      const store = await answered();
      await removeRequests(store, player(who));
      expect(await dueAnswers(store, NOW + DAY_MS)).toEqual([]);
      expect(await pendingAnswer(store, key, NOW)).toBeUndefined();
    }
    expect(await pendingAnswer(await answered(), key, NOW + 7 * DAY_MS)).toBeUndefined();
  });
});
