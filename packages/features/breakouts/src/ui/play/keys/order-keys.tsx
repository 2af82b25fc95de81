import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDown24Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUp24Regular } from '@fluentui/react-icons/svg/arrow-up';
import { fill } from '@pausenplatz/kernel-contract';
import { look, SortableList } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import type { OrderItem } from '../../../contract/index.ts';
import { playTexts as texts } from '../../../texts.play.ts';
import type { KeysProps } from './answer-keys.tsx';

const useStyles = makeStyles({
  frame: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '520px' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: '4px',
    minHeight: look.touchPupil,
    padding: '4px 8px',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  text: { overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
  step: { minWidth: look.touch, minHeight: look.touch },
  big: { minHeight: look.touchPupil, minWidth: '140px', justifySelf: 'start' },
});

/** Things that somebody puts in order: by dragging, or one step up or down. */
export function OrderKeys({ items: begun, isOff, onAnswer }: KeysProps & { readonly items: readonly OrderItem[] }) {
  const styles = useStyles();
  const [items, setItems] = useState(begun);
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item && to >= 0 && to < items.length) setItems(items.toSpliced(from, 1).toSpliced(to, 0, item));
  };
  return (
    <div className={styles.frame}>
      <SortableList
        items={items}
        keyOf={({ id }) => id}
        nameOf={({ text }) => text}
        label={texts.tryIt}
        onMove={({ from, to }) => move(from, to)}
        renderItem={(item, handle) => {
          const at = items.indexOf(item);
          return (
            <div className={styles.row}>
              {handle}
              <span className={styles.text}>{item.text}</span>
              <Button
                appearance="subtle"
                className={styles.step}
                icon={<ArrowUp24Regular />}
                aria-label={fill(texts.moveUp, { text: item.text })}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              />
              <Button
                appearance="subtle"
                className={styles.step}
                icon={<ArrowDown24Regular />}
                aria-label={fill(texts.moveDown, { text: item.text })}
                disabled={at === items.length - 1}
                onClick={() => move(at, at + 1)}
              />
            </div>
          );
        }}
      />
      <Button
        appearance="primary"
        size="large"
        className={styles.big}
        disabled={isOff}
        onClick={() => onAnswer({ kind: 'order', values: items.map(({ id }) => id) })}
      >
        {texts.tryIt}
      </Button>
    </div>
  );
}
