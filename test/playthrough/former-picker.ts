// An app that still shows the command picker of an earlier version. For a while after an update, people send
// subcommands and options that are no longer published, and the bot understands them.

interface Part {
  readonly name: string;
  readonly type?: number;
  readonly description?: string;
  readonly options?: readonly Part[];
}

/** A simulated Discord. */
interface Discord {
  readonly apiUrl: string;
  readonly token: string;
  get<T>(path: string): Promise<T>;
}

const CHAT_INPUT = 1;
const SUBCOMMAND = 1;
const STRING = 3;
/** Discord's type numbers for options that aren't typed as text. */
const TYPES: Readonly<Record<string, number>> = { user: 6, channel: 7, role: 8, against: 8, file: 11 };
/** The first subcommand of commands that no longer have any. */
const FIRST_ROWS: Readonly<Record<string, string>> = { oddeven: "play", mines: "play", daily: "today" };
const DESCRIPTION = "of a version before";
/** Available in all contexts, as every command was. */
const EVERYWHERE = { contexts: [0, 1, 2], integration_types: [0, 1] };

const changing = new Map<string, Promise<unknown>>();

/** Adds what the line needs to Discord's list without the bot knowing; resolves to the line as it can be sent now. */
export function showFormerRow(
  discord: Discord,
  line: string,
  options: Readonly<Record<string, unknown>>,
): Promise<string> {
  const change = (changing.get(discord.apiUrl) ?? Promise.resolve()).then(() => show(discord, line, options));
  changing.set(
    discord.apiUrl,
    change.catch(() => undefined),
  );
  return change;
}

async function show(discord: Discord, line: string, given: Readonly<Record<string, unknown>>) {
  const [name = "", typed] = line.split(" ");
  const commands = await discord.get<readonly Part[]>("commands");
  const known = commands.find((one) => one.name === name && (one.type ?? CHAT_INPUT) === CHAT_INPUT);
  const own = known?.options ?? [];
  const first = FIRST_ROWS[name];
  const hasRows = own.some(isRow);
  // A command has either subcommands or options of its own, never both.
  const word = hasRows ? (typed ?? first) : typed === first ? undefined : typed;
  const rows = word === undefined || hasRows || !known || !first ? own : [rowOf(first, own)];
  const row = word === undefined ? known : rows.find((one) => one.name === word);
  const options = row?.options ?? [];
  const missing = Object.keys(given).filter((key) => !options.some((one) => one.name === key));
  if (!row || missing.length > 0 || rows !== own) {
    const all = [...options, ...missing.map(optionOf)];
    const changed = word === undefined ? all : [...rows.filter((one) => one !== row), rowOf(word, all, row)];
    await publish(discord, { description: DESCRIPTION, ...EVERYWHERE, ...known, name, options: changed });
  }
  return word === undefined ? name : `${name} ${word}`;
}

const isRow = ({ type }: Part): boolean => type === SUBCOMMAND;

function rowOf(name: string, options: readonly Part[], row?: Part): Part {
  return { description: DESCRIPTION, ...row, name, type: SUBCOMMAND, options };
}

function optionOf(name: string): Part {
  const type = TYPES[name] ?? STRING;
  return { name, type, description: DESCRIPTION, ...(type === STRING && { autocomplete: true }) };
}

async function publish({ apiUrl, token, get }: Discord, body: object): Promise<void> {
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
