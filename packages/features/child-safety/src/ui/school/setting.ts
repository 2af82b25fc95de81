import type { SchoolSetting } from '@pausenplatz/office/ui';
import { lazy } from 'react';
import { childSafetyTexts } from '../../texts.ts';

const { school: texts } = childSafetyTexts;

export const contactsOfSchool: SchoolSetting = {
  name: 'kindesschutz',
  label: texts.label,
  heading: texts.heading,
  Part: lazy(async () => ({ default: (await import('./school-contacts.tsx')).SchoolContacts })),
};
