import { expect, it } from 'vitest';
import { answered } from './answered.ts';

const [mia, noah, gone] = ['mia', 'noah', 'gone'].map((id) => ({ id, name: id }));
if (!mia || !noah || !gone) throw new Error('Three people');

it('who has not answered is named in the order of the class; who left it counts for nothing', () => {
  expect(answered([{ author: noah }, { author: gone }, { author: null }], [mia, noah])).toEqual({ count: 1, total: 2, missing: [mia] });
  expect(answered([], [])).toEqual({ count: 0, total: 0, missing: [] });
});
