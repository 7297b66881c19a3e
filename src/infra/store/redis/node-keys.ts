// Placement of keys in a cluster: one person's documents share a node, because some are written together.

import { isDocumentKey, PREFIX } from "../keys.ts";

const OWNED = /^([^:]+:)([^:]+:[^:]+)(:.*)?$/;
const QUARANTINED = /^(corrupt:)\{(.*)\}(:[^:]*)$/;

/** The key in the cluster: braces around the first two parts of an id select the node. */
export function nodeKey(key: string): string {
  const rest = key.slice(PREFIX.length);
  const quarantined = QUARANTINED.exec(rest);
  if (quarantined) {
    const [, before = "", inner = "", after = ""] = quarantined;
    const there = nodeKey(inner);
    return there === inner ? key : PREFIX + before + there + after;
  }
  const [, kind, owner, end = ""] = (isDocumentKey(key) && OWNED.exec(rest)) || [];
  return owner === undefined ? key : `${PREFIX}${kind}{${owner}}${end}`;
}

/** The document key for a cluster key; ids themselves have no braces. */
export function keyOfNode(key: string): string {
  return isDocumentKey(key) ? key.replace(/[{}]/g, "") : key;
}
