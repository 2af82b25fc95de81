import { Button, mergeClasses } from '@fluentui/react-components';
import { ArrowUndo24Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss';
import { fill } from '@pausenplatz/kernel-contract';
import { ButtonLink, ReadButton } from '@pausenplatz/kernel-ui';
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CardFiles, TrainedCard } from '../../contract/index.ts';
import { answerRun, beginRun, pilesOf, type Run, sideWords, undoRun } from '../../rules/index.ts';
import { flashcardsUiTexts } from '../../texts.ui.ts';
import { CardFace } from '../components/card-face.tsx';
import { useTrainStyles } from './train-styles.ts';
import type { Answers } from './use-answers.ts';

const { training: texts } = flashcardsUiTexts;
/** A finger that went so far to the side has answered. */
const swipePixels = 80;

interface CardRunProps {
  readonly cards: readonly TrainedCard[];
  readonly files: CardFiles;
  readonly answers: Answers;
  readonly onFinished: (run: Run<TrainedCard>) => void;
}

/** One card after the other: front, turned, known or not; what was not known comes again at the end. */
export function CardRun({ cards, files, answers, onFinished }: CardRunProps) {
  const styles = useTrainStyles();
  const [run, setRun] = useState(() => beginRun(cards));
  const [isTurned, setTurned] = useState(false);
  const [mayUndo, setMayUndo] = useState(false);
  const card = run.queue[0];
  const piles = pilesOf(run);
  const answer = (knew: boolean) => {
    if (!card || !isTurned) return;
    answers.add({ boxId: card.boxId, cardId: card.cardId, knew }, { mayBeTakenBack: true });
    const next = answerRun(run, knew);
    setRun(next);
    setTurned(false);
    setMayUndo(true);
    if (next.queue.length === 0) {
      answers.finish();
      onFinished(next);
    }
  };
  const undo = () => {
    if (!mayUndo) return;
    answers.takeBack();
    setRun(undoRun(run));
    setMayUndo(false);
    setTurned(true);
  };
  const keys = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'z' && (event.ctrlKey || event.metaKey)) return undo();
    // A button that has the focus is pressed by its own keys.
    const isOnButton = event.target instanceof HTMLElement && event.target.closest('a, button:not([data-card])') !== null;
    if (event.key === ' ' && !isOnButton) {
      event.preventDefault();
      setTurned(true);
    }
    if (event.key === 'ArrowRight') answer(true);
    if (event.key === 'ArrowLeft') answer(false);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => keys(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  const from = useRef<number | null>(null);
  const isSwiped = useRef(false);
  const lift = (event: PointerEvent) => {
    const went = from.current === null ? 0 : event.clientX - from.current;
    from.current = null;
    isSwiped.current = Math.abs(went) >= swipePixels && isTurned;
    if (isSwiped.current) answer(went > 0);
  };
  /** The click that ends a swipe is no turn of the card that came. */
  const turn = () => {
    if (!isSwiped.current) setTurned(true);
    isSwiped.current = false;
  };
  const face = useRef<HTMLButtonElement>(null);
  // The button that turned it is gone: keys and readers go on at the card.
  useEffect(() => {
    if (isTurned && document.activeElement === document.body) face.current?.focus({ preventScroll: true });
  }, [isTurned]);
  if (!card) return null;
  const side = isTurned ? card.back : card.front;
  return (
    <div className={styles.stage}>
      <div className={styles.top}>
        <ButtonLink to="/lernen/karten" appearance="subtle" icon={<Dismiss24Regular />} aria-label={texts.close} />
        <div className={styles.bar} aria-hidden>
          <div className={styles.filled} style={{ width: `${(100 * piles.known) / cards.length}%` }} />
        </div>
        <span className={styles.left}>{fill(texts.left, { count: run.queue.length })}</span>
        <ReadButton words={[sideWords(side)]} label={texts.read} />
        <Button appearance="subtle" icon={<ArrowUndo24Regular />} aria-label={texts.undo} disabled={!mayUndo} onClick={undo} />
      </div>
      <div className={styles.middle}>
        <Pile kind="again" count={piles.again} label={texts.again} />
        <button
          ref={face}
          type="button"
          data-card
          className={mergeClasses(styles.card, isTurned && styles.turned)}
          onClick={turn}
          onPointerDown={(event) => {
            from.current = event.clientX;
            isSwiped.current = false;
          }}
          onPointerUp={lift}
        >
          <span className={styles.hidden}>{`${texts.card}: `}</span>
          <CardFace side={side} files={files} size="large" />
        </button>
        <Pile kind="known" count={piles.known} label={texts.done} />
      </div>
      <div>
        <div className={styles.buttons}>
          {isTurned ? (
            <>
              <Button className={mergeClasses(styles.answer, styles.notKnew)} onClick={() => answer(false)}>
                {texts.notKnew}
              </Button>
              <Button className={mergeClasses(styles.answer, styles.knew)} onClick={() => answer(true)}>
                {texts.knew}
              </Button>
            </>
          ) : (
            <Button className={mergeClasses(styles.answer, styles.flip)} appearance="primary" onClick={() => setTurned(true)}>
              {texts.flip}
            </Button>
          )}
        </div>
        <p className={styles.keys}>{texts.keys}</p>
        {answers.isWaiting && (
          <p className={styles.waiting} role="status">
            {texts.waiting}
          </p>
        )}
      </div>
    </div>
  );
}

function Pile({ kind, count, label }: { readonly kind: 'again' | 'known'; readonly count: number; readonly label: string }) {
  const styles = useTrainStyles();
  return (
    <p className={styles.pile}>
      <span className={mergeClasses(styles.stack, styles[kind])}>{count}</span>
      <span>{label}</span>
    </p>
  );
}
