import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowRepeatAll16Filled } from '@fluentui/react-icons/svg/arrow-repeat-all';
import { Checkmark16Filled } from '@fluentui/react-icons/svg/checkmark';
import { fill } from '@pausenplatz/kernel-contract';
import { canReadAloud, look, readAloud } from '@pausenplatz/kernel-ui';
import { mapSeries, type Mastery } from '../../contract/index.ts';
import { factKey } from '../../rules/index.ts';
import { multiplicationTexts } from '../../texts.ts';
import { spoken, withResult } from '../pieces/words.ts';

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'separate', borderSpacing: '3px', tableLayout: 'fixed', fontVariantNumeric: 'tabular-nums' },
  head: { padding: '2px 0', textAlign: 'center', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  here: { borderRadius: '8px', backgroundColor: look.colors.teal.surface, color: look.colors.teal.ink },
  data: { padding: 0 },
  cell: {
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 'clamp(26px, 5vh, 40px)',
    padding: 0,
    border: 'none',
    borderRadius: '9px',
    cursor: 'pointer',
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  pick: {
    width: '100%',
    minHeight: '32px',
    padding: 0,
    border: 'none',
    borderRadius: '8px',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  secure: { backgroundColor: look.colors.teal.strong, color: look.colors.teal.onStrong },
  almost: { backgroundColor: look.colors.teal.surface, color: look.colors.teal.ink },
  practise: { backgroundColor: look.colors.yellow.strong, color: look.colors.yellow.onStrong },
  new: { backgroundColor: tokens.colorNeutralBackground1, boxShadow: `inset 0 0 0 2px ${look.colors.grey.surface}` },
  dot: { width: '8px', height: '8px', borderRadius: '50%', backgroundColor: look.colors.teal.strong },
  legend: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 20px',
    margin: '8px 0 0',
    padding: 0,
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase300,
  },
  kind: { display: 'flex', alignItems: 'center', gap: '8px' },
  sample: { width: '28px', minHeight: '28px', cursor: 'default' },
});

/** The sign of a state, for who sees no colours. */
function Sign({ mastery }: { readonly mastery: Mastery }) {
  const styles = useStyles();
  if (mastery === 'secure') return <Checkmark16Filled aria-hidden />;
  if (mastery === 'practise') return <ArrowRepeatAll16Filled aria-hidden />;
  return mastery === 'almost' ? <span className={styles.dot} aria-hidden /> : null;
}

interface MasteryMapProps {
  readonly facts: readonly { readonly fact: string; readonly mastery: Mastery }[];
  readonly label: string;
  /** The series that is shown beside, and what its head does. */
  readonly series?: number;
  readonly onSeries?: (series: number) => void;
}

const texts = multiplicationTexts.map;

/** All hundred facts, each with colour and sign; a touch reads one aloud. */
export function MasteryMap({ facts, label, series, onSeries }: MasteryMapProps) {
  const styles = useStyles();
  const byFact = new Map(facts.map(({ fact, mastery }) => [fact, mastery]));
  const head = (one: number) =>
    onSeries ? (
      <button type="button" className={styles.pick} aria-label={fill(texts.row, { series: one })} onClick={() => onSeries(one)}>
        {one}
      </button>
    ) : (
      one
    );
  return (
    <div>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th className={styles.head} scope="col" aria-label={texts.times}>
              ×
            </th>
            {mapSeries.map((one) => (
              <th key={one} scope="col" className={mergeClasses(styles.head, one === series && styles.here)}>
                {head(one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {mapSeries.map((a) => (
            <tr key={a}>
              <th scope="row" className={styles.head}>
                {a}
              </th>
              {mapSeries.map((b) => {
                const mastery = byFact.get(factKey({ a, b })) ?? 'new';
                return (
                  <td key={b} className={styles.data}>
                    <button
                      type="button"
                      className={mergeClasses(styles.cell, styles[mastery])}
                      aria-label={fill(texts.cell, { fact: withResult({ a, b }), mastery: texts.mastery[mastery] })}
                      title={withResult({ a, b })}
                      tabIndex={-1}
                      onClick={() => canReadAloud(true) && readAloud([`${spoken({ form: 'product', a, b })}: ${a * b}`])}
                    >
                      <Sign mastery={mastery} />
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.legend}>
        {(['secure', 'almost', 'practise', 'new'] as const).map((mastery) => (
          <li key={mastery} className={styles.kind}>
            <span className={mergeClasses(styles.cell, styles.sample, styles[mastery])}>
              <Sign mastery={mastery} />
            </span>
            {texts.mastery[mastery]}
          </li>
        ))}
      </ul>
    </div>
  );
}
