interface Pockets {
  readonly credit: number;
  readonly test: number;
}

/** How an amount is paid: of test credit first where the model allows it, the rest of the other. Null where there is too little. */
export function paidFrom(amount: number, has: Pockets, isTestable: boolean): Pockets | null {
  const test = isTestable ? Math.min(amount, has.test) : 0;
  const credit = amount - test;
  return credit > has.credit ? null : { credit, test };
}

/** What was used of what is held, again test credit first; it is never more than was held. */
export function usedOf(cost: number, held: Pockets): Pockets {
  const test = Math.min(cost, held.test);
  return { test, credit: Math.min(cost - test, held.credit) };
}
