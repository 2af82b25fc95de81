import type { ColorName } from '@pausenplatz/kernel-ui';
import type { SpellingError } from '../../contract/index.ts';

/** Each kind of spelling has its colour, always beside its word. */
export const kindColors: Readonly<Record<SpellingError, ColorName>> = {
  umlaut: 'green',
  doubling: 'blue',
  lengthening: 'teal',
  sSound: 'orange',
  capitals: 'grey',
  other: 'pink',
};
