// A view with its picture; if drawing fails, the text alone, saying so.

import type { View } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { numberSigns } from "../../src/infra/i18n/phrases.ts";
import type { Chart } from "../../src/infra/pictures/index.ts";
import { writePlayerId } from "../../src/people/identity/player.ts";
import type { PlayerId } from "../../src/people/index.ts";
import type { Services } from "./services.ts";

/** A chart, its file name, its alt text, and the people whose data it shows. */
export interface Picture {
  readonly chart: Chart;
  readonly alt: string;
  readonly name: string;
  readonly about: readonly PlayerId[];
}

/** The view with the picture above its text. */
export async function pictured(
  { painter, onFailure }: Services,
  view: View,
  { chart, alt, name, about }: Picture,
  locale: Locale,
): Promise<View> {
  try {
    const png = await painter.draw(inLanguage(chart, locale), about.map(writePlayerId));
    return { ...view, blocks: [{ type: "picture", name, png, alt }, ...view.blocks] };
  } catch (error) {
    onFailure(error);
    return { ...view, blocks: [...view.blocks, { type: "quiet", text: say(locale, "picture-failed") }] };
  }
}

function inLanguage<One extends Chart>(chart: One, locale: Locale): One {
  return { ...chart, numbers: numberSigns(locale) };
}
