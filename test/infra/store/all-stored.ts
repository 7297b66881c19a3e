// Everything in a store, read from outside it, as `key: value`.

import { DatabaseSync } from "node:sqlite";
import { createClient } from "@keyv/redis";

/** Reads the embedded file in a folder. */
export function allInFile(folder: string): string[] {
  const database = new DatabaseSync(`${folder}/gadalka.db`, { readOnly: true });
  const rows = (sql: string) => database.prepare(sql).all();
  const lines = [
    ...rows("SELECT key, value FROM documents").map(({ key, value }) => `${key}: ${value}`),
    ...rows(
      "SELECT board, group_concat(member, ' ' ORDER BY score DESC, member) AS members FROM scores GROUP BY board",
    ).map(({ board, members }) => `${board}: ${members}`),
    ...rows("SELECT key FROM claims").map(({ key }) => `${key}:`),
  ];
  database.close();
  return lines.sort();
}

/** Of a Redis. */
export async function allInRedis(url: string): Promise<string[]> {
  const client = createClient({ url });
  await client.connect();
  const keys = await client.keys("gadalka:*");
  const lines = await Promise.all(
    keys.map(async (key) =>
      (await client.type(key)) === "zset"
        ? `${key}: ${(await client.zRange(key, 0, -1)).join(" ")}`
        : `${key}: ${await client.get(key)}`,
    ),
  );
  client.destroy();
  return lines.sort();
}
