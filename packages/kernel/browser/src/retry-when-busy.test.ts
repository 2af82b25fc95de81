import { expect, it } from 'vitest';
import { NetworkError, RefusedError, UnexpectedAnswerError } from './errors.ts';
import { retryWhenBusy } from './retry-when-busy.ts';

const refused = (status: number, code: string, seconds?: number) =>
  new RefusedError(status, { code, messageType: 'warning', messageTitle: '', messageBody: '', ...(seconds && { details: { seconds } }) });

/** What comes of answers in a row, and how long was waited between them. */
async function outcome(...answers: readonly unknown[]) {
  const rest = [...answers];
  const waited: number[] = [];
  const work = async () => {
    const next = rest.shift();
    if (next instanceof Error) throw next;
    return next;
  };
  const result = await retryWhenBusy(work, async (ms) => void waited.push(ms)).catch((error: unknown) => error);
  return { result, waited };
}

it('tries again while a crowd is before it or the server starts', async () => {
  expect(await outcome(refused(429, 'TOO_MANY_REQUESTS', 3), new UnexpectedAnswerError(502), 'da')).toEqual({
    result: 'da',
    waited: [3_000, 2_000],
  });
});

it('waits ten seconds at most, and says in the end what the server said', async () => {
  const busy = refused(429, 'TOO_MANY_ATTEMPTS', 900);
  expect(await outcome(busy, busy, busy, busy)).toEqual({ result: busy, waited: [10_000, 10_000, 10_000] });
});

it('takes a clear no and a missing network as they are', async () => {
  for (const error of [refused(401, 'REFRESH_REFUSED'), new NetworkError(null)])
    expect(await outcome(error, 'da')).toEqual({ result: error, waited: [] });
});
