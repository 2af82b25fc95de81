import { blockFaces, useSlot } from '@pausenplatz/kernel-host';
import { Skeletons } from '@pausenplatz/kernel-ui';
import { type ReactNode, useMemo } from 'react';
import { BlockCatalogueProvider } from './block-catalogue.ts';

interface WithCatalogueProps {
  readonly skeleton: 'page' | 'form';
  readonly children: ReactNode;
}

/** Knows the blocks of every feature of the host, once they are loaded. */
export function WithCatalogue({ skeleton, children }: WithCatalogueProps) {
  const faces = useSlot(blockFaces);
  const catalogue = useMemo(() => faces?.flat(), [faces]);
  if (!catalogue) return <Skeletons shape={skeleton} />;
  return <BlockCatalogueProvider value={catalogue}>{children}</BlockCatalogueProvider>;
}
