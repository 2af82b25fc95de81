import type { Searched } from '@pausenplatz/kernel-host';
import type { Trainer } from '@pausenplatz/progress/ui/trainers';
import { vocabularyUiTexts } from '../texts.ui.ts';
import { vocabularyFace } from './face.tsx';

export const vocabularyTrainer: Trainer = {
  ...vocabularyFace,
  duePath: '/lernen/lernwoerter',
  items: null,
  secondsPerItem: 20,
  access: ['Teacher', 'Pupil'],
  position: 30,
};

export const vocabularySearched: Searched = {
  places: [{ path: '/lernen/lernwoerter', access: ['Teacher', 'Pupil'], ...vocabularyUiTexts.search }],
};
