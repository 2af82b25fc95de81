import type { TrainerFace } from '@pausenplatz/progress/ui/trainers';
import { flashcardsTitles } from '../titles.ts';

function Cards() {
  return (
    <svg viewBox="0 0 96 64" width="96" height="64" fill="currentColor" aria-hidden>
      <rect x="14" y="18" width="48" height="36" rx="7" fillOpacity="0.4" transform="rotate(-8 38 36)" />
      <rect x="34" y="12" width="48" height="36" rx="7" />
    </svg>
  );
}

/** The trainer, as hub and pages show it. */
export const flashcardsFace: TrainerFace = {
  writesAs: ['flashcards'],
  title: flashcardsTitles.overview,
  path: '/lernen/karten',
  color: 'violet',
  Picture: Cards,
};
