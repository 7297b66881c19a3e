import { describe, expect, it } from "vitest";
import type { Chart, LineChart } from "../../../src/infra/pictures/chart.ts";
import { openPainter } from "../../../src/infra/pictures/painter.ts";

const chart = (title: string): LineChart => ({
  kind: "lines",
  title,
  x: { title: "", categories: ["a", "b"] },
  y: { title: "points" },
  values: [1, 2],
});
const broken = { ...chart("broken"), kind: "heat" } as unknown as Chart;

/** Shared, because starting a thread takes longer than most tests. */
const shared = openPainter();

describe("the painter", () => {
  it("draws a picture once and returns it from the cache afterwards", async () => {
    const painter = shared;
    const [first, twin] = await Promise.all([painter.draw(chart("one")), painter.draw(chart("one"))]);
    expect(Buffer.from(first).subarray(1, 4).toString()).toBe("PNG");
    expect(twin).toBe(first);
    expect(await painter.draw(chart("one"))).toBe(first);
    expect(await painter.draw(chart("two"))).not.toEqual(first);
  });

  it("keeps a limited number and drops the least recently used", async () => {
    const bytes = (await shared.draw(chart("one"))).length;
    const painter = openPainter({ keptBytes: Math.floor(2.5 * bytes) });
    const one = await painter.draw(chart("one"));
    const two = await painter.draw(chart("two"));
    await painter.draw(chart("one"));
    await painter.draw(chart("six"));
    expect(await painter.draw(chart("one"))).toBe(one);
    expect(await painter.draw(chart("two"))).not.toBe(two);
  });

  it("keeps a picture only for a while", async () => {
    const painter = openPainter({ keptMs: 1 });
    const first = await painter.draw(chart("one"));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await painter.draw(chart("one"))).not.toBe(first);
  });

  it("forgets only one person's pictures, including one being drawn", async () => {
    const painter = shared;
    const both = await painter.draw(chart("both"), ["anna", "boris"]);
    const boris = await painter.draw(chart("boris"), ["boris"]);
    const drawing = painter.draw(chart("anna"), ["anna"]);
    painter.forget("anna");
    const anna = await drawing;
    expect(await painter.draw(chart("both"))).not.toBe(both);
    expect(await painter.draw(chart("anna"))).not.toBe(anna);
    expect(await painter.draw(chart("boris"))).toBe(boris);
  });

  it("reports what can't be drawn, doesn't cache it, and goes on", async () => {
    const painter = shared;
    await expect(painter.draw(broken)).rejects.toThrow();
    await expect(painter.draw(broken)).rejects.toThrow();
    expect((await painter.draw(chart("after"))).length).toBeGreaterThan(1000);
  });

  it("gives up on a slow drawing and draws the next in a new thread", async () => {
    const painter = openPainter({ limitMs: 1 });
    await expect(painter.draw(chart("slow"))).rejects.toThrow("longer than 1 ms");
    await expect(painter.draw(chart("next"))).rejects.toThrow("longer than 1 ms");
  });

  it("starts again after its idle thread has ended", async () => {
    const painter = openPainter({ idleMs: 1, keptBytes: 1 });
    await painter.draw(chart("one"));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await painter.draw(chart("one"))).length).toBeGreaterThan(1000);
  });
});
