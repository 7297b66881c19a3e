// `gadalka player show`: a player's totals, as text or JSON.

import { CHAT_GAMES } from "../../commands/kit/chat-games.ts";
import { readConfig } from "../app/config.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { type PlayerId, type PlayerSummary, readPlayerId, summarisePlayer } from "../people/index.ts";
import { PLATFORMS } from "../platforms/index.ts";
import { withStore } from "./with-store.ts";

/** Prints the summary of `platform:id`. @throws ConfigProblem for a malformed id. */
export async function showPlayer(written: string, options: { readonly json?: true }): Promise<void> {
  const player = readPerson(written);
  const config = readConfig(process.env);
  const summary = await withStore(config, (store) => summarisePlayer(store, player, CHAT_GAMES));
  process.stdout.write(options.json ? `${JSON.stringify(summary)}\n` : describe(summary));
}

/** Reads `platform:id`. @throws ConfigProblem for what is none. */
export function readPerson(written: string): PlayerId {
  const player = readPlayerId(written);
  if (player && PLATFORMS.some(({ id }) => id === player.platform)) return player;
  throw new ConfigProblem("player", `"${written}" names none; write platform:id, such as ${examples()}`);
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
  return `${player}\n${lines.length > 0 ? lines.join("\n") : "  nothing is stored"}\n`;
}
