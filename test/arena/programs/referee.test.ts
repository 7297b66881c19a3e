// Matches with a referee: fair to both sides, and lost by a side that crashes, stalls or makes an invalid move.

import { describe, expect, it } from "vitest";
import { openProcess, type Player, refereeMatch, strategyPlayer } from "../../../src/arena/programs/index.ts";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { playMatch, replayer } from "../../../src/core/matches/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { createStrategy, type Strategy } from "../../../src/core/strategies/index.ts";

const game = matrixGame("rps") as MatrixGame;
const oddEven = matrixGame("oddeven") as MatrixGame;

/** A program in JavaScript: `body` runs for each `line`, and answers with `say(text)`. */
function program(
  body: string,
  { moveMs = 20_000, startMs = 20_000, endMs = 5000, of = game, side = "person" as const } = {},
): Player {
  const script = `const say = (text) => process.stdout.write(text + "\\n");
    const env = process.env;
    require("readline").createInterface({ input: process.stdin }).on("line", (line) => { ${body} });`;
  const command = `"${process.execPath}" -e '${script.replaceAll("'", `'"'"'`)}'`;
  return openProcess({
    command,
    game: of,
    side,
    limits: { startMs, moveMs, endMs },
    environment: { PATH: process.env.PATH },
  });
}

const shell = (command: string, limits: { startMs?: number; moveMs?: number; endMs?: number } = {}): Player =>
  openProcess({
    command,
    game,
    side: "person",
    limits: { startMs: 20_000, moveMs: 20_000, endMs: 5000, ...limits },
    environment: { PATH: process.env.PATH },
  });

const rock = (): Player => strategyPlayer(replayer(new Uint8Array(1000)));
const ROCKS = 'if (line === "end") process.exit(); say("r");';

describe("a refereed match of strategies", () => {
  it("equals any other match between them", async () => {
    const make = (side: "person" | "bot", seed: number): Strategy =>
      createStrategy("wildcard", { game: oddEven, side, random: seededRandom(seed) });
    const tally = playMatch({ game: oddEven, a: make("person", 1), b: make("bot", 2), rounds: 300 });
    const [a, b] = [strategyPlayer(make("person", 1)), strategyPlayer(make("bot", 2))];
    expect(await refereeMatch({ game: oddEven, a, b, rounds: 300 })).toEqual({
      tally,
      played: tally,
      forfeit: undefined,
      interrupted: false,
    });
  });

  it("shows the last round too, and each side its own move first", async () => {
    const seen: number[][] = [];
    const watcher = {
      ...replayer(Uint8Array.of(1, 2)),
      observe: (...moves: number[]) => void seen.push(moves),
    };
    await refereeMatch({ game, a: strategyPlayer(watcher), b: rock(), rounds: 2 });
    expect(seen).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });

  it("blames no player for an internal defect", async () => {
    const broken = {
      ...replayer(new Uint8Array(9)),
      choose: () => {
        throw new TypeError("ours");
      },
    };
    await expect(refereeMatch({ game, a: strategyPlayer(broken), b: rock(), rounds: 2 })).rejects.toThrow(
      "ours",
    );
  });
});

