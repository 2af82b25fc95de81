/** Longest address that mail servers carry. */
export const emailAddressMaximum = 254;

/**
 * The format of the specification, section 5: 6 to 254 characters, local part 1 to 64, labels of the domain 1 to 63, a top-level
 * domain of 2 to 63 letters. The local part is a dot-atom of RFC 5322: signs by which mail programs separate or name addresses are
 * none of it, for with one of them a mail would leave for another address than the one that was typed. Labels of the domain may hold
 * letters of any language (`schule-zürich.ch`).
 */
const format =
  /^(?=.{6,254}$)(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+[a-z]{2,63}$/iu;

/** True for an address of the specified format. Without a schema, so that the first screen stays light. */
export function isEmailAddress(value: string): boolean {
  return format.test(value);
}
