import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui';
import { MistakeFrame, type SumPart } from '@pausenplatz/progress/ui/run';
import type { KeySet } from '../../contract/index.ts';
import { type Derivation, type Fact, shortestDerivation, type Task } from '../../rules/index.ts';
import { runTexts as texts } from '../../texts.run.ts';
import { DotField, type DotPart } from '../pieces/dot-field.tsx';
import { spoken, withResult, written } from '../pieces/words.ts';

const useStyles = makeStyles({
  field: { display: 'grid', placeItems: 'center', height: 'min(36vh, 320px)', '@media (max-width: 820px)': { height: '22vh' } },
  parts: { display: 'flex', flexWrap: 'wrap', gap: '8px 24px', justifyContent: 'center' },
  part: { display: 'grid', fontSize: tokens.fontSizeBase200 },
  teal: { color: look.colors.teal.ink },
  orange: { color: look.colors.orange.ink },
  fact: { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600, fontWeight: tokens.fontWeightBold },
});

interface MistakeProps {
  readonly task: Task;
  readonly given: readonly number[];
  readonly keySet: KeySet;
  readonly comesAgain: boolean;
  readonly onGoOn: () => void;
}

/** How it goes, from what the child knows already. */
export function Mistake({ task, given, keySet, comesAgain, onGoOn }: MistakeProps) {
  const styles = useStyles();
  const fact: Fact = { a: task.a, b: task.b };
  const way = shortestDerivation(fact, keySet);
  const why = wordsOf(way, task);
  const number = given.at(-1);
  const calculation = task.form === 'quotient' ? `${task.a * task.b} : ${task.b}` : written(fact);
  return (
    <MistakeFrame
      why={why}
      spoken={[why.replaceAll('×', texts.times), `${spoken(asProduct(task))} ${texts.equals} ${task.a * task.b}`]}
      yours={number === undefined ? null : String(number)}
      sum={sumOf(way, fact)}
      result={String(task.form === 'quotient' ? task.a : task.a * task.b)}
      maximum={3}
      comesAgain={comesAgain ? calculation : null}
      onGoOn={onGoOn}
    >
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
    </MistakeFrame>
  );
}

function sumOf(way: Derivation, fact: Fact): readonly SumPart[] {
  if (way.kind === 'known') return [{ text: withResult(fact), color: 'green' }];
  return [
    { text: String(way.from.a * way.from.b), color: 'teal' },
    { text: way.kind === 'plus' ? '+' : '−' },
    { text: String(way.change.a * way.change.b), color: 'orange' },
    { text: '=' },
    { text: String(fact.a * fact.b), color: 'green' },
  ];
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
