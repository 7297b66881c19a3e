// Seals can be recomputed with any SHA-256 tool.

import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { nonceOf, sealOf, seedSealOf } from "../../../src/core/fairness/index.ts";

const sha256 = (text: string): string => createHash("sha256").update(text, "ascii").digest("hex");
const seed = Uint8Array.from({ length: 16 }, (_, index) => index);

describe("a seal", () => {
  it("is SHA-256 of move|nonce|round|session, as any tool computes it", () => {
    const nonce = sha256(`nonce|${Buffer.from(seed).toString("hex")}|s_1-A|3`).slice(0, 32);
    expect(nonceOf(seed, "s_1-A", 3)).toBe(nonce);
    const seal = sealOf({ move: "rock", seed, session: "s_1-A", round: 3 });
    expect(seal).toBe(sha256(`rock|${nonce}|3|s_1-A`));
  });

  it("of a seed is SHA-256 of seed|hex|session, as any tool computes it", () => {
    expect(seedSealOf(seed, "s_1-A")).toBe(sha256("seed|000102030405060708090a0b0c0d0e0f|s_1-A"));
  });

  it("differs for another move, round, session or seed", () => {
    const base = { move: "rock", seed, session: "s_1-A", round: 3 };
    const others = [{ move: "paper" }, { round: 4 }, { session: "s_1-B" }, { seed: seed.with(0, 9) }];
    expect(new Set([base, ...others.map((change) => ({ ...base, ...change }))].map(sealOf)).size).toBe(5);
  });
});
