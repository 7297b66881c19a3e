// Buttons whose words nobody drew, such as names that every object has, get a polite answer and no error.

import { expect, it } from "vitest";
import { LOCALES } from "../../src/infra/i18n/index.ts";
import { ANNA, openTable, PRIVATE } from "./play/table.ts";

const WORDS = "constructor __proto__ toString hasOwnProperty valueOf 0 -1 x rock stop".split(" ");

it("answers forged presses of every scope politely", async () => {
  const table = await openTable();
  const scopes = table.features.flatMap(({ presses }) => Object.keys(presses));
  expect(scopes.length).toBeGreaterThan(10);
  const names = table.features.flatMap(({ commands }) => commands.map(({ name }) => name));
  const sessions = [...WORDS.slice(0, 5), ...names];
  let events = 0;
  for (const scope of [...scopes, ...WORDS])
    for (const word of WORDS) {
      const parted = [`${word}_`, `_${word}_${word}`, `${word}-${word}`, `${word}_${word}_${word}`];
      for (const move of [word, ...parted]) {
        const session = sessions[events % sessions.length] as string;
        const action = { scope, session, turn: events % 3, move };
        const event = { id: `forged-${events++}`, caller: { ...ANNA, id: `${events}` }, place: PRIVATE };
        const reply = await table.dispatch.handle({ type: "press", ...event, action });
        expect(["notice", "edit", "post", "silence"], JSON.stringify(action)).toContain(reply.type);
        expect(table.failures, JSON.stringify(action)).toEqual([]);
      }
    }
  expect(table.logged).toEqual([]);
});

it("answers forged words of every command politely", async () => {
  const table = await openTable();
  for (const { name, subcommands } of table.features.flatMap(({ commands }) => commands))
    for (const subcommand of subcommands)
      for (const [at, word] of WORDS.slice(0, 5).entries())
        for (const option of subcommand.options) {
          const caller = { ...ANNA, locale: LOCALES[at] ?? "en" };
          await table.type(name, subcommand.name, { [option.name]: word }, { caller });
          expect(table.failures, `/${name} ${subcommand.name} ${option.name}=${word}`).toEqual([]);
        }
  expect(table.logged).toEqual([]);
});
