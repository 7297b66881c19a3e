// What a platform tells of somebody who opened a page of ours, and what a page may do there in their name. Each
// platform keeps the secrets that it takes to itself.

import type { MessageId } from "../infra/i18n/index.ts";

/** Somebody whom the platform has vouched for. */
export interface SignedInPerson {
  readonly id: string;
  readonly name: string;
  /** As the platform writes it, such as `pt-BR`; undefined where it tells none. */
  readonly language?: string | undefined;
  /** What the link carried that opened the page. */
  readonly start?: string | undefined;
}

/** `malformed`: not what the platform gives. `forged`: not by the platform for this bot. `old`: too long ago.
 * `unavailable`: the platform does not answer; again later. */
export type SignIn =
  | { readonly state: "signed-in"; readonly person: SignedInPerson }
  | { readonly state: "malformed" | "forged" | "old" | "unavailable" };

/** What came of a request in a person's name. `refused`: they have not allowed it, or not any more. */
export type Granted<T> =
  | { readonly state: "done"; readonly value: T }
  | { readonly state: "refused" }
  | { readonly state: "unavailable" };

/** What a person has let the bot do. Never in a log, and never stored but sealed. */
export interface Tokens {
  readonly access: string;
  /** Gives new ones when `access` has run out. */
  readonly refresh: string;
  /** Unix ms at which `access` runs out. */
  readonly expiresAt: number;
}

/** A figure of a person that roles may hang on. `since` takes a date, the others whole numbers. */
export interface RoleField {
  /** What it is stored by at the platform: must never change. */
  readonly key: string;
  readonly asks: "at-least" | "at-most" | "since";
  readonly title: MessageId;
  readonly about: MessageId;
}

/** Whole numbers, and dates in ISO 8601, by the keys of the fields; what is absent fits no role. */
export type RoleFigures = Readonly<Record<string, number | string>>;

/** Roles of a server that hang on what the bot tells of a person, who has let it. Nothing rejects but `register`. */
export interface LinkedRoles {
  /** Has the platform know these fields; resolves to whether it did not. @throws Error where it does not take them */
  register(fields: readonly RoleField[]): Promise<boolean>;
  /** Where a person lets the bot tell of them; comes back to `redirect` with `state`. Undefined while the
   * platform does not answer. */
  consentUrl(asked: { readonly redirect: string; readonly state: string }): Promise<string | undefined>;
  /** Takes what came back with the person. */
  accept(answer: {
    readonly code: string;
    readonly redirect: string;
  }): Promise<Granted<{ readonly tokens: Tokens; readonly person: SignedInPerson }>>;
  renew(tokens: Tokens): Promise<Granted<Tokens>>;
  tell(tokens: Tokens, figures: RoleFigures): Promise<Granted<undefined>>;
  /** Ends all that the person has allowed; `refused`: there is nothing to end. */
  revoke(tokens: Tokens): Promise<Granted<undefined>>;
}
