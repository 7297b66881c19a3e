// "Try it here": a match against the fortune-teller, or a board, in the visitor's own browser.

import { gameTitle, moveName, moveSign, moveWord, roundWords } from "../../../commands/kit/game-words.ts";
import { circleGame, hasDraws, type MatrixGame, oddEven } from "../../core/games/index.ts";
import type { MessageId } from "../../infra/i18n/index.ts";
import { scriptPath } from "../bundle.ts";
import { type Html, html } from "../page/html.ts";
import type { Visit } from "../page/page.ts";
import type { PlayedRound } from "./opponent.ts";

const MATCHES = [circleGame(3), oddEven] as const;
/** Odd-even ends at this score; rock-paper-scissors has no end here. */
const POINTS = 50;

/** A game's id, and every text that its script shows; the script fills in `{won}` and the like. */
export interface TryTexts {
  readonly game: string;
  readonly points: number;
  /** By the visitor's move, then by the bot's. */
  readonly rounds: readonly (readonly string[])[];
  /** Indexed by the predicted move. */
  readonly expected: readonly string[];
  readonly chance: string;
  readonly sure: string;
  readonly score: string;
  readonly won: string;
  readonly lost: string;
}

/** Texts of the board; the script fills in `{cell}` and the like. */
export type MinesTexts = Readonly<Record<keyof typeof MINES, string>>;

/** What the server gives the script. */
export interface TryData {
  readonly games: readonly TryTexts[];
  /** The worker's address. */
  readonly worker: string;
  /** Said if the worker can't be loaded. */
  readonly failed: string;
  readonly mines: MinesTexts;
}

/** The visitor's move, for the worker, or the wish to begin again; and its answer. */
export interface Moved {
  readonly game: string;
  readonly move: number | "again";
}

export interface Answered {
  readonly game: string;
  readonly round: PlayedRound;
}

const MINES = {
  begin: "web-mines-how",
  won: "web-mines-won",
  lost: "web-mines-lost",
  flagMode: "button-flag-mode",
  openMode: "button-open-mode",
  covered: "web-mines-cell-covered",
  flag: "web-mines-cell-flag",
  mine: "web-mines-cell-mine",
  blown: "web-mines-cell-blown",
  wrong: "web-mines-cell-wrong",
  number: "web-mines-cell-number",
  empty: "web-mines-cell-empty",
} as const satisfies Readonly<Record<string, MessageId>>;

const HOLES = { cell: "{cell}", number: "{number}", time: "{time}", cleared: "{cleared}", safe: "{safe}" };

export async function tryData({ say }: Visit): Promise<TryData> {
  const mines = Object.entries(MINES).map(([name, id]) => [name, say(id, HOLES)]);
  return {
    games: MATCHES.map((game) => tryTexts(say, game)),
    worker: await scriptPath("home-worker"),
    failed: say("web-try-failed"),
    mines: Object.fromEntries(mines) as MinesTexts,
  };
}

function tryTexts(say: Visit["say"], game: MatrixGame): TryTexts {
  const moves = game.moveIds.map((_, move) => move);
  const words = roundWords(game);
  const round = (own: number, other: number) => {
    const result = game.result("person", own, other);
    const id = result > 0 ? words.won : result < 0 ? words.lost : words.drawn;
    return say("round-moves", { yours: moveName(game, own), mine: moveName(game, other), result: say(id) });
  };
  const score = { won: "{won}", lost: "{lost}" };
  const isEndless = hasDraws(game);
  return {
    game: game.id,
    points: isEndless ? Number.MAX_SAFE_INTEGER : POINTS,
    rounds: moves.map((own) => moves.map((other) => round(own, other))),
    expected: moves.map((move) => say("round-expected", { move: moveName(game, move) })),
    chance: say("round-unread", { reason: "random" }),
    sure: say("why-sure", { percent: "{percent}" }),
    score: isEndless
      ? say("web-try-score", { ...score, drawn: "{drawn}" })
      : say("web-try-score-guess", score),
    won: say("web-try-won", score),
    lost: say("web-try-lost", score),
  };
}

/** A panel a game; the script shows the one in the address, such as `/#oddeven`, otherwise the first. */
export function tryCard(visit: Visit): Html {
  const { say, locale } = visit;
  const games = [
    ...MATCHES.map((game) => ({ id: game.id, title: gameTitle(game, locale), panel: match(visit, game) })),
    { id: "mines", title: say("start-mines"), panel: board(visit) },
  ];
  const tab = ({ id, title }: (typeof games)[number]): Html =>
    html`<li><a href="#${id}" data-game="${id}">${title}</a></li>`;
  return html`<section class="card" id="try" tabindex="-1" aria-labelledby="try-title">
<h2 id="try-title">${say("web-try-title")}</h2>
<p>${say("web-try-about")}</p>
<nav aria-label="${say("web-try-begin")}"><ul class="tabs">${games.map(tab)}</ul></nav>
<noscript><p>${say("web-try-no-script")}</p></noscript>
${games.map(({ id, panel }) => html`<div data-game="${id}" hidden>${panel}</div>`)}</section>`;
}

function match({ say, locale }: Visit, game: MatrixGame): Html {
  const buttons = game.displayOrder.map(
    (move, at) =>
      html`<button type="button" data-move="${move}" aria-keyshortcuts="${at + 1}"><kbd aria-hidden="true">${at + 1}</kbd><span aria-hidden="true">${moveSign(game, move)}</span>${moveWord(game, move, locale)}</button>`,
  );
  const first = say(game === oddEven ? "web-try-first-guess" : "web-try-first");
  return html`<div class="moves" role="group" aria-label="${say("web-try-move")}">${buttons}</div>
<div class="said" role="status"><p>${first}</p></div>
<button type="button" class="first" data-again hidden>${say("button-play-again")}</button>`;
}

const SIZES = ["8x8", "9x9", "16x16", "30x16"];

/** The number of mines is the script's: about a fifth of the cells. */
function board({ say }: Visit): Html {
  const sizes = SIZES.map((size) => html`<option value="${size}">${size.replace("x", "×")}</option>`);
  return html`<div class="actions"><select id="mines-size" aria-label="${say("start-mines")}">${sizes}</select>
<button type="button" id="mines-begin">${say("button-new-board")}</button><button type="button" id="mines-mode"></button></div>
<p id="mines-said" role="status"></p>
<div class="scroll"><div id="mines-field" role="grid" aria-label="${say("start-mines")}"></div></div>`;
}
