import { makeStyles, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { MistakeFrame, type SumPart } from '@pausenplatz/progress/ui/run';
import { type Calculation, solutionOf, stopsOf, type Strategy, strategyFor, typed } from '../../rules/index.ts';
import { runTexts as texts } from '../../texts.run.ts';
import { NumberLine } from '../pieces/number-line.tsx';
import { numberWords, spoken, written } from '../pieces/words.ts';

const useStyles = makeStyles({
  calculation: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightBold,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
});

interface MistakeProps {
  readonly task: Calculation;
  /** In hundredths; null where the time ran out. */
  readonly given: number | null;
  readonly comesAgain: boolean;
  readonly onGoOn: () => void;
}

/** How it goes: in words, on a line, and as a sum. */
export function Mistake({ task, given, comesAgain, onGoOn }: MistakeProps) {
  const styles = useStyles();
  const way = strategyFor(task);
  const why = whyOf(task, way);
  const solution = solutionOf(task);
  return (
    <MistakeFrame
      why={why}
      spoken={[why.replaceAll('’', ''), `${spoken(task)} ${texts.equals} ${typed(solution)}`]}
      yours={given === null ? null : numberWords(given)}
      sum={sumOf(task, way)}
      result={typed(solution)}
      maximum={7}
      hasComma={task.scale === 10}
      comesAgain={comesAgain ? written(task) : null}
      onGoOn={onGoOn}
    >
      <p className={styles.calculation}>{written(task)}</p>
      <NumberLine way={way} />
    </MistakeFrame>
  );
}

const factorsOf = ({ factors }: Strategy) =>
  factors.map(({ times, of }) => `${numberWords(Math.abs(times) * 100)} ${texts.signs.times} ${numberWords(of * 100)}`);

/** Why it is so, in one sentence. */
function whyOf(task: Calculation, way: Strategy): string {
  const { why } = texts;
  const jumps = way.jumps.map(numberWords);
  const [first = '', second = ''] = factorsOf(way);
  switch (way.kind) {
    case 'count':
      return fill(why.count, {
        start: numberWords(way.start),
        jumps: `${task.sign === 'minus' ? texts.signs.minus : texts.signs.plus}${jumps[0]}`,
      });
    case 'bridge':
      return fill(why.bridge, { first: jumps[0] ?? '', rest: jumps[1] ?? '' });
    case 'places':
      return fill(why.places, { number: numberWords((task.b * 100) / task.scale), jumps: jumps.join(why.after) });
    case 'known':
      return fill(why.known, { calculation: written(task) });
    case 'split':
      return fill(why.split, { parts: factorsOf(way).join(` ${texts.signs.plus} `) });
    case 'less':
      return fill(why.less, { first, change: second });
    case 'inverse':
      return fill(why.inverse, {
        of: numberWords(task.b * 100),
        whole: numberWords(task.a * 100),
        parts: factorsOf(way).join(` ${(way.factors[1]?.times ?? 1) < 0 ? texts.signs.minus : texts.signs.plus} `),
      });
    case 'part':
      return fill(why.part, {
        whole: numberWords((task.of ?? 0) * 100),
        count: way.factors[0]?.of ?? 1,
        part: jumps[0] ?? '',
        steps: way.jumps.length,
      });
  }
}

/** The same as a sum: of the number where it begins, its jumps and the end, or for a division of how many times it goes. */
function sumOf(task: Calculation, way: Strategy): readonly SumPart[] {
  const { signs } = texts;
  const end: readonly SumPart[] = [{ text: '=' }, { text: numberWords(solutionOf(task)), color: 'green' }];
  const numbers = task.sign === 'divided' ? way.factors.map(({ times }) => times * 100) : way.jumps;
  const begin: readonly SumPart[] = way.start > 0 ? [{ text: numberWords(way.start), color: 'plain' }] : [];
  const parts = numbers.flatMap((number, place): readonly SumPart[] => [
    ...(place === 0 && begin.length === 0 ? [] : [{ text: number < 0 ? signs.minus : signs.plus }]),
    { text: numberWords(number), color: place === 0 ? 'teal' : 'orange' },
  ]);
  // More than four parts are no help any more; the line shows them.
  if (stopsOf(way).length > 4) return [{ text: written(task), color: 'teal' }, ...end];
  return [...begin, ...parts, ...end];
}
