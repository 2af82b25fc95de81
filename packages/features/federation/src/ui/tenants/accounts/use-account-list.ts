import { usePastedList } from '@pausenplatz/kernel-ui/lists';
import { useMemo, useState } from 'react';
import type { AccountsPreview } from '../../../contract/index.ts';
import { accountRows, guessAccountColumns } from '../../../rules/index.ts';

/** What was pasted as lines of Microsoft accounts, and what the server said about exactly these lines. */
export function useAccountList(text: string) {
  const list = usePastedList(text, guessAccountColumns);
  const { cells, columns, hasHeading, isRead } = list;
  const rows = useMemo(() => (isRead ? accountRows(cells, { columns, hasHeading }) : []), [cells, columns, hasHeading, isRead]);
  const [seen, setSeen] = useState<{ readonly words: string; readonly preview: AccountsPreview } | null>(null);
  const words = useMemo(() => JSON.stringify(rows), [rows]);
  return {
    ...list,
    rows,
    /** Null as soon as a line is another one. */
    preview: seen?.words === words ? seen.preview : null,
    setPreview: (preview: AccountsPreview | null) => setSeen(preview && { words, preview }),
  };
}
export type AccountList = ReturnType<typeof useAccountList>;
