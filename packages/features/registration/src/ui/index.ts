import type { UiFeature } from '@pausenplatz/kernel-host';
import { registrationTitles as titles } from '../titles.ts';

/** Ways into an account of one’s own. */
export const registrationUi: UiFeature = {
  name: 'registration',
  screens: [
    {
      path: '/konto-erstellen',
      title: titles.register,
      access: 'public',
      load: async () => ({ Screen: (await import('./screens/register-screen.tsx')).RegisterScreen }),
    },
    {
      path: '/email-bestaetigen/:id',
      title: titles.confirmEmail,
      access: 'public',
      load: async () => ({ Screen: (await import('./screens/confirm-email-screen.tsx')).ConfirmEmailScreen }),
    },
    {
      path: '/passwort-vergessen',
      title: titles.forgotten,
      access: 'public',
      load: async () => ({ Screen: (await import('./screens/forgotten-password-screen.tsx')).ForgottenPasswordScreen }),
    },
    {
      path: '/passwort-zuruecksetzen/:id',
      title: titles.newPassword,
      access: 'public',
      load: async () => ({ Screen: (await import('./screens/reset-password-screen.tsx')).ResetPasswordScreen }),
    },
  ],
};
