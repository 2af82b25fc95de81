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

test('asks again at once when the network returns while an attempt is under way, and soon when it was too early', async () => {
  const line = createLine();
  const asked: number[] = [];
  const began = Date.now();
  const answers: ((isThere: boolean) => void)[] = [];
  line.askBy(() => {
    asked.push(Date.now() - began);
    return new Promise((resolve) => answers.push(resolve));
  });
  line.lost();
  await vi.advanceTimersByTimeAsync(1_000);
  line.tryNow();
  answers[0]?.(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([0, 1_000]);
  answers[1]?.(false);
  await vi.advanceTimersByTimeAsync(500);
  line.tryNow();
  await vi.advanceTimersByTimeAsync(0);
  answers[2]?.(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toEqual([0, 1_000, 1_500, 3_500]);
  answers[3]?.(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(line.isDown()).toBe(false);
});
