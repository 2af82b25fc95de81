import { personOf, startOperationOnce } from '@pausenplatz/kernel-server';
import { proveSchool } from '@pausenplatz/schools/server';
import { checkLinks, getLinkCheck, reportLimits } from '../../contract/index.ts';
import { linkOperation } from '../links/link-operation.ts';
import { mayCheck } from '../links/may-check.ts';
import { type Context, handle, refuse } from '../school-reports.ts';

const lostAfterMs = 600_000;

/** A check that a crash left behind counts as ended after ten minutes. */
const isRunning = (check: { readonly state: 'running' | 'done'; readonly checked_at: Date }, now: Date): boolean =>
  check.state === 'running' && now.getTime() - check.checked_at.getTime() < lostAfterMs;

const getLinkCheckHandler = handle(getLinkCheck, async (context, { schoolId }) => {
  await proveSchool(context, schoolId, 'member');
  const actor = personOf(context);
  const check = await context.db
    .selectFrom('link_check')
    .selectAll()
    .where('school_id', '=', schoolId)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst();
  if (!check) return { check: null, links: [] };
  const stored = await context.db
    .selectFrom('checked_link')
    .selectAll()
    .where('school_id', '=', schoolId)
    .where('user_id', '=', actor.userId)
    .orderBy('position')
    .limit(reportLimits.linksPerCheck)
    .execute();
  // Whoever taught the class at that time may not read its pages today.
  const rows = stored.filter(({ class_id }) => mayCheck(actor, schoolId, class_id));
  const counts = { ok: 0, ungewiss: 0, defekt: 0 };
  for (const { verdict } of rows) counts[verdict] += 1;
  const order = { defekt: 0, ungewiss: 1, ok: 2 };
  const links = rows
    .toSorted((one, other) => order[one.verdict] - order[other.verdict] || one.position - other.position)
    .map(({ url, label, verdict, said, place_title, place_path }) => ({
      url,
      label,
      verdict,
      said,
      place: { title: place_title, path: place_path },
    }));
  const state = isRunning(check, context.clock.now()) ? ('running' as const) : ('done' as const);
  return { check: { at: check.checked_at.toISOString(), state, operationId: check.task_id, counts, leftOut: check.left_out }, links };
});

const perDay = 86_400;
const ofPerson = { name: 'office-links', points: reportLimits.linkChecksPerDay, perSeconds: perDay };
const ofSchool = { name: 'office-links-school', points: reportLimits.linkChecksOfSchoolPerDay, perSeconds: perDay };

const checkLinksHandler = handle(checkLinks, async (context, { schoolId }) => {
  await proveSchool(context, schoolId, 'member');
  const { userId, sessionId } = personOf(context);
  const running = await runningOf(context, userId);
  // Pressing twice checks once.
  if (running) return running.school_id === schoolId ? { operationId: running.task_id } : refuse('LINKS_BUSY');
  return context.transact(async (work) => {
    const input = { schoolId, userId, sessionId };
    const start = { ownerId: userId, scopeId: schoolId, input, onlyOne: schoolId };
    const { operationId, isNew, ownerId } = await startOperationOnce(context, work, linkOperation, start);
    if (!isNew) return ownerId === userId ? { operationId } : refuse('LINKS_BUSY');
    if ((await context.rateLimiter.take(ofPerson, userId)) > 0 || (await context.rateLimiter.take(ofSchool, schoolId)) > 0)
      refuse('LINKS_ENOUGH');
    const row = { task_id: operationId, state: 'running' as const, checked_at: context.clock.now(), left_out: 0 };
    await work.db
      .insertInto('link_check')
      .values({ school_id: schoolId, user_id: userId, ...row })
      .onConflict((conflict) => conflict.columns(['school_id', 'user_id']).doUpdateSet(row))
      .execute();
    return { operationId };
  });
});

/** The check of this person that runs, at whatever school. */
async function runningOf({ db, clock }: Pick<Context, 'db' | 'clock'>, userId: string) {
  const checks = await db
    .selectFrom('link_check')
    .select(['school_id', 'task_id', 'state', 'checked_at'])
    .where('user_id', '=', userId)
    .where('state', '=', 'running')
    .execute();
  return checks.find((check) => isRunning(check, clock.now()));
}

export const linkHandlers = [getLinkCheckHandler, checkLinksHandler];
