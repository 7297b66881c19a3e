// Linking while both sides press at once, on two processes that are killed between any two writes: a link holds for
// both accounts or for neither, and every round stays where it was played.

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seededRandom } from "../../../src/core/random/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import {
  answerLink,
  claimLink,
  gamesOf,
  handshakeOf,
  identitiesOf,
  join,
  NEW_PLAYER_GAME,
  openLink,
  PLAYER_GAME,
  type PlayerId,
  playerGameKey,
  removeLink,
  unlink,
  writeCode,
} from "../../../src/people/index.ts";
import { LINK_OF } from "../../../src/people/links/link.ts";
import { describeOnBothStores } from "../../infra/store/both-stores.ts";
import { withMethods } from "../../with-methods.ts";
import { killedAfter } from "./failing-store.ts";

const NOW = Date.parse("2026-11-18T12:00:00Z");
const WRITES_MAX = 12;

const pair = () => {
  const id = randomUUID().slice(0, 12);
  return [
    { platform: "discord", id: `1${id}`, name: "Anna", locale: "en" as const },
    { platform: "telegram", id: `2${id}`, name: "Аня", locale: "ru" as const },
  ] as const;
};

/** Whether both accounts are linked; fails if they disagree. */
async function isLinked(store: Store, one: PlayerId, other: PlayerId): Promise<boolean> {
  const [mine, theirs] = [await identitiesOf(store, one), await identitiesOf(store, other)];
  expect(mine.length).toBe(theirs.length);
  const ids = (all: readonly PlayerId[]) => all.map(({ id }) => id).sort();
  if (mine.length > 1) expect(ids(mine)).toEqual(ids(theirs));
  return mine.length > 1;
}

/** Plays a round under one identity. */
function play(store: Store, player: PlayerId): Promise<void> {
  return store.update(PLAYER_GAME, playerGameKey(player, "rps"), (before = NEW_PLAYER_GAME) => {
    const totals = { ...before.totals, rounds: before.totals.rounds + 1, wins: before.totals.wins + 1 };
    return { next: { ...before, totals }, result: undefined };
  });
}

async function roundsOf(store: Store, player: PlayerId): Promise<number> {
  return (await store.read(PLAYER_GAME, playerGameKey(player, "rps")))?.totals.rounds ?? 0;
}

const died = (): undefined => undefined;

