// Line buffer with size and time limits for output of an untrusted program.

import { PlayerFailure } from "./player.ts";

/** Buffer limit in characters: no valid program writes more. */
const UNREAD_MAX = 1_000_000;

interface Waiting {
  take(line: string): void;
  fail(failure: PlayerFailure): void;
}

/** Splits chunks of text into lines, read one at a time. */
export class LineInbox {
  #lines: string[] = [];
  #rest = "";
  #unread = 0;
  #waiting: Waiting | undefined;
  #failure: PlayerFailure | undefined;

  receive(chunk: string): void {
    if (this.#failure) return;
    this.#unread += chunk.length;
    const lines = (this.#rest + chunk).split("\n");
    this.#rest = lines.pop() as string;
    for (const line of lines) this.#file(line);
    if (this.#unread > UNREAD_MAX) this.close(new PlayerFailure("it wrote far more than it was asked for"));
  }

  /** Ends the input: reads fail with this once the buffer is drained. The first failure wins. */
  close(failure: PlayerFailure): void {
    this.#failure ??= failure;
    this.#waiting?.fail(this.#failure);
  }

  /** The next line. Rejects with PlayerFailure after `limitMs`, or at the end of input. */
  next(limitMs: number): Promise<string> {
    const line = this.#lines.shift();
    if (line !== undefined) return Promise.resolve(this.#read(line));
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#waiting?.fail(tooLate(limitMs)), limitMs);
      const settle = (): void => {
        clearTimeout(timer);
        this.#waiting = undefined;
      };
      this.#waiting = {
        take: (taken) => {
          settle();
          resolve(this.#read(taken));
        },
        fail: (failure) => {
          settle();
          reject(failure);
        },
      };
    });
  }

  #file(line: string): void {
    if (this.#waiting) this.#waiting.take(line);
    else this.#lines.push(line);
  }

  #read(line: string): string {
    this.#unread -= line.length + 1;
    return line;
  }
}

function tooLate(limitMs: number): PlayerFailure {
  return new PlayerFailure(`it didn't answer within ${limitMs} ms`);
}
