import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ShownClass } from '../screens/class-screen.tsx';
import { HandoverDialog } from './handover-dialog.tsx';
import { TakeOverDialog } from './take-over-dialog.tsx';

afterEach(() => vi.restoreAllMocks());

const [classId, userId] = ['CCCCCCCCCCCCCCCCCCCCCC', 'AAAAAAAAAAAAAAAAAAAAAA'];
const shownWith = (handovers: ShownClass['handovers']): ShownClass => ({
  schoolClass: { id: classId, name: '3a', color: 'teal', archivedAt: null, pupilCount: 1, teachers: [], nextYear: null } as never,
  schoolName: 'Schule Sonnenberg',
  pupils: [{ id: userId, firstName: 'Mia', lastName: 'Keller' } as never],
  groups: [],
  trashed: [],
  former: [],
  handovers,
  rights: {} as never,
  targets: [],
  colleagues: [],
  newYear: null,
});
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a pupil is given away by a code that is shown once', async () => {
  const sent = fakeServer(() => ({ body: { code: 'KRANICH-2847-MOND', until: '2026-12-06T10:00:00.000Z' } }));
  await show(<HandoverDialog shown={shownWith([])} userId={userId} onClose={() => undefined} />);
  await expect.element(page.getByRole('dialog', { name: /Mia Keller/ })).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(button('Code erstellen'));
  await expect.element(page.getByText('KRANICH-2847-MOND')).toBeVisible();
  await expect.element(page.getByText(/gilt bis am 6. Dezember 2026 und nur einmal/)).toBeVisible();
  await expect.element(button('Code kopieren')).toBeVisible();
  await expect.poll(() => button('Code erstellen').elements()).toHaveLength(0);
  expect(sent.map(({ body }) => body)).toEqual([{ classId, userId }]);
});

test('an open code is said, and can be taken back or replaced', async () => {
  const sent = fakeServer(() => ({ body: { ok: true } }));
  const onClose = vi.fn<() => void>();
  await show(<HandoverDialog shown={shownWith([{ userId, until: '2026-12-06T10:00:00.000Z' }])} userId={userId} onClose={onClose} />);
  await expect.element(page.getByText(/gibt es bereits einen Code, der bis am 6. Dezember 2026 gilt/)).toBeVisible();
  await expect.element(button('Neuen Code erstellen')).toBeVisible();
  await userEvent.click(button('Code zurückziehen'));
  await expect.element(page.getByText('Mia Keller bleibt. Der Code gilt nicht mehr.')).toBeVisible();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(sent).toHaveLength(1);
});

test('a refused code says why at its field’s dialog, and stays to be corrected', async () => {
  let isRight = false;
  const refusal = { code: 'HANDOVER_ENDED', messageType: 'warning', messageTitle: 'Code ungültig', messageBody: 'Frag nach einem neuen.' };
  const sent = fakeServer(() =>
    isRight ? { body: { pupil: { id: userId, firstName: 'Mia', lastName: 'Keller', avatar: null } } } : { status: 404, body: refusal },
  );
  await show(<TakeOverDialog classId={classId} onClose={() => undefined} />);
  const code = page.getByRole('textbox');
  await userEvent.click(button('Aufnehmen'));
  await expect.element(page.getByText('Da muss schon was stehen...')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.fill(code, ' KRANICH-2847-MOND ');
  await userEvent.click(button('Aufnehmen'));
  await expect.element(page.getByRole('alert', { name: 'Code ungültig' })).toBeVisible();
  await expect.element(code).toHaveValue(' KRANICH-2847-MOND ');
  isRight = true;
  await userEvent.click(button('Aufnehmen'));
  await expect.element(page.getByText(/^Mia Keller ist jetzt in dieser Klasse/)).toBeVisible();
  expect(sent.at(-1)?.body).toEqual({ classId, code: 'KRANICH-2847-MOND' });
});
