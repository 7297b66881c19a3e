// Every language on the simulated Telegram, from the greeting to the end of a tournament.

import { vi } from "vitest";
import { watchedUpdates } from "../../../playthrough/bot.ts";
import { describeLanguages } from "../../../playthrough/languages.ts";
import { lostOnTelegram } from "../../../playthrough/lost.ts";
import { openTelegram } from "../../../playthrough/telegram.ts";

vi.mock("../../../../src/infra/pictures/painter.ts", () => import("../../../playthrough/drawn.ts"));
vi.mock("../../../../src/platforms/telegram/updates.ts", async (original) =>
  watchedUpdates(await original()),
);

describeLanguages("telegram", openTelegram, lostOnTelegram);
