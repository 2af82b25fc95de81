import type { SettingsOf } from '@pausenplatz/kernel-contract';
import { type linkTilesListBlock, tileColors } from '../../contract/index.ts';
import { tileFromFile, tileFromLink } from '../../rules/index.ts';
import { pagesTexts } from '../../texts.ts';

export type Tile = SettingsOf<typeof linkTilesListBlock>['tiles'][number];

/** A tile at this place for an address, with the title and the pictogram that the address suggests. */
export function aTile(url: string, place: number): Tile {
  return { id: crypto.randomUUID().slice(0, 8), url, color: colorFor(place), ...tileFromLink(url) };
}

/** A tile at this place that opens a stored file; an own name says it where the file's has no words. */
export function aTileOfFile({ id, name }: { readonly id: string; readonly name: string }, place: number): Tile {
  const { title, icon } = tileFromFile(name);
  return {
    id: crypto.randomUUID().slice(0, 8),
    url: `/dokumente/${id}`,
    fileId: id,
    color: colorFor(place),
    icon,
    title: title || pagesTexts.file,
  };
}

/** Neighbouring tiles differ, so that they can be told apart by colour. */
export function colorFor(place: number): Tile['color'] {
  return tileColors[place % (tileColors.length - 1)] ?? tileColors[0];
}
