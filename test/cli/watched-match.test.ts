// A watched match: the same as an unwatched one, shown as it's played, and stopped by Ctrl+C between two rounds.

import { describe, expect, it } from "vitest";
import { playWatched } from "../../src/cli/match.ts";
import { type MatrixGame, matrixGame } from "../../src/core/games/index.ts";
import { type MatchTally, playMatch } from "../../src/core/matches/index.ts";
import { seededRandom } from "../../src/core/random/index.ts";
import { createStrategy, type Strategy } from "../../src/core/strategies/index.ts";

const game = matrixGame("rpsls") as MatrixGame;
const a = (): Strategy => createStrategy("mv", { game, side: "person", random: seededRandom(1) });
const b = (): Strategy => createStrategy("vps", { game, side: "bot", random: seededRandom(2) });

/** Interrupts before round `round`. */
function stopping(player: Strategy, round: number, stop: AbortController): Strategy {
  let at = 0;
  const choose = () => {
    if (++at === round) stop.abort();
    return player.choose();
  };
  return { ...player, choose, observe: (own, other) => player.observe(own, other) };
}

function watched(person: Strategy, rounds: number, { signal }: AbortController) {
  return playWatched({ game, person, bot: b(), rounds, signal });
}

const countIn = ({ wins, losses, draws }: MatchTally) => wins + losses + draws;

describe("playWatched", () => {
  it("plays the same match as without watching", async () => {
    const tally = playMatch({ game, a: a(), b: b(), rounds: 5000 });
    expect(await watched(a(), 5000, new AbortController())).toEqual({
      tally,
      forfeits: [],
      interrupted: false,
    });
  });

  it("stops at Ctrl+C with the rounds that were played", async () => {
    const stop = new AbortController();
    const { tally, interrupted } = await watched(stopping(a(), 100, stop), 1e9, stop);
    expect(interrupted).toBe(true);
    expect(countIn(tally)).toBeLessThan(1000);
    expect(tally).toEqual(playMatch({ game, a: a(), b: b(), rounds: countIn(tally) }));
  });

  it("is complete if Ctrl+C comes in the last round", async () => {
    const stop = new AbortController();
    const { tally, interrupted } = await watched(stopping(a(), 70, stop), 70, stop);
    expect(interrupted).toBe(false);
    expect(countIn(tally)).toBe(70);
  });
});
