// Atomic Redis operations as Lua scripts, idempotent because clients retry after a lost reply.

import { createHash } from "node:crypto";
import { REVISION_LENGTH } from "../envelope.ts";
import type { RedisCommands, ScriptInput } from "./client.ts";

/** A Lua script and its SHA-1, the name under which Redis caches it. */
export interface Script {
  readonly source: string;
  readonly sha: string;
}

/** KEYS: documents. ARGV, three a document: revision, next value ("" removes), and its ttl in ms, "", or
 * KEEP to compare only. 1, or the present values. */
export const KEEP = "keep";
export const SWAP = script(`
  local last = ${REVISION_LENGTH} - 1
  local same, written = true, true
  for i, key in ipairs(KEYS) do
    local revision = redis.call('GETRANGE', key, 0, last)
    local next = ARGV[3 * i - 1]
    if revision ~= ARGV[3 * i - 2] then same = false end
    if ARGV[3 * i] ~= '${KEEP}' and (revision == '' or revision ~= string.sub(next, 1, last + 1)) then written = false end
  end
  if not same then
    if written then return 1 end
    return redis.call('MGET', unpack(KEYS))
  end
  for i, key in ipairs(KEYS) do
    local next, ttl = ARGV[3 * i - 1], ARGV[3 * i]
    if ttl == '${KEEP}' then
    elseif next == '' then redis.call('UNLINK', key)
    elseif ttl == '' then redis.call('SET', key, next)
    else redis.call('SET', key, next, 'PX', ttl) end
  end
  return 1`);

/** KEYS: document. ARGV: its present value, the next. 1 where the next stands, else 0; expiry stays. */
export const REWRITE = script(`
  local value = redis.call('GET', KEYS[1])
  if value == ARGV[2] then return 1 end
  if value ~= ARGV[1] then return 0 end
  local left = redis.call('PTTL', KEYS[1])
  if left > 0 then redis.call('SET', KEYS[1], ARGV[2], 'PX', left)
  else redis.call('SET', KEYS[1], ARGV[2]) end
  return 1`);

/** KEYS: document. Its value and the ms left of it (below 0: for ever), or nil. */
export const LOOK = script(`
  local value = redis.call('GET', KEYS[1])
  return value and {value, redis.call('PTTL', KEYS[1])}`);

/** KEYS: document. The value and the SHA-1 of its bytes (decoding may be lossy), or nil. */
export const INSPECT = script(`
  local value = redis.call('GET', KEYS[1])
  return value and {value, redis.sha1hex(value)}`);

/** KEYS: document, target. ARGV: expected SHA-1. 1 when moved, without expiry; else 0. */
export const MOVE = script(`
  local value = redis.call('GET', KEYS[1])
  if not value or redis.sha1hex(value) ~= ARGV[1] then return 0 end
  redis.call('RENAME', KEYS[1], KEYS[2])
  redis.call('PERSIST', KEYS[2])
  return 1`);

/** KEYS: claim. ARGV: the claimer's random token, ttl in ms. 1 for the owner, else 0. */
export const CLAIM = script(`
  if redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2], 'NX') then return 1 end
  return redis.call('GET', KEYS[1]) == ARGV[1] and 1 or 0`);

/** KEYS: board. ARGV: member, score, ttl of the whole board in ms ("" keeps it). */
export const SCORE = script(`
  redis.call('ZADD', KEYS[1], ARGV[2], ARGV[1])
  if ARGV[3] ~= '' then redis.call('PEXPIRE', KEYS[1], ARGV[3]) end
  return 1`);

/** Runs a script, sending its source only to a server that has not cached it. */
export async function run(
  commands: RedisCommands,
  { sha, source }: Script,
  input: ScriptInput,
): Promise<unknown> {
  try {
    return await commands.evalSha(sha, input);
  } catch (error) {
    if (!(error instanceof Error) || !error.message.startsWith("NOSCRIPT")) throw error;
    return commands.eval(source, input);
  }
}

/** The script under its name. */
export function script(source: string): Script {
  return { source, sha: createHash("sha1").update(source).digest("hex") };
}
