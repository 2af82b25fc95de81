import { listAdministered } from '@pausenplatz/account/contract';
import { saveProvider } from '../src/contract/index.ts';
import { brand, clientHeader, type InputOf } from '@pausenplatz/kernel-contract';
import type { Page } from '@playwright/test';
import { schoolAccountClient } from '@pausenplatz/app-e2e/stack/addresses';
import { expect } from '@pausenplatz/app-e2e/support/browser';

/** Sets up an identity provider as the signed-in admin, past the form that has a journey of its own. */
export async function setUpProvider(page: Page, name: string): Promise<void> {
  const provider: Omit<InputOf<typeof saveProvider>, 'schoolId'> = {
    id: null,
    kind: 'other',
    name,
    issuer: process.env['E2E_ISSUER'] ?? '',
    clientId: schoolAccountClient.client_id,
    clientSecret: schoolAccountClient.client_secret,
    matchClaim: 'person_number',
    enabled: true,
  };
  const headers = { [clientHeader]: brand.webVersion, 'content-type': 'application/json' };
  const status = await page.evaluate(
    async ({ schools, save, headers, provider }) => {
      const answer: { readonly schools: readonly { readonly id: string }[] } = await (await fetch(schools, { headers })).json();
      const body = JSON.stringify({ ...provider, schoolId: answer.schools[0]?.id });
      return (await fetch(save, { method: 'POST', headers, body })).status;
    },
    { schools: `/api/${listAdministered.path}`, save: `/api/${saveProvider.path}`, headers, provider },
  );
  expect(status).toBe(200);
}
