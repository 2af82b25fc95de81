import type { MappedPupil } from '../../contract/index.ts';
import type { Pace } from '@pausenplatz/progress/contract';

/** How much time is set for a child, as one word. */
export const timeOf = ({ timeMode, withoutTime }: Pick<MappedPupil, 'timeMode' | 'withoutTime'>): Pace =>
  withoutTime ? 'free' : timeMode === 1 ? 'more' : 'standard';
