// Atomic Redis operations as Lua scripts, which are idempotent because clients retry after a lost reply.

import { createHash } from "node:crypto";
import { REVISION_LENGTH } from "../envelope.ts";
import type { RedisCommands, ScriptInput } from "./client.ts";

/** A Lua script and the SHA-1 by which Redis caches it. */
export interface Script {
  readonly source: string;
  readonly sha: string;
}

/** Several independent compare-and-sets, each of which writes all of its documents or none. KEYS: all documents. ARGV:
 * a string with one digit per compare-and-set, its number of documents; then three per document: revision, next value
 * ("" removes), and its ttl in ms, "", or KEEP to compare only. Returns, for each one that wrote nothing, its position
 * from 1, then the current values or an error's text. */
export const KEEP = "keep";
export const SWAP = script(`
  local last = ${REVISION_LENGTH} - 1
  local call, pcall, byte = redis.call, redis.pcall, string.byte
  local to, refused = 0, {}
  for place = 1, #ARGV[1] do
    local from, same = to + 1, true
    to = to + byte(ARGV[1], place) - 48
    for i = from, to do
      if pcall('GETRANGE', KEYS[i], 0, last) ~= ARGV[3 * i - 1] then same = false end
    end
    if same then
      for i = from, to do
        local next, ttl = ARGV[3 * i], ARGV[3 * i + 1]
        if ttl == '${KEEP}' then
        elseif next == '' then call('UNLINK', KEYS[i])
        elseif ttl == '' then call('SET', KEYS[i], next)
        else call('SET', KEYS[i], next, 'PX', ttl) end
      end
    else
      local written, failure = true, nil
      for i = from, to do
        local revision = pcall('GETRANGE', KEYS[i], 0, last)
        if type(revision) == 'table' then failure = revision.err end
        if ARGV[3 * i + 1] ~= '${KEEP}' and (revision == '' or revision == ARGV[3 * i - 1]
          or revision ~= string.sub(ARGV[3 * i], 1, last + 1)) then written = false end
      end
      if failure or not written then
        refused[#refused + 1] = place
        refused[#refused + 1] = failure or call('MGET', unpack(KEYS, from, to))
      end
    end
  end
  return refused`);

/** KEYS: document. Returns its value and the SHA-1 of its bytes (decoding may be lossy), or nil. */
export const INSPECT = script(`
  local value = redis.call('GET', KEYS[1])
  return value and {value, redis.sha1hex(value)}`);

/** KEYS: document, targets. ARGV: expected SHA-1, ttl of the copy in ms, the replacement, which keeps the expiry ("":
 * none). Moves to the first target that's free or holds the same value, else to the last one; returns its position
 * from 1, or 0. */
export const MOVE = script(`
  local value = redis.call('GET', KEYS[1])
  if not value or redis.sha1hex(value) ~= ARGV[1] then return 0 end
  local left = redis.call('PTTL', KEYS[1])
  local to = 2
  while to < #KEYS do
    local kept = redis.call('GET', KEYS[to])
    if not kept or kept == value then break end
    to = to + 1
  end
  redis.call('RENAME', KEYS[1], KEYS[to])
  redis.call('PEXPIRE', KEYS[to], ARGV[2])
  if ARGV[3] ~= '' and left > 0 then redis.call('SET', KEYS[1], ARGV[3], 'PX', left)
  elseif ARGV[3] ~= '' then redis.call('SET', KEYS[1], ARGV[3]) end
  return to - 1`);

/** KEYS: claim. ARGV: the claimer's random token, ttl in ms. Returns 1 for the owner, else 0. */
export const CLAIM = script(`
  if redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2], 'NX') then return 1 end
  return redis.call('GET', KEYS[1]) == ARGV[1] and 1 or 0`);

/** KEYS: board. ARGV: member, score, ttl of the whole board in ms ("" leaves it unchanged). */
export const SCORE = script(`
  redis.call('ZADD', KEYS[1], ARGV[2], ARGV[1])
  if ARGV[3] ~= '' then redis.call('PEXPIRE', KEYS[1], ARGV[3]) end
  return 1`);

/** Runs a script; sends its source only to a server that hasn't cached it. */
export function run(
  commands: Pick<RedisCommands, "eval" | "evalSha">,
  { sha, source }: Script,
  input: ScriptInput,
): Promise<unknown> {
  return commands.evalSha(sha, input).catch((error: unknown) => {
    if (!(error instanceof Error) || !error.message.startsWith("NOSCRIPT")) throw error;
    return commands.eval(source, input);
  });
}

/** A script with its SHA-1. */
export function script(source: string): Script {
  return { source, sha: createHash("sha1").update(source).digest("hex") };
}
