import { scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { shopFieldTexts } from '../texts.fields.ts';
import { shopLimits } from './limits.ts';

/** What the Swiss payment standards let stand in a QR-bill: Latin letters of Europe, no emoji and no control characters. */
const billable = /^[\u0020-\u007E\u00A0-\u017F\u0218-\u021B\u20AC]*$/u;
export const isBillable = (text: string): boolean => billable.test(text);

/** What tablets make of an apostrophe, a dash or a quotation mark, as a bank reads it. */
const plainMarks = z.overwrite((text: string) =>
  text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[‐‑–—]/g, '-')
    .replaceAll(/[“”„]/g, '"'),
);
const billText = (maximum: number) => scalars.text(maximum).check(plainMarks, z.refine(isBillable, { error: shopFieldTexts.notBillable }));
const optionalBillText = (maximum: number) =>
  scalars.optionalText(maximum).check(plainMarks, z.refine(isBillable, { error: shopFieldTexts.notBillable }));

/** Where something goes in Switzerland; the first line is street and number, the second what else belongs to it. */
export const shopAddress = z.strictObject({
  school: billText(shopLimits.addressNameMaximum),
  person: optionalBillText(shopLimits.addressNameMaximum),
  line1: billText(shopLimits.addressLineMaximum),
  line2: optionalBillText(shopLimits.addressLineMaximum),
  postalCode: z.string().check(z.trim(), z.regex(/^[1-9]\d{3}$/, shopFieldTexts.postalCode)),
  city: billText(shopLimits.cityMaximum),
});
export type ShopAddress = z.output<typeof shopAddress>;
