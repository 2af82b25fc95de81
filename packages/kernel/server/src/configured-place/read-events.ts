import { PlaceFault } from './configured-place.ts';

/** Characters of one event at most; whoever sends more sends no words. */
const eventMaximum = 200_000;

/**
 * The data of server-sent events, one after the other. Every byte is looked at once: a line is found where it ends, whatever pieces it came
 * in. What is not text is replaced, what is longer than an event may be is a fault.
 */
export async function* readEvents(pieces: AsyncIterable<Uint8Array>, maximum = eventMaximum): AsyncGenerator<string, void> {
  const data: string[] = [];
  let size = 0;
  for await (const line of readLines(pieces, maximum)) {
    if (line === '') {
      if (data.length > 0) yield data.join('\n');
      data.length = 0;
      size = 0;
    } else if (line.startsWith('data:')) {
      const value = line.slice(line[5] === ' ' ? 6 : 5);
      size += value.length;
      if (size > maximum) throw new PlaceFault('tooLarge');
      data.push(value);
    }
    // Names, ids and comments say nothing that anybody here asks for.
  }
  if (data.length > 0) yield data.join('\n');
}

async function* readLines(pieces: AsyncIterable<Uint8Array>, maximum: number): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let parts: string[] = [];
  let size = 0;
  for await (const piece of pieces) {
    const text = decoder.decode(piece, { stream: true });
    let from = 0;
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', from)) {
      parts.push(text.slice(from, end));
      yield withoutReturn(parts.join(''));
      parts = [];
      size = 0;
      from = end + 1;
    }
    parts.push(text.slice(from));
    size += text.length - from;
    if (size > maximum) throw new PlaceFault('tooLarge');
  }
  parts.push(decoder.decode());
  const rest = parts.join('');
  if (rest !== '') yield withoutReturn(rest);
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);
