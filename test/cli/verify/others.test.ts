// `gadalka verify` on proofs other than matches: boards.

import { describe, expect, it } from "vitest";
import { render } from "../../../src/cli/verify/finding.ts";
import { reportOn } from "../../../src/cli/verify/index.ts";
import {
  boardCode,
  boardSealOf,
  boardSeedOf,
  DAY_MS,
  type DrawnBoard,
  inGroups,
  writeBoardProof,
} from "../../../src/core/fairness/index.ts";
import { verdictOf } from "../../../src/core/verify/index.ts";
import { freshHost } from "../../commands/host.ts";
import { NOON } from "./played.ts";

let now = NOON;
const host = await freshHost(21, () => now);
const named = { pledges: [host.pledge], by: "you" } as const;

describe("gadalka verify, for a board", () => {
  now = NOON;
  const session = "gameAAAA";
  const drawn = host.draw("board", session, "word");
  const board: DrawnBoard = {
    ...{
      rules: { width: 8, height: 8, mines: 10, start: "safe" },
      seed: boardSeedOf(drawn.seed),
      noGuess: false,
    },
    ...{ session, again: 0, word: "word", at: drawn.at, day: drawn.day },
  };
  const proof = (change: Partial<DrawnBoard> = {}) =>
    host.proveBoard({ board: { ...board, ...change }, pledge: host.pledge });
  const verified = (line: string, messages?: string, days = 3) => {
    now = NOON + days * DAY_MS;
    const publishedKey = host.publishedKey();
    const report = reportOn(
      line,
      { ...(publishedKey && { publishedKey }), ...(messages !== undefined && { messages }) },
      named,
      now,
    );
    now = NOON;
    const mark = Object.fromEntries(report.findings.map((one) => [one.what, one.mark]));
    return { verdict: verdictOf(report.findings), mark, text: render(report) };
  };

  it("fits with its seal in the messages, its signature and its day's key", () => {
    const { verdict, mark } = verified(proof(), `Board sealed: ${boardCode(boardSealOf(board))}`);
    expect([verdict, mark]).toEqual([
      "fits",
      { times: "ok", signature: "ok", pledge: "ok", dice: "ok", noted: "ok" },
    ]);
  });

  it("stays undecided without its messages, key or signature", () => {
    expect(verified(proof()).verdict).toBe("open");
    expect(verified(proof(), "f".repeat(32))).toMatchObject({ verdict: "open", mark: { noted: "open" } });
    expect(verified(proof(), boardCode(boardSealOf(board)), 1)).toMatchObject({
      verdict: "open",
      mark: { dice: "open" },
    });
    expect(
      verified(writeBoardProof({ board, pledge: host.pledge }), boardCode(boardSealOf(board))).verdict,
    ).toBe("open");
  });

  it("is wrong if the board was chosen", () => {
    const chosen = { seed: "0123456789ab" };
    expect(verified(proof(chosen), boardCode(boardSealOf({ ...board, ...chosen })))).toMatchObject({
      verdict: "wrong",
      mark: { dice: "FAIL" },
    });
  });

  it("names the code that every message must show", () => {
    expect(verified(proof()).text).toContain(
      `code ${inGroups(boardCode(boardSealOf(board)))}: every message of this board must show it`,
    );
  });
});
