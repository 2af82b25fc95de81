import { expect, test } from 'vitest';
import { withSection } from './write-section.ts';

const text = 'Davor\n\n<!-- bytes -->\nalt\n<!-- /bytes -->\n\nDanach\n';

test('a table takes the place of the one before, as often as it is measured', () => {
  const once = withSection(text, 'bytes', ['Ansicht', 'KiB'], [['Start', '12']]);
  expect(once).toBe('Davor\n\n<!-- bytes -->\n\n| Ansicht | KiB |\n| --- | --- |\n| Start | 12 |\n\n<!-- /bytes -->\n\nDanach\n');
  expect(withSection(once, 'bytes', ['Ansicht', 'KiB'], [['Start', '12']])).toBe(once);
});

test('a table without a place is a mistake', () => {
  expect(() => withSection(text, 'other', [], [])).toThrow('There is no place for other');
});
