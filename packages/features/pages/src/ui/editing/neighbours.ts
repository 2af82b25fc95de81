import { createContext, use } from 'react';
import type { NewBlock } from './use-new-blocks.ts';

/** What a form can do behind the block that it belongs to. */
interface Neighbours {
  readonly insert: (blocks: readonly NewBlock[]) => void;
  /** Opens the catalogue; `onNothing` when it is closed without a choice. */
  readonly choose: (onNothing: () => void) => void;
}

const NeighboursContext = createContext<Neighbours>({ insert: () => undefined, choose: () => undefined });
export const NeighboursProvider = NeighboursContext.Provider;

/** For the forms of blocks to which more can come than they hold themselves. */
export function useNeighbours(): Neighbours {
  return use(NeighboursContext);
}
