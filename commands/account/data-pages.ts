// The page *Your data* of `/settings`: privacy in five lines, export, deletion, shared pages.

import { say } from "../../src/infra/i18n/index.ts";
import type { At, PanelPage, ShowPage } from "../kit/panel.ts";
import { backRow, calling } from "../kit/settings-page.ts";

const [DATA_PAGE, PRIVACY_PAGE] = ["data", "privacy"] as const;

export const DATA_PAGES: Readonly<Record<string, ShowPage>> = { [DATA_PAGE]: data, [PRIVACY_PAGE]: privacy };

async function data({ caller: { locale } }: At): Promise<PanelPage> {
  const answered = (line: string) => calling(line, {}, "answer");
  return {
    title: say(locale, "settings-data"),
    lines: [say(locale, "privacy-brief")],
    rows: [
      [
        { id: "export", label: say(locale, "settings-export"), ...answered("data export") },
        { id: "shared", label: say(locale, "settings-shared"), ...answered("data shared") },
      ],
      [
        { label: say(locale, "profile-read-all"), opens: PRIVACY_PAGE },
        { id: "delete", label: say(locale, "button-delete"), style: "danger", ...answered("data delete") },
      ],
      backRow(locale),
    ],
  };
}

/** All that is stored. */
async function privacy({ caller: { locale } }: At): Promise<PanelPage> {
  const parts = ["privacy-text", "challenge-stored", "duels-stored"] as const;
  return {
    title: say(locale, "privacy-title"),
    lines: parts.map((id) => say(locale, id)),
    rows: [backRow(locale, DATA_PAGE)],
  };
}
