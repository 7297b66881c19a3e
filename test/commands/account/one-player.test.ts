// What accounts share after `/account link`, and what is each account's own again after `/account unlink`.

import { it as base, describe, expect } from "vitest";
import { addRegistration } from "../../../commands/strategy/registrations/ledger.ts";
import type { Caller, Place } from "../../../src/chat/index.ts";
import { matrixGame } from "../../../src/core/games/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { openStore } from "../../../src/infra/store/index.ts";
import {
  challengeSetting,
  consentOf,
  hasMutedChallenges,
  identitiesOf,
  linkOf,
  NEW_PLAYER_GAME,
  notePlayed,
  PLAYER_GAME,
  type PlayerGame,
  type PlayerId,
  playerGameKey,
  playerRanking,
  type Ranking,
  rankOf,
  readLeaderboard,
  setVisibility,
  storedConsent,
  summarisePlayer,
  winShareBound,
} from "../../../src/people/index.ts";
import { killedAfter } from "../../people/links/failing-store.ts";
import { linkAccounts } from "../../people/links/link-accounts.ts";
import { deleteAll, exported } from "../own-data.ts";
import { labelsOf, openTable, type Table, textOf, viewOf } from "../play/table.ts";
import { findRegistration } from "../strategy/registrations/stores.ts";

const it = base.extend("table", () => open());

const NOON = Date.parse("2026-11-18T12:00:00Z");
const DAY = Math.floor(NOON / 86_400_000);
const ANNA: Caller = { platform: "discord", id: "700000000000000001", name: "Anna", locale: "en" };
const ANYA: Caller = { platform: "telegram", id: "42", name: "Anya", locale: "en" };
const VERA: Caller = { platform: "telegram", id: "43", name: "Vera", locale: "en" };
const RPS = matrixGame("rps") as NonNullable<ReturnType<typeof matrixGame>>;
const gameIds = ["rps"];
const privately = (caller: Caller): Place => ({ kind: "private", id: caller.id });
const by = (caller: Caller) => ({ caller, place: privately(caller) });

const open = (now = () => NOON) => openTable({ now });

/** Links by the commands, with all their effects. */
async function link(table: Table): Promise<void> {
  const shown = viewOf(await table.type("account", "link", {}, by(ANNA)));
  const block = shown.blocks.find(({ type }) => type === "code");
  const code = block?.type === "code" ? block.text.replace("/account link ", "") : "";
  const question = viewOf(await table.type("account", "link", { code }, by(ANYA)));
  await table.press(question, "Link", by(ANYA));
  await table.press(await table.press(shown, "Check", by(ANNA)), "Link", by(ANNA));
  expect(await linkOf(table.store, ANYA)).toBeDefined();
}

async function part(table: Table, caller = ANNA): Promise<void> {
  await table.press(await table.type("account", "unlink", {}, by(caller)), "Unlink", by(caller));
  expect(await linkOf(table.store, ANYA)).toBeUndefined();
}

const documentOf = (won: number, lost: number): PlayerGame => ({
  ...NEW_PLAYER_GAME,
  decided: [DAY, won, lost, won, lost, won, lost, 0, 0, 0],
});

async function played(table: Table, caller: Caller, winLoss: readonly [number, number], place?: string) {
  const document = documentOf(...winLoss);
  await table.store.update(PLAYER_GAME, playerGameKey(caller, "rps"), () => ({ next: document, result: 0 }));
  await notePlayed(table.store, caller, { gameId: "rps", document, place, now: NOON });
}

const opens = (table: Table, caller: Caller, level: "place" | "everyone" | "private" = "everyone") =>
  setVisibility(table.store, caller, { level, gameIds, now: NOON });

const everywhere: Ranking = { gameId: "rps", period: "all", place: "everywhere", now: NOON };

async function playMatch(table: Table, caller: Caller, presses: number): Promise<void> {
  let view = viewOf(await table.type("rps", "play", {}, by(caller)));
  for (let turn = 0; turn < presses; turn++) view = viewOf(await table.press(view, "Rock", by(caller)));
}

