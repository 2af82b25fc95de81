import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { asSystem } from '../security/wall.ts';
import type { Services } from '../services.ts';

const leastFreeShare = 0.05;

/** `/health`: the process lives. `/ready`: it can do its work — database answers, disk has room, not shutting down. */
export function registerHealth(app: FastifyInstance, problems: () => Promise<readonly string[]>): void {
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    const found = await problems();
    return reply
      .status(found.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready: found.length === 0, problems: found });
  });
}

/** What keeps this process from its work. Probes come from several balancers; one look a second is enough for all. */
export function readiness(services: Services, isStopping: () => boolean): () => Promise<readonly string[]> {
  let last: { readonly at: number; readonly problems: readonly string[] } | null = null;
  return async () => {
    const now = Date.now();
    if (!last || now - last.at > 1_000) last = { at: now, problems: await asSystem(() => problemsOf(services)) };
    return isStopping() ? ['stopping', ...last.problems] : last.problems;
  };
}

async function problemsOf(services: Services): Promise<string[]> {
  const problems: string[] = [];
  const database = await sql`select 1`.execute(services.db).then(
    () => true,
    () => false,
  );
  if (!database) problems.push('database');
  const disk = await statfs(services.config.dataDir).catch(() => null);
  if (disk && disk.bavail / disk.blocks < leastFreeShare) problems.push('disk');
  return problems;
}
