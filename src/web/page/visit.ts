// A request in the visitor's language: chosen with `?lang=`, otherwise the browser's, otherwise English.

import { type Locale, nearestLocale, say, supported } from "../../infra/i18n/index.ts";
import type { Visit } from "./page.ts";

const CHOSEN = "lang";

/** @param known the other parameters that the page reads; unknown ones are dropped, so that they don't make new
 * addresses of the same page. Undefined: all are kept. */
export function visitOf(request: Request, named: Visit["named"] = {}, known?: readonly string[]): Visit {
  const url = known ? withoutUnknown(request.url, known) : new URL(request.url);
  const chosen = supported(url.searchParams.get(CHOSEN) ?? undefined);
  const locale = chosen ?? preferred(request.headers.get("accept-language") ?? "");
  return {
    request,
    url,
    named,
    locale,
    say: (id, values) => say(locale, id, values),
    href: (path) => (chosen ? inLanguage(path, chosen) : path),
  };
}

function withoutUnknown(address: string, known: readonly string[]): URL {
  const url = new URL(address);
  const asked = new URLSearchParams(url.search);
  url.search = "";
  const language = supported(asked.get(CHOSEN) ?? undefined);
  if (language) url.searchParams.set(CHOSEN, language);
  for (const name of known) {
    const value = asked.get(name);
    if (value !== null) url.searchParams.set(name, value);
  }
  return url;
}

/** A script's request body as JSON; undefined if it isn't JSON. */
export async function sentJson({ request }: Visit): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    // The page has its own message for this.
    return undefined;
  }
}

/** The same path in that language. */
export function inLanguage(path: string, locale: Locale): string {
  const url = new URL(path, "http://here");
  url.searchParams.set(CHOSEN, locale);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The first language of an Accept-Language header that we support, by weight. */
function preferred(header: string): Locale {
  const asked = header
    .split(",")
    .slice(0, 20)
    .map((part) => {
      const [tag = "", ...parameters] = part.split(";").map((text) => text.trim());
      const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => weight > 0 && (nearestLocale(tag) !== "en" || /^en\b/i.test(tag)))
    .toSorted((one, other) => other.weight - one.weight);
  return nearestLocale(asked[0]?.tag);
}
