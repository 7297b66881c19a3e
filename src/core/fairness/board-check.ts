// Checks a board's proof: who signed it, whether its seed follows from the pledged day key, and whether its seal is the
// one shown in the messages.

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
import { dayAt, isExpired, isPledgedKey } from "./pledge.ts";
import { boardCode, codesIn } from "./round-code.ts";
import type { PublishedKey, SignatureCheck } from "./signed-line.ts";

/** Whether a no-guess board is the first one after its drawn seed: `another` if an earlier one exists, `not-searched`
 * if no search was made or the drawn seed couldn't be confirmed. */
type NoGuessCheck = "none" | "first" | "another" | "not-searched";

export interface BoardCheck {
  readonly signature: SignatureCheck;
  readonly seed: SeedCheck;
  /** Whether its day matches its time. */
  readonly times: TimesCheck;
  readonly noGuess: NoGuessCheck;
  /** Computed from the board, 32 hex digits; its first digits must have been shown in every message. */
  readonly seal: string;
}

/** The seed of the first no-guess board among `attempts` candidates after `seed`. */
export type NoGuessSearch = (
  rules: MinesRules,
  seed: string,
  begin: number,
  attempts: number,
) => { readonly seed: string } | undefined;

/** Checks a proof; `published`: a given day key, no earlier than the board's day. `search` may take some
 * seconds on a large board. */
export function checkBoardProof(
  proof: BoardProof,
  published = proof.publishedKey,
  search?: NoGuessSearch,
): BoardCheck {
  const seed = seedCheckOf(proof, published);
  return {
    signature: boardSignature(proof),
    seed,
    times: timesOf(proof),
    noGuess: noGuessOf(proof.board, seed === "fit" ? search : undefined),
    seal: boardSealOf(proof.board),
  };
}

/** How a text and a board fit: how many codes in it are the board's, and how many aren't. */
export interface NotedBoardCheck {
  readonly fitting: number;
  /** If the text is about this board only, what was shown isn't what was played. */
  readonly foreign: number;
}

/** Looks for the board's code in pasted messages, in any language and order; each code counts once. */
export function checkNotedBoard(text: string, { board }: Pick<BoardProof, "board">): NotedBoardCheck {
  const codes = new Set(codesIn(text));
  const fitting = Number(codes.has(boardCode(boardSealOf(board))));
  return { fitting, foreign: codes.size - fitting };
}

function seedCheckOf({ board, pledge }: BoardProof, published: PublishedKey | undefined): SeedCheck {
  if (published && !isPledgedKey(pledge, published.day, published.key)) return "no-key";
  if (!published || published.day < board.day) return "unpublished";
  if (board.day < 1) return "differ";
  const { session, again, word, day, seed } = board;
  const key = earlierKey(published.key, published.day - day);
  const drawn = boardSeedOf(seedUnder(key, "board", sealedSession(session, again), word));
  return board.noGuess ? candidateCheck(seed, drawn) : seed === drawn ? "fit" : "differ";
}

function timesOf({ board: { day, at }, pledge }: BoardProof): TimesCheck {
  if (day !== dayAt(pledge, at)) return "differ";
  return isExpired(pledge, day, at) ? "too-late" : "fit";
}

/** Whether the seed can be a candidate of that drawn seed. */
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
