// Lines from a program that may write too much, too late or never again.

import { PlayerFailure } from "./player.ts";

/** What may lie unread, in characters: more than this was never asked for. */
const UNREAD_MAX = 1_000_000;

interface Waiting {
  take(line: string): void;
  fail(failure: PlayerFailure): void;
}

/** Collects chunks of text and hands out one line at a time. */
export class LineInbox {
  #lines: string[] = [];
  #rest = "";
  #unread = 0;
  #waiting: Waiting | undefined;
  #failure: PlayerFailure | undefined;

  /** More text from the program. */
  receive(chunk: string): void {
    if (this.#failure) return;
    this.#unread += chunk.length;
    const lines = (this.#rest + chunk).split("\n");
    this.#rest = lines.pop() as string;
    for (const line of lines) this.#file(line);
    if (this.#unread > UNREAD_MAX) this.close(new PlayerFailure("it wrote far more than it was asked for"));
  }

  /** Nothing more will come, for this reason: once the lines that did come are read, reading fails
   * with it. The first reason counts. */
  close(failure: PlayerFailure): void {
    this.#failure ??= failure;
    this.#waiting?.fail(this.#failure);
  }

  /** The next line. Rejects with PlayerFailure after `limitMs`, or when none will come. */
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
  return new PlayerFailure(`it did not answer within ${limitMs} ms`);
}
