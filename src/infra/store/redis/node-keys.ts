// Where keys lie in a cluster: documents of one person on one node, because some are written together.

import { isDocumentKey, PREFIX } from "../keys.ts";

const OWNED = /^([^:]+:)([^:]+:[^:]+)(:.*)?$/;
const QUARANTINED = /^(corrupt:)\{(.*)\}(:[^:]*)$/;

/** The key in the cluster: the braces around the first two parts of an id choose the node. */
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

/** The document's key of a key in the cluster; ids themselves have no braces. */
export function keyOfNode(key: string): string {
  return isDocumentKey(key) ? key.replace(/[{}]/g, "") : key;
}
