// Configuration errors: one line that names the variable to fix.

/** Ends the process with code 1, without a stack trace. */
export class ConfigProblem extends Error {
  readonly variable: string;
  constructor(variable: string, whatToDo: string, options?: ErrorOptions) {
    super(`${variable}: ${whatToDo}`, options);
    this.name = "ConfigProblem";
    this.variable = variable;
  }
}
