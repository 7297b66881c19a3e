// What the proof of a board shows: whose signature it bears, whether its seed follows from the pledged
// day key, and whether its seal is the one that stood in the messages.

import type { MinesRules } from "../games/minesweeper/index.ts";
import {
  BOARD_SEED_SIGNS,
  type BoardProof,
  boardSealOf,
  boardSeedOf,
  boardSignature,
  type DrawnBoard,
  NO_GUESS_ATTEMPTS,
} from "./board-proof.ts";
import type { SeedCheck, TimesCheck } from "./check.ts";
import { earlierKey, sealedSession, seedUnder } from "./day-keys.ts";
import { dayAt, isPledgedKey, isSpent } from "./pledge.ts";
import { boardCode, codesIn } from "./round-code.ts";
import type { SignatureCheck, ToldKey } from "./signed-line.ts";

/** Whether a board without guesses is the first that there is after its drawn seed: `another` where
 * one comes before it, `not-searched` where nobody looked or the seed is not known to be the drawn. */
type NoGuessCheck = "none" | "first" | "another" | "not-searched";

export interface BoardCheck {
  readonly signature: SignatureCheck;
  readonly seed: SeedCheck;
  /** Whether its day is that of its time. */
  readonly times: TimesCheck;
  readonly noGuess: NoGuessCheck;
  /** As it follows from the board, 32 hex digits: what it begins with must have stood in every message. */
  readonly seal: string;
}

/** The seed of the first board without guesses among `attempts` candidates after `seed`. */
export type NoGuessSearch = (
  rules: MinesRules,
  seed: string,
  begin: number,
  attempts: number,
) => { readonly seed: string } | undefined;

/** Checks a proof; `told`: a day key from elsewhere, not earlier than its day. `search` may take some
 * seconds on a large board. */
export function checkBoardProof(proof: BoardProof, told = proof.toldKey, search?: NoGuessSearch): BoardCheck {
  const seed = seedCheckOf(proof, told);
  return {
    signature: boardSignature(proof),
    seed,
    times: timesOf(proof),
    noGuess: noGuessOf(proof.board, seed === "fit" ? search : undefined),
    seal: boardSealOf(proof.board),
  };
}

/** How a text and a board fit: codes in it that are the board's, and others. */
export interface NotedBoardCheck {
  readonly fitting: number;
  /** If the text is of this board alone, what was shown is not what was played. */
  readonly foreign: number;
}

/** Looks for the board's code in pasted messages, in any language and order; each counts once. */
export function checkNotedBoard(text: string, { board }: Pick<BoardProof, "board">): NotedBoardCheck {
  const codes = new Set(codesIn(text));
  const fitting = Number(codes.has(boardCode(boardSealOf(board))));
  return { fitting, foreign: codes.size - fitting };
}

function seedCheckOf({ board, pledge }: BoardProof, told: ToldKey | undefined): SeedCheck {
  if (told && !isPledgedKey(pledge, told.day, told.key)) return "no-key";
  if (!told || told.day < board.day) return "not-told";
  if (board.day < 1) return "differ";
  const { session, again, word, day, seed } = board;
  const key = earlierKey(told.key, told.day - day);
  const drawn = boardSeedOf(seedUnder(key, "board", sealedSession(session, again), word));
  return board.noGuess ? candidateCheck(seed, drawn) : seed === drawn ? "fit" : "differ";
}

function timesOf({ board: { day, at }, pledge }: BoardProof): TimesCheck {
  if (day !== dayAt(pledge, at)) return "differ";
  return isSpent(pledge, day, at) ? "too-late" : "fit";
}

/** Whether it can be a candidate of that drawn seed. */
function candidateCheck(seed: string, drawn: string): SeedCheck {
  const mark = seed.slice(BOARD_SEED_SIGNS);
  const attempt = mark === "" ? 0 : Number.parseInt(mark, 36);
  const isCandidate = seed === `${drawn}${attempt === 0 ? "" : attempt.toString(36)}`;
  return isCandidate && attempt < NO_GUESS_ATTEMPTS ? "fit" : "differ";
}

function noGuessOf({ noGuess, rules, seed, begin }: DrawnBoard, search?: NoGuessSearch): NoGuessCheck {
  if (!noGuess) return "none";
  if (!search) return "not-searched";
  if (begin === undefined) return "another";
  const found = search(rules, seed.slice(0, BOARD_SEED_SIGNS), begin, NO_GUESS_ATTEMPTS);
  return found?.seed === seed ? "first" : "another";
}
