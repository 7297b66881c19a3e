// What the messages of a platform say, and which of them have changed since they were looked at
// last.

import { createHash } from "node:crypto";

/** A button as its presser sees it, and what a press of it sends. */
export interface ShownButton {
  readonly label: string;
  readonly data: string;
}

/** A message as it stands, in a form that two runs share. */
export interface Shown {
  /** The platform's own id, unique with `place`. */
  readonly id: string;
  readonly place: string;
  readonly lines: readonly string[];
  readonly buttons: readonly ShownButton[];
}

/** A message that people can press, with all the buttons it ever had. */
interface Slot {
  shown: Shown;
  readonly first: Map<string, ShownButton>;
}

/** Messages whose name begins so are edited at a time of the bot's own, so changes of theirs are
 * told only where they are waited for. */
const LIVE = /^card/;

export class Messages {
  readonly #names = new Map<string, string>();
  readonly #forms = new Map<string, string>();
  readonly #slots = new Map<string, Slot>();

  /** What is new of these, line by line. */
  changes(all: readonly Shown[]): readonly { readonly shown: Shown; readonly lines: string[] }[] {
    return all.flatMap((shown) => {
      const key = keyOf(shown);
      const form = shown.lines.join("\n");
      const before = this.#forms.get(key);
      if (before === form) return [];
      this.#forms.set(key, form);
      if (this.#isLive(key)) return [];
      const deed = before === undefined ? "posted" : "edited";
      return [{ shown, lines: [`${deed} ${this.name(shown)} in ${shown.place}`, ...indented(shown.lines)] }];
    });
  }

  /** All the words that are new, before they are taken note of. */
  unseen(all: readonly Shown[]): string {
    const fresh = all.filter((shown) => this.#forms.get(keyOf(shown)) !== shown.lines.join("\n"));
    return fresh.flatMap(({ lines }) => lines).join("\n");
  }

  /** Takes over what has changed, and lets the name mean the newest of it that can be pressed. */
  take(all: readonly Shown[], slot: string): readonly string[] {
    this.refresh(all);
    const changed = this.changes(all);
    const pressable = changed.findLast(({ shown }) => shown.buttons.length > 0);
    const meant = pressable ?? (this.kept(slot) ? undefined : changed.at(-1));
    if (meant) this.keep(slot, meant.shown);
    return changed.flatMap(({ lines }) => lines);
  }

  /** `m1`, `m2`, … in the order of appearance. */
  name(shown: Pick<Shown, "id" | "place">): string {
    const key = keyOf(shown);
    const name = this.#names.get(key) ?? `m${this.#names.size + 1}`;
    this.#names.set(key, name);
    return name;
  }

  /** Lets the name mean this message from now on. */
  keep(slot: string, shown: Shown): void {
    const known = this.#slots.get(slot);
    const first = known && keyOf(known.shown) === keyOf(shown) ? known.first : new Map<string, ShownButton>();
    for (const button of shown.buttons) if (!first.has(button.label)) first.set(button.label, button);
    this.#slots.set(slot, { shown, first });
  }

  kept(slot: string): Shown | undefined {
    return this.#slots.get(slot)?.shown;
  }

  /** The kept message as it stands. */
  now(slot: string): readonly string[] {
    const shown = this.kept(slot);
    return shown ? [`now ${this.name(shown)} in ${shown.place}`, ...indented(shown.lines)] : [];
  }

  /** Takes over how the kept messages stand now. */
  refresh(all: readonly Shown[]): void {
    for (const shown of all)
      for (const [slot, kept] of this.#slots) if (keyOf(kept.shown) === keyOf(shown)) this.keep(slot, shown);
  }

  /** The button of a kept message whose label is this word, an emoji before it or not; `#3` is the
   * third. */
  button(slot: string, word: string, isStale = false): ShownButton | undefined {
    const kept = this.#slots.get(slot);
    const buttons = isStale ? [...(kept?.first.values() ?? [])] : (kept?.shown.buttons ?? []);
    const [, number] = /^#(\d+)$/.exec(word) ?? [];
    if (number) return buttons[Number(number) - 1];
    return buttons.find(({ label }) => label === word || label.endsWith(` ${word}`));
  }

  #isLive(key: string): boolean {
    return [...this.#slots].some(([slot, { shown }]) => LIVE.test(slot) && keyOf(shown) === key);
  }
}

const keyOf = ({ id, place }: Pick<Shown, "id" | "place">): string => `${place} ${id}`;

export const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** The first digits of SHA-256. */
export function digest(bytes: Uint8Array | string): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 16);
}

/** JSON with sorted names, without what is undefined. */
export function stable(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
