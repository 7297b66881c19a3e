// Pages of `/settings`: who may see and challenge a person, and who they have blocked.

import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import {
  BLOCKS_MAX,
  blocksOf,
  consentOf,
  DUELS_FROM,
  type DuelsFrom,
  duelsFrom,
  hasMutedChallenges,
  type NamedBlock,
} from "../../../src/people/index.ts";
import type { At, PanelPage, ShowPage } from "../../kit/panel.ts";
import type { Services } from "../../kit/services.ts";
import { backRow, calling, inRows } from "../../kit/settings-page.ts";
import { shownName } from "../../kit/shown-name.ts";
import { dateWords } from "../../kit/time-words.ts";

export const OTHERS_PAGE = "others";
const PER_PAGE = 8;
const PER_ROW = 2;

type Stored = Pick<Services, "store">;

export function othersPages(services: Stored): Readonly<Record<string, ShowPage>> {
  const numbers = Array.from({ length: Math.ceil(BLOCKS_MAX / PER_PAGE) }, (_, at) => at);
  return {
    [OTHERS_PAGE]: (at) => others(services, at),
    ...Object.fromEntries(
      numbers.map((number) => [blockedPage(number), (at: At) => blocked(services, at, number)] as const),
    ),
  };
}

/** The page with blocks starting at this number times eight. */
export function blockedPage(number = 0): string {
  return `blocked-${number}`;
}

const FROM = {
  everyone: "duels-button-everyone",
  here: "duels-button-here",
  nobody: "duels-button-nobody",
} as const satisfies Readonly<Record<DuelsFrom, unknown>>;

const LEVELS = { private: "choice-private", place: "choice-place", everyone: "choice-everyone" } as const;

async function others({ store }: Stored, { caller }: At): Promise<PanelPage> {
  const { locale, platform, id } = caller;
  const level = (await consentOf(store, caller))?.level ?? "private";
  const isMuted = await hasMutedChallenges(store, { platform, id });
  const from = await duelsFrom(store, caller);
  const { length: count } = await blocksOf(store, caller);
  const switched = isMuted ? ("on" as const) : ("off" as const);
  const label = { on: "challenge-take-button", off: "challenge-mute-button" } as const;
  return {
    title: say(locale, "settings-others"),
    lines: [
      say(locale, "settings-level", { level: say(locale, LEVELS[level]) }),
      say(locale, isMuted ? "challenge-setting-off" : "challenge-setting-on"),
      ...(isMuted ? [] : [say(locale, "duels-from", { from })]),
    ],
    rows: [
      [
        {
          id: "visible",
          label: say(locale, "settings-visible"),
          ...calling("profile privacy", {}, "answer"),
        },
        {
          id: `challenges-${switched}`,
          label: say(locale, label[switched]),
          ...calling("privacy", { challenges: switched }),
        },
      ],
      DUELS_FROM.filter((one) => one !== from && !isMuted).map((one) => ({
        id: `from-${one}`,
        label: say(locale, FROM[one]),
        ...calling("duel from", { whom: one }),
      })),
      [
        {
          id: "block",
          label: say(locale, "settings-block"),
          ...calling("duel block"),
          asks: { option: "user", line: "/duel block @name" },
        },
        ...(count > 0 ? [{ label: say(locale, "settings-blocked", { count }), opens: blockedPage() }] : []),
      ],
      backRow(locale),
    ],
  };
}

async function blocked({ store }: Stored, { caller }: At, number: number): Promise<PanelPage | undefined> {
  const { locale } = caller;
  const all = await blocksOf(store, caller);
  const last = Math.max(0, Math.ceil(all.length / PER_PAGE) - 1);
  if (number > last) return undefined;
  const here = all.slice(number * PER_PAGE, (number + 1) * PER_PAGE);
  const whom = ({ name, at }: NamedBlock) => (name === undefined ? dateWords(at, locale) : shownName(name));
  return {
    title: say(locale, "settings-blocked", { count: all.length }),
    lines:
      here.length === 0 ? [say(locale, "duels-blocked-nobody")] : here.map((one) => blockWords(one, locale)),
    rows: [
      ...inRows(
        here.map((one) => ({
          id: one.digest,
          label: say(locale, "duels-button-unblock", { name: whom(one) }),
          ...calling("duel unblock", { digest: one.digest }),
        })),
        PER_ROW,
      ),
      [
        ...(number > 0
          ? [
              {
                sign: "◀",
                label: `${(number - 1) * PER_PAGE + 1}–${number * PER_PAGE}`,
                opens: blockedPage(number - 1),
              },
            ]
          : []),
        ...backRow(locale, OTHERS_PAGE),
        ...(number < last ? [{ label: say(locale, "button-next"), opens: blockedPage(number + 1) }] : []),
      ],
    ],
  };
}

function blockWords({ name, at }: NamedBlock, locale: Locale): string {
  const date = dateWords(at, locale);
  return name === undefined
    ? say(locale, "duels-blocked-nameless", { date })
    : say(locale, "line-since", { name: shownName(name), date });
}
