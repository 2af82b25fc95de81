import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Screen } from '../screens/plan-screen.tsx';
import { aPlan, aPupil, aState, aTask, anOwnPlan, idOf } from '../test-support/a-plan.data.ts';
import { paperAddress } from './task-address.ts';

const tasks = [aTask('Mauern'), aTask('Reihe', { mandatory: false })];

async function open(role: 'Teacher' | 'Pupil', query: string, at = '/tools/arbeitsplan') {
  const own = role === 'Pupil' ? anOwnPlan([aState('Mauern', 'redo')]) : null;
  const plan = aPlan(tasks, { own });
  const pupils = [aPupil('Mia', [aState('Mauern', 'finished')]), aPupil('Noah')];
  fakeServer((path) => {
    if (path.startsWith('arbeitsplan/get/')) return { body: plan };
    return { body: { plan, assignment: plan.assignments[0], mandatory: 1, optional: 1, pupils } };
  });
  const user = aSignedInUser({ userRoles: [role] });
  await show(<Screen />, { session: { status: 'signedIn', user }, at: `${at}/${plan.url}?${query}`, path: `${at}/:id` });
  return { user };
}

test('each child of a class has a sheet with its states and a code for each task', async () => {
  const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
  await open('Teacher', `modus=blatt&zuteilung=${idOf('assignment')}`);
  const mia = page.getByRole('article', { name: 'Mia Meier' });
  await expect.element(mia.getByRole('img', { name: 'Code zu Nr. 1' })).toBeVisible();
  await expect.element(mia.getByText('korrigiert')).toBeVisible();
  await expect.element(page.getByRole('article', { name: 'Noah Meier' }).getByText('offen · freiwillig')).toBeVisible();
  await page.getByRole('button', { name: 'Drucken' }).click();
  expect(print).toHaveBeenCalledOnce();
});

test('one child alone, and a child its own', async () => {
  await open('Teacher', `modus=blatt&zuteilung=${idOf('assignment')}&kind=${idOf('noah')}`);
  await expect.element(page.getByRole('article', { name: 'Noah Meier' })).toBeVisible();
  await expect.element(page.getByRole('article', { name: 'Mia Meier' })).not.toBeInTheDocument();
});

test('a child prints its own sheet', async () => {
  const { user } = await open('Pupil', 'modus=blatt');
  await expect.element(page.getByRole('article', { name: `${user.firstName} ${user.lastName}` }).getByText('nochmals')).toBeVisible();
});

test('codes lead to the browser, also when Teams prints them; the task that was scanned is marked for a teacher', async () => {
  await open('Teacher', `aufgabe=${idOf('Reihe')}`, '/teams/tab-arbeitsplan');
  expect(paperAddress(idOf('url'), idOf('Reihe'))).toBe(`${location.origin}/tools/arbeitsplan/${idOf('url')}?aufgabe=${idOf('Reihe')}`);
  await expect.poll(() => document.querySelector('[aria-current="true"]')?.textContent).toContain('Reihe');
  await page.getByRole('checkbox', { name: 'Mit einem Code pro Aufgabe' }).click();
  await expect.poll(() => document.querySelectorAll('svg[data-task-code]').length).toBe(2);
});
