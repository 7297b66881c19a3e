// Writes the ids of locales/en.ftl as the type MessageId: `npm run generate`. A test fails if the file is out of date.

import { readFileSync, writeFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";

/** The generated file. */
export const MESSAGE_IDS_FILE = new URL("../../../src/infra/i18n/message-ids.ts", import.meta.url);

const COLUMNS = 110;

/** The expected content of the generated file. */
export function messageIdsSource(): string {
  const english = readFileSync(new URL("../../../locales/en.ftl", import.meta.url), "utf8");
  const ids = new FluentResource(english).body.map(({ id }) => `| "${id}"`);
  return `// The ids of all messages, generated from locales/en.ftl: \`npm run generate\`.

/** The id of a message in locales/*.ftl. */
// biome-ignore format: generated; a line for each id would be a thousand.
export type MessageId =
${wrapped(ids).join("\n")};
`;
}

function wrapped(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length < COLUMNS) lines[lines.length - 1] = longer;
    else lines.push(`  ${word}`);
  }
  return lines;
}

if (import.meta.main) writeFileSync(MESSAGE_IDS_FILE, messageIdsSource());
