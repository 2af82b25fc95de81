import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PageTemplate } from '../contract/index.ts';
import { SaveDialog } from './components/save-dialog.tsx';
import { Screen } from './screens/templates-screen.tsx';

const idOf = (name: string) => name.padEnd(22, '_').slice(0, 22);
const aTemplate = (name: string, more: Partial<PageTemplate> = {}): PageTemplate => ({
  id: idOf(name),
  name,
  description: 'Für jede Klasse',
  keywords: ['Deutsch'],
  audience: 'school',
  pages: 2,
  withBelow: true,
  numOfLikes: 2,
  like: false,
  isMine: false,
  source: null,
  isWithdrawn: false,
  mayWithdraw: false,
  changedAt: '2027-03-01T08:00:00.000Z',
  ...more,
});
const session = { status: 'signedIn', user: aSignedInUser({ userRoles: ['Teacher'] }) } as const;
const names = {
  messageType: 'warning',
  messageTitle: 'Hier stehen Namen von Kindern',
  messageBody: 'Mia',
  code: 'PAGE_TEMPLATE_NAMES_CHILDREN',
};

const openList = async (templates: readonly PageTemplate[], refusesLike = false) => {
  const sent = fakeServer((path) => {
    if (path === 'pages/templates/list') return { body: { templates, next: null } };
    if (path === 'pages/templates/like' && refusesLike)
      return { status: 404, body: { ...names, code: 'PAGE_TEMPLATE_NOT_FOUND', messageTitle: 'Vorlage nicht gefunden' } };
    return { body: { like: 'add', numOfLikes: 3 } };
  });
  await show(<Screen />, { at: '/seiten/vorlagen', path: '/seiten/vorlagen', session });
  return sent;
};

test('a template of others is liked at once, and has no menu', async () => {
  await openList([aTemplate('Lesetagebuch')]);
  const like = page.getByRole('button', { name: /Lesetagebuch gefällt mir/ });
  await expect.element(like).toHaveTextContent('2');
  await like.click();
  await expect.element(like).toHaveTextContent('3');
  await expect.element(page.getByText('2 Seiten')).toBeVisible();
  await expect.poll(() => page.getByRole('button', { name: 'Mehr zu Lesetagebuch' }).elements()).toHaveLength(0);
});

test('a like that is refused goes back', async () => {
  await openList([aTemplate('Lesetagebuch')], true);
  const like = page.getByRole('button', { name: /Lesetagebuch gefällt mir/ });
  await like.click();
  await expect.element(page.getByText('Vorlage nicht gefunden')).toBeVisible();
  await expect.element(like).toHaveTextContent('2');
});

test('a withdrawn one says so to its author, who finds no way around it', async () => {
  await openList([aTemplate('Plan', { isMine: true, isWithdrawn: true, source: { id: idOf('Seite'), title: 'Seite' } })]);
  await expect.element(page.getByText(/^Von der Schulverwaltung zurückgezogen/)).toBeVisible();
  await page.getByRole('button', { name: 'Mehr zu Plan' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Aus der Seite erneuern …' })).toBeVisible();
  await expect.poll(() => page.getByRole('menuitem', { name: 'Wieder zulassen' }).elements()).toHaveLength(0);
});

test('an empty list says how to begin, and a search that finds nothing says so', async () => {
  const sent = await openList([]);
  await expect.element(page.getByText('Noch keine eigene Vorlage')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Suchen nach Name oder Stichwort' }).fill('Igel');
  await expect.element(page.getByText('Dazu gibt es keine Vorlage.')).toBeVisible();
  expect(sent.at(-1)?.body).toMatchObject({ of: 'own', words: 'Igel' });
});

test('where names stand on the page, somebody has to say that they are no children', async () => {
  const sent = fakeServer((path) => {
    if (path === 'pages/templates/list') return { body: { templates: [], next: null } };
    const asked = sent.at(-1)?.body as { readonly namesSeen: boolean } | undefined;
    return asked?.namesSeen === true ? { body: { template: aTemplate('Ämtli', { isMine: true }) } } : { status: 409, body: names };
  });
  await show(<SaveDialog page={{ id: idOf('Seite'), title: 'Ämtli', hasBelow: false }} onClose={() => undefined} />, { session });
  const save = page.getByRole('button', { name: 'Speichern' });
  await page.getByRole('textbox', { name: 'Fächer und Stichwörter' }).fill('Klasse, klasse, 3a');
  await expect.poll(() => page.getByRole('checkbox').elements()).toHaveLength(0);
  await save.click();
  await expect.element(page.getByText('Hier stehen Namen von Kindern')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Auf der Seite stehen keine Namen von Kindern' }).click();
  await save.click();
  await expect.element(page.getByText('Vorlage gespeichert.')).toBeVisible();
  const made = sent.filter(({ path }) => path === 'pages/templates/make').at(-1)?.body;
  expect(made).toMatchObject({ name: 'Ämtli', keywords: ['Klasse', '3a'], audience: 'own', namesSeen: true, withBelow: false });
});
