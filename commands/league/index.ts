// What others use of the league: other features, and the pages that show it.

export type { LeagueFeature } from "./feature.ts";
export { headOf, leagueTitle, notesOf, rowWords } from "./table-view.ts";
export { entrantName, ofHundred, seasonWords, signed } from "./words.ts";
