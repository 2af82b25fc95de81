import Fastify from 'fastify';
import type { Config } from '../config/config.ts';
import { listenProblem } from '../runtime/start-problems.ts';
import { operationsConfig } from './config.ts';

/** A server for the operator alone, on a port of its own; null where none is configured. */
export async function listenForOperator(
  config: Config,
  register: (app: ReturnType<typeof Fastify>) => void,
): Promise<{ readonly address: string; stop(): Promise<void> } | null> {
  const { port, host } = config.of(operationsConfig);
  if (port === null) return null;
  const app = Fastify({ logger: false, forceCloseConnections: true });
  register(app);
  try {
    const address = await app.listen({ port, host });
    return { address, stop: () => app.close() };
  } catch (error) {
    throw listenProblem(error, { host, port }, 'OPERATIONS_');
  }
}
