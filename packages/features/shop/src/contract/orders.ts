import { type ActorTable, defineCall, onlyRoles, scalars, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { shopAddress } from './address.ts';
import { shopLimits } from './limits.ts';

/** What becomes of an order, in this order; one that was cancelled or declined stays so. Where a school approves, it waits first. */
export const orderStates = ['waiting', 'ordered', 'sent', 'paid', 'cancelled', 'declined'] as const;
export type OrderState = (typeof orderStates)[number];

/** Who may order for a school: those who work there. */
const staff = onlyRoles('Teacher', 'SchoolAdmin');
const noStaff = { private: 403, pupilOwner: 403, pupilSameClass: 403, pupilOtherClass: 403, pupilOtherSchool: 403 } as const;
const everyStaff: ActorTable = signedInActors(200, noStaff);
const staffOfSchool: ActorTable = signedInActors(404, { ...noStaff, teacherOfClass: 200, teacherSameSchool: 200, schoolAdminOwn: 200 });
/** An order belongs to who ordered, and to who administers the school that it is for. */
const keepers: ActorTable = signedInActors(404, { ...noStaff, teacherOfClass: 200, schoolAdminOwn: 200 });

/** The part of a total that one rate of the tax is in; Rappen. */
export const vatPart = z.object({ rate: z.int(), gross: z.int(), net: z.int(), tax: z.int() });
export type VatPart = z.output<typeof vatPart>;

export const orderTotals = z.object({ goods: z.int(), postage: z.int(), total: z.int(), vat: z.array(vatPart) });
export type OrderTotals = z.output<typeof orderTotals>;

const orderLine = z.object({ name: z.string(), variant: z.string(), quantity: z.int(), price: z.int(), vatRate: z.int() });
export type OrderLine = z.output<typeof orderLine>;

export const shopOrder = z.object({
  id: scalars.id,
  /** As people say it: 2026-001001. */
  number: z.string(),
  state: z.enum(orderStates),
  orderedAt: scalars.timestamp,
  /** Of the bill: that of the order, and where it waited that of the approval. */
  billedAt: scalars.timestamp,
  schoolId: scalars.id,
  schoolName: z.string(),
  /** Null where the account is no more. */
  orderedBy: z.nullable(z.string()),
  isOwn: z.boolean(),
  /** It waits, and the caller is one of those who approve or decline it. */
  mayDecide: z.boolean(),
  /** Why it was declined; otherwise empty. */
  decision: z.string(),
  /** It was cancelled after it had a bill, and has a credit note. */
  hasCreditNote: z.boolean(),
  lines: z.array(orderLine),
  totals: orderTotals,
});
export type ShopOrder = z.output<typeof shopOrder>;

export const getCheckout = defineCall({
  summary: 'What somebody needs to order: the confirmed schools for which they may, their address, and where their last order went.',
  method: 'GET',
  path: 'shop/checkout',
  access: staff,
  actors: everyStaff,
  mutates: false,
  input: scalars.nothing,
  output: z.object({
    isOpen: z.boolean(),
    email: z.string(),
    person: z.string(),
    schools: z.array(
      z.object({
        id: scalars.id,
        name: z.string(),
        place: z.string(),
        /** What the caller orders waits for an approval. */
        waits: z.boolean(),
      }),
    ),
    last: z.nullable(z.object({ schoolId: scalars.id, delivery: shopAddress, invoice: z.nullable(shopAddress) })),
  }),
});

/** Prices that a client sends along are not even read. */
const orderedItem = z.object({ variantId: scalars.id, quantity: z.int().check(z.gte(1), z.lte(shopLimits.quantityPerLine)) });

export const placeOrder = defineCall({
  summary: 'Order what is in a cart for a school. The same cart again answers the same order; prices and postage are the server’s.',
  method: 'POST',
  path: 'shop/order',
  access: staff,
  actors: staffOfSchool,
  mutates: true,
  idempotent: true,
  input: z.strictObject({
    cartId: z.uuid(),
    schoolId: scalars.id,
    /** Whoever orders says that it is for this school. */
    schoolConfirmed: z.literal(true),
    email: scalars.email,
    items: z.array(orderedItem).check(z.minLength(1), scalars.atMost(shopLimits.linesPerOrder)),
    /** The total that was shown, in Rappen: nobody orders at a price that they did not see. */
    seenTotal: z.int().check(z.gte(0)),
    delivery: shopAddress,
    /** Whether the bill goes elsewhere. */
    useInvoiceAddress: z.boolean(),
    invoice: z.nullable(shopAddress),
    comment: scalars.optionalText(shopLimits.commentMaximum),
  }),
  output: z.object({ order: shopOrder }),
  refusals: [
    'SCHOOL_NOT_FOUND',
    'SCHOOL_UNCONFIRMED',
    'SHOP_CLOSED',
    'SHOP_GONE',
    'SHOP_STOCK',
    'SHOP_PRICES_CHANGED',
    'SHOP_TOO_MUCH',
    'SHOP_TWICE',
    'SHOP_INVOICE_ADDRESS',
  ],
});

export const listOrders = defineCall({
  summary: 'Own orders, and those of schools that one administers: what waits for a decision, then the newest; 200 at most.',
  method: 'GET',
  path: 'shop/orders',
  access: staff,
  actors: everyStaff,
  mutates: false,
  input: scalars.nothing,
  output: z.object({ orders: z.array(shopOrder) }),
});

export const getDeliveryNote = defineCall({
  summary: 'The delivery note of an order as a PDF: what is in the parcel and where it goes, without prices.',
  method: 'GET',
  path: 'shop/orders/{id}/delivery-note',
  access: staff,
  actors: keepers,
  mutates: false,
  input: z.strictObject({ id: scalars.id }),
  output: z.object({ fileName: z.string(), pdf: z.string() }),
  refusals: ['SHOP_ORDER_NOT_FOUND', 'SHOP_NO_DELIVERY'],
});

export const getCreditNote = defineCall({
  summary: 'The credit note of a cancelled order as a PDF: it takes back the whole bill.',
  method: 'GET',
  path: 'shop/orders/{id}/credit-note',
  access: staff,
  actors: keepers,
  mutates: false,
  input: z.strictObject({ id: scalars.id }),
  output: z.object({ fileName: z.string(), pdf: z.string() }),
  refusals: ['SHOP_ORDER_NOT_FOUND', 'SHOP_NO_CREDIT'],
});

export const getInvoice = defineCall({
  summary: 'The bill of an order as a PDF with a Swiss QR-bill.',
  method: 'GET',
  path: 'shop/orders/{id}/invoice',
  access: staff,
  actors: keepers,
  mutates: false,
  input: z.strictObject({ id: scalars.id }),
  output: z.object({ fileName: z.string(), pdf: z.string() }),
  refusals: ['SHOP_ORDER_NOT_FOUND', 'SHOP_NO_INVOICE'],
});