describe("a program", () => {
  it("plays through the line protocol, whichever side it is on", async () => {
    const paper = 'if (line === "end") process.exit(); say("p");';
    const won = { wins: 5, losses: 0, draws: 0 };
    expect((await refereeMatch({ game, a: program(paper), b: rock(), rounds: 5 })).tally).toEqual(won);
    expect((await refereeMatch({ game, a: program(paper), b: program(ROCKS), rounds: 5 })).tally).toEqual(
      won,
    );
  });

  it("receives the number of rounds, then every move of its opponent", async () => {
    // Plays scissors, then the move it was last shown: each of the opponent's moves loses to the one before it.
    const copy = 'if (line === "end") process.exit(); say(line === "new 4" ? "s" : line);';
    const { played } = await refereeMatch({
      game,
      a: program(copy),
      b: strategyPlayer(replayer(Uint8Array.of(2, 0, 1, 2))),
      rounds: 4,
    });
    expect(played).toEqual({ wins: 4, losses: 0, draws: 0 });
  });

  it("gets its game and its side from its environment", async () => {
    const tell =
      'if (line === "end") process.exit(); say(env.GADALKA_GAME === "oddeven" && env.GADALKA_SIDE === "person" ? "1" : "0");';
    const a = program(tell, { of: oddEven });
    const { tally } = await refereeMatch({
      game: oddEven,
      a,
      b: strategyPlayer(replayer(new Uint8Array(3))),
      rounds: 3,
    });
    expect(tally).toEqual({ wins: 3, losses: 0, draws: 0 });
  });

  it("may answer in pieces, with a carriage return, and many lines ahead", async () => {
    const { tally } = await refereeMatch({
      game,
      a: shell("printf 'p'; sleep 0.05; printf '\\r\\np\\np\\n'; cat >/dev/null"),
      b: rock(),
      rounds: 3,
    });
    expect(tally).toEqual({ wins: 3, losses: 0, draws: 0 });
  });

  it.each([
    ["ends", "exit 3", 1, /^it ended with code 3$/],
    ["is not there", "/nowhere/bot", 1, /^it ended with code 127; its last output was ".*not found"$/],
    ["ends after a while", "echo p; echo p; read a; read b; read c; exit 0", 3, /^it ended with code 0$/],
    ["is killed", "kill -9 $$", 1, /^it ended by SIGKILL$/],
    ["speaks before it dies", "echo one >&2; echo two >&2; exit 1", 1, /its last output was "two"$/],
    [
      "answers what is no move",
      "echo p; echo x; cat",
      2,
      /^it answered "x", which isn't a move; moves are r s p$/,
    ],
    ["answers two moves at once", "echo pp; cat", 1, /^it answered "pp", which isn't a move/],
    ["answers nothing", "echo; cat", 1, /^it answered "", which isn't a move/],
    ["answers at length", "printf '%0200d\\n' 0; cat", 1, /^it answered "0{40}…", which isn't a move/],
    ["never stops writing", "yes rrrrrrrr", 1, /^it answered "rrrrrrrr"|^it wrote far more/],
    ["floods without a line", "yes | tr -d '\\n'", 1, /^it wrote far more than it was asked for$/],
  ])("forfeits the whole match, with a reason, when it %s", async (_what, command, round, reason) => {
    const { tally, played, forfeit } = await refereeMatch({
      game,
      a: shell(command),
      b: rock(),
      rounds: 100,
    });
    expect(forfeit).toEqual({ by: "a", round, reason: expect.stringMatching(reason) });
    expect(tally).toEqual({ wins: 0, losses: 100, draws: 0 });
    expect(played.wins + played.losses + played.draws).toBe(round - 1);
  });

  it.each([
    ["for its first move", "cat >/dev/null", { startMs: 80 }, 1, /^it didn't answer within 80 ms$/],
    ["for a later move", "echo p; cat >/dev/null", { moveMs: 90 }, 2, /^it didn't answer within 90 ms$/],
  ])("forfeits when it takes too long %s", async (_what, command, limits, round, reason) => {
    const { forfeit } = await refereeMatch({ game, a: shell(command, limits), b: rock(), rounds: 100 });
    expect(forfeit).toEqual({ by: "a", round, reason: expect.stringMatching(reason) });
  });

  it("isn't blamed when the match is stopped while waiting for it", async () => {
    const stop = new AbortController();
    const a = shell("echo r; read new; read move; echo r; cat >/dev/null");
    let asked = 0;
    const next = () => {
      if (asked++ === 1) setImmediate(() => stop.abort());
      return 0;
    };
    const b: Player = { ...rock(), next };
    const match = await refereeMatch({ game, a, b, rounds: 100, signal: stop.signal });
    const tally = { wins: 0, losses: 0, draws: 2 };
    expect(match).toEqual({ tally, played: tally, forfeit: undefined, interrupted: true });
  });

  it("forfeits on either side; no one wins if both fail", async () => {
    const one = await refereeMatch({ game, a: rock(), b: shell("exit 1"), rounds: 7 });
    expect(one).toMatchObject({ forfeit: { by: "b" }, tally: { wins: 7, losses: 0, draws: 0 } });
    const both = await refereeMatch({ game, a: shell("exit 1"), b: shell("exit 2"), rounds: 7 });
    expect(both.tally).toEqual({ wins: 0, losses: 0, draws: 7 });
    expect(both.forfeit).toEqual({
      by: "both",
      round: 1,
      reason: "a: it ended with code 1; b: it ended with code 2",
    });
  });

  it("is killed with its children if it doesn't exit", async () => {
    const { forfeit } = await refereeMatch({
      game,
      a: shell("echo p; sleep 1000 & sleep 1000", { endMs: 50 }),
      b: rock(),
      rounds: 1,
    });
    expect(forfeit).toBeUndefined();
  });
});
