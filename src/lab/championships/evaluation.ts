// Accuracy of a championship's places against true strengths: the study's estimates W, D and T.

export interface Evaluation {
  /** 1 if the strongest is alone first, 1/s if s share first place with it, else 0. */
  W: number;
  D: number;
  /** The sum of the places of the three strongest, minus 6, its minimum. */
  T: number;
}

/** Evaluator for 3 players and up; shared places count as their mean. Reuses its result object. */
export function evaluation(
  players: number,
): (strengths: Float64Array, places: Float64Array) => Readonly<Evaluation> {
  const order = new Int32Array(players);
  const result: Evaluation = { W: 0, D: 0, T: 0 };
  return (strengths, places) => {
    sortByStrength(strengths, order);
    const placeOf = (rank: number) => places[order[rank] as number] as number;
    let distance = 0;
    for (let rank = 0; rank < players; rank++) distance += Math.abs(placeOf(rank) - rank - 1);
    result.W = shareOfFirst(places, placeOf(0));
    result.D = distance;
    result.T = placeOf(0) + placeOf(1) + placeOf(2) - 6;
    return result;
  };
}

function shareOfFirst(places: Float64Array, own: number): number {
  let sharing = 0;
  for (let player = 0; player < places.length; player++) {
    const place = places[player] as number;
    if (place < own) return 0;
    if (place === own) sharing++;
  }
  return 1 / sharing;
}

/** Insertion sort, the strongest first: fastest for the few dozen players of the study. */
function sortByStrength(strengths: Float64Array, order: Int32Array): void {
  for (let player = 0; player < order.length; player++) {
    const own = strengths[player] as number;
    let at = player;
    while (at > 0 && (strengths[order[at - 1] as number] as number) < own) {
      order[at] = order[at - 1] as number;
      at--;
    }
    order[at] = player;
  }
}
