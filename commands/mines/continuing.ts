// Use cases around an open game in the store: asking before another begins, and taking one up again.

import type { Counted } from "../../src/chat/index.ts";
import type { Change } from "../../src/infra/store/index.ts";
import type { Host } from "../../src/people/host/index.ts";
import type { PlayerId } from "../../src/people/index.ts";
import type { MinesDeps } from "./deps.ts";
import {
  allGames,
  type MinesRecord,
  NEW_PLAYER_MINES,
  PLAYER_MINES,
  type PlayerMines,
  playerMinesKey,
  type WantedBoard,
} from "./document.ts";
import { withRecord } from "./endings.ts";
import type { BoardWish } from "./games.ts";
import { endAside, openGame, takeUp, withoutPassed, withWanted } from "./set-aside.ts";
import { settleBoard, withEvent } from "./spent.ts";

/** The open game that is in the way of another, and how the question for it was counted. */
export interface Asked {
  readonly open: MinesRecord;
  readonly counted: Counted;
}

/** Remembers the board if a game is open; undefined where it can begin, or did. */
export function askFirst(
  { store }: MinesDeps,
  player: PlayerId,
  board: WantedBoard,
): Promise<Asked | undefined> {
  return store.update(
    PLAYER_MINES,
    playerMinesKey(player),
    (current = NEW_PLAYER_MINES): Change<PlayerMines, Asked | undefined> => {
      const open = openGame(current);
      if (!open || allGames(current).some(({ id }) => id === board.id))
        return { next: undefined, result: undefined };
      if (current.wanted?.some(({ id }) => id === board.id))
        return { next: undefined, result: { open, counted: "before" } };
      return { next: withWanted(current, board), result: { open, counted: "now" } };
    },
  );
}

/** The board to remember for a wish. */
export function wantedOf(wish: BoardWish, id: string, locale: string): WantedBoard {
  if (wish.kind === "fresh") {
    const { rules, noGuess, word } = wish;
    return { id, locale, rules, noGuess, ...(word !== undefined && { word }) };
  }
  const { rules, seed, first } = wish.code;
  return { id, locale, rules, noGuess: false, seed, ...(first !== undefined && { first }) };
}

/** The wish for which a board was remembered. */
export function wishOf({ rules, noGuess, seed, first, word }: WantedBoard): BoardWish {
  if (seed === undefined) return { kind: "fresh", rules, noGuess, word };
  return { kind: "code", code: { rules, seed, ...(first !== undefined && { first }) } };
}

/** `repeated`: an earlier delivery did it; `live`: it was open; `over`: it has ended; `closed`: it ended
 * just now, because the key of its day is told. */
export type Continued =
  | { readonly kind: "continued" | "live" | "repeated" | "over" | "closed"; readonly record: MinesRecord }
  | { readonly kind: "unknown" };

/** Takes a game up again, once per event; the open one is set aside in turn. */
export function continueGame(
  deps: Pick<MinesDeps, "store" | "now" | "host">,
  player: PlayerId,
  wanted: { readonly session: string; readonly event: string; readonly locale: string },
): Promise<Continued> {
  return deps.store.update(PLAYER_MINES, playerMinesKey(player), (current = NEW_PLAYER_MINES) =>
    continued(current, wanted, deps),
  );
}

function continued(
  current: PlayerMines,
  { session, event, locale }: { readonly session: string; readonly event: string; readonly locale: string },
  at: { readonly host: Host; now(): number },
): Change<PlayerMines, Continued> {
  const now = at.now();
  const settled = withoutPassed(current, now);
  const next = settled === current ? undefined : settled;
  const record = allGames(settled).find(({ id }) => id === session);
  if (!record) return { next, result: { kind: "unknown" } };
  if (record.events.includes(event)) return { next, result: { kind: "repeated", record } };
  if (record.ending) return { next, result: { kind: "over", record } };
  const went = settleBoard(record, event, at);
  if (went?.kind === "closed") {
    const ended = record.asideAt === undefined ? undefined : endAside(settled, session, "stopped", now);
    return {
      next: ended ?? withRecord(settled, went.record),
      result: { kind: "closed", record: went.record },
    };
  }
  const taken = takeUp(settled, session, now);
  const noted = went?.kind === "redrawn" ? went.record : withEvent(went?.record ?? record, event);
  const { asideAt: _since, ...live } = { ...noted, locale };
  return {
    next: withRecord(taken ?? settled, live),
    result: { kind: taken ? "continued" : "live", record: live },
  };
}
