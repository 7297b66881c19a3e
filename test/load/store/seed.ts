// Fills a store with players, as if they had played on it before.

import { encodeDocument } from "../../../src/infra/store/document-text.ts";
import { REVISION_LENGTH } from "../../../src/infra/store/envelope.ts";
import type { DocumentKind } from "../../../src/infra/store/index.ts";
import { documentKey } from "../../../src/infra/store/keys.ts";
import {
  ACCOUNT,
  PLAYER_GAME,
  type PlayerId,
  playerGameKey,
  writePlayerId,
} from "../../../src/people/index.ts";
import { RAW_PERSON } from "../../raw-person.ts";
import { openBulk } from "./bulk.ts";
import { openPast, type Past, SEEDED_GAME } from "./past.ts";

/** Adds players to a store. */
export interface Seeder {
  /** Writes the players from one number up to, but not including, another. */
  write(port: number, from: number, to: number): Promise<void>;
  pastOf(number: number): Past;
}

/** Every other player is on Discord, the rest on Telegram. */
export function playerOf(number: number): PlayerId {
  return number % 2 === 0
    ? { platform: "discord", id: String(710_000_000_000_000_000n + BigInt(number)) }
    : { platform: "telegram", id: String(100_000_000 + number) };
}

export async function openSeeder(hostKey: string): Promise<Seeder> {
  const past = await openPast(hostKey);
  const pastOf = (number: number): Past => past(number, playerOf(number));
  return {
    pastOf,
    write: async (port, from, to) => {
      const bulk = await openBulk(port);
      for (let number = from; number < to; number++) {
        const player = playerOf(number);
        const { game, account, milestones } = pastOf(number);
        const id = writePlayerId(player);
        await bulk.set(...stored(PLAYER_GAME, playerGameKey(player, SEEDED_GAME), game));
        await bulk.set(...stored(ACCOUNT, id, account));
        if (milestones) await bulk.set(...stored(RAW_PERSON, id, { milestones }));
      }
      await bulk.end();
    },
  };
}

/** In the store's own format; the revision needn't be random, because no one has seen an earlier one. */
function stored<T>(kind: DocumentKind<T>, id: string, document: T): [string, string] {
  const age = { life: "load", writes: 1 };
  const key = documentKey(kind, id);
  return [key, "0".repeat(REVISION_LENGTH) + encodeDocument(kind, key, document, age).text];
}
