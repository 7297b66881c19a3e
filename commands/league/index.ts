// Public API of the league, for other features and the pages that show it.

export type { LeagueFeature } from "./feature.ts";
export { headOf, leagueTitle, notesOf, rowWords } from "./table-view.ts";
export { entrantName, ofHundred, seasonWords, signed } from "./words.ts";
