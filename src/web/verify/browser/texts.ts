// The page's texts in its language, with values filled in.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { type FindingWords, fewOf } from "../../../../commands/kit/finding-words.ts";
import type { MessageId } from "../../../infra/i18n/message-ids.ts";

export interface Texts {
  say(finding: FindingWords): string;
  /** The text with this id; the id itself if there's none. */
  named(id: string): string;
}

/** Dates out of range are shown as a dash: a forged proof may give any day. */
const LAST_MS = 8.64e15;

/** `source`: messages in Fluent syntax; `tag`: the language tag for `Intl`. */
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
