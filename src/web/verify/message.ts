// What server and page, page and worker say to each other.

import type { MessageId } from "../../infra/i18n/message-ids.ts";
import type { Asked, Checked, HostFacts, Refused } from "./check.ts";
import type { BundleProgress, CheckedBundle, RefusedBundle } from "./check-bundle.ts";

export interface PageData {
  readonly locale: string;
  /** The language's for `Intl`. */
  readonly tag: string;
  /** Messages in Fluent's own notation. */
  readonly texts: string;
  readonly host: HostFacts;
  /** Where the worker is; absent in a saved page, which has it in itself. */
  readonly worker?: string;
}

export type Question =
  | ({ readonly kind: "text" } & Asked)
  | { readonly kind: "bundle"; readonly file: Blob; readonly pasted: string; readonly host: HostFacts };

export type Answer =
  | { readonly kind: "text"; readonly results: readonly (Checked | Refused)[] }
  | { readonly kind: "bundle"; readonly result: CheckedBundle | RefusedBundle }
  | ({ readonly kind: "progress" } & BundleProgress)
  /** A defect of ours. */
  | { readonly kind: "failed" };

/** What is said where nothing could be checked. */
export const REFUSALS: Readonly<Record<Refused["problem"], MessageId>> = {
  nothing: "web-verify-nothing",
  "not-a-proof": "web-verify-nothing",
  damaged: "web-verify-damaged",
  "unknown-game": "web-verify-unknown",
  "unknown-move": "web-verify-unknown",
  newer: "web-verify-unknown",
  pledge: "web-verify-nothing",
  key: "web-verify-nothing",
  "pledge-unreadable": "web-verify-pledge-damaged",
  "not-an-export": "web-verify-not-export",
  "too-long": "web-verify-too-long",
};
