import { afterEach, expect, it, vi } from "vitest";
import { withinDeadline } from "../../../src/infra/store/deadline.ts";

afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => {});

it("keeps a deadline although another was set under fake timers", async () => {
  vi.useFakeTimers();
  void withinDeadline(60_000, never).catch(() => {});
  vi.useRealTimers();
  await expect(withinDeadline(1, never)).rejects.toMatchObject({ code: "unreachable" });
});
