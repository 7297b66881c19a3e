import { describe, expect, it } from "vitest";
import { scheduleWords } from "../../../commands/tournament/card.ts";
import { readStart } from "../../../commands/tournament/state/start-time.ts";

const NOW = Date.parse("2026-11-21T10:00:00Z");

function cronOf(typed: string): string {
  const start = readStart(typed, "UTC", NOW);
  return (typeof start === "string" ? undefined : start.cron) ?? expect.fail(`${typed} is no schedule`);
}

describe("a schedule in words", () => {
  it.each([
    ["daily 9:05", "every day at 09:05", "каждый день в 09:05"],
    ["ежедневно 18:00", "every day at 18:00", "каждый день в 18:00"],
    ["weekly fri 18:00", "every Friday at 18:00", "каждую пятницу в 18:00"],
    ["еженедельно вс 18:00", "every Sunday at 18:00", "каждое воскресенье в 18:00"],
    ["0 18 * * 7", "every Sunday at 18:00", "каждое воскресенье в 18:00"],
    ["0 18 * * wed", "every Wednesday at 18:00", "каждую среду в 18:00"],
    ["monthly 1 18:00", "every month on day 1 at 18:00", "каждый месяц 1-го числа в 18:00"],
    ["0 18 * * 1-5", "by the cron line 0 18 * * 1-5", "по строке cron 0 18 * * 1-5"],
    ["0 */2 * * *", "by the cron line 0 */2 * * *", "по строке cron 0 */2 * * *"],
    ["0 18 1 1 *", "by the cron line 0 18 1 1 *", "по строке cron 0 18 1 1 *"],
    ["0 18 1 * 5", "by the cron line 0 18 1 * 5", "по строке cron 0 18 1 * 5"],
  ])("is in the reader's language: %s", (typed, english, russian) => {
    expect(scheduleWords(cronOf(typed), "en")).toBe(english);
    expect(scheduleWords(cronOf(typed), "ru")).toBe(russian);
  });
});
