// The script of "try it here": buttons and keys, and each result in words. It makes no requests.

import { type MatrixGame, matrixGame } from "../../core/games/index.ts";
import { pageData } from "../browser/data.ts";
import { Opponent, type PlayedRound } from "./opponent.ts";
import type { TryTexts } from "./try.ts";

const texts = pageData<TryTexts>();
const part = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const card = part("try");
const buttons = [...card.querySelectorAll<HTMLButtonElement>("button[data-move]")];
const opponent = new Opponent(
  matrixGame(texts.game) as MatrixGame,
  crypto.getRandomValues(new Uint8Array(32)),
);

const filled = (text: string, values: object): string =>
  Object.entries(values).reduce((said, [name, value]) => said.replace(`{${name}}`, String(value)), text);

function show(...lines: readonly string[]): void {
  part("try-said").replaceChildren(
    ...lines.map((line) => Object.assign(document.createElement("p"), { textContent: line })),
  );
  // The next move is computed after the text is on screen.
  setTimeout(() => opponent.decide());
}

function linesOf({ yours, mine, expected, percent, score }: PlayedRound): readonly string[] {
  const thought = expected === undefined ? texts.chance : (texts.expected[expected] ?? "");
  const sure = percent === undefined ? "" : ` ${filled(texts.sure, { percent })}`;
  return [texts.rounds[yours]?.[mine] ?? "", thought + sure, filled(texts.score, score)];
}

for (const button of buttons)
  button.addEventListener("click", () => show(...linesOf(opponent.answer(Number(button.dataset.move)))));

// Only while the match has focus: elsewhere, a key press isn't a move.
card.addEventListener("keydown", ({ key, repeat, ctrlKey, altKey, metaKey }) => {
  if (!(repeat || ctrlKey || altKey || metaKey)) buttons[Number(key) - 1]?.click();
});

part("try-match").hidden = false;
card.focus();
show(texts.first);
