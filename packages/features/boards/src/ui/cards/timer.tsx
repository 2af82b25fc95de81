import { makeStyles, tokens } from '@fluentui/react-components';
import { Timer20Regular } from '@fluentui/react-icons/svg/timer';
import { fill } from '@pausenplatz/kernel-contract';
import { Chip } from '@pausenplatz/kernel-ui';
import { useEffect, useRef, useState } from 'react';
import { boardToolTexts as texts } from '../../texts.cards.ts';

const useStyles = makeStyles({ time: { fontVariantNumeric: 'tabular-nums', fontSize: tokens.fontSizeBase400 } });

const secondsUntil = (endsAt: string, lateMs: number): number => Math.max(0, Math.ceil((Date.parse(endsAt) + lateMs - Date.now()) / 1_000));

/** How much later the device’s clock is than that of the server, at most: an answer may have lain for a while. */
const lateSince = (at: string): number => Date.now() - Date.parse(at);

interface TimerProps {
  readonly endsAt: string;
  /** The server’s clock when it said so. */
  readonly at: string;
}

/** The time that runs down on everybody’s screen; that it is up is said to those who do not see it. */
export function Timer({ endsAt, at }: TimerProps) {
  const styles = useStyles();
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAt, lateSince(at)));
  const late = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    late.current = Math.min(late.current, lateSince(at));
    const timer = setInterval(() => setSeconds(secondsUntil(endsAt, late.current)), 500);
    return () => clearInterval(timer);
  }, [endsAt, at]);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <Chip color={seconds === 0 ? 'red' : seconds <= 60 ? 'yellow' : 'teal'} icon={<Timer20Regular aria-hidden />}>
      {seconds > 0 && (
        <span role="timer" className={styles.time}>
          {fill(texts.left, { time })}
        </span>
      )}
      <output>{seconds === 0 ? texts.timeIsUp : null}</output>
    </Chip>
  );
}
