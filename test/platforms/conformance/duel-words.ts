// The texts of a duel's messages in English, as far as the conformance suites check them.

import { type MessageId, say } from "../../../src/infra/i18n/index.ts";

const EMOJI = { rock: "✊", paper: "✋", scissors: "✌️" } as const;

/** The text before a command's name, which differs between platforms. */
const says = (id: MessageId, seen: Record<string, string | number> = {}): string =>
  say("en", id, seen).split("/rps")[0] ?? "";

export const words = {
  choosing: (first: string, second: string) => says("duel-both-choose", { first, second }),
  chose: (chosen: string, other: string) => says("duel-one-chose", { chosen, other }),
  score: (first: string, won: number, lost: number, second: string) =>
    says("duel-board", { first, second, won, lost }),
  pickIn: (move: keyof typeof EMOJI) =>
    says("duel-pick-in", { move: `${EMOJI[move]} ${say("en", `move-${move}`)}` }),
  pickKept: (round: number) => says("duel-pick-kept", { round }),
  notYours: (first: string, second: string) => says("duel-not-yours", { first, second }),
  beats: (winner: string, loser: string, won: number, lost: number) =>
    says("duel-ended-won", { winner, loser, won, lost }),
};
