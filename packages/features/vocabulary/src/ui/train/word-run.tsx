import { Button, mergeClasses } from '@fluentui/react-components';
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss';
import { fill } from '@pausenplatz/kernel-contract';
import { ButtonLink, Card, readAloud, useGermanVoice } from '@pausenplatz/kernel-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { TrainedWord } from '../../contract/index.ts';
import { afterCheck, type Attempt, boxOf, compareTyped, exerciseFor, firstTry, lookMs, shownWord } from '../../rules/index.ts';
import { vocabularyUiTexts } from '../../texts.ui.ts';
import { AnswerField } from './answer-field.tsx';
import { AskedWord, ShownWord } from './asked-word.tsx';
import { MarkedText } from './marked-text.tsx';
import { useTrainStyles } from './train-styles.ts';
import type { Answers } from './use-answers.ts';

const { training: texts } = vocabularyUiTexts;

interface WordRunProps {
  readonly listId: string;
  readonly words: readonly TrainedWord[];
  readonly answers: Answers;
  readonly onFinished: (missed: number) => void;
}

/** One word after the other; what was not right at the first try is mended, copied, and comes tomorrow. */
export function WordRun({ listId, words, answers, onFinished }: WordRunProps) {
  const styles = useTrainStyles();
  const [results, setResults] = useState<readonly boolean[]>([]);
  const [at, setAt] = useState(0);
  const word = words[at];
  if (!word) return null;
  const next = () => {
    if (at + 1 < words.length) return setAt(at + 1);
    onFinished(results.filter((isRight) => !isRight).length);
  };
  return (
    <div className={styles.stage}>
      <div className={styles.top}>
        <ButtonLink
          to={`/lernen/lernwoerter/${listId}`}
          appearance="subtle"
          size="large"
          icon={<Dismiss24Regular />}
          aria-label={texts.close}
        />
        <div className={styles.path} role="img" aria-label={fill(texts.progress, { at: at + 1, count: words.length })}>
          {words.map(({ id }, index) => (
            <span
              key={id}
              className={mergeClasses(
                styles.stone,
                results[index] === true && styles.stoneRight,
                results[index] === false && styles.stoneMissed,
                index === at && results[index] === undefined && styles.stoneNow,
              )}
            />
          ))}
        </div>
      </div>
      <OneWord
        key={word.id}
        word={word}
        turn={at}
        onAnswered={(answer) => {
          answers.add({ listId, itemId: word.id, ...answer });
          setResults([...results, answer.isRight]);
        }}
        onNext={next}
      />
      {answers.isWaiting && (
        <p className={styles.waiting} role="status">
          {texts.waiting}
        </p>
      )}
    </div>
  );
}

interface OneWordProps {
  readonly word: TrainedWord;
  readonly turn: number;
  readonly onAnswered: (answer: { readonly isRight: boolean; readonly typed: string; readonly ms: number }) => void;
  readonly onNext: () => void;
}

function OneWord({ word, turn, onAnswered, onNext }: OneWordProps) {
  const styles = useTrainStyles();
  const voice = useGermanVoice();
  const [exercise] = useState(() => exerciseFor(word, boxOf(word.box), turn));
  const { form, answer, spoken } = exercise;
  const isSentence = form === 'sentence';
  const isMute = voice === 'missing' && form !== 'look';
  const isMemo = word.isMemo && word.lastError !== null && !isSentence;
  const isLooked = form === 'look' || isMute || isMemo;
  const [isCovered, setCovered] = useState(false);
  const [typed, setTyped] = useState('');
  const [attempt, setAttempt] = useState<Attempt>(firstTry);
  const [begun] = useState(() => Date.now());
  const isLooking = isLooked && !isCovered && attempt.stage === 'write';
  const cover = useEffectEvent(() => setCovered(true));
  useEffect(() => {
    if (!isLooking) return undefined;
    const timer = setTimeout(() => cover(), lookMs(answer));
    return () => clearTimeout(timer);
  }, [isLooking, answer]);
  const isHeardNow = voice === 'there' && form !== 'look' && !isLooking;
  useEffect(() => {
    if (isHeardNow) readAloud([spoken]);
  }, [isHeardNow, spoken]);

  const go = (next: Attempt, written: string) => {
    if (attempt.stage === 'write') {
      const isRight = next.stage === 'done' && next.isRight;
      onAnswered({ isRight, typed: isRight ? '' : written, ms: Math.min(3_600_000, Date.now() - begun) });
    }
    setAttempt(next);
  };
  const check = () => {
    if (attempt.stage === 'done') return onNext();
    if (typed.trim() === '') return;
    const compared = compareTyped(answer, typed);
    setTyped(compared.typed);
    go(afterCheck(attempt, compared), compared.typed);
  };
  const show = () => {
    setTyped('');
    go(shownWord(attempt), typed);
  };

  if (isLooking) {
    const note = isMute ? texts.noVoice : isMemo ? texts.memo : null;
    const place = isMemo ? compareTyped(answer, word.lastError ?? '').wrongAt : null;
    return (
      <>
        <Card className={styles.card}>
          <ShownWord text={answer} isSentence={isSentence} title={isSentence ? texts.lookSentence : texts.look} note={note} at={place} />
        </Card>
        <Button className={styles.button} appearance="primary" onClick={() => setCovered(true)}>
          {texts.cover}
        </Button>
      </>
    );
  }
  const mayShow = attempt.stage === 'mend' || (attempt.stage === 'write' && form !== 'look' && !isMute);
  return (
    <>
      <Card className={styles.card}>
        {attempt.stage === 'copy' ? (
          <ShownWord text={answer} isSentence={isSentence} title={texts.copy} note={null} at={attempt.wrongAt} />
        ) : (
          <AskedWord exercise={exercise} voice={voice} />
        )}
        {attempt.stage === 'mend' && <MarkedText text={attempt.typed} at={attempt.wrongAt} />}
        <AnswerField
          value={typed}
          isSentence={isSentence}
          isDone={attempt.stage === 'done'}
          cursorAt={attempt.stage === 'mend' ? attempt.wrongAt : null}
          onChange={setTyped}
          onEnter={check}
        />
        <Said attempt={attempt} />
      </Card>
      <div className={mergeClasses(styles.buttons, mayShow && styles.two)}>
        {mayShow && (
          <Button className={styles.button} onClick={show}>
            {texts.show}
          </Button>
        )}
        <Button className={styles.button} appearance="primary" disabled={attempt.stage !== 'done' && typed.trim() === ''} onClick={check}>
          {attempt.stage === 'done' ? texts.next : attempt.stage === 'write' ? texts.check : texts.checkAgain}
        </Button>
      </div>
    </>
  );
}

/** What is said of the last check; nothing that would tell the word. */
function Said({ attempt }: { readonly attempt: Attempt }) {
  const styles = useTrainStyles();
  const isDone = attempt.stage === 'done';
  return (
    <div role="status">
      {attempt.stage === 'mend' && (
        <p className={mergeClasses(styles.say, styles.sayMend)}>
          {attempt.wrongAt === 0 ? texts.firstWrong : attempt.wrongAt >= attempt.typed.length ? texts.hereMissing : texts.hereWrong}
        </p>
      )}
      {isDone && (
        <p className={mergeClasses(styles.say, attempt.isRight ? styles.sayRight : styles.sayMend)}>
          {attempt.isRight ? (attempt.hasSharpS ? texts.sharpS : texts.right) : texts.mended}
        </p>
      )}
    </div>
  );
}
