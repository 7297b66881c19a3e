// Checks a proof of the first version. It can be read, and proves little: it bears no signature, and its
// chain is what the host wrote down.

import { type FirstProof, fitsFirst, hexOf, openFirst, seedSealOf } from "../fairness/index.ts";
import { finding } from "./finding.ts";
import type { Report } from "./given.ts";

export function reportOnFirst(proof: FirstProof): Report {
  const { game, session, seed, rounds } = proof;
  const seals = openFirst(proof);
  const word = (move: number | undefined): string | undefined => game.moveIds[move ?? -1];
  const count = seals.length;
  return {
    subject: { form: "first", proof },
    findings: [
      fitsFirst(proof)
        ? finding("seals", "ok", "seals-open", { count })
        : finding("seals", "FAIL", "seals-broken", { count }),
      finding("signature", "open", "first-unsigned", {}),
      finding("pledge", "skip", "first-no-pledge", {}),
      finding("moves", "skip", "first-moves", {}),
      finding("noted", "skip", "first-noted", {}),
    ],
    details: {
      ...{ form: "first", game: game.id, session, seed: hexOf(seed), seedSeal: seedSealOf(seed, session) },
    },
    moves: seals.map(({ round, playedAt = -1, move, nonce, seal }) => ({
      ...{ number: round, person: word(rounds.person[playedAt]), bot: word(move), nonce, seal },
    })),
  };
}
