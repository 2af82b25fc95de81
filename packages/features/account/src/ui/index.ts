import type { ScreenDefinition, UiFeature } from '@pausenplatz/kernel-host';
import { accountTitles } from '../titles.ts';
import type { accountScreens } from './screens.ts';

export { useAdministeredSchools } from './administered-schools.ts';
export { AvatarFace } from './components/avatar-face.tsx';
export { SignInForm } from './components/sign-in-form.tsx';
export { SignInWays } from './components/sign-in-ways.tsx';
export { useOwnSetting } from './data.ts';
export { PersonPicker, type PersonPickerProps } from './people/person-picker.tsx';
export { ResetPicturePin } from './people/reset-picture-pin.tsx';
export { ResetSecondFactor } from './people/reset-second-factor.tsx';

/** Loads a screen by way of the list of screens. */
const screen =
  (name: keyof typeof accountScreens): ScreenDefinition['load'] =>
  async () =>
    (await import('./screens.ts')).accountScreens[name]();

/** What the account feature shows. The sign-in form stands on the host's home screen. */
export const accountUi: UiFeature = {
  name: 'account',
  screens: [
    { path: '/initial-passwort-aendern', title: accountTitles.initialPassword, access: 'public', load: screen('initialPassword') },
    { path: '/logout', title: accountTitles.logout, access: 'public', load: screen('logout') },
    { path: '/konto-erstellen', title: accountTitles.register, access: 'public', load: screen('register') },
    { path: '/email-bestaetigen/:id', title: accountTitles.confirmEmail, access: 'public', load: screen('confirmEmail') },
    { path: '/passwort-vergessen', title: accountTitles.forgotten, access: 'public', load: screen('forgottenPassword') },
    { path: '/passwort-zuruecksetzen/:id', title: accountTitles.initialPassword, access: 'public', load: screen('resetPassword') },
    { path: '/einladung-bestaetigen/:id', title: accountTitles.invitation, access: 'public', load: screen('invitation') },
    { path: '/schulkonto', title: accountTitles.login, access: 'public', load: screen('schoolAccount') },
    { path: '/qr/:id?', title: accountTitles.qr, access: 'public', load: screen('qr') },
    { path: '/profil', title: accountTitles.profile, access: 'login', load: screen('profile') },
    { path: '/mein-konto/:section?', title: accountTitles.account, access: 'login', load: screen('account') },
  ],
};
