// The platform interface for scripts: people who type and press, what they see, and when the bot is done.

import type { Locale } from "../../src/infra/i18n/index.ts";
import type { PlayerId } from "../../src/people/index.ts";
import type { Simulator } from "../platforms/conformance/rig.ts";
import type { Step } from "./script.ts";

/** A button as its presser sees it, and the data sent by a press. */
export interface Button {
  readonly label: string;
  /** The encoded action. */
  readonly data: string;
}

/** A message with its buttons; the platform's own id, unique within the chat. */
export interface Message {
  readonly id: string;
  readonly place: string;
  readonly buttons: readonly Button[];
}

/** A message's current state, in lines that are the same in every run. */
export interface Standing extends Message {
  /** The script's name for the chat. */
  readonly where: string;
  /** Whether only one person sees it there. */
  readonly isPrivate: boolean;
  /** Its text, with code blocks between ```. */
  readonly text: string;
  readonly lines: readonly string[];
}

/** The result of an action. */
export interface Outcome {
  /** The last message with buttons that it posted or edited. */
  readonly pressable?: Message | undefined;
  /** What the person was shown other than messages. */
  readonly said?: readonly string[];
  /** Why no one could do that on this platform. */
  readonly impossible?: string;
}

/** The message and button pressed. */
export interface Press {
  readonly on: Message;
  readonly data: string;
}

/** People with a group that the first of them manages; the group's language is the first one's. */
export interface Crowd {
  act(step: Step, press?: Press): Promise<Outcome>;
  /** All texts that reached anyone since the last call. */
  heard(): Promise<readonly string[]>;
  /** All of the bot's messages in their chats. */
  standing(): Promise<readonly Standing[]>;
}

export type People = Readonly<Record<string, { readonly name: string; readonly locale: Locale }>>;

export interface Stage {
  /** Whether this platform supports the step at all. */
  can(step: Step): boolean;
  /** `home` is the chat of steps that don't name one. */
  crowd(people: People, home?: string): Promise<Crowd>;
}

/** A simulator with a bot on it. */
export interface Ground {
  readonly simulator: Simulator;
  /** Records that a person has sent something. */
  sent(user: number): void;
  /** Resolves once the bot has handled at least this person's input; true if it's completely idle. */
  rest(user: number): Promise<boolean>;
  /** Stores earlier rounds for a person. */
  practise?(player: PlayerId, who: string): Promise<void>;
}

/** JSON with sorted keys and without undefined values. */
export function stable(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
