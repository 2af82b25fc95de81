import { freeName } from '@pausenplatz/documents/rules';
import { withBelow, wayTo } from '../../rules/index.ts';
import { type ItemRow, maySee } from '../read.ts';
import type { FolderScope } from '../scope.ts';

/** A file of a zip with its place in it. */
interface ZipFile {
  readonly path: string;
  readonly fileId: string;
  readonly sizeBytes: number;
}

type Of = Pick<FolderScope, 'userId' | 'isKeeper' | 'mode'> & { readonly ids: readonly string[] };

/**
 * The chosen files, and of the chosen folders what the asker may see in them, in the order of the block. For who keeps it, what children
 * handed in lies in a folder of each child: twenty files may bear one name.
 */
export function zipFiles(of: Of, items: readonly ItemRow[]): ZipFile[] {
  const seen = items.filter((item) => maySee(of, item));
  const chosen = new Set(of.ids);
  const taken = new Set<string>();
  return withBelow(seen, of.ids).flatMap(({ parentId, name, file, origin, author }) => {
    if (file === null) return [];
    const way = wayTo(seen, parentId);
    const from = way.findIndex(({ id }) => chosen.has(id));
    const folders = from < 0 ? [] : way.slice(from).map((one) => one.name);
    const child = of.isKeeper && origin === 'handed-in' ? [author ?? ''].filter(Boolean) : [];
    const path = freeName([...folders, ...child, name].join('/'), taken);
    return [{ path, fileId: file.id, sizeBytes: file.size_bytes }];
  });
}
