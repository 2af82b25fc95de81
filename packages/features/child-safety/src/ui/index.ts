import { PersonSupport24Regular } from '@fluentui/react-icons/svg/person-support';
import { fillSlot, type UiFeature } from '@pausenplatz/kernel-host';
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
  fills: [fillSlot(schoolSetting, async () => (await import('./school/setting.ts')).contactsOfSchool)],
  sidebar: [{ path: '/ssa', label: titles.assessment, Icon: PersonSupport24Regular, access: ['Teacher'], position: 95 }],
};
