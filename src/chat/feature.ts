// A feature is a value; the app folds the list into commands, presses, personal data and lifecycle.

import type { Locale } from "../infra/i18n/index.ts";
import type { Command, PressHandler } from "./command.ts";
import type { OfferRequest, Place, Platform } from "./incoming.ts";
import type { EditOutcome, PostOutcome, PrivateChat } from "./platform.ts";
import type { Offer } from "./reply.ts";
import type { Button, View } from "./view.ts";

/** A person as stored: a platform and the platform's id. */
interface Person {
  readonly platform: string;
  readonly id: string;
}

/** A feature's personal data; all members are required: stored data is listed, shown and erased. */
export interface PersonalData {
  /** Kinds of documents that may hold personal data; `board:<name>` for boards. */
  readonly kinds: readonly string[];
  /** Export sections by name; absent when empty. */
  export(person: Person): Promise<Readonly<Record<string, unknown>>>;
  /** Deletes everything; resolves to whether there was any data. */
  remove(person: Person): Promise<boolean>;
}

/** For features that store no personal data. */
export const NO_PERSONAL_DATA: PersonalData = {
  kinds: [],
  export: async () => ({}),
  remove: async () => false,
};

/** Sends messages that are not replies. */
export interface Messenger {
  /** Posts to another place. `key`: see `PlatformAdapter.post`. */
  post(platform: Platform, place: Place, view: View, key: string): Promise<PostOutcome>;
  /** Edits a message by the name `post` returned. */
  edit(platform: Platform, place: Place, message: string, view: View): Promise<EditOutcome>;
  /** The person's private chat with the bot. */
  privateChat(platform: Platform, person: string): Promise<PrivateChat>;
}

/** Background work of a feature. */
export interface Background {
  /** Starts when the platforms accept messages; resumes work left by an earlier run. */
  start(messenger: Messenger): Promise<void>;
  stop(): Promise<void>;
}

export interface Feature {
  /** In menu order. */
  readonly commands: readonly Command[];
  /** Press handlers by action scope. */
  readonly presses: Readonly<Record<string, PressHandler>>;
  readonly personalData: PersonalData;
  /** Inline offers, on platforms with an inline mode; the typed query is applied to them later. */
  offers?(request: OfferRequest): readonly Offer[];
  /** Buttons that begin its games, one each. */
  startButtons?(locale: Locale): readonly Button[];
  readonly background?: Background;
}
