// An app that still shows the picker of a version before: for a while after an update people send rows and options
// that are not published any more, and the bot understands them.

import type { Simulator } from "../rig.ts";

interface Part {
  readonly name: string;
  readonly type?: number;
  readonly description?: string;
  readonly options?: readonly Part[];
}

const CHAT_INPUT = 1;
const SUBCOMMAND = 1;
const STRING = 3;
/** Discord's types of options that are not typed as text. */
const TYPES: Readonly<Record<string, number>> = { user: 6, channel: 7, role: 8, against: 8, file: 11 };

const changing = new WeakMap<Simulator, Promise<void>>();

/** Adds what the line needs to Discord's list, behind the bot's back; nothing where it is published. */
export function showFormerRow(
  simulator: Simulator,
  line: string,
  options: Readonly<Record<string, unknown>>,
): Promise<void> {
  const change = (changing.get(simulator) ?? Promise.resolve()).then(() => add(simulator, line, options));
  changing.set(
    simulator,
    change.catch(() => undefined),
  );
  return change;
}

async function add(
  simulator: Simulator,
  line: string,
  options: Readonly<Record<string, unknown>>,
): Promise<void> {
  const [name = "", word] = line.split(" ");
  const commands = await simulator.get<readonly Part[]>("commands");
  const known = commands.find((one) => one.name === name && (one.type ?? CHAT_INPUT) === CHAT_INPUT);
  const isRow = (part: Part): boolean => part.type === SUBCOMMAND;
  // A command has rows or options of its own, never both.
  const parts = (known?.options ?? []).filter((part) => isRow(part) === (word !== undefined));
  const row =
    word === undefined ? known && { ...known, options: parts } : parts.find((one) => one.name === word);
  const missing = Object.keys(options).filter((key) => !row?.options?.some((one) => one.name === key));
  if (row && missing.length === 0) return;
  const taken = [...(row?.options ?? []), ...missing.map(optionOf)];
  const described = { name, description: "of a version before" };
  const changed = { name: word ?? name, description: "of a version before", type: SUBCOMMAND, ...row };
  const others = parts.filter((one) => one.name !== word);
  const body =
    word === undefined
      ? { ...described, ...known, options: taken }
      : { ...described, ...known, options: [...others, { ...changed, options: taken }] };
  await publish(simulator, body);
}

function optionOf(name: string): Part {
  return { name, type: TYPES[name] ?? STRING, description: "of a version before" };
}

async function publish({ apiUrl, token, get }: Simulator, body: object): Promise<void> {
  const { appId } = await get<{ appId: string }>("state");
  const { id: _, application_id: __, version: ___, ...sent } = body as Record<string, unknown>;
  const answer = await fetch(`${apiUrl}/v10/applications/${appId}/commands`, {
    method: "POST",
    headers: {
      authorization: `Bot ${token}`,
      "content-type": "application/json",
      "user-agent": "DiscordBot (https://example.org, 1)",
    },
    body: JSON.stringify(sent),
  });
  if (!answer.ok) throw new Error(`the row was not taken: ${await answer.text()}`);
}
