import { afterAll, beforeAll, expect, test } from "vitest";
import { agreeToShow } from "../../commands/replay/replays.ts";
import { describeInBrowser, expectCalm, useBrowser } from "./browser.ts";
import { type OpenSite, openSite } from "./open-site.ts";

describeInBrowser("a replay in a browser", () => {
  const browser = useBrowser();
  let site: OpenSite;
  let url: string;
  beforeAll(async () => {
    site = await openSite();
    const rounds = Array.from({ length: 12 }, (_, at): [number, number, number] => [at % 3, 1, (at % 3) - 1]);
    const expected = [rounds.map(([move]) => move), rounds.map(() => -1)];
    const replay = {
      of: "duel-1",
      game: "rps",
      kind: "duel",
      names: ["Anna", "Борис"],
      rounds,
      expected,
    } as const;
    for (const by of ["telegram:1", "telegram:2"]) {
      const sharing = await agreeToShow(site.app.store, {
        ...{ by, needed: 2, at: 1 },
        replay: { ...replay, names: [...replay.names], expected: [...expected] },
      });
      url = sharing === "too-many" ? expect.fail() : `${site.url}/m/${sharing.id}`;
    }
  });
  afterAll(() => site.stop());

  test("shows its card, and asks for nothing but itself", async () => {
    const opened = await browser.open(url, { viewport: { width: 360, height: 720 } });
    const { page } = opened;
    await page.locator("img.picture").evaluate("(image) => image.decode()");
    const box = await page.locator("img.picture").boundingBox();
    expect(box?.width).toBeLessThanOrEqual(360);
    expect(box?.height).toBeGreaterThan(80);
    expectCalm(opened);
  });
});
