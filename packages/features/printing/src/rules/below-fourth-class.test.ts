import { expect, test } from 'vitest';
import { isBelowFourthClass } from './below-fourth-class.ts';

test.each([
  '3a',
  '1. Klasse',
  'Klasse 2b',
  '1./2. Klasse Dorf',
  'Kindergarten Süd',
  'KG Linde',
  'Basisstufe blau',
  'Unterstufe 4',
  '3B (Moser)',
])('%s is below the fourth class', (name) => expect(isBelowFourthClass(name)).toBe(true));

test.each(['4a', '5./6. Klasse', 'Sek 1a', '2. Sek B', '1. Gym', 'Oberstufe 2', '10. Schuljahr', '13b', '2026 a', 'Chor', ''])(
  '%s is not',
  (name) => expect(isBelowFourthClass(name)).toBe(false),
);
