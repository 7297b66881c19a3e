// When each stretch of moves last occurred, by the stretch's hash; takes little memory for newcomers.

/** The number of hash values for one kind and length of stretch; on a collision the newer overwrites the older. */
export const PLACES = 1 << 11;
const PAIRS_FIRST = 1 << 7;
const FULL_SHARE = 3 / 4;

/**
 * The last round, modulo 2^16, for each hash value; 0 for none. While few are used, it's a linear-probing table of
 * pairs (place + 1, round); after that, a plain array of rounds.
 */
export class LastRounds {
  readonly #places: number;
  #cells = new Uint16Array(2 * PAIRS_FIRST);
  #taken = 0;

  /** Creates a table for hash values below `places`. */
  constructor(places: number) {
    this.#places = places;
  }

  get cells(): Uint16Array {
    return this.#cells;
  }

  get(place: number): number {
    return (this.#isDense ? this.#cells[place] : this.#cells[this.#pairOf(place) + 1]) as number;
  }

  set(place: number, round: number): void {
    if (this.#isDense) {
      this.#cells[place] = round;
      return;
    }
    const pair = this.#pairOf(place);
    if (this.#cells[pair] === 0) {
      if (this.#taken >= (FULL_SHARE * this.#cells.length) / 2) {
        this.#grow();
        this.set(place, round);
        return;
      }
      this.#taken++;
      this.#cells[pair] = place + 1;
    }
    this.#cells[pair + 1] = round;
  }

  get #isDense(): boolean {
    return this.#cells.length === this.#places;
  }

  /** Returns the index of the place's pair, or of the free one for it. */
  #pairOf(place: number): number {
    const cells = this.#cells;
    const last = cells.length - 1;
    let pair = (2 * place) & last;
    while (cells[pair] !== place + 1 && cells[pair] !== 0) pair = (pair + 2) & last;
    return pair;
  }

  #grow(): void {
    const before = this.#cells;
    const length = 2 * before.length;
    this.#cells = new Uint16Array(length < this.#places ? length : this.#places);
    this.#taken = 0;
    for (let pair = 0; pair < before.length; pair += 2) {
      if (before[pair] !== 0) this.set((before[pair] as number) - 1, before[pair + 1] as number);
    }
  }
}
