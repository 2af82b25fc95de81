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

/** The identity providers of a school. */
export const federationScenes: readonly Scene[] = [
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
