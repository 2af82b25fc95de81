import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowUp24Regular } from '@fluentui/react-icons/svg/arrow-up';
import { RecordStop24Regular } from '@fluentui/react-icons/svg/record-stop';
import { fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui';
import type { KeyboardEvent } from 'react';
import { aiLimits } from '../../contract/index.ts';
import { displayPrice } from '../../rules/index.ts';
import { aiUiTexts } from '../../texts.ui.ts';

const useStyles = makeStyles({
  box: {
    display: 'grid',
    gap: '8px',
    padding: '12px',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: look.shadowCard,
    border: `2px solid ${tokens.colorNeutralStrokeAccessible}`,
    ':focus-within': {
      borderTopColor: tokens.colorBrandStroke1,
      borderRightColor: tokens.colorBrandStroke1,
      borderBottomColor: tokens.colorBrandStroke1,
      borderLeftColor: tokens.colorBrandStroke1,
    },
  },
  field: {
    width: '100%',
    boxSizing: 'border-box',
    padding: '4px 8px',
    border: 'none',
    // The box around it shows the focus.
    outlineStyle: 'none',
    resize: 'none',
    font: 'inherit',
    color: tokens.colorNeutralForeground1,
    backgroundColor: 'transparent',
  },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  hint: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, '@media (max-width: 640px)': { display: 'none' } },
  price: { marginLeft: 'auto', display: 'grid', textAlign: 'right', fontVariantNumeric: 'tabular-nums', fontSize: tokens.fontSizeBase300 },
  left: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  send: { minHeight: look.touch, minWidth: '128px' },
});

interface ComposerProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What the answer costs about, in units. */
  readonly cost: number;
  /** What there is, as people read it. */
  readonly left: string;
  readonly isRunning: boolean;
  readonly isReady: boolean;
  readonly onAsk: () => void;
  readonly onStop: () => void;
}

/** The question, with its price before it is sent; Escape stops what is coming. */
export function Composer({ text, onText, cost, left, isRunning, isReady, onAsk, onStop }: ComposerProps) {
  const styles = useStyles();
  const { write: texts } = aiUiTexts;
  const canAsk = isReady && !isRunning && text.trim() !== '';
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isRunning) onStop();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (canAsk) onAsk();
  };
  const room = aiLimits.question - text.length;
  return (
    <div className={styles.box}>
      <textarea
        className={styles.field}
        aria-label={texts.label}
        placeholder={texts.placeholder}
        value={text}
        rows={text.includes('\n') || text.length > 160 ? 5 : 2}
        maxLength={aiLimits.question}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onKeyDown={onKey}
      />
      <div className={styles.foot}>
        <span className={styles.hint}>{room < 2_000 ? fill(texts.fewer, { count: room }) : texts.hint}</span>
        <span className={styles.price}>
          <span>{cost === 0 ? texts.priceFree : fill(texts.price, { cost: displayPrice(cost) })}</span>
          <span className={styles.left}>{fill(texts.left, { credit: left })}</span>
        </span>
        {isRunning ? (
          <Button className={styles.send} icon={<RecordStop24Regular />} onClick={onStop}>
            {texts.stop}
          </Button>
        ) : (
          <Button className={styles.send} appearance="primary" icon={<ArrowUp24Regular />} disabledFocusable={!canAsk} onClick={onAsk}>
            {texts.ask}
          </Button>
        )}
      </div>
    </div>
  );
}
