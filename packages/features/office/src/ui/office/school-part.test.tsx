import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SchoolBrief } from '../../contract/index.ts';
import { SchoolForm } from './school-part.tsx';

afterEach(() => vi.restoreAllMocks());

const school: SchoolBrief = {
  id: 'SSSSSSSSSSSSSSSSSSSSSS',
  parentId: null,
  name: 'Schule Wiesental',
  place: 'Musterlingen',
  adminMode: 'selfManaged',
  secondFactor: 'optional',
  firstPasswordWeeks: 2,
  administers: true,
  classes: 0,
  pupils: 0,
  teachers: 1,
  openRequests: 0,
  confirmed: true,
};
const choices = () =>
  page
    .getByLabelText('Wer führt die Klassen?')
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);

async function open(adminMode: SchoolBrief['adminMode']) {
  const sent = fakeServer(() => ({ body: { ok: true } }));
  await show(<SchoolForm school={{ ...school, adminMode }} />, { session: { status: 'signedIn', user: aSignedInUser() } });
  return sent;
}

test('a school chooses between its teachers and its administration, and no synchronisation', async () => {
  await open('selfManaged');
  await expect.poll(choices).toEqual(['Selbstverwaltung', 'Administration']);
});

test('a school that stands on the synchronisation leaves it with one choice', async () => {
  const sent = await open('synchronised');
  await expect.element(page.getByText(/^Wählt, wer die Klassen führt\./)).toBeVisible();
  await expect.poll(choices).toEqual(['Bitte wählen', 'Selbstverwaltung', 'Administration']);
  await userEvent.selectOptions(page.getByLabelText('Wer führt die Klassen?'), 'admin');
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ id: school.id, field: 'adminMode', value: 'admin' }]);
});

test('a school says how long its first passwords are valid', async () => {
  const sent = await open('admin');
  await userEvent.selectOptions(page.getByLabelText('So lange gelten Erstpasswörter'), '8 Wochen');
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ id: school.id, field: 'firstPasswordWeeks', value: 8 }]);
});
