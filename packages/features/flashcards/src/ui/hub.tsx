import type { Searched } from '@pausenplatz/kernel-host';
import type { Trainer } from '@pausenplatz/progress/ui/trainers';
import { flashcardsUiTexts } from '../texts.ui.ts';
import { flashcardsTitles } from '../titles.ts';

function Cards() {
  return (
    <svg viewBox="0 0 96 64" width="96" height="64" fill="currentColor" aria-hidden>
      <rect x="14" y="18" width="48" height="36" rx="7" fillOpacity="0.4" transform="rotate(-8 38 36)" />
      <rect x="34" y="12" width="48" height="36" rx="7" />
    </svg>
  );
}

export const flashcardsTrainer: Trainer = {
  writesAs: ['flashcards'],
  title: flashcardsTitles.overview,
  path: '/lernen/karten',
  duePath: '/lernen/karten/training',
  items: null,
  secondsPerItem: 8,
  color: 'violet',
  Picture: Cards,
  access: ['Teacher', 'Pupil'],
  position: 40,
};

export const flashcardsSearched: Searched = {
  places: [{ path: '/lernen/karten', access: ['Teacher', 'Pupil'], ...flashcardsUiTexts.search }],
};
