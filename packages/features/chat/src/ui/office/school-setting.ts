import type { SchoolSetting } from '@pausenplatz/office/ui';
import { lazy } from 'react';
import { officeTexts as texts } from '../../texts.ui.ts';

export const chatSchoolSetting: SchoolSetting = {
  name: 'nachrichten',
  label: texts.label,
  heading: texts.heading,
  Part: lazy(async () => ({ default: (await import('./of-school.tsx')).ChatOfSchool })),
};
