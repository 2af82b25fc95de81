import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { kernelRefusals, type AnyCall } from '@pausenplatz/kernel-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { Refusal } from '../refusal.ts';

interface Answered {
  readonly call: AnyCall;
  readonly log: Logger;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Hears of everything that ends an answer. */
  readonly tell: (error: unknown) => void;
}

/** An answer in items, a line of JSON each; what goes wrong before the first is refused like any call, later on it is the last line. */
export async function answerInItems(
  { call, log, request, reply, tell }: Answered,
  items: AsyncGenerator<unknown, void>,
): Promise<FastifyReply> {
  const first = await items.next().catch((error: unknown) => {
    tell(error);
    throw error;
  });
  // The rest is read from the socket's events, which belong to nobody's flow of work: it goes on as whoever asked.
  const asAsked = AsyncLocalStorage.snapshot();
  const lines = Readable.from(
    linesOf({
      call,
      first,
      next: async () => asAsked(async () => items.next()),
      end: async () => void (await asAsked(async () => items.return())),
      refused: (error) => {
        tell(error);
        return refusedIn(log, request, error);
      },
    }),
    // A line at a time: a reader that does not read on holds its writer back.
    { highWaterMark: 1 },
  );
  return (
    reply
      .header('content-type', 'application/x-ndjson; charset=utf-8')
      .header('cache-control', 'no-store')
      // A proxy that collects an answer before it hands it on would make a stream of none.
      .header('x-accel-buffering', 'no')
      .send(lines)
  );
}

interface Items {
  readonly call: AnyCall;
  readonly first: IteratorResult<unknown, void>;
  readonly next: () => Promise<IteratorResult<unknown, void>>;
  readonly end: () => Promise<void>;
  readonly refused: (error: unknown) => Refusal;
}

async function* linesOf({ call, first, next, end, refused }: Items): AsyncGenerator<string, void> {
  try {
    // oxlint-disable-next-line no-await-in-loop -- one item after the other is the point
    for (let result = first; !result.done; result = await next())
      // What the contract does not name does not leave.
      yield lineOf({ item: call.output.parse(result.value) });
    yield lineOf({ end: true });
  } catch (error) {
    yield lineOf({ refused: refused(error).body });
  } finally {
    await end();
  }
}

const lineOf = (line: object): string => `${JSON.stringify(line)}\n`;

function refusedIn(log: Logger, request: FastifyRequest, error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  log.error({ err: error, requestId: request.id, route: request.routeOptions.url }, 'fault');
  return new Refusal(kernelRefusals, 'SERVER_FAULT');
}

/** Is aborted once whoever asked is gone, or has their answer. */
export function untilGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}
