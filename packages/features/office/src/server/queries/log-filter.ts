import { addDays, plainWords, zurichMoment } from '@pausenplatz/kernel-format';
import type { LogFilter, Services } from '@pausenplatz/kernel-server';
import type { InputOf } from '@pausenplatz/kernel-contract';
import type { exportLog } from '../../contract/index.ts';

export type LogQuestion = InputOf<typeof exportLog>;
type Asked = Omit<LogFilter, 'scopeIds' | 'limit' | 'before'>;

/** What a question asks of the log; null where its first day comes after its last. */
export function logFilter(words: Services['auditWords'], question: LogQuestion): Asked | null {
  const { search = '', sort, personId, classId, from, until } = question;
  if (from !== undefined && until !== undefined && until < from) return null;
  const first = from === undefined ? null : zurichMoment(`${from}T00:00`);
  const end = until === undefined ? null : zurichMoment(`${addDays(until, 1)}T00:00`);
  return {
    ...(sort !== undefined && { actions: words.ofSort(sort) }),
    ...(personId !== undefined && { personId }),
    ...(classId !== undefined && { classId }),
    ...(first !== null && { from: first }),
    ...(end !== null && { until: end }),
    search: plainWords(search).map((plain) => ({ plain, actions: words.like(plain) })),
  };
}
