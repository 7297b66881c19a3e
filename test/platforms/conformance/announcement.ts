// A message as tournaments post and edit it.

import type { View } from "../../../src/chat/index.ts";

/** A title, a text, and a picture if there is one. */
export function announcement(text: string, picture?: Uint8Array): View {
  return {
    title: "A tournament",
    blocks: [
      { type: "text", text },
      ...(picture ? [{ type: "picture", name: "chart.png", png: picture, alt: "bars" } as const] : []),
    ],
  };
}
