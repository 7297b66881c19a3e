// Tables on standard output: first column left-aligned, numbers right-aligned.

export type Cell = string | number | undefined;

/** A number with about three significant digits; `-` if undefined. */
export function figure(value: Cell): string {
  if (value === undefined || Number.isNaN(value)) return "-";
  if (typeof value === "string") return value;
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString("en");
  return value.toFixed(Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 0.1 ? 2 : 4);
}

/** Prints a title, a header and rows. */
export function printTable(title: string, head: readonly string[], rows: readonly (readonly Cell[])[]): void {
  const lines = [head, ...rows.map((row) => row.map(figure))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? "").length)));
  const write = (line: readonly string[]): string =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  ");
  process.stdout.write(`\n${title}\n${lines.map(write).join("\n")}\n`);
}
