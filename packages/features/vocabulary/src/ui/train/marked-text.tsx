import { fill } from '@pausenplatz/kernel-contract';
import { vocabularyUiTexts } from '../../texts.ui.ts';
import { useTrainStyles } from './train-styles.ts';

const { training: texts } = vocabularyUiTexts;

interface Place {
  readonly text: string;
  readonly at: number;
}

/** What was typed, with a glass on the first place that is wrong: right before it, unjudged behind it. */
export function MarkedText({ text, at }: Place) {
  const styles = useTrainStyles();
  const [right, sign, rest] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)];
  return (
    <p className={styles.marked} role="img" aria-label={fill(texts.marked, { right, sign })}>
      <span className={styles.markedRight}>{right}</span>
      <span className={styles.glass}>{sign === ' ' ? '␣' : sign}</span>
      <span className={styles.markedRest}>{rest}</span>
    </p>
  );
}

/** A word as it is written, with one place coloured. */
export function ColoredText({ text, at }: { readonly text: string; readonly at: number | null }) {
  const styles = useTrainStyles();
  if (at === null || at >= text.length) return <>{text}</>;
  return (
    <>
      {text.slice(0, at)}
      <mark className={styles.place}>{text.charAt(at)}</mark>
      {text.slice(at + 1)}
    </>
  );
}
