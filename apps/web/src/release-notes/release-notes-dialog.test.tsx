import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { brand } from '@pausenplatz/kernel-contract';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { quietAfterMs } from './quiet-moment.ts';
import { ReleaseNotesDialog } from './release-notes-dialog.tsx';

afterEach(() => vi.restoreAllMocks());

const released = import.meta.glob<string>('../../public/release-notes/*.html', { query: '?raw', import: 'default', eager: true });
const notes = released[`../../public/release-notes/${brand.webVersion}.html`] ?? '';
const teacher = aSignedInUser({ userRoles: ['Teacher'] });

/** The notes lie where the product has them; the rest of what is asked goes to the fake server. */
async function open(answer: Response) {
  const sent = fakeServer(() => ({ body: { ok: true } }));
  const fetched = vi.mocked(globalThis.fetch);
  const ask = fetched.getMockImplementation();
  fetched.mockImplementation(async (input, options) =>
    input === `/release-notes/${brand.webVersion}.html` || !ask ? answer : ask(input, options),
  );
  return { sent, ...(await show(<ReleaseNotesDialog version={brand.webVersion} />, { session: { status: 'signedIn', user: teacher } })) };
}

test('the notes of this version stand on the smallest phone, nothing wider than it; once closed the account knows of it', async () => {
  await page.viewport(320, 700);
  const { sent, sessions } = await open(new Response(notes, { headers: { 'content-type': 'text/html' } }));
  const dialog = page.getByRole('dialog');
  await expect.element(dialog, { timeout: quietAfterMs * 4 }).toBeVisible();
  await expect.element(page.getByRole('heading', { name: `Neu in Version ${brand.webVersion}` })).toBeVisible();
  await expect.poll(() => document.documentElement.scrollWidth - document.documentElement.clientWidth).toBe(0);
  await page.getByRole('button', { name: 'Alles klar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => sent).toEqual([{ path: 'account/seen-release-notes', body: { version: brand.webVersion } }]);
  const state = sessions.store.getState();
  expect(state.status === 'signedIn' && state.user.seenReleaseNotes).toBe(brand.webVersion);
});
