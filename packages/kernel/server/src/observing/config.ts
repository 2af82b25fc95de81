import * as z from 'zod/mini';
import { defineConfig, isLoopback } from '../config/config-part.ts';
import { operationsTexts as texts } from './texts.ts';

/** What a process does: answer browsers, work through the queue, or both. */
export type Role = 'all' | 'web' | 'worker';

/** Where a worker, which has no other port, answers probes unless another port is set. */
const workersPort = 9464;
const portsAtMost = 65_535;

/** Where an operator looks, and what this process is for. */
export const operationsConfig = defineConfig(
  {
    ROLE: { schema: z._default(z.enum(['all', 'web', 'worker']), 'all'), expected: texts.role },
    OPERATIONS_PORT: { schema: z.optional(z.string().check(z.regex(/^\d{1,5}$/))), expected: texts.port },
    OPERATIONS_HOST: { schema: z._default(z.string().check(z.minLength(1)), '127.0.0.1'), expected: texts.host },
    OPERATIONS_TOKEN: { schema: z.optional(z.string().check(z.minLength(32))), expected: texts.token },
  },
  ({ ROLE, OPERATIONS_PORT, OPERATIONS_HOST, OPERATIONS_TOKEN }, problems) => {
    if (OPERATIONS_PORT && !OPERATIONS_TOKEN && !isLoopback(OPERATIONS_HOST)) problems.push(texts.needsToken);
    if (Number(OPERATIONS_PORT ?? 0) > portsAtMost) problems.push(texts.portUnreadable);
    const unset = ROLE === 'worker' ? workersPort : null;
    return {
      role: ROLE,
      /** A port of its own; null: none. */
      port: OPERATIONS_PORT === undefined ? unset : Number(OPERATIONS_PORT),
      host: OPERATIONS_HOST,
      /** Opens metrics and page, also on the port of the product; null: the own machine needs none. */
      token: OPERATIONS_TOKEN ?? null,
    };
  },
);
