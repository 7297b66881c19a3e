// Reading files from users: only up to the limit, only from allowed addresses, and only for so long.

import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { FileProblem } from "../../src/chat/index.ts";
import { download, sentFile } from "../../src/platforms/sent-file.ts";

const MAX_BYTES = 65_536;

/** Starts a server with one answer; resolves to its address. */
async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/file`;
}

const outcomeOf = (address: string, withinMs?: number) =>
  download(address, MAX_BYTES, withinMs).then(
    (bytes) => bytes.length,
    (error: unknown) => (error instanceof FileProblem ? error.kind : "failed"),
  );

describe("a download", () => {
  it.each([
    [0, 0],
    [1, 1],
    [MAX_BYTES, MAX_BYTES],
    [MAX_BYTES + 1, "too-large"],
    [10 * MAX_BYTES, "too-large"],
  ])("of %d bytes gives %s", async (bytes, outcome) => {
    const address = await serving((_, response) => response.end(Buffer.alloc(bytes)));
    expect(await outcomeOf(address)).toBe(outcome);
  });

  it("returns the bytes unchanged", async () => {
    const bytes = Buffer.from([0, 255, 10, 13, 239, 187, 191]);
    const address = await serving((_, response) => response.end(bytes));
    expect(await download(address, MAX_BYTES)).toEqual(new Uint8Array(bytes));
  });

  it("is aborted while an endless file is still arriving", async () => {
    let closed = (): void => {};
    const gone = new Promise<void>((resolve) => (closed = resolve));
    const address = await serving((_, response) => {
      const more = () => void (response.destroyed || response.write(Buffer.alloc(16_384), more));
      response.on("close", closed);
      more();
    });
    expect(await outcomeOf(address)).toBe("too-large");
    await gone;
  });

  it("counts the unpacked size of a compressed file", async () => {
    const address = await serving((_, response) =>
      response.setHeader("content-encoding", "gzip").end(gzipSync(Buffer.alloc(50_000_000))),
    );
    expect(await outcomeOf(address)).toBe("too-large");
  });

  it.each([403, 404, 500])("fails when the answer is %d", async (status) => {
    const address = await serving((_, response) => response.writeHead(status).end("gone"));
    expect(await outcomeOf(address)).toBe("failed");
  });

  it("follows no redirects", async () => {
    const asked: string[] = [];
    const other = await serving((_, response) => {
      asked.push("other");
      response.end("secret");
    });
    const address = await serving((_, response) => response.writeHead(302, { location: other }).end());
    expect(await outcomeOf(address)).toBe("failed");
    expect(asked).toEqual([]);
  });

  it("fails when the connection ends early", async () => {
    const address = await serving((_, response) => {
      response.writeHead(200, { "content-length": "100" }).write("half", () => response.destroy());
    });
    expect(await outcomeOf(address)).toBe("failed");
  });

  it("fails when nothing listens", async () => {
    expect(await outcomeOf("http://127.0.0.1:1/file")).toBe("failed");
  });

  it.each([
    ["before the answer", () => {}],
    ["in the middle of it", (_: unknown, response: Parameters<RequestListener>[1]) => response.write("a")],
  ])("times out when a server falls silent %s", async (_, listener) => {
    expect(await outcomeOf(await serving(listener as RequestListener), 50)).toBe("failed");
  });
});

describe("a sent file", () => {
  const failures: unknown[] = [];
  const file = (more: object) =>
    sentFile({
      ...{ name: "a.js", size: 1, maxBytes: MAX_BYTES, fetch: async () => new Uint8Array() },
      failed: (error) => void failures.push(error),
      ...more,
    });

  it("is not fetched when it is declared too large", async () => {
    const asked: string[] = [];
    const fetch = async () => new Uint8Array(asked.push("fetched"));
    await expect(file({ size: MAX_BYTES + 1, fetch }).read()).rejects.toMatchObject({ kind: "too-large" });
    expect(asked).toEqual([]);
  });

  it("is unavailable when fetching fails, and the adapter is notified", async () => {
    const cause = new Error("no network");
    const read = file({ fetch: () => Promise.reject(cause) }).read();
    await expect(read).rejects.toMatchObject({ kind: "unavailable", maxBytes: MAX_BYTES });
    expect(failures).toEqual([cause]);
  });

  it.each([
    ["my-bot.js", "my-bot.js"],
    ["../../etc/passwd", "passwd"],
    ["C:\\bots\\a.js", "a.js"],
    ["a\nb\u202Ejs.exe", "a bjs.exe"],
    [`${"a".repeat(300)}.js`, "a".repeat(255)],
    ["", "file"],
    ["/", "file"],
    [undefined, "file"],
  ])("called %j gets the name %s", (name, shown) => {
    expect(file({ name }).name).toBe(shown);
  });
});
