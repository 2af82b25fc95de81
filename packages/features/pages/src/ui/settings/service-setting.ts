import type { SchoolSetting } from '@pausenplatz/office/ui';
import { lazy } from 'react';
import { serviceTexts } from '../../texts.services.ts';

const { label, heading } = serviceTexts;

export const servicesOfSchool: SchoolSetting = {
  name: 'dienste',
  label,
  heading,
  Part: lazy(async () => ({ default: (await import('./foreign-services.tsx')).ForeignServices })),
};
