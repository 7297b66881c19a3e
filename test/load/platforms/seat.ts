// One person in one place of a simulated platform, in the same process as the load.

import type { PlayerId } from "../../../src/people/index.ts";
import type { Answer, Shown } from "../../prove/chats/chat.ts";

/** One person in front of one message. */
export interface Seat {
  readonly player: PlayerId;
  /** Whether the message may be behind its match, so that people press what is drawn there. */
  readonly lags: boolean;
  /** The newest message as it stands; undefined before the first one. */
  look(): Shown | undefined;
  /** How many messages have been drawn so far. */
  drawn(): number;
  /** Types a command, such as `rps play`; the answer with buttons is looked at from now on, however late it
   * comes. @throws Error where no message with buttons came while the person waited. */
  begin(command: string): Promise<void>;
  /** Where a message may lag: calls back when it shows what a press changed, `performance.now()` of that. */
  whenShown?(pressedAt: number, tell: (at: number) => void): void;
  /** Presses a button that is drawn. */
  press(button: string): Promise<Answer>;
}
