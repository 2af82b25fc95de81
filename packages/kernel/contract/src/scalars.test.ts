import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldSentences } from './issues.ts';
import * as scalars from './scalars.ts';

it('looks no further into what is too long', () => {
  const asked: string[] = [];
  const field = z.string().check(
    scalars.atMost(5),
    z.refine((value) => asked.push(value) > 0),
  );
  expect([field.safeParse('Grüezi').success, field.safeParse('Salü').success, asked]).toEqual([false, true, ['Salü']]);
});

it.each([
  ['a name', scalars.plainName(80), 'a'.repeat(100_000)],
  ['an address', scalars.email, `${'a'.repeat(100_000)}@schule.ch`],
  ['a text', scalars.text(100), 'a'.repeat(100_000)],
])('says one thing of %s that is far too long', (_what, field, value) => {
  const { error } = field.safeParse(value);
  expect(error?.issues).toHaveLength(1);
  expect(Object.values(fieldSentences(error?.issues ?? []))).toHaveLength(1);
});
