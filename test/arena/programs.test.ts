// Matches with programs: fair to both sides, and lost by the one that crashes, stalls or answers what is no move.

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { linesOf, openProgram } from "../../src/arena/programs.ts";
import { playWatched } from "../../src/cli/match.ts";
import { type MatrixGame, matrixGame } from "../../src/core/games/index.ts";
import { type Player, playMatch, replayer } from "../../src/core/matches/index.ts";
import { seededRandom } from "../../src/core/random/index.ts";
import { createStrategy, type Strategy } from "../../src/core/strategies/index.ts";

const game = matrixGame("rps") as MatrixGame;
const oddEven = matrixGame("oddeven") as MatrixGame;
const environment = { PATH: process.env.PATH };

function program(command: string, { moveMs = 20_000, rounds = 100, of = game } = {}): Player {
  return openProgram({ command, environment, game: of, side: "person", rounds, moveMs });
}

const rock = (): Player => replayer(new Uint8Array(1000));
/** A shell's loop over the lines that it's sent: `body` runs for each `$line`. */
const eachLine = (body: string): string => `while read -r line && [ "$line" != end ]; do ${body}; done`;

/** Plays them to the end. */
function played(
  person: Player,
  bot: Player,
  rounds: number,
  { of = game, signal = new AbortController().signal } = {},
) {
  return playWatched({ game: of, person, bot, rounds, signal });
}

describe("a watched match", () => {
  it("equals any other match of the same strategies", async () => {
    const make = (side: "person" | "bot", seed: number): Strategy =>
      createStrategy("wildcard", { game: oddEven, side, random: seededRandom(seed) });
    const tally = playMatch({ game: oddEven, a: make("person", 1), b: make("bot", 2), rounds: 300 });
    expect(await played(make("person", 1), make("bot", 2), 300, { of: oddEven })).toEqual({
      tally,
      forfeits: [],
      interrupted: false,
    });
  });

  it("is forfeited by a player that breaks, and ends the other one", async () => {
    let ended = 0;
    const broken = { ...rock(), choose: () => Promise.reject(new TypeError("no more")) };
    const { forfeits } = await played(broken, { ...rock(), end: async () => void ended++ }, 2);
    expect(forfeits).toEqual([{ by: "a", kind: "crashed", round: 1, reason: "it failed: no more" }]);
    expect(ended).toBe(1);
  });
});

