import * as z from 'zod/mini';
import { emailAddressMaximum, isEmailAddress } from './email-address.ts';
import { isPlainName } from './plain-name.ts';
import { kernelTexts } from './texts.ts';

/**
 * At most so many characters or items, judged alone: what is too long is looked at no further, because zod would ask every other check as
 * well, and nobody wants to know whether a hundred thousand letters are a name. Stands before whatever looks into a text.
 */
export const atMost = (maximum: number) => z.maxLength(maximum, { abort: true });

/** A random 128-bit id as 22 characters of base64url; ids are never guessable (trust: H5). */
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, kernelTexts.fields.wrongFormat));

/** A point in time as ISO 8601 in UTC with milliseconds. */
export const timestamp = z.iso.datetime({ precision: 3 });

/** A calendar day as YYYY-MM-DD, without a time zone. */
export const calendarDay = z.iso.date();

/** A non-empty text of at most `maximum` characters, with surrounding blanks removed. */
export function text(maximum: number) {
  return z.string().check(z.trim(), z.minLength(1, kernelTexts.fields.required), atMost(maximum));
}

/** The name of a person, a school or a place: it stands in mails to people who know nobody here, so it holds no address. */
export function plainName(maximum: number) {
  return text(maximum).check(z.refine(isPlainName, { error: kernelTexts.fields.notPlain }));
}

/** An e-mail address, kept in small letters; the one rule for all of them (specification, section 5). */
export const email = z.string().check(
  z.trim(),
  z.minLength(1, kernelTexts.fields.required),
  z.maxLength(emailAddressMaximum, { error: kernelTexts.fields.emailWrong, abort: true }),
  z.refine((value) => value === '' || isEmailAddress(value), { error: kernelTexts.fields.emailWrong }),
  z.toLowerCase(),
);

/** Like `text`, but may be empty. */
export function optionalText(maximum: number) {
  return z.string().check(z.trim(), atMost(maximum));
}

/** Nothing goes in: the input of calls without parameters. */
export const nothing = z.strictObject({});

/** The plain answer of calls that only confirm. */
export const done = z.object({ ok: z.literal(true) });

/** Anything that JSON can say; for values that only their owner understands. */
export const json = z.json();
