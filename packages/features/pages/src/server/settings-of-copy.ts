import type { BlockType } from '@pausenplatz/kernel-contract';
import type { SettingsOfCopy } from './queries/copy-blocks.ts';

interface Copied {
  /** The class in which the copy is, null for none; left out where it stays in the group that it is of. */
  readonly classId?: string | null;
  /** What others than the author brought goes along. */
  readonly withEntries: boolean;
}

/** What a block shows of a class does not go along: it begins with the class that it is in now, or with none. */
export function settingsOfCopy(catalogue: readonly BlockType[], { classId, withEntries }: Copied): SettingsOfCopy {
  return ({ type, settings }) => {
    const known = catalogue.find((one) => one.type === type);
    const there = classId === undefined || !known?.inClass ? settings : { ...settings, ...known.inClass(classId) };
    if (withEntries || !known?.withoutEntries) return { settings: there };
    const left = known.withoutEntries(there) as typeof settings;
    return { settings: left, words: known.wordsIn?.(left) ?? '', fileIds: known.filesIn?.(left) ?? [] };
  };
}
