const letters: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  å: 'a',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  þ: 'th',
};
const longest = 60;

/**
 * The user name that a person would expect: `vorname.nachname` in plain letters. A name of which nothing is left
 * (written in another script) becomes `person`.
 */
export function userNameBase(firstName: string, lastName: string): string {
  const base = [firstName, lastName]
    .map(plain)
    .filter((part) => part !== '')
    .join('.');
  return base === '' ? 'person' : base.slice(0, longest).replace(/[.-]+$/, '');
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^a-z]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/[\s-]+/g, '-')
    .replaceAll(/[^a-z-]/g, '')
    .replaceAll(/^-+|-+$/g, '');
}

/** The base itself, or with the smallest number from 2 that nobody has; takes the name by adding it to `taken`. */
export function takeUserName(base: string, taken: Set<string>): string {
  let name = base;
  for (let number = 2; taken.has(name); number += 1) name = `${base}${number}`;
  taken.add(name);
  return name;
}
