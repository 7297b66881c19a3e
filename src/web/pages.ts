// The list of pages; add a folder here and a line below.

import { arenaPages } from "./arena/arena.ts";
import { tournamentPages } from "./arena/tournament/tournament.ts";
import { homePages } from "./home/home.ts";
import { legalPages } from "./legal/legal.ts";
import { minesPages } from "./mines/mines.ts";
import type { Page, Site } from "./page/page.ts";
import { replayPages } from "./replay/replay.ts";
import { signInPages } from "./sign-in/sign-in.ts";
import { verifyPages } from "./verify/verify.ts";

export function pagesOf(site: Site): readonly Page[] {
  return [
    // Before the arena's months, whose addresses have places where these have words.
    ...[homePages, tournamentPages, arenaPages, minesPages, verifyPages, replayPages],
    ...[signInPages, legalPages],
  ].flatMap((pages) => pages(site));
}
