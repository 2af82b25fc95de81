import type { Searched } from '@pausenplatz/kernel-host';
import type { Trainer } from '@pausenplatz/progress/ui/trainers';
import { lazy } from 'react';
import { multiplicationTexts } from '../texts.ts';
import { divisionFace, multiplicationFace } from './face.tsx';

const everybody = { access: 'login', items: 100, secondsPerItem: 6 } as const;

export const multiplicationTrainer: Trainer = {
  ...everybody,
  ...multiplicationFace,
  duePath: '/lernen/einmaleins/training',
  nameOf: (item) => item.replace('x', ' × '),
  position: 10,
  PaceDialog: lazy(() => import('./teacher/pupil-of-class.tsx')),
};

export const divisionTrainer: Trainer = {
  ...everybody,
  ...divisionFace,
  duePath: '/lernen/einsdurcheins',
  nameOf(item) {
    const [a = 0, b = 0] = item.split('x').map(Number);
    return `${a * b} : ${b}`;
  },
  position: 20,
};

export const multiplicationSearched: Searched = {
  places: [
    { path: '/lernen/einmaleins', access: 'login', ...multiplicationTexts.search.overview },
    { path: '/lernen/einsdurcheins', access: 'login', ...multiplicationTexts.search.division },
    { path: '/lernen/einmaleins/diplom', access: 'login', ...multiplicationTexts.search.diploma },
  ],
};
