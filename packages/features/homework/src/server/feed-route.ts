import { fill } from '@pausenplatz/kernel-contract';
import { addDays, zurichDay } from '@pausenplatz/kernel-format';
import { asSystem, openWall, ownTables, refuse, type Services } from '@pausenplatz/kernel-server';
import { membershipsOf } from '@pausenplatz/schools/server';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { homeworkLimits } from '../contract/index.ts';
import { type CalendarEntry, calendarFeed } from './calendar-feed.ts';
import { homeworkTexts } from '../texts.ts';
import { isGivenTo } from './queries/task-rows.ts';
import { secretHash } from './secret-hash.ts';
import type { HomeworkTables } from './tables.ts';

/** `/agenda/{secret}.ics`: the own plan for calendar programs, which cannot sign in. What one belongs to is asked at every reading. */
export function registerFeedRoute(app: FastifyInstance, services: Services): void {
  const db = ownTables<HomeworkTables>(services.db);
  app.get<{ Params: { secret: string } }>('/agenda/:secret.ics', async (request, reply) => {
    const { secret } = request.params;
    if (!/^[\w-]{43}$/.test(secret)) return refuse('NOT_FOUND');
    const now = services.clock.now();
    const feed = await asSystem(() => findFeed(db, secret, now));
    if (!feed) return refuse('NOT_FOUND');
    const entries = await entriesFor(db, feed.user_id, zurichDay(now));
    const classNames = [...new Set(entries.classNames)].join(', ');
    const text = calendarFeed(fill(homeworkTexts.feedName, { name: classNames }).trim(), new URL(services.origin()).host, entries.entries);
    void reply.header('cache-control', 'private, max-age=900').header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
    return reply.type('text/calendar; charset=utf-8').send(text);
  });
}

function findFeed(db: Kysely<HomeworkTables>, secret: string, now: Date) {
  return (
    db
      .updateTable('homework_feed')
      .from('user_account')
      .set({ last_read_at: now })
      .whereRef('user_account.id', '=', 'user_id')
      .where('secret_hash', '=', secretHash(secret))
      // Who may not sign in may not read by an address either; it is as if it had never been.
      .where('disabled_at', 'is', null)
      .where('user_account.deleted_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst()
  );
}

/** Tasks and events of the person's classes, and their own; no name of anybody else (H10). */
async function entriesFor(
  db: Kysely<HomeworkTables>,
  userId: string,
  today: string,
): Promise<{ entries: CalendarEntry[]; classNames: string[] }> {
  const { classes } = await asSystem(() => membershipsOf(db, userId));
  openWall({ people: [userId], classes: classes.map((one) => one.id) });
  const taught = classes.filter((one) => one.as === 'teacher').map((one) => one.id);
  const attended = classes.filter((one) => one.as === 'pupil').map((one) => one.id);
  const rows = await db
    .selectFrom('homework_task')
    .select(['id', 'task', 'subject', 'date', 'event', 'event_date_to', 'box_id', 'minutes', 'updated_at'])
    .where('deleted_at', 'is', null)
    .where('date', '>=', addDays(today, -homeworkLimits.feedDaysBack))
    .where('date', '<=', addDays(today, homeworkLimits.feedDaysAhead))
    .where((where) =>
      where.or([
        where('owner_id', '=', userId),
        ...(taught.length > 0 ? [where('class_id', 'in', taught)] : []),
        ...(attended.length > 0 ? [where.and([where('class_id', 'in', attended), isGivenTo(where, userId)])] : []),
      ]),
    )
    .orderBy('date')
    .limit(2_000)
    .execute();
  const entries = rows.map((row) => {
    const from = row.date ?? today;
    const title = row.subject === null ? row.task : fill(homeworkTexts.feedSubject, { subject: row.subject, task: row.task });
    const isOfWeek = row.box_id !== null;
    return {
      uid: row.id,
      from,
      to: isOfWeek ? addDays(from, 6) : ((row.event ? row.event_date_to : null) ?? from),
      title: isOfWeek ? fill(homeworkTexts.feedWeek, { title }) : title,
      description: row.minutes === null ? '' : fill(homeworkTexts.minutes, { minutes: row.minutes }),
      changedAt: row.updated_at,
    };
  });
  return { entries, classNames: classes.map((one) => one.name) };
}
