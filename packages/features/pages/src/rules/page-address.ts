const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe' };
const longest = 60;

/** The readable part of an address made from a title: "Klasse 3a: Ausflug!" → "klasse-3a-ausflug". */
export function pageAddress(title: string): string {
  const plain = title
    .toLowerCase()
    .replaceAll(/[äöüßæøœ]/g, (letter) => letters[letter] ?? '')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '');
  const words = plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '');
  return words === '' ? 'seite' : words;
}
