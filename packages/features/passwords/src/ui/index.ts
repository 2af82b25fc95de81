import { fillSlot, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { passwordsTitles as titles } from '../titles.ts';
import type { screenLoaders } from './parts.ts';

/** All that is not an address itself: the start of every screen names one chunk of passwords. */
const parts = async () => import('./parts.ts');
const load = (name: keyof typeof screenLoaders) => async () => (await parts()).screenLoaders[name]();

/** Screens of passwords; each is a chunk of its own. */
export const passwordsUi: UiFeature = {
  name: 'passwords',
  screens: [
    { path: '/tools/passwort-manager', title: titles.mine, access: ['Teacher', 'Pupil'], background: 'tools', load: load('mine') },
    { path: '/tools/benutzerkonten', title: titles.accounts, access: ['Teacher', 'Pupil'], background: 'tools', load: load('accounts') },
    { path: '/tools/benutzerkonten/zettel/:id', title: titles.slips, access: ['Teacher'], background: 'tools', load: load('slips') },
  ],
  fills: [fillSlot(searched, async () => (await parts()).passwordsSearched)],
};
