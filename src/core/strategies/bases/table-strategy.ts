// Base of table strategies: the situation, the expected move, and the snapshot of both.

import type { Move } from "../../games/index.ts";
import type { InsideRow, Look } from "../inside.ts";
import type { Seat, Strategy } from "../strategy.ts";
import { ContextRows, type ContextSide } from "./context-rows.ts";
import type { RowTable } from "./row-table.ts";
import { SnapshotReader, SnapshotWriter } from "./snapshot-bytes.ts";

/** What a situation is. */
export interface TableSettings {
  /** Name and version of its snapshots. */
  readonly kind: string;
  readonly order: number;
  readonly side: ContextSide;
}

/** Learns and plays by rows, one for each situation: `context.row`, numbered from 0; -1 where the
 * situation is not known yet. `observe` is each table's own, though they begin alike: what all tables
 * share, the engine cannot compile for one of them. */
export abstract class TableStrategy implements Strategy {
  protected readonly seat: Seat;
  protected readonly context: ContextRows;
  /** The opponent move that the last choice expected. */
  protected expectedMove: Move | undefined;
  readonly #kind: string;

  constructor(seat: Seat, { kind, order, side }: TableSettings) {
    this.seat = seat;
    this.#kind = kind;
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

  snapshot(): Uint8Array {
    const writer = new SnapshotWriter(this.#kind, this.seat.game.size);
    this.context.save(writer);
    writer.maybe(this.expectedMove);
    this.save(writer);
    return writer.finish();
  }

  /** Draws random initial values; called once, unless the state is restored. */
  begin(): void {}

  /** Restores the state of a new strategy. @throws SnapshotProblem */
  restore(snapshot: Uint8Array): void {
    const { size } = this.seat.game;
    const reader = new SnapshotReader(this.#kind, size, snapshot);
    this.context.load(reader);
    this.expectedMove = reader.maybe(size);
    this.load(reader, this.context.rows);
    reader.end();
  }

  /** Memory taken by the rows. */
  protected abstract tableBytes(): number;

  protected abstract save(writer: SnapshotWriter): void;

  /** `rows` is the number of possible situations. */
  protected abstract load(reader: SnapshotReader, rows: number): void;

  /** The rows of a table of its own, as people are shown them. */
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
