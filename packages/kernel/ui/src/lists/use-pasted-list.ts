import { readText } from '@pausenplatz/kernel-browser/lists';
import { useEffect, useMemo, useState } from 'react';

type Cells = readonly (readonly string[])[];

interface GuessedColumns<Field extends string> {
  /** The first line says what the columns hold. */
  readonly hasHeading: boolean;
  /** One a column; null is left out. */
  readonly columns: readonly (Field | null)[];
}

const nothing: Cells = [];

/** The cells of what was pasted, and what the columns hold: as `guess` says (a stable function), until somebody says otherwise. */
export function usePastedList<Field extends string>(text: string, guess: (cells: Cells) => GuessedColumns<Field>) {
  const [read, setRead] = useState<{ readonly text: string; readonly cells: Cells }>({ text: '', cells: nothing });
  const [chosen, setChosen] = useState<Partial<GuessedColumns<Field>>>({});
  useEffect(() => {
    let isWanted = true;
    void readText(text, '').then((list) => isWanted && setRead({ text, cells: typeof list === 'string' ? nothing : list.cells }));
    return () => {
      isWanted = false;
    };
  }, [text]);
  const { cells } = read;
  const guessed = useMemo(() => guess(cells), [guess, cells]);
  // A list of another width is another list.
  const columns = chosen.columns?.length === guessed.columns.length ? chosen.columns : guessed.columns;
  return {
    cells,
    columns,
    hasHeading: chosen.hasHeading ?? guessed.hasHeading,
    /** What is shown is what was typed last. */
    isRead: read.text === text,
    setHeading: (now: boolean) => setChosen({ ...chosen, hasHeading: now }),
    /** A field belongs to one column: the newest choice has it. */
    setColumn: (at: number, field: Field | null) =>
      setChosen({ ...chosen, columns: columns.map((one, index) => (index === at ? field : one === field ? null : one)) }),
  };
}
