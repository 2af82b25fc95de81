import { describe, expect, it } from 'vitest';
import { outdated, readRetention } from './retention.ts';

const backup = (at: string) => ({ at: new Date(at) });
const goneOf = (backups: readonly { readonly at: Date }[], keep: string) =>
  outdated(backups, readRetention(keep)).map(({ at }) => at.toISOString().slice(0, 10));
/** A backup each night before a day, the newest first. */
const nights = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ at: new Date(Date.UTC(2026, 10, 23, 1, 30) - index * 86_400_000) }));

describe('which backups are let go', () => {
  it.each([
    ['7d', nights(10), 3],
    ['7d 4w', nights(40), 40 - 7 - 2],
    ['1d', nights(3), 2],
    ['7d', nights(5), 0],
  ] as const)('%s keeps the newest of each day, week and month', (keep, backups, gone) => {
    expect(outdated(backups, readRetention(keep))).toHaveLength(gone);
  });

  it('keeps one of a month for as many months as are wanted', () => {
    const monthly = ['2026-11-01', '2026-10-31', '2026-10-01', '2026-09-15', '2026-08-15'].map((day) => backup(`${day}T10:00:00Z`));
    expect(goneOf(monthly, '3m')).toEqual(['2026-10-01', '2026-08-15']);
  });

  it('counts days as they are in Switzerland: half past eleven at night in London is the next morning', () => {
    expect(goneOf([backup('2026-06-02T10:00:00Z'), backup('2026-06-01T23:30:00Z')], '2d')).toEqual(['2026-06-01']);
  });

  it('never lets the newest one go, whatever was set', () => {
    expect(goneOf([backup('2026-11-02T10:00:00Z'), backup('2026-11-01T10:00:00Z')], '0d')).toEqual(['2026-11-01']);
  });
});
