/**
 * The format of the specification, section 5: 6 to 254 characters, local part 1 to 64, labels of the domain 1 to 63,
 * a top-level domain of 2 to 63 letters. Signs by which mail programs separate or name addresses belong to none: with one of
 * them a mail would leave for another address than the one that was typed.
 */
const format = /^(?=.{6,254}$)[^\s@,;:<>()[\]"\\]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** True for an address of the specified format. Without a schema, so that the first screen stays light. */
export function isEmailAddress(value: string): boolean {
  return format.test(value);
}
