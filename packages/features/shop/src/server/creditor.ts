import type { Services } from '@pausenplatz/kernel-server';
import type { BillParty } from '../rules/index.ts';
import { shopConfigTexts } from '../texts.config.ts';
import { shopConfig } from './config.ts';

/** Whom a bill is paid to. */
export interface Creditor extends BillParty {
  readonly iban: string;
  /** Null for who pays no value-added tax of their own. */
  readonly vatNumber: string | null;
}

/** For the demo school: plainly nobody, with the account that the standards use in their examples. */
const example: Creditor = {
  name: shopConfigTexts.example,
  street: 'Musterweg',
  number: '1',
  postalCode: '3000',
  city: 'Bern',
  iban: 'CH9300762011623852957',
  vatNumber: 'CHE-123.456.789 MWST',
};

/** Null where nobody is named: then nothing can be ordered. */
export const creditorOf = ({ config }: Pick<Services, 'config'>): Creditor | null =>
  config.of(shopConfig).creditor ?? (config.demoSchool ? example : null);
