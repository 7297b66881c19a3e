// Who may ask whom for a duel. All refusals that depend on the other person look the same.

import { beforeEach, describe, expect, it } from "vitest";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import {
  type AskedFor,
  blockDuels,
  blocksOf,
  forgetBlockedNames,
  mayAsk,
  noteChallengeAnswer,
  noteDuelPlace,
  type PlayerId,
  playerNamed,
  setDuelsFrom,
  startChallenge,
  unblockDuels,
  writePlayerId,
} from "../../../src/people/index.ts";
import { type Asked, mayAskForDuel } from "./asking.ts";

const AT = 1_800_000_000_000;
const HERE = "telegram:-5";
const ANNA = { platform: "telegram", id: "1", name: "Anna" };
const BORIS = { platform: "telegram", id: "2", name: "Boris" };
const VERA = { platform: "telegram", id: "3", name: "Vera" };

let store: Store;
beforeEach(async () => {
  store = await openStore({ dataDir: ":memory:", report: () => {} });
});

const may = (more: Partial<Asked> = {}) =>
  mayAskForDuel(store, { from: BORIS, to: ANNA, place: HERE, now: AT, ...more });
const take = (taker: PlayerId & { handle?: string }, challenger: PlayerId) =>
  mayAsk(store, { what: "take", from: taker, to: challenger, place: HERE });

let ids = 0;
async function challenge(more: { to?: PlayerId; from?: PlayerId; at?: number; what?: AskedFor } = {}) {
  const { from = BORIS, to, at = AT, what = "duel" as const } = more;
  const id = `c${++ids}`;
  const named = to && { to: writePlayerId(to), player: writePlayerId(to) };
  const begun = await startChallenge(store, {
    ...{ id, what, from: writePlayerId(from), at, endsAt: at + 600_000 },
    ...named,
  });
  return { id, state: begun.state };
}
const answer = (id: string, how: "accepted" | "declined" | "retracted", by?: PlayerId, from = BORIS) =>
  noteChallengeAnswer(
    store,
    { from: writePlayerId(from), id, now: AT, ...(by && { by: writePlayerId(by) }) },
    how,
  );

describe("a block", () => {
  it("stops only the blocked player from asking, until it is removed", async () => {
    expect(await may()).toBe("yes");
    await blockDuels(store, ANNA, BORIS, AT);
    expect(await may()).toBe("not-taking");
    expect(await may({ from: VERA })).toBe("yes");
    expect(await may({ to: VERA })).toBe("yes");
    await unblockDuels(store, ANNA, BORIS);
    expect(await may()).toBe("yes");
  });

  it("stops the blocker from asking too, and both from accepting", async () => {
    await blockDuels(store, ANNA, BORIS, AT);
    expect(await may({ from: ANNA, to: BORIS })).toBe("not-taking");
    expect([await take(BORIS, ANNA), await take(ANNA, BORIS)]).toEqual(["not-taking", "not-taking"]);
    expect([await take(VERA, ANNA), await take(VERA, BORIS)]).toEqual(["yes", "yes"]);
  });

  it("applies to anyone seen with the @name, even after they rename", async () => {
    await blockDuels(store, ANNA, { ...playerNamed("telegram", "boris"), name: "@boris" }, AT);
    expect(await may({ from: VERA })).toBe("yes");
    expect(await may({ from: { ...BORIS, handle: "boris" } })).toBe("not-taking");
    expect(await may({ from: { ...BORIS, handle: "renamed" } })).toBe("not-taking");
    expect(await may({ from: { ...VERA, handle: "boris" } })).toBe("yes");
    expect(await blocksOf(store, ANNA)).toMatchObject([{ name: "@boris", at: AT }]);
    await unblockDuels(store, ANNA, BORIS);
    expect(await may({ from: { ...BORIS, handle: "boris" } })).toBe("yes");
  });

  it("survives deletion of the blocked player's data, but loses their name", async () => {
    await blockDuels(store, ANNA, BORIS, AT);
    await blockDuels(store, VERA, { ...BORIS, name: "Bob" }, AT);
    expect(await blocksOf(store, ANNA)).toMatchObject([{ name: "Bob" }]);
    await unblockDuels(store, VERA, BORIS);
    expect(await blocksOf(store, ANNA)).toMatchObject([{ name: "Bob" }]);
    await forgetBlockedNames(store, BORIS);
    expect(await may()).toBe("not-taking");
    expect(await blocksOf(store, ANNA)).toEqual([{ digest: expect.any(String), at: AT }]);
  });

  it("counts once when set twice or at the same time", async () => {
    await Promise.all([blockDuels(store, ANNA, BORIS, AT), blockDuels(store, ANNA, BORIS, AT + 1)]);
    await Promise.all([BORIS, VERA].map((whom) => blockDuels(store, ANNA, whom, AT)));
    expect((await blocksOf(store, ANNA)).map(({ name }) => name).sort()).toEqual(["Boris", "Vera"]);
  });

  it("is refused beyond two hundred, and none is lost", async () => {
    for (let index = 0; index < 200; index++)
      expect(await blockDuels(store, ANNA, { ...VERA, id: `${1000 + index}` }, AT)).toBe(true);
    expect(await blockDuels(store, ANNA, BORIS, AT)).toBe(false);
    expect(await blockDuels(store, ANNA, { ...VERA, id: "1000" }, AT)).toBe(true);
    expect(await blocksOf(store, ANNA)).toHaveLength(200);
  });
});

