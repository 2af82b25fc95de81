import type { Visibility } from '../contract/index.ts';
import { type PageOwnership, pagePermissionOf, type Reader } from './page-permission.ts';

export interface Neighbour {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly visibility: Visibility;
  readonly isArchived: boolean;
  readonly isReleased: boolean;
  readonly isShown: boolean;
  readonly memberIds: readonly string[];
  /** Of a page on the same level: it comes before the one that is read. */
  readonly isBefore?: boolean;
}

/**
 * Which pages around this one a reader may know of: those that they may read without a link of their own. They belong to the same
 * group, so only how far each is shared differs. Archived ones stand in the archive, not beside pages that live.
 */
export function shownNeighbours(
  page: PageOwnership,
  reader: Reader,
  neighbours: readonly Neighbour[],
): Pick<Neighbour, 'id' | 'name' | 'url' | 'isBefore'>[] {
  const isShelved = page.isArchived || page.groupState !== 'live';
  return neighbours
    .filter(({ isArchived }) => isShelved || !isArchived)
    .filter(({ visibility, isArchived, isReleased, isShown, memberIds }) => {
      const neighbour = { ...page, visibility, isArchived, isReleased, isShown, memberIds };
      return pagePermissionOf(neighbour, { ...reader, hasLink: false }) > 0;
    })
    .map(({ id, name, url, isBefore }) => ({ id, name, url, ...(isBefore !== undefined && { isBefore }) }));
}
