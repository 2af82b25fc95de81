import { makeStyles, tokens } from '@fluentui/react-components';
import { counted, fill } from '@pausenplatz/kernel-contract';
import type { Board, BoardColumn, BoardEntry, BoardSettings } from '../../contract/index.ts';
import { markOf, placesOf, sumOf, votesIn } from '../../rules/index.ts';
import { boardTexts as texts } from '../../texts.ui.ts';
import { asNumber } from './entry-column.tsx';

const useStyles = makeStyles({
  sums: {
    listStyleType: 'none',
    margin: 0,
    padding: '8px 12px',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 24px',
    borderTop: `2px solid ${tokens.colorNeutralStroke2}`,
    fontVariantNumeric: 'tabular-nums',
  },
  name: { color: tokens.colorNeutralForeground2 },
});

/** What the columns come to, below the entries that everybody sees. */
export function Sums({ settings, board }: { readonly settings: BoardSettings; readonly board: Board }) {
  const styles = useStyles();
  const entries = board.entries.filter(({ isReleased }) => isReleased);
  const sums = entries.length === 0 ? [] : settings.columns.flatMap((column) => wordsOf(column, entries) ?? []);
  if (sums.length === 0) return null;
  return (
    <ul className={styles.sums}>
      {sums.map(({ id, name, value }) => (
        <li key={id}>
          <span className={styles.name}>{name}</span> {value !== '' && <strong>{value}</strong>}
        </li>
      ))}
    </ul>
  );
}

interface Sum {
  readonly id: string;
  readonly name: string;
  readonly value: string;
}

function wordsOf(column: BoardColumn, entries: readonly BoardEntry[]): Sum | null {
  const { id, name } = column;
  switch (column.kind) {
    case 'number':
      return column.sum ? { id, name: fill(texts.sum, { column: name }), value: asNumber(sumOf(column, entries)) } : null;
    case 'places': {
      const taken = entries.reduce((sum, entry) => sum + (markOf(entry, id).count ?? 0), 0);
      const places = entries.reduce((sum, entry) => sum + placesOf(column, entry.cells), 0);
      return { id, name: fill(texts.allPlaces, { column: name, taken, places }).replace(/^: /, ''), value: '' };
    }
    case 'vote': {
      const votes = votesIn(entries, id);
      return votes === null ? { id, name: texts.votesHidden, value: '' } : { id, name, value: counted(texts.votes, votes) };
    }
    case 'text':
    case 'date':
    case 'tick':
      return null;
  }
}
