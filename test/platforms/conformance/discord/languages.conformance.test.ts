// Every language on the simulated Discord, from the first greeting to the end of a tournament.

import { vi } from "vitest";
import { openDiscord } from "../../../playthrough/discord.ts";
import { describeLanguages } from "../../../playthrough/languages.ts";
import { lostOnDiscord } from "../../../playthrough/lost.ts";

vi.mock("../../../../src/infra/pictures/painter.ts", () => import("../../../playthrough/drawn.ts"));

describeLanguages("discord", openDiscord, lostOnDiscord);
