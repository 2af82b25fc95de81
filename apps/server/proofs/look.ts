import type { AnyCall } from '@pausenplatz/kernel-contract';
import { type Flat, requestFor } from '../testing/call-request.ts';
import type { TestServer } from '../testing/test-server.ts';
import { runningAddresses } from './stored-texts.ts';

/** Sends it, and looks at what comes back as a browser that was tricked into opening it would; what is wrong joins the misses. */
export async function look(
  test: TestServer,
  misses: string[],
  call: AnyCall,
  input: Flat,
  token: string | null,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const response = await test.fetch(...requestFor(call, input, token, {}));
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  const isPlain = type.startsWith('application/json') && response.headers.get('x-content-type-options') === 'nosniff';
  if (!isPlain || response.status >= 500) misses.push(`${call.id}: ${response.status} ${type} ${text.slice(0, 100)}`);
  const body: unknown = JSON.parse(text);
  misses.push(...runningAddresses(body).map((address) => `${call.id} says ${address}`));
  return { status: response.status, body };
}
