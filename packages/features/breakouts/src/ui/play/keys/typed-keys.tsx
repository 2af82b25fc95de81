import { Button, Input, makeStyles } from '@fluentui/react-components';
import { FormField, look } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { breakoutLimits } from '../../../contract/index.ts';
import { playTexts as texts } from '../../../texts.play.ts';
import type { KeysProps } from './answer-keys.tsx';

const useStyles = makeStyles({
  form: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '12px' },
  field: { flex: '1 1 220px', maxWidth: '360px' },
  input: { minHeight: look.touchPupil, fontSize: '1.3rem' },
  big: { minHeight: look.touchPupil, minWidth: '140px' },
});

/** A number or a word that somebody types. */
export function TypedKeys({ kind, isOff, onAnswer }: KeysProps & { readonly kind: 'number' | 'word' }) {
  const styles = useStyles();
  const [value, setValue] = useState('');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (value.trim() !== '' && !isOff) onAnswer({ kind, value: value.trim() });
      }}
    >
      <FormField label={kind === 'number' ? texts.answerNumber : texts.answerWord} className={styles.field}>
        <Input
          value={value}
          className={styles.input}
          autoComplete="off"
          spellCheck={false}
          maxLength={breakoutLimits.wordMaximum * 2}
          {...(kind === 'number' && { inputMode: 'decimal' as const })}
          onChange={(_event, change) => setValue(change.value)}
        />
      </FormField>
      <Button type="submit" appearance="primary" size="large" className={styles.big} disabled={isOff || value.trim() === ''}>
        {texts.tryIt}
      </Button>
    </form>
  );
}
