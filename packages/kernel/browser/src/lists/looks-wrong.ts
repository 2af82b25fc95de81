/** Letters that names in our country have beside a to z. */
const ofNames = new Set('äöüÄÖÜéèêëàâáíìïîçôóòûùúñÉÈÀÂÇÊËÎÏÔÓÁÍÑ');
/** Signs that stand in our lists for themselves. */
const ofLists = new Set('«»‹›“”„’‘–—…€°§·½¼¾²³±×÷©®ßæœøåãõÆŒØÅÃÕšžŠŽýÿÝŸþðÞÐ\u00A0');

const isLetter = (sign: string) => /\p{L}/u.test(sign);
const isSmall = (sign: string) => /\p{Ll}/u.test(sign);
const isLarge = (sign: string) => /\p{Lu}/u.test(sign);

/**
 * How little a text looks like one of our country: 0 where each letter can be one of a name at its place. Signs inside of words, capitals
 * after small letters, letters that nobody here has, and signs of drawings count.
 */
export function looksWrong(text: string): number {
  let wrong = 0;
  let before = ' ';
  const signs = Array.from(text);
  for (const [at, sign] of signs.entries()) {
    if ((sign.codePointAt(0) ?? 0) >= 0x80) wrong += wrongAt(sign, before, signs[at + 1] ?? ' ');
    before = sign;
  }
  return wrong;
}

function wrongAt(sign: string, before: string, after: string): number {
  if (/[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u.test(sign)) return 8;
  if (!isLetter(sign)) {
    const isInside = isLetter(before) && isLetter(after) && sign !== '’' && sign !== '‘' && sign !== '·';
    return (isInside ? 6 : 0) + (ofLists.has(sign) ? (isLetter(before) || isLetter(after) ? 0.25 : 0) : 4);
  }
  // «MŸller», «RenÈ»: capitals stand at the beginning of a word, or in a word of capitals.
  const isMisplaced = isLarge(sign) && (isSmall(before) || (isLetter(before) && isSmall(after)));
  return (isMisplaced ? 6 : 0) + (ofNames.has(sign) ? 0 : ofLists.has(sign) ? 2 : 3);
}
