import { fill, type SettingsOf } from '@pausenplatz/kernel-contract';
import { type BlockViewProps, useCurrentUser, useSlot } from '@pausenplatz/kernel-host';
import { useProgress, useTrainers, sumOf } from '../data.ts';
import type { learnBlock } from '../../contract/blocks.ts';
import { chosenTrainers } from '../../rules/chosen-trainers.ts';
import { learnBlockTexts as texts } from '../../texts.block.ts';
import { type TrainerFace, trainers } from '../trainers.ts';
import { LearnTiles, type TileState } from './learn-tiles.tsx';

type Settings = SettingsOf<typeof learnBlock>;

/** The trainers on a page: to who is signed in with what is due, to everybody else as ways to them. */
export function LearnBlockView({ settings, page }: BlockViewProps<Settings>) {
  const user = useCurrentUser();
  return user === null || page.asMember ? <OpenTiles settings={settings} /> : <OwnTiles settings={settings} />;
}

function OpenTiles({ settings }: { readonly settings: Settings }) {
  const all = useSlot(trainers);
  const inOrder = (all ?? []).toSorted((one, other) => one.position - other.position);
  return all && <LearnTiles title={settings.title} faces={chosenTrainers(inOrder, settings.trainers)} />;
}

function OwnTiles({ settings }: { readonly settings: Settings }) {
  const all = useTrainers();
  const { data } = useProgress();
  const stateOf = (face: TrainerFace): TileState | null => {
    if (!data) return null;
    const { due, known } = sumOf(data.trainers, face);
    if (due > 0) return { words: due === 1 ? texts.dueOne : fill(texts.due, { count: due }), isDue: true };
    return known === 0 ? null : { words: texts.allDone, isDue: false };
  };
  return all && <LearnTiles title={settings.title} faces={chosenTrainers(all, settings.trainers)} stateOf={stateOf} />;
}
