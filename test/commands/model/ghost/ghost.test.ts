import { describe, expect, it } from "vitest";
import { openFreezer } from "../../../../commands/model/ghost/freezer.ts";
import { freeze, revoke } from "../../../../commands/model/ghost/ghosts.ts";
import { ghostRounds } from "../../../../commands/model/ghost/known.ts";
import { addRegistration, registrationsOf } from "../../../../commands/strategy/index.ts";
import { openSandbox } from "../../../../src/arena/index.ts";
import { publicGhosts, storedMaterials } from "../../../../src/arena/made/index.ts";
import type { Caller, Incoming, Reply, View } from "../../../../src/chat/index.ts";
import { circleGame } from "../../../../src/core/games/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";
import { say } from "../../../../src/infra/i18n/index.ts";
import { openStore, StoreError } from "../../../../src/infra/store/index.ts";
import {
  LEARN_EVERYTHING,
  type LearningPolicy,
  learnFromDuels,
  NEW_PLAYER_GAME,
  noteDuel,
  PLAYER_GAME,
  type PlayerId,
  playerGameKey,
  storeHistory,
} from "../../../../src/players/index.ts";
import { linkAccounts } from "../../../players/links/link-accounts.ts";
import { ANNA, BORIS, labelsOf, openTable, type Table, textOf, viewOf } from "../../play/table.ts";
import { findRegistration } from "../../strategy/registrations/stores.ts";

const rps = circleGame(3);

/** Rounds in which the person mostly follows the other's last move. */
async function hasPlayed(table: Table, player: PlayerId, count: number, lessons?: LearningPolicy) {
  const random = seededRandom(Uint8Array.of(1));
  const bot = Uint8Array.from({ length: count }, () => random.below(3));
  const person = bot.map((_, at) => (random.unit() < 0.7 ? (bot[at - 1] ?? 0) : random.below(3)));
  await table.store.update(PLAYER_GAME, playerGameKey(player, "rps"), () => ({
    next: {
      ...NEW_PLAYER_GAME,
      totals: { rounds: count, wins: 0, losses: 0, draws: count },
      history: storeHistory(rps, { person, bot }),
      ...(lessons && { lessons }),
    },
    result: undefined,
  }));
}

const ghost = (table: Table, options: Record<string, string> = {}, by: Partial<Incoming> = {}) =>
  table.type("model", "ghost", options, by);

const shown = (view: View): Reply => ({ type: "post", view, audience: "caller" });

const roundsOf = async (table: Table) =>
  (await ghostRounds({ store: table.store, now: () => 1 }, ANNA, rps)).rounds;

/** Somebody with 300 rounds, and the question. */
async function asked(options: Record<string, string> = {}, caller: Caller = ANNA) {
  const table = await openTable({ now: () => 1_700_000_000_000 });
  await hasPlayed(table, caller, 300);
  const question = viewOf(await ghost(table, options, { caller }));
  return { table, question, freeze: labelsOf(question)[0] as string };
}

async function walking(options: Record<string, string> = {}, caller: Caller = ANNA) {
  const { table, question, freeze } = await asked(options, caller);
  const answer = await table.press(question, freeze, { caller });
  const [entrant] = await publicGhosts(table.store, Number.POSITIVE_INFINITY);
  if (!entrant) throw new RangeError(textOf(answer));
  return { table, question, freeze, answer, entrant };
}

const all = (table: Table) => publicGhosts(table.store, Number.POSITIVE_INFINITY);
const nothingOf = async (table: Table, id: string, name: string) => {
  expect(await all(table)).toEqual([]);
  expect(await storedMaterials(table.store)(id)).toBeUndefined();
  expect(await findRegistration(table.store, name)).toBeUndefined();
};

