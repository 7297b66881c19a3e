// How the people in a chat play on average, shown to anyone who presses.

import type { Caller, Place, Reply, View } from "../../../src/chat/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { COMPARED_ROUNDS_MIN, CROWD_PEOPLE_MIN, type CrowdHabits } from "../../../src/core/profiles/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { labelled, listed, percentWords, withBrackets } from "../../../src/infra/i18n/phrases.ts";
import { gameTitle, moveLabel } from "../../kit/game-words.ts";
import { notice } from "../../kit/refusals.ts";
import { percentOf, RESULT_WORDS, relationOf, relationWords, traitWords } from "../../kit/trait-words.ts";
import type { ProfileServices } from "../worker/index.ts";
import { crowdOf } from "./place-crowd.ts";

/** The number of rounds is rounded to multiples of this. */
const ROUNDS_STEP = 100;

/** `How this server plays`. */
export function habitsHereWords(place: Place, locale: Locale): string {
  return say(locale, "button-habits-here", { where: place.server === undefined ? "chat" : "server" });
}

/** Whether the group is large enough for an average that singles no one out. */
export function isCrowd(people: number): boolean {
  return people >= CROWD_PEOPLE_MIN;
}

/** The current average of the people who are on the map now. `key` is the chat's. */
export async function habitsHere(
  services: ProfileServices,
  { caller, place }: { readonly caller: Caller; readonly place: Place },
  game: MatrixGame,
  key: string,
): Promise<Reply> {
  const { locale } = caller;
  const { people } = await crowdOf(services, game, key);
  if (!isCrowd(people.length)) {
    const counts = { needed: CROWD_PEOPLE_MIN, rounds: COMPARED_ROUNDS_MIN, ready: people.length };
    return notice(say(locale, "habits-too-few", counts));
  }
  const habits = await services.profileWorker.habits(game.id, people);
  const title = `🔮 ${labelled(habitsHereWords(place, locale), gameTitle(game, locale), locale)}`;
  const view = { title, ...habitsView(habits, game, locale) };
  return { type: "post", view, audience: "caller" };
}

/** Whole percents and rounded counts: comparing two answers reveals little about a person who joined in between. */
function habitsView(habits: CrowdHabits, game: MatrixGame, locale: Locale): Pick<View, "blocks"> {
  const { people, rounds, moves, most } = habits;
  const head = most
    ? say(locale, "habits-most", {
        habit: traitWords(game, most, locale),
        share: percentText(most.share, locale),
        luck: percentText(1 / game.size, locale),
      })
    : say(locale, "habits-none");
  const ways = game.displayOrder.map((move) =>
    shareWords(moveLabel(game, move, locale), moves[move] ?? 0, 1 / game.size, locale),
  );
  const about = ROUNDS_STEP * Math.round(rounds / ROUNDS_STEP);
  const small = [say(locale, "habits-counts", { people, rounds: about }), say(locale, "map-join")];
  return {
    blocks: [
      { type: "text", text: head },
      {
        type: "text",
        text: [ways.join(" · "), ...habits.after.map((one) => afterLine(one, game, locale))].join("\n"),
      },
      { type: "quiet", text: small.join("\n") },
    ],
  };
}

function afterLine(
  { result, steps }: CrowdHabits["after"][number],
  game: MatrixGame,
  locale: Locale,
): string {
  const relations = game.size === 2 ? ([0] as const) : ([0, 1, -1] as const);
  const shares = relations.map((relation) => {
    const alike = steps.filter((_, step) => relationOf(game, step) === relation);
    const share = alike.reduce((sum, one) => sum + one, 0);
    return shareWords(relationWords(relation, locale), share, alike.length / game.size, locale);
  });
  const what = listed(shares, locale);
  return `– ${say(locale, "trait-after-result", { result: RESULT_WORDS[result], what })}`;
}

/** `Rock 38 % (33 %)`. */
function shareWords(what: string, share: number, luck: number, locale: Locale): string {
  return withBrackets(`${what} ${percentText(share, locale)}`, percentText(luck, locale), locale);
}

function percentText(share: number, locale: Locale): string {
  return percentWords(percentOf(share, 1), locale);
}
