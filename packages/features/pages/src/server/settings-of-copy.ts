import type { BlockType } from '@pausenplatz/kernel-contract';
import type { SettingsOfCopy } from './queries/copy-blocks.ts';
import { readingBy } from './read-block.ts';

interface Copied {
  /** The class in which the copy is, null for none; left out where it stays in the group that it is of. */
  readonly classId?: string | null;
  /** What others than the author brought goes along. */
  readonly withEntries: boolean;
}

/**
 * What a block shows of a class does not go along: it begins with the class that it is in now, or with none. A copy has the settings of
 * today; what cannot be read stays where it is, since nobody can say what of it belongs to the class.
 */
export function settingsOfCopy(catalogue: readonly BlockType[], { classId, withEntries }: Copied): SettingsOfCopy {
  const read = readingBy(catalogue);
  return (block) => {
    const known = catalogue.find((one) => one.type === block.type);
    const settings = read.settings(block);
    if (!known || !settings) return null;
    const { version } = known;
    const there = classId === undefined || !known.inClass ? settings : { ...settings, ...known.inClass(classId) };
    if (withEntries || !known.withoutEntries) return { version, settings: there };
    const left = known.withoutEntries(there) as typeof settings;
    return { version, settings: left, words: known.wordsIn?.(left) ?? '', fileIds: known.filesIn?.(left) ?? [] };
  };
}
