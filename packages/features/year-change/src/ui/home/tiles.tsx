import { type HomeTile, type HomeTileProps, laterTile, slotKey } from '@pausenplatz/kernel-host';
import type { ComponentType } from 'react';

/** School-year changes of a school, for administrators alone. */
export const yearLines = slotKey<ComponentType<HomeTileProps>>('year-change.home');

/** What is theirs to take along, for pupils alone who left a school. */
export const farewellCard = slotKey<ComponentType<HomeTileProps>>('year-change.farewell');
const Farewell = laterTile(farewellCard);

function FarewellTile({ user }: HomeTileProps) {
  return user.settings?.['jahreswechsel']?.['abschied'] === undefined ? null : <Farewell user={user} />;
}

/** The school-year change in progress, for those who administer a school; for who left with it, the way to what is theirs. */
export const yearTiles: readonly HomeTile[] = [
  { name: 'year-change.farewell', place: 'today', position: 3, access: ['Pupil'], Tile: FarewellTile },
  { name: 'year-change.open', place: 'waiting', position: 60, access: ['SchoolAdmin'], Tile: laterTile(yearLines) },
];
