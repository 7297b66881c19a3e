// A strategy plays and says why, move by move. Nothing is stored: strategy, board and the number of
// moves stand in the buttons, and everything follows from them.

import type { Button, Caller, PressHandler, Reply, View } from "../../../src/chat/index.ts";
import {
  lookOf,
  type MinesRules,
  readBoardCode,
  readGame,
  writeBoardCode,
} from "../../../src/core/games/minesweeper/index.ts";
import { minesLots } from "../../../src/core/matches/minesweeper/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { ownerTag } from "../../../src/players/index.ts";
import { cellName } from "../cells.ts";
import { seedOf } from "../document.ts";
import type { Showing } from "../showing.ts";
import { boardBlocks, pictureOf, progressOf, type Viewer } from "../views/game.ts";
import { reasonWords } from "../views/reason-words.ts";
import type { Solver } from "./solver.ts";
import type { Watched } from "./solving.ts";

/** The scope of the buttons of a strategy's game. */
export const WATCH_SCOPE = "mineswatch";

/** Which strategy plays which board. */
export interface Watching {
  readonly strategy: string;
  readonly rules: MinesRules;
  readonly seed: string;
}

/** More moves than any board of a chat has. */
const ALL_MOVES = 10_000;

const writeWatching = ({ strategy, rules, seed }: Watching, caller: Caller): string =>
  `${strategy}_${writeBoardCode({ rules, seed })}_${ownerTag(caller)}`;

/** The strategy's game from a button's session; `stranger` where it is another person's. */
function readWatching(session: string, caller: Caller): Watching | "stranger" | undefined {
  const [, strategy, code, owner] = /^([a-z]+)_([\w-]+?)_([\w-]{4})$/.exec(session) ?? [];
  const board = code === undefined ? undefined : readBoardCode(code);
  if (!board || strategy === undefined) return undefined;
  return owner === ownerTag(caller) ? { strategy, rules: board.rules, seed: board.seed } : "stranger";
}

export interface WatchParts {
  readonly solver: Pick<Solver, "watch">;
  viewer(caller: Caller): Viewer;
}

/** The strategy's game after so many moves. */
export async function watchView(
  parts: WatchParts,
  watching: Watching,
  moves: number,
  caller: Caller,
  locale: Locale,
): Promise<View> {
  const watched = await parts.solver.watch({ ...watching, moves });
  const game = readGame(watched.document, minesLots);
  const viewer = parts.viewer(caller);
  const picture = {
    ...pictureOf(game.board, lookOf(game)),
    ...(watched.last && { mark: watched.last.cell }),
  };
  const showing: Showing = viewer.fieldLimits ? { kind: "picture", windows: [] } : { kind: "text" };
  const { width, height, mines } = watching.rules;
  const isOver = game.state === "won" || game.state === "lost";
  return {
    title: say(locale, "mines-watch-title", {
      strategy: watching.strategy,
      width: String(width),
      height: String(height),
      mines,
    }),
    blocks: [
      { type: "text", text: moveWords(watched, isOver ? game.state : undefined, progressOf(game), locale) },
      ...(await boardBlocks(picture, game, lookOf(game), showing, viewer)),
      ...(isOver
        ? [
            {
              type: "quiet" as const,
              text: say(locale, "mines-watch-code", { code: writeBoardCode(watching) }),
            },
          ]
        : []),
    ],
    buttons: [watchButtons(watching, watched.moves, isOver, caller, locale)],
  };
}

function moveWords(
  { document, moves, last }: Watched,
  ending: "won" | "lost" | undefined,
  { cleared, safe }: { cleared: number; safe: number },
  locale: Locale,
): string {
  if (!last) return say(locale, "mines-watch-begin");
  const before = readGame(document, minesLots);
  const because = reasonWords(document.rules, before.seen, last.reason, locale);
  const told = say(locale, "mines-watch-move", {
    move: moves,
    cell: cellName(document.rules, last.cell),
    because,
  });
  if (ending === undefined) return `${told}\n${say(locale, "mines-watch-progress", { cleared, safe })}`;
  const isWon = ending === "won";
  return `${told}\n${say(locale, isWon ? "mines-watch-won" : "mines-watch-lost", { cleared, safe })}`;
}

function watchButtons(
  watching: Watching,
  moves: number,
  isOver: boolean,
  caller: Caller,
  locale: Locale,
): readonly Button[] {
  const action = (move: string): Button["action"] => ({
    scope: WATCH_SCOPE,
    session: writeWatching(watching, caller),
    turn: moves,
    move,
  });
  if (isOver)
    return [{ label: say(locale, "button-watch-again"), action: action("again"), style: "primary" }];
  return [
    { label: say(locale, "button-next"), action: action("next"), style: "primary" },
    { label: say(locale, "button-to-end"), action: action("end") },
  ];
}

/** Answers *Next* and *To the end*: the same press again shows the same move. */
export function watchPress(parts: WatchParts): PressHandler {
  return async ({ action, caller, place }): Promise<Reply> => {
    const watching = readWatching(action.session, caller);
    const steps = { next: action.turn + 1, end: ALL_MOVES, again: 0 }[action.move];
    const locale = place.kind === "private" ? caller.locale : (place.locale ?? caller.locale);
    if (watching === "stranger") return { type: "notice", text: say(caller.locale, "press-not-yours") };
    if (!watching || steps === undefined)
      return { type: "notice", text: say(caller.locale, "press-old-button") };
    // The board after this one follows from it, so that this press, too, may come twice.
    const board =
      action.move === "again" ? { ...watching, seed: seedOf(Buffer.from(action.session)) } : watching;
    return { type: "edit", view: await watchView(parts, board, steps, caller, locale) };
  };
}
