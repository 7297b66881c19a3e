import type { Registration, Trial } from "../../src/arena/submissions/index.ts";
import type { Block, View } from "../../src/chat/index.ts";
import { matrixGame } from "../../src/core/games/index.ts";
import { fileHashOf, isSandboxed } from "../../src/core/strategies/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { gameTitle, playLine } from "../kit/game-words.ts";

/** The report after a trial and registration. */
export function trialView(
  registration: Registration,
  title: "registration-done" | "registration-updated",
  locale: Locale,
): View {
  const { name, gauntlet } = registration;
  return {
    title: say(locale, title, { name }),
    blocks: [
      { type: "text", text: standsFor(registration) },
      ...trialBlocks(gauntlet, locale),
      { type: "quiet", text: say(locale, "registration-play", { command: playLine(gauntlet.game), name }) },
    ],
  };
}

/** Shown while it waits for its trial at that position in the queue, or is being tried (0). */
export function lineView(name: string, place: number, locale: Locale): View {
  const [title, text] =
    place === 0
      ? (["registration-trying", "registration-trying-text"] as const)
      : (["registration-waiting", "registration-waiting-text"] as const);
  return {
    title: say(locale, title, { name }),
    blocks: [{ type: "text", text: say(locale, text, { place }) }],
  };
}

/** `my-markov = markov:order=4`; for a file, its short hash and version. */
export function standsFor({ name, strategy, file }: Registration): string {
  return file
    ? `${name} = ${shortFile(file.id)}, v${file.version}`
    : `${name} = ${isSandboxed(strategy) ? shortFile(strategy) : strategy}`;
}

const SHORT_HASH = 8;

/** `file:9f2c41e0`. */
function shortFile(id: string): string {
  return `file:${(fileHashOf(id) ?? "").slice(0, SHORT_HASH)}`;
}

/** The trial: a summary sentence, then one line per opponent. */
export function trialBlocks({ game, results }: Trial, locale: Locale): Block[] {
  const [first] = results;
  if (!first) return [];
  const known = matrixGame(game);
  const facts = {
    // The stored report may name a game that was removed since.
    game: known ? gameTitle(known, locale) : game,
    rounds: first.wins + first.losses + first.draws,
    won: results.filter(({ wins, losses }) => wins > losses).length,
    matches: results.length,
  };
  const width = Math.max(...results.map(({ opponent }) => opponent.length));
  const lines = results.map(({ opponent, wins, losses, draws }) => {
    const counts = [wins, losses, draws].map((rounds) => String(rounds).padStart(3));
    return `${opponent.padEnd(width)} ${counts.join(" ")}`;
  });
  return [
    { type: "text", text: say(locale, "registration-gauntlet", facts) },
    { type: "code", text: lines.join("\n") },
  ];
}
