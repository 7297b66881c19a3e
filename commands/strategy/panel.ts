// `/strategy mine`, and the page of one strategy: what its owner can do with it, and what anyone can.

import { NAMES_MAX, type Registration, registrationsOf } from "../../src/arena/submissions/names.ts";
import type { Action, Caller, CommandCall, LinkedCall } from "../../src/chat/index.ts";
import { isSandboxed } from "../../src/core/strategies/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { writePlayerId } from "../../src/people/index.ts";
import { type At, type Panel, type PanelButton, type PanelPage, panel, panelAction } from "../kit/panel.ts";
import type { Services } from "../kit/services.ts";
import { standsFor, strategyMeant } from "./named-strategy.ts";
import { shortView } from "./view.ts";

const PANEL = { id: "strat", version: 1, first: "mine" } as const;
const ROW = 5;
/** The signs of a strategy's id that a button can't have, as capitals, which ids don't contain. */
const SIGNS = [":C", "=E", ",K", ".D"];
/** Leaves room for a page and a button. */
const ABOUT_MAX = 36;

export function strategyPanel(services: Services): Panel {
  return panel({
    ...PANEL,
    pages: { mine: (at) => minePage(services, at), one: (at) => onePage(services, at) },
  });
}

/** Opens a strategy's page from a different message, privately. */
export function openOne(caller: Caller, id: string): Action {
  return panelAction(PANEL, caller, ["one", aboutOf(id) ?? ""]);
}

/** A strategy's id as a button encodes it; undefined if it's too long. */
export function aboutOf(id: string): string | undefined {
  const about = SIGNS.reduce((all, [sign = "", letter = ""]) => all.replaceAll(sign, letter), id);
  return /^[A-Za-z0-9-]+$/.test(about) && about.length <= ABOUT_MAX ? about : undefined;
}

async function minePage({ store }: Services, { caller }: At): Promise<PanelPage> {
  const { locale } = caller;
  const own = await registrationsOf(store, writePlayerId(caller));
  const names = own.map(({ name }): PanelButton => ({ label: name, opens: "one", about: name }));
  return {
    title: say(locale, "registration-mine-title", { count: own.length, max: NAMES_MAX }),
    lines: own.length > 0 ? own.map(standsFor) : [say(locale, "registration-none")],
    rows: [
      names.slice(0, ROW),
      names.slice(ROW),
      [
        button("submit", say(locale, "button-strategy-submit"), call("submit")),
        asked("name", "strategy", say(locale, "button-strategy-name"), {
          calls: call("list"),
          line: "/strategy register my-markov markov:order=4",
        }),
      ],
    ],
  };
}

/** Undefined if the strategy no longer exists. */
async function onePage(services: Services, { caller, about }: At): Promise<PanelPage | undefined> {
  const { locale } = caller;
  const id = SIGNS.reduce((all, [sign = "", letter = ""]) => all.replaceAll(letter, sign), about);
  const meant = await strategyMeant(services, { typed: id, caller }).catch(() => undefined);
  if (!meant) return undefined;
  const { strategy, registration } = meant;
  const view = shortView(meant, locale);
  return {
    title: view.title ?? id,
    lines: view.blocks.flatMap((block) => ("text" in block ? [block.text] : [])),
    rows: [
      !registration
        ? [registerButton(strategy, locale)]
        : registration.owner === writePlayerId(caller)
          ? ownButtons(registration, locale)
          : [],
      [
        button("details", say(locale, "button-details"), call("info", { strategy: id })),
        { label: say(locale, "button-strategy-mine"), opens: PANEL.first, about: "" },
      ],
    ],
  };
}

function registerButton(strategy: string, locale: Locale): PanelButton {
  const line = `/strategy register my-${strategy.split(":")[0]} ${strategy}`;
  const calls = call("register", { strategy });
  return asked("name", "name", say(locale, "button-strategy-register"), { calls, line });
}

function ownButtons({ name, strategy }: Registration, locale: Locale): readonly PanelButton[] {
  const change = isSandboxed(strategy)
    ? button("version", say(locale, "button-strategy-version"), call("submit", { name }))
    : asked("change", "strategy", say(locale, "button-strategy-change"), {
        calls: call("register", { name }),
        line: `/strategy register ${name} markov:order=5`,
      });
  return [change, button("withdraw", say(locale, "button-strategy-withdraw"), call("withdraw", { name }))];
}

function button(id: string, label: string, calls: LinkedCall) {
  return { id, label, calls, shows: "answer" as const };
}

function asked(
  id: string,
  option: string,
  label: string,
  { calls, line }: { readonly calls: LinkedCall; readonly line: string },
): PanelButton {
  return { ...button(id, label, calls), asks: { option, line } };
}

function call(subcommand: string, options: CommandCall["options"] = {}): LinkedCall {
  return { command: "strategy", subcommand, options };
}
