// A board's page: signs in, shows the server's answers, sends the player's moves, and polls now and then, since the
// same game may continue in the chat. Without a platform to sign in with, the server is in this browser.

import { pageData } from "../browser/data.ts";
import { launchOf } from "./browser/launch.ts";
import { localServer } from "./browser/local.ts";
import { openPlay } from "./browser/play.ts";
import { serverFor } from "./browser/server.ts";
import type { MinesData } from "./wire.ts";

const { texts, discordClient, alone } = pageData<MinesData>();
const launch = launchOf(new URL(location.href), discordClient);
const server = launch ? serverFor(launch) : localServer(alone);
document.body.className = launch ? "bare" : "";
openPlay(document.getElementById("board") as HTMLElement, texts, server, launch?.session);
