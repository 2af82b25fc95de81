import { makeStyles, tokens } from '@fluentui/react-components';
import { RefusedError, useApi } from '@pausenplatz/kernel-browser';
import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import { fill } from '@pausenplatz/kernel-contract';
import { look, notifyRefusal, useOptimistic } from '@pausenplatz/kernel-ui';
import { useRef, useState } from 'react';
import { getBreakoutGame, type LockAnswer, type ShownLock, tryBreakoutLock } from '../../contract/index.ts';
import { playTexts as texts } from '../../texts.play.ts';
import { Story } from '../blocks/breakout-story.tsx';
import type { Place } from '../data.ts';
import { useSecondsSince } from '../use-seconds.ts';
import { Hints } from './hints.tsx';
import { AnswerKeys } from './keys/answer-keys.tsx';
import type { OpenedLock } from './lock-opened.tsx';

const useStyles = makeStyles({
  frame: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  story: { color: tokens.colorNeutralForeground2, fontStyle: 'italic' },
  task: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: '16px',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground2,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase500,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightBold,
    overflowWrap: 'anywhere',
  },
  picture: { borderRadius: look.radiusPicture, maxWidth: '560px' },
  sound: { width: '100%', maxWidth: '440px' },
  wrong: { margin: 0, fontWeight: tokens.fontWeightSemibold, color: look.colors.red.ink },
});

interface LockPanelProps {
  readonly place: Place;
  readonly token: string;
  readonly lock: ShownLock;
  readonly number: number;
  readonly readAt: number;
  readonly again: () => void;
  readonly onOpened: (lock: OpenedLock) => void;
}

/** One lock: its part of the story, what it asks, the keys that open it, and hints. */
export function LockPanel({ place, token, lock, number, readAt, again, onOpened }: LockPanelProps) {
  const styles = useStyles();
  const { blockId } = place;
  const api = useApi();
  const game = useOptimistic(getBreakoutGame, { blockId, token });
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState(false);
  const sending = useRef(false);
  const waits = Math.max(0, lock.waits - useSecondsSince(readAt, lock.waits > 0));
  const send = async (answer: LockAnswer): Promise<boolean> => {
    if (sending.current) return false;
    sending.current = true;
    setBusy(true);
    setWrong(false);
    try {
      const answered = await api.call(tryBreakoutLock, { blockId, token, lockId: lock.id, answer });
      if (answered.isRight) onOpened(lock);
      else setWrong(true);
      game.apply(() => ({ game: answered.game }));
      return answered.isRight;
    } catch (error) {
      notifyRefusal(error);
      if (error instanceof RefusedError) again();
      return false;
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  const isPoints = lock.mechanism.kind === 'points';
  return (
    <div className={styles.frame}>
      {lock.story !== '' && (
        <div className={styles.story}>
          <Story words={lock.story} />
        </div>
      )}
      <div className={styles.task}>
        <p className={styles.title}>
          {fill(texts.number, { number })}: {lock.title}
        </p>
        <Story words={lock.task} />
        {lock.picture && !isPoints && (
          <ShownPicture file={lock.picture} alt={lock.alt} sizes="(max-width: 640px) 90vw, 560px" className={styles.picture} />
        )}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what is heard is the riddle itself */}
        {lock.audio && <audio controls preload="metadata" src={lock.audio.url} className={styles.sound} />}
      </div>
      <AnswerKeys lock={lock} isOff={busy || waits > 0} onAnswer={(answer) => void send(answer)} />
      <p className={styles.wrong} role="status">
        {waits > 0 ? fill(texts.wait, { seconds: waits }) : wrong ? texts.wrong : ''}
      </p>
      <Hints place={place} token={token} lock={lock} readAt={readAt} again={again} />
    </div>
  );
}
