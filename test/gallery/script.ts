// What the gallery shows: the most common messages, and every kind of picture.

import type { Locale } from "../../src/infra/i18n/index.ts";
import type { Person, Shown, World } from "./world.ts";

const NAMES: Readonly<Record<Locale, readonly [string, string, string]>> = {
  en: ["Anna", "Boris", "سارة"],
  ru: ["Анна", "Борис", "דנה 🦊"],
  sl: ["Ana", "Žiga", "سارة"],
  "zh-Hant": ["安娜", "志明", "Dana 🦊"],
  de: ["Anna", "Jürgen", "سارة"],
  es: ["Ana", "Íñigo", "דנה 🦊"],
  fr: ["Anne", "François", "سارة"],
  "pt-BR": ["Ana", "João", "דנה 🦊"],
  pl: ["Anna", "Łukasz", "سارة"],
  uk: ["Ганна", "Євген", "דנה 🦊"],
  tr: ["Ayşe", "Işıl", "سارة"],
  id: ["Ani", "Budi", "דנה 🦊"],
  ja: ["杏奈", "太郎", "Dana 🦊"],
};
const ROUNDS = 120;
const FIRST_MOVE = /^(rock|paper|scissors|lizard|spock|odd|even)$/;

/** Someone who usually repeats after a win and moves on after a loss. */
const HABITS: readonly (readonly string[])[] = [
  ["rock", "rock", "paper", "scissors", "rock", "rock", "paper"],
  ["paper", "scissors", "scissors", "rock", "paper"],
  ["scissors", "rock", "paper"],
];

async function play(world: World, who: Person, line: string, moves: readonly string[]): Promise<Shown> {
  let shown = await world.say(who, line);
  for (const move of moves) {
    if (!shown.view?.buttons?.flat().some(({ action }) => FIRST_MOVE.test(action.move))) break;
    shown = await world.press(who, shown, move);
  }
  return shown;
}

const cycle = (moves: readonly string[], rounds: number): string[] =>
  Array.from({ length: rounds }, (_, at) => moves[at % moves.length] as string);

type Say = (line: string, who?: Person) => Promise<Shown>;
type Press = (on: Shown, move: string | RegExp, who?: Person) => Promise<Shown>;

/** The winner comes from behind with three rounds in a row. */
const DUEL: readonly (readonly [string, string])[] = [
  ["scissors", "rock"],
  ["paper", "paper"],
  ["paper", "scissors"],
  ["rock", "scissors"],
  ["scissors", "paper"],
  ["rock", "scissors"],
];

/** A duel from its challenge to its card, and what happens to challenges that aren't accepted. */
async function showDuel(say: Say, press: Press, [anna, boris]: readonly [Person, Person]): Promise<void> {
  let duel = await press(await say("/rps duel", anna), "accept", boris);
  for (const [first, second] of DUEL) duel = await press(await press(duel, first, anna), second, boris);
  await press(duel, "chart", boris);
  await press(duel, "card", anna);
  await press(duel, "again", boris);
  const declined = await press(await say(`/rps duel @${boris.id} lizard-spock`, anna), "decline", boris);
  await press(declined, "shorter", boris);
  const stopped = await press(await say("/rps duel quick", anna), "accept", boris);
  const asked = await press(stopped, "stop", anna);
  await press(asked, "resign", anna);
}

/** The answers in one language, in the order in which people meet them. */
export async function showAll(world: World, locale: Locale): Promise<readonly Shown[]> {
  const people = NAMES[locale].map(
    (name, at): Person => ({ id: `${locale === "en" ? 1 : 2}0${at}`, name, locale }),
  );
  const [anna, boris] = people as [Person, Person, Person];
  const shown: Shown[] = [];
  const keep = async (one: Promise<Shown>): Promise<Shown> => {
    shown.push(await one);
    return one;
  };
  const say = (line: string, who = anna) => keep(world.say(who, line));
  const press = (on: Shown, move: string | RegExp, who = anna) => keep(world.press(who, on, move));

  for (const line of ["/start", "/help", "/help rps", "/help lizard-spock", "/privacy"]) await say(line);
  const first = await say("/rps play first to 2");
  let live = await press(first, "rock");
  await press(live, "why");
  while (live.view?.buttons?.flat().some(({ action }) => action.move === "rock"))
    live = await press(live, "rock");
  const more = await press(live, "more");
  for (const what of ["details", "verify", "chart"]) await press(more, what);
  const five = await say("/rps play lizard-spock level=novice");
  await press(five, "rules").catch(() => undefined);
  await press(await press(five, "spock"), "why");
  const odd = await say("/oddeven play first to 3");
  await press(odd, "odd");
  await showDuel(say, press, [anna, boris]);

  for (const [at, who] of people.entries()) {
    await world.say(who, "/profile privacy everyone");
    const moves = [...cycle(HABITS[at] as readonly string[], ROUNDS), "stop"];
    await play(world, who, "/rps play endless", moves);
  }
  await world.press(anna, await world.say(anna, "/rps play first to 9"), "paper");
  const asked = await say("/rps play first to 5");
  await press(asked, "new").catch(() => undefined);
  await say("/rps continue");

  await press(await say("/profile show"), /^details/).catch(() => undefined);
  await say(`/profile compare @${boris.id}`);
  await say("/profile map");
  await say("/profile privacy");
  await say("/leaderboard players");
  await say("/paly");
  await say("/model show");

  const board = await say("/mines play");
  await press(board, /^o/).catch(() => undefined);
  await say("/mines hint");
  await press(await say("/mines play expert"), "new");
  await say("/mines open c3 o8 zz9");
  await say("/mines open c3 o8");
  await say("/mines watch");
  await say(`/mines race @${boris.id}`);
  await say("/place settings");
  await say("/strategy info markow");
  await say("/strategy list");

  await say("/tournament create rps match=10");
  for (const strategy of ["markov", "iocaine", "frequency", "rotation", "seer"])
    await say(`/tournament join ${strategy}`);
  for (const strategy of ["fortune-teller", "history-match", "copy", "win-stay-lose-shift"])
    await say(`/tournament join ${strategy}`, boris);
  await say("/tournament start");
  return shown;
}
