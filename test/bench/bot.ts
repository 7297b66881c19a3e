// The whole bot in this process, without a platform, on an embedded store of its own.

import { type App, openApp } from "../../src/app/app.ts";
import { readConfig } from "../../src/app/config.ts";
import { temporaryFolder } from "../platforms/conformance/rig.ts";

const QUIET = { info() {}, warn() {}, error: console.error };

export interface BenchApp {
  readonly app: App;
  /** Also removes its store. */
  close(): Promise<void>;
}

export async function openBenchApp(settings: Readonly<Record<string, string>> = {}): Promise<BenchApp> {
  const folder = temporaryFolder();
  const app = await openApp(readConfig({ DATA_DIR: folder.path, ...settings }), QUIET);
  const close = async (): Promise<void> => {
    await app.close();
    await app.store.close();
    folder.remove();
  };
  return { app, close };
}
