import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ShownClass } from '../screens/class-screen.tsx';
import { TeachersCard } from './teachers-card.tsx';

afterEach(() => vi.restoreAllMocks());

const lea = aSignedInUser();
const urs = { id: 'BBBBBBBBBBBBBBBBBBBBBB', firstName: 'Urs', lastName: 'Zgraggen' };
const classId = 'CCCCCCCCCCCCCCCCCCCCCC';

const shown: ShownClass = {
  schoolClass: {
    id: classId,
    schoolId: 'DDDDDDDDDDDDDDDDDDDDDD',
    name: '3a',
    color: 'orange',
    pupils: 0,
    teachers: [{ id: lea.id, firstName: lea.firstName, lastName: lea.lastName }, urs],
    archivedAt: null,
    deletedAt: null,
    isOwn: true,
  },
  schoolName: 'Schule Sonnenberg',
  pupils: [],
  groups: [],
  trashed: [],
  former: [],
  handovers: [],
  rights: { roster: true, administer: true, teach: true, credentials: true },
  targets: [],
  colleagues: [],
  newYear: null,
};

test('a colleague is taken out at once, whoever leaves is asked first, having no way back', async () => {
  const sent: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    sent.push(JSON.parse(typeof init?.body === 'string' ? init.body : 'null'));
    return Response.json({ ok: true });
  });
  await show(<TeachersCard shown={shown} />, { session: { status: 'signedIn', user: lea } });
  await userEvent.click(page.getByRole('button', { name: 'Urs Zgraggen aus der Klasse nehmen' }));
  await expect.poll(() => sent).toEqual([{ classId, userId: urs.id, teaches: false }]);
  await userEvent.click(page.getByRole('button', { name: 'Lea Brunner aus der Klasse nehmen' }));
  await expect.element(page.getByRole('alertdialog', { name: 'Klasse 3a verlassen?' })).toBeVisible();
  expect(sent).toHaveLength(1);
  await userEvent.click(page.getByRole('button', { name: 'Verlassen' }));
  await expect.poll(() => sent.at(-1)).toEqual({ classId, userId: lea.id, teaches: false });
});
