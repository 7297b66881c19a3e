// expects: plays
// tries: a class whose methods need their own this
class Bot {
  #last = 0;
  choose() {
    return this.#last;
  }
  observe(own, opponent) {
    this.#last = (opponent + 1) % 3;
  }
}
export const create = () => new Bot();
