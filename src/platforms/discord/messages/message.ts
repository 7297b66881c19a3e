// A view or a notice as the body of a Discord message. Nobody is ever pinged and no link unfolds
// into a preview.

import { type APIMessageTopLevelComponent, MessageFlags, type RawFile } from "discord.js";
import type { Block, View } from "../../../chat/index.ts";
import { ALT_CHARACTERS, shorten } from "../limits.ts";
import { renderButtons } from "./buttons.ts";
import { renderComponents } from "./components.ts";
import { renderContent, renderText } from "./content.ts";

/** A message ready to be sent, or to replace another wholly: buttons and files of before do not
 * survive. */
export interface Message {
  readonly body: {
    /** Absent from a message of components. */
    readonly content?: string;
    readonly components: readonly APIMessageTopLevelComponent[];
    /** The files of this message by their place in `files`; in an edit also those it keeps, by
     * their id. */
    readonly attachments: readonly {
      readonly id: string;
      readonly filename?: string;
      readonly description?: string;
    }[];
    readonly allowed_mentions: { readonly parse: readonly [] };
    readonly flags: number;
  };
  readonly files: RawFile[];
}

/** @throws RangeError when the view cannot be a message (too many buttons, an action that does not
 * fit). */
export function renderView(view: View): Message {
  const files = view.blocks.flatMap(toFile);
  if (view.field)
    return message({ components: renderComponents(view), flags: MessageFlags.IsComponentsV2 }, files);
  const components = renderButtons(view.buttons ?? []);
  const content = renderContent(view);
  const shown = content === "" && files.length + components.length === 0 ? "…" : content;
  return message({ content: shown, components, flags: MessageFlags.SuppressEmbeds }, files);
}

/** A line of plain text. */
export function renderNotice(text: string): Message {
  return message({ content: renderText(text), components: [], flags: MessageFlags.SuppressEmbeds }, []);
}

/** The same message, shown to the caller alone. Works for new messages only: Discord keeps the
 * audience of one that stands. */
export function privately({ body, files }: Message): Message {
  return { body: { ...body, flags: body.flags | MessageFlags.Ephemeral }, files };
}

function message(
  body: Pick<Message["body"], "content" | "components" | "flags">,
  described: readonly DescribedFile[],
): Message {
  const attachments = described.map(({ name, description }, id) => ({
    ...{ id: String(id), filename: name },
    ...(description !== undefined && { description: shorten(description, ALT_CHARACTERS) }),
  }));
  const files = described.map(({ name, data }) => ({ name, data }));
  return { body: { ...body, attachments, allowed_mentions: { parse: [] } }, files };
}

interface DescribedFile extends Pick<RawFile, "name" | "data"> {
  readonly description?: string;
}

function toFile(block: Block): readonly DescribedFile[] {
  if (block.type === "file") return [{ name: block.name, data: Buffer.from(block.content, "utf8") }];
  if (block.type === "picture")
    return [{ name: block.name, data: Buffer.from(block.png), description: block.alt }];
  return [];
}
