import type { SchoolSetting } from '@pausenplatz/office/ui';
import { lazy } from 'react';
import { shopUiTexts } from '../texts.ui.ts';

const { approval: texts } = shopUiTexts;

export const approvalOfSchool: SchoolSetting = {
  name: 'bestellungen',
  label: texts.label,
  heading: texts.heading,
  Part: lazy(async () => ({ default: (await import('./components/approval-of-school.tsx')).ApprovalOfSchool })),
};
