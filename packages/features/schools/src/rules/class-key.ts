/** Two spellings of one class: "2b", "2B", "2 B", "2.b" and "Klasse 2b" mean the same one. */
export function classKey(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s.]/g, '')
    .replace(/^(?:klasse|kl)(?=\d)/, '');
}
