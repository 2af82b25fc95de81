import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Template } from '../../contract/index.ts';
import { idOf } from '../test-support/a-plan.data.ts';
import { TemplateList } from './template-list.tsx';

const aTemplate = (title: string): Template => ({
  templateId: idOf(title),
  url: idOf(`url-${title}`),
  title,
  keywords: [],
  level: 0,
  tasks: 4,
  numOfLikes: 2,
  like: false,
  isMine: false,
});
const next = `1~2027-03-01T08:00:00.000001Z~${idOf('Zwei')}`;

const inputOf = (one: { readonly body: unknown } | undefined) => one?.body as { readonly after: string | null; readonly words: string };

/** Two pages of templates; the second one is what is left behind them. */
async function open(second: readonly Template[]) {
  const sent = fakeServer((path) => {
    if (path !== 'arbeitsplan/templates') return { body: { numOfLikes: 3, like: true } };
    const { after, words } = inputOf(sent.at(-1));
    if (words === 'nichts') return { body: { templates: [], next: null } };
    return { body: after === null ? { templates: [aTemplate('Eins'), aTemplate('Zwei')], next } : { templates: second, next: null } };
  });
  const session = { status: 'signedIn', user: aSignedInUser({ userRoles: ['Teacher'] }) } as const;
  await show(<TemplateList />, { at: '/tools/arbeitsplan', path: '/tools/arbeitsplan', session });
  await expect.element(page.getByRole('link', { name: 'Zwei' })).toBeVisible();
  return () => sent.map((one) => inputOf(one).after);
}

const more = page.getByRole('button', { name: 'Weitere zeigen' });

test('the next templates come when they are asked for, behind those that are there', async () => {
  const asked = await open([aTemplate('Drei')]);
  expect(asked()).toEqual([null]);
  await more.click();
  await expect.element(page.getByRole('link', { name: 'Drei' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Eins' })).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
  expect(asked()).toEqual([null, next]);
});

test('that nothing is left behind them is said', async () => {
  await open([]);
  await more.click();
  await expect.element(page.getByText('Das waren alle.')).toBeVisible();
});

test('a search begins anew, and says when there is nothing', async () => {
  const asked = await open([aTemplate('Drei')]);
  await more.click();
  await expect.element(page.getByRole('link', { name: 'Drei' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Suchen nach Titel oder Stichwort' }).fill('nichts');
  await expect.element(page.getByText('Dazu gibt es noch keine Vorlage.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Drei' })).not.toBeInTheDocument();
  expect(asked().at(-1)).toBeNull();
});
