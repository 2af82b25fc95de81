import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Entry, Portfolio } from '../../contract/index.ts';
import { Screen } from '../screens/plan-screen.tsx';
import { aState, aTask, idOf } from '../test-support/a-plan.data.ts';

const anEntry = (response: string, more: Partial<Entry> = {}): Entry => ({
  id: idOf(response),
  date: '2027-03-01T08:00:00.000Z',
  name: 'Noah Meier',
  response,
  status: null,
  files: [],
  fromTeacher: false,
  isMine: true,
  ...more,
});

const portfolio: Portfolio = {
  assignmentId: idOf('assignment'),
  planUrl: idOf('url'),
  title: 'Zahlenmauern',
  text: '',
  schoolClass: { id: idOf('class'), name: '3a', color: 'orange' },
  dueOn: '2027-03-12',
  pupil: { id: idOf('noah'), firstName: 'Noah', lastName: 'Meier' },
  today: '2027-03-05',
  status: 'finished',
  mandatory: 2,
  mandatoryThrough: 2,
  optionalThrough: 0,
  closedAt: '2027-03-04T08:00:00.000Z',
  sections: [
    {
      id: idOf('section'),
      title: 'Rechnen',
      backgroundColor: 'teal',
      tasks: [
        {
          ...aTask('Mauern', { nr: 1 }),
          isGone: false,
          state: aState('Mauern', 'finished', { feeling: 2 }),
          entries: [
            anEntry('56 Äpfel', { status: 'done' }),
            anEntry('Genau!', { status: 'finished', name: 'Lea Brunner', fromTeacher: true, isMine: false }),
          ],
        },
        { ...aTask('Reihe', { nr: 2 }), isGone: false, state: null, entries: [] },
        { ...aTask('Knobeln', { nr: 0 }), isGone: true, state: aState('Knobeln', 'answer'), entries: [anEntry('Ich knoble')] },
      ],
    },
  ],
  selfEvaluationMode: [{ id: 'mut', question: 'Wie ging es?', mode: 'smiley3', type: 'pupil' }],
  selfEvaluation: { mut: 3 },
  teacherEvaluation: { mut: 2 },
  feedbackTeacher: 'Du hast sorgfältig gezeichnet.',
};

async function open(role: 'Teacher' | 'Pupil', body: Portfolio = portfolio) {
  const sent = fakeServer((path) => (path.startsWith('arbeitsplan/portfolio/') ? { body } : { body: { ok: true } }));
  const user = aSignedInUser({ userRoles: [role] });
  const at = `/tools/arbeitsplan/${idOf('url')}?modus=portfolio&zuteilung=${idOf('assignment')}&kind=${idOf('noah')}`;
  await show(<Screen />, { session: { status: 'signedIn', user }, at, path: '/tools/arbeitsplan/:id' });
  return { sent, user };
}

test('a teacher reads the whole work of a child: states with days, the talk, both views, the feedback; and prints it', async () => {
  const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
  const { sent } = await open('Teacher');
  await expect.element(page.getByText('Noah Meier', { exact: true })).toBeVisible();
  await expect.element(page.getByText('korrigiert am 1.3.2027')).toBeVisible();
  await expect.element(page.getByText('1. März 2027, 09:00 · Lea Brunner · korrigiert')).toBeVisible();
  await expect.element(page.getByText('noch nicht begonnen')).toBeVisible();
  await expect.element(page.getByText('abgeschlossen am 4. März 2027')).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Wie ging es? leicht es geht' })).toBeVisible();
  await expect.element(page.getByText('Du hast sorgfältig gezeichnet.')).toBeVisible();
  await page.getByRole('button', { name: 'Drucken oder als PDF speichern' }).click();
  expect(print).toHaveBeenCalledOnce();
  expect(sent.map(({ path }) => path)).toContain(`arbeitsplan/portfolio/${idOf('assignment')}/${idOf('noah')}`);
});

test('a child gets its own portfolio, whoever stands in the address', async () => {
  const { sent, user } = await open('Pupil');
  await expect.element(page.getByText('56 Äpfel')).toBeVisible();
  const gone = page.getByRole('listitem').filter({ hasText: 'nicht mehr im Plan' });
  await expect.element(gone.getByRole('heading', { name: 'Knobeln' })).toBeVisible();
  await expect.element(gone.getByText('Ich knoble')).toBeVisible();
  expect(sent.map(({ path }) => path).filter((path) => path.startsWith('arbeitsplan/portfolio/'))).toEqual([
    `arbeitsplan/portfolio/${idOf('assignment')}/${user.id}`,
  ]);
});

test('what is not there, or not for this reader, is said', async () => {
  fakeServer(() => ({
    status: 404,
    body: {
      code: 'PUPIL_WITHOUT_PLAN',
      messageType: 'warning',
      messageTitle: 'Kein Plan für dieses Kind',
      messageBody: 'Dieses Kind hat den Arbeitsplan nicht (mehr).',
    },
  }));
  const user = aSignedInUser({ userRoles: ['Teacher'] });
  const at = `/tools/arbeitsplan/${idOf('url')}?modus=portfolio&zuteilung=${idOf('assignment')}&kind=${idOf('mia')}`;
  await show(<Screen />, { session: { status: 'signedIn', user }, at, path: '/tools/arbeitsplan/:id' });
  await expect.element(page.getByText('Dieses Kind hat den Arbeitsplan nicht (mehr).')).toBeVisible();
});
