import type { ItemRow } from './read.ts';
import type { FolderScope } from './scope.ts';

/**
 * What stands in the trash: what was deleted by hand, without what went along with it, the newest first. A child finds what it deleted
 * of its own; what the teacher took away is fetched back by the teacher.
 */
export const trashOf = ({ isKeeper, userId }: FolderScope, rows: readonly ItemRow[]): ItemRow[] =>
  rows
    .filter(({ id, deletedWith }) => id === deletedWith)
    .filter(({ ownerId, deletedBy }) => isKeeper || (ownerId === userId && deletedBy === userId))
    .toSorted((one, other) => Number(other.deletedAt) - Number(one.deletedAt));
