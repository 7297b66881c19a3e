// "Try it here": a match against the fortune-teller, or a board, in the visitor's own browser.

import { gameTitle, moveName, moveSign, moveWord, roundWords } from "../../../commands/kit/game-words.ts";
import { circleGame, hasDraws, type MatrixGame, oddEven } from "../../core/games/index.ts";
import { scriptPath } from "../bundle.ts";
import { aloneIn, textsIn } from "../mines/texts.ts";
import type { Alone, Texts as MinesTexts } from "../mines/wire.ts";
import { type Html, html, raw } from "../page/html.ts";
import type { Visit } from "../page/page.ts";
import type { PlayedRound } from "./opponent.ts";

const MATCHES = [circleGame(3), oddEven] as const;
const MINES = "mines";

/** A game's id, and every text that its script shows; the script fills in `{won}` and the like. */
export interface TryTexts {
  readonly game: string;
  /** By the visitor's move, then by the bot's. */
  readonly rounds: readonly (readonly string[])[];
  /** Indexed by the predicted move. */
  readonly expected: readonly string[];
  readonly chance: string;
  readonly sure: string;
  readonly score: string;
}

/** What the server gives the script. */
export interface TryData {
  readonly games: readonly TryTexts[];
  /** The worker's address. */
  readonly worker: string;
  /** Said if the worker can't be loaded. */
  readonly failed: string;
  readonly mines: { readonly game: string; readonly texts: MinesTexts; readonly alone: Alone };
}

/** The visitor's move, for the worker, and its answer. */
export interface Moved {
  readonly game: string;
  readonly move: number;
}

export interface Answered {
  readonly game: string;
  readonly round: PlayedRound;
}

export async function tryData({ say, locale }: Visit): Promise<TryData> {
  return {
    games: MATCHES.map((game) => tryTexts(say, game)),
    worker: await scriptPath("home-worker"),
    failed: say("web-refused", { status: 500 }),
    mines: { game: MINES, texts: textsIn(locale), alone: aloneIn(locale) },
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
  return {
    game: game.id,
    rounds: moves.map((own) => moves.map((other) => round(own, other))),
    expected: moves.map((move) => say("round-expected", { move: moveName(game, move) })),
    chance: say("round-unread", { reason: "random" }),
    sure: say("why-sure", { percent: "{percent}" }),
    score: hasDraws(game)
      ? say("web-try-score", { ...score, drawn: "{drawn}" })
      : say("web-try-score-guess", score),
  };
}

/** `/?try=oddeven` starts with that game; anything else with rock-paper-scissors. */
export function tryCard(visit: Visit): Html {
  const { say, href, locale, url } = visit;
  const games = [
    ...MATCHES.map((game) => ({ id: game.id, title: gameTitle(game, locale), panel: match(visit, game) })),
    { id: MINES, title: say("start-mines"), panel: undefined },
  ];
  const asked = url.searchParams.get("try");
  const chosen = games.find(({ id }) => id === asked) ?? games[0];
  const tab = ({ id, title }: (typeof games)[number]): Html =>
    html`<li><a href="${href(`/?try=${id}#try`)}" data-game="${id}"${raw(id === chosen?.id ? ' aria-current="true"' : "")}>${title}</a></li>`;
  return html`<section class="card" id="try" tabindex="-1" aria-labelledby="try-title">
<h2 id="try-title">${say("web-try-title")}</h2>
<p>${say("web-try-about")}</p>
<nav aria-label="${say("web-try-begin")}"><ul class="tabs">${games.map(tab)}</ul></nav>
<noscript><p>${say("web-try-no-script")}</p></noscript>
${games.map(({ id, panel }) => html`<div data-game="${id}" class="${id === MINES ? "mines" : "match"}"${raw(id === chosen?.id ? "" : " hidden")}>${panel}</div>`)}</section>`;
}

function match({ say, locale }: Visit, game: MatrixGame): Html {
  const buttons = game.displayOrder.map(
    (move, at) =>
      html`<button type="button" data-move="${move}" aria-keyshortcuts="${at + 1}"><kbd aria-hidden="true">${at + 1}</kbd><span aria-hidden="true">${moveSign(game, move)}</span>${moveWord(game, move, locale)}</button>`,
  );
  const first = say(game === oddEven ? "web-try-first-guess" : "web-try-first");
  return html`<div class="moves" role="group" aria-label="${say("web-try-move")}">${buttons}</div>
<div class="said" role="status"><p>${first}</p></div>`;
}
