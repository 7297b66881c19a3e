import { describe, expect, it } from "vitest";
import { z } from "zod";
import { documentKind } from "../../src/infra/document-kind.ts";

describe("a kind of document", () => {
  it.each(["", "Person", "a:b", "board", "claim", "store"])("isn't named %j", (name) => {
    expect(() => documentKind(name, z.string())).toThrow(RangeError);
  });
});
