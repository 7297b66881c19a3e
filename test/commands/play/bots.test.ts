// Strategies kept between presses: at hand, prepared in slices, or rebuilt; limited in bytes.

import { describe, expect, it } from "vitest";
import { Bots, nameOf, opponentOf } from "../../../commands/play/bots.ts";
import { begin, type MatchState } from "../../../commands/play/rules.ts";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { NEW_PREDICTOR, storeRounds } from "../../../src/people/index.ts";

const rps = matrixGame("rps") as MatrixGame;
const PERSON = "telegram:1:rps";

/** A match that has just begun, after so many rounds. */
function stateOf(rounds: number, { opponent = "fortune-teller", seed = 1, since = 1 } = {}): MatchState {
  const random = seededRandom(seed);
  const moves = Array.from({ length: 2 * rounds }, () => random.below(3));
  const history = storeRounds(rps, {
    person: Uint8Array.from(moves.filter((_, at) => at % 2 === 0)),
    bot: Uint8Array.from(moves.filter((_, at) => at % 2 === 1)),
  });
  const plan = { id: "a", opponent, length: { kind: "endless" }, locale: "en", now: 1 } as const;
  const document = begin({ ...NEW_PREDICTOR, since, history }, { ...plan, secret: new Uint8Array(32) });
  return { game: rps, document, match: document.live ?? expect.fail(), opponent: opponentOf(rps, opponent) };
}

const chosen = (bots: Bots, state: MatchState) => bots.choose(PERSON, state)?.decision;

describe("a strategy", () => {
  it("is at hand for few rounds, and after many once it's prepared", async () => {
    const bots = new Bots({});
    expect(chosen(bots, stateOf(40))).toBeDefined();
    const many = stateOf(600);
    expect(chosen(bots, many)).toBeUndefined();
    const prepared = await bots.prepare(PERSON, many);
    const first = bots.choose(PERSON, many, prepared) ?? expect.fail();
    expect(bots.size).toBe(0);
    first.keep?.();
    expect(bots.size).toBe(1);
    expect(chosen(bots, many)).toEqual(first.decision);
    const elsewhere = new Bots({});
    const again = elsewhere.choose(PERSON, many, await elsewhere.prepare(PERSON, many));
    expect(again?.decision).toEqual(first.decision);
  });

  it("is prepared in slices, between which other events go on", async () => {
    let ticks = 0;
    const ticking = setInterval(() => ticks++, 0);
    await new Bots({}).prepare(PERSON, stateOf(1000));
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(3);
  });

  it("is rebuilt where what it has seen isn't what's stored", async () => {
    const bots = new Bots({});
    const kept = (state: MatchState) => bots.choose(PERSON, state)?.keep?.();
    kept(stateOf(30));
    // Fewer rounds than it has seen; then others, after its owner had it forget.
    for (const state of [stateOf(20), stateOf(30, { seed: 2, since: 2 })]) {
      const fresh = chosen(new Bots({}), state);
      expect(chosen(bots, state)).toEqual(fresh);
    }
  });

  it("is kept only once its move is stored, and dropped with its person's data", () => {
    const bots = new Bots({});
    for (const opponent of ["fortune-teller", "markov"])
      bots.choose(PERSON, stateOf(10, { opponent }))?.keep?.();
    bots.choose("telegram:12:rps", stateOf(10))?.keep?.();
    expect(bots.size).toBe(3);
    bots.choose(PERSON, stateOf(11));
    expect(bots.size).toBe(2);
    bots.drop(nameOf(PERSON));
    expect(bots.size).toBe(1);
  });

  it("that is too large to be kept still plays", async () => {
    const bots = new Bots({ memoryMb: 0.01 });
    const state = stateOf(300);
    const { keep } = bots.choose(PERSON, state, await bots.prepare(PERSON, state)) ?? expect.fail();
    keep?.();
    expect(bots.size).toBe(0);
  });
});

it("asks a file for its next move, and takes the answer for the same rounds only", async () => {
  const asked: unknown[] = [];
  const sandbox = { next: async (question: object) => ({ move: asked.push(question) && 1 }) };
  const bots = new Bots({ sandbox });
  const state = stateOf(5, { opponent: `file:${"0".repeat(64)}` });
  expect(chosen(bots, state)).toBeUndefined();
  const prepared = await bots.prepare(PERSON, state);
  expect(bots.choose(PERSON, state, prepared)?.decision).toMatchObject({ move: 1 });
  // The file knows this match's rounds alone.
  expect(asked).toMatchObject([{ own: new Uint8Array(), opponent: new Uint8Array() }]);
  const match = { ...state.match, id: "b" };
  expect(bots.choose(PERSON, { ...state, match }, prepared)).toBeUndefined();
  const gone = await new Bots({}).prepare(PERSON, state);
  expect(gone).toMatchObject({ decision: { gone: "withdrawn" } });
});
