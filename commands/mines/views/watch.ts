import type { Button, View } from "../../../src/chat/index.ts";
import {
  lookOf,
  type MinesRules,
  type Minesweeper,
  readGame,
  writeBoardCode,
} from "../../../src/core/games/minesweeper/index.ts";
import { minesRandom } from "../../../src/core/matches/minesweeper/index.ts";
import { type Locale, type MessageId, say } from "../../../src/infra/i18n/index.ts";
import { cellName } from "../cells.ts";
import { progressOf } from "../document.ts";
import type { Layout } from "../layout.ts";
import type { Watched } from "../solver/solving.ts";
import { boardBlocks, pictureOf, sizeOf, type Viewer } from "./game.ts";
import { reasonWords } from "./reason-words.ts";

export const WATCH_SCOPE = "mineswatch";

/** A strategy and the board it plays. */
export interface Watching {
  readonly strategy: string;
  readonly rules: MinesRules;
  readonly seed: string;
}

/** The game after some moves; `session` is that of its buttons. */
export async function watchView(
  watching: Watching,
  watched: Watched,
  session: string,
  viewer: Viewer,
  locale: Locale,
): Promise<View> {
  const game = readGame(watched.document, minesRandom);
  const looks = lookOf(game);
  const picture = { ...pictureOf(game.board, looks), ...(watched.last && { mark: watched.last.cell }) };
  const layout: Layout = viewer.fieldLimits ? { kind: "picture", windows: [] } : { kind: "text" };
  const { strategy, rules } = watching;
  const isOver = game.state === "won" || game.state === "lost";
  const code = say(locale, "mines-watch-code", { code: writeBoardCode(watching) });
  return {
    title: say(locale, "mines-watch-title", { strategy, ...sizeOf(watching), mines: rules.mines }),
    blocks: [
      { type: "text", text: moveWords(watched, game, locale) },
      ...(await boardBlocks(picture, { game, looks, layout, locale }, viewer)),
      ...(isOver ? [{ type: "quiet" as const, text: code }] : []),
    ],
    buttons: [watchButtons(session, watched.moves, isOver, locale)],
  };
}

const PROGRESS: Readonly<Record<Minesweeper["state"], MessageId>> = {
  untouched: "mines-watch-progress",
  running: "mines-watch-progress",
  won: "mines-watch-won",
  lost: "mines-watch-lost",
};

function moveWords({ document, moves, last }: Watched, game: Minesweeper, locale: Locale): string {
  if (!last) return say(locale, "mines-watch-begin");
  const because = reasonWords(document.rules, game.seen, last.reason, locale);
  const cell = cellName(document.rules, last.cell);
  const told = say(locale, "mines-watch-move", { move: moves, cell, because });
  return `${told}\n${say(locale, PROGRESS[game.state], progressOf(game))}`;
}

function watchButtons(session: string, turn: number, isOver: boolean, locale: Locale): readonly Button[] {
  const button = (label: MessageId, move: string): Button => ({
    label: say(locale, label),
    action: { scope: WATCH_SCOPE, session, turn, move },
  });
  if (isOver) return [{ ...button("button-play-again", "again"), style: "primary" }];
  return [{ ...button("button-next", "next"), style: "primary" }, button("button-to-end", "end")];
}
