// Compares a person's moves on a board with the stored board. A board stores no list of moves, so its turn gives their
// number, and its flags show which they were.

import { PLAYER_MINES } from "../../../commands/mines/play.ts";
import { gameOf } from "../../../commands/mines/rules.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { writePlayerId } from "../../../src/people/index.ts";
import type { Ledger } from "../people/ledger.ts";
import { BOARD_MOVES } from "../people/plays.ts";
import type { Audit } from "./audit.ts";

export async function auditBoard(store: Store, ledger: Ledger): Promise<Audit> {
  const document = await store.read(PLAYER_MINES, writePlayerId(ledger.player));
  const record = document?.games.find(({ id }) => id === ledger.session);
  const counted = record?.turn ?? 0;
  const heard = ledger.entries.filter((entry) => entry.heard === "counted").length;
  const lost = Math.max(0, heard - counted);
  const twice = Math.max(0, counted - ledger.entries.length);
  const differences = [
    ...(lost + twice > 0
      ? [`${heard} of ${ledger.entries.length} moves were told, ${counted} are stored`]
      : []),
    ...(record && heard === ledger.entries.length ? flagProblems(ledger, flagged(gameOf(record))) : []),
  ];
  return {
    ...{ counted, lost, twice },
    differences: differences.map((one) => `${ledger.name}, board ${ledger.session}: ${one}`),
  };
}

function flagged(game: ReturnType<typeof gameOf>): string {
  const cells = Array.from({ length: game.board.cells }, (_, cell) => cell);
  return cells.filter((cell) => game.flags[cell] === 1).join(",");
}

function flagProblems({ entries }: Ledger, stored: string): string[] {
  const set = new Set<number>();
  for (const { move } of entries) {
    if (move >= BOARD_MOVES.unflag) set.delete(move - BOARD_MOVES.unflag);
    else if (move >= BOARD_MOVES.flag) set.add(move - BOARD_MOVES.flag);
  }
  const expected = [...set].toSorted((one, other) => one - other).join(",");
  return expected === stored ? [] : [`flags were set at ${expected}; the board has them at ${stored}`];
}
