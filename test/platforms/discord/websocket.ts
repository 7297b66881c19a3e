// A minimal WebSocket server for a Discord gateway client (RFC 6455): unfragmented short text frames, and closing.

import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";

export interface Socket {
  send(message: unknown): void;
  /** Closes with a code, as a gateway does to give a reason. */
  close(code: number): void;
  /** Cuts the connection. */
  cut(): void;
}

const HANDSHAKE_SUFFIX = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
const TEXT = 1;
const CLOSE = 8;

/** Accepts an upgrade request; `receive` gets every message as parsed JSON. */
export function acceptSocket(
  request: IncomingMessage,
  stream: Duplex,
  receive: (message: unknown) => void,
): Socket {
  const accept = createHash("sha1")
    .update(`${request.headers["sec-websocket-key"]}${HANDSHAKE_SUFFIX}`)
    .digest("base64");
  stream.write(
    `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: ${accept}\r\n\r\n`,
  );
  let rest: Buffer = Buffer.alloc(0);
  stream.on("data", (data: Buffer) => {
    rest = Buffer.concat([rest, data]);
    for (let frame = readFrame(rest); frame; frame = readFrame(rest)) {
      rest = frame.rest;
      if (frame.opcode === TEXT) receive(JSON.parse(frame.payload.toString("utf8")));
      if (frame.opcode === CLOSE) stream.end(writeFrame(CLOSE, frame.payload));
    }
  });
  stream.on("error", () => undefined); // Cut connections are what these tests are about.
  return {
    send: (message) => stream.write(writeFrame(TEXT, Buffer.from(JSON.stringify(message)))),
    close: (code) => stream.end(writeFrame(CLOSE, Buffer.from([code >> 8, code & 255]))),
    cut: () => stream.destroy(),
  };
}

/** The first frame of the bytes, if it's complete. A client's frames are masked. */
function readFrame(bytes: Buffer): { opcode: number; payload: Buffer; rest: Buffer } | undefined {
  if (bytes.length < 8) return undefined;
  const long = (bytes.readUInt8(1) & 127) === 126;
  const length = long ? bytes.readUInt16BE(2) : bytes.readUInt8(1) & 127;
  const start = long ? 8 : 6;
  if (bytes.length < start + length) return undefined;
  const mask = bytes.subarray(start - 4, start);
  const payload = bytes
    .subarray(start, start + length)
    .map((byte, index) => byte ^ mask.readUInt8(index % 4));
  return {
    opcode: bytes.readUInt8(0) & 15,
    payload: Buffer.from(payload),
    rest: bytes.subarray(start + length),
  };
}

function writeFrame(opcode: number, payload: Buffer): Buffer {
  const head =
    payload.length < 126
      ? [128 | opcode, payload.length]
      : [128 | opcode, 126, payload.length >> 8, payload.length & 255];
  return Buffer.concat([Buffer.from(head), payload]);
}
