import type { Undone } from './use-undo.ts';

interface FieldChange<Whole extends object> {
  /** What the fields are called. */
  readonly words: Readonly<Partial<Record<keyof Whole, string>>>;
  readonly before: Whole | undefined;
  readonly change: Partial<Whole>;
  /** As it stands on the screen when somebody wants it back; undefined once it is gone. */
  readonly now: () => Whole | undefined;
  readonly store: (values: Partial<Whole>) => Promise<Undone>;
  /** Fields whose words the server joins, or refuses to. */
  readonly joined?: readonly (keyof Whole)[];
}

/** How changed fields get the values from before; never over what others wrote there since. Null where nothing was there before. */
export function fieldUndo<Whole extends object>({ words, before, change, now, store, joined = [] }: FieldChange<Whole>) {
  if (!before) return null;
  // Keys of a value are keys of its type; only the language forgets that.
  const fields = Object.keys(change) as (keyof Whole)[];
  const values: Partial<Whole> = {};
  for (const field of fields) values[field] = before[field];
  const back = async (): Promise<Undone> => {
    const shown = now();
    const isChanged = !shown || fields.some((field) => !joined.includes(field) && shown[field] !== change[field]);
    return isChanged ? 'changed' : store(values);
  };
  return { change: fields.map((field) => words[field] ?? '').join(', '), back };
}
