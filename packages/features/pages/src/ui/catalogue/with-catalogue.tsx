import type { BlockType } from '@pausenplatz/kernel-contract';
import type { ComponentType } from 'react';
import { BlockCatalogueProvider, catalogueOf, pagesCatalogue } from './block-catalogue.tsx';

/** Block types of another feature with their faces. */
export interface FeatureBlocks {
  readonly blocks: readonly BlockType[];
  /** A `BlockUis` of exactly these blocks, proven where the feature declares it. */
  readonly uis: object;
}

/** A screen that knows the blocks of these features besides those of the pages. */
export function withCatalogue(Screen: ComponentType, features: readonly FeatureBlocks[]): ComponentType {
  const catalogue = [...pagesCatalogue, ...features.flatMap(({ blocks, uis }) => catalogueOf(blocks, uis))];
  return function ScreenWithCatalogue() {
    return (
      <BlockCatalogueProvider value={catalogue}>
        <Screen />
      </BlockCatalogueProvider>
    );
  };
}
