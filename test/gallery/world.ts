// People who talk to the bot without a platform in between; the answers are recorded as views.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openApp } from "../../src/app/app.ts";
import { readConfig } from "../../src/app/config.ts";
import type { Button, Incoming, Reply, View } from "../../src/chat/index.ts";
import { parseCommandLine } from "../../src/chat/parse/parse.ts";
import type { Locale } from "../../src/infra/i18n/index.ts";

/** One answer of the bot. */
export interface Shown {
  /** What was typed or pressed, and by whom. */
  readonly cause: string;
  readonly view?: View;
  /** The toast or private notice that came with it. */
  readonly line?: string;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly locale: Locale;
}

export interface World {
  /** Types a line in the group. @throws Error if it isn't a command. */
  say(who: Person, line: string): Promise<Shown>;
  /** Presses the button whose action has this move. @throws Error if there's none. */
  press(who: Person, shown: Shown, move: string | RegExp): Promise<Shown>;
  /** What the bot posted on its own. */
  readonly posted: readonly Shown[];
  close(): Promise<void>;
}

const SILENT = { info() {}, warn() {}, error: console.error };
const FIELD = { columns: 8, rows: 10 };

export async function openWorld(): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), "gadalka-gallery-"));
  const app = await openApp(readConfig({ DATA_DIR: folder, BUDGETS: "off", LEAGUE: "off" }), SILENT);
  const posted: Shown[] = [];
  const post = async (cause: string, view: View) => {
    posted.push({ cause, view });
    return { state: "posted", message: String(posted.length) } as const;
  };
  await app.serve({
    post: (_platform, place, view) => post(`posted in ${place.kind}`, view),
    edit: async (_platform, _place, message, view) => {
      posted.push({ cause: `edited ${message}`, view });
      return "edited";
    },
    privateChat: async (_platform, id) => ({ state: "open", place: { kind: "private", id } }),
  });
  let events = 0;
  const people = new Map<string, Person>();
  const event = (who: Person) => {
    const { id, name, locale } = who;
    people.set(id, who);
    events += 1;
    return {
      id: `gallery-${events}`,
      caller: { platform: "telegram", id, name, locale, handle: name.toLowerCase(), fieldLimits: FIELD },
      place: { kind: "group", id: "-100", locale },
      mayManage: async () => true,
      mayConfigure: async () => true,
    } as const;
  };
  const handle = async (cause: string, incoming: Incoming): Promise<Shown> => {
    const reply = await app.dispatch.handle(incoming);
    if (reply.type === "post") await reply.onPosted?.(String(events));
    return shownOf(cause, reply);
  };
  return {
    posted,
    say: (who, line) => {
      const parsed = parseCommandLine(line, app.dispatch.commands);
      const cause = `${who.name}: ${line}`;
      if (!parsed.ok) return handle(cause, { type: "unreadable", ...event(who), problem: parsed.problem });
      const { command, subcommand, options } = parsed;
      const findPerson = (typed: string) => {
        const found = people.get(typed.replace(/^@/, ""));
        return found ? { id: found.id, name: found.name, isBot: false } : ({ problem: "unknown" } as const);
      };
      return handle(cause, { type: "command", ...event(who), command, subcommand, options, findPerson });
    },
    press: async (who, shown, move) => {
      const button = buttonOf(shown, move);
      return handle(`${who.name}: [${button.label}]`, {
        ...{ type: "press", ...event(who) },
        action: button.action,
      });
    },
    close: async () => {
      await app.close();
      await app.store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function shownOf(cause: string, reply: Reply): Shown {
  if (reply.type === "notice") return { cause, line: reply.text };
  if (reply.type === "silence") return { cause, line: reply.brief };
  const line = reply.type === "edit" ? (reply.notice ?? reply.toast) : undefined;
  return { cause, view: reply.view, ...(line !== undefined && { line }) };
}

function buttonOf({ cause, view }: Shown, move: string | RegExp): Button {
  const buttons = (view?.buttons ?? []).flat();
  const fits = ({ action }: Button) =>
    typeof move === "string" ? action.move === move : move.test(action.move);
  const found = buttons.find(fits);
  if (!found)
    throw new Error(`no button ${move} below "${cause}": ${buttons.map(({ action }) => action.move)}`);
  return found;
}
