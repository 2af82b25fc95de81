import { usePastedList } from '@pausenplatz/kernel-ui/lists';
import { useMemo } from 'react';
import { guessTakeOver, linesOf } from '../../rules/index.ts';

/** What was pasted, and each line as it would be taken. */
export function useList(text: string, before: { readonly sections: number; readonly tasks: number }) {
  const list = usePastedList(text, guessTakeOver);
  const { cells, columns, hasHeading } = list;
  const lines = useMemo(() => linesOf(cells, { columns, hasHeading, before }), [cells, columns, hasHeading, before]);
  return { ...list, lines };
}
export type List = ReturnType<typeof useList>;
