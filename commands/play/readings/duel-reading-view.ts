// What a reader would have expected in a duel, sized for a phone: the share, the clearest round, all rounds.

import type { Block, View } from "../../../src/chat/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { moveName, moveSign } from "../../kit/game-words.ts";
import type { DuelReading } from "./duel-reading.ts";
import { evidenceValues } from "./reading-words.ts";
import { verdictOf } from "./verdict.ts";

const ROUNDS_SHOWN = 20;

/** The private message behind *Why?*. */
export function readMeView(reading: DuelReading, game: MatrixGame, locale: Locale): View {
  const title = say(locale, "duel-read-title");
  if (reading.rounds.length === 0)
    return { title, blocks: [{ type: "text", text: say(locale, "duel-read-nothing") }] };
  const shown = shownLine(reading, game, locale);
  const blocks: Block[] = [
    { type: "text", text: [countLine(reading, game, locale), ...(shown ? [shown] : [])].join("\n") },
    { type: "text", text: strips(reading, game, locale) },
    { type: "quiet", text: say(locale, "duel-read-known", { known: reading.known }) },
  ];
  return { title, blocks };
}

function countLine({ right, read }: DuelReading, game: MatrixGame, locale: Locale): string {
  if (read === 0) return say(locale, "duel-read-unread");
  const luck = Math.round(read / game.size);
  const verdict = verdictOf(game, right, read);
  return say(locale, "duel-read-count", { right, read, luck, verdict });
}

function shownLine({ shown }: DuelReading, game: MatrixGame, locale: Locale): string | undefined {
  if (!shown) return undefined;
  const { round, expected, evidence } = shown;
  return say(locale, "duel-read-round", {
    round,
    move: moveName(game, expected),
    because: say(locale, "duel-read-because", evidenceValues(game, evidence)),
    luck: Math.round(evidence.total / game.size),
  });
}

/** The moves, and the expected ones below them. */
function strips({ rounds }: DuelReading, game: MatrixGame, locale: Locale): string {
  const more = rounds.length > ROUNDS_SHOWN ? "… " : "";
  const row = (signs: readonly string[], label: string): string =>
    `${more}${signs.slice(-ROUNDS_SHOWN).join("")} ${label}`;
  const sign = (move: number | undefined): string => (move === undefined ? "❔" : moveSign(game, move));
  return [
    row(
      rounds.map(({ move }) => sign(move)),
      say(locale, "duel-read-strip"),
    ),
    row(
      rounds.map(({ expected }) => sign(expected)),
      say(locale, "duel-read-strip-expected"),
    ),
  ].join("\n");
}
