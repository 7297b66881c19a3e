// The forms of a Redis address, and the errors for invalid ones.

import { expect, test } from "vitest";
import { openStore, parseRedisUrl } from "../../../src/infra/store/index.ts";

const node = (host: string, port: number) => ({ host, port });

test.each([
  ["redis://localhost", { type: "single", url: "redis://localhost", label: "redis://localhost" }],
  ["redis://me:s3cret@h:1/2", { type: "single", url: "redis://me:s3cret@h:1/2", label: "redis://h:1" }],
  ["rediss://:s3cret@h:6380/", { type: "single", url: "rediss://:s3cret@h:6380/", label: "rediss://h:6380" }],
  [
    "redis+sentinel://a:1,b/seer",
    {
      type: "sentinel",
      nodes: [node("a", 1), node("b", 26_379)],
      master: "seer",
      database: 0,
      tls: false,
      label: "redis+sentinel://a:1,b",
    },
  ],
  [
    "rediss+sentinel://a:1/seer",
    {
      type: "sentinel",
      nodes: [node("a", 1)],
      master: "seer",
      database: 0,
      tls: true,
      label: "rediss+sentinel://a:1",
    },
  ],
  [
    "rediss+cluster://a:1",
    { type: "cluster", nodes: [node("a", 1)], tls: true, label: "rediss+cluster://a:1" },
  ],
  [
    "redis+sentinel://u:p%40s:x@[::1]:5/my.master-1/3",
    {
      type: "sentinel",
      nodes: [node("::1", 5)],
      master: "my.master-1",
      database: 3,
      tls: false,
      username: "u",
      password: "p@s:x",
      label: "redis+sentinel://[::1]:5",
    },
  ],
  [
    "redis+cluster://:pw@a:7000,b",
    {
      type: "cluster",
      nodes: [node("a", 7_000), node("b", 6_379)],
      password: "pw",
      tls: false,
      label: "redis+cluster://a:7000,b",
    },
  ],
])("accepts %s", (url, target) => {
  expect(parseRedisUrl(url)).toEqual(target);
});

test.each([
  "localhost:6379",
  "http://:s3cret@h",
  "redis://",
  "redis://:s3cret@h:99999",
  "redis://:s3cret@h/db",
  "redis+sentinel://:s3cret@h:1",
  "redis+sentinel://:s3cret@h:1/",
  "redis+sentinel://:s3cret@h:0/seer",
  "redis+sentinel://:s3cret@/seer",
  "redis+cluster://:s3cret@h/1",
  "redis+cluster://:s3cret%@h",
  "redis+cluster://:s3cret@h,,g",
  "",
])("refuses '%s', showing the valid forms but not the password", (url) => {
  expect(() => parseRedisUrl(url)).toThrow(TypeError);
  expect(() => parseRedisUrl(url)).toThrow(
    "redis+sentinel://[user:password@]host:26379,host:26379/master-name",
  );
  expect(() => parseRedisUrl(url)).not.toThrow("s3cret");
});

test("doesn't open a store with a bad address", async () => {
  const opening = openStore({ redisUrl: "nonsense", dataDir: ":memory:", report: () => {} });
  await expect(opening).rejects.toThrow(TypeError);
});
