import { afterEach, describe, expect, it } from "vitest";
import { ModelCache } from "../../../../commands/play/models/model-cache.ts";
import { type MatrixGame, matrixGame, type Rounds } from "../../../../src/core/games/index.ts";
import { type DecisionInput, decide } from "../../../../src/core/matches/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";

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

function input(rounds: Rounds, more: Partial<DecisionInput> = {}): DecisionInput {
  return { game: rps, strategy: "fortune-teller", seed: SEED, round: rounds.bot.length + 1, rounds, ...more };
}

function upTo({ person, bot }: Rounds, count: number): Rounds {
  return { person: person.subarray(0, count), bot: bot.subarray(0, count) };
}

let opened: ModelCache[] = [];
function cache(options: ConstructorParameters<typeof ModelCache>[0] = {}): ModelCache {
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
    const models = cache();
    for (let round = 0; round <= 60; round++) {
      const question = input(upTo(all, round));
      expect(models.decide(KEY, question)).toEqual(decide(question));
    }
    expect(models.size).toBe(1);
  });

  it("give the same answer to the same question again: a write that failed changes nothing", () => {
    const models = cache();
    const rounds = roundsOf(40);
    const ask = (): unknown => models.decide(KEY, input(rounds));
    expect(ask()).toEqual(ask());
  });

  it("notice that another round was counted than the one they saw, and are built again", () => {
    const all = roundsOf(41);
    const other = { person: all.person.slice(), bot: all.bot };
    other.person[39] = ((other.person[39] as number) + 1) % 3;
    const models = cache();
    models.decide(KEY, input(upTo(all, 40)));
    const decision = models.decide(KEY, input(upTo(other, 41)));
    expect(decision).toEqual(cache().decide(KEY, input(upTo(other, 41))));
  });

  it("are built in another thread where that is long, and are the same then", async () => {
    const rounds = roundsOf(700);
    const models = cache();
    await models.ready(KEY, input(rounds));
    expect(models.size).toBe(1);
    const here = cache();
    const built = here.ask(KEY, input(rounds), (model) => [...model.probabilities()]);
    expect(models.ask(KEY, input(rounds), (model) => [...model.probabilities()])).toEqual(built);
    expect(models.decide(KEY, input(rounds))).toEqual(decide(input(rounds)));
    const more = roundsOf(1400);
    await Promise.all([
      models.ready("a|x", input(more)),
      models.ready("a|x", input(more)),
      models.ready("b|x", input(more)),
    ]);
    expect(models.size).toBe(3);
  });

  it("say where a decision would keep everybody waiting, until they were waited for", async () => {
    const models = cache();
    const rounds = roundsOf(700);
    expect(models.isReady(KEY, input(rounds))).toBe(false);
    await models.ready(KEY, input(rounds));
    expect(models.isReady(KEY, input(rounds))).toBe(true);
    const decision = models.decide(KEY, input(rounds));
    models.drop(KEY);
    expect(models.isReady(KEY, input(rounds))).toBe(false);
    expect(models.decide(KEY, input(rounds))).toEqual(decision);
  });

  it("are not built for what is learned at once, nor where they are held", async () => {
    const models = cache();
    await models.ready(KEY, input(roundsOf(100)));
    expect(models.size).toBe(0);
    await models.ready(KEY, input(roundsOf(700)));
    await models.ready(KEY, input(roundsOf(700)));
    expect(models.size).toBe(1);
  });

  it("let go whoever was idle for ten minutes, and the longest idle where there are too many", () => {
    let now = 1;
    const models = cache({ now: () => now, most: 2 });
    const ask = (key: string): void => void models.decide(key, input(roundsOf(3)));
    for (const key of ["a|", "b|", "a|", "c|"]) ask(key);
    expect(models.size).toBe(2);
    now = 9 * 60_000;
    ask("c|");
    now = 11 * 60_000;
    ask("c|");
    expect(models.size).toBe(1);
  });

  it("are dropped by the beginning of their keys", () => {
    const models = cache();
    for (const key of ["anna|x", "anna|y", "boris|x"]) models.decide(key, input(roundsOf(2)));
    models.drop("anna|");
    expect(models.size).toBe(1);
    models.drop("boris|");
    expect(models.size).toBe(0);
  });
});
