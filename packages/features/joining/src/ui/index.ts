import { fillSlot, type UiFeature } from '@pausenplatz/kernel-host';
import { officePart } from '@pausenplatz/office/ui';
import { joiningTitles as titles } from '../titles.ts';

/** The ways into a school: of a teacher, of who founds one, and of the operator who confirms it. */
export const joiningUi: UiFeature = {
  name: 'joining',
  screens: [
    { path: '/verwaltung/schule-verbinden', title: titles.join, access: 'login', load: () => import('./screens/join-screen.tsx') },
    {
      path: '/schule-bestaetigen/:token',
      title: titles.confirmation,
      access: 'public',
      load: () => import('./screens/confirmation-screen.tsx'),
    },
  ],
  fills: [fillSlot(officePart, async () => (await import('./office-part.ts')).requestsPart)],
};
