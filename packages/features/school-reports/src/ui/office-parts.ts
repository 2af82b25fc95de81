import { ArrowDownload24Regular } from '@fluentui/react-icons/svg/arrow-download';
import { DataTrending24Regular } from '@fluentui/react-icons/svg/data-trending';
import { LinkMultiple24Regular } from '@fluentui/react-icons/svg/link-multiple';
import type { OfficePart } from '@pausenplatz/office/ui';
import { lazy } from 'react';
import { schoolReportsTitles as titles } from '../titles.ts';

const load = () => import('./parts/in-office.tsx');

/** The same inside of the administration, for who administers a school and teaches nothing. */
export const schoolReportsParts = {
  links: {
    kind: 'tool',
    name: 'links',
    label: () => titles.links,
    position: 1200,
    path: '/verwaltung/link-checker',
    Icon: LinkMultiple24Regular,
    Part: lazy(async () => ({ default: (await load()).LinksOfSchool })),
  },
  visits: {
    kind: 'tool',
    name: 'besuche',
    label: () => titles.visits,
    position: 1300,
    path: '/verwaltung/seitenaufrufe',
    Icon: DataTrending24Regular,
    Part: lazy(async () => ({ default: (await load()).VisitsOfSchool })),
  },
  exports: {
    kind: 'tool',
    name: 'export',
    label: () => titles.export,
    position: 1400,
    path: '/verwaltung/export',
    Icon: ArrowDownload24Regular,
    Part: lazy(async () => ({ default: (await load()).ExportPart })),
  },
} as const satisfies Readonly<Record<string, OfficePart>>;
