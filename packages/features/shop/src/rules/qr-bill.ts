import { isBillable } from '../contract/index.ts';
import { isIban, isQrIban, isReference } from './references.ts';

export interface BillParty {
  readonly name: string;
  readonly street: string;
  readonly number: string;
  readonly postalCode: string;
  readonly city: string;
}

/** What a QR-bill says; the amount in Rappen, always francs. */
export interface Bill {
  readonly amount: number;
  readonly iban: string;
  readonly reference: string;
  readonly message: string;
  readonly creditor: BillParty;
  readonly debtor: BillParty;
}

type PartName = 'creditor' | 'debtor';
export type BillFault = 'amount' | 'iban' | 'qrIban' | 'reference' | 'message' | `${PartName}.${keyof BillParty}`;

/** Longest texts of a QR-bill (SIX, implementation guidelines 2.3, section 4.2.2). */
const longest = { name: 70, street: 70, number: 16, postalCode: 16, city: 35 } as const;
const longestMessage = 140;

/**
 * What is wrong with a bill. The library that draws it accepts a wrong checksum, no amount, parts of a Rappen, signs that no bank
 * reads and a creditor without a number in the street.
 */
export function billFaults(bill: Bill): readonly BillFault[] {
  const faults: BillFault[] = [];
  if (!Number.isInteger(bill.amount) || bill.amount < 1 || bill.amount > 99_999_999_999) faults.push('amount');
  if (!isIban(bill.iban)) faults.push('iban');
  // Such an account takes long numeric references only.
  else if (isQrIban(bill.iban)) faults.push('qrIban');
  if (!isReference(bill.reference)) faults.push('reference');
  if (!isBillable(bill.message) || bill.message.length > longestMessage) faults.push('message');
  faults.push(...partyFaults('creditor', bill.creditor, ['name', 'street', 'number', 'postalCode', 'city']));
  // A hamlet has no numbers.
  faults.push(...partyFaults('debtor', bill.debtor, ['name', 'postalCode', 'city']));
  return faults;
}

const fieldsOf = ['name', 'street', 'number', 'postalCode', 'city'] as const satisfies readonly (keyof BillParty)[];

const partyFaults = (part: PartName, party: BillParty, needed: readonly (keyof BillParty)[]): BillFault[] =>
  fieldsOf
    .filter((field) => {
      const text = party[field];
      const isMissing = text.trim() === '' && needed.includes(field);
      return isMissing || text.length > longest[field] || !isBillable(text);
    })
    .map((field): BillFault => `${part}.${field}`);

/** Street and number of a line as people write it; a QR-bill wants them apart. */
export function splitStreet(line: string): Pick<BillParty, 'street' | 'number'> {
  const found = /^(?<street>.*\S)\s+(?<number>\d+\s?[a-zA-Z]?(?:\s?[-/+]\s?\d+\s?[a-zA-Z]?)?)$/u.exec(line.trim())?.groups;
  const [street, number] = [found?.street ?? '', found?.number ?? ''];
  return street === '' || number.length > longest.number ? { street: line.trim(), number: '' } : { street, number };
}
