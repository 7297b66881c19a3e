// What a page is: a path, and what is answered there. `pages.ts` lists them.

import type { Services } from "../../../commands/index.ts";
import type { Mines } from "../../../commands/mines/index.ts";
import type { TournamentPages } from "../../../commands/tournament/pages.ts";
import type { League } from "../../arena/league/index.ts";
import type { Dispatch, Platform, PlatformAdapter } from "../../chat/index.ts";
import type { Locale, MessageArguments, MessageId } from "../../infra/i18n/index.ts";
import type { Log } from "../../infra/logger.ts";
import type { Store } from "../../infra/store/index.ts";
import type { Html } from "./html.ts";

/** The part of the bot that pages show. */
export interface BehindPages {
  readonly dispatch: Dispatch;
  readonly store: Store;
  /** What the features stand on, for pages that show what they keep. */
  readonly services: Services;
  /** The league, for the pages that show it. */
  readonly league: League;
  /** Games of minesweeper as data, for the page that draws them. */
  readonly mines: Pick<Mines, "seen" | "updateChat">;
  /** Tournaments of chats, for who was given the address of one's page. */
  readonly tournaments: TournamentPages;
}

/** What all pages share. */
export interface Site {
  readonly app: BehindPages;
  readonly log: Log;
  /** The origin at which the pages are reached from outside, such as `https://gadalka.example.org`. */
  readonly publicUrl: string;
  /** Where the host lays bundles for anybody to download; absent: nowhere. */
  readonly bundlesDir?: string;
  /** Where a person begins to play, by platform. */
  readonly entrances: ReadonlyMap<Platform, string>;
  /** By platform, where it can say who opened a page. */
  readonly signIns: ReadonlyMap<Platform, NonNullable<PlatformAdapter["signIn"]>>;
}

/** One request, and the language that it is answered in. */
export interface Visit {
  readonly request: Request;
  readonly url: URL;
  /** What stood in the path's places, `/m/:id`. */
  readonly named: Readonly<Record<string, string>>;
  readonly locale: Locale;
  say(id: MessageId, values?: MessageArguments): string;
  /** A path of ours (with what is asked for behind `?`), in the language that the visitor chose. */
  href(path: string): string;
}

/** What a page needs besides what every page may do: read its own style, and nothing from anywhere. */
export interface Allowed {
  /** Whether files of `browser/` run. */
  readonly scripts?: boolean;
  /** Whether its scripts may ask this host. */
  readonly connect?: boolean;
  /** Whether WebAssembly or workers of ours may run. */
  readonly workers?: boolean;
  /** Other origins that may show the page in a frame; none unless told. */
  readonly frames?: readonly string[];
}

/** A page in the frame of all. */
export interface Shown {
  readonly title: string;
  /** One sentence for search engines and previews. */
  readonly about?: string;
  readonly main: Html;
  readonly status?: number;
  /** Bundles by entry, `verify` for `src/web/verify/browser.ts`. */
  readonly scripts?: readonly string[];
  /** What its scripts are given, as JSON in the page; `browser/data.ts` reads it. */
  readonly data?: unknown;
  readonly allowed?: Allowed;
  /** For how many seconds anybody may keep it; absent: nobody keeps it. */
  readonly keptSeconds?: number;
  /** Feeds of the page, by address. */
  readonly feed?: string;
  /** Not to be found by search engines. */
  readonly isUnlisted?: boolean;
  /** Without the frame's heading and foot, for pages inside an app. */
  readonly isBare?: boolean;
}

/** What is no page: a feed, a file, JSON for a script of ours. */
export interface Sent {
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  readonly status?: number;
  readonly keptSeconds?: number;
  readonly fileName?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Somewhere else; `permanently` where it will always be. */
export interface Moved {
  readonly to: string;
}

export type Answer = Shown | Sent | Moved;

export interface Page {
  readonly path: string;
  readonly method?: "GET" | "POST";
  /** The most bytes of a body; absent: none are taken. */
  readonly bodyBytes?: number;
  /** Everybody who asks in a language gets the same answer, which depends on these parameters alone: it is rendered
   * once a minute. Absent or undefined: each request has an answer of its own. */
  shared?(url: URL): readonly string[] | undefined;
  answer(visit: Visit): Answer | undefined | Promise<Answer | undefined>;
}

/** JSON for a script of ours; nobody keeps it. */
export function json(value: unknown, status = 200): Sent {
  return { type: "application/json", body: JSON.stringify(value), status };
}