describe("the setting for who may challenge a player", () => {
  const set = (from: "everyone" | "here" | "nobody", place?: string, me: PlayerId = ANNA, now = AT) =>
    setDuelsFrom(store, me, { from, place, now });

  it("allows no one, then everyone again", async () => {
    await set("nobody");
    expect(await may()).toBe("not-taking");
    expect(await may({ from: ANNA, to: BORIS })).toBe("yes");
    expect(await take(ANNA, BORIS)).toBe("yes");
    await set("everyone");
    expect(await may()).toBe("yes");
  });

  it("allows people from chats where it was set or the player has played since", async () => {
    await set("here", HERE);
    expect(await may()).toBe("yes");
    expect(await may({ place: "telegram:-6" })).toBe("not-taking");
    expect(await may({ place: undefined })).toBe("not-taking");
    await noteDuelPlace(store, ANNA, "telegram:-6");
    expect(await may({ place: "telegram:-6" })).toBe("yes");
    await may({ from: ANNA, to: BORIS, place: "telegram:-8" });
    expect(await may({ place: "telegram:-8" })).toBe("yes");
    await mayAsk(store, { what: "take", from: ANNA, to: BORIS, place: "telegram:-9" });
    expect(await may({ place: "telegram:-9" })).toBe("yes");
  });

  it("stores no chats for players open to everyone", async () => {
    await noteDuelPlace(store, ANNA, HERE);
    await set("here");
    expect(await may()).toBe("not-taking");
    await set("everyone");
    await set("here");
    await noteDuelPlace(store, ANNA, HERE);
    await set("nobody");
    await set("here");
    expect(await may()).toBe("not-taking");
  });
});

describe("a refusal that depends on the other player", () => {
  it("reads the same documents whatever the reason", async () => {
    const reads: string[] = [];
    const read = store.read.bind(store);
    store.read = ((kind: { name: string }, id: string) => {
      reads.push(`${kind.name} ${id}`);
      return read(kind as never, id);
    }) as never;
    const readsOf = async (prepare: () => Promise<unknown>) => {
      await prepare();
      reads.length = 0;
      const outcome = await may();
      return { outcome, reads: [...reads] };
    };
    const muted = await readsOf(() => setDuelsFrom(store, ANNA, { from: "nobody", place: HERE, now: AT }));
    await setDuelsFrom(store, ANNA, { from: "everyone", place: HERE, now: AT });
    expect(await readsOf(() => blockDuels(store, ANNA, BORIS, AT))).toEqual(muted);
    expect(muted.outcome).toBe("not-taking");
  });
});

describe("the limits on duel challenges", () => {
  it("allow three open challenges per person, including open ones to anyone", async () => {
    await challenge({ to: VERA });
    await challenge();
    await challenge();
    expect(await may()).toBe("too-many");
    expect((await challenge()).state).toBe("too-many");
    expect(await may({ from: VERA })).toBe("yes");
  });

  it("allow more to players who accepted before, up to a limit", async () => {
    for (let time = 0; time < 8; time++) {
      expect(await may()).toBe("yes");
      await answer((await challenge({ to: ANNA })).id, "accepted");
    }
    for (let time = 0; time < 6; time++) {
      expect(await may()).toBe("yes");
      await answer((await challenge({ to: ANNA })).id, "retracted");
    }
    expect(await may()).toBe("too-often");
    // Accepted challenges don't count against asking other people, but all others do.
    expect(await may({ to: VERA })).toBe("too-often");
  });

  it("count taking an open challenge as accepting", async () => {
    await answer((await challenge()).id, "accepted", ANNA);
    for (let time = 0; time < 3; time++) {
      expect(await may()).toBe("yes");
      await answer((await challenge({ to: ANNA })).id, "retracted");
    }
    for (let time = 0; time < 2; time++) await answer((await challenge({ to: VERA })).id, "retracted");
    expect(await may({ to: VERA })).toBe("too-often");
  });

  it("apply for an hour after a refusal, hidden from blocked players", async () => {
    await answer((await challenge({ to: ANNA })).id, "declined");
    expect(await may()).toBe("declined");
    await blockDuels(store, ANNA, BORIS, AT);
    expect(await may()).toBe("not-taking");
  });

  it("don't stop a challenge that is delivered again", async () => {
    const { id } = await challenge({ to: ANNA });
    expect(await may()).toBe("waiting");
    expect(await may({ id })).toBe("yes");
  });

  it("don't count races to the same person", async () => {
    for (let time = 0; time < 3; time++)
      await answer((await challenge({ to: ANNA, what: "race" })).id, "retracted");
    expect((await challenge({ to: ANNA, what: "race" })).state).toBe("begun");
    expect(await may()).toBe("yes");
  });

  it("are enforced by the store for concurrent challenges", async () => {
    const begun = await Promise.all([1, 2, 3, 4, 5].map(() => challenge()));
    expect(begun.filter(({ state }) => state === "begun")).toHaveLength(3);
    expect(begun.filter(({ state }) => state === "too-many")).toHaveLength(2);
  });
});
