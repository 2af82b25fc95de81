import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MessagesScreen } from './messages-screen.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

const own = { id: 'A'.repeat(22), name: 'Schule Sonnenberg', place: 'St. Gallen', administers: true };
const taught = { id: 'B'.repeat(22), name: 'Schule Auental', place: 'Wil', administers: false };
const below = { id: 'D'.repeat(22), name: 'Schulhaus Au', place: 'St. Gallen' };
const eva = aSignedInUser({ userRoles: ['Teacher', 'SchoolAdmin'], schools: [taught, own] });
const refused = { code: 'INPUT_INVALID', messageType: 'error', messageTitle: 'x', messageBody: 'x', fields: { until: 'Zu spät.' } };

/** Shows the screen to somebody who administers one school and teaches at another; `create` is how the server answers a new message. */
async function open(create: { readonly status?: number; readonly body: unknown } = { body: { id: 'C'.repeat(22) } }) {
  const sent = fakeServer((path) => {
    if (path === 'account/administered-schools') return { body: { schools: [below, own] } };
    return path.endsWith('/create') ? create : { body: { messages: [] } };
  });
  return { sent, ...(await show(<MessagesScreen />, { session: { status: 'signedIn', user: eva } })) };
}

const title = () => page.getByRole('textbox', { name: /^Titel/ });
const words = () => page.getByRole('textbox', { name: /^Mitteilung/ });

async function write() {
  await userEvent.click(page.getByRole('button', { name: 'Neue Mitteilung' }));
  await userEvent.fill(title(), 'Hitzefrei');
  await userEvent.fill(words(), 'Um 15 Uhr ist Schluss.');
}

test('the message goes to the school that one administers', async () => {
  const { sent } = await open();
  await write();
  await userEvent.click(page.getByRole('button', { name: 'Veröffentlichen' }));
  await expect.element(page.getByText('Mitteilung veröffentlicht')).toBeVisible();
  expect(sent.find(({ path }) => path.endsWith('/create'))?.body).toMatchObject({ schoolId: own.id, title: 'Hitzefrei' });
});

test('a school below the own one can be chosen, and the message goes there', async () => {
  const { sent } = await open();
  await expect.element(page.getByLabelText('Schule')).toHaveValue(own.id);
  await userEvent.selectOptions(page.getByLabelText('Schule'), below.name);
  await write();
  await userEvent.click(page.getByRole('button', { name: 'Veröffentlichen' }));
  await expect.element(page.getByText('Mitteilung veröffentlicht')).toBeVisible();
  expect(sent.find(({ path }) => path.endsWith('/create'))?.body).toMatchObject({ schoolId: below.id });
});

test('what was typed is there again after the dialog was closed or the page was loaded anew, and gone once it was published', async () => {
  const { unmount } = await open();
  await write();
  await unmount();
  await open();
  await userEvent.click(page.getByRole('button', { name: 'Neue Mitteilung' }));
  await expect.element(title()).toHaveValue('Hitzefrei');
  await expect.element(words()).toHaveValue('Um 15 Uhr ist Schluss.');
  await userEvent.click(page.getByRole('button', { name: 'Veröffentlichen' }));
  await expect.element(page.getByText('Mitteilung veröffentlicht')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Neue Mitteilung' }));
  await expect.element(title()).toHaveValue('');
});

test('what the server refuses stands at its field, which gets the focus, and nothing typed is lost', async () => {
  await open({ status: 400, body: refused });
  await write();
  await userEvent.click(page.getByRole('button', { name: 'Veröffentlichen' }));
  await expect.element(page.getByText('Zu spät.')).toBeVisible();
  await expect.element(page.getByLabelText(/^Letzter Tag/)).toHaveFocus();
  await expect.element(title()).toHaveValue('Hitzefrei');
});
