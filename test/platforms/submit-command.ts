// A command that takes a file and reports what it read, for the platform tests.

import { createHash } from "node:crypto";
import { type Command, createDispatch, type Dispatch } from "../../src/chat/index.ts";

export const FILE_BYTES_MAX = 65_536;

export const SUBMIT: Command = {
  name: "submit",
  description: "command-help",
  subcommands: [
    {
      name: "file",
      description: "command-help",
      audience: "caller",
      options: [
        {
          type: "file",
          name: "file",
          description: "command-help",
          maxBytes: FILE_BYTES_MAX,
          endings: [".js", ".ts"],
          required: true,
        },
        { type: "text", name: "name", description: "command-help", maxLength: 40, suggests: false },
      ],
    },
  ],
  run: async ({ files = {}, options }) => {
    const [file] = Object.values(files);
    if (!file) return { type: "notice", text: "no file" };
    return { type: "notice", text: receipt(file.name, await file.read(), options.name) };
  },
};

/** The command's answer to these bytes. */
export function receipt(fileName: string, bytes: Uint8Array, name = "-"): string {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
  return `${fileName} as ${name}: ${bytes.length} bytes, ${hash}`;
}

/** The command behind a real dispatcher. */
export function submitting(): Dispatch {
  return createDispatch({
    features: [
      {
        commands: [SUBMIT],
        presses: {},
        personalData: { kinds: {}, export: async () => ({}), remove: async () => false },
      },
    ],
    explainFailure: () => undefined,
    log: { info() {}, warn() {}, error() {} },
  });
}
