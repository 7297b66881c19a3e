// The cells, for touch, mouse, keyboard and screen readers. A tap or Enter acts; a long press, the right mouse button
// or F flags; arrows move.

import type { BoardState, Texts } from "../wire.ts";
import { element } from "./elements.ts";

export interface Grid {
  readonly box: HTMLElement;
  show(board: BoardState, texts: Texts): void;
  /** Makes cells larger or smaller by that factor. */
  zoom(factor: number): void;
  focus(): void;
}

type Act = (cell: number, how: "tap" | "flag") => void;

const HELD_MS = 450;
/** A finger that moves further is scrolling. */
const STILL_PX = 12;
const LARGEST_PX = 96;
const SMALLEST_PX = 18;
/** As large as a finger needs; larger if there's room, up to the size at which a board looks good. */
const USUAL_PX = [28, 48] as const;

const LETTERS = 26;

export const cellName = (cell: number, columns: number): string =>
  `${columnName(cell % columns)}${Math.floor(cell / columns) + 1}`;

/** `A` … `Z`, `AA`, … */
function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % LETTERS));
  return column < LETTERS ? last : columnName(Math.floor(column / LETTERS) - 1) + last;
}

export function createGrid(act: Act): Grid {
  const field = element("div", { class: "mines-field", is: { role: "grid" } });
  const box = element("div", { class: "mines-scroll" }, field);
  let cells: HTMLElement[] = [];
  let [shown, columns, focused, scale] = ["", 0, 0, 1];
  const resize = (): void => {
    const fitting = Math.floor(box.clientWidth / Math.max(columns, 1)) - 2;
    const usual = Math.min(Math.max(fitting, USUAL_PX[0]), USUAL_PX[1]);
    const size = Math.min(Math.max(usual * scale, SMALLEST_PX), LARGEST_PX);
    field.style.setProperty("--cell", `${size}px`);
  };
  const lay = ({ width, height }: BoardState): void => {
    const made = Array.from({ length: height }, (_, row) =>
      Array.from({ length: width }, (_, column) =>
        element("div", { is: { role: "gridcell", tabindex: "-1", "data-cell": `${row * width + column}` } }),
      ),
    );
    field.replaceChildren(...made.map((row) => element("div", { is: { role: "row" } }, ...row)));
    cells = made.flat();
    [shown, columns, focused] = ["", width, 0];
    field.style.setProperty("--columns", `${width}`);
  };
  const stand = (cell: number, isMoved = true): void => {
    cells[focused]?.setAttribute("tabindex", "-1");
    focused = Math.min(Math.max(cell, 0), cells.length - 1);
    cells[focused]?.setAttribute("tabindex", "0");
    if (isMoved) cells[focused]?.focus();
  };
  listen(field, act, { stand, at: () => ({ cell: focused, columns, count: cells.length }) });
  window.addEventListener("resize", resize);
  return {
    box,
    show: (board, texts) => {
      if (columns !== board.width || cells.length !== board.cells.length) lay(board);
      field.setAttribute("aria-label", board.title);
      for (const [at, cell] of cells.entries()) {
        const look = board.cells[at] ?? "c";
        const isHinted = board.hint?.cell === at;
        cell.classList.toggle("hinted", isHinted);
        if (look === shown[at] && cell.ariaLabel) continue;
        draw(cell, look, labelOf(look, cellName(at, columns), texts));
      }
      shown = board.cells;
      resize();
      stand(focused, false);
    },
    zoom: (factor) => {
      scale = Math.min(Math.max(scale * factor, 0.25), 4);
      resize();
    },
    focus: () => cells[focused]?.focus(),
  };
}

const SIGNS: Readonly<Record<string, string>> = { c: "", f: "🚩", m: "💣", b: "💥", w: "❌", "0": "" };
const NAMES = { c: "covered", f: "flag", m: "mine", b: "blown", w: "wrong", "0": "empty" } as const;

function draw(cell: HTMLElement, look: string, label: string): void {
  cell.textContent = SIGNS[look] ?? look;
  cell.dataset.look = look;
  cell.setAttribute("aria-label", label);
}

function labelOf(look: string, cell: string, { cells }: Texts): string {
  const name = NAMES[look as keyof typeof NAMES] ?? "number";
  return cells[name].replace("{cell}", cell).replace("{number}", look);
}

interface Standing {
  stand(cell: number): void;
  at(): { readonly cell: number; readonly columns: number; readonly count: number };
}

function listen(field: HTMLElement, act: Act, { stand, at }: Standing): void {
  const cellOf = (event: Event): number | undefined => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>("[data-cell]")?.dataset.cell;
    return cell === undefined ? undefined : Number(cell);
  };
  let held: { readonly timer: number; readonly x: number; readonly y: number } | undefined;
  // The click that ends a long press isn't a tap.
  let wasHeld = false;
  const release = (): void => {
    if (held) clearTimeout(held.timer);
    held = undefined;
  };
  field.addEventListener("pointerdown", (event) => {
    release();
    wasHeld = false;
    const cell = cellOf(event);
    if (cell === undefined || event.button !== 0) return;
    const hold = (): void => {
      wasHeld = true;
      act(cell, "flag");
    };
    held = { timer: window.setTimeout(hold, HELD_MS), x: event.clientX, y: event.clientY };
  });
  field.addEventListener("pointermove", ({ clientX, clientY }) => {
    if (held && Math.hypot(clientX - held.x, clientY - held.y) > STILL_PX) release();
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"] as const)
    field.addEventListener(end, release);
  field.addEventListener("click", (event) => {
    const cell = cellOf(event);
    if (cell === undefined || wasHeld) return;
    stand(cell);
    act(cell, "tap");
  });
  field.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    const cell = cellOf(event);
    // Long presses by touch have their own timer.
    if (cell !== undefined && (event as PointerEvent).pointerType !== "touch" && !wasHeld) act(cell, "flag");
  });
  field.addEventListener("keydown", (event) => {
    const { cell, columns, count } = at();
    const row = Math.floor(cell / columns) * columns;
    const to: Readonly<Record<string, number>> = {
      ArrowLeft: Math.max(cell - 1, row),
      ArrowRight: Math.min(cell + 1, row + columns - 1),
      ArrowUp: cell < columns ? cell : cell - columns,
      ArrowDown: cell + columns < count ? cell + columns : cell,
      Home: event.ctrlKey ? 0 : row,
      End: event.ctrlKey ? count - 1 : row + columns - 1,
    };
    const key = event.key.toLowerCase();
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (Object.hasOwn(to, event.key)) stand(to[event.key] ?? cell);
    else if (isPlain && (key === "enter" || key === " ")) act(cell, "tap");
    // By its position on the keyboard, whatever the layout.
    else if (isPlain && event.code === "KeyF") act(cell, "flag");
    else return;
    event.preventDefault();
  });
}
