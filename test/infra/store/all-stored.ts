// Everything in a store but the mark of its form, read from outside it, as `key: value`.

import { openBackend, type StoreOptions } from "../../../src/infra/store/index.ts";

export const allInFile = (dataDir: string): Promise<string[]> => allIn({ dataDir });
export const allInRedis = (redisUrl: string): Promise<string[]> =>
  allIn({ redisUrl, dataDir: "/nonexistent" });

async function allIn(options: StoreOptions): Promise<string[]> {
  const backend = await openBackend(options);
  const lines: string[] = [];
  for await (const { key, value } of backend.records("gadalka:"))
    if (key !== "gadalka:store:form")
      lines.push(
        `${key}: ${typeof value === "string" ? value : value.map(({ member }) => member).join(" ")}`,
      );
  await backend.close();
  return lines.sort();
}
