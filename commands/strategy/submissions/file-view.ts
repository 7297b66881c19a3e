// `/strategy info` for a file: its state, its identifiers, and its trial's results.

import { type Frozen, readStoredFile, type StoredFile } from "../../../src/arena/submissions/index.ts";
import type { Block, Caller, View } from "../../../src/chat/index.ts";
import { matrixGame } from "../../../src/core/games/index.ts";
import { fileHashOf } from "../../../src/core/strategies/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { listed, series } from "../../../src/infra/i18n/phrases.ts";
import { gameTitle } from "../../kit/game-words.ts";
import type { Services } from "../../kit/services.ts";
import { dateWords } from "../../kit/time-words.ts";
import type { Met } from "../registrations/visibility.ts";
import { copiesShown } from "./copies.ts";
import { copyBlocks, resultBlocks, standing } from "./report-view.ts";

const EARLIER_SHOWN = 5;
const SHORT_HASH = 8;

/** Its author's note, its state, and the games it plays. */
export function fileSummary({ file, frozen, ...met }: Met, now: number, locale: Locale): readonly Block[] {
  const note = file?.note;
  return [
    ...(note ? [{ type: "text", text: say(locale, "strategy-file-note", { note }) } as const] : []),
    ...(frozen ? [frozenBlock(frozen, locale)] : standing({ ...met, ...(file && { file }) }, now, locale)),
    { type: "text", text: [say(locale, "strategy-file-title"), gamesWords(file, locale)].join("\n") },
  ];
}

function gamesWords(file: Met["file"], locale: Locale): string {
  const games = (file?.games ?? []).flatMap((id) => matrixGame(id) ?? []);
  const titles = games.map((game) => gameTitle(game, locale));
  return say(locale, "strategy-games", { games: series(titles, locale) });
}

/** The view of a registered file. @throws StoreError as the store. */
export async function fileView(services: Services, met: Met, caller: Caller): Promise<View> {
  const { store, now } = services;
  const { locale } = caller;
  const copies = await copiesShown(services, caller, met);
  const stored = await readStoredFile(store, met.strategy);
  const { file, frozen } = met;
  const facts = [say(locale, "strategy-file-title"), gamesWords(file, locale), factsOf(met, stored, locale)];
  const note = file?.note;
  return {
    title: say(locale, "strategy-info-title", { family: met.name }),
    blocks: [
      ...(note ? [{ type: "text", text: say(locale, "strategy-file-note", { note }) } as const] : []),
      ...(frozen ? [frozenBlock(frozen, locale)] : standing(met, now(), locale)),
      ...copyBlocks(copies, locale),
      ...resultBlocks(met.gauntlet, locale),
      { type: "text", text: facts.join("\n") },
      ...earlierBlocks(met, locale),
    ],
  };
}

function factsOf({ name, strategy, file }: Met, stored: StoredFile | undefined, locale: Locale): string {
  return say(locale, "strategy-file-facts", {
    name,
    version: file?.version ?? 1,
    hash: fileHashOf(strategy) ?? "",
    bytes: Buffer.byteLength(stored?.source ?? ""),
    state: stored?.isOpen ? "open" : "sealed",
  });
}

function frozenBlock({ by, why }: Frozen, locale: Locale): Block {
  return { type: "text", text: say(locale, "strategy-file-frozen", { by, reason: why }) };
}

function earlierBlocks({ file }: Met, locale: Locale): Block[] {
  const shown = (file?.earlier ?? []).slice(0, EARLIER_SHOWN).map(({ version, id, submittedAt }) => {
    const hash = (fileHashOf(id) ?? "").slice(0, SHORT_HASH);
    return `v${version} ${hash} (${dateWords(submittedAt, locale)})`;
  });
  if (shown.length === 0) return [];
  return [{ type: "quiet", text: say(locale, "strategy-file-earlier", { versions: listed(shown, locale) }) }];
}
