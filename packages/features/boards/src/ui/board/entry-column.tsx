import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { look } from '@pausenplatz/kernel-ui';
import type { BoardCells, BoardColumn, BoardEntry, ColumnOf } from '../../contract/index.ts';
import { isTicked, markOf } from '../../rules/index.ts';
import { boardTexts, markTexts as texts } from '../../texts.ui.ts';
import type { BoardChanges } from '../data.ts';
import { EntryPlaces } from './entry-places.tsx';
import { EntryVote } from './entry-vote.tsx';

const useStyles = makeStyles({
  value: { display: 'inline-flex', flexWrap: 'wrap', gap: '0 6px', overflowWrap: 'anywhere', minWidth: 0 },
  name: { color: tokens.colorNeutralForeground2 },
  tick: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', minHeight: look.touch },
  by: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
});

export interface EntryColumnProps<Column extends BoardColumn = BoardColumn> {
  readonly column: Column;
  readonly entry: BoardEntry;
  readonly mayMark: boolean;
  readonly isKeeper: boolean;
  readonly changes: Pick<BoardChanges, 'mark' | 'free'>;
}

const numbers = new Intl.NumberFormat('de-CH');

/** A number as people write it here. */
export const asNumber = (value: number): string => numbers.format(value);

function wordsOf({ kind }: BoardColumn, value: BoardCells[string]): string {
  if (typeof value === 'number') return asNumber(value);
  return kind === 'date' ? longDay(value) : value;
}

/** What an entry has in one column: what was written there, or what people mark. */
export function EntryColumn(props: EntryColumnProps) {
  const styles = useStyles();
  const { column, entry } = props;
  switch (column.kind) {
    case 'tick':
      return <Tick {...props} column={column} />;
    case 'vote':
      return <EntryVote {...props} column={column} />;
    case 'places':
      return <EntryPlaces {...props} column={column} />;
    case 'text':
    case 'number':
    case 'date': {
      const value = entry.cells[column.id];
      if (value === undefined) return null;
      return (
        <span className={styles.value}>
          {column.name !== '' && <span className={styles.name}>{column.name}</span>}
          <span>{wordsOf(column, value)}</span>
        </span>
      );
    }
  }
}

function Tick({ column, entry, mayMark, changes }: EntryColumnProps<ColumnOf<'tick'>>) {
  const styles = useStyles();
  const mark = markOf(entry, column.id);
  const name = column.name || texts.tick;
  const [by] = mark.people;
  return (
    <span className={styles.tick}>
      <Checkbox
        size="large"
        checked={isTicked(mark)}
        disabled={!mayMark}
        label={name}
        aria-label={fill(texts.tickEntry, { column: name, title: entry.title })}
        onChange={(_event, { checked }) => changes.mark(column, entry.id, checked === true)}
      />
      {by && <span className={styles.by}>{fill(texts.tickedBy, { name: by.name || boardTexts.somebody })}</span>}
    </span>
  );
}
