// "Try it here": a match against the fortune-teller in the visitor's own browser. Its script is loaded by
// whoever asks for it, at `/?try`.

import { moveLabel, moveName, roundWords } from "../../../commands/kit/game-words.ts";
import { type Html, html } from "../html.ts";
import type { Visit } from "../page.ts";
import { GAME } from "./opponent.ts";

/** All that its script says; it fills in `{won}` and the like. */
export interface TryTexts {
  /** By the visitor's move, then by the bot's. */
  readonly rounds: readonly (readonly string[])[];
  /** By the expected move. */
  readonly expected: readonly string[];
  readonly chance: string;
  readonly sure: string;
  readonly score: string;
  readonly first: string;
}

export const isTried = ({ url }: Visit): boolean => url.searchParams.has("try");

export function tryTexts({ say }: Visit): TryTexts {
  const moves = GAME.moveIds.map((_, move) => move);
  const words = roundWords(GAME);
  const round = (own: number, other: number) => {
    const result = GAME.result("person", own, other);
    const id = result > 0 ? words.won : result < 0 ? words.lost : words.drawn;
    return say(id, { yours: moveName(GAME, own), mine: moveName(GAME, other) });
  };
  return {
    rounds: moves.map((own) => moves.map((other) => round(own, other))),
    expected: moves.map((move) => say("round-expected", { move: moveName(GAME, move) })),
    chance: say("round-chance"),
    sure: say("why-sure", { percent: "{percent}" }),
    score: say("web-try-score", { won: "{won}", lost: "{lost}", drawn: "{drawn}" }),
    first: say("web-try-first"),
  };
}

export function tryCard(visit: Visit): Html {
  const { say, href } = visit;
  const invited = html`<p><a class="button first" href="${href("/?try#try")}">${say("web-try-begin")}</a></p>`;
  return html`<section class="card" id="try" tabindex="-1" aria-labelledby="try-title">
<h2 id="try-title">${say("web-try-title")}</h2>
<p>${say("web-try-about")}</p>
${isTried(visit) ? match(visit) : invited}</section>`;
}

function match({ say, locale }: Visit): Html {
  const buttons = GAME.displayOrder.map(
    (move, at) =>
      html`<button type="button" data-move="${move}" aria-keyshortcuts="${at + 1}">${moveLabel(GAME, move, locale)}</button>`,
  );
  return html`<noscript><p>${say("web-try-no-script")}</p></noscript>
<div id="try-match" hidden><div class="actions" role="group" aria-label="${say("web-try-move")}">${buttons}</div>
<div id="try-said" role="status"></div>
<p class="quiet">${say("web-try-keys")}</p></div>`;
}
