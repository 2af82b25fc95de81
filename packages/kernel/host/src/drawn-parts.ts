/** Slots and parts that were looked into since the set was emptied: a browser loads them before it takes over what was drawn with them. */
export const drawnSlots = new Set<string>();

const parts = new Map<string, () => Promise<unknown>>();

/** Makes a part known by its name, as soon as the module that shows it is there. */
export function knowPart(name: string, load: () => Promise<unknown>): void {
  parts.set(name, load);
}

/** Loads the parts of these names, also those that one of them brings along. What fails to load fails where it is shown. */
export async function loadParts(names: readonly string[], loaded: ReadonlySet<string> = new Set()): Promise<void> {
  const found = names.filter((name) => parts.has(name) && !loaded.has(name));
  if (found.length === 0) return;
  await Promise.allSettled(found.map(async (name) => parts.get(name)?.()));
  await loadParts(names, new Set([...loaded, ...found]));
}
