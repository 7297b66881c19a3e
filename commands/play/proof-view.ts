import type { View } from "../../src/chat/index.ts";
import {
  type FirstProof,
  fitsFirst,
  openFirst,
  seedSealOf,
  writeFirstProof,
} from "../../src/core/fairness/index.ts";
import type { MatrixGame, Rounds } from "../../src/core/games/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import type { MatchRecord } from "../../src/players/index.ts";
import { moveSign } from "../kit/game-words.ts";
import { seedOf } from "./play.ts";

/** Hex digits of a displayed seal: 64 bits, too many to search for a second preimage. */
const SHORT_SEAL_DIGITS = 16;

const LISTED_ROUNDS = 20;

const INLINE_PROOF_CHARACTERS = 600;

export function shortSeal(seal: string): string {
  return seal.slice(0, SHORT_SEAL_DIGITS);
}

/** The proof of a finished match. */
export function proofOfMatch(game: MatrixGame, match: MatchRecord, rounds: Rounds): FirstProof {
  return {
    game,
    session: match.id,
    seed: seedOf(match),
    chain: match.chain,
    rounds,
    ...(match.voided && { voided: match.voided.map(([after, move]) => ({ after, move })) }),
    ...(match.next && { unplayed: match.next[0] }),
  };
}

/** How many seals were opened, and whether all match. */
export function sealsLine(proof: FirstProof, locale: Locale): string {
  const ok = fitsFirst(proof);
  const sealed = openFirst(proof).length;
  const opened = ok ? sealed : 0;
  return say(locale, ok ? "end-seals" : "end-seals-broken", { opened, sealed });
}

/** The same in a few words; the numbers where something is wrong. */
export function shortSealsLine(proof: FirstProof, locale: Locale): string {
  return fitsFirst(proof) ? say(locale, "end-sealed") : sealsLine(proof, locale);
}

/** The private message with everything needed to verify a match. */
export function proofView(proof: FirstProof, locale: Locale): View {
  const line = writeFirstProof(proof);
  const short = line.length <= INLINE_PROOF_CHARACTERS;
  const seedSeal = shortSeal(seedSealOf(proof.seed, proof.session));
  return {
    title: say(locale, "proof-title", { session: proof.session }),
    blocks: [
      { type: "text", text: sealsLine(proof, locale) },
      { type: "code", text: `${say(locale, "proof-seed")}  ${seedSeal}\n${sealTable(proof)}` },
      { type: "text", text: say(locale, short ? "proof-how" : "proof-how-file") },
      short
        ? { type: "code", text: line }
        : { type: "file", name: `gadalka-proof-${proof.session}.txt`, content: `${line}\n` },
      { type: "quiet", text: say(locale, "proof-formula") },
    ],
  };
}

/** One line per seal: round, seal, the person's move (· if never played), the bot's move. */
function sealTable(proof: FirstProof): string {
  const { game, rounds } = proof;
  const lines = openFirst(proof).map(({ round, playedAt = -1, move, seal }) => {
    const yours = rounds.person[playedAt];
    const moves = [yours === undefined ? "·" : moveSign(game, yours), moveSign(game, move)];
    return `${String(round).padStart(4)}  ${shortSeal(seal)}  ${moves.join(" ")}`;
  });
  const hidden = lines.length > LISTED_ROUNDS ? ["   …"] : [];
  return [...hidden, ...lines.slice(-LISTED_ROUNDS)].join("\n");
}
