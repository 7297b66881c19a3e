// `/daily yesterday`: who the opponent was, where the mines were, and how to redraw all of it.

import type { Block, Button, ButtonPress, Caller, CommandCall, Reply, View } from "../../src/chat/index.ts";
import { MIND_ROUNDS } from "../../src/core/daily/index.ts";
import {
  dayStart,
  encodePledge,
  PUBLISHED_AFTER_DAYS,
  writePublishedKey,
} from "../../src/core/fairness/index.ts";
import { typed } from "../../src/infra/console/typed.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { sourceWords } from "../../src/infra/source-link.ts";
import type { Host } from "../../src/people/host/index.ts";
import { notice } from "../kit/refusals.ts";
import { dateWords } from "../kit/time-words.ts";
import { announcedBoard } from "./board/board.ts";
import { announcedAt, dailyAction, dayOf, numberOf, startOf } from "./day/day.ts";
import { type DailyPerson, mindTryOf } from "./day/person.ts";
import { knownPuzzle, metBy, type Puzzle } from "./day/puzzle.ts";
import { resultGridOf, resultGridText } from "./day/result-grid.ts";
import { roundsOf } from "./day/results.ts";
import type { DailyServices } from "./day/services.ts";
import { ruleBlocks } from "./mind/view.ts";
import { settledPerson } from "./tries/board.ts";

export async function yesterdayReply(
  services: DailyServices,
  { caller }: Pick<CommandCall | ButtonPress, "caller">,
): Promise<Reply> {
  const day = dayOf(services.now()) - 1;
  const person = await settledPerson(services, caller);
  if (services.now() < announcedAt(day)) return post(soonView(person, day, caller));
  const puzzle = await knownPuzzle(services.store, day);
  if (!puzzle) return notice(say(caller.locale, "daily-yesterday-none"));
  return post(announcedView(services, puzzle, person, caller.locale));
}

function post(view: View): Reply {
  return { type: "post", view, audience: "caller" };
}

/** Until the answers are published, an attempt of that day may still count. */
function soonView(person: DailyPerson, day: number, caller: Caller): View {
  const { locale } = caller;
  const mind = mindTryOf(person, day);
  const round = (mind?.moves.length ?? 0) + 1;
  const isOpen = mind !== undefined && mind.endedAt === undefined;
  const open = say(locale, "daily-yesterday-open", { round, of: MIND_ROUNDS });
  const goOn: Button = {
    label: say(locale, "button-daily-go-on"),
    action: dailyAction(caller, day, "again"),
    style: "primary",
  };
  return {
    title: titleOf(day, locale),
    blocks: [
      ...(isOpen ? [{ type: "text", text: open } as const] : []),
      { type: "clock", text: say(locale, "daily-yesterday-soon"), until: announcedAt(day), locale },
    ],
    ...(isOpen && { buttons: [[goOn]] }),
  };
}

function announcedView(services: DailyServices, puzzle: Puzzle, person: DailyPerson, locale: Locale): View {
  const { day } = puzzle;
  const mind = mindTryOf(person, day);
  const rounds = roundsOf(mind ?? { moves: "", replies: "" });
  const strip = resultGridOf(person, day);
  return {
    title: titleOf(day, locale),
    blocks: [
      ...(strip ? [{ type: "text", text: resultGridText(strip, locale) } as const] : []),
      ...ruleBlocks(metBy(services.host, puzzle, person.player)?.strategy, rounds, locale),
      ...announcedBoard(services, puzzle),
      ...proofBlocks(services.host, puzzle, locale),
    ],
  };
}

function titleOf(day: number, locale: Locale): string {
  return `${say(locale, "daily-yesterday-title", { number: String(numberOf(day)) })} · ${dateWords(startOf(day), locale)}`;
}

/** When that day's key will be published, and the command that redraws the newest day whose key is public. */
function proofBlocks(host: Host, { day, pledge: id }: Puzzle, locale: Locale): readonly Block[] {
  const pledge = host.pledgeOf(id);
  if (!pledge) return [];
  const date = dateWords(startOf(day + PUBLISHED_AFTER_DAYS), locale);
  return [{ type: "quiet", text: say(locale, "daily-proof-later", { date }) }, ...keyBlocks(host, locale)];
}

function keyBlocks(host: Host, locale: Locale): readonly Block[] {
  const { pledge } = host;
  const published = host.publishedKey();
  if (!published) return [];
  const at = dayStart(pledge, published.day);
  const day = new Date(at).toISOString().slice(0, 10);
  const line = typed(`daily ${day} --pledge ${encodePledge(pledge)} --key ${writePublishedKey(published)}`);
  return [
    { type: "quiet", text: say(locale, "daily-proof-published", { date: dateWords(at, locale) }) },
    { type: "code", text: line },
    { type: "quiet", text: sourceWords(locale) },
  ];
}
