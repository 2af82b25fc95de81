import type { Searched } from '@pausenplatz/kernel-host';
import type { Trainer } from '@pausenplatz/progress/ui/trainers';
import { vocabularyUiTexts } from '../texts.ui.ts';
import { vocabularyTitles } from '../titles.ts';

function Page() {
  return (
    <svg viewBox="0 0 96 64" width="96" height="64" fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" aria-hidden>
      <path d="M20 20h34" />
      <path d="M20 34h24" strokeOpacity="0.5" />
      <path d="M20 48h18" strokeOpacity="0.5" />
      <path d="M52 50l3-11 19-19 8 8-19 19z" fill="currentColor" strokeWidth="3" strokeLinejoin="round" />
    </svg>
  );
}

export const vocabularyTrainer: Trainer = {
  writesAs: ['vocabulary'],
  title: vocabularyTitles.overview,
  path: '/lernen/lernwoerter',
  duePath: '/lernen/lernwoerter',
  items: null,
  secondsPerItem: 20,
  color: 'green',
  Picture: Page,
  access: ['Teacher', 'Pupil'],
  position: 30,
};

export const vocabularySearched: Searched = {
  places: [{ path: '/lernen/lernwoerter', access: ['Teacher', 'Pupil'], ...vocabularyUiTexts.search }],
};
