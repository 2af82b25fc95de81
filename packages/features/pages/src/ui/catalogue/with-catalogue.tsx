import type { BlockFace, FeatureBlocks } from '@pausenplatz/kernel-host';
import type { ComponentType } from 'react';
import { BlockCatalogueProvider, catalogueOf, pagesCatalogue } from './block-catalogue.tsx';

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

/** All blocks of the host with their faces, for other features. */
export const facesOf = (features: readonly FeatureBlocks[]): readonly BlockFace[] => [
  ...pagesCatalogue,
  ...features.flatMap(({ blocks, uis }) => catalogueOf(blocks, uis)),
];
