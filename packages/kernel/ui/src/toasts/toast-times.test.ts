import { expect, test } from 'vitest';
import { toastTimeoutMs, type ToastType } from './toast-times.ts';

test.each<[ToastType, number | null]>([
  ['success', 2000],
  ['warning', 4000],
  ['info', 4000],
  ['error', 30_000],
  ['permission', 3000],
  ['update', null],
])('a toast of type %s stays as long as the specification says', (type, expected) => {
  expect(toastTimeoutMs(type)).toBe(expected);
});

test('a custom time overrides the time of the type', () => {
  expect(toastTimeoutMs('info', 10_000)).toBe(10_000);
});

test('an update toast never times out, whatever is asked', () => {
  expect(toastTimeoutMs('update', 500)).toBeNull();
});
