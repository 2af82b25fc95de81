import { officeScreenTexts } from '../../texts.screens.ts';
import type { OfficePart } from '../slots.ts';
import { ClassesPart } from './classes-part.tsx';
import { LogPart } from './log-part.tsx';
import { PeoplePart } from './people-part.tsx';
import { SchoolPart } from './school-part.tsx';
import { ShelfPart } from './shelf-part.tsx';
import { TeamsPart } from './teams-part.tsx';

const shown = {
  klassen: ClassesPart,
  personen: PeoplePart,
  teams: TeamsPart,
  schule: SchoolPart,
  ablage: ShelfPart,
  protokoll: LogPart,
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
