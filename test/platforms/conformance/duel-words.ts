// The texts of a duel's messages in each language, as far as the conformance suites check them.

import { type Locale, type MessageId, say } from "../../../src/infra/i18n/index.ts";

const EMOJI = { rock: "✊", paper: "✋", scissors: "✌️" } as const;

/** Parts of messages; the text after a command's name differs between platforms. */
export function duelWords(locale: Locale) {
  const says = (id: MessageId, seen: Record<string, string | number> = {}): string =>
    say(locale, id, seen).split("/rps")[0] ?? "";
  const between = (first: string, second: string) => ({ first, second });
  return {
    /** Telegram's and Discord's code for the language. */
    code: { telegram: locale, discord: locale === "en" ? "en-US" : locale },
    calls: (caller: string) => says("duel-challenge", { name: "", caller }).replace(/^\P{L}+/u, ""),
    looks: (caller: string) => says("duel-open", { caller }),
    choosing: (first: string, second: string) => says("duel-both-choose", between(first, second)),
    chose: (chosen: string, other: string) => says("duel-one-chose", { chosen, other }),
    score: (first: string, won: number, lost: number, second: string) =>
      says("duel-board", { ...between(first, second), won, lost }),
    pickIn: (move: keyof typeof EMOJI) =>
      says("duel-pick-in", { move: `${EMOJI[move]} ${say(locale, `move-${move}`)}` }),
    pickKept: (round: number) => says("duel-pick-kept", { round }),
    tooLate: says("duel-pick-timed"),
    notYours: (first: string, second: string) => says("duel-not-yours", between(first, second)),
    notInvited: (name: string) => says("challenge-not-challenged", { name }),
    taken: says("duel-taken"),
    self: says("duel-self"),
    wantsAgain: (name: string) => says("duel-wants-again", { name }),
    beats: (winner: string, loser: string, won: number, lost: number) =>
      says("duel-ended-won", { winner, loser, won, lost }),
    agreed: says("duel-ended-by-agreed"),
    late: (round: number, late: string, winner: string) => says("duel-round-late", { round, late, winner }),
    absent: (loser: string) => says("duel-ended-by-absent", { loser }),
    unknownCode: (typed: string) => says("duel-code-unknown", { typed }),
  };
}
