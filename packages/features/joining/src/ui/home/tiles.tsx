import { type HomeTile, type HomeTileProps, laterTile, slotKey } from '@pausenplatz/kernel-host';
import { firstStepsSetting, type FirstStepsState } from '@pausenplatz/registration/contract';
import type { ComponentType } from 'react';

/** The card of the first steps, for those alone who are led. */
export const firstStepsCard = slotKey<ComponentType<HomeTileProps>>('joining.first-steps');
const Card = laterTile(firstStepsCard);

function FirstStepsTile({ user }: HomeTileProps) {
  const state = user.settings?.[firstStepsSetting.tool]?.[firstStepsSetting.name];
  return state === ('begun' satisfies FirstStepsState) ? <Card user={user} /> : null;
}

/** What leads a newly registered teacher, above what is due. */
export const joiningTiles: readonly HomeTile[] = [
  { name: 'joining.first-steps', place: 'today', position: 5, access: ['Teacher'], Tile: FirstStepsTile },
];
