import { defineStreamedCall, kernelTexts, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApi } from './api.ts';
import { eachItem } from './each-item.ts';
import { NetworkError, RefusedError } from './errors.ts';
import { withoutSession } from './session.ts';

const tell = defineStreamedCall({
  summary: 'Tells something in items.',
  method: 'POST',
  path: 'example/tell',
  access: signedIn,
  actors: signedInActors(200),
  mutates: true,
  input: z.strictObject({}),
  item: z.object({ word: z.string() }),
});
const api = createApi({ serverAddress: '', session: withoutSession });
const { title, body } = kernelTexts.refusals.NOT_AVAILABLE;
const refusal = { code: 'NOT_AVAILABLE', messageType: 'error', messageTitle: title, messageBody: body };
const one = `${JSON.stringify({ item: { word: 'Zürich' } })}\n`;
const end = `${JSON.stringify({ end: true })}\n`;

/** The server answers in pieces of so many bytes. */
function answers(text: string, size: number, status = 200): void {
  const bytes = new TextEncoder().encode(text);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (let from = 0; from < bytes.length; from += size) controller.enqueue(bytes.slice(from, from + size));
        controller.close();
      },
    });
    return new Response(stream, { status });
  });
}
async function read(): Promise<string[]> {
  const words: string[] = [];
  for await (const { word } of eachItem(api, tell, {}, new AbortController().signal)) words.push(word);
  return words;
}
afterEach(() => vi.restoreAllMocks());

describe('the items of a streamed call', () => {
  it.each([1, 3, 1_000])('come whole, in pieces of %i bytes', async (size) => {
    answers(`${one}\n${one}${end}`, size);
    expect(await read()).toEqual(['Zürich', 'Zürich']);
  });

  it('end with a refusal, before the first and in the middle', async () => {
    answers(JSON.stringify(refusal), 1_000, 503);
    await expect(read()).rejects.toThrow(RefusedError);
    answers(`${one}${JSON.stringify({ refused: refusal })}\n`, 1_000);
    await expect(read()).rejects.toMatchObject({ body: refusal });
  });

  it('without their end were cut', async () => {
    answers(one, 1_000);
    await expect(read()).rejects.toThrow(NetworkError);
  });
});
