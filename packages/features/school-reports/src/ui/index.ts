import { fillSlot, type ScreenAccess, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { officePart } from '@pausenplatz/office/ui';
import { schoolReportsTitles as titles } from '../titles.ts';
import type { screenLoaders } from './screen-loaders.ts';

const teachers: ScreenAccess = ['Teacher'];
const parts = async () => (await import('./office-parts.ts')).schoolReportsParts;

const loaders = async () => (await import('./screen-loaders.ts')).screenLoaders;
const load = (name: Exclude<keyof typeof screenLoaders, 'searched'>) => async () => (await loaders())[name]();

/** What a school learns about itself and takes away, at addresses of their own and inside of the administration. */
export const schoolReportsUi: UiFeature = {
  name: 'school-reports',
  screens: [
    { path: '/verwaltung/export', title: titles.export, access: teachers, load: load('export') },
    { path: '/verwaltung/link-checker', title: titles.links, access: teachers, load: load('links') },
    { path: '/verwaltung/seitenaufrufe', title: titles.visits, access: teachers, load: load('visits') },
  ],
  fills: [
    fillSlot(searched, async () => (await loaders()).searched()),
    fillSlot(officePart, async () => (await parts()).links),
    fillSlot(officePart, async () => (await parts()).visits),
    fillSlot(officePart, async () => (await parts()).exports),
  ],
};