describe("/model ghost", () => {
  it("says in three sentences what is frozen, who meets it and how it is called back, and freezes nothing yet", async () => {
    const { table, question } = await asked();
    const text = textOf(shown(question));
    for (const told of ["300 rounds", "learns your habits", "tournaments and the league", "tells nobody"])
      expect(text).toContain(told);
    expect(text).toContain("/model ghost off");
    expect(labelsOf(question)).toEqual(["Freeze it", "Let it be"]);
    expect(await all(table)).toEqual([]);
  });

  it("freezes by the press: at once everybody can meet it by a name that tells nobody's", async () => {
    const { table, answer, entrant } = await walking();
    expect(entrant).toMatchObject({ games: ["rps"], owner: "telegram:1", publicAt: 1_700_000_000_000 });
    expect(entrant.name).toMatch(/^ghost-[2-9a-z]{4}$/);
    expect(await findRegistration(table.store, entrant.name)).toMatchObject({ strategy: entrant.id });
    expect((await storedMaterials(table.store)(entrant.id))?.length).toBeGreaterThan(1000);
    expect(textOf(answer)).toContain(`opponent=${entrant.name}`);
  });

  it("tells its owner alone how well it stands in, in percent", async () => {
    const { table, answer, entrant } = await walking();
    expect(textOf(answer)).toMatch(
      /last 60 moves.* with [4-8]\d %, where chance has 33 %.*It stands in for you/s,
    );
    const again = await ghost(table);
    expect(again).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(again)).toContain("where chance has 33 %");
    const info = await table.type("strategy", "info", { strategy: entrant.name }, { caller: BORIS });
    expect(textOf(info)).toContain(entrant.name);
    expect(textOf(info)).toContain("призрак");
    expect(textOf(info)).not.toMatch(/%|лизард|Anna/i);
  });

  it("carries its owner's name only where they said so, spelt as names of strategies are", async () => {
    expect((await walking({ named: "named" })).entrant.name).toBe("ghost-of-anna");
    const cyrillic = { ...ANNA, name: "Анна" };
    expect((await walking({ named: "named" }, cyrillic)).entrant.name).toMatch(/^ghost-[2-9a-z]{4}$/);
    const long = { ...ANNA, name: "Añna-Maria von Überlingen!" };
    expect((await walking({ named: "named" }, long)).entrant.name).toBe("ghost-of-anna-maria-von");
  });

  it("is met by its name at its own game alone, and a match against it ends when it is called back", async () => {
    const store = await openStore({ dataDir: ":memory:", report: () => undefined });
    const sandbox = openSandbox({ materials: storedMaterials(store) });
    const table = await openTable({ store, sandbox });
    await hasPlayed(table, ANNA, 300);
    await table.press(viewOf(await ghost(table)), "Freeze");
    const [{ id, name } = { id: "", name: "" }] = await all(table);
    // A process that starts on a busy machine may take longer than a player waits for a move.
    const first = { game: "rps", side: "bot" as const, seed: Uint8Array.of(1), rounds: 1 };
    await sandbox.next({ strategy: id, ...first, own: [], opponent: [] });
    const by = { caller: { ...BORIS, locale: "en" as const } };
    expect(textOf(await table.type("oddeven", "play", { opponent: name }, by))).toContain(name);
    const begun = await table.type("rps", "play", { opponent: name, length: "endless" }, by);
    expect(textOf(begun)).toContain(name);
    await ghost(table, { ghost: "off" });
    const over = await table.press(viewOf(begun), "Rock", by);
    expect(labelsOf(viewOf(over))).not.toContain("Rock");
    expect(textOf(over)).toContain("not to be had any more");
    await sandbox.close();
  });

  it("pressed twice, or delivered again, makes one ghost, and shows it", async () => {
    const { table, question, freeze, entrant } = await walking();
    expect(textOf(await table.press(question, freeze))).toContain(entrant.name);
    expect(await all(table)).toEqual([entrant]);
    const both = await asked();
    await Promise.all([1, 2].map(() => both.table.press(both.question, both.freeze)));
    expect(await all(both.table)).toHaveLength(1);
    expect(await registrationsOf(both.table.store, ANNA)).toHaveLength(1);
  });

  it("pressed by another, changes nothing, and nobody freezes another's", async () => {
    const { table, question, freeze } = await asked();
    const reply = await table.press(question, freeze, { caller: BORIS });
    expect(textOf(reply)).toBe(say("ru", "press-not-yours"));
    expect(await all(table)).toEqual([]);
    expect(textOf(await ghost(table, {}, { caller: BORIS }))).toContain("Я знаю 0");
  });

  it("needs a hundred rounds, and says how many are missing", async () => {
    const table = await openTable();
    await hasPlayed(table, ANNA, 99);
    expect(textOf(await ghost(table))).toContain("one more");
    await hasPlayed(table, ANNA, 100);
    expect(labelsOf(viewOf(await ghost(table)))).toHaveLength(2);
  });

  it("takes what the model may learn from: nothing from before a reset, while frozen, or where it is off", async () => {
    const cases: readonly (readonly [Partial<LearningPolicy>, number])[] = [
      [{ since: 150 }, 150],
      [{ pausedRanges: [[100, 150]] }, 250],
      [{ mode: "frozen", paused: 200 }, 200],
      [{ mode: "off", paused: 290 }, 0],
    ];
    for (const [lessons, rounds] of cases) {
      const table = await openTable();
      await hasPlayed(table, ANNA, 300, { ...LEARN_EVERYTHING, ...lessons });
      const text = textOf(await ghost(table));
      expect(text).toContain(rounds === 0 ? "I know 0" : `from ${rounds} rounds`);
    }
  });

  it("takes one's own side of duels where the model may learn from them, and is called back when not", async () => {
    const table = await openTable();
    await hasPlayed(table, ANNA, 300);
    await learnFromDuels(table.store, ANNA, 1);
    const rounds = Array.from({ length: 40 }, (_, at) => [at % 3, (at + 1) % 3] as [number, number]);
    const sides = [ANNA, BORIS].map(({ platform, id, name }) => ({ player: `${platform}:${id}`, name }));
    await noteDuel(table.store, {
      ...{ id: "abcdefgh", gameId: "rps", at: 5, rounds, winner: 0, ending: "won" },
      ...{ sides, isRated: false },
    } as unknown as Parameters<typeof noteDuel>[1]);
    const question = viewOf(await ghost(table));
    expect(textOf(shown(question))).toContain("340 rounds");
    // The other side's rounds are no reason to have a ghost.
    expect(textOf(await ghost(table, {}, { caller: BORIS }))).toContain("Я знаю 0");
    await table.press(question, "Freeze");
    const [entrant] = await all(table);
    const off = await table.type("model", "duels", { learning: "off" });
    expect(textOf(off)).toContain(say("en", "ghost-off-duels"));
    await nothingOf(table, entrant?.id ?? "", entrant?.name ?? "");
  });
});

