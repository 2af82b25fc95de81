import { describe, expect, it } from 'vitest';
import { frameLine, inlineLines, widgetLines } from './embed-lines.ts';

const calendar = { origin: 'https://app.schule.test', id: 'abc', title: 'Advent <3', slug: 'pausenplatz' };

describe('lines of a calendar for a website', () => {
  it.each([
    ['in a frame by script', widgetLines(calendar), 'https://app.schule.test/embed/v1.js', '<pausenplatz-advent calendar="abc"'],
    ['without a frame', inlineLines(calendar), 'https://app.schule.test/embed/v1-inline.js', '<pausenplatz-advent-inline calendar="abc"'],
    ['in a plain frame', frameLine(calendar), 'https://app.schule.test/advent/einbetten/abc?widget=none', '<iframe'],
  ])('%s', (_name, lines, address, begins) => {
    expect(lines.startsWith(begins)).toBe(true);
    expect(lines).toContain(address);
    expect(lines).toContain('Advent &lt;3');
    expect(lines).not.toContain('<3');
  });
});
