import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TenantsPart } from './tenants-part.tsx';

afterEach(() => vi.restoreAllMocks());

const school = { id: 'S'.repeat(22), name: 'Schule Sonnenberg', place: 'Wil', administers: true };
const [tid, otherTid] = ['5d6f1a52-0f6e-4c1b-9a57-8d1f6c2e7b10', '6d6f1a52-0f6e-4c1b-9a57-8d1f6c2e7b10'];
const lea = { id: 'L'.repeat(22), firstName: 'Lea', lastName: 'Brunner' };
const request = {
  id: 'R'.repeat(22),
  tid: otherTid,
  name: 'Gemeinde Sonnental',
  domain: null,
  person: lea,
  at: '2026-11-20T10:00:00.000Z',
};
const tenants = [
  { tid, name: 'Schule Sonnenberg', status: 'approved', since: '2026-08-14T10:00:00.000Z', linked: 1 },
  { tid: otherTid, name: 'Altes Schulhaus', status: 'blocked', since: null, linked: 0 },
];
const link = { person: lea, isPupil: false, since: '2026-08-17T06:40:00.000Z', lastSignIn: null };

/** Shows the part to an admin; `changes` is what the school has. */
async function open(changes: object = {}) {
  const given = { isSetUp: true, schoolConfirmed: true, requests: [request], tenants, ...changes };
  const sent = fakeServer((path) => ({
    body: path.includes('/links/') ? { links: [link], next: null } : path.startsWith('account/teams-tenants/S') ? given : { ok: true },
  }));
  const user = aSignedInUser({ userRoles: ['SchoolAdmin'], schools: [school] });
  await show(<TenantsPart school={school as never} />, { session: { status: 'signedIn', user } });
  return sent;
}
const button = (name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (name: string) => page.getByRole('alertdialog').getByRole('button', { name });
const posted = (sent: Awaited<ReturnType<typeof open>>, path: string) => sent.find((one) => one.path === path)?.body;

test('who lets an organisation in reads first what that means', async () => {
  const sent = await open();
  await userEvent.click(button('Freigeben'));
  await expect.element(page.getByText(/Wer jenes verwaltet, kann es auch benutzen/)).toBeVisible();
  expect(posted(sent, 'account/teams-tenants/answer')).toBeUndefined();
  await userEvent.click(inDialog('Freigeben'));
  await expect.poll(() => posted(sent, 'account/teams-tenants/answer')).toEqual({ schoolId: school.id, id: request.id, approve: true });
});

test('a request is declined, an organisation blocked and let in again', async () => {
  const sent = await open();
  await userEvent.click(button('Ablehnen'));
  await expect.poll(() => posted(sent, 'account/teams-tenants/answer')).toMatchObject({ approve: false });
  await userEvent.click(button('«Altes Schulhaus» wieder freigeben'));
  await expect.poll(() => posted(sent, 'account/teams-tenants/set')).toEqual({ schoolId: school.id, tid: otherTid, status: 'approved' });
  await userEvent.click(button('«Schule Sonnenberg» sperren'));
  await userEvent.click(inDialog('Sperren'));
  await expect.poll(() => sent.filter(({ path }) => path.endsWith('/set'))).toHaveLength(2);
});

test('one connection ends alone, and a line stands between an organisation with its accounts and the next one', async () => {
  const sent = await open();
  await userEvent.click(button('Verbundene Konten').first());
  const own = page.getByRole('listitem').filter({ hasText: 'Brunner Lea · Lehrperson' }).first();
  await expect.element(own).toBeVisible();
  await expect.poll(() => getComputedStyle(own.element()).borderBottomWidth).toBe('1px');
  await userEvent.click(button('Brunner Lea trennen'));
  await userEvent.click(inDialog('Trennen'));
  await expect.poll(() => posted(sent, 'account/teams-tenants/unlink')).toEqual({ schoolId: school.id, tid, userId: lea.id });
});

test('without a client id, or a confirmed school, nothing can be let in and no app downloaded', async () => {
  await open({ isSetUp: false, schoolConfirmed: false });
  await expect.element(page.getByText('Teams ist auf diesem Server nicht eingerichtet.')).toBeVisible();
  await expect.element(button('Ablehnen')).toBeVisible();
  for (const name of ['Freigeben', 'App-Paket herunterladen']) await expect.element(button(name)).not.toBeInTheDocument();
});
