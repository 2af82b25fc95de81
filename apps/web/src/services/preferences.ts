import { safeStorage } from '@pausenplatz/kernel-browser';
import { createDrawnStore, type SchemeChoice } from '@pausenplatz/kernel-ui';

/** What this device remembers about how the product looks. */
interface Preferences {
  readonly scheme: SchemeChoice;
  readonly readingEase: boolean;
  /** null until somebody pins or unpins: then the width of the window decides. */
  readonly sidebarPinned: boolean | null;
  readonly schoolClass: string | null;
}

const key = 'preferences';
const storage = safeStorage('local');
export const standardPreferences: Preferences = { scheme: 'system', readingEase: false, sidebarPinned: null, schoolClass: null };

/** Reads what is stored and takes the standard for whatever is missing or strange. */
export function readPreferences(stored: string | null): Preferences {
  let found: Partial<Record<keyof Preferences, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) found = parsed;
  } catch {
    // Written by something else; the standard serves.
  }
  const { scheme, readingEase, sidebarPinned, schoolClass } = found;
  return {
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : standardPreferences.scheme,
    readingEase: readingEase === true,
    sidebarPinned: typeof sidebarPinned === 'boolean' ? sidebarPinned : null,
    schoolClass: typeof schoolClass === 'string' ? schoolClass : null,
  };
}

export const usePreferences = createDrawnStore<Preferences>(readPreferences(storage.get(key)));

export function setPreferences(changes: Partial<Preferences>): void {
  usePreferences.setState(changes);
  storage.set(key, JSON.stringify(usePreferences.getState()));
}

/** Back to the standard, after a sign-out on a shared device. */
export function forgetPreferences(): void {
  storage.remove(key);
  usePreferences.setState(standardPreferences);
}
