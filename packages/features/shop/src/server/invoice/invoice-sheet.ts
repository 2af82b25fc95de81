import { addDays, longDay, zurichDay } from '@pausenplatz/kernel-format';
import { fill } from '@pausenplatz/kernel-contract';
import { shopLimits } from '../../contract/index.ts';
import { type Bill, splitStreet } from '../../rules/index.ts';
import { shopInvoiceTexts } from '../../texts.invoice.ts';
import { billedAt, numberOf, type ReadOrder } from '../queries/orders.ts';

/** What stands on a bill: plain data, for another thread. */
export interface InvoiceSheet {
  /** A delivery note has neither prices nor a payment part, and goes where the parcel goes; a credit note has prices alone. */
  readonly kind: 'invoice' | 'delivery' | 'credit';
  readonly number: string;
  /** Of the paper itself: a credit note is of the day of the cancelling. */
  readonly day: string;
  readonly orderedOn: string;
  readonly dueOn: string;
  readonly isCancelled: boolean;
  readonly vatNumber: string | null;
  readonly bill: Bill;
  /** Lines of the two addresses, above each other. */
  readonly recipient: readonly string[];
  readonly delivery: readonly string[];
  readonly comment: string;
  readonly lines: readonly { readonly name: string; readonly quantity: number; readonly price: number; readonly vatRate: number }[];
  readonly goods: number;
  readonly postage: number;
  readonly total: number;
  readonly vat: readonly { readonly rate: number; readonly net: number; readonly tax: number }[];
}

const texts = shopInvoiceTexts.sheet;

/** The bill of an order, always from what was stored when it was placed: it says tomorrow what it says today. */
export function invoiceSheet(order: ReadOrder, kind: InvoiceSheet['kind'] = 'invoice'): InvoiceSheet {
  const debtor = order.invoice ?? order.delivery;
  const day = zurichDay(billedAt(order));
  const number = numberOf(order);
  return {
    kind,
    number,
    day: longDay(kind === 'credit' && order.cancelled_at ? zurichDay(order.cancelled_at) : day),
    orderedOn: longDay(day),
    dueOn: longDay(addDays(day, shopLimits.daysToPay)),
    isCancelled: order.state === 'cancelled',
    vatNumber: order.creditor.vatNumber,
    bill: {
      amount: order.total,
      iban: order.creditor.iban,
      reference: order.reference,
      message: fill(texts.message, { number }),
      creditor: order.creditor,
      debtor: { name: debtor.school, ...splitStreet(debtor.line1), postalCode: debtor.postalCode, city: debtor.city },
    },
    recipient: addressLines(kind === 'delivery' ? order.delivery : debtor),
    delivery: addressLines(order.delivery),
    comment: order.comment,
    lines: order.lines.map(({ name, variant, quantity, price, vat_rate: vatRate }) => ({
      name: variant === '' ? name : fill(texts.variant, { name, variant }),
      quantity,
      price,
      vatRate,
    })),
    goods: order.goods,
    postage: order.postage,
    total: order.total,
    vat: order.vat,
  };
}

const addressLines = ({ school, person, line1, line2, postalCode, city }: ReadOrder['delivery']): string[] =>
  [school, person, line1, line2, fill(texts.place, { postalCode, city })].filter((line) => line !== '');
