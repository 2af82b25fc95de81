import type { UiFeature } from '@pausenplatz/kernel-host';
import { profileTitles as titles } from '../titles.ts';

/** Everything about the own account. */
export const profileUi: UiFeature = {
  name: 'profile',
  screens: [
    {
      path: '/profil',
      title: titles.profile,
      access: 'login',
      load: async () => ({ Screen: (await import('./screens/profile-screen.tsx')).ProfileScreen }),
    },
    {
      path: '/mein-konto/:section?',
      title: titles.account,
      access: 'login',
      load: async () => ({ Screen: (await import('./screens/account-screen.tsx')).AccountScreen }),
    },
  ],
};
