import { describe, expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

describe('the address of a page', () => {
  it.each([
    ['Klasse 3a: Ausflug!', 'klasse-3a-ausflug'],
    ['Übungen für zu Hause', 'uebungen-fuer-zu-hause'],
    ['Français — été', 'francais-ete'],
    ['???', 'seite'],
    ['x'.repeat(90), 'x'.repeat(60)],
  ])('%s → %s', (title, address) => {
    expect(pageAddress(title)).toBe(address);
  });
});
