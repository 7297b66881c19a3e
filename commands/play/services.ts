import type { Button, CommandCall, Incoming, Reply } from "../../src/chat/index.ts";
import type { MatrixGame } from "../../src/core/games/index.ts";
import type { Services } from "../kit/services.ts";
import type { ProofChecker } from "./proofs/checking.ts";
import type { Sessions } from "./sessions.ts";

export interface PlayServices extends Services {
  readonly sessions: Sessions;
  readonly proofs: ProofChecker;
  /** Why the game is not played where the command was typed; undefined where it is. */
  refusalOf(call: CommandCall, game: MatrixGame): Promise<Reply | undefined>;
  /** What other features offer at the end of a match, between *Rematch* and *More*; their own presses. */
  endOffers?: ((end: Pick<Incoming, "caller" | "place">) => Promise<readonly Button[]>) | undefined;
}
