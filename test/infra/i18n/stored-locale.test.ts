// Languages in stored documents.

import { expect, it } from "vitest";
import { STORED_LOCALE } from "../../../src/infra/i18n/stored-locale.ts";

it("reads a dropped language as the nearest one and keeps the document", () => {
  expect(["de", "pt", "tlh", ""].map((stored) => STORED_LOCALE.parse(stored))).toEqual([
    ...["de", "pt-BR", "en", "en"],
  ]);
});
