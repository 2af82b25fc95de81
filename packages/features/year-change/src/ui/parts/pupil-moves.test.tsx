import { show } from '@pausenplatz/kernel-host/testing';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ReviewedYearStep, YearPlan } from '../../contract/index.ts';
import type { PupilMove } from '../../rules/index.ts';
import { PupilMoves } from './pupil-moves.tsx';

const idOf = (name: string) => name.padEnd(22, '0');
const names = Array.from({ length: 20 }, (_, index) => `Kind${String.fromCodePoint(65 + index)}`);
const pupils = names.map((firstName) => ({ id: idOf(firstName), firstName, lastName: 'Muster' }));
const shown = { step: { classId: idOf('class') }, pupils } as unknown as ReviewedYearStep;
const plan = { steps: [shown], newClassNames: [] } as unknown as YearPlan;
const seen: { moves: readonly PupilMove[] } = { moves: [] };

function Table() {
  const [now, setNow] = useState<readonly PupilMove[]>([]);
  useEffect(() => void (seen.moves = now), [now]);
  return (
    <PupilMoves
      plan={plan}
      shown={shown}
      moves={now}
      onMove={(userIds, to) =>
        setNow([...now.filter(({ userId }) => !userIds.includes(userId)), ...(to ? userIds.map((userId) => ({ userId, to })) : [])])
      }
    />
  );
}
const box = (name: string) => page.getByRole('checkbox', { name: `${name} Muster auswählen` });

test('fifteen of twenty go into a new class whose name is typed once', async () => {
  await show(<Table />);
  await userEvent.click(box('KindA'));
  await userEvent.click(box('KindO'), { modifiers: ['Shift'] });
  await expect.element(page.getByText('15 ausgewählt:')).toBeInTheDocument();
  await userEvent.fill(page.getByRole('textbox', { name: 'Name der neuen Klasse' }), '5c');
  await userEvent.click(page.getByRole('button', { name: 'Zuteilen' }));
  await expect.poll(() => seen.moves.length).toBe(15);
  expect(seen.moves.map(({ to }) => to)).toEqual(Array.from({ length: 15 }, () => ({ kind: 'newClass', name: '5c' })));
  // One more is only chosen, not typed again.
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Wohin geht KindP Muster?' }), 'in neue Klasse 5c');
  await expect.poll(() => seen.moves.length).toBe(16);
});

test('all together leave, and come back', async () => {
  await show(<Table />);
  await userEvent.click(page.getByRole('checkbox', { name: 'Alle zusammen' }));
  const target = page.getByRole('combobox', { name: 'Wohin gehen die Ausgewählten?' });
  await userEvent.selectOptions(target, 'verlässt die Schule');
  await userEvent.click(page.getByRole('button', { name: 'Zuteilen' }));
  await expect.poll(() => seen.moves.filter(({ to }) => to.kind === 'leave').length).toBe(20);
  await userEvent.selectOptions(target, 'bleibt in der Klasse');
  await userEvent.click(page.getByRole('button', { name: 'Zuteilen' }));
  await expect.poll(() => seen.moves.length).toBe(0);
});

test('who is dragged goes where they are let go, with all who are chosen; a new class is named then', async () => {
  await show(<Table />);
  const drag = async (name: string, place: string) => {
    const from = page.getByText(`${name} Muster`, { exact: true }).element();
    const start = from.getBoundingClientRect();
    const at = (x: number, y: number) => ({ clientX: x, clientY: y, bubbles: true, button: 0 });
    from.dispatchEvent(new MouseEvent('mousedown', at(start.x + 10, start.y + 10)));
    document.dispatchEvent(new MouseEvent('mousemove', at(start.x + 40, start.y + 40)));
    await expect.poll(() => document.querySelectorAll('[data-zone]').length).toBeGreaterThan(2);
    const zone = [...document.querySelectorAll('[data-zone]')].find((one) => one.textContent === place);
    const there = () => {
      const { x, y, width, height } = zone?.getBoundingClientRect() ?? start;
      return at(x + width / 2, y + height / 2);
    };
    await expect
      .poll(() => {
        document.dispatchEvent(new MouseEvent('mousemove', there()));
        return zone?.hasAttribute('data-over');
      })
      .toBe(true);
    document.dispatchEvent(new MouseEvent('mouseup', there()));
    await expect.poll(() => document.querySelectorAll('[data-zone]').length).toBe(0);
  };
  await drag('KindB', 'verlässt die Schule');
  await expect.poll(() => seen.moves).toEqual([{ userId: idOf('KindB'), to: { kind: 'leave' } }]);
  await userEvent.click(box('KindC'));
  await userEvent.click(box('KindE'), { modifiers: ['Shift'] });
  await drag('KindD', 'verlässt die Schule');
  await expect.poll(() => seen.moves.length).toBe(4);
  await drag('KindD', 'bleibt in der Klasse');
  await expect.poll(() => seen.moves.length).toBe(1);
  await drag('KindF', 'in neue Klasse …');
  await expect.element(page.getByText('4 ausgewählt:')).toBeInTheDocument();
  expect(seen.moves.length).toBe(1);
});
