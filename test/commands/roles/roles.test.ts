// Linked roles: what is told, how often, and that nothing is left of it when the person ends it.

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ROLE_LINK, readRoleLink } from "../../../commands/roles/link.ts";
import { writeState } from "../../../commands/roles/state.ts";
import { earnMilestone, writePlayerId } from "../../../src/players/index.ts";
import { freshHost } from "../host.ts";
import { openTable } from "../play/table.ts";
import { ALICE, closeStage, DAY_MS, HOUR_MS, openStage, REDIRECT, type RolesStage } from "./stage.ts";

let stage: RolesStage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(async () => {
  expect(stage.failures).toEqual([]);
  await closeStage(stage);
});

const link = () => readRoleLink(stage.store, ALICE);

/** Moves the clock, and looks what is due then. */
async function wait(ms: number): Promise<void> {
  stage.now += ms;
  await stage.feature.look();
}

describe("a link to Discord", () => {
  it("tells it five figures, but none that the person has not", async () => {
    await stage.feature.deeds.matchOver(ALICE, "one");
    await stage.feature.deeds.matchOver(ALICE, "two");
    await stage.feature.deeds.verified(ALICE, "two");
    const figures = { matches: 2, seals: 1, since: "2026-11-18T00:00:00.000Z" };
    expect(await stage.link()).toEqual({ state: "told", figures });
    expect(stage.discord.told).toEqual([figures]);
  });

  it("counts the same match once, however often its end is delivered", async () => {
    for (const session of ["one", "one", "two", "one"]) await stage.feature.deeds.matchOver(ALICE, session);
    expect(await stage.link()).toMatchObject({ figures: { matches: 2, seals: 0 } });
  });

  it("says since when by the first of what is stored", async () => {
    await earnMilestone(stage.store, ALICE, "seal", { at: Date.parse("2026-02-03T04:05:06Z") });
    expect(await stage.link()).toMatchObject({ figures: { since: "2026-02-03T00:00:00.000Z" } });
  });

  it("keeps the tokens sealed though the store is not encrypted, and shows them to nobody", async () => {
    await stage.link();
    const stored = JSON.stringify(await link());
    expect(stored).not.toContain("access-1");
    expect(stored).not.toContain("refresh-1");
    const exported = await stage.feature.personalData.export(ALICE);
    expect(exported).toMatchObject({
      linkedRole: { linkedAt: "2026-11-18T12:00:00.000Z", told: { matches: 0 } },
    });
    expect(JSON.stringify(exported)).not.toContain((await link())?.tokens);
  });

  it("is offered by no host without the secret", async () => {
    await stage.feature.background?.start({} as never);
    expect(await stage.feature.linking.begin(REDIRECT)).toEqual({ state: "absent" });
    expect(await stage.feature.linking.finish({}, REDIRECT)).toEqual({ state: "absent" });
  });

  it("has its figures registered once in the life of a process", async () => {
    await wait(60_000);
    expect(stage.discord.registered).toBe(1);
  });
});

describe("the way back from Discord", () => {
  const finish = (state: string | undefined, code = "of-alice", error?: string) =>
    stage.feature.linking.finish({ state, code, error }, REDIRECT);

  it("is taken once", async () => {
    const state = await stage.state();
    expect(await finish(state)).toMatchObject({ state: "told" });
    expect(await finish(state)).toEqual({ state: "used" });
  });

  it("is open for ten minutes", async () => {
    const state = await stage.state();
    stage.now += 10 * 60_000 + 1;
    expect(await finish(state)).toEqual({ state: "old" });
  });

  it("is refused where it did not begin here", async () => {
    const state = await stage.state();
    const other = await freshHost(8, () => stage.now);
    const [nonce, , ...signature] = state.split(".");
    const later = [nonce, (stage.now + 1).toString(36), ...signature].join(".");
    const forged = [undefined, "", "x", writeState(other, stage.now), `${state}x`, later, "x".repeat(10_000)];
    for (const one of forged) expect(await finish(one)).toEqual({ state: "forged" });
    expect(await link()).toBeUndefined();
  });

  it("links nothing where the person declined, Discord refuses the code, or does not answer", async () => {
    expect(await finish(await stage.state(), "", "access_denied")).toEqual({ state: "declined" });
    expect(await finish(await stage.state(), "")).toEqual({ state: "refused" });
    expect(await finish(await stage.state(), "x".repeat(257))).toEqual({ state: "refused" });
    stage.discord.mood = "refuses";
    expect(await finish(await stage.state())).toEqual({ state: "refused" });
    stage.discord.mood = "away";
    expect(await finish(await stage.state())).toEqual({ state: "unavailable" });
    expect(await link()).toBeUndefined();
  });
});

