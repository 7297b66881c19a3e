// Checks the proof of a minesweeper board, as far as what was given goes.

import {
  type BoardCheck,
  type BoardProof,
  checkBoardProof,
  checkNotedBoard,
  pledgeId,
  shortPledgeId,
} from "../../core/fairness/index.ts";
import { writeBoardCode } from "../../core/games/minesweeper/index.ts";
import { findNoGuess } from "../../core/matches/minesweeper/index.ts";
import { type Finding, fail, ok, open, type Report } from "./finding.ts";
import type { Given } from "./given.ts";
import { dayWords, diceFinding, type Named, pledgeFinding, signatureFinding } from "./host-findings.ts";

/** `now`: Unix ms. */
export function reportOnBoard(
  proof: BoardProof,
  given: Given,
  named: Named | undefined,
  now: number,
): Report {
  const { board, pledge } = proof;
  const told = given.toldKey ?? proof.toldKey;
  const check = checkBoardProof(proof, told, findNoGuess);
  const findings = [
    signatureFinding(check.signature, pledge),
    pledgeFinding(pledge, named),
    diceFinding(check.seed, { pledge, days: [board.day], told, now }),
    ...noGuessFindings(check),
    notedFinding(proof, given.messages, check),
  ];
  const { rules, seed, begin, session, word, day } = board;
  const code = writeBoardCode({ rules, seed, ...(begin !== undefined && { first: begin }) });
  return {
    subject: [
      `board ${code} of ${session}, on ${dayWords(pledge, day)} of the pledge ${shortPledgeId(pledge)}, ` +
        (word === "" ? "without a word of the player's" : `with the player's word ${JSON.stringify(word)}`),
      `seal ${check.seal}: it must have stood in every message`,
    ],
    findings,
    details: { form: "board", code, session, word, day, seal: check.seal, pledge: pledgeId(pledge) },
  };
}

function noGuessFindings({ noGuess }: BoardCheck): readonly Finding[] {
  if (noGuess === "first") return [ok("no guess", "it is the first board without guesses after its dice")];
  if (noGuess === "another")
    return [
      fail("no guess", "it is NOT the first board without guesses after its dice", "the board was chosen"),
    ];
  return [];
}

function notedFinding(proof: BoardProof, messages: string | undefined, { seal }: BoardCheck): Finding {
  if (messages === undefined)
    return open(
      "noted",
      `not compared with messages; look for the seal ${seal} in them, or give their text: --noted messages.txt`,
      "the seal was not compared with what was shown",
    );
  const { fitting, foreign } = checkNotedBoard(messages, proof);
  const others = foreign === 0 ? "" : `; ${foreign} other seals are in the text`;
  if (fitting > 0) return ok("noted", `the board's seal is in the text${others}`);
  return open(
    "noted",
    `the board's seal is not in the text${others}. If it is that of this board's messages, this is not the board that they showed`,
    "nothing of this board is in the noted text",
  );
}
