import type { BlockFace } from '@pausenplatz/kernel-host';
import { createContext, use } from 'react';

export type Settings = Readonly<Record<string, unknown>>;
export type CatalogueEntry = BlockFace;

const CatalogueContext = createContext<readonly CatalogueEntry[]>([]);

/** Hands in the blocks of all features of the host. */
export const BlockCatalogueProvider = CatalogueContext.Provider;

export function useBlockCatalogue(): readonly CatalogueEntry[] {
  return use(CatalogueContext);
}

/** The entry of a type, or undefined for a type that this host does not know. */
export function useCatalogueEntry(type: string): CatalogueEntry | undefined {
  return useBlockCatalogue().find(({ block }) => block.type === type);
}
