import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ListedPerson, SchoolBrief } from '../../contract/index.ts';
import { PeoplePart } from './people-part.tsx';

afterEach(() => vi.restoreAllMocks());

const idOf = (name: string) => name.padEnd(22, '0');
const school = { id: idOf('school'), name: 'Schule Sonnenberg', administers: true } as unknown as SchoolBrief;
const people = Array.from({ length: 66 }, (_, index): ListedPerson => ({
  id: idOf(`kind${index}x`),
  firstName: `Kind${index}`,
  lastName: 'Muster',
  kind: 'pupil',
  userName: `kind${index}.muster`,
  email: null,
  classes: [],
  initialPassword: true,
  trashedAt: null,
}));

const server = () => {
  let asked = 0;
  return fakeServer((path) => {
    if (path.endsWith('second-factors')) return { body: { userIds: [] } };
    if (!path.endsWith('people/list')) return { body: { ok: true } };
    asked += 1;
    const isFirst = asked % 2 === 1;
    return { body: { people: isFirst ? people.slice(0, 50) : people.slice(50), next: isFirst ? 'more' : null, total: 66 } };
  });
};
const leave = () => page.getByRole('toolbar').getByRole('button', { name: 'Verlassen die Schule' });

test('all 66 leave with one choice and one answer, also those of the page that nobody has opened', async () => {
  const sent = server();
  await show(<PeoplePart school={school} />);
  await userEvent.click(page.getByRole('button', { name: 'Alle 66 auswählen' }));
  await expect.element(page.getByRole('toolbar', { name: '66 ausgewählt' })).toBeVisible();
  await userEvent.click(leave());
  await expect.element(page.getByText('66 Schüler:innen verlassen die Schule?')).toBeVisible();
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Verlassen die Schule' }));
  await expect
    .poll(() => sent.find(({ path }) => path.endsWith('send-away'))?.body)
    .toEqual({ schoolId: school.id, userIds: people.map(({ id }) => id), how: 'leave' });
  await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument();
});

test('who is in no class gets no new password and no card, and the choice ends with another search', async () => {
  server();
  await show(<PeoplePart school={school} />);
  await userEvent.click(page.getByRole('checkbox', { name: 'Kind3 Muster auswählen' }));
  await expect.element(page.getByRole('toolbar', { name: '1 ausgewählt' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Neue Erstpasswörter' })).not.toBeInTheDocument();
  await userEvent.fill(page.getByRole('searchbox'), 'kind');
  await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument();
});

test('teachers leave one by one and many at once, with the question that pupils have', async () => {
  const teachers = people.slice(0, 3).map((one) => ({ ...one, kind: 'teacher' as const, initialPassword: false }));
  const sent = fakeServer((path) =>
    path.endsWith('second-factors')
      ? { body: { userIds: [] } }
      : path.endsWith('people/list')
        ? { body: { people: teachers, next: null, total: 3 } }
        : { body: { ok: true } },
  );
  const asked = () => sent.filter(({ path }) => path.endsWith('teacher/remove')).map(({ body }) => body);
  await show(<PeoplePart school={school} />);
  await userEvent.selectOptions(page.getByRole('combobox'), 'teacher');
  await userEvent.click(page.getByRole('button', { name: 'Kind1 Muster verlässt die Schule' }));
  await expect.element(page.getByText('1 Lehrperson verlässt die Schule?')).toBeVisible();
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Verlassen die Schule' }));
  await expect.poll(asked).toEqual([{ schoolId: school.id, userIds: [teachers[1]?.id] }]);
  await userEvent.click(page.getByRole('button', { name: 'Alle 3 auswählen' }));
  await userEvent.click(leave());
  await expect.element(page.getByText('3 Lehrpersonen verlassen die Schule?')).toBeVisible();
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Verlassen die Schule' }));
  await expect.poll(asked).toContainEqual({ schoolId: school.id, userIds: teachers.map(({ id }) => id) });
  await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument();
});
