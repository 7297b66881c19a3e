// What people type, in every language and spelling, on all commands.

import { expect, it } from "vitest";
import { parseCommandLine } from "../../src/chat/parse.ts";
import { LOCALES, say } from "../../src/infra/i18n/index.ts";
import { written } from "../chat/parsing.ts";
import { openTable } from "./play/table.ts";

const { features } = await openTable();
const commands = features.flatMap((feature) => feature.commands);
const read = (line: string): string => written(parseCommandLine(line, commands));

it.each([
  ["rps pick; move=rock", "rock Rock ROCK rock! ✊ piedra камень КАМЕНЬ taş TAS グー"],
  ["rps pick; move=paper", "paper Paper! ✋ kağıt KAĞIT kagit kâğıt бумага"],
  ["rps pick; move=scissors", "✌️ ✌ tijeras TIJERAS ножницы НОЖНИЦЫ nozyce NOŻYCE škarje"],
  ["rps pick; move=lizard", "lizard ящерица Ящерица"],
  ["help help", "/help help /HELP /yardım /YARDIM /yardim /Помощь /ПОМОЩЬ /помощь!"],
  ["language language; language=pt-BR", "/language:pt-BR /language:português /LANGUAGE:PORTUGUES"],
  ["rps play; variant=lizard-spock", "/rps:lizard-spock /rps:LIZARD_SPOCK /rps:variant=lizard-spock"],
  ["rps stop", "/stop stop STOP"],
  ["profile show", "/stats stats"],
  ["data delete", "forget:me /forget Forget:Me"],
  ["mines play", "/minesweeper /mines"],
])("understands %s", (call, lines) => {
  const typed = lines.split(" ").map((line) => line.replace(":", " "));
  expect(typed.map(read)).toEqual(typed.map(() => call));
});

it.each([
  ...["first to 5", "İLK 5", "pierwszy do 5", "PREMIER À 5", "premier a 5", "до 5", "best of 9", "Best-of-9"],
  ...["9本勝負", "９本勝負", "NAJLEPSZY Z 9", "endless", "bez końca", "BEZ KONCA", "SINIRSIZ"],
])("takes %s as a length", (length) => {
  expect(read(`/rps play ${length}`)).toBe(`rps play; length=${length}`);
});

it.each(LOCALES)("knows every command, subcommand, option and choice by its name in %s", (locale) => {
  const name = (english: string): string => {
    const id = `named-${english}` as "named-rps";
    try {
      return say(locale, id);
    } catch {
      return english;
    }
  };
  for (const command of commands)
    for (const subcommand of command.subcommands) {
      const isAlone = command.subcommands.length === 1 && subcommand.name === command.name;
      const line = isAlone ? `/${name(command.name)}` : `/${name(command.name)} ${name(subcommand.name)}`;
      expect(read(line), line).toBe(`${command.name} ${subcommand.name}`);
      for (const option of subcommand.options)
        for (const { value, label } of option.type === "choice" ? option.choices : []) {
          const spoken = `${line} ${name(option.name)}="${say(locale, label)}"`.toLocaleUpperCase(locale);
          expect(read(spoken), spoken).toBe(`${command.name} ${subcommand.name}; ${option.name}=${value}`);
        }
    }
});
