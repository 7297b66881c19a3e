// Messages about open matches: the choice of which one to resume, and a paused one.

import type { Button, View } from "../../../src/chat/index.ts";
import { catalogued } from "../../../src/core/games/catalogue.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { type Locale, nearestLocale, say } from "../../../src/infra/i18n/index.ts";
import type { MatchRecord, PendingMatch } from "../../../src/people/index.ts";
import { PAUSED_KEPT_DAYS } from "../../../src/people/rounds/paused-matches.ts";
import { liveMatch } from "../../../src/people/rounds/player-game.ts";
import { defaultLength } from "../../kit/chat-games.ts";
import { gameTitle, lengthWords } from "../../kit/game-words.ts";
import { readLength } from "../../kit/length.ts";
import { agoWords } from "../../kit/time-words.ts";
import { type MatchState, turnOf } from "../state/play.ts";
import { type AtEnd, matchView } from "./match.ts";
import { withOpponent } from "./opponent.ts";

/** Rows of choices; with more, two choices share a row. */
const ROWS_MAX = 5;

/** The current message of a match, live, paused or over; `name` is the person's. */
export function shownMatch(state: MatchState, name: string, atEnd?: AtEnd): View {
  if (state.match.pausedAt !== undefined) return pausedView(state, name);
  const view = matchView(state, name, atEnd);
  const waiting = liveMatch(state.document) ? undefined : state.document.paused?.[0];
  if (!state.match.ending || !waiting) return view;
  return withWaiting(view, state);
}

/** Asks whether to resume the open match or to start the requested one. */
export function questionView({ game, match }: MatchState, wanted: PendingMatch, name: string): View {
  const locale = nearestLocale(wanted.locale);
  const begun = { scope: game.id, session: wanted.id, turn: 0, move: "new" };
  return {
    title: say(locale, "continue-open", { name, ...scoreOf(match) }),
    blocks: [
      { type: "text", text: say(locale, "continue-question", { terms: termsOf(game, match, locale) }) },
      { type: "quiet", text: say(locale, "continue-new-terms", { terms: termsOf(game, wanted, locale) }) },
    ],
    buttons: [
      [
        { ...continueButton(game, match, locale), style: "primary" },
        { label: say(locale, "button-new"), action: begun },
      ],
    ],
  };
}

/** Asks which of several matches to resume; `now` in Unix ms. */
export function choiceView(states: readonly MatchState[], locale: Locale, now: number): View {
  const lines = states.map(({ game, match }, index) =>
    say(locale, "continue-choice", {
      number: index + 1,
      ...scoreOf(match),
      terms: termsOf(game, match, locale),
      ago: agoWords(match.pausedAt ?? now, now, locale),
    }),
  );
  const buttons = states.map(({ game, match }, index): Button => {
    const label = say(locale, "button-continue-choice", { number: index + 1, ...scoreOf(match) });
    return { ...continueButton(game, match, locale), label };
  });
  return {
    title: say(locale, "continue-which"),
    blocks: [{ type: "text", text: lines.join("\n") }],
    buttons: inRows(buttons, buttons.length > ROWS_MAX ? 2 : 1),
  };
}

/** The view with a button to the paused match, if there is one. */
export function withWaiting(view: View, { game, document, match }: MatchState): View {
  const [waiting] = document.paused ?? [];
  return waiting
    ? { ...view, buttons: [...(view.buttons ?? []), [waitingButton(game, waiting, match)]] }
    : view;
}

function waitingButton(game: MatrixGame, waiting: MatchRecord, shown: MatchRecord): Button {
  const locale = nearestLocale(shown.locale);
  const label = say(locale, "button-continue-at", scoreOf(waiting));
  return { ...continueButton(game, waiting, locale), label };
}

/** The command that plays the game. */
export function commandOf({ id }: MatrixGame): string {
  return catalogued(id)?.command ?? id;
}

function pausedView({ game, match }: MatchState, name: string): View {
  const locale = nearestLocale(match.locale);
  const stop = { scope: game.id, session: match.id, turn: turnOf(match), move: "stop" };
  return {
    title: say(locale, "end-title", { ending: "replaced", name, ...scoreOf(match) }),
    blocks: [
      { type: "text", text: termsOf(game, match, locale) },
      { type: "quiet", text: say(locale, "continue-kept", { days: PAUSED_KEPT_DAYS }) },
    ],
    buttons: [
      [
        { ...continueButton(game, match, locale), style: "primary" },
        { label: say(locale, "button-stop"), action: stop, style: "danger" },
      ],
    ],
  };
}

type Terms = Pick<MatchRecord, "length" | "opponent" | "opponentName">;

/** Game, length and opponent, as in the title of the match. */
function termsOf(game: MatrixGame, terms: Terms, locale: Locale): string {
  const length = lengthWords(readLength(terms.length) ?? defaultLength(game), locale);
  return withOpponent(`${gameTitle(game, locale)} · ${length}`, game, terms, locale);
}

function continueButton(game: MatrixGame, match: MatchRecord, locale: Locale): Button {
  const action = { scope: game.id, session: match.id, turn: turnOf(match), move: "continue" };
  return { label: say(locale, "button-continue"), action };
}

function scoreOf({ score: [won, lost] }: MatchRecord) {
  return { won, lost };
}

function inRows(buttons: readonly Button[], inRow: number): readonly (readonly Button[])[] {
  return Array.from({ length: Math.ceil(buttons.length / inRow) }, (_, row) =>
    buttons.slice(row * inRow, (row + 1) * inRow),
  );
}
