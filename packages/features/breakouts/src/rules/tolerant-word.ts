const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', œ: 'oe' };

/** What a word sounds like when one looks away from case, blanks, signs, accents, and how umlauts are written. */
const plainOf = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüßæœ]/g, (letter) => spelled[letter] ?? letter)
    .normalize('NFD')
    // Accents stand apart now, and go with blanks, hyphens and everything else that is neither letter nor number.
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Words of so many letters may have one slip: one letter too many, too few, wrong, or two that changed places. */
const lettersForSlip = 6;

const lettersIn = (word: string): number => word.normalize('NFC').match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Whether somebody meant this word. */
export function isMeant(typed: string, word: string): boolean {
  const [given, wanted] = [plainOf(typed), plainOf(word)];
  if (given === wanted) return given !== '';
  // A number in a word is no slip: 1291 is another year than 1292.
  return lettersIn(word) >= lettersForSlip && !/\d/.test(wanted) && isOneSlipAway(given.split(''), wanted.split(''));
}

function isOneSlipAway(given: readonly string[], wanted: readonly string[]): boolean {
  if (Math.abs(given.length - wanted.length) > 1) return false;
  const at = given.findIndex((letter, index) => letter !== wanted[index]);
  // All that was typed is right: one letter is missing at the end.
  if (at === -1) return wanted.length === given.length + 1;
  const rest = (letters: readonly string[], from: number) => letters.slice(from).join('');
  return (
    rest(given, at + 1) === rest(wanted, at + 1) ||
    rest(given, at + 1) === rest(wanted, at) ||
    rest(given, at) === rest(wanted, at + 1) ||
    (given[at] === wanted[at + 1] && given[at + 1] === wanted[at] && rest(given, at + 2) === rest(wanted, at + 2))
  );
}
