import { Box24Regular } from '@fluentui/react-icons/svg/box';
import type { UiFeature } from '@pausenplatz/kernel-host';
import { shopTitles as titles } from '../titles.ts';

/** Screens of shop; each is a chunk of its own. */
export const shopUi: UiFeature = {
  name: 'shop',
  screens: [{ path: '/tools/shop', title: titles.list, access: ['Teacher', 'Pupil'], load: () => import('./screens/list-screen.tsx') }],
  sidebar: [{ path: '/tools/shop', label: titles.list, Icon: Box24Regular, access: ['Teacher', 'Pupil'], position: 90 }],
};
