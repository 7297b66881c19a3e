// A feature is a value: everything of one thing that people do. The app folds the list of features;
// commands, presses, export and deletion of personal data, startup and shutdown follow from it.

import type { Command, PressHandler } from "./command.ts";
import type { OfferRequest, Place, Platform } from "./incoming.ts";
import type { EditOutcome, PostOutcome, PrivateChat } from "./platform.ts";
import type { Offer } from "./reply.ts";
import type { View } from "./view.ts";

/** A person as documents know them: a platform and the platform's own id. */
interface Person {
  readonly platform: string;
  readonly id: string;
}

/**
 * What a feature keeps of people. All three members are required: what is stored of a person can be
 * named, shown and forgotten.
 */
export interface PersonalData {
  /** Names of the kinds of documents that may tell of a person; `board:<name>` for boards. */
  readonly kinds: readonly string[];
  /** Sections of the person's export by name; absent where there is nothing. */
  export(person: Person): Promise<Readonly<Record<string, unknown>>>;
  /** Removes all of it; resolves to whether there was anything. */
  remove(person: Person): Promise<boolean>;
}

/** For features that keep nothing of anybody. */
export const NO_PERSONAL_DATA: PersonalData = {
  kinds: [],
  export: async () => ({}),
  remove: async () => false,
};

/** How the bot writes besides answering. */
export interface Messenger {
  /** Posts into another place than the one that is answered. `key`: as an adapter's `post` takes it. */
  post(platform: Platform, place: Place, view: View, key: string): Promise<PostOutcome>;
  /** Brings a message that `post` named into a new form. */
  edit(platform: Platform, place: Place, message: string, view: View): Promise<EditOutcome>;
  /** Somebody's own private chat with the bot. */
  privateChat(platform: Platform, person: string): Promise<PrivateChat>;
}

/** What goes on besides answering. */
export interface Background {
  /** Begins once the platforms can be written to, and takes up what an earlier run left. */
  start(messenger: Messenger): Promise<void>;
  /** Ends it; resolves when nothing of it runs. */
  stop(): Promise<void>;
}

export interface Feature {
  /** In the order in which menus show them. */
  readonly commands: readonly Command[];
  /** Who answers the buttons, by the scope that their actions carry. */
  readonly presses: Readonly<Record<string, PressHandler>>;
  readonly personalData: PersonalData;
  /** What a person may post into any chat, where a platform has such a way. */
  offers?(request: OfferRequest): readonly Offer[];
  readonly background?: Background;
}
