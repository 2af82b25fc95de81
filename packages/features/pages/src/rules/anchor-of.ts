import { plainWords } from '@pausenplatz/kernel-format';

/** Characters of the part of an address that names a title. */
const maximum = 60;

/** What names a title in an address, behind `#`: its plain words. Null where there are none. */
export function anchorOf(title: string): string | null {
  const words = plainWords(title).join('-').slice(0, maximum).replace(/-$/, '');
  // Nothing else on a screen is named so.
  return words === '' ? null : `titel-${words}`;
}