describeOnBothStores("a link", (open) => {
  let store: Store;
  let second: Store;
  beforeAll(async () => {
    [store, second] = [await open(), await open()];
  });
  afterAll(async () => {
    await store.close();
    await second.close();
  });

  async function asked() {
    const [anna, anya] = pair();
    const shown = await openLink(store, anna, NOW);
    await claimLink(second, anya, writeCode(shown.code ?? ""), NOW);
    return { anna, anya, id: shown.id };
  }

  it("is made once when both confirm at once on two processes", async () => {
    for (let time = 0; time < 8; time++) {
      const { anna, anya, id } = await asked();
      const yes = { id, answer: "yes", now: NOW } as const;
      const answers = await Promise.all([
        answerLink(store, anna, yes),
        answerLink(second, anya, yes),
        answerLink(second, anna, yes),
        answerLink(store, anya, yes),
      ]);
      expect(await isLinked(store, anna, anya)).toBe(true);
      // Each side's answer counted once, even if it was delivered twice.
      expect(answers.filter((one) => one?.isNew)).toHaveLength(2);
    }
  });

  it("has one outcome when one side confirms while the other declines", async () => {
    for (let time = 0; time < 8; time++) {
      const { anna, anya, id } = await asked();
      await answerLink(store, anya, { id, answer: "yes", now: NOW });
      const said = await Promise.all([
        answerLink(store, anna, { id, answer: "yes", now: NOW }),
        answerLink(second, anya, { id, answer: "no", now: NOW }),
      ]);
      const states = new Set(said.map((one) => one?.link.state));
      const isIn = await isLinked(second, anna, anya);
      if (isIn) expect(states).toContain("linked");
      else expect(states).toContain("declined");
    }
  });

  it("goes to one of two people who enter its code at once", async () => {
    for (let time = 0; time < 8; time++) {
      const [anna, anya] = pair();
      const [, vera] = pair();
      const { code = "" } = await openLink(store, anna, NOW);
      const claims = await Promise.all([
        claimLink(store, anya, code, NOW),
        claimLink(second, vera, code, NOW),
      ]);
      expect(claims.map(({ outcome }) => outcome).sort()).toEqual(["claimed", "wrong"]);
    }
  });

  it("shows one code to a person who asks twice at once", async () => {
    for (let time = 0; time < 8; time++) {
      const [anna] = pair();
      const [one, two] = await Promise.all([openLink(store, anna, NOW), openLink(second, anna, NOW)]);
      expect(one.code).toBe(two.code);
      expect((await handshakeOf(store, anna))?.id).toBe(one.id);
    }
  });

  it("expires until it is confirmed, and never after that", async () => {
    const ends = new Map<string, number | undefined>();
    const watched = withMethods(store, {
      update: (kind, id, change, ttlMs) =>
        store.update(
          kind,
          id,
          (before) => {
            const changed = change(before);
            if (changed.next !== undefined) ends.set(`${kind.name}:${id}`, ttlMs);
            return changed;
          },
          ttlMs,
        ),
    });
    const [anna, anya] = pair();
    const { id, code = "" } = await openLink(watched, anna, NOW);
    await claimLink(watched, anya, code, NOW);
    await answerLink(watched, anya, { id, answer: "yes", now: NOW });
    expect(ends.get(`link:${id}`)).toBeGreaterThan(0);
    expect(ends.get(`link-of:discord:${anna.id}`)).toBeGreaterThan(0);
    await answerLink(watched, anna, { id, answer: "yes", now: NOW });
    const kept = [`link:${id}`, `link-of:discord:${anna.id}`, `link-of:telegram:${anya.id}`];
    expect(kept.map((key) => [ends.has(key), ends.get(key)])).toEqual(kept.map(() => [true, undefined]));
  });

  it("holds for neither if the store lost one side's pointer", async () => {
    for (const loser of [0, 1] as const) {
      const { anna, anya, id } = await asked();
      for (const one of [anna, anya]) await answerLink(store, one, { id, answer: "yes", now: NOW });
      await store.remove(LINK_OF, `${[anna, anya][loser]?.platform}:${[anna, anya][loser]?.id}`);
      expect(await isLinked(second, anna, anya)).toBe(false);
      const again = await openLink(store, anna, NOW);
      expect((await claimLink(second, anya, again.code ?? "", NOW)).outcome).toBe("claimed");
    }
  });

  it("outlives its code", async () => {
    const { anna, anya, id } = await asked();
    const yes = (now: number) => ({ id, answer: "yes", now }) as const;
    await Promise.all([answerLink(store, anna, yes(NOW)), answerLink(second, anya, yes(NOW))]);
    expect(await isLinked(store, anna, anya)).toBe(true);
    const later = NOW + 86_400_000;
    expect((await openLink(store, anna, later)).id).toBe(id);
    expect(await isLinked(second, anna, anya)).toBe(true);
  });

  it.each(Array.from({ length: WRITES_MAX }, (_, at) => at))(
    "made by processes that are killed after %i writes holds for both or neither, and can be finished",
    async (writes) => {
      const [anna, anya] = pair();
      const dying = killedAfter(store, writes);
      const all = async (on: Store): Promise<void> => {
        const { id, code = "" } = await openLink(on, anna, NOW);
        if (code !== "") await claimLink(on, anya, code, NOW);
        await answerLink(on, anya, { id, answer: "yes", now: NOW });
        await answerLink(on, anna, { id, answer: "yes", now: NOW });
      };
      await play(store, anna);
      await all(dying.store).catch(died);
      await isLinked(store, anna, anya);
      await play(store, anya);
      // The command again.
      const shake = await openLink(second, anna, NOW);
      await join(second, shake.id);
      if (!(await isLinked(store, anna, anya))) await all(second);
      expect(await isLinked(store, anna, anya)).toBe(true);
      expect([await roundsOf(store, anna), await roundsOf(store, anya)]).toEqual([1, 1]);
      expect(await gamesOf(store, anya, "rps")).toHaveLength(2);
    },
  );

  it.each([0, 1, 2, 3, 4, 5])(
    "holds for both or neither if killed after %i writes of an unlink",
    async (writes) => {
      for (const part of [unlink, removeLink]) {
        const { anna, anya, id } = await asked();
        for (const one of [anna, anya]) await answerLink(store, one, { id, answer: "yes", now: NOW });
        await play(store, anna);
        const dying = killedAfter(store, writes);
        await part(dying.store, anna).catch(died);
        await isLinked(store, anna, anya);
        await play(store, anya);
        await part(second, anya);
        await part(second, anna);
        expect(await isLinked(store, anna, anya)).toBe(false);
        expect([await roundsOf(store, anna), await roundsOf(store, anya)]).toEqual([1, 1]);
      }
    },
  );

  it("loses or doubles no round under random links, unlinks and crashes", async () => {
    const source = seededRandom(16);
    const random = (): number => source.unit();
    const [anna, anya] = pair();
    const played = { discord: 0, telegram: 0 };
    let wasLinked = 0;
    for (let step = 0; step < 120; step++) {
      const [me, other] = random() < 0.5 ? [anna, anya] : [anya, anna];
      const process = random() < 0.5 ? store : second;
      const on = random() < 0.2 ? killedAfter(process, Math.floor(random() * 4)).store : process;
      const roll = random();
      const acts = [
        async () => {
          await play(process, me);
          played[me.platform] += 1;
        },
        async () => {
          const shake = await openLink(on, me, NOW);
          if (shake.code !== undefined) await claimLink(on, other, shake.code, NOW);
        },
        async () => {
          const shake = await handshakeOf(on, me);
          const answer = random() < 0.9 ? "yes" : "no";
          const both = [me, random() < 0.7 ? other : me];
          if (shake)
            await Promise.all(both.map((one) => answerLink(on, one, { id: shake.id, answer, now: NOW })));
        },
        async () => void (roll < 0.93 ? undefined : await unlink(on, me)),
      ];
      await acts[Math.floor(random() * acts.length)]?.().catch(died);
      if (await isLinked(second, anna, anya)) wasLinked += 1;
    }
    expect(await roundsOf(store, anna)).toEqual(played.discord);
    expect(await roundsOf(store, anya)).toEqual(played.telegram);
    expect(wasLinked).toBeGreaterThan(10);
    expect(wasLinked).toBeLessThan(110);
  });
});
