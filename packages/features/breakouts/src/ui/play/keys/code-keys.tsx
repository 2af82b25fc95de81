import { Button } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { look, makeStyles, mergeClasses, tokens } from '@pausenplatz/kernel-ui/theme';
import { useState } from 'react';
import type { LockColor, LockDirection } from '../../../contract/index.ts';
import { playTexts as texts } from '../../../texts.play.ts';
import { useColorKeys } from '../../look.ts';
import type { KeysProps } from './answer-keys.tsx';
import { ArrowSign } from './arrow-sign.tsx';

const useStyles = makeStyles({
  frame: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  row: { display: 'flex', flexWrap: 'wrap', gap: '10px' },
  slots: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: '8px' },
  slot: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    borderRadius: look.radiusPicture,
    border: `2px dashed ${tokens.colorNeutralStroke1}`,
    '& svg': { width: '28px', height: '28px' },
  },
  filled: { border: '2px solid transparent' },
  key: {
    display: 'grid',
    placeItems: 'center',
    width: '64px',
    height: '64px',
    padding: 0,
    cursor: 'pointer',
    border: `2px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
    boxShadow: look.shadowCard,
    '& svg': { width: '36px', height: '36px' },
    ':active': { transform: 'translateY(2px)' },
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    ':disabled': { opacity: 0.4, cursor: 'default' },
  },
  word: { fontSize: '12px', fontWeight: tokens.fontWeightSemibold },
  arrow: { backgroundColor: tokens.colorNeutralBackground3 },
  big: { minHeight: look.touchPupil, minWidth: '140px' },
  tall: { minHeight: look.touchPupil },
});

interface CodeKeysProps<Value> extends KeysProps {
  readonly kind: 'colors' | 'directions';
  readonly values: readonly Value[];
  readonly count: number;
  readonly onCode: (values: Value[]) => void;
}

/** Big keys for colours or arrows, and the places that they fill one after the other. */
export function CodeKeys<Value extends LockColor | LockDirection>({ kind, values, count, isOff, onCode }: CodeKeysProps<Value>) {
  const styles = useStyles();
  const colors: Readonly<Record<string, string>> = useColorKeys();
  const [code, setCode] = useState<Value[]>([]);
  const names: Readonly<Record<string, string>> = texts[kind];
  const nameOf = (value: Value) => names[value] ?? value;
  const isFull = code.length === count;
  return (
    <div className={styles.frame}>
      <ol
        className={styles.slots}
        aria-label={fill(texts.entered, { values: code.map(nameOf).join(', ') || texts.nothing })}
        aria-live="polite"
      >
        {Array.from({ length: count }, (_none, index) => {
          const value = code[index];
          return (
            <li key={index} className={mergeClasses(styles.slot, value && styles.filled, value && (colors[value] ?? styles.arrow))}>
              {value && isDirection(value) && <ArrowSign direction={value} />}
            </li>
          );
        })}
      </ol>
      <div className={styles.row}>
        {values.map((value) => (
          <button
            key={value}
            type="button"
            aria-label={nameOf(value)}
            disabled={isOff || isFull}
            className={mergeClasses(styles.key, colors[value])}
            onClick={() => setCode((now) => (now.length < count ? [...now, value] : now))}
          >
            {isDirection(value) ? <ArrowSign direction={value} /> : <span className={styles.word}>{nameOf(value)}</span>}
          </button>
        ))}
      </div>
      <div className={styles.row}>
        <Button appearance="primary" size="large" className={styles.big} disabled={isOff || !isFull} onClick={() => onCode(code)}>
          {texts.tryIt}
        </Button>
        <Button className={styles.tall} disabled={code.length === 0} onClick={() => setCode(code.slice(0, -1))}>
          {texts.erase}
        </Button>
      </div>
    </div>
  );
}

const isDirection = (value: LockColor | LockDirection): value is LockDirection => value in texts.directions;
