import { personOf, startTask } from '@pausenplatz/kernel-server';
import { proveSchool } from '@pausenplatz/schools/server';
import { checkLinks, getLinkCheck, officeLimits } from '../../contract/index.ts';
import { linkTask } from '../links/link-task.ts';
import { handle } from '../office.ts';

/** A check that a crash left behind counts as ended after ten minutes. */
const isRunning = (check: { readonly state: 'running' | 'done'; readonly checked_at: Date }, now: Date): boolean =>
  check.state === 'running' && now.getTime() - check.checked_at.getTime() < 600_000;

const getLinkCheckHandler = handle(getLinkCheck, async (context, { schoolId }) => {
  await proveSchool(context, schoolId, 'member');
  const check = await context.db.selectFrom('link_check').selectAll().where('school_id', '=', schoolId).executeTakeFirst();
  if (!check) return { check: null, links: [] };
  const rows = await context.db
    .selectFrom('checked_link')
    .selectAll()
    .where('school_id', '=', schoolId)
    .orderBy('position')
    .limit(officeLimits.linksPerCheck)
    .execute();
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
  return { check: { at: check.checked_at.toISOString(), state, taskId: check.task_id, counts }, links };
});

const checkLinksHandler = handle(checkLinks, async (context, { schoolId }) => {
  await proveSchool(context, schoolId, 'member');
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    const running = await work.db
      .selectFrom('link_check')
      .select(['task_id', 'state', 'checked_at'])
      .where('school_id', '=', schoolId)
      .forUpdate()
      .executeTakeFirst();
    // Pressing twice checks once.
    if (running && isRunning(running, context.clock.now())) return { taskId: running.task_id };
    const taskId = await startTask(context, work, linkTask, { ownerId: userId, scopeId: schoolId, input: { schoolId } });
    const row = { task_id: taskId, state: 'running' as const, checked_at: context.clock.now() };
    await work.db
      .insertInto('link_check')
      .values({ school_id: schoolId, ...row })
      .onConflict((conflict) => conflict.column('school_id').doUpdateSet(row))
      .execute();
    return { taskId };
  });
});

export const linkHandlers = [getLinkCheckHandler, checkLinksHandler];
