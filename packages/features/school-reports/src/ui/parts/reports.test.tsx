import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Exports } from './exports.tsx';
import { LinkCheck } from './link-check.tsx';

afterEach(() => vi.restoreAllMocks());

const [schoolId, operationId] = ['SSSSSSSSSSSSSSSSSSSSSS', 'TTTTTTTTTTTTTTTTTTTTTT'];
const link = {
  url: 'https://wald.example/igel',
  label: 'Igel',
  verdict: 'defekt',
  said: '404',
  place: { title: 'Wald', path: '/seite/wald' },
};
const check = { at: '2026-11-20T10:00:00.000Z', state: 'done', operationId, counts: { ok: 0, ungewiss: 0, defekt: 1 }, leftOut: 380 };

test('a link check says how many addresses it left out, and why', async () => {
  fakeServer(() => ({ status: 200, body: { check, links: [link] } }));
  await show(<LinkCheck schoolId={schoolId} />);
  await expect.element(page.getByText(/380 weitere Adressen wurden ausgelassen\./)).toBeVisible();
  await expect.element(page.getByText(/höchstens 300 Adressen, und höchstens 20 derselben Website/)).toBeVisible();
});

test('a check that left nothing out says nothing of it; one that may not begin says why', async () => {
  const refusal = { messageType: 'info', messageTitle: 'Eine Prüfung läuft schon', messageBody: 'Später', code: 'LINKS_BUSY' };
  fakeServer((path) =>
    path.includes('links/check')
      ? { status: 409, body: refusal }
      : { status: 200, body: { check: { ...check, leftOut: 0 }, links: [link] } },
  );
  await show(<LinkCheck schoolId={schoolId} />);
  await expect.element(page.getByText(/Status 404/)).toBeVisible();
  await expect.element(page.getByText(/ausgelassen/)).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Links prüfen' }));
  await expect.element(page.getByText('Eine Prüfung läuft schon')).toBeVisible();
});

test('an export shows until what time it can be fetched, and an ended one has no button', async () => {
  const one = {
    id: schoolId,
    at: '2026-11-20T10:00:00.000Z',
    state: 'done',
    operationId,
    sizeBytes: 2_000_000,
    what: 'class',
    about: '3a',
  };
  const done = { ...one, url: `/exports/${schoolId}`, until: '2026-11-20T11:05:00.000Z' };
  const failed = { ...one, id: operationId, about: '4b', state: 'failed', sizeBytes: null, url: null, until: null };
  fakeServer(() => ({ status: 200, body: { exports: [done, failed] } }));
  await show(<Exports />);
  await expect.element(page.getByText(/bis 12:05 Uhr/)).toBeVisible();
  await expect.element(page.getByText('gescheitert')).toBeVisible();
  await expect.poll(() => page.getByRole('link', { name: 'Herunterladen' }).elements()).toHaveLength(1);
});
