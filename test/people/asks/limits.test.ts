// The limits on challenges by name: no one is challenged twice for the same thing, and no one can flood others.

import { describe, expect, it } from "vitest";
import { openStore } from "../../../src/infra/store/index.ts";
import {
  type Challenge,
  challengesOf,
  noteChallengeAnswer,
  noteChallengePosted,
  pressChallenge,
  startChallenge,
} from "../../../src/people/index.ts";

const HOUR_MS = 3_600_000;
const AT = 1_800_000_000_000;

async function seat() {
  const store = await openStore({ dataDir: ":memory:", report: () => {} });
  let ids = 0;
  const challenge = (more: Partial<Challenge> = {}): Challenge => {
    const { at = AT } = more;
    const who = { from: "telegram:1", to: "telegram:2", player: more.to ?? "telegram:2" };
    return { id: `c${++ids}`, what: "race", at, endsAt: at + 600_000, ...who, ...more };
  };
  const begin = (more: Partial<Challenge> = {}) => startChallenge(store, challenge(more));
  return { store, challenge, begin };
}

describe("a challenge", () => {
  it("mentions the player, and stays the same when delivered again", async () => {
    const { store, challenge } = await seat();
    const one = challenge();
    for (let time = 0; time < 2; time++)
      expect(await startChallenge(store, one)).toEqual({ state: "begun", mentions: true, isPosted: false });
    await noteChallengePosted(store, one.from, one.id, AT);
    expect(await startChallenge(store, one)).toMatchObject({ isPosted: true });
    expect(await challengesOf(store, "telegram:1")).toHaveLength(1);
    expect(await challengesOf(store, "telegram:2")).toEqual([{ id: one.id, what: "race", at: AT }]);
  });

  it("waits while the same one is open, and an hour after a refusal", async () => {
    const { store, begin } = await seat();
    await begin({ id: "first" });
    expect(await begin()).toEqual({ state: "waiting" });
    expect(await begin({ what: "duel" })).toMatchObject({ state: "begun", mentions: true });
    await noteChallengeAnswer(store, { from: "telegram:1", id: "first", now: AT }, "declined");
    expect(await begin({ at: AT + HOUR_MS - 1 })).toEqual({ state: "declined" });
    expect(await begin({ at: AT + HOUR_MS })).toMatchObject({ state: "begun", mentions: true });
  });

  it("may be repeated after lapsing, but mentions only once an hour", async () => {
    const { store, begin } = await seat();
    await begin({ id: "first" });
    await noteChallengeAnswer(store, { from: "telegram:1", id: "first", now: AT }, "retracted");
    expect(await begin({ id: "second" })).toMatchObject({ state: "begun", mentions: false });
    expect(await begin({ at: AT + 600_000 })).toMatchObject({ state: "begun", mentions: false });
    expect(await begin({ at: AT + HOUR_MS })).toMatchObject({ state: "begun", mentions: true });
  });

  it("is limited to three open ones of any kind", async () => {
    const { store, begin } = await seat();
    for (const to of ["telegram:2", "telegram:3", "telegram:4"]) await begin({ to, id: to });
    expect(await begin({ to: "telegram:5" })).toEqual({ state: "too-many" });
    await noteChallengeAnswer(store, { from: "telegram:1", id: "telegram:3", now: AT }, "accepted");
    expect(await begin({ to: "telegram:5" })).toMatchObject({ state: "begun" });
    expect(await begin({ to: "telegram:6", from: "telegram:9" })).toMatchObject({ state: "begun" });
  });

  it("is limited to six an hour", async () => {
    const { begin } = await seat();
    const at = (index: number) => AT + index * 600_000 - index;
    for (let index = 0; index < 6; index++)
      expect(await begin({ to: `telegram:${20 + index}`, at: at(index) })).toMatchObject({ state: "begun" });
    expect(await begin({ to: "telegram:30", at: AT + HOUR_MS - 1 })).toEqual({ state: "too-often" });
    expect(await begin({ to: "telegram:30", at: AT + HOUR_MS })).toMatchObject({ state: "begun" });
  });

  it("doesn't count against the challenged player", async () => {
    const { store, begin } = await seat();
    for (let index = 10; index < 20; index++) await begin({ from: `telegram:${index}` });
    expect(await challengesOf(store, "telegram:2")).toHaveLength(10);
    expect(await begin({ from: "telegram:2", to: "telegram:1" })).toMatchObject({ state: "begun" });
  });

  it("is forgotten after four days", async () => {
    const { store, begin } = await seat();
    await begin();
    await begin({ at: AT + 96 * HOUR_MS, to: "telegram:3" });
    expect(await challengesOf(store, "telegram:1")).toHaveLength(1);
  });
});

describe("a press on a challenge", () => {
  const open = { endsAt: AT + 10 };

  it.each([
    ["accept", "challenged", open, "done"],
    ["decline", "challenged", open, "done"],
    ["retract", "challenger", open, "done"],
    ["accept", "challenger", open, "not-challenged"],
    ["decline", undefined, open, "not-challenged"],
    ["retract", "challenged", open, "not-challenger"],
    ["accept", "challenged", { endsAt: AT }, "lapsed"],
    ["retract", "challenger", { endsAt: AT }, "lapsed"],
    ["accept", "challenged", { ...open, answer: "accepted" }, "done"],
    ["accept", "challenged", { endsAt: AT, answer: "accepted" }, "done"],
    ["accept", "challenged", { ...open, answer: "declined" }, "over"],
    ["decline", "challenged", { ...open, answer: "accepted" }, "over"],
    ["accept", "challenged", { ...open, answer: "retracted" }, "over"],
  ] as const)("to %s by the %s of %o is %s", (move, by, state, outcome) => {
    expect(pressChallenge(state, by, move, AT).outcome).toBe(outcome);
  });
});