describe("one player on two platforms", () => {
  it("counts both accounts' rounds, and splits them again when unlinked", async ({ table }) => {
    await playMatch(table, ANNA, 3);
    await playMatch(table, ANYA, 2);
    const rounds = async (caller: Caller) =>
      (await summarisePlayer(table.store, caller, [RPS])).games.rps?.rounds;
    await link(table);
    expect([await rounds(ANNA), await rounds(ANYA)]).toEqual([5, 5]);
    await part(table);
    expect([await rounds(ANNA), await rounds(ANYA)]).toEqual([3, 2]);
  });

  it("has one model at once, with the rounds of both", async ({ table }) => {
    await playMatch(table, ANYA, 7);
    await link(table);
    expect(textOf(await table.type("model", "show", {}, by(ANNA)))).toContain(
      "played on your linked account",
    );
  });

  it("shares one history from the next match on, split when unlinked", async () => {
    const table = await open();
    await playMatch(table, ANYA, 7);
    await link(table);
    await playMatch(table, ANNA, 2);
    const known = async (caller: Caller) =>
      (await table.store.read(PLAYER_GAME, playerGameKey(caller, "rps")))?.history.rounds;
    expect([await known(ANNA), await known(ANYA)]).toEqual([9, 7]);
    await part(table, ANYA);
    expect([await known(ANNA), await known(ANYA)]).toEqual([2, 7]);
  });

  it("takes the stricter visibility, changes both, and splits when unlinked", async () => {
    const table = await open();
    await opens(table, ANNA, "everyone");
    await opens(table, ANYA, "private");
    await link(table);
    expect(await consentOf(table.store, ANNA)).toBeUndefined();
    await opens(table, ANYA, "place");
    expect((await consentOf(table.store, ANNA))?.level).toBe("place");
    // Each under its own name: chats on one platform never show the other platform's name.
    expect((await storedConsent(table.store, ANNA))?.name).toBe("Anna");
    await opens(table, ANNA, "everyone");
    const consent = await storedConsent(table.store, ANYA);
    expect([consent?.level, consent?.name]).toEqual(["everyone", "Anya"]);
    await part(table);
    await opens(table, ANNA, "private");
    expect(await consentOf(table.store, ANNA)).toBeUndefined();
    expect((await consentOf(table.store, ANYA))?.level).toBe("everyone");
  });

  it("keeps the chosen visibility if the other account chose none", async () => {
    const table = await open();
    await opens(table, ANNA, "everyone");
    await link(table);
    const levels = async () => {
      const both = [await consentOf(table.store, ANNA), await consentOf(table.store, ANYA)];
      return both.map((one) => one?.level);
    };
    expect(await levels()).toEqual(["everyone", "everyone"]);
    await played(table, ANYA, [1, 0]);
    expect((await storedConsent(table.store, ANYA))?.name).toBe("Anya");
    await part(table);
    expect(await levels()).toEqual(["everyone", undefined]);
    expect(await storedConsent(table.store, ANYA)).toBeUndefined();
  });

  it("closes both profiles at once if one goes private", async ({ table }) => {
    await opens(table, ANNA);
    await opens(table, ANYA);
    await link(table);
    await table.type("profile", "privacy", { level: "private" }, by(ANYA));
    expect(await storedConsent(table.store, ANNA)).toBeUndefined();
  });

  it("takes no challenges if one account doesn't, and changes both", async ({ table }) => {
    await table.type("privacy", "privacy", { challenges: "off" }, by(ANYA));
    await link(table);
    expect(await hasMutedChallenges(table.store, ANNA)).toBe(true);
    expect(textOf(await table.type("duel", "from", {}, by(ANNA)))).toContain(
      say("en", "challenge-setting-off"),
    );
    await table.type("privacy", "privacy", { challenges: "on" }, by(ANNA));
    expect(await hasMutedChallenges(table.store, ANYA)).toBe(false);
    await table.type("privacy", "privacy", { challenges: "off" }, by(ANNA));
    await part(table);
    expect(await hasMutedChallenges(table.store, ANYA)).toBe(true);
  });

  it("takes the stricter model policy on linking, and changes both", async ({ table }) => {
    const mode = async (caller: Caller) =>
      (await table.store.read(PLAYER_GAME, playerGameKey(caller, "rps")))?.mode ?? "learning";
    const modes = async () => [await mode(ANNA), await mode(ANYA)];
    await table.type("model", "freeze", {}, by(ANNA));
    await table.type("model", "off", {}, by(ANYA));
    await link(table);
    expect(await modes()).toEqual(["off", "off"]);
    await table.type("model", "on", {}, by(ANNA));
    expect(await modes()).toEqual(["learning", "learning"]);
    await table.type("model", "freeze", {}, by(ANYA));
    await part(table);
    expect(await modes()).toEqual(["frozen", "frozen"]);
    await table.type("model", "on", {}, by(ANNA));
    expect(await modes()).toEqual(["learning", "frozen"]);
  });

  it("takes the stricter policy at the next match, even after a crash", async () => {
    const table = await open();
    await table.type("model", "off", {}, by(ANYA));
    await linkAccounts(table.store, ANNA, ANYA, NOON);
    await playMatch(table, ANNA, 1);
    const document = await table.store.read(PLAYER_GAME, playerGameKey(ANNA, "rps"));
    expect(document?.mode).toBe("off");
  });

  it("manages names of strategies from either platform", async ({ table }) => {
    const gauntlet = { game: "rps", results: [] };
    await addRegistration(table.store, ANNA, { name: "ours", strategy: "copy", gauntlet });
    expect(textOf(await table.type("strategy", "mine", {}, by(ANYA)))).not.toContain("ours");
    await link(table);
    expect(textOf(await table.type("strategy", "mine", {}, by(ANYA)))).toContain("ours");
    expect(textOf(await table.type("strategy", "mine", {}, by(VERA)))).not.toContain("ours");
    await table.type("strategy", "withdraw", { name: "ours" }, by(VERA));
    expect(await findRegistration(table.store, "ours")).toBeDefined();
    const withdraw = await table.type("strategy", "withdraw", { name: "ours" }, by(ANYA));
    await table.press(withdraw, labelsOf(withdraw)[0] ?? "", by(ANYA));
    expect(await findRegistration(table.store, "ours")).toBeUndefined();
  });
});

