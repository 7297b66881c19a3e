// What a script needs of a platform: people who type and press, what they see, and a bot that has done with it.

import type { Locale } from "../../src/infra/i18n/index.ts";
import type { PlayerId } from "../../src/people/index.ts";
import type { Simulator } from "../platforms/conformance/rig.ts";
import type { Step } from "./script.ts";

/** A button as its presser sees it, and what a press of it sends. */
export interface Button {
  readonly label: string;
  /** The encoded action. */
  readonly data: string;
}

/** A message with its buttons; the platform's own id, unique within the place. */
export interface Message {
  readonly id: string;
  readonly place: string;
  readonly buttons: readonly Button[];
}

/** A message as it stands, in lines that are the same in every run. */
export interface Standing extends Message {
  /** What a script calls the place. */
  readonly where: string;
  readonly lines: readonly string[];
}

/** What a deed led to. */
export interface Outcome {
  /** The last message that it posted or edited and that has buttons. */
  readonly pressable?: Message | undefined;
  /** What the person was told beside messages. */
  readonly said?: readonly string[];
  /** Nobody could have done that on this platform. */
  readonly impossible?: string;
}

/** What is pressed. */
export interface Press {
  readonly on: Message;
  readonly data: string;
}

/** People, the first of whom manages a group where they meet; it speaks the first one's language. */
export interface Crowd {
  act(step: Step, press?: Press): Promise<Outcome>;
  /** Every text that reached a person since the last call. */
  told(): Promise<readonly string[]>;
  /** All that the bot has posted where they are. */
  standing(): Promise<readonly Standing[]>;
}

export type People = Readonly<Record<string, { readonly name: string; readonly locale: Locale }>>;

export interface Stage {
  /** Whether somebody on this platform can do so at all. */
  can(step: Step): boolean;
  /** Where nothing is said about a place, they are at this one. */
  crowd(people: People, home?: string): Promise<Crowd>;
}

/** A simulator with a bot on it. */
export interface Ground {
  readonly simulator: Simulator;
  /** Notes that a person has sent something. */
  sent(user: number): void;
  /** Resolves when the bot has done with what it was sent, by this person at least; to whether it does nothing else. */
  rest(user: number): Promise<boolean>;
  /** Lets somebody have played before. */
  practise?(player: PlayerId, who: string): Promise<void>;
}

/** JSON with sorted names, without what is undefined. */
export function stable(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
