import { type ConfiguredPlace, PlaceFault, readEvents } from '@pausenplatz/kernel-server';
import * as z from 'zod/mini';
import { type ChatDelta, type ChatProvider, ProviderFault, type ProviderFaultReason } from './chat-provider.ts';

const count = z.int().check(z.nonnegative(), z.lte(100_000_000));
const chunk = z.object({
  choices: z.optional(
    z.array(
      z.object({
        delta: z.optional(z.object({ content: z.nullish(z.string()), refusal: z.nullish(z.string()) })),
        finish_reason: z.nullish(z.string()),
      }),
    ),
  ),
  usage: z.nullish(z.object({ prompt_tokens: count, completion_tokens: count })),
  error: z.optional(z.unknown()),
});

/** Bytes of an answer that says why there is none. */
const reasonMaximum = 20_000;

/** Any server that speaks as OpenAI does: OpenAI itself, one of a canton, Ollama, vLLM. */
export function openAiChat(place: ConfiguredPlace, key: string | null): ChatProvider {
  return {
    async *ask({ model, parts, longest, thinks }, signal) {
      const body = JSON.stringify({
        model,
        messages: parts.map(({ role, text }) => ({ role, content: text })),
        stream: true,
        stream_options: { include_usage: true },
        // Models that think know the limit by another name only.
        [thinks ? 'max_completion_tokens' : 'max_tokens']: longest,
      });
      const headers = {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(key !== null && { authorization: `Bearer ${key}` }),
      };
      const answer = await place.ask({ path: '/chat/completions', body, headers, signal }).catch(asFault('down'));
      if (answer.status !== 200) throw new ProviderFault(await reasonOf(answer.status, answer.pieces));
      yield* deltasOf(answer.pieces);
    },
  };
}

async function* deltasOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<ChatDelta, void> {
  let isWhole = false;
  try {
    for await (const data of readEvents(pieces)) {
      if (data.trim() === '[DONE]') return;
      const read = readChunk(data);
      for (const { delta, finish_reason: end } of read.choices ?? []) {
        if (delta?.content) yield { text: delta.content };
        if (end === 'content_filter' || delta?.refusal) throw new ProviderFault('refused');
        if (end) isWhole = true;
      }
      if (read.usage) yield { usage: { input: read.usage.prompt_tokens, output: read.usage.completion_tokens } };
    }
  } catch (error) {
    return asFault('cut')(error);
  }
  if (!isWhole) throw new ProviderFault('cut');
}

/** What is no such chunk is no answer of a model, whatever stands in it. */
function readChunk(data: string): z.output<typeof chunk> {
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch (error) {
    throw new ProviderFault('cut', error);
  }
  const read = chunk.safeParse(json);
  if (!read.success || read.data.error !== undefined) throw new ProviderFault('cut');
  return read.data;
}

/** A fault of the way becomes one of the provider; what was aborted stays so. */
const asFault =
  (otherwise: ProviderFaultReason) =>
  (error: unknown): never => {
    if (!(error instanceof PlaceFault)) throw error;
    throw new ProviderFault(error.reason === 'timeOut' ? 'timeOut' : otherwise, error);
  };

const byStatus: Readonly<Record<number, ProviderFaultReason>> = {
  401: 'keyWrong',
  403: 'keyWrong',
  404: 'keyWrong',
  408: 'timeOut',
  413: 'tooLong',
  429: 'busy',
};

async function reasonOf(status: number, pieces: AsyncIterable<Uint8Array>): Promise<ProviderFaultReason> {
  const words = await firstWords(pieces);
  if (/context_length|maximum context|too long/i.test(words)) return 'tooLong';
  if (/content_filter|content_policy|safety/i.test(words)) return 'refused';
  if (/insufficient_quota/i.test(words)) return 'keyWrong';
  return byStatus[status] ?? 'down';
}

async function firstWords(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const read: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const piece of pieces) {
      read.push(piece);
      size += piece.length;
      if (size > reasonMaximum) break;
    }
  } catch {
    // Why it did not answer is known well enough by its status.
  }
  return Buffer.concat(read).toString('utf8').slice(0, reasonMaximum);
}
