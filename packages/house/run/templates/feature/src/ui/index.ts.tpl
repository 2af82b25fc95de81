import { Box24Regular } from '@fluentui/react-icons/svg/box';
import type { UiFeature } from '@pausenplatz/kernel-host';
import { {{camel}}Titles as titles } from '../titles.ts';

/** Screens of {{kebab}}; each is a chunk of its own. */
export const {{camel}}Ui: UiFeature = {
  name: '{{kebab}}',
  screens: [{ path: '/tools/{{kebab}}', title: titles.list, access: ['Teacher', 'Pupil'], load: () => import('./screens/list-screen.tsx') }],
  sidebar: [{ path: '/tools/{{kebab}}', label: titles.list, Icon: Box24Regular, access: ['Teacher', 'Pupil'], position: 90 }],
};
