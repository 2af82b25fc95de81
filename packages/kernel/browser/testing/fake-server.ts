import { vi } from 'vitest';

interface SentCall {
  /** Path of the call, as contracts write it. */
  readonly path: string;
  readonly body: unknown;
}

export interface FakeAnswer {
  readonly status?: number;
  readonly body: unknown;
}

/** Answers every call of the page in place of a server, until mocks are restored; hands back what was sent, in order. */
export function fakeServer(answer: (path: string) => FakeAnswer | Promise<FakeAnswer>): readonly SentCall[] {
  const sent: SentCall[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const path = typeof address === 'string' ? address.replace(/^.*\/api\//, '') : '';
    sent.push({ path, body: JSON.parse(typeof init?.body === 'string' ? init.body : 'null') });
    const { status = 200, body } = await answer(path);
    return Response.json(body, { status });
  });
  return sent;
}
