import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui';
import { readTurns } from '@pausenplatz/progress/rules';
import { type RankingList, rankingLists, type RankingRow } from '../../contract/index.ts';
import { rankingsTexts as texts } from '../../texts.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  row: {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '16px',
    minHeight: '48px',
    padding: '4px 16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    fontVariantNumeric: 'tabular-nums',
    // Five hundred rows: those out of sight cost nothing.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 56px',
  },
  place: { textAlign: 'right', color: tokens.colorNeutralForeground2 },
  own: {
    border: `2px solid ${look.colors.yellow.strong}`,
    borderRadius: look.radiusCard,
    backgroundColor: look.colors.yellow.surface,
    color: look.colors.yellow.ink,
    fontWeight: tokens.fontWeightBold,
  },
  ownPlace: { color: look.colors.yellow.ink },
});

interface RowsProps {
  readonly list: RankingList;
  readonly rows: readonly RankingRow[];
  readonly label: string;
}

export function Rows({ list, rows, label }: RowsProps) {
  const styles = useStyles();
  return (
    <ol className={styles.list} aria-label={label}>
      {rows.map(({ place, alias, value, isOwn }) => (
        <li key={`${place} ${isOwn}`} className={mergeClasses(styles.row, isOwn && styles.own)}>
          <span className={mergeClasses(styles.place, isOwn && styles.ownPlace)}>{fill(texts.place, { place })}</span>
          <span>{isOwn ? texts.you : alias}</span>
          <span>{valueWords(list, value)}</span>
        </li>
      ))}
    </ol>
  );
}

const number = new Intl.NumberFormat('de-CH');

/** 1’236 Punkte, 1:48, 31 Züge in 2:05. */
function valueWords(list: RankingList, value: number): string {
  const { unit } = rankingLists[list];
  if (unit === 'time') return clock(Math.round(value / 1000));
  if (unit !== 'turns') return fill(texts.values[unit], { count: number.format(value) });
  const { turns, seconds } = readTurns(value);
  return fill(texts.values.turns, { count: turns, time: clock(seconds) });
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
