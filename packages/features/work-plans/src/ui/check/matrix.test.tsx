import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aPlan, aPupil, aState, aTask, idOf } from '../test-support/a-plan.data.ts';
import { Matrix } from './matrix.tsx';

const classSize = 28;
const taskCount = 60;
const tasks = Array.from({ length: taskCount }, (_one, at) => aTask(`A${at + 1}`));
const pupils = Array.from({ length: classSize }, (_one, at) => aPupil(`Kind${at + 1}`, at === 27 ? [aState('A60', 'question')] : []));

afterEach(() => page.viewport(1280, 800));

const cell = (pupil: number, nr: number, state = 'offen') =>
  page.getByRole('button', { name: `Kind${pupil} Meier, Nr. ${nr}: ${state}`, exact: true });

/** A class of 28 with a plan of 60 tasks, on a small laptop. */
async function open() {
  await page.viewport(1024, 640);
  const opened: unknown[] = [];
  const matrix = <Matrix plan={aPlan(tasks)} pupils={pupils} opened={null} onOpen={(next) => opened.push(next)} />;
  const user = aSignedInUser({ userRoles: ['Teacher'] });
  await show(matrix, { session: { status: 'signedIn', user }, at: '/tools/arbeitsplan', path: '/tools/arbeitsplan' });
  await expect.element(cell(1, 1)).toBeVisible();
  await expect.poll(drawn).toBeLessThan(classSize * taskCount);
  return opened;
}
const drawn = () => document.querySelectorAll('[data-cell]').length;
const isInSight = (element: Element): boolean => {
  const [box, frame] = [element.getBoundingClientRect(), page.getByRole('grid').element().getBoundingClientRect()];
  return box.left >= frame.left && box.right <= frame.right + 1 && box.top >= frame.top && box.bottom <= frame.bottom + 1;
};
const press = (keys: string) => userEvent.keyboard(keys);

test('of 28 by 60 only the columns in sight are in the document, wherever one is', async () => {
  await open();
  // What the frame is wide, and some columns on both sides.
  const most = classSize * (Math.ceil(page.getByRole('grid').element().clientWidth / 36) + 12);
  await expect.poll(drawn).toBeLessThanOrEqual(most);
  cell(1, 1).element().focus();
  await press('{End}');
  await expect.element(cell(1, 60)).toHaveFocus();
  await expect.element(cell(1, 1)).not.toBeInTheDocument();
  await expect.poll(drawn).toBeLessThanOrEqual(most);
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-colcount', '62');
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '29');
});

test('keys lead to every cell and keep it in sight', async () => {
  await open();
  cell(1, 1).element().focus();
  await press('{PageDown}');
  await expect.poll(() => document.activeElement?.getAttribute('data-cell')).toMatch(/^(?:[5-9]|1\d):0$/);
  await press('{PageDown}{PageDown}{PageDown}{PageDown}');
  await expect.element(cell(28, 1)).toHaveFocus();
  await expect.poll(() => isInSight(cell(28, 1).element())).toBe(true);
  await press('{End}');
  const last = cell(28, 60, 'Frage, wartet auf dich');
  await expect.element(last).toHaveFocus();
  await expect.poll(() => isInSight(last.element())).toBe(true);
  await press('{ArrowLeft}{ArrowUp}');
  await expect.element(cell(27, 59)).toHaveFocus();
  await press('{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}{Home}');
  await expect.element(cell(1, 1)).toHaveFocus();
  await press('{Control>}{End}{/Control}');
  await expect.element(last).toHaveFocus();
  await press('{Control>}{Home}{/Control}');
  await expect.element(cell(1, 1)).toHaveFocus();
});

test('one cell alone takes the tab key, and names and numbers stay put', async () => {
  const opened = await open();
  await expect.poll(() => document.querySelectorAll('[data-cell][tabindex="0"]').length).toBe(1);
  const name = page.getByRole('rowheader').first().element();
  const [left, head] = [name.getBoundingClientRect().left, page.getByRole('columnheader').first().element().getBoundingClientRect().top];
  cell(1, 1).element().focus();
  await press('{Control>}{End}{/Control}');
  await expect.element(cell(28, 60, 'Frage, wartet auf dich')).toHaveFocus();
  await expect.poll(() => name.getBoundingClientRect().left).toBe(left);
  await expect.poll(() => page.getByRole('columnheader').first().element().getBoundingClientRect().top).toBe(head);
  await press('{Enter}');
  await expect.poll(() => opened).toEqual([{ pupilId: idOf('kind28'), taskId: idOf('A60') }]);
});
