import type { PersonScene, Rows, SchoolScene } from '@pausenplatz/kernel-server/testing';

const address = { school: 'Schule Sonnenberg', person: '', line1: 'Sonnenbergweg 4', line2: '', postalCode: '3014', city: 'Bern' };
const creditor = {
  name: 'Laden',
  street: 'Weg',
  number: '1',
  postalCode: '3000',
  city: 'Bern',
  iban: 'CH9300762011623852957',
  vatNumber: null,
};

/** An order as it is kept. */
export const orderRow = (more: { readonly id: string; readonly user_id: string; readonly school_id: string }) => ({
  cart_id: crypto.randomUUID(),
  school_name: 'Schule Sonnenberg',
  state: 'ordered',
  email: 'lea.test@schule.example',
  delivery: JSON.stringify(address),
  invoice: JSON.stringify(address),
  comment: 'Bitte vor den Ferien',
  decision: 'Bitte erst im neuen Jahr',
  creditor: JSON.stringify(creditor),
  reference: 'RF462026000123',
  goods: 2_400,
  postage: 900,
  total: 3_300,
  vat: JSON.stringify([{ rate: 81, gross: 3_300, net: 3_053, tax: 247 }]),
  ordered_at: new Date(),
  mailed_at: new Date(),
  ...more,
});

/** Everything that the feature keeps of a person and tells in their export. */
export const rowsOfPerson = ({ userId, schoolId, id }: PersonScene): Rows => ({
  shop_order: [orderRow({ id: id('order'), user_id: userId, school_id: schoolId })],
});

/** An order of a school and of somebody who works there. */
export const rowsOfSchool = ({ schoolId, teacher, secret }: SchoolScene): Rows => ({
  shop_order: [orderRow({ id: secret('order'), user_id: teacher, school_id: schoolId })],
  shop_school: [{ school_id: schoolId, needs_approval: true }],
  shop_order_line: [
    {
      order_id: secret('order'),
      position: 0,
      variant_id: secret('variant'),
      name: 'Hörer',
      variant: '',
      quantity: 2,
      price: 1_200,
      vat_rate: 81,
    },
  ],
});
