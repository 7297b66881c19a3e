// A view with a field of cells as a message of components (Discord's "Components V2"): it may have
// a sixth row, for the controls below five rows of cells. Once a message is of that kind it stays
// so, therefore the view says it and not the count of its rows.

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

/** Text, pictures, buttons, one below the other. @throws RangeError when they are more than a
 * message can hold. */
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

/** What is attached is not shown in such a message unless a component says where. */
function galleryOf({ blocks }: View): APIMediaGalleryComponent[] {
  const items = blocks.flatMap((block) =>
    block.type === "picture"
      ? [{ media: { url: `attachment://${block.name}` }, description: shorten(block.alt, ALT_CHARACTERS) }]
      : [],
  );
  return items.length === 0 ? [] : [{ type: ComponentType.MediaGallery, items }];
}
