import type { LockMechanism, LockSecret, OrderItem } from '../contract/index.ts';

/** What players see of how a lock opens. `drawnFor` makes a number of a word, the same each time: it mixes what is to be put in order. */
export function showMechanism(secret: LockSecret, drawnFor: (word: string) => number): LockMechanism {
  switch (secret.kind) {
    case 'number':
    case 'word':
      return { kind: secret.kind };
    case 'colors':
    case 'directions':
      return { kind: secret.kind, count: secret.values.length };
    case 'points':
      return { kind: 'points', count: secret.spots.length };
    case 'order':
      return { kind: 'order', items: mixed(secret.items, drawnFor) };
  }
}

/** Never by chance in the right order: then the first goes to the end. */
function mixed(items: readonly OrderItem[], drawnFor: (word: string) => number): OrderItem[] {
  const drawn = items.toSorted((one, other) => drawnFor(one.id) - drawnFor(other.id));
  const isRight = drawn.every(({ id }, index) => id === items[index]?.id);
  return isRight ? [...drawn.slice(1), ...drawn.slice(0, 1)] : drawn;
}
