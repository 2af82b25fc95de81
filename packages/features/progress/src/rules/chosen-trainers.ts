interface Named {
  readonly writesAs: readonly [string, ...string[]];
}

/** Trainers that a block names, in the order that they have everywhere; a block that names none has all. What no longer exists is left out. */
export function chosenTrainers<One extends Named>(all: readonly One[], names: readonly string[]): readonly One[] {
  return names.length === 0 ? all : all.filter(({ writesAs: [name] }) => names.includes(name));
}

/** The names after one was chosen or left away; all of them are no choice, so that those still to come are there too. */
export function toggledTrainer(all: readonly Named[], names: readonly string[], name: string): string[] {
  const everyName = all.map(({ writesAs: [one] }) => one);
  const shown = names.length === 0 ? everyName : everyName.filter((one) => names.includes(one));
  const next = everyName.filter((one) => (one === name ? !shown.includes(one) : shown.includes(one)));
  return next.length === everyName.length ? [] : next;
}
