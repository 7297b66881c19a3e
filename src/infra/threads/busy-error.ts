/** Too much waits already, or it took too long: nothing was done, and it may be asked again. */
export class BusyError extends Error {
  override readonly name = "BusyError";
}
