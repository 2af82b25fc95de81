import type { BlockType } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps, BlockUi } from '@pausenplatz/kernel-host';
import { type ComponentType, createContext, lazy, use } from 'react';
import { pageBlocks } from '../../contract/index.ts';
import { pageBlockUis } from '../blocks/index.ts';

export type Settings = Readonly<Record<string, unknown>>;

/** A block type with its faces, settings not looked into. */
export interface CatalogueEntry {
  readonly block: BlockType;
  readonly ui: BlockUi<Settings>;
  /** The settings form, loaded when it is first shown. */
  readonly Editor: ComponentType<BlockEditorProps<Settings>>;
}

/** Joins block types with their faces; both lists come from one feature, so the types of a pair agree. */
export function catalogueOf(blocks: readonly BlockType[], uis: object): CatalogueEntry[] {
  // BlockUis has proven each pair where the feature declares it; here only the name of the type is known.
  const byType = uis as Readonly<Record<string, BlockUi<Settings>>>;
  return blocks.flatMap((block) => {
    const ui = byType[block.type];
    return ui ? [{ block, ui, Editor: lazy(async () => ({ default: (await ui.loadEditor()).Editor })) }] : [];
  });
}

export const pagesCatalogue: readonly CatalogueEntry[] = catalogueOf(pageBlocks, pageBlockUis);

const CatalogueContext = createContext<readonly CatalogueEntry[]>(pagesCatalogue);

/** Lets a host hand in the blocks of all its features; without it there are those of the pages feature. */
export const BlockCatalogueProvider = CatalogueContext.Provider;

export function useBlockCatalogue(): readonly CatalogueEntry[] {
  return use(CatalogueContext);
}

/** The entry of a type, or undefined for a type that this host does not know. */
export function useCatalogueEntry(type: string): CatalogueEntry | undefined {
  return useBlockCatalogue().find(({ block }) => block.type === type);
}
