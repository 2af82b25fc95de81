import { demoEntraObjectIds, demoTenant } from '@pausenplatz/federation/server';
import type { Person } from './entra-pages.ts';

const unknownPerson = '0b9a4e0e-6a2c-4a4e-8f5b-1c7d2e3f4a99';

/** People of the school's organisation at Microsoft whom nobody here knows. */
const unknownPeople: Readonly<Record<string, string>> = {
  fremd: unknownPerson,
  'fremd.vorsichtig': '0b9a4e0e-6a2c-4a4e-8f5b-1c7d2e3f4a98',
  'fremd.fenster': '0b9a4e0e-6a2c-4a4e-8f5b-1c7d2e3f4a97',
};

/** Who has a Microsoft account, by name; one of them at an organisation that no school let in. */
export const microsoftPeople: Readonly<Record<string, Person>> = {
  ...Object.fromEntries(Object.entries({ ...demoEntraObjectIds, ...unknownPeople }).map(([name, oid]) => [name, { tid: demoTenant, oid }])),
  'fremde.schule': { tid: '7d0c2a55-3a52-4a0e-9d0e-2b6f1a8c4e10', oid: unknownPerson },
};
