// Boards and their proofs: what the seal commits, what derives from the day key, and what isn't a proof.

import { createHash, createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type BoardProof,
  boardCode,
  boardSealOf,
  boardSeedOf,
  CHAIN_DAYS,
  checkBoardProof,
  checkNotedBoard,
  DAY_MS,
  type DrawnBoard,
  dayStart,
  earlierKey,
  inGroups,
  readBoardProof,
  seedUnder,
  signPledge,
  writeBoardProof,
} from "../../../src/core/fairness/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { findNoGuess } from "../../../src/core/verify/report.ts";

const SECRET = new Uint8Array(32).fill(7);
const LAST_KEY = new Uint8Array(32).fill(9);
const keyOf = (day: number): Uint8Array => earlierKey(LAST_KEY, CHAIN_DAYS - day);
const anchor = earlierKey(keyOf(1), 1);
const pledge = signPledge({ anchor, firstDay: 20_000 }, SECRET);
const DAY = 5;
/** Noon of that day. */
const AT = dayStart(pledge, DAY) + DAY_MS / 2;
const seen = { day: DAY + 2, key: keyOf(DAY + 2) };

const rules = { width: 9, height: 9, mines: 10, start: "opening" } as const;
const terms = { rules, noGuess: false, session: "AbCd_123owne", again: 0, word: "river", at: AT, day: DAY };
const seed = boardSeedOf(seedUnder(keyOf(DAY), "board", terms.session, terms.word));
const board: DrawnBoard = { ...terms, seed };

function proofOf(of: DrawnBoard, secret: Uint8Array | undefined = SECRET): BoardProof {
  const read = readBoardProof(writeBoardProof({ board: of, pledge }, secret));
  if (!read) throw new Error("not read again");
  return read;
}

describe("a board's seed", () => {
  it("is the drawn number in base 36, so any tool can check it", () => {
    const drawn = createHmac("sha256", keyOf(DAY)).update("board|AbCd_123owne|river").digest("hex");
    expect(seed).toBe((BigInt(`0x${drawn}`) % 36n ** 12n).toString(36).padStart(12, "0"));
  });

  it("has every character equally often at every position: 62 bits", () => {
    const random = seededRandom(1);
    const counts = Array.from({ length: 12 }, () => new Map<string, number>());
    const draws = 10_800;
    for (let at = 0; at < draws; at++) {
      const drawn = boardSeedOf(Uint8Array.from({ length: 32 }, () => random.below(256)));
      for (const [place, sign] of [...drawn].entries())
        counts[place]?.set(sign, (counts[place]?.get(sign) ?? 0) + 1);
    }
    for (const signs of counts) {
      const chi = [...signs.values()].reduce((sum, n) => sum + (n - 300) ** 2 / 300, 0);
      expect([...signs.keys()].toSorted().join("")).toBe("0123456789abcdefghijklmnopqrstuvwxyz");
      // With 35 degrees of freedom, values above 80 occur once in 50,000 positions.
      expect(chi).toBeLessThan(80);
    }
  });
});

