import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { createGate } from './gate.ts';

const moment = () => new Promise((resolve) => setTimeout(resolve, 5));

test('a gate lets two through at once, the others in their order, and refuses who would wait too long', async () => {
  const gate = createGate(2, 3);
  const began: number[] = [];
  let inside = 0;
  let most = 0;
  const work = (number: number) =>
    gate.pass(async () => {
      began.push(number);
      most = Math.max(most, (inside += 1));
      await moment();
      inside -= 1;
      return number;
    });
  const all = [1, 2, 3, 4, 5].map(work);
  await expect(work(6)).rejects.toBeInstanceOf(Refusal);
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4, 5]);
  expect([began, most]).toEqual([[1, 2, 3, 4, 5], 2]);
});

test('work that fails gives its place back', async () => {
  const gate = createGate(1, 1);
  const fails = async () => {
    throw new Error('broken');
  };
  for (const _try of [1, 2, 3]) await expect(gate.pass(fails)).rejects.toThrow('broken');
  expect(await gate.pass(async () => 'works')).toBe('works');
});
