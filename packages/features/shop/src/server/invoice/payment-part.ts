import type { Content } from 'pdfmake/interfaces.js';
import { SwissQRBill } from 'swissqrbill/svg';
import { type Bill, billFaults } from '../../rules/index.ts';

/** A sheet of A4 and the payment part at its foot, in points. */
const [pageWidth, pageHeight] = [595.28, 841.89];
export const paymentHeight = 297.64;
/** The library draws 210 × 105 millimetres in pixels of the web. */
const [drawnWidth, drawnHeight] = [793.7, 396.85];

/** The payment part with receipt of a bill, drawn at the foot of the page; throws for a bill that no bank would read. */
export function paymentPart(bill: Bill): Content[] {
  const faults = billFaults(bill);
  if (faults.length > 0) throw new Error(`A bill with faults: ${faults.join(', ')}`);
  const party = ({ name, street, number, postalCode, city }: Bill['creditor']) => ({
    name,
    address: street,
    ...(number !== '' && { buildingNumber: number }),
    zip: postalCode,
    city,
    country: 'CH',
  });
  const drawn = new SwissQRBill(
    {
      currency: 'CHF',
      amount: bill.amount / 100,
      creditor: { ...party(bill.creditor), account: bill.iban },
      debtor: party(bill.debtor),
      reference: bill.reference,
      message: bill.message,
    },
    { language: 'DE' },
  ).toString();
  const size = `width="${drawnWidth}" height="${drawnHeight}" viewBox="0 0 ${drawnWidth} ${drawnHeight}"`;
  const svg = drawn.replace('width="210mm" height="105mm"', size);
  const absolutePosition = { x: 0, y: pageHeight - paymentHeight };
  // Where it is cut off: paper of a school has no perforation.
  const cut: Content = {
    canvas: [{ type: 'line', x1: 0, y1: 0, x2: pageWidth, y2: 0, lineWidth: 0.75, dash: { length: 3 } }],
    absolutePosition,
  };
  return [{ svg, width: pageWidth, absolutePosition }, cut];
}
