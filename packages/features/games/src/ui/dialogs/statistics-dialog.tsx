import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { ClosableDialog, EmptyState, ListState, look } from '@pausenplatz/kernel-ui';
import { gamesUiTexts } from '../../texts.ui.ts';
import { useWordStatistics } from '../data.ts';

const useStyles = makeStyles({
  numbers: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '12px', margin: 0, textAlign: 'center' },
  number: { display: 'grid', gap: '2px', padding: '12px 4px', borderRadius: look.radiusCard, backgroundColor: look.colors.blue.surface },
  value: {
    margin: 0,
    color: look.colors.blue.ink,
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightBold,
  },
  label: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300, color: look.colors.blue.ink },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: tokens.fontWeightSemibold },
  bars: { display: 'grid', gap: '6px', listStyleType: 'none', margin: 0, padding: 0 },
  bar: { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', alignItems: 'center', gap: '8px' },
  filled: {
    boxSizing: 'border-box',
    minWidth: '28px',
    padding: '2px 8px',
    borderRadius: look.radiusChip,
    backgroundColor: look.colors.grey.surface,
    color: look.colors.grey.ink,
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
  },
  some: { backgroundColor: look.colors.blue.strong, color: look.colors.blue.onStrong },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
});

const { statistics: texts } = gamesUiTexts;

/** How one's own words of the day went; nobody else's stand beside them. */
export function StatisticsDialog({ onClose }: { readonly onClose: () => void }) {
  const query = useWordStatistics();
  return (
    <ClosableDialog title={texts.title} closeLabel={texts.close} isDone onClose={onClose}>
      {() => (
        <ListState query={query} isEmpty={({ played }) => played === 0} empty={<EmptyState scene="shelf" title={texts.none} as="p" />}>
          {(own) => <Shown {...own} />}
        </ListState>
      )}
    </ClosableDialog>
  );
}

interface ShownProps {
  readonly played: number;
  readonly solved: number;
  readonly streak: number;
  readonly tries: readonly number[];
}

function Shown({ played, solved, streak, tries }: ShownProps) {
  const styles = useStyles();
  const most = Math.max(1, ...tries);
  const numbers = { played, solved, streak };
  return (
    <>
      <dl className={styles.numbers}>
        {(['played', 'solved', 'streak'] as const).map((name) => (
          <div key={name} className={styles.number}>
            <dt className={styles.label}>{texts[name]}</dt>
            <dd className={styles.value}>{numbers[name]}</dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.title}>{texts.tries}</h3>
      <ol className={styles.bars}>
        {tries.map((count, index) => (
          <li key={index} className={styles.bar}>
            <span aria-hidden>{index + 1}</span>
            <span
              role="img"
              aria-label={fill(counted(texts.bar, count), { tries: index + 1 })}
              className={mergeClasses(styles.filled, count > 0 && styles.some)}
              style={{ width: `${Math.round((count / most) * 100)}%` }}
            >
              {count}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.quiet}>{texts.note}</p>
    </>
  );
}
