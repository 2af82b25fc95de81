import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockViewProps } from '@pausenplatz/kernel-host';
import type { learnBlock } from '../contract/blocks.ts';
import { chosenTrainers } from '../rules/chosen-trainers.ts';
import { LearnTiles } from './blocks/learn-tiles.tsx';
import type { TrainerFace } from './trainers.ts';

/** The block as framed pages show it: nobody is signed in there, each tile opens its trainer in a tab of its own. */
export const learnFramedViews = (faces: readonly TrainerFace[]) =>
  ({
    PausenplatzLernen: ({ settings }: BlockViewProps<SettingsOf<typeof learnBlock>>) => (
      <LearnTiles title={settings.title} faces={chosenTrainers(faces, settings.trainers)} />
    ),
  }) as const;
