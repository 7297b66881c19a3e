// The form: takes what was pasted and chosen, asks the worker, and shows its answer. Nothing leaves the page.

import type { FindingWords } from "../../../../commands/kit/finding-words.ts";
import { pageData } from "../../browser/data.ts";
import type { Asked, HostFacts } from "../check.ts";
import { TEXT_MAX } from "../limits.ts";
import type { Answer, PageData } from "../message.ts";
import { shownProblem, shownResult } from "./show.ts";
import { type Texts, textsIn } from "./texts.ts";

/** Enough of a file to see that it's an export. */
const BEGINNING = 16;
/** Maximum size of a `/data export` file, in bytes. */
const EXPORT_MAX = 64 * 2 ** 20;

const part = <Kind extends HTMLElement>(id: string): Kind => document.getElementById(id) as Kind;

export function openForm(): void {
  const { locale, tag, texts: source, host, worker } = pageData<PageData>();
  const form = new Form(textsIn(locale, tag, source), host, worker);
  part("form").hidden = false;
  part("form").addEventListener("submit", (event) => {
    event.preventDefault();
    void form.submit();
  });
  part("cancel").addEventListener("click", () => form.cancel());
  addEventListener("hashchange", () => form.takeAddress());
  form.takeAddress();
}

class Form {
  readonly #texts: Texts;
  readonly #host: HostFacts;
  readonly #address: string | undefined;
  #worker: Worker | undefined;
  /** Counts starts and cancellations, so that outdated results are ignored. */
  #run = 0;

  constructor(texts: Texts, host: HostFacts, address: string | undefined) {
    this.#texts = texts;
    this.#host = host;
    this.#address = address;
  }

  /** The part of the address after `#` was never sent to anyone. */
  takeAddress(): void {
    const pasted = fromAddress(location.hash.slice(1));
    if (pasted === "") return;
    part<HTMLTextAreaElement>("pasted").value = pasted;
    void this.submit();
  }

  async submit(): Promise<void> {
    this.#start();
    const run = this.#run;
    const asked = await this.#asked().catch(() => undefined);
    // The check may have been cancelled while files were read.
    if (run !== this.#run) return;
    if (!asked) this.#fail();
    else if ("id" in asked) this.#end(shownProblem(asked, this.#texts));
    else this.#ask(asked);
  }

  cancel(): void {
    this.#run++;
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#end(shownProblem({ id: "web-verify-cancelled" }, this.#texts));
  }

  /** The question, or why there isn't one. */
  async #asked(): Promise<Asked | FindingWords> {
    const host = this.#host;
    let text = part<HTMLTextAreaElement>("pasted").value;
    let exported: string | undefined;
    for (const file of part<HTMLInputElement>("file").files ?? []) {
      if (file.size > EXPORT_MAX) return { id: "web-verify-file-too-large" };
      const isExport = /^\uFEFF?\s*\{/.test(await file.slice(0, BEGINNING).text());
      if (!isExport && file.size > TEXT_MAX) return { id: "web-verify-too-long" };
      const content = await file.text();
      if (isExport) exported = content;
      else text = `${text}\n${content}`;
    }
    if (text.length > TEXT_MAX) return { id: "web-verify-too-long" };
    return { text, exported, host, now: Date.now() };
  }

  #ask(asked: Asked): void {
    this.#worker ??= newWorker(this.#address);
    const worker = this.#worker;
    worker.onerror = () => this.#fail();
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data) this.#end(...data.map((result) => shownResult(result, this.#texts)));
      else this.#fail();
    };
    worker.postMessage(asked);
  }

  #start(): void {
    part("result").replaceChildren();
    part<HTMLButtonElement>("check").disabled = true;
    part("working").hidden = false;
  }

  #end(...shown: readonly HTMLElement[]): void {
    part("working").hidden = true;
    part<HTMLButtonElement>("check").disabled = false;
    part("result").replaceChildren(...shown);
    part("result").focus();
  }

  #fail(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#end(shownProblem({ id: "web-verify-failed" }, this.#texts));
  }
}

function fromAddress(text: string): string {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    // Anything not encoded by a browser is taken literally.
    return text;
  }
}

/** The worker that does all the checking, started when there's something to check; a saved page contains its code. It
 * isn't a module worker, because browsers don't load modules from a blob. */
function newWorker(address: string | undefined): Worker {
  if (address !== undefined) return new Worker(address);
  const text = part("worker").textContent ?? "";
  return new Worker(URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
}
