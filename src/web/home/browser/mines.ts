// Minesweeper in the browser, by touch, mouse, keyboard or screen reader. A tap or Enter opens, a long press, the right
// mouse button or F flags; arrows move.

import { Minesweeper } from "../../../core/games/minesweeper/game.ts";
import { lookOf } from "../../../core/games/minesweeper/look.ts";
import type { MinesTexts } from "../try.ts";

const HELD_MS = 450;
/** Of the cells, about as many as on the boards of the chat. */
const MINES_SHARE = 0.16;
const SIGNS: Readonly<Record<string, string>> = { c: "", f: "🚩", m: "💣", b: "💥", w: "❌", "0": "" };
const NAMES = { c: "covered", f: "flag", m: "mine", b: "blown", w: "wrong", "0": "empty" } as const;

const byId = <E extends HTMLElement>(id: string) => document.getElementById(id) as E;

/** Fills the panel in the page, and starts a board. */
export function openBoard(texts: MinesTexts): void {
  const [size, field, said] = [
    byId<HTMLSelectElement>("mines-size"),
    byId("mines-field"),
    byId("mines-said"),
  ];
  const mode = byId<HTMLButtonElement>("mines-mode");
  let game = new Minesweeper({ width: 1, height: 1, mines: 0, start: "opening" });
  let cells: readonly HTMLElement[] = [];
  let seed = "";
  let [startedAt, focused, isFlagging] = [0, 0, false];

  const begin = (): void => {
    const [width = 8, height = 8] = size.value.split("x").map(Number);
    const mines = Math.round(width * height * MINES_SHARE);
    game = new Minesweeper({ width, height, mines, start: "opening" });
    seed = crypto.getRandomValues(new Uint32Array(4)).join();
    const rows = Array.from({ length: height }, () => {
      const row = Object.assign(document.createElement("div"), { role: "row" });
      row.append(...Array.from({ length: width }, newCell));
      return row;
    });
    field.replaceChildren(...rows);
    cells = [...field.querySelectorAll<HTMLElement>("[role=gridcell]")];
    startedAt = 0;
    stand(0);
    show();
  };
  const isOver = (): boolean => game.state === "won" || game.state === "lost";
  const act = (cell: number, flags: boolean): void => {
    if (isOver()) return;
    startedAt ||= Date.now();
    if ((game.seen[cell] ?? 0) > 0) game.chord(cell);
    else if (flags || game.flags[cell] === 1) game.flag(cell, flags && game.flags[cell] === 0);
    else game.open(cell, seed);
    show();
  };
  const show = (): void => {
    const looks = lookOf(game);
    for (const [at, cell] of cells.entries()) {
      // A number, or the first letter: covered, flag, mine, blown, wrong-flag.
      const look = String(looks[at]).charAt(0);
      if (cell.dataset.look === look) continue;
      cell.dataset.look = look;
      cell.textContent = SIGNS[look] ?? look;
      const name = NAMES[look as keyof typeof NAMES] ?? "number";
      cell.ariaLabel = filled(texts[name], { cell: nameOf(at), number: look });
    }
    said.textContent = standing();
    mode.textContent = isFlagging ? `👆 ${texts.openMode}` : `🚩 ${texts.flagMode}`;
  };
  const standing = (): string => {
    const { state, mines, flags, blown = 0 } = game;
    const safe = cells.length - mines;
    const cleared = game.seen.filter((number) => number >= 0).length;
    const seconds = Math.round((Date.now() - startedAt) / 1_000);
    const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    if (state === "untouched") return texts.begin;
    if (state === "won") return filled(texts.won, { time });
    if (state === "lost") return filled(texts.lost, { cell: nameOf(blown), cleared, safe });
    return `🚩 ${flags.filter((flag) => flag === 1).length} / ${mines}`;
  };
  /** `A1`, then `B1`; on wide boards `AA1` follows `Z1`. */
  const nameOf = (cell: number): string => {
    const column = cell % game.rules.width;
    const letter = String.fromCharCode(65 + (column % 26));
    return `${column < 26 ? "" : "A"}${letter}${Math.floor(cell / game.rules.width) + 1}`;
  };
  const stand = (cell: number): void => {
    cells[focused]?.setAttribute("tabindex", "-1");
    focused = cell;
    cells[focused]?.setAttribute("tabindex", "0");
  };
  const cellAt = ({ target }: Event): number =>
    cells.indexOf((target as HTMLElement).closest("[role=gridcell]") as HTMLElement);

  let timer = 0;
  // The click that ends a long press isn't a tap.
  let wasHeld = false;
  field.addEventListener("pointerdown", (event) => {
    const cell = cellAt(event);
    wasHeld = false;
    if (cell < 0 || event.button !== 0) return;
    timer = window.setTimeout(() => {
      wasHeld = true;
      act(cell, true);
    }, HELD_MS);
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"])
    field.addEventListener(end, () => clearTimeout(timer));
  field.addEventListener("click", (event) => {
    const cell = cellAt(event);
    if (cell < 0 || wasHeld) return;
    stand(cell);
    act(cell, isFlagging);
  });
  field.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    if (cellAt(event) >= 0 && event.pointerType !== "touch") act(cellAt(event), true);
  });
  field.addEventListener("keydown", (event) => {
    const { width } = game.rules;
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -width,
      ArrowDown: width,
    };
    const step = steps[event.key];
    if (step !== undefined) {
      if (cells[focused + step]) stand(focused + step);
      cells[focused]?.focus();
    } else if (event.key === "Enter" || event.key === " ") act(focused, isFlagging);
    else if (event.code === "KeyF" && !event.ctrlKey && !event.metaKey) act(focused, true);
    else return;
    event.preventDefault();
  });
  mode.addEventListener("click", () => {
    isFlagging = !isFlagging;
    show();
  });
  byId("mines-begin").addEventListener("click", begin);
  size.addEventListener("change", begin);
  begin();
}

function newCell(): HTMLElement {
  return Object.assign(document.createElement("div"), { role: "gridcell", tabIndex: -1 });
}

const filled = (text: string, values: object): string =>
  Object.entries(values).reduce((said, [name, value]) => said.replace(`{${name}}`, String(value)), text);
