import type { OfficePart } from '@pausenplatz/office/ui';
import { lazy } from 'react';
import { requestTexts as texts } from '../texts.ts';

/** Teachers who wait, between the people and the teams. */
export const requestsPart: OfficePart = {
  kind: 'tab',
  name: 'anfragen',
  label: ({ openRequests }) => (openRequests > 0 ? `${texts.title} (${openRequests})` : texts.title),
  position: 250,
  Part: lazy(async () => ({ default: (await import('./parts/requests-part.tsx')).RequestsPart })),
};
