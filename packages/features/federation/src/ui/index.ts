import { fillSlot, type UiFeature } from '@pausenplatz/kernel-host';
import { passwordChosen } from '@pausenplatz/account/ui';
import { officePart } from '@pausenplatz/office/ui';
import { federationTitles as titles } from '../titles.ts';

export { ProvidersPart } from './parts/providers-part.tsx';
export { SignInWays, useSchoolAccount } from './parts/sign-in-ways.tsx';

/** The way back from an identity provider. */
export const federationUi: UiFeature = {
  name: 'federation',
  screens: [
    {
      path: '/schulkonto',
      title: titles.login,
      access: 'public',
      load: async () => ({ Screen: (await import('./screens/school-account-screen.tsx')).SchoolAccountScreen }),
    },
  ],
  fills: [
    fillSlot(passwordChosen, async () => (await import('./link-account.ts')).linkPending),
    fillSlot(officePart, async () => (await import('./office-part.ts')).teamsPart),
  ],
};
