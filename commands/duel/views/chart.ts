// A finished duel as picture and text: the lead over time, the range of chance, and both sides' moves.

import type { View } from "../../../src/chat/index.ts";
import { chanceReach, chanceVerdict } from "../../../src/core/matches/index.ts";
import { type Locale, nearestLocale, say } from "../../../src/infra/i18n/index.ts";
import { sentences } from "../../../src/infra/i18n/phrases.ts";
import type { Chart } from "../../../src/infra/pictures/index.ts";
import { gameTitle, moveWord } from "../../kit/game-words.ts";
import type { PlayedDuel } from "../state/document.ts";
import { gameOfDuel, type Side, scoreOf } from "../state/rules.ts";
import { chosenBy, chosenWords, drawnNames } from "./picture-words.ts";
import { leadsOf, wasPlayed, winnersOf } from "./story.ts";
import { storyLines } from "./story-words.ts";
import { type DuelReader, namesIn, scoreWords } from "./words.ts";

/** Shares of the width, by how many moves have to be named below their bars. */
const SHARES = { few: [0.62, 0.38], many: [0.48, 0.52] } as const;
const FEW_MOVES = 3;

type Names = readonly [string, string];

/** The duel as text, with names as this reader may see them. */
export function chartView(duel: PlayedDuel, reader: DuelReader): View {
  const locale = nearestLocale(reader.locale);
  const names = namesIn(duel);
  const game = gameTitle(gameOfDuel(duel), locale);
  const rounds = say(locale, "chart-rounds", { game, rounds: duel.play.rounds.length });
  return {
    title: say(locale, "duel-chart-title", { score: scoreWords(duel, names, locale) }),
    blocks: [
      { type: "text", text: [rounds, ...courseLines(duel, names, locale)].join("\n") },
      ...(isByChoice(duel) ? [{ type: "quiet", text: say(locale, "chart-stopped") } as const] : []),
    ],
  };
}

/** The picture of the duel with its alt text. */
export function chartPicture(
  duel: PlayedDuel,
  reader: DuelReader,
): { readonly chart: Chart; readonly alt: string } {
  const locale = nearestLocale(reader.locale);
  const names = namesIn(duel);
  const [first, second] = drawnNames(names, locale);
  const chart: Chart = {
    kind: "panels",
    shares: SHARES[gameOfDuel(duel).size > FEW_MOVES ? "many" : "few"],
    title: scoreWords(duel, [first, second], locale),
    subtitle: say(locale, "chart-grey"),
    panels: [coursePanel(duel, [first, second], locale), movesPanel(duel, [first, second], locale)],
  };
  const lines = sentences(courseLines(duel, names, locale));
  const score = scoreWords(duel, names, locale);
  return { chart, alt: say(locale, "duel-chart-alt", { score, lines }) };
}

function coursePanel(duel: PlayedDuel, [first, second]: Names, locale: Locale) {
  return {
    kind: "course",
    title: say(locale, "chart-lead"),
    x: { title: say(locale, "chart-round") },
    y: { title: say(locale, "duel-chart-difference") },
    values: leadsOf(duel),
    band: bandOf(duel),
    sides: [first, second] as const,
  } as const;
}

/** How large a lead chance alone would produce by each round. */
function bandOf(duel: PlayedDuel): readonly number[] {
  let decided = 0;
  const counts = winnersOf(duel).map((winner, at) => {
    if (winner !== undefined && wasPlayed(duel.play.rounds[at] as [number, number])) decided++;
    return decided;
  });
  const reach = chanceReach(decided);
  return counts.map((count) => reach[count] as number);
}

function movesPanel(duel: PlayedDuel, names: Names, locale: Locale) {
  const game = gameOfDuel(duel);
  const series = ([0, 1] as const).map((side) => {
    const counts = chosenBy(duel, side);
    return { name: names[side], points: game.displayOrder.map((move) => ({ y: counts[move] ?? 0 })) };
  });
  return {
    kind: "bars",
    title: say(locale, "duel-chart-moves"),
    x: { title: "", categories: game.displayOrder.map((move) => moveWord(game, move, locale)) },
    y: { title: say(locale, "chart-times"), whole: true },
    series,
  } as const;
}

function courseLines(duel: PlayedDuel, names: Names, locale: Locale): readonly string[] {
  return [
    ...storyLines(duel, names, locale),
    sentences(([0, 1] as const).map((side) => bestWords(duel, side, names[side], locale))),
    ...luckLines(duel, names, locale),
    ...chosenWords(duel, names, locale),
  ];
}

function bestWords(duel: PlayedDuel, side: Side, name: string, locale: Locale): string {
  const own = leadsOf(duel).map((lead) => (side === 0 ? lead : -lead));
  const by = Math.max(0, ...own);
  return say(locale, "chart-best", { who: "other", name, by, round: own.indexOf(by) + 1 });
}

/** Empty if rounds were lost by being late: that isn't chance. */
function luckLines(duel: PlayedDuel, names: Names, locale: Locale): readonly string[] {
  if (!duel.play.rounds.every(wasPlayed)) return [];
  const [won, lost] = scoreOf(duel);
  const decided = won + lost;
  const by = Math.abs(won - lost);
  const verdict = chanceVerdict(won, lost);
  if (verdict === "few") return [say(locale, "chart-few", { decided })];
  const reach = say(locale, "chart-reach", { decided, reach: chanceReach(decided).at(-1) ?? 0 });
  const leader = names[won > lost ? 0 : 1];
  const words =
    verdict === "within"
      ? say(locale, "chart-luck", { by })
      : say(locale, "chart-ahead", { who: "other", by, leader });
  return [reach, words];
}

/** Optional stopping: a score may look significant because someone chose when to end. */
function isByChoice(duel: PlayedDuel): boolean {
  const ending = duel.play.over?.ending;
  const [won, lost] = scoreOf(duel);
  return (ending === "resigned" || ending === "agreed") && chanceVerdict(won, lost) === "beyond";
}
