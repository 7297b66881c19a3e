// Panels: private messages made of pages, which are data. A button opens another page, or makes one of the bot's own
// calls as if the person had typed it; then the page is shown again with the changes.

import type {
  Action,
  Button,
  ButtonPress,
  Caller,
  CommandCall,
  LinkedCall,
  PressHandler,
  Reply,
  View,
} from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { ownerTag } from "../../src/people/index.ts";
import { notYours } from "./refusals.ts";

/** Who's looking at which page. */
export interface At {
  readonly caller: Caller;
  /** What the page is about, if there are several such pages: letters, digits and `-`; otherwise empty. */
  readonly about: string;
  /** The event that asked for it; it knows the chat and whether the caller manages it. */
  readonly event: CommandCall | ButtonPress;
}

/** Opens a page of the same panel by name; `about` defaults to that of this page. */
interface Opens {
  readonly opens: string;
  readonly about?: string;
}

interface Calls {
  /** Identifies the button within its page. It names the target state ("pause", never "toggle"), so that pressing it
   * twice has one effect. Letters, digits, `_` and `-`. */
  readonly id: string;
  readonly calls: LinkedCall;
  /** What follows: this page again, with the handler's notice, if any, at the top; or the handler's answer, with
   * *Back*. A file, a picture or a public post is sent unchanged. */
  readonly shows: "page" | "answer";
  /** The option to type or pick first. `line`: what to type on platforms without forms. */
  readonly asks?: { readonly option: string; readonly line: string };
}

export type PanelButton = Pick<Button, "sign" | "label" | "style" | "inlineQuery"> &
  (Opens | Calls | { readonly action: Action });

/** A page in its current state, in the caller's language. */
export interface PanelPage {
  readonly title: string;
  readonly lines: readonly string[];
  /** Small print. */
  readonly quiet?: string;
  /** At most five rows of five; empty rows are dropped. */
  readonly rows: readonly (readonly PanelButton[])[];
}

/** Undefined if there's nothing to show to this caller: then the first page is shown. */
export type ShowPage = (at: At) => Promise<PanelPage | undefined>;

export interface PanelSpec {
  /** The scope of its buttons: short, because an action with page, `about` and button is limited to 64 bytes. */
  readonly id: string;
  /** Incremented when older buttons would otherwise change their meaning. */
  readonly version: number;
  /** By name: letters, digits and `-`. The first one is never undefined. */
  readonly pages: Readonly<Record<string, ShowPage>>;
  readonly first: string;
}

export interface Panel {
  /** The answer to a command: the page, which only the caller sees. */
  open(call: CommandCall, page?: string, about?: string): Promise<Reply>;
  /** The page as a message. */
  view(at: At, page?: string): Promise<View>;
  /** For the panel's feature to register. */
  readonly presses: Readonly<Record<string, PressHandler>>;
}

const ROWS_MAX = 5;
const ROW_MAX = 5;

export function panel(spec: PanelSpec): Panel {
  return {
    open: async (event, page = spec.first, about = "") => ({
      type: "post",
      view: await viewOf(spec, { caller: event.caller, about, event, page }),
      audience: "caller",
    }),
    view: (at, page = spec.first) => viewOf(spec, { ...at, page }),
    presses: { [spec.id]: (press) => pressed(spec, press) },
  };
}

/** A page of a panel, as identified by its buttons. */
interface On extends At {
  readonly page: string;
}

/** `said`: what has just happened. */
async function viewOf(spec: PanelSpec, on: On, said?: string): Promise<View> {
  const shown = await pageOf(spec, on.page)?.(on);
  if (shown) return pageView(spec, on, shown, said);
  const first = { ...on, page: spec.first };
  const firstShown = on.page === spec.first ? undefined : await pageOf(spec, spec.first)?.(first);
  if (!firstShown) throw new Error(`the panel "${spec.id}" has no first page`);
  return pageView(spec, first, firstShown, said ?? say(on.caller.locale, "panel-gone"));
}

async function pressed(spec: PanelSpec, press: ButtonPress): Promise<Reply> {
  const { action, caller } = press;
  if (action.session !== ownerTag(caller)) return notYours(caller.locale);
  const [, page = "", about = "", id = ""] = MOVE.exec(action.move) ?? [];
  const on: On = { caller, about, event: press, page };
  const gone = say(caller.locale, "panel-gone");
  if (action.turn !== spec.version || page === "") return edited(spec, { ...on, page: spec.first }, gone);
  if (id === "") return edited(spec, on);
  const shown = await pageOf(spec, page)?.(on);
  const button = shown?.rows.flat().find((one): one is CallButton => "id" in one && one.id === id);
  return button ? made(spec, press, on, button) : edited(spec, on, gone);
}

