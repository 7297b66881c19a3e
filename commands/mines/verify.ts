// Proofs of boards: of a game or race that is over, and of a pasted line.

import type { Caller, CommandCall, Reply } from "../../src/chat/index.ts";
import {
  BOARD_SEED_SIGNS,
  type BoardCheck,
  type BoardProof,
  checkBoardProof,
  NO_GUESS_ATTEMPTS,
  pledgeId,
  readBoardProof,
} from "../../src/core/fairness/index.ts";
import type { MinesDeps } from "./deps.ts";
import { allGames, type MinesRecord } from "./document.ts";
import { readGames } from "./games.ts";
import { MINES_RACE, type Race, winnerOf } from "./race/document.ts";
import { drawnBoardOf, type SealedBoard } from "./sealed-board.ts";
import { tell } from "./shown.ts";
import { proofView } from "./views/proof.ts";

/** `/mines verify`: of the line, or of the caller's last board that is over. */
export async function answerVerify(deps: MinesDeps, { caller, options }: CommandCall): Promise<Reply> {
  if (options.proof !== undefined) {
    const proof = readBoardProof(options.proof);
    return proof ? answerProof(deps, caller, proof) : tell(caller, "mines-proof-unreadable");
  }
  const games = allGames(await readGames(deps, caller));
  const over = games.find(({ ending, drawn }) => ending && drawn);
  if (over) return proofOfGame(deps, caller, over);
  const isOpen = games.some(({ ending, drawn }) => !ending && drawn);
  return tell(caller, isOpen ? "mines-proof-not-yet" : "mines-proof-none");
}

/** The proof of a game that is over, for its player alone. */
export async function proofOfGame(deps: MinesDeps, caller: Caller, record: MinesRecord): Promise<Reply> {
  if (!record.ending) return tell(caller, "mines-proof-not-yet");
  const { race: id } = record;
  if (id === undefined) return proofOfBoard(deps, caller, record, record.id);
  const race = await deps.store.read(MINES_RACE, id);
  return race ? proofOfRace(deps, caller, id, race) : proofOfBoard(deps, caller, record, id);
}

/** The proof of a race's board, once both are through. */
export async function proofOfRace(deps: MinesDeps, caller: Caller, id: string, race: Race): Promise<Reply> {
  return winnerOf(race) === undefined
    ? tell(caller, "mines-proof-race")
    : proofOfBoard(deps, caller, race, id);
}

async function proofOfBoard(deps: MinesDeps, caller: Caller, sealed: SealedBoard, id: string) {
  const board = drawnBoardOf(sealed, id);
  const pledge = sealed.drawn && deps.host.pledgeOf(sealed.drawn.pledge);
  if (!board || !pledge) return tell(caller, "mines-proof-none");
  const line = deps.host.proveBoard({ board, pledge });
  const proof = readBoardProof(line) as BoardProof;
  return answerProof(deps, caller, proof, line, async (check) => {
    if (isVerified(proof, check)) await deps.milestones?.earn(caller, "seal");
  });
}

/** Whether everything that can be checked by now was checked, and fits. */
function isVerified({ board }: BoardProof, { signature, seed, noGuess }: BoardCheck): boolean {
  const isSearched = !board.noGuess || seed !== "fit" || noGuess === "first";
  return signature === "signed" && seed !== "differ" && isSearched;
}

/** What is to be said of a proof; `line`: as it was written just now. */
async function answerProof(
  deps: MinesDeps,
  { locale }: Caller,
  proof: BoardProof,
  line?: string,
  onChecked?: (check: BoardCheck) => Promise<void>,
): Promise<Reply> {
  const ours = deps.host.pledgeOf(pledgeId(proof.pledge));
  const told = (ours && deps.host.toldKey(ours)) ?? proof.toldKey;
  const check = await searched(deps, proof, ours !== undefined, told);
  await onChecked?.(check);
  const view = proofView(
    { proof, check, isOurs: ours !== undefined, line, publicUrl: deps.publicUrl },
    locale,
  );
  return { type: "post", view, audience: "caller" };
}

/** The check; the search for a board without guesses, which is dear, only for what this host signed. */
async function searched(
  { solver, onFailure }: MinesDeps,
  proof: BoardProof,
  isOurs: boolean,
  told: BoardProof["toldKey"],
): Promise<BoardCheck> {
  const check = checkBoardProof(proof, told);
  const { rules, seed, begin, noGuess } = proof.board;
  if (!isOurs || check.signature !== "signed" || check.seed !== "fit" || !noGuess) return check;
  try {
    const drawn = seed.slice(0, BOARD_SEED_SIGNS);
    const found = await solver.noGuess(rules, drawn, begin ?? 0, NO_GUESS_ATTEMPTS);
    return checkBoardProof(proof, told, () => found);
  } catch (error) {
    onFailure(error);
    return check;
  }
}
