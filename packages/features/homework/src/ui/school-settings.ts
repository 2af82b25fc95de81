import type { SchoolSetting } from '@pausenplatz/office/ui';
import { lazy } from 'react';
import { schoolTexts as texts } from '../texts.school.ts';

export const homeworkOfSchool: SchoolSetting = {
  name: 'agenda',
  label: texts.label,
  heading: texts.heading,
  Part: lazy(async () => ({ default: (await import('./tools/school-limit.tsx')).SchoolLimit })),
};
