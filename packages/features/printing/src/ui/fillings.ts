import type { ClassPaper, SchoolPaper, SchoolSetting } from '@pausenplatz/office/ui';
import { lazy } from 'react';
import { printTexts as texts, schoolPrintTexts } from '../texts.ts';
import { ClassButtons } from './parts/class-buttons.tsx';

const ofClasses: ClassPaper = {
  OfClass: ClassButtons,
  label: texts.cards,
  Dialog: lazy(async () => ({ default: (await import('./parts/cards-dialog.tsx')).CardsDialog })),
};

const ofSchools: SchoolPaper = {
  label: schoolPrintTexts.label,
  Dialog: lazy(async () => ({ default: (await import('./parts/paper-dialog.tsx')).PaperDialog })),
};

const letters: SchoolSetting = {
  name: 'briefe',
  label: texts.settings,
  heading: texts.letter,
  Part: lazy(async () => ({ default: (await import('./parts/letter-part.tsx')).LetterPart })),
};

export const fillings = { ofClasses, ofSchools, letters } as const;
