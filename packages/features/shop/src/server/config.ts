import { defineConfig } from '@pausenplatz/kernel-server';
import * as z from 'zod/mini';
import { isBillable } from '../contract/index.ts';
import { isIban, isQrIban } from '../rules/index.ts';
import { shopConfigTexts as texts } from '../texts.config.ts';
import type { Creditor } from './creditor.ts';

const billText = (maximum: number) => z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(maximum), z.refine(isBillable)));
const withoutBlanks = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

const needed = ['SHOP_CREDITOR', 'SHOP_STREET', 'SHOP_STREET_NUMBER', 'SHOP_POSTAL_CODE', 'SHOP_CITY', 'SHOP_IBAN'] as const;

/** Whom bills are paid to; without it the shop shows its range and takes no orders. */
export const shopConfig = defineConfig(
  {
    SHOP_CREDITOR: { schema: billText(70), expected: texts.name },
    SHOP_STREET: { schema: billText(70), expected: texts.street },
    SHOP_STREET_NUMBER: { schema: billText(16), expected: texts.number },
    SHOP_POSTAL_CODE: { schema: z.optional(z.string().check(z.regex(/^[1-9]\d{3}$/))), expected: texts.postalCode },
    SHOP_CITY: { schema: billText(35), expected: texts.city },
    SHOP_IBAN: {
      schema: z.optional(z.string().check(z.refine((text) => isIban(withoutBlanks(text)) && !isQrIban(withoutBlanks(text))))),
      expected: texts.iban,
    },
    SHOP_VAT_NUMBER: { schema: z.optional(z.string().check(z.regex(/^CHE-\d{3}\.\d{3}\.\d{3} MWST$/))), expected: texts.vatNumber },
  },
  (given, problems): { readonly creditor: Creditor | null } => {
    const { SHOP_CREDITOR: name, SHOP_STREET: street, SHOP_STREET_NUMBER: number, SHOP_POSTAL_CODE: postalCode } = given;
    const { SHOP_CITY: city, SHOP_IBAN: iban, SHOP_VAT_NUMBER: vatNumber } = given;
    if (name && street && number && postalCode && city && iban)
      return { creditor: { name, street, number, postalCode, city, iban: withoutBlanks(iban), vatNumber: vatNumber ?? null } };
    const missing = needed.filter((variable) => given[variable] === undefined);
    if (missing.length < needed.length || vatNumber !== undefined) problems.push(texts.incomplete(missing.join(', ')));
    return { creditor: null };
  },
);
