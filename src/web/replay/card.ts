// A match or duel as a card: who won, the last hands, the score, and the lead as a small drawing.

import { gameTitle, moveSign, moveWord } from "../../../commands/kit/game-words.ts";
import type { Replay } from "../../../commands/replay/index.ts";
import type { MatrixGame, Move } from "../../core/games/index.ts";
import { chanceReach } from "../../core/matches/index.ts";
import { type Locale, say } from "../../infra/i18n/index.ts";
import { type Html, html } from "../page/html.ts";
import type { Visit } from "../page/page.ts";

/** What was played. A move of -1 wasn't made; a result is 1 if the first side won the round, -1 if the second did. */
export interface Course {
  readonly game: MatrixGame;
  readonly names: readonly [string, string];
  readonly rounds: readonly (readonly [first: Move, second: Move, result: number])[];
  readonly over?: Replay["over"];
}

/** Rounds won by the first side minus those won by the second, after each round. */
export function leadsOf({ rounds }: Course): readonly number[] {
  return sums(rounds.map(([, , result]) => result));
}

function sums(values: readonly number[]): readonly number[] {
  let sum = 0;
  return values.map((value) => {
    sum += value;
    return sum;
  });
}

function scoreOf({ rounds }: Course) {
  const count = (wanted: number): number => rounds.filter(([, , result]) => result === wanted).length;
  return { won: count(1), lost: count(-1), drawn: count(0) };
}

/** The score in words, with names. */
export function scoreWords(course: Course, locale: Locale): string {
  const [first, second] = course.names;
  return say(locale, "duel-score", { first, second, ...scoreOf(course) });
}

/** Who won; undefined if it was stopped. */
function resultWords({ over, names }: Course, locale: Locale): string | undefined {
  if (!over) return undefined;
  const { winner, ending } = over;
  return winner === "level"
    ? say(locale, "duel-card-level", { ending })
    : say(locale, "duel-card-won", { winner: names[winner] });
}

/** Why the score doesn't say who won. */
function whyWords({ over, names }: Course, locale: Locale): readonly string[] {
  const id = { resigned: "duel-ended-by-resigned", absent: "duel-ended-by-absent" } as const;
  const by = id[over?.ending as keyof typeof id];
  return by ? [say(locale, by, { loser: names[over?.winner === 0 ? 1 : 0] })] : [];
}

/** @param head above who won. @param lines below the drawing. */
export function courseCard(course: Course, head: string, lines: readonly string[], visit: Visit): Html {
  const { say, locale } = visit;
  const { names, rounds } = course;
  const { won, lost } = scoreOf(course);
  const last = rounds.at(-1);
  return html`<section class="card course"><p class="quiet">${head}</p>
<h1>${resultWords(course, locale) ?? names.join(" – ")}</h1>
<div class="sides">${side(course, 0, locale)}<p class="score">${won} : ${lost}${last && html`<small>${say("tournament-cross-round", { round: rounds.length })}</small>`}</p>${side(course, 1, locale)}</div>
${rounds.length > 1 && leadDrawing(course, visit)}
${[...whyWords(course, locale), ...lines].map((line) => html`<p>${line}</p>`)}</section>`;
}

/** A side with its last move. */
function side({ game, names, rounds }: Course, at: 0 | 1, locale: Locale): Html {
  const move = rounds.at(-1)?.[at] ?? -1;
  const hand = html`<span class="hand" aria-hidden="true">${move < 0 ? "–" : moveSign(game, move)}</span>`;
  return html`<p>${hand}<b>${names[at]}</b><small>${move < 0 ? "–" : moveWord(game, move, locale)}</small></p>`;
}

/** A step per round, above the middle while the first side leads, over the range that chance alone would reach. */
function leadDrawing(course: Course, { say }: Visit): Html {
  const leads = leadsOf(course);
  const decided = sums(course.rounds.map(([, , result]) => Math.abs(result)));
  const reach = chanceReach(decided.at(-1) ?? 0);
  const band = decided.map((count) => reach[count] as number);
  const most = Math.max(1, ...band, ...leads.map(Math.abs));
  const path = (values: readonly number[]): string =>
    `M0 0${values.map((value, at) => `V${-value}H${at + 1}`).join("")}V0z`;
  const [first, second] = course.names;
  return html`<figure class="course-lead"><span class="first">${first}</span>
<svg viewBox="0 ${-most} ${leads.length} ${2 * most}" preserveAspectRatio="none" role="img" aria-label="${say("chart-lead")}"><path class="reach" d="${path(band)}${path(band.map((value) => -value))}"/><path class="first" d="${path(leads.map((lead) => Math.max(0, lead)))}"/><path class="second" d="${path(leads.map((lead) => Math.min(0, lead)))}"/></svg>
<span class="second">${second}</span><figcaption>${say("chart-lead")} · ${say("chart-grey")}</figcaption></figure>`;
}

/** The game and how many rounds of it. */
export function roundsWords({ game, rounds }: Course, locale: Locale): string {
  return say(locale, "chart-rounds", { game: gameTitle(game, locale), rounds: rounds.length });
}
