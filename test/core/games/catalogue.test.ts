// The catalogue of games: what every entry must have, and that each is a game.

import { describe, expect, it } from "vitest";
import { CATALOGUE, gameOf, matrixGame, notationOf } from "../../../src/core/games/index.ts";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";

describe("the catalogue of games", () => {
  it.each(CATALOGUE)("has at $id a game under the entry's id, with the entry's moves", (entry) => {
    const game = gameOf(entry);
    expect(matrixGame(entry.id)).toBe(game);
    expect(game.moveIds).toEqual(entry.moves.map(({ id }) => id));
    expect([...entry.displayOrder].sort((a, b) => a - b)).toEqual([...entry.moves.keys()]);
    expect(notationOf(game)?.characters).toHaveLength(entry.moves.length);
  });

  it.each(CATALOGUE)("has for $id and its moves a text in every language, and an emoji a move", (entry) => {
    const labels = [`game-${entry.id}` as const, ...entry.moves.map(({ id }) => `move-${id}` as const)];
    for (const locale of LOCALES)
      expect(new Set(labels.map((id) => say(locale, id))).size).toBe(labels.length);
    if (entry.variant) for (const locale of LOCALES) say(locale, `choice-${entry.variant}`);
    expect(new Set(entry.moves.map(({ emoji }) => emoji)).size).toBe(entry.moves.length);
  });

  it.each(["id", "typed", "variant"] as const)("has no %s twice", (key) => {
    const values = CATALOGUE.flatMap((entry) => entry[key] ?? []);
    expect(new Set(values).size).toBe(values.length);
  });

  it("has a variant for every game of a command that plays several", () => {
    for (const { command, variant } of CATALOGUE)
      expect(variant !== undefined).toBe(CATALOGUE.filter((one) => one.command === command).length > 1);
  });
});