describe("a program", () => {
  it("receives the number of rounds, then every move of its opponent", async () => {
    // Scissors first, then the move that it was last shown: each of the opponent's moves loses to the one before it.
    const copy = eachLine('case $line in "new 4") echo s;; *) echo $line;; esac');
    const b = replayer(Uint8Array.of(2, 0, 1, 2));
    const { tally } = await played(program(copy, { rounds: 4 }), b, 4);
    expect(tally).toEqual({ wins: 4, losses: 0, draws: 0 });
  });

  it("gets its game and its side from its environment", async () => {
    const tell = '[ "$GADALKA_GAME $GADALKA_SIDE" = "oddeven person" ] && echo 1 || echo 0';
    const a = program(eachLine(tell), { of: oddEven });
    const { tally } = await played(a, rock(), 3, { of: oddEven });
    expect(tally).toEqual({ wins: 3, losses: 0, draws: 0 });
  });

  it("may answer in pieces, with a carriage return, and many lines ahead", async () => {
    const a = program("printf 'p'; sleep 0.05; printf '\\r\\np\\np'; exec 1>&-; cat >/dev/null");
    const { tally } = await played(a, rock(), 3);
    expect(tally).toEqual({ wins: 3, losses: 0, draws: 0 });
  });

  it.each([
    ["ends", "exit 3", 1, /^it ended with code 3$/],
    ["is not there", "/nowhere/bot", 1, /^it ended with code 127; its last output was ".*not found"$/],
    ["ends after a while", "echo p; echo p; read a; read b; read c; exit 0", 3, /^it ended with code 0$/],
    ["is killed", "kill -9 $$", 1, /^it ended by SIGKILL$/],
    ["speaks before it dies", "echo one >&2; echo two >&2; exit 1", 1, /its last output was "two"$/],
    ["answers no move", "echo p; echo x; cat", 2, /^it answered "x", which isn't a move; moves are r s p$/],
    ["answers two moves at once", "echo pp; cat", 1, /^it answered "pp", which isn't a move/],
    ["answers nothing", "echo; cat", 1, /^it answered "", which isn't a move/],
    ["never stops writing", "yes rrrrrrrr", 1, /^it answered "rrrrrrrr"/],
    ["floods without a line", "yes | tr -d '\\n'", 1, /^it answered "y{40}…", which isn't a move/],
    ["writes bytes that are no text", "head -c 99999 /dev/zero; cat", 1, /isn't a move/],
    ["ignores signals", "trap '' TERM INT HUP; echo x; while :; do sleep 1; done", 1, /^it answered "x"/],
  ])("forfeits the whole match, with a reason, when it %s", async (_what, command, round, reason) => {
    const { tally, forfeits } = await played(program(command), rock(), 100);
    expect(forfeits).toEqual([
      { by: "a", kind: expect.any(String), round, reason: expect.stringMatching(reason) },
    ]);
    expect(tally.wins + tally.losses + tally.draws).toBe(round - 1);
  });

  it("forfeits when it's silent", async () => {
    const a = program("echo p; cat >/dev/null", { moveMs: 90 });
    const { forfeits } = await played(a, rock(), 100);
    expect(forfeits).toEqual([
      { by: "a", kind: "stalled", round: 2, reason: "it didn't answer within 90 ms" },
    ]);
  });

  it("forfeits when it answers ahead and never reads", async () => {
    const { forfeits } = await played(program("yes r"), replayer(new Uint8Array(200_000)), 200_000);
    expect(forfeits).toMatchObject([{ by: "a", reason: "it doesn't read what it's sent" }]);
  });

  it("isn't blamed when the match is stopped while waiting for it", async () => {
    const stop = new AbortController();
    const a = program("echo r; echo r; cat >/dev/null");
    let asked = 0;
    const choose = () => {
      if (asked++ === 2) setImmediate(() => stop.abort());
      return 0;
    };
    const match = await played(a, { ...rock(), choose }, 100, { signal: stop.signal });
    const tally = { wins: 0, losses: 0, draws: 2 };
    expect(match).toEqual({ tally, forfeits: [], interrupted: true });
  });

  it("forfeits on either side, and both do if both fail", async () => {
    const one = await played(rock(), program("exit 1"), 7);
    expect(one.forfeits.map(({ by }) => by)).toEqual(["b"]);
    const both = await played(program("exit 1"), program("exit 2"), 7);
    expect(both.forfeits.map(({ by, reason }) => [by, reason])).toEqual([
      ["a", "it ended with code 1"],
      ["b", "it ended with code 2"],
    ]);
  });

  it("is killed with its children if it doesn't exit", async () => {
    const folder = mkdtempSync(join(tmpdir(), "gadalka-programs-"));
    const file = join(folder, "child");
    const a = program(`sleep 1000 & echo $! >${file}; echo p; sleep 1000`);
    expect((await played(a, rock(), 1)).forfeits).toEqual([]);
    // Signal 0 only asks whether the process exists; it may still be a zombie for a moment.
    const child = Number(readFileSync(file, "utf8"));
    await expect.poll(() => isThere(child)).toBe(false);
    rmSync(folder, { recursive: true });
  });
});

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe("the lines of a stream", () => {
  it("are joined from pieces, and limited in length", async () => {
    const stream = new PassThrough();
    for (const piece of ["ab", "c\nd\n\n", "x".repeat(20_000), "y", "z\nlast"]) stream.write(piece);
    stream.end();
    const lines: string[] = [];
    for await (const line of linesOf(stream)) lines.push(line);
    expect(lines.slice(0, 3)).toEqual(["abc", "d", ""]);
    expect(lines.at(-1)).toBe("last");
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2 * 20_001);
  });
});
