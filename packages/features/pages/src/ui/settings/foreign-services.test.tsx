import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { CapabilitiesProvider } from '@pausenplatz/kernel-host';
import { aHost, aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { idOf } from '../test-support/demo-page.data.ts';
import { ForeignServices } from './foreign-services.tsx';

afterEach(() => vi.restoreAllMocks());

const canton = (service: string, rule: string) => ({ service, rule, schoolName: 'Kanton' });

async function open(rules: { own: object; inherited: readonly object[] }) {
  const sent = fakeServer((path) => (path.startsWith('pages/services/get/') ? { body: rules } : { body: { ok: true } }));
  await show(
    <CapabilitiesProvider value={aHost()}>
      <ForeignServices schoolId={idOf('schule')} />
    </CapabilitiesProvider>,
    { at: '/', path: '/', session: { status: 'signedIn', user: aSignedInUser({ userRoles: ['SchoolAdmin'] }) } },
  );
  return sent;
}
const choiceOf = (name: string) => page.getByRole('combobox', { name, exact: true });

test('a school decides for each service, or says nothing', async () => {
  const sent = await open({ own: { vimeo: 'allowed' }, inherited: [] });
  await expect.element(choiceOf('Vimeo')).toHaveValue('allowed');
  await expect.element(choiceOf('YouTube')).toHaveDisplayValue('Nichts festgelegt: Zuerst fragen');
  await expect.element(page.getByRole('button', { name: 'Speichern' })).not.toBeInTheDocument();
  await choiceOf('YouTube').selectOptions('Nicht zeigen');
  await choiceOf('Vimeo').selectOptions('Zuerst fragen');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect
    .poll(() => sent.find(({ path }) => path === 'pages/services/set')?.body)
    .toEqual({
      schoolId: idOf('schule'),
      rules: { youtube: 'forbidden', vimeo: 'ask' },
    });
});

test('what a school above says holds until one says something else', async () => {
  const sent = await open({ own: {}, inherited: [canton('youtube', 'allowed')] });
  await expect.element(choiceOf('YouTube')).toHaveDisplayValue('Wie Kanton: Sofort laden');
  await choiceOf('YouTube').selectOptions('Zuerst fragen');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect.poll(() => sent.find(({ path }) => path === 'pages/services/set')?.body).toMatchObject({ rules: { youtube: 'ask' } });
});

test('what a school above forbids cannot be changed', async () => {
  await open({ own: { youtube: 'allowed' }, inherited: [canton('youtube', 'forbidden')] });
  await expect.element(choiceOf('YouTube')).toBeDisabled();
  await expect.element(choiceOf('YouTube')).toHaveDisplayValue('Nicht zeigen');
  await expect.element(page.getByText(/^Kanton zeigt das nirgends/)).toBeVisible();
});
