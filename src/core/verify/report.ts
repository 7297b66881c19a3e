// Checks a proof line of a match or a board.

import type { BoardCode } from "../fairness/board-code.ts";
import { BOARD_PROOF_PREFIX, readBoardProof, readMatchProof } from "../fairness/index.ts";
import type { MinesRules } from "../games/minesweeper/index.ts";
import { isNoGuess } from "../matches/minesweeper/index.ts";
import type { Given, Report } from "./given.ts";
import type { Named } from "./host-findings.ts";
import { reportOnBoard } from "./of-board.ts";
import { reportOnMatch } from "./of-match.ts";

/** Why a line isn't a proof that can be checked. */
export type ProofProblemKind =
  | "not-a-proof"
  | "damaged"
  | "unknown-game"
  /** Its form is unknown to this version of the program. */
  | "newer"
  | "pledge"
  | "key";

export class ProofProblem extends Error {
  readonly kind: ProofProblemKind;
  /** The unknown game, or the start of the form. */
  readonly named: string;

  constructor(kind: ProofProblemKind, named = "") {
    super(`no proof: ${kind}`);
    this.name = "ProofProblem";
    this.kind = kind;
    this.named = named;
  }
}

/** @throws ProofProblem if the line isn't a proof; ExportProblem for a history with unknown moves. */
export function reportOn(line: string, given: Given, named: Named | undefined, now: number): Report {
  const [prefix = ""] = line.split(".", 1);
  if (prefix === "gdk3") return reportOnMatch(readable(readMatchProof(line)), given, named, now);
  if (prefix === BOARD_PROOF_PREFIX)
    return reportOnBoard(readable(readBoardProof(line)), given, named, now, findNoGuess);
  if (prefix === "gdp1") throw new ProofProblem("pledge");
  if (prefix === "gdd1") throw new ProofProblem("key");
  throw new ProofProblem(/^gd[kb]\d+$/.test(prefix) ? "newer" : "not-a-proof", prefix);
}

type Unreadable = { readonly kind: "damaged" } | { readonly kind: "unknown-game"; readonly game: string };

function readable<Proof extends object>(read: Proof | Unreadable | undefined): Proof {
  if (read && !("kind" in read)) return read;
  if (read?.kind === "unknown-game") throw new ProofProblem("unknown-game", read.game);
  throw new ProofProblem("damaged");
}

const SEED_MAX = 16;

/** Finds the first no-guess board for `first` among the seeds after `seed`; undefined after `attempts`. */
export function findNoGuess(
  rules: MinesRules,
  seed: string,
  first: number,
  attempts: number,
): Required<BoardCode> | undefined {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const mark = attempt === 0 ? "" : attempt.toString(36);
    const tried = `${seed.slice(0, SEED_MAX - mark.length)}${mark}`;
    if (isNoGuess(rules, tried, first)) return { rules, seed: tried, first };
  }
  return undefined;
}
