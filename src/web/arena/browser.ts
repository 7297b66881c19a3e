// Describes a cell of the who-beats-whom picture in words, when it's touched or reached with the arrow keys.

import { pageData } from "../browser/data.ts";
import type { MatrixData } from "./matrix.ts";

const { names, cells } = pageData<MatrixData>();
const box = document.getElementById("matrix");
const caption = document.getElementById("cell");
const mark = document.getElementById("at");
const picture = box?.querySelector("svg");
let [row, column] = [0, 0];

const clamped = (at: number): number => Math.max(0, Math.min(names.length - 1, at));

function show(): void {
  const gain = cells[row]?.[column];
  const words = gain === null || gain === undefined ? "–" : `${gain > 0 ? "+" : ""}${gain}`;
  if (caption) caption.textContent = `${row + 1}. ${names[row]} → ${column + 1}. ${names[column]}: ${words}`;
  mark?.setAttribute("x", String(column));
  mark?.setAttribute("y", String(row));
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

box?.addEventListener("keydown", (event) => {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  row = clamped(row + step[0]);
  column = clamped(column + step[1]);
  show();
});

function point(event: PointerEvent): void {
  const matrix = (picture as SVGSVGElement | null | undefined)?.getScreenCTM();
  if (!matrix) return;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  if (x < 0 || y < 0 || x >= names.length || y >= names.length) return;
  [row, column] = [Math.floor(y), Math.floor(x)];
  show();
}

picture?.addEventListener("pointerdown", point);
picture?.addEventListener("pointermove", point);
