// How a tournament is set, who its entrants stand for, and after its end how anybody holds it again.

import type { Block } from "../../src/chat/index.ts";
import { typed } from "../../src/infra/console/typed.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { drawnFor, type Finished, houseFamily, roundsOf, type Tournament } from "./index.ts";

const AGAIN_CHARACTERS = 900;
const PLEDGE_DIGITS = 16;

/** The settings, and what stands behind names that are no strategies themselves. */
export function detailBlocks(tournament: Tournament, locale: Locale): readonly Block[] {
  const { match, channel, entrants } = tournament;
  const rounds = roundsOf(tournament);
  const settings = [
    say(locale, "setting-match", { match }),
    ...(rounds === undefined ? [] : [say(locale, "setting-rounds", { rounds })]),
    ...(channel ? [say(locale, "setting-channel", { channel: channel.name })] : []),
    ...("endedAt" in tournament ? [] : [say(locale, "setting-seed-later")]),
  ];
  const named = entrants.filter(({ name, strategy }) => strategy !== (houseFamily(name) ?? name));
  const lines = named.map(({ name, strategy }) => `${name} = ${strategy}`);
  return [
    { type: "text", text: settings.join(" · ") },
    ...(lines.length > 0 ? [{ type: "code", text: lines.join("\n") } as const] : []),
  ];
}

/** The command that reproduces an ended tournament to the same table. */
export function againBlocks(tournament: Finished, locale: Locale): readonly Block[] {
  const { game, system, rounds, match, seed, entrants } = tournament;
  const who = entrants
    .map(({ name, strategy }) => (name === strategy ? name : `${name}@${strategy}`))
    .join(",");
  const chosen = rounds === undefined ? "" : ` --rounds ${rounds}`;
  const line = typed(
    `arena run --game ${game} --system ${system}${chosen} --match ${match} --seed ${seed} --entrants ${who}`,
  );
  const block: Block =
    line.length <= AGAIN_CHARACTERS
      ? { type: "code", text: line }
      : { type: "file", name: "again.txt", content: `${line}\n` };
  const said: Block = { type: "quiet", text: say(locale, "tournament-again", { seed: String(seed) }) };
  return [said, block, ...drawnBlocks(tournament, locale)];
}

/** What anybody can compute the seed from. */
function drawnBlocks(tournament: Finished, locale: Locale): readonly Block[] {
  if (!tournament.drawn) return [];
  const { day, pledge } = tournament.drawn;
  const words = {
    text: `draw|${drawnFor(tournament)}|`,
    day: String(day),
    pledge: pledge.slice(0, PLEDGE_DIGITS),
  };
  return [{ type: "quiet", text: say(locale, "tournament-drawn", words) }];
}
