import { fill } from '@pausenplatz/kernel-contract';
import { look, makeStyles, mergeClasses, tokens } from '@pausenplatz/kernel-ui/theme';
import type { BreakoutGame, BreakoutLook } from '../../contract/index.ts';
import { durationOf } from '../../rules/index.ts';
import { playTexts as texts } from '../../texts.play.ts';
import { useBands } from '../look.ts';
import { useSecondsSince } from '../use-seconds.ts';
import { Padlock } from './padlock.tsx';

const useStyles = makeStyles({
  head: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 16px' },
  name: { margin: 0, flex: '1 1 160px', fontWeight: tokens.fontWeightBold, fontSize: tokens.fontSizeBase400, overflowWrap: 'anywhere' },
  code: { color: tokens.colorNeutralForeground2 },
  time: { fontVariantNumeric: 'tabular-nums', fontWeight: tokens.fontWeightBold, fontSize: tokens.fontSizeBase500 },
  locks: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: '6px' },
  lock: {
    display: 'grid',
    placeItems: 'center',
    width: '36px',
    height: '36px',
    borderRadius: look.radiusChip,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground3,
    '& svg': { width: '22px', height: '22px' },
  },
  now: { outline: `3px solid ${tokens.colorBrandStroke1}`, outlineOffset: '2px', color: tokens.colorNeutralForeground1 },
});

interface GameHeadProps {
  readonly game: BreakoutGame;
  readonly look: BreakoutLook;
  readonly readAt: number;
}

/** Name, code and time of a team, and its locks: open, the one before it, and those to come. */
export function GameHead({ game, look: colors, readAt }: GameHeadProps) {
  const [styles, bands] = [useStyles(), useBands()];
  const since = useSecondsSince(readAt, game.state === 'playing');
  return (
    <div className={styles.head}>
      <div className={styles.row}>
        <p className={styles.name}>{fill(texts.team, { name: game.name })}</p>
        <span className={styles.code}>{fill(texts.code, { code: game.code })}</span>
        <span className={styles.time} role="timer" aria-label={texts.time}>
          {durationOf(game.seconds + since)}
        </span>
      </div>
      <ul className={styles.locks} aria-label={fill(texts.progress, { opened: game.opened, locks: game.locks })}>
        {Array.from({ length: game.locks }, (_none, index) => {
          const isOpen = index < game.opened;
          const isNow = index === game.opened;
          const label = isOpen ? texts.lockOpen : isNow ? texts.lockNow : texts.lockClosed;
          return (
            <li key={index}>
              <span
                role="img"
                aria-label={fill(label, { number: index + 1 })}
                className={mergeClasses(styles.lock, isOpen && bands[colors], isNow && styles.now)}
              >
                <Padlock isOpen={isOpen} />
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
