import { fillSlot, type ScreenDefinition, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { trainers } from '@pausenplatz/progress/ui/trainers';
import { multiplicationTitles as titles } from '../titles.ts';
import type { screenLoaders } from './screen-loaders.ts';

const load = (name: keyof typeof screenLoaders) => async () => (await import('./screen-loaders.ts')).screenLoaders[name]();
const hub = async () => import('./hub.tsx');
const learn = { access: 'login', background: 'learn' } as const;
/** One task at a time: nothing else is on the screen. */
const run = { ...learn, inApp: true } as const;
const all: readonly ScreenDefinition[] = [
  { ...learn, path: '/lernen/einmaleins', title: titles.overview, load: load('overview') },
  { ...run, path: '/lernen/einmaleins/mix', title: titles.mix, load: load('mix') },
  { ...run, path: '/lernen/einmaleins/training', title: titles.training, load: load('training') },
  { ...run, path: '/lernen/einmaleins/tempo', title: titles.tempo, load: load('tempo') },
  { ...run, path: '/lernen/einmaleins/diplom', title: titles.diploma, load: load('diploma') },
  { ...run, path: '/lernen/einmaleins/:level/:reihe', title: titles.level, load: load('level') },
  { ...run, path: '/lernen/einsdurcheins', title: titles.division, load: load('division') },
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
