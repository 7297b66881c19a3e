// Opens the cell with the smallest risk. A number's share of mines among its covered neighbours is a risk to each of
// them, and the largest counts.

/** @type {import("../strategies/gadalka-strategy.d.ts").Choose} */
export function choose({ width, rows }) {
  const signs = rows.join("");
  const cells = [...signs].map((_sign, cell) => cell);
  /** @param {number} cell */
  const around = (cell) =>
    cells.filter((other) => {
      const down = Math.abs(Math.floor(other / width) - Math.floor(cell / width));
      return other !== cell && down <= 1 && Math.abs((other % width) - (cell % width)) <= 1;
    });
  /** @param {number} cell */
  const risk = (cell) => {
    const numbers = around(cell).filter((other) => Number(signs[other]) > 0);
    const shares = numbers.map((other) => {
      return Number(signs[other]) / around(other).filter((one) => signs[one] === ".").length;
    });
    return shares.length > 0 ? Math.max(...shares) : 0.3;
  };
  const covered = cells.filter((cell) => signs[cell] === ".");
  const risks = covered.map(risk);
  return covered[risks.indexOf(Math.min(...risks))];
}
