// Opening a link needs no confirmation, so no page with a link may change anything.

import { describe, expect, it } from "vitest";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import { openTable, PRIVATE } from "../play/table.ts";

/** The store, which records what is written. */
async function watched(): Promise<{ readonly store: Store; readonly written: string[] }> {
  const written: string[] = [];
  const inner = await openStore({ dataDir: ":memory:" });
  const store = new Proxy(inner, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      return (...given: unknown[]) => {
        if (name !== "read" && name !== "close") written.push(String(name));
        return Reflect.apply(member, target, given);
      };
    },
  });
  return { store, written };
}

describe("a page opened by a link", () => {
  it("changes nothing, on any page", async () => {
    const { store, written } = await watched();
    const table = await openTable({ store });
    const pages = table.dispatch.commands.flatMap(({ name, subcommands }) =>
      subcommands.filter(({ byLink }) => byLink === true).map((page) => [name, page.name] as const),
    );
    expect(pages.length).toBeGreaterThan(4);
    const before = written.length;
    for (const [command, page] of pages) await table.type(command, page, {}, { place: PRIVATE });
    expect(written.slice(before)).toEqual([]);
  });
});
