import { fillSlot, type ScreenAccess, type UiFeature } from '@pausenplatz/kernel-host';
import { officePart } from '@pausenplatz/office/ui';
import { schoolReportsTitles as titles } from '../titles.ts';

const teachers: ScreenAccess = ['Teacher'];
const parts = async () => (await import('./office-parts.ts')).schoolReportsParts;

/** What a school learns about itself and takes away, at addresses of their own and inside of the administration. */
export const schoolReportsUi: UiFeature = {
  name: 'school-reports',
  screens: [
    { path: '/verwaltung/export', title: titles.export, access: teachers, load: () => import('./screens/export-screen.tsx') },
    { path: '/verwaltung/link-checker', title: titles.links, access: teachers, load: () => import('./screens/links-screen.tsx') },
    { path: '/verwaltung/seitenaufrufe', title: titles.visits, access: teachers, load: () => import('./screens/visits-screen.tsx') },
  ],
  fills: [
    fillSlot(officePart, async () => (await parts()).links),
    fillSlot(officePart, async () => (await parts()).visits),
    fillSlot(officePart, async () => (await parts()).exports),
  ],
};
