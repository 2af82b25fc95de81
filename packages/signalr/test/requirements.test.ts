import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// The numbered requirements of a SignalR server: negotiation, transports, handshake, protocol, reconnect, access; and the unnumbered sections.
const range = (letter: string, last: number) => Array.from({ length: last }, (_, index) => `${letter}${index + 1}`);
const ids = [
  ...range('N', 8),
  ...range('L', 6),
  ...range('S', 3),
  ...range('W', 5),
  ...range('H', 3),
  ...range('P', 13),
  ...range('R', 5),
  ...range('A', 8),
  '1.2',
  '1.8',
  '1.10',
  '3.3',
];

test('every requirement has a test whose name starts with its id', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(15);
  const source = files.map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8')).join('\n');
  const named = new Set([...source.matchAll(/\btest(?:\.each\([^)]*\))?\(\s*'([\w.]+) /g)].map((match) => match[1]));
  expect(ids.filter((id) => !named.has(id))).toEqual([]);
});
