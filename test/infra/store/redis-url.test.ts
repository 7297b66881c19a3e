// The forms of a Redis address, and the errors for invalid ones.

import { expect, test } from "vitest";
import { openStore, parseRedisUrl } from "../../../src/infra/store/index.ts";

test.each([
  ["redis://localhost", "redis://localhost"],
  ["redis://me:s3cret@h:1/2", "redis://h:1"],
  ["rediss://:s3cret@h:6380/", "rediss://h:6380"],
])("accepts %s", (url, label) => {
  expect(parseRedisUrl(url)).toEqual({ url, label });
});

test.each([
  "localhost:6379",
  "http://:s3cret@h",
  "redis://",
  "redis://:s3cret@h:99999",
  "redis://:s3cret@h/db",
  "",
])("refuses '%s', showing the valid forms but not the password", (url) => {
  expect(() => parseRedisUrl(url)).toThrow(TypeError);
  expect(() => parseRedisUrl(url)).toThrow("redis://[user:password@]host:6379");
  expect(() => parseRedisUrl(url)).not.toThrow("s3cret");
});

test("doesn't open a store with a bad address", async () => {
  const opening = openStore({ redisUrl: "nonsense", dataDir: ":memory:" });
  await expect(opening).rejects.toThrow(TypeError);
});
