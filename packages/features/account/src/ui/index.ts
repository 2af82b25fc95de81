import type { UiFeature } from '@pausenplatz/kernel-host';
import { accountTitles } from '../titles.ts';

export { SignInForm } from './components/sign-in-form.tsx';

/** What the account feature shows. The sign-in form stands on the host's home screen. */
export const accountUi: UiFeature = {
  name: 'account',
  screens: [
    {
      path: '/initial-passwort-aendern',
      title: accountTitles.initialPassword,
      access: 'public',
      load: async () => ({ Screen: (await import('./screens/initial-password-screen.tsx')).InitialPasswordScreen }),
    },
    {
      path: '/logout',
      title: accountTitles.logout,
      access: 'public',
      load: async () => ({ Screen: (await import('./screens/logout-screen.tsx')).LogoutScreen }),
    },
  ],
};
