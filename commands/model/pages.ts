// The page *What I remember about you* of `/settings`: each of its buttons calls `/model`.

import { CATALOGUE, gameOf } from "../../src/core/games/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { gameTitle } from "../kit/game-words.ts";
import type { At, PanelPage, ShowPage } from "../kit/panel.ts";
import { backRow, calling } from "../kit/settings-page.ts";
import type { Models } from "./models.ts";

interface Services {
  readonly models: Models;
}

export function memoryPages({ models }: Services): Readonly<Record<string, ShowPage>> {
  return { memory: (on) => memory(models, on) };
}

async function memory(models: Models, { caller }: At): Promise<PanelPage> {
  const { locale } = caller;
  const learns = await models.learns(caller);
  const change = learns ? "off" : "on";
  return {
    title: say(locale, "settings-memory"),
    lines: learns ? [] : [say(locale, "model-mode-off")],
    rows: [
      CATALOGUE.map((entry) => ({
        id: `show-${entry.id}`,
        label: gameTitle(gameOf(entry), locale),
        ...calling("model show", { game: entry.typed }, "answer"),
      })),
      [
        {
          id: change,
          label: say(locale, learns ? "settings-learn-off" : "settings-learn-on"),
          ...calling(`model ${change}`, {}),
        },
        { id: "reset", label: say(locale, "settings-forget"), ...calling("model reset", {}, "answer") },
      ],
      backRow(locale),
    ],
  };
}
