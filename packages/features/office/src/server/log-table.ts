import { clockTime, longDay } from '@pausenplatz/kernel-format';
import type { LogRow } from '../contract/index.ts';
import { saidWord } from '../rules/index.ts';
import { logTexts as texts } from '../texts.log.ts';

/** Entries of the log as a table with a head, for CSV; a change each in a line of its own, beside its entry. */
export function logTable(rows: readonly LogRow[]): string[][] {
  const { when, time, who, what, about, label, was, is } = texts.table;
  return [
    [when, time, who, what, about, label, was, is],
    ...rows.flatMap((row) => {
      const entry = [longDay(row.at), clockTime(row.at), row.actor ? saidWord(row.actor) : texts.server, row.what, saidWord(row.about)];
      if (row.changes.length === 0) return [[...entry, '', '', row.erased ?? '']];
      return row.changes.map((one) => [...entry, one.label ?? '', one.was ? saidWord(one.was) : '', one.is ? saidWord(one.is) : '']);
    }),
  ];
}
