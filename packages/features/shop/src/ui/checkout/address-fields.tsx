import { makeStyles } from '@fluentui/react-components';
import { type Form, TextField } from '@pausenplatz/kernel-ui';
import { shopLimits } from '../../contract/index.ts';
import { shopUiTexts } from '../../texts.ui.ts';
import { addressNames, type CheckoutFields } from './checkout-fields.ts';

const useStyles = makeStyles({
  fields: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  place: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    '@media (max-width: 360px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** An address in Switzerland, of one of the two parts of the form. */
export function AddressFields({ form, part }: { readonly form: Form<CheckoutFields>; readonly part: 'delivery' | 'invoice' }) {
  const styles = useStyles();
  const texts = shopUiTexts.checkout.address;
  const names = addressNames[part];
  const complete = (what: string) => `${part === 'delivery' ? 'shipping' : 'billing'} ${what}`;
  return (
    <div className={styles.fields}>
      <TextField
        form={form}
        name={names.school}
        label={texts.school}
        maximum={shopLimits.addressNameMaximum}
        autoComplete={complete('organization')}
        required
      />
      <TextField
        form={form}
        name={names.person}
        label={texts.person}
        maximum={shopLimits.addressNameMaximum}
        autoComplete={complete('name')}
      />
      <TextField
        form={form}
        name={names.line1}
        label={texts.line1}
        maximum={shopLimits.addressLineMaximum}
        autoComplete={complete('address-line1')}
        required
      />
      <TextField
        form={form}
        name={names.line2}
        label={texts.line2}
        help={texts.line2Help}
        maximum={shopLimits.addressLineMaximum}
        autoComplete={complete('address-line2')}
      />
      <div className={styles.place}>
        <TextField
          form={form}
          name={names.postalCode}
          label={texts.postalCode}
          inputMode="numeric"
          autoComplete={complete('postal-code')}
          required
        />
        <TextField
          form={form}
          name={names.city}
          label={texts.city}
          maximum={shopLimits.cityMaximum}
          autoComplete={complete('address-level2')}
          required
        />
      </div>
    </div>
  );
}
