import { lazy } from 'react';
import { officeScreenTexts } from '../../texts.screens.ts';
import type { OfficePart } from '../slots.ts';
import { ClassesPart } from './classes-part.tsx';

// Classes come first and with the screen; the others when somebody turns to them.
const shown = {
  klassen: ClassesPart,
  personen: lazy(async () => ({ default: (await import('./people-part.tsx')).PeoplePart })),
  teams: lazy(async () => ({ default: (await import('./teams-part.tsx')).TeamsPart })),
  schule: lazy(async () => ({ default: (await import('./school-part.tsx')).SchoolPart })),
  ablage: lazy(async () => ({ default: (await import('./shelf-part.tsx')).ShelfPart })),
  protokoll: lazy(async () => ({ default: (await import('./log-part.tsx')).LogPart })),
} as const;
const names = ['klassen', 'personen', 'teams', 'schule', 'ablage', 'protokoll'] as const;

/** What the administration itself shows, in its order. */
export const ownParts: readonly OfficePart[] = names.map((name, index) => ({
  kind: 'tab',
  name,
  label: () => officeScreenTexts.parts[name],
  position: (index + 1) * 100,
  Part: shown[name],
}));
