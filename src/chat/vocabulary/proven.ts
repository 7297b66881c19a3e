// What a platform says about someone who opened one of our pages. The secrets used to verify it stay with the platform.

/** Someone whose identity the platform confirmed. */
export interface SignedInPerson {
  readonly id: string;
  readonly name: string;
  /** In the platform's notation, such as `pt-BR`; undefined if it gives none. */
  readonly language?: string | undefined;
  /** The start parameter of the link that opened the page. */
  readonly start?: string | undefined;
}

/** `malformed`: not in the platform's format. `forged`: not issued by the platform for this bot. `old`: expired.
 * `unavailable`: the platform doesn't answer; retry later. */
export type SignIn =
  | { readonly state: "signed-in"; readonly person: SignedInPerson }
  | { readonly state: "malformed" | "forged" | "old" | "unavailable" };