describe("a board's proof", () => {
  it("survives being written and read", () => {
    for (const of of [board, { ...board, begin: 0 }, { ...board, begin: 80, noGuess: true, again: 3 }])
      expect(proofOf(of).board).toEqual(of);
  });

  it("is valid if the host signed it and its seed follows from the day key", () => {
    expect(checkBoardProof(proofOf(board), seen)).toEqual({
      ...{ signature: "signed", seed: "fit", times: "fit", noGuess: "none" },
      seal: createHash("sha256")
        .update(`mines|9x9-10-opening-${seed}|AbCd_123owne|5|${AT}|river`)
        .digest("hex")
        .slice(0, 32),
    });
  });

  it("includes the day key once it is published", () => {
    const read = readBoardProof(writeBoardProof({ board, pledge, publishedKey: seen }, SECRET)) as BoardProof;
    expect(checkBoardProof(read).seed).toBe("fit");
  });

  it("says that the key is unpublished or not from the pledge", () => {
    expect(checkBoardProof(proofOf(board)).seed).toBe("unpublished");
    expect(checkBoardProof(proofOf(board), { day: DAY - 1, key: keyOf(DAY - 1) }).seed).toBe("unpublished");
    expect(checkBoardProof(proofOf(board), { ...seen, key: SECRET }).seed).toBe("no-key");
  });

  it("is invalid for another seed, session, word, day or number", () => {
    for (const other of [
      { ...board, seed: "0".repeat(12) },
      { ...board, session: "AbCd_124owne" },
      { ...board, word: "" },
      { ...board, day: DAY + 1 },
      { ...board, day: 0 },
      { ...board, again: 1 },
      { ...board, seed: `${seed}1` },
    ])
      expect(checkBoardProof(proofOf(other), seen).seed, JSON.stringify(other)).toBe("differ");
  });

  it("belongs to the day of its time, while that day's key is secret", () => {
    const times = (of: Partial<DrawnBoard>) => checkBoardProof(proofOf({ ...board, ...of }), seen).times;
    expect(times({ at: AT + DAY_MS })).toBe("differ");
    expect(times({ at: AT - DAY_MS })).toBe("differ");
    expect(times({ day: CHAIN_DAYS, at: dayStart(pledge, CHAIN_DAYS + 5) })).toBe("too-late");
  });

  it("is unsigned without a signature, and forged with another's", () => {
    const unsigned = readBoardProof(writeBoardProof({ board, pledge })) as BoardProof;
    expect(checkBoardProof(unsigned, seen).signature).toBe("unsigned");
    expect(checkBoardProof(proofOf(board, LAST_KEY), seen).signature).toBe("forged");
    expect(checkBoardProof({ ...proofOf(board), board: { ...board, word: "x" } }, seen).signature).toBe(
      "forged",
    );
    const notPledged = { ...pledge, firstDay: pledge.firstDay + 1 };
    expect(checkBoardProof({ ...proofOf(board), pledge: notPledged }, seen).signature).toBe("forged");
  });

  it("is unreadable if damaged, cut short or of an impossible board", () => {
    const line = writeBoardProof({ board, pledge }, SECRET);
    fc.assert(
      fc.property(fc.nat(line.length - 1), fc.constantFrom("A", "z", "", "."), (at, sign) => {
        const changed = line.slice(0, at) + sign + line.slice(at + 1);
        const read = changed === line ? undefined : readBoardProof(changed);
        return read === undefined || checkBoardProof(read, seen).signature !== "signed";
      }),
      { seed: 1, numRuns: 120 },
    );
    for (const text of ["", "gdb1.", "gdb1..", "gdk3.AAAA.", `${line}.`, "gdb1.AAAAAAAA.", "x".repeat(1e6)])
      expect(readBoardProof(text)).toBeUndefined();
    for (const wrong of [
      { ...board, session: "a|b" },
      { ...board, word: "a|b" },
      { ...board, begin: 81 },
      { ...board, rules: { ...rules, mines: 1000 } },
      { ...board, seed: "A" },
    ])
      expect(() => writeBoardProof({ board: wrong, pledge })).toThrow(RangeError);
  });
});

describe("a board without guesses", () => {
  const begin = 40;
  const found = findNoGuess(rules, seed, begin, 400)?.seed as string;
  const certain = { ...board, begin, noGuess: true, seed: found };

  it("is found again from its drawn seed", () => {
    expect(checkBoardProof(proofOf(certain), seen, findNoGuess)).toMatchObject({
      ...{ seed: "fit", noGuess: "first" },
    });
    expect(checkBoardProof(proofOf(certain), seen).noGuess).toBe("not-searched");
  });

  it("must be the first suitable candidate", () => {
    const chosen = { ...certain, seed: findLater(found) };
    expect(checkBoardProof(proofOf(chosen), seen, findNoGuess)).toMatchObject({
      ...{ seed: "fit", noGuess: "another" },
    });
  });

  it("is one of the allowed number of candidates", () => {
    for (const mark of ["0", "01", "b4", "zz", "-1"]) {
      const wrong = { ...certain, seed: `${seed}${mark}` };
      const check = () => checkBoardProof({ board: wrong, pledge }, seen, findNoGuess);
      if (mark === "-1") expect(check).toThrow(RangeError);
      else expect(check()).toMatchObject({ seed: "differ", noGuess: "not-searched" });
    }
  });

  /** The next candidate, whether or not it needs a guess. */
  function findLater(first: string): string {
    const attempt = Number.parseInt(first.slice(12) || "0", 36);
    return `${seed}${(attempt + 1).toString(36)}`;
  }
});

describe("a board's seal", () => {
  it("is found in pasted messages of any language and order", () => {
    const text = `Anna, [18.11.2026]\nПоле запечатано до первой клетки: ${inGroups(boardCode(boardSealOf(board)))}\n… 9f2c41e0`;
    expect(checkNotedBoard(text, { board })).toEqual({ fitting: 1, foreign: 0 });
    expect(checkNotedBoard(`${text}\n${text}`, { board })).toEqual({ fitting: 1, foreign: 0 });
  });

  it("differs from that of the board laid after the first press", () => {
    const shown = boardCode(boardSealOf(board));
    const laid = { ...board, seed: boardSeedOf(SECRET) };
    expect(checkNotedBoard(shown, { board: laid })).toEqual({ fitting: 0, foreign: 1 });
  });

  it("is searched for in a megabyte of arbitrary text", () => {
    expect(checkNotedBoard("a".repeat(1e6), { board })).toEqual({ fitting: 0, foreign: 0 });
    expect(checkNotedBoard(`x${boardCode(boardSealOf(board))}`, { board })).toEqual({
      fitting: 0,
      foreign: 0,
    });
  });

  it("covers everything that the board was drawn from", () => {
    const all = [
      board,
      { ...board, word: "" },
      { ...board, day: 6 },
      { ...board, again: 1 },
      { ...board, at: AT + 1 },
      { ...board, begin: 1 },
      { ...board, session: "other" },
    ];
    expect(new Set(all.map(boardSealOf)).size).toBe(all.length);
  });
});
