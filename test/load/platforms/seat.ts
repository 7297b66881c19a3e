// One person in one chat of a simulated platform, in the same process as the load.

import type { PlayerId } from "../../../src/people/index.ts";
import type { Answer, Shown } from "../../prove/chats/chat.ts";

/** One person in front of one message. */
export interface Seat {
  readonly player: PlayerId;
  /** Whether the message may lag behind its match, so that people press outdated buttons. */
  readonly lags: boolean;
  /** Returns the current state of the newest message; undefined before the first one. */
  look(): Shown | undefined;
  /** Counts the messages drawn so far. */
  drawn(): number;
  /** Types a command, such as `rps play`; its answer with buttons becomes the current message, however late it comes.
   * @throws Error if no message with buttons came while the person waited. */
  begin(command: string): Promise<void>;
  /** If a message may lag: calls `tell` with the `performance.now()` at which it shows a press's effect. */
  whenShown?(pressedAt: number, tell: (at: number) => void): void;
  /** Presses a button of the current message. */
  press(button: string): Promise<Answer>;
}
