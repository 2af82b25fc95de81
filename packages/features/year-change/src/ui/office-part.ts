import { CalendarArrowRight24Regular } from '@fluentui/react-icons/svg/calendar-arrow-right';
import type { OfficePart } from '@pausenplatz/office/ui';
import { lazy } from 'react';
import { yearChangeTitles as titles } from '../titles.ts';

export const yearPart: OfficePart = {
  kind: 'tool',
  name: 'jahreswechsel',
  label: () => titles.year,
  position: 1100,
  path: '/tools/jahreswechsel',
  Icon: CalendarArrowRight24Regular,
  Part: lazy(async () => ({ default: (await import('./parts/plans.tsx')).YearPart })),
};
