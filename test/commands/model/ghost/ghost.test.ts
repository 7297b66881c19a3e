import { describe, expect, it } from "vitest";
import { addRegistration, registrationsOf } from "../../../../commands/strategy/index.ts";
import { openSandbox } from "../../../../src/arena/index.ts";
import { storedStrategySources } from "../../../../src/arena/submissions/index.ts";
import { say } from "../../../../src/infra/i18n/index.ts";
import { openStore } from "../../../../src/infra/store/index.ts";
import {
  LEARN_EVERYTHING,
  type LearningPolicy,
  learnFromDuels,
  noteDuel,
} from "../../../../src/people/index.ts";
import { ANNA, BORIS, labelsOf, openTable, textOf, viewOf } from "../../play/table.ts";
import { findRegistration } from "../../strategy/registrations/stores.ts";
import { all, asked, ghost, hasPlayed, nothingOf, walking } from "./haunting.ts";

describe("/model ghost", () => {
  it("explains in three sentences, and freezes nothing yet", async () => {
    const { table, question } = await asked();
    const text = textOf(question);
    for (const seen of [
      "300 rounds",
      "learns your habits",
      "tournaments and the league",
      "doesn’t reveal yours",
    ])
      expect(text).toContain(seen);
    expect(text).toContain("/model ghost off");
    expect(labelsOf(question)).toEqual(["Freeze it", "No, thanks"]);
    expect(await all(table)).toEqual([]);
  });

  it("freezes on the press: everyone can play it under an anonymous name", async () => {
    const { table, answer, entrant } = await walking();
    expect(entrant).toMatchObject({ games: ["rps"], owner: "telegram:1", publicAt: 1_700_000_000_000 });
    expect(entrant.name).toMatch(/^ghost-[2-9a-z]{4}$/);
    expect(await findRegistration(table.store, entrant.name)).toMatchObject({ strategy: entrant.id });
    expect((await storedStrategySources(table.store)(entrant.id))?.length).toBeGreaterThan(1000);
    expect(textOf(answer)).toContain(`opponent=${entrant.name}`);
  });

  it("shows only to its owner, in percent, how well it imitates them", async () => {
    const { table, answer, entrant } = await walking();
    expect(textOf(answer)).toMatch(
      /last 60 moves.* foretold [4-8]\d% of them\. Chance gets 33%.*It’s a good stand-in for you/s,
    );
    const again = await ghost(table);
    expect(again).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(again)).toContain("Chance gets 33%");
    const info = await table.type("strategy", "info", { strategy: entrant.name }, { caller: BORIS });
    expect(textOf(info)).toContain(entrant.name);
    expect(textOf(info)).toContain("призрак");
    expect(textOf(info)).not.toMatch(/%|лизард|Anna/i);
  });

  it("carries the owner's name, normalized, only with their consent", async () => {
    expect((await walking({ named: "named" })).entrant.name).toBe("ghost-of-anna");
    const cyrillic = { ...ANNA, name: "Анна" };
    expect((await walking({ named: "named" }, cyrillic)).entrant.name).toMatch(/^ghost-[2-9a-z]{4}$/);
    const long = { ...ANNA, name: "Añna-Maria von Überlingen!" };
    expect((await walking({ named: "named" }, long)).entrant.name).toBe("ghost-of-anna-maria-von");
  });

  it("is played by name at its own game only; a recall ends the match", async () => {
    const store = await openStore({ dataDir: ":memory:", report: () => undefined });
    const sandbox = openSandbox({ strategySources: storedStrategySources(store) });
    const table = await openTable({ store, sandbox });
    await hasPlayed(table, ANNA, 300);
    await table.press(await ghost(table), "Freeze");
    const [{ id, name } = { id: "", name: "" }] = await all(table);
    // On a busy machine, a process may take longer to start than a player waits for a move.
    const first = { game: "rps", side: "bot" as const, seed: Uint8Array.of(1), rounds: 1 };
    await sandbox.next({ strategy: id, ...first, own: [], opponent: [] });
    const by = { caller: { ...BORIS, locale: "en" as const } };
    expect(textOf(await table.type("oddeven", "play", { opponent: name }, by))).toContain(name);
    const begun = await table.type("rps", "play", { opponent: name, length: "endless" }, by);
    expect(textOf(begun)).toContain(name);
    await ghost(table, { ghost: "off" });
    const over = await table.press(begun, "Rock", by);
    expect(labelsOf(over)).not.toContain("Rock");
    expect(textOf(over)).toContain("no longer available");
    await sandbox.close();
  });

  it("makes one ghost when pressed twice or redelivered, and shows it", async () => {
    const { table, question, freeze, entrant } = await walking();
    expect(textOf(await table.press(question, freeze))).toContain(entrant.name);
    expect(await all(table)).toEqual([entrant]);
    const both = await asked();
    await Promise.all([1, 2].map(() => both.table.press(both.question, both.freeze)));
    expect(await all(both.table)).toHaveLength(1);
    expect(await registrationsOf(both.table.store, ANNA)).toHaveLength(1);
  });

  it("changes nothing when pressed by someone else", async () => {
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
    expect(labelsOf(await ghost(table))).toHaveLength(2);
  });

  it("uses only rounds that the model may learn from", async () => {
    const cases: readonly (readonly [Partial<LearningPolicy>, number])[] = [
      [{ since: 150 }, 150],
      [{ pausedRanges: [[100, 150]] }, 250],
      [{ mode: "frozen", paused: 200 }, 200],
      [{ mode: "off", paused: 290 }, 0],
    ];
    for (const [learningPolicy, rounds] of cases) {
      const table = await openTable();
      await hasPlayed(table, ANNA, 300, { ...LEARN_EVERYTHING, ...learningPolicy });
      const text = textOf(await ghost(table));
      expect(text).toContain(rounds === 0 ? "I know 0" : `based on ${rounds} rounds`);
    }
  });

  it("includes duels with consent, and is recalled when that is withdrawn", async () => {
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
    expect(textOf(question)).toContain("340 rounds");
    // The opponent's rounds don't count towards a ghost.
    expect(textOf(await ghost(table, {}, { caller: BORIS }))).toContain("Я знаю 0");
    await table.press(question, "Freeze");
    const [entrant] = await all(table);
    const off = await table.type("model", "duels", { learning: "off" });
    expect(textOf(off)).toContain(say("en", "ghost-off-duels"));
    await nothingOf(table, entrant?.id ?? "", entrant?.name ?? "");
  });
});

