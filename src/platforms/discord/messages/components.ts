// A cell grid as "Components V2", which allow a sixth row. Messages cannot leave that format, so
// the view, not its row count, decides.

import {
  type APIMediaGalleryComponent,
  type APIMessageTopLevelComponent,
  type APITextDisplayComponent,
  ComponentType,
} from "discord.js";
import type { View } from "../../../chat/index.ts";
import { ALT_CHARACTERS, COMPONENTS, DISPLAYED_CHARACTERS, shorten } from "../limits.ts";
import { renderField } from "./buttons.ts";
import { renderContent } from "./content.ts";

/** Text, pictures, buttons. @throws RangeError when there are too many components. */
export function renderComponents(view: View): readonly APIMessageTopLevelComponent[] {
  const rows = renderField(view.buttons ?? []);
  const content = renderContent(view, DISPLAYED_CHARACTERS);
  const text: APITextDisplayComponent[] =
    content === "" ? [] : [{ type: ComponentType.TextDisplay, content }];
  const pictures = galleryOf(view);
  const count = text.length + pictures.length + rows.reduce((sum, row) => sum + 1 + row.components.length, 0);
  if (count > COMPONENTS) throw new RangeError(`${count} components do not fit a Discord message`);
  return [...text, ...pictures, ...rows];
}

/** Attachments in such a message show only where a component references them. */
function galleryOf({ blocks }: View): APIMediaGalleryComponent[] {
  const items = blocks.flatMap((block) =>
    block.type === "picture"
      ? [{ media: { url: `attachment://${block.name}` }, description: shorten(block.alt, ALT_CHARACTERS) }]
      : [],
  );
  return items.length === 0 ? [] : [{ type: ComponentType.MediaGallery, items }];
}
