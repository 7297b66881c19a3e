// The fairness feature: `/fairness`, the host's pledge and its published keys.

import { type Block, type Feature, NO_PERSONAL_DATA, type View } from "../../src/chat/index.ts";
import { dayStart, encodePledge, shortPledgeId, writePublishedKey } from "../../src/core/fairness/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { sourceWords } from "../../src/infra/source-link.ts";
import type { Host } from "../../src/people/host/index.ts";
import type { Services } from "../kit/services.ts";
import { dateWords } from "../kit/time-words.ts";

export function fairnessFeature({ host }: Pick<Services, "host">): Feature {
  return {
    commands: [
      {
        name: "fairness",
        typedOnly: true,
        reachedBy: "help",
        subcommands: [
          { name: "fairness", options: [], audience: "caller", byLink: true, brief: "fairness-brief" },
        ],
        run: async ({ caller: { locale } }) => ({
          type: "post",
          view: fairnessView(host, locale),
          audience: "caller",
        }),
      },
    ],
    presses: {},
    openToBanned: () => true,
    personalData: NO_PERSONAL_DATA,
  };
}

export function fairnessView(host: Host, locale: Locale): View {
  return {
    title: say(locale, "fairness-title"),
    blocks: [
      { type: "text", text: say(locale, "fairness-text") },
      ...pledgeBlocks(host, locale),
      ...keyBlocks(host, locale),
      { type: "quiet", text: `${say(locale, "fairness-how")}\n${sourceWords(locale)}` },
    ],
  };
}

function pledgeBlocks(host: Host, locale: Locale): readonly Block[] {
  const { pledge } = host;
  const since = dateWords(dayStart(pledge, 1), locale);
  const words = { pledge: shortPledgeId(pledge), since, day: host.today(), days: pledge.days };
  const lines = [say(locale, "fairness-pledge", words), ...followsLine(host, locale)];
  return [
    { type: "text", text: lines.join("\n") },
    { type: "code", text: encodePledge(pledge) },
  ];
}

function followsLine({ pledge: { follows }, pledgeOf }: Host, locale: Locale): readonly string[] {
  if (follows === undefined) return [];
  const before = pledgeOf(follows);
  // A pledge that's no longer stored here is shown by its digits alone.
  const pledge = before ? shortPledgeId(before) : follows.slice(0, 16);
  return [say(locale, "fairness-follows", { pledge })];
}

function keyBlocks(host: Host, locale: Locale): readonly Block[] {
  const { pledge } = host;
  const published = host.publishedKey();
  const next = (published?.day ?? 0) + 1;
  const when = { next, date: dateWords(host.publishedAt(next), locale) };
  if (!published) return [{ type: "text", text: say(locale, "fairness-key-none", when) }];
  const id = next > pledge.days ? "fairness-key-last" : "fairness-key";
  const of = dateWords(dayStart(pledge, published.day), locale);
  return [
    { type: "text", text: say(locale, id, { ...when, day: published.day, of }) },
    { type: "code", text: writePublishedKey(published) },
  ];
}
