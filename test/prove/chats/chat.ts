// What a person can do in a chat, on any platform.

import type { PlayerId } from "../../../src/people/index.ts";
import type { Simulator } from "../../platforms/conformance/rig.ts";

/** A message's current state. */
export interface Shown {
  readonly text: string;
  /** The data of its buttons, in reading order. */
  readonly buttons: readonly string[];
}

/** A person's answer to a press. */
export interface Answer {
  /** Text only for the presser: a toast, a window, a private message. */
  readonly words: string;
  /** The pressed message afterwards; undefined if unknown. */
  readonly shown?: Shown | undefined;
}

/** How a press is delivered to the bot. */
export interface Way {
  /** Additional deliveries under the same id. */
  readonly duplicate: number;
  /** Also sent at the same time under a different id. */
  readonly again: boolean;
}

/** A command as a person types it. */
export interface Typed {
  readonly name: string;
  readonly options: Readonly<Record<string, string | number>>;
}

/** One person in one chat, in front of one message. */
export interface Chair {
  readonly player: PlayerId;
  /** Types a command; the answer's message is then the one being watched. @throws Error if no message with buttons
   * arrived. */
  begin(typed: Typed): Promise<Shown>;
  look(): Promise<Shown>;
  /** Presses a button, whether or not it's shown; resolves to one answer per id. */
  press(button: string, way: Way): Promise<readonly Answer[]>;
  /** Presses *Verify* and resolves to the resulting text, or the file's content. */
  proof(button: string): Promise<string>;
}

/** A platform with people on it. */
export interface Chat {
  readonly simulator: Simulator;
  /** The bot's settings for this platform. */
  readonly environment: Readonly<Record<string, string>>;
  /** Adds a person, in a private chat with the bot or in a group. */
  sit(name: string, isPrivate: boolean): Promise<Chair>;
}

/** How long to wait for an answer. Discord itself gives up after 3,000; a press on Telegram waits for a bot that's
 * down, so a person does too. */
export const PATIENCE_MS = { discord: 4_000, telegram: 10_000 } as const;