describe("the leaderboard of players", () => {
  const listed = async ({ store }: Table, ranking = everywhere) =>
    (await readLeaderboard(store, playerRanking(store, ranking))).lines;

  it("has a linked person once, with both accounts' rounds and one rank", async () => {
    const table = await open();
    for (const [caller, winLoss] of [
      [ANNA, [40, 30]],
      [ANYA, [30, 20]],
      [VERA, [60, 55]],
    ] as const) {
      await opens(table, caller);
      await played(table, caller, winLoss);
    }
    expect(await listed(table)).toHaveLength(3);
    await link(table);
    const ranked = await listed(table);
    expect(ranked.map(({ name, winLoss }) => [name, winLoss])).toEqual([
      ["Anna", [70, 50]],
      ["Vera", [60, 55]],
    ]);
    const { store } = table;
    const list = playerRanking(store, everywhere);
    const places = await Promise.all(
      [ANNA, ANYA].map(async (one) =>
        rankOf(store, list, await readLeaderboard(store, list), await identitiesOf(store, one)),
      ),
    );
    expect(places).toEqual([
      [1, 1],
      [1, 1],
    ]);
    await part(table);
    expect((await listed(table)).map(({ name }) => name).sort()).toEqual(["Anna", "Anya", "Vera"]);
  });

  it("repairs itself on reading if the linked person wasn't entered", async ({ table }) => {
    for (const caller of [ANNA, ANYA]) {
      await opens(table, caller);
      await played(table, caller, [30, 20]);
    }
    await linkAccounts(table.store, ANNA, ANYA, NOON);
    expect((await listed(table)).map(({ winLoss }) => winLoss)).toEqual([[60, 40]]);
    expect(
      (await table.store.board("players:rps:all:everywhere").top(9)).map(({ member }) => member),
    ).toEqual(["discord:700000000000000001"]);
  });

  it("lists a chat's account by its name there, scored by both", async () => {
    const table = await open();
    const here = "telegram:-100";
    for (const caller of [ANNA, ANYA]) await opens(table, caller);
    await played(table, ANNA, [40, 30]);
    await played(table, ANYA, [30, 20], here);
    await link(table);
    const ranked = await listed(table, { ...everywhere, place: here });
    expect(ranked.map(({ name, winLoss }) => [name, winLoss])).toEqual([["Anya", [70, 50]]]);
  });

  it("discounts both exploitation budgets, so linking gains nothing", async ({ table }) => {
    for (const caller of [ANNA, ANYA]) await opens(table, caller);
    await played(table, ANNA, [30, 30]);
    await played(table, ANYA, [4, 0]);
    await link(table);
    const [one] = await listed(table);
    expect([one?.winLoss, one?.lent]).toEqual([[34, 30], 8]);
    // Worth no more than the same rounds without lending four a second time.
    const { score } = (await table.store.board("players:rps:all:everywhere").top(1))[0] ?? {};
    expect(score).toBe(winShareBound([34, 30], 8));
    expect(score).toBeLessThan(winShareBound([34, 30]));
    expect(score).toBeLessThan(winShareBound([30, 30]) + 0.01);
  });

  it("hides a linked person if either account is private", async ({ table }) => {
    await opens(table, ANNA);
    await played(table, ANNA, [40, 30]);
    await opens(table, ANYA, "private");
    await link(table);
    expect(await listed(table)).toEqual([]);
    expect(textOf(await table.type("leaderboard", "leaderboard", { of: "players" }, by(VERA)))).not.toContain(
      "Anna",
    );
    await part(table);
    expect(await listed(table)).toHaveLength(1);
  });
});

