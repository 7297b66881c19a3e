// The page of a board: signs in, shows what the server tells, sends what its person does, and looks again
// now and then, since the same game goes on in the chat.

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
