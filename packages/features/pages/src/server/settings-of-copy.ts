import type { BlockType } from '@pausenplatz/kernel-contract';
import type { SettingsOfCopy } from './queries/copy-blocks.ts';

/** What a block shows of a class does not go along: it begins with the class that it is in now, or with none. */
export function settingsOfCopy(catalogue: readonly BlockType[], classId: string | null): SettingsOfCopy {
  return ({ type, settings }) => {
    const { inClass } = catalogue.find((one) => one.type === type) ?? {};
    return inClass ? { ...settings, ...inClass(classId) } : settings;
  };
}
