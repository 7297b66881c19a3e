import { expect, it } from "vitest";
import { keyOfNode, nodeKey } from "../../../src/infra/store/redis/node-keys.ts";

it.each([
  ["gadalka:player:telegram:7:rps", "gadalka:player:{telegram:7}:rps"],
  ["gadalka:account:telegram:7", "gadalka:account:{telegram:7}"],
  ["gadalka:host:keys", "gadalka:host:keys"],
  ["gadalka:claim:telegram:7", "gadalka:claim:telegram:7"],
  ["gadalka:board:players:rps:week", "gadalka:board:players:rps:week"],
  [
    "gadalka:corrupt:{gadalka:player:telegram:7:rps}:abc",
    "gadalka:corrupt:gadalka:player:{telegram:7}:rps:abc",
  ],
  ["gadalka:corrupt:{gadalka:host:keys}:abc", "gadalka:corrupt:{gadalka:host:keys}:abc"],
])("stores %s in a cluster under %s", (key, there) => {
  expect(nodeKey(key)).toBe(there);
});

it("finds the documents' own keys when scanning a cluster", () => {
  for (const key of ["gadalka:player:telegram:7:rps", "gadalka:host:keys"])
    expect(keyOfNode(nodeKey(key))).toBe(key);
});