describe("/data of linked accounts", () => {
  async function filled() {
    const table = await open();
    await playMatch(table, ANNA, 3);
    await playMatch(table, ANYA, 2);
    await opens(table, ANYA);
    await link(table);
    return table;
  }

  it("exports both, each under the identity where it is stored", async () => {
    const table = await filled();
    const all = await exported(table, by(ANYA));
    expect(all.player).toBe("telegram:42");
    expect(all.games.rps.totals.rounds).toBe(2);
    expect(all.linkedAccounts).toHaveLength(1);
    const [other] = all.linkedAccounts;
    expect([other.player, other.games.rps.totals.rounds]).toEqual(["discord:700000000000000001", 3]);
    expect(all.link.state).toBe("linked");
    await part(table);
    expect(await exported(table, by(ANYA))).not.toHaveProperty("linkedAccounts");
  });

  it("doesn't reveal the other side before both have confirmed", async ({ table }) => {
    const shown = viewOf(await table.type("account", "link", {}, by(ANNA)));
    const block = shown.blocks.find(({ type }) => type === "code");
    const code = block?.type === "code" ? block.text.replace("/account link ", "") : "";
    await table.type("account", "link", { code }, by(ANYA));
    expect(JSON.stringify(await exported(table, by(ANYA)))).not.toContain(ANNA.id);
  });

  it("deletes both accounts and the link, after a warning", async () => {
    const table = await filled();
    const question = await table.type("data", "delete", {}, by(ANNA));
    expect(textOf(question)).toContain(say("en", "data-delete-linked"));
    await table.press(question, "Delete", by(ANNA));
    for (const caller of [ANNA, ANYA]) {
      expect((await summarisePlayer(table.store, caller, [RPS])).games).toEqual({});
      expect(await identitiesOf(table.store, caller)).toHaveLength(1);
      const { format: _, tag: _tag, player, ...rest } = await exported(table, by(caller));
      expect([player, rest]).toEqual([`${caller.platform}:${caller.id}`, { games: {}, strategies: [] }]);
    }
    expect(textOf(await table.type("data", "delete", {}, by(ANNA)))).not.toContain(
      say("en", "data-delete-linked"),
    );
  });

  it("resumes from either side after an interruption at any write", async () => {
    for (let writes = 0; writes < 60; writes += 1) {
      const store = await openStore({ dataDir: ":memory:", report: () => {} });
      const table = await openTable({ store, now: () => NOON });
      await playMatch(table, ANNA, 2);
      await playMatch(table, ANYA, 1);
      await opens(table, ANYA);
      await link(table);
      await table.type("privacy", "privacy", { challenges: "off" }, by(ANNA));
      const dying = killedAfter(store, writes);
      const broken = await openTable({ store: dying.store, now: () => NOON });
      const question = viewOf(await broken.type("data", "delete", {}, by(ANNA)));
      await broken.press(question, "Delete", by(ANNA)).catch(() => {});
      const side = writes % 2 === 0 ? ANNA : ANYA;
      await deleteAll(table, by(side));
      const left = async (one: PlayerId) => (await summarisePlayer(store, one, [RPS])).games;
      expect([await left(ANNA), await left(ANYA)]).toEqual([{}, {}]);
      expect(await storedConsent(store, ANYA)).toBeUndefined();
      const muted = await Promise.all([ANNA, ANYA].map((one) => challengeSetting(store, one)));
      expect(muted).toEqual([undefined, undefined]);
      await store.close();
    }
  });
});
