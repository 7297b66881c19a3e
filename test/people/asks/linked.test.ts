// Blocks, settings and limits are those of a person, under whichever of their identities.

import { beforeEach, describe, expect, it } from "vitest";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import {
  type AskedFor,
  beginChallenge,
  blockDuels,
  blocksOf,
  mayAsk,
  muteChallenges,
  noteChallengeAnswer,
  type PlayerId,
  playerNamed,
  setDuelsFrom,
  unblockDuels,
  unlink,
  writePlayerId,
} from "../../../src/people/index.ts";
import { linkAccounts } from "../links/link-accounts.ts";
import { type Asked, mayAskForDuel } from "./asking.ts";

const AT = 1_800_000_000_000;
const HOUR_MS = 3_600_000;
const HERE = "telegram:-5";
const ANNA = { platform: "telegram", id: "1", name: "Anna" };
const ANNA_THERE = { platform: "discord", id: "11", name: "Anna" };
const BORIS = { platform: "telegram", id: "2", name: "Boris" };
const BORIS_THERE = { platform: "discord", id: "22", name: "Boris" };
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
  const begun = await beginChallenge(store, {
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

describe("of a person with several identities", () => {
  it("a block set under one identity holds under all of the person's, against all of the other one's", async () => {
    await linkAccounts(store, ANNA, ANNA_THERE, AT);
    await linkAccounts(store, BORIS, BORIS_THERE, AT);
    await blockDuels(store, ANNA_THERE, BORIS, AT);
    for (const from of [BORIS, BORIS_THERE])
      for (const to of [ANNA, ANNA_THERE]) {
        expect(await may({ from, to })).toBe("not-taking");
        expect(await take(from, to)).toBe("not-taking");
      }
    await unblockDuels(store, ANNA, BORIS);
    expect(await may({ from: BORIS_THERE })).toBe("yes");
  });

  it("a block does not tell who set it which other identities the blocked one has", async () => {
    await linkAccounts(store, BORIS, BORIS_THERE, AT);
    await blockDuels(store, ANNA, BORIS, AT);
    expect(await may({ from: ANNA, to: BORIS_THERE })).toBe("yes");
    expect(await take(ANNA, BORIS_THERE)).toBe("yes");
    await unblockDuels(store, ANNA, BORIS_THERE);
    expect(await blocksOf(store, ANNA)).toHaveLength(1);
  });

  it("whose duels they take is what was set last, under whatever identity", async () => {
    await linkAccounts(store, ANNA, ANNA_THERE, AT);
    await setDuelsFrom(store, ANNA_THERE, { from: "nobody", place: undefined, now: AT });
    expect(await may()).toBe("not-taking");
    await setDuelsFrom(store, ANNA, { from: "everyone", place: undefined, now: AT });
    expect(await may({ to: ANNA_THERE })).toBe("yes");
    await unlink(store, ANNA);
    expect(await may({ to: ANNA_THERE })).toBe("not-taking");
  });

  it("it is nobody's while they take no challenges at all, under any identity", async () => {
    await linkAccounts(store, ANNA, ANNA_THERE, AT);
    await muteChallenges(store, { ...ANNA_THERE, handle: "anna" }, AT);
    expect(await may()).toBe("not-taking");
    const named = { ...playerNamed("discord", "anna"), handle: "anna" };
    expect(await may({ to: named })).toBe("not-taking");
  });

  it("limits count the open challenges of all identities together", async () => {
    await linkAccounts(store, BORIS, BORIS_THERE, AT);
    await challenge({ from: BORIS_THERE });
    await challenge({ from: BORIS_THERE });
    await challenge();
    expect(await may()).toBe("too-many");
    expect((await challenge({ to: ANNA })).state).toBe("too-many");
    await unlink(store, BORIS);
    expect(await may()).toBe("yes");
  });

  it("limits let the same person be asked twice an hour, under whatever identity of either", async () => {
    await linkAccounts(store, ANNA, ANNA_THERE, AT);
    await linkAccounts(store, BORIS, BORIS_THERE, AT);
    await answer((await challenge({ to: ANNA })).id, "retracted");
    expect(await may()).toBe("yes");
    const second = await challenge({ from: BORIS_THERE, to: ANNA_THERE });
    expect(await may()).toBe("waiting");
    await answer(second.id, "retracted", undefined, BORIS_THERE);
    expect(await may()).toBe("too-often");
    expect((await challenge({ to: ANNA })).state).toBe("too-often");
    expect(await may({ to: VERA })).toBe("yes");
    expect(await may({ now: AT + HOUR_MS })).toBe("yes");
  });
});
