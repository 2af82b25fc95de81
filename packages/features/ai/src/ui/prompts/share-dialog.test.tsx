import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Prompt } from '../../contract/index.ts';
import { PromptForm } from './prompt-form.tsx';
import { PromptMenu } from './prompt-menu.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

const prompt: Prompt = {
  id: 'p'.repeat(22),
  title: 'Elternbrief',
  text: 'Brief an die Eltern von Mia Keller.',
  category: 5,
  isMine: true,
  isFavorite: false,
  isShared: false,
  mayRemove: false,
  author: null,
  schoolName: 'Schule Seefeld',
};
const session = { status: 'signedIn', user: aSignedInUser({ userRoles: ['Teacher'] }) } as const;
const names = [{ first: 'Mia', last: 'Keller' }];
const failed = { code: 'INTERNAL', messageType: 'error', messageTitle: 'Störung', messageBody: 'Der Server hat einen Fehler.' };

/** Answers as the server does; names of the class lists only where they are there. */
function serve(shown: Prompt, { hasNames = () => true }: { readonly hasNames?: () => boolean } = {}) {
  return fakeServer((path) => {
    if (path.includes('prompt/get')) return { body: shown };
    if (path.endsWith('school/add')) return { body: { schoolName: 'Schule Seefeld' } };
    if (path.includes('prompt')) return { body: { ...shown, prompts: [] } };
    return hasNames() ? { body: { names } } : { status: 500, body: failed };
  });
}

async function openShare(): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: 'Mehr zu «Elternbrief»' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Der Schule geben' }));
}
const agree = () => page.getByRole('alertdialog').getByRole('button', { name: 'Der Schule geben' });

test('nothing goes to the school before names are looked through: what failed is said, and tried again', async () => {
  let hasNames = false;
  const sent = serve(prompt, { hasNames: () => hasNames });
  await show(<PromptMenu prompt={prompt} list="user" />, { session });
  await openShare();
  await expect.element(page.getByText('Der Server hat einen Fehler.')).toBeVisible();
  await expect.element(agree()).toHaveAttribute('aria-disabled', 'true');
  hasNames = true;
  await userEvent.click(page.getByRole('button', { name: 'Nochmals versuchen' }));
  await expect.element(page.getByText(/sehen sollten: .*Mia/u)).toBeVisible();
  expect(sent.filter(({ path }) => path.endsWith('school/add'))).toEqual([]);
  await userEvent.click(agree());
  await expect.poll(() => sent.filter(({ path }) => path.endsWith('school/add')).length).toBe(1);
});

test('the school that a prompt goes to has its name, before and after', async () => {
  serve(prompt);
  await show(<PromptMenu prompt={prompt} list="user" />, { session });
  await openShare();
  await expect.element(page.getByText(/Alle Erwachsenen der Schule «Schule Seefeld»/u)).toBeVisible();
  await userEvent.click(agree());
  await expect.element(page.getByText('«Elternbrief» steht jetzt auf der Liste von «Schule Seefeld».')).toBeVisible();
});

test('who belongs to no school is told so, and gives nothing', async () => {
  serve({ ...prompt, schoolName: null });
  await show(<PromptMenu prompt={prompt} list="user" />, { session });
  await openShare();
  await expect.element(page.getByText('Du gehörst noch zu keiner Schule, der du etwas geben kannst.')).toBeVisible();
  await expect.element(agree()).toHaveAttribute('aria-disabled', 'true');
});

test('what the school has changes for all: names that are typed into it stand there before it is saved', async () => {
  serve(prompt);
  const text = () => page.getByRole('textbox', { name: 'Auftrag' });
  const own = await show(<PromptForm prompt={{ ...prompt, text: 'Brief.' }} onClose={vi.fn<() => void>()} />, { session });
  await userEvent.fill(text(), 'Brief an Mia Keller.');
  await expect.element(page.getByText('Noch kein Feld.')).toBeVisible();
  await expect.element(page.getByText(/Angaben, die nicht alle/u)).not.toBeInTheDocument();
  await own.unmount();
  sessionStorage.clear();
  await show(<PromptForm prompt={{ ...prompt, text: 'Brief.', isShared: true }} onClose={vi.fn<() => void>()} />, { session });
  await userEvent.fill(text(), 'Brief an Mia Keller.');
  await expect.element(page.getByText(/sehen sollten: .*Mia/u)).toBeVisible();
});

test('what the school has is not saved before names are looked through, and what was typed stays', async () => {
  const sent = serve(prompt, { hasNames: () => false });
  await show(<PromptForm prompt={{ ...prompt, isShared: true }} onClose={vi.fn<() => void>()} />, { session });
  await expect.element(page.getByText('Der Server hat einen Fehler.')).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: 'Auftrag' }), 'Brief an die Eltern.');
  await userEvent.click(page.getByRole('button', { name: 'Speichern' }));
  await expect.element(page.getByText('Zuerst müssen die Namen deiner Klassen geprüft sein.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Auftrag' })).toHaveValue('Brief an die Eltern.');
  expect(sent.filter(({ path }) => path.endsWith('prompt/update'))).toEqual([]);
});
