import { describe, expect, it } from "vitest";
import { played } from "../../core/proof/played.ts";
import type { Ledger } from "../people/ledger.ts";
import { proofProblems } from "./proofs.ts";

const { line, messages } = played("rps", 3);
const ledgerOf = (proof: string, seen: readonly string[]): Ledger => ({
  ...{ name: "Anna", player: { platform: "telegram", id: "7" }, game: "rps", session: "s", entries: [] },
  ...{ names: ["rock", "scissors", "paper"], proof, seen: [...seen] },
});

describe("the proof of a match that was played", () => {
  it("holds if its codes were shown", () => {
    expect(proofProblems(ledgerOf(`Here it is:\n${line}\n`, messages))).toEqual([]);
  });

  it.each([
    ["a code of another match", line, [...messages, "9f2c 41e0 77ab"], "doesn't fit the messages"],
    ["no first message", line, messages.slice(1), "didn't bind the secret"],
    ["a damaged line", `${line}0`, messages, "can't be read (damaged)"],
    ["no line", "", messages, "brought no line"],
  ])("doesn't hold with %s", (_, proof, seen, words) => {
    expect(proofProblems(ledgerOf(proof, seen))).toEqual([expect.stringContaining(words)]);
  });
});
