import { describe, expect, it, vi } from "vitest";
import { descriptionOf, published, type View } from "../../../src/chat/index.ts";
import { CATALOGUE } from "../../../src/core/games/index.ts";
import { checkProof } from "../../../src/core/proof/check.ts";
import { readLine } from "../../../src/core/proof/line.ts";
import { LOCALES, type Locale, say } from "../../../src/infra/i18n/index.ts";
import { labelled } from "../../../src/infra/i18n/phrases.ts";
import { linesOnPhone } from "../../lines-on-phone.ts";
import { freshHost } from "../host.ts";
import { notYours } from "../notice.ts";
import { ANNA, openTable, PRIVATE, suggested, type Table, textOf, viewOf } from "../play/table.ts";

const SECTIONS = ["play", "friends", "you", "strategies", "fairness", "privacy"] as const;
const LINES_MAX = 12;

const ask = async (topic?: string, locale: Locale = "en", table?: Table) =>
  (table ?? (await openTable())).type("help", "help", topic === undefined ? {} : { topic }, {
    caller: { ...ANNA, locale },
  });

const buttonsOf = ({ buttons = [] }: View) => buttons.flat();

describe("/help", () => {
  it.each(LOCALES)("has six sections behind buttons in %s, twelve lines on a phone", async (locale) => {
    const table = await openTable();
    const caller = { ...ANNA, locale };
    const first = viewOf(await ask(undefined, locale, table));
    expect(buttonsOf(first).map(({ label }) => label)).toEqual(
      SECTIONS.map((section) => say(locale, `help-${section}`)),
    );
    expect(linesOnPhone(first)).toBeLessThanOrEqual(LINES_MAX);
    for (const { label, action } of buttonsOf(first)) {
      const press = { type: "press", id: label, caller, place: PRIVATE, action } as const;
      const section = viewOf(await table.dispatch.handle(press));
      expect(section.title).toBe(label);
      expect(linesOnPhone(section), label).toBeLessThanOrEqual(LINES_MAX);
      const [back] = buttonsOf(section).slice(-1);
      expect(back?.label).toBe(say(locale, "button-back"));
    }
  });

  it("names the host's support, if it's configured", async () => {
    expect(textOf(await ask())).not.toContain(say("en", "web-support"));
    vi.stubEnv("SUPPORT_URL", "https://bot.example.org/help");
    const line = labelled(say("en", "web-support"), "https://bot.example.org/help", "en");
    expect(textOf(await ask())).toContain(line);
    vi.unstubAllEnvs();
  });

  it("lists exactly the published commands", async () => {
    const { dispatch } = await openTable();
    const seen = await Promise.all(SECTIONS.map(async (section) => textOf(await ask(section))));
    const lines = seen.join("\n").split("\n");
    for (const command of published(dispatch.commands).filter(({ name }) => name !== "help"))
      for (const row of command.subcommands) {
        const isAlone = command.subcommands.length === 1;
        const typed = isAlone ? `/${command.name}` : `/${command.name} ${row.name}`;
        expect(lines).toContain(labelled(typed, say("en", descriptionOf(isAlone ? command : row)), "en"));
      }
    const typed = lines.flatMap((line) => /^\/([a-z]+(?: [a-z]+)?):/.exec(line)?.[1] ?? []);
    expect(new Set(typed).size).toBe(typed.length);
    expect(typed).not.toContain("rps verify");
  });

  it.each([
    ["fairness", "fairness"],
    ["А честно ли?", "fairness"],
    ["tournament", "strategies"],
    ["/tournament@GadalkaBot", "strategies"],
    ["MODEL", "you"],
    ["/rps play", "play"],
    ["duel", "friends"],
  ] as const)("opens the section for %s", async (topic, section) => {
    expect(viewOf(await ask(topic)).title).toBe(say("en", `help-${section}`));
  });

  it.each([
    ["tornament", "/help tournament?"],
    ["frends", "/help friends?"],
    ["xyzzy", "/help"],
  ])("lists the available sections for %s", async (typed, hint) => {
    expect(await ask(typed)).toMatchObject({ type: "notice", text: expect.stringContaining(hint) });
  });

  it("shows the anchor, and the newest day's secret, which leads to it", async () => {
    const clock = { now: Date.parse("2026-11-18T12:00:00Z") };
    const table = await openTable({ host: await freshHost(5, () => clock.now), now: () => clock.now });
    expect(textOf(await ask("fairness", "en", table))).not.toContain("gd1.");
    clock.now += 2 * 86_400_000;
    const seen = textOf(await ask("fairness", "en", table));
    const proof = readLine(seen);
    if (typeof proof === "string" || proof.kind !== "day") throw new Error(seen);
    expect(seen).toContain(`this number: ${proof.anchor}`);
    expect(checkProof(proof)).toMatchObject({ steps: 2 });
  });

  it("replies privately, with buttons only for the caller, which lead to pages", async () => {
    const table = await openTable();
    const section = async (topic: string) => {
      const reply = await ask(topic, "en", table);
      expect(reply).toMatchObject({ type: "post", audience: "caller" });
      return viewOf(reply);
    };
    const press = async (topic: string, at: number, caller = ANNA) => {
      const shown = await section(topic);
      return table.press(shown, buttonsOf(shown)[at]?.label ?? "", { caller });
    };
    expect(viewOf(await press("privacy", 0)).title).toBe(say("en", "privacy-title"));
    expect(viewOf(await press("privacy", 1)).title).toBe(say("en", "data-delete-title"));
    expect(textOf(await press("fairness", 0))).toContain(say("en", "proof-none"));
    expect(await press("privacy", 0, { ...ANNA, id: "2" })).toEqual(notYours("en"));
  });

  it("suggests its sections, also by their names in the caller's language", async () => {
    const table = await openTable();
    const suggest = (typed: string, locale: Locale = "en") =>
      suggested(table, { command: "help", subcommand: "help", option: "topic", typed }, { ...ANNA, locale });
    expect(await suggest("")).toEqual([...SECTIONS]);
    expect(await suggest("Priv")).toEqual(["privacy"]);
    expect(await suggest("друз", "ru")).toEqual(["friends"]);
  });
});

describe("/start", () => {
  it("has a start button for every game, and for duels, the day and help", async () => {
    const table = await openTable();
    const greeting = viewOf(await table.type("start", "start"));
    const games = [...CATALOGUE.map(({ id }) => say("en", `game-${id}`)), say("en", "start-mines")];
    const [duel, daily] = [say("en", "button-duel-friend"), say("en", "place-daily")];
    const more = say("en", "help-title");
    expect(buttonsOf(greeting).map(({ label }) => label)).toEqual([...games, duel, daily, more]);
    for (const label of games) {
      const begun = await table.press(greeting, label);
      expect(begun).toMatchObject({ type: "post", audience: "place" });
      expect(viewOf(begun).title).toContain(label);
      expect(viewOf(await table.press(greeting, label)).buttons).not.toEqual(viewOf(begun).buttons);
    }
    for (const [label, title] of [
      [duel, say("en", "game-rps")],
      [daily, "Gadalka"],
      [more, more],
    ] as const)
      expect(viewOf(await table.press(greeting, label)).title).toContain(title);
  });
});
