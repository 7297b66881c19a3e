// `gadalka player show`, `ban`, `unban` and `bans`: shows what's stored about a player, and manages whom the host bans
// everywhere. They need only the store, while the bot runs.

import { banFromAll } from "../../commands/duel/duels.ts";
import { CHAT_GAMES } from "../../commands/kit/chat-games.ts";
import { HOST_BANS_MAX, type HostBan, hostBans, unbanEverywhere } from "../../commands/place/index.ts";
import { readConfig } from "../app/config.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { typedHere } from "../infra/console/typed.ts";
import { type PlayerId, type PlayerSummary, readPlayerId, summarisePlayer } from "../people/index.ts";
import { PLATFORMS } from "../platforms/index.ts";
import { withStore } from "./with-store.ts";

/** Bans `platform:id`. @throws ConfigProblem if that's no person, or the bot itself. */
export async function banPerson(written: string): Promise<void> {
  const config = readConfig(process.env);
  const player = readPerson(written);
  if (isOwnBot(player)) throw new ConfigProblem("ban", `${written} is this bot itself`);
  const isBanned = await withStore(config, (store) => banFromAll({ store, now: Date.now }, player));
  if (!isBanned)
    throw new ConfigProblem(
      "ban",
      `the list is full (${HOST_BANS_MAX} accounts). Lift a ban first: ${typedHere("unban platform:id")}`,
    );
  process.stdout.write(`${written} is banned everywhere. This takes effect within five seconds.\n`);
}

/** Lifts the ban. @throws ConfigProblem if there's none. */
export async function unbanPerson(written: string): Promise<void> {
  const player = readPerson(written);
  const lifted = await withStore(readConfig(process.env), (store) => unbanEverywhere(store, player));
  if (!lifted)
    throw new ConfigProblem("unban", `${written} isn't banned. To list who is: ${typedHere("bans")}`);
  process.stdout.write(`${written} can play again within five seconds.\n`);
}

/** Prints everyone banned everywhere, newest first. @throws ConfigProblem as the store. */
export async function listBans({ json }: { readonly json?: true }): Promise<void> {
  const bans = (await withStore(readConfig(process.env), hostBans)).toReversed();
  const text = json ? JSON.stringify(bans) : bans.map(described).join("\n") || "No one is banned.";
  process.stdout.write(`${text}\n`);
}

function described({ player, at }: HostBan): string {
  return `${player}  since ${new Date(at).toISOString().slice(0, 10)}`;
}

/** Platforms put the bot's own id at the start of its token, plain or in base64. */
function isOwnBot({ platform, id }: PlayerId): boolean {
  const variable = PLATFORMS.find((one) => one.id === platform)?.service?.access[0];
  const [start = ""] = (variable && process.env[variable]?.trim().split(/[:.]/)) || [];
  return [start, Buffer.from(start, "base64").toString()].includes(id);
}

/** Prints the summary of `platform:id`. @throws ConfigProblem for a malformed id. */
export async function showPlayer(written: string, options: { readonly json?: true }): Promise<void> {
  const player = readPerson(written);
  const config = readConfig(process.env);
  const summary = await withStore(config, (store) => summarisePlayer(store, player, CHAT_GAMES));
  process.stdout.write(options.json ? `${JSON.stringify(summary)}\n` : describe(summary));
}

/** Reads `platform:id`. @throws ConfigProblem if malformed. */
function readPerson(written: string): PlayerId {
  const player = readPlayerId(written);
  if (player && PLATFORMS.some(({ id }) => id === player.platform)) return player;
  throw new ConfigProblem("player", `"${written}" isn't a player. Write platform:id, such as ${examples()}`);
}

function examples(): string {
  const all = PLATFORMS.map(({ id, examplePerson }) => `${id}:${examplePerson}`);
  return `${all.slice(0, -1).join(", ")} or ${all.at(-1)}`;
}

function describe({ player, games }: PlayerSummary): string {
  const lines = Object.entries(games).map(
    ([game, { rounds, wins, losses, draws }]) =>
      `  ${game}: ${rounds} rounds, ${wins} won, ${losses} lost, ${draws} drawn`,
  );
  return `${player}\n${lines.length > 0 ? lines.join("\n") : "  nothing stored"}\n`;
}
