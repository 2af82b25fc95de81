import { fillSlot, type ScreenDefinition, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { trainers } from '@pausenplatz/progress/ui/trainers';
import { multiplicationTitles as titles } from '../titles.ts';

const runs = async () => import('./screens/run-screens.tsx');
const hub = async () => import('./hub.tsx');
const learn = { access: 'login', background: 'learn' } as const;
/** One task at a time: nothing else is on the screen. */
const run = { ...learn, inApp: true } as const;
const all: readonly ScreenDefinition[] = [
  { ...learn, path: '/lernen/einmaleins', title: titles.overview, load: () => import('./screens/overview-screen.tsx') },
  { ...run, path: '/lernen/einmaleins/mix', title: titles.mix, load: async () => ({ Screen: (await runs()).MixScreen }) },
  { ...run, path: '/lernen/einmaleins/training', title: titles.training, load: async () => ({ Screen: (await runs()).TrainingScreen }) },
  { ...run, path: '/lernen/einmaleins/tempo', title: titles.tempo, load: () => import('./screens/tempo-screen.tsx') },
  { ...run, path: '/lernen/einmaleins/diplom', title: titles.diploma, load: () => import('./screens/diploma-screen.tsx') },
  { ...run, path: '/lernen/einmaleins/:level/:reihe', title: titles.level, load: async () => ({ Screen: (await runs()).LevelScreen }) },
  { ...run, path: '/lernen/einsdurcheins', title: titles.division, load: async () => ({ Screen: (await runs()).DivisionScreen }) },
];

/** Screens of multiplication; each is a chunk of its own. */
export const multiplicationUi: UiFeature = {
  name: 'multiplication',
  screens: all,
  fills: [
    fillSlot(trainers, async () => (await hub()).multiplicationTrainer),
    fillSlot(trainers, async () => (await hub()).divisionTrainer),
    fillSlot(searched, async () => (await hub()).multiplicationSearched),
  ],
};
