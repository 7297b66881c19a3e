// Checks the proof of a minesweeper board as far as the given data allows.

import { writeBoardCode } from "../fairness/board-code.ts";
import {
  type BoardCheck,
  type BoardProof,
  checkBoardProof,
  checkNotedBoard,
  type NoGuessSearch,
  pledgeId,
} from "../fairness/index.ts";
import { type Finding, finding } from "./finding.ts";
import type { Given, Report } from "./given.ts";
import { diceFinding, type Named, pledgeFinding, signatureFinding } from "./host-findings.ts";

/** `now`: Unix ms; `search`: if absent, it isn't checked whether a no-guess board is the first one. */
export function reportOnBoard(
  proof: BoardProof,
  given: Pick<Given, "publishedKey" | "messages">,
  named: Named | undefined,
  now: number,
  search?: NoGuessSearch,
): Report {
  const { board, pledge } = proof;
  const published = given.publishedKey ?? proof.publishedKey;
  const check = checkBoardProof(proof, published, search);
  const findings = [
    signatureFinding(check.signature, pledge),
    pledgeFinding(pledge, named),
    timesFinding(proof, check),
    diceFinding(check.seed, { pledge, days: [board.day], published, now }),
    ...noGuessFindings(check),
    ...againFindings(proof, given.messages),
    notedFinding(proof, given.messages, check),
  ];
  const { rules, seed, begin, session, word, day } = board;
  const code = writeBoardCode({ rules, seed, ...(begin !== undefined && { first: begin }) });
  const { seal } = check;
  return {
    subject: { form: "board", proof, code, seal },
    findings,
    expected: new Map(),
    details: { form: "board", code, session, word, day, seal, pledge: pledgeId(pledge) },
    moves: [],
  };
}

function timesFinding({ board: { at } }: BoardProof, { times }: BoardCheck): Finding {
  if (times === "differ") return finding("times", "FAIL", "times-differ", { begun: at });
  if (times === "too-late") return finding("times", "FAIL", "times-too-late", { begun: at });
  return finding("times", "ok", "played-at", { begun: at, ended: at });
}

/** A host that may claim that earlier boards were drawn could choose among that many, so messages of each of them are
 * needed too. */
function againFindings(proof: BoardProof, messages = ""): readonly Finding[] {
  const { again, at } = proof.board;
  if (again === 0) return [];
  const { fitting, foreign } = checkNotedBoard(messages, proof);
  const isConfirmed = fitting > 0 && foreign >= again;
  return isConfirmed
    ? [finding("sealed again", "ok", "board-again-confirmed", { count: again, at })]
    : [finding("sealed again", "open", "board-again-open", { count: again, at })];
}

/** There's nothing to search until the board's random numbers are known. */
function noGuessFindings({ noGuess, seed }: BoardCheck): readonly Finding[] {
  if (noGuess === "first") return [finding("no guess", "ok", "no-guess-first", {})];
  if (noGuess === "another") return [finding("no guess", "FAIL", "no-guess-another", {})];
  if (noGuess === "not-searched" && seed === "fit")
    return [finding("no guess", "open", "no-guess-unsearched", {})];
  return [];
}

function notedFinding(proof: BoardProof, messages: string | undefined, { seal }: BoardCheck): Finding {
  if (messages === undefined) return finding("noted", "open", "board-none-given", { seal });
  const { fitting, foreign } = checkNotedBoard(messages, proof);
  if (fitting > 0) return finding("noted", "ok", "board-shown", { foreign });
  return finding("noted", "open", "board-not-shown", { foreign });
}
