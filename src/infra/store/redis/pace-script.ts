// A pace as a Lua script, by the clock of Redis. It is not idempotent: a lost answer costs its slots.

import { type PaceAnswer, type PaceAsk, REMEMBERED_MS } from "../pace.ts";
import { script } from "./scripts.ts";

/** KEYS: pace. ARGV: how many slots, the longest until one in ms ("": any), messages spent, ms of a hold,
 * then burst and ms a step of each rule. The number of rules, ms of the hold, ms ahead by rule, then ms
 * until each slot. The value is the end of the hold and the steady time of each rule. */
export const PACE = script(`
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local take, within = tonumber(ARGV[1]), tonumber(ARGV[2]) or math.huge
  local spent, hold = tonumber(ARGV[3]), tonumber(ARGV[4])
  local kept = {}
  for word in string.gmatch(redis.call('GET', KEYS[1]) or '', '%S+') do kept[#kept + 1] = tonumber(word) end
  local held, steady, burst, every = kept[1] or 0, {}, {}, {}
  if hold > 0 then held = math.max(held, now + hold) end
  local rules = (#ARGV - 4) / 2
  for i = 1, rules do
    burst[i], every[i] = tonumber(ARGV[3 + 2 * i]), tonumber(ARGV[4 + 2 * i])
    local at = kept[i + 1] or 0
    for _ = 1, spent do
      at = math.max(at, math.min(math.max(at, now) + every[i], now + burst[i] * every[i]))
    end
    if hold > 0 then at = math.max(at, held + burst[i] * every[i]) end
    steady[i] = at
  end
  local answer, slots = {rules, math.max(0, held - now)}, {}
  while #slots < take do
    local slot = now
    for i = 1, rules do slot = math.max(slot, steady[i] - (burst[i] - 1) * every[i]) end
    if slot - now > within then break end
    slots[#slots + 1] = slot - now
    for i = 1, rules do steady[i] = math.max(steady[i], slot) + every[i] end
  end
  local text, last = string.format('%.0f', held), held
  for i = 1, rules do
    text, last = text .. string.format(' %.0f', steady[i]), math.max(last, steady[i])
    answer[#answer + 1] = math.max(0, steady[i] - now)
  end
  for _, slot in ipairs(slots) do answer[#answer + 1] = slot end
  if last > now and (take > 0 or spent > 0 or hold > 0) then
    redis.call('SET', KEYS[1], text, 'PX', math.min(last - now, ${REMEMBERED_MS}))
  end
  return answer`);

export function paceArguments({ rules, take, withinMs, spent = 0, holdMs = 0 }: PaceAsk): string[] {
  const numbers = [spent, Math.ceil(holdMs), ...rules.flatMap(({ burst, everyMs }) => [burst, everyMs])];
  return [String(take), withinMs === undefined ? "" : String(Math.floor(withinMs)), ...numbers.map(String)];
}

export function paceAnswer(answer: unknown): PaceAnswer {
  const [rules = 0, heldMs = 0, ...times] = (answer as readonly unknown[]).map(Number);
  return { heldMs, aheadMs: times.slice(0, rules), slotsMs: times.slice(rules) };
}
