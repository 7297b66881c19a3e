// Messages between server and page, and between page and worker.

import type { MessageId } from "../../infra/i18n/message-ids.ts";
import type { Checked, HostFacts, Refused } from "./check.ts";

export interface PageData {
  readonly locale: string;
  /** The language tag for `Intl`. */
  readonly tag: string;
  /** Messages in Fluent syntax. */
  readonly texts: string;
  readonly host: HostFacts;
  /** The worker's address; absent in a saved page, which contains the worker. */
  readonly worker?: string;
}

/** Undefined: a bug in the page. */
export type Answer = readonly (Checked | Refused)[] | undefined;

/** The message for each reason why nothing could be checked. */
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
