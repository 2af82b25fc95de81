import { Button, Checkbox, makeStyles, Select, tokens } from '@fluentui/react-components';
import { markStale, useApi } from '@pausenplatz/kernel-browser';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { Card, FormField, judgedBy, notify, RefusalBar, TextAreaField, TextField, useForm } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { type getCheckout, getShop, listOrders, placeOrder, shopLimits } from '../../contract/index.ts';
import { type CartLine, emptied } from '../../rules/index.ts';
import { shopUiTexts } from '../../texts.ui.ts';
import { nameOfLine } from '../cart/name-of-line.ts';
import { SumCard } from '../cart/sum-card.tsx';
import { useCartStyles } from '../cart/use-cart-styles.ts';
import { changeCart, useCart } from '../data.ts';
import { AddressFields } from './address-fields.tsx';
import { type CheckoutFields, firstFields, orderOf, pathsOfAddresses } from './checkout-fields.ts';

const texts = shopUiTexts.checkout;

const useStyles = makeStyles({
  part: { display: 'grid', gap: '14px', gridTemplateColumns: 'minmax(0, 1fr)' },
  // As narrow as a phone, however long the name of a school is.
  select: { minWidth: 0, '& select': { minWidth: 0, textOverflow: 'ellipsis' } },
  title: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: tokens.fontWeightSemibold },
  waits: { color: tokens.colorNeutralForeground2 },
  list: { display: 'grid', gap: '4px', listStyleType: 'none', margin: 0, padding: 0, color: tokens.colorNeutralForeground2 },
});

interface CheckoutFormProps {
  readonly checkout: OutputOf<typeof getCheckout>;
  readonly lines: readonly CartLine[];
}

/** For which school, where it goes, where the bill goes. What was typed stays when the server refuses. */
export function CheckoutForm({ checkout, lines }: CheckoutFormProps) {
  const styles = useStyles();
  const { columns, stack } = useCartStyles();
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const cart = useCart();
  const form = useForm<CheckoutFields>({
    name: 'shop-checkout',
    initial: firstFields(checkout),
    paths: pathsOfAddresses,
    check: ({ schoolConfirmed }) => ({ schoolConfirmed: schoolConfirmed ? undefined : texts.confirmFirst }),
    judge: judgedBy(placeOrder, (fields: CheckoutFields) => orderOf(fields, cart, lines)),
    send: async (fields, sending) => {
      const { order } = await api.call(placeOrder, orderOf(fields, cart, lines), sending).catch((error: unknown) => {
        // Prices and stock may be others by now: the cart says which.
        void markStale(client, getShop, {});
        throw error;
      });
      changeCart(() => emptied(crypto.randomUUID()));
      notify({ type: 'success', title: fill(order.state === 'waiting' ? texts.asked : texts.ordered, { number: order.number }) });
      void Promise.all([markStale(client, listOrders, {}), markStale(client, getShop, {})]);
      void navigate('/shop/bestellungen');
    },
  });
  const { attach, onSubmit, fields, errors, refused, busy } = form;
  const waits = checkout.schools.some(({ id, waits: isWaiting }) => id === fields.schoolId && isWaiting);
  return (
    <form ref={attach} onSubmit={onSubmit} noValidate aria-label={texts.form} className={columns}>
      <div className={stack}>
        {refused && <RefusalBar refused={refused} />}
        <Card className={styles.part}>
          <FormField label={texts.school} required error={errors.schoolId}>
            <Select className={styles.select} value={fields.schoolId} onChange={(_event, { value }) => form.set('schoolId', value)}>
              {checkout.schools.map(({ id, name, place }) => (
                <option key={id} value={id}>
                  {place === '' ? name : `${name}, ${place}`}
                </option>
              ))}
            </Select>
          </FormField>
          <FormField label={texts.confirmLabel} error={errors.schoolConfirmed}>
            <Checkbox
              required
              label={texts.confirm}
              checked={fields.schoolConfirmed}
              onChange={(_event, { checked }) => form.set('schoolConfirmed', checked === true)}
            />
          </FormField>
          <TextField form={form} name="email" type="email" label={texts.email} autoComplete="email" required />
        </Card>
        <Card as="section" className={styles.part}>
          <h2 className={styles.title}>{texts.delivery}</h2>
          <AddressFields form={form} part="delivery" />
          <Checkbox
            label={texts.otherInvoice}
            checked={fields.useInvoiceAddress}
            onChange={(_event, { checked }) => form.set('useInvoiceAddress', checked === true)}
          />
        </Card>
        {fields.useInvoiceAddress && (
          <Card as="section" className={styles.part}>
            <h2 className={styles.title}>{texts.invoice}</h2>
            <AddressFields form={form} part="invoice" />
          </Card>
        )}
        <Card>
          <TextAreaField
            form={form}
            name="comment"
            label={texts.comment}
            help={texts.commentHelp}
            rows={3}
            maximum={shopLimits.commentMaximum}
          />
        </Card>
      </div>
      <div className={stack}>
        <SumCard lines={lines}>
          <ul className={styles.list}>
            {lines.map((line) => (
              <li key={line.variant.id}>{fill(shopUiTexts.orders.line, { quantity: line.quantity, name: nameOfLine(line) })}</li>
            ))}
          </ul>
          {waits && <p className={styles.waits}>{texts.waits}</p>}
          <Button type="submit" appearance="primary" size="large" disabledFocusable={busy}>
            {waits ? texts.ask : texts.order}
          </Button>
        </SumCard>
      </div>
    </form>
  );
}
