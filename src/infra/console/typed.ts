// How a command of the program is typed in the folder of a copy. Not `npx gadalka`, which does the same there:
// outside of such a folder it would fetch whatever stranger's package has that name.

/** The whole line for a command such as `arena replay autumn.gadalka`. */
export function typed(command: string): string {
  return `npm run -s gadalka -- ${command}`;
}
