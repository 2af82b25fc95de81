import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowRepeatAll24Regular } from '@fluentui/react-icons/svg/arrow-repeat-all';
import { fill } from '@pausenplatz/kernel-contract';
import { look, ReadButton } from '@pausenplatz/kernel-ui';
import { type ReactNode, useState } from 'react';
import { runTexts as texts } from '../../texts.run.ts';
import { NumberPad } from './number-pad.tsx';
import { useStageStyles } from './use-stage-styles.ts';

const useStyles = makeStyles({
  card: { display: 'grid', gap: '12px', alignContent: 'start' },
  head: { display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: '12px' },
  title: { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600, fontWeight: tokens.fontWeightBold },
  why: { color: tokens.colorNeutralForeground2 },
  yours: {
    justifySelf: 'start',
    padding: '4px 16px',
    borderRadius: look.radiusCard,
    backgroundColor: look.colors.yellow.surface,
    color: look.colors.yellow.ink,
    fontWeight: tokens.fontWeightSemibold,
  },
  side: { display: 'grid', gap: '14px', justifyItems: 'center', width: '100%' },
  sum: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    gap: '12px',
    fontSize: '2rem',
    fontWeight: tokens.fontWeightBold,
    fontVariantNumeric: 'tabular-nums',
    '@media (max-width: 480px)': { gap: '8px', fontSize: '1.5rem' },
  },
  number: { minWidth: '1.9em', padding: '6px 14px', lineHeight: 1.3, boxSizing: 'border-box', borderRadius: '16px', textAlign: 'center' },
  teal: { backgroundColor: look.colors.teal.surface, color: look.colors.teal.ink },
  orange: { backgroundColor: look.colors.orange.surface, color: look.colors.orange.ink },
  plain: { backgroundColor: tokens.colorNeutralBackground1 },
  green: { backgroundColor: look.colors.green.strong, color: look.colors.green.onStrong },
  copyWords: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightRegular },
  copy: {
    minHeight: '1.95em',
    minWidth: '2.4em',
    border: `3px solid ${look.colors.teal.strong}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: look.colors.teal.ink,
  },
  again: { display: 'flex', alignItems: 'center', gap: '8px', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
});

/** A number or a sign of the way to the result; one without a colour is a sign. */
export interface SumPart {
  readonly text: string;
  readonly color?: 'plain' | 'teal' | 'orange' | 'green';
}

interface MistakeFrameProps {
  /** Why it is so, in one sentence. */
  readonly why: string;
  readonly spoken: readonly string[];
  /** What the child gave; null where the time ran out. */
  readonly yours: string | null;
  /** The same as a picture. */
  readonly children: ReactNode;
  readonly sum: readonly SumPart[];
  /** What is to be written. */
  readonly result: string;
  readonly maximum: number;
  readonly hasComma?: boolean;
  /** The calculation, where it comes again. */
  readonly comesAgain: string | null;
  readonly onGoOn: () => void;
}

/** How it goes, from what the child knows already; it goes on when the child has written the result. Nothing here is red. */
export function MistakeFrame(props: MistakeFrameProps) {
  const { why, spoken, yours, children, sum, result, maximum, hasComma = false, comesAgain, onGoOn } = props;
  const stage = useStageStyles();
  const styles = useStyles();
  const [value, setValue] = useState('');
  const done = () => (value === result ? onGoOn() : setValue(''));
  return (
    <div className={stage.split}>
      <section className={mergeClasses(stage.card, styles.card)}>
        <div className={styles.head}>
          <div>
            <h2 className={styles.title}>{yours === null ? texts.slow : texts.mistake}</h2>
            <p className={styles.why}>{why}</p>
          </div>
          <ReadButton words={spoken} label={texts.readAloud} />
        </div>
        {yours !== null && <span className={styles.yours}>{fill(texts.yourNumber, { number: yours })}</span>}
        {children}
      </section>
      <div className={styles.side}>
        <div className={styles.sum}>
          {sum.map(({ text, color }, place) =>
            color === undefined ? (
              // oxlint-disable-next-line react/no-array-index-key -- a part is its place
              <span key={place} aria-hidden>
                {text}
              </span>
            ) : (
              // oxlint-disable-next-line react/no-array-index-key
              <span key={place} className={mergeClasses(styles.number, styles[color])}>
                {text}
              </span>
            ),
          )}
        </div>
        <div className={styles.sum}>
          <span className={styles.copyWords}>{texts.copy}</span>
          <output className={mergeClasses(styles.number, styles.copy)}>{value}</output>
        </div>
        <NumberPad value={value} maximum={maximum} hasComma={hasComma} onChange={setValue} onDone={done} />
        {comesAgain !== null && (
          <p className={styles.again}>
            <ArrowRepeatAll24Regular aria-hidden />
            {fill(texts.comesAgain, { calculation: comesAgain })}
          </p>
        )}
      </div>
    </div>
  );
}
