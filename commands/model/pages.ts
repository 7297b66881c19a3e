// The page *What I remember about you* of `/settings`, one per game: each of its buttons calls `/model`.

import { CATALOGUE, gameOf, type MatrixGame } from "../../src/core/games/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import type { ModelChange } from "../../src/people/index.ts";
import { gameTitle } from "../kit/game-words.ts";
import type { At, PanelPage, ShowPage } from "../kit/panel.ts";
import { backRow, calling } from "../kit/settings-page.ts";
import type { Models } from "../play/index.ts";
import { modeWords } from "./view.ts";

interface Stored {
  readonly models: Models;
}

export function memoryPages(services: Stored): Readonly<Record<string, ShowPage>> {
  return Object.fromEntries(
    CATALOGUE.map((entry, at) => [
      pageOf(at),
      (on: At) => memory(services, on, { at, game: gameOf(entry), typed: entry.typed }),
    ]),
  );
}

const pageOf = (at: number): string => (at === 0 ? "memory" : `memory-${at}`);

/** Changes available in each mode. */
const CHANGES = {
  learning: ["freeze", "off"],
  frozen: ["on", "off"],
  off: ["on", "freeze"],
} as const satisfies Readonly<Record<string, readonly ModelChange[]>>;

const LABELS = { freeze: "settings-pause", on: "settings-resume", off: "settings-off" } as const;

async function memory(
  { models }: Stored,
  { caller }: At,
  { at, game, typed }: { readonly at: number; readonly game: MatrixGame; readonly typed: string },
): Promise<PanelPage> {
  const { locale } = caller;
  const facts = await models.facts(caller, game);
  const titled = (one: MatrixGame) => gameTitle(one, locale);
  return {
    title: say(locale, "settings-memory"),
    lines: [titled(game), modeWords(facts, locale)],
    rows: [
      [
        {
          id: "show",
          label: say(locale, "settings-show"),
          ...calling("model show", { game: typed }, "answer"),
        },
        ...CHANGES[facts.mode].map((change) => ({
          id: change,
          label: say(locale, LABELS[change]),
          ...calling(`model ${change}`, { game: typed }),
        })),
        {
          id: "reset",
          label: say(locale, "settings-forget"),
          ...calling("model reset", { game: typed }, "answer"),
        },
      ],
      CATALOGUE.flatMap((entry, other) =>
        other === at ? [] : [{ label: titled(gameOf(entry)), opens: pageOf(other) }],
      ),
      backRow(locale),
    ],
  };
}
