// A page is a path and what it answers with. `site.ts` lists them.

import type { Services } from "../../../commands/index.ts";
import type { Mines } from "../../../commands/mines/index.ts";
import type { TournamentPages } from "../../../commands/tournament/pages.ts";
import type { League } from "../../arena/league/index.ts";
import type { Dispatch, Platform, PlatformAdapter } from "../../chat/index.ts";
import type { Locale, MessageArguments, MessageId } from "../../infra/i18n/index.ts";
import type { Log } from "../../infra/logger.ts";
import type { Store } from "../../infra/store/index.ts";
import type { Html } from "./html.ts";

/** The part of the bot that the pages show. */
export interface BehindPages {
  readonly dispatch: Dispatch;
  readonly store: Store;
  /** The features' services, for pages that show what they store. */
  readonly services: Services;
  /** The league, for the pages that show it. */
  readonly league: League;
  /** Games of minesweeper as data, for the page that draws them. */
  readonly mines: Pick<Mines, "seen" | "updateChat">;
  /** Tournaments in chats, for anyone with the link to one's page. */
  readonly tournaments: TournamentPages;
}

/** Shared by all pages. */
export interface Site {
  readonly app: BehindPages;
  readonly log: Log;
  /** The public origin of the pages, such as `https://gadalka.example.org`. */
  readonly publicUrl: string;
  /** Where a person starts playing, by platform. */
  readonly entrances: ReadonlyMap<Platform, string>;
  /** By platform, if it can say who opened a page. */
  readonly signIns: ReadonlyMap<Platform, NonNullable<PlatformAdapter["signIn"]>>;
}

/** One request, and the language to answer it in. */
export interface Visit {
  readonly request: Request;
  readonly url: URL;
  /** The values of the path's parameters, as in `/m/:id`. */
  readonly named: Readonly<Record<string, string>>;
  readonly locale: Locale;
  say(id: MessageId, values?: MessageArguments): string;
  /** One of our paths (with its `?` query), in the language that the visitor chose. */
  href(path: string): string;
}

/** What a page needs beyond the default, which is its own style and nothing else. */
export interface Allowed {
  /** Whether files of `browser/` may run. */
  readonly scripts?: boolean;
  /** Whether its scripts may make requests to this host. */
  readonly connect?: boolean;
  /** Whether our WebAssembly or workers may run. */
  readonly workers?: boolean;
  /** Other origins that may frame the page; none by default. */
  readonly frames?: readonly string[];
}

/** A page, to be shown in the common frame. */
export interface Shown {
  readonly title: string;
  /** One sentence for search engines and previews. */
  readonly about?: string | undefined;
  /** What a preview shows: the address of a PNG, and its words; by default the front page's card. */
  readonly picture?: { readonly path: string; readonly alt: string } | undefined;
  readonly main: Html;
  readonly status?: number;
  /** Bundles by entry: `verify` for `src/web/verify/browser.ts`. */
  readonly scripts?: readonly string[];
  /** Data for its scripts, as JSON in the page; `browser/data.ts` reads it. */
  readonly data?: unknown;
  readonly allowed?: Allowed;
  /** For how many seconds anyone may cache it; absent: it isn't cached. */
  readonly keptSeconds?: number;
  /** The address of the page's feed. */
  readonly feed?: string;
  /** Hidden from search engines. */
  readonly isUnlisted?: boolean;
  /** May run inside another app: its script sets the body's class to `bare`, or shows the frame by removing it. */
  readonly isApp?: boolean;
}

/** An answer that isn't a page: a feed, a file, JSON for one of our scripts. */
export interface Sent {
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  readonly status?: number;
  readonly keptSeconds?: number | undefined;
  readonly fileName?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A redirect; `permanently` if it never changes. */
export interface Moved {
  readonly to: string;
}

export type Answer = Shown | Sent | Moved;

export interface Page {
  readonly path: string;
  readonly method?: "GET" | "POST";
  /** Maximum size of a body in bytes; absent: bodies aren't accepted. */
  readonly bodyBytes?: number;
  /** The parameters that the answer depends on, besides the language: everyone gets the same answer, rendered once a
   * minute. Absent or undefined: each request gets its own answer. */
  shared?(url: URL): readonly string[] | undefined;
  answer(visit: Visit): Answer | undefined | Promise<Answer | undefined>;
}

/** JSON for one of our scripts; never cached. */
export function json(value: unknown, status = 200): Sent {
  return { type: "application/json", body: JSON.stringify(value), status };
}
