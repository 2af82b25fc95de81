import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui';
import { multiplicationTexts as texts } from '../../texts.ts';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(76px, 1fr)',
    gap: '8px',
    overflowX: 'auto',
    padding: '4px',
    margin: '-4px',
  },
  peak: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'end',
    minHeight: '84px',
    padding: '4px 4px 8px',
    border: '3px solid transparent',
    borderRadius: '14px',
    backgroundColor: look.veil,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'pointer',
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  chosen: { border: `3px solid ${look.colors.teal.strong}`, backgroundColor: tokens.colorNeutralBackground1, color: look.colors.teal.ink },
});

interface PeaksProps {
  readonly series: readonly number[];
  readonly chosen: number;
  readonly levelsOf: (series: number) => number;
  readonly onChoose: (series: number) => void;
}

/** A peak for each series, with a flag where all of it was passed. */
export function Peaks({ series, chosen, levelsOf, onChoose }: PeaksProps) {
  const styles = useStyles();
  return (
    <div className={styles.row} role="group" aria-label={texts.seriesList}>
      {series.map((one) => {
        const count = levelsOf(one);
        return (
          <button
            key={one}
            type="button"
            className={mergeClasses(styles.peak, one === chosen && styles.chosen)}
            aria-pressed={one === chosen}
            aria-label={count === 10 ? fill(texts.seriesDone, { series: one }) : fill(texts.seriesOpen, { series: one, count })}
            onClick={() => onChoose(one)}
          >
            <Peak isDone={count === 10} isBegun={count > 0} />
            {fill(texts.series, { series: one })}
          </button>
        );
      })}
    </div>
  );
}

const { green, violet, grey, orange } = look.colors;

function Peak({ isDone, isBegun }: { readonly isDone: boolean; readonly isBegun: boolean }) {
  return (
    <svg viewBox="0 0 56 52" width="56" height="46" aria-hidden>
      <path d="M2 50 28 16l26 34Z" fill={isDone ? green.strong : violet.strong} fillOpacity={isDone ? 0.75 : isBegun ? 0.6 : 0.3} />
      <path d="M28 16 19 28l5 3 4-4 4 4 5-3Z" fill={grey.surface} />
      {isDone && (
        <>
          <path d="M28 17V3" stroke={orange.ink} strokeWidth="2.4" strokeLinecap="round" />
          <path d="M29 3 40 7l-11 4Z" fill={orange.strong} />
        </>
      )}
    </svg>
  );
}
