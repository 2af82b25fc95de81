import type { AccountTables } from '@pausenplatz/account/server';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { OrderState, ShopAddress, ShopCategory, ShopColor, ShopPicture, VatKind, VatPart } from '../contract/index.ts';
import type { Creditor } from './creditor.ts';

/** Tables of the shop: what it offers, and what was ordered. */
export interface OwnTables {
  shop_product: {
    id: string;
    /** Its address: `/shop/produkt/{url}`. */
    url: string;
    name: string;
    category: ShopCategory;
    summary: string;
    description: string;
    picture: ShopPicture;
    color: ShopColor;
    vat_kind: VatKind;
    position: number;
    /** What is not offered any more stays for the orders that name it. */
    is_offered: boolean;
  };
  shop_variant: {
    id: string;
    product_id: string;
    /** How the operator names it; one of a product. */
    code: string;
    name: string;
    price: number;
    stock: number;
    position: number;
    is_offered: boolean;
  };
  shop_order: {
    id: string;
    number: GeneratedAlways<number>;
    cart_id: string;
    /** Empty where the account is no more. */
    user_id: string;
    school_id: string;
    school_name: string;
    state: OrderState;
    email: string;
    delivery: JSONColumnType<ShopAddress>;
    invoice: JSONColumnType<ShopAddress> | null;
    comment: string;
    /** Whom it was to be paid to, as it was then. */
    creditor: JSONColumnType<Creditor>;
    reference: string;
    goods: number;
    postage: number;
    total: number;
    vat: JSONColumnType<VatPart[]>;
    ordered_at: Date;
    /** When the mail with the bill was handed over. */
    mailed_at: Generated<Date | null>;
    /** Why its school declined it; otherwise empty. */
    decision: Generated<string>;
    /** When its school approved or declined it; null where it never waited, or still does. */
    decided_at: Generated<Date | null>;
    /** When it was cancelled after it had a bill: the day of the credit note. */
    cancelled_at: Generated<Date | null>;
  };
  /** What a school says about its orders. */
  shop_school: { school_id: string; needs_approval: boolean };
  shop_order_line: {
    order_id: string;
    position: number;
    variant_id: string;
    name: string;
    variant: string;
    quantity: number;
    price: number;
    vat_rate: number;
  };
}

export type ShopTables = OwnTables & AccountTables;
