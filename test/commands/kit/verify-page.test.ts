import { expect, it } from "vitest";
import { verifyPage } from "../../../commands/kit/verify-page.ts";

const URL_OF_PAGES = "https://gadalka.example.org";

it("the link to the page to verify has the proof behind its #, where no browser sends it", () => {
  expect(verifyPage(URL_OF_PAGES, "gdk3.AA.BB", "en")).toEqual([
    { type: "text", text: expect.stringContaining(`${URL_OF_PAGES}/verify#gdk3.AA.BB`) },
  ]);
});

it("the link to the page to verify is without a proof that is too long for a message", () => {
  const [block] = verifyPage(URL_OF_PAGES, `gdk3.${"A".repeat(1000)}`, "en");
  expect(block).toMatchObject({ text: expect.stringMatching(/\/verify$/) });
});

it("there is no link to the page to verify where the bot has no pages", () => {
  expect(verifyPage(undefined, "gdk3.AA.BB", "en")).toEqual([]);
});
