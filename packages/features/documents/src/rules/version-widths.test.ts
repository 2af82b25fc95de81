import { describe, expect, it } from 'vitest';
import { versionWidths } from './version-widths.ts';

describe('the versions of a picture', () => {
  it.each([
    [2400, [240, 480, 960, 1600]],
    [1600, [240, 480, 960, 1600]],
    [1200, [240, 480, 960, 1200]],
    [1000, [240, 480, 1000]],
    [512, [240, 512]],
    [240, [240]],
    [64, [64]],
    [1, [1]],
  ])('that is %d pixels wide have the widths %j', (width, expected) => {
    expect(versionWidths(width)).toEqual(expected);
  });

  it('are never wider than the picture, and never one width twice', () => {
    for (let width = 1; width <= 2400; width += 1) {
      const widths = versionWidths(width);
      expect(Math.max(...widths)).toBeLessThanOrEqual(width);
      expect(new Set(widths).size).toBe(widths.length);
    }
  });
});
