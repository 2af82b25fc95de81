import type { LearnGame } from '@pausenplatz/progress/ui/trainers';
import { lazy } from 'react';
import { memoryTexts } from '../texts.memory.ts';
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

function Cards() {
  return (
    <svg viewBox="0 0 96 64" width="96" height="64" fill="currentColor" aria-hidden>
      <rect x="8" y="10" width="34" height="44" rx="8" transform="rotate(-8 25 32)" fillOpacity="0.4" />
      <rect x="50" y="10" width="34" height="44" rx="8" transform="rotate(6 67 32)" />
      <path
        d="M75 22c-9 0-15 5-15 12 0 2 .3 3 .8 4 2.600-5 6-8 10-9.600-4 2.600-6.600 6-8 11 7 1.600 12.200-4 12.200-17.400z"
        fill="#fff"
      />
    </svg>
  );
}

export const memoryGame: LearnGame = {
  ...memoryTexts.game,
  path: '/spielen/gedaechtnis',
  color: 'teal',
  Picture: Cards,
  access: 'login',
  position: 10,
  Note: lazy(async () => ({ default: (await import('./duel/waiting-note.tsx')).WaitingNote })),
};
