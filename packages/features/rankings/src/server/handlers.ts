import { confirmed } from '@pausenplatz/kernel-contract';
import { addDays, mondayOf, zurichDay } from '@pausenplatz/kernel-format';
import { asSystem, type CallContext, lockFor, personOf, type Work } from '@pausenplatz/kernel-server';
import { holdClass, proveClass, shownPupils } from '@pausenplatz/schools/server';
import { sql } from 'kysely';
import {
  getClassLights,
  getOwnRanking,
  getRanking,
  type OwnRanking,
  rankingsLimits,
  setClassRanking,
  setOwnRanking,
} from '../contract/index.ts';
import { drawAlias } from '../rules/index.ts';
import { isInListedClass, rankingOf } from './queries.ts';
import { handle, refuse } from './rankings.ts';
import type { RankingsTables } from './tables.ts';

type Context = CallContext<RankingsTables>;

const getHandler = handle(getRanking, (context, { list }) =>
  rankingOf(context.db, list, context.actor.kind === 'user' ? context.actor.userId : null),
);

/** The alias of somebody who looks for the first time is drawn now, and theirs from then on. */
const ownHandler = handle(getOwnRanking, async (context) => {
  const { userId } = personOf(context);
  const known = await ownOf(context, userId);
  return known ?? context.transact((work) => drawn(context, work, userId));
});

const setOwnHandler = handle(setOwnRanking, async (context, { isListed, newAlias }) => {
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    await drawn(context, work, userId, newAlias);
    await work.db.updateTable('rankings_person').set({ is_listed: isListed }).where('user_id', '=', userId).execute();
    return found({ ...context, db: work.db }, userId);
  });
});

async function ownOf({ db }: Pick<Context, 'db'>, userId: string): Promise<OwnRanking | undefined> {
  const row = await db
    .selectFrom('rankings_person')
    .select(['alias', 'is_listed as isListed'])
    .select(
      isInListedClass(sql`rankings_person.user_id`)
        .$castTo<boolean>()
        .as('mayBeListed'),
    )
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row;
}

async function found(context: Pick<Context, 'db'>, userId: string): Promise<OwnRanking> {
  const own = await ownOf(context, userId);
  if (!own) throw new Error('The alias was drawn before');
  return own;
}

/** Draws an alias that nobody has; `again` in the place of the one before. */
async function drawn(context: Context, work: Work<RankingsTables>, userId: string, again = false): Promise<OwnRanking> {
  // Two who draw the same at once, and one who draws on two devices: whoever comes second keeps what the first one drew.
  await lockFor(work.db, 'rankings alias');
  const known = await ownOf(work, userId);
  if (known && !again) return known;
  for (let tried = 0; ; tried += 1) {
    const alias = drawAlias(Math.random, tried);
    // oxlint-disable-next-line no-await-in-loop -- the next one is drawn where this one is taken
    const isTaken = await asSystem(() =>
      work.db.selectFrom('rankings_person').select('alias').where('alias', '=', alias).executeTakeFirst(),
    );
    if (isTaken) continue;
    // oxlint-disable-next-line no-await-in-loop -- the last one
    await work.db
      .insertInto('rankings_person')
      .values({ user_id: userId, alias })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ alias }))
      .execute();
    return found(work, userId);
  }
}

const lightsHandler = handle(getClassLights, async (context, { classId }) => {
  const scope = await proveClass(context, classId, 'read');
  const { userId } = personOf(context);
  const ids = await shownPupils(context.db, scope);
  const monday = mondayOf(zurichDay(context.clock.now()));
  const { rows } = await sql<{ readonly userId: string }>`select user_id as "userId" from progress_sum
    where user_id = any(${ids}::text[]) and day >= ${monday} and day < ${addDays(monday, 7)} and answers > 0
    group by user_id having count(distinct day) >= ${rankingsLimits.daysForLight}`.execute(context.db);
  const open = await context.db.selectFrom('rankings_class').select('is_listed').where('class_id', '=', scope.classId).executeTakeFirst();
  return {
    className: scope.className,
    children: ids.length,
    lit: rows.length,
    isOwnLit: ids.includes(userId) ? rows.some((row) => row.userId === userId) : null,
    isListed: open?.is_listed === true,
    canSet: scope.rights.has('teach'),
  };
});

const setClassHandler = handle(setClassRanking, async (context, { classId, isListed }) => {
  const scope = await proveClass(context, classId, 'teach');
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    if (!(await holdClass(work, scope.classId, { teacherId: userId }))) return refuse('CLASS_ARCHIVED');
    await work.db
      .insertInto('rankings_class')
      .values({ class_id: scope.classId, is_listed: isListed })
      .onConflict((conflict) => conflict.column('class_id').doUpdateSet({ is_listed: isListed }))
      .execute();
    return confirmed;
  });
});

export const rankingsHandlers = [getHandler, ownHandler, setOwnHandler, lightsHandler, setClassHandler];
