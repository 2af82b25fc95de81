import { mondayOf, zurichDay } from '@pausenplatz/kernel-format';

/** How many days, weeks and months keep their newest backup. */
export interface Retention {
  readonly days: number;
  readonly weeks: number;
  readonly months: number;
}

/** Reads `7d 4w 12m`; what is not named keeps nothing. */
export function readRetention(text: string): Retention {
  const of = (unit: string) => Number(new RegExp(`(\\d+)${unit}`).exec(text)?.[1] ?? 0);
  return { days: of('d'), weeks: of('w'), months: of('m') };
}

/**
 * Which of these backups may go: all that are not the newest one of a day, a week or a month that is kept. Days count as they are in
 * Switzerland. The newest backup of all stays, whatever was set.
 */
export function outdated<Backup extends { readonly at: Date }>(backups: readonly Backup[], keep: Retention): readonly Backup[] {
  const newestFirst = backups.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const kept = new Set(newestFirst.slice(0, 1));
  const spans: readonly (readonly [number, (day: string) => string])[] = [
    [keep.days, (day) => day],
    [keep.weeks, mondayOf],
    [keep.months, (day) => day.slice(0, 7)],
  ];
  for (const [count, spanOf] of spans) {
    const seen = new Set<string>();
    for (const backup of newestFirst) {
      const span = spanOf(zurichDay(backup.at));
      if (seen.has(span) || seen.size >= count) continue;
      seen.add(span);
      kept.add(backup);
    }
  }
  return newestFirst.filter((backup) => !kept.has(backup));
}
