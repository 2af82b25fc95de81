import type { ColorName } from '@pausenplatz/kernel-ui';
import type { OwnState } from '../../contract/index.ts';

/** How well a word is known, in the five shades that people see. */
export const shades = ['new', 'begun', 'almost', 'known', 'memo'] as const;
type Shade = (typeof shades)[number];

const firstAlmost = 3;

export function shadeOf(own: OwnState | null): Shade {
  if (!own) return 'new';
  if (own.isKnown) return 'known';
  if (own.isMemo) return 'memo';
  return own.box < firstAlmost ? 'begun' : 'almost';
}

export const shadeColors: Readonly<Record<Shade, ColorName>> = {
  new: 'grey',
  begun: 'yellow',
  almost: 'teal',
  known: 'green',
  memo: 'pink',
};
