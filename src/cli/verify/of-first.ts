// Checks a proof of the first version. It can be read, and proves little: it bears no signature, and its
// chain is what the host wrote down.

import { type FirstProof, fitsFirst, hexOf, openFirst, seedSealOf } from "../../core/fairness/index.ts";
import { fail, ok, open, type Report, skip } from "./finding.ts";

export function reportOnFirst(proof: FirstProof): Report {
  const { game, session, seed, rounds } = proof;
  const seals = openFirst(proof);
  const word = (move: number | undefined): string | undefined => game.moveIds[move ?? -1];
  const isWhole = fitsFirst(proof);
  return {
    subject: [`match ${session} of ${game.id}, ${rounds.bot.length} rounds, of the first version`],
    findings: [
      isWhole
        ? ok(
            "seals",
            `all ${seals.length} open to the moves in the proof, and give the chain as it stands there`,
          )
        : fail("seals", "the moves in the proof do NOT give its chain", "the seals do not fit the moves"),
      open(
        "signature",
        "unsigned: anybody could have written this; proofs of the first version bear no signature",
        "of the first version and unsigned: anybody could have written this",
      ),
      skip("pledge", "none: such a match was begun before its host had one, and the host chose the dice"),
      skip("moves", "not played again: what the opponent knew does not stand in such a proof"),
      skip(
        "noted",
        "not compared; look for the first 16 digits of each seal in the messages yourself (--json lists them)",
      ),
    ],
    details: {
      ...{ form: "first", game: game.id, session, seed: hexOf(seed), seedSeal: seedSealOf(seed, session) },
      moves: seals.map(({ round, playedAt = -1, move, nonce, seal }) => ({
        ...{ number: round, person: word(rounds.person[playedAt]), bot: word(move), nonce, seal },
      })),
    },
  };
}
