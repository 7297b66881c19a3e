// Languages in stored documents.

import { expect, it } from "vitest";
import { STORED_LOCALE } from "../../../src/infra/i18n/stored-locale.ts";

it("a language that was dropped since is read as the nearest one, and loses no document", () => {
  expect(["de", "pt", "tlh", ""].map((stored) => STORED_LOCALE.parse(stored))).toEqual([
    ...["de", "pt-BR", "en", "en"],
  ]);
});
