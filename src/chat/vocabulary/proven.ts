// What a platform says about somebody who opened a page of ours. The secrets that this takes stay with the platform.

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
