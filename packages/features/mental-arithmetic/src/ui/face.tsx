import type { TrainerFace } from '@pausenplatz/progress/ui/trainers';
import { mentalArithmeticTitles } from '../titles.ts';

/** A way along a line, in jumps. */
function Jumps() {
  return (
    <svg viewBox="0 0 96 64" width="96" height="64" fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" aria-hidden>
      <path d="M8 50h80" />
      <path d="M16 42v16M52 42v16M80 42v16" strokeOpacity="0.5" />
      <path d="M16 36q18 -34 36 0" />
      <path d="M52 36q14 -22 28 0" strokeOpacity="0.5" />
    </svg>
  );
}

/** The trainer of mental arithmetic, as hub and pages show it. */
export const mentalArithmeticFace: TrainerFace = {
  writesAs: ['mental-arithmetic'],
  title: mentalArithmeticTitles.overview,
  path: '/lernen/kopfrechnen',
  color: 'violet',
  Picture: Jumps,
};
