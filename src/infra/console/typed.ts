// How to type one of the program's commands in a checkout's folder. Not as `npx gadalka`: that does the same there, but
// in any other folder it would download whatever package a stranger published under that name.

/** The whole line for a command such as `arena replay autumn.gadalka`, for whoever has a copy of the project. */
export function typed(command: string): string {
  return `npm run -s gadalka -- ${command}`;
}

/** The same where this process runs, for its host: the image has no npm, and says so with `GADALKA_COMMAND`. */
export function typedHere(command: string): string {
  const { GADALKA_COMMAND: here } = process.env;
  return here ? `${here} ${command}` : typed(command);
}
