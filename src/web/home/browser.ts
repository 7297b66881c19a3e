// The script of "try it here": a panel per game, buttons and keys, and each result in words. It sends nothing.

import { pageData } from "../browser/data.ts";
import { openBoard } from "./browser/mines.ts";
import type { PlayedRound } from "./opponent.ts";
import type { Answered, Moved, TryData, TryTexts } from "./try.ts";

const { games, worker: address, failed, mines } = pageData<TryData>();
const card = document.getElementById("try") as HTMLElement;
const tabs = [...card.querySelectorAll<HTMLAnchorElement>("a[data-game]")];
const panels = [...card.querySelectorAll<HTMLElement>("div[data-game]")];
const panelOf = (game: string) => panels.find(({ dataset }) => dataset.game === game) as HTMLElement;
const buttonsIn = (panel: HTMLElement) => [...panel.querySelectorAll<HTMLButtonElement>("button[data-move]")];
const againIn = (panel: HTMLElement) => panel.querySelector<HTMLButtonElement>("[data-again]");

const filled = (text: string, values: object): string =>
  Object.entries(values).reduce((said, [name, value]) => said.replace(`{${name}}`, String(value)), text);

function show(game: string, ...lines: readonly string[]): void {
  const shown = lines.map((line) => Object.assign(document.createElement("p"), { textContent: line }));
  panelOf(game)
    .querySelector("[role=status]")
    ?.replaceChildren(...shown);
}

function showRound(texts: TryTexts, { yours, mine, expected, percent, score }: PlayedRound): void {
  const thought = expected === undefined ? texts.chance : (texts.expected[expected] ?? "");
  const sure = percent === undefined ? "" : ` ${filled(texts.sure, { percent })}`;
  const isOver = Math.max(score.won, score.lost) >= texts.points;
  const standing = isOver ? (score.won > score.lost ? texts.won : texts.lost) : texts.score;
  show(texts.game, texts.rounds[yours]?.[mine] ?? "", thought + sure, filled(standing, score));
  setOver(texts.game, isOver);
}

function setOver(game: string, isOver: boolean): void {
  const panel = panelOf(game);
  for (const button of buttonsIn(panel)) button.disabled = isOver;
  const again = againIn(panel);
  if (!again) return;
  again.hidden = !isOver;
  if (isOver) again.focus();
}

let worker: Worker | undefined;
/** Whether a move has no answer yet; until then, no other is made. */
let isAwaited = false;

function send(moved: Moved): void {
  if (isAwaited) return;
  isAwaited = moved.move !== "again";
  worker ??= newWorker(moved.game);
  worker.postMessage(moved);
}

function newWorker(game: string): Worker {
  const made = new Worker(address);
  made.addEventListener("message", ({ data }: MessageEvent<Answered>) => {
    isAwaited = false;
    const texts = games.find((one) => one.game === data.game);
    if (texts) showRound(texts, data.round);
  });
  // The next move tries again, as a new match.
  made.addEventListener("error", () => {
    worker = undefined;
    isAwaited = false;
    show(game, failed);
  });
  return made;
}

for (const { game } of games) {
  const panel = panelOf(game);
  for (const button of buttonsIn(panel))
    button.addEventListener("click", () => send({ game, move: Number(button.dataset.move) }));
  againIn(panel)?.addEventListener("click", () => {
    send({ game, move: "again" });
    show(game);
    setOver(game, false);
    card.focus();
  });
}
openBoard(mines);

// Only while the match has focus: elsewhere, a key press isn't a move.
card.addEventListener("keydown", ({ key, repeat, ctrlKey, altKey, metaKey }) => {
  const panel = panels.find(({ hidden }) => !hidden);
  if (panel && !(repeat || ctrlKey || altKey || metaKey)) buttonsIn(panel)[Number(key) - 1]?.click();
});

function choose(): void {
  const asked = location.hash.slice(1);
  const chosen = panels.find(({ dataset }) => dataset.game === asked) ?? panels[0];
  for (const tab of tabs) tab.ariaCurrent = tab.dataset.game === chosen?.dataset.game ? "true" : null;
  for (const panel of panels) panel.hidden = panel !== chosen;
  if (chosen?.dataset.game === asked || asked === "try") card.focus();
}

addEventListener("hashchange", choose);
choose();