describe("/model ghost anew", () => {
  it("puts another entrant in the place of the first, which is gone", async () => {
    const { table, entrant } = await walking();
    await hasPlayed(table, ANNA, 400);
    const question = viewOf(await ghost(table, { ghost: "anew" }));
    expect(textOf(shown(question))).toContain(say("en", "ghost-text-anew"));
    await table.press(question, "Freeze");
    const [next, ...more] = await all(table);
    expect(more).toEqual([]);
    expect(next?.id).not.toBe(entrant.id);
    expect(await storedMaterials(table.store)(entrant.id)).toBeUndefined();
    expect(await registrationsOf(table.store, ANNA)).toHaveLength(1);
  });

  it("is not done by a button below an older question", async () => {
    const { table, question, freeze, entrant } = await walking();
    await ghost(table, { ghost: "off" });
    expect(textOf(await table.press(question, freeze))).toContain(say("en", "ghost-old"));
    await nothingOf(table, entrant.id, entrant.name);
  });

  it("is refused, with the way out, where the person has ten names already", async () => {
    const { table, question, freeze } = await asked();
    for (let at = 0; at < 10; at++) {
      const gauntlet = { game: "rps", results: [] };
      await addRegistration(table.store, ANNA, { name: `mine-${at}`, strategy: "mirror", gauntlet });
    }
    expect(textOf(await table.press(question, freeze))).toContain("/strategy mine");
    expect(await all(table)).toEqual([]);
  });
});

describe("a ghost is called back", () => {
  const ways: readonly (readonly [string, (table: Table, name: string) => Promise<Reply>])[] = [
    ["/model ghost off", (table) => ghost(table, { ghost: "off" })],
    ["its button", async (table) => table.press(viewOf(await ghost(table)), "Call it back")],
    ["/model reset", async (table) => table.press(viewOf(await table.type("model", "reset")), "Forget it")],
    ["/data delete", async (table) => table.press(viewOf(await table.type("data", "delete")), "Delete")],
    [
      "/strategy withdraw",
      async (table, name) =>
        table.press(viewOf(await table.type("strategy", "withdraw", { name })), "Give it up"),
    ],
  ];

  it.each(ways)("at once and everywhere by %s, and its name is free", async (_way, callBack) => {
    const { table, entrant } = await walking();
    await callBack(table, entrant.name);
    await nothingOf(table, entrant.id, entrant.name);
    expect(textOf(await ghost(table, { ghost: "show" }))).toContain("You have no ghost");
    expect(textOf(await ghost(table, { ghost: "off" }))).toContain("You have no ghost");
  });

  it("by a reset whose question says so before", async () => {
    const { table, entrant } = await walking();
    expect(textOf(await table.type("model", "reset"))).toContain(`Your ghost ${entrant.name} is made of it`);
  });

  it("by nobody else", async () => {
    const { table, entrant } = await walking();
    await ghost(table, { ghost: "off" }, { caller: BORIS });
    const question = viewOf(await ghost(table));
    expect(textOf(await table.press(question, "Call it back", { caller: BORIS }))).toBe(
      say("ru", "press-not-yours"),
    );
    expect(await all(table)).toEqual([entrant]);
  });

  it("also where the store goes away in between: asked again, nothing is left", async () => {
    const { table, entrant } = await walking();
    const { store } = table;
    const { update } = store;
    store.update = () => Promise.reject(new StoreError("unreachable", "gone"));
    await ghost(table, { ghost: "off" }).catch(() => undefined);
    store.update = update;
    // Nobody meets it from the first try on.
    expect(await storedMaterials(store)(entrant.id)).toBeUndefined();
    await ghost(table, { ghost: "off" });
    await nothingOf(table, entrant.id, entrant.name);
    expect(await registrationsOf(store, ANNA)).toEqual([]);
  });
});

