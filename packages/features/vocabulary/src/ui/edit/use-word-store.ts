import { useApi } from '@pausenplatz/kernel-browser';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Portion } from '../../contract/index.ts';
import type { PortionRows, WordRow } from './word-rows.ts';
import { createWordStore, type SaveState, type WordStore } from './word-store.ts';

/** The words of a list while somebody writes them. */
export function useWordStore(listId: string, portions: readonly Portion[]): WordStore {
  const api = useApi();
  const [store] = useState(() => createWordStore(api, listId, portions));
  useEffect(() => {
    // What lay in the tab.
    void store.save();
    // Whoever leaves has written; without a line it lies in the tab.
    return () => store.stop();
  }, [store]);
  return store;
}

export const useOrder = (store: WordStore): readonly PortionRows[] => useSyncExternalStore(store.subscribe, store.order);
export const useSaveState = (store: WordStore): SaveState => useSyncExternalStore(store.subscribe, store.state);
/** One row; drawn again when it changes and when no other does. */
export const useRow = (store: WordStore, key: string): WordRow => useSyncExternalStore(store.subscribe, () => store.row(key));
