import { expect, test } from 'vitest';
import { type CountdownClock, startCountdown } from './countdown.ts';

function handClock() {
  let now = 0;
  let due: { at: number; work: () => void } | null = null;
  const clock: CountdownClock = {
    now: () => now,
    after(delayMs, work) {
      const own = { at: now + delayMs, work };
      due = own;
      return () => {
        if (due === own) due = null;
      };
    },
  };
  const pass = (ms: number) => {
    now += ms;
    if (!due || due.at > now) return;
    const { work } = due;
    due = null;
    work();
  };
  return { clock, pass };
}

test('the countdown ends after its time', () => {
  const { clock, pass } = handClock();
  let ended = 0;
  startCountdown(2000, () => (ended += 1), clock);
  pass(1999);
  expect(ended).toBe(0);
  pass(1);
  expect(ended).toBe(1);
});

test('while somebody reads the time stands still, and goes on with what was left', () => {
  const { clock, pass } = handClock();
  let ended = 0;
  const countdown = startCountdown(2000, () => (ended += 1), clock);
  pass(1500);
  countdown.pause();
  pass(60_000);
  expect(ended).toBe(0);
  countdown.resume();
  pass(499);
  expect(ended).toBe(0);
  pass(1);
  expect(ended).toBe(1);
});

test('a stopped countdown never ends', () => {
  const { clock, pass } = handClock();
  let ended = 0;
  startCountdown(2000, () => (ended += 1), clock).stop();
  pass(10_000);
  expect(ended).toBe(0);
});
