// The script of "try it here": a panel per game, buttons and keys, and each result in words. It sends nothing.

import { pageData } from "../browser/data.ts";
import { localServer } from "../mines/browser/local.ts";
import { openPlay } from "../mines/browser/play.ts";
import type { PlayedRound } from "./opponent.ts";
import type { Answered, Moved, TryData, TryTexts } from "./try.ts";

const { games, worker: address, failed, mines } = pageData<TryData>();
const card = document.getElementById("try") as HTMLElement;
const tabs = [...card.querySelectorAll<HTMLAnchorElement>("a[data-game]")];
const panels = [...card.querySelectorAll<HTMLElement>("div[data-game]")];
const panelOf = (game: string) => panels.find(({ dataset }) => dataset.game === game);
const buttonsIn = (panel: HTMLElement | undefined) => [
  ...(panel?.querySelectorAll<HTMLButtonElement>("button[data-move]") ?? []),
];

const filled = (text: string, values: object): string =>
  Object.entries(values).reduce((said, [name, value]) => said.replace(`{${name}}`, String(value)), text);

function show(game: string, ...lines: readonly string[]): void {
  const shown = lines.map((line) => Object.assign(document.createElement("p"), { textContent: line }));
  panelOf(game)
    ?.querySelector("[role=status]")
    ?.replaceChildren(...shown);
}

function linesOf(texts: TryTexts, { yours, mine, expected, percent, score }: PlayedRound): readonly string[] {
  const thought = expected === undefined ? texts.chance : (texts.expected[expected] ?? "");
  const sure = percent === undefined ? "" : ` ${filled(texts.sure, { percent })}`;
  return [texts.rounds[yours]?.[mine] ?? "", thought + sure, filled(texts.score, score)];
}

let worker: Worker | undefined;

function newWorker(game: string): Worker {
  const made = new Worker(address);
  made.addEventListener("message", ({ data }: MessageEvent<Answered>) => {
    const texts = games.find((one) => one.game === data.game);
    if (texts) show(data.game, ...linesOf(texts, data.round));
  });
  // The next move tries again, as a new match.
  made.addEventListener("error", () => {
    worker = undefined;
    show(game, failed);
  });
  return made;
}

for (const { game } of games)
  for (const button of buttonsIn(panelOf(game)))
    button.addEventListener("click", () => {
      worker ??= newWorker(game);
      worker.postMessage({ game, move: Number(button.dataset.move) } satisfies Moved);
    });

// Only while the match has focus: elsewhere, a key press isn't a move.
card.addEventListener("keydown", ({ key, repeat, ctrlKey, altKey, metaKey }) => {
  const panel = panels.find(({ hidden }) => !hidden);
  if (!(repeat || ctrlKey || altKey || metaKey)) buttonsIn(panel)[Number(key) - 1]?.click();
});

let isBoardOpen = false;

function choose(game: string | undefined): void {
  for (const tab of tabs) tab.ariaCurrent = tab.dataset.game === game ? "true" : null;
  for (const panel of panels) panel.hidden = panel.dataset.game !== game;
  const board = game === mines.game ? panelOf(mines.game) : undefined;
  if (!board || isBoardOpen) return;
  isBoardOpen = true;
  openPlay(board, mines.texts, localServer(mines.alone), undefined);
}

for (const tab of tabs)
  tab.addEventListener("click", (event) => {
    event.preventDefault();
    history.replaceState(undefined, "", tab.href);
    choose(tab.dataset.game);
  });

choose(tabs.find((tab) => tab.hasAttribute("aria-current"))?.dataset.game);
if (location.hash === "#try") card.focus();
