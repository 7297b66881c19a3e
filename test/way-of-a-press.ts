// The files that a press of a move passes through, as docs/architecture.md lists them.

import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Paths from the root, in order. */
export function wayOfAPress(root: string): readonly string[] {
  const page = readFileSync(join(root, "docs/architecture.md"), "utf8");
  const [way = ""] = page.slice(page.indexOf("- **A move in a match")).split(/\n- \*\*/);
  return [...way.matchAll(/\]\(\.\.\/([^)#]+)\)/g)].map(([, path = ""]) => path);
}
