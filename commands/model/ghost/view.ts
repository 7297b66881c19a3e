import type { Button, View } from "../../../src/chat/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { GHOST_ROUNDS_MIN } from "../../../src/core/strategies/index.ts";
import { type Locale, type MessageId, say } from "../../../src/infra/i18n/index.ts";
import { gameTitle } from "../../kit/game-words.ts";
import type { OwnGhost } from "./ghosts.ts";

export interface GhostButtons {
  readonly freeze: Button;
  readonly other: Button;
}

/** What would be frozen, who could play it, and that it can be withdrawn; `rounds`: how many there are to freeze. */
export function questionView(
  game: MatrixGame,
  {
    rounds,
    isNamed,
    isAnew,
  }: { readonly rounds: number; readonly isNamed: boolean; readonly isAnew: boolean },
  { freeze, other }: GhostButtons,
  locale: Locale,
): View {
  const facts = { game: gameTitle(game, locale), rounds, named: isNamed ? "yes" : "no" };
  return {
    title: say(locale, "ghost-title", facts),
    blocks: [
      { type: "text", text: say(locale, "ghost-text", facts) },
      ...(isAnew ? [{ type: "quiet", text: say(locale, "ghost-text-anew") } as const] : []),
    ],
    buttons: [[{ ...freeze, style: "success" }, other]],
  };
}

/** Shown only to its owner. */
export function reportView(
  game: MatrixGame,
  ghost: OwnGhost,
  buttons: readonly Button[],
  locale: Locale,
  title: MessageId = "ghost-report-title",
): View {
  const { name, rounds } = ghost;
  const facts = { game: gameTitle(game, locale), name, rounds };
  return {
    title: say(locale, title, facts),
    blocks: [
      { type: "text", text: [say(locale, "ghost-meet", facts), standInWords(ghost, locale)].join("\n") },
      ...(ghost.frozen ? [{ type: "text", text: say(locale, "ghost-host-froze") } as const] : []),
      { type: "quiet", text: say(locale, "ghost-report-more") },
    ],
    ...(buttons.length > 0 && { buttons: [buttons] }),
  };
}

/** The typical probability given to the actual move, in percent: exp(-loss). */
function standInWords({ standIn }: OwnGhost, locale: Locale): string {
  const percent = (loss: number): number => Math.round(100 * Math.exp(-loss));
  const { rounds, ghost, population, mirror, chance } = standIn;
  const verdict = ghost >= Math.min(population, chance) ? "no" : "yes";
  return say(locale, "ghost-stand-in", {
    rounds,
    verdict,
    ghost: percent(ghost),
    chance: percent(chance),
    people: percent(population),
    mirror: percent(mirror),
  });
}

export function tooFewWords(game: MatrixGame, rounds: number, locale: Locale): string {
  const facts = { game: gameTitle(game, locale), rounds, needed: GHOST_ROUNDS_MIN };
  return say(locale, "ghost-too-few", { ...facts, missing: GHOST_ROUNDS_MIN - rounds });
}
