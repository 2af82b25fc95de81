import { makeStyles, Select } from '@fluentui/react-components';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { type Form, FormField, TextField } from '@pausenplatz/kernel-ui';
import { breakoutLimits as limits } from '../../contract/index.ts';
import { lockEditTexts as texts } from '../../texts.edit.ts';
import { hintNumbers, type LockFields } from './lock-fields.ts';

const useStyles = makeStyles({
  row: { display: 'grid', gap: '8px 16px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))' },
});

const minutes = [1, 2, 3, 5, 8, 10, 15, 20, 30];

/** Up to three hints, and when each opens. */
export function HintFields({ form }: { readonly form: Form<LockFields> }) {
  const styles = useStyles();
  return hintNumbers.map((number) => {
    const value = form.fields[`opens${number}`];
    const chosen = value === '' || minutes.includes(Number(value)) ? minutes : [...minutes, Number(value)];
    return (
      <div key={number} className={styles.row}>
        <TextField form={form} name={`hint${number}`} label={fill(texts.hint, { number })} maximum={limits.hintMaximum} />
        <FormField label={fill(texts.opens, { number })}>
          <Select value={value} onChange={(_event, change) => form.set(`opens${number}`, change.value)}>
            <option value="">{texts.onRequest}</option>
            {chosen.map((one) => (
              <option key={one} value={one}>
                {counted(texts.after, one)}
              </option>
            ))}
          </Select>
        </FormField>
      </div>
    );
  });
}
