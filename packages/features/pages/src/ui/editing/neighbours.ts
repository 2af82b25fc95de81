import { createContext, use } from 'react';
import type { NewBlock } from './use-new-blocks.ts';

/** Puts blocks behind the one whose form is open. */
type InsertBehind = (blocks: readonly NewBlock[]) => void;

const NeighboursContext = createContext<InsertBehind>(() => undefined);
export const NeighboursProvider = NeighboursContext.Provider;

/** For the forms of blocks to which more can come than they hold themselves. */
export function useInsertBehind(): InsertBehind {
  return use(NeighboursContext);
}
