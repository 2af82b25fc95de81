import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { LogRow, LogWord, SchoolBrief } from '../../contract/index.ts';
import { LogPart } from './log-part.tsx';

afterEach(() => vi.restoreAllMocks());

const idOf = (name: string) => name.padEnd(22, '0');
const school = { id: idOf('school'), name: 'Schule Sonnenberg', administers: true } as unknown as SchoolBrief;
const person = (words: string): LogWord => ({ kind: 'person', id: words === '' ? null : idOf('person'), words });
const named = (words: string): LogWord => ({ kind: 'class', id: idOf(words), words });
const text = (words: string): LogWord => ({ kind: 'text', id: null, words });

const row = (number: string, part: Partial<LogRow>): LogRow => ({
  number,
  at: '2026-08-12T07:30:00.000Z',
  actor: person('Eva Keller'),
  action: 'pupil.move',
  what: 'Klasse gewechselt',
  erased: null,
  about: person('Lina Muster'),
  changes: [{ label: null, was: named('3a'), is: named('4b') }],
  ...part,
});
const rows = [
  row('9', {}),
  row('8', { about: person(''), actor: person('') }),
  row('7', {
    what: 'Schüler:innen angelegt',
    about: named('3a'),
    changes: Array.from({ length: 7 }, (_, index) => ({ label: null, was: null, is: text(`Kind ${index}`) })),
  }),
];

const server = () =>
  fakeServer((path) => {
    if (path.endsWith('log/list')) return { body: { rows, next: null } };
    if (path.endsWith('log/export')) return { body: { csv: 'Tag;Zeit', rows: 3, more: false } };
    return { body: { school: { ...school }, childSchools: [], classes: [], groups: [], teachers: [] } };
  });
const asked = (sent: ReturnType<typeof server>) => sent.filter(({ path }) => path.endsWith('log/list')).at(-1)?.body;

test('an entry says what was and what is, and that somebody is erased', async () => {
  server();
  await show(<LogPart school={school} />);
  const entries = page.getByRole('listitem');
  await expect.element(entries.first()).toHaveTextContent('12. August 2026, 09:30Klasse gewechselt · Lina Muster3a4bEva Keller');
  await expect.element(page.getByRole('img', { name: 'wurde zu' }).first()).toBeInTheDocument();
  await expect.element(page.getByText('gelöschte Person').first()).toBeVisible();
  await expect.element(page.getByText('Kind 3')).toBeVisible();
  await expect.element(page.getByText('Kind 4')).not.toBeVisible();
  await userEvent.click(page.getByText('3 weitere Änderungen'));
  await expect.element(page.getByText('Kind 6')).toBeVisible();
});

test('a name leads to the entries about it, and words, sort and days ask for less', async () => {
  const sent = server();
  await show(<LogPart school={school} />);
  await userEvent.click(page.getByRole('button', { name: 'Lina Muster' }).first());
  await expect.poll(() => asked(sent)).toEqual({ schoolId: school.id, personId: idOf('person') });
  await userEvent.click(page.getByRole('button', { name: 'Filter «Lina Muster» entfernen' }));
  await userEvent.fill(page.getByRole('searchbox'), 'umbenannt');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Worum es geht' }), 'Klassen');
  await userEvent.fill(page.getByLabelText('Vom'), '2026-08-01');
  await expect.poll(() => asked(sent)).toEqual({ schoolId: school.id, search: 'umbenannt', sort: 'classes', from: '2026-08-01' });
  await userEvent.fill(page.getByLabelText('Bis'), '2026-07-01');
  await expect.element(page.getByText('Der erste Tag liegt nach dem letzten.')).toBeVisible();
  await expect.poll(() => asked(sent)).toEqual({ schoolId: school.id, search: 'umbenannt', sort: 'classes', from: '2026-08-01' });
});
