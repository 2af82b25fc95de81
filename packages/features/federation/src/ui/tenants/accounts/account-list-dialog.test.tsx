import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AccountListDialog } from './account-list-dialog.tsx';

beforeEach(() => sessionStorage.clear());

const [schoolId, tid] = ['S'.repeat(22), '5d6f1a52-0f6e-4c1b-9a57-8d1f6c2e7b10'];
const oid = (nr: number) => `0b9a4e0e-6a2c-4a4e-8f5b-00000000000${nr}`;
const lea = { id: 'L'.repeat(22), firstName: 'Lea', lastName: 'Brunner' };
const judged = [
  { line: 2, verdict: 'match', reason: null, person: lea, by: 'email' },
  { line: 3, verdict: 'left', reason: 'personTaken', person: { ...lea, firstName: 'Urs', lastName: 'Zgraggen' }, by: 'userName' },
];
const links = [{ objectId: oid(1), userId: lea.id }];
const heading = 'objectId\tmail\tBenutzername';
const list = `${heading}\n${oid(1)}\tlea@schule.ch\t\n${oid(2)}\t\turs.zgraggen`;

async function open(refuses: 'nothing' | 'link' = 'nothing') {
  const refusal = { code: 'TENANT_LIST_CHANGED', messageType: 'warning', messageTitle: 'Anders', messageBody: 'Gleiche noch einmal ab.' };
  const sent = fakeServer((path) => {
    if (path.endsWith('/preview')) return { body: { fingerprint: 'f'.repeat(43), rows: judged } };
    if (path.endsWith('/link')) return refuses === 'link' ? { status: 409, body: refusal } : { body: { links } };
    return { body: { ok: true } };
  });
  const user = aSignedInUser({ userRoles: ['SchoolAdmin'] });
  await show(<AccountListDialog schoolId={schoolId} tid={tid} onClose={() => undefined} />, { session: { status: 'signedIn', user } });
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    field: dialog.getByRole('textbox', { name: 'Zeilen' }),
    press: (name: string) => dialog.getByRole('button', { name, exact: true }).click(),
    bodies: (path: string) => sent.filter((one) => one.path.endsWith(path)).map(({ body }) => body),
  };
}

test('a list is matched first, then connected as it was shown; what does not fit stays, and one press takes it back', async () => {
  const { dialog, field, press, bodies } = await open();
  await field.fill(list);
  await press('Abgleichen');
  await expect.element(dialog.getByText('lea@schule.ch → Lea Brunner')).toBeVisible();
  await expect
    .element(dialog.getByText('Urs Zgraggen ist schon mit einem anderen Microsoft-Konto verbunden.', { exact: false }))
    .toBeVisible();
  expect(bodies('/preview')).toMatchObject([
    { rows: [{ line: 2, objectId: oid(1), email: 'lea@schule.ch' }, { userName: 'urs.zgraggen' }] },
  ]);
  expect(bodies('/link')).toEqual([]);
  await press('1 Konto verbinden');
  await expect.element(field).toHaveValue(`${heading}\n${oid(2)}\t\turs.zgraggen`);
  expect(bodies('/link')).toMatchObject([{ schoolId, tid, fingerprint: 'f'.repeat(43) }]);
  await page.getByRole('button', { name: 'Rückgängig' }).last().click();
  await expect.poll(() => bodies('/undo')).toEqual([{ schoolId, tid, links }]);
});

test('another line or another column is matched anew before anything is connected', async () => {
  const { dialog, field, press, bodies } = await open();
  await field.fill(list);
  await press('Abgleichen');
  await expect.element(dialog.getByRole('button', { name: '1 Konto verbinden' })).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Spalte 2: mail' }).selectOptions('principal');
  await press('Abgleichen');
  await expect.poll(() => bodies('/preview')).toHaveLength(2);
  expect(bodies('/preview')[1]).toMatchObject({ rows: [{ email: '', principal: 'lea@schule.ch' }, {}] });
  expect(bodies('/link')).toEqual([]);
});

test('a refusal keeps every line and asks for the preview again', async () => {
  const { dialog, field, press, bodies } = await open('link');
  await field.fill(list);
  await press('Abgleichen');
  await press('1 Konto verbinden');
  await expect.element(dialog.getByRole('alert').getByText(/Gleiche noch einmal ab\.$/)).toBeVisible();
  await expect.element(field).toHaveValue(list);
  await press('Abgleichen');
  await expect.poll(() => bodies('/preview')).toHaveLength(2);
});

test('nothing to match, or no column of object ids, is said at the field', async () => {
  const { dialog, field, press, bodies } = await open();
  await press('Abgleichen');
  await expect.element(dialog.getByText('Hier ist noch keine Zeile, die sich abgleichen lässt.')).toBeVisible();
  await field.fill('Name\tMail\nLea Brunner\tlea@schule.ch');
  await expect.element(dialog.getByRole('combobox', { name: 'Spalte 1: Name' })).toBeVisible();
  await press('Abgleichen');
  await expect.element(dialog.getByText('Sag unten, in welcher Spalte die Objekt-ID steht.')).toBeVisible();
  expect(bodies('/preview')).toEqual([]);
});
