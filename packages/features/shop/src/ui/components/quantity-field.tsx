import { Button, Input, makeStyles } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { Subtract20Regular } from '@fluentui/react-icons/svg/subtract';
import { fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui/theme';
import { useState } from 'react';
import { shopLimits } from '../../contract/index.ts';
import { shopUiTexts } from '../../texts.ui.ts';

const useStyles = makeStyles({
  row: { display: 'inline-flex', alignItems: 'center', gap: '4px' },
  button: { minWidth: look.touch, height: look.touch },
  input: { width: '68px', height: look.touch, '& input': { textAlign: 'center', fontVariantNumeric: 'tabular-nums' } },
});

interface QuantityFieldProps {
  readonly name: string;
  readonly value: number;
  /** 0 where it may be taken away, 1 where something is chosen. */
  readonly least: 0 | 1;
  readonly onChange: (value: number) => void;
}

/** How many: two buttons, or typed; what is no number stays until the field is left, and is forgotten then. */
export function QuantityField({ name, value, least, onChange }: QuantityFieldProps) {
  const styles = useStyles();
  const texts = shopUiTexts.quantity;
  const [typed, setTyped] = useState<string | null>(null);
  const change = (wanted: number) => {
    setTyped(null);
    onChange(Math.min(Math.max(wanted, least), shopLimits.quantityPerLine));
  };
  return (
    <span className={styles.row}>
      <Button
        className={styles.button}
        icon={<Subtract20Regular />}
        aria-label={fill(texts.less, { name })}
        disabledFocusable={value <= Math.max(least, 1)}
        onClick={() => change(value - 1)}
      />
      <Input
        className={styles.input}
        inputMode="numeric"
        aria-label={fill(texts.label, { name })}
        value={typed ?? String(value)}
        onChange={(_event, { value: words }) => {
          setTyped(words);
          if (/^\d{1,4}$/.test(words.trim()) && Number(words) >= 1) onChange(Math.min(Number(words), shopLimits.quantityPerLine));
        }}
        onBlur={() => setTyped(null)}
      />
      <Button
        className={styles.button}
        icon={<Add20Regular />}
        aria-label={fill(texts.more, { name })}
        disabledFocusable={value >= shopLimits.quantityPerLine}
        onClick={() => change(value + 1)}
      />
    </span>
  );
}
