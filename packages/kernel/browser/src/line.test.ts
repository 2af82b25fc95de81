import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLine } from './line.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aLine(answers: readonly boolean[]) {
  const line = createLine();
  const left = [...answers];
  const asked: number[] = [];
  const began = Date.now();
  line.askBy(async () => {
    asked.push(Date.now() - began);
    return left.shift() ?? true;
  });
  const told = vi.fn();
  line.onReturn(told);
  return { line, asked, told };
}

test('asks at once, after 2, 10 and 30 seconds, and then every 30, until there is an answer', async () => {
  const { line, asked, told } = aLine([false, false, false, false, false]);
  line.lost();
  await vi.advanceTimersByTimeAsync(72_500);
  expect(asked).toEqual([0, 2_000, 12_000, 42_000, 72_000]);
  expect([line.isDown(), told.mock.calls.length]).toEqual([true, 0]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect([line.isDown(), told.mock.calls.length]).toEqual([false, 1]);
});

test('a hole that is over at once is shown to nobody, and what failed in it is done again', async () => {
  const { line, told } = aLine([true]);
  const seen = vi.fn();
  line.subscribe(seen);
  line.lost();
  line.lost();
  await vi.advanceTimersByTimeAsync(0);
  expect([seen.mock.calls.length, told.mock.calls.length]).toEqual([0, 1]);
});

test('does not wait when the network returns, or somebody asks for it', async () => {
  const { line, asked, told } = aLine([false, false]);
  line.lost();
  await vi.advanceTimersByTimeAsync(2_500);
  line.tryNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([0, 2_000, 2_500]);
  expect(told).toHaveBeenCalledOnce();
});
