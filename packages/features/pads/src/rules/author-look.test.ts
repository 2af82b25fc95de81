import { expect, test } from 'vitest';
import { authorLook } from './author-look.ts';

test('nobody of a class looks like somebody else', () => {
  const looks = Array.from({ length: 48 }, (_, at) => JSON.stringify(authorLook(at + 1)));
  expect(new Set(looks).size).toBe(48);
});
