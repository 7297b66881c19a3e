import { describe, expect, it } from "vitest";
import { findOffers } from "../../../src/chat/dispatch/dispatch.ts";

const offer = (id: string, title: string, ...words: string[]) => ({
  ...{ id, title, words },
  description: "",
  view: { blocks: [] },
});
const OFFERS = [
  offer("rps", "Rock-paper-scissors: for anyone", "rps", "Камень, ножницы, бумага"),
  offer("rpsls", "Rock-paper-scissors-lizard-Spock: for you", "lizard-spock"),
  offer("mines", "Minesweeper: for anyone", "mines", "Сапёр"),
];
const found = (query: string) => findOffers(OFFERS, query).map(({ id }) => id);

describe("offers found by what is typed", () => {
  it.each([
    ["mi", ["mines"]],
    ["сапёр", ["mines"]],
    ["САПЕР", ["mines"]],
    ["бумага", ["rps"]],
    ["spock", ["rpsls"]],
    ["rock you", ["rpsls"]],
    [" rps ", ["rps"]],
  ])("%j finds %j", (query, ids) => expect(found(query)).toEqual(ids));

  it.each(["", "  ", "zzz", "ines", "?!"])("are all listed for %j", (query) =>
    expect(found(query)).toHaveLength(OFFERS.length),
  );
});
