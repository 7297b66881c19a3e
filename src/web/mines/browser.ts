// A board's page: signs in, shows the server's answers, sends the player's moves, and polls now and then, since the
// same game may continue in the chat.

import { pageData } from "../browser/data.ts";
import { launchOf } from "./browser/launch.ts";
import { openPlay } from "./browser/play.ts";
import { serverFor } from "./browser/server.ts";
import type { MinesData } from "./wire.ts";

const { texts, discordClient } = pageData<MinesData>();
const launch = launchOf(new URL(location.href), discordClient);
const main = document.getElementById("main") as HTMLElement;
if (launch) openPlay(main, texts, serverFor(launch), launch.session);
else (document.getElementById("opening") as HTMLElement).textContent = texts.outside;
