/** Draws a whole number below `limit`; the server gives one from its random source. */
type Draw = (limit: number) => number;

// Without letters that lie elsewhere on foreign keyboards (y, z), and without those that children mix up on paper (c, q, v, x, j).
const consonants = 'bdfghklmnprstw';
const vowels = 'aeiou';

/** What nobody wants to find on a child's card, in German, French, Italian or English. */
const unkind: ReadonlySet<string> = new Set(
  'kaka pipi popo pupu kaki fuki dodo doof dofi dumo dume fett fito fika fiki fike hure huro nuti nute nuta tita titi tite tito sadi sado sau sudo tode toto pisa pise pimo pene peni poro pora porn mose moso puta puti pute puto puni mede mera merd bite bito bita bobo sado base homo gogo lolo lulu nudo nuda sexi daso hexo gifu rapo rape gore hate kilo kile kila kili'.split(
    ' ',
  ),
);

function word(draw: Draw): string {
  for (;;) {
    const letters = [consonants, vowels, consonants, vowels].map((among) => among[draw(among.length)] ?? '').join('');
    if (!unkind.has(letters)) return letters;
  }
}

const capital = (letters: string): string => letters.slice(0, 1).toUpperCase() + letters.slice(1);

/**
 * A first password that a seven-year-old can copy from a card: three words that read as they are spelled, and a number
 * (`Mabo-Lite-Runa-47`). Capitals, hyphens and blanks do not matter where it is typed.
 */
export function initialPassword(draw: Draw): string {
  return [capital(word(draw)), capital(word(draw)), capital(word(draw)), 10 + draw(90)].join('-');
}

const wordCount = (consonants.length * vowels.length) ** 2 - unkind.size;

/** Bits that have to be guessed. */
export const initialPasswordBits = Math.log2(wordCount ** 3 * 90);

/** What is compared of a first password: small letters and digits alone. */
export const plainInitialPassword = (typed: string): string => typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
