import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { ArrowRight28Regular } from '@fluentui/react-icons/svg/arrow-right';
import { fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui';
import { EndCard, EndLine, SummitPicture, useStageStyles } from '@pausenplatz/progress/ui/run';
import { Link } from 'react-router-dom';
import type { Run } from '../../contract/index.ts';
import { type Level, neededRight } from '../../rules/index.ts';
import { runTexts } from '../../texts.run.ts';
import { clockWords } from '../pieces/words.ts';
import type { RunResult } from './handing-in.ts';

const useStyles = makeStyles({ link: { color: look.colors.teal.onStrong } });

interface FinishProps {
  readonly run: Run;
  /** What the server said; it stays on the device where nobody answered. */
  readonly result: RunResult | 'kept' | 'refused';
  /** Back to where it was begun. */
  readonly onEnd: () => void;
  readonly onAgain: () => void;
}

const overview = '/lernen/einmaleins';
const texts = runTexts.end;

/** What became of a run, and where it goes on. */
export function Finish({ run, result, onEnd, onAgain }: FinishProps) {
  const stage = useStageStyles();
  const styles = useStyles();
  const known = typeof result === 'string' ? null : result;
  const next = known !== null && run.kind === 'level' && known.isPassed && run.level !== null && run.level < 10 ? run.level + 1 : null;
  return (
    <EndCard
      result={result}
      picture={<SummitPicture isReached={known?.isPassed ?? false} />}
      onAgain={run.kind === 'exam' ? null : onAgain}
      next={
        next !== null && (
          <Link to={`${overview}/${next}/${run.series}`} className={mergeClasses(stage.button, styles.link)}>
            {fill(texts.next, { level: next })}
            <ArrowRight28Regular aria-hidden />
          </Link>
        )
      }
      onEnd={onEnd}
      {...(known?.diploma && { endLabel: texts.toDiploma })}
    >
      {(said) => <Said run={run} result={said} />}
    </EndCard>
  );
}

function Said({ run, result }: { readonly run: Run; readonly result: RunResult }) {
  const { asked, opened, isPassed, errors, ms } = result;
  return (
    <>
      {run.kind === 'tempo' && <EndLine>{fill(texts.time, { time: clockWords(ms) })}</EndLine>}
      {result.isBest && <EndLine>{texts.best}</EndLine>}
      {run.kind === 'tempo' && !isPassed && <EndLine isQuiet>{texts.tooMany}</EndLine>}
      {run.kind === 'level' && !isPassed && (
        <EndLine isQuiet>{fill(texts.needed, { needed: neededRight(run.level as Level | null, asked), asked })}</EndLine>
      )}
      {opened !== null && <EndLine>{fill(texts.opened, { level: opened })}</EndLine>}
      {run.kind === 'level' && run.level === 10 && isPassed && <EndLine>{texts.summit}</EndLine>}
      {result.diploma && <EndLine>{texts.diploma}</EndLine>}
      {run.kind === 'exam' && !isPassed && <EndLine isQuiet>{fill(texts.examFailed, { errors })}</EndLine>}
    </>
  );
}
