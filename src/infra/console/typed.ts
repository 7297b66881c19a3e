// How to type one of the program's commands in a checkout's folder. Not as `npx gadalka`: that does the same there, but
// in any other folder it would download whatever package a stranger published under that name.

/** The whole line for a command such as `arena replay autumn.gadalka`. */
export function typed(command: string): string {
  return `npm run -s gadalka -- ${command}`;
}
