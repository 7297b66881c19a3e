// What a proof is checked against, and the resulting report.

import type { BoardProof, MatchProof, PublishedKey } from "../fairness/index.ts";
import type { MatrixGame } from "../games/index.ts";
import type { Export } from "./export-file.ts";
import type { Finding } from "./finding.ts";
import type { KnownHistory } from "./recompute.ts";

/** What a proof is compared with. */
export interface Given {
  readonly publishedKey?: PublishedKey | undefined;
  readonly history?: Export | undefined;
  /** What a host itself knows, if there's no export. Its moves are replayed from that, but it confirms nothing. */
  readonly known?: KnownHistory | undefined;
  /** The text of saved messages. */
  readonly messages?: string | undefined;
  /** This program's version of a strategy; undefined if it has none for the game. */
  versionOf(opponent: string, game: MatrixGame): string | undefined;
}

export type Subject =
  | { readonly form: "match"; readonly proof: MatchProof; readonly sealed: number }
  | { readonly form: "board"; readonly proof: BoardProof; readonly code: string; readonly seal: string };

/** A sealed move, opened; all in hex. */
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
  /** What the opponent expected at each turn of a match; see `Recomputed`. */
  readonly expected: ReadonlyMap<number, number>;
  /** The same and more in machine-readable form. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly moves: readonly MoveDetails[];
}
