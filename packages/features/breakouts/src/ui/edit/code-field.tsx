import { Button, makeStyles } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { type Form, FormField } from '@pausenplatz/kernel-ui';
import { breakoutLimits as limits, lockColors, lockDirections } from '../../contract/index.ts';
import { lockEditTexts as texts } from '../../texts.edit.ts';
import { playTexts } from '../../texts.play.ts';
import type { LockFields } from './lock-fields.ts';

const useStyles = makeStyles({
  frame: { display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)' },
  row: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  code: { margin: 0, overflowWrap: 'anywhere' },
});

/** The colours or arrows that open a lock, pressed one after the other. */
export function CodeField({ form, kind }: { readonly form: Form<LockFields>; readonly kind: 'colors' | 'directions' }) {
  const styles = useStyles();
  const names: Readonly<Record<string, string>> = playTexts[kind];
  const code: readonly string[] = form.fields[kind];
  const isFull = code.length >= limits.codeMaximum;
  const keys =
    kind === 'colors'
      ? lockColors.map((value) => ({ value, add: () => form.set('colors', [...form.fields.colors, value]) }))
      : lockDirections.map((value) => ({ value, add: () => form.set('directions', [...form.fields.directions, value]) }));
  return (
    <FormField
      label={texts.code}
      help={fill(texts.codeHelp, { minimum: limits.codeMinimum, maximum: limits.codeMaximum })}
      error={form.errors[kind]}
    >
      <div className={styles.frame} role="group" aria-label={texts.code}>
        <p className={styles.code} aria-live="polite">
          {code.map((value) => names[value]).join(', ') || playTexts.nothing}
        </p>
        <div className={styles.row}>
          {keys.map(({ value, add }) => (
            <Button key={value} disabled={isFull} onClick={add}>
              {names[value]}
            </Button>
          ))}
        </div>
        <div>
          <Button appearance="subtle" disabled={code.length === 0} onClick={() => form.set(kind, [])}>
            {texts.codeClear}
          </Button>
        </div>
      </div>
    </FormField>
  );
}
