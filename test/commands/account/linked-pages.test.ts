// Opening a link needs no confirmation, so no page with a link may change anything.

import { expect, it, vi } from "vitest";
import { openTable, PRIVATE } from "../play/table.ts";

it("changes nothing on any page that's opened by a link", async () => {
  const table = await openTable();
  const pages = table.dispatch.commands.flatMap(({ name, subcommands }) =>
    subcommands.filter(({ byLink }) => byLink === true).map((page) => [name, page.name] as const),
  );
  expect(pages.length).toBeGreaterThan(4);
  const written = (["update", "remove", "claim", "board"] as const).map((one) => vi.spyOn(table.store, one));
  for (const [command, page] of pages) await table.type(command, page, {}, { place: PRIVATE });
  for (const one of written) expect(one).not.toHaveBeenCalled();
});
