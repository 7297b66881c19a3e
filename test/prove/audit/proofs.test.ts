import { describe, expect, it } from "vitest";
import {
  type MatchTranscript,
  openTranscript,
  pledgeId,
  roundCode,
  signPledge,
  writeMatchProof,
} from "../../../src/core/fairness/index.ts";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import type { Ledger } from "../people/ledger.ts";
import { sealProblems } from "./proofs.ts";

const game = matrixGame("rps") as MatrixGame;
const rounds = { person: Uint8Array.of(0, 1), bot: Uint8Array.of(2, 2) };
const SECRET = new Uint8Array(32).fill(9);
const pledge = signPledge({ anchor: new Uint8Array(32), firstDay: 20_000 }, SECRET);
const seedEpoch = {
  ...{ seal: 1, total: 0, kept: 0, known: "00".repeat(16), at: 20_000 * 86_400_000, lastPlayedAt: 0, day: 1 },
  seed: new Uint8Array(32).fill(7),
};
const course: MatchTranscript = {
  ...{ game, session: "s", word: "", opponent: "mirror", version: "00".repeat(8), window: 1000 },
  ...{ pledge: pledgeId(pledge), seedEpochs: [seedEpoch], policies: [], accounts: [], rounds, noResult: [] },
  lastPlayedAt: 20_000 * 86_400_000 + 1,
};
const { seals, chain } = openTranscript(course);

function ledgerOf(proof: string, codes: readonly (readonly string[])[]): Ledger {
  return {
    ...{ name: "Anna", player: { platform: "telegram", id: "7" }, game: "rps", entries: [], session: "s" },
    ...{ names: game.moveIds, proof, sealed: [], codes: new Map(codes.entries()) },
  };
}

const shown = seals.map((seal) => [roundCode(seal)]);
const lineWith = (kept: string) => writeMatchProof({ course, chain: kept, pledge }, SECRET);

describe("the seals of a proof", () => {
  it("hold when all of them open and appeared in earlier messages", () => {
    expect(sealProblems(ledgerOf(`Here it is:\n${lineWith(chain)}\n`, shown))).toEqual([]);
  });

  it("fail when a message showed a different code or none", () => {
    const other = [shown[0] ?? [], ["0123456789abcdef01234567"]];
    const words = expect.stringContaining("turn 2: its code did not stand in the message");
    expect(sealProblems(ledgerOf(lineWith(chain), other))).toEqual([words]);
    expect(sealProblems(ledgerOf(lineWith(chain), [shown[0] ?? [], []]))).toEqual([words]);
  });

  it("fail when they are not the chain's, or when nothing arrived", () => {
    const [forged] = sealProblems(ledgerOf(lineWith(`00${chain.slice(2)}`), shown));
    expect(forged).toContain("the seals do not fit");
    expect(sealProblems(ledgerOf("", shown))[0]).toContain("brought no line");
  });
});
