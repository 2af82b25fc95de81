import type { UiFeature } from '@pausenplatz/kernel-host';
import { {{camel}}Titles as titles } from '../titles.ts';

/** Screens of {{kebab}}; each is a chunk of its own. */
export const {{camel}}Ui: UiFeature = {
  name: '{{kebab}}',
  screens: [{ path: '/{{kebab}}/:classId', title: titles.list, access: 'login', load: () => import('./screens/list-screen.tsx') }],
};
