import type { Release, Visibility } from '../contract/index.ts';
import { isBeyondClass } from './page-permission.ts';

/** A release that ended by itself waits for a teacher again. */
export function releaseToday({ release, isReleased }: { readonly release: Release | null; readonly isReleased: boolean }): Release | null {
  return release === 'released' && !isReleased ? 'waiting' : release;
}

/** What becomes of a pupil's wish to share when they choose how far: each further audience asks for a release of its own. */
export function releaseAfterChoice(
  before: { readonly visibility: Visibility; readonly release: Release | null },
  chosen: Visibility,
): Release | null {
  if (!isBeyondClass(chosen)) return null;
  return before.visibility === chosen && before.release === 'released' ? 'released' : 'waiting';
}
