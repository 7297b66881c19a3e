import { describe, expect, it, vi } from "vitest";
import { descriptionOf, published, type View } from "../../../src/chat/index.ts";
import { CATALOGUE } from "../../../src/core/games/index.ts";
import { checkProof } from "../../../src/core/proof/check.ts";
import { readLine } from "../../../src/core/proof/line.ts";
import { LOCALES, type Locale, say } from "../../../src/infra/i18n/index.ts";
import { labelled } from "../../../src/infra/i18n/phrases.ts";
import { ownerTag } from "../../../src/people/index.ts";
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

  it.each(LOCALES)("names the host's support in %s, if it's configured", async (locale) => {
    expect(textOf(await ask(undefined, locale))).not.toContain(say(locale, "web-support"));
    vi.stubEnv("SUPPORT_URL", "https://bot.example.org/help");
    const reply = await ask(undefined, locale);
    expect(textOf(reply)).toContain(
      labelled(say(locale, "web-support"), "https://bot.example.org/help", locale),
    );
    expect(linesOnPhone(viewOf(reply))).toBeLessThanOrEqual(LINES_MAX);
    vi.unstubAllEnvs();
  });

  it("lists exactly the published commands", async () => {
    const { dispatch } = await openTable();
    const seen = await Promise.all(SECTIONS.map(async (section) => textOf(await ask(section))));
    const lines = seen.join("\n").split("\n");
    for (const command of published(dispatch.commands).filter(({ name }) => name !== "help"))
      for (const row of command.subcommands) {
        const [typed, seen] =
          command.subcommands.length === 1
            ? [`/${command.name}`, command]
            : [`/${command.name} ${row.name}`, row];
        expect(lines).toContain(labelled(typed, say("en", descriptionOf(seen)), "en"));
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

  it("accepts the option's former name", async () => {
    const reply = await (await openTable()).type("help", "help", { command: "privacy" });
    expect(viewOf(reply).title).toBe(say("en", "help-privacy"));
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

  it("shows what is behind a section's buttons, with a way back", async () => {
    const table = await openTable();
    const shown = async (section: "fairness" | "privacy", at: number) => {
      const button = buttonsOf(viewOf(await ask(section, "en", table)))[at];
      const press = { type: "press", id: `${section}${at}`, caller: ANNA, place: PRIVATE } as const;
      return viewOf(await table.dispatch.handle({ ...press, action: button?.action }));
    };
    expect((await shown("privacy", 0)).title).toBe(say("en", "privacy-title"));
    expect((await shown("privacy", 1)).title).toBe(say("en", "data-delete-title"));
    expect(textOf(await shown("fairness", 0))).toContain(say("en", "proof-none"));
  });

  it("replies privately, with buttons only for the caller", async () => {
    const table = await openTable();
    const reply = await ask(undefined, "en", table);
    expect(reply).toMatchObject({ type: "post", audience: "caller" });
    const [play] = buttonsOf(viewOf(reply));
    expect(play?.action.session).toBe(ownerTag(ANNA));
    const other = { ...ANNA, id: "2" };
    const press = { type: "press", id: "p", caller: other, place: PRIVATE, action: play?.action } as const;
    expect(await table.dispatch.handle(press)).toEqual(notYours("en"));
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
  it.each(LOCALES)("has in %s a start button for every game", async (locale) => {
    const table = await openTable();
    const caller = { ...ANNA, locale };
    const greeting = viewOf(await table.type("start", "start", {}, { caller }));
    const games = [...CATALOGUE.map(({ id }) => say(locale, `game-${id}`)), say(locale, "start-mines")];
    const [duel, daily] = [say(locale, "button-duel-friend"), say(locale, "place-daily")];
    const more = say(locale, "help-title");
    expect(buttonsOf(greeting).map(({ label }) => label)).toEqual([...games, duel, daily, more]);
    const pressed = async (label: string) => {
      const action = buttonsOf(greeting).find((one) => one.label === label)?.action;
      return table.dispatch.handle({ type: "press", id: label, caller, place: PRIVATE, action });
    };
    for (const label of games) {
      const begun = await pressed(label);
      expect(begun).toMatchObject({ type: "post", audience: "place" });
      expect(viewOf(begun).title).toContain(label);
    }
    expect(viewOf(await pressed(duel)).title).toContain(say(locale, "game-rps"));
    expect(viewOf(await pressed(daily)).title).toMatch(/Gadalka|Гадалка/);
    expect(viewOf(await pressed(more)).title).toContain(more);
  });
});
