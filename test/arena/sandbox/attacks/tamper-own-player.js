// expects: plays
// tries: methods that change between rounds
export const create = () => ({
  choose() {
    this.choose = () => 2;
    return 0;
  },
});
