// Jobs that keep a note in their thread.

let kept = "nothing";

export function take(note: string): void {
  kept = note;
}

export function refuse(): never {
  throw new RangeError("it is refused");
}

export const noted = (): string => kept;
