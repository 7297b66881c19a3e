// A finished match as picture and text: the lead over time, significance, choice of moves.

import type { View } from "../../../src/chat/view.ts";
import type { MatrixGame } from "../../../src/core/games/matrix-game.ts";
import { type Course, chanceReach, chanceVerdict } from "../../../src/core/matches/course.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { listed, percentWords, sentences, withBrackets } from "../../../src/infra/i18n/phrases.ts";
import type { Chart } from "../../../src/infra/pictures/index.ts";
import { gameTitle, moveLabel, moveWord } from "../../kit/game-words.ts";
import { pictureNames } from "../../kit/picture-names.ts";
import { shownName } from "../../kit/shown-name.ts";
import { percentOf } from "../../kit/trait-words.ts";
import type { MatchState } from "../rules.ts";

const SHARES = [0.66, 0.34];

interface ChartWords extends Pick<MatchState, "game" | "match"> {
  readonly name: string;
  readonly locale: Locale;
}

/** The match as text. */
export function chartView(course: Course, words: ChartWords): View {
  const { game, locale } = words;
  const rounds = say(locale, "chart-rounds", { game: gameTitle(game, locale), rounds: course.leads.length });
  return {
    title: `📈 ${scoreWords(words)}`,
    blocks: [
      { type: "text", text: [rounds, ...courseLines(course, words)].join("\n") },
      ...(isByChoice(words) ? [{ type: "quiet", text: say(locale, "chart-stopped") } as const] : []),
    ],
  };
}

/** The picture of the match with its alt text. */
export function chartPicture(
  course: Course,
  words: ChartWords,
): { readonly chart: Chart; readonly alt: string } {
  const { game, locale, name } = words;
  const drawnName = pictureNames([name])[0] === name ? name : say(locale, "settings-you");
  const chart: Chart = {
    kind: "panels",
    shares: SHARES,
    title: scoreWords({ ...words, name: drawnName }),
    subtitle: say(locale, "chart-grey"),
    panels: [
      {
        kind: "course",
        title: say(locale, "chart-lead"),
        x: { title: say(locale, "chart-round") },
        y: { title: say(locale, "chart-difference") },
        values: course.leads,
        band: course.band,
      },
      movesPanel(game, course, locale),
    ],
  };
  return {
    chart,
    alt: say(locale, "chart-alt", { score: scoreWords(words), lines: sentences(courseLines(course, words)) }),
  };
}

function movesPanel(game: MatrixGame, { chosen }: Course, locale: Locale) {
  const rows = game.displayOrder.map((move) => {
    const value = chosen[move] ?? 0;
    return { name: moveWord(game, move, locale), value, text: String(value) };
  });
  return {
    kind: "rows",
    title: say(locale, "chart-moves"),
    x: { title: say(locale, "chart-times") },
    rows,
  } as const;
}

function scoreWords({ match, name, locale }: ChartWords): string {
  const [won, lost, drawn] = match.score;
  return say(locale, "match-score", { name: shownName(name), won, lost, drawn });
}

function courseLines({ person, bot, turns, chosen }: Course, words: ChartWords): string[] {
  const { game, match, locale } = words;
  const [won, lost] = match.score;
  const rounds = chosen.reduce((sum, count) => sum + count, 0);
  const moves = game.displayOrder.map((move) => {
    const count = chosen[move] ?? 0;
    const share = percentWords(percentOf(count, rounds), locale);
    return withBrackets(`${moveLabel(game, move, locale)} ${count}`, share, locale);
  });
  const reach = chanceReach(won + lost).at(-1) ?? 0;
  const isShown = chanceVerdict(won, lost) !== "few";
  return [
    sentences([
      say(locale, "chart-best", { who: "you", ...person }),
      say(locale, "chart-best", { who: "me", ...bot }),
    ]),
    say(locale, "chart-turns", { turns: turns.length, round: turns.at(-1) ?? 0 }),
    ...(isShown ? [say(locale, "chart-reach", { decided: won + lost, reach })] : []),
    luckWords(words),
    say(locale, "chart-chosen", { moves: listed(moves, locale) }),
  ];
}

function luckWords({ match, locale }: ChartWords): string {
  const [won, lost] = match.score;
  const verdict = chanceVerdict(won, lost);
  if (verdict === "few") return say(locale, "chart-few", { decided: won + lost });
  const by = Math.abs(won - lost);
  if (verdict === "within") return say(locale, "chart-luck", { by });
  return say(locale, "chart-ahead", { by, who: won > lost ? "you" : "me" });
}

/** Optional stopping: the score looks significant, but the player chose when to end. */
function isByChoice({ match: { score, ending } }: ChartWords): boolean {
  return (ending === "stopped" || ending === "replaced") && chanceVerdict(score[0], score[1]) === "beyond";
}
