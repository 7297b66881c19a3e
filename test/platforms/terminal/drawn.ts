// What a person sees of a terminal's output: a terminal in a few lines, which knows the sequences
// that we and readline write.

const ESCAPE = "\u001b";
const PIECES = new RegExp(`${ESCAPE}\\[(\\d*)([A-Za-z])|[\\s\\S]`, "gu");

/** The rows, those that have scrolled away above included, on a terminal of that size. */
export function drawnRows(output: string, columns: number, rows: number): readonly string[] {
  const lines: string[][] = [[]];
  let [x, y] = [0, 0];
  const goTo = (row: number) => {
    y = row;
    while (lines.length <= y) lines.push([]);
  };
  const put = (letter: string) => {
    if (x === columns) {
      goTo(y + 1);
      x = 0;
    }
    const line = lines[y] as string[];
    while (line.length < x) line.push(" ");
    line[x] = letter;
    x += 1;
  };
  const control = (count: number, name: string) => {
    // What has scrolled away is out of reach.
    if (name === "A") goTo(Math.max(y - count, lines.length - rows, 0));
    else if (name === "B") goTo(y + count);
    else if (name === "G") x = count - 1;
    else if (name === "J" || name === "K") {
      if (name === "J") lines.length = y + 1;
      (lines[y] as string[]).length = Math.min(x, (lines[y] as string[]).length);
    } else if (name !== "m") throw new Error(`what is ${name}?`);
  };
  for (const [piece, count, name] of output.matchAll(PIECES)) {
    if (name !== undefined) control(count === "" ? 1 : Number(count), name);
    else if (piece === "\r") x = 0;
    else if (piece === "\n") {
      goTo(y + 1);
      x = 0;
    } else put(piece);
  }
  return lines.map((line) => line.join("").trimEnd());
}
