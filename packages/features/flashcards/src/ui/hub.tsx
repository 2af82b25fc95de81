import type { Searched } from '@pausenplatz/kernel-host';
import type { Trainer } from '@pausenplatz/progress/ui/trainers';
import { flashcardsUiTexts } from '../texts.ui.ts';
import { flashcardsFace } from './face.tsx';

export const flashcardsTrainer: Trainer = {
  ...flashcardsFace,
  duePath: '/lernen/karten/training',
  items: null,
  secondsPerItem: 8,
  access: ['Teacher', 'Pupil'],
  position: 40,
};

export const flashcardsSearched: Searched = {
  places: [{ path: '/lernen/karten', access: ['Teacher', 'Pupil'], ...flashcardsUiTexts.search }],
};
