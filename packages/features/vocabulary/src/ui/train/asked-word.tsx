import { Button, mergeClasses } from '@fluentui/react-components';
import { Speaker248Filled } from '@fluentui/react-icons/svg/speaker';
import { readAloud } from '@pausenplatz/kernel-ui';
import type { Exercise } from '../../rules/index.ts';
import { vocabularyUiTexts } from '../../texts.ui.ts';
import { ColoredText } from './marked-text.tsx';
import { useTrainStyles } from './train-styles.ts';

const { training: texts } = vocabularyUiTexts;
const slowly = 0.6;

interface ShownProps {
  readonly text: string;
  readonly isSentence: boolean;
  readonly title: string;
  readonly note: string | null;
  /** The place that is coloured. */
  readonly at: number | null;
}

/** A word to look at, before it is covered or while it is copied. */
export function ShownWord({ text, isSentence, title, note, at }: ShownProps) {
  const styles = useTrainStyles();
  return (
    <div className={mergeClasses(styles.ask, styles.alone)}>
      <h2 className={styles.title}>{title}</h2>
      <p className={mergeClasses(styles.shown, isSentence && styles.shownSentence)} data-shown>
        <ColoredText text={text} at={at} />
      </p>
      {note !== null && <p className={styles.sentence}>{note}</p>}
    </div>
  );
}

interface AskedProps {
  readonly exercise: Exercise;
  readonly voice: 'asked' | 'there' | 'missing';
}

/** What is asked, with the big ear where it is heard. */
export function AskedWord({ exercise, voice }: AskedProps) {
  const styles = useTrainStyles();
  const { form, spoken, before, after } = exercise;
  const isHeard = voice !== 'missing' && form !== 'look';
  return (
    <div className={mergeClasses(styles.ask, !isHeard && styles.alone)}>
      {isHeard && (
        <button
          type="button"
          className={styles.ear}
          aria-label={texts.listen}
          disabled={voice === 'asked'}
          onClick={() => readAloud([spoken])}
        >
          <Speaker248Filled aria-hidden />
        </button>
      )}
      <div className={styles.words}>
        <h2 className={styles.title}>{isHeard ? texts.write[form] : texts.write.look}</h2>
        {form === 'gap' && (
          <p className={styles.sentence}>
            {before}
            <span className={styles.gap} role="img" aria-label={texts.gap} />
            {after}
          </p>
        )}
        {isHeard && (
          <Button className={styles.slow} disabled={voice === 'asked'} onClick={() => readAloud([spoken], slowly)}>
            {texts.slowly}
          </Button>
        )}
      </div>
    </div>
  );
}
