import { afterEach, expect, it, vi } from "vitest";
import { withinDeadline } from "../../../src/infra/store/deadline.ts";

afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => {});

it("a deadline is kept though another was set while a test replaced the timers", async () => {
  vi.useFakeTimers();
  void withinDeadline(60_000, never).catch(() => {});
  vi.useRealTimers();
  await expect(withinDeadline(1, never)).rejects.toMatchObject({ code: "unreachable" });
});
