import { SlideLayout24Regular } from '@fluentui/react-icons/svg/slide-layout';
import type { UiFeature } from '@pausenplatz/kernel-host';
import { flashcardsTitles as titles } from '../titles.ts';
import type { screenLoaders } from './screen-loaders.ts';

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
    { ...learners, path: '/lernen/karten/training', title: titles.training, load: load('training') },
  ],
  sidebar: [{ path: '/lernen/karten', label: titles.overview, Icon: SlideLayout24Regular, access: ['Teacher', 'Pupil'], position: 45 }],
};
