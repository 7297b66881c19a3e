// A match round by round as a table, in pieces: what both chose, who led, and what was expected of them.

import { moveSign, moveWord } from "../../../commands/kit/game-words.ts";
import type { MatrixGame, Move } from "../../core/games/index.ts";
import type { Locale } from "../../infra/i18n/index.ts";
import { type Html, html } from "../page/html.ts";
import type { Visit } from "../page/page.ts";
import { pieceLinks, pieceOf, scrolling } from "../page/parts.ts";
import { type Course, leadsOf } from "./card.ts";

/** What someone expected of a side, by round; -1 for nothing. */
interface Expected {
  readonly title: string;
  readonly of: 0 | 1;
  readonly moves: ArrayLike<Move>;
}

/** How many of the expectations were right, and of how many. */
export function rightOf({ rounds }: Course, { of, moves }: Pick<Expected, "of" | "moves">) {
  const said = rounds.flatMap((round, at) => ((moves[at] ?? -1) < 0 ? [] : [moves[at] === round[of]]));
  return { right: said.filter(Boolean).length, all: said.length };
}

export function roundsTable(
  course: Course,
  expected: readonly Expected[],
  { path, caption }: { readonly path: string; readonly caption?: string },
  visit: Visit,
): Html {
  const { say } = visit;
  const leads = leadsOf(course);
  const title = say("web-tournament-rounds");
  const piece = pieceOf([...leads.keys()], visit);
  const head = [...course.names, say("web-tournament-lead"), ...expected.map((one) => one.title)];
  return html`<h2>${title}</h2>${caption !== undefined && html`<p class="quiet">${caption}</p>`}
${scrolling(
  title,
  html`<table class="rounds">
<thead><tr><th scope="col" class="number">${say("web-tournament-number")}</th>${head.map((words, at) => html`<th scope="col"${at === 2 && html` class="number"`}>${words}</th>`)}</tr></thead>
<tbody>${piece.rows.map((at) => rowHtml(course, expected, at, leads[at] ?? 0, visit))}</tbody></table>`,
)}
${pieceLinks(piece, path, title, visit)}`;
}

/** On a phone, only the sign is seen. */
function moveHtml(game: MatrixGame, move: Move, locale: Locale): Html | string {
  const [sign, word] = [moveSign(game, move), moveWord(game, move, locale)];
  return sign === word ? word : html`${sign} <span>${word}</span>`;
}

function rowHtml(
  { game, rounds }: Course,
  expected: readonly Expected[],
  at: number,
  lead: number,
  { locale }: Visit,
): Html {
  const [first, second, result] = rounds[at] ?? [-1, -1, 0];
  const label = (move: Move) => (move < 0 ? "–" : moveHtml(game, move, locale));
  const chosen = [first, second].map((move, side) => {
    const isWinner = result === (side === 0 ? 1 : -1);
    return isWinner ? html`<td><b>${label(move)}</b></td>` : html`<td>${label(move)}</td>`;
  });
  const thought = expected.map(({ of, moves }) => {
    const move = moves[at] ?? -1;
    const isRight = move >= 0 && move === (of === 0 ? first : second);
    return html`<td class="${isRight ? "good" : "quiet"}">${label(move)}${isRight && " ✓"}</td>`;
  });
  return html`<tr><th scope="row" class="number">${at + 1}</th>${chosen}<td class="number">${signed(lead)}</td>${thought}</tr>
`;
}

/** A whole number with its sign. */
function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `–${-value}` : "0";
}