describe("/model ghost anew", () => {
  it("replaces the first ghost with a new entrant", async () => {
    const { table, entrant } = await walking();
    await hasPlayed(table, ANNA, 400);
    const question = viewOf(await ghost(table, { ghost: "anew" }));
    expect(textOf(question)).toContain(say("en", "ghost-text-anew"));
    await table.press(question, "Freeze");
    const [next, ...more] = await all(table);
    expect(more).toEqual([]);
    expect(next?.id).not.toBe(entrant.id);
    expect(await storedStrategySources(table.store)(entrant.id)).toBeUndefined();
    expect(await registrationsOf(table.store, ANNA)).toHaveLength(1);
  });

  it("is not done by a button below an older question", async () => {
    const { table, question, freeze, entrant } = await walking();
    await ghost(table, { ghost: "off" });
    expect(textOf(await table.press(question, freeze))).toContain(say("en", "ghost-old"));
    await nothingOf(table, entrant.id, entrant.name);
  });

  it("is refused to a person with ten names, with a way out", async () => {
    const { table, question, freeze } = await asked();
    for (let at = 0; at < 10; at++) {
      const gauntlet = { game: "rps", results: [] };
      await addRegistration(table.store, ANNA, { name: `mine-${at}`, strategy: "mirror", gauntlet });
    }
    expect(textOf(await table.press(question, freeze))).toContain("/strategy mine");
    expect(await all(table)).toEqual([]);
  });
});
