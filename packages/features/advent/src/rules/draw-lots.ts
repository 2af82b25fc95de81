/**
 * Who fills which door: children who have none come first, then each in turn. `random` answers a whole number from 0 to below its
 * argument; `held` says how many doors a child already has.
 */
export function drawLotsFor(
  numbers: readonly number[],
  pupils: readonly { readonly id: string; readonly held: number }[],
  random: (below: number) => number,
): ReadonlyMap<number, string> {
  const given = new Map<number, string>();
  if (pupils.length === 0) return given;
  const held = new Map(shuffled(pupils, random).map(({ id, held: count }) => [id, count]));
  for (const number of shuffled(numbers, random)) {
    const fewest = Math.min(...held.values());
    const [id = ''] = [...held].find(([, count]) => count === fewest) ?? [];
    given.set(number, id);
    held.set(id, fewest + 1);
  }
  return given;
}

function shuffled<T>(list: readonly T[], random: (below: number) => number): readonly T[] {
  const left = [...list];
  return list.flatMap(() => left.splice(random(left.length), 1));
}
