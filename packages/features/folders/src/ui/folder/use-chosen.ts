import { useState } from 'react';
import type { FolderItem } from '../../contract/index.ts';

export interface Chosen {
  readonly items: readonly FolderItem[];
  readonly has: (id: string) => boolean;
  readonly set: (ids: readonly string[], isChosen: boolean) => void;
  readonly clear: () => void;
}

/** What is ticked in a folder; what goes meanwhile is ticked no more. */
export function useChosen(items: readonly FolderItem[]): Chosen {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    items: items.filter(({ id }) => ids.has(id)),
    has: (id) => ids.has(id),
    set(changed, isChosen) {
      setIds(new Set(isChosen ? [...ids, ...changed] : [...ids].filter((id) => !changed.includes(id))));
    },
    clear: () => setIds(new Set()),
  };
}
