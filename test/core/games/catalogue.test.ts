// The game catalogue: what every entry must have, and that each entry is a game.

import { describe, expect, it } from "vitest";
import { CATALOGUE, gameOf, matrixGame, notationOf } from "../../../src/core/games/index.ts";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";

describe("the catalogue of games", () => {
  it.each(CATALOGUE)("has a game with the entry's id and moves at $id", (entry) => {
    const game = gameOf(entry);
    expect(matrixGame(entry.id)).toBe(game);
    expect(game.moveIds).toEqual(entry.moves.map(({ id }) => id));
    expect([...entry.displayOrder].sort((a, b) => a - b)).toEqual([...entry.moves.keys()]);
    expect(notationOf(game)?.characters).toHaveLength(entry.moves.length);
  });

  it.each(CATALOGUE)("has texts in every language and an emoji a move for $id", (entry) => {
    const labels = [`game-${entry.id}` as const, ...entry.moves.map(({ id }) => `move-${id}` as const)];
    for (const locale of LOCALES)
      expect(new Set(labels.map((id) => say(locale, id))).size).toBe(labels.length);
    if (entry.variant) for (const locale of LOCALES) say(locale, `choice-${entry.variant}`);
    expect(new Set(entry.moves.map(({ emoji }) => emoji)).size).toBe(entry.moves.length);
  });

  it.each(["id", "typed", "variant"] as const)("has no duplicate %s", (key) => {
    const values = CATALOGUE.flatMap((entry) => entry[key] ?? []);
    expect(new Set(values).size).toBe(values.length);
  });

  it("has a variant for each game of a command with several", () => {
    for (const { command, variant } of CATALOGUE)
      expect(variant !== undefined).toBe(CATALOGUE.filter((one) => one.command === command).length > 1);
  });
});
