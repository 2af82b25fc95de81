import { Button, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useApi } from '@pausenplatz/kernel-browser';
import { CopyButton, FormField, look, useForm } from '@pausenplatz/kernel-ui';
import { encode } from 'uqr';
import { confirmSecondFactor } from '@pausenplatz/account/contract';
import { ownTexts } from '../../texts.ts';
import { emptySentence, EntryForm } from '@pausenplatz/account/ui';

const texts = ownTexts.secondFactor;
const useStyles = makeStyles({
  title: { fontWeight: tokens.fontWeightSemibold, fontSize: tokens.fontSizeBase400 },
  row: { display: 'flex', flexWrap: 'wrap', gap: '16px 24px', alignItems: 'center' },
  // Cameras want dark on light, whatever the theme.
  code: {
    width: '200px',
    height: '200px',
    padding: '12px',
    boxSizing: 'border-box',
    borderRadius: look.radiusCard,
    backgroundColor: 'white',
    color: 'black',
  },
  manual: { display: 'grid', gap: '8px', justifyItems: 'start', flexBasis: '220px', flexGrow: 1 },
  secret: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere', letterSpacing: '0.06em' },
});

interface ScanSecretProps {
  readonly secret: string;
  readonly uri: string;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** The secret for the app, as a QR code and in letters, and the first code that proves it arrived. */
export function ScanSecret({ secret, uri, onCodes, onCancel }: ScanSecretProps) {
  const styles = useStyles();
  const api = useApi();
  const { size, data } = encode(uri, { border: 0 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  const form = useForm({
    name: 'second-factor-first',
    initial: { code: '' },
    secrets: ['code'],
    check: ({ code }) => ({ code: emptySentence(code) }),
    send: async ({ code }) => onCodes((await api.call(confirmSecondFactor, { code })).recoveryCodes),
  });
  return (
    <EntryForm
      plain
      form={form}
      label={texts.scanTitle}
      submit={texts.confirm}
      more={<Button onClick={onCancel}>{ownTexts.cancel}</Button>}
    >
      <h3 className={styles.title}>{texts.scanTitle}</h3>
      <p>{texts.scanLead}</p>
      <div className={styles.row}>
        <svg role="img" aria-label={texts.scanAlt} viewBox={`0 0 ${size} ${size}`} className={styles.code} shapeRendering="crispEdges">
          <path d={path} fill="currentColor" />
        </svg>
        <div className={styles.manual}>
          <span>{texts.manual}</span>
          <code className={styles.secret}>{secret.replaceAll(/(.{4})/g, '$1 ').trim()}</code>
          <CopyButton text={secret} label={texts.copy} />
        </div>
      </div>
      <FormField label={texts.code} error={form.errors.code}>
        <Input
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={form.fields.code}
          onChange={(_event, { value }) => form.set('code', value)}
        />
      </FormField>
    </EntryForm>
  );
}
