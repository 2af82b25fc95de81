import type { InputOf, OutputOf } from '@pausenplatz/kernel-contract';
import type { getCheckout, placeOrder, ShopAddress } from '../../contract/index.ts';
import type { Cart, CartLine } from '../../rules/index.ts';
import { totalsOf, pricedLines } from '../../rules/index.ts';

/** Where each line of an address stands in the form. */
export const addressNames = {
  delivery: {
    school: 'deliverySchool',
    person: 'deliveryPerson',
    line1: 'deliveryLine1',
    line2: 'deliveryLine2',
    postalCode: 'deliveryPostalCode',
    city: 'deliveryCity',
  },
  invoice: {
    school: 'invoiceSchool',
    person: 'invoicePerson',
    line1: 'invoiceLine1',
    line2: 'invoiceLine2',
    postalCode: 'invoicePostalCode',
    city: 'invoiceCity',
  },
} as const;

type Part = keyof typeof addressNames;
type AddressName = (typeof addressNames)[Part][keyof ShopAddress];

export type CheckoutFields = Record<AddressName, string> & {
  schoolId: string;
  schoolConfirmed: boolean;
  email: string;
  useInvoiceAddress: boolean;
  comment: string;
};

const lines = ['school', 'person', 'line1', 'line2', 'postalCode', 'city'] as const satisfies readonly (keyof ShopAddress)[];

/** The call’s own paths of the fields, for what the server says at them. */
export const pathsOfAddresses = Object.fromEntries(
  (['delivery', 'invoice'] as const).flatMap((part) => lines.map((line) => [`${part}.${line}`, addressNames[part][line]] as const)),
);

const empty: ShopAddress = { school: '', person: '', line1: '', line2: '', postalCode: '', city: '' };

// The names are those of the part by construction; fromEntries widens them to string.
const fieldsOf = (part: Part, address: ShopAddress) =>
  Object.fromEntries(lines.map((line) => [addressNames[part][line], address[line]])) as Record<AddressName, string>;

const addressIn = (part: Part, fields: CheckoutFields): ShopAddress => {
  const of = (line: keyof ShopAddress) => fields[addressNames[part][line]];
  return {
    school: of('school'),
    person: of('person'),
    line1: of('line1'),
    line2: of('line2'),
    postalCode: of('postalCode'),
    city: of('city'),
  };
};

/** What the form begins with: where the last order went, or the school and who orders. */
export function firstFields({ schools, email, person, last }: OutputOf<typeof getCheckout>): CheckoutFields {
  const school = schools.find(({ id }) => id === last?.schoolId) ?? schools[0];
  const delivery = last?.delivery ?? { ...empty, school: school?.name ?? '', person, city: school?.place ?? '' };
  return {
    ...fieldsOf('delivery', delivery),
    ...fieldsOf('invoice', last?.invoice ?? empty),
    schoolId: school?.id ?? '',
    schoolConfirmed: false,
    email,
    useInvoiceAddress: last ? last.invoice !== null : false,
    comment: '',
  };
}

/** The order that the form and the cart make. */
export function orderOf(fields: CheckoutFields, cart: Cart, ordered: readonly CartLine[]): InputOf<typeof placeOrder> {
  const { schoolId, email, useInvoiceAddress, comment } = fields;
  return {
    cartId: cart.id,
    schoolId,
    schoolConfirmed: true,
    email,
    items: ordered.map(({ variant, quantity }) => ({ variantId: variant.id, quantity })),
    seenTotal: totalsOf(pricedLines(ordered)).total,
    delivery: addressIn('delivery', fields),
    useInvoiceAddress,
    invoice: useInvoiceAddress ? addressIn('invoice', fields) : null,
    comment,
  };
}
