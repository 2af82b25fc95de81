import type { Searched } from '@pausenplatz/kernel-host';
import type { Trainer } from '@pausenplatz/progress/ui/trainers';
import { lazy } from 'react';
import { multiplicationTexts } from '../texts.ts';

const everybody = { access: 'login', items: 100, secondsPerItem: 6 } as const;

function Dots() {
  return (
    <svg viewBox="0 0 96 64" width="96" height="64" fill="currentColor" aria-hidden>
      {[10, 32, 54].map((y) =>
        [16, 37, 59, 80].map((x, column) => <circle key={`${x}-${y}`} cx={x} cy={y} r="8.5" fillOpacity={column < 2 ? 1 : 0.5} />),
      )}
    </svg>
  );
}

function Shares() {
  return (
    <svg viewBox="0 0 96 64" width="96" height="64" fill="currentColor" aria-hidden>
      {[16, 48, 80].map((x, group) => (
        <g key={x} fillOpacity={1 - group * 0.25}>
          <circle cx={x - 7} cy="16" r="6" />
          <circle cx={x + 7} cy="16" r="6" />
          <circle cx={x - 7} cy="31" r="6" />
          <circle cx={x + 7} cy="31" r="6" />
          <rect x={x - 14} y="46" width="28" height="7" rx="3.5" />
        </g>
      ))}
    </svg>
  );
}

export const multiplicationTrainer: Trainer = {
  ...everybody,
  writesAs: ['multiplication'],
  title: multiplicationTexts.trainer,
  path: '/lernen/einmaleins',
  duePath: '/lernen/einmaleins/training',
  color: 'blue',
  nameOf: (item) => item.replace('x', ' × '),
  Picture: Dots,
  position: 10,
  PaceDialog: lazy(() => import('./teacher/pupil-of-class.tsx')),
};

export const divisionTrainer: Trainer = {
  ...everybody,
  writesAs: ['division'],
  title: multiplicationTexts.divisionTrainer,
  path: '/lernen/einsdurcheins',
  duePath: '/lernen/einsdurcheins',
  color: 'orange',
  nameOf(item) {
    const [a = 0, b = 0] = item.split('x').map(Number);
    return `${a * b} : ${b}`;
  },
  Picture: Shares,
  position: 20,
};

export const multiplicationSearched: Searched = {
  places: [
    { path: '/lernen/einmaleins', access: 'login', ...multiplicationTexts.search.overview },
    { path: '/lernen/einsdurcheins', access: 'login', ...multiplicationTexts.search.division },
    { path: '/lernen/einmaleins/diplom', access: 'login', ...multiplicationTexts.search.diploma },
  ],
};
