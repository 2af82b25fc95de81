import { safeStorage } from '@pausenplatz/kernel-browser/safe-storage';
import type { Mask } from '../../rules/index.ts';

const place = (person: string, chat: string): string => `ki:${person}:${chat}`;

/** Grown-ups find their names again another day; on a tablet that children share they go with the tab. */
const storageOf = (isChild: boolean) => safeStorage(isChild ? 'session' : 'local');

/** What was covered in a chat, as this device knows it: the server never does. */
export function keptMasks(person: string, chat: string, isChild: boolean): readonly Mask[] {
  try {
    const found: unknown = JSON.parse(storageOf(isChild).get(place(person, chat)) ?? '[]');
    return Array.isArray(found) ? found.filter(isMask) : [];
  } catch {
    return [];
  }
}

const isMask = (one: unknown): one is Mask =>
  typeof one === 'object' &&
  one !== null &&
  'cover' in one &&
  'word' in one &&
  typeof one.cover === 'string' &&
  typeof one.word === 'string';

export function keepMasks(person: string, chat: string, masks: readonly Mask[], isChild: boolean): void {
  if (masks.length > 0) storageOf(isChild).set(place(person, chat), JSON.stringify(masks));
}

export const forgetMasks = (person: string, chat: string): void => {
  for (const isChild of [true, false]) storageOf(isChild).remove(place(person, chat));
};
