import Fastify from 'fastify';
import type { Config } from '../config/config.ts';
import { listenProblem } from '../runtime/start-problems.ts';
import { isLoopback } from '../config/config-part.ts';
import { operationsConfig } from './config.ts';
import { operationsTexts } from './texts.ts';

/** A server for the operator alone, on a port of its own; null where none is configured. */
export async function listenForOperator(
  config: Config,
  register: (app: ReturnType<typeof Fastify>) => void,
): Promise<{ readonly address: string; stop(): Promise<void> } | null> {
  const { port, host, token } = config.of(operationsConfig);
  if (port === null) return null;
  const app = Fastify({ logger: false, forceCloseConnections: true });
  // Without a token this port trusts the own machine; a website that has its name led here is none of it.
  if (token === null)
    app.addHook('onRequest', async ({ hostname }, reply) => {
      if (!isLoopback(hostname)) return reply.status(421).type('text/plain; charset=utf-8').send(operationsTexts.foreignName);
      return undefined;
    });
  register(app);
  try {
    const address = await app.listen({ port, host });
    return { address, stop: () => app.close() };
  } catch (error) {
    throw listenProblem(error, { host, port }, 'OPERATIONS_');
  }
}
