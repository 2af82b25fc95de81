/** Letters count as 10 to 35 (ISO 7064); what is neither letter nor digit has no remainder. */
function remainder(text: string): number | null {
  if (!/^[0-9A-Z]+$/.test(text)) return null;
  let rest = 0;
  for (const sign of text) for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}

const isSound = (text: string): boolean => remainder(text.slice(4) + text.slice(0, 4)) === 1;

/** The reference of an order, by which the payment is found again (ISO 11649). */
export function referenceOf(year: number, number: number): string {
  const own = `${year}${String(number).padStart(6, '0')}`;
  const check = 98 - (remainder(`${own}RF00`) ?? 0);
  return `RF${String(check).padStart(2, '0')}${own}`;
}

export const isReference = (text: string): boolean => /^RF\d{2}[0-9A-Z]{1,21}$/.test(text) && isSound(text);

/** An account of Switzerland or Liechtenstein whose checksum is right. */
export const isIban = (text: string): boolean => /^(?:CH|LI)\d{7}[0-9A-Z]{12}$/.test(text) && isSound(text);

/** An account for the long numeric references alone: the institute’s number is between 30000 and 31999. */
export const isQrIban = (text: string): boolean => isIban(text) && /^3[01]/.test(text.slice(4));

/** The number of an order as people say it. */
export const orderNumber = (year: number, number: number): string => `${year}-${String(number).padStart(6, '0')}`;
