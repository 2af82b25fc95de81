import { fillSlot, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { trainers } from '@pausenplatz/progress/ui/trainers';
import { flashcardsTitles as titles } from '../titles.ts';
import type { screenLoaders } from './screen-loaders.ts';

const hub = async () => import('./hub.tsx');
const load = (name: keyof typeof screenLoaders) => async () => (await import('./screen-loaders.ts')).screenLoaders[name]();
const learners = { access: ['Teacher', 'Pupil'], background: 'learn' } as const;

/** Screens of flashcards; each is a chunk of its own. */
export const flashcardsUi: UiFeature = {
  name: 'flashcards',
  screens: [
    { ...learners, path: '/lernen/karten', title: titles.overview, load: load('overview') },
    { ...learners, path: '/lernen/karten/kartenset/:id', title: titles.set, load: load('set') },
    { ...learners, path: '/lernen/karten/lernbox/:id', title: titles.box, load: load('box') },
    { ...learners, path: '/lernen/karten/bearbeiten/:id', title: titles.edit, load: load('edit') },
    { ...learners, path: '/lernen/karten/training', inApp: true, title: titles.training, load: load('training') },
  ],
  fills: [
    fillSlot(trainers, async () => (await hub()).flashcardsTrainer),
    fillSlot(searched, async () => (await hub()).flashcardsSearched),
  ],
};
