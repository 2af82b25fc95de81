import type { OfficePart } from '@pausenplatz/office/ui';
import { lazy } from 'react';
import { tenantTexts } from '../texts.tenants.ts';

/** Whose Teams open the school's accounts, beside what holds for the school. */
export const teamsPart: OfficePart = {
  kind: 'tab',
  name: 'microsoft-teams',
  label: () => tenantTexts.title,
  position: 450,
  Part: lazy(async () => ({ default: (await import('./tenants/tenants-part.tsx')).TenantsPart })),
};
