// A match of an ended tournament, replayed round by round: what each side chose, who led, and what each expected the
// other to choose.

import { moveLabel } from "../../../../commands/kit/game-words.ts";
import { noBundle } from "../../../../commands/tournament/bundle.ts";
import type { MatchPlace } from "../../../../commands/tournament/pages.ts";
import { entrantWords, pairingWords } from "../../../../commands/tournament/view.ts";
import { type BundledMatch, BundleProblem, resultsFor } from "../../../arena/bundles/index.ts";
import type { MatchRounds, NoRounds } from "../../../arena/rounds/index.ts";
import { type MatrixGame, type Move, matrixGame } from "../../../core/games/index.ts";
import type { MessageId } from "../../../infra/i18n/index.ts";
import { type Html, html } from "../../page/html.ts";
import type { Shown, Site, Visit } from "../../page/page.ts";
import { pieceLinks, pieceOf } from "../../page/paging.ts";
import { scrolling, unlisted } from "../../page/parts.ts";
import { type Opened, wayBack } from "./shown.ts";

const WHY_NOT: Readonly<Record<NoRounds, readonly [words: MessageId, status: number]>> = {
  none: ["web-tournament-rounds-none", 404],
  long: ["web-tournament-rounds-long", 404],
  busy: ["web-tournament-rounds-busy", 503],
  differs: ["tournament-bundle-differs", 500],
};

/** `/match/2.1.1`: round, table and match of the pairing, all from 1. */
export async function matchPage({ app }: Site, opened: Opened, visit: Visit): Promise<Shown | undefined> {
  const { state } = opened;
  const place = placeIn(visit.named.match ?? "");
  if (state.phase !== "ended" || !place) return undefined;
  const found = await readMatch(() => app.tournaments.match(state.tournament, place));
  if (!found) return undefined;
  if (found instanceof BundleProblem) return saying(opened, visit, [noBundle(found), 404], "");
  const { match, rounds } = found;
  const names = match.names.map(entrantWords);
  const title = names.join(" – ");
  if (typeof rounds === "string") return saying(opened, visit, WHY_NOT[rounds], title);
  return unlisted(title, html`<div class="wide">${matchHtml(opened, visit, { place, match, rounds })}</div>`);
}

function placeIn(written: string): MatchPlace | undefined {
  const [, round, table, game] = /^(\d{1,4})\.(\d{1,4})\.(\d{1,4})$/.exec(written) ?? [];
  return round ? { round: Number(round), table: Number(table), game: Number(game) } : undefined;
}

async function readMatch<Found>(read: () => Promise<Found>): Promise<Found | BundleProblem> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof BundleProblem) return error;
    throw error;
  }
}

function saying(
  opened: Opened,
  visit: Visit,
  [words, status]: readonly [MessageId, number],
  title: string,
): Shown {
  const shown = title || visit.say("web-tournament-rounds");
  return unlisted(shown, html`<h1>${shown}</h1><p>${visit.say(words)}</p>${wayBack(opened, visit)}`, status);
}

interface Played {
  readonly place: MatchPlace;
  readonly match: BundledMatch;
  readonly rounds: MatchRounds;
}

function matchHtml(opened: Opened, visit: Visit, played: Played): Html {
  const { say, locale } = visit;
  const { place, match, rounds } = played;
  const { round, table, game } = place;
  const names = match.names.map(entrantWords);
  const pairing = opened.pairings.find((one) => one.round === round && one.table === table);
  const rows = rowsOf(match, rounds);
  const piece = pieceOf(rows, visit);
  const head = [
    ...names,
    say("web-tournament-lead"),
    ...names.map((name) => say("web-tournament-expected", { name })),
  ];
  const rules = matrixGame(match.task.rule) as MatrixGame;
  return html`<h1>${names.join(" – ")}</h1>
${pairing && html`<p class="lead">${pairingWords(pairing, locale)}</p>`}
<p>${say("tournament-cross-round", { round })} · ${say("setting-match", { match: match.task.rounds })}</p>
<ul class="apart">${(["a", "b"] as const).map((side, at) => html`<li>${rightWords(rounds, side, names[at] ?? "", visit)}</li>`)}</ul>
${scrolling(
  say("web-tournament-rounds"),
  html`<table><caption>${say("web-tournament-rounds-how")}</caption>
<thead><tr><th scope="col" class="number">${say("web-tournament-number")}</th>${head.map((words) => html`<th scope="col">${words}</th>`)}</tr></thead>
<tbody>${piece.rows.map((row) => rowHtml(row, rules, visit))}</tbody></table>`,
)}
${pieceLinks(piece, `${opened.path}/match/${round}.${table}.${game}`, say("web-tournament-rounds"), visit)}
${wayBack(opened, visit)}`;
}

interface Row {
  /** From 1. */
  readonly number: number;
  readonly moves: readonly [a: Move, b: Move];
  /** Rounds won by `a` minus those won by `b`, after this one. */
  readonly lead: number;
  /** What `a` predicted for `b`, and vice versa; undefined without a prediction. */
  readonly expected: readonly [a: Move | undefined, b: Move | undefined];
}

function rowsOf({ task }: BundledMatch, { moves, expected }: MatchRounds): readonly Row[] {
  const result = resultsFor(task);
  let lead = 0;
  return Array.from(moves.a, (a, at) => {
    const b = moves.b[at] as Move;
    lead += result(a, b);
    return {
      number: at + 1,
      moves: [a, b] as const,
      lead,
      expected: [expectedAt(expected.a, at), expectedAt(expected.b, at)] as const,
    };
  });
}

function expectedAt(all: Int16Array, at: number): Move | undefined {
  const move = all[at] ?? -1;
  return move < 0 ? undefined : move;
}

function rowHtml({ number, moves: [a, b], lead, expected }: Row, game: MatrixGame, { locale }: Visit): Html {
  const sign = lead > 0 ? "+" : lead < 0 ? "–" : "";
  const cells = expected.map((move, at) => {
    if (move === undefined) return html`<td>–</td>`;
    const isRight = move === (at === 0 ? b : a);
    return html`<td class="${isRight ? "good" : "quiet"}">${moveLabel(game, move, locale)}${isRight && " ✓"}</td>`;
  });
  return html`<tr><th scope="row" class="number">${number}</th><td>${moveLabel(game, a, locale)}</td><td>${moveLabel(game, b, locale)}</td><td class="number">${sign}${Math.abs(lead)}</td>${cells}</tr>
`;
}

function rightWords({ moves, expected }: MatchRounds, side: "a" | "b", name: string, { say }: Visit): string {
  const met = moves[side === "a" ? "b" : "a"];
  const said = Array.from(met, (move, at) => [move, expectedAt(expected[side], at)] as const).filter(
    ([, thought]) => thought !== undefined,
  );
  if (said.length === 0) return say("web-tournament-expects-nothing", { name });
  const right = said.filter(([move, thought]) => move === thought).length;
  return say("web-tournament-right", { name, right, all: said.length });
}
