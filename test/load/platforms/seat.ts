// One person in one place of a simulated platform, in the same process as the load.

import type { PlayerId } from "../../../src/players/index.ts";
import type { Answer, Shown } from "../../prove/chats/chat.ts";

/** One person in front of one message. */
export interface Seat {
  readonly player: PlayerId;
  /** Whether the message may be behind its match, so that people press what is drawn there. */
  readonly lags: boolean;
  /** The message as it stands; undefined before the first one. */
  look(): Shown | undefined;
  /** Types a command, such as `rps play`; the answer with buttons is looked at from now on. @throws
   * Error where no message with buttons came. */
  begin(command: string): Promise<void>;
  /** Presses a button that is drawn. */
  press(button: string): Promise<Answer>;
}
