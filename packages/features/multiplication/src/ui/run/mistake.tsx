import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowRepeatAll24Regular } from '@fluentui/react-icons/svg/arrow-repeat-all';
import { fill } from '@pausenplatz/kernel-contract';
import { look, ReadButton } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import type { KeySet } from '../../contract/index.ts';
import { type Derivation, type Fact, shortestDerivation, type Task } from '../../rules/index.ts';
import { runTexts as texts } from '../../texts.run.ts';
import { DotField, type DotPart } from '../pieces/dot-field.tsx';
import { NumberPad } from '../pieces/number-pad.tsx';
import { spoken, withResult, written } from '../pieces/words.ts';
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
  field: { display: 'grid', placeItems: 'center', height: 'min(36vh, 320px)', '@media (max-width: 820px)': { height: '22vh' } },
  parts: { display: 'flex', flexWrap: 'wrap', gap: '8px 24px', justifyContent: 'center' },
  part: { display: 'grid', fontSize: tokens.fontSizeBase200 },
  teal: { color: look.colors.teal.ink },
  orange: { color: look.colors.orange.ink },
  fact: { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600, fontWeight: tokens.fontWeightBold },
  side: { display: 'grid', gap: '14px', justifyItems: 'center', width: '100%' },
  sum: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    fontSize: '2rem',
    fontWeight: tokens.fontWeightBold,
    fontVariantNumeric: 'tabular-nums',
  },
  number: { minWidth: '1.9em', padding: '6px 14px', lineHeight: 1.3, boxSizing: 'border-box', borderRadius: '16px', textAlign: 'center' },
  tealBox: { backgroundColor: look.colors.teal.surface, color: look.colors.teal.ink },
  orangeBox: { backgroundColor: look.colors.orange.surface, color: look.colors.orange.ink },
  result: { backgroundColor: look.colors.green.strong, color: look.colors.green.onStrong },
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

interface MistakeProps {
  readonly task: Task;
  readonly given: readonly number[];
  readonly keySet: KeySet;
  readonly comesAgain: boolean;
  readonly onGoOn: () => void;
}

/** How it goes, from what the child knows already; it goes on when the child has written the result. Nothing here is red. */
export function Mistake({ task, given, keySet, comesAgain, onGoOn }: MistakeProps) {
  const stage = useStageStyles();
  const styles = useStyles();
  const [value, setValue] = useState('');
  const fact: Fact = { a: task.a, b: task.b };
  const way = shortestDerivation(fact, keySet);
  const wanted = task.form === 'quotient' ? task.a : task.a * task.b;
  const why = wordsOf(way, task);
  const done = () => (Number(value) === wanted ? onGoOn() : setValue(''));
  const number = given.at(-1);
  return (
    <div className={stage.split}>
      <section className={mergeClasses(stage.card, styles.card)}>
        <div className={styles.head}>
          <div>
            <h2 className={styles.title}>{number === undefined ? texts.slow : texts.mistake}</h2>
            <p className={styles.why}>{why}</p>
          </div>
          <ReadButton
            words={[why.replaceAll('×', texts.times), `${spoken(asProduct(task))} ${texts.equals} ${task.a * task.b}`]}
            label={texts.readAloud}
          />
        </div>
        {number !== undefined && <span className={styles.yours}>{fill(texts.yourNumber, { number })}</span>}
        <div className={styles.field}>
          <DotField parts={partsOf(way)} label={withResult(fact)} />
        </div>
        {way.kind !== 'known' && (
          <div className={styles.parts}>
            <span className={mergeClasses(styles.part, styles.teal)}>
              <span className={styles.fact}>{withResult(way.from)}</span>
              {texts.key}
            </span>
            <span className={mergeClasses(styles.part, styles.orange)}>
              <span className={styles.fact}>{withResult(way.change)}</span>
              {way.kind === 'plus' ? texts.added : texts.removed}
            </span>
          </div>
        )}
      </section>
      <div className={styles.side}>
        <div className={styles.sum}>
          {way.kind !== 'known' && (
            <>
              <span className={mergeClasses(styles.number, styles.tealBox)}>{way.from.a * way.from.b}</span>
              <span aria-hidden>{way.kind === 'plus' ? '+' : '−'}</span>
              <span className={mergeClasses(styles.number, styles.orangeBox)}>{way.change.a * way.change.b}</span>
              <span aria-hidden>=</span>
            </>
          )}
          <span className={mergeClasses(styles.number, styles.result)}>{way.kind === 'known' ? withResult(fact) : task.a * task.b}</span>
        </div>
        <div className={styles.sum}>
          <span className={styles.copyWords}>{texts.copy}</span>
          <output className={mergeClasses(styles.number, styles.copy)}>{value}</output>
        </div>
        <NumberPad value={value} maximum={3} onChange={setValue} onDone={done} />
        {comesAgain && (
          <p className={styles.again}>
            <ArrowRepeatAll24Regular aria-hidden />
            {fill(texts.comesAgain, { calculation: task.form === 'quotient' ? `${task.a * task.b} : ${task.b}` : written(fact) })}
          </p>
        )}
      </div>
    </div>
  );
}

const asProduct = ({ a, b }: Task): Task => ({ a, b, form: 'product' });

/** Why it is so, in one sentence. */
function wordsOf(way: Derivation, task: Task): string {
  if (task.form === 'quotient') return fill(texts.check, { calculation: withResult(task) });
  if (way.kind === 'known') return texts.byHeart;
  return fill(way.kind === 'plus' ? texts.known : texts.removedWords, { from: written(way.from), change: written(way.change) });
}

/** The dots of a way: what is known in one colour, what comes or goes in the other. */
function partsOf(way: Derivation): readonly DotPart[] {
  const { a, b } = way.fact;
  if (way.kind === 'known') return [{ rows: [0, a], columns: [0, b], color: 'teal' }];
  const whole = way.along === 'rows' ? a : b;
  // Taken away: what stays is the fact, what goes lies behind it.
  const kept = way.kind === 'plus' ? (way.along === 'rows' ? way.from.a : way.from.b) : whole;
  const end = way.kind === 'plus' ? whole : way.along === 'rows' ? way.from.a : way.from.b;
  const part = (from: number, to: number, color: DotPart['color']): DotPart =>
    way.along === 'rows' ? { rows: [from, to], columns: [0, b], color } : { rows: [0, a], columns: [from, to], color };
  return [part(0, kept, 'teal'), { ...part(kept, end, 'orange'), isGone: way.kind === 'minus' }];
}
