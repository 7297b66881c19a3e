import { describe, expect, it } from "vitest";
import { LOCALES, say } from "../../../src/infra/i18n/index.ts";
import { ANNA, openTable, textOf, viewOf } from "../play/table.ts";

const ask = async (command?: string, locale: (typeof LOCALES)[number] = "en") => {
  const table = await openTable();
  return table.type("help", "help", command === undefined ? {} : { command }, {
    caller: { ...ANNA, locale },
  });
};

describe("/help", () => {
  it.each(LOCALES)(
    "lists in %s every command and its words, in one message of any platform",
    async (locale) => {
      const { dispatch } = await openTable();
      const text = textOf(await ask(undefined, locale));
      for (const { name, subcommands, description } of dispatch.commands) {
        const words = subcommands.map((one) => one.name).join(", ");
        const typed = words === name ? `/${name}` : `/${name} ${words}`;
        expect(text).toContain(`${typed}: ${say(locale, description)}`);
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

  it.each([
    ["tornament", "/tournament"],
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
