// What a proof is checked by, and what comes of it.

import type { BoardProof, MatchProof, ToldKey } from "../fairness/index.ts";
import type { MatrixGame } from "../games/index.ts";
import type { Export } from "./export-file.ts";
import type { Finding } from "./finding.ts";
import type { KnownHistory } from "./recompute.ts";

/** What a proof is compared with. */
export interface Given {
  readonly toldKey?: ToldKey | undefined;
  readonly history?: Export | undefined;
  /** What a host knows itself, where there is no export: its moves are played again from that, and nothing is
   * confirmed by it. */
  readonly known?: KnownHistory | undefined;
  /** Text of messages. */
  readonly messages?: string | undefined;
  /** This program's version of a strategy; undefined where it knows none for the game. */
  versionOf(opponent: string, game: MatrixGame): string | undefined;
}

export type Subject =
  | { readonly form: "match"; readonly proof: MatchProof; readonly sealed: number }
  | { readonly form: "board"; readonly proof: BoardProof; readonly code: string; readonly seal: string };

/** A sealed move, opened; hex throughout. */
export interface MoveDetails {
  readonly number: number;
  /** Absent for a move that was never played. */
  readonly person?: string | undefined;
  readonly bot: string | undefined;
  readonly nonce: string;
  readonly seal: string;
  readonly seedSeal?: string;
  readonly code?: string;
  readonly again?: "same" | "different" | "not-played";
}

export interface Report {
  readonly subject: Subject;
  readonly findings: readonly Finding[];
  /** By turn of a match, what its opponent expected; see `Recomputed`. */
  readonly expected: ReadonlyMap<number, number>;
  /** The same and more, for programs. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly moves: readonly MoveDetails[];
}
