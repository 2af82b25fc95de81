import type { TrainerFace } from '@pausenplatz/progress/ui/trainers';
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

/** The trainer, as hub and pages show it. */
export const vocabularyFace: TrainerFace = {
  writesAs: ['vocabulary'],
  title: vocabularyTitles.overview,
  path: '/lernen/lernwoerter',
  color: 'green',
  Picture: Page,
};
