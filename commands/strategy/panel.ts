// `/strategy mine`, and the page of one strategy: what its owner can do with it, and what anyone can.

import type { Action, Block, Caller, CommandCall, LinkedCall } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { writePlayerId } from "../../src/people/index.ts";
import { type At, type Panel, type PanelButton, type PanelPage, panel, panelAction } from "../kit/panel.ts";
import type { Services } from "../kit/services.ts";
import { type Meant, strategyNamed } from "./named-strategy.ts";
import { standsFor } from "./registration-view.ts";
import { type Found, REGISTRATIONS_MAX, registrationsOf } from "./registrations/ledger.ts";
import { shortView } from "./strategy-view.ts";

const PANEL = { id: "strat", version: 1, first: "mine" } as const;
const ROW = 5;
/** Maps the signs of a strategy's id that a button can't hold to capitals, which ids don't contain. */
const SIGNS: Readonly<Record<string, string>> = { ":": "C", "=": "E", ",": "K", ".": "D" };
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
  const about = id.replace(/[:=,.]/g, (sign) => SIGNS[sign] ?? "");
  return /^[A-Za-z0-9-]+$/.test(about) && about.length <= ABOUT_MAX ? about : undefined;
}

function idOf(about: string): string {
  const signs = Object.fromEntries(Object.entries(SIGNS).map(([sign, letter]) => [letter, sign]));
  return about.replace(/[CEKD]/g, (letter) => signs[letter] ?? letter);
}

async function minePage({ store }: Services, { caller }: At): Promise<PanelPage> {
  const { locale } = caller;
  const own = await registrationsOf(store, caller);
  const names = own.map(({ name }): PanelButton => ({ label: name, opens: "one", about: name }));
  return {
    title: say(locale, "registration-mine-title", { count: own.length, max: REGISTRATIONS_MAX }),
    lines: own.length > 0 ? own.map(standsFor) : [say(locale, "registration-none")],
    rows: [
      ...Array.from({ length: Math.ceil(names.length / ROW) }, (_, at) =>
        names.slice(at * ROW, (at + 1) * ROW),
      ),
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
  const id = idOf(about);
  const meant = await strategyNamed(services, { typed: id, caller }).catch(() => undefined);
  const view = meant && (await shortView(meant, caller).catch(() => undefined));
  if (!meant || !view) return undefined;
  const { locale } = caller;
  const details = button("details", say(locale, "button-details"), call("info", { strategy: id }));
  const mine: PanelButton = { label: say(locale, "button-strategy-mine"), opens: PANEL.first, about: "" };
  return {
    title: view.title ?? id,
    lines: linesOf(view.blocks),
    rows: [...actionRows(meant, caller), [details, mine]],
  };
}

function actionRows({ strategy, registration }: Meant, caller: Caller): readonly (readonly PanelButton[])[] {
  const { locale } = caller;
  if (!registration) {
    const calls = call("register", { strategy });
    const line = `/strategy register my-${strategy.split(":")[0]} ${strategy}`;
    return [[asked("name", "name", say(locale, "button-strategy-register"), { calls, line })]];
  }
  return registration.owner === writePlayerId(caller) ? [ownRow(registration, locale)] : [];
}

function ownRow({ name, file }: Found, locale: Locale): readonly PanelButton[] {
  const withdraw = button("withdraw", say(locale, "button-strategy-withdraw"), call("withdraw", { name }));
  const rename = asked("rename", "to", say(locale, "button-strategy-rename"), {
    calls: call("rename", { name }),
    line: `/strategy rename ${name} to=…`,
  });
  const change = file
    ? button("version", say(locale, "button-strategy-version"), call("submit", { name }))
    : asked("change", "strategy", say(locale, "button-strategy-change"), {
        calls: call("update", { name }),
        line: `/strategy update ${name} markov:order=5`,
      });
  return [rename, change, withdraw];
}

function linesOf(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap((block) => (block.type === "text" || block.type === "quiet" ? [block.text] : []));
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
