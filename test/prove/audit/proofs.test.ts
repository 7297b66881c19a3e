import { describe, expect, it } from "vitest";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { chainSeal, encodeProof, openSeals, seedSealOf } from "../../../src/core/matches/index.ts";
import type { Ledger } from "../people/ledger.ts";
import { sealProblems } from "./proofs.ts";

const game = matrixGame("rps") as MatrixGame;
const rounds = { person: Uint8Array.of(0, 1), bot: Uint8Array.of(2, 2) };
const match = { game, session: "s", seed: new Uint8Array(16).fill(7), rounds };
const seals = openSeals(match).map(({ seal }) => seal);

function ledgerOf(proof: string, marks: readonly (readonly string[])[]): Ledger {
  return {
    ...{ name: "Anna", player: { platform: "telegram", id: "7" }, game: "rps", entries: [], session: "s" },
    ...{ names: game.moveIds, proof, sealed: [], marks: new Map(marks.entries()) },
  };
}

const shown = seals.map((seal) => [seal.slice(0, 16)]);
const lineWith = (sealed: readonly string[]) =>
  encodeProof({ ...match, chain: sealed.reduce(chainSeal, seedSealOf(match.seed, match.session)) });

describe("the seals of a proof", () => {
  it("hold where all of them open, and stood in the messages before", () => {
    expect(sealProblems(ledgerOf(`Here it is:\n${lineWith(seals)}\n`, shown))).toEqual([]);
  });

  it("do not hold where a message showed another seal, or none", () => {
    const other = [shown[0] ?? [], ["0123456789abcdef"]];
    const words = expect.stringContaining("turn 2: its seal did not stand in the message");
    expect(sealProblems(ledgerOf(lineWith(seals), other))).toEqual([words]);
    expect(sealProblems(ledgerOf(lineWith(seals), [shown[0] ?? [], []]))).toEqual([words]);
  });

  it("do not hold where they are not those of the chain, or where nothing came", () => {
    const [forged] = sealProblems(ledgerOf(lineWith(seals.toReversed()), shown));
    expect(forged).toContain("the seals do not fit");
    expect(sealProblems(ledgerOf("", shown))[0]).toContain("brought no proof");
  });
});
