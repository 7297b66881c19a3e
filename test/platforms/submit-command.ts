// A command that takes a file and reports what it read, for the platform tests.

import { createHash } from "node:crypto";
import {
  type Command,
  type CommandCall,
  createDispatch,
  type Dispatch,
  NO_PERSONAL_DATA,
} from "../../src/chat/index.ts";

export const FILE_BYTES_MAX = 65_536;

export const SUBMIT: Command = {
  name: "submit",
  description: "command-help",
  subcommands: [
    {
      ...{ name: "file", description: "command-help", audience: "caller" },
      options: [
        {
          ...{ type: "file", name: "file", description: "command-help" },
          ...{ maxBytes: FILE_BYTES_MAX, endings: [".js", ".ts"], required: true },
        },
        { type: "text", name: "name", description: "command-help", maxLength: 40, suggests: false },
      ],
    },
  ],
  run: async (call) => ({ type: "notice", text: await readBack(call) }),
};

/** The command's answer to these bytes. */
export function receipt(fileName: string, bytes: Uint8Array, name = "-"): string {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
  return `${fileName} as ${name}: ${bytes.length} bytes, ${hash}`;
}

async function readBack({ files = {}, options }: CommandCall): Promise<string> {
  const [file, ...others] = Object.values(files);
  if (!file || others.length > 0) return `${Object.keys(files).length} files`;
  return receipt(file.name, await file.read(), options.name);
}

/** The command behind a real dispatcher. `slowly`: it answers once this resolves. */
export function submitting(slowly?: Promise<void>): Dispatch & { readonly logged: string[] } {
  const logged: string[] = [];
  const note = (fields: object, message: string) => void logged.push(`${message} ${JSON.stringify(fields)}`);
  const run: Command["run"] = async (call) => {
    await slowly;
    return SUBMIT.run(call);
  };
  const dispatch = createDispatch({
    features: [{ commands: [{ ...SUBMIT, run }], presses: {}, personalData: NO_PERSONAL_DATA }],
    explainFailure: () => undefined,
    log: { info: note, warn: note, error: note },
  });
  return { ...dispatch, logged };
}
