import { makeStyles, tokens } from '@pausenplatz/kernel-ui/theme';
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { beamLimits } from '../../contract/limits.ts';
import { codeFault, tidyCode } from '@pausenplatz/kernel-format';
import { enterTexts as texts } from '../../texts.enter.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '8px', justifyItems: 'start' },
  label: { fontWeight: tokens.fontWeightSemibold },
  row: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
  field: {
    boxSizing: 'border-box',
    width: '9em',
    minHeight: '48px',
    padding: '0 12px',
    border: `2px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: '12px',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase500,
    letterSpacing: '0.15em',
    textTransform: 'uppercase',
    ':focus-visible': { outline: `3px solid ${tokens.colorBrandStroke1}`, outlineOffset: '2px' },
  },
  button: {
    minHeight: '48px',
    padding: '0 24px',
    border: 'none',
    borderRadius: '999px',
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'pointer',
    ':focus-visible': { outline: `3px solid ${tokens.colorBrandStroke1}`, outlineOffset: '2px' },
  },
  fault: { margin: 0, ':empty': { display: 'none' } },
});

interface WebsiteCodeFieldProps {
  /** Of the product. */
  readonly origin: string;
  readonly onReady: () => void;
  readonly onSent: () => void;
}

/** The field for a code on the board, on another website. It says by itself what cannot be a code; where one leads opens in a tab of its own. */
export function WebsiteCodeField({ origin, onReady, onSent }: WebsiteCodeFieldProps) {
  const styles = useStyles();
  const id = useId();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<ReturnType<typeof codeFault>>(null);
  const ready = useEffectEvent(() => onReady());
  useEffect(() => ready(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const found = codeFault(code, beamLimits.codeLength);
    setFault(found);
    if (found !== null) return;
    globalThis.open(`${origin}/beam-mich?code=${encodeURIComponent(tidyCode(code))}`, '_blank', 'noopener');
    setCode('');
    onSent();
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <label className={styles.label} htmlFor={id}>
        {texts.lead}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          className={styles.field}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          // What is pasted may have blanks between its signs.
          maxLength={beamLimits.codeLength * 2}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={fault !== null}
          aria-describedby={`${id}f`}
        />
        <button className={styles.button} type="submit">
          {texts.go}
        </button>
      </div>
      <p id={`${id}f`} className={styles.fault} role="alert">
        {fault === null ? '' : texts.faults[fault]}
      </p>
    </form>
  );
}
