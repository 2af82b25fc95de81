import { expect, it } from 'vitest';
import { classKey } from './class-key.ts';

it.each(['2b', '2B', '2 B', ' 2.b ', '2\u00A0b', 'Klasse 2b', 'Kl. 2B'])('%s is the class 2b', (name) => expect(classKey(name)).toBe('2b'));

it.each([
  ['1/2 a', '12a'],
  ['1-2a', '12a'],
  ['Klasse', ''],
  ['Klar', 'ar'],
])('%s is not the class %s', (name, other) => expect(classKey(name)).not.toBe(other));
