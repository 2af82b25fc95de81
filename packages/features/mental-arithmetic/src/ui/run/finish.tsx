import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowRight28Regular } from '@fluentui/react-icons/svg/arrow-right';
import { fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui';
import { EndCard, EndLine, SummitPicture, useStageStyles } from '@pausenplatz/progress/ui/run';
import { Link, useNavigate } from 'react-router-dom';
import { type Run, stages } from '../../contract/index.ts';
import { fewestToPass, neededRight } from '../../rules/index.ts';
import { runTexts } from '../../texts.run.ts';
import { RunCurve } from '../pieces/run-curve.tsx';
import type { RunResult } from './handing-in.ts';

const useStyles = makeStyles({
  link: { color: look.colors.teal.onStrong },
  curve: { display: 'grid', gap: '8px', width: '100%', maxWidth: '420px' },
  title: { fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
});

const texts = runTexts.end;
const overview = '/lernen/kopfrechnen';

interface FinishProps {
  readonly run: Run;
  /** What the server said; it stays on the device where nobody answered. */
  readonly result: RunResult | 'kept' | 'refused';
  readonly onAgain: () => void;
}

/** A calm finish: what was right, and how the last runs went. */
export function Finish({ run, result, onAgain }: FinishProps) {
  const stage = useStageStyles();
  const styles = useStyles();
  const navigate = useNavigate();
  const isPassed = typeof result !== 'string' && result.isPassed;
  const next = isPassed ? stages.find((one) => one > run.stage) : undefined;
  return (
    <EndCard
      result={result}
      picture={<SummitPicture isReached={isPassed} />}
      onAgain={onAgain}
      next={
        next !== undefined && (
          <Link to={`${overview}/stufe-${next}`} className={mergeClasses(stage.button, styles.link)}>
            {fill(texts.next, { stage: next })}
            <ArrowRight28Regular aria-hidden />
          </Link>
        )
      }
      onEnd={() => void navigate(overview)}
    >
      {(said) => <Said result={said} />}
    </EndCard>
  );
}

function Said({ result }: { readonly result: RunResult }) {
  const styles = useStyles();
  const { asked, isPassed, isBest, curve } = result;
  return (
    <>
      {isBest && <EndLine>{texts.best}</EndLine>}
      {!isPassed && (
        <EndLine isQuiet>
          {asked < fewestToPass ? fill(texts.fewest, { count: fewestToPass }) : fill(texts.needed, { needed: neededRight(asked), asked })}
        </EndLine>
      )}
      {curve.length > 1 && (
        <div className={styles.curve}>
          <span className={styles.title}>{texts.curve}</span>
          <RunCurve shares={curve} />
        </div>
      )}
    </>
  );
}
