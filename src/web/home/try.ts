// "Try it here": a match against the fortune-teller in the visitor's own browser. Its script is loaded only on request,
// at `/?try`.

import { gameTitle, moveLabel, moveName, roundWords } from "../../../commands/kit/game-words.ts";
import { circleGame, hasDraws, type MatrixGame, oddEven } from "../../core/games/index.ts";
import { listed } from "../../infra/i18n/phrases.ts";
import { type Html, html, raw } from "../page/html.ts";
import type { Visit } from "../page/page.ts";

const ROCK_PAPER_SCISSORS = circleGame(3);
/** Addresses by game; `/?try` with any other value is rock-paper-scissors. */
const GAMES = [
  [ROCK_PAPER_SCISSORS, "/?try#try"],
  [oddEven, `/?try=${oddEven.id}#try`],
] as const;

/** The game, and every text that its script shows; the script fills in `{won}` and the like. */
export interface TryTexts {
  /** Its id. */
  readonly game: string;
  /** By the visitor's move, then by the bot's. */
  readonly rounds: readonly (readonly string[])[];
  /** Indexed by the predicted move. */
  readonly expected: readonly string[];
  readonly chance: string;
  readonly sure: string;
  readonly score: string;
  readonly first: string;
}

/** The requested game; undefined if none is requested. */
export function triedGame({ url }: Visit): MatrixGame | undefined {
  const typed = url.searchParams.get("try");
  if (typed === null) return undefined;
  return typed === oddEven.id ? oddEven : ROCK_PAPER_SCISSORS;
}

export function tryTexts({ say }: Visit, game: MatrixGame): TryTexts {
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
    first: say(game === oddEven ? "web-try-first-guess" : "web-try-first"),
  };
}

export function tryCard(visit: Visit): Html {
  const { say, href, locale } = visit;
  const tried = triedGame(visit);
  const links = GAMES.map(([game, path]) => {
    const shown = tried ? raw(game === tried ? ' aria-current="true"' : "") : raw(' class="button first"');
    return html`<li><a href="${href(path)}"${shown}>${gameTitle(game, locale)}</a></li>`;
  });
  return html`<section class="card" id="try" tabindex="-1" aria-labelledby="try-title">
<h2 id="try-title">${say("web-try-title")}</h2>
<p>${say("web-try-about")}</p>
<nav aria-label="${say("web-try-begin")}"><ul class="actions">${links}</ul></nav>
${tried && match(visit, tried)}</section>`;
}

function match({ say, locale }: Visit, game: MatrixGame): Html {
  const buttons = game.displayOrder.map(
    (move, at) =>
      html`<button type="button" data-move="${move}" aria-keyshortcuts="${at + 1}">${moveLabel(game, move, locale)}</button>`,
  );
  const keys = listed(
    buttons.map((_button, at) => String(at + 1)),
    locale,
  );
  return html`<noscript><p>${say("web-try-no-script")}</p></noscript>
<div id="try-match" hidden><div class="actions" role="group" aria-label="${say("web-try-move")}">${buttons}</div>
<div id="try-said" role="status"></div>
<p class="quiet">${say("web-try-keys", { keys })}</p></div>`;
}
