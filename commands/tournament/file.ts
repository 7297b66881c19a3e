// `/tournament file`: a chat's last tournament as a file that anyone can replay.

import { ArenaProblem, tournamentFile } from "../../src/arena/index.ts";
import { type CommandCall, localeOf, type Reply } from "../../src/chat/index.ts";
import { typed } from "../../src/infra/console/typed.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { sourceWords } from "../../src/infra/source-link.ts";
import { notice } from "../kit/refusals.ts";
import type { Finished, TournamentServices, Tournaments } from "./index.ts";
import { AT, asked } from "./meant.ts";
import { tournamentTitle } from "./view.ts";

export async function fileReply(services: TournamentServices, call: CommandCall): Promise<Reply> {
  const found = await asked(services, call, call.options[AT]);
  const { current, finished = [] } = found?.document ?? {};
  const [last] = finished;
  if (!last)
    return notice(say(call.caller.locale, current ? "tournament-file-not-over" : "tournament-none-yet"));
  const content = await fileOf(services.tournaments, last);
  if (content === undefined) return notice(say(call.caller.locale, "tournament-file-forgotten"));
  const isOwn = call.options[AT] !== undefined;
  const locale = isOwn ? call.caller.locale : localeOf(call);
  const name = fileName(last.id);
  return {
    type: "post",
    view: {
      title: tournamentTitle(last, locale),
      blocks: [
        { type: "text", text: say(locale, "tournament-file") },
        { type: "code", text: typed(`arena replay ${name}`) },
        { type: "quiet", text: sourceWords(locale) },
        { type: "file", name, content },
      ],
    },
    audience: isOwn ? "caller" : "place",
  };
}

/** Its contents; undefined if its matches are gone. */
export async function fileOf(
  { played }: Pick<Tournaments, "played">,
  last: Finished,
): Promise<string | undefined> {
  try {
    const { id, day } = last;
    const drawn = day === undefined ? {} : { id, day };
    return `${JSON.stringify({ ...tournamentFile(await played(last)), ...drawn })}\n`;
  } catch (error) {
    if (error instanceof ArenaProblem) return undefined;
    throw error;
  }
}

export function fileName(id: string): string {
  return `tournament-${id}.json`;
}
