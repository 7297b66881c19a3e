// One person with two identities has one rating, and two again when the link is removed.

import { beforeEach, describe, expect, it } from "vitest";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import {
  identitiesOf,
  ladderOf,
  ladderStandingOf,
  type PlayerId,
  rateDuel,
  readLeaderboard,
  readPlayerId,
  setVisibility,
  unlink,
} from "../../../src/people/index.ts";
import { linkAccounts } from "../links/link-accounts.ts";
import { DAY_MS, duelOf, NOW } from "./duels.ts";

const [TELEGRAM, DISCORD] = ["telegram:1", "discord:900"];
const LADDER = { gameId: "rps", period: "all", place: "everywhere", now: NOW } as const;

describe("a person with linked identities", () => {
  let store: Store;
  beforeEach(async () => {
    store = await openStore({ dataDir: ":memory:", report: () => {} });
  });
  const rate = (id: string, one: string, other: string, at = NOW) =>
    rateDuel(store, duelOf(id, [one, other], { at }), at);
  const idOf = (written: string) => readPlayerId(written) as PlayerId;
  const standing = (written: string) => ladderStandingOf(store, idOf(written), LADDER);
  const named = (name: string) => ({ ...idOf(name), name });
  const link = (one: string, other: string) => linkAccounts(store, named(one), named(other), NOW);

  it("has the duels of both in order of time, and separate ones after unlinking", async () => {
    await rate("d1", TELEGRAM, "telegram:11");
    await rate("d2", DISCORD, "discord:12", NOW + 1);
    const apart = [await standing(TELEGRAM), await standing(DISCORD)];
    expect(apart.map(({ duels }) => duels)).toEqual([1, 1]);
    await link(TELEGRAM, DISCORD);
    expect(await standing(TELEGRAM)).toEqual(await standing(DISCORD));
    expect(await standing(TELEGRAM)).toMatchObject({ duels: 2, missing: 3 });
    await unlink(store, idOf(TELEGRAM));
    expect([await standing(TELEGRAM), await standing(DISCORD)]).toEqual(apart);
  });

  it("is never rated against themselves, even after unlinking", async () => {
    await link(TELEGRAM, DISCORD);
    expect((await rate("d1", TELEGRAM, DISCORD)).why).toBe("one-person");
    await unlink(store, idOf(TELEGRAM));
    expect((await rate("d1", TELEGRAM, DISCORD)).why).toBe("one-person");
    expect((await standing(TELEGRAM)).duels).toBe(0);
  });

  it("has three rated duels a day with someone, across identities", async () => {
    for (const id of ["d1", "d2", "d3"]) await rate(id, TELEGRAM, "telegram:11");
    await link(TELEGRAM, DISCORD);
    expect((await rate("d4", DISCORD, "telegram:11")).why).toBe("pair-day");
    expect((await rate("d5", "telegram:11", DISCORD)).why).toBe("pair-day");
    await unlink(store, idOf(TELEGRAM));
    await link("telegram:11", "discord:77");
    expect((await rate("d6", TELEGRAM, "discord:77")).why).toBe("pair-day");
  });

  it("counts as one opponent", async () => {
    await link(TELEGRAM, DISCORD);
    await rate("d1", "telegram:11", TELEGRAM);
    await rate("d2", "telegram:11", DISCORD, NOW + DAY_MS);
    expect(await standing("telegram:11")).toMatchObject({ duels: 2, missing: 4 });
  });

  it("is on everyone's list once, so equal figures don't reveal the link", async () => {
    for (const written of [TELEGRAM, DISCORD]) {
      await setVisibility(store, named(written), { level: "everyone", gameIds: ["rps"], now: NOW });
      for (let at = 0; at < 5; at++) await rate(`${written}${at}`, written, `telegram:${at}00${at}`, NOW);
    }
    expect((await readLeaderboard(store, ladderOf(store, LADDER))).lines).toHaveLength(2);
    await link(TELEGRAM, DISCORD);
    const { lines, count } = await readLeaderboard(store, ladderOf(store, LADDER));
    expect([lines.length, count]).toEqual([1, 1]);
    expect(lines[0]).toMatchObject({ duels: 10, ranks: [1, 1] });
    expect(await identitiesOf(store, idOf(TELEGRAM))).toHaveLength(2);
  });
});
