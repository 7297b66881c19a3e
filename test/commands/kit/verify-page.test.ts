import { expect, it } from "vitest";
import { verifyPage } from "../../../commands/kit/verify-page.ts";

const URL_OF_PAGES = "https://gadalka.example.org";

it("puts the proof into the link's fragment, which browsers don't send", () => {
  expect(verifyPage(URL_OF_PAGES, "gdk3.AA.BB", "en")).toEqual([
    { type: "text", text: expect.stringContaining(`${URL_OF_PAGES}/verify#gdk3.AA.BB`) },
  ]);
});

it("omits the proof from the link when it is too long for a message", () => {
  const [block] = verifyPage(URL_OF_PAGES, `gdk3.${"A".repeat(1000)}`, "en");
  expect(block).toMatchObject({ text: expect.stringMatching(/\/verify$/) });
});

it("shows no link when the bot has no web pages", () => {
  expect(verifyPage(undefined, "gdk3.AA.BB", "en")).toEqual([]);
});
