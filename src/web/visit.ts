// A request in the language of who asks: the one chosen by `?lang=`, else the browser's, else English.

import { type Locale, nearestLocale, say, supported } from "../infra/i18n/index.ts";
import type { Visit } from "./page.ts";

const CHOSEN = "lang";

export function visitOf(request: Request, named: Visit["named"] = {}): Visit {
  const url = new URL(request.url);
  const chosen = supported(url.searchParams.get(CHOSEN) ?? undefined);
  const locale = chosen ?? preferred(request.headers.get("accept-language") ?? "");
  return {
    ...{ request, url, named, locale },
    say: (id, values) => say(locale, id, values),
    href: (path) => (chosen ? inLanguage(path, chosen) : path),
  };
}

/** What a script has sent as JSON; undefined for what is none. */
export async function sentJson({ request }: Visit): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    // The page has words of its own for it.
    return undefined;
  }
}

/** The same path in that language. */
export function inLanguage(path: string, locale: Locale): string {
  const url = new URL(path, "http://here");
  url.searchParams.set(CHOSEN, locale);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The first language of an Accept-Language that we have, by its weights. */
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
