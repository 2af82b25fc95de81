/** A number from nought to below one, such as `Math.random`. */
export type Random = () => number;

/** The same things in any order (Fisher and Yates). */
export function shuffled<Thing>(things: readonly Thing[], random: Random): Thing[] {
  const mixed = [...things];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [one, two] = [mixed[last], mixed[other]];
    // Both lie inside of the list.
    if (one !== undefined && two !== undefined) [mixed[last], mixed[other]] = [two, one];
  }
  return mixed;
}

/** In any order, and never the same twice running where that can be avoided. */
export function shuffledApart<Thing>(things: readonly Thing[], isSame: (one: Thing, other: Thing) => boolean, random: Random): Thing[] {
  const left = shuffled(things, random);
  const row: Thing[] = [];
  while (left.length > 0) {
    const last = row.at(-1);
    const at =
      last === undefined
        ? 0
        : Math.max(
            0,
            left.findIndex((one) => !isSame(one, last)),
          );
    row.push(...left.splice(at, 1));
  }
  return row;
}
