import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlaceFault } from './configured-place.ts';
import { readEvents } from './read-events.ts';

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array, void> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}
async function read(text: string | Uint8Array, size = 7, maximum?: number): Promise<string[]> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const events: string[] = [];
  for await (const event of readEvents(inPieces(bytes, size), maximum)) events.push(event);
  return events;
}

describe('events that a server sends', () => {
  it.each([
    ['one after the other', 'data: a\n\ndata: b\n\n', ['a', 'b']],
    ['with returns', 'data: a\r\n\r\ndata:b\r\n\r\n', ['a', 'b']],
    ['of several lines', 'data: a\ndata: b\n\n', ['a\nb']],
    ['with what nobody asks for', ': hello\nid: 1\nevent: x\nretry: 3\ndata: a\n\n', ['a']],
    ['that are empty', '\n\n\ndata:\n\n', ['']],
    ['of which the last has no end', 'data: a\n\ndata: b', ['a', 'b']],
    ['with letters of several bytes', 'data: Zürich 🦔\n\n', ['Zürich 🦔']],
    ['that are none', '{"error": "x"}', []],
  ])('%s', async (_what, text, events) => {
    for (const size of [1, 2, 5, 1_000]) expect(await read(text, size)).toEqual(events);
  });

  it('are the same in whatever pieces they come', async () => {
    const line = fc.string({ unit: 'grapheme', maxLength: 40 }).filter((text) => !/[\n\r]/.test(text));
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 8 }), fc.integer({ min: 1, max: 30 }), async (lines, size) => {
        expect(await read(lines.map((one) => `data: ${one}\n\n`).join(''), size)).toEqual(lines);
      }),
      { numRuns: 60 },
    );
  });

  it('that are no text break nothing, and a line without an end ends it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), async (bytes) => {
        expect(await read(bytes)).toBeInstanceOf(Array);
      }),
      { numRuns: 60 },
    );
    await expect(read('data: '.padEnd(5_000, 'x'), 100, 1_000)).rejects.toThrow(PlaceFault);
    await expect(read('data: xxxx\n'.repeat(500), 100, 1_000)).rejects.toThrow(PlaceFault);
  });

  it('of two million signs are read where most lines are empty', async () => {
    expect(await read('x'.repeat(190_000) + '\n'.repeat(1_800_000), 4_096)).toEqual([]);
  });
});
