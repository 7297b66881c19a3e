// The message of a duel that is over: who won, the moves of both, and what to look at next.

import type { Button, View } from "../../../src/chat/index.ts";
import { type Locale, nearestLocale, say } from "../../../src/infra/i18n/index.ts";
import { moveSign } from "../../kit/game-words.ts";
import type { PlayedDuel } from "../document.ts";
import { gameOfDuel, otherSide, scoreOf, wantsAgain, winnerOfRound } from "../rules.ts";
import { type DuelReader, duelButton, lastRoundWords, namesIn } from "./words.ts";

const ROUNDS_SHOWN = 20;

type Names = readonly [string, string];

export function endedView(
  { id, duel, now }: { readonly id: string; readonly duel: PlayedDuel; readonly now: number },
  reader: DuelReader,
): View {
  const locale = nearestLocale(reader.locale);
  const names = namesIn(duel, reader);
  const last = lastRoundWords(duel, names, locale);
  const again = againWords(duel, names, now, locale);
  const first = [byWords(duel, names, locale), last, again].filter((line) => line !== undefined);
  return {
    title: endTitle(duel, names, locale),
    blocks: [
      ...(first.length > 0 ? [{ type: "text" as const, text: first.join("\n") }] : []),
      ...(duel.play.rounds.length > 0
        ? [{ type: "text" as const, text: stripsOf(duel, names, locale) }]
        : []),
    ],
    buttons: endButtons(id, duel, locale),
  };
}

export function endTitle(duel: PlayedDuel, names: Names, locale: Locale): string {
  const [won, lost] = scoreOf(duel);
  const winner = duel.play.over?.winner ?? "level";
  if (winner === "level")
    return say(locale, "duel-ended-level", { first: names[0], second: names[1], won, lost });
  const score = winner === 0 ? { won, lost } : { won: lost, lost: won };
  return say(locale, "duel-ended-won", {
    ...score,
    winner: names[winner],
    loser: names[otherSide(winner)],
  });
}

/** Why it is over, where the score does not say it. */
function byWords({ play }: PlayedDuel, names: Names, locale: Locale): string | undefined {
  const { winner, ending } = play.over ?? {};
  const loser = winner === 0 || winner === 1 ? names[otherSide(winner)] : "";
  switch (ending) {
    case "rounds":
      return say(locale, "duel-ended-by-rounds");
    case "resigned":
      return say(locale, "duel-ended-by-resigned", { loser });
    case "absent":
      return say(locale, "duel-ended-by-absent", { loser });
    case "agreed":
      return say(locale, "duel-ended-by-agreed");
    case "void":
      return say(locale, "duel-ended-by-void");
    default:
      return undefined;
  }
}

function againWords(duel: PlayedDuel, names: Names, now: number, locale: Locale): string | undefined {
  const [first, second] = wantsAgain(duel, now);
  if (first === second) return undefined;
  return say(locale, "duel-wants-again", { name: names[first ? 0 : 1] });
}

function stripsOf(duel: PlayedDuel, [first, second]: Names, locale: Locale): string {
  const game = gameOfDuel(duel);
  const shown = duel.play.rounds.slice(-ROUNDS_SHOWN);
  const more = duel.play.rounds.length > ROUNDS_SHOWN ? "… " : "";
  const signs = (side: 0 | 1): string =>
    more + shown.map((round) => (round[side] < 0 ? "⏳" : moveSign(game, round[side]))).join("");
  const marks = shown.map((round) => ["🟢", "🔴", "⚪"][winnerOfRound(game, round) ?? 2]).join("");
  return [
    say(locale, "duel-strip", { strip: signs(0), name: first }),
    say(locale, "duel-strip", { strip: signs(1), name: second }),
    say(locale, "duel-strip-results", { strip: more + marks, first, second }),
  ].join("\n");
}

function endButtons(id: string, { play }: PlayedDuel, locale: Locale): readonly (readonly Button[])[] {
  const turn = play.rounds.length;
  return [[{ ...duelButton(id, turn, say(locale, "button-rematch"), "again"), style: "primary" }]];
}
