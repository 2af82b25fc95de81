import { describe, expect, it } from 'vitest';
import { adventLimits } from '../contract/limits.ts';
import { nextDecember } from './christmas.ts';
import { distribute } from './distribute.ts';
import { doorLabel } from './door-label.ts';
import { drawLotsFor } from './draw-lots.ts';
import { doorOrder } from './mixed-order.ts';
import { nextYear, titleOfNextYear } from './next-year.ts';

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('rows of doors', () => {
  it.each([
    [24, 6, [6, 6, 6, 6]],
    [24, 7, [7, 7, 7, 3]],
    [1, 7, [1]],
    [31, 1, upTo(31).map(() => 1)],
  ])('%i doors in rows of %i', (doors, perRow, rows) => {
    expect(distribute(doors, perRow)).toEqual(rows);
  });

  it('hold every door for each of the 217 presets', () => {
    for (const doors of upTo(adventLimits.doors))
      for (const perRow of upTo(adventLimits.perRow)) {
        const rows = distribute(doors, perRow);
        expect(rows.reduce((sum, row) => sum + row, 0)).toBe(doors);
        expect(rows.slice(0, -1).every((row) => row === perRow)).toBe(true);
      }
  });
});

describe('numbers on doors', () => {
  it('stand anywhere, each once, and the same for everybody', () => {
    const mixed = doorOrder(24, true, 'a');
    expect(mixed.toSorted((a, b) => a - b)).toEqual(upTo(24));
    expect(mixed).toEqual(doorOrder(24, true, 'a'));
    expect(mixed).not.toEqual(doorOrder(24, true, 'b'));
    expect(doorOrder(5, false, 'a')).toEqual([1, 2, 3, 4, 5]);
  });

  it('count up to a feast, or down to a camp', () => {
    expect(upTo(3).map((number) => doorLabel(number, { doors: 3, countsDown: false }))).toEqual(['1', '2', '3']);
    expect(upTo(3).map((number) => doorLabel(number, { doors: 3, countsDown: true }))).toEqual(['3', '2', '1']);
  });
});

describe('lots', () => {
  const last = (below: number) => below - 1;
  it('give each child a door before anybody gets a second one', () => {
    const given = drawLotsFor(
      upTo(5),
      [
        { id: 'a', held: 1 },
        { id: 'b', held: 0 },
        { id: 'c', held: 0 },
      ],
      last,
    );
    const counts = ['a', 'b', 'c'].map((id) => [...given.values()].filter((one) => one === id).length);
    expect(given.size).toBe(5);
    expect(counts.map((count, index) => count + (index === 0 ? 1 : 0))).toEqual([2, 2, 2]);
  });
  it('give nothing to nobody', () => expect(drawLotsFor([1, 2], [], last).size).toBe(0));
});

describe('years', () => {
  it.each([
    ['2026-11-23', '2026-12-01'],
    ['2026-12-24', '2026-12-01'],
    ['2026-12-25', '2027-12-01'],
  ])('the December after %s begins on %s', (today, first) => expect(nextDecember(today)).toBe(first));
  it.each([
    ['2026-12-01', '2027-12-01'],
    ['2028-02-29', '2029-02-28'],
  ])('%s is %s a year later', (day, later) => expect(nextYear(day)).toBe(later));
  it('a title moves on with its year', () => {
    expect(titleOfNextYear('Advent 2026 der 3a', 2026)).toBe('Advent 2027 der 3a');
    expect(titleOfNextYear('Unser Advent', 2026)).toBe('Unser Advent');
  });
});
