import { describe, expect, it } from 'vitest';
import { type PrintedColumn, type PrintedTask, printFit } from './print-fit.ts';

const long = 'Im Sprachbuch Seite 48 die Aufgaben 3 bis 6 lösen und die Verben im Präteritum farbig unterstreichen';
const task = (words: string): PrintedTask => ({ words, hasHead: true, smallLines: 1, canTick: false });
const days = (perDay: number, words: string): PrintedColumn[] =>
  Array.from({ length: 5 }, (_, index) => ({ zone: `day${index}`, row: 'days', tasks: Array.from({ length: perDay }, () => task(words)) }));
const box = (row: 'before' | 'after', count: number): PrintedColumn => ({
  zone: row,
  row,
  tasks: Array.from({ length: count }, () => task('Znüni')),
});
const cut = (columns: readonly PrintedColumn[]) => columns.filter(({ zone, tasks }) => printFit(columns).shown.get(zone) !== tasks.length);

describe('a week on one sheet', () => {
  it('has large letters while it is light', () => {
    expect(printFit(days(3, 'Seite 12 lösen')).points).toBe(9.5);
  });

  it('gets smaller in steps and stays whole while it fits', () => {
    const points = [2, 4, 5, 6].map((perDay) => printFit(days(perDay, long)).points);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    expect(new Set(points).size).toBeGreaterThan(2);
    expect(cut(days(4, long))).toEqual([]);
  });

  it('never gets smaller than one can read; what has no room is counted instead', () => {
    const columns = days(14, long);
    const { points, shown } = printFit(columns);
    expect(points).toBe(6.5);
    for (const { zone, tasks } of columns) {
      expect(shown.get(zone)).toBeGreaterThan(3);
      expect(shown.get(zone)).toBeLessThan(tasks.length);
    }
  });

  it('leaves the days their room when the boxes are full', () => {
    const columns = [box('before', 200), ...days(4, long), box('after', 3)];
    const { shown } = printFit(columns);
    expect(shown.get('before')).toBeLessThan(200);
    expect([shown.get('day0'), shown.get('after')]).toEqual([4, 3]);
  });

  it('shows an empty week whole', () => {
    expect(printFit(days(0, '')).shown.get('day0')).toBe(0);
    expect(printFit([])).toEqual({ points: 9.5, shown: new Map() });
  });
});
