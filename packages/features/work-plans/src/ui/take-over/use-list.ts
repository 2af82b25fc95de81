import { readText } from '@pausenplatz/kernel-browser/lists';
import { useEffect, useMemo, useState } from 'react';
import { guessTakeOver, linesOf, type TakeOverColumns, type TakeOverField } from '../../rules/index.ts';

type Cells = readonly (readonly string[])[];
const nothing: Cells = [];

/** The cells of what was pasted, what the columns hold (as guessed, until somebody says otherwise), and each line as it would be taken. */
export function useList(text: string, before: { readonly sections: number; readonly tasks: number }) {
  const [read, setRead] = useState<{ readonly text: string; readonly cells: Cells }>({ text: '', cells: nothing });
  const [chosen, setChosen] = useState<{ readonly hasHeading?: boolean; readonly columns?: TakeOverColumns }>({});
  useEffect(() => {
    let isWanted = true;
    void readText(text, '').then((list) => isWanted && setRead({ text, cells: typeof list === 'string' ? nothing : list.cells }));
    return () => {
      isWanted = false;
    };
  }, [text]);
  const { cells } = read;
  const guessed = useMemo(() => guessTakeOver(cells), [cells]);
  const hasHeading = chosen.hasHeading ?? guessed.hasHeading;
  // A list of another width is another list.
  const columns = chosen.columns?.length === guessed.columns.length ? chosen.columns : guessed.columns;
  const lines = useMemo(() => linesOf(cells, { columns, hasHeading, before }), [cells, columns, hasHeading, before]);
  return {
    cells,
    columns,
    hasHeading,
    lines,
    /** What is shown is what was typed last. */
    isRead: read.text === text,
    setHeading: (now: boolean) => setChosen({ ...chosen, hasHeading: now }),
    setColumn: (at: number, field: TakeOverField | null) =>
      setChosen({ ...chosen, columns: columns.map((one, index) => (index === at ? field : one === field ? null : one)) }),
  };
}
export type List = ReturnType<typeof useList>;
