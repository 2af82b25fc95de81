import { fillSlot, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { trainers } from '@pausenplatz/progress/ui/trainers';
import { vocabularyTitles as titles } from '../titles.ts';
import type { screenLoaders } from './screen-loaders.ts';

const hub = async () => import('./hub.tsx');
const load = (name: keyof typeof screenLoaders) => async () => (await import('./screen-loaders.ts')).screenLoaders[name]();
const learn = { access: 'login', background: 'learn' } as const;

/** Screens of vocabulary; each is a chunk of its own. */
export const vocabularyUi: UiFeature = {
  name: 'vocabulary',
  screens: [
    { ...learn, path: '/lernen/lernwoerter', title: titles.overview, load: load('overview') },
    { ...learn, access: ['Teacher', 'Pupil'], path: '/lernen/lernwoerter/bearbeiten/:id', title: titles.edit, load: load('edit') },
    { ...learn, path: '/lernen/lernwoerter/:id', title: titles.list, load: load('list') },
    { ...learn, path: '/lernen/lernwoerter/:id/:portion', inApp: true, title: titles.training, load: load('training') },
  ],
  fills: [
    fillSlot(trainers, async () => (await hub()).vocabularyTrainer),
    fillSlot(searched, async () => (await hub()).vocabularySearched),
  ],
};
