import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowRight28Regular } from '@fluentui/react-icons/svg/arrow-right';
import { fill } from '@pausenplatz/kernel-contract';
import { Chip, look } from '@pausenplatz/kernel-ui';
import { Link } from 'react-router-dom';
import type { Run } from '../../contract/index.ts';
import { type Level, neededRight } from '../../rules/index.ts';
import { runTexts } from '../../texts.run.ts';
import { clockWords } from '../pieces/words.ts';
import { SummitPicture } from '../pieces/summit-picture.tsx';
import type { RunResult } from './kept-runs.ts';
import { useStageStyles } from './use-stage-styles.ts';

const useStyles = makeStyles({
  end: { display: 'grid', justifyItems: 'center', gap: '16px', maxWidth: '640px', margin: '16px auto', textAlign: 'center' },
  title: { fontSize: tokens.fontSizeHero800, lineHeight: tokens.lineHeightHero800, fontWeight: tokens.fontWeightBold },
  line: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  quiet: { color: tokens.colorNeutralForeground2 },
  chips: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px' },
  link: { color: look.colors.teal.onStrong },
});

interface FinishProps {
  readonly run: Run;
  /** What the server said; it stays on the device where nobody answered. */
  readonly result: RunResult | 'kept' | 'refused';
  /** Back to where it was begun. */
  readonly onEnd: () => void;
  readonly onAgain: () => void;
}

const overview = '/lernen/einmaleins';

/** A finish worth finishing for. */
export function Finish({ run, result, onEnd, onAgain }: FinishProps) {
  const stage = useStageStyles();
  const styles = useStyles();
  const texts = runTexts.end;
  const known = typeof result === 'string' ? null : result;
  const next = known !== null && run.kind === 'level' && known.isPassed && run.level !== null && run.level < 10 ? run.level + 1 : null;
  return (
    <div className={mergeClasses(stage.card, styles.end)}>
      <SummitPicture isReached={known?.isPassed ?? false} />
      <h2 className={styles.title}>{known?.isPassed ? texts.passed : texts.almost}</h2>
      {known ? <Said run={run} result={known} /> : <Waiting isKept={result === 'kept'} />}
      <div className={stage.buttons}>
        {run.kind !== 'exam' && (
          <button type="button" className={mergeClasses(stage.button, next !== null && stage.quiet)} onClick={onAgain}>
            {texts.again}
          </button>
        )}
        {next !== null && (
          <Link to={`${overview}/${next}/${run.series}`} className={mergeClasses(stage.button, styles.link)}>
            {fill(texts.next, { level: next })}
            <ArrowRight28Regular aria-hidden />
          </Link>
        )}
        <button type="button" className={mergeClasses(stage.button, !known?.diploma && stage.quiet)} onClick={onEnd}>
          {known?.diploma ? texts.toDiploma : texts.overview}
        </button>
      </div>
    </div>
  );
}

function Said({ run, result }: { readonly run: Run; readonly result: RunResult }) {
  const styles = useStyles();
  const texts = runTexts.end;
  const { right, asked, points, opened, isPassed, errors, ms } = result;
  return (
    <>
      <p className={styles.line}>{fill(texts.right, { right, asked })}</p>
      {points > 0 && (
        <div className={styles.chips}>
          <Chip color="yellow">{points === 1 ? texts.one : fill(texts.points, { count: points })}</Chip>
        </div>
      )}
      {run.kind === 'tempo' && <p className={styles.line}>{fill(texts.time, { time: clockWords(ms) })}</p>}
      {result.isBest && <p className={styles.line}>{texts.best}</p>}
      {run.kind === 'tempo' && !isPassed && <p className={styles.quiet}>{texts.tooMany}</p>}
      {run.kind === 'level' && !isPassed && (
        <p className={styles.quiet}>{fill(texts.needed, { needed: neededRight(run.level as Level | null, asked), asked })}</p>
      )}
      {opened !== null && <p className={styles.line}>{fill(texts.opened, { level: opened })}</p>}
      {run.kind === 'level' && run.level === 10 && isPassed && <p className={styles.line}>{texts.summit}</p>}
      {result.diploma && <p className={styles.line}>{texts.diploma}</p>}
      {run.kind === 'exam' && !isPassed && <p className={styles.quiet}>{fill(texts.examFailed, { errors })}</p>}
    </>
  );
}

function Waiting({ isKept }: { readonly isKept: boolean }) {
  const styles = useStyles();
  const texts = runTexts.end;
  if (!isKept) return <p className={styles.line}>{texts.refused}</p>;
  return (
    <>
      <Chip color="blue">{texts.kept}</Chip>
      <p className={styles.quiet}>{texts.keptBody}</p>
    </>
  );
}
