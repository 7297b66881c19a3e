import { describe, expect, it } from "vitest";
import { commandView } from "../../../commands/account/command-view.ts";
import type { OptionSpec } from "../../../src/chat/index.ts";
import { CATALOGUE } from "../../../src/core/games/index.ts";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { labelled, listed } from "../../../src/infra/i18n/phrases.ts";
import { ANNA, openTable, PRIVATE, textOf, viewOf } from "../play/table.ts";

const ask = async (command?: string, locale: (typeof LOCALES)[number] = "en") => {
  const table = await openTable();
  return table.type("help", "help", command === undefined ? {} : { command }, {
    caller: { ...ANNA, locale },
  });
};

describe("/help of a command that takes a file", () => {
  const view = (options: readonly OptionSpec[]) =>
    commandView(
      {
        ...{ name: "submit", description: "command-help", run: async () => ({ type: "silence", brief: "" }) },
        subcommands: [{ name: "submit", description: "command-help", options, audience: "caller" }],
      },
      "en",
    );
  const file: OptionSpec = {
    ...{ type: "file", name: "file", description: "command-start", maxBytes: 65_536 },
    ...{ endings: [".js"], required: true },
  };

  it("names it as what must be there, and shows by another option how one is typed", () => {
    const name: OptionSpec = {
      ...{ type: "text", name: "name", description: "command-start" },
      ...{ maxLength: 20, suggests: false },
    };
    const text = textOf({ type: "post", view: view([file, name]), audience: "caller" });
    expect(text).toContain("/submit file [name]: ");
    expect(text).toContain(`– file: ${say("en", "command-start")}`);
    expect(text).toContain(say("en", "help-options-how", { example: "name=…" }));
  });

  it("shows nothing typed where it takes nothing else", () => {
    const text = textOf({ type: "post", view: view([file]), audience: "caller" });
    expect(text).toContain("/submit file: ");
    expect(text).not.toContain("file=");
  });
});

describe("/help", () => {
  it.each(LOCALES)(
    "lists in %s every command, its first words and how many more, in one message of any platform",
    async (locale) => {
      const { dispatch } = await openTable();
      const text = textOf(await ask(undefined, locale));
      for (const { name, subcommands, description } of dispatch.commands) {
        const names = subcommands.map((one) => one.name);
        const words =
          names.length > 7
            ? `${listed(names.slice(0, 6), locale)} +${names.length - 6}`
            : listed(names, locale);
        const typed = words === name ? `/${name}` : `/${name} ${words}`;
        expect(text).toContain(labelled(typed, say(locale, description), locale));
      }
      expect(text.length).toBeLessThan(2000);
    },
  );

  it.each(["tournament", "/tournament", "TOURNAMENT", "/tournament@GadalkaBot"])(
    "tells of one command: %s",
    async (named) => {
      const text = textOf(await ask(named));
      expect(text).toContain(say("en", "command-tournament"));
      expect(text).toContain(`/tournament join [strategy]: ${say("en", "command-tournament-join")}`);
    },
  );

  it("tells in one message of every command, in every language", async () => {
    const { dispatch } = await openTable();
    for (const locale of LOCALES)
      for (const { name } of dispatch.commands) {
        const text = textOf(await ask(name, locale));
        expect(text).toContain(`/${name}`);
        expect(text.length).toBeLessThan(2000);
      }
  });

  it("shows each option once, with the values that it takes", async () => {
    const lines = textOf(await ask("rps")).split("\n");
    expect(lines).toContain("/rps play [variant] [length] [level] [opponent] [word]: Play; I learn as we go");
    const of = (name: string) => lines.filter((line) => line.startsWith(`– ${name}: `));
    expect(of("variant")).toEqual(["– variant: classic (3 moves) or lizard-spock (5 moves)"]);
    expect(of("length")[0]).toContain("first to 10, best of 9, endless");
    expect(of("level")[0]).toMatch(/\(novice, fortune-teller, mirror, coin\)$/);
    expect(of("opponent")[0]).toMatch(/\(fortune-teller, wildcard, markov, iocaine, …\)$/);
    expect(textOf(await ask("model")).match(/– game: /g)).toHaveLength(1);
    expect(textOf(await ask("mines"))).toContain("/mines race user [level]");
  });

  it("names every value of every choice, in every language", async () => {
    const { dispatch } = await openTable();
    for (const locale of LOCALES)
      for (const { name, subcommands } of dispatch.commands) {
        const text = textOf(await ask(name, locale));
        const choices = subcommands.flatMap(({ options }) => options).filter(({ type }) => type === "choice");
        for (const choice of choices)
          for (const { value } of choice.type === "choice" ? choice.choices : [])
            expect(text, `${name} ${choice.name}`).toContain(value);
      }
  });

  it.each([
    ["tornament", "/help tournament?"],
    ["moddel", "/help model?"],
    ["xyzzy", "/help"],
  ])("that is asked about %s says what there is", async (typed, hint) => {
    expect(await ask(typed)).toMatchObject({ type: "notice", text: expect.stringContaining(hint) });
  });

  it("is answered privately, and suggests commands by their beginning", async () => {
    const reply = await ask();
    expect(reply).toMatchObject({ type: "post", audience: "caller" });
    expect(viewOf(reply).title).toBe(say("en", "help-title"));
    const { dispatch } = await openTable();
    const typing = {
      type: "completion",
      id: "1",
      caller: ANNA,
      place: { kind: "private", id: "1" },
    } as const;
    const choices = await dispatch.complete({
      ...typing,
      command: "help",
      subcommand: "help",
      option: "command",
      typed: "/mi",
    });
    expect(choices.map(({ value }) => value)).toEqual(["mines"]);
  });
});

describe("/start", () => {
  it.each(LOCALES)("has in %s a button for every game, each of which begins it at once", async (locale) => {
    const table = await openTable();
    const caller = { ...ANNA, locale };
    const greeting = viewOf(await table.type("start", "start", {}, { caller }));
    const games = [...CATALOGUE.map(({ id }) => say(locale, `game-${id}`)), say(locale, "start-mines")];
    expect(greeting.buttons?.flat().map(({ label }) => label)).toEqual(games);
    for (const button of greeting.buttons?.flat() ?? []) {
      const press = {
        type: "press",
        id: button.label,
        caller,
        place: PRIVATE,
        action: button.action,
      } as const;
      const begun = await table.dispatch.handle(press);
      expect(begun).toMatchObject({ type: "post", audience: "place" });
      expect(viewOf(begun).title).toContain(button.label);
    }
  });
});
