import { describe, expect, it } from 'vitest';
import { type Bill, billFaults, type BillFault, splitStreet } from './qr-bill.ts';

const bill: Bill = {
  amount: 5_935,
  iban: 'CH9300762011623852957',
  reference: 'RF462026000123',
  message: 'Bestellung 2026-000123',
  creditor: { name: 'Lernmittel Muster', street: 'Schulweg', number: '7a', postalCode: '8001', city: 'Zürich' },
  debtor: { name: 'Schule Sonnenberg', street: 'Hauptstrasse', number: '1', postalCode: '6300', city: 'Zug' },
};
const of = (part: 'creditor' | 'debtor', more: Partial<Bill['creditor']>): Bill => ({ ...bill, [part]: { ...bill[part], ...more } });

describe('a bill', () => {
  it('that is right has no faults, also without a number at a hamlet', () => {
    expect(billFaults(bill)).toEqual([]);
    expect(billFaults(of('debtor', { street: 'Weiler Oberdorf', number: '' }))).toEqual([]);
  });

  it.each<[string, Bill, BillFault]>([
    ['no amount', { ...bill, amount: 0 }, 'amount'],
    ['less than nothing', { ...bill, amount: -100 }, 'amount'],
    ['parts of a Rappen', { ...bill, amount: 1_000.5 }, 'amount'],
    ['more than a bill can say', { ...bill, amount: 100_000_000_000 }, 'amount'],
    ['an account with a wrong checksum', { ...bill, iban: 'CH9300762011623852958' }, 'iban'],
    ['an account for long references', { ...bill, iban: 'CH4431999123000889012' }, 'qrIban'],
    ['a reference with a wrong checksum', { ...bill, reference: 'RF00539007547034' }, 'reference'],
    ['no reference', { ...bill, reference: '' }, 'reference'],
    ['an emoji in the message', { ...bill, message: 'Danke 😀' }, 'message'],
    ['a message without end', { ...bill, message: 'x'.repeat(141) }, 'message'],
    ['a creditor without a name', of('creditor', { name: ' ' }), 'creditor.name'],
    ['a creditor without a number', of('creditor', { number: '' }), 'creditor.number'],
    ['a town that is too long', of('creditor', { city: 'x'.repeat(36) }), 'creditor.city'],
    ['an emoji in the name of the school', of('debtor', { name: 'Schule 😀' }), 'debtor.name'],
    ['a school without a town', of('debtor', { city: '' }), 'debtor.city'],
    ['Greek letters', of('debtor', { street: 'Οδός' }), 'debtor.street'],
  ])('with %s is found', (_words, faulty, fault) => {
    expect(billFaults(faulty)).toEqual([fault]);
  });
});

describe('a line of an address', () => {
  it.each([
    ['Schulweg 7a', 'Schulweg', '7a'],
    ['Hauptstrasse 12', 'Hauptstrasse', '12'],
    ['Rue du 31-Décembre 8', 'Rue du 31-Décembre', '8'],
    ['Via al Ponte 3 B', 'Via al Ponte', '3 B'],
    ['Dorfstrasse 4-6', 'Dorfstrasse', '4-6'],
    ['Schulhaus Oberdorf', 'Schulhaus Oberdorf', ''],
    ['Postfach', 'Postfach', ''],
    ['12', '12', ''],
  ])('%s is the street «%s» and the number «%s»', (line, street, number) => {
    expect(splitStreet(line)).toEqual({ street, number });
  });
});