describe("telling Discord", () => {
  it("again takes a change, and an hour", async () => {
    await stage.link();
    await wait(HOUR_MS);
    expect(stage.discord.told).toHaveLength(1);
    for (const session of ["one", "two", "three"]) await stage.feature.deeds.matchOver(ALICE, session);
    await wait(0);
    expect(stage.discord.told.at(-1)).toMatchObject({ matches: 3 });
    await stage.feature.deeds.matchOver(ALICE, "four");
    await wait(HOUR_MS - 1);
    expect(stage.discord.told).toHaveLength(2);
    await wait(1);
    expect(stage.discord.told).toHaveLength(3);
    await wait(2 * DAY_MS);
    expect(stage.discord.told).toHaveLength(3);
  });

  it("waits for Discord where it is away", async () => {
    await stage.link();
    await stage.feature.deeds.matchOver(ALICE, "one");
    stage.discord.mood = "away";
    await wait(HOUR_MS);
    stage.discord.mood = "up";
    await wait(10 * 60_000);
    expect(stage.discord.told.at(-1)).toMatchObject({ matches: 1 });
  });

  it("renews tokens that run out, and stores the new ones", async () => {
    await stage.link();
    await stage.feature.deeds.matchOver(ALICE, "one");
    await wait(8 * DAY_MS);
    await stage.feature.deeds.matchOver(ALICE, "two");
    await wait(8 * DAY_MS);
    expect(stage.discord.renewed).toEqual(["refresh-1", "refresh-2"]);
    expect(stage.discord.told.at(-1)).toMatchObject({ matches: 2 });
  });

  it("ends the link where the person does not allow it any more", async () => {
    await stage.link();
    await stage.feature.deeds.matchOver(ALICE, "one");
    stage.discord.mood = "refuses";
    await wait(HOUR_MS);
    expect(await link()).toBeUndefined();
  });

  it("takes a rank when its month is over, and keeps the best", async () => {
    await stage.link();
    const ranked = (rank: number) =>
      stage.store.update(ROLE_LINK, writePlayerId(ALICE), (one) => {
        const month: [string, number] = [new Date(stage.now).toISOString().slice(0, 7), rank];
        return { next: one && { ...one, month }, result: undefined };
      });
    await ranked(3);
    await wait(DAY_MS - HOUR_MS);
    expect(stage.discord.told.at(-1)).not.toHaveProperty("rank");
    stage.now = Date.parse("2026-12-03T12:00:00Z");
    await wait(0);
    expect(stage.discord.told.at(-1)).toMatchObject({ rank: 3 });
    await ranked(8);
    stage.now = Date.parse("2027-01-03T12:00:00Z");
    await wait(0);
    expect((await link())?.best).toBe(3);
  });
});

describe("deleting one's data", () => {
  const remove = () => stage.feature.personalData.remove(ALICE);

  it("revokes the tokens at Discord, also where it is away just then", async () => {
    await stage.link();
    stage.discord.mood = "away";
    expect(await remove()).toBe(true);
    expect(await link()).toBeUndefined();
    await wait(0);
    await wait(60_000);
    expect(stage.discord.revoked).toEqual([]);
    stage.discord.mood = "up";
    await wait(HOUR_MS);
    expect(stage.discord.revoked).toEqual(["refresh-1"]);
    await wait(DAY_MS);
    expect(stage.discord.revoked).toHaveLength(1);
    expect(stage.discord.told).toHaveLength(1);
  });

  it("leaves nothing to export, and nothing to remove", async () => {
    await stage.feature.deeds.matchOver(ALICE, "one");
    await stage.link();
    await remove();
    expect(await stage.feature.personalData.export(ALICE)).toEqual({});
    expect(await remove()).toBe(false);
  });

  it("revokes nothing that was allowed anew since", async () => {
    await stage.link();
    stage.discord.mood = "away";
    await remove();
    await wait(0);
    stage.discord.mood = "up";
    await stage.link();
    await wait(DAY_MS);
    expect(stage.discord.revoked).toEqual([]);
    expect(await link()).toBeDefined();
  });
});

describe("who ends it at Discord", () => {
  const gone = (at: number) => stage.feature.gone({ platform: "discord", kind: "person", id: ALICE.id }, at);

  it("is forgotten at once, and nothing is revoked", async () => {
    await stage.link();
    await gone(stage.now + 1);
    expect(await link()).toBeUndefined();
    await wait(DAY_MS);
    expect(stage.discord.revoked).toEqual([]);
  });

  it("keeps a link that was made since", async () => {
    const before = stage.now;
    stage.now += HOUR_MS;
    await stage.link();
    await gone(before);
    expect(await link()).toBeDefined();
  });

  it("is told of by the platform, as whoever removes the bot", async () => {
    const { store, dispatch, services } = await openTable();
    const next = { tokens: "sealed", linkedAt: services.now() };
    await store.update(ROLE_LINK, writePlayerId(ALICE), () => ({ next, result: undefined }));
    await dispatch.presence?.gone(
      { platform: "discord", kind: "person", id: ALICE.id },
      services.now() + 1_000,
    );
    expect(await readRoleLink(store, ALICE)).toBeUndefined();
  });
});
