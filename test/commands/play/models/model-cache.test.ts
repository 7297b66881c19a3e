import { afterEach, describe, expect, it } from "vitest";
import { buildModel, type ModelInput } from "../../../../commands/play/models/build-model.ts";
import { ModelCache, ModelNotReady } from "../../../../commands/play/models/model-cache.ts";
import { type MatrixGame, matrixGame, type Rounds } from "../../../../src/core/games/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";
import { LEARN_EVERYTHING } from "../../../../src/players/index.ts";

const rps = matrixGame("rps") as MatrixGame;
const SEED = new Uint8Array(16).fill(3);
const KEY = "player|fortune-teller";

function roundsOf(count: number, seed = 1): Rounds {
  const random = seededRandom(seed);
  return {
    person: Uint8Array.from({ length: count }, (_, round) =>
      random.unit() < 0.7 ? round % 3 : random.below(3),
    ),
    bot: Uint8Array.from({ length: count }, () => random.below(3)),
  };
}

function material(rounds: Rounds, more: Partial<ModelInput> = {}): ModelInput {
  return { gameId: "rps", opponent: "fortune-teller", rounds, first: 0, lessons: LEARN_EVERYTHING, ...more };
}

function upTo({ person, bot }: Rounds, count: number): Rounds {
  return { person: person.subarray(0, count), bot: bot.subarray(0, count) };
}

let opened: ModelCache[] = [];
function minds(options: ConstructorParameters<typeof ModelCache>[0] = {}): ModelCache {
  const made = new ModelCache(options);
  opened.push(made);
  return made;
}
afterEach(async () => {
  await Promise.all(opened.map((one) => one.close()));
  opened = [];
});

describe("the models held ready", () => {
  it("decide as one who is built anew from the rounds, round after round", () => {
    const all = roundsOf(60);
    const held = minds();
    for (let round = 0; round <= 60; round++) {
      const question = { seed: SEED, round: round + 1 };
      const decision = held.decide(KEY, material(upTo(all, round)), question);
      expect(decision).toEqual(minds().decide(KEY, material(upTo(all, round)), question));
    }
    expect(held.size).toBe(1);
  });

  it("give the same answer to the same question again: a write that failed changes nothing", () => {
    const held = minds();
    const rounds = roundsOf(40);
    const ask = (): unknown => held.decide(KEY, material(rounds), { seed: SEED, round: 41 });
    expect(ask()).toEqual(ask());
  });

  it("notice that another round was counted than the one they saw, and are built again", () => {
    const all = roundsOf(41);
    const other = { person: all.person.slice(), bot: all.bot };
    other.person[39] = ((other.person[39] as number) + 1) % 3;
    const held = minds();
    held.decide(KEY, material(upTo(all, 40)), { seed: SEED, round: 41 });
    const decision = held.decide(KEY, material(upTo(other, 41)), { seed: SEED, round: 42 });
    expect(decision).toEqual(minds().decide(KEY, material(upTo(other, 41)), { seed: SEED, round: 42 }));
  });

  it("go on where the history has let its oldest rounds go", () => {
    const all = roundsOf(50);
    const held = minds();
    held.decide(KEY, material(upTo(all, 49)), { seed: SEED, round: 50 });
    const window = { person: all.person.subarray(10), bot: all.bot.subarray(10) };
    const decision = held.decide(KEY, material(window, { first: 10 }), { seed: SEED, round: 51 });
    expect(decision).toEqual(minds().decide(KEY, material(all), { seed: SEED, round: 51 }));
  });

  it("are built in another thread where that is long, and are the same then", async () => {
    const rounds = roundsOf(700);
    const held = minds();
    await held.ready(KEY, material(rounds));
    expect(held.size).toBe(1);
    const question = { seed: SEED, round: 701 };
    const here = minds();
    const built = here.ask(KEY, material(rounds), (mind) => [...mind.probabilities()]);
    expect(held.ask(KEY, material(rounds), (mind) => [...mind.probabilities()])).toEqual(built);
    expect(held.decide(KEY, material(rounds), question)).toEqual(
      here.decide(KEY, material(rounds), question),
    );
    const more = roundsOf(1400);
    await Promise.all([
      held.ready("a|x", material(more)),
      held.ready("a|x", material(more)),
      held.ready("b|x", material(more)),
    ]);
    expect(held.size).toBe(3);
  });

  it("refuse a decision that would keep everybody waiting, and take it where it was waited for", async () => {
    const held = minds();
    const rounds = roundsOf(700);
    const decide = (): unknown => held.decide(KEY, material(rounds), { seed: SEED, round: 701 });
    expect(decide).toThrow(ModelNotReady);
    await held.ready(KEY, material(rounds));
    held.drop(KEY);
    expect(decide).not.toThrow();
    held.drop(KEY);
    expect(decide).toThrow(ModelNotReady);
  });

  it("are not built for what is learned at once, nor where they are held", async () => {
    const held = minds();
    await held.ready(KEY, material(roundsOf(100)));
    expect(held.size).toBe(0);
    await held.ready(KEY, material(roundsOf(700)));
    await held.ready(KEY, material(roundsOf(700)));
    expect(held.size).toBe(1);
  });

  it("let go whoever was away for ten minutes, and the longest away where there are too many", () => {
    let now = 0;
    const held = minds({ now: () => now, most: 2 });
    const ask = (key: string): void => void held.decide(key, material(roundsOf(3)), { seed: SEED, round: 4 });
    for (const key of ["a|", "b|", "a|", "c|"]) ask(key);
    expect(held.size).toBe(2);
    now = 9 * 60_000;
    ask("c|");
    now = 11 * 60_000;
    ask("c|");
    expect(held.size).toBe(1);
  });

  it("are dropped by the beginning of their keys", () => {
    const held = minds();
    for (const key of ["anna|x", "anna|y", "boris|x"])
      held.decide(key, material(roundsOf(2)), { seed: SEED, round: 3 });
    held.drop("anna|");
    expect(held.size).toBe(1);
    held.drop("boris|");
    expect(held.size).toBe(0);
  });
});

describe("what a model is built of", () => {
  const dice = { below: () => 0, unit: () => 0 };
  const likely = (one: ModelInput): number[] => [...buildModel(one, dice).probabilities()];

  it("are the rounds since it was reset: those before leave no trace", () => {
    const all = roundsOf(80);
    const late = { person: all.person.subarray(50), bot: all.bot.subarray(50) };
    const since = material(all, { lessons: { ...LEARN_EVERYTHING, since: 50 } });
    expect(likely(since)).toEqual(likely(material(late)));
  });

  it("are not the rounds of a gap, though it sees them", () => {
    const all = roundsOf(80);
    const gapped = material(all, { lessons: { ...LEARN_EVERYTHING, pausedRanges: [[40, 60]] } });
    const paused = material(upTo(all, 60), { lessons: { ...LEARN_EVERYTHING, mode: "frozen", paused: 40 } });
    expect(likely(gapped)).not.toEqual(likely(material(all)));
    expect(buildModel(paused, dice).snapshot()).toEqual(buildModel(material(upTo(all, 40)), dice).snapshot());
    expect(buildModel(paused, dice).rounds.person).toHaveLength(60);
  });

  it("must be for a strategy that keeps a model", () => {
    expect(() => buildModel(material(roundsOf(1), { opponent: "wildcard" }), dice)).toThrow("keeps no model");
    expect(rps.size).toBe(3);
  });
});
