import type { AnyStreamedCall, InputOf, OutputOf, StreamLine } from '@pausenplatz/kernel-contract';
import type { Api } from './api.ts';
import { NetworkError, RefusedError } from './errors.ts';

/**
 * The items of a streamed call, as they come. Who leaves the loop, or aborts, ends the work on the server. A refusal is thrown as for any call,
 * in the middle too; an answer that ends without its end is a NetworkError.
 */
export async function* eachItem<C extends AnyStreamedCall>(
  api: Api,
  call: C,
  input: InputOf<C>,
  signal: AbortSignal,
): AsyncGenerator<OutputOf<C>, void> {
  // `raw` answers the response itself.
  const response = (await api.call(call, input, { raw: true, signal })) as unknown as Response;
  for await (const line of linesOf(response, signal)) {
    if (line === '') continue;
    const read = JSON.parse(line) as StreamLine<OutputOf<C>>;
    if ('end' in read) return;
    if ('refused' in read) throw new RefusedError(response.status, read.refused);
    yield read.item;
  }
  throw new NetworkError('cut');
}

async function* linesOf({ body }: Response, signal: AbortSignal): AsyncGenerator<string, void> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  let parts: string[] = [];
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one piece after the other is the point
      const { done, value } = await reader.read();
      if (done) return;
      const [first = '', ...rest] = value.split('\n');
      parts.push(first);
      for (const next of rest) {
        yield parts.join('');
        parts = [next];
      }
    }
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new NetworkError(cause);
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
