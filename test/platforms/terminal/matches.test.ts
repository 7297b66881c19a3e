// Whole matches through a pipe, with the real commands, sessions and store, judged by the final output.

import { describe, expect, it } from "vitest";
import { say } from "../../../src/infra/i18n/index.ts";
import { openTable } from "../../commands/play/table.ts";
import { createStage } from "./stage.ts";

interface Played {
  readonly text: string;
  /** The last message printed before the goodbye. */
  readonly last: string;
  readonly totals: {
    readonly rounds: number;
    readonly wins: number;
    readonly losses: number;
    readonly draws: number;
  };
  /** How many matches of the game were started in total. */
  readonly matches: number;
}

/** Types the command, then `count` lines, cycling through `lines`. */
async function pipe(game: string, command: string, lines: readonly string[], count: number): Promise<Played> {
  const { dispatch } = await openTable();
  const files: string[] = [];
  const stage = createStage({
    commands: dispatch.commands,
    answer: dispatch.handle,
    writeFile: async (name, content) => {
      files.push(String(content));
      return name;
    },
  });
  const typed = Array.from({ length: count }, (_, at) => lines[at % lines.length] as string);
  const text = await stage.pipe(command, ...typed, "/data export");
  const { totals, begun } = JSON.parse(files[0] as string).games[game];
  const last = text.split("\n\n").findLast((part) => / wins /.test(part)) ?? "";
  return { text, last, totals, matches: begun.length };
}

/** Checks the winner, score and seals of the final message against the stored data. */
function expectOver({ last, totals }: Played, points: number): void {
  const { wins, losses } = totals;
  const score = wins > losses ? `Anna wins ${wins} : ${losses}` : `Gadalka wins ${losses} : ${wins}`;
  expect(Math.max(wins, losses)).toBe(points);
  expect(last.split("\n")[0]).toMatch(new RegExp(`^🔮 ${score}(?: · opponent: [a-z]+)?$`, "u"));
  expect(last).toMatch(
    new RegExp(`\n${say("en", "end-check", { check: "verified" })}\n🔒 [0-9a-f ]{35}\n`, "u"),
  );
}

describe("a whole match through a pipe", () => {
  it("plays odd-even, first to 20 against the daemons, with keys 1 and 2", async () => {
    const played = await pipe("oddeven", "/oddeven play first to 20 opponent=daemons", ["1", "2", "2"], 39);
    expectOver(played, 20);
    expect(played.totals.draws).toBe(0);
    expect(played.last).not.toContain("draw");
    expect(played.last).toMatch(/\n\[5\] Rematch {3}\[6\] More/);
  });

  it("plays lizard-Spock, first to 10 against mkia, with keys 1 to 5", async () => {
    const moves = ["5", "1", "4", "2", "3", "1"];
    const played = await pipe("rpsls", "/rps play lizard-spock first to 10 opponent=mkia", moves, 60);
    expectOver(played, 10);
    expect(played.totals.rounds).toBe(played.totals.wins + played.totals.losses + played.totals.draws);
    expect(played.last).toMatch(/\n\[8\] Rematch {3}\[9\] More/);
  });

  it("starts no other when keys are still pressed", async () => {
    const played = await pipe("oddeven", "/oddeven play first to 3", ["1", "o", "odd"], 40);
    expectOver(played, 3);
    expect(played.matches).toBe(1);
    const seen = say("en", "terminal-no-such-button", { typed: "1", buttons: "\n[5] Rematch   [6] More" });
    expect(played.text).toContain(seen);
  });

  it("starts another with the Rematch key, whose moves have the first keys again", async () => {
    const played = await pipe("oddeven", "/oddeven play first to 1", ["1", "5"], 3);
    expect(played.matches).toBe(2);
    expect(played.totals.rounds).toBe(2);
  });
});
