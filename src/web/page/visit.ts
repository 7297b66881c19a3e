// A request in the visitor's language: chosen with `?lang=`, otherwise the browser's, otherwise English.

import { type Locale, nearestLocale, say, supported } from "../../infra/i18n/index.ts";
import type { Visit } from "./page.ts";

const CHOSEN = "lang";

export function visitOf(request: Request, named: Visit["named"] = {}): Visit {
  const url = new URL(request.url);
  const chosen = supported(url.searchParams.get(CHOSEN) ?? undefined);
  const locale = chosen ?? preferred(request.headers.get("accept-language") ?? "");
  return {
    url,
    named,
    locale,
    say: (id, values) => say(locale, id, values),
    href: (path) => (chosen ? inLanguage(path, chosen) : path),
  };
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
