import type { UiFeature } from '@pausenplatz/kernel-host';
import { registrationTitles as titles } from '../titles.ts';
import type { screenLoaders } from './screen-loaders.ts';

const load = (name: keyof typeof screenLoaders) => async () => (await import('./screen-loaders.ts')).screenLoaders[name]();

/** Ways into an account of one’s own. */
export const registrationUi: UiFeature = {
  name: 'registration',
  screens: [
    {
      path: '/konto-erstellen',
      title: titles.register,
      access: 'public',
      load: load('register'),
    },
    {
      path: '/email-bestaetigen/:id',
      title: titles.confirmEmail,
      access: 'public',
      load: load('confirmEmail'),
    },
    {
      path: '/passwort-vergessen',
      title: titles.forgotten,
      access: 'public',
      load: load('forgottenPassword'),
    },
    {
      path: '/passwort-zuruecksetzen/:id',
      title: titles.newPassword,
      access: 'public',
      load: load('resetPassword'),
    },
  ],
};
