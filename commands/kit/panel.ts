// Panels: private messages made of pages, which are data. A button opens another page, or makes one of the bot's own
// calls as if its presser had typed it, and the page is shown again with what has changed.

import type {
  Action,
  Button,
  ButtonPress,
  CommandCall,
  LinkedCall,
  PressHandler,
  Reply,
  Speaker,
  View,
} from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { ownerTag } from "../../src/people/index.ts";
import { notYours } from "./refusals.ts";

/** Who looks at a page, and at what. */
export interface At {
  readonly caller: Speaker;
  /** What the page is about, where there are several such: letters, digits and `-`; else empty. */
  readonly about: string;
  /** What asked for it: knows the place, and who manages that. */
  readonly event: CommandCall | ButtonPress;
}

/** Opens a page of the same panel, by its name; `about`: that of this page, if absent. */
interface Opens {
  readonly opens: string;
  readonly about?: string;
}

interface Calls {
  /** Names the button within its page, and says how it is to be ("pause", never "the other way round"), so that
   * pressing it twice is once. Letters, digits, `_` and `-`. */
  readonly id: string;
  readonly calls: LinkedCall;
  /** What follows: this page again, headed by what the handler said if that is a notice; or its answer, with *Back*. A
   * file, a picture or a public post is sent as the handler has it. */
  readonly shows: "page" | "answer";
  /** The option that has to be typed or picked first. `line`: what to type where there are no forms. */
  readonly asks?: { readonly option: string; readonly line: string };
}

export type PanelButton = Pick<Button, "sign" | "label" | "style" | "inlineQuery"> &
  (Opens | Calls | { readonly action: Action });

/** A page as it is now, in the caller's language. */
export interface PanelPage {
  readonly title: string;
  readonly lines: readonly string[];
  /** Small print. */
  readonly quiet?: string;
  /** At most five rows of five; empty ones are left out. */
  readonly rows: readonly (readonly PanelButton[])[];
}

/** Undefined where there is nothing to show for this caller: the first page is shown instead. */
export type ShowPage = (at: At) => Promise<PanelPage | undefined>;

export interface PanelSpec {
  /** The scope of its buttons: short, because with page, `about` and button an action has 64 bytes. */
  readonly id: string;
  /** Raised when buttons of before would mean something else now. */
  readonly version: number;
  /** By name: letters, digits and `-`. The first one is never undefined. */
  readonly pages: Readonly<Record<string, ShowPage>>;
  readonly first: string;
}

export interface Panel {
  /** The answer to a command: the page, for its caller alone. */
  open(call: CommandCall, page?: string, about?: string): Promise<Reply>;
  /** The page as a message, for a panel that is shown unasked; `said` heads it. */
  view(at: At, page?: string, said?: string): Promise<View>;
  /** For its feature. */
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
    view: (at, page = spec.first, said = undefined) => viewOf(spec, { ...at, page }, said),
    presses: { [spec.id]: (press) => pressed(spec, press) },
  };
}

/** A page of a panel, as its buttons name it. */
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
  // Another process may have made the call meanwhile: then that answers.
  return button ? made(spec, press, on, button) : { ...(await edited(spec, on, gone)), counted: "before" };
}

const MOVE = /^([A-Za-z0-9-]+)_([A-Za-z0-9-]*)_(.*)$/;

type CallButton = Extract<PanelButton, Calls>;

type Edit = Extract<Reply, { type: "edit" }>;

async function edited(spec: PanelSpec, on: On, said?: string): Promise<Edit> {
  return { type: "edit", view: await viewOf(spec, on, said) };
}

/** Makes the button's call, or asks for what it lacks. */
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
  return { ...(await inPanel(spec, { ...on, caller }, reply, shows)), ...countedBy(reply) };
}

/** Where several processes are told of a press, the one that made the call answers it. */
function countedBy(reply: Reply): Pick<Edit, "counted"> {
  return "counted" in reply && reply.counted ? { counted: reply.counted } : {};
}

async function inPanel(spec: PanelSpec, on: On, reply: Reply, shows: Calls["shows"]): Promise<Reply> {
  if (reply.type === "silence") return edited(spec, on);
  if (shows === "page") return edited(spec, on, reply.type === "notice" ? reply.text : undefined);
  const view: View = reply.type === "notice" ? { blocks: [{ type: "text", text: reply.text }] } : reply.view;
  return { type: "edit", view: withBack(view, backTo(spec, on)) };
}

/** What a panel cannot hold: it is sent as the handler has it, and the panel stays. */
function standsAlone(reply: Reply): boolean {
  if (reply.type === "notice") return reply.asks !== undefined;
  if (reply.type !== "post") return false;
  const { view, audience, later, onPosted } = reply;
  const hasFiles = view.blocks.some(({ type }) => type === "file" || type === "picture");
  const lives = [view.field, view.typed, later, onPosted].some((one) => one !== undefined);
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

/** What opens a page, for messages of others to their reader alone; with a button's id, what presses that. */
export function panelAction(
  { id, version }: Pick<PanelSpec, "id" | "version">,
  owner: Pick<Speaker, "platform" | "id">,
  [page = "", about = "", button = ""]: readonly string[],
): Action {
  return { scope: id, session: ownerTag(owner), turn: version, move: `${page}_${about}_${button}` };
}

/** In a row of its own where there is one left. */
function withBack(view: View, back: Button): View {
  const { buttons = [] } = view;
  const last = buttons.at(-1) ?? [];
  if (buttons.length < ROWS_MAX) return { ...view, buttons: [...buttons, [back]] };
  return last.length < ROW_MAX ? { ...view, buttons: [...buttons.slice(0, -1), [...last, back]] } : view;
}

function backTo(spec: PanelSpec, { caller, page, about }: On): Button {
  return { label: say(caller.locale, "button-back"), action: panelAction(spec, caller, [page, about]) };
}
