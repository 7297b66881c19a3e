// Base of table strategies: the situation, the expected move, and the snapshot of both.

import type { Move } from "../../games/index.ts";
import type { Seat, Strategy } from "../strategy.ts";
import { ContextRows, type ContextSide } from "./context-rows.ts";
import { SnapshotReader, SnapshotWriter } from "./snapshot-bytes.ts";

/** Learning and play by rows, numbered from 0; -1 where the situation is not known yet. */
export interface Table {
  /** The move for this row. Sets `expected`. */
  choose(row: number): Move;
  /** The opponent move that the last choice expected. */
  expected: Move | undefined;
  /** The round played in situation `before`, which led to `after`. */
  learn(before: number, after: number, own: Move, opponent: Move): void;
  /** As in `Strategy`. */
  bytes?(): number;
  /** As in `Strategy`. */
  forgetChoice?(): void;
  /** Draws random initial values; called once, unless the table is loaded. */
  begin?(): void;
  save(writer: SnapshotWriter): void;
  /** `rows` is the number of possible situations. */
  load(reader: SnapshotReader, rows: number): void;
}

/** A table with the shape of its situations. */
export interface TableSettings {
  /** Name and version of its snapshots. */
  readonly kind: string;
  readonly order: number;
  readonly side: ContextSide;
}

/** Plays by a table, restored from `snapshot` if given. @throws SnapshotProblem */
export class TableStrategy implements Strategy {
  readonly #seat: Seat;
  readonly #kind: string;
  readonly #context: ContextRows;
  readonly #table: Table;

  constructor(seat: Seat, { kind, order, side }: TableSettings, table: Table, snapshot?: Uint8Array) {
    this.#seat = seat;
    this.#kind = kind;
    this.#context = new ContextRows({ size: seat.game.size, order, side });
    this.#table = table;
    if (snapshot) this.#load(new SnapshotReader(kind, seat.game.size, snapshot));
    else table.begin?.();
  }

  choose(): Move {
    return this.#table.choose(this.#context.row);
  }

  expected(): Move | undefined {
    return this.#table.expected;
  }

  observe(own: Move, opponent: Move): void {
    const before = this.#context.row;
    this.#context.push(own, opponent);
    this.#table.learn(before, this.#context.row, own, opponent);
  }

  forgetChoice(): void {
    this.#table.forgetChoice?.();
  }

  bytes(): number {
    return this.#context.bytes + (this.#table.bytes?.() ?? 0);
  }

  snapshot(): Uint8Array {
    const writer = new SnapshotWriter(this.#kind, this.#seat.game.size);
    this.#context.save(writer);
    writer.maybe(this.#table.expected);
    this.#table.save(writer);
    return writer.finish();
  }

  #load(reader: SnapshotReader): void {
    this.#context.load(reader);
    this.#table.expected = reader.maybe(this.#seat.game.size);
    this.#table.load(reader, this.#context.rows);
    reader.end();
  }
}
