// What somebody typed behind `npm run … --`, or what is wrong with it.

/** Undefined where it was refused; that was said then, with `usage`. */
export function readCommandLine<O>(
  readOptions: (typed: readonly string[]) => O,
  usage: string,
): O | undefined {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    refuse(`${(error as Error).message}\n\n${usage}`);
    return undefined;
  }
}

/** Says why, and gives the exit code. */
export function refuse(words: string): number {
  process.stderr.write(words);
  return 2;
}
