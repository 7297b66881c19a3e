// What a play-through needs of a platform: people of one language who type and press.

import type { Locale } from "../../src/infra/i18n/index.ts";
import type { PlayerId } from "../../src/people/index.ts";
import { giveRounds, stubborn, turning } from "../commands/kit/histories.ts";
import type { LiveBot } from "./bot.ts";

/** Who plays, by their names in the script. */
export type Who = "anna" | "boris" | "clara";

export interface Button {
  readonly label: string;
  /** The encoded action. */
  readonly data: string;
}

/** A message with its buttons, as the platform names it. */
export interface Pressable {
  readonly id: string;
  readonly chat: string;
  readonly buttons: readonly Button[];
}

/** What a step led to. */
export interface Outcome {
  /** The last message that it posted or edited and that has buttons. */
  readonly pressable?: Pressable | undefined;
  /** Nobody could have done that on this platform. */
  readonly impossible?: string;
}

/** People of one language, and a group that speaks it. */
export interface Crowd {
  types(who: Who, line: string, inGroup: boolean): Promise<Outcome>;
  asks(who: Who, line: string): Promise<Outcome>;
  presses(who: Who, on: Pressable, data: string): Promise<Outcome>;
  /** Lets somebody have played before. */
  practises(who: Who): Promise<Outcome>;
  /** Every text that reached a person since the last call. */
  told(): Promise<readonly string[]>;
}

export interface Stage {
  readonly bot: LiveBot;
  /** Whether people type their commands as they like. */
  readonly isTyped: boolean;
  crowd(locale: Locale, names: Readonly<Record<Who, string>>): Promise<Crowd>;
}

/** The move of a button's action. */
export const moveOf = ({ data }: Button): string => data.split(":").slice(3).join(":");

const PRACTISED_ROUNDS = 160;

/** Gives somebody a history: the first name repeats, the others go on. */
export async function practise(bot: LiveBot, player: PlayerId, who: Who): Promise<Outcome> {
  const habit = who === "anna" ? stubborn : turning;
  await giveRounds(bot.store, player, { habit, count: PRACTISED_ROUNDS, seed: PRACTISED_ROUNDS });
  return {};
}

/** `/rps play length="first to 3" variant=x` in its parts. */
export function readTyped(line: string): {
  readonly name: string;
  readonly options: Readonly<Record<string, string>>;
} {
  const [name = "", ...rest] = line.slice(1).split(/ (?=[\w-]+=)/);
  const pairs = rest.map((pair) => /^([\w-]+)="?(.*?)"?$/s.exec(pair) ?? []);
  return { name, options: Object.fromEntries(pairs.map(([, option = "", value = ""]) => [option, value])) };
}
