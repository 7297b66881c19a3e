// Proofs of boards: of a finished game, and of a pasted line.

import type { Button, Caller, CommandCall, Reply } from "../../../src/chat/index.ts";
import {
  BOARD_SEED_SIGNS,
  type BoardProof,
  NO_GUESS_ATTEMPTS,
  type NoGuessSearch,
  pledgeId,
  readBoardProof,
} from "../../../src/core/fairness/index.ts";
import { isSound } from "../../../src/core/verify/finding.ts";
import type { Report } from "../../../src/core/verify/given.ts";
import { reportOnBoard } from "../../../src/core/verify/of-board.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import type { MinesDeps } from "../game/deps.ts";
import type { MinesRecord } from "../game/document.ts";
import { readGames } from "../game/games.ts";
import { drawnBoardOf } from "../game/sealed-board.ts";
import { scopeOf } from "../views/buttons.ts";
import { proofView, verdictView } from "../views/proof.ts";
import { tell } from "./message.ts";

/** `/mines verify`: checks the given line, or the caller's last finished board. */
export async function answerVerify(deps: MinesDeps, { caller, options }: CommandCall): Promise<Reply> {
  if (options.proof !== undefined) {
    const proof = readBoardProof(options.proof);
    return proof ? answerProof(deps, caller, { proof }) : tell(caller, "mines-proof-unreadable");
  }
  const { games } = await readGames(deps, caller);
  const over = games.find(({ ending, drawn }) => ending && drawn);
  if (over) return proofOfGame(deps, caller, over);
  const isOpen = games.some(({ ending, drawn }) => !ending && drawn);
  return tell(caller, isOpen ? "mines-proof-not-yet" : "mines-proof-none");
}

/** *Verify* for a finished game, or *Proof* if `isFull`; only its player sees it. */
export async function proofOfGame(
  deps: MinesDeps,
  caller: Caller,
  record: MinesRecord,
  isFull = false,
): Promise<Reply> {
  if (!record.ending) return tell(caller, "mines-proof-not-yet");
  const board = drawnBoardOf(record, record.id);
  const pledge = record.drawn && deps.host.pledgeOf(record.drawn.pledge);
  if (!board || !pledge) return tell(caller, "mines-proof-none");
  const line = deps.host.proveBoard({ board, pledge });
  const proof = readBoardProof(line) as BoardProof;
  const action = { scope: scopeOf(record), session: record.id, turn: record.turn, move: "proof" };
  const full = { label: say(caller.locale, "button-proof"), action };
  return answerProof(deps, caller, { proof, line, ...(!isFull && { full }) });
}

/** A proof; `line`: its text, if just written; `full`: the button that shows everything, if wanted. */
interface ProofToShow {
  readonly proof: BoardProof;
  readonly line?: string;
  readonly full?: Button;
}

/** What to say about a proof; if it doesn't hold, everything at once. */
async function answerProof(
  deps: MinesDeps,
  caller: Caller,
  { proof, line, full }: ProofToShow,
): Promise<Reply> {
  const { findings } = await searched(deps, proof);
  const holds = isSound(findings);
  const checked = { proof, findings, line, publicUrl: deps.publicUrl };
  const isPlain = holds && proof.board.again === 0;
  const view =
    full && isPlain ? verdictView(checked, full, caller.locale) : proofView(checked, caller.locale);
  return { type: "post", view, audience: "caller" };
}

/** Checks the proof; the costly search for a board without guesses runs only for what this host signed. */
async function searched({ host, solver, onFailure }: MinesDeps, proof: BoardProof): Promise<Report> {
  const ours = host.pledgeOf(pledgeId(proof.pledge));
  const publishedKey = ours && host.publishedKey(ours);
  const reportWith = (search?: NoGuessSearch) =>
    reportOnBoard(proof, { publishedKey }, { pledges: host.pledges, by: "host" }, host.now(), search);
  const report = reportWith();
  const codes = new Set(report.findings.map(({ code }) => code));
  if (!ours || !codes.has("signed") || !codes.has("no-guess-unsearched")) return report;
  try {
    const { rules, seed, begin } = proof.board;
    const drawn = seed.slice(0, BOARD_SEED_SIGNS);
    const found = await solver.noGuess(rules, drawn, begin ?? 0, NO_GUESS_ATTEMPTS);
    return reportWith(() => found);
  } catch (error) {
    onFailure(error);
    return report;
  }
}
