// Reading files from people: only up to the limit, only from the address itself, and only for so long.

import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished, vi } from "vitest";
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

/** The length of what was downloaded, or why nothing was. */
async function outcomeOf(listener: RequestListener, withinMs?: number): Promise<number | string> {
  return download(await serving(listener), MAX_BYTES, withinMs).then(
    (bytes) => bytes.length,
    (error: unknown) => (error instanceof FileProblem ? error.kind : "failed"),
  );
}

describe("a download", () => {
  it.each([
    [0, 0],
    [MAX_BYTES, MAX_BYTES],
    [MAX_BYTES + 1, "too-large"],
  ])("of %d bytes gives %s", async (bytes, outcome) => {
    expect(await outcomeOf((_, response) => response.end(Buffer.alloc(bytes)))).toBe(outcome);
  });

  it("is aborted while an endless file is still arriving", async () => {
    const closed = Promise.withResolvers<void>();
    const endless: RequestListener = (_, response) => {
      const more = () => void (response.destroyed || response.write(Buffer.alloc(16_384), more));
      response.on("close", closed.resolve);
      more();
    };
    expect(await outcomeOf(endless)).toBe("too-large");
    await closed.promise;
  });

  it("counts the unpacked size of a compressed file", async () => {
    const packed = gzipSync(Buffer.alloc(50_000_000));
    const zipped: RequestListener = (_, response) =>
      response.setHeader("content-encoding", "gzip").end(packed);
    expect(await outcomeOf(zipped)).toBe("too-large");
  });

  it("fails at an error, a redirect, a broken connection, and a silent server", async () => {
    const secret = vi.fn<RequestListener>((_, response) => response.end("secret"));
    const location = await serving(secret);
    const cut: RequestListener = (_, response) => {
      response.writeHead(200, { "content-length": "100" }).write("half", () => response.destroy());
    };
    expect(await outcomeOf((_, response) => response.writeHead(403).end("gone"))).toBe("failed");
    expect(await outcomeOf((_, response) => response.writeHead(302, { location }).end())).toBe("failed");
    expect(secret).not.toHaveBeenCalled();
    expect(await outcomeOf(cut)).toBe("failed");
    expect(await outcomeOf((_, response) => void response.write("a"), 50)).toBe("failed");
  });
});

describe("a sent file", () => {
  const failed = vi.fn<(error: unknown) => void>();
  const file = (more: object) =>
    sentFile({
      name: "a.js",
      size: 1,
      maxBytes: MAX_BYTES,
      fetch: async () => new Uint8Array(),
      failed,
      ...more,
    });

  it("is not fetched when it is declared too large", async () => {
    const fetch = vi.fn<() => Promise<Uint8Array>>();
    await expect(file({ size: MAX_BYTES + 1, fetch }).read()).rejects.toMatchObject({ kind: "too-large" });
    expect(fetch).not.toHaveBeenCalled();
  });

  it("is unavailable when fetching fails, and the adapter is notified", async () => {
    const cause = new Error("no network");
    const read = file({ fetch: () => Promise.reject(cause) }).read();
    await expect(read).rejects.toMatchObject({ kind: "unavailable", maxBytes: MAX_BYTES });
    expect(failed).toHaveBeenCalledExactlyOnceWith(cause);
  });

  it.each([
    ["../../etc/passwd", "passwd"],
    ["C:\\bots\\a.js", "a.js"],
    [`${"a".repeat(300)}.js`, "a".repeat(255)],
    [undefined, "file"],
  ])("called %j gets the name %s", (name, shown) => {
    expect(file({ name }).name).toBe(shown);
  });
});
