import { type CallContext, openWall, personOf, type Work } from '@pausenplatz/kernel-server';
import { holdClass, proveClass, proveSchool, schoolsAbove } from '@pausenplatz/schools/server';
import type { ParsedInputOf } from '@pausenplatz/kernel-contract';
import { giveCredit, setClassLimits, setCreditLimit, setSchoolAge } from '../../contract/index.ts';
import { handle, refuse } from '../ai.ts';
import { aiConfig } from '../config.ts';
import type { AiTables } from '../tables.ts';
import { handOver } from '../wallet/hand-over.ts';
import { ensureWallet, type Owner } from '../wallet/wallets.ts';

type Context = CallContext<AiTables>;
type Target = ParsedInputOf<typeof giveCredit>['to'];

const giveHandler = handle(giveCredit, async (context, { from: schoolId, to, amount }) => {
  const { userId } = personOf(context);
  const school = schoolId === null ? null : await proveSchool(context, schoolId, 'administer');
  const from: Owner = school ? { kind: 'school', id: school.schoolId } : { kind: 'person', id: userId };
  const target = await proveTarget(context, to);
  const { testCredit } = context.config.of(aiConfig);
  return context.transact(async (work) => {
    if (school) await holdAdmin(work, school.schoolId, userId);
    await holdTarget(work, to, target.schoolIds, userId);
    await handOver(work, { from, to: { kind: to.kind, id: to.id }, amount, actorId: userId, now: context.clock.now(), testCredit });
    if (school)
      await work.audit({
        action: 'ai.give',
        scopeId: school.schoolId,
        subject: { kind: 'school', id: school.schoolId },
        details: { amount },
      });
    return { ok: true } as const;
  });
});

/** A class that one teaches, or somebody who teaches at one of the caller's schools. */
async function proveTarget(context: Context, to: Target): Promise<{ readonly schoolIds: readonly string[] }> {
  if (to.kind === 'class') {
    await proveClass(context, to.id, 'teach');
    return { schoolIds: [] };
  }
  const { userId, schoolIds, adminSchoolIds } = personOf(context);
  const all = [...new Set([...schoolIds, ...adminSchoolIds])];
  if (to.id === userId || all.length === 0) return refuse('AI_COLLEAGUE_NOT_FOUND');
  const found = await context.db
    .selectFrom('school_member')
    .select('user_id')
    .where('user_id', '=', to.id)
    .where('kind', '=', 'teacher')
    .where('school_id', 'in', all)
    .limit(1)
    .executeTakeFirst();
  if (!found) return refuse('AI_COLLEAGUE_NOT_FOUND');
  openWall({ people: [to.id] });
  return { schoolIds: all };
}

/** Holds until the commit what was proven before it. */
async function holdTarget(work: Work<AiTables>, to: Target, schoolIds: readonly string[], userId: string): Promise<void> {
  if (to.kind === 'class') {
    if (!(await holdClass(work, to.id, { teacherId: userId }))) refuse('CLASS_ARCHIVED');
    return;
  }
  const held = await work.db
    .selectFrom('school_member')
    .select('user_id')
    .where('user_id', '=', to.id)
    .where('kind', '=', 'teacher')
    .where('school_id', 'in', schoolIds)
    .forKeyShare()
    .execute();
  if (held.length === 0) refuse('AI_COLLEAGUE_NOT_FOUND');
}

async function holdAdmin({ db }: Work<AiTables>, schoolId: string, userId: string): Promise<void> {
  const above = await schoolsAbove(db, [schoolId]);
  const held = await db
    .selectFrom('school_member')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'admin')
    .where('school_id', 'in', above)
    .forKeyShare()
    .execute();
  if (held.length === 0) refuse('SCHOOL_FORBIDDEN');
}

const limitHandler = handle(setCreditLimit, async (context, { limit }) => {
  const { userId } = personOf(context);
  const { testCredit } = context.config.of(aiConfig);
  return context.transact(async (work) => {
    await ensureWallet(work, { kind: 'person', id: userId }, { testCredit, now: context.clock.now() });
    await work.db.updateTable('ai_wallet').set({ month_limit: limit }).where('person_id', '=', userId).execute();
    return { ok: true } as const;
  });
});

const classHandler = handle(setClassLimits, async (context, { classId, limit, childLimit }) => {
  const scope = await proveClass(context, classId, 'teach');
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    if (!(await holdClass(work, scope.classId, { teacherId: userId }))) return refuse('CLASS_ARCHIVED');
    await ensureWallet(work, { kind: 'class', id: scope.classId }, { testCredit: 0, now: context.clock.now() });
    const set = { month_limit: limit, child_limit: childLimit };
    await work.db.updateTable('ai_wallet').set(set).where('class_id', '=', scope.classId).execute();
    return { ok: true } as const;
  });
});

const ageHandler = handle(setSchoolAge, async (context, { schoolId, age }) => {
  const school = await proveSchool(context, schoolId, 'administer');
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    await holdAdmin(work, school.schoolId, userId);
    if (age === null) await work.db.deleteFrom('ai_school').where('school_id', '=', school.schoolId).execute();
    else
      await work.db
        .insertInto('ai_school')
        .values({ school_id: school.schoolId, age })
        .onConflict((conflict) => conflict.column('school_id').doUpdateSet({ age }))
        .execute();
    await work.audit({ action: 'ai.open', scopeId: school.schoolId, subject: { kind: 'school', id: school.schoolId }, details: { age } });
    return { ok: true } as const;
  });
});

export const giveHandlers = [giveHandler, limitHandler, classHandler, ageHandler];
