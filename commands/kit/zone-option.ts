// An option that names a time zone: its suggestions, and the reply to an unknown one.

import type { Choice, Completion, TextOption } from "../../src/chat/index.ts";
import { alternatives, type Locale, type MessageId, say } from "../../src/infra/i18n/index.ts";
import { CHOICES_MAX } from "./options.ts";
import { zoneWords } from "./time-words.ts";
import { ZONE_WORDS, zonesFor } from "./time-zones.ts";

export function zoneOption(description: MessageId): TextOption {
  return { type: "text", name: "zone", description, maxLength: 60, suggests: true, takes: ZONE_WORDS };
}

export function suggestZones({ typed }: Pick<Completion, "typed">): readonly Choice[] {
  return zonesFor(typed)
    .slice(0, CHOICES_MAX)
    .map((value) => ({ value, label: zoneWords(value) }));
}

export function zoneRefusal(
  { typed, candidates }: { readonly typed: string; readonly candidates: readonly string[] },
  locale: Locale,
): string {
  if (candidates.length === 0) return say(locale, "start-unknown-zone", { typed });
  return say(locale, "start-no-zone", { typed, nearest: alternatives(candidates, locale) });
}
