import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { lazy, Suspense } from 'react';
import type { linkTilesListBlock } from '../../contract/index.ts';
import { blockEditorTexts } from '../../texts.ts';
import { LookField } from './look-field.tsx';

const TilePicture = lazy(async () => ({ default: (await import('./tile-picture.tsx')).TilePicture }));

type Tile = SettingsOf<typeof linkTilesListBlock>['tiles'][number];

interface TileLookProps extends Pick<BlockEditorProps<unknown>, 'page' | 'addFile'> {
  readonly tile: Tile;
  readonly onChange: (tile: Tile) => void;
}

/** Colour, icon and picture of one tile. */
export function TileLook({ tile, onChange, page, addFile }: TileLookProps) {
  return (
    <LookField item={tile} page={page} addFile={addFile} onChange={onChange} instead={tile.picture && blockEditorTexts.tilePicture.label}>
      <Suspense fallback={null}>
        <TilePicture tile={tile} page={page} addFile={addFile} onChange={onChange} />
      </Suspense>
    </LookField>
  );
}
