// Base of table strategies: the situation, and the expected move.

import type { Move } from "../../games/index.ts";
import type { InsideRow, Look } from "../inside.ts";
import type { Seat, Strategy } from "../strategy.ts";
import { ContextRows, type ContextSide } from "./context-rows.ts";
import type { RowTable } from "./row-table.ts";

/** What makes up a situation. */
export interface TableSettings {
  readonly order: number;
  readonly side: ContextSide;
}

/** Learns and plays with one row per situation: `context.row`, numbered from 0; -1 while the situation isn't known yet.
 * Each table has its own `observe`, although they start alike, because the engine can't specialise code that all
 * tables share. */
export abstract class TableStrategy implements Strategy {
  protected readonly seat: Seat;
  protected readonly context: ContextRows;
  /** The opponent's move that the last choice expected. */
  protected expectedMove: Move | undefined;

  constructor(seat: Seat, { order, side }: TableSettings) {
    this.seat = seat;
    this.context = new ContextRows({ size: seat.game.size, order, side });
  }

  abstract choose(): Move;

  abstract observe(own: Move, opponent: Move): void;

  expected(): Move | undefined {
    return this.expectedMove;
  }

  bytes(): number {
    return this.context.bytes + this.tableBytes();
  }

  /** Memory used by the rows. */
  protected abstract tableBytes(): number;

  /** Returns the rows of a table of the strategy's own, in the form that people are shown. */
  protected rowsOf(table: RowTable, look: Look): readonly InsideRow[] {
    const { row } = this.context;
    const rows = look === "all" ? table.usedRows : table.used[row] === 1 ? [row] : [];
    const situations = this.context.situationsOf(rows);
    return rows.map((at, index) => ({
      ...(situations[index] as Pick<InsideRow, "own" | "opponent">),
      values: [...table.values.subarray(at * table.width, (at + 1) * table.width)],
    }));
  }
}
