import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Lightbulb24Regular } from '@fluentui/react-icons/svg/lightbulb';
import { useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { look, notifyRefusal, useOptimistic } from '@pausenplatz/kernel-ui';
import { useEffect, useEffectEvent } from 'react';
import { askBreakoutHint, getBreakoutGame, type ShownLock } from '../../contract/index.ts';
import { durationOf } from '../../rules/index.ts';
import { playTexts as texts } from '../../texts.play.ts';
import type { Place } from '../data.ts';
import { useSecondsSince } from '../use-seconds.ts';

const useStyles = makeStyles({
  frame: { display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
  list: { listStyleType: 'none', margin: 0, padding: 0, width: '100%', display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)' },
  hint: {
    padding: '12px 16px',
    borderRadius: look.radiusCard,
    backgroundColor: look.colors.yellow.surface,
    color: look.colors.yellow.ink,
    overflowWrap: 'anywhere',
  },
  big: { minHeight: look.touchPupil },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
});

interface HintsProps {
  readonly place: Place;
  readonly token: string;
  readonly lock: ShownLock;
  readonly readAt: number;
  readonly again: () => void;
}

/** Hints that are open, and how the next one comes: somebody asks, or the time does. */
export function Hints({ place: { blockId }, token, lock, readAt, again }: HintsProps) {
  const styles = useStyles();
  const api = useApi();
  const game = useOptimistic(getBreakoutGame, { blockId, token });
  const { hints, nextHint } = lock;
  const inSeconds = nextHint?.kind === 'time' ? nextHint.inSeconds : 0;
  const left = Math.max(0, inSeconds - useSecondsSince(readAt, inSeconds > 0));
  const isDue = inSeconds > 0 && left === 0;
  const readAgain = useEffectEvent(again);
  useEffect(() => {
    if (isDue) readAgain();
  }, [isDue]);
  const ask = async () => {
    try {
      const answered = await api.call(askBreakoutHint, { blockId, token, lockId: lock.id, shown: hints.length });
      game.apply(() => answered);
    } catch (error) {
      notifyRefusal(error);
      again();
    }
  };
  return (
    <div className={styles.frame}>
      <ul className={styles.list} aria-live="polite">
        {hints.map((hint, index) => (
          <li key={hint} className={styles.hint}>
            <strong>{fill(texts.hint, { number: index + 1 })}:</strong> {hint}
          </li>
        ))}
      </ul>
      {nextHint?.kind === 'request' && (
        <Button className={styles.big} icon={<Lightbulb24Regular />} onClick={() => void ask()}>
          {texts.askHint}
        </Button>
      )}
      {nextHint?.kind === 'time' && <p className={styles.quiet}>{fill(texts.hintIn, { time: durationOf(left) })}</p>}
    </div>
  );
}
