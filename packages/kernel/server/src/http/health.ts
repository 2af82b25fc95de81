import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

const leastFreeShare = 0.05;

/** `/health`: the process lives. `/ready`: it can do its work — database answers, disk has room, not shutting down. */
export function registerHealth(app: FastifyInstance, services: Services, isStopping: () => boolean): void {
  let last: { readonly at: number; readonly problems: readonly string[] } | null = null;
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    const now = Date.now();
    // Probes come from several balancers; one check a second is enough.
    if (!last || now - last.at > 1_000) last = { at: now, problems: await problemsOf(services) };
    const problems = isStopping() ? ['stopping', ...last.problems] : last.problems;
    return reply
      .status(problems.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready: problems.length === 0, problems });
  });
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
