// Views as Discord messages, in discord.js' form: text, files and rows of buttons, without link previews.

import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIButtonComponentWithURL,
  type APIMessageTopLevelComponent,
  ComponentType,
  ButtonStyle as DiscordStyle,
  MessageFlags,
} from "discord.js";
import {
  type Block,
  type Button,
  type ButtonStyle,
  encodeAction,
  type Link,
  mentionIn,
  type View,
} from "../../chat/view.ts";
import { type LinkCommands, NO_LINKS } from "./command-links.ts";
import { renderContent } from "./content.ts";
import {
  ALT_CHARACTERS,
  BUTTON_ROWS,
  BUTTONS_PER_ROW,
  COMPONENTS,
  CONTENT_CHARACTERS,
  DISPLAYED_CHARACTERS,
  EMBED_CHARACTERS,
  LABEL_CHARACTERS,
  shorten,
} from "./limits.ts";

/** A message to send, or to replace one completely. */
export interface Message {
  /** Absent from a message of components. */
  readonly content?: string;
  /** Text that doesn't fit in the content. */
  readonly embeds?: readonly { readonly description: string }[];
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly files: readonly SentAttachment[];
  readonly allowedMentions: { readonly parse: readonly []; readonly users?: readonly [string] };
  readonly flags: readonly (MessageFlags.SuppressEmbeds | MessageFlags.IsComponentsV2)[];
}

interface SentAttachment {
  readonly name: string;
  readonly attachment: Buffer;
  readonly description?: string;
}

/** A row of buttons. */
type ButtonRow = APIActionRowComponent<APIButtonComponentWithCustomId | APIButtonComponentWithURL>;

/** @throws RangeError when the view can't be a message (too many buttons, two that mean the same). */
export function renderView(view: View, link: LinkCommands = NO_LINKS): Message {
  const files = view.blocks.flatMap(toFile);
  const rest = { files, allowedMentions: { parse: [] } } as const;
  if (view.field) return { ...rest, components: withField(view, link), flags: [MessageFlags.IsComponentsV2] };
  const components = buttonsBelow(view);
  const [content = "", more] = renderContent(view, [CONTENT_CHARACTERS, EMBED_CHARACTERS], link);
  // An embed shows only in a message that doesn't suppress its embeds.
  if (more !== undefined) return { ...rest, content, embeds: [{ description: more }], components, flags: [] };
  const isEmpty = content === "" && files.length + components.length === 0;
  return { ...rest, content: isEmpty ? "…" : content, components, flags: [MessageFlags.SuppressEmbeds] };
}

/** Lets a new message notify the one person its view mentions. Edits notify no one. */
export function notifying(message: Message, view: View): Message {
  const { id } = mentionIn(view) ?? {};
  return id === undefined ? message : { ...message, allowedMentions: { parse: [], users: [id] } };
}

/** A line of plain text as a message. */
export const renderNotice = (text: string, link: LinkCommands = NO_LINKS): Message =>
  renderView({ blocks: [{ type: "text", text }] }, link);

/** Rows as given, or closed up if they're too many. */
function buttonsBelow({ buttons = [], link }: View): readonly ButtonRow[] {
  const asGiven = renderRows(buttons);
  const rows = asGiven.length <= BUTTON_ROWS ? asGiven : renderRows([buttons.flat()]);
  if (rows.length > BUTTON_ROWS)
    throw new RangeError(`${buttons.flat().length} buttons do not fit a Discord message`);
  return withLink(rows, link, rows.length < BUTTON_ROWS);
}

/** A message of components has room for a grid of cells: text, pictures, buttons. */
function withField(view: View, link: LinkCommands): readonly APIMessageTopLevelComponent[] {
  const [content = ""] = renderContent(view, [DISPLAYED_CHARACTERS], link);
  const pictures = view.blocks.flatMap((block) =>
    block.type === "picture"
      ? [{ media: { url: `attachment://${block.name}` }, description: shorten(block.alt, ALT_CHARACTERS) }]
      : [],
  );
  const above: readonly APIMessageTopLevelComponent[] = [
    ...(content === "" ? [] : [{ type: ComponentType.TextDisplay, content } as const]),
    ...(pictures.length === 0 ? [] : [{ type: ComponentType.MediaGallery, items: pictures } as const]),
  ];
  const count = (rows: readonly ButtonRow[]) =>
    above.length + rows.reduce((sum, { components }) => sum + 1 + components.length, 0);
  const field = renderRows(view.buttons ?? []);
  const linked = withLink(field, view.link, true);
  const rows = count(linked) <= COMPONENTS ? linked : field;
  if (count(rows) > COMPONENTS)
    throw new RangeError(`${count(rows)} components do not fit a Discord message`);
  return [...above, ...rows];
}

/** Rows of buttons, broken at five, never cut, so that no button disappears. */
function renderRows(rows: readonly (readonly Button[])[]): readonly ButtonRow[] {
  const ids = rows.flat().map(({ action }) => encodeAction(action));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new RangeError(`two buttons of one message mean ${twice}`);
  return rows.flatMap((row) =>
    Array.from({ length: Math.ceil(row.length / BUTTONS_PER_ROW) }, (_, at) => ({
      type: ComponentType.ActionRow,
      components: row.slice(at * BUTTONS_PER_ROW, (at + 1) * BUTTONS_PER_ROW).map(renderButton),
    })),
  );
}

const STYLES: Readonly<Record<ButtonStyle, APIButtonComponentWithCustomId["style"]>> = {
  primary: DiscordStyle.Primary,
  success: DiscordStyle.Success,
  danger: DiscordStyle.Danger,
};

function renderButton({ sign, label, action, style }: Button): APIButtonComponentWithCustomId {
  return {
    type: ComponentType.Button,
    style: style ? STYLES[style] : DiscordStyle.Secondary,
    ...(sign && { emoji: { name: sign } }),
    label: shorten(label, LABEL_CHARACTERS),
    custom_id: encodeAction(action),
  };
}

/** The rows with a link beside the last buttons, or in a row below if `hasRoom` for one more. */
function withLink(
  rows: readonly ButtonRow[],
  link: Link | undefined,
  hasRoom: boolean,
): readonly ButtonRow[] {
  if (!link) return rows;
  const { sign, label, url } = link;
  const button: APIButtonComponentWithURL = {
    type: ComponentType.Button,
    style: DiscordStyle.Link,
    ...(sign && { emoji: { name: sign } }),
    label: shorten(label, LABEL_CHARACTERS),
    url,
  };
  const last = rows.at(-1);
  if (last && last.components.length < BUTTONS_PER_ROW)
    return [...rows.slice(0, -1), { ...last, components: [...last.components, button] }];
  return hasRoom ? [...rows, { type: ComponentType.ActionRow, components: [button] }] : rows;
}

function toFile(block: Block): readonly SentAttachment[] {
  if (block.type === "file") return [{ name: block.name, attachment: Buffer.from(block.content) }];
  if (block.type !== "picture") return [];
  const { name, png, alt } = block;
  return [{ name, attachment: Buffer.from(png), description: shorten(alt, ALT_CHARACTERS) }];
}
