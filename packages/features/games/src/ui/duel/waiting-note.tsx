import { fill } from '@pausenplatz/kernel-contract';
import { Chip } from '@pausenplatz/kernel-ui';
import { duelTexts } from '../../texts.duel.ts';
import { useDuels } from './data.ts';

const { open: texts } = duelTexts;

/** On the tile of the memory: who waits for an answer. */
export function WaitingNote() {
  const waiting = (useDuels().data?.duels ?? []).filter(({ state, asked }) => state === 'invited' && asked === 'me');
  const [first] = waiting;
  if (!first) return null;
  const says = waiting.length === 1 ? fill(texts.note, { name: first.other.firstName }) : fill(texts.noteMany, { count: waiting.length });
  return <Chip color="yellow">{says}</Chip>;
}
