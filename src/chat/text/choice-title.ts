// What a choice is called: its label without what explains it.

/** `Novice` of `Novice: knows nothing of you`. */
export function choiceTitle(label: string): string {
  return (label.split(/\s?[:：]/)[0] ?? label).trim();
}
