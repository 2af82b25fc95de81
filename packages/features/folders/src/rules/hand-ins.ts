import type { FolderItem, FolderPerson } from '../contract/index.ts';
import { withBelow } from './tree.ts';

export interface HandIn {
  readonly pupil: FolderPerson;
  /** The newest first. */
  readonly files: readonly FolderItem[];
}

type Items = readonly FolderItem[];

/**
 * Each child with what it put into a folder and below (null: the whole block), in the order of the class; who is no more in the class
 * and handed something in stands at the end.
 */
export function handIns(items: Items, pupils: readonly FolderPerson[], folderId: string | null): HandIn[] {
  const inside = folderId === null ? items : withBelow(items, [folderId]);
  const files = inside.filter(({ file, origin }) => file !== null && origin !== 'given');
  const byAuthor = Map.groupBy(
    files.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt)),
    ({ author }) => author?.id ?? '',
  );
  const known = new Set(pupils.map(({ id }) => id));
  const others = [...byAuthor.values()].flatMap(([first]) => (first?.author && !known.has(first.author.id) ? [first.author] : []));
  return [...pupils, ...others].map((pupil) => ({ pupil, files: byAuthor.get(pupil.id) ?? [] }));
}

/** Of whom nothing is there. */
export const missing = (all: readonly HandIn[]): FolderPerson[] => all.filter(({ files }) => files.length === 0).map(({ pupil }) => pupil);
