// `/settings`: one private panel with everything that a person, or a chat's manager, may set.

import type { Command } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { type At, type Panel, type PanelButton, panel, type ShowPage } from "../kit/panel.ts";
import type { OpenSettings } from "../kit/settings-page.ts";
import { aboutOf, hereButton } from "../place/index.ts";

const SCOPE = "set";
const FIRST = "home";

export interface Settings {
  readonly open: OpenSettings;
  readonly command: Command;
  readonly panel: Panel;
}

/** `pages`: those of all features, by name. */
export function settings(pages: Readonly<Record<string, ShowPage>>): Settings {
  const own = panel({ id: SCOPE, version: 1, first: FIRST, pages: { [FIRST]: home, ...pages } });
  const open: OpenSettings = async (call, page) => own.open(call, page, await aboutOf(call));
  const command: Command = {
    name: "settings",
    description: "command-settings",
    subcommands: [
      {
        name: "settings",
        description: "command-settings",
        options: [],
        audience: "caller",
        byLink: true,
      },
    ],
    run: (call) => open(call),
  };
  return { command, open, panel: own };
}

async function home(at: At) {
  const { locale } = at.caller;
  const rows: readonly (readonly PanelButton[])[] = [
    [{ sign: "🗣", label: say(locale, "place-button-language"), opens: "language" }],
    [{ sign: "🧠", label: say(locale, "settings-memory"), opens: "memory" }],
    [{ sign: "👁", label: say(locale, "settings-others"), opens: "others" }],
    [{ sign: "🗂", label: say(locale, "settings-data"), opens: "data" }],
    await hereButton(at),
  ];
  return { title: say(locale, "settings-title"), lines: [say(locale, "settings-text")], rows };
}
