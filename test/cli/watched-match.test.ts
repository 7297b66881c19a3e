// A watched match: the same as an unwatched one, shown as it's played, and stopped by Ctrl+C between two rounds.

import { afterEach, describe, expect, it } from "vitest";
import { playWatched } from "../../src/cli/match.ts";
import { type MatrixGame, matrixGame } from "../../src/core/games/index.ts";
import { playMatch } from "../../src/core/matches/index.ts";
import { seededRandom } from "../../src/core/random/index.ts";
import { createStrategy, type Strategy } from "../../src/core/strategies/index.ts";

const game = matrixGame("rpsls") as MatrixGame;
const a = (): Strategy => createStrategy("mv", { game, side: "person", random: seededRandom(1) });
const b = (): Strategy => createStrategy("vps", { game, side: "bot", random: seededRandom(2) });

/** Records what is shown; `then` gets the number of pieces so far. */
function noted(then: (done: number) => void = () => undefined) {
  const shown: number[] = [];
  let ends = 0;
  return {
    shown,
    ends: () => ends,
    show(done: number) {
      shown.push(done);
      then(done);
    },
    end: () => void ends++,
  };
}

const listenersBefore = process.listenerCount("SIGINT");
afterEach(() => expect(process.listenerCount("SIGINT")).toBe(listenersBefore));

describe("playWatched", () => {
  it("plays the same match as without watching", async () => {
    const progress = noted();
    const watched = await playWatched({ game, a: a(), b: b(), rounds: 5000, progress });
    expect(watched).toEqual({ tally: playMatch({ game, a: a(), b: b(), rounds: 5000 }), interrupted: false });
    expect(progress.shown.at(-1)).toBe(5000);
    expect(progress.shown.length).toBeGreaterThan(1);
    expect(progress.ends()).toBe(1);
  });

  it("stops at Ctrl+C with the rounds that were played", async () => {
    const progress = noted((done) => {
      if (done > 100) process.emit("SIGINT");
    });
    const { tally, interrupted } = await playWatched({ game, a: a(), b: b(), rounds: 1e9, progress });
    const played = progress.shown.at(-1) as number;
    expect(interrupted).toBe(true);
    expect(played).toBeLessThan(1000);
    expect(tally).toEqual(playMatch({ game, a: a(), b: b(), rounds: played }));
    expect(progress.ends()).toBe(1);
  });

  it("is complete if Ctrl+C comes after the last round", async () => {
    const progress = noted((done) => {
      if (done === 70) process.emit("SIGINT");
    });
    const { tally, interrupted } = await playWatched({ game, a: a(), b: b(), rounds: 70, progress });
    expect(interrupted).toBe(false);
    expect(tally.wins + tally.losses + tally.draws).toBe(70);
  });
});
