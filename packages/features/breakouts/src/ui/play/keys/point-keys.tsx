import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import type { ShownLock, Spot } from '../../../contract/index.ts';
import { playTexts as texts } from '../../../texts.play.ts';
import type { KeysProps } from './answer-keys.tsx';
import { SpotPicture } from './spot-picture.tsx';

const useStyles = makeStyles({
  frame: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  row: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
  big: { minHeight: look.touchPupil, minWidth: '140px' },
});

interface PointKeysProps extends KeysProps {
  readonly lock: Pick<ShownLock, 'picture' | 'alt'>;
  readonly count: number;
}

/** Places that somebody finds in the picture of the lock; one more than asked for takes the first one away. */
export function PointKeys({ lock: { picture, alt }, count, isOff, onAnswer }: PointKeysProps) {
  const styles = useStyles();
  const [spots, setSpots] = useState<Spot[]>([]);
  if (!picture) return null;
  const label = count === 1 ? texts.points : fill(texts.pointsMany, { count });
  return (
    <div className={styles.frame}>
      <p className={styles.quiet}>
        {label} {texts.pointKeys}
      </p>
      <SpotPicture
        file={picture}
        alt={alt}
        label={label}
        spots={spots}
        onSpot={(spot) => setSpots((now) => [...now, spot].slice(-count))}
      />
      <p className={styles.quiet} aria-live="polite">
        {fill(texts.pointsLeft, { done: spots.length, count })}
      </p>
      <div className={styles.row}>
        <Button
          appearance="primary"
          size="large"
          className={styles.big}
          disabled={isOff || spots.length < count}
          onClick={() => onAnswer({ kind: 'points', values: spots })}
        >
          {texts.tryIt}
        </Button>
        <Button className={styles.big} disabled={spots.length === 0} onClick={() => setSpots([])}>
          {texts.clear}
        </Button>
      </div>
    </div>
  );
}