const MOVE = /^([A-Za-z0-9-]+)_([A-Za-z0-9-]*)_(.*)$/;

type CallButton = Extract<PanelButton, Calls>;

type Edit = Extract<Reply, { type: "edit" }>;

async function edited(spec: PanelSpec, on: On, said?: string): Promise<Edit> {
  return { type: "edit", view: await viewOf(spec, on, said) };
}

/** Makes the button's call, or asks for a missing option. */
async function made(spec: PanelSpec, press: ButtonPress, on: On, button: CallButton): Promise<Reply> {
  const { calls, asks, shows } = button;
  const value = asks && press.typed?.[asks.option];
  if (asks && value === undefined) {
    const text = say(on.caller.locale, "panel-type", { example: asks.line });
    return {
      type: "notice",
      text,
      asks: { ...calls, pressed: { option: asks.option, action: press.action, label: button.label } },
    };
  }
  const options = { ...calls.options, ...(asks && value !== undefined && { [asks.option]: value }) };
  const called = await press.call?.({ ...calls, options });
  if (!called) return edited(spec, on);
  const { reply, caller } = called;
  if (standsAlone(reply)) return reply;
  return inPanel(spec, { ...on, caller }, reply, shows);
}

async function inPanel(spec: PanelSpec, on: On, reply: Reply, shows: Calls["shows"]): Promise<Reply> {
  if (reply.type === "silence" || reply.type === "dropped") return edited(spec, on);
  if (shows === "page") return edited(spec, on, reply.type === "notice" ? reply.text : undefined);
  const view: View = reply.type === "notice" ? { blocks: [{ type: "text", text: reply.text }] } : reply.view;
  return { type: "edit", view: withBack(view, backTo(spec, on)) };
}

/** What a panel can't contain: it's sent unchanged, and the panel stays. */
function standsAlone(reply: Reply): boolean {
  if (reply.type === "notice") return reply.asks !== undefined;
  if (reply.type !== "post") return false;
  const { view, audience, later, onPosted } = reply;
  const hasFiles = view.blocks.some(({ type }) => type === "file" || type === "picture");
  const lives = [view.field, later, onPosted].some((one) => one !== undefined);
  return hasFiles || lives || audience === "place";
}

function pageOf({ pages }: PanelSpec, page: string): ShowPage | undefined {
  return Object.hasOwn(pages, page) ? pages[page] : undefined;
}

function pageView(spec: PanelSpec, on: On, { title, lines, quiet, rows }: PanelPage, said?: string): View {
  return {
    title,
    blocks: [
      ...(said === undefined ? [] : [{ type: "text", text: said } as const]),
      ...(lines.length > 0 ? [{ type: "text", text: lines.join("\n") } as const] : []),
      ...(quiet === undefined ? [] : [{ type: "quiet", text: quiet } as const]),
    ],
    buttons: rows.filter((row) => row.length > 0).map((row) => row.map((one) => buttonOf(spec, on, one))),
  };
}

function buttonOf(spec: PanelSpec, on: On, button: PanelButton): Button {
  const { sign, label, style, inlineQuery } = button;
  const look = {
    ...(sign !== undefined && { sign }),
    label,
    ...(style && { style }),
    ...(inlineQuery !== undefined && { inlineQuery }),
  };
  if ("action" in button) return { ...look, action: button.action };
  const move = "opens" in button ? [button.opens, button.about ?? on.about] : [on.page, on.about, button.id];
  return { ...look, action: panelAction(spec, on.caller, move) };
}

/** The action that opens a page from other messages that only their reader sees; with a button's id, presses it. */
export function panelAction(
  { id, version }: Pick<PanelSpec, "id" | "version">,
  owner: Pick<Caller, "platform" | "id">,
  [page = "", about = "", button = ""]: readonly string[],
): Action {
  return { scope: id, session: ownerTag(owner), turn: version, move: `${page}_${about}_${button}` };
}

/** Adds it in a row of its own, if there's one left. */
function withBack(view: View, back: Button): View {
  const { buttons = [] } = view;
  const last = buttons.at(-1) ?? [];
  if (buttons.length < ROWS_MAX) return { ...view, buttons: [...buttons, [back]] };
  return last.length < ROW_MAX ? { ...view, buttons: [...buttons.slice(0, -1), [...last, back]] } : view;
}

function backTo(spec: PanelSpec, { caller, page, about }: On): Button {
  return { label: say(caller.locale, "button-back"), action: panelAction(spec, caller, [page, about]) };
}
