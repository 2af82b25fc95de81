import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { Chip } from '@pausenplatz/kernel-ui';
import type { ReactNode } from 'react';
import { runTexts } from '../../texts.run.ts';
import { useStageStyles } from './use-stage-styles.ts';

const useStyles = makeStyles({
  end: { display: 'grid', justifyItems: 'center', gap: '16px', maxWidth: '640px', margin: '16px auto', textAlign: 'center' },
  title: { fontSize: tokens.fontSizeHero800, lineHeight: tokens.lineHeightHero800, fontWeight: tokens.fontWeightBold },
  line: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  quiet: { color: tokens.colorNeutralForeground2 },
});

const texts = runTexts.end;

/** What the server says of every run. */
interface Ended {
  readonly right: number;
  readonly asked: number;
  readonly points: number;
  readonly isPassed: boolean;
}

interface EndCardProps<Result> {
  /** It stays on the device where nobody answered. */
  readonly result: Result | 'kept' | 'refused';
  readonly picture: ReactNode;
  /** Null where nobody may try again. */
  readonly onAgain: (() => void) | null;
  /** A link to what comes after it. */
  readonly next: ReactNode;
  readonly onEnd: () => void;
  /** Where something better than the overview waits. */
  readonly endLabel?: string;
  /** What this trainer says of it, below what was right. */
  readonly children: (result: Result) => ReactNode;
}

/** A finish worth finishing for. */
export function EndCard<Result extends Ended>({ result, picture, onAgain, next, onEnd, endLabel, children }: EndCardProps<Result>) {
  const stage = useStageStyles();
  const styles = useStyles();
  return (
    <div className={mergeClasses(stage.card, styles.end)}>
      {picture}
      <h2 className={styles.title}>{typeof result !== 'string' && result.isPassed ? texts.passed : texts.almost}</h2>
      {typeof result === 'string' ? (
        <Waiting isKept={result === 'kept'} />
      ) : (
        <>
          <p className={styles.line}>{fill(texts.right, { right: result.right, asked: result.asked })}</p>
          {result.points > 0 && (
            <Chip color="yellow">{result.points === 1 ? texts.one : fill(texts.points, { count: result.points })}</Chip>
          )}
          {children(result)}
        </>
      )}
      <div className={stage.buttons}>
        {onAgain && (
          <button type="button" className={mergeClasses(stage.button, Boolean(next) && stage.quiet)} onClick={onAgain}>
            {texts.again}
          </button>
        )}
        {next}
        <button type="button" className={mergeClasses(stage.button, endLabel === undefined && stage.quiet)} onClick={onEnd}>
          {endLabel ?? texts.overview}
        </button>
      </div>
    </div>
  );
}

/** A sentence on it; a `quiet` one says what is still missing. */
export function EndLine({ isQuiet = false, children }: { readonly isQuiet?: boolean; readonly children: ReactNode }) {
  const styles = useStyles();
  return <p className={isQuiet ? styles.quiet : styles.line}>{children}</p>;
}

function Waiting({ isKept }: { readonly isKept: boolean }) {
  if (!isKept) return <EndLine>{texts.refused}</EndLine>;
  return (
    <>
      <Chip color="blue">{texts.kept}</Chip>
      <EndLine isQuiet>{texts.keptBody}</EndLine>
    </>
  );
}
