// Cached opponents: they decide as if rebuilt, here and in threads, and stay within their memory limit.

import { afterEach, describe, expect, it } from "vitest";
import { ModelCache, type ModelCacheOptions } from "../../../../commands/play/models/model-cache.ts";
import { type MatrixGame, matrixGame, type Rounds } from "../../../../src/core/games/index.ts";
import { type DecisionInput, decide } from "../../../../src/core/matches/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";
import { BusyError } from "../../../../src/infra/threads/index.ts";

const rps = matrixGame("rps") as MatrixGame;
const SEED = new Uint8Array(16).fill(3);
const KEY = "player|fortune-teller";
const MB = 2 ** 20;

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
function cache(options: ModelCacheOptions = {}): ModelCache {
  const made = new ModelCache(options);
  opened.push(made);
  return made;
}
afterEach(async () => {
  await Promise.all(opened.map((one) => one.close()));
  opened = [];
});

describe("cached opponents", () => {
  it("decide like ones rebuilt from the rounds, every round", () => {
    const all = roundsOf(60);
    const models = cache();
    for (let round = 0; round <= 60; round++) {
      const question = input(upTo(all, round));
      expect(models.decide(KEY, question)).toEqual(decide(question));
    }
    expect(models.size).toBe(1);
  });

  it("answer a repeated question the same, as after a failed write", () => {
    const models = cache();
    const ask = (): unknown => models.decide(KEY, input(roundsOf(12)));
    expect(ask()).toEqual(ask());
  });

  it("are rebuilt when the rounds differ from those they saw", () => {
    const all = roundsOf(12);
    const other = { person: all.person.slice(), bot: all.bot };
    other.person[10] = ((other.person[10] as number) + 1) % 3;
    const models = cache();
    models.decide(KEY, input(upTo(all, 11)));
    expect(models.decide(KEY, input(upTo(other, 12)))).toEqual(decide(input(upTo(other, 12))));
  });

  it("are dropped after ten idle minutes", () => {
    let now = 1;
    const models = cache({ now: () => now });
    const ask = (key: string): void => void models.decide(key, input(roundsOf(3)));
    for (const key of ["a|", "b|"]) ask(key);
    now = 9 * 60_000;
    ask("b|");
    now = 11 * 60_000;
    ask("b|");
    expect(models.size).toBe(1);
  });

  it("are dropped by a prefix of their keys", () => {
    const models = cache();
    for (const key of ["anna|x", "anna|y", "boris|x"]) models.decide(key, input(roundsOf(2)));
    models.drop("anna|");
    expect(models.size).toBe(1);
    models.drop("boris|");
    expect(models.size).toBe(0);
  });
});

describe("the memory of cached opponents", () => {
  it("is limited in bytes: the longest idle is dropped and rebuilt the same", () => {
    const models = cache({ memoryMb: 2 });
    const first = models.decide("0|", input(roundsOf(12)));
    for (let person = 1; person < 30; person++) {
      models.decide(`${person}|`, input(roundsOf(12, person)));
      expect(models.bytes).toBeLessThanOrEqual(MB);
    }
    expect(models.size).toBeLessThan(20);
    expect(models.decide("0|", input(roundsOf(12)))).toEqual(first);
  });

  it("excludes an opponent larger than the limit, which still decides", () => {
    const models = cache({ memoryMb: 0.1 });
    expect(models.decide(KEY, input(roundsOf(12)))).toEqual(decide(input(roundsOf(12))));
    expect(models.size).toBe(0);
  });
});

describe("a long decision", () => {
  it("is made in a thread, which returns the same move and the model", async () => {
    const models = cache();
    const rounds = roundsOf(700);
    expect(models.decide(KEY, input(rounds))).toBeUndefined();
    const { decision } = await models.decideInThread(KEY, input(rounds));
    expect(decision).toEqual(decide(input(rounds)));
    const next = input(upTo(roundsOf(710), 705));
    const more = { ...next, rounds: { person: next.rounds.person.slice(), bot: next.rounds.bot.slice() } };
    more.rounds.person.set(rounds.person);
    more.rounds.bot.set(rounds.bot);
    expect(models.decide(KEY, more)).toEqual(decide(more));
  });

  it("is correct for each of many people at once, in any thread", async () => {
    const models = cache();
    const questions = Array.from({ length: 12 }, (_, person) => input(roundsOf(150, person)));
    const made = await Promise.all(
      questions.map((question, person) => models.decideInThread(`${person}|fortune-teller`, question)),
    );
    expect(made.map(({ decision }) => decision)).toEqual(questions.map((question) => decide(question)));
    expect(models.size).toBe(12);
  });

  it("is repeatable for a strategy that stays in the thread", async () => {
    const models = cache();
    const all = roundsOf(3000);
    for (const strategy of ["mixing", "daemons", "mksu"])
      for (const count of [2990, 2991, 2995, 2400]) {
        const question = input(upTo(all, count), { strategy });
        const { decision, kept } = await models.decideInThread(`p|${strategy}`, question);
        expect([decision, kept]).toEqual([decide(question), undefined]);
      }
    expect(models.size).toBe(0);
  });

  it("is reported as slow, continues, and is quick the next time", async () => {
    const models = cache({ patienceMs: 0 });
    const question = input(roundsOf(700));
    await expect(models.decideInThread(KEY, question)).rejects.toThrow(BusyError);
    await expect.poll(() => models.decide(KEY, question)).toEqual(decide(question));
  });

  it("is quick for a player who had to wait and then changes the move", async () => {
    const models = cache({ patienceMs: 0 });
    const rounds = roundsOf(700);
    await expect(models.decideInThread(KEY, input(rounds))).rejects.toThrow(BusyError);
    const last = ((rounds.person.at(-1) as number) + 1) % 3;
    const other = input({ ...rounds, person: rounds.person.with(-1, last) });
    await expect.poll(() => models.decide(KEY, other)).toEqual(decide(other));
  });

  it("leaves nothing when its player is dropped meanwhile", async () => {
    const models = cache();
    const decided = models.decideInThread(KEY, input(roundsOf(700)));
    models.drop("player|");
    await decided;
    expect(models.size).toBe(0);
  });
});
