import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Derivation, passwordsLimits } from '../../contract/index.ts';
import { deriveKey } from '../crypto/derive.ts';
import { newVaultKey, wrapKey } from '../crypto/vault-key.ts';
import { sealWords, type VaultWords } from '../crypto/vault-words.ts';
import { Screen } from './mine-screen.tsx';

afterEach(() => vi.restoreAllMocks());

const password = 'grüne Tassen am Fenster';

interface Head {
  readonly derivation: Derivation;
  readonly knowledge: string;
  readonly wrapped: string;
}

interface Sent {
  readonly knowledge: string;
  readonly next: Head;
}

/** A vault of earlier days, on a server that lets nobody in who does not know its password. */
async function anOldVault(entries: readonly Partial<VaultWords>[] = []) {
  const derivation: Derivation = { algorithm: 'pbkdf2-sha256', rounds: passwordsLimits.roundsMinimum, salt: 's'.repeat(22) };
  const { knowledge, wrapping } = await deriveKey(password, derivation);
  const key = await newVaultKey();
  let head: Head = { derivation, knowledge, wrapped: await wrapKey(key, wrapping) };
  const blank: VaultWords = { title: '', url: '', icon: 'star', group: '', userName: '', secret: '', note: '' };
  const items = await Promise.all(
    entries.map(async (words, at) => {
      const as = { id: String(at).padStart(22, '0'), version: 1 };
      return { ...as, sealed: await sealWords(key, as, { ...blank, ...words }), updatedAt: '2026-11-02T08:00:00.000Z' };
    }),
  );
  let revision = 1;
  const wrong = { code: 'VAULT_WRONG', messageType: 'warning', messageTitle: 'Das stimmt nicht', messageBody: 'Nein.' };
  const sent = fakeServer((path) => {
    const { knowledge: told, next } = (sent.at(-1)?.body ?? {}) as Partial<Sent>;
    if (path === 'passwordsafe/getmyitems') return { body: { kind: 'vault', vault: { derivation: head.derivation, revision }, items } };
    if (told !== head.knowledge) return { status: 403, body: wrong };
    if (path === 'passwordsafe/vault/open') return { body: { wrapped: head.wrapped } };
    head = next ?? head;
    revision += 1;
    return { body: { revision } };
  });
  await show(<Screen />, { session: { status: 'signedIn', user: aSignedInUser({ userRoles: ['Teacher'] }) } });
  return { sent, head: () => head };
}

async function unlock() {
  await page.getByLabelText(/^Tresor-Passwort/).fill(password);
  await page.getByRole('button', { name: 'Öffnen' }).click();
  await expect.element(page.getByRole('button', { name: 'Neuer Eintrag' })).toBeVisible();
}

test('a vault of earlier days moves over when it is opened, and opens again by the same password', async () => {
  const { head, sent } = await anOldVault();
  await unlock();
  expect(head().derivation.algorithm).toBe('argon2id');
  await page.getByRole('button', { name: 'Schliessen' }).click();
  await unlock();
  expect(sent.filter(({ path }) => path === 'passwordsafe/vault/change-password')).toHaveLength(1);
});

test('a browser that cannot make the key says so, and nothing hangs', async () => {
  const { head } = await anOldVault();
  await unlock();
  await page.getByRole('button', { name: 'Schliessen' }).click();
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      terminate() {}
      postMessage() {
        this.dispatchEvent(new MessageEvent('message', { data: null }));
      }
    },
  );
  try {
    await page.getByLabelText(/^Tresor-Passwort/).fill(password);
    await page.getByRole('button', { name: 'Öffnen' }).click();
    await expect.element(page.getByText('Dieser Browser kann den Schlüssel nicht machen.', { exact: false })).toBeVisible();
    expect(head().derivation.algorithm).toBe('argon2id');
  } finally {
    vi.unstubAllGlobals();
  }
});

test('of an open vault a group is looked at, or what is the same or easy; nothing of it is shown', async () => {
  await anOldVault([
    { title: 'Bank', group: 'Geld', secret: 'tulpe-anker-16' },
    { title: 'Post', group: 'Geld', secret: 'igel-apfel-12' },
    { title: 'Turnverein', secret: 'tulpe-anker-16' },
    { title: 'Ludothek', secret: 'ludothek' },
  ]);
  await unlock();
  const titles = () =>
    page
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(titles).toEqual(['Ludothek', 'Turnverein', 'Bank', 'Post']);
  await page.getByRole('button', { name: 'Geld 2' }).click();
  await expect.poll(titles).toEqual(['Bank', 'Post']);
  await page.getByRole('button', { name: 'Gleiche 2' }).click();
  await expect.poll(titles).toEqual(['Turnverein', 'Bank']);
  await expect.element(page.getByText('wie Bank')).toBeVisible();
  await page.getByRole('button', { name: 'Leichte 1' }).click();
  await expect.poll(titles).toEqual(['Ludothek']);
  expect(document.body.textContent).not.toMatch(/tulpe|igel-apfel/);
  await page.getByRole('button', { name: 'Neuer Eintrag' }).click();
  await page.getByRole('combobox', { name: 'Gruppe' }).click();
  await page.getByRole('option', { name: 'Geld' }).click();
  await expect.element(page.getByRole('combobox', { name: 'Gruppe' })).toHaveValue('Geld');
  // A new one is typed, also over a chosen one, and stays when the field is left.
  await page.getByRole('combobox', { name: 'Gruppe' }).fill('Geld und Post');
  await page.getByRole('textbox', { name: 'Notiz' }).fill('Schalter 3');
  await expect.element(page.getByRole('combobox', { name: 'Gruppe' })).toHaveValue('Geld und Post');
});
