// A group in which profiles are shown and compared, with a painter that draws nothing but records whose pictures it
// caches.

import type { Caller, FoundPerson, Place, Reply } from "../../../src/chat/index.ts";
import type { Chart } from "../../../src/infra/pictures/chart.ts";
import { svgOf } from "../../../src/infra/pictures/draw.ts";
import type { Painter } from "../../../src/infra/pictures/painter.ts";
import { type Shown, type Table, viewOf } from "../play/table.ts";

export const GROUP: Place = { kind: "group", id: "-100" };
export const VERA: Caller = {
  platform: "telegram",
  id: "7700001",
  name: "Vera",
  handle: "vera_v",
  locale: "en",
};
export const WASSILY: Caller = {
  platform: "telegram",
  id: "7700002",
  name: "Wassily",
  handle: "wassily",
  locale: "en",
};
export const ZOE: Caller = { platform: "telegram", id: "7700003", name: "Zoe", locale: "en" };

/** A painter, and the people whose pictures it caches. */
export function fakePainter(
  draw: Painter["draw"] = async () => new Uint8Array([1]),
): Painter & { kept(): string[] } {
  let kept: (readonly string[])[] = [];
  return {
    async draw(chart, about = []) {
      const png = await draw(chart, about);
      kept.push(about);
      return png;
    },
    forget(one) {
      kept = kept.filter((about) => !about.includes(one));
    },
    kept: () => [...new Set(kept.flat())].sort(),
  };
}

/** The platform resolves whatever was typed to this person. */
export function finding(person: Caller, isBot = false) {
  return { findPerson: (): FoundPerson => ({ id: person.id, name: person.name, isBot }) };
}

/** `caller` types `/profile compare` with `target` in the group. */
export function compare(table: Table, caller: Caller, target: Caller, options: Record<string, string> = {}) {
  return table.type(
    "profile",
    "compare",
    { user: "x", ...options },
    { caller, place: GROUP, ...finding(target) },
  );
}

/** `who` presses a button below the answer. */
export function pressed(
  table: Table,
  shown: Shown,
  label: string,
  who: Caller,
  place = GROUP,
): Promise<Reply> {
  return table.press(shown, label, { caller: who, place });
}

/** `caller` views the profile of `target` in the group. */
export function look(table: Table, caller: Caller, target: Caller, place = GROUP): Promise<Reply> {
  return table.type("profile", "show", { user: "x" }, { caller, place, ...finding(target) });
}

/** `who` is shown to others from now on, or no longer. */
export function opened(table: Table, who: Caller, shown: "on" | "off" = "on"): Promise<Reply> {
  return table.type("privacy", "privacy", { shown }, { caller: who });
}

export function hasPicture(reply: Reply): boolean {
  return viewOf(reply).blocks.some(({ type }) => type === "picture");
}

/** The texts of a drawn chart. */
export function textsOf(chart: Chart): readonly string[] {
  return [...svgOf(chart).matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = ""]) => text);
}
