// Views and notices as Discord message bodies, without link previews; a new one may ping one person.

import {
  type APIMediaGalleryComponent,
  type APIMessageTopLevelComponent,
  type APITextDisplayComponent,
  ComponentType,
  MessageFlags,
  type RawFile,
} from "discord.js";
import { type Block, mentionIn, type View } from "../../../chat/index.ts";
import { ALT_CHARACTERS, BUTTON_ROWS, COMPONENTS, DISPLAYED_CHARACTERS, shorten } from "../limits.ts";
import { type ButtonRow, renderButtons, renderField, withLink } from "./buttons.ts";
import { type LinkCommands, NO_LINKS } from "./command-links.ts";
import { renderContent, renderLong } from "./content.ts";

/** Text, pictures, buttons. @throws RangeError when there are too many components. */
function renderComponents(view: View, link: LinkCommands): readonly APIMessageTopLevelComponent[] {
  const field = renderField(view.buttons ?? []);
  const content = renderContent(view, link, DISPLAYED_CHARACTERS);
  const text: APITextDisplayComponent[] =
    content === "" ? [] : [{ type: ComponentType.TextDisplay, content }];
  const pictures = galleryOf(view);
  const countOf = (rows: readonly ButtonRow[]) =>
    text.length + pictures.length + rows.reduce((sum, row) => sum + 1 + row.components.length, 0);
  const linked = withLink(field, view.link, true);
  const rows = countOf(linked) <= COMPONENTS ? linked : field;
  const count = countOf(rows);
  if (count > COMPONENTS) throw new RangeError(`${count} components do not fit a Discord message`);
  return [...text, ...pictures, ...rows];
}

/** In a components message, attachments show only if a component references them. */
function galleryOf({ blocks }: View): APIMediaGalleryComponent[] {
  const items = blocks.flatMap((block) =>
    block.type === "picture"
      ? [{ media: { url: `attachment://${block.name}` }, description: shorten(block.alt, ALT_CHARACTERS) }]
      : [],
  );
  return items.length === 0 ? [] : [{ type: ComponentType.MediaGallery, items }];
}

/** A message body to send, or to replace a message completely: old buttons and files don't survive. */
export interface Message {
  readonly body: {
    /** Absent from a components message. */
    readonly content?: string;
    /** Text that doesn't fit in the content. */
    readonly embeds?: readonly { readonly description: string }[];
    readonly components: readonly APIMessageTopLevelComponent[];
    /** This message's files by index in `files`; in an edit, also the kept ones, by id. */
    readonly attachments: readonly {
      readonly id: string;
      readonly filename?: string;
      readonly description?: string;
    }[];
    readonly allowed_mentions: { readonly parse: readonly []; readonly users?: readonly [string] };
    readonly flags: number;
  };
  readonly files: RawFile[];
}

/** Embeds are shown. */
const NO_FLAGS = 0;

/** @throws RangeError when the view cannot be a message (too many buttons, invalid action). */
export function renderView(view: View, link: LinkCommands = NO_LINKS): Message {
  const files = view.blocks.flatMap(toFile);
  if (view.field)
    return message({ components: renderComponents(view, link), flags: MessageFlags.IsComponentsV2 }, files);
  const rows = renderButtons(view.buttons ?? []);
  const components = withLink(rows, view.link, rows.length < BUTTON_ROWS);
  const { content, more } = renderLong(view, link);
  // An edit without embeds would suppress the ones that the message had.
  if (more !== undefined)
    return message({ content, embeds: [{ description: more }], components, flags: NO_FLAGS }, files);
  const shown = content === "" && files.length + components.length === 0 ? "…" : content;
  return message({ content: shown, components, flags: MessageFlags.SuppressEmbeds }, files);
}

/** A line of plain text as a message. */
export function renderNotice(text: string, link: LinkCommands = NO_LINKS): Message {
  return renderView({ blocks: [{ type: "text", text }] }, link);
}

/** Makes it ephemeral. For new messages only: Discord can't change the audience of an existing one. */
export function privately({ body, files }: Message): Message {
  return { body: { ...body, flags: body.flags | MessageFlags.Ephemeral }, files };
}

/** Lets a new message notify the one person its view mentions. Edits notify no one. */
export function notifying({ body, files }: Message, view: View): Message {
  const { id } = mentionIn(view) ?? {};
  return id === undefined
    ? { body, files }
    : { body: { ...body, allowed_mentions: { parse: [], users: [id] } }, files };
}

function message(
  body: Pick<Message["body"], "content" | "embeds" | "components" | "flags">,
  described: readonly DescribedFile[],
): Message {
  const attachments = described.map(({ name, description }, id) => ({
    id: String(id),
    filename: name,
    ...(description !== undefined && { description: shorten(description, ALT_CHARACTERS) }),
  }));
  const files = described.map(({ name, data }) => ({ name, data }));
  return { body: { ...body, attachments, allowed_mentions: { parse: [] } }, files };
}

interface DescribedFile extends Pick<RawFile, "name" | "data"> {
  readonly description?: string;
}

function toFile(block: Block): readonly DescribedFile[] {
  if (block.type === "file") return [{ name: block.name, data: Buffer.from(block.content) }];
  if (block.type === "picture")
    return [{ name: block.name, data: Buffer.from(block.png), description: block.alt }];
  return [];
}
