interface Told {
  readonly first: { readonly text: string };
  readonly second: { readonly text: string };
}

/** Pairs of which no card looks like one of another pair: that would be a riddle without an answer. The first one stays. */
export function pairsApart<Pair extends Told>(pairs: readonly Pair[]): Pair[] {
  const told = new Set<string>();
  return pairs.filter(({ first, second }) => {
    const [one, other] = [first.text.toLowerCase(), second.text.toLowerCase()];
    if (told.has(one) || told.has(other)) return false;
    told.add(one).add(other);
    return true;
  });
}
