// `/strategy info` for a file: its identifiers, and its trial's results.

import { type Registration, readStoredFile } from "../../../src/arena/submissions/index.ts";
import type { Block, Caller, View } from "../../../src/chat/index.ts";
import { matrixGame } from "../../../src/core/games/index.ts";
import { fileHashOf } from "../../../src/core/strategies/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { listed, series } from "../../../src/infra/i18n/phrases.ts";
import { gameTitle } from "../../kit/game-words.ts";
import type { Services } from "../../kit/services.ts";
import { dateWords } from "../../kit/time-words.ts";
import { resultBlocks } from "./report-view.ts";

const EARLIER_SHOWN = 5;
const SHORT_HASH = 8;

/** Its author's note, and the games it plays. */
export function fileSummary({ file }: Registration, locale: Locale): readonly Block[] {
  return [
    ...noteBlocks(file, locale),
    { type: "text", text: [say(locale, "strategy-file-title"), gamesWords(file, locale)].join("\n") },
  ];
}

function noteBlocks(file: Registration["file"], locale: Locale): readonly Block[] {
  const note = file?.note;
  return note ? [{ type: "text", text: say(locale, "strategy-file-note", { note }) }] : [];
}

function gamesWords(file: Registration["file"], locale: Locale): string {
  const games = (file?.games ?? []).flatMap((id) => matrixGame(id) ?? []);
  const titles = games.map((game) => gameTitle(game, locale));
  return say(locale, "strategy-games", { games: series(titles, locale) });
}

/** The view of a registered file. @throws StoreError as the store. */
export async function fileView(
  { store }: Services,
  registered: Registration,
  { locale }: Caller,
): Promise<View> {
  const { name, strategy, file, gauntlet } = registered;
  const stored = await readStoredFile(store, strategy);
  const facts = say(locale, "strategy-file-facts", {
    name,
    version: file?.version ?? 1,
    hash: fileHashOf(strategy) ?? "",
    bytes: Buffer.byteLength(stored?.source ?? ""),
  });
  const text = [say(locale, "strategy-file-title"), gamesWords(file, locale), facts].join("\n");
  return {
    title: say(locale, "strategy-info-title", { family: name }),
    blocks: [
      ...noteBlocks(file, locale),
      ...resultBlocks(gauntlet, locale),
      { type: "text", text },
      ...earlierBlocks(registered, locale),
    ],
  };
}

function earlierBlocks({ file }: Registration, locale: Locale): Block[] {
  const shown = (file?.earlier ?? []).slice(0, EARLIER_SHOWN).map(({ version, id, submittedAt }) => {
    const hash = (fileHashOf(id) ?? "").slice(0, SHORT_HASH);
    return `v${version} ${hash} (${dateWords(submittedAt, locale)})`;
  });
  if (shown.length === 0) return [];
  return [{ type: "quiet", text: say(locale, "strategy-file-earlier", { versions: listed(shown, locale) }) }];
}
