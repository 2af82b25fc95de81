import { createHash } from 'node:crypto';
import { type AnyCall, idempotencyHeader } from '@pausenplatz/kernel-contract';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Actor } from '../actor.ts';
import { refuse } from '../refusal.ts';
import type { Services } from '../services.ts';

const abandonedAfterSeconds = 30;
const waitSteps = [50, 100, 200, 400, 800, 1600];

/** Runs a creating call at most once per key: a repeated request gets the first one's answer. */
export async function once(
  services: Services,
  call: AnyCall,
  actor: Actor,
  request: FastifyRequest,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers[idempotencyHeader];
  if (!call.idempotent || typeof key !== 'string' || key === '' || key.length > 64 || actor.kind !== 'user') return work();
  const owner = actor.userId;
  const bodyHash = createHash('sha256')
    .update(`${call.id}\n${JSON.stringify(request.body)}`)
    .digest('base64url');
  if (!(await claim(services, owner, key, call.id, bodyHash))) return earlierAnswer(services, owner, key, bodyHash);
  try {
    const answer = await work();
    await services.db
      .updateTable('idempotency_key')
      .set({ status: 200, answer: JSON.stringify(answer) })
      .where('owner', '=', owner)
      .where('key', '=', key)
      .execute();
    return answer;
  } catch (error) {
    // A refused request changed nothing: the same key may be tried again.
    await services.db.deleteFrom('idempotency_key').where('owner', '=', owner).where('key', '=', key).execute();
    throw error;
  }
}

async function claim(services: Services, owner: string, key: string, call: string, bodyHash: string): Promise<boolean> {
  await services.db
    .deleteFrom('idempotency_key')
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where((where) =>
      where.or([
        where('at', '<', sql<Date>`now() - interval '24 hours'`),
        where.and([where('status', 'is', null), where('at', '<', sql<Date>`now() - make_interval(secs => ${abandonedAfterSeconds})`)]),
      ]),
    )
    .execute();
  const { numInsertedOrUpdatedRows } = await services.db
    .insertInto('idempotency_key')
    .values({ owner, key, call, body_hash: bodyHash, status: null, answer: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

async function earlierAnswer(services: Services, owner: string, key: string, bodyHash: string): Promise<unknown> {
  for (const waitMs of waitSteps) {
    const row = await services.db
      .selectFrom('idempotency_key')
      .selectAll()
      .where('owner', '=', owner)
      .where('key', '=', key)
      .executeTakeFirst();
    if (!row || row.body_hash !== bodyHash) break;
    if (row.status !== null) return row.answer;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  return refuse('KEY_REUSED');
}
