// Searches the documentation as the visitor types. The index is loaded when the field is first used.

import { type Found, find, type Index } from "./find.ts";

const form = document.querySelector<HTMLFormElement>(".docs-search");
const field = form?.querySelector("input");
const status = form?.querySelector("[role=status]");
const list = form?.querySelector("ul");
const { index: all = "", page: pages = "", found: words = "", failed = "" } = form?.dataset ?? {};
let index: Promise<Index> | undefined;

async function load(): Promise<Index> {
  const answer = await fetch(all);
  if (!answer.ok) throw new Error(`the index was answered by ${answer.status}`);
  return (await answer.json()) as Index;
}

async function show(): Promise<void> {
  const asked = field?.value ?? "";
  try {
    index ??= load();
    const found = find(await index, asked);
    // What was typed meanwhile is answered by itself.
    if (asked !== field?.value) return;
    list?.replaceChildren(...found.map(line));
    say(asked.trim().length < 2 ? "" : words.replace("{count}", String(found.length)));
  } catch {
    // The next letter tries again.
    index = undefined;
    list?.replaceChildren();
    say(failed);
  }
}

function line({ to, page, title }: Found): HTMLLIElement {
  const item = document.createElement("li");
  const link = document.createElement("a");
  const [name, anchor] = to.split("#");
  const address = new URL(pages.replace(":page", name ?? ""), location.href);
  address.hash = anchor ?? "";
  link.href = address.href;
  link.textContent = title === page ? page : `${page}: ${title}`;
  item.append(link);
  return item;
}

function say(text: string): void {
  if (status) status.textContent = text;
}

field?.addEventListener("focus", show);
field?.addEventListener("input", show);
form?.addEventListener("submit", (event) => {
  event.preventDefault();
  list?.querySelector("a")?.click();
});
