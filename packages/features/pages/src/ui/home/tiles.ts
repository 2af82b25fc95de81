import type { HomeTile } from '@pausenplatz/kernel-host';
import { FavouritesTile, LastTile, OwnPagesTile, ReleasesLine } from './page-tiles.tsx';

/** What the pages put on the home screen. */
export const pageTiles: readonly HomeTile[] = [
  { name: 'pages.own', place: 'today', position: 40, access: ['Private'], Tile: OwnPagesTile },
  { name: 'pages.releases', place: 'waiting', position: 30, access: ['Teacher'], Tile: ReleasesLine },
  { name: 'pages.last', place: 'side', position: 20, access: ['Teacher', 'SchoolAdmin'], Tile: LastTile },
  { name: 'pages.favourites', place: 'below', position: 10, access: 'login', Tile: FavouritesTile },
];
