// Certificates for Redis servers with TLS, created by openssl for one test and deleted with it.

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const KEY = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];

/** Files of a certificate and its key. */
export interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

export interface Authority {
  /** The file with the authority's own certificate. */
  readonly file: string;
  /** Signs one for a server of that name, valid for `days` days (expired if negative). */
  sign(name: string, days: number): Certificate;
  remove(): void;
}

export function newAuthority(): Authority {
  const folder = mkdtempSync(join(tmpdir(), "gadalka-tls-"));
  const at = (file: string): string => join(folder, file);
  const own = ["-keyout", at("ca.key"), "-out", at("ca.pem")];
  openssl("req", "-x509", ...KEY, ...own, "-days", "2", "-subj", "/CN=an authority of one's own");
  let signed = 0;
  return {
    file: at("ca.pem"),
    sign(name, days) {
      const [key, request, certificate] = ["key", "csr", "pem"].map((end) => at(`${++signed}.${end}`));
      if (!key || !request || !certificate) throw new Error("no file names");
      const subject = ["-subj", "/CN=redis", "-addext", `subjectAltName=${name}`];
      openssl("req", ...KEY, "-keyout", key, "-out", request, ...subject);
      const by = ["-CA", at("ca.pem"), "-CAkey", at("ca.key"), "-CAcreateserial", "-copy_extensions", "copy"];
      openssl("x509", "-req", "-in", request, "-out", certificate, ...by, "-days", String(days));
      return { certificate, key };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function openssl(...args: readonly string[]): void {
  const { status, stderr } = spawnSync("openssl", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`openssl ${args[0]}: ${stderr}`);
}
