// What a person can do in a chat, whichever platform it is on.

import type { PlayerId } from "../../../src/people/index.ts";
import type { Simulator } from "../../platforms/conformance/rig.ts";

/** A message as it stands. */
export interface Shown {
  readonly text: string;
  /** The data of its buttons, in reading order. */
  readonly buttons: readonly string[];
}

/** What a person was told after a press. */
export interface Answer {
  /** Told to the presser alone: a toast, a window, a private message. */
  readonly words: string;
  /** The pressed message after it; undefined where nothing is known. */
  readonly shown?: Shown | undefined;
}

/** How a press reaches the bot. */
export interface Way {
  /** Extra deliveries under the same id. */
  readonly duplicate: number;
  /** Sent again at the same time, under an id of its own. */
  readonly again: boolean;
}

/** A command as a person types it. */
export interface Typed {
  readonly name: string;
  readonly options: Readonly<Record<string, string | number>>;
}

/** One person in one place, in front of one message. */
export interface Chair {
  readonly player: PlayerId;
  /** Whether the message may be behind its match, so that people press what is drawn there. */
  readonly lags: boolean;
  /** Types a command; the answer's message is the one that is looked at from now on. @throws Error
   * where no message with buttons came. */
  begin(typed: Typed): Promise<Shown>;
  look(): Promise<Shown>;
  /** Presses a button, whether it is drawn or not; one answer for each id. */
  press(button: string, way: Way): Promise<readonly Answer[]>;
  /** Presses *Verify* and resolves to the text that came, or that of the file. */
  proof(button: string): Promise<string>;
}

/** A platform with people on it. */
export interface Chat {
  readonly simulator: Simulator;
  /** The bot's settings for it. */
  readonly environment: Readonly<Record<string, string>>;
  /** A new person, in a chat with the bot alone or in a group. */
  sit(name: string, isPrivate: boolean): Promise<Chair>;
}

/** How long an answer is waited for. Discord itself gives up after 3,000; a press on Telegram waits
 * for a bot that is away, so a person does. */
export const PATIENCE_MS = { discord: 4_000, telegram: 10_000 } as const;
