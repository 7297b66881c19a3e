// Append-only history of rounds and its snapshot, the whole state of anything derived from it.

import { type Move, packedBytes, packRounds, type Rounds, unpackRounds } from "../../games/index.ts";
import { SnapshotProblem } from "../problem.ts";

const SNAPSHOT_VERSION = 1;
/** Version, moves of the game, expected move + 1, rounds in 32 bits. */
const HEADER_BYTES = 7;
const FIRST_CAPACITY = 64;

/** A growing list of rounds; its own side is stored as `bot`, the opponent as `person`. */
export class History {
  #own = new Uint8Array(FIRST_CAPACITY);
  #opponent = new Uint8Array(FIRST_CAPACITY);
  #length = 0;

  push(own: Move, opponent: Move): void {
    if (this.#length === this.#own.length) {
      this.#own = doubled(this.#own);
      this.#opponent = doubled(this.#opponent);
    }
    this.#own[this.#length] = own;
    this.#opponent[this.#length] = opponent;
    this.#length++;
  }

  get length(): number {
    return this.#length;
  }

  /** Memory taken. */
  get bytes(): number {
    return 2 * this.#own.byteLength;
  }

  /** As `rounds`, with unused room behind: cheaper, for those who know the `length`. */
  get buffers(): Rounds {
    return { person: this.#opponent, bot: this.#own };
  }

  /** The rounds so far, oldest first; a view that the next `push` may invalidate. */
  get rounds(): Rounds {
    return {
      person: this.#opponent.subarray(0, this.#length),
      bot: this.#own.subarray(0, this.#length),
    };
  }
}

/** A history and the pending expectation. */
export interface HistorySnapshot {
  readonly rounds: Rounds;
  /** The opponent move that the last choice expected. */
  readonly expected: Move | undefined;
}

/** Serialises a history of a game of `size` moves, version 1: a header, then the packed rounds. */
export function writeHistory(size: number, { rounds, expected }: HistorySnapshot): Uint8Array {
  const packed = packRounds(size, rounds);
  const bytes = new Uint8Array(HEADER_BYTES + packed.length);
  bytes.set([SNAPSHOT_VERSION, size, expected === undefined ? 0 : expected + 1]);
  new DataView(bytes.buffer).setUint32(3, rounds.person.length);
  bytes.set(packed, HEADER_BYTES);
  return bytes;
}

/** Reads `writeHistory`'s bytes. @throws SnapshotProblem for another version or game, or damage. */
export function readHistory(size: number, bytes: Uint8Array): HistorySnapshot {
  const [version, snapshotSize, expected = 0] = bytes;
  if (version !== SNAPSHOT_VERSION)
    throw new SnapshotProblem(`snapshot of version ${version}, not ${SNAPSHOT_VERSION}`);
  if (bytes.length < HEADER_BYTES || snapshotSize !== size || expected > size) {
    throw new SnapshotProblem(`not a snapshot of a game of ${size} moves`);
  }
  const count = new DataView(bytes.buffer, bytes.byteOffset).getUint32(3);
  if (bytes.length !== HEADER_BYTES + packedBytes(size, count))
    throw new SnapshotProblem("a snapshot cut short or grown");
  try {
    return {
      rounds: unpackRounds(size, count, bytes.subarray(HEADER_BYTES)),
      expected: expected === 0 ? undefined : expected - 1,
    };
  } catch (cause) {
    throw new SnapshotProblem("a damaged snapshot", { cause });
  }
}

function doubled(array: Uint8Array): Uint8Array<ArrayBuffer> {
  const grown = new Uint8Array(array.length * 2);
  grown.set(array);
  return grown;
}
