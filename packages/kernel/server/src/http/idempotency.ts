import { createHash } from 'node:crypto';
import { type AnyCall, idempotencyHeader } from '@pausenplatz/kernel-contract';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Actor, UserActor } from '../actor.ts';
import type { Claim } from '../calls/claim.ts';
import { newId } from '../ids.ts';
import { refuse } from '../refusal.ts';
import type { Services } from '../services.ts';

/** Longer than any request may take: whoever claimed a key and has not answered by then is gone. */
const abandonedAfterSeconds = 90;
const waitSteps = [50, 100, 200, 400, 800, 1600];

/**
 * Runs a creating call at most once per key: a repeated request gets the first one's answer. The answer is stored by the very
 * transaction that does the work, so that neither a crash nor a fault after the commit does it twice.
 */
export async function once(
  services: Services,
  call: AnyCall,
  actor: Actor,
  request: FastifyRequest,
  work: (claim: Claim | null) => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers[idempotencyHeader];
  if (!call.idempotent || typeof key !== 'string' || key === '' || key.length > 64 || actor.kind !== 'user') return work(null);
  const bodyHash = createHash('sha256')
    .update(`${call.id}\n${request.url}\n${JSON.stringify(request.body)}`)
    .digest('base64url');
  const claim: Claim = { owner: actor.userId, key, claim: newId() };
  const standing = standingOf(actor);
  if (!(await claimed(services, claim, { call: call.id, body_hash: bodyHash, standing })))
    return earlierAnswer(services, claim, { bodyHash, standing });
  try {
    return await work(claim);
  } catch (error) {
    // What was refused or undone changed nothing, and the same key may be tried again; what was committed has its answer and keeps it.
    await services.db
      .deleteFrom('idempotency_key')
      .where('owner', '=', claim.owner)
      .where('key', '=', key)
      .where('claim', '=', claim.claim)
      .where('status', 'is', null)
      .execute();
    throw error;
  }
}

/** Roles, schools and classes of a person; what a call adds to them is no reason against its own answer. */
function standingOf({ roles, schoolIds, adminSchoolIds, teachesClassIds, attendsClassIds }: UserActor): string[] {
  const kinds = { role: roles, school: schoolIds, admin: adminSchoolIds, teaches: teachesClassIds, attends: attendsClassIds };
  return Object.entries(kinds).flatMap(([kind, ids]) => ids.map((id) => `${kind} ${id}`));
}

interface Asked {
  readonly call: string;
  readonly body_hash: string;
  readonly standing: string[];
}

async function claimed(services: Services, { owner, key, claim }: Claim, asked: Asked): Promise<boolean> {
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
    .values({ owner, key, ...asked, claim, status: null, answer: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

async function earlierAnswer(
  services: Services,
  { owner, key }: Claim,
  { bodyHash, standing }: { readonly bodyHash: string; readonly standing: readonly string[] },
): Promise<unknown> {
  for (const waitMs of waitSteps) {
    const row = await services.db
      .selectFrom('idempotency_key')
      .selectAll()
      .where('owner', '=', owner)
      .where('key', '=', key)
      .executeTakeFirst();
    if (!row || row.body_hash !== bodyHash) return refuse('KEY_REUSED');
    if (row.standing.some((one) => !standing.includes(one))) return refuse('FORBIDDEN');
    if (row.status !== null) return row.answer;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  return refuse('STILL_WORKING');
}
