// Creates an element in one call.

type Listeners = {
  readonly [name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[name]) => void;
};

interface Made {
  readonly class?: string;
  readonly text?: string;
  /** Attributes. */
  readonly is?: Readonly<Record<string, string>>;
  readonly on?: Listeners;
}

export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  { class: names, text, is = {}, on = {} }: Made = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  if (names !== undefined) made.className = names;
  if (text !== undefined) made.textContent = text;
  for (const [attribute, value] of Object.entries(is)) made.setAttribute(attribute, value);
  for (const [event, listener] of Object.entries(on)) made.addEventListener(event, listener as EventListener);
  made.append(...children);
  return made;
}

/** Shows the text, or hides the element if there's none. Unchanged text isn't read aloud again. */
export function tell(into: HTMLElement, text: string | undefined): void {
  if (into.textContent !== (text ?? "")) into.textContent = text ?? "";
  into.hidden = text === undefined || text === "";
}

export function button(label: string, press: () => void, names = ""): HTMLButtonElement {
  return element("button", { text: label, class: names, is: { type: "button" }, on: { click: press } });
}
