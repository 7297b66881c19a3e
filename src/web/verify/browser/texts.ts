// The page's texts in its language, with what stands in their places.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { type FindingWords, fewOf } from "../../../../commands/kit/finding-words.ts";
import type { MessageId } from "../../../infra/i18n/message-ids.ts";

export interface Texts {
  say(told: FindingWords): string;
  /** The text of an id that may be none; itself then. */
  named(id: string): string;
}

/** Dates that are none of any calendar are told by a line: a forged proof may name any day. */
const LAST_MS = 8.64e15;

/** `source`: messages in Fluent's own notation; `tag`: the language's for `Intl`. */
export function textsIn(locale: string, tag: string, source: string): Texts {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  const days = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" });
  const dayOf = (at: number) => (Math.abs(at) <= LAST_MS ? days.format(at) : "–");
  const say = ({ id, values = {}, why }: FindingWords): string => {
    const shown = Object.entries(values).map(([name, value]): [string, string | number] => {
      if (typeof value === "object") return [name, fewOf(value, (few) => few.join(", "))];
      return [name, name === "date" ? dayOf(value as number) : value];
    });
    return formatted(id, { ...Object.fromEntries(shown), ...(why && { why: say({ id: why }) }) });
  };
  const formatted = (id: string, values: Record<string, string | number>): string => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, { case: "nominative", ...values }, []) : id;
  };
  return { say, named: (id) => formatted(id as MessageId, {}) };
}
