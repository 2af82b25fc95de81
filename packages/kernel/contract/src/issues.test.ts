import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldSentences } from './issues.ts';

it('names the fields of an input that are wrong, and no more of them than people mend at once', () => {
  const wrong = (count: number) => z.object({ list: z.array(z.string()) }).safeParse({ list: Array.from({ length: count }, () => 1) });
  expect(Object.keys(fieldSentences(wrong(2).error?.issues ?? []))).toEqual(['list.0', 'list.1']);
  expect(Object.keys(fieldSentences(wrong(5_000).error?.issues ?? []))).toHaveLength(100);
});
