import { describe, expect, it } from "vitest";
import { compiledEngine } from "../../../../src/arena/sandbox/machine.ts";
import { StrategyModule } from "../../../../src/arena/sandbox/strategy-module.ts";
import { circleGame, type Rounds } from "../../../../src/core/games/index.ts";
import { CONDITIONS, SAID } from "../../../../src/core/profiles/portrait/candidates.ts";
import {
  findPortrait,
  type Portrait,
  type PortraitLine,
  portraitSource,
  probabilitiesOf,
} from "../../../../src/core/profiles/portrait/index.ts";
import { drawnByWeight, seededRandom } from "../../../../src/core/random/index.ts";
import { copesWithLosing, personWith } from "./people.ts";

const rps = circleGame(3);
const engine = await compiledEngine();

/** The moves of the file in the sandbox, against a bot that plays by chance. */
async function playedBy(portrait: Pick<Portrait, "lines">, rounds: number): Promise<Rounds> {
  const module = await StrategyModule.open(engine, portraitSource(portrait));
  const strategy = module.begin({ game: rps, side: "person", random: seededRandom(5) }, rounds);
  const bot = seededRandom(6);
  const played = { person: new Uint8Array(rounds), bot: new Uint8Array(rounds) };
  for (let at = 0; at < rounds; at++) {
    const move = strategy.choose();
    const other = bot.below(3);
    strategy.observe(move, other);
    [played.person[at], played.bot[at]] = [move, other];
  }
  return played;
}

/** The program's draws in the same rounds, with the same random numbers. */
function drawnBy(portrait: Pick<Portrait, "lines">, { person, bot }: Rounds): readonly number[] {
  const random = seededRandom(5);
  return Array.from(person, (_, at) => {
    const before = { person: person.subarray(0, at), bot: bot.subarray(0, at) };
    return drawnByWeight(random, probabilitiesOf(portrait, before));
  });
}

describe("a portrait's file", () => {
  it("plays exactly as the program does", async () => {
    const portrait = findPortrait(personWith(copesWithLosing), 1) ?? expect.fail("no portrait");
    const played = await playedBy(portrait, 300);
    expect([...played.person]).toEqual(drawnBy(portrait, played));
  });

  it("plays every line there is as the program does", async () => {
    const all = CONDITIONS.map((condition, at): PortraitLine => {
      const move = SAID[at % SAID.length] ?? expect.fail("no move");
      return { condition, move, weight: (at % 2 === 0 ? 1 : -1) * (0.25 + (at % 5) / 8), hits: 1, of: 2 };
    });
    for (let first = 0; first < all.length; first += 40) {
      const portrait = { lines: all.slice(first, first + 40) };
      const played = await playedBy(portrait, 120);
      expect([...played.person]).toEqual(drawnBy(portrait, played));
    }
  });

  it("says how often each line came true, and has only what it needs", () => {
    const line: PortraitLine = {
      condition: { kind: "own", move: 2, ago: 1 },
      move: { kind: "bot", step: 1 },
      weight: 1,
      hits: 6,
      of: 10,
    };
    const source = portraitSource({ lines: [line] });
    expect(source).toContain("// 6 times of 10\n    [own[0] === PAPER, winner(opponent[0]), 2],");
    expect(source).toContain("const winner =");
    expect(source).not.toMatch(/const (loser|result|last|times|leads|again|before) =/);
    expect(source).toMatch(/program of 1 line,/);
  });
});
