// Messages around open games: which one to continue, and a paused one. No board is shown.

import { type Button, type Caller, localeOf, type View } from "../../../src/chat/index.ts";
import { type Locale, nearestLocale, say } from "../../../src/infra/i18n/index.ts";
import { PAUSED_KEPT_DAYS } from "../../../src/people/index.ts";
import { agoWords } from "../../kit/time-words.ts";
import type { ChatRequest } from "../game/deps.ts";
import { gameOf, type MinesRecord, progressOf } from "../game/document.ts";
import { MINES_SCOPE, scopeOf } from "./buttons.ts";
import { sealWords } from "./game.ts";

type Viewed = Pick<Caller, "fieldLimits">;

/** Asks whether to continue the open game or to start the requested board. */
export function questionView(open: MinesRecord, wanted: string, request: ChatRequest): View {
  const locale = localeOf(request);
  const begun = { scope: MINES_SCOPE, session: wanted, turn: 0, move: "new" };
  return {
    title: say(locale, "continue-board-open", { board: boardWords(open, locale) }),
    blocks: [{ type: "text", text: say(locale, "continue-board-question") }],
    buttons: [
      [
        { ...continueButton(open, locale), style: "primary" },
        { label: say(locale, "button-new-board"), action: begun },
      ],
    ],
    ...formOf(request.caller),
  };
}

/** Asks which of several games to continue; `now` in Unix ms. */
export function choiceView(games: readonly MinesRecord[], request: ChatRequest, now: number): View {
  const locale = localeOf(request);
  const words = (game: MinesRecord, number: number) => `${number}. ${boardWords(game, locale)}`;
  const line = (game: MinesRecord, index: number): string =>
    `${words(game, index + 1)} · ${agoWords(game.pausedAt ?? now, now, locale)}`;
  return {
    title: say(locale, "continue-which-board"),
    blocks: [{ type: "text", text: games.map(line).join("\n") }],
    buttons: games.map((game, index) => [{ ...continueButton(game, locale), label: words(game, index + 1) }]),
    ...formOf(request.caller),
  };
}

/** The message of a paused game. */
export function pausedView(game: MinesRecord, caller: Viewed): View {
  const locale = nearestLocale(game.locale);
  const stop = { scope: scopeOf(game), session: game.id, turn: game.turn, move: "stop" };
  return {
    title: say(locale, "continue-board-paused", { board: boardWords(game, locale) }),
    blocks: [
      { type: "quiet", text: say(locale, "continue-board-kept", { days: PAUSED_KEPT_DAYS }) },
      { type: "quiet", text: sealWords(game, locale) },
    ],
    buttons: [
      [
        { ...continueButton(game, locale), style: "primary" },
        { label: say(locale, "button-stop"), action: stop, style: "danger" },
      ],
    ],
    ...formOf(caller),
  };
}

/** One line about a paused game. */
export function waitsWords(game: MinesRecord, locale: Locale): string {
  return say(locale, "continue-board-waits", { board: boardWords(game, locale) });
}

/** The board's size, and how much is left. */
function boardWords(game: MinesRecord, locale: Locale): string {
  const { cleared, safe } = progressOf(gameOf(game));
  const { width, height } = game.rules;
  return say(locale, "continue-board", {
    width: String(width),
    height: String(height),
    left: safe - cleared,
  });
}

function continueButton(game: MinesRecord, locale: Locale): Button {
  const action = { scope: scopeOf(game), session: game.id, turn: game.turn, move: "continue" };
  return { label: say(locale, "button-continue"), action };
}

// The message becomes a board when a button is pressed.
function formOf({ fieldLimits }: Viewed): Pick<View, "field"> {
  return fieldLimits ? { field: true } : {};
}
