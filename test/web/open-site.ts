// Serves the pages of a real app, on the embedded store and a free port.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type App, openApp } from "../../src/app/app.ts";
import { readConfig } from "../../src/app/config.ts";
import { openHttpServer } from "../../src/infra/http/server.ts";
import { createLog } from "../../src/infra/logger.ts";
import type { Site } from "../../src/web/page/page.ts";
import { serveSite } from "../../src/web/site.ts";

export interface OpenSite {
  readonly app: App;
  /** `http://127.0.0.1:<port>`. */
  readonly url: string;
  stop(): Promise<void>;
}

/** @param environment added to the defaults, such as `REDIS_URL`. @param site overrides parts of the site. */
export async function openSite(
  environment: Readonly<Record<string, string>> = {},
  site: Partial<Omit<Site, "app">> & { readonly app?: Partial<App> } = {},
): Promise<OpenSite> {
  const folder = mkdtempSync(join(tmpdir(), "gadalka-web-"));
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent", ...environment });
  const log = createLog(config);
  const app = await openApp(config, log);
  const http = await openHttpServer({ port: 0, host: "127.0.0.1" }, log);
  const url = `http://127.0.0.1:${http.port}`;
  const opened: Site = {
    publicUrl: url,
    entrances: new Map(),
    ...site,
    app: { ...app, ...site.app },
  };
  serveSite(http, opened);
  return {
    ...{ app, url },
    stop: async () => {
      await http.close();
      await app.close();
      await app.store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
