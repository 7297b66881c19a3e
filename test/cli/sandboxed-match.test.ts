// A match with a file, interrupted halfway.

import { describe, expect, it } from "vitest";
import { fileId } from "../../src/arena/submissions/files.ts";
import { diceOf } from "../../src/cli/contestant.ts";
import { playSandboxed } from "../../src/cli/sandboxed-match.ts";
import { matrixGame } from "../../src/core/games/index.ts";

describe("a match with a file", () => {
  it("has no result if stopped, and says so", async () => {
    const source =
      "export const create = () => ({ choose: () => { for (let i = 0; i < 4000; i++); return 0; } });";
    const stop = new AbortController();
    const playing = playSandboxed({
      game: matrixGame("rps") ?? expect.fail(),
      ...{ a: { id: fileId(source), source }, b: { id: "random" }, rounds: 1_000_000 },
      ...{ dice: (letter) => diceOf(1, letter), signal: stop.signal },
    });
    stop.abort();
    expect(await playing).toMatchObject({ interrupted: true, tally: { wins: 0 }, forfeits: [] });
  });
});
