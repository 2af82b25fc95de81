import { createContext, use } from 'react';

/** Whether the page around a block is being edited; empty blocks show themselves only then. */
const EditedContext = createContext(false);
export const EditedProvider = EditedContext.Provider;

export function useIsEdited(): boolean {
  return use(EditedContext);
}
