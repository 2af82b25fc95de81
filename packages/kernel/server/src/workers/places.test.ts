import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { createPlaces } from './places.ts';

/** Places with a list of who began, and the ends of works that are under way. */
function watched(atOnce: number, waitingAtMost: number) {
  const places = createPlaces(atOnce, waitingAtMost);
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (name: string) =>
    places.pass(
      () =>
        new Promise<string>((resolve) => {
          began.push(name);
          ends.set(name, () => resolve(name));
        }),
      name.slice(0, 1),
    );
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { began, begin, end };
}

test('one person has half of the places, and another one waits for nothing of theirs', async () => {
  const { began, begin, end } = watched(2, 20);
  const all = ['a1', 'a2', 'a3'].map(begin);
  expect(began).toEqual(['a1']);
  all.push(begin('b1'));
  expect(began).toEqual(['a1', 'b1']);
  for (const name of ['a1', 'a2', 'a3', 'b1']) await end(name);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1']);
});

test('the next turn is of whoever had none for the longest time, whatever others had sent before', async () => {
  const { began, begin, end } = watched(2, 40);
  const all = ['a1', 'b1', 'a2', 'a3', 'b2', 'b3', 'c1', 'd1'].map(begin);
  for (const name of ['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'a3', 'b3']) await end(name);
  expect(began).toEqual(['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'a3', 'b3']);
  await Promise.all(all);
});

test('who sends more than half of what may wait is asked to come again, and others still find room', async () => {
  const { begin, end } = watched(2, 4);
  const all = ['a1', 'a2', 'a3'].map(begin);
  await expect(begin('a4')).rejects.toBeInstanceOf(Refusal);
  all.push(...['b1', 'c1', 'd1'].map(begin));
  await expect(begin('e1')).rejects.toBeInstanceOf(Refusal);
  for (const name of ['a1', 'b1', 'c1', 'd1', 'a2', 'a3']) await end(name);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'd1']);
});

test('work that fails gives its place back', async () => {
  const places = createPlaces(1, 1);
  const fails = async () => {
    throw new Error('broken');
  };
  for (const _try of [1, 2, 3]) await expect(places.pass(fails)).rejects.toThrow('broken');
  expect(await places.pass(async () => 'works')).toBe('works');
});
