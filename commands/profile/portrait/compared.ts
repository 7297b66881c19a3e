// *In twelve lines* below a comparison that was agreed to: the lines of both programs in which the two people differ.

import type { Reply, View } from "../../../src/chat/index.ts";
import { PORTRAIT_GAME } from "../../../src/core/profiles/portrait/portrait.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { notice } from "../../kit/refusals.ts";
import type { Basis, Compared, Pair } from "../compare/pair.ts";
import type { LineDifferences, ProfileServices } from "../worker/index.ts";
import { programRounds } from "./own.ts";
import { ruleWords } from "./words.ts";

type Reading = Pick<ProfileServices, "store" | "now">;

/** Whether the button is offered: not where only the other person's visibility allows the comparison, because its text
 * doesn't speak of programs. */
export async function haveLines(services: Reading, pair: Pair, basis: Basis): Promise<boolean> {
  if (pair.game.id !== PORTRAIT_GAME.id || !("agreedAt" in basis)) return false;
  return (await bothRounds(services, pair)).every((rounds) => rounds !== undefined);
}

function bothRounds(services: Reading, { caller, target }: Omit<Compared, "place">) {
  return Promise.all([programRounds(services, caller), programRounds(services, target)]);
}

/** Answers the press; the caller checks the consent before and after. */
export async function differingLines(
  services: ProfileServices,
  compared: Compared,
  locale: Locale,
): Promise<Reply> {
  const [a, b] = await bothRounds(services, compared);
  if (!a || !b) return notice(say(locale, "compare-details-closed"));
  const found = await services.profileWorker.lineDifferences(a, b);
  return { type: "post", view: differencesView(found, locale), audience: "caller" };
}

/** Without names: first and second mean the same people as in the message above. */
function differencesView(found: LineDifferences, locale: Locale): View {
  const title = say(locale, "portrait-button");
  if (found.length === 0)
    return { title, blocks: [{ type: "text", text: say(locale, "compare-no-difference") }] };
  const lines = found.map((one) =>
    say(locale, "portrait-both", {
      rule: ruleWords(one, "often", locale),
      hitsA: one.a.hits,
      ofA: one.a.of,
      hitsB: one.b.hits,
      ofB: one.b.of,
    }),
  );
  return {
    title,
    blocks: [
      { type: "text", text: [say(locale, "compare-differences"), ...lines].join("\n") },
      { type: "quiet", text: say(locale, "portrait-both-how") },
    ],
  };
}
