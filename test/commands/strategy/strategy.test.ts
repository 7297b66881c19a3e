import { describe, expect, it } from "vitest";
import { CHAT_GAMES } from "../../../commands/kit/chat-games.ts";
import { FAMILIES_BY_FAME } from "../../../commands/kit/strategy-words.ts";
import { suggestStrategies } from "../../../commands/strategy/named-strategy.ts";
import type { Reply } from "../../../src/chat/index.ts";
import { matrixGame, oddEven } from "../../../src/core/games/index.ts";
import { families, isPlayable, validValues } from "../../../src/core/strategies/index.ts";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { labelled } from "../../../src/infra/i18n/phrases.ts";
import { notice } from "../notice.ts";
import { ANNA, labelsOf, openTable, PRIVATE, suggested, textOf, viewOf } from "../play/table.ts";

const rps = matrixGame("rps") ?? oddEven;
const named = (typed: string, games = [rps]) =>
  suggestStrategies(typed, games, "en").map(({ value }) => value);
const infoOn = async (strategy: string): Promise<Reply> =>
  (await openTable()).type("strategy", "info", { strategy });

describe("/strategy list", () => {
  it.each(LOCALES)("lists every family with its words in %s over as many pages as needed", async (locale) => {
    const table = await openTable();
    const caller = { ...ANNA, locale };
    let reply = await table.type("strategy", "list", {}, { caller });
    expect(reply).toMatchObject({ type: "post", audience: "caller" });
    let text = textOf(reply);
    while (labelsOf(reply).includes(say(locale, "button-next"))) {
      expect(textOf(reply).length).toBeLessThan(2000);
      reply = await table.press(reply, say(locale, "button-next"), { caller });
      expect(reply.type).toBe("edit");
      text += textOf(reply);
    }
    for (const { family } of families)
      expect(text).toMatch(new RegExp(`^${labelled(family, "\\S", locale)}`, "m"));
    expect(viewOf(reply).title).toContain(String(families.length));
  });

  it("has no page before the first or after the last", async () => {
    const table = await openTable();
    expect(labelsOf(await table.type("strategy", "list"))).not.toContain("Back");
    for (const action of [
      { scope: "strategy", session: "list", turn: 1000, move: "page" },
      { scope: "strategy", session: "list", turn: 0, move: "burn" },
    ]) {
      const press = { type: "press", id: action.move, caller: ANNA, place: PRIVATE, action } as const;
      expect(await table.dispatch.handle(press)).toEqual(notice("en", "press-old-button"));
    }
  });
});

describe("/strategy info", () => {
  it("shows games, source and each setting's range and default", async () => {
    const reply = await infoOn("wildcard");
    const text = textOf(reply);
    expect(reply).toMatchObject({ type: "post", audience: "caller", view: { title: "🔮 wildcard" } });
    expect(text).toContain("Plays: Rock-paper-scissors; Rock-paper-scissors-lizard-Spock; Odd-even");
    for (const setting of [
      "context: 1..64 (default 6)",
      "base: 2..8 (default 2)",
      "reply: likeliest | value (default",
    ])
      expect(text).toContain(setting);
    expect(text).toMatch(/Source: .*Shannon/);
  });

  it.each(families)(
    "fits $family in one message with every setting",
    async ({ family, parameters, source }) => {
      const text = textOf(await infoOn(family));
      expect(text.length).toBeLessThan(2000);
      expect(text).toContain(source);
      for (const parameter of parameters)
        expect(text).toContain(`${parameter.name}: ${validValues(parameter)} (`);
    },
  );

  it("marks the settings of the requested strategy", async () => {
    const text = textOf(await infoOn("Wildcard:context=2,reply=value"));
    expect(text).toContain("context: 1..64 (default 6) ← here 2");
    expect(text).toContain("← here value");
    expect(text).toMatch(/base: .*\)$/m);
  });

  it("says that a strategy has no settings", async () => {
    const text = textOf(await infoOn("random"));
    expect(text).toContain("It has no settings.");
  });

  it.each([
    ["wildcrad", "wildcard"],
    ["wildcard:speed=3", "context"],
    ["wildcard:context=0", "1..64"],
  ])("explains what is wrong with %j", async (typed, right) => {
    const reply = await infoOn(typed);
    expect(reply.type).toBe("notice");
    expect(textOf(reply)).toContain(right);
  });

  it("suggests three similar names for an unknown one, or a few well-known ones", async () => {
    expect(textOf(await infoOn("markvo"))).toContain(
      "I don’t know an opponent called “markvo”. Did you mean markov? All of them: /strategy list",
    );
    const far = textOf(await infoOn("chess"));
    expect(far).toContain("Well-known ones: fortune-teller, wildcard, markov, iocaine, mirror.");
    expect(far).not.toContain("history-match");
  });

  it("suggests well-known strategies that play every game", () => {
    for (const name of FAMILIES_BY_FAME.slice(0, 6))
      expect(CHAT_GAMES.every((game) => isPlayable(name, game))).toBe(true);
    expect([...FAMILIES_BY_FAME].sort()).toEqual(families.map(({ family }) => family).sort());
  });

  it("lists all strategies without a name", async () => {
    const table = await openTable();
    expect(await table.type("strategy", "info")).toEqual(await table.type("strategy", "list"));
  });

  it("suggests strategies of any game", async () => {
    const table = await openTable();
    const asked = { command: "strategy", subcommand: "info", option: "strategy", typed: "wild" };
    expect(await suggested(table, asked)).toEqual(["wildcard"]);
  });
});

describe("completion of a strategy's name", () => {
  it("offers names that start with the text first, then matching descriptions", () => {
    expect(named("wildc")).toEqual(["wildcard"]);
    expect(named("earlier")[0]).toBe("wildcard");
    const words = named("wild");
    expect(words.indexOf("wildcard")).toBe(0);
  });

  it("offers the missing settings, each with its range", () => {
    expect(named("wildcard:")).toContain("wildcard:context=6");
    expect(named("wildcard:re")).toEqual(["wildcard:reply=likeliest", "wildcard:reply=value"]);
    const next = named("wildcard:context=4,");
    expect(next).toContain("wildcard:context=4,base=2");
    expect(next.some((id) => /context=.*context=/.test(id))).toBe(false);
    expect(suggestStrategies("wildcard:con", [rps], "en")[0]?.label).toBe("wildcard:context=6 (1..64)");
  });

  it("keeps a typed value", () => {
    expect(named("wildcard:context=12")).toEqual(["wildcard:context=12"]);
  });

  it("offers at most 25, none of which plays no game", () => {
    const large = matrixGame("rps-101") ?? oddEven;
    expect(named("shannon", [large])).toEqual([]);
    expect(named("nobody of that name")).toEqual([]);
    expect(named("").length).toBeLessThanOrEqual(25);
    for (const { label, value } of suggestStrategies("", [rps], "en")) {
      expect(label.length).toBeLessThanOrEqual(100);
      expect(value.length).toBeLessThanOrEqual(100);
    }
  });
});
