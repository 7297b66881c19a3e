// Boards that only this browser knows: the same rules and the same answers as the server's, but nothing is stored or
// sent. For visitors without a platform to sign in with.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type CellSource, lookOf, Minesweeper, writeLooks } from "../../../core/games/minesweeper/index.ts";
import { type Alone, type BoardState, HERE } from "../wire.ts";
import { cellName } from "./grid.ts";
import type { Server } from "./server.ts";

type Say = (id: string, values?: Record<string, FluentVariable>) => string;

const FIRST = "beginner";

export function localServer({ boards, locale, messages }: Alone): Server {
  const say = sayIn(locale, messages);
  let [level, number, turn, begun, tookMs] = [FIRST, 0, 0, 0, 0];
  let game = gameOf(level);
  const start = (wanted = level): void => {
    [level, number, turn, begun] = [wanted, number + 1, 0, 0];
    game = gameOf(level);
  };
  function gameOf(name: string): Minesweeper {
    const board = boards[name] ?? boards[FIRST];
    if (!board) throw new Error(`no board ${name}`);
    return new Minesweeper({ ...board, start: "opening" });
  }
  const isOver = (): boolean => game.state === "won" || game.state === "lost";
  const move = (text: string): void => {
    const cell = Number(text.slice(1));
    begun ||= Date.now();
    if (text.startsWith("o")) game.open(cell, RANDOM);
    else if (text.startsWith("c")) game.chord(cell);
    else game.flag(cell, text.startsWith("f"));
    turn += 1;
    tookMs = Date.now() - begun;
  };
  const board = (): BoardState => {
    const { width, height, mines } = game.rules;
    return {
      id: String(number),
      scope: HERE,
      turn,
      title: say("mines-title", { width: String(width), height: String(height), mines }),
      width,
      height,
      cells: writeLooks(lookOf(game)),
      words: standing(game, tookMs, say),
      seal: "",
      state: isOver() ? "over" : "live",
      hasHints: false,
    };
  };
  return {
    isHere: true,
    ask: async (name, body: { readonly move?: string; readonly options?: { readonly level?: string } }) => {
      if (name === "new") start(body.options?.level);
      else if (body.move === "again") start();
      else if (name === "move" && body.move !== undefined && !isOver()) move(body.move);
      return { state: "answered", status: 200, body: { board: board() } };
    },
    start: () => undefined,
  };
}

function standing(game: Minesweeper, tookMs: number, say: Say): string {
  const { state, board, mines, seen, flags, blown } = game;
  const safe = board.cells - mines;
  const cleared = seen.filter((number) => number >= 0).length;
  switch (state) {
    case "untouched":
      return say("mines-begin-opening");
    case "running":
      return say("mines-progress", {
        flags: flags.filter((flag) => flag === 1).length,
        mines,
        left: safe - cleared,
      });
    case "won":
      return say("web-mines-won", { time: clock(tookMs) });
    case "lost":
      return say("web-mines-lost", { cell: cellName(blown ?? 0, board.width), cleared, safe });
  }
}

function clock(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Unbiased: values past the last whole multiple of the bound are drawn again. */
const RANDOM: CellSource = {
  below: (bound) => {
    const end = 2 ** 32 - (2 ** 32 % bound);
    for (;;) {
      const [drawn = end] = crypto.getRandomValues(new Uint32Array(1));
      if (drawn < end) return drawn % bound;
    }
  },
};

function sayIn(locale: string, messages: string): Say {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  bundle.addResource(new FluentResource(messages));
  return (id, values = {}) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, values, []) : id;
  };
}
