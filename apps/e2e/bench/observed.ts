import type { Frame } from '@playwright/test';

/** What a browser says about a view, in milliseconds since it was asked for. */
export interface Observed {
  readonly firstContentMs: number;
  readonly largestContentMs: number;
  /** What was largest: its element and the beginning of its words. */
  readonly largestIs: string;
  /** All that moved without anybody having touched it, which is never less than what browsers sum up as CLS. */
  readonly layoutShift: number;
  readonly longestTaskMs: number;
}

/** The place in each window where the observers leave what they saw. */
const place = '__firstView';

/** Runs in each frame before anything of the page does. */
export function observe(key: string): void {
  const seen = { firstContentMs: NaN, largestContentMs: NaN, largestIs: '', layoutShift: 0, longestTaskMs: 0 };
  Reflect.set(globalThis, key, seen);
  const watch = (type: string, take: (entry: PerformanceEntry & Record<string, unknown>) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as PerformanceEntry & Record<string, unknown>);
    }).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstContentMs = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    const element = entry['element'] as Element | null;
    seen.largestContentMs = entry.startTime;
    seen.largestIs = `${element?.localName ?? 'gone'} ${(element?.textContent ?? '').trim().slice(0, 30)}`.trim();
  });
  watch('layout-shift', (entry) => {
    if (entry['hadRecentInput'] !== true) seen.layoutShift += Number(entry['value']);
  });
  watch('longtask', (entry) => {
    seen.longestTaskMs = Math.max(seen.longestTaskMs, entry.duration);
  });
}

export const observing = [observe, place] as const;

export const readObserved = (frame: Frame): Promise<Observed> => frame.evaluate((key): Observed => Reflect.get(globalThis, key), place);
