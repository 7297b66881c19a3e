// A field that is too large, split into parts.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldParts } from "../../../src/chat/index.ts";

describe("the parts of a field", () => {
  const side = fc.integer({ min: 1, max: 60 });
  const limit = fc.integer({ min: 1, max: 10 });

  it("cover each cell exactly once, within the limits", () => {
    fc.assert(
      fc.property(side, side, limit, limit, (width, height, columns, rows) => {
        const parts = fieldParts({ width, height }, { columns, rows });
        const cells = parts.flatMap((part) =>
          Array.from(
            { length: part.width * part.height },
            (_, at) => (part.row + Math.floor(at / part.width)) * width + part.column + (at % part.width),
          ),
        );
        expect(cells.toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: width * height }, (_, cell) => cell),
        );
        for (const part of parts) expect(part.width <= columns && part.height <= rows).toBe(true);
      }),
    );
  });

  it("are about equally large, or one if the field fits", () => {
    expect(
      fieldParts({ width: 30, height: 16 }, { columns: 22, rows: 16 }).map(({ width }) => width),
    ).toEqual([15, 15]);
    expect(fieldParts({ width: 9, height: 9 }, { columns: 9, rows: 9 })).toEqual([
      { column: 0, row: 0, width: 9, height: 9 },
    ]);
  });
});
