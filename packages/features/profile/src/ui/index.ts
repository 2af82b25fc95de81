import { fillSlot, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { profileTitles as titles } from '../titles.ts';
import type { screenLoaders } from './screen-loaders.ts';

const load = (name: keyof typeof screenLoaders) => async () => (await import('./screen-loaders.ts')).screenLoaders[name]();

/** Everything about the own account. */
export const profileUi: UiFeature = {
  name: 'profile',
  fills: [fillSlot(searched, async () => (await import('./search.ts')).profileSearched)],
  screens: [
    {
      path: '/profil',
      title: titles.profile,
      access: 'login',
      load: load('profile'),
    },
    {
      path: '/mein-konto/:section?',
      title: titles.account,
      access: 'login',
      load: load('account'),
    },
  ],
};
