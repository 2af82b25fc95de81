import type { ScreenDefinition, UiFeature } from '@pausenplatz/kernel-host';
import { accountTitles } from '../titles.ts';
import type { accountScreens } from './screens.ts';

export { useAdministeredSchools } from './administered-schools.ts';
export { AvatarFace } from './components/avatar-face.tsx';
export { SignInForm } from './components/sign-in-form.tsx';
export { useOwnSetting } from './data.ts';
export { AudienceFields, type Audience, audienceError, chosenPupils, firstAudience } from './people/audience-fields.tsx';
export { PersonPicker, type PersonPickerProps } from './people/person-picker.tsx';
export { ResetSecondFactor } from './people/reset-second-factor.tsx';
export { type AccountSection, accountSections, pathOfSection, sectionOf } from './account-paths.ts';
export { AskPassword } from './components/ask-password.tsx';
export { type Entered, useEntered } from './use-entered.ts';
export { EntryForm } from './components/entry-form.tsx';
export { FormMessage } from './components/form-message.tsx';
export { NewPasswordField } from './components/new-password-fields.tsx';
export { OwnCard } from './components/own-card.tsx';
export { PasswordInput } from './components/password-input.tsx';
export { SecondFactorForm } from './components/second-factor-form.tsx';
export { emailSentence, emptySentence, newPasswordSentence, repeatSentence } from './form-checks.ts';
export { useOwnStyles } from './components/own-styles.ts';
export { passwordChosen } from './password-chosen.ts';

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
  ],
};
