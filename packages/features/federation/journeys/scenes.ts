import { expect } from '@playwright/test';
import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { above, showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';

const provider = {
  kind: 'edulog',
  issuer: 'https://login.edulog.example',
  clientId: 'pausenplatz',
  matchClaim: 'person_number',
};
const providers = [
  { ...provider, id: 'A'.repeat(22), name: 'Edulog', enabled: true, linked: 214 },
  { ...provider, id: 'B'.repeat(22), name: 'Microsoft', kind: 'entra', enabled: false, linked: 1 },
];

const tid = '5d6f1a52-0f6e-4c1b-9a57-8d1f6c2e7b10';
const asking = {
  id: 'C'.repeat(22),
  tid: '7d0c2a55-3a52-4a0e-9d0e-2b6f1a8c4e10',
  name: 'Gemeinde Sonnental',
  domain: 'sonnental.example',
  person: { id: 'D'.repeat(22), firstName: 'Nora', lastName: 'Keller' },
  at: '2026-11-20T10:00:00.000Z',
};
const link = (letter: string, firstName: string, lastName: string, isPupil: boolean, lastSignIn: string | null) => ({
  person: { id: letter.repeat(22), firstName, lastName },
  isPupil,
  since: '2026-08-17T06:40:00.000Z',
  lastSignIn,
});
const tenants = [
  { tid, name: 'Schule Sonnenberg', status: 'approved', since: '2026-08-14T10:00:00.000Z', linked: 2 },
  { tid: tid.replace('5d', '6d'), name: 'Altes Schulhaus', status: 'blocked', since: '2025-08-14T10:00:00.000Z', linked: 0 },
];
const links = [link('L', 'Lea', 'Brunner', false, '2026-11-20T07:30:00.000Z'), link('N', 'Noah', 'Meier', true, null)];

const listed = [`${tid}\tlina.moser@gemeinde.example\tLina Moser`, `${tid.replace('5d', '6d')}\tfritz@gemeinde.example\tFritz Fremd`];
const matched = [
  { line: 2, verdict: 'match', reason: null, person: { id: 'K'.repeat(22), firstName: 'Lina', lastName: 'Moser' }, by: 'principalName' },
  { line: 3, verdict: 'left', reason: 'unknown', person: null, by: null },
];

/** The identity providers of a school, and the organisations whose Teams it lets in. */
export const federationScenes: readonly Scene[] = [
  above(
    {
      'account/teams-tenants/*/links/*': { links, next: null },
      'account/teams-tenants/*': { isSetUp: true, schoolConfirmed: true, requests: [asking], tenants },
    },
    {
      name: 'office-microsoft-teams',
      as: 'eva.ammann',
      async open(page) {
        await showing('/verwaltung?bereich=microsoft-teams', 'button', 'Freigeben')(page);
        await page.getByRole('button', { name: 'Verbundene Konten' }).first().click();
        await expect(page.getByRole('button', { name: 'Brunner Lea trennen' })).toBeVisible();
      },
    },
  ),
  above(
    {
      'account/teams-tenants/accounts/preview': { fingerprint: 'f'.repeat(43), rows: matched },
      'account/teams-tenants/*': { isSetUp: true, schoolConfirmed: true, requests: [], tenants },
    },
    {
      name: 'office-teams-accounts',
      as: 'eva.ammann',
      async open(page) {
        await showing('/verwaltung?bereich=microsoft-teams', 'button', 'Konten nach Liste verbinden: Schule Sonnenberg')(page);
        await page.getByRole('button', { name: 'Konten nach Liste verbinden' }).first().click();
        await page.getByLabel('Zeilen').fill(['objectId\tuserPrincipalName\tdisplayName', ...listed].join('\n'));
        await page.getByRole('button', { name: 'Abgleichen' }).click();
        await expect(page.getByText('1 Konto passt')).toBeVisible();
        await page.getByText('1 Konto passt').scrollIntoViewIfNeeded();
      },
    },
  ),
  above(
    { 'account/identity-providers/*': { callback: `${appOrigin}/schulkonto`, schoolConfirmed: true, providers } },
    {
      name: 'account-providers-change',
      as: 'eva.ammann',
      async open(page) {
        await showing('/mein-konto/anmeldedienste', 'button', 'Anmeldedienst hinzufügen')(page);
        await page.getByRole('button', { name: 'Ändern' }).first().click();
        await page.getByLabel('Adresse des Ausstellers (Issuer)').fill('https://login.anders.example');
        await expect(page.getByRole('alert')).toBeVisible();
      },
    },
  ),
  {
    name: 'account-providers',
    as: 'eva.ammann',
    async open(page) {
      await showing('/mein-konto/anmeldedienste', 'button', 'Anmeldedienst hinzufügen')(page);
      await page.getByRole('button', { name: 'Anmeldedienst hinzufügen' }).click();
      await expect(page.getByLabel('Client-ID')).toBeVisible();
    },
  },
];
