// A page is a path and what it answers with. `site.ts` lists them.

import type { Services } from "../../../commands/index.ts";
import type { TournamentPages } from "../../../commands/tournament/pages.ts";
import type { Platform } from "../../chat/index.ts";
import type { Locale, MessageArguments, MessageId } from "../../infra/i18n/index.ts";
import type { Html } from "./html.ts";

/** The part of the bot that the pages show. */
export interface BehindPages {
  /** What is stored of people, a line each. */
  readonly storedLines: readonly MessageId[];
  /** The features' services, for pages that show what they store. */
  readonly services: Services;
  /** Tournaments in chats, for anyone with the link to one's page. */
  readonly tournaments: TournamentPages;
}

/** Shared by all pages. */
export interface Site {
  readonly app: BehindPages;
  /** The public origin of the pages, such as `https://gadalka.example.org`. */
  readonly publicUrl: string;
  /** Where a person starts playing, by platform. */
  readonly entrances: ReadonlyMap<Platform, string | undefined>;
}

/** One request, and the language to answer it in. */
export interface Visit {
  readonly url: URL;
  /** The values of the path's parameters, as in `/m/:id`. */
  readonly named: Readonly<Record<string, string>>;
  readonly locale: Locale;
  say(id: MessageId, values?: MessageArguments): string;
  /** One of our paths (with its `?` query), in the language that the visitor chose. */
  href(path: string): string;
}

/** A page, to be shown in the common frame. */
export interface Shown {
  readonly title: string;
  /** One sentence for search engines and previews. */
  readonly about?: string | undefined;
  readonly main: Html;
  readonly status?: number;
  /** Bundles by entry: `verify` for `src/web/verify/browser.ts`. */
  readonly scripts?: readonly string[];
  /** Data for its scripts, as JSON in the page; `browser/data.ts` reads it. */
  readonly data?: unknown;
  /** Hidden from search engines, and never cached; other pages are cached for a minute. */
  readonly isUnlisted?: boolean;
}

/** An answer that isn't a page: a file. */
export interface Sent {
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly fileName?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Answer = Shown | Sent;

export interface Page {
  readonly path: string;
  /** Undefined: not found. */
  answer(visit: Visit): Answer | undefined | Promise<Answer | undefined>;
}