describe("a ghost of linked accounts", () => {
  const ANYA: Caller = { platform: "discord", id: "700000000000000001", name: "Anya", locale: "en" };
  const both = async () => {
    const table = await openTable({ now: () => 1_700_000_000_000 });
    await hasPlayed(table, ANNA, 150);
    await linkAccounts(table.store, ANNA, ANYA, 1_700_000_000_000);
    return table;
  };
  const freezeIt = async (table: Table) => {
    const question = viewOf(await ghost(table));
    await table.press(question, "Freeze");
    return textOf(shown(question));
  };
  const part = async (table: Table) => {
    await table.press(viewOf(await table.type("account", "unlink", {})), "Part");
  };

  it("has the rounds of both, is either one's to call back, and goes when they part", async () => {
    for (const ends of [part, (table: Table) => ghost(table, { ghost: "off" }, { caller: ANYA })]) {
      const table = await both();
      await hasPlayed(table, ANYA, 80);
      expect(await freezeIt(table)).toContain("230 rounds");
      const [entrant] = await all(table);
      await ends(table);
      await nothingOf(table, entrant?.id ?? "", entrant?.name ?? "");
      expect(await registrationsOf(table.store, ANNA)).toEqual([]);
    }
  });

  it("with nothing of the other one stays with its owner when they part, and is the other's no more", async () => {
    const table = await both();
    expect(await freezeIt(table)).toContain("150 rounds");
    expect(textOf(await ghost(table, {}, { caller: ANYA }))).toContain("150 rounds");
    await part(table);
    expect(await all(table)).toHaveLength(1);
    expect(textOf(await ghost(table, { ghost: "off" }, { caller: ANYA }))).toContain("You have no ghost");
    expect(await all(table)).toHaveLength(1);
  });

  it("is gone with the data of either", async () => {
    const table = await both();
    await hasPlayed(table, ANYA, 80);
    await freezeIt(table);
    const [entrant] = await all(table);
    const question = viewOf(await table.type("data", "delete", {}, { caller: ANYA }));
    await table.press(question, "Delete", { caller: ANYA });
    await nothingOf(table, entrant?.id ?? "", entrant?.name ?? "");
  });
});

describe("a ghost that is being frozen", () => {
  it("does not come to be where it is called back meanwhile, on another device", async () => {
    const { table } = await asked();
    const { store } = table;
    const calledBack = async () => {
      await revoke(store, ANNA, { id: "rps" });
      return freezer.freeze({ gameId: "rps", rounds: await roundsOf(table) });
    };
    const freezer = openFreezer();
    const services = { store, now: () => 1, freezer: { ...freezer, freeze: calledBack } };
    expect(await freeze(services, ANNA, { game: rps, made: 0 })).toBe("old");
    expect(await all(table)).toEqual([]);
    expect(await registrationsOf(store, ANNA)).toEqual([]);
    await freezer.close();
  });

  it("leaves nothing where that fails, and its question can be answered once more", async () => {
    const { table, question, freeze: label } = await asked();
    const { store } = table;
    const { update } = store;
    store.update = ((...all: Parameters<typeof update>) => {
      if (all[0].name === "ghost") return Promise.reject(new StoreError("unreachable", "gone"));
      return update.apply(store, all);
    }) as typeof update;
    await table.press(question, label).catch(() => undefined);
    expect(await all(table)).toEqual([]);
    store.update = update;
    await table.press(question, label);
    expect(await all(table)).toHaveLength(1);
    expect(await registrationsOf(store, ANNA)).toHaveLength(1);
  });
});

describe("what is stored of a ghost", () => {
  it("is exported, and deleted with everything else", async () => {
    const { table, entrant } = await walking();
    const data = table.features.flatMap(({ personalData }) => personalData);
    const exported = JSON.stringify(await Promise.all(data.map((one) => one.export(ANNA))));
    expect(exported).toContain(entrant.name);
    expect(exported).toContain('"standIn"');
    for (const one of data.toReversed()) await one.remove(ANNA);
    const left = JSON.stringify(await Promise.all(data.map((one) => one.export(ANNA))));
    expect(left).not.toContain("ghost-");
    expect(left).not.toContain('"made"');
  });

  it("has a name that nobody else can register", async () => {
    const { table } = await walking();
    const reply = await table.type("strategy", "register", { name: "ghost-of-anna", strategy: "mirror" });
    expect(await findRegistration(table.store, "ghost-of-anna")).toBeUndefined();
    expect(textOf(reply)).toContain("ghost-of-anna");
  });
});
