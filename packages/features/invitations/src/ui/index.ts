import type { UiFeature } from '@pausenplatz/kernel-host';
import { invitationsTitles as titles } from '../titles.ts';

/** The screen to which the mail leads. */
export const invitationsUi: UiFeature = {
  name: 'invitations',
  screens: [
    {
      path: '/einladung-bestaetigen/:id',
      title: titles.invitation,
      access: 'public',
      load: async () => ({ Screen: (await import('./screens/invitation-screen.tsx')).InvitationScreen }),
    },
  ],
};
