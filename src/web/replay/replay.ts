// A match or duel for anyone with the link, until one of its players withdraws it: its card, then round by round.

import { gameTitle } from "../../../commands/kit/game-words.ts";
import { findReplay, type Replay } from "../../../commands/replay/index.ts";
import { matrixGame } from "../../core/games/index.ts";
import { html } from "../page/html.ts";
import type { Page, Shown, Site, Visit } from "../page/page.ts";
import { unlisted } from "../page/parts.ts";
import { type Course, courseCard, roundsWords, scoreWords } from "./card.ts";
import { rightOf, roundsTable } from "./rounds.ts";

export function replayPages(site: Site): readonly Page[] {
  return [{ path: "/m/:id", answer: async (visit) => shownOr(visit, await opened(site, visit)) }];
}

/** A replay, with its rules and names; in a match, the second is the bot or its opponent. */
interface Opened {
  readonly replay: Replay;
  readonly course: Course;
}

/** Undefined if there is none, or no longer. */
async function opened({ app }: Site, { named }: Visit): Promise<Opened | undefined> {
  const replay = await findReplay(app.services.store, named.id ?? "");
  const game = replay && matrixGame(replay.game);
  if (!replay || !game) return undefined;
  const { rounds, over } = replay;
  const [first = "", second = replay.opponent ?? "Gadalka"] = replay.names;
  return { replay, course: { game, names: [first, second], rounds, over } };
}

/** The same text whether it never existed or was withdrawn. */
function shownOr(visit: Visit, found: Opened | undefined): Shown {
  const { say } = visit;
  if (found) return shown(found, visit);
  const title = say("web-replay-gone-title");
  return unlisted(title, html`<h1>${title}</h1><p>${say("web-replay-gone")}</p>`, { status: 404 });
}

function shown(found: Opened, visit: Visit): Shown {
  const { say, locale, href, named } = visit;
  const { course, replay } = found;
  const path = `/m/${named.id}`;
  const expected = replay.expected.map((moves, side) => ({
    title: say("web-replay-expected", { name: replay.names[side] ?? "" }),
    of: side === 0 ? (0 as const) : (1 as const),
    moves,
  }));
  return unlisted(
    `${course.names.join(" – ")} · ${gameTitle(course.game, locale)}`,
    html`${courseCard(course, roundsWords(course, locale), rightLines(found, visit), visit)}
${replay.proof !== undefined && html`<p class="actions"><a class="button" href="${href("/verify")}#${replay.proof}">${say("button-verify")}</a></p>`}
${roundsTable(course, expected, { path }, visit)}
<p class="quiet">${say("web-replay-unlisted")}</p>`,
    { about: scoreWords(course, locale) },
  );
}

/** How many predictions of each person were right, if there were any. */
function rightLines({ replay, course }: Opened, { say }: Visit): readonly string[] {
  return replay.expected.flatMap((moves, side) => {
    const { right, all } = rightOf(course, { of: side === 0 ? 0 : 1, moves });
    return all === 0 ? [] : [say("web-replay-right", { name: replay.names[side] ?? "", right, all })];
  });
}
