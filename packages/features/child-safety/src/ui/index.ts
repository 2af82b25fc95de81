import { fillSlot, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { schoolSetting } from '@pausenplatz/office/ui';
import { childSafetyTitles as titles } from '../titles.ts';

/** The assessment, open to everybody, and whom a school names for help. */
export const childSafetyUi: UiFeature = {
  name: 'child-safety',
  screens: [
    {
      path: '/ssa',
      title: titles.assessment,
      access: 'public',
      background: 'tools',
      load: () => import('./screens/assessment-screen.tsx'),
    },
  ],
  fills: [
    fillSlot(schoolSetting, async () => (await import('./school/setting.ts')).contactsOfSchool),
    fillSlot(searched, async () => (await import('./search.ts')).childSafetySearched),
  ],
};
