import type { LearnGame } from '@pausenplatz/progress/ui/trainers';
import { gamesUiTexts } from '../texts.ui.ts';

function Tiles() {
  return (
    <svg viewBox="0 0 96 64" width="96" height="64" fill="currentColor" aria-hidden>
      <rect x="3" y="18" width="28" height="28" rx="7" />
      <rect x="34" y="18" width="28" height="28" rx="7" fillOpacity="0.65" />
      <rect x="65" y="18" width="28" height="28" rx="7" fillOpacity="0.35" />
      <path d="M11 32l5 5 9-10" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

export const wordGame: LearnGame = {
  ...gamesUiTexts.game,
  path: '/spielen/wordle',
  color: 'blue',
  Picture: Tiles,
  access: 'login',
  position: 20,
};
