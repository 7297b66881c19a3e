// The short title of a choice: its label without the explanation.

/** `Novice: knows nothing about you` becomes `Novice`. */
export function choiceTitle(label: string): string {
  return (label.split(/\s?[:：]/)[0] ?? label).trim();
}
